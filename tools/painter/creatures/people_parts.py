"""Heads, hands and limbs of people drawn with contours that several cards share."""

from __future__ import annotations

from typing import NamedTuple

from tools.painter.canvas import Canvas
from tools.painter.hand import form, line, mass

INK = "#22141c"


class Skin(NamedTuple):
    """The tone of a skin, its shade and what the light makes of it."""

    tone: str = "#eebb94"
    shade: str = "#a85c58"
    lit: str = "#fff0cc"
    cheek: str = "#e8705c"


FAIR = Skin()


def limb(c: Canvas, text: str, widths: tuple[float, ...], tone: str, deep: str) -> None:
    line(c, text, deep, [w + 2 for w in widths])
    line(c, text, tone, widths)


def hand(c: Canvas, x: float, y: float, rot: float, skin: Skin = FAIR, scale: float = 1.0) -> None:
    """Open, its fingers up; the wrist is at the origin."""
    with c.at(x, y, scale, rot):
        for text in (
            "-8,-16 -12,-30 -12,-40",
            "-2,-18 -3,-36 -2,-47",
            "5,-17 7,-34 10,-44",
            "10,-12 16,-26 21,-34",
            "-9,-6 -20,-14 -24,-24",
        ):
            line(c, text, skin.shade, (8, 8, 5))
            line(c, text, skin.tone, (6.4, 6.4, 3.6))
        with form(c, "-8,4 -13,-10 -9,-22 4,-24 12,-14 9,4", skin.tone):
            mass(c, "-14,6 -6,-4 -8,-24 -18,-20", skin.shade, 4, 0.6)


SMILE = "42,25 32,29 22,24"
CALM = "16,-26 26,-31 35,-27"


def head(
    c: Canvas, hair: str, skin: Skin = FAIR, wide: float = 1.0, mouth: str = SMILE, brow: str = CALM
) -> None:
    """In profile, looking right, fifty from the middle to the rim; ``wide`` is the eye, 0 shut."""
    with form(
        c,
        (
            "-40,-12 -34,-42 -4,-54 26,-46 38,-26 40,-10 46,0 52,8! 42,14 43,22 40,28 "
            "38,40 24,48 2,46 -16,40 -34,20"
        ),
        skin.tone,
    ):
        mass(c, "-50,-10 -10,-10 -6,20 10,40 30,54 -30,60", skin.shade, 9, 0.6)
        mass(c, "20,-50 42,-30 44,-4 56,8 40,14 30,-10", skin.lit, 5, 0.7)
        mass(c, "14,10 28,8 32,20 22,28 12,22", skin.cheek, 5, 0.7)
    with form(c, "-20,-4 -10,-12 0,-4 -2,8 -12,12 -20,6", skin.tone):
        mass(c, "-16,-4 -6,-4 -6,6 -14,6", skin.shade, 3, 0.8)
    if wide:
        c.ellipse(26, -8, 6.5 * wide, 9 * wide, "#fff8ea")
        c.ellipse(28.4, -9.5, 4 * wide, 6.4 * wide, INK)
        c.circle(29.6, -9.5 - 2.9 * wide, 1.7, "#ffffff")
    line(c, f"16,{-3 - 9 * wide} 24,{-9 - 9 * wide} 34,{-5 - 9 * wide}", INK, (1, 3, 1))
    line(c, brow, hair, (1, 4, 1))
    line(c, mouth, "#8a2c34", (2, 3.4, 0.8))
