"""A street that its lamps walk down at dusk; the smallest is lit for the first time."""

from __future__ import annotations

import math
from itertools import pairwise

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, round_limb, strands, swelling
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.lamp_folk import bird, lighter_boy
from tools.painter.scenes.lamp_street import houses, street

LAMP = (150.0, 290.0)
COAT, DEEP, LIT, SPOT = "#c08048", "#3a1838", "#ffdc90", "#6e3228"


def _patches(c: Canvas, spots: tuple[tuple[float, float, float], ...], tone: str) -> None:
    for x, y, r in spots:
        around = []
        for k in range(6):
            a = math.tau * k / 6 + c.r.uniform(-0.25, 0.25)
            far = r * c.r.uniform(0.8, 1.12)
            around.append(f"{x + math.cos(a) * far:.1f},{y + math.sin(a) * far * 0.9:.1f}")
        c.path(contour(" ".join(around)), tone, op=0.88)


def _neck(
    c: Canvas, text: str, widths: tuple[float, ...], tones: tuple[str, str, str, str], step: float
) -> None:
    coat, deep, lit, spot = tones

    def inside() -> None:
        way = swelling(text, widths)
        gone = 0.0
        side = 1
        for (ax, ay, _), (bx, by, w) in pairwise(way):
            gone += math.hypot(bx - ax, by - ay)
            if gone > w * step:
                gone, side = 0.0, -side
                nx, ny = -(by - ay), bx - ax
                n = math.hypot(nx, ny) or 1.0
                _patches(c, ((bx + nx / n * w * 0.2 * side, by + ny / n * w * 0.2 * side, w * 0.27),), spot)

    round_limb(c, text, widths, coat, deep, lit, LAMP, inside)


def _lantern(c: Canvas, x: float, y: float, size: float, lit: bool, coat: str, tilt: float = 0.0) -> None:
    """The head: it hangs at (x, y), a hundred tall; ears, little horns, a cap, glass."""
    with c.at(x, y, size / 100, tilt), c.relief(0.1):
        if lit:
            c.glow(0, 56, 330, "#ffc860", 0.8)
            c.glow(0, 56, 130, "#fff0b0", 0.7)
        for side in (-1, 1):
            with form(
                c,
                f"{side * 20},2! {side * 40},-16 {side * 64},-14 "
                f"{side * 74},-2 {side * 54},10 {side * 30},12",
                coat,
            ):
                mass(
                    c,
                    f"{side * 30},4 {side * 50},-6 {side * 66},-2 {side * 50},6",
                    "#f0b090" if lit else "#6a3c4c",
                    3,
                    0.9,
                )
            line(c, f"{side * 10},-8 {side * 13},-24 {side * 15},-34", "#5a2c30", (6, 5, 5))
            c.circle(side * 15, -36, 5, "#3a1c28")
        with form(c, "-44,28! -30,4 -10,-12 10,-12 30,4 44,28! 20,34 -20,34", "#34243c"):
            mass(c, "4,-12 46,28 20,34 4,30", "#120a1c", 6, 0.8)
            mass(c, "-40,24 -28,4 -10,-8 -16,10 -26,28", "#e8a868" if lit else "#7a5a70", 4, 0.8)
        glass = "-36,30! 36,30! 25,94! -25,94!"
        if lit:
            c.path(contour(glass), c.radial("#fffdf0", "#fff0b4", "#ffce60", "#f09838", cy=0.55, r=0.7))
            with c.group(through=c.blur(2.4)):
                c.path(contour("0,40! 10,62 7,80 0,86 -7,80 -10,62"), "#ffffff")
        else:
            with form(c, glass, "#4a3a58"):
                mass(c, "-30,34 -12,34 -16,90 -24,90", "#a890a8", 4, 0.8)
                mass(c, "10,30 36,30 24,94 8,94", "#241834", 6, 0.9)
                line(c, "0,94 0,80 3,70", "#120a1c", (3, 2.4, 1.6))
        for text in ("-36,30 -25,94", "36,30 25,94", "-12,32 -8,94", "12,32 8,94"):
            line(c, text, "#241830", (4, 3.4))
        c.path(contour("-31,92! 31,92! 24,106! -24,106!"), "#34243c")
        c.path(contour("-12,105! 12,105! 5,118! -5,118!"), "#241830")
        line(c, "-42,29 0,35 42,29", "#241830", (5, 6, 5))
        line(c, "-38,27 -20,31 0,32", "#f0b878" if lit else "#8a6a80", (1, 2, 1), 0.9)


def _far_ones(c: Canvas) -> None:
    """Those ahead: one in the street, one behind the roofs."""
    tones = ("#b06a50", "#7a4058", "#f0b070", "#8a4844")
    for text in (
        "214,520 208,580 214,640 210,676",
        "228,520 228,580 224,640 228,672",
        "258,520 262,580 256,640 262,674",
        "248,520 246,580 250,640 246,670",
    ):
        round_limb(c, text, (15, 9, 7, 8), "#a06048", "#6a3450", "#e8a068", LAMP)
    with form(c, "204,506 216,482 246,478 268,492 272,516 256,532 222,534 206,526", tones[0]):
        _patches(c, ((222, 504, 9), (244, 498, 10), (260, 512, 8), (236, 520, 8)), tones[3])
        mass(c, "230,530 270,520 276,500 262,540 220,540", tones[1], 6, 0.8)
    _neck(c, "260,500 276,450 284,400 282,366 262,356 252,372", (30, 22, 17, 13, 10, 8), tones, 0.9)
    _lantern(c, 251, 376, 40, True, tones[0])
    _neck(
        c,
        "560,360 548,250 530,150 504,104 470,106 458,132",
        (66, 50, 38, 30, 22, 16),
        ("#9a5848", "#5a2848", "#e09860", "#743a40"),
        0.9,
    )
    _lantern(c, 456, 136, 74, True, "#9a5848")


def _leg(
    c: Canvas, text: str, widths: tuple[float, ...], shade: float, foot: tuple[float, float], size: float
) -> None:
    round_limb(c, text, widths, mix(COAT, DEEP, shade), DEEP, mix(LIT, COAT, shade), LAMP)
    x, y = foot
    with form(
        c,
        f"{x - 11 * size},{y - 10 * size}! {x + 10 * size},{y - 10 * size}! "
        f"{x + 15 * size},{y + 10 * size}! {x - 15 * size},{y + 10 * size}!",
        "#2c1828",
    ):
        mass(
            c,
            f"{x - 14 * size},{y + 8 * size} {x - 10 * size},{y - 10 * size} "
            f"{x - 4 * size},{y - 8 * size} {x - 8 * size},{y + 8 * size}",
            "#c88860",
            2,
            0.8,
        )


def _mother(c: Canvas) -> None:
    with c.group(through=c.blur(9)):
        c.path(contour("310,816 420,786 560,800 600,830 480,850 360,846"), "#180a20", op=0.8)
    with c.relief(0.12), c.group("translate(300,0) scale(1.18,1) translate(-300,0)"):
        _leg(c, "384,430 398,560 404,660 400,752", (50, 26, 17, 18), 0.5, (400, 760), 0.9)
        _leg(c, "452,420 454,550 462,650 464,744", (50, 26, 17, 18), 0.55, (464, 752), 0.9)
        line(c, "500,372 524,420 520,470 526,500", "#8a5438", (9, 6, 5, 3))
        strands(
            c, "520,494 518,516 510,540", "532,494 536,516 536,536", 9, ("#2c1428", "#5a2c30"), (3, 3, 0.5), 3
        )
        body = (
            "300,380 316,336 360,318 420,318 474,334 508,372 512,416 486,446 430,452 372,462 324,462 302,430"
        )
        with form(c, body, COAT):
            _patches(
                c,
                (
                    (336, 400, 22),
                    (372, 356, 21),
                    (384, 414, 24),
                    (424, 344, 20),
                    (436, 396, 24),
                    (478, 372, 20),
                    (482, 420, 19),
                    (344, 440, 15),
                    (414, 446, 14),
                    (456, 436, 13),
                ),
                SPOT,
            )
            mass(c, "330,462 400,440 470,440 516,390 530,470 420,490 330,490", DEEP, 17, 0.9)
            mass(c, "300,390 314,340 360,320 420,318 390,336 340,360 320,420", LIT, 12, 0.6)
        _leg(c, "342,430 362,560 384,680 380,806", (50, 30, 21, 22), 0.16, (380, 816), 1.0)
        _leg(c, "480,416 506,540 494,670 508,796", (54, 32, 20, 20), 0.3, (508, 806), 1.0)
        for text, dark, spots in (
            (
                "440,362 478,344 514,372 518,420 508,462 498,500 474,496 456,450 440,410",
                "500,350 530,380 520,470 500,510 490,450 500,400",
                ((474, 384, 19), (496, 420, 15), (466, 424, 14), (486, 456, 12)),
            ),
            (
                "306,384 336,352 374,376 382,424 380,466 377,516 345,516 328,466 308,424",
                "360,380 384,400 366,470 350,510 340,470 356,430",
                ((336, 400, 16), (352, 434, 14), (324, 440, 11), (336, 470, 10)),
            ),
        ):
            with form(c, text, mix(COAT, DEEP, 0.1)):
                mass(c, dark, DEEP, 12, 0.75)
                mass(c, text, COAT, 16, 0.2)
                _patches(c, spots, SPOT)
        for text, marks in (
            (
                "346,496 376,496 380,560 374,600 364,600 352,560",
                ((360, 516, 10), (370, 550, 8), (364, 584, 6)),
            ),
            (
                "472,470 504,466 502,540 496,580 486,580 478,530",
                ((492, 490, 9), (484, 530, 8), (494, 560, 6)),
            ),
        ):
            mass(c, text, mix(COAT, DEEP, 0.1), 5, 0.9)
            mass(
                c,
                " ".join(f"{float(w.split(',')[0]) + 14},{w.split(',')[1]}" for w in text.split()),
                DEEP,
                7,
                0.5,
            )
            _patches(c, marks, SPOT)
        for x, y in ((380, 660), (494, 650)):
            mass(c, f"{x - 10},{y - 10} {x + 2},{y - 14} {x + 6},{y + 8} {x - 8},{y + 10}", LIT, 5, 0.5)
    _neck(
        c,
        "356,372 320,284 296,190 258,112 200,92 160,120 150,158",
        (96, 70, 54, 44, 36, 28, 22),
        (COAT, DEEP, LIT, SPOT),
        0.62,
    )
    mass(c, "304,350 350,330 396,360 396,404 350,424 316,404", COAT, 9, 0.9)
    _patches(c, ((344, 356, 18), (322, 392, 12), (370, 396, 13)), SPOT)
    # A mane down the back of it.
    strands(c, "206,74 260,92 312,180", "216,88 262,112 316,196", 4, ("#4a2028",), (4, 6, 4), 3)
    for k in range(34):
        t = k / 33
        x = 214 + 140 * t**1.4 + c.r.uniform(-2, 2)
        y = 76 + 250 * t**1.25 + (34 * math.sin(t * 2.2) - 12 if t < 0.6 else 16)
        line(
            c,
            f"{x},{y + 8} {x + 7},{y} {x + 15},{y - 3}",
            c.r.choice(("#3a1824", "#6a3428", "#9a5434")),
            (4, 4, 0.6),
            0.9,
        )
    _lantern(c, 150, 166, 124, True, COAT, 4)


def _calf(c: Canvas) -> None:
    with c.group(through=c.blur(6)):
        c.path(contour("110,858 180,846 270,852 300,866 200,876 120,872"), "#180a20", op=0.8)
    coat = mix(COAT, "#ffd080", 0.18)
    with c.relief(0.12):
        _leg(c, "164,730 170,786 158,842", (26, 14, 11), 0.45, (158, 846), 0.55)
        _leg(c, "212,728 206,784 216,842", (24, 14, 11), 0.45, (216, 846), 0.55)
        line(c, "124,694 108,716 112,742", "#8a5438", (6, 4, 3))
        strands(
            c,
            "108,738 106,752 102,762",
            "116,738 118,752 118,762",
            5,
            ("#2c1428", "#5a2c30"),
            (2.4, 2, 0.5),
            2,
        )
        with form(c, "120,702 132,668 172,654 214,662 238,692 232,722 204,738 164,742 130,732", coat):
            _patches(
                c,
                (
                    (150, 692, 13),
                    (178, 680, 13),
                    (204, 692, 12),
                    (168, 716, 12),
                    (196, 722, 10),
                    (142, 716, 8),
                    (222, 710, 8),
                ),
                SPOT,
            )
            mass(c, "130,740 200,730 240,700 250,740 180,760", DEEP, 9, 0.85)
            mass(c, "124,690 134,668 172,654 204,660 180,668 146,680", LIT, 7, 0.85)
        _leg(c, "140,722 126,784 118,848", (30, 16, 12), 0.05, (117, 854), 0.62)
        _leg(c, "226,716 242,780 250,846", (28, 15, 12), 0.05, (251, 852), 0.62)
    _neck(
        c,
        "218,700 240,640 252,584 272,548 300,552 306,570",
        (46, 34, 26, 21, 17, 13),
        (coat, DEEP, LIT, SPOT),
        0.8,
    )
    for k in range(14):
        t = k / 13
        x, y = 226 - 2 + 40 * t, 660 - 110 * t
        line(
            c,
            f"{x},{y} {x - 7},{y - 5} {x - 12},{y - 2}",
            c.r.choice(("#3a1824", "#6a3428", "#c87c48")),
            (3, 3, 0.5),
            0.9,
        )
    _lantern(c, 306, 572, 62, False, coat, -6)


def _post(c: Canvas) -> None:
    """One that does not walk, and is dark."""
    with c.relief(0.1):
        round_limb(c, "52,920 54,760 54,600", (20, 13, 10), "#2c1c34", "#0c0614", "#e0985c", LAMP)
        for y, w in ((880.0, 17.0), (852, 12), (640, 11)):
            line(c, f"{54 - w},{y} 54,{y + 4} {54 + w},{y}", "#3a2440", (6, 8, 6))
        c.path(contour("34,560! 74,560! 66,606! 42,606!"), "#3a2a4c")
        c.path(contour("38,562! 48,562! 48,602! 43,602!"), "#8a6a80")
        for text in ("34,560 42,606", "74,560 66,606", "54,560 54,606"):
            line(c, text, "#1c1024", (3, 3))
        c.path(contour("28,562! 44,540 64,540 80,562!"), "#241630")
        line(c, "30,560 44,541 56,539", "#e8a060", (1, 3, 1), 0.9)
        c.path(contour("42,604! 66,604! 60,616! 48,616!"), "#241630")
    with c.at(54, 540, 0.66, 0):
        bird(c)


@scene("p28", "ember", Light(strength=0.0, focus=(240, 480)), by_hand=True)
def lamps_that_graze(c: Canvas) -> None:
    nature.sky(c, ("#2a1838", "#7a3048", "#e07048", "#ffcc78"), (0, 0.3, 0.56, 0.74))
    nature.clouds(c, "#f8a070", 0.55, 0.004, 0.012, 60, 640, 0.46)
    nature.stars(c, 60, 240)
    c.glow(318, 650, 330, "#fff0b0", 0.9)
    _far_ones(c)
    houses(c)
    street(c)
    _mother(c)
    _calf(c)
    lighter_boy(c)
    _post(c)
    for _ in range(9):
        x, y = c.r.gauss(150, 46), c.r.gauss(250, 50)
        c.limb([(x - 4, y - 3), (x, y), (x + 4, y - 3)], (1, 2.4, 1), "#fff0c0", 0.8)
