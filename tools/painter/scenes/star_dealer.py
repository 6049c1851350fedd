"""A spider of business: a hat, a striped waistcoat, white gloves, and more hands than most."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas, Point
from tools.painter.hand import contour, form, line, mass, round_limb, swelling
from tools.painter.scenes.star_thief import star

INK = "#120a22"
TUB: Point = (418, 752)
CLOTH, DEEP, LIT = "#4a3a78", "#171034", "#ffb878"


def _hand(c: Canvas, x: float, y: float, rot: float) -> None:
    """A white glove that grips; the wrist is at the origin, a cuff before it."""
    with c.at(x, y, 1.0, rot):
        for text in ("-3,-8 -10,-17 -8,-27", "2,-9 2,-20 4,-30", "7,-6 13,-14 12,-23"):
            line(c, text, "#6a5a8c", (9, 8, 6))
            line(c, text, "#f4ecf0", (7.4, 6.6, 4.4))
        c.circle(2, -5, 9, "#f4ecf0")
        line(c, "-10,4 0,6 11,3", "#e8dcea", (9, 11, 9))
        line(c, "-9,8 0,10 10,7", "#6a5a8c", (2, 3, 2), 0.8)


def _leg(c: Canvas, text: str, widths: tuple[float, ...], rot: float, tone: str = CLOTH) -> None:
    round_limb(c, text, widths, tone, DEEP, "#a8708c", TUB)
    way = swelling(text, widths)
    for k in range(2, len(way) - 4, 2):
        (ax, ay, wide), (bx, by, _) = way[k], way[k + 1]
        n = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / n, (bx - ax) / n
        for side in (-1, 1):
            r = side * wide * c.r.uniform(0.2, 0.5)
            ex, ey = ax + nx * (r + side * 6) + (bx - ax) * 0.8, ay + ny * (r + side * 6) + (by - ay) * 0.8
            line(
                c, f"{ax + nx * r},{ay + ny * r} {ex},{ey}", c.r.choice(("#6a50a0", "#2a1c52")), (2, 0.6), 0.9
            )
    x, y = (float(v) for v in text.rsplit(maxsplit=1)[-1].split(","))
    _hand(c, x, y, rot)


def _fringe(c: Canvas, x: float, y: float, rx: float, ry: float, count: int) -> None:
    """Fur round a body; towards the tub it is warm."""
    for _ in range(count):
        a = c.r.uniform(0, math.tau)
        ux, uy = math.cos(a), math.sin(a)
        r, n = c.r.uniform(0.9, 1.0), c.r.uniform(8, 19)
        px, py, bent = x + ux * rx * r, y + uy * ry * r, c.r.uniform(-5, 5)
        warm = ux + uy > 0.9
        tone = c.r.choice(("#c8886c", "#8a68b4") if warm else ("#3a2a62", "#6a50a0", "#241848"))
        line(
            c,
            (
                f"{px},{py} {px + ux * n * 0.6 + bent * 0.4},{py + uy * n * 0.6} "
                f"{px + ux * n + bent},{py + uy * n + 3}"
            ),
            tone,
            (4, 3, 0.5),
        )


def _waistcoat(c: Canvas) -> None:
    line(c, "300,-10 296,120 292,260", "#f4ecff", (2.4, 2.4, 2.4))
    with c.relief(0.1):
        # The legs behind.
        _leg(c, "300,400 360,356 350,300 302,262", (26, 21, 17, 14), -60, "#382a62")
        _leg(c, "330,430 420,400 466,470 462,566", (28, 23, 18, 15), 170, "#382a62")
        _leg(c, "226,470 120,470 86,560 108,640", (28, 23, 18, 14), 150, "#382a62")
    star(c, 460, 612, 26, 16)
    with c.relief(0.1):
        # The body in a striped waistcoat.
        body = "292,430 352,452 388,510 386,580 346,634 286,646 230,622 204,566 212,500 246,450"
        with form(c, body, "#5a3f94"):
            mass(c, "200,440 290,420 300,520 240,640 180,620", DEEP, 26, 0.95)
            for k in range(9):
                x = 214 + k * 21
                line(
                    c,
                    f"{300 + (x - 300) * 0.4},440 {x},{530} {300 + (x - 300) * 0.6},650",
                    "#8a6cc0",
                    (1, 2.2, 1),
                    0.7,
                )
            mass(c, "280,640 350,630 392,570 392,500 360,520 350,590 300,620", LIT, 14, 0.85)
        with form(c, "262,440! 330,446! 316,520 300,566! 280,520", "#f4ecf4"):
            mass(c, "262,440 290,446 290,566 276,520", "#8a7cb0", 8, 0.9)
        with form(c, "298,456! 280,444 276,466! 298,462 322,470! 320,446", "#c83c50"):
            mass(c, "270,440 296,450 296,470 270,470", "#5a1434", 4, 0.8)
        for y in (580, 604, 626):
            c.circle(302, y, 5, "#f0c060")
        line(c, "304,584 336,600 366,572", "#f0c060", (2, 2.4, 2))
        _fringe(c, 298, 548, 92, 96, 200)


def _head(c: Canvas) -> None:
    with c.group(through=c.blur(9)):
        c.path(contour("190,440 260,470 340,446 330,500 250,510 200,480"), DEEP, op=0.75)
    with c.relief(0.1):
        head = "186,388 190,340 226,310 272,304 316,320 340,360 336,410 304,448 252,462 208,444"
        _fringe(c, 262, 384, 78, 80, 220)
        with form(c, head, "#54408c"):
            mass(c, "270,300 350,340 350,420 290,460 290,420 320,380 300,340", DEEP, 16, 0.85)
            mass(c, "184,400 180,350 210,320 230,330 204,370 208,430", "#ffd8a0", 11, 0.8)
            mass(c, "210,440 260,460 310,446 300,430 250,440", LIT, 8, 0.7)
            for _ in range(80):
                x, y = c.r.uniform(190, 336), c.r.uniform(312, 456)
                line(
                    c,
                    f"{x},{y} {x + (x - 262) * 0.04},{y + 6} {x + (x - 262) * 0.1},{y + 12}",
                    c.r.choice(("#8a70c0", "#32245c", "#6a50a0")),
                    (1, 2, 0.4),
                    0.5,
                )
        for x, y, r in ((214.0, 334.0, 8.0), (240, 324, 7), (284, 326, 7), (312, 342, 8)):
            c.circle(x, y, r, INK)
            c.circle(x - 2, y - 1, 2.4, "#ffe9b0")
        for x, y, r in ((226.0, 378.0, 31.0), (290, 382, 27)):
            c.circle(x, y, r + 2, DEEP)
            with form(c, f"{x - r},{y} {x},{y - r} {x + r},{y} {x},{y + r}", "#fff8ec"):
                mass(c, f"{x},{y + r} {x + r},{y} {x + r},{y + r}", "#a890c0", 6, 0.8)
                c.circle(x - 10, y - 5, r * 0.56, "#7a3c9c")
                c.circle(x - 10, y - 5, r * 0.36, INK)
                c.circle(x - 15, y - 10, r * 0.18, "#fff0b0")
                mass(
                    c,
                    f"{x - r},{y - r} {x + r},{y - r} {x + r},{y - r * 0.5} {x - r},{y - r * 0.62}",
                    "#382a62",
                    3,
                    0.9,
                )
        c.ring(226, 378, 37, 37, "#5a3418", 7)
        c.ring(225.6, 377.4, 37, 37, "#f4c860", 4)
        line(c, "246,410 262,450 300,474 316,470", "#f0c060", (1.6, 1.8, 1.8, 1.6))
        # A moustache, two fangs that smile.
        line(c, "254,420 232,428 212,418 206,404", INK, (9, 8, 5, 2))
        line(c, "258,420 282,428 302,420 310,406", INK, (9, 8, 5, 2))
        for x in (246, 266):
            c.path(contour(f"{x - 4},430! {x + 5},430! {x + 1},446!"), "#fff8ec")


def _hat(c: Canvas) -> None:
    with c.relief(0.1), c.group("rotate(-9,262,310)"):
        with form(c, "186,316 262,330 338,314 344,302 310,296 262,304 214,298 180,304", "#1a1234"):
            mass(c, "180,300 240,306 240,330 180,320", "#f0b070", 4, 0.7)
        with form(c, "216,304! 210,214! 314,210! 308,302! 262,310", "#241a46"):
            mass(c, "270,206 320,206 314,310 276,310", "#080418", 12, 0.9)
            mass(c, "212,214 226,214 230,304 216,304", "#c89aa8", 6, 0.75)
            c.path(contour("214,280! 262,290 309,278! 309,300! 262,310 215,302!"), "#c83c50")
        c.ellipse(262, 213, 52, 10, "#382a62")


def _legs(c: Canvas) -> None:
    with c.relief(0.1):
        # The legs before.
        _leg(c, "206,424 120,436 96,370 128,318", (30, 25, 20, 16), 22)
        _leg(c, "214,452 150,560 152,640 186,690", (30, 26, 20, 16), 140)
        _leg(c, "322,440 404,520 412,620 386,752", (30, 25, 20, 16), 196)
        _leg(c, "334,424 452,454 544,580 524,748", (28, 24, 19, 15), 190)


def _ledger(c: Canvas) -> None:
    """What he has and what he is owed."""
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
    line(c, "196,708 176,690 154,676", "#e0a040", (6, 6, 5))
    line(c, "156,678 150,674 146,671", "#3a2438", (4, 2.4, 0.8))


def dealer(c: Canvas) -> None:
    _waistcoat(c)
    _legs(c)
    _head(c)
    _hat(c)
    star(c, 150, 274, 40, -12, 1.1)
    with c.relief(0.1):
        for text in ("136,304 132,292 140,282", "144,306 146,296 154,290"):
            line(c, text, "#6a5a8c", (9, 8, 7))
            line(c, text, "#f4ecf0", (7.4, 6.6, 5.4))
    _ledger(c)
