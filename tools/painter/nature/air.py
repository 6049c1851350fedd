"""Skies, lights and weather."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter.canvas import Canvas, Point, num
from tools.painter.palettes import channels, mix


def sky(c: Canvas, colours: Sequence[str] = (), places: Sequence[float] = (0, 0.38, 0.68, 1)) -> None:
    tones = colours or c.p.sky
    stops = [(o, colour, 1.0) for o, colour in zip(places, tones, strict=True)]
    c.rect(0, 0, c.w, c.h, c.linear(stops, (0, 0), (0, 1)))


def wash(c: Canvas, *colours: str) -> None:
    """A plain ground for interiors: top to bottom."""
    c.rect(0, 0, c.w, c.h, c.vert(*colours))


def clouds(
    c: Canvas, colour: str = "", op: float = 0.5, fx: float = 0.004, fy: float = 0.011,
    y0: float = 0, y1: float = 600, threshold: float = 0.48, gain: float = 3.2,
) -> None:  # fmt: skip
    """Drifting cloud between y0 and y1; long when fy is much larger than fx."""
    r, g, b = (v / 255 for v in channels(colour or c.p.light))
    mist = c.define(
        '<filter id="{id}" x="0" y="0" width="100%" height="100%" '
        'color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{fx} {fy}" numOctaves="5" '
        f'seed="{c.r.randint(1, 999)}"/><feColorMatrix values="0 0 0 0 {r:.3f} 0 0 0 0 {g:.3f} '
        f'0 0 0 0 {b:.3f} {gain} 0 0 0 {-gain * threshold:.3f}"/></filter>'
    )
    soft = c.linear([(0, "#fff", 0), (0.3, "#fff", 1), (0.7, "#fff", 0.9), (1, "#fff", 0)], (0, 0), (0, 1))
    mask = c.define(
        f'<mask id="{{id}}"><rect x="0" y="{num(y0)}" width="{c.w}" height="{num(y1 - y0)}" '
        f'fill="{soft}"/></mask>'
    )
    with c.group(mask=mask, opacity=op):
        c.add(f'<rect width="{c.w}" height="{c.h}" filter="{mist}"/>')


def stars(
    c: Canvas, count: int = 120, y1: float = 500, largest: float = 1.8, colour: str = "",
    x0: float = 0, x1: float = 0, y0: float = 0,
) -> None:  # fmt: skip
    for _ in range(count):
        x, y = c.r.uniform(x0, x1 or c.w), c.r.uniform(y0, y1)
        size = c.r.random() ** 3 * largest + 0.5
        faint = c.r.uniform(0.35, 1) * (1 - (y - y0) / max(1, y1 - y0) * 0.6)
        c.circle(x, y, size, colour or c.p.light, round(faint, 2))


def disc(
    c: Canvas, x: float, y: float, r: float, colour: str = "", edge: str = "",
    halo: float = 3.2, op: float = 0.75,
) -> None:  # fmt: skip
    """A sun, or any glowing globe."""
    light = colour or c.p.light
    c.glow(x, y, r * halo, light, op)
    rim = edge or mix(light, c.p.accent, 0.35)
    with c.relief(0.25):
        c.circle(x, y, r, c.fade([(0, light, 1), (0.75, light, 1), (1, rim, 1)], 0.4, 0.36, 0.75))


def moon(
    c: Canvas, x: float, y: float, r: float, colour: str = "", halo: float = 3.2,
    op: float = 0.75,
) -> None:  # fmt: skip
    disc(c, x, y, r, colour, halo=halo, op=op)
    spot = mix(colour or c.p.light, c.p.haze, 0.6)
    with c.group(through=c.blur(max(0.4, r * 0.03))):
        for _ in range(9):
            angle, far = c.r.uniform(0, math.tau), r * math.sqrt(c.r.random()) * 0.72
            size = r * c.r.uniform(0.06, 0.2)
            c.ellipse(x + far * math.cos(angle), y + far * math.sin(angle), size, size * 0.85, spot, 0.45)


def crescent(c: Canvas, x: float, y: float, r: float, colour: str = "", rot: float = 0) -> None:
    light = colour or c.p.light
    c.glow(x, y, r * 2.8, light, 0.6)
    with c.at(x, y, r, rot):
        c.path("M.25,-1 A1,1 0 1 0 1,.3 A.84,.84 0 0 1 .25,-1Z", light)


def fog(c: Canvas, y: float, h: float, op: float = 0.5, colour: str = "", count: int = 7) -> None:
    tone = colour or mix(c.p.haze, c.p.light, 0.35)
    with c.group(through=c.blur(h * 0.36), opacity=op):
        for _ in range(max(count, c.w * count // 600)):
            c.ellipse(
                c.r.uniform(-60, c.w + 60),
                y + c.r.uniform(-h, h) * 0.5,
                c.r.uniform(110, 280),
                h * c.r.uniform(0.25, 0.55),
                tone,
            )


def shafts(
    c: Canvas, x: float, y: float, count: int = 5, spread: float = 0.5, length: float = 900,
    angle: float = math.pi / 2, op: float = 0.28, colour: str = "", width: float = 0.06,
) -> None:  # fmt: skip
    """Beams of light out of one point."""
    tone = colour or c.p.light
    fill = c.define(
        f'<radialGradient id="{{id}}" gradientUnits="userSpaceOnUse" cx="{num(x)}" '
        f'cy="{num(y)}" r="{num(length)}"><stop offset="0" stop-color="{tone}" '
        f'stop-opacity=".9"/><stop offset="1" stop-color="{tone}" stop-opacity="0"/>'
        "</radialGradient>"
    )
    with c.group(through=c.blur(9), opacity=op, blend="screen"):
        for _ in range(count):
            a, half = angle + c.r.uniform(-spread, spread), c.r.uniform(0.4, 1) * width
            c.poly(
                [
                    (x, y),
                    (x + length * math.cos(a - half), y + length * math.sin(a - half)),
                    (x + length * math.cos(a + half), y + length * math.sin(a + half)),
                ],
                fill,
                round(c.r.uniform(0.5, 1), 2),
            )


def beam(c: Canvas, corners: Sequence[Point], colour: str = "", op: float = 0.35,
         soft: float = 6) -> None:  # fmt: skip
    """One slab of light, as through a window."""
    with c.group(through=c.blur(soft), opacity=op, blend="screen"):
        c.poly(corners, colour or c.p.light)


def rain(c: Canvas, count: int = 160, slant: float = -8, length: float = 34, colour: str = "",
         op: float = 0.35, y0: float = 0, y1: float = 900) -> None:  # fmt: skip
    for _ in range(count):
        x, y, k = c.r.uniform(-20, c.w + 20), c.r.uniform(y0, y1), c.r.uniform(0.5, 1.2)
        c.segment(
            x,
            y,
            x + slant * k,
            y + length * k,
            colour or c.p.light,
            1.1 * k,
            round(op * c.r.uniform(0.5, 1), 2),
        )


def snow(c: Canvas, count: int = 160, y0: float = 0, y1: float = 900, colour: str = "#ffffff",
         largest: float = 4.2, x0: float = 0, x1: float = 0) -> None:  # fmt: skip
    for _ in range(count):
        size = c.r.random() ** 2 * largest + 0.9
        c.circle(
            c.r.uniform(x0, x1 or c.w), c.r.uniform(y0, y1), size, colour, round(c.r.uniform(0.4, 0.95), 2)
        )


def birds(c: Canvas, count: int, x0: float, y0: float, x1: float, y1: float, colour: str = "",
          size: float = 8) -> None:  # fmt: skip
    """Far birds: two strokes of a wing."""
    for _ in range(count):
        x, y, z = c.r.uniform(x0, x1), c.r.uniform(y0, y1), c.r.uniform(0.5, 1.2) * size
        c.path(
            f"M{num(x - z)},{num(y - z * 0.4)} Q{num(x - z * 0.3)},{num(y - z * 0.6)} {num(x)},"
            f"{num(y)} Q{num(x + z * 0.3)},{num(y - z * 0.6)} {num(x + z)},{num(y - z * 0.3)}",
            "none", colour or c.p.dark, z * 0.24,
        )  # fmt: skip
