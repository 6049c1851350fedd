"""The card of a works that makes clouds out of sheep."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import darker
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera, Spot
from tools.painter.solid.wild import sheep


def _cloud(s: Stage, spot: Spot, size: float, yaw: float) -> None:
    """A cloud with the head and the legs of a sheep that looks along z."""
    wool = s.mat("#fff6ec", "#e8c8c8", "wool", 4.2 / size, contrast=1.0, soft=0.9, glow=0.22)
    face = s.mat("#8a7a90", "#6a5a78", "fur", 20 / size)
    with s.at(*spot, yaw=yaw, scale=size):
        with s.body(rough=0.07 * size, step=4 / size):
            for k in range(7):
                a = k * 0.9
                s.ball((0.3 * math.sin(a * 1.7), 0.12 * math.sin(a * 2.3), -0.6 + 0.19 * k), 0.46, wool, 0.2)
        with s.body():
            s.ball((0, 0.16, 0.98), (0.18, 0.22, 0.2), face)
            s.cone((0, 0.1, 1.05), (0, -0.06, 1.26), 0.15, 0.1, face, 0.06)
            for side in (-1, 1):
                s.ball((side * 0.24, 0.24, 0.92), (0.15, 0.05, 0.08), face, 0.03, roll=side * -20)
        with s.body(rough=0.03 * size, step=6 / size):
            s.ball((0, 0.36, 0.9), (0.2, 0.14, 0.18), wool)
        beasts.eyes(s, 0.13, 0.2, 1.12, 0.035)
        for x, z in ((-0.2, -0.5), (0.2, -0.4), (-0.2, 0.5), (0.2, 0.6)):
            s.cone((x, -0.3, z), (x * 1.1, -0.72, z - 0.08), 0.07, 0.045, face)


def _porter(s: Stage) -> None:
    """A wolf on two feet in a long coat, with a cap and a list; looks along z."""
    coat, brass = s.mat("#7a2438", "#4a1428", "streaks", 6, soft=0.3), s.mat("#e8b850", shine=0.8)
    fur, pale = s.mat("#6a6e84", "#3c4058", "fur", 13), s.mat("#b8b8c4", "#8a8a9c", "fur", 15)
    s.lathe(
        (0, 0, 0),
        [(0, 0.2), (0.4, 0.2), (0.32, 0.7), (0.25, 1.05), (0.3, 1.3), (0.16, 1.44), (0, 1.46)],
        coat,
        folds=7,
        deep=0.12,
        round_=0.01,
    )
    for side in (-1, 1):
        s.cone((side * 0.15, 0.3, 0.02), (side * 0.15, 0.08, 0.04), 0.09, 0.07, fur)
        s.ball((side * 0.15, 0.06, 0.12), (0.09, 0.06, 0.17), fur)
    for k in range(4):
        s.ball((0.08, 0.62 + 0.2 * k, 0.33 - 0.03 * k), 0.03, brass)
    s.limb([(-0.26, 1.26, 0.0), (-0.42, 1.0, 0.16), (-0.18, 1.0, 0.46)], (0.12, 0.1, 0.09), coat, 0.04)
    s.limb([(0.26, 1.26, 0.0), (0.44, 0.98, 0.14), (0.2, 1.08, 0.44)], (0.12, 0.1, 0.09), coat, 0.04)
    for x, y in ((-0.15, 1.0), (0.17, 1.08)):
        s.ball((x, y, 0.5), (0.08, 0.07, 0.09), fur)
    s.sheet(
        (-0.08, 1.04, 0.6),
        [(-0.16, -0.34), (0.16, -0.34), (0.16, 0.2), (-0.16, 0.2)],
        s.mat("#f8f0dc", "#b8a894", "bands", 70),
        0.008,
        droop=-0.5,
        pitch=-20,
    )
    s.limb([(0.0, 0.6, -0.3), (0.05, 0.36, -0.6), (0.1, 0.3, -0.86)], (0.08, 0.15, 0.03), fur, 0.05)
    with s.at(0, 1.66, 0.08, pitch=14):
        with s.body():
            s.ball((0, 0, 0), (0.22, 0.21, 0.22), fur)
            s.cone((0, -0.04, 0.14), (0, -0.08, 0.52), 0.13, 0.055, fur, 0.06)
            s.cone((0, -0.12, 0.12), (0, -0.14, 0.46), 0.1, 0.04, pale, 0.04)
            for side in (-1, 1):
                s.ball((side * 0.17, -0.1, 0.0), (0.09, 0.13, 0.12), pale, 0.05)
                s.cone((side * 0.14, 0.14, -0.06), (side * 0.2, 0.42, -0.08), 0.085, 0.012, fur, 0.03)
        s.ball((0, -0.06, 0.55), (0.05, 0.042, 0.042), s.mat("#14101c", shine=0.9))
        beasts.eyes(s, 0.1, 0.06, 0.19, 0.034, "#f0c050")
        with s.at(0, 0.18, 0.02, pitch=-8):
            s.lathe((0, 0, 0), [(0, 0), (0.17, 0), (0.2, 0.12), (0, 0.14)], coat)
            s.ball((0, 0.02, 0.16), (0.15, 0.02, 0.12), s.mat("#201420", shine=0.5))


@solid("p29")
def the_weather_works(seed: int) -> Stage:
    s = Stage(
        seed, "rosedawn", Camera((-1.9, 0.95, 7.0), (0.25, 2.5, -1.4), 50),
        sky="#c8a8c0", ground="#8a6a70", fill=0.5, haze="#f0c0a8", thin=0.045, clear=8,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#5a74a4", "#c4a4b8", "#f6c0a4", "#ffe6c0"), (0, 0.22, 0.42, 0.6))
    nature.clouds(b, "#fff0dd", 0.6, 0.004, 0.012, 60, 700, 0.46)
    s.sun((-0.85, 0.6, 0.45), "#ffd8a4", 2.0, 0.07)
    s.ground(0, s.mat("#8a9060", "#a88a60", "grass", 10, contrast=1.0), hills=0.12, step=0.6)
    s.box((1.1, -0.03, 1.2), (0.8, 0.05, 5.0), s.mat("#b89a88", "#8a6c68", "tiles", 2.2), 0.02, yaw=-26)
    brick = s.mat("#a84a44", "#8a343c", "bands", 46, bump=0.5, bump_step=9)
    pane, stone = s.mat("#ffd890", "#f0a050", glow=1.2), s.mat("#d8b8a0", "#a88478")
    with s.at(0.9, 0, -2.6, yaw=-14):
        s.box((0, 1.1, 0), (3.2, 1.1, 1.3), brick, 0.02)
        for k in range(5):
            s.sheet(
                (-2.56 + 1.28 * k, 2.2, 0),
                [(-0.64, 0), (0.64, 0), (0.64, 0.16), (-0.5, 0.66), (-0.64, 0.66)],
                s.mat("#6a4a5c", "#4a3044", "bands", 30),
                1.32,
            )
        for i in range(7):
            for j in range(2):
                if j == 0 and i in (2, 3):
                    continue
                x = -2.7 + 0.9 * i
                s.box((x, 0.7 + 0.86 * j, 1.3), (0.24, 0.3, 0.03), stone, 0.01)
                s.box((x, 0.7 + 0.86 * j, 1.33), (0.19, 0.25, 0.02), pane, 0.01)
                s.box((x, 0.7 + 0.86 * j, 1.35), (0.012, 0.25, 0.012), brick, 0.004)
        s.box((-0.45, 0.6, 1.3), (0.58, 0.66, 0.05), stone, 0.02)
        s.box((-0.45, 0.56, 1.34), (0.48, 0.58, 0.03), s.mat("#3a2440", "#241630"), 0.02)
        for x, z, high in ((-2.3, -0.6, 2.1), (0.0, -0.8, 2.7), (2.0, -0.5, 2.3)):
            s.lathe(
                (x, 2.1, z),
                [(0, 0), (0.4, 0), (0.3, high), (0.38, high), (0.38, high + 0.18), (0, high + 0.18)],
                s.mat("#b8544c", "#e8c0a8", "bands", 3.1),
            )
    for px, py, far, size, yaw in (
        (120, 330, 9.0, 0.62, 40),
        (116, 140, 8.0, 0.7, 70),
        (372, 246, 10.8, 0.56, -40),
        (345, 132, 9.4, 0.78, 34),
        (530, 292, 10.0, 0.5, -60),
    ):
        _cloud(s, s.camera.out(px, py, far), size, yaw)
    with s.at(0.62, 0, 0.5, yaw=-52):
        _porter(s)
    for x, z, yaw, size in (
        (-0.22, 1.0, 120, 0.62),
        (-0.84, 1.4, 118, 0.64),
        (-1.42, 1.9, 112, 0.66),
        (-1.98, 2.55, 104, 0.7),
    ):
        with s.at(x, 0, z, yaw=yaw):
            sheep(s, size, darker("#5a4a50", 0.1))
    s.focus = (0.3, 1.4, 0.8)
    return s
