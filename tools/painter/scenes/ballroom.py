"""The card of a drowned ballroom."""

from __future__ import annotations

import math

from tools.painter import creatures, nature
from tools.painter.scenes import solid
from tools.painter.solid.figure import figure
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera, Spot


def _jellyfish(s: Stage, spot: Spot, r: float, tone: str, light: str) -> None:
    """A bell that shines, with arms that trail in the water."""
    bell, edge = s.mat(tone, light, "staves", 8, glow=0.55, soft=0.8), s.mat(light, tone, glow=1.5, soft=0.8)
    x, y, z = spot
    s.lathe(
        spot,
        [
            (0, 0.1 * r),
            (0.86 * r, -0.04 * r),
            (1.0 * r, 0.0),
            (0.98 * r, 0.2 * r),
            (0.74 * r, 0.58 * r),
            (0.36 * r, 0.8 * r),
            (0, 0.86 * r),
        ],
        bell,
        folds=8,
        deep=0.05,
    )
    for k in range(9):
        a = math.tau * k / 9
        cx, cz = x + math.cos(a) * r * 0.9, z + math.sin(a) * r * 0.9
        s.ball((cx, y, cz), 0.08 * r, edge)
        points = []
        for j in range(5):
            sway = 0.14 * r * math.sin(j * 1.3 + k * 1.7)
            points.append((cx + sway - 0.1 * r * j * math.cos(a) * 0.4, y - 0.5 * r * j, cz + sway))
        s.limb(points, (0.035 * r, 0.03 * r, 0.01 * r), bell, 0, 3)
    for k in range(3):
        a = k * 2.1
        points = [
            (x + 0.2 * r * math.cos(a + j), y - 0.42 * r * j, z + 0.2 * r * math.sin(a + j)) for j in range(4)
        ]
        s.limb(points, (0.16 * r, 0.13 * r, 0.04 * r), edge, 0.03, 3)
    s.lamp((x, y - 0.3 * r, z), light, 2.6 * r, 1.5, soft=0.0)


def _couple(s: Stage, x: float, z: float, turn: float, dress: str, hair: str, skin: str, tall: float) -> None:
    """Two who waltz: he leads with one arm, she leans back a little and looks up at him."""
    a = math.radians(turn)
    ux, uz = math.sin(a), math.cos(a)

    def at(ahead: float, side: float, y: float) -> Spot:
        return x + ux * ahead + uz * side, y, z + uz * ahead - ux * side

    him, her = at(-0.2, 0, 0), at(0.2, 0, 0)
    joined = at(0.0, 0.56, 1.5 * tall)
    figure(
        s,
        Look(
            height=1.78 * tall, top="#221a3c", legs="#1a1430", coat=0.3, hair=hair, skin=skin, shoes="#100c1c"
        ),
        "stand",
        *him,
        yaw=turn,
        gaze=at(0.2, 0.06, 1.5 * tall),
        holds={"left": joined, "right": at(0.32, -0.14, 1.12 * tall)},
        side=5,
    )
    figure(
        s,
        Look(
            height=1.64 * tall, top=dress, skirt=0.5, cloth=dress, hair="#3a1c24", style="bun", skin="#f0bc98"
        ),
        "stand",
        *her,
        yaw=turn + 180,
        gaze=at(-0.4, -0.1, 1.9 * tall),
        holds={"right": joined, "left": at(-0.26, -0.2, 1.42 * tall)},
        lean=-12,
        side=-6,
    )
    s.lathe(
        at(0.3, 0, 0.02),
        [(0, 0.0), (0.62 * tall, 0.0), (0.5 * tall, 0.3 * tall), (0.22 * tall, 0.82 * tall), (0, 0.9 * tall)],
        s.mat(dress, "", "streaks", 3.5, soft=0.4),
        folds=11,
        deep=0.24,
        round_=0.01,
        axis=(-ux * 0.12, 1, -uz * 0.12),
    )


@solid("p18")
def drowned_ballroom(seed: int) -> Stage:
    s = Stage(
        seed, "violet", Camera((-1.0, 0.85, 5.4), (0.15, 1.95, -1.2), 50, roll=3),
        sky="#7a6ad0", ground="#4a2c70", fill=0.42, haze="#5a4aa0", thin=0.06, clear=5.5,
    )  # fmt: skip
    b = s.back
    nature.wash(b, "#140c3c", "#3a2070", "#5a48a0", "#2a1c58")
    x, y, _ = s.camera.seen((0.9, 0.0, -16.0))
    b.arch(x, y + 10, 250, 330, "#1c1248")
    b.arch(x, y + 10, 216, 312, b.vert("#1a5a88", "#3fa8b8", "#a8f0dc"))
    with b.group(
        clip=b.clip(f"M{x - 108},{y + 10} V{y - 194} A108,108 0 0 1 {x + 108},{y - 194} V{y + 10}Z")
    ):
        b.glow(x, y - 30, 190, "#e8fff0", 0.8)
        with b.group(opacity=0.85), b.at(x - 6, y - 180, 0.95, -8, True):
            creatures.whale(b, "#17506c", "#7fc0c4")
    for k in (-1, 0, 1):
        b.rect(x + k * 54 - 3, y - 300, 6, 310, "#1c1248")
    nature.shafts(b, x, y - 200, 7, 0.5, 620, math.pi / 2, 0.5, "#b0fff0", 0.12)
    s.sun((0.25, 0.9, -0.25), "#a8e8ff", 0.9, 0.1)
    s.lamp((-1.6, 1.9, 4.2), "#ffd0c0", 2.4, 2.6, soft=0)
    s.ground(0, s.mat("#6a4a9c", "#22144c", "checks", 1.1, shine=0.4, mirror=0.35))
    stone = s.mat("#a488c8", "#6a4c9c", "staves", 18, soft=0.3)
    for cx, cz in ((-2.5, 0.6), (-2.5, -3.0), (-2.5, -7.0), (3.1, -1.4), (3.1, -5.0), (3.1, -9.0)):
        s.lathe((cx, 0, cz), [(0, 0), (0.56, 0), (0.56, 0.2), (0.36, 0.32), (0.32, 14), (0, 14)], stone)
    for spot, r, tone, light in (
        ((0.0, 3.75, -0.9), 0.78, "#d060a8", "#ffd8ec"),
        ((-1.55, 3.3, -3.4), 0.5, "#48a8dc", "#d8f8ff"),
        ((1.75, 3.0, -3.0), 0.5, "#e8984c", "#fff0c8"),
        ((0.7, 2.9, -7.5), 0.45, "#c860b8", "#ffe0f4"),
    ):
        _jellyfish(s, spot, r, tone, light)
    _couple(s, 0.34, 1.0, 66, "#d83c6c", "#2a1c20", "#e2a682", 1.0)
    _couple(s, -1.0, -2.4, -50, "#3fa8a0", "#8a8490", "#c88a64", 1.0)
    figure(
        s,
        Look(height=1.66, top="#e8a048", skirt=0.5, cloth="#e8a048", hair="#b86a34", style="long"),
        "dance",
        0.1, 0, -4.4, yaw=-40, gaze=(1.75, 3.0, -3.0),
    )  # fmt: skip
    s.lathe(
        (0.1, 0.02, -4.4),
        [(0, 0), (0.6, 0), (0.44, 0.34), (0.2, 0.84), (0, 0.9)],
        s.mat("#e8a048", "", "streaks", 3.5, soft=0.4),
        folds=10,
        deep=0.24,
        round_=0.01,
    )
    f = s.front
    creatures.shoal(f, [(86, 560, 44), (52, 602, 34), (130, 616, 26)], "#f0a3a0", "#8d4a93", -8)
    for bx, by in ((60, 780), (520, 560), (330, 470)):
        nature.bubbles(f, bx, by, 9, 240)
    s.focus = (0.6, 1.4, 1.1)
    return s
