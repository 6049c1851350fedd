"""The card of a painter of night."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera, vec
from tools.painter.solid.wild import cat


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
