"""Birds, moths and beetles."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter


def songbird(c: Canvas, tone: str, breast: str = "", beak: str = "#e0a13d") -> None:
    """Perched, a hundred from beak to tail, feet at (0, 0)."""
    c.limb([(-18, -22), (-40, -12), (-62, -2)], (18, 12, 9), darker(tone, 0.25))
    c.path("M-3,0 V-12 M7,0 V-12", "none", darker(tone, 0.5), 2.6)
    c.blob(
        [(38, -50), (26, -62), (10, -60), (-6, -46), (-28, -26), (-22, -12), (4, -8), (24, -16), (32, -34)],
        c.vert(lighter(tone, 0.2), tone, darker(tone, 0.2)),
    )
    if breast:
        c.blob([(33, -40), (20, -42), (6, -18), (8, -10), (22, -16), (31, -30)], breast)
    c.path("M12,-40 C-8,-44 -28,-26 -34,-14 C-12,-12 6,-18 12,-40Z", darker(tone, 0.3))
    c.path("M36,-54 L52,-48 L36,-45Z", beak)
    c.circle(27, -52, 3, "#10101c")
    c.circle(28, -53, 1, "#ffffff")


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


def penguin(c: Canvas, coat: str = "#2c2744", belly: str = "#fff4e4", beak: str = "#f0a040") -> None:
    """Standing on (0, 0), a hundred tall, looking a little to the right."""
    for x in (-9, 13):
        c.ellipse(x, -3, 11, 5, beak)
    c.blob(
        [(4, -102), (-14, -96), (-21, -78), (-29, -44), (-25, -10), (0, -2), (25, -10), (30, -44),
         (24, -76), (20, -95)],
        c.horiz(lighter(coat, 0.3), coat, darker(coat, 0.3)),
    )  # fmt: skip
    c.blob([(8, -72), (-11, -60), (-15, -30), (-9, -9), (8, -5), (22, -12), (25, -36), (20, -62)], belly)
    c.ellipse(11, -84, 10, 9, belly)
    c.limb([(-23, -70), (-34, -46), (-31, -24)], (9, 13, 5), darker(coat, 0.15))
    c.limb([(25, -70), (33, -48), (31, -30)], (8, 10, 4), darker(coat, 0.35))
    c.path("M17,-87 L36,-81 L17,-77Z", beak)
    c.circle(12, -87, 2.8, "#10101c")


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
