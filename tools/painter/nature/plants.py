"""Trees, grass and flowers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from tools.painter.canvas import Canvas, Point, num
from tools.painter.palettes import mix

Ground = Callable[[float], float]


def pine(c: Canvas, x: float, y: float, h: float, colour: str, slim: float = 0.0) -> None:
    w = h * (slim or c.r.uniform(0.22, 0.34))
    c.path(
        f"M{num(x)},{num(y - h)} C{num(x + w * 0.3)},{num(y - h * 0.6)} {num(x + w)},"
        f"{num(y - h * 0.2)} {num(x + w * 0.8)},{num(y)} L{num(x - w * 0.8)},{num(y)} "
        f"C{num(x - w)},{num(y - h * 0.2)} {num(x - w * 0.3)},{num(y - h * 0.6)} {num(x)},"
        f"{num(y - h)}Z", colour,
    )  # fmt: skip


def fir(c: Canvas, x: float, y: float, h: float, colour: str, snow: str = "") -> None:
    """A layered fir, perhaps with snow on its boughs."""
    w = h * 0.24
    c.rect(x - h * 0.02, y - h * 0.12, h * 0.04, h * 0.12, mix(colour, "#20100c", 0.4))
    for k in range(5):
        top, low = y - h * (0.46 + 0.135 * k), y - h * (0.08 + 0.165 * k)
        half = w * (1.08 - 0.2 * k)
        c.path(
            f"M{num(x)},{num(top - h * 0.06)} Q{num(x + half * 0.45)},{num(low - h * 0.07)} "
            f"{num(x + half)},{num(low)} Q{num(x)},{num(low - h * 0.05)} {num(x - half)},{num(low)}"
            f" Q{num(x - half * 0.45)},{num(low - h * 0.07)} {num(x)},{num(top - h * 0.06)}Z",
            colour,
        )
        if snow:
            c.path(
                f"M{num(x)},{num(top - h * 0.05)} Q{num(x - half * 0.4)},{num(low - h * 0.08)} "
                f"{num(x - half * 0.95)},{num(low)} Q{num(x - half * 0.4)},{num(low - h * 0.1)} "
                f"{num(x)},{num(top + h * 0.02)}Z", snow, op=0.85,
            )  # fmt: skip


def tree(
    c: Canvas, x: float, y: float, h: float, colour: str, spread: float = 0.5, depth: int = 7,
    lean: float = 0.0, trunk: float = 0.0, leaves: Sequence[str] = (), leaf_count: int = 3,
    leaf_size: float = 8, roots: bool = True,
) -> list[Point]:  # fmt: skip
    """A branching tree standing on (x, y); the tips of its branches come back."""
    tips: list[Point] = []
    base = trunk or h * 0.075

    def branch(px: float, py: float, angle: float, length: float, w: float, left: int) -> None:
        bend = c.r.uniform(-0.35, 0.35) * (1 if left < depth else 0.3)
        points = [(px, py)]
        for _ in range(4):
            angle += bend / 4 + c.r.uniform(-0.09, 0.09)
            px, py = px + math.cos(angle) * length / 4, py + math.sin(angle) * length / 4
            points.append((px, py))
        c.limb(points, (w, w * 0.68), colour)
        if left == 0 or w < 0.7:
            tips.append((px, py))
            return
        count = 2 if c.r.random() < 0.75 else 3
        for i in range(count):
            turn = (i - (count - 1) / 2) * spread * 2 / (count - 1) * c.r.uniform(0.7, 1.25)
            branch(
                px,
                py,
                angle + turn - 0.10 * math.cos(angle),
                length * c.r.uniform(0.68, 0.86),
                w * 0.68 * c.r.uniform(0.75, 0.95),
                left - 1,
            )

    branch(x, y, -math.pi / 2 + lean, h * 0.25, base, depth)
    if roots:
        for s in (-1.0, 1.0, -0.4, 0.5):
            c.path(
                f"M{num(x - s * base * 0.1)},{num(y - base * 0.9)} Q{num(x + s * base * 0.6)},"
                f"{num(y - base * 0.1)} {num(x + s * base * 1.9)},{num(y + base * 0.25)} "
                f"L{num(x - s * base * 0.2)},{num(y + base * 0.25)}Z", colour,
            )  # fmt: skip
    if leaves:
        for tx, ty in tips:
            for _ in range(leaf_count):
                z = c.r.uniform(0.4, 1) * leaf_size
                c.ellipse(
                    tx + c.r.gauss(0, leaf_size * 1.4),
                    ty + c.r.gauss(0, leaf_size * 1.1),
                    z,
                    z * 0.6,
                    c.r.choice(leaves),
                    round(c.r.uniform(0.55, 1), 2),
                    c.r.uniform(-60, 60),
                )
    return tips


def grass(c: Canvas, x0: float, x1: float, y: float | Ground, count: int, h: float,
          tones: Sequence[str], lean: float = 0.0) -> None:  # fmt: skip
    for _ in range(count):
        x = c.r.uniform(x0, x1)
        base = y(x) if callable(y) else y + c.r.uniform(-3, 3)
        tall, tip = h * c.r.uniform(0.5, 1.1), c.r.uniform(-0.35, 0.35) + lean
        c.path(
            f"M{num(x - h * 0.05)},{num(base)} Q{num(x)},{num(base - tall * 0.6)} "
            f"{num(x + tall * tip)},{num(base - tall)} Q{num(x + h * 0.06)},"
            f"{num(base - tall * 0.5)} {num(x + h * 0.06)},{num(base)}Z", c.r.choice(tones),
        )  # fmt: skip


def flower(c: Canvas, x: float, y: float, r: float, petal: str, heart: str, petals: int = 6,
           rot: float = 0.0) -> None:  # fmt: skip
    for k in range(petals):
        a = math.tau * k / petals + rot
        c.ellipse(
            x + math.cos(a) * r * 0.6,
            y + math.sin(a) * r * 0.6,
            r * 0.5,
            r * 0.3,
            mix(petal, c.p.dark, 0.12 * (k % 2)),
            1,
            math.degrees(a),
        )
    c.circle(x, y, r * 0.3, heart)


def leaf(c: Canvas, x: float, y: float, length: float, rot: float, fill: str,
         vein: str = "") -> None:  # fmt: skip
    with c.relief(0.6), c.at(x, y, length / 100, rot):
        c.path("M0,0 C20,-34 70,-36 100,0 C70,30 20,30 0,0Z", fill)
        if vein:
            c.path(
                "M0,0 Q50,-6 100,0 M30,-2 L46,-18 M30,-2 L46,13 M58,-3 L72,-15 M58,-3 L72,10",
                "none",
                vein,
                2.2,
                0.7,
            )


def fern(c: Canvas, x: float, y: float, h: float, rot: float, colour: str) -> None:
    with c.at(x, y, h / 100, rot):
        c.line([(0, 0), (4, -40), (14, -72), (32, -96)], colour, 2.4)
        for k in range(13):
            t = k / 13
            px, py = 4 * t + 28 * t * t * t, -96 * t + 4 * t
            size = 34 * (1 - t) ** 0.8 + 4
            for side in (-1, 1):
                leaf(c, px, py, size, -90 + side * 62 + 26 * t, colour)
