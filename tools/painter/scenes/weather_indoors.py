"""Cards of weather that came indoors: snow behind coats, a cloud in a cage."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import darker
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.scenery import fir, glass
from tools.painter.solid.space import Camera
from tools.painter.solid.wild import stag


def _coat(s: Stage, tone: str, long: float) -> None:
    """A coat on a hanger, its hook at (0, 0, 0), its front along z."""
    cloth = s.mat(tone, darker(tone, 0.35), step=3, soft=0.4, bump=0.4, bump_step=9)
    s.limb([(0, 0.0, 0), (0.03, -0.05, 0), (0, -0.1, 0)], (0.012, 0.012), s.mat("#c8ccd4", shine=0.8))
    with s.body():
        s.ball((0, -0.2, 0), (0.3, 0.1, 0.1), cloth)
        s.cone((0, -0.3, 0), (0, -long, 0), 0.17, 0.25, cloth, 0.14)
        for side in (-1, 1):
            s.cone((side * 0.24, -0.22, 0), (side * 0.34, -0.95, 0.05), 0.1, 0.085, cloth, 0.06)
    s.limb(
        [(0.02, -0.24, 0.17), (0.03, -0.7, 0.2), (0.03, -long - 0.1, 0.26)],
        (0.01, 0.01),
        s.mat(darker(tone, 0.5)),
    )
    for k in range(4):
        s.ball((0.06, -0.4 - 0.17 * k, 0.2 + 0.012 * k), 0.022, s.mat("#e8c878", shine=0.7))


@solid("p07")
def snow_among_the_coats(seed: int) -> Stage:
    s = Stage(
        seed, "nocturne", Camera((0.55, 0.85, 5.3), (0.0, 1.3, 0.0), 46),
        sky="#7a98d0", ground="#8aa4c8", fill=0.45, haze="#5a7ab8", thin=0.055, clear=7,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#0c1a44", "#24407c", "#5a80b8", "#a8c4dc"))
    nature.stars(b, 60, 420, 1.8)
    s.sun((-0.4, 0.75, -0.5), "#c8dcff", 1.4, 0.08)
    s.lamp((-1.6, 2.2, 4.2), "#ffb46a", 2.2, 2.6, 0.1)
    floor, wood = (
        s.mat("#8a5438", "#5a3020", "wood", 3.2, shine=0.2),
        s.mat("#74402a", "#42201a", "wood", 6, shine=0.3),
    )
    s.box((0, -0.1, 3.2), (5, 0.1, 2.9), floor, 0.01)
    snow = s.mat("#f0f6fc", "#c0d4ec", step=1.5, contrast=0.9, soft=0.5, bump=0.25, bump_step=6)
    s.box((0, 0.0, -9.7), (9, 0.08, 9.6), snow, 0.04)
    for side in (-1, 1):
        s.box((side * 2.6, 1.8, 0.42), (1.3, 2.2, 0.05), s.mat("#6a3c48", "#583040", "bands", 0.01), 0.0)
        s.box((side * 1.28, 1.35, 0.1), (0.07, 1.45, 0.5), wood, 0.02)
        with s.at(side * 1.34, 1.32, 0.6, yaw=side * 62):
            s.box((side * 0.56, 0, 0), (0.56, 1.3, 0.045), wood, 0.02)
            for y in (-0.62, 0.62):
                s.box(
                    (side * 0.56, y, 0.04), (0.38, 0.48, 0.02), s.mat("#8a5034", "#5a2c20", "wood", 7), 0.02
                )
            s.ball((side * 1.0, 0, 0.09), 0.05, s.mat("#e0b050", shine=0.8))
    s.box((0, 3.45, 0.42), (4, 0.7, 0.05), s.mat("#6a3c48", "#583040", "bands", 0.01), 0.0)
    s.box((0, 2.75, 0.1), (1.42, 0.1, 0.56), wood, 0.03)
    s.box((0, 2.92, 0.4), (1.5, 0.07, 0.3), s.mat("#8a5034", "#5a2c20", "wood", 7), 0.03)
    s.cone((-1.25, 2.42, 0.1), (1.25, 2.42, 0.1), 0.03, 0.03, s.mat("#c89a48", shine=0.8))
    for k, (x, tone, long) in enumerate(
        ((-1.0, "#a8342c", 1.5), (-0.72, "#2f6a78", 1.3), (0.68, "#d8a03c", 1.45), (1.0, "#5a3a78", 1.6))
    ):
        with s.at(x, 2.4, 0.1, yaw=(70, 58, -60, -72)[k]):
            _coat(s, tone, long)
    for x, z, high in (
        (-2.0, -3.5, 3.2),
        (1.9, -3.2, 3.6),
        (-0.95, -6.5, 3.4),
        (1.0, -7.5, 3.8),
        (-2.6, -8.0, 4.2),
        (2.9, -8.5, 4.4),
        (0.1, -11, 4.2),
        (-1.5, -12, 4.6),
        (1.9, -13, 4.8),
    ):
        fir(s, x, z, high, "#2c4a6c", 0.05, "#e4eefa")
    with s.at(0.12, 0.08, -2.9, yaw=-24):
        stag(s, 1.12, "#6a4a40", 0.08)
    with s.body(rough=0.06, step=4):
        s.ball((0, 0.0, 0.6), (1.16, 0.16, 0.9), snow)
        s.ball((0.15, 0.0, 1.5), (0.85, 0.1, 0.9), snow, 0.2)
        s.ball((-0.1, -0.02, 2.3), (0.5, 0.07, 0.5), snow, 0.2)
    for k in range(7):
        x, z = 0.08 + 0.1 * (-1) ** k, 2.5 - 0.44 * k
        y = (0.05, 0.09, 0.12, 0.14, 0.17, 0.19, 0.16)[k]
        s.ball((x, y, z), (0.06, 0.02, 0.12), s.mat("#8aa8d0", "#7a98c4"))
    nature.snow(s.front, 90, 120, 760, "#ffffff", 3.4, 130, 480)
    s.focus = (0.1, 1.2, -2.5)
    return s


@solid("p11")
def weather_in_a_cage(seed: int) -> Stage:
    s = Stage(
        seed, "milk", Camera((0.75, 1.15, 5.4), (0.08, 1.55, 0.0), 45, roll=3),
        sky="#a8b8c4", ground="#a8906c", fill=0.5, haze="#e0d8c0", thin=0.0, clear=9,
    )  # fmt: skip
    b = s.back
    b.rect(0, 0, 600, 900, "#8a9ca4")
    s.sun((0.75, 0.75, 0.3), "#ffe4b0", 1.9, 0.06)
    s.ground(0, s.mat("#a8805c", "#80583c", "wood", 2.6, shine=0.2))
    s.box((-1.3, 2.5, -2.0), (2.2, 2.6, 0.08), s.mat("#8fa4a4", "#7f9498", step=0.8), 0.01)
    s.box((2.6, 0.75, -2.0), (1.9, 0.85, 0.08), s.mat("#8fa4a4", "#7f9498", step=0.8), 0.01)
    s.box((0, 0.12, -1.9), (5, 0.12, 0.04), s.mat("#e8e0cc"), 0.02)
    nature.sky(b, ("#6a9cbc", "#a8ccd0", "#f4e4bc", "#f8d49c"))
    nature.clouds(b, "#fff8e8", 0.9, 0.004, 0.011, 0, 600, 0.42)
    nature.birds(b, 5, 430, 150, 560, 300, "#3a4a58", 15)
    white = s.mat("#f6eeda", "#d8ccb0")
    for x, y, w, h in (
        (0.9, 3.2, 0.06, 1.7),
        (2.5, 3.2, 0.05, 1.7),
        (1.7, 1.62, 0.85, 0.06),
        (1.7, 2.75, 0.8, 0.03),
        (1.68, 3.2, 0.03, 1.7),
    ):
        s.box((x, y, -1.95), (w, h, 0.08), white, 0.01)
    wood = s.mat("#7a4a30", "#4c2a1c", "wood", 7, shine=0.3)
    s.lathe((-0.5, 0.95, 0), [(0, 0), (0.85, 0), (0.87, 0.05), (0, 0.06)], wood)
    for a in (0.4, 2.5, 4.6):
        s.limb(
            [
                (-0.5, 0.95, 0),
                (-0.5 + 0.3 * math.cos(a), 0.5, 0.3 * math.sin(a)),
                (-0.5 + 0.6 * math.cos(a), 0, 0.6 * math.sin(a)),
            ],
            (0.06, 0.05, 0.04),
            wood,
        )
    wire, puff = s.mat("#c8a050", "#8a6428", shine=0.8), s.mat("#8a96a8", "#5f6c84", step=3, soft=0.6)
    cx, cy = -0.5, 1.02
    s.lathe((cx, cy, 0), [(0, 0), (0.6, 0), (0.6, 0.09), (0, 0.09)], wire)
    for y, r in ((0.5, 0.57), (1.0, 0.57), (1.28, 0.48)):
        s.ring((cx, cy + y, 0), r, 0.016, wire)
    for k in range(16):
        a = k * math.tau / 16
        c, n = math.cos(a), math.sin(a)
        s.limb(
            [
                (cx + c * 0.57, cy + 0.05, n * 0.57),
                (cx + c * 0.57, cy + 0.9, n * 0.57),
                (cx + c * 0.46, cy + 1.3, n * 0.46),
                (cx, cy + 1.58, 0),
            ],
            (0.011, 0.011),
            wire,
            0,
            3,
        )
    s.ring((cx, cy + 1.72, 0), 0.1, 0.022, wire, axis=(0, 0, 1))
    s.cone((cx, cy + 1.82, 0), (cx, 5, 0), 0.01, 0.01, wire)
    with s.body(rough=0.1, step=5):
        for x, y, z, r in (
            (-0.2, 0.95, 0, 0.2),
            (0.05, 1.06, 0.05, 0.25),
            (0.25, 0.95, -0.02, 0.18),
            (0.02, 0.92, 0.1, 0.2),
        ):
            s.ball((cx + x, cy + y, z), r, puff, 0.08)
    for _ in range(44):
        x, y, z = cx + s.r.uniform(-0.34, 0.36), cy + s.r.uniform(0.14, 0.76), s.r.uniform(-0.2, 0.3)
        px, py, _ = s.camera.seen((x, y, z))
        s.front.segment(px, py, px - 2, py + 17, "#e4f0f8", 2.2, 0.75)
    s.ball((cx, cy + 0.1, 0), (0.5, 0.02, 0.5), s.mat("#9ab8cc", "#d8e8f0", shine=0.9, mirror=0.3))
    s.lathe(
        (0.98, 0, 0.35),
        [(0, 0), (0.3, 0), (0.24, 0.1), (0.2, 0.6), (0.34, 0.72), (0, 0.72)],
        s.mat("#c8704c", "#94482c", step=4),
    )
    bx, by, bz = 0.98, 1.06, 0.35
    water = s.mat("#9ccce0", "#c8e8f0", shine=0.8, mirror=0.35, soft=0.8)
    with s.body():
        s.ball((bx, by, bz), (0.36, 0.33, 0.36), water)
        s.box((bx, by + 0.36, bz), (0.6, 0.26, 0.6), water, 0.0, carves=True)
    px, py, scale = s.camera.seen((bx, by + 0.02, bz))
    glass(s.front, px, py, 0.39 * scale, 0.36 * scale, "#ffffff", 0.55)
    s.ring((bx, by + 0.3, bz), 0.2, 0.016, s.mat("#eaf6fa", shine=1.0))
    with s.at(1.2, 1.98, 0.1, yaw=128, pitch=-38, scale=0.2):
        skin = s.mat("#f0782c", "#ffc060", "scales", 5, contrast=0.6, shine=0.9, gloss=30)
        with s.body():
            s.ball((0, 0, 0), (0.34, 0.5, 0.85), skin)
            s.cone((0, 0, -0.7), (0.06, 0, -1.0), 0.2, 0.1, skin, 0.1)
        s.sheet(
            (0.06, 0, -0.95),
            [(0, 0.1), (-0.75, 0.6), (-0.5, 0), (-0.75, -0.6), (0, -0.1)],
            s.mat("#f89a4c", "#ffd890", soft=0.6),
            0.03,
            wave=0.08,
            ripple=(4, 1),
            yaw=-90,
        )
        s.sheet(
            (0, 0.44, 0), [(0.4, 0), (-0.1, 0.4), (-0.5, 0.24), (-0.45, 0)], s.mat("#f89a4c"), 0.03, yaw=-90
        )
        beasts.eyes(s, 0.27, 0.14, 0.55, 0.1)
    for k in range(12):
        t = k / 11
        x, y, z = 0.98 + 0.2 * t + s.r.uniform(-0.12, 0.12), 1.4 + 0.42 * t, 0.3 - 0.15 * t
        s.ball((x, y, z), 0.012 + 0.012 * s.r.random(), s.mat("#e8f6fc", shine=1.0, glow=0.2))
    s.focus = (0.4, 1.6, 0.1)
    return s
