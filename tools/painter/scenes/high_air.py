"""Cards above the ground: what is walked, held and carried in the air."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import mix
from tools.painter.scenes import solid
from tools.painter.solid import beasts
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


def _town(s: Stage, y: float, square: tuple[float, float, float], lit: str) -> None:
    """Roofs seen from above, with a free square."""
    for i in range(-6, 5):
        for j in range(-13, 3):
            if math.hypot(i * 2.3 - square[0], j * 2.3 - square[2]) < 2.9:
                continue
            x, z = i * 2.3 + s.r.uniform(-0.4, 0.4), j * 2.3 + s.r.uniform(-0.4, 0.4)
            high, wide = s.r.uniform(1.2, 2.8), s.r.uniform(0.75, 0.98)
            wall = s.mat(s.r.choice(("#c8b0b8", "#9a8ab0", "#d8bca0", "#8a90b0")))
            tiles = s.mat(
                s.r.choice(("#b85a5c", "#7a5a98", "#c8845c", "#5a7a90", "#a84a78")),
                "#54386c",
                "scales",
                9,
                contrast=0.7,
            )
            with s.at(x, y, z, yaw=s.r.choice((0, 90)) + s.r.uniform(-14, 14)), s.body():
                s.box((0, high / 2, 0), (wide, high / 2, wide * 0.9), wall)
                s.sheet(
                    (0, high, 0), [(-wide * 1.12, -0.05), (wide * 1.12, -0.05), (0, wide * 1.1)], tiles, wide
                )
                s.box((wide * 0.4, high + wide * 0.9, 0.2), (0.12, 0.35, 0.12), wall)
                for k in (-0.4, 0.4):
                    if s.r.random() < 0.5:
                        s.box((k, high * 0.55, wide * 0.9), (0.16, 0.26, 0.03), s.mat(lit, glow=2.2))


@solid("p42")
def held_by_birds(seed: int) -> Stage:
    s = Stage(
        seed,
        "violet",
        Camera((1.0, 3.3, 4.4), (0.08, 0.1, 0.1), 47, roll=-6),
        sky="#7a6cc0",
        ground="#c87a8c",
        fill=0.5,
        haze="#a890c8",
        thin=0.02,
        clear=7,
    )
    s.back.rect(0, 0, 600, 900, s.back.vert("#8a6ab0", "#e8a8a0", "#b080b0"))
    s.sun((-0.9, 0.75, 0.25), "#ffc890", 2.3, 0.06)
    s.ground(-11, s.mat("#8a7090", "#5a4a78", "tiles", 0.5))
    square = s.camera.on(150, 690, -11)
    _town(s, -11, square, "#ffd98f")
    rope = s.mat("#f3e2c0", "#b89a70", "bands", 90)
    ends = ((-1.3, 0.5, -1.6), (1.0, 0.4, 1.1))
    s.limb(
        [ends[0], (-0.55, 0.04, -0.62), (0.0, -0.02, 0.0), (0.5, 0.07, 0.62), ends[1]],
        (0.022, 0.022),
        rope,
        0.01,
        6,
    )
    for spot, yaw, size in ((ends[0], 20, 0.66), (ends[1], 66, 0.58)):
        with s.at(*spot, yaw=yaw), s.at(0, 0.02, -0.1, pitch=-14):
            beasts.bird(s, size, "#3c3460", "#5a4c80", wings=(48, 6), beak="#c9a24c")
    holds = {"left": (0.40, 0.86, -0.16), "right": (-0.12, 0.80, 0.30)}
    s.cone((0.98, 0.96, -0.92), (-0.72, 0.70, 1.08), 0.02, 0.02, s.mat("#8a5a3c", "#5a3420", "wood", 20))
    look = Look(
        height=1.55,
        top="#f0e4d0",
        second="#c2402f",
        pattern="bands",
        step=42,
        legs="#2f6a70",
        shoes="#f0dcc0",
        hair="#3a2030",
        smile=-0.25,
        brow=1.0,
    )
    figure(
        s,
        look,
        "balance",
        0.02,
        0.0,
        0.03,
        yaw=36,
        holds=holds,
        gaze=(1.4, -0.4, 3.4),
        stands={"left": (0.13, 0.0, 0.2), "right": (-0.14, 0.0, -0.18)},
        grips={"left": (-0.62, -0.1, 0.74), "right": (-0.62, -0.1, 0.74)},
        lean=10,
        side=-7,
    )
    x, y, z = square
    for side, tone in ((-1, "#c2543d"), (1, "#3d6f9c")):
        hem = {"left": (x + side * 0.5, y + 1.1, z + 0.3), "right": (x + side * 0.5, y + 1.1, z - 0.3)}
        figure(
            s,
            Look(height=2.0, top=tone, hat="brim", hat_colour="#2a2140"),
            "lean",
            x + side * 1.05,
            y,
            z,
            yaw=-90 * side,
            holds=hem,
            gaze=(0, 0, 0),
        )
    s.ball((x, y + 1.05, z), (0.62, 0.06, 0.5), s.mat("#fff6e4", "#8a7aa8", "plaid", 36))
    for k in range(7):
        a = k * 0.9 + 0.5
        look = Look(
            height=1.8 + 0.15 * (k % 3),
            top=("#6a4a7c", "#a86a5c", "#4a6a8c")[k % 3],
            hat=("brim", "", "cap")[k % 3],
        )
        figure(
            s,
            look,
            "stand",
            x + math.cos(a) * 2.2,
            y,
            z + math.sin(a) * 2.0,
            yaw=270 - math.degrees(a),
            gaze=(0, 0, 0),
        )
    s.focus = (0, 0.9, 0)
    return s


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
