"""The card of a fox that paints the wood with its tail."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid.model import Stage
from tools.painter.solid.scenery import crown
from tools.painter.solid.space import Camera, vec
from tools.painter.solid.wild import fox_head


@solid("p63")
def a_fox_with_paint(seed: int) -> Stage:
    s = Stage(
        seed, "ember", Camera((0.35, 0.8, 6.2), (0.0, 1.5, 0.0), 44),
        sky="#b8c8c4", ground="#8a7a48", fill=0.5, haze="#f0d8a4", thin=0.05, clear=7,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#7ab0b4", "#bcd0b8", "#f4deac", "#f8c888"))
    nature.clouds(b, "#fff4dc", 0.75, 0.004, 0.011, 0, 330, 0.44)
    with b.group(through=b.blur(6)):
        for _ in range(130):
            x = b.r.uniform(0, 600)
            tone = (
                b.r.choice(("#e08a3c", "#d8602c", "#f0b04c"))
                if x < 300
                else b.r.choice(("#8ab460", "#6a9c54", "#a8c470"))
            )
            b.circle(x, b.r.uniform(330, 600), b.r.uniform(20, 46), tone, 0.75)
    s.sun((0.75, 0.8, 0.55), "#ffe6b0", 2.1, 0.06)
    s.ground(
        0, s.mat("#a8943c", "#8a7a38", "grass", 9, contrast=1.0, bump=0.6, bump_step=6), hills=0.25, step=0.5
    )
    red, green = ("#e0642c", "#f0963c", "#c8402c"), ("#5f9a4c", "#7fb458", "#4a803c")
    bark = s.mat("#7a5240", "#4a2c24", "wood", 8, bump=0.9, bump_step=8)
    for x, z, high, mine in (
        (-1.75, -2.0, 2.0, red),
        (1.75, -1.7, 1.9, green),
        (2.6, -4.5, 2.2, green),
        (-2.7, -4.6, 2.3, red),
        (-0.9, -5.5, 2.2, red),
    ):
        with s.body():
            s.cone((x, -0.1, z), (x + 0.08, high * 0.8, z), 0.17, 0.11, bark)
            for k in range(3):
                s.cone(
                    (x, 0.15, z),
                    (x + 0.34 * math.cos(k * 2.1), -0.06, z + 0.34 * math.sin(k * 2.1)),
                    0.1,
                    0.04,
                    bark,
                    0.1,
                )
        crown(s, (x, high + 0.25, z), (0.66, 0.6, 0.6), mine, 18)
    with s.body():
        s.limb(
            [(0.25, -0.1, -1.6), (0.1, 0.8, -1.6), (0.2, 1.6, -1.6), (0.1, 2.2, -1.6)],
            (0.24, 0.18, 0.14, 0.1),
            bark,
            0.05,
        )
        for dx in (-0.6, 0.55):
            s.cone((0.14, 1.5, -1.6), (0.14 + dx, 2.2, -1.6), 0.09, 0.05, bark, 0.06)
    crown(s, (0.12, 2.72, -1.6), (1.02, 0.72, 0.6), green, 30, (0.05, red))
    coat, white, sock = (
        s.mat("#d86a2c", "#a8441c", "fur", 12),
        s.mat("#f8ecd8", "#e0c8a8", "fur", 12),
        s.mat("#3a2420"),
    )
    with s.at(0.55, 0, 0.75, yaw=-34, scale=1.3):
        with s.body():
            s.ball((0, 0.27, -0.14), (0.23, 0.27, 0.28), coat)
            s.limb([(0, 0.3, -0.08), (0, 0.52, 0.06), (0, 0.66, 0.11)], (0.2, 0.16, 0.12), coat, 0.1)
            s.ball((0, 0.5, 0.17), (0.11, 0.17, 0.08), white, 0.05)
            for side in (-1, 1):
                s.cone((side * 0.09, 0.42, 0.15), (side * 0.08, 0.16, 0.22), 0.075, 0.05, coat, 0.05)
                s.cone((side * 0.08, 0.16, 0.22), (side * 0.08, 0.04, 0.25), 0.05, 0.05, sock, 0.03)
                s.ball((side * 0.18, 0.16, -0.08), (0.1, 0.16, 0.19), coat, 0.05)
                s.cone((side * 0.19, 0.05, -0.02), (side * 0.19, 0.045, 0.18), 0.065, 0.05, sock, 0.04)
        with s.at(0, 0.82, 0.16, yaw=-30, pitch=-12):
            fox_head(s)
    root = vec((0.85, 0.3, 0.32))
    path = [
        root,
        vec((1.25, 0.5, 0.0)),
        vec((1.2, 1.15, -0.25)),
        vec((0.62, 1.62, -0.5)),
        vec((0.14, 2.12, -0.85)),
    ]
    with s.body(rough=0.05, step=9):
        s.limb(path, (0.1, 0.2, 0.26, 0.22, 0.12), coat, 0.12)
    with s.body(rough=0.05, step=12):
        s.limb(path[-2:], (0.16, 0.15), s.mat("#f0862c", "#e0581c", "fur", 12, shine=0.6), 0.08)
        s.ball(
            path[-1] + vec((-0.05, 0.08, -0.04)),
            0.17,
            s.mat("#f0862c", "#e0581c", "fur", 12, shine=0.6),
            0.08,
        )
    paints = ("#e8702c", "#d8402c", "#f0b83c")
    for k, tone in enumerate(paints):
        x, z = -0.66 + 0.44 * k, 2.05 + 0.2 * (k % 2)
        tin = s.mat("#c8ccd0", "#8a949c", "bands", 40, shine=0.7)
        s.lathe(
            (x, 0, z),
            [(0, 0), (0.16, 0), (0.19, 0.32), (0.17, 0.32), (0.16, 0.26), (0, 0.26)],
            tin,
            round_=0.006,
        )
        s.lathe((x, 0.27, z), [(0, 0), (0.165, 0), (0, 0.012)], s.mat(tone, shine=0.8))
        s.cone((x + 0.1, 0.33, z + 0.16), (x + 0.1, 0.16, z + 0.165), 0.035, 0.045, s.mat(tone, shine=0.8))
        s.limb(
            [(x - 0.19, 0.3, z), (x - 0.1, 0.16, z + 0.2), (x + 0.14, 0.18, z + 0.18), (x + 0.19, 0.3, z)],
            (0.01, 0.01),
            s.mat("#6a6a70"),
        )
    for k in range(60):
        x, z = s.r.uniform(-2.4, 0.9), s.r.uniform(-0.9, 3.2)
        s.ball(
            (x, 0.03, z),
            (0.075, 0.012, 0.05),
            s.mat(red[k % 3], soft=0.5),
            yaw=k * 53,
            roll=s.r.uniform(-20, 20),
        )
    s.focus = (0.4, 1.1, 1.0)
    return s
