"""A sea of paper on a stage: who swims in it, and who would like to."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, round_limb, strands, torn
from tools.painter.palettes import darker, lighter
from tools.painter.relief import Light
from tools.painter.scenes import scene, stalls

SUN = (352.0, 206.0)


def _sky(c: Canvas) -> None:
    c.rect(0, 0, 600, 660, c.vert("#f0a45c", "#ffd890", "#ffe6b0", "#f4b070"))
    nature.shafts(c, *SUN, 15, 6.2, 520, math.pi / 2, 0.5, "#fff6d8", 0.1)
    c.glow(*SUN, 300, "#fff0c0", 0.9)
    c.segment(SUN[0], -10, SUN[0], SUN[1] - 60, "#8a4a34", 2)
    with c.relief(0.1):
        with form(
            c,
            " ".join(
                f"{SUN[0] + math.cos(a) * r:.1f},{SUN[1] + math.sin(a) * r:.1f}!"
                for a, r in ((math.tau * k / 32, 66 if k % 2 else 88) for k in range(32))
            ),
            "#f6b440",
        ):
            mass(c, "352,206 450,206 450,300 352,300", "#e08438", 20, 0.6)
        c.circle(*SUN, 56, c.radial("#fff8d8", "#ffe290", "#ffc858"))
        # Its face is asleep.
        for x in (-20, 20):
            line(
                c,
                f"{SUN[0] + x - 11},{SUN[1] - 6} {SUN[0] + x},{SUN[1]} {SUN[0] + x + 11},{SUN[1] - 6}",
                "#c8782c",
                (1, 3, 1),
            )
        line(
            c,
            f"{SUN[0] - 14},{SUN[1] + 22} {SUN[0]},{SUN[1] + 28} {SUN[0] + 14},{SUN[1] + 22}",
            "#c8782c",
            (1, 3, 1),
        )


def _cloud(c: Canvas, x: float, y: float, s: float) -> None:
    c.segment(x - 34 * s, -10, x - 34 * s, y - 10 * s, "#8a4a34", 1.8)
    c.segment(x + 30 * s, -10, x + 30 * s, y - 10 * s, "#8a4a34", 1.8)
    shape = "-74,16! -78,-6 -56,-20 -46,-16 -38,-42 -8,-48 10,-30 34,-42 56,-24 54,-12 78,-6 74,16!"
    with c.at(x, y, s), c.relief(0.05):
        with c.group("translate(5,6)"):
            c.path(contour(shape), "#b87850")
        with form(c, shape, "#fff4e0"):
            mass(c, "-80,20 -60,2 0,8 60,0 80,20", "#e8b890", 6, 0.8)
            line(c, "-46,-14 -34,-8 -26,2", "#e0b08c", (1, 3, 1), 0.8)
            line(c, "10,-28 18,-20 20,-8", "#e0b08c", (1, 3, 1), 0.8)


def _ship(c: Canvas) -> None:
    """Of cardboard, on a string; somebody has a light on."""
    c.segment(228, -10, 228, 376, "#8a4a34", 2)
    with c.at(228, 470, 0.64, -6), c.relief(0.08):
        line(c, "-4,-20 -2,-80 2,-146", "#5a2c20", (6, 5, 3))
        line(c, "42,-20 42,-70 44,-112", "#5a2c20", (5, 4, 3))
        for text, dark in (
            ("4,-138! 26,-112 34,-82 26,-52! 4,-56!", "4,-60 30,-52 34,-90 24,-70"),
            ("-4,-130! -32,-96 -52,-58! -28,-46 -4,-50!", "-50,-60 -30,-46 -4,-50 -20,-64"),
            ("46,-104! 64,-84 72,-56! 60,-48 46,-50!", "70,-60 60,-46 46,-50 56,-62"),
        ):
            with form(c, text, "#d8583c"):
                mass(c, dark, "#6a1c34", 8, 0.9)
        c.path(contour("2,-146! 24,-150 36,-142! 24,-138 2,-138!"), "#c8402f")
        with form(c, "-70,-30! -30,-20 40,-20 82,-36! 74,-8 58,14 -44,16 -62,-6", "#8a4430"):
            mass(c, "-80,0 0,-2 80,-10 80,30 -80,30", "#3a1420", 9, 0.85)
            mass(c, "-70,-30 -30,-20 40,-20 82,-36 78,-26 40,-12 -30,-12", "#e8985c", 3, 0.8)
            for y in (-8, 2):
                line(c, f"-66,{y - 4} 0,{y} 78,{y - 6}", "#4a2024", (1, 2, 1), 0.7)
        for x in (-30, 0, 30):
            c.circle(x, -5, 6, "#3a1420")
            c.circle(x, -5, 4, "#ffe08a" if x == 30 else "#5a2c38")
        c.glow(30, -5, 34, "#ffd070", 0.9)


def _waves(c: Canvas, y: float, tilt: float, tone: str, amp: float, start: float, step: float) -> None:
    """A row of cut waves; each has a curl, an edge of board, and painted foam."""
    d, k, x = f"M{start},{y + 220} V{y}", 0, start
    curls = []
    while x < 680:
        yy = y + tilt * (x - start) + amp * 0.12 * math.sin(k * 2.1)
        d += (
            f" C{x + step * 0.2},{yy - amp * 0.5} {x + step * 0.3},{yy - amp * 1.5} "
            f"{x + step * 0.72},{yy - amp * 1.25}"
            f" Q{x + step * 1.06},{yy - amp * 1.0} {x + step * 0.98},{yy - amp * 0.46}"
            f" Q{x + step * 0.84},{yy - amp * 0.92} {x + step * 0.66},{yy - amp * 0.6}"
            f" Q{x + step * 0.56},{yy - amp * 0.1} {x + step},{yy}"
        )
        curls.append((x, yy))
        x, k = x + step, k + 1
    d += f" V{y + 220}Z"
    with c.relief(0.06):
        with c.group("translate(5,-4)"):
            c.path(d, "#ffe6b0")
        with c.group("translate(-4,9)", c.blur(6)):
            c.path(d, "#0c2c44", op=0.4)
        c.path(d, c.vert(lighter(tone, 0.32), tone, darker(tone, 0.45)))
        with c.group(clip=c.clip(d)):
            for x, yy in curls:
                line(
                    c,
                    f"{x + 2},{yy + 4} {x + step * 0.26},{yy - amp * 0.66} "
                    f"{x + step * 0.7},{yy - amp * 1.02} {x + step * 0.94},{yy - amp * 0.7}",
                    "#f4fff0",
                    (1, 4.6, 6, 2),
                    0.85,
                )
                for j in (1, 2, 3):
                    line(
                        c,
                        f"{x + 2},{yy + 6 + j * amp * 0.34} "
                        f"{x + step * 0.36},{yy - amp * 0.36 + j * amp * 0.4} "
                        f"{x + step * 0.56},{yy + j * amp * 0.4} {x + step},{yy + 4 + j * amp * 0.36}",
                        lighter(tone, 0.36),
                        (0.6, 3, 2.4, 0.6),
                        0.6,
                    )


def _rabbit(c: Canvas) -> None:
    """Stagehand; it stands on the origin, turns the sea, and looks down at the hat."""
    fur, shade, lit = "#e8d4c4", "#6a4460", "#fff6d8"
    with c.group(through=c.blur(5)):
        c.ellipse(0, 0, 44, 9, "#12040c", 0.9)
    with c.relief(0.1):
        for x in (-14, 14):
            with form(c, f"{x - 13},2 {x - 12},-9 {x + 6},-13 {x + 21},-4 {x + 22},4 {x + 4},6", fur):
                mass(c, f"{x - 14},6 {x},-2 {x + 20},4 {x},10", shade, 4, 0.8)
        c.circle(-31, -24, 12, "#f4e6d8")
        with form(c, "-30,-8 -34,-40 -26,-76 -8,-92 14,-90 24,-66 28,-36 24,-6 0,-2", fur):
            mass(c, "-40,0 -36,-60 -20,-90 -10,-60 -10,0", shade, 9, 0.85)
        with form(c, "-29,-40! -26,-74 -10,-92 12,-92 23,-70 26,-42! 16,-34 -14,-34", "#2f7a80"):
            mass(c, "-34,-30 -30,-70 -16,-92 -8,-60 -8,-34", "#0c2438", 8, 0.85)
            mass(c, "8,-92 24,-74 26,-40 16,-40 16,-70", "#9fe0c8", 5, 0.7)
        # Both arms go to the handle.
        round_limb(c, "14,-82 32,-62 58,-70", (17, 15, 12), "#b89a98", shade, lit, (120, -220))
        round_limb(c, "-6,-82 14,-54 56,-58", (19, 17, 13), fur, shade, lit, (120, -220))
        for x, y in ((60, -71), (58, -58)):
            c.ellipse(x, y, 8.4, 7.4, shade)
            c.ellipse(x, y - 1, 7.6, 6.4, lit)
        for text, tone, inner in (
            ("-10,-120 -30,-150 -62,-160 -54,-142 -24,-116", "#c8aca4", ""),
            (
                "0,-122 -12,-158 -34,-184 -42,-166 -28,-136 -14,-116",
                fur,
                "-8,-128 -18,-154 -34,-174 -32,-156 -18,-128",
            ),
        ):
            c.path(contour(text), tone)
            if inner:
                mass(c, inner, "#c87a70", 3, 0.9)
        with form(
            c, "-26,-104 -20,-122 -2,-130 18,-126 32,-112 44,-98 46,-88 36,-80 14,-78 -10,-82 -24,-92", fur
        ):
            mass(c, "-30,-110 -16,-112 0,-92 20,-84 20,-74 -20,-76", shade, 7, 0.8)
            mass(c, "0,-130 22,-126 44,-100 34,-100 16,-116", lit, 4, 0.9)
            mass(c, "16,-98 26,-98 28,-88 18,-86", "#e89a84", 4, 0.7)
        c.ellipse(44, -95, 4, 3.4, "#c05a5a")
        line(c, "43,-90 36,-85 28,-89", "#5a2838", (1.4, 2, 0.8))
        with form(c, "12,-108! 18,-114 26,-111 28,-104! 21,-100 14,-102", "#fff8e8"):
            c.ellipse(21, -104, 4.6, 5.4, "#241018")
        c.circle(20, -106, 1.3, "#ffffff")
        line(c, "11,-106 17,-115 27,-115", "#4a2034", (1, 2.2, 1))
        line(c, "12,-119 20,-125 30,-125", "#a87c80", (1, 2.6, 1))
        for dx in (-5, 1, 7):
            line(c, f"34,-88 {48 + dx},{-82 + dx} {56 + dx},{-80 + dx * 2}", "#fff6e8", (1.2, 1, 0.4), 0.8)


def _wing(c: Canvas) -> None:
    """Beside the painted sky it is dark, and somebody works there."""
    c.path("M-10,-10 H168 L176,660 H-10Z", c.horiz("#1c0a1c", "#3a1826", "#5a2a2c"))
    line(c, "170,0 172,330 178,650", "#c87a4c", (7, 7, 8))
    line(c, "173,0 176,330 182,650", "#ffe0a0", (2, 2, 2))
    c.path(contour("60,606! 190,590! 200,660! 40,660!"), c.horiz("#3a1a20", "#8a4c34"))
    # The crank: a wheel with a handle, and a rod into the waves.
    with c.relief(0.1):
        line(c, "214,548 236,546 262,544", "#5a2c20", (9, 9, 9))
        round_limb(c, "206,612 208,580 210,550", (13, 11, 11), "#8a5034", "#3a1820", "#ffd090", SUN)
        c.ring(208, 546, 37, 42, "#2a1018", 9)
        c.ring(207, 545, 37, 42, "#a8643c", 6)
        for k in range(6):
            a = math.tau * k / 6 + 0.3
            c.segment(207, 545, 207 + math.cos(a) * 35, 545 + math.sin(a) * 40, "#8a5034", 4)
        c.circle(207, 545, 7, "#e8b060")
        line(c, "186,524 178,526 170,528", "#e8b060", (7, 7, 7))
    with c.at(116, 602, 1.06):
        _rabbit(c)


def _leaper(c: Canvas) -> None:
    """A fish of flesh and bone, over the top of its leap; it looks down into the bowl."""
    with c.at(416, 348, 1.0, 9), c.relief(0.12):
        with form(c, "-74,32! -108,22 -138,-6! -126,34 -146,66! -106,62 -66,50!", "#f08038"):
            strands(
                c,
                "-74,38 -100,26 -134,0",
                "-72,44 -106,56 -140,62",
                12,
                ("#ffd080", "#a83424"),
                (0.6, 2.4, 0.5),
                2,
                0.7,
            )
        with form(c, "-30,-36! -28,-66 0,-82 30,-78! 34,-64 44,-46! 6,-42", "#f08038"):
            strands(
                c,
                "-28,-40 -22,-56 -14,-72",
                "40,-48 36,-60 30,-76",
                9,
                ("#ffd080", "#a83424"),
                (0.6, 2.2, 0.5),
                1,
                0.7,
            )
        with form(
            c,
            "-84,40 -66,-4 -28,-40 18,-52 60,-34 90,4 102,34 96,44 82,46 58,36 26,14 -8,6 -40,16 -68,42",
            "#f4863c",
        ):
            mass(c, "-80,50 -40,12 -8,2 26,10 60,34 96,50 60,60 -40,40", "#fff0c8", 8, 0.95)
            mass(c, "-90,30 -70,-8 -28,-44 20,-56 60,-38 20,-36 -24,-22 -60,10", "#c8442c", 9, 0.75)
            mass(c, "-20,-44 20,-54 50,-40 20,-44", "#fff0b0", 4, 0.9)
            for k in range(8):
                for j in range(3):
                    x, y = -50 + k * 13.0, -6 + j * 10 - 20 * math.sin((k + 1) / 8 * math.pi)
                    line(c, f"{x + 5},{y - 5} {x - 1},{y} {x + 5},{y + 5}", "#b8442c", (0.5, 1.8, 0.5), 0.7)
            line(c, "52,-30 46,-8 56,26", "#a83424", (1, 4, 1.4), 0.8)
        with form(c, "36,4! 26,30 4,50 -8,48! 0,30 14,8!", "#ffb060"):
            strands(c, "34,6 22,26 0,48", "18,8 6,26 -6,46", 6, ("#fff0c0", "#c8542c"), (0.6, 2, 0.5), 1, 0.7)
        c.ellipse(74, 3, 10.4, 10, "#fff4d0")
        c.ellipse(76.4, 6.6, 6.2, 5.8, "#200c14")
        c.circle(74.4, 3.4, 1.9, "#ffffff")
        line(c, "61,0 69,-10 82,-9", "#8a2c24", (1, 3, 1))
        line(c, "101,41 94,40 86,33", "#7a2024", (2.6, 2, 0.6))


def _splash(c: Canvas) -> None:
    """Where it came out the sea is wet; it runs over the edge of the stage."""
    for _ in range(34):
        t = c.r.random()
        x, y = 288 + c.r.gauss(0, 8 + 16 * (1 - t)), 484 - t * 96 + c.r.gauss(0, 10)
        c.ellipse(x, y, c.r.uniform(1.2, 3), c.r.uniform(2, 4.4), "#f4fff8", 0.9)
    fall = "318,622! 380,618 450,613 550,606! 560,640 556,676 520,694 440,700 370,704 324,692 314,656"
    with c.relief(0.1), form(c, fall, "#58aab4"):
        mass(c, "310,650 560,640 560,720 310,720", "#14506c", 16, 0.8)
        strands(
            c,
            "324,618 320,650 322,694",
            "548,604 556,640 552,684",
            44,
            ("#d8f4f0", "#8accd0", "#2f8090", "#4a9cac"),
            (2, 3, 1),
            3,
            0.5,
        )
    # Over the edge it bends, and shines.
    line(c, "316,624 380,619 450,614 552,606", "#0c3c54", (5, 9, 9, 5), 0.5)
    line(c, "316,618 380,613 450,608 552,600", "#eafcf4", (3, 7, 7, 3), 0.95)
    with c.group(through=torn(c, "#d8f0ea", 0.05, 7, 1.2, 3.4), opacity=0.85):
        for x, y, w in ((350.0, 700.0, 40.0), (430, 702, 60), (516, 694, 46)):
            c.ellipse(x, y, w, 9, "#fff")


def _stage_front(c: Canvas) -> None:
    c.path("M-10,640 L610,604 V662 L-10,704Z", c.vert("#a8603c", "#5a2a28", "#2a0f1c"))
    line(c, "-10,641 300,623 610,605", "#ffd890", (3, 3, 3))
    for k in range(3):
        line(c, f"-10,{658 + k * 14} 300,{639 + k * 14} 610,{620 + k * 14}", "#3a1820", (2, 2, 2), 0.6)


def _curtain(c: Canvas, shape: str, first: str, last: str, count: int) -> None:
    with form(c, shape, "#a82c38"):
        strands(c, first, last, count, ("#4a0c20", "#6a1428", "#380a1c"), (12, 14, 10, 12), 5, 0.75)
        strands(c, first, last, count, ("#e0504a", "#c83c40", "#f0785c"), (5, 7, 4, 6), 5, 0.7)


def _curtains(c: Canvas) -> None:
    with c.group("translate(10,6)", c.blur(9)):
        c.path(contour("-20,-20! 116,-20! 112,200 74,420 40,476! 60,560 72,700! -20,720!"), "#12040c", op=0.7)
    _curtain(
        c,
        "-20,-20! 116,-20! 112,200 76,410 40,474! 62,560 74,690! -20,710!",
        "-10,-10 -10,200 -6,474 -10,710",
        "112,-10 104,200 36,474 68,700",
        11,
    )
    _curtain(
        c,
        "620,-20! 520,-20! 524,200 548,400 574,452! 556,560 548,664! 620,664!",
        "610,-10 610,200 606,452 610,664",
        "526,-10 532,200 578,452 554,664",
        9,
    )
    for text in ("-20,466 14,484 46,470", "560,446 584,464 620,452"):
        line(c, text, "#6a3418", (17, 17, 17))
        line(c, text, "#f2c060", (12, 12, 12))
        line(c, text, "#fff0b8", (2, 4, 2), 0.8)
    shape = (
        "-20,-20! 620,-20! 620,66! 560,104 500,62! 430,110 "
        "370,60! 300,112 236,62! 170,112 104,64! 40,108 -20,68!"
    )
    with c.group("translate(0,10)", c.blur(8)):
        c.path(contour(shape), "#3a1020", op=0.7)
    with form(c, shape, "#a82c38"):
        for x in range(-20, 640, 66):
            strands(
                c,
                f"{x},-20 {x - 6},40 {x - 20},120",
                f"{x + 60},-20 {x + 64},40 {x + 70},120",
                6,
                ("#5a1024", "#d84a48", "#480c20"),
                (7, 9, 6),
                4,
                0.7,
            )
        mass(c, "-20,-30 620,-30 620,10 -20,10", "#3a0a1c", 14, 0.8)
    edge = "-20,68! 40,108 104,64! 170,112 236,62! 300,112 370,60! 430,110 500,62! 560,104 620,66!"
    c.path(contour(edge, False), "none", "#8a4a1c", 10)
    c.path(contour(edge, False), "none", "#f6c868", 6)


@scene("p36", "ember", Light(strength=0.0, focus=(420, 600)), by_hand=True)
def sea_on_stage(c: Canvas) -> None:
    _sky(c)
    for x, y, s in ((222.0, 150.0, 0.46), (486, 150, 0.8)):
        _cloud(c, x, y, s)
    _waves(c, 448, -0.02, "#9cd4cc", 15, 176, 64)
    _waves(c, 492, -0.03, "#62b4b8", 22, 172, 84)
    _ship(c)
    _waves(c, 538, -0.035, "#34909c", 34, 168, 84)
    with c.group(through=c.blur(8)):
        c.path(contour("300,484 400,466 510,488 420,512"), "#0c4458", op=0.45)
    _leaper(c)
    _waves(c, 606, -0.05, "#1f7088", 34, 164, 112)
    _wing(c)
    _stage_front(c)
    _splash(c)
    _curtains(c)
    stalls.stalls(c)
