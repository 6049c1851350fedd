"""Books that fly out of a library into the evening; a girl on a pile of them opens the last one's cage."""

from __future__ import annotations

import math

from tools.painter import things
from tools.painter.canvas import Canvas, Point
from tools.painter.hand import between, contour, form, line, mass, points, round_limb, strands
from tools.painter.palettes import darker, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.cage_opener import SUN, girl

SPINES = ("#8a2f3a", "#b3683c", "#2f5f63", "#c98a3c", "#5a3a5c", "#7a4a2c", "#3d6f6a")
EYE: Point = (90.0, 500.0)
"""Where the boards of the shelves run together."""

TOP, LOW = "0,-24 -40,-60 -98,-72 -150,-50", "0,32 -46,-4 -96,-12 -142,14"


def _wing(c: Canvas, top: str, low: str, tone: str, shade: str, printed: bool) -> None:
    """Half an open book, from its spine at the origin to the left."""
    (tx, ty), (lx, ly) = points(top)[-1], points(low)[-1]
    back = " ".join(reversed(low.split()))
    shape = f"{top.replace(' ', '! ', 1)}! {back.replace(' ', '! ', 1)}!"
    with form(c, shape, tone):
        mass(c, "0,-40 -30,-60 -50,-20 -40,40 0,40", shade, 10, 0.8)
        mass(c, f"{tx},{ty} {tx + 40},{ty - 20} {lx + 40},{ly - 10} {lx},{ly + 10}", "#fff8dc", 9, 0.8)
        if printed:
            for k in range(7):
                way = between(points(top), points(low), 0.16 + k * 0.105)
                (ax, ay), (bx, by), (dx, dy) = way[1], way[2], way[3]
                end = 0.84 if k % 3 else 0.6
                ex, ey = bx + (dx - bx) * end, by + (dy - by) * end
                line(c, f"{ax},{ay} {bx},{by} {ex},{ey}", "#9a7868", (1, 1.8, 1), 0.75)


def _book(c: Canvas, cover: str, dim: float = 0.0, printed: bool = True, up: float = 0.0) -> None:
    """It flies towards the left, three hundred wide, its spine at the origin."""
    page = mix("#fff0cc", "#5a3050", dim)
    with c.relief(0.1):
        line(c, "2,30 10,56 -4,78 8,104", "#d8383c", (4, 5, 5, 2))
        for flip in (False, True):
            with c.at(0, 0, 1, -up if flip else up, flip):
                near = flip
                c.path(
                    contour("0,-20! -40,-50 -100,-62 -160,-38! -150,28! -100,2 -50,10 0,42!"),
                    darker(cover, 0.35 if near else 0.1),
                )
                line(c, "-158,-34 -149,26", mix(cover, "#ffd090", 0.4), (2, 4, 2))
                for k in range(3):
                    lift = 9 - k * 4.5
                    c.path(
                        contour(
                            f"0,-22! -40,{-60 + lift} -98,{-72 + lift} {-152 + k * 2},{-50 + lift}! "
                            f"{-143 + k * 2},{16 + lift}! -96,{-10 + lift} -46,{-2 + lift} 0,36!"
                        ),
                        mix(page, "#7a4a44", 0.42 - k * 0.13),
                    )
                _wing(
                    c,
                    TOP,
                    LOW,
                    mix(page, "#8a5a5c", 0.3 if near else 0.0),
                    mix("#a8785c", "#4a2844", 0.4 if near else 0.1),
                    printed,
                )
        # One leaf stands up between the wings.
        with form(c, "0,-24! 6,-58 -14,-92 -38,-110! -34,-64 -14,-10 0,30!", mix(page, "#c89a78", 0.25)):
            mass(c, "0,-24 10,-60 -10,-90 -4,-40 0,20", "#8a5a50", 6, 0.7)


def _sky(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#1c0f24", "#3a1a2c", "#2a1022"))
    window = "38,668! 38,250 70,140 172,96 274,140 306,250 306,668!"
    c.path(contour("14,684! 16,240 52,116 172,66 292,116 328,240 330,684!"), "#3a1c24")
    line(c, "16,680 18,240 54,118 172,68 290,118 326,240 328,680", "#7a4430", (3, 4, 4, 4, 4, 4, 3))
    with c.group(clip=c.clip(contour(window))):
        c.rect(30, 60, 290, 640, c.vert("#182450", "#34407c", "#6a4c80", "#a85c70", "#e88a58", "#ffd890"))
        for _ in range(26):
            c.circle(c.r.uniform(40, 300), c.r.uniform(100, 280), c.r.choice((1.0, 1.5)), "#fff4dc", 0.8)
        c.glow(256, 552, 300, "#ffe4a0", 0.95)
        c.circle(256, 548, 32, "#fff6d0")
        for y, x, w, tone in (
            (500, 230, 90, "#ffc890"),
            (538, 110, 70, "#fff0c8"),
            (430, 270, 80, "#c87c78"),
            (330, 80, 70, "#6a5484"),
        ):
            with c.group(through=c.blur(4), opacity=0.7):
                c.path(
                    contour(
                        f"{x - w},{y} {x - w * 0.3},{y - 9} {x + w * 0.4},{y - 5} {x + w},{y + 2} {x},{y + 6}"
                    ),
                    tone,
                )
        for text, tone in (
            ("20,620! 90,590 160,606 240,580 330,596! 330,700! 20,700!", "#b8685c"),
            ("20,644! 110,622 200,640 330,618! 330,700! 20,700!", "#7a3c4c"),
        ):
            c.path(contour(text), tone)
        # Those that have gone already.
        for x, y, k, rot, up, tone in (
            (250, 292, 0.3, 22, 26, "#8a2f3a"), (212, 226, 0.22, -10, -12, "#2f5f63"),
            (128, 262, 0.17, 6, 30, "#c98a3c"),
            (148, 196, 0.14, 14, -14, "#5a3a5c"), (94, 214, 0.12, -8, 24, "#8a2f3a"),
            (116, 160, 0.09, 8, -10, "#3d6f6a"),
            (196, 168, 0.085, -6, 26, "#7a4a2c"), (160, 134, 0.065, 0, -8, "#8a2f3a"),
        ):  # fmt: skip
            with c.at(x, y, k, rot):
                _book(c, tone, 0.08, False, up)
    for text in (
        "172,66 172,300 172,668",
        "38,250 172,246 306,250",
        "38,410 172,410 306,410",
        "38,560 172,562 306,560",
    ):
        line(c, text, "#2c1420", (7, 7, 7))
        line(
            c,
            " ".join(f"{float(q.split(',')[0]) - 2},{float(q.split(',')[1]) + 2}" for q in text.split()),
            "#e89858",
            (1, 1.6, 1),
            0.8,
        )


def _shelves(c: Canvas) -> None:
    """The wall on the right; its boards run together far off on the left."""

    def at(depth: float, level: float) -> Point:
        x = 330 + 290 * depth
        return x, EYE[1] + level * (x - EYE[0]) / 510

    a, b = at(0, -1000), at(1, -1000)
    low_a, low_b = at(0, 800), at(1, 800)
    c.poly([a, b, low_b, low_a], "#1c0c18")
    for k in range(-4, 4):
        level = 150.0 * k + 20
        x = 0.0
        while x < 1.02:
            wide = c.r.uniform(0.03, 0.062) * (0.6 + 0.7 * x)
            tall = c.r.uniform(92, 126)
            if c.r.random() < 0.2:
                x += wide
                continue
            tone = c.r.choice(SPINES)
            lit = 0.42 * (1 - x) + 0.08
            quad = [
                at(x, level + 138 - tall),
                at(x + wide * 0.9, level + 138 - tall),
                at(x + wide * 0.9, level + 138),
                at(x, level + 138),
            ]
            c.poly(quad, mix(mix(tone, "#1c0c20", 0.34), "#ffb068", lit * 0.5))
            (ax, ay), (dx, dy) = quad[0], quad[3]
            c.segment(ax + 1, ay + 2, dx + 1, dy, "#ffc880", 1.8, 0.25 + lit)
            for share in (0.2, 0.3, 0.8):
                if c.r.random() < 0.6:
                    (bx, by), (ex, ey) = quad[1], quad[2]
                    c.segment(
                        ax + 2, ay + (dy - ay) * share, bx - 1, by + (ey - by) * share, "#e8b868", 2, 0.5
                    )
            x += wide
        (ax, ay), (bx, by) = at(0, level + 138), at(1.05, level + 138)
        (dx, dy), (ex, ey) = at(0, level + 152), at(1.05, level + 152)
        c.poly([(ax, ay), (bx, by), (ex, ey), (dx, dy)], "#6a3826")
        c.segment(ax, ay, bx, by, "#d88c50", 2, 0.7)
    c.poly([(318, -20), (340, -20), (340, 920), (318, 920)], "#5a2c24")
    c.segment(320, -20, 320, 920, "#e8985c", 3, 0.8)


def _ladder(c: Canvas) -> None:
    with c.relief(0.1):
        for k in range(9):
            y = 60 + k * 96
            x = 562 - k * 2.4
            round_limb(c, f"{x - 58},{y + 5} {x + 4},{y}", (11, 11), "#8a5430", "#2a1020", "#ffc880", SUN)
        for top, low in ((508, 470), (566, 548)):
            round_limb(
                c,
                f"{top},-20 {(top + low) / 2},400 {low},920",
                (13, 15, 18),
                "#a8683c",
                "#3a1820",
                "#ffd090",
                SUN,
            )
        line(c, "536,196 526,206 526,222", "#1c0c18", (3, 3, 3))
    things.lantern(c, 524, 292, 74, "#1d0b1e")
    c.glow(524, 262, 120, "#ffc870", 0.6)


def _cage(c: Canvas, front: bool) -> None:
    x, y, w, h = 168.0, 540.0, 164.0, 232.0
    gold, dark, lit = "#c8923c", "#4a2418", "#ffe8a8"
    top = y - h
    bars = [t / 5 for t in range(-5, 6)]

    def bar(t: float, depth: float) -> str:
        bow = 13 * math.sqrt(max(0.0, 1 - t * t)) * depth
        return (
            f"{x + t * w / 2},{y + bow} {x + t * w / 2},{y - h * 0.3 + bow} "
            f"{x + t * w / 2},{y - h * 0.58 + bow} {x + t * w * 0.38},{y - h * 0.82 + bow * 0.6} {x},{top}"
        )

    if not front:
        line(c, f"{x},{top - 16} {x - 1},200 {x},-20", dark, (3.6, 3, 3))
        c.ellipse(x, y, w / 2, 15, "#5a3020")
        for t in bars:
            line(c, bar(t, -1), mix(gold, dark, 0.55), (3, 3, 3, 3, 3))
        return
    with c.relief(0.1):
        for t in bars:
            if -0.5 < t < 0.5:
                continue
            line(c, bar(t, 1), dark, (5.4, 5.4, 5.4, 5.4, 4))
            line(c, bar(t, 1), mix(gold, lit, 0.5 if t < 0 else 0.0), (3.6, 3.6, 3.6, 3.6, 3))
        for t in (-0.4, -0.2, 0.0, 0.2, 0.4):
            line(
                c,
                f"{x + t * w / 2},{y - h * 0.64 + 11} {x + t * w * 0.36},{y - h * 0.83 + 8} {x},{top}",
                gold,
                (3.6, 3.4, 3),
            )
        for level, wide in ((0.0, 0.53), (0.62, 0.5)):
            yy = y - h * level
            arc = (
                f"{x - w * wide},{yy} {x - w * wide * 0.6},{yy + 11} "
                f"{x},{yy + 15} {x + w * wide * 0.6},{yy + 11} {x + w * wide},{yy}"
            )
            line(c, arc, dark, (7, 9, 9, 9, 7))
            line(c, arc, gold, (5, 6, 6, 6, 5))
            line(c, arc, lit, (3, 3, 1.6, 1, 1), 0.9)
        with form(
            c,
            (
                f"{x - 88},{y + 2}! {x - 50},{y + 15} {x},{y + 19} {x + 50},{y + 15} {x + 88},{y + 2}! "
                f"{x + 80},{y + 26}! {x + 40},{y + 38} {x - 40},{y + 38} {x - 80},{y + 26}!"
            ),
            gold,
        ):
            mass(c, f"{x},{y} {x + 100},{y} {x + 100},{y + 50} {x - 20},{y + 50}", dark, 12, 0.85)
            mass(c, f"{x - 90},{y} {x - 50},{y + 14} {x - 40},{y + 30} {x - 84},{y + 24}", lit, 6, 0.8)
        c.ring(x, top - 10, 10, 10, gold, 4.4)
        # The little door stands open; she has it in her hand.
        door = "212,546! 214,474 222,424 246,404 272,416 282,462 284,530!"
        c.path(contour(door), "none", dark, 6.4)
        c.path(contour(door), "none", gold, 4.2)
        for text in ("230,420 230,480 230,542", "248,406 249,470 250,538", "266,412 267,470 268,534"):
            line(c, text, gold, (3.2, 3.2, 3.2))
        line(c, "214,486 248,482 283,478", gold, (3.4, 3.4, 3.4))


def _nest(c: Canvas) -> None:
    """On the sill: three thin ones that cannot fly yet."""
    x = 8.0
    while x < 330:
        w, h = c.r.uniform(13, 26), c.r.uniform(96, 128)
        if c.r.random() < 0.86:
            tone = mix(c.r.choice(SPINES), "#1c0a1c", 0.56)
            c.poly([(x, 836 - h), (x + w - 2, 836 - h), (x + w - 2, 836), (x, 836)], tone)
            c.segment(x + 1.4, 840 - h, x + 1.4, 834, "#e89060", 1.6, 0.35)
            for share in (0.2, 0.28, 0.8):
                c.segment(x + 3, 836 - h * share, x + w - 5, 836 - h * share, "#c8985c", 1.6, 0.5)
        x += w
    with c.group(through=c.blur(10)):
        c.path(contour("-10,690! 340,690! 340,736! -10,736!"), "#10060f", op=0.8)
    with c.relief(0.1):
        with form(c, "6,660! 338,660! 350,684! 340,700 -10,700!", "#8a4c30"):
            mass(c, "-10,680 350,680 350,710 -10,710", "#3a1620", 6, 0.9)
        line(c, "4,661 170,661 338,661", "#ffcf90", (2, 4, 2), 0.9)
        with c.group(through=c.blur(5)):
            c.ellipse(112, 672, 76, 9, "#2a0f18", 0.7)
        for x, y, rot, tone in (
            (60.0, 634.0, -24, "#3d7f7a"),
            (156, 634, 22, "#c98a3c"),
            (108, 628, 2, "#c8404a"),
        ):
            with c.at(x, y, 1, rot):
                c.path(contour("-24,-38! -4,8! 4,8! 24,-38! 20,-44 2,-4 -2,-4 -20,-44!"), tone)
                for k in (-3, -2, -1, 1, 2, 3):
                    line(
                        c,
                        f"0,4 {k * 3},-16 {k * 6.4},-40",
                        mix("#fff4d4", "#c89a78", 0.12 * abs(k)),
                        (3, 4, 3),
                    )
        strands(
            c,
            "36,640 34,664 60,680",
            "188,640 190,664 164,680",
            26,
            ("#c8924c", "#7a4a2c", "#e8b870", "#5a3020"),
            (2, 3.4, 2),
            10,
        )
        for _ in range(34):
            x = c.r.uniform(34, 176)
            y = 650 + c.r.uniform(-10, 22)
            line(
                c,
                f"{x - 22},{y + c.r.uniform(-6, 6)} {x},{y + 5} {x + 24},{y + c.r.uniform(-8, 4)}",
                c.r.choice(("#d8a860", "#8a5430", "#f0cc88", "#5a3020")),
                (0.6, 3, 0.6),
            )


def _table(c: Canvas) -> None:
    """With the shadow of the book that has taken off."""
    c.path("M-10,838 L610,820 V910 H-10Z", c.vert("#8a4a30", "#4a2020", "#2a0f1a"))
    line(c, "-10,838 300,830 610,820", "#ffb878", (3, 4, 2), 0.9)
    with c.group(through=c.blur(9)):
        c.path(contour("300,872 420,850 590,856 600,876 440,892 320,888"), "#14060f", op=0.85)
    with c.relief(0.1), c.at(108, 838, 1, -3):
        for dy, w, tone in ((0, 168, "#2f6f6c"), (-30, 150, "#8a3a3c")):
            c.path(contour(f"{-w / 2},{dy}! {w / 2},{dy}! {w / 2},{dy - 28}! {-w / 2},{dy - 28}!"), "#d8b898")
            mass(c, f"10,{dy - 28} {w / 2},{dy - 28} {w / 2},{dy} 20,{dy}", "#5a2c40", 8, 0.8)
            for k in range(4):
                line(c, f"{-w / 2},{dy - 6 - k * 5} {w / 2},{dy - 6 - k * 5}", "#9a7060", (1, 1.3, 1), 0.8)
            for y in (dy - 1, dy - 27):
                line(c, f"{-w / 2 - 5},{y} {w / 2 + 5},{y}", tone, (6, 6))
                line(c, f"{-w / 2 - 4},{y - 2} {w * 0.1},{y - 2}", mix(tone, "#ffd090", 0.6), (2, 1))


@scene("p02", "ember", Light(strength=0.0, focus=(250, 440)), by_hand=True)
def the_library_takes_wing(c: Canvas) -> None:
    _sky(c)
    _shelves(c)
    # Her shadow on the books.
    with c.group(through=c.blur(14), opacity=0.6):
        c.path(contour("470,330 520,300 570,330 580,400 600,440 620,660 540,700 500,600 480,480"), "#10060f")
    _ladder(c)
    with c.group(through=c.blur(30), blend="screen", opacity=0.4):
        c.path(contour("300,240! 620,400! 620,760! 300,640!"), "#c86a34")
    _nest(c)
    _cage(c, False)
    with c.at(166, 490, 0.58, 4):
        # Nothing is written in it yet.
        _book(c, "#2f6f73", 0.0, False, 8)
    _cage(c, True)
    _table(c)
    with c.at(426, 784, 1.02, -5):
        _book(c, "#8a2f3a", 0.04, True, 13)
    girl(c)
    with c.at(206, 762, 0.42, -22):
        _book(c, "#3d7f7a", 0.16, True, 30)
