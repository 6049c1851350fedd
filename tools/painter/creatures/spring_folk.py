"""An old woman, a bird that flies ahead of her, and a child in such a coat."""

from __future__ import annotations

from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import Cloth, cuff, jointed
from tools.painter.creatures.from_behind import darkened
from tools.painter.hand import contour, feather, form, line, mass, row, strands
from tools.painter.palettes import mix


def child_at_door(c: Canvas, door: Point) -> None:
    """On the threshold, in such a coat; she looks back and waves."""
    with c.at(door[0] - 5, door[1] + 54, 0.98), c.relief(0.05):
        c.path(contour("-24,2 0,-3 20,2 2,6"), "#4a6a3c", op=0.7)
        for x in (-5, 4):
            line(c, f"{x},-18 {x - 1},-4 {x - 5},0", "#4a2c34", (5, 4.4, 4))
        with form(c, "-5,-47! 5,-47 10,-30 14,-12! 0,-9 -13,-12! -9,-30", "#c8382c"):
            mass(c, "-14,-10 -10,-40 -3,-46 -5,-10", "#6a1428", 3, 0.85)
        line(c, "6,-42 15,-36 17,-26", "#a82c28", (5.4, 4.6, 4))
        line(c, "-5,-42 -14,-50 -18,-62", "#c8382c", (5.4, 4.6, 4))
        c.circle(-18.6, -65, 2.8, "#f4c8a0")
        c.circle(0, -54, 8.6, "#4a2c24")
        c.ellipse(-2.2, -53, 6.8, 7.4, "#f4c8a0")
        c.path(contour("-9,-56! -7,-62 0,-64 7,-60 8,-52! 3,-58 -3,-59"), "#5a3428")
        line(c, "6,-52 13,-44 10,-36", "#5a3428", (4, 4, 1))
        c.circle(-5, -53, 1.1, "#2a1820")
        c.circle(-0.4, -53, 1.1, "#2a1820")
        line(c, "-5,-49.6 -3,-48.6 -0.6,-49.6", "#a8483c", (0.6, 1.3, 0.6))


def back_looking_bird(c: Canvas) -> None:
    """It flies ahead, inwards, and looks back for her; a hundred and fifty across."""
    red, deep, lit = "#d8452f", "#6a1428", "#ffb070"
    with c.relief(0.1):
        # The far wing, the fork of the tail.
        row(
            c,
            "2,-8 14,-10 28,-14",
            "10,-92 34,-86 60,-70",
            7,
            15,
            ("#7a1828", "#a02c30", "#c84838"),
            "#4a0c1c",
            0.12,
        )
        for tip, bend in (((-92.0, 34.0), 0.1), ((-84, 54), -0.1)):
            feather(c, (-26, 14), tip, 15, "#8a1c2c", "#4a0c1c", bend)
        feather(c, (-24, 14), (-74, 40), 17, "#c03a2c", "#4a0c1c", 0)
        with form(c, "-42,22 -26,0 0,-12 26,-18 44,-20 54,-10 50,4 34,18 8,28 -20,30", red):
            mass(c, "-46,26 -16,24 20,18 44,6 24,36 -24,40", deep, 6, 0.85)
            mass(c, "14,-14 40,-20 54,-8 48,4 30,-2", lit, 5, 0.7)
        # The near wing, swept up and back.
        row(
            c,
            "-18,4 -6,-4 12,-8",
            "-92,-48 -66,-78 -26,-92",
            9,
            17,
            ("#8a1c2c", "#b83428", "#e0603c"),
            "#4a0c1c",
            -0.12,
        )
        row(c, "-14,8 0,2 14,-4", "-50,-26 -34,-44 -8,-54", 7, 14, ("#b83428", "#f0905c"), "#4a0c1c", -0.08)
        # The head is turned round, back to the left.
        with form(c, "24,-16 22,-32 32,-44 48,-46 60,-36 60,-20 50,-10 34,-8", red):
            mass(c, "46,-48 62,-36 60,-12 48,-12 52,-28", lit, 4, 0.8)
            mass(c, "22,-28 28,-18 40,-8 20,-8", deep, 4, 0.6)
        c.path(contour("27,-37! 14,-36 4,-31! 15,-28 26,-27!"), "#f0b050")
        line(c, "26,-32 16,-32 6,-31", "#7a3a1c", (1.6, 1.4, 0.6))
        c.ellipse(37, -34, 4, 4.4, "#1a0a10")
        c.circle(35.6, -35.8, 1.4, "#ffffff")
        line(c, "31,-39 37,-41.5 43,-38", deep, (0.8, 2, 0.8))


DOOR_LIGHT = (428.0, 408.0)
WOOL, DARK, WARM = "#ac2c2c", "#4a0f24", "#f08a60"


COAT = Cloth(WOOL, DARK, WARM)
BARE = Cloth("#e8b494", "#7a4a60", "#ffeccc")
MITTEN = Cloth("#4f8090", "#1c3448", "#c8e8dc")


def _foot(c: Canvas, x: float, y: float, rot: float = 0.0) -> None:
    """Bare, its heel towards us, the sole on (x, y)."""
    with (
        c.at(x, y, 1.0, rot),
        form(
            c, "-13,-60! -14,-40 -11,-26 -17,-12 -16,0 -6,5 10,5 19,0 19,-12 12,-26 14,-40 13,-60!", BARE.tone
        ),
    ):
        mass(c, "-20,-62 -6,-62 -4,-24 -6,8 -24,6", BARE.shade, 5, 0.8)
        mass(c, "-20,-3 22,-3 22,10 -20,10", BARE.shade, 3, 0.7)
        mass(c, "7,-60 16,-60 12,-26 20,-8 14,-4 8,-20", BARE.lit, 3, 0.8)
        line(c, "-3,-46 -2,-30 0,-20", BARE.shade, (0.8, 2.6, 0.8), 0.5)


def _mitten(c: Canvas, x: float, y: float, rot: float) -> None:
    with c.at(x, y, 1.0, rot), c.relief(0.1):
        with form(c, "-11,4 -15,-14 -13,-34 0,-46 14,-36 15,-14 11,4", MITTEN.tone):
            mass(c, "-20,6 -6,4 -6,-40 -20,-36", MITTEN.shade, 5, 0.8)
            mass(c, "4,-44 16,-34 14,-8 8,-12", MITTEN.lit, 4, 0.7)
        with form(c, "-10,-6 -24,-14 -27,-26 -19,-31 -9,-22", MITTEN.tone):
            mass(c, "-30,-20 -14,-12 -10,-2 -28,-6", MITTEN.shade, 3, 0.7)
        line(c, "-13,4 0,7 13,4", "#e8dcc8", (8, 9, 8))


def _coat(c: Canvas) -> None:
    """From behind: one foot is in the snow, the other already on the sill."""
    with c.relief(0.1):
        with c.group(through=c.blur(8)):
            c.path(contour("70,846 150,840 260,850 230,868 110,872"), "#2c4464", op=0.8)
        jointed(c, (262, 630), (286, 690), (284, 712), (60, 46, 30), BARE, DOOR_LIGHT, 0, False)
        _foot(c, 285, 758, 4)
        jointed(c, (196, 690), (194, 760), (190, 816), (56, 48, 27), BARE, DOOR_LIGHT, 0.1, False)
        _foot(c, 190, 856)
        jointed(c, (276, 476), (318, 536), (348, 482), (60, 47, 33), COAT, DOOR_LIGHT)
        _mitten(c, 350, 476, 27)
        cuff(c, (318, 536), (349, 480), 34, "#f0e4d0", "#8a7088")
        body = (
            "196,432! 222,438 250,430! 278,442 296,474 300,520 292,580 298,630 312,672 320,696! 284,704 "
            "240,760 196,800 150,796 122,784! 130,720 142,640 146,580 138,520 140,476 160,444"
        )
        with form(c, body, WOOL):
            mass(c, "110,800 130,640 136,440 190,430 172,520 176,600 160,700 160,810", DARK, 17, 0.95)
            mass(c, "110,740 240,752 330,700 330,770 240,820 110,820", DARK, 15, 0.65)
            mass(c, "258,430 300,460 304,540 296,620 324,730 292,744 268,640 274,540", WARM, 10, 0.7)
            mass(c, "196,520 250,516 252,620 230,700 196,640", WARM, 20, 0.22)
            line(c, "222,440 224,520 222,594", DARK, (1, 2.6, 1.4), 0.6)
            for text in (
                "222,606 214,690 196,798", "232,606 250,670 266,722", "176,604 160,690 146,792",
                "266,604 284,650 304,696",
            ):  # fmt: skip
                line(c, text, DARK, (1.4, 6, 3), 0.6)
            for text in ("240,606 262,670 282,704", "200,608 186,700 170,796"):
                line(c, text, WARM, (0.8, 4, 2), 0.4)
            for _ in range(70):
                x, y = c.r.uniform(140, 300), c.r.uniform(440, 780)
                line(c, f"{x},{y} {x + 2},{y + 7}", c.r.choice(("#e06a50", "#7a1828")), (0.5, 1.4, 0.5), 0.35)
        # The half belt and its buttons.
        line(c, "176,590 222,602 268,590", DARK, (19, 20, 19))
        line(c, "176,587 222,599 268,587", mix(WOOL, WARM, 0.12), (14, 15, 14))
        for x, y in ((190.0, 591.0), (254, 591)):
            c.circle(x + 1, y + 2, 6, DARK)
            c.circle(x, y, 5.4, "#e8b850")
        # She holds the coat up to step.
        jointed(c, (162, 472), (124, 548), (146, 622), (58, 47, 33), darkened(COAT), DOOR_LIGHT)
        _mitten(c, 147, 626, 170)
        cuff(c, (124, 548), (146, 622), 33, "#d8ccc4", "#6a5a78")
        for text in ("150,450 176,436 204,432", "252,432 274,438 292,460"):
            line(c, text, "#eef4f8", (1.4, 9, 2), 0.95)


def _head(c: Canvas) -> None:
    """A kerchief, bowed a little to the right; white hair at its rim."""
    with c.relief(0.1):
        strands(
            c, "254,384 262,402 262,420", "240,410 248,424 244,438", 9, ("#f4f0e8", "#c8c4c4"), (3, 3, 0.6), 3
        )
        scarf = (
            "228,306 254,312 274,334 280,364 272,396 254,414! 246,430 232,462 222,484! 208,456 190,430 "
            "182,412! 168,388 166,350 178,322 202,308"
        )
        with form(c, scarf, "#3f6a7c"):
            mass(c, "160,300 200,300 190,350 194,400 214,440 220,490 180,440 150,390", "#14283c", 12, 0.9)
            mass(c, "182,404 222,424 258,404 250,430 222,440 192,424", "#14283c", 6, 0.7)
            mass(c, "240,308 272,330 284,366 272,396 258,384 262,346", "#c8e8dc", 7, 0.8)
            for text in ("184,410 204,392 214,360", "256,410 242,392 236,360", "222,480 222,440 224,410"):
                line(c, text, "#14283c", (3, 2, 0.5), 0.55)
            for k in range(22):
                x, y = 176 + (k * 37) % 100, 320 + (k * 23) % 130
                c.circle(x, y, 3.1, "#e8d8b0", 0.85)
                c.circle(x, y, 1.2, "#c8402f", 0.9)
        line(c, "180,322 200,308 226,305", "#eef4f8", (1, 7, 1.4), 0.95)


def old_climber(c: Canvas) -> None:
    """Old, barefoot, from behind; one foot is on the sill, her hand goes out after the bird."""
    _coat(c)
    _head(c)
