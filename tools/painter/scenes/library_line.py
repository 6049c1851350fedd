"""The card of a railway over books."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import darker
from tools.painter.scenes import solid
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.scenery import book, crown
from tools.painter.solid.space import Camera

BINDINGS = ("#a83c34", "#2f6a78", "#d8a048", "#5a4a8a", "#7a9c5c", "#8a4c30", "#c86a5c", "#34507c", "#e0c890")


def _stack(s: Stage, x: float, z: float, high: float, turn: float) -> None:
    """A pillar of shut books."""
    y, k = 0.0, int(abs(x * 7 + z * 3))
    while y < high:
        thick = min(0.075 + 0.05 * ((k * 5) % 4) / 3, (high - y) / 2 + 0.001)
        with s.at(
            x + s.r.uniform(-0.05, 0.05), y + thick, z, yaw=turn + s.r.uniform(-16, 16) + 180 * (k % 2)
        ):
            book(s, (0.46 - 0.03 * (k % 3), thick, 0.36), BINDINGS[k % 9])
        y, k = y + 2 * thick, k + 1


def _wagon(s: Stage, tone: str) -> None:
    """An open wagon about one long, along x, its wheels on y = 0."""
    s.box((0, 0.3, 0), (0.5, 0.14, 0.26), s.mat(tone, darker(tone, 0.4), "wood", 9), 0.02)
    for x in (-0.3, 0.3):
        for z in (-0.24, 0.24):
            s.lathe(
                (x, 0.12, z),
                [(0, -0.03), (0.12, -0.03), (0.12, 0.03), (0, 0.04)],
                s.mat("#2c2630", shine=0.5),
                axis=(0, 0, 1),
            )


@solid("p84")
def the_line_over_the_library(seed: int) -> Stage:
    s = Stage(
        seed, "rosedawn", Camera((-1.9, 0.75, 7.2), (0.35, 2.15, 0.0), 46),
        sky="#b0b4dc", ground="#b08a90", fill=0.55, haze="#f4c8b4", thin=0.045, clear=7.5,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#4a5c98", "#9a94c0", "#f0b8a4", "#ffe0b4"))
    nature.clouds(b, "#fff0e4", 0.85, 0.004, 0.011, 0, 600, 0.43)
    s.sun((-0.8, 0.7, 0.55), "#ffdcb0", 2.1, 0.06)
    s.ground(
        0, s.mat("#c8a498", "#a8848c", step=0.9, contrast=1.0, bump=0.4, bump_step=4), hills=0.2, step=0.5
    )
    high, turn = 2.5, 26.0
    c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def along(t: float) -> tuple[float, float]:
        return t * c, -t * n + 0.3

    for k in range(6):
        x, z = along(-2.3 + 1.75 * k)
        _stack(s, x, z, high, turn + 90)
    for k in range(9):
        x, z = along(-2.9 + 1.28 * k)
        with s.at(x, high + 0.07, z, yaw=turn + 90 + 180 * (k % 2)):
            book(s, (0.42, 0.075, 0.66), BINDINGS[(k * 4 + 2) % 9])
    for side in (-0.2, 0.2):
        a, e = along(-3.4), along(8)
        s.cone(
            (a[0] + n * side, high + 0.165, a[1] + c * side),
            (e[0] + n * side, high + 0.165, e[1] + c * side),
            0.022,
            0.022,
            s.mat("#5a5464", shine=0.7),
        )
    cars = []
    for k, tone in enumerate(("#8a4a54", "#5a6a8a", "#a8743c", "")):
        cars.append((along(-1.3 + 1.16 * k), tone))
    for k, ((x, z), tone) in enumerate(cars):
        with s.at(x, high + 0.18, z, yaw=turn):
            if k < 3:
                _wagon(s, tone)
            if k == 0:
                s.limb([(0, 0.4, 0), (0.05, 0.75, 0), (0, 1.0, 0)], (0.07, 0.05), s.mat("#6a4438"))
                crown(s, (0, 1.16, 0), (0.36, 0.26, 0.3), ("#f8b8c8", "#f090ac", "#fcdce0"), 15)
            elif k == 1:
                s.ball((0, 0.42, 0), (0.46, 0.12, 0.24), s.mat("#f0d8a0", "#d8b878"))
                s.cone((0.05, 0.45, 0), (-0.05, 1.15, 0), 0.02, 0.02, s.mat("#f6ecd8"))
                s.lathe(
                    (-0.05, 0.95, 0),
                    [(0, 0.1), (0.5, 0), (0.3, 0.18), (0, 0.26)],
                    s.mat("#d8483c", "#fbf4e4", "staves", 5),
                    folds=8,
                    deep=0.06,
                )
            elif k == 2:
                crown(s, (0, 0.58, 0), (0.38, 0.24, 0.24), ("#e8742c", "#f0a83c", "#c8442c"), 14)
            else:
                blue, brass = s.mat("#2f4a84", "#1c3060", shine=0.6), s.mat("#e0b050", shine=0.8)
                s.box((0, 0.28, 0), (0.56, 0.07, 0.25), blue, 0.02)
                s.cone((-0.1, 0.55, 0), (0.46, 0.55, 0), 0.2, 0.2, blue)
                s.box((-0.36, 0.66, 0), (0.18, 0.34, 0.25), blue, 0.02)
                s.box((-0.36, 1.02, 0), (0.24, 0.03, 0.3), s.mat("#a83c34"), 0.02)
                s.box((-0.36, 0.8, 0.25), (0.1, 0.1, 0.01), s.mat("#ffe0a0", glow=0.6), 0.005)
                s.lathe((0.38, 0.7, 0), [(0, 0), (0.07, 0), (0.07, 0.26), (0.12, 0.36), (0, 0.36)], blue)
                s.ball((0.08, 0.76, 0), 0.09, brass)
                for x2 in (0.0, 0.44):
                    s.ring((x2, 0.55, 0), 0.2, 0.02, brass, axis=(1, 0, 0))
                for x2, r in ((-0.36, 0.2), (0.05, 0.16), (0.38, 0.16)):
                    for side in (-0.27, 0.27):
                        s.lathe(
                            (x2, r, side),
                            [(0, -0.03), (r, -0.03), (r, 0.03), (0, 0.04)],
                            s.mat("#a83c34", "#2a2030", "rounds", 30),
                            axis=(0, 0, 1),
                        )
                steam = s.world(0.38, 1.15, 0)
    with s.body(rough=0.14, step=4):
        for k in range(7):
            t = k / 6
            s.ball(
                (steam[0] - 1.3 * t, steam[1] + 0.1 + 0.55 * t, steam[2] + 0.3 * t),
                0.1 + 0.16 * t,
                s.mat("#fbf6f0", "#d8d0d8", soft=0.9),
                0.16,
            )
    fx, fz = along(-0.55)
    fz += 0.62
    rail = s.mat("#8a5c3c", "#5a3824", "wood", 9)
    for side in (-0.17, 0.17):
        s.cone((fx + side, 0, fz + 0.5), (fx + side, high + 0.5, fz - 0.1), 0.03, 0.03, rail)
    for k in range(12):
        t = (k + 0.7) / 12.5
        s.cone(
            (fx - 0.17, (high + 0.5) * t, fz + 0.5 - 0.6 * t),
            (fx + 0.17, (high + 0.5) * t, fz + 0.5 - 0.6 * t),
            0.022,
            0.022,
            rail,
        )
    girl = Look(
        height=1.0,
        head=1.3,
        top="#d84c3c",
        skirt=0.24,
        cloth="#2f5a84",
        hair="#6a3a24",
        style="tail",
        legs="#f0dcc8",
    )
    y = 1.0
    z = fz + 0.5 - 0.6 * y / 3 + 0.16
    holds = {"left": (fx - 0.16, y + 0.95, z - 0.3), "right": (fx + 0.16, y + 0.78, z - 0.28)}
    stands = {"left": (fx - 0.09, y + 0.2, z - 0.12), "right": (fx + 0.09, y + 0.0, z - 0.06)}
    figure(
        s, girl, "reach", fx, y, z, yaw=184, holds=holds, stands=stands, gaze=(fx + 0.5, high + 1.5, fz - 1)
    )
    for x, z, count, turned in ((-1.65, 3.6, 3, 20), (0.55, 4.2, 2, -30), (1.5, 2.6, 4, 10)):
        for k in range(count):
            with s.at(x + 0.04 * k, 0.07 + 0.14 * k, z, yaw=turned + 24 * k):
                book(s, (0.36, 0.07, 0.28), BINDINGS[(k * 2 + count) % 9])
    s.focus = (0.2, 2.7, 0.3)
    return s
