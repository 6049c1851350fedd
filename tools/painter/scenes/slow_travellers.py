"""Cards of slow travellers: a snail with a carousel, houses on foot."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import darker, lighter
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.scenery import flower
from tools.painter.solid.space import Camera, vec
from tools.painter.solid.wild import cat, owl


def _horse(s: Stage, tone: str, mane: str) -> None:
    """A carousel horse at a gallop along z, about one long, its belly over y = 0.5."""
    top = beasts.quadruped(
        s, tone, long=0.9, tall=0.55, deep=0.15, neck=(0, 0.3, 0.14), thin=0.036, arch=-0.02,
        feet=((0.09, 0.2, -0.75), (-0.09, 0.3, -0.7), (0.09, 0.3, 0.62), (-0.09, 0.16, 0.55)), grain=44,
    )  # fmt: skip
    coat, hair = s.mat(tone, darker(tone, 0.3)), s.mat(mane, lighter(mane, 0.3), "fur", 20)
    x, y, z = top
    with s.body():
        s.cone((x, y, z), (x, y - 0.14, z + 0.26), 0.1, 0.06, coat)
        for side in (-1, 1):
            s.cone(
                (side * 0.04, y + 0.07, z - 0.02), (side * 0.05, y + 0.17, z - 0.02), 0.03, 0.008, coat, 0.02
            )
    beasts.eyes(s, 0.07, y - 0.01, z + 0.08, 0.02)
    s.limb([(0, y + 0.08, z - 0.04), (0, y - 0.12, z - 0.2), (0, 0.66, 0.16)], (0.05, 0.07, 0.04), hair, 0.03)
    s.limb([(0, 0.62, -0.45), (0, 0.6, -0.7), (0, 0.36, -0.85)], (0.05, 0.06, 0.02), hair, 0.03)
    s.ball((0, 0.72, -0.02), (0.13, 0.05, 0.16), s.mat("#c8342c", "#f0c050", "bands", 40))


def _snail(s: Stage) -> None:
    """A snail along x without its shell, on y = 0: a foot with a hem, a neck that rises, four feelers."""
    skin = s.mat("#b8a074", "#7a6648", "streaks", 9, soft=0.4, bump=0.9, bump_step=13, shine=0.35)
    sole = s.mat("#d8c49a", "#a88c64", step=6, soft=0.5, bump=0.5, bump_step=16, shine=0.3)
    with s.body(rough=0.03, step=7):
        s.limb(
            [
                (-1.9, 0.03, 0),
                (-1.2, 0.14, 0),
                (-0.2, 0.26, 0),
                (0.7, 0.26, 0),
                (1.16, 0.4, 0.02),
                (1.4, 0.78, 0.05),
                (1.56, 1.14, 0.08),
            ],
            (0.03, 0.17, 0.34, 0.36, 0.3, 0.22, 0.2),
            skin,
            0.14,
        )
        s.ball((1.68, 1.2, 0.1), (0.25, 0.19, 0.2), skin, 0.1, roll=-16)
        for k in range(15):
            s.ball((-1.5 + 0.19 * k, 0.06, 0.34), (0.13, 0.06, 0.14), sole, 0.05)
    for side in (-1, 1):
        tip = (1.86 + 0.14 * side, 1.86 - 0.1 * side, 0.14 + side * 0.36)
        s.limb(
            [(1.68, 1.32, 0.1 + side * 0.1), (1.72, 1.6, 0.12 + side * 0.2), tip],
            (0.055, 0.034, 0.03),
            skin,
            0.03,
        )
        s.ball(tip, 0.075, s.mat("#d8c49a", shine=0.6))
        s.ball((tip[0] + 0.035, tip[1] + 0.01, tip[2] + 0.045), 0.046, s.mat("#1c1418", shine=0.9))
        feeler = (1.98, 1.02, 0.12 + side * 0.16)
        s.limb([(1.84, 1.14, 0.12 + side * 0.08), feeler], (0.045, 0.024), skin, 0.02)
    s.limb([(1.84, 1.04, 0.2), (1.8, 0.99, 0.26), (1.7, 1.0, 0.31)], (0.014, 0.014), s.mat("#5a3a2c"))


@solid("p65")
def the_slow_carousel(seed: int) -> Stage:
    s = Stage(
        seed, "verdigris", Camera((0.45, 0.8, 7.4), (0.25, 1.68, 0.0), 43),
        sky="#8fc0b4", ground="#6a7a48", fill=0.5, haze="#b8d0a8", thin=0.05, clear=7,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#2c7470", "#7ab09c", "#e4dcae", "#f6dca0"))
    nature.clouds(b, "#fff2d0", 0.6, 0.004, 0.011, 0, 460, 0.46)
    with b.group(through=b.blur(7)):
        for k in range(40):
            x = -20.0 + 16 * k
            b.line(
                [
                    (x, 760),
                    (x + b.r.uniform(-20, 20), 560),
                    (x + b.r.uniform(-60, 60), b.r.uniform(330, 520)),
                ],
                b.r.choice(("#5f8a54", "#7aa468", "#8ab07c")),
                9,
                0.6,
            )
    s.sun((-0.8, 0.75, 0.5), "#ffe6ac", 2.1, 0.07)
    s.ground(
        0, s.mat("#6a9044", "#4a7038", "grass", 9, contrast=1.0, bump=0.6, bump_step=7), hills=0.15, step=0.8
    )
    with s.at(-0.15, 0, 0, yaw=-28):
        _snail(s)
        gold, cream = s.mat("#e0b050", "#a8742c", shine=0.7), s.mat("#f6ecd4", "#c8342c", "staves", 14)
        with s.at(-0.15, 0.5, 0):
            s.lathe(
                (0, 0, 0),
                [(0, -0.16), (0.5, -0.14), (1.0, 0.02), (1.08, 0.12), (1.08, 0.2), (0, 0.22)],
                s.mat("#8a4a30", "#5a2c20", "staves", 18),
                round_=0.01,
            )
            s.ring((0, 0.16, 0), 1.08, 0.045, gold)
            s.lathe((0, 0.2, 0), [(0, 0), (0.26, 0), (0.2, 0.4), (0.16, 1.5), (0.26, 1.9), (0, 1.9)], cream)
            s.lathe(
                (0, 1.62, 0),
                [
                    (0, 0.0),
                    (1.16, 0.0),
                    (1.2, 0.12),
                    (1.18, 0.16),
                    (0.7, 0.5),
                    (0.24, 0.86),
                    (0.06, 1.06),
                    (0, 1.06),
                ],
                s.mat("#2f6a9c", "#f6ecd4", "staves", 9),
                round_=0.01,
            )
            for k in range(18):
                a = k * math.tau / 18
                s.ball(
                    (math.cos(a) * 1.17, 1.62, math.sin(a) * 1.17),
                    (0.17, 0.13, 0.05),
                    gold if k % 2 else cream,
                    yaw=90 - math.degrees(a),
                )
            s.ball((0, 2.7, 0), 0.08, gold)
            s.cone((0, 2.7, 0), (0, 3.15, 0), 0.02, 0.015, gold)
            s.sheet(
                (0, 2.98, 0),
                [(0, 0.16), (0.46, 0.02), (0, -0.12)],
                s.mat("#d8402c"),
                0.012,
                wave=0.03,
                ripple=(9, 0),
            )
            tones = (
                ("#f6f0e4", "#e0a040"),
                ("#4f7ab8", "#f6f0e4"),
                ("#d8605c", "#3a2428"),
                ("#f0c860", "#a8582c"),
                ("#8a6ab0", "#f6f0e4"),
                ("#f6f0e4", "#5a3a2c"),
            )
            for k, (tone, mane) in enumerate(tones):
                a = k * math.tau / 6 + 0.3
                lift = 0.14 * math.sin(k * 2.2) + 0.08
                x, z = math.cos(a) * 0.8, math.sin(a) * 0.8
                s.cone((x, 0.2, z), (x, 1.66, z), 0.018, 0.018, gold)
                with s.at(x, lift + 0.22, z, yaw=-math.degrees(a), scale=0.62):
                    _horse(s, tone, mane)
    with s.at(-0.3, 0, 2.5, yaw=128, scale=0.5):
        coat, snout = s.mat("#6a4a34", "#3a2418", "fur", 10), s.mat("#d8a878", "#a87048")
        with s.body():
            s.ball((0, 0.42, -0.1), (0.5, 0.44, 0.62), coat)
            s.cone((0, 0.32, 0.42), (0, 0.26, 0.8), 0.24, 0.06, snout, 0.1)
        for k in range(90):
            a, c = k * 2.39996, 0.15 + 1.25 * math.sqrt(k / 90)
            way = vec((math.sin(c) * math.cos(a), math.cos(c), math.sin(c) * math.sin(a) * 1.1 - 0.1))
            root = vec((0, 0.42, -0.12)) + way * vec((0.48, 0.42, 0.56))
            s.cone(
                root,
                root + (way + vec((0, 0.1, -0.4))) * 0.24,
                0.03,
                0.006,
                s.mat("#c8a478", "#4a2c1c", "fade", 4),
            )
        beasts.eyes(s, 0.16, 0.42, 0.56, 0.05)
        s.ball((0, 0.27, 0.84), 0.07, s.mat("#1c1218", shine=0.8))
    blade = [s.mat(tone, darker(tone, 0.3), soft=0.5) for tone in ("#5f9a4c", "#7fb058", "#4a803f")]
    for k in range(44):
        far = s.r.random()
        x, z = s.r.uniform(-2.6, 2.8), -1.6 - 1.4 * far if k < 30 else s.r.uniform(2.2, 3.2)
        high = s.r.uniform(1.4, 3.4) if k < 30 else s.r.uniform(0.15, 0.4)
        lean = s.r.uniform(-0.5, 0.5) * high * 0.4
        s.limb(
            [(x, -0.1, z), (x + lean * 0.2, high * 0.5, z), (x + lean, high, z)],
            (0.06, 0.045, 0.008) if k < 30 else (0.025, 0.02, 0.005),
            blade[k % 3],
            0.02,
            3,
        )
    for k in range(22):
        x, z = s.r.uniform(-1.7, 1.9), s.r.uniform(1.2, 3.0)
        high = s.r.uniform(0.1, 0.3)
        s.limb([(x, -0.05, z), (x, high, z)], (0.014, 0.01), blade[0], 0, 2)
        flower(s, (x, high, z), 0.07, ("#f8f0e0", "#f0b848", "#e8708c", "#b88ad0")[k % 4], 34)
    s.focus = (0.6, 1.2, 0.6)
    return s


def _walking_house(s: Stage, wall: str, roof: str, wide: float, high: float, lit: int, step: float) -> None:
    """A house that walks along z on a bird's legs; its door looks back."""
    w, deep = wide, wide * 0.8
    plaster = s.mat(wall, darker(wall, 0.22), step=2.5, contrast=0.9, bump=0.3, bump_step=6)
    tiles = s.mat(roof, darker(roof, 0.35), "bands", 22)
    leg, claw = s.mat("#e0a048", "#a86a28", "bands", 26), s.mat("#c88a38", "#8a5424")
    base = 1.05
    s.box((0, base + high / 2, 0), (w / 2, high / 2, deep / 2), plaster, 0.02)
    eave, ridge = base + high, base + high + w * 0.62
    gable = [(-w * 0.62, 0), (w * 0.62, 0), (0, ridge - eave)]
    s.sheet((0, eave, 0), gable, tiles, deep * 0.56, round_=0.01)
    s.box((w * 0.26, ridge - 0.08, 0), (0.07, 0.24, 0.07), s.mat("#a8584c", "#7a3c34"), 0.01)
    glow, dark = s.mat("#ffd890", "#f0b048", glow=0.5), s.mat("#4a5468", "#343c50", shine=0.5)
    for k, (x, y) in enumerate(((-0.26, 0.72), (0.26, 0.72), (0.28, 0.3))):
        for z in (-deep / 2 - 0.005, deep / 2 + 0.005):
            s.box(
                (x * w, base + high * y, z), (0.1 * w, 0.11 * high, 0.012), glow if k == lit else dark, 0.005
            )
            s.box((x * w, base + high * y, z), (0.012, 0.11 * high, 0.022), s.mat("#f3e8d0"), 0.003)
    for z in (-0.2 * deep, 0.22 * deep):
        s.box((-w / 2 - 0.005, base + high * 0.6, z), (0.012, 0.12 * high, 0.1 * w), glow, 0.005)
    s.box(
        (-0.2 * w, base + high * 0.22, -deep / 2 - 0.01),
        (0.11 * w, 0.21 * high, 0.015),
        s.mat("#5a3a2c", "#3a241c", "wood", 14),
        0.01,
    )
    for side in (-1, 1):
        hip = (side * w * 0.24, base + 0.02, 0)
        foot = vec((side * w * 0.24, 0.06, step * side))
        lifted = 0.14 if step * side < 0 else 0.0
        knee = (side * w * 0.26, base * 0.56, -0.22 + step * side * 0.4)
        foot[1] += lifted
        with s.body():
            s.cone(hip, knee, 0.1, 0.055, leg)
            s.cone(knee, foot, 0.05, 0.045, leg, 0.03)
            for turn in (-32, 0, 32, 180):
                a = math.radians(turn)
                long = 0.12 if turn == 180 else 0.26
                toe = foot + vec((math.sin(a) * long, -0.035 - lifted * 0.3, math.cos(a) * long))
                s.cone(foot, toe, 0.042, 0.016, claw, 0.02)
    with s.at(-w / 2 - 0.17, base - 0.12, 0.02, roll=4):
        s.limb([(0.24, 0.3, 0), (0.04, 0.24, 0), (0, 0.0, 0)], (0.035, 0.03), leg)
        s.box((0, -0.14, 0), (0.09, 0.16, 0.24), s.mat("#a8542c", "#7a3420", step=4), 0.03)
        for z in (-0.13, 0.13):
            s.box((0, -0.14, z), (0.096, 0.166, 0.022), s.mat("#e0b868"), 0.01)


@solid("p26")
def the_houses_are_leaving(seed: int) -> Stage:
    s = Stage(
        seed, "sand", Camera((-0.3, 1.55, 7.0), (0.1, 1.5, -1.5), 46),
        sky="#a8c4c8", ground="#b89468", fill=0.5, haze="#ecd4a4", thin=0.04, clear=7,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#3a7890", "#8ab4b0", "#ecd4a0", "#f8c080"))
    nature.clouds(b, "#fff0cc", 0.75, 0.004, 0.011, 0, 420, 0.44)
    nature.ridge(b, 452, 16, "#d8b080", "#d8b080")
    s.sun((0.85, 0.62, -0.1), "#ffd898", 2.2, 0.06)
    s.ground(
        0, s.mat("#dcb87c", "#c09a64", step=0.8, contrast=1.0, bump=0.6, bump_step=5), hills=0.24, step=0.5
    )
    rows = (
        ("#e8d8b4", "#2f6a94", 1.3, 1.35, 0, 0.3, (0.78, 0.3, 190)),
        ("#d89a70", "#8a3c34", 1.05, 1.1, 1, -0.26, (-0.55, -2.9, 200)),
        ("#a8bca4", "#4a6a5c", 1.15, 1.5, 2, 0.28, (1.0, -7.0, 194)),
        ("#e0c890", "#a84c30", 0.95, 1.0, 0, -0.24, (-1.7, -8.0, 205)),
    )
    for wall, roof, wide, high, lit, step, (x, z, yaw) in rows:
        with s.at(x, -0.02, z, yaw=yaw):
            _walking_house(s, wall, roof, wide, high, lit, step)
    mark = s.mat("#b08a58", "#98744a")
    for k in range(7):
        with s.at(0.9 - 0.2 * (-1) ** k - 0.08 * k, 0.0, 1.3 + 0.5 * k, yaw=190), s.body():
            for turn in (-32, 0, 32):
                a = math.radians(turn)
                s.cone((0, 0.0, 0), (math.sin(a) * 0.24, 0.0, math.cos(a) * 0.24), 0.03, 0.015, mark)
    with s.at(-0.72, 0.02, 3.0, yaw=165):
        cat(s, 0.82, "#4a3c3c", "#e8dcc8")
    with s.at(-1.3, 0, 0.9, yaw=20):
        wood = s.mat("#8a6040", "#5a3c28", "wood", 9)
        s.cone((0, -0.1, 0), (0, 1.75, 0), 0.06, 0.05, wood)
        s.sheet(
            (0, 1.42, 0.06),
            [(-0.34, -0.13), (0.34, -0.13), (0.52, 0), (0.34, 0.13), (-0.34, 0.13)],
            wood,
            0.025,
        )
        with s.at(0, 1.72, 0, yaw=30, scale=0.62):
            owl(s)
    s.focus = (0.5, 1.8, 0.6)
    return s
