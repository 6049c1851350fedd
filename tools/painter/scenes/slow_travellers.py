"""Cards of slow travellers: a snail with a carousel, houses on foot."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.palettes import darker
from tools.painter.scenes import solid
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera, vec
from tools.painter.solid.wild import cat, owl


def _walking_house(s: Stage, wall: str, roof: str, wide: float, high: float, lit: int, step: float) -> None:
    """A house that walks along z on a bird's legs; its door looks back."""
    w, deep = wide, wide * 0.8
    plaster = s.mat(wall, darker(wall, 0.22), step=2.5, contrast=0.9, bump=0.3, bump_step=6)
    tiles = s.mat(roof, darker(roof, 0.35), "bands", 22)
    leg, claw = s.mat("#e0a048", "#a86a28", "bands", 26), s.mat("#c88a38", "#8a5424")
    base = 1.05
    s.box((0, base + high / 2, 0), (w / 2, high / 2, deep / 2), plaster, 0.02)
    eave, ridge = base + high, base + high + w * 0.62
    gable = [(-w * 0.62, 0), (w * 0.62, 0), (0, ridge - eave)]
    s.sheet((0, eave, 0), gable, tiles, deep * 0.56, round_=0.01)
    s.box((w * 0.26, ridge - 0.08, 0), (0.07, 0.24, 0.07), s.mat("#a8584c", "#7a3c34"), 0.01)
    glow, dark = s.mat("#ffd890", "#f0b048", glow=0.5), s.mat("#4a5468", "#343c50", shine=0.5)
    for k, (x, y) in enumerate(((-0.26, 0.72), (0.26, 0.72), (0.28, 0.3))):
        for z in (-deep / 2 - 0.005, deep / 2 + 0.005):
            s.box(
                (x * w, base + high * y, z), (0.1 * w, 0.11 * high, 0.012), glow if k == lit else dark, 0.005
            )
            s.box((x * w, base + high * y, z), (0.012, 0.11 * high, 0.022), s.mat("#f3e8d0"), 0.003)
    for z in (-0.2 * deep, 0.22 * deep):
        s.box((-w / 2 - 0.005, base + high * 0.6, z), (0.012, 0.12 * high, 0.1 * w), glow, 0.005)
    s.box(
        (-0.2 * w, base + high * 0.22, -deep / 2 - 0.01),
        (0.11 * w, 0.21 * high, 0.015),
        s.mat("#5a3a2c", "#3a241c", "wood", 14),
        0.01,
    )
    for side in (-1, 1):
        hip = (side * w * 0.24, base + 0.02, 0)
        foot = vec((side * w * 0.24, 0.06, step * side))
        lifted = 0.14 if step * side < 0 else 0.0
        knee = (side * w * 0.26, base * 0.56, -0.22 + step * side * 0.4)
        foot[1] += lifted
        with s.body():
            s.cone(hip, knee, 0.1, 0.055, leg)
            s.cone(knee, foot, 0.05, 0.045, leg, 0.03)
            for turn in (-32, 0, 32, 180):
                a = math.radians(turn)
                long = 0.12 if turn == 180 else 0.26
                toe = foot + vec((math.sin(a) * long, -0.035 - lifted * 0.3, math.cos(a) * long))
                s.cone(foot, toe, 0.042, 0.016, claw, 0.02)
    with s.at(-w / 2 - 0.17, base - 0.12, 0.02, roll=4):
        s.limb([(0.24, 0.3, 0), (0.04, 0.24, 0), (0, 0.0, 0)], (0.035, 0.03), leg)
        s.box((0, -0.14, 0), (0.09, 0.16, 0.24), s.mat("#a8542c", "#7a3420", step=4), 0.03)
        for z in (-0.13, 0.13):
            s.box((0, -0.14, z), (0.096, 0.166, 0.022), s.mat("#e0b868"), 0.01)


@solid("p26")
def the_houses_are_leaving(seed: int) -> Stage:
    s = Stage(
        seed, "sand", Camera((-0.3, 1.55, 7.0), (0.1, 1.5, -1.5), 46),
        sky="#a8c4c8", ground="#b89468", fill=0.5, haze="#ecd4a4", thin=0.04, clear=7,
    )  # fmt: skip
    b = s.back
    nature.sky(b, ("#3a7890", "#8ab4b0", "#ecd4a0", "#f8c080"))
    nature.clouds(b, "#fff0cc", 0.75, 0.004, 0.011, 0, 420, 0.44)
    nature.ridge(b, 452, 16, "#d8b080", "#d8b080")
    s.sun((0.85, 0.62, -0.1), "#ffd898", 2.2, 0.06)
    s.ground(
        0, s.mat("#dcb87c", "#c09a64", step=0.8, contrast=1.0, bump=0.6, bump_step=5), hills=0.24, step=0.5
    )
    rows = (
        ("#e8d8b4", "#2f6a94", 1.3, 1.35, 0, 0.3, (0.78, 0.3, 190)),
        ("#d89a70", "#8a3c34", 1.05, 1.1, 1, -0.26, (-0.55, -2.9, 200)),
        ("#a8bca4", "#4a6a5c", 1.15, 1.5, 2, 0.28, (1.0, -7.0, 194)),
        ("#e0c890", "#a84c30", 0.95, 1.0, 0, -0.24, (-1.7, -8.0, 205)),
    )
    for wall, roof, wide, high, lit, step, (x, z, yaw) in rows:
        with s.at(x, -0.02, z, yaw=yaw):
            _walking_house(s, wall, roof, wide, high, lit, step)
    mark = s.mat("#b08a58", "#98744a")
    for k in range(7):
        with s.at(0.9 - 0.2 * (-1) ** k - 0.08 * k, 0.0, 1.3 + 0.5 * k, yaw=190), s.body():
            for turn in (-32, 0, 32):
                a = math.radians(turn)
                s.cone((0, 0.0, 0), (math.sin(a) * 0.24, 0.0, math.cos(a) * 0.24), 0.03, 0.015, mark)
    with s.at(-0.72, 0.02, 3.0, yaw=165):
        cat(s, 0.82, "#4a3c3c", "#e8dcc8")
    with s.at(-1.3, 0, 0.9, yaw=20):
        wood = s.mat("#8a6040", "#5a3c28", "wood", 9)
        s.cone((0, -0.1, 0), (0, 1.75, 0), 0.06, 0.05, wood)
        s.sheet(
            (0, 1.42, 0.06),
            [(-0.34, -0.13), (0.34, -0.13), (0.52, 0), (0.34, 0.13), (-0.34, 0.13)],
            wood,
            0.025,
        )
        with s.at(0, 1.72, 0, yaw=30, scale=0.62):
            owl(s)
    s.focus = (0.5, 1.8, 0.6)
    return s
