"""Cards of things come loose: swings of a chair ride, the last piece of a puzzle."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera, Spot, spot, vec

CHILDREN = (
    Look(height=1.1, head=1.4, top="#d8583c", legs="#2f4a6c", hair="#5a3420", smile=0.9),
    Look(height=1.1, head=1.4, top="#3f8a94", legs="#6a3c4c", hair="#d8a048", style="tail", smile=1.0),
    Look(height=1.1, head=1.4, top="#f0b840", legs="#4a3a5c", hair="#2a1c20", style="bob", smile=0.6),
)


def _swing(s: Stage, seat: Spot, hook: Spot, child: Look | None, yaw: float) -> None:
    """A chair on two chains from ``hook`` down to ``seat``, perhaps with a child that holds on."""
    chain, board = s.mat("#d8d0c4", shine=0.4), s.mat("#8a4a34", "#5a2c24")
    x, y, z = seat
    c, n = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    s.box(seat, (0.24, 0.03, 0.18), board, 0.015, yaw=yaw)
    s.box((x - n * 0.17, y + 0.2, z - c * 0.17), (0.24, 0.14, 0.02), board, 0.015, yaw=yaw)
    holds = {}
    for name, side in (("left", 1), ("right", -1)):
        low = vec((x + c * side * 0.23, y, z - n * side * 0.23))
        s.cone(low, hook, 0.013, 0.013, chain)
        holds[name] = spot(low + (vec(hook) - low) * 0.42 / max(0.5, float(hook[1] - y)))
    if child:
        figure(
            s, child, "sit", x, y - 0.22 * child.height, z, yaw=yaw, holds=holds, gaze=spot(vec(s.camera.eye))
        )


@solid("p44")
def swings_come_loose(seed: int) -> Stage:
    s = Stage(
        seed, "rosedawn", Camera((-1.0, 0.5, 8.6), (0.2, 4.2, 0.0), 50, roll=-4),
        sky="#b8bce0", ground="#c08a94", fill=0.55, haze="#f0c4ac", thin=0.025, clear=10,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#46609c", "#8a98c4", "#e8b8ac", "#ffdcb0"))
    nature.clouds(b, "#fff0e0", 0.85, 0.004, 0.011, 0, 800, 0.43)
    s.sun((-0.8, 0.65, 0.55), "#ffdca8", 2.1, 0.06)
    with s.at(0.9, 0, -2.6):
        cream, gold = s.mat("#f6ecd8", "#d85c48", "staves", 8), s.mat("#e8b858", "#b07c30", shine=0.7)
        s.lathe(
            (0, 0, 0),
            [(0, 0), (0.5, 0), (0.4, 1.0), (0.32, 4.0), (0.7, 4.7), (0, 4.7)],
            s.mat("#f0dcc0", "#c8705c", "bands", 5),
        )
        s.lathe(
            (0, 4.55, 0),
            [(0, 0), (0.7, 0.02), (2.3, 0.1), (2.36, 0.3), (1.5, 0.62), (0.5, 1.2), (0, 1.5)],
            cream,
        )
        for k in range(20):
            a = k * math.tau / 20
            s.ball(
                (math.cos(a) * 2.34, 4.6, math.sin(a) * 2.34),
                (0.32, 0.22, 0.06),
                (gold, s.mat("#3f7a94"), cream)[k % 3],
                yaw=90 - math.degrees(a),
            )
        s.ball((0, 6.15, 0), 0.16, gold)
        for k in range(8):
            a = k * math.tau / 8 + 0.35
            hook = (math.cos(a) * 2.1, 4.62, math.sin(a) * 2.1)
            if k in (1, 6):
                s.limb(
                    [hook, (hook[0] + 0.1, 4.2, hook[2]), (hook[0] - 0.05, 3.8, hook[2])],
                    (0.014, 0.014),
                    s.mat("#d8d0c4"),
                )
                continue
            low = (math.cos(a) * 3.0, 2.5, math.sin(a) * 3.0)
            here, there = s.world(*low), s.world(*hook)
            with s.at(-0.9, 0, 2.6):
                _swing(s, here, there, CHILDREN[k % 3] if k % 2 else None, math.degrees(-a) + 8)
    loose = (((185, 390), 6.4, 40, 0), ((455, 280), 9.5, -40, 1), ((300, 190), 13.0, 20, 2))
    for (px, py), far, yaw, who in loose:
        x, y, z = s.camera.out(px, py, far)
        hook = (x, y + 1.35, z)
        _swing(s, (x, y, z), hook, CHILDREN[who], yaw * 0.5)
        for side in (-1, 1):
            spotted = (x + side * 0.5, y + 1.65 + 0.1 * side, z)
            s.cone(hook, (x + side * 0.42, y + 1.74 + 0.1 * side, z), 0.012, 0.012, s.mat("#d8d0c4"))
            with s.at(*spotted, yaw=yaw + side * 10, pitch=-10):
                beasts.bird(s, 0.66, "#fbf6ec", "#ffffff", (24 + side * 14, 8), feet=False)
    for k in range(16):
        x, z = -5 + 0.75 * k, -9 - (k % 3)
        high = 1.2 + 0.6 * ((k * 7) % 5) / 4
        s.lathe(
            (x, 0, z),
            [(0, 0), (0.5, 0), (0.5, high * 0.6), (0.62, high * 0.6), (0, high * 1.3)],
            s.mat(("#c8707c", "#8a6a94", "#e0a878")[k % 3], "#f6e4d0", "staves", 6),
        )
    s.ground(0, s.mat("#b88a84", "#a07480", step=1, bump=0.4, bump_step=4))
    s.focus = s.camera.out(190, 350, 6.4)
    return s
