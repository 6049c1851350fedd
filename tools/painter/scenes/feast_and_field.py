"""Cards of feasts and fields: a cake that is lived in, a field that looks."""

from __future__ import annotations

import math

from tools.painter.scenes import solid
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera


def _gingerbread_man(s: Stage, high: float) -> None:
    """A biscuit with icing who walks along z with a suitcase, on y = 0; flat from side to side."""
    dough = s.mat("#b8713a", "#8a4c22", "spots", 16, contrast=0.4, bump=0.3, bump_step=20)
    icing = s.mat("#fff8ec", shine=0.3)
    with s.at(scale=high):
        with s.body():
            s.ball((0, 0.83, 0.02), (0.1, 0.19, 0.19), dough)
            s.cone((0, 0.6, 0), (0, 0.42, 0), 0.12, 0.14, dough, 0.06)
            s.cone((0, 0.38, 0.06), (0, 0.1, 0.2), 0.11, 0.105, dough, 0.06)
            s.cone((0, 0.38, -0.06), (0, 0.1, -0.22), 0.11, 0.105, dough, 0.06)
            s.cone((0, 0.6, 0.08), (0, 0.66, 0.36), 0.085, 0.08, dough, 0.05)
            s.cone((0, 0.6, -0.08), (0, 0.4, -0.3), 0.085, 0.08, dough, 0.05)
        for side in (-1, 1):
            x = side * 0.115
            for z, y, wide in (
                (0.2, 0.16, 0.1),
                (-0.22, 0.16, 0.1),
                (0.33, 0.64, 0.075),
                (-0.27, 0.43, 0.075),
            ):
                s.limb(
                    [(x, y - 0.03, z - wide), (x, y + 0.03, z), (x, y - 0.03, z + wide)],
                    (0.018, 0.018),
                    icing,
                    0,
                    3,
                )
            for y in (0.56, 0.44):
                s.ball((side * 0.13, y, 0.0), 0.034, s.mat("#c8303c", shine=0.6))
            for z in (-0.02, 0.12):
                s.ball((side * 0.1, 0.88, z), 0.026, icing)
            s.limb(
                [(side * 0.1, 0.78, -0.05), (side * 0.105, 0.74, 0.05), (side * 0.1, 0.78, 0.15)],
                (0.015, 0.015),
                icing,
                0,
                3,
            )
        with s.at(-0.02, 0.0, -0.36, yaw=8):
            s.box((0, 0.17, 0), (0.1, 0.15, 0.2), s.mat("#3f5f8c", "#2a4468", step=6), 0.03)
            s.ring((0, 0.34, 0), 0.06, 0.02, s.mat("#3a2420"), axis=(1, 0, 0))


@solid("p56")
def cake_with_rooms(seed: int) -> Stage:
    s = Stage(
        seed,
        "rosedawn",
        Camera((0.9, 0.62, 5.2), (0.0, 1.42, 0.0), 44),
        sky="#8a7aa8",
        ground="#b87a6a",
        fill=0.4,
    )
    s.back.rect(0, 0, 600, 900, "#5a3a4c")
    s.sun((-0.9, 0.8, 0.6), "#ffdcb0", 1.7, 0.1)
    s.box((0, 2.6, -2.6), (5, 4, 0.1), s.mat("#b86a78", "#a85a6c", "plaid", 7))
    s.ground(0, s.mat("#e8dccc", "#b8303c", "checks", 1.5))
    s.lathe(
        (0, 0, 0),
        [(0, 0), (0.6, 0), (0.3, 0.08), (0.26, 0.2), (1.4, 0.26), (1.44, 0.32), (0, 0.32)],
        s.mat("#bcd8e0", "#8ab0c0", shine=0.6, gloss=40),
    )
    tiers = (
        (1.16, 0.32, 0.86, "#7a4430", "#5a2c20"),
        (0.86, 1.18, 0.7, "#b8606c", "#8a4050"),
        (0.56, 1.88, 0.54, "#7aa080", "#58806a"),
    )
    icing = s.mat("#fbf0e4", "#f0d4cc", step=3, shine=0.25, soft=0.5)
    flame, wax = s.mat("#fff0b0", "#ffb040", glow=3.0), s.mat("#f3d0d8", "#8fc0c8", "bands", 26)
    for n, (r, y, high, sponge, crumb) in enumerate(tiers):
        with s.body():
            s.lathe(
                (0, y, 0),
                [(0, 0), (r, 0), (r, high), (0, high)],
                s.mat(sponge, crumb, "spots", 13, contrast=0.5, bump=0.6, bump_step=16),
                round_=0.02,
            )
        with s.body():
            s.lathe(
                (0, y + high - 0.04, 0),
                [(0, 0), (r + 0.02, 0), (r + 0.06, 0.05), (r, 0.12), (0, 0.13)],
                icing,
                round_=0.03,
            )
            for k in range(int(r * 17)):
                a = math.tau * k / int(r * 17)
                long = 0.12 + 0.14 * abs(math.sin(k * 2.3))
                x, z = math.cos(a) * (r + 0.03), math.sin(a) * (r + 0.03)
                s.cone((x, y + high, z), (x, y + high - long, z), 0.07, 0.05, icing, 0.05)
        for k in range(9):
            a = math.radians(30 + k * 26 + n * 9)
            x, z = math.cos(a), math.sin(a)
            if n == 0 and abs(math.degrees(a) - 82) < 16:
                continue
            with s.at(x * r, y + high * 0.42, z * r, yaw=90 - math.degrees(a)), s.body():
                s.box((0, 0, 0), (0.1, 0.13, 0.03), s.mat("#f8e8d0"), 0.01)
                s.ball((0, 0.13, 0), (0.1, 0.1, 0.03), s.mat("#f8e8d0"))
                s.box((0, 0, 0.02), (0.072, 0.11, 0.03), s.mat("#ffd060", "#f0a040", glow=1.7), 0.01)
                s.ball((0, 0.11, 0.02), (0.072, 0.08, 0.03), s.mat("#ffd060", "#f0a040", glow=1.7))
        if n:
            for k in range(7 if n == 1 else 5):
                a = math.tau * k / (7 if n == 1 else 5) + 0.4
                x, z = math.cos(a) * (r + 0.13), math.sin(a) * (r + 0.13)
                s.cone((x, y, z), (x, y + 0.34, z), 0.035, 0.035, wax)
                s.ball((x, y + 0.44, z), (0.03, 0.075, 0.03), flame)
                if math.sin(a) > 0:
                    s.lamp((x, y + 0.46, z), "#ffc070", 0.5, 0.4, soft=0)
    s.ball((0.02, 2.68, 0), 0.2, s.mat("#c8202c", "#8a1020", shine=0.9, gloss=50))
    s.limb([(0.04, 2.84, 0), (0.1, 3.05, 0.02), (0.24, 3.16, 0.02)], (0.018, 0.014), s.mat("#4f6a34"))
    with s.at(math.cos(math.radians(82)) * 1.16, 0.32, math.sin(math.radians(82)) * 1.16, yaw=8):
        s.box((0, 0.24, 0), (0.18, 0.26, 0.05), s.mat("#f8e8d0"), 0.02)
        s.ball((0, 0.5, 0), (0.18, 0.16, 0.05), s.mat("#f8e8d0"))
        s.box((0, 0.22, 0.03), (0.135, 0.24, 0.05), s.mat("#2f7a80", "#1f5a64", "wood", 20), 0.02)
        s.ball((0, 0.46, 0.03), (0.135, 0.12, 0.05), s.mat("#2f7a80"))
        s.ball((0.08, 0.24, 0.09), 0.025, s.mat("#ffd98f", shine=0.9))
        for k in range(3):
            s.box((0, 0.0 - 0.1 * k, 0.16 + 0.13 * k), (0.26 + 0.05 * k, 0.045, 0.1), icing, 0.03)
    with s.at(0.66, 0.0, 1.85, yaw=246):
        _gingerbread_man(s, 0.62)
    steel = s.mat("#d0d8e0", "#98a8b8", shine=0.9, gloss=60, mirror=0.25)
    with s.at(-0.98, 2.72, 0.75, roll=-34, yaw=12):
        s.sheet(
            (0, 0, 0), [(-0.1, -1.05), (0.1, -0.8), (0.16, 0.55), (-0.16, 0.55)], steel, 0.014, round_=0.004
        )
        s.cone((0, 0.58, 0), (0, 1.25, 0), 0.085, 0.1, s.mat("#3a2420", "#1c1210", "wood", 20))
    s.focus = (0.1, 1.4, 1.0)
    return s
