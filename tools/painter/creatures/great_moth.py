"""A moth as large as a house, seen from before, lit by a flame beneath its face."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.hand import form, line, mass, round_limb, spread, strands
from tools.painter.palettes import mix

FLAME = (262.0, 486.0)
LEFT = "262,236 190,212 100,236 20,300 -40,400 -50,500 -34,606! 30,578 100,518 170,452 240,398 270,350"
RIGHT = "332,238 400,206 490,222 570,286 630,380 650,480 626,640! 570,596 500,522 430,456 368,404 330,350"


def _eye_spot(c: Canvas, x: float, y: float, w: float, rot: float) -> None:
    with c.at(x, y, w / 50, rot):
        for rx, ry, tone in (
            (58, 46, "#141038"),
            (52, 41, "#f0c070"),
            (44, 34, "#b8503c"),
            (36, 28, "#1c1438"),
            (28, 22, "#3f6ab0"),
            (19, 16, "#0c0a24"),
        ):
            c.ellipse(0, 0, rx, ry, tone)
        for k in range(36):
            a = math.tau * k / 36
            line(
                c,
                f"{math.cos(a) * 44},{math.sin(a) * 34} {math.cos(a) * 50},{math.sin(a) * 39} "
                f"{math.cos(a) * 60},{math.sin(a) * 48}",
                c.r.choice(("#f0c070", "#141038", "#d89858")),
                (1, 2, 0.5),
                0.8,
            )
        mass(c, "-14,-12 -2,-17 10,-13 -2,-8", "#a8c0f0", 2, 0.8)


def _wing(c: Canvas, text: str, left: bool) -> None:
    """Scales run from the shoulder to the hem; the edge towards the candle is lit."""
    base = "#3f5aa0" if left else "#38508f"
    with c.relief(0.1), form(c, text, base):
        if left:
            root = "268,250 266,290 264,330 262,352"
            mid = "190,224 160,300 170,360 190,420"
            rim = "96,236 40,340 50,440 100,508"
            hem = "-10,290 -60,420 -50,520 -30,600"
        else:
            root = "326,250 330,290 334,330 338,352"
            mid = "404,220 436,300 430,366 414,428"
            rim = "494,226 558,340 550,446 500,512"
            hem = "604,320 656,420 650,540 624,630"
        strands(
            c, root, mid, 90, ("#8a78a0", "#c8a890", "#6a5a8a", "#a88a9c", "#54508a"), (2, 8, 9, 3), 16, 0.9
        )
        for a, b, tones in (
            (mid, rim, ("#4a68b0", "#3a5298", "#6a88c8", "#2c4080", "#5878b8")),
            (rim, hem, ("#3a4a94", "#5068b4", "#2c3880", "#6480c4")),
        ):
            first, last = a.split(), b.split()
            for k in range(3):
                strands(
                    c,
                    f"{first[k]} {last[k]}",
                    f"{first[k + 1]} {last[k + 1]}",
                    70,
                    tones,
                    (3, 7, 3),
                    14,
                    0.9,
                )
        # Bands of scales, from edge to edge.
        for a, tone, w in (
            (mid, "#f0d8b0", 9),
            (mid, "#2a1c48", 5),
            (rim, "#d8b8c0", 12),
            (rim, "#181848", 6),
        ):
            shift = (
                (-10 if left else 10)
                if tone.startswith("#2a")
                else (-14 if left else 14) * (tone == "#181848")
            )
            wavy = " ".join(f"{float(p.split(',')[0]) + shift},{float(p.split(',')[1])}" for p in a.split())
            line(c, wavy, tone, (w * 0.7, w, w, w * 0.8), 0.85)
        for k in range(7):
            t = k / 6
            x = (-16 + 40 * math.sin(t * 3)) if left else (616 - 40 * math.sin(t * 3))
            c.ellipse(x + (6 if left else -6), 372 + t * 190, 9, 13, "#141038", 0.8)
            c.ellipse(x + (8 if left else -8), 372 + t * 190, 5, 8, "#f0c890", 0.9)
        if left:
            mass(c, "250,220 130,200 10,290 -60,420 -10,400 60,310 150,252 230,252", "#c8dcff", 14, 0.85)
            mass(c, "-50,600 60,570 190,450 250,390 270,340 220,370 120,460 10,540", "#1c1440", 20, 0.6)
            _eye_spot(c, 108, 372, 54, -26)
            mass(c, "170,460 230,410 262,370 262,340 210,372 150,436", "#ffb868", 10, 0.6)
        else:
            mass(c, "340,230 420,200 500,216 580,280 520,250 430,226", "#9ab4ec", 12, 0.7)
            mass(c, "640,660 560,600 420,460 350,390 340,340 400,380 520,480 650,560", "#141038", 22, 0.8)
            mass(c, "520,220 660,340 660,560 600,460 570,330", "#141440", 24, 0.35)
            _eye_spot(c, 494, 366, 58, 22)
            mass(c, "440,466 372,412 340,370 342,340 390,380 450,440", "#ffb868", 10, 0.45)
    # The verge.
    edge = (
        "268,356 240,398 170,452 100,518 30,578 -34,606"
        if left
        else "334,356 368,404 430,456 500,522 570,596 626,640"
    )
    with c.relief(0.1):
        line(c, edge, "#241a44", (12, 12, 11, 10, 8, 5))
        fringe = spread(edge, 120)
        for k, (x, y) in enumerate(fringe):
            lit = max(0.0, 1 - k / 80) * (1 if left else 0.7)
            tone = mix(c.r.choice(("#5a64a0", "#7a78a8", "#44508c")), "#ffd898", lit * c.r.uniform(0.6, 1))
            lean = 3 if left else -3
            line(
                c,
                f"{x},{y - 7} {x + lean},{y + 3} {x + lean * 2.2},{y + c.r.uniform(12, 19)}",
                tone,
                (4, 5, 0.6),
            )
        line(c, edge, "#ffe0a8" if left else "#e8b088", (4, 4, 3, 2, 1, 0.5), 0.7)


def _fur(c: Canvas, x: float, y: float, rx: float, ry: float, count: int, n: float, down: float) -> None:
    """Tufts round a form, the outer ones first; lit warm from beneath on the left, cool from above."""
    spots = sorted(
        ((c.r.uniform(0, math.tau), math.sqrt(c.r.random())) for _ in range(count)), key=lambda s: -s[1]
    )
    for a, far in spots:
        px, py = x + math.cos(a) * rx * far, y + math.sin(a) * ry * far
        dx, dy = math.cos(a) * (0.4 + far), math.sin(a) * (0.4 + far) + down
        long = math.hypot(dx, dy) or 1.0
        size = n * c.r.uniform(0.7, 1.2)
        ex, ey = px + dx / long * size, py + dy / long * size
        to_fire = math.hypot(px - FLAME[0], py - FLAME[1])
        warm = max(0.0, min(1.0, 1.25 - to_fire / 240))
        tone = mix(mix("#5c5c94", "#b8b8dc", c.r.random() * (1 - (py - y) / ry) * 0.6 + 0.1), "#ffe0a8", warm)
        tone = mix(tone, "#38284c", c.r.choice((0, 0, 0.12, 0.3)))
        line(
            c,
            f"{px},{py} {(px + ex) / 2 + c.r.uniform(-2, 2)},{(py + ey) / 2} {ex},{ey}",
            tone,
            (3, 5, 0.6),
            0.95,
        )


def _antenna(c: Canvas, way: str, side: int) -> None:
    """A comb on both sides of a bowed shaft."""
    spots = spread(way, 30)
    for k, (x, y) in enumerate(spots[2:-1], 2):
        (ax, ay), (bx, by) = spots[k - 1], spots[k + 1]
        long = math.hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / long, (by - ay) / long
        n = 30 * math.sin(math.pi * min(1.0, k / 30 * 0.86 + 0.14)) + 4
        for s in (-1, 1):
            ex, ey = x + (-uy * s * 0.8 + ux * 0.75) * n, y + (ux * s * 0.8 + uy * 0.75) * n
            tone = "#e8b87c" if s * side > 0 else "#8a6078"
            line(
                c,
                f"{x},{y} {(x + ex) / 2 + ux * -2},{(y + ey) / 2 - uy * 2} {ex},{ey}",
                tone,
                (2.6, 2.4, 0.6),
            )
    line(c, way, "#3a2444", (9, 7, 5, 3))
    line(c, way, "#f4d8a0", (5, 4, 3, 1.4))


def great_moth(c: Canvas) -> None:
    """Settled, its wings sloping to both sides, its forelegs on a sill 230 below its eyes."""
    # Behind: the body, a furry back between the wings.
    _fur(c, 298, 232, 62, 56, 260, 26, -0.5)
    _wing(c, LEFT, True)
    _wing(c, RIGHT, False)
    _fur(c, 296, 262, 76, 58, 520, 30, -0.1)
    with c.relief(0.1):
        # Legs, that come down over the frame.
        for text in ("254,400 212,428 206,496 220,560", "338,404 392,440 402,520 388,590"):
            line(c, text, "#1c1438", (30, 26, 19, 12), 0.6)
            round_limb(c, text, (26, 23, 16, 10), "#9a80a0", "#2c1c44", "#ffdca0", FLAME)
        for text in ("220,556 226,592 220,632", "388,586 382,612 388,634"):
            round_limb(c, text, (11, 9, 8), "#5c4468", "#2c1c44", "#ffdca0", FLAME)
            ex, ey = (float(v) for v in text.split()[-1].split(","))
            for toe in (-13, 0, 12):
                line(
                    c, f"{ex},{ey - 3} {ex + toe * 0.7},{ey - 1} {ex + toe},{ey + 8}", "#3a2448", (6, 5, 2.4)
                )
        for text, w in (("250,398 216,424 206,486", 9.0), ("342,402 388,436 400,506", 9)):
            for x, y in spread(text, 24):
                for _ in range(3):
                    dx = c.r.uniform(-w * 1.7, w * 1.7)
                    line(
                        c,
                        f"{x + dx * 0.4},{y} {x + dx * 0.8},{y + 7} {x + dx},{y + 17}",
                        c.r.choice(("#d8b098", "#8a6a90", "#f4d0a0", "#5c4a78")),
                        (3, 3, 0.5),
                    )
    _antenna(c, "256,300 220,236 160,180 96,170", 1)
    _antenna(c, "318,296 350,226 408,168 476,150", -1)
    # The head, bent down.
    _fur(c, 286, 338, 70, 62, 620, 24, 0.1)
    with c.relief(0.1):
        for x, y, w, h, rot, gx in ((230, 350, 28, 37, 16, 0.6), (345, 352, 27, 36, -16, -0.4)):
            c.ellipse(x, y, w + 5, h + 5, "#2a1838", 0.8, rot)
            with form(
                c,
                " ".join(
                    f"{x + math.cos(k * math.tau / 10) * w:.1f},{y + math.sin(k * math.tau / 10) * h:.1f}"
                    for k in range(10)
                ),
                "#2c1424",
            ):
                mass(c, f"{x - w},{y + 4} {x + w},{y + 4} {x + w},{y + h} {x - w},{y + h}", "#a84c28", 7, 0.9)
                mass(
                    c,
                    f"{x - 10},{y + 14} {x + 12},{y + 14} {x + 8},{y + h} {x - 8},{y + h}",
                    "#ffb450",
                    5,
                    0.9,
                )
                c.ellipse(x + 2, y + 7, w * 0.5, h * 0.46, "#0c0614")
                c.ellipse(x + gx * 8 - 2, y + 13, 4.6, 6.4, "#fff4c8")
                c.ellipse(x - 8, y - 14, 6, 4, "#a8c0ff", 0.9, -30)
                mass(
                    c,
                    f"{x - w - 4},{y - h - 4} {x + w + 4},{y - h - 4} "
                    f"{x + w},{y - h * 0.5} {x - w},{y - h * 0.5}",
                    "#0c0820",
                    4,
                    0.8,
                )
    # Fur falls over the upper rim of the eyes, so that they look kindly.
    for cx in (230.0, 346.0):
        for k in range(26):
            x = cx - 34 + k * 2.7
            y = 308 + abs(x - cx) * 0.34 + c.r.uniform(-4, 4)
            line(
                c,
                f"{x},{y - 14} {x + 1},{y - 4} {x + (x - cx) * 0.12},{y + c.r.uniform(6, 13)}",
                c.r.choice(("#8484b8", "#a8a0c8", "#62609c", "#c8b8c8")),
                (4, 5, 0.6),
            )
    # Palps and the rolled tongue.
    with c.relief(0.1):
        for side in (-1, 1):
            for _ in range(30):
                x = 286 + side * c.r.uniform(3, 22)
                y = 372 + c.r.uniform(0, 22)
                line(
                    c,
                    f"{x},{y} {x + side * 3},{y + 10} {x - side * 3},{y + 22}",
                    c.r.choice(("#ffe8b8", "#f0b880", "#c88870", "#fff4d8")),
                    (4, 5, 0.6),
                )
        for tone, wide in (("#4a2038", 9.0), ("#c8705c", 5.0), ("#ffd0a0", 1.6)):
            c.path(
                "M288,396 C304,408 306,440 288,448 C268,454 258,434 268,424 C276,416 288,424 284,433",
                "none",
                tone,
                wide,
            )
