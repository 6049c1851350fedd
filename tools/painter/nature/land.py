"""Hills."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas, polyline
from tools.painter.nature.air import fog
from tools.painter.nature.plants import Ground, pine
from tools.painter.palettes import mix


def ridge(
    c: Canvas, y: float, swell: float, colour: str, below: str = "", trees: int = 0,
    rough: float = 0.5,
) -> Ground:  # fmt: skip
    """A line of hills filled down to the bottom; the height of its edge comes back."""
    phases = [c.r.uniform(0, math.tau) for _ in range(6)]

    def ground(x: float) -> float:
        rise = sum(math.sin(x * (0.006 * 1.9**k) + phases[k]) * swell * rough**k for k in range(6))
        return y - rise * 0.6

    edge = [(float(x), ground(x)) for x in range(-10, c.w + 14, 6)]
    fill = c.linear(
        [(0, colour, 1), (1, below or colour, 1)], (0, y - swell), (0, y + swell * 2 + 120), absolute=True
    )
    c.path(polyline(edge) + f" L{c.w + 14},{c.h + 10} L-10,{c.h + 10}Z", fill)
    for _ in range(trees):
        x = c.r.uniform(0, c.w)
        pine(c, x, ground(x) + 3, c.r.uniform(0.5, 1) * swell * 0.55 + 10, colour)
    return ground


def hills(
    c: Canvas, y: float = 560, count: int = 4, swell: float = 60, gap: float = 75,
    trees: bool = True, near: str = "", far: str = "",
) -> Ground:  # fmt: skip
    for k in range(count):
        share = (k + 0.35) / (count - 0.15)
        colour = mix(far or c.p.haze, near or c.p.dark, min(1.0, share**0.9))
        ground = ridge(
            c,
            y + k * gap,
            swell * (1 - 0.12 * k),
            colour,
            mix(colour, c.p.haze, 0.32),
            14 + 6 * k if trees and k else 0,
        )
        if k < count - 1:
            fog(c, y + k * gap + 55, 46, 0.34)
    return ground
