"""Cards of what rises from water and soil: waves with hooves, a hand in bloom."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.scenery import crown, watering_can
from tools.painter.solid.space import Camera, Spot, spot, vec
from tools.painter.solid.wild import hare


def _sea_horse(s: Stage, rear: float) -> None:
    """The front half of a white horse that leaps along z out of y = 0, its mane foam."""
    coat, foam = s.mat("#f4f4ee", "#b8cce0", step=3, soft=0.4), s.mat("#ffffff", "#c4dcec", step=5, soft=0.7)
    with s.at(pitch=-rear):
        with s.body():
            s.cone((0, 0.3, -0.9), (0, 0.62, 0.3), 0.46, 0.4, coat)
            s.limb([(0, 0.7, 0.4), (0, 1.1, 0.8), (0, 1.36, 1.02)], (0.36, 0.24, 0.18), coat, 0.15)
            s.ball((0, 1.42, 1.14), (0.17, 0.19, 0.24), coat, 0.08)
            s.cone((0, 1.36, 1.28), (0, 1.12, 1.66), 0.16, 0.095, coat, 0.08)
            for side in (-1, 1):
                s.cone((side * 0.1, 1.56, 1.02), (side * 0.13, 1.76, 0.98), 0.06, 0.012, coat, 0.03)
                knee = (side * 0.24, 0.62 - 0.16 * (side < 0), 1.12)
                hoof = (side * 0.24, 0.16 + 0.1 * (side > 0), 1.0 + 0.42 * (side > 0))
                s.cone((side * 0.22, 0.5, 0.5), knee, 0.19, 0.09, coat, 0.12)
                s.cone(knee, hoof, 0.085, 0.06, coat, 0.04)
        for side in (-1, 1):
            hoof = (side * 0.24, 0.11 + 0.1 * (side > 0), 1.0 + 0.42 * (side > 0))
            s.ball(hoof, (0.08, 0.09, 0.09), s.mat("#5a6a84"))
            s.ball((side * 0.06, 1.13, 1.72), 0.03, s.mat("#4a5468"))
        beasts.eyes(s, 0.15, 1.45, 1.24, 0.045)
        with s.body(rough=0.16, step=6):
            mane = [
                (0, 1.68, 0.96),
                (0.05, 1.56, 0.62),
                (-0.05, 1.3, 0.2),
                (0.05, 1.16, -0.3),
                (0, 1.0, -0.9),
            ]
            s.limb(mane, (0.08, 0.2, 0.26, 0.26, 0.2), foam, 0.12)
        with s.body(rough=0.2, step=4):
            for k in range(7):
                a = k * 2.4
                s.ball((0.4 * math.cos(a), 0.34 + 0.1 * (k % 3), -0.8 - 0.12 * k), 0.42, foam, 0.2)


@solid("p22")
def white_horses(seed: int) -> Stage:
    s = Stage(
        seed, "nocturne", Camera((-0.6, 1.1, 7.9), (0.1, 1.5, 0.0), 48, roll=-3),
        sky="#5a78b8", ground="#1c2c58", fill=0.55, haze="#3a5490", thin=0.03, clear=9,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#0c1638", "#22386c", "#48659c", "#8a98b8"))
    nature.stars(b, 60, 300, 1.8)
    nature.clouds(b, "#8aa0cc", 0.6, 0.004, 0.012, 0, 420, 0.46)
    lamp = s.camera.out(478, 150, 17)
    px, py, _ = s.camera.seen(lamp)
    nature.beam(b, [(px, py - 8), (px, py + 8), (-60, py + 190), (-60, py - 40)], "#fff0c0", 0.55, 8)
    s.sun((-0.5, 0.75, 0.55), "#dce6ff", 1.6, 0.07)
    s.ground(
        0,
        s.mat("#24488c", "#18356c", step=0.8, shine=0.8, gloss=24, mirror=0.25, bump=0.7, bump_step=2.4),
        waves=0.22,
        wave_step=1.3,
    )
    x, _, z = lamp
    s.lathe(
        (x, 0, z),
        [(0, -0.5), (3.2, -0.5), (2.2, 0.9), (1.2, 1.6), (0, 1.8)],
        s.mat("#2c3450", "#1c2440", step=0.6, bump=0.9, bump_step=1.2),
        folds=5,
        deep=0.2,
    )
    s.lathe(
        (x, 1.4, z),
        [(0, 0), (0.85, 0), (0.55, lamp[1] - 1.9), (0, lamp[1] - 1.9)],
        s.mat("#f0ece4", "#c8483c", "bands", 2.0),
    )
    s.lathe(
        (x, lamp[1] - 0.55, z),
        [(0, 0), (0.75, 0), (0.75, 0.12), (0.42, 0.15), (0.42, 0.95), (0.6, 0.98), (0, 1.5)],
        s.mat("#3a3040"),
    )
    s.ball((x, lamp[1] + 0.05, z + 0.2), 0.42, s.mat("#fff0b8", glow=3.0))
    foam = s.mat("#f6fbff", "#a8c8e4", step=3, soft=0.7)
    herd = ((1.25, 1.2, -52, 12), (0.1, -0.7, -58, 4), (-1.2, -2.7, -54, 14), (0.75, -3.2, -54, 30))
    for x, z, yaw, rear in herd:
        with s.at(x, 0.02 * rear - 0.1, z, yaw=yaw, scale=1.05):
            _sea_horse(s, rear)
        for _ in range(3):
            with s.body(rough=0.2, step=5):
                for _ in range(4):
                    s.ball(
                        (x + s.r.gauss(0, 0.45), s.r.uniform(-0.05, 0.28), z - 0.4 + s.r.uniform(-0.5, 1.1)),
                        s.r.uniform(0.16, 0.34),
                        foam,
                        0.15,
                    )
    for k in range(7):
        x, z = -2.1 + 0.7 * k, 3.0 + 0.25 * math.sin(k * 2.3)
        with s.body(rough=0.18, step=5):
            s.ball((x, -0.02, z), (0.55, 0.26, 0.4), s.mat("#2c58a4", "#f4faff", "fade", 3.0, soft=0.5))
            s.ball((x + 0.3, 0.12, z + 0.1), (0.3, 0.16, 0.22), foam, 0.15)
    for row, z in enumerate((-4.2, -6.6)):
        with s.body(rough=0.25, step=2):
            for k in range(9):
                s.ball(
                    (-4 + k + 0.3 * row, 0.1 + 0.1 * math.sin(k * 2.0), z),
                    (0.7, 0.4, 0.5),
                    s.mat("#3a66ac", "#eaf4ff", "fade", 1.6, soft=0.5),
                    0.3,
                )
    for _ in range(90):
        px, py = s.r.gauss(300, 170), s.r.gauss(690, 90)
        s.front.circle(px, py, s.r.uniform(1, 4.2), "#f4faff", s.r.uniform(0.4, 0.9))
    for px, py, far, yaw in ((130, 190, 7.5, 70), (225, 120, 9.0, 50)):
        with s.at(*s.camera.out(px, py, far), yaw=yaw):
            beasts.bird(s, 0.5, "#f3f6fa", "#ffffff", (26, 10), feet=False)
    s.focus = (0.3, 1.4, 1.2)
    return s


@solid("p41")
def the_hand_in_bloom(seed: int) -> Stage:
    s = Stage(
        seed, "verdigris", Camera((0.4, 0.9, 7.3), (-0.12, 1.8, 0.0), 45),
        sky="#b0ccc0", ground="#7a8a58", fill=0.55, haze="#e0e4c4", thin=0.03, clear=8,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#6aa4a0", "#a8c8b4", "#f0e4c0", "#f6d8b0"))
    nature.clouds(b, "#fff4e4", 0.7, 0.004, 0.011, 0, 460, 0.45)
    nature.ridge(b, 560, 22, "#a8bc90", "#98ac80")
    s.sun((-0.7, 0.8, 0.6), "#ffeabc", 2.0, 0.06)
    s.ground(
        0, s.mat("#84a050", "#6a8844", step=1.6, contrast=1.0, bump=0.8, bump_step=7), hills=0.2, step=0.6
    )
    skin = s.mat("#d8a078", "#b8744c", step=1.6, contrast=0.7, soft=0.4, bump=0.25, bump_step=7)
    tips: list[Spot] = []
    with s.body():
        s.cone((0, -0.4, 0), (0, 0.5, 0), 0.5, 0.46, skin)
        s.box((0, 1.05, 0), (0.62, 0.58, 0.24), skin, 0.2, 0.35)
        s.ball((-0.42, 0.72, 0.16), (0.3, 0.46, 0.24), skin, 0.2, roll=16)
        s.ball((0.42, 0.68, 0.14), (0.24, 0.42, 0.2), skin, 0.2)
        for k, (x, long, lean) in enumerate(
            ((-0.5, 1.02, -13.0), (-0.17, 1.2, -3.0), (0.17, 1.12, 6.0), (0.48, 0.88, 17.0))
        ):
            a = math.radians(lean)
            way, p, r = (
                vec((math.sin(a), math.cos(a), 0.08)),
                vec((x, 1.48 - 0.05 * abs(k - 1.3), 0.02)),
                0.175,
            )
            for part, bend in ((0.46, 0.06), (0.3, 0.12), (0.24, 0.16)):
                q = p + way * long * part
                s.cone(p, q, r, r * 0.9, skin, 0.08)
                p, r = q, r * 0.9
                way = way + vec((0, 0, bend))
            tips.append(spot(p))
        p = vec((-0.62, 0.75, 0.14))
        for part, x in ((0.46, -0.5), (0.4, -0.28)):
            q = p + vec((x * 0.9, part, 0.08))
            s.cone(p, q, 0.2, 0.165, skin, 0.1)
            p = q
        tips.append(spot(p))
    for y, z in ((0.86, 0.3), (1.12, 0.29)):
        s.limb(
            [(-0.36, y + 0.05, z - 0.03), (0, y - 0.04, z + 0.02), (0.4, y + 0.08, z - 0.06)],
            (0.012, 0.016, 0.008),
            s.mat("#a8643c"),
        )
    with s.body(rough=0.1, step=5):
        s.lathe(
            (0, -0.05, 0),
            [(0, 0), (1.15, -0.02), (0.8, 0.16), (0.45, 0.24), (0, 0.24)],
            s.mat("#5a3c2c", "#3c281c", step=5, bump=0.8, bump_step=9),
        )
    bark = s.mat("#8a5c44", "#5a3828", "wood", 9, bump=0.7, bump_step=9)
    pink = ("#f8b8c8", "#f090ac", "#fcd8dc")
    for k, (x, y, z) in enumerate(tips):
        high = (0.78, 0.9, 0.84, 0.7, 0.6)[k]
        lean = x * 0.4
        with s.body():
            s.limb(
                [(x, y - 0.1, z), (x + lean * 0.4, y + high * 0.5, z), (x + lean, y + high, z)],
                (0.15, 0.07, 0.05),
                bark,
                0.05,
            )
            for dx in (-0.24, 0.26):
                s.cone(
                    (x + lean * 0.5, y + high * 0.55, z),
                    (x + lean + dx, y + high * 1.05, z + 0.05),
                    0.05,
                    0.025,
                    bark,
                    0.03,
                )
        crown(s, (x + lean, y + high * 1.22, z), (0.4, 0.3, 0.34), pink, 15)
    with s.at(0.02, 0.98, 0.42):
        twig = s.mat("#a87c4c", "#6a4828", "fur", 20, bump=0.9, bump_step=18)
        s.lathe(
            (0, -0.1, 0),
            [(0, 0), (0.24, 0), (0.4, 0.16), (0.38, 0.22), (0.3, 0.18), (0.2, 0.1), (0, 0.08)],
            twig,
            folds=17,
            deep=0.06,
        )
        for k in range(26):
            a = k * 0.9
            s.cone(
                (math.cos(a) * 0.4, 0.04 + 0.03 * (k % 4), math.sin(a) * 0.4),
                (math.cos(a + 0.7) * 0.42, 0.05 + 0.035 * (k % 3), math.sin(a + 0.7) * 0.42),
                0.013,
                0.008,
                twig,
            )
        for x, z in ((-0.13, 0.04), (0.12, 0.06), (0.0, -0.1)):
            s.ball(
                (x, 0.1, z),
                (0.1, 0.13, 0.1),
                s.mat("#8fd0d8", "#5a9cb0", "spots", 30, contrast=0.5, shine=0.4),
            )
        with s.at(0.38, 0.1, 0.1, yaw=-64):
            beasts.bird(s, 0.3, "#c8643c", "#f6e0c0", look=-20)
    with s.at(-1.1, 0, 1.5, yaw=50):
        hare(s, 0.66, "#a8845c")
    with s.at(0.98, 0.0, 1.6, yaw=150, scale=0.56):
        watering_can(s)
    for k in range(40):
        x, z = s.r.uniform(-2.0, 2.0), s.r.uniform(0.9, 3.2)
        s.ball((x, 0.03, z), (0.05, 0.01, 0.035), s.mat(pink[k % 3]), yaw=k * 41)
    for _ in range(26):
        s.front.ellipse(
            s.r.uniform(40, 560), s.r.uniform(380, 760), 5, 3, s.r.choice(pink), 0.9, rot=s.r.uniform(0, 180)
        )
    s.focus = (0, 1.3, 0.4)
    return s
