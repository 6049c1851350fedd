"""A map whose island sits up and sniffs at the paw of whoever drew it."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.people_parts import INK
from tools.painter.hand import contour, form, line, mass, round_limb, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.map_maker import fox, paw

PAPER = (
    "26,556! 130,536 250,528 372,514 470,512! 500,600 532,700 "
    "574,838! 440,852 300,846 150,858 22,846! 34,740 30,640"
)
ISLAND = (
    "354,564! 348,582 322,602 302,620 306,660 316,700 330,744 "
    "352,772! 348,794 310,798 250,796 200,804 150,822 "
    "100,824 62,806 44,766 54,728! 70,760 100,764 132,744 148,716 156,684 172,652 194,628 204,606 200,580 "
    "188,520! 232,548 248,547 270,504! 286,546 304,554 330,556"
)


def _outside(c: Canvas) -> None:
    c.rect(0, 0, 600, 320, c.vert("#23607c", "#5f9ca4", "#d8cfa4", "#fbd08c"))
    c.glow(96, 262, 260, "#fff2c0", 1)
    c.circle(96, 262, 34, "#fffbe4")
    with c.group(through=torn(c, "#f8d8a0", 0.014, 10, 1.3, 2, 3), opacity=0.8):
        for x, y, w in ((220.0, 120.0, 110.0), (60, 90, 80), (330, 190, 80)):
            c.ellipse(x, y, w, 12, "#fff")
    c.rect(0, 300, 600, 240, c.vert("#f0c88c", "#5f9ca0", "#2a6880"))
    for k in range(26):
        y = 304 + k * 5
        x = 96 + c.r.uniform(-1, 1) * (16 + k * 1.6)
        n = 8 + k
        line(c, f"{x - n},{y} {x},{y + 1} {x + n},{y}", "#fff6d0", (0.4, 2.6, 0.4), 0.9)
    # It lies out there, as large as on the map; somebody has lit the lamp in its eye.
    far = "#8a7c84"
    with c.at(252, 301):
        c.path(
            contour(
                "64,-84! 56,-74 34,-64 30,-40 40,2! "
                "-50,2! -74,-8! -50,-12 -30,-34 "
                "-10,-60 -8,-74 -14,-106! 4,-92 12,-92 24,-110! 30,-90 44,-86"
            ),
            far,
        )
        mass(c, "-60,-2 -26,-34 -8,-62 -8,-90 2,-92 4,-60 -20,-10", "#f4cc98", 4, 0.7)
        c.glow(32, -80, 18, "#fff4c0", 1)
        c.circle(32, -80, 2.6, "#fffbe8")
        line(c, "-72,2 0,4 46,2", "#5c7884", (0.6, 4, 0.6), 0.7)
        for k in range(6):
            line(
                c,
                (f"{-50 + k * 4},{10 + k * 6} 0,{11 + k * 6} {46 - k * 5},{10 + k * 6}"),
                far,
                (0.4, 2.4, 0.4),
                0.6,
            )


def _cabin(c: Canvas) -> None:
    """Wall and window frame round what is outside."""
    wood, dark, lit = "#6a3e2c", "#27121a", "#f0a868"
    with form(c, "392,-10! 620,-10! 620,560! 392,560!", wood):
        for seam in (440, 500, 560):
            line(c, f"{seam},-10 {seam},280 {seam},560", dark, (3, 3, 3), 0.7)
        mass(c, "440,-20 620,-20 620,560 500,560 480,260", dark, 30, 0.8)
    for text in ("-10,-10! 620,-10! 620,44! 400,44! 218,26 40,52 -10,60!", "-10,0! 44,0! 44,560! -10,560!"):
        with form(c, text, wood):
            mass(c, "-10,-10 620,-10 620,24 200,8 20,30 20,560 -10,560", dark, 10, 0.8)
    line(c, "44,50 218,27 392,46", lit, (2, 3, 2), 0.8)
    for x, y in ((162.0, 30.0), (394.0, 42.0)):
        line(c, f"{x},{y} {x},300 {x},540", dark, (16, 16, 16))
        line(c, f"{x - 2},{y} {x - 2},300 {x - 2},540", wood, (10, 10, 10))
        line(c, f"{x - 7},{y} {x - 7},300 {x - 7},540", lit, (2.4, 2.4, 2.4), 0.9)
    line(c, "44,160 220,152 392,158", dark, (11, 11, 11))
    line(c, "44,157 220,149 392,155", lit, (2, 2.4, 2))
    # Charts he has drawn before: a hare, a whale.
    for x, y, rot, shape in (
        (
            522.0,
            110.0,
            4.0,
            (
                "-24,34! -16,10 -18,-4 -12,-14 -20,-40! -8,-34 -3,-16 "
                "3,-16 8,-34 20,-40! 12,-14 18,-4 16,10 24,34!"
            ),
        ),
        (520, 232, -5, "-30,6 -10,-12 16,-10 30,2 22,12 0,16 -18,12! -34,22! -32,10! -40,0!"),
    ):
        with c.at(x, y, 1, rot):
            c.path(contour("-38,-46! 46,-44! 46,56! -38,54!"), "#140810", op=0.6)
            with form(c, "-44,-52! 0,-50 42,-52! 40,0 42,50! 0,47 -42,50!", "#c8a878"):
                mass(c, "0,-52 44,-52 44,52 -20,52", "#5c3a34", 14, 0.7)
            c.path(contour(shape), "#6f7c54")
            c.path(contour(shape), "none", "#4a2c24", 1.6)
            c.circle(0, -49, 4, "#e0b050")


def _table(c: Canvas) -> None:
    with form(c, "-20,530! 300,500 620,476! 620,920! -20,920!", c.diag("#b87440", "#7c4630", "#3a1a20")):
        for a, b in ((600, 566), (700, 690), (800, 830)):
            line(c, f"-20,{a} 300,{(a + b) / 2} 620,{b}", "#3a181a", (3, 4, 3), 0.8)
        mass(c, "-20,530 200,510 120,600 -20,640", "#ffd890", 18, 0.8)
        mass(c, "420,900 600,600 640,920 420,930", "#1c0a14", 20, 0.8)
    line(c, "-20,530 300,502 620,476", "#ffd8a0", (3, 3, 1), 0.8)


def _map(c: Canvas) -> None:
    with c.group("translate(12,18)", c.blur(9), 0.85):
        c.path(contour(PAPER), "#1c0a10")
    with form(c, PAPER, c.diag("#fff0c8", "#f2d8a0", "#d0a068")):
        # Ink at the rim; round the island the sea is wet.
        for _ in range(60):
            x, y = c.r.uniform(36, 550), c.r.uniform(540, 850)
            c.path(f"M{x:.0f},{y:.0f} q6,-5 12,0 q6,-5 12,0", "none", "#5f8c94", 1.8, 0.6)
        with c.group(through=torn(c, "#6fb8b8", 0.02, 12, 1.2, 3)):
            c.path(contour(ISLAND), "#fff", "#fff", 74)
            c.ellipse(450, 720, 96, 74, "#fff")
            c.ellipse(440, 800, 120, 60, "#fff")
        with c.group(through=torn(c, "#2f8496", 0.025, 9, 1.2, 3)):
            c.path(contour(ISLAND), "#fff", "#fff", 34)
            c.ellipse(452, 734, 70, 52, "#fff")
            c.ellipse(430, 800, 90, 34, "#fff")
        for _ in range(34):
            x, y, n = c.r.uniform(340, 520), c.r.uniform(640, 830), c.r.uniform(8, 20)
            line(c, f"{x - n},{y} {x},{y + 2} {x + n},{y}", "#d8f4e4", (0.4, 2, 0.4), 0.6)
        mass(c, "26,556 130,536 250,528 200,560 60,600 30,700", "#fffbe4", 12, 0.8)
        mass(c, "470,512 500,600 574,838 540,850 490,690 440,540", "#7a4a34", 12, 0.5)
    # A rose of winds, lying flat.
    with c.group("translate(104,622) scale(1,.72)"):
        for k in range(16):
            a, r = math.tau * k / 16, (52 if k % 4 == 0 else 34 if k % 2 == 0 else 20)
            for s in (-1, 1):
                c.poly(
                    [
                        (0, 0),
                        (math.cos(a) * r, math.sin(a) * r),
                        (math.cos(a + s * 0.24) * 11, math.sin(a + s * 0.24) * 11),
                    ],
                    "#b8302a" if s > 0 else "#3a2a24",
                )
        c.ring(0, 0, 40, 40, "#5a3a24", 2)


def _peak(c: Canvas, x: float, y: float, n: float) -> None:
    mass(c, f"{x},{y} {x + n * 1.5},{y + n * 0.3} {x + n * 0.4},{y + 4}", "#3c3020", 3, 0.7)
    with form(
        c,
        (
            f"{x - n * 0.8},{y}! {x - n * 0.3},{y - n * 0.7} "
            f"{x},{y - n * 1.3}! "
            f"{x + n * 0.36},{y - n * 0.7} {x + n * 0.8},{y}! {x},{y + n * 0.16}"
        ),
        "#c0946c",
    ):
        mass(c, f"{x},{y - n * 1.3} {x + n},{y} {x + n * 0.1},{y + n * 0.2}", "#4c2c38", 2, 0.9)
        c.path(
            contour(
                f"{x - n * 0.4},{y - n * 0.66}! {x},{y - n * 1.35}! "
                f"{x + n * 0.4},{y - n * 0.6}! "
                f"{x + n * 0.1},{y - n * 0.8}! {x - n * 0.1},{y - n * 0.56}!"
            ),
            "#fff6e4",
        )


def _fir(c: Canvas, x: float, y: float, n: float, tone: str) -> None:
    c.ellipse(x + n * 0.4, y, n * 0.5, n * 0.12, "#2c2a1c", 0.6)
    c.path(f"M{x - n * 0.3},{y} L{x},{y - n} L{x + n * 0.3},{y}Z", tone)
    c.path(f"M{x},{y - n} L{x + n * 0.3},{y} L{x + n * 0.04},{y}Z", mix(tone, INK, 0.5))


def _island(c: Canvas) -> None:
    coast = contour(ISLAND)
    with c.group("translate(16,20)", c.blur(7), 0.75):
        c.path(coast, "#0c2c44")
    with c.group(through=torn(c, "#f4fff0", 0.06, 3, 1.2, 4)), c.group("translate(3,15)"):
        c.path(coast, "#fff", "#fff", 9)
    for dy, tone in ((14, "#5c3028"), (9, "#8a5238"), (5, "#b87c4c")):
        with c.group(f"translate({dy * 0.2:.1f},{dy})"):
            c.path(coast, tone)
    with form(c, ISLAND, "#d87c38"):
        mass(c, "150,640 320,620 360,810 180,830 130,740", "#8fa050", 18, 1)
        mass(c, "30,720 90,770 140,740 150,830 40,830", "#dc8c44", 12, 1)
        mass(c, "40,720 66,720 84,768 70,810 40,800", "#fff0d0", 6, 0.95)
        mass(c, "280,590 300,616 304,660 290,720 262,680 262,620", "#fff0d0", 10, 0.85)
        mass(c, "290,574 354,560 350,584 312,604 290,596", "#fff0d0", 6, 0.9)
        mass(c, "300,700 340,740 356,800 250,810 280,770", "#4f7040", 10, 0.7)
        mass(c, "186,516 204,540 206,600 176,652 150,700 132,744 150,690 180,630", "#ffe0a0", 7, 0.8)
        for text in ("196,536! 206,552 212,566! 224,554!", "268,520! 262,546 276,548!"):
            c.path(contour(text), "#6a2c24")
        strands(
            c,
            "206,600 190,640 172,680",
            "262,610 250,650 246,690",
            30,
            ("#b85c28", "#e89850", "#a05028"),
            (0.8, 3, 0.4),
            9,
            0.4,
        )
        line(c, "318,790 306,750 300,716", "#4a4028", (3, 2, 0.5), 0.7)
        line(c, "286,792 280,760 284,730", "#4a4028", (2, 1.6, 0.5), 0.6)
        # A river from the eye down to the sea.
        line(c, "262,594 240,626 252,668 226,710 246,752 226,798", "#3f8ca0", (3, 4, 4, 5, 6, 8))
        line(c, "261,594 239,626 251,668 225,710 245,752 225,798", "#d0f0e4", (1, 1.6, 1.4, 2, 2, 3), 0.8)
    c.path(contour("358,564! 350,556 340,560! 346,572"), "#1c0c14")
    line(c, "346,582 328,588 312,586", "#4a2018", (0.6, 2.4, 0.6))
    c.path(contour("250,584! 262,570 276,568 290,580! 276,588 262,590"), "#eafff4")
    c.circle(275, 577, 8, "#2f88a8")
    c.ellipse(277, 576, 3.6, 5.6, "#0c1420")
    c.circle(279, 573.6, 1.8, "#ffffff")
    line(c, "246,586 262,570 278,567 294,582", INK, (0.8, 3, 3, 0.8))
    for x, y, n in ((176.0, 700.0, 24.0), (206, 690, 30), (192, 722, 24), (158, 738, 20)):
        _peak(c, x, y, n)
    for x, y, n in (
        (214, 636, 18), (228, 622, 16), (224, 650, 20), (208, 660, 18), (270, 722, 18), (290, 738, 20),
        (276, 750, 18), (300, 760, 18), (312, 778, 18), (96, 792, 16), (114, 804, 18), (132, 794, 18),
        (150, 806, 16),
    ):  # fmt: skip
        _fir(c, x, y, n, "#3f6f48")
    # Well, tower, and the way between them.
    line(c, "90,800 90,790", "#5a3424", (10, 10))
    c.path("M80,790 L90,780 L100,790Z", "#b8402c")
    with form(c, "206,782! 208,752! 222,752! 224,782!", "#d8c4a4"):
        mass(c, "216,750 226,750 226,784 216,784", "#5c4a50", 2, 0.8)
    c.path("M204,753 L215,736 L226,753Z", "#b8402c")
    c.line([(104, 786), (140, 778), (180, 786), (202, 778)], "#c02a24", 4, 1, "2 9")
    c.line([(228, 776), (252, 740), (262, 700), (280, 664), (290, 630), (300, 606)], "#c02a24", 4, 1, "2 9")
    line(c, "294,588 302,596 310,604", "#c02a24", (4, 5.4, 4))
    line(c, "311,588 302,596 294,604", "#c02a24", (4, 5.4, 4))


def _ship(c: Canvas) -> None:
    with c.group("translate(10,8)", c.blur(4), 0.6):
        c.ellipse(0, 4, 46, 9, "#0c2c44")
    for x, high in ((-12.0, 78.0), (16, 66)):
        line(c, f"{x},-8 {x},-40 {x},{-high}", "#4a2418", (4, 3, 2))
        for wide, top, low in ((15.0, 4 - high, 28 - high), (19.0, 30 - high, 56 - high)):
            with form(
                c,
                (
                    f"{x - wide},{top}! {x},{top + 3} {x + wide},{top}! "
                    f"{x + wide + 7},{(top + low) / 2} "
                    f"{x + wide},{low}! {x},{low - 5} {x - wide},{low}! {x - wide + 7},{(top + low) / 2}"
                ),
                "#fff2d8",
            ):
                mass(
                    c,
                    (f"{x + 4},{top} {x + wide + 10},{top} {x + wide + 10},{low} {x + 4},{low}"),
                    "#a88a88",
                    4,
                    0.8,
                )
        c.path(f"M{x},{-high} l16,4 l-16,6Z", "#c8352c")
    with form(c, "-44,-16! -20,-10 10,-10 46,-22! 38,2 26,8 -26,8 -38,0", "#8a4428"):
        mass(c, "-40,0 0,-2 46,-10 40,10 -40,12", "#3a1420", 4, 0.8)
        line(c, "-42,-12 0,-6 44,-17", "#ffc880", (1, 2.4, 1))
    line(c, "-50,8 -20,12 20,11 50,6", "#f4fff0", (1, 5, 5, 1))


def _serpent(c: Canvas) -> None:
    """It rises out of the paper and has seen the ship."""
    tone, deep, lit, red = "#3f9480", "#0f3448", "#d8f0b0", "#d0502c"
    for text, widths in (
        ("70,10 84,-22 98,-26 106,-44", (13, 11, 8, 4)),
        ("18,10 26,-26 46,-36 62,-22 66,12", (17, 20, 20, 18, 15)),
        ("-20,12 -14,-34 -30,-62 -46,-74", (24, 24, 22, 20)),
    ):
        with c.group("translate(10,8)", c.blur(5), 0.5):
            c.limb([tuple(map(float, w.split(","))) for w in text.split()], widths, deep)  # type: ignore[misc]
        round_limb(c, text, widths, tone, deep, lit, (-200, -300))
    c.path(contour("106,-42! 96,-64 104,-70! 110,-58 122,-66! 122,-50"), red)
    for x, y in ((28, -36), (44, -48), (60, -38), (-4, -20), (-8, -42), (-22, -64)):
        c.path(contour(f"{x - 5},{y + 6}! {x + 4},{y - 10}! {x + 9},{y + 6}!"), red)
    with form(
        c, ("-28,-66 -36,-88 -56,-96 -78,-88 -104,-84! -110,-76 -104,-70! -84,-70 -66,-62 -44,-58"), tone
    ):
        mass(c, "-110,-74 -70,-72 -30,-66 -40,-54 -80,-58", deep, 4, 0.8)
        mass(c, "-100,-84 -60,-94 -44,-88 -70,-82", lit, 3, 0.8)
    c.path(contour("-40,-86! -26,-108 -20,-96! -28,-72"), red)
    line(c, "-104,-73 -84,-74 -68,-70", INK, (0.6, 2, 0.6))
    c.ellipse(-60, -82, 5, 4.4, "#fff0b0")
    c.circle(-61, -83, 2.4, INK)
    line(c, "-67,-86 -58,-89 -52,-85", INK, (0.6, 2.2, 0.6))
    for x, n in ((-20, 20), (17, 15), (67, 14), (72, 12)):
        line(c, f"{x - n},12 {x},17 {x + n},12", "#f0fff0", (1, 4, 1), 0.9)


@scene("p50", "sand", Light(strength=0.0, focus=(320, 500)), by_hand=True)
def map_of_the_fox(c: Canvas) -> None:
    _outside(c)
    _cabin(c)
    fox(c)
    _table(c)
    _map(c)
    _island(c)
    with c.at(462, 712, 0.86):
        _ship(c)
    with c.at(438, 812, 0.86):
        _serpent(c)
    paw(c)
    # A compass that has made up its mind.
    with c.at(92, 536, 1, -4):
        with c.group("translate(10,8)", c.blur(4), 0.7):
            c.ellipse(0, 0, 40, 22, "#2a1018")
        c.ellipse(0, 4, 40, 24, "#6a3a1c")
        c.ellipse(0, -2, 40, 24, "#e0a850")
        c.ellipse(0, -3, 31, 18, "#fff4d8")
        mass(c, "-36,-8 -20,-22 10,-24 -16,-14 -28,0", "#fff6c8", 3, 0.9)
        c.path("M26,-9 L-3,-9 L3,3Z", "#c02a24")
        c.path("M-26,3 L-3,-9 L3,3Z", "#2a2430")
        c.ring(0, -3, 31, 18, "#6a3a1c", 2)
