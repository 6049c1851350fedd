"""Cards of the sea: waves that are horses, an octopus with errands, an island that swims."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera, Spot


def _arm(s: Stage, skin: int, cup: int, points: list[Spot], thick: float) -> None:
    """A tentacle with suckers on its under side."""
    s.limb(points, (thick, thick * 0.8, thick * 0.55, thick * 0.3), skin, thick * 0.4, 4)
    for k in range(1, len(points) - 1):
        x, y, z = points[k]
        s.ball((x, y - thick * 0.35, z + thick * 0.55), thick * 0.3, cup)


def _errands(s: Stage) -> None:
    """What the octopus holds, each thing at the end of its arm."""
    wood, gold, ink = (
        s.mat("#7a4a2c", "#4a2818", "wood", 14),
        s.mat("#d9a848", "#8a5a20", shine=0.8),
        s.mat("#2a2430"),
    )
    with s.at(-0.95, 2.36, 0.42, roll=12):
        s.cone((0, -0.25, 0), (0, 0.62, 0), 0.022, 0.018, wood)
        with s.body():
            s.lathe(
                (0, 0.28, 0),
                [(0.46, 0), (0.48, 0.02), (0.3, 0.28), (0, 0.4), (0, 0.36), (0.28, 0.24), (0.45, 0.0)],
                s.mat("#c2402f", "#f3e6cc", "staves", 5),
                folds=8,
                deep=0.05,
            )
    with s.at(1.06, 2.56, 0.42, yaw=-20, roll=14):
        s.box((0, 0, 0), (0.24, 0.16, 0.02), s.mat("#f8f0dc", "#e0d0b0"), 0.01)
        s.sheet((0, 0.02, 0.025), [(-0.22, 0.14), (0.22, 0.14), (0, -0.06)], s.mat("#e8dcc0"), 0.006)
        s.ball((0, -0.02, 0.03), (0.045, 0.045, 0.02), s.mat("#b8302a"))
    with s.at(-1.16, 1.5, 0.72, yaw=30):
        for side in (-1, 1):
            s.box(
                (side * 0.13, 0, 0),
                (0.13, 0.17, 0.03),
                s.mat("#3f5f8c" if side < 0 else "#4a6a98"),
                0.01,
                yaw=side * -24,
            )
            s.box((side * 0.12, 0.01, 0.04), (0.11, 0.15, 0.02), s.mat("#f6eedc"), 0.01, yaw=side * -24)
    with s.at(1.14, 1.56, 0.74):
        s.lathe(
            (0, 0, 0),
            [(0, -0.16), (0.09, -0.16), (0.09, -0.12), (0.14, -0.08), (0.16, 0.08), (0.1, 0.16), (0, 0.16)],
            s.mat("#f0b850", "#e89a38", glow=0.45),
        )
        s.ring((0, 0.22, 0), 0.07, 0.014, ink, axis=(0, 0, 1))
        for k in range(4):
            a = k * 1.57 + 0.5
            s.cone(
                (math.cos(a) * 0.15, -0.12, math.sin(a) * 0.15),
                (math.cos(a) * 0.13, 0.16, math.sin(a) * 0.13),
                0.016,
                0.016,
                ink,
            )
        s.lamp((0, 0, 0.3), "#ffd080", 0.5, 0.5, soft=0)
    with s.at(-1.08, 0.78, 1.06, roll=-30), s.body():
        s.ring((0, 0.16, 0), 0.1, 0.03, gold, axis=(0, 0, 1))
        s.cone((0, 0.05, 0), (0, -0.34, 0), 0.028, 0.028, gold, 0.02)
        s.box((0.07, -0.28, 0), (0.07, 0.03, 0.02), gold)
    with s.at(1.2, 0.74, 1.06):
        s.ring((0, 0.06, 0), 0.2, 0.035, gold, axis=(0.1, 0, 1))
        s.ball((0, 0.06, 0.0), (0.19, 0.19, 0.04), s.mat("#f8f2e0"))
        s.cone((0, 0.06, 0.05), (0, 0.2, 0.05), 0.012, 0.01, ink)
        s.cone((0, 0.06, 0.05), (0.09, 0.02, 0.05), 0.012, 0.01, ink)
    with s.at(-0.42, 0.42, 1.42), s.body():
        s.lathe(
            (0, 0, 0),
            [(0, 0), (0.09, 0), (0.15, 0.2), (0, 0.2)],
            s.mat("#f3f0e4", "#8fb0c0", "bands", 40),
            round_=0.01,
        )
        s.ball((0, 0.22, 0), (0.12, 0.1, 0.12), s.mat("#5a3018"), carves=True)
        s.ring((-0.17, 0.1, 0), 0.06, 0.018, s.mat("#f3f0e4"), axis=(0, 0, 1))
    with s.at(0.52, 0.36, 1.4, yaw=-16):
        s.box((0, -0.08, 0), (0.25, 0.17, 0.09), s.mat("#8a4a2c", "#5a2818"), 0.03)
        s.ring((0, 0.1, 0), 0.07, 0.02, s.mat("#5a2818"), axis=(0, 0, 1))
        for x in (-0.12, 0.12):
            s.box((x, -0.08, 0.005), (0.02, 0.175, 0.092), gold, 0.005)


@solid("p15")
def eight_errands(seed: int) -> Stage:
    s = Stage(
        seed,
        "abyss",
        Camera((0.5, 1.3, 6.5), (0.0, 1.42, 0.0), 44, roll=-5),
        sky="#4a90b0",
        ground="#2a4a54",
        fill=0.5,
        haze="#1f6a80",
        thin=0.075,
        clear=5.5,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#3f98a8", "#14586c", "#08303f"))
    for k in range(5):
        nature.beam(
            b,
            [(60 + k * 120, -20), (130 + k * 120, -20), (40 + k * 110, 700), (-90 + k * 110, 700)],
            "#c8fff0",
            0.16,
            14,
        )
    s.sun((-0.35, 1.0, 0.45), "#d8f4e0", 1.9, 0.08)
    s.ground(
        0, s.mat("#b89a70", "#7a7a60", step=1.4, contrast=1.0, bump=0.6, bump_step=6), hills=0.3, step=0.6
    )
    for x, z, r in ((-1.9, -0.9, 0.6), (1.9, -1.5, 0.8), (-1.2, -3.0, 0.9)):
        with s.body(rough=0.3, step=2.5):
            s.ball((x, 0.1, z), (r, r * 0.7, r), s.mat("#5a6a6c", "#3a4a54", step=2))
    for x, z in ((-1.7, 0.3), (1.75, 0.1), (1.55, -0.8), (-1.9, -1.6)):
        for k in range(4):
            s.limb(
                [
                    (x + 0.12 * k, 0, z),
                    (x + 0.12 * k + 0.1, 0.5, z),
                    (x + 0.1 * k - 0.08, 0.9 + 0.2 * k, z),
                    (x + 0.12 * k + 0.1, 1.3 + 0.25 * k, z),
                ],
                (0.035, 0.05, 0.015),
                s.mat("#3f8a54", "#2a6a4c"),
                0.01,
                3,
            )
    skin = s.mat("#e0703c", "#b8402f", "spots", 5.5, contrast=0.7, shine=0.3, soft=0.4)
    cup = s.mat("#f6c8a0", "#e0a080")
    with s.body(rough=0.03, step=6):
        s.ball((0.02, 2.02, -0.3), (0.62, 0.82, 0.64), skin, roll=-10, pitch=-14)
        s.ball((0, 1.25, 0), (0.52, 0.44, 0.46), skin, 0.3)
        s.ball((0, 0.85, 0), (0.6, 0.3, 0.5), skin, 0.25)
    for side in (-1, 1):
        with s.body():
            s.ball((side * 0.28, 1.4, 0.36), (0.19, 0.21, 0.17), skin)
            s.ball((side * 0.28, 1.4, 0.42), (0.15, 0.165, 0.13), s.mat("#f6efe0"))
            s.ball((side * 0.24, 1.36, 0.53), 0.066, s.mat("#14101c", shine=1.0), 0.01)
        s.cone((side * 0.14, 1.66, 0.44), (side * 0.42, 1.58, 0.4), 0.05, 0.035, skin)
    s.limb([(-0.12, 1.06, 0.46), (0.02, 1.1, 0.47), (0.14, 1.05, 0.46)], (0.025, 0.03), s.mat("#7a2420"))
    arms: list[list[Spot]] = [
        [(-0.4, 0.95, 0.1), (-0.9, 1.1, 0.3), (-1.15, 1.6, 0.3), (-1.0, 2.15, 0.3), (-0.95, 2.4, 0.35)],
        [(0.4, 0.95, 0.1), (0.95, 1.2, 0.2), (1.2, 1.8, 0.2), (1.0, 2.3, 0.3), (1.05, 2.5, 0.35)],
        [(-0.45, 0.85, 0.2), (-1.0, 0.8, 0.5), (-1.3, 1.15, 0.6), (-1.2, 1.42, 0.65)],
        [(0.45, 0.85, 0.2), (1.0, 0.85, 0.5), (1.3, 1.2, 0.6), (1.15, 1.5, 0.65)],
        [(-0.35, 0.75, 0.3), (-0.9, 0.4, 0.7), (-1.2, 0.5, 0.95), (-1.1, 0.72, 1.0)],
        [(0.35, 0.75, 0.3), (0.9, 0.42, 0.7), (1.25, 0.42, 0.9), (1.2, 0.68, 1.0)],
        [(-0.15, 0.7, 0.4), (-0.45, 0.3, 0.9), (-0.6, 0.2, 1.2), (-0.42, 0.4, 1.35)],
        [(0.15, 0.7, 0.4), (0.42, 0.3, 0.9), (0.62, 0.2, 1.2), (0.5, 0.42, 1.36)],
    ]
    for points in arms:
        _arm(s, skin, cup, points, 0.19)
    _errands(s)
    for px, py, r in ((320, 120, 9), (342, 80, 6), (300, 60, 5), (355, 150, 4)):
        s.front.circle(px, py, r, "#dff8f4", 0.35)
        s.front.ring(px, py, r, r, "#f0fffa", 1.6, 0.7)
    s.focus = (0.0, 1.4, 0.4)
    return s
