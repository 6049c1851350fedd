"""Cards of rides and toys: a submarine like a fish, a chair ride that lets go, a jigsaw country."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import darker, lighter, mix
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.figure import figure, head
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera, Spot, spin, vec
from tools.painter.solid.wild import sheep, tree


def _cat_face(s: Stage, colour: str) -> None:
    """A cat's head about one wide, looking along z."""
    fur = s.mat(colour, darker(colour, 0.4), "fur", 14)
    with s.body():
        s.ball((0, 0, 0), (0.5, 0.44, 0.44), fur)
        s.ball((0, -0.14, 0.34), (0.24, 0.18, 0.18), s.mat(lighter(colour, 0.5)), 0.1)
        s.ball((0, -0.06, 0.52), (0.05, 0.035, 0.03), s.mat("#c8707c"))
        for side in (-1, 1):
            s.cone((side * 0.3, 0.28, 0), (side * 0.42, 0.66, -0.02), 0.17, 0.02, fur, 0.06)
    beasts.eyes(s, 0.2, 0.08, 0.38, 0.085, "#10100c", "#e0d060")


@solid("p20")
def the_tin_fish(seed: int) -> Stage:
    s = Stage(
        seed,
        "violet",
        Camera((-0.9, 2.02, 8.0), (-0.1, 1.4, 0.0), 45),
        sky="#8a90d0",
        ground="#4a4080",
        fill=0.45,
        haze="#6a5aa0",
        thin=0.05,
        clear=7,
    )
    b = s.back
    _, line, _ = s.camera.seen((0.0, 2.0, -60.0))
    b.rect(0, 0, 600, line + 2, b.vert("#f0a890", "#f8cc9c", "#ffe8c0"))
    nature.clouds(b, "#fff0dc", 0.7, 0.004, 0.012, 0, 260, 0.44)
    b.rect(0, line, 600, 900 - line, b.vert("#c890b0", "#7a62a8", "#3a2f70", "#1c1848"))
    for k in range(5):
        top = 40 + k * 130
        nature.beam(b, [(top, line), (top + 60, line), (top - 60, 860), (top - 190, 860)], "#ffd8c8", 0.2, 14)
    s.sun((-0.5, 0.9, 0.6), "#ffe0c0", 1.9, 0.07)
    tin = s.mat("#c88a4c", "#8a5430", "scales", 3.4, contrast=0.5, shine=0.6, gloss=26)
    dark = s.mat("#8a5430", "#5a3420", "staves", 16, shine=0.5)
    brass, lit = s.mat("#e0b458", "#a87a2c", shine=0.8), s.mat("#f0b060", "#b86a34", glow=0.3)
    holes = (-0.72, 0.06, 0.8)
    with s.at(0.0, 0.55, 0.0, yaw=-16, roll=5):
        with s.body():
            s.cone((-0.75, 0, 0), (0.9, 0.04, 0), 0.82, 0.86, tin)
            s.cone((-0.75, 0, 0), (-1.9, 0.1, 0), 0.8, 0.26, tin, 0.3)
            s.cone((0.9, 0.04, 0), (1.5, -0.02, 0), 0.84, 0.5, tin, 0.2)
            for x in holes:
                s.ball((x, 0.06, 0.72), (0.34, 0.34, 0.46), lit, 0.02, carves=True)
        for x in (-1.2, -0.33, 0.44, 1.2):
            s.ring((x, 0.03, 0), 0.86 if abs(x) < 1 else 0.74, 0.035, dark, axis=(1, 0, 0))
        s.ball((1.58, 0.34, 0.34), 0.16, s.mat("#fff4d8", glow=0.8))
        s.ring((1.5, 0.34, 0.4), 0.17, 0.04, brass, axis=(0.6, 0, 0.6))
        s.limb([(1.5, -0.3, 0.5), (1.72, -0.26, 0.3), (1.86, -0.22, 0.0)], (0.05, 0.05), dark)
        fin = s.mat("#b8603c", "#7a3420", "fur", 8, shine=0.4)
        tail = [(0.2, -0.1), (-0.7, -0.72), (-0.52, 0.0), (-0.7, 0.78), (0.2, 0.16)]
        s.sheet((-2.0, 0.1, 0), tail, fin, 0.03, round_=0.02)
        s.sheet(
            (-0.1, 0.86, 0), [(-0.7, -0.1), (0.6, -0.1), (-0.2, 0.5), (-0.7, 0.44)], fin, 0.03, round_=0.02
        )
        side = [(0.25, 0.1), (-0.2, 0.2), (-0.75, -0.34), (-0.3, -0.3)]
        s.sheet((0.1, -0.5, 0.7), side, fin, 0.03, round_=0.02, pitch=-40)
        for x in holes:
            s.ring((x, 0.06, 0.8), 0.32, 0.06, brass, axis=(0, 0, 1))
            s.lamp((x, 0.3, 0.9), "#ffc878", 1.0, 0.3, soft=0)
        with s.at(holes[0], 0.02, 0.62, yaw=24, scale=0.44):
            _cat_face(s, "#4a4450")
        with s.at(0.42, 0.82, 0):
            s.lathe((0, 0, 0), [(0, 0), (0.34, 0), (0.3, 0.34), (0, 0.34)], tin, round_=0.03)
            s.cone((0, 0.3, 0), (0, 1.3, 0), 0.06, 0.06, brass)
            s.cone((0, 1.3, 0), (0.2, 1.36, 0.05), 0.075, 0.085, brass)
            s.ball((0.27, 1.37, 0.07), 0.07, s.mat("#8fd8e8", shine=1.0, glow=0.4))
        faces = []
        for n, x in enumerate(holes[1:]):
            look = (
                Look(hair="#a8562c", style="bob", smile=0.5),
                Look(hair="#d8d0c8", beard="#e0d8d0", hat="cap", hat_colour="#2f4a6c", brow=0.6),
            )[n]
            spot = vec(s.world(x, 0.04, 0.62))
            faces.append((look, spot))
    for look, spot in faces:
        head(s, look, spot, spin(-14, 0, 4), 0.17, vec(s.camera.eye) - spot)
    surface = s.mat("#d8a8b8", "#a880b0", step=2, mirror=0.4, shine=0.5)
    s.box((0, 1.985, -6.0), (12, 0.012, 8.0), surface, 0.002)
    with s.at(1.28, 1.95, 0.5, yaw=-64, scale=0.5):
        yellow = s.mat("#f8c828", "#f0a018", shine=0.4)
        with s.body():
            s.ball((0, 0.2, -0.1), (0.42, 0.32, 0.52), yellow)
            s.cone((0, 0.3, -0.4), (0, 0.52, -0.68), 0.16, 0.04, yellow, 0.12)
            s.ball((0, 0.72, 0.24), 0.3, yellow, 0.12)
            s.ball((0, 0.66, 0.55), (0.16, 0.06, 0.14), s.mat("#f07028"), 0.02)
        beasts.eyes(s, 0.15, 0.8, 0.47, 0.05)
    for px, py, far, turn in (
        (110, 700, 6.5, 60),
        (165, 745, 7.0, 70),
        (470, 790, 6.0, -60),
        (90, 800, 8.0, 50),
    ):
        with s.at(*s.camera.out(px, py, far), yaw=turn, scale=0.12), s.body():
            s.ball((0, 0, 0), (0.35, 0.6, 1), s.mat("#e89ab8", "#a85a90", "fade", 2))
            s.sheet((0, 0, -1.2), [(-0.3, 0), (0.35, 0.6), (0.35, -0.6)], s.mat("#e89ab8"), 0.05, yaw=90)
    for px, py, r in ((96, 470, 7), (80, 430, 5), (104, 395, 9), (88, 350, 5)):
        s.front.ring(px, py, r, r, "#fff0f4", 1.8, 0.7)
    s.focus = (0.3, 0.7, 0.9)
    return s


def _chair(s: Stage, hook: Spot, seat: Spot, look: Look, gaze: Spot, yaw: float) -> None:
    """A swing on two chains with a child who holds on to them."""
    chain, wood = s.mat("#d8c8b0", "#8a7a68", "bands", 90), s.mat("#a84a3c", "#7a2c28")
    x, y, z = seat
    a = math.radians(yaw)
    dx, dz = math.cos(a) * 0.2, -math.sin(a) * 0.2
    holds: dict[str, Spot] = {}
    for side, name in ((1, "left"), (-1, "right")):
        low = vec((x + side * dx, y + 0.04, z + side * dz))
        high = vec(hook)
        s.cone(low, high, 0.014, 0.014, chain)
        grip = low + (high - low) / math.hypot(*(high - low)) * 0.46
        holds[name] = (float(grip[0]), float(grip[1]), float(grip[2]))
    s.box((x, y, z), (0.24, 0.03, 0.14), wood, 0.02, yaw=yaw)
    legs = spin(yaw) @ vec((0.0, -0.22, 0.42))
    feet = {
        name: (x + side * dx * 0.5 + legs[0], y + legs[1], z + side * dz * 0.5 + legs[2])
        for side, name in ((1, "left"), (-1, "right"))
    }
    figure(s, look, "sit", x, y - 0.24 * look.height, z, yaw=yaw, holds=holds, stands=feet, gaze=gaze)


@solid("p44")
def swings_come_loose(seed: int) -> Stage:
    s = Stage(
        seed,
        "sand",
        Camera((-0.9, -1.1, 7.4), (0.1, 1.55, 0.0), 50, roll=-9),
        sky="#a0c0e0",
        ground="#c8a888",
        fill=0.6,
        haze="#d8e0e0",
        thin=0.02,
        clear=8,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#2f70a8", "#7ab4d0", "#f0dcb8", "#f8c898"))
    nature.clouds(b, "#fffaf0", 0.9, 0.004, 0.011, 40, 800, 0.42)
    s.sun((-0.7, 0.7, 0.6), "#ffe4b4", 1.9, 0.06)
    stripes = s.mat("#c83a34", "#f6e8cc", "staves", 10)
    gold = s.mat("#e0b048", "#a87828", shine=0.6)
    with s.at(0.2, 0, -0.8):
        s.lathe(
            (0, -4, 0),
            [(0, 0), (0.34, 0), (0.3, 5.6), (0.6, 6.3), (0, 6.3)],
            s.mat("#f0d8b0", "#c85a4c", "bands", 5),
        )
        s.lathe(
            (0, 2.2, 0),
            [(0, -0.1), (0.7, -0.2), (2.1, 0.05), (2.16, 0.2), (1.2, 0.62), (0.3, 1.15), (0, 1.2)],
            stripes,
        )
        for k in range(22):
            a = math.tau * k / 22
            s.ball(
                (math.cos(a) * 2.13, 2.2, math.sin(a) * 2.13),
                (0.26, 0.22, 0.05),
                (gold, s.mat("#c83a34"))[k % 2],
                yaw=90 - math.degrees(a),
            )
            s.ball((math.cos(a) * 2.16, 2.42, math.sin(a) * 2.16), 0.05, s.mat("#fff0c0", glow=1.6))
        s.ball((0, 3.5, 0), 0.16, gold)
    looks = [
        Look(height=0.95, head=1.42, top=top, hair=hair, style=style, legs=legs, smile=smile, brow=brow)
        for top, hair, style, legs, smile, brow in (
            ("#3f78a8", "#5a3420", "short", "#5a4438", 0.6, 0.2),
            ("#e0a83c", "#a8562c", "tail", "#3f5a4c", 0.7, 0.0),
            ("#b8484c", "#3a2420", "bob", "#3a4468", -0.3, 1.0),
            ("#6a9a5c", "#d8b060", "short", "#5a3a44", 0.5, 0.3),
        )
    ]
    for k, degrees in enumerate((70, 160, 250)):
        a = math.radians(degrees)
        hook = (0.2 + math.cos(a) * 1.9, 2.2, -0.8 + math.sin(a) * 1.9)
        seat = (0.2 + math.cos(a) * 2.45, 0.62, -0.8 + math.sin(a) * 2.45)
        _chair(s, hook, seat, looks[k], (-1.4, 3.6, 1.8), 360 - degrees)
    for n, (px, py, far, yaw, k) in enumerate(((150, 560, 4.2, 30, 3), (455, 240, 7.5, -36, 1))):
        x, y, z = s.camera.out(px, py, far)
        hook = (x, y + 1.55, z)
        _chair(s, hook, (x, y, z), looks[k], (x + (0.5 - n) * 6, y + 1.0, z + 6), yaw)
        with s.at(x, y + 1.42, z, yaw=yaw - 70 + 150 * n, pitch=-8, roll=8):
            beasts.bird(s, 0.72, "#f8f4ec", "#ffffff", wings=(36, 6), beak="#e8a040")
    for px, py, far, yaw in ((110, 150, 11.0, 40), (190, 105, 13.0, 50)):
        with s.at(*s.camera.out(px, py, far), yaw=yaw):
            beasts.bird(s, 0.8, "#f8f4ec", wings=(30, 6), feet=False)
    s.focus = s.camera.out(150, 520, 4.2)
    return s


def _piece(bumps: tuple[int, int, int, int], size: float) -> list[tuple[float, float]]:
    """The outline of a jigsaw piece; a side is straight (0), has a knob (1) or a notch (-1)."""
    points: list[tuple[float, float]] = []
    knob = (
        (-0.5, 0.0),
        (-0.12, 0.0),
        (-0.1, 0.06),
        (-0.17, 0.14),
        (-0.1, 0.23),
        (0.1, 0.23),
        (0.17, 0.14),
        (0.1, 0.06),
        (0.12, 0.0),
    )
    for turn, bump in enumerate(bumps):
        a = math.pi / 2 * turn
        for u, v in knob if bump else knob[:1]:
            x, y = u, -0.5 - v * bump
            points.append(
                ((x * math.cos(a) - y * math.sin(a)) * size, (x * math.sin(a) + y * math.cos(a)) * size)
            )
    return points


@solid("p47")
def the_last_piece(seed: int) -> Stage:
    s = Stage(
        seed,
        "verdigris",
        Camera((-0.6, 5.2, 6.0), (0.05, 0.3, 0.1), 43, roll=-5),
        sky="#90b0d0",
        ground="#8a8a60",
        fill=0.5,
    )
    s.back.rect(0, 0, 600, 900, s.back.vert("#101840", "#1c2858"))
    for _ in range(240):
        s.back.circle(
            s.back.r.uniform(0, 600), s.back.r.uniform(0, 900), s.back.r.uniform(0.8, 2.6), "#fff0c8", 0.9
        )
    s.sun((-0.8, 0.8, 0.35), "#ffdca0", 2.2, 0.06)
    gap = (3, 4)
    size = 0.86
    joints = {(i, j): s.r.choice((-1, 1)) for i in range(10) for j in range(16)}
    for i in range(6):
        for j in range(7):
            if (i, j) == gap:
                continue
            x, z = (i - 2.5) * size, (j - 3.2) * size
            river = abs(x - 0.9 - 0.5 * math.sin(z * 1.1)) < 0.42
            tone = "#5a9ab8" if river else mix("#8aac54", "#c8b860", s.r.random() * (0.35 if j > 2 else 0.9))
            if j < 1:
                tone = mix("#9ab8a0", "#c8d0b8", s.r.random())
            bumps = (
                -joints[i, j],
                joints[i + 1, j + 8] if i < 5 else 0,
                joints[i, j + 1],
                -joints[i, j + 8] if i else 0,
            )
            board = s.mat(tone, darker(tone, 0.16), step=2.2, contrast=1.0, shine=0.1)
            s.sheet(
                (x, s.r.uniform(-0.012, 0.012), z), _piece(bumps, size), board, 0.05, round_=0.012, pitch=90
            )
    with s.at(-1.5, 0.06, -0.4, yaw=26, scale=0.62):
        s.box((0, 0.5, 0), (0.7, 0.52, 0.55), s.mat("#f3e8d0", "#d8c8a8"))
        s.sheet(
            (0, 1.0, 0),
            [(-0.95, -0.08), (0.95, -0.08), (0, 0.8)],
            s.mat("#b8503c", "#7a2c20", "scales", 9),
            0.66,
        )
        s.box((0.4, 1.6, 0), (0.13, 0.35, 0.13), s.mat("#a85a44"))
        s.box((-0.2, 0.36, 0.55), (0.16, 0.36, 0.03), s.mat("#3f6a70"))
        s.box((0.32, 0.55, 0.55), (0.16, 0.18, 0.03), s.mat("#ffd060", glow=1.2))
    for x, z, high in (
        (-1.9, -1.9, 1.1),
        (-0.7, -2.2, 1.3),
        (1.9, -1.3, 1.2),
        (2.0, 0.6, 1.0),
        (-2.0, 0.9, 0.9),
    ):
        tree(s, x, z, high, ("#5f9a4c", "#3f7a3c", "#a8b84c"), y=0.04)
    for x, z, yaw in ((-0.9, 1.7, 40), (-1.5, 2.2, -30), (-0.35, 2.35, 80)):
        with s.at(x, 0.05, z, yaw=yaw):
            sheep(s, 0.42)
    x, y, z = s.camera.out(430, 235, 4.9)
    with s.at(x, y, z, yaw=62, pitch=-10, roll=-8):
        beasts.bird(s, 0.66, "#3a3a50", "#5a5a74", wings=(30, 8), beak="#4a4650")
    with s.at(x - 0.05, y - 0.32, z + 0.1, yaw=14, pitch=-30, roll=16):
        s.sheet(
            (0, 0, 0),
            _piece((1, -1, 1, -1), size * 0.82),
            s.mat("#8aac54", "#6a8c40", step=2),
            0.05,
            round_=0.012,
        )
    s.focus = (x, y, z)
    return s
