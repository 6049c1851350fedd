"""A wolf that bends down to the water, and the ewe that looks up out of it."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.hand import along, contour, form, line, mass
from tools.painter.palettes import mix

INK = "#0a0d22"
COAT, DEEP, COLD, WARM = "#56648f", "#151c40", "#c4d2f6", "#ffd890"


def _hair(
    c: Canvas,
    box: tuple[float, float, float, float],
    count: int,
    lean: tuple[float, float],
    tones: tuple[str, ...],
    size: float = 16,
    op: float = 0.5,
) -> None:
    """Short hair inside a form; ``lean`` is the way it lies."""
    x0, y0, x1, y1 = box
    for _ in range(count):
        x, y, n = c.r.uniform(x0, x1), c.r.uniform(y0, y1), size * c.r.uniform(0.6, 1.3)
        dx, dy = (lean[0] + c.r.uniform(-0.25, 0.25)) * n, (lean[1] + c.r.uniform(-0.25, 0.25)) * n
        c.limb(
            [(x, y), (x + dx * 0.5 + 1, y + dy * 0.5), (x + dx, y + dy)],
            (0.6, size * 0.15, 0.3),
            c.r.choice(tones),
            op,
        )


NIGHT = ("#7f8ebc", "#2c3763", "#1a2248", "#93a3d0")


def _paw(c: Canvas, x: float, y: float, tone: str, far: bool = False) -> None:
    """A paw that stands on ``y``, its toes to the right."""
    with form(
        c,
        f"{x - 17},{y}! {x - 16},{y - 18} {x - 2},{y - 24} {x + 16},{y - 20} {x + 27},{y - 9} {x + 26},{y}!",
        tone,
    ):
        mass(c, f"{x - 20},{y - 30} {x + 4},{y - 26} {x - 4},{y + 4} {x - 20},{y + 4}", DEEP, 5, 0.7)
        if not far:
            mass(c, f"{x + 6},{y - 22} {x + 28},{y - 14} {x + 28},{y - 4} {x + 14},{y - 6}", WARM, 4, 0.75)
    for k in range(2):
        line(c, f"{x + 8 + k * 9},{y - 13 + k * 2} {x + 9 + k * 9},{y - 2}", INK, (1, 2.2, 1.4), 0.8)


def wolf(c: Canvas) -> None:
    """It stands on the left, fore parts low, and its nose is just over the water at (424, 476)."""
    with c.relief(0.1):
        # Tail and the two legs that are further off.
        with form(c, "70,244 40,258 18,312 10,372 22,432 40,470! 56,440 66,392 74,336 92,290", COAT):
            mass(c, "40,300 80,280 80,400 44,480 30,440", DEEP, 9, 0.9)
            mass(c, "60,246 34,270 16,330 14,390 26,330 50,280", COLD, 5, 0.7)
            _hair(c, (8, 250, 90, 460), 110, (-0.3, 0.95), NIGHT, 22)
        with form(c, "110,350 148,366 146,400 128,436 134,470 140,492! 108,492! 104,460 98,424", "#2a3560"):
            mass(c, "100,350 150,350 150,420 110,420", INK, 8, 0.8)
        _paw(c, 126, 494, "#2a3560", True)
        with form(c, "268,350 318,360 330,410 334,452 342,486! 308,488! 298,440 280,410", "#33406e"):
            mass(c, "262,340 330,350 310,430 280,430", INK, 9, 0.85)
            mass(c, "322,380 336,440 342,490 330,490 324,440", WARM, 5, 0.55)
        _paw(c, 326, 492, "#3f4d7c")
        # The body: croup, back, withers, nape; chest, belly, flank.
        with form(
            c,
            "300,272 262,252 236,244 204,252 168,256 122,240 84,238 58,256 46,290 52,336 66,366 "
            "100,376 150,366! 176,384 214,398! 222,416 238,404! 250,428 268,412! 284,432 296,408! "
            "318,420 330,384 336,330",
            COAT,
        ):
            mass(c, "40,330 120,372 200,380 300,430 300,380 230,350 150,330 60,300", DEEP, 18, 0.95)
            mass(c, "150,270 190,300 196,370 150,370 130,320", DEEP, 14, 0.55)
            mass(c, "190,384 240,380 290,390 330,360 330,430 210,430", WARM, 14, 0.75)
            mass(
                c,
                "48,280 80,238 124,238 168,254 206,250 240,242 300,268 300,284 240,262 170,276 90,262",
                COLD,
                8,
                0.75,
            )
            _hair(c, (44, 240, 190, 380), 280, (-0.75, 0.62), NIGHT, 22)
            _hair(c, (170, 244, 330, 330), 260, (-0.7, 0.7), NIGHT, 26)
            _hair(
                c, (190, 330, 330, 430), 200, (-0.5, 0.85), ("#7f8ebc", "#2c3763", "#d8b890", "#1a2248"), 28
            )
        line(
            c,
            "50,286 62,254 84,241 122,243 168,259 204,255 238,248 264,256 298,274",
            COLD,
            (1, 4, 3, 4, 1),
            0.8,
        )
        # The near hind leg, then the near foreleg.
        with form(
            c,
            "62,268 104,262 146,290 160,330 150,366 128,392 108,414 104,436 112,466 116,490! 82,492! 80,462 "
            "74,430 66,404 58,350",
            COAT,
        ):
            mass(c, "50,300 80,330 84,400 90,440 84,496 60,496", DEEP, 10, 0.9)
            mass(c, "128,346 162,340 150,380 114,430 120,396", WARM, 8, 0.5)
            mass(c, "64,270 104,262 138,284 100,286", COLD, 8, 0.55)
            _hair(c, (60, 268, 156, 420), 190, (-0.35, 0.9), NIGHT, 20)
            line(c, "112,424 122,470 124,494", WARM, (1, 5, 3), 0.45)
        _paw(c, 102, 496, COAT)
        with form(
            c,
            "204,330 250,322 282,352 284,392 274,420 278,456 286,488! 250,490! 246,452 238,424 218,392",
            COAT,
        ):
            mass(c, "196,330 232,360 250,430 254,494 236,494 220,400", DEEP, 9, 0.9)
            mass(c, "268,350 290,370 280,430 290,490 272,490 266,420", WARM, 6, 0.75)
            _hair(c, (204, 326, 284, 470), 150, (-0.2, 0.95), NIGHT, 20)
        _paw(c, 272, 496, COAT)
    with c.at(350, 372, 1.24, 44), c.relief(0.1):
        _wolf_head(c)


def _wolf_head(c: Canvas) -> None:
    """In profile, looking to the right; the brow over the origin, the nose a hundred and eighteen away."""
    with form(c, "-14,-44 -8,-82 12,-118! 24,-82 22,-44", "#333f6c"):
        mass(c, "10,-118 26,-80 22,-44 8,-50", COLD, 4, 0.55)
    with form(
        c,
        "121,13 119,3 109,-2 92,-4 70,-9 52,-16 42,-27 28,-40 8,-51 -16,-54 -40,-44 -64,-26 -96,-10 "
        "-112,20! -90,22 -96,50! -72,42 -70,72! -46,58 -38,84! -18,62 4,52 30,46 60,44 84,43 "
        "98,39 103,32 114,26",
        COAT,
    ):
        mass(c, "-110,-10 -60,-30 -40,10 -40,80 -110,60", DEEP, 14, 0.6)
        mass(c, "-100,30 -60,20 -20,30 20,10 56,8 112,22 110,50 20,60 -30,90 -80,76", "#f0dcc0", 9, 0.9)
        mass(c, "-40,60 0,48 60,38 106,30 106,50 20,64 -30,90", WARM, 7, 0.9)
        mass(c, "46,-26 8,-52 -40,-44 -100,-10 -60,-20 -10,-36 30,-24", COLD, 7, 0.65)
        mass(c, "50,-14 90,-4 112,0 90,4 56,-2", COLD, 4, 0.6)
        mass(c, "8,-20 40,-24 56,-4 40,6 14,2", DEEP, 7, 0.75)
        _hair(c, (-108, -40, -10, 30), 150, (-0.95, 0.25), NIGHT, 16)
        _hair(c, (-90, 20, 0, 80), 110, (-0.8, 0.6), ("#fff0d0", "#b89c98", "#8a86a8"), 15)
        _hair(c, (0, -46, 60, 0), 50, (-0.95, 0.1), NIGHT, 9, 0.4)
        _hair(c, (10, 12, 90, 44), 50, (-0.9, 0.3), ("#fff4dc", "#c8a890"), 9, 0.45)
    with form(c, "-44,-42 -52,-84 -40,-132! -12,-98 2,-48 -20,-34", COAT):
        mass(c, "-20,-110 0,-80 6,-40 -14,-40", DEEP, 5, 0.8)
        c.path(contour("-38,-46! -43,-84 -37,-112! -18,-90 -10,-50!"), "#2a2248")
        for k in range(6):
            line(
                c,
                f"{-38 + k * 5},-44 {-37 + k * 3.4},-62 {-38 + k * 3},{-80 - (k % 3) * 6}",
                "#b8a8c0",
                (2.4, 2, 0.4),
                0.7,
            )
        mass(c, "-56,-60 -48,-130 -38,-136 -44,-90 -44,-40", COLD, 3, 0.9)
    # Nose and mouth.
    c.path(contour("122,14 119,0 106,-5 97,1 100,12 109,20 118,21"), INK)
    line(c, "103,0 112,0", "#a8b8e0", (1, 3, 1))
    line(c, "116,20 108,27 90,29 66,30 48,28 38,24", INK, (1.6, 2.6, 3, 2.6, 1))
    for x, y in ((80.0, 16.0), (70, 20), (62, 14)):
        c.circle(x, y, 1.4, "#4a4060")
    # A narrow eye, its lid heavy, that looks down along the nose.
    c.path(contour("8,-12! 20,-25 38,-24 50,-9! 36,-3 20,-4"), "#10142e")
    c.path(contour("15,-12! 24,-20 36,-19 45,-10! 34,-7 22,-7"), "#ffd45c")
    c.ellipse(35, -12.4, 4.8, 6.2, "#10142e")
    c.circle(36.6, -15, 1.8, "#ffffff")
    c.path(contour("8,-13! 20,-26 39,-25 50,-11! 36,-18 22,-18"), "#2a335c")
    line(c, "14,-32 28,-37 42,-30", "#c4c8e0", (1, 5, 1), 0.75)


WOOL = ("#8f8cb4", "#c4bccf", "#efe6dc", "#fffaf0")


def _wool(c: Canvas, text: str, size: float, count: int, sun: tuple[float, float]) -> None:
    """Locks round a contour and all over what it holds, lit from one side."""
    way = along(f"{text} {text.split(maxsplit=1)[0]}", 6)
    cx, cy = sum(x for x, _ in way) / len(way), sum(y for _, y in way) / len(way)
    reach = max(math.hypot(x - cx, y - cy) for x, y in way)
    x0, x1 = min(x for x, _ in way), max(x for x, _ in way)
    y0, y1 = min(y for _, y in way), max(y for _, y in way)

    def lock(x: float, y: float, r: float) -> None:
        light = ((x - cx) * sun[0] + (y - cy) * sun[1]) / reach
        k = max(0.0, min(0.999, 0.5 + light * 0.62 + c.r.uniform(-0.08, 0.08))) * 3
        tone = mix(WOOL[int(k)], WOOL[int(k) + 1], k - int(k))
        c.circle(x + r * 0.1 * -sun[0], y + r * 0.16, r, mix(tone, WOOL[0], 0.5))
        c.circle(x + r * 0.1 * sun[0], y + r * 0.08 * sun[1] - r * 0.04, r * 0.9, tone)
        a = c.r.uniform(0, math.tau)
        c.path(
            f"M{x + math.cos(a) * r * 0.6:.1f},{y + math.sin(a) * r * 0.6:.1f} "
            f"A{r * 0.6:.1f},{r * 0.6:.1f} 0 1 1 {x + math.cos(a + 4) * r * 0.6:.1f},"
            f"{y + math.sin(a + 4) * r * 0.6:.1f} A{r * 0.32:.1f},{r * 0.32:.1f} 0 0 1 {x:.1f},{y:.1f}",
            "none",
            mix(tone, WOOL[0], 0.55),
            1.8,
            0.6,
        )

    for k in range(0, len(way), 3):
        lock(*way[k], size * c.r.uniform(0.8, 1.15))
    d = contour(text)
    c.path(d, WOOL[1])
    with c.group(clip=c.clip(d)):
        spots = sorted((c.r.uniform(y0, y1), c.r.uniform(x0, x1)) for _ in range(count))
        for y, x in spots:
            lock(x, y, size * c.r.uniform(0.75, 1.1))


def ewe(c: Canvas) -> None:
    """In the wolf's place, upright; the water turns it over. Its nose is at (424, 476) too."""
    sun = (0.75, -0.66)
    face, shade = "#6a4a44", "#2c1c30"
    with c.relief(0.1):
        for x, tone, far in (
            (128.0, "#4a3a48", True),
            (322, "#5a4248", True),
            (98, face, False),
            (266, face, False),
        ):
            with form(
                c, f"{x - 14},380! {x + 16},380! {x + 12},450 {x + 15},496! {x - 13},496! {x - 10},450", tone
            ):
                mass(c, f"{x - 16},380 {x + 18},380 {x + 16},430 {x - 14},430", shade, 8, 0.8)
                if not far:
                    mass(c, f"{x + 6},420 {x + 18},420 {x + 18},500 {x + 8},500", "#e8b088", 4, 0.7)
            c.path(contour(f"{x - 14},482! {x + 16},482! {x + 20},498! {x - 16},498!"), "#1c1424")
    with c.relief(0.15):
        _wool(
            c,
            "300,262 250,238 190,240 130,226 76,238 44,276 42,340 70,388 130,404 200,412 262,414 "
            "318,396 344,340",
            25,
            120,
            sun,
        )
        _wool(c, "276,274 310,262 344,290 352,340 330,388 290,400 262,360", 22, 40, sun)
    with c.at(350, 372, 1.24, 44), c.relief(0.1):
        _ewe_head(c)


def _ewe_head(c: Canvas) -> None:
    face, shade, lit = "#6f4c44", "#33202e", "#f0b890"
    with form(c, "0,-44 -10,-74 -34,-98 -52,-104! -50,-76 -40,-50", "#7a5048"):
        mass(c, "-2,-50 -14,-80 -44,-100 -30,-70", lit, 4, 0.7)
    with form(
        c,
        "116,16 114,4 102,-6 80,-14 56,-26 36,-40 10,-48 -20,-42 -40,-20 -42,14 -26,40 2,52 36,46 "
        "68,42 92,42 106,36 112,27",
        face,
    ):
        mass(c, "-50,-10 -20,0 -10,50 40,50 100,44 110,60 -40,70", shade, 10, 0.85)
        mass(c, "10,-50 60,-30 110,-4 118,12 92,6 50,-12 20,-30", lit, 6, 0.95)
        mass(c, "50,-26 80,-14 104,-4 84,-4 60,-14", "#ffe6b4", 4, 0.8)
        mass(c, "90,6 118,4 118,36 98,36", "#c88c80", 6, 0.8)
        _hair(c, (-20, -40, 90, 44), 120, (-0.95, 0.2), ("#8a6258", "#4a3038", "#a87868"), 9, 0.45)
    line(c, "106,8 112,14 110,20", shade, (1, 3, 1.4))
    line(c, "111,28 98,34 82,34 66,28", shade, (1, 2.8, 2.4, 0.8))
    # A mild eye, wide awake, that looks up into the other's.
    mass(c, "6,-8 20,-24 40,-22 50,-6 34,6 16,4", shade, 5, 0.7)
    c.path(contour("11,-7! 19,-17 33,-17 43,-6! 33,2 19,2"), "#f4e2c4")
    c.ellipse(29, -8.4, 8.2, 8.4, "#a8702c")
    c.ellipse(30, -8.6, 6.6, 4, "#160c14")
    c.circle(32.4, -12.4, 2.2, "#ffffff")
    line(c, "9,-6 19,-18 34,-18 46,-5", "#1c1018", (1, 3.4, 3, 0.8))
    for x, y, dx in ((17.0, -18.0, -5), (25, -20, -2), (33, -19, 2)):
        line(c, f"{x},{y} {x + dx},{y - 7}", "#1c1018", (2, 0.6))
    with form(c, "-24,-14 -56,-24 -88,-20 -108,-4! -84,8 -52,10 -22,2", "#8a5c50"):
        mass(c, "-34,-12 -60,-16 -96,-6 -60,2", "#f0b0a0", 4, 0.9)
        mass(c, "-30,4 -60,12 -100,0 -60,16", shade, 3, 0.8)
    _wool(c, "-38,-30 -24,-58 8,-64 30,-48 18,-34 -8,-30 -24,-18", 12, 26, (0.4, -0.9))
