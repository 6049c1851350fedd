"""A spider of business: a hat, a monocle, dark eyes that shine, and more hands than most."""

from __future__ import annotations

import math
from itertools import pairwise

from tools.painter.canvas import Canvas, Point
from tools.painter.hand import contour, form, line, mass, points, round_limb
from tools.painter.palettes import mix
from tools.painter.scenes.star_thief import star

INK = "#120a22"
TUB: Point = (418, 752)
HELD: Point = (150, 270)
CLOTH, DEEP, LIT = "#4a3a78", "#171034", "#ffb878"


def _leg(c: Canvas, text: str, wide: float, tone: str = CLOTH, toward: Point = TUB) -> None:
    """Straight from joint to joint, thick at the body, a point at its end."""
    spots = points(text)
    w = wide
    for k, ((ax, ay), (bx, by)) in enumerate(pairwise(spots)):
        last = k == len(spots) - 2
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length, (bx - ax) / length
        end = 2.4 if last else w * 0.7
        mx, my = (ax + bx) / 2 + nx * w * 0.06, (ay + by) / 2 + ny * w * 0.06
        widths = (w * 0.86, w * 0.62, end) if last else (w * 0.84, w * 1.04, end)
        round_limb(c, f"{ax},{ay} {mx},{my} {bx},{by}", widths, tone, DEEP, "#b07c98", toward)
        for _ in range(int(length / 5)):
            t, side = c.r.random(), c.r.choice((-1, 1))
            r = side * w * (0.34 if last else 0.46) * (1 - 0.4 * t)
            x, y = ax + (bx - ax) * t + nx * r, ay + (by - ay) * t + ny * r
            ex, ey = x + nx * side * 4 + (bx - ax) / length * 5, y + ny * side * 4 + (by - ay) / length * 5
            line(c, f"{x},{y} {ex},{ey}", c.r.choice(("#6a50a0", "#2a1c52", "#7a5c94")), (1.5, 0.5), 0.8)
        w *= 0.74


def _down(c: Canvas, x: float, y: float, rx: float, ry: float, count: int) -> None:
    """Short fur round a body; towards the tub it is warm."""
    for _ in range(count):
        a = c.r.uniform(0, math.tau)
        ux, uy = math.cos(a), math.sin(a)
        n = c.r.uniform(4, 10)
        px, py, bent = x + ux * rx * 0.97, y + uy * ry * 0.97, c.r.uniform(-3, 3)
        warm = max(0.0, min(1.0, (ux + uy - 0.5) * 1.2))
        tone = mix(c.r.choice(("#3a2a62", "#5a4490", "#2c2054")), "#c88a78", warm * 0.8)
        line(c, f"{px},{py} {px + ux * n + bent},{py + uy * n + 2}", tone, (2.4, 0.5), 0.9)


def _body(c: Canvas) -> None:
    with c.relief(0.1):
        # The legs it hangs by, and the two that are still in the dark.
        for text in (
            "244,420 176,366 168,300 178,236",
            "304,420 372,362 380,316 372,262",
            "322,436 446,402 486,350 488,300",
        ):
            _leg(c, text, 21, "#382a62", HELD)
    with c.relief(0.1):
        _down(c, 292, 552, 88, 96, 420)
        body = "288,446 344,460 378,506 380,570 350,628 292,650 236,630 206,572 208,508 238,460"
        with form(c, body, "#4c3884"):
            for k in range(9):
                x = 208 + k * 21
                line(
                    c,
                    f"{292 + (x - 292) * 0.5},446 {x + (x - 292) * 0.1},546 {292 + (x - 292) * 0.5},652",
                    "#9c80c8",
                    (0.8, 2.4, 0.8),
                    0.7,
                )
            mass(c, "190,440 290,430 270,540 240,650 180,620", DEEP, 30, 0.9)
            mass(c, "200,440 380,440 380,490 200,500", DEEP, 22, 0.8)
            mass(c, "290,650 350,632 386,580 382,520 356,560 330,610", LIT, 18, 0.75)
            mass(c, "204,510 232,470 226,520 222,580 240,632 210,590", "#9a86d4", 7, 0.5)
        # A watch on its chain.
        line(c, "286,560 316,596 346,574", "#f0c060", (1.6, 2, 1.6))
        c.circle(350, 572, 9, "#b07830")
        c.circle(349, 571, 6.6, "#fff0c8")


def _head(c: Canvas) -> None:
    with c.group(through=c.blur(12)):
        c.path(contour("196,440 262,464 336,440 336,500 262,520 196,490"), DEEP, op=0.8)
    with c.relief(0.1):
        _down(c, 262, 386, 75, 73, 420)
        with form(
            c, "186,390 190,346 222,316 270,308 314,322 338,362 336,410 306,446 256,460 210,446", CLOTH
        ):
            mass(c, "274,300 350,340 350,430 290,470 284,430 322,380 300,336", DEEP, 18, 0.85)
            mass(c, "182,404 180,350 210,322 226,336 204,374 206,430", "#ffd8a0", 13, 0.6)
            mass(c, "206,440 262,464 322,440 306,424 250,436", LIT, 12, 0.6)
            for _ in range(150):
                x, y = c.r.uniform(188, 336), c.r.uniform(312, 456)
                dx = (x - 262) * 0.09
                line(
                    c,
                    f"{x},{y} {x + dx * 0.4},{y + 5} {x + dx},{y + 10}",
                    c.r.choice(("#7a62b0", "#2e2258", "#5c4690")),
                    (0.6, 1.4, 0.4),
                    0.45,
                )
        # Two soft jaws, shut.
        for x, s in ((240.0, 1), (272.0, -1)):
            with form(
                c,
                f"{x - 15},414 {x},404 {x + 15},414 {x + 11 + s * 2},440 {x + s * 5},456 {x - 11},442",
                "#332458",
            ):
                mass(c, f"{x - 12},414 {x},408 {x + 4},430 {x - 8},440", "#8a6cae", 5, 0.6)
                mass(c, f"{x - 10},446 {x + 10},440 {x + 6},460", LIT, 4, 0.5)
        # Its eyes are dark and wet; what it has caught stands in them.
        for x, y, r in ((196.0, 358.0, 8.0), (216, 334, 7), (300, 336, 7), (322, 362, 9)):
            c.circle(x, y, r + 1.6, "#2a1c4c")
            c.circle(x, y, r, INK)
            c.circle(x - 2.4, y - 2, r * 0.34, "#ffe9b0")
        for x, y, r in ((230.0, 376.0, 28.0), (286, 378, 26)):
            c.circle(x, y, r + 4, "#22163f")
            c.circle(
                x, y, r, c.fade([(0, "#0a0518", 1), (0.62, "#160c34", 1), (1, "#4a3486", 1)], 0.5, 0.4, 0.62)
            )
            mass(
                c,
                f"{x - r * 0.7},{y + r * 0.3} {x},{y + r * 0.86} {x + r * 0.74},{y + r * 0.3} "
                f"{x},{y + r * 0.5}",
                "#d8905c",
                3,
                0.75,
            )
            c.ellipse(x - r * 0.36, y - r * 0.38, r * 0.22, r * 0.28, "#fff2c0", rot=24)
            c.circle(x + r * 0.34, y + r * 0.16, r * 0.1, "#ffdca0", 0.9)
        c.ring(230, 376, 34, 34, "#5a3418", 6)
        c.ring(229.6, 375.4, 34, 34, "#f0c460", 3.4)
        line(c, "249,405 262,440 292,462 312,520 296,556", "#e0b058", (1.4, 1.6, 1.6, 1.4, 1), 0.9)


def _hat(c: Canvas) -> None:
    with c.relief(0.1), c.group("rotate(-7,262,310)"):
        with form(c, "192,314 262,328 334,312 340,301 306,296 262,303 218,298 186,303", "#1a1234"):
            mass(c, "186,300 240,306 240,330 186,320", "#f0b070", 4, 0.6)
        with form(c, "219,304! 213,222! 311,218! 305,302! 262,309", "#241a46"):
            mass(c, "270,206 320,206 314,310 280,310", "#080418", 16, 0.9)
            mass(c, "214,222 226,222 230,304 218,304", "#b88ca0", 8, 0.6)
            c.path(contour("217,280! 262,289 306,278! 305,300! 262,309 218,301!"), "#a83448")
            mass(c, "262,276 310,272 310,310 262,312", "#3a0e2c", 8, 0.7)
        c.ellipse(262, 220, 49, 8, "#382a62")


def _legs(c: Canvas) -> None:
    with c.relief(0.1):
        _leg(c, "212,424 118,408 102,344 136,292", 24, toward=HELD)
        _leg(c, "214,452 98,478 76,574 92,646", 24)
        _leg(c, "228,478 146,540 142,622 190,694", 24)
        _leg(c, "314,470 418,504 432,612 402,706", 25)
        _leg(c, "322,452 478,478 522,596 502,716", 25)


def _ledger(c: Canvas) -> None:
    """What it has and what it is owed."""
    with c.at(112, 676, 1.0, -14), c.relief(0.1):
        c.path(contour("-44,-32! 46,-34! 50,36! -46,38!"), "#7a2c44")
        with form(c, "-38,-28! 2,-26! 4,32! -40,32!", "#f4e8dc"):
            mass(c, "-10,-30 4,-30 6,34 -8,34", "#8a74a0", 5, 0.8)
            for k in range(3):
                for j in range(4):
                    line(
                        c, f"{-32 + j * 5},{-18 + k * 17} {-33 + j * 5},{-8 + k * 17}", "#5a4468", (1.8, 1.6)
                    )
                line(c, f"{-35},{-9 + k * 17} {-13},{-18 + k * 17}", "#5a4468", (1.8, 1.6))
        with form(c, "2,-26! 42,-28! 46,30! 4,32!", "#fff6ea"):
            mass(c, "30,-30 50,-30 50,40 36,40", "#ffd090", 6, 0.6)
            for k in range(2):
                line(c, f"{10 + k * 6},-16 {10 + k * 6},-6", "#5a4468", (1.8, 1.6))
    line(c, "204,714 178,692 154,676", "#e0a040", (5, 5, 4))
    line(c, "156,678 150,674 146,671", "#3a2438", (4, 2.4, 0.8))
    # The tips that hold them, once more.
    line(c, "180,680 186,688 193,700", "#3a2a62", (5, 4, 1.6))
    line(c, "86,624 92,646 96,660", "#3a2a62", (6, 4, 1.2))


def dealer(c: Canvas) -> None:
    _body(c)
    _legs(c)
    _head(c)
    _hat(c)
    star(c, HELD[0], HELD[1], 38, -12, 1.0)
    line(c, "116,328 132,298 144,280", "#3a2a62", (8, 5, 1.4))
    star(c, 398, 728, 30, 24, 0.5)
    line(c, "410,682 404,704 396,722", "#3a2a62", (7, 5, 1.4))
    _ledger(c)
