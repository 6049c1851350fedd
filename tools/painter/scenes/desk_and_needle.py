"""Cards of two machines: a typewriter that writes a road, a sewing machine that hems the night."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import darker
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.scenery import fir, star
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
    grass = s.mat("#c8cc8c", "#a8b874", step=0.9, contrast=1.0, soft=0.5)
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


@solid("p33")
def night_under_the_needle(seed: int) -> Stage:
    s = Stage(
        seed, "rosedawn", Camera((-1.2, 1.95, 4.9), (0.24, 0.62, 0.1), 47, roll=-3),
        sky="#b8b4d8", ground="#b08478", fill=0.5, haze="#f4c8b4", thin=0.0, clear=9,
    )  # fmt: skip
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#c88a90", "#e8b0a0", "#f8d4b4"))
    with b.group(through=b.blur(5)):
        b.rect(60, 30, 230, 300, "#fff0d4", op=0.8)
        b.segment(175, 30, 175, 330, "#c89a90", 9)
        b.segment(60, 180, 290, 180, "#c89a90", 9)
    s.sun((-0.8, 0.8, 0.3), "#ffe0b4", 2.0, 0.06)
    s.box((0, -0.1, 0), (3.2, 0.1, 1.7), s.mat("#a8683c", "#7a4424", "wood", 4, shine=0.2), 0.03)
    navy, gold = (
        s.mat("#22386c", "#162650", step=2, shine=0.7, gloss=26),
        s.mat("#e0b050", "#a8782c", shine=0.8),
    )
    with s.body():
        s.box((0.45, 0.07, -0.25), (1.15, 0.07, 0.42), navy, 0.05)
        s.cone((1.3, 0.1, -0.25), (1.3, 1.05, -0.25), 0.27, 0.22, navy, 0.08)
        s.limb([(1.3, 1.1, -0.25), (0.6, 1.16, -0.25), (-0.3, 1.08, -0.25)], (0.24, 0.17, 0.2), navy, 0.1)
        s.cone((-0.35, 1.1, -0.25), (-0.35, 0.72, -0.25), 0.19, 0.16, navy, 0.08)
    s.limb([(0.9, 1.1, -0.04), (0.5, 1.22, -0.05), (0.1, 1.08, -0.05)], (0.012, 0.02, 0.012), gold)
    s.lathe(
        (1.62, 0.98, -0.25),
        [(0, -0.06), (0.34, -0.06), (0.36, 0), (0.34, 0.06), (0.25, 0.06), (0.24, 0.02), (0, 0.02)],
        gold,
        axis=(1, 0, 0),
    )
    s.cone((-0.35, 0.6, -0.25), (-0.35, 0.2, -0.25), 0.02, 0.006, s.mat("#e8ecf0", shine=1.0))
    s.cone((-0.4, 0.6, -0.25), (-0.4, 0.2, -0.25), 0.03, 0.03, s.mat("#c8ccd4", shine=0.9))
    s.box((-0.4, 0.185, -0.2), (0.08, 0.014, 0.13), s.mat("#c8ccd4", shine=0.9), 0.01)
    with s.at(0.75, 1.3, -0.25):
        s.lathe(
            (0, 0, 0),
            [
                (0, 0),
                (0.17, 0),
                (0.17, 0.03),
                (0.13, 0.05),
                (0.13, 0.3),
                (0.17, 0.32),
                (0.17, 0.35),
                (0, 0.35),
            ],
            s.mat("#ffe6a0", "#ffc860", "bands", 70, glow=0.9),
        )
        s.lamp((0, 0.3, 0.3), "#ffd890", 1.0, 0.7, 0)
    s.limb(
        [(0.62, 1.5, -0.2), (0.1, 1.5, -0.12), (-0.3, 1.3, -0.03), (-0.36, 0.6, -0.2), (-0.35, 0.2, -0.25)],
        (0.008, 0.008),
        s.mat("#fff0c0", glow=0.5),
    )
    night, dusk = (
        s.mat("#24326c", "#1a2454", step=1.5, soft=0.4),
        s.mat("#f4a890", "#f8ccb0", step=1.5, soft=0.5),
    )
    for side, cloth in ((-1, night), (1, dusk)):
        with s.at(-0.35, 0.155, 0.45, pitch=90):
            wide = 1.25 if side < 0 else 2.2
            points = [(0.0, -1.0), (side * wide, -1.1), (side * (wide + 0.1), 1.34), (0.0, 1.34)][::side]
            s.sheet((0, 0, 0), points, cloth, 0.02, wave=0.035, ripple=(5.0, 4.0), round_=0.015)
        fall = [(0.0, -0.8), (side * wide, -0.8), (side * (wide + 0.05), 0.05), (0.0, 0.05)][::side]
        s.sheet((-0.35, 0.14, 1.8), fall, cloth, 0.02, wave=0.06, ripple=(9.0, 1.0), round_=0.015)
    for k in range(12):
        z = -0.1 + 0.15 * k
        s.cone((-0.43, 0.2, z), (-0.27, 0.2, z + 0.06), 0.018, 0.018, s.mat("#fff0c0", glow=0.4))
    for k in range(17):
        x, z = -0.55 - 0.95 * ((k * 0.618) % 1), -0.3 + 1.8 * k / 17
        with s.at(x, 0.215, z, pitch=-90):
            star(s, (0, 0, 0), 0.05 + 0.02 * (k % 3), 0.7, roll=k * 25)
    with s.at(-1.0, 0.21, 0.75), s.body():
        s.ball((0, 0, 0), (0.24, 0.04, 0.24), s.mat("#ffeeb8", glow=0.7))
        s.ball((0.12, 0.02, -0.05), (0.21, 0.12, 0.21), night, carves=True)
    for x, z in ((0.3, 0.5), (0.62, 0.85), (0.15, 1.05), (0.95, 0.55), (0.55, 1.3)):
        for side in (-1, 1):
            s.limb(
                [(x, 0.215, z), (x + side * 0.07, 0.215, z - 0.06), (x + side * 0.16, 0.215, z - 0.02)],
                (0.016, 0.008),
                s.mat("#8a4c5c"),
            )
    with s.at(1.05, 0.2, 0.66, yaw=-36, scale=0.8):
        fur = s.mat("#6a5a68", "#44384a", "fur", 14)
        with s.body():
            for k in range(9):
                a = 0.2 + k * 0.5
                s.ball(
                    (math.cos(a) * 0.28, 0.16, math.sin(a) * 0.22),
                    (0.2, 0.19 + 0.02 * math.sin(a), 0.18),
                    fur,
                    0.12,
                )
            s.ball((0.24, 0.18, 0.28), (0.16, 0.13, 0.14), fur, 0.06)
            for side in (-1, 1):
                s.cone(
                    (0.24 + side * 0.1, 0.27, 0.27), (0.24 + side * 0.13, 0.38, 0.26), 0.05, 0.01, fur, 0.03
                )
        s.limb([(-0.3, 0.08, 0.1), (-0.2, 0.07, 0.36), (0.08, 0.07, 0.48)], (0.07, 0.06, 0.03), fur, 0.03)
        for side in (-1, 1):
            s.limb(
                [
                    (0.24 + side * 0.09, 0.19, 0.4),
                    (0.24 + side * 0.06, 0.175, 0.42),
                    (0.24 + side * 0.03, 0.185, 0.42),
                ],
                (0.009, 0.009),
                s.mat("#1c141c"),
            )
    with s.at(0.42, 0.2, 1.45, yaw=60):
        steel, red = s.mat("#d0d4d8", shine=0.9), s.mat("#c8342c", shine=0.5)
        for side in (-1, 1):
            s.cone((0, 0, 0), (side * 0.09, 0, -0.46), 0.03, 0.008, steel)
            s.cone((0, 0, 0), (side * -0.1, 0, 0.16), 0.022, 0.022, red)
            s.ring((side * -0.15, 0, 0.27), 0.095, 0.026, red)
    s.focus = (-0.35, 0.4, 0.2)
    return s
