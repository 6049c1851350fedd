"""Cards of small things kept: beetles in a drawer, dolls within dolls."""

from __future__ import annotations

import math

from tools.painter.palettes import darker
from tools.painter.scenes import solid
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera, Spot, vec


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
