"""Who is out in the rain of a cloud that is walked: the one who holds it, and a frog that waits."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, cuff, ear, grown_profile, hand_grip, jointed, mix_skin, shoe
from tools.painter.creatures.from_behind import darkened
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, feather, form, line, mass, round_limb
from tools.painter.palettes import lighter, mix

SUN = (-80.0, 440.0)
SKIN = Skin("#e0a884", "#8a4a58", "#ffe4ac", "#e0685c")
COAT, COAT_DEEP, COAT_LIT = "#b07a34", "#3c2238", "#ffdc94"
TEAL = "#3f7c80"
RED, RED_DEEP = "#d0342c", "#6a1428"


def bloom(c: Canvas, x: float, y: float, r: float, tone: str, tilt: float, squash: float = 0.6) -> None:
    """A flower whose face is turned up to the rain."""
    with c.group(f"translate({x},{y}) rotate({tilt}) scale(1,{squash})"), c.relief(0.15):
        for ring, share in ((0, 1.0), (1, 0.72)):
            for k in range(9):
                a = math.tau * (k + ring * 0.5) / 9 + c.r.uniform(-0.1, 0.1)
                shade = mix(
                    tone,
                    "#4a2c68" if ring == 0 else "#fff2d8",
                    0.34 * (0.5 + 0.5 * math.cos(a)) if ring == 0 else 0.22 + 0.2 * (math.cos(a) < 0),
                )
                feather(
                    c,
                    (math.cos(a) * r * 0.15, math.sin(a) * r * 0.15),
                    (math.cos(a) * r * share, math.sin(a) * r * share),
                    r * 0.56,
                    shade,
                )
        c.circle(0, 0, r * 0.27, "#a85a18")
        c.circle(-r * 0.05, -r * 0.08, r * 0.21, "#f8cc4c")


def frog(c: Canvas) -> None:
    """It waits, upright, in galoshes; one hand on the stick, a newspaper under the other arm."""
    tone, deep, lit = "#7fa83c", "#23482c", "#e8ec94"
    with c.group(through=c.blur(7)):
        c.path(contour("340,866 420,858 520,868 500,890 380,890"), "#2a3424", op=0.75)
    with c.relief(0.15):
        # Boots.
        for dx in (0, 62):
            with form(
                c,
                f"{372 + dx},832! {402 + dx},832! {402 + dx},862 {404 + dx},880 {350 + dx},882 "
                f"{346 + dx},868 {370 + dx},858!",
                "#e8b030",
            ):
                mass(
                    c,
                    f"{390 + dx},830 {410 + dx},830 {410 + dx},890 {360 + dx},890 {386 + dx},870",
                    "#8a5020",
                    6,
                    0.85,
                )
                mass(
                    c,
                    f"{350 + dx},866 {372 + dx},858 {376 + dx},834 {382 + dx},834 {378 + dx},866 "
                    f"{356 + dx},876",
                    "#fff0a8",
                    3,
                    0.8,
                )
            line(c, f"{370 + dx},833 {387 + dx},836 {404 + dx},833", "#f8d868", (5, 6, 5))
        # Thighs fold beside the body.
        for text in ("440,800 486,790 500,816 484,838 448,842", "384,806 346,796 336,818 352,838 390,842"):
            with form(c, text, mix(tone, deep, 0.25)):
                mass(c, text, deep, 9, 0.35)
        # Body and head.
        with form(c, "372,716 352,748 352,796 372,836 412,848 452,838 470,800 466,748 448,716", tone):
            mass(c, "440,710 480,740 480,830 430,850 446,790", deep, 12, 0.85)
            mass(c, "376,746 412,738 436,760 438,806 416,838 386,828 370,792", "#eef0c0", 9, 0.95)
            mass(c, "350,750 366,730 364,800 354,790", lit, 5, 0.8)
        with form(
            c,
            "322,700 330,672 350,654! 344,634 352,616 372,610 390,620 396,640! 412,636 432,640! 438,620 "
            "456,611 "
            "476,618 484,636 476,658! 494,678 500,702 486,726 452,742 410,748 366,742 336,724",
            tone,
        ):
            mass(c, "430,640 484,650 510,700 470,760 380,760 440,724 456,690", deep, 14, 0.75)
            mass(c, "322,704 340,726 400,740 470,730 500,706 480,744 400,756 330,740", "#dfe4a0", 6, 0.85)
            mass(c, "324,696 334,668 356,656 380,650 360,672 340,700", lit, 7, 0.8)
            mass(c, "346,634 356,616 376,612 366,626 354,646", lit, 4, 0.8)
            for x, y, r in ((410, 662, 6), (428, 672, 4), (394, 668, 3.4), (478, 690, 5), (466, 676, 3)):
                c.circle(x, y, r, "#557c30", 0.8)
        line(c, "332,708 356,713 388,714 424,717 462,715 490,707", deep, (1.6, 4, 3.4, 4, 4, 1.6))
        line(c, "488,708 496,710 501,716", deep, (1, 3, 1))
        for x in (392, 402):
            c.ellipse(x, 690, 2.2, 3, deep)
        # Half shut eyes that roll up to the cloud.
        for x, y in ((370, 636), (459, 637)):
            c.circle(x, y, 19, "#f4ecc0")
            c.circle(x - 1, y - 6, 11, "#d89028")
            c.ellipse(x - 1, y - 7, 7, 8.6, "#140c10")
            c.circle(x - 4, y - 11, 3, "#ffffff")
            with form(
                c,
                f"{x - 21},{y - 1}! {x - 18},{y - 17} {x},{y - 24} {x + 18},{y - 17} {x + 21},{y - 1}! "
                f"{x + 10},{y - 11} {x - 10},{y - 11}",
                mix(tone, deep, 0.2),
            ):
                mass(c, f"{x - 20},{y - 4} {x - 14},{y - 18} {x},{y - 22} {x - 6},{y - 14}", lit, 3, 0.8)
            line(
                c,
                f"{x - 21},{y - 1} {x - 9},{y - 11} {x + 9},{y - 11} {x + 21},{y - 1}",
                "#1c2c1c",
                (1.4, 2.6, 2.6, 1.4),
            )
            line(c, f"{x - 16},{y + 13} {x},{y + 20} {x + 16},{y + 13}", deep, (1, 2.4, 1))
        # The paper, clamped.
        with c.at(474, 776, 1, 24):
            c.path(contour("-30,-14! 44,-20! 48,14! -26,18!"), "#b8ac98")
            c.path(contour("-32,-16! 42,-22! 44,8! -30,12!"), "#f4ead4")
            for k in range(4):
                c.segment(-24, -10 + k * 6, 36, -15 + k * 6, "#6a645c", 1.6, 0.7)
            c.rect(14, -13, 20, 15, "#8a94a0")
        round_limb(c, "456,748 484,766 474,796 452,800", (24, 22, 19, 16), tone, deep, lit, SUN)
        # The hand on the stick.
        round_limb(c, "403,744 404,800 405,852", (9, 9, 9), "#8a5a34", "#3a2024", "#f0c080", SUN)
        round_limb(c, "364,748 342,780 364,802 392,790", (24, 22, 19, 17), tone, deep, lit, SUN)
        for k in range(3):
            round_limb(
                c,
                f"{392},{782 + k * 9} {404},{777 + k * 9} {414},{783 + k * 9}",
                (9, 9, 11),
                lighter(tone, 0.16),
                deep,
                lit,
                SUN,
            )


def umbrella(c: Canvas) -> None:
    blue, cream = "#2f6f90", "#f6ecd4"
    with c.relief(0.2):
        round_limb(c, "402,590 402,690 404,846", (9, 9, 9), "#8a5a34", "#3a2024", "#f0c080", SUN)
        with form(
            c,
            "266,654! 300,668 338,660 362,668 402,660 440,668 466,660 504,668 540,650! 480,634 330,634",
            "#1c3448",
        ):
            mass(c, "266,650 400,640 540,650 520,664 300,664", "#3c6070", 6, 0.8)
            for x in (338, 402, 466):
                c.segment(402, 612, x + (x - 402) * 0.1, 664, "#8aa4a8", 1.6)
        shape = (
            "266,655! 276,606 312,566 360,546 402,541 446,546 494,566 530,604 540,651! 522,640 500,642 "
            "484,654! 466,642 444,640 424,655! 402,642 384,644 366,656! 348,644 326,646 "
            "310,660! 296,650 280,650"
        )
        with form(c, shape, blue):
            for text in (
                "402,536! 352,560 318,610 310,664! 334,640 366,660! 370,600 384,560!",
                "402,536! 418,580 424,620 424,660! 450,634 484,658! 476,600 446,560!",
            ):
                c.path(contour(text), cream)
            mass(c, "450,540 540,560 560,660 480,660 500,610 476,570", "#14243c", 14, 0.75)
            mass(c, "266,650 276,606 316,564 370,546 330,580 300,620 290,656", "#ffe6b0", 9, 0.6)
            mass(c, "300,656 420,640 540,656 540,640 420,628 300,640", "#1c2c44", 6, 0.4)
        for text in (
            "402,542 350,572 310,660",
            "402,542 374,590 366,656",
            "402,542 420,590 424,655",
            "402,542 462,576 484,654",
        ):
            line(c, text, "#1c3448", (1, 1.6, 1.4), 0.7)
        line(c, "402,544 402,536 402,526", "#8a5a34", (6, 5, 3))
    # Drops burst on it.
    for x, y in (
        (296, 596),
        (330, 566),
        (372, 548),
        (428, 546),
        (470, 560),
        (512, 592),
        (348, 574),
        (452, 572),
    ):
        for dx, dy in ((-8, -9), (-2, -13), (6, -11), (11, -5)):
            line(
                c, f"{x},{y} {x + dx * 0.6},{y + dy * 0.8} {x + dx},{y + dy}", "#f8fcf8", (1, 1.8, 0.5), 0.85
            )
    for x in (280, 312, 367, 424, 484, 528):
        for k in range(3):
            y = 672 + k * 26 + (x % 7) * 3
            line(c, f"{x},{y} {x},{y + 7} {x},{y + 13}", "#f4faf8", (0.6, 2.6, 3), 0.8)


CLOTH = Cloth(COAT, COAT_DEEP, COAT_LIT)
LEGS = Cloth("#4a5468", "#1c1c34", "#c8b898")
SHOES = Cloth("#5a3428", "#1c1018", "#e8b078")


FAR = darkened(CLOTH)


def _walker_head(c: Canvas) -> None:
    """In profile, a little thrown back: he looks up at what he leads."""
    with c.at(204, 404, 0.98, -13), c.relief(0.1):
        with form(c, "-30,10 -34,70! 4,78! 10,40 6,20", mix(SKIN.tone, SKIN.shade, 0.35)):
            mass(c, "-40,10 -10,10 -6,90 -40,90", SKIN.shade, 8, 0.6)
        with form(c, "-54,-24 -58,10 -44,40 -26,46 -12,30 -6,0 -4,-24", "#a8a098"):
            for k in range(13):
                x = -54 + k * 4.2
                line(
                    c,
                    f"{x + 6},-24 {x},8 {x * 0.8 + 4},46",
                    ("#6a5a5c", "#c8c0b4", "#f4ead0")[k % 3],
                    (0.8, 2.6, 0.8),
                    0.7,
                )
        grown_profile(c, SKIN, "#4a5a58", "#8a8078", 0.86, -1.5, 1.0, "#a85a50")
        with form(c, "-34,-40 -58,-24 -58,12 -46,38 -28,44 -22,22 -18,-4 -8,-20 -6,-40", "#a8a098"):
            mass(c, "-70,-40 -44,-40 -48,20 -30,50 -60,50", "#6a5a5c", 7, 0.6)
            for k in range(9):
                x = -52 + k * 4.6
                line(
                    c,
                    f"{x + 6},-34 {x},4 {x * 0.8 + 2},42",
                    ("#6a5a5c", "#c8c0b4", "#f4ead0")[k % 3],
                    (0.8, 2.4, 0.8),
                    0.6,
                )
        ear(c, -16, 2, SKIN, 1.0, True)
        # The moustache, brushed down.
        with form(c, "47,19 36,18 20,26 10,38 22,38 36,33 48,30 52,25", "#b4aca0"):
            mass(c, "10,40 30,32 50,30 40,44", "#6a5a5c", 3, 0.7)
            line(c, "44,21 28,26 16,34", "#f4ead0", (0.8, 2.4, 0.6), 0.8)
        with c.group("translate(-2,-9) rotate(7)"):
            with form(c, "-54,-24! -58,-60 -42,-94 -4,-108 32,-100 52,-68 52,-36! 0,-22", "#34303c"):
                mass(c, "10,-112 60,-90 60,-20 20,-24 28,-70", "#100c18", 9, 0.85)
                mass(c, "-52,-70 -34,-98 -6,-106 -24,-80 -44,-40 -56,-40", "#e8dcc0", 8, 0.45)
                line(c, "-56,-32 0,-26 53,-42", RED_DEEP, (17, 17, 16))
                line(c, "-56,-33 0,-27 53,-43", RED, (13, 13, 12))
            with form(c, "-80,-28 -58,-26 0,-18 52,-33 78,-46 74,-34 50,-22 0,-7 -56,-14 -78,-20", "#2c2834"):
                mass(c, "-82,-26 -50,-20 0,-14 0,-10 -50,-12 -80,-18", "#d8ccb8", 3, 0.6)


def walker(c: Canvas) -> None:
    """In mid step to the right, his soles about y = 866. The light is on the left."""
    with c.relief(0.1):
        c.shade(170, 868, 150, 12, 0.7, "#2c2a2c")
        # The arm and the leg behind.
        jointed(c, (158, 506), (100, 572), (80, 648), (56, 46, 34), FAR, SUN)
        dim = mix_skin(SKIN, 0.35)
        line(c, "92,654 102,670 98,688", dim.shade, (11, 10, 6))
        line(c, "92,654 102,670 98,688", dim.tone, (9.4, 8.4, 4.8))
        for k, (x, low) in enumerate(((66, 700), (74, 706), (82, 706), (90, 700))):
            line(c, f"{x},672 {x - 2},688 {x + 1},{low}", dim.shade, (10.6, 10, 6))
            line(c, f"{x},672 {x - 2},688 {x + 1},{low}", mix(dim.tone, dim.shade, 0.08 * k), (9, 8.4, 4.8))
        with form(c, "66,644 92,648 98,664 94,680 64,680 60,664", dim.tone):
            mass(c, "82,640 102,650 100,690 84,690", dim.shade, 5, 0.6)
        cuff(c, (100, 572), (80, 650), 36, mix(COAT, COAT_DEEP, 0.2), COAT_DEEP)
        jointed(c, (180, 650), (228, 746), (232, 838), (62, 50, 36), darkened(LEGS), SUN, 0.2)
        shoe(c, 230, 860, -3, SHOES, 1.5)
        jointed(c, (166, 650), (160, 752), (110, 830), (66, 54, 38), LEGS, SUN, 0.2)
        shoe(c, 104, 854, 20, SHOES, 1.55)
        # The coat: its skirts part over the step.
        with form(
            c,
            "170,452! 138,462 112,494 104,556 110,616 98,684 74,752! 116,772 160,762! 176,724 "
            "204,752! 236,764 262,744! 240,690 228,632 238,576 238,520 222,476 200,452!",
            COAT,
        ):
            mass(c, "210,440 260,480 270,780 200,780 216,680 206,600 214,520", COAT_DEEP, 18, 0.75)
            mass(c, "60,730 270,720 270,800 60,800", COAT_DEEP, 16, 0.5)
            mass(
                c, "140,440 112,480 98,560 104,630 66,770 106,760 130,640 126,560 140,500", COAT_LIT, 10, 0.85
            )
            mass(c, "176,560 236,570 230,612 180,606", COAT_DEEP, 11, 0.4)
            for k in range(6):
                x = 112 + k * 26
                line(c, f"{x + 6},440 {x - 2},600 {x - 16 + k * 4},780", "#7a4a2c", (1.6, 1.6, 1.6), 0.3)
            for k in range(9):
                y = 474 + k * 34
                line(c, f"70,{y + 4} 170,{y + 8} 270,{y - 4}", "#7a4a2c", (1.6, 1.6, 1.6), 0.3)
            for text, w in (
                ("172,640 174,690 178,730", 6.0),
                ("130,640 118,700 112,764", 5),
                ("214,640 226,690 238,756", 5),
            ):
                with c.group(through=c.blur(1.6)):
                    line(c, text, COAT_DEEP, (0.8, w, w * 0.7), 0.6)
        line(c, "106,618 168,632 232,618", COAT_DEEP, (17, 19, 17))
        line(c, "106,615 168,629 232,615", mix(COAT, COAT_LIT, 0.1), (13, 15, 13))
        # The scarf: its end blown back.
        tail = "180,448 138,440 100,452 50,436! 58,462 44,482! 96,484 140,474 184,476"
        with form(c, tail, TEAL):
            mass(c, "190,478 140,474 96,486 40,490 96,468 140,460", "#14384a", 6, 0.8)
            mass(c, "180,446 138,440 100,452 50,436 100,446", "#b8ded0", 4, 0.8)
            for x in (70, 102, 134):
                line(c, f"{x},432 {x - 4},458 {x - 2},490", "#e8e0c0", (6, 6, 6), 0.8)
    _walker_head(c)
    with c.relief(0.1), form(c, "158,454 178,438 206,448 234,442 250,456 244,476 208,488 170,478", TEAL):
        mass(c, "206,440 250,446 244,484 200,490 216,466", "#14384a", 7, 0.8)
        mass(c, "162,452 180,440 196,452 176,464", "#b8ded0", 4, 0.7)


def fist_up(c: Canvas) -> None:
    """The arm in front of the coat, and the hand that has closed on the leash."""
    jointed(c, (160, 512), (194, 604), (266, 552), (60, 50, 36), CLOTH, SUN)
    cuff(c, (194, 604), (266, 552), 38, mix(COAT, COAT_LIT, 0.3), COAT_DEEP)
    hand_grip(c, 270, 550, 62, SKIN, 1.22)
