"""Who is out in the rain of a cloud that is walked: the one who holds it, and a frog that waits."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, cuff, jointed
from tools.painter.creatures.from_behind import Hair, back_head, darkened, fist, heel
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


def walker(c: Canvas) -> None:
    """From behind, in mid step, one arm up; his heels stand on the origin. The light is on the left."""
    with c.relief(0.1):
        c.shade(40, 4, 150, 20, 0.7, "#2c2a2c")
        jointed(c, (24, -196), (30, -112), (26, -40), (58, 46, 34), LEGS, SUN, 0.12)
        heel(c, 27, -14, SHOES, 2, 1.36)
        jointed(c, (-24, -196), (-28, -104), (-26, -26), (60, 50, 36), LEGS, SUN, 0.12)
        heel(c, -27, 2, SHOES, -3, 1.46)
        jointed(c, (58, -352), (116, -318), (136, -388), (60, 50, 36), darkened(CLOTH), SUN)
        body = (
            "-24,-398! 0,-404 24,-398! 56,-386 76,-356 80,-304 70,-244 74,-180 86,-98! 44,-90 6,-96! 2,-150 "
            "-4,-96! -44,-90 -86,-98! -74,-180 -68,-244 -80,-304 -76,-356 -56,-386"
        )
        with form(c, body, COAT):
            mass(c, "30,-410 90,-380 100,-90 40,-80 30,-200 44,-300", COAT_DEEP, 18, 0.9)
            mass(c, "-100,-130 100,-130 100,-70 -100,-70", COAT_DEEP, 14, 0.5)
            edge = "-60,-388 -84,-350 -84,-290 -72,-240 -92,-90 -68,-90 -54,-240 -64,-300 -56,-350"
            mass(c, edge, COAT_LIT, 9, 0.9)
            mass(c, "-40,-380 10,-380 0,-280 -40,-270", COAT_LIT, 18, 0.35)
            for k in range(6):
                x = -70.0 + k * 27
                line(c, f"{x},-400 {x * 0.92},-260 {x * 1.12},-90", "#7a4a2c", (2, 2, 2), 0.35)
            for k in range(9):
                y = -372 + k * 33
                line(c, f"-90,{y} 0,{y + 8} 90,{y}", "#7a4a2c", (2, 2, 2), 0.35)
            line(c, "2,-236 1,-190 1,-96", COAT_DEEP, (1.4, 3, 4), 0.8)
            for text in ("-34,-232 -42,-170 -46,-96", "36,-232 46,-170 50,-96", "-20,-330 -26,-290 -20,-252"):
                line(c, text, COAT_DEEP, (1, 4, 2), 0.45)
        line(c, "-56,-245 0,-236 58,-245", COAT_DEEP, (19, 20, 19))
        line(c, "-56,-248 0,-239 58,-248", mix(COAT, COAT_LIT, 0.14), (15, 16, 15))
        for x in (-22.0, 22):
            c.circle(x + 1, -240, 5.6, COAT_DEEP)
            c.circle(x, -242, 5, "#e8c068")
        # The other hand is in the pocket.
        jointed(c, (-58, -354), (-102, -284), (-72, -214), (60, 48, 38), CLOTH, SUN)
        with form(c, "-90,-214! -52,-224! -48,-204! -88,-192!", mix(COAT, COAT_DEEP, 0.2)):
            mass(c, "-94,-216 -70,-216 -72,-190 -94,-190", COAT_LIT, 4, 0.7)
        # The scarf: round the neck, its end blown to the left.
        tail = "-30,-402 -70,-396 -112,-412 -156,-398! -150,-376 -162,-364! -112,-376 -70,-362 -26,-380"
        with form(c, tail, TEAL):
            mass(c, "-20,-376 -70,-360 -112,-374 -170,-360 -112,-390 -60,-380", "#14384a", 6, 0.8)
            mass(c, "-40,-404 -72,-398 -112,-414 -156,-400 -112,-404", "#b8ded0", 4, 0.8)
            for x in (-66, -98, -130):
                line(c, f"{x},-404 {x - 4},-388 {x - 2},-366", "#e8e0c0", (6, 6, 6), 0.8)
        with c.at(2, -440, 0.86, 6, flip=True):
            back_head(c, Hair("#a8a098", "#5a4a54", "#f4ead0"), SKIN, True)
        with form(c, "-34,-404 -18,-418 0,-414 18,-418 36,-404 34,-386 0,-376 -34,-386", TEAL):
            mass(c, "0,-420 40,-410 40,-376 0,-374 14,-396", "#14384a", 7, 0.85)
            mass(c, "-36,-404 -20,-416 -12,-400 -28,-386", "#b8ded0", 4, 0.8)
    with c.at(4, -462, 1.0, 5), c.relief(0.1):
        with form(c, "-48,6! -50,-24 -38,-50 -14,-62 14,-62 38,-50 50,-24 48,6! 0,14", "#34303c"):
            mass(c, "6,-66 60,-40 60,20 10,16 20,-20", "#100c18", 10, 0.9)
            mass(c, "-42,-40 -18,-60 0,-60 -20,-36 -40,-4 -50,-4", "#e8dcc0", 7, 0.55)
            line(c, "-50,-2 0,7 50,-2", RED_DEEP, (15, 15, 15))
            line(c, "-50,-3 0,6 50,-3", RED, (11, 11, 11))
        with form(c, "-70,2 -52,-2 -48,6 0,13 48,6 52,-2 70,2 66,14 34,22 0,25 -34,22 -66,14", "#2c2834"):
            mass(c, "-72,0 -46,8 0,15 0,20 -40,18 -68,12", "#d8ccb8", 3, 0.7)
            mass(c, "0,18 40,12 72,4 66,20 0,30", "#0c0812", 4, 0.8)


def fist_up(c: Canvas) -> None:
    """The hand that holds the leash; the walker's origin."""
    fist(c, 137, -392, 16, SKIN, 1.3)
    cuff(c, (116, -318), (136, -388), 38, mix(COAT, COAT_LIT, 0.3), COAT_DEEP)
