"""Cards of makers and made: a puppet that has had enough, a factory of weather, a painter of night."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera, spot, vec
from tools.painter.solid.wild import cat


@solid("p37")
def puppet_and_scissors(seed: int) -> Stage:
    s = Stage(
        seed,
        "violet",
        Camera((-0.7, 1.3, 5.2), (0.0, 1.95, 0.0), 45, roll=2),
        sky="#5a5498",
        ground="#6a4a60",
        fill=0.45,
        haze="#1c1838",
        thin=0.02,
        clear=6,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#1a1430", "#2c2048", "#3a2a50"))
    s.lamp((-1.2, 5.6, 3.4), "#ffe4b0", 11.0, 4.5, 0.06)
    nature.beam(b, [(150, -20), (330, -20), (560, 900), (60, 900)], "#ffe8c0", 0.3, 16)
    s.ground(0, s.mat("#7a4a34", "#4a2820", "wood", 3, shine=0.2))
    cloth = s.mat("#6a2238", "#481428", "fur", 3)
    for side in (-1, 1):
        s.lathe(
            (side * 2.3, 2.4, -1.4),
            [(0, -2.4), (0.62, -2.4), (0.46, 0.0), (0.6, 2.6), (0, 2.6)],
            cloth,
            folds=9,
            deep=0.16,
        )
    wood = s.mat("#a8743c", "#6a4420", "wood", 12)
    pine = "#d8a468"
    look = Look(
        height=1.55,
        head=1.35,
        skin=pine,
        hair="#3a2a20",
        top="#c83a5c",
        legs="#3f7a80",
        shoes="#7a2c24",
        hat="cap",
        hat_colour="#3f9a98",
        smile=-0.15,
        brow=-1.0,
    )
    cut, joint = vec((0.62, 1.92, 0.3)), s.mat("#b8844c", "#8a5a2c")
    figure(
        s,
        look,
        "reach",
        0.0,
        0.0,
        0.0,
        yaw=16,
        gaze=(0.75, 1.9, 1.2),
        holds={"left": (0.5, 1.62, 0.3), "right": (-0.62, 1.0, 0.2)},
        stands={"left": (0.14, 0.0, 0.06), "right": (-0.14, 0.0, -0.02)},
        lean=0,
        grips={"left": (0.3, 1, 0)},
    )
    for x, y, z in ((0.1, 0.44, 0.12), (-0.1, 0.44, 0.1)):
        s.ball((x, y, z), 0.085, joint)
    steel = s.mat("#c8d0d8", "#8a98a8", shine=0.9, gloss=50)
    with s.at(*spot(cut), roll=-20, yaw=-14):
        for side in (-1, 1):
            with s.at(roll=side * 16):
                s.sheet((0, 0.2, 0.012 * side), [(-0.035, -0.2), (0.04, -0.2), (0.012, 0.3)], steel, 0.008)
                s.ring((side * 0.07, -0.3, 0), 0.085, 0.022, s.mat("#d8a03c", shine=0.6), axis=(0, 0, 1))
                s.cone((0, 0, 0), (side * 0.03, -0.22, 0), 0.02, 0.02, steel)
    bar = vec((0.05, 3.22, 0.1))
    for ends in (((-0.95, -0.06, 0.1), (0.95, 0.08, -0.1)), ((-0.1, -0.02, -0.5), (0.1, 0.02, 0.5))):
        s.cone(bar + vec(ends[0]), bar + vec(ends[1]), 0.05, 0.05, wood)
    thread = s.mat("#f3ead8")
    head, left, knees = (0.0, 1.72, 0.0), (-0.62, 1.08, 0.2), ((0.1, 0.52, 0.16), (-0.1, 0.52, 0.14))
    for start, end in (
        (bar + vec((0.0, 0, -0.3)), head),
        (bar + vec((-0.9, -0.06, 0.1)), left),
        (bar + vec((-0.5, -0.03, 0.05)), knees[1]),
    ):
        s.cone(start, end, 0.009, 0.009, thread)
    s.limb(
        [
            bar + vec((0.92, 0.06, -0.1)),
            bar + vec((0.95, -0.35, 0.0)),
            bar + vec((0.82, -0.75, 0.1)),
            bar + vec((0.92, -0.98, 0.05)),
        ],
        (0.009, 0.009),
        thread,
        0,
        4,
    )
    s.limb(
        [bar + vec((0.08, 0, 0.46)), bar + vec((0.14, -0.4, 0.5)), bar + vec((0.06, -0.72, 0.46))],
        (0.009, 0.009),
        thread,
        0,
        4,
    )
    s.limb(
        [(0.36, 0.012, 0.7), (0.1, 0.012, 0.9), (0.3, 0.012, 1.1), (0.62, 0.012, 0.98)],
        (0.009, 0.009),
        thread,
        0,
        4,
    )
    skin, sleeve = (
        s.mat("#d8a078", "#b06a50", step=2, contrast=1.0, soft=0.4),
        s.mat("#3a2f6c", "#241c4c", "fur", 6),
    )
    with s.at(*spot(bar + vec((0.0, 0.12, 0.0)))):
        with s.body():
            s.ball((0.02, 0.72, -0.12), (0.36, 0.34, 0.3), skin)
            s.cone((0.02, 0.8, -0.15), (0.1, 1.6, -0.3), 0.27, 0.25, skin, 0.15)
            for k in range(4):
                x = -0.27 + 0.18 * k
                s.cone((x, 0.55, 0.06), (x * 0.95, 0.26, 0.24), 0.1, 0.088, skin, 0.06)
                s.cone((x * 0.95, 0.26, 0.24), (x * 0.9, -0.02, 0.14), 0.085, 0.068, skin, 0.02)
            s.limb(
                [(-0.28, 0.7, -0.2), (-0.34, 0.34, -0.24), (-0.16, 0.02, -0.1)],
                (0.13, 0.1, 0.075),
                skin,
                0.06,
            )
        s.lathe(
            (0.1, 1.5, -0.3),
            [(0, -0.06), (0.36, -0.1), (0.4, 0.0), (0.48, 1.2), (0, 1.2)],
            sleeve,
            folds=7,
            deep=0.06,
            axis=(0.08, 1, -0.12),
        )
    s.focus = (0.1, 1.6, 0.2)
    return s


@solid("p48")
def second_coat(seed: int) -> Stage:
    s = Stage(
        seed,
        "nocturne",
        Camera((-1.1, 1.0, 5.6), (0.05, 1.95, 0.0), 48, roll=3),
        sky="#b8b8c8",
        ground="#a89070",
        fill=0.5,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#fbe9b8", "#f6d890", "#f3c880"))
    nature.clouds(b, "#fffaf0", 0.7, 0.004, 0.011, 300, 800, 0.45)
    edge = [
        (-10, -10),
        (610, -10),
        (610, 470),
        (560, 455),
        (548, 600),
        (530, 452),
        (470, 430),
        (430, 440),
        (424, 540),
        (408, 436),
        (360, 400),
        (330, 300),
        (290, 330),
        (262, 420),
        (250, 560),
        (236, 430),
        (180, 400),
        (120, 430),
        (108, 640),
        (92, 430),
        (40, 420),
        (-10, 440),
    ]
    b.blob(edge, b.vert("#0e1440", "#1c2a6c", "#24388a"), tension=0.8)
    for _ in range(70):
        x, y = b.r.uniform(0, 600), b.r.uniform(0, 380)
        if y < 290 or not 260 < x < 400:
            b.circle(x, y, b.r.uniform(1.0, 3.2), "#fff2c8", 0.95)
    for left, low, r in ((92, 655, 9), (250, 590, 8), (548, 640, 9), (424, 575, 7)):
        b.ellipse(left, low, r * 0.8, r * 1.4, "#1c2a6c")
    s.sun((-0.8, 0.9, 0.7), "#fff0c8", 2.1, 0.07)
    s.ground(0, s.mat("#d8b888", "#b89468", "wood", 2.2))
    wood, blue = s.mat("#a8743c", "#6a4420", "wood", 12), s.mat("#1c2a6c", "#2c4098", shine=0.7, gloss=40)
    foot, top = vec((0.25, 0.0, 0.55)), vec((0.28, 3.1, -0.75))
    for side in (-1, 1):
        s.cone(foot + vec((side * 0.36, 0, 0)), top + vec((side * 0.2, 0, 0)), 0.045, 0.035, wood)
        s.cone(vec((0.25 + side * 0.4, 0, -1.7)), top + vec((side * 0.2, 0, 0)), 0.035, 0.03, wood)
    for k in range(1, 10):
        t = k / 10
        p = foot + (top - foot) * t
        wide = 0.36 - 0.16 * t
        s.box(p, (wide, 0.02, 0.06), wood, 0.01)
    step = foot + (top - foot) * 0.5
    look = Look(
        height=1.5,
        top="#e8e0d0",
        legs="#5a7a94",
        shoes="#6a3a28",
        hat="scarf",
        hat_colour="#c2543d",
        hair="#5a3420",
        smile=0.4,
    )
    brush = (0.72, 3.3, -0.7)
    figure(
        s,
        look,
        "reach",
        step[0],
        step[1] + 0.02,
        step[2] + 0.12,
        yaw=172,
        holds={"right": brush, "left": tuple(foot + (top - foot) * 0.86 + vec((-0.22, 0, 0)))},
        stands={
            "left": (step[0] - 0.1, step[1] + 0.02, step[2] + 0.06),
            "right": (step[0] + 0.12, step[1] + 0.33, step[2] - 0.08),
        },
        gaze=(1.2, 3.9, -1.2),
        grips={"right": (0.5, 0.8, 0)},
    )
    s.cone((0.66, 3.2, -0.7), (0.98, 3.72, -0.78), 0.022, 0.022, wood)
    s.cone((0.98, 3.72, -0.78), (1.08, 3.9, -0.8), 0.06, 0.075, s.mat("#c8c8c0", shine=0.5))
    with s.body(rough=0.03, step=20):
        s.cone((1.08, 3.9, -0.8), (1.2, 4.1, -0.82), 0.08, 0.05, blue, 0.02)
    tin = s.mat("#b8b8b0", "#7a7a80", shine=0.6)
    for x, z in ((-0.75, 0.9), (1.05, 0.2)):
        with s.at(x, 0, z):
            s.lathe((0, 0, 0), [(0, 0), (0.2, 0), (0.23, 0.38), (0, 0.36)], tin, round_=0.012)
            s.ball((0, 0.37, 0), (0.21, 0.03, 0.21), blue)
            s.cone((0.14, 0.36, 0.17), (0.15, 0.12, 0.21), 0.03, 0.04, blue)
            s.ring((0, 0.34, 0), 0.26, 0.01, tin, axis=(0.3, 0.5, 1))
    s.ball((-0.35, 0.008, 1.3), (0.42, 0.012, 0.22), blue)
    for k in range(7):
        x, z = -0.1 + 0.17 * k, 1.42 + 0.05 * (k % 2) - 0.04 * k
        s.ball((x, 0.008, z), (0.045, 0.01, 0.035), blue)
        for n in (-1, 0, 1):
            s.ball((x + 0.05, 0.008, z + n * 0.03), 0.013, blue)
    with s.at(0.72, 0, 1.2, yaw=30):
        cat(s, 0.82, "#e8dccc", socks="#24388a")
    s.focus = (0.4, 2.6, -0.5)
    return s
