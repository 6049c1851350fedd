"""Cards above the ground: what is walked, held and carried in the air."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.palettes import mix
from tools.painter.scenes import solid
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera

SHIRT = (
    (-0.25, -0.42),
    (0.25, -0.42),
    (0.27, 0.16),
    (0.56, -0.06),
    (0.68, 0.14),
    (0.32, 0.44),
    (0.12, 0.48),
    (0.0, 0.42),
    (-0.12, 0.48),
    (-0.32, 0.44),
    (-0.68, 0.14),
    (-0.56, -0.06),
    (-0.27, 0.16),
)


@solid("p79")
def shirts_fly_south(seed: int) -> Stage:
    s = Stage(
        seed,
        "sand",
        Camera((1.3, 0.8, 5.1), (-0.1, 1.85, 0.0), 47),
        sky="#8fb4e0",
        ground="#8a8a50",
        fill=0.62,
        haze="#cfdfe6",
        thin=0.02,
        clear=7,
    )
    b = s.back
    nature.sky(b, ("#3f7fae", "#7fb4cc", "#d8e0cc", "#f6dcae"))
    nature.clouds(b, "#fffaf0", 0.8, 0.004, 0.011, 60, 620, 0.44)
    s.sun((1.0, 0.9, 0.55), "#ffe0a8", 2.3, 0.07)
    s.ground(
        0,
        s.mat("#7f9a4c", "#c9b060", "grass", 8, contrast=1.0, bump=0.5, bump_step=9),
        hills=0.5,
        step=0.35,
    )
    for k in range(520):
        x, z = s.r.uniform(-3.4, 3.4), s.r.uniform(-3.0, 3.6)
        if abs(x + 0.45) < 0.4 and abs(z - 0.4) < 0.5:
            continue
        lean = s.r.uniform(-0.3, -0.02)
        high = s.r.uniform(0.08, 0.24)
        if k % 4 == 0:
            with s.body():
                for _ in range(5):
                    dx, dz = s.r.uniform(-0.12, 0.12), s.r.uniform(-0.12, 0.12)
                    s.cone(
                        (x + dx, -0.12, z + dz),
                        (x + dx + lean, high, z + dz),
                        0.014,
                        0.003,
                        s.mat(mix("#5f8a3c", "#d8bc5c", s.r.random())),
                    )
    for x, z, high in ((-2.05, -1.9, 2.3), (2.4, -0.6, 2.3)):
        s.cone((x, -0.3, z), (x, high, z), 0.07, 0.055, s.mat("#8a6444", "#5a3c28", "wood", 16))
        s.cone(
            (x - 0.35, high - 0.12, z),
            (x + 0.35, high - 0.08, z),
            0.045,
            0.045,
            s.mat("#8a6444", "#5a3c28", "wood", 16),
        )
    line = s.mat("#f3ead8")
    s.limb(
        [(-2.05, 2.22, -1.9), (-0.4, 1.86, -1.25), (0.9, 1.9, -0.95), (2.4, 2.24, -0.6)],
        (0.014, 0.014),
        line,
        0,
        6,
    )
    cloth = (
        ("#c2402f", "#f6e4c8", "bands", 34.0),
        ("#f6efe0", "#9ab0c8", "plaid", 46.0),
        ("#e0a83c", "#c98a2c", "plain", 6.0),
        ("#3d6f9c", "#f0e4d0", "plaid", 40.0),
        ("#e8b0a8", "#c2402f", "spots", 11.0),
        ("#5a8a78", "#d8e4c8", "bands", 60.0),
        ("#f0e8d8", "#c2543d", "bands", 80.0),
        ("#7a5a9c", "#503a78", "plain", 6.0),
    )
    flock = (
        (420, 330, 4.6, -24, 30, 26),
        (190, 250, 5.4, 30, 22, -24),
        (450, 165, 7.0, -24, 30, -16),
        (300, 130, 8.6, 20, 40, 18),
        (120, 115, 9.6, -16, 24, 26),
        (235, 60, 12.0, 26, 36, -20),
        (380, 62, 14.0, 0, 30, 12),
    )
    for k, (px, py, far, yaw, pitch, roll) in enumerate(flock):
        x, y, z = s.camera.out(px, py, far)
        size = 0.78 + 0.03 * k
        colour, second, kind, step = cloth[k]
        with s.at(x, y, z, yaw=yaw, pitch=pitch, roll=roll, scale=size):
            s.sheet(
                (0, 0, 0),
                SHIRT,
                s.mat(colour, second, kind, step / 2, soft=0.5),
                0.012,
                bend=0.75 if k % 2 else 0.45,
                droop=0.3,
                wave=0.045,
                ripple=(7, 5),
            )
    colour, second, kind, step = cloth[7]
    with s.at(1.0, 1.56, -0.92, yaw=-12, pitch=-24, roll=14, scale=0.8):
        s.sheet(
            (0, 0, 0),
            [(-x, -y) for x, y in SHIRT],
            s.mat(colour, second, kind, step, soft=0.5),
            0.012,
            droop=0.35,
            wave=0.05,
            ripple=(8, 4),
        )
    for x in (0.8, 1.2, -0.7, -0.4):
        s.box((x, 1.9, -0.95 - (1.0 - x) * 0.2), (0.02, 0.07, 0.02), s.mat("#c98a4c"))
    with s.at(0.62, 0.06, 1.0, yaw=20):
        weave = s.mat("#b8884c", "#7a5228", "plaid", 60)
        s.lathe(
            (0, 0, 0),
            [(0, 0), (0.24, 0), (0.34, 0.3), (0.36, 0.31), (0.29, 0.28), (0, 0.2)],
            weave,
            round_=0.015,
        )
        s.ball((0, 0.26, 0), (0.26, 0.1, 0.26), s.mat("#f3ead8", bump=0.5, bump_step=9))
    look = Look(
        height=1.62,
        style="bun",
        hair="#8a4a2c",
        top="#f3e4cc",
        skirt=0.37,
        cloth="#a8483c",
        girth=1.12,
        shoes="#4a2a20",
        smile=-0.1,
        brow=1.0,
    )
    figure(
        s,
        look,
        "reach",
        -0.55,
        0.02,
        0.75,
        yaw=78,
        gaze=(0.25, 2.9, 0.9),
        holds={"left": (-0.05, 1.95, 0.5), "right": (0.1, 1.5, 1.05)},
        lean=8,
    )
    with s.at(-3.4, 0.1, -8.5, yaw=12):
        pole = s.mat("#7a5840", "#5a3c28")
        for x in (-1.9, 1.9):
            s.cone((x, -0.4, 0), (x, 2.1, 0), 0.06, 0.05, pole)
        s.limb([(-1.9, 2.0, 0), (0, 1.75, 0), (1.9, 2.0, 0)], (0.02, 0.02), line, 0, 5)
        for k, x in enumerate((-1.25, -0.05, 1.15)):
            colour, second, kind, step = cloth[(0, 3, 2)[k]]
            s.sheet(
                (x, 1.48, 0),
                [(-a, -b) for a, b in SHIRT],
                s.mat(colour, second, kind, step, soft=0.5),
                0.02,
                wave=0.05,
                ripple=(6, 3),
            )
    s.focus = (-0.4, 2.0, 0.3)
    return s
