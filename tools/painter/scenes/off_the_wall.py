"""A train that has left its painting, and a boy who lets it in."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, points, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.let_in import boy, case, chair, driver, portrait

NAVY, DARK, PALE = "#2c4474", "#10162c", "#b8d0e0"
BRASS, GOLD, UMBER = "#c08a38", "#ffe4a0", "#4a2a18"


def _wagon(c: Canvas, x: float, y: float, n: float, turn: float, tone: str) -> None:
    with c.at(x, y, n, turn), c.relief(0.1):
        for k in (-30, 30):
            c.circle(k, 2, 9, DARK)
            c.circle(k, 2, 4, "#8a8478")
        with form(c, "-52,-50! 52,-50! 52,-4! -52,-4!", tone):
            mass(c, "-60,-16 60,-16 60,4 -60,4", DARK, 6, 0.7)
            for k in range(4):
                c.rect(-44 + k * 23, -40, 17, 17, "#ffe8a8", 2)
        c.path(contour("-58,-50! -50,-60 50,-60 58,-50!"), mix(tone, DARK, 0.5))


def _valley(c: Canvas) -> None:
    """What is painted: full day, thick strokes."""
    c.rect(20, 40, 460, 600, c.vert("#6fb0cc", "#bfe0d8", "#fdf0bc", "#f8d890"))
    nature.clouds(c, "#ffffff", 0.9, 0.006, 0.015, 40, 280, 0.45)
    for text, tone, dark in (
        ("10,330! 92,190 120,150! 150,184 190,250 250,340!", "#a8b8cc", "#6a80a4"),
        ("120,350! 220,190 276,106! 300,136 330,196 372,250 440,350!", "#c0c8d4", "#6a7ca4"),
        ("330,350! 400,236 440,190! 470,230 500,300 520,350!", "#a4b4c4", "#64789c"),
    ):
        with form(c, text, tone):
            spots = [tuple(map(float, w.rstrip("!").split(","))) for w in text.split()]
            px, py = min(spots, key=lambda p: p[1])
            mass(
                c,
                (
                    f"{px + 2},{py - 4} {px + 30},{py + 20} {px + 140},{py + 220} {px + 10},{py + 230} "
                    f"{px + 24},{py + 110} {px + 6},{py + 60}"
                ),
                dark,
                7,
                0.9,
            )
            c.path(
                contour(
                    f"{px},{py - 4}! {px + 26},{py + 40}! {px + 10},{py + 44} {px + 4},{py + 62}! "
                    f"{px - 8},{py + 44} {px - 20},{py + 66}! {px - 30},{py + 42}!"
                ),
                "#ffffff",
            )
            c.path(
                contour(f"{px},{py - 4}! {px + 26},{py + 40}! {px + 10},{py + 44} {px + 4},{py + 30}"),
                "#b8cce4",
            )
    c.path(contour("10,330 110,312 220,334 330,310 500,330! 500,640! 10,640!"), "#9cbc6c")
    c.path(contour("10,400 120,380 260,420 380,400 500,420! 500,640! 10,640!"), "#84ac58")
    for _ in range(150):
        x, y = c.r.uniform(20, 470), c.r.uniform(335, 610)
        n = 6 + (y - 330) * 0.09
        line(
            c,
            f"{x},{y} {x + n},{y - n * 0.3} {x + n * 2},{y - n * 0.2}",
            c.r.choice(("#c8d880", "#5f9048", "#78a450", "#e0d880")),
            (0.6, 2 + n * 0.14, 0.6),
            0.7,
        )
    for k in range(13):
        nature.fir(c, 30 + k * 36, 344 + (k * 7) % 15, 44 + (k * 23) % 34, ("#2f6450", "#3f7858")[k % 2])
    for x, y in ((420, 470), (448, 500), (400, 520), (60, 480), (90, 520), (50, 560)):
        nature.flower(c, x, y, 6 + (y - 460) * 0.04, c.r.choice(("#e8604c", "#fff4e0", "#f0b040")), "#ffe08c")
    # The line, and what still has to come.
    for dy, tone, wide in ((3, "#6a5444", 7), (0, "#d8d8d0", 3)):
        line(
            c,
            f"14,{386 + dy} 110,{388 + dy} 210,{400 + dy} 290,{430 + dy} 340,{478 + dy}",
            tone,
            (wide * 0.5, wide * 0.6, wide * 0.8, wide, wide * 1.3),
        )
    _wagon(c, 66, 383, 0.52, 1, "#c8583c")
    _wagon(c, 132, 389, 0.62, 4, "#e0a840")
    _wagon(c, 212, 402, 0.78, 12, "#c8583c")


def _frame(c: Canvas) -> None:
    """Gilt; its lower bar has given way where the rails go over it."""
    bars = (
        ("14,40! 486,40! 450,76! 50,76!", "#d8a440"), ("14,40! 50,76! 50,588! 14,628!", "#e8bc58"),
        ("486,40! 486,628! 450,588! 450,76!", "#8a5a24"),
        ("14,628! 50,588! 116,588! 108,600 122,610! 110,628!", "#c08a38"),
        ("486,628! 450,588! 424,588! 430,602 416,612! 428,628!", "#a87430"),
    )  # fmt: skip
    with c.relief(0.1):
        for text, tone in bars:
            with form(c, text, tone):
                ends = [float(w.split(",")[0]) for w in text.replace("!", "").split()]
                for share, tone_ in ((0.3, UMBER), (0.55, GOLD), (0.8, UMBER)):
                    out, low = 36 * share, 40 * share
                    if text.startswith("14,40! 486"):
                        way = (14 + out, 40 + out, 486 - out, 40 + out)
                    elif text.startswith("14,40! 50"):
                        way = (14 + out, 40 + out, 14 + out, 628 - low)
                    elif text.startswith("486,40"):
                        way = (486 - out, 40 + out, 486 - out, 628 - low)
                    else:
                        way = (min(ends), 628 - low, max(ends), 628 - low)
                    c.segment(*way, tone_, 3, 0.75)
        for x, y in ((32.0, 58.0), (468, 58), (32, 608), (468, 608)):
            for k in range(5):
                a = k * math.tau / 5 + 0.5
                c.ellipse(x + math.cos(a) * 11, y + math.sin(a) * 11, 11, 8, "#c89038", 1, math.degrees(a))
                c.ellipse(
                    x + math.cos(a) * 11 - 2, y + math.sin(a) * 11 - 2, 6, 4, GOLD, 0.9, math.degrees(a)
                )
            c.circle(x, y, 7, GOLD)


def _room(c: Canvas) -> None:
    c.rect(0, 0, 600, 660, c.horiz("#2c6a66", "#1f5054", "#123a42"))
    for j in range(12):
        for i in range(11):
            x, y = 20.0 + i * 58 + (j % 2) * 29, 20.0 + j * 54
            c.path(f"M{x},{y} q12,-20 24,0 q-12,20 -24,0Z", "#174850", op=0.6)
            c.circle(x + 12, y, 2.4, "#5a9488", 0.5)
    c.rect(0, 600, 600, 46, c.vert("#3a5c58", "#1c3238"))
    line(c, "0,602 300,601 600,602", "#8ab4a4", (2, 3, 2), 0.7)
    with form(c, "-10,640! 610,640! 610,910! -10,910!", c.vert("#6a4a38", "#8a5a3c", "#5a3428")):
        for k in range(-9, 10):
            line(
                c, f"{250 + k * 34},640 {250 + k * 66},760 {250 + k * 108},910", "#2c1a18", (1.4, 2.4, 4), 0.8
            )
        for _ in range(60):
            x, y = c.r.uniform(-60, 660), c.r.uniform(650, 900)
            s = (x - 250) * 0.0028
            line(
                c,
                f"{x},{y} {x + s * 20},{y + 20} {x + s * 44},{y + 44}",
                c.r.choice(("#4a2a20", "#b07c50")),
                (0.4, 2, 0.4),
                0.5,
            )
    # The day that falls out of the picture.
    with c.group(through=c.blur(18), blend="screen", opacity=0.55):
        c.poly([(60, 640), (440, 640), (590, 900), (0, 900)], "#d8a860")
    # Somebody on the wall beside it, who holds on to her hat.
    with c.group("translate(98,96) scale(0.8)"):
        portrait(c)


def _rails(c: Canvas) -> None:
    """Out over the broken frame and towards us."""
    for k in range(11):
        t = (k / 10) ** 1.5
        y = 612 + t * 300
        half = 74 + t * 120
        x = 262 - t * 60
        with c.relief(0.1):
            c.poly(
                [
                    (x - half, y),
                    (x + half, y - 6),
                    (x + half + 4, y + 8 + t * 12),
                    (x - half - 4, y + 14 + t * 12),
                ],
                "#3a2218",
            )
            c.poly([(x - half, y), (x + half, y - 6), (x + half, y - 2), (x - half, y + 5)], "#a87a50")
    for a, b in (((208.0, 604.0), (66.0, 912.0)), ((318, 600), (340, 912))):
        line(
            c,
            f"{a[0] + 4},{a[1] + 6} {(a[0] + b[0]) / 2 + 6},{(a[1] + b[1]) / 2 + 6} {b[0] + 8},{b[1] + 6}",
            "#120c14",
            (8, 12, 18),
        )
        line(
            c, f"{a[0]},{a[1]} {(a[0] + b[0]) / 2},{(a[1] + b[1]) / 2} {b[0]},{b[1]}", "#8a8c94", (7, 10, 15)
        )
        line(
            c,
            f"{a[0] - 1},{a[1]} {(a[0] + b[0]) / 2 - 2},{(a[1] + b[1]) / 2} {b[0] - 4},{b[1]}",
            "#fff4d4",
            (2, 3, 5),
            0.9,
        )


def _wheel(c: Canvas, x: float, y: float, rx: float, ry: float) -> None:
    c.ellipse(x + 5, y, rx, ry, DARK)
    c.ellipse(x, y, rx, ry, "#7a2430")
    c.ellipse(x, y, rx * 0.82, ry * 0.82, "#1a1420")
    for k in range(6):
        a = k * math.pi / 6 + 0.2
        c.segment(
            x - math.cos(a) * rx * 0.8,
            y - math.sin(a) * ry * 0.8,
            x + math.cos(a) * rx * 0.8,
            y + math.sin(a) * ry * 0.8,
            "#c8503c",
            3.6,
        )
    c.ring(x, y, rx * 0.9, ry * 0.9, "#e8785c", 3)
    c.ellipse(x, y, rx * 0.24, ry * 0.24, BRASS)


def _engine(c: Canvas) -> None:
    with c.group(through=c.blur(14), opacity=0.8):
        c.path(contour("96,760 220,740 420,650 460,680 360,760 220,806 90,800"), "#0c0a14")
    with c.relief(0.1):
        for x, y, rx, ry in ((432.0, 610.0, 26.0, 40.0), (376, 642, 30, 47), (312, 676, 34, 54)):
            _wheel(c, x, y, rx, ry)
        # Running board, tank and rods.
        with form(c, "256,660! 462,560! 466,580! 262,690!", "#a83434"):
            mass(c, "250,680 470,570 470,600 260,700", DARK, 6, 0.8)
        line(c, "306,690 330,678 352,667", "#6a6474", (9, 8, 7))
        line(c, "305,687 330,675 350,665", "#d8d8d0", (2, 2, 1))
        # The cab, and its painter.
        with form(c, "344,368! 446,344! 462,352! 464,566! 352,604!", NAVY):
            mass(c, "400,340 480,340 480,600 420,600", DARK, 14, 0.8)
            mass(c, "340,370 360,360 366,600 344,610", PALE, 6, 0.5)
        c.path(contour("374,412! 440,394! 440,476! 376,492!"), "#f0b860")
        c.path(contour("376,450! 440,434! 440,476! 376,492!"), "#a8602c")
        with form(c, "330,372! 344,352 400,330 452,326 482,344! 470,358! 344,384!", "#8a2f34"):
            mass(c, "400,350 490,340 480,370 340,390", DARK, 6, 0.7)
            line(c, "340,360 400,338 452,334", "#ff9a7c", (1, 4, 1), 0.9)
        # The boiler.
        with form(c, "140,540 176,514 236,488 300,448 352,424! 364,574! 300,640 240,686 220,690", NAVY):
            mass(c, "190,700 230,600 320,540 380,500 380,600 280,690", DARK, 14, 0.9)
            mass(c, "150,530 236,484 350,424 352,452 240,514 170,548", PALE, 7, 0.85)
            for x, y, n in ((306.0, 540.0, 96.0), (262, 572, 104)):
                line(c, f"{x - 34},{y - n + 12} {x},{y - n * 0.2} {x - 8},{y + n}", BRASS, (7, 9, 7))
                line(c, f"{x - 36},{y - n + 14} {x - 3},{y - n * 0.2} {x - 11},{y + n}", GOLD, (1, 3, 1), 0.8)
        with form(c, "292,452! 288,424 302,404 324,402 338,418 340,434!", BRASS):
            mass(c, "316,396 350,410 346,450 318,450", UMBER, 6, 0.8)
            line(c, "298,436 300,418 312,408", "#fff8dc", (2, 6, 2), 0.9)
        # The chimney.
        with form(
            c,
            "196,506! 204,420! 184,372! 186,356 220,346 256,354 258,368! 238,416! 248,494! 220,514",
            "#24304c",
        ):
            mass(c, "226,340 270,350 262,510 230,510", "#060810", 8, 0.9)
            line(c, "194,366 212,420 206,500", PALE, (2, 7, 4), 0.7)
            c.path(contour("184,366 220,380 258,364 256,378 222,394 188,382"), BRASS)
        c.ellipse(221, 355, 34, 9, "#060810")
        # The front.
        fx, fy, r = 176.0, 606.0, 92.0
        c.ellipse(fx + 3, fy, r, r, DARK)
        c.ellipse(fx, fy, r - 2, r - 2, "#3a4660")
        with form(
            c,
            (
                f"{fx - 80},{fy} {fx - 56},{fy - 58} {fx},{fy - 81} {fx + 56},{fy - 58} "
                f"{fx + 80},{fy} {fx + 56},{fy + 58} {fx},{fy + 81} {fx - 56},{fy + 58}"
            ),
            "#2a3450",
        ):
            mass(
                c,
                f"{fx},{fy - 90} {fx + 90},{fy - 60} {fx + 80},{fy + 90} {fx - 20},{fy + 90} {fx + 30},{fy}",
                "#080c18",
                20,
                0.85,
            )
            mass(
                c,
                f"{fx - 84},{fy - 10} {fx - 60},{fy - 64} {fx},{fy - 84} {fx - 20},{fy - 50} {fx - 60},{fy}",
                PALE,
                10,
                0.55,
            )
        c.ring(fx, fy, 80, 80, BRASS, 6)
        c.ring(fx - 1, fy - 1, 80, 80, GOLD, 2, 0.8)
        for k in range(14):
            a = k * math.tau / 14
            c.circle(fx + math.cos(a) * 70, fy + math.sin(a) * 70, 4, "#8a93a8")
            c.circle(fx + math.cos(a) * 70 - 1, fy + math.sin(a) * 70 - 1, 1.6, "#e8f0ff")
        line(c, f"{fx - 58},{fy + 2} {fx},{fy} {fx + 58},{fy - 2}", "#10141f", (11, 12, 11))
        line(c, f"{fx - 58},{fy} {fx},{fy - 2} {fx + 58},{fy - 4}", "#6a7690", (3, 3, 3))
        c.circle(fx, fy, 17, BRASS)
        c.circle(fx - 3, fy - 4, 8, "#fff8dc", 0.9)
        # Buffers and the beam.
        with form(c, "72,706! 292,690! 296,738! 76,760!", "#b83434"):
            mass(c, "180,690 300,680 300,750 200,760", DARK, 14, 0.75)
            mass(c, "70,704 180,696 180,710 72,720", "#ffa080", 5, 0.8)
        for x, y in ((104.0, 730.0), (264, 718)):
            c.circle(x + 4, y + 3, 27, "#08080e")
            c.circle(x, y, 26, "#6a7080")
            c.circle(x - 2, y - 2, 20, "#a8acb4")
            c.ellipse(x - 8, y - 9, 8, 6, "#fffaf0", 0.9)
        with form(c, "92,760! 290,742! 262,790! 190,812! 104,800!", "#8a2830"):
            mass(c, "190,740 300,740 270,810 190,820", DARK, 10, 0.8)
            for k in range(7):
                line(
                    c,
                    f"{112 + k * 26},{762 - k * 2.4} {126 + k * 20},{782} {134 + k * 16},{806}",
                    "#ffb088",
                    (3, 3, 2),
                    0.7,
                )
    # The lamp.
    with c.relief(0.1):
        c.rect(150, 488, 52, 44, DARK, 6)
        c.circle(174, 512, 24, BRASS)
        c.circle(174, 512, 19, "#fff8d8")
    c.glow(174, 512, 170, "#ffe8a0", 0.85)


def _steam(c: Canvas) -> None:
    places = "221,348 224,318 214,284 238,246 290,214 354,196 424,168 500,128 580,84"
    puffs = zip(points(places), (17, 24, 30, 36, 42, 48, 54, 62, 70), strict=True)
    drawn = [(x, y, r) for (x, y), r in puffs]
    for tone, share, dx, dy, soft in (
        ("#6a8c98", 1.0, 6, 12, 8), ("#c8d0cc", 0.96, 2, 4, 8), ("#f4efe0", 0.8, -6, -6, 7),
        ("#fffdf6", 0.5, -13, -14, 6),
    ):  # fmt: skip
        with c.group(through=torn(c, tone, 0.026, soft, 0.9, 4)):
            for x, y, r in drawn:
                n = r * share
                for ax, ay, k in ((0, 0, 1.0), (0.7, -0.5, 0.62), (-0.66, -0.42, 0.58), (0.3, 0.6, 0.5)):
                    c.circle(x + dx * r * 0.03 + ax * r, y + dy * r * 0.03 + ay * r, n * k, "#fff")


@scene("p45", "verdigris", Light(strength=0.0, focus=(230, 540)), by_hand=True)
def train_leaves_the_painting(c: Canvas) -> None:
    _room(c)
    with c.group(through=c.blur(16), opacity=0.8):
        c.path("M26,60 H510 V660 H40Z", DARK)
    with c.group(clip=c.clip_rect(46, 72, 408, 540)):
        _valley(c)
    _frame(c)
    _rails(c)
    _engine(c)
    driver(c)
    _steam(c)
    with c.group("translate(-26,0)"):
        chair(c)
    with c.at(420, 858, 0.86):
        boy(c)
    with c.group("translate(-26,-10)"):
        case(c)
