"""Cards of things that are houses: a boiled egg at breakfast, a mitten in the snow."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.palettes import lighter
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera
from tools.painter.solid.wild import hare, mouse


@solid("p75")
def lost_mitten(seed: int) -> Stage:
    s = Stage(
        seed,
        "nocturne",
        Camera((-0.9, 0.72, 6.4), (0.05, 1.4, 0.0), 43),
        sky="#7088c0",
        ground="#8a90b0",
        fill=0.42,
        haze="#2a3a70",
        thin=0.035,
        clear=6,
    )
    b = s.back
    nature.sky(b, ("#101a40", "#263a70", "#4a649c", "#8a98b8"))
    s.sun((-0.75, 0.85, 0.4), "#b8c8ff", 1.2, 0.08)
    snow = s.mat("#eef2fa", "#b0bcdc", step=1.4, contrast=1.0, soft=0.5)
    s.ground(0, snow, hills=0.5, step=0.45)
    for k in range(9):
        x, z = -3.4 + 0.85 * k + s.r.uniform(-0.2, 0.2), -3.4 - 0.9 * (k % 3)
        high = s.r.uniform(1.6, 2.6)
        fir = [
            (0, 0),
            (0.08, 0),
            (0.08, 0.2),
            (0.34 * high, 0.2),
            (0.16 * high, 0.55 * high),
            (0.22 * high, 0.55 * high),
            (0, 1.15 * high),
        ]
        s.lathe(
            (x, -0.1, z), fir, s.mat("#2c4468", "#c8d4e8", "patches", 2.6, contrast=0.56), folds=7, deep=0.1
        )
    wool = s.mat("#b8282c", "#c8484c", "wool", 11, contrast=1.0, soft=0.4)
    red = s.mat("#b8282c", "#8a1820", "wool", 14, contrast=0.6, soft=0.4)
    knit = s.mat("#f0e6dc", "#c8b8b0", "staves", 30, soft=0.4)
    with s.at(0.15, 0, -0.1, roll=-6):
        with s.body(rough=0.03, step=9):
            s.lathe(
                (0, 0.62, 0),
                [(0, 0), (0.72, 0), (0.86, 0.5), (0.84, 1.05), (0.62, 1.5), (0.3, 1.72), (0, 1.76)],
                wool,
                round_=0.06,
            )
            s.limb(
                [(-0.6, 0.95, 0.1), (-1.05, 1.35, 0.16), (-1.12, 1.72, 0.16)], (0.34, 0.3, 0.22), red, 0.16
            )
        s.lathe((0, 0.0, 0), [(0, 0), (0.86, 0), (0.84, 0.56), (0.8, 0.66), (0, 0.66)], knit, round_=0.05)
        pane, wood = s.mat("#ffd878", "#f0a848", glow=1.5), s.mat("#6a4028", "#42261a")
        for x, y in ((-0.28, 1.55), (0.36, 1.5)):
            with s.at(x, y, 0.9 - abs(x) * 0.2, yaw=x * 40, pitch=-8):
                s.ball((0, 0, 0), (0.21, 0.21, 0.06), wood)
                s.ball((0, 0, 0.03), (0.165, 0.165, 0.05), pane)
                s.cone((-0.16, 0, 0.08), (0.16, 0, 0.08), 0.016, 0.016, wood)
                s.cone((0, -0.16, 0.08), (0, 0.16, 0.08), 0.016, 0.016, wood)
        with s.at(0.05, 0, 0.86):
            s.box((0, 0.26, 0), (0.26, 0.34, 0.06), wood, 0.03)
            s.ball((0, 0.6, 0), (0.26, 0.22, 0.06), wood)
            s.box((0, 0.24, 0.03), (0.2, 0.3, 0.05), pane, 0.02)
            s.ball((0, 0.54, 0.03), (0.2, 0.18, 0.05), pane)
        s.lamp((0.05, 0.5, 1.5), "#ffc878", 2.0, 0.9, 0.3, hollow=0.3)
        s.cone((0.36, 2.1, -0.1), (0.4, 2.7, -0.1), 0.13, 0.13, s.mat("#8a5a4c", "#5a3830", "bands", 20))
    with s.body(rough=0.1, step=5):
        for k in range(5):
            s.ball(
                (0.78 + 0.14 * k * k * 0.3, 2.85 + 0.27 * k, -0.1),
                0.12 + 0.06 * k,
                s.mat("#e8e8f0", "#b8bcd0"),
                0.12,
            )
    with s.at(0.2, 0.02, 1.12, yaw=-10):
        mouse(s, 0.4, "#8a7a78")
    with s.at(-1.15, 0.02, 0.95, yaw=60):
        hare(s, 0.82, "#eef0f6")
    fur = "#d8692c"
    coat, white, dark = s.mat(fur, "#f09a4c", "fur", 13), s.mat("#f6ead4"), s.mat("#3a2220")
    with s.at(1.3, 0.02, 0.75, yaw=-58, scale=0.78):
        with s.body(rough=0.02, step=20):
            s.ball((0, 0.34, -0.28), (0.32, 0.34, 0.4), coat)
            s.limb([(0, 0.42, -0.24), (0, 0.74, 0.06), (0, 0.98, 0.2)], (0.32, 0.25, 0.17), coat, 0.15)
            s.ball((0, 0.66, 0.2), (0.17, 0.28, 0.16), white, 0.12)
            for side in (-1, 1):
                s.limb(
                    [(side * 0.13, 0.66, 0.2), (side * 0.13, 0.32, 0.3), (side * 0.12, 0.07, 0.34)],
                    (0.12, 0.085, 0.07),
                    coat,
                    0.08,
                )
                s.cone((side * 0.12, 0.18, 0.32), (side * 0.12, 0.05, 0.4), 0.075, 0.06, dark, 0.05)
        with s.at(0, 1.16, 0.27, pitch=4):
            with s.body():
                s.ball((0, 0, 0), (0.25, 0.22, 0.23), coat)
                s.cone((0, -0.04, 0.14), (0, -0.1, 0.44), 0.14, 0.05, coat, 0.1)
                for side in (-1, 1):
                    s.ball((side * 0.15, -0.09, 0.11), (0.13, 0.1, 0.12), white, 0.06)
                    s.cone((side * 0.14, 0.14, -0.03), (side * 0.21, 0.42, -0.05), 0.1, 0.015, coat, 0.05)
                s.ball((0, -0.1, 0.47), 0.05, s.mat("#141014", shine=0.8), 0.01)
            beasts.eyes(s, 0.1, 0.045, 0.195, 0.038, "#2a1808", "#f0c050")
        beasts.tail(
            s,
            [(0, 0.2, -0.6), (0.4, 0.14, -0.7), (0.66, 0.16, -0.2)],
            (0.1, 0.18, 0.06),
            fur,
            lighter("#f6ead4", 0.2),
        )
    for _ in range(110):
        s.front.circle(
            s.r.uniform(10, 590), s.r.uniform(10, 860), s.r.choice((1.6, 2.4, 3.6)), "#ffffff", 0.85
        )
    s.focus = (0.1, 1.0, 0.9)
    return s
