"""A moth that has settled on a house; its wings are the roof, and somebody shows it the candle it came for."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.folk import INK, Skin, hand, head
from tools.painter.hand import contour, form, line, mass, round_limb, spread, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

FLAME = (262.0, 486.0)
GIRL = Skin("#e8ae84", "#8a4658", "#ffe8b4", "#e0685c")
LEFT = "262,236 190,212 100,236 20,300 -40,400 -50,500 -34,606! 30,578 100,518 170,452 240,398 270,350"
RIGHT = "332,238 400,206 490,222 570,286 630,380 650,480 626,640! 570,596 500,522 430,456 368,404 330,350"


def _house(c: Canvas) -> None:
    with c.relief(0.1):
        with form(c, "476,520! 574,590! 574,872! 476,884!", "#2c2c58"):
            mass(c, "476,520 580,560 580,660 476,620", "#12143a", 14, 0.9)
        with form(c, "112,880! 120,520! 296,340! 480,520! 478,886!", "#7a6a86"):
            mass(c, "100,500 296,330 490,500 490,620 400,520 296,450 200,510 100,640", "#241c48", 22, 0.9)
            mass(c, "380,520 490,520 490,890 420,890 430,700", "#34305e", 26, 0.9)
            mass(c, "190,420 300,400 420,470 430,620 330,700 200,680 150,560", "#e8a068", 34, 0.75)
            mass(c, "100,820 490,830 490,900 100,900", "#1e1c44", 18, 0.9)
            for _ in range(46):
                x, y = c.r.uniform(130, 460), c.r.uniform(560, 870)
                line(c, f"{x},{y} {x + 9},{y + 1} {x + 18},{y - 1}", "#a08a9c", (0.6, 2.4, 0.6), 0.4)
        for x, y in ((122, 846), (126, 800), (122, 752), (126, 706), (466, 850), (462, 800), (466, 750)):
            with form(c, f"{x - 12},{y - 18}! {x + 26},{y - 19}! {x + 27},{y + 16}! {x - 12},{y + 18}!",
                      "#8a7a92"):  # fmt: skip
                mass(c, f"{x - 12},{y + 4} {x + 30},{y + 4} {x + 30},{y + 20} {x - 12},{y + 20}", "#2a2450",
                     5, 0.8)  # fmt: skip
    # The door.
    with c.relief(0.1):
        c.path(contour("168,884! 168,752 190,716 222,704 254,716 276,752 276,884!"), "#3a2c48")
        with form(c, "178,884! 178,756 196,728 222,716 248,728 266,756 266,884!", "#2f7478"):
            mass(c, "178,700 270,700 270,760 178,780", "#0c2c40", 12, 0.8)
            mass(c, "250,720 270,740 270,890 244,890", "#0c2c40", 9, 0.8)
            for x in (200, 222, 244):
                line(c, f"{x},720 {x + 1},800 {x},884", "#123c4c", (1, 2.6, 1), 0.8)
            mass(c, "184,770 196,760 196,884 184,884", "#7ac0b0", 5, 0.6)
        c.circle(252, 812, 5, "#e8b860")
        c.path("M158,880 H288 L300,900 H146Z", "#6a6084")
        line(c, "158,881 220,880 288,881", "#a89ab0", (2, 3, 2))
    # A window still lit below.
    with c.relief(0.1):
        c.rect(340, 716, 96, 108, "#3a2840")
        with form(c, "348,724! 428,724! 428,816! 348,816!", "#d8883c"):
            mass(c, "360,740 410,740 410,800 360,800", "#ffd070", 12, 0.9)
            c.path(contour("348,724! 372,724! 366,770 350,800!"), "#8a3c4c")
            c.path(contour("428,724! 404,724! 410,770 426,800!"), "#7a3044")
        line(c, "388,724 388,770 388,816", "#3a2840", (6, 6, 6))
        line(c, "348,768 388,768 428,768", "#3a2840", (5, 5, 5))
        c.path("M330,818 H446 L440,834 H336Z", "#8a7a92")
    # The window that is open: a warm room.
    with c.relief(0.1):
        c.path(contour("204,640! 206,470 238,436 296,424 356,438 386,472 388,640!"), "#4a2c38")
        with form(c, "216,636! 218,474 246,448 296,436 346,450 374,476 376,636!", "#f0a848"):
            mass(c, "300,436 380,470 380,640 330,640 330,500", "#a04c3c", 20, 0.85)
            mass(c, "210,440 300,440 310,540 250,580 210,560", "#ffe090", 18, 0.95)
            for k in range(4):
                x = 232 + k * 42
                line(c, f"{x},440 {x + 1},520 {x},640", "#c87440", (1, 2, 1), 0.5)


def _girl(c: Canvas) -> None:
    """She leans out with her candle; with the other hand she reaches for the leg on the sill."""
    with c.relief(0.1):
        # Plait and back.
        with form(c, "296,640! 300,592 322,566 352,566 376,588 380,640!", "#3f7a8c"):
            mass(c, "340,560 390,570 390,650 350,650", "#14304c", 9, 0.9)
            mass(c, "296,600 316,572 330,580 316,640 296,640", "#b8e0c8", 7, 0.7)
        line(c, "318,574 334,580 352,572", "#f4e4c8", (6, 9, 6))
    with c.at(330, 540, 0.86, 30, flip=True):
        with form(c, "-20,30 14,40 4,84 -44,70", GIRL.tone):
            mass(c, "-30,30 -6,44 -12,84 -48,74", GIRL.shade, 5, 0.8)
        head(c, "#6a2c20", GIRL, 1.0, mouth="42,24 34,31 22,25", brow="14,-27 25,-33 35,-29")
        with form(c, "34,-36 16,-58 -14,-64 -42,-46 -54,-14 -46,22 -28,40! -22,18 -14,2 -8,-20 10,-34",
                  "#8a3c24"):  # fmt: skip
            strands(c, "30,-40 0,-58 -38,-40 -50,20", "18,-34 -4,-30 -18,-10 -26,34", 16,
                    ("#c8683c", "#5a2018", "#e89858", "#7a3020"), (1, 3, 3, 1), 3)  # fmt: skip
        strands(c, "-44,20 -60,52 -62,84 -82,110", "-30,30 -44,56 -50,86 -78,114", 8,
                ("#c8683c", "#5a2018", "#a04c2c"), (6, 8, 7, 2), 4)  # fmt: skip
        c.circle(-68, 92, 6, "#e8c05c")


def _arms(c: Canvas) -> None:
    x, y = FLAME
    with c.relief(0.1):
        round_limb(
            c, "366,618 384,612 392,590 394,572", (27, 25, 20, 15), "#3f7a8c", "#14304c", "#c8ecd0", FLAME
        )
        hand(c, 394, 572, -14, GIRL, 0.62)
        # The candle in her near hand.
        round_limb(
            c, "318,606 292,624 268,600 258,570", (30, 27, 22, 17), "#3f7a8c", "#14304c", "#c8ecd0", FLAME
        )
        c.path(contour("250,566! 274,566! 272,514! 253,514!"), "#fff0d0")
        mass(c, "264,520 274,520 274,566 266,566", "#c88a6c", 3, 0.8)
        line(c, "254,516 252,532 256,540", "#fffbe8", (4, 5, 3))
        c.ellipse(262, 567, 24, 6, "#c88c3c")
        c.ellipse(262, 565, 20, 3.6, "#f4d080")
        with form(c, "244,572 262,566 280,574 280,592 266,602 248,594", GIRL.tone):
            mass(c, "262,580 284,576 284,604 256,604", GIRL.shade, 5, 0.7)
            mass(c, "244,572 270,568 262,578 248,584", GIRL.lit, 3, 0.8)
        for k in range(3):
            line(c, f"{244 + k},{577 + k * 7} {256 + k},{576 + k * 7} {266 + k},{580 + k * 7}", GIRL.shade,
                 (1, 2, 0.8))  # fmt: skip
        line(c, f"{x},514 {x + 1},508 {x},502", INK, (1.6, 1.6, 1))
    c.glow(x, y, 150, "#ffcf78", 0.75)
    with c.relief(0):
        c.path(contour(f"{x - 9},{y + 8} {x - 6},{y - 8} {x + 1},{y - 30}! {x + 7},{y - 8} {x + 9},{y + 8} {x},{y + 20}"),
               "#ffb848")  # fmt: skip
        c.path(contour(f"{x - 5},{y + 9} {x - 3},{y - 3} {x},{y - 16}! {x + 4},{y - 3} {x + 5},{y + 9} {x},{y + 16}"),
               "#fffbe0")  # fmt: skip


def _sill(c: Canvas) -> None:
    with c.relief(0.1):
        c.path("M190,636 H402 L396,662 H196Z", c.vert("#c8a08c", "#5a4464"))
        line(c, "192,638 296,637 400,638", "#ffd8a0", (2, 5, 2))
    with c.group(through=c.blur(6)):
        c.path(contour("198,662 394,662 386,684 206,684"), "#16143a", op=0.8)
    # Shutters, thrown back.
    for text, lit in (
        ("150,474! 204,462! 204,640! 152,648!", True),
        ("390,464! 440,480! 438,650! 390,640!", False),
    ):
        with c.relief(0.1), form(c, text, "#3a7a80" if lit else "#1e4660"):
            mass(c, "150,460 172,460 172,650 150,650" if lit else "390,460 450,460 450,520 390,520",
                 "#123048", 8, 0.8)  # fmt: skip
            for k in range(9):
                y = 484 + k * 18
                a, b = (158, 198) if lit else (396, 434)
                line(c, f"{a},{y} {(a + b) / 2},{y - 2} {b},{y}", "#123048", (2, 4, 2), 0.9)
                line(c, f"{a},{y + 5} {(a + b) / 2},{y + 3} {b},{y + 5}", "#9ad0b8" if lit else "#3f6a84",
                     (1, 2.4, 1), 0.8)  # fmt: skip


def _eye_spot(c: Canvas, x: float, y: float, w: float, rot: float) -> None:
    with c.at(x, y, w / 50, rot):
        for rx, ry, tone in (
            (58, 46, "#141038"), (52, 41, "#f0c070"), (44, 34, "#b8503c"), (36, 28, "#1c1438"), (28, 22, "#3f6ab0"),
            (19, 16, "#0c0a24"),
        ):  # fmt: skip
            c.ellipse(0, 0, rx, ry, tone)
        for k in range(36):
            a = math.tau * k / 36
            line(c, f"{math.cos(a) * 44},{math.sin(a) * 34} {math.cos(a) * 50},{math.sin(a) * 39} "
                 f"{math.cos(a) * 60},{math.sin(a) * 48}", c.r.choice(("#f0c070", "#141038", "#d89858")),
                 (1, 2, 0.5), 0.8)  # fmt: skip
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
            first, last = [p for p in a.split()], [p for p in b.split()]
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


def _moth(c: Canvas) -> None:
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
            for dx in (-13, 0, 12):
                line(c, f"{ex},{ey - 3} {ex + dx * 0.7},{ey - 1} {ex + dx},{ey + 8}", "#3a2448", (6, 5, 2.4))
        for text, w in (("250,398 216,424 206,486", 9), ("342,402 388,436 400,506", 9)):
            for x, y in spread(text, 24):
                for _ in range(3):
                    dx = c.r.uniform(-w * 1.7, w * 1.7)
                    line(c, f"{x + dx * 0.4},{y} {x + dx * 0.8},{y + 7} {x + dx},{y + 17}",
                         c.r.choice(("#d8b098", "#8a6a90", "#f4d0a0", "#5c4a78")), (3, 3, 0.5))  # fmt: skip
    _antenna(c, "256,300 220,236 160,180 96,170", 1)
    _antenna(c, "318,296 350,226 408,168 476,150", -1)
    # The head, bent down.
    _fur(c, 286, 338, 70, 62, 620, 24, 0.1)
    with c.relief(0.1):
        for x, y, w, h, rot, gx in ((230, 350, 28, 37, 16, 0.6), (345, 352, 27, 36, -16, -0.4)):
            c.ellipse(x, y, w + 5, h + 5, "#2a1838", 0.8, rot)
            with form(c, " ".join(
                f"{x + math.cos(k * math.tau / 10) * w:.1f},{y + math.sin(k * math.tau / 10) * h:.1f}" for k in range(10)
            ), "#2c1424"):  # fmt: skip
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
                mass(c, f"{x - w - 4},{y - h - 4} {x + w + 4},{y - h - 4} {x + w},{y - h * 0.5} {x - w},{y - h * 0.5}",
                     "#0c0820", 4, 0.8)  # fmt: skip
    # Fur falls over the upper rim of the eyes, so that they look kindly.
    for cx in (230.0, 346.0):
        for k in range(26):
            x = cx - 34 + k * 2.7
            y = 308 + abs(x - cx) * 0.34 + c.r.uniform(-4, 4)
            line(c, f"{x},{y - 14} {x + 1},{y - 4} {x + (x - cx) * 0.12},{y + c.r.uniform(6, 13)}",
                 c.r.choice(("#8484b8", "#a8a0c8", "#62609c", "#c8b8c8")), (4, 5, 0.6))  # fmt: skip
    # Palps and the rolled tongue.
    with c.relief(0.1):
        for side in (-1, 1):
            for k in range(30):
                x = 286 + side * c.r.uniform(3, 22)
                y = 372 + c.r.uniform(0, 22)
                line(c, f"{x},{y} {x + side * 3},{y + 10} {x - side * 3},{y + 22}",
                     c.r.choice(("#ffe8b8", "#f0b880", "#c88870", "#fff4d8")), (4, 5, 0.6))  # fmt: skip
        for tone, w in (("#4a2038", 9), ("#c8705c", 5), ("#ffd0a0", 1.6)):
            c.path("M288,396 C304,408 306,440 288,448 C268,454 258,434 268,424 C276,416 288,424 284,433", "none",
                   tone, w)  # fmt: skip


def _lamp(c: Canvas) -> None:
    """Out, in front of the house; the net and a hat were left beside it."""
    with c.group(through=c.blur(8)):
        c.ellipse(516, 902, 120, 12, "#0a0a26", 0.9)
        c.path(contour("380,872 470,860 520,880 460,900 390,894"), "#0a0a26", op=0.8)
    with c.relief(0.1):
        # The net: its rim on the ground, its stick against the post.
        line(c, "446,856 500,770 540,700", "#2a1830", (11, 10, 9))
        line(c, "445,855 499,769 539,699", "#b8845c", (7, 6, 5))
        with form(c, "346,848 396,826 450,850 452,868! 420,884 372,896 326,890 316,872", "#9aa8d0"):
            mass(c, "316,880 380,884 450,866 440,900 320,900", "#3a3c74", 8, 0.9)
            for k in range(9):
                line(c, f"{338 + k * 13},{840 - 6 * math.sin(k / 2)} {336 + k * 12},{866} {322 + k * 13},{896}",
                     "#e8f0ff", (0.8, 1.8, 0.8), 0.8)  # fmt: skip
            for k in range(5):
                line(
                    c,
                    f"320,{850 + k * 10} 386,{840 + k * 11} 456,{850 + k * 9}",
                    "#e8f0ff",
                    (0.8, 1.6, 0.8),
                    0.7,
                )
        c.ring(400, 851, 54, 17, "#3a2430", 8)
        c.ring(400, 850, 54, 17, "#d8a868", 4)
        # The post.
        round_limb(c, "552,930 550,800 548,690", (22, 18, 14), "#2a2e5c", "#0c0c2c", "#7a90d0", (300, 500))
        for y, w in ((860.0, 19.0), (700, 13), (686, 18)):
            c.ellipse(549, y, w, 6, "#1a1c44")
            line(c, f"{549 - w},{y - 1} {549 - w * 0.4},{y + 3} 549,{y + 4}", "#8aa0dc", (1, 3, 1))
        with form(c, "522,578! 580,578! 566,680! 534,680!", "#3a4870"):
            mass(c, "520,570 540,570 546,690 526,690", "#5a78b8", 5, 0.7)
            mass(c, "560,570 590,570 580,690 560,690", "#141a44", 6, 0.9)
            line(c, "540,592 536,620 540,650", "#e0ecff", (1, 5, 1), 0.9)
            c.ellipse(551, 668, 7, 4, "#0a0a24")
        for text in ("522,578 528,630 534,680", "551,578 551,630 551,680", "580,578 573,630 566,680"):
            line(c, text, "#0c0c2c", (5, 4, 4))
        with form(c, "508,580! 530,552 540,534 562,534 572,552 594,580! 552,588", "#2a2e5c"):
            mass(c, "560,530 600,560 600,590 556,590", "#0a0a28", 7, 0.9)
            mass(c, "508,580 534,546 544,540 534,580", "#8aa0dc", 5, 0.7)
        c.circle(551, 526, 8, "#2a2e5c")
        # The hat.
        with form(c, "462,898 480,884 496,864 520,862 532,882 556,892 540,908 490,910", "#5a3a34"):
            mass(c, "510,860 560,880 560,912 510,912", "#1c1024", 7, 0.9)
            mass(c, "484,884 500,866 512,866 500,890", "#c08a68", 5, 0.7)
            line(c, "484,886 508,894 534,884", "#a83a44", (4, 6, 4))


@scene("p68", "nocturne", Light(strength=0.0, focus=(290, 440)), by_hand=True)
def moth_on_the_roof(c: Canvas) -> None:
    nature.sky(c, ("#0c1238", "#1c2c66", "#3c5294", "#8a86b4"))
    nature.clouds(c, "#8fa4dc", 0.35, 0.004, 0.012, 0, 560, 0.48)
    nature.stars(c, 130, 420)
    nature.moon(c, 78, 84, 27)
    # Far off more houses, and one of those roofs has eyes too.
    for x, y, w, h, tone in ((34.0, 690.0, 66, 120, "#34407c"), (556, 726, 70, 80, "#2a3468")):
        c.rect(x, y, w, h + 60, tone)
        c.rect(x + w * 0.4, y + 44, 14, 18, "#f0b860")
        c.rect(x + w * 0.12, y + 80, 12, 15, "#d89850")
    c.path(contour("544,730! 592,676! 640,730!"), "#1c2458")
    c.path(contour("-20,812! 10,716 30,744 34,812!"), "#26306c")
    for s in (-1, 1):
        with form(c, f"{67 + s * 6},650! {67 + s * 40},656 {67 + s * 62},700 {67 + s * 58},742! {67 + s * 30},714 "
                  f"{67 + s * 4},690!", "#5c6cb4"):  # fmt: skip
            mass(
                c,
                f"{67 + s * 6},690 {67 + s * 30},720 {67 + s * 60},750 {67 + s * 66},720",
                "#343c80",
                6,
                0.8,
            )
        c.circle(67 + s * 36, 688, 8, "#1c1c4c")
        c.circle(67 + s * 36, 688, 5, "#f0c878")
        line(c, f"{67 + s * 3},656 {67 + s * 12},634 {67 + s * 30},626", "#7a84c0", (2, 4, 1.4))
    c.ellipse(67, 668, 12, 18, "#5a62a8")
    for s in (-1, 1):
        c.circle(67 + s * 6, 674, 3.4, "#e8a850")
    c.path(
        contour("-20,796! 120,782 300,790 480,782 620,794 620,920! -20,920!"), c.vert("#26386c", "#141c48")
    )
    nature.grass(c, -10, 610, 836, 22, 90, ("#2c4878", "#1c2c5c", "#3f5c88"))
    # A chimney behind the wing.
    with c.relief(0.1):
        with form(c, "420,244! 420,146! 470,140! 472,260!", "#5a4468"):
            mass(c, "446,130 480,130 480,270 450,270", "#1c1840", 8, 0.9)
            for k in range(5):
                line(
                    c,
                    f"420,{160 + k * 20} 446,{162 + k * 20} 472,{158 + k * 20}",
                    "#2a1c44",
                    (2, 2.4, 2),
                    0.8,
                )
        c.path("M412,148 L480,140 L480,126 L412,132Z", "#7a6488")
    with c.group(through=c.blur(9), opacity=0.5):
        line(c, "446,126 466,90 440,50 476,-10", "#c8cce8", (16, 26, 34, 50))
    with c.group("translate(0,-36)"):
        with c.group(through=c.blur(8)):
            c.path(contour("96,884 300,878 500,880 600,876 620,900 480,912 120,904"), "#080a28", op=0.8)
        _house(c)
        _girl(c)
        _sill(c)
        with c.group(through=c.blur(14)):
            c.path(
                contour("230,420 300,450 372,424 470,520 400,480 300,470 200,480 120,560 180,470"),
                "#16103a",
                op=0.7,
            )
        with c.group("rotate(-5,300,636)"):
            _moth(c)
        _arms(c)
    # The light on the path.
    with c.group(through=c.blur(18), blend="screen", opacity=0.5):
        c.ellipse(260, 866, 170, 14, "#8a5c34")
    with c.group("translate(-24,-44)"):
        _lamp(c)
    nature.grass(c, -10, 610, 912, 30, 60, ("#101840", "#1c2c5c", "#2c4878"))
