"""Cards behind glass: a snowman among palms, a drop on a pane."""

from __future__ import annotations

import math

from tools.painter.palettes import darker, mix
from tools.painter.scenes import solid
from tools.painter.solid.beasts import butterfly
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera


def _glasshouse(s: Stage) -> None:
    """Iron ribs under snow, bushes and palms."""
    for x, z, high in (
        (-1.5, -2.3, 1.5),
        (0.1, -2.5, 1.7),
        (1.3, -2.2, 1.3),
        (-0.75, -1.5, 0.9),
        (0.95, -1.1, 0.8),
        (2.0, -0.4, 1.0),
        (-2.0, 0.0, 1.0),
    ):
        with s.body(rough=0.16, step=6):
            for k in range(5):
                s.ball(
                    (x + 0.26 * math.cos(k * 2.2), high * (0.35 + 0.13 * k), z + 0.2 * math.sin(k * 2.2)),
                    0.34 * high,
                    s.mat("#3f7f48", "#7fae54", "spots", 6, contrast=1.4),
                    0.1,
                )
    iron = s.mat("#f3f0e4", "#c8d0c4", shine=0.3)
    for z in (-0.6, -1.8, -3.2):
        with s.body():
            for side in (-1, 1):
                s.limb(
                    [(side * 2.1, 0, z), (side * 2.1, 1.9, z), (side * 1.5, 2.9, z), (0, 3.5, z)],
                    (0.045, 0.04),
                    iron,
                    0.01,
                )
    for x, y in ((-2.1, 1.0), (-2.1, 1.9), (-1.5, 2.9), (0.0, 3.5), (1.5, 2.9), (2.1, 1.9), (2.1, 1.0)):
        s.cone((x, y, 0.4), (x, y, -3.2), 0.03, 0.03, iron)
    with s.body():
        for x in (-1.4, -0.7, 0.0, 0.7, 1.4):
            s.cone((x, 0, -3.2), (x, 3.5 - abs(x) * 0.4, -3.2), 0.03, 0.03, iron)
        s.cone((-2.1, 1.2, -3.2), (2.1, 1.2, -3.2), 0.03, 0.03, iron)
    snow = s.mat("#f6f8f8", "#c4d4e4", step=3, contrast=1.0, soft=0.5)
    for k in range(7):
        s.ball((-1.5 + 0.5 * k, 3.02 + 0.5 * math.cos((k - 3) * 0.45), -0.6), (0.22, 0.09, 0.12), snow)
    green = ("#3f8a4c", "#2f6a44", "#6aa850", "#8fb84c")
    for x, z, high, n in (
        (-1.55, -1.2, 2.3, 9),
        (1.6, -1.5, 2.6, 9),
        (0.75, -2.6, 2.9, 8),
        (-0.7, -2.7, 2.5, 8),
        (1.5, 0.7, 1.1, 7),
        (-1.3, 0.9, 0.8, 7),
    ):
        trunk = s.mat("#7a5a3c", "#4a3424", "bands", 24)
        s.limb([(x, 0, z), (x + 0.06, high * 0.5, z), (x, high * 0.9, z)], (0.07, 0.05, 0.05), trunk)
        with s.at(x, high * 0.9, z):
            for k in range(n):
                leaf = s.mat(green[k % 4], darker(green[k % 4], 0.35), "staves", 9, soft=0.5)
                with s.at(yaw=k * 360 / n + 20, roll=24 - 22 * (k % 3)):
                    s.sheet(
                        (0.48, 0, 0),
                        [
                            (-0.5, -0.03),
                            (-0.2, -0.13),
                            (0.15, -0.15),
                            (0.5, 0.0),
                            (0.15, 0.15),
                            (-0.2, 0.13),
                            (-0.5, 0.03),
                        ],
                        leaf,
                        0.01,
                        bend=-0.55,
                        round_=0.006,
                        pitch=90,
                    )


@solid("p74")
def guest_in_the_glasshouse(seed: int) -> Stage:
    s = Stage(
        seed,
        "verdigris",
        Camera((-1.1, 1.55, 5.0), (0.1, 1.28, 0.0), 42),
        sky="#b8d0d8",
        ground="#6a7a4c",
        fill=0.5,
        haze="#d8e8dc",
        thin=0.03,
        clear=6,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#a8c0cc", "#dfe8e4", "#f0f0e4"))
    for k in range(16):
        x = k * 42 + b.r.uniform(-14, 14)
        b.path(
            f"M{x - 40},520 L{x},{300 + b.r.uniform(-40, 60)} L{x + 40},520Z",
            mix("#a8bcc4", "#c8d4d4", b.r.random()),
        )
    for _ in range(120):
        b.circle(b.r.uniform(0, 600), b.r.uniform(0, 560), b.r.uniform(1.5, 4), "#ffffff", 0.9)
    s.sun((-0.7, 1.0, 0.5), "#fff0c8", 2.1, 0.06)
    s.ground(0, s.mat("#b8805c", "#8a5a44", "tiles", 1.6))
    s.box((0, -0.02, -13.4), (14, 0.14, 10), s.mat("#eef2f4", "#c4d0dc", step=0.6, contrast=1.0))
    _glasshouse(s)
    wet = s.mat("#eef4f6", "#a8c4dc", step=2.2, contrast=1.0, soft=0.5, shine=0.35, gloss=30)
    with s.at(0.12, 0, 0.35, yaw=-16):
        with s.body(rough=0.035, step=7):
            s.ball((0.04, 0.42, 0), (0.62, 0.5, 0.58), wet)
            s.ball((-0.06, 0.06, 0.05), (0.8, 0.1, 0.7), wet, 0.2)
            s.ball((-0.05, 1.04, 0.03), (0.4, 0.36, 0.38), wet, 0.12)
            s.ball((-0.16, 1.48, 0.1), (0.29, 0.27, 0.28), wet, 0.06)
            for k in range(8):
                a = k * 0.8
                s.cone(
                    (math.cos(a) * 0.5, 0.4, math.sin(a) * 0.46),
                    (math.cos(a) * 0.57, 0.14, math.sin(a) * 0.54),
                    0.04,
                    0.055,
                    wet,
                    0.08,
                )
        s.ball(
            (-0.1, 0.012, 0.3),
            (1.1, 0.016, 0.8),
            s.mat("#8fb0b8", "#b8d0d0", mirror=0.7, shine=0.8, gloss=50),
        )
        coal = s.mat("#1c1a20", shine=0.4)
        with s.at(-0.16, 1.48, 0.1, pitch=16, roll=7):
            for side in (-1, 1):
                s.ball((side * 0.11, 0.06, 0.24), 0.036, coal)
                s.cone((side * 0.06, 0.17, 0.235), (side * 0.16, 0.125, 0.22), 0.014, 0.012, coal)
            for k in range(5):
                t = (k - 2) / 2
                s.ball((t * 0.13, -0.15 - 0.05 * t * t, 0.265 - 0.03 * abs(t)), 0.024, coal)
            s.cone(
                (0, -0.01, 0.24), (0.02, -0.14, 0.58), 0.05, 0.012, s.mat("#e8762c", "#b84a18", "bands", 40)
            )
            felt = s.mat("#2f2a38", "#1c1824")
            with s.at(0.03, 0.2, -0.02, roll=-12):
                s.lathe(
                    (0, 0, 0),
                    [(0, 0), (0.33, 0), (0.34, 0.03), (0.21, 0.05), (0.19, 0.34), (0, 0.34)],
                    felt,
                    round_=0.012,
                )
                s.ring((0, 0.08, 0), 0.205, 0.03, s.mat("#b83a34"))
        wool = s.mat("#c8382c", "#f0e0c8", "bands", 34, bump=0.5, bump_step=30)
        with s.body():
            s.ring((-0.12, 1.27, 0.08), 0.24, 0.075, wool, axis=(0.1, 1, 0.15))
            s.ring((-0.12, 1.22, 0.1), 0.25, 0.06, wool, 0.02, axis=(0.0, 1, 0.25))
        s.sheet(
            (0.1, 0.98, 0.44),
            [(-0.1, -0.34), (0.09, -0.36), (0.08, 0.28), (-0.06, 0.28)],
            wool,
            0.018,
            droop=-0.3,
            wave=0.02,
            ripple=(3, 8),
            roll=-8,
            pitch=-10,
        )
        for k in range(3):
            s.ball((-0.03, 1.16 - 0.16 * k, 0.4 + 0.03 * k), 0.032, coal)
        twig = s.mat("#5a3a28")
        s.limb([(-0.4, 1.08, 0.05), (-0.66, 0.92, 0.2), (-0.74, 0.66, 0.3)], (0.035, 0.03, 0.02), twig)
        s.limb([(0.32, 1.08, 0.08), (0.6, 1.06, 0.3), (0.72, 1.3, 0.44)], (0.035, 0.03, 0.02), twig)
        with s.at(0.72, 1.32, 0.44):
            s.limb([(0, -0.12, 0), (0.02, 0.08, 0), (0.0, 0.22, 0)], (0.014, 0.012), s.mat("#4f8a44"))
            with s.at(0, 0.24, 0.02, pitch=50):
                s.ball((0, 0.02, 0), 0.05, s.mat("#f0c040"))
                for k in range(6):
                    a = math.tau * k / 6
                    s.ball(
                        (math.cos(a) * 0.1, 0, math.sin(a) * 0.1),
                        (0.08, 0.02, 0.055),
                        s.mat("#d8302c", "#a81c24"),
                        yaw=-math.degrees(a),
                    )
    for px, py, far, tone, yaw in (
        (150, 300, 4.2, "#e8902c", 40),
        (440, 360, 4.4, "#4f8ac8", -40),
        (330, 180, 5.4, "#f0d060", 10),
    ):
        butterfly(s, s.camera.out(px, py, far), 0.14, tone, yaw)
    s.focus = (0.0, 1.2, 0.4)
    return s


def _big_drop(s: Stage) -> None:
    """A drop like a lens with a house upside down in it."""
    with s.at(0.32, 1.34, 0.1):
        shell = s.mat("#6fb0d8", "#f6d890", "fade", 1.3, glow=0.35)
        with s.body():
            s.ball((0, 0, 0), (0.42, 0.48, 0.16), s.mat("#dfe8e8", shine=1.0, gloss=60))
            s.ball((0, 0, 0.12), (0.4, 0.46, 0.2), shell, 0.01, carves=True)
        with s.at(0, 0.0, 0.02, roll=180):
            s.ball(
                (0, -0.3, -0.02),
                (0.27, 0.12, 0.08),
                s.mat("#7aa84c", "#4f8a3c", step=9, contrast=1.0, glow=0.2),
            )
            with s.at(-0.08, -0.18, 0.05, yaw=24, scale=0.16):
                s.box((0, 0.4, 0), (0.55, 0.42, 0.4), s.mat("#f8ecd0", glow=0.25), 0.02)
                s.sheet(
                    (0, 0.82, 0),
                    [(-0.72, -0.06), (0.72, -0.06), (0, 0.62)],
                    s.mat("#c83a2c", "#8a2018", glow=0.2),
                    0.5,
                )
                s.box((0.3, 1.3, 0), (0.1, 0.22, 0.1), s.mat("#a85a44", glow=0.2))
                for x, y, h in ((-0.2, 0.5, 0.12), (0.26, 0.32, 0.3)):
                    s.box(
                        (x, y, 0.4),
                        (0.12, h, 0.03),
                        s.mat("#ffd060", glow=2.0) if h < 0.2 else s.mat("#5a7a8c", glow=0.2),
                    )
            s.cone((0.18, -0.2, 0.04), (0.2, 0.02, 0.04), 0.026, 0.018, s.mat("#6a4028", glow=0.15))
            s.cone((0.19, -0.02, 0.05), (0.06, 0.03, 0.06), 0.014, 0.01, s.mat("#6a4028", glow=0.15))
            with s.body(rough=0.03, step=22):
                for k in range(6):
                    s.ball(
                        (0.2 + 0.08 * math.cos(k * 1.1), 0.1 + 0.06 * math.sin(k * 1.3), 0.03),
                        0.07,
                        s.mat("#e8902c", "#f0c050", "spots", 26, glow=0.25),
                        0.03,
                    )
            for x in (0.075, 0.115):
                s.cone((x, 0.02, 0.08), (x, -0.14, 0.08), 0.004, 0.004, s.mat("#f3ead8"))
            s.box((0.095, -0.145, 0.08), (0.032, 0.008, 0.02), s.mat("#b83a2c"))
        s.lamp((0, 0, 0.4), "#ffe0a0", 0.8, 0.4, soft=0)
        s.ball((-0.2, 0.26, 0.13), (0.05, 0.09, 0.02), s.mat("#ffffff", glow=1.2), roll=-30)


@solid("p09")
def house_in_every_drop(seed: int) -> Stage:
    s = Stage(
        seed,
        "milk",
        Camera((0.3, 1.1, 3.4), (0.0, 1.0, 0.0), 35),
        sky="#9ab0c4",
        ground="#7a8088",
        fill=0.62,
        haze="#8a9aa8",
        thin=0.0,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#4a4450", "#6a5a54"))
    s.sun((-0.5, 0.8, 1.0), "#dfe8f0", 1.0, 0.12)
    s.lamp((-0.9, 1.9, -1.6), "#ffb868", 2.6, 1.3, 0.2)
    s.box((0, 1.4, -3.0), (4, 3, 0.1), s.mat("#6a4448", "#5a383e", "plaid", 8))
    for x, y, w, h, tone in (
        (0.7, 2.1, 0.5, 0.36, "#7a9a8c"),
        (0.75, 1.1, 0.34, 0.44, "#c89a5c"),
        (-0.35, 2.75, 0.4, 0.3, "#8a6a9c"),
    ):
        s.box((x, y, -2.86), (w, h, 0.04), s.mat("#3a2420", shine=0.3))
        s.box((x, y, -2.82), (w - 0.07, h - 0.07, 0.03), s.mat(tone, darker(tone, 0.4), "fade", 1.2))
    with s.at(-1.0, 1.85, -2.6):
        s.lathe(
            (0, -0.1, 0), [(0, 0), (0.36, 0), (0.2, 0.34), (0, 0.34)], s.mat("#ffd890", "#f0a850", glow=1.1)
        )
        s.cone((0, -1.9, 0), (0, 0, 0), 0.03, 0.03, s.mat("#5a3a2c"))
    paint = s.mat("#e8e0cc", "#c8bca4", "wood", 6)
    for x in (-1.12, 1.12):
        s.box((x, 1.0, 0.0), (0.1, 1.6, 0.09), paint, 0.02)
    s.box((0, 2.2, 0.0), (1.3, 0.1, 0.09), paint, 0.02)
    s.box((0, -0.14, 0.1), (1.5, 0.1, 0.3), paint, 0.03)
    s.box((0, -0.1, -0.4), (1.5, 0.06, 0.3), paint, 0.02)
    look = Look(
        height=1.75,
        head=1.3,
        top="#b84a3c",
        second="#e8c89c",
        pattern="bands",
        step=50,
        hair="#6a3a20",
        style="bob",
        smile=0.15,
        brow=0.7,
    )
    figure(
        s,
        look,
        "lean",
        -0.5,
        -0.62,
        -0.8,
        yaw=26,
        gaze=(0.34, 1.3, 0.1),
        holds={"left": (-0.02, 0.62, -0.02), "right": (-0.72, 0.06, -0.12)},
        lean=16,
    )
    with s.at(0.55, -0.04, -0.34, yaw=20, scale=0.6):
        hull, sail = s.mat("#8a3a2c", "#5a2018", "wood", 10), s.mat("#f3ead8")
        s.ball((0, 0.12, 0), (0.5, 0.14, 0.16), hull)
        s.cone((0, 0.1, 0), (0, 0.9, 0), 0.02, 0.015, hull)
        s.sheet((0.02, 0.26, 0), [(0.03, 0), (0.4, 0.04), (0.03, 0.6)], sail, 0.008, bend=0.3)
        s.sheet((-0.02, 0.26, 0), [(-0.03, 0), (-0.03, 0.5), (-0.34, 0.04)], sail, 0.008, bend=0.3)
    water = s.mat("#c4d4dc", "#8aa0b0", step=8, shine=1.0, gloss=70, mirror=0.35)
    taken = [(0.3, 1.32, 0.5)]
    for _ in range(300):
        x, y, r = s.r.uniform(-0.98, 0.98), s.r.uniform(0.1, 2.0), s.r.choice((0.022, 0.03, 0.045, 0.07))
        if (
            len(taken) < 40
            and all(math.hypot(x - a, y - b2) > r + q + 0.06 for a, b2, q in taken)
            and math.hypot(x + 0.36, y - 0.78) > 0.34
        ):
            taken.append((x, y, r))
            with s.body():
                s.ball((x, y, 0.06), (r, r * 1.25, r * 0.5), water)
                if r > 0.04:
                    s.cone((x, y + r, 0.05), (x, y + r * 2.6, 0.05), r * 0.5, r * 0.15, water, r * 0.6)
    _big_drop(s)
    f = s.front
    for x in (60, 190, 470):
        f.poly([(x, 0), (x + 70, 0), (x - 190, 900), (x - 260, 900)], "#eef6fa", 0.07)
    for x, y, r in taken[1:]:
        px, py, scale = s.camera.seen((x, y, 0.08))
        if r > 0.04:
            f.line([(px, py - r * scale), (px + 3, py - 90), (px - 2, py - 210)], "#e4eef2", 5, 0.22)
    px, py, _ = s.camera.seen((0.32, 1.34, 0.1))
    f.line([(px + 4, py - 128), (px + 2, py - 200), (px + 8, -10)], "#e4eef2", 16, 0.3)
    s.focus = (0.3, 1.2, 0.1)
    return s
