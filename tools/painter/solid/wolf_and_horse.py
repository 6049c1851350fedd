"""Beasts that carry a card of their own: a wolf that drinks, a sheep in its stance, a horse at a gallop."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter.palettes import darker, lighter
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Spot, vec


def wolf(s: Stage, coat: str, pale: str) -> None:
    """A wolf along z, on y = 0, its muzzle on the ground; about 2.4 long."""
    fur, under = s.mat(coat, darker(coat, 0.5), "fur", 11), s.mat(pale, coat, "fur", 14)
    ruff, leg = (
        s.mat(lighter(coat, 0.1), darker(coat, 0.4), "fur", 8),
        s.mat(darker(coat, 0.1), darker(coat, 0.5), "fur", 24),
    )
    with s.body():
        s.limb(
            [(0, 1.0, -0.84), (0, 1.07, -0.5), (0, 1.03, 0.0), (0, 1.13, 0.46), (0, 1.02, 0.7)],
            (0.16, 0.22, 0.19, 0.26, 0.22),
            fur,
            0.08,
        )
        s.ball((0, 0.92, 0.46), (0.2, 0.27, 0.24), under, 0.12)
        s.limb([(0, 1.1, 0.56), (0, 0.9, 0.88), (0, 0.56, 1.1)], (0.26, 0.2, 0.13), ruff, 0.14)
        for side in (-1, 1):
            x, ahead, back = side * 0.13, 0.1 * side, -0.13 * side
            s.ball((x, 1.04, 0.5), (0.11, 0.26, 0.17), fur, 0.1, pitch=-12)
            s.ball((x * 1.1, 0.86, -0.66), (0.12, 0.26, 0.2), fur, 0.1, pitch=16)
            s.limb(
                [(x, 0.84, 0.52), (x, 0.46, 0.44 + ahead), (x, 0.06, 0.58 + ahead)],
                (0.12, 0.066, 0.05),
                leg,
                0.05,
            )
            s.ball((x, 0.045, 0.64 + ahead), (0.066, 0.045, 0.1), leg, 0.03)
            s.limb(
                [
                    (x, 0.8, -0.64 + back),
                    (x, 0.54, -0.5 + back),
                    (x, 0.36, -0.86 + back),
                    (x, 0.06, -0.76 + back),
                ],
                (0.15, 0.09, 0.052, 0.046),
                leg,
                0.05,
            )
            s.ball((x, 0.045, -0.7 + back), (0.062, 0.045, 0.1), leg, 0.03)
    with s.body(rough=0.02, step=9):
        s.limb(
            [(0, 1.0, -0.92), (0.02, 0.86, -1.14), (0.03, 0.56, -1.24), (0.02, 0.3, -1.2)],
            (0.07, 0.12, 0.13, 0.03),
            s.mat(coat, darker(coat, 0.5), "fur", 8),
            0.08,
        )
    with s.at(0, 0.46, 1.2, pitch=36):
        with s.body():
            s.ball((0, 0.02, 0), (0.14, 0.15, 0.17), ruff)
            s.cone((0, -0.01, 0.12), (0, -0.04, 0.48), 0.1, 0.045, fur, 0.06)
            s.cone((0, -0.07, 0.1), (0, -0.08, 0.44), 0.075, 0.03, under, 0.04)
            for side in (-1, 1):
                s.ball((side * 0.11, -0.07, -0.02), (0.06, 0.09, 0.1), fur, 0.05)
                s.cone((side * 0.09, 0.12, -0.06), (side * 0.14, 0.5, -0.16), 0.085, 0.012, fur, 0.03)
        s.ball((0, -0.03, 0.51), (0.042, 0.036, 0.036), s.mat("#14121c", shine=0.9))
        beasts.eyes(s, 0.098, 0.06, 0.13, 0.036, "#f0c860")


def drinking_sheep(s: Stage) -> None:
    """A sheep in the wolf's place and stance."""
    wool, face = (
        s.mat("#fffaf0", "#e4dcd0", "wool", 7, contrast=1.0, soft=0.6),
        s.mat("#7a625c", "#5a443c", "fur", 20),
    )
    with s.body(rough=0.05, step=6):
        s.limb([(0, 0.8, -0.75), (0, 0.84, -0.2), (0, 0.82, 0.45)], (0.34, 0.44, 0.4), wool, 0.14)
        s.limb([(0, 0.86, 0.6), (0, 0.66, 0.88)], (0.3, 0.2), wool, 0.14)
        s.ball((0, 0.72, -1.05), 0.13, wool, 0.1)
    for side in (-1, 1):
        for z in (0.44 + 0.07 * side, -0.6 + 0.07 * side):
            s.cone((side * 0.17, 0.5, z), (side * 0.17, 0.03, z + 0.02), 0.085, 0.06, face)
    with s.at(0, 0.5, 1.02, pitch=52):
        with s.body():
            s.ball((0, 0, 0), (0.15, 0.15, 0.17), face)
            s.cone((0, -0.02, 0.1), (0, -0.04, 0.36), 0.12, 0.08, face, 0.06)
            for side in (-1, 1):
                s.ball((side * 0.2, 0.04, -0.06), (0.13, 0.045, 0.07), face, 0.03, roll=side * -24)
        with s.body(rough=0.03, step=9):
            s.ball((0, 0.1, -0.08), (0.16, 0.13, 0.14), wool)
        beasts.eyes(s, 0.115, 0.04, 0.09, 0.03)


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
