"""A mirror that shows another bird."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, feather, form, line, mass, round_limb, row, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

NIGHT = ("#0a0818", "#14122a", "#221e44", "#3a3468", "#5c5490")


def _plume(c: Canvas, x: float, y: float, scale: float, rot: float, tone: str = "#fff6ea") -> None:
    """A white feather that lies or floats."""
    with c.at(x, y, scale, rot):
        with form(c, "-34,4! -14,-8 12,-13 38,-8 58,4! 40,10 30,6 22,13 -8,12 -24,10", tone):
            mass(c, "-34,4 10,4 58,4 30,16 -14,18", "#b08ab8", 4, 0.7)
            strands(
                c, "-30,2 -18,-6 -8,-14", "40,2 46,-4 54,-10", 12, ("#d8c0d8", "#ffffff"), (1, 1.6, 0.4), 1
            )
        line(c, "-50,6 -30,3 10,1 50,3", "#c09ab4", (1, 2.2, 0.6))


def _raven(c: Canvas) -> None:
    """It looks to the right, stands on the origin, three hundred and fifty tall, lit from the right."""
    with c.relief(0.1):
        row(c, "-96,-84 -84,-50 -60,-30", "-176,104 -152,128 -112,128", 5, 36, NIGHT[:3], "#4a4478", 0.02)
        for dx in (-22, 26):
            line(c, f"{dx - 6},-64 {dx},-38 {dx + 4},-22", NIGHT[1], (54, 36, 13))
            line(c, f"{dx + 3},-28 {dx + 6},-4", "#2a2238", (11, 9))
            line(c, f"{dx + 6},-26 {dx + 9},-6", "#e0a08c", (1, 2.4, 1), 0.7)
        with form(
            c,
            (
                "94,-330 74,-348 44,-352 16,-336 0,-306 -16,-268 -52,-214 -88,-148 "
                "-106,-84 -98,-40 -62,-30 "
                "-14,-34 30,-42 66,-70 94,-116 108,-170 106,-216 98,-252 100,-288"
            ),
            NIGHT[1],
        ):
            mass(c, "10,-350 40,-360 80,-352 100,-330 80,-326 44,-338 14,-320", "#6a62a8", 7, 0.8)
            mass(c, "-20,-280 -60,-220 -110,-120 -110,-60 -80,-120 -40,-200 0,-270", "#4a4488", 10, 0.7)
            mass(c, "112,-260 116,-170 100,-110 66,-66 40,-60 76,-110 90,-170 90,-240", "#d88a88", 9, 0.75)
            mass(c, "60,-120 80,-180 70,-240 40,-200 30,-130", "#05040e", 14, 0.9)
        # Breast feathers in rows, the upper over the lower; a glow of the mirror along their edge.
        for k in range(11):
            y = -96 - k * 18.0
            left, right = 26 + k * 2.2, 88 + 10 * math.sin(k / 10 * math.pi) - max(0, 3 - k) * 10
            for j in range(5):
                share = j / 4
                x = left + (right - left) * share + c.r.uniform(-5, 3)
                y += c.r.uniform(-5, 5)
                tone = mix(
                    mix(NIGHT[1], NIGHT[3], c.r.uniform(0.1, 0.6)), "#c08090", max(0.0, share - 0.45) * 0.9
                )
                feather(c, (x + 2, y - 16), (x - 6 + share * 2, y + 40), 17, tone, mix(tone, NIGHT[0], 0.6))
        row(c, "-56,-140 -40,-104 -14,-78", "-146,60 -126,84 -92,72", 6, 30, NIGHT[:2], NIGHT[3], 0.02)
        feather(c, (-40, -120), (-104, 66), 24, "#f4e4e6", "#b88cb0", 0.05)
        row(c, "-34,-214 -10,-160 26,-112", "-116,6 -80,22 -30,2", 8, 32, NIGHT[:4], NIGHT[4], 0.04)
        row(c, "-10,-256 30,-206 54,-146", "-84,-92 -42,-74 20,-62", 8, 30, NIGHT[1:], "#7a70b0", 0.05)
        row(c, "6,-268 40,-226 60,-178", "-42,-156 -8,-136 36,-124", 8, 25, NIGHT[2:], "", 0.05)
        strands(c, "30,-330 6,-300 -22,-256", "74,-300 58,-256 30,-206", 30, NIGHT[1:4], (4, 6, 0.6), 6, 0.8)
        c.path(contour("90,-304! 118,-302 146,-292 154,-288! 130,-278 100,-278 84,-288"), "#15122a")
        with form(c, "80,-334! 104,-340 136,-332 160,-312 168,-290! 150,-300 122,-304 88,-302", "#262142"):
            mass(c, "90,-340 130,-338 164,-310 140,-318 104,-330", "#f0b8a0", 4, 0.9)
            mass(c, "84,-310 120,-312 160,-300 130,-296 90,-296", "#0a0818", 3)
        strands(c, "74,-336 96,-336 116,-330", "78,-308 98,-310 114,-310", 12, NIGHT[1:4], (4, 3, 0.5), 3)
        c.circle(69, -320, 11, NIGHT[0])
        c.circle(70, -320, 8.6, "#c8783c")
        c.circle(72, -320, 5.4, "#0a0610")
        c.circle(74.6, -323, 2.4, "#fff6e0")
        line(c, "54,-330 70,-334 86,-328", NIGHT[0], (1, 4.5, 1))
        for dx in (-22, 26):
            for k, reach in enumerate((-12, 2, 16)):
                line(c, f"{dx + 6},-6 {dx + reach + 6},2 {dx + reach + 8},16", "#2a2238", (9, 8, 3))
                line(
                    c,
                    f"{dx + 8},-7 {dx + reach + 8},0 {dx + reach + 10},10",
                    "#c8889c",
                    (1, 2.2, 0.5),
                    0.5 + 0.1 * k,
                )


def _swan(c: Canvas) -> None:
    """It swims in the mirror and looks back to the left; drawn where it stands."""
    c.path(contour("330,566 380,606 470,622 600,600 640,640 500,690 380,660 330,610"), "#d8eef0", op=0.5)
    with form(
        c,
        ("338,470 322,512 334,558 378,590 450,604 540,600 640,560 650,480 600,440 540,424 470,432 410,450"),
        "#fdf6ee",
    ):
        mass(c, "320,540 380,570 460,580 600,560 640,620 380,620", "#8a94c8", 14, 0.9)
        mass(c, "400,450 440,480 470,560 440,590 490,560 470,470 440,440", "#b0b4dc", 10, 0.8)
    with form(
        c,
        (
            "338,508 322,458 332,406 356,366 378,328 384,294 374,282 352,290 336,276 "
            "346,252 372,240 "
            "402,250 418,284 413,330 394,376 381,412 390,446 430,486 450,540 400,580 "
            "352,560"
        ),
        "#fffaf2",
    ):
        mass(c, "420,250 424,330 400,400 392,450 374,440 370,406 396,350 404,290", "#9aa2d4", 9, 0.85)
        mass(c, "330,280 360,290 384,290 372,310 340,300", "#b8b4dc", 5, 0.8)
        mass(c, "318,460 330,400 350,368 356,380 344,420 344,480", "#fff0d0", 5)
    row(
        c,
        "470,570 450,530 450,480",
        "640,566 626,500 600,420",
        11,
        30,
        ("#848cc4", "#a4a8d4", "#d8c8dc"),
        "#6a72a8",
        0.05,
    )
    row(
        c,
        "440,568 426,520 436,460",
        "572,576 566,500 562,396",
        11,
        28,
        ("#9aa0d0", "#c4c4e2", "#f6dcd4"),
        "#7a82b8",
        0.06,
    )
    row(
        c,
        "420,556 410,510 426,456",
        "500,566 498,500 510,414",
        9,
        26,
        ("#b4b8de", "#e0daec", "#fffaf0"),
        "#9298c8",
        0.06,
    )
    mass(c, "384,470 420,448 424,480 426,530 420,566 400,576 376,540", "#fdf6ee", 8)
    with form(c, "350,258! 338,264 318,284 296,304! 308,312 332,304 352,286!", "#f0843c"):
        mass(c, "300,300 330,300 354,284 350,300 310,316", "#a8442c", 3)
    c.path(contour("352,252! 340,262 334,270 346,278! 362,268 366,262"), "#1c1428")
    line(c, "300,306 324,300 348,284", "#8a3424", (0.6, 1.8, 0.6))
    c.circle(363, 261, 5, "#120c1c")
    c.circle(361.4, 259, 1.8, "#ffffff")
    for y, x0, x1 in ((604, 340, 470), (614, 400, 560), (596, 320, 360), (626, 350, 440), (640, 430, 560)):
        line(c, f"{x0},{y} {(x0 + x1) / 2},{y + 3} {x1},{y}", "#fffdf0", (0.6, 3, 0.6), 0.8)


def _frame(c: Canvas, cx: float, cy: float, rx: float, ry: float) -> None:
    """Gilded, carved; lit along its inner edge by what it shows."""
    gold = c.linear(
        [(0, "#6a3a24", 1), (0.4, "#b87a38", 1), (0.7, "#e0aa58", 1), (1, "#7a4428", 1)], (0, 0), (1, 1)
    )
    c.ring(cx, cy, rx + 17, ry + 17, gold, 36)
    c.ring(cx, cy, rx + 33, ry + 33, "#52281e", 5)
    c.ring(cx, cy, rx + 30, ry + 30, "#f0c070", 3, 0.8)
    c.ring(cx, cy, rx + 5, ry + 5, "#4a2418", 7)
    c.ring(cx, cy, rx + 1, ry + 1, "#fff0c0", 3)
    for k in range(34):
        a = math.tau * (k + 0.5) / 34
        x, y = cx + math.cos(a) * (rx + 18), cy + math.sin(a) * (ry + 18)
        lit = 0.5 - 0.5 * math.sin(a + 0.7)
        with c.at(
            x, y, c.r.uniform(0.92, 1.08), math.degrees(math.atan2(math.cos(a) * ry, -math.sin(a) * rx))
        ):
            c.path(contour("-20,4! -8,-10 12,-9 20,3! 8,11 -8,11"), mix("#5a2c1c", "#8a4c28", lit))
            c.path(contour("-18,2! -6,-9 10,-8 17,1! 4,2 -6,3"), mix("#b07838", "#ffdc90", lit))
    with c.relief(0.1):
        for s in (-1, 1):
            for k, (x, y, r) in enumerate(((18, -2, 50), (30, 8, 24), (36, 20, -4))):
                with (
                    c.at(cx + s * x, cy - ry - 42 + y, 1.0 - 0.12 * k, s * r, s < 0),
                    form(c, "-6,14! -4,-20 14,-48 34,-40 26,-30! 34,-14 16,4 10,16!", "#b47a3a"),
                ):
                    mass(c, "-4,10 0,-22 14,-44 20,-40 8,-14 4,14", "#ffe0a0", 4, 0.9)
                    line(c, "4,12 10,-16 22,-36", "#5a2c1c", (1, 3, 0.6))
        with form(
            c,
            (
                f"{cx - 26},{cy - ry - 26} {cx - 32},{cy - ry - 70} {cx},{cy - ry - 92} "
                f"{cx + 32},{cy - ry - 70} "
                f"{cx + 26},{cy - ry - 26} {cx},{cy - ry - 18}"
            ),
            "#c88c44",
        ):
            mass(
                c,
                (
                    f"{cx - 30},{cy - ry - 40} {cx - 20},{cy - ry - 84} {cx + 4},{cy - ry - 84} "
                    f"{cx - 10},{cy - ry - 40}"
                ),
                "#ffe8b0",
                6,
            )
            for k in range(5):
                line(
                    c,
                    (
                        f"{cx},{cy - ry - 20} {cx + (k - 2) * 8},{cy - ry - 54} "
                        f"{cx + (k - 2) * 13},{cy - ry - 84}"
                    ),
                    "#6a3820",
                    (1, 2.4, 0.8),
                )


def _chair(c: Canvas) -> None:
    """Turned to the mirror, its back to us, as somebody has left it."""
    wood, dark, lit = "#6a3444", "#220f24", "#f0a088"
    glass = (420.0, 420.0)
    with c.group(through=c.blur(9), opacity=0.85):
        c.path(contour("40,872 160,858 300,866 300,884 150,892 40,886"), "#06021a")
        c.path(contour("80,812 180,804 260,810 260,822 90,822"), "#0c0520")
    with c.relief(0.1):
        for text, w in (("100,730 98,780 96,818", 13), ("246,730 248,776 250,812", 13)):
            round_limb(c, text, (w, w * 0.9, w * 0.7), "#3a1c34", dark, "#b87078", glass)
        with form(c, "76,716! 104,694 240,690 276,712! 284,738! 66,742!", "#8a2c4c"):
            mass(c, "60,726 290,722 290,750 60,750", dark, 6, 0.85)
            mass(c, "130,694 240,690 276,712 180,714", "#ffb098", 7, 0.75)
        with form(c, "64,738! 286,734! 284,756! 66,760!", wood):
            mass(c, "60,746 290,744 290,766 60,766", dark, 4, 0.8)
        for x in (118.0, 172, 226):
            round_limb(c, f"{x},630 {x + (x - 172) * 0.04},684 {x},738", (11, 14, 11), wood, dark, lit, glass)
        for x, out in ((72.0, -1), (276.0, 1)):
            way = f"{x + out * 4},604 {x - out * 2},680 {x},756 {x + out * 8},876"
            round_limb(c, way, (19, 17, 18, 13), wood, dark, lit, glass)
        with form(
            c,
            "52,622 60,600 110,592 172,589 236,592 288,600 296,622 288,640 230,630 172,627 116,630 60,640",
            wood,
        ):
            mass(c, "50,622 172,612 300,622 300,650 50,650", dark, 7, 0.85)
            mass(c, "70,600 172,591 290,600 280,610 172,602 80,610", lit, 4, 0.75)


@scene("p12", "violet", Light(strength=0.0, focus=(290, 330)), by_hand=True)
def mirror_says_otherwise(c: Canvas) -> None:
    x: float
    y: float
    s: float
    nature.wash(c, "#120a2c", "#2a1650", "#3c1f62", "#2c1648")
    for j in range(9):
        for i in range(8):
            x, y = i * 84 + (j % 2) * 42 - 20, j * 80 + 20
            with c.at(x, y, 0.9), c.group(opacity=0.4):
                c.path(contour("0,-28! 10,-8 26,-6! 12,6 0,30! -12,6 -26,-6! -10,-8"), "#5a3484")
                c.circle(0, -2, 4, "#2a1650")
    c.path("M-10,668 H610 V910 H-10Z", c.vert("#43204e", "#2a1238", "#140822"))
    c.rect(-10, 640, 620, 30, c.vert("#5a3070", "#2a143e"))
    for x in range(-500, 1200, 90):
        c.segment(300 + (x - 300) * 0.5, 670, 300 + (x - 300) * 1.5, 910, "#0e0520", 3, 0.6)
    cx, cy, rx, ry = 398.0, 380.0, 176.0, 270.0
    c.glow(cx, cy, 470, "#f0b0a0", 0.5)
    c.shade(cx, 690, 190, 26, 0.9, "#06031a")
    for s in (-1, 1):
        c.path(
            contour(f"{cx + s * 90},640! {cx + s * 120},700! {cx + s * 150},704! {cx + s * 140},610!"),
            "#7a4628",
        )
    c.ring(cx + 10, cy + 16, rx + 16, ry + 16, "#08041a", 50, 0.5)
    glass = f"M{cx - rx},{cy} a{rx},{ry} 0 1 0 {rx * 2},0 a{rx},{ry} 0 1 0 {-rx * 2},0Z"
    with c.group(clip=c.clip(glass)):
        c.rect(200, 80, 400, 600, c.vert("#3f8cc0", "#8fc8dc", "#ffe8c0", "#ffd0a8"))
        for text, tone in (
            ("230,220 300,190 380,200 430,170 520,180 600,150 600,230 420,226 300,246", "#fff4e4"),
            ("400,130 470,104 560,120 600,100 600,160 480,156", "#ffffff"),
        ):
            with c.group(through=torn(c, tone, 0.016, 10, 0.9, 3)):
                c.path(contour(text), "#fff")
        c.glow(520, 330, 240, "#fff4d0", 0.9)
        c.path(
            contour("200,424! 260,384 320,398 400,366 470,388 540,360 600,380 600,470! 200,470!"), "#7a9cb0"
        )
        c.path(contour("200,440! 270,420 340,430 420,412 500,424 600,404 600,470! 200,470!"), "#557f86")
        c.rect(200, 446, 400, 240, c.vert("#ffe4c0", "#8fd0d4", "#3f94b0", "#20608c"))
        for _ in range(70):
            x, y = c.r.uniform(220, 570), 450 + 220 * c.r.random() ** 1.6
            nature.dash(c, x, y, c.r.uniform(8, 20 + (y - 450) * 0.3), 2.2, "#fffbe4", 0.7)
        with c.relief(0.1):
            _swan(c)
        strands(
            c,
            "228,640 226,560 240,470",
            "300,700 310,640 300,570",
            16,
            ("#2a5a4c", "#5a9a5c", "#a8c870"),
            (5, 5, 0.6),
            16,
        )
        c.path("M240,330 L420,60 L470,60 L236,420Z", "#ffffff", op=0.12)
    _frame(c, cx, cy, rx, ry)
    with (
        c.relief(0.1),
        form(
            c,
            (
                "470,36! 520,20 566,60 586,150 572,300 582,440 560,560 570,660 548,800 "
                "566,920! 620,920! 620,0! 480,0!"
            ),
            "#7a2c5c",
        ),
    ):
        strands(
            c,
            "500,20 556,120 548,400 566,930",
            "640,0 640,200 630,500 650,930",
            22,
            ("#4a1844", "#a8486c", "#5c2050", "#c86a7c", "#38103a"),
            (4, 14, 16, 10),
            10,
            0.7,
        )
        mass(
            c,
            "480,20 540,30 580,140 566,300 576,440 552,560 562,660 540,800 530,600 540,300",
            "#ffc0a0",
            7,
            0.8,
        )
    with c.group(through=c.blur(20), blend="screen", opacity=0.6):
        c.path("M250,690 L540,690 L500,880 L120,890Z", c.vert("#f0a898", "#8a4a70", "#000000"))
    _chair(c)
    with c.at(172, 600, 0.86, -3):
        _raven(c)
    for x, y, s, rot in (
        (408, 812, 1.2, 14),
        (300, 846, 0.95, -34),
        (474, 752, 0.8, -60),
        (196, 812, 0.7, 160),
        (516, 860, 1.0, 196),
    ):
        c.shade(x + 6, y + 12 * s, 54 * s, 8, 0.8, "#06021a")
        _plume(c, x, y, s, rot)
    _plume(c, 420, 664, 0.9, -24)
    _plume(c, 340, 726, 0.7, 40)
