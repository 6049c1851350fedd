"""A boiled egg somebody lives in, and a chick that has come to call."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.drawn import sparrow
from tools.painter.hand import contour, feather, form, line, mass, round_limb, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SHADE, YOLK, DAY = "#3a4660", "#ffc848", "#fff6e0"
EGG = (
    "262,300! 232,350 216,420 216,486 238,556 290,604 350,616 412,604 464,556 486,486 486,420 "
    "470,350 440,300!"
)
RIM = (
    "262,300! 272,288 288,296! 300,280 322,286! 336,268 352,280! 372,264 384,282! 404,276 "
    "414,292! 430,286 440,300!"
)
FRONT = (
    "440,300! 428,316 410,310! 396,330 380,320! 362,340 346,324! 330,338 318,322! 300,330 "
    "288,312! 274,316 262,300!"
)


def _room(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#8a9c9c", "#b0b8a8", "#c8c0a8"))
    for k in range(14):
        c.rect(k * 46, 0, 20, 300, "#a0aca4", 0, 0.5)
    c.rect(30, -20, 176, 236, "#f4f0e0")
    with c.group(clip=c.clip_rect(44, -20, 148, 222)):
        c.rect(44, -20, 148, 222, c.vert("#a8cce0", "#f4ecd0", "#ffe8b0"))
        mass(c, "44,150 90,120 140,140 200,110 200,220 44,220", "#8aa880", 6)
        mass(c, "60,30 100,14 150,30 120,50 80,46", "#ffffff", 7)
    c.rect(114, -20, 9, 222, "#e8e4d4")
    c.rect(44, 96, 148, 8, "#e8e4d4")
    c.rect(22, 202, 192, 16, "#fffaf0")
    c.rect(22, 216, 192, 6, "#8a9490")


def _cloth(c: Canvas) -> None:
    edge = "-20,262! 620,234! 620,920! -20,920!"
    with form(c, edge, "#f4ece0"):

        def place(u: float, v: float) -> tuple[float, float]:
            far = 1 + v * 1.9
            return 300 + (u - 0.5) * 1300 / far + v * 40, -90 + 1080 / far

        for i in range(12):
            for j in range(11):
                u0, u1, v0, v1 = i / 12, (i + 1) / 12, (j - 1) / 9, j / 9
                corners = [place(u0, v0), place(u1, v0), place(u1, v1), place(u0, v1)]
                if (i + j) % 2:
                    c.poly(corners, mix("#c83c40", "#d87870", c.r.uniform(0, 0.3)))
                elif i % 2:
                    c.poly(corners, "#fffaf0")
        for _ in range(90):
            x, y = c.r.uniform(0, 600), c.r.uniform(260, 900)
            line(
                c,
                f"{x - 14},{y} {x},{y + 1} {x + 14},{y - 1}",
                c.r.choice(("#ffffff", "#a87c80")),
                (0.4, 1.2, 0.4),
                0.25,
            )
        mass(c, "-20,240 620,220 620,300 -20,320", "#a8b4c0", 24, 0.6)
        mass(c, "-20,440 120,400 300,560 240,740 -20,700", DAY, 40, 0.35)
        mass(c, "460,560 640,480 640,920 300,920 420,760", SHADE, 60, 0.65)
        line(c, "-20,640 180,600 400,640 620,610", "#a85058", (1, 3, 3, 1), 0.3)


def _pot(c: Canvas) -> None:
    """A milk jug behind the egg, half out of the picture."""
    c.shade(560, 372, 90, 20, 0.6, SHADE)
    with c.relief(0.15):
        line(c, "500,210 468,222 470,290 508,310", "#7a98a8", (14, 13, 13, 14))
        with form(c, "520,150! 500,180 496,250 508,340 540,372 620,372 640,150!", "#a8c0c8"):
            mass(c, "560,140 640,140 640,380 570,380 590,260", SHADE, 16, 0.8)
            mass(c, "500,190 526,170 520,320 504,300", DAY, 7, 0.95)
            line(c, "498,214 560,226 640,222", "#3f6a8a", (7, 9, 7), 0.8)
            for x in (536, 580):
                c.circle(x, 286, 16, "#3f6a8a", 0.7)
                c.circle(x, 286, 7, "#a8c0c8", 0.9)
        c.ellipse(585, 152, 66, 15, "#e8eee8")


def _lid(c: Canvas) -> None:
    """The top of the egg, on its back, and crumbs of shell."""
    with c.group(through=c.blur(8)):
        c.path(contour("44,504 140,484 214,512 204,540 110,552 50,536"), SHADE, op=0.65)
    with c.at(100, 496, 0.94, -10), c.relief(0.1):
        with form(c, "-84,-20! -76,20 -40,46 6,50 50,40 80,10 84,-24!", "#ecd4b4"):
            mass(c, "-90,10 -30,34 40,40 90,-10 90,60 -90,60", "#8a7064", 10, 0.9)
            mass(c, "-80,-16 -50,0 -40,30 -70,20", DAY, 6, 0.9)
        with form(
            c,
            "-84,-20! -66,-34 -52,-30! -34,-48 -10,-40! 10,-52 30,-42! 52,-46 66,-34! 84,-24! "
            "64,-8 20,2 -30,2 -64,-6",
            "#fffaf0",
        ):
            mass(c, "-70,-30 -20,-44 30,-40 20,-20 -40,-14", "#a89890", 9, 0.8)
            mass(c, "-60,-6 -10,0 50,-4 30,-14 -30,-12", YOLK, 6, 0.7)
    for _ in range(14):
        x, y = c.r.uniform(160, 290), c.r.uniform(690, 780)
        s = c.r.uniform(3, 8)
        c.path(
            contour(
                f"{x},{y}! {x + s},{y - s * 0.5}! {x + s * 1.4},{y + s * 0.4}! {x + s * 0.3},{y + s * 0.6}!"
            ),
            "#fff4e0",
        )
        line(c, f"{x},{y + 2} {x + s},{y + s * 0.7}", SHADE, (1.4, 1.4), 0.4)


def _inside(c: Canvas) -> None:
    """The back of the broken shell, gold from within, and what climbs out of it."""
    c.glow(352, 280, 240, YOLK, 0.7)
    with c.relief(0.05), form(c, RIM + " 430,350 350,372 270,350", "#fff0d0"):
        mass(c, "264,310 350,290 440,310 420,370 280,370", YOLK, 12, 0.95)
        mass(c, "300,330 350,316 400,330 390,360 310,360", "#ff9c30", 9, 0.9)
    line(c, RIM.replace("!", ""), "#fffaf0", (4, 4, 4))


def _ladder(c: Canvas) -> None:
    a0, a1, b0, b1 = (338.0, 338.0), (440.0, 100.0), (388.0, 342.0), (474.0, 106.0)
    for (px, py), (qx, qy) in ((a0, a1), (b0, b1)):
        round_limb(
            c,
            f"{px},{py} {(px + qx) / 2},{(py + qy) / 2} {qx},{qy}",
            (11, 9, 7),
            "#b8803c",
            "#5a3c3c",
            "#ffe0a0",
            (200, 300),
        )
    for k in range(9):
        t = 0.08 + k * 0.105
        x0, y0 = a0[0] + (a1[0] - a0[0]) * t, a0[1] + (a1[1] - a0[1]) * t
        x1, y1 = b0[0] + (b1[0] - b0[0]) * t, b0[1] + (b1[1] - b0[1]) * t
        line(
            c,
            f"{x0 - 3},{y0} {(x0 + x1) / 2},{(y0 + y1) / 2 + 1} {x1 + 3},{y1}",
            mix("#e89c3c", "#8a5c3c", t),
            (6, 6, 6),
        )
        line(c, f"{x0},{y0 - 2} {(x0 + x1) / 2},{(y0 + y1) / 2 - 1} {x1},{y1 - 2}", "#fff0c0", (1, 2, 1), 0.8)


def _cup(c: Canvas) -> None:
    with c.group(through=c.blur(12)):
        c.path(contour("280,770 380,740 540,760 620,800 560,836 400,820 300,800"), SHADE, op=0.75)
    with c.relief(0.1):
        with form(c, "246,764 268,738 350,728 432,738 456,764 432,792 350,804 268,792", "#3f7f94"):
            mass(c, "240,750 300,734 350,730 330,760 280,770", "#c8e8e4", 8, 0.8)
            mass(c, "380,740 460,750 450,800 360,810", "#12344c", 12, 0.9)
        with form(c, "318,690 324,720 306,752 350,764 396,752 378,720 384,690", "#3f7f94"):
            mass(c, "356,690 390,690 400,760 360,764", "#12344c", 8, 0.9)
            mass(c, "324,700 334,700 330,740 316,748", "#d8f0e8", 4, 0.9)
    c.ellipse(351, 556, 137, 44, "#143c50")
    with c.relief(0.1), form(c, EGG, "#f0dcc0"):
        mass(c, "400,290 500,290 500,620 360,630 440,560 456,440", "#6a6484", 24, 0.95)
        mass(c, "220,340 270,310 300,330 260,420 250,540 220,520", DAY, 18, 0.95)
        mass(c, "214,540 250,570 350,590 450,570 488,530 480,620 230,620", "#5a6078", 14, 0.95)
        mass(c, "262,300 350,320 440,300 430,340 350,352 270,340", "#ffdc90", 9, 0.8)
        for _ in range(120):
            x, y = c.r.uniform(216, 486), c.r.uniform(310, 610)
            c.ellipse(
                x,
                y,
                c.r.uniform(0.8, 2.4),
                c.r.uniform(0.8, 2),
                c.r.choice(("#b89478", "#d8b894", "#fff8ec")),
                0.6,
            )
        line(c, "430,318 420,350 434,378 424,404", "#8a7068", (2, 1.6, 1.4, 0.4), 0.7)
    with c.relief(0.05), form(c, FRONT + " 276,306 350,316 430,306", "#fff6e6"):
        mass(c, "270,320 350,330 430,320 400,340 300,340", "#d8b894", 5, 0.6)
    with c.relief(0.1):
        with form(
            c,
            "214,548! 250,586 350,604 450,586 488,548! 484,600 452,660 402,694 350,702 300,694 "
            "250,660 218,600",
            "#4a8ea4",
        ):
            mass(c, "400,560 490,550 490,620 400,710 340,704 430,640", "#12344c", 22, 0.9)
            mass(c, "220,570 250,592 262,640 290,680 250,660 222,610", "#d8f0e8", 9, 0.9)
            line(c, "216,586 270,622 350,634 440,622 486,586", "#f4ecd8", (7, 10, 10, 9, 6), 0.95)
        mass(c, "230,640 330,690 330,640 250,600", "#8a4c50", 9, 0.25)
        line(c, "214,550 250,588 350,606 450,588 488,550", "#d8f0ec", (4, 6, 6, 5, 3))


def _arch(c: Canvas, x: float, y: float, w: float, h: float, lean: float) -> None:
    with c.at(x, y, 1.0, lean):
        c.arch(2, 4, w + 20, h + 12, "#8a6454")
        c.arch(0, 3, w + 14, h + 9, "#d8a070")
        c.arch(0, 0, w, h, c.vert("#fff4c0", "#ffd468", "#f0a040"))
        line(c, f"{-w * 0.66},3 0,6 {w * 0.66},3", "#b87848", (6, 8, 6))
    c.glow(x, y - h * 0.5, w * 1.4, YOLK, 0.4)


def _windows(c: Canvas) -> None:
    _arch(c, 262, 470, 36, 72, 7)
    c.segment(263, 470, 259, 400, "#a86c3c", 3)
    c.segment(244, 440, 281, 436, "#a86c3c", 3)
    _arch(c, 424, 474, 60, 108, -6)
    # A hen in curlers, who sees who is coming.
    with c.at(421, 470, 1.25), c.relief(0.1):
        with c.group(clip=c.clip("M-24,2 V-64 A24,24 0 0 1 20,-66 L26,-2Z")):
            with form(c, "-30,10 -22,-16 -4,-24 18,-16 30,10", "#8a5a94"):
                mass(c, "6,-24 30,-20 30,12 10,12", SHADE, 6, 0.8)
            with form(c, "-18,-18 -20,-42 -4,-56 14,-50 18,-30 12,-14", "#f8f0e4"):
                mass(c, "4,-56 20,-50 20,-12 6,-16", "#a8949c", 6, 0.8)
            c.path(contour("-14,-54 -16,-66 -6,-64 -2,-72 6,-64 14,-66 12,-52 -2,-56"), "#d83c3c")
            c.path(contour("-18,-38! -36,-31 -18,-27!"), "#f09c30")
            c.path(contour("-18,-26 -20,-14 -12,-12 -11,-24"), "#d83c3c")
        c.circle(-8, -40, 4.6, "#fffaf0")
        c.circle(-9.6, -38.6, 2.8, "#1a0c10")
        for x, y in ((10, -52), (15, -42), (13, -31)):
            c.ellipse(x, y, 6, 4.4, "#6ab0b8", 1, 30)
            line(c, f"{x - 4},{y} {x + 4},{y + 2}", "#d8f4f0", (1.4, 1.4), 0.8)
    line(c, "398,394 403,430 393,468", "#f4dcd0", (9, 8, 10))
    line(c, "448,392 446,428 456,462", "#e0c0b8", (9, 8, 10))
    _arch(c, 330, 590, 74, 132, 3)
    with c.at(330, 590, 1.0, 3), c.relief(0.05):
        with form(c, "-37,0! -37,-96 -24,-122 0,-132! 4,-126 6,8 2,14!", "#3f8f72"):
            mass(c, "-37,-130 -20,-130 -24,10 -40,10", "#a8e0b0", 6, 0.7)
            mass(c, "-8,-130 8,-130 8,14 -6,14", "#123c40", 6, 0.8)
            for x in (-26, -14):
                line(c, f"{x},-110 {x},-50 {x},4", "#1c5a4c", (1, 2, 1), 0.8)
        c.circle(-4, -58, 4.4, "#f8d870")
        line(c, "4,-126 7,-60 6,8", "#ffe8a0", (2, 3, 2), 0.9)
    for k in range(3):
        y = 592 + k * 16
        w = 50 + k * 9
        with (
            c.relief(0.05),
            form(
                c,
                f"{330 - w},{y}! {330 + w},{y + 3}! {330 + w + 4},{y + 16}! {330 - w - 4},{y + 14}!",
                "#b8805c",
            ),
        ):
            mass(c, f"{330 - w},{y} {330 + w},{y + 2} {330 + w},{y + 6} {330 - w},{y + 5}", "#ffe4b0", 2, 0.9)
            mass(c, f"{340},{y} {400},{y} {400},{y + 18} {350},{y + 18}", SHADE, 8, 0.5)


def _spoon(c: Canvas) -> None:
    with c.group(through=c.blur(7)):
        line(c, "350,880 470,856 620,812", SHADE, (60, 20, 22), 0.6)
    with c.relief(0.1):
        round_limb(c, "410,848 500,826 640,776", (10, 13, 22), "#b0b8c0", "#3a4660", "#ffffff", (300, 300))
        with form(c, "300,876 316,846 360,828 404,836 424,850 408,872 364,892 322,894", "#b8c0c8"):
            mass(c, "310,870 330,846 370,836 400,844 380,860 340,870", "#5a6478", 8, 0.9)
            mass(c, "330,884 380,880 416,856 400,880 360,892", "#ffffff", 5, 0.95)
            mass(c, "350,862 380,852 390,860 366,870", "#d8a0a0", 5, 0.7)
        line(c, "302,876 318,848 362,830 404,838 424,850", "#fffaf0", (1, 3, 3, 2, 1))


def _fluff(c: Canvas, cx: float, cy: float, rx: float, ry: float, count: int) -> None:
    """Down that stands off all round, in the light from the left and the glow from the right."""
    for _ in range(count):
        a, far = c.r.uniform(0, math.tau), math.sqrt(c.r.random())
        x, y = cx + math.cos(a) * rx * far, cy + math.sin(a) * ry * far
        light = 0.55 - 0.5 * (x - cx) / rx * 0.4 - 0.5 * (y - cy) / ry + c.r.uniform(-0.2, 0.2)
        tone = mix("#b8742c", "#fff0a0", max(0.0, min(1.0, light)))
        r = c.r.uniform(9, 17)
        b = a + c.r.uniform(-0.5, 0.5)
        line(
            c,
            f"{x},{y} {x + math.cos(b) * r * 0.5},{y + math.sin(b) * r * 0.5 + 1} "
            f"{x + math.cos(b) * r},{y + math.sin(b) * r + 3}",
            tone,
            (4.4, 3, 0.4),
            0.9,
        )


def _chick(c: Canvas) -> None:
    """It looks up to the right, a piece of shell on its head, a dandelion behind its back; 270 tall."""
    with c.group(through=c.blur(9)):
        c.path(contour("-80,-8 40,-20 170,0 210,26 120,36 -60,24"), SHADE, op=0.75)
    with c.relief(0.1):
        # The dandelion.
        line(c, "-80,-84 -98,-130 -92,-178 -104,-206", "#6a9a4c", (6, 6, 5, 4))
        for ring, (reach, tone) in enumerate(((30, "#e8a020"), (22, "#ffd040"), (12, "#fff0a0"))):
            for k in range(16 - 3 * ring):
                a = math.tau * k / (16 - 3 * ring) + ring * 0.5
                feather(
                    c,
                    (-104, -210),
                    (-104 + math.cos(a) * reach, -210 + math.sin(a) * reach * 0.86),
                    10,
                    mix(tone, "#a86020", 0.12 * (k % 3)),
                )
        for x, lean in ((-22, -6), (34, 8)):
            line(c, f"{x},-40 {x + lean},-18 {x + lean},-4", "#d8803c", (11, 9, 8))
            for dx, dy in ((-22, 4), (4, 9), (26, 2)):
                line(
                    c,
                    f"{x + lean},-6 {x + lean + dx * 0.6},{-2 + dy * 0.6} {x + lean + dx},{dy}",
                    "#e8944c",
                    (9, 7, 2),
                )
        with form(
            c,
            "-96,-90 -110,-124! -76,-132 -40,-150 -20,-160 40,-150 84,-110 86,-66 56,-34 0,-22 "
            "-56,-32 -88,-60",
            "#f0c048",
        ):
            mass(c, "-100,-60 0,-40 90,-60 70,-10 -80,-10", "#8a4c34", 16, 0.9)
            mass(c, "-90,-120 -40,-146 0,-130 -40,-90 -84,-90", "#fff6b8", 12, 0.9)
        _fluff(c, -4, -90, 88, 58, 260)
        with form(c, "-40,-130 -52,-180 -30,-224 14,-238 58,-224 76,-186 64,-144 20,-122", "#f8cc54"):
            mass(c, "-40,-140 20,-130 66,-150 40,-116 -20,-116", "#b8702c", 11, 0.8)
            mass(c, "-46,-190 -24,-224 10,-234 -10,-200 -30,-160", "#fffac8", 9, 0.9)
        _fluff(c, 10, -180, 56, 50, 170)
        strands(
            c,
            "-40,-112 -20,-96 -6,-70",
            "-70,-100 -76,-84 -98,-86",
            16,
            ("#d8982c", "#f8d060", "#b8742c", "#fff0a0"),
            (7, 10, 0.6),
            6,
        )
    with c.relief(0.05):
        with form(c, "62,-206! 84,-216 106,-222! 92,-202 68,-192!", "#f09c38"):
            mass(c, "62,-208 100,-222 84,-210", "#ffe0a0", 3, 0.9)
        with form(c, "66,-194! 84,-196 96,-196! 82,-184 64,-184!", "#c8682c"):
            mass(c, "66,-186 84,-184 90,-194", "#6a3024", 3, 0.7)
    c.ellipse(40, -200, 10, 11.5, "#3a2418")
    c.ellipse(41, -200, 8.6, 10, "#140c10")
    c.circle(45, -205, 3.6, "#ffffff")
    c.circle(37, -195, 1.6, "#d8b070")
    line(c, "26,-216 38,-222 50,-218", "#a8682c", (1, 3, 1))
    mass(c, "38,-180 52,-184 58,-172 44,-168", "#f09060", 5, 0.7)
    with c.at(2, -232, 1.0, -12), c.relief(0.1):
        with form(
            c,
            "-48,12! -36,-22 -6,-42 26,-34 48,-6 50,16! 36,4 26,18! 12,4 0,20! -14,6 -28,20! -38,6",
            "#fff4e4",
        ):
            mass(c, "0,-44 50,-24 54,24 14,22 22,-8", "#7a7088", 9, 0.9)
            mass(c, "-40,0 -24,-26 -4,-36 -14,-10", "#ffffff", 5, 0.9)
        line(c, "-48,12 -38,6 -28,20 -14,6 0,20 12,4 26,18 36,4 50,16", "#a8785c", (2, 2.6, 2), 0.9)
        line(c, "-14,-30 -4,-20 -10,-8 -2,2", "#a89078", (1.6, 1.4, 0.6), 0.8)


@scene("p05", "milk", Light(strength=0.0, focus=(300, 560)), by_hand=True)
def egg_house(c: Canvas) -> None:
    _room(c)
    _cloth(c)
    _pot(c)
    _lid(c)
    _inside(c)
    _ladder(c)
    _cup(c)
    _windows(c)
    with c.at(462, 104, 0.66, 4):
        sparrow(c)
    _spoon(c)
    with c.at(166, 866, 1.0):
        _chick(c)
    c.glow(352, 300, 150, YOLK, 0.35)
    with c.group(through=c.blur(22), blend="screen", opacity=0.16):
        c.path(
            "M40,-20 L210,-20 L520,620 L180,760Z",
            c.linear([(0, "#ffe8b8", 1), (1, "#302820", 1)], (0, 0), (1, 1)),
        )
