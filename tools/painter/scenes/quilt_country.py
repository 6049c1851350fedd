"""A quilt that is a country, and the moon that sleeps under it."""

from __future__ import annotations

import math
from typing import NamedTuple

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.moon_and_sheep import sheep, sleeping_moon
from tools.painter.hand import between, contour, form, line, mass, spread, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

NIGHT, INK, CREAM, LAMP = "#16264c", "#20142c", "#fff3cc", "#ffd070"
FIELDS = ("#9ab04c", "#e8b848", "#5f9a5c", "#e0904c", "#c8c860", "#cc6844", "#7aa878", "#f0d488", "#4a8c84")


def _bed(c: Canvas) -> None:
    nature.wash(c, "#14244c", "#24467a", "#1c345c", "#101c3c")
    nature.stars(c, 60, 220, 2.4)
    with c.group("rotate(-3,300,200)"):
        c.glow(300, 240, 330, "#ffe0a0", 0.5)
        with form(
            c,
            (
                "66,420! 62,150 96,132 150,130 190,96 240,64 300,54 360,64 410,96 450,130 506,132 "
                "538,150 534,420!"
            ),
            "#8a4a2c",
        ):
            mass(c, "60,420 60,120 150,120 120,200 110,420", "#3a1828", 16, 0.8)
            mass(c, "470,420 500,200 430,120 540,120 560,420", "#3a1828", 16, 0.8)
            strands(
                c,
                "90,150 80,260 84,420",
                "520,150 524,260 520,420",
                34,
                ("#6a3420", "#b8703c", "#5a2a20"),
                (1, 3, 1),
                6,
                0.5,
            )
        line(
            c,
            "66,160 100,134 152,130 200,92 300,56 400,92 448,130 500,134 534,160",
            "#4a2020",
            (15, 18, 18, 18, 15),
        )
        line(
            c,
            "66,156 100,130 152,126 200,88 300,52 400,88 448,126 500,130 534,156",
            "#d89858",
            (9, 12, 12, 12, 9),
        )
        with form(c, "110,420! 112,196 160,180 216,136 300,110 384,136 440,180 488,196 490,420!", "#6a3222"):
            mass(c, "160,380 180,200 300,140 420,200 440,380", "#d88a48", 26, 0.7)
        for k in range(9):
            a = math.pi * (k + 0.5) / 9
            x, y = 300 - math.cos(a) * 175, 330 - math.sin(a) * 190
            line(c, f"300,330 {(300 + x) / 2},{(330 + y) / 2} {x},{y}", "#4a2020", (1, 4, 2), 0.45)
        for x in (58, 542):
            with form(c, f"{x - 19},470! {x - 17},130 {x + 17},130 {x + 19},470!", "#9a5632"):
                mass(c, f"{x},470 {x + 4},120 {x + 30},120 {x + 30},470", "#3a1828", 6, 0.8)
                mass(c, f"{x - 12},470 {x - 12},120 {x - 4},120 {x - 4},470", "#f0b878", 3, 0.6)
            with form(c, f"{x - 25},108 {x},82 {x + 25},108 {x},134", "#b86a3a"):
                mass(c, f"{x - 6},134 {x + 8},104 {x + 30},90 {x + 30},140", "#4a2028", 6, 0.8)
                mass(c, f"{x - 16},110 {x - 6},92 {x},98 {x - 8},112", "#ffd8a0", 3, 0.8)


def _pillow(c: Canvas, text: str, creases: tuple[str, ...]) -> None:
    with c.group(through=c.blur(8), opacity=0.7):
        c.path(
            contour(
                " ".join(
                    f"{float(w.split(',')[0]) + 4},{float(w.split(',')[1].rstrip('!')) + 12}"
                    for w in text.split()
                )
            ),
            INK,
        )
    with form(c, text, "#dcd6ea"):
        mass(c, "80,330 200,390 420,390 540,310 560,400 60,420", "#8a86b0", 18, 0.8)
        mass(c, "60,200 120,190 110,360 50,360", "#8a86b0", 16, 0.7)
        mass(c, "480,190 560,190 560,360 500,340", "#7a7aa8", 18, 0.7)
        for crease in creases:
            line(c, crease, "#a89cb8", (0.6, 5, 0.6), 0.6)
    c.path(contour(text), "none", "#c8b8b8", 2, 0.8)


def _patches(c: Canvas, top: str, bottom: str, columns: int, rows: int, shift: int) -> None:
    """Fields between two lines, each sewn on by itself, puffed up and ploughed in its own way."""
    first, last = spread(top, columns * 2 + 1), spread(bottom, columns * 2 + 1)
    grid: list[list[Point]] = []
    for i in range(rows * 2 + 1):
        bow = [(0.0, 0.0) if i in (0, rows * 2) else (c.r.uniform(-8, 8), c.r.uniform(-7, 7)) for _ in first]
        grid.append(
            [
                (x + dx, y + dy)
                for (x, y), (dx, dy) in zip(between(first, last, i / rows / 2), bow, strict=True)
            ]
        )
    for i in range(rows):
        for j in range(columns):
            a, b = 2 * i, 2 * j
            ring = [
                grid[a][b],
                grid[a][b + 1],
                grid[a][b + 2],
                grid[a + 1][b + 2],
                grid[a + 2][b + 2],
                grid[a + 2][b + 1],
                grid[a + 2][b],
                grid[a + 1][b],
            ]
            mx, my = sum(x for x, _ in ring) / 8, sum(y for _, y in ring) / 8
            text = " ".join(f"{x:.1f},{y:.1f}" + ("!" if k % 2 == 0 else "") for k, (x, y) in enumerate(ring))
            tone = FIELDS[(i * 4 + j * 2 + shift + (i * j) % 3) % len(FIELDS)]
            near = max(0.0, 1 - math.hypot(mx - 300, my - 330) / 420)
            tone = mix(mix(tone, NIGHT, 0.2 - 0.18 * near), CREAM, 0.12 * near)
            dark, light = mix(tone, NIGHT, 0.55), mix(tone, CREAM, 0.5)
            wide, high = abs(ring[2][0] - ring[0][0]), abs(ring[6][1] - ring[0][1])

            def inner(t: float, ring: list[Point] = ring, mx: float = mx, my: float = my) -> str:
                return " ".join(f"{mx + (x - mx) * t:.1f},{my + (y - my) * t:.1f}" for x, y in ring)

            with form(c, text, dark):
                mass(c, inner(0.84), tone, min(wide, high) * 0.09)
                kind = (i * 3 + j * 5 + shift) % 4
                if kind == 0:
                    for k in range(7):
                        t = (k + 0.5) / 7
                        (ax, ay), (bx, by) = (
                            between([ring[0]], [ring[6]], t)[0],
                            between([ring[2]], [ring[4]], t)[0],
                        )
                        line(
                            c,
                            f"{ax},{ay} {(ax + bx) / 2},{(ay + by) / 2 - 5} {bx},{by}",
                            c.r.choice((dark, light)),
                            (0.6, 3, 0.6),
                            0.5,
                        )
                elif kind == 1:
                    for k in range(8):
                        t = (k + 0.5) / 8
                        (ax, ay), (bx, by) = (
                            between([ring[0]], [ring[2]], t)[0],
                            between([ring[6]], [ring[4]], t)[0],
                        )
                        line(
                            c,
                            f"{ax},{ay} {(ax + bx) / 2 + 5},{(ay + by) / 2} {bx},{by}",
                            c.r.choice((dark, light)),
                            (0.6, 3, 0.6),
                            0.5,
                        )
                elif kind == 2:
                    for _ in range(16):
                        x, y = mx + c.r.uniform(-0.4, 0.4) * wide, my + c.r.uniform(-0.4, 0.4) * high
                        c.circle(x, y, 2.6, light, 0.8)
                        c.circle(x + 0.6, y + 0.8, 1.1, "#e8604c")
                else:
                    for _ in range(30):
                        x, y = mx + c.r.uniform(-0.45, 0.45) * wide, my + c.r.uniform(-0.45, 0.45) * high
                        line(
                            c,
                            f"{x},{y} {x + 1},{y - 4} {x + 3},{y - 8}",
                            c.r.choice((dark, light)),
                            (2, 1.6, 0.4),
                            0.6,
                        )
                x, y = mx - wide * 0.1, my - high * 0.22
                with c.group(through=c.blur(9)):
                    c.ellipse(x, y, wide * 0.3, high * 0.18, light, 0.55)
            c.path(contour(text), "none", dark, 2.4, 0.7)
            c.path(
                contour(" ".join(w + ("!" if k % 2 == 0 else "") for k, w in enumerate(inner(0.88).split()))),
                "none",
                "#fff3d8",
                1.7,
                0.75,
                "7 5",
            )


def _river(c: Canvas, text: str, widths: tuple[float, ...]) -> None:
    """A band of satin, sewn on at both banks."""
    with c.group(through=c.blur(4), opacity=0.6):
        line(c, " ".join(f"{x + 3},{y + 5}" for x, y in spread(text, 9)), "#0c1838", [w + 6 for w in widths])
    line(c, text, "#1f4f80", [w + 4 for w in widths])
    line(c, text, "#3f8ab8", widths)
    with c.group(through=c.blur(3)):
        middle = " ".join(f"{x - 2},{y - 1}" for x, y in spread(text, 9))
        line(c, middle, "#86c8dc", [w * 0.4 for w in widths], 0.8)
    way = spread(text, 60)
    for k in range(2, 57):
        wide = widths[min(int(k / 60 * len(widths)), len(widths) - 1)]
        aside = c.r.uniform(-0.36, 0.36) * wide
        run = " ".join(f"{x + aside},{y}" for x, y in (way[k - 2], way[k], way[k + 2]))
        line(c, run, c.r.choice(("#e8faf4", "#e8faf4", "#2a6496")), (0.4, wide * 0.07, 0.4), 0.8)


class Hill(NamedTuple):
    """Its crest and its foot, and what of the river lies on it."""

    top: str
    bottom: str
    columns: int
    rows: int
    shift: int
    river: str
    widths: tuple[float, ...]


FAR = Hill(
    "60,396 130,372 220,384 300,376 400,360 470,366 540,380",
    "10,620 120,610 220,620 320,650 420,640 500,610 600,600",
    5,
    3,
    0,
    "330,360 300,410 336,440 300,476 250,500 236,560",
    (8, 12, 16, 20, 26),
)
MIDDLE = Hill(
    "-30,560 60,520 160,500 250,540 340,590 440,570 540,520 640,500",
    "-40,720 60,700 180,680 300,700 420,720 520,690 650,680",
    6,
    2,
    4,
    "250,490 226,560 270,590 300,620 280,660 220,720",
    (26, 30, 32, 34, 44),
)
NEAR = Hill(
    "-30,700 60,680 160,690 260,660 380,640 500,640 640,690",
    "-40,960 80,960 200,960 320,960 440,960 540,960 660,960",
    5,
    3,
    2,
    "256,620 196,710 140,770 130,830 60,940",
    (40, 52, 60, 72, 96),
)


def _hill(c: Canvas, hill: Hill) -> None:
    top = hill.top
    with c.group(through=c.blur(9), opacity=0.75):
        line(c, " ".join(f"{x},{y - 8}" for x, y in spread(top, 9)), "#0c1838", (14, 22, 22, 14))
    _patches(c, top, hill.bottom, hill.columns, hill.rows, hill.shift)
    land = contour(f"-100,960! {top.replace(' ', '! ', 1)}! 700,960!")
    with c.group(clip=c.clip(land)):
        _river(c, hill.river, hill.widths)
    line(c, " ".join(f"{x},{y + 2}" for x, y in spread(top, 13)), CREAM, (1, 3.4, 1), 0.5)


def _fir(c: Canvas, x: float, y: float, h: float) -> None:
    with c.group(through=c.blur(3), opacity=0.65):
        c.path(
            contour(
                f"{x - 6},{y} {x + h * 0.2},{y + h * 0.1} {x + h * 0.46},{y + h * 0.3} "
                f"{x + h * 0.1},{y + h * 0.22}"
            ),
            "#0c1838",
        )
    nature.fir(c, x, y, h, "#1f4a48")
    for k in range(4):
        t = k / 4
        line(
            c,
            (
                f"{x - 1},{y - h * (0.95 - 0.2 * k)} "
                f"{x - h * (0.05 + 0.05 * t)},{y - h * (0.72 - 0.17 * k)} "
                f"{x - h * (0.1 + 0.12 * t)},{y - h * (0.58 - 0.15 * k)}"
            ),
            "#9ac878",
            (1, 3, 0.6),
            0.7,
        )


def _hatch(c: Canvas) -> None:
    """One field is folded back; out of the light comes a ladder, and on it a lamb."""
    c.glow(404, 716, 210, LAMP, 0.75)
    hole = "330,676! 400,664 478,672! 486,722 492,772! 410,786 326,770! 330,720"
    with form(c, hole, "#ffcf60"):
        mass(c, "320,660 490,660 486,690 330,694", "#a84a1c", 8, 0.9)
        mass(c, "340,730 400,716 480,730 480,790 330,790", "#fff6c8", 12, 0.95)
    for x0, x1 in ((376, 366), (438, 448)):
        line(c, f"{x0},640 {(x0 + x1) / 2},710 {x1},776", "#4a2418", (9, 9, 9))
        line(c, f"{x0 - 1},640 {(x0 + x1) / 2 - 1},710 {x1 - 1},776", "#a8683a", (5.4, 5.4, 5.4))
    for y in (652, 682, 714, 746):
        t = (y - 640) / 136
        line(c, f"{376 - 10 * t},{y} 407,{y + 2} {438 + 10 * t},{y}", "#4a2418", (8, 8, 8))
        line(c, f"{376 - 10 * t},{y - 1.5} 407,{y} {438 + 10 * t},{y - 1.5}", "#c88448", (4.4, 4.4, 4.4))
    with c.at(428, 794, 0.78):
        sheep(c, "#fff3d8", lamb=True, pose="up")
    c.glow(404, 770, 80, "#ffe08a", 0.5)
    # The flap, its lining lit from beneath.
    with c.group(through=c.blur(7), opacity=0.6):
        c.path(contour("330,780 410,796 496,782 520,830 420,850 316,830"), "#0c1838")
    with form(c, "326,770! 410,788 492,772! 506,800 512,836! 420,852 312,834! 316,800", "#f8e0b0"):
        mass(c, "320,764 496,764 500,790 410,804 320,790", "#fff6c0", 6, 0.95)
        mass(c, "312,840 420,856 512,840 510,820 420,834 316,820", "#a8785c", 7, 0.8)
        for text in ("350,786 346,806 344,826", "410,792 412,812 414,834", "466,786 472,806 476,826"):
            line(c, text, "#c8965c", (0.6, 3, 0.6), 0.6)
    c.path("M318,826 Q420,846 506,828", "none", "#b8683c", 2, 0.9, "7 5")


@scene("p03", "sand", Light(strength=0.0, focus=(310, 330)), by_hand=True)
def quilt_country(c: Canvas) -> None:
    _bed(c)
    _pillow(
        c,
        "74,214! 180,196 300,190 430,190 530,204! 544,270 536,350! 300,392 70,360! 60,280",
        ("90,232 130,250 150,280", "512,220 480,240 466,270", "520,300 490,300 470,316"),
    )
    with c.at(262, 270, 0.98, -10):
        sleeping_moon(c)
    _hill(c, FAR)
    # The sheet, folded over under the chin.
    with c.group(through=c.blur(7), opacity=0.6):
        line(c, "66,410 180,396 300,398 420,382 540,394", "#0c1838", (20, 26, 26, 20))
    with form(
        c,
        (
            "54,376! 130,350 210,362 290,366 350,352 420,336 480,344 544,358! 548,390! 470,384 "
            "400,380 300,400 210,402 130,394 60,408!"
        ),
        "#fff6e6",
    ):
        mass(
            c,
            "50,410 130,396 210,404 300,402 400,384 548,394 548,376 400,368 300,386 200,390 60,394",
            "#8a86b8",
            6,
            0.85,
        )
        strands(
            c,
            "70,372 74,384 72,404",
            "530,356 534,368 532,388",
            22,
            ("#b8acc8", "#d8ccd4"),
            (0.6, 3, 0.6),
            6,
            0.6,
        )
    c.path(
        contour("60,400 130,386 210,394 300,392 400,373 470,377 546,384", False),
        "none",
        "#c8503c",
        2.2,
        0.8,
        "8 6",
    )
    for x, y, h in ((110, 470, 54), (136, 482, 66), (88, 488, 44)):
        _fir(c, x, y, h)
    with c.at(476, 432, 1.0):
        sheep(c, pose="pulls")
    with form(c, "336,372! 366,368 392,384 404,392! 396,402 372,400 340,394!", "#fff6e6"):
        mass(c, "336,400 370,390 410,392 400,410 340,410", "#8a86b8", 5, 0.8)
    for text in ("400,392 372,380 350,376", "400,394 376,392 352,390"):
        line(c, text, "#a89cc0", (1.6, 2.4, 0.5), 0.7)
    _hill(c, MIDDLE)
    with c.at(116, 590, 0.62, 0, True):
        sheep(c, "#fff0dc", pose="grazes")
    for x, y, h in ((520, 590, 84), (552, 608, 66), (490, 600, 58)):
        _fir(c, x, y, h)
    _hill(c, NEAR)
    _hatch(c)
    with c.at(236, 850, 0.82):
        sheep(c, "#f0e4d8", pose="sleeps")
    with c.group(through=c.blur(40), blend="multiply", opacity=0.55):
        c.path("M-40,-40 H120 L60,420 L40,960 H-40Z", "#3a5090")
        c.path("M640,-40 H500 L560,420 L570,960 H640Z", "#3a5090")
    c.glow(404, 720, 200, LAMP, 0.3)
    c.glow(262, 280, 260, "#fff0b8", 0.2)
