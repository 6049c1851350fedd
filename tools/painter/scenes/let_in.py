"""Who is there when a train comes into the room, and what is ready."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, child_profile, cuff, ear, hand_grip, shoe
from tools.painter.creatures.from_behind import Hair
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
        # Wide trousers that fall straight, over the slippers.
        shoe(c, 16, 0, 0, Cloth("#8a4440", "#3a1424", "#c87868"), 0.72)
        shoe(c, -10, 3, 0, slipper, 0.76)
        for text, dim in (
            ("-4,-126! 34,-126! 34,-80 32,-50 29,-14! 16,-10 4,-14! 2,-60", 0.35),
            ("-33,-126! 10,-126! 8,-80 3,-50 0,-10! -14,-7 -27,-11! -30,-50", 0.0),
        ):
            with form(c, text, mix(night.tone, night.shade, dim)):
                mass(c, "-50,-140 -22,-140 -20,-70 -14,0 -50,0", night.shade, 8, 0.8)
                mass(c, "-50,-134 50,-134 50,-98 -50,-98", night.shade, 8, 0.55)
                x = 0 if dim == 0 else 28
                mass(c, f"{x - 6},-120 {x + 8},-120 {x + 4},-8 {x - 8},-8", night.lit, 5, 0.6)
                line(c, f"{x - 26},-96 {x - 22},-60 {x - 24},-16", night.shade, (0.6, 3, 2), 0.45)
        with form(c, "-12,-240 -14,-208! 14,-208! 16,-234 4,-240", mix(BOY.tone, BOY.shade, 0.4)):
            mass(c, "-16,-240 0,-240 -4,-206 -18,-206", BOY.shade, 4, 0.7)
        top = (
            "-14,-220! 12,-218! 24,-206 29,-180 32,-150 38,-106! 22,-98 0,-96 -20,-99 -40,-108! "
            "-37,-150 -37,-180 -30,-206"
        )
        with form(c, top, night.tone):
            for x in range(-44, 48, 10):
                line(c, f"{x * 0.6},-222 {x * 0.84},-150 {x * 1.1},-46", "#6a8fb8", (1.6, 2, 2.2), 0.5)
            mass(c, "-60,-222 -16,-216 -16,-150 -24,-40 -60,-40", night.shade, 13, 0.85)
            mass(c, "10,-218 28,-206 34,-150 50,-52 32,-48 24,-130", night.lit, 8, 0.75)
            for text in ("-10,-140 -12,-118 -18,-98", "14,-136 14,-116 18,-98"):
                with c.group(through=c.blur(1.6)):
                    line(c, text, night.shade, (0.6, 5, 5), 0.5)
        line(
            c,
            "-40,-107 -20,-98 0,-95 22,-97 38,-105",
            mix(night.shade, DARK, 0.3),
            (1.6, 2.6, 2.6, 2.6, 1.6),
            0.8,
        )
        # The stick and its disc, then the arm that holds it.
        line(c, "76,-212 77,-290 78,-350", "#4a2a1c", (7, 7, 7))
        line(c, "78,-212 79,-290 80,-350", "#d8a878", (2, 2, 2))
        c.circle(77, -374, 31, "#12302c")
        c.circle(78, -375, 29, "#f4efe0")
        c.circle(78, -375, 22, "#2a8f58")
        mass(c, "58,-362 70,-354 84,-354 70,-366 62,-382", "#104a38", 5, 0.8)
        mass(c, "82,-392 94,-386 96,-372 86,-380", "#b8f0b8", 4, 0.8)
        with c.group(through=c.blur(4), opacity=0.45):
            c.path(contour("-20,-190 -14,-158 10,-144 32,-148 24,-176"), night.shade)
        with form(
            c,
            "-12,-208 -24,-190 -22,-170 -6,-156 14,-150 32,-154 48,-176 73,-222! 49,-236! 36,-208 "
            "24,-190 14,-206 2,-214",
            night.tone,
        ):
            mass(
                c,
                "-30,-190 -20,-166 14,-146 40,-156 78,-222 66,-226 40,-180 20,-170 -8,-176",
                night.shade,
                6,
                0.75,
            )
            mass(c, "-8,-210 6,-214 22,-190 10,-184 -6,-196", night.lit, 5, 0.7)
            mass(c, "26,-190 36,-208 50,-238 58,-230 44,-202 32,-184", night.lit, 4, 0.8)
            line(c, "25,-190 16,-178 6,-174", night.shade, (2.4, 2.4, 0.6), 0.7)
        hand_grip(c, 62, -233, 84, BOY, 0.78)
        cuff(c, (32, -172), (60, -228), 25, night.lit, night.shade)
        with form(c, "-18,-214! -14,-224 2,-220 16,-220 20,-210! 12,-202 0,-204 -12,-204", night.lit):
            mass(c, "-22,-224 -6,-222 -6,-200 -22,-202", night.shade, 3, 0.7)
    with c.at(4, -262, 0.56, -5):
        child_profile(c, BOY, "#5a6a7c", "#5a3420", 0.6, -1.0, "calm")
        ear(c, -8, 8, BOY, 0.9)
        hair = Hair("#6a4024", "#28141a", "#e0a468")
        with c.relief(0.1):
            with form(c, "36,-44! 8,-26 2,-8! -14,-14 -20,2 -22,16 -32,30 -50,26 -62,4 -60,-44!", hair.tone):
                mass(c, "-70,-40 -40,-50 -36,10 -24,50 -70,50", hair.deep, 10, 0.8)
                strands(
                    c, "-48,-40 -58,-10 -56,8 -42,28", "14,-40 6,-30 0,-18 -12,-10", 12,
                    (hair.deep, hair.lit, hair.tone), (0.8, 3.4, 3, 0.8), 4, 0.6,
                )  # fmt: skip
            mass(c, "4,-44 50,-48 48,-12 30,-6 6,-12", BOY.shade, 6, 0.65)
            _night_cap(c)


def _night_cap(c: Canvas) -> None:
    """Long and soft, pulled down to the ears; its end hangs behind with a tassel."""
    shape = (
        "44,-38! 50,-56 38,-82 8,-98 -26,-98 -60,-84 -84,-56 -98,-18 -104,14 -94,18 -78,-6 -66,-22! "
        "-40,-22 0,-36"
    )
    with form(c, shape, "#8a4a58"):
        for x in range(-100, 60, 26):
            line(c, f"{x + 34},-110 {x + 16},-66 {x},-10", "#d8b0a0", (9, 9, 8), 0.6)
        mass(c, "-110,20 -90,-50 -60,-92 -50,-60 -40,-16 -80,10", "#34142c", 11, 0.75)
        mass(c, "0,-100 40,-86 52,-56 36,-52 16,-76", "#ffd0a8", 8, 0.7)
    line(c, "-66,-22 -30,-24 8,-36 47,-42", "#5a6a88", (17, 19, 18, 14))
    line(c, "-66,-24 -30,-26 8,-38 47,-44", "#dce6ec", (12, 14, 14, 10))
    c.circle(-99, 22, 11, "#8a9cb4")
    c.circle(-97, 19, 7.5, "#dce6ec")


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
