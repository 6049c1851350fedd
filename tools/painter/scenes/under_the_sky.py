"""Cards of people under a sky: star-gazers, a walker with a cloud, a fisher."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import darker
from tools.painter.scenes import solid
from tools.painter.solid.beasts import butterfly
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera, vec
from tools.painter.solid.wild import cat, hare, tree


@solid("p35")
def everyone_looks_up(seed: int) -> Stage:
    s = Stage(
        seed,
        "violet",
        Camera((-0.7, 0.62, 4.6), (0.0, 1.42, 0.0), 46, roll=-3),
        sky="#6a68b8",
        ground="#4a4068",
        fill=0.6,
        haze="#8a5a90",
        thin=0.03,
        clear=6,
    )
    b = s.back
    nature.sky(b, ("#100c30", "#2c2064", "#6a3f8c", "#d888a0"))
    for _ in range(130):
        b.circle(b.r.uniform(0, 600), b.r.uniform(0, 560), b.r.uniform(0.7, 2.4), "#fff0dc", 0.85)
    b.poly([(452, 128), (40, 40), (10, 66), (446, 146)], "#f8f0ff", 0.4)
    b.glow(455, 138, 130, "#ffffff", 0.9)
    b.circle(455, 138, 17, "#ffffff")
    s.sun((0.55, 0.8, -0.15), "#d8d0ff", 1.6, 0.08)
    s.ground(
        0, s.mat("#4a4468", "#2f3a4c", step=1.4, contrast=1.0, bump=0.8, bump_step=7), hills=0.35, step=0.5
    )
    brass = s.mat("#d9a848", "#8a5a20", shine=0.8)
    crowd = (
        (-1.05, -0.5, 1.72, 150, "#5a4488", "brim", 0.0),
        (-0.2, -1.1, 1.8, 165, "#3f5a80", "top", 0.42),
        (0.75, -0.75, 1.62, 172, "#8a3f5c", "scarf", 0.0),
        (1.5, -0.2, 1.74, 190, "#40586a", "cap", 0.42),
    )
    for k, (x, z, high, yaw, tone, hat, coat) in enumerate(crowd):
        look = Look(
            height=high,
            top=tone,
            coat=coat,
            skirt=0 if coat else 0.4,
            cloth=darker(tone, 0.15),
            hat=hat,
            hat_colour=darker(tone, 0.4),
            beard="#c8c0b8" if k == 3 else "",
            hair=("#3a2820", "#c8c0b8", "#8a4a2c", "#d0c8c0")[k],
        )
        eye = vec((x, high * 0.9, z))
        way = vec((1.5, 3.6, -4.5)) - eye
        way = way / math.hypot(*way)
        near, far = eye + way * 0.16, eye + way * 0.72
        figure(
            s,
            look,
            "point",
            x,
            0,
            z,
            yaw=yaw,
            gaze=(1.5, 4.0, -5.0),
            holds={
                "left": tuple(eye + way * 0.5 - vec((0, 0.06, 0))),
                "right": tuple(eye + way * 0.24 - vec((0, 0.06, 0))),
            },
        )
        with s.body():
            s.cone(near, far, 0.045, 0.055, brass)
            s.cone(far, far + way * 0.22, 0.075, 0.08, brass)
    child = Look(
        height=1.02, head=1.42, top="#4f9a98", legs="#3a3458", hair="#a8562c", style="bob", smile=0.6
    )
    figure(
        s,
        child,
        "kneel",
        -0.5,
        0.0,
        1.45,
        yaw=66,
        gaze=(0.1, 0.25, 1.65),
        holds={"left": (-0.1, 0.3, 1.5), "right": (-0.12, 0.2, 1.76)},
        lean=20,
    )
    petal = s.mat("#ff8a9c", "#ffd0c0", glow=1.2)
    s.limb(
        [(0.14, -0.02, 1.68), (0.16, 0.16, 1.68), (0.14, 0.3, 1.68)],
        (0.014, 0.012),
        s.mat("#6ab07a", glow=0.3),
    )
    s.ball((0.22, 0.1, 1.68), (0.08, 0.012, 0.035), s.mat("#6ab07a", glow=0.3), roll=20)
    with s.at(0.14, 0.33, 1.68, pitch=30, scale=1.5):
        for k in range(6):
            a = k * math.tau / 6
            s.ball(
                (math.cos(a) * 0.06, 0.01, math.sin(a) * 0.06),
                (0.055, 0.018, 0.036),
                petal,
                yaw=-math.degrees(a),
                roll=24,
            )
        s.ball((0, 0.015, 0), 0.03, s.mat("#fff0b0", glow=2.0))
    s.lamp((0.12, 0.46, 1.72), "#ff9a8c", 2.2, 0.6, 0.3, hollow=0.2)
    s.focus = (-0.2, 0.5, 1.6)
    return s


@solid("p77")
def walking_the_cloud(seed: int) -> Stage:
    s = Stage(
        seed,
        "milk",
        Camera((0.9, 0.85, 6.3), (0.22, 1.55, 0.0), 45),
        sky="#a0b8cc",
        ground="#8a8a60",
        fill=0.55,
        haze="#cfd8d0",
        thin=0.035,
        clear=6,
    )
    b = s.back
    nature.sky(b, ("#5f7f98", "#9ab4b8", "#d8dcc8", "#f0e0b8"))
    nature.clouds(b, "#e8ece4", 0.7, 0.004, 0.011, 0, 460, 0.46)
    s.sun((-0.9, 0.8, 0.6), "#ffe4b0", 2.0, 0.07)
    s.ground(
        0, s.mat("#8a9a54", "#b8a868", step=0.9, contrast=1.0, bump=0.8, bump_step=7), hills=0.5, step=0.35
    )
    s.limb(
        [(-2.6, -0.16, 2.4), (-0.8, -0.13, 0.9), (0.4, -0.14, 0.3), (1.4, -0.12, -1.5), (0.6, -0.05, -5)],
        (0.42, 0.4, 0.34, 0.3, 0.3),
        s.mat("#d8c494", "#b8a070", step=3, contrast=1.0),
        0.2,
    )
    for x, z, high in ((-3.0, -4.0, 2.0), (2.6, -5.0, 2.2), (-1.2, -7.0, 2.2)):
        tree(s, x, z, high, ("#5f8a4c", "#3f6a3c", "#8a9a4c"))
    hook = (0.62, 2.62, -0.1)
    cloud = s.mat("#c8d4e0", "#8a9cb4", step=2, contrast=0.8, soft=0.7)
    with s.body(rough=0.14, step=3.4):
        for x, y, z, r in (
            (0.35, 2.72, -0.1, 0.42),
            (0.8, 2.9, -0.2, 0.5),
            (1.2, 2.72, -0.1, 0.4),
            (0.75, 2.62, 0.12, 0.42),
            (0.1, 2.62, 0, 0.26),
            (1.5, 2.62, -0.1, 0.24),
        ):
            s.ball((x, y, z), (r, r * 0.8, r), cloud, 0.16)
    look = Look(
        height=1.72,
        top="#34466c",
        coat=0.4,
        hat="top",
        hat_colour="#2a2838",
        scarf="#c2402f",
        hair="#8a8088",
        beard="#a8a098",
        smile=0.3,
        girth=1.1,
    )
    hand = (-0.42, 1.12, 0.5)
    figure(
        s,
        look,
        "walk",
        -0.85,
        0,
        0.45,
        yaw=68,
        holds={"left": hand},
        gaze=(0.7, 2.7, 0.0),
        grips={"left": (0.3, 1, 0)},
    )
    s.limb([hand, (-0.16, 1.5, 0.4), (0.16, 2.1, 0.16), hook], (0.018, 0.018), s.mat("#d8302a"), 0, 5)
    s.ring(hook, 0.12, 0.025, s.mat("#d8302a"), axis=(1, 0.4, 0))
    tones = ("#e8687c", "#f0b848", "#f6f0e4", "#b87ac8", "#5a94c8")
    for k in range(34):
        x, z = s.r.uniform(0.0, 1.7), s.r.uniform(-0.6, 1.1)
        high = s.r.uniform(0.1, 0.42) * (1.2 - abs(x - 0.8) * 0.5)
        s.limb([(x, -0.1, z), (x + 0.03, high * 0.6, z), (x, high, z)], (0.014, 0.01), s.mat("#4f8a44"), 0, 2)
        with s.at(x, high, z, pitch=30), s.body():
            s.ball((0, 0.01, 0), 0.028, s.mat("#f6d050"))
            for n in range(5):
                a = n * math.tau / 5
                s.ball(
                    (math.cos(a) * 0.05, 0, math.sin(a) * 0.05),
                    (0.04, 0.012, 0.026),
                    s.mat(tones[k % 5]),
                    0.004,
                    yaw=-math.degrees(a),
                )
    with s.at(-0.15, 0, 1.75, yaw=30):
        cat(s, 0.72, "#4a4448")
    with s.at(-0.1, 0.02, 1.72, roll=8):
        s.cone((0.16, 0, -0.1), (0.1, 1.0, -0.1), 0.014, 0.014, s.mat("#7a4a2c"))
        s.lathe(
            (0.1, 0.74, -0.1),
            [(0.5, 0), (0.52, 0.02), (0.32, 0.22), (0, 0.3), (0, 0.26), (0.3, 0.18), (0.49, 0.0)],
            s.mat("#3f78a8", "#f3e8d0", "staves", 5),
            folds=8,
            deep=0.05,
        )
    for _ in range(70):
        px, py, scale = s.camera.seen((s.r.uniform(0.0, 1.6), s.r.uniform(0.3, 2.4), s.r.uniform(-0.5, 0.5)))
        s.front.segment(px, py, px - 3, py + scale * 0.13, "#e4eef6", 2.2, 0.6)
    s.focus = (-0.5, 1.5, 0.5)
    return s


@solid("p76")
def below_the_ice(seed: int) -> Stage:
    s = Stage(
        seed,
        "milk",
        Camera((0.6, 0.3, 5.6), (-0.05, -0.2, 0.0), 45),
        sky="#a8bcd0",
        ground="#8ab070",
        fill=0.5,
    )
    b = s.back
    _, line, _ = s.camera.seen((0.0, 0.05, -5.2))
    b.rect(0, 0, 600, line + 10, b.vert("#8a9cb0", "#bcc8d0", "#e4e4e0"))
    b.rect(0, line, 600, 900 - line, b.vert("#8fd0d8", "#bfe4d0", "#f8ecb8"))
    s.sun((-0.6, 0.8, 0.6), "#e8ecf4", 1.15, 0.08)
    s.lamp((-1.0, -0.5, 2.6), "#fff0b8", 3.4, 2.6, soft=0.2)
    snow, ice = (
        s.mat("#eef2f6", "#b8c8dc", step=1.5, contrast=1.0, soft=0.4),
        s.mat("#bcdce8", "#8ab8d0", step=3, contrast=1.0, shine=0.6, mirror=0.2),
    )
    with s.body():
        s.box((0, 0.0, -2.2), (9, 0.09, 3.0), snow, 0.03)
        s.box((0, -0.12, -2.2), (9, 0.1, 3.0), ice, 0.03, 0.04)
        s.cone((0.4, -0.6, 0.15), (0.4, 0.6, 0.15), 0.34, 0.34, s.mat("#5a98b8"), 0.03, carves=True)
    for k in range(13):
        x, z = -3.6 + 0.6 * k + s.r.uniform(-0.2, 0.2), -4.0 - 0.3 * (k % 3)
        high = s.r.uniform(1.2, 2.2)
        s.lathe(
            (x, 0, z),
            [
                (0, 0),
                (0.06, 0),
                (0.06, 0.2),
                (0.3 * high, 0.2),
                (0.15 * high, 0.55 * high),
                (0.2 * high, 0.55 * high),
                (0, 1.15 * high),
            ],
            s.mat("#6a7f8c", "#dfe6ea", "patches", 3, contrast=0.5),
            folds=7,
            deep=0.1,
        )
    s.box((-0.75, 0.28, 0.0), (0.26, 0.2, 0.22), s.mat("#8a5a3c", "#5a3420", "wood", 12), 0.02, yaw=14)
    look = Look(
        height=1.65,
        top="#a83c34",
        coat=0.3,
        hat="hood",
        hat_colour="#4a3a34",
        scarf="#e0b048",
        hair="#5a4034",
        beard="#8a7a70",
        legs="#3a3f50",
        brow=0.8,
        smile=0.1,
        girth=1.15,
    )
    tip = (0.42, 1.25, 0.2)
    figure(
        s,
        look,
        "sit",
        -0.75,
        0.08,
        0.02,
        yaw=72,
        gaze=(0.42, -0.4, 0.25),
        holds={"left": (-0.32, 0.72, -0.02), "right": (-0.34, 0.66, 0.26)},
        stands={"left": (-0.2, 0.08, -0.1), "right": (-0.16, 0.08, 0.22)},
        pelvis=(0.0, 0.25, 0.0),
        lean=12,
    )
    s.limb([(-0.5, 0.62, 0.12), (0.0, 1.05, 0.16), tip], (0.022, 0.016, 0.008), s.mat("#6a4630"))
    s.cone(tip, (0.42, -0.62, 0.24), 0.006, 0.006, s.mat("#f8f4ea"))
    with s.at(0.42, -0.78, 0.26):
        s.limb([(0, -0.3, 0), (0.03, -0.1, 0), (0, 0.12, 0)], (0.014, 0.014), s.mat("#4f8a44"))
        for side in (-1, 1):
            s.ball((side * 0.1, -0.12, 0), (0.11, 0.015, 0.05), s.mat("#5f9a4c"), roll=side * 30)
        with s.at(0, 0.1, 0.04, pitch=60):
            s.ball((0, 0.02, 0), 0.06, s.mat("#f6d050"))
            for k in range(7):
                a = k * math.tau / 7
                s.ball(
                    (math.cos(a) * 0.12, 0, math.sin(a) * 0.12),
                    (0.09, 0.02, 0.06),
                    s.mat("#d8302a", "#a81c24"),
                    yaw=-math.degrees(a),
                )
    with s.at(-0.35, 0.09, 0.55):
        s.lathe(
            (0, 0, 0),
            [(0, 0), (0.1, 0), (0.1, 0.04), (0.13, 0.06), (0.14, 0.24), (0.06, 0.3), (0, 0.3)],
            s.mat("#ffe0a0", glow=0.9),
        )
    s.ground(
        -2.05,
        s.mat("#7fb04c", "#a8c060", step=1.6, contrast=1.0, bump=0.8, bump_step=8),
        hills=0.35,
        step=0.6,
    )
    tree(s, -1.1, -0.3, 1.75, ("#6aa848", "#4f8a3c", "#a8c850"), y=-2.05, wide=0.9)
    with s.at(1.0, -2.0, 0.7, yaw=-30):
        hare(s, 0.62)
    tones = ("#e8687c", "#f0b848", "#f6f0e4", "#b87ac8")
    for k in range(44):
        x, z = s.r.uniform(-2.0, 2.0), s.r.uniform(-0.5, 1.6)
        s.cone((x, -2.1, z), (x, -1.86, z), 0.01, 0.008, s.mat("#4f8a44"))
        s.ball((x, -1.84, z), (0.05, 0.025, 0.05), s.mat(tones[k % 4]))
    for px, py, far, tone, yaw in ((180, 610, 6.0, "#e8902c", 40), (470, 590, 6.4, "#5a94c8", -40)):
        butterfly(s, s.camera.out(px, py, far), 0.13, tone, yaw)
    s.focus = (0.0, 0.3, 0.2)
    return s
