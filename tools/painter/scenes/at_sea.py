"""Cards of the sea: waves that are horses, an octopus with errands, an island that swims."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera, Spot
from tools.painter.solid.wild import tree


def _sea_horse(s: Stage, foam: int, deep: int, reach: float) -> None:
    """Neck, head and forelegs of a horse that rises out of water, looking along z."""
    s.limb([(0, -0.6, -0.9), (0, 0.1, -0.45), (0, 0.46, 0.0)], (0.6, 0.44, 0.3), deep, 0.4, 2)
    s.limb([(0, 0.46, 0.0), (0, 0.95, 0.16), (0, 1.34, 0.46)], (0.28, 0.2, 0.13), foam, 0.15, 3)
    s.cone((0, 1.38, 0.48), (0, 1.0, 1.02), 0.135, 0.07, foam, 0.05)
    s.ball((0, 0.98, 1.05), (0.078, 0.07, 0.09), foam, 0.03)
    s.ball((0, 1.2, 0.66), (0.075, 0.15, 0.14), foam, 0.06)
    for side in (-1, 1):
        s.cone((side * 0.07, 1.48, 0.42), (side * 0.1, 1.68, 0.4), 0.045, 0.01, foam, 0.02)
        lift = 0.16 * side * reach
        knee = (side * 0.18, 0.5 + lift, 0.72)
        s.limb([(side * 0.16, 0.36, 0.1), knee], (0.16, 0.07), foam, 0.08, 2)
        s.limb(
            [knee, (side * 0.18, 0.2 + lift, 0.62), (side * 0.18, 0.08 + lift, 0.66)],
            (0.07, 0.045, 0.065),
            foam,
            0.02,
            2,
        )
    for k in range(8):
        t = k / 7
        y, z = 1.52 - 1.0 * t, 0.38 - 0.44 * t
        s.limb(
            [(0, y, z), (0.04, y + 0.14, z - 0.24), (-0.04, y + 0.02, z - 0.5 - 0.12 * (k % 2))],
            (0.07, 0.055, 0.012),
            foam,
            0.04,
            2,
        )


@solid("p22")
def white_horses(seed: int) -> Stage:
    s = Stage(
        seed,
        "nocturne",
        Camera((-0.7, 0.6, 5.9), (0.12, 1.5, 0.0), 46, roll=4),
        sky="#7a98c0",
        ground="#2a4a6c",
        fill=0.5,
        haze="#5a7898",
        thin=0.05,
        clear=7,
    )
    b = s.back
    nature.sky(b, ("#16223c", "#33496c", "#6a86a0", "#b8b8a8"))
    nature.clouds(b, "#9ab0c4", 0.8, 0.003, 0.009, 0, 600, 0.4)
    nature.clouds(b, "#1c2a44", 0.8, 0.003, 0.008, 0, 420, 0.46)
    s.sun((0.8, 0.62, 0.25), "#fff0d0", 1.9, 0.07)
    s.ground(
        -0.1,
        s.mat("#1f4a6c", "#3a7a90", step=0.7, contrast=1.0, mirror=0.4, shine=0.4, bump=0.6, bump_step=2.2),
        waves=0.16,
        wave_step=1.3,
    )
    foam = s.mat("#f6f8f4", "#b8d0dc", step=3.4, contrast=0.9, soft=0.4)
    deep = s.mat("#3f8a9c", "#1f5a7c", "fur", 2.4, contrast=1.0, soft=0.5, shine=0.3)
    herd = (
        (-0.9, 0.35, 0.8, 42, 1.15),
        (0.7, 0.75, 0.1, 30, 1.15),
        (1.5, 1.5, -1.6, 14, 1.1),
        (-0.5, 1.55, -1.7, 36, 1.05),
    )
    for k in range(9):
        x, high = -3.4 + 0.85 * k, 1.0 + 0.5 * math.sin(k * 0.7 + 0.6)
        with s.body(rough=0.14, step=3.0):
            for n in range(2):
                s.cone(
                    (x - 0.2, -0.4, -1.3 + 0.1 * k - n),
                    (x + 1.1, -0.4, -1.2 + 0.12 * k - n),
                    high * 0.85,
                    high * 0.9,
                    deep,
                    0.4,
                )
            s.cone(
                (x - 0.2, high * 0.4 - 0.2, -0.9 + 0.1 * k),
                (x + 1.1, high * 0.42 - 0.2, -0.8 + 0.12 * k),
                0.3,
                0.3,
                foam,
                0.5,
            )
    for x, y, z, yaw, size in herd:
        with s.at(x, y - 0.1, z, yaw=yaw, pitch=-8, scale=size), s.body(rough=0.03, step=9):
            _sea_horse(s, foam, deep, 1.0 if x > 0 else -1.0)
    with s.body(rough=0.22, step=5):
        for k in range(22):
            s.ball(
                (
                    -2.6 + 0.25 * k,
                    0.06 + 0.24 * abs(math.sin(k * 1.3)),
                    1.0 + 0.4 * math.sin(k * 0.9) - 0.05 * k,
                ),
                (0.26, 0.16, 0.22),
                foam,
                0.16,
            )
    for x, y, z, yaw, size in herd:
        with s.at(x, y - 0.1, z, yaw=yaw, pitch=-8, scale=size):
            for side in (-1, 1):
                s.ball((side * 0.105, 1.33, 0.62), 0.03, s.mat("#14202c", shine=1.0))
                s.ball((side * 0.045, 1.0, 1.12), 0.018, s.mat("#5a7888"))
    for _ in range(36):
        x, y, z = s.r.gauss(0, 1.2), 0.4 + abs(s.r.gauss(0, 0.8)), s.r.uniform(0.4, 1.6)
        s.ball((x, y, z), s.r.choice((0.012, 0.02, 0.03)), foam)
    x, y, z = s.camera.out(322, 400, 17.0)
    with s.at(x, -0.1, z):
        rock = s.mat("#2f3a4c", "#1c2434", step=1, bump=0.8, bump_step=2)
        with s.body(rough=0.4, step=1.5):
            s.ball((0, 0.2, 0), (2.0, 1.2, 1.4), rock)
        s.lathe(
            (0, 1.0, 0), [(0, 0), (0.55, 0), (0.36, 2.7), (0, 2.7)], s.mat("#c2402f", "#f3ead8", "bands", 5)
        )
        s.lathe(
            (0, 3.7, 0),
            [(0, 0), (0.46, 0), (0.46, 0.1), (0.28, 0.12), (0.28, 0.6), (0.34, 0.62), (0, 1.0)],
            s.mat("#ffe9a0", glow=1.6),
        )
    px, py, _ = s.camera.seen((x, 3.9, z))
    nature.beam(s.back, [(px, py - 6), (-40, py - 170), (-40, py - 40), (px, py + 6)], "#ffe9b0", 0.5, 8)
    s.focus = (0.0, 1.7, 0.6)
    return s


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
            s.mat("#ffe9a0", glow=1.3),
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
        s.lamp((0, 0, 0.3), "#ffd080", 1.2, 0.6, soft=0)
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


@solid("p19")
def island_that_swims(seed: int) -> Stage:
    s = Stage(
        seed,
        "verdigris",
        Camera((-0.1, 1.3, 7.9), (-0.3, 1.05, 0.0), 44, roll=2),
        sky="#9ac0d0",
        ground="#3a6a70",
        fill=0.5,
        haze="#f0d8b0",
        thin=0.03,
        clear=8,
    )
    b = s.back
    nature.sky(b, ("#4f88a8", "#9ac0b8", "#f6deb0", "#ffc98c"))
    nature.clouds(b, "#fff4e0", 0.9, 0.004, 0.011, 20, 480, 0.42)
    s.sun((0.9, 0.6, 0.5), "#ffd090", 2.3, 0.06)
    s.ground(
        -0.3,
        s.mat("#2f7a84", "#1f5a74", step=0.7, contrast=1.0, mirror=0.5, shine=0.5, bump=0.35, bump_step=2.4),
        waves=0.07,
        wave_step=2.0,
    )
    shell = s.mat("#7a5a38", "#4a3a28", "spots", 2.6, contrast=1.6, shine=0.25, bump=0.4, bump_step=6)
    with s.at(0.35, -0.2, -0.5, yaw=-58):
        with s.body(rough=0.05, step=4):
            s.ball((0, 0.1, -0.2), (1.35, 0.8, 1.7), shell)
            s.lathe(
                (0, -0.08, -0.2),
                [(0, 0), (1.5, 0), (1.56, 0.12), (1.3, 0.3), (0, 0.3)],
                s.mat("#5a4a30", "#8a7a4c", "staves", 18),
            )
        with s.body(rough=0.07, step=5):
            s.ball(
                (0, 0.5, -0.25),
                (1.08, 0.52, 1.35),
                s.mat("#7fa04c", "#4f7f3c", step=3, contrast=1.0, bump=0.6, bump_step=12),
            )
        hide = s.mat("#7a9a64", "#4a6a44", "spots", 5, contrast=1.4, bump=0.5, bump_step=14)
        with s.body(rough=0.03, step=9):
            s.limb([(0, 0.1, 1.3), (0, 0.35, 1.85), (0, 0.72, 2.15)], (0.5, 0.36, 0.32), hide, 0.2)
            s.ball((0, 0.84, 2.32), (0.34, 0.31, 0.42), hide, 0.15)
            s.cone((0, 0.76, 2.5), (0, 0.68, 2.76), 0.24, 0.1, hide, 0.1)
            for side in (-1, 1):
                s.ball((side * 0.22, 1.0, 2.4), (0.14, 0.13, 0.17), hide, 0.06)
        for side in (-1, 1):
            with s.body():
                s.ball((side * 0.28, 0.97, 2.47), 0.085, s.mat("#1c1814", shine=1.0, gloss=60))
                s.ball((side * 0.275, 1.03, 2.46), (0.1, 0.075, 0.11), hide)
            s.limb([(side * 0.1, 0.66, 2.75), (side * 0.24, 0.68, 2.6)], (0.012, 0.008), s.mat("#2a3020"))
            with s.body(rough=0.03, step=9):
                s.limb(
                    [(side * 1.0, 0.0, 1.0), (side * 1.6, 0.0, 1.3), (side * 2.1, -0.34, 1.0)],
                    (0.26, 0.22, 0.1),
                    hide,
                    0.15,
                )
        tree(s, -0.25, -0.5, 2.3, ("#6a9a44", "#4f7f3c", "#a8b84c"), y=0.82)
        with s.at(0.45, 0.86, 0.5, yaw=40, scale=0.34):
            s.box((0, 0.5, 0), (0.7, 0.52, 0.55), s.mat("#f3e8d0", "#d8c8a8"))
            s.sheet(
                (0, 1.0, 0),
                [(-0.95, -0.08), (0.95, -0.08), (0, 0.8)],
                s.mat("#b8503c", "#7a2c20", "scales", 14),
                0.66,
            )
            s.box((0.4, 1.6, 0), (0.13, 0.35, 0.13), s.mat("#a85a44"))
            s.box((-0.2, 0.36, 0.55), (0.16, 0.36, 0.03), s.mat("#3f6a70"))
            s.box((0.32, 0.55, 0.55), (0.16, 0.18, 0.03), s.mat("#ffd060", glow=1.4))
            with s.body(rough=0.12, step=4):
                for k in range(6):
                    s.ball(
                        (0.4 - 0.16 * k * (1 + 0.1 * k), 2.1 + 0.3 * k, -0.1 * k),
                        0.15 + 0.05 * k,
                        s.mat("#f6efe6", "#d8d0d0"),
                        0.12,
                    )
        for side in (-1, 1):
            s.cone(
                (-0.72 + 0.13 * side, 2.15, -0.35),
                (-0.72 + 0.13 * side, 1.32, -0.3),
                0.012,
                0.012,
                s.mat("#d8c098"),
            )
        s.box((-0.72, 1.3, -0.3), (0.2, 0.025, 0.09), s.mat("#8a4a2c"))
    with s.body(rough=0.1, step=6):
        for k in range(16):
            a = k * 0.4
            s.ball(
                (0.35 + 1.85 * math.cos(a), -0.24, -0.5 + 1.7 * math.sin(a)),
                (0.3, 0.05, 0.16),
                s.mat("#f0f6ee", "#b8dcd8"),
                0.1,
                yaw=-math.degrees(a),
            )
    for px, py, far, yaw in ((150, 190, 9.0, 60), (210, 160, 12.0, 50)):
        with s.at(*s.camera.out(px, py - 60, far), yaw=yaw, roll=14):
            beasts.bird(s, 0.5, "#f6f0e4", wings=(30, 6), feet=False)
    s.focus = (-0.6, 0.9, 1.3)
    return s
