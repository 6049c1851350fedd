"""A collector who looks through a lens; lit from below."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, round_limb, strands

DARK, FIRE = "#2a1420", "#ffd070"
LENS = (214, 204, 118)


def _ring(x: float, y: float, r: float) -> str:
    return " ".join(
        f"{x + math.cos(k * math.tau / 8) * r:.1f},{y + math.sin(k * math.tau / 8) * r:.1f}" for k in range(8)
    )


def face(c: Canvas) -> None:
    """Lit from below, one eye shut, a nose and a moustache that come near."""
    skin, shade = "#c88a64", "#4a2430"
    with c.relief(0.1):
        with form(
            c,
            "150,120 150,-60 520,-60 520,90 512,190 494,280 440,366 380,420 250,420 190,360 164,260",
            skin,
        ):
            mass(c, "120,-60 540,-60 530,70 420,90 320,60 200,80 140,130", shade, 26, 0.95)
            mass(c, "480,60 540,60 530,300 440,400 470,260", shade, 20, 0.9)
            mass(c, "350,230 440,220 470,270 430,340 360,350 340,290", "#f4b878", 16, 0.9)
            mass(c, "366,150 470,140 490,180 430,206 370,196", "#7a4038", 10, 0.9)
            for text in ("470,160 494,150 506,136", "472,172 500,174 514,168", "468,186 494,198 506,204"):
                line(c, text, "#6a302c", (0.8, 2.6, 0.6), 0.8)
            for text in (
                "230,34 330,18 440,30",
                "250,10 330,-4 430,6",
                "240,58 320,46 400,52",
                "318,100 322,80 318,62",
                "340,104 346,84 344,66",
            ):
                line(c, text, "#2a1018", (1, 3, 1), 0.6)
            line(c, "392,246 430,300 424,352", "#7a3c30", (1, 4, 1), 0.7)
        # The shut eye.
        with form(c, "372,176 390,160 420,154 452,160 468,174 440,186 404,188", "#b87858"):
            mass(c, "372,182 410,190 466,178 440,194 400,196", "#f8c488", 4, 0.9)
        line(c, "374,178 404,189 440,187 470,174", "#2a1018", (1, 4.4, 4, 1))
        for k in range(6):
            x = 392 + k * 13
            line(c, f"{x},188 {x + 2},195 {x + 5 + k},199", "#2a1018", (2, 1.6, 0.4))
        strands(
            c,
            "364,134 380,150 384,138",
            "478,108 486,124 504,108",
            46,
            ("#d8ccc0", "#8a7c84", "#f4e8d0", "#5a4c58"),
            (2.4, 4.4, 0.5),
            10,
        )
        with form(
            c,
            "304,110 292,190 270,250 252,292 262,322 296,330 322,342 354,330 384,320 392,290 "
            "372,246 350,190 346,110",
            "#d08c68",
        ):
            mass(c, "300,100 350,100 356,200 330,230 300,210", "#7a4440", 12, 0.8)
            mass(c, "256,290 300,300 340,300 390,290 380,324 322,346 262,326", "#ffd890", 9, 0.95)
            mass(c, "260,270 300,250 340,250 380,270 350,292 300,292", "#d8705c", 9, 0.7)
            for x, w in ((290, 14), (356, 14)):
                c.ellipse(x, 322, w, 6, "#3a1018", 0.9, 8 if x < 320 else -8)
        line(c, "252,292 256,316 278,328", "#6a2c30", (1, 3, 1), 0.8)
        line(c, "392,292 388,314 370,326", "#6a2c30", (1, 3, 1), 0.8)
        for side in (-1, 1):
            x = 322
            strands(
                c,
                f"{x},334 {x + side * 50},326 {x + side * 100},346 {x + side * 150},330",
                f"{x},372 {x + side * 44},392 {x + side * 96},396 {x + side * 156},344",
                40,
                ("#e8dccc", "#b8a8a4", "#fff4e0", "#7a6c78"),
                (4, 7, 6, 0.5),
                9,
            )
        strands(
            c,
            "300,380 310,384 318,386",
            "344,380 338,390 330,394",
            6,
            ("#ffe4a8", "#fff4e0"),
            (2, 4, 0.6),
            4,
        )


def lens(c: Canvas) -> None:
    x, y, r = LENS
    line(c, f"{x - 76},{y + 94} {x - 120},{y + 150} {x - 176},{y + 226}", "#3a1c18", (22, 26, 30))
    line(c, f"{x - 80},{y + 92} {x - 124},{y + 148} {x - 180},{y + 222}", "#b8743c", (5, 7, 6))
    with c.relief(0), c.group(clip=c.clip(contour(_ring(x, y, r)))):
        c.circle(x, y, r + 4, "#d89c78")
        mass(
            c,
            f"{x - r},{y - r} {x + r},{y - r} {x + r},{y - 50} {x},{y - 66} {x - r},{y - 40}",
            "#5a2c34",
            16,
            0.95,
        )
        mass(
            c,
            f"{x - r},{y + 70} {x},{y + 60} {x + r},{y + 66} {x + r},{y + r} {x - r},{y + r}",
            "#ffcf8c",
            14,
            0.9,
        )
        for k in range(4):
            line(
                c,
                f"{x - 86 + k * 8},{y + 58 + k * 14} {x},{y + 80 + k * 14} "
                f"{x + 90 - k * 10},{y + 52 + k * 14}",
                "#8a4a40",
                (1, 3, 1),
                0.6,
            )
        eye = (
            f"{x - 98},{y + 14}! {x - 66},{y - 34} {x - 4},{y - 52} {x + 66},{y - 30} "
            f"{x + 96},{y + 12}! {x + 62},{y + 40} {x},{y + 52} {x - 62},{y + 44}"
        )
        with form(c, eye, "#f4e4cc"):
            mass(
                c,
                f"{x - 100},{y - 50} {x + 100},{y - 50} {x + 90},{y - 14} {x},{y - 34} {x - 90},{y - 10}",
                "#8a6068",
                9,
                0.9,
            )
            for k in range(7):
                s = -1 if k % 2 else 1
                line(
                    c,
                    f"{x + s * 92},{y + 14 + k * 2} {x + s * 74},{y + 8 + k * 4} "
                    f"{x + s * 58},{y + 2 + k * 5}",
                    "#c85048",
                    (1.6, 1.2, 0.4),
                    0.6,
                )
            ix, iy = x + 6, y + 6
            c.circle(ix, iy, 47, "#1c3a40")
            c.circle(ix, iy, 43, "#3f8a84")
            for k in range(48):
                a = math.tau * k / 48
                line(
                    c,
                    f"{ix + math.cos(a) * 18},{iy + math.sin(a) * 18} "
                    f"{ix + math.cos(a + 0.1) * 30},{iy + math.sin(a + 0.1) * 30} "
                    f"{ix + math.cos(a) * 43},{iy + math.sin(a) * 43}",
                    c.r.choice(("#8fd0b0", "#2a5c60", "#d8c880", "#1c4448")),
                    (1, 2.4, 1),
                    0.8,
                )
            c.circle(ix, iy, 21, "#0c0810")
            c.circle(ix + 1, iy + 4, 6.5, FIRE)
            c.path(
                contour(f"{ix - 3},{iy + 6}! {ix + 5},{iy + 6}! {ix + 8},{iy + 18}! {ix - 6},{iy + 18}!"),
                FIRE,
            )
            c.ellipse(ix - 20, iy - 20, 9, 6, "#ffffff", 0.9, -30)
        line(
            c,
            f"{x - 98},{y + 14} {x - 66},{y - 34} {x - 4},{y - 52} {x + 66},{y - 30} {x + 96},{y + 12}",
            "#2a1018",
            (3, 8, 9, 8, 3),
        )
        line(
            c,
            f"{x - 98},{y + 14} {x - 62},{y + 44} {x},{y + 52} {x + 62},{y + 40} {x + 96},{y + 12}",
            "#7a3434",
            (2, 5, 5, 4, 2),
        )
        for k in range(11):
            t = k / 10
            a = math.pi * (1.12 - 1.24 * t)
            sx, sy = x - 4 + math.cos(a) * 84, y + 8 - math.sin(a) * 58
            line(
                c,
                f"{sx},{sy} {sx + math.cos(a) * 10},{sy - math.sin(a) * 14} "
                f"{sx + math.cos(a) * 14},{sy - 10 - math.sin(a) * 22}",
                "#2a1018",
                (4, 3, 0.6),
            )
        line(c, f"{x - 80},{y - 56} {x - 10},{y - 82} {x + 70},{y - 58}", "#7a3c3c", (1, 5, 1), 0.8)
        with c.group(through=c.blur(5), opacity=0.5):
            c.path(
                contour(
                    f"{x - 96},{y + 10} {x - 80},{y - 60} {x - 20},{y - 100} {x - 40},{y - 70} "
                    f"{x - 74},{y - 20}"
                ),
                "#ffffff",
            )
    c.ring(x, y, r + 4, r + 4, "#4a2818", 20)
    c.ring(x, y, r + 3, r + 3, "#c88c3c", 14)
    c.ring(x - 1, y - 2, r + 6, r + 6, "#6a4420", 3)
    for a0, tone, w in ((0.5, "#fff0b0", 6), (2.2, "#ffd880", 4), (4.2, "#f8e0b0", 4)):
        text = " ".join(
            f"{x + math.cos(a0 + t * 0.22) * (r + 3):.0f},{y + math.sin(a0 + t * 0.22) * (r + 3):.0f}"
            for t in range(5)
        )
        line(c, text, tone, (1, w, w, 1))


def fist(c: Canvas) -> None:
    """It closes round the handle; the sleeve comes from the left."""
    skin, shade, light = "#c88458", "#5a2830", "#ffd494"
    with c.group(through=c.blur(6)):
        c.path(contour("20,330 110,320 130,400 70,450 10,430"), DARK, op=0.6)
    round_limb(c, "30,366 66,330 96,312 122,296", (34, 30, 26, 19), skin, shade, light, (318, 520))
    c.ellipse(115, 297, 10, 6, "#f0c8a0", 0.9, -32)
    with c.relief(0.1):
        with form(c, "-90,330 -30,326 20,352 40,400 30,456 -20,490 -90,500", "#3a4450"):
            mass(c, "-90,430 40,430 40,480 -90,510", "#14141f", 12, 0.9)
            mass(c, "-10,340 40,386 40,440 24,440 10,390", "#c89870", 9, 0.6)
        line(c, "4,344 30,394 18,462", "#f0e4cc", (18, 20, 18))
        line(c, "12,352 38,398 28,452", "#a89888", (3, 5, 3))
        with form(c, "14,352 40,336 76,344 92,380 84,420 60,444 30,446 22,400", skin):
            mass(c, "10,410 60,430 90,410 80,460 20,460", shade, 9, 0.8)
    for text, w in (
        ("34,350 66,338 98,350 104,362", (27, 29, 26, 20)),
        ("30,376 66,364 100,374 106,386", (28, 30, 27, 20)),
        ("30,404 62,392 94,398 100,410", (28, 29, 26, 19)),
        ("32,430 58,420 82,422 88,432", (24, 25, 22, 17)),
    ):
        round_limb(c, text, w, skin, shade, light, (200, 250))
        ax, ay = (float(v) for v in text.split()[1].split(","))
        line(c, f"{ax - 4},{ay - 8} {ax + 1},{ay} {ax - 2},{ay + 8}", "#8a4c38", (0.6, 2.4, 0.6), 0.7)
