"""Seas, waves and what rises through them."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas, num
from tools.painter.palettes import mix


def dash(c: Canvas, x: float, y: float, w: float, lift: float, fill: str, op: float) -> None:
    """One flat lens of light or shade on water."""
    c.path(
        f"M{num(x)},{num(y)} q{num(w / 2)},{num(-lift)} {num(w)},0 q{num(-w / 2)},"
        f"{num(lift * 0.7)} {num(-w)},0Z", fill, op=round(op, 2),
    )  # fmt: skip


def sea(
    c: Canvas, y: float, top: str = "", bottom: str = "", glitter_x: float | None = None,
    glitter: str = "", density: int = 70, spread: float = 70,
) -> None:  # fmt: skip
    """Water from y down to the bottom, with a path of light under ``glitter_x``."""
    far = top or mix(c.p.sky[3], c.p.sky[2], 0.45)
    near = bottom or mix(c.p.dark, c.p.sky[0], 0.5)
    stops = [(0, far, 1.0), (0.35, mix(far, near, 0.55), 1.0), (1, near, 1.0)]
    c.rect(-5, y, c.w + 10, c.h - y + 5, c.linear(stops, (0, 0), (0, 1)))
    depth = c.h - y
    tones = (far, near, mix(far, c.p.light, 0.4))
    for _ in range(density * 2 * c.w // 600):
        t = c.r.random() ** 1.5
        w = 8 + t * 90 * c.r.random()
        dash(
            c,
            c.r.uniform(-40, c.w),
            y + 3 + t * depth,
            w,
            1 + t * 5,
            c.r.choice(tones),
            c.r.uniform(0.15, 0.5),
        )
    if glitter_x is not None:
        for _ in range(density):
            t = c.r.random() ** 1.25
            w = (6 + t * 50) * c.r.uniform(0.4, 1.2)
            x = glitter_x + c.r.gauss(0, spread * (0.18 + t * 0.6)) - w / 2
            dash(
                c,
                x,
                y + 2 + t * depth * 0.9,
                w,
                1 + t * 4,
                glitter or c.p.light,
                c.r.uniform(0.35, 0.95) * (1 - t * 0.55),
            )


def bubbles(c: Canvas, x: float, y: float, count: int, rise: float, colour: str = "") -> None:
    for k in range(count):
        size = c.r.uniform(1.5, 6)
        bx, by = x + c.r.gauss(0, 9 + 10 * k / count), y - rise * k / count
        c.ring(bx, by, size, size, colour or c.p.light, 1.1, 0.7)
        c.circle(bx - size * 0.3, by - size * 0.3, size * 0.25, colour or c.p.light, 0.8)


def weed(c: Canvas, x: float, y: float, h: float, colour: str) -> None:
    """Seaweed."""
    sway = c.r.uniform(-0.2, 0.2)
    points = [(x + math.sin(k * 1.1 + x) * h * 0.06 + sway * h * k / 6, y - h * k / 6) for k in range(7)]
    c.limb(points, (h * 0.07, h * 0.09, h * 0.06, 0.5), colour)
