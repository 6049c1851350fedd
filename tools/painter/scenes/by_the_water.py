"""Cards of water that is something else: a reflection that lies, waves that are horses."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera
from tools.painter.solid.wolf_and_horse import drinking_sheep, horse, wolf


def _night_over_day(s: Stage, shore: float) -> None:
    """A wood at night down to the shore, and in the water under it a summer's day, upside down."""
    b = s.back
    nature.sky(b, ("#080f2c", "#182a58", "#3c5788", "#8fa4bc"), (0, 0.25, 0.45, 0.56))
    nature.stars(b, 130, 330)
    nature.moon(b, 148, 140, 52, halo=3.6)
    nature.clouds(b, "#8fa4d0", 0.35, 0.004, 0.012, 40, 420, 0.48)
    for row, tone in enumerate(("#3a5080", "#24386a", "#121d44")):
        for k in range(17):
            x = k * 38 - 10 + b.r.uniform(-14, 14)
            nature.fir(b, x, shore - 8 + row * 4, 300 - row * 50 + (k * 97 + row * 41) % 110, tone)
        nature.fog(b, shore - 60 + row * 26, 60, 0.42, "#7f98c0")
    b.rect(0, shore, 600, 410, b.vert("#4f9cc8", "#86c4de", "#c9e4dc", "#fbe6b4"))
    with b.group(clip=b.clip_rect(0, shore, 600, 410)):
        nature.disc(b, 148, 838, 48, "#fff6c0", "#ffc860", 3.0, 0.9)
        nature.clouds(b, "#ffffff", 0.6, 0.004, 0.013, 700, 900, 0.45)
        for row, tones in enumerate(
            (("#8fc07c", "#a8d090", "#c4e0a8", "#d8ecc0"), ("#5f9a48", "#7fb458", "#a4cc70", "#cce494"))
        ):
            for k in range(9):
                x, low = k * 76 - 10 + row * 34, 150 - row * 60 + (k * 53) % 60
                b.limb([(x, shore), (x + 4, shore + low * 0.8)], (12, 7), "#8a7050", 0.7)
                nature.foliage(b, x, shore + low, 50 - row * 8, 44 - row * 6, tones, 70, 9)
        b.rect(0, shore - 4, 600, 30, b.vert("#5f8a40", "#8cb85c"))


@solid("p66")
def what_the_water_sees(seed: int) -> Stage:
    shore = 512.0
    s = Stage(
        seed, "nocturne", Camera((0.0, 0.34, 9.0), (0.0, 0.34, 0.0), 31.2),
        sky="#5a78b8", ground="#e0e8e0", fill=0.42, haze="#6a80b0", thin=0.0,
    )  # fmt: skip
    _night_over_day(s, shore)
    s.sun((-0.6, 0.75, 0.3), "#d4e0ff", 2.3, 0.08)
    s.sun((-0.5, -0.8, 0.62), "#fff2d0", 2.0, 0.08)
    # What keeps the day under the water from shining on the night above it.
    s.box((0, -0.05, 0), (7, 0.03, 1.0), s.mat("#1a2848", "#0c1430", "plain", 3), 0.01)
    s.box((0, -0.005, -0.1), (7, 0.02, 0.6), s.mat("#26385c", "#16223c", "grass", 22), 0.01)
    with s.at(-0.34, 0, 0.0, yaw=84, scale=0.95):
        wolf(s, "#4a5678", "#a8b0c8")
    with s.at(-0.34, -0.1, 0.0, pitch=180), s.at(yaw=-260, scale=0.98):
        drinking_sheep(s)
    f = s.front
    for k in range(60):
        t = (k / 60) ** 0.9
        nature.dash(f, f.r.uniform(-40, 560), shore + 26 + t * 360, 26 + t * 90, 1 + t * 2.4,
                    f.r.choice(("#ffffff", "#7fbcd8", "#ffffff")), 0.34)  # fmt: skip
    for k in range(16):
        x = 14 + k * 37 + (k % 3) * 8
        nature.flower(
            f, x, shore + 22 + (k * 29) % 16, 8, ("#ffffff", "#f7a8b8", "#ffe08a")[k % 3], "#e8903c"
        )
    px, _, _ = s.camera.seen((1.08, 0.0, 0.1))
    for k in range(4):
        f.ring(px, shore + 4, 16 + k * 20, 3.4 + k * 3.6, "#ffffff", 2.2, 0.85 - k * 0.18)
    nature.grass(f, 0, 150, shore + 16, 60, 70, ("#050a20", "#0e1938", "#1a2a54"))
    nature.grass(f, 566, 610, shore + 14, 26, 80, ("#050a20", "#0e1938", "#1a2a54"))
    s.focus = (0.7, 0.3, 0.2)
    return s


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
