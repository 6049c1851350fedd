"""Animals with bodies: spines that bend, legs with joints, heads that turn; seen from any side."""

from __future__ import annotations

from collections.abc import Sequence

from tools.painter.palettes import darker, lighter
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Place, Spot, vec


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
