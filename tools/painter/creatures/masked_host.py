"""The gloves and the mask of a host without a body, and a child that looks up at him."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import hand_grip
from tools.painter.creatures.people_parts import Skin, hand, head
from tools.painter.hand import contour, feather, form, line, mass, strands

DAWN = (330.0, 690.0)
"""Where it grows light behind the forest in the cloak."""
CLOTH, DEEP, EDGE = "#232a5c", "#070a20", "#7f8ad0"
GLOVE = Skin("#ece8e4", "#7a6e9c", "#fffbe8", "#ece8e4")
GIRL = Skin("#e8b494", "#7a3f4c", "#ffe2b0", "#e87860")


def mask(c: Canvas) -> None:
    """Lowered and turned to the child; the same night is in its eyes."""
    line(c, "140,330 158,430 176,560", "#5a3418", (10, 10, 8))
    line(c, "138,330 156,430 174,556", "#f0b858", (4, 4, 3))
    with c.at(126, 262, 1.0, -10), c.relief(0.12):
        tones = ("#8a2438", "#c8443c", "#f07850", "#f8a878")
        for k in range(9):
            a = -math.pi / 2 + (k - 4) * 0.23
            n = 128 - abs(k - 4) * 10
            feather(
                c,
                (math.cos(a) * 34, -34 + math.sin(a) * 30),
                (math.cos(a) * n, -34 + math.sin(a) * n),
                27,
                tones[(k * 2 + 1) % 4],
                "#5a1428",
                0.05 * (k - 4) / 4,
            )
        for k in range(7):
            a = -math.pi / 2 + (k - 3) * 0.27
            n = 82 - abs(k - 3) * 6
            feather(
                c,
                (math.cos(a) * 30, -30 + math.sin(a) * 26),
                (math.cos(a) * n, -34 + math.sin(a) * n),
                22,
                tones[(k + 2) % 4],
                "#5a1428",
                0.0,
            )
        face = "-52,-34 -34,-58 0,-64 36,-56 54,-30 54,6 42,44 20,72 2,80 -16,72 -40,44 -54,4"
        with form(c, face, "#f4ece0"):
            mass(c, "-60,-40 -30,-60 -30,0 -20,60 -10,84 -60,60", "#7a6a94", 13, 0.85)
            mass(c, "20,-60 56,-40 56,10 40,50 24,40 36,-10", "#fff8e0", 9, 0.9)
            mass(c, "-10,50 20,50 30,66 0,84 -20,74", "#ffcf90", 8, 0.7)
            mass(c, "24,10 42,6 42,28 26,30", "#e8806c", 6, 0.6)
            mass(c, "-40,10 -24,8 -22,28 -38,28", "#c05a6c", 6, 0.6)
        for text in (
            "-44,-14! -30,-28 -12,-22 -6,-8! -18,-2 -34,-4",
            "12,-10! 20,-24 38,-28 50,-14! 40,-4 24,-2",
        ):
            with form(c, text, "#0c1440"):
                for _ in range(9):
                    c.circle(c.r.uniform(-44, 50), c.r.uniform(-28, 0), 1.2, "#fffbe8")
            c.path(contour(text), "none", "#e8a848", 3)
        line(c, "4,-16 8,12 10,26 -4,30", "#8a7a94", (1, 3, 3, 1), 0.8)
        line(c, "-18,52 -4,47 4,50 12,46 26,49", "#a8343c", (1, 5, 4, 5, 1))
        line(c, "-14,54 4,60 20,53", "#c8584c", (1, 4, 1))
        line(c, "-48,-34 -28,-46 -8,-36", "#e8a848", (1, 4, 1))
        line(c, "12,-38 32,-47 52,-34", "#e8a848", (1, 4, 1))


def arms(c: Canvas) -> None:
    """One holds the mask, one holds the cloak open; the sleeves are wide, and dark inside."""
    with c.group(through=c.blur(12)):
        c.path(contour("282,400 246,480 226,590 246,590 276,480"), DEEP, op=0.8)
    with c.relief(0.1):
        # The near sleeve hangs open under the wrist.
        with form(c, "196,446! 216,476 226,508 250,560! 214,548 190,508 186,470", DEEP):
            mass(c, "200,450 226,500 246,556 226,520 206,480", "#3a3f7c", 4, 0.7)
        line(c, "196,446 186,470 190,508 214,548 250,560", "#5a3418", (5, 7, 7, 7, 5))
        line(c, "195,446 185,470 189,508 213,548 249,560", "#f0b858", (2, 3, 3, 3, 2))
        with form(c, "222,492! 204,500 186,494! 182,462 190,452! 212,456", GLOVE.tone):
            mass(c, "180,482 222,478 224,504 180,504", GLOVE.shade, 5, 0.8)
    hand_grip(c, 191, 476, -84, GLOVE, 1.22, True)
    with c.relief(0.1):
        sleeve = (
            "266,316 294,336 304,384 292,440 268,506 246,560! 230,520 218,480 196,446! "
            "206,416 224,378 244,338"
        )
        with form(c, sleeve, CLOTH):
            mass(c, "300,330 316,440 250,566 240,530 266,470 280,400", DEEP, 13, 0.9)
            mass(c, "272,316 230,364 208,412 196,446 214,450 236,410 268,350", EDGE, 9, 0.65)
            for text in ("274,340 254,430 242,540", "260,350 236,420 222,484", "288,370 274,450 254,530"):
                line(c, text, DEEP, (1, 6, 2), 0.6)
        line(c, "196,446 218,480 232,520 250,560", "#5a3418", (8, 8, 8, 8))
        line(c, "195,446 216,480 230,520 249,560", "#f0b858", (4, 4, 4, 4))
    with c.group(through=c.blur(12)):
        c.path(contour("520,560 606,560 610,690 540,700"), DEEP, op=0.9)
    with c.relief(0.1):
        # The other sleeve comes down from the shoulder and forward again from the elbow.
        with form(c, "514,552! 504,590 512,640 532,672! 500,650 486,610 494,566", DEEP):
            mass(c, "500,560 494,610 520,664 506,650 490,610", "#3a3f7c", 4, 0.6)
        line(c, "514,552 494,566 486,610 500,650 532,672", "#5a3418", (5, 7, 7, 7, 5))
        line(c, "513,552 493,566 485,610 499,650 531,672", "#f0b858", (2, 3, 3, 3, 2))
        with form(c, "520,580! 490,574 470,578! 470,616 490,622! 520,620", GLOVE.tone):
            mass(c, "466,602 520,598 520,630 466,630", GLOVE.shade, 5, 0.8)
    hand_grip(c, 472, 597, -94, GLOVE, 1.3, True)
    with c.relief(0.1):
        sleeve = (
            "500,318 536,340 570,400 596,470 620,540! 620,650! 580,676 532,672! 512,632 506,592 514,552! "
            "534,536 536,506 520,450 502,392 490,346"
        )
        with form(c, sleeve, CLOTH):
            mass(c, "480,300 540,330 640,480 640,690 580,690 586,560 560,450", DEEP, 18, 0.95)
            mass(c, "500,640 560,640 640,600 640,690 510,690", DEEP, 14, 0.9)
            mass(c, "514,552 550,536 590,560 560,600 514,590", EDGE, 12, 0.5)
            mass(c, "498,340 520,430 540,510 530,520 508,440", EDGE, 8, 0.35)
            for text in ("544,520 566,560 560,640", "540,500 580,540 604,600", "534,536 540,590 546,650"):
                line(c, text, DEEP, (1, 6, 2), 0.6)
        line(c, "514,552 506,592 512,632 532,672", "#5a3418", (8, 8, 8, 8))
        line(c, "513,552 504,592 510,632 531,672", "#f0b858", (4, 4, 4, 4))


def child(c: Canvas) -> None:
    """Near; her own mask is pushed up, she looks into the hood and reaches for the grass."""
    dress, deep, lit = "#3f7f78", "#0c2834", "#a8cc9c"
    with c.relief(0.1):
        with form(c, "60,930! 58,840 74,778 104,744 140,734 176,750 206,790 218,850 226,930!", dress):
            mass(c, "40,930 50,820 100,740 110,800 110,930", deep, 16, 0.95)
            mass(c, "170,744 210,790 228,860 232,930 204,930 200,850 180,800", lit, 9, 0.85)
            for text in ("120,780 112,850 106,920", "150,790 154,860 152,920", "184,810 194,870 196,920"):
                line(c, text, deep, (1, 5, 3), 0.6)
        for k in range(9):
            x = 92.0 + k * 11
            y = 752 - 10 * math.sin(k / 8 * math.pi)
            with form(
                c,
                f"{x - 9},{y - 8} {x},{y - 15} {x + 9},{y - 7} {x + 7},{y + 11} {x - 7},{y + 11}",
                "#f0e4d0",
            ):
                mass(c, f"{x - 9},{y} {x + 9},{y + 2} {x + 8},{y + 14} {x - 8},{y + 14}", "#7a6a94", 3, 0.7)
    with c.at(136, 672, 1.16, -24):
        with form(c, "-18,32 12,42 6,74 -24,76", GIRL.tone):
            mass(c, "-30,30 -6,40 -8,80 -40,80", GIRL.shade, 6, 0.9)
        head(c, "#3a1a20", GIRL, 0.98, mouth="41,26 36,30 31,26", brow="15,-27 25,-34 35,-30")
        mass(c, "30,-30 44,-8 52,10 42,16 36,36 26,44 34,10", "#ffd9a0", 4, 0.75)
        with form(
            c, "34,-44 4,-60 -32,-52 -56,-22 -56,16 -42,44! -26,24 -22,4 -10,-10 0,-22 14,-38", "#4a2420"
        ):
            mass(c, "-60,-30 -40,-50 -40,10 -36,50 -60,40", "#1c0c14", 7, 0.8)
        # Hair, and a fox's face of paper on top of it.
        strands(
            c,
            "20,-48 -16,-56 -44,-30 -50,30",
            "6,-34 -14,-22 -22,6 -30,50",
            22,
            ("#5a2c24", "#3a1a1c", "#8a4a34", "#24101a"),
            (2, 5, 7, 3),
            4,
        )
        strands(
            c,
            "-36,20 -52,50 -66,84",
            "-26,38 -40,66 -58,92",
            9,
            ("#5a2c24", "#3a1a1c", "#8a4a34"),
            (7, 8, 1),
            3,
        )
        line(c, "-44,-4 -14,-18 22,-40", "#e8c878", (2.4, 2.4, 2.4))
        with form(
            c, "-16,-56! -34,-92! -10,-80 14,-82! 34,-108! 36,-74 44,-52 58,-34! 30,-36 8,-40", "#e07a34"
        ):
            mass(c, "-20,-60 -30,-90 -10,-70 10,-44 -10,-44", "#7a2c24", 6, 0.85)
            mass(c, "20,-60 44,-54 60,-34 30,-36 10,-40", "#fff0d8", 4, 0.95)
            mass(c, "30,-100 36,-76 44,-56 30,-70", "#ffc878", 4, 0.8)
        c.path(contour("-26,-84! -20,-72! -12,-76!"), "#5a1c20")
        c.path(contour("28,-98! 31,-80! 20,-80!"), "#5a1c20")
        c.path(contour("14,-58! 24,-66 34,-60! 24,-54"), "#1c0c14")
        c.circle(56, -36, 4, "#1c0c14")
    with c.relief(0.1):
        with c.group(through=c.blur(6)):
            c.path(contour("100,800 130,850 190,868 180,890 120,876 92,830"), deep, op=0.8)
        with form(
            c, "84,786 98,758 126,750 150,766 158,792 164,816 188,826! 184,864! 156,866 122,852 96,826", dress
        ):
            mass(c, "80,790 100,830 130,856 190,866 180,890 110,880 80,830", deep, 9, 0.9)
            mass(
                c,
                "104,760 128,752 150,768 160,800 168,822 188,830 184,842 156,836 140,806 126,774",
                lit,
                7,
                0.75,
            )
            for text in ("160,812 148,826 142,846", "154,800 138,812 128,830", "104,766 102,790 112,812"):
                line(c, text, deep, (2.6, 2.6, 0.6), 0.6)
        for k in range(5):
            x, y = 186 - k * 0.6, 828 + k * 9
            with form(
                c, f"{x - 8},{y - 7} {x + 5},{y - 7} {x + 12},{y} {x + 4},{y + 7} {x - 8},{y + 6}", "#f0e4d0"
            ):
                mass(
                    c,
                    f"{x - 9},{y + 2} {x + 12},{y + 2} {x + 4},{y + 9} {x - 8},{y + 9}",
                    "#7a6a94",
                    2.6,
                    0.7,
                )
        with form(c, "188,834! 204,826 218,808! 232,818 216,840 192,854!", GIRL.tone):
            mass(c, "190,848 214,836 232,816 236,830 210,852 190,860", GIRL.shade, 4, 0.8)
    hand(c, 224, 814, 44, GIRL, 0.84)
