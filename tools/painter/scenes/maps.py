"""Country seen from above: maps and mazes."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.scenes import scene


@scene("p50", "sand")
def map_of_the_fox(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#4a2c20", "#6b4028", "#3a2018"))
    for k in range(9):
        c.segment(0, k * 110 + 20, 600, k * 110 + 8, "#2a1610", 3, 0.5)
    paper = [
        (40, 70),
        (180, 52),
        (330, 66),
        (470, 48),
        (566, 72),
        (556, 240),
        (572, 430),
        (556, 640),
        (566, 830),
        (420, 852),
        (260, 838),
        (120, 856),
        (34, 834),
        (46, 640),
        (30, 430),
        (48, 240),
    ]
    c.blob([(x + 12, y + 16) for x, y in paper], "#1a0c08", 0.5, 0.6)
    c.blob(paper, c.diag("#f6e6bc", "#ecd4a0", "#d9b478"), tension=0.6)
    sea = c.clip("M40,70 H566 V830 H34Z")
    with c.group(clip=sea):
        for _ in range(110):
            x, y = c.r.uniform(50, 540), c.r.uniform(80, 820)
            c.path(f"M{x:.0f},{y:.0f} q7,-6 14,0 q7,-6 14,0", "none", "#5f9aa4", 2, 0.55)
    land = [
        (150, 560),
        (112, 500),
        (130, 420),
        (190, 380),
        (250, 350),
        (290, 300),
        (300, 220),
        (330, 270),
        (372, 262),
        (400, 214),
        (416, 280),
        (452, 320),
        (500, 360),
        (470, 392),
        (430, 404),
        (420, 470),
        (440, 560),
        (430, 640),
        (380, 680),
        (300, 690),
        (240, 700),
        (170, 760),
        (110, 740),
        (90, 680),
        (130, 620),
        (180, 620),
    ]
    for grow, tone in ((18, "#8fc0c0"), (9, "#bcd8c4")):
        c.path("M" + " L".join(f"{x},{y}" for x, y in land) + "Z", "none", tone, grow * 2, 0.7)
    c.blob(land, c.vert("#c98a4c", "#a8b060", "#8fa058", "#d9a868"), tension=0.5)
    c.path("M" + " L".join(f"{x},{y}" for x, y in land) + "Z", "none", "#5a3420", 2.4, 0.35)
    c.circle(392, 326, 9, "#2f6f8f")
    c.circle(498, 362, 7, "#2a1810")
    for x, y in (
        (200, 470),
        (228, 452),
        (256, 470),
        (214, 510),
        (246, 504),
        (340, 620),
        (370, 606),
        (396, 624),
    ):
        c.path(f"M{x - 18},{y} L{x},{y - 30} L{x + 18},{y}Z", "#8a6a4c")
        c.path(f"M{x},{y - 30} L{x + 18},{y} L{x + 4},{y}Z", "#5a4030")
        c.path(f"M{x - 6},{y - 20} L{x},{y - 30} L{x + 6},{y - 20}Z", "#fff6e4")
    for _ in range(16):
        x, y = 300 + c.r.gauss(0, 36), 430 + c.r.gauss(0, 24)
        nature.fir(c, x, y, 30, "#3f6f4c")
    c.line([(392, 334), (370, 400), (400, 480), (350, 560), (400, 650)], "#4f8fb0", 4)
    for x, y in ((350, 500), (290, 580), (170, 690)):
        built.house(c, x, y, 22, 16, "#fff1d8", "#cf4a35", rows=1, glow=False)
    c.line([(170, 680), (220, 640), (284, 590), (340, 510), (330, 420), (386, 360)], "#b8302a", 4, 1, "3 11")
    c.path("M376,344 l20,20 M396,344 l-20,20", "none", "#b8302a", 6)
    with c.at(492, 560, 0.8):
        built.ship(c, 0, 0, 90, "#5a3020", "#fff6e4", "#cf4a35")
    with c.at(470, 760, 0.8):
        c.limb([(-70, 10), (-50, -24), (-28, 10)], (13, 18, 13), "#3f7f86")
        c.limb([(-10, 10), (12, -30), (34, 10)], (13, 19, 13), "#3f7f86")
        c.limb([(48, 10), (58, -40), (84, -40)], (15, 15, 9), "#3f7f86")
    x, y = 122, 190
    for k in range(16):
        a = math.tau * k / 16
        r = 62 if k % 4 == 0 else 40 if k % 2 == 0 else 24
        for s in (-1, 1):
            c.poly(
                [
                    (x, y),
                    (x + math.cos(a) * r, y + math.sin(a) * r),
                    (x + math.cos(a + s * 0.24) * 13, y + math.sin(a + s * 0.24) * 13),
                ],
                "#b8302a" if s > 0 else "#3a2a24",
            )
    c.ring(x, y, 48, 48, "#5a3a24", 2)
    for x, y, rot in ((546, 82, 0), (60, 820, 180)):
        with c.at(x, y, 1, rot):
            c.path("M-30,-34 Q20,-30 26,30 Q10,10 -12,6 Q-8,-14 -30,-34Z", "#c9a468")
    c.circle(536, 848, 30, c.radial("#ffe6a0", "#c98a3c", "#6b4020"))
    c.circle(536, 848, 22, "#fff6e0")
    c.path("M536,832 l6,16 l-6,16 l-6,-16Z", "#b8302a")


@scene("p51", "verdigris")
def thread_through_the_maze(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#d8c890", "#c9b880", "#b3a26c"))
    cx, cy = 300.0, 440.0
    gaps = (0.4, 3.3, 1.6, 4.9, 2.6, 5.9, 0.9)
    radii = [70 + k * 58 for k in range(7)]
    for k, r in reversed(list(enumerate(radii))):
        gap, width = gaps[k], 34 / r
        a0, a1 = gap + width, gap + math.tau - width
        for lift, tone, thick in ((9, "#1f4430", 34), (0, "#3f7a48", 32), (-5, "#5f9a58", 18)):
            x0, y0 = cx + math.cos(a0) * r, cy + math.sin(a0) * r + lift
            x1, y1 = cx + math.cos(a1) * r, cy + math.sin(a1) * r + lift
            c.add(
                f'<path d="M{x0:.1f},{y0:.1f} A{r},{r} 0 1 1 {x1:.1f},{y1:.1f}" fill="none" '
                f'stroke="{tone}" stroke-width="{thick}" stroke-linecap="round"/>'
            )
        for _ in range(int(r * 0.55)):
            a = c.r.uniform(a0, a1)
            rr = r + c.r.uniform(-13, 13)
            c.circle(
                cx + math.cos(a) * rr,
                cy + math.sin(a) * rr - 3,
                c.r.uniform(2.5, 6),
                c.r.choice(("#6fae60", "#2f6a40", "#8fc078", "#4f8a50")),
                0.8,
            )
    for k, a in ((1, 0.9), (2, 3.0), (3, 0.2), (4, 4.2), (5, 1.3)):
        r0, r1 = radii[k], radii[k + 1]
        c.segment(
            cx + math.cos(a) * r0,
            cy + math.sin(a) * r0,
            cx + math.cos(a) * r1,
            cy + math.sin(a) * r1,
            "#3f7a48",
            30,
        )
    path: list[tuple[float, float]] = [(cx, cy)]
    angle = gaps[0]
    for k in range(7):
        goal = gaps[k]
        lane = radii[k] - 29 if k else 20
        turn = (goal - angle + math.pi) % math.tau - math.pi
        for s in range(7):
            a = angle + turn * s / 6
            path.append((cx + math.cos(a) * lane, cy + math.sin(a) * lane))
        angle = goal
    path += [(cx + math.cos(angle) * 450, cy + math.sin(angle) * 450), (330, 872)]
    path = [(x, y) for x, y in path if -20 < x < 620]
    c.line(path[:-2], "#d9302a", 5)
    c.circle(cx, cy, 46, "#e8dca8")
    c.shade(cx + 10, cy + 14, 54, 40, 0.4)
    nature.foliage(c, cx, cy - 14, 42, 40, ("#8a3a2c", "#c9603c", "#e89850", "#ffd98f"), 90, 9)
    c.glow(cx, cy - 10, 110, "#ffe6a0", 0.6)
    with c.at(118, 300, 0.6, 30):
        creatures.hare(c, "#f6efe0")
    with c.group(opacity=0.95), c.at(478, 640, 0.62, flip=True):
        c.shade(0, 2, 60, 12, 0.5)
        creatures.stag(c, "#5a3a30", "#2a1a16")
    people.figure(c, 196, 676, 62, "#2a1c34", "hood", "#e0793d", (26, 50))
    c.circle(214, 646, 8, "#d9302a")
    c.shade(300, 900, 400, 50, 0.4)
    with c.at(90, 822, 0.9):
        c.circle(0, 0, 40, c.radial("#ff8a70", "#d9302a", "#7c1818", cx=0.35, cy=0.3))
        for k in range(6):
            c.path(f"M-34,{-16 + k * 7} q34,{-24 + k * 9} 68,{k * 2}", "none", "#8a1c1c", 2.4, 0.7)
    c.line([(120, 838), (200, 850), (260, 800), (300, 850), (352, 870)], "#d9302a", 5)
    things.lantern(c, 520, 800, 66, "#2a1c14")
