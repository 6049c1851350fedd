"""A rope over a town, and who holds it."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures import drawn
from tools.painter.creatures.people_parts import FEAR, WORRY, Skin, head, limb
from tools.painter.hand import contour, form, line, mass, row, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SUN, NIGHT, HAZE = "#ffd098", "#1c1040", "#d8a0b8"
SKIN = Skin("#f0bc9c", "#7a4078", "#ffeac0", "#ec7a70")


def _house(c: Canvas, x: float, y: float, n: float, far: float, turned: bool) -> None:
    """Seen from above, its near eaves round (x, y); ``n`` half its width."""

    def tone(colour: str) -> str:
        return mix(colour, HAZE, far)

    tiles = c.r.choice(("#a8486a", "#8a4a94", "#c8684c", "#5a5a9c", "#b8587c", "#6a4a8c"))
    wall = c.r.choice(("#d8b0a8", "#b89ac0", "#e8c8a0", "#a890b8"))
    h = n * c.r.uniform(0.9, 1.5)
    lit, dark = tone(mix(tiles, SUN, 0.5)), tone(mix(tiles, NIGHT, 0.42))
    if turned:
        c.poly([(x - n, y), (x + n, y), (x + n, y + h), (x - n, y + h)], tone(mix(wall, NIGHT, 0.35)))
        c.poly(
            [
                (x - n * 1.1, y + n * 0.1),
                (x + n * 1.1, y + n * 0.1),
                (x + n * 0.9, y - n * 0.75),
                (x - n * 0.9, y - n * 0.75),
            ],
            tone(mix(tiles, NIGHT, 0.12)),
        )
        c.poly(
            [
                (x - n * 0.9, y - n * 0.75),
                (x + n * 0.9, y - n * 0.75),
                (x + n, y - n * 1.1),
                (x - n, y - n * 1.1),
            ],
            lit,
        )
        rows = [(x - n, x + n, y - n * 0.18), (x - n * 0.95, x + n * 0.95, y - n * 0.46)]
    else:
        c.poly(
            [
                (x - n * 0.8, y),
                (x, y - n * 0.7),
                (x + n * 0.8, y),
                (x + n * 0.8, y + h),
                (x - n * 0.8, y + h),
            ],
            tone(mix(wall, NIGHT, 0.28)),
        )
        c.poly(
            [
                (x - n, y + n * 0.1),
                (x, y - n * 0.8),
                (x - n * 0.05, y - n * 1.9),
                (x - n * 0.95, y - n * 1.15),
            ],
            lit,
        )
        c.poly(
            [
                (x + n, y + n * 0.1),
                (x, y - n * 0.8),
                (x - n * 0.05, y - n * 1.9),
                (x + n * 0.85, y - n * 1.15),
            ],
            dark,
        )
        rows = []
    for a, b, ry in rows:
        line(c, f"{a},{ry} {(a + b) / 2},{ry + n * 0.05} {b},{ry}", dark, (0.5, n * 0.05 + 0.4, 0.5), 0.7)
    for k in (-0.45, 0.1):
        if c.r.random() < 0.6 and n > 12:
            wx, wy = x + k * n, y + h * 0.34
            c.rect(wx, wy, n * 0.28, n * 0.42, tone("#ffd880"))
    if c.r.random() < 0.6:
        cx, cy = x + n * 0.3, y - n * 0.9
        c.rect(cx, cy - n * 0.3, n * 0.22, n * 0.44, tone("#8a4a5c"))


def _town(c: Canvas) -> None:
    c.rect(0, 150, 600, 760, c.vert("#d8a8bc", "#7a5a94", "#4a3478", "#2c1c54"))
    y, n = 176.0, 8.0
    while y < 960:
        far = max(0.0, 0.8 - (y - 170) / 620)
        x = -n * c.r.uniform(0, 2)
        while x < 640:
            open_ = math.hypot((x - 396) / 1.5, y - 812) < 86 + n * 0.6
            if not open_:
                _house(
                    c, x, y + c.r.uniform(-0.3, 0.3) * n, n * c.r.uniform(0.84, 1.06), far, c.r.random() < 0.5
                )
            x += n * c.r.uniform(2.1, 2.7)
        y += n * 1.5
        n *= 1.16


def _watcher(c: Canvas, x: float, y: float, cloth: str, turn: float) -> None:
    """Somebody far below, from above: the face is turned up."""
    with c.group(through=c.blur(3)):
        c.ellipse(x + 14, y + 12, 17, 6, NIGHT, 0.6)
    with c.at(x, y, 1.0, turn):
        c.path(contour("-11,14! -12,-2 0,-8 12,-2 11,14! 0,18"), cloth)
        c.path(contour("2,-7 12,-2 11,14! 4,16"), mix(cloth, NIGHT, 0.6))
        c.circle(0, -9, 7.4, "#3a2038")
        c.ellipse(-0.6, -7.6, 5.6, 5.4, SKIN.tone)
        for side in (-2.4, 2.0):
            c.circle(side, -9, 1, NIGHT)
        c.circle(0, -5.4, 1.2, "#8a2c3c")


def _crow(c: Canvas) -> None:
    """In flight, a rope's end in its beak at the origin; it looks right, two hundred and fifty long."""
    ink, blue, shine = "#14102c", "#2c2858", "#7a78b8"
    with c.relief(0.1):
        row(c, "-196,20 -186,34 -172,44", "-290,40 -282,76 -254,98", 6, 30, (ink, "#1c1a3c"), "#3a3870", 0)
        # The far wing, high.
        with c.at(-112, -30, 0.9, 14):
            row(
                c,
                "-6,-120 -30,-160 -70,-196",
                "20,-250 -60,-290 -150,-270",
                7,
                34,
                ("#1a1638", "#2a2654"),
                "#4a4884",
                0.05,
            )
            row(
                c,
                "10,-10 10,-60 -4,-118",
                "110,-110 110,-190 60,-250",
                7,
                38,
                ("#0e0b22", "#1a1638"),
                "#3a3870",
                0.06,
            )
        with form(
            c,
            (
                "14,-2! -8,-14 -30,-22 -50,-40 -80,-48 -106,-36 -140,-14 "
                "-190,8 -206,30 -180,46 -120,50 -70,36 -40,14 -22,8! -6,8"
            ),
            blue,
        ):
            mass(c, "-210,30 -140,30 -70,14 -30,6 -60,60 -200,60", ink, 10, 0.9)
            mass(c, "-100,-40 -70,-50 -40,-36 -60,-28 -100,-20 -160,4", shine, 6, 0.6)
        with form(c, "20,0! 4,-12 -16,-20 -34,-18! -30,2 -26,12! -4,12", "#3a3450"):
            mass(c, "20,0 -10,2 -30,4 -26,16 0,14", "#0c0818", 3, 0.9)
            mass(c, "-20,-18 4,-12 16,-4 -10,-10", "#c8b0c0", 2, 0.7)
        c.circle(-46, -20, 7, "#0a0818")
        c.circle(-46, -20, 5, "#d8a84c")
        c.circle(-44.6, -21, 3, "#0a0818")
        c.circle(-46.4, -22.4, 1.3, "#ffffff")
        line(c, "-56,-24 -46,-31 -34,-24", ink, (1, 4, 2))
        with c.at(-120, -10, 1.0, -30):
            row(
                c,
                "-6,-140 -34,-186 -76,-226",
                "40,-276 -60,-330 -170,-316",
                7,
                38,
                ("#2c2860", "#4a4690", "#8a78b8"),
                "#7a78b8",
                0.05,
            )
            row(
                c,
                "16,-10 16,-66 0,-136",
                "150,-80 150,-170 84,-262",
                7,
                44,
                ("#1c1844", "#3a3678", "#5a5498"),
                "#4a4884",
                0.08,
            )
            row(
                c,
                "4,-6 4,-60 -10,-140",
                "88,-56 86,-124 30,-206",
                7,
                34,
                ("#2c2860", "#4a4690", "#7a70b0"),
                "#5a58a0",
                0.08,
            )
            with form(c, "-24,20 -38,-60 -50,-150 -84,-232! -60,-214 -26,-150 0,-70 20,-10 6,24", blue):
                mass(c, "-30,0 -46,-90 -70,-200 -54,-190 -30,-80 -16,0", shine, 6, 0.7)


def _pole(c: Canvas, x0: float, y0: float, x1: float, y1: float, w0: float, w1: float) -> None:
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2 + 6
    line(c, f"{x0 + 2},{y0 + 3} {mx + 2},{my + 3} {x1 + 2},{y1 + 3}", "#3a1c30", (w0, (w0 + w1) / 2, w1))
    line(c, f"{x0},{y0} {mx},{my} {x1},{y1}", "#c8845c", (w0 * 0.8, (w0 + w1) * 0.4, w1 * 0.8))
    line(
        c,
        f"{x0 - 1},{y0 - 2} {mx - 1},{my - 2} {x1 - 1},{y1 - 2}",
        SUN,
        (w0 * 0.25, (w0 + w1) * 0.12, w1 * 0.3),
        0.9,
    )


def _walker(c: Canvas) -> None:
    teal, deep = "#3f7a94", "#14204c"
    with c.relief(0.1):
        _pole(c, 330, 530, 96, 306, 10, 6)
        # The back leg, then the front one: both feet turned along the rope.
        limb(c, "258,566 288,612 284,650 262,700 240,750", (48, 46, 38, 30, 18), mix(teal, deep, 0.5), deep)
        with form(c, "222,742! 246,738! 262,756 276,768 268,778 226,772!", "#8a3c5c"):
            mass(c, "222,764 270,764 270,780 224,780", NIGHT, 4, 0.6)
        # Far arm.
        with form(c, "296,412 322,424 346,462 348,482 334,512! 314,506! 320,478 304,456 290,450", "#c8a8b4"):
            for k in range(5):
                line(
                    c,
                    f"{296 + k * 3},{436 + k * 15} {320 + k * 2},{432 + k * 17} {356 - k},{430 + k * 19}",
                    "#8a2448",
                    (9, 9, 9),
                )
            mass(c, "290,420 310,430 326,470 314,510 290,510", "#3a1450", 7, 0.7)
        c.circle(324, 514, 11, mix(SKIN.tone, SKIN.shade, 0.4))
        with form(
            c,
            "232,412! 262,396 296,396 322,416! 326,470 316,520 308,572! 270,586 224,576! 226,500",
            "#f4e2cc",
        ):
            for k in range(8):
                y = 408 + k * 24
                line(c, f"214,{y + 8} 262,{y + 15} 334,{y}", "#c8344c", (12, 13, 12))
            mass(c, "290,390 330,410 336,480 320,590 280,590 306,500", "#4a1c5c", 13, 0.85)
            mass(c, "226,410 250,404 242,490 240,580 220,580", SUN, 7, 0.7)
        limb(c, "272,566 318,600 350,640 350,680 344,722", (50, 48, 40, 31, 18), teal, deep)
        line(c, "262,578 304,616 332,650 334,712", SUN, (2, 7, 4, 1), 0.7)
        line(c, "224,566 266,578 308,566", "#4a2050", (17, 18, 17))
        strands(
            c, "226,564 200,574 168,566", "226,574 204,592 176,604", 6, ("#4a2050", "#8a3c6c"), (8, 9, 2), 4
        )
        with form(c, "334,716! 358,712! 374,728 390,738 384,748 338,746!", "#b8486c"):
            mass(c, "334,738 388,740 386,752 336,750", NIGHT, 4, 0.6)
            mass(c, "340,714 360,718 372,730 350,730", "#ffb0b0", 3, 0.8)
        # Neck and head: it looks down to the end of the pole.
        c.path(contour("258,406! 262,376 292,378 296,404 276,416"), mix(SKIN.tone, SKIN.shade, 0.45))
        with c.at(286, 346, 1.0, 20):
            head(c, "#3a1c30", SKIN, 0.92, FEAR, WORRY)
            with form(
                c,
                "28,-44 38,-32 14,-34 2,-18 -6,-4 -20,-8 -22,14 -34,26 -48,4 -50,-32 -30,-62 2,-70 28,-60",
                "#3a2038",
            ):
                mass(c, "-48,-30 -30,-60 0,-68 -10,-52 -36,-24", "#d88a5c", 5, 0.9)
            c.path(contour("52,-32! 57,-22 52,-16 47,-22"), "#c8ecff")
        # The near half of the pole, and the hand that holds it.
        _pole(c, 329, 528, 506, 702, 10, 17)
        line(c, "318,549 332,546 342,545", SKIN.tone, (17, 16, 14))
        arm = (
            "230,424 244,400 264,400 278,418 276,456 268,488 276,512 "
            "300,524 326,530! 328,560! 284,566 246,552 222,512 220,462"
        )
        c.path(contour(arm), "#6a2c5c", "#6a2c5c", 3)
        with form(c, arm, "#f4e2cc"):
            for k in range(8):
                a = (6, 2, -4, -16, -40, -62, -80, -84)[k]
                x, y = (
                    (252, 424),
                    (246, 448),
                    (244, 473),
                    (247, 500),
                    (259, 524),
                    (279, 540),
                    (300, 545),
                    (320, 546),
                )[k]
                with c.at(x, y, 1.0, a):
                    line(c, "-34,2 0,5 34,0", "#c8344c", (12, 12, 12))
            mass(
                c,
                "280,410 284,470 276,500 300,520 330,528 330,545 280,540 262,510 262,470 268,430",
                "#4a1c5c",
                8,
                0.6,
            )
            mass(c, "222,430 240,404 250,402 234,460 238,510 260,544 250,560 216,520", SUN, 6, 0.75)
        for k in range(4):
            line(
                c,
                f"{338 + k * 8},{534 + k * 8} {346 + k * 8},{548 + k * 8} {338 + k * 8},{558 + k * 8}",
                SKIN.shade,
                (10, 10, 8),
            )
            line(
                c,
                f"{338 + k * 8},{533 + k * 8} {345 + k * 8},{547 + k * 8} {337 + k * 8},{556 + k * 8}",
                SKIN.tone,
                (8.4, 8.4, 6.4),
            )


def _rope(c: Canvas, text: str, widths: tuple[float, ...]) -> None:
    line(c, text, "#5a3450", [w + 3 for w in widths])
    line(c, text, "#f0d8b0", widths)


@scene("p42", "violet", Light(strength=0.0, focus=(320, 470)), by_hand=True)
def held_by_birds(c: Canvas) -> None:
    nature.wash(c, "#5a3c8a", "#a868a0", "#f0a898", "#d8a8bc", "#3a2a68")
    c.glow(70, 170, 300, "#ffc888", 0.8)
    nature.clouds(c, "#ffc0a0", 0.7, 0.003, 0.02, 0, 190, 0.46)
    for x, h in ((452, 70), (466, 44), (300, 34), (150, 52), (164, 38)):
        c.path(
            contour(
                f"{x - 7},190! {x - 6},{190 - h * 0.5}! {x},{176 - h}! {x + 6},{190 - h * 0.5}! {x + 7},190!"
            ),
            "#a878a8",
        )
    _town(c)
    # The square, its people and their net.
    c.path(contour("262,800 330,742 450,736 536,790 540,850 470,900 330,900 266,860"), "#a07898")
    for k in range(1, 4):
        c.ring(402, 826, 38 * k, 23 * k, "#8a6488", 2, 0.6)
    with c.group(through=c.blur(10)):
        c.path(contour("250,770 340,730 460,740 400,770 300,810"), SUN, op=0.55)
    for x, y, cloth, turn in (
        (452, 782, "#3f8a94", 6), (494, 812, "#c8684c", 10), (300, 806, "#5a5a9c", -10),
        (322, 858, "#b8587c", -4),
        (474, 860, "#e8b85c", 8), (418, 768, "#7a4a8c", 0), (354, 776, "#d8c0a0", -6),
    ):  # fmt: skip
        _watcher(c, x, y, cloth, turn)
    with c.group(through=c.blur(3)):
        c.ellipse(408, 846, 30, 9, NIGHT, 0.6)
    _watcher(c, 372, 826, "#d84a4c", 6)
    _watcher(c, 432, 828, "#4a8ac0", -6)
    c.ellipse(402, 826, 21, 10, "#f4ecd8")
    for k in range(-2, 3):
        c.segment(402 + k * 7, 818, 402 + k * 8, 834, "#8a6a8c", 1)
        c.segment(384, 826 + k * 3.4, 420, 826 + k * 3.4, "#8a6a8c", 0.9)
    c.ring(402, 826, 21, 10, "#c8344c", 2.4)
    # Far crow, rope, near crow.
    with c.at(474, 566, 0.44, -8, True):
        _crow(c)
    _rope(c, "476,568 428,656 346,742 252,772 200,760 158,726", (2.6, 4, 5.5, 7, 8, 9))
    with c.at(160, 726, 0.8, -6):
        _crow(c)
    _rope(c, "144,728 160,726 170,738 168,762 174,786", (7, 8, 7, 6, 3))
    mass(c, "250,290 340,280 400,330 396,400 340,430 300,420", "#d0a4bc", 16, 0.85)
    _walker(c)
    with c.at(494, 688, 0.46, 12):
        drawn.sparrow(c)
