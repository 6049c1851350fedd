"""A bell that rings in a drowned town, under a boat with nobody in it."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, form, line, mass, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.bell_listeners import fish, woman

DEEP, INK, PALE, WARM = "#0c1a52", "#060a2a", "#a8c8f0", "#ffd088"
OLD = Skin("#c8b4b8", "#3a4484", "#ffe8b8", "#c87a7c")
BELL = (232.0, 486.0)


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


def _tower(c: Canvas) -> None:
    stone, lit = "#4a68ac", "#a8c4ec"
    with c.group(through=c.blur(16), opacity=0.7):
        c.path(contour("420,420 500,520 510,910 380,910"), INK)
    with c.relief(0.1):
        # Right side, in shadow, and left side.
        with form(c, "330,410! 448,392! 470,910! 334,910!", mix(stone, INK, 0.55)):
            mass(c, "400,380 480,380 480,910 430,910", INK, 18, 0.7)
        with form(c, "152,388! 330,410! 334,910! 140,910!", stone):
            mass(c, "140,640 340,640 340,920 130,920", DEEP, 40, 0.9)
            mass(c, "150,380 186,390 176,640 142,660", lit, 12, 0.6)
            for k in range(13):
                for i in range(4):
                    x, y = 156 + i * 46 + (k % 2) * 22, 420 + k * 38 + i * 4
                    if c.r.random() < 0.6:
                        c.poly(
                            [(x, y), (x + 36, y + 4), (x + 36, y + 20), (x, y + 17)],
                            c.r.choice((lit, DEEP)),
                            0.16,
                        )
        # The spire, up to the air.
        with form(c, "134,394! 300,214! 334,416!", "#5a5aa4"):
            mass(c, "120,400 300,210 250,330 200,400", lit, 16, 0.5)
            for k in range(9):
                t = 0.14 + k * 0.1
                ax, ay = 300 - 166 * t, 214 + 180 * t
                bx, by = 300 + 34 * t, 214 + 202 * t
                line(
                    c,
                    f"{ax},{ay} {(ax + bx) / 2},{(ay + by) / 2 + 5 * t} {bx},{by}",
                    "#2a2a6c",
                    (1, 2.4, 1),
                    0.7,
                )
        with form(c, "334,416! 300,214! 462,390!", "#2c2c6c"):
            mass(c, "380,300 470,400 420,410 360,330", INK, 12, 0.7)
        line(c, "300,214 316,312 334,416", "#8fb0e8", (1, 3, 3), 0.8)
        with form(c, "128,390! 332,414! 332,430! 128,404!", "#6f8ccc"):
            mass(c, "128,400 332,422 332,436 128,410", DEEP, 5, 0.7)
        c.poly([(332, 414), (466, 390), (466, 404), (332, 430)], "#24307c")
    # The opening on the left side; a light burns in it.
    hole = "168,640! 170,500 190,456 236,440 284,462 306,512 308,656!"
    with form(c, hole, "#2a1a2c"):
        mass(c, "190,480 290,480 300,640 180,640", "#a85c34", 20, 0.95)
        mass(c, "220,500 280,510 280,600 220,600", "#ffc870", 22, 0.9)
        line(c, "236,440 240,540 244,650", "#5a2c28", (10, 10, 10))
    line(c, "166,640 168,500 188,454 236,437 286,460 308,512 310,656", "#8fb0e8", (4, 6, 6, 5, 4, 3, 3), 0.8)
    c.path(contour("158,640! 318,658! 318,678! 158,658!"), "#7a98d4")
    c.path(contour("158,656! 318,676! 318,690! 158,670!"), "#24388c")
    with form(c, "356,640! 358,506 380,462 410,458 430,500 434,624!", "#140c20"):
        mass(c, "360,520 410,500 420,620 360,630", "#8a4c34", 16, 0.8)
    # A clock that has stopped, further down.
    c.ellipse(236, 740, 36, 40, "#24388c")
    c.ellipse(234, 738, 34, 38, "#a8b8d4")
    for k in range(12):
        a = k * math.tau / 12
        c.circle(234 + math.cos(a) * 28, 738 + math.sin(a) * 31, 2, DEEP)
    line(c, "234,738 236,722 240,710", INK, (4, 3, 1))
    line(c, "234,738 222,742 212,748", INK, (5, 4, 1))


def _bell(c: Canvas) -> None:
    """Swung far out to the left, its mouth towards us."""
    bronze, dark, gloss = "#b87430", "#3a1c24", "#ffe4a0"
    with c.group(through=c.blur(12), opacity=0.6):
        c.path(contour("120,560 260,600 330,660 200,690 120,640"), INK)
    with c.at(BELL[0], BELL[1], 1.12, 27), c.relief(0.1):
        line(c, "-10,-30 0,-44 10,-30", dark, (10, 12, 10))
        c.ellipse(2, 132, 22, 24, dark)
        shape = (
            "-30,-26 -20,-38 20,-38 30,-26 40,10 50,60 68,100 98,128! "
            "60,146 0,152 -60,146 -98,128! -68,100 -50,60 -40,10"
        )
        with form(c, shape, bronze):
            mass(c, "10,-40 50,-20 110,130 40,160 30,60", dark, 16, 0.85)
            mass(c, "-34,-26 -22,-34 -30,20 -44,80 -84,126 -64,90 -46,40", gloss, 7, 0.95)
            mass(c, "-14,-34 0,-30 -6,60 -24,130 -30,60", "#e8a850", 9, 0.8)
            for y, w in ((-12.0, 33.0), (-4, 35), (84, 60), (94, 64), (122, 92)):
                line(c, f"{-w},{y} 0,{y + w * 0.2} {w},{y}", dark, (1, 2.6, 1), 0.75)
            for k in range(5):
                x = -36 + k * 18
                line(c, f"{x},{34 + abs(k - 2) * -2} {x + 4},{42} {x + 10},{36}", gloss, (1, 2.4, 1), 0.7)
        c.path(contour("-98,128! -60,116 0,112 60,116 98,128! 60,148 0,154 -60,148"), "#1c0c14")
        c.path(contour("-86,130 -40,121 0,119 50,121 84,129 40,136 0,138 -50,136"), "#5a2c20")
        line(c, "-98,128 -60,146 0,152 60,146 98,128", gloss, (3, 5, 5, 3, 1), 0.9)
        line(c, "0,112 -10,136 -26,158", dark, (9, 9, 8))
        c.circle(-30, 166, 17, dark)
        c.circle(-32, 164, 15, bronze)
        c.circle(-37, 159, 6, gloss, 0.9)
    c.glow(250, 560, 210, "#ffc070", 0.55)


@scene("p17", "nocturne", Light(strength=0.0, focus=(240, 560)), by_hand=True)
def bell_below(c: Canvas) -> None:
    _above(c)
    _water(c)
    _town(c)
    _tower(c)
    # The rope: taut, from the boat to the bell.
    for tone, w in ((INK, 6.0), ("#f0dcb4", 3.6)):
        line(c, "392,196 330,310 276,420 250,466", tone, (w, w, w, w))
    _bell(c)
    _boat(c)
    # The house across the way, near.
    with c.group(through=c.blur(12), opacity=0.7):
        c.path(contour("430,800 520,770 620,780 620,910 420,910"), INK)
    _house(c, 520, 930, 104, 112, "#3f5ca4", "#4a2f68", 0.0, 9)
    for x, y, n, rot, flip, tone in (
        (98, 334, 0.8, 22, False, "#c8d8f0"), (116, 424, 0.5, 8, False, "#9cb8e4"),
        (86, 502, 0.64, -14, False, "#e8c8b8"), (62, 566, 0.42, -26, False, "#a8c4ec"),
        (430, 300, 0.42, -30, True, "#9cb8e4"), (510, 380, 0.72, -18, True, "#d8e0f0"),
        (470, 470, 0.4, 0, True, "#8fb0e0"), (536, 520, 0.5, 14, True, "#e8c8b8"),
        (502, 610, 0.58, 24, True, "#b8ccf0"),
    ):  # fmt: skip
        fish(c, x, y, n, rot, flip, tone)
    for k in range(3):
        c.ring(196, 600, 150 + k * 62, 128 + k * 52, "#ffe8c0", 5, 0.2 - k * 0.05)
    with c.group("translate(20,-32)"):
        woman(c)
    for x, y, count, rise in ((140, 640, 14, 300), (330, 560, 9, 260), (90, 770, 7, 130)):
        nature.bubbles(c, x, y, count, rise, "#e8f4ff")
    for k in range(16):
        nature.weed(
            c,
            (180 + k * 16) if k < 9 else (300 + k * 20),
            912,
            c.r.uniform(40, 110),
            ("#0a1650", "#1c3474")[k % 2],
        )
    with c.group(through=torn(c, "#fff8e8", 0.05, 2, 1.2, 4), opacity=0.6):
        c.path(
            contour("-10,204 80,198 170,206 260,199 360,207 460,198 540,205 610,200", False),
            "none",
            "#fff",
            5,
        )
