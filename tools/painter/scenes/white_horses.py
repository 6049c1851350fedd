"""The card of waves that are horses."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid.horse import horse
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera


def _wave(s: Stage, z: float, high: float, seed: float, sea: int, foam: int) -> None:
    """A ridge of water from one side of the picture to the other, breaking along its top."""
    points, widths = [], []
    for k in range(11):
        x = -4.4 + 0.8 * k
        points.append(
            (x, high * (0.42 + 0.2 * math.sin(k * 1.1 + seed)) - 0.4, z + 0.25 * math.sin(k * 0.9 + seed))
        )
        widths.append(0.6 + 0.1 * math.sin(k * 1.7 + seed))
    with s.body(rough=0.12, step=1.6):
        s.limb(points, widths, sea, 0.3, 3)
    for k, (x, y, zz) in enumerate(points):
        for j in range(2):
            a = k * 2.4 + j * 1.9 + seed
            with s.body(rough=0.05, step=6):
                s.ball(
                    (
                        x + 0.26 * j + 0.1 * math.sin(a),
                        y + widths[k] * (0.86 - 0.12 * j),
                        zz + 0.3 + 0.16 * j,
                    ),
                    (0.3, 0.15 + 0.06 * math.sin(a), 0.2),
                    foam,
                )


@solid("p22")
def white_horses(seed: int) -> Stage:
    s = Stage(
        seed, "nocturne", Camera((1.0, 0.9, 9.0), (0.1, 1.62, 0.0), 38, roll=-4),
        sky="#7a94cc", ground="#2a3c6c", fill=0.5, haze="#8fa4cc", thin=0.05, clear=7,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#101a40", "#2c4680", "#8296bc", "#ecd0bc"), (0, 0.25, 0.45, 0.66))
    nature.stars(b, 60, 160)
    nature.clouds(b, "#c9d4ec", 0.6, 0.004, 0.014, 0, 460, 0.46)
    nature.clouds(b, "#0c1434", 0.75, 0.005, 0.018, 0, 330, 0.5)
    nature.beam(b, [(486, 262), (-60, 60), (-60, 250)], "#ffe9b0", 0.5, 8)
    for x, y, size, tilt in ((96, 300, 0.5, -14), (236, 226, 0.34, 8)):
        with b.at(x, y, size, tilt):
            b.path(
                "M-90,-6 Q-50,-44 -8,-6 Q0,4 8,-6 Q50,-44 90,-6 Q50,-24 8,10 Q0,16 -8,10 Q-50,-24 -90,-6Z",
                "#f4f6fa",
            )
    s.sun((0.85, 0.7, 0.1), "#ffe0b0", 1.5, 0.08)
    s.sun((-0.5, 0.6, 0.8), "#c4d4f8", 1.3, 0.1)
    sea = s.mat("#2c569c", "#183468", "waves", 5, shine=0.5, gloss=30, bump=0.4, bump_step=4)
    foam = s.mat("#f4f8ff", "#c8dcf4", "wool", 17, soft=0.7)
    s.ground(-0.5, sea, waves=0.1, wave_step=2.0)
    for far, high, turn in ((-6.5, 1.6, 0.4), (-3.4, 1.4, 2.2), (-0.9, 1.2, 4.0), (2.6, 0.3, 1.0)):
        _wave(s, far, high, turn, sea, foam)
    rearing = ((0.14, 0.2, -0.6), (-0.14, 0.3, -0.75), (0.12, 1.0, 1.22), (-0.12, 0.72, 1.3))
    reaching = ((0.14, 0.1, -0.8), (-0.14, 0.0, -0.9), (0.12, 0.66, 1.5), (-0.12, 0.92, 1.16))
    for px, py, pz, yaw, pitch, grown, feet, wind in (
        (-0.35, -0.12, 1.7, -34, -16, 1.12, rearing, 0.25),
        (1.35, 0.1, -0.4, -30, -8, 1.05, reaching, 0.3),
        (1.75, -0.55, 2.7, -38, -18, 0.95, rearing, 0.2),
        (0.9, 0.5, -4.2, -26, -6, 1.1, reaching, 0.3),
    ):
        with s.at(px, py, pz, yaw=yaw, pitch=pitch, scale=grown):
            horse(s, "#e8eef8", "#ffffff", feet, wind=wind)
            for k in range(9):
                a = k * 2.39996
                with s.body(rough=0.05, step=7):
                    s.ball(
                        (0.34 * math.cos(a), 0.42 + 0.22 * math.sin(k * 1.3), -0.5 + 0.5 * math.sin(a)),
                        (0.26, 0.2, 0.28),
                        foam,
                    )
    with s.at(2.3, 0.0, -9.0):
        with s.body(rough=0.3, step=1.2):
            s.ball(
                (0.1, 0.2, 0),
                (1.7, 1.1, 1.0),
                s.mat("#232c4c", "#141c38", "streaks", 3, bump=0.8, bump_step=3),
            )
        s.lathe(
            (0, 1.1, 0), [(0, 0), (0.42, 0), (0.3, 2.6), (0, 2.6)], s.mat("#f0ead8", "#c2543d", "bands", 4.6)
        )
        s.lathe((0, 3.7, 0), [(0, 0), (0.42, 0), (0.42, 0.1), (0, 0.1)], s.mat("#2a3454"))
        s.lathe((0, 3.8, 0), [(0, 0), (0.24, 0), (0.24, 0.5), (0, 0.5)], s.mat("#fff0c0", glow=3.0))
        s.lathe((0, 4.3, 0), [(0, 0), (0.34, 0), (0.1, 0.34), (0, 0.42)], s.mat("#c2543d"))
    f = s.front
    for _ in range(150):
        f.circle(f.r.uniform(0, 600), f.r.uniform(430, 880), f.r.uniform(0.8, 3.2), "#ffffff", 0.75)
    s.focus = (-0.2, 1.4, 1.7)
    return s
