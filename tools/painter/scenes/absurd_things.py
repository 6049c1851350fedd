"""Cards of absurd things: a feather heavier than an elephant."""

from __future__ import annotations

import math

from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.scenery import leaf_outline
from tools.painter.solid.space import Camera, vec
from tools.painter.solid.wild import elephant, mouse


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
