"""A badger writes a road that becomes land; lit by a lamp from above left."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, spread, strands, swelling
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene, typing_badger

DARK, INK, GLOW = "#10182e", "#1c1624", "#ffd890"
ROAD = "352,452 338,486 306,528 322,580 420,622 470,668 420,722 290,764 214,820 236,930"
WIDE = (15, 17, 20, 26, 36, 50, 66, 92, 124, 170)
LEFT = "196,440 190,500 172,562 122,606 48,640 -30,664"
RIGHT = "446,420 452,480 462,540 506,580 560,606 640,622"


def _room(c: Canvas) -> None:
    c.rect(-10, -10, 620, 920, c.vert("#16284a", "#1e3c5c", "#24485e"))
    for row, y in enumerate((64, 214, 350)):
        x = 380.0 if row else 300.0
        while x < 610:
            w, h = c.r.uniform(14, 30), c.r.uniform(70, 108)
            tone = mix(c.r.choice(("#5a3448", "#2a5a64", "#74583c", "#34406c")), "#182a48", 0.45)
            c.rect(x, y - h, w - 2, h, c.horiz(mix(tone, GLOW, 0.2), tone, mix(tone, DARK, 0.5)))
            c.rect(x + 3, y - h * 0.8, w - 8, 4, "#b89860", 1)
            x += w
        c.rect(290, y, 330, 12, c.vert("#6a5448", "#1c2038"))
    mass(c, "-80,-80 260,-80 300,120 260,330 200,480 -80,520", "#b8683c", 60, 0.95)
    mass(c, "-60,60 180,60 210,200 160,330 -60,360", "#f0a850", 50, 0.8)
    for k in range(5):
        for j in range(7):
            x, y = -10 + j * 44 + 22 * (k % 2), 40 + k * 66
            line(c, f"{x},{y + 9} {x},{y} {x - 6},{y - 8}", "#8a4434", (2, 3, 1), 0.4)
            line(c, f"{x},{y} {x + 6},{y - 8}", "#8a4434", (3, 1), 0.4)


def _lamp(c: Canvas) -> None:
    c.shade(62, 540, 70, 16, 0.9, "#1a0c14")
    c.ellipse(54, 530, 44, 14, "#3a2420")
    c.ellipse(53, 524, 40, 12, "#c88c48")
    c.ellipse(50, 520, 26, 6, "#f8d890")
    line(c, "54,520 50,380 40,230 66,110 92,80", "#2a1c20", (12, 10, 9, 9, 8))
    line(c, "51,520 47,380 37,230 63,110", "#e0a860", (2, 3, 3, 2))
    c.ellipse(104, 142, 78, 22, "#fff8d8")
    c.glow(104, 150, 120, "#fff0b8", 0.9)
    with form(c, "20,138! 36,90 66,62 104,54 142,62 172,92 186,142! 104,156", "#2f8a6c"):
        mass(c, "14,140 30,80 70,56 60,100 50,150", "#0e3c44", 12, 0.9)
        mass(c, "96,60 140,70 164,110 130,100", "#a8e8b0", 8, 0.8)
        mass(c, "20,150 20,132 104,146 190,134 190,160", "#f4f0a0", 6, 0.8)
    line(c, "20,138 104,156 186,142", "#f8e8a0", (2, 5, 2))
    c.ellipse(104, 54, 12, 7, "#c89850")


def _keys(c: Canvas) -> None:
    with form(c, "66,470 96,404 160,384 470,356 530,376 560,440", "#143c44"):
        mass(c, "300,350 560,350 570,450 360,450", "#08141e", 20, 0.8)
    for row in range(2):
        for k in range(11):
            x, y = 118 + k * 38 + row * 16, 396 - k * 2.6 + row * 21
            c.segment(x, y, x + 2, y + 18, "#241c24", 4)
            c.ellipse(x, y + 3, 16, 9.5, "#3a2430")
            c.ellipse(x, y, 16, 9.5, mix("#d8a850", "#4a3450", k / 14))
            c.ellipse(x, y - 0.6, 12.6, 7, mix("#fff2d0", "#8c88a8", k / 14))
            mark = ("-4,3 0,-4 4,3", "-5,1 0,-3 5,1", "-4,-2 0,3 4,-2")[(k + row) % 3]
            with c.at(x, y, 1, 0):
                line(c, mark, "#3a2430", (1.6, 2, 1.6))


def _machine(c: Canvas) -> None:
    with c.group(through=c.blur(12)):
        c.path(contour("40,560 110,640 560,610 600,560 560,540"), "#1a0c14", op=0.8)
    with form(c, "66,452! 80,440 540,400 556,412! 574,560 560,592 540,600! 92,632! 66,616 54,590", "#1f6a68"):
        mass(c, "330,420 580,400 590,600 360,640", "#0a2434", 34, 0.9)
        mass(c, "50,560 600,530 600,650 50,650", "#0a1c2c", 16, 0.85)
        mass(c, "66,460 120,450 130,560 90,590 62,560", "#7cc8a8", 14, 0.7)
        line(c, "86,478 100,600", "#f0c870", (1, 2, 1))
        line(c, "80,588 540,552", "#d8a850", (2, 2.4, 1), 0.8)
    # The roller and its knobs.
    with form(c, "36,436! 566,386! 572,424! 40,476!", "#2a2c3a"):
        mass(c, "30,442 300,416 300,422 30,450", "#a8b8c8", 4, 0.8)
        mass(c, "30,464 580,412 580,440 30,490", "#08060e", 5, 0.9)
        mass(c, "330,380 600,380 600,440 330,470", "#140e20", 20, 0.6)
    for x, y, tone in ((30, 456, "#d8a048"), (574, 405, "#6a4c40")):
        with form(
            c, f"{x - 14},{y - 28} {x + 12},{y - 30} {x + 15},{y} {x + 12},{y + 29} {x - 14},{y + 30}", tone
        ):
            for k in range(7):
                line(c, f"{x - 16},{y - 26 + k * 9} {x + 16},{y - 28 + k * 9}", "#4a2c20", (2, 2), 0.7)
            mass(
                c, f"{x - 16},{y + 6} {x + 16},{y + 4} {x + 16},{y + 34} {x - 16},{y + 34}", "#2a1420", 5, 0.7
            )
    line(c, "24,444 2,420 6,392 22,380", "#c8a058", (6, 6, 6, 5))
    c.circle(22, 378, 9, "#f0d890")


def _desk(c: Canvas) -> None:
    with form(c, "-20,470! 620,440! 620,920! -20,920!", "#8a5034"):
        mass(c, "300,430 640,430 640,760 380,700", "#2c1a34", 36, 0.9)
        mass(c, "-20,470 120,470 130,620 -20,680", "#e8985c", 26, 0.7)
        for k in range(14):
            line(c, f"-20,{480 + k * 14} 300,{466 + k * 14} 620,{452 + k * 15}", "#542c28", (1, 2, 1), 0.5)


def _ribbon(grow: float, start: float = 0.0) -> str:
    """The outline of the road, so much wider than it is, from a share of its way on."""
    way = swelling(ROAD, WIDE)
    way = way[int(start * len(way)) :]
    left, right = [], []
    for i, (x, y, w) in enumerate(way):
        (ax, ay, _), (bx, by, _) = way[max(i - 1, 0)], way[min(i + 1, len(way) - 1)]
        n = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
        h = w * grow / 2
        # A road that runs across the picture is seen foreshortened.
        left.append(f"{x + (by - ay) / n * h:.1f},{y - (bx - ax) / n * h * 0.62:.1f}")
        right.append(f"{x - (by - ay) / n * h:.1f},{y + (bx - ax) / n * h * 0.62:.1f}")
    return " ".join([f"{left[0]}!", *left[1:], *right[::-1][:-1], f"{right[0]}!"])


def _sheet(c: Canvas) -> None:
    land = f"{LEFT.replace('196,440', '196,440!')} -30,920! 640,920! " + " ".join(RIGHT.split()[::-1])
    with c.group(through=c.blur(13)):
        c.path(contour("190,480 150,590 -20,690 -20,730 60,720 480,720 640,690 640,640 520,610 460,500"),
               "#140a1a", op=0.85)  # fmt: skip
    with form(c, land, "#fff4d8"):
        # Bent over the roller it is in shade, then the lamp finds it.
        mass(c, "180,424 460,400 460,436 190,462", "#c8a890", 7, 0.8)
        mass(c, "380,430 470,420 480,560 560,620 430,600 396,520", "#9c94b4", 20, 0.9)
        mass(c, "190,470 260,462 250,560 180,590 170,540", "#fffcec", 10, 0.9)
        # Typed lines; further down they are furrows.
        for k in range(13):
            t = k / 12
            y = 462 + 168 * t**1.2
            x0, x1 = 208 - 150 * max(0.0, t - 0.45) ** 1.3, 438 + 150 * max(0.0, t - 0.45) ** 1.4
            x = x0
            while x < x1:
                w = c.r.uniform(7, 22) * (1 + t)
                if w < 34 and c.r.random() < 0.9:
                    lift = 0.06 * (1 - t)
                    line(
                        c, f"{x},{y - (x - 200) * lift} {x + w / 2},{y - 1 - (x - 200) * lift} "
                        f"{x + w},{y - (x + w - 200) * lift}",
                        mix("#4a4050", "#7a8a48", t), (2.4 + 2 * t, 3 + 2.4 * t, 2.4 + 2 * t), 0.75,
                    )  # fmt: skip
                x += w + c.r.uniform(4, 8) * (1 + t)
        mass(c, "-40,640 90,612 220,594 350,590 470,588 640,606 640,930 -40,930", "#d8d890", 18, 0.75)
        for text, tone, op in (
            ("-40,680 60,640 180,632 300,650 260,700 120,720 -40,740", "#a8c060", 0.95),
            ("330,640 450,616 640,624 640,700 520,690 420,680", "#84a858", 0.95),
            ("-40,730 100,700 260,690 330,720 200,760 60,800 -40,830", "#6fa058", 1.0),
            ("400,700 520,676 640,690 640,790 500,770 340,780", "#5a9060", 1.0),
            ("-40,800 80,770 200,790 190,860 160,930 -40,930", "#3f7c54", 1.0),
            ("240,800 360,764 500,760 640,780 640,930 260,930", "#34705a", 1.0),
        ):
            mass(c, text, tone, 7, op)
        for roots, tones in (
            (("-20,676 100,644 250,640", "-20,724 100,690 260,680"), ("#d8d878", "#90a850", "#f0e8a0")),
            (("400,640 500,628 620,634", "420,676 520,680 620,690"), ("#a8b868", "#5c8450")),
            (("-20,750 80,716 230,702", "-20,800 80,766 190,776"), ("#98c070", "#3f7c4c", "#c8d880")),
            (("420,714 520,694 620,704", "380,756 500,756 620,776"), ("#78a868", "#2c6450")),
        ):
            strands(c, roots[0], roots[1], 9, tones, (1.4, 3, 1.4), 5, 0.7)
        mass(c, "440,640 640,620 640,920 470,920 500,760", "#1c3050", 40, 0.6)
        mass(c, "-40,640 120,620 230,640 200,700 60,740 -40,760", "#fff0a0", 26, 0.55)
        for _ in range(230):
            x, y = c.r.uniform(-10, 610), c.r.uniform(700, 900)
            n = (y - 640) / 26
            tone = mix(
                c.r.choice(("#a8c868", "#2c6048", "#6a9c50")), "#1c3050", 0.4 * max(0.0, (x - 300) / 300)
            )
            line(
                c,
                f"{x},{y} {x + n * 0.2},{y - n * 0.7} {x + c.r.uniform(-4, 5)},{y - n * 1.3}",
                tone,
                (2.4, 2, 0.4),
            )
    line(c, LEFT, "#fffdf0", (1.5, 3, 3, 1), 0.9)
    line(c, RIGHT, "#e8dcc8", (1.5, 2, 2, 1), 0.8)


def _road(c: Canvas) -> None:
    c.path(contour(_ribbon(1.24, 0.3)), "#dcc890")
    with form(c, _ribbon(1.0), "#5a5468"):
        mass(c, "320,440 370,440 350,520 330,590 290,560 300,500", "#34303c", 6, 0.9)
        mass(c, "380,600 560,640 520,720 400,720 440,670", "#37365a", 16, 0.8)
        mass(c, "280,730 320,760 200,830 130,800 210,760", "#a88c84", 14, 0.8)
        mass(c, "250,800 360,790 330,930 260,930", "#2c3054", 16, 0.7)
    way = swelling(ROAD, WIDE)
    for i in range(2, len(way) - 2, 4):
        (x, y, w), (u, v, _) = way[i], way[min(i + 2, len(way) - 1)]
        line(c, f"{x},{y} {(x + u) / 2},{(y + v) / 2} {u},{v}", "#fff0c8", (w * 0.07, w * 0.09, w * 0.07))
    # The last of it is not written yet.
    for k, (x, y) in enumerate(spread("352,452 356,444 362,436", 3)):
        c.ellipse(x, y - 4, 3, 2, "#34303c", 0.9 - 0.2 * k)


def _fir(c: Canvas, x: float, y: float, h: float, real: float) -> None:
    """Typed strokes far up, a tree further down."""
    if real < 0.25:
        line(c, f"{x - h * 0.3},{y} {x},{y - h} {x + h * 0.3},{y}", "#3a3444", (2.4, 3, 2.4))
        line(c, f"{x - h * 0.2},{y - h * 0.3} {x + h * 0.2},{y - h * 0.3}", "#3a3444", (2, 2))
        return
    tone = mix("#4c5a54", mix("#2c7058", "#16404c", min(0.6, max(0.0, (x - 260) / 360))), real)
    c.shade(x + h * 0.2, y, h * 0.42, h * 0.09, 0.7, "#12283a")
    line(c, f"{x},{y + 2} {x},{y - h * 0.3}", "#4a2c24", (h * 0.09, h * 0.06))
    for k in range(5):
        top, low = y - h * (0.4 + 0.15 * k), y - h * (0.1 + 0.165 * k)
        w = h * (0.31 - 0.052 * k)
        d = (
            f"{x},{top - h * 0.04}! {x + w * 0.5},{(top + low) / 2} {x + w},{low}! "
            f"{x + w * 0.5},{low + h * 0.02} "
            f"{x + w * 0.2},{low - h * 0.01}! {x - w * 0.3},{low + h * 0.035} {x - w},{low - h * 0.005}! "
            f"{x - w * 0.5},{(top + low) / 2}"
        )
        with form(c, d, tone):
            mass(
                c,
                f"{x + w * 0.1},{top} {x + w * 1.2},{low - 4} {x + w},{low + 9} {x},{low + 9}",
                "#0c2438",
                h * 0.03,
                0.8,
            )
            mass(
                c,
                f"{x - w * 0.1},{top} {x - w},{low - 2} {x - w * 0.4},{low}",
                mix(tone, "#e8e080", 0.5 if x < 300 else 0.26),
                h * 0.025,
                0.9,
            )


def _house(c: Canvas, x: float, y: float, size: float, roof: str) -> None:
    c.shade(x + 24 * size, y + 2, 74 * size, 15 * size, 0.8, "#12283a")
    with c.at(x, y, size):
        with form(c, "-42,-44! 22,-50! 22,4! -42,0!", "#f8e8c4"):
            mass(c, "-10,-50 26,-50 26,6 0,6", "#d8b08c", 8, 0.7)
        with form(c, "22,-50! 48,-42! 48,-4! 22,4!", "#7c6c84"):
            mass(c, "20,-20 50,-20 50,6 20,6", "#4a4468", 6)
        with form(c, "-52,-40! -30,-86! 12,-92! 30,-46!", roof):
            mass(c, "-50,-40 -30,-88 -10,-88 -26,-40", mix(roof, "#ffe0a0", 0.5), 6, 0.9)
            for k in range(5):
                line(
                    c,
                    f"{-50 + k * 4},{-48 - k * 9} {-10},{-51 - k * 9} {30},{-54 - k * 9}",
                    mix(roof, INK, 0.5),
                    (1, 1.6, 1),
                )
        with form(c, "12,-92! 54,-38! 30,-46!", mix(roof, DARK, 0.6)):
            pass
        c.rect(-14, -108, 12, 26, "#8a4a3c")
        c.rect(-32, -30, 15, 17, "#ffd060")
        c.segment(-24.5, -30, -24.5, -13, "#6a3c24", 2)
        c.rect(-4, -32, 14, 33, "#6a3428", 2)
        c.glow(-24, -22, 40, GLOW, 0.5)


def _car(c: Canvas) -> None:
    """Seen from behind; it drives up towards the end of the road, a hare leans out and looks up."""
    c.glow(318, 716, 90, "#fff0b0", 0.6)
    with c.group(through=c.blur(6)):
        c.path(contour("158,842 270,852 346,838 330,810 172,814"), "#14101e", op=0.85)
    with c.at(240, 778, 1.06, 9), c.relief(0.05):
        for x, w in ((-56, 20), (46, 20)):
            c.rect(x - w / 2, 28, w, 34, "#14121c", 7)
        # The hare at the window looks up.
        with c.at(-76, -50, 1.02, -30):
            for text in ("-10,-14 -34,-30 -44,-52", "2,-18 -8,-40 -6,-64"):
                line(c, text, "#5a3038", (12, 16, 5))
                line(c, text, "#dca87a", (9, 12, 3))
                line(c, text, "#c87468", (2, 5, 1), 0.8)
            with form(c, "6,14 -8,24 6,44 34,48 40,20", "#2f6a84"):
                mass(c, "20,20 44,20 40,50 14,50", "#1a2c50", 6, 0.9)
            with form(c, "-18,4 -16,-12 -2,-22 14,-24 26,-18 31,-10 28,-3 18,4 14,14 0,20 -12,16", "#e4b486"):
                mass(c, "-20,-4 -6,0 4,20 -14,22", "#8a4c48", 5, 0.8)
                mass(c, "0,-22 24,-24 32,-12 14,-10", "#fff0c4", 4, 0.8)
            c.circle(10, -12, 3.6, "#140c14")
            c.circle(11.2, -13.4, 1.2, "#ffffff")
            c.ellipse(30, -11, 3.4, 3, "#8a3c40")
            line(c, "-12,14 2,20 16,14", "#f0c040", (9, 11, 9))
            line(c, "-8,18 -26,26 -40,18 -56,28", "#f0c040", (9, 11, 10, 3))
            line(c, "22,34 10,46 -6,48", "#2f6a84", (13, 12, 10))
            c.circle(-8, 48, 6, "#e4b486")
        body = (
            "-70,44 -74,14 -62,-8 -50,-18 -40,-58 -22,-72 22,-72 40,-58 50,-18 64,-8 74,14 70,44 40,52 -40,52"
        )
        with form(c, body, "#d8342c"):
            mass(c, "10,-80 60,-70 90,20 80,60 10,60 40,0", "#6a1430", 14, 0.9)
            mass(c, "-74,30 74,30 80,60 -80,60", "#5a1028", 9, 0.8)
            mass(c, "-60,-6 -40,-16 -20,-10 -40,8 -66,16", "#ff9a70", 7, 0.95)
            mass(c, "-30,-74 20,-74 10,-64 -34,-60", "#ffb080", 4, 0.9)
        with form(c, "-36,-22! -29,-54 -20,-60 20,-60 29,-54 36,-22! 0,-18", "#243450"):
            mass(c, "-36,-20 -30,-60 -8,-60 -20,-20", "#e8b878", 6, 0.8)
            with form(c, "8,-16 6,-36 16,-44 26,-36 26,-16", "#101422"):
                pass
            line(c, "-16,-16 -16,-34 -8,-44 -4,-30 -6,-16", "#101422", (10, 13, 12, 12, 10))
        line(c, "-36,-22 0,-17 36,-22", "#f0d0a8", (2, 3, 2))
        line(c, "-50,-10 0,-2 50,-10", "#8a1c2c", (1, 2.6, 1))
        c.rect(-20, 16, 40, 17, "#fff0d0", 3)
        for k in range(3):
            c.rect(-13 + k * 10, 20, 5, 9, "#3a2c3c", 1)
        line(c, "-72,40 0,48 72,40", "#6a5c64", (8, 9, 8))
        line(c, "-72,38 0,46 72,38", "#f8e8c8", (2, 3, 1))
        for x in (-58, 58):
            c.ellipse(x, 12, 8, 10, "#7a1420")
            c.ellipse(x, 12, 5.5, 7.5, "#ff8a50")
        # What rides on the roof writes too.
        c.path(contour("-18,-116! -23,-146 -16,-172! 14,-176! 12,-146 18,-116!"), "#fff4dc")
        for k in range(3):
            line(
                c,
                f"{-13 + k % 2 * 3},{-161 + k * 9} 0,{-163 + k * 9} {9 + k * 2},{-163 + k * 9}",
                "#5a5468",
                (2, 2, 2),
            )
        with form(c, "-40,-78! -36,-92 -28,-116! 28,-116! 36,-92 40,-78!", "#2f8a80"):
            mass(c, "4,-120 44,-120 44,-70 18,-70", "#0f3444", 7, 0.8)
            mass(c, "-40,-80 -28,-116 -16,-116 -28,-80", "#9ce0b8", 4, 0.8)
        for k in range(11):
            c.ellipse(-25 + (k % 6) * 10 + (5 if k > 5 else 0), -96 + 9 * (k > 5), 4, 3, "#fff0cc")
        c.rect(-40, -121, 80, 12, "#2c2430", 4)
        c.circle(-43, -115, 7, "#e8b058")
        c.circle(43, -115, 7, "#9c6c44")
        c.rect(-40, -79, 80, 5, "#2c2430")


def _waits(c: Canvas) -> None:
    """A suitcase with a hat on it, by the road; nobody is there."""
    c.shade(462, 846, 70, 13, 0.8, "#0c1c2c")
    with c.at(452, 806, 0.86, -4), c.relief(0.05):
        with form(c, "-50,-32! 46,-34! 48,38! -48,40!", "#c88a48"):
            mass(c, "0,-40 60,-40 60,50 14,50", "#5a3044", 14, 0.9)
            mass(c, "-50,-34 -26,-34 -30,40 -50,40", "#ffd898", 8, 0.8)
        for x in (-30, 24):
            c.rect(x, -33, 8, 72, "#6a3c2c")
        line(c, "-14,-34 -12,-46 10,-46 12,-34", "#6a3c2c", (5, 5, 5, 5))
        c.path(contour("-60,-40 -20,-52 30,-52 62,-40 30,-32 -30,-32"), "#243a5c")
        with form(c, "-32,-44! -28,-76 -6,-70 4,-76 26,-74 32,-44! 0,-38", "#3f6a94"):
            mass(c, "0,-80 40,-80 40,-36 10,-36", "#1c2c50", 8, 0.9)
        line(c, "-32,-50 0,-44 32,-50", "#f0c050", (7, 8, 7))


@scene("p32", "sand", Light(strength=0.0, focus=(330, 300)), by_hand=True)
def a_road_being_written(c: Canvas) -> None:
    _room(c)
    typing_badger.body(c)
    typing_badger.head(c)
    _keys(c)
    typing_badger.arms(c)
    _desk(c)
    _machine(c)
    _lamp(c)
    _sheet(c)
    _road(c)
    for x, y, h in (
        (232, 500, 15),
        (404, 492, 15),
        (252, 536, 20),
        (424, 540, 22),
        (222, 566, 26),
        (390, 566, 24),
    ):
        _fir(c, x, y, h, 0.1)
    for x, y, h in ((256, 612, 40), (204, 622, 52), (410, 606, 44), (470, 618, 58), (152, 650, 70)):
        _fir(c, x, y, h, 0.45 + (y - 600) / 120)
    _house(c, 536, 690, 0.74, "#3f6a94")
    _fir(c, 590, 720, 120, 1)
    _fir(c, 366, 700, 74, 1)
    _house(c, 84, 728, 0.96, "#c8503c")
    _fir(c, 22, 790, 170, 1)
    _car(c)
    _waits(c)
    _fir(c, 562, 892, 170, 1)
    c.glow(150, 160, 420, "#ffc070", 0.28)
