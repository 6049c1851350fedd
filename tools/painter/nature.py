"""Skies, water, hills, weather and trees.

Draws surroundings on a canvas; people, animals and things are drawn elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from tools.painter.canvas import Canvas, Point, num, polyline
from tools.painter.palettes import channels, mix

Ground = Callable[[float], float]


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
    c.circle(x, y, r, c.fade([(0, light, 1), (0.75, light, 1), (1, rim, 1)], 0.4, 0.36, 0.75))


def moon(
    c: Canvas, x: float, y: float, r: float, colour: str = "", halo: float = 3.2,
    op: float = 0.75,
) -> None:  # fmt: skip
    disc(c, x, y, r, colour, halo=halo, op=op)
    spot = mix(colour or c.p.light, c.p.haze, 0.6)
    with c.group(filter=c.blur(max(0.4, r * 0.03))):
        for _ in range(9):
            angle, far = c.r.uniform(0, math.tau), r * math.sqrt(c.r.random()) * 0.72
            size = r * c.r.uniform(0.06, 0.2)
            c.ellipse(x + far * math.cos(angle), y + far * math.sin(angle), size, size * 0.85, spot, 0.45)


def crescent(c: Canvas, x: float, y: float, r: float, colour: str = "", rot: float = 0) -> None:
    light = colour or c.p.light
    c.glow(x, y, r * 2.8, light, 0.6)
    with c.at(x, y, r, rot):
        c.path("M.25,-1 A1,1 0 1 0 1,.3 A.84,.84 0 0 1 .25,-1Z", light)


def ridge(
    c: Canvas, y: float, swell: float, colour: str, below: str = "", trees: int = 0,
    rough: float = 0.5,
) -> Ground:  # fmt: skip
    """A line of hills filled down to the bottom; the height of its edge comes back."""
    phases = [c.r.uniform(0, math.tau) for _ in range(6)]

    def ground(x: float) -> float:
        rise = sum(math.sin(x * (0.006 * 1.9**k) + phases[k]) * swell * rough**k for k in range(6))
        return y - rise * 0.6

    edge = [(float(x), ground(x)) for x in range(-10, c.w + 14, 6)]
    fill = c.linear(
        [(0, colour, 1), (1, below or colour, 1)], (0, y - swell), (0, y + swell * 2 + 120), absolute=True
    )
    c.path(polyline(edge) + f" L{c.w + 14},{c.h + 10} L-10,{c.h + 10}Z", fill)
    for _ in range(trees):
        x = c.r.uniform(0, c.w)
        pine(c, x, ground(x) + 3, c.r.uniform(0.5, 1) * swell * 0.55 + 10, colour)
    return ground


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


def hills(
    c: Canvas, y: float = 560, count: int = 4, swell: float = 60, gap: float = 75,
    trees: bool = True, near: str = "", far: str = "",
) -> Ground:  # fmt: skip
    ground: Ground = lambda x: y  # noqa: E731
    for k in range(count):
        share = (k + 0.35) / (count - 0.15)
        colour = mix(far or c.p.haze, near or c.p.dark, min(1.0, share**0.9))
        ground = ridge(
            c,
            y + k * gap,
            swell * (1 - 0.12 * k),
            colour,
            mix(colour, c.p.haze, 0.32),
            14 + 6 * k if trees and k else 0,
        )
        if k < count - 1:
            fog(c, y + k * gap + 55, 46, 0.34)
    return ground


def fog(c: Canvas, y: float, h: float, op: float = 0.5, colour: str = "", count: int = 7) -> None:
    tone = colour or mix(c.p.haze, c.p.light, 0.35)
    with c.group(filter=c.blur(h * 0.36), opacity=op):
        for _ in range(max(count, c.w * count // 600)):
            c.ellipse(
                c.r.uniform(-60, c.w + 60),
                y + c.r.uniform(-h, h) * 0.5,
                c.r.uniform(110, 280),
                h * c.r.uniform(0.25, 0.55),
                tone,
            )


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
    with c.group(filter=c.blur(9), opacity=op, blend="screen"):
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
    with c.group(filter=c.blur(soft), opacity=op, blend="screen"):
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


def foliage(c: Canvas, x: float, y: float, rx: float, ry: float, tones: Sequence[str],
            count: int = 90, size: float = 14) -> None:  # fmt: skip
    """A crown or a bush of many leaf dabs, lighter towards the top left."""
    dabs = []
    for _ in range(count):
        a, far = c.r.uniform(0, math.tau), math.sqrt(c.r.random())
        dabs.append((math.cos(a) * far, math.sin(a) * far))
    dabs.sort(key=lambda d: -d[0] * 0.4 - d[1])
    last = len(tones) - 1
    for dx, dy in dabs:
        tone = (1 - (dx * 0.5 + dy + 1.2) / 2.4) * last + c.r.uniform(-0.6, 0.6)
        z = size * c.r.uniform(0.6, 1.2)
        c.ellipse(
            x + dx * rx,
            y + dy * ry,
            z,
            z * 0.7,
            tones[max(0, min(last, round(tone)))],
            0.95,
            c.r.uniform(-70, 70),
        )


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
    with c.at(x, y, length / 100, rot):
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


def crest(c: Canvas, x: float, y: float, size: float, water: str, deep: str, foam: str,
          flip: bool = False) -> None:  # fmt: skip
    """A curling wave."""
    with c.at(x, y, size / 100, flip=flip):
        c.path(
            "M-120,60 C-90,10 -60,-60 10,-78 C60,-90 92,-62 92,-30 C74,-56 46,-56 34,-36 "
            "C22,-14 44,8 70,6 C50,30 80,52 130,60Z",
            c.vert(water, deep),
        )
        c.path(
            "M-90,26 C-60,-20 -30,-58 12,-66 M-70,40 C-40,-6 -10,-44 16,-50 M-46,50 C-20,14 0,-24 20,-34",
            "none",
            mix(water, foam, 0.6),
            3,
            0.7,
        )
        c.path(
            "M10,-78 C60,-92 94,-64 94,-28 C88,-38 84,-44 78,-46 C76,-40 72,-44 68,-50 "
            "C62,-46 60,-52 56,-56 C50,-52 48,-60 44,-62 C36,-60 20,-64 10,-78Z",
            foam,
        )
        for _ in range(10):
            c.circle(c.r.uniform(50, 110), c.r.uniform(-70, -20), c.r.uniform(1, 3.4), foam, 0.9)


def bolt(c: Canvas, x: float, y: float, length: float, angle: float, width: float,
         colour: str, depth: int = 3) -> None:  # fmt: skip
    """Lightning that forks."""
    points = [(x, y)]
    for _ in range(9):
        angle += c.r.uniform(-0.55, 0.55)
        x, y = x + math.cos(angle) * length / 9, y + math.sin(angle) * length / 9
        points.append((x, y))
        if depth and c.r.random() < 0.3:
            bolt(c, x, y, length * 0.5, angle + c.r.choice((-0.7, 0.7)), width * 0.55, colour, depth - 1)
    c.path(polyline(points), "none", colour, width)


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
