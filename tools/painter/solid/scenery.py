"""Things that stand in several solid scenes: books, leaves, crowns of trees."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter.palettes import darker
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Place, Spot


def book(s: Stage, half: Spot, tone: str, pages: str = "#efe4c8") -> None:
    """A shut book lying in the frame, its back towards -x."""
    x, y, z = half
    with s.body():
        s.box((0, 0, 0), half, s.mat(tone, darker(tone, 0.3), step=2 / x), y * 0.2)
        s.box((x * 0.12, 0, 0), (x, y * 0.74, z * 1.02), s.mat(pages), 0.002, carves=True)
    s.box(
        (x * 0.05, 0, 0),
        (x * 0.88, y * 0.78, z * 0.95),
        s.mat(pages, darker(pages, 0.25), "bands", 14 / y),
        0.002,
    )


def leaf_outline(long: float, wide: float) -> list[tuple[float, float]]:
    """A leaf from (0, 0) along y."""
    shape = ((0.0, 0.0), (0.55, 0.2), (1.0, 0.48), (0.62, 0.78), (0.0, 1.0))
    right = [(x * wide, y * long) for x, y in shape]
    return [*right, *[(-x, y) for x, y in right[-2:0:-1]]]


def crown(
    s: Stage,
    spot: Place,
    size: Spot,
    tones: Sequence[str],
    lumps: int = 26,
    split: tuple[float, Sequence[str]] | None = None,
) -> None:
    """Leaves in clumps on an ellipsoid; left of ``split`` (in the frame) they have other tones."""
    cx, cy, cz = spot
    grain = 7 / max(size)
    for k in range(lumps):
        a, b = k * 2.39996, 1 - 2 * (k + 0.5) / lumps
        out = math.sqrt(1 - b * b)
        x, y, z = cx + math.cos(a) * out * size[0], cy + b * size[1], cz + math.sin(a) * out * size[2]
        ours = split[1] if split and x < split[0] else tones
        tone, other = ours[k % len(ours)], ours[(k + 1) % len(ours)]
        leaf = s.mat(tone, other, "leaves", grain * 1.1, contrast=1.4, soft=0.5)
        r = max(size) * s.r.uniform(0.34, 0.46)
        with s.body(rough=r * 0.5, step=3.2 / r):
            s.ball((x, y, z), (r, r * 0.8, r), leaf)
            s.ball((x + 0.4 * r, y - 0.3 * r, z + 0.3 * r), r * 0.62, leaf, r * 0.3)
    s.ball(spot, (size[0] * 0.86, size[1] * 0.86, size[2] * 0.86), s.mat(darker(tones[0], 0.45)))
