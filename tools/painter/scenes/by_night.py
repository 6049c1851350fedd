"""The card of an owl with rooms."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera, Spot
from tools.painter.solid.wild import mouse, tree


@solid("p64")
def owl_has_visitors(seed: int) -> Stage:
    s = Stage(
        seed,
        "violet",
        Camera((0.75, 0.85, 5.6), (0.0, 1.72, 0.0), 40),
        sky="#6a6ac0",
        ground="#5a3a5c",
        fill=0.5,
        haze="#4a3a80",
        thin=0.04,
        clear=6,
    )
    b = s.back
    nature.sky(b, ("#120c30", "#2c2060", "#5a3a88", "#a8649c"))
    for _ in range(60):
        b.circle(b.r.uniform(0, 600), b.r.uniform(0, 460), b.r.uniform(0.8, 2.4), "#ffe9c8", 0.8)
    s.sun((-0.9, 0.9, 0.5), "#b8b0ff", 1.25, 0.1)
    s.ground(
        0, s.mat("#3a4a58", "#2a4c40", "grass", 8, contrast=1.0, bump=0.6, bump_step=7), hills=0.3, step=0.6
    )
    for x, z, high in ((-2.3, -2.4, 4.6), (2.5, -2.0, 5.0), (1.6, -5.0, 5.0), (-1.3, -6.0, 5.0)):
        tree(s, x, z, high, ("#3a3a70", "#2c2c58", "#50508c"), bark="#2c2038")
    plume = s.mat("#8a68a8", "#4a3470", "feathers", 3.4, contrast=0.95, soft=0.35)
    pale = s.mat("#c8a8c0", "#8a6898", "feathers", 5.0, contrast=0.9, soft=0.35)
    dark = s.mat("#5a4078", "#3a2858", "feathers", 2.6, contrast=0.9)
    room, lamp_light = s.mat("#d8843c", "#8a4424", "plaid", 16, glow=0.25), "#ffc070"
    eyes: tuple[Spot, Spot] = ((-0.52, 2.62, 0.72), (0.52, 2.62, 0.72))
    with s.body():
        s.lathe(
            (0, 0, 0),
            [(0, 0.02), (0.75, 0.02), (1.05, 0.5), (1.16, 1.1), (1.1, 1.7), (0.96, 2.2), (0, 2.2)],
            plume,
            0.2,
        )
        s.ball((0, 2.5, 0.06), (1.1, 0.82, 0.86), plume, 0.3)
        s.ball((0, 1.0, 0.5), (0.78, 0.92, 0.66), pale, 0.15)
        for side in (-1, 1):
            s.cone((side * 0.62, 3.05, 0.1), (side * 1.02, 3.62, 0.0), 0.26, 0.04, plume, 0.2)
            s.ball((side * 0.52, 2.62, 0.62), (0.56, 0.56, 0.24), pale, 0.1)
        for x, y, z in eyes:
            s.cone((x, y, z + 0.5), (x, y, z - 0.42), 0.4, 0.4, room, 0.02, carves=True)
    for side, (x, y, z) in zip((-1, 1), eyes, strict=True):
        frame = s.mat("#c9954c", "#7a4a20", "staves", 24, shine=0.5)
        s.ring((x, y, z + 0.14), 0.41, 0.05, frame, axis=(0, 0, 1))
        s.lamp((x + 0.1, y + 0.22, z - 0.06), lamp_light, 2.0, 0.45, soft=0)
        s.box((x, y - 0.3, z - 0.2), (0.4, 0.03, 0.3), s.mat("#7a4424", "#4a2414", "wood", 20))
        for k in (-1, 0, 1):
            s.cone(
                (x + k * 0.27, y - 0.4 + abs(k) * 0.1, z + 0.14),
                (x + k * 0.27, y + 0.4 - abs(k) * 0.1, z + 0.14),
                0.012,
                0.012,
                frame,
            ) if k == 0 else None
        with s.at(x - side * 0.1, y - 0.27, z - 0.06, yaw=side * -24):
            mouse(s, 0.36)
    tones = ("#b83a30", "#3f7a70", "#e0b048", "#4a5a9c")
    for k in range(9):
        s.box(
            (-0.76 + 0.052 * k, 2.5 + 0.01 * (k % 3), 0.42),
            (0.022, 0.15 + 0.012 * (k % 4), 0.07),
            s.mat(tones[k % 4]),
            0.004,
        )
    s.box((-0.52, 2.34, 0.42), (0.3, 0.012, 0.1), s.mat("#5a3018"))
    s.sheet(
        (-0.38, 2.5, 0.86),
        [(-0.09, -0.06), (0.09, -0.06), (0.09, 0.06), (-0.09, 0.06)],
        s.mat("#f8f0dc"),
        0.01,
        bend=2.0,
        pitch=-30,
        yaw=20,
    )
    s.lathe(
        (0.72, 2.34, 0.78),
        [(0, 0), (0.14, 0), (0.14, 0.02), (0.02, 0.03), (0.02, 0.1), (0, 0.1)][::1],
        s.mat("#8a5a34"),
    )
    s.lathe((0.7, 2.36, 0.84), [(0, 0), (0.05, 0), (0.07, 0.09), (0, 0.09)], s.mat("#f0f0e8"))
    with s.body():
        s.cone((0, 2.44, 0.86), (0, 2.14, 1.1), 0.13, 0.02, s.mat("#e0a03c", "#a86a20", shine=0.3))
    for side in (-1, 1):
        with s.body():
            for k in range(4):
                s.ball(
                    (side * (1.06 - 0.02 * k), 1.5 - 0.3 * k, -0.02 - 0.06 * k),
                    (0.2, 0.52, 0.5 - 0.05 * k),
                    dark,
                    0.06,
                    roll=side * -6,
                )
        for k in (-1, 0, 1):
            s.limb(
                [
                    (side * 0.52, 0.2, 0.7),
                    (side * 0.52 + k * 0.15, 0.14, 1.0),
                    (side * 0.52 + k * 0.17, 0.03, 1.12),
                ],
                (0.12, 0.1, 0.04),
                s.mat("#c98a3c", "#7a4a1c"),
            )
    wood = s.mat("#3f7a80", "#24505c", "wood", 16)
    with s.at(0, 0.05, 1.05):
        with s.body():
            s.box((0, 0.36, 0.0), (0.32, 0.4, 0.12), s.mat("#5a3420"), 0.04)
            s.ball((0, 0.76, 0.0), (0.32, 0.3, 0.12), s.mat("#5a3420"))
        with s.at(-0.24, 0, 0.12, yaw=-34):
            with s.body():
                s.box((0.24, 0.36, 0.02), (0.24, 0.36, 0.03), wood, 0.02)
                s.ball((0.24, 0.72, 0.02), (0.24, 0.24, 0.03), wood)
            s.ball((0.4, 0.4, 0.08), 0.035, s.mat("#ffd98f", shine=0.8))
        with s.body():
            s.box((0.02, 0.36, 0.08), (0.24, 0.36, 0.06), s.mat("#ffd890", glow=1.2), 0.02)
            s.ball((0.02, 0.72, 0.08), (0.24, 0.24, 0.06), s.mat("#ffd890", glow=1.2))
        s.lamp((0.1, 0.4, 0.5), "#ffc878", 1.4, 0.7, 0.3)
        for k in range(3):
            s.box(
                (0.0, 0.05 - 0.07 * k, 0.3 + 0.2 * k),
                (0.36 + 0.08 * k, 0.05, 0.14),
                s.mat("#8a7a90", "#5a4a68"),
                0.03,
            )
    with s.at(0.72, 0.02, 2.05, yaw=200):
        mouse(s, 0.42, "#a89484")
        s.box((-0.34, 0.12, 0.0), (0.14, 0.11, 0.07), s.mat("#8a4a2c", "#5a2818"), 0.02)
    s.focus = (0.0, 2.4, 0.8)
    return s
