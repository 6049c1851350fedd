"""Cards of things that are houses: a boiled egg at breakfast, a mitten in the snow."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import lighter
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera, vec
from tools.painter.solid.wild import hare, mouse


def _chick(s: Stage, size: float) -> None:
    """A chick that looks along z, on y = 0."""
    down, horn = s.mat("#f8cc4c", "#e8a02c", "fur", 12 / size, soft=0.5), s.mat("#e8803c", shine=0.3)
    with s.at(scale=size):
        with s.body(rough=0.03 * size, step=12 / size):
            s.ball((0, 0.42, -0.04), (0.34, 0.34, 0.38), down)
            s.ball((0, 0.86, 0.12), 0.25, down, 0.14)
            s.cone((0, 0.46, -0.34), (0, 0.6, -0.48), 0.12, 0.04, down, 0.1)
            for side in (-1, 1):
                s.ball((side * 0.33, 0.46, -0.06), (0.08, 0.17, 0.24), down, 0.03, pitch=16)
        s.cone((0, 0.84, 0.34), (0, 0.8, 0.5), 0.075, 0.012, horn)
        beasts.eyes(s, 0.13, 0.93, 0.31, 0.045)
        for side in (-1, 1):
            s.cone((side * 0.13, 0.14, 0), (side * 0.13, 0.02, 0.03), 0.035, 0.03, horn)
            for toe in (-1, 0, 1):
                s.cone((side * 0.13, 0.02, 0.03), (side * 0.13 + toe * 0.08, 0.015, 0.18), 0.026, 0.016, horn)


@solid("p05")
def breakfast_with_a_door(seed: int) -> Stage:
    s = Stage(
        seed,
        "milk",
        Camera((0.9, 1.95, 5.7), (0.05, 1.3, 0.0), 41, roll=4),
        sky="#a8bcc8",
        ground="#b89a80",
        fill=0.5,
    )
    s.back.rect(0, 0, 600, 900, s.back.vert("#8aa8b0", "#c8d0c4"))
    s.sun((-0.95, 0.7, 0.4), "#ffdca8", 2.2, 0.08)
    s.box((0, 2.4, -3.2), (6, 4, 0.1), s.mat("#a8c0bc", "#90aca8", "plaid", 5))
    s.ground(0, s.mat("#f3e8d4", "#c2483c", "checks", 1.7))
    with s.at(-1.3, 2.2, -3.05):
        s.box((0, 0, 0), (0.8, 1.1, 0.05), s.mat("#f3ead8"), 0.02)
        for x in (-0.38, 0.38):
            for y in (-0.53, 0.53):
                s.box(
                    (x, y, 0.03), (0.33, 0.47, 0.03), s.mat("#fff0c8", "#b8d8e8", "fade", 0.7, glow=0.6), 0.01
                )
    china = s.mat("#dfe8e8", "#4f88a0", "bands", 9, shine=0.6, gloss=40)
    cup = [
        (0, 0),
        (0.46, 0),
        (0.44, 0.06),
        (0.14, 0.14),
        (0.12, 0.3),
        (0.4, 0.5),
        (0.56, 0.86),
        (0.6, 0.98),
        (0, 0.98),
    ]
    s.lathe((0, 0, 0), cup, china, round_=0.015)
    shell = s.mat("#f6e0c4", "#e0b890", step=3, contrast=0.8, soft=0.4)
    hollow = s.mat("#fff4d8", "#f6c860", "fade", 1.4, glow=0.25)
    with s.body():
        s.ball((0, 1.3, 0), (0.56, 0.82, 0.56), shell)
        s.ball((0, 1.34, 0), (0.5, 0.78, 0.5), hollow, carves=True)
        for k in range(13):
            a = math.tau * k / 13
            x, z = math.cos(a) * 0.5, math.sin(a) * 0.5
            s.ball((x, 2.05 + 0.1 * math.sin(k * 2.4), z), (0.26, 0.3, 0.26), hollow, carves=True)
        s.ball((0, 2.15, 0), (0.6, 0.36, 0.6), hollow, carves=True)
    s.ball((0, 1.32, 0), (0.42, 0.24, 0.42), s.mat("#f8b830", "#f09818", shine=0.5))
    s.lamp((0, 1.9, 0.0), "#ffd890", 1.2, 0.5, soft=0)
    frame = s.mat("#7a5238", "#4a2c1c")
    with s.at(0.1, 1.0, 0.55, pitch=-4):
        s.box((0, 0.16, 0), (0.15, 0.2, 0.05), frame, 0.02)
        s.ball((0, 0.36, 0), (0.15, 0.14, 0.05), frame)
        s.box((0, 0.15, 0.025), (0.115, 0.18, 0.05), s.mat("#2f7a80", "#1f5a64", "wood", 20), 0.02)
        s.ball((0, 0.33, 0.025), (0.115, 0.11, 0.05), s.mat("#2f7a80"))
        s.ball((0.07, 0.16, 0.085), 0.02, s.mat("#ffd98f", shine=0.9))
        for k in range(3):
            s.box((0, -0.05 - 0.05 * k, 0.1 + 0.07 * k), (0.17 + 0.03 * k, 0.025, 0.06), frame, 0.01)
    for degrees, y in ((52, 1.5), (128, 1.52)):
        a = math.radians(degrees)
        with s.at(math.cos(a) * 0.53, y, math.sin(a) * 0.53, yaw=90 - degrees), s.body():
            s.box((0, 0, 0), (0.1, 0.1, 0.03), frame, 0.01)
            s.ball((0, 0.1, 0), (0.1, 0.09, 0.03), frame)
            s.box((0, 0, 0.02), (0.072, 0.085, 0.03), s.mat("#ffd870", glow=1.4), 0.01)
            s.ball((0, 0.085, 0.02), (0.072, 0.07, 0.03), s.mat("#ffd870", glow=1.4))
    foot, top = vec((0.12, 1.5, 0.1)), vec((0.62, 2.78, -0.05))
    wood = s.mat("#a8743c", "#6a4420", "wood", 14)
    for side in (-1, 1):
        off = vec((side * 0.06, 0, side * 0.09))
        s.cone(foot + off, top + off, 0.024, 0.022, wood)
    for k in range(1, 9):
        p = foot + (top - foot) * (k / 9)
        s.cone(p - vec((0.06, 0, 0.09)), p + vec((0.06, 0, 0.09)), 0.016, 0.016, wood)
    with s.at(top[0], top[1] + 0.02, top[2], yaw=-50):
        beasts.bird(s, 0.34, "#b8583c", "#f0c890", look=-20)
    with s.at(-0.78, 0.24, 0.85, roll=128, yaw=30), s.body():
        s.ball((0, 0.0, 0), (0.4, 0.36, 0.4), shell)
        s.ball((0, -0.06, 0), (0.35, 0.33, 0.35), hollow, carves=True)
        for k in range(11):
            a = math.tau * k / 11
            s.ball((math.cos(a) * 0.36, -0.2, math.sin(a) * 0.36), (0.16, 0.2, 0.16), hollow, carves=True)
        s.box((0, -0.5, 0), (0.6, 0.4, 0.6), hollow, carves=True)
    steel = s.mat("#c8d0d8", "#98a4b0", shine=0.9, gloss=50, mirror=0.2)
    with s.body():
        s.ball((0.95, 0.06, 0.9), (0.22, 0.06, 0.3), steel, yaw=-40)
        s.cone((0.82, 0.06, 1.05), (0.24, 0.06, 1.7), 0.034, 0.05, steel, 0.04)
    for k in range(9):
        x, z = 0.35 + 0.1 * k, 0.9 - 0.16 * k + 0.6
        s.ball((x + 0.05 * (k % 2), 0.004, z), (0.03, 0.004, 0.02), s.mat("#f0c040"))
    with s.at(1.0, 0, 0.42, yaw=-52):
        _chick(s, 0.52)
    s.focus = (0.1, 1.4, 0.5)
    return s


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
