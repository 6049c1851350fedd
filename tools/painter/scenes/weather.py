"""Rain, lightning, wind, and a line across the clouds."""

from __future__ import annotations

import math

from tools.painter import creatures, nature, things
from tools.painter.canvas import Canvas
from tools.painter.relief import Light
from tools.painter.scenes import scene


@scene("p78", "violet", Light((0.0, -0.7, 0.8)))
def storm_takes_root(c: Canvas) -> None:
    nature.sky(c, ("#140c30", "#2f1f5c", "#5a3f84", "#8a6a9c"))
    nature.clouds(c, "#1a1038", 0.8, 0.004, 0.011, 0, 500, 0.46)
    nature.clouds(c, "#9f7ac0", 0.5, 0.004, 0.012, 0, 460, 0.5)
    nature.rain(c, 150, -10, 36, "#cfc0f0", 0.4)
    c.rect(0, 700, 600, 210, c.vert("#4a3468", "#1a1034"))
    for _ in range(60):
        nature.dash(
            c,
            c.r.uniform(-20, 600),
            c.r.uniform(712, 890),
            c.r.uniform(20, 90),
            3,
            c.r.choice(("#c8b0f0", "#120a2b")),
            0.35,
        )
    c.glow(300, 330, 460, "#b0a0ff", 0.7)

    def fork(x: float, y: float, a: float, length: float, w: float, depth: int) -> None:
        points = [(x, y)]
        for _ in range(5):
            a += c.r.uniform(-0.34, 0.34)
            x, y = x + math.cos(a) * length / 5, y + math.sin(a) * length / 5
            points.append((x, y))
        d = "M" + " L".join(f"{p:.1f},{q:.1f}" for p, q in points)
        c.path(d, "none", "#8f7aff", w * 2.6, 0.35)
        c.path(d, "none", "#fff9e4", w)
        if depth:
            for s in (-1, 1):
                fork(
                    x,
                    y,
                    a * 0.55 - math.pi / 2 * 0.45 + s * c.r.uniform(0.32, 0.62),
                    length * 0.74,
                    w * 0.66,
                    depth - 1,
                )
        elif c.r.random() < 0.7:
            c.glow(x, y, 30, "#58d0c8", 0.8)
            c.circle(x, y, 4, "#d8fff6")

    fork(300, 690, -math.pi / 2, 210, 12, 5)
    for s in (-1, -0.5, 0.5, 1):
        c.path(f"M300,690 l{s * 24:.0f},8 l{s * 30:.0f},-4 l{s * 40:.0f},12", "none", "#fff9e4", 5, 0.9)
    with c.group(through=c.body("#f0e4ff", -3, 4, 0.5, 16, 0.9, 0.2)), c.at(300, 790, 1.2, 180):
        c.path("M0,-8 V96 q0,24 -18,24 q-16,0 -16,-16", "none", "#c9a06c", 7)
        edges = (-130, -80, -28, 28, 80, 130)
        for k in range(5):
            a, b = edges[k], edges[k + 1]
            c.path(
                f"M0,-10 Q{a * 0.86},-8 {a},82 Q{(a + b) / 2},62 {b},82 Q{b * 0.86},-8 0,-10Z",
                ("#e8604c", "#b8383c")[k % 2],
            )
    c.path("M150,700 Q300,724 450,700 L446,690 Q300,712 154,690Z", "#fff0e4", op=0.5)
    for x, y, w in ((500, 838, 110), (112, 856, 130), (300, 858, 96)):
        c.blob(
            [(x - w, y + 26), (x - w * 0.5, y + 2), (x, y - 10), (x + w * 0.5, y + 2), (x + w, y + 26)],
            c.vert("#6a5a8c", "#2a1c48"),
        )
        nature.grass(c, x - w * 0.8, x + w * 0.8, y + 14, 26, 22, ("#4a3a6c", "#7a6aa0", "#34245c"))
    with c.group(through=c.rim("#e8e0ff", -2, -1)), c.at(500, 832, 1.05, flip=True):
        creatures.hare(c, "#6a5a94")
    with c.group(through=c.rim("#e8e0ff", -2, -1)), c.at(116, 850, 1.0):
        creatures.fox(c, "#b8563c", "#f0dcd8")
    things.book(c, 300, 826, 90, "#2f6f80", "#f0e4f0")
