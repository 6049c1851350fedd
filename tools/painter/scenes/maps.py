"""Country seen from above: maps and mazes."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, people, things
from tools.painter.canvas import Canvas, Point, Points, polyline
from tools.painter.palettes import darker, lighter
from tools.painter.scenes import scene


def _sea_serpent(c: Canvas, tone: str, wave: str) -> None:
    """A serpent of old maps swimming left, two hundred long, the water's surface at y = 0."""
    back = darker(tone, 0.3)
    for x, r in ((10, 27), (62, 21)):
        c.limb(
            [(x - r, 6), (x - r * 0.72, -r * 0.9), (x, -r * 1.5), (x + r * 0.72, -r * 0.9), (x + r, 6)],
            (15, 17, 18, 16, 13),
            tone,
        )
        for k in range(5):
            a = math.pi * (k + 1) / 6
            px, py = x - math.cos(a) * r * 0.98, -math.sin(a) * r * 1.72
            c.path(
                f"M{px - 5:.1f},{py + 4:.1f} L{px - 3:.1f},{py - 9:.1f} L{px + 6:.1f},{py + 3:.1f}Z",
                "#b8502f",
            )
        c.line(
            [(x - r, 2), (x - r * 0.62, -r * 0.8), (x, -r * 1.2), (x + r * 0.62, -r * 0.8), (x + r, 2)],
            lighter(tone, 0.45),
            3,
            0.8,
        )
    c.limb([(92, 6), (100, -16), (116, -26), (120, -38)], (11, 9, 6, 3), tone)
    c.path("M119,-34 Q104,-50 108,-60 Q118,-54 122,-42 Q130,-54 140,-54 Q138,-40 119,-34Z", "#b8502f")
    c.limb([(-34, 8), (-30, -24), (-46, -52), (-58, -68)], (22, 20, 18, 18), tone)
    c.line([(-40, 4), (-37, -22), (-51, -48)], lighter(tone, 0.45), 4, 0.8)
    for k in range(5):
        x, y = -20 - k * 6 - (k > 2) * 4, -10 - k * 13
        c.path(f"M{x - 2},{y + 6} L{x + 11},{y - 4} L{x - 4},{y - 8}Z", "#b8502f")
    c.blob(
        [(-50, -80), (-64, -86), (-84, -76), (-100, -66), (-102, -60), (-84, -60), (-66, -54), (-52, -60)],
        tone,
    )
    c.path("M-62,-58 L-92,-50 L-94,-56 L-70,-63Z", back)
    c.path("M-58,-82 L-50,-98 L-46,-76Z M-50,-74 L-34,-84 L-44,-64Z", "#b8502f")
    c.circle(-72, -72, 4, "#fff6e0")
    c.circle(-73, -72, 2, "#10101c")
    c.path("M-102,-62 q-12,2 -18,-6 M-110,-62 q-8,4 -12,4", "none", "#b8302a", 2.4)
    for x in (-58, -18, 34, 82):
        c.path(f"M{x},8 q9,-8 18,0 q9,-8 18,0", "none", wave, 3.4)
    c.path(
        "M-50,16 q10,-7 20,0 q10,-7 20,0 q10,-7 20,0 q10,-7 20,0 q10,-7 20,0 q10,-7 20,0",
        "none",
        wave,
        3,
        0.7,
    )


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
    with c.at(436, 772, 0.86):
        _sea_serpent(c, "#3f7f86", "#3f8494")
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
    c.circle(112, 800, 30, c.radial("#ffe6a0", "#c98a3c", "#6b4020"))
    c.circle(112, 800, 22, "#fff6e0")
    c.path("M112,784 l6,16 l-6,16 l-6,-16Z", "#b8302a")


def _hedge(c: Canvas, points: Points, thick: float) -> None:
    """A clipped hedge seen from above: its shadow, its side, its lit top and leaves."""
    for lift, tone, wide in (
        (10, "#1f4430", thick + 2),
        (0, "#3a7444", thick),
        (-5, "#5f9a58", thick * 0.58),
    ):
        c.path(polyline([(x, y + lift) for x, y in points]), "none", tone, wide)
    for x, y in points:
        for _ in range(2):
            dx, dy = (c.r.uniform(-0.4, 0.4) * thick for _ in range(2))
            tone = c.r.choice(("#7fb868", "#2f6a40", "#a0cc80", "#4f8a50"))
            c.circle(x + dx, y + dy - 3, c.r.uniform(1.8, 4.2), tone, 0.8)


def _round(x: float, y: float, r: float, a0: float, a1: float) -> list[Point]:
    steps = max(2, round(abs(a1 - a0) * r / 9))
    angles = [a0 + (a1 - a0) * k / steps for k in range(steps + 1)]
    return [(x + math.cos(a) * r, y + math.sin(a) * r) for a in angles]


@scene("p51", "verdigris")
def thread_through_the_maze(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#ded09c", "#cfbf88", "#b8a770"))
    for _ in range(420):
        tone = c.r.choice(("#b8a770", "#efe4bc", "#a8986a"))
        c.ellipse(c.r.uniform(0, 600), c.r.uniform(0, 900), c.r.uniform(2, 5), c.r.uniform(1, 3), tone, 0.5)
    cx, cy, gap = 300.0, 404.0, 45.0
    radii = [70 + k * gap for k in range(5)]
    doors = (0.5, 3.6, 1.9, 5.3, math.pi / 2 + 0.1)
    walls = ((0, 4.8), (1, 0.6), (1, 5.2), (2, 0.9), (3, 3.0), (3, 4.1))
    c.shade(cx, cy + 24, 310, 310, 0.35)
    c.circle(cx, cy, 52, "#f0e6b8")
    for ring, a in walls:
        inner, outer = radii[ring], radii[ring + 1]
        _hedge(
            c, [(cx + math.cos(a) * r, cy + math.sin(a) * r) for r in (inner, (inner + outer) / 2, outer)], 24
        )
    thread = [(cx + 12, cy + 22)]
    angle = doors[0]
    for k, r in enumerate(radii):
        half = 25 / r
        _hedge(c, _round(cx, cy, r, doors[k] + half, doors[k] + math.tau - half), 26)
    for k, (door, way) in enumerate(zip(doors, (0, 1, -1, 1, 1), strict=True)):
        lane = radii[k] - gap / 2
        if k:
            turn = (door - angle) % math.tau if way > 0 else -((angle - door) % math.tau)
            thread += _round(cx, cy, lane, angle, angle + turn)
        angle = door
        thread.append((cx + math.cos(door) * radii[k], cy + math.sin(door) * radii[k]))
    thread += [(270, 708), (236, 740), (190, 752), (150, 778), (126, 800)]
    c.line([(x + 2, y + 4) for x, y in thread], "#5a3a24", 5, 0.4)
    c.line(thread, "#e0302a", 5)
    c.glow(cx, cy - 20, 130, "#ffe69a", 0.9)
    c.shade(cx + 4, cy + 22, 40, 12, 0.5)
    c.limb([(cx, cy + 24), (cx - 2, cy), (cx, cy - 30)], (17, 11, 9), "#6b4028")
    for dx in (-20, 18):
        c.limb([(cx, cy - 8), (cx + dx * 0.6, cy - 26), (cx + dx, cy - 38)], (8, 6, 4), "#6b4028")
    for dx, dy, r in ((0, -62, 30), (-24, -46, 22), (25, -47, 22)):
        nature.foliage(c, cx + dx, cy + dy, r, r * 0.86, ("#d9803c", "#f2b04c", "#ffd878", "#fff3b8"), 46, 8)
    c.glow(cx, cy - 56, 90, "#fff0b0", 0.7)
    with c.group(through=c.rim("#fff6dc", -2, 1)):
        c.shade(478, 452, 26, 7, 0.5)
        with c.at(476, 452, 0.5, 0, True):
            creatures.hare(c, "#f6efe0")
        c.shade(252, 200, 36, 8, 0.5)
        with c.at(252, 200, 0.54):
            creatures.stag(c, "#8a5a3c", "#4a2e20")
    c.shade(232, 620, 20, 6, 0.5)
    spot = people.figure(c, 226, 622, 70, "#2a1c34", "hood", "#e0793d", (30, 46))
    c.circle(*spot, 5, "#e0302a")
    for x, y, r in ((74, 92, 40), (526, 92, 40), (534, 706, 34), (66, 690, 30), (300, 74, 26)):
        c.shade(x + 8, y + 14, r * 1.3, r * 1.1, 0.45)
        nature.foliage(c, x, y, r, r, ("#2f6a40", "#4f8a50", "#7fb868", "#a8cc80"), 60, 11)
    c.shade(116, 850, 70, 18, 0.5)
    with c.at(100, 812, 1.12):
        c.circle(0, 0, 40, c.radial("#ff8a70", "#d9302a", "#7c1818", cx=0.35, cy=0.3))
        for k in range(6):
            c.path(f"M-34,{-16 + k * 7} q34,{-24 + k * 9} 68,{k * 2}", "none", "#8a1c1c", 2.4, 0.7)
        for k in range(4):
            c.path(f"M{-18 + k * 12},-34 q{10 - k * 4},34 {-6 + k * 2},70", "none", "#ffb09c", 2, 0.5)
    c.shade(470, 858, 50, 10, 0.5)
    things.lantern(c, 470, 770, 88, "#2a1c14")
