"""A boiled egg somebody lives in; a hen looks out of its top, down at a chick that has come to call."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.creatures.landlady import caller, landlady, resting_wing
from tools.painter.hand import contour, form, line, mass, round_limb
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

HEN = "translate(352,336) scale(0.97) translate(-382,-330)"
SHADE, YOLK, DAY = "#3a4660", "#ffc848", "#fff6e0"
EGG = (
    "262,300! 232,350 216,420 216,486 238,556 290,604 350,616 412,604 464,556 486,486 486,420 "
    "470,350 440,300!"
)
RIM = (
    "262,300! 272,288 288,296! 300,280 322,286! 336,268 352,280! 372,264 384,282! 404,276 "
    "414,292! 430,286 440,300!"
)
FRONT = (
    "440,300! 428,316 410,310! 396,330 380,320! 362,340 346,324! 330,338 318,322! 300,330 "
    "288,312! 274,316 262,300!"
)


def _room(c: Canvas) -> None:
    c.rect(0, 0, 600, 300, c.horiz("#b4b49c", "#8a9890", "#5f7078"))
    with c.relief(0):
        for k in range(9):
            x = 240 + k * 44
            mass(c, f"{x},0 {x + 16},0 {x + 16},260 {x},260", "#a8b0a0", 3, 0.35)
    c.rect(24, -20, 186, 206, "#f4f0e0")
    with c.group(clip=c.clip_rect(38, -20, 158, 192)):
        c.rect(38, -20, 158, 192, c.vert("#a8cce0", "#f4ecd0", "#ffe2a0"))
        c.glow(96, 70, 120, "#fff4c8", 0.9)
        mass(c, "38,130 80,100 130,122 196,96 196,190 38,190", "#7f9c74", 5)
    c.rect(112, -20, 9, 192, "#e8e4d4")
    c.rect(38, 78, 158, 8, "#e8e4d4")
    c.rect(14, 172, 206, 15, "#fffaf0")
    c.rect(14, 186, 206, 6, "#7a8480")
    mass(c, "200,40 420,-20 620,-20 620,240 300,260", "#4c5a68", 40, 0.5)


def _cloth(c: Canvas) -> None:
    edge = "-20,240! 300,232 620,240! 620,920! -20,920!"
    with form(c, edge, "#f4ece0"):

        def place(across: float, z: float) -> tuple[float, float]:
            return 290 + across * 900 / z, 60 + 840 / z

        for j in range(21):
            z0, z1 = 0.9 + j * 0.19, 1.09 + j * 0.19
            faded = min(0.62, j * 0.045)
            for i in range(-15, 16):
                woven = (i % 2) + (j % 2)
                if woven:
                    x0, x1 = i * 0.19 - 0.06, (i + 1) * 0.19 - 0.06
                    tone = "#b84a50" if woven == 2 else "#df9c94"
                    corners = [place(x0, z0), place(x1, z0), place(x1, z1), place(x0, z1)]
                    c.poly(corners, mix(tone, "#eee2d6", faded + c.r.uniform(0, 0.08)))
        for _ in range(90):
            x, y = c.r.uniform(0, 600), c.r.uniform(260, 900)
            line(
                c,
                f"{x - 14},{y} {x},{y + 1} {x + 14},{y - 1}",
                c.r.choice(("#ffffff", "#a87c80")),
                (0.4, 1.2, 0.4),
                0.25,
            )
        mass(c, "-20,234 620,234 620,290 -20,310", "#a8b4c0", 20, 0.6)
        mass(c, "-20,440 120,400 300,560 240,740 -20,700", DAY, 40, 0.35)
        mass(c, "460,560 640,480 640,920 300,920 420,760", SHADE, 60, 0.65)
        # The creases it was ironed with, and a lace hem along the far edge.
        for text in ("150,240 110,500 60,900", "-20,470 300,452 620,474"):
            line(c, text, "#7a5468", (2, 5, 7), 0.22)
            line(
                c,
                " ".join(f"{float(q.split(',')[0]) - 6},{float(q.split(',')[1]) - 4}" for q in text.split()),
                "#ffffff",
                (2, 5, 7),
                0.35,
            )
    for k in range(32):
        c.circle(k * 20 - 8, 240, 8, "#e8e0d8")


def _neighbour(c: Canvas) -> None:
    """Another such egg, at the far end of the table."""
    with c.at(120, 306, 0.4), c.relief(0.1):
        with c.group(through=c.blur(10)):
            c.path(contour("-60,120 60,96 190,130 180,160 20,168"), SHADE, op=0.7)
        with form(c, "-70,108 0,96 70,108 74,128 0,142 -74,128", "#b8643c"):
            mass(c, "0,90 80,100 80,140 0,150", "#5a2430", 9, 0.8)
        with form(c, "-26,60! 26,60! 20,104 0,112 -20,104", "#b8643c"):
            mass(c, "4,50 30,60 24,112 4,112", "#5a2430", 6, 0.8)
        with form(c, "0,-170 -70,-120 -104,-20 -90,40 0,70 90,40 104,-20 70,-120", "#f0dcc0"):
            mass(c, "20,-160 110,-100 110,60 0,80 60,0", "#6a6484", 20, 0.9)
            mass(c, "-30,-150 -80,-80 -100,20 -70,20 -50,-80", DAY, 12, 0.9)
        c.arch(-8, -10, 56, 84, "#b87848")
        c.arch(-8, -14, 42, 70, c.vert("#fff4c0", "#ffc858"))
        c.segment(-8, -84, -8, -14, "#b87848", 5)
        with form(c, "-108,0! -60,34 0,46 60,34 108,0! 90,60 40,86 -40,86 -90,60", "#c8703f"):
            mass(c, "20,30 110,0 90,80 10,96", "#5a2430", 14, 0.85)
    c.glow(116, 286, 60, YOLK, 0.5)


def _eaten(c: Canvas) -> None:
    """A third cup, across the table: its egg is empty and dark, the chair is gone."""
    with c.at(534, 372, 0.5), c.relief(0.1):
        with c.group(through=c.blur(10)):
            c.path(contour("-60,120 60,96 190,130 180,160 20,168"), SHADE, op=0.7)
        with form(c, "-70,108 0,96 70,108 74,128 0,142 -74,128", "#6c8a70"):
            mass(c, "0,90 80,100 80,140 0,150", "#2c4444", 9, 0.8)
        with form(c, "-26,60! 26,60! 20,104 0,112 -20,104", "#6c8a70"):
            mass(c, "4,50 30,60 24,112 4,112", "#2c4444", 6, 0.8)
        c.ellipse(0, -28, 92, 30, "#4a3c44")
        with form(
            c,
            "-98,-30! -84,-52! -66,-40! -48,-66! -26,-44! 0,-58! 20,-40! 44,-60! 62,-40! 84,-50! 98,-30! "
            "100,10 60,60 0,72 -60,60 -100,10",
            "#ecdcc4",
        ):
            mass(c, "20,-60 110,-50 110,60 0,80 60,10", "#6a6484", 18, 0.9)
            mass(c, "-90,-40 -60,-40 -70,30 -96,20", DAY, 8, 0.9)
            c.arch(-14, 20, 50, 54, "#b8947c")
            c.arch(-14, 17, 38, 44, "#3a3444")
        with form(c, "-108,0! -60,34 0,46 60,34 108,0! 90,60 40,86 -40,86 -90,60", "#7a9c80"):
            mass(c, "20,30 110,0 90,80 10,96", "#2c4444", 14, 0.85)


def _inside(c: Canvas) -> None:
    """The back of the broken shell, gold from within, and what climbs out of it."""
    c.glow(352, 280, 240, YOLK, 0.7)
    with c.relief(0.05), form(c, RIM + " 430,350 350,372 270,350", "#fff0d0"):
        mass(c, "264,310 350,290 440,310 420,370 280,370", YOLK, 12, 0.95)
        mass(c, "300,330 350,316 400,330 390,360 310,360", "#ff9c30", 9, 0.9)
    line(c, RIM.replace("!", ""), "#fffaf0", (4, 4, 4))


def _ladder(c: Canvas) -> None:
    """From the cloth up to the doorstep."""
    a0, a1, b0, b1 = (232.0, 806.0), (300.0, 634.0), (290.0, 822.0), (350.0, 640.0)
    with c.group(through=c.blur(6)):
        c.path(contour("236,806 292,822 350,836 420,838 350,820 280,802"), SHADE, op=0.6)
    for (px, py), (qx, qy) in ((a0, a1), (b0, b1)):
        way = f"{px},{py} {(px + qx) / 2},{(py + qy) / 2} {qx},{qy}"
        round_limb(c, way, (12, 10, 9), "#b8803c", "#5a3c3c", "#ffe0a0", (100, 500))
    for k in range(7):
        t = 0.1 + k * 0.13
        x0, y0 = a0[0] + (a1[0] - a0[0]) * t, a0[1] + (a1[1] - a0[1]) * t
        x1, y1 = b0[0] + (b1[0] - b0[0]) * t, b0[1] + (b1[1] - b0[1]) * t
        line(c, f"{x0 - 3},{y0} {(x0 + x1) / 2},{(y0 + y1) / 2 + 1} {x1 + 3},{y1}", "#c88c48", (7, 7, 7))
        line(
            c, f"{x0},{y0 - 2} {(x0 + x1) / 2},{(y0 + y1) / 2 - 1} {x1},{y1 - 2}", "#fff0c0", (1, 2.4, 1), 0.8
        )


def _cup(c: Canvas) -> None:
    with c.group(through=c.blur(12)):
        c.path(contour("280,770 380,740 540,760 620,800 560,836 400,820 300,800"), SHADE, op=0.75)
    with c.relief(0.1):
        with form(c, "246,764 268,738 350,728 432,738 456,764 432,792 350,804 268,792", "#3f7f94"):
            mass(c, "240,750 300,734 350,730 330,760 280,770", "#c8e8e4", 8, 0.8)
            mass(c, "380,740 460,750 450,800 360,810", "#12344c", 12, 0.9)
        with form(c, "318,690 324,720 306,752 350,764 396,752 378,720 384,690", "#3f7f94"):
            mass(c, "356,690 390,690 400,760 360,764", "#12344c", 8, 0.9)
            mass(c, "324,700 334,700 330,740 316,748", "#d8f0e8", 4, 0.9)
    c.ellipse(351, 556, 137, 44, "#143c50")
    with c.relief(0.1), form(c, EGG, "#f0dcc0"):
        mass(c, "400,290 500,290 500,620 360,630 440,560 456,440", "#6a6484", 24, 0.95)
        mass(c, "220,340 270,310 300,330 260,420 250,540 220,520", DAY, 18, 0.95)
        mass(c, "214,540 250,570 350,590 450,570 488,530 480,620 230,620", "#5a6078", 14, 0.95)
        mass(c, "262,300 350,320 440,300 430,340 350,352 270,340", "#ffdc90", 9, 0.8)
        for _ in range(120):
            x, y = c.r.uniform(216, 486), c.r.uniform(310, 610)
            c.ellipse(
                x,
                y,
                c.r.uniform(0.8, 2.4),
                c.r.uniform(0.8, 2),
                c.r.choice(("#b89478", "#d8b894", "#fff8ec")),
                0.6,
            )
        line(c, "430,318 420,350 434,378 424,404", "#8a7068", (2, 1.6, 1.4, 0.4), 0.7)
    with c.relief(0.1):
        with form(
            c,
            "214,548! 250,586 350,604 450,586 488,548! 484,600 452,660 402,694 350,702 300,694 "
            "250,660 218,600",
            "#4a8ea4",
        ):
            mass(c, "400,560 490,550 490,620 400,710 340,704 430,640", "#12344c", 22, 0.9)
            mass(c, "220,570 250,592 262,640 290,680 250,660 222,610", "#d8f0e8", 9, 0.9)
            line(c, "216,586 270,622 350,634 440,622 486,586", "#f4ecd8", (7, 10, 10, 9, 6), 0.95)
        mass(c, "230,640 330,690 330,640 250,600", "#8a4c50", 9, 0.25)
        line(c, "214,550 250,588 350,606 450,588 488,550", "#d8f0ec", (4, 6, 6, 5, 3))


def _arch(c: Canvas, x: float, y: float, w: float, h: float, lean: float) -> None:
    with c.at(x, y, 1.0, lean):
        c.arch(2, 4, w + 20, h + 12, "#8a6454")
        c.arch(0, 3, w + 14, h + 9, "#d8a070")
        c.arch(0, 0, w, h, c.vert("#fff4c0", "#ffd468", "#f0a040"))
        line(c, f"{-w * 0.66},3 0,6 {w * 0.66},3", "#b87848", (6, 8, 6))
    c.glow(x, y - h * 0.5, w * 1.4, YOLK, 0.4)


def _windows(c: Canvas) -> None:
    _arch(c, 262, 470, 36, 72, 7)
    c.segment(263, 470, 259, 400, "#a86c3c", 3)
    c.segment(244, 440, 281, 436, "#a86c3c", 3)
    _arch(c, 424, 470, 50, 84, -6)
    with c.at(424, 470, 1.0, -6), c.relief(0):
        c.path(contour("-25,-50! -22,-76 -6,-84! -10,-50 -16,-24 -25,-16!"), "#d86a5c", op=0.9)
        c.path(contour("25,-50! 22,-76 6,-84! 10,-50 16,-24 25,-16!"), "#b84a48", op=0.9)
        c.path(contour("-9,0! -12,-16! 10,-16! 8,0!"), "#3f7f94")
        for dx, dy in ((-6, -36), (0, -42), (7, -34)):
            line(c, f"0,-14 {dx * 0.6},-24 {dx},{dy}", "#4a8a44", (2.4, 3, 0.6))
    _arch(c, 330, 590, 74, 132, 3)
    with c.at(330, 590, 1.0, 3), c.relief(0.05):
        with form(c, "-37,0! -37,-96 -24,-122 0,-132! 4,-126 6,8 2,14!", "#3f8f72"):
            mass(c, "-37,-130 -20,-130 -24,10 -40,10", "#a8e0b0", 6, 0.7)
            mass(c, "-8,-130 8,-130 8,14 -6,14", "#123c40", 6, 0.8)
            for x in (-26, -14):
                line(c, f"{x},-110 {x},-50 {x},4", "#1c5a4c", (1, 2, 1), 0.8)
        c.circle(-4, -58, 4.4, "#f8d870")
        line(c, "4,-126 7,-60 6,8", "#ffe8a0", (2, 3, 2), 0.9)
    for k in range(3):
        y = 592 + k * 16
        w = 50 + k * 9
        with (
            c.relief(0.05),
            form(
                c,
                f"{330 - w},{y}! {330 + w},{y + 3}! {330 + w + 4},{y + 16}! {330 - w - 4},{y + 14}!",
                "#b8805c",
            ),
        ):
            mass(c, f"{330 - w},{y} {330 + w},{y + 2} {330 + w},{y + 6} {330 - w},{y + 5}", "#ffe4b0", 2, 0.9)
            mass(c, f"{340},{y} {400},{y} {400},{y + 18} {350},{y + 18}", SHADE, 8, 0.5)


def _front_rim(c: Canvas) -> None:
    with c.relief(0.05), form(c, FRONT + " 276,306 350,316 430,306", "#fff6e6"):
        mass(c, "270,320 350,330 430,320 400,340 300,340", "#d8b894", 5, 0.6)
    low = " ".join(q for q in FRONT.replace("!", "").split()[:-1])
    line(c, low, "#a87c5c", (1, 2.6, 2.6, 2.6, 1), 0.8)


@scene("p05", "milk", Light(strength=0.0, focus=(320, 420)), by_hand=True)
def egg_house(c: Canvas) -> None:
    _room(c)
    _cloth(c)
    _neighbour(c)
    _eaten(c)
    _inside(c)
    with c.group(HEN):
        landlady(c)
    # Where she goes down into the shell it is dim round her, and warm.
    with c.group(through=c.blur(7), opacity=0.85):
        c.path(contour("266,300 300,286 350,298 400,286 438,300 430,336 350,346 276,336"), "#5a2f4c")
    mass(c, "286,316 350,324 416,314 400,336 300,338", "#f0a44c", 6, 0.55)
    _cup(c)
    _front_rim(c)
    with c.group("translate(-12,0)"):
        resting_wing(c)
    _windows(c)
    # The open door lays its light on the cloth.
    with c.group(through=c.blur(14), blend="screen", opacity=0.7):
        c.path(contour("250,660! 350,660! 240,800 120,880! 40,800!"), "#a86820")
    with c.group(through=c.blur(22), blend="screen", opacity=0.2):
        c.path(
            "M40,-20 L210,-20 L420,420 L60,640Z",
            c.linear([(0, "#ffe8b8", 1), (1, "#302820", 1)], (0, 0), (1, 1)),
        )
    _ladder(c)
    with c.at(132, 862, 1.0):
        caller(c)
