"""Things that stand about in several solid scenes: flowers, stars, candles, trees, leaves, cans, glass."""

from __future__ import annotations

import math

from tools.painter.palettes import lighter
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Place


def star_outline(size: float, inner: float = 0.45) -> list[tuple[float, float]]:
    """Ten corners of a five-pointed star."""
    return [
        (
            math.sin(k * math.pi / 5) * size * (inner if k % 2 else 1),
            math.cos(k * math.pi / 5) * size * (inner if k % 2 else 1),
        )
        for k in range(10)
    ]


def star(s: Stage, spot: Place, size: float, glow: float = 1.4, yaw: float = 0, roll: float = 0) -> None:
    """A thick shining star."""
    gold = s.mat("#ffd76a", "#fff0b8", step=3 / size, glow=glow)
    s.sheet(spot, star_outline(size), gold, size * 0.14, round_=size * 0.1, yaw=yaw, roll=roll)


def candle(s: Stage, foot: Place, tip: Place, thick: float, tone: str, flame: float = 1.0) -> None:
    """A burning candle from ``foot`` to ``tip``; its light is the scene's business."""
    (ax, ay, az), (bx, by, bz) = foot, tip
    wax = s.mat(tone, lighter(tone, 0.4), "fade", 2.2, soft=0.6, glow=0.12)
    with s.body():
        s.cone((ax, ay, az), (bx, by, bz), thick, thick * 0.88, wax)
        s.cone(
            (bx + thick, by - thick, bz), (bx + thick, by - 3.2 * thick, bz), thick * 0.3, thick * 0.36, wax
        )
    if flame:
        h = thick * 2.6 * flame
        fire = s.mat("#ffb84a", "#fff2c0", "fade", -1.4 / h, glow=3.0)
        with s.body():
            s.ball((bx, by + thick + h * 0.4, bz), (h * 0.3, h * 0.42, h * 0.3), fire)
            s.cone(
                (bx, by + thick + h * 0.5, bz),
                (bx, by + thick + h * 1.25, bz),
                h * 0.26,
                h * 0.03,
                fire,
                h * 0.2,
            )
