"""Roofs, streets and walking houses."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter, mix
from tools.painter.scenes import scene


@scene("p25", "verdigris")
def two_towns(c: Canvas) -> None:
    nature.wash(c, "#f6e6bc", "#d4dcb4", "#8fbaa8", "#2f6f70")
    nature.clouds(c, "#fffbe6", 0.7, 0.004, 0.01, 180, 760, 0.45)
    roofs = ((50, 150, 120), (178, 112, 92), (430, 120, 104), (556, 166, 124))
    with c.group("translate(600,0) scale(-1,1)"), c.group("translate(0,20) scale(1,-1)"):
        c.rect(0, -10, 600, 40, "#4a3a34")
        for (x, h, w), wall in zip(roofs, ("#a8583c", "#b8684a", "#8f4634", "#b3603c"), strict=True):
            built.house(c, x, 0, w, h, wall, "#6d2f28", "#fff3c4", rows=2, door=False, glow=False, steep=0.9)
        built.house(c, 304, 0, 128, 84, "#b8684a", "#7a3428", "#fff3c4", rows=1, columns=3, steep=0.5)
    for (x, h, w), wall in zip(roofs, ("#2f6a70", "#3a7a7c", "#24585f", "#2f6a70"), strict=True):
        built.house(c, x, 880, w, h, wall, "#12383f", "#ffd98f", rows=2, door=False, steep=0.9)
    built.house(c, 304, 880, 128, 84, "#3a7a7c", "#163f46", "#ffd98f", rows=1, columns=3, steep=0.5)
    nature.ridge(c, 876, 8, "#0f3338", trees=0)
    c.glow(304, 450, 300, "#fff6d0", 0.8)
    built.ladder(c, (304, 770), (304, 130), 46, 46, 17, "#4a3428", 8)
    people.figure(c, 300, 718, 214, "#12282c", "point", "#e0793d", (26, 114), rim="#fff3c4")
    with c.group("rotate(180,304,450)"):
        people.figure(c, 308, 718, 214, "#5a2418", "brim", "#3f8a94", (-26, 114), rim="#fff3c4")
    c.line([(46, 290), (112, 400), (54, 628)], "#5a4a3c", 3)
    things.envelope(c, 114, 400, 112, "#fff6e0", "#c2543d", -10)
    c.line([(552, 270), (498, 440), (556, 606)], "#5a4a3c", 3)
    with c.at(498, 512, 2.1):
        for dx, dy in ((-12, -2), (0, -8), (12, -3)):
            c.circle(dx, dy, 10, c.radial("#f08060", "#d9402f", "#8a2420", cx=0.35, cy=0.3))
        c.path("M-26,0 h52 l-7,36 h-38Z", c.horiz("#d09050", "#b3743f", "#7a4a2c"))
        c.path("M-24,0 q24,-62 48,0", "none", "#7a4a2c", 3)
    things.toy_balloon(c, 404, 616, 30, "#e0793d", (412, 740), "#3a2a24")
    with c.group("rotate(180,204,286)"):
        things.toy_balloon(c, 204, 286, 30, "#3f8a94", (194, 410), "#3a2a24")


@scene("p27", "milk")
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
    c.circle(x, y, 70, c.radial("#bfe6e8", "#5fa8b4", "#2f6f80"))
    for k in range(3):
        c.ring(x - 10, y + 8, 20 + k * 15, 20 + k * 15, "#ffffff", 1.6, 0.4)
    for dx, dy, rot, s in ((-24, -20, 30, 0.46), (28, 8, 160, 0.42), (-8, 36, -60, 0.38)):
        with c.at(x + dx, y + dy, s, rot):
            creatures.fish(c, "#ffa84f", "#e8602f")
    c.circle(x + 4, y - 34, 8, "#7fa860")
    c.circle(x + 14, y - 38, 6, "#f0a3b0")
    nature.rain(c, 190, -5, 24, "#e8eef0", 0.4)


@scene("p28", "ember")
def lamps_that_graze(c: Canvas) -> None:
    nature.sky(c, ("#1f1436", "#5a2a4c", "#c05a4c", "#f6b46a"), (0, 0.3, 0.6, 0.85))
    nature.clouds(c, "#f0986c", 0.5, 0.004, 0.012, 100, 700, 0.47)
    nature.stars(c, 70, 300)
    built.city(c, -20, 620, 770, 60, 22, "#5a2c44", "#ffd98f", 0.9)
    nature.ridge(c, 770, 14, "#5a2c44", "#3a1a30")
    nature.fog(c, 766, 40, 0.35, "#e8987c")

    def giraffe(x: float, y: float, s: float, flip: bool, tone: str, droop: float) -> None:
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
            c.path(f"M{hx - 14},{hy - 6} h28 l10,40 h-48Z", "#fff3c0")
            c.path(f"M{hx - 14},{hy - 6} l10,40 M{hx + 14},{hy - 6} l-10,40", "none", "#2a1020", 3)
            c.path(f"M{hx - 30},{hy + 34} h60 l-6,8 h-48Z M{hx - 20},{hy - 6} h40 l-20,-22Z", "#2a1020")
        side = -1 if flip else 1
        c.glow(x + side * (158 + droop) * s, y - 454 * s, 230 * s, "#ffe6a0", 0.95)

    giraffe(446, 800, 0.72, True, "#7a3c40", 0)
    giraffe(170, 880, 1.28, False, "#3f1c30", 10)
    giraffe(556, 850, 0.5, True, "#8a4a48", -6)
    nature.ridge(c, 872, 10, "#1d0b1e")
    built.street_lamp(c, 352, 880, 150, "#1d0b1e", lit=False)
    with c.at(352, 726, 0.36):
        creatures.songbird(c, "#4fb3b0", "#ffe6a3")
    for _ in range(30):
        c.circle(c.r.gauss(380, 60), c.r.gauss(340, 50), c.r.uniform(1, 2.6), "#fff3c0", 0.9)
    people.figure(c, 470, 884, 62, "#1d0b1e", "hair", "#4fb3b0", (24, 74))


@scene("p35", "violet")
def everyone_looks_up(c: Canvas) -> None:
    nature.sky(c, ("#0f0a30", "#2f1f60", "#6a3f8c", "#e0908c"), (0, 0.35, 0.65, 0.9))
    nature.stars(c, 190, 560, 2.2)
    nature.clouds(c, "#b87ac0", 0.35, 0.004, 0.012, 120, 760, 0.49)
    tail = [(60, 60), (190, 150), (330, 210), (430, 238)]
    c.limb(tail, (2, 30, 46, 30), "#c8fff4", 0.35)
    c.limb(tail, (1, 10, 18, 26), "#f0fffb", 0.8)
    c.glow(430, 238, 150, "#d8fff6", 0.95)
    c.circle(430, 238, 20, "#ffffff")
    nature.ridge(c, 760, 24, "#3a2468", "#1a0f38", trees=14)
    nature.ridge(c, 830, 16, "#1a0f38", "#120a2b")
    watchers = ((66, 196, "brim"), (186, 222, "hood"), (420, 206, "hair"), (538, 230, "brim"))
    for k, (x, h, hat) in enumerate(watchers):
        tone = ("#2a1a50", "#4a2a5c", "#24305c", "#3a1a44")[k]
        hx, hy = x + 0.1 * h, 866 - 0.82 * h
        a = math.atan2(238 - hy, 430 - hx) * 0.8 - 0.25
        ux, uy = math.cos(a), math.sin(a)
        mx, my = hx + ux * 46, hy + uy * 46
        for foot in (-26, 4, 30):
            c.segment(mx, my + 6, mx + foot, 868, "#c98a4c", 4)
        people.figure(c, x, 868, h, tone, hat, rim="#d8fff6", cloak=1.25)
        c.limb([(hx - ux * 6, hy - uy * 6), (hx + ux * 44, hy + uy * 44)], (11, 13), "#8a5a34")
        c.limb(
            [(hx + ux * 36, hy + uy * 36), (hx + ux * 104, hy + uy * 104)],
            (19, 23),
            c.horiz("#f0c87c", "#b3743f"),
        )
        c.circle(hx + ux * 108, hy + uy * 108, 11, "#c8fff4")
    with c.group(through=c.rim("#ffd0b8", 1.8, 1.2)), c.at(288, 872, 1.35):
        c.path("M-26,-58 C-42,-36 -44,-10 -40,0 H22 C26,-14 14,-44 0,-58Z", "#58a8b0")
        c.limb([(-8, -50), (14, -40), (30, -34)], (10, 8, 6), "#f0c8a8")
        c.circle(2, -70, 14, "#f0c8a8")
        c.path("M-12,-70 Q-14,-88 4,-86 Q18,-82 14,-74 Q0,-80 -2,-62 Q-8,-54 -12,-70Z", "#5a2418")
        c.ring(30, -44, 11, 11, "#ffe0a0", 3.4)
    c.limb([(346, 882), (342, 848), (346, 812)], (5, 5, 4), "#3f9a68")
    nature.leaf(c, 344, 856, 28, -30, "#3f9a68")
    c.glow(346, 806, 90, "#ffb0a0", 0.8)
    nature.flower(c, 346, 806, 24, "#ff8a7a", "#ffe39a", 7)
    nature.grass(c, 0, 600, 900, 90, 34, ("#120a2b", "#1f1240", "#0c0620"))
