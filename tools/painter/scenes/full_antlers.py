"""A stag whose antlers are let, and one more who asks for a room."""

from __future__ import annotations

from itertools import pairwise

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import along, contour, form, line, mass, points, round_limb, strands, swelling
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.antler_tenants import SUN, bird, house, lantern, newcomer

FUR, DEEP, LIT = "#a8704a", "#402a3c", "#ffdfa8"
HORN, HORN_DEEP, HORN_LIT = "#75543f", "#2c2230", "#e8c898"
FAR_ANTLER = (
    ("262,430 268,372 252,312 258,276", (19, 15, 11, 4)),
    ("190,394 196,330 174,262 186,196", (19, 16, 12, 4)),
    ("182,290 150,252 146,214", (9, 7, 3)),
    ("178,262 202,240 238,200", (12, 9, 4)),
    ("132,342 92,338 58,300", (15, 11, 4)),
    ("96,262 62,226 54,178", (14, 10, 4)),
    ("98,160 76,124 82,88", (11, 8, 3)),
    ("298,492 264,432 192,396 130,342 94,256 100,160 128,96", (34, 29, 25, 21, 17, 13, 4)),
)
NEAR_ANTLER = (
    ("402,420 392,362 412,304", (20, 16, 5)),
    ("474,390 472,318 440,246 452,168", (20, 17, 13, 4)),
    ("452,276 420,246 414,214", (9, 7, 3)),
    ("528,326 566,300 578,250", (16, 12, 4)),
    ("546,226 514,196 508,160", (12, 9, 4)),
    ("526,148 556,118 560,76", (12, 9, 3)),
    ("350,482 400,422 472,390 528,324 548,226 524,146 494,84", (38, 33, 28, 23, 18, 14, 4)),
)


def _wood(c: Canvas) -> None:
    nature.sky(c, ("#8fa9bf", "#b9c9d0", "#e4e2d4", "#f8e6c4"), (0, 0.3, 0.55, 0.74))
    nature.clouds(c, "#fbf6ea", 0.6, 0.004, 0.012, 0, 560, 0.46)
    c.glow(-30, 520, 520, "#ffe2a0", 0.85)
    for y, haze, size, step in ((620.0, 0.72, 130, 44), (655, 0.46, 190, 74), (700, 0.2, 270, 120)):
        for k in range(int(680 / step)):
            x = -30 + k * step + c.r.uniform(-14, 14)
            if size > 200 and 190 < x < 470:
                continue
            tone = mix("#3f6478", "#dfe0d4", haze)
            with c.relief(0):
                nature.fir(c, x, y, size * c.r.uniform(0.75, 1.1), tone, mix("#f8faf6", "#dfe4e0", haze))
        nature.fog(c, y - 10, 46, 0.55, "#f2ecdc")
    # Another one, a long way off, with its lamps lit.
    with c.at(158, 662, 0.5), c.relief(0.05):
        tone = "#6f7684"
        for text in (
            "-34,-40 -36,-20 -34,4",
            "-22,-40 -22,-16 -24,4",
            "24,-44 28,-20 26,4",
            "36,-44 40,-20 42,4",
        ):
            line(c, text, tone, (8, 5, 4))
        c.path(
            contour(
                "-66,-106 -54,-118 -42,-112 -34,-84 0,-78 34,-80 46,-60 "
                "36,-40 0,-38 -36,-36 -46,-66 -52,-94 -66,-98"
            ),
            tone,
        )
        for text in (
            "-48,-114 -66,-138 -64,-166",
            "-58,-128 -78,-142 -80,-160",
            "-44,-114 -30,-136 -32,-168",
            "-36,-128 -18,-142 -14,-162",
        ):
            line(c, text, tone, (4, 3, 1))
        for x, y in ((-72, -140), (-26, -142), (-50, -134), (-16, -152)):
            c.glow(x, y, 26, "#ffc860", 0.9)
            c.circle(x, y, 3.4, "#fff0b0")
    with form(c, "-20,690! 120,668 260,684 420,660 620,676! 620,920! -20,920!", "#eef0ec"):
        mass(c, "300,690 620,660 620,760 420,740", "#b8cad8", 22, 0.8)
        mass(c, "-20,760 160,730 330,790 300,860 -20,840", "#fff4d8", 24, 0.9)
        mass(c, "-20,870 160,840 400,860 620,820 620,940 -20,940", "#a8bcd0", 22, 0.9)
        mass(c, "220,800 420,770 460,860 240,880", "#8fa6c2", 20, 0.75)
        for _ in range(40):
            x, y = c.r.uniform(-20, 560), c.r.uniform(700, 890)
            n = c.r.uniform(20, 70)
            line(
                c,
                f"{x},{y} {x + n / 2},{y - 4} {x + n},{y}",
                c.r.choice(("#ffffff", "#c4d2de", "#fff6e0")),
                (0.4, 2, 0.4),
                0.6,
            )


def _antler(c: Canvas, tines: tuple[tuple[str, tuple[int, ...]], ...], shade: float) -> None:
    tone, lit = mix(HORN, HORN_DEEP, shade), mix(HORN_LIT, HORN, shade)
    with c.relief(0.1):
        for text, widths in tines:
            round_limb(c, text, widths, tone, HORN_DEEP, lit, SUN)
        # Bark runs along the beam, snow lies on what is level.
        text, widths = tines[-1]
        for shift in (-0.24, 0.02, 0.26):
            way = [(x + w * shift, y + w * shift * 0.6) for x, y, w in swelling(text, widths)]
            c.line(way[::3], HORN_DEEP, 1.4, 0.55)
        for text, widths in tines:
            spine = swelling(text, widths)
            for (ax, ay, aw), (bx, by, bw) in pairwise(spine[1:]):
                if abs(by - ay) < abs(bx - ax) * 1.15:
                    c.limb(
                        [(ax, ay - aw * 0.46), (bx, by - bw * 0.46)],
                        (aw * 0.34 + 1, bw * 0.34 + 1),
                        "#fbfcf8",
                    )


def _neck(c: Canvas) -> None:
    shape = (
        "330,500! 400,490 452,530 512,600 566,664 620,708! 620,930! 318,930! 326,880 318,826 330,770 "
        "346,724 366,690 360,640!"
    )
    with form(c, shape, FUR):
        mass(c, "430,500 620,690 640,940 470,940 470,760 430,640", DEEP, 34, 0.9)
        mass(c, "340,690 420,680 420,760 370,820 330,800", DEEP, 20, 0.8)
        mass(c, "318,930 322,850 340,770 372,750 384,830 372,930", "#f6e4c4", 15, 0.9)
        mass(c, "380,500 440,540 500,610 470,620 410,560", LIT, 14, 0.5)
        _hair(
            c, "370,660 430,640 420,930 316,930", 260, (-8, 44), ("#fff0d4", "#d8a878", "#b07c54", FUR), 0.6
        )
        _hair(
            c, "400,500 520,600 560,760 420,700", 240, (30, 40), ("#d8a070", "#8a5440", FUR, "#6a4040"), 0.5
        )
        _hair(
            c, "430,700 620,740 620,930 420,930", 240, (6, 46), ("#6a4450", "#8a5c58", DEEP, "#523444"), 0.6
        )
    for k in range(150):
        t = k / 150
        x, y = 352 - 26 * t + c.r.uniform(0, 46), 690 + 200 * t + c.r.uniform(-14, 14)
        n = c.r.uniform(26, 56)
        tone = c.r.choice(("#f0dcb8", "#e0c098", "#c89a70", "#a87c60", "#f4e4c4"))
        line(c, f"{x},{y} {x - 3},{y + n * 0.5} {x - 12 - n * 0.1},{y + n}", tone, (1, 3.4, 0.5), 0.6)
    with c.relief(0.1), form(
        c, "392,494 420,488 466,530 530,596 600,650! 640,690! "
        "600,680 556,668 520,624 486,596 440,556 410,526", "#f8faf8"
    ):  # fmt: skip
        mass(c, "420,540 520,620 640,700 640,720 520,660 420,570", "#9cb2cc", 7, 0.9)


def _hair(
    c: Canvas, corners: str, count: int, reach: tuple[float, float], tones: tuple[str, ...], op: float = 0.5
) -> None:
    """Short hairs all over a quarter of the coat; each runs the way of ``reach``, more or less."""
    (ax, ay), (bx, by), (dx, dy), (ex, ey) = points(corners)
    for _ in range(count):
        t, u = c.r.random(), c.r.random()
        x = (ax + (bx - ax) * t) * (1 - u) + (ex + (dx - ex) * t) * u
        y = (ay + (by - ay) * t) * (1 - u) + (ey + (dy - ey) * t) * u
        size, turn = c.r.uniform(0.6, 1.3), c.r.uniform(-0.2, 0.2)
        vx, vy = reach[0] * size - reach[1] * turn, reach[1] * size + reach[0] * turn
        c.limb(
            [(x, y), (x + vx * 0.5 - vy * 0.06, y + vy * 0.5 + vx * 0.06), (x + vx, y + vy)],
            (0.8, 2.6 * size, 0.4),
            c.r.choice(tones),
            op * c.r.uniform(0.6, 1),
        )


def _ear(c: Canvas, text: str, inner: str, tone: str) -> None:
    with form(c, text, tone):
        mass(c, inner, "#e8b49c", 7, 0.95)
        mass(c, text, DEEP, 8, 0.12)
    strands(c, inner, " ".join(reversed(inner.split())), 8, ("#fff0d8", "#c88a74"), (1, 2.4, 0.5), 5, 0.6)


def _head(c: Canvas) -> None:
    """He has bent down; in profile, the eye at the origin, the nose to the left."""
    with c.at(330, 574, 1.03, -20), c.relief(0.1):
        shape = (
            "96,-74! 66,-88 36,-80 8,-62 -6,-50! -24,-52 -30,-42! -66,-24 -110,-4 -150,10 -180,26 -193,46 "
            "-188,62! -192,76 -182,90 -164,94! -158,104 -140,108 -110,100 -66,96 -20,100 26,112 66,110 "
            "96,84! 110,10"
        )
        with c.group(through=c.blur(12)):
            c.path(contour("20,100 80,100 120,60 140,120 70,150 0,130"), "#2a1828", op=0.7)
        with form(c, shape, FUR):
            mass(c, "-30,70 30,60 80,20 120,-20 120,120 40,130 -60,112 -120,108", DEEP, 18, 0.8)
            mass(c, "20,-76 -10,-50 -60,-26 -120,0 -176,26 -150,34 -90,14 -30,-10 20,-40", LIT, 10, 0.9)
            mass(c, "-70,-4 -20,4 20,40 0,70 -60,60 -110,40", "#c88a5c", 14, 0.6)
            mass(c, "-200,40 -160,30 -140,60 -150,100 -110,100 -60,94 -100,112 -200,112", "#f4e2c4", 9, 0.95)
            mass(c, "30,100 70,90 96,70 96,110 40,120", "#e8ccA4".lower(), 8, 0.5)
            mass(c, "-34,14 -4,26 26,18 20,32 -20,36", "#f0d4a8", 5, 0.7)
            mass(c, "-38,-26 -6,-38 26,-26 36,-6 20,-20 -14,-24", DEEP, 5, 0.55)
            _hair(
                c, "30,-70 60,-30 -130,50 -150,20", 240, (-24, 9), ("#d8a070", "#8a5438", LIT, "#b87c50"), 0.5
            )
            _hair(c, "40,-60 100,-50 90,100 -10,90", 200, (14, 24), ("#6a3c38", "#b87c50", "#c8946c"), 0.5)
            _hair(c, "-120,60 0,60 40,100 -120,96", 90, (-20, 8), ("#fff0d8", "#d8b48c", "#a87c60"), 0.5)
        # Nose and mouth.
        with form(c, "-150,20! -172,16 -192,34 -196,52 -186,64! -170,58 -160,44", "#241820"):
            mass(c, "-190,30 -170,18 -156,24 -172,32 -186,42", "#a8a0b0", 4, 0.95)
        c.ellipse(-176, 50, 8, 4.6, "#000000", 1, -36)
        line(c, "-188,64 -180,75 -160,80 -138,80 -118,79", "#4a2428", (2, 3, 2.8, 2, 0.5))
        for k in range(7):
            c.circle(-160 + (k % 4) * 13, 62 + (k // 4) * 9 + (k % 2) * 3, 1.3, "#7a5a50")
        # The eye looks down to who has come.
        with form(c, "-30,6! -20,-12 -2,-19 18,-11 28,5! 12,16 -12,18", "#1c1018"):
            mass(c, "-26,10 -6,18 18,14 14,2 -16,2", "#7a4420", 5, 0.95)
            c.ellipse(-6, 1, 9, 10, "#08040a")
        c.circle(-12, -5, 4.6, "#ffffff")
        c.circle(9, 8, 2.4, "#ffca70")
        line(c, "-32,7 -20,-13 -2,-20 18,-12 31,7", "#1a0c14", (2, 4.4, 5, 4.4, 2))
        line(c, "-28,10 -12,20 12,18 28,9", "#f0d8b0", (1, 3, 3, 1), 0.9)
        line(c, "-26,-22 -4,-34 24,-26", "#f4d4a0", (1, 5, 1), 0.85)
        # A tuft on the brow, where the horns stand.
        strands(
            c,
            "30,-92 12,-78 2,-58",
            "84,-90 56,-70 40,-46",
            26,
            ("#c89060", "#6a4034", "#e8c08c"),
            (4, 5, 0.5),
            6,
        )


def _ladder(c: Canvas) -> None:
    """Of rope; it has been let down."""
    left, right = "68,308 58,440 68,600 56,786", "104,336 96,440 104,600 92,792"
    a, b = along(left, 8), along(right, 8)
    for k in range(1, len(a) - 1, 2):
        c.segment(a[k][0] - 4, a[k][1], b[k][0] + 4, b[k][1] + 2, "#3a2830", 8)
        c.segment(a[k][0] - 4, a[k][1] - 1, b[k][0] + 4, b[k][1] + 1, "#b8905c", 5)
        c.segment(a[k][0] - 3, a[k][1] - 4, b[k][0] + 2, b[k][1] - 2, "#fbfcf8", 2.4)
    for way in (a, b):
        c.line(way, "#4a343c", 4.4)
        c.line([(x - 0.8, y) for x, y in way], "#e0c08c", 2)
    # Both ropes are wound round the tine.
    for x, y, rot in ((68.0, 309.0, 40.0), (103, 338, 12)):
        with c.at(x, y, 1, rot):
            for k in (-6, 0, 6):
                line(c, f"{k - 2},-11 {k + 2},0 {k},12", "#4a343c", (5, 6, 5))
                line(c, f"{k - 2},-10 {k + 2},0 {k},11", "#e0c08c", (3, 3.6, 3))


@scene("p61", "milk", Light(strength=0.0, focus=(270, 560)), by_hand=True)
def antlers_full_of_tenants(c: Canvas) -> None:
    _wood(c)
    nature.snow(c, 70, 0, 800, "#ffffff", 3)
    with c.relief(0.1):
        _ear(
            c,
            "300,500 276,470 236,458 206,466! 224,496 262,516 296,520",
            "224,474 256,484 290,506",
            mix(FUR, DEEP, 0.3),
        )
    _antler(c, FAR_ANTLER, 0.22)
    _neck(c)
    _head(c)
    with c.relief(0.1):
        _ear(c, "396,528 430,498 478,492 520,508! 496,542 450,556 404,552", "420,526 462,512 504,512", FUR)
    house(c)
    _antler(c, NEAR_ANTLER, 0.0)
    # A nest, and its eggs.
    with c.relief(0.1):
        for x, y in ((196.0, 168.0), (214, 164), (230, 169)):
            c.ellipse(x, y + 8, 11, 14, "#4f8494", 1, 8)
            c.ellipse(x - 2, y + 6, 8, 11, "#9cccd0", 1, 8)
            c.ellipse(x - 4, y + 2, 3, 5, "#eef8f0", 0.9, 8)
        with form(c, "166,172! 190,182 224,182 260,168! 254,196 232,212 196,214 176,200", "#6a4a34"):
            mass(c, "210,170 264,164 256,214 210,220", "#2c1c24", 8, 0.8)
        strands(
            c, "162,176 206,196 264,170", "186,208 210,216 240,208", 30,
            ("#7a5a3c", "#c89c64", "#3c2824", "#e8c890"), (2, 3, 2), 7,
        )  # fmt: skip
    for text in (
        "150,352 132,364 112,362",
        "222,404 214,376 220,350",
        "540,270 560,262 566,240",
        "500,346 492,322 498,300",
        "96,270 112,252 116,232",
        "440,400 448,376 444,356",
    ):
        round_limb(c, text, (8, 6, 2), HORN, HORN_DEEP, HORN_LIT, SUN)
    strands(
        c,
        "336,478 342,490 346,510",
        "376,464 384,484 380,508",
        26,
        ("#c89060", "#6a4034", "#e8c08c", FUR),
        (4, 6, 0.5),
        5,
    )
    for x, y, size, drop in (
        (62.0, 224.0, 34.0, 14.0),
        (150, 366, 46, 22),
        (146, 220, 34, 12),
        (466, 394, 46, 24),
        (512, 352, 42, 18),
        (508, 168, 34, 14),
    ):
        lantern(c, x, y, size, drop, lit=size != 42)
    for x, y, size, tone, belly, rot, flip in (
        (212.0, 398.0, 0.64, "#3d74ac", "#f4e2c0", 14.0, False),
        (420, 402, 0.62, "#c04c38", "#f6dcc0", -14, True),
        (452, 164, 0.54, "#d89c3c", "#f8ecd0", -4, True),
        (128, 94, 0.5, "#6f8a54", "#f0e6c4", 6, False),
    ):
        with c.at(x, y, size, rot, flip):
            bird(c, tone, belly)
    _ladder(c)
    newcomer(c)
    nature.snow(c, 60, 0, 900, "#ffffff", 5)
    for _ in range(9):
        with c.group(through=c.blur(3)):
            c.circle(c.r.uniform(20, 580), c.r.uniform(560, 880), c.r.uniform(5, 9), "#ffffff", 0.7)
