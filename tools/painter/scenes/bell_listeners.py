"""Who hears a drowned bell: fish that flee, and somebody at her window."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.creatures.people_parts import Skin, head
from tools.painter.hand import contour, form, line, mass, round_limb, strands
from tools.painter.palettes import mix

DEEP, INK, WARM = "#0c1a52", "#060a2a", "#ffd088"
OLD = Skin("#c8b4b8", "#3a4484", "#ffe8b8", "#c87a7c")


def fish(c: Canvas, x: float, y: float, n: float, rot: float, flip: bool, tone: str) -> None:
    """It flees to the left, its nose eighty from the middle."""
    with c.at(x, y, n, rot, flip), c.relief(0.1):
        c.path(contour("44,-4! 70,-30 92,-36! 82,-4 96,30! 70,20"), mix(tone, DEEP, 0.3))
        c.path(contour("-20,-24! 0,-46 26,-40! 30,-18"), mix(tone, DEEP, 0.45))
        with form(c, "-80,2! -62,-18 -30,-29 10,-27 52,-7! 56,6! 14,24 -30,27 -62,17", tone):
            mass(c, "-80,10 -40,16 20,14 60,4 30,34 -60,34", DEEP, 8, 0.75)
            mass(c, "-70,-12 -30,-29 20,-26 44,-10 0,-14 -50,-8", "#ffffff", 5, 0.75)
            for k in range(5):
                for j in range(3):
                    line(
                        c,
                        (
                            f"{-24 + k * 14},{-14 + j * 11} {-19 + k * 14},{-9 + j * 11} "
                            f"{-24 + k * 14},{-4 + j * 11}"
                        ),
                        mix(tone, DEEP, 0.6),
                        (0.6, 1.6, 0.6),
                        0.6,
                    )
            line(c, "-42,-22 -34,0 -42,20", mix(tone, DEEP, 0.6), (1, 2.6, 1), 0.8)
        c.path(contour("-26,8! -6,14 0,32! -18,28"), mix(tone, "#ffffff", 0.3))
        c.ellipse(-56, -5, 8.5, 9, "#fffbe8")
        c.circle(-56, -4, 5, "#08061c")
        c.circle(-58, -6.4, 1.8, "#ffffff")
        c.path(contour("-80,2! -72,4 -70,9 -77,9"), "#5a2a44")


def woman(c: Canvas) -> None:
    """In the near window, her hair afloat; she holds up a candle that burns, and looks at the bell."""
    with c.relief(0.1):
        # The house at the lower left: wall, eaves, window.
        with form(c, "-30,700! 150,724! 160,960! -30,960!", "#34509c"):
            mass(c, "90,700 170,720 170,920 110,920", INK, 18, 0.8)
            mass(c, "-20,700 60,712 40,800 -20,820", "#7a9cd8", 16, 0.4)
        with form(c, "-30,610! 90,640 178,722! 172,742! -30,716!", "#5a3a74"):
            mass(c, "-30,690 170,720 170,750 -30,730", INK, 9, 0.8)
            for k in range(5):
                line(
                    c,
                    f"-30,{628 + k * 19} 60,{644 + k * 18} {118 + k * 14},{664 + k * 14}",
                    "#2a1c54",
                    (2, 2.4, 1),
                    0.8,
                )
            mass(c, "-30,612 90,640 150,700 80,650 -30,626", "#a8a0e0", 6, 0.6)
        with form(c, "22,760! 128,770! 130,892! 22,890!", "#e89c4c"):
            mass(c, "60,780 128,780 128,890 70,890", "#ffe4a0", 16, 0.9)
            mass(c, "22,760 60,764 40,890 22,890", "#8a4434", 8, 0.8)
        for text in ("18,756 76,763 134,768", "18,756 18,830 18,894", "134,768 135,830 135,896"):
            line(c, text, "#1c1a4c", (8, 8, 8))
        # Herself.
        with form(c, "38,892! 44,848 68,832 98,838 116,862 120,894!", "#5a4a8c"):
            mass(c, "36,890 44,850 60,838 58,890", INK, 6, 0.8)
            mass(c, "90,836 120,860 120,890 104,890", WARM, 5, 0.6)
    with c.at(78, 812, 0.62, -28):
        strands(
            c,
            "-30,-34 -60,-60 -50,-96 -84,-122",
            "10,-54 0,-90 24,-112 4,-150",
            22,
            ("#c8c4d8", "#8a8cb4", "#f0e8e8"),
            (9, 8, 6, 1),
            6,
        )
        c.path(contour("-20,28! 14,40 10,62 -30,56"), mix(OLD.tone, OLD.shade, 0.4))
        head(c, "#8a8cb4", OLD, 1.0, "41,26 34,29 27,29", "13,-24 25,-33 36,-33")
        with form(c, "30,-42 10,-60 -24,-56 -46,-34 -50,6 -36,28! -26,6 -14,-8 -8,-28 14,-38", "#a8a8c8"):
            strands(
                c, "24,-46 0,-56 -40,-20", "14,-40 -10,-30 -34,20", 12, ("#f0ecf0", "#6a6c9c"), (1, 3, 1), 3
            )
    with c.relief(0.1):
        round_limb(c, "102,868 128,858 136,834", (20, 17, 13), "#5a4a8c", INK, WARM, (140, 780))
        c.circle(137, 826, 8, OLD.tone)
        c.path(contour("131,824! 143,824! 142,794! 132,794!"), "#fff4dc")
        c.path(contour("133,794 130,782 137,764! 143,782 141,794"), "#ffb848")
        c.path(contour("135,792 134,784 137,774! 140,784 139,792"), "#fffbe0")
    c.glow(137, 780, 90, "#ffd080", 0.85)
