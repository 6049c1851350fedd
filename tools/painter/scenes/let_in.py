"""Who is there when a train comes into the room, and what is ready."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, child_profile, cuff, ear, hand_grip, jointed, shoe
from tools.painter.creatures.from_behind import SUN, Hair, darkened
from tools.painter.creatures.people_parts import INK, Skin
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import mix

BOY = Skin("#e8b088", "#6a4a5c", "#fff0c4", "#e0705c")
DARK, GOLD, UMBER = "#10162c", "#ffe4a0", "#4a2a18"


def boy(c: Canvas) -> None:
    """In his night things; he holds up the green disc and looks into the lamp. His feet at the origin.

    He looks to the right, and the light comes from there; draw him mirrored.
    """
    night = Cloth("#b4c6d6", "#46587c", "#fffaec")
    slipper = Cloth("#b0564a", "#4a1c2c", "#f0a080")
    with c.group(through=c.blur(8), opacity=0.75):
        c.path(contour("34,-4 -20,-10 -110,8 -130,22 -30,16 30,8"), "#0c0a10")
    with c.relief(0.1):
        jointed(c, (6, -126), (16, -68), (12, -16), (40, 33, 28), darkened(night), SUN, 0.08)
        shoe(c, 14, 0, 0, Cloth("#8a4440", "#3a1424", "#c87868"), 0.72)
        jointed(c, (9, -194), (24, -150), (34, -108), (28, 25, 20), darkened(night), SUN)
        with form(c, "26,-110! 25,-94 30,-82 38,-78 45,-84 45,-98 43,-110!", mix(BOY.tone, BOY.shade, 0.3)):
            mass(c, "22,-112 34,-110 32,-78 22,-80", BOY.shade, 3, 0.8)
            line(c, "36,-80 37,-90 36,-98", BOY.shade, (1.4, 1.6, 0.4), 0.7)
        cuff(c, (24, -150), (34, -108), 21, night.tone, night.shade)
        jointed(c, (-6, -128), (-4, -68), (-12, -16), (44, 35, 30), night, SUN, 0.1)
        shoe(c, -10, 3, 0, slipper, 0.76)
        with form(c, "-12,-240 -14,-208! 14,-208! 16,-234 4,-240", mix(BOY.tone, BOY.shade, 0.4)):
            mass(c, "-16,-240 0,-240 -4,-206 -18,-206", BOY.shade, 4, 0.7)
        top = (
            "-14,-220! 12,-218! 26,-206 32,-180 32,-156 38,-116! 22,-108 0,-106 -20,-110 -34,-118! "
            "-30,-150 -36,-180 -30,-206"
        )
        with form(c, top, night.tone):
            for x in range(-38, 44, 9):
                line(c, f"{x * 0.84},-222 {x * 0.92},-150 {x},-84", "#6a8fb8", (2, 2.2, 2.2), 0.6)
            mass(c, "-50,-222 -16,-216 -14,-150 -18,-80 -50,-80", night.shade, 12, 0.85)
            mass(c, "12,-218 30,-206 36,-170 42,-92 28,-88 26,-150", night.lit, 8, 0.75)
            mass(c, "-40,-120 40,-120 40,-102 -40,-102", night.shade, 6, 0.5)
            for text in ("16,-170 2,-160 -12,-158", "-20,-150 -8,-132 -6,-110", "24,-146 18,-126 20,-108"):
                line(c, text, night.shade, (0.6, 2.6, 0.8), 0.5)
        # The stick and its disc, then the arm that holds it.
        line(c, "76,-212 77,-290 78,-350", "#4a2a1c", (7, 7, 7))
        line(c, "78,-212 79,-290 80,-350", "#d8a878", (2, 2, 2))
        c.circle(77, -374, 31, "#12302c")
        c.circle(78, -375, 29, "#f4efe0")
        c.circle(78, -375, 22, "#2a8f58")
        mass(c, "58,-362 70,-354 84,-354 70,-366 62,-382", "#104a38", 5, 0.8)
        mass(c, "82,-392 94,-386 96,-372 86,-380", "#b8f0b8", 4, 0.8)
        jointed(c, (-2, -198), (28, -168), (60, -228), (36, 30, 22), night, SUN)
        hand_grip(c, 62, -233, 84, BOY, 0.78)
        cuff(c, (28, -168), (59, -227), 24, night.lit, night.shade)
        with form(c, "-18,-214! -14,-224 2,-220 16,-220 20,-210! 12,-202 0,-204 -12,-204", night.lit):
            mass(c, "-22,-224 -6,-222 -6,-200 -22,-202", night.shade, 3, 0.7)
    with c.at(4, -262, 0.56, -5):
        child_profile(c, BOY, "#5a6a7c", "#5a3420", 0.9, -1.0, "calm")
        ear(c, -6, 4, BOY, 0.95)
        hair = Hair("#6a4024", "#28141a", "#e0a468")
        with c.relief(0.1):
            with form(
                c,
                "45,-42! 30,-40 16,-44 8,-26 2,-10! -12,-16 -18,2 -20,24 -32,46 -54,40 -68,6 -66,-40 "
                "-38,-76 6,-86 36,-72",
                hair.tone,
            ):
                mass(c, "-70,-40 -40,-50 -34,10 -20,50 -70,50", hair.deep, 10, 0.8)
                mass(c, "-10,-76 30,-68 44,-44 10,-48", hair.lit, 7, 0.7)
                strands(
                    c, "-30,-64 -54,-30 -54,8 -40,40", "20,-74 14,-54 2,-34 -12,-18", 12,
                    (hair.deep, hair.lit, hair.tone), (0.8, 3.4, 3, 0.8), 4, 0.6,
                )  # fmt: skip
            # Straight from bed: a tuft stands up.
            for text in ("-34,-62 -48,-76 -58,-78", "-26,-66 -34,-82 -34,-92", "-16,-70 -14,-84 -6,-90"):
                line(c, text, hair.tone, (9, 6, 1))


def chair(c: Canvas) -> None:
    wood, lit = "#8a5030", "#e8b078"
    with c.group(through=c.blur(8), opacity=0.8):
        c.path(contour("470,860 560,850 620,870 620,900 500,894"), "#0c0a10")
    with c.relief(0.1):
        for text, w in (
            ("508,726 506,790 502,862", 12), ("592,720 594,780 598,850", 12),
            ("574,560 580,640 586,720", 13), ("486,770 482,830 476,884", 13),
        ):  # fmt: skip
            line(c, text, INK, (w + 3, w + 3, w))
            line(c, text, wood, (w, w, w - 3))
        line(c, "571,564 577,640 583,716", lit, (2, 3, 2), 0.8)
        line(c, "483,772 479,830 473,880", lit, (2, 3, 2), 0.9)
        for y in (580.0, 616, 652):
            line(c, f"578,{y} 600,{y - 4} 630,{y - 8}", wood, (11, 11, 11))
            line(c, f"578,{y - 3} 600,{y - 7} 630,{y - 11}", lit, (2, 2, 2), 0.8)
        with form(c, "470,752! 556,704! 630,716! 630,760! 484,784!", "#a83c3c"):
            mass(c, "480,770 640,740 640,780 480,800", INK, 8, 0.8)
            mass(c, "474,752 556,706 590,712 500,760", "#ff9a80", 8, 0.6)
    # The cap.
    with c.group(through=c.blur(5), opacity=0.8):
        c.ellipse(548, 738, 52, 12, INK)
    with c.relief(0.1):
        with form(
            c, "496,726 500,700 496,684 516,668 552,662 588,672 598,690 592,712 596,728 546,740", "#d0342c"
        ):
            mass(c, "546,656 610,670 610,740 550,744", "#5a0c1c", 10, 0.8)
            mass(c, "500,690 520,670 550,666 526,684 510,700", "#ffb090", 5, 0.9)
        with form(c, "497,706 546,718 595,708 596,728 546,740 496,728", "#241820"):
            mass(c, "546,710 600,706 600,740 546,744", "#060408", 5, 0.7)
        with form(c, "494,728! 480,744 500,754 540,756 566,744 574,736! 540,742", "#140e14"):
            line(c, "488,744 510,749 540,750", "#c8c8d8", (1, 4, 1), 0.8)
        c.circle(530, 722, 9, "#f4c850")
        c.circle(528, 720, 4, "#fff8d8")


def case(c: Canvas) -> None:
    with c.group(through=c.blur(7), opacity=0.85):
        c.path(contour("330,880 430,872 480,886 470,904 350,904"), "#0c0a10")
    with c.relief(0.1):
        line(c, "366,806 376,786 412,784 420,804", UMBER, (7, 8, 7))
        with form(c, "336,806! 436,800! 452,808! 454,872! 440,884! 338,882!", "#b8703c"):
            mass(c, "400,790 470,800 470,890 410,890", UMBER, 12, 0.85)
            mass(c, "336,806 400,802 380,820 340,850", "#ffd8a0", 9, 0.6)
        for x in (360.0, 414.0):
            line(c, f"{x},804 {x + 1},844 {x + 1},882", "#5a2c1c", (10, 10, 10))
            c.rect(x - 6, 828, 13, 11, GOLD, 2)
        for x, y, tone in ((386.0, 826.0, "#e8dcc0"), (384, 858, "#5a8ab0")):
            with c.at(x, y, 1.0, 12):
                c.rect(-14, -9, 28, 18, tone, 2)
                c.path("M-10,6 L-2,-4 L4,2 L8,-2 L12,6Z", "#3f6a5c")
