"""A field that looks at us, and the one flower that does not."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures import drawn
from tools.painter.hand import contour, form, line, mass, strands, torn
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

GOLD = ("#f8c030", "#c86a14")
STRAW = ("#f0d080", "#c8943c", "#8a5a24", "#fff0b8")


def _leaf(c: Canvas, x: float, y: float, reach: float, rot: float, tone: str) -> None:
    """A heart-shaped leaf that hangs from its stalk."""
    with c.at(x, y, reach / 100, rot), c.relief(0.1):
        with form(c, "0,0 10,-30 36,-44 70,-34 112,0! 74,30 40,42 12,30", tone):
            mass(c, "0,4 60,10 110,2 70,40 20,40", darker(tone, 0.5), 6)
            mass(c, "6,-24 36,-42 70,-30 40,-22", lighter(tone, 0.4), 5, 0.8)
        for end in ("40,-34", "70,-26", "44,34", "76,24"):
            sx = float(end.split(",")[0]) - 28
            line(
                c,
                f"{sx},0 {sx + 16},{float(end.split(',')[1]) * 0.4} {end}",
                darker(tone, 0.35),
                (1.6, 1.2, 0.4),
                0.7,
            )
        line(c, "0,0 50,-2 110,0", lighter(tone, 0.45), (2.6, 2, 0.4), 0.8)


def _plant(
    c: Canvas, x: float, y: float, r: float, foot: float, squash: float, rot: float, haze: float
) -> None:
    """One that looks at us."""

    def tone(colour: str) -> str:
        return mix(colour, "#f0c890", haze)

    c.limb(
        [(x + r * 0.1, foot), (x + r * 0.2, (y + foot) / 2), (x, y)],
        (r * 0.16, r * 0.15, r * 0.12),
        tone("#3f6a2c"),
    )
    for k, (dy, side) in enumerate(((0.9, 1), (1.3, -1), (1.8, 1), (2.3, -1))):
        if y + r * dy < foot:
            _leaf(
                c,
                x + r * 0.14,
                y + r * dy,
                r * (0.9 + 0.14 * k),
                18 if side > 0 else 162,
                tone(("#4a7a30", "#2f5c2c", "#5c8a38")[k % 3]),
            )
    with c.group(f"translate({x},{y}) rotate({rot}) scale({squash},1)"), c.relief(0.1):
        drawn.sunflower(c, r, (tone(GOLD[0]), tone(GOLD[1])), round(min(150, r * 1.7)))


def _scarecrow(c: Canvas) -> None:
    with c.relief(0.15):
        c.path(contour("226,590! 250,590! 252,920! 222,920!"), "#4a3020")
        strands(c, "60,338 40,330 20,318", "60,372 38,378 16,388", 16, STRAW, (4, 3.4, 0.6), 8)
        sleeve = "188,342! 140,328 100,330 56,334! 50,376! 100,384 140,394 186,414!"
        with form(c, sleeve, "#5a6a84"):
            mass(c, "40,366 110,366 190,386 190,420 100,400 40,390", "#1c1c38", 9)
            mass(c, "60,332 120,328 190,344 180,352 110,340", "#f0c890", 4, 0.8)
            for k in range(5):
                line(
                    c,
                    (f"{90 + k * 20},{336 + k * 2} {96 + k * 20},{356 + k * 3} {92 + k * 20},{378 + k * 5}"),
                    "#2c3450",
                    (0.5, 3, 0.5),
                    0.7,
                )
        with form(
            c,
            (
                "176,346! 204,330 250,328 292,346! 314,420 310,500 330,616! 306,600 "
                "290,640! 266,606 246,644! 224,608 196,638! 178,600 148,620! 166,500 "
                "160,420"
            ),
            "#5a6a84",
        ):
            mass(c, "150,340 210,340 200,480 190,640 140,640", "#20223f", 18, 0.95)
            mass(c, "290,350 330,440 330,620 300,610 300,440", "#f4c078", 8, 0.85)
            strands(
                c,
                "176,400 170,500 158,610",
                "300,400 300,500 320,610",
                12,
                ("#2c3450", "#7a8aa0", "#3a4462"),
                (0.6, 5, 2),
                8,
                0.6,
            )
            line(c, "250,350 256,470 250,640", "#1c1c38", (2, 3, 2))
        for x, y, w, h, rot, tone in ((186, 470, 40, 36, -8, "#b0483c"), (272, 540, 34, 38, 10, "#c8963c")):
            with c.at(x, y, 1, rot):
                c.rect(0, 0, w, h, tone)
                for k in range(5):
                    for px, py in ((k * w / 4, 0), (k * w / 4, h)):
                        c.segment(px, py - 4, px, py + 4, "#f0e0c0", 2)
        for y in (392, 438, 486):
            c.circle(262, y, 6, "#2a1a18")
            c.circle(260.6, y - 1.4, 4, "#a87848")
        strands(c, "350,250 352,222 348,196", "386,244 384,220 382,192", 15, STRAW, (4, 4, 2), 5)
        with form(
            c,
            ("268,342! 306,340 338,322 344,290 338,246! 390,236! 402,300 392,350 352,386 304,404!"),
            "#66789a",
        ):
            mass(c, "280,400 340,384 392,350 400,300 380,320 350,350 290,370", "#20223f", 9)
            mass(c, "338,250 346,300 336,326 300,342 330,340 356,310 352,246", "#f4c890", 5, 0.9)
            for k in range(3):
                line(
                    c,
                    (
                        f"{330 + k * 12},{326 + k * 8} {352 + k * 10},{336 + k * 4} "
                        f"{372 + k * 7},{330 - k * 2}"
                    ),
                    "#2c3450",
                    (0.5, 3, 0.5),
                    0.7,
                )
        with c.at(366, 190, 1.0, -24):
            c.path(contour("-92,4 -60,-14 0,-20 60,-14 92,4 50,22 0,26 -50,22"), "#4a2818")
            c.path(contour("-66,2 -30,-8 30,-8 66,2 30,14 -30,14"), "#1c0e10")
            with form(
                c, "-52,-2! -50,-40 -40,-66 -14,-72 0,-62 16,-74 42,-64 50,-38 54,-2! 20,8 -20,8", "#7a4828"
            ):
                mass(c, "-60,10 -50,-50 -20,-70 -24,0", "#3a1c18", 9, 0.9)
                mass(c, "20,-76 50,-60 56,0 40,0 36,-50", "#f0b070", 6, 0.8)
            c.path(contour("-52,-22! -20,-13 20,-13 54,-22! 54,-4! 20,6 -20,6 -52,-4!"), "#b83c30")
            line(c, "-92,4 -50,21 0,25 50,21 92,4", "#c8905c", (1, 3, 3, 3, 1))
        strands(c, "346,204 350,190 356,176", "384,200 386,188 384,174", 6, STRAW, (5, 5, 3), 2)
        with c.group("rotate(10,240,290)"):
            strands(c, "206,252 184,224 172,196", "284,244 292,212 300,190", 26, STRAW, (5, 4, 0.6), 9)
            strands(c, "196,296 186,316 176,338", "282,300 290,322 296,344", 14, STRAW, (4, 4, 0.6), 6)
            with form(
                c,
                ("208,322 190,286 194,244 218,220 256,216 286,236 294,272 282,312 262,330 226,332"),
                "#d8b078",
            ):
                mass(c, "180,230 214,222 210,280 224,340 180,330", "#7a4c38", 12, 0.95)
                mass(c, "264,214 300,240 300,290 280,320 278,260", "#fff0c8", 8, 0.95)
                for k in range(10):
                    line(
                        c,
                        f"{196 + k * 10},222 {194 + k * 10},276 {200 + k * 9},332",
                        "#a87c50",
                        (0.5, 1, 0.5),
                        0.5,
                    )
                mass(c, "252,290 272,286 274,302 256,306", "#e8785c", 5, 0.6)
            for x, y in ((240, 268), (274, 264)):
                c.circle(x, y, 10, "#fff6e0")
                c.circle(x + 3.4, y - 1.4, 6, "#1c1420")
                c.circle(x + 5.6, y - 4, 2, "#ffffff")
            line(c, "224,256 236,246 250,250", "#6a4428", (1, 4, 2))
            line(c, "264,248 276,242 288,250", "#6a4428", (1, 4, 2))
            c.path(contour("258,272! 272,286 256,292!"), "#c8602c")
            line(c, "234,304 248,314 264,315 280,304", "#5a2c20", (1, 3, 3, 1))
            for k in range(6):
                c.segment(
                    238 + k * 8,
                    302 + 7 * math.sin(k / 5 * 3.1),
                    239 + k * 8,
                    311 + 7 * math.sin(k / 5 * 3.1),
                    "#5a2c20",
                    1.8,
                )
        with form(c, "196,336 226,328 268,326 290,338 270,360 236,364 208,356", "#c8382c"):
            mass(c, "190,340 230,346 220,370 190,360", "#5a1420", 6)
        c.path(contour("228,352! 246,350! 262,392 240,404! 226,376"), "#a82c28")


@scene("p81", "sand", Light(strength=0.0, focus=(300, 330)), by_hand=True)
def the_one_who_looks_away(c: Canvas) -> None:
    nature.sky(c, ("#4f86a8", "#a8c4c0", "#f8dca0", "#ffd080"), (0, 0.24, 0.48, 0.6))
    for text, tone in (
        ("-40,120 60,80 160,96 220,130 160,160 20,170", "#fff0d8"),
        ("360,70 460,30 600,60 640,110 480,120", "#ffe8cc"),
    ):
        with (
            c.group(through=torn(c, mix(tone, "#a8a0b0", 0.5), 0.02, 14, 0.9, 3)),
            c.group("translate(6,22)"),
        ):
            c.path(contour(text), "#fff")
        with c.group(through=torn(c, tone, 0.02, 14, 0.9, 3)):
            c.path(contour(text), "#fff")
    c.glow(330, 480, 380, "#fff0b0", 0.8)
    c.path(contour("-20,470! 80,440 190,452 330,430 470,448 620,424 620,560! -20,560!"), "#a89a78")
    c.path(contour("-20,500! 120,476 300,486 460,470 620,486 620,620! -20,620!"), "#b89440")
    for k in range(160):
        y = 490 + (k / 160) ** 1.3 * 90
        x = c.r.uniform(0, 600)
        r = 3 + (y - 480) * 0.075
        c.circle(x, y, r, c.r.choice(("#f0b838", "#e0982c", "#f8d060", "#6a8a3c")))
        c.circle(x, y, r * 0.45, "#6a3c1c")
    c.rect(0, 572, 600, 340, c.vert("#7a8438", "#2c4a24", "#122818"))
    for _ in range(90):
        y = 566 + c.r.random() ** 1.5 * 150
        tone = mix(c.r.choice(("#4a7a30", "#2f5c2c", "#6a8f3c")), "#e8b870", max(0.0, 0.5 - (y - 566) / 240))
        _leaf(c, c.r.uniform(-20, 600), y, 26 + (y - 566) * 0.34, c.r.choice((16, 164, 40, 140)), tone)
    for x, y, r in (
        (40, 566, 25),
        (112, 580, 27),
        (330, 572, 26),
        (404, 590, 29),
        (548, 572, 27),
        (476, 560, 22),
        (176, 556, 20),
        (280, 548, 18),
    ):
        _plant(c, x, y, r, 720, 0.94, c.r.uniform(-10, 10), 0.34)
    _scarecrow(c)
    with c.at(108, 333, 0.66, 0, True):
        drawn.raven(c)
    with c.at(166, 344, 0.7, 2):
        drawn.raven(c)
    for x, y, r in ((60, 662, 52), (342, 662, 50), (200, 676, 46), (556, 690, 54)):
        _plant(c, x, y, r, 920, 0.92, c.r.uniform(-12, 12), 0.12)
    # The tallest: its stem leans, its face is turned away.
    with c.relief(0.2):
        c.limb([(520, 920), (506, 740), (512, 580), (500, 470), (462, 400)], (30, 27, 24, 21, 16), "#1f4a28")
        c.limb([(524, 920), (511, 740), (517, 580), (504, 468), (466, 398)], (12, 11, 10, 8, 5), "#a8b450")
    _leaf(c, 508, 640, 116, 34, "#3f6a2c")
    _leaf(c, 510, 556, 128, 196, "#5a8a38")
    _leaf(c, 514, 740, 128, 154, "#2f5c2c")
    c.glow(420, 350, 170, "#ffe8a0", 0.5)
    with c.group("translate(452,384) rotate(-16) scale(0.78,1)"), c.relief(0.15):
        drawn.sunflower(c, 118, ("#ffd858", "#e08a1c"), 0, True)
    c.limb([(504, 474), (482, 430), (450, 388)], (21, 19, 14), "#3f6a2c")
    c.limb([(506, 472), (486, 430), (454, 390)], (6, 6, 3), "#a8b450")
    for x, y, r, rot in (
        (140, 800, 96, -8),
        (356, 812, 84, 10),
        (250, 890, 74, 4),
        (30, 880, 70, -6),
        (590, 846, 80, 0),
    ):
        _plant(c, x, y, r, 960, 0.95, rot, 0)
