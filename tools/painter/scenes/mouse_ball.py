"""A ball of mice behind the skirting board, seen from within; somebody looks in who is not on the list."""

from __future__ import annotations

import itertools
import math

from tools.painter import things
from tools.painter.canvas import Canvas, Point
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.ball_guests import doorkeeper, far_pair, pair

LAMP: Point = (138.0, 150.0)
HOLE = "214,668! 222,560 210,470 226,380 238,286 282,208 344,150 420,118 500,112 566,134 620,180! 620,668!"
FUR, NIGHT, WARM = "#2c2030", "#0c0814", "#c88a58"


def _hall(c: Canvas) -> None:
    c.rect(
        0,
        0,
        600,
        900,
        c.fade(
            [(0, "#ffd888", 1), (0.25, "#e8a050", 1), (0.55, "#a8502f", 1), (1, "#4a1a28", 1)], 0.2, 0.2, 0.9
        ),
    )
    # The paper: ruled, out of an exercise book, and stamps hung up as ancestors.
    for k in range(17):
        x = 8 + k * 37.0
        line(c, f"{x},0 {x + 1},300 {x},640", "#8a3a28", (9, 9, 9), 0.22)
    for x, y, w, h, tone, rot in (
        (28.0, 250.0, 62.0, 76.0, "#b84848", -3),
        (118, 268, 66, 58, "#3f7a84", 2),
        (34, 350, 58, 70, "#5a7a48", 2),
    ):
        with c.at(x + w / 2, y + h / 2, 1, rot):
            with c.group(through=c.blur(4), opacity=0.6):
                c.rect(-w / 2 + 4, -h / 2 + 8, w, h, "#4a1820")
            c.rect(-w / 2 - 7, -h / 2 - 7, w + 14, h + 14, "#c8923c", 3)
            c.rect(-w / 2 - 3, -h / 2 - 3, w + 6, h + 6, "#6a3818", 1)
            c.rect(-w / 2, -h / 2, w, h, "#f8ecd0")
            for k in range(int(w / 7) + 1):
                for yy in (-h / 2, h / 2):
                    c.circle(-w / 2 + 2 + k * 7, yy, 2.2, "#6a3818")
            for k in range(int(h / 7) + 1):
                for xx in (-w / 2, w / 2):
                    c.circle(xx, -h / 2 + 2 + k * 7, 2.2, "#6a3818")
            c.rect(-w / 2 + 6, -h / 2 + 6, w - 12, h - 12, tone)
            # A mouse with a crown, in profile.
            s = min(w, h) / 62
            with c.at(0, 6, s):
                c.path(
                    contour("-16,24! -12,4 -16,-8 -2,-18 14,-8 26,2! 12,8 8,24!"), mix(tone, "#fff0d0", 0.6)
                )
                c.circle(-12, -12, 8, mix(tone, "#fff0d0", 0.6))
                c.path(contour("-6,-17! -8,-28! -1,-22! 5,-29! 8,-18!"), "#ffe08a")
    line(c, "-10,640 300,636 610,640", "#6a2c24", (16, 16, 16))
    line(c, "-10,632 300,628 610,632", "#ffcf88", (3, 4, 2), 0.9)


def _cat(c: Canvas) -> None:
    """It has laid its face to the hole, and one eye fills it."""
    with c.group(clip=c.clip(contour(HOLE))):
        c.rect(190, 100, 430, 600, c.vert("#0c1a2c", "#122438", "#1c1c30"))
        with c.relief(0.1):
            face = "196,700! 204,520 200,400 214,300 270,210 350,140 450,104 560,90 640,120! 640,700!"
            with form(c, face, FUR):
                mass(
                    c,
                    ("200,300 270,210 350,150 420,160 340,240 280,330 240,430 200,460"),
                    "#7a4c40",
                    22,
                    0.85,
                )
                mass(c, "204,480 250,470 290,520 300,600 280,690 200,700", "#8a5846", 26, 0.7)
                mass(c, "440,120 640,100 640,420 560,330 500,240", NIGHT, 34, 0.95)
                mass(c, "340,260 460,300 520,400 500,450 440,420 380,390", "#0e0814", 18, 0.7)
            for first, last, count, tones in (
                (
                    "226,300 262,240 300,210",
                    "420,150 440,130 470,116",
                    70,
                    ("#9a6450", "#5a3a3c", "#c88a60", "#241820"),
                ),
                (
                    "404,436 330,452 236,436",
                    "410,610 330,646 226,640",
                    120,
                    ("#7a5048", "#4a3238", "#9a6850", "#241820"),
                ),
                (
                    "300,220 340,190 380,190",
                    "460,300 500,250 560,230",
                    70,
                    ("#5a3a44", "#3a2834", "#7a5048", "#140c16"),
                ),
                ("420,420 400,440 384,470", "560,330 590,380 610,440", 60, ("#3a2834", "#1c121c", "#54383c")),
            ):
                strands(c, first, last, count, tones, (0.8, 2.6, 0.5), 10, 0.34)
            _muzzle(c)
    _eye(c)
    with c.group(through=c.blur(4)):
        line(c, HOLE.rsplit(" ", 1)[0].replace("!", ""), NIGHT, (18, 18, 18), 0.75)
    # Broken plaster round the hole, and the laths in it.
    with c.relief(0.1):
        way = [(float(x), float(y)) for x, y in (q.rstrip("!").split(",") for q in HOLE.split()[:-1])]
        for (ax, ay), (bx, by) in itertools.pairwise(way):
            for k in range(4):
                t = (k + c.r.uniform(-0.3, 0.3)) / 4
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                r = c.r.uniform(7, 19)
                c.path(
                    contour(
                        f"{x - r},{y}! {x - r * 0.2},{y - r}! {x + r},{y - r * 0.4}! "
                        f"{x + r * 0.5},{y + r * 0.9}! {x - r * 0.6},{y + r * 0.6}!"
                    ),
                    c.r.choice(("#f0d4a8", "#d8ac7c", "#b8845c", "#a8704c")),
                )
                line(
                    c,
                    (f"{x + r * 0.5},{y + r * 0.8} {x + r},{y} {x + r * 0.8},{y - r * 0.4}"),
                    "#5a2c2c",
                    (1, 3, 1),
                    0.7,
                )


def _muzzle(c: Canvas) -> None:
    """The ridge of the nose, the nose, two round pads under it, and a chin."""
    mass(c, "470,300 560,290 620,330 610,440 560,430 500,440 470,430 480,370", "#5a3a40", 20, 0.8)
    mass(c, "462,330 500,310 520,370 506,436 478,440 470,390", "#a06a54", 14, 0.7)
    # The chin lies in shade beneath.
    with form(c, "420,606 470,622 540,618 640,600! 640,690! 520,690 456,664", "#241a28"):
        mass(c, "420,606 470,622 540,618 520,650 450,650", "#7a5048", 9, 0.6)
    with form(c, "536,500! 560,480 600,470 640,470! 640,640! 600,640 556,620 538,580", "#463038"):
        mass(c, "580,470 640,470 640,640 590,640 600,560", NIGHT, 18, 0.9)
    pad = "534,500! 500,470 458,470 418,490 394,524 392,562 412,596 450,616 496,614 528,594 540,556 538,520"
    with c.group(through=c.blur(8), opacity=0.6):
        c.path(contour("400,560 420,612 480,634 540,612 540,590 440,600"), NIGHT)
    with form(c, pad, "#6a4844"):
        mass(c, "396,500 440,468 500,472 520,500 490,540 430,556 396,550", "#b8805e", 15, 0.9)
        mass(c, "396,580 450,590 520,570 544,530 548,630 400,630", "#241824", 15, 0.85)
    strands(
        c, "420,500 450,486 500,486", "398,566 440,602 500,604", 50, ("#c89468", "#54383c", "#8a5c50"),
        (0.6, 2, 0.4), 7, 0.35,
    )  # fmt: skip
    line(c, "537,500 538,540 538,566", NIGHT, (5, 5, 4))
    line(c, "538,564 520,598 480,616 436,608 412,594", NIGHT, (4, 6, 6, 4, 1))
    line(c, "538,564 560,600 600,620", NIGHT, (4, 6, 4))
    with form(
        c, "474,446! 500,424 540,418 584,426 604,444! 590,470 560,494 536,504 510,492 486,472", "#c87a78"
    ):
        mass(c, "540,430 620,420 600,490 540,510 556,470", "#5a2438", 9, 0.85)
        mass(c, "474,446 500,424 540,419 530,436 500,446", "#ffc0a0", 5, 0.85)
        mass(c, "494,462 514,456 524,470 512,478", "#4a1428", 4, 0.95)
        mass(c, "562,472 580,460 588,468 572,480", "#3a1024", 4, 0.9)
    for x, y in ((424.0, 528.0), (444, 512), (430, 556), (456, 538), (470, 560)):
        c.circle(x, y, 2.8, "#1c1018")


def _eye(c: Canvas) -> None:
    eye = "258,352! 282,300 330,268 384,274 424,312 436,344! 404,384 350,400 296,386"
    with c.relief(0.1):
        c.path(
            contour("240,356! 272,288 330,250 394,260 444,312 456,352! 414,402 350,418 284,402"), "#0a0610"
        )
        with form(
            c,
            eye,
            c.fade(
                [(0, "#f8ffa8", 1), (0.45, "#b8d850", 1), (0.8, "#5a9438", 1), (1, "#1c4a2c", 1)],
                0.4,
                0.5,
                0.62,
            ),
        ):
            for k in range(56):
                a = math.tau * k / 56
                line(
                    c,
                    f"{338 + math.cos(a) * 30},{336 + math.sin(a) * 30} "
                    f"{338 + math.cos(a) * 84},{336 + math.sin(a) * 78}",
                    c.r.choice(("#f8ffb0", "#3f7a34", "#8ab848")),
                    (0.6, 3, 0.6),
                    0.5,
                )
            mass(c, "250,340 290,270 400,262 440,330 400,304 330,292 280,318", "#1c2c20", 10, 0.8)
            # The slit leans to the one it looks at.
            with c.at(322, 340, 1, 12):
                c.path(contour("0,-66! 17,-30 19,6 12,40 0,62! -14,38 -20,4 -16,-32"), "#08060c")
                # What it sees, very small.
                c.path(contour("-5,22! -6,4 -8,-4 0,-10 8,-4 6,4 6,22!"), "#a83c38")
                c.circle(0, -10, 5.4, "#8a7a78")
                c.circle(-6, -15, 3.4, "#8a7a78")
                c.circle(5, -16, 3.4, "#8a7a78")
            c.ellipse(296, 306, 13, 10, "#ffffff", 0.95, -24)
            c.circle(372, 366, 4, "#ffffff", 0.7)
        line(c, "240,358 270,290 330,252 394,262 444,314 458,352", "#08050c", (3, 12, 15, 13, 10, 2))
        line(c, "262,300 322,256 384,258 430,290", "#d89868", (0.6, 3, 3, 0.6), 0.8)
        line(c, "258,354 300,388 350,402 404,386 436,346", "#e0a878", (1, 4, 4, 3, 1), 0.8)
        for text in ("300,244 262,190 216,168", "330,232 306,176 270,144", "362,228 352,180 330,146"):
            line(c, text, "#f4e4d0", (2.4, 1.6, 0.4), 0.8)


def _whiskers(c: Canvas) -> None:
    """From the pad they swing out to the side and down a little."""
    for text in (
        "446,512 402,482 350,466 300,466",
        "426,528 382,512 336,510 294,522",
        "432,556 386,552 338,560 300,580",
    ):
        line(c, text, "#1c1018", (4.4, 3.4, 2, 0.4), 0.5)
        line(c, text, "#fff4e0", (3.2, 2.4, 1.4, 0.3), 0.95)


def _chandelier(c: Canvas) -> None:
    x, y = LAMP
    c.glow(x, y, 420, "#ffd890", 0.7)
    line(c, f"{x},{-10} {x},{y - 20}", "#6a3a1c", (3, 3))
    with c.relief(0.1):
        for front in (False, True):
            for k in range(9):
                a = math.tau * (k + 0.25) / 9
                if (math.sin(a) > 0) is not front:
                    continue
                cx, cy = x + math.cos(a) * 86, y + math.sin(a) * 20
                tone = ("#f0a0a8", "#a8d0d8", "#f4e0a0")[k % 3]
                c.rect(cx - 4, cy - 30, 8, 32, tone, 2)
                for j in range(3):
                    line(
                        c,
                        (f"{cx - 4},{cy - 4 - j * 10} {cx + 4},{cy - 10 - j * 10}"),
                        "#ffffff",
                        (1.8, 1.8),
                        0.9,
                    )
                things.flame(c, cx, cy - 31, 17, 0.75)
            if not front:
                # A button hangs there.
                c.ellipse(x, y + 5, 96, 25, "#6a3418")
                c.ellipse(x, y, 96, 25, c.horiz("#e8b050", "#fff0b8", "#c8883c", "#8a4a24"))
                c.ellipse(x, y + 1, 74, 17, "#a86c30")
                c.ellipse(x, y + 2, 70, 15, "#e0a850")
                for dx, dy in ((-18, -2), (18, -2), (-18, 5), (18, 5)):
                    c.ellipse(x + dx, y + dy, 8, 3.4, "#4a2014")
                for dx in (-18, 18):
                    line(c, f"{x + dx},{y + 2} {x + dx * 0.6},{y - 40} {x},{y - 70}", "#f4e4c0", (2, 2, 2))


def _floor(c: Canvas) -> None:
    c.path(
        "M-10,646 H610 V910 H-10Z",
        c.fade(
            [(0, "#fff0b8", 1), (0.3, "#f0b860", 1), (0.7, "#a85830", 1), (1, "#5a2428", 1)], 0.36, 0.2, 0.85
        ),
    )
    for k in range(-8, 15):
        x = 240 + k * 40.0
        line(c, f"{x},646 {240 + k * 56},750 {240 + k * 96},910", "#8a4428", (1, 1.8, 2.6), 0.55)
    for k in range(6):
        y = 652 + 8 * (1.75**k)
        line(c, f"-10,{y} 300,{y + 2} 610,{y}", "#8a4428", (1, 1.6 + k * 0.3, 1), 0.5)
    mass(c, "440,646 620,646 620,900 520,900 470,760", "#3a1424", 30, 0.65)
    for _ in range(34):
        x, y = c.r.uniform(20, 580), c.r.uniform(690, 880)
        c.ellipse(
            x, y, 4, 2, c.r.choice(("#e8606c", "#fff4d8", "#5ab0a8", "#f4d060")), 0.9, c.r.uniform(-40, 40)
        )


def _paw(c: Canvas) -> None:
    """It has come in along the floor; one claw is on the train of a dress."""
    with c.group(through=c.blur(10), opacity=0.8):
        c.path(contour("430,826 500,800 620,790 620,862 520,860 440,848"), "#2a0c18")
    with c.relief(0.1):
        arm = "640,672! 596,684 556,704 524,728 506,760 510,800 540,828 590,838 640,836!"
        with form(c, arm, FUR):
            mass(c, "510,770 530,724 580,690 640,668 640,706 580,726 540,764 524,796", "#a06850", 14, 0.8)
            mass(c, "530,830 570,790 640,760 640,860 520,860", NIGHT, 14, 0.9)
        # Three toes, one behind the other; each shows its claw.
        toes = ((546.0, 756.0, 0.4), (516, 776, 0.18), (506, 810, 0.0))
        for x, y, dark in toes:
            tone, lit = mix("#3c2c38", NIGHT, dark), mix("#b8805c", NIGHT, dark)
            toe = (
                f"{x - 38},{y + 6} {x - 36},{y - 16} {x - 14},{y - 32} {x + 20},{y - 34} {x + 50},{y - 22} "
                f"{x + 54},{y + 14} {x + 20},{y + 26} {x - 22},{y + 24}"
            )
            with c.group(through=c.blur(4), opacity=0.8):
                c.path(contour(f"{x - 40},{y - 14} {x - 10},{y - 32} {x + 40},{y - 30} {x + 20},{y}"), NIGHT)
            with form(c, toe, tone):
                mass(c, f"{x - 42},{y} {x - 30},{y - 24} {x + 30},{y - 32} {x + 10},{y - 6}", lit, 8, 0.9)
                mass(
                    c,
                    f"{x - 40},{y + 16} {x},{y + 10} {x + 60},{y} {x + 60},{y + 32} {x - 40},{y + 32}",
                    NIGHT,
                    7,
                )
            mass(c, f"{x + 30},{y - 40} {x + 70},{y - 40} {x + 70},{y + 10} {x + 36},{y + 6}", FUR, 9, 0.9)
            strands(
                c,
                f"{x - 30},{y - 8} {x - 8},{y - 20} {x + 24},{y - 20}",
                f"{x - 24},{y + 10} {x + 6},{y + 4} {x + 40},{y - 4}",
                14,
                (lit, tone),
                (0.6, 2, 0.4),
                4,
                0.4,
            )
        for x, y, dark in toes:
            c.path(
                contour(
                    f"{x - 24},{y + 4}! {x - 40},{y + 4} {x - 56},{y + 14} {x - 63},{y + 28}! "
                    f"{x - 46},{y + 22} {x - 24},{y + 18}!"
                ),
                mix("#f8ead4", NIGHT, dark * 0.7),
            )
            line(c, f"{x - 28},{y + 14} {x - 44},{y + 19} {x - 60},{y + 26}", "#a88070", (1, 2, 0.6), 0.9)


@scene("p08", "ember", Light(strength=0.0, focus=(290, 400)), by_hand=True)
def ball_behind_the_wall(c: Canvas) -> None:
    _hall(c)
    _cat(c)
    _floor(c)
    _chandelier(c)
    with c.group(through=c.blur(26), blend="screen", opacity=0.35):
        c.path(contour("60,170! 220,170! 420,760! -40,760!"), "#ffc870")
    _whiskers(c)
    with c.group(through=c.blur(18), opacity=0.75):
        c.path(contour("330,640 350,560 400,530 470,550 520,620 540,760 480,790 380,780"), NIGHT)
    with c.at(304, 704, 0.56):
        far_pair(c)
    with c.at(24, 4):
        pair(c)
    _paw(c)
    doorkeeper(c)
