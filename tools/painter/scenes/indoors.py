"""Beetles kept in a drawer."""

from __future__ import annotations

import math

from tools.painter.palettes import darker
from tools.painter.scenes import solid
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera


def _eye(s: Stage) -> None:
    """A huge eye with lids and lashes, about one wide, looking along z and a little down."""
    skin, lid = (
        s.mat("#f0bc98", "#dc9478", soft=0.5, glow=0.16),
        s.mat("#e0a084", "#c88068", soft=0.5, glow=0.1),
    )
    s.ball((0, 0, -0.06), (0.92, 0.92, 0.1), skin)
    with s.body():
        s.ball((0, 0, 0), (0.56, 0.34, 0.2), s.mat("#f8f2e6", "#e8c8bc", step=3, shine=0.6))
        s.ball(
            (0.06, -0.06, 0.11),
            (0.25, 0.25, 0.12),
            s.mat("#5a8a6c", "#2c5048", "streaks", 16, shine=0.8, gloss=50),
        )
        s.ball((0.07, -0.07, 0.19), (0.11, 0.11, 0.06), s.mat("#100c10", shine=1.0, gloss=70))
    s.ball((-0.04, 0.07, 0.26), 0.045, s.mat("#ffffff", glow=0.8))
    for up, thick in ((0.33, 0.09), (-0.33, 0.06)):
        edge = [
            (math.cos(a) * -0.6, math.sin(a) * up, 0.14 * math.sin(a) + 0.02)
            for a in (0.1, 0.7, 1.57, 2.44, 3.04)
        ]
        s.limb(edge, (0.03, thick, 0.03), lid, 0.02)
    lash = s.mat("#2c1a18")
    for k in range(8):
        a = 0.45 + k * 0.32
        root = (math.cos(a) * -0.57, math.sin(a) * 0.37, 0.2)
        s.cone(root, (root[0] * 1.3, root[1] + 0.17, 0.34), 0.018, 0.005, lash)
    s.limb(
        [(-0.66, 0.6, 0.06), (-0.1, 0.78, 0.1), (0.62, 0.62, 0.06)],
        (0.05, 0.075, 0.03),
        s.mat("#4a2c20", "#2c1814", "streaks", 20),
    )


def _beetle(s: Stage, shell: str, size: float) -> None:
    """A beetle lying flat with its head to -z, on y = 0."""
    case = s.mat(
        shell, darker(shell, 0.5), "streaks", 7 / size, shine=0.9, gloss=34, bump=0.15, bump_step=8 / size
    )
    dark = s.mat(darker(shell, 0.72), shine=0.7, gloss=40)
    with s.at(scale=size):
        with s.body():
            s.ball((0, 0.22, 0.3), (0.52, 0.34, 0.78), case)
            s.cone((0, 0.62, -0.5), (0, 0.62, 1.2), 0.025, 0.025, dark, 0.05, carves=True)
        with s.body():
            s.ball((0, 0.2, -0.52), (0.4, 0.26, 0.26), case)
            s.ball((0, 0.16, -0.82), (0.24, 0.18, 0.2), dark, 0.05)
            for side in (-1, 1):
                s.limb(
                    [(side * 0.1, 0.16, -0.95), (side * 0.26, 0.18, -1.2), (side * 0.12, 0.16, -1.42)],
                    (0.06, 0.05, 0.015),
                    dark,
                )
        for side in (-1, 1):
            s.limb(
                [(side * 0.12, 0.2, -0.94), (side * 0.4, 0.34, -1.1), (side * 0.6, 0.22, -1.45)],
                (0.02, 0.016, 0.012),
                dark,
            )
            for z, out, back in ((-0.5, 0.8, -0.75), (0.05, 1.0, 0.1), (0.55, 0.86, 1.1)):
                knee = (side * out * 0.82, 0.42, (z + back) / 2)
                foot = (side * (out + 0.12), 0.03, back)
                with s.body():
                    s.cone((side * 0.34, 0.14, z), knee, 0.075, 0.06, dark)
                    s.cone(knee, foot, 0.055, 0.03, dark, 0.01)
                    s.cone(foot, (foot[0] + side * 0.1, 0.02, foot[2] + 0.16), 0.03, 0.012, dark)


@solid("p71")
def collectors_drawer(seed: int) -> Stage:
    s = Stage(
        seed,
        "sand",
        Camera((0.55, 4.1, 3.6), (0.05, 0.0, 0.12), 40, roll=9),
        sky="#7088a8",
        ground="#a88a60",
        fill=0.3,
        reach=1.2,
    )
    s.sun((-1.0, 0.62, -0.35), "#ffcf90", 2.3, 0.1)
    s.ground(0, s.mat("#e8d8b0", "#c2a878", step=2.4, contrast=0.9, bump=0.15, bump_step=14))
    wood = s.mat("#7a4a2c", "#3a1e14", "wood", 9, shine=0.2)
    for x, z, half in (
        (-1.66, 0, (0.12, 0.3, 3.0)),
        (1.66, 0, (0.12, 0.3, 3.0)),
        (0, -2.36, (1.7, 0.3, 0.12)),
        (0, 2.3, (1.7, 0.3, 0.12)),
    ):
        s.box((x, 0.12, z), half, wood, 0.03)
    s.cone((-1.6, 0.06, -0.9), (1.6, 0.06, -0.9), 0.035, 0.035, wood)
    with s.at(0.1, 0, 0.55, yaw=-10):
        _beetle(s, "#1f7a5c", 0.92)
        with s.body():
            s.ball((0, 0.5, 0.22), (0.2, 0.05, 0.24), s.mat("#e0b458", "#a87a2c", shine=0.9), pitch=-2)
        light = s.mat("#ffc850", "#ffb030", glow=0.9)
        with s.body():
            s.ball((0, 0.54, 0.16), (0.07, 0.03, 0.07), light)
            s.cone((0, 0.54, 0.18), (0, 0.53, 0.34), 0.03, 0.05, light, 0.02)
        s.lamp((0, 0.75, 0.2), "#ffd070", 0.9, 0.4, hollow=0.5)
    gold = s.mat("#d9a848", "#8a5a20", shine=0.8, gloss=30)
    with s.at(1.12, 0.06, 1.1, yaw=28, scale=0.9), s.body():
        s.ring((0, 0, -0.3), 0.17, 0.045, gold)
        s.cone((0, 0, -0.12), (0, 0, 0.5), 0.04, 0.04, gold, 0.03)
        for z in (0.36, 0.48):
            s.box((0.1, 0, z), (0.1, 0.03, 0.035), gold, 0.01, 0.01)
    paper, ink = s.mat("#f8f0d8"), s.mat("#5a4a40")
    small = ((-0.95, -1.62, "#b8402f", 20), (-0.04, -1.6, "#c98a2c", -14), (0.86, -1.58, "#5a4a8c", 8))
    for x, z, shell, yaw in small:
        with s.at(x, 0, z, yaw=yaw):
            _beetle(s, shell, 0.3)
            s.cone((0.02, 0.1, 0.05), (0.05, 0.62, 0.02), 0.012, 0.012, s.mat("#c8c8d0", shine=0.9))
            s.ball((0.05, 0.64, 0.02), 0.04, s.mat("#f6efe2", shine=0.5))
        s.box((x, 0.005, z + 0.5), (0.24, 0.006, 0.08), paper, 0.002)
        for k in (-0.03, 0.02):
            s.box((x, 0.013, z + 0.5 + k), (0.18, 0.003, 0.008), ink, 0.001)
    with s.at(0.16, 0.005, 1.98, yaw=-5):
        s.box((0, 0, 0), (0.4, 0.006, 0.13), paper, 0.002)
        for k in (-0.05, 0.01, 0.06):
            s.box((0, 0.008, k), (0.3 - abs(k) * 2, 0.003, 0.01), ink, 0.001)
    s.lamp((-0.5, 1.9, 1.1), "#fff0d8", 1.1, 0.9, 0.0)
    with s.at(-0.66, 0.0, 0.16, yaw=30), s.at(0, 0.62, 0, pitch=-34):
        s.ring((0, 0, 0.06), 0.46, 0.055, s.mat("#c9974c", "#7a4a20", shine=0.7), axis=(0, 0, 1))
        s.cone((0, -0.46, 0.06), (0, -1.0, 0.06), 0.06, 0.075, wood)
        with s.at(0, 0, 0.06, scale=0.47):
            _eye(s)
    s.focus = s.world(0.05, 0.4, 0.4)
    return s
