"""Machines that make more than they were built for."""

from __future__ import annotations

import math

from tools.painter import creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.scenes import scene


@scene("p29", "rosedawn")
def weather_works(c: Canvas) -> None:
    nature.sky(c, ("#6f8fb8", "#b8bcc8", "#f6d0b0", "#ffe6b8"))
    nature.clouds(c, "#fff6e8", 0.6, 0.004, 0.012, 0, 620, 0.47)
    nature.ridge(c, 730, 26, "#b88f8c", "#a87a80", trees=8)
    for x, top, w in ((130, 470, 58), (250, 400, 70), (420, 440, 62), (520, 520, 48)):
        c.poly(
            [(x - w * 0.36, top), (x + w * 0.36, top), (x + w * 0.5, 760), (x - w * 0.5, 760)],
            c.horiz("#e0907c", "#b85a54", "#6d3048"),
        )
        c.rect(x - w * 0.42, top - 8, w * 0.84, 20, "#7a3a4c", 4)
        for k in range(3):
            c.rect(x - w * 0.42, top + 50 + k * 70, w * 0.84, 8, "#fff2cf", op=0.5)
    c.rect(40, 620, 520, 220, c.vert("#c9786c", "#8a4a5c", "#5a3050"))
    for k in range(7):
        c.poly([(40 + k * 74, 622), (40 + k * 74, 570), (114 + k * 74, 622)], "#7a4058")
        c.poly([(46 + k * 74, 616), (46 + k * 74, 588), (84 + k * 74, 616)], "#ffe39a")
    for j in range(2):
        for i in range(8):
            c.glow(78 + i * 63, 680 + j * 62, 50, "#ffd98f", 0.4)
            c.rect(62 + i * 63, 660 + j * 62, 32, 40, "#ffe39a", 3)
            c.path(
                f"M{78 + i * 63},{660 + j * 62} v40 M{62 + i * 63},{680 + j * 62} h32", "none", "#5a3050", 3
            )
    c.arch(300, 842, 92, 108, "#3a2038")
    things.gear(c, 470, 700, 54, 12, "#f2b25c", "#5a3050", 0.2)
    things.gear(c, 536, 764, 36, 9, "#e8604c", "#5a3050", 0.1)

    def cloud_sheep(x: float, y: float, s: float, flip: bool, body: float) -> None:
        with (
            c.group(through=c.body("#ffffff", -3, 4, 0.35, 12, 0.8, 0.3, "#7a6a9c")),
            c.at(x, y, s, flip=flip),
        ):
            if body > 0.6:
                for lx in (-24, -8, 14, 28):
                    c.limb([(lx, 18), (lx + 3, 44)], (10, 7), "#b8a8b8")
            for k in range(11):
                a = math.tau * k / 11
                c.circle(math.cos(a) * 36, math.sin(a) * 20, 21, "#fffaf4")
            c.ellipse(0, 0, 44, 28, "#fffaf4")
            c.limb([(42, -14), (58, -8), (66, 4)], (27, 23, 14), "#e8d4cc")
            c.limb([(40, -24), (28, -20), (24, -8)], (6, 11, 4), "#d9bcb8")
            c.circle(40, -26, 13, "#ffffff")

    for k in range(4):
        c.circle(250 + k * 5, 384 - k * 26, 18 + k * 7, "#fffaf4", 0.85)
        c.circle(420 - k * 3, 424 - k * 22, 14 + k * 6, "#fffaf4", 0.85)
        c.circle(130 + k * 3, 454 - k * 24, 14 + k * 6, "#fffaf4", 0.85)
    cloud_sheep(280, 260, 1.15, False, 1)
    cloud_sheep(424, 322, 0.85, True, 0.5)
    cloud_sheep(146, 340, 0.9, False, 0.5)
    cloud_sheep(440, 160, 1.25, False, 1)
    cloud_sheep(150, 150, 1.4, False, 1)
    cloud_sheep(330, 80, 0.8, True, 1)
    c.rect(0, 836, 600, 70, c.vert("#6d4a5c", "#3a2547"))
    for k in range(4):
        with c.at(100 + k * 52, 850, 0.5):
            creatures.sheep(c, "#d8c4c4", "#2a2547")
    people.figure(c, 336, 858, 96, "#2a2547", "brim", "#e8604c", (26, 60))
    c.segment(361, 858, 361, 740, "#2a2547", 4)
