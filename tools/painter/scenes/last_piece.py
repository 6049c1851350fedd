"""A country laid as a puzzle, and the crow that leaves with a piece of it."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas, Point, polyline
from tools.painter.hand import contour, feather, form, line, mass
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.thieving_crow import crow

CROW = (334.0, 262.0, 0.66, 4.0)
SHADE, SUN = "#2c2440", "#ffdc90"
ACROSS = (0.0, 0.26, 0.5, 0.76, 1.0)
DEEP = (-0.06, 0.14, 0.36, 0.6, 0.82, 1.04)
# Half of a knob, along an edge of length one and away from it.
KNOB = ((0, 0), (0.2, 0.02), (0.4, -0.01), (0.41, 0.09), (0.36, 0.17), (0.42, 0.25), (0.5, 0.27))
TURNS = "+-+--+-++-+-++-+--+-+-++--+-+-+-+"


def _seen(u: float, v: float) -> Point:
    """A place of the puzzle in the picture."""
    far = 1 + 1.6 * v
    return 300 + (u - 0.5) * 960 / far + (v - 0.3) * 60, -110 + 1070 / far


def _edge(a: Point, b: Point, side: int) -> list[Point]:
    """The seam between two corners of the puzzle, with a knob to one side."""
    spots = [*KNOB, *((1 - t, n) for t, n in KNOB[-2::-1])]
    (au, av), (bu, bv) = a, b
    du, dv = bu - au, bv - av
    stretch = 1.0 if abs(du) < abs(dv) else 0.9
    return [(au + du * t - dv * n * side * stretch, av + dv * t + du * n * side * stretch) for t, n in spots]


def _piece(col: int, deep: int) -> list[Point]:
    """The outline of one piece on the puzzle."""
    u0, u1, v0, v1 = ACROSS[col], ACROSS[col + 1], DEEP[deep], DEEP[deep + 1]

    def turn(k: int) -> int:
        return 1 if TURNS[k % len(TURNS)] == "+" else -1

    low = _edge((u0, v0), (u1, v0), turn(col + deep * 4))
    right = _edge((u1, v0), (u1, v1), turn(col + 1 + deep * 5 + 7))
    high = _edge((u0, v1), (u1, v1), turn(col + (deep + 1) * 4))
    left = _edge((u0, v0), (u0, v1), turn(col + deep * 5 + 7))
    return [*low, *right, *high[::-1], *left[::-1]]


def _on(outline: list[Point]) -> str:
    return contour(" ".join(f"{x:.1f},{y:.1f}" for x, y in (_seen(u, v) for u, v in outline)))


def _sheep(c: Canvas, back: bool = True, front: bool = True, head: float = 0.0) -> None:
    """A ewe that stands on the origin and looks to the right, ninety long; half of it may be gone."""
    x: float
    y: float
    clip = (
        ""
        if back and front
        else c.clip("M-4,-120 h120 v140 h-120Z" if front else "M-120,-120 h116 v140 h-116Z")
    )
    with c.relief(0.1), c.group(clip=clip) if clip else c.group():
        for x in (-30, -20, 22, 32):
            line(c, f"{x},-26 {x + 1},-12 {x},0", "#2c1c20", (8, 6, 7))
        with form(c, "-50,-40 -46,-62 -24,-74 4,-72 30,-76 50,-60 50,-36 30,-22 0,-20 -34,-22", "#efe4d0"):
            mass(c, "-56,-30 60,-30 50,-10 -50,-10", SHADE, 8, 0.85)
            mass(c, "10,-76 60,-70 60,-20 30,-24 34,-54", "#8a7c90", 8, 0.7)
        for _ in range(90):
            a, far = c.r.uniform(0, math.tau), math.sqrt(c.r.random())
            x, y = math.cos(a) * 48 * far, -48 + math.sin(a) * 27 * far
            light = 0.5 - x / 140 - (y + 48) / 60
            tone = mix("#8a7c94", "#fff8e4", max(0.0, min(1.0, light + c.r.uniform(-0.2, 0.2))))
            c.circle(x, y, c.r.uniform(4, 7.5), tone)
            line(c, f"{x - 4},{y} {x},{y - 4} {x + 4},{y + 1}", mix(tone, SHADE, 0.4), (0.6, 1.4, 0.6), 0.6)
        if not (back and front):
            c.path("M-4,-74 V-20", "none", "#fff6e0", 3)
        if front:
            with c.at(48, -62, 1.0, head):
                with form(c, "-14,-14 2,-22 18,-14 34,2 36,12 26,16 8,12 -8,10", "#3a2628"):
                    mass(c, "-10,-18 6,-22 20,-12 34,4 10,-4", "#a87c60", 4, 0.9)
                for text in ("-6,-14 -26,-22 -34,-12 -20,-6", "4,-18 2,-34 12,-36 14,-20"):
                    c.path(contour(text), "#4a3030")
                c.ellipse(12, -6, 4, 3.6, "#d8b890", rot=20)
                c.circle(12.6, -6, 3, "#14080c")
                c.circle(13.6, -7.2, 1, "#fff4dc")
                line(c, "7,-9 12,-11 17,-8", "#1c0f12", (0.6, 2, 0.6))
                line(c, "26,12 30,10 35,10", "#14080c", (1, 1.6, 0.6))
                for _ in range(12):
                    c.circle(
                        c.r.uniform(-14, 6),
                        c.r.uniform(-24, -14),
                        c.r.uniform(3, 5),
                        c.r.choice(("#fff4dc", "#d8ccc0")),
                    )


def _tree(c: Canvas, x: float, y: float, s: float, tones: tuple[str, str, str]) -> None:
    px: float
    py: float
    with c.group(through=c.blur(6 * s)):
        c.path(
            contour(
                f"{x},{y} {x + 50 * s},{y - 20 * s} {x + 150 * s},{y - 10 * s} "
                f"{x + 170 * s},{y + 26 * s} {x + 70 * s},{y + 30 * s}"
            ),
            SHADE,
            op=0.6,
        )
    line(
        c, f"{x},{y} {x - 3 * s},{y - 50 * s} {x + 3 * s},{y - 100 * s}", "#5a3424", (24 * s, 14 * s, 10 * s)
    )
    line(
        c,
        f"{x - 6 * s},{y - 4 * s} {x - 7 * s},{y - 50 * s} {x},{y - 90 * s}",
        "#c88a54",
        (5 * s, 4 * s, 2 * s),
    )
    for px, py, r in ((0, -140, 62), (-46, -112, 44), (48, -112, 46), (-20, -186, 44), (30, -180, 40)):
        c.circle(x + px * s, y + py * s, r * s, tones[0])
    for _ in range(230):
        a, far = c.r.uniform(0, math.tau), math.sqrt(c.r.random())
        px, py = math.cos(a) * 92 * far, -142 + math.sin(a) * 84 * far
        light = 0.5 - px / 200 - (py + 142) / 170 + c.r.uniform(-0.2, 0.2)
        tone = mix(tones[0], tones[1], max(0.0, min(1.0, light)))
        tone = mix(tone, tones[2], max(0.0, min(1.0, light * 2 - 1.3)))
        b = c.r.uniform(0.4, 2.7)
        feather(
            c,
            (x + px * s, y + py * s),
            (x + (px + math.cos(b) * 20) * s, y + (py + math.sin(b) * 18) * s),
            14 * s,
            tone,
        )


def _land(c: Canvas) -> None:
    outside = [(0.0, -0.06), (1.0, -0.06), (1.0, 1.04), (0.0, 1.04)]
    corners = [_seen(u, v) for u, v in outside]
    with c.group(through=c.blur(12)):
        c.path(polyline([(x + 16, y + 22) for x, y in corners]) + "Z", "#1c0f18", op=0.8)
    c.path(polyline([(x + 2, y + 12) for x, y in corners]) + "Z", "#a8845c")
    with c.relief(0), c.group(clip=c.clip(polyline(corners) + "Z")):
        c.rect(-100, 250, 800, 720, c.vert("#c8b468", "#a8b050", "#7a9a44", "#5a8040"))
        for text, tone in (
            ("-60,700 120,640 260,700 200,800 -60,840", "#8cae4c"),
            ("60,420 240,390 330,440 200,500 40,500", "#e0cc78"),
            ("380,640 560,600 700,680 640,820 440,780", "#4f7a40"),
            ("-60,860 200,820 420,880 400,960 -60,960", "#3f6a3c"),
        ):
            mass(c, text, tone, 22, 0.9)
        stream = (
            (0.6, 1.1),
            (0.67, 0.9),
            (0.6, 0.72),
            (0.72, 0.54),
            (0.75, 0.34),
            (0.64, 0.14),
            (0.66, -0.1),
        )
        way = [_seen(u, v) for u, v in stream]
        text = " ".join(f"{x:.0f},{y:.0f}" for x, y in way)
        line(c, text, "#5a6a3c", (22, 30, 36, 46, 62, 92, 130))
        line(c, text, "#3f88a0", (16, 24, 28, 38, 52, 80, 116))
        line(c, " ".join(f"{x - 6:.0f},{y:.0f}" for x, y in way), "#a8dcd8", (6, 8, 8, 12, 16, 24, 30), 0.8)
        for _ in range(40):
            k = c.r.uniform(0, 4.6)
            i = int(k)
            x = way[i][0] + (way[i + 1][0] - way[i][0]) * (k - i) + c.r.uniform(-8, 8) * (1 + k * 0.5)
            y = way[i][1] + (way[i + 1][1] - way[i][1]) * (k - i)
            w = 4 + k * 3
            line(c, f"{x - w},{y} {x},{y - 2} {x + w},{y}", "#f4fff4", (0.5, 1.8, 0.5), 0.8)
        for _ in range(520):
            u, v = c.r.random(), c.r.uniform(-0.05, 1)
            if abs(u - 0.67) < 0.12:
                continue
            x, y = _seen(u, v)
            s = 15 / (1 + 1.6 * v)
            tone = c.r.choice(("#d8d070", "#4f7a3c", "#8aa848", "#f0e090", "#3a643a"))
            line(
                c,
                f"{x},{y} {x + 1},{y - s * 0.6} {x + c.r.uniform(-4, 4)},{y - s}",
                tone,
                (2.4, 1.6, 0.4),
                0.8,
            )
    for deep in range(5):
        for col in range(4):
            d = _on(_piece(col, deep))
            with c.group("translate(1.4,1.8)"):
                c.path(d, "none", "#f4e8a8", 1.6, 0.6)
            c.path(d, "none", "#3a3c28", 2.4, 0.8)


def _night(c: Canvas) -> None:
    """What is under the piece that is gone."""
    d = _on(_piece(1, 1))
    with c.relief(0), c.group(clip=c.clip(d)):
        c.rect(80, 480, 320, 320, c.vert("#0a0a2c", "#141c54", "#2a3a86"))
        for _ in range(46):
            x, y = c.r.uniform(110, 330), c.r.uniform(500, 760)
            c.circle(x, y, c.r.choice((0.9, 1.4, 2.2)), "#fff6d0", 0.95)
        c.glow(216, 640, 90, "#c8d0ff", 0.7)
        c.path("M206,604 a36,36 0 1 0 34,54 a30,30 0 1 1 -34,-54Z", "#fff4cc")
        with c.group("translate(5,13)"):
            c.path(d, "none", "#04041a", 16, 0.7)
    c.path(d, "none", "#d8b078", 5)
    with c.group("translate(-1,-2)"):
        c.path(d, "none", "#4a3024", 2)
    c.glow(220, 640, 170, "#7a8ce8", 0.5)


def _ladder(c: Canvas) -> None:
    """From two pegs at the edge of the gap down into the night."""
    with c.group(opacity=0.95):
        for k in range(9):
            t = k / 8
            y, half = 588 + 96 * t**0.8, 15 - 7 * t
            x = 268 - 10 * t
            tone = mix("#e8c890", "#2a3a86", t * 0.9)
            line(
                c, f"{x - half},{y} {x},{y + 2} {x + half},{y}", tone, (3.4 - 2 * t, 3.4 - 2 * t, 3.4 - 2 * t)
            )
        for side in (-1, 1):
            for k in range(8):
                t, u = k / 8, (k + 1) / 8
                ax, bx = 268 - 10 * t + side * (15 - 7 * t), 268 - 10 * u + side * (15 - 7 * u)
                ay, by = 574 + 110 * t**0.9, 574 + 110 * u**0.9
                c.segment(ax, ay, bx, by, mix("#d8b078", "#2a3a86", t * 0.9), 2.6 - 1.4 * t)
    for x in (252.0, 284):
        c.shade(x + 6, 572, 9, 3, 0.7, SHADE)
        line(c, f"{x},574 {x - 1},566 {x},556", "#6a3c24", (7, 6, 5))
        line(c, f"{x - 2},572 {x - 3},558", "#f0c088", (1.6, 1.4), 0.8)


def _boat(c: Canvas, x: float, y: float) -> None:
    with c.at(x, y, 1.1, -16), c.relief(0.1):
        with c.group(through=c.blur(4)):
            c.path(contour("-44,6 0,26 56,10 40,22 -10,34"), "#143040", op=0.7)
        with form(c, "-52,-10! -40,12 -6,24 34,16 60,-14! 20,-4 -20,-2", "#c83a30"):
            mass(c, "-50,6 60,-4 40,30 -40,30", "#5a1428", 7, 0.9)
        with form(c, "-52,-10! -20,-20 24,-20 60,-14! 24,-3 -18,-1", "#7a4a30"):
            mass(c, "-40,-16 20,-20 40,-14 0,-12", "#2a1418", 5, 0.9)
        for x0 in (-18, 18):
            c.poly([(x0 - 6, -18), (x0 + 4, -18), (x0 + 6, -3), (x0 - 4, -3)], "#d89c5c")
        line(c, "-52,-10 -18,-1 24,-3 60,-14", "#ffb080", (2, 4, 4, 2))
        line(c, "-6,-14 26,-30 58,-44", "#e8c890", (3, 3, 3))
        c.path(contour("52,-46 70,-58 78,-50 62,-38"), "#e8c890")


def _blank(c: Canvas, tone: str) -> str:
    """A piece that lies flat or is held, round its middle; its outline comes back."""
    flat = [(u * 520, -v * 520) for u, v in _piece(1, 1)]
    mx = sum(x for x, _ in flat) / len(flat)
    my = sum(y for _, y in flat) / len(flat)
    text = " ".join(f"{x - mx:.1f},{y - my:.1f}" for x, y in flat)
    with c.group("translate(-5,8)"):
        c.path(contour(text), "#b08458")
        c.path(contour(text), "none", "#5a3c2c", 2)
    c.path(contour(text), tone)
    return text


def _stolen(c: Canvas) -> None:
    """The piece in its beak, with half a ewe on it."""
    text = _blank(c, "#8aa848")
    with c.relief(0), c.group(clip=c.clip(contour(text))):
        c.rect(-120, -120, 240, 240, c.vert("#c8c060", "#8aa848", "#5a8840"))
        mass(c, "-120,-120 -20,-100 -60,120 -120,120", SUN, 20, 0.6)
        for _ in range(90):
            x, y = c.r.uniform(-90, 90), c.r.uniform(-90, 90)
            line(
                c,
                f"{x},{y} {x + 1},{y - 5} {x + c.r.uniform(-3, 3)},{y - 10}",
                c.r.choice(("#e8dc80", "#3f703c", "#a8b850")),
                (2, 1.4, 0.4),
                0.8,
            )
        with c.at(64, 44, 0.92):
            _sheep(c, front=False)
    c.path(contour(text), "none", "#fff4c8", 2, 0.8)


@scene("p47", "sand", Light(strength=0.0, focus=(250, 400)), by_hand=True)
def the_last_piece(c: Canvas) -> None:
    x: float
    y: float
    c.rect(0, 0, 600, 900, c.vert("#6a4434", "#a87850", "#c8986a"))
    for k in range(9):
        y = 20 + k * 46
        line(c, f"-20,{y + 20} 200,{y + 6} 420,{y} 620,{y - 16}", "#4a2c28", (1.6, 2.6, 2, 1.4), 0.6)
    c.path(
        "M-20,40 L330,-20 L470,-20 L150,420 L-20,420Z",
        c.linear([(0, SUN, 0.55), (1, SUN, 0.0)], (0, 0), (1, 1)),
    )
    for x, y, rot, tone in ((62, 470, 20, "#a8a850"), (66, 90, -30, "#3f88a0"), (566, 400, 50, "#c8b468")):
        with c.at(x, y, 0.4, rot):
            c.shade(6, 12, 110, 90, 0.6, SHADE)
            _blank(c, tone)
    _land(c)
    for u, v, s, tones in (
        (0.4, 0.94, 0.44, ("#5a5a30", "#c8a844", "#ffe89c")),
        (0.94, 0.72, 0.56, ("#2f5440", "#88a050", "#f0e490")),
    ):
        _tree(c, *_seen(u, v), s, tones)
    _night(c)
    _ladder(c)
    _boat(c, *_seen(0.745, 0.36))
    with c.group(through=c.blur(12), opacity=0.55):
        c.path(contour("290,440 350,400 400,440 470,420 560,448 620,500 520,496 440,520 350,490"), SHADE)
    for u, v, s, head, flip in ((0.33, 0.52, 0.72, 6, False),):
        x, y = _seen(u, v)
        c.shade(x + 20 * s, y, 60 * s, 10 * s, 0.7, SHADE)
        with c.at(x, y, s, 0, flip):
            _sheep(c, head=head)
    x, y = _seen(0.5, 0.235)
    c.shade(x + 40, y + 2, 70, 12, 0.7, SHADE)
    with c.at(x + 4, y, 1.4):
        _sheep(c, back=False, head=-40)
    x, y = _seen(0.3, 0.045)
    c.shade(x + 40, y, 100, 15, 0.7, SHADE)
    with c.at(x, y, 1.22):
        _sheep(c, head=24)
    _tree(c, 576, 936, 1.25, ("#1f3c34", "#5a8044", "#e8dc88"))
    with c.at(*CROW, True):
        crow(c)
    with c.at(116, 268, 1.0, 12):
        _stolen(c)
    with (
        c.at(*CROW, True),
        c.relief(0.15),
        form(c, "200,-36! 244,-26 268,-2! 226,-8 200,-10", "#2a2830"),
    ):
        mass(c, "190,-44 220,-40 250,-26 200,-26", "#d8b890", 4, 0.9)
    c.glow(0, 0, 420, SUN, 0.3)
