"""Where night is sewn to day."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import along, contour, feather, form, line, mass, row, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

NEEDLE = (232, 508)
SEAM = "232,506 238,540 244,580 250,618 244,670 254,730 240,800 250,860 246,930"
NIGHT = (
    "232,504! 180,508 120,520 60,544 -20,590! -20,930! 246,930! 250,860 240,800 254,730 244,670 250,618 "
    "244,580 238,540"
)
DAY = (
    "232,504! 320,506 430,512 530,528 630,556! 630,930! 246,930! 250,860 240,800 254,730 244,670 250,618 "
    "244,580 238,540"
)
CREST = "-20,668 80,640 170,626 250,618 340,618 440,622 540,634 630,652"


def _sky(c: Canvas) -> None:
    c.rect(0, 0, 600, 560, c.horiz("#0e1644", "#2c2f74", "#8a5a94", "#f0a08c", "#ffd2a0"))
    nature.stars(c, 90, 440, 2.4, "#fff3cf", 0, 270)
    nature.clouds(c, "#ffe0c0", 0.4, 0.004, 0.013, 60, 470, 0.5)
    with c.group(through=torn(c, "#ffe8d0", 0.02, 12, 0.9, 3), opacity=0.75):
        c.path(contour("470,392 500,366 560,360 620,384 610,410 500,412"), "#fff")
    c.path(contour("-20,486! 300,470 620,484! 620,720! -20,720!"), c.horiz("#2a1c44", "#5c3048", "#a05c48"))
    for y in (502.0, 528, 560):
        line(c, f"-20,{y + 6} 300,{y - 8} 620,{y + 4}", "#1c1030", (1.4, 2, 1.4), 0.5)
    line(c, "-20,487 300,471 620,485", "#f0a878", (0.6, 2, 3), 0.6)


def _houses(c: Canvas) -> None:
    """A town along both cloths: asleep on one, awake on the other."""
    for x, y, w, h in (
        (14.0, 886.0, 54.0, 84.0),
        (74, 896, 44, 60),
        (118, 890, 58, 104),
        (186, 900, 42, 70),
        (262, 896, 52, 92),
        (330, 904, 46, 60),
        (384, 892, 62, 112),
        (462, 902, 48, 72),
        (520, 894, 60, 96),
    ):
        night = x < 240
        wall = "#0a103c" if night else "#a84c70"
        roof = "#060a2a" if night else "#7a2c58"
        c.path(contour(f"{x},{y - h * 0.62}! {x + w},{y - h * 0.62}! {x + w},930! {x},930!"), wall)
        c.path(contour(f"{x - 6},{y - h * 0.6}! {x + w / 2},{y - h}! {x + w + 6},{y - h * 0.6}!"), roof)
        if not night:
            mass(c, f"{x},{y - h * 0.6} {x + 14},{y - h * 0.6} {x + 14},920 {x},920", "#ffc8a0", 4, 0.6)
            line(c, f"{x - 4},{y - h * 0.62} {x + w / 2},{y - h}", "#ffd8b0", (1, 2.4), 0.8)
        for k in range(2):
            wx, wy = x + w * (0.24 + 0.36 * k), y - h * 0.46
            lit = night and (x, k) in ((118.0, 1), (14.0, 0))
            c.rect(wx, wy, 9, 13, "#ffd878" if lit else mix(wall, "#000020", 0.35), 1)


def _folds(c: Canvas, dark: str, lit: str, left: bool) -> None:
    """The cloth lies on the table, bends over its edge and hangs."""
    mass(c, "-20,690 170,640 250,632 440,636 640,668 640,930 -20,930", dark, 12, 0.3)
    spots = (
        ((20, 660, -8), (96, 642, 40), (176, 630, 150))
        if left
        else ((300, 622, 312), (386, 622, 408), (470, 630, 505), (560, 644, 606))
    )
    for x, y, low in spots:
        with c.group(through=c.blur(9)):
            line(c, f"{x},{y} {x + (low - x) * 0.5},{y + 130} {low},930", dark, (2, 30, 54), 0.5)
        with c.group(through=c.blur(6)):
            line(
                c,
                f"{x + 22},{y - 2} {x + 30 + (low - x) * 0.5},{y + 130} {low + 46},930",
                lit,
                (2, 12, 16),
                0.32,
            )
    # It bends over the edge of the table: a soft light along the bend, shade under it.
    with c.group(through=c.blur(9)):
        line(c, CREST.replace("668", "690").replace("618", "644"), dark, (30, 34, 30), 0.34)
    with c.group(through=c.blur(4)):
        line(c, CREST, lit, (5, 8, 5), 0.5)


SWALLOW = (
    "36,1! 30,-6 18,-9 6,-10 -4,-20 -22,-38 -52,-52! -36,-28 -18,-8! -34,-7 -66,-16! -46,-1 -68,12! "
    "-34,5 -16,7! -14,22 -22,40 -38,60! -8,42 8,22 14,9 26,7"
)


def _swallow(c: Canvas, x: float, y: float, size: float, rot: float, tone: str) -> None:
    """In flight to the right, seen from below: sickle wings, a forked tail."""
    with c.at(x, y, size, rot), form(c, SWALLOW, tone):
        mass(c, "30,2 10,-3 -20,-4 -40,0 -20,6 14,7", mix(tone, "#ffe0c0", 0.5), 4, 0.8)
        mass(c, "36,2 26,-6 22,4 28,6", "#d8605c", 2, 0.7)


def _cloths(c: Canvas) -> None:
    with c.relief(0.1):
        with form(
            c, NIGHT, c.linear([(0, "#3a52a8", 1), (0.3, "#1c2c78", 1), (1, "#0c1448", 1)], (1, 0), (0.2, 1))
        ):
            nature.stars(c, 110, 800, 3.4, "#fff3cf", 0, 250, 500)
            nature.clouds(c, "#8f9fe0", 0.35, 0.006, 0.014, 540, 860, 0.47)
            _folds(c, "#050a30", "#7488dc", True)
            c.glow(110, 736, 130, "#ffe9b8", 0.5)
            nature.crescent(c, 112, 738, 54, "#ffe9b8")
            _houses(c)
            with c.group(opacity=0.3):
                _folds(c, "#050a30", "#7488dc", True)
        with form(
            c,
            DAY,
            c.linear(
                [(0, "#fff0c8", 1), (0.3, "#ffcc98", 1), (0.7, "#f29a90", 1), (1, "#d87490", 1)],
                (0, 0),
                (0.5, 1),
            ),
        ):
            nature.clouds(c, "#fff8e8", 0.9, 0.004, 0.016, 520, 860, 0.46)
            _folds(c, "#b04c78", "#fff4d8", False)
            _houses(c)
            _swallow(c, 306, 690, 0.42, -22, "#7a3460")
            with c.group(opacity=0.3):
                _folds(c, "#b04c78", "#fff4d8", False)
            # Where one was, its shape is left open, and it is night behind.
            with c.at(412, 736, 1.08, -36):
                with c.group("scale(1.06)"):
                    c.path(contour(SWALLOW), "#fff0d0")
                with form(c, SWALLOW, "#141c58"):
                    mass(c, "-60,-60 40,-40 40,-8 -60,-20", "#060a2c", 5, 0.7)
                    for x, y in ((-30, -34), (-12, -14), (8, -2), (22, 1), (-38, 0), (-12, 14), (-22, 40)):
                        c.circle(x, y, 1.9, "#fff3cf")
            with c.group(through=c.blur(6), opacity=0.4):
                _swallow(c, 512, 712, 1.1, -34, "#6a2050")
    _swallow(c, 536, 664, 1.24, -34, "#4a2050")
    with c.group(through=c.blur(7), opacity=0.5):
        c.path(contour("190,512 280,508 430,514 570,534 420,538 290,526"), "#1c0f30")
    way = along(SEAM, 16)
    with c.group(through=c.blur(3)):
        c.line([(x + 5, y) for x, y in way], "#1c0f30", 9, 0.5)
    for k in range(3, len(way) - 1, 6):
        (ax, ay), (bx, by) = way[k - 1], way[k + 1]
        n = math.hypot(bx - ax, by - ay) or 1
        ux, uy = -(by - ay) / n, (bx - ax) / n
        sx, sy = way[k]
        half = 6 + 6 * min(1.0, (sy - 500) / 200)
        c.segment(
            sx - ux * half + 2, sy - uy * half + 4, sx + ux * half + 2, sy + uy * half + 4, "#2a1240", 5, 0.5
        )
        c.segment(sx - ux * half, sy - uy * half, sx + ux * half, sy + uy * half, "#fffbe0", 2 + half * 0.2)
        c.glow(sx, sy, 20, "#fff0b0", 0.4)


def _machine(c: Canvas) -> None:
    iron, dark, shine = "#24386c", "#0a1130", "#a8c4f4"
    with c.relief(0.2):
        # The bed, its edge towards us; the cloth comes over it.
        c.path(contour("112,484! 568,478! 578,500! 574,532! 108,536! 104,504!"), dark)
        c.path(contour("112,484! 568,478! 578,500! 104,506!"), mix(iron, shine, 0.12))
        # The wheel behind the pillar.
        c.ellipse(548, 292, 24, 62, "#0a1130")
        c.ellipse(554, 292, 22, 58, "#3c4a78")
        c.ellipse(556, 292, 14, 44, dark)
        line(c, "560,236 574,270 574,316", "#ffd0a0", (1, 3, 1), 0.8)
        arm = (
            "552,494! 560,478! 540,470 538,400 540,320 538,240 520,212 480,202 420,206 350,212 270,208 "
            "216,216 190,240 184,290 188,352! 192,372! 272,372! 276,350 280,324 300,310 350,306 400,312 "
            "426,340 432,400 430,466 408,478! 412,494!"
        )
        with form(c, arm, iron):
            mass(c, "180,380 184,230 220,216 236,260 236,380", dark, 12, 0.35)
            mass(c, "500,230 560,260 566,500 480,500", dark, 16, 0.85)
            mass(c, "270,340 300,304 400,306 436,340 440,470 424,470 420,360 390,326 310,322", dark, 8, 0.9)
            mass(c, "300,298 400,300 440,330 420,300 380,284 300,286", dark, 9, 0.6)
            mass(
                c,
                "196,250 220,220 280,212 350,216 430,210 500,206 500,222 420,230 340,236 260,232",
                shine,
                8,
                0.9,
            )
            mass(c, "190,260 200,250 206,350 194,360", shine, 4, 0.8)
            mass(c, "444,340 458,330 462,470 446,474", "#e8a88c", 7, 0.5)
            line(c, "204,262 250,252 340,258 430,252 516,240", "#e8b048", (1.4, 2.4, 2.4, 1.4), 0.9)
            line(c, "284,296 350,292 420,300", "#e8b048", (1, 2, 1), 0.8)
            for x, y, size in ((250.0, 282.0, 0.62), (350, 276, 0.76), (460, 280, 0.9)):
                for k in range(6):
                    a = math.tau * k / 6 + 0.2
                    tip = (x + math.cos(a) * 26 * size, y + math.sin(a) * 20 * size)
                    feather(c, (x, y), tip, 12 * size, ("#e8b048", "#c88a2c")[k % 2])
                c.circle(x, y, 5 * size, "#ffe09a")
        with form(c, "196,372! 270,372! 264,398! 202,398!", "#c8ccd8"):
            mass(c, "236,370 270,370 270,400 250,400", "#3c4464", 6, 0.9)
            mass(c, "196,370 214,370 214,400 202,400", "#ffffff", 3, 0.8)
        for x, w, low in ((222.0, 9.0, 446.0), (250, 7, 476)):
            c.path(f"M{x - w},398 h{w * 2} V{low} h{-w * 2}Z", c.horiz("#f4f6fc", "#a8acc0", "#4a5070"))
        c.circle(222, 436, 6.4, "#e8b048")
        c.circle(220.6, 434.6, 2.6, "#fff4c8")
        c.limb([(226, 446), (229, 480), NEEDLE], (6, 4, 1.4), "#f4f6fc")
        c.path(
            contour("243,474! 257,474! 258,494 280,500! 281,510! 244,510! 240,496"),
            c.vert("#e8ecf6", "#6a7090"),
        )
        c.path(contour("210,502! 228,498! 228,510! 204,513!"), c.vert("#e8ecf6", "#6a7090"))
    # The spool of light on top, and where its thread goes.
    c.glow(296, 176, 230, "#ffe9a0", 0.95)
    c.rect(268, 204, 56, 8, "#5a3420", 3)
    c.path("M273,206 L278,150 H314 L319,206Z", c.horiz("#fffdf0", "#ffe9a0", "#e8a840"))
    for k in range(9):
        y = 202 - k * 5.6
        line(c, f"275,{y} 296,{y + 3} 317,{y - 1}", "#c8842c", (0.6, 1.8, 0.6), 0.7)
    c.path("M276,142 H316 V151 H276Z", "#7a4a2c")
    thread = [(276, 186), (240, 176), (200, 196), (176, 250), (180, 330), (200, 400), (222, 450), NEEDLE]
    c.line(thread, "#ffd878", 6, 0.35)
    c.line(thread, "#fffbe8", 2.4)


def _rooster(c: Canvas) -> None:
    """It crows to the left; feet on the origin, some two hundred and forty tall."""
    with c.group(through=c.blur(7)):
        c.path(contour("-60,-4 40,-10 130,0 70,14 -50,10"), "#5a1c48", op=0.6)
    with c.relief(0.2):
        strands(
            c,
            "40,-84 96,-150 132,-214 178,-190",
            "54,-60 110,-80 150,-60 164,-20",
            26,
            ("#12323c", "#1f5a5c", "#2f8a7c", "#3a2468", "#0c1c30"),
            (12, 22, 18, 1),
            8,
        )
        for dx, far in ((-2, 1), (22, 0)):
            leg = mix("#f0b040", "#8a5030", 0.5 * far)
            line(c, f"{dx},-44 {dx + 4},-22 {dx},-2", leg, (12, 7, 6))
            for tx in (-22, -12, 14):
                line(c, f"{dx},-3 {dx + tx},3", leg, (5, 2))
        with form(
            c,
            ("-30,-178 -50,-130 -62,-92 -54,-54 -24,-32 20,-36 54,-62 66,-100 34,-98 8,-112 2,-150 0,-180"),
            "#b8481c",
        ):
            mass(c, "-60,-60 -20,-30 40,-40 70,-100 30,-70 -10,-60 -40,-80", "#4a1230", 11, 0.9)
            mass(c, "-34,-170 -54,-124 -60,-90 -44,-100 -30,-140", "#ffc860", 7, 0.9)
        row(
            c,
            "-30,-96 0,-102 26,-98",
            "20,-44 44,-56 62,-74",
            8,
            20,
            ("#7a2418", "#b8481c", "#1f5a5c", "#2f8a7c"),
            "#2a0c1c",
            0.08,
        )
        row(
            c,
            "-36,-98 -10,-108 14,-104",
            "-8,-62 14,-70 32,-82",
            7,
            18,
            ("#d8702c", "#f0a040"),
            "#5a2018",
            0.08,
        )
        strands(
            c,
            "-46,-186 -62,-150 -66,-108",
            "-8,-184 2,-140 -2,-92",
            34,
            ("#f4b040", "#ffd878", "#d87a2c", "#fff0b0"),
            (7, 9, 0.6),
            6,
        )
        comb = "-10,-204 0,-226 -12,-236! -22,-222 -30,-246! -40,-226 -54,-242! -54,-218 -46,-206 -28,-208"
        with form(c, comb, "#d8282c"):
            mass(c, "-20,-240 0,-236 0,-204 -20,-206", "#6a0c20", 5, 0.8)
        with form(c, "-8,-178 -4,-196 -16,-212 -36,-214 -52,-202 -50,-186 -34,-172", "#d87a2c"):
            mass(c, "-20,-214 0,-210 0,-176 -20,-176", "#7a2418", 6, 0.8)
            mass(c, "-52,-206 -36,-214 -34,-196 -48,-188", "#ffe09a", 4, 0.9)
        with form(c, "-44,-176 -54,-160 -50,-142 -40,-140 -34,-156 -34,-174", "#d8282c"):
            mass(c, "-40,-176 -30,-176 -34,-140 -44,-142", "#6a0c20", 4, 0.7)
        c.path(contour("-46,-204! -84,-222! -56,-192!"), "#f4c050")
        c.path(contour("-50,-190! -76,-188! -44,-178!"), "#c88a30")
        c.path(contour("-52,-196! -66,-200! -52,-188!"), "#6a0c20")
        c.ellipse(-34, -197, 6, 5, "#fff0c0")
        c.circle(-35, -198, 3.2, "#140a10")
        c.circle(-36.4, -199.4, 1.1, "#ffffff")


@scene("p33", "rosedawn", Light(strength=0.0, focus=(300, 440)), by_hand=True)
def night_under_the_needle(c: Canvas) -> None:
    _sky(c)
    _machine(c)
    with c.at(434, 206, 0.68, 9):
        _rooster(c)
    _cloths(c)
