"""A lodger in an apple and his lamp."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import mix
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera, vec


@solid("p57")
def the_lodger(seed: int) -> Stage:
    s = Stage(
        seed,
        "verdigris",
        Camera((-0.55, 1.25, 5.1), (0.1, 1.25, 0.0), 41),
        sky="#6a98a8",
        ground="#5a6a3c",
        fill=0.4,
        haze="#8ab08a",
        thin=0.02,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#123834", "#2a5c48", "#3f6a40"))
    for _ in range(40):
        nature.leaf(
            b,
            b.r.uniform(0, 600),
            b.r.uniform(-20, 900),
            b.r.uniform(80, 190),
            b.r.uniform(0, 360),
            mix("#154038", "#3f7a54", b.r.random()),
            "#5a9a6c",
        )
    s.sun((0.75, 0.95, 0.45), "#ffe2b0", 1.7, 0.08)
    bark = s.mat("#6a4a34", "#3a261c", "wood", 10, bump=0.8, bump_step=9)
    s.limb(
        [(-2.2, 2.9, -0.6), (-0.5, 2.75, -0.3), (0.9, 2.85, -0.2), (2.2, 3.1, -0.5)],
        (0.2, 0.16, 0.13, 0.1),
        bark,
        0.1,
    )
    s.limb([(0.05, 2.78, -0.25), (0.02, 2.5, -0.1), (0.05, 2.18, 0.0)], (0.06, 0.045, 0.05), bark)
    for x, y, z, yaw, roll in (
        (-0.75, 2.55, 0.2, 20, -30),
        (0.8, 2.6, 0.2, -24, 24),
        (1.25, 2.3, -0.2, -40, 50),
        (-1.3, 2.4, -0.1, 40, -56),
        (0.3, 2.95, 0.3, 0, 8),
    ):
        s.ball(
            (x, y, z),
            (0.42, 0.03, 0.2),
            s.mat("#4f8a44", "#2f6a3c", "staves", 7, soft=0.5),
            yaw=yaw,
            roll=roll,
        )
    skin = s.mat("#c02428", "#e08038", "streaks", 3.2, contrast=0.55, shine=0.6, gloss=34)
    flesh = s.mat("#f6e4b4", "#e8c888", step=4)
    with s.body():
        s.ball((-0.06, 1.16, 0), (1.02, 1.0, 0.95), skin)
        s.ball((-0.38, 1.5, 0), (0.66, 0.62, 0.75), skin, 0.3)
        s.ball((0.4, 1.5, 0), (0.66, 0.62, 0.75), skin, 0.3)
        s.ball((0.02, 2.3, 0), (0.26, 0.3, 0.26), skin, 0.25, carves=True)
        s.ball((-0.1, 1.16, 0.62), (0.74, 0.74, 0.72), flesh, 0.05, carves=True)
    s.lamp((-0.2, 1.62, 0.42), "#ffc070", 2.2, 0.75, 0.2, hollow=0.2)
    s.lathe(
        (-0.2, 1.6, 0.42),
        [(0.02, 0.16), (0.19, 0.0), (0.2, 0.02), (0.03, 0.2), (0, 0.2), (0, 0.16)],
        s.mat("#f0b048", "#c88a30", glow=0.8),
    )
    s.cone((-0.2, 1.8, 0.42), (-0.2, 1.95, 0.4), 0.008, 0.008, bark)
    floor = s.mat("#b07a44", "#7a4c28", "wood", 12)
    s.box((-0.1, 0.62, 0.26), (0.5, 0.03, 0.36), floor, 0.01)
    s.ball((-0.1, 0.655, 0.42), (0.4, 0.012, 0.26), s.mat("#8a3440", "#e0b878", "rounds", 50))
    for y in (1.1, 1.38):
        s.box((0.28, y, 0.02), (0.24, 0.015, 0.08), floor)
        for k in range(7):
            s.box(
                (0.1 + 0.058 * k, y + 0.1, 0.02),
                (0.022, 0.085 + 0.012 * (k % 3), 0.06),
                s.mat(("#3f6a8c", "#a83c34", "#d8a848", "#4f7a54")[(k + int(y * 10)) % 4]),
                0.004,
            )
    with s.body():
        s.ball((-0.3, 0.86, 0.24), (0.2, 0.22, 0.08), s.mat("#5a4a8c", "#443870"), pitch=-8)
        s.ball((-0.28, 0.76, 0.38), (0.19, 0.08, 0.17), s.mat("#5a4a8c", "#443870"), 0.04)
    green = s.mat("#9ac048", "#6a9434", "bands", 26, soft=0.5)
    with s.body():
        s.limb(
            [
                (0.28, 0.72, 0.66),
                (0.06, 0.74, 0.62),
                (-0.16, 0.82, 0.48),
                (-0.26, 1.0, 0.4),
                (-0.24, 1.2, 0.44),
            ],
            (0.06, 0.085, 0.1, 0.1, 0.1),
            green,
            0.04,
            4,
        )
        s.ball((-0.23, 1.3, 0.48), (0.135, 0.14, 0.13), s.mat("#a8cc58", "#86b040", soft=0.5), 0.04)
        for side in (-1, 1):
            s.cone(
                (-0.23 + side * 0.05, 1.41, 0.46), (-0.23 + side * 0.1, 1.56, 0.48), 0.012, 0.02, green, 0.01
            )
    with s.at(-0.23, 1.3, 0.48, yaw=24, pitch=22):
        beasts.eyes(s, 0.052, 0.02, 0.118, 0.022)
        for side in (-1, 1):
            s.ring((side * 0.056, 0.02, 0.14), 0.045, 0.008, s.mat("#3a2420"), axis=(0, 0, 1))
        s.cone((-0.012, 0.02, 0.145), (0.012, 0.02, 0.145), 0.007, 0.007, s.mat("#3a2420"))
        s.limb(
            [(-0.03, -0.05, 0.125), (0, -0.062, 0.128), (0.03, -0.05, 0.125)],
            (0.007, 0.007),
            s.mat("#5a4a20"),
        )
    for side in (-1, 1):
        s.cone((-0.2 + side * 0.08, 1.06, 0.5), (-0.08 + side * 0.08, 1.04, 0.62), 0.028, 0.024, green)
        s.box(
            (-0.06 + side * 0.07, 1.08, 0.66),
            (0.075, 0.1, 0.01),
            s.mat("#f8f0dc" if side > 0 else "#f0e4c8"),
            0.004,
            yaw=side * -26 + 14,
            pitch=-34,
        )
    with s.at(0.95, 0.72, 0.42, yaw=66):
        with s.body():
            s.box((0, 0.14, 0), (0.15, 0.2, 0.04), s.mat("#6a3a24"), 0.02)
            s.ball((0, 0.34, 0), (0.15, 0.14, 0.04), s.mat("#6a3a24"))
        s.box((0, 0.13, 0.03), (0.11, 0.18, 0.03), s.mat("#3f7a54", "#2c5a3c", "wood", 20), 0.02)
        s.ball((0.06, 0.14, 0.07), 0.02, s.mat("#f0c860", shine=0.9))
    with s.at(-0.62, 0.0, 1.0, yaw=64):
        spine = s.mat("#5a4438", "#2c201c", "fur", 20)
        with s.body(rough=0.02, step=10):
            s.ball((0, 0.16, 0), (0.2, 0.18, 0.28), spine)
            s.cone((0, 0.13, 0.22), (0, 0.1, 0.42), 0.1, 0.025, s.mat("#c8a078"), 0.06)
        for _ in range(60):
            a, t = s.r.uniform(0.1, 3.04), s.r.uniform(-0.24, 0.14)
            p = vec((math.cos(a) * 0.19, 0.16 + math.sin(a) * 0.17, t))
            s.cone(p, p + vec((math.cos(a) * 0.08, math.sin(a) * 0.1, -0.06)), 0.012, 0.003, spine)
        s.ball((0, 0.1, 0.43), 0.025, s.mat("#1c1418", shine=0.8))
        beasts.eyes(s, 0.06, 0.17, 0.31, 0.018)
    s.ground(
        0, s.mat("#4f7038", "#34542c", "grass", 10, contrast=1.0, bump=0.6, bump_step=9), hills=0.15, step=0.8
    )
    s.focus = (-0.15, 1.15, 0.5)
    return s
