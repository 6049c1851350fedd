"""A garden in a diver's helmet: a hare at the glass, and something from the deep that looks in."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.deep_visitor import visitor
from tools.painter.hand import contour, feather, form, line, mass, round_limb, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

GLASS = (318.0, 356.0, 146.0, 156.0)
"""The window: its middle, how wide and how tall."""
BRASS, DEEP, LIT, COOL = "#b0703a", "#1c1220", "#ffdc94", "#2f8a90"


def _oval(grow: float = 0.0) -> str:
    x, y, w, h = GLASS
    w, h = w + grow, h + grow
    return f"M{x - w},{y} A{w},{h} 0 1 1 {x + w},{y} A{w},{h} 0 1 1 {x - w},{y}Z"


def _water(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#12707a", "#0a5260", "#063a4a", "#032430"))
    nature.shafts(c, 470, -160, 7, 0.5, 900, math.pi / 2, 0.35, "#c8fff0", 0.07)
    with c.group(through=c.blur(5)), c.relief(0):
        c.path(contour("-20,640! 60,600 150,628 240,600 330,640 620,600! 620,920! -20,920!"), "#0a4450")
        for x, n in ((28, 230), (54, 160), (196, 120)):
            line(c, f"{x},640 {x + 12},{640 - n / 2} {x - 6},{640 - n}", "#0b4a54", (16, 12, 1))
    # Another one, far off: it is winter in there.
    with c.group(through=c.blur(0.8)), c.relief(0), c.at(94, 216, 1.1, -6):
        with form(c, "-62,120! -56,84 -38,62 0,54 38,62 56,84 62,120!", "#2f7c84"):
            mass(c, "0,50 70,60 70,130 10,130", "#0c5560", 10, 0.9)
            mass(c, "-80,88 80,88 80,130 -80,130", "#0b5562", 14)
        with form(c, "-32,44 -36,58 -18,70 18,70 36,58 32,44", "#2a6e78"):
            mass(c, "0,40 40,40 40,72 4,72", "#0c4854", 6, 0.8)
        with form(c, "-50,2 -36,-36 0,-52 36,-36 50,2 36,38 0,52 -36,38", "#4a9a9c"):
            mass(c, "10,-60 60,-40 60,60 -10,60 26,20", "#0c5560", 12, 0.9)
            mass(c, "-46,-6 -34,-36 -4,-50 -14,-38 -32,-20", "#a8dcd4", 5, 0.7)
        c.circle(-4, 2, 33, "#1c5a64")
        c.circle(-4, 2, 31, "#7ab0b0")
        c.circle(-4, 2, 26, c.radial("#f0f6fa", "#c4dcea", "#8ab0c8"))
        with form(c, "-29,10! -16,5 -2,9 10,6 21,9! 16,20 -4,27 -24,19", "#ffffff"):
            mass(c, "-4,12 24,8 20,30 -4,30", "#a8c4dc", 4, 0.7)
        line(c, "3,14 3,0 0,-14", "#3a5468", (3.4, 2.4, 0.8))
        for text in ("3,2 11,-6 14,-12", "2,-2 -6,-9 -9,-15", "2,-6 7,-12 8,-17"):
            line(c, text, "#3a5468", (1.8, 0.6))
        for x, y in ((-18, -6), (-12, -15), (-16, 4), (14, -2), (6, -20), (-22, -12), (-8, 0)):
            c.circle(x, y, 1.4, "#ffffff")
    c.glow(90, 216, 90, "#d8f0ff", 0.45)


def _hose(c: Canvas) -> None:
    """Spring goes up along it."""
    round_limb(
        c,
        "404,112 424,64 470,48 512,20 520,-20",
        (28, 27, 26, 26, 26),
        "#7a5a3c",
        "#2a1a1c",
        "#e0b878",
        (300, -40),
    )
    for k in range(15):
        t = k / 14
        x, y = 408 + 106 * t, 100 - 92 * t + 16 * math.sin(t * 3)
        line(c, f"{x - 10},{y - 6} {x},{y} {x + 12},{y + 6}", "#1c1016", (1, 2.4, 1), 0.7)
    for x, y, tx, ty in (
        (430, 58, 404, 30),
        (452, 46, 470, 84),
        (486, 36, 466, 8),
        (506, 22, 540, 44),
        (418, 84, 450, 106),
    ):
        feather(c, (x, y), (tx, ty), 17, "#4f8a4c", "#a8d070", 0.1)
    for x, y, r in ((404, 34, 12), (474, 88, 11), (462, 12, 12), (446, 62, 9)):
        _blossom(c, x, y, r)


def _blossom(c: Canvas, x: float, y: float, r: float) -> None:
    for k in range(5):
        a = math.tau * k / 5 - 1.2
        c.ellipse(
            x + math.cos(a) * r * 0.6,
            y + math.sin(a) * r * 0.6,
            r * 0.52,
            r * 0.46,
            mix("#ffdce4", "#e88aa4", 0.5 + 0.5 * math.sin(a)),
            rot=math.degrees(a),
        )
    c.circle(x, y, r * 0.26, "#f6c060")


def _helmet(c: Canvas) -> None:
    with c.group(through=c.blur(16)):
        c.path(contour("150,830 300,800 600,810 620,900 140,900"), "#021a22", op=0.85)
    with c.relief(0.1):
        # The plate for the shoulders.
        plate = "168,930! 176,838 206,754 256,694 326,656 420,646 512,658 574,700 612,770 640,930!"
        with form(c, plate, BRASS):
            mass(c, "430,630 660,680 660,930 380,930 490,800 500,700", DEEP, 34, 0.95)
            mass(c, "150,930 180,830 230,860 230,930", DEEP, 20, 0.8)
            mass(c, "186,836 214,756 262,700 330,664 330,720 270,770 226,846", LIT, 14, 0.7)
            mass(c, "260,690 320,720 400,726 480,712 530,680 500,760 300,760", DEEP, 16, 0.55)
            mass(c, "590,716 620,780 634,900 610,900 598,790", COOL, 8, 0.7)
        for x, y in (
            (204.0, 826.0),
            (228, 782),
            (266, 746),
            (318, 724),
            (380, 716),
            (444, 720),
            (502, 738),
            (548, 772),
        ):
            c.circle(x + 2, y + 3, 11, "#1c1220", 0.6)
            c.circle(x, y, 10, mix("#c8884a", DEEP, max(0.0, (x - 300) / 420)))
            c.circle(x - 3, y - 3, 3.6, mix("#fff0c0", DEEP, max(0.0, (x - 300) / 460)))
        # The collar goes evenly round the neck, under the dome.
        neck = (
            "226,572 222,612 244,652 296,682 370,692 446,682 500,652 522,610 516,566! 470,606 370,624 270,606"
        )
        with form(c, neck, "#8a5430"):
            mass(c, "390,560 540,560 540,640 470,700 390,700", DEEP, 18, 0.9)
            mass(c, "226,600 250,642 300,668 370,678 350,650 290,636 236,580", LIT, 8, 0.7)
            mass(
                c,
                "230,570 270,600 370,622 470,604 520,566 516,586 460,630 370,644 270,630 228,596",
                DEEP,
                6,
                0.6,
            )
        for text in (
            "225,596 250,636 300,662 370,671 444,662 496,634 520,594",
            "228,628 254,660 304,684 370,691",
        ):
            line(c, text, "#3a1c1c", (2, 4, 4, 4, 2), 0.7)
        line(c, "226,602 250,642 300,668 368,677", "#ffdc94", (0.6, 2.4, 2.4, 0.6), 0.6)
        dome = (
            "376,92 300,100 216,142 156,220 134,320 142,430 180,520 "
            "240,586 320,622 410,620 492,584 546,510 570,410 "
            "562,290 524,190 458,120"
        )
        with form(c, dome, BRASS):
            mass(c, "440,80 600,200 600,500 480,640 320,640 440,560 500,420 490,250", DEEP, 40, 0.95)
            mass(c, "134,420 180,530 260,600 330,630 260,640 140,560", DEEP, 20, 0.75)
            mass(c, "156,230 216,142 300,98 380,92 330,124 240,170 186,250", "#fff0b8", 14, 0.8)
            mass(c, "548,250 572,340 566,440 530,540 548,430 552,340", COOL, 8, 0.85)
            # Verdigris.
            with c.group(through=torn(c, "#4fa08c", 0.03, 12, 1.5, 2), opacity=0.5):
                c.path(contour("420,120 500,170 540,260 500,230 440,170"), "#fff")
                c.path(contour("180,500 250,580 340,610 260,600 190,550"), "#fff")
            for text in ("392,96 470,170 506,290 506,420 470,540 420,616", "300,100 250,120 220,146"):
                line(c, text, "#4a2418", (2, 4, 4, 4, 3, 2), 0.5)
        # The valve on top, the light at the side.
        with form(c, "360,100! 366,72 436,74 444,110! 420,122 380,118", "#9a5f34"):
            mass(c, "410,66 450,80 450,124 410,120", DEEP, 8, 0.9)
            mass(c, "362,98 368,74 390,74 384,110", LIT, 5, 0.8)
        # The window at the side, almost on edge.
        with form(
            c,
            "540,304 560,292 580,306 590,340 593,384 588,430 576,460 556,470 538,456 552,420 557,380 552,336",
            "#7a4a2c",
        ):
            mass(c, "570,290 600,330 600,460 566,476 580,390", DEEP, 7, 0.85)
            mass(c, "540,304 560,294 566,330 568,380 560,340", LIT, 4, 0.5)
        with form(c, "570,322 578,334 583,384 578,428 569,444 574,384", "#ffe8b0"):
            mass(c, "570,400 590,400 584,450 566,450", "#7fae5c", 5, 0.8)
        c.glow(580, 384, 76, "#ffdc9c", 0.45)


def _flange(c: Canvas) -> None:
    x, y, w, h = GLASS
    with c.group("translate(8,10)", c.blur(9)):
        c.path(_oval(46), "none", "#140c14", 22, 0.6)
    with c.relief(0.1):
        c.path(
            _oval(40),
            c.linear([(0, "#ffe0a0", 1), (0.4, "#c07c40", 1), (1, "#3a1c1c", 1)], (0.1, 0), (0.9, 1)),
        )
        c.path(_oval(40), "none", "#4a2418", 3)
        c.path(
            _oval(14),
            c.linear([(0, "#5a2c1c", 1), (0.5, "#a8683a", 1), (1, "#fff0b8", 1)], (0.2, 0), (0.8, 1)),
        )
        for k in range(16):
            a = math.tau * (k + 0.5) / 16
            px, py = x + math.cos(a) * (w + 27), y + math.sin(a) * (h + 27)
            shade = 0.5 + 0.4 * math.cos(a - 0.7)
            c.circle(px + 2, py + 2, 9.4, "#2a1418", 0.7)
            c.circle(px, py, 8.4, mix("#e0a05c", DEEP, shade * 0.7))
            c.circle(px - 2, py - 2.4, 3.2, mix("#fff4cc", DEEP, shade * 0.6))


def _garden(c: Canvas) -> None:
    with c.group(clip=c.clip(_oval())):
        c.rect(150, 180, 340, 350, c.vert("#6fb8d8", "#c8e8e0", "#fff6cc", "#ffe8a0"))
        nature.clouds(c, "#ffffff", 0.8, 0.008, 0.02, 200, 340, 0.5)
        c.glow(230, 270, 170, "#fff6c0", 0.9)
        with c.group(through=c.blur(1.5)):
            c.path(contour("150,430! 220,396 290,416 370,386 480,410! 480,540! 150,540!"), "#a8cc80")
        with form(c, "150,470! 230,440 320,450 400,428 490,446! 490,540! 150,540!", "#7ab052"):
            mass(c, "300,470 490,440 490,540 300,540", "#2f6a3c", 18, 0.8)
            mass(c, "160,470 240,446 300,454 240,480", "#f4f09c", 8, 0.8)
        # The cherry tree.
        with c.relief(0.1):
            round_limb(
                c,
                "410,500 400,440 404,390 384,336",
                (34, 25, 20, 12),
                "#6a4030",
                "#2a1418",
                "#e0a070",
                (200, 250),
            )
            for text, ws in (
                ("402,392 436,344 462,316", (14, 10, 5)),
                ("392,360 350,330 312,304", (12, 9, 4)),
                ("386,338 388,290 404,252", (11, 8, 4)),
                ("350,330 334,296 340,264", (7, 5, 2)),
            ):
                line(c, text, "#5a3428", ws)
                line(c, text, "#b87850", (2, 2, 0.6), 0.7)
        for tone, dx, dy, r in (
            ("#b8506c", 8, 12, 36),
            ("#e887a0", 0, 0, 32),
            ("#f8b8c4", -8, -10, 25),
            ("#fff0ee", -16, -18, 14),
        ):
            with c.group(f"translate({dx},{dy})", torn(c, tone, 0.045, 7, 1.3, 4)):
                for x, y in (
                    (312.0, 292.0),
                    (344, 262),
                    (396, 246),
                    (440, 282),
                    (462, 320),
                    (372, 292),
                    (420, 322),
                    (336, 318),
                ):
                    c.circle(x, y, r, "#fff")
        for _ in range(26):
            _blossom(c, c.r.uniform(288, 470), c.r.uniform(226, 340), c.r.uniform(4, 7))
        for _ in range(20):
            x, y = c.r.uniform(180, 400), c.r.uniform(250, 490)
            c.ellipse(x, y, 4, 2.4, "#f8b8c4", 0.9, c.r.uniform(0, 180))
        for _ in range(46):
            x, y = c.r.uniform(180, 460), c.r.uniform(462, 512)
            line(c, f"{x},{y + 8} {x + 1},{y - 4}", "#3f7a3c", (1.6, 0.8))
            if c.r.random() < 0.6:
                c.circle(
                    x, y - 5, c.r.uniform(2.4, 4.4), c.r.choice(("#ffffff", "#ffd35c", "#e8604c", "#b088d8"))
                )
        line(c, "436,346 426,320 404,302 374,303", "#5a3428", (7, 6, 4, 1.5))
        _blossom(c, 372, 302, 8)
        with c.at(404, 278, 0.62, 4), c.relief(0.1):
            _bluebird(c)
        _hare(c)


def _bluebird(c: Canvas) -> None:
    """It sings on its branch, and looks to the left."""
    for tip in ((78.0, 40.0), (70, 52)):
        feather(c, (30, 8), tip, 14, "#234a84", "#142850", 0)
    with form(
        c, "-44,-34 -34,-52 -14,-58 4,-46 20,-26 42,-2 44,12 24,20 0,18 -20,8 -32,-8 -38,-22", "#3d6fb0"
    ):
        mass(c, "-40,-24 -28,4 0,20 24,18 6,0 -16,-18", "#ffd0a0", 6, 0.95)
        mass(c, "-32,-54 -12,-58 4,-46 -14,-44", "#a8d4f0", 4, 0.8)
    with form(c, "-8,-34! 12,-34 34,-12 52,14! 28,12 8,2 -6,-14", "#234a84"):
        strands(
            c, "-4,-30 18,-20 48,12", "-2,-16 10,0 40,12", 6, ("#6a9cd0", "#142850"), (1, 2.6, 0.6), 1, 0.9
        )
    c.path(contour("-42,-40! -62,-48 -54,-36!"), "#f0b050")
    c.path(contour("-42,-35! -58,-29 -50,-30!"), "#c87c30")
    c.circle(-28, -41, 3.6, "#140c18")
    c.circle(-29.2, -42.4, 1.2, "#ffffff")
    for x in (0, 10):
        line(c, f"{x},16 {x + 1},30", "#5a3428", (2.4, 2))


def _fur(c: Canvas, box: tuple[float, float, float, float], count: int, lean: tuple[float, float]) -> None:
    """Short hair inside a form; ``lean`` is the way it lies."""
    for _ in range(count):
        x, y, n = c.r.uniform(box[0], box[2]), c.r.uniform(box[1], box[3]), c.r.uniform(6, 12)
        line(
            c,
            f"{x},{y} {x + lean[0] * n / 2 + 1},{y + lean[1] * n / 2} {x + lean[0] * n},{y + lean[1] * n}",
            c.r.choice(("#e8c898", "#7a5040", "#5a3438", "#d0a070")),
            (0.5, 1.8, 0.3),
            0.5,
        )


def _hare(c: Canvas) -> None:
    """It has come to the pane with a flower, and looks down at whoever is there."""
    fur, shade, lit = "#b88a62", "#5a3438", "#ffe6b0"
    with c.at(286, 416, 1.02, -8), c.relief(0.1):
        with form(c, "4,24 40,20 76,46 96,96 96,150 20,160 -18,150 -16,92 -8,50", fur):
            mass(c, "40,20 100,60 110,160 60,160 60,90", shade, 13, 0.85)
            mass(c, "-12,40 14,40 10,90 0,150 -20,150 -18,90", "#f6e4c4", 7, 0.9)
            _fur(c, (-18, 24, 96, 120), 120, (0.5, 0.8))
        for text, tone, inner in (
            ("16,-26 26,-66 52,-100 66,-92 58,-56 36,-20", "#8a6048", ""),
            ("4,-28 -2,-70 10,-114 26,-110 34,-68 24,-24", fur, "10,-34 8,-70 14,-100 22,-94 26,-64 20,-32"),
        ):
            with form(c, text, tone):
                mass(c, text, tone, 2)
            if inner:
                mass(c, inner, "#e09a84", 3, 0.9)
        with form(c, "-48,6 -42,-8 -26,-22 -2,-34 22,-30 38,-12 40,12 26,30 2,38 -24,34 -42,22", fur):
            mass(c, "10,-34 44,-20 44,30 10,44 -10,40 20,16", shade, 9, 0.8)
            mass(c, "-50,10 -40,-12 -10,-32 10,-34 -10,-18 -30,0", lit, 6, 0.85)
            mass(c, "-48,14 -30,12 -12,26 -24,38 -44,28", "#f8e8cc", 5, 0.95)
            _fur(c, (-30, -34, 40, 36), 46, (0.9, 0.3))
        c.path(contour("-50,2! -42,0 -40,7 -47,10!"), "#b85a5c")
        line(c, "-46,10 -40,17 -30,17", "#5a2c34", (1, 2.2, 0.8))
        with form(c, "-24,-9! -17,-16 -7,-14 0,-4! -7,1 -17,-1", "#f4e4c8"):
            c.ellipse(-14, -6, 5.8, 6.2, "#4a2414")
            c.ellipse(-15, -5, 3.8, 4.6, "#140a0c")
            c.circle(-17, -8, 1.5, "#ffffff")
        line(c, "-27,-8 -18,-16.4 -7,-15 2,-3", "#3a1c1c", (1, 2.6, 2.2, 0.8))
        line(c, "-26,-22 -16,-26 -6,-22", lit, (0.8, 3, 0.8), 0.8)
        for text in ("-40,14 -56,18 -66,26", "-38,18 -52,26 -58,34"):
            line(c, text, "#fff6e0", (1.2, 1, 0.4), 0.8)
        # One paw on the pane, in the other a daisy.
        round_limb(c, "8,62 -14,74 -36,62", (24, 20, 16), fur, shade, lit, (-120, -60))
        with form(c, "-30,72 -44,66 -54,52 -50,42 -40,42 -30,52 -24,62", "#e8c8a0"):
            for text in ("-50,46 -44,54", "-43,43 -38,52"):
                line(c, text, shade, (1.4, 0.6))
        line(c, "-40,60 -52,84 -46,104", "#4f8a4c", (3, 3, 2.4))
        for k in range(9):
            a = math.tau * k / 9
            c.ellipse(-42 + math.cos(a) * 9, 42 + math.sin(a) * 9, 6, 3.4, "#ffffff", rot=math.degrees(a))
        c.circle(-42, 42, 5, "#f4c040")


def _pane(c: Canvas) -> None:
    """The glass, and the light that comes through it."""
    x, y, _, _ = GLASS
    with c.group(clip=c.clip(_oval())):
        with c.group(through=c.blur(12)):
            c.path(_oval(), "none", "#3a2418", 26, 0.5)
        line(c, f"{x - 96},{y - 62} {x - 60},{y - 112} {x - 4},{y - 134}", "#ffffff", (2, 13, 2), 0.7)
        line(c, f"{x - 110},{y - 26} {x - 107},{y - 36} {x - 103},{y - 46}", "#ffffff", (2, 8, 2), 0.7)
        line(c, f"{x + 60},{y + 122} {x + 100},{y + 92} {x + 124},{y + 44}", "#ffffff", (1, 7, 1), 0.4)
    c.path(_oval(), "none", "#4a2418", 3)


def _light_out(c: Canvas) -> None:
    with c.group(through=c.blur(30), opacity=0.34):
        c.path(contour("176,330! 230,500! 300,520! 250,860 40,860 -20,620! 60,440"), "#ffe09a")
    c.glow(GLASS[0] - 20, GLASS[1] + 20, 300, "#ffe0a0", 0.2)


def _floor(c: Canvas) -> None:
    with c.group(through=c.blur(10)):
        c.path(contour("170,850 300,826 480,826 600,840 600,880 180,880"), "#02141c", op=0.7)
    with form(
        c,
        "-20,824! 60,806 140,826 210,846 300,834 380,852 470,836 540,850 620,832! 620,930! -20,930!",
        "#2f6a66",
    ):
        mass(c, "20,806 120,800 220,836 300,830 260,870 80,876", "#f4dc9c", 14, 0.85)
        mass(c, "300,858 620,846 620,930 -20,930 -20,896", "#042832", 16, 0.85)
        for k in range(9):
            x, y = 40 + (k * 71) % 340, 838 + k * 6
            line(
                c,
                f"{x - 50},{y + 3} {x},{y - 3} {x + 46},{y + 2}",
                "#fff0c0" if k < 4 else "#4f8a80",
                (0.5, 2.4, 0.5),
                0.5,
            )
    for x, y, r in ((486, 848, 15), (512, 858, 11), (462, 862, 9), (548, 846, 12)):
        c.circle(x, y, r, "#12404a")
        c.circle(x, y - 2, r * 0.8, "#5a8a84")
        c.circle(x, y - 3, r * 0.36, "#0a2a34")
    for x, n, lean in ((574, 190, -22), (592, 240, -30), (556, 110, -10)):
        line(
            c,
            f"{x},910 {x + lean},{900 - n / 3} {x - lean * 0.3},{900 - n * 0.7} {x + lean},{900 - n}",
            "#04303a",
            (17, 15, 10, 1),
        )
        line(
            c,
            f"{x - 5},900 {x + lean - 5},{900 - n / 3} {x - lean * 0.3 - 4},{900 - n * 0.7}",
            "#2f8a80",
            (1, 3, 0.5),
            0.5,
        )


@scene("p16", "abyss", Light(strength=0.0, focus=(250, 470)), by_hand=True)
def garden_in_the_helmet(c: Canvas) -> None:
    _water(c)
    _hose(c)
    _helmet(c)
    _flange(c)
    _garden(c)
    _pane(c)
    _floor(c)
    _light_out(c)
    visitor(c)
    nature.bubbles(c, 500, 90, 8, 90, "#d8fff4")
    nature.bubbles(c, 60, 470, 7, 150, "#d8fff4")
