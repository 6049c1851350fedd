"""An owl with rooms to let."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.owl_tenants import mouse, visitor
from tools.painter.hand import contour, feather, form, line, mass
from tools.painter.palettes import darker, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

NIGHT = "#140a30"
EYES = ((196, 296, 92), (410, 268, 88))
DOOR = (318, 724)


def _plume(x: float, y: float, pale: float = 0.0) -> str:
    """The tone of a feather at a place: moonlit from the left, warm round the door, dark to the right."""
    moon = max(0.0, 1 - math.hypot(x - 90, y - 330) / 430)
    warm = max(0.0, 1 - math.hypot(x - DOOR[0], (y - DOOR[1] + 70) * 0.9) / 170)
    base = mix(mix("#4a2c86", "#22124e", min(1, max(0.0, (x - 150) / 420))), "#8f6cc8", pale)
    return mix(mix(base, "#b4b4ff", moon * 0.62), "#ffb070", warm * 0.6)


def _feathers(
    c: Canvas,
    left: float,
    right: float,
    top: float,
    foot: float,
    step: float,
    size: float,
    pale: float,
    lean: float = 0.0,
) -> None:
    y = foot
    count = 0
    while y > top:
        count += 1
        x = left + (count % 2) * size * 0.45
        while x < right:
            jx, jy = x + c.r.uniform(-4, 4), y + c.r.uniform(-5, 5)
            tone = mix(_plume(jx, jy, pale), "#10062a", c.r.uniform(0, 0.3))
            tip = (jx + lean * size + (jx - 320) * 0.05, jy + size * 1.5)
            feather(c, (jx, jy), tip, size, darker(tone, 0.26))
            feather(c, (jx, jy), (tip[0] - 1.5, tip[1] - 4), size * 0.86, tone)
            line(
                c,
                f"{jx},{jy} {(jx + tip[0]) / 2},{(jy + tip[1]) / 2} {tip[0]},{tip[1] - 5}",
                darker(tone, 0.3),
                (0.6, 1.4, 0.4),
                0.5,
            )
            x += size * 0.88
        y -= step


def _room(c: Canvas, which: int) -> None:
    """What is behind an eye, drawn round its middle for a window of 90."""
    c.circle(
        0,
        0,
        96,
        c.fade(
            [(0, "#fff0b0", 1), (0.4, "#f8b048", 1), (0.8, "#a84c20", 1), (1, "#5a2018", 1)], 0.5, 0.34, 0.62
        ),
    )
    if which == 0:
        for j, y in enumerate((-62, -18)):
            c.rect(-96, y + 32, 192, 6, "#5a2a14")
            x = -92.0
            while x < 92:
                w, h = c.r.uniform(7, 14), c.r.uniform(22, 36)
                if c.r.random() < 0.86:
                    tone = c.r.choice(("#a83a2c", "#2f6a6c", "#d8a040", "#4a4a8c", "#7a3a5c"))
                    c.rect(x, y + 32 - h, w - 1, h, mix(tone, "#f8b048", 0.25 - 0.1 * j))
                    c.rect(x, y + 38 - h, w - 1, 3, "#f8e0a0", op=0.6)
                x += w
        c.path(contour("-70,100 -78,30 -60,-4 -34,0 -30,40 20,60 30,100"), "#7a2438")
        c.path(contour("-70,100 -72,40 -56,8 -44,10 -44,60 0,76 10,100"), "#a83a48")
        with c.at(-4, 44, 0.86):
            mouse(c, "#a8845c", "#3f6a78", "#ffe4a8")
        with c.relief(0.1):
            c.path(contour("22,52! 24,30! 50,22 54,44!"), "#8a2c2c")
            c.path(contour("27,49! 29,29! 52,24! 54,43!"), "#fff4d4")
            line(c, "-8,44 10,58 30,52", "#a8845c", (11, 9, 6))
        c.segment(64, -96, 64, -40, "#3a1810", 2.5)
        c.path(contour("44,-22! 54,-44 74,-44 84,-22!"), "#e8d070")
        c.glow(64, -14, 70, "#fff0b0", 0.8)
    else:
        for k in range(9):
            c.segment(-96 + k * 24, -96, -96 + k * 24, 96, "#d88838", 6, 0.4)
        c.rect(24, -60, 42, 52, "#5a2a14")
        c.rect(28, -56, 34, 44, "#fce8b8")
        line(c, "32,-20 40,-36 48,-26 58,-44", "#a84c20", (2, 2, 2, 2))
        c.path("M-96,54 H96 V100 H-96Z", "#8a3c1c")
        with c.at(30, 44, 0.86, 0, True):
            mouse(c, "#c8a88c", "#8a3a5c", "#ffe4a8")
        c.path(contour("-70,52! -66,42 30,42 36,52! 34,60 -66,60"), "#f4dcb0")
        c.path(contour("-66,58! 34,58! 26,78 10,66 -10,82 -30,66 -50,80"), "#fff4dc")
        with c.relief(0.2):
            c.path(contour("-62,40 -66,22 -50,12 -34,22 -38,40"), "#4a8a94")
            line(c, "-36,32 -26,28 -24,18", "#4a8a94", (6, 5, 4))
            line(c, "-64,20 -76,24 -74,36 -64,36", "#4a8a94", (3, 4, 3))
            c.circle(-50, 10, 3.4, "#4a8a94")
            c.path(contour("-16,24! -14,36 -6,42 4,36 8,24!"), "#fffaf0")
            line(c, "22,44 10,44 4,34", "#c8a88c", (9, 8, 6))
        for k in range(3):
            line(
                c,
                f"{-10 + k * 7},20 {-14 + k * 7},10 {-7 + k * 7},2 {-11 + k * 7},-8",
                "#fffaf0",
                (0.6, 2, 2, 0.4),
                0.7,
            )


def _eye(c: Canvas, x: float, y: float, r: float, which: int) -> None:
    for ring, (inner, outer, count) in enumerate(((r + 22, r + 70, 40), (r + 4, r + 44, 44))):
        for k in range(count):
            a = math.tau * k / count + ring * 0.06
            sx, sy = x + math.cos(a) * outer, y + math.sin(a) * outer
            tone = mix(_plume(sx, sy, 0.3 + 0.4 * ring), "#10062a", c.r.uniform(0, 0.35))
            tone = mix(tone, "#ffb868", 0.3 * ring)
            start, end = (
                (x + math.cos(a) * inner, y + math.sin(a) * inner),
                (sx + math.sin(a) * 10, sy - math.cos(a) * 10),
            )
            feather(c, start, end, 20 - 4 * ring, darker(tone, 0.35))
            feather(c, start, (end[0] - math.cos(a) * 4, end[1] - math.sin(a) * 4), 14 - 3 * ring, tone)
    c.circle(x, y, r + 14, "#2c1420")
    c.circle(
        x, y, r + 12, c.linear([(0, "#f4c888", 1), (0.5, "#9a5a30", 1), (1, "#3c1a20", 1)], (0, 0), (1, 1))
    )
    c.circle(x, y, r + 3, "#2c1008")
    circle = f"M{x - r},{y} a{r},{r} 0 1 0 {2 * r},0 a{r},{r} 0 1 0 {-2 * r},0Z"
    with c.relief(0), c.group(clip=c.clip(circle)), c.at(x, y, r / 90):
        _room(c, which)
        c.path("M-90,0 A90,90 0 0 1 90,0 A92,74 0 0 0 -90,0Z", "#3c1420", op=0.5)
    for dx, dy in ((0, 1), (1, 0)):
        c.segment(
            x - dx * r, y - dy * r, x - dx * r * 0.5 if dx else x, y - dy * r * 0.5 if dy else y, "#7a4424", 5
        )
        c.segment(
            x + dx * r,
            y + dy * r,
            x + dx * r * 0.72 if dx else x,
            y + dy * r * 0.72 if dy else y,
            "#7a4424",
            5,
        )
    line(
        c,
        f"{x - r * 0.8},{y - r * 0.36} {x - r * 0.5},{y - r * 0.72} {x},{y - r * 0.9}",
        "#fff8e0",
        (1, 5, 1),
        0.5,
    )
    c.glow(x, y, r * 2.1, "#ffb050", 0.35)


def _door(c: Canvas) -> None:
    x, y = DOOR
    c.glow(x, y - 70, 230, "#ffb050", 0.6)
    c.arch(x, y + 4, 142, 206, "#2c1220")
    c.arch(x, y + 4, 130, 198, c.horiz("#c8905c", "#7a4428", "#4a2420"))
    c.arch(x, y + 4, 104, 180, c.vert("#ffe8a0", "#f8b048", "#d8702c"))
    with (
        c.relief(0),
        c.group(clip=c.clip(f"M{x - 52},{y + 4} V{y - 124} A52,52 0 0 1 {x + 52},{y - 124} V{y + 4}Z")),
    ):
        for k in range(6):
            c.poly(
                [
                    (x - 40 + k * 5, y + 4 - k * 18),
                    (x + 60, y + 4 - k * 18),
                    (x + 60, y - 12 - k * 18),
                    (x - 36 + k * 5, y - 12 - k * 18),
                ],
                mix("#8a3c20", "#f8c068", k / 6),
            )
            c.segment(x - 38 + k * 5, y - 13 - k * 18, x + 60, y - 13 - k * 18, "#ffe8a0", 2)
        c.segment(x + 8, y - 110, x + 8, y - 190, "#5a2a14", 2)
        c.circle(x + 8, y - 106, 8, "#fffbe0")
    c.path(
        contour(
            f"{x + 52},{y + 6}! {x + 54},{y - 126}! {x + 72},{y - 172} {x + 104},{y - 190} "
            f"{x + 128},{y - 150}! {x + 126},{y + 34}!"
        ),
        c.horiz("#2f7f8c", "#1c4a60"),
    )
    for k in range(1, 4):
        c.segment(x + 52 + k * 18, y + 8 + k * 6, x + 54 + k * 18, y - 130 - k * 14, "#10303c", 2, 0.8)
    line(c, f"{x + 53},{y + 4} {x + 54},{y - 60} {x + 55},{y - 128}", "#ffe0a0", (3, 3, 2))
    c.circle(x + 112, y - 56, 6, "#f8c860")
    for k in range(3):
        w = 66 + k * 13
        c.path(
            contour(
                f"{x - w},{y + 4 + k * 17}! {x + w},{y + 4 + k * 17}! {x + w + 6},{y + 20 + k * 17}! "
                f"{x - w - 6},{y + 20 + k * 17}!"
            ),
            c.vert("#f0b878" if k < 2 else "#c88858", "#6a3828"),
        )


def _talons(c: Canvas, x: float, y: float) -> None:
    with c.relief(0.3):
        for k, lean in enumerate((-34, -6, 24)):
            with form(
                c,
                (
                    f"{x + lean - 14},{y - 26} {x + lean + 8},{y - 30} {x + lean * 1.2 + 18},{y} "
                    f"{x + lean * 1.3 + 12},{y + 26} {x + lean * 1.3},{y + 32} {x + lean * 1.2 - 14},{y + 6}"
                ),
                "#b8905c",
            ):
                mass(
                    c,
                    (
                        f"{x + lean + 4},{y - 30} {x + lean * 1.2 + 24},{y} {x + lean * 1.3 + 10},{y + 34} "
                        f"{x + lean},{y + 10}"
                    ),
                    "#4a2438",
                    5,
                )
                for j in range(4):
                    line(
                        c,
                        (
                            f"{x + lean - 14},{y - 16 + j * 11} {x + lean + 2},{y - 12 + j * 11} "
                            f"{x + lean + 18},{y - 16 + j * 11}"
                        ),
                        "#6a4434",
                        (0.5, 1.8, 0.5),
                        0.8,
                    )
            c.path(
                contour(
                    f"{x + lean * 1.3 - 3},{y + 24}! {x + lean * 1.3 + 13},{y + 22}! "
                    f"{x + lean * 1.3 + 6 - k * 2},{y + 54}!"
                ),
                "#1c0c1c",
            )


def _wing(c: Canvas, side: int) -> None:
    """Folded at its side; 1 is the left one."""
    edge = 318 - side * 226
    with form(
        c,
        f"{edge + side * 6},390 {edge + side * 60},420 {edge + side * 84},520 {edge + side * 76},640 "
        f"{edge + side * 40},760 {edge + side * 8},800 {edge - side * 24},640 {edge - side * 30},480",
        mix(_plume(edge, 560), "#10062a", 0.3),
    ):
        for column in (2, 1, 0):
            for k in range(9):
                x, y = edge + side * (-4 + column * 30), 752 - k * 42 - column * 16
                tone = mix(_plume(x, y, 0.1), "#10062a", c.r.uniform(0.05, 0.3))
                tip = (x + side * (14 - k * 2), y + 92)
                feather(c, (x - side * 6, y - 30), tip, 52, darker(tone, 0.32), "", -0.06 * side)
                feather(
                    c,
                    (x - side * 6, y - 30),
                    (tip[0] - side, tip[1] - 6),
                    46,
                    tone,
                    darker(tone, 0.3),
                    -0.06 * side,
                )
        mass(
            c,
            f"{edge + side * 90},430 {edge + side * 60},440 {edge + side * 62},640 "
            f"{edge + side * 20},800 {edge + side * 100},800",
            "#0c0424",
            14,
            0.6,
        )
    with c.group(through=c.blur(5)):
        line(
            c,
            (f"{edge + side * 64},424 {edge + side * 90},520 {edge + side * 82},640 {edge + side * 16},806"),
            "#0c0424",
            (2, 12, 12, 4),
            0.7,
        )


def _feet(c: Canvas) -> None:
    for x in (476, 128):
        with c.group(through=c.blur(6), opacity=0.7):
            c.ellipse(x + 4, 842, 70, 12, "#0c0418")
        _talons(c, x, 812)
        # Its feathered legs come down over the toes.
        for k in range(11):
            t = k / 10
            tone = mix(_plume(x - 60 + t * 120, 760, 0.2), "#10062a", 0.15 + 0.3 * abs(t - 0.4))
            root, tip = (
                (x - 40 + t * 80, 736 + 20 * abs(t - 0.5)),
                (x - 56 + t * 116, 806 - 16 * abs(t - 0.5)),
            )
            feather(c, root, tip, 26, darker(tone, 0.3))
            feather(c, root, (tip[0], tip[1] - 4), 21, tone, darker(tone, 0.25))


@scene("p64", "violet", Light(strength=0.0, focus=(300, 400)), by_hand=True)
def owl_has_visitors(c: Canvas) -> None:
    nature.sky(c, ("#0c0628", "#241452", "#4a2878", "#8a4a8c"))
    nature.stars(c, 120, 520)
    nature.clouds(c, "#6a4a9c", 0.5, 0.004, 0.012, 300, 900, 0.48)
    c.glow(30, 200, 330, "#b8b8ff", 0.5)
    body = (
        "128,156 200,116 320,108 440,118 520,164 556,260 556,380 566,470 562,600 530,740 "
        "480,850 150,850 104,740 74,600 70,470 80,380 76,260"
    )
    with c.relief(0.1):
        # The tail, behind, over the edge of the branch.
        with form(c, "214,700! 430,700! 404,900 330,930 250,900", "#1c0e40"):
            pass
        with form(c, body, "#2a1658"):
            _feathers(c, 60, 590, 380, 800, 40, 44, 0.0)
            _feathers(c, 160, 490, 430, 800, 36, 38, 0.42)
            mass(c, "480,430 580,430 590,860 470,860 520,640", "#0c0424", 30, 0.7)
            mass(c, "130,440 200,430 150,560 150,700 200,860 90,860", "#0c0424", 24, 0.45)
            mass(c, "150,380 230,420 310,440 400,420 480,380 470,470 310,500 150,480", "#0c0424", 20, 0.75)
            mass(c, "100,800 300,770 520,800 540,900 100,900", "#0c0424", 22, 0.75)
            mass(c, "60,250 90,230 86,380 84,600 60,600", "#c0c4ff", 10, 0.5)
        for side in (1, -1):
            _wing(c, side)
        for y in range(5):
            for k in range(17):
                x = 96 + k * 26 + (y % 2) * 12
                yy = 190 - y * 21 + ((x - 314) / 30) ** 2 * 1.25
                tone = mix(_plume(x, yy + 60, 0.15), "#10062a", c.r.uniform(0, 0.35))
                feather(c, (x, yy - 24), (x + (x - 310) * 0.06, yy + 20), 30, darker(tone, 0.4))
                feather(c, (x, yy - 24), (x + (x - 310) * 0.06, yy + 16), 25, tone)
        for which, (x, y, r) in enumerate(EYES):
            _eye(c, x, y, r, which)
        for root, tip, bow in (((286, 250), (112, 92), 1), ((326, 244), (512, 56), -1)):
            for k in range(13):
                t = k / 12
                start = (
                    root[0] + (tip[0] - root[0]) * t * 0.62,
                    root[1] + (tip[1] - root[1]) * t * 0.62 - 20 * math.sin(t * 3),
                )
                end = (
                    root[0] + (tip[0] - root[0]) * (0.34 + 0.66 * t) - bow * 6,
                    root[1] + (tip[1] - root[1]) * (0.34 + 0.66 * t) - 10 + 12 * (1 - t),
                )
                tone = mix(_plume(start[0], start[1] + 80, 0.25), "#1a0c40", c.r.uniform(0.1, 0.5))
                feather(c, start, end, 30 - 19 * t, darker(tone, 0.4), "", 0.08 * bow)
                feather(c, start, (end[0] + bow * 3, end[1] + 2), 23 - 15 * t, tone, "", 0.08 * bow)
        mass(c, "270,300 304,270 340,300 350,380 306,440 262,380", "#0c0424", 12, 0.7)
        # Bristles part over the beak, the same to both sides.
        for k in range(9):
            for side in (-1, 1):
                t = k / 8
                base = (304 + side * (2 + 4 * t), 252 + t * 40)
                point = (304 + side * (34 + 4 * math.sin(t * 3)), 318 + t * 62)
                tone = mix(_plume(point[0], 330, 0.55 - 0.3 * t), "#ffb868", 0.16)
                feather(c, base, point, 15, darker(tone, 0.3), "", -0.1 * side)
                feather(c, base, (point[0] - side, point[1] - 3), 12, tone, "", -0.1 * side)
        with form(
            c, "286,322 292,300 306,292 320,300 326,322 322,352 310,384 303,396! 294,372 288,346", "#c8964c"
        ):
            mass(c, "310,290 334,310 328,360 304,402 314,344", "#5a2830", 6, 0.85)
            mass(c, "292,310 302,296 306,300 300,340 296,350", "#fff0b8", 3, 0.8)
        for x in (298, 314):
            c.ellipse(x, 318, 2.4, 4, "#5a2830", 0.8)
    _door(c)
    branch = "-20,832 90,800 210,792 330,804 470,792 620,812 620,920 -20,920"
    with c.relief(0.2):
        with form(c, branch, "#3c2238"):
            for _ in range(60):
                px, py = c.r.uniform(-20, 600), c.r.uniform(800, 900)
                n = c.r.uniform(40, 150)
                tone = c.r.choice(("#1c0c20", "#5a3848", "#6a4450"))
                line(
                    c,
                    f"{px},{py} {px + n / 2},{py + c.r.uniform(-6, 6)} {px + n},{py + c.r.uniform(-4, 4)}",
                    tone,
                    (0.4, 3, 0.4),
                    0.7,
                )
            mass(c, "180,790 330,800 460,790 520,830 330,850 150,840", "#ffa858", 18, 0.65)
            mass(c, "-20,870 300,880 620,860 620,930 -20,930", "#0c0418", 16, 0.9)
        line(c, "-20,832 90,800 210,792 330,804 470,792 620,812", "#e8b08c", (1, 3, 4, 4, 3, 1), 0.7)
    _feet(c)
    with c.at(236, 834, 1.0):
        visitor(c)
