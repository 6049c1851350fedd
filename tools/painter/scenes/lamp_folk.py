"""Who is small in the street of lamps: a boy with a long match, and a bird."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, form, line, mass, round_limb, row, strands
from tools.painter.palettes import mix

FLAME = (150.0, 420.0)
SKIN = Skin("#b87848", "#84484a", "#ffd090", "#e0705c")
CLOTH, SHADE, LIT = "#35507c", "#120f30", "#f8b878"


def bird(c: Canvas) -> None:
    """It stands on the origin and looks up to the right."""
    with c.relief(0.1):
        for x in (-4, 8):
            line(c, f"{x},-10 {x + 1},0", "#2c1420", (3.4, 3))
        row(c, "-24,-20 -20,-14", "-62,6 -54,12", 3, 12, ("#5a2028", "#7a2c30"), "", 0)
        with form(
            c, "-36,-18 -26,-44 -8,-62 6,-78 26,-84 44,-74 48,-56 42,-32 22,-10 -8,-6 -28,-10", "#c84a34"
        ):
            mass(c, "-36,-10 0,-4 30,-14 20,-4 -20,0", "#4a1428", 6, 0.9)
            mass(c, "46,-60 44,-34 20,-12 0,-14 18,-30 32,-50", "#ffd890", 6, 0.9)
        row(
            c,
            "-4,-50 6,-38 10,-26",
            "-42,-22 -32,-12 -18,-6",
            6,
            13,
            ("#7a2430", "#a83c30", "#d8683c"),
            "",
            -0.06,
        )
        c.path(contour("44,-74! 60,-82 72,-90! 62,-72 48,-62!"), "#f0b050")
        c.circle(33, -70, 5.4, "#fff0d0")
        c.circle(34, -71, 4, "#140810")
        c.circle(35.4, -73, 1.4, "#ffffff")


def _crate(c: Canvas) -> None:
    with c.group(through=c.blur(7)):
        c.path(contour("412,872 500,862 580,872 570,892 440,894"), "#14081c", op=0.85)
    with c.relief(0.1):
        c.path(contour("420,806! 444,792! 552,796! 540,812!"), "#c88c54")
        with form(c, "420,806! 540,812! 536,884! 424,878!", "#8a5434"):
            mass(c, "490,800 545,800 545,890 490,890", "#2c1430", 12, 0.8)
            for y in (830, 856):
                line(c, f"420,{y} 480,{y + 3} 540,{y + 5}", "#3a1c24", (3, 3, 3))
            line(c, "424,808 480,811 538,814", "#ffd090", (2, 3, 2), 0.8)
        c.path(contour("540,812! 552,796! 548,866! 536,884!"), "#4a2830")
        for x in (430, 528):
            for y in (818, 842, 870):
                c.circle(x, y, 2, "#2a1420")


def lighter_boy(c: Canvas) -> None:
    """Half from behind, on tiptoe on a crate, in a coat that is not his yet; he looks to the left and up."""
    with c.group("translate(462,884) scale(0.76) translate(-482,-884)"):
        _crate(c)
        _boy(c)


def _mitten(c: Canvas, x: float, y: float) -> None:
    with c.at(x, y, 1.0, -54):
        with form(c, "-14,-12 0,-19 15,-14 19,0 12,14 -6,16 -17,6", "#b83c30"):
            mass(c, "-18,4 4,6 20,-2 14,20 -14,20", "#4a1028", 5, 0.85)
            mass(c, "-12,-12 0,-18 12,-13 2,-8", "#ff9a6c", 3, 0.8)
        line(c, "-14,-3 -4,-9 4,-15", "#6a1c28", (1, 2.6, 1), 0.8)


def _boy(c: Canvas) -> None:
    with c.relief(0.12):
        # Legs and shoes; the heels are off the wood.
        for text, x, y, shade in (
            ("496,744 500,772 506,796", 506.0, 796.0, True),
            ("464,744 462,772 464,800", 464, 800, False),
        ):
            round_limb(c, text, (34, 27, 22), "#3a2c48" if shade else "#54405c", "#140a20", LIT, FLAME)
            with form(
                c,
                f"{x - 34},{y + 6} {x - 22},{y - 6} {x - 4},{y - 8} {x + 12},{y - 16} "
                f"{x + 14},{y - 4} {x + 2},{y + 6} {x - 14},{y + 10}",
                "#5a3028",
            ):
                mass(
                    c,
                    f"{x - 30},{y + 2} {x - 16},{y - 4} {x - 6},{y - 4} {x - 20},{y + 4}",
                    "#f0a870",
                    3,
                    0.9,
                )
        # The pole, its flame, and the far arm along it.
        round_limb(c, "470,786 404,676 326,560", (8, 8, 7), "#a8703c", "#3a1c28", "#ffdc98", FLAME)
        c.glow(320, 546, 130, "#ffc860", 0.9)
        c.path(contour("326,562 314,550 312,536 320,510! 331,530 334,548"), "#ff9c3c")
        c.path(contour("324,557 318,548 318,538 321,524! 328,540 328,552"), "#fff6c8")
        round_limb(c, "462,676 424,670 396,664", (38, 33, 26), "#2c4068", SHADE, "#d88c60", FLAME)
        _mitten(c, 391, 662)
        # The coat hangs to his calves; its back is to us.
        with form(
            c, "440,664! 462,648 496,650 518,674 530,716 542,776! 500,788 466,785 428,776! 434,720", CLOTH
        ):
            mass(c, "486,650 524,660 552,780 500,800 500,720", SHADE, 15, 0.85)
            mass(c, "436,664 456,654 450,700 444,780 428,780 432,720", LIT, 8, 0.75)
            for text in ("488,716 490,750 490,788", "514,700 518,740 520,784", "462,720 460,750 456,782"):
                with c.group(through=c.blur(1.6)):
                    line(c, text, SHADE, (0.6, 7, 5), 0.7)
            line(c, "434,712 480,722 528,714", SHADE, (9, 10, 9), 0.7)
            line(c, "434,709 480,719 528,711", mix(CLOTH, LIT, 0.35), (2, 2, 1), 0.8)
        for x in (468.0, 500):
            c.circle(x, 719, 4.4, "#7a4a20")
            c.circle(x - 1, 718, 3, "#ffd880")
        # The near arm; the sleeve is too long.
        round_limb(c, "494,678 474,716 440,722", (46, 43, 36), CLOTH, SHADE, LIT, FLAME)
        line(c, "450,706 440,722 437,740", "#d8b48c", (8, 11, 8))
        _mitten(c, 428, 716)
    with c.at(476, 606, 1.0, 12), c.relief(0.1):
        # The cheek that is just seen, the ear, the hair at the nape; then the cap of his master.
        with form(c, "-32,-24 -37,-6 -40,6 -37,16 -37,28 -27,42 0,46 24,30 20,-30", SKIN.tone):
            mass(c, "-30,-24 -44,8 -40,34 -28,40 -26,6", "#ffdca0", 4, 0.9)
            mass(c, "-28,-30 30,-30 30,50 -20,50 -24,10", SKIN.shade, 7, 0.7)
            mass(c, "-34,12 -22,10 -20,24 -32,28", SKIN.cheek, 4, 0.55)
        with form(c, "-26,-26 10,-20 34,-26 42,0 36,32 12,46 -8,40 -12,22 -18,10 -22,-6", "#3a1c28"):
            mass(c, "14,-20 44,-20 44,40 20,46", "#150a14", 7, 0.8)
            strands(
                c,
                "-22,-18 -14,4 -4,34",
                "34,-20 38,4 22,42",
                14,
                ("#6a3a3a", "#1c0c18", "#8a5038"),
                (1, 3, 1),
                3,
                0.7,
            )
        with form(c, "-26,2 -20,-6 -11,-3 -10,8 -16,18 -23,15", SKIN.tone):
            mass(c, "-19,0 -10,0 -12,14 -20,14", SKIN.shade, 3, 0.8)
        with form(c, "-34,-18! -42,-38 -30,-60 0,-72 32,-62 48,-38 46,-14! 20,-8 -8,-12", "#2f4470"):
            mass(c, "16,-76 56,-50 52,-8 20,-8 30,-40", "#0c0a24", 9, 0.85)
            mass(c, "-38,-36 -26,-58 0,-68 -8,-46 -26,-24", "#f0b078", 6, 0.75)
        line(c, "-36,-20 -4,-13 46,-17", "#1c1838", (9, 10, 9))
        line(c, "-34,-23 -6,-17 16,-16", "#e8b050", (1.6, 2.6, 1), 0.9)
        with form(c, "-32,-25! -56,-34 -64,-27 -50,-16 -32,-14!", "#141028"):
            mass(c, "-34,-24 -58,-32 -54,-26 -36,-20", "#d89060", 2, 0.8)
    with c.relief(0.12):
        # A muffler, its ends behind him.
        for text, lit in (
            ("492,664 512,700 506,748", "486,664 506,700 500,748"),
            ("506,660 532,690 538,730", "500,660 526,690 532,730"),
        ):
            line(c, text, "#4a1028", (24, 26, 26))
            line(c, text, "#b83a2c", (20, 22, 22))
            line(c, lit, "#f0805c", (2, 4, 2), 0.6)
        with form(c, "440,648! 462,656 494,652 516,638! 522,660 498,676 462,678 440,668", "#c8442f"):
            mass(c, "486,648 524,640 522,680 486,682", "#4a1028", 6, 0.8)
            mass(c, "438,650 458,657 458,670 440,664", "#ffb880", 4, 0.8)
