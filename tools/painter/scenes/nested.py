"""Dolls round the smallest of them, which has begun to grow."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.dolls import DARK, GLOW, INK, Doll, painted_doll
from tools.painter.hand import contour, form, line, mass, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SHOOT: Point = (338, 702)


def _shadow(c: Canvas, doll: Doll, length: float = 1.0) -> None:
    """Away from the shoot, along the table."""
    dx, dy = doll.x - SHOOT[0], (doll.y - 850) * 0.6
    far = math.hypot(dx, dy) or 1.0
    ux, uy = dx / far, dy / far
    n, w = 210 * doll.size * length, 96 * doll.size
    x, y = doll.x, doll.y - 8 * doll.size
    with c.group(through=c.blur(9)):
        c.path(
            contour(
                f"{x - w},{y} {x},{y - w * 0.28} {x + w},{y} "
                f"{x + ux * n + w},{y + uy * n} {x + ux * n - w},{y + uy * n + w * 0.2}"
            ),
            DARK,
            op=0.7,
        )
    with c.group(through=c.blur(4)):
        c.ellipse(x, doll.y, w * 1.02, w * 0.2, DARK, 0.8)


def _window(c: Canvas) -> None:
    c.rect(352, -20, 270, 440, c.vert("#1c2a5c", "#3a5288", "#8a94b8"))
    for k in range(6):
        with c.relief(0):
            nature.fir(c, 366 + k * 46, 430, 90 + (k * 57) % 90, mix("#1c2a50", "#5a74a8", 0.3 * (k % 3)))
    c.path(contour("340,400! 430,376 520,388 630,370 630,440! 340,440!"), "#c8d4f0")
    for _ in range(70):
        c.circle(c.r.uniform(352, 610), c.r.uniform(-10, 420), c.r.uniform(0.8, 3), "#ffffff", 0.8)
    for x, y, n in ((430, 70, 26), (548, 140, 19), (404, 190, 13)):
        for j in range(6):
            a = j * math.pi / 3 + 0.2
            ex, ey = x + math.cos(a) * n, y + math.sin(a) * n
            c.segment(x, y, ex, ey, "#f4f8ff", 2)
            for side in (-0.7, 0.7):
                mx, my = x + math.cos(a) * n * 0.6, y + math.sin(a) * n * 0.6
                c.segment(
                    mx,
                    my,
                    mx + math.cos(a + side) * n * 0.32,
                    my + math.sin(a + side) * n * 0.32,
                    "#f4f8ff",
                    1.6,
                )
    for x, w in ((340, 26), (474, 12)):
        c.rect(x, -20, w, 450, c.horiz("#7a3a34", "#4a1c28", "#2a0e20"))
    c.rect(340, 196, 280, 12, c.vert("#6a3234", "#2a0e20"))
    c.path("M326,416 H620 V446 H326Z", c.vert("#a86a50", "#5a2430"))


def _smallest(c: Canvas) -> None:
    """Her lower half is a pot; the upper one has rolled aside."""
    x, y = SHOOT[0], 838
    with c.group(through=c.blur(6)):
        c.ellipse(x, y + 2, 62, 11, DARK, 0.8)
        c.ellipse(x - 124, y + 34, 66, 11, DARK, 0.8)
    with c.relief(0.1):
        with form(
            c,
            (
                f"{x - 46},{y - 58}! {x},{y - 50} {x + 46},{y - 58}! {x + 52},{y - 30} "
                f"{x + 40},{y}! {x},{y + 8} {x - 40},{y}! {x - 52},{y - 30}"
            ),
            "#2f8a5c",
        ):
            mass(
                c,
                f"{x - 60},{y} {x},{y - 10} {x + 60},{y} {x + 50},{y + 20} {x - 50},{y + 20}",
                "#0c3028",
                7,
                0.9,
            )
            mass(
                c,
                f"{x - 40},{y - 60} {x + 40},{y - 60} {x + 30},{y - 40} {x - 30},{y - 40}",
                "#d8f08a",
                6,
                0.8,
            )
            for k in range(7):
                c.circle(x - 36 + k * 12, y - 6 + 5 * (1 - ((k - 3) / 3) ** 2), 3.4, "#f0c860")
            for k in range(3):
                a = k * 2.1
                c.circle(x + math.cos(a) * 6, y - 26 + math.sin(a) * 6, 5, "#e8607a")
            c.circle(x, y - 26, 3, "#f0c860")
        c.ellipse(x, y - 58, 46, 11, "#5a3420")
        c.ellipse(x, y - 56, 40, 8, "#2a140c")
        c.limb(
            [(x - 2, y - 54), (x + 8, y - 90), (x - 10, y - 122), (x + 2, y - 156)], (9, 8, 6, 3), "#6ab83c"
        )
        line(c, f"{x},{y - 56} {x + 10},{y - 90} {x - 7},{y - 122} {x + 4},{y - 154}", "#e8ffa0", (1, 3, 1))
        for text, tone in (
            (
                (
                    f"{x},{y - 150}! {x + 20},{y - 186} {x + 66},{y - 196} "
                    f"{x + 92},{y - 178}! {x + 66},{y - 152} {x + 30},{y - 144}"
                ),
                "#8fd850",
            ),
            (
                (
                    f"{x},{y - 150}! {x - 14},{y - 190} {x - 54},{y - 214} "
                    f"{x - 88},{y - 206}! {x - 74},{y - 170} {x - 34},{y - 146}"
                ),
                "#a8e860",
            ),
            (
                (
                    f"{x - 6},{y - 108}! {x - 30},{y - 128} {x - 58},{y - 120} "
                    f"{x - 70},{y - 104}! {x - 46},{y - 92} {x - 22},{y - 96}"
                ),
                "#6ab83c",
            ),
        ):
            with form(c, text, tone):
                mass(
                    c,
                    (
                        f"{x - 90},{y - 150} {x},{y - 140} {x + 90},{y - 150} "
                        f"{x + 60},{y - 130} {x - 60},{y - 90}"
                    ),
                    "#2c7a3c",
                    9,
                    0.5,
                )
        for text in (
            f"{x},{y - 150} {x + 36},{y - 172} {x + 84},{y - 178}",
            f"{x},{y - 150} {x - 36},{y - 182} {x - 82},{y - 203}",
            f"{x - 6},{y - 108} {x - 36},{y - 112} {x - 66},{y - 105}",
        ):
            line(c, text, "#f4ffc0", (1.6, 2.4, 0.6))
        # The other half: a face that has fallen on its back.
        with c.at(x - 108, y + 2, 0.36, -70):
            with form(
                c,
                (
                    "-113,60! 0,78 113,60! 98,20 76,-14! 86,-56 76,-100 "
                    "44,-130 0,-138 -44,-130 -76,-100 -86,-56 -76,-14! -98,20"
                ),
                "#2f8a5c",
            ):
                with form(c, "0,-146 70,-130 98,-60 70,0 0,44 -70,0 -98,-60 -70,-130", "#e8a83c"):
                    mass(c, "0,-150 110,-140 110,40 20,40 50,-60", "#7a3a28", 16, 0.8)
                with form(
                    c, "0,-116 36,-104 50,-70 45,-36 24,-10 0,-3 -24,-10 -45,-36 -50,-70 -36,-104", "#eec4a0"
                ):
                    mass(c, "20,-116 60,-100 60,0 14,0 30,-50", "#8a4a58", 10, 0.6)
                    for side in (-1, 1):
                        line(
                            c,
                            f"{side * 20 - 12},-62 {side * 20},-55 {side * 20 + 12},-62",
                            INK,
                            (1.4, 4, 1.4),
                        )
                        c.circle(side * 27, -40, 9, "#e0604c", 0.7)
                    c.path(contour("-8,-28 0,-31 8,-28 0,-22"), "#b82c3c")
                    c.path(
                        contour("-52,-70 -40,-110 0,-122 40,-110 52,-70! 26,-96 0,-102! -26,-96"), "#5a3020"
                    )
                mass(c, "120,-140 50,-140 70,0 100,70 140,60", GLOW, 12, 0.6)
            c.ellipse(0, 62, 112, 20, "#12281c")
            c.ellipse(0, 62, 100, 15, "#1c0f10")


BIG = Doll(208, 806, 1.48, 3, "#7e2038", "#b83440", "#e8b050", 0.8, 0.25)
BLUE = Doll(468, 716, 1.0, -4, "#24507c", "#c8883c", "#f0d890", -0.7, 0.5)
GOLD = Doll(500, 836, 0.7, -6, "#b8842c", "#7a2c4c", "#fff0c0", -0.9, 0.8)
LEAST = Doll(92, 862, 0.5, 7, "#6a4a9c", "#3f8a84", "#f4c8d8", 0.9, 0.9)


@scene("p49", "ember", Light(strength=0.0, focus=(320, 560)), by_hand=True)
def within_within(c: Canvas) -> None:
    nature.wash(c, "#3a1430", "#5a1c38", "#7a2c3c", "#4a1428")
    with c.group(opacity=0.35):
        for k in range(40):
            x, y = (k % 5) * 84.0 + (k // 5 % 2) * 42 - 20, (k // 5) * 72.0 + 10
            c.path(contour(f"{x},{y - 22}! {x + 14},{y} {x},{y + 22}! {x - 14},{y}"), "#a84a48")
    _window(c)
    # What the shoot throws on the wall behind the greatest.
    with c.group(through=c.blur(16)):
        c.path(
            contour("0,600 0,220 70,110 170,80 270,130 300,250 270,360 350,500 350,600"), "#1c0620", op=0.42
        )
    c.path("M0,610 H600 V910 H0Z", c.vert("#7a3a2c", "#8a4630", "#4a1c20"))
    c.path("M0,606 H600 v8 H0Z", "#c8784c")
    for _ in range(46):
        x, y, n = c.r.uniform(-40, 560), c.r.uniform(622, 900), c.r.uniform(60, 240)
        line(
            c,
            f"{x},{y} {x + n / 2},{y + 3} {x + n},{y}",
            c.r.choice(("#4a1c1c", "#b8683c", "#5a2420")),
            (0.4, 2.4, 0.4),
            0.5,
        )
    with c.group(through=c.blur(26), blend="screen", opacity=0.9):
        c.ellipse(SHOOT[0], 850, 210, 52, "#a86a20")
    for doll in (BLUE, BIG, GOLD, LEAST):
        _shadow(c, doll)
        if doll is BLUE:
            painted_doll(c, doll, SHOOT, "#3a2420", ("#4f9a3c", "#7ac04c", "#2f6a34", "#a8d860"), "summer")
        elif doll is BIG:
            painted_doll(c, doll, SHOOT, "#8a8288", (), "winter", 36)
        elif doll is GOLD:
            _smallest(c)
            painted_doll(c, doll, SHOOT, "#8a3c20", ("#d8502c", "#f0a03c", "#a83024", "#e87830"), "autumn")
        else:
            painted_doll(c, doll, SHOOT, "#c89048", ("#f8b8c8", "#fff0f4", "#e87a9c"), "spring")
    c.glow(SHOOT[0], SHOOT[1] - 20, 120, "#e8f0a0", 0.3)
    with c.group(through=torn(c, "#fff6c0", 0.05, 3, 0.4, 3), opacity=0.9):
        for k in range(16):
            a = k * 2.4
            c.circle(
                SHOOT[0] + math.cos(a) * (20 + 7 * k), SHOOT[1] - 40 + math.sin(a) * (16 + 8 * k), 2.6, "#fff"
            )
