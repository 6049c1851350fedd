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


def _watcher(c: Canvas, kind: int, tone: str) -> None:
    """One of four people looking up to the right, on (0, 0), a hundred tall; no two are built alike."""
    skin, dark = "#d8a8a0", darker(tone, 0.45)
    girth = (1.45, 1.0, 0.95, 1.15)[kind]
    for x in (-6, 6):
        c.limb([(x * girth, -32), (x * girth + 1, -4)], (9, 7), dark)
        c.limb([(x * girth, -2), (x * girth + 8, -2)], (6, 5), "#160c24")
    hem = -8 if kind == 1 else -26
    c.path(
        f"M{-11 * girth},-74 C{-17 * girth},-56 {-16 * girth},-40 {-19 * girth},{hem} "
        f"Q0,{hem + 6} {18 * girth},{hem} "
        f"C{15 * girth},-44 {15 * girth},-60 {10 * girth},-74 Q0,-80 {-11 * girth},-74Z",
        c.horiz(lighter(tone, 0.15), tone, dark),
    )
    c.path("M-3,-72 H6 L8,-82 H-2Z", skin)
    c.circle(5, -87, 9.6, skin)
    c.path("M12,-92 L19,-93 L14,-86Z", skin)
    c.circle(10, -90, 1.5, "#2a1420")
    c.path("M9,-82 q3,2 5,-1", "none", "#8a3a44", 1.8)
    if kind == 0:
        c.path("M-8,-90 Q-6,-102 6,-101 Q16,-98 14,-91 Q4,-96 -8,-90Z", "#1c1434")
        c.path("M-13,-88 Q2,-98 20,-95 L18,-92 Q2,-94 -12,-85Z", "#1c1434")
        c.path("M2,-81 q8,6 13,-2", "none", "#4a2a34", 3)
    elif kind == 1:
        c.path("M-6,-84 Q-9,-99 6,-98 Q15,-97 14,-93 Q2,-94 2,-82 Q-2,-78 -6,-84Z", "#b0603c")
        c.circle(-8, -95, 6.5, "#b0603c")
        c.path("M-6,-76 Q4,-70 11,-76 L10,-70 Q2,-66 -7,-71Z", "#f0c060")
    elif kind == 2:
        c.path("M-6,-86 Q-8,-100 6,-99 Q16,-98 15,-91 L24,-93 Q20,-88 12,-90 Q2,-92 -6,-86Z", "#c2543d")
    else:
        c.path("M-11,-94 L19,-99 L18,-95 L-10,-90Z M-6,-95 L-9,-122 Q3,-128 14,-126 L15,-98Z", "#1c1434")
        c.path("M-7,-99 L14,-103", "none", "#c2543d", 3)
        c.path("M0,-80 Q8,-68 14,-82 Q8,-78 0,-80Z", "#d8d0e0")


@scene("p35", "violet", Light((0.6, -0.6, 0.7), backdrop=0.0, focus=(300, 700)))
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
    for k, (x, h) in enumerate(((62, 190), (178, 224), (430, 172), (516, 236))):
        tone = ("#3a3478", "#7a3a6c", "#2f5a7c", "#5a2a50")[k]
        hx, hy = x + 0.13 * h, 866 - 0.875 * h
        a = math.atan2(238 - hy, 430 - hx) * 0.8 - 0.25
        ux, uy = math.cos(a), math.sin(a)
        mx, my = hx + ux * 46, hy + uy * 46
        for foot in (-26, 4, 30):
            c.segment(mx, my + 6, mx + foot, 868, "#c98a4c", 4)
        with c.group(through=c.rim("#d8fff6", -1.6, 1)), c.at(x, 868, h / 100):
            _watcher(c, k, tone)
        with c.group(through=c.rim("#d8fff6", -1.4, 1)):
            c.limb(
                [(x, 868 - 0.68 * h), (x + 0.16 * h, 868 - 0.6 * h), (hx + ux * 26, hy + uy * 26 + 6)],
                (0.1 * h, 0.085 * h, 0.06 * h),
                lighter(tone, 0.12),
            )
            c.circle(hx + ux * 30, hy + uy * 30 + 4, 0.04 * h, "#d8a8a0")
        c.limb([(hx - ux * 6, hy - uy * 6), (hx + ux * 44, hy + uy * 44)], (11, 13), "#8a5a34")
        c.limb(
            [(hx + ux * 36, hy + uy * 36), (hx + ux * 104, hy + uy * 104)],
            (19, 23),
            c.horiz("#f0c87c", "#b3743f"),
        )
        c.circle(hx + ux * 108, hy + uy * 108, 11, "#c8fff4")
    with c.group(through=c.rim("#ffd0b8", 1.8, 1.2)), c.at(288, 872, 1.35):
        c.limb([(-24, -10), (-40, -4), (-54, -3)], (20, 17, 13), "#3a4a7c")
        c.limb([(-18, -14), (6, -12), (-16, -3), (-38, -2)], (22, 20, 16, 12), "#465a94")
        c.blob(
            [(-6, -64), (-24, -50), (-32, -22), (-26, -6), (-4, -4), (6, -24), (10, -50)],
            c.horiz("#7fc8cc", "#58a8b0", "#2f6f84"),
        )
        c.limb([(2, -52), (16, -38), (30, -34)], (12, 10, 8), "#4f9aa4")
        c.circle(32, -35, 5, "#f0c8a8")
        c.circle(12, -74, 15, "#f0c8a8")
        c.circle(27, -70, 3, "#f0c8a8")
        c.path("M-4,-72 Q-6,-94 14,-92 Q28,-90 26,-80 Q14,-84 8,-74 Q6,-64 0,-60 Q-6,-64 -4,-72Z", "#7a3420")
        c.circle(20, -74, 1.8, "#2a1420")
        c.path("M19,-64 q4,2 7,-1", "none", "#a85a50", 1.8)
        c.ring(30, -44, 11, 11, "#ffe0a0", 3.4)
    c.limb([(346, 882), (342, 848), (346, 812)], (5, 5, 4), "#3f9a68")
    nature.leaf(c, 344, 856, 28, -30, "#3f9a68")
    c.glow(346, 806, 90, "#ffb0a0", 0.8)
    nature.flower(c, 346, 806, 24, "#ff8a7a", "#ffe39a", 7)
    nature.grass(c, 0, 600, 900, 90, 34, ("#120a2b", "#1f1240", "#0c0620"))
