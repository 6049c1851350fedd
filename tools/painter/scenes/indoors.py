"""Cards of small things kept: beetles in a drawer, dolls within dolls."""

from __future__ import annotations

import math

from tools.painter.palettes import darker
from tools.painter.scenes import solid
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera, Spot, vec


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


def _doll(
    s: Stage,
    high: float,
    coat: str,
    scarf: str,
    tree: tuple[str, ...],
    gaze: Spot,
    hair: str = "#3a2018",
    wary: float = 0.0,
) -> None:
    """A nesting doll standing on y = 0 with a painted face and a tree on her belly."""

    def lacquer(colour: str, second: str = "") -> int:
        return s.mat(colour, second, step=2.0, shine=0.45, gloss=40.0)

    wood, hood = lacquer(coat, darker(coat, 0.25)), lacquer(scarf, darker(scarf, 0.25))
    skin, blush = lacquer("#f0cfae", "#e0a888"), lacquer("#e08878")
    dark, pale = lacquer("#24161c"), lacquer("#f3e6c8", "#d8c098")
    where = vec(s.world(0, 0, 0))
    with s.at(scale=high):
        with s.body():
            s.lathe(
                (0, 0, 0),
                [
                    (0, 0),
                    (0.25, 0),
                    (0.27, 0.03),
                    (0.33, 0.2),
                    (0.33, 0.36),
                    (0.27, 0.52),
                    (0.2, 0.6),
                    (0, 0.6),
                ],
                wood,
                round_=0.012,
            )
            s.ball((0, 0.74, 0), (0.235, 0.25, 0.23), hood, 0.1)
            s.ball((0, 0.775, 0.075), (0.175, 0.175, 0.165), lacquer(hair))
            s.ball((0, 0.735, 0.1), (0.158, 0.165, 0.155), skin, 0.006)
            for side in (-1, 1):
                s.ball((side * 0.088, 0.69, 0.205), (0.035, 0.03, 0.03), blush, 0.02)
            for side in (-1, 1):
                s.ball((side * 0.045, 0.535, 0.235), (0.06, 0.04, 0.03), hood, 0.01, roll=side * -24)
            s.ball((0, 0.29, 0.26), (0.19, 0.19, 0.095), pale, 0.01)
        way = vec(gaze) - (where + vec((0, 0.76 * high, 0)))
        way = way / (math.hypot(*way) + 1e-9)
        for side in (-1, 1):
            eye = vec((side * 0.058, 0.755, 0.238))
            s.ball(eye, (0.036, 0.026, 0.009), s.mat("#fdf8ee"), yaw=side * 20)
            s.ball(eye + way * vec((0.018, 0.012, 0.0)) + vec((0, 0, 0.006)), (0.017, 0.019, 0.008), dark)
            s.cone(
                eye + vec((-side * 0.03, 0.046 + wary * 0.014, 0.004)),
                eye + vec((side * 0.032, 0.046 - wary * 0.014, -0.01)),
                0.007,
                0.005,
                dark,
            )
        s.cone((0, 0.735, 0.248), (0, 0.712, 0.256), 0.01, 0.014, skin)
        s.ball((0, 0.652, 0.236), (0.022, 0.014 if wary < 0.5 else 0.02, 0.015), lacquer("#a8303a"))
        bark = s.mat("#5a3424")
        s.limb([(0, 0.16, 0.335), (0.01, 0.24, 0.354), (0, 0.33, 0.354)], (0.018, 0.012, 0.01), bark)
        for side in (-1, 1):
            s.limb([(0, 0.24, 0.354), (side * 0.06, 0.32, 0.346)], (0.01, 0.006), bark)
        for k in range(17 if tree else 0):
            a, r = k * 2.4, 0.022 * k**0.5 + 0.012
            spot = (math.cos(a) * r * 1.25, 0.36 + math.sin(a) * r * 0.85, 0.352 - r * r * 2.4)
            s.ball(spot, (0.03, 0.026, 0.012), s.mat(tree[k % len(tree)]))


@solid("p49")
def within_within(seed: int) -> Stage:
    s = Stage(
        seed,
        "ember",
        Camera((0.45, 1.25, 4.6), (0.02, 0.7, 0.0), 34),
        sky="#6a80a8",
        ground="#8a4a34",
        fill=0.42,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#24403c", "#3a5a50"))
    s.sun((-0.7, 0.75, 0.95), "#ffdcac", 2.1, 0.09)
    wall = s.mat("#3f6a60", "#2c5048", "plain", 1.5, contrast=1.0)
    s.box((0, 1.0, -1.5), (4, 3, 0.1), wall)
    s.box((0, -0.1, 0), (3, 0.1, 1.4), s.mat("#8a4a2c", "#4a2014", "wood", 7, shine=0.25, mirror=0.12))
    with s.at(-0.75, 1.55, -1.38):
        frame = s.mat("#c9954c", "#7a4a20", shine=0.3)
        s.box((0, 0, 0), (0.4, 0.5, 0.03), frame, 0.02)
        s.box((0, 0, 0.03), (0.32, 0.42, 0.015), s.mat("#d8cbb0", "#a8a088"))
        for y, r, tone in ((-0.12, 0.17, "#8a6a5c"), (0.14, 0.12, "#8a6a5c"), (0.14, 0.075, "#d8c8b0")):
            s.ball((0, y, 0.05 + (0.02 if r < 0.1 else 0)), (r, r * 1.15, 0.02), s.mat(tone))
    least: Spot = (0.26, 0.08, 0.9)
    dolls = (
        (-0.34, -0.35, 1.5, "#b83a30", "#8a2430", ("#f6b8c8", "#fff0f4", "#e890a8"), 20, 0.2),
        (0.5, -0.2, 1.12, "#2f5f7c", "#c98a34", ("#4f8a44", "#7aa850", "#2f6a3c"), -14, 0.6),
        (-0.5, 0.5, 0.82, "#c98a34", "#7a4a2c", ("#d8602c", "#e8a03c", "#b8402f"), 34, 0.9),
        (0.68, 0.5, 0.6, "#6a4a8c", "#3f7a70", (), -36, 1.0),
    )
    for x, z, high, coat, scarf, tree, yaw, wary in dolls:
        with s.at(x, 0, z):
            turned = vec(least) - vec((x, 0, z))
            c, d = math.cos(math.radians(-yaw)), math.sin(math.radians(-yaw))
            local = (turned[0] * c + turned[2] * d, turned[1], -turned[0] * d + turned[2] * c)
            with s.at(yaw=yaw):
                at = s.world(0, 0, 0)
                _doll(
                    s,
                    high,
                    coat,
                    scarf,
                    tree,
                    (at[0] + local[0], at[1] + local[1], at[2] + local[2]),
                    wary=wary,
                )
    shell = s.mat("#3f8a5c", "#2c6a48", shine=0.45, gloss=40)
    with s.at(least[0], 0, least[2]):
        with s.body():
            s.lathe((0, 0, 0), [(0, 0), (0.1, 0), (0.13, 0.08), (0.13, 0.16), (0, 0.16)], shell, round_=0.008)
            s.ball((0, 0.2, 0), (0.11, 0.1, 0.11), s.mat("#3a2418", "#1c100c"), carves=True)
        leaf = s.mat("#7ac24c", "#b8e070", soft=0.6, glow=0.15)
        s.limb(
            [(0, 0.1, 0), (0.02, 0.24, 0), (-0.02, 0.36, 0.02), (0.03, 0.44, 0.02)],
            (0.016, 0.014, 0.01),
            leaf,
        )
        s.ball((0.1, 0.46, 0.02), (0.09, 0.014, 0.045), leaf, roll=22)
        s.ball((-0.06, 0.48, 0.03), (0.08, 0.014, 0.04), leaf, roll=-34)
        s.ball((-0.075, 0.33, 0.03), (0.06, 0.012, 0.034), leaf, roll=-16)
    with s.at(least[0] - 0.34, 0.1, least[2] + 0.14, yaw=30, roll=96), s.body():
        s.lathe((0, -0.02, 0), [(0, 0), (0.13, 0), (0.12, 0.1), (0.08, 0.14), (0, 0.14)], shell, round_=0.008)
        s.ball((0, 0.2, 0), (0.1, 0.11, 0.1), shell, 0.04)
        s.ball((0, -0.02, 0), (0.1, 0.1, 0.1), s.mat("#3a2418", "#1c100c"), carves=True)
    s.lamp((least[0], 0.55, least[2] + 0.1), "#c8ff90", 0.5, 0.35, soft=0, hollow=0.3)
    s.focus = (0.2, 0.6, 0.5)
    return s
