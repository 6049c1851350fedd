"""An old woman, a bird that flies ahead of her, and a child in such a coat."""

from __future__ import annotations

from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import Cloth, cuff, grown_profile, hand_open, jointed
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
        c.path(contour("176,702 210,692 280,694 288,703 230,710 180,711 164,708"), "#4a2418", op=0.7)
    with c.relief(0.1):
        jointed(c, (212, 590), (200, 640), (182, 680), (34, 26, 13), BARE, LIT_FROM, 0.2, False)
        with c.at(184, 691, 0.46, 16):
            _foot(c, 0, 0)
        jointed(c, (236, 590), (252, 644), (252, 684), (34, 26, 14), BARE, LIT_FROM, 0.2, False)
        with c.at(252, 694, 0.48):
            _foot(c, 0, 0)
        edge = (
            "232,424 214,424 198,436 187,462 184,500 187,532 180,580 168,632 160,662! 186,670 220,672 "
            "252,666 280,654! 274,612 264,566 256,530 254,498 256,466 250,440"
        )
        with form(c, edge, WOOL):
            mass(c, "210,420 180,440 160,660 196,680 204,600 206,530 200,480", DARK, 12, 0.95)
            mass(c, "190,540 258,536 262,548 200,560", DARK, 6, 0.5)
            mass(c, "240,430 262,450 262,520 250,520 242,470", WARM, 6, 0.7)
            mass(c, "250,550 266,560 284,650 262,664 254,600", WARM, 7, 0.7)
            for text, tone in (
                ("206,544 198,600 186,662", "#5a1024"),
                ("222,546 222,600 214,668", "#5a1024"),
                ("240,544 246,600 246,662", "#5a1024"),
                ("214,548 210,604 200,664", WARM),
                ("232,548 236,604 232,666", WARM),
            ):
                line(c, text, tone, (0.6, 3.4, 1.2), 0.5)
        line(c, "161,661 186,669 220,671 252,665 279,653", "#c8483c", (2, 4, 4, 2), 0.7)
        for text in ("196,440 189,458 186,480", "212,425 204,430 198,437"):
            line(c, text, "#eef4f8", (1, 5, 1.4), 0.9)


def _head(c: Canvas) -> None:
    """In profile to the right, a kerchief, white hair; a little bent forward."""
    with c.relief(0.1), c.at(240, 388, 0.5, 2):
        with form(c, "-30,30! 24,46! 26,86 -10,96 -38,76", AGED.tone):
            mass(c, "-40,30 10,50 30,56 0,70 -20,96 -50,80", AGED.shade, 8, 0.8)
        grown_profile(c, AGED, "#35505c", AGED.tone, 0.86, 0.0, 0.7, "#a85048")
        line(c, "13,-26 26,-35 41,-33", "#e8e2dc", (2, 5, 2))
        line(c, "36,33 30,30 26,25", AGED.shade, (1.6, 2, 0.5), 0.7)
        for text in ("8,-2 2,2 -2,8", "8,2 4,8 4,14", "30,16 24,26 26,34", "20,4 28,7 36,4"):
            line(c, text, AGED.shade, (0.5, 2, 0.5), 0.6)
        strands(
            c, "-4,-60 -14,-30 -16,6", "30,-58 14,-46 0,-20", 12,
            ("#f4f0e8", "#c8c4c4", "#ffffff"), (5, 5, 1), 4,
        )  # fmt: skip
        scarf = (
            "26,-70! 0,-78 -36,-68 -58,-38 -62,0 -56,34 -44,60 -18,76 10,78 30,68! "
            "8,58 -8,36 -14,2 -8,-32 8,-54"
        )
        with form(c, scarf, "#3f6a7c"):
            mass(c, "10,-80 -50,-70 -80,0 -50,70 0,90 -24,40 -34,0 -24,-50", "#14283c", 14, 0.8)
            mass(c, "26,-70 2,-54 -14,0 -6,40 -26,10 -22,-40 -4,-66", "#a8d0c8", 7, 0.7)
            for k in range(9):
                c.circle(-50 + (k * 23) % 34, -52 + k * 13, 3.4, "#e8d8b0", 0.8)
        with form(c, "16,66! 34,72 52,92! 34,92 22,84! 22,104 10,114! 4,96 6,80", "#4f8090"):
            mass(c, "6,70 20,84 14,112 0,104", "#1c3448", 5, 0.8)
        line(c, "-10,-76 -38,-64 -54,-40", "#eef4f8", (1, 7, 1), 0.9)


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
    _head(c)
    _arm(c)
