"""Cards lit from within: a hedgehog of candles, a stair to a lit door, stars on a line."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid.model import Stage
from tools.painter.solid.scenery import candle
from tools.painter.solid.space import Camera
from tools.painter.solid.wild import penguin


@solid("p54")
def stairs_in_the_key_of_night(seed: int) -> Stage:
    s = Stage(
        seed, "violet", Camera((0.7, 3.2, 6.3), (0.25, 3.1, -1.2), 60, roll=-6),
        sky="#7a6ac8", ground="#3a2860", fill=0.5, haze="#6a4a98", thin=0.035, clear=6,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#150c34", "#321e62", "#6a3a88", "#c87a9c"))
    nature.stars(b, 140, 760, 2.2)
    nature.clouds(b, "#a878b8", 0.5, 0.004, 0.012, 300, 900, 0.46)
    ivory, ebony = (
        s.mat("#f4ecdc", "#d8c8b8", step=1.5, shine=0.35, gloss=30),
        s.mat("#181420", "#2c2438", shine=0.7),
    )
    side = s.mat("#8a3c34", "#5a2428", "wood", 6)
    steps = 34
    spots = []
    for k in range(steps):
        a = -0.5 + k * 0.26
        x, y, z = (
            1.5 * math.sin(a) * (1 - k / 90),
            0.06 + 0.165 * k,
            -0.9 - 0.05 * k + 1.6 * math.cos(a) * (1 - k / 90),
        )
        yaw = math.degrees(a)
        spots.append((x, y, z, yaw))
        with s.at(x, y, z, yaw=yaw):
            s.box((0, 0, 0), (0.235, 0.055, 0.72), ivory, 0.025)
            s.box((0, -0.1, 0), (0.2, 0.06, 0.7), side, 0.01)
            if k % 7 not in (2, 6):
                s.box((0.2, 0.1, -0.16), (0.085, 0.08, 0.52), ebony, 0.025)
    x, y, z, yaw = spots[-1]
    with s.at(x, y + 0.05, z, yaw=yaw):
        frame, light = s.mat("#c8884c", "#8a5430", "wood", 12), s.mat("#fff0c0", "#ffd890", glow=2.6)
        s.box((0.5, 0.95, 0), (0.05, 0.95, 0.56), light, 0.02)
        for e in (-1, 1):
            s.box((0.45, 1.0, e * 0.62), (0.1, 1.0, 0.08), frame, 0.02)
        s.box((0.45, 2.0, 0), (0.1, 0.1, 0.7), frame, 0.02)
        with s.at(0.42, 0.97, -0.56, yaw=-58):
            s.box((0.0, 0, 0.52), (0.035, 0.92, 0.52), s.mat("#4fb0a8", "#2f8088", "wood", 10), 0.02)
        door = s.world(-0.5, 1.3, 0)
    s.lamp(door, "#ffd080", 4.0, 1.9, 0.12, hollow=0.5)
    s.sun((-0.7, 0.7, 0.5), "#a8a0ff", 0.75, 0.09)
    x, y, z, yaw = spots[7]
    with s.at(x - 0.1, y + 0.05, z + 0.3, yaw=-34):
        penguin(s, 1.15)
    x, y, z, _ = spots[1]
    candle(s, (x + 0.2, y, z + 0.4), (x + 0.2, y + 0.42, z + 0.4), 0.09, "#f0e0c0", 1.2)
    s.lamp((x + 0.2, y + 0.85, z + 0.4), "#ffb860", 2.2, 1.1, 0.1, hollow=0.35)
    puff = s.mat("#b89ad8", "#8a6ab8", step=1.2, soft=0.8)
    for k in range(9):
        px, py, far = s.r.uniform(20, 580), s.r.uniform(770, 900), s.r.uniform(6.5, 9.5)
        x, y, z = s.camera.out(px, py, far)
        with s.body(rough=0.2, step=2.2):
            for n in range(4):
                s.ball(
                    (x + 0.5 * (n - 1.5), y + 0.12 * math.sin(n * 2 + k), z), (0.55, 0.34, 0.45), puff, 0.25
                )
    for px, py, size, turn in (
        (110, 250, 26, -10),
        (470, 330, 22, 8),
        (150, 560, 24, 6),
        (140, 720, 26, -8),
        (215, 130, 18, 4),
    ):
        with s.front.at(px, py, size / 20, turn):
            s.front.glow(0, 0, 44, "#8ff0ec", 0.5)
            s.front.ellipse(-9, 14, 7.5, 5.4, "#c8fff6", rot=-20)
            s.front.ellipse(11, 10, 7.5, 5.4, "#c8fff6", rot=-20)
            s.front.line([(-2, 13), (-2, -14), (17.5, -18), (17.5, 9)], "#c8fff6", 3.4)
    s.focus = (0.2, 2.4, 0.0)
    return s
