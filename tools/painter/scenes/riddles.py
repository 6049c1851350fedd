"""Cards that ask something: a pair of scales, a flock on threads, a hand in the soil."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import darker, lighter
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera, spin, spot, vec
from tools.painter.solid.wild import hare, mouse


@solid("p34")
def heavier_than_it_looks(seed: int) -> Stage:
    s = Stage(
        seed,
        "milk",
        Camera((-0.4, 0.85, 6.6), (0.0, 1.85, 0.0), 45, roll=-3),
        sky="#a8bcd0",
        ground="#a89878",
        fill=0.48,
        haze="#e8dcc4",
        thin=0.02,
        clear=7,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#8aa4b8", "#c8d0c4", "#f0dfc0"))
    nature.clouds(b, "#fff8ea", 0.8, 0.004, 0.01, 0, 640, 0.42)
    s.sun((-0.9, 0.85, 0.6), "#ffe0b0", 2.1, 0.07)
    s.ground(0, s.mat("#c8b490", "#a08a68", "tiles", 0.9))
    brass = s.mat("#c9963c", "#8a5a20", step=2, shine=0.7, gloss=28)
    top = vec((0.1, 3.3, -0.4))
    s.lathe(
        (0.1, 0, -0.4),
        [(0, 0), (0.7, 0), (0.7, 0.1), (0.3, 0.22), (0.12, 0.4), (0.09, 3.2), (0, 3.2)],
        brass,
        round_=0.02,
    )
    low, high = vec((-1.02, 2.55, 0.5)), vec((1.2, 3.72, -1.0))
    s.limb([low, top, high], (0.06, 0.1, 0.06), brass, 0.04, 6)
    s.ball(top, 0.18, brass)
    for end, drop, r in ((low, 1.75, 0.66), (high, 1.85, 0.8)):
        pan = end - vec((0, drop, 0))
        for k in range(3):
            a = k * 2.1 + 0.4
            s.cone(
                end, pan + vec((math.cos(a) * r * 0.94, 0.06, math.sin(a) * r * 0.94)), 0.014, 0.014, brass
            )
        s.lathe(
            pan,
            [(0, -0.1), (r * 0.6, -0.07), (r, 0.05), (r * 1.02, 0.08), (r * 0.6, -0.02), (0, -0.05)],
            brass,
            round_=0.015,
        )
    pan = low - vec((0, 1.72, 0))
    quill, vane = s.mat("#f6efdc"), s.mat("#8ab4d8", "#4a78a8", "fur", 12, soft=0.5)
    with s.at(*spot(pan + vec((0.02, 0.3, 0.06))), yaw=8, pitch=-40, roll=38, scale=1.35):
        s.limb([(-0.02, -0.62, 0.0), (0, -0.1, 0.06), (0.06, 0.66, 0.0)], (0.022, 0.02, 0.008), quill)
        s.sheet(
            (0.02, 0.14, 0.04),
            [
                (0, -0.42),
                (0.13, -0.28),
                (0.2, 0.0),
                (0.17, 0.3),
                (0.05, 0.56),
                (-0.08, 0.36),
                (-0.15, 0.1),
                (-0.16, -0.2),
                (-0.06, -0.32),
            ],
            vane,
            0.012,
            bend=0.8,
            droop=0.15,
            wave=0.008,
            ripple=(8, 40),
        )
    pan = high - vec((0, 1.85, 0))
    grey = s.mat("#8c8c9c", "#62627a", step=4, contrast=1.0, bump=0.4, bump_step=12)
    with s.at(*spot(pan + vec((0, -0.02, 0))), yaw=-52, scale=0.86):
        head = beasts.quadruped(
            s,
            "#8c8c9c",
            "#a8a4b0",
            long=1.0,
            tall=0.66,
            deep=0.36,
            neck=(0, 0.18, 0.22),
            thin=0.13,
            pattern="plain",
            grain=4,
            feet=((0.16, 0, -0.3), (-0.16, 0, -0.28), (0.15, 0, 0.22), (-0.15, 0, 0.24)),
        )
        with s.at(*head, pitch=-6):
            with s.body():
                s.ball((0, 0.1, 0.14), (0.3, 0.33, 0.3), grey)
                s.limb(
                    [(0, 0.02, 0.38), (0, -0.22, 0.58), (0.06, -0.16, 0.78), (0.1, 0.1, 0.84)],
                    (0.15, 0.11, 0.08, 0.055),
                    grey,
                    0.08,
                )
                for side in (-1, 1):
                    s.ball((side * 0.38, 0.12, -0.02), (0.28, 0.34, 0.05), grey, 0.04, yaw=side * 36)
            for side in (-1, 1):
                s.cone((side * 0.14, -0.1, 0.38), (side * 0.2, -0.2, 0.64), 0.045, 0.012, s.mat("#f6efe0"))
            beasts.eyes(s, 0.2, 0.16, 0.33, 0.036)
            s.limb([(0.1, 0.1, 0.84), (0.12, 0.5, 0.86), (0.06, 0.9, 0.84)], (0.007, 0.007), quill)
            s.ball((0.06, 1.12, 0.84), (0.2, 0.24, 0.2), s.mat("#d8302a", shine=0.7, gloss=40))
        beasts.tail(s, [(0, 0.75, -0.66), (0, 0.45, -0.75)], (0.03, 0.03), "#6a6a7c")
        with s.at(0, 1.02, -0.1, yaw=70):
            beasts.bird(s, 0.3, "#c2543d", "#f0c890")
    with s.at(0.42, 0.0, 1.7, yaw=-24):
        for side in (-1, 1):
            s.box((side * 0.26, 0.05, 0), (0.26, 0.04, 0.34), s.mat("#7a3a34"), 0.01, roll=side * 5)
            s.ball((side * 0.25, 0.09, 0), (0.25, 0.06, 0.32), s.mat("#f8f0dc", "#e0d4b8", "plain", 3))
            for k in range(5):
                s.box(
                    (side * 0.26, 0.15 - abs(k - 2) * 0.002, -0.2 + 0.09 * k),
                    (0.15, 0.004, 0.008),
                    s.mat("#6a5a50"),
                    0.001,
                )
    with s.at(1.0, 0.0, 1.35, yaw=-66):
        mouse(s, 0.42)
    s.focus = (-0.6, 1.2, 0.9)
    return s


def _paper_crane(s: Stage, tone: str) -> None:
    """A folded crane about one long, flying along z."""
    paper, shade = (
        s.mat(tone, lighter(tone, 0.4), "plain", 2, soft=0.5),
        s.mat(darker(tone, 0.12), tone, "plain", 2, soft=0.5),
    )
    with s.body():
        s.sheet(
            (0, 0, 0), [(-0.34, 0.06), (0, -0.2), (0.34, 0.06), (0, 0.16)], paper, 0.05, yaw=90, round_=0.004
        )
        s.sheet(
            (0, 0.16, 0.4), [(-0.1, -0.16), (0.08, -0.12), (0.16, 0.3), (0.08, 0.3)], shade, 0.015, yaw=-90
        )
        s.sheet((0, 0.42, 0.58), [(-0.04, 0.02), (0.22, -0.1), (0.06, 0.07)], paper, 0.013, yaw=-90)
        s.sheet((0, 0.14, -0.44), [(0.12, -0.16), (-0.08, -0.1), (-0.3, 0.34)], shade, 0.015, yaw=-90)
    for side in (-1, 1):
        with s.at(0, 0.1, 0, roll=side * 24):
            s.sheet(
                (side * 0.36, 0, 0),
                [(side * -0.36, -0.2), (side * 0.42, -0.26), (side * 0.5, -0.02), (side * -0.36, 0.2)][
                    ::side
                ],
                paper if side > 0 else shade,
                0.006,
                bend=0.15,
                pitch=90,
            )


@solid("p69")
def one_of_the_flock(seed: int) -> Stage:
    s = Stage(
        seed,
        "milk",
        Camera((0.0, -0.9, 5.0), (0.0, 0.45, 0.0), 50, roll=5),
        sky="#c0d4ec",
        ground="#d8c8b8",
        fill=0.75,
        haze="#a8c8e4",
        thin=0.06,
        clear=4,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#2f6ab0", "#6aa4d4", "#bcd8e4"))
    nature.clouds(b, "#ffffff", 0.9, 0.004, 0.011, 100, 900, 0.42)
    s.sun((-0.7, 0.9, 0.5), "#fff0cc", 1.7, 0.06)
    tones = ("#e86a5c", "#f0b848", "#6ab0a0", "#f3e8d8", "#8a7ac8", "#e89ab0", "#5a94c8")
    spots = (
        (90, 690, 2.6, 40),
        (520, 760, 3.0, -30),
        (130, 400, 3.9, 60),
        (525, 575, 4.4, -50),
        (90, 160, 4.8, 30),
        (520, 210, 5.2, -40),
        (300, 700, 4.8, 20),
        (400, 110, 6.4, -20),
        (220, 90, 7.4, 40),
        (235, 560, 6.6, -60),
        (400, 610, 7.4, 50),
        (330, 240, 8.8, 10),
        (180, 290, 8.0, -30),
        (440, 350, 9.0, 40),
    )
    line = s.mat("#f8f4ea")
    for k, (px, py, far, yaw) in enumerate(spots):
        x, y, z = s.camera.out(px, py, far)
        s.cone((x, y + 0.08, z), (x, y + 8, z), 0.0028 * far, 0.0028 * far, line)
        with s.at(x, y, z, yaw=yaw, pitch=s.r.uniform(-8, 8), roll=s.r.uniform(-10, 10), scale=0.8):
            _paper_crane(s, tones[k % 7])
    white, black, red = (
        s.mat("#fbf6ec", "#d8d4d0", "fur", 9, soft=0.5),
        s.mat("#2a2830", "#14141c", "fur", 9),
        s.mat("#c8302c"),
    )
    x, y, z = s.camera.out(318, 430, 4.3)
    with s.at(x, y, z, yaw=62, pitch=-14, roll=-16, scale=0.95):
        with s.body():
            s.cone((0, 0, -0.3), (0, 0.04, 0.22), 0.17, 0.15, white)
            s.limb(
                [(0, 0.05, 0.28), (0, 0.12, 0.62), (0, 0.3, 0.86), (0, 0.36, 1.1)],
                (0.12, 0.07, 0.05, 0.045),
                white,
                0.06,
            )
            s.ball((0, 0.38, 1.16), (0.065, 0.06, 0.085), white, 0.03)
            s.ball((0, 0.43, 1.15), (0.04, 0.025, 0.05), red)
            s.cone((0, 0.37, 1.22), (0, 0.33, 1.52), 0.028, 0.006, s.mat("#4a4438"))
        beasts.eyes(s, 0.05, 0.4, 1.18, 0.014)
        for side in (-1, 1):
            s.limb(
                [(side * 0.05, -0.06, -0.36), (side * 0.06, -0.1, -0.9), (side * 0.06, -0.06, -1.3)],
                (0.03, 0.02, 0.02),
                black,
            )
            with s.at(side * 0.1, 0.08, 0.08, turn=spin(0, 0, side * 42) @ spin(side * 4)):
                beasts.wing(s, side, 1.3, white, black)
    sx, _, _ = s.camera.seen((x, y, z))
    s.front.line(
        [(sx + 40, -10), (sx + 46, 60), (sx + 30, 120), (sx + 52, 168), (sx + 44, 190)], "#f8f4ea", 2.4
    )
    s.focus = (x, y, z)
    return s


@solid("p41")
def hand_in_bloom(seed: int) -> Stage:
    s = Stage(
        seed,
        "verdigris",
        Camera((-0.9, 1.0, 6.5), (-0.02, 1.75, 0.0), 46),
        sky="#a8c8d0",
        ground="#8a7a4c",
        fill=0.52,
        haze="#dfe8c8",
        thin=0.03,
        clear=7,
    )
    b = s.back
    nature.sky(b, ("#6aa0b8", "#a8ccc4", "#e8e8c8", "#f8e0b0"))
    nature.clouds(b, "#fffaf0", 0.9, 0.004, 0.011, 0, 560, 0.43)
    s.sun((-0.8, 0.9, 0.65), "#ffe4b0", 2.1, 0.07)
    s.ground(
        0, s.mat("#7fa04c", "#5a7f3c", step=1.4, contrast=1.0, bump=0.8, bump_step=8), hills=0.4, step=0.5
    )
    with s.body(rough=0.16, step=4):
        s.ball((0, -0.15, 0), (1.25, 0.42, 1.0), s.mat("#5a3c28", "#38241a", step=4, contrast=1.0))
    skin = s.mat("#d8a078", "#b8744f", step=1.4, contrast=1.0, soft=0.4, bump=0.2, bump_step=8)
    bark = s.mat("#6a4634", "#3a241c", "wood", 12, bump=0.6, bump_step=10)
    fingers = (
        ((-0.5, 1.55), (-0.78, 2.1), (-0.88, 2.55)),
        ((-0.18, 1.72), (-0.26, 2.4), (-0.28, 2.9)),
        ((0.16, 1.7), (0.24, 2.36), (0.28, 2.84)),
        ((0.48, 1.52), (0.72, 2.02), (0.82, 2.42)),
    )
    thumb = ((-0.42, 0.85), (-0.95, 1.15), (-1.18, 1.55))
    with s.body(rough=0.02, step=6):
        s.cone((0.02, -0.3, -0.02), (0.0, 0.5, 0), 0.44, 0.4, skin)
        s.ball((0, 1.12, 0.0), (0.64, 0.68, 0.34), skin, 0.25)
        s.ball((-0.36, 0.86, 0.16), (0.26, 0.4, 0.24), skin, 0.2)
        s.ball((0.4, 0.95, 0.14), (0.2, 0.42, 0.2), skin, 0.2)
        for low, mid, tip in fingers:
            s.cone((*low, 0.02), (*mid, 0.1), 0.21, 0.175, skin, 0.12)
            s.cone((*mid, 0.1), (*tip, 0.04), 0.175, 0.13, skin, 0.04)
        s.limb([(*thumb[0], 0.1), (*thumb[1], 0.22), (*thumb[2], 0.18)], (0.27, 0.2, 0.14), skin, 0.15)
        s.ball((0.02, 1.12, 0.5), (0.42, 0.5, 0.24), skin, 0.2, carves=True)
    for n, (x, y) in enumerate((*(f[2] for f in fingers), thumb[2])):
        high = (0.75, 0.9, 0.85, 0.7, 0.55)[n]
        lean = x * 0.3
        with s.body():
            s.limb(
                [
                    (x, y - 0.06, 0.05),
                    (x + lean * 0.4, y + high * 0.4, 0.05),
                    (x + lean, y + high * 0.75, 0.05),
                ],
                (0.1, 0.06, 0.035),
                bark,
                0.03,
            )
            for k in range(4):
                a = k * 1.7
                s.cone(
                    (x + lean * 0.3, y + high * 0.35, 0.05),
                    (x + lean + 0.26 * math.cos(a) * high, y + high * 0.85, 0.05 + 0.26 * math.sin(a) * high),
                    0.035,
                    0.012,
                    bark,
                    0.02,
                )
            for k in range(4):
                s.limb(
                    [
                        (x, y, 0.05),
                        (x + 0.12 * math.cos(k * 1.6), y - 0.12, 0.1 + 0.1 * math.sin(k * 1.6)),
                        (x + 0.13 * math.cos(k * 1.6 + 0.4), y - 0.3, 0.08 + 0.12 * math.sin(k * 1.6)),
                    ],
                    (0.04, 0.025, 0.008),
                    bark,
                    0.02,
                    2,
                )
        for k in range(2):
            with s.body(rough=0.1 * high, step=11):
                for m in range(5):
                    a = m * 1.3 + k + n
                    s.ball(
                        (
                            x + lean + 0.27 * high * math.cos(a),
                            y + high * (0.9 + 0.16 * math.sin(a * 1.7)),
                            0.05 + 0.26 * high * math.sin(a),
                        ),
                        0.2 * high,
                        s.mat(
                            ("#f6c0cc", "#fbe4e4")[k],
                            ("#e890a8", "#f3a8b8")[k],
                            "spots",
                            13,
                            contrast=1.4,
                            soft=0.5,
                        ),
                        0.06,
                    )
    straw = s.mat("#a87c44", "#6a4824", "fur", 30)
    with s.at(0.02, 0.98, 0.36):
        with s.body(rough=0.03, step=20):
            s.ring((0, 0.0, 0), 0.28, 0.09, straw)
            s.ball((0, -0.05, 0), (0.28, 0.07, 0.28), straw, 0.03)
        for k in range(12):
            a = k * 0.53
            s.cone(
                (0.3 * math.cos(a), 0.03, 0.3 * math.sin(a)),
                (0.42 * math.cos(a + 0.5), 0.05 + 0.05 * (k % 3), 0.42 * math.sin(a + 0.5)),
                0.01,
                0.006,
                straw,
            )
        for x, z in ((-0.1, 0.04), (0.1, 0.08), (0.02, -0.1)):
            s.ball(
                (x, 0.08, z),
                (0.075, 0.1, 0.075),
                s.mat("#7ab8c8", "#4a8a9c", "spots", 26, contrast=0.4, shine=0.3),
            )
    with s.at(0.5, 1.42, 0.3, yaw=-60):
        beasts.bird(s, 0.36, "#8a5a3c", "#e8a060")
    with s.at(-1.12, 0.02, 1.2, yaw=70):
        hare(s, 0.62)
    tin = s.mat("#7a98a0", "#546e78", step=3, shine=0.5)
    with s.at(1.05, 0.02, 1.0, yaw=200):
        s.lathe(
            (0, 0, 0),
            [(0, 0), (0.26, 0), (0.28, 0.42), (0.26, 0.44), (0.24, 0.4), (0, 0.38)],
            tin,
            round_=0.01,
        )
        s.limb([(0.24, 0.1, 0), (0.5, 0.24, 0), (0.62, 0.5, 0)], (0.05, 0.04, 0.035), tin)
        s.lathe((0.63, 0.52, 0), [(0, 0), (0.04, 0), (0.11, 0.1), (0, 0.1)], tin, axis=(0.4, 1, 0))
        s.ring((-0.26, 0.3, 0), 0.18, 0.025, tin, axis=(0, 0, 1))
    for _ in range(26):
        x, z = s.r.uniform(-1.9, 1.9), s.r.uniform(0.9, 2.2)
        s.ball((x, 0.04, z), (0.05, 0.01, 0.035), s.mat("#fbe4e4", "#f3a8b8"), yaw=s.r.uniform(0, 180))
    s.focus = (0.0, 1.4, 0.4)
    return s
