"""Nesting dolls, painted and lit from one place."""

from __future__ import annotations

import math
from typing import NamedTuple

from tools.painter.canvas import Canvas, Point
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import darker, lighter, mix

GLOW, COOL, DARK, INK = "#ffe08a", "#8fa8d8", "#1c0a20", "#2a1018"
UPPER = (
    "0,-400 44,-392 76,-362 86,-318 76,-276! 98,-244 113,-204! 60,-190 0,-186 -60,-190 -113,-204! "
    "-98,-244 -76,-276! -86,-318 -76,-362 -44,-392"
)
LOWER = (
    "-113,-206! -60,-192 0,-188 60,-192 113,-206! 125,-150 123,-90 109,-40 92,-10! 50,4 0,8 -50,4 -92,-10! "
    "-109,-40 -123,-90 -125,-150"
)
SCARF = (
    "0,-412 60,-402 98,-350 96,-300 84,-262 56,-240 20,-222 0,-214 -20,-222 -56,-240 -84,-262 -96,-300 "
    "-98,-350 -60,-402"
)


class Doll(NamedTuple):
    """Where she stands, how tall, how she leans, and how she is painted."""

    x: float
    y: float
    size: float
    lean: float
    coat: str
    scarf: str
    trim: str
    turn: float
    wary: float
    """How her brows go: 1 afraid, -1 stern."""


def _lit(c: Canvas, doll: Doll, light: Point, strength: float) -> None:
    """The shoot's light and the window's on what was drawn, inside its contour."""
    a = math.radians(-doll.lean)
    dx, dy = (light[0] - doll.x) / doll.size, (light[1] - doll.y) / doll.size
    x, y = dx * math.cos(a) - dy * math.sin(a), dx * math.sin(a) + dy * math.cos(a)
    side = 1 if x > 0 else -1
    mass(
        c,
        (
            f"{-side * 40},-420 {-side * 140},-420 {-side * 140},20 "
            f"{-side * 60},20 {-side * 84},-120 {-side * 50},-260"
        ),
        DARK,
        22,
        0.8,
    )
    r = 330 / doll.size
    stops = [(0, GLOW, strength), (0.18, GLOW, strength * 0.55), (0.5, GLOW, strength * 0.18), (1, GLOW, 0)]
    c.circle(x, y, r, c.fade(stops))
    mass(c, "60,-396 90,-360 96,-310 84,-280 80,-330 66,-366", COOL, 4, 0.55)


def _eye(c: Canvas, x: float, y: float, look: Point, wary: float, out: int) -> None:
    with c.at(x, y):
        with form(c, "-13,1! -6,-7 5,-8 13,-1! 6,5 -6,6", "#f4e4cc"):
            c.circle(look[0] * 6.4, look[1] * 4 - 0.6, 6.4, "#4a2c20")
            c.circle(look[0] * 7, look[1] * 4.4 - 0.6, 3.8, "#0c0608")
            c.circle(look[0] * 6 - 1.6, look[1] * 4 - 3, 1.5, "#fff6dc")
            mass(c, "-14,-10 14,-10 14,-4 -14,-4", "#7a4a48", 2, 0.7)
        line(c, "-14,2 -6,-8 5,-9 14,-2", INK, (1.2, 3.6, 3, 1))
        line(c, "-9,7 0,9 9,6", INK, (0.4, 1.2, 0.4), 0.7)
        inner, outer = -19 - 5 * wary, -17 + 4 * wary
        line(c, f"{-out * 13},{inner} 0,-23 {out * 15},{outer}", "#4a2418", (1.6, 3.4, 0.8))


def _face(c: Canvas, doll: Doll, light: Point, hair: str) -> None:
    """The middle of the face at the origin, fifty-six high, turned by ``turn``; the largest is the oldest."""
    age = min(1.0, max(0.0, (doll.size - 0.5)))
    dx, dy = light[0] - doll.x, light[1] - (doll.y - 320 * doll.size)
    far = math.hypot(dx, dy)
    look = (dx / far * 1.1, dy / far)
    with form(
        c,
        "0,-56 36,-46 50,-10 45,24 24,50 0,57 -24,50 -45,24 -50,-10 -36,-46",
        mix("#f2caa4", "#d8a488", age),
    ):
        shade = -1 if doll.turn > 0 else 1
        mass(
            c,
            f"{shade * 20},-60 {shade * 60},-50 {shade * 60},60 {shade * 14},60 {shade * 30},10",
            "#8a4a58",
            13,
            0.55,
        )
        mass(c, "-50,-60 50,-60 50,-30 0,-40 -50,-30", "#7a3c4c", 8, 0.7)
        for side in (-1, 1):
            with c.group(through=c.blur(4)):
                c.circle(doll.turn * 9 + side * 27, 20, 11, "#e0604c", 0.7 - 0.3 * age)
        t = doll.turn * 11
        mass(
            c,
            f"{-shade * 24},-30 {-shade * 46},-10 {-shade * 40},30 {-shade * 16},50 {-shade * 26},10",
            "#fff0cc",
            10,
            0.5,
        )
        with form(c, f"-56,0 -56,-60 0,-70 56,-60 56,0! 44,-22 26,-38 {t},-44! -26,-38 -44,-22", hair):
            strands(
                c,
                f"{t - 4},-66 -30,-52 -54,-8",
                f"{t - 2},-46 -26,-38 -46,-18",
                6,
                (lighter(hair, 0.3), darker(hair, 0.3)),
                (1, 2.6, 1),
                1,
                0.7,
            )
            strands(
                c,
                f"{t + 4},-66 30,-52 54,-8",
                f"{t + 2},-46 26,-38 46,-18",
                6,
                (lighter(hair, 0.3), darker(hair, 0.3)),
                (1, 2.6, 1),
                1,
                0.7,
            )
        for side in (-1, 1):
            with c.group(f"translate({t + side * 20},-6) scale({1 - 0.16 * max(0.0, side * doll.turn)},1)"):
                _eye(c, 0, 0, look, doll.wary, side)
        if age > 0.9:
            for side in (-1, 1):
                line(
                    c,
                    f"{t + side * 17},20 {t + side * 21},28 {t + side * 19},36",
                    "#8a4a48",
                    (0.5, 1.5, 0.5),
                    0.55,
                )
                line(
                    c,
                    f"{t + side * 12},6 {t + side * 21},9 {t + side * 29},4",
                    "#8a4a48",
                    (0.4, 1.4, 0.4),
                    0.5,
                )
        line(c, f"{t + 2},-8 {t + 5 + doll.turn * 4},8 {t},13", "#a8604c", (0.6, 2, 1), 0.8)
        mouth = 31
        c.path(
            contour(
                f"{t - 9},{mouth} {t - 3},{mouth - 4} {t},{mouth - 2} "
                f"{t + 3},{mouth - 4} {t + 9},{mouth} {t},{mouth + 6}"
            ),
            "#b82c3c",
        )
        if doll.wary > 0.5:
            c.ellipse(t, mouth + 1, 4, 3.4, "#5a1020")


def _tree(c: Canvas, leaves: tuple[str, ...], season: str) -> None:
    """On her belly, its foot at the origin, a hundred and twenty high."""
    bark = "#4a2a20"
    c.limb([(0, 6), (-4, -30), (3, -66), (0, -104)], (13, 9, 6, 1.5), bark)
    for text in (
        "-2,-34 -22,-58 -44,-72",
        "2,-46 24,-64 42,-92",
        "2,-64 -14,-84 -24,-104",
        "1,-78 14,-94 18,-112",
        "-22,-58 -38,-60 -52,-56",
        "24,-64 40,-66 54,-62",
    ):
        line(c, text, bark, (6, 3.6, 1))
    line(c, "5,2 2,-32 7,-64", "#b87a50", (1, 2.4, 0.6), 0.8)
    for k in range(46 if leaves else 0):
        a, far = k * 2.39996, math.sqrt((k + 0.5) / 46)
        x, y = math.cos(a) * far * 58, -82 + math.sin(a) * far * 44
        n = c.r.uniform(6, 11)
        turn = c.r.uniform(0, 360)
        with c.at(x, y, 1.0, turn):
            c.path(contour(f"{-n},0! 0,{-n * 0.56} {n},0! 0,{n * 0.56}"), leaves[k % len(leaves)])
    if season == "winter":
        for text in ("-44,-73 -22,-60 -4,-38", "42,-94 24,-67 6,-50", "-52,-58 -38,-62", "54,-64 40,-68"):
            line(c, text, "#f4f8ff", (1, 2.6, 1))
        for k in range(9):
            a = k * 2.4
            x, y, n = math.cos(a) * (20 + 4 * k), -74 + math.sin(a) * (16 + 4.6 * k), 3 + k % 3
            for j in range(3):
                b = j * math.pi / 3
                c.segment(
                    x - math.cos(b) * n,
                    y - math.sin(b) * n,
                    x + math.cos(b) * n,
                    y + math.sin(b) * n,
                    "#f4f8ff",
                    1.3,
                )
    if season == "autumn":
        for x, y in ((-40, 0), (-18, 8), (24, 5), (44, -4)):
            c.path(contour(f"{x - 8},{y}! {x},{y - 4} {x + 8},{y}! {x},{y + 4}"), leaves[0])


def painted_doll(
    c: Canvas, doll: Doll, light: Point, hair: str, leaves: tuple[str, ...], season: str, gap: float = 0.0
) -> None:
    deep = darker(doll.coat, 0.5)
    with c.relief(0.1), c.at(doll.x, doll.y, doll.size, doll.lean):
        with form(c, LOWER, doll.coat):
            mass(c, "-130,-40 130,-40 110,20 -110,20", deep, 14, 0.8)
            with form(
                c,
                "0,-172 50,-160 84,-120 84,-74 56,-30 0,-18 -56,-30 -84,-74 -84,-120 -50,-160",
                mix(doll.trim, "#f4e4c8", 0.7),
            ):
                mass(c, "-90,-60 0,-30 90,-60 90,0 -90,0", mix(doll.trim, doll.coat, 0.5), 12, 0.7)
                with c.at(0, -46, 1.0):
                    _tree(c, leaves, season)
            c.path(
                contour("0,-172 50,-160 84,-120 84,-74 56,-30 0,-18 -56,-30 -84,-74 -84,-120 -50,-160"),
                "none",
                doll.trim,
                4,
            )
            for k in range(11):
                x = -100.0 + k * 20
                y = -9 + 14 * (1 - (x / 110) ** 2)
                c.circle(x, y - 4, 4.6, doll.trim)
                c.circle(x, y - 4, 2, deep)
            mass(c, "-100,-190 -118,-150 -116,-90 -104,-120", "#fff4e0", 5, 0.35)
            _lit(c, doll, light, 0.95)
        if gap:
            with form(
                c,
                (
                    f"-113,-206! -60,-190 0,-186 60,-190 113,-206! "
                    f"{112 - gap * 0.08},{-205 - gap * 1.5}! 0,{-192 - gap} -113,-206!"
                ),
                "#140610",
            ):
                mass(c, "-40,-230 113,-250 113,-190 -30,-186", "#3a1420", 10, 0.8)
                for x in (30, 72):
                    with c.at(x, -194 - gap * 0.4 * (1 + x / 110), 0.78, -8):
                        _eye(c, 0, 0, (0.5, 0.8), 0.3, 1)
        with c.group(f"rotate({-gap * 0.38},-113,-205)" if gap else ""), form(c, UPPER, doll.coat):
            # Sleeves and hands that are painted on.
            for side in (-1, 1):
                mass(
                    c,
                    f"{side * 70},-262 {side * 104},-230 {side * 110},-200 {side * 80},-196",
                    deep,
                    6,
                    0.7,
                )
            with form(c, SCARF, doll.scarf):
                mass(c, "-100,-330 100,-330 90,-250 0,-200 -90,-250", darker(doll.scarf, 0.5), 16, 0.6)
                mass(c, "-60,-390 -20,-404 10,-398 -30,-380 -66,-350", "#fff4e0", 6, 0.6)
                for k in range(15):
                    a = math.pi * (0.92 + 1.16 * k / 14)
                    x, y = math.cos(a) * 76, -318 + math.sin(a) * 76
                    c.circle(x, y, 5.4, doll.trim)
                    c.circle(x, y, 2.2, darker(doll.scarf, 0.4))
                mass(c, "-50,-276 0,-258 50,-276 44,-252 0,-244 -44,-252", darker(doll.scarf, 0.55), 7, 0.7)
            with c.at(doll.turn * 12, -322):
                _face(c, doll, light, hair)
            with form(
                c,
                "-14,-262 0,-268 14,-262 34,-230 40,-206! 18,-212 0,-236 -18,-212 -40,-206! -34,-230",
                lighter(doll.scarf, 0.15),
            ):
                mass(c, "-10,-262 10,-262 6,-246 -6,-246", darker(doll.scarf, 0.5), 4, 0.6)
            _lit(c, doll, light, 0.8)
        line(
            c, "-113,-206 -60,-191 0,-187 60,-191 113,-206", darker(doll.coat, 0.7), (1, 2.6, 3, 2.6, 1), 0.8
        )
