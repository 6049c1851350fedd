"""Rooms: corridors, libraries, attics, and what has moved into them."""

from __future__ import annotations

from tools.painter import built, creatures, nature, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter
from tools.painter.relief import Light
from tools.painter.scenes import scene


@scene("p04", "ember", Light((-0.7, 0.3, 0.8)))
def rocking_horse(c: Canvas) -> None:
    built.room(c, 640, ("#5a2a2c", "#a8562f", "#c9743c"), ("#7a3c26", "#3a1620"), 9, (300, 320))
    for k in range(14):
        c.segment(k * 46, 0, k * 46, 626, "#3a1620", 2, 0.25)
    c.glow(120, 700, 700, "#ffc070", 0.8)
    c.poly([(0, 0), (170, 0), (0, 250)], "#2a1026")
    c.poly([(600, 0), (430, 0), (600, 250)], "#2a1026")
    for x0, y0, x1, y1 in ((170, -10, -10, 262), (430, -10, 610, 262)):
        c.segment(x0, y0, x1, y1, "#4a2024", 22)
        c.segment(x0, y0 + 8, x1, y1 + 10, "#8a4a2c", 4, 0.7)
    with c.group(through=c.blur(2.4), opacity=0.86), c.at(324, 560, 1.86, -5):
        creatures.horse(c, "#240c1e", "#240c1e")
    c.glow(112, 736, 330, "#ffd890", 0.75)
    c.shade(372, 856, 190, 20, 0.6)
    with c.group(through=c.rim("#ffe0a0", 2.4, 0, 0.95)), c.at(356, 812, 1.1):
        c.path("M-130,-30 Q0,50 130,-30 L124,-14 Q0,66 -124,-14Z", c.vert("#d9a04f", "#7a4426"))
        for x0, x1 in ((-46, -78), (-30, -40), (40, 62), (54, 84)):
            c.limb([(x0, -70), (x1, -6)], (17, 11), "#b8402f")
        c.blob(
            [(58, -104), (0, -100), (-58, -108), (-72, -84), (-50, -62), (10, -58), (56, -70)],
            c.vert("#e0604a", "#8a2a34"),
        )
        c.limb([(48, -84), (68, -118), (80, -146)], (40, 30, 24), "#c94a3c")
        c.blob(
            [(68, -156), (84, -162), (100, -150), (120, -128), (118, -116), (104, -116), (84, -132)],
            "#d9584a",
        )
        c.path("M70,-156 L66,-176 L84,-160Z", "#c94a3c")
        for k in range(7):
            c.limb(
                [(74 - k * 6, -158 + k * 11), (58 - k * 6, -150 + k * 12), (50 - k * 5, -134 + k * 11)],
                (13, 13, 4),
                "#f3dca6",
            )
        c.limb([(-68, -96), (-96, -90), (-104, -62), (-96, -44)], (10, 20, 16, 3), "#f3dca6")
        c.path("M-26,-106 Q0,-94 26,-104 L24,-70 Q0,-62 -24,-72Z", "#2f6f73")
        c.path("M-30,-108 Q0,-92 32,-106", "none", "#f2b25c", 4)
        c.path("M110,-118 Q66,-96 30,-100 M96,-152 L100,-120", "none", "#2f6f73", 3.4)
        c.circle(93, -144, 3.4, "#10101c")
    things.candle(c, 112, 812, 62, "#fbf0d6", 22)
    c.path("M74,812 h76 l-10,16 h-56Z", "#c98a3c")
    c.path("M150,814 q26,-4 22,14", "none", "#c98a3c", 5)
    things.suitcase(c, 534, 704, 66, "#7a4430", "#3a1a1a")


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
