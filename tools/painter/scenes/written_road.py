"""The card of a typewriter that writes a road."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import darker
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.scenery import fir
from tools.painter.solid.space import Camera


def _typewriter(s: Stage) -> None:
    """An old typewriter that faces z, its roller at (y 0.66, z -0.2)."""
    iron, ring = (
        s.mat("#1f5a5c", "#123c40", step=3, shine=0.6, gloss=24),
        s.mat("#d8c89c", "#a88c54", shine=0.7),
    )
    with s.body():
        s.box((0, 0.16, 0.1), (1.0, 0.16, 0.72), iron, 0.08)
        s.box((0, 0.4, -0.28), (0.9, 0.26, 0.32), iron, 0.1, 0.15)
    for row in range(4):
        y, z = 0.36 + 0.07 * (3 - row), 0.16 + 0.17 * row
        for k in range(9):
            x = -0.72 + 0.18 * k + 0.05 * (row % 2)
            s.cone((x, y - 0.2, z - 0.04), (x, y, z), 0.014, 0.014, s.mat("#3a3438"))
            s.lathe((x, y, z), [(0, 0), (0.075, 0), (0.075, 0.022), (0, 0.03)], s.mat("#f6ecd4", "#e0cfa8"))
            s.ring((x, y + 0.018, z), 0.075, 0.014, ring)
            mark = (k * 3 + row * 2) % 4
            tone = s.mat(("#3f7a44", "#c8402c", "#2c4a7c", "#4a3028")[mark])
            s.ball(
                (x, y + 0.03, z),
                ((0.03, 0.01, 0.04), (0.036, 0.01, 0.026), (0.04, 0.01, 0.02), (0.018, 0.01, 0.045))[mark],
                tone,
            )
    roll = s.mat("#2c2830", "#1c1820", shine=0.5)
    s.cone((-1.0, 0.66, -0.2), (1.0, 0.66, -0.2), 0.12, 0.12, roll)
    for side in (-1, 1):
        s.lathe(
            (side * 1.06, 0.66, -0.2),
            [(0, 0), (0.15, 0), (0.16, 0.08), (0.12, 0.14), (0, 0.15)],
            ring,
            axis=(side, 0, 0),
        )
    s.limb([(-1.0, 0.7, -0.1), (-1.2, 0.84, 0.1), (-1.26, 0.86, 0.3)], (0.025, 0.03), ring)


@solid("p32")
def a_road_being_written(seed: int) -> Stage:
    s = Stage(
        seed, "sand", Camera((0.55, 2.6, 4.6), (0.0, 0.95, -0.9), 50),
        sky="#b0ccd0", ground="#b8986c", fill=0.55, haze="#f0dcb0", thin=0.03, clear=7,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#3f86a0", "#94c0bc", "#f0dcac", "#f8c888"))
    nature.clouds(b, "#fff4d8", 0.75, 0.004, 0.011, 0, 420, 0.44)
    s.sun((-0.8, 0.75, 0.45), "#ffe6b4", 2.1, 0.06)
    s.ground(-0.02, s.mat("#9a6440", "#74462c", "wood", 2.2, shine=0.15))
    with s.at(0.0, 0, 1.05):
        _typewriter(s)
    paper, road, line = (
        s.mat("#fbf4e2", "#ecdfc0", step=2, soft=0.5),
        s.mat("#5a5660", "#4a4650", step=5),
        s.mat("#f6ecd4"),
    )
    y, z, x = 0.7, 0.8, 0.0
    path = []
    for k in range(60):
        lean = math.radians(72 * max(0.0, 1 - k / 16) ** 1.3)
        path.append((x, y, z, lean))
        y, z = y + math.sin(lean) * 0.1, z - math.cos(lean) * 0.1 * (1 + 0.06 * k)
        x += 0.02 * math.sin(k * 0.2) * (1 + k * 0.05)
    _, land, edge, _ = path[16]
    grass = s.mat("#a8b86c", "#8aa45c", "grass", 12, contrast=1.0, soft=0.5)
    s.box((0, land - 0.03, edge - 9.0), (0.5, 0.03, 9.2), paper, 0.01)
    with s.body(rough=0.1, step=2.5):
        s.box((0, land - 0.1, edge - 10.0), (9, 0.08, 9.4), grass, 0.05)
    for k, (x, y, z, lean) in enumerate(path):
        with s.at(0, y, z, pitch=math.degrees(lean)):
            if k < 18:
                s.box((0, 0, -0.05), (0.5, 0.012, 0.07), paper, 0.008)
            if k > 2:
                s.box((x, 0.016, -0.05), (0.13, 0.008, 0.07 * (1 + 0.06 * k)), road, 0.004)
                if k % 3 == 0:
                    s.box((x, 0.026, -0.05), (0.014, 0.006, 0.06 * (1 + 0.03 * k)), line, 0.003)
    trees = (
        (18, 1, 0.3),
        (20, -1, 0.4),
        (24, 1, 0.46),
        (27, -1, 0.5),
        (30, -1, 0.6),
        (32, 1, 0.6),
        (36, 1, 0.7),
    )
    for k, side, high in (
        *trees,
        (38, -1, 0.8),
        (42, -1, 0.9),
        (45, 1, 0.9),
        (49, 1, 1.0),
        (52, -1, 1.1),
        (56, 1, 1.2),
    ):
        x, y, z, _ = path[k]
        fir(s, x + side * s.r.uniform(0.3, 0.5 + 0.03 * k), z, high, "#3f7a54", y)
        fir(s, x - side * s.r.uniform(0.8, 0.9 + 0.04 * k), z - 0.3, high * 0.9, "#5a8a54", y)
    for k, side, tone in ((22, 1, "#c8503c"), (34, -1, "#3f6a94"), (44, 1, "#a84c3c")):
        x, y, z, _ = path[k]
        with s.at(x + side * 0.44, y, z, yaw=side * -30, scale=0.36 + 0.008 * k):
            s.box((0, 0.3, 0), (0.4, 0.32, 0.34), s.mat("#f3e4c8", "#d8c4a0"), 0.01)
            s.sheet(
                (0, 0.6, 0),
                [(-0.52, 0), (0.52, 0), (0, 0.5)],
                s.mat(tone, darker(tone, 0.3), "bands", 30),
                0.4,
            )
            s.box((0, 0.2, 0.345), (0.1, 0.2, 0.01), s.mat("#5a3a2c"), 0.004)
    x, y, z, lean = path[15]
    with s.at(x, y + 0.02, z, yaw=180, pitch=-math.degrees(lean), scale=0.27):
        red, dark = s.mat("#d8342c", "#a81c20", shine=0.8), s.mat("#201c24", shine=0.6)
        with s.body():
            s.box((0, 0.3, 0), (0.36, 0.17, 0.7), red, 0.1)
            s.box((0, 0.55, -0.08), (0.3, 0.16, 0.36), red, 0.12, 0.08)
        s.box((0, 0.56, -0.08), (0.31, 0.1, 0.3), dark, 0.04)
        for side in (-1, 1):
            for wz in (-0.42, 0.42):
                s.lathe(
                    (side * 0.36, 0.15, wz),
                    [(0, -0.05), (0.15, -0.05), (0.15, 0.05), (0, 0.06)],
                    dark,
                    axis=(1, 0, 0),
                )
            s.ball((side * 0.22, 0.34, -0.7), 0.06, s.mat("#ffb060", glow=0.8))
    with s.at(-1.12, 0.82, 1.05, yaw=60):
        beasts.bird(s, 0.24, "#7a5a44", "#f0d8b0", look=20)
    s.focus = (0.0, 1.3, 0.2)
    return s
