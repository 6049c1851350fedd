"""A net hung out for stars, and a tub of them that gives the light."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.hand import contour, form, line, mass, round_limb
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.star_dealer import INK, dealer
from tools.painter.scenes.star_thief import star

WEB: Point = (404, 214)


def _country(c: Canvas) -> None:
    nature.sky(c, ("#0a0620", "#1d1246", "#4c2f78", "#b070a0"), (0, 0.4, 0.62, 0.8))
    nature.clouds(c, "#8a5cac", 0.4, 0.004, 0.012, 260, 760, 0.48)
    # Not one star is left over the town; somebody has lit a candle.
    with c.relief(0):
        c.path(
            contour("-20,640! 80,600 190,628 300,596 420,620 520,590 620,612 620,760! -20,760!"), "#4a3070"
        )
        for x, w, h in (
            (150.0, 20.0, 26.0),
            (172, 16, 40),
            (190, 24, 22),
            (216, 18, 32),
            (236, 26, 24),
            (264, 14, 46),
            (280, 22, 24),
        ):
            c.rect(x, 626 - h, w, h + 10, "#2a1a4c")
            c.poly([(x - 3, 626 - h), (x + w / 2, 612 - h), (x + w + 3, 626 - h)], "#1c1038")
        c.circle(224, 606, 2.4, "#ffd080")
        c.glow(224, 606, 16, "#ffb050", 0.8)
        c.path(
            contour("-20,680! 120,650 300,676 460,650 620,672 620,910! -20,910!"),
            c.vert("#35205c", "#140b2c"),
        )
    nature.grass(c, -10, 610, 690, 20, 110, ("#4a2f70", "#2c1a4c", "#5c3c80"))
    with c.group(through=c.blur(30), blend="screen"):
        c.ellipse(418, 830, 260, 80, "#8a4c34", 0.8)
        c.ellipse(400, 880, 200, 30, "#c87838", 0.5)


def _trees(c: Canvas) -> None:
    bark, deep = "#2c1c48", "#0c0620"
    with c.relief(0.1):
        with form(
            c,
            "-30,-20! 74,-20! 62,120 66,300 48,480 56,640 84,760 130,850! 60,840 40,880! 10,850 -30,870!",
            bark,
        ):
            mass(c, "-40,-20 20,-20 20,400 10,700 -40,900", deep, 18, 0.9)
            mass(c, "70,560 60,640 92,760 120,850 80,840 50,700 46,600", "#c8784c", 8, 0.75)
            mass(c, "64,160 66,300 52,440 40,440 52,300 52,160", "#7a54a0", 6, 0.7)
            for _ in range(26):
                x, y = c.r.uniform(-10, 60), c.r.uniform(0, 820)
                line(
                    c,
                    f"{x},{y} {x + c.r.uniform(-6, 6)},{y + 30} {x + c.r.uniform(-8, 8)},{y + 64}",
                    c.r.choice((deep, "#4a3070")),
                    (1, 4, 1),
                    0.8,
                )
        for text, wide in (
            ("52,150 110,96 190,70 270,30 330,-20", (34, 26, 18, 12, 8)),
            ("150,84 200,104 246,98", (12, 8, 2)),
            ("610,70 540,50 470,20 420,-20", (34, 24, 16, 10)),
            ("610,420 570,400 540,360 546,320", (26, 18, 10, 3)),
            ("580,404 550,420 524,414", (10, 7, 2)),
        ):
            round_limb(c, text, wide, bark, deep, "#6a4a90", (360, 500))
        round_limb(
            c,
            "616,940 590,790 588,640 602,480 612,300 616,120 618,-20",
            (110, 62, 50, 52, 60),
            bark,
            deep,
            "#a8606c",
            (418, 720),
        )
    for x, y in (
        (230.0, 40.0),
        (262, 96),
        (300, 8),
        (180, 66),
        (470, 14),
        (520, 40),
        (546, 326),
        (528, 414),
        (90, 110),
        (560, 56),
    ):
        for _ in range(5):
            a, n = c.r.uniform(0, math.tau), c.r.uniform(14, 26)
            nature.leaf(
                c,
                x + c.r.gauss(0, 10),
                y + c.r.gauss(0, 8),
                n,
                math.degrees(a),
                c.r.choice(("#3a2460", "#54347c", "#24143f")),
            )


def _web(c: Canvas) -> None:
    ends = (
        (66.0, 170.0), (120, 92), (250, 38), (368, -10), (470, 14), (560, 58), (610, 180), (610, 300),
        (548, 350), (470, 420), (380, 460), (250, 440), (110, 400), (62, 300),
    )  # fmt: skip
    count = len(ends)
    for x, y in ends:
        line(
            c,
            f"{WEB[0]},{WEB[1]} {(WEB[0] + x) / 2},{(WEB[1] + y) / 2 + 4} {x},{y}",
            "#d8c8f0",
            (2, 1.8, 1.6),
            0.85,
        )
    for ring in range(1, 10):
        t = ring / 10.4
        spots = [(WEB[0] + (x - WEB[0]) * t, WEB[1] + (y - WEB[1]) * t + 4 * t * (1 - t)) for x, y in ends]
        for k in range(count):
            (ax, ay), (bx, by) = spots[k], spots[(k + 1) % count]
            if (k, ring) in ((11, 8), (11, 9), (10, 9), (10, 8), (12, 9)):
                continue
            mx, my = (ax + bx) / 2, (ay + by) / 2
            mx, my = mx + (WEB[0] - mx) * 0.12, my + (WEB[1] - my) * 0.12 + 3
            line(c, f"{ax},{ay} {mx},{my} {bx},{by}", "#e4d8f8", (1.5, 1.3, 1.5), 0.3 + 0.5 * c.r.random())
            if c.r.random() < 0.25:
                c.circle(mx, my, 2.2, "#fff4ff", 0.9)
    for x, y, r, rot in (
        (478.0, 118.0, 26.0, 10.0),
        (330, 108, 20, -14),
        (540, 226, 23, 24),
        (470, 304, 27, -8),
        (196, 152, 17, 12),
        (372, 352, 19, 30),
        (286, 238, 15, 0),
    ):
        star(c, x, y, r, rot, 0.9)
        for k in range(3):
            d = (k - 1) * r * 0.5
            line(
                c,
                f"{x - r * 1.1},{y + d - 3} {x},{y + d + 4} {x + r * 1.1},{y + d - 4}",
                "#f4ecff",
                (1, 1.6, 1),
                0.85,
            )
    # One is wound up for the winter.
    with c.at(420, 62, 1.0, 8), c.relief(0.1):
        line(c, "0,-60 0,-44 0,-30", "#e4d8f8", (1.6, 1.6, 1.6))
        c.glow(0, 0, 60, "#ffd878", 0.6)
        with form(c, "0,-32 20,-16 22,10 10,30 -6,32 -20,14 -20,-14", "#d8c4e0"):
            mass(c, "-10,-14 10,-14 12,14 -10,14", "#ffe8a0", 8, 0.9)
            for k in range(8):
                line(
                    c, f"-24,{-26 + k * 8} 0,{-20 + k * 8} 24,{-28 + k * 8}", "#8a74b0", (0.8, 1.8, 0.8), 0.8
                )


def _tub(c: Canvas) -> None:
    with c.group(through=c.blur(9)):
        c.path(contour("250,876 420,866 590,872 600,906 420,916 240,904"), "#060214", op=0.9)
    with c.relief(0.1):
        c.ellipse(418, 748, 152, 42, "#4a2a34")
    for x, y, r, rot in (
        (320.0, 744.0, 36.0, -14.0),
        (372, 726, 42, 10),
        (440, 734, 40, -8),
        (506, 740, 40, 22),
        (400, 762, 40, 34),
        (470, 766, 38, 0),
        (340, 770, 32, 18),
        (524, 768, 30, -20),
    ):
        star(c, x, y, r, rot, 0.45)
    c.glow(418, 730, 260, "#ffcf70", 0.6)
    with c.relief(0.1):
        with form(
            c,
            "266,752! 320,784 418,796 516,784 570,752! 556,830 540,874! 418,894 296,874! 280,830",
            "#a86a40",
        ):
            for k in range(11):
                t = (k - 5) / 5
                line(
                    c,
                    (
                        f"{418 + t * 150},{796 - t * t * 42} {418 + t * 136},{840 - t * t * 30} "
                        f"{418 + t * 122},{896 - t * t * 20}"
                    ),
                    "#5a3030",
                    (2, 3, 2),
                    0.8,
                )
            mass(c, "260,750 330,790 330,890 280,890", "#24103a", 22, 0.85)
            mass(c, "500,790 576,750 570,890 510,890", "#24103a", 20, 0.75)
            mass(c, "290,776 418,802 546,776 530,796 418,818 306,796", "#ffdc8c", 8, 0.7)
        for y, w, d in ((816, 141, 32), (862, 128, 26)):
            line(
                c,
                (
                    f"{418 - w},{y - d * 0.4} {418 - w * 0.6},{y + d * 0.5} "
                    f"418,{y + d * 0.8} {418 + w * 0.6},{y + d * 0.5} {418 + w},{y - d * 0.4}"
                ),
                "#33203c",
                (10, 12, 12, 12, 10),
            )
            line(
                c,
                f"{418 - w * 0.6},{y + d * 0.36} 418,{y + d * 0.66} {418 + w * 0.6},{y + d * 0.36}",
                "#a890a8",
                (1, 3, 1),
                0.8,
            )
        line(c, "266,752 320,785 418,797 516,785 570,752", "#e0a868", (6, 9, 10, 9, 6))


def _ants(c: Canvas) -> None:
    """They have business of their own."""
    spots = ((92.0, 848.0), (204, 850))
    with c.group(through=c.blur(12), blend="screen"):
        c.ellipse(150, 862, 130, 26, "#9a643c", 0.9)
    with c.group(through=c.blur(6)):
        c.ellipse(150, 866, 120, 11, "#060214", 0.9)
    for k, (x, y) in enumerate(spots):
        with c.at(x, y, 1.25, -4 + k * 4, flip=True), c.relief(0.1):
            for dx, kx in ((-10, -22), (0, -4), (10, 16)):
                line(c, f"{dx * 0.6},-6 {kx},4 {kx + 4},16", INK, (3, 2.6, 1.6))
                line(c, f"{dx * 0.6},-6 {-kx * 0.7},6 {-kx * 0.7 - 2},16", INK, (3, 2.4, 1.6))
            for text, lit in (
                ("-40,-10 -28,-20 -12,-14 -12,-2 -26,4 -38,0", "-38,-10 -28,-18 -16,-14 -28,-10"),
                ("-12,-8 0,-14 12,-8 8,0 -8,0", "-8,-9 0,-13 8,-9 0,-7"),
                ("10,-10 22,-22 36,-16 36,-4 24,2 12,-2", "14,-12 22,-20 32,-16 22,-12"),
            ):
                with form(c, text, "#401426"):
                    mass(c, lit, "#ffcf88", 2, 0.95)
            c.circle(28, -14, 3.6, "#fff4dc")
            c.circle(29, -15, 1.8, INK)
            line(c, "28,-20 36,-34 46,-36", INK, (2, 1.8, 1))
            line(c, "10,-12 4,-26 2,-36", INK, (3, 2.4, 1.8))
    star(c, 154, 786, 40, 20, 0.9)


@scene("p72", "violet", Light(strength=0.0, focus=(260, 420)), by_hand=True)
def net_for_stars(c: Canvas) -> None:
    _country(c)
    _trees(c)
    _web(c)
    _tub(c)
    dealer(c)
    _ants(c)
    nature.grass(c, 230, 610, 910, 30, 60, ("#140b2c", "#2c1a4c", "#4a2c50", "#7a4c4c"))
