"""What people build: houses, towns, doors, boats, trains, lighthouses.

Each is drawn around a given place; no scene, no story.
"""

from __future__ import annotations

from collections.abc import Callable

from tools.painter.canvas import Canvas, Point, num
from tools.painter.palettes import darker, lighter, mix


def city(
    c: Canvas, x0: float, x1: float, y: float | Callable[[float], float], size: float,
    count: int, colour: str, window: str, tall: float = 1.0, glow: bool = True,
) -> None:  # fmt: skip
    """A town of gables, domes and spires, tallest in the middle."""
    for x in sorted(c.r.uniform(x0, x1) for _ in range(count)):
        middle = 1 - abs((x - (x0 + x1) / 2) / ((x1 - x0) / 2)) ** 2 * 0.65
        base = y(x) if callable(y) else y
        w = size * c.r.uniform(0.5, 1.0)
        h = size * c.r.uniform(1, 3.2) * middle * tall
        kind = c.r.random()
        tone = mix(colour, c.p.haze, c.r.uniform(0, 0.3))
        top = base - h
        left, right = num(x - w / 2), num(x + w / 2)
        if kind < 0.45:
            d = f"M{left},{num(base)} V{num(top)} L{num(x)},{num(top - w * 1.1)} L{right},{num(top)}"
        elif kind < 0.75:
            d = (
                f"M{left},{num(base)} V{num(top)} Q{left},{num(top - w * 0.5)} {num(x)},"
                f"{num(top - w * 0.95)} Q{right},{num(top - w * 0.5)} {right},{num(top)}"
            )
        else:
            d = (
                f"M{num(x - w * 0.32)},{num(base)} V{num(top)} h{num(-w * 0.1)} L{num(x)},"
                f"{num(top - w * 2)} L{num(x + w * 0.42)},{num(top)} h{num(-w * 0.1)}"
            )
        c.path(f"{d} V{num(base)}Z", c.horiz(lighter(tone, 0.1), tone, darker(tone, 0.25)))
        for _ in range(c.r.randint(1, 4)):
            wx, wy = x + c.r.uniform(-0.28, 0.28) * w, base - h * c.r.uniform(0.3, 0.95)
            pane = w * 0.1
            c.rect(wx - pane / 2, wy, pane, pane * 1.6, lighter(window, 0.4))
            if glow and c.r.random() < 0.6:
                c.glow(round(wx, 1), round(wy, 1), w * 0.6, window, 0.5)


def ladder(c: Canvas, start: Point, end: Point, w0: float, w1: float, rungs: int, colour: str,
           width: float = 3.6) -> None:  # fmt: skip
    for k in range(rungs):
        t = (k + 0.5) / rungs
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        half = w0 + (w1 - w0) * t
        c.segment(x - half, y, x + half, y, colour, width * (0.5 + 0.5 * (w0 + (w1 - w0) * t) / w0))
    for s in (-1, 1):
        c.segment(start[0] + s * w0, start[1], end[0] + s * w1, end[1], colour, width)


def boat(c: Canvas, x: float, y: float, w: float, tone: str, inside: str = "") -> None:
    """A rowing boat, its gunwale's middle at (x, y)."""
    with c.at(x, y, w / 100):
        if inside:
            c.path("M-50,-8 Q0,14 50,-10 Q0,-2 -50,-8Z", inside)
        c.path("M-52,-10 Q0,16 52,-12 Q46,20 26,22 L-28,22 Q-46,20 -52,-10Z", tone)
        c.path("M-48,0 Q0,24 48,-2", "none", lighter(tone, 0.25), 1.6, 0.7)


def lighthouse(c: Canvas, x: float, y: float, h: float, wall: str, band: str,
               light: str = "#ffe9b0") -> Point:  # fmt: skip
    """A lighthouse standing on (x, y); the place of its lamp comes back."""
    u = h / 100
    with c.at(x, y, u):
        shape = "M-13,0 L-8,-72 H8 L13,0Z"
        c.path(shape, c.horiz(lighter(wall, 0.3), wall, darker(wall, 0.4)))
        with c.group(clip=c.clip(shape)):
            for k in range(3):
                c.rect(-14, -64 + k * 24, 28, 11, c.horiz(lighter(band, 0.2), band, darker(band, 0.4)))
        c.rect(-12, -75, 24, 4, darker(wall, 0.5))
        c.rect(-6.5, -87, 13, 12, light)
        c.path("M-6.5,-87 V-75 M0,-87 V-75 M6.5,-87 V-75", "none", darker(wall, 0.6), 1.2)
        c.path("M-10,-87 Q0,-104 10,-87Z", darker(band, 0.2))
        c.circle(0, -97, 1.8, darker(band, 0.2))
        c.arch(0, 0, 7, 13, darker(wall, 0.6))
    c.glow(x, y - 81 * u, h * 0.35, light, 0.95)
    return x, y - 81 * u
