"""Who is out in the rain of a cloud that is walked: the one who holds it, and a frog that waits."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.people_parts import Skin, head
from tools.painter.hand import contour, feather, form, line, mass, round_limb, strands
from tools.painter.palettes import lighter, mix

SUN = (-80.0, 440.0)
SKIN = Skin("#e0a884", "#8a4a58", "#ffe4ac", "#e0685c")
COAT, COAT_DEEP, COAT_LIT = "#b07a34", "#3c2238", "#ffdc94"
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


def walker(c: Canvas) -> None:
    with c.group(through=c.blur(10)):
        c.path(contour("70,842 180,846 330,826 400,846 300,872 120,876"), "#4a3a44", op=0.75)
    cloth, cloth_deep = "#4c5468", "#1c1c38"
    with c.relief(0.12):
        # The far leg is braced.
        round_limb(
            c,
            "196,640 248,724 298,806",
            (62, 46, 34),
            mix(cloth, cloth_deep, 0.3),
            cloth_deep,
            "#8a90a0",
            SUN,
        )
        with form(
            c, "280,806! 306,790 320,800! 330,786 344,776 352,784 346,810 326,836 304,842 286,830!", "#6a3c2c"
        ):
            mass(c, "290,840 330,800 356,790 340,840", "#2a1420", 6, 0.8)
        # The near one bends.
        round_limb(c, "150,640 186,748 132,826", (74, 56, 36), cloth, cloth_deep, "#c8b898", SUN)
        with form(c, "108,822! 132,812 152,822! 168,838 192,846 196,858! 104,860! 100,840", "#7a4630"):
            mass(c, "120,850 160,836 196,850 196,864 110,864", "#2a1420", 5, 0.85)
            mass(c, "106,824 124,816 118,846 104,850", "#f0c080", 4, 0.8)
        for text in ("172,690 188,720 196,750", "166,760 150,786 140,806"):
            line(c, text, cloth_deep, (1, 4, 1), 0.7)
        # The far arm.
        round_limb(
            c, "190,476 258,476 318,446", (52, 46, 36), mix(COAT, COAT_DEEP, 0.4), COAT_DEEP, "#c89858", SUN
        )
        # The coat.
        shape = (
            "128,428! 96,462 76,530 74,610 58,690 28,768! 70,790 112,786 128,798 170,780 214,746 240,706! "
            "232,640 238,570 232,510 214,458 190,432!"
        )
        with form(c, shape, COAT):
            mass(c, "180,430 240,450 250,600 244,720 150,810 176,700 184,580", COAT_DEEP, 20, 0.8)
            mass(
                c,
                "128,424 96,460 76,530 74,610 56,690 24,770 60,786 90,690 100,590 106,500",
                COAT_LIT,
                11,
                0.85,
            )
            for text in (
                "120,540 126,640 96,770",
                "150,600 150,700 130,790",
                "196,560 196,650 176,760",
                "100,640 96,700 74,780",
            ):
                line(c, text, mix(COAT_DEEP, COAT, 0.25), (1, 8, 4), 0.6)
            for text in ("112,560 114,640 84,770", "142,610 140,700 118,790"):
                line(c, text, COAT_LIT, (0.6, 3, 1), 0.6)
            # A check woven into it.
            for k in range(9):
                line(
                    c,
                    f"{60 + k * 4},{470 + k * 36} {150},{486 + k * 34} {250},{470 + k * 30}",
                    "#7a4a2c",
                    (2, 2.4, 2),
                    0.35,
                )
            for k in range(6):
                line(
                    c,
                    f"{110 + k * 22},{430} {100 + k * 24},{600} {50 + k * 34},{800}",
                    "#7a4a2c",
                    (2, 2.4, 2),
                    0.35,
                )
            # The belt strains.
            line(c, "74,606 130,624 190,622 236,600", COAT_DEEP, (18, 18, 18, 18), 0.8)
            line(c, "74,602 130,620 190,618 236,596", "#8a5a2c", (14, 14, 14, 14))
        for y in (520, 566, 660):
            c.circle(218, y, 6.6, "#3a2028")
            c.circle(216.6, y - 1.4, 4.4, "#a86a3c")
        # The near arm, and both fists one above the other.
        with c.group(through=c.blur(6)):
            c.path(contour("150,520 230,540 290,510 280,530 220,566 150,556"), COAT_DEEP, op=0.6)
        round_limb(c, "146,486 218,516 286,486", (66, 54, 40), COAT, COAT_DEEP, COAT_LIT, (60, 300))
        for text in ("196,500 204,514 200,534", "216,506 222,518 218,536", "178,492 182,510 178,530"):
            line(c, text, COAT_DEEP, (0.6, 4, 0.6), 0.6)
        line(c, "272,470 286,488 290,506", "#f0e0c0", (12, 14, 12))
        line(c, "306,430 320,448 326,462", "#c8b8a4", (10, 12, 10))


def fists(c: Canvas) -> None:
    with c.relief(0.12):
        for x, y, s, skin in ((327, 436, 0.86, mix(SKIN.tone, SKIN.shade, 0.2)), (301, 476, 1.0, SKIN.tone)):
            with c.at(x, y, s, -30):
                with form(c, "-20,-8 -12,-20 6,-22 18,-12 20,6 8,20 -10,20 -20,8", skin):
                    mass(c, "-20,10 0,12 20,4 14,24 -14,24", SKIN.shade, 5, 0.8)
                for k in range(4):
                    round_limb(
                        c,
                        f"{-13 + k * 9},-12 {-11 + k * 9},2 {-13 + k * 9},12",
                        (10, 10.5, 8),
                        skin,
                        SKIN.shade,
                        SKIN.lit,
                        (-200, -100),
                    )
                round_limb(c, "-18,4 -4,-4 10,-2", (10, 10, 8), skin, SKIN.shade, SKIN.lit, (-200, -100))
        # What is left of the leash swings.
        for tone, w in ((RED_DEEP, 6.0), (RED, 4.4)):
            c.line(
                [(294, 492), (276, 540), (258, 570), (246, 552), (262, 530), (290, 560), (300, 610)], tone, w
            )


def bowler_head(c: Canvas) -> None:
    with c.relief(0.12):
        with form(c, "124,420! 150,440 190,444 214,426! 220,450 192,470 150,468 118,450", "#3f7a78"):
            mass(c, "180,430 226,430 220,476 170,474", "#143440", 6, 0.8)
            mass(c, "118,430 140,440 140,460 120,452", "#d8e8b8", 4, 0.7)
        with form(c, "122,440! 96,452 60,448 30,462! 40,476 26,494! 66,492 104,480 132,462!", "#4a8a84"):
            mass(c, "30,480 80,476 130,460 120,490 40,500", "#143440", 5, 0.7)
            for k in range(4):
                line(c, f"{52 + k * 16},450 {56 + k * 16},470 {54 + k * 16},490", "#e0d8b0", (3, 4, 3), 0.7)
    with c.at(170, 372, 1.34, -22):
        head(c, "#5a4a4c", SKIN, 1.05, mouth="40,29 34,31 29,29", brow="13,-20 24,-29 36,-32")
        with form(c, "-16,-30 -18,-14 -24,-8 -24,12 -30,26 -40,16 -44,-6 -44,-30", "#7a6c70"):
            strands(
                c,
                "-18,-30 -22,-10 -27,20",
                "-42,-24 -42,-4 -36,18",
                10,
                ("#b8aca4", "#5a4a50", "#e8d8c0"),
                (2, 4, 1),
                2,
            )
        with form(c, "43,13 30,10 16,18 4,32! 20,32 32,26 44,22 52,26!", "#8a7a74"):
            strands(
                c,
                "40,14 24,16 6,30",
                "46,22 30,26 12,32",
                9,
                ("#d8c8b4", "#5a4a4c", "#f0e0c0"),
                (1, 3, 1),
                1.5,
            )
        # A bowler; something has begun to grow on it.
        with form(c, "-48,-22! -50,-56 -34,-84 -6,-93 22,-82 36,-56 36,-32! -6,-24", "#34324a"):
            mass(c, "4,-96 46,-70 46,-26 8,-22 22,-60", "#0e0c20", 10, 0.9)
            mass(c, "-50,-24 -50,-60 -32,-84 -14,-90 -36,-60 -36,-26", "#c8a880", 7, 0.75)
            line(c, "-52,-31 -6,-34 40,-42", "#8a3a34", (12, 13, 12))
            line(c, "-52,-34 -34,-36 -16,-37", "#e88a5c", (2, 4, 1), 0.8)
        with form(c, "-66,-22 -48,-25 -6,-28 36,-36 56,-38 62,-30 44,-22 4,-14 -40,-10 -62,-12", "#2a283e"):
            mass(c, "-66,-10 0,-8 60,-24 60,-16 0,-4 -60,0", "#0a0818", 4, 0.9)
            mass(c, "-66,-24 -46,-26 -20,-27 -30,-20 -58,-16", "#d8b888", 3, 0.8)
        c.limb([(-16, -86), (-22, -104), (-14, -122)], (4, 3.4, 2.4), "#4f8a3c")
        bloom(c, -14, -122, 15, "#f6e6d0", 10)
        feather(c, (-18, -94), (-40, -106), 12, "#6aa048", "#c8dc8c", 0.1)
        feather(c, (-20, -100), (2, -108), 10, "#4f8a3c", "#c8dc8c", -0.1)
