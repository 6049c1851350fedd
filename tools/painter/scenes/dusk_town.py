"""A town at dusk from far above, in true perspective."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas, Point
from tools.painter.hand import contour, line, mass
from tools.painter.palettes import mix

SUN, NIGHT, HAZE, WARM = "#ffc890", "#1c1040", "#a878b4", "#f4b490"
HIGH, PITCH, FAR = 74.0, math.radians(34), 620.0
SQUARE = (1.0, 58.0)
"""Where the square lies on the ground, in metres."""


def seen(x: float, y: float, z: float) -> Point:
    """Where a point of the town is in the picture: ``x`` to the right, ``y`` up, ``z`` away."""
    down, s, k = HIGH - y, math.sin(PITCH), math.cos(PITCH)
    deep = z * k + down * s
    return 300 + FAR * x / deep, 450 + FAR * (down * k - z * s) / deep


def _house(c: Canvas, x: float, z: float, w: float, d: float, h: float, along: bool) -> None:
    far = min(0.8, max(0.0, (z - 60) / 400))
    haze = mix(WARM, HAZE, min(1.0, max(0.0, 0.5 + x / z)))
    tiles = c.r.choice(("#a8486a", "#8a4a94", "#c8684c", "#5a4f96", "#b8587c", "#6f4a8c", "#96405c"))
    wall = c.r.choice(("#c8a0a8", "#a88ab8", "#d8b098", "#9a80ac"))

    def tone(colour: str, dark: float) -> str:
        return mix(mix(colour, NIGHT, dark), haze, far)

    def face(*spots: tuple[float, float, float], fill: str) -> list[Point]:
        corners = [seen(*p) for p in spots]
        c.poly(corners, fill)
        return corners

    a, b, p, q = x - w / 2, x + w / 2, z - d / 2, z + d / 2
    top = h + min(w, d) * 0.55
    if x > 0:
        face((a, 0, p), (a, 0, q), (a, h, q), (a, h, p), fill=tone(wall, 0.12))
    else:
        face((b, 0, p), (b, 0, q), (b, h, q), (b, h, p), fill=tone(wall, 0.62))
    face((a, 0, p), (b, 0, p), (b, h, p), (a, h, p), fill=tone(wall, 0.42))
    e = 0.5
    if along:
        face((a - e, h, q + e), (b + e, h, q + e), (b + e, top, z), (a - e, top, z), fill=tone(tiles, 0.5))
        near = face(
            (a - e, h, p - e), (b + e, h, p - e), (b + e, top, z), (a - e, top, z), fill=tone(tiles, 0.1)
        )
        if x > 0:
            face((a, h, p), (a, h, q), (a, top, z), fill=tone(wall, 0.05))
    else:
        face((x, top, q + e), (b + e, h, q + e), (b + e, h, p - e), (x, top, p - e), fill=tone(tiles, 0.48))
        near = face(
            (a - e, h, q + e),
            (x, top, q + e),
            (x, top, p - e),
            (a - e, h, p - e),
            fill=mix(tone(tiles, 0.0), SUN, 0.5),
        )
        face((a, h, p), (b, h, p), (x, top, p), fill=tone(wall, 0.36))
    size = abs(near[1][0] - near[0][0]) + abs(near[2][1] - near[1][1])
    if size > 26:
        for t in (0.3, 0.6, 0.85):
            (x0, y0), (x1, y1), (x2, y2), (x3, y3) = near
            mx, my = (
                (x0 + x1 + x2 + x3) / 4 + (x3 - x0) * (t - 0.5),
                (y0 + y1 + y2 + y3) / 4 + (y3 - y0) * (t - 0.5),
            )
            way = f"{x0 + (x3 - x0) * t},{y0 + (y3 - y0) * t} {mx},{my} "
            way += f"{x1 + (x2 - x1) * t},{y1 + (y2 - y1) * t}"
            line(c, way, tone(tiles, 0.5), (0.6, 1.6, 0.6), 0.5)
    for k in range(int(w // 2.4)):
        wx = a + 1.3 + k * 2.4
        for wy in (h * 0.62, h * 0.24):
            if c.r.random() < 0.5:
                face(
                    (wx, wy - 0.8, p),
                    (wx + 1, wy - 0.8, p),
                    (wx + 1, wy + 0.8, p),
                    (wx, wy + 0.8, p),
                    fill=mix("#ffd878", haze, far * 0.7),
                )
    cx, cz = x + w * 0.22, z + d * 0.1
    face(
        (cx, top - 2, cz),
        (cx + 1, top - 2, cz),
        (cx + 1, top + 0.8, cz),
        (cx, top + 0.8, cz),
        fill=tone("#a85a5c", 0.3),
    )


def town(c: Canvas) -> None:
    c.rect(0, 120, 600, 790, c.vert("#b884ac", "#6a4a8c", "#3c2c6c", "#2a1c50"))
    sx, sz = SQUARE
    spots = []
    z = 16.0
    while z < 560:
        step = 12 + z * 0.012
        x = -0.62 * z - 46
        while x < 0.62 * z + 46:
            wide = c.r.uniform(7, 11)
            inside = math.hypot((x - sx) / 1.12, (z - sz) * 0.94) < 20
            street = abs(x - 2 - z * 0.02) < 4 and z > sz
            if not inside and not street:
                spots.append(
                    (
                        x + c.r.uniform(-0.8, 0.8),
                        z + c.r.uniform(-1.4, 1.4),
                        wide,
                        c.r.uniform(7, 10),
                        c.r.uniform(5, 12),
                    )
                )
            x += wide + c.r.choice((1.0, 1.6, 3.4))
        z += step
    # The square, before the houses that may stand over its edge.
    ring = [
        seen(sx + math.cos(k * math.tau / 30) * 21, 0, sz + math.sin(k * math.tau / 30) * 21)
        for k in range(30)
    ]
    c.blob(ring, "#8f6f9c")
    for n in (17.0, 12, 7):
        c.line(
            [
                seen(sx + math.cos(k * math.tau / 30) * n, 0, sz + math.sin(k * math.tau / 30) * n)
                for k in range(31)
            ],
            "#6f5488",
            2,
            0.7,
        )
    a, b = seen(sx - 20, 0, sz + 2), seen(sx + 9, 0, sz + 12)
    mass(
        c,
        (
            f"{a[0]},{a[1]} {a[0] + 50},{a[1] - 40} {b[0]},{b[1]} "
            f"{b[0] - 60},{b[1] + 60} {a[0] + 60},{a[1] + 50}"
        ),
        SUN,
        14,
        0.6,
    )
    for x, z, w, d, h in sorted(spots, key=lambda spot: -spot[1]):
        _house(c, x, z, w, d, h, c.r.random() < 0.5)


def watchers(c: Canvas) -> None:
    """On the square: they look up, their shadows are long; two hold a net."""
    sx, sz = SQUARE
    tones = ("#3f8a94", "#c8584c", "#5a5aa4", "#e8b04c", "#b8587c", "#e8dcc8", "#7a4a8c", "#4f8a5c")
    places = (
        (0.2, 13), (0.5, 14.6), (1.5, 12.5), (2.1, 15), (2.8, 13), (3.0, 14.2), (4.1, 12),
        (5.2, 11.5), (5.8, 14.5), (1.1, 9.5), (3.1, 9), (6.1, 9.6),
    )  # fmt: skip
    people = [(sx + math.cos(a) * n, sz + math.sin(a) * n) for a, n in places]
    for k, (x, z) in enumerate(sorted(people, key=lambda p: -p[1])):
        _watcher(c, x, z, tones[k % len(tones)])
    for x in (-3.0, 3.0):
        _watcher(c, sx + 4 + x, sz - 13, "#d83c44" if x < 0 else "#3f6ab0")
    mid = seen(sx + 4, 1.0, sz - 13)
    c.ellipse(mid[0], mid[1], 15, 7, "#fff4e0")
    for k in range(-2, 3):
        c.segment(mid[0] + k * 5, mid[1] - 5, mid[0] + k * 5.4, mid[1] + 5, "#9a7a9c", 0.9)
        c.segment(mid[0] - 13, mid[1] + k * 2.3, mid[0] + 13, mid[1] + k * 2.3, "#9a7a9c", 0.8)
    c.ring(mid[0], mid[1], 15, 7, "#e83c50", 2.2)


def _watcher(c: Canvas, x: float, z: float, cloth: str) -> None:
    fx, fy = seen(x, 0, z)
    tx, ty = seen(x + 5, 0, z - 0.6)
    line(c, f"{fx},{fy} {(fx + tx) / 2},{(fy + ty) / 2} {tx},{ty}", NIGHT, (7, 6, 3), 0.55)
    hx, hy = seen(x, 1.7, z)
    c.path(
        contour(
            f"{fx - 3.2},{fy + 1}! {hx - 5.4},{hy + 4} {hx},{hy + 1} {hx + 5.4},{hy + 4} {fx + 3.2},{fy + 1}!"
        ),
        mix(cloth, NIGHT, 0.16),
    )
    c.path(
        contour(f"{hx + 1},{hy + 2} {hx + 5.4},{hy + 4} {fx + 3.2},{fy + 1}! {fx},{fy + 1}!"),
        mix(cloth, NIGHT, 0.6),
    )
    c.circle(hx, hy, 4.0, "#3a2038")
    c.ellipse(hx - 0.3, hy + 0.5, 3.0, 2.7, "#e8b098")
