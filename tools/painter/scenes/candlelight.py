"""Cards lit from within: a hedgehog of candles, a stair to a lit door, stars on a line."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import darker
from tools.painter.scenes import solid
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.scenery import candle, star
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


@solid("p24")
def washing_day_of_the_stars(seed: int) -> Stage:
    s = Stage(
        seed, "nocturne", Camera((0.3, 0.8, 6.5), (0.0, 1.95, 0.0), 50, roll=3),
        sky="#4a62b0", ground="#3a3450", fill=1.15, haze="#3a4c90", thin=0.028, clear=8,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#080e2c", "#14235a", "#2c4484", "#5a6aa8"))
    plaster = s.mat("#6a7098", "#4a5080", step=1.3, contrast=1.0, bump=0.35, bump_step=5)
    s.ground(0, s.mat("#5a5a78", "#3c3c58", "tiles", 2.6, bump=0.5, bump_step=4))
    for side in (-1, 1):
        s.box((side * 3.0, 3.2, -2.6), (1.15, 4.2, 6.0), plaster, 0.03)
        for k in range(4):
            for n in range(3):
                y, z = 1.35 + 1.6 * n, 1.2 - 1.75 * k
                lit = (k + n * 2 + (side > 0)) % 3 != 1
                pane = (
                    s.mat("#ffd078", "#f0a848", step=4, glow=1.0)
                    if lit
                    else s.mat("#2a3460", "#1c2448", shine=0.6)
                )
                s.box((side * 1.84, y, z), (0.03, 0.42, 0.3), pane, 0.01)
                s.box((side * 1.82, y - 0.5, z), (0.1, 0.05, 0.4), s.mat("#8a7a90"), 0.02)
                s.box((side * 1.82, y, z), (0.05, 0.43, 0.02), s.mat("#3a3458"), 0.005)
                s.box((side * 1.82, y, z), (0.05, 0.02, 0.31), s.mat("#3a3458"), 0.005)
    for x, z, h, w in ((-0.9, -9.5, 2.4, 0.7), (0.5, -10.5, 3.0, 0.8), (1.4, -9.8, 2.2, 0.6)):
        s.box((x, h / 2, z), (w, h / 2, 0.7), s.mat("#4a5490", "#3c4680"), 0.03)
        s.lathe((x, h, z), [(0, 0), (w * 1.3, 0), (0, 1.2)], s.mat("#7a4a68", "#5a3858"))
    tones = ("#e8785c", "#f3ead8", "#5fb0b0", "#f0b848", "#c88ab8")
    rope = s.mat("#e8dcc8")
    for row, (z, left, right, sag) in enumerate(
        ((0.9, 2.75, 2.95, 0.3), (-0.9, 4.6, 4.2, 0.34), (-3.0, 6.5, 6.9, 0.3))
    ):
        line = []
        for k in range(13):
            t = k / 12
            line.append((-1.85 + 3.7 * t, left + (right - left) * t - sag * 4 * t * (1 - t), z))
        s.limb(line, (0.014, 0.014), rope, 0.0, 1)
        for k in range(1, 12, 2):
            x, y, _ = line[k]
            swing = s.r.uniform(-10, 10)
            if (k // 2 + row) % 2:
                star(s, (x, y - 0.27, z), 0.3, 0.75, swing, s.r.uniform(-12, 12))
                if row < 2:
                    s.lamp((x, y - 0.3, z + 0.3), "#ffd070", 1.3, 1.3, 0.15 if row == 0 else 0, hollow=0.32)
            else:
                cloth = s.mat(tones[(k + row) % 5], darker(tones[(k + row) % 5], 0.3), soft=0.6)
                shirt = [
                    (-0.2, -0.72),
                    (0.2, -0.72),
                    (0.19, -0.3),
                    (0.26, -0.24),
                    (0.4, -0.36),
                    (0.5, -0.2),
                    (0.2, 0),
                    (0.1, 0),
                    (0, -0.07),
                    (-0.1, 0),
                    (-0.2, 0),
                    (-0.5, -0.2),
                    (-0.4, -0.36),
                    (-0.26, -0.24),
                    (-0.19, -0.3),
                ]
                s.sheet((x, y, z), shirt, cloth, 0.012, wave=0.025, ripple=(14, 3), yaw=swing, round_=0.008)
            s.cone((x, y - 0.05, z), (x, y + 0.07, z), 0.02, 0.014, s.mat("#c8985c"))
    with s.at(0.62, 0, 1.9, scale=0.86):
        cane = s.mat("#c8904c", "#7a4c24", "bands", 40, bump=0.6, bump_step=24)
        s.lathe(
            (0, 0, 0),
            [(0, 0), (0.44, 0), (0.58, 0.5), (0.54, 0.5), (0.42, 0.3), (0, 0.3)],
            cane,
            folds=22,
            deep=0.03,
        )
        s.ring((0, 0.5, 0), 0.56, 0.04, cane)
        for x, y, z, r, turn in (
            (-0.26, 0.56, 0.16, 0.26, 10),
            (0.22, 0.6, 0.1, 0.3, -14),
            (0.0, 0.66, -0.2, 0.32, 30),
            (-0.1, 0.5, 0.34, 0.2, 50),
            (0.34, 0.52, -0.2, 0.24, 0),
        ):
            star(s, (x, y, z), r * 0.86, 0.8, turn, turn * 2)
        s.lamp((-0.1, 1.1, 0.5), "#ffc860", 3.4, 2.6, 0.2, hollow=0.5)
    child = Look(
        height=1.12, head=1.42, style="tail", hair="#a85a30", top="#8a3450", skirt=0.44, cloth="#8a3450",
        legs="#e0b090", shoes="#c2543d", smile=0.3,
    )  # fmt: skip
    kept = (-0.66, 0.47, 2.08)
    figure(
        s, child, "stand", -0.66, 0, 1.86, yaw=168, gaze=(0.2, 3.0, 0.4), nod=-18,
        holds={"left": (-0.74, 0.47, 2.06), "right": (-0.58, 0.47, 2.06)},
    )  # fmt: skip
    star(s, kept, 0.2, 0.8, 6, 14)
    s.lamp((-0.66, 0.5, 2.4), "#ffd070", 0.8, 0.6, 0.0, hollow=0.2)
    s.sun((-0.4, 0.9, 0.3), "#8aa0e8", 0.6, 0.12)
    s.focus = (0.2, 1.0, 1.8)
    return s
