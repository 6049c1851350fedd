"""Who hears a drowned bell: fish that flee, and somebody at her window."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass
from tools.painter.palettes import mix

DEEP, INK, WARM = "#0c1a52", "#060a2a", "#ffd088"


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


def listener(c: Canvas) -> None:
    """A gable at the left edge; behind its lit window stands somebody old with a candle, dark against it."""
    with c.group(through=c.blur(12), opacity=0.8):
        c.path(contour("-20,730 120,720 190,790 190,920 -20,920"), INK)
    with c.relief(0.1):
        with form(c, "-40,760! 164,756! 168,960! -40,960!", "#34509c"):
            mass(c, "120,750 180,750 180,920 140,920", INK, 12, 0.7)
            mass(c, "-20,750 170,750 170,774 -20,774", INK, 8, 0.8)
        with form(c, "-40,688! 60,676! 196,760! 188,776! -40,772!", "#5a3a78"):
            mass(c, "-20,760 200,750 200,790 -20,790", INK, 7, 0.7)
            mass(c, "-20,690 60,676 120,712 60,706 -20,712", "#a8a0dc", 6, 0.7)
            for k in range(3):
                text = f"-20,{712 + k * 18} 80,{706 + k * 20} {110 + k * 32},{716 + k * 20}"
                line(c, text, INK, (1, 2, 1), 0.5)
        c.rect(36, 786, 108, 130, "#1c2460", 3)
        c.rect(43, 793, 94, 130, c.vert("#f0b868", "#f8c878", "#c8743c"))
    c.glow(104, 838, 150, "#ffd080", 0.7)
    with c.group(clip=c.clip_rect(43, 793, 94, 110)), c.relief(0.05):
        c.path(
            contour("38,912! 40,884 50,866 66,858 68,848! 58,842 55,828 61,815 74,811 86,816 90,828! "
                    "94,833 90,836! 90,842 83,848 82,856! 92,862 98,878 112,868 116,872! "
                    "108,886 98,896 100,912!"),
            "#2a1a3c",
        )  # fmt: skip
        c.circle(62, 812, 9, "#2a1a3c")
        line(c, "86,816 90,828 93,833", "#ffd898", (1, 2.2, 1), 0.9)
        line(c, "94,874 112,867 117,871", "#ffd898", (1, 2.2, 1), 0.8)
        c.rect(110, 848, 7, 22, "#4a2a40")
        c.glow(113, 836, 40, "#fff0b0", 0.9)
        c.path(contour("113,848 107,838 113,822! 119,838"), "#fffdf0")
    with c.relief(0.1):
        c.segment(90, 793, 90, 806, "#1c2460", 3)
        c.rect(30, 900, 120, 9, "#7a98d4")
