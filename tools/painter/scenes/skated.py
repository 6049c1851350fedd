"""A bird somebody draws on the ice, in one line."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import along, contour, form, line, mass, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

STROKES = (
    "172,644 128,592 100,522 98,462 106,432 98,413",
    "98,413 80,410 58,404",
    "58,404 80,396 102,391",
    "102,391 116,371 142,361 168,374 187,400",
    "187,400 164,352 122,300 70,262",
    "70,262 92,246 100,226 98,200",
    "98,200 152,222 200,282 220,350",
    "220,350 248,290 296,196 356,118",
    "356,118 352,190 344,246",
    "344,246 366,228 392,210",
    "392,210 384,268 366,316",
    "366,316 392,302 420,294",
    "420,294 416,350 394,400 378,446",
    "378,446 416,498 466,544 522,562",
    "522,562 496,586 470,602",
    "470,602 490,640 492,690",
    "492,690 440,660 380,656 320,676 268,706",
)
"""One line, from turn to turn; she is about to close it."""
FEATHERS = (
    "228,372 262,310 330,190",
    "244,390 284,334 334,272",
    "262,408 304,362 360,320",
    "284,424 320,398 372,372",
    "194,372 176,326 132,262",
    "414,552 450,572 494,576",
    "404,572 440,600 474,640",
)
RED, NAVY, SKIN = "#d23c34", "#25345c", "#f0bc9c"


def _fir(c: Canvas, x: float, y: float, h: float, far: float) -> None:
    """Snow on its left, where the sun is; its shadow lies long to the right."""
    with c.group(through=c.blur(4), opacity=0.6):
        c.path(
            contour(
                f"{x - 6},{y} {x + h * 0.5},{y + h * 0.14} {x + h * 1.15},{y + h * 0.42}! "
                f"{x + h * 0.4},{y + h * 0.3} {x + 2},{y + 8}"
            ),
            "#4a78ac",
        )
    with c.at(x, y, h / 200), c.relief(0.1):
        c.rect(-6, -24, 12, 26, "#4a342c")
        for k in range(5):
            top, low, w = -200 + k * 34, -140 + k * 32, 26 + k * 15
            lean = c.r.uniform(-4, 4)
            text = (
                f"{lean},{top} {w * 0.4},{top + 34} {w},{low}! {w * 0.55},{low - 5} {w * 0.3},{low + 9}! "
                f"0,{low + 1} "
                f"{-w * 0.34},{low + 10}! {-w * 0.6},{low - 4} {-w},{low + 2}! {-w * 0.4},{top + 34}"
            )
            with form(c, text, mix("#1f4a58", "#6a9cae", far)):
                mass(
                    c,
                    f"0,{top} {w},{low - 20} {w},{low + 10} {w * 0.2},{low + 10}",
                    mix("#102c44", "#5a8cae", far),
                    6,
                )
                mass(
                    c,
                    f"{lean},{top - 8} {w * 0.16},{top + 12} {-w * 0.06},{top + 22} {-w * 0.3},{low - 18} "
                    f"{-w * 0.66},{low - 2} {-w * 1.1},{low + 6} {-w * 0.7},{top + 30}",
                    mix("#fff6e8", "#dcecf4", far),
                    2.4,
                    0.92,
                )


def _fox(c: Canvas) -> None:
    """It sits on the origin, seen from behind, and looks up to the right; two hundred and seventy tall."""
    with c.relief(0.1):
        with c.group(through=c.blur(7), opacity=0.8):
            c.path(contour("-40,-8 40,-14 120,10 190,34 80,30 -60,14"), "#4a70a8")
        with form(
            c, "-40,-30 -80,-52 -130,-56 -178,-30 -206,6! -176,14 -130,16 -80,14 -30,10 20,8", "#d8662c"
        ):
            mass(c, "-140,-60 -190,-40 -220,20 -160,20 -150,-10", "#fff2e0", 5)
            mass(c, "-130,20 -60,0 30,10 20,20 -120,24", "#7a2c2c", 7, 0.8)
            mass(c, "-140,-60 -90,-60 -40,-40 -80,-38", "#ffc080", 5, 0.9)
        strands(
            c,
            "-150,-52 -180,-30 -204,4",
            "-136,8 -160,8 -190,10",
            16,
            ("#fff8ec", "#f4d8c0", "#ffffff"),
            (6, 7, 0.5),
            6,
        )
        strands(
            c,
            "-40,-30 -90,-48 -150,-40",
            "-20,6 -80,10 -140,6",
            18,
            ("#d8662c", "#b84c24", "#f09048"),
            (5, 8, 0.5),
            6,
            0.8,
        )
        with form(
            c,
            (
                "-66,4 -80,-30 -74,-76 -54,-122 -38,-156 -30,-200 30,-200 46,-154 56,-116 "
                "58,-70 64,-30 70,6! 40,12 -20,12"
            ),
            "#dc6a2e",
        ):
            mass(c, "10,-160 40,-160 70,-100 80,20 30,20 36,-60 24,-110", "#8a3430", 10, 0.85)
            mass(c, "-60,-130 -84,-70 -90,0 -66,0 -60,-60 -34,-120", "#ffbc78", 7, 0.9)
            mass(c, "-30,20 -40,-40 -20,-90 20,-40 10,20", "#b84c28", 10, 0.6)
            mass(c, "40,-150 66,-130 62,-70 50,-60 46,-110", "#fff0e0", 5)
        strands(
            c,
            "-60,-110 -72,-60 -66,-6",
            "40,-120 44,-60 40,-4",
            30,
            ("#dc6a2e", "#c05426", "#f08c48", "#a84426"),
            (0.4, 6, 0.5),
            16,
            0.5,
        )
        line(c, "50,-96 60,-50 62,-20 66,4", "#c05a2c", (18, 16, 13, 14))
        line(c, "62,-30 63,-14 66,4", "#3a1c24", (9, 12, 14))
        c.path(contour("54,6 60,-6 78,-2 84,8"), "#3a1c24")
        for text, tone in (
            ("4,-226 10,-262 28,-288! 44,-252 46,-226", "#a83c24"),
            ("-36,-214 -34,-256 -16,-292! 8,-262 16,-230", "#dc6a2e"),
        ):
            with form(c, text, tone):
                mass(c, "-20,-300 -10,-300 8,-262 -6,-254", "#3a1c24", 4)
                mass(c, "-40,-214 -36,-260 -24,-276 -24,-220", "#ffbc78", 4, 0.9)
        with form(
            c,
            (
                "-36,-222 -10,-240 26,-240 52,-226 70,-214 96,-214 116,-212 120,-204 "
                "106,-192 84,-182 60,-172 40,-150! "
                "28,-156 10,-140! 0,-150 -30,-138! -32,-154 -58,-160! -44,-184 -46,-204"
            ),
            "#e27434",
        ):
            mass(c, "-60,-160 -20,-176 20,-180 60,-186 110,-192 90,-160 20,-130 -40,-130", "#fff0e0", 6)
            mass(c, "-40,-230 -10,-244 40,-240 20,-226 -20,-216 -44,-190", "#ffc488", 5, 0.9)
            mass(c, "30,-150 60,-174 100,-190 90,-200 40,-176 10,-150", "#a8a4c4", 5, 0.7)
        strands(
            c,
            "-40,-196 -50,-176 -56,-160",
            "20,-170 22,-158 20,-144",
            16,
            ("#fff0e0", "#f0c8a8", "#e27434"),
            (4, 6, 0.5),
            4,
        )
        c.ellipse(117, -207, 7, 6, "#20101c")
        line(c, "112,-196 92,-190 72,-192", "#5a2420", (0.6, 2.2, 0.6))
        c.path(contour("42,-216! 52,-222 62,-214! 52,-210"), "#20101c")
        c.circle(54, -217, 1.8, "#ffffff")
        line(c, "36,-224 52,-229 64,-220", "#7a2c20", (0.6, 2.4, 0.6))


def _skater(c: Canvas) -> None:
    """She glides to the left on one leg, arms wide, and looks that way; the blade at the origin."""
    with c.group(through=c.blur(6), opacity=0.65):
        c.path(contour("-10,2 30,0 90,30 150,56 220,60 240,84 180,92 110,72 40,30 0,14"), "#3a6ca4")
    with c.relief(0.1):
        with c.group("scale(1.04,1.22)"):
            line(c, "18,-132 76,-124 118,-142", mix(NAVY, "#0c1430", 0.4), (36, 29, 19))
            with form(c, "112,-152! 132,-158 146,-172 160,-168 166,-150 150,-140 120,-128!", "#e8dcd0"):
                mass(c, "110,-136 150,-150 170,-140 130,-120", "#8a8cb4", 4)
            line(c, "158,-178 172,-150 170,-138", "#5a6c8c", (3, 3.4, 3))
            line(c, "18,-136 -4,-86 14,-48 6,-22", NAVY, (36, 32, 25, 18))
            line(c, "6,-130 -16,-84 6,-48 0,-24", "#5a78b0", (2, 6, 5, 2), 0.8)
            with form(c, "-6,-38! 16,-40! 18,-20 14,-6! -22,-5! -26,-14 -10,-20", "#fff4e6"):
                mass(c, "8,-44 24,-40 20,0 -6,-2 8,-16", "#a8a4c8", 4)
            line(c, "-30,1 -10,2 20,0", "#4a5c7c", (2, 4, 3))
        with c.group("translate(2,-27)"):
            line(c, "-34,-222 14,-236 50,-262 84,-286", "#a8282c", (30, 25, 20, 17))
            line(c, "-40,-210 14,-226 50,-252 84,-276", "#7a1c2c", (2, 6, 5, 3), 0.7)
            with form(c, "78,-294! 92,-300 106,-312 114,-304 108,-286 96,-274 86,-272!", "#f0b044"):
                mass(c, "84,-270 100,-280 116,-300 110,-272", "#a8642c", 4)
            with form(
                c,
                (
                    "-52,-232 -34,-240 -12,-236 8,-214 24,-176 40,-150 68,-124 84,-92! 60,-98 "
                    "46,-84 24,-94 6,-80 -14,-92 "
                    "-36,-84 -44,-100! -34,-130 -38,-160 -54,-196"
                ),
                RED,
            ):
                mass(c, "0,-230 30,-180 90,-110 70,-70 30,-90 36,-130 10,-160", "#7a1830", 10, 0.9)
                mass(c, "-60,-230 -40,-200 -30,-150 -36,-90 -60,-90", "#ff9a6c", 6, 0.85)
                strands(
                    c,
                    "-28,-150 -30,-120 -30,-88",
                    "24,-150 42,-120 64,-94",
                    9,
                    ("#a82030", "#f0604c"),
                    (1, 4, 1),
                    4,
                    0.6,
                )
            with c.group(through=torn(c, "#fff6ea", 0.08, 2, 1.0, 5)):
                line(
                    c,
                    "-44,-98 -36,-84 -14,-91 6,-79 24,-92 46,-82 60,-96 84,-90",
                    "#fff",
                    (12, 14, 12, 14, 12),
                )
            line(c, "-38,-158 -8,-164 18,-178", "#5a1424", (5, 7, 6))
            line(c, "-38,-222 -78,-206 -112,-216 -138,-236", RED, (30, 26, 20, 16))
            line(c, "-36,-230 -76,-215 -112,-223 -136,-242", "#ff9a6c", (2, 6, 5, 2), 0.85)
            with form(
                c, "-132,-230! -138,-246! -152,-252 -160,-266 -168,-262 -170,-246 -156,-232", "#ffc050"
            ):
                mass(c, "-130,-226 -150,-232 -170,-244 -160,-224", "#b8702c", 4)
            with form(
                c,
                (
                    "-26,-238 10,-252 54,-244 96,-256 140,-240! 120,-234 132,-222! 96,-230 "
                    "50,-222 8,-226 -24,-222"
                ),
                "#f0b044",
            ):
                mass(c, "-20,-220 20,-230 60,-222 140,-224 60,-210", "#b4682c", 5, 0.9)
                for x in (40, 66, 92, 116):
                    line(c, f"{x},-262 {x + 4},-240 {x},-212", "#fff0c8", (4, 4), 0.8)
            with c.at(-50, -272, 1.2, -10):
                with form(c, "18,-30 34,-10 38,16 30,40 10,34 0,10", "#5a2c1c"):
                    mass(c, "24,-20 44,20 30,50 20,20", "#2a1018", 4)
                with form(
                    c,
                    (
                        "20,-20 0,-30 -18,-26 -24,-14 -25,-4 -33,5! -27,10 -28,15 -25,20 -22,29 "
                        "-10,33 8,30 20,18"
                    ),
                    SKIN,
                ):
                    mass(c, "6,-10 26,-10 20,36 -8,38 4,20", "#b86c74", 5, 0.7)
                    mass(c, "-14,6 -4,4 -2,14 -12,16", "#f07a68", 4, 0.7)
                    mass(c, "-20,-30 -30,-10 -36,6 -26,4 -16,-14", "#fff0d8", 3, 0.8)
                line(c, "-21,-3 -15,-6 -8,-3", "#2a1420", (0.6, 1.6, 0.6))
                line(c, "-23,-13 -16,-16 -8,-14", "#8a4c34", (0.5, 1.4, 0.5))
                c.ellipse(-16, -1.6, 2.2, 3, "#2a1420")
                line(c, "-26,17 -20,20 -13,17", "#8a2c34", (1, 2.2, 0.8))
                line(c, "10,-6 18,12 16,34 24,50", "#6a3422", (10, 12, 9, 2))
                with form(c, "-28,-16! -24,-38 -2,-54 24,-46 34,-22 30,-8! 4,-16", "#f6efe4"):
                    mass(c, "6,-56 40,-40 40,0 16,-10 20,-30", "#a4a0c8", 6)
                    for x in (-18, -8, 2, 12, 22):
                        line(c, f"{x},-14 {x + 2},-34 {x * 0.4 + 4},-54", "#d8c8c4", (1.6, 1.6, 1))
                line(c, "-30,-15 -2,-18 32,-6", RED, (9, 10, 9))
                with c.group(through=torn(c, "#ffd070", 0.09, 2, 1.0, 5)):
                    c.circle(4, -60, 13, "#fff")


def _cut(c: Canvas, text: str, wide: float, op: float = 1.0) -> None:
    """What a blade leaves: a furrow that swells between two turns, blue on the side of the sun."""
    widths = (0.45, 0.9, 1.0, 0.8, 0.4)
    with c.group("translate(-2,-2.4)", c.blur(0.8)):
        line(c, text, "#2a6c9c", [w * wide * 1.1 for w in widths], 0.75 * op)
    line(c, text, "#fdfcf4", [w * wide for w in widths], op)
    with c.group("translate(0.8,1)"):
        line(c, text, "#a4cce0", [w * wide * 0.24 for w in widths], op)


def _near(text: str, wide: float) -> float:
    """How broad a furrow is: those further up lie further off."""
    way = along(text, 2)
    return wide * (0.36 + 0.64 * sum(y for _, y in way) / len(way) / 660)


def _lifted(c: Canvas) -> None:
    """The drawn bird throws a shadow on the ice already, as if it had left it."""
    spots = [f"{x + 62:.0f},{y + 54:.0f}" for text in STROKES for x, y in along(text, 3)]
    with c.group(through=c.blur(6), opacity=0.42):
        c.path(contour(" ".join(spots)), "#1f4f8c")


def _shore(c: Canvas, text: str, far: float) -> None:
    """A bank of snow with its soft blue foot on the ice."""
    with c.group("translate(7,12)", c.blur(9), opacity=0.55):
        c.path(contour(text), "#3f78b0")
    with c.relief(0.05), form(c, text, mix("#eef1f6", "#e4ecf4", far)):
        with c.group(through=torn(c, "#a9c2e0", 0.012, 10, 1.1, 2), opacity=0.5):
            c.rect(-20, -20, 640, 940, "#fff")
        with c.group(through=torn(c, "#fff6e2", 0.016, 10, 1.1, 2), opacity=0.8):
            c.rect(-20, -20, 640, 940, "#fff")


@scene("p73", "milk", Light(strength=0.0, focus=(280, 520)), by_hand=True)
def drawn_with_skates(c: Canvas) -> None:
    c.rect(
        0,
        0,
        600,
        900,
        c.linear(
            [(0, "#cfe9e8", 1), (0.3, "#86c0d6", 1), (0.65, "#4f97c0", 1), (1, "#336fa4", 1)],
            (0, 0),
            (0.8, 1),
        ),
    )
    c.glow(130, 190, 420, "#fff2cc", 0.4)
    for tone, op in (("#ffffff", 0.34), ("#3f83b4", 0.4)):
        with c.group(through=torn(c, tone, 0.006, 16, 1.3, 1.2, 2.4), opacity=op):
            c.rect(-20, 60, 640, 800, "#fff")
    for _ in range(7):
        x, y = c.r.uniform(40, 520), c.r.uniform(180, 760)
        dx, dy = c.r.uniform(60, 150), c.r.uniform(-50, 50)
        line(
            c,
            f"{x},{y} {x + dx * 0.4},{y + dy * 0.5 + 9} {x + dx * 0.7},{y + dy * 0.6} {x + dx},{y + dy}",
            "#eefaff",
            (0.4, 1.6, 0.4),
            0.5,
        )
    _lifted(c)
    for text in STROKES:
        _cut(c, text, _near(text, 9.5))
    for text in FEATHERS:
        _cut(c, text, _near(text, 5), 0.9)
    c.ring(122, 394, 5, 4.4, "#fdfcf4", 2.6)
    for text in STROKES:
        for x, y in along(text, 4):
            if c.r.random() < 0.3:
                c.circle(
                    x + abs(c.r.gauss(3, 5)), y + abs(c.r.gauss(3, 5)), c.r.uniform(0.8, 2), "#ffffff", 0.8
                )
    _shore(
        c,
        "-30,-30! 630,-30! 630,250 584,168 510,112 420,84 320,74 220,80 130,106 60,160 10,226 -30,300",
        0.6,
    )
    for x, y, h, far in (
        (36, 24, 70, 0.5), (98, 12, 74, 0.5), (160, 26, 80, 0.45), (220, 8, 66, 0.5), (286, 22, 78, 0.45),
        (350, 10, 66, 0.5), (414, 24, 82, 0.45), (478, 14, 74, 0.45), (540, 34, 88, 0.4), (592, 20, 80, 0.4),
        (10, 74, 96, 0.34), (66, 62, 92, 0.36), (130, 56, 84, 0.38), (520, 72, 94, 0.32),
        (580, 96, 112, 0.26),
        (26, 140, 112, 0.2), (600, 164, 124, 0.18),
    ):  # fmt: skip
        _fir(c, x, y, h, far)
    with c.at(268, 706, 0.8):
        _skater(c)
    with c.group(through=torn(c, "#ffffff", 0.06, 4, 1.3, 4)):
        c.path(contour("260,709 282,700 312,703 336,698 314,712 286,715"), "#fff", op=0.9)
    for _ in range(20):
        c.circle(290 + abs(c.r.gauss(0, 30)), 704 + c.r.gauss(-4, 6), c.r.uniform(0.8, 2.6), "#ffffff")
    _shore(
        c,
        "-30,700! 20,748 80,786 150,812 240,838 340,850 440,842 540,816 630,772! 630,930! -30,930!",
        0.0,
    )
    for k in range(8):
        x, y = 214 + k * 26 + (k % 2) * 5, 872 - k * 2 + (k % 2) * 10
        c.ellipse(x, y, 5.4, 3.4, "#7a9cc8", 0.9, -12)
    _fir(c, 470, 880, 150, 0.05)
    _fir(c, 556, 906, 210, 0.0)
    with c.at(132, 850, 0.66):
        _fox(c)
    with c.relief(0.05), form(c, "-30,842 40,836 120,846 200,856 260,920! -30,930!", "#fbf6ee"):
        mass(c, "60,870 200,872 270,930 30,930", "#b8cce8", 10)
