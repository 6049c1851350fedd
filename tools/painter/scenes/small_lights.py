"""Cards lit by small lights: a birthday in the wood, a nursery of lamps, a moth on a roof."""

from __future__ import annotations

import math

from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera, vec
from tools.painter.solid.wild import hare, mouse


@solid("p67")
def candles_in_the_wood(seed: int) -> Stage:
    s = Stage(
        seed,
        "ember",
        Camera((0.7, 1.0, 5.9), (0.05, 0.95, 0.0), 42),
        sky="#3a4a68",
        ground="#4a3424",
        fill=0.34,
        haze="#141820",
        thin=0.06,
        clear=5,
    )
    s.back.rect(0, 0, 600, 900, s.back.vert("#0c1018", "#1c1c20", "#2a2018"))
    s.sun((0.4, 0.9, -0.2), "#5a78a8", 0.5, 0.1)
    s.ground(
        0, s.mat("#5a4028", "#38301c", step=2, contrast=1.0, bump=0.9, bump_step=8), hills=0.25, step=0.6
    )
    bark = s.mat("#4a3a34", "#261c1c", "wood", 6, bump=0.8, bump_step=6)
    for x, z, r in (
        (-1.9, -0.9, 0.3),
        (1.75, -0.6, 0.26),
        (-0.8, -2.6, 0.26),
        (0.9, -3.0, 0.3),
        (2.4, -2.4, 0.3),
        (-2.4, -3.0, 0.3),
        (0.1, -5.0, 0.3),
    ):
        with s.body():
            s.cone((x, -0.2, z), (x + 0.1, 5, z), r, r * 0.8, bark)
            for k in range(4):
                s.cone(
                    (x, 0.25, z),
                    (x + math.cos(k * 1.6) * r * 1.9, -0.1, z + math.sin(k * 1.6) * r * 1.9),
                    r * 0.6,
                    r * 0.2,
                    bark,
                    0.15,
                )
    fur, face = s.mat("#6a4a34", "#38241c", "fur", 14), s.mat("#d8b088", "#b88a64", "fur", 14)
    with s.at(-0.15, 0, 0.1, yaw=58):
        with s.body(rough=0.03, step=8):
            s.ball((0, 0.62, -0.15), (0.62, 0.58, 0.8), fur)
            s.ball((0, 0.5, 0.55), (0.36, 0.36, 0.36), face, 0.2)
            s.cone((0, 0.46, 0.75), (0, 0.38, 1.12), 0.22, 0.06, face, 0.12)
            for side in (-1, 1):
                s.ball((side * 0.3, 0.76, 0.5), (0.1, 0.12, 0.05), face, 0.04)
                s.cone((side * 0.34, 0.2, 0.3), (side * 0.34, 0.06, 0.46), 0.14, 0.1, face, 0.08)
        s.ball((0, 0.4, 1.16), 0.07, s.mat("#1c1418", shine=0.9))
        beasts.eyes(s, 0.19, 0.62, 0.84, 0.055)
        tones = ("#c8382c", "#f3e6cc", "#3f7a98", "#e0a83c", "#5a8a5c")
        for k in range(38):
            a, b = -0.1 + 3.34 * ((k * 0.618) % 1), -0.85 + 1.15 * (k / 38)
            round_ = math.sqrt(max(0.1, 1 - ((b + 0.15) / 0.82) ** 2))
            root = vec((math.cos(a) * 0.6 * round_, 0.62 + math.sin(a) * 0.56 * round_, b))
            high = 0.3 + 0.14 * (k % 3)
            top = root + vec((math.cos(a) * 0.2, high, -0.08))
            s.cone(root, top, 0.04, 0.036, s.mat(tones[k % 5]))
            s.ball(top + vec((0, 0.1, 0)), (0.026, 0.07, 0.026), s.mat("#fff0b0", "#ffb848", glow=3.0))
            if k in (4, 13, 24):
                s.lamp(top + vec((0, 0.22, 0)), "#ffb860", 2.0, 1.1, soft=0)
    s.lamp((0.2, 1.7, 1.2), "#ffb860", 1.7, 1.6, 0.25)
    with s.at(-0.85, 0, 1.45, yaw=140):
        mouse(s, 0.44)
    with s.at(-0.4, 0, 1.85, yaw=170):
        mouse(s, 0.4, "#a89080")
    with s.at(1.2, 0, 0.75, yaw=-70):
        hare(s, 0.8)
    s.limb([(1.5, 2.35, -0.8), (1.1, 2.3, -0.5), (0.62, 2.36, -0.35)], (0.1, 0.07, 0.04), bark)
    with s.at(0.92, 2.34, -0.42, yaw=-20, scale=0.42):
        owl = s.mat("#8a6a4c", "#5a4030", "scales", 9)
        with s.body():
            s.cone((0, 0.3, 0), (0, 0.75, 0), 0.32, 0.28, owl)
            for side in (-1, 1):
                s.ball((side * 0.14, 0.8, 0.2), (0.16, 0.16, 0.08), s.mat("#d8c0a0"), 0.03)
                s.cone((side * 0.18, 0.98, 0.05), (side * 0.28, 1.18, 0.02), 0.08, 0.01, owl, 0.04)
            s.cone((0, 0.74, 0.28), (0, 0.62, 0.34), 0.05, 0.01, s.mat("#e0a03c"))
        beasts.eyes(s, 0.14, 0.8, 0.26, 0.06, "#140e08", "#f0b030")
    with s.at(0.55, 0, 1.7, yaw=24):
        s.box((0, 0.14, 0), (0.17, 0.14, 0.17), s.mat("#4f98a0", "#3a7a84"), 0.01)
        s.box((0, 0.14, 0), (0.03, 0.145, 0.175), s.mat("#e8b048"), 0.005)
        s.box((0, 0.14, 0), (0.175, 0.145, 0.03), s.mat("#e8b048"), 0.005)
        for side in (-1, 1):
            s.ball((side * 0.07, 0.32, 0), (0.08, 0.045, 0.03), s.mat("#e8b048"), roll=side * 24)
    s.focus = (0.2, 0.9, 0.8)
    return s
