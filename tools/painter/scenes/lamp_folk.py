"""Who is small in the street of lamps: a boy with a long match, and a bird."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.creatures.people_parts import Skin, head
from tools.painter.hand import contour, form, line, mass, round_limb, row, strands

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
    """On tiptoe on a crate, in a coat that is not his yet; he looks to the left and up."""
    _crate(c)
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
        # The far arm.
        round_limb(c, "456,672 424,676 404,680", (36, 32, 24), "#26395c", SHADE, "#a86c50", FLAME)
        # The coat hangs to his calves.
        with form(
            c, "438,662! 462,648 492,650 516,672 530,716 540,776! 500,786 466,784 430,776! 434,720", CLOTH
        ):
            mass(c, "480,650 520,660 548,780 490,800 496,720", SHADE, 15, 0.9)
            mass(c, "436,664 456,654 452,700 446,780 430,780 432,720", LIT, 8, 0.75)
            for text in ("478,700 482,740 478,784", "508,700 514,740 512,784", "456,720 454,750 450,780"):
                line(c, text, SHADE, (0.6, 6, 3), 0.7)
        for y in (688, 714, 742):
            c.circle(446, y, 4.6, "#7a4a20")
            c.circle(445, y - 1, 3.4, "#ffd880")
        # The pole and its flame.
        round_limb(c, "484,790 420,700 346,614", (8, 8, 7), "#a8703c", "#3a1c28", "#ffdc98", FLAME)
        c.glow(338, 600, 120, "#ffc860", 0.9)
        c.path(contour("344,616 334,606 332,594 338,574! 348,590 352,604"), "#ff9c3c")
        c.path(contour("343,612 338,604 338,596 340,586! 346,598 347,606"), "#fff6c8")
        # The near arm; the sleeve is too long.
        round_limb(c, "488,682 470,722 438,724", (44, 42, 36), CLOTH, SHADE, LIT, FLAME)
        line(c, "448,708 438,724 434,742", "#f0d8b0", (9, 12, 9))
        for x, y, s in ((400, 680, 0.8), (428, 716, 1.0)):
            with c.at(x, y, s, 40):
                with form(c, "-16,-10 -4,-18 12,-16 18,-2 12,14 -6,16 -18,6", SKIN.tone):
                    mass(c, "-16,8 4,8 18,-2 14,18 -12,18", SKIN.shade, 4, 0.8)
                for k in range(4):
                    round_limb(
                        c,
                        f"{-12 + k * 8},-12 {-13 + k * 8},0 {-11 + k * 8},9",
                        (9, 9.4, 7),
                        SKIN.tone,
                        SKIN.shade,
                        SKIN.lit,
                        (-200, -100),
                    )
        # A muffler.
        with form(c, "440,650! 462,658 492,656 512,644! 516,664 492,676 460,676 438,668", "#c8442f"):
            mass(c, "484,650 520,644 518,676 484,678", "#4a1028", 5, 0.8)
            mass(c, "438,652 456,658 456,670 440,664", "#ffb880", 4, 0.8)
        with form(c, "500,658! 522,676 528,712 538,736! 516,742 506,716 494,682!", "#a8342c"):
            mass(c, "512,660 540,736 524,744 512,700", "#3a0c24", 5, 0.8)
    with c.at(474, 600, 1.06, 22, True):
        with form(c, "-18,-30 -20,-14 -24,-8 -24,12 -32,24 -42,12 -46,-8 -44,-32", "#2c1420"):
            strands(
                c,
                "-20,-28 -26,-8 -28,18",
                "-42,-24 -42,-4 -38,16",
                12,
                ("#5a3028", "#1c0c18", "#8a5038"),
                (3, 4, 2),
                3,
            )
        head(c, "#2c1420", SKIN, 1.12, mouth="43,24 36,30 26,27", brow="14,-24 25,-33 36,-32")
        line(c, "42,25 34,31 26,27", "#6a1c28", (3, 4.4, 1.4))
        mass(c, "-20,-8 -2,-8 0,10 -16,14", "#8a4a44", 4, 0.7)
        mass(c, "36,-20 44,-4 53,8 44,14 38,4", "#ffdca0", 3, 0.8)
        # The cap is his master's.
        with form(c, "-46,-14! -54,-40 -40,-66 -8,-76 24,-66 38,-44 38,-30! -4,-26", "#2c3f68"):
            mass(c, "-60,-30 -40,-64 -20,-50 -30,-14", "#0c0a24", 8, 0.85)
            mass(c, "6,-74 30,-62 40,-34 26,-34 18,-56", "#f0b078", 5, 0.8)
        line(c, "-48,-22 -6,-31 39,-36", "#1c1838", (9, 10, 9))
        line(c, "0,-34 20,-36 38,-38", "#e8b050", (2, 3, 2), 0.9)
        with form(c, "4,-28! 38,-34! 66,-24 62,-16 40,-18 18,-18", "#141028"):
            mass(c, "36,-32 64,-24 56,-20 38,-24", "#d89060", 3, 0.8)
        c.circle(28, -46, 5.4, "#ffd880")
