"""Mice at a ball: the doorkeeper with his list, and those who dance."""

from __future__ import annotations

from tools.painter.canvas import Canvas, Point
from tools.painter.hand import contour, form, line, mass, round_limb, strands
from tools.painter.palettes import mix

INK = "#1a0c14"
LAMP: Point = (138.0, 150.0)
ROSE = "#e8a49c"


def _head(c: Canvas, fur: str, shade: str, lit: str, look: str) -> None:
    """Looking right, its middle at the origin, eighty to the tip of the nose; lit from behind and above."""
    for x, y, r, tone in ((16.0, -48.0, 25.0, mix(fur, shade, 0.5)), (-26, -44, 32, fur)):
        c.ellipse(x, y, r, r * 1.08, shade)
        c.ellipse(x - 1.5, y - 1, r - 2.4, r * 1.04 - 2, tone)
        c.ellipse(x + 1, y + 3, r * 0.68, r * 0.74, mix(ROSE, shade, 0.25))
        mass(
            c,
            (f"{x - r * 0.6},{y + r * 0.2} {x},{y + r * 0.1} {x + r * 0.6},{y + r * 0.7} {x},{y + r}"),
            shade,
            4,
            0.6,
        )
        line(c, f"{x - r * 0.9},{y} {x - r * 0.5},{y - r * 0.9} {x + r * 0.3},{y - r}", lit, (1, 3, 1), 0.85)
    with form(c, "-42,-2 -34,-30 -6,-42 22,-36 44,-16 64,2! 78,8 76,18 60,24 38,32 14,42 -16,40 -38,24", fur):
        mass(c, "-40,20 -10,30 30,26 70,18 60,40 0,56 -40,44", shade, 8, 0.8)
        mass(c, "-40,-10 -26,-36 0,-44 26,-34 0,-24 -24,-8", lit, 6, 0.8)
        mass(c, "26,10 56,6 74,14 56,24 30,28", mix(lit, fur, 0.3), 5, 0.7)
        strands(
            c,
            "-34,-18 -10,-30 16,-28",
            "-30,26 -6,20 20,14",
            30,
            (mix(fur, lit, 0.4), mix(fur, shade, 0.5)),
            (0.6, 1.6, 0.4),
            8,
            0.45,
        )
    c.ellipse(76, 11, 6, 5.4, "#b8485c")
    c.circle(74.6, 9, 1.8, "#ffd8d0")
    if look == "shut":
        line(c, "16,-6 26,1 38,-3", INK, (1, 3, 1))
        for x in (20, 27, 34):
            line(c, f"{x},{-1} {x - 1},{5}", INK, (1.6, 0.6))
        line(c, "44,25 54,22 62,24", "#6a2434", (1, 2.4, 1))
    elif look == "wide":
        c.ellipse(28, -8, 10.5, 12, "#fff6e4")
        c.ellipse(33, -3.6, 4.6, 6.4, INK)
        c.circle(34.4, -6.4, 1.9, "#ffffff")
        line(c, "16,-14 24,-22 38,-19", INK, (1, 2.6, 1))
        line(c, "14,-28 26,-36 38,-32", shade, (1, 3.4, 1))
        c.ellipse(56, 27, 4.4, 5.6, "#5a1c2c")
    else:
        # Stern: a lid that comes down half way, and a monocle.
        c.ellipse(28, -7, 9, 9.4, "#fff6e4")
        with c.group(clip=c.clip("M19,-7 a9,9.4 0 1 0 18,0 a9,9.4 0 1 0 -18,0Z")):
            c.ellipse(31.6, -10, 5.4, 6.6, INK)
            c.circle(33, -12.6, 1.9, "#ffffff")
            c.path(contour("16,-20! 40,-24! 40,-14! 28,-13 16,-8!"), mix(fur, shade, 0.4))
        line(c, "17,-9 27,-14 39,-14", INK, (1, 3, 1))
        line(c, "14,-22 26,-26 42,-19", shade, (1.4, 5, 1.4))
        c.ring(28, -7, 14, 14, "#5a3414", 4)
        c.ring(28, -7, 14, 14, "#f4cc70", 2.4)
        line(c, "16,2 8,20 -6,34", "#f4cc70", (1.6, 1.4, 1.6))
        line(c, "46,27 56,26 64,22", "#5a1c2c", (1, 2.6, 1))
    for text in ("62,18 88,22 108,34", "62,20 84,32 98,48", "62,15 90,12 112,16"):
        line(c, text, "#fff6e8", (1, 1.5, 0.3), 0.85)


def _hand(c: Canvas, x: float, y: float, rot: float, s: float = 1.0) -> None:
    with c.at(x, y, s, rot):
        for text in ("-4,-4 -8,-12 -8,-19", "0,-6 0,-15 1,-22", "4,-4 8,-12 10,-18", "-6,2 -13,-2 -17,-8"):
            line(c, text, "#8a4a50", (6.4, 6, 4))
            line(c, text, ROSE, (4.8, 4.4, 2.6))
        c.ellipse(0, 1, 8, 7.4, ROSE)
        mass(c, "-8,3 8,3 6,9 -6,9", "#8a4a50", 2, 0.7)


def doorkeeper(c: Canvas) -> None:
    """Near, on the left: he looks up at the eye, one paw raised, the list in the other."""
    fur, shade, lit = "#8c8084", "#3f3048", "#ffe2a8"
    red, deep, gold = "#b83038", "#4a0c28", "#f0c060"
    with c.group(through=c.blur(8), opacity=0.75):
        c.path(contour("40,868 130,848 250,860 300,884 180,896 50,890"), "#2a0c18")
    with c.relief(0.1):
        line(c, "84,812 40,836 30,880 80,900", "#b87880", (11, 10, 8, 5))
        line(c, "82,808 37,834 27,878", "#ffd8c0", (2, 3, 2), 0.7)
        # Legs in white breeches.
        for text, tone in (("168,770 176,816 172,856", "#c8b4a8"), ("120,776 122,820 116,862", "#f0e4d0")):
            round_limb(c, text, (58, 38, 22), tone, "#5a4460", "#fff8e8", LAMP)
        for x, y in ((174.0, 860.0), (118, 868)):
            with form(
                c,
                (
                    f"{x - 20},{y - 12} {x + 2},{y - 16} {x + 34},{y - 2} "
                    f"{x + 44},{y + 8} {x + 10},{y + 13} {x - 20},{y + 8}"
                ),
                "#2a1420",
            ):
                mass(c, f"{x - 16},{y - 12} {x + 8},{y - 12} {x + 34},{y - 1} {x},{y - 4}", "#a86c58", 3, 0.8)
            c.rect(x + 4, y - 9, 13, 9, gold, 2)
        # Far arm: raised, here is the end of it.
        round_limb(c, "180,608 226,612 248,566", (44, 34, 26), "#8a2034", "#3a0a24", "#e87850", LAMP)
        line(c, "236,572 249,566 262,566", "#fff4dc", (12, 17, 12))
        _hand(c, 252, 552, 14, 1.35)
        # The coat, with tails.
        with form(
            c,
            "108,566! 150,556 190,572 206,612 204,664 196,712 204,756 190,800! "
            "160,806 120,802 84,822! 62,830 68,780 80,720 74,660 80,606",
            red,
        ):
            mass(c, "170,560 214,600 210,820 160,820 180,720 176,640", deep, 16, 0.9)
            mass(c, "70,640 84,596 112,570 116,640 104,740 84,800 66,800", "#ff8a68", 11, 0.6)
            line(c, "150,562 160,640 152,720 158,806", deep, (1.4, 2.6, 2.6, 2))
            for y in (600, 636, 672, 708):
                for x in (142.0, 180.0):
                    c.circle(x + (4 if y > 640 else 0), y, 5.4, gold)
                    c.circle(x - 1.4 + (4 if y > 640 else 0), y - 1.6, 1.8, "#fff6d0")
            line(c, "76,724 130,732 200,718", "#fff4e0", (8, 9, 8))
        line(c, "64,826 84,818 120,801 160,805 190,799", gold, (3, 4, 4, 4, 3))
        with form(c, "116,572! 136,556 168,556 184,570! 176,598 158,612 146,596", "#fff4e4"):
            mass(c, "156,560 190,566 172,606 158,614", "#8a7490", 5, 0.8)
        # Epaulette.
        c.ellipse(98, 590, 27, 12, "#8a5a20", 1, -16)
        c.ellipse(97, 587, 26, 11, gold, 1, -16)
        for k in range(9):
            x = 76 + k * 5.4
            line(
                c,
                (f"{x},{594 - k * 1.6} {x - 2},{606 - k * 1.4} {x - 2},{617 - k * 1.4}"),
                mix(gold, "#8a5a20", k / 11),
                (3, 3.6, 2),
            )
    with c.at(150, 510, 1.22, -24), c.relief(0.1):
        _head(c, fur, shade, lit, "stern")
    with c.relief(0.1):
        # Near arm and the list, which goes on and on.
        with form(
            c,
            (
                "206,640! 282,632! 286,700 280,760 288,806 270,846 "
                "290,870! 246,880 226,858 218,800 222,740 212,690"
            ),
            "#fff2d4",
        ):
            mass(c, "250,630 292,640 296,880 260,880 268,760", "#b88a6c", 10, 0.6)
            mass(c, "210,830 292,820 292,880 220,880", "#8a5c50", 8, 0.6)
            for k in range(14):
                y = 656 + k * 14.5
                x = 222 + (k * 7 % 5) + (4 if 3 < k < 9 else 0)
                line(
                    c,
                    (f"{x},{y} {x + 20},{y - 2} {x + 34 + (k * 13) % 18},{y - 3}"),
                    "#5a3440",
                    (1, 2.4, 1),
                    0.8,
                )
                if k not in (5, 10):
                    line(c, f"{x - 8},{y - 2} {x - 5},{y + 2} {x},{y - 7}", "#a82c38", (1, 2, 1), 0.9)
        c.ellipse(282, 872, 13, 8, "#e0c098", 1, -14)
        c.ellipse(282, 872, 7, 4, "#8a5c50", 1, -14)
        round_limb(c, "96,598 118,668 206,672", (50, 42, 28), red, deep, "#ff9a74", LAMP)
        line(c, "196,658 206,672 204,688", "#fff4dc", (14, 20, 14))
        _hand(c, 222, 664, 78, 1.3)
        for text in ("92,640 110,646 126,640", "100,672 116,664 124,652"):
            line(c, text, deep, (0.6, 3, 0.6), 0.8)


def pair(c: Canvas) -> None:
    """She has shut her eyes; he has seen over her shoulder what lies on her dress."""
    fur, shade, lit = "#6a5458", "#2c1c2c", "#ffdca0"
    with c.group(through=c.blur(7), opacity=0.7):
        c.path(contour("310,822 400,808 500,812 520,836 400,848 316,840"), "#2a0c18")
    with c.relief(0.1):
        line(c, "340,770 312,790 318,820 296,836", "#a8707c", (7, 6, 5, 3))
        for text in ("376,740 380,780 376,816", "350,742 348,784 346,820"):
            round_limb(c, text, (34, 22, 14), "#2c2438", "#120a1c", "#8a7088", LAMP)
        for x, y in ((382.0, 820.0), (350, 826)):
            with form(
                c,
                (f"{x - 12},{y - 7} {x + 2},{y - 10} {x + 26},{y} {x + 30},{y + 6} {x - 10},{y + 7}"),
                "#140c14",
            ):
                mass(c, f"{x - 10},{y - 8} {x + 8},{y - 8} {x + 22},{y - 1} {x},{y - 3}", "#c89878", 2, 0.8)
        with form(
            c,
            (
                "330,632! 356,614 386,622 402,660 398,710 392,752! "
                "364,760 350,754 336,786! 322,780 326,720 322,670"
            ),
            "#2c2a44",
        ):
            mass(c, "376,620 410,660 400,760 376,760", "#100a1c", 8, 0.9)
            mass(c, "322,660 336,628 354,620 348,690 336,770 322,780", "#8a7a9c", 6, 0.75)
        with form(c, "366,618! 392,622! 402,672! 384,690!", "#fff4e0"):
            mass(c, "386,620 404,640 402,690 388,690", "#8a7490", 4, 0.7)
    with c.at(368, 578, 0.76, 10), c.relief(0.1):
        _head(c, fur, shade, lit, "wide")
    dress, deep, gleam = "#2a8c8c", "#0c2c48", "#d8f4c8"
    with c.relief(0.1):
        # The dress flies out with the turn; its train lies under the claw.
        with form(
            c,
            "420,652! 444,640 462,654 464,690 480,730 504,770 534,800 520,822! "
            "480,816 448,836 410,824 376,834 362,812! 384,770 404,730 412,690",
            dress,
        ):
            mass(c, "448,640 480,690 540,800 500,830 452,830 456,760 446,700", deep, 14, 0.9)
            mass(c, "364,816 392,764 412,700 424,704 410,770 396,830", gleam, 8, 0.75)
            strands(
                c,
                "418,694 400,760 372,824",
                "462,694 486,760 522,812",
                17,
                (deep, "#58b0a4", "#17486a", "#88d0b8"),
                (1, 4, 3),
                5,
                0.7,
            )
        line(c, "363,813 380,832 412,825 448,836 482,817 520,822", "#fff0cc", (3, 5, 4, 6, 4, 5))
        line(c, "410,690 436,700 465,690", "#f0c060", (4, 6, 4))
    with c.at(436, 612, 0.7, 14, flip=True), c.relief(0.1):
        _head(c, "#e0c4ac", "#7a4a58", "#fff8e0", "shut")
        # A flower behind her ear.
        for dx, dy in ((0, -10), (9, -3), (6, 8), (-6, 8), (-9, -3)):
            c.circle(-30 + dx, -14 + dy, 7, "#f4707c")
        c.circle(-30, -14, 5, "#ffe08a")
    with c.relief(0.1):
        line(c, "420,646 436,652 452,646", "#f8ecd8", (4, 5, 4))
        round_limb(c, "446,662 412,672 382,644", (20, 17, 13), "#e0c4ac", "#7a4a58", "#fff8e0", LAMP)
        _hand(c, 376, 638, -50, 0.9)
        round_limb(c, "346,648 372,700 436,694", (28, 24, 17), "#34304c", "#120a1c", "#8a7a9c", LAMP)
        line(c, "430,686 437,694 436,702", "#fff4e0", (8, 10, 8))
        _hand(c, 448, 692, 82, 0.9)


def far_pair(c: Canvas) -> None:
    """Farther off, on the origin."""
    c.ellipse(4, 2, 70, 11, "#5a2020", 0.6)
    with c.relief(0.1):
        with form(c, "-34,0! -36,-60 -26,-104 -4,-112 10,-90 6,-40 2,0!", "#4a3450"):
            mass(c, "-6,-112 14,-90 6,0 -12,0", "#241428", 6, 0.8)
        with form(c, "10,-100! 26,-108 40,-92 44,-60 68,-10 60,4! 20,8 -14,4! 4,-40", "#e0a038"):
            mass(c, "30,-110 50,-60 76,0 40,10 34,-50", "#8a3c24", 6, 0.8)
            for x in (4, 22, 42):
                line(c, f"{20 + x * 0.2},-70 {x},-30 {x - 4},4", "#a85c28", (0.6, 2.4, 1.6), 0.7)
        line(c, "-14,-92 12,-84 34,-92", "#4a3450", (10, 9, 7))
    with c.at(-16, -134, 0.56, -6), c.relief(0.1):
        _head(c, "#7a6468", "#3a2430", "#ffe0a8", "shut")
    with c.at(30, -128, 0.52, -4, True), c.relief(0.1):
        _head(c, "#c8a894", "#6a4450", "#fff0cc", "shut")
