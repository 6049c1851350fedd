"""Who is there when a train comes into the room, and what is ready."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, cuff, jointed
from tools.painter.creatures.from_behind import SUN, Hair, back_head, darkened, fist, heel
from tools.painter.creatures.people_parts import INK, Skin
from tools.painter.hand import contour, form, line, mass
from tools.painter.palettes import mix

BOY = Skin("#e8b088", "#6a4a5c", "#fff0c4", "#e0705c")
DARK, GOLD, UMBER = "#10162c", "#ffe4a0", "#4a2a18"


def boy(c: Canvas) -> None:
    """In his night things, his back to us; he holds up the green disc. His feet at the origin.

    The light comes from the right; draw him mirrored.
    """
    night = Cloth("#bccbd8", "#3c4f70", "#fffaec")
    with c.group(through=c.blur(8), opacity=0.75):
        c.path(contour("30,-4 -40,-10 -120,14 -130,26 -20,16 30,8"), "#0c0a10")
    with c.relief(0.1):
        jointed(c, (-17, -112), (-21, -62), (-19, -14), (42, 36, 31), darkened(night), SUN, 0.1)
        jointed(c, (16, -112), (18, -62), (17, -14), (42, 36, 31), night, SUN, 0.1)
        for x in (-19.0, 17.0):
            heel(c, x, 2, Cloth("#b0564a", "#4a1c2c", "#f0a080"), 0, 1.2)
        jointed(c, (-31, -190), (-48, -146), (-46, -102), (31, 27, 22), darkened(night), SUN)
        with form(c, "-57,-104 -58,-90 -53,-78 -44,-76 -36,-84 -36,-104!", mix(BOY.tone, BOY.shade, 0.35)):
            mass(c, "-62,-104 -48,-104 -48,-74 -60,-76", BOY.shade, 3, 0.8)
        cuff(c, (-48, -146), (-46, -102), 24, night.tone, night.shade)
        top = (
            "-15,-216! 15,-216! 34,-208 43,-188 40,-156 41,-124 46,-92! 22,-84 0,-82 -24,-84 -46,-92! "
            "-41,-124 -40,-156 -43,-188 -34,-208"
        )
        with form(c, top, night.tone):
            for x in range(-42, 46, 9):
                line(c, f"{x * 0.8},-218 {x * 0.94},-150 {x * 1.08},-82", "#6a8fb8", (2, 2.2, 2.2), 0.7)
            mass(c, "-60,-220 -14,-216 -10,-160 -16,-80 -60,-80", night.shade, 13, 0.9)
            mass(c, "14,-214 36,-210 44,-180 48,-92 32,-88 30,-150", night.lit, 8, 0.8)
            mass(c, "-46,-98 46,-98 46,-78 -46,-78", night.shade, 6, 0.5)
            for text in ("26,-176 12,-164 -4,-160", "-24,-130 -12,-112 -10,-92", "18,-130 24,-110 22,-90"):
                line(c, text, night.shade, (0.6, 2.6, 0.8), 0.55)
        # The stick and its disc, then the arm that holds it.
        line(c, "66,-262 68,-320 70,-376", "#4a2a1c", (7, 7, 7))
        line(c, "68,-262 70,-320 72,-376", "#d8a878", (2, 2, 2))
        c.circle(69, -396, 31, "#12302c")
        c.circle(70, -397, 29, "#f4efe0")
        c.circle(70, -397, 22, "#2a8f58")
        mass(c, "50,-384 62,-376 76,-376 62,-388 54,-404", "#104a38", 5, 0.8)
        mass(c, "74,-414 86,-408 88,-394 78,-402", "#b8f0b8", 4, 0.8)
        jointed(c, (29, -192), (66, -214), (66, -262), (34, 28, 22), night, SUN)
        fist(c, 66, -268, 3, BOY, 0.8)
        cuff(c, (66, -214), (66, -263), 24, night.lit, night.shade)
        with form(c, "-20,-212! -16,-220 0,-216 16,-220 20,-212! 14,-202 0,-200 -14,-202", night.lit):
            mass(c, "-24,-222 -6,-220 -6,-198 -24,-200", night.shade, 3, 0.7)
    with c.at(3, -252, 0.74, 5):
        back_head(c, Hair("#6a4024", "#28141a", "#e0a468"), BOY, True)
        # Straight from bed: a tuft stands up.
        for text in ("2,-50 -6,-64 -16,-68", "6,-52 6,-66 0,-76", "10,-50 18,-62 26,-64"):
            line(c, text, "#6a4024", (9, 6, 1))


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
