"""Those whom the birds take along, and those who stay on the ride."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, child_profile, cuff, hand_grip, jointed, mix_skin, shoe
from tools.painter.creatures.people_parts import Skin, hand, head, limb
from tools.painter.hand import contour, form, line, mass, row, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

WARM, COOL = "#ffe4b4", "#7a84b8"
LIGHT = (300.0, -300.0)
PUMP = Cloth("#7a2c4c", "#2c1024", "#e88aa0")
SKIN = Skin("#f0bf9c", "#a05a78", "#fff0c8", "#ec7a6c")


def _wing(c: Canvas, far: float) -> None:
    """Raised, its shoulder at the origin, some three hundred and fifty to the tip; bends to the right."""

    def tone(*colours: str) -> tuple[str, ...]:
        return tuple(mix(t, "#8a8cc0", far) for t in colours)

    shaft = mix("#8a8ab0", "#6a6ca0", far)
    row(
        c,
        "6,-132 -6,-170 -20,-206",
        "96,-236 70,-300 -6,-356",
        8,
        36,
        tone("#c8cce4", "#e4e2ee", "#fff8f0"),
        shaft,
        -0.06,
    )
    row(
        c,
        "28,-20 24,-70 10,-128",
        "176,-30 186,-110 122,-214",
        8,
        40,
        tone("#a8acd4", "#c4c8e4", "#dcdcec"),
        shaft,
        -0.08,
    )
    row(
        c,
        "16,-14 12,-70 -4,-140",
        "108,-34 114,-104 52,-196",
        8,
        34,
        tone("#c4c8e4", "#e4e2f0", "#fff4e8"),
        shaft,
        -0.08,
    )
    row(
        c,
        "4,-10 -2,-70 -16,-160",
        "60,-34 62,-96 18,-196",
        9,
        28,
        tone("#e0dff0", "#fff6ea", "#ffffff"),
        "",
        -0.06,
    )
    with form(
        c, "-14,14 -26,-60 -34,-150 -34,-214! -16,-204 -4,-140 12,-70 30,-20 16,20", tone("#fffaf0")[0]
    ):
        mass(c, "10,20 26,-20 8,-80 -8,-150 -20,-210 -8,-200 6,-140 24,-60 40,0", tone("#b8bcdc")[0], 7, 0.7)


def _dove(c: Canvas) -> None:
    """Its breast at the origin; it flies to the left and looks back down over its breast."""
    with c.relief(0.1):
        with c.at(-22, -50, 0.86, -27):
            _wing(c, 0.34)
        row(
            c,
            "96,34 104,46 104,62",
            "230,40 236,84 214,122",
            7,
            32,
            ("#a8acd4", "#d4d6ea", "#f8f0ec"),
            "#8a8ab0",
            0,
        )
        for x in (18, 44):
            line(c, f"{x + 10},60 {x - 4},86 {x - 12},104", "#d8766a", (9, 7, 6))
        with form(
            c,
            (
                "-92,-56 -98,-30 -84,0 -62,34 -20,66 40,76 96,70 128,56 112,32 60,-8 10,-46 "
                "-34,-72 -58,-98 -84,-104 -104,-88 -110,-66! -116,-58 -122,-44! -108,-50"
            ),
            "#fdf4ea",
        ):
            mass(c, "-20,80 60,80 140,60 100,30 40,44 -30,40 -64,10 -80,10", COOL, 12, 0.75)
            mass(c, "-110,-70 -96,-104 -60,-104 -70,-90 -90,-60 -84,-20 -94,-10", WARM, 6, 0.9)
            strands(
                c,
                "-60,0 -50,24 -20,50",
                "20,-20 40,10 70,50",
                12,
                ("#d4d4e8", "#ffffff"),
                (1, 3, 0.6),
                8,
                0.6,
            )
        c.path(contour("-108,-72! -122,-62 -134,-42! -120,-46 -104,-54!"), "#e8a060")
        line(c, "-106,-62 -118,-54 -128,-46", "#a8543c", (0.6, 1.6, 0.6))
        c.ellipse(-89, -76, 6.4, 7, "#4a2430", rot=20)
        c.ellipse(-90, -75, 4, 4.6, "#120a14")
        c.circle(-92, -78, 1.8, "#ffffff")
        line(c, "-100,-82 -88,-87 -78,-80", "#c8a8a8", (0.6, 2, 0.6))
        with c.at(14, -26, 0.98, 22):
            _wing(c, 0.0)
        for x in (14, 36):
            c.path(contour(f"{x - 14},98 {x - 2},92 {x + 6},100 {x - 2},112 {x - 12},110"), "#e88a78")


def _chain(c: Canvas, x0: float, y0: float, x1: float, y1: float, size: float = 1.0) -> None:
    n = int(math.hypot(x1 - x0, y1 - y0) / (9 * size))
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    for k in range(n):
        t = (k + 0.5) / n
        with c.at(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, size, turn):
            if k % 2:
                c.ring(0, 0, 6, 3.2, "#6a5a78", 2.4)
                c.path("M-5,-2.4 H4", "none", "#fff0d8", 1)
            else:
                c.segment(-5, 0, 5, 0, "#4a3c5c", 2.6)


def _cord(c: Canvas, x0: float, y0: float, x1: float, y1: float, size: float = 1.0) -> None:
    """What the birds have brought instead of the ride's chains."""
    text = f"{x0},{y0} {(x0 + x1) / 2},{(y0 + y1) / 2 + 3} {x1},{y1}"
    line(c, text, "#6a3c5c", [w * size for w in (7, 6.4, 6)])
    line(c, text, "#f8e4c0", [w * size for w in (4.6, 4, 3.6)])


def _girl(c: Canvas) -> None:
    """On her seat, facing right; the seat's middle at the origin, from head to shoe three hundred."""
    red, deep = "#d8483c", "#6a1c40"
    hair = ("#5a2c24", "#8a4a30", "#c8804c", "#6a3428")
    with c.relief(0.1):
        # Ropes from all four corners of the seat to the bird's feet.
        _cord(c, -30, -2, 158, -232, 0.9)
        _cord(c, 66, 4, 158, -232, 0.9)
        jointed(c, (6, -8), (92, -2), (98, 92), (38, 30, 16), mix_skin(SKIN, 0.3), LIGHT, 0.2, False)
        shoe(c, 99, 116, 14, PUMP, 0.86)
        strands(
            c,
            "-26,-186 -64,-176 -104,-196 -150,-180",
            "-20,-160 -54,-136 -90,-140 -128,-112",
            22,
            hair,
            (9, 13, 10, 0.6),
            10,
        )
        with form(
            c,
            (
                "-44,-8! -44,-60 -36,-112! -16,-132 12,-128 24,-108 "
                "22,-66 28,-28 62,-22 82,-10 86,14! 40,24 -30,22"
            ),
            red,
        ):
            mass(c, "-60,-130 -24,-130 -20,-50 0,10 -60,30", deep, 13, 0.9)
            mass(c, "-30,10 40,14 90,10 90,30 -30,30", deep, 7, 0.8)
            mass(c, "12,-130 30,-108 26,-66 34,-30 80,-16 60,-14 16,-30 10,-80", "#ffb088", 6, 0.85)
            for k in range(6):
                c.circle(-12 + 16 * (k % 3), -88 + 26 * (k // 3) + 6 * (k % 2), 4, "#fff0d8", 0.85)
        jointed(c, (10, 4), (112, 2), (134, 96), (42, 34, 18), SKIN, LIGHT, 0.22, False)
        line(c, "122,88 132,94 143,88", "#fff4e4", (10, 12, 10))
        shoe(c, 137, 121, 8, PUMP, 0.98)
        with form(c, "-48,-26! -10,-44 40,-38 70,-26 82,-8 84,16! 60,26 0,24 -46,14", red):
            mass(c, "-50,-40 -20,-30 0,30 -50,30", deep, 10, 0.8)
            mass(c, "30,-40 80,-26 80,-10 40,-22", "#ffb088", 5, 0.8)
            strands(c, "-20,-38 -8,-10 0,26", "50,-36 66,-14 74,22", 5, (deep, "#f07860"), (1, 3, 1), 3, 0.5)
        line(c, "-40,-38 0,-44 36,-38", "#fff0d8", (5, 6, 5))
        with form(c, "-48,8! 56,18! 60,30 50,36! -44,30!", "#3f8a94"):
            mass(c, "-50,24 60,28 60,40 -50,40", "#143c50", 4, 0.8)
            mass(c, "-44,8 50,18 50,22 -44,14", "#a8dcd4", 2, 0.7)
        _cord(c, -42, 14, 172, -232, 1.05)
        _cord(c, 54, 22, 172, -232, 1.05)
        for x, y in ((-42, 16), (54, 24)):
            c.circle(x, y, 6, "#6a3c5c")
            c.circle(x, y, 4, "#f8e4c0")
        # Head, thrown back to see the bird.
        c.path(contour("-14,-122! -16,-158 14,-158 14,-124 0,-112"), mix(SKIN.tone, SKIN.shade, 0.4))
        with c.at(10, -186, 0.98, -34):
            with c.at(-3, 0, 0.9):
                child_profile(c, SKIN, "#4a6a8c", hair[0], 1.0, -2, "open")
            with form(
                c,
                "26,-44 36,-34 12,-36 2,-20 -6,-4 -20,-8 -22,14 -34,26 -48,4 -48,-30 -28,-58 2,-66 26,-58",
                hair[1],
            ):
                mass(c, "-20,-60 10,-66 28,-50 0,-48", "#e8a868", 6, 0.9)
                mass(c, "-50,-20 -40,-40 -20,10 -36,24", hair[0], 6, 0.8)
            c.path(contour("-40,2! -62,-16 -60,16! -44,8 -42,30! -30,14"), "#f0c860")
        # The near arm, its hand shut round the chain.
        with form(c, "-32,-112 -18,-136 4,-134 18,-110 10,-88 -12,-84 -30,-92", red):
            mass(c, "-40,-110 -20,-130 -16,-90 -30,-80", deep, 6, 0.8)
        jointed(c, (-6, -108), (48, -66), (106, -108), (44, 34, 22), Cloth(red, deep, "#ffb088"), LIGHT)
        cuff(c, (48, -66), (106, -108), 24, "#fff0d8", "#a8707c")
        hand_grip(c, 108, -116, 26, SKIN, 0.72)


def _rider(c: Canvas, cloth: str, hair: str, reach: bool) -> None:
    """A child still on the ride, a hundred and thirty tall, facing right; the seat at the origin."""
    deep = mix(cloth, "#2a1440", 0.6)
    with c.relief(0.1):
        limb(c, "0,0 30,2 40,34 44,48", (18, 16, 12, 7), "#4a4a78", "#1c1c40")
        c.path(contour("36,44! 50,44! 60,54 36,56!"), "#3a1c30")
        with form(c, "-18,4! -16,-46 -4,-58 8,-54 14,-30 14,4!", cloth):
            mass(c, "-24,-60 -8,-60 -6,10 -24,10", deep, 5, 0.9)
            mass(c, "6,-56 18,-40 18,6 8,6", WARM, 4, 0.6)
        c.path("M-26,4 H26 l2,8 H-26Z", "#8a4a34")
        with c.at(4, -76, 0.46, -30):
            head(c, hair, SKIN, 0.9)
            c.path(
                contour("26,-44 34,-30 4,-30 -6,-4 -20,-8 -22,14 -34,26 -50,4 -48,-34 -28,-60 6,-66"), hair
            )
        if reach:
            limb(c, "-2,-46 22,-66 44,-96", (12, 10, 7), cloth, deep)
            hand(c, 44, -96, 30, SKIN, 0.5)
        else:
            limb(c, "-2,-44 18,-38 24,-56", (12, 10, 7), cloth, deep)


def _ride(c: Canvas) -> None:
    """The chair ride from beneath, its hub at (430, 742)."""
    x, y, rx, ry = 438.0, 736.0, 232.0, 50.0
    for k in range(28):
        a0, a1 = (math.tau * j / 28 for j in (k, k + 1))
        tone = mix(("#d8504c", "#f8e8d0")[k % 2], "#4a2c6c", 0.42 + 0.2 * math.cos(a0))
        c.poly(
            [
                (x, y - 14),
                (x + math.cos(a0) * rx, y + math.sin(a0) * ry),
                (x + math.cos(a1) * rx, y + math.sin(a1) * ry),
            ],
            tone,
        )
    c.ring(x, y, rx, ry, "#f0c878", 5)
    with c.group(through=c.blur(8)):
        c.ellipse(x, y - 8, 70, 16, "#3a1c4c", 0.7)
    c.path(
        contour(f"{x - 30},{y} {x - 36},920! {x + 40},920! {x + 30},{y}"),
        c.horiz("#f8e4c4", "#e0a890", "#8a5078"),
    )
    for k in range(6):
        c.path(
            f"M{x - 34},{y + 30 + k * 40} q34,16 70,-6 v18 q-36,20 -70,6Z",
            c.horiz("#e0604c", "#b83a4c", "#5a2050"),
        )
    for k in range(40):
        a = math.tau * (k + 0.5) / 40
        px, py = x + math.cos(a) * rx, y + math.sin(a) * ry
        if math.sin(a) > 0.14:
            tone = mix(
                ("#f0c050", "#d8504c", "#3f8a94")[k % 3], "#3a2058", 0.1 + 0.4 * (math.cos(a) * 0.5 + 0.5)
            )
            c.path(
                contour(
                    f"{px - 17},{py - 14}! {px + 17},{py - 14}! "
                    f"{px + 16},{py + 8} {px},{py + 20} {px - 16},{py + 8}"
                ),
                tone,
            )
            c.circle(px, py - 12, 3.6, "#fff4c8")
    for hx, hy, sx, sy, cloth, hair, reach in (
        (236.0, 752.0, 128.0, 850.0, "#f0b03c", "#3a2028", True),
        (392.0, 790.0, 372.0, 846.0, "#5a8ac0", "#8a5030", False),
    ):
        _chain(c, hx, hy, sx - 18, sy, 0.62)
        with c.at(sx, sy, 1.0, 8 if reach else 2):
            _rider(c, cloth, hair, reach)
        _chain(c, hx + 8, hy, sx + 20, sy, 0.62)
    # Hooks whose chains hang torn.
    line(c, "300,776 296,800 304,822 298,836", "#4a3c5c", (2.4, 2.4, 2))


@scene("p44", "rosedawn", Light(strength=0.0, focus=(270, 380)), by_hand=True)
def swings_come_loose(c: Canvas) -> None:
    nature.sky(c, ("#4a5a98", "#9a8fc0", "#f0b0a4", "#ffdca8"))
    c.glow(40, 800, 520, "#ffd890", 0.6)
    for text, tone, soft in (
        ("-40,420 60,380 150,400 240,372 330,420 420,450 300,476 120,480 -40,476", "#f8c8b8", 9),
        ("300,560 400,520 500,540 620,500 640,610 480,600 380,604", "#ffdcc0", 9),
        ("-40,690 60,650 150,672 220,700 120,724 -40,730", "#ffe8c8", 8),
        ("380,70 460,40 540,56 640,30 640,120 500,110", "#c0b4d8", 9),
    ):
        with c.group(through=torn(c, tone, 0.024, soft, 0.9, 2.6), opacity=0.85):
            c.path(contour(text), "#fff")
    # Another one, further on.
    with c.at(96, 150, 0.36, 4):
        _dove(c)
    _cord(c, 104, 190, 82, 278, 0.5)
    _cord(c, 108, 190, 116, 278, 0.5)
    with c.at(98, 278, 0.74, -4):
        _rider(c, "#3f8a94", "#d8a04c", False)
    for px, h, tone in ((40, 46, "#c87a88"), (250, 40, "#b8708c"), (560, 56, "#a86a90")):
        c.path(
            contour(
                f"{px - 44},910! {px - 40},{900 - h * 0.4}! {px},{900 - h * 1.6}! "
                f"{px + 40},{900 - h * 0.4}! {px + 44},910!"
            ),
            tone,
        )
        c.path(
            contour(
                f"{px - 14},910! {px - 12},{900 - h * 0.4}! {px},{900 - h * 1.6}! "
                f"{px + 12},{900 - h * 0.4}! {px + 14},910!"
            ),
            mix(tone, "#fff0d8", 0.5),
        )
    _ride(c)
    with c.at(372, 262, 0.86, -4):
        _dove(c)
    with c.at(196, 596, 1.12, 4):
        _girl(c)
    for x, y, turn in ((470, 430, 30), (520, 560, -20), (86, 560, 60)):
        with c.at(x, y, 1.0, turn):
            row(c, "0,0 1,1", "34,-4 35,-3", 1, 12, ("#fff6ee",), "#a8a8c8", 0.1)
