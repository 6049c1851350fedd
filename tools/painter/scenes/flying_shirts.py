"""Shirts that fly: three ways to hold the sleeves, and what may be woven in."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.painter.canvas import Canvas
from tools.painter.hand import form, line, mass, points
from tools.painter.palettes import darker, lighter, mix

Paint = Callable[[], None]

GLIDE = (
    "-14,-72! -50,-62 -110,-84 -168,-70 -204,-46! -196,-26 "
    "-182,-10! -136,-26 -92,-22 -58,-8! -60,50 -74,110! "
    "-36,124 6,112 52,126 84,112! 66,60 58,-6! 96,-30 140,-38 "
    "178,-20! 190,-36 200,-58! 160,-88 108,-92 50,-62 16,-72!"
)
RISE = (
    "-14,-66! -44,-70 -78,-128 -92,-196! -66,-206 -44,-204! "
    "-34,-150 -14,-104 20,-86 70,-120 116,-178! 136,-168 152,-150! "
    "120,-94 72,-48 50,-22! 34,40 10,92 -10,138! -44,122 -76,108 -112,110! -76,40 -60,-10 -52,-50"
)
SIDE = (
    "-20,-60! -52,-48 -70,-8 -110,60 -152,108! -136,122 -114,132! -74,96 -46,50 -34,20! -52,76 -84,128! "
    "-30,138 20,124 64,138! 58,70 52,16! 80,50 122,70 164,66! "
    "168,48 166,32! 128,30 92,-4 66,-46 40,-62 22,-64!"
)


def bands(c: Canvas, tone: str, step: float, width: float, lean: float = 0.0) -> Paint:
    def paint() -> None:
        y = -230.0
        while y < 170:
            line(
                c,
                f"-230,{y - lean} -80,{y + 8} 0,{y - 3} 80,{y + 7} 230,{y + lean}",
                tone,
                (width, width, width),
                0.9,
            )
            y += step

    return paint


def plaid(c: Canvas, tone: str, step: float) -> Paint:
    def paint() -> None:
        x = -230.0
        while x < 230:
            line(c, f"{x},-230 {x + 8},-60 {x - 4},40 {x + 6},160", tone, (7, 7, 7), 0.5)
            line(c, f"{x + 9},-230 {x + 17},-60 {x + 5},40 {x + 15},160", tone, (1.6, 1.6, 1.6), 0.7)
            x += step
        bands(c, tone, step, 6)()

    return paint


def spots(c: Canvas, tone: str) -> Paint:
    def paint() -> None:
        for i in range(-9, 10):
            for j in range(-9, 8):
                c.circle(
                    i * 26 + (j % 2) * 13 + c.r.uniform(-2, 2), j * 23 + c.r.uniform(-2, 2), 5.5, tone, 0.9
                )

    return paint


def strip(fold: str, wide: float) -> str:
    """A fold as a narrow leaf, pointed at both ends."""
    (ax, ay), (bx, by), (ex, ey) = points(fold)
    dx, dy = ex - ax, ey - ay
    long = math.hypot(dx, dy) or 1.0
    px, py = -dy / long * wide, dx / long * wide
    return f"{ax},{ay}! {bx + px},{by + py} {ex},{ey}! {bx - px},{by - py}"


def plain() -> None:
    """Nothing woven in."""


def shirt(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    rot: float,
    shape: str,
    tone: str,
    pattern: Paint,
    far: float = 0.0,
) -> None:
    """Seen from below, lit from the right; ``far`` is the haze before it."""
    with c.at(x, y, size, rot), c.relief(0.1):
        deep = mix(mix(darker(tone, 0.45), "#4a5a94", 0.35), "#a8c4d0", far)
        with form(c, shape, mix(tone, "#c8d8d8", far)):
            pattern()
            mass(c, "-220,-60 -60,-50 -50,0 -70,130 -130,140 -230,60", deep, 16, 0.75)
            mass(c, "-60,-70 40,-70 34,-34 0,-24 -40,-34", deep, 9, 0.6)
            mass(
                c,
                "40,-60 90,-80 220,-60 210,20 120,0 70,20 70,120 40,130 44,20",
                lighter(tone, 0.7),
                12,
                0.55,
            )
            for fold in (
                "-50,-40 -30,20 -40,120",
                "30,-30 34,40 50,120",
                "-60,-30 -110,-50 -170,-50",
                "60,-30 100,-60 170,-50",
            ):
                mass(c, strip(fold, 6), deep, 3, 0.55)
            line(c, "2,-60 6,20 4,130", deep, (2, 2.4, 2), 0.8)
            for k in range(5):
                c.circle(8, -40 + k * 34, 3.6, mix("#fff4dc", "#c8d8d8", far))
        # The neck, and nobody in it.
        with form(c, "-19,-72 0,-80 21,-73 16,-62 0,-54 -14,-61", mix(deep, tone, 0.35)):
            mass(c, "-16,-66 0,-60 18,-66 10,-50 -8,-50", mix("#2a2038", "#6a7a94", far), 3, 0.9)
        for text in ("-20,-72! -14,-54 0,-46! -14,-32 -34,-54!", "22,-74! 16,-54 2,-46! 18,-32 38,-56!"):
            with form(c, text, mix(lighter(tone, 0.35), "#c8d8d8", far)):
                mass(c, "-40,-50 40,-50 30,-30 -30,-30", deep, 4, 0.6)
