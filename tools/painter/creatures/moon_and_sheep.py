"""The moon asleep, and sheep, some of which are not."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass
from tools.painter.palettes import mix

INK = "#20142c"


def sleeping_moon(c: Canvas) -> None:
    """In profile it sleeps, looking to the right, its brow under a cap."""
    with c.group(through=c.blur(12), opacity=0.75):
        c.path(
            contour("64,-136 -30,-160 -130,-100 -166,10 -130,120 -40,170 40,150 0,60 20,20 -10,-60"),
            "#5a4a78",
        )
    c.glow(-30, 0, 330, "#ffe6a0", 0.6)
    with form(
        c,
        "74,-130! 10,-146 -60,-138 -118,-98 -150,-40 -154,24 -134,86 -90,130 -30,150 30,148 86,124! 58,116 "
        "36,104 22,86 14,70 -2,60 -6,52 4,46 2,38 -8,32 6,26 4,16 -4,8 10,4 32,-2 38,-12 22,-26 6,-46 4,-62 "
        "18,-92 44,-116",
        "#fbd470",
    ):
        mass(
            c,
            (
                "80,-140 -60,-160 -170,-60 -170,60 -120,140 0,170 90,130 20,140 -70,110 -116,40 "
                "-116,-40 -70,-110 0,-140"
            ),
            "#a8705c",
            16,
            0.8,
        )
        mass(c, "-160,-60 -170,60 -120,140 0,170 -60,136 -130,70 -146,-20", "#6a5a94", 12, 0.6)
        mass(c, "40,-20 0,-60 40,-120 -10,-90 -40,-40 -30,10 0,20 20,6", "#fff8dc", 10, 0.85)
        mass(c, "10,-40 30,-18 34,-8 10,-4 0,-20", "#fffbe8", 5, 0.9)
        mass(c, "-64,20 -40,10 -20,26 -26,54 -54,60 -70,44", "#f08a5c", 12, 0.65)
        mass(c, "-10,62 10,72 24,92 0,100 -30,84", "#fff4c8", 8, 0.7)
        mass(c, "36,0 8,4 -6,10 0,18 20,8", "#c87a50", 4, 0.6)
        for x, y, r in ((-96.0, -50.0, 13.0), (-112, 30, 9), (-74, 92, 12), (-40, 118, 7), (-86, -8, 6)):
            c.ellipse(x, y, r, r * 0.8, "#c8925c", 0.5)
            c.ellipse(x + 2, y + 2, r * 0.8, r * 0.6, "#f0c880", 0.5)
    profile = (
        "44,-116 18,-92 4,-62 6,-46 22,-26 38,-12 32,-2 10,4 -4,8 4,16 6,26 -8,32 2,38 4,46 "
        "-6,52 -2,60 14,70 22,86"
    )
    line(c, profile, "#b06a3c", (0.8, 2.4, 2.8, 2.4, 0.8), 0.75)
    # The eye is shut, the mouth content.
    line(c, "-42,-34 -30,-26 -12,-24 2,-32", "#6a3a34", (1, 4.6, 4, 1))
    for x, y, ex, ey in (
        (-38, -31, -46, -23),
        (-28, -26, -33, -15),
        (-16, -24, -17, -13),
        (-6, -26, -2, -16),
    ):
        line(c, f"{x},{y} {(x + ex) / 2 - 1},{(y + ey) / 2 + 1} {ex},{ey}", "#6a3a34", (2.6, 2, 0.6))
    line(c, "-40,-46 -24,-56 -4,-54", "#c8844c", (1, 4, 1), 0.7)
    line(c, "-40,-58 -22,-72 2,-66", "#a8623c", (1, 6, 1.4))
    line(c, "-8,32 -22,34 -34,26", "#8a3a34", (1.6, 3.4, 0.6))
    line(c, "14,-4 4,2 -6,-4 -2,-12", "#b8683c", (1, 2.6, 0.6), 0.8)
    line(c, "-36,20 -40,28 -36,36", "#c8703c", (0.6, 2.4, 0.6), 0.7)
    # The cap: over the upper horn, its end falls down before the headboard.
    cap = (
        "44,-84! 0,-104 -60,-96 -104,-62! -124,-110 -98,-160 -40,-194 30,-196 96,-176 "
        "148,-132 172,-80 176,-44! 156,-62 128,-98 92,-118 66,-116"
    )
    with c.group(through=c.blur(8), opacity=0.55):
        c.path(contour("-90,-80 -40,-100 40,-90 120,-100 170,-60 186,-30 160,-40 110,-80 40,-70"), INK)
    with form(c, cap, "#c8402f"):
        for stripe in (
            "-84,-60 -96,-110 -60,-176",
            "-30,-90 -34,-140 -10,-196",
            "24,-84 34,-130 56,-190",
            "74,-108 94,-130 116,-166",
            "112,-100 134,-112 152,-124",
            "140,-76 158,-84 172,-90",
        ):
            line(c, stripe, "#fbe4c0", (13, 15, 10))
        mass(c, "-130,-60 -130,-130 -60,-190 -80,-130 -80,-60", "#5a1430", 12, 0.75)
        mass(c, "70,-116 120,-104 160,-50 180,-40 150,-100 110,-130 40,-120", "#5a1430", 8, 0.7)
        mass(c, "-60,-184 30,-200 100,-176 60,-168 -20,-170", "#ffb080", 8, 0.6)
    line(c, "-112,-56 -64,-92 -6,-104 52,-80", INK, (20, 26, 26, 18), 0.4)
    line(c, "-112,-60 -64,-96 -6,-108 52,-84", "#fff3e0", (20, 25, 25, 18))
    for k in range(30):
        t = k / 29
        x, y = -112 + 164 * t, -60 - 24 * t - 34 * math.sin(math.pi * t)
        line(
            c,
            f"{x - 4},{y - 8} {x + 1},{y} {x},{y + 9}",
            c.r.choice(("#d8c0b8", "#ffffff", "#c8acb0")),
            (0.6, 3, 0.6),
            0.7,
        )
    for _ in range(60):
        a, n = c.r.uniform(0, math.tau), 24 * math.sqrt(c.r.random())
        x, y = 178 + math.cos(a) * n, -28 + math.sin(a) * n
        lit = 0.5 - 0.5 * math.cos(a - 0.8)
        line(
            c,
            f"{178 + (x - 178) * 0.3},{-28 + (y + 28) * 0.3} {x},{y} {x + 2},{y + 4}",
            mix("#fff0b0", "#d8883c", lit),
            (4, 5, 2),
        )


def sheep(c: Canvas, wool: str = "#f6ead4", lamb: bool = False, pose: str = "stands") -> None:
    """It looks to the left, its hooves on the origin, some hundred and twenty long."""
    with c.group(through=c.blur(5), opacity=0.7):
        c.path(contour("-50,-4 0,-8 60,-2 84,10 30,14 -40,8"), "#0c1838")
    if pose != "sleeps":
        for x, tone in ((-26.0, "#2c1c2c"), (-12, "#3f2a34"), (30, "#2c1c2c"), (42, "#3f2a34")):
            line(c, f"{x},-36 {x - 1},-16 {x - 2},0", tone, (12, 9, 9))
    text = " ".join(
        f"{6 + math.cos(a) * (58 + 6 * (k % 2)):.1f},{-56 + math.sin(a) * (36 + 6 * (k % 2)):.1f}"
        for k, a in ((k, k * math.tau / 22) for k in range(22))
    )
    with c.group("translate(0,22)" if pose == "sleeps" else ""):
        with form(c, text, wool):
            mass(c, "-60,-40 0,-36 70,-50 80,0 -60,0", "#6a6296", 11, 0.8)
            mass(c, "-50,-90 0,-100 40,-92 20,-76 -40,-70", "#fffdf2", 8, 0.9)
            for _ in range(52):
                a, n = c.r.uniform(0, math.tau), math.sqrt(c.r.random())
                x, y = 6 + math.cos(a) * n * 54, -56 + math.sin(a) * n * 34
                line(
                    c,
                    f"{x - 5},{y + 2} {x - 2},{y - 4} {x + 4},{y - 3} {x + 4},{y + 3}",
                    mix("#c8b8b8", "#8a80a0", 0.5 + 0.5 * math.sin(a)),
                    (0.6, 2, 1.6, 0.5),
                    0.55,
                )
        line(c, "64,-58 76,-50 78,-40", wool, (10, 12, 8))
    tilt = {"stands": 0, "up": 26, "pulls": -16, "grazes": -38, "sleeps": -20}[pose]
    with c.at(-44, -70 if pose != "sleeps" else -44, 1.1 if lamb else 1.0, tilt):
        line(c, "14,-10 30,-12 40,-2", "#4a3038", (8, 12, 4))
        with form(c, "14,-26 -6,-28 -24,-14 -44,6 -50,18 -42,26 -26,22 -6,16 12,8 20,-8", "#5a3c40"):
            mass(c, "-50,20 -20,10 14,-4 20,14 -40,34", INK, 6, 0.7)
            mass(c, "-4,-28 -26,-14 -44,6 -34,8 -14,-12", "#b88a78", 4, 0.7)
        for x, y, r in ((-2.0, -30.0, 11.0), (10, -30, 11), (18, -22, 10), (4, -36, 9)):
            c.circle(x, y, r, wool)
            line(c, f"{x - 5},{y + 3} {x - 1},{y - 4} {x + 5},{y}", "#b0a4b0", (0.6, 2, 0.6), 0.7)
        line(c, "-47,14 -43,16 -41,20", INK, (1, 2.4, 1))
        line(c, "-42,24 -34,22 -28,16", INK, (0.6, 2, 0.6))
        if pose == "sleeps":
            line(c, "-24,-6 -17,-2 -10,-6", "#fff0d8", (0.8, 2.4, 0.8))
        else:
            c.ellipse(-16.6, -9, 5.4, 5, "#fff0d8")
            c.circle(-18.4, -9, 4.2, "#1a0c14")
            c.circle(-19.6, -10.6, 1.5, "#ffffff")
            line(c, "-23,-13 -16,-15 -9,-11", "#2a1820", (1, 3.4, 1))
