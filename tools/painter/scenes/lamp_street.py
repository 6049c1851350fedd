"""The street the lamps walk down: houses on both sides, and its stones."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import line
from tools.painter.palettes import darker, lighter, mix


def window(c: Canvas, corners: str, lit: bool, frame: str) -> None:
    (ax, ay), (bx, by), (dx, dy), (ex, ey) = (tuple(map(float, w.split(","))) for w in corners.split())
    mx, my = (ax + dx) / 2, (ay + dy) / 2
    if lit:
        c.glow(mx, my, abs(dy - ay) * 1.1, "#ffb850", 0.6)
    d = f"M{ax},{ay} L{bx},{by} L{dx},{dy} L{ex},{ey}Z"
    c.path(d, c.vert("#fff0b0", "#ffc860") if lit else "#3a2448", frame, 3)
    c.segment((ax + bx) / 2, (ay + by) / 2, (dx + ex) / 2, (dy + ey) / 2, frame, 2)
    c.segment((ax + ex) / 2, (ay + ey) / 2, (bx + dx) / 2, (by + dy) / 2, frame, 2)


def houses(c: Canvas) -> None:
    """Both sides of a street that runs to (318, 652)."""
    vx, vy = 318.0, 652.0

    def along(x: float, y: float, t: float) -> tuple[float, float]:
        return x + (vx - x) * t, y + (vy - y) * t

    for side, edge in ((-1, -30.0), (1, 640.0)):
        for t0, t1, roof, plaster, slate in (
            (0.74, 0.86, 500.0, "#7a4458", "#5a2c48"),
            (0.56, 0.74, 430, "#8a4a50", "#6a3048"),
            (0.32, 0.56, 396, "#7c4048", "#5c2838"),
            (0.0, 0.32, 330 if side < 0 else 300, "#5a2c40", "#40203c"),
        ):
            wall, tile = mix(plaster, "#e08858", 0.5 * t0), mix(slate, "#d07850", 0.5 * t0)
            ax, ay = along(edge, roof, t0)
            bx, by = along(edge, roof, t1)
            _, foot0 = along(edge, 860, t0)
            _, foot1 = along(edge, 860, t1)
            c.path(
                f"M{ax},{ay} L{bx},{by} V{foot1} L{ax},{foot0}Z",
                c.vert(lighter(wall, 0.12), wall, darker(wall, 0.35)),
            )
            ra, rb = (ay - 0.5 * (vy - ay) * 0.42, by - 0.5 * (vy - by) * 0.42)
            inn = 14 * (1 - t0)
            c.path(
                f"M{ax + side * inn},{ay + 5} L{bx - side * inn * 0.6},{by + 4} "
                f"L{bx + side * (bx - ax) * 0.0},{rb} L{ax + side * 26 * (1 - t0)},{ra}Z",
                tile,
            )
            for k in range(5):
                y0, y1 = ay + (ra - ay) * k / 5, by + (rb - by) * k / 5
                line(
                    c,
                    f"{ax},{y0} {(ax + bx) / 2},{(y0 + y1) / 2} {bx},{y1}",
                    darker(tile, 0.4),
                    (1, 1.6, 1),
                    0.5,
                )
            cx, cy = along(edge, roof - 70, t0 * 0.5 + t1 * 0.5)
            s = 1 - t0
            c.path(
                f"M{cx - 13 * s},{cy - 4 * s} H{cx + 13 * s} V{cy + 60 * s} H{cx - 13 * s}Z",
                darker(wall, 0.2),
            )
            c.rect(cx - 16 * s, cy - 10 * s, 32 * s, 8 * s, lighter(tile, 0.15))
            for row in range(2):
                for k in range(2):
                    u0 = t0 + (t1 - t0) * (0.2 + 0.42 * k)
                    u1 = u0 + (t1 - t0) * 0.22
                    high = roof + 60 + row * 190
                    (px, py), (qx, qy) = along(edge, high, u0), along(edge, high, u1)
                    (sx, sy), (rx, ry) = along(edge, high + 96, u1), along(edge, high + 96, u0)
                    lit = (row + k + int(t0 * 10)) % 3 != 0
                    window(c, f"{px},{py} {qx},{qy} {sx},{sy} {rx},{ry}", lit, darker(wall, 0.55))
    nature.fog(c, 640, 44, 0.5, "#f6b070")


def street(c: Canvas) -> None:
    c.path("M300,650 L338,650 L660,850 V920 H-60 V850Z", c.vert("#d8885c", "#8a4a54", "#4a2848", "#2c1838"))
    for row in range(26):
        t = (row + 0.5) / 26
        y = 654 + 250 * t**1.7
        half = 18 + 380 * t**1.7
        w = 5 + 34 * t**1.5
        for k in range(int(half * 2 / w) + 1):
            x = 318 - half + (k + 0.5 * (row % 2)) * w + c.r.uniform(-2, 2) * t
            warm = math.exp(-(((x - 170) / 210) ** 2) - ((y - 830) / 120) ** 2)
            tone = mix(c.r.choice(("#5a3450", "#6a3c50", "#4c2c4c")), "#ffc070", 0.62 * warm + 0.22 * (1 - t))
            c.ellipse(x, y, w * 0.46, w * 0.26, tone, 0.95)
            c.ellipse(x - w * 0.1, y - w * 0.09, w * 0.24, w * 0.09, lighter(tone, 0.3), 0.7)
