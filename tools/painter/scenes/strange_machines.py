"""A card of a machine that lives: a brass hen."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.scenery import crown
from tools.painter.solid.space import Camera


def cog(teeth: int, wide: float) -> list[tuple[float, float]]:
    """The outline of a cogwheel."""
    points = []
    for k in range(teeth):
        for share, r in ((0.0, 0.82), (0.22, 0.82), (0.32, 1.0), (0.68, 1.0), (0.78, 0.82)):
            a = math.tau * (k + share) / teeth
            points.append((math.cos(a) * r * wide, math.sin(a) * r * wide))
    return points


@solid("p30")
def clockwork_hen(seed: int) -> Stage:
    s = Stage(
        seed,
        "verdigris",
        Camera((1.3, 0.7, 4.9), (0.12, 0.82, 0.0), 38),
        sky="#88b0a8",
        ground="#8a6a3c",
        fill=0.42,
        haze="#bcd0a8",
        thin=0.02,
    )
    b = s.back
    nature.sky(b, ("#1f4f4c", "#4f8a78", "#8fb48a", "#3f6a4c"))
    for x, y, z, r, tones in (
        (-1.5, 2.1, -2.6, 0.8, ("#3f7a54", "#5f9a5c", "#2f6248")),
        (1.7, 2.5, -2.9, 0.9, ("#4f8a58", "#7fb068", "#356a4c")),
        (0.3, 3.2, -3.6, 0.9, ("#5f9468", "#8fb878", "#48785c")),
        (2.1, 0.6, -2.4, 0.6, ("#2f6248", "#4f8a58", "#28543e")),
        (-2.1, 0.3, -2.2, 0.6, ("#2f6248", "#4f8a58", "#28543e")),
    ):
        crown(s, (x, y, z), (r, r * 0.8, r * 0.7), tones, 12)
    s.sun((-0.9, 1.0, 0.6), "#ffdc9c", 1.9, 0.06)
    bark = s.mat("#6a4a34", "#2f1e18", "wood", 8, bump=0.9, bump_step=7)
    s.limb(
        [(-2.4, -0.28, -0.2), (-0.6, -0.34, 0.1), (0.8, -0.26, 0.0), (2.4, 0.1, -0.6)],
        (0.32, 0.34, 0.3, 0.22),
        bark,
        0.2,
    )
    s.limb([(0.8, -0.2, 0.0), (1.0, 0.05, 0.25), (1.25, 0.2, 0.3)], (0.14, 0.08, 0.05), bark, 0.1)
    brass = s.mat("#c9923c", "#8a5420", "feathers", 5.5, contrast=1.0, shine=0.75, gloss=26)
    copper = s.mat("#a8562c", "#6a2c18", step=2, shine=0.7, gloss=26)
    plume = s.mat("#a8562c", "#6a2c18", "feathers", 4.5, contrast=1.0, shine=0.7, gloss=26)
    s.ring((0, -0.14, -0.04), 0.52, 0.09, s.mat("#a8703c", "#5a3420", "fur", 5.5))
    steel = s.mat("#7a8890", "#4a5460", shine=0.5, gloss=30)
    red = s.mat("#c2382c", "#8a1c20", shine=0.4)
    for k in range(12):
        a = math.tau * k / 12
        x, z = math.cos(a) * 0.72, math.sin(a) * 0.5
        with s.at(
            x,
            0.06 + 0.05 * (k % 3),
            z,
            yaw=-math.degrees(a) + 90 + s.r.uniform(-25, 25),
            pitch=s.r.uniform(-40, 20),
        ):
            s.sheet(
                (0, 0, 0),
                cog(9 + k % 4, 0.27 + 0.05 * (k % 3)),
                (brass, copper, steel)[k % 3],
                0.035,
                round_=0.01,
            )
            s.cone((0, 0, -0.05), (0, 0, 0.06), 0.06, 0.06, steel)
    for k in range(9):
        a = k * 0.72
        p = [
            (math.cos(a + t) * 0.8, 0.02 + 0.07 * math.sin(5 * t + k), math.sin(a + t) * 0.56)
            for t in (0, 0.5, 1.0, 1.5)
        ]
        s.limb(p, (0.014, 0.014), copper, 0, 4)
    egg = s.mat("#d8e4dc", "#6a8a8c", "spots", 13, contrast=0.6, shine=0.3)
    for x, z, roll in ((-0.42, 0.42, 14), (0.1, 0.56, -6)):
        s.ball((x, 0.28, z), (0.19, 0.25, 0.19), egg, roll=roll)
    with s.at(0.5, 0.28, 0.38, roll=-16):
        with s.body():
            s.ball((0, 0, 0), (0.19, 0.25, 0.19), egg)
            for x0, y0, x1, y1 in (
                (-0.12, 0.1, -0.03, 0.02),
                (-0.03, 0.02, 0.02, 0.1),
                (0.02, 0.1, 0.09, 0.0),
                (-0.03, 0.02, -0.01, -0.09),
            ):
                s.cone(
                    (x0, y0, 0.19), (x1, y1, 0.2), 0.03, 0.03, s.mat("#fff0b0", glow=3.0), 0.005, carves=True
                )
        s.lamp((0.02, 0.05, 0.34), "#ffd070", 0.9, 0.3, soft=0)
    with s.at(0, 0.78, -0.12, yaw=42):
        with s.body():
            s.ball((0, 0, 0), (0.52, 0.5, 0.66), brass)
            s.ball((0, 0.04, 0.36), (0.4, 0.42, 0.38), brass, 0.2)
            s.cone((0, 0.2, 0.44), (0, 0.66, 0.56), 0.3, 0.19, brass, 0.16)
            s.ball((0, 0.82, 0.6), (0.23, 0.24, 0.26), brass, 0.08)
        for k in range(5):
            a = -0.5 + 0.25 * k
            with s.at(math.sin(a) * 0.14, 0.2, -0.5, yaw=180 + math.degrees(a), pitch=-50 + 8 * abs(k - 2)):
                s.ball((0, 0.1, 0.32), (0.1, 0.03, 0.42), (plume, brass)[k % 2], roll=70 * (k - 2) / 2)
        for side in (-1, 1):
            for k in range(3):
                s.ball(
                    (side * (0.48 + 0.01 * k), 0.02 - 0.1 * k, 0.02 - 0.1 * k),
                    (0.07, 0.24 - 0.03 * k, 0.42 - 0.05 * k),
                    (plume, brass, plume)[k],
                    pitch=24,
                    yaw=side * 8,
                )
            with s.at(side * 0.2, 0.88, 0.68, yaw=side * 62):
                s.ring((0, 0, 0.0), 0.075, 0.022, steel, axis=(0, 0, 1))
                s.ball((0, 0, 0.0), 0.06, s.mat("#1a1420", shine=1.0, gloss=60))
                s.ball((-0.02, 0.025, 0.05), 0.014, s.mat("#ffffff", glow=0.8))
            s.ball((side * 0.06, 0.6, 0.82), (0.06, 0.13, 0.05), red)
        s.cone((0, 0.82, 0.8), (0, 0.74, 1.08), 0.09, 0.015, s.mat("#e0a03c", shine=0.4))
        with s.body():
            for k in range(4):
                s.ball(
                    (0, 1.04 + 0.06 * math.sin(k * 1.1 + 0.4), 0.74 - 0.12 * k), (0.05, 0.12, 0.09), red, 0.03
                )
        for k in range(14):
            a = math.tau * k / 14
            s.ball((math.cos(a) * 0.32, 0.16 + math.sin(a) * 0.3, 0.61 + 0.05 * math.sin(a)), 0.02, steel)
        with s.at(0.0, 0.5, -0.16, pitch=-16), s.body():
            s.cone((0, -0.1, 0), (0, 0.3, 0), 0.045, 0.045, steel)
            for side in (-1, 1):
                s.ring((side * 0.17, 0.46, 0), 0.15, 0.042, steel, 0.03, axis=(0, 0, 1))
    with s.at(1.12, 0.22, 0.3, yaw=-70):
        beasts.bird(s, 0.36, "#8a5a44", "#e8b070", look=10)
    s.focus = (0.15, 0.9, 0.3)
    return s
