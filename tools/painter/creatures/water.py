"""Fish, whales, and others that glide."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.palettes import lighter


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
