"""Who takes part in a weighing: an elephant, a mouse with its book, two birds."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, jointed
from tools.painter.hand import contour, form, line, mass, round_limb, spread
from tools.painter.palettes import mix

INK = "#1e1a2c"
GREY, DEEP, LIT = "#8c8298", "#3a3154", "#f6dcc0"


def visitor(c: Canvas) -> None:
    """Outside, taller than the hall: somebody who has lost a feather."""
    with form(
        c,
        "-30,790! -30,330 10,250 70,214 132,230 166,282 190,318 236,344! 190,362 168,372 190,480 236,790!",
        "#8fb4c4",
    ):
        mass(c, "60,330 170,380 240,800 100,800", "#4f7a98", 26, 0.8)
        mass(c, "-20,330 40,230 110,220 60,270 20,360", "#f0f6ec", 16, 0.8)
        for _ in range(44):
            x, y = c.r.uniform(-10, 190), c.r.uniform(400, 740)
            line(
                c,
                f"{x - 12},{y - 6} {x},{y + 8} {x + 12},{y - 6}",
                c.r.choice(("#6a98b0", "#d8ecec")),
                (0.6, 3, 0.6),
                0.6,
            )
    with form(c, "156,300 196,316 240,346! 200,352 160,356 150,330", "#d8a860"):
        mass(c, "150,338 200,340 240,346 200,356 150,360", "#8a5a3c", 4, 0.8)
    c.ellipse(112, 300, 24, 25, "#f6ecc8")
    c.ellipse(114, 303, 17, 19, "#e09a34")
    c.ellipse(116, 306, 11, 13, "#161020")
    c.circle(111, 300, 4, "#ffffff")
    line(c, "84,300 100,278 124,276 142,296", "#3f6a88", (2, 6, 5, 1))
    line(c, "82,262 110,252 140,268", "#4f7a98", (2, 8, 2), 0.9)


def _ear(c: Canvas, s: int) -> None:
    ear = "40,-262 78,-296 124,-304 160,-276 166,-230 146,-186 112,-162 76,-170 50,-196"
    text = " ".join(f"{s * float(p.split(',')[0])},{p.split(',')[1]}" for p in ear.split())
    with form(c, text, mix(GREY, "#c88a94", 0.3)):
        if s > 0:
            mass(c, "40,-260 90,-250 110,-170 60,-160 30,-200", DEEP, 14, 0.85)
            mass(c, "90,-300 140,-300 170,-260 160,-220 130,-260", LIT, 9, 0.6)
        else:
            mass(c, "-40,-260 -70,-250 -84,-180 -50,-170 -30,-210", DEEP, 10, 0.7)
            mass(c, "-90,-300 -140,-300 -170,-250 -150,-200 -120,-240 -110,-280", LIT, 9, 0.9)
        for k in range(4):
            line(
                c,
                (
                    f"{s * (62 + k * 12)},{-236 + k * 10} {s * (92 + k * 10)},{-240 + k * 16} "
                    f"{s * (120 + k * 8)},{-262 + k * 26}"
                ),
                DEEP,
                (0.6, 2, 0.5),
                0.4,
            )


def elephant(c: Canvas) -> None:
    """It sits in its pan, holds on with all it has, and looks down to the left."""
    with c.relief(0.1):
        for s in (-1, 1):
            _ear(c, s)
        body = "-96,4 -112,-60 -92,-124 -50,-160 0,-170 52,-160 94,-124 112,-60 98,4 0,16"
        with form(c, body, GREY):
            mass(c, "10,-180 110,-140 120,0 20,20 50,-60", DEEP, 20, 0.85)
            mass(c, "-110,-90 -84,-130 -50,-150 -60,-90 -84,-40 -110,-20", LIT, 16, 0.5)
            mass(c, "-60,-150 40,-160 60,-120 0,-104 -60,-120", DEEP, 12, 0.75)
            for k in range(4):
                line(
                    c,
                    f"{-50 + k * 5},{-70 + k * 22} 0,{-60 + k * 23} {54 - k * 4},{-72 + k * 22}",
                    DEEP,
                    (0.6, 2.4, 0.6),
                    0.45,
                )
        # Hind feet, their soles to us.
        for x, tone in ((-84.0, GREY), (86, mix(GREY, DEEP, 0.3))):
            with form(
                c,
                f"{x - 44},-4 {x - 38},-44 {x},-58 {x + 38},-44 {x + 44},-4 {x + 28},26 {x},34 {x - 28},26",
                tone,
            ):
                mass(c, f"{x},-60 {x + 50},-50 {x + 50},30 {x + 10},40 {x + 20},-10", DEEP, 10, 0.75)
                mass(c, f"{x - 44},-10 {x - 34},-46 {x},-56 {x - 16},-30 {x - 30},0", LIT, 8, 0.75)
            with form(
                c,
                f"{x - 28},0 {x - 20},-24 {x},-32 {x + 20},-24 {x + 28},0 {x + 16},20 {x},25 {x - 16},20",
                mix("#c8949c", tone, 0.35),
            ):
                mass(c, f"{x},-30 {x + 30},-20 {x + 30},20 {x},26", DEEP, 8, 0.5)
            for k in range(4):
                a = -2.5 + k * 0.62
                c.ellipse(
                    x + math.cos(a) * 35, -6 + math.sin(a) * 42, 8, 6.4, "#f2e2d4", 1, math.degrees(a) + 90
                )
    # Fore legs, bent at the elbow, up to the chains.
    for sx, tone in ((-1, GREY), (1, mix(GREY, DEEP, 0.22))):
        mass(c, f"{sx * 40},-150 {sx * 84},-128 {sx * 84},-70 {sx * 50},-64", mix(GREY, DEEP, 0.6), 12, 0.8)
        jointed(
            c,
            (sx * 66.0, -118.0),
            (sx * 96.0, -62.0),
            (sx * 114.0, -136.0),
            (60, 58, 46),
            Cloth(tone, DEEP, mix(GREY, LIT, 0.7)),
            (-400, -300),
            0,
            False,
        )
    with c.relief(0.1), c.group("rotate(-9,0,-200)"):
        skull = (
            "-64,-214 -72,-250 -52,-292 -18,-308 0,-300 22,-308 56,-290 "
            "72,-248 64,-210 50,-176 28,-150 -2,-140 -34,-152 -54,-178"
        )
        with form(c, skull, GREY):
            mass(c, "14,-310 80,-290 80,-180 30,-140 36,-220", DEEP, 15, 0.75)
            mass(c, "-70,-250 -50,-294 -16,-304 -24,-270 -46,-236 -58,-200", LIT, 14, 0.6)
            mass(c, "-50,-176 -10,-190 40,-170 20,-140 -20,-140", DEEP, 9, 0.5)
        for s in (-1, 1):
            x = s * 33 - 3
            mass(c, f"{x - 22},-228 {x},-250 {x + 22},-228 {x},-206", DEEP, 6, 0.5)
            with form(
                c,
                f"{x - 15},-226! {x - 6},-236 {x + 7},-236 {x + 15},-226! {x + 6},-217 {x - 7},-216",
                "#fff4e2",
            ):
                c.ellipse(x - 4, -224, 8, 9, "#6a4224")
                c.ellipse(x - 4.6, -223, 4.8, 6, INK)
                mass(c, f"{x - 16},-240 {x + 16},-240 {x + 16},-232 {x - 16},-231", DEEP, 2, 0.5)
            c.circle(x - 7, -227, 2, "#ffffff")
            line(c, f"{x - 16},-225 {x - 6},-237 {x + 7},-237 {x + 16},-225", INK, (0.8, 2.8, 2.8, 0.8))
            line(c, f"{x - 15},-236 {x},-246 {x + 15},-236", DEEP, (0.6, 2.4, 0.6), 0.6)
            line(c, f"{x - 12},-213 {x},-208 {x + 12},-213", DEEP, (0.6, 2, 0.6), 0.6)
        for s in (-1, 1):
            line(c, f"{s * 30 - 2},-168 {s * 38 - 4},-150 {s * 46 - 10},-138", "#8a7a70", (13, 11, 3))
            line(c, f"{s * 30 - 4},-168 {s * 38 - 6},-151 {s * 46 - 11},-139", "#fff8e8", (9, 8, 2))
        c.path(contour("-20,-146 -2,-152 18,-146 10,-130 -4,-126 -16,-132"), "#7a2c3c")
    trunk = "-6,-206 -8,-174 2,-134 36,-108 78,-118 104,-164 118,-236 128,-300"
    with c.group("translate(8,10)", c.blur(8), 0.6):
        line(c, trunk, INK, (40, 44, 42, 36, 32, 28, 22, 18))
    round_limb(
        c,
        trunk,
        (48, 48, 43, 36, 31, 26, 21, 17),
        GREY,
        mix(GREY, DEEP, 0.75),
        mix(GREY, LIT, 0.6),
        (-300, -420),
    )
    mass(c, "-30,-222 8,-222 12,-206 10,-192 -14,-186 -28,-202", GREY, 5)
    line(c, "-24,-196 -25,-180 -20,-166", LIT, (1, 5, 1), 0.6)
    for k, (x, y) in enumerate(spread(trunk, 15)[2:13]):
        n = 17 - k * 0.9
        line(
            c,
            (
                f"{x - n},{y - 2 + (k > 3) * n * 0.5} {x},{y + 5 - (k > 4) * 4} "
                f"{x + n},{y - 2 - (k > 3) * n * 0.5}"
            ),
            DEEP,
            (0.5, 2, 0.5),
            0.55,
        )
    line(c, "130,-296 120,-312 108,-308", GREY, (15, 12, 6))
    line(c, "132,-298 138,-314 130,-322", GREY, (13, 10, 5))


def hold(c: Canvas) -> None:
    """Its fore feet, closed over the chains; draw these first."""
    with c.relief(0.1):
        for sx, tone in ((-1, GREY), (1, mix(GREY, DEEP, 0.22))):
            x = sx * 115
            with form(
                c,
                (
                    f"{x - 25},-138 "
                    f"{x - 27},-160 {x - 14},-172 {x + 12},-173 {x + 26},-160 {x + 25},-138 {x},-130"
                ),
                tone,
            ):
                mass(c, f"{x},-176 {x + 34},-170 {x + 30},-126 {x + 6},-130", DEEP, 7, 0.6)
                mass(c, f"{x - 26},-140 {x - 26},-164 {x - 8},-172 {x - 12},-150", LIT, 6, 0.5)
            for k in range(3):
                c.ellipse(x - 14 + k * 14, -164 + abs(k - 1) * 4, 6, 6.6, "#ead8cc")


def balloon(c: Canvas) -> None:
    line(c, "120,-306 126,-340 118,-372 124,-396", "#4a3a44", (1.8, 1.6, 1.6, 1.6))
    with (
        c.relief(0.1),
        form(
            c,
            "124,-396! 108,-404 84,-430 78,-468 94,-500 124,-510 154,-500 168,-466 160,-430 140,-404",
            "#d83c30",
        ),
    ):
        mass(c, "124,-390 160,-420 176,-470 150,-510 140,-460", "#6a1228", 11, 0.85)
        mass(c, "88,-470 98,-496 118,-500 108,-476 98,-452", "#ffd0a8", 6, 0.95)
        mass(c, "120,-400 150,-410 164,-440 146,-426", "#ff8a5c", 5, 0.7)
    c.path(contour("116,-388! 124,-398 132,-388!"), "#a8242c")


def mouse(c: Canvas) -> None:
    """It stands on the book, a pencil at its side, and will not believe it; its feet at the origin."""
    fur, dim, pale = "#a88c80", "#4a3644", "#ffe8c8"
    with c.group(through=c.blur(6), opacity=0.7):
        c.path(contour("-30,-4 30,-8 90,4 60,14 -20,10"), INK)
    with c.relief(0.1):
        line(c, "34,-16 70,-10 92,-34 84,-66", "#c89090", (8, 7, 5, 2))
        with form(c, "-34,0 -38,-40 -30,-82 -8,-104 20,-100 38,-64 42,-24 34,2 0,8", fur):
            mass(c, "4,-110 50,-80 50,10 6,14 20,-40", dim, 10, 0.85)
            mass(c, "-38,-30 -30,-80 -12,-100 -14,-60 -24,-20", pale, 7, 0.8)
        with form(c, "-37,-36 -31,-82 -8,-104 20,-100 38,-64 41,-34 10,-26 -14,-28", "#3f7a78"):
            mass(c, "4,-110 50,-90 50,-20 8,-20 18,-60", "#123440", 9, 0.85)
            mass(c, "-36,-40 -28,-84 -14,-98 -18,-60 -26,-34", "#c8ecd8", 6, 0.8)
            for y in (-78, -60, -42):
                c.circle(-20, y, 3, "#f0c860")
        for x in (-20, 18):
            c.ellipse(x - 4, 3, 19, 8, "#d8a49c")
        # Ears, head, and spectacles.
        with form(c, "20,-150 26,-184 50,-196 72,-178 70,-150 48,-134", fur):
            mass(c, "30,-150 36,-178 54,-186 64,-168 52,-146", "#d88a88", 5, 0.9)
        head = "-66,-108 -60,-122 -40,-142 -12,-154 18,-150 36,-130 36,-108 16,-92 -18,-90 -48,-98"
        with form(c, head, fur):
            mass(c, "0,-90 40,-110 40,-150 16,-150 20,-120", dim, 9, 0.75)
            mass(c, "-64,-112 -40,-140 -12,-152 -20,-132 -44,-116", pale, 6, 0.85)
        with form(c, "-12,-148 -16,-188 8,-208 32,-190 32,-156 10,-140", fur):
            mass(c, "-6,-150 -8,-184 8,-198 24,-184 20,-156", "#f0a8a0", 5, 0.95)
        c.circle(-66, -110, 7, "#c8606c")
        c.circle(-68, -113, 2, "#ffe8e0")
        c.ellipse(-22, -126, 9.5, 10.5, "#fffaf0")
        c.ellipse(-25, -128, 6, 7.4, INK)
        c.circle(-27, -131, 2.2, "#ffffff")
        c.ring(-23, -126, 14.5, 15, "#7a4a20", 3.4)
        line(c, "-9,-130 8,-136 22,-134", "#7a4a20", (3, 2.4, 1.6))
        line(c, "-38,-128 -46,-130 -52,-126", "#7a4a20", (3, 3, 2))
        line(c, "-36,-148 -24,-154 -10,-148", dim, (1, 4, 1))
        line(c, "-58,-100 -46,-98 -38,-102", dim, (1, 2.6, 1))
        for dy in (-4, 3, 10):
            line(
                c,
                f"-56,{-106 + dy * 0.4} -76,{-104 + dy} -94,{-108 + dy * 1.7}",
                "#f6e8d8",
                (1.4, 1.2, 0.4),
                0.85,
            )
    # One arm points at the feather, the other holds its pencil like a spear.
    line(c, "62,-150 58,-60 52,14", "#8a5a1c", (13, 13, 13))
    line(c, "59,-150 55,-60 49,14", "#f4c048", (7, 7, 7))
    c.path(contour("55,-150! 62,-176! 69,-150!"), "#f6dcb4")
    c.path(contour("59.6,-168! 62,-178! 64.6,-168!"), INK)
    round_limb(c, "22,-86 48,-78 58,-86", (22, 19, 16), "#3f7a78", "#123440", "#c8ecd8", (-300, -300))
    c.circle(60, -88, 10, "#d8a49c")
    round_limb(c, "-20,-84 -48,-72 -76,-84", (24, 20, 16), "#3f7a78", "#123440", "#c8ecd8", (-300, -300))
    c.ellipse(-82, -86, 10, 8, "#e8b4a8")
    line(c, "-86,-88 -98,-92 -106,-96", "#e8b4a8", (6, 5, 3))


def book(c: Canvas) -> None:
    """Open on the floor, its middle at the origin."""
    with c.group(through=c.blur(8), opacity=0.8):
        c.path(contour("-130,16 0,30 140,10 170,30 20,52 -120,44"), INK)
    with c.relief(0.1):
        c.path(contour("-136,6! -118,-30! 0,-24! 112,-34! 140,0! 4,34!"), "#8a2f34")
        with form(c, "-128,2! -110,-34! -56,-42 0,-24! 4,26! -60,8", "#fbf0d8"):
            mass(c, "-30,-40 6,-30 6,30 -24,20", "#a89484", 7, 0.8)
            for k in range(5):
                line(
                    c,
                    f"{-112 + k * 1},{-24 + k * 6} -70,{-27 + k * 7} -22,{-16 + k * 8}",
                    "#6a5c5c",
                    (1.6, 2, 1.6),
                    0.7,
                )
        with form(c, "0,-24! 54,-44 106,-38! 130,-4! 60,4 4,26!", "#efe0c4"):
            mass(c, "0,-26 24,-36 28,16 2,28", "#8a7870", 6, 0.7)
            for k in range(5):
                line(
                    c,
                    f"{26 + k * 3},{-22 + k * 7} {62 + k * 3},{-30 + k * 7} {100 + k * 4},{-26 + k * 6}",
                    "#6a5c5c",
                    (1.6, 2, 1.6),
                    0.7,
                )
