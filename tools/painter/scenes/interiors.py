"""Rooms: corridors, libraries, attics, and what has moved into them."""

from __future__ import annotations

from tools.painter import built, creatures, nature
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter
from tools.painter.scenes import scene


def _coat(c: Canvas, x: float, long: float, tone: str) -> None:
    """Hanging from a rail at y = 128."""
    c.path(f"M{x - 20},152 Q{x},126 {x + 20},152 M{x},138 q6,-8 0,-12", "none", "#d8d8d8", 3)
    dark = darker(tone, 0.5)
    for s in (-1, 1):
        c.limb(
            [(x + s * 26, 166), (x + s * 38, 240), (x + s * 38, 158 + long * 0.62)],
            (20, 24, 22),
            darker(tone, 0.2 + 0.1 * s),
        )
    c.path(
        f"M{x - 8},146 Q{x - 36},152 {x - 34},200 L{x - 42},{138 + long} Q{x},{154 + long} {x + 42},"
        f"{138 + long} L{x + 34},200 Q{x + 36},152 {x + 8},146Z",
        c.horiz(lighter(tone, 0.16), tone, darker(tone, 0.4)),
    )  # fmt: skip
    c.path(f"M{x - 10},146 L{x - 20},184 L{x},206 L{x + 20},184 L{x + 10},146Z", lighter(tone, 0.3))
    c.segment(x, 206, x, 144 + long, dark, 2.4)
    for k in range(3):
        c.circle(x + 8, 228 + k * 40, 4, "#f2c878")
    for s in (-1, 1):
        c.path(f"M{x + s * 12},{150 + long * 0.56} h{s * 20} v16", "none", dark, 2.4)


@scene("p07", "nocturne")
def wardrobe_winter(c: Canvas) -> None:
    built.room(c, 700, ("#4a2430", "#6d3540", "#7a3f40"), ("#5a2f2c", "#2a1420"), 9)
    for j in range(9):
        for i in range(9):
            nature.flower(c, 40 + i * 66 + (j % 2) * 33, 30 + j * 74, 11, "#8a4a4c", "#c98a5c", 5)
    c.rect(118, 60, 364, 690, "#2a1418", 6)
    c.path("M104,64 Q300,10 496,64 L490,86 H110Z", "#6b3c26")
    x0, y0, w, h = 140, 90, 320, 632
    with c.group(clip=c.clip_rect(x0, y0, w, h)):
        c.rect(x0, y0, w, h, c.vert("#0d1a40", "#2a4580", "#7f9ac8", "#dfe9f4"))
        nature.stars(c, 60, 340, 2.0, x0=140, x1=460, y0=90)
        with c.relief(0.1):
            for k in range(9):
                nature.fir(c, 150 + k * 38, 580 + (k % 3) * 8, 200 + (k * 53) % 90, "#5070a4")
        nature.fog(c, 560, 50, 0.5, "#c9d8ee")
        nature.fir(c, 168, 640, 330, "#14284c", "#e6effa")
        nature.fir(c, 440, 650, 380, "#14284c", "#e6effa")
        c.path("M140,590 q90,-30 160,-6 t160,-10 v160 h-320Z", c.vert("#eef4fc", "#a9bfe0"))
        with c.group(through=c.rim("#fff3d0", 2, 1)), c.at(312, 604, 0.78, flip=True):
            creatures.stag(c, "#5a4048", "#c9a07a")
        c.glow(312, 500, 160, "#fff0c8", 0.5)
        nature.snow(c, 90, 90, 720, x0=140, x1=460)
    c.segment(140, 128, 460, 128, "#8a5a3c", 9)
    for x, tone, long in (
        (232, "#2f6f73", 270),
        (186, "#a83440", 320),
        (392, "#d9963c", 280),
        (434, "#6a4480", 330),
    ):
        _coat(c, x, long, tone)
    for s, hinge, edge in ((-1, 140, 34), (1, 460, 566)):
        c.poly(
            [(hinge, 90), (edge, 40), (edge, 800), (hinge, 722)],
            c.horiz(*(("#4a2818", "#8a5230") if s < 0 else ("#8a5230", "#4a2818"))),
        )
        for top, low in ((110, 380), (420, 690)):
            a, b = hinge + (edge - hinge) * 0.2, hinge + (edge - hinge) * 0.8
            c.poly([(a, top), (b, top - 34), (b, low + 30), (a, low)], "#5a3020", 0.8)
        c.circle(hinge + (edge - hinge) * 0.9, 410, 8, "#ffd98f")
    c.path(
        "M150,722 Q300,690 450,722 Q520,790 470,836 Q380,800 300,852 Q200,800 130,832 Q90,780 150,722Z",
        c.vert("#eef4fc", "#9fb4d4"),
    )
    for k in range(6):
        c.ellipse(310 + (k % 2) * 22 - k * 6, 744 + k * 24, 8 + k, 5 + k * 0.6, "#5a6c98", 0.7)
    nature.snow(c, 40, 680, 860)
