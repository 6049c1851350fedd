"""Rain, lightning, wind, and a line across the clouds."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter
from tools.painter.scenes import scene


@scene("p78", "violet")
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
    with c.group(through=c.rim("#e8e0ff", -2, -1)), c.at(512, 830, 0.9, flip=True):
        creatures.hare(c, "#4a3a6c")
    with c.group(through=c.rim("#e8e0ff", -2, -1)), c.at(96, 850, 0.9):
        creatures.fox(c, "#8a4a60", "#d8c0d8")
    things.book(c, 300, 826, 90, "#2f6f80", "#f0e4f0")


@scene("p84", "rosedawn")
def line_over_the_library(c: Canvas) -> None:
    nature.sky(c, ("#4a5f9c", "#a890b8", "#f6b8a0", "#ffe6b8"))
    nature.clouds(c, "#fff6e8", 0.75, 0.004, 0.011, 0, 900, 0.45)
    nature.ridge(c, 700, 40, "#c0a0b4", "#e0bcb8")
    nature.fog(c, 740, 120, 0.7, "#fff0e0")
    tones = ("#8a3f4c", "#3d6f8a", "#c98a3c", "#5a4a80", "#4f7a68", "#b3604c", "#2f4f6c")
    deck = 452.0
    for x, n in ((40, 17), (196, 20), (352, 22), (508, 18)):
        y = 900.0
        while y > deck + 24:
            h = c.r.uniform(18, 32)
            w = c.r.uniform(84, 112)
            dx = c.r.uniform(-9, 9)
            tone = tones[c.r.randrange(len(tones))]
            c.rect(x - w / 2 + dx, y - h, w, h, c.horiz(lighter(tone, 0.2), tone, darker(tone, 0.4)), 3)
            c.rect(x - w / 2 + dx + w * 0.12, y - h, w * 0.05, h, lighter(tone, 0.5))
            c.rect(x - w / 2 + dx + w * 0.8, y - h + 3, w * 0.2, h - 6, "#fff3dc")
            y -= h
        c.rect(x - 60, deck + 10, 120, y - deck - 6 if y > deck + 10 else 4, darker(tones[n % 7], 0.2))
    with c.group(through=c.rim("#fff6e0", -2, 2)):
        for k, x in enumerate((-40, 116, 272, 428, 584)):
            c.rect(x, deck, 158, 24, c.vert(lighter(tones[k], 0.25), tones[k], darker(tones[k], 0.4)), 3)
            c.rect(x + 6, deck + 18, 146, 9, "#fff3dc")
    c.rect(-10, deck - 5, 620, 5, "#4a3444")
    loads = ((64, "#7fb060"), (188, "#f0c060"), (312, "#d9653b"))
    for x, _tone in loads:
        c.path(
            f"M{x - 50},{deck - 12} H{x + 50} L{x + 56},{deck - 42} H{x - 56}Z", c.vert("#8a5a4c", "#4a2f3c")
        )
        for wx in (-30, 30):
            c.circle(x + wx, deck - 10, 9, "#2a2547")
            c.circle(x + wx, deck - 10, 3, "#f2b25c")
        c.segment(x + 50, deck - 16, x + 76, deck - 16, "#2a2547", 4)
        if x == 64:
            nature.tree(
                c, x, deck - 40, 110, "#5a3a34", 0.5, 5, 0, 9, ("#f8c0d0", "#ffffff", "#ef93b0"), 5, 7
            )
        elif x == 188:
            c.path(f"M{x - 52},{deck - 42} q52,-40 104,0Z", "#f0d090")
            things.umbrella(c, x, deck - 128, 86, ("#e8604c", "#fff6e4"), "#8a5a3c", 6)
        else:
            nature.foliage(c, x, deck - 64, 50, 32, ("#8a2f24", "#c9482f", "#f0883c", "#ffc060"), 60, 9)
    with c.group(through=c.rim("#fff6e0", -2, 2)):
        built.locomotive(c, 462, deck - 4, 190, "#2f3f6c", "#f2b25c")
    with c.group(through=c.blur(6)):
        for k in range(7):
            drift = 492 - k * 44 + c.r.uniform(-8, 8)
            c.circle(drift, deck - 140 - k * 26, 18 + k * 8, "#fffaf0", 0.75 - k * 0.08)
    with c.at(250, 890, 0.66):
        creatures.mouse(c, "#6a5a6c")
    built.ladder(c, (306, 900), (312, 480), 17, 14, 18, "#8a5a3c", 4)
    people.figure(c, 310, 700, 62, "#2a2547", "brim", "#e8604c", (8, 92), rim="#fff6e0")
    nature.clouds(c, "#ffffff", 0.8, 0.005, 0.013, 720, 980, 0.44)
