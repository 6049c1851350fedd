"""Birds, moths and beetles."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter


def raven(c: Canvas, tone: str, beak: str = "") -> None:
    """Perched, heavier than a songbird, feet at (0, 0)."""
    c.limb([(-18, -26), (-44, -8), (-66, 10)], (26, 20, 13), darker(tone, 0.2))
    c.path("M-4,0 L-6,-16 M8,0 L8,-16", "none", darker(tone, 0.4), 3.6)
    c.blob(
        [
            (40, -78),
            (26, -90),
            (10, -86),
            (2, -68),
            (-20, -46),
            (-30, -24),
            (-12, -10),
            (14, -14),
            (28, -34),
            (32, -60),
        ],
        c.diag(lighter(tone, 0.2), tone, darker(tone, 0.3)),
    )
    c.path("M6,-60 C-18,-52 -40,-26 -56,2 C-26,-4 4,-18 14,-44Z", darker(tone, 0.35))
    c.path("M-10,-38 L-44,-2 M0,-36 L-28,-6", "none", lighter(tone, 0.2), 1.6, 0.6)
    c.path("M34,-82 Q54,-82 66,-72 Q50,-70 36,-70Z", beak or darker(tone, 0.5))
    c.circle(28, -78, 2.8, "#fff3cf")


def moth(c: Canvas, upper: str, lower: str, vein: str, eye: str, body: str) -> None:
    """Wings spread, two hundred wide, its middle at (0, 0), head up."""
    for s in (-1, 1):
        with c.relief(0.5), c.group(f"scale({s},1)"):
            c.path(
                "M6,4 C30,22 70,34 74,66 C70,94 34,96 18,64 C10,46 6,24 6,4Z",
                c.radial(lighter(lower, 0.3), lower, darker(lower, 0.4), cx=0.3, cy=0.3, r=0.8),
            )
            c.path(
                "M5,-10 C22,-56 66,-84 104,-82 C112,-60 100,-14 72,8 C50,22 20,16 5,6Z",
                c.radial(lighter(upper, 0.3), upper, darker(upper, 0.45), cx=0.3, cy=0.4, r=0.9),
            )
            c.path(
                "M6,-6 C36,-30 70,-56 100,-76 M6,-2 C40,-16 76,-26 104,-46 M7,2 C34,2 64,2 88,-10 "
                "M8,8 C30,30 50,46 60,76 M8,6 C34,24 62,36 72,56",
                "none",
                vein,
                1.6,
                0.7,
            )
            for x, y, r in ((70, -42, 13), (46, 58, 9)):
                c.circle(x, y, r, vein)
                c.circle(x, y, r * 0.72, eye)
                c.circle(x - r * 0.15, y - r * 0.15, r * 0.34, "#10101c")
            c.line([(2, -24), (12, -44), (28, -54)], body, 2.2)
            for k in range(5):
                c.segment(6 + k * 4.5, -34 - k * 4.4, 12 + k * 4.5, -30 - k * 4.6, body, 1.2)
    c.limb([(0, -26), (0, 0), (0, 46)], (11, 16, 6), body)
    for k in range(4):
        c.segment(-6, 4 + k * 9, 6, 4 + k * 9, lighter(body, 0.35), 2, 0.7)
