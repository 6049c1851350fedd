"""The last piece of a puzzle."""

from __future__ import annotations

import math

from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.scenery import crown
from tools.painter.solid.space import Camera
from tools.painter.solid.wild import sheep


def _piece(half: float) -> list[tuple[float, float]]:
    """The outline of a piece of a puzzle: two knobs, two hollows."""
    knob = (
        (-1, 0),
        (-0.24, 0.02),
        (-0.32, 0.2),
        (-0.22, 0.4),
        (0, 0.48),
        (0.22, 0.4),
        (0.32, 0.2),
        (0.24, 0.02),
    )
    points: list[tuple[float, float]] = []
    for side in range(4):
        out, a = (1 if side % 2 else -1), side * math.pi / 2
        for u, v in knob:
            x, y = u * half, half * (1 + out * v)
            points.append((x * math.cos(a) + y * math.sin(a), -x * math.sin(a) + y * math.cos(a)))
    return points


def _rowing_boat(s: Stage) -> None:
    """A red boat along z whose middle is at (0, 0, 0), two oars in it and nobody."""
    hull, wood = s.mat("#c8382c", "#8a2420", step=5, shine=0.3), s.mat("#d8b078", "#a87c48", "wood", 16)
    with s.body():
        s.ball((0, 0.1, 0), (0.19, 0.18, 0.5), hull)
        s.ball((0, 0.16, 0), (0.155, 0.17, 0.45), wood, carves=True)
        s.box((0, 0.36, 0), (0.4, 0.2, 0.7), wood, 0.01, carves=True)
    for z in (-0.16, 0.14):
        s.box((0, 0.11, z), (0.16, 0.014, 0.045), wood, 0.005)
    for side in (-1, 1):
        s.cone((side * 0.07, 0.15, -0.42), (side * 0.1, 0.15, 0.36), 0.016, 0.016, s.mat("#f0dcb0"))
        s.ball((side * 0.11, 0.15, 0.44), (0.045, 0.012, 0.11), s.mat("#f0dcb0"))


@solid("p47")
def the_last_piece(seed: int) -> Stage:
    s = Stage(
        seed, "sand", Camera((1.3, 4.6, 5.2), (-0.05, 0.35, -0.35), 45, roll=4),
        sky="#b8ccd4", ground="#a8986c", fill=0.55, haze="#e8dcb8", thin=0.01, clear=8,
    )  # fmt: skip
    s.back.rect(0, 0, 600, 900, s.back.vert("#8a6844", "#6a4c34"))
    s.sun((-0.75, 0.8, 0.35), "#ffe6b4", 2.1, 0.05)
    s.ground(-0.3, s.mat("#8a5c3c", "#6a4028", "wood", 3))
    hole = (0.62, -0.85)
    grass = s.mat("#9ab45c", "#7a9c4c", "grass", 30, contrast=1.0)
    night = s.mat("#141c4c", "#202c6c", step=2, glow=0.2)
    with s.body():
        s.box((-0.1, -0.14, -0.4), (2.62, 0.14, 3.0), grass, 0.03)
        with s.at(hole[0], -0.05, hole[1], pitch=90):
            s.sheet((0, 0, 0), _piece(0.5), night, 0.09, carves=True)
    seam = s.mat("#5a6a34", "#4a5a30")
    for i in range(-3, 4):
        for j in range(-4, 4):
            x, z = hole[0] + i * 1.0 - 0.5, hole[1] + j * 1.0 - 0.5
            turn = 1 if (i + j) % 2 else -1
            if abs(x + 0.1) < 2.5 and -3.2 < z < 2.2:
                bulge = ((0, 0), (0.38, 0), (0.34, 0.12), (0.5, 0.22), (0.66, 0.12), (0.62, 0), (1, 0))
                for flip in (False, True):
                    line = [
                        (x + turn * v, 0.002, z + u) if flip else (x + u, 0.002, z + turn * v)
                        for u, v in bulge
                    ]
                    s.limb(line, (0.014, 0.014), seam, 0, 3)
    river = s.mat("#6ab4cc", "#a8dce0", step=3, shine=0.7)
    s.limb(
        [
            (-2.5, -0.13, -2.6),
            (-1.5, -0.13, -1.5),
            (-0.7, -0.13, -0.6),
            (-0.9, -0.13, 0.4),
            (0.1, -0.13, 1.2),
            (0.3, -0.13, 2.7),
        ],
        (0.16, 0.2, 0.2, 0.22, 0.24, 0.26),
        river,
        0.05,
    )
    for k in range(9):
        a = k * 2.4
        s.ball(
            (
                hole[0] + 0.34 * math.cos(a) * (0.4 + 0.07 * k),
                -0.12,
                hole[1] + 0.34 * math.sin(a) * (0.4 + 0.07 * k),
            ),
            0.02,
            s.mat("#fff0c0", glow=2.5),
        )
    with s.at(hole[0] + 0.06, -0.1, hole[1] + 0.02), s.body():
        s.ball((0, 0, 0), (0.19, 0.03, 0.19), s.mat("#ffeeb8", glow=1.3))
        s.ball((0.1, 0.02, -0.06), (0.17, 0.1, 0.17), night, carves=True)
    with s.at(-0.86, -0.02, 0.12, yaw=8):
        _rowing_boat(s)
    for x, z, r in ((-0.22, -1.75, 0.2), (0.12, -1.5, 0.15)):
        hay = s.mat("#e8c468", "#b88a34", "fur", 12, bump=0.6, bump_step=14)
        s.lathe(
            (x, 0, z),
            [(0, 0), (r, 0), (r * 1.06, r * 0.6), (r * 0.6, r * 1.5), (0, r * 1.9)],
            hay,
            round_=0.02,
        )
    bark = s.mat("#7a5238", "#4a2c20", "wood", 8)
    for x, z, high in ((1.55, 0.5, 1.0), (-1.9, -1.9, 0.9), (0.2, -2.6, 1.0)):
        s.cone((x, -0.05, z), (x, high * 0.7, z), 0.1, 0.07, bark)
        crown(s, (x, high, z), (0.42, 0.36, 0.4), ("#7aa44c", "#98bc58", "#5f8c44"), 14)
    for k, (x, z) in enumerate(
        ((0.85, 1.25), (1.3, 1.6), (0.95, 1.9), (1.7, 1.3), (-0.9, 1.5), (-0.55, 2.0))
    ):
        with s.at(x, 0, z, yaw=k * 75):
            sheep(s, 0.34)
    x, y, z = s.camera.out(292, 372, 5.2)
    with s.at(x, y, z, yaw=-52, pitch=6, roll=-10):
        beasts.bird(s, 0.74, "#34344a", "#4a4a64", (20, 6), beak="#4a4a54", feet=False, beak_long=0.4)
        beak = s.world(0, 0.64, 0.72)
    with s.at(beak[0] - 0.05, beak[1] - 0.3, beak[2] + 0.05, yaw=14, pitch=20, roll=24):
        s.sheet((0, 0, 0), _piece(0.3), s.mat("#22308a", "#18206a", step=4), 0.03)
        for k in range(6):
            s.ball(
                (0.2 * math.cos(k * 2.1) * (0.4 + 0.1 * k), 0.2 * math.sin(k * 2.1) * (0.4 + 0.1 * k), 0.03),
                0.016,
                s.mat("#fff0c0", glow=2.0),
            )
    s.focus = (0.4, 0.6, -0.4)
    return s
