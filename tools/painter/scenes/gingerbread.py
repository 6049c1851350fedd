"""A gingerbread man with a case, as he stands on the origin."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, round_limb

DUSK = "#34204a"
BISCUIT = (
    "0,-404 44,-396 72,-362 74,-318 52,-278 36,-262! 84,-250 128,-226 160,-192 178,-154 172,-128 "
    "148,-128 124,-158 98,-176 74,-184! 76,-130 96,-70 106,-26 90,-4 58,0 40,-22 18,-80 0,-98! "
    "-18,-78 -38,-22 -58,-2 -88,-6 -102,-30 -90,-76 -72,-130 -74,-184! -102,-172 -132,-140 "
    "-152,-110 -174,-100 -190,-116 -186,-146 -160,-190 -120,-232 -78,-250 -36,-262! -52,-278 "
    "-74,-318 -72,-362 -44,-396"
)


def cherry(c: Canvas, x: float, y: float, r: float, stalk: bool = False) -> None:
    if stalk:
        line(c, f"{x},{y - r} {x + 6},{y - r * 2} {x + 20},{y - r * 2.8}", "#5a7a3c", (2, 3, 4))
    with (
        c.relief(0.2),
        form(
            c,
            f"{x},{y - r * 0.86} {x + r * 0.7},{y - r * 0.9} {x + r},{y} "
            f"{x + r * 0.6},{y + r * 0.86} {x},{y + r} {x - r * 0.6},{y + r * 0.86} {x - r},{y} "
            f"{x - r * 0.7},{y - r * 0.9}",
            "#c82438",
        ),
    ):
        mass(c, f"{x},{y + r} {x + r},{y + r} {x + r},{y - r} {x + r * 0.3},{y}", "#4a0c2c", r * 0.3, 0.9)
        mass(
            c,
            f"{x - r * 0.7},{y - r * 0.6} {x - r * 0.2},{y - r * 0.7} {x - r * 0.4},{y - r * 0.1}",
            "#ffd8c8",
            r * 0.15,
            0.95,
        )


def biscuit(c: Canvas) -> None:
    """Four hundred tall, from behind, with a case and a scarf; the light comes from before him."""
    with c.group(through=c.blur(12), opacity=0.75):
        c.path(contour("-96,-8 80,-8 120,40 60,70 -120,70 -150,30"), DUSK)
    with c.relief(0.1):
        for k in range(4):
            with c.group(f"translate({7 - k * 1.8:.1f},{9 - k * 2.2:.1f})"):
                c.path(contour(BISCUIT), ("#5a2c2c", "#7a4230", "#a8643c", "#e8ac68")[k])
        with form(c, BISCUIT, "#a0623a"):
            mass(
                c,
                "-50,-390 50,-390 60,-280 140,-190 50,-180 60,-20 -70,-20 -50,-180 -150,-150",
                "#6a3a38",
                26,
                0.85,
            )
            mass(c, "-110,-60 110,-60 110,20 -110,20", "#4a2638", 22, 0.75)
            for text in (
                "-70,-366 -30,-398 20,-402 62,-378",
                "76,-340 74,-312 54,-280",
                "60,-252 120,-228 166,-180 176,-140",
                "-190,-140 -160,-190 -112,-236 -60,-252",
                "78,-160 84,-110 100,-50",
            ):
                with c.group(through=c.blur(4)):
                    line(c, text, "#ffcf80", (4, 15, 4), 0.9)
            for _ in range(220):
                x, y = c.r.uniform(-190, 190), c.r.uniform(-400, 0)
                c.ellipse(
                    x,
                    y,
                    c.r.uniform(0.8, 3.4),
                    c.r.uniform(0.8, 2.6),
                    c.r.choice(("#5a2c2c", "#c88a50", "#4a2430")),
                    0.5,
                )
        # A scarf, its end blown to one side.
        for text in ("24,-262 56,-228 64,-180 86,-136", "10,-262 30,-222 34,-176 46,-134"):
            line(c, text, "#6a1c34", (30, 32, 34, 36))
            line(c, text, "#b8343c", (26, 28, 30, 32))
        for t in range(4):
            y = -232 + t * 27.0
            line(c, f"{22 + t * 7},{y + 8} {46 + t * 6},{y} {66 + t * 9},{y - 8}", "#f0d0a8", (6, 7, 6), 0.9)
        for k in range(6):
            x = 30 + k * 12.0
            line(c, f"{x},{-136 + k * 0.6} {x + 4},-118", "#b8343c", (4, 2), 0.9)
        with form(c, "-58,-280 -30,-268 20,-266 58,-282 64,-260 40,-242 0,-236 -42,-242 -64,-260", "#b8343c"):
            mass(c, "-70,-262 0,-250 70,-262 50,-230 -50,-230", "#5a1430", 7, 0.85)
            mass(c, "-60,-284 -20,-270 30,-270 60,-284 40,-262 -40,-262", "#f0785c", 4, 0.7)
        for x in (-40, -8, 26):
            line(c, f"{x},-274 {x + 3},-256 {x + 1},-240", "#f0d0a8", (5, 7, 5), 0.9)


def case(c: Canvas) -> None:
    c.shade(-166, 4, 96, 14, 0.8, DUSK)
    with c.at(-168, -2), c.relief(0.1):
        line(c, "-22,-96 -20,-118 6,-120 12,-98", "#3a1c28", (7, 8, 8, 7))
        with form(c, "-72,-96! 66,-98! 70,0! -68,2!", "#3f6a8a"):
            mass(c, "-80,-100 -30,-100 -40,10 -80,10", DUSK, 14, 0.85)
            mass(c, "40,-100 70,-100 76,6 56,6", "#ffd8a0", 9, 0.8)
            mass(c, "-80,-20 80,-20 80,10 -80,10", DUSK, 9, 0.7)
        for x in (-44, 42):
            c.rect(x - 6, -97, 12, 98, "#c8884c")
        c.path(contour("-14,-66! 18,-72! 22,-44! -12,-40!"), "#f4e4c8")
    round_limb(
        c,
        "-176,-128 -160,-116 -150,-126 -160,-142",
        (30, 28, 26, 20),
        "#b06c3c",
        "#5a2c34",
        "#f0b878",
        (200, -300),
    )
