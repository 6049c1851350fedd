"""A gingerbread man with a case, as he stands on the origin."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, round_limb

DUSK = "#34204a"
BISCUIT = (
    "-70,-300 -74,-340 -56,-380! -44,-366 -32,-374! -26,-362 -10,-370! -4,-380 -2,-398! 30,-400 "
    "64,-372 78,-326 70,-284 44,-256! "
    "84,-246 126,-262 150,-294 174,-300 186,-278 174,-246 140,-214 96,-196! 72,-176 74,-130 "
    "96,-70 104,-26 88,-4 58,0 "
    "40,-22 20,-76 2,-96! -18,-72 -36,-22 -56,-2 -86,-6 -100,-30 -88,-76 -70,-130 -72,-176! "
    "-102,-170 -134,-140 "
    "-152,-110 -174,-100 -190,-116 -186,-146 -160,-190 -118,-232 -76,-250 -44,-258!"
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
    """Four hundred tall, bitten at the head, with a case; he looks up to the right at the knife."""
    x: float
    y: float
    c.shade(-10, 2, 170, 26, 0.85, DUSK)
    with c.relief(0.1):
        for x, y in ((12, 9), (8, 6), (4, 3)):
            with c.group(f"translate({x},{y})"):
                c.path(contour(BISCUIT), "#6a3424" if x > 4 else "#8a4a2c")
        with form(c, BISCUIT, "#c07a40"):
            mass(c, "-200,-420 -60,-420 -50,-260 -120,-180 -60,-100 -80,20 -200,20", "#5a2c44", 24, 0.8)
            mass(c, "-100,-60 110,-60 110,10 -110,10", "#6a3440", 20, 0.6)
            mass(
                c,
                "20,-390 80,-360 84,-280 40,-260 100,-250 190,-310 190,-250 100,-190 70,-170 "
                "80,-110 40,-120 30,-260",
                "#ffcf88",
                18,
                0.8,
            )
            for _ in range(240):
                x, y = c.r.uniform(-190, 190), c.r.uniform(-396, 0)
                c.ellipse(
                    x,
                    y,
                    c.r.uniform(0.8, 3),
                    c.r.uniform(0.8, 2.4),
                    c.r.choice(("#8a4a2c", "#e0a868", "#6a3428")),
                    0.55,
                )
        for text in (
            "-62,-12 -50,-22 -66,-32 -54,-44 -70,-54",
            "56,-12 48,-26 66,-34 56,-48 74,-56",
            "-176,-112 -166,-130 -152,-126 -146,-146",
            "172,-290 158,-282 156,-264 140,-256",
        ):
            line(c, text, "#fff4e8", (7, 8, 8, 8, 6))
        line(c, "-57,-379 -44,-364 -32,-372 -26,-360 -10,-368 -3,-380", "#f0c48c", (4, 7, 5, 7, 5, 4))
        for x, y in ((-60, -404), (-34, -410), (-82, -380), (-48, -424)):
            c.ellipse(x, y, c.r.uniform(3, 6), c.r.uniform(2, 4), "#a8683c")
    for x, y in ((-2, -214), (2, -164)):
        cherry(c, x, y, 13)
    # The face: currants, and brows and a mouth of icing.
    for x, y in ((-16, -346), (32, -352)):
        c.ellipse(x + 2, y + 2, 11, 12.5, "#6a3424", 0.8)
        c.ellipse(x, y, 10, 11.5, "#2a1420")
        c.ellipse(x + 3.4, y - 4.6, 3.6, 3.2, "#ffe8b8")
        line(c, f"{x - 8},{y + 7} {x},{y + 10} {x + 8},{y + 6}", "#7a4a48", (0.6, 2, 0.6), 0.8)
    for text in ("-38,-360 -24,-372 -6,-374", "24,-380 42,-378 54,-366"):
        line(c, text, "#a86a48", (5, 8, 5), 0.7)
        line(c, text, "#fff4e8", (3, 6, 3))
    c.ellipse(10, -304, 11, 12, "#fff4e8")
    c.ellipse(11, -303, 6.4, 7.4, "#5a2428")
    for x in (-44, 60):
        mass(c, f"{x - 14},-316 {x},-324 {x + 14},-316 {x},-308", "#e86a60", 4, 0.6)


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
