"""Under water."""

from __future__ import annotations

import math

from tools.painter import creatures, nature
from tools.painter.canvas import Canvas
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _deep(c: Canvas, *tones: str) -> None:
    nature.wash(c, *tones)
    nature.shafts(c, 320, -160, 9, 0.5, 1000, math.pi / 2, 0.35, c.p.light, 0.06)


@scene("p16", "abyss", Light(focus=(300, 420)))
def garden_in_the_helmet(c: Canvas) -> None:
    _deep(c, "#0a6470", "#064654", "#022834")
    nature.clouds(c, "#3f9a98", 0.35, 0.004, 0.01, 0, 900, 0.5)
    with c.group(through=c.body("#ffe9c0", -5, 5, 0.6, 34, 0.9, 0.5, "#1a0c10")):
        c.path(
            "M60,920 C70,760 150,700 210,690 H390 C450,700 530,760 540,920Z",
            c.horiz("#d9a45c", "#b3783c", "#5a3420"),
        )
        c.path(
            "M180,690 Q170,640 190,620 H410 Q430,640 420,690 Q300,730 180,690Z",
            c.horiz("#e8bc70", "#a86c34", "#4a2818"),
        )
        c.path(
            "M300,130 C450,130 510,250 510,390 C510,540 450,640 300,640 C150,640 90,540 90,390 "
            "C90,250 150,130 300,130Z",
            c.horiz("#f0c87c", "#c98a44", "#6b3f22"),
        )
        c.rect(268, 92, 64, 50, "#a86c34", 10)
        for s in (-1, 1):
            c.ellipse(300 + s * 210, 400, 26, 60, "#a86c34")
    for k in range(20):
        a = math.tau * k / 20
        c.circle(
            300 + math.cos(a) * 174,
            400 + math.sin(a) * 178,
            9,
            c.radial("#ffe6a8", "#8a5228", cx=0.3, cy=0.3),
        )
    for k in range(6):
        c.circle(120 + k * 72, 790 + abs(k - 2.5) * 16, 14, c.radial("#ffe6a8", "#8a5228"))
    c.circle(300, 400, 158, "#5a3420")
    circle = "M300,256 A144,144 0 1 1 299.9,256Z"
    with c.group(clip=c.clip(circle)):
        c.rect(150, 250, 300, 300, c.vert("#8fd0e0", "#d8f0dc", "#fff3c4"))
        nature.clouds(c, "#ffffff", 0.8, 0.008, 0.02, 250, 420, 0.44)
        c.path("M150,470 q80,-40 150,-8 t150,-12 v110 h-300Z", "#8fb860")
        nature.tree(c, 350, 500, 190, "#5a3424", 0.5, 6, 0.05, 15, ("#f0a3a0", "#ffd0c8", "#e8706c"), 5, 9)
        c.path("M150,500 q90,-24 170,0 t140,-4 v70 h-300Z", "#5f9a4c")
        for _ in range(26):
            nature.flower(
                c,
                c.r.uniform(170, 430),
                c.r.uniform(508, 545),
                c.r.uniform(5, 10),
                c.r.choice(("#e8604c", "#ffffff", "#f2b25c", "#8d5ac0")),
                "#ffe39a",
            )
        with c.at(232, 506, 0.62):
            creatures.hare(c, "#c9a880")
        with c.at(250, 340, 0.3, -8):
            creatures.flying(c, "#3d6f9c")
    c.path("M196,330 A130,130 0 0 1 280,272", "none", "#ffffff", 13, 0.6)
    c.ring(300, 400, 146, 146, "#e8bc70", 12)
    c.path("M300,256 V546 M156,400 H446", "none", "#8a5a30", 9, 0.9)
    for x, y, s, flip in ((520, 210, 70, True), (70, 250, 52, False), (90, 610, 66, False)):
        with c.at(x, y, s / 100, 4, flip):
            creatures.fish(c, "#3fa8a8", "#125a68", "#ffe9b8")
    c.line([(332, 110), (420, 60), (410, -10)], "#3a2a24", 14)
    nature.bubbles(c, 200, 130, 10, 140)
