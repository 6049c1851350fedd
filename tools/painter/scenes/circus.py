"""Hands that carry, ropes, tents and rides."""

from __future__ import annotations

from tools.painter import creatures, nature, people
from tools.painter.canvas import Canvas
from tools.painter.palettes import mix
from tools.painter.scenes import scene


@scene("p44", "rosedawn")
def swings_come_loose(c: Canvas) -> None:
    nature.sky(c, ("#3f6f9c", "#8fb0c4", "#f6d8b8", "#ffc8a0"))
    nature.clouds(c, "#fffaf0", 0.85, 0.004, 0.011, 0, 760, 0.45)
    nature.ridge(c, 800, 24, "#a8809c", "#7a5a80", trees=18)
    with c.group(through=c.body("#fff6e0", -3, 4, 0.45, 18, 0.8, 0.3)):
        c.path("M276,850 L286,420 H314 L324,850Z", c.horiz("#fff0d8", "#e8a890", "#8a4a6c"))
        c.path(
            "M300,250 C330,320 420,370 520,390 L500,430 Q300,470 100,430 L80,390 C180,370 270,320 300,250Z",
            "#fff0d8",
        )
        for k in range(9):
            a, b = 80 + k * 440 / 9, 80 + (k + 1) * 440 / 9
            if k % 2:
                c.path(
                    f"M300,256 Q{(300 + a) / 2},{330} {a},{392} L{b},{392} Q{(300 + b) / 2},{330} 300,256Z",
                    "#e8604c",
                )
        for k in range(10):
            c.path(f"M{84 + k * 43},400 q21,46 43,0Z", "#3d8a94" if k % 2 else "#f2b25c")
    c.circle(300, 240, 15, "#f2b25c")
    for x in range(110, 500, 32):
        c.circle(x, 398, 4.4, "#fffbe0")
    seats = (
        (110, 432, 52, 610, False),
        (196, 446, 170, 640, False),
        (404, 446, 440, 628, False),
        (490, 432, 560, 590, False),
    )
    for x1, y1, x2, y2, _free in seats:
        c.segment(x1, y1, x2 - 10, y2, "#5a3a5c", 1.8)
        c.segment(x1, y1, x2 + 10, y2, "#5a3a5c", 1.8)
        c.rect(x2 - 16, y2, 32, 7, "#8a3f5c", 2)
    for k, (x, y, tone) in enumerate(((52, 610, "#2f6f8f"), (440, 628, "#5a2a4a"))):
        with c.at(x, y, 0.62):
            c.path("M-10,-48 C-18,-26 -18,-6 -16,0 H18 C20,-12 12,-34 8,-48Z", tone)
            c.limb([(8, -2), (26, 6), (28, 28)], (10, 8, 7), "#3a2547")
            c.circle(0, -60, 11, "#f0c8a8")
            c.path("M-12,-60 Q-12,-76 2,-74 Q14,-72 11,-60 Q0,-68 -12,-60Z", "#5a2418" if k else "#2a1a20")
    for x, y, rot in ((120, 170, -22), (470, 120, 16), (330, 90, -8)):
        with c.at(x, y, 0.95, rot):
            for s in (-1, 1):
                with c.at(s * 40, -44, 0.34, 0, s > 0):
                    creatures.flying(c, "#fff6e8", "#e8a890")
                c.line([(s * 40, -36), (s * 22, 10), (s * 12, 62)], "#5a3a5c", 1.6)
            c.rect(-17, 60, 34, 7, "#8a3f5c", 2)
            if x != 330:
                c.path(
                    "M-10,12 C-18,34 -18,54 -16,60 H18 C20,48 12,26 8,12Z",
                    "#e8604c" if x < 200 else "#3d8a94",
                )
                c.limb([(8, 58), (26, 64), (34, 82)], (8, 7, 6), "#3a2547")
                c.circle(0, 0, 11, "#f0c8a8")
                c.path("M-12,0 Q-12,-16 2,-14 Q14,-12 11,0 Q0,-8 -12,0Z", "#3a1a24")
    c.ellipse(300, 856, 170, 26, "#8a5a70")
    for k in range(9):
        people.figure(
            c,
            40 + k * 66,
            884,
            46 + (k * 17) % 18,
            mix("#2a2547", "#5a3a5c", k % 3 / 3),
            ("brim", "", "hair")[k % 3],
            "",
            (10, 88) if k % 2 else None,
        )
