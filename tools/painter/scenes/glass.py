"""Cards behind glass: a snowman among palms, a drop on a pane."""

from __future__ import annotations

import math

from tools.painter.palettes import darker, mix
from tools.painter.scenes import solid
from tools.painter.solid.beasts import butterfly
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera


def _glasshouse(s: Stage) -> None:
    """Iron ribs under snow, bushes and palms."""
    for x, z, high in (
        (-1.5, -2.3, 1.5),
        (0.1, -2.5, 1.7),
        (1.3, -2.2, 1.3),
        (-0.75, -1.5, 0.9),
        (0.95, -1.1, 0.8),
        (2.0, -0.4, 1.0),
        (-2.0, 0.0, 1.0),
    ):
        with s.body(rough=0.16, step=6):
            for k in range(5):
                s.ball(
                    (x + 0.26 * math.cos(k * 2.2), high * (0.35 + 0.13 * k), z + 0.2 * math.sin(k * 2.2)),
                    0.34 * high,
                    s.mat("#2f6f42", "#6a9c4c", "leaves", 7, contrast=1.2),
                    0.1,
                )
    iron = s.mat("#f3f0e4", "#c8d0c4", shine=0.3)
    for z in (-0.6, -1.8, -3.2):
        with s.body():
            for side in (-1, 1):
                s.limb(
                    [(side * 2.1, 0, z), (side * 2.1, 1.9, z), (side * 1.5, 2.9, z), (0, 3.5, z)],
                    (0.045, 0.04),
                    iron,
                    0.01,
                )
    for x, y in ((-2.1, 1.0), (-2.1, 1.9), (-1.5, 2.9), (0.0, 3.5), (1.5, 2.9), (2.1, 1.9), (2.1, 1.0)):
        s.cone((x, y, 0.4), (x, y, -3.2), 0.03, 0.03, iron)
    with s.body():
        for x in (-1.4, -0.7, 0.0, 0.7, 1.4):
            s.cone((x, 0, -3.2), (x, 3.5 - abs(x) * 0.4, -3.2), 0.03, 0.03, iron)
        s.cone((-2.1, 1.2, -3.2), (2.1, 1.2, -3.2), 0.03, 0.03, iron)
    snow = s.mat("#f6f8f8", "#c4d4e4", step=3, contrast=1.0, soft=0.5)
    for k in range(7):
        s.ball((-1.5 + 0.5 * k, 3.02 + 0.5 * math.cos((k - 3) * 0.45), -0.6), (0.22, 0.09, 0.12), snow)
    green = ("#3f8a4c", "#2f6a44", "#6aa850", "#8fb84c")
    for x, z, high, n in (
        (-1.55, -1.2, 2.3, 9),
        (1.6, -1.5, 2.6, 9),
        (0.75, -2.6, 2.9, 8),
        (-0.7, -2.7, 2.5, 8),
        (1.5, 0.7, 1.1, 7),
        (-1.3, 0.9, 0.8, 7),
    ):
        trunk = s.mat("#7a5a3c", "#4a3424", "bands", 24)
        s.limb([(x, 0, z), (x + 0.06, high * 0.5, z), (x, high * 0.9, z)], (0.07, 0.05, 0.05), trunk)
        with s.at(x, high * 0.9, z):
            for k in range(n):
                leaf = s.mat(green[k % 4], darker(green[k % 4], 0.35), "needles", 5, soft=0.5)
                with s.at(yaw=k * 360 / n + 20, roll=24 - 22 * (k % 3)):
                    s.sheet(
                        (0.48, 0, 0),
                        [
                            (-0.5, -0.03),
                            (-0.2, -0.13),
                            (0.15, -0.15),
                            (0.5, 0.0),
                            (0.15, 0.15),
                            (-0.2, 0.13),
                            (-0.5, 0.03),
                        ],
                        leaf,
                        0.01,
                        bend=-0.55,
                        round_=0.006,
                        pitch=90,
                    )


@solid("p74")
def guest_in_the_glasshouse(seed: int) -> Stage:
    s = Stage(
        seed,
        "verdigris",
        Camera((-1.15, 0.8, 4.9), (0.06, 1.12, 0.0), 42),
        sky="#b8d0d8",
        ground="#6a7a4c",
        fill=0.5,
        haze="#d8e8dc",
        thin=0.03,
        clear=6,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#a8c0cc", "#dfe8e4", "#f0f0e4"))
    _, line, _ = s.camera.seen((0.0, 0.0, -60.0))
    for k in range(16):
        x = k * 42 + b.r.uniform(-14, 14)
        b.path(
            f"M{x - 40},{line:.0f} L{x},{line - 220 + b.r.uniform(-40, 60):.0f} L{x + 40},{line:.0f}Z",
            mix("#a8bcc4", "#c8d4d4", b.r.random()),
        )
    for _ in range(120):
        b.circle(b.r.uniform(0, 600), b.r.uniform(0, 560), b.r.uniform(1.5, 4), "#ffffff", 0.9)
    s.sun((-0.7, 1.0, 0.5), "#fff0c8", 2.1, 0.06)
    s.ground(0, s.mat("#b8805c", "#8a5a44", "tiles", 1.6))
    s.box((0, -0.02, -13.4), (14, 0.14, 10), s.mat("#eef2f4", "#c4d0dc", step=0.6, contrast=1.0))
    _glasshouse(s)
    wet = s.mat("#eef4f6", "#a8c4dc", step=2.2, contrast=1.0, soft=0.5, shine=0.35, gloss=30)
    with s.at(0.12, 0, 0.35, yaw=-16):
        with s.body(rough=0.035, step=7):
            s.ball((0.04, 0.42, 0), (0.62, 0.5, 0.58), wet)
            s.ball((-0.06, 0.06, 0.05), (0.8, 0.1, 0.7), wet, 0.2)
            s.ball((-0.05, 1.04, 0.03), (0.4, 0.36, 0.38), wet, 0.12)
            s.ball((-0.16, 1.48, 0.1), (0.29, 0.27, 0.28), wet, 0.06)
            for k in range(8):
                a = k * 0.8
                s.cone(
                    (math.cos(a) * 0.5, 0.4, math.sin(a) * 0.46),
                    (math.cos(a) * 0.57, 0.14, math.sin(a) * 0.54),
                    0.04,
                    0.055,
                    wet,
                    0.08,
                )
        s.ball(
            (-0.1, 0.012, 0.3),
            (1.1, 0.016, 0.8),
            s.mat("#8fb0b8", "#b8d0d0", mirror=0.7, shine=0.8, gloss=50),
        )
        coal = s.mat("#1c1a20", shine=0.4)
        with s.at(-0.16, 1.48, 0.1, yaw=4, pitch=14, roll=7):
            for side in (-1, 1):
                s.ball((side * 0.11, 0.06, 0.24), 0.036, coal)
                s.cone((side * 0.06, 0.17, 0.235), (side * 0.16, 0.125, 0.22), 0.014, 0.012, coal)
            for k in range(5):
                t = (k - 2) / 2
                s.ball((t * 0.12, -0.1 - 0.05 * t * t, 0.28 - 0.03 * abs(t)), 0.024, coal)
            s.cone((0, 0.0, 0.24), (0.04, -0.04, 0.54), 0.05, 0.012, s.mat("#e8762c", "#b84a18", "bands", 40))
            felt = s.mat("#2f2a38", "#1c1824")
            with s.at(0.03, 0.2, -0.02, roll=-12):
                s.lathe(
                    (0, 0, 0),
                    [(0, 0), (0.33, 0), (0.34, 0.03), (0.21, 0.05), (0.19, 0.34), (0, 0.34)],
                    felt,
                    round_=0.012,
                )
                s.ring((0, 0.08, 0), 0.205, 0.03, s.mat("#b83a34"))
        wool = s.mat("#c8382c", "#f0e0c8", "bands", 34, bump=0.5, bump_step=30)
        with s.body():
            s.ring((-0.12, 1.22, 0.08), 0.24, 0.075, wool, axis=(0.1, 1, 0.15))
            s.ring((-0.12, 1.16, 0.1), 0.27, 0.06, wool, 0.02, axis=(0.0, 1, 0.25))
        s.sheet(
            (0.1, 0.98, 0.44),
            [(-0.1, -0.34), (0.09, -0.36), (0.08, 0.28), (-0.06, 0.28)],
            wool,
            0.018,
            droop=-0.3,
            wave=0.02,
            ripple=(3, 8),
            roll=-8,
            pitch=-10,
        )
        for k in range(3):
            s.ball((-0.03, 1.16 - 0.16 * k, 0.4 + 0.03 * k), 0.032, coal)
        twig = s.mat("#5a3a28")
        s.limb([(-0.4, 1.08, 0.05), (-0.66, 0.92, 0.2), (-0.74, 0.66, 0.3)], (0.035, 0.03, 0.02), twig)
        s.limb([(0.32, 1.08, 0.08), (0.6, 1.06, 0.3), (0.72, 1.3, 0.44)], (0.035, 0.03, 0.02), twig)
        with s.at(0.72, 1.32, 0.44):
            s.limb([(0, -0.12, 0), (0.02, 0.08, 0), (0.0, 0.22, 0)], (0.014, 0.012), s.mat("#4f8a44"))
            with s.at(0, 0.24, 0.02, pitch=50):
                s.ball((0, 0.02, 0), 0.05, s.mat("#f0c040"))
                for k in range(6):
                    a = math.tau * k / 6
                    s.ball(
                        (math.cos(a) * 0.1, 0, math.sin(a) * 0.1),
                        (0.08, 0.02, 0.055),
                        s.mat("#d8302c", "#a81c24"),
                        yaw=-math.degrees(a),
                    )
    for px, py, far, tone, yaw in (
        (150, 300, 4.2, "#e8902c", 40),
        (440, 360, 4.4, "#4f8ac8", -40),
        (330, 180, 5.4, "#f0d060", 10),
    ):
        butterfly(s, s.camera.out(px, py, far), 0.14, tone, yaw)
    s.focus = (0.0, 1.2, 0.4)
    return s
