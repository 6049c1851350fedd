"""Cards of two wooden boxes: a tall clock with somebody in it, a stage with a sea of board."""

from __future__ import annotations

import math

from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera, spot, vec
from tools.painter.solid.wild import mouse


@solid("p31")
def swing_in_the_clock(seed: int) -> Stage:
    s = Stage(
        seed, "violet", Camera((1.15, 0.7, 5.0), (0.0, 1.75, 0.1), 46, roll=-4),
        sky="#6a68b8", ground="#4a3460", fill=0.55, haze="#3a2c68", thin=0.04, clear=6,
    )  # fmt: skip
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#241848", "#3a2868", "#4a3278"))
    for k in range(13):
        b.rect(k * 50, 0, 22, 900, "#30205c", op=0.6)
    s.sun((0.7, 0.8, 0.6), "#b8b4ff", 0.95, 0.08)
    s.ground(0, s.mat("#6a4a58", "#4a3048", "wood", 4, shine=0.25))
    s.box((0, 2.5, -1.1), (6, 2.6, 0.1), s.mat("#4a3880", "#3c2c70", "bands", 0.01), 0.01)
    s.box((0, 0.14, -0.98), (6, 0.14, 0.05), s.mat("#5a3a50", "#40283c", "wood", 6), 0.02)
    wood, trim = (
        s.mat("#8a4c30", "#54281c", "wood", 7, shine=0.35),
        s.mat("#a8643c", "#6a3824", "wood", 9, shine=0.4),
    )
    dusk = s.mat("#ffb070", "#5a4ab0", "fade", 0.75, glow=0.75)
    with s.body():
        s.box((0, 1.45, -0.5), (0.62, 1.0, 0.42), wood, 0.02)
        s.box((0, 1.45, -0.2), (0.48, 0.84, 0.5), dusk, 0.01, carves=True)
    s.box((0, 1.45, -0.72), (0.48, 0.84, 0.02), dusk, 0.0)
    for x, y, r, tone in (
        (-0.3, 0.62, 0.34, "#3a2c70"),
        (0.26, 0.58, 0.4, "#4a3880"),
        (0.0, 0.48, 0.3, "#2c2058"),
    ):
        s.ball((x, y, -0.6 + 0.04 * r), (r, r * 0.7, 0.06), s.mat(tone))
    for k in range(9):
        s.ball((0.42 * math.sin(k * 2.7), 1.8 + 0.05 * k, -0.68), 0.012, s.mat("#fff4d0", glow=2.0))
    s.box((0, 0.25, -0.5), (0.74, 0.25, 0.5), wood, 0.03)
    s.box((0, 0.5, -0.5), (0.7, 0.04, 0.48), trim, 0.03)
    s.box((0, 2.45, -0.5), (0.74, 0.06, 0.5), trim, 0.03)
    s.box((0, 2.95, -0.5), (0.66, 0.48, 0.42), wood, 0.03)
    s.lathe((0, 3.1, -0.92), [(0, 0), (0.66, 0), (0.66, 0.84), (0, 0.84)], wood, round_=0.02, axis=(0, 0, 1))
    s.ball((0, 3.86, -0.4), 0.1, s.mat("#e0b050", shine=0.8))
    brass = s.mat("#e0b050", "#a8782c", shine=0.8)
    s.lathe(
        (0, 3.02, -0.05),
        [(0, -0.05), (0.52, -0.05), (0.52, 0.02), (0, 0.03)],
        s.mat("#f8f0dc", "#e0d0b0"),
        axis=(0, 0, 1),
    )
    s.ring((0, 3.02, -0.02), 0.52, 0.045, brass, axis=(0, 0, 1))
    for k in range(12):
        a = k * math.tau / 12
        s.box(
            (math.sin(a) * 0.42, 3.02 + math.cos(a) * 0.42, -0.015),
            (0.014 + 0.012 * (k % 3 == 0), 0.055, 0.01),
            s.mat("#2a2030"),
            0.004,
            roll=-math.degrees(a),
        )
    for a, long, thick in ((-0.03, 0.26, 0.024), (-0.2, 0.38, 0.016)):
        s.cone(
            (0, 3.02, 0.005),
            (math.sin(a) * long, 3.02 + math.cos(a) * long, 0.005),
            thick,
            thick * 0.5,
            s.mat("#1c1828"),
        )
    s.ball((0, 3.02, 0.01), 0.035, brass)
    with s.at(-0.6, 1.45, -0.08, yaw=-112):
        with s.body():
            s.box((0.5, 0, 0), (0.5, 0.88, 0.03), wood, 0.02)
            s.box((0.5, 0, 0), (0.36, 0.72, 0.1), wood, 0.02, carves=True)
        s.box((0.5, 0, 0), (0.36, 0.72, 0.008), s.mat("#8a9ad0", "#5a64a8", shine=0.8, mirror=0.3), 0.002)
    pivot, bob = vec((0, 2.4, -0.3)), vec((0.12, 0.98, 0.72))
    s.cone(pivot, bob, 0.022, 0.022, brass)
    with s.at(*spot(bob)):
        s.lathe(
            (0, 0, 0),
            [(0, -0.05), (0.16, -0.05), (0.24, 0), (0.16, 0.05), (0, 0.06)],
            brass,
            axis=(0.0, 0.42, 1),
        )
        s.box((0, 0.2, -0.06), (0.24, 0.02, 0.1), trim, 0.01)
    child = Look(
        height=0.92,
        head=1.42,
        top="#e0584c",
        legs="#3a4a80",
        hair="#e0a850",
        style="tail",
        smile=1.0,
        skirt=0.14,
        cloth="#f0b850",
    )
    up = (pivot - bob) / float(((pivot - bob) ** 2).sum()) ** 0.5
    hands = {"left": spot(bob + up * 0.62 + vec((0.03, 0, 0.02))), "right": spot(bob + up * 0.74)}
    grips = {"left": spot(up), "right": spot(up)}
    figure(
        s,
        child,
        "sit",
        0.12,
        0.94,
        0.7,
        yaw=22,
        holds=hands,
        grips=grips,
        gaze=(1.2, 2.6, 4.0),
        feet={"left": (0.08, 0.08, 0.36), "right": (-0.08, 0.12, 0.38)},
        lean=-14,
    )
    s.lamp((0.0, 1.7, 0.25), "#ffb880", 2.6, 1.1, 0.12, hollow=0.5)
    s.lamp((0.1, 0.6, 1.4), "#ff9a70", 0.6, 1.2, 0)
    with s.at(0.92, 0, 1.05, yaw=-130):
        mouse(s, 0.36)
    with s.at(-0.15, 0.03, 1.1, yaw=36):
        s.ring((0, 0, 0), 0.09, 0.024, brass)
        s.cone((0.09, 0, 0), (0.42, 0, 0), 0.022, 0.022, brass)
        for x in (0.33, 0.4):
            s.cone((x, 0, 0), (x, 0, 0.09), 0.02, 0.02, brass)
    s.focus = (0.1, 1.5, 0.6)
    return s


def _drape(s: Stage, x: float, z: float, wide: float, low: float, high: float, tone: str) -> None:
    """A hanging curtain in deep folds."""
    cloth = s.mat(tone, "#5a1018", step=2, soft=0.3, shine=0.15)
    outline = [(-wide, low), (wide, low), (wide, high), (-wide, high)]
    s.sheet((x, 0, z), outline, cloth, 0.05, wave=0.11, ripple=(22 / wide * 0.5, 0.3), round_=0.03)


@solid("p36")
def the_sea_on_stage(seed: int) -> Stage:
    s = Stage(
        seed, "ember", Camera((0.5, 1.9, 6.6), (0.0, 1.62, 0.0), 46),
        sky="#a86a5c", ground="#5a2428", fill=0.42, haze="#f8c888", thin=0.0, clear=20,
    )  # fmt: skip
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#2a0c14", "#3a1018"))
    s.box((0, 2.4, -3.2), (3.2, 2.6, 0.05), s.mat("#f8d890", "#e8924c", "fade", -0.22, glow=0.5), 0.01)
    s.lamp((0, 0.55, 1.6), "#ffd890", 3.0, 2.6, 0.1, hollow=0.4)
    s.lamp((-1.2, 4.2, 1.2), "#ffe8b8", 2.0, 3.0, 0.1)
    s.lamp((0.0, 3.4, 4.0), "#ffdcb0", 1.6, 3.4, 0)
    boards = s.mat("#a8683c", "#6a3c24", "wood", 5)
    s.box((0, 0.3, -0.8), (3.0, 0.12, 2.3), boards, 0.01)
    s.box((0, -0.1, 1.5), (3.0, 0.5, 0.06), s.mat("#7a2420", "#4a1418", "wood", 8), 0.02)
    for k in range(9):
        s.ball((-1.6 + 0.4 * k, 0.48, 1.4), (0.1, 0.1, 0.08), s.mat("#ffe8a8", glow=1.6))
        s.ball((-1.6 + 0.4 * k, 0.45, 1.5), (0.13, 0.13, 0.04), s.mat("#c8983c", shine=0.8))
    for side in (-1, 1):
        _drape(s, side * 1.95, 0.9, 0.62, 0.4, 4.6, "#b8242c")
        s.ring((side * 1.75, 1.7, 0.95), 0.42, 0.05, s.mat("#e0b050", shine=0.6), axis=(0, 1, 0.3))
    for k in range(5):
        x = -2.0 + k
        s.ball((x, 4.05, 1.0), (0.62, 0.52, 0.12), s.mat("#b8242c", "#7a141c", "staves", 9))
    paints = (("#2f7a94", "#8fd0d0"), ("#3f94a4", "#b4e4dc"), ("#5fb0b4", "#d8f4ec"))
    for row in range(3):
        z, y = -1.6 + 0.85 * row, 1.12 - 0.26 * row
        crest: list[tuple[float, float]] = [(-2.6, -1.0)]
        for k in range(53):
            x = -2.6 + 0.1 * k
            phase = (x * 2.9 + row * 1.7) % math.tau
            crest.append((x - 0.16 * math.sin(phase), 0.2 * math.cos(phase)))
        crest.append((2.6, -1.0))
        s.sheet((0, y, z), crest, s.mat(paints[row][0], paints[row][1], "fade", 1.5), 0.03, round_=0.01)
    with s.at(-0.15, 1.5, -1.15, roll=-7, scale=1.05):
        hull = s.mat("#8a4428", "#5a2818", "bands", 24)
        s.sheet(
            (0, 0, 0),
            [(-0.8, 0.26), (-0.62, -0.24), (0.55, -0.24), (0.92, 0.34), (0.5, 0.2), (-0.5, 0.2)],
            hull,
            0.03,
        )
        for x, high in ((-0.34, 1.1), (0.3, 1.3)):
            s.cone((x, 0.1, 0.03), (x, high + 0.34, 0.03), 0.022, 0.016, s.mat("#5a3420"))
            for y, w in ((0.3, 0.34), (0.3 + high * 0.42, 0.27)):
                s.sheet(
                    (x, y + 0.08, 0.06),
                    [(-w, 0), (w, 0), (w * 0.86, high * 0.36), (-w * 0.86, high * 0.36)],
                    s.mat("#fffaf0", "#d8483c", "bands", 14, glow=0.15),
                    0.012,
                    bend=0.5,
                )
            s.sheet((x, high + 0.4, 0.04), [(0, 0.06), (0.26, 0), (0, -0.06)], s.mat("#d8402c"), 0.01)
    for x, y, z, r in ((-1.0, 3.2, -1.9, 0.44), (0.75, 3.45, -2.1, 0.5), (1.25, 2.7, -1.3, 0.32)):
        card = s.mat("#fffcf4", "#f0e8dc", glow=0.3)
        for dx in (-0.5, 0.5):
            s.cone((x + dx * r, y, z), (x + dx * r, 6, z), 0.008, 0.008, s.mat("#3a2428"))
        with s.body():
            for dx, dy, f in ((-0.6, -0.05, 0.5), (0, 0.12, 0.66), (0.6, -0.03, 0.52)):
                s.cone(
                    (x + dx * r, y + dy * r, z - 0.02), (x + dx * r, y + dy * r, z + 0.02), f * r, f * r, card
                )
    for x, y, z, yaw, roll, tone in (
        (0.55, 1.5, -0.3, 70, 44, "#e8783c"),
        (1.05, 1.2, 0.3, 80, -28, "#f0a83c"),
        (-1.05, 1.35, -0.2, 250, 36, "#d8583c"),
    ):
        with s.at(x, y, z, yaw=yaw, pitch=-roll, scale=0.26):
            skin = s.mat(tone, "#ffe0a0", "scales", 5, contrast=0.6, shine=0.9, gloss=30)
            with s.body():
                s.ball((0, 0, 0), (0.3, 0.46, 0.95), skin)
                s.ball((0, 0, -1.0), (0.08, 0.5, 0.3), skin, 0.16)
            s.sheet((0, 0.4, -0.1), [(0.4, 0), (-0.1, 0.4), (-0.4, 0)], s.mat(tone), 0.03, yaw=90)
            beasts.eyes(s, 0.24, 0.1, 0.62, 0.09)
        for k in range(7):
            px, py, _ = s.camera.seen((x + 0.2 * math.sin(k * 2.0), y - 0.4 + 0.05 * k, z))
            s.front.ellipse(px, py, 3.2, 4.4, "#f0fbff", 0.85)
    velvet = s.mat("#8a1c24", "#5a0c18", step=5, soft=0.3)
    for row, z in enumerate((3.0, 4.1)):
        for k in range(5):
            x = -1.7 + 0.85 * k + 0.4 * row
            with s.body():
                s.box((x, 0.02 - 0.25 * row, z), (0.38, 0.42, 0.1), velvet, 0.1)
                s.cone(
                    (x, 0.32 - 0.25 * row, z - 0.01), (x, 0.34 - 0.25 * row, z + 0.01), 0.3, 0.3, velvet, 0.1
                )
            s.box((x, -0.2 - 0.25 * row, z - 0.32), (0.36, 0.06, 0.26), velvet, 0.04)
    with s.at(0.02, 0.56, 2.98, yaw=10, roll=-6, scale=0.86):
        felt = s.mat("#201c26", "#34303c", shine=0.4)
        s.lathe(
            (0, 0, 0),
            [(0, 0), (0.3, 0.0), (0.32, 0.03), (0.2, 0.04), (0.19, 0.3), (0.22, 0.36), (0, 0.36)],
            felt,
            round_=0.01,
        )
        s.ring((0, 0.07, 0), 0.195, 0.025, s.mat("#a8242c"))
    s.focus = (0.0, 1.8, -0.6)
    return s
