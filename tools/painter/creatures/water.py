"""Fish, whales, and others that glide."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter


def fish(c: Canvas, top: str, belly: str, eye: str = "#ffffff", fin: str = "") -> None:
    """A hundred long, its middle at (0, 0)."""
    edge = fin or belly
    c.path("M14,-19 Q0,-34 -16,-30 Q-12,-20 -8,-16Z M6,14 Q-4,28 -14,26 Q-8,16 -4,12Z", edge)
    c.path("M-22,0 Q-40,-16 -54,-22 Q-44,0 -56,21 Q-40,15 -22,4Z", edge)
    c.path("M50,0 C34,-20 0,-24 -28,-4 C0,24 34,20 50,0Z", c.vert(top, belly))
    c.path("M24,-15 Q16,0 24,14", "none", edge, 2, 0.8)
    c.path("M14,-9 Q8,0 14,9 M3,-11 Q-3,0 3,11 M-8,-9 Q-13,0 -8,9", "none", lighter(top, 0.35), 1.6, 0.7)
    c.circle(35, -4, 3.6, eye)
    c.circle(36, -4, 1.7, "#10101c")


def whale(c: Canvas, back: str, belly: str, eye: str = "#10101c") -> None:
    """Two hundred long, its middle at (0, 0)."""
    c.limb([(-78, -4), (-96, -26), (-104, -48)], (26, 15, 8), back)
    c.path(
        "M-104,-44 C-128,-62 -140,-58 -146,-70 C-126,-78 -110,-70 -102,-56 C-98,-74 -86,-86 "
        "-66,-82 C-70,-66 -84,-52 -104,-44Z",
        back,
    )
    c.blob(
        [
            (98, -2),
            (90, -32),
            (58, -50),
            (14, -54),
            (-34, -42),
            (-80, -16),
            (-84, 4),
            (-40, 26),
            (10, 42),
            (60, 40),
            (90, 22),
        ],
        c.vert(lighter(back, 0.12), back, darker(back, 0.25)),
    )
    c.path("M98,0 C88,30 50,44 10,42 C-20,36 -44,26 -60,16 C-20,22 30,20 60,6 C76,-2 90,-6 98,0Z", belly)
    for k in range(6):
        c.line(
            [(84 - k * 9, 8 + k * 2.4), (52 - k * 9, 24 + k * 1.6), (6 - k * 9, 30 - k * 1.4)],
            darker(belly, 0.35),
            1.3,
            0.7,
        )
    c.path("M30,18 C24,44 4,62 -18,62 C-14,44 -4,26 8,16Z", darker(back, 0.2))
    c.circle(60, -2, 3.4, eye)
    c.circle(61, -3, 1.1, "#ffffff")
