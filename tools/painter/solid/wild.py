"""Whole animals that several cards need."""

from __future__ import annotations

from tools.painter.palettes import darker, lighter
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage


def hare(s: Stage, size: float, colour: str = "#b8946c") -> None:
    """A hare sitting up, looking along z."""
    coat = s.mat(colour, darker(colour, 0.35), "fur", 22)
    with s.at(scale=size):
        with s.body():
            s.ball((0, 0.26, -0.1), (0.24, 0.26, 0.3), coat)
            s.cone((0, 0.3, 0.02), (0, 0.56, 0.12), 0.2, 0.13, coat, 0.1)
            s.ball((0, 0.72, 0.18), (0.14, 0.15, 0.18), coat, 0.06)
            s.ball((0, 0.66, 0.32), 0.08, s.mat(lighter(colour, 0.5)), 0.06)
            for side in (-1, 1):
                s.ball((side * 0.17, 0.16, -0.06), (0.1, 0.16, 0.2), coat, 0.06)
                s.cone((side * 0.1, 0.34, 0.16), (side * 0.09, 0.03, 0.26), 0.06, 0.05, coat, 0.04)
                s.cone((side * 0.14, 0.04, 0.0), (side * 0.14, 0.04, 0.24), 0.06, 0.05, coat, 0.04)
                s.limb(
                    [(side * 0.06, 0.84, 0.12), (side * 0.1, 1.08, 0.04), (side * 0.12, 1.24, 0.0)],
                    (0.05, 0.07, 0.02),
                    coat,
                    0.03,
                )
        s.ball((0, 0.22, -0.4), 0.09, s.mat("#f6efe2"))
        beasts.eyes(s, 0.115, 0.76, 0.24, 0.03)


def mouse(s: Stage, size: float, fur: str = "#8a7a74") -> None:
    """A mouse sitting up, looking along z, on y = 0."""
    coat, pink = s.mat(fur, darker(fur, 0.35), "fur", 24 / size * 0.5), s.mat("#e0a098")
    with s.at(scale=size):
        with s.body():
            s.ball((0, 0.34, 0), (0.3, 0.36, 0.3), coat)
            s.ball((0, 0.82, 0.08), (0.24, 0.22, 0.25), coat, 0.1)
            s.cone((0, 0.78, 0.24), (0, 0.74, 0.44), 0.13, 0.04, coat, 0.08)
            s.ball((0, 0.74, 0.47), 0.045, pink)
            for side in (-1, 1):
                s.ball((side * 0.22, 1.03, 0.0), (0.16, 0.17, 0.04), pink, 0.03)
                s.cone((side * 0.22, 0.5, 0.12), (side * 0.1, 0.42, 0.36), 0.08, 0.05, coat, 0.06)
                s.cone((side * 0.18, 0.05, 0.1), (side * 0.2, 0.04, 0.34), 0.08, 0.06, pink, 0.03)
        s.limb([(0, 0.1, -0.25), (0.3, 0.05, -0.4), (0.55, 0.06, -0.2)], (0.05, 0.04, 0.015), pink)
        beasts.eyes(s, 0.12, 0.87, 0.25, 0.045)
