"""Where night is sewn to day."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import along, contour, feather, form, line, mass, row, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

NEEDLE = (268, 508)
SEAM = "300,470 268,508 250,570 262,660 236,760 250,860 240,920"
NIGHT = "300,466! 268,508 250,570 262,660 236,760 250,860 240,930! -30,930! -30,560! 60,520 180,486"
DAY = "300,466! 420,470 520,490 630,480! 630,930! 240,930! 250,860 236,760 262,660 250,570 268,508"


def _cloths(c: Canvas) -> None:
    with c.relief(0.1):
        with form(
            c, NIGHT, c.linear([(0, "#3a52a8", 1), (0.4, "#1c2c78", 1), (1, "#0a1140", 1)], (0.8, 0), (0, 1))
        ):
            nature.stars(c, 170, 900, 3.6, "#fff3cf", 0, 280, 490)
            nature.clouds(c, "#8f9fe0", 0.4, 0.006, 0.014, 520, 900, 0.47)
            strands(
                c,
                "210,480 130,640 120,930",
                "-20,560 -40,700 -60,930",
                7,
                ("#060a30",),
                (6, 44, 60),
                20,
                0.35,
            )
            strands(
                c,
                "240,490 160,650 150,930",
                "0,550 -20,700 -30,930",
                7,
                ("#7f9af0", "#5a74d0"),
                (2, 10, 14),
                16,
                0.35,
            )
        with form(
            c,
            DAY,
            c.linear(
                [(0, "#ffe8b8", 1), (0.35, "#ffc48c", 1), (0.7, "#f08a8c", 1), (1, "#b85a8c", 1)],
                (0, 0),
                (0.4, 1),
            ),
        ):
            nature.clouds(c, "#fff4dc", 0.8, 0.004, 0.016, 500, 900, 0.46)
            strands(
                c,
                "340,474 380,640 380,930",
                "620,490 640,700 650,930",
                7,
                ("#a8406c",),
                (5, 34, 50),
                18,
                0.26,
            )
            strands(
                c,
                "320,474 350,640 340,930",
                "600,486 620,700 620,930",
                7,
                ("#fff8e0", "#ffe0b0"),
                (2, 12, 16),
                16,
                0.4,
            )
            for x, y, z in (
                (330, 600, 17),
                (300, 690, 13),
                (366, 660, 12),
                (560, 560, 14),
                (410, 560, 10),
                (318, 830, 15),
            ):
                c.path(
                    (
                        f"M{x - z},{y - z * 0.3} q{z * 0.6},{-z * 0.5} {z},{z * 0.4} q{z * 0.5},{-z * 0.9} "
                        f"{z},{-z * 0.5}"
                    ),
                    "none",
                    "#8a3a64",
                    4,
                )
    nature.crescent(c, 96, 676, 58, "#ffe9b8")
    way = along(SEAM, 16)
    with c.group(through=c.blur(3)):
        c.line([(x + 5, y) for x, y in way], "#1c0f30", 9, 0.5)
    for k in range(6, len(way) - 1, 5):
        (ax, ay), (bx, by) = way[k - 1], way[k + 1]
        n = math.hypot(bx - ax, by - ay) or 1
        ux, uy = -(by - ay) / n, (bx - ax) / n
        sx, sy = way[k]
        c.segment(sx - ux * 12 + 2, sy - uy * 12 + 4, sx + ux * 12 + 2, sy + uy * 12 + 4, "#2a1240", 5, 0.5)
        c.segment(sx - ux * 12, sy - uy * 12, sx + ux * 12, sy + uy * 12, "#fffbe0", 4.4)
        c.glow(sx, sy, 22, "#fff0b0", 0.5)


def _machine(c: Canvas) -> None:
    iron, dark, shine = "#24386c", "#0a1130", "#a8c4f4"
    arm = (
        "640,92! 640,480! 520,480! 512,420 516,330 500,268 456,240 400,238 "
        "352,250 338,300 336,352! 204,352! 202,240 206,160 226,138 276,110 360,98 "
        "480,90"
    )
    with c.relief(0.2):
        with form(c, arm, iron):
            mass(c, "200,360 200,200 230,160 260,200 260,360", dark, 14, 0.5)
            mass(c, "500,260 560,300 640,200 640,490 510,490", dark, 22, 0.9)
            mass(c, "330,260 400,238 470,244 510,290 470,270 400,262 350,290 340,350 320,350", dark, 9, 0.9)
            mass(
                c,
                "216,178 240,136 300,114 420,103 560,99 560,122 420,126 300,138 250,162 232,204",
                shine,
                9,
                0.9,
            )
            mass(c, "206,200 218,180 222,340 208,346", shine, 5, 0.8)
            for x, y, s in ((292, 178, 1.0), (392, 170, 0.9), (488, 164, 1.0)):
                for k in range(6):
                    a = math.tau * k / 6 + 0.2
                    feather(
                        c,
                        (x, y),
                        (x + math.cos(a) * 34 * s, y + math.sin(a) * 20 * s),
                        13 * s,
                        ("#e8b048", "#c88a2c")[k % 2],
                    )
                c.circle(x, y, 6 * s, "#ffe09a")
            line(c, "214,216 240,206 300,204 420,200 540,196", "#e8b048", (2, 3, 3, 3, 2), 0.9)
            line(c, "224,148 280,124 380,113 520,107", "#e8b048", (1, 3, 3, 2), 0.9)
        with form(c, "214,352! 328,352! 322,392! 220,392!", "#c8ccd8"):
            mass(c, "270,350 330,350 330,394 290,394", "#3c4464", 8, 0.9)
            mass(c, "218,350 240,350 240,394 222,394", "#ffffff", 4, 0.8)
        for x, w, top, foot in ((252, 15, 392, 446), (290, 11, 392, 470)):
            c.path(f"M{x - w},{top} h{w * 2} V{foot} h{-w * 2}Z", c.horiz("#f4f6fc", "#a8acc0", "#4a5070"))
        c.circle(252, 432, 9, "#e8b048")
        c.circle(250, 430, 4, "#fff4c8")
        c.limb([(258, 446), (262, 480), NEEDLE], (8, 5, 1.4), "#f4f6fc")
        c.segment(256, 448, 266, 500, "#7f86a8", 1.4)
        c.path(
            contour("280,468! 300,468! 302,494 330,500! 332,512! 284,512! 278,496"),
            c.vert("#e8ecf6", "#6a7090"),
        )
        c.path(contour("240,504! 262,498! 262,514! 232,516!"), c.vert("#e8ecf6", "#6a7090"))
    # The spool of light on top, and where its thread goes.
    with c.group("translate(0,34)"):
        c.glow(430, 20, 240, "#ffe9a0", 0.95)
        c.rect(398, 52, 66, 10, "#5a3420", 4)
        c.path("M404,54 L410,-10 H452 L458,54Z", c.horiz("#fffdf0", "#ffe9a0", "#e8a840"))
        for k in range(9):
            line(
                c, f"406,{50 - k * 6.4} 430,{54 - k * 6.4} 456,{49 - k * 6.4}", "#c8842c", (0.6, 2, 0.6), 0.7
            )
    thread = [
        (408, 60),
        (330, 76),
        (264, 100),
        (222, 156),
        (206, 220),
        (214, 330),
        (244, 420),
        (262, 470),
        NEEDLE,
    ]
    c.line(thread, "#ffd878", 7, 0.35)
    c.line(thread, "#fffbe8", 2.8)


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


def _scissors(c: Canvas) -> None:
    with c.group(through=c.blur(4)):
        c.path(contour("-110,12 0,6 110,26 60,40 -60,30"), "#5a1c48", op=0.5)
    with c.relief(0.2):
        for text, tone in (
            ("-120,-16! -20,0 30,8 24,22 -24,12!", "#e4e8f2"),
            ("-118,30! -24,4 24,-8 34,4 -18,18!", "#aab0c8"),
        ):
            with form(c, text, tone):
                mass(c, text, "#6a7090", 6, 0.4)
        for y, rot in ((-22, -24), (32, 24)):
            with c.group(f"rotate({rot},66,{y})"):
                c.path(
                    contour(f"30,{y} 50,{y - 20} 84,{y - 22} 108,{y} 84,{y + 20} 50,{y + 18}"),
                    "none",
                    "#3a0c20",
                    15,
                )
                c.path(
                    contour(f"30,{y} 50,{y - 20} 84,{y - 22} 108,{y} 84,{y + 20} 50,{y + 18}"),
                    "none",
                    "#d83a48",
                    11,
                )
                line(c, f"42,{y - 14} 64,{y - 22} 92,{y - 18}", "#ffb0a8", (1, 3, 1))
        c.circle(4, 8, 6, "#4a5070")
        c.circle(3, 7, 3, "#f4f6fc")


@scene("p33", "rosedawn", Light(strength=0.0, focus=(300, 520)), by_hand=True)
def night_under_the_needle(c: Canvas) -> None:
    c.rect(0, 0, 600, 560, c.horiz("#101848", "#4a3a7c", "#e88a8c", "#ffd0a0"))
    nature.stars(c, 80, 470, 2.4, "#fff3cf", 0, 250)
    nature.clouds(c, "#ffe0c0", 0.5, 0.004, 0.013, 60, 500, 0.48)
    with c.group(through=torn(c, "#ffe8d0", 0.02, 12, 0.9, 3), opacity=0.8):
        c.path(contour("360,360 400,320 470,310 540,340 520,380 400,384"), "#fff")
    c.path(contour("-20,520! 160,470 300,452 460,462 620,470! 620,560! -20,560!"), "#3a2450")
    _cloths(c)
    with c.group(through=c.blur(10)):
        c.path(contour("200,520 300,508 420,500 560,490 640,500 640,540 400,540 260,548"), "#1c0f30", op=0.6)
    _machine(c)
    with c.at(436, 724, 0.96):
        _rooster(c)
    with c.at(440, 850, 0.86, -14):
        _scissors(c)
