"""A horse at a gallop, with a mane in the wind."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter.palettes import darker, lighter
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Spot, vec


def horse(
    s: Stage, coat: str, mane: str, feet: Sequence[Spot], neck: Spot = (0.0, 0.52, 0.4), wind: float = 0.0
) -> None:
    """A horse along z at a gallop, its belly about 0.75 above y = 0; ``wind`` throws the mane to a side."""
    top = beasts.quadruped(
        s, coat, long=1.5, tall=1.05, deep=0.27, neck=neck, thin=0.062, arch=-0.03, feet=feet, grain=44,
        socks=lighter(coat, 0.2),
    )  # fmt: skip
    hide, dark = s.mat(coat, darker(coat, 0.25), "fur", 50), s.mat("#3a3a50")
    x, y, z = top
    with s.at(x, y, z, pitch=30):
        with s.body():
            s.ball((0, 0, 0), (0.13, 0.16, 0.17), hide)
            s.ball((0, -0.06, 0.1), (0.115, 0.15, 0.15), hide, 0.06)
            s.cone((0, -0.02, 0.14), (0, -0.06, 0.46), 0.115, 0.085, hide, 0.06)
            s.ball((0, -0.07, 0.5), (0.09, 0.085, 0.085), hide, 0.05)
            for side in (-1, 1):
                s.cone((side * 0.075, 0.12, -0.05), (side * 0.095, 0.3, -0.06), 0.045, 0.01, hide, 0.02)
        for side in (-1, 1):
            s.ball((side * 0.055, -0.04, 0.565), (0.018, 0.024, 0.02), dark)
        s.cone((-0.05, -0.115, 0.56), (0.05, -0.115, 0.56), 0.012, 0.012, dark)
        beasts.eyes(s, 0.112, 0.045, 0.13, 0.034)
    hair = s.mat(mane, darker(mane, 0.18), "fur", 3.4, soft=0.6)
    crest = vec(top) - vec((0, 1.25, 0.42))
    for k in range(10):
        t = k / 9
        root = vec((0, 1.22, 0.36)) + crest * t + vec((0, 0.14, -0.1 + 0.06 * t))
        sway = wind + 0.1 * math.sin(k * 2.1)
        s.limb(
            [
                root,
                root + vec((sway * 0.5, 0.1, -0.2)),
                root + vec((sway, 0.02 + 0.06 * (k % 3), -0.46 - 0.1 * (k % 2))),
            ],
            (0.07, 0.06, 0.012),
            hair,
            0.04,
        )
    s.limb(
        [(0, y + 0.16, z + 0.04), (wind * 0.3, y + 0.2, z - 0.1), (wind * 0.6, y + 0.1, z - 0.24)],
        (0.06, 0.05, 0.01),
        hair,
    )
    s.limb([(0, 1.16, -0.72), (wind * 0.4, 1.3, -1.0), (wind, 1.0, -1.4)], (0.06, 0.12, 0.02), hair, 0.05)
