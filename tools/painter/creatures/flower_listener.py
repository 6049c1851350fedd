"""An old woman with shears in her apron who stands still and listens."""

from __future__ import annotations

from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import Cloth, cuff, ear, grown_profile, hand_open, jointed
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import mix

SKIN = Skin("#eec2a4", "#94607a", "#fff0c8", "#f0806c")
SUN: Point = (60.0, 200.0)
SHAWL = Cloth("#5f7eb4", "#263058", "#c8d8f0")
DRESS = Cloth("#4a5a8c", "#1c2248", "#a8a8c8")
WHITE, GREY = "#f0e8e0", "#8a7fa0"


def _skirt(c: Canvas) -> None:
    with form(c, "420,930! 424,840 436,740 456,680! 566,680! 590,760 612,930!", DRESS.tone):
        mass(c, "530,670 640,670 640,930 540,930", DRESS.shade, 22, 0.85)
        for text, w in (
            ("500,700 496,800 480,930", 10.0),
            ("536,700 546,800 540,930", 12),
            ("564,700 584,800 592,930", 10),
        ):
            with c.group(through=c.blur(3)):
                line(c, text, DRESS.shade, (1, w, w), 0.6)
    # The apron hangs before her; its band goes round to the bow at the back.
    with form(c, "418,930! 420,840 432,740 448,690! 490,692! 484,780 476,930!", WHITE):
        mass(c, "462,690 500,690 490,930 458,930", GREY, 9, 0.7)
        mass(c, "420,920 424,820 440,720 450,740 438,930", "#fffaf0", 6, 0.7)
        line(c, "462,700 452,800 446,930", GREY, (0.8, 4, 3), 0.4)
    line(c, "446,692 490,706 560,712", mix(WHITE, GREY, 0.5), (16, 17, 16))
    line(c, "446,689 490,702 560,708", WHITE, (11, 12, 11))


def _bow(c: Canvas) -> None:
    with c.at(556, 700, 1.06, 14), c.relief(0.1):
        for text in ("-4,10 2,56 -7,104", "4,10 14,56 20,102"):
            line(c, text, "#3a4050", (14, 12, 2))
            line(c, text, "#b4bcc8", (10, 8.6, 1.2))
            line(c, text, "#ffffff", (1, 2.6, 0.6), 0.9)
        c.circle(1, 16, 4.6, "#5a5a6c")
        for text in ("-4,6 -22,-14 -24,-44 -8,-54 2,-34 2,-6", "6,6 26,-10 34,-38 20,-52 8,-34 2,-8"):
            c.path(contour(text), "none", "#8a1c28", 9)
            c.path(contour(text), "none", "#d84444", 6)
    with c.relief(0.1):
        for text in ("552,712 520,696 508,708 518,728 546,720", "558,712 588,696 602,708 592,728 562,720"):
            with form(c, text, WHITE):
                mass(c, text.split()[0] + " " + text.split()[-1] + " 554,740", GREY, 5, 0.7)
        for text in ("552,718 536,756 530,800", "560,718 570,760 566,806"):
            line(c, text, GREY, (10, 14, 12))
            line(c, text, WHITE, (8, 12, 10))
        with form(c, "546,704 560,702 568,712 560,724 548,722 542,712", "#ded4d4"):
            mass(c, "556,702 570,710 560,726 552,720", GREY, 4, 0.8)


def _shawl(c: Canvas) -> None:
    with form(
        c,
        "464,484! 442,506 430,548 428,604 438,668! 470,690 520,694 566,676! 580,620 574,556 552,510 520,486!",
        SHAWL.tone,
    ):
        mass(c, "520,480 600,540 600,700 540,700 556,600", SHAWL.shade, 20, 0.8)
        mass(c, "426,640 430,550 446,504 470,484 458,540 446,640", SHAWL.lit, 9, 0.7)
        mass(c, "430,650 520,676 580,650 570,700 440,700", SHAWL.shade, 9, 0.5)
        strands(
            c, "470,490 444,560 442,660", "540,500 572,580 566,670", 9,
            (SHAWL.shade, "#8ca6d4", "#3c5288"), (1, 4, 3), 6, 0.4,
        )  # fmt: skip
        for y in (556.0, 612, 660):
            line(c, f"424,{y} 500,{y + 16} 590,{y - 14}", "#dce6f8", (1.6, 2.6, 1.6), 0.35)
    for k in range(22):
        x = 438 + k * 6.1
        y = 670 + 22 * (1 - ((k - 10.5) / 11) ** 2)
        tone = mix("#dce6f8", SHAWL.tone, k / 24)
        line(c, f"{x},{y - 2} {x - 1},{y + 8} {x - 3 + c.r.uniform(-2, 2)},{y + 18}", tone, (2.6, 3, 0.8))


def _head(c: Canvas) -> None:
    with c.relief(0.1):
        with form(c, "460,450! 464,500 482,514 504,498! 502,452 484,440", mix(SKIN.tone, SKIN.shade, 0.12)):
            mass(c, "484,440 520,440 520,520 496,520", SKIN.shade, 8, 0.5)
            mass(c, "456,446 486,456 510,450 500,466 470,468", SKIN.shade, 6, 0.45)
        with form(c, "450,500 464,486 492,496 524,482 536,498 512,514 474,520 452,514", "#f4ece4"):
            mass(c, "496,490 540,486 530,516 490,522", "#8a84a8", 7, 0.7)
    with c.at(474, 414, 0.78, 4, True):
        grown_profile(c, SKIN, brow="#b8aebc", wide=0, nose=0.75, lips="#b46860")
        for text in ("6,-12 0,-8 -4,-10", "6,-4 -1,-1 -4,2", "26,24 33,32 32,42"):
            line(c, text, SKIN.shade, (0.5, 1.6, 0.5), 0.6)
        ear(c, -10, 4, SKIN, 0.95)
        c.circle(-8, 24, 4.4, "#f0b84c")
        with c.relief(0.1):
            with form(
                c,
                "42,-44! 26,-44 8,-36 0,-18 -2,-6! -16,-20 -24,-4 -22,20 -30,40 -48,42 -62,24 -70,-8 "
                "-62,-46 -34,-74 6,-80 34,-66",
                "#e2dadf",
            ):
                mass(c, "-80,-40 -50,-56 -40,0 -30,44 -70,50", "#6f6a98", 13, 0.75)
                mass(c, "0,-80 34,-70 42,-46 14,-50 -10,-60", "#fff8e6", 8, 0.9)
                strands(
                    c, "-46,-66 -66,-36 -64,0 -44,34", "34,-56 14,-44 -4,-24 -22,16", 15,
                    ("#ffffff", "#b0a6c0", "#f4eee8", "#978cb0"), (0.8, 3, 3, 0.8), 3, 0.7,
                )  # fmt: skip
            with form(c, "-40,-62 -52,-84 -78,-88 -96,-70 -94,-44 -74,-32 -54,-40", "#e2dadf"):
                mass(c, "-100,-70 -80,-60 -64,-34 -90,-30", "#6f6a98", 8, 0.8)
                for text in ("-48,-60 -64,-76 -86,-70", "-50,-50 -68,-60 -90,-56", "-56,-44 -70,-46 -84,-42"):
                    line(c, text, "#978cb0", (0.6, 2.2, 0.8), 0.8)
            line(c, "-46,-78 -70,-56 -96,-30", "#c84a4a", (3.4, 4, 2.4))
            c.circle(-46, -79, 5, "#e86a5c")
        # Her glasses, on the nose and over the ear.
        line(c, "18,-14 2,-10 -10,-4", "#b88a3c", (2.4, 2.6, 2.6))
        c.ellipse(34, -8, 11, 15, "#fff6e0", 0.22)
        c.ring(34, -8, 11, 15, "#a87830", 3)
        line(c, "44,-13 48,-14 50,-10", "#a87830", (2.6, 2.6, 2))


def listener(c: Canvas) -> None:
    """From the side, her eyes shut, a hand on her heart; she looks to the left, to the flower."""
    with c.group(through=c.blur(8), opacity=0.6):
        c.path(contour("400,860 500,850 600,860 600,900 400,900"), "#2c2430")
    with c.relief(0.1):
        _skirt(c)
        _shawl(c)
    _bow(c)
    _head(c)
    with c.relief(0.1):
        hand_open(c, 446, 590, -46, SKIN, 0.72, True)
        jointed(c, (516, 536), (534, 632), (458, 598), (56, 46, 28), SHAWL, SUN)
        cuff(c, (534, 632), (456, 597), 28, WHITE, GREY)
