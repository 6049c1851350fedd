"""A bear that leans on a stump and listens, and the bird that sings to it."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, row

COAT, DEEP, LIT = "#6a3c34", "#1c0c22", "#ffb868"
SONG = (270.0, 520.0)
"""Where the light comes from: the middle of the stump."""


def _fur(c: Canvas, box: tuple[float, float, float, float], count: int, lean: tuple[float, float]) -> None:
    """Short hair inside a form; ``lean`` is the way it lies."""
    x0, y0, x1, y1 = box
    for _ in range(count):
        x, y = c.r.uniform(x0, x1), c.r.uniform(y0, y1)
        n = c.r.uniform(9, 20)
        ex, ey = x + (lean[0] + c.r.uniform(-0.3, 0.3)) * n, y + (lean[1] + c.r.uniform(-0.3, 0.3)) * n
        tone = c.r.choice(("#9a5c3c", "#4a2222", "#3a1820", "#b8754a"))
        c.limb([(x, y), ((x + ex) / 2 + 1.4, (y + ey) / 2), (ex, ey)], (0.5, 2.2, 0.3), tone, 0.42)


def body(c: Canvas) -> None:
    """What stands behind the stump."""
    with (
        c.relief(0.1),
        form(
            c,
            "352,700 352,610 376,540 420,486 480,456 540,462 584,500 612,560 620,660 600,760 470,770 380,740",
            COAT,
        ),
    ):
        mass(c, "520,450 640,500 640,780 440,790 540,660 550,540", DEEP, 24, 0.95)
        mass(c, "400,520 500,500 540,560 520,640 400,660", DEEP, 20, 0.5)
        mass(c, "410,500 470,452 540,454 570,476 520,474 460,484 424,520", LIT, 9, 0.75)
        _fur(c, (356, 456, 620, 760), 300, (0.5, 0.8))


def head(c: Canvas) -> None:
    """Three quarters from the left, the chin on the foreleg, the eyes shut."""
    with c.at(424, 496, 1.12, -3), c.relief(0.1):
        for x, y, r, inner in ((-36.0, -62.0, 21, "#a8584a"), (54, -66, 25, "#6a3030")):
            with form(
                c,
                f"{x - r},{y + 8} {x - r + 2},{y - 12} {x},{y - r} {x + r - 3},{y - 12} {x + r},{y + 10} "
                f"{x},{y + r}",
                COAT,
            ):
                mass(c, f"{x},{y - r} {x + r},{y - 8} {x + r},{y + r} {x + 6},{y + r}", DEEP, 6, 0.8)
                mass(c, f"{x - r},{y} {x - 10},{y - r} {x},{y - r} {x - 10},{y - 4}", LIT, 4, 0.8)
            mass(c, f"{x - 10},{y + 6} {x - 4},{y - 9} {x + 9},{y - 5} {x + 8},{y + 10}", inner, 3, 0.95)
        skull = (
            "-22,-66 16,-76 54,-60 76,-24 80,16 64,50 30,68 -12,70 -46,66 -76,58 -94,42 -98,22 -86,6 "
            "-64,-4 -54,-24 -44,-50"
        )
        with form(c, skull, COAT):
            mass(c, "30,-80 90,-40 90,60 20,90 -20,74 40,40 56,0", DEEP, 17, 0.9)
            mass(c, "-60,-4 -50,-40 -20,-66 10,-70 -10,-44 -30,-20 -40,4", LIT, 9, 0.8)
            _fur(c, (-60, -76, 84, 72), 300, (0.85, 0.45))
        # The muzzle is paler, and stands out of the face.
        with form(c, "-96,24 -86,8 -66,0 -42,2 -24,16 -18,38 -30,58 -56,66 -80,60 -95,44", "#c88c5c"):
            mass(c, "-36,-6 -10,10 -10,56 -40,74 -38,56 -26,30", "#6a3426", 9, 0.95)
            mass(c, "-100,30 -90,8 -64,2 -66,16 -84,30", "#ffdc98", 6, 0.85)
            mass(c, "-96,46 -70,60 -40,54 -50,74 -90,70", "#5a2a28", 6, 0.75)
        with form(c, "-100,16 -98,4 -84,-3 -68,2 -68,14 -78,24 -92,25", "#241018"):
            mass(c, "-96,6 -84,0 -74,4 -84,9", "#ffd8b0", 3, 0.8)
        line(c, "-86,24 -85,34 -80,42", "#2a1018", (2, 3, 2))
        line(c, "-94,40 -82,44 -64,48 -44,44 -30,32", "#2a1018", (1, 3.4, 3.6, 3, 0.8))
        for x, y, s in ((-51.0, -12.0, 0.8), (-9.0, -13.0, 1.0)):
            mass(
                c,
                f"{x - 14 * s},{y + 2} {x},{y - 10 * s} {x + 15 * s},{y + 2} {x},{y + 10 * s}",
                "#2c1220",
                5,
                0.6,
            )
            line(
                c,
                f"{x - 13 * s},{y + 1} {x - 4 * s},{y + 7 * s} "
                f"{x + 6 * s},{y + 6 * s} {x + 14 * s},{y - 2 * s}",
                "#140810",
                (1.2, 4, 4, 1),
            )
            line(
                c,
                f"{x - 9 * s},{y - 4 * s} {x + 1 * s},{y - 7 * s} {x + 11 * s},{y - 5 * s}",
                LIT,
                (1, 2.4, 1),
                0.3,
            )


def _paw(c: Canvas, x: float, y: float, rot: float, scale: float) -> None:
    """Its back, the toes to the left; claws at their ends."""
    with c.at(x, y, scale, rot):
        for k in range(4):
            ty = -20.0 + k * 12
            tx = (-40, -46, -44, -36)[k]
            c.path(
                contour(
                    f"{tx + 2},{ty - 4}! {tx - 12},{ty + 1} "
                    f"{tx - 17},{ty + 6}! {tx - 8},{ty + 6} {tx + 2},{ty + 5}!"
                ),
                "#2a1418",
            )
            line(c, f"{tx - 1},{ty - 1} {tx - 9},{ty + 1} {tx - 15},{ty + 5}", "#e8b888", (0.8, 2, 0.4))
        with form(c, "26,-26 -4,-30 -32,-30 -42,-22 -48,-12 -49,-2 -48,8 -42,18 -30,24 -4,26 26,24", COAT):
            mass(c, "26,4 -10,10 -50,10 -40,34 26,34", DEEP, 8, 0.9)
            mass(c, "26,-28 -10,-32 -40,-26 -40,-14 -10,-18 20,-16", LIT, 6, 0.8)
            for text in ("-47,-15 -36,-14 -26,-13", "-49,-3 -38,-3 -27,-3", "-47,9 -36,8 -27,6"):
                line(c, text, DEEP, (3, 2.6, 0.6), 0.9)


def arms(c: Canvas) -> None:
    """A foreleg lies along the wood, and carries the head."""
    with c.group(through=c.blur(9)):
        c.path(contour("322,612 370,598 430,600 560,610 560,660 430,662 360,648 326,632"), "#3a1410", op=0.75)
    with c.relief(0.1):
        with form(
            c,
            "560,512 596,552 606,600 586,640 530,656 460,652 400,640 366,630 356,612 360,590 390,580 "
            "450,560 500,528",
            COAT,
        ):
            mass(
                c,
                "600,520 640,600 590,680 460,680 300,650 310,622 400,628 500,632 556,600 572,550",
                DEEP,
                15,
                0.9,
            )
            mass(c, "352,560 500,540 520,590 440,604 350,600", DEEP, 13, 0.7)
            _fur(c, (310, 520, 606, 654), 240, (-0.8, 0.35))
        _paw(c, 376, 607, -2, 0.94)


def bird(c: Canvas) -> None:
    """It stands on the origin and sings up to the right; a hundred and ten tall."""
    blue, deep, lit = "#2f8a9c", "#122c4c", "#ffe0a0"
    with c.group(through=c.blur(5)):
        c.path(contour("-44,4 0,-4 36,2 20,12 -20,14"), "#3a1410", op=0.8)
    with c.relief(0.1):
        for x in (-8, 10):
            line(c, f"{x - 4},-24 {x},-10 {x - 1},2", "#5a2a20", (4.4, 3.6, 3.4))
            for dx in (-10, 8, 13):
                line(c, f"{x - 1},1 {x + dx},6", "#5a2a20", (3.4, 1.4))
        row(c, "-42,-42 -38,-34 -34,-28", "-92,-6 -86,2 -76,8", 4, 15, ("#163c5c", "#22647c"), "#0c1c34", 0)
        with form(
            c,
            "-46,-32 -40,-58 -20,-82 -8,-104 10,-116 30,-114 "
            "42,-102 44,-86 44,-64 38,-38 20,-18 -8,-14 -34,-20",
            blue,
        ):
            mass(c, "-50,-20 -44,-60 -20,-84 -14,-50 10,-20 -10,-8", deep, 10, 0.85)
            mass(c, "20,-84 44,-84 46,-50 30,-22 6,-18 10,-50", "#f0a04c", 7, 0.95)
            mass(c, "34,-84 48,-70 42,-40 30,-30 32,-56", lit, 5, 0.8)
            mass(c, "0,-112 24,-118 40,-106 20,-106", "#9fe0d8", 4, 0.8)
        row(
            c,
            "-16,-74 -6,-56 0,-42",
            "-60,-22 -44,-14 -22,-10",
            7,
            17,
            ("#163c5c", "#22647c", "#4fa8a8"),
            "#0c1c34",
            -0.06,
        )
        # The beak is open.
        c.path(contour("40,-108! 54,-120 72,-124! 62,-110 46,-99!"), "#f6c060")
        c.path(contour("46,-98! 58,-97 66,-93! 56,-87 42,-89!"), "#d88a34")
        c.path(contour("43,-103! 58,-106 62,-100 44,-92!"), "#7a2028")
        line(c, "43,-100 52,-104 62,-112", "#fff0c0", (0.8, 2, 0.6), 0.8)
        with form(c, "16,-98! 22,-106 30,-106 35,-101! 29,-95 21,-94", "#0e1424"):
            pass
        c.circle(28.6, -102.6, 2, "#fff6d8")
        line(c, "13,-97 21,-108 31,-108 37,-102", "#0c1c34", (0.8, 2.2, 2, 0.6))
