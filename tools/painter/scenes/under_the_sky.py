"""Cards of people under a sky: star-gazers, a walker with a cloud, a fisher."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera
from tools.painter.solid.wild import frog, tree


@solid("p77")
def walking_the_cloud(seed: int) -> Stage:
    s = Stage(
        seed,
        "milk",
        Camera((0.9, 0.5, 6.2), (0.22, 1.5, 0.0), 46),
        sky="#a0b8cc",
        ground="#8a8a60",
        fill=0.55,
        haze="#cfd8d0",
        thin=0.035,
        clear=6,
    )
    b = s.back
    nature.sky(b, ("#5f7f98", "#9ab4b8", "#d8dcc8", "#f0e0b8"))
    nature.clouds(b, "#e8ece4", 0.7, 0.004, 0.011, 0, 460, 0.46)
    s.sun((-0.9, 0.8, 0.6), "#ffe4b0", 2.0, 0.07)
    s.ground(
        0, s.mat("#8a9a54", "#b8a868", "grass", 9, contrast=1.0, bump=0.6, bump_step=7), hills=0.16, step=0.35
    )
    s.limb(
        [(-2.6, -0.41, 2.4), (-0.8, -0.385, 0.9), (0.4, -0.33, 0.3), (1.4, -0.285, -1.5), (0.6, -0.28, -5)],
        (0.42, 0.4, 0.34, 0.3, 0.3),
        s.mat("#d8c494", "#b8a070", step=3, contrast=1.0),
        0.2,
    )
    for x, z, high in ((-3.0, -4.0, 2.0), (2.6, -5.0, 2.2), (-1.2, -7.0, 2.2)):
        tree(s, x, z, high, ("#5f8a4c", "#3f6a3c", "#8a9a4c"))
    hook = (0.62, 2.62, -0.1)
    cloud = s.mat("#c8d4e0", "#8a9cb4", step=2, contrast=0.8, soft=0.7)
    with s.body(rough=0.14, step=3.4):
        for x, y, z, r in (
            (0.35, 2.72, -0.1, 0.42),
            (0.8, 2.9, -0.2, 0.5),
            (1.2, 2.72, -0.1, 0.4),
            (0.75, 2.62, 0.12, 0.42),
            (0.1, 2.62, 0, 0.26),
            (1.5, 2.62, -0.1, 0.24),
        ):
            s.ball((x, y, z), (r, r * 0.8, r), cloud, 0.16)
    look = Look(
        height=1.72,
        top="#34466c",
        coat=0.4,
        hat="top",
        hat_colour="#2a2838",
        scarf="#c2402f",
        hair="#8a8088",
        beard="#a8a098",
        smile=0.3,
        girth=1.1,
    )
    hand = (-0.42, 1.12, 0.5)
    figure(
        s,
        look,
        "walk",
        -0.85,
        0,
        0.45,
        yaw=68,
        holds={"left": hand},
        gaze=(0.7, 2.7, 0.0),
        grips={"left": (0.3, 1, 0)},
    )
    s.limb(
        [hand, (-0.2, 1.08, 0.46), (0.2, 1.45, 0.3), (0.5, 2.1, 0.05), hook],
        (0.012, 0.012),
        s.mat("#d8302a"),
        0,
        5,
    )
    s.ring(hook, 0.12, 0.025, s.mat("#d8302a"), axis=(1, 0.4, 0))
    tones = ("#e8687c", "#f0b848", "#f6f0e4", "#b87ac8", "#5a94c8")
    for k in range(34):
        x, z = s.r.uniform(0.0, 1.7), s.r.uniform(-0.6, 1.1)
        high = s.r.uniform(0.1, 0.42) * (1.2 - abs(x - 0.8) * 0.5)
        s.limb([(x, -0.1, z), (x + 0.03, high * 0.6, z), (x, high, z)], (0.014, 0.01), s.mat("#4f8a44"), 0, 2)
        with s.at(x, high, z, pitch=30), s.body():
            s.ball((0, 0.01, 0), 0.028, s.mat("#f6d050"))
            for n in range(5):
                a = n * math.tau / 5
                s.ball(
                    (math.cos(a) * 0.05, 0, math.sin(a) * 0.05),
                    (0.04, 0.012, 0.026),
                    s.mat(tones[k % 5]),
                    0.004,
                    yaw=-math.degrees(a),
                )
    with s.at(0.92, 0, 1.95, yaw=-26):
        frog(s, 0.6)
    with s.at(0.9, 0.02, 1.86, roll=-6):
        s.cone((0.16, 0, -0.1), (0.1, 1.0, -0.1), 0.014, 0.014, s.mat("#7a4a2c"))
        s.lathe(
            (0.1, 0.74, -0.1),
            [(0.5, 0), (0.52, 0.02), (0.32, 0.22), (0, 0.3), (0, 0.26), (0.3, 0.18), (0.49, 0.0)],
            s.mat("#3f78a8", "#f3e8d0", "staves", 5),
            folds=8,
            deep=0.05,
        )
    for _ in range(70):
        px, py, scale = s.camera.seen((s.r.uniform(0.0, 1.6), s.r.uniform(0.3, 2.4), s.r.uniform(-0.5, 0.5)))
        s.front.segment(px, py, px - 3, py + scale * 0.13, "#e4eef6", 2.2, 0.6)
    s.focus = (-0.5, 1.5, 0.5)
    return s
