"""A field that looks at us, and the one flower that does not."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures import drawn
from tools.painter.creatures.figure import Cloth
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


def _hat(c: Canvas) -> None:
    with c.at(378, 178, 1.0, -18):
        c.path(contour("-92,4 -60,-14 0,-20 60,-14 92,4 50,22 0,26 -50,22"), "#4a2818")
        c.path(contour("-66,2 -30,-8 30,-8 66,2 30,14 -30,14"), "#1c0e10")
        with form(
            c, "-52,-2! -50,-40 -40,-66 -14,-72 0,-62 16,-74 42,-64 50,-38 54,-2! 20,8 -20,8", "#7a4828"
        ):
            mass(c, "-60,10 -50,-50 -20,-70 -24,0", "#3a1c18", 9, 0.9)
            mass(c, "20,-76 50,-60 56,0 40,0 36,-50", "#f0b070", 6, 0.8)
        c.path(contour("-52,-22! -20,-13 20,-13 54,-22! 54,-4! 20,6 -20,6 -52,-4!"), "#b83c30")
        line(c, "-92,4 -50,21 0,25 50,21 92,4", "#c8905c", (1, 3, 3, 3, 1))


def _sack(c: Canvas) -> None:
    """His head: a stuffed sack with buttons for eyes, bent to the flower."""
    strands(c, "-34,-40 -46,-64 -52,-84", "34,-48 44,-70 58,-84", 30, STRAW, (5, 4, 0.6), 9)
    strands(c, "-36,46 -44,58 -50,72", "30,48 34,60 40,72", 16, STRAW, (4, 4, 0.6), 6)
    with form(c, "-34,54 -52,24 -54,-14 -38,-42 -8,-54 24,-50 46,-28 52,4 42,36 24,54 -6,60", "#d2aa76"):
        mass(c, "-70,-40 -34,-50 -38,0 -20,60 -60,60", "#7a4c38", 16, 0.95)
        mass(c, "20,-56 56,-30 60,20 40,50 34,0", "#fff0c8", 11, 0.9)
        mass(c, "-40,36 0,54 40,40 30,70 -40,70", "#8a5a40", 9, 0.7)
        for k in range(9):
            x = -44 + k * 11.0
            line(c, f"{x},-54 {x - 3 + k * 0.6},0 {x + 3},60", "#a07a4c", (0.5, 1, 0.5), 0.4)
        for k in range(8):
            y = -44 + k * 13.0
            line(c, f"-56,{y} 0,{y + 8} 56,{y}", "#a07a4c", (0.5, 0.9, 0.5), 0.35)
        mass(c, "20,8 38,6 40,22 24,26", "#d8785c", 7, 0.5)
        mass(c, "-24,12 -8,10 -6,26 -20,28", "#c0684c", 7, 0.4)
        line(c, "-54,-6 -30,-24 -28,-54", "#8a5c3c", (1, 2.4, 1), 0.5)
    # The buttons, each sewn on with a cross.
    for x, y, r, tone in ((-8, -8, 8.6, "#3a2a34"), (29, -10, 8, "#4a3a40")):
        c.circle(x + 1, y + 2, r, "#7a4c38", 0.7)
        c.circle(x, y, r, tone)
        c.circle(x, y, r * 0.7, mix(tone, "#000000", 0.35))
        for k in (-1, 1):
            c.segment(x - 3, y - 3 * k, x + 3, y + 3 * k, "#e8d0a0", 1.5)
        c.circle(x + r * 0.4, y - r * 0.5, 1.8, "#fff4dc", 0.9)
    line(c, "12,4 18,14 10,18", "#8a5a3c", (0.8, 2.2, 0.8), 0.8)
    line(c, "-6,31 6,34 18,34 27,29", "#6a3424", (0.8, 2, 2, 0.8))
    for x, y in ((1, 33), (10, 34), (19, 34)):
        c.segment(x, y - 3, x + 1, y + 3, "#6a3424", 1.4)


def _scarecrow(c: Canvas) -> None:
    cloth, deep, lit = Cloth("#5c6e8c", "#20223f", "#f2c894"), "#20223f", "#f4c890"
    with c.relief(0.15):
        c.path(contour("226,590! 250,590! 252,920! 222,920!"), "#4a3020")
        c.path(contour("14,350! 200,342! 200,356! 14,362!"), "#5a3c28")
        line(c, "14,352 100,347 200,344", "#c89a68", (1, 2, 1), 0.8)
        strands(c, "66,346 44,342 20,336", "64,384 42,388 22,396", 26, STRAW, (4, 4, 0.6), 6)
        # The sleeve on the bar; it hangs a little.
        sleeve = "198,334! 140,330 96,333 60,337! 55,360 57,386! 96,388 140,400 176,424 200,452!"
        with form(c, sleeve, cloth.tone):
            mass(c, "40,374 110,372 200,392 200,470 100,430 40,400", deep, 10, 0.85)
            mass(c, "60,334 120,328 196,334 190,350 110,344 60,348", lit, 6, 0.7)
            for text in ("104,338 100,360 104,386", "150,338 150,366 160,404", "178,342 176,376 186,424"):
                with c.group(through=c.blur(1.5)):
                    line(c, text, deep, (0.6, 5, 2), 0.5)
        line(c, "61,337 56,360 58,386", deep, (3, 4, 3), 0.8)
        # The coat, ragged below.
        with form(
            c,
            "178,348! 206,332 250,330 288,346! 306,400 308,480 322,560 332,626! 306,606 "
            "290,646! 266,610 246,650! 224,612 196,644! 178,606 148,626! 160,520 164,430",
            cloth.tone,
        ):
            mass(c, "140,340 204,340 196,480 190,650 130,650", deep, 22, 0.9)
            mass(c, "284,350 320,440 336,630 306,620 296,440", lit, 10, 0.8)
            mass(c, "220,380 260,390 264,560 240,640 220,600", "#7e90aa", 16, 0.6)
            for text, w in (
                ("190,400 180,500 172,620", 8.0),
                ("214,420 206,520 204,630", 6),
                ("286,420 290,520 300,620", 7),
                ("272,440 276,540 276,620", 5),
            ):
                with c.group(through=c.blur(2)):
                    line(c, text, deep, (0.6, w, w * 0.7), 0.6)
            line(c, "246,350 250,470 246,646", "#1c1c38", (2, 3, 2))
        for x, y, w, h, rot, tone in ((182, 474, 36, 34, -8, "#a8483c"), (276, 546, 30, 34, 8, "#c8963c")):
            with c.at(x, y, 1, rot):
                with form(c, f"0,0! {w},2! {w - 2},{h}! 2,{h - 2}!", tone):
                    mass(c, f"0,{h * 0.5} {w},{h * 0.5} {w},{h} 0,{h}", darker(tone, 0.4), 5, 0.7)
                for k in range(5):
                    for py in (0, h):
                        c.segment(k * w / 4, py - 4, k * w / 4, py + 4, "#e8d4b0", 1.6)
        for y in (394, 440, 488):
            c.circle(261, y, 6, "#2a1a18")
            c.circle(259.6, y - 1.4, 4, "#a87848")
        # The arm that lifts the hat: out from the shoulder, up from the elbow.
        arm = (
            "262,338 300,342 334,346 346,318 351,262! 372,255 394,262! 398,312 396,356 384,386 "
            "356,398 318,402 290,404"
        )
        with form(c, arm, cloth.tone):
            mass(c, "256,404 320,396 372,398 402,360 396,420 300,430 256,430", deep, 11, 0.85)
            mass(c, "346,300 354,262 366,262 364,316 354,346 330,352", deep, 9, 0.55)
            mass(c, "380,258 398,262 402,320 398,360 384,350 384,300", lit, 7, 0.75)
            mass(c, "270,338 330,346 340,352 300,360 268,356", lit, 7, 0.5)
            for text in ("338,350 352,362 372,364", "336,348 344,370 356,390", "300,346 304,372 298,398"):
                with c.group(through=c.blur(1.4)):
                    line(c, text, deep, (0.8, 5, 1), 0.5)
        strands(c, "354,264 352,240 354,214", "391,264 393,240 392,212", 30, STRAW, (5, 5, 4), 3)
        line(c, "350,262 372,256 395,263", mix(deep, cloth.tone, 0.4), (4, 5, 4))
        line(c, "354,246 372,241 391,246", "#8a3428", (3.4, 3.4, 3.4))
        _hat(c)
        # Straw fingers over the brim.
        for text in (
            "358,226 353,204 360,190",
            "368,224 367,200 373,187",
            "379,223 381,200 385,187",
            "389,225 394,206 396,194",
        ):
            line(c, text, "#7a4c20", (10, 9.6, 5))
            line(c, text, "#d8aa58", (8, 7.6, 3.6))
            line(c, text, "#fff0b8", (1.6, 2, 0.6), 0.8)
        with c.at(250, 278, 1.06, 17):
            _sack(c)
        with form(c, "192,342 222,334 262,332 290,340 276,362 238,370 204,362", "#c8382c"):
            mass(c, "186,346 226,352 216,376 186,366", "#5a1420", 6)
            mass(c, "250,330 292,336 284,350 256,346", "#ff8a60", 5, 0.7)
        with form(c, "224,358! 244,356! 258,396 250,424 226,418! 226,380", "#a82c28"):
            mass(c, "220,360 234,360 236,426 220,420", "#5a1420", 5, 0.8)


def _left(c: Canvas) -> None:
    """Far off a cross that nobody hangs on any more, a hat on it; the field is trodden down from there."""
    with c.group(through=c.blur(3)):
        line(c, "98,566 70,540 112,516 84,494 132,478 118,462", "#e8c878", (20, 13, 10, 7, 4, 2), 0.8)
    with c.relief(0.1):
        line(c, "98,476 98,524 97,574", "#5a4030", (6, 7, 8))
        line(c, "64,494 98,492 132,495", "#5a4030", (5, 6, 5))
        line(c, "96,478 96,520 95,566", "#c89a68", (1, 2, 1), 0.8)
        line(c, "66,492 98,490 130,493", "#c89a68", (1, 2, 1), 0.8)
        c.path(contour("76,478 88,472 98,474 110,472 121,478 98,483"), "#54382c")
        c.path(contour("84,475! 87,459 97,463 108,458 112,475! 98,478"), "#7a5038")
        line(c, "85,474 98,477 112,474", "#3a2430", (3, 3.6, 3))


@scene("p81", "sand", Light(strength=0.0, focus=(300, 330)), by_hand=True)
def the_one_who_looks_away(c: Canvas) -> None:
    nature.sky(c, ("#3f5f8c", "#8c98b0", "#f0b888", "#ffc060"), (0, 0.2, 0.42, 0.54))
    for text, tone in (
        ("-40,120 60,80 160,96 220,130 160,160 20,170", "#f8d4bc"),
        ("360,70 460,30 600,60 640,110 480,120", "#f4c8a8"),
    ):
        with (
            c.group(through=torn(c, mix(tone, "#b8a0a4", 0.5), 0.02, 18, 0.7, 2)),
            c.group("translate(6,22)"),
        ):
            c.path(contour(text), "#fff")
        with c.group(through=torn(c, tone, 0.02, 20, 0.7, 2)):
            c.path(contour(text), "#fff")
    c.glow(352, 452, 420, "#ffe09a", 0.9)
    nature.disc(c, 352, 446, 40, "#fffbe0", "#ffc860", 2.4, 1.0)
    c.path(contour("-20,470! 80,440 190,452 330,430 470,448 620,424 620,560! -20,560!"), "#a8846c")
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
        (330, 572, 26),
        (404, 590, 29),
        (548, 572, 27),
        (476, 560, 22),
        (176, 556, 20),
        (280, 548, 18),
    ):
        _plant(c, x, y, r, 720, 0.94, c.r.uniform(-10, 10), 0.34)
    _left(c)
    for x, y, r in ((40, 588, 24), (140, 594, 22)):
        _plant(c, x, y, r, 720, 0.94, c.r.uniform(-10, 10), 0.3)
    _scarecrow(c)
    for x, y, size in ((92, 338, 0.5), (152, 336, 0.56)):
        with c.at(x, y, size, 0):
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
    c.glow(440, 380, 300, "#ffe09a", 0.8)
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
        _plant(c, x, y, r, 960, 0.84 + 0.14 * ((x * 7) % 10) / 10, rot, 0)
    # Shade gathers below.
    dusk = c.linear([(0, "#241a40", 0), (0.5, "#241a40", 0.22), (1, "#1a1434", 0.62)], (0, 0), (0, 1))
    c.rect(0, 540, 600, 370, dusk)
