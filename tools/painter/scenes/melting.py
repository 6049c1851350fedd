"""A snowman among palms, and who looks in at him."""

from __future__ import annotations

import math
from itertools import pairwise

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, child_profile, cuff, ear, hand_open, jointed
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, feather, form, line, mass, strands, torn
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SUN, DEEP, ICE = "#fff0b8", "#123c48", "#6aa0a8"
SNOW = (
    "150,300 158,262 196,244 238,242 278,256 302,292 306,336 292,372 268,394! 308,412 338,454 342,504 "
    "322,550 292,582! 344,612 382,668 392,730 384,784 408,822 456,842! 340,862 200,868 60,858! 22,840 "
    "58,806 56,740 66,672 104,612 146,584! 110,556 92,510 96,458 122,416 160,396! 142,368 142,332"
)
SKIN = Skin("#f0c0a4", "#a06c80", "#e8f0f8", "#f0706c")


def _frond(c: Canvas, text: str, size: float, tone: str, count: int = 15, lean: float = 0.7) -> None:
    """A palm leaf along three or more points; its leaflets hang."""
    way = [tuple(map(float, word.split(","))) for word in text.split()]
    from_, to = darker(tone, 0.45), lighter(tone, 0.25)
    spine: list[tuple[float, float]] = []
    for (ax, ay), (bx, by) in pairwise(way):
        spine += [(ax + (bx - ax) * k / 8, ay + (by - ay) * k / 8) for k in range(8)]
    for k in range(count):
        t = (k + 0.6) / count
        x, y = spine[int(t * (len(spine) - 1))]
        ahead = spine[min(int(t * (len(spine) - 1)) + 1, len(spine) - 1)]
        a = math.atan2(ahead[1] - y, ahead[0] - x)
        n = size * math.sin(math.pi * (0.18 + 0.8 * t)) * c.r.uniform(0.9, 1.1)
        for side in (-1, 1):
            b = a + side * (1.15 - 0.6 * t)
            tip = (x + math.cos(b) * n, y + math.sin(b) * n + n * 0.3 * lean)
            feather(
                c,
                (x, y),
                tip,
                n * 0.17,
                mix(from_, to, 0.25 + 0.5 * (side < 0) + 0.2 * c.r.random()),
                "",
                0.1 * side,
            )
    c.line([(float(p[0]), float(p[1])) for p in way], mix(to, "#fff4c0", 0.3), 3)


def _butterfly(c: Canvas, tone: str, edge: str) -> None:
    for side in (-1, 1):
        c.path(contour(f"0,0! {side * 8},-18 {side * 26},-24 {side * 28},-8 {side * 12},2"), edge)
        c.path(contour(f"0,0! {side * 8},-14 {side * 21},-19 {side * 22},-8 {side * 10},0"), tone)
        c.path(
            contour(f"0,0! {side * 14},2 {side * 20},14 {side * 10},20 {side * 3},10"), mix(tone, edge, 0.35)
        )
    c.limb([(0, -10), (0, 12)], (3, 2), "#1c1420")


def _outside(c: Canvas) -> None:
    """Winter beyond the panes, and a girl at them."""
    c.rect(300, 210, 310, 660, c.vert("#7a9cb8", "#a8c0d0", "#d4e0e4", "#eef0ec"))
    for k in range(8):
        with c.relief(0):
            nature.fir(
                c,
                312 + k * 42,
                560 + (k * 31) % 30,
                110 + (k * 53) % 80,
                mix("#3a6a78", "#a8c4d0", 0.35 + 0.15 * (k % 3)),
            )
    c.path(contour("290,560! 420,546 520,566 620,552 620,900! 290,900!"), c.vert("#e8eef0", "#b8ccd8"))
    coat, deep = "#d8963c", "#6a3a48"
    with c.at(-82, -92, 1.12), c.relief(0.1):
        with form(c, "426,900! 440,760 452,690 474,656 510,644 552,660 590,720 610,900!", coat):
            mass(c, "520,640 600,700 620,900 540,900 560,760", deep, 18, 0.85)
            mass(c, "430,900 446,740 470,670 484,680 466,780 456,900", "#fff0d0", 9, 0.6)
            for y in (720, 776, 832):
                c.circle(470, y, 7, "#5a3440")
        with form(c, "476,620! 482,650 484,676 520,684 546,668 544,616!", SKIN.tone):
            mass(c, "470,612 546,612 550,680 520,684 510,650", SKIN.shade, 7, 0.7)
        with c.at(498, 592, 1.2, 15, True):
            with c.at(-4, -2, 0.94):
                child_profile(c, SKIN, "#4a6a8c", "#7a3c2c", 0.95, -1.5, "calm")
                ear(c, -10, 8, SKIN)
            # The hair comes from under the hat in one soft fall, drawn back behind the ear.
            with form(
                c,
                "-6,-40 -24,-22 -22,2 -16,20 -22,40 -30,62 -36,92 -58,98 -72,80 -70,40 -62,-6 -46,-44",
                "#8a4630",
            ):
                mass(c, "-76,-20 -52,-30 -50,40 -56,100 -80,90", "#4a2428", 9, 0.85)
                mass(c, "-20,-36 -34,-10 -30,30 -40,80 -46,40 -42,-20", "#c87848", 6, 0.7)
                strands(c, "-14,-36 -28,0 -24,40 -38,90", "-50,-40 -62,0 -60,50 -64,90", 9,
                        ("#6a3428", "#b8683c", "#5a2c28"), (0.8, 2.4, 2, 0.5), 3, 0.5)  # fmt: skip
            with form(c, "-34,-44 6,-50 14,-36 6,-26 0,-16 -6,-18 -14,-26 -28,-20", "#a85c38"):
                mass(c, "-34,-46 -10,-30 -10,4 -30,-10", "#6a3428", 5, 0.7)
            line(c, "-16,18 -10,40 -14,60", "#a85c38", (2, 4, 0.6), 0.9)
            line(c, "-18,-30 -8,-38 4,-42", "#a85c38", (5, 6, 2))
        with form(c, "440,560! 446,524 476,500 520,496 552,520 566,566! 506,548", "#3f8a94"):
            mass(c, "510,490 570,520 570,570 520,550", "#143c50", 8, 0.8)
            strands(
                c,
                "450,556 460,520 490,500",
                "560,560 548,524 514,500",
                9,
                ("#2a6a7a", "#7ac0c0"),
                (2, 3, 1),
                2,
                0.7,
            )
        c.path(contour("434,566 470,546 520,548 572,566 574,582 520,566 470,564 438,582"), "#e8f0ec")
        strands(
            c, "486,500 474,482 484,468", "516,500 530,484 520,466", 24, ("#f4f6f0", "#b8ccd4"), (7, 7, 3), 7
        )
        with form(c, "448,656! 480,672 540,668 570,650 576,674 540,692 480,694 446,678", "#c8483c"):
            mass(c, "520,650 580,650 580,694 530,694", "#5a1c38", 6, 0.7)
        jointed(c, (500, 716), (462, 784), (426, 694), (58, 46, 28), Cloth(coat, deep, "#ffe0a0"), (300, 500))
        cuff(c, (462, 784), (425, 692), 30, "#fff4e0", "#a08a88")
        hand_open(c, 422, 684, -8, SKIN, 1.05, True)
    c.glow(392, 640, 60, "#f4fbf8", 0.35)


def _house(c: Canvas) -> None:
    """Ribs of iron under a roof that carries snow."""
    c.path("M-10,-10 H610 V240 H-10Z", c.vert("#a8ccd4", "#cfe4de"))
    c.path("M-10,200 H320 V640 H-10Z", c.vert("#9cc4bc", "#5a9484"))
    with c.group(through=torn(c, "#f4f8f6", 0.03, 8, 0.8, 4)):
        c.path(contour("300,-20 420,20 520,14 620,70 620,-30"), "#fff")
        c.path(contour("330,110 440,130 560,124 620,160 620,190 480,168 360,150"), "#fff", op=0.8)
    nature.shafts(c, 40, -40, 7, 0.5, 900, 1.0, 0.42, "#fff4c8", 0.08)
    iron, light = "#3f6a68", "#d8ece0"
    for x0, x1 in ((-60, 40), (60, 120), (180, 200), (300, 282), (430, 372), (570, 470), (720, 590)):
        c.segment(x0 * 1.0, -10, x1, 214, iron, 8)
        c.segment(x0 - 2, -10, x1 - 2, 214, light, 2.4, 0.8)
    for y in (40, 122):
        c.segment(-10, y, 610, y + 10, iron, 5)
    c.rect(-10, 206, 620, 20, c.vert(light, iron, "#1c4448"))


def _panes(c: Canvas) -> None:
    iron = c.horiz("#a8ccc4", "#4a7a78", "#1c4448")
    for x, w in ((298, 18), (594, 16)):
        c.rect(x, 210, w, 680, iron)
    c.rect(300, 398, 300, 11, c.vert("#a8ccc4", "#1c4448"))
    c.rect(300, 770, 300, 14, c.vert("#a8ccc4", "#1c4448"))
    # Steam on the glass, wiped where her hand is, and drops that run down it.
    with c.group(through=c.blur(14), opacity=0.5):
        c.path(contour("316,420 372,410 380,470 340,500 318,490"), "#f4fbf8")
        c.path(contour("560,420 600,410 600,520 576,560"), "#f4fbf8")
    for k in range(9):
        x, y, n = 378 + k * 24 + (k * 37) % 11, 230 + (k * 67) % 120, 30 + (k * 43) % 70
        line(c, f"{x},{y} {x + 2},{y + n / 2} {x},{y + n}", "#f4fbf8", (0.5, 1.4, 0.5), 0.35)
        c.ellipse(x + 9, y + n * 0.6, 1.8, 2.2, "#ffffff", 0.6)


def _snowman(c: Canvas) -> None:
    twig = "#5a3a2c"
    with c.relief(0.1):
        # The arm that hangs.
        for text, w in (
            ("110,470 72,520 58,580 60,630", (13, 10, 8, 5)),
            ("60,606 44,632 40,654", (6, 4, 1.6)),
            ("60,618 66,644 60,664", (6, 4, 1.6)),
            ("66,560 48,572 38,590", (6, 4, 1.4)),
        ):
            line(c, text, twig, w)
        with form(c, SNOW, "#eef4f0"):
            mass(
                c,
                (
                    "300,240 340,300 320,380 360,440 360,540 330,590 420,660 430,860 "
                    "250,880 320,760 300,640 240,590 310,500 270,400 280,330"
                ),
                ICE,
                24,
                0.85,
            )
            mass(c, "290,600 420,640 440,860 340,870 380,760", DEEP, 20, 0.4)
            mass(c, "150,392 220,414 290,388 330,420 250,440 130,420", "#4a8a94", 10, 0.8)
            mass(c, "130,584 220,612 310,578 360,620 240,644 100,616", "#4a8a94", 12, 0.8)
            mass(c, "146,340 150,280 190,246 240,246 210,268 176,310 168,370", SUN, 10, 0.85)
            mass(c, "92,520 100,450 150,410 170,420 130,460 116,540", SUN, 10, 0.85)
            mass(c, "58,780 60,690 110,610 150,600 110,660 90,760 80,840", SUN, 12, 0.85)
            mass(c, "300,660 360,700 370,780 330,800 330,720", "#a8d8a0", 16, 0.45)
            # Where it runs.
            for x, y, n in (
                (176, 420, 90),
                (140, 470, 60),
                (236, 440, 70),
                (300, 470, 60),
                (120, 660, 120),
                (170, 640, 170),
                (226, 650, 120),
                (286, 640, 150),
                (340, 680, 130),
                (86, 730, 90),
                (256, 770, 80),
            ):
                mass(
                    c,
                    f"{x - 5},{y} {x + 5},{y + 4} {x + 9},{y + n} {x},{y + n * 1.1} {x - 8},{y + n}",
                    "#7ab0b8",
                    4,
                    0.6,
                )
                line(
                    c, f"{x - 7},{y + 8} {x - 4},{y + n * 0.5} {x - 9},{y + n}", "#ffffff", (0.6, 4, 0.6), 0.7
                )
        # Coal buttons, one of which slides.
        for x, y, r in ((262, 450, 11.0), (274, 502, 12), (262, 572, 11)):
            c.ellipse(x + 2, y + 4, r, r, "#4a8a94", 0.6)
            c.path(
                contour(
                    f"{x - r},{y} {x - r * 0.4},{y - r} {x + r * 0.7},{y - r * 0.7} "
                    f"{x + r},{y + r * 0.3} {x + r * 0.2},{y + r} {x - r * 0.8},{y + r * 0.7}"
                ),
                "#1c1c28",
            )
            c.circle(x - 3, y - 4, 2.4, "#8aa0b0")
        # The face.
        for x, y, rx in ((227, 313, 9.4), (276, 309, 7.8)):
            c.ellipse(x, y + 3, rx + 4, 13, "#8ab8bc", 0.7)
            c.ellipse(x, y, rx, 11, "#14141f")
            c.circle(x + 4, y - 5, 2.6, "#ffffff")
            c.circle(x - 3, y + 5, 1.8, "#8aa0b0")
        line(c, "204,296 220,284 238,282", twig, (3, 5, 2))
        line(c, "264,280 280,280 292,290", twig, (2, 5, 3))
        for x, y, r in (
            (216, 369, 4.6),
            (229, 375, 5),
            (244, 378, 5),
            (259, 377, 4.6),
            (272, 373, 4.4),
        ):
            c.ellipse(x + 1, y + 2, r, r, "#6aa0a8", 0.7)
            c.circle(x, y, r, "#1c1c28")
        with form(c, "248,318! 268,318 300,330 336,350 352,368! 322,362 280,350 248,344 238,332", "#f08a34"):
            mass(c, "244,344 290,346 350,366 320,372 250,356", "#8a3a1c", 5, 0.85)
            mass(c, "250,318 290,328 330,348 290,336", "#ffd890", 3, 0.8)
        for x in (264, 288, 312):
            line(
                c,
                (
                    f"{x},{326 + (x - 264) * 0.4} {x - 3},{338 + (x - 264) * 0.36} "
                    f"{x - 2},{346 + (x - 264) * 0.3}"
                ),
                "#8a3a1c",
                (0.6, 1.8, 0.6),
                0.7,
            )
        c.path(contour("352,372! 358,386 352,394 346,386"), "#e8fbff")
        # Scarf.
        with form(c, "148,388! 190,412 250,412 296,382! 308,404 296,424 240,444 180,438 142,414", "#c8343c"):
            for k in range(8):
                x = 146 + k * 24
                line(c, f"{x},380 {x + 8},416 {x + 2},450", "#f4e2cc", (8, 9, 8))
            mass(c, "240,380 320,380 320,450 230,450 260,420", "#4a1430", 9, 0.6)
        with form(c, "166,424! 210,436! 206,500 200,560 190,604! 148,600! 158,540 162,480", "#c8343c"):
            for k in range(6):
                y = 446 + k * 28
                line(c, f"140,{y} 180,{y + 7} 220,{y + 3}", "#f4e2cc", (8, 9, 8))
            mass(c, "190,420 220,430 206,610 186,610 196,500", "#4a1430", 7, 0.7)
        for k in range(8):
            line(
                c,
                f"{150 + k * 5},598 {149 + k * 5},612 {150 + k * 5.2},{622 + k % 3 * 4}",
                "#c8343c",
                (3.4, 3, 1),
            )
        # Hat.
        with c.at(220, 262, 1.0, -7):
            c.ellipse(0, 6, 96, 17, "#5a949c", 0.6)
            c.ellipse(0, 0, 98, 19, "#1c1c2c")
            c.ellipse(-8, -4, 84, 12, "#3a3a50")
            with form(c, "-58,-4! -64,-60 -68,-118! 0,-128 66,-118! 60,-60 56,-4! 0,8", "#26263a"):
                mass(c, "10,-130 80,-130 70,10 20,10 36,-60", "#0a0a18", 10, 0.9)
                mass(c, "-70,-120 -44,-124 -36,0 -60,0", "#e8d8a0", 7, 0.7)
            c.path(contour("-61,-26! 0,-14 58,-26! 57,-6! 0,7 -58,-5!"), "#b82c3c")
            c.ellipse(-1, -119, 66, 11, "#34344c")
            line(c, "40,-16 60,-44 56,-74", "#4a8a3c", (4, 3, 2))
            for x, y, a in ((56, -74, -70.0), (60, -50, -10), (50, -34, -150)):
                r = math.radians(a)
                feather(
                    c, (x, y), (x + math.cos(r) * 26, y + math.sin(r) * 26), 12, "#8fc84c", "#3a7a34", 0.1
                )
    _gift(c)


def _gift(c: Canvas) -> None:
    twig, bark = "#5a3a2c", "#b88a60"
    with c.relief(0.1):
        # The arm that gives, and the flower.
        line(c, "388,590 392,540 400,486", "#2f6a34", (5, 5, 4))
        feather(c, (391, 556), (424, 532), 15, "#5aa044", "#2f6a34", 0.15)
        for ring, (n, far, tone) in enumerate(((9, 40, "#b81c34"), (8, 31, "#e83a40"))):
            for k in range(n):
                turn = math.tau * (k + ring * 0.5) / n
                feather(
                    c,
                    (400, 470),
                    (400 + math.cos(turn) * far, 468 + math.sin(turn) * far * 0.86),
                    21,
                    mix(tone, "#ff9a80", 0.3 * (math.cos(turn + 2.4) > 0.3)),
                    "#7a1028",
                    0.08,
                )
        c.circle(400, 469, 11, "#f0c040")
        c.circle(397, 466, 5, "#fff0a0")
        # It is set into his side, under the shoulder.
        c.ellipse(322, 468, 13, 10, "#5a949c", 0.8, 40)
        for text, w in (
            ("322,468 346,506 368,540 392,556", (15, 12, 10, 8)),
            ("382,550 402,542 409,528", (6, 5, 2)),
            ("386,554 404,556 413,547", (6, 5, 2)),
            ("380,550 397,568 392,578", (6, 4, 2)),
        ):
            line(c, text, twig, w)
        line(c, "324,464 349,503 371,536", bark, (2, 3.4, 1), 0.9)
        for text in ("334,490 342,486 346,488", "356,522 362,518 366,519"):
            line(c, text, "#3a2420", (1, 2, 0.6))


@scene("p74", "verdigris", Light(strength=0.0, focus=(300, 400)), by_hand=True)
def guest_in_the_glasshouse(c: Canvas) -> None:
    nature.wash(c, "#a8ccd4", "#8fbcae", "#4a8478", "#2c5a54")
    _house(c)
    _outside(c)
    _panes(c)
    # Palms and beds behind him.
    with c.relief(0.1):
        c.limb([(70, 640), (84, 480), (64, 300)], (30, 24, 18), "#7a5a40")
        for k in range(14):
            line(
                c,
                f"{54 + k * 0.6},{620 - k * 23} {72},{628 - k * 23} {92},{616 - k * 23}",
                "#4a3428",
                (1, 3, 1),
                0.8,
            )
        for text, tone in (
            ("64,300 120,240 200,236 250,300", "#2f7a5c"),
            ("64,300 20,250 -40,270 -80,330", "#2f7a5c"),
            ("64,300 60,220 110,150 170,140", "#4f9a5c"),
            ("64,300 40,210 -10,170 -60,180", "#5aa860"),
            ("64,300 100,300 140,340 150,400", "#1f5a4c"),
        ):
            _frond(c, text, 74, tone)
        for x, y, n, tone in (
            (20, 700, 120, "#2c6a50"),
            (330, 720, 84, "#2c6a50"),
            (140, 690, 90, "#1f5a48"),
        ):
            for a in (-150, -120, -96, -70, -40):
                r = math.radians(a)
                feather(
                    c,
                    (x, y),
                    (x + math.cos(r) * n, y + math.sin(r) * n),
                    n * 0.3,
                    mix(tone, "#8fc860", 0.5 * c.r.random()),
                    "#0f3a34",
                    0.12,
                )
    # Floor: tiles, wet.
    c.path("M-10,700 H310 L316,790 H610 V910 H-10Z", c.vert("#a87a58", "#b88a64", "#7a5a4c"))
    for k in range(-7, 14):
        c.segment(250 + k * 40, 690, 250 + k * 130, 910, "#6a4a40", 2.4, 0.6)
    for y in (712, 742, 782, 834):
        c.segment(-10, y, 610, y, "#6a4a40", 2.4, 0.6)
    # The low wall under the panes, its sill and its foot.
    c.rect(300, 700, 314, 92, c.vert("#b4a48a", "#8a7a6c", "#5a5450"))
    for k in range(3):
        for j in range(6):
            x, y = 304 + j * 56 + (k % 2) * 28, 722 + k * 24
            c.segment(x, y - 12, x, y + 10, "#6a5e56", 1.6, 0.5)
        c.segment(300, 712 + k * 24, 610, 712 + k * 24, "#6a5e56", 1.6, 0.5)
    c.path(contour("288,684! 620,684! 620,706! 288,706!"), c.vert("#f0e8d4", "#b8a88c", "#7a6c60"))
    with c.group(through=c.blur(6), opacity=0.6):
        c.path(contour("296,706 620,706 620,722 296,722"), "#3a3438")
        c.path(contour("300,788 620,788 620,806 300,802"), "#3a2c30")
    with c.group(through=torn(c, "#8fc0c8", 0.016, 12, 0.5, 5)):
        c.path(contour("-40,846 60,812 240,800 440,820 560,850 520,884 330,900 60,900 -40,890"), "#fff")
    with c.group(through=c.blur(7)):
        c.path(contour("20,850 200,836 430,846 400,872 200,882 60,874"), "#2c5a64", op=0.75)
    for k in range(5):
        x, y = (90, 330, 470, 250, 160)[k], (884, 880, 862, 892, 872)[k]
        line(c, f"{x},{y} {x + 34},{y + 2} {x + 74},{y}", "#f4fbf8", (0.5, 2.6, 0.5), 0.9)
    with c.at(-16, 104, 0.88):
        _snowman(c)
    with c.relief(0.1):
        for x, y, s, rot, tone, edge in (
            (352, 330, 0.9, 24, "#f0b03c", "#5a2c1c"),
            (76, 150, 0.7, -20, "#e8743c", "#3a1420"),
            (130, 760, 0.8, 40, "#7ac0e0", "#1c3a6c"),
        ):
            with c.at(x, y, s, rot):
                _butterfly(c, tone, edge)
        for text, n, tone in (
            ("630,930 590,850 530,820 470,850", 76, "#1f5a40"),
            ("-20,930 10,800 70,760 130,800", 80, "#1f5a40"),
        ):
            _frond(c, text, n, tone)
