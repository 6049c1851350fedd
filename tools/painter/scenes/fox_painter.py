"""A fox who is not yet done with the wood."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import along, contour, form, line, mass, strands, torn
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

COAT, DEEP, LIT, CREAM = "#d86a24", "#6a2420", "#ffc868", "#fff2dc"
MAPLE = (
    "0,40! 3,22! 22,28! 18,16! 42,4! 34,0! 38,-14! 22,-12! 24,-20! 10,-14! 12,-34! 5,-30! 0,-46! "
    "-5,-30! -12,-34! -10,-14! -24,-20! -22,-12! -38,-14! -34,0! -42,4! -18,16! -22,28! -3,22!"
)
TAIL_WAY = "430,740 510,730 546,660 534,580 504,500 474,430"
TAIL = (
    "370,630 420,660 456,672 484,650 490,600 472,550 446,490 434,430 432,380 441,330 447,268! 466,314 "
    "496,352 526,404 562,480 594,560 606,640 594,720 556,780 490,812 400,800 340,760"
)


def _leaf(c: Canvas, x: float, y: float, size: float, turn: float, tone: str, other: str = "") -> None:
    """A maple leaf; with ``other`` its left half is that colour."""
    with c.at(x, y, size, turn):
        with form(c, MAPLE, tone):
            if other:
                c.path("M-60,-60 H4 L-2,-8 L6,10 L-1,60 H-60Z", other)
            mass(c, "-50,-10 0,-50 40,-20 10,-10 -30,10", lighter(tone, 0.4), 7, 0.6)
            mass(c, "0,10 50,0 30,40 -20,40", darker(tone, 0.5), 7, 0.5)
        for text in (
            "0,46 0,10 0,-38",
            "0,14 14,4 36,2",
            "0,14 -14,4 -36,2",
            "0,4 10,-6 20,-16",
            "0,4 -10,-6 -20,-16",
        ):
            line(c, text, darker(tone, 0.4), (2, 1.6, 0.5), 0.7)


def _crown(c: Canvas, spots: list[tuple[float, float, float]], tones: tuple[str, ...]) -> None:
    """A far tree's leaves."""
    for tone, dx, dy, soft in (
        (darker(tones[0], 0.4), 6, 10, 9),
        (tones[0], 0, 0, 11),
        (tones[1], -7, -9, 15),
        (tones[2], -13, -18, 21),
    ):
        with c.group(f"translate({dx},{dy})", torn(c, tone, 0.05, soft, 0.8, 3)):
            for x, y, r in spots:
                c.ellipse(x, y, r, r * 0.8, "#fff")


def _wood(c: Canvas) -> None:
    nature.sky(c, ("#8a9a9c", "#e8b884", "#ffd890", "#fff0b8"), (0, 0.3, 0.52, 0.7))
    c.glow(90, 470, 430, "#ffe09a", 0.9)
    c.path(
        contour("-20,560! 120,520 300,540 460,510 620,530 620,800! -20,800!"), c.vert("#e0a050", "#a87a38")
    )
    bark = c.horiz("#e8a868", "#8a4a34", "#4a2430")
    for x, w, y in ((40, 20, 610), (148, 14, 576), (-4, 26, 650)):
        c.path(
            contour(
                f"{x - w},{y}! {x - w * 0.6},{y - 120} {x - w * 0.5},{y - 280}! "
                f"{x + w * 0.5},{y - 280}! {x + w * 0.6},{y - 120} {x + w},{y}!"
            ),
            bark,
        )
    _crown(c, [(150, 300, 70), (90, 340, 60), (210, 330, 54)], ("#c8782c", "#e89c3c", "#ffc860"))
    _crown(c, [(20, 250, 96), (-20, 340, 80), (70, 180, 60)], ("#b8442c", "#e0642c", "#ff9a48"))
    for x, w, y in ((420, 14, 560), (330, 10, 546), (500, 18, 580)):
        c.path(
            contour(f"{x - w},{y}! {x - w * 0.5},{y - 240}! {x + w * 0.5},{y - 240}! {x + w},{y}!"),
            c.horiz("#8a8a5c", "#3a4a44", "#24343c"),
        )
    _crown(c, [(330, 330, 46), (290, 350, 30)], ("#c8982c", "#d8b040", "#f8d868"))
    _crown(c, [(420, 320, 66), (500, 300, 90), (590, 330, 90)], ("#2f6a44", "#4a8a4c", "#8ab860"))


def _squirrel(c: Canvas) -> None:
    """Arms folded, looking down to the left; it sits on the origin, a hundred and twenty tall."""
    fur, dark = "#8a8494", "#34304a"
    with c.relief(0.1):
        with form(c, "20,-6! 54,-4 82,-34 78,-80 92,-116 70,-140 40,-128 34,-96 46,-64 36,-36", "#78708a"):
            mass(c, "60,-140 100,-110 84,-30 50,0 60,-60", dark, 8, 0.8)
        strands(
            c,
            "24,-10 62,-30 60,-80 66,-136",
            "50,-4 84,-36 80,-84 92,-120",
            26,
            ("#a8a0b0", "#5a5470", "#c8c0c4"),
            (3, 6, 7, 0.6),
            5,
        )
        with form(c, "-22,0! -32,-26 -28,-54 -16,-76 4,-80 22,-60 30,-30 26,0!", fur):
            mass(c, "6,-80 34,-50 34,4 10,4 14,-40", dark, 7, 0.85)
            mass(c, "-30,-10 -26,-50 -14,-64 -6,-40 -8,-4", CREAM, 5, 0.9)
        for x, y in ((-16, 0), (10, 2)):
            c.path(contour(f"{x - 16},{y + 2} {x - 4},{y - 8} {x + 14},{y - 6} {x + 14},{y + 4}"), fur)
        for text in ("8,-88 14,-112 22,-124", "-12,-92 -12,-114 -8,-128"):
            line(c, text, fur, (15, 10, 2))
            line(c, text, "#34304a", (1, 5, 4))
        with form(c, "-44,-78! -36,-92 -18,-102 4,-102 20,-90 20,-72 4,-62 -18,-62 -36,-66", fur):
            mass(c, "4,-104 26,-90 20,-60 -4,-58 8,-80", dark, 6, 0.7)
            mass(c, "-44,-78 -24,-76 -6,-66 -20,-58 -40,-64", CREAM, 4, 0.9)
        c.circle(-42, -79, 4.4, "#1c1420")
        c.ellipse(-16, -84, 5.4, 6, "#14101a")
        c.circle(-18, -86, 1.8, "#ffffff")
        line(c, "-28,-90 -18,-96 -6,-94", dark, (1, 3.4, 1))
        line(c, "-36,-68 -28,-70 -20,-67", dark, (0.6, 2, 0.6))
        line(c, "12,-54 -4,-38 -26,-40", fur, (13, 11, 8))
        line(c, "-18,-56 -22,-44 0,-36 8,-40", "#a8a0b0", (11, 10, 9, 6))
        # A stroke that went too far.
        c.path(
            contour("44,-112 60,-128 86,-124 92,-112 78,-104 84,-90 72,-92 66,-72 58,-92 48,-96"), "#f0502c"
        )
        line(c, "54,-116 66,-122 82,-118", "#ffb088", (1, 3, 1))


def _fur(c: Canvas, way: str, count: int, tones: tuple[str, ...], wide: float) -> None:
    """Short hair that lies along a way, and to both sides of it."""
    spots = along(way, 24)
    for _ in range(count):
        k = c.r.randint(2, len(spots) - 3)
        (ax, ay), (bx, by) = spots[k - 1], spots[k + 1]
        far = math.hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / far, (by - ay) / far
        off, n = c.r.uniform(-wide, wide), c.r.uniform(14, 30)
        x, y, lean = spots[k][0] - uy * off, spots[k][1] + ux * off, off / wide * 5
        ex, ey = x + ux * n - uy * lean, y + uy * n + ux * lean
        line(
            c,
            f"{x},{y} {x + ux * n * 0.5},{y + uy * n * 0.5} {ex},{ey}",
            c.r.choice(tones),
            (0.5, 2.2, 0.4),
            0.42,
        )


def _tail(c: Canvas) -> None:
    """From under him it comes round behind and ends as a brush."""
    with c.relief(0.1):
        with c.group(through=c.blur(9)):
            c.path(contour("110,822 250,806 470,812 560,836 420,850 160,846"), "#3a1c20", op=0.75)
        with form(c, TAIL, COAT):
            under = "360,630 456,690 494,650 490,590 460,520 450,480 490,540 520,640 510,740 440,800 340,800"
            mass(c, under, DEEP, 16, 0.85)
            mass(c, "540,470 570,520 606,620 596,720 560,780 572,690 570,600 546,530", LIT, 12, 0.75)
            mass(c, "500,500 540,560 560,640 548,720 520,760 536,660 520,570", "#f08a38", 12, 0.8)
            mass(c, "424,440 446,380 510,360 540,420 540,470 490,484 440,490", CREAM, 12, 1.0)
            mass(c, "420,440 440,390 456,400 452,470 440,490", "#b08a94", 8, 0.7)
            _fur(c, TAIL_WAY, 190, (DEEP, "#f0a050", "#c05a20", "#ffc070"), 34)
        # Its white end is wet with red: the hair of the tail itself, drawn together to a point.
        tip = (
            "442,272! 434,306 424,342 418,384 424,414! 434,398 442,424! 454,404 464,432! 474,406 486,430! "
            "496,402 510,416! 514,384 506,350 484,312 458,284"
        )
        with form(c, tip, "#d8301c"):
            mass(c, "476,290 524,340 526,440 484,440 492,360", "#8a1420", 12, 0.85)
            mass(c, "436,292 448,296 446,350 440,392 420,400 420,340", "#ff8a60", 7, 0.8)
            mass(c, "410,392 470,404 526,390 526,440 410,440", "#f0907a", 9, 0.6)
        strands(
            c,
            "441,276 430,336 424,408",
            "446,280 486,330 510,410",
            30,
            ("#8a1420", "#f05a38", "#c02418", "#ff9a78"),
            (0.8, 3, 0.6),
            4,
            0.6,
        )
        strands(
            c, "424,400 422,424 428,452", "508,398 512,420 516,446", 22, (CREAM, "#f0b0a0", "#e8d0c0"),
            (0.6, 3, 0.6), 5, 0.7,
        )  # fmt: skip
        line(c, "434,330 428,352 428,372", "#ffe0d0", (1, 4, 1), 0.8)


def _fox(c: Canvas) -> None:
    with c.relief(0.1):
        # The far legs.
        with form(c, "232,600 230,700 226,780 210,812! 270,812! 272,760 290,640", mix(COAT, DEEP, 0.45)):
            mass(c, "200,746 280,746 280,820 200,820", "#34161c", 10, 0.9)
            mass(c, "252,740 272,740 272,806 258,806", "#8a4a38", 5, 0.7)
            mass(c, "256,640 290,640 276,740 262,740", "#8a3a28", 8, 0.8)
        with form(
            c,
            (
                "190,456 164,510 156,580 166,640 184,690 210,720 260,760 290,812! 424,814! "
                "452,770 446,700 418,620 386,550 360,490 352,430 330,380 290,350 230,366 200,410"
            ),
            COAT,
        ):
            mass(c, "300,380 360,480 440,620 470,740 440,820 380,820 420,720 380,600 320,500", DEEP, 20, 0.85)
            mass(c, "220,560 300,560 330,640 290,720 220,720", DEEP, 22, 0.8)
            mass(c, "150,600 160,500 200,430 230,420 190,520 180,610", LIT, 9, 0.85)
            mass(c, "240,430 300,440 360,410 370,480 300,470", DEEP, 10, 0.7)
            # His chest, soft where it goes over into the coat.
            mass(c, "190,440 240,430 284,450 276,510 256,570 226,620 204,630 186,590 176,520", CREAM, 12, 1.0)
            mass(c, "250,440 296,440 280,540 240,630 226,610 252,520", "#a87a78", 14, 0.75)
            mass(c, "186,450 240,440 290,450 286,474 230,470 190,478", "#a87a78", 9, 0.7)
        _fur(c, "308,440 350,560 388,650", 60, (DEEP, "#e08038", "#a8481c"), 26)
        # Haunch and hind foot, before the root of the tail.
        with c.group(through=c.blur(9), opacity=0.75):
            c.path(contour("400,640 446,680 468,740 460,800 420,812 440,740"), "#3a1018")
        with form(
            c,
            (
                "300,664 350,622 408,640 446,700 450,770 424,812! "
                "262,818! 250,804 266,790 316,788 292,740 286,700"
            ),
            COAT,
        ):
            mass(c, "280,700 300,780 420,800 450,760 460,820 250,826 300,790", DEEP, 12, 0.9)
            mass(c, "300,680 350,630 400,646 370,670 320,700", LIT, 10, 0.7)
            for x in (262.0, 276.0, 290.0):
                line(c, f"{x},800 {x - 3},808 {x},816", DEEP, (1, 2.6, 1))
        _fur(c, "350,650 372,700 384,760", 70, (DEEP, "#f0a050", "#b8501c"), 44)
        # The near foreleg, black to the knee.
        with form(
            c, "178,600 170,680 178,750 160,800 150,816! 222,816! 226,760 240,690 254,610 214,580", COAT
        ):
            mass(c, "150,720 230,720 240,820 140,820", "#241018", 10, 0.95)
            mass(c, "220,580 260,600 236,720 214,720", DEEP, 8, 0.8)
            mass(c, "172,610 184,610 182,700 172,690", LIT, 5, 0.8)
            mass(c, "214,700 240,690 232,760 226,816 214,816", "#0c0408", 5, 0.8)
            mass(c, "168,730 182,730 174,800 160,806", "#7a4438", 5, 0.7)
            for x in (166.0, 184.0, 202.0):
                line(c, f"{x},800 {x - 2},808 {x},816", "#6a4a48", (1, 2.2, 1), 0.8)
        mass(c, "184,560 240,560 244,592 224,612 200,614 184,598", CREAM, 9, 0.9)
        for x, y, n in (
            (194.0, 500.0, 44.0), (220, 496, 50), (248, 494, 44), (206, 536, 48), (232, 534, 46),
            (192, 560, 38), (214, 578, 44), (262, 530, 34), (204, 606, 34), (240, 572, 34),
            (186, 596, 30), (206, 612, 30), (226, 606, 30), (196, 584, 34), (216, 590, 34), (236, 596, 28),
        ):  # fmt: skip
            tone = mix(CREAM, "#b08a8c", max(0.0, min(0.85, (x - 205) / 70)))
            for dx in (-9, -3, 3, 9):
                line(
                    c,
                    f"{x + dx},{y - n * 0.3} {x + dx * 0.7},{y + n * 0.3} "
                    f"{x + dx * 0.2 + c.r.uniform(-2, 2)},{y + n * (1 - abs(dx) * 0.03)}",
                    mix(tone, "#ffffff", c.r.uniform(0, 0.3)),
                    (3, 6, 0.5),
                    0.6,
                )
        # The head: he looks at his work.
        with c.at(270, 366, 1.14, -22):
            with form(c, "-8,-44 12,-84 34,-116! 48,-84 44,-40", mix(COAT, DEEP, 0.5)):
                mass(c, "10,-50 26,-90 34,-110 40,-60", "#241018", 4, 0.8)
            with form(
                c,
                (
                    "-62,10 -60,-24 -36,-48 0,-54 34,-46 54,-26 92,-12 124,-4! 132,6 126,18 "
                    "112,26 70,36 34,48 8,56! -4,66 -14,60! -26,72 -36,60! -54,58 -62,36"
                ),
                COAT,
            ):
                mass(c, "130,18 90,22 50,14 20,20 0,40 -40,36 -60,60 0,90 70,60 130,30", CREAM, 5, 1.0)
                mass(c, "-20,60 20,50 70,40 116,24 110,40 20,70", "#c08a88", 5, 0.8)
                mass(c, "-70,20 -60,-30 -40,-50 -30,-20 -44,30", LIT, 7, 0.9)
                mass(c, "-30,-50 10,-58 40,-46 100,-12 60,-20 20,-36", LIT, 5, 0.7)
                mass(c, "36,-30 60,-16 80,2 50,6 30,-6", DEEP, 6, 0.5)
            for k in range(26):
                share = k / 25
                x, y = -58 + share * 66, 40 + 12 * math.sin(share * 3)
                tone = mix(CREAM, "#c89a94", share * 0.6)
                line(c, f"{x},{y - 12} {x - 2},{y + 8} {x + 6 - share * 8},{y + 30}", tone, (3, 5, 0.5), 0.6)
            with form(c, "-52,-30 -64,-80 -62,-128! -22,-100 2,-52", COAT):
                mass(c, "-46,-40 -54,-84 -56,-116 -26,-92 -12,-56", "#3a1820", 4, 0.9)
                mass(c, "-54,-32 -66,-80 -62,-126 -54,-90 -46,-40", LIT, 3, 0.9)
            strands(
                c, "-44,-36 -44,-60 -48,-84", "-14,-48 -22,-66 -32,-86", 9, (CREAM, "#e8c8b0"), (4, 4, 0.6), 3
            )
            c.path(contour("114,-8! 128,-8 137,4 130,16 120,14"), "#1c0f18")
            c.circle(127, -1, 2.4, "#c8b0c0")
            line(c, "122,18 100,26 74,24 52,14", "#3a1820", (1.6, 3, 2.4, 0.8))
            c.path(contour("24,-14! 36,-26 52,-24 60,-12! 48,-6 34,-6"), "#1c0f18")
            c.path(contour("30,-14! 38,-22 50,-21 55,-13! 47,-9 36,-9"), "#f0b030")
            c.ellipse(46, -16, 3, 5.6, "#140a10")
            c.circle(47.4, -18.6, 1.6, "#ffffff")
            line(c, "22,-25 38,-34 56,-30", DEEP, (0.8, 2.6, 0.8), 0.7)
            for text in ("96,14 120,34 136,58", "90,18 110,40 118,64"):
                line(c, text, "#3a1820", (1.4, 1, 0.4), 0.7)


def _bucket(c: Canvas, x: float, y: float, s: float, paint: str, tilt: float) -> None:
    with c.at(x, y, s, tilt), c.relief(0.1):
        with c.group(through=c.blur(5)):
            c.ellipse(14, 2, 66, 12, "#3a1c20", 0.8)
        c.path("M-50,-86 Q0,-160 50,-86", "none", "#4a4a5c", 4)
        with form(c, "-54,-86! 54,-86! 42,0! 0,10 -42,0!", "#a8b0b8"):
            mass(c, "10,-90 60,-90 50,14 10,14 24,-40", "#34344c", 9, 0.9)
            mass(c, "-54,-90 -36,-90 -30,10 -46,10", "#fff4d0", 6, 0.8)
            line(c, "-50,-60 0,-50 50,-60", "#5a5a70", (2, 3, 2))
            for dx, n in ((-36, 40), (-16, 24), (6, 54), (30, 30)):
                c.limb([(dx, -84), (dx, -80 + n * 0.5), (dx - 1, -76 + n)], (16, 9, 11), paint)
                line(
                    c,
                    f"{dx - 3},-80 {dx - 3},{-76 + n * 0.5} {dx - 4},{-80 + n}",
                    lighter(paint, 0.6),
                    (1, 2, 1),
                    0.8,
                )
        c.ellipse(0, -86, 54, 14, "#c8d0d4")
        c.ellipse(0, -85, 48, 11, darker(paint, 0.2))
        c.ellipse(-8, -84, 34, 6, lighter(paint, 0.25))


@scene("p63", "ember", Light(strength=0.0, focus=(360, 380)), by_hand=True)
def a_fox_with_paint(c: Canvas) -> None:
    _wood(c)
    with c.group(through=c.blur(14), blend="screen", opacity=0.6):
        c.path("M0,560 L600,700 L600,900 L0,900Z", c.horiz("#a8702c", "#000000"))
    nature.grass(c, -10, 610, 724, 30, 200, ("#8a7a30", "#c8a040", "#5a5a28"))
    c.path(
        contour("-20,720! 140,690 320,716 480,690 620,706 620,910! -20,910!"),
        c.vert("#b8903c", "#7a6a2c", "#3a3a24"),
    )
    # The trunk that is painted, near, with its branch.
    with c.relief(0.1):
        with form(c, "520,-20! 540,200 536,420 550,620 520,780! 640,800! 640,-20!", "#5a4a44"):
            mass(c, "570,-20 640,-20 640,800 590,800 600,400", "#1c2430", 18, 0.9)
            mass(c, "520,-20 545,-20 560,300 552,600 536,780 530,500", "#d89a5c", 8, 0.8)
            strands(
                c,
                "546,-20 556,260 552,520 534,780",
                "630,-20 634,260 630,520 630,790",
                20,
                ("#34302c", "#7a6454", "#241c24"),
                (3, 5, 5, 2),
                10,
                0.8,
            )
        line(c, "650,252 560,236 470,222 380,176 300,160", "#4a3c38", (40, 32, 26, 17, 6))
        line(c, "550,226 470,212 380,168 310,156", "#c88a5c", (4, 6, 4, 1), 0.8)
        line(c, "450,214 432,224 420,240", "#4a3c38", (12, 7, 3))
    greens = ("#3f7a3c", "#5a9a44", "#2f6a44", "#7ab050")
    reds = ("#e0502c", "#f08a2c", "#c8342c", "#f8b03c", "#d8642c")
    spots = []
    for k in range(64):
        a, far = k * 2.39996, math.sqrt((k + 0.5) / 64)
        spots.append((430 + math.cos(a) * far * 230, 92 + math.sin(a) * far * 126))
    for x, y in sorted(spots, key=lambda p: -p[1]):
        done = x < 436 - 0.35 * (y - 90) + c.r.uniform(-26, 26)
        tone = c.r.choice(reds if done else greens)
        if y < 190 or done:
            _leaf(c, x, y, c.r.uniform(0.62, 0.98), c.r.uniform(-70, 70), tone)
    with c.at(492, 212, 0.98, 2):
        _squirrel(c)
    _tail(c)
    _fox(c)
    for x, y, s, turn, tone, other in (
        (418, 256, 1.05, 152, "#f0501c", "#4f9a44"),
        (356, 214, 0.9, 150, "#f08a2c", ""),
        (404, 188, 0.86, 30, "#e0502c", ""),
        (316, 196, 0.9, -160, "#d8342c", ""),
        (560, 330, 0.8, 120, "#3f7a3c", ""),
        (474, 196, 0.7, 200, "#5a9a44", ""),
        (348, 150, 0.8, -20, "#3a7ad0", ""),
        (96, 620, 0.6, 40, "#f08a2c", ""),
        (60, 500, 0.5, -60, "#e0502c", ""),
        (116, 420, 0.5, 100, "#f8b03c", ""),
    ):
        _leaf(c, x, y, s, turn, tone, other)
    for x, y, s, paint, tilt in (
        (450, 818, 0.8, "#f0b02c", -2),
        (512, 850, 0.92, "#d8341c", 3),
        (396, 862, 0.98, "#f0701c", -3),
    ):
        _bucket(c, x, y, s, paint, tilt)
    # A pot of white stands by itself; where it stands there is frost already.
    with c.group(through=c.blur(12), opacity=0.75):
        c.path(contour("-20,812 70,796 140,816 176,846 130,880 -20,900"), "#e4ecf4")
    for _ in range(46):
        x, y = c.r.uniform(-6, 160), c.r.uniform(800, 880)
        n = c.r.uniform(12, 30)
        line(
            c,
            f"{x},{y} {x + 2},{y - n * 0.6} {x + c.r.uniform(-6, 6)},{y - n}",
            "#f8fcff",
            (2, 1.6, 0.4),
            0.7,
        )
    _bucket(c, 78, 848, 0.72, "#eef4fa", -4)
    for x, y, turn in ((30.0, 862.0, 40), (128, 868, 130), (146, 838, 80)):
        _leaf(c, x, y, 0.42, turn, "#e4ecf4")
    for _ in range(13):
        x, y = c.r.uniform(170, 600), c.r.uniform(824, 892)
        _leaf(c, x, y, c.r.uniform(0.3, 0.5), c.r.uniform(0, 360), c.r.choice(reds))
    nature.grass(c, -10, 610, 912, 46, 70, ("#3a3a20", "#6a5a28", "#8a7a30"))
