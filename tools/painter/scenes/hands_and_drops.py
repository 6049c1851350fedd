"""Cards of a bridge made of hands, and of drops with houses in them."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import darker
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.scenery import crown, glass, stalk
from tools.painter.solid.space import Camera, vec
from tools.painter.solid.wild import elephant, fox, stag


def _reaching_hand(s: Stage, side: int, sleeve: str) -> None:
    """A giant forearm and hand from the ``side``, palm down, its fingertips at x = 0."""
    skin = s.mat("#dca47c", "#b87850", step=1.4, contrast=0.7, soft=0.4, bump=0.25, bump_step=6)
    nail, cloth = (
        s.mat("#f0c8a8", shine=0.3),
        s.mat(sleeve, darker(sleeve, 0.35), step=2, bump=0.5, bump_step=6),
    )
    with s.body():
        s.cone((side * 4.4, -0.5, 0), (side * 2.5, 1.02, 0), 0.62, 0.44, skin)
        s.box((side * 1.95, 1.3, 0), (0.58, 0.24, 0.56), skin, 0.2, 0.3, roll=side * -20)
        s.ball((side * 2.2, 1.0, 0.2), (0.5, 0.34, 0.36), skin, 0.2, roll=side * -28)
        for k in range(4):
            z, long = -0.42 + 0.28 * k, (0.9, 1.0, 0.97, 0.84)[k]
            p, r = vec((side * 1.5, 1.5, z)), 0.165
            goal = vec((side * (1.04 - long) * 1.4, 1.86, z * 0.9))
            for t in (0.45, 0.78, 1.0):
                q = vec((side * 1.5, 1.5, z)) * (1 - t) + goal * t + vec((0, 0.1 * math.sin(t * 3.0), 0))
                s.cone(p, q, r, r * 0.92, skin, 0.07)
                p, r = q, r * 0.92
        s.limb(
            [(side * 2.1, 0.95, 0.4), (side * 1.6, 0.98, 0.62), (side * 1.1, 1.12, 0.66)],
            (0.26, 0.2, 0.15),
            skin,
            0.12,
        )
    s.ball((side * 0.98, 1.17, 0.78), (0.11, 0.07, 0.05), nail, yaw=side * 20)
    with s.body(rough=0.05, step=4):
        s.cone((side * 4.6, -0.7, 0), (side * 3.25, 0.4, 0), 0.86, 0.72, cloth)
    s.ring((side * 3.15, 0.5, 0), 0.6, 0.14, s.mat("#f3e8d4", "#d8c8b0"), axis=(side * 0.78, -0.62, 0))


@solid("p40")
def bridge_of_hands(seed: int) -> Stage:
    s = Stage(
        seed, "rosedawn", Camera((0.4, 0.5, 9.6), (0.0, 1.6, 0.0), 46),
        sky="#b4bce0", ground="#a87c88", fill=0.55, haze="#f4c8b0", thin=0.035, clear=9.5,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#4a68a0", "#98a4cc", "#f4c0a8", "#ffe4b8"))
    nature.clouds(b, "#fff2e4", 0.85, 0.004, 0.011, 0, 620, 0.43)
    nature.ridge(b, 600, 40, "#b894ac", "#a8849c")
    s.sun((-0.75, 0.7, 0.6), "#ffe0b4", 2.0, 0.06)
    rock = s.mat("#a87c84", "#7a5a70", "bands", 3.0, bump=0.9, bump_step=1.6)
    for side in (-1, 1):
        for k, (x, z, r) in enumerate(
            ((4.4, -1.5, 1.7), (4.6, -4.5, 1.6), (3.9, -9.0, 1.5), (3.4, -14.0, 1.4))
        ):
            with s.body(rough=0.5, step=1.1):
                s.cone((side * x, -6, z), (side * (x + 0.3), -0.4 + 0.2 * k, z), r, r * 0.8, rock)
    s.ground(-4.2, s.mat("#8ab4c4", "#c8d8d0", step=0.4, shine=0.6, mirror=0.3))
    _reaching_hand(s, -1, "#34507c")
    _reaching_hand(s, 1, "#7a3450")
    with s.at(-2.05, 1.5, 0.05, yaw=82, roll=0, pitch=-14, scale=0.62):
        elephant(s)
    walker = Look(
        height=0.9,
        head=1.15,
        top="#c84c38",
        coat=0.4,
        hat="brim",
        hat_colour="#4a3a34",
        legs="#3a3448",
        scarf="#f0c050",
        hair="#5a3420",
    )
    apple = (-0.55, 2.42, 0.28)
    figure(s, walker, "walk", -0.95, 1.86, 0.1, yaw=76, holds={"right": apple}, gaze=(0.9, 2.3, 0.2))
    s.ball((-0.5, 2.46, 0.3), (0.09, 0.085, 0.09), s.mat("#d8302c", "#f07848", shine=0.6))
    with s.at(0.85, 1.92, 0.08, yaw=-80, pitch=6):
        fox(s, 0.74)
    with s.at(2.0, 1.52, -0.05, yaw=-84, pitch=16):
        stag(s, 0.78, "#8a5a40")
    for px, py, far, yaw in ((150, 215, 9.0, 60), (440, 150, 11.0, -50)):
        with s.at(*s.camera.out(px, py, far), yaw=yaw):
            beasts.bird(s, 0.56, "#fbf6ec", "#ffffff", (26, 10), feet=False)
    s.focus = (0.0, 2.2, 0.2)
    return s


def _cottage_upside_down(s: Stage, wall: str, roof: str) -> None:
    """A house about one wide that hangs from y = 0 with its roof below."""
    s.box((0, -0.3, 0), (0.42, 0.3, 0.24), s.mat(wall, darker(wall, 0.2)), 0.01)
    s.sheet(
        (0, -0.58, 0), [(-0.54, 0), (0, -0.5), (0.54, 0)], s.mat(roof, darker(roof, 0.3), "bands", 26), 0.26
    )
    s.box((0.26, -0.95, 0), (0.07, 0.16, 0.07), s.mat("#a8584c"), 0.01)
    for x in (-0.2, 0.2):
        s.box((x, -0.32, 0.245), (0.08, 0.09, 0.01), s.mat("#ffd890", glow=0.7), 0.004)


def _toy_ship(s: Stage) -> None:
    """A toy ship about one long on two blocks, along x."""
    hull = s.mat("#b83c30", "#8a2420", "bands", 18, shine=0.3)
    with s.body():
        s.cone((-0.55, 0.22, 0), (0.55, 0.26, 0), 0.22, 0.26, hull)
        s.box((0, 0.55, 0), (1.2, 0.22, 0.5), hull, 0.0, carves=True)
    s.box((0, 0.3, 0), (0.6, 0.03, 0.2), s.mat("#e0c090"), 0.01)
    s.cone((0, 0.3, 0), (0, 1.6, 0), 0.03, 0.02, s.mat("#7a4a30"))
    s.sheet((0.05, 0.5, 0), [(0, 0), (0.62, 0.05), (0, 0.95)], s.mat("#fbf4e4", "#e4d8c0"), 0.012, bend=0.4)
    s.sheet((-0.05, 0.5, 0), [(0, 0), (-0.5, 0.05), (0, 0.85)], s.mat("#fbf4e4", "#e4d8c0"), 0.012, bend=0.4)
    s.sheet((0, 1.55, 0), [(0, 0.06), (0.26, 0), (0, -0.06)], s.mat("#2f6a94"), 0.01)
    for side in (-1, 1):
        s.box((side * 0.34, 0.04, 0), (0.05, 0.05, 0.2), s.mat("#7a4a30"), 0.01)


@solid("p09")
def a_house_in_every_drop(seed: int) -> Stage:
    s = Stage(
        seed, "milk", Camera((0.35, 1.55, 5.0), (0.0, 1.5, 0.0), 42),
        sky="#a8b8c4", ground="#8a8c88", fill=0.55, haze="#b8c4c8", thin=0.0, clear=9,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#6a7c88", "#94a4a8", "#c0c8c0", "#a8b0a8"))
    nature.clouds(b, "#dfe6e6", 0.7, 0.004, 0.011, 0, 640, 0.42)
    with b.group(through=b.blur(9)):
        for k in range(26):
            nature.pine(b, k * 25 - 10, 690, b.r.uniform(90, 190), "#5f7478")
        b.rect(0, 650, 600, 250, "#8a9890")
    nature.rain(b, 150, -10, 40, "#dce8ee", 0.4)
    s.sun((-0.7, 0.75, 0.6), "#fff0d0", 1.7, 0.07)
    frame = s.mat("#e8dcc4", "#c4b494", "wood", 6)
    for x in (-1.32, 1.32):
        s.box((x, 1.7, -0.1), (0.1, 2.2, 0.12), frame, 0.02)
    s.box((0, 0.28, 0.25), (2.0, 0.06, 0.6), frame, 0.03)
    s.box((0, 0.12, 0.75), (2.0, 0.12, 0.05), frame, 0.02)
    s.box((0, 0.4, -0.1), (1.4, 0.07, 0.1), frame, 0.02)
    s.box((0, -0.7, 0.66), (3, 0.72, 0.05), s.mat("#a8a494", "#94907f", step=1), 0.02)
    gold = s.mat("#e8b850", "#ffe08c", "fade", -0.8, glow=0.45)
    with s.body():
        s.ball((0, 1.98, -0.15), (0.82, 0.9, 0.4), gold)
        s.ball((0, 1.94, 0.42), (0.72, 0.8, 0.52), gold, 0.03, carves=True)
    meadow = s.mat("#8ab04c", "#6a9440", step=6, contrast=1.0)
    s.ball((-0.05, 2.6, 0.1), (0.54, 0.19, 0.14), meadow)
    s.ball((0.3, 2.5, 0.1), (0.34, 0.12, 0.12), meadow)
    s.lamp((-0.3, 1.7, 0.7), "#ffe0a0", 0.9, 0.8, 0)
    with s.at(-0.26, 2.44, 0.0, scale=0.62):
        _cottage_upside_down(s, "#fbf0dc", "#d8482c")
    s.limb(
        [(0.36, 2.5, -0.02), (0.38, 2.2, -0.02), (0.34, 1.96, -0.02)], (0.06, 0.045, 0.03), s.mat("#6a4430")
    )
    crown(s, (0.34, 1.76, -0.04), (0.2, 0.16, 0.12), ("#f0a03c", "#e87830", "#f8c850"), 14)
    for x in (0.12, 0.2):
        s.cone((x, 2.02, 0.02), (x, 2.3, 0.02), 0.007, 0.007, s.mat("#5a3a2c"))
    s.cone((0.16, 2.02, 0.0), (0.34, 2.05, 0.0), 0.018, 0.018, s.mat("#6a4430"))
    s.box((0.16, 2.31, 0.02), (0.07, 0.012, 0.04), s.mat("#a8683c"), 0.005)
    s.ball((-0.36, 1.45, -0.06), 0.11, s.mat("#fff4c0", glow=1.6))
    px, py, scale = s.camera.seen((0, 1.98, 0.0))
    glass(s.front, px, py, 0.83 * scale, 0.9 * scale, "#fffaf0", 0.7)
    drops = (
        (-0.92, 2.75, 0.24),
        (0.98, 2.5, 0.2),
        (-1.0, 1.35, 0.27),
        (0.95, 1.2, 0.24),
        (0.55, 3.05, 0.13),
        (-0.6, 0.85, 0.15),
        (1.02, 1.85, 0.12),
        (-1.06, 2.1, 0.13),
        (-0.5, 3.2, 0.12),
        (0.35, 0.72, 0.12),
    )
    for x, y, r in drops:
        cold = s.mat("#5a6c74", "#dfe8ea", "fade", -1.3 / r, shine=0.8, gloss=40)
        with s.body():
            s.ball((x, y, -0.08), (r, r * 1.12, r * 0.5), cold)
            s.ball((x, y, 0.06 + r * 0.2), (r * 0.84, r * 0.95, r * 0.42), cold, 0.01, carves=True)
        if r > 0.14:
            with s.at(x, y + r * 0.55, -0.02, scale=r * 0.95):
                _cottage_upside_down(s, "#a8b0b0", "#54606c")
        px, py, scale = s.camera.seen((x, y, 0.0))
        glass(s.front, px, py, r * scale, r * 1.1 * scale, "#ffffff", 0.6)
        if r > 0.19:
            s.front.line(
                [(px, py - r * scale), (px + 3, py - r * scale - 60), (px - 2, py - r * scale - 150)],
                "#e8f2f6",
                3,
                0.35,
            )
    with s.at(-0.72, 0.36, 0.42, yaw=24, scale=0.42):
        _toy_ship(s)
    with s.at(0.78, 0.34, 0.42):
        clay = s.mat("#c8683c", "#8a3c24", step=5)
        s.lathe(
            (0, 0, 0),
            [(0, 0), (0.16, 0), (0.22, 0.28), (0.25, 0.28), (0.25, 0.35), (0.2, 0.35), (0, 0.3)],
            clay,
        )
        for k in range(9):
            a = k * 0.7
            out = (0.24 * math.cos(a), 0.55 + 0.06 * (k % 3), 0.2 * math.sin(a))
            stalk(
                s,
                [(0, 0.3, 0), (out[0] * 0.5, 0.48, out[2] * 0.5), out],
                0.012,
                "#4f8a54",
                [((out[0] * 0.8, out[1] - 0.03, out[2] * 0.8), 90 - math.degrees(a), 0.36)],
            )
    s.focus = (0.0, 1.95, 0.1)
    return s
