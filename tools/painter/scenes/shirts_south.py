"""Washing that leaves for the south; the last shirt takes leave of her who washed it."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.farewell import cheek_and_hand, shoulders
from tools.painter.hand import between, contour, form, line, mass, points, round_limb
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.flying_shirts import GLIDE, RISE, SIDE, bands, plaid, plain, shirt, spots, strip

SUN = (640.0, 420.0)
LINEN, DEEP, LIT, BLUE = "#f2e6d6", "#8b82a8", "#fffaea", "#5b7fae"


def _stripes(c: Canvas, first: str, last: str, count: int, width: float = 4.5) -> None:
    """Woven stripes that lead over from one seam to the other."""
    a, b = points(first), points(last)
    for k in range(count):
        way = " ".join(f"{x},{y}" for x, y in between(a, b, (k + 0.5) / count))
        line(c, way, BLUE, (width, width, width), 0.8)


def _collar(c: Canvas) -> None:
    """Empty, and bent down to her all the same."""
    with form(c, "332,176 352,164 384,160 410,170 416,184 396,200 360,206 338,194", "#6a5c84"):
        mass(c, "336,180 380,168 412,178 400,196 356,200", "#2c2444", 6, 0.9)
        mass(c, "344,196 380,206 410,190 396,206 356,210", "#b8a4b0", 4, 0.8)
    for text, dark in (
        (
            "330,176! 336,200 352,222 372,232! 352,252 330,262! 312,232 310,204!",
            "318,250 340,236 366,232 346,256",
        ),
        (
            "417,182! 410,206 394,224 374,232! 402,246 424,246! 432,222 430,196!",
            "384,236 410,240 428,236 420,250",
        ),
    ):
        with form(c, text, LIT):
            mass(c, dark, DEEP, 4, 0.8)
    c.circle(374, 238, 4.4, "#8a6a60")


def _held(c: Canvas) -> None:
    """It leans down to her: one sleeve waves, one lies on her cheek, its tails are in the wind already."""
    with c.relief(0.1):
        # The sleeve that waves.
        with form(
            c,
            "420,196! 452,172 478,140 496,108 506,76! 528,66 556,74! 560,104 548,150 526,196 "
            "492,244 448,276!",
            LINEN,
        ):
            _stripes(c, "424,200 484,130 508,70", "446,274 526,196 558,78", 6)
            mass(c, "430,200 480,150 506,80 520,90 500,160 460,220 440,270", DEEP, 10, 0.75)
            mass(c, "556,80 566,110 540,190 490,250 470,250 520,180 540,120", "#ffe2a8", 8, 0.8)
            for fold in ("500,130 506,160 486,200", "524,150 516,182 494,212", "452,200 470,214 468,246"):
                mass(c, strip(fold, 7), DEEP, 3, 0.65)
        with form(c, "500,82! 508,46 516,36 540,36 566,48! 562,80 556,92! 530,78", LIT):
            mass(c, "500,40 516,36 520,86 500,86", DEEP, 5, 0.7)
            c.circle(530, 62, 3.6, "#8a6a60")
        # The body, its hem blown aside.
        with form(
            c,
            "312,206! 300,216 290,252 296,310 300,370 286,430 262,486! 300,478 330,498 356,524! "
            "384,500 420,496 "
            "452,512! 474,484 508,470 540,470! 520,420 492,372 470,320 456,268 444,214 430,196! 376,190",
            LINEN,
        ):
            _stripes(c, "306,210 292,320 250,500", "440,200 466,330 556,480", 15)
            mass(c, "290,220 324,240 336,330 336,420 306,500 250,500 290,380", DEEP, 15, 0.95)
            mass(c, "444,220 470,320 540,470 500,480 440,380 420,300", "#ffe6b0", 13, 0.85)
            for fold in (
                "330,262 344,360 322,480",
                "376,240 384,360 360,510",
                "420,260 436,370 446,500",
                "310,240 352,270 400,262",
                "444,290 470,380 512,466",
            ):
                mass(c, strip(fold, 12), DEEP, 5, 0.6)
            for fold in ("352,280 362,380 344,490", "402,260 414,370 410,490", "452,310 470,390 490,460"):
                mass(c, strip(fold, 9), LIT, 5, 0.6)
            line(c, "375,236 392,330 400,410 404,500", "#a89cba", (14, 15, 15, 14), 0.4)
            line(c, "366,240 384,330 392,410 396,500", DEEP, (1.6, 2, 2, 1.6), 0.8)
            mass(c, "300,200 376,226 440,196 440,214 380,250 306,226", DEEP, 6, 0.6)
        for x, y in ((380, 280), (388, 334), (394, 390), (399, 446)):
            c.circle(x, y + 1, 5, "#8a6a60")
            c.circle(x - 0.6, y, 3.8, "#fff4dc")
        _collar(c)
        # The sleeve that stays a little longer: limp, it hangs down to her.
        with form(
            c,
            "318,206! 288,214 266,248 256,300 250,352 246,404 242,456 236,544! 260,566 298,568! "
            "302,510 306,440 "
            "308,376 316,322 322,272!",
            LINEN,
        ):
            _stripes(c, "300,206 258,340 236,546", "324,268 314,380 298,566", 6)
            mass(c, "316,206 266,240 250,340 236,546 252,550 262,430 280,300 304,250", DEEP, 9, 0.85)
            mass(c, "318,240 324,280 316,380 302,566 290,560 298,420 308,330", LIT, 6, 0.7)
            for fold in (
                "254,330 278,344 306,342",
                "244,362 272,380 300,376",
                "238,404 262,424 296,424",
                "280,248 296,280 304,318",
                "232,480 256,502 288,504",
            ):
                mass(c, strip(fold, 7), DEEP, 3, 0.7)


def _pin(c: Canvas, x: float, y: float, rot: float) -> None:
    with c.at(x, y, 1.0, rot), c.relief(0.1):
        for s in (-1, 1):
            with form(c, f"{s * 1},-20! {s * 8},-20! {s * 7},16 {s * 3},22 {s * 1},14", "#c8925c"):
                mass(c, "-10,-20 -4,-20 -4,22 -10,22", "#6a3c2c", 3, 0.8)
        line(c, "-8,-6 0,-4 8,-6", "#6a6a74", (2.4, 2.6, 2.4))


def _basket(c: Canvas) -> None:
    with c.group(through=c.blur(8)):
        c.path(contour("330,846 420,836 500,840 506,858 400,866"), "#3a3020", op=0.75)
    with c.relief(0.1):
        c.ellipse(456, 776, 66, 16, "#5a3824")
        c.ellipse(457, 779, 57, 11, "#2a1820")
        with form(
            c,
            "392,776! 420,792 456,796 494,792 521,776! 512,820 502,848! 456,856 412,850! 400,816",
            "#b8864c",
        ):
            for j in range(6):
                for k in range(12):
                    x, y = 388 + k * 13 + (j % 2) * 6, 790 + j * 11
                    line(
                        c,
                        f"{x - 7},{y + 2} {x},{y - 3} {x + 7},{y + 2}",
                        c.r.choice(("#d8a864", "#8a5a34", "#c89450")),
                        (1.6, 6.4, 1.6),
                    )
            mass(c, "386,770 430,786 430,860 396,860", "#4a2c38", 12, 0.85)
            mass(c, "492,780 526,776 512,860 492,856", "#ffe0a0", 8, 0.7)
        line(c, "391,776 420,793 456,797 494,793 522,776", "#e0b470", (6, 8, 8, 8, 6))
        line(c, "391,780 420,797 456,801 494,797 522,780", "#6a4030", (1.6, 2.4, 2.4, 2.4, 1.6), 0.8)


def _ground(c: Canvas) -> None:
    nature.ridge(c, 770, 14, "#b4b890", "#8a9c70", trees=10)
    c.path(
        contour("-20,800! 160,784 340,796 620,776! 620,920! -20,920!"),
        c.vert("#ccb868", "#8a9448", "#4a6038"),
    )
    # Far off another line, still full.
    for x in (300.0, 346, 392):
        line(c, f"{x},738 {x + 1},768 {x},794", "#7a5c4c", (2, 2.6, 3))
    line(c, "300,740 323,745 346,740 369,745 392,740", "#f4ead8", (1.2, 1.2, 1.2))
    for x, tone in (
        (310.0, "#c4402f"),
        (324, "#f4ead8"),
        (337, "#e0a83c"),
        (357, "#3d6f9c"),
        (370, "#f0c8b8"),
        (382, "#5a8a78"),
    ):
        with form(
            c,
            f"{x - 5},743! {x + 5},743! {x + 8},754 {x + 4},755 {x + 5},769! {x - 4},768! "
            f"{x - 4},755 {x - 7},754",
            mix(tone, "#d8d8c0", 0.25),
        ):
            mass(c, f"{x - 9},743 {x - 1},743 {x - 1},770 {x - 9},770", "#5a6084", 2, 0.6)
    nature.grass(c, -10, 610, 816, 150, 24, ("#a8a04c", "#c8b864", "#7a8c40", "#6a7c3c"))


@scene("p79", "sand", Light(strength=0.0, focus=(250, 500)), by_hand=True)
def shirts_fly_south(c: Canvas) -> None:
    nature.sky(c, ("#2f6f9c", "#74aec4", "#e8d8b0", "#f6b470"))
    nature.clouds(c, "#fff4e0", 0.7, 0.004, 0.011, 40, 720, 0.47)
    c.glow(600, 660, 420, "#ffd890", 0.95)
    nature.disc(c, 560, 668, 42, "#fff2c0", "#ffd880")
    # Geese, and one that is none.
    for k, (x, y) in enumerate(((40.0, 340.0), (66, 326), (92, 312), (118, 298), (100, 330), (80, 352))):
        line(c, f"{x - 11},{y - 5} {x},{y} {x + 10},{y - 8}", "#4a5474" if k != 4 else "#d8503c", (1, 3.4, 1))
    _ground(c)
    # The flock, the furthest first.
    for x, y, size, rot, shape, tone, pattern, far in (
        (128.0, 60.0, 0.16, 24.0, GLIDE, "#f4ead8", plain, 0.45),
        (196.0, 66.0, 0.22, 34.0, RISE, "#e88870", plain, 0.35),
        (96.0, 104.0, 0.26, 16.0, GLIDE, "#7a5a9c", plain, 0.25),
        (256.0, 104.0, 0.32, 30.0, GLIDE, "#5a9a80", bands(c, "#e8ecd0", 34, 10), 0.18),
        (100.0, 196.0, 0.42, 8.0, SIDE, "#e8b040", spots(c, "#c4702c"), 0.1),
        (190.0, 220.0, 0.3, 22.0, GLIDE, "#e8ecea", plaid(c, "#4f7aa8", 44), 0.1),
    ):
        shirt(c, x, y, size, rot, shape, tone, pattern, far)
    # The post and the line she took them from.
    with c.relief(0.1):
        round_limb(c, "556,840 552,720 548,600", (22, 19, 16), "#8a6040", "#3a2430", "#f0c080", SUN)
        line(c, "520,620 548,613 580,608", "#5a3828", (10, 11, 10))
        line(c, "520,617 548,610 580,605", "#d8a468", (2, 3, 2))
    line(c, "-20,640 160,668 330,660 450,640 550,614", "#8a7060", (3, 3, 3))
    line(c, "-20,638 160,666 330,658 450,638 550,612", "#fff4dc", (1.6, 1.6, 1.6))
    for x, y, rot in ((330, 658, 4), (398, 650, -8), (470, 634, 6)):
        _pin(c, x, y, rot)
    _basket(c)
    shoulders(c)
    _held(c)
    cheek_and_hand(c)
    nature.grass(c, -10, 610, 914, 34, 80, ("#5a6c34", "#8a8c40", "#3f5430", "#b8a850"))
