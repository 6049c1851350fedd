"""A wet street from above, and one umbrella that is held the other way up."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.hand import contour, feather, form, line, mass
from tools.painter.palettes import darker, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

LAMP: Point = (120.0, -160.0)
"""A street lamp above the upper left, out of the picture."""
POND: Point = (322.0, 476.0)
AWAY = ((0.35, 1.1), (0.5, 0), (0.35, -1.1), (1.2, -1.0), (1.3, 0), (1.2, 1.0))
TOWARD = ((0.25, 0.34), (0.2, -0.3), (0.66, -0.3), (0.72, 0.3))
"""Where a dome lies in shade and where it is lit, along the light and across it, in shares of its size."""


def _spot(x: float, y: float) -> str:
    return f"{x:.1f},{y:.1f}"


def _way(*spots: Point) -> str:
    return " ".join(_spot(x, y) for x, y in spots)


def _panel(c: Canvas, middle: Point, tips: tuple[Point, Point], top: Point, fill: str) -> None:
    """One piece of cloth between two ribs, out beyond the rim."""
    corners = (middle, tips[0], top, tips[1])
    c.path("M" + " L".join(_spot(x, y) for x, y in corners) + "Z", fill, fill, 1)


def _rim(x: float, y: float, r: float, turn: float, hang: float) -> tuple[str, list[Point]]:
    """The edge of eight panels, drawn in between the tips of the ribs."""
    words, tips = [], []
    for k in range(8):
        a, m = math.tau * k / 8 + turn, math.tau * (k + 0.5) / 8 + turn
        tips.append((x + math.cos(a) * r, y + math.sin(a) * r))
        words += [_spot(*tips[-1]) + "!", _spot(x + math.cos(m) * r * hang, y + math.sin(m) * r * hang)]
    return " ".join(words), tips


def _pavement(c: Canvas) -> None:
    x: float
    y: float
    c.rect(
        0,
        0,
        600,
        900,
        c.linear([(0, "#8d8a80", 1), (0.4, "#5a6670", 1), (1, "#465666", 1)], (0.1, 0), (0.6, 1)),
    )
    for j in range(19):
        for i in range(11):
            x, y = i * 62 + (j % 2) * 31 - 30, j * 50 - 12
            tone = mix("#4c5a68", "#8a9292", c.r.uniform(0, 0.7) * (1 - j / 26))
            with c.relief(0):
                c.path(
                    contour(
                        f"{x},{y + 4} {x + 28},{y} {x + 57},{y + 4} "
                        f"{x + 57},{y + 42} {x + 28},{y + 46} {x},{y + 42}"
                    ),
                    tone,
                    op=0.8,
                )
                line(
                    c,
                    f"{x + 6},{y + 5} {x + 26},{y + 2} {x + 50},{y + 5}",
                    "#c8c0a4",
                    (0.5, 2, 0.5),
                    0.5 * (1 - j / 20),
                )
    for _ in range(26):
        x, y = c.r.uniform(0, 600), c.r.uniform(0, 900)
        mass(
            c,
            f"{x - 40},{y} {x},{y - 12} {x + 44},{y} {x},{y + 12}",
            c.r.choice(("#ffe4a8", "#aab8bc", "#1c2630")),
            9,
            0.3,
        )


def _umbrella(c: Canvas, x: float, y: float, r: float, tone: str, turn: float) -> None:
    """Open, from above: a dome, so that its point lies nearer to us than its rim."""
    dx, dy = LAMP[0] - x, LAMP[1] - y
    far = math.hypot(dx, dy)
    ux, uy = dx / far, dy / far
    near = 1 - min(0.6, far / 1700)
    px, py = x + (x - 300) * 0.05, y + (y - 450) * 0.05
    text, tips = _rim(x, y, r, turn, 0.87)
    with c.group("translate(20,30)", c.blur(13), opacity=0.7):
        c.path(contour(text), "#10161f")
    with c.relief(0), form(c, text, tone):
        with c.group(through=c.blur(r * 0.03)):
            for k, (ax, ay) in enumerate(tips):
                bx, by = tips[(k + 1) % 8]
                m = math.tau * (k + 0.5) / 8 + turn
                facing = math.cos(m) * ux + math.sin(m) * uy
                share = abs(facing)
                fill = (
                    mix(tone, "#fff0cc", 0.24 * share * near)
                    if facing > 0
                    else mix(tone, "#1c2a44", 0.26 * share)
                )
                beyond = (x + math.cos(m) * r * 1.1, y + math.sin(m) * r * 1.1)
                _panel(c, (px, py), ((ax, ay), (bx, by)), beyond, fill)
        deep, bright = darker(tone, 0.34), mix(tone, "#fff0cc", 0.6)
        # Cloth sags between the ribs: soft, darker towards the rim.
        for k in range(8):
            m = math.tau * (k + 0.5) / 8 + turn
            mx, my = math.cos(m), math.sin(m)
            w = r * 0.15
            mass(
                c,
                _way(
                    (px + mx * r * 0.3, py + my * r * 0.3),
                    (x + mx * r * 0.8 - my * w, y + my * r * 0.8 + mx * w),
                    (x + mx * r, y + my * r),
                    (x + mx * r * 0.8 + my * w, y + my * r * 0.8 - mx * w),
                ),
                deep,
                r * 0.09,
                0.3,
            )
        mass(
            c,
            _way(*[(px - ux * r * a - uy * r * b, py - uy * r * a + ux * r * b) for a, b in AWAY]),
            "#16223a",
            r * 0.2,
            0.34,
        )
        mass(
            c,
            _way(*[(px + ux * r * a - uy * r * b, py + uy * r * a + ux * r * b) for a, b in TOWARD]),
            "#fff0cc",
            r * 0.14,
            0.36 * near,
        )
        for ax, ay in tips:
            facing = ((ax - x) * ux + (ay - y) * uy) / r
            middle = ((px + ax) / 2 + (px - x) * 0.4, (py + ay) / 2 + (py - y) * 0.4)
            way = _way((px, py), middle, (ax, ay))
            line(
                c,
                way,
                bright if facing > -0.2 else mix(tone, "#b8ccdc", 0.42),
                (0.8, 1.4, 1),
                0.36 + 0.2 * facing,
            )
        for _ in range(7):
            a, n = c.r.uniform(0, math.tau), r * c.r.uniform(0.3, 0.9)
            c.circle(x + math.cos(a) * n, y + math.sin(a) * n, c.r.uniform(0.8, 1.8), "#f4f0e0", 0.6)
    # The rim of wet cloth shines a little, more towards the lamp.
    for k, (ax, ay) in enumerate(tips):
        m, (bx, by) = math.tau * (k + 0.5) / 8 + turn, tips[(k + 1) % 8]
        facing = math.cos(m) * ux + math.sin(m) * uy
        rim = (
            f"{_spot(ax, ay)} {_spot(x + math.cos(m) * r * 0.87, y + math.sin(m) * r * 0.87)} {_spot(bx, by)}"
        )
        line(c, rim, mix("#8fa6bc", "#fff0cc", max(0, facing)), (0.8, 1.4, 0.8), 0.26 + 0.24 * facing)
        c.circle(ax, ay, 2, bright)
    c.circle(px + 2, py + 3, 5, "#10161f", 0.7)
    c.circle(px, py, 3.6, "#e8dcb8")


def _koi(
    c: Canvas, x: float, y: float, size: float, rot: float, tones: Sequence[str], bend: float = 1.0
) -> None:
    """From above, its head to the right; some hundred and fifty long, its shadow on the cloth below."""
    body = (
        f"70,{bend * 6} 62,{-15 + bend * 5} 38,-22 0,{-19 - bend * 3} -38,{-10 - bend * 1} "
        f"-62,{-4 + bend * 6} -62,{4 + bend * 8} -38,{9 + bend * 1} 0,{19 - bend * 3} "
        f"38,22 62,{17 + bend * 5}"
    )
    tail = (
        f"-56,{bend * 6} -76,{-14 + bend * 10} -108,{-24 + bend * 18} -96,{bend * 14} "
        f"-112,{22 + bend * 22} -78,{16 + bend * 12}"
    )
    with c.group(f"translate({x + 13},{y + 20}) rotate({rot}) scale({size})", c.blur(7), opacity=0.55):
        c.path(contour(body), "#06303c")
        c.path(contour(tail), "#06303c")
    tone, patch, pale = tones
    with c.at(x, y, size, rot), c.relief(0):
        c.path(contour(tail), pale, op=0.8)
        for dy in (-20, -8, 6, 20):
            line(
                c,
                f"-58,{bend * 6 + dy * 0.15} -80,{bend * 11 + dy * 0.6} -104,{bend * 18 + dy}",
                tone,
                (3, 2.4, 0.8),
                0.6,
            )
        for side in (-1, 1):
            for k in range(5):
                feather(
                    c, (34 - k * 2, side * 17), (12 - k * 3, side * (42 - k * 4)), 11, pale, tone, side * 0.14
                )
            feather(c, (-24, side * 10), (-44, side * 26), 10, pale, tone, side * 0.14)
        with form(c, body, tone):
            mass(c, "-70,10 -30,6 30,10 74,8 74,40 -70,40", darker(tone, 0.35), 7, 0.55)
            mass(c, "64,-26 30,-40 -10,-30 -16,8 10,20 34,2", patch, 3, 0.95)
            mass(c, "-34,-16 -48,-12 -52,8 -30,10 -24,0", patch, 2.4, 0.9)
            mass(c, "50,-10 62,-8 66,6 54,8", pale, 4, 0.6)
            mass(c, "56,-4 20,-8 -20,-9 -50,-2 -20,-4 20,-2", "#fff8e4", 3, 0.75)
            for k in range(9):
                for j in range(-2, 3):
                    sx, sy = 26 - k * 8.5, j * 6.6 + (k % 2) * 3.3
                    if abs(sy) < 16 - k * 1.1:
                        line(
                            c,
                            f"{sx},{sy - 4} {sx - 4},{sy} {sx},{sy + 4}",
                            darker(tone, 0.3),
                            (0.5, 1.1, 0.5),
                            0.4,
                        )
        feather(c, (18, -1), (-30, bend * -3), 9, mix(pale, patch, 0.4), patch, 0.05)
        for side in (-1, 1):
            c.circle(54, side * 13 + bend * 4, 3.2, "#1a1420")
            c.circle(55, side * 13 + bend * 4 - 1, 1, "#ffffff")


def _pond(c: Canvas) -> None:
    x, y = POND
    r = 176.0
    text, tips = _rim(x, y, r, 0.2, 0.9)
    with c.group("translate(24,38)", c.blur(18), opacity=0.8):
        c.path(contour(text), "#0c111a")
    with c.relief(0), form(c, text, "#c02c2c"):
        for k, (ax, ay) in enumerate(tips):
            bx, by = tips[(k + 1) % 8]
            m = math.tau * (k + 0.5) / 8 + 0.2
            # Hollow: the side away from the lamp looks at it.
            facing = math.cos(m) * 0.35 + math.sin(m) * 0.94
            fill = (
                mix("#c02c2c", "#ff9a60", 0.62 * facing)
                if facing > 0
                else mix("#c02c2c", "#3c0a1c", -0.62 * facing)
            )
            beyond = (x + math.cos(m) * r * 1.1, y + math.sin(m) * r * 1.1)
            _panel(c, (x, y), ((ax, ay), (bx, by)), beyond, fill)
        for ax, ay in tips:
            line(
                c,
                f"{_spot(x, y)} {_spot((x + ax) / 2, (y + ay) / 2)} {_spot(ax, ay)}",
                "#5a1020",
                (2, 4, 4),
                0.8,
            )
            line(
                c,
                f"{_spot(x, y)} {_spot((x + ax) / 2 - 1.6, (y + ay) / 2)} {_spot(ax - 1.6, ay)}",
                "#ffc8a0",
                (1, 1.6, 1.6),
                0.8,
            )
    line(c, " ".join(w.rstrip("!") for w in (*text.split(), text.split()[0])), "#ff9a70", (2.2, 2.2), 0.75)
    for ax, ay in tips:
        c.circle(ax, ay, 4.4, "#f4d8a0")
    water = " ".join(
        _spot(
            x + math.cos(k * math.tau / 16 + 0.2) * (138 if k % 2 == 0 else 133),
            y + math.sin(k * math.tau / 16 + 0.2) * (138 if k % 2 == 0 else 133),
        )
        for k in range(16)
    )
    with c.relief(0), form(c, water, "#3f9aa4"):
        c.circle(x, y, 144, c.radial("#2a7f92", "#3fa0a8", "#8fd0c4", cx=0.42, cy=0.36, r=0.66))
        mass(
            c,
            f"{x - 150},{y - 150} {x + 150},{y - 150} {x + 130},{y - 84} {x},{y - 112} {x - 120},{y - 70}",
            "#10485c",
            16,
            0.75,
        )
        mass(
            c,
            f"{x - 90},{y + 90} {x},{y + 128} {x + 100},{y + 84} {x + 70},{y + 140} {x - 60},{y + 140}",
            "#e8f4d0",
            12,
            0.6,
        )
        for ax, ay in tips:
            line(
                c,
                _way((x, y), ((x + ax) / 2, (y + ay) / 2), (x + (ax - x) * 0.8, y + (ay - y) * 0.8)),
                "#7a3a44",
                (2, 3, 4),
                0.3,
            )
        _koi(c, x - 4, y - 58, 1.16, 10, ("#f47a24", "#ffb04c", "#ffdc9c"), 1.0)
        _koi(c, x + 2, y + 58, 1.1, 188, ("#f8ece0", "#e0442c", "#ffffff"), 1.2)
        _koi(c, x - 100, y + 2, 0.5, -84, ("#f49a30", "#d8502c", "#ffe0a0"), -1.1)
        for px, py, n in (
            (x + 92, y + 20, 21),
            (x - 60, y - 96, 15),
        ):
            for k in (1, 2):
                c.ring(px, py, n * k * 0.62, n * k * 0.56, "#f4fff8", 1.8, 0.6 / k)
            c.circle(px, py, 2, "#ffffff", 0.9)
        # A lily pad, a bud.
        with c.at(x + 96, y - 64, 0.86, 40):
            c.ellipse(6, 9, 24, 20, "#0c4450", 0.5)
            with form(c, "0,0! 25,-8 20,-24 0,-27 -21,-20 -26,2 -16,20 4,24 22,12!", "#5f9a4c"):
                mass(c, "-30,10 0,12 26,20 0,34 -26,26", "#245a40", 6, 0.8)
                for a in (-2.6, -1.8, -1, 2.6, 1.8, 1.1):
                    line(
                        c,
                        f"0,0 {math.cos(a) * 12},{math.sin(a) * 12} {math.cos(a) * 23},{math.sin(a) * 23}",
                        "#b8d88c",
                        (0.6, 1.4, 0.5),
                        0.8,
                    )
            for k in range(7):
                a = math.tau * k / 7
                feather(
                    c,
                    (-12, -10),
                    (-12 + math.cos(a) * 13, -10 + math.sin(a) * 12),
                    9,
                    ("#ffd8e0", "#f4a0b8", "#fff0f0")[k % 3],
                )
            c.circle(-12, -10, 3.6, "#ffd860")
    c.path(contour(water), "none", "#f0fff4", 2.2, 0.6)


CROWD = (
    (30.0, 20.0, 94.0), (196, 66, 98), (366, 22, 88), (540, 76, 104), (64, 214, 100), (236, 226, 84),
    (398, 202, 92), (572, 262, 88), (92, 404, 86), (-18, 330, 64), (550, 440, 84), (40, 574, 94),
    (590, 606, 92),
    (150, 720, 104), (330, 744, 88), (494, 740, 96), (-6, 800, 90), (236, 886, 88), (420, 900, 98),
    (590, 880, 92),
    (76, 906, 80),
)  # fmt: skip
TONES = ("#566878", "#485a70", "#6e7274", "#5a5868", "#4e6468", "#42546c", "#746e6c")


HIDDEN: dict[Point, float] = {(150, 720): 24.0, (236, 226): 160.0}
"""Who else has something under the cloth, and which way it swims."""


def _hidden(c: Canvas, x: float, y: float, r: float, rot: float) -> None:
    """A warm light under grey cloth, and in it the shadow of a fish."""
    with c.relief(0):
        with c.group(through=c.blur(r * 0.16)):
            c.circle(x, y, r * 0.6, "#e8a058", 0.62)
        with c.group(through=c.blur(r * 0.1)):
            c.circle(x, y, r * 0.34, "#ffd894", 0.6)
        with c.at(x, y, r / 142, rot), c.group(through=c.blur(2.4), opacity=0.78):
            c.path(
                contour("70,4 40,-20 0,-20 -40,-8 -62,-3 -100,-24 -90,6 -100,30 -60,8 -38,12 0,20 40,22"),
                "#7a3020",
            )
            for side in (-1, 1):
                c.path(contour(f"34,{side * 14} 4,{side * 44} 14,{side * 18}"), "#7a3020")


@scene("p27", "milk", Light(strength=0.0, focus=(322, 476)), by_hand=True)
def one_red_umbrella(c: Canvas) -> None:
    _pavement(c)
    c.glow(120, 60, 420, "#ffdc98", 0.5)
    for k, (x, y, r) in enumerate(CROWD):
        far = math.hypot(x - POND[0], y - POND[1])
        tone = mix(TONES[(k * 3) % 7], "#2c3a4c", max(0.0, min(0.5, (far - 280) / 500)))
        _umbrella(c, x, y, r * 0.93, tone, (k * 0.61) % 0.78)
        if (x, y) in HIDDEN:
            _hidden(c, x, y, r, HIDDEN[(x, y)])
    with c.group(blend="screen", opacity=0.5):
        c.circle(POND[0], POND[1], 330, c.radial("#ffb890", "#3a2830", "#000000", r=0.5))
    with c.group(f"translate({POND[0]},{POND[1]}) scale(1.2) translate({-POND[0]},{-POND[1]})"):
        _pond(c)
    nature.rain(c, 80, -5, 26, "#f0ece0", 0.28)
