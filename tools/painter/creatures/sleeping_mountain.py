"""The head and paws of a bear as large as a mountain, and the boy who keeps its sleep."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import child_profile, ear
from tools.painter.creatures.people_parts import FAIR
from tools.painter.hand import along, contour, form, line, mass, round_limb
from tools.painter.palettes import mix

COAT, DEEP, MOON, WARM = "#3f5290", "#131a42", "#a9bde8", "#ffc880"
LAMP = (396.0, 780.0)


def _fur(
    c: Canvas,
    box: tuple[float, float, float, float],
    count: int,
    lean: tuple[float, float],
    warm: bool = False,
) -> None:
    x0, y0, x1, y1 = box
    tones = (
        ("#e8b080", "#7a6a90", "#4a4a80", "#ffd8a0") if warm else ("#6f86c4", "#24306a", "#1a2456", "#8fa4dc")
    )
    for _ in range(count):
        x, y, n = c.r.uniform(x0, x1), c.r.uniform(y0, y1), c.r.uniform(5, 10)
        dx, dy = (lean[0] + c.r.uniform(-0.3, 0.3)) * n, (lean[1] + c.r.uniform(-0.3, 0.3)) * n
        c.limb(
            [(x, y), (x + dx * 0.5 + 0.6, y + dy * 0.5), (x + dx, y + dy)],
            (0.3, 1.2, 0.2),
            c.r.choice(tones),
            0.5,
        )


def head(c: Canvas) -> None:
    """Three quarters to the right, the chin on a paw; snow lies on its brow."""
    with c.group(through=c.blur(16), opacity=0.75):
        c.path(contour("20,520 120,430 300,440 380,540 400,740 100,780 10,700"), DEEP)
    with c.at(196, 610, 2.05, 7, True), c.relief(0.1):
        for x, y, r in ((-34.0, -62.0, 20.0), (54, -62, 25)):
            with form(
                c,
                f"{x - r},{y + 10} {x - r + 1},{y - 10} {x},{y - r} {x + r - 2},{y - 11} "
                f"{x + r},{y + 12} {x},{y + r}",
                COAT,
            ):
                mass(c, f"{x},{y - r} {x + r},{y - 8} {x + r},{y + r} {x + 6},{y + r}", DEEP, 5, 0.8)
                mass(c, f"{x - r},{y} {x - 10},{y - r} {x + 4},{y - r} {x - 10},{y - 6}", MOON, 3, 0.8)
            mass(c, f"{x - 10},{y + 8} {x - 4},{y - 8} {x + 9},{y - 5} {x + 8},{y + 12}", "#2a2450", 3, 0.95)
        skull = (
            "-20,-64 16,-72 56,-58 82,-22 88,20 74,54 34,70 -12,72 -46,68 -76,60 -96,44 -100,24 -88,8 "
            "-64,-4 -52,-24 -42,-48"
        )
        with form(c, skull, COAT):
            mass(c, "24,-80 96,-40 96,60 20,90 -10,74 44,40 56,0", DEEP, 17, 0.85)
            mass(c, "-60,-4 -50,-40 -20,-64 16,-70 0,-44 -26,-28 -40,2", MOON, 8, 0.7)
            _fur(c, (-60, -72, 88, 72), 420, (0.8, 0.5))
            mass(c, "-60,40 -20,56 30,60 60,50 40,80 -60,80", WARM, 9, 0.5)
        with form(c, "-98,26 -88,10 -68,1 -44,3 -24,16 -16,38 -28,58 -56,67 -82,61 -96,46", "#8a8cbc"):
            mass(c, "-36,-6 -8,10 -6,56 -40,74 -36,56 -24,30", "#2c2c64", 8, 0.9)
            mass(c, "-100,14 -84,4 -60,0 -50,8 -76,18 -92,30", MOON, 5, 0.8)
            mass(c, "-100,40 -84,54 -54,60 -30,50 -40,76 -90,76", WARM, 6, 0.95)
            _fur(c, (-92, 6, -24, 62), 120, (0.85, 0.4), True)
        with form(c, "-103,18 -101,5 -86,-3 -70,2 -69,14 -79,24 -94,26", "#141028"):
            mass(c, "-98,6 -86,0 -76,4 -86,9", "#c4d2f8", 2.4, 0.8)
            mass(c, "-100,16 -86,20 -74,18 -84,28", WARM, 2.4, 0.6)
        line(c, "-87,25 -86,34 -82,42", "#141028", (1.6, 2.4, 1.6))
        line(c, "-93,42 -82,45 -64,47 -44,46 -30,43", "#141028", (0.8, 2.4, 2.6, 2, 0.5))
        # Both eyes are shut fast.
        for x, y, s in ((-52.0, -9.0, 0.8), (-8.0, -6.0, 1.05)):
            mass(c, f"{x - 16 * s},{y} {x},{y - 15 * s} {x + 18 * s},{y} {x},{y + 12 * s}", DEEP, 4, 0.7)
            line(
                c,
                f"{x - 13 * s},{y - 2 * s} {x - 6 * s},{y + 6 * s} {x + 6 * s},{y + 7 * s} "
                f"{x + 15 * s},{y - 2 * s}",
                "#0a0c24",
                (1, 3.2, 3.2, 1),
            )
            line(
                c,
                f"{x - 9 * s},{y - 6 * s} {x + 1 * s},{y - 9 * s} {x + 11 * s},{y - 6 * s}",
                "#6a80c0",
                (1, 4, 1),
                0.7,
            )
            line(
                c,
                f"{x - 8 * s},{y - 20 * s} {x + 2 * s},{y - 23 * s} {x + 13 * s},{y - 19 * s}",
                MOON,
                (0.8, 3.4, 0.8),
                0.6,
            )
        # Snow on its brow and between the ears.
        with form(
            c,
            "-40,-50 -28,-68 4,-81 44,-79 76,-57 92,-30 98,-6! 90,-14 80,-30 68,-38 52,-44 34,-48 14,-50 "
            "-8,-52 -26,-48",
            "#dfe8ff",
        ):
            mass(c, "40,-80 100,-30 110,10 90,10 70,-34 40,-46", "#6f84c4", 8, 0.8)
            mass(c, "-46,-46 -10,-56 40,-52 80,-34 60,-26 -10,-40", "#9fb2e4", 5, 0.6)
        for x, y in along("-38,-50 -26,-48 -8,-52 14,-50 34,-48 52,-44 68,-38 80,-30 94,-10", 12):
            for _ in range(2):
                n, dx = c.r.uniform(3, 13), c.r.uniform(-1, 1) + x * 0.03
                tone = mix("#d4defc", "#7088c8", max(0.0, min(1.0, x / 90 + c.r.uniform(-0.1, 0.2))))
                c.limb([(x, y - 4), (x + dx, y + n * 0.4), (x + dx * 2, y + n)], (1, 2, 0.3), tone, 0.85)


def paws(c: Canvas) -> None:
    """Under its chin; the toes are towards us."""
    for x, y, s in ((92.0, 778.0, 0.92), (258.0, 786.0, 1.0)):
        with c.group(through=c.blur(9)):
            c.path(
                contour(
                    f"{x - 90 * s},{y + 26} {x},{y + 10} {x + 96 * s},{y + 22} {x + 60},{y + 44} "
                    f"{x - 70},{y + 44}"
                ),
                "#26326c",
                op=0.8,
            )
        with c.at(x, y, s), c.relief(0.1):
            with form(c, "-92,30 -98,-4 -84,-40 -40,-60 20,-62 68,-46 92,-12 92,22 74,38 0,44 -70,42", COAT):
                mass(c, "-100,0 -40,10 60,20 96,10 90,50 -100,50", DEEP, 12, 0.85)
                mass(c, "-96,-10 -70,-46 -20,-58 0,-46 -50,-30 -80,0", MOON, 8, 0.5)
                mass(c, "40,-50 96,-20 96,30 70,40 60,0", WARM, 12, 0.75)
                _fur(c, (-90, -56, 88, 20), 150, (0.1, 0.95))
            for k in range(4):
                tx = -66.0 + k * 42
                with form(
                    c, f"{tx - 20},36 {tx - 22},14 {tx},2 {tx + 22},14 {tx + 21},36 {tx},46", "#465a9c"
                ):
                    mass(c, f"{tx - 24},32 {tx + 24},30 {tx + 20},50 {tx - 20},50", DEEP, 5, 0.7)
                    mass(c, f"{tx - 16},12 {tx},2 {tx + 12},8 {tx},16", MOON, 4, 0.5)
                    mass(c, f"{tx + 4},6 {tx + 20},14 {tx + 20},30 {tx + 8},22", WARM, 4, 0.2 + 0.2 * k)
                with form(
                    c, f"{tx - 8},33 {tx},29 {tx + 8},33 {tx + 7},45 {tx + 1},58! {tx - 6},46", "#241c38"
                ):
                    mass(c, f"{tx - 5},33 {tx + 1},31 {tx},46 {tx - 4},44", "#b8aed0", 2, 0.9)


def _clock(c: Canvas) -> None:
    """Its middle is the origin; sixty-two to the rim, two bells on top."""
    with c.relief(0.1):
        for x in (-40, 42):
            line(c, f"{x},52 {x * 1.3},74", "#8a5a2c", (9, 6))
        for s in (-1, 1):
            with c.at(s * 40, -62, 1.0, s * 34), form(c, "-30,10! -28,-10 0,-26 28,-10 30,10!", "#d8a03c"):
                mass(c, "0,-28 32,-10 32,14 6,14", "#5a2c1c", 6, 0.8)
                mass(c, "-26,0 -20,-14 0,-22 -10,-8", "#fff0b8", 3, 0.95)
        with form(c, "0,-64 46,-46 64,0 46,46 0,64 -46,46 -64,0 -46,-46", "#c88c34"):
            mass(c, "10,-64 70,-40 70,60 0,70 50,30 50,-20", "#4a2420", 9, 0.85)
            mass(c, "-64,0 -46,-44 -10,-60 -40,-30 -54,10", "#fff0b8", 5, 0.9)
        c.ellipse(0, 0, 50, 50, "#5a3420")
        c.ellipse(
            0, 0, 46, 46, c.fade([(0, "#fffbe8", 1), (0.7, "#f8e8c4", 1), (1, "#c8a070", 1)], 0.36, 0.5, 0.72)
        )
        for k in range(12):
            a = math.tau * k / 12
            c.segment(
                math.cos(a) * 37, math.sin(a) * 37, math.cos(a) * 43, math.sin(a) * 43, "#4a2c28",
                4 if k % 3 == 0 else 2.4,
            )  # fmt: skip
        line(c, "0,0 -10,16 -15,25", "#2a1820", (5, 5, 2))
        line(c, "0,0 -1,-20 -3,-38", "#2a1820", (4, 4, 1.6))
        c.circle(0, 0, 4.6, "#c8402f")


def keeper(c: Canvas) -> None:
    """A boy kneels behind the clock; a mitten is between hammer and bells. He looks up at the great face."""
    with c.group(through=c.blur(8)):
        c.path(contour("340,872 420,858 560,858 590,872 540,890 380,890"), "#2c3670", op=0.8)
    with c.relief(0.1):
        # Coat and legs.
        with form(c, "470,860! 474,800 486,740 512,704 544,700 574,726 592,780 598,866!", "#3f7a84"):
            mass(c, "530,700 600,730 606,870 540,870 560,790", DEEP, 14, 0.85)
            mass(c, "474,800 490,736 516,706 510,760 494,830", WARM, 8, 0.7)
        with form(c, "488,872! 488,842 530,828 580,836 600,856 598,876!", "#4a3a5c"):
            mass(c, "540,820 610,840 604,880 540,880", DEEP, 8, 0.8)
    with c.at(512, 656, 1.0, 9, True):
        child_profile(c, FAIR, "#4a5a6c", "#5a3420", 0.9, -1.2, "calm")
        ear(c, -12, 6, FAIR, 0.9)
        for text in ("-20,-24 -10,-8 -12,8", "-28,-20 -22,0 -26,18", "-36,-14 -36,6 -38,24"):
            line(c, text, "#5a3420", (12, 9, 2))
    with c.at(510, 650, 1.2, 10, True), c.relief(0.1):
        # A woollen hat.
        with form(c, "38,-28! 22,-58 -14,-70 -48,-50 -54,-14 -44,12! -22,-6 4,-20", "#c8402f"):
            mass(c, "-56,-40 -20,-60 -30,0 -50,20", "#4a1434", 8, 0.8)
            mass(c, "10,-64 36,-40 34,-28 14,-40", "#ffb088", 4, 0.8)
            for k in range(5):
                x = -40.0 + k * 16
                line(c, f"{x - 6},{4 - k * 7} {x - 2},-30 {x + 8},-62", "#8a1c30", (2, 2.4, 1), 0.7)
        line(c, "40,-28 10,-18 -18,-2 -44,16", "#f4e8d8", (13, 15, 15, 13))
        line(c, "38,-22 10,-11 -16,5 -40,22", "#a89cb4", (3, 4, 4, 3), 0.8)
        c.circle(-34, -74, 15, "#f4e8d8")
        c.circle(-38, -70, 10, "#c4b8cc")
    with (
        c.relief(0.1),
        form(c, "480,702! 506,712 546,704 562,690! 570,706 552,724 512,732 482,722", "#f0c050"),
    ):
        mass(c, "520,716 566,694 570,712 530,734", "#7a3c2c", 4, 0.8)
        for x in (494, 512, 530, 548):
            line(c, f"{x},708 {x + 2},728", "#c8642c", (5, 5), 0.8)
    # The sledge, the clock on it.
    with c.relief(0.1):
        round_limb(
            c,
            "596,872 440,880 352,874 322,852 328,826 346,824",
            (8, 8, 8, 8, 8, 7),
            "#a8683c",
            "#3a1c28",
            "#ffd898",
            LAMP,
        )
        for x in (376, 470, 556):
            line(c, f"{x},850 {x + 1},874", "#7a4428", (8, 8))
        with form(c, "344,842! 590,838! 592,852! 344,856!", "#c88450"):
            mass(c, "470,836 600,836 600,858 440,858", "#4a2430", 6, 0.7)
            line(c, "346,844 460,842 590,840", "#ffe8b8", (2, 2.4, 1.4), 0.9)
    with c.at(452, 774, 1.0, -4):
        _clock(c)
    # The hammer between the bells, and the mitten that holds it.
    with c.relief(0.1):
        line(c, "452,712 451,696 450,684", "#6a4a30", (3, 3, 3))
        c.ellipse(449, 684, 8, 7, "#6a4a30")
        with form(
            c,
            "560,716! 540,708 510,706 484,700 470,694! 466,716! 486,732 516,744 552,754 584,752 "
            "598,730 590,706 574,700",
            "#4a8a92",
        ):
            mass(c, "470,716 520,736 556,750 540,764 480,740", DEEP, 6, 0.85)
            mass(c, "470,696 510,706 556,714 510,718", WARM, 4, 0.6)
        line(c, "474,692 468,716", "#f4e8d8", (9, 9))
        with form(c, "474,694! 456,680 438,672 428,678 430,692 440,700 446,712 456,716 470,716!", "#c8402f"):
            mass(c, "432,690 450,704 470,710 468,722 440,716", "#4a1434", 4, 0.8)
            mass(c, "430,678 444,676 460,684 444,686", "#ffb088", 3, 0.9)
        with form(c, "460,684 452,670 444,666 440,672 446,684 456,696", "#d8503c"):
            pass
    # The lantern.
    with c.at(366, 806), c.relief(0.1):
        c.ring(0, -34, 9, 9, "#4a3a4c", 2.6)
        c.glow(0, 6, 150, "#ffcf80", 0.95)
        c.path(contour("-14,-18! 14,-18! 18,30! -18,30!"), c.radial("#fffbe0", "#ffe09a", "#ffb450"))
        for x in (-15, 0, 15):
            c.segment(x, -18, x * 1.15, 30, "#3a2c3c", 2.4)
        c.path(contour("-20,-16! 0,-32 20,-16!"), "#4a3a4c")
        c.path(contour("-22,30! 22,30! 20,38! -20,38!"), "#4a3a4c")
