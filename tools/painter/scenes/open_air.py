"""Cards in the open: a maze at evening, a fox among trees, a gorge, a wave."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera, Spot
from tools.painter.solid.wild import hare, stag, tree


def _hedge(s: Stage, r: float, gaps: tuple[float, ...], high: float = 0.44) -> None:
    """A round hedge with openings at the given degrees."""
    green = s.mat("#3f7a3c", "#7aa84c", "spots", 7, contrast=1.4, soft=0.4)
    with s.body(rough=0.09, step=8):
        s.lathe(
            (0, 0, 0),
            [(r - 0.17, 0), (r + 0.17, 0), (r + 0.16, high), (r - 0.16, high), (r - 0.17, 0)],
            green,
            round_=0.03,
        )
        for gap in gaps:
            a = math.radians(gap)
            s.box(
                (math.cos(a) * r, high / 2, -math.sin(a) * r),
                (0.3, 1.0, 0.3),
                green,
                0.02,
                yaw=gap,
                carves=True,
            )


@solid("p51")
def thread_in_the_maze(seed: int) -> Stage:
    s = Stage(
        seed,
        "verdigris",
        Camera((1.0, 7.4, 6.8), (0.0, 0.1, 0.5), 47, roll=-7),
        sky="#7aa0b8",
        ground="#7a7a44",
        fill=0.42,
        haze="#c8d0a8",
        thin=0.03,
        clear=9,
    )
    s.back.rect(0, 0, 600, 900, "#b8c49a")
    s.sun((-1.0, 0.5, 0.1), "#ffcf88", 2.7, 0.05)
    s.ground(0, s.mat("#d8bc84", "#a88a54", step=2.5, contrast=1.0, bump=0.4, bump_step=7))
    for r, gaps in ((0.95, (250.0,)), (1.75, (60.0, 205.0)), (2.55, (300.0, 130.0)), (3.35, (262.0, 20.0))):
        _hedge(s, r, gaps)
    tree(s, 0, 0, 1.9, ("#f0b848", "#e89a30", "#f8d878"), glow=0.12, wide=0.9)
    s.lamp((0, 1.6, 0), "#ffd880", 0.7, 1.3, soft=0, hollow=1)
    for k in range(14):
        a = k * 2.4
        tree(
            s,
            math.cos(a) * (4.6 + 0.5 * (k % 3)),
            math.sin(a) * (4.7 + 0.6 * (k % 2)),
            1.1 + 0.3 * (k % 3),
            ("#4f8a44", "#2f6a3c", "#8aa84c"),
        )

    def lane(r: float, degrees: float, y: float = 0.035) -> Spot:
        a = math.radians(degrees)
        return math.cos(a) * r, y, -math.sin(a) * r

    way = [
        lane(4.3, 262),
        lane(3.7, 262),
        lane(3.35, 262),
        lane(2.95, 266),
        *[lane(2.95, d) for d in range(275, 300, 8)],
        lane(2.55, 300),
        *[lane(2.15, -60 - d) for d in range(4, 92, 12)],
        lane(1.75, 205),
        *[lane(1.35, d) for d in range(208, 246, 9)],
        lane(0.95, 250),
        lane(0.5, 250),
    ]
    s.limb(
        [(a + 0.05 * math.sin(k * 2.1), y, b + 0.05 * math.cos(k * 1.7)) for k, (a, y, b) in enumerate(way)],
        (0.022, 0.022),
        s.mat("#d8302a"),
        0.004,
        4,
    )
    x, _, z = s.camera.on(290, 800, 0.3)
    wool = s.mat("#d8302a", "#a81c20", "fur", 30)
    with s.body():
        s.ball((x, 0.28, z), 0.26, wool)
        for k in range(9):
            axis = (math.sin(k * 2.4), 0.4 * math.cos(k * 1.7), math.cos(k * 2.4))
            s.ring((x, 0.28, z), 0.255, 0.022, wool, 0.01, axis=axis)
    s.limb(
        [(x, 0.05, z), (x - 0.3, 0.03, z + 0.1), (x - 0.5, 0.03, z - 0.3), lane(4.3, 262)],
        (0.02, 0.02),
        s.mat("#d8302a"),
        0,
    )
    x, _, z = lane(2.15, 247)
    figure(
        s,
        Look(height=1.15, coat=0.34, top="#2f4f8c", hat="brim", hat_colour="#7a2c30", scarf="#e8b03c"),
        "look back",
        x,
        0,
        z,
        yaw=80,
        gaze=(x + 1.0, 0.9, z + 3),
    )
    x, _, z = lane(2.15, 128)
    with s.at(x, 0, z, yaw=66):
        stag(s, 0.8)
    x, _, z = lane(2.15, 322)
    with s.at(x, 0, z, yaw=20):
        hare(s, 0.62, "#d8c8a8")
    s.focus = (0.2, 0.3, 0.6)
    return s


@solid("p63")
def fox_with_paint(seed: int) -> Stage:
    s = Stage(
        seed,
        "ember",
        Camera((0.5, 0.62, 4.7), (0.0, 1.12, 0.0), 42),
        sky="#8aa8c8",
        ground="#8a5a2c",
        fill=0.45,
        haze="#f0c890",
        thin=0.04,
        clear=6,
    )
    b = s.back
    nature.sky(b, ("#5f9aa8", "#a8c4a8", "#f6dca0", "#ffcf80"))
    nature.clouds(b, "#fff6dc", 0.7, 0.004, 0.012, 0, 400, 0.46)
    s.sun((-0.75, 0.7, 0.75), "#ffd090", 2.4, 0.06)
    s.ground(
        0, s.mat("#8a8a3c", "#c8762c", step=1.2, contrast=1.0, bump=0.8, bump_step=8), hills=0.25, step=0.5
    )
    green, red = ("#5f9a4c", "#3f7a3c", "#9ab84c"), ("#d8502c", "#e88a30", "#b83024")
    for x, z, high in ((1.5, -1.3, 3.1), (2.6, -3.4, 3.6), (0.7, -4.6, 3.4), (1.6, -7, 3.6)):
        tree(s, x, z, high, green)
    for x, z, high in ((-1.75, -1.6, 3.2), (-2.7, -3.8, 3.5), (-1.0, -5.4, 3.3), (-0.3, -8.5, 3.8)):
        tree(s, x, z, high, red)
    leaf = [s.mat(c) for c in (*red, "#e8b040")]
    for _ in range(60):
        x, z = s.r.uniform(-2.2, 0.9), s.r.uniform(-1.5, 2.2)
        s.ball(
            (x, 0.0, z),
            (0.075, 0.012, 0.045),
            s.r.choice(leaf),
            yaw=s.r.uniform(0, 180),
            roll=s.r.uniform(-20, 20),
        )
    fur = "#d8692c"
    coat, white, dark = (
        s.mat(fur, "#f09a4c", "fur", 13, contrast=0.9),
        s.mat("#f6ead4", "#d8c4a4", "fur", 13),
        s.mat("#3a2220", "#1c1014", "fur", 13),
    )
    with s.at(0.12, 0.0, 0.55, yaw=38):
        with s.body(rough=0.02, step=20):
            s.ball((0, 0.34, -0.28), (0.34, 0.36, 0.42), coat)
            s.limb([(0, 0.42, -0.24), (0, 0.74, 0.06), (0, 0.98, 0.2)], (0.34, 0.27, 0.18), coat, 0.15)
            s.ball((0, 0.66, 0.22), (0.19, 0.3, 0.17), white, 0.12)
            for side in (-1, 1):
                s.ball((side * 0.24, 0.26, -0.16), (0.15, 0.26, 0.3), coat, 0.1)
                s.cone((side * 0.24, 0.08, -0.1), (side * 0.25, 0.05, 0.24), 0.09, 0.075, dark, 0.06)
                s.limb(
                    [(side * 0.13, 0.66, 0.2), (side * 0.13, 0.32, 0.3), (side * 0.12, 0.07, 0.34)],
                    (0.12, 0.085, 0.07),
                    coat,
                    0.08,
                )
                s.cone((side * 0.12, 0.2, 0.32), (side * 0.12, 0.05, 0.42), 0.075, 0.06, dark, 0.05)
        with s.at(0, 1.16, 0.27, yaw=2, pitch=4):
            with s.body():
                s.ball((0, 0, 0), (0.25, 0.22, 0.23), coat)
                s.cone((0, -0.04, 0.14), (0, -0.1, 0.44), 0.14, 0.05, coat, 0.1)
                for side in (-1, 1):
                    s.ball((side * 0.15, -0.09, 0.11), (0.13, 0.1, 0.12), white, 0.06)
                    s.cone((side * 0.14, 0.14, -0.03), (side * 0.21, 0.42, -0.05), 0.1, 0.015, coat, 0.05)
                    s.cone((side * 0.14, 0.2, 0.04), (side * 0.19, 0.34, 0.02), 0.05, 0.012, dark, 0.02)
                s.ball((0, -0.1, 0.47), 0.05, s.mat("#141014", shine=0.8), 0.01)
                s.cone((-0.03, -0.155, 0.38), (-0.13, -0.125, 0.24), 0.012, 0.01, dark)
                s.cone((0.03, -0.155, 0.38), (0.13, -0.125, 0.24), 0.012, 0.01, dark)
            beasts.eyes(s, 0.1, 0.045, 0.195, 0.038, "#2a1808", "#f0c050")
    tip: Spot = (1.0, 2.25, -0.35)
    beasts.tail(
        s,
        [
            (0.0, 0.24, 0.2),
            (-0.42, 0.4, -0.05),
            (-0.5, 1.0, -0.2),
            (0.0, 1.62, -0.32),
            (0.62, 1.9, -0.36),
            tip,
        ],
        (0.1, 0.2, 0.23, 0.22, 0.18, 0.08),
        fur,
    )
    wet = s.mat("#f0982c", "#e87a20", shine=0.5, gloss=30)
    with s.body(rough=0.05, step=9):
        s.limb([(0.6, 1.9, -0.36), (0.84, 2.06, -0.36), (1.2, 2.5, -0.36)], (0.19, 0.17, 0.015), wet, 0.06)
    for x, y, long in ((0.72, 1.76, 0.26), (0.9, 1.92, 0.18)):
        s.cone((x, y, -0.33), (x, y - long, -0.33), 0.025, 0.04, wet)
    with s.body(rough=0.12, step=4):
        for k in range(7):
            s.ball(
                (1.3 + 0.2 * math.cos(k * 2.2), 2.45 + 0.14 * math.sin(k * 1.7), -0.75 + 0.1 * math.sin(k)),
                0.17,
                s.mat("#f0a040", "#e88a30", "spots", 7, contrast=1.4),
                0.05,
            )
    tin = s.mat("#b8b8b0", "#6a6a70", shine=0.6)
    for x, z, tone in ((-0.8, 0.7, "#f0982c"), (-0.5, 1.3, "#e8a030"), (0.78, 1.2, "#5f9a4c")):
        with s.at(x, 0, z):
            with s.body():
                s.lathe((0, 0, 0), [(0, 0), (0.17, 0), (0.19, 0.34), (0, 0.34)], tin, round_=0.012)
                s.ball((0, 0.38, 0), (0.17, 0.08, 0.17), s.mat(tone, shine=0.8), carves=True)
            s.ball((0, 0.29, 0), (0.17, 0.03, 0.17), s.mat(tone, shine=0.8, gloss=40))
            s.cone((0.1, 0.3, 0.15), (0.12, 0.1, 0.19), 0.03, 0.035, s.mat(tone, shine=0.8))
            s.ring((0, 0.3, 0), 0.22, 0.01, tin, axis=(0.3, 0.5, 1))
    s.focus = (0.2, 1.1, 0.6)
    return s
