"""Roofs, streets and walking houses."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene


@scene("p27", "milk", Light(backdrop=1))
def one_red_umbrella(c: Canvas) -> None:
    r: float
    x: float
    y: float
    nature.wash(c, "#4a5a68", "#5f707c", "#3f4c5a")
    for j in range(16):
        for i in range(11):
            x, y = i * 62 + (j % 2) * 31 - 10, j * 60
            c.rect(x - 29, y - 27, 58, 54, mix("#566674", "#3a4652", c.r.random()), 7)
    spots: list[tuple[float, float, float]] = [(318.0, 470.0, 92.0)]
    for _ in range(2600):
        r = c.r.uniform(42, 66)
        x, y = c.r.uniform(-20, 620), c.r.uniform(-20, 920)
        if all(math.hypot(x - a, y - b) > (r + q) * 0.9 for a, b, q in spots):
            spots.append((x, y, r))
    for x, y, r in spots[1:]:
        turn = c.r.uniform(0, 1)
        tone = mix("#2b3440", "#5a6674", c.r.random())
        c.shade(x + 12, y + 16, r * 1.15, r * 1.15, 0.6)
        for k in range(8):
            a0, a1 = math.tau * k / 8 + turn, math.tau * (k + 1) / 8 + turn
            lit = 0.5 + 0.5 * math.cos((a0 + a1) / 2 - 3.9)
            am = (a0 + a1) / 2
            with c.relief(3):
                c.path(
                    f"M{x:.1f},{y:.1f} L{x + math.cos(a0) * r:.1f},{y + math.sin(a0) * r:.1f} "
                    f"Q{x + math.cos(am) * r * 0.86:.1f},{y + math.sin(am) * r * 0.86:.1f} "
                    f"{x + math.cos(a1) * r:.1f},{y + math.sin(a1) * r:.1f}Z",
                    mix(darker(tone, 0.4), lighter(tone, 0.28), lit),
                )
        c.circle(x, y, 4, "#c9c9c0")
    x, y, r = spots[0]
    c.shade(x + 16, y + 20, r * 1.2, r * 1.2, 0.7)
    for k in range(8):
        a0, a1 = math.tau * k / 8, math.tau * (k + 1) / 8
        am = (a0 + a1) / 2
        lit = 0.5 + 0.5 * math.cos(am - 0.8)
        c.path(
            f"M{x},{y} L{x + math.cos(a0) * r:.1f},{y + math.sin(a0) * r:.1f} "
            f"Q{x + math.cos(am) * r * 0.9:.1f},{y + math.sin(am) * r * 0.9:.1f} "
            f"{x + math.cos(a1) * r:.1f},{y + math.sin(a1) * r:.1f}Z",
            mix("#8a1f24", "#e8503c", lit),
        )
    with c.relief(0):
        c.circle(x, y, 70, c.radial("#bfe6e8", "#5fa8b4", "#2f6f80"))
    for k in range(3):
        c.ring(x - 10, y + 8, 20 + k * 15, 20 + k * 15, "#ffffff", 1.6, 0.4)
    for dx, dy, rot, s in ((-24, -20, 30, 0.46), (28, 8, 160, 0.42), (-8, 36, -60, 0.38)):
        with c.at(x + dx, y + dy, s, rot):
            creatures.fish(c, "#ffa84f", "#e8602f")
    c.circle(x + 4, y - 34, 8, "#7fa860")
    c.circle(x + 14, y - 38, 6, "#f0a3b0")
    nature.rain(c, 190, -5, 24, "#e8eef0", 0.4)


@scene("p28", "ember", Light((0.5, -0.7, 0.6), 0.8, 0.0, (330, 380)))
def lamps_that_graze(c: Canvas) -> None:
    nature.sky(c, ("#1f1436", "#5a2a4c", "#c05a4c", "#f6b46a"), (0, 0.3, 0.6, 0.85))
    nature.clouds(c, "#f0986c", 0.5, 0.004, 0.012, 100, 700, 0.47)
    nature.stars(c, 70, 300)
    built.city(c, -20, 620, 770, 60, 22, "#5a2c44", "#ffd98f", 0.9)
    nature.ridge(c, 770, 14, "#5a2c44", "#3a1a30")
    nature.fog(c, 766, 40, 0.35, "#e8987c")

    def giraffe(x: float, y: float, s: float, flip: bool, tone: str, droop: float, lit: bool = True) -> None:
        with c.group(through=c.rim("#ffd9a0", -2 if not flip else 2, 1)), c.at(x, y, s, flip=flip):
            for lx, bend in ((-44, -6), (-28, 5), (26, 4), (40, -4)):
                c.limb([(lx, -150), (lx + bend, -76), (lx, 0)], (24, 13, 10), darker(tone, 0.2))
            c.blob(
                [
                    (58, -236),
                    (24, -222),
                    (-36, -206),
                    (-64, -190),
                    (-62, -150),
                    (-20, -134),
                    (30, -138),
                    (58, -170),
                ],
                tone,
            )
            c.limb(
                [(44, -190), (74, -300), (96, -400), (112 + droop, -468), (146 + droop, -478)],
                (58, 34, 26, 20, 12),
                tone,
            )
            for px, py, r in (
                (0, -190, 17),
                (-36, -176, 14),
                (30, -166, 13),
                (62, -240, 11),
                (76, -300, 10),
                (88, -352, 9),
                (98, -408, 8),
                (-10, -156, 10),
            ):
                c.blob(
                    [
                        (px - r, py),
                        (px - r * 0.3, py - r),
                        (px + r, py - r * 0.4),
                        (px + r * 0.6, py + r),
                        (px - r * 0.5, py + r * 0.8),
                    ],
                    darker(tone, 0.45),
                )
            c.limb([(-62, -184), (-80, -150), (-76, -110)], (7, 5, 9), tone)
            hx, hy = 158 + droop, -470
            c.path(f"M{hx - 14},{hy - 6} h28 l10,40 h-48Z", "#fff3c0" if lit else "#5a3444")
            c.path(f"M{hx - 14},{hy - 6} l10,40 M{hx + 14},{hy - 6} l-10,40", "none", "#2a1020", 3)
            c.path(f"M{hx - 30},{hy + 34} h60 l-6,8 h-48Z M{hx - 20},{hy - 6} h40 l-20,-22Z", "#2a1020")
        side = -1 if flip else 1
        if lit:
            c.glow(x + side * (158 + droop) * s, y - 454 * s, 230 * s, "#ffe6a0", 0.95)

    giraffe(410, 800, 0.72, True, "#7a3c40", 0)
    giraffe(170, 880, 1.28, False, "#3f1c30", 10)
    giraffe(528, 806, 0.5, True, "#8a4a48", -6)
    nature.ridge(c, 872, 10, "#1d0b1e")
    built.street_lamp(c, 476, 880, 150, "#1d0b1e", lit=False)
    with c.at(476, 726, 0.36):
        creatures.songbird(c, "#c2543d", "#ffe6a3")
    for _ in range(30):
        c.circle(c.r.gauss(380, 60), c.r.gauss(340, 50), c.r.uniform(1, 2.6), "#fff3c0", 0.9)
    giraffe(316, 888, 0.42, True, "#5f2c38", 10, lit=False)
