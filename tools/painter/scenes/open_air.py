"""A card in the open: a maze at evening."""

from __future__ import annotations

import math

from tools.painter.scenes import solid
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera, Spot
from tools.painter.solid.wild import hare, stag, tree


def _hedge(s: Stage, r: float, gaps: tuple[float, ...], high: float = 0.44) -> None:
    """A round hedge with openings at the given degrees."""
    green = s.mat("#3f7a3c", "#6a9c48", "leaves", 15, contrast=1.2, soft=0.4)
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
    tree(s, 0, 0, 1.9, ("#f0b848", "#e89a30", "#f8d878"), glow=0.35, wide=0.9)
    s.lamp((0, 1.6, 0), "#ffd880", 1.6, 1.6, soft=0, hollow=1)
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
    wool = s.mat("#d8302a", "#a81c20", "streaks", 30)
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
