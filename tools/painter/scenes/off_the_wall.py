"""A train that has left its painting, and a boy who lets it in."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas, Point, num
from tools.painter.hand import contour, form, line, mass, points, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.let_in import boy, case, chair

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
    # The line comes from far off, round behind the engine, and leads to it.
    for dy, tone, wide in ((3, "#6a5444", 7), (0, "#d8d8d0", 3)):
        line(c, f"14,{386 + dy} 110,{388 + dy} 190,{396 + dy}", tone, (wide * 0.5, wide * 0.6, wide * 0.8))
        for far in (0, 1):
            x, y = 18 * far, dy - 5 * far
            line(
                c,
                f"{440 + x * 0.3},{456 + y} {396 + x * 0.6},{506 + y} {290 + x},{622 + y}",
                tone,
                (wide * 0.4, wide * 0.8, wide * 1.6),
            )
    _wagon(c, 66, 383, 0.52, 1, "#c8583c")
    _wagon(c, 132, 389, 0.62, 4, "#e0a840")
    _coach(c, (442, 453), (399, 497), "#c8583c")
    _coach(c, (393, 504), (290, 616), "#e0a840")


def _coach(c: Canvas, far: Point, near: Point, tone: str) -> None:
    """Seen from the side as it follows the one in front; given the foot of its two ends."""

    def spot(t: float, up: float) -> str:
        x, y = far[0] + (near[0] - far[0]) * t, far[1] + (near[1] - far[1]) * t
        return f"{num(x)},{num(y - (y - 356) * 0.82 * up)}!"

    def pane(t: float, u: float, low: float, high: float) -> str:
        return f"{spot(t, low)} {spot(u, low)} {spot(u, high)} {spot(t, high)}"

    with c.relief(0.1):
        c.path(contour(pane(0, 1, 0.0, 0.2)), DARK)
        with form(c, pane(0, 1, 0.14, 0.94), tone):
            mass(c, pane(-0.1, 1.1, 0.1, 0.4), mix(tone, DARK, 0.7), 8, 0.7)
            for k in range(3):
                t = 0.1 + k * 0.3
                c.path(contour(pane(t, t + 0.2, 0.5, 0.8)), mix(tone, DARK, 0.6))
                c.path(contour(pane(t + 0.02, t + 0.18, 0.53, 0.78)), "#ffe8a8")
        c.path(contour(pane(-0.03, 1.03, 0.92, 1.02)), mix(tone, DARK, 0.55))


def _frame(c: Canvas) -> None:
    """Gilt; its lower bar has given way where the rails go over it."""
    bars = (
        ("14,40! 486,40! 450,76! 50,76!", "#d8a440"), ("14,40! 50,76! 50,588! 14,628!", "#e8bc58"),
        ("486,40! 486,628! 450,588! 450,76!", "#8a5a24"),
        ("14,628! 50,588! 86,588! 78,600 92,610! 80,628!", "#c08a38"),
        ("486,628! 450,588! 398,588! 404,602 390,612! 402,628!", "#a87430"),
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


def _rails(c: Canvas) -> None:
    """Out over the broken frame and towards us."""
    for k in range(11):
        t = (k / 10) ** 1.5
        y = 612 + t * 300
        half = 74 + t * 120
        x = 236.0
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
    for a, b in (((206.0, 604.0), (96.0, 912.0)), ((266.0, 604.0), (376.0, 912.0))):
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


def _face(c: Canvas, fx: float, fy: float, r: float) -> None:
    """The door of the boiler: a ring of bolts and a bar."""
    c.ellipse(fx, fy + 3, r + 3, r + 3, DARK)
    c.ellipse(fx, fy, r, r, "#3a4660")
    with form(
        c,
        f"{fx - r + 12},{fy} {fx - 60},{fy - 60} {fx},{fy - r + 12} {fx + 60},{fy - 60} "
        f"{fx + r - 12},{fy} {fx + 60},{fy + 60} {fx},{fy + r - 12} {fx - 60},{fy + 60}",
        "#2a3450",
    ):
        right = f"{fx},{fy - 90} {fx + 96},{fy - 60} {fx + 90},{fy + 96} {fx - 20},{fy + 96} {fx + 30},{fy}"
        mass(c, right, "#080c18", 20, 0.85)
        left = f"{fx - 90},{fy - 10} {fx - 62},{fy - 66} {fx},{fy - 88} {fx - 20},{fy - 50} {fx - 60},{fy}"
        mass(c, left, PALE, 10, 0.6)
    c.ring(fx, fy, r - 12, r - 12, BRASS, 7)
    c.ring(fx - 1, fy - 1, r - 12, r - 12, GOLD, 2, 0.8)
    for k in range(14):
        a = k * math.tau / 14
        x, y = fx + math.cos(a) * (r - 23), fy + math.sin(a) * (r - 23)
        c.circle(x, y, 4, "#8a93a8")
        c.circle(x - 1, y - 1, 1.6, "#e8f0ff")
    line(c, f"{fx - 60},{fy + 2} {fx},{fy} {fx + 60},{fy + 2}", "#10141f", (11, 12, 11))
    line(c, f"{fx - 60},{fy} {fx},{fy - 2} {fx + 60},{fy}", "#6a7690", (3, 3, 3))
    c.circle(fx, fy, 17, BRASS)
    c.circle(fx - 3, fy - 4, 8, "#fff8dc", 0.9)


def _engine(c: Canvas) -> None:
    """It comes straight at us."""
    with c.group(through=c.blur(14), opacity=0.85):
        c.path(contour("70,800 160,760 320,760 420,800 360,830 236,840 110,830"), "#0c0a14")
    with c.relief(0.1):
        for x in (134.0, 338.0):
            c.ellipse(x, 750, 17, 52, DARK)
            c.ellipse(x, 750, 12, 46, "#8a2430")
            line(c, f"{x - 5},712 {x - 9},750 {x - 5},788", "#e8785c", (1, 3, 1))
        # The cab.
        with form(c, "140,640! 140,408! 332,408! 332,640!", NAVY):
            mass(c, "250,400 340,400 340,650 260,650", DARK, 16, 0.85)
            mass(c, "140,408 160,408 160,640 140,640", PALE, 5, 0.6)
        for text, low in (
            ("156,428! 212,422! 212,500! 156,520!", "156,480! 212,470! 212,500! 156,520!"),
            ("260,422! 316,428! 316,520! 260,500!", "260,470! 316,480! 316,520! 260,500!"),
        ):
            c.path(contour(text), "#f4c878")
            c.path(contour(low), "#b8743c")
            line(c, " ".join(text.replace("!", "").split()[:2]), "#fff4cc", (2, 2))
        with form(c, "116,414! 124,394 170,374 236,366 302,374 348,394 356,414! 236,402", "#8a2f34"):
            mass(c, "236,364 360,380 360,420 260,410", DARK, 8, 0.75)
            line(c, "124,396 180,376 240,370", "#ff9a7c", (1, 4, 1), 0.9)
        # Boards along its sides.
        for text in ("104,650! 150,622! 150,668! 104,672!", "368,650! 322,622! 322,668! 368,672!"):
            with form(c, text, "#a83434"):
                mass(c, "104,660 368,660 368,680 104,680", DARK, 5, 0.7)
    with c.relief(0.1):
        # The boiler behind its door, the chimney.
        with form(c, "132,560 140,510 172,472 236,456 300,472 332,510 340,560 300,650 172,650", NAVY):
            mass(c, "250,450 350,480 350,660 280,660 310,560", DARK, 12, 0.9)
            mass(c, "136,560 144,512 176,476 230,462 190,500 160,560", PALE, 6, 0.8)
        with form(
            c,
            "204,480! 212,420! 192,372! 194,356 236,346 278,356 280,372! 260,420! 268,480! 236,490",
            "#24304c",
        ):
            mass(c, "244,340 286,350 276,490 248,490", "#060810", 8, 0.9)
            line(c, "204,366 222,420 216,480", PALE, (2, 7, 4), 0.7)
            c.path(contour("192,366 236,380 280,366 278,380 236,396 196,380"), BRASS)
        c.ellipse(236, 355, 41, 9, "#060810")
        _face(c, 236, 578, 96)
        # Buffers and the beam.
        with form(c, "92,672! 380,672! 386,724! 86,724!", "#b83434"):
            mass(c, "236,666 390,666 390,730 260,730", DARK, 14, 0.75)
            mass(c, "90,672 220,672 220,682 90,684", "#ffa080", 5, 0.8)
        for x in (132.0, 340.0):
            c.circle(x + 3, 701, 27, "#08080e")
            c.circle(x, 698, 26, "#6a7080")
            c.circle(x - 2, 696, 20, "#a8acb4")
            c.ellipse(x - 8, 689, 8, 6, "#fffaf0", 0.9)
        with form(c, "112,724! 360,724! 334,784! 236,812 138,784!", "#8a2830"):
            mass(c, "236,720 370,720 340,810 250,820", DARK, 10, 0.8)
            for k in range(9):
                x = 136 + k * 25
                line(c, f"{x},726 {(x * 2 + 236) / 3},764 {(x + 236) / 2},802", "#ffb088", (3, 3, 2), 0.7)
        # The lamp.
        c.rect(210, 462, 52, 42, DARK, 6)
        c.circle(236, 484, 24, BRASS)
        c.circle(236, 484, 19, "#fff8d8")
    c.glow(236, 484, 180, "#ffe8a0", 0.85)


def _steam(c: Canvas) -> None:
    places = "236,348 232,318 214,284 238,246 290,214 354,196 424,168 500,128 580,84"
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
    with c.group("translate(152,140) scale(0.7)"):
        chair(c)
    with c.group("translate(-30,0)"):
        _rails(c)
        _engine(c)
        _steam(c)
    with c.group("translate(134,-60) scale(0.96)"):
        case(c)
    with c.at(452, 864, 1.04, 0, True):
        boy(c)
