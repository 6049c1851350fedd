"""Whole animals and trees that several cards need."""

from __future__ import annotations

import math

from tools.painter.palettes import darker, lighter
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage


def tree(
    s: Stage,
    x: float,
    z: float,
    high: float,
    leaves: tuple[str, ...],
    y: float = 0.0,
    wide: float = 1.0,
    bark: str = "#5a3a2c",
    glow: float = 0.0,
) -> None:
    """A trunk with boughs and a crown of leafy lumps."""
    wood = s.mat(bark, darker(bark, 0.5), "wood", 10, bump=0.7, bump_step=9)
    with s.body():
        s.cone((x, y - 0.1, z), (x + 0.04 * high, y + high * 0.5, z), 0.07 * high, 0.045 * high, wood)
        for k in range(4):
            a = k * 1.6 + x
            s.cone(
                (x + 0.03 * high, y + high * 0.38, z),
                (x + math.cos(a) * 0.2 * high, y + high * 0.66, z + math.sin(a) * 0.2 * high),
                0.04 * high,
                0.015 * high,
                wood,
                0.02 * high,
            )
    for k in range(3):
        leaf = s.mat(
            leaves[k % len(leaves)],
            leaves[(k + 1) % len(leaves)],
            "leaves",
            15 / high,
            contrast=1.4,
            soft=0.5,
            glow=glow,
        )
        with s.body(rough=0.12 * high, step=9 / high):
            for _n in range(5):
                a, b = s.r.uniform(0, math.tau), s.r.uniform(-0.4, 1.0)
                r = 0.24 * high * wide
                s.ball(
                    (
                        x + math.cos(a) * r * (1.1 - abs(b) * 0.5),
                        y + high * 0.72 + b * 0.2 * high,
                        z + math.sin(a) * r,
                    ),
                    0.17 * high * wide,
                    leaf,
                    0.06 * high,
                )


def hare(s: Stage, size: float, colour: str = "#b8946c") -> None:
    """A hare sitting up, looking along z."""
    coat = s.mat(colour, darker(colour, 0.35), "fur", 22)
    with s.at(scale=size):
        with s.body():
            s.ball((0, 0.26, -0.1), (0.24, 0.26, 0.3), coat)
            s.cone((0, 0.3, 0.02), (0, 0.56, 0.12), 0.2, 0.13, coat, 0.1)
            s.ball((0, 0.72, 0.18), (0.14, 0.15, 0.18), coat, 0.06)
            s.ball((0, 0.66, 0.32), 0.08, s.mat(lighter(colour, 0.5)), 0.06)
            for side in (-1, 1):
                s.ball((side * 0.17, 0.16, -0.06), (0.1, 0.16, 0.2), coat, 0.06)
                s.cone((side * 0.1, 0.34, 0.16), (side * 0.09, 0.03, 0.26), 0.06, 0.05, coat, 0.04)
                s.cone((side * 0.14, 0.04, 0.0), (side * 0.14, 0.04, 0.24), 0.06, 0.05, coat, 0.04)
                s.limb(
                    [(side * 0.06, 0.84, 0.12), (side * 0.1, 1.08, 0.04), (side * 0.12, 1.24, 0.0)],
                    (0.05, 0.07, 0.02),
                    coat,
                    0.03,
                )
        s.ball((0, 0.22, -0.4), 0.09, s.mat("#f6efe2"))
        beasts.eyes(s, 0.115, 0.76, 0.24, 0.03)


def mouse(s: Stage, size: float, fur: str = "#8a7a74") -> None:
    """A mouse sitting up, looking along z, on y = 0."""
    coat, pink = s.mat(fur, darker(fur, 0.35), "fur", 24 / size * 0.5), s.mat("#e0a098")
    with s.at(scale=size):
        with s.body():
            s.ball((0, 0.34, 0), (0.3, 0.36, 0.3), coat)
            s.ball((0, 0.82, 0.08), (0.24, 0.22, 0.25), coat, 0.1)
            s.cone((0, 0.78, 0.24), (0, 0.74, 0.44), 0.13, 0.04, coat, 0.08)
            s.ball((0, 0.74, 0.47), 0.045, pink)
            for side in (-1, 1):
                s.ball((side * 0.22, 1.03, 0.0), (0.16, 0.17, 0.04), pink, 0.03)
                s.cone((side * 0.22, 0.5, 0.12), (side * 0.1, 0.42, 0.36), 0.08, 0.05, coat, 0.06)
                s.cone((side * 0.18, 0.05, 0.1), (side * 0.2, 0.04, 0.34), 0.08, 0.06, pink, 0.03)
        s.limb([(0, 0.1, -0.25), (0.3, 0.05, -0.4), (0.55, 0.06, -0.2)], (0.05, 0.04, 0.015), pink)
        beasts.eyes(s, 0.12, 0.87, 0.25, 0.045)


def penguin(s: Stage, size: float) -> None:
    """A penguin standing on y = 0 that looks along z."""
    coat, belly = (
        s.mat("#2c2c40", "#181828", "fur", 14 / size, shine=0.2),
        s.mat("#fbf4e6", "#e4d8c8", soft=0.5),
    )
    horn = s.mat("#f0a03c", "#d8782c", shine=0.3)
    with s.at(scale=size):
        with s.body():
            s.ball((0, 0.4, 0), (0.27, 0.4, 0.25), coat)
            s.ball((0, 0.38, 0.08), (0.2, 0.34, 0.2), belly, 0.02)
            s.ball((0, 0.86, 0.03), (0.17, 0.18, 0.18), coat, 0.12)
            for side in (-1, 1):
                s.ball((side * 0.08, 0.85, 0.14), (0.08, 0.09, 0.06), belly, 0.02)
        for side in (-1, 1):
            s.ball((side * 0.3, 0.46, 0.0), (0.05, 0.26, 0.13), coat, roll=side * 16)
            s.ball((side * 0.12, 0.02, 0.14), (0.11, 0.035, 0.17), horn)
        s.cone((0, 0.84, 0.2), (0, 0.8, 0.36), 0.06, 0.012, horn)
        beasts.eyes(s, 0.08, 0.9, 0.185, 0.026)


def frog(s: Stage, size: float) -> None:
    """A frog sitting up along z, on y = 0."""
    skin = s.mat("#6aa83c", "#3f7a2c", "spots", 9 / size, contrast=0.7, shine=0.4)
    pale = s.mat("#e8ecb0", "#c8d088", soft=0.5)
    with s.at(scale=size):
        with s.body():
            s.cone((0, 0.2, -0.28), (0, 0.44, 0.06), 0.24, 0.27, skin)
            s.ball((0, 0.36, 0.14), (0.24, 0.26, 0.2), pale, 0.08)
            s.ball((0, 0.68, 0.14), (0.34, 0.2, 0.28), skin, 0.12)
            s.ball((0, 0.6, 0.22), (0.29, 0.11, 0.22), pale, 0.03)
            for side in (-1, 1):
                s.ball((side * 0.19, 0.86, 0.14), 0.13, skin, 0.05)
                s.cone((side * 0.26, 0.3, -0.22), (side * 0.4, 0.3, 0.06), 0.17, 0.12, skin, 0.08)
                s.cone((side * 0.4, 0.28, 0.06), (side * 0.36, 0.06, -0.1), 0.11, 0.07, skin, 0.05)
                s.cone((side * 0.36, 0.05, -0.1), (side * 0.46, 0.03, 0.26), 0.07, 0.05, skin, 0.03)
                s.cone((side * 0.2, 0.4, 0.2), (side * 0.2, 0.06, 0.34), 0.08, 0.06, skin, 0.05)
        for side in (-1, 1):
            for toe in (-1, 0, 1):
                s.cone((side * 0.2, 0.04, 0.34), (side * 0.2 + toe * 0.09, 0.025, 0.46), 0.035, 0.025, skin)
        lip = s.mat("#2f5424")
        s.limb(
            [(-0.28, 0.64, 0.26), (-0.12, 0.6, 0.4), (0.12, 0.6, 0.4), (0.28, 0.64, 0.26)],
            (0.015, 0.015),
            lip,
            0,
            3,
        )
        beasts.eyes(s, 0.19, 0.88, 0.235, 0.065, ring="#f0d860")


def cat(s: Stage, size: float, colour: str, socks: str = "") -> None:
    """A cat sitting up along z and looking ahead, on y = 0."""
    fur, paw = (
        s.mat(colour, darker(colour, 0.45), "fur", 16),
        s.mat(socks or colour, darker(socks or colour, 0.3)),
    )
    with s.at(scale=size):
        with s.body():
            s.ball((0, 0.24, -0.12), (0.22, 0.25, 0.27), fur)
            s.limb([(0, 0.28, -0.08), (0, 0.5, 0.06), (0, 0.62, 0.1)], (0.2, 0.15, 0.11), fur, 0.1)
            for side in (-1, 1):
                s.cone((side * 0.08, 0.4, 0.14), (side * 0.07, 0.1, 0.2), 0.07, 0.05, fur, 0.05)
                s.cone((side * 0.07, 0.1, 0.2), (side * 0.07, 0.04, 0.23), 0.05, 0.05, paw, 0.03)
                s.cone((side * 0.17, 0.07, -0.02), (side * 0.17, 0.05, 0.16), 0.08, 0.055, paw, 0.05)
        with s.at(0, 0.74, 0.14, pitch=-18):
            with s.body():
                s.ball((0, 0, 0), (0.165, 0.145, 0.15), fur)
                s.ball((0, -0.05, 0.11), (0.08, 0.06, 0.07), s.mat(lighter(colour, 0.35)), 0.04)
                s.ball((0, -0.025, 0.18), (0.022, 0.016, 0.015), s.mat("#c8707c"))
                for side in (-1, 1):
                    s.cone((side * 0.1, 0.09, 0), (side * 0.135, 0.24, -0.01), 0.06, 0.008, fur, 0.02)
            beasts.eyes(s, 0.07, 0.025, 0.128, 0.03, "#10100c", "#d8e060")
        beasts.tail(
            s,
            [(0, 0.1, -0.3), (0.3, 0.06, -0.4), (0.5, 0.08, -0.1), (0.42, 0.14, 0.15)],
            (0.06, 0.055, 0.05, 0.03),
            colour,
        )
