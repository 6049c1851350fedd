"""Light on solids: colour of a surface, key light with soft shadow, lamps, sky, haze; compiled.

One key light a scene: warm where it falls, the cool sky where it does not, darker where things meet.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit

from tools.painter.solid.field import (
    CARVES,
    FAR,
    MATERIAL,
    MELT,
    along,
    around,
    body_distance,
    distance,
    layered,
    local,
    nearest,
    noise,
    trace,
)

PLAIN, BANDS, STAVES, CHECKS, WOOD, FUR, SPOTS, SCALES, PLAID, FADE, PATCHES, ROUNDS, HALVES, TILES = range(
    14
)
STREAKS = TILES + 1
FIRST_GROWN = STREAKS + 1

# Columns of a material's row: two colours, then how they meet and how they take light.
PATTERN, STEP, SHINE, GLOSS, GLOW, SOFT, CONTRAST, MIRROR, BUMP, BUMP_STEP = range(6, 16)


@njit(cache=True, fastmath=True)
def _share(material, x, y, z, px, py, pz):
    """How much of the second colour is seen: (x, y, z) in the primitive, (px, py, pz) in the world."""
    pattern, step = int(material[PATTERN]), material[STEP]
    if pattern == PLAIN or pattern >= FIRST_GROWN:
        return material[CONTRAST] * layered(px * step, py * step, pz * step)
    if pattern == BANDS:
        return 1.0 if math.sin(y * step + 0.6 * noise(px * 3, py * 3, pz * 3)) > 0 else 0.0
    if pattern == STAVES:
        return 1.0 if math.sin(math.atan2(z, x) * step) > 0 else 0.0
    if pattern == CHECKS:
        return float((math.floor(x * step) + math.floor(z * step)) % 2)
    if pattern == WOOD:
        grain = noise(x * step + 3 * noise(px, py, pz), y * step * 0.12, z * step)
        return min(1.0, max(0.0, grain * 1.6 - 0.3)) * material[CONTRAST]
    if pattern in (FUR, STREAKS):
        streak = (
            noise(x * step, y * step * 0.16, z * step) * 0.6
            + noise(px * step * 0.3, py * step * 0.3, pz * step * 0.3) * 0.4
        )
        return min(1.0, max(0.0, streak * 2.2 - 0.6)) * material[CONTRAST]
    if pattern == SPOTS:
        i, j, k = math.floor(px * step), math.floor(py * step), math.floor(pz * step)
        near = FAR
        for dx in range(-1, 2):
            for dy in range(-1, 2):
                for dz in range(-1, 2):
                    a, b, c = i + dx, j + dy, k + dz
                    ux = a + noise(a * 1.7 + 0.5, b * 1.7, c * 1.7) - px * step
                    uy = b + noise(a * 1.7, b * 1.7 + 0.5, c * 1.7) - py * step
                    uz = c + noise(a * 1.7, b * 1.7, c * 1.7 + 0.5) - pz * step
                    near = min(near, ux * ux + uy * uy + uz * uz)
        return 1.0 if near < material[CONTRAST] * 0.2 else 0.0
    if pattern == SCALES:
        row = math.floor(y * step)
        across = math.atan2(z, x) * step * 1.4 + 0.5 * (row % 2)
        v, u = y * step - row, across - math.floor(across) - 0.5
        return min(1.0, max(0.0, (u * u * 3.2 + (1 - v) * 0.9 - 0.55) * 1.6)) * material[CONTRAST]
    if pattern == PLAID:
        a = 0.5 if math.sin(x * step) > 0.55 else 0.0
        return a + (0.5 if math.sin(y * step) > 0.55 else 0.0)
    if pattern == FADE:
        return min(1.0, max(0.0, y * step + 0.5 + 0.2 * (noise(px * 4, py * 4, pz * 4) - 0.5)))
    if pattern == PATCHES:
        return min(1.0, max(0.0, (layered(px * step, py * step, pz * step) - material[CONTRAST]) * 14))
    if pattern == ROUNDS:
        return 1.0 if math.sin(math.sqrt(x * x + z * z) * step) > 0 else 0.0
    if pattern == HALVES:
        return 1.0 if x > step else 0.0
    joint = abs(px * step - math.floor(px * step) - 0.5), abs(pz * step - math.floor(pz * step) - 0.5)
    if max(joint[0], joint[1]) > 0.47:
        return 1.0
    return 0.35 * noise(math.floor(px * step) * 3.1, 0.5, math.floor(pz * step) * 3.1)


@njit(cache=True, fastmath=True)
def surface(body, rows, table, materials, x, y, z, out):
    """The material at a point of a body, mixed where primitives melt; written into ``out``."""
    total = FAR
    for i in range(int(body[0]), int(body[0] + body[1])):
        row = rows[i]
        u, v, w = local(row, x, y, z)
        d = distance(row, table, u, v, w)
        k = max(row[MELT], 1e-4)
        if row[CARVES] > 0:
            gap = max(k - abs(total + d), 0.0) / k
            share = gap * gap * 0.5 if total > -d else 1 - gap * gap * 0.5
            total = max(total, -d) + gap * gap * k * 0.25
        else:
            gap = max(k - abs(total - d), 0.0) / k
            share = gap * gap * 0.5 if total < d else 1 - gap * gap * 0.5
            total = min(total, d) - gap * gap * k * 0.25
        if share < 0.004:
            continue
        material = materials[int(row[MATERIAL])]
        second = _share(material, u, v, w, x, y, z)
        for n in range(3):
            colour = material[n] * (1 - second) + material[3 + n] * second
            out[n] = out[n] * (1 - share) + colour * share
        for n in range(SHINE, BUMP_STEP + 1):
            out[n] = out[n] * (1 - share) + material[n] * share
        if share > 0.5:
            out[PATTERN], out[STEP] = material[PATTERN], material[STEP]


@njit(cache=True, fastmath=True)
def _normal(body, rows, table, x, y, z, e, out):
    a = body_distance(body, rows, table, x + e, y - e, z - e)
    b = body_distance(body, rows, table, x - e, y - e, z + e)
    c = body_distance(body, rows, table, x - e, y + e, z - e)
    d = body_distance(body, rows, table, x + e, y + e, z + e)
    out[0], out[1], out[2] = a - b - c + d, -a - b + c + d, -a + b - c + d
    _unit(out)


@njit(cache=True, fastmath=True)
def _unit(v):
    size = math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]) + 1e-12
    v[0], v[1], v[2] = v[0] / size, v[1] / size, v[2] / size


@njit(cache=True, fastmath=True)
def _shadow(bodies, rows, table, everything, chosen, spot, ray, end, soft):
    count = along(bodies, everything, len(everything), chosen, spot, ray, end)
    if count == 0:
        return 1.0
    lit, t = 1.0, 0.012
    for _ in range(60):
        d, _w = nearest(
            bodies,
            rows,
            table,
            chosen,
            count,
            spot[0] + ray[0] * t,
            spot[1] + ray[1] * t,
            spot[2] + ray[2] * t,
        )
        lit = min(lit, 0.5 + 0.5 * d / (soft * t))
        if lit < 0.0:
            break
        t += min(max(d, 0.008), 0.6)
        if t > end:
            break
    lit = max(lit, 0.0)
    return lit * lit * (3 - 2 * lit)


@njit(cache=True, fastmath=True)
def shade(
    bodies,
    rows,
    table,
    materials,
    lights,
    sky,
    everything,
    chosen,
    spot,
    ray,
    which,
    reach,
    seen,
    normal,
    fall,
    out,
):
    """The light a point sends back along ``ray``; ``out`` gets colour and, fourth, its own glow.

    ``fall`` gets the light that falls on it and, from its fourth, what shines: neighbours may share it.
    """
    body = bodies[which]
    seen[:] = 0.0
    x, y, z = spot[0], spot[1], spot[2]
    surface(body, rows, table, materials, x, y, z, seen)
    _normal(body, rows, table, x, y, z, 0.0012 * reach, normal)
    if seen[BUMP] > 0:
        s, e = seen[BUMP_STEP], 0.35 / seen[BUMP_STEP]
        here = layered(x * s, y * s, z * s)
        normal[0] -= seen[BUMP] * (layered((x + e) * s, y * s, z * s) - here) / 0.35
        normal[1] -= seen[BUMP] * (layered(x * s, (y + e) * s, z * s) - here) / 0.35
        normal[2] -= seen[BUMP] * (layered(x * s, y * s, (z + e) * s) - here) / 0.35
        _unit(normal)
    shut, weight = 0.0, 1.0
    close = around(bodies, everything, chosen, x, y, z, 1.75 * reach)
    for n in range(1, 6):
        h = 0.035 * reach * n * n
        d, _w = nearest(
            bodies, rows, table, chosen, close, x + normal[0] * h, y + normal[1] * h, z + normal[2] * h
        )
        shut += weight * max(0.0, h - max(d, 0.0)) / h
        weight *= 0.72
    open_air = max(0.0, 1 - shut / 2.2)
    open_air = open_air * open_air
    up = 0.5 + 0.5 * normal[1]
    red = green = blue = 0.0
    red += (sky[0] * up + sky[3] * (1 - up)) * (0.18 + 0.82 * open_air)
    green += (sky[1] * up + sky[4] * (1 - up)) * (0.18 + 0.82 * open_air)
    blue += (sky[2] * up + sky[5] * (1 - up)) * (0.18 + 0.82 * open_air)
    shine_r = shine_g = shine_b = 0.0
    lit_ray = np.empty(3)
    lifted = np.empty(3)
    for n in range(3):
        lifted[n] = spot[n] + normal[n] * 0.006 * reach
    for n in range(len(lights)):
        lamp = lights[n]
        if lamp[0] == 0:
            lit_ray[0], lit_ray[1], lit_ray[2] = lamp[1], lamp[2], lamp[3]
            end, power = 60.0, 1.0
        else:
            lit_ray[0], lit_ray[1], lit_ray[2] = lamp[1] - x, lamp[2] - y, lamp[3] - z
            end = math.sqrt(lit_ray[0] ** 2 + lit_ray[1] ** 2 + lit_ray[2] ** 2)
            power = 1.0 / (1.0 + (end / lamp[8]) ** 2) ** 1.5
            end -= lamp[9]
        _unit(lit_ray)
        facing = normal[0] * lit_ray[0] + normal[1] * lit_ray[1] + normal[2] * lit_ray[2]
        wrap = seen[SOFT]
        amount = max(0.0, (facing + wrap) / (1 + wrap)) * power
        if amount * max(lamp[4], lamp[5], lamp[6]) < 0.006:
            continue
        if lamp[7] > 0:
            amount *= _shadow(bodies, rows, table, everything, chosen, lifted, lit_ray, end, lamp[7])
        red, green, blue = red + lamp[4] * amount, green + lamp[5] * amount, blue + lamp[6] * amount
        if seen[SHINE] > 0:
            hx, hy, hz = lit_ray[0] - ray[0], lit_ray[1] - ray[1], lit_ray[2] - ray[2]
            size = math.sqrt(hx * hx + hy * hy + hz * hz) + 1e-9
            spec = max(0.0, (normal[0] * hx + normal[1] * hy + normal[2] * hz) / size) ** seen[GLOSS]
            spec *= seen[SHINE] * amount * 2.0
            shine_r, shine_g, shine_b = (
                shine_r + lamp[4] * spec,
                shine_g + lamp[5] * spec,
                shine_b + lamp[6] * spec,
            )
    fall[0], fall[1], fall[2] = red, green, blue
    fall[3], fall[4], fall[5] = shine_r, shine_g, shine_b
    _coloured(seen, fall, out)
    edge = 1 + normal[0] * ray[0] + normal[1] * ray[1] + normal[2] * ray[2]
    out[4] = seen[MIRROR] * (0.25 + 0.75 * max(0.0, edge) ** 2)


@njit(cache=True, fastmath=True)
def _coloured(seen, fall, out):
    for n in range(3):
        out[n] = seen[n] * (fall[n] + seen[GLOW]) + fall[3 + n]
    out[3] = seen[GLOW]
    out[4] = 0.0


@njit(cache=True, fastmath=True)
def _in_view(bodies, eye, ray, spread, listed):
    """Lists the bodies a bundle of rays may meet; how many comes back."""
    count = 0
    for n in range(len(bodies)):
        dx, dy, dz = bodies[n, 2] - eye[0], bodies[n, 3] - eye[1], bodies[n, 4] - eye[2]
        t = dx * ray[0] + dy * ray[1] + dz * ray[2]
        away = math.sqrt(max(0.0, dx * dx + dy * dy + dz * dz - t * t))
        if t > -bodies[n, 5] and away < bodies[n, 5] + spread * max(t, 0.0) + spread * bodies[n, 5] + 0.02:
            listed[count] = n
            count += 1
    return count


@njit(cache=True, fastmath=True)
def picture(
    bodies, rows, table, materials, lights, sky, haze, eye, basis, lens, width, height, end, reach, cap
):
    """Render: colour, own glow, depth, two of the screen's normal, body (-1: none hit), pattern, step."""
    image = np.zeros((height, width, 10))
    everything = np.arange(len(bodies))
    listed = np.empty(len(bodies), np.int64)
    chosen = np.empty(len(bodies), np.int64)
    here = np.empty(len(bodies), np.int64)
    ray, spot, normal, out, seen = np.empty(3), np.empty(3), np.empty(3), np.empty(5), np.zeros(16)
    mirrored, second, other = np.empty(3), np.empty(3), np.empty(5)
    fall, unused = np.empty(6), np.empty(6)
    tile = 16
    for top in range(0, height, tile):
        for left in range(0, width, tile):
            u, v = (left + tile / 2 - width / 2) / height * 2, (height / 2 - top - tile / 2) / height * 2
            for n in range(3):
                ray[n] = basis[0, n] * u * lens + basis[1, n] * v * lens + basis[2, n]
            _unit(ray)
            count = _in_view(bodies, eye, ray, tile * 0.75 / height * 2 * lens, listed)
            for place in range(tile * tile):
                # Four neighbours after one another: they share the light where they are one surface.
                block, part = place // 4, place % 4
                i = top + block // (tile // 2) * 2 + part // 2
                j = left + block % (tile // 2) * 2 + part % 2
                if part == 0:
                    lit_body, lit_far = -1, 0.0
                if i >= height or j >= width:
                    continue
                u, v = (j + 0.5 - width / 2) / height * 2, (height / 2 - i - 0.5) / height * 2
                for n in range(3):
                    ray[n] = basis[0, n] * u * lens + basis[1, n] * v * lens + basis[2, n]
                _unit(ray)
                found = along(bodies, listed, count, here, eye, ray, end)
                t, which = trace(bodies, rows, table, here, found, eye, ray, 0.05, end)
                image[i, j, 4] = t
                image[i, j, 7] = which
                if which < 0:
                    continue
                for n in range(3):
                    spot[n] = eye[n] + ray[n] * t
                shared = which == lit_body and abs(t - lit_far) < 0.01 * t
                if shared:
                    seen[:] = 0.0
                    surface(bodies[which], rows, table, materials, spot[0], spot[1], spot[2], seen)
                    shared = seen[MIRROR] == 0.0
                if shared:
                    _coloured(seen, fall, out)
                else:
                    shade(
                        bodies,
                        rows,
                        table,
                        materials,
                        lights,
                        sky,
                        everything,
                        chosen,
                        spot,
                        ray,
                        which,
                        reach,
                        seen,
                        normal,
                        fall,
                        out,
                    )
                    lit_body, lit_far = which, t
                image[i, j, 8], image[i, j, 9] = seen[PATTERN], seen[STEP]
                for n in range(2):
                    image[i, j, 5 + n] = (
                        normal[0] * basis[n, 0] + normal[1] * basis[n, 1] + normal[2] * basis[n, 2]
                    )
                if out[4] > 0.02:
                    facing = ray[0] * normal[0] + ray[1] * normal[1] + ray[2] * normal[2]
                    for n in range(3):
                        mirrored[n] = ray[n] - 2 * facing * normal[n]
                        spot[n] += normal[n] * 0.02 * reach
                    found = along(bodies, everything, len(everything), here, spot, mirrored, end)
                    far, hit = trace(bodies, rows, table, here, found, spot, mirrored, 0.02, end)
                    seen_part = min(out[4], 1.0)
                    rise = max(0.0, mirrored[1])
                    for n in range(3):
                        other[n] = haze[n] * (1 - rise) + haze[4 + n] * rise
                    if hit >= 0:
                        for n in range(3):
                            second[n] = spot[n] + mirrored[n] * far
                        spot[:] = second
                        shade(
                            bodies,
                            rows,
                            table,
                            materials,
                            lights,
                            sky,
                            everything,
                            chosen,
                            spot,
                            mirrored,
                            hit,
                            reach,
                            seen,
                            normal,
                            unused,
                            other,
                        )
                    for n in range(3):
                        out[n] = out[n] * (1 - seen_part) + other[n] * seen_part
                thick = 1 - math.exp(-((max(0.0, t - cap) * haze[3]) ** 1.3))
                for n in range(3):
                    image[i, j, n] = out[n] * (1 - thick) + haze[n] * thick
                image[i, j, 3] = out[3] * (1 - thick)
    return image
