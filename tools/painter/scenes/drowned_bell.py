"""A bell that rings in a drowned town, under a boat with nobody in it."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.bell_listeners import fish, listener

DEEP, INK, PALE, WARM = "#0c1a52", "#060a2a", "#a8c8f0", "#ffd088"


def _above(c: Canvas) -> None:
    """The lake at dusk; a weathercock is all that stands out of it."""
    c.rect(0, 0, 600, 230, c.vert("#3c3c7c", "#8a6a94", "#e8a48c", "#ffd8a4"))
    c.glow(120, 176, 260, "#ffdca0", 0.9)
    nature.clouds(c, "#ffd0b8", 0.8, 0.004, 0.02, 0, 170, 0.44)
    c.path(
        contour("-10,176 60,140 130,160 210,132 300,158 390,128 480,156 560,138 610,150! 610,210! -10,210!"),
        "#8a6a90",
    )
    c.path(contour("-10,190 100,166 220,180 360,160 500,178 610,164! 610,214! -10,214!"), "#5a4a80")
    for x, h in ((40, 22), (66, 30), (520, 34), (548, 26), (480, 20), (300, 18)):
        nature.fir(c, x, 188, h, "#3a3468")
    with c.relief(0.1):
        line(c, "300,232 300,180 300,116", "#1c1c40", (6, 5, 4))
        line(c, "272,150 300,148 328,150", "#1c1c40", (3, 4, 3))
        for text, tone in (
            ("314,116 344,104 356,74 338,52", "#6a3a34"), ("314,116 340,96 344,70 326,58", "#c8803c"),
            ("312,114 330,96 330,78 316,70", "#8a4c34"), ("318,120 350,116 368,94 362,74", "#4a2a3c"),
        ):  # fmt: skip
            line(c, text, tone, (9, 12, 9, 1))
        with form(
            c,
            (
                "270,68 258,80 260,94 262,110 276,126 300,132 322,124 "
                "330,112 318,106 302,108 290,98 286,82 280,72"
            ),
            "#c8803c",
        ):
            mass(c, "296,112 330,106 330,130 280,136 270,124", INK, 6, 0.75)
            mass(c, "258,110 258,84 270,70 276,80 270,104", "#ffe0a0", 4, 0.9)
            strands(
                c,
                "270,80 268,98 272,112",
                "284,82 284,98 294,110",
                6,
                ("#8a4c34", "#f0b868"),
                (1, 2.4, 0.6),
                2,
            )
        c.path(contour("260,78! 245,86 260,90!"), "#ffd088")
        c.path(contour("262,74! 260,58 268,66 274,54 280,66 286,64 284,78!"), "#c83c34")
        c.path(contour("262,90! 256,100 262,106 268,96!"), "#c83c34")
        c.circle(269, 80, 2.4, INK)


def _water(c: Canvas) -> None:
    c.path(
        contour("-10,206 80,200 170,208 260,201 360,209 460,200 540,207 610,202! 610,910! -10,910!"),
        c.vert("#5f86c4", "#2f56a4", "#1c3484", "#0e1c5c", "#080f3c"),
    )
    nature.shafts(c, 210, 170, 9, 0.5, 700, math.pi * 0.52, 0.42, "#ffe4c0", 0.06)
    for _ in range(60):
        t = c.r.random() ** 2
        x, y = c.r.uniform(-20, 600), 206 + t * 70
        n = 14 + t * 50
        line(
            c,
            f"{x},{y} {x + n / 2},{y - 2} {x + n},{y}",
            c.r.choice(("#ffe4c4", "#8fb4e4", "#e8b8b0", "#3f68b0")),
            (0.4, 2 + t * 2, 0.4),
            0.7 * (1 - t * 0.6),
        )
    line(
        c,
        "-10,207 80,201 170,209 260,202 360,210 460,201 540,208 610,203",
        "#fff4dc",
        (3, 3, 4, 3, 4, 3, 3, 3),
        0.9,
    )


def _boat(c: Canvas) -> None:
    """Seen from a little below; a lantern in its bow, a hat on the seat, an oar let go."""
    with c.at(452, 196, 1.0, -3):
        with c.group(through=c.blur(7), opacity=0.55):
            c.path(contour("-96,8 0,2 100,8 70,46 0,64 -70,44"), INK)
        with c.relief(0.1):
            line(c, "60,-18 96,-30 128,-12", "#6a4434", (5, 5, 5))
            c.path(contour("-72,-16! 0,-10 76,-20! 66,-8 0,0 -60,-6"), "#2c1a24")
            with form(c, "-94,-26! -50,-12 0,-8 54,-14 98,-34! 88,4 56,26 0,34 -54,26 -84,2", "#8a4c34"):
                mass(c, "0,0 100,-20 100,40 -90,40 -80,16 -10,18", INK, 12, 0.85)
                mass(c, "-94,-24 -50,-10 0,-6 0,6 -50,2 -86,-10", WARM, 5, 0.8)
                for text in ("-90,-8 -40,10 20,12 92,-14", "-82,6 -40,20 20,22 84,2"):
                    line(c, text, "#2c1418", (1, 2.4, 2.4, 1), 0.8)
            line(c, "-96,-27 -50,-13 0,-9 54,-15 100,-36", "#e8a468", (3, 4, 4, 4, 3))
            # The hat.
            with form(c, "0,-20 10,-26 12,-46 26,-52 44,-48 48,-28 62,-24 44,-14 16,-14", "#5a3a5c"):
                mass(c, "34,-52 60,-40 64,-14 34,-12", INK, 5, 0.8)
                line(c, "12,-28 30,-24 48,-28", "#d8503c", (5, 6, 5))
            # The lantern on its pole.
            line(c, "-78,-22 -82,-64 -66,-86", "#4a2c2c", (5, 4, 3))
            c.rect(-72, -80, 24, 6, "#2c2030", 2)
            c.path(contour("-70,-74! -50,-74! -48,-46! -72,-46!"), "#ffd070")
            c.path(contour("-64,-70 -56,-70 -55,-52 -65,-52"), "#fffbe0")
            c.rect(-74, -47, 28, 5, "#2c2030", 2)
        c.glow(-60, -60, 110, "#ffd080", 0.9)
    line(c, "540,206 566,216 600,222", "#e8b48c", (4, 5, 9))


def _house(
    c: Canvas, x: float, y: float, w: float, h: float, tone: str, roof: str, far: float, seed: int
) -> None:
    """Its near corner at (x, y) down below, seen from a little above; ``w`` and ``h`` of its front."""

    def hue(colour: str) -> str:
        return mix(colour, "#3f68b4", far)

    d = w * 0.62
    up = h * 0.2
    c.poly([(x, y), (x + d, y - up), (x + d, y - up - h), (x, y - h)], hue(mix(tone, INK, 0.5)))
    c.poly([(x - w, y - up * 0.5), (x, y), (x, y - h), (x - w, y - h - up * 0.5)], hue(tone))
    peak = (x - w * 0.5, y - h * 1.62)
    c.poly(
        [(x - w * 1.06, y - h - up * 0.4), (x + w * 0.04, y - h + up * 0.1), peak], hue(mix(tone, INK, 0.15))
    )
    c.poly(
        [
            (x + w * 0.06, y - h + up * 0.2),
            (x + d * 1.05, y - up - h * 0.96),
            (peak[0] + d, peak[1] - up),
            peak,
        ],
        hue(roof),
    )
    for k in range(1, 5):
        t = k / 5
        ax, ay = peak[0] + (x - peak[0]) * t, peak[1] + (y - h - peak[1]) * t
        line(
            c,
            f"{ax},{ay} {ax + d / 2},{ay - up / 2} {ax + d},{ay - up}",
            hue(mix(roof, INK, 0.5)),
            (1, 1.8, 1),
            0.6,
        )
    line(
        c,
        f"{peak[0]},{peak[1]} {(peak[0] + x) / 2},{(peak[1] + y - h) / 2} {x + w * 0.05},{y - h}",
        hue("#8fb4e8"),
        (2, 2, 2),
        0.7,
    )
    for k, (px, py) in enumerate(((0.25, 0.66), (0.68, 0.66), (0.25, 0.26), (0.68, 0.26))):
        if (seed >> k) & 1:
            wx, wy = x - w * px, y - h * py - up * 0.5 * px
            n = w * 0.1
            c.poly(
                [
                    (wx - n, wy - n * 1.4),
                    (wx + n, wy - n * 1.3),
                    (wx + n, wy + n * 1.2),
                    (wx - n, wy + n * 1.1),
                ],
                "#ffd080" if far < 0.5 else "#c8b8a0",
            )
            c.segment(wx, wy - n * 1.4, wx, wy + n * 1.2, hue("#3a2c4c"), 1.6)
            c.segment(wx - n, wy, wx + n, wy, hue("#3a2c4c"), 1.4)
            c.glow(wx, wy, n * 4, "#ffc870", 0.5 * (1 - far))


def _town(c: Canvas) -> None:
    c.path(
        contour("-10,690 120,660 300,676 470,650 610,668! 610,910! -10,910!"),
        c.vert("#2c4c9c", "#16286c", "#0a1244"),
    )
    for x, y, w, h, far, seed in (
        (84, 690, 40, 46, 0.72, 5), (156, 684, 36, 40, 0.74, 2), (500, 676, 40, 44, 0.72, 9),
        (566, 684, 44, 50, 0.68, 6), (50, 740, 56, 64, 0.5, 11), (520, 744, 60, 66, 0.45, 13),
        (176, 742, 50, 52, 0.55, 6),
    ):  # fmt: skip
        _house(c, x, y, w, h, "#5a78b8", ("#4a3a7c", "#3a4a8c", "#5a3a70")[seed % 3], far, seed)


ARCH = "172,730! 172,560 186,492 230,446 290,430 350,446 394,492 408,560 408,730!"
"""The opening the bell hangs in."""


def _tower(c: Canvas) -> None:
    x: float
    y: float
    stone, lit = "#4a68ac", "#a8c4ec"
    with c.group(through=c.blur(16), opacity=0.7):
        c.path(contour("470,420 540,520 550,910 440,910"), INK)
    with c.relief(0.1):
        # The narrow side in shadow, the front with the dusk on it.
        with form(c, "446,400! 496,390! 504,910! 450,910!", mix(stone, INK, 0.6)):
            mass(c, "480,380 520,380 520,910 490,910", INK, 10, 0.7)
        with form(c, "134,396! 448,400! 452,910! 128,910!", stone):
            mass(c, "110,690 470,690 470,930 110,930", DEEP, 60, 0.95)
            mass(c, "120,380 170,390 160,660 120,680", lit, 18, 0.55)
            mass(c, "410,380 460,380 460,910 420,910", DEEP, 14, 0.6)
            for k in range(17):
                for i in range(8):
                    x, y = 126 + i * 44 + (k % 2) * 22, 414 + k * 30
                    if c.r.random() < 0.5:
                        c.rect(x, y, 38, 24, c.r.choice((lit, DEEP)), 3, 0.15)
        # The spire, up to the air.
        with form(c, "108,404! 300,214! 456,410!", "#5a5aa4"):
            mass(c, "100,410 300,206 270,330 190,410", lit, 18, 0.5)
            for k in range(9):
                t = 0.14 + k * 0.1
                ax, bx, y = 300 - 192 * t, 300 + 156 * t, 214 + 192 * t
                line(c, f"{ax},{y} {(ax + bx) / 2},{y + 5 * t} {bx},{y + 4 * t}", "#2a2a6c", (1, 2.4, 1), 0.7)
        with form(c, "456,410! 300,214! 510,396!", "#2c2c6c"):
            mass(c, "400,300 520,400 470,420 420,350", INK, 10, 0.7)
        line(c, "300,214 378,312 456,410", "#8fb0e8", (1, 2.6, 2.6), 0.7)
        with form(c, "100,402! 458,408! 458,426! 104,418!", "#6f8ccc"):
            mass(c, "100,414 458,418 458,432 100,428", DEEP, 4, 0.8)
        c.poly([(458, 408), (514, 394), (512, 410), (458, 426)], "#24307c")
    # The belfry, and a light below in it.
    with c.relief(0.1):
        line(c, "166,734 165,560 181,486 228,438 290,422 352,438 399,486 415,560 414,734", "#8fa8dc",
             (16,) * 9)  # fmt: skip
        for k in range(13):
            a = math.pi * (1 - k / 12)
            x, y = 290 + math.cos(a) * 124, 556 - math.sin(a) * 130
            line(c, f"{x},{y} {290 + math.cos(a) * 112},{558 - math.sin(a) * 118}", "#3f5ca4", (2, 2), 0.8)
    with form(c, ARCH, "#141034"):
        mass(c, "190,640 390,640 420,760 160,760", "#c8743c", 36, 0.95)
        mass(c, "240,700 340,700 340,760 240,760", "#ffd890", 22, 0.9)
        mass(c, "160,430 230,430 190,560 190,700 160,740", INK, 16, 0.8)
        for x in (226.0, 354):
            line(c, f"{x},440 {x},600 {x},740", "#2c1c34", (12, 12, 12), 0.8)
        line(c, "160,470 290,474 420,470", "#3a2028", (26, 26, 26))
        line(c, "160,462 290,466 420,462", "#a8683c", (5, 5, 5), 0.8)
        _bell(c)
    with c.relief(0.1), form(c, "146,728! 434,730! 438,752! 142,750!", "#7a98d4"):
        mass(c, "140,744 440,746 440,760 140,758", DEEP, 4, 0.8)
        mass(c, "200,724 380,724 370,738 210,738", "#ffd8a0", 5, 0.7)


def _bell(c: Canvas) -> None:
    """It swings in the belfry, its mouth a little towards us."""
    bronze, dark, gloss = "#b87430", "#3a1c24", "#ffe4a0"
    with c.at(290, 500, 0.98, 17), c.relief(0.1):
        # The headstock it turns on: one beam, strapped to the crown; its long end is the lever for the rope.
        with form(c, "-62,-50! 0,-62 92,-52! 96,-34! 40,-24 0,-22 -40,-26 -64,-34!", "#7a4a34"):
            mass(c, "-70,-34 0,-36 100,-44 100,-16 -70,-16", dark, 6, 0.85)
            mass(c, "-62,-50 0,-62 92,-52 88,-46 0,-55 -60,-44", "#e0a468", 3, 0.8)
        for x in (-26.0, 24.0):
            line(c, f"{x},-58 {x - 2},-38 {x - 4},-20", "#2c2030", (7, 8, 7))
            line(c, f"{x - 2},-57 {x - 4},-38 {x - 6},-22", "#8a8a9c", (1.6, 2, 1.4), 0.8)
        for x in (70.0, 76, 82):
            line(c, f"{x + 1},-57 {x + 2},-44 {x - 1},-29", INK, (6.6, 7, 6))
            line(c, f"{x + 1},-57 {x + 2},-44 {x - 1},-29", "#e8d0a8", (4, 4.6, 3.6))
        line(c, "80,-31 84,-18 80,-4 82,4", "#d8bc90", (4, 3.4, 3.4, 4))
        shape = (
            "-30,-26 -20,-38 20,-38 30,-26 40,10 50,60 68,100 98,128! "
            "60,146 0,152 -60,146 -98,128! -68,100 -50,60 -40,10"
        )
        with form(c, shape, bronze):
            mass(c, "10,-40 50,-20 110,130 40,160 30,60", dark, 16, 0.85)
            mass(c, "-34,-26 -22,-34 -30,20 -44,80 -84,126 -64,90 -46,40", gloss, 7, 0.9)
            mass(c, "-14,-34 0,-30 -6,60 -24,130 -30,60", "#e8a850", 9, 0.8)
            mass(c, "-80,110 0,126 80,110 100,150 -100,150", "#ffb860", 8, 0.5)
            for y, w in ((-12.0, 33.0), (-4, 35), (84, 60), (94, 64), (122, 92)):
                line(c, f"{-w},{y} 0,{y + w * 0.2} {w},{y}", dark, (1, 2.6, 1), 0.75)
        c.path(contour("-98,128! -60,116 0,112 60,116 98,128! 60,148 0,154 -60,148"), "#1c0c14")
        c.path(contour("-86,130 -40,121 0,119 50,121 84,129 40,136 0,138 -50,136"), "#8a4a24")
        # The clapper hangs within: it strikes the wall it has swung to.
        with c.group(clip=c.clip(contour("-92,129 -54,119 0,116 54,119 92,129 56,144 0,150 -56,144"))):
            c.path(contour("-86,130 -40,121 0,119 50,121 84,129 40,139 0,142 -50,139"), "#5a2c20")
            line(c, "6,112 -8,124 -24,134", "#2a1018", (8, 8, 8))
            c.circle(-32, 136, 14, "#1c0c14")
            c.circle(-34, 133, 12, "#a8642c")
            c.circle(-38, 129, 4.6, gloss, 0.9)
        line(c, "-98,128 -60,146 0,152 60,146 98,128", gloss, (3, 5, 5, 3, 1), 0.9)


@scene("p17", "nocturne", Light(strength=0.0, focus=(240, 560)), by_hand=True)
def bell_below(c: Canvas) -> None:
    _above(c)
    _water(c)
    _town(c)
    _tower(c)
    # The rope: taut, from a cleat in the boat to the lever, round which it is tied.
    for tone, w in ((INK, 6.6), ("#f0dcb4", 4.2)):
        line(c, "408,206 397,310 387,410 380,476", tone, (w, w, w, w))
    _boat(c)
    c.glow(290, 640, 250, "#ffc070", 0.5)
    with c.group(through=c.blur(12), opacity=0.7):
        c.path(contour("430,810 520,780 620,790 620,910 420,910"), INK)
    _house(c, 540, 940, 104, 104, "#3f5ca4", "#4a2f68", 0.0, 8)
    for x, y, n, rot, flip, tone in (
        (84, 508, 0.8, 14, False, "#c8d8f0"), (62, 606, 0.46, -8, False, "#a8c4ec"),
        (128, 440, 0.34, 26, False, "#9cb8e4"), (520, 420, 0.58, -20, True, "#d8e0f0"),
        (548, 296, 0.36, -30, True, "#8fb0e0"),
    ):  # fmt: skip
        fish(c, x, y, n, rot, flip, tone)
    for k in range(2):
        c.ring(290, 640, 210 + k * 76, 170 + k * 62, "#ffe8c0", 4, 0.12 - k * 0.04)
    with c.group("translate(10,-30)"):
        listener(c)
    for x, y, count, rise in ((250, 660, 9, 200), (90, 780, 6, 120)):
        nature.bubbles(c, x, y, count, rise, "#e8f4ff")
    for k in range(13):
        nature.weed(c, 200 + k * 20, 912, c.r.uniform(30, 90), ("#0a1650", "#1c3474")[k % 2])
    with c.group(through=torn(c, "#fff8e8", 0.05, 2, 1.2, 4), opacity=0.6):
        c.path(
            contour("-10,204 80,198 170,206 260,199 360,207 460,198 540,205 610,200", False),
            "none",
            "#fff",
            5,
        )
