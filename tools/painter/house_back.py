"""Backdrops, time cards and the card back: the quiet pictures that lie behind a table.

They must leave room for cards and words on top: calm middles, no strong contrast.
"""

from __future__ import annotations

import math

from tools.painter import built, nature, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import mix


def day(w: int, h: int) -> Canvas:
    c = Canvas(31, "milk", w, h)
    nature.sky(c, ("#5f9cc4", "#93c1d3", "#e9dfc4", "#f6d6a6"), (0, 0.3, 0.58, 0.8))
    nature.clouds(c, "#fffaf0", 0.8, 0.0022, 0.008, 0, h * 0.72, 0.49)
    nature.disc(c, w * 0.86, h * 0.13, min(w, h) * 0.07, "#fffbe6", "#ffdf8e", 6, 0.9)
    nature.hills(c, h * 0.66, 3, h * 0.05, h * 0.085, near="#4d7796", far="#bccfcf")
    return c


def night(w: int, h: int) -> Canvas:
    c = Canvas(12, "nocturne", w, h)
    nature.sky(c, ("#0a1130", "#142354", "#223a78", "#46598f"), (0, 0.35, 0.62, 0.8))
    nature.stars(c, w * h // 6500, h * 0.6, 2.2)
    nature.clouds(c, "#7f93c8", 0.4, 0.0024, 0.009, 0, h * 0.72, 0.5)
    nature.moon(c, w * 0.86, h * 0.13, min(w, h) * 0.062, halo=4.6, op=0.5)
    nature.hills(c, h * 0.66, 3, h * 0.05, h * 0.085, near="#0d1536", far="#5a6da2")
    return c


def lake(w: int, h: int) -> Canvas:
    """For dnup: everything twice, the second time upside down."""
    c = Canvas(22, "nocturne", w, h)
    shore = h * (0.4 if w > h else 0.36)
    nature.sky(c, ("#0b1536", "#1b3260", "#3e6489", "#c9a99a"), (0, 0.18, 0.3, shore / h))
    nature.stars(c, w * h // 8000, shore * 0.6)
    nature.clouds(c, "#a9b9de", 0.35, 0.003, 0.012, 0, shore, 0.5)
    with c.captured() as far, c.group(clip=c.clip_rect(0, 0, w, shore)):
        nature.ridge(c, shore - h * 0.075, h * 0.06, "#6f86ad", "#8f98b4")
        nature.fog(c, shore - h * 0.03, 40, 0.4)
        nature.ridge(c, shore - h * 0.035, h * 0.035, "#33486f", "#5a6c90", trees=w // 26)
    c.add("".join(far))
    water = c.linear(
        [(0, "#8d8aa0", 1), (0.12, "#3f5f86", 1), (0.5, "#182a55", 1), (1, "#0a1230", 1)], (0, 0), (0, 1)
    )
    c.rect(0, shore, w, h - shore, water)
    with c.group(clip=c.clip_rect(0, shore, w, h - shore)):
        c.mirror(far, shore, 0.62, 2.2, 0.9)
    for _ in range(90):
        t = c.r.random() ** 1.4
        nature.dash(
            c,
            c.r.uniform(-60, w),
            shore + 2 + t * (h - shore),
            20 + t * 150 * c.r.random(),
            1 + t * 4,
            c.r.choice(("#8fa3d6", "#0c1739", "#c9b0a8")),
            c.r.uniform(0.08, 0.3),
        )
    return c


def meadow(w: int, h: int) -> Canvas:
    """For Numberloor: a morning with balloons."""
    c = Canvas(51, "milk", w, h)
    nature.sky(c, ("#5c9fc4", "#93c6d4", "#d8e7d6", "#fbecc8"), (0, 0.34, 0.6, 0.86))
    nature.clouds(c, "#ffffff", 0.95, 0.0022, 0.0075, 20, h * 0.68, 0.43)
    small = min(w, h)
    for fx, fy, size, tone in (
        (0.1, 0.16, 0.05, "#d9694f"),
        (0.42, 0.1, 0.028, "#4f86b0"),
        (0.66, 0.2, 0.022, "#d9a04f"),
        (0.9, 0.13, 0.04, "#7f9d5e"),
    ):
        things.balloon(c, w * fx, h * fy, small * size, (tone, "#fff3d8"), "#6b4630")
    layers = ((0.64, "#b4ccb8", "#d3dcc0"), (0.73, "#8fb8a2", "#b0ccae"), (0.84, "#6a9f90", "#8cb8a0"))
    for k, (share, top, low) in enumerate(layers):
        nature.ridge(c, h * share, h * (0.036 - k * 0.004), top, low, trees=10 if k else 0)
        if k < 2:
            nature.fog(c, h * share + 60, 44, 0.5, "#fff6dc")
    nature.birds(c, 9, w * 0.4, h * 0.24, w * 0.8, h * 0.42, "#4a6a7a", 8)
    return c


def dreaming(w: int, h: int) -> Canvas:
    """For Dixit: a deep sky full of small paper lanterns going up."""
    c = Canvas(64, "violet", w, h)
    nature.sky(c, ("#0b0d2a", "#1a1a4c", "#33286a", "#6a4382"), (0, 0.35, 0.68, 1))
    nature.stars(c, w * h // 7000, h * 0.75, 2.0)
    nature.clouds(c, "#8a74c0", 0.42, 0.0022, 0.008, h * 0.1, h, 0.49)
    nature.clouds(c, "#d98aa0", 0.3, 0.0024, 0.011, h * 0.55, h * 1.05, 0.5)
    for _ in range(w * h // 24000):
        x, y = c.r.uniform(0, w), h * (1 - c.r.random() ** 1.7 * 0.9)
        if abs(x / w - 0.5) < 0.26 and y < h * 0.78:
            continue
        size = 5 + 13 * (y / h) ** 2 * c.r.uniform(0.6, 1.2)
        c.glow(x, y, size * 4.5, "#ffb866", 0.42)
        with c.at(x, y, size / 10, c.r.uniform(-8, 8)):
            c.path("M-6,8 C-10,0 -9,-10 0,-11 C9,-10 10,0 6,8Z", c.vert("#c9743f", "#ffd78a"))
            c.ellipse(0, 8, 6, 1.6, "#fff0c0")
    nature.fog(c, h * 0.98, h * 0.07, 0.5, "#3b2a66")
    return c


def dusk_town(w: int, h: int) -> Canvas:
    """For the start page: evening over the roofs."""
    c = Canvas(41, "nocturne", w, h)
    nature.sky(c, ("#0d1636", "#26356f", "#6f659c", "#d99b92"))
    nature.stars(c, w * h // 6500, h * 0.5, 2.0)
    nature.clouds(c, "#b7a9d6", 0.42, 0.0026, 0.009, h * 0.04, h * 0.78, 0.47)
    nature.clouds(c, "#f1b79a", 0.42, 0.0026, 0.012, h * 0.42, h * 0.92, 0.5)
    wide = w > h
    built.city(c, -20, w + 20, h * 0.9, h * 0.06, w // 26, "#3a3a72", "#ffc978", 0.9)
    nature.ridge(c, h * 0.9, 12, "#4a4478", "#3a3a72")
    nature.fog(c, h * 0.9, h * 0.05, 0.4, "#c79aa8")
    built.city(c, -30, w + 30, h * 0.98, h * 0.075, w // 34, "#1a1f4c", "#ffc978", 0.7)
    nature.ridge(c, h * 0.965, 10, "#0b1030")
    things.balloon(c, w * (0.09 if wide else 0.14), h * 0.2, h * 0.028, ("#8d5a92", "#e9cfae"))
    things.balloon(c, w * 0.9, h * 0.36, h * 0.018, ("#b8605a", "#e9cfae"))
    return c


def time_day(w: int, h: int) -> Canvas:
    c = Canvas(5, "milk", w, h)
    nature.sky(c, ("#4f93c2", "#8cc0d6", "#f0e2bf", "#f8d79f"), (0, 0.35, 0.62, 0.8))
    nature.clouds(c, "#fffaf0", 0.7, 0.007, 0.02, 0, h * 0.7, 0.52)
    r, cx, cy = w * 0.2, w * 0.5, h * 0.36
    c.glow(cx, cy, r * 3, "#fff2bd", 0.9)
    for k in range(16):
        a, tip = math.tau * k / 16, r * (1.75 if k % 2 else 2.0)
        c.poly(
            [
                (cx + math.cos(a - 0.11) * r * 1.22, cy + math.sin(a - 0.11) * r * 1.22),
                (cx + math.cos(a) * tip, cy + math.sin(a) * tip),
                (cx + math.cos(a + 0.11) * r * 1.22, cy + math.sin(a + 0.11) * r * 1.22),
            ],
            "#ffe9a6",
        )
    c.circle(cx, cy, r, "#fff3c0")
    c.circle(cx, cy, r * 0.86, c.radial("#fff0b0", "#ffdf86", "#f7bf5c", cx=0.4, cy=0.35, r=0.8))
    nature.hills(c, h * 0.68, 3, h * 0.05, h * 0.085, near="#3f6c8e", far="#a9c4c8")
    return c


def time_night(w: int, h: int) -> Canvas:
    c = Canvas(6, "nocturne", w, h)
    nature.sky(c, ("#0a1030", "#1a2a62", "#3f5593", "#8d8fb4"))
    nature.stars(c, 130, h * 0.66, 2.6)
    nature.crescent(c, w * 0.5, h * 0.36, w * 0.23, "#ffe9b4")
    nature.hills(c, h * 0.68, 3, h * 0.05, h * 0.085, near="#0e1740", far="#4f639c")
    return c


def card_back(w: int, h: int) -> Canvas:
    """The same upside down: two skies meeting at a door with a keyhole of light."""
    c = Canvas(77, "nocturne", w, h)
    c.rect(0, 0, w, h, c.vert("#121a45", "#22306a", "#121a45"))
    with c.captured() as half:
        nature.clouds(c, "#5d6fb0", 0.5, 0.005, 0.013, 0, h * 0.5, 0.47)
        nature.stars(c, 70, h * 0.42, 2.6)
        nature.crescent(c, w * 0.5, h * 0.2, w * 0.13, "#ffe6ad")
        for k in range(3):
            tone = mix("#4c5c9c", "#141b48", k / 2)
            y = h * (0.4 + 0.035 * k)
            with c.group(clip=c.clip_rect(0, 0, w, h / 2)):
                nature.ridge(c, y, 26, tone, tone, trees=10 if k else 0)
    c.add("".join(half))
    with c.group(f"rotate(180,{w / 2},{h / 2})"):
        c.add("".join(half))
    gold = "#e9c274"
    x, y = w / 2, h / 2
    c.glow(x, y, w * 0.42, "#ffd58a", 0.5)
    c.circle(x, y, w * 0.155, c.radial("#3a4a8c", "#1a2356"))
    c.ring(x, y, w * 0.155, w * 0.155, gold, 6)
    c.ring(x, y, w * 0.125, w * 0.125, gold, 2, 0.8)
    for k in range(24):
        a = math.tau * k / 24
        inner, outer = w * 0.175, w * (0.2 if k % 2 else 0.225)
        c.segment(
            x + math.cos(a) * inner,
            y + math.sin(a) * inner,
            x + math.cos(a) * outer,
            y + math.sin(a) * outer,
            gold,
            4,
        )
    for turn in (0, 180):
        with c.at(x, y, w / 600, turn):
            c.path("M0,0 m-17,-14 a17,17 0 1 1 34,0 q0,8 -7,14 H-10 q-7,-6 -7,-14Z", "#fff1c8")
    c.path(f"M{x - 9 * w / 600},{y - 8} h{18 * w / 600} v16 h{-18 * w / 600}Z", "#fff1c8")
    inset = w * 0.075
    for width, out in ((5, 0.0), (1.8, 10.0)):
        c.path(
            f"M{inset + out},{inset + out} H{w - inset - out} V{h - inset - out} H{inset + out}Z",
            "none",
            gold,
            width,
            0.85,
        )
    return c


def app_icon(size: int) -> Canvas:
    """A little round table with the evening on it."""
    c = Canvas(9, "nocturne", size, size)
    s = size / 512
    nature.sky(c, ("#0d1438", "#22336e", "#5b5f9c", "#c98f98"))
    nature.stars(c, 46, size * 0.45, 5 * s)
    nature.crescent(c, 352 * s, 138 * s, 62 * s, "#ffe9b4")
    nature.ridge(c, 392 * s, 40 * s, "#3a3f78", "#232a5c", trees=6)
    nature.ridge(c, 462 * s, 16 * s, "#12183f")
    with c.group(through=c.rim("#ffe9b8", -4 * s, 4 * s)), c.at(236 * s, 300 * s, s):
        for leg in (((-120, 18), (-150, 170)), ((120, 18), (150, 170)), ((0, 44), (0, 176))):
            c.limb(leg, (28, 18), "#e9d9b4")
        c.ellipse(0, 14, 178, 62, "#a9865a")
        c.ellipse(0, 0, 178, 62, c.vert("#fff3d6", "#f0d9a6"))
    with c.at(236 * s, 292 * s, s):
        for x, rot, tone in ((-56, -16, "#f07a1f"), (6, 3, "#1769c2"), (66, 19, "#e06a9c")):
            with c.at(x, 0, 1, rot):
                c.path("M-34,8 L-30,-92 L30,-92 L34,8Z", "#fff8e6")
                c.path("M-27,2 L-24,-85 L24,-85 L27,2Z", c.vert(tone, mix(tone, "#1b1d3a", 0.35)))
    return c
