"""A ball in a hall the sea has taken."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SKIN, SHADE, INK = "#e8b49c", "#7a4070", "#180a30"
# A face in profile that looks to the right, sixty high, round its own middle.
FACE = (
    "-22,-20 -6,-32 10,-30 19,-22 21,-14 20,-9 25,-1 31,6! 24,10! 26,13 "
    "24,16! 26,19 23,22 21,25 22,30 17,35 8,34 "
    "-4,28 -12,22 -22,6"
)
SKIRT = (
    "-28,-4 -46,34 -92,104 -160,176 -236,224 -262,252! -220,262 -180,250 "
    "-150,276 -106,262 -70,290 -20,270 20,296 "
    "64,272 104,286 140,258 172,262! 150,200 108,120 62,52 30,-4"
)


def _head(c: Canvas, hair: str, tilt: float = 0.0, far: float = 0.0) -> None:
    with c.group(f"rotate({tilt})"):
        with form(c, FACE, mix(SKIN, SHADE, far)):
            mass(c, "-30,-10 -10,-10 -6,10 6,26 20,34 0,44 -30,30", SHADE, 5, 0.75)
            mass(c, "8,-32 24,-24 24,-8 32,6 26,14 16,2 14,-16", "#ffe6d0", 3, 0.9)
        line(c, "9,-7 14,-4 19,-6", INK, (1, 1.8, 0.6))
        line(c, "8,-14 14,-16 20,-13", hair, (0.6, 1.8, 0.6))
        line(c, "18,16 22,17 25,16", "#b8405c", (0.8, 2.6, 0.6))


def _hand(c: Canvas, tone: str, shade: str) -> None:
    """An open hand that lies on somebody's shoulder; the wrist is at the origin, the fingers point right."""
    line(c, "8,6 16,13 24,15", shade, (5, 5, 3))
    for y, reach, drop in ((-6, 36, 5), (-2, 40, 9), (2, 38, 13), (5, 33, 16)):
        line(c, f"12,{y} {reach * 0.62},{y - 2} {reach},{y + drop - 4}", shade, (6.4, 6, 3.6))
        line(c, f"12,{y - 0.6} {reach * 0.62},{y - 2.6} {reach},{y + drop - 4.6}", tone, (5.4, 5, 3))
    c.path(contour("-4,-7 8,-10 20,-9 22,0 18,8 6,9 -4,7"), tone)
    line(c, "6,-6 14,-12 23,-12", tone, (6, 5, 3))


def _alone(c: Canvas) -> None:
    """She holds a partner who is not there; from the waist, some four hundred and fifty tall."""
    with c.relief(0.1):
        line(c, "22,-126 58,-128 92,-150 122,-178", mix(SKIN, SHADE, 0.45), (20, 17, 14, 10))
        with c.at(120, -176, 1.0, -44):
            _hand(c, mix(SKIN, SHADE, 0.3), SHADE)
        strands(
            c,
            "-18,-214 -60,-240 -110,-226 -160,-262 -214,-244",
            "-30,-168 -66,-150 -104,-166 -146,-140 -196,-156",
            34,
            ("#3a1030", "#6a2038", "#a8443c", "#52182f"),
            (9, 14, 11, 6, 0.5),
            14,
        )
        with form(
            c,
            (
                "8,-160 12,-146 28,-134 46,-104 44,-84 34,-62 26,-2 -28,-2 -34,-50 "
                "-46,-92 -44,-124 -24,-140 -14,-164"
            ),
            SKIN,
        ):
            mass(c, "-60,-140 -20,-140 -14,-90 -20,-40 -60,0", SHADE, 12, 0.9)
            mass(c, "-20,-164 0,-164 4,-146 -16,-138", SHADE, 4, 0.9)
            mass(c, "16,-140 34,-134 48,-100 36,-100 20,-124", "#ffe6d0", 5)
        with form(c, "-46,-86! -20,-72 10,-84 44,-106! 46,-84 34,-62 28,2 -30,2 -36,-50", "#46b8b4"):
            mass(c, "-60,-90 -14,-80 -10,-30 -10,10 -60,10", "#123a6c", 10, 0.9)
            mass(c, "30,-100 50,-96 36,-50 28,0 18,0 22,-60", "#d8fff0", 5, 0.8)
        c.path(contour("-16,270 24,272 50,284 74,296! 40,300 4,294"), "#ff9aa8")
        with form(c, SKIRT, "#3aa8ac"):
            mass(c, "-40,0 -90,110 -270,240 -250,290 -120,280 -60,120 -10,0", "#16386e", 18, 0.9)
            mass(c, "0,0 10,120 -20,300 40,300 60,160 20,0", "#1c4a80", 14, 0.8)
            mass(c, "30,0 110,130 170,270 120,290 70,140 20,10", "#c8fff0", 12, 0.8)
            strands(
                c,
                "-26,-4 -70,90 -150,180 -250,246",
                "28,-4 70,80 120,170 164,268",
                26,
                ("#0f2c5c", "#6ad4cc", "#1c4a80", "#b8f4e4", "#1f6a90"),
                (1, 4, 9, 0.5),
                16,
                0.55,
            )
            strands(
                c,
                "-10,0 -20,100 -60,190 -90,280",
                "14,0 30,100 40,190 40,290",
                7,
                ("#e4fff4", "#8ae4d8"),
                (1, 4, 7, 0.5),
                10,
                0.6,
            )
        for text in (
            "-262,252 -220,262 -180,250 -150,276 -106,262 -70,290 -20,270",
            "-20,270 20,296 64,272 104,286 140,258 172,262",
        ):
            line(c, text, "#d8fff4", (1, 4, 3, 4, 1), 0.9)
        with c.at(8, -186, 1.0, -14):
            _head(c, "#52182f")
            with form(c, "14,-30 2,-40 -20,-38 -34,-22 -36,0 -28,14 -16,16 -8,2 -6,-12 4,-22", "#52182f"):
                mass(c, "-10,-40 10,-40 10,-28 -10,-26 -26,-14", "#c8604c", 5, 0.9)
            c.circle(-6, 12, 2.6, "#fff0c8")
        with form(
            c,
            (
                "-34,-132 -12,-140 4,-124 30,-108 52,-98! 72,-112 92,-132 98,-122 82,-96 "
                "58,-74 46,-72 14,-86 -22,-102"
            ),
            SKIN,
        ):
            mass(c, "-40,-120 -10,-104 30,-80 56,-66 90,-90 60,-82 40,-90 0,-112", SHADE, 6, 0.9)
            mass(c, "-10,-140 10,-124 50,-100 90,-134 70,-104 50,-94 20,-110", "#ffe6d0", 4, 0.8)
        with c.at(93, -126, 1.1, -30):
            _hand(c, SKIN, SHADE)


def _couple(c: Canvas, dress: str, light: str, coat: str, hair: str, haze: float) -> None:
    """Two of them, he looking right and she left, two hundred tall."""

    def tone(colour: str) -> str:
        return mix(colour, "#3f6a9c", haze)

    with c.relief(0.1):
        with form(
            c,
            (
                "-36,-150 -46,-126 -44,-96 -40,-60 -46,-30 -52,-6 -58,0! -34,1! -28,-30 "
                "-18,-64 -12,-34 -14,-6 -16,0! 10,1! 8,-30 12,-80 14,-124 6,-150 -12,-160"
            ),
            tone(coat),
        ):
            mass(c, "-10,-160 20,-150 20,0 -4,0 0,-90", tone("#080418"), 8)
            mass(c, "-50,-150 -36,-150 -36,-90 -46,-20 -60,0", tone(light), 4, 0.5)
        c.path(contour("-42,-92 -60,-44 -50,-30! -30,-62 -16,-84"), tone(mix(coat, "#080418", 0.4)))
        line(c, "-30,-144 -52,-150 -70,-172", tone(coat), (16, 12, 9))
        with form(
            c,
            (
                "12,-122! 8,-98 16,-86 2,-46 -10,-6! 20,6 40,-2 64,8 90,0 120,-12! 88,-48 "
                "62,-84 50,-98 52,-122! 32,-112"
            ),
            tone(dress),
        ):
            mass(c, "0,-60 20,-86 30,-40 10,10 -20,10", tone(mix(dress, INK, 0.6)), 8)
            mass(c, "46,-120 60,-90 120,-20 90,0 60,-60", tone(light), 6, 0.7)
            strands(
                c,
                "22,-86 14,-50 0,-4",
                "46,-92 70,-50 104,-8",
                8,
                (tone(mix(dress, INK, 0.4)), tone(mix(dress, "#ffffff", 0.35))),
                (1, 4, 0.5),
                6,
                0.6,
            )
        with form(c, "14,-122 16,-142 28,-150 42,-144 52,-122 32,-110", tone(SKIN)):
            mass(c, "10,-150 24,-150 26,-110 8,-110", tone(SHADE), 5)
        line(c, "20,-140 -20,-152 -56,-170 -72,-178", tone(SKIN), (10, 9, 7, 5))
        line(c, "-4,-142 22,-122 48,-112", tone(mix(coat, light, 0.15)), (16, 13, 9))
        c.circle(50, -111, 6, tone(SKIN))
        c.circle(-70, -176, 6, tone(SKIN))
        for x, y, flip, tilt, colour in ((-14, -176, False, 10, "#180c24"), (24, -168, True, 8, hair)):
            with c.at(x, y, 0.5, 0, flip):
                c.path(contour("-14,20 6,28 4,52 -20,52"), tone(mix(SKIN, SHADE, 0.5)))
                _head(c, tone(colour), tilt, haze)
                c.path(contour("18,-28 2,-40 -22,-38 -36,-20 -36,4 -26,18 -14,14 -8,-6 4,-20"), tone(colour))
                if flip:
                    c.circle(-36, -8, 15, tone(colour))


def _jelly(c: Canvas, tone: str, pale: str, deep: str) -> None:
    """A jellyfish as a lamp, its bell two hundred wide."""
    c.glow(0, 0, 300, tone, 0.8)
    strands(
        c,
        "-84,20 -100,120 -70,220 -104,330 -80,420",
        "84,20 70,120 104,220 66,320 92,400",
        20,
        (pale, tone),
        (3, 2.4, 1.6, 0.4),
        40,
        0.7,
    )
    strands(
        c,
        "-34,10 -50,80 -14,150 -36,230",
        "34,10 20,90 50,150 14,250",
        9,
        (pale, "#ffffff", tone),
        (16, 24, 14, 1),
        16,
        0.45,
    )
    with form(
        c,
        (
            "-100,20! -104,-20 -84,-70 -40,-102 0,-108 40,-102 84,-70 104,-20 100,20! "
            "84,34 66,22 50,38 32,24 16,40 0,26 -16,40 -32,24 -50,38 -66,22 -84,34"
        ),
        tone,
    ):
        mass(c, "-110,30 -90,-40 -50,-20 0,-10 50,-20 90,-40 110,30 60,60 -60,60", deep, 18, 0.7)
        mass(c, "-60,-60 -20,-96 30,-90 10,-60 -30,-40", "#ffffff", 12, 0.85)
        strands(c, "-10,-100 -50,-60 -90,20", "10,-100 50,-60 90,20", 9, (pale,), (1, 5, 3), 4, 0.5)
        mass(c, "-40,0 0,-20 40,0 30,34 -30,34", "#fff8e0", 12)
    for k in range(9):
        c.circle(-88 + k * 22, 24 + 8 * (k % 2), 5.5, "#fffbe6")


def _column(c: Canvas, x: float, w: float, top: float, foot: float, far: float, lit: float) -> None:
    def tone(colour: str) -> str:
        return mix(colour, "#3f7fa8", far)

    with c.relief(0.05):
        sides = [tone(t) for t in ("#2a1458", "#4a2a7c", "#6a4298", "#3a2070")]
        edge = tone(mix("#6a4298", "#a8f0e8", lit))
        c.path(
            (
                f"M{x - w * 0.46},{top} Q{x - w * 0.54},{(top + foot) / 2} {x - w * 0.5},{foot} "
                f"H{x + w * 0.5} Q{x + w * 0.54},{(top + foot) / 2} {x + w * 0.46},{top}Z"
            ),
            c.horiz(sides[0], sides[1], sides[2], sides[3], edge)
            if x < 330
            else c.horiz(edge, sides[3], sides[1], sides[0], sides[0]),
        )
    for k in range(1, 6):
        fx = x - w * 0.5 + w * (0.5 - 0.5 * (1 - k / 3) if k < 3 else k / 6)
        c.segment(fx, top, fx, foot, tone("#160a3a"), w * 0.05, 0.5)
    for y, wide, h in (
        (top - w * 0.3, 1.4, 0.32),
        (top, 1.15, 0.16),
        (foot - w * 0.12, 1.2, 0.16),
        (foot + w * 0.04, 1.45, 0.24),
    ):
        c.rect(
            x - w * wide / 2,
            y,
            w * wide,
            w * h,
            c.horiz(
                *(
                    reversed((tone("#2a1458"), tone("#7a4fa8"), edge))
                    if x > 330
                    else (tone("#2a1458"), tone("#7a4fa8"), edge)
                )
            ),
            w * 0.06,
        )


def _window(c: Canvas) -> None:
    arch = "M312,612 V330 C312,230 380,180 440,164 C500,180 568,230 568,330 V612Z"
    c.path(arch, c.vert("#b0fff0", "#5fd0cc", "#2f9cb4", "#1f6a94"), "#1a0c3c", 16)
    with c.relief(0), c.group(clip=c.clip(arch)):
        nature.shafts(c, 470, 100, 6, 0.4, 600, 1.7, 0.5, "#f0fff4", 0.09)
        for k in range(7):
            h = (90, 150, 120, 190, 100, 140, 80)[k]
            x = 312 + k * 38
            c.path(
                f"M{x},620 V{620 - h} l16,-{30 + h * 0.2} l16,{30 + h * 0.2} V620Z",
                mix("#2f8ca8", "#7ad8d4", 0.3 + 0.1 * (k % 3)),
                op=0.8,
            )
        with form(
            c,
            ("300,404 340,356 420,326 510,330 600,360 660,400 660,470 560,470 470,486 390,480 330,456"),
            "#1c4a78",
        ):
            mass(c, "300,420 360,440 450,456 600,440 600,500 340,490", "#a8dcd8", 8)
            strands(
                c, "310,436 380,452 470,458", "340,470 400,482 470,486", 8, ("#2a6a90",), (1, 2, 1), 3, 0.8
            )
            mass(c, "320,380 420,334 560,346 520,370 400,366", "#3f86a8", 12)
        line(c, "304,420 350,424 390,414 404,402", "#0c2448", (2, 4, 3, 1))
        c.ellipse(418, 396, 9, 8, "#e8fff4")
        c.ellipse(416, 397, 5, 6, "#081430")
        c.circle(414, 394, 1.8, "#ffffff")
        line(c, "404,388 418,383 432,389", "#0c2448", (1, 3, 1))
        with form(c, "470,452 500,470 510,520 494,556! 474,510 452,476", "#163c66"):
            pass
    for x in (376, 440, 504):
        c.segment(x, 196 if x == 440 else 206, x, 612, "#1a0c3c", 5)
    for y in (330, 470):
        c.segment(312, y, 568, y, "#1a0c3c", 4)


@scene("p18", "violet", Light(strength=0.0, focus=(250, 560)), by_hand=True)
def drowned_ballroom(c: Canvas) -> None:
    nature.wash(c, "#0c0628", "#1f1048", "#33206c", "#2a1858")
    _window(c)
    c.path("M-10,612 H610 V910 H-10Z", c.vert("#4a6aa8", "#34286c", "#140a38"))
    vx, vy = 430.0, 520.0
    for j in range(8):
        y0, y1 = (612 + 300 * (k / 8) ** 1.7 for k in (j, j + 1))
        for i in range(-16, 14):
            if (i + j) % 2 == 0:
                k0, k1 = (y0 - vy) / 92, (y1 - vy) / 92
                c.poly(
                    [
                        (vx + i * 44 * k0, y0),
                        (vx + (i + 1) * 44 * k0, y0),
                        (vx + (i + 1) * 44 * k1, y1),
                        (vx + i * 44 * k1, y1),
                    ],
                    mix("#120834", "#2f4c8c", max(0.0, 0.5 - j * 0.08)),
                )
    with c.group(through=c.blur(16), blend="screen", opacity=0.55):
        c.path("M330,614 L560,614 L470,910 L60,910Z", c.vert("#a8fff0", "#3f8cc0", "#000000"))
    _column(c, 290, 30, 250, 620, 0.35, 0.6)
    _column(c, 590, 64, 150, 690, 0.12, 0.7)
    _column(c, 226, 44, 190, 640, 0.2, 0.5)
    with c.at(380, 654, 0.44, 0, True):
        _couple(c, "#c86aa8", "#a8f0e8", "#2a1c58", "#3a1c30", 0.4)
    with c.at(316, 676, 0.62):
        _couple(c, "#d8a048", "#a8f0e8", "#1c1048", "#7a2c20", 0.22)
    c.shade(500, 750, 96, 12, 0.7, "#0a0420")
    with c.at(482, 748, 1.16, 0, True):
        _couple(c, "#c83a64", "#c8fff0", "#180e3c", "#2a1020", 0.04)
    _column(c, 40, 110, 90, 800, 0.0, 0.25)
    nature.shafts(c, 470, 200, 5, 0.5, 760, 2.2, 0.4, "#a8fff0", 0.07)
    for x, y, s, rot, tones in (
        (352, 110, 0.42, 6, ("#58c8d8", "#d8fff8", "#2a6ab0")),
        (508, 86, 0.6, -8, ("#f0a050", "#fff0cc", "#a84060")),
        (176, 128, 1.14, 8, ("#e87ab8", "#ffe0f0", "#7a2c9c")),
    ):
        with c.at(x, y, s, rot), c.relief(0.1):
            _jelly(c, *tones)
    c.shade(196, 860, 200, 18, 0.75, "#0a0420")
    with c.at(204, 590, 0.94):
        _alone(c)
    c.glow(170, 380, 190, "#ff9ad0", 0.22)
    for k in range(34):
        px, py = 330 + c.r.gauss(0, 16) + 8 * (k % 5), 430 + c.r.uniform(-40, 240)
        r = c.r.uniform(1.5, 5)
        c.ring(px, py, r, r, "#d8fff8", 1.2, 0.8)
    for x, y, rot in ((556, 470, -8), (530, 500, -14), (120, 520, 6)):
        with c.at(x, y, 0.9, rot):
            c.path(contour("-20,0! -6,-8 12,-6 24,0! 12,7 -6,8"), "#ffb08a")
            c.path(contour("-14,0! -30,-9! -26,0 -30,9!"), "#e87a80")
