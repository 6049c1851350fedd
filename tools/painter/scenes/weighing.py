"""A pair of scales in a hall, a feather that wins, and whom it lifts."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, spread
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.weighed import balloon, book, elephant, hold, mouse, visitor

INK = "#1e1a2c"
BRASS, DARK, GLOSS = "#c08a3c", "#4a2818", "#ffe09a"
LEFT, PIVOT, RIGHT = (126.0, 266.0), (282.0, 176.0), (428.0, 98.0)
LOW, HIGH = (182.0, 772.0), (425.0, 562.0)


def _window(c: Canvas, x: float, y: float, w: float, h: float) -> str:
    r = w / 2
    d = f"M{x},{y + h} V{y + r} A{r},{r} 0 0 1 {x + w},{y + r} V{y + h}Z"
    with c.group("translate(6,4)"):
        c.path(d, "none", "#6a7488", 22)
    c.path(d, c.vert("#dfe8e4", "#f6ecd0", "#fbdfae"))
    c.path(d, "none", "#f4ead4", 9)
    return d


def _bars(c: Canvas, x: float, y: float, w: float, h: float) -> None:
    for k in (1, 2):
        line(
            c,
            f"{x + w * k / 3},{y + 18} {x + w * k / 3},{y + h / 2} {x + w * k / 3},{y + h}",
            "#8a8c94",
            (6, 6, 6),
        )
    for k in (1, 2, 3, 4):
        yy = y + h * (0.12 + k * 0.2)
        line(c, f"{x},{yy} {x + w / 2},{yy} {x + w},{yy}", "#8a8c94", (5, 5, 5))
        line(c, f"{x},{yy - 2} {x + w / 2},{yy - 2} {x + w},{yy - 2}", "#fffaf0", (1.5, 1.5, 1.5), 0.8)


def _hall(c: Canvas) -> None:
    c.rect(
        0,
        0,
        600,
        900,
        c.linear([(0, "#a8b2b4", 1), (0.6, "#8c98a4", 1), (1, "#6c7890", 1)], (0, 0), (1, 0.4)),
    )
    for x, w, tone in ((-30.0, 46.0, "#c8c8bc"), (232, 66, "#b8bcb8"), (556, 60, "#808a9c")):
        with form(c, f"{x},-20! {x + w},-20! {x + w},640! {x},640!", tone):
            mass(
                c, f"{x + w * 0.55},-20 {x + w + 8},-20 {x + w + 8},640 {x + w * 0.55},640", "#5a6680", 9, 0.8
            )
            mass(c, f"{x - 4},-20 {x + w * 0.2},-20 {x + w * 0.2},640 {x - 4},640", "#f6ecd4", 7, 0.8)
    for x, w in ((26.0, 196.0), (322, 220)):
        d = _window(c, x, 34, w, 516)
        with c.group(clip=c.clip(d)):
            nature.clouds(c, "#ffffff", 0.8, 0.006, 0.016, 40, 420, 0.44)
            c.glow(60, 90, 300, "#fff4cc", 0.7)
            for k in range(7):
                a = x + k * 34 - 8
                c.path(
                    contour(
                        f"{a},{560}! {a},{500 - (k * 37) % 30} {a + 16},{480 - (k * 37) % 30} "
                        f"{a + 32},{502 - (k * 23) % 22} {a + 34},560!"
                    ),
                    "#a8bcb0",
                )
            if x < 100:
                with c.group("translate(-34,-76) scale(0.86) rotate(9,112,300)"):
                    visitor(c)
        _bars(c, x, 34, w, 516)
        c.path(f"M{x - 18},548 H{x + w + 18} V566 H{x - 18}Z", c.vert("#f6ead0", "#7c8698"))
    # A rail and those who wait for their turn, far off.
    c.rect(0, 566, 600, 52, c.vert("#8a93a0", "#6a7288"))
    # The floor, seen from low down.
    c.path("M0,612 H600 V900 H0Z", c.vert("#b8b09c", "#d8ccae", "#e8d8b4"))
    for j in range(9):
        y1, y2 = 612 + 300 * (j / 9) ** 1.7, 612 + 300 * ((j + 1) / 9) ** 1.7
        k1, k2 = (y1 - 588) / 90, (y2 - 588) / 90
        for i in range(-14, 15):
            if (i + j) % 2:
                continue
            x1, x2 = 300 + i * 52 * k1, 300 + (i + 1) * 52 * k1
            x3, x4 = 300 + (i + 1) * 52 * k2, 300 + i * 52 * k2
            c.poly([(x1, y1), (x2, y1), (x3, y2), (x4, y2)], mix("#5c6a80", "#4a5068", j / 9), 0.75)
    with c.group(through=c.blur(20), opacity=0.4, blend="screen"):
        c.poly([(-40, 640), (160, 616), (600, 800), (600, 900), (260, 920)], "#ffe4a8")


def _scales(c: Canvas) -> None:
    x, y = PIVOT
    with c.group(through=c.blur(10), opacity=0.75):
        c.path(contour("190,812 300,790 460,800 610,840 600,866 430,858 250,846"), "#1c1830")
    with c.relief(0.1):
        column = (
            f"{x - 9},{y}! {x - 12},300 {x - 10},330! {x - 22},340 {x - 10},352! "
            f"{x - 15},520 {x - 12},640! {x - 26},650 "
            f"{x - 14},664! {x - 18},740 {x - 40},774 {x - 84},796 {x - 92},822! "
            f"{x},842 {x + 92},822! {x + 84},796 {x + 40},774 "
            f"{x + 18},740 {x + 14},664! {x + 26},650 {x + 12},640! {x + 15},520 "
            f"{x + 10},352! {x + 22},340 {x + 10},330! {x + 12},300 {x + 9},{y}!"
        )
        with form(c, column, BRASS):
            mass(
                c,
                f"{x + 2},100 {x + 40},100 {x + 40},760 {x + 110},800 {x + 100},850 {x + 20},850 {x + 6},700",
                DARK,
                7,
                0.85,
            )
            mass(c, f"{x - 92},830 {x},850 {x + 92},830 {x + 92},812 {x},832 {x - 92},812", DARK, 5, 0.7)
            line(
                c,
                f"{x - 6},{y} {x - 8},420 {x - 8},640 {x - 11},740 {x - 50},800",
                GLOSS,
                (2, 5, 6, 6, 2),
                0.95,
            )
            for yy in (332, 350, 642, 662):
                line(c, f"{x - 22},{yy} {x},{yy + 5} {x + 22},{yy}", DARK, (1, 2.4, 1), 0.8)
        # The beam.
        lx, ly = LEFT
        rx, ry = RIGHT
        beam = (
            f"{lx - 12},{ly - 12} {lx + 60},{ly - 50} {x - 40},{y - 14} {x},{y - 34} "
            f"{x + 40},{y - 48} {rx - 50},{ry + 4} {rx + 8},{ry - 12} "
            f"{rx + 12},{ry + 6} {rx - 40},{ry + 24} {x + 44},{y - 10} {x},{y + 18} "
            f"{x - 40},{y + 20} {lx + 60},{ly - 18} {lx + 4},{ly + 14}"
        )
        with form(c, beam, BRASS):
            mass(
                c,
                (
                    f"{lx - 10},{ly + 10} {lx + 70},{ly - 24} {x},{y + 4} {x + 60},{y - 30} "
                    f"{rx + 10},{ry + 2} {rx},{ry + 40} {x},{y + 50} {lx},{ly + 40}"
                ),
                DARK,
                6,
                0.8,
            )
            line(
                c,
                (
                    f"{lx},{ly - 12} {lx + 64},{ly - 44} {x - 40},{y - 8} {x},{y - 28} "
                    f"{x + 44},{y - 42} {rx - 40},{ry + 4} {rx},{ry - 6}"
                ),
                GLOSS,
                (2, 5, 4, 5, 4, 3, 1),
                0.9,
            )
        c.circle(x, y - 6, 21, DARK)
        c.circle(x - 1, y - 7, 18, BRASS)
        c.circle(x - 4, y - 10, 8, GLOSS, 0.9)
        # The hand of the scales, as far over as it goes.
        line(c, f"{x},{y + 8} {x - 34},{y + 60} {x - 62},{y + 96}", DARK, (9, 6, 1))
        line(c, f"{x - 1},{y + 8} {x - 35},{y + 58} {x - 62},{y + 94}", "#d8503c", (6, 4, 0.6))
        for ex, ey in (LEFT, RIGHT):
            c.ring(ex, ey + 12, 9, 11, DARK, 7)
            c.ring(ex - 0.6, ey + 11, 9, 11, GLOSS, 3)


def _chain(c: Canvas, a: tuple[float, float], b: tuple[float, float], n: float) -> None:
    far = math.hypot(b[0] - a[0], b[1] - a[1])
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    count = int(far / (n * 1.55))
    for k in range(count + 1):
        t = k / count
        with c.at(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 1.0, turn):
            wide = 0.42 if k % 2 else 0.16
            c.ring(0, 0, n, n * wide, DARK, n * 0.52)
            c.ring(0, -n * 0.08, n, n * wide, mix(BRASS, GLOSS, 0.35), n * 0.24)


def _pan(c: Canvas, x: float, y: float, rx: float, ry: float, front: bool) -> None:
    if not front:
        c.ellipse(x, y, rx, ry, DARK)
        with form(
            c,
            (
                f"{x - rx},{y} {x - rx * 0.7},{y - ry * 0.72} {x},{y - ry} {x + rx * 0.7},{y - ry * 0.72} "
                f"{x + rx},{y} {x + rx * 0.7},{y + ry * 0.72} {x},{y + ry} {x - rx * 0.7},{y + ry * 0.72}"
            ),
            "#8a5a2c",
        ):
            mass(c, f"{x},{y - ry} {x + rx},{y - ry} {x + rx},{y + ry} {x},{y + ry}", GLOSS, 20, 0.5)
            mass(
                c,
                f"{x - rx},{y - ry} {x - rx * 0.2},{y - ry} {x - rx * 0.3},{y + ry} {x - rx},{y + ry}",
                "#3a1c14",
                16,
                0.7,
            )
        return
    with (
        c.relief(0.1),
        form(
            c,
            (
                f"{x - rx},{y}! {x - rx * 0.7},{y + ry * 0.74} {x},{y + ry} {x + rx * 0.7},{y + ry * 0.74} "
                f"{x + rx},{y}! {x + rx * 0.84},{y + ry * 1.5} "
                f"{x + rx * 0.4},{y + ry * 2.2} {x},{y + ry * 2.36} {x - rx * 0.4},{y + ry * 2.2} "
                f"{x - rx * 0.84},{y + ry * 1.5}"
            ),
            BRASS,
        ),
    ):
        mass(
            c,
            f"{x},{y} {x + rx},{y} {x + rx},{y + ry * 3} {x - rx * 0.6},{y + ry * 3} {x},{y + ry * 1.6}",
            DARK,
            14,
            0.85,
        )
        mass(
            c,
            (
                f"{x - rx},{y} {x - rx * 0.6},{y + ry * 0.8} {x - rx * 0.5},{y + ry * 1.5} "
                f"{x - rx * 0.84},{y + ry * 1.1}"
            ),
            GLOSS,
            8,
            0.9,
        )
        line(
            c,
            (
                f"{x - rx},{y + 2} {x - rx * 0.7},{y + ry * 0.76} {x},{y + ry + 3} "
                f"{x + rx * 0.7},{y + ry * 0.76} {x + rx},{y + 2}"
            ),
            GLOSS,
            (2, 5, 4, 2, 1),
            0.9,
        )


def _feather(c: Canvas) -> None:
    """Large, curled, lying across its pan; the tip stands over the rim."""
    shaft = "30,800 84,776 150,728 204,664 244,590 272,520 306,460"
    right = "82,806 148,788 214,738 262,670 288,600 304,540 310,462"
    left = "46,764 82,716 126,652 170,584 212,522 254,480 302,456"
    with c.group("translate(12,16)", c.blur(9), 0.5):
        c.path(contour("30,800 80,720 170,590 306,460 290,600 214,740 82,810"), INK)
    a, m, b = (spread(t, 150) for t in (left, shaft, right))
    gaps = (*range(44, 49), *range(78, 82), *range(116, 119))
    for rim, tones in ((b, ("#9cc4d6", "#86b2ca", "#b4d6e0")), (a, ("#e0eef0", "#fbfffa", "#c4dde6"))):
        for k in range(8, 150):
            if k in gaps:
                continue
            (x0, y0), (x1, y1) = m[max(k - 26, 0)], rim[k]
            mx, my = (x0 + x1) / 2, (y0 + y1) / 2
            near = 0.86 + 0.14 * c.r.random()
            end = f"{x0 + (x1 - x0) * near},{y0 + (y1 - y0) * near}"
            line(c, f"{x0},{y0} {mx + 6},{my + 5} {end}", c.r.choice(tones), (4, 7.5, 1.6))
    for k in range(10, 148, 5):
        for rim, tone in ((a, "#8ab4c8"), (b, "#4f88aa")):
            (x0, y0), (x1, y1) = m[max(k - 26, 0)], rim[k]
            line(
                c, f"{x0},{y0} {(x0 + x1) / 2 + 6},{(y0 + y1) / 2 + 5} {x1},{y1}", tone, (0.6, 1.8, 0.4), 0.75
            )
    # Down at the foot of it, and the quill.
    for k in range(26):
        x, y = 34 + k * 2.2, 799 - k * 1.1
        s = -1 if k % 2 else 0.8
        line(
            c,
            f"{x},{y} {x + c.r.uniform(-4, 8)},{y + s * 16} {x + c.r.uniform(-14, 10)},{y + s * 30}",
            "#f4faf6",
            (2, 3, 0.5),
            0.9,
        )
    line(c, shaft, "#8a7a70", (8, 8, 7, 5, 3, 1))
    line(c, "28,799 83,773 148,726 202,662 243,588 271,519 306,460", "#fffaf0", (5, 5, 4, 3, 2, 0.6))


@scene("p34", "milk", Light(strength=0.0, focus=(430, 350)), by_hand=True)
def heavier_than_it_looks(c: Canvas) -> None:
    _hall(c)
    with c.group(through=c.blur(12), opacity=0.8):
        c.ellipse(LOW[0] + 50, LOW[1] + 84, 190, 18, INK)
    _scales(c)
    hx, hy = HIGH
    _pan(c, hx, hy, 142, 24, False)
    _chain(c, (RIGHT[0], RIGHT[1] + 20), (hx, hy - 22), 7)
    with c.at(hx, hy - 4, 0.88):
        elephant(c)
        balloon(c)
    for s in (-1, 1):
        _chain(c, (RIGHT[0], RIGHT[1] + 20), (hx + s * 140, hy), 7.4)
    with c.at(hx, hy - 4, 0.88):
        hold(c)
    _pan(c, hx, hy, 142, 24, True)
    lx, ly = LOW
    _pan(c, lx, ly, 146, 35, False)
    _chain(c, (LEFT[0], LEFT[1] + 20), (lx + 30, ly - 36), 8.4)
    with c.group("translate(26,2) scale(0.97)"):
        _feather(c)
    _pan(c, lx, ly, 146, 35, True)
    for s in (-1, 1):
        _chain(c, (LEFT[0], LEFT[1] + 20), (lx + s * 144, ly), 8.4)
    with c.at(462, 846, 1.0):
        book(c)
    with c.at(472, 846, 0.98):
        mouse(c)
    nature.shafts(c, -60, -40, 6, 0.22, 1100, 0.82, 0.34, "#fff0c0", 0.05)
