"""The stalls of a theatre, and the only two who came: a top hat, and a goldfish in its bowl."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, strands

BOWL = (428.0, 722.0, 106.0)


def _seat(c: Canvas, x: float, y: float, w: float, h: float, near: bool = False) -> None:
    """A back seen from behind; the stage lights its upper rim."""
    r = w / 2
    shape = (
        f"{x - r},{y + h}! {x - r * 1.02},{y + r * 0.5} "
        f"{x - r * 0.86},{y + r * 0.1} {x - r * 0.4},{y - 1} {x},{y - r * 0.06} "
        f"{x + r * 0.4},{y - 1} {x + r * 0.86},{y + r * 0.1} {x + r * 1.02},{y + r * 0.5} {x + r},{y + h}!"
    )
    with form(c, shape, "#6a1c30" if near else "#4a1426"):
        mass(
            c,
            f"{x - r},{y + r * 0.5} {x + r},{y + r * 0.5} {x + r},{y + h + 20} {x - r},{y + h + 20}",
            "#1a0614",
            r * 0.4,
            0.9,
        )
        mass(
            c,
            f"{x - r},{y + r * 0.4} {x - r * 0.8},{y} {x},{y - r * 0.1} "
            f"{x + r * 0.8},{y} {x + r},{y + r * 0.4} "
            f"{x + r * 0.7},{y + r * 0.16} {x},{y + r * 0.08} {x - r * 0.7},{y + r * 0.16}",
            "#f08a5c",
            3,
            0.85,
        )
        if near:
            line(
                c,
                f"{x - r * 0.86},{y + h} {x - r * 0.82},{y + r * 0.6} {x - r * 0.4},{y + r * 0.3} "
                f"{x + r * 0.4},{y + r * 0.3} {x + r * 0.82},{y + r * 0.6} {x + r * 0.86},{y + h}",
                "#c8843c",
                (3, 3, 3),
                0.75,
            )


def _hat(c: Canvas) -> None:
    """It has come alone, with a ticket, and is already wet."""
    tone, deep, lit = "#2c2a48", "#0a0716", "#f8b878"
    with c.at(150, 824, 1.0, -3), c.relief(0.1):
        with form(c, "-98,-6 -84,-18 -50,-24 50,-24 84,-18 98,-8 92,8 50,20 0,24 -50,20 -92,8", tone):
            mass(c, "-100,2 0,18 100,0 80,30 -80,30", deep, 7, 0.9)
        line(c, "-98,-8 -84,-19 -62,-23", lit, (1, 3.4, 1.4))
        line(c, "60,-23 84,-19 97,-9", lit, (1.4, 4, 1.4))
        with form(
            c,
            "-60,-8! -58,-50 -64,-96 -72,-134! -30,-146 30,-146 72,-134! 64,-96 58,-50 60,-8! 30,2 -30,2",
            tone,
        ):
            mass(c, "-80,-140 -40,-140 -36,0 -70,10", deep, 13, 0.85)
            mass(c, "-20,-120 20,-120 24,0 -20,6", "#454468", 14, 0.6)
            mass(c, "54,-140 74,-136 62,-60 64,0 54,0 52,-70", lit, 6, 0.6)
            with form(c, "-64,-42! -30,-32 30,-32 64,-42! 64,-8! 30,4 -30,4 -64,-8!", "#3a9a98"):
                mass(c, "-70,-40 -30,-30 -30,10 -70,10", "#0c2c44", 9, 0.85)
                mass(c, "44,-40 66,-44 66,0 48,0", "#fff0b0", 5, 0.7)
        c.path(contour("-72,-134! -30,-146 30,-146 72,-134! 30,-124 -30,-124"), "#5a5478")
        line(c, "-71,-134 -30,-146 30,-146 71,-134", lit, (1.4, 4, 4, 1.6))
        with c.at(24, -34, 1, 14):
            c.path(contour("-12,-34! 14,-34! 14,22! -12,22!"), "#0a0716", op=0.4)
            c.path(contour("-15,-38! 11,-38! 11,18! -15,18!"), "#fff0cc")
            c.path(contour("-15,-8! 11,-8! 11,-4! -15,-4!"), "#c8402f")
            for y in (-28, -20):
                line(c, f"-10,{y} -2,{y} 6,{y}", "#a86848", (2, 2, 2))
        for x, y, r in (
            (-40, -100, 4.6),
            (-16, -74, 3.6),
            (12, -108, 4),
            (-28, -58, 3),
            (40, -86, 3.4),
            (-48, -20, 3),
        ):
            c.ellipse(x, y, r * 0.8, r * 1.2, "#8fd0d8", 0.95)
            c.circle(x + 0.8, y - 1.4, r * 0.36, "#ffffff")


def _goldfish(c: Canvas) -> None:
    """Its mouth is at the glass; it looks up to the left."""
    tail = ("#fff0b0", "#e8602c", "#ffb050")
    for shape, first, last in (
        (
            "46,2! 74,-36 112,-58 122,-40! 112,-14 118,8! 86,12 56,16!",
            "48,4 80,-30 116,-50",
            "52,14 88,8 116,4",
        ),
        ("44,8! 78,16 112,16 116,34! 98,52 92,74! 66,52 46,24!", "50,10 86,20 114,24", "46,20 70,50 90,70"),
    ):
        with form(c, shape, "#f07a34"):
            strands(c, first, last, 12, tail, (0.8, 3, 0.6), 3, 0.75)
    with form(c, "-18,-36! -10,-66 20,-78 52,-62! 46,-46 50,-22! 16,-32", "#f07a34"):
        strands(c, "-16,-38 -8,-52 6,-70", "44,-24 44,-40 48,-60", 9, tail, (0.6, 2.6, 0.5), 2, 0.7)
    with form(
        c, "-74,-2 -62,-20 -40,-34 -4,-44 30,-34 54,-8 56,10 40,28 6,42 -32,38 -58,24 -70,12", "#f4863c"
    ):
        mass(c, "-70,16 -40,24 0,28 50,10 40,40 -20,54 -60,40", "#8a2434", 9, 0.7)
        mass(c, "-72,-4 -40,-34 -4,-46 30,-36 0,-30 -36,-18 -56,0", "#fff0b0", 8, 0.9)
        for k in range(6):
            for j in range(4):
                x, y = -22 + k * 12.0, -20 + j * 13 + (k % 2) * 6
                line(c, f"{x - 4},{y - 6} {x + 3},{y} {x - 4},{y + 6}", "#b8442c", (0.5, 1.8, 0.5), 0.6)
        line(c, "-32,-30 -24,-4 -34,26", "#b03c28", (1, 4.4, 1.4), 0.8)
    with form(c, "-12,14! 6,20 22,40 16,56! -2,48 -18,28!", "#ffb050"):
        strands(c, "-10,16 4,28 16,50", "-16,24 -8,38 4,50", 6, tail, (0.6, 2, 0.5), 1, 0.8)
    c.ellipse(-50, -9, 11.6, 11, "#b8442c")
    c.ellipse(-51, -10, 10, 9.6, "#fff4d0")
    c.ellipse(-54, -13, 5.8, 6.2, "#200c14")
    c.circle(-56, -15.4, 1.9, "#ffffff")
    line(c, "-62,-16 -50,-23 -40,-17", "#a83424", (1, 3, 1))
    with form(c, "-78,-2 -71,-8 -66,-2 -68,8 -75,9", "#ffb070"):
        c.ellipse(-75, 1, 3.2, 4.4, "#7a2024")


def _bowl(c: Canvas) -> None:
    x, y, r = BOWL
    c.glow(x, y, r * 1.8, "#ffc870", 0.5)
    glass = (
        f"{x - 56},{y - r + 4}! {x - 84},{y - 66} {x - r},{y} "
        f"{x - 78},{y + 74} {x},{y + r} {x + 78},{y + 74} "
        f"{x + r},{y} {x + 84},{y - 66} {x + 56},{y - r + 4}! {x},{y - r + 12}"
    )
    water = (
        f"{x - 92},{y - 50}! {x - r},{y} {x - 78},{y + 74} {x},{y + r} {x + 78},{y + 74} {x + r},{y} "
        f"{x + 92},{y - 50}! {x},{y - 34}"
    )
    with c.relief(0.1):
        c.path(contour(glass), "#f8f0d8", op=0.3)
        with form(
            c,
            water,
            c.linear([(0, "#c8f0e0", 0.9), (0.5, "#5ab0b8", 0.92), (1, "#14506c", 0.95)], (0.3, 0), (0.6, 1)),
        ):
            mass(
                c,
                f"{x + 20},{y + 120} {x + 110},{y + 60} {x + 110},{y - 20} {x + 80},{y + 40}",
                "#0c2c4c",
                14,
                0.8,
            )
            mass(
                c,
                f"{x - 110},{y} {x - 90},{y - 50} {x - 20},{y - 40} {x - 60},{y - 4} {x - 80},{y + 40}",
                "#fff6d0",
                14,
                0.6,
            )
            for _ in range(40):
                a, q = c.r.uniform(0, math.tau), c.r.random() ** 0.5
                c.ellipse(
                    x + math.cos(a) * 62 * q,
                    y + 92 + math.sin(a) * 11 * q,
                    6,
                    4,
                    c.r.choice(("#e8c890", "#b88a64", "#f4e0b8", "#8a6a5c")),
                )
            for dx, h in ((40, 76), (52, 58), (62, 84)):
                line(
                    c,
                    f"{x + dx},{y + 90} {x + dx + 8},{y + 90 - h * 0.5} {x + dx - 2},{y + 90 - h}",
                    "#2f7a58",
                    (5, 8, 1),
                )
        c.ellipse(x, y - 47, 91, 11, "#d8f6ec", 0.75)
        line(c, f"{x - 90},{y - 48} {x},{y - 37} {x + 90},{y - 48}", "#f8fff4", (1, 3, 1), 0.9)
        with c.group(clip=c.clip(contour(glass))), c.at(x - 16, y + 16, 0.84, 22):
            _goldfish(c)
        for dx, dy, s in ((-72, -16, 4), (-64, -30, 3), (-70, -40, 2)):
            c.ring(x + dx, y + dy, s, s, "#f4fff8", 1.6, 0.9)
        d = contour(glass)
        c.path(d, "none", "#fff0c8", 3, 0.85)
        c.ellipse(x, y - r + 4, 57, 11, "#fff6e0", 0.25)
        c.ring(x, y - r + 4, 57, 11, "#fff6e0", 3.4)
        line(c, f"{x - 88},{y - 28} {x - 94},{y + 8} {x - 80},{y + 46}", "#ffffff", (1, 7, 1), 0.85)
        line(c, f"{x + 70},{y - 56} {x + 86},{y - 30} {x + 92},{y - 4}", "#ffffff", (0.6, 4, 0.6), 0.6)


def stalls(c: Canvas) -> None:
    c.path("M-10,700 L610,658 V910 H-10Z", c.vert("#3a1222", "#160612"))
    for y, w, lean in ((702.0, 52.0, 40.0), (742, 66, 34)):
        for k in range(-1, 12):
            x = k * w * 1.12 + (w * 0.4 if w > 60 else 0)
            _seat(c, x, y - lean * x / 600, w, 80)
    with c.group(through=c.blur(16)):
        c.path(contour("-20,800! 620,780! 620,920! -20,920!"), "#12040c", op=0.8)
    _hat(c)
    with c.group("translate(428,784) scale(0.9) translate(-428,-770)"):
        _bowl(c)
    for x, y, w in ((-60.0, 832.0, 150.0), (150, 812, 220), (428, 806, 226), (680, 820, 196)):
        _seat(c, x, y, w, 120, True)
