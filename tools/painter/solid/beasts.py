"""Animals with bodies: spines that bend, legs with joints, heads that turn; seen from any side."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter.palettes import darker, lighter
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Place, Spot, spin, vec


def eyes(
    s: Stage, apart: float, height: float, ahead: float, size: float, colour: str = "#140e14", ring: str = ""
) -> None:
    """Two shining eyes in the frame of a head that looks along z."""
    dark, light = s.mat(colour, shine=1.0, gloss=70), s.mat("#ffffff", glow=0.6)
    for side in (-1, 1):
        with s.body():
            if ring:
                s.ball((side * apart, height, ahead - size * 0.45), size * 1.28, s.mat(ring))
            s.ball((side * apart, height, ahead), size, dark)
        s.ball((side * apart - size * 0.3, height + size * 0.45, ahead + size * 0.78), size * 0.26, light)


def bird(
    s: Stage,
    size: float,
    colour: str,
    belly: str = "",
    wings: tuple[float, float] | None = None,
    beak: str = "#e0a03c",
    look: float = 0.0,
    feet: bool = True,
    beak_long: float = 0.32,
) -> None:
    """A bird looking along z, standing on y = 0; ``wings`` (lift in degrees, sweep) makes it fly."""
    coat = s.mat(colour, darker(colour, 0.4), "feathers", 7 / size)
    soft = s.mat(belly or lighter(colour, 0.3), colour, "feathers", 9 / size)
    horn = s.mat(beak, shine=0.2)
    quill = s.mat(lighter(colour, 0.06), darker(colour, 0.45), "streaks", 9 / size)
    with s.at(scale=size):
        with s.body():
            s.cone((0, 0.42, -0.18), (0, 0.5, 0.16), 0.22, 0.27, coat)
            s.ball((0, 0.4, 0.16), (0.24, 0.26, 0.24), soft, 0.1)
            s.cone((0, 0.4, -0.3), (0, 0.26, -0.85), 0.15, 0.08, coat, 0.1)
            s.ball((0, 0.24, -0.9), (0.14, 0.03, 0.22), coat, 0.06, pitch=-18)
        with s.at(0, 0.84, 0.32, yaw=look):
            with s.body():
                s.cone((0, -0.25, -0.1), (0, -0.02, -0.02), 0.2, 0.19, coat)
                s.ball((0, 0, 0), 0.205, coat, 0.1)
                s.cone((0, -0.03, 0.16), (0, -0.08, 0.16 + beak_long), 0.075, 0.012, horn, 0.02)
            eyes(s, 0.13, 0.05, 0.13, 0.042)
        if feet:
            for side in (-1, 1):
                s.cone((side * 0.1, 0.25, 0), (side * 0.1, 0.01, 0.02), 0.025, 0.02, horn)
                for toe in (-1, 0, 1):
                    s.cone(
                        (side * 0.1, 0.015, 0.02), (side * 0.1 + toe * 0.06, 0.01, 0.14), 0.018, 0.012, horn
                    )
        for side in (-1, 1):
            if wings is None:
                s.ball((side * 0.23, 0.46, -0.14), (0.07, 0.2, 0.38), coat, pitch=14, yaw=side * -6)
            else:
                with s.at(side * 0.12, 0.58, 0.1, turn=spin(0, 0, side * wings[0]) @ spin(side * wings[1])):
                    wing(s, side, 1.55, quill, quill)


def wing(s: Stage, side: int, span: float, coat: int, tips: int) -> None:
    """A spread wing out of (0, 0, 0) to the ``side``: an arm, and feathers fanned behind it."""
    with s.at(scale=span), s.body():
        s.limb(
            [(0, 0, 0), (side * 0.34, 0.09, 0.08), (side * 0.7, 0.06, 0.03)], (0.1, 0.07, 0.03), coat, 0.05
        )
        s.ball((side * 0.3, 0.05, -0.08), (0.34, 0.035, 0.15), coat, 0.06, yaw=side * 6, roll=side * 8)
        for k in range(13):
            t = k / 12
            back, long = math.radians(84 - 78 * t), 0.34 + 0.26 * t
            root = vec((side * (0.08 + 0.6 * t), 0.05 + 0.05 * math.sin(3 * t), 0.02))
            tip = root + vec((side * math.cos(back), 0.16 * t, -math.sin(back))) * long
            feather = tips if t > 0.55 else coat
            s.ball(
                (root + tip) / 2,
                (long * 0.54, 0.012, 0.044),
                feather,
                0.006,
                yaw=side * math.degrees(back),
                roll=side * 6 * t,
            )
        for k in range(8):
            t = k / 7
            back = math.radians(80 - 66 * t)
            root = vec((side * (0.1 + 0.54 * t), 0.085 + 0.04 * math.sin(3 * t), 0.03))
            tip = root + vec((side * math.cos(back), 0.04 * t, -math.sin(back))) * 0.24
            s.ball((root + tip) / 2, (0.14, 0.014, 0.045), coat, 0.01, yaw=side * math.degrees(back))


def tail(
    s: Stage,
    points: Sequence[Place],
    widths: Sequence[float],
    colour: str,
    tip: str = "",
    grain: float = 14.0,
) -> None:
    """A tail along its points, its end perhaps of another colour."""
    coat = s.mat(colour, darker(colour, 0.35), "fur", grain)
    with s.body(rough=max(widths) * 0.12, step=4 / max(widths)):
        s.limb(points, widths, coat, max(widths) * 0.5)
        if tip:
            end, before = vec(points[-1]), vec(points[-2])
            s.ball(
                end - (end - before) * 0.15,
                max(widths[-1], max(widths) * 0.75),
                s.mat(tip, "#ffffff", "fur", grain),
                max(widths) * 0.8,
            )


def butterfly(s: Stage, spot: Spot, size: float, tone: str, yaw: float = 0.0, pitch: float = -20.0) -> None:
    """A butterfly on the wing, its back to the viewer."""
    with s.at(*spot, yaw=yaw, pitch=pitch, scale=size):
        s.cone((0, -0.4, 0), (0, 0.4, 0), 0.06, 0.09, s.mat("#2a1c24"))
        for side in (-1, 1):
            with s.at(yaw=side * 34), s.body():
                s.ball(
                    (side * 0.5, 0.3, 0),
                    (0.5, 0.42, 0.03),
                    s.mat(tone, darker(tone, 0.4), "spots", 20),
                    roll=side * 30,
                )
                s.ball((side * 0.36, -0.36, 0), (0.36, 0.3, 0.03), s.mat(lighter(tone, 0.3)), roll=side * -30)
