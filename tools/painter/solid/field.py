"""How far a point is from a shape: the distance functions of everything solid, compiled.

A primitive is one row of numbers (see ``model.py`` for the writing of rows), a body is a run of
primitives melted into one another, a scene is a list of bodies. Nothing here knows light or colour.
"""

from __future__ import annotations

import math

from numba import njit

BALL, CONE, BOX, LATHE, RING, SHEET, GROUND = range(7)

# Columns of a primitive's row.
KIND, CARVES, MELT, MATERIAL, PLACE, TURN, SIZE, FIRST, COUNT, REACH = 0, 1, 2, 3, 4, 7, 16, 24, 25, 26
ROW = 27
FAR = 1e9


@njit(cache=True, fastmath=True)
def _chance(x, y, z):
    n = (x * 73856093) ^ (y * 19349663) ^ (z * 83492791)
    n = (n ^ (n >> 13)) * 1274126177
    return ((n ^ (n >> 16)) & 0xFFFF) / 65535.0


@njit(cache=True, fastmath=True)
def noise(x, y, z):
    """Smooth value noise, 0..1."""
    i, j, k = math.floor(x), math.floor(y), math.floor(z)
    u, v, w = x - i, y - j, z - k
    i, j, k = int(i), int(j), int(k)
    u, v, w = u * u * (3 - 2 * u), v * v * (3 - 2 * v), w * w * (3 - 2 * w)
    a = _chance(i, j, k) * (1 - u) + _chance(i + 1, j, k) * u
    b = _chance(i, j + 1, k) * (1 - u) + _chance(i + 1, j + 1, k) * u
    c = _chance(i, j, k + 1) * (1 - u) + _chance(i + 1, j, k + 1) * u
    d = _chance(i, j + 1, k + 1) * (1 - u) + _chance(i + 1, j + 1, k + 1) * u
    return (a * (1 - v) + b * v) * (1 - w) + (c * (1 - v) + d * v) * w


@njit(cache=True, fastmath=True)
def layered(x, y, z):
    """Three octaves of noise, 0..1."""
    coarse = noise(x, y, z) * 0.57 + noise(x * 2.1 + 7, y * 2.1, z * 2.1) * 0.29
    return coarse + noise(x * 4.3, y * 4.3 + 3, z * 4.3) * 0.14


@njit(cache=True, fastmath=True)
def _outline(x, y, table, first, count, closed):
    """Signed distance to a polygon; an open one is closed by the axis x = 0 (for lathes)."""
    best = FAR
    inside = False
    last = count if closed else count - 1
    for i in range(count):
        j = i + 1 if i + 1 < count else 0
        ax, ay = table[first + i, 0], table[first + i, 1]
        bx, by = table[first + j, 0], table[first + j, 1]
        ex, ey, wx, wy = bx - ax, by - ay, x - ax, y - ay
        if i < last:
            size = ex * ex + ey * ey
            t = min(1.0, max(0.0, (wx * ex + wy * ey) / size)) if size > 0 else 0.0
            dx, dy = wx - ex * t, wy - ey * t
            best = min(best, dx * dx + dy * dy)
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * ex:
            inside = not inside
    return -math.sqrt(best) if inside else math.sqrt(best)


@njit(cache=True, fastmath=True)
def local(row, x, y, z):
    """The point as the primitive sees it."""
    x, y, z = x - row[PLACE], y - row[PLACE + 1], z - row[PLACE + 2]
    return (
        row[TURN] * x + row[TURN + 1] * y + row[TURN + 2] * z,
        row[TURN + 3] * x + row[TURN + 4] * y + row[TURN + 5] * z,
        row[TURN + 6] * x + row[TURN + 7] * y + row[TURN + 8] * z,
    )


@njit(cache=True, fastmath=True)
def distance(row, table, x, y, z):
    """Distance to one primitive, from a point in its own coordinates."""
    kind = int(row[KIND])
    a, b, c, d = row[SIZE], row[SIZE + 1], row[SIZE + 2], row[SIZE + 3]
    if kind == BALL:
        u, v, w = x / a, y / b, z / c
        near = math.sqrt(u * u + v * v + w * w)
        u, v, w = u / a, v / b, w / c
        slope = math.sqrt(u * u + v * v + w * w)
        return near * (near - 1) / slope if slope > 1e-9 else -min(a, b, c)
    if kind == CONE:
        out = math.sqrt(x * x + z * z)
        lean = min(0.98, max(-0.98, (b - c) / a))
        up = math.sqrt(1 - lean * lean)
        k = -lean * out + up * y
        if k < 0:
            return math.sqrt(out * out + y * y) - b
        if k > up * a:
            return math.sqrt(out * out + (y - a) * (y - a)) - c
        return out * up + y * lean - b
    if kind == BOX:
        x, y, z = abs(x) - a + d, abs(y) - b + d, abs(z) - c + d
        u, v, w = max(x, 0.0), max(y, 0.0), max(z, 0.0)
        return math.sqrt(u * u + v * v + w * w) + min(max(x, y, z), 0.0) - d
    if kind in (LATHE, SHEET):
        # Outlines are slow; from afar the sphere around them will do.
        outside = math.sqrt(x * x + y * y + z * z) - row[REACH]
        if outside > 0.15 + row[MELT]:
            return outside
    if kind == LATHE:
        out = math.sqrt(x * x + z * z)
        steep = 1.0
        if b > 0:
            out = out / (1 + b * math.cos(a * math.atan2(z, x)) * min(1.0, max(0.0, (d - y) / c)))
            steep = 0.7
        return _outline(out, y, table, int(row[FIRST]), int(row[COUNT]), False) * steep - row[SIZE + 4]
    if kind == RING:
        out = math.sqrt(x * x + z * z) - a
        return math.sqrt(out * out + y * y) - b
    if kind == SHEET:
        z = (
            abs(z - b * x * x - c * y * y - row[SIZE + 4] * math.sin(row[SIZE + 5] * x + row[SIZE + 6] * y))
            - a
        )
        flat = _outline(x, y, table, int(row[FIRST]), int(row[COUNT]), True)
        u, w = max(flat, 0.0), max(z, 0.0)
        steep = 1.0 if b == 0 and c == 0 and row[SIZE + 4] == 0 else 0.6
        return (min(max(flat, z), 0.0) + math.sqrt(u * u + w * w) - d) * steep
    height = 0.0
    if a > 0:
        height = a * (layered(x * b, 0.5, z * b) - 0.5)
    if c > 0:
        height += c * math.sin(x * d + 2.0 * noise(x * 0.3, 0.0, z * 0.3)) * math.sin(z * d * 0.7 + 1)
    return (y - height) * (0.6 if a > 0 or c > 0 else 1.0)


@njit(cache=True, fastmath=True)
def body_distance(body, rows, table, x, y, z):
    """Distance to one body: its primitives, melted together or carved out, and its roughness."""
    total = FAR
    for i in range(int(body[0]), int(body[0] + body[1])):
        row = rows[i]
        u, v, w = local(row, x, y, z)
        d = distance(row, table, u, v, w)
        k = row[MELT]
        if row[CARVES] > 0:
            gap = max(k - abs(total + d), 0.0) / k if k > 0 else 0.0
            total = max(total, -d) + gap * gap * k * 0.25
        else:
            gap = max(k - abs(total - d), 0.0) / k if k > 0 else 0.0
            total = min(total, d) - gap * gap * k * 0.25
    if body[6] > 0 and total < body[6] * 3:
        total = (total + body[6] * (layered(x * body[7], y * body[7], z * body[7]) - 0.5)) * 0.8
    return total


@njit(cache=True, fastmath=True)
def nearest(bodies, rows, table, listed, count, x, y, z):
    """Distance to the nearest listed body, and which it is."""
    best, which = FAR, -1
    for n in range(count):
        body = bodies[listed[n]]
        dx, dy, dz = x - body[2], y - body[3], z - body[4]
        outside = math.sqrt(dx * dx + dy * dy + dz * dz) - body[5]
        if outside > best:
            continue
        d = outside + 0.02 if outside > 0.1 else body_distance(body, rows, table, x, y, z)
        if d < best:
            best, which = d, listed[n]
    return best, which


@njit(cache=True, fastmath=True)
def trace(bodies, rows, table, listed, count, origin, ray, start, end):
    """How far along the ray something is hit, and which body; -1 for none."""
    t = start
    for _ in range(180):
        d, which = nearest(
            bodies,
            rows,
            table,
            listed,
            count,
            origin[0] + ray[0] * t,
            origin[1] + ray[1] * t,
            origin[2] + ray[2] * t,
        )
        if d < 0.0004 * t + 0.0002:
            return t, which
        t += d
        if t > end:
            break
    return end, -1


@njit(cache=True, fastmath=True)
def along(bodies, listed, count, chosen, origin, ray, end):
    """Which of the listed bodies' spheres the ray meets; their number comes back."""
    found = 0
    for n in range(count):
        body = bodies[listed[n]]
        dx, dy, dz = body[2] - origin[0], body[3] - origin[1], body[4] - origin[2]
        t = dx * ray[0] + dy * ray[1] + dz * ray[2]
        reach = body[5] + 0.1
        if t < -reach or t > end + reach:
            continue
        if dx * dx + dy * dy + dz * dz - t * t < reach * reach * (1.15 + 0.02 * max(t, 0.0)):
            chosen[found] = listed[n]
            found += 1
    return found


@njit(cache=True, fastmath=True)
def around(bodies, listed, chosen, x, y, z, reach):
    """Which of the listed bodies' spheres come within ``reach`` of a point; their number comes back."""
    found = 0
    for n in range(len(listed)):
        body = bodies[listed[n]]
        dx, dy, dz, far = body[2] - x, body[3] - y, body[4] - z, body[5] + reach
        if dx * dx + dy * dy + dz * dz < far * far:
            chosen[found] = listed[n]
            found += 1
    return found
