"""Two storks: one that arrives with its wings up, one in the nest that reaches for what it brings."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import form, line, mass, row
from tools.painter.palettes import mix

WHITE, SHADE, SUN, INK = "#f6eee2", "#8f86ac", "#fff0cc", "#1c1626"
BLACK = ("#1a1626", "#262138", "#34304c")
BEAK, DARK = "#e05a34", "#7a1c24"


def _head(c: Canvas, shut: float = 0.0) -> None:
    """In profile, looking to the right; the eye is near the origin, the beak reaches to 104."""
    with form(c, "18,-4! 60,2 106,16! 64,16 18,10!", BEAK):
        mass(c, "20,-2 60,3 100,14 60,8", "#ffb48c", 2.4, 0.8)
    with form(c, "18,8! 62,15 104,18! 60,24 16,18!", "#b83c28"):
        mass(c, "20,16 60,20 96,19 60,27", DARK, 2.4, 0.8)
    line(c, "18,8 62,14 104,17", DARK, (1.4, 1.6, 0.6))
    with form(c, "22,-4 14,-18 -4,-26 -24,-20 -34,-2 -32,16 -18,26 4,24 20,18", WHITE):
        mass(c, "-36,10 -10,16 20,12 10,32 -36,30", SHADE, 6, 0.8)
        mass(c, "-20,-22 0,-26 16,-14 -4,-14", SUN, 4, 0.9)
    # Round the eye it is dark and bare.
    with form(c, "23,-1! 11,-6 1,-7.5 -6,-2! 1,4 11,3", INK):
        pass
    c.ellipse(3, -2, 4.6, 4.4, "#c8923c")
    c.circle(4, -2, 3, "#0c080e")
    c.circle(5.4, -3.6, 1.4, "#ffffff")
    if shut:
        line(c, "-8,-4 0,-9 10,-7", WHITE, (1, 4, 1))


def _wing(c: Canvas, far: bool = False) -> None:
    """Thrown up from the shoulder at (194, 240); the one further off is in the other's shade."""
    dusk = "#8f86ac" if far else WHITE
    share = 0.42 if far else 0.0
    for roots, tips, count, width, tones, bend in (
        (
            "176,236 148,186 120,134 96,84 92,56", "60,254 26,204 14,140 26,76 70,14",
            19, 27, BLACK, 0.05,
        ),
        (
            "184,234 160,184 134,130 112,86 104,60", "98,242 76,196 62,142 62,92 84,42",
            18, 25, ("#d8ccd8", "#ece2e0", "#f8f0e2", "#fff6dc"), 0.04,
        ),
        (
            "192,232 172,182 150,132 124,90", "134,238 116,192 98,140 92,92",
            16, 22, ("#f0e6e2", "#fff8e8", "#fffaf0"), 0.04,
        ),
    ):  # fmt: skip
        shaft = "#5a5478" if tones is BLACK else "#a898b4"
        row(
            c,
            roots,
            tips,
            count,
            width,
            tuple(mix(tone, dusk, share * (0.4 if tones is BLACK else 1)) for tone in tones),
            shaft,
            bend,
        )
    arm = "170,250 160,196 136,140 104,92 92,60 106,46 130,70 160,116 186,164 208,206 212,236 194,256"
    with form(c, arm, mix(WHITE, dusk, share)):
        mass(c, "190,180 216,226 196,262 180,240 188,210", SHADE, 7, 0.7)
        if not far:
            mass(c, "96,60 110,50 150,110 176,170 150,140 116,94", SUN, 6, 0.85)


def bearer(c: Canvas) -> None:
    """It comes from the left above, its wings thrown up to brake, its legs let down."""
    with c.at(-40, 12), c.relief(0.1):
        # The wing that is further off.
        with c.at(206, 236, 0.94, 47), c.group("translate(-194,-240)"):
            _wing(c, True)
        # Legs that trail out of their feathers, and the tail.
        for text in ("112,300 80,362 60,424", "136,298 106,364 90,434"):
            line(c, text, "#8a2c24", (9, 7.4, 6))
            line(c, text, "#e0603c", (5, 4.4, 3.4))
            x, y = (float(v) for v in text.split()[-1].split(","))
            for dx, dy in ((-12, 17), (-3, 21), (6, 18)):
                line(c, f"{x},{y} {x + dx * 0.5},{y + dy * 0.5} {x + dx},{y + dy}", "#c84830", (5, 4, 1.6))
        row(
            c,
            "92,270 84,284 82,302",
            "-10,300 -18,322 -8,342",
            7,
            17,
            ("#fff6e8", "#d8ccd4", "#f0e6e2", "#c4b6cc", "#dccfd8", "#a99cbc", "#c0b4c8"),
            "#8f86ac",
            0.02,
        )
        for text in (
            "84,286 110,276 134,288 132,308 116,330 106,340 94,322",
            "112,284 140,274 162,284 158,306 144,330 130,344 118,324",
        ):
            with form(c, text, "#ece4e2"):
                mass(c, "80,310 130,290 170,290 160,330 130,350 100,350", SHADE, 8, 0.7)
        # Body, and the neck stretched forward.
        with form(
            c,
            "56,304 84,262 128,228 172,210 206,206 232,196 252,186 266,188 268,206 252,222 230,240 208,268 "
            "172,296 128,312 84,318",
            WHITE,
        ):
            mass(c, "60,300 130,290 190,264 232,224 268,200 262,230 200,300 100,336", SHADE, 12, 0.85)
            mass(c, "70,280 120,234 180,212 150,240 100,276", SUN, 9, 0.8)
            for text in ("190,230 206,246 204,262", "172,236 186,258 182,280", "214,216 228,228 228,240"):
                line(c, text, "#b8a8bc", (0.8, 3, 0.8), 0.7)
    with (
        c.relief(0.1),
        form(
            c,
            "140,240 170,212 200,194 228,182 256,173 288,178 292,204 264,205 244,214 228,236 206,260 182,277 "
            "162,282 144,266",
            WHITE,
        ),
    ):
        mass(c, "150,300 186,274 210,248 238,210 266,198 296,198 296,216 250,230 200,290", SHADE, 8, 0.85)
        mass(c, "170,210 210,188 240,174 270,168 250,182 214,204 180,226", SUN, 5, 0.8)
    with c.at(284, 198, 1.12, 27), c.relief(0.1):
        with form(c, "-34,-22 -4,-26 10,-16 -2,26 -30,28 -42,8", WHITE):
            mass(c, "-40,10 -10,20 -4,36 -44,34", SHADE, 6, 0.8)
        _head(c, 1.0)
    with c.at(-40, 12), c.relief(0.1):
        _wing(c)


def mother(c: Canvas) -> None:
    """She stands in the nest, on the right, and stretches her neck up to the left."""
    with c.relief(0.1):
        # Black quills of the folded wing.
        row(c, "530,556 556,584 576,606", "552,640 584,646 606,650", 6, 26, BLACK, "#5a5478", 0)
        with form(
            c,
            "500,676 470,640 456,576 458,532 474,492 500,470 532,474 562,500 584,544 594,600 572,676",
            WHITE,
        ):
            mass(c, "530,470 600,540 604,660 500,664 540,600 550,540", SHADE, 18, 0.85)
            mass(c, "458,600 460,530 478,492 496,480 486,530 478,590", SUN, 9, 0.9)
        row(
            c,
            "516,500 540,520 556,546 566,576",
            "520,590 552,618 582,640 604,650",
            9,
            24,
            ("#f4eae4", "#dcd0d8", "#c4b8cc"),
            "#a898b4",
            0.05,
        )
        row(
            c,
            "514,494 534,508 550,530",
            "512,546 536,566 562,584",
            7,
            20,
            ("#fff6e8", "#e8dce0"),
            "#a898b4",
            0.05,
        )
        # The neck: a long S.
        with form(
            c,
            "462,560 450,524 454,488 474,456 492,428 496,402 486,378 490,356 510,352 526,372 532,404 526,438 "
            "512,470 510,500 524,540 500,580",
            WHITE,
        ):
            mass(c, "516,356 536,400 528,446 512,480 524,540 506,576 496,520 504,470 520,420", SHADE, 8, 0.85)
            mass(
                c,
                "456,550 452,500 472,462 494,430 500,404 492,380 500,380 506,410 490,450 470,500",
                SUN,
                6,
                0.9,
            )
            for text in ("470,500 478,530 472,556", "484,490 494,524 490,560"):
                line(c, text, "#b8a8bc", (0.8, 3, 0.8), 0.7)
    with c.at(504, 362, 1.12, 26, True), c.relief(0.1):
        _head(c)
