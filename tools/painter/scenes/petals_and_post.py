"""Cards of a horn of petals, and of letters that swim."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import lighter
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.scenery import flower, stalk
from tools.painter.solid.space import Camera, spot, vec


@solid("p53")
def gramophone_in_bloom(seed: int) -> Stage:
    s = Stage(
        seed, "milk", Camera((0.9, 0.95, 4.7), (0.0, 1.42, 0.0), 44),
        sky="#c4d4d8", ground="#8a9a68", fill=0.55, haze="#e4e4c8", thin=0.05, clear=6,
    )  # fmt: skip
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#8fb4b0", "#c4d4b8", "#f0e4bc", "#c8c888"))
    with b.group(through=b.blur(14)):
        for _ in range(46):
            b.circle(
                b.r.uniform(0, 600),
                b.r.uniform(330, 640),
                b.r.uniform(14, 50),
                b.r.choice(("#9fb878", "#7fa468", "#d8dca0", "#b8c890")),
                0.6,
            )
    s.sun((-0.8, 0.85, 0.5), "#fff0c4", 2.0, 0.06)
    s.ground(
        0, s.mat("#8aa854", "#6a8a44", step=2, contrast=1.0, bump=0.8, bump_step=8), hills=0.12, step=0.8
    )
    wood, trim = s.mat("#8a4f30", "#5a2c1c", "wood", 9, shine=0.3), s.mat("#6a3820", "#3c1c14", "wood", 9)
    with s.at(0.05, 0, 0.2, yaw=22):
        s.box((0, 0.34, 0), (0.72, 0.28, 0.62), wood, 0.03)
        s.box((0, 0.06, 0), (0.8, 0.07, 0.7), trim, 0.03)
        s.box((0, 0.62, 0), (0.78, 0.04, 0.68), trim, 0.02)
        s.lathe(
            (0.05, 0.66, 0.08),
            [(0, 0), (0.56, 0), (0.56, 0.03), (0, 0.035)],
            s.mat("#1c1a20", "#34303a", "rounds", 150, shine=0.7, gloss=20),
        )
        s.lathe((0.05, 0.69, 0.08), [(0, 0), (0.19, 0), (0.19, 0.012), (0, 0.016)], s.mat("#d8543c"))
        s.cone((0.84, 0.4, 0.2), (1.05, 0.4, 0.2), 0.03, 0.03, s.mat("#c89a48", shine=0.8))
        s.limb(
            [(1.05, 0.4, 0.2), (1.05, 0.2, 0.25), (1.18, 0.18, 0.25)],
            (0.03, 0.04),
            s.mat("#c89a48", shine=0.8),
        )
        stem = [
            (-0.1, 0.72, 0.12),
            (-0.34, 0.86, -0.1),
            (-0.5, 0.95, -0.35),
            (-0.45, 1.4, -0.5),
            (-0.2, 1.78, -0.35),
            (-0.02, 1.92, -0.1),
        ]
        leaves = [
            ((-0.47, 1.05, -0.42), 220, 0.5),
            ((-0.46, 1.3, -0.48), 70, 0.42),
            ((-0.5, 0.95, -0.35), 300, 0.46),
        ]
        stalk(s, stem, 0.075, "#5f9a48", leaves)
        s.cone((-0.1, 0.74, 0.12), (-0.08, 0.68, 0.16), 0.06, 0.03, s.mat("#c89a48", shine=0.8))
    with s.at(0.0, 1.98, 0.1, yaw=20, pitch=-14):
        for k in range(6):
            a = k * 60.0 + 8
            with s.at(turn=None, roll=a):
                outline = [
                    (0, -0.42),
                    (0.26, -0.12),
                    (0.4, 0.18),
                    (0.34, 0.44),
                    (0.12, 0.56),
                    (-0.12, 0.56),
                    (-0.34, 0.44),
                    (-0.4, 0.18),
                    (-0.26, -0.12),
                ]
                blade = s.mat(("#f0899c", "#f5a0ac")[k % 2], "#d8506c", "fade", -1.0, soft=0.6)
                s.sheet(
                    (0, 0.56, 0.04 - 0.03 * (k % 2)),
                    outline,
                    blade,
                    0.016,
                    bend=-0.5,
                    droop=-0.5,
                    round_=0.012,
                    pitch=-24,
                )
        deep = s.mat("#a82c54", "#701c3c", "staves", 17)
        s.lathe(
            (0, 0, 0.06),
            [(0, -0.5), (0.14, -0.4), (0.34, -0.05), (0.4, 0.06), (0.34, 0.06), (0.1, -0.2), (0, -0.24)],
            deep,
            axis=(0, 0, 1),
        )
        s.cone((0, 0, -0.42), (0, 0, -0.7), 0.2, 0.1, s.mat("#5f9a48"))
        for k in range(9):
            a = k * math.tau / 9
            tip = (math.cos(a) * 0.2, math.sin(a) * 0.2, 0.3)
            s.cone((math.cos(a) * 0.04, math.sin(a) * 0.04, -0.1), tip, 0.012, 0.01, s.mat("#f6d890"))
            s.ball(tip, 0.035, s.mat("#f6c040", "#d8902c", glow=0.15))
    for px, py, far, size, tone, yaw in (
        (100, 250, 4.2, 0.2, "#5a9ac8", 30),
        (505, 150, 4.6, 0.18, "#f0a040", -40),
        (500, 560, 3.6, 0.15, "#8a6ac0", -20),
        (85, 520, 3.9, 0.13, "#f0c050", 50),
    ):
        beasts.butterfly(s, s.camera.out(px, py, far), size, tone, yaw)
    with s.at(0.62, 0.66, 0.5, yaw=-40):
        beasts.bird(s, 0.34, "#c8553c", "#f0dcb8", look=24)
    for k in range(26):
        x, z = s.r.uniform(-1.7, 1.9), s.r.uniform(0.9, 2.4)
        high = s.r.uniform(0.08, 0.22)
        s.limb([(x, -0.05, z), (x + 0.02, high, z)], (0.012, 0.008), s.mat("#5f8a3c"), 0, 2)
        if k % 2:
            flower(s, (x + 0.02, high, z), 0.06, ("#f8f0e0", "#f0b848", "#e8889c")[k % 3], 30)
    for px, py, size, turn in ((520, 330, 1.2, 10), (170, 120, 1.1, -12), (330, 75, 0.9, 6)):
        with s.front.at(px, py, size, turn):
            s.front.ellipse(-9, 14, 7.5, 5.4, "#3a3448", rot=-20)
            s.front.ellipse(11, 10, 7.5, 5.4, "#3a3448", rot=-20)
            s.front.line([(-2, 13), (-2, -14), (17.5, -18), (17.5, 9)], "#3a3448", 3)
    s.focus = (0.0, 1.9, 0.2)
    return s


def _letter(s: Stage, fin: str) -> None:
    """A sealed letter about one long that swims along z, its seal to the left."""
    paper, fold = s.mat("#f8efd8", "#e0d0b0", step=2, soft=0.5), s.mat("#e4d4b0", "#c8b48c")
    web = s.mat(fin, lighter(fin, 0.4), "fur", 9, soft=0.6)
    s.box((0, 0, 0), (0.03, 0.32, 0.46), paper, 0.025)
    for side in (-1, 1):
        s.sheet((side * 0.034, 0.0, 0), [(-0.44, 0.3), (0.0, -0.02), (0.44, 0.3)], fold, 0.008, yaw=-90)
        s.ball((side * 0.05, -0.01, 0), (0.03, 0.085, 0.085), s.mat("#b8282c", "#8a1820", shine=0.5))
        s.ball((side * 0.05, 0.1, 0.36), (0.02, 0.036, 0.036), s.mat("#1c1820", shine=0.9))
        with s.at(side * 0.04, -0.1, 0.14, yaw=side * 32):
            s.sheet((0, 0, 0), [(0, 0.08), (-0.34, 0.02), (-0.3, -0.2), (0, -0.06)], web, 0.01, yaw=-90)
    s.sheet(
        (0, 0, -0.44),
        [(0, 0.05), (-0.34, 0.34), (-0.24, 0), (-0.34, -0.34), (0, -0.05)],
        web,
        0.012,
        wave=0.03,
        ripple=(9, 2),
        yaw=-90,
    )
    s.sheet((0, 0.32, -0.02), [(0.24, 0), (-0.06, 0.24), (-0.3, 0.2), (-0.26, 0)], web, 0.01, yaw=-90)


@solid("p14")
def letters_swim_home(seed: int) -> Stage:
    s = Stage(
        seed, "verdigris", Camera((0.4, 0.5, 5.0), (0.1, 1.5, 0.0), 50),
        sky="#7ac4bc", ground="#4a7a6c", fill=0.6, haze="#3f9a98", thin=0.085, clear=4.5,
    )  # fmt: skip
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#c8ecd0", "#6abcb0", "#2c8a8c", "#1c6470"))
    for k in range(6):
        top = 40 + 95 * k
        nature.beam(b, [(top, -10), (top + 60, -10), (top - 60, 780), (top - 200, 780)], "#f0ffe4", 0.26, 16)
    s.sun((-0.35, 1.0, 0.35), "#f4ffd8", 1.7, 0.1)
    s.ground(
        0, s.mat("#d8cc98", "#a8a880", step=1.2, contrast=1.0, bump=0.7, bump_step=7), hills=0.4, step=0.5
    )
    with s.at(0.92, -0.05, 0.3, yaw=-38):
        red, dark = s.mat("#c83c30", "#8a2024", step=2, shine=0.5), s.mat("#2c1418")
        s.box(
            (0, 0.6, -0.1),
            (0.1, 0.75, 0.1),
            s.mat("#8a6a48", "#5a4434", "wood", 8, bump=0.7, bump_step=8),
            0.02,
        )
        with s.body():
            s.box((0, 1.46, 0), (0.36, 0.24, 0.6), red, 0.02)
            s.cone((0, 1.68, -0.24), (0, 1.68, 0.24), 0.36, 0.36, red)
            s.box((0, 1.52, 0.62), (0.29, 0.24, 0.4), dark, 0.02, carves=True)
            s.box((0, 1.6, -0.85), (0.5, 0.6, 0.25), red, 0.0, carves=True)
        with s.at(0, 1.24, 0.6, pitch=118):
            s.box((0, 0.26, 0), (0.33, 0.28, 0.02), red, 0.02)
        s.box((-0.39, 1.9, -0.2), (0.02, 0.32, 0.035), s.mat("#f0c040"), 0.01)
        s.box((-0.39, 2.16, -0.06), (0.02, 0.1, 0.16), s.mat("#f0c040"), 0.01)
        mouth = s.world(0, 1.6, 0.5)
    fins = ("#e8785c", "#5a8ac8", "#f0b040", "#b87ac0", "#5fb890")
    for px, py, far, yaw, pitch, roll in (
        (150, 640, 3.0, 62, -10, -8),
        (90, 330, 4.4, 40, -16, 6),
        (270, 170, 5.6, 84, -6, -6),
        (430, 130, 7.0, 120, 6, 8),
        (500, 60, 8.4, 190, 10, 4),
        (330, 330, 6.2, 66, 12, -4),
        (300, 480, 4.6, 74, 4, 6),
    ):
        with s.at(*s.camera.out(px, py, far), yaw=yaw, pitch=pitch, roll=roll, scale=0.78):
            _letter(s, fins[(px + py) % 5])
    with s.at(*spot(vec(mouth) + vec((-0.3, 0.06, 0.34))), yaw=142, pitch=4, scale=0.66):
        _letter(s, fins[1])
    weed = s.mat("#3f8a5c", "#2c6a50", soft=0.5)
    for x, z, high in (
        (-1.6, 1.0, 1.3),
        (-1.35, 0.8, 0.9),
        (1.75, 1.0, 1.0),
        (-1.9, -0.6, 1.8),
        (1.9, -1.6, 1.7),
        (-0.6, -3.0, 1.5),
        (-0.9, 2.6, 0.6),
        (1.25, 2.4, 0.5),
    ):
        for k in range(3):
            dx, sway = (k - 1) * 0.1, 0.12 * math.sin(x * 3 + k)
            s.limb(
                [
                    (x + dx, -0.1, z),
                    (x + dx + sway, high * 0.35, z),
                    (x + dx - sway, high * 0.7, z),
                    (x + dx + sway, high * (0.9 + 0.1 * k), z),
                ],
                (0.05, 0.045, 0.035, 0.01),
                weed,
                0.02,
            )
    with s.at(-0.05, 0.02, 2.2, yaw=20), s.body():
        for k in range(5):
            a = k * math.tau / 5
            s.cone(
                (0, 0, 0),
                (math.cos(a) * 0.24, -0.02, math.sin(a) * 0.24),
                0.08,
                0.03,
                s.mat("#e8785c", "#b84a3c", "spots", 20),
                0.04,
            )
    for k in range(16):
        s.front.ring(
            560 - 5 * (k % 5) + s.r.uniform(-24, 8),
            420 - 26 * k,
            s.r.uniform(3, 9),
            s.r.uniform(3, 9),
            "#f0fff4",
            1.6,
            0.7,
        )
    s.focus = (0.3, 1.3, 1.0)
    return s
