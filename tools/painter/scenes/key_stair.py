"""A stair of piano keys, in perspective: it sweeps up out of the dark and grows narrow towards a door."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas, Point
from tools.painter.hand import mass
from tools.painter.palettes import mix

Spot = tuple[float, float, float]
EYE: Spot = (0.2, 2.5, 5.0)
STEPS = 40
WAY: tuple[Spot, ...] = (
    (190, 960, 2.6), (296, 822, 3.2), (396, 728, 4.0), (446, 632, 5.0), (412, 536, 6.2), (322, 446, 7.6),
    (264, 350, 9.0), (312, 254, 10.4), (428, 180, 11.8),
)  # fmt: skip
"""Where its middle is seen, and how far off it is there, every fifth step."""
WIDE = 1.75
PITCH, ROLL, FOCAL = 0.13, math.radians(-6), 660.0
WHITE, DUSK, WARM = "#efe6da", "#5a3f8c", "#ffe2a4"
BLACK_AFTER = {0, 1, 3, 4, 5}


def seen(spot: Spot) -> tuple[float, float, float]:
    """Where a place is in the picture, and how far it is."""
    x, y, z = spot[0] - EYE[0], spot[1] - EYE[1], EYE[2] - spot[2]
    y, z = y * math.cos(PITCH) - z * math.sin(PITCH), y * math.sin(PITCH) + z * math.cos(PITCH)
    x, y = x * math.cos(ROLL) - y * math.sin(ROLL), x * math.sin(ROLL) + y * math.cos(ROLL)
    return 300 + FOCAL * x / z, 478 - FOCAL * y / z, z


def _middle(k: float) -> Spot:
    """The middle of the stair at step ``k``, led back from the picture into space."""
    at = max(0.0, min(k / 5, len(WAY) - 1.0001))
    i, t = int(at), at % 1
    four = [WAY[max(0, min(j, len(WAY) - 1))] for j in (i - 1, i, i + 1, i + 2)]
    x, y, z = (
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
        for p, q, r, s in zip(*four, strict=True)
    )
    x, y = (x - 300) * z / FOCAL, (478 - y) * z / FOCAL
    x, y = x * math.cos(ROLL) + y * math.sin(ROLL), y * math.cos(ROLL) - x * math.sin(ROLL)
    y, z = y * math.cos(PITCH) + z * math.sin(PITCH), z * math.cos(PITCH) - y * math.sin(PITCH)
    return (EYE[0] + x, EYE[1] + y, EYE[2] - z)


def place(k: float, out: float, up: float = 0.0) -> Spot:
    """A place on step ``k``: ``out`` leads from its left end (0) to the right one (1)."""
    (ax, _, az), (bx, _, bz) = _middle(k - 2), _middle(k + 2)
    x, y, z = _middle(k)
    turn = math.atan2(bx - ax, az - bz) * 0.6
    wide = WIDE * (out - 0.5) * (1 - 0.2 * k / STEPS)
    return (x + math.cos(turn) * wide, y + up, z + math.sin(turn) * wide)


def _face(c: Canvas, corners: list[Spot], tone: str, edge: str) -> None:
    flat = [seen(spot) for spot in corners]
    if min(z for _, _, z in flat) < 0.4:
        return
    area = sum(ax * by - bx * ay for (ax, ay, _), (bx, by, _) in zip(flat, flat[1:] + flat[:1], strict=True))
    if area <= 0:
        return
    c.poly([(x, y) for x, y, _ in flat], tone)
    c.path("M" + " L".join(f"{x:.1f},{y:.1f}" for x, y, _ in flat) + "Z", "none", edge, 1.1, 0.7)


def _slab(
    c: Canvas,
    k: float,
    wide: float,
    reach: tuple[float, float],
    low: float,
    high: float,
    tones: tuple[str, str, str, str],
    edge: str,
) -> None:
    """A box from step ``k`` on, ``wide`` steps wide; tones of top, open end, riser and underside."""
    a, b = reach
    top = [place(k, a, high), place(k, b, high), place(k + wide, b, high), place(k + wide, a, high)]
    # All at the height of this step, not of the next one.
    top = [(x, top[0][1], z) for x, _, z in top]
    bottom = [(x, y - high + low, z) for x, y, z in top]
    _face(c, bottom, tones[3], edge)
    _face(c, bottom[::-1], tones[3], edge)
    for i, tone in ((3, tones[1]), (2, tones[2]), (1, tones[1]), (0, tones[2])):
        j = (i + 1) % 4
        _face(c, [top[j], top[i], bottom[i], bottom[j]], tone, edge)
        _face(c, [top[i], top[j], bottom[j], bottom[i]], tone, edge)
    _face(c, top, tones[0], edge)
    _face(c, top[::-1], tones[0], edge)


def stair(c: Canvas, candle: Spot, first: int = 0, last: int = STEPS) -> None:
    order = sorted(range(first, last), key=lambda k: -seen(place(k + 0.5, 0.6))[2])
    for k in order:
        t = k / STEPS
        door = max(0.0, (t - 0.45) / 0.55) ** 1.3
        spot = place(k + 0.5, 0.6)
        near = math.exp(-(math.dist(spot, candle) ** 2) / 1.5)
        light = min(1.0, 0.25 + 0.7 * door + 0.8 * near)
        top = mix(mix(DUSK, WHITE, 0.5 + 0.5 * light), WARM, 0.55 * max(door, near))
        end = mix(mix("#38245e", "#c8b0b8", light), WARM, 0.3 * max(door, near))
        riser = mix("#2c1a50", "#a08098", light * 0.8)
        under = mix("#1c1240", "#5a3a6c", 0.3 + 0.3 * door)
        _slab(c, k, 0.97, (0, 1), -0.07, 0.0, (top, end, riser, under), "#20123c")
        if k % 7 in BLACK_AFTER and k < last - 1:
            _slab(
                c, k + 0.7, 0.52, (-0.02, 0.52), 0.0, 0.07,
                (mix("#2c2244", WARM, 0.25 * max(door, near)), "#17102a", "#0e0a1e", "#0e0a1e"), "#05030c",
            )  # fmt: skip


def on(k: float, out: float) -> Point:
    x, y, _ = seen(place(k, out))
    return x, y


def shadow(c: Canvas, k: float, out: float, size: float) -> None:
    x, y = on(k, out)
    mass(
        c,
        f"{x - size},{y} {x},{y - size * 0.25} {x + size},{y} {x},{y + size * 0.28}",
        "#140a30",
        size * 0.12,
        0.75,
    )
