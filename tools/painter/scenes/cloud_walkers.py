"""Who is out in the rain of a cloud that is walked: the one who holds it, and a frog that waits."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, cuff, ear, grown_profile, hand_grip, shoe
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


def _walker_head(c: Canvas) -> None:
    """In profile, a little thrown back: he looks up at what he leads."""
    with c.at(196, 410, 0.86, -9), c.relief(0.1):
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
        grown_profile(c, SKIN, "#4a5a58", "#8a8078", 0.7, -1.5, 0.8, "#a85a50")
        # The brim's shade lies over brow and eye.
        mass(c, "-20,-50 40,-60 46,-22 40,-14 20,-12 -14,-6", SKIN.shade, 6, 0.6)
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
        # A short beard takes the jaw in, the moustache lies over it.
        with form(c, "-20,16 -10,30 4,40 20,38 32,36 46,36 50,46 46,62 32,72 12,68 -8,56 -22,40", "#b4aca0"):
            mass(c, "-30,20 -10,50 20,76 -10,80 -40,50", "#6a5a5c", 7, 0.7)
            mass(c, "30,40 48,38 50,54 40,66 34,54", "#f4ead0", 5, 0.7)
            for k in range(9):
                x = -12 + k * 7
                line(
                    c,
                    f"{x},{30 + k} {x + 3},{46 + k} {x + 6},{60 + k}",
                    ("#8a7c78", "#d8d0c0")[k % 2],
                    (0.6, 2, 0.5),
                    0.5,
                )
        with form(c, "47,20 36,18 20,26 8,40 22,42 36,39 49,34 54,26", "#c8c0b4"):
            mass(c, "10,42 30,36 50,32 40,46", "#7a6a6a", 3, 0.7)
            line(c, "44,22 28,27 16,35", "#f4ead0", (0.8, 2.4, 0.6), 0.8)
        with c.group("translate(-2,-9) rotate(7)"):
            with form(c, "-54,-24! -58,-60 -42,-94 -4,-108 32,-100 52,-68 52,-36! 0,-22", "#34303c"):
                mass(c, "10,-112 60,-90 60,-20 20,-24 28,-70", "#100c18", 9, 0.85)
                mass(c, "-52,-70 -34,-98 -6,-106 -24,-80 -44,-40 -56,-40", "#e8dcc0", 8, 0.45)
                line(c, "-56,-32 0,-26 53,-42", RED_DEEP, (17, 17, 16))
                line(c, "-56,-33 0,-27 53,-43", RED, (13, 13, 12))
            with form(c, "-80,-28 -58,-26 0,-18 52,-33 78,-46 74,-34 50,-22 0,-7 -56,-14 -78,-20", "#2c2834"):
                mass(c, "-82,-26 -50,-20 0,-14 0,-10 -50,-12 -80,-18", "#d8ccb8", 3, 0.6)


def _leg(c: Canvas, text: str, back: str, cloth: Cloth) -> None:
    with form(c, text, cloth.tone):
        mass(c, text, cloth.shade, 12, 0.45)
        mass(c, back, cloth.lit, 5, 0.7)


def walker(c: Canvas) -> None:
    """In mid step to the right, soles about y = 866, his far hand in a pocket; the light is on the left."""
    with c.relief(0.1):
        c.shade(168, 868, 130, 11, 0.7, "#2c2a2c")
        far = darkened(LEGS)
        shoe(c, 222, 862, -4, darkened(SHOES), 1.4)
        _leg(c, "176,740! 238,740! 240,800 243,838! 205,842! 196,800", "182,750 196,750 208,836 202,838", far)
        shoe(c, 112, 852, 18, SHOES, 1.45)
        _leg(c, "106,740! 172,740! 156,790 132,836! 93,822! 106,790", "100,750 116,750 104,822 92,818", LEGS)
        # One long coat, heavy enough to hide the knees.
        with form(
            c,
            "172,458! 142,466 120,494 112,540 112,600 102,670 82,730 70,784! 118,806 180,806 222,800 "
            "254,780! 250,710 240,640 238,580 236,524 222,482 200,456!",
            COAT,
        ):
            for k in range(7):
                x = 96 + k * 25
                line(c, f"{x + 14},440 {x + 4},600 {x - 14 + k * 5},810", "#7a4a2c", (1.6, 1.6, 1.6), 0.22)
            for k in range(10):
                y = 480 + k * 34
                line(c, f"60,{y + 2} 160,{y + 10} 270,{y}", "#7a4a2c", (1.6, 1.6, 1.6), 0.22)
            mass(c, "214,450 260,480 290,820 196,820 206,740 214,640 216,540", COAT_DEEP, 20, 0.8)
            mass(c, "60,770 270,760 270,830 60,830", COAT_DEEP, 16, 0.5)
            mass(
                c,
                "150,450 118,490 104,560 104,620 74,740 60,800 96,796 118,700 130,600 138,500",
                COAT_LIT,
                11,
                0.8,
            )
            mass(c, "150,640 210,640 250,600 240,680 200,700 156,680", COAT_DEEP, 13, 0.5)
            for text, w in (("132,650 122,720 112,806", 7.0), ("176,690 178,740 174,806", 6)):
                with c.group(through=c.blur(2)):
                    line(c, text, COAT_DEEP, (0.8, w, w * 0.8), 0.55)
        line(c, "110,622 128,630 146,631", COAT_DEEP, (13, 15, 11))
        line(c, "110,620 128,628 145,629", mix(COAT, COAT_LIT, 0.3), (9, 11, 8))
        c.circle(139, 628, 3.6, COAT_DEEP)
        # The scarf: its end blown back.
        tail = "180,450 140,442 104,454 58,440! 66,464 52,482! 100,484 142,474 184,476"
        with form(c, tail, TEAL):
            mass(c, "190,478 140,474 96,486 40,490 96,468 140,460", "#14384a", 6, 0.8)
            mass(c, "180,446 138,440 100,452 50,436 100,446", "#b8ded0", 4, 0.8)
            for x in (76, 104, 134):
                line(c, f"{x},432 {x - 4},458 {x - 2},490", "#e8e0c0", (6, 6, 6), 0.8)
    _walker_head(c)
    with c.relief(0.1), form(c, "150,458 170,440 200,446 224,444 240,458 234,476 200,488 160,480", TEAL):
        mass(c, "196,440 244,446 238,484 190,490 206,466", "#14384a", 7, 0.8)
        mass(c, "154,454 172,442 188,454 168,466", "#b8ded0", 4, 0.7)


def fist_up(c: Canvas) -> None:
    """The wide sleeve in front of the coat, and the hand that has closed on the leash."""
    with c.group(through=c.blur(7), opacity=0.5):
        c.path(contour("150,520 142,590 160,650 200,660 270,604 256,570 200,590"), COAT_DEEP)
    with (
        c.relief(0.1),
        form(
            c,
            "162,486 142,500 134,530 137,576 148,616 166,640 190,644 220,630 276,582! 252,542! 218,566 "
            "202,572 199,548 200,516 186,490",
            COAT,
        ),
    ):
        mass(
            c,
            "210,500 206,560 214,574 252,540 290,580 220,650 180,664 140,640 160,616 186,606 190,560",
            COAT_DEEP,
            13,
            0.6,
        )
        mass(c, "168,484 140,500 132,540 138,590 152,612 164,590 158,540 172,506", COAT_LIT, 9, 0.85)
        mass(c, "206,572 226,562 252,542 262,556 230,582 208,592", COAT_LIT, 6, 0.6)
        for text in ("200,572 184,588 164,594", "204,578 194,604 178,622", "212,578 208,600 200,616"):
            with c.group(through=c.blur(1.2)):
                line(c, text, COAT_DEEP, (3, 3.4, 0.6), 0.6)
    cuff(c, (200, 614), (264, 561), 42, mix(COAT, COAT_LIT, 0.3), COAT_DEEP)
    hand_grip(c, 268, 556, 58, SKIN, 1.08)
