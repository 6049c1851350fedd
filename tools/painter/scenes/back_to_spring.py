"""Four frames, a year back to front, and an old woman who climbs in where she once came out."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.spring_folk import back_looking_bird, child_at_door, old_walker
from tools.painter.hand import contour, feather, form, line, mass, torn
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

FAR = (436.0, 330.0)
DOOR = (428.0, 408.0)
"""The light in the last door, that falls out through all the frames."""


def _quad(share: float, rot: float) -> list[Point]:
    """A frame's corners from the upper left, clockwise: the card drawn in towards a far point, and turned."""
    corners = [
        (FAR[0] + (x - FAR[0]) * share, FAR[1] + (y - FAR[1]) * share)
        for x, y in ((8.0, 6.0), (592.0, 6.0), (592.0, 894.0), (8.0, 894.0))
    ]
    mx, my = sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4
    a = math.radians(rot)
    return [
        (
            mx + (x - mx) * math.cos(a) - (y - my) * math.sin(a),
            my + (x - mx) * math.sin(a) + (y - my) * math.cos(a),
        )
        for x, y in corners
    ]


def _inset(quad: Sequence[Point], by: float) -> list[Point]:
    (ax, ay), (bx, by_), (cx, cy), (dx, dy) = quad
    return [(ax + by, ay + by), (bx - by, by_ + by), (cx - by, cy - by), (dx + by, dy - by)]


def _path(quad: Sequence[Point]) -> str:
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in quad) + "Z"


def _frame(c: Canvas, quad: Sequence[Point], wide: float, tone: str) -> None:
    """Four bars; what looks at the door is lit by it."""
    mid, inner = _inset(quad, wide * 0.55), _inset(quad, wide)
    with c.group("translate(4,7)", c.blur(7)):
        c.path(_path(quad) + _path(inner[::-1]), "#141824", op=0.6)
    for outer, to, lit in ((quad, mid, (0.0, 0.0, 0.1, 0.0)), (mid, inner, (-0.1, 0.12, 0.75, 0.45))):
        for k in range(4):
            a, b, d, e = outer[k], outer[(k + 1) % 4], to[(k + 1) % 4], to[k]
            share = lit[k]
            fill = mix(tone, "#ffe6a0", share) if share > 0 else darker(tone, 0.3 - share * 2)
            c.path(_path((a, b, d, e)), fill)
    for q, t, w in (
        (quad, darker(tone, 0.6), 2.4),
        (mid, lighter(tone, 0.35), 1.6),
        (inner, darker(tone, 0.5), 2),
    ):
        c.path(_path(q), "none", t, w)
    for k in range(4):
        c.segment(*quad[k], *inner[k], darker(tone, 0.6), 1.4, 0.8)


def _branches(
    c: Canvas, x: float, y: float, n: float, a: float, w: float, tone: str, deep: int
) -> list[Point]:
    ex, ey = x + math.cos(a) * n, y + math.sin(a) * n
    bend = c.r.uniform(-0.08, 0.08) * n
    line(c, f"{x},{y} {(x + ex) / 2 + bend},{(y + ey) / 2} {ex},{ey}", tone, (w, w * 0.85, w * 0.68))
    if not deep:
        return [(ex, ey)]
    ends: list[Point] = []
    for turn in (-0.5, 0.42):
        ends += _branches(
            c,
            ex,
            ey,
            n * c.r.uniform(0.66, 0.8),
            a + turn + c.r.uniform(-0.16, 0.16),
            w * 0.64,
            tone,
            deep - 1,
        )
    return ends


def _tree(
    c: Canvas, x: float, y: float, n: float, tone: str, crown: Sequence[str] = (), lean: float = 0.0
) -> None:
    ends = _branches(c, x, y, n * 0.3, -math.pi / 2 + lean, n * 0.085, tone, 4 if not crown else 3)
    for k, leaf in enumerate(crown):
        with c.group(through=torn(c, leaf, 0.05, n * 0.03, 1.3, 4)):
            for ex, ey in ends:
                c.circle(
                    ex + c.r.gauss(0, n * 0.03) - k * n * 0.015,
                    ey - k * n * 0.03,
                    n * (0.12 - 0.03 * k),
                    "#fff",
                )


def _winter(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#7f9cb4", "#b4c6cc", "#dfe2da"))
    nature.clouds(c, "#f2f4f2", 0.5, 0.005, 0.014, 0, 360, 0.46)
    for x, y, n, lean in ((52.0, 640.0, 330.0, 0.05), (572, 610, 520, -0.12), (36, 610, 560, 0.04)):
        _tree(c, x, y, n, "#4a4450", lean=lean)
    with form(c, "-20,630! 60,604 130,620 300,600 480,612 620,584! 620,920! -20,920!", "#dce6ec"):
        mass(c, "-20,780 200,740 420,760 620,720 620,920 -20,920", "#8fa8c0", 30, 0.85)
        mass(c, "-20,860 620,840 620,920 -20,920", "#5a7696", 22, 0.8)
        mass(c, "180,740 560,720 540,780 360,840 230,820", "#ffe2a8", 24, 0.8)
        for _ in range(26):
            x, y, n = c.r.uniform(0, 580), c.r.uniform(650, 890), c.r.uniform(20, 70)
            line(
                c,
                f"{x},{y} {x + n / 2},{y - 3} {x + n},{y}",
                "#fbfdff" if y < 820 else "#a8bcd0",
                (0.5, 2.4, 0.5),
                0.6,
            )


def _autumn(c: Canvas, x0: float, y0: float, x1: float, y1: float) -> None:
    w, h = x1 - x0, y1 - y0
    c.rect(x0, y0, w, h, c.vert("#b8583c", "#e89a4c", "#ffd890"))
    nature.clouds(c, "#ffe2b0", 0.5, 0.006, 0.014, y0, y0 + h * 0.5, 0.48)
    low = y0 + h * 0.74
    with form(
        c,
        f"{x0},{low}! {x0 + w * 0.3},{low - 26} {x0 + w * 0.7},{low - 8} {x1},{low - 30}! {x1},{y1 + 9}! "
        f"{x0},{y1 + 9}!",
        "#b8682c",
    ):
        mass(c, f"{x0},{y1 - 40} {x1},{y1 - 40} {x1},{y1 + 20} {x0},{y1 + 20}", "#6a2c24", 20, 0.8)
        mass(
            c,
            f"{x0 + w * 0.4},{low} {x0 + w * 0.9},{low} {x0 + w * 0.96},{y1} {x0 + w * 0.3},{y1}",
            "#ffd880",
            20,
            0.75,
        )
    for _ in range(60):
        x, y = c.r.uniform(x0, x1), c.r.uniform(low + 10, y1)
        c.ellipse(
            x, y, 6, 2.6, c.r.choice(("#a83a2c", "#d9602f", "#f4b858", "#7a2c24")), 0.9, c.r.uniform(-30, 30)
        )
    crown = ("#a83a2c", "#d9602f", "#f4a848")
    _tree(c, x0 + 60, low + 10, 430, "#4a2a24", crown, 0.06)
    _tree(c, x1 - 40, low + 20, 470, "#4a2a24", crown, -0.06)


def _summer(c: Canvas, x0: float, y0: float, x1: float, y1: float) -> None:
    w, h = x1 - x0, y1 - y0
    c.rect(x0, y0, w, h, c.vert("#3f90c4", "#8fd0e4", "#eef4d0"))
    nature.clouds(c, "#ffffff", 0.7, 0.008, 0.02, y0, y0 + h * 0.6, 0.5)
    low = y0 + h * 0.72
    with form(
        c,
        f"{x0},{low}! {x0 + w * 0.3},{low - 14} {x0 + w * 0.7},{low + 4} {x1},{low - 18}! {x1},{y1 + 9}! "
        f"{x0},{y1 + 9}!",
        "#5f9a48",
    ):
        mass(c, f"{x0},{y1 - 30} {x1},{y1 - 30} {x1},{y1 + 20} {x0},{y1 + 20}", "#24583a", 14, 0.8)
        mass(
            c,
            f"{x0 + w * 0.44},{low} {x0 + w * 0.84},{low} {x0 + w * 0.92},{y1} {x0 + w * 0.34},{y1}",
            "#f8f0a0",
            14,
            0.8,
        )
    crown = ("#2c6a3c", "#4f9444", "#9fc860")
    _tree(c, x0 + 36, low + 6, 300, "#4a342c", crown, 0.05)
    _tree(c, x1 - 26, low + 10, 310, "#4a342c", crown, -0.06)
    for _ in range(34):
        x, y = c.r.uniform(x0, x1), c.r.uniform(low + 12, y1)
        c.circle(x, y, 2.6, "#fffaf0")
        c.circle(x, y, 1.1, "#f2b25c")


def _spring(c: Canvas, x0: float, y0: float, x1: float, y1: float) -> None:
    w, h = x1 - x0, y1 - y0
    c.rect(x0, y0, w, h, c.vert("#b8a8dc", "#f0cfe0", "#fff2dc"))
    low = y0 + h * 0.74
    with form(
        c, f"{x0},{low}! {x0 + w * 0.4},{low - 10} {x1},{low - 6}! {x1},{y1 + 9}! {x0},{y1 + 9}!", "#9cc878"
    ):
        mass(c, f"{x0},{y1 - 20} {x1},{y1 - 20} {x1},{y1 + 20} {x0},{y1 + 20}", "#4f8a50", 9, 0.7)
    crown = ("#d8749a", "#f4aac4", "#ffe0ea")
    x, y = DOOR
    c.glow(x, y, 110, "#fff0b0", 0.7)
    with c.relief(0.1):
        c.path(f"M{x - 31},{y + 44} V{y - 22} A31,34 0 0 1 {x + 31},{y - 22} V{y + 44}Z", "#8a5a44")
        c.path(
            f"M{x - 25},{y + 44} V{y - 20} A25,29 0 0 1 {x + 25},{y - 20} V{y + 44}Z",
            c.vert("#fffdf0", "#fff4c4", "#ffdc80"),
        )
        c.path(f"M{x + 25},{y + 44} V{y - 24} L{x + 46},{y - 14} V{y + 56}Z", "#a8684c")
        c.circle(x + 42, y + 20, 2, "#ffe6a0")
    _tree(c, x0 + 12, low + 4, 140, "#5a3a3c", crown, 0.1)
    _tree(c, x1 - 8, low + 6, 150, "#5a3a3c", crown, -0.14)
    c.path(
        contour(f"{x - 22},{y + 44}! {x + 22},{y + 44}! {x + 40},{y1}! {x - 50},{y1}!"), "#fff2b8", op=0.75
    )


def _boots(c: Canvas) -> None:
    with c.group(through=c.blur(6)):
        c.path(contour("370,836 420,826 500,834 510,846 400,850"), "#2c4464", op=0.8)
    for x, y, rot in ((402, 830, -3), (446, 836, 4)):
        with c.at(x, y, 0.76, rot), c.relief(0.12):
            with form(c, "-20,-84! 16,-84! 14,-44 18,-28 40,-20 50,-6 48,4! -18,4! -22,-30", "#b8843c"):
                mass(c, "-24,-84 -6,-84 -8,0 -24,6", "#4a2a2c", 8, 0.9)
                mass(c, "4,-80 16,-80 14,-44 20,-26 44,-14 20,-16 6,-40", "#ffe0a0", 4, 0.7)
                for yy in (-62, -46, -32):
                    line(c, f"-2,{yy} 8,{yy + 3} 15,{yy}", "#5a3020", (1, 2.4, 1))
            c.path(contour("-20,2! 50,2! 50,10! -20,10!"), "#3a2028")
            c.ellipse(-2, -84, 18, 6, "#3a2028")
            line(c, "-20,-85 -2,-79 16,-85", "#e8b870", (2, 4, 2))
    with c.at(444, 774, 0.84, 4), c.relief(0.1):
        line(c, "0,6 -4,-20 2,-46", "#4f8a4c", (5, 4, 4))
        feather(c, (0, 2), (-26, -24), 13, "#3f7a44", "#8fc870", 0.14)
        feather(c, (0, 0), (24, -30), 12, "#5a9a50", "#a8d880", -0.14)
        for dx, tone in ((-9, "#7a4aa8"), (9, "#8a5ab8"), (0, "#b890e0")):
            c.path(contour(f"2,-42! {dx - 8},-56 {dx - 3},-76! {dx + 8},-60 {dx + 5},-46"), tone)


def _footprints(c: Canvas) -> None:
    """Bare feet, from the boots to the frame and on, wet, into the leaves."""
    for k, (x, y, n) in enumerate(
        (
            (352, 824, 1.0),
            (338, 796, 0.92),
            (296, 800, 0.86),
            (284, 772, 0.8),
            (246, 776, 0.74),
            (240, 754, 0.7),
        )
    ):
        with c.at(x, y, n, -52 if k % 2 else -64), c.relief(0):
            c.path(contour("-3,16 -6,6 -7,-6 0,-11 7,-7 5,5 4,15"), "#6f8cab", op=0.85)
            for t in range(4):
                c.circle(-6 + t * 4, -15 + abs(t - 1) * 1.4, 2.2 - t * 0.25, "#6f8cab", 0.85)


def _flakes(c: Canvas) -> None:
    for _ in range(80):
        x, y = c.r.uniform(20, 580), c.r.uniform(20, 860)
        if 150 < x < 520 and 110 < y < 740:
            continue
        c.circle(x, y, c.r.uniform(1.2, 4), "#ffffff", 0.9)
    for x, y, rot, tone in (
        (176, 214, 30, "#d9602f"),
        (330, 690, 16, "#d9602f"),
        (470, 770, 50, "#e89a3c"),
        (330, 812, -40, "#a83a2c"),
        (498, 690, -60, "#f0a848"),
        (120, 250, 70, "#c8442c"),
    ):
        with c.at(x, y, 0.8, rot):
            c.path(contour("-16,0! -4,-9 8,-7 18,0! 8,7 -4,9"), tone)
            line(c, "-20,0 0,0 16,0", "#5a2420", (1.6, 1.4, 0.4))


@scene("p46", "milk", Light(strength=0.0, focus=(330, 420)), by_hand=True)
def year_of_frames(c: Canvas) -> None:
    _winter(c)
    places = (
        (0.73, 0.0, 26, "#a87c34", _autumn),
        (0.49, 0.0, 21, "#5a3040", _summer),
        (0.315, 0.0, 16, "#c8a050", _spring),
    )
    for share, rot, _, _, season in places:
        quad = _quad(share, rot)
        with c.group(clip=c.clip(_path(quad))):
            season(
                c,
                min(x for x, _ in quad),
                min(y for _, y in quad),
                max(x for x, _ in quad),
                max(y for _, y in quad),
            )
            if season is _spring:
                child_at_door(c, DOOR)
    for share, rot, wide, tone, _ in places[::-1]:
        _frame(c, _quad(share, rot), wide, tone)
    c.glow(*DOOR, 300, "#ffe2a0", 0.26)
    with c.at(436, 560, 0.66, -14):
        back_looking_bird(c)
    _footprints(c)
    _boots(c)
    old_walker(c)
    _flakes(c)
    outer = _inset(_quad(1.0, 0), 12)
    _frame(c, outer, 34, "#6a4430")
    for k in range(22):
        x = 46 + k * 24 + c.r.uniform(-8, 8)
        n = c.r.uniform(8, 34)
        line(c, f"{x},38 {x + 1},{38 + n / 2} {x},{38 + n}", "#eaf4fa", (6, 4, 0.6), 0.9)
