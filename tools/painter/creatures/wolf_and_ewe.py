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


HEAD = (360.0, 366.0, 1.04, 52.0)
"""Where both heads are, how large, and how far they are bent down."""


def wolf(c: Canvas) -> None:
    """It comes in from the left and stretches its neck; its nose is just over the water at (424, 476)."""
    with c.relief(0.1):
        # The two legs that are further off.
        for text, x in (
            ("60,350 116,350 106,404 94,436 97,466 104,490! 86,490! 82,462 80,438 74,410", 98.0),
            ("252,372 300,372 300,420 296,452 302,490! 280,490! 276,452 266,420", 294),
        ):
            with form(c, text, "#364475"):
                mass(c, "60,350 310,350 300,410 70,410", INK, 10, 0.75)
                mass(c, "294,420 304,450 306,492 296,492", WARM, 4, 0.5)
            _paw(c, x, 493, "#2f3b68", True)
        # The tail hangs low behind it.
        with form(
            c,
            "-8,256 -30,268 -46,304 -56,354 -58,404 -48,442! -36,418 -26,384 -18,344 -10,310",
            mix(COAT, DEEP, 0.3),
        ):
            mass(c, "-30,290 -10,300 -26,390 -44,446 -48,400", DEEP, 8, 0.8)
            mass(c, "-14,254 -40,276 -60,350 -64,400 -52,380 -38,310", COLD, 5, 0.55)
            _hair(c, (-58, 270, -12, 420), 90, (-0.35, 0.9), NIGHT, 22, 0.45)
        # The back, the mane and the neck, down to the throat; then chest and belly.
        with form(
            c,
            "372,300 350,280 318,258 284,240 252,226 222,216 192,222 156,240 110,246 60,240 14,244 "
            "-18,260 -36,290 -38,330 -20,372 30,392 70,380 120,376 160,388 190,410 212,434 "
            "236,420! 246,440 264,418! 276,430 292,408! 306,418 320,398 330,380 380,370",
            COAT,
        ):
            mass(c, "-40,330 60,350 150,340 200,380 230,440 120,420 -40,420", DEEP, 22, 0.95)
            mass(c, "120,262 170,290 176,350 130,350 100,300", DEEP, 18, 0.5)
            mass(c, "236,290 300,330 320,400 240,440 206,400 214,330", "#3c4878", 22, 0.6)
            mass(c, "196,412 240,392 300,388 336,380 320,430 220,446", WARM, 12, 0.7)
            mass(
                c,
                "-40,240 60,236 156,236 222,212 286,236 352,276 380,306 330,284 250,250 190,252 60,262",
                COLD,
                8,
                0.75,
            )
            _hair(c, (-10, 240, 190, 340), 200, (-0.85, 0.45), NIGHT, 20, 0.4)
            _hair(c, (180, 224, 350, 330), 200, (-0.8, 0.55), NIGHT, 26, 0.42)
            _hair(c, (196, 330, 320, 420), 130, (-0.5, 0.85), ("#7f8ebc", "#2c3763", "#c8a890"), 28, 0.42)
        # Tufts of the mane stand out along the nape.
        for x, y, n in ((232.0, 222.0, 24.0), (262, 232, 26), (292, 246, 26), (320, 262, 24), (346, 280, 20)):
            for k in range(4):
                a, b = x + k * 5, y + k * 3
                line(
                    c,
                    f"{a + 10},{b + 8 + k} {a - 2},{b} {a - n * 0.8 + k},{b - 5}",
                    ("#8a9ac8", "#4a5888", "#a8b8e4", "#39467a")[k],
                    (5, 5, 0.6),
                    0.9,
                )
        # The near hind leg, half out of the picture, then the near foreleg.
        with form(
            c,
            "-20,262 30,262 66,292 72,340 56,384 36,416 28,440 34,470 42,492! 14,492! 4,466 -2,438 "
            "-6,414 -28,380 -42,340 -40,290",
            COAT,
        ):
            mass(c, "-50,300 -20,350 4,400 4,440 18,496 -6,496 -20,430 -50,380", DEEP, 9, 0.9)
            mass(c, "-30,262 40,268 72,300 30,290", COLD, 9, 0.5)
            mass(c, "46,390 76,340 62,390 40,430 44,490 32,490 28,440", WARM, 5, 0.4)
            _hair(c, (-10, 270, 70, 420), 90, (-0.35, 0.9), NIGHT, 20, 0.4)
        _paw(c, 30, 496, COAT)
        with form(
            c,
            "164,318 196,306 228,330 240,370 234,408 224,436 224,462 232,490! 206,490! 200,460 198,436 "
            "184,404 166,366",
            COAT,
        ):
            mass(c, "156,320 186,350 204,430 208,494 194,494 180,410", DEEP, 10, 0.9)
            mass(c, "222,340 246,370 232,420 232,490 220,490 218,430 226,390", WARM, 5, 0.65)
            _hair(c, (170, 316, 234, 470), 90, (-0.2, 0.95), NIGHT, 20, 0.4)
        _paw(c, 222, 496, COAT)
    with c.at(*HEAD), c.relief(0.1):
        _wolf_head(c)


def _wolf_head(c: Canvas) -> None:
    """In profile, looking to the right; the brow over the origin, the nose a hundred and eighteen away."""
    with form(c, "-14,-40 -30,-74 -42,-104! -10,-88 16,-46", "#3c4a7c"):
        mass(c, "-42,-106 -12,-90 16,-48 0,-56", DEEP, 4, 0.6)
        mass(c, "-42,-104 -30,-76 -16,-44 -8,-48 -26,-80", COLD, 3, 0.6)
    with form(
        c,
        "121,13 119,3 109,-2 92,-4 70,-9 54,-15 44,-26 28,-40 8,-50 -18,-52 -46,-46 -66,-20 -72,14! "
        "-58,22 -66,46! -46,42 -46,66! -26,56 -16,72! 2,54 32,46 62,44 86,42 99,38 104,32 114,26",
        COAT,
    ):
        mass(c, "-80,-30 -50,-30 -40,10 -50,60 -80,60", DEEP, 14, 0.45)
        mass(c, "-70,40 -40,26 -10,32 22,12 58,10 112,22 110,50 20,60 -30,90 -80,76", "#e8d4bc", 9, 0.9)
        mass(c, "-40,60 0,48 60,38 106,30 106,50 20,64 -30,90", WARM, 7, 0.9)
        mass(c, "46,-26 8,-52 -40,-46 -66,-24 -40,-30 -10,-36 30,-24", COLD, 7, 0.65)
        mass(c, "50,-14 90,-4 112,0 90,4 56,-2", COLD, 4, 0.6)
        mass(c, "8,-20 40,-24 56,-4 40,6 14,2", DEEP, 7, 0.7)
        _hair(c, (-66, -40, -10, 30), 80, (-0.95, 0.25), NIGHT, 14, 0.4)
        _hair(c, (-60, 24, 0, 70), 70, (-0.8, 0.6), ("#fff0d0", "#b89c98", "#8a86a8"), 14, 0.45)
        _hair(c, (0, -46, 60, 0), 40, (-0.95, 0.1), NIGHT, 9, 0.35)
        _hair(c, (10, 12, 90, 44), 40, (-0.9, 0.3), ("#fff4dc", "#c8a890"), 9, 0.4)
    with form(c, "-62,-20 -76,-58 -86,-104! -46,-84 -14,-50 -20,-30 -40,-22", COAT):
        mass(c, "-46,-84 -14,-50 -14,-30 -30,-44", DEEP, 5, 0.7)
        c.path(contour("-56,-26! -69,-60 -78,-90! -50,-74 -28,-46!"), "#2a2248")
        for k in range(5):
            line(
                c,
                f"{-54 + k * 5},{-28 - k * 3} {-58 + k * 4},{-46 - k * 3} {-64 + k * 5},{-66 - (k % 3) * 4}",
                "#8a80a4",
                (2.2, 1.8, 0.4),
                0.6,
            )
        mass(c, "-64,-20 -78,-60 -88,-104 -74,-70 -60,-24", COLD, 3, 0.9)
    # Nose and mouth.
    c.path(contour("122,14 119,0 106,-5 97,1 100,12 109,20 118,21"), INK)
    line(c, "103,0 112,0", "#a8b8e0", (1, 3, 1))
    line(c, "116,20 108,27 90,29 66,30 48,28 38,26", INK, (1.6, 2.6, 2.6, 2, 0.8))
    for x, y in ((80.0, 16.0), (70, 20), (62, 14)):
        c.circle(x, y, 1.4, "#4a4060")
    # A narrow eye, its lid heavy, that looks down along the nose.
    c.path(contour("8,-12! 20,-25 38,-24 50,-9! 36,-3 20,-4"), "#10142e")
    c.path(contour("15,-12! 24,-20 36,-19 45,-10! 34,-7 22,-7"), "#ffd45c")
    c.ellipse(35, -12.4, 4.8, 6.2, "#10142e")
    c.circle(36.6, -15, 1.8, "#ffffff")
    c.path(contour("8,-13! 20,-26 39,-25 50,-11! 36,-18 22,-18"), "#2a335c")
    line(c, "14,-32 28,-36 42,-30", "#c4c8e0", (1, 4, 1), 0.6)


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
            (97.0, "#4a3a48", True),
            (291, "#5a4248", True),
            (28, face, False),
            (222, face, False),
        ):
            with form(
                c, f"{x - 13},380! {x + 14},380! {x + 9},450 {x + 12},496! {x - 11},496! {x - 8},450", tone
            ):
                mass(c, f"{x - 16},380 {x + 18},380 {x + 16},430 {x - 14},430", shade, 8, 0.8)
                if not far:
                    mass(c, f"{x + 4},420 {x + 16},420 {x + 16},500 {x + 6},500", "#e8b088", 4, 0.7)
            c.path(contour(f"{x - 12},482! {x + 13},482! {x + 17},498! {x - 14},498!"), "#1c1424")
    with c.relief(0.15):
        _wool(
            c,
            "250,252 200,236 140,238 80,228 30,236 -10,258 -34,300 -34,346 -10,386 40,402 120,410 200,416 "
            "262,410 310,392 348,366 368,322 342,280 294,252",
            24,
            200,
            sun,
        )
        # The neck, and its ruff round the back of the head.
        _wool(c, "292,250 330,262 366,288 388,316 394,346 380,372 350,384 318,372 290,330", 17, 70, sun)
    with c.at(*HEAD), c.relief(0.1):
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
