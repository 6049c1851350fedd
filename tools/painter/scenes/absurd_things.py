"""Cards of absurd things: a telephone in bloom, a feather heavier than an elephant."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.scenery import flower, leaf_outline, stalk
from tools.painter.solid.space import Camera, vec
from tools.painter.solid.wild import elephant, mouse


def _telephone(s: Stage) -> None:
    """An old dial telephone about one wide that faces z, its cradle empty."""
    red, dark = s.mat("#c8342c", "#8a1c20", step=2, shine=0.8, gloss=36), s.mat("#201820", shine=0.6)
    with s.body():
        s.box((0, 0.07, 0), (0.52, 0.07, 0.42), red, 0.05)
        s.cone((0, 0.16, 0.02), (0, 0.42, -0.08), 0.34, 0.2, red, 0.16)
        s.box((0, 0.5, -0.1), (0.36, 0.06, 0.16), red, 0.05, 0.1)
        for side in (-1, 1):
            s.cone((side * 0.3, 0.5, -0.1), (side * 0.33, 0.64, -0.1), 0.07, 0.05, red, 0.06)
    with s.at(0, 0.27, 0.3, pitch=56):
        s.lathe(
            (0, 0, 0),
            [(0, -0.05), (0.24, -0.05), (0.24, 0.03), (0, 0.05)],
            s.mat("#f3e6cc", "#d8c4a0", shine=0.4),
        )
        s.lathe((0, 0.03, 0), [(0, 0), (0.08, 0), (0.07, 0.04), (0, 0.05)], s.mat("#c89a48", shine=0.8))
        for k in range(10):
            a = k * 0.55 + 0.4
            s.ball((math.cos(a) * 0.165, 0.045, math.sin(a) * 0.165), (0.038, 0.014, 0.038), dark)


@solid("p60")
def somebody_is_calling(seed: int) -> Stage:
    s = Stage(
        seed, "milk", Camera((0.6, 2.0, 4.9), (-0.05, 0.5, -0.9), 46),
        sky="#b8c8d4", ground="#a8886c", fill=0.55, haze="#e8dcc4", thin=0.022, clear=7,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#7a9cb0", "#b4c8c8", "#ecdcbc", "#f8d8a8"))
    nature.clouds(b, "#fff6e4", 0.8, 0.004, 0.012, 0, 330, 0.44)
    s.sun((-0.9, 0.75, 0.35), "#ffe2ac", 2.1, 0.07)
    s.ground(
        -0.06,
        s.mat("#3f8a9c", "#2c6a88", "waves", 4, shine=0.4, gloss=30, bump=0.2, bump_step=2),
        waves=0.05,
        wave_step=3.4,
    )
    plank = s.mat("#c08a58", "#8a5a38", "wood", 6, shine=0.15)
    for k in range(7):
        s.box((0.6, -0.1 - 0.004 * (k % 2), 3.0 - 0.55 * k), (2.6, 0.12, 0.27), plank, 0.02)
    for k in range(26):
        x = -2.0 + 0.2 * k
        s.ball(
            (x, 0.0, -0.62 + 0.07 * math.sin(k * 1.9)),
            (0.16, 0.03, 0.08),
            s.mat("#f6f8f0", "#c8e0e4", step=9),
            yaw=k * 31,
        )
    with s.at(0.64, 0.02, 0.95, yaw=-24, scale=0.9):
        _telephone(s)
        tones = ("#f0b83c", "#e8607c", "#f8f0e0", "#e8607c", "#f0a04c", "#f8f0e0", "#d87ab0")
        for k, tone in enumerate(tones):
            x, lean = -0.27 + 0.09 * k, (k - 3) * 0.13
            high = 1.0 + 0.24 * ((k * 3) % 4) / 3 + 0.1 * (k == 3)
            top = (x + lean, high, -0.1 + 0.05 * (k % 3))
            mid = (x + lean * 0.3, 0.75, -0.1)
            stalk(
                s,
                [(x * 0.8, 0.5, -0.1), mid, top],
                0.016,
                "#5f9a4c",
                [((x + lean * 0.4, 0.8, -0.08), 60 + k * 70, 0.26)],
            )
            flower(s, top, 0.15, tone, 46 + 8 * (k % 3), (k - 3) * -16)
    grip = s.mat("#c8342c", "#8a1c20", step=2, shine=0.8, gloss=36)
    with s.at(-0.55, 0.1, 0.7, yaw=24), s.body():
        s.limb(
            [(-0.36, 0.06, 0), (-0.2, 0.13, 0), (0.2, 0.13, 0), (0.36, 0.06, 0)], (0.07, 0.055, 0.07), grip
        )
        for side in (-1, 1):
            s.cone((side * 0.36, 0.08, 0), (side * 0.42, -0.01, 0), 0.09, 0.13, grip, 0.05)
    with s.at(-0.46, 0.28, 0.66, yaw=34, roll=4):
        beasts.bird(s, 0.44, "#8a7a64", "#e0703c", look=20, beak="#4a4038")
    cord = [(0.34, 0.08, 1.06)]
    for k in range(40):
        t = k / 39
        cord.append(
            (0.32 - 0.5 * t, 0.06 + 0.035 * math.sin(k * 1.25), 1.12 - 0.16 * t + 0.045 * math.cos(k * 1.25))
        )
    s.limb([*cord, (-0.24, 0.1, 0.86)], (0.016, 0.016), s.mat("#3a2020"), 0, 2)
    with s.at(-1.15, 0.0, -2.3, yaw=56, pitch=-20, scale=1.2):
        hide = s.mat("#4a7494", "#2c4c6c", "streaks", 5, shine=0.4, bump=0.25, bump_step=9)
        pale = s.mat("#dfe6dc", "#9cb4b8", "bands", 34, soft=0.5)
        with s.body():
            s.ball((0, 0.1, -0.3), (0.72, 0.66, 1.3), hide)
            s.ball((0, 0.12, 0.5), (0.62, 0.5, 0.95), hide, 0.3)
            s.ball((0, -0.2, 0.62), (0.6, 0.42, 0.86), pale, 0.06)
            for side in (-1, 1):
                s.ball(
                    (side * 0.95, -0.22, -0.1), (0.5, 0.08, 0.24), hide, 0.12, yaw=side * 40, roll=side * -24
                )
        for side in (-1, 1):
            s.limb(
                [(side * 0.36, -0.02, 1.3), (side * 0.58, 0.0, 0.9), (side * 0.64, 0.08, 0.5)],
                (0.022, 0.022),
                s.mat("#1c3048"),
            )
            s.ball((side * 0.6, 0.16, 0.62), (0.07, 0.1, 0.12), hide)
        beasts.eyes(s, 0.635, 0.18, 0.66, 0.055, ring="#a8c0c4")
        blow = s.camera.seen(s.world(0, 0.62, 0.1))
    f = s.front
    for _ in range(110):
        t, lean = f.r.random(), f.r.uniform(-1, 1)
        x, y = blow[0] + lean * (14 + 70 * t * t), blow[1] + 20 - 150 * t * (1.5 - t)
        tone = f.r.choice(("#ffffff", "#e4f0f0", "#c0dce0"))
        f.limb([(x, y), (x + lean * 5, y + 10)], (f.r.uniform(2, 5), 1), tone, 0.8)
    x, _, z = s.camera.on(476, 318, 0.0)
    with s.at(x, 0.02, z, yaw=-32, roll=7, scale=0.6):
        paper = s.mat("#fbf6e8", "#d8d4c8", soft=0.5)
        for side in (-1, 1):
            s.sheet(
                (0, 0.2, side * 0.12),
                [(-0.55, -0.22), (0.55, -0.22), (0.9, 0.24), (0.25, 0.12), (-0.25, 0.12), (-0.9, 0.24)],
                paper,
                0.012,
                pitch=side * 24,
            )
        s.sheet((0, 0.32, 0), [(-0.42, 0), (0.42, 0), (0, 0.62)], paper, 0.03)
    s.focus = (-0.3, 0.5, 0.5)
    return s


@solid("p34")
def heavier_than_it_looks(seed: int) -> Stage:
    s = Stage(
        seed, "milk", Camera((0.3, 0.6, 7.4), (0.05, 2.1, 0.0), 43),
        sky="#b8c4cc", ground="#a89878", fill=0.6, haze="#dcd8c4", thin=0.03, clear=8,
    )  # fmt: skip
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#7f98a4", "#b4c0b8", "#e4dcc0", "#d8c49c"))
    for x in (110.0, 300.0, 490.0):
        b.arch(x, 540, 120, 460, "#f6eed4", 0.7)
        for y in (180.0, 290.0, 400.0):
            b.segment(x - 60, y, x + 60, y, "#a8a890", 4, 0.8)
        b.segment(x, 80, x, 540, "#a8a890", 4, 0.8)
    s.sun((-0.75, 0.85, 0.55), "#ffe8b8", 2.0, 0.06)
    s.ground(0, s.mat("#d8c8a4", "#6a7480", "checks", 0.9, shine=0.2))
    brass, gold = (
        s.mat("#c8984c", "#8a5c28", step=3, shine=0.8, gloss=24),
        s.mat("#e0b868", "#a87a34", shine=0.8),
    )
    foot = [
        (0, 0),
        (0.85, 0),
        (0.85, 0.08),
        (0.5, 0.2),
        (0.16, 0.34),
        (0.12, 0.6),
        (0.16, 0.66),
        (0.11, 0.74),
        (0.09, 3.5),
        (0.17, 3.6),
        (0.1, 3.72),
        (0.18, 3.86),
        (0, 4.04),
    ]
    with s.at(0.15, 0, -0.6):
        s.lathe((0, 0, 0), foot, brass)
        with s.at(0, 3.66, 0.1, yaw=24, roll=20):
            s.limb(
                [(-1.4, 0.1, 0), (-0.9, -0.03, 0), (0, 0.06, 0), (0.9, -0.03, 0), (1.4, 0.1, 0)],
                (0.05, 0.09, 0.05),
                brass,
            )
            ends = [s.world(-1.4, 0.1, 0), s.world(1.4, 0.1, 0)]
    drops = (1.8, 1.5)
    pans = []
    for (x, y, z), drop in zip(ends, drops, strict=True):
        low = y - drop
        pans.append((x, low, z))
        s.lathe(
            (x, low, z),
            [(0, -0.16), (0.46, -0.12), (0.72, 0.06), (0.7, 0.08), (0.5, -0.06), (0, -0.09)],
            gold,
        )
        for k in range(3):
            a = k * math.tau / 3 + 0.5
            s.cone(
                (x, y, z), (x + math.cos(a) * 0.69, low + 0.07, z + math.sin(a) * 0.69), 0.016, 0.016, gold
            )
    x, y, z = pans[0]
    with s.at(x + 0.05, y + 0.32, z + 0.1, yaw=16, roll=-68, pitch=-8):
        for side in (-1, 1):
            for k in range(15):
                vane = s.mat(("#4f94c4", "#3a7ab0")[k % 2], "#a8d4e4", "fade", 4, soft=0.5)
                long = 0.3 * math.sin(0.35 + 2.6 * k / 14)
                with s.at(0, -0.62 + 0.09 * k, 0.02, roll=-side * 58):
                    s.sheet((0, 0, 0), leaf_outline(long + 0.06, 0.055), vane, 0.006, droop=0.5, round_=0.004)
        s.limb([(0, -0.92, 0.02), (0, 0.0, 0.02), (0, 0.92, 0.14)], (0.022, 0.02, 0.006), s.mat("#f6f0e0"))
    x, y, z = pans[1]
    with s.at(x, y - 0.06, z, yaw=-62, scale=0.78):
        elephant(s)
        tip = s.world(0, 1.26, 1.42)
        back = s.world(-0.1, 1.25, -0.25)
    ball = vec(tip) + vec((-0.1, 0.95, 0.1))
    s.limb([tip, (vec(tip) + ball) / 2 + vec((0.07, 0, 0)), ball], (0.008, 0.008), s.mat("#5a4a44"))
    s.ball(
        tuple(ball + vec((0, 0.2, 0))), (0.21, 0.25, 0.21), s.mat("#d8402c", "#a8242c", shine=0.8, gloss=40)
    )
    with s.at(*back, yaw=-100):
        beasts.bird(s, 0.26, "#e0a03c", "#f6e0a0")
    with s.at(0.98, 0, 2.9, yaw=-158):
        mouse(s, 0.5)
    with s.at(0.35, 0.05, 3.2, yaw=18):
        for side in (-1, 1):
            with s.at(side * 0.24, 0.03, 0, roll=side * 9):
                s.box((0, -0.03, 0), (0.26, 0.012, 0.33), s.mat("#a83a34"), 0.01)
                s.box((0, 0.0, 0), (0.24, 0.03, 0.3), s.mat("#f6eed8", "#d8c8a4"), 0.01)
                for k in range(6):
                    s.box((0, 0.031, -0.2 + 0.08 * k), (0.17, 0.002, 0.008), s.mat("#8a7c68"), 0.001)
    s.focus = (0.9, 2.6, 0.0)
    return s
