"""What people build: houses, towns, doors, boats, trains, lighthouses.

Each is drawn around a given place; no scene, no story.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

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


def door(c: Canvas, x: float, y: float, w: float, h: float, tone: str, knob: str = "#ffd98f",
         panels: int = 2) -> None:  # fmt: skip
    """A closed panelled door, its lower left corner at (x, y)."""
    c.rect(x - w * 0.08, y - h - w * 0.08, w * 1.16, h + w * 0.08, darker(tone, 0.5))
    c.rect(x, y - h, w, h, c.horiz(lighter(tone, 0.15), tone, darker(tone, 0.3)))
    for k in range(panels):
        top = y - h + h * (0.06 + k * 0.92 / panels)
        for side in (0.12, 0.56):
            c.rect(x + w * side, top, w * 0.32, h * 0.8 / panels, darker(tone, 0.32), 2)
            c.rect(x + w * side + 2, top + 3, w * 0.32 - 4, h * 0.8 / panels - 5, tone, 2)
    c.circle(x + w * 0.9, y - h * 0.46, w * 0.05, knob)


def boat(c: Canvas, x: float, y: float, w: float, tone: str, inside: str = "") -> None:
    """A rowing boat, its gunwale's middle at (x, y)."""
    with c.at(x, y, w / 100):
        if inside:
            c.path("M-50,-8 Q0,14 50,-10 Q0,-2 -50,-8Z", inside)
        c.path("M-52,-10 Q0,16 52,-12 Q46,20 26,22 L-28,22 Q-46,20 -52,-10Z", tone)
        c.path("M-48,0 Q0,24 48,-2", "none", lighter(tone, 0.25), 1.6, 0.7)


def ship(c: Canvas, x: float, y: float, w: float, hull: str, sail: str, flag: str = "") -> None:
    """A two-masted ship floating at (x, y), sailing to the right."""
    with c.at(x, y, w / 100):
        for mast, h in ((-16, 74), (14, 62)):
            c.segment(mast, 0, mast, -h, hull, 2.2)
            c.path(
                f"M{mast + 1},{-h + 4} Q{mast + 30},{-h * 0.7} {mast + 24},{-h * 0.46} "
                f"Q{mast + 12},{-h * 0.5} {mast + 1},{-h * 0.46}Z",
                c.horiz(darker(sail, 0.25), sail, lighter(sail, 0.4)),
            )
            c.path(
                f"M{mast + 1},{-h * 0.42} Q{mast + 34},{-h * 0.3} {mast + 28},{-h * 0.08} "
                f"Q{mast + 14},{-h * 0.12} {mast + 1},{-h * 0.08}Z",
                c.horiz(darker(sail, 0.25), sail, lighter(sail, 0.4)),
            )
            if flag:
                c.path(f"M{mast},{-h} q8,-6 16,0 q-6,4 0,8 q-8,-4 -16,-2Z", flag)
        c.path("M-50,-10 L-34,-14 L-32,-5 L38,-5 L58,-14 Q50,10 34,14 H-34 Q-46,8 -50,-10Z", hull)
        c.path("M-44,1 Q0,8 48,-1", "none", lighter(hull, 0.35), 1.6)


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


def shelf(c: Canvas, x: float, y: float, w: float, h: float, tones: Sequence[str], wood: str,
          gap: float = 0.06) -> None:  # fmt: skip
    """One row of books standing on a board at y."""
    c.rect(x, y - h, w, h, darker(wood, 0.6))
    at = x + 2
    while at < x + w - 6:
        thick = c.r.uniform(0.09, 0.2) * h
        tall = h * c.r.uniform(0.66, 0.94)
        if at + thick > x + w - 2:
            break
        if c.r.random() < gap:
            at += thick * 1.4
            continue
        tone = c.r.choice(tones)
        c.rect(at, y - tall, thick, tall, c.horiz(lighter(tone, 0.2), tone, darker(tone, 0.4)), 1)
        c.rect(at + thick * 0.15, y - tall * 0.84, thick * 0.7, tall * 0.06, lighter(tone, 0.45))
        c.rect(at + thick * 0.15, y - tall * 0.22, thick * 0.7, tall * 0.04, lighter(tone, 0.45))
        at += thick + 0.6
    c.rect(x - 3, y, w + 6, h * 0.08, lighter(wood, 0.12))


def room(c: Canvas, horizon: float, wall: Sequence[str], floor: Sequence[str],
         boards: int = 11, vanish: Point | None = None) -> None:  # fmt: skip
    """A wall and a floor of boards running towards a vanishing point."""
    c.rect(0, 0, c.w, horizon + 1, c.vert(*wall))
    c.rect(0, horizon, c.w, c.h - horizon, c.vert(*floor))
    vx, vy = vanish or (c.w / 2, horizon - 260)
    for k in range(-boards, boards + 1):
        far = vx + k * c.w / boards * 2.2
        t = (horizon - vy) / (c.h - vy)
        c.segment(vx + (far - vx) * t, horizon, far, c.h, darker(floor[-1], 0.35), 2, 0.5)
    c.rect(0, horizon - 16, c.w, 16, darker(wall[-1], 0.35))
    c.rect(0, horizon - 18, c.w, 3, lighter(wall[-1], 0.12))
