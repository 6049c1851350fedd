"""An old woman, a bird that flies ahead of her, and a child in such a coat."""

from __future__ import annotations

from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import Cloth, cuff, hand_open, jointed
from tools.painter.creatures.people_parts import Skin
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


LIT_FROM = (428.0, 408.0)
WOOL, DARK, WARM = "#ac2c2c", "#4a0f24", "#f08a60"
BARE = Cloth("#eebb96", "#94586a", "#fff0c8")


def _foot(c: Canvas, x: float, y: float, rot: float = 0.0) -> None:
    """Bare, from the side, the toes to the right; the ankle on (x, y)."""
    with c.at(x, y, 1.0, rot), c.relief(0.1):
        with form(
            c,
            "-13,-26! 12,-26! 12,-12 20,-2 36,5 50,9 56,15 52,20 40,21 22,18 8,20 -8,21 -18,18 -19,8 -13,-6",
            BARE.tone,
        ):
            mass(c, "-24,-30 -6,-30 -6,-4 -10,24 -26,24", BARE.shade, 5, 0.8)
            mass(c, "-20,17 20,14 60,17 60,28 -20,28", BARE.shade, 3, 0.7)
            mass(c, "8,-26 16,-14 26,-2 46,6 38,10 16,4 4,-14", BARE.lit, 3, 0.8)
            c.circle(-3, -5, 5, mix(BARE.tone, BARE.lit, 0.5))
            line(c, "-9,-3 -3,1 3,-3", BARE.shade, (0.6, 1.8, 0.6), 0.6)
        line(c, "41,20 44,15 50,13", BARE.shade, (0.6, 1.8, 0.6), 0.8)
        c.ellipse(53, 13.4, 2.6, 1.6, "#ffe6d0", 0.9, 24)


AGED = Skin("#e8b490", "#96586a", "#fff0cc", "#dc7c64")
SLEEVE = Cloth(WOOL, DARK, WARM)


def _coat(c: Canvas) -> None:
    """Long, of wool; a step is under it, the weight on the foot in front."""
    with c.group(through=c.blur(6)):
        c.path(contour("152,708 160,676 220,664 290,676 292,700 240,710 180,714"), "#4a2418", op=0.8)
    with c.relief(0.1):
        jointed(c, (212, 590), (200, 640), (182, 680), (34, 26, 13), BARE, LIT_FROM, 0.2, False)
        with c.at(184, 691, 0.46, 16):
            _foot(c, 0, 0)
        jointed(c, (236, 590), (252, 644), (252, 684), (34, 26, 14), BARE, LIT_FROM, 0.2, False)
        with c.at(256, 694, 0.48):
            _foot(c, 0, 0)
        edge = (
            "232,424 214,424 198,436 187,462 184,500 187,532 180,580 168,640 160,682! 186,690 222,692 "
            "256,687 286,676! 278,622 264,566 256,530 254,498 256,466 250,440"
        )
        with form(c, edge, WOOL):
            mass(c, "210,420 180,440 156,690 196,700 204,600 206,530 200,480", DARK, 12, 0.95)
            mass(c, "190,540 258,536 262,548 200,560", DARK, 6, 0.5)
            mass(c, "240,430 262,450 262,520 250,520 242,470", WARM, 6, 0.7)
            mass(c, "250,550 266,560 290,676 264,686 254,600", WARM, 7, 0.7)
            for text, tone in (
                ("206,544 198,610 186,684", "#5a1024"),
                ("222,546 222,610 214,690", "#5a1024"),
                ("240,544 247,610 250,686", "#5a1024"),
                ("214,548 210,614 200,686", WARM),
                ("232,548 236,614 232,688", WARM),
            ):
                line(c, text, tone, (0.6, 3.4, 1.2), 0.5)
        line(c, "161,681 186,689 222,691 256,686 285,675", "#c8483c", (2, 4, 4, 2), 0.7)
        for text in ("196,440 189,458 186,480", "212,425 204,430 198,437"):
            line(c, text, "#eef4f8", (1, 5, 1.4), 0.9)


def _head(c: Canvas) -> None:
    """In a kerchief, bent and half turned to us; she looks down at the bird."""
    skin = AGED
    with c.relief(0.1), c.at(238, 396, 0.72, 9):
        with form(c, "-30,24 -6,34 16,36 24,50! 6,60 -26,56 -44,44", "#35586a"):
            mass(c, "-50,40 -20,36 10,60 -40,66", "#14283c", 6, 0.8)
        scarf = "-44,8 -46,-18 -34,-44 -8,-58 20,-54 38,-36 43,-10 38,14 26,34 8,44 -12,42 -32,32"
        with form(c, scarf, "#3f6a7c"):
            mass(c, "-60,-40 -26,-50 -20,0 -10,50 -60,50", "#14283c", 10, 0.85)
            mass(c, "-6,-62 30,-54 44,-20 34,-26 16,-46", "#a8d0c8", 5, 0.75)
            for x, y in ((-36, -20), (-30, 4), (-22, -38), (-20, 22), (-4, -50), (16, -48), (32, -34)):
                c.circle(x, y, 2.6, "#e8d8b0", 0.8)
        with form(c, "-13,-14 -15,4 -9,20 2,31 14,33 25,24 33,8 35,-10 29,-28 14,-40 -2,-34", skin.tone):
            mass(c, "-24,-40 -6,-36 -4,0 4,24 12,40 -24,30", skin.shade, 7, 0.7)
            mass(c, "20,-34 36,-18 36,6 26,20 22,0", skin.lit, 5, 0.6)
            mass(c, "-4,8 4,4 10,10 6,17 -2,16", skin.cheek, 4, 0.5)
            mass(c, "-16,-42 36,-42 36,-24 14,-30 -14,-20", "#5a3448", 5, 0.5)
        strands(
            c, "14,-42 0,-32 -12,-12", "18,-40 28,-30 33,-14", 9,
            ("#f4f0e8", "#c8c4c4", "#ffffff"), (4, 4, 1), 2,
        )  # fmt: skip
        for eye, w in ((5.0, 7.0), (24.0, 5.6)):
            line(c, f"{eye - w},-5 {eye},-1 {eye + w},-4", "#2c1824", (0.8, 2.6, 0.8))
            line(c, f"{eye - w},-14 {eye},-17 {eye + w},-13", "#d8ccc8", (0.8, 3, 0.8))
            line(c, f"{eye - w},2 {eye},5 {eye + w * 0.8},2", skin.shade, (0.4, 1.4, 0.4), 0.6)
        with form(c, "15,-6 19,-6 24,6 22,11 15,11 12,6", mix(skin.tone, skin.lit, 0.25)):
            mass(c, "10,4 16,4 16,14 10,14", skin.shade, 2, 0.6)
        line(c, "12,9 17,12 23,10", skin.shade, (0.5, 2, 0.5), 0.9)
        line(c, "8,20 16,22 24,18", "#8a3c40", (0.8, 2.4, 0.8))
        line(c, "5,14 3,18 5,22", skin.shade, (0.4, 1.6, 0.4), 0.7)
        with form(c, "10,36! 24,34 36,48! 24,50 18,46! 20,62 10,66! 4,52", "#4f8090"):
            mass(c, "8,40 18,48 14,68 2,66", "#1c3448", 4, 0.8)
        line(c, "-12,-56 -34,-42 -44,-14", "#eef4f8", (1, 6, 1), 0.9)


def _leaves(c: Canvas) -> None:
    """Fallen ones lie over her feet."""
    for x, y, turn, tone in (
        (170, 706, 10, "#b8582c"), (186, 711, -14, "#d9803a"), (205, 708, 20, "#a83a2c"),
        (226, 711, -8, "#e8a048"), (243, 707, 16, "#b8502c"), (262, 711, -20, "#d9702f"),
        (282, 708, 12, "#e8a048"),
        (296, 711, -6, "#a8402c"),
    ):  # fmt: skip
        with c.at(x, y, 0.62, turn):
            c.path(contour("-16,2! -6,-8 6,-7 18,0! 8,7 -6,8"), tone)
            line(c, "-18,1 0,0 16,0", "#5a2420", (1.6, 1.2, 0.4))


def _arm(c: Canvas) -> None:
    """Held out to the bird, the hand open."""
    with c.relief(0.1):
        with c.group(through=c.blur(5)):
            c.path(contour("206,470 240,506 262,512 256,528 226,516"), DARK, op=0.7)
        hand_open(c, 309, 472, 64, AGED, 0.44)
        jointed(c, (222, 456), (256, 496), (305, 474), (38, 30, 21), SLEEVE, LIT_FROM)
        cuff(c, (256, 496), (308, 473), 22, "#f4e8d4", "#8a7088")


def old_walker(c: Canvas) -> None:
    """Old, barefoot, a little bent; her hand goes out after the bird."""
    _coat(c)
    _leaves(c)
    _arm(c)
    _head(c)
