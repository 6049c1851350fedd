"""Cards lit by small lights: a birthday in the wood, a nursery of lamps, a moth on a roof."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera, vec
from tools.painter.solid.wild import cat, hare, mouse


@solid("p67")
def candles_in_the_wood(seed: int) -> Stage:
    s = Stage(
        seed,
        "ember",
        Camera((0.7, 1.0, 5.9), (0.05, 0.95, 0.0), 42),
        sky="#3a4a68",
        ground="#4a3424",
        fill=0.34,
        haze="#141820",
        thin=0.06,
        clear=5,
    )
    s.back.rect(0, 0, 600, 900, s.back.vert("#0c1018", "#1c1c20", "#2a2018"))
    s.sun((0.4, 0.9, -0.2), "#5a78a8", 0.5, 0.1)
    s.ground(
        0, s.mat("#5a4028", "#38301c", step=2, contrast=1.0, bump=0.9, bump_step=8), hills=0.25, step=0.6
    )
    bark = s.mat("#4a3a34", "#261c1c", "wood", 6, bump=0.8, bump_step=6)
    for x, z, r in (
        (-1.9, -0.9, 0.3),
        (1.75, -0.6, 0.26),
        (-0.8, -2.6, 0.26),
        (0.9, -3.0, 0.3),
        (2.4, -2.4, 0.3),
        (-2.4, -3.0, 0.3),
        (0.1, -5.0, 0.3),
    ):
        with s.body():
            s.cone((x, -0.2, z), (x + 0.1, 5, z), r, r * 0.8, bark)
            for k in range(4):
                s.cone(
                    (x, 0.25, z),
                    (x + math.cos(k * 1.6) * r * 1.9, -0.1, z + math.sin(k * 1.6) * r * 1.9),
                    r * 0.6,
                    r * 0.2,
                    bark,
                    0.15,
                )
    fur, face = s.mat("#6a4a34", "#38241c", "fur", 14), s.mat("#d8b088", "#b88a64", "fur", 14)
    with s.at(-0.15, 0, 0.1, yaw=58):
        with s.body(rough=0.03, step=8):
            s.ball((0, 0.62, -0.15), (0.62, 0.58, 0.8), fur)
            s.ball((0, 0.5, 0.55), (0.36, 0.36, 0.36), face, 0.2)
            s.cone((0, 0.46, 0.75), (0, 0.38, 1.12), 0.22, 0.06, face, 0.12)
            for side in (-1, 1):
                s.ball((side * 0.3, 0.76, 0.5), (0.1, 0.12, 0.05), face, 0.04)
                s.cone((side * 0.34, 0.2, 0.3), (side * 0.34, 0.06, 0.46), 0.14, 0.1, face, 0.08)
        s.ball((0, 0.4, 1.16), 0.07, s.mat("#1c1418", shine=0.9))
        beasts.eyes(s, 0.19, 0.62, 0.84, 0.055)
        tones = ("#c8382c", "#f3e6cc", "#3f7a98", "#e0a83c", "#5a8a5c")
        for k in range(38):
            a, b = -0.1 + 3.34 * ((k * 0.618) % 1), -0.85 + 1.15 * (k / 38)
            round_ = math.sqrt(max(0.1, 1 - ((b + 0.15) / 0.82) ** 2))
            root = vec((math.cos(a) * 0.6 * round_, 0.62 + math.sin(a) * 0.56 * round_, b))
            high = 0.3 + 0.14 * (k % 3)
            top = root + vec((math.cos(a) * 0.2, high, -0.08))
            s.cone(root, top, 0.04, 0.036, s.mat(tones[k % 5]))
            s.ball(top + vec((0, 0.1, 0)), (0.026, 0.07, 0.026), s.mat("#fff0b0", "#ffb848", glow=3.0))
            if k in (4, 13, 24):
                s.lamp(top + vec((0, 0.22, 0)), "#ffb860", 2.0, 1.1, soft=0)
    s.lamp((0.2, 1.7, 1.2), "#ffb860", 1.7, 1.6, 0.25)
    with s.at(-0.85, 0, 1.45, yaw=140):
        mouse(s, 0.44)
    with s.at(-0.4, 0, 1.85, yaw=170):
        mouse(s, 0.4, "#a89080")
    with s.at(1.2, 0, 0.75, yaw=-70):
        hare(s, 0.8)
    s.limb([(1.5, 2.35, -0.8), (1.1, 2.3, -0.5), (0.62, 2.36, -0.35)], (0.1, 0.07, 0.04), bark)
    with s.at(0.92, 2.34, -0.42, yaw=-20, scale=0.42):
        owl = s.mat("#8a6a4c", "#5a4030", "scales", 9)
        with s.body():
            s.cone((0, 0.3, 0), (0, 0.75, 0), 0.32, 0.28, owl)
            for side in (-1, 1):
                s.ball((side * 0.14, 0.8, 0.2), (0.16, 0.16, 0.08), s.mat("#d8c0a0"), 0.03)
                s.cone((side * 0.18, 0.98, 0.05), (side * 0.28, 1.18, 0.02), 0.08, 0.01, owl, 0.04)
            s.cone((0, 0.74, 0.28), (0, 0.62, 0.34), 0.05, 0.01, s.mat("#e0a03c"))
        beasts.eyes(s, 0.14, 0.8, 0.26, 0.06, "#140e08", "#f0b030")
    with s.at(0.55, 0, 1.7, yaw=24):
        s.box((0, 0.14, 0), (0.17, 0.14, 0.17), s.mat("#4f98a0", "#3a7a84"), 0.01)
        s.box((0, 0.14, 0), (0.03, 0.145, 0.175), s.mat("#e8b048"), 0.005)
        s.box((0, 0.14, 0), (0.175, 0.145, 0.03), s.mat("#e8b048"), 0.005)
        for side in (-1, 1):
            s.ball((side * 0.07, 0.32, 0), (0.08, 0.045, 0.03), s.mat("#e8b048"), roll=side * 24)
    s.focus = (0.2, 0.9, 0.8)
    return s


@solid("p80")
def nursery_of_lamps(seed: int) -> Stage:
    s = Stage(
        seed,
        "nocturne",
        Camera((-1.2, 1.75, 4.4), (0.05, 1.12, 0.0), 46, roll=-3),
        sky="#5a70a8",
        ground="#5a4a48",
        fill=0.36,
        haze="#16204a",
        thin=0.03,
        clear=6,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#0c1438", "#1c2c64", "#2c3c70"))
    for _ in range(70):
        b.circle(b.r.uniform(0, 600), b.r.uniform(0, 500), b.r.uniform(0.8, 2.0), "#fff0d0", 0.8)
    s.sun((-0.6, 0.9, 0.5), "#90a8e8", 0.7, 0.1)
    plank = s.mat("#8a5a38", "#54341f", "wood", 6)
    s.ground(-0.45, s.mat("#4a4458", "#343048", "tiles", 1.4))
    for y, z in ((0.0, 0.7), (0.62, -0.5), (1.2, -1.6)):
        s.box((0, y - 0.05, z), (2.6, 0.05, 0.44), plank, 0.01)
        for x in (-1.9, 1.9):
            s.box((x, (y - 0.5) / 2 - 0.05, z), (0.07, (y + 0.5) / 2, 0.3), plank, 0.01)
    clay, soil, green = s.mat("#b8623c", "#8a4428", step=3), s.mat("#3a261c"), s.mat("#5f9a50", "#3f7040")
    n = 0
    for y, z, step in ((0.0, 0.7, 0.62), (0.62, -0.5, 0.66), (1.2, -1.6, 0.7)):
        for k in range(-2, 3):
            n += 1
            x = k * step + 0.1 * math.sin(n)
            age = (n * 7) % 5
            with s.at(x, y, z, yaw=n * 40, scale=0.92 + 0.1 * (n % 3)):
                s.lathe(
                    (0, 0, 0),
                    [
                        (0, 0),
                        (0.14, 0),
                        (0.18, 0.24),
                        (0.21, 0.24),
                        (0.21, 0.32),
                        (0.17, 0.32),
                        (0.16, 0.28),
                        (0, 0.28),
                    ],
                    clay,
                    round_=0.008,
                )
                s.ball((0, 0.28, 0), (0.165, 0.03, 0.165), soil)
                high = 0.2 + 0.1 * age
                s.limb(
                    [(0, 0.26, 0), (0.03, 0.26 + high * 0.5, 0), (0, 0.28 + high, 0)],
                    (0.022, 0.018, 0.02),
                    green,
                )
                for side in (-1, 1):
                    s.ball((side * 0.1, 0.3 + high * 0.42, 0), (0.1, 0.014, 0.045), green, roll=side * 28)
                if age == 0:
                    s.ball((0, 0.3 + high, 0), (0.035, 0.05, 0.035), green)
                    continue
                size = 0.05 + 0.024 * age
                s.lathe(
                    (0, 0.28 + high, 0),
                    [(0, 0), (size * 0.5, 0), (size * 0.5, size * 0.8), (0, size * 0.8)],
                    s.mat("#c9a868", "#8a6a38", "bands", 120, shine=0.6),
                )
                lit = age > 1
                glass = s.mat("#ffe9a0", "#ffc860", glow=0.5 * age) if lit else s.mat("#c8d4d8", shine=0.9)
                with s.body():
                    s.ball((0, 0.28 + high + size * 1.9, 0), (size, size * 1.15, size), glass)
                    s.cone(
                        (0, 0.28 + high + size * 0.8, 0),
                        (0, 0.28 + high + size * 1.4, 0),
                        size * 0.5,
                        size * 0.8,
                        glass,
                        size * 0.4,
                    )
                if age > 2:
                    s.lamp((0, 0.34 + high + size * 2, 0.1), "#ffd080", 0.32 * age, 0.55, soft=0)
    tin = s.mat("#5a8088", "#3f5f68", step=2, shine=0.6)
    mouth = vec((0.02, 2.28, 0.35))
    with s.body():
        s.cone((1.02, 2.62, 0.35), (1.32, 2.3, 0.35), 0.4, 0.42, tin)
        s.limb([(0.78, 2.3, 0.35), (0.42, 2.36, 0.35), mouth], (0.1, 0.07, 0.06), tin, 0.04)
    s.lathe(mouth, [(0, -0.02), (0.05, 0), (0.16, 0.1), (0, 0.12)], tin, axis=(-0.8, -0.35, 0))
    s.ring((1.42, 2.75, 0.35), 0.3, 0.04, tin, axis=(0, 0, 1))
    star = s.mat("#fff4c0", glow=2.4)
    for _ in range(70):
        t = s.r.random()
        x, y = -0.08 - 0.3 * t + s.r.gauss(0, 0.05 + 0.1 * t), 2.2 - 1.3 * t * t - 0.2 * t
        s.ball((x, y, 0.4 + s.r.gauss(0, 0.08 + 0.1 * t)), s.r.choice((0.012, 0.018, 0.026)), star)
    with s.at(0.95, -0.45, 1.55, yaw=-36):
        cat(s, 0.78, "#6a5a58")
    s.focus = (0.0, 1.2, 0.3)
    return s


@solid("p68")
def moth_on_the_roof(seed: int) -> Stage:
    s = Stage(
        seed,
        "nocturne",
        Camera((-1.0, 0.75, 6.6), (0.0, 2.1, 0.0), 47, roll=2),
        sky="#5a70b0",
        ground="#3a3a50",
        fill=0.4,
        haze="#1c2a58",
        thin=0.03,
        clear=7,
    )
    b = s.back
    nature.sky(b, ("#0a1030", "#1a2a60", "#36508c", "#7a80a0"))
    for _ in range(80):
        b.circle(b.r.uniform(0, 600), b.r.uniform(0, 480), b.r.uniform(0.8, 2.2), "#fff0d0", 0.8)
    s.sun((-0.7, 0.8, 0.6), "#a8b8f0", 1.2, 0.08)
    s.ground(
        0, s.mat("#3f4a5c", "#2f3848", step=1.5, contrast=1.0, bump=0.7, bump_step=7), hills=0.2, step=0.5
    )
    lit = s.mat("#ffd878", "#f0a840", glow=1.5)
    with s.at(0.25, 0, -0.6, yaw=-26):
        s.box((0, 1.0, 0), (1.25, 1.0, 1.0), s.mat("#a88a88", "#7a6470", step=2, contrast=1.0), 0.02)
        s.sheet(
            (0, 2.0, 0),
            [(-1.5, -0.1), (1.5, -0.1), (0, 1.25)],
            s.mat("#8a4a4c", "#5a2c34", "scales", 4.5),
            1.15,
        )
        s.box((0.8, 3.0, -0.3), (0.16, 0.5, 0.16), s.mat("#8a5a54"))
        for x, y in ((-0.72, 1.45), (0.72, 1.45), (0.72, 0.6), (0.0, 1.45)):
            s.box((x, y, 1.0), (0.22, 0.28, 0.04), s.mat("#e8dcc8"), 0.01)
            s.box((x, y, 1.03), (0.18, 0.24, 0.03), lit, 0.01)
            s.cone((x, y - 0.24, 1.07), (x, y + 0.24, 1.07), 0.014, 0.014, s.mat("#e8dcc8"))
        s.box((-0.6, 0.5, 1.0), (0.26, 0.5, 0.05), s.mat("#2f6a70", "#1f4a54", "wood", 12), 0.02)
        s.lamp((0.0, 1.1, 2.0), "#ffc870", 1.2, 1.0, soft=0)
        with s.at(0, 2.85, 1.05, pitch=-38, scale=1.15):
            furry = s.mat("#b89a78", "#7a5c48", "bands", 26)
            with s.body(rough=0.05, step=10):
                s.cone((0, -0.75, 0.1), (0, 0.3, 0.12), 0.12, 0.2, furry)
                s.ball((0, 0.5, 0.14), (0.19, 0.18, 0.18), s.mat("#d8c0a0", "#a88a68", "fur", 16), 0.08)
            beasts.eyes(s, 0.11, 0.58, 0.26, 0.06, "#1c1008")
            for side in (-1, 1):
                s.limb(
                    [(side * 0.08, 0.64, 0.2), (side * 0.3, 0.95, 0.3), (side * 0.5, 1.02, 0.34)],
                    (0.03, 0.035, 0.01),
                    furry,
                )
                upper = [
                    (side * x, y)
                    for x, y in (
                        (0.05, -0.1),
                        (0.1, 0.4),
                        (0.8, 0.85),
                        (1.5, 0.82),
                        (1.62, 0.5),
                        (1.25, 0.0),
                        (0.6, -0.25),
                    )
                ]
                lower = [
                    (side * x, y)
                    for x, y in (
                        (0.05, -0.1),
                        (0.7, -0.2),
                        (1.15, -0.42),
                        (1.1, -0.85),
                        (0.72, -1.05),
                        (0.3, -0.8),
                    )
                ]
                wing = s.mat("#7a88b0", "#c8b090", "patches", 2.4, contrast=0.55, soft=0.5)
                with s.at(yaw=side * -16):
                    s.sheet((0, 0, 0.08), upper[::side], wing, 0.03, bend=0.06, round_=0.01)
                    s.sheet(
                        (0, 0, 0.04),
                        lower[::side],
                        s.mat("#a8786c", "#d8b090", "patches", 2.6, contrast=0.55, soft=0.5),
                        0.03,
                        bend=0.06,
                        round_=0.01,
                    )
                    for x, y, r in ((1.12, 0.48, 0.2), (0.74, -0.6, 0.15)):
                        s.ball((side * x, y, 0.12 + 0.06 * x * x), (r, r, 0.03), s.mat("#f0d890", "#e8c060"))
                        s.ball(
                            (side * x, y, 0.14 + 0.06 * x * x), (r * 0.5, r * 0.5, 0.035), s.mat("#1c1838")
                        )
    with s.at(-1.75, 0, 0.5):
        iron = s.mat("#24283c", "#161a28")
        s.lathe((0, 0, 0), [(0, 0), (0.14, 0), (0.05, 0.2), (0.04, 2.2), (0, 2.2)], iron)
        s.lathe(
            (0, 2.2, 0),
            [(0, 0), (0.1, 0), (0.16, 0.34), (0.2, 0.36), (0, 0.5)],
            s.mat("#3a4058", "#2a3048", shine=0.6),
        )
    look = Look(
        height=1.15,
        head=1.38,
        top="#c2543d",
        legs="#3a3f5c",
        hair="#e0b060",
        style="short",
        smile=0.1,
        brow=0.8,
        scarf="#e8c060",
    )
    figure(
        s,
        look,
        "look back",
        -0.55,
        0,
        2.0,
        yaw=160,
        gaze=(0.2, 3.4, 0.2),
        holds={"right": (-0.2, 0.95, 1.85)},
        glance=0,
        twist=10,
    )
    s.cone((-0.22, 0.2, 1.9), (-0.1, 1.75, 1.75), 0.02, 0.018, s.mat("#8a5a3c"))
    s.ring((-0.06, 1.98, 1.72), 0.2, 0.016, s.mat("#c8c8d0"), axis=(0.2, 0.1, 1))
    s.ball((-0.03, 1.94, 1.62), (0.18, 0.18, 0.16), s.mat("#dfe6f0", "#a8b4d0", "plaid", 60))
    s.focus = (0.0, 2.4, 0.6)
    return s
