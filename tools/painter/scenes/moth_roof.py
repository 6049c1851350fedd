"""A moth that has settled on a house; its wings are the roof, somebody shows it a candle."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.great_moth import FLAME, great_moth
from tools.painter.creatures.people_parts import INK, Skin, hand, head
from tools.painter.hand import contour, form, line, mass, round_limb, strands
from tools.painter.relief import Light
from tools.painter.scenes import scene

GIRL = Skin("#e8ae84", "#8a4658", "#ffe8b4", "#e0685c")


def _house(c: Canvas) -> None:
    with c.relief(0.1):
        with form(c, "476,520! 574,590! 574,872! 476,884!", "#2c2c58"):
            mass(c, "476,520 580,560 580,660 476,620", "#12143a", 14, 0.9)
        with form(c, "112,880! 120,520! 296,340! 480,520! 478,886!", "#7a6a86"):
            mass(c, "100,500 296,330 490,500 490,620 400,520 296,450 200,510 100,640", "#241c48", 22, 0.9)
            mass(c, "380,520 490,520 490,890 420,890 430,700", "#34305e", 26, 0.9)
            mass(c, "190,420 300,400 420,470 430,620 330,700 200,680 150,560", "#e8a068", 34, 0.75)
            mass(c, "100,820 490,830 490,900 100,900", "#1e1c44", 18, 0.9)
            for _ in range(46):
                x, y = c.r.uniform(130, 460), c.r.uniform(560, 870)
                line(c, f"{x},{y} {x + 9},{y + 1} {x + 18},{y - 1}", "#a08a9c", (0.6, 2.4, 0.6), 0.4)
        for x, y in ((122, 846), (126, 800), (122, 752), (126, 706), (466, 850), (462, 800), (466, 750)):
            with form(
                c, f"{x - 12},{y - 18}! {x + 26},{y - 19}! {x + 27},{y + 16}! {x - 12},{y + 18}!", "#8a7a92"
            ):
                mass(
                    c,
                    f"{x - 12},{y + 4} {x + 30},{y + 4} {x + 30},{y + 20} {x - 12},{y + 20}",
                    "#2a2450",
                    5,
                    0.8,
                )
    # The door.
    with c.relief(0.1):
        c.path(contour("168,884! 168,752 190,716 222,704 254,716 276,752 276,884!"), "#3a2c48")
        with form(c, "178,884! 178,756 196,728 222,716 248,728 266,756 266,884!", "#2f7478"):
            mass(c, "178,700 270,700 270,760 178,780", "#0c2c40", 12, 0.8)
            mass(c, "250,720 270,740 270,890 244,890", "#0c2c40", 9, 0.8)
            for x in (200, 222, 244):
                line(c, f"{x},720 {x + 1},800 {x},884", "#123c4c", (1, 2.6, 1), 0.8)
            mass(c, "184,770 196,760 196,884 184,884", "#7ac0b0", 5, 0.6)
        c.circle(252, 812, 5, "#e8b860")
        c.path("M158,880 H288 L300,900 H146Z", "#6a6084")
        line(c, "158,881 220,880 288,881", "#a89ab0", (2, 3, 2))
    # A window still lit below.
    with c.relief(0.1):
        c.rect(340, 716, 96, 108, "#3a2840")
        with form(c, "348,724! 428,724! 428,816! 348,816!", "#d8883c"):
            mass(c, "360,740 410,740 410,800 360,800", "#ffd070", 12, 0.9)
            c.path(contour("348,724! 372,724! 366,770 350,800!"), "#8a3c4c")
            c.path(contour("428,724! 404,724! 410,770 426,800!"), "#7a3044")
        line(c, "388,724 388,770 388,816", "#3a2840", (6, 6, 6))
        line(c, "348,768 388,768 428,768", "#3a2840", (5, 5, 5))
        c.path("M330,818 H446 L440,834 H336Z", "#8a7a92")
    # The window that is open: a warm room.
    with c.relief(0.1):
        c.path(contour("204,640! 206,470 238,436 296,424 356,438 386,472 388,640!"), "#4a2c38")
        with form(c, "216,636! 218,474 246,448 296,436 346,450 374,476 376,636!", "#f0a848"):
            mass(c, "300,436 380,470 380,640 330,640 330,500", "#a04c3c", 20, 0.85)
            mass(c, "210,440 300,440 310,540 250,580 210,560", "#ffe090", 18, 0.95)
            for k in range(4):
                x = 232 + k * 42
                line(c, f"{x},440 {x + 1},520 {x},640", "#c87440", (1, 2, 1), 0.5)


def _girl(c: Canvas) -> None:
    """She leans out with her candle; with the other hand she reaches for the leg on the sill."""
    with c.relief(0.1):
        # Plait and back.
        with form(c, "296,640! 300,592 322,566 352,566 376,588 380,640!", "#3f7a8c"):
            mass(c, "340,560 390,570 390,650 350,650", "#14304c", 9, 0.9)
            mass(c, "296,600 316,572 330,580 316,640 296,640", "#b8e0c8", 7, 0.7)
        line(c, "318,574 334,580 352,572", "#f4e4c8", (6, 9, 6))
    with c.at(330, 540, 0.86, 30, flip=True):
        with form(c, "-20,30 14,40 4,84 -44,70", GIRL.tone):
            mass(c, "-30,30 -6,44 -12,84 -48,74", GIRL.shade, 5, 0.8)
        head(c, "#6a2c20", GIRL, 1.0, mouth="42,24 34,31 22,25", brow="14,-27 25,-33 35,-29")
        with form(
            c, "34,-36 16,-58 -14,-64 -42,-46 -54,-14 -46,22 -28,40! -22,18 -14,2 -8,-20 10,-34", "#8a3c24"
        ):
            strands(
                c,
                "30,-40 0,-58 -38,-40 -50,20",
                "18,-34 -4,-30 -18,-10 -26,34",
                16,
                ("#c8683c", "#5a2018", "#e89858", "#7a3020"),
                (1, 3, 3, 1),
                3,
            )
        strands(
            c,
            "-44,20 -60,52 -62,84 -82,110",
            "-30,30 -44,56 -50,86 -78,114",
            8,
            ("#c8683c", "#5a2018", "#a04c2c"),
            (6, 8, 7, 2),
            4,
        )
        c.circle(-68, 92, 6, "#e8c05c")


def _arms(c: Canvas) -> None:
    x, y = FLAME
    with c.relief(0.1):
        round_limb(
            c, "366,618 384,612 392,590 394,572", (27, 25, 20, 15), "#3f7a8c", "#14304c", "#c8ecd0", FLAME
        )
        hand(c, 394, 572, -14, GIRL, 0.62)
        # The candle in her near hand.
        round_limb(
            c, "318,606 292,624 268,600 258,570", (30, 27, 22, 17), "#3f7a8c", "#14304c", "#c8ecd0", FLAME
        )
        c.path(contour("250,566! 274,566! 272,514! 253,514!"), "#fff0d0")
        mass(c, "264,520 274,520 274,566 266,566", "#c88a6c", 3, 0.8)
        line(c, "254,516 252,532 256,540", "#fffbe8", (4, 5, 3))
        c.ellipse(262, 567, 24, 6, "#c88c3c")
        c.ellipse(262, 565, 20, 3.6, "#f4d080")
        with form(c, "244,572 262,566 280,574 280,592 266,602 248,594", GIRL.tone):
            mass(c, "262,580 284,576 284,604 256,604", GIRL.shade, 5, 0.7)
            mass(c, "244,572 270,568 262,578 248,584", GIRL.lit, 3, 0.8)
        for k in range(3):
            line(
                c,
                f"{244 + k},{577 + k * 7} {256 + k},{576 + k * 7} {266 + k},{580 + k * 7}",
                GIRL.shade,
                (1, 2, 0.8),
            )
        line(c, f"{x},514 {x + 1},508 {x},502", INK, (1.6, 1.6, 1))
    c.glow(x, y, 150, "#ffcf78", 0.75)
    with c.relief(0):
        c.path(
            contour(
                f"{x - 9},{y + 8} {x - 6},{y - 8} {x + 1},{y - 30}! "
                f"{x + 7},{y - 8} {x + 9},{y + 8} {x},{y + 20}"
            ),
            "#ffb848",
        )
        c.path(
            contour(
                f"{x - 5},{y + 9} {x - 3},{y - 3} {x},{y - 16}! {x + 4},{y - 3} {x + 5},{y + 9} {x},{y + 16}"
            ),
            "#fffbe0",
        )


def _sill(c: Canvas) -> None:
    with c.relief(0.1):
        c.path("M190,636 H402 L396,662 H196Z", c.vert("#c8a08c", "#5a4464"))
        line(c, "192,638 296,637 400,638", "#ffd8a0", (2, 5, 2))
    with c.group(through=c.blur(6)):
        c.path(contour("198,662 394,662 386,684 206,684"), "#16143a", op=0.8)
    # Shutters, thrown back.
    for text, lit in (
        ("150,474! 204,462! 204,640! 152,648!", True),
        ("390,464! 440,480! 438,650! 390,640!", False),
    ):
        with c.relief(0.1), form(c, text, "#3a7a80" if lit else "#1e4660"):
            mass(
                c,
                "150,460 172,460 172,650 150,650" if lit else "390,460 450,460 450,520 390,520",
                "#123048",
                8,
                0.8,
            )
            for k in range(9):
                y = 484 + k * 18
                a, b = (158, 198) if lit else (396, 434)
                line(c, f"{a},{y} {(a + b) / 2},{y - 2} {b},{y}", "#123048", (2, 4, 2), 0.9)
                line(
                    c,
                    f"{a},{y + 5} {(a + b) / 2},{y + 3} {b},{y + 5}",
                    "#9ad0b8" if lit else "#3f6a84",
                    (1, 2.4, 1),
                    0.8,
                )


def _lamp(c: Canvas) -> None:
    """Out, in front of the house; the net and a hat were left beside it."""
    with c.group(through=c.blur(8)):
        c.ellipse(516, 902, 120, 12, "#0a0a26", 0.9)
        c.path(contour("380,872 470,860 520,880 460,900 390,894"), "#0a0a26", op=0.8)
    with c.relief(0.1):
        # The net: its rim on the ground, its stick against the post.
        line(c, "446,856 500,770 540,700", "#2a1830", (11, 10, 9))
        line(c, "445,855 499,769 539,699", "#b8845c", (7, 6, 5))
        with form(c, "346,848 396,826 450,850 452,868! 420,884 372,896 326,890 316,872", "#9aa8d0"):
            mass(c, "316,880 380,884 450,866 440,900 320,900", "#3a3c74", 8, 0.9)
            for k in range(9):
                line(
                    c,
                    f"{338 + k * 13},{840 - 6 * math.sin(k / 2)} {336 + k * 12},{866} {322 + k * 13},{896}",
                    "#e8f0ff",
                    (0.8, 1.8, 0.8),
                    0.8,
                )
            for k in range(5):
                line(
                    c,
                    f"320,{850 + k * 10} 386,{840 + k * 11} 456,{850 + k * 9}",
                    "#e8f0ff",
                    (0.8, 1.6, 0.8),
                    0.7,
                )
        c.ring(400, 851, 54, 17, "#3a2430", 8)
        c.ring(400, 850, 54, 17, "#d8a868", 4)
        # The post.
        round_limb(c, "552,930 550,800 548,690", (22, 18, 14), "#2a2e5c", "#0c0c2c", "#7a90d0", (300, 500))
        for y, w in ((860.0, 19.0), (700, 13), (686, 18)):
            c.ellipse(549, y, w, 6, "#1a1c44")
            line(c, f"{549 - w},{y - 1} {549 - w * 0.4},{y + 3} 549,{y + 4}", "#8aa0dc", (1, 3, 1))
        with form(c, "522,578! 580,578! 566,680! 534,680!", "#3a4870"):
            mass(c, "520,570 540,570 546,690 526,690", "#5a78b8", 5, 0.7)
            mass(c, "560,570 590,570 580,690 560,690", "#141a44", 6, 0.9)
            line(c, "540,592 536,620 540,650", "#e0ecff", (1, 5, 1), 0.9)
            c.ellipse(551, 668, 7, 4, "#0a0a24")
        for text in ("522,578 528,630 534,680", "551,578 551,630 551,680", "580,578 573,630 566,680"):
            line(c, text, "#0c0c2c", (5, 4, 4))
        with form(c, "508,580! 530,552 540,534 562,534 572,552 594,580! 552,588", "#2a2e5c"):
            mass(c, "560,530 600,560 600,590 556,590", "#0a0a28", 7, 0.9)
            mass(c, "508,580 534,546 544,540 534,580", "#8aa0dc", 5, 0.7)
        c.circle(551, 526, 8, "#2a2e5c")
        # The hat.
        with form(c, "462,898 480,884 496,864 520,862 532,882 556,892 540,908 490,910", "#5a3a34"):
            mass(c, "510,860 560,880 560,912 510,912", "#1c1024", 7, 0.9)
            mass(c, "484,884 500,866 512,866 500,890", "#c08a68", 5, 0.7)
            line(c, "484,886 508,894 534,884", "#a83a44", (4, 6, 4))


@scene("p68", "nocturne", Light(strength=0.0, focus=(290, 440)), by_hand=True)
def moth_on_the_roof(c: Canvas) -> None:
    nature.sky(c, ("#0c1238", "#1c2c66", "#3c5294", "#8a86b4"))
    nature.clouds(c, "#8fa4dc", 0.35, 0.004, 0.012, 0, 560, 0.48)
    nature.stars(c, 130, 420)
    nature.moon(c, 78, 84, 27)
    # Far off more houses, and one of those roofs has eyes too.
    for x, y, w, h, tone in ((34.0, 690.0, 66, 120, "#34407c"), (556, 726, 70, 80, "#2a3468")):
        c.rect(x, y, w, h + 60, tone)
        c.rect(x + w * 0.4, y + 44, 14, 18, "#f0b860")
        c.rect(x + w * 0.12, y + 80, 12, 15, "#d89850")
    c.path(contour("544,730! 592,676! 640,730!"), "#1c2458")
    c.path(contour("-20,812! 10,716 30,744 34,812!"), "#26306c")
    for s in (-1, 1):
        with form(
            c,
            f"{67 + s * 6},650! {67 + s * 40},656 {67 + s * 62},700 {67 + s * 58},742! {67 + s * 30},714 "
            f"{67 + s * 4},690!",
            "#5c6cb4",
        ):
            mass(
                c,
                f"{67 + s * 6},690 {67 + s * 30},720 {67 + s * 60},750 {67 + s * 66},720",
                "#343c80",
                6,
                0.8,
            )
        c.circle(67 + s * 36, 688, 8, "#1c1c4c")
        c.circle(67 + s * 36, 688, 5, "#f0c878")
        line(c, f"{67 + s * 3},656 {67 + s * 12},634 {67 + s * 30},626", "#7a84c0", (2, 4, 1.4))
    c.ellipse(67, 668, 12, 18, "#5a62a8")
    for s in (-1, 1):
        c.circle(67 + s * 6, 674, 3.4, "#e8a850")
    c.path(
        contour("-20,796! 120,782 300,790 480,782 620,794 620,920! -20,920!"), c.vert("#26386c", "#141c48")
    )
    nature.grass(c, -10, 610, 836, 22, 90, ("#2c4878", "#1c2c5c", "#3f5c88"))
    # A chimney behind the wing.
    with c.relief(0.1):
        with form(c, "420,244! 420,146! 470,140! 472,260!", "#5a4468"):
            mass(c, "446,130 480,130 480,270 450,270", "#1c1840", 8, 0.9)
            for k in range(5):
                line(
                    c,
                    f"420,{160 + k * 20} 446,{162 + k * 20} 472,{158 + k * 20}",
                    "#2a1c44",
                    (2, 2.4, 2),
                    0.8,
                )
        c.path("M412,148 L480,140 L480,126 L412,132Z", "#7a6488")
    with c.group(through=c.blur(9), opacity=0.5):
        line(c, "446,126 466,90 440,50 476,-10", "#c8cce8", (16, 26, 34, 50))
    with c.group("translate(0,-36)"):
        with c.group(through=c.blur(8)):
            c.path(contour("96,884 300,878 500,880 600,876 620,900 480,912 120,904"), "#080a28", op=0.8)
        _house(c)
        _girl(c)
        _sill(c)
        with c.group(through=c.blur(14)):
            c.path(
                contour("230,420 300,450 372,424 470,520 400,480 300,470 200,480 120,560 180,470"),
                "#16103a",
                op=0.7,
            )
        with c.group("rotate(-5,300,636)"):
            great_moth(c)
        _arms(c)
    # The light on the path.
    with c.group(through=c.blur(18), blend="screen", opacity=0.5):
        c.ellipse(260, 866, 170, 14, "#8a5c34")
    with c.group("translate(-24,-44)"):
        _lamp(c)
    nature.grass(c, -10, 610, 912, 30, 60, ("#101840", "#1c2c5c", "#2c4878"))
