"""A ball in a hall the sea has taken."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, ear, grown_profile, hand_open, jointed, mix_skin, shoe
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SKIN, SHADE, INK = "#e8b49c", "#7a4070", "#180a30"
FROM = (200.0, -260.0)
LOOK = Skin(SKIN, SHADE, "#ffe6d0", "#e0787c")
CAP = "45,-36! 30,-64 -6,-78 -42,-64 -58,-24 -52,20 -30,38! -22,10 -14,-4 -2,-14 4,-34 22,-44"
SKIRT = (
    "-28,-4 -46,34 -92,104 -160,176 -236,224 -262,252! -220,262 -180,250 "
    "-150,276 -106,262 -70,290 -20,270 20,296 "
    "64,272 104,286 140,258 172,262! 150,200 108,120 62,52 30,-4"
)


def _alone(c: Canvas) -> None:
    """She holds a partner who is not there; from the waist, some four hundred and fifty tall."""
    with c.relief(0.1):
        jointed(c, (26, -130), (78, -150), (112, -204), (22, 17, 11), mix_skin(LOOK, 0.2), FROM, 0, False)
        hand_open(c, 112, -203, 20, mix_skin(LOOK, 0.2), 0.56, True)
        with form(
            c,
            "-4,-222 -44,-244 -88,-236 -128,-262 -170,-300! -150,-240 -120,-206 -76,-186 -40,-166 -22,-160",
            "#52182f",
        ):
            mass(c, "-10,-226 -60,-250 -120,-262 -90,-226 -40,-216", "#b8544a", 8, 0.7)
            mass(c, "-20,-160 -80,-180 -140,-220 -90,-210 -30,-190", "#2a0c24", 8, 0.8)
        strands(
            c,
            "-6,-220 -48,-250 -92,-236 -134,-270 -186,-312",
            "-26,-160 -66,-164 -108,-186 -140,-186 -182,-222",
            30,
            ("#3a1030", "#6a2038", "#94383a", "#52182f", "#b8544a"),
            (3, 5, 5, 4, 0.5),
            12,
            0.8,
        )
        with form(
            c,
            (
                "8,-162 11,-146 24,-137 38,-112 40,-84 32,-62 26,-2 -28,-2 -32,-50 "
                "-38,-92 -36,-124 -20,-141 -12,-164"
            ),
            SKIN,
        ):
            mass(c, "-60,-140 -20,-140 -14,-90 -20,-40 -60,0", SHADE, 12, 0.9)
            mass(c, "-20,-164 0,-164 4,-146 -16,-138", SHADE, 4, 0.9)
            mass(c, "16,-140 34,-134 48,-100 36,-100 20,-124", "#ffe6d0", 5)
        with form(c, "-38,-88! -16,-74 10,-86 39,-106! 41,-84 33,-62 28,2 -30,2 -34,-50", "#46b8b4"):
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
        with c.at(0, -188, 0.52, -22):
            grown_profile(c, LOOK, wide=0, brow="#52182f", nose=0.7, lips="#b8305c")
            with form(c, CAP, "#52182f"):
                mass(c, "-20,-80 30,-70 30,-50 -10,-50 -40,-30", "#c8604c", 7, 0.9)
            ear(c, -10, 4, LOOK, 0.8)
            c.circle(-10, 26, 5, "#fff0c8")
        jointed(c, (-20, -122), (28, -74), (94, -92), (27, 20, 12), LOOK, FROM, 0, False)
        hand_open(c, 93, -92, 82, LOOK, 0.58, True)


def _couple(c: Canvas, dress: str, light: str, coat: str, hair: str, haze: float) -> None:
    """Two of them, he looking right and she left, two hundred tall."""

    def tone(colour: str) -> str:
        return mix(colour, "#3f6a9c", haze)

    def cloth(colour: str, dark: float = 0.6) -> Cloth:
        return Cloth(tone(colour), tone(mix(colour, "#080418", dark)), tone(mix(colour, light, 0.5)))

    skin = Skin(tone(SKIN), tone(SHADE), tone("#ffe6d0"), tone("#e0787c"))
    black, toward = cloth(coat), (-160.0, -200.0)
    with c.relief(0.1):
        # Her far arm, laid into his far hand.
        jointed(c, (18, -138), (-34, -128), (-66, -150), (11, 9, 6), mix_skin(skin, 0.25), toward, 0, False)
        for hip, knee, ankle in (((-12, -88), (8, -48), (2, -9)), ((-24, -90), (-28, -48), (-36, -9))):
            jointed(c, hip, knee, ankle, (24, 17, 11), black, toward, 0.1, False)
            shoe(c, ankle[0], ankle[1] + 10, 0, Cloth("#180c24", "#080418", tone(light)), 0.42)
        with form(
            c,
            "-36,-144 -42,-118 -38,-96 -48,-62 -44,-44! -30,-62 -18,-84 2,-88! "
            "8,-116 6,-142 -4,-154 -22,-156",
            black.tone,
        ):
            mass(c, "-4,-156 16,-150 16,-80 -8,-80 -4,-120", black.shade, 6)
            mass(c, "-46,-150 -34,-152 -34,-100 -44,-50 -54,-50", black.lit, 4, 0.7)
        c.path(contour("-10,-154! 4,-150 2,-128 -2,-122!"), tone("#f0e8f0"))
        jointed(c, (-30, -142), (-50, -122), (-68, -144), (18, 14, 9), black, toward, 0, False)
        c.circle(-69, -149, 6, skin.tone)
        line(c, "-74,-146 -69,-143 -64,-145", tone("#f0e8f0"), (3, 4, 3))
        with form(
            c,
            "12,-126! 10,-104 15,-92 -2,-50 -14,-6! 14,5 40,-1 66,7 92,0 116,-10! 88,-48 62,-82 48,-96 "
            "52,-126! 32,-116",
            tone(dress),
        ):
            mass(c, "0,-60 18,-92 28,-40 10,10 -20,10", tone(mix(dress, INK, 0.6)), 7)
            mass(c, "46,-126 58,-90 116,-14 90,2 60,-60", tone(light), 6, 0.6)
            strands(
                c,
                "20,-90 14,-50 0,-4",
                "46,-94 70,-50 104,-8",
                9,
                (tone(mix(dress, INK, 0.4)), tone(mix(dress, "#ffffff", 0.35))),
                (1, 4, 0.5),
                5,
                0.6,
            )
        with form(
            c, "13,-124! 15,-140 24,-148 24,-158! 38,-158! 38,-148 48,-140 52,-124! 32,-114", skin.tone
        ):
            mass(c, "20,-160 32,-160 30,-148 22,-146", skin.shade, 2, 0.8)
            mass(c, "36,-150 50,-142 54,-120 42,-118", skin.lit, 3, 0.7)
        # His near arm is round her back, hers lies on his shoulder.
        jointed(c, (42, -138), (20, -122), (-12, -144), (12, 10, 7), skin, toward, 0, False)
        c.ellipse(-16, -146, 7, 5, skin.tone, 1, 20)
        jointed(c, (-20, -140), (8, -106), (44, -108), (20, 16, 10), black, toward, 0, False)
        line(c, "42,-114 44,-108 43,-102", tone("#f0e8f0"), (3, 4, 3))
        with c.at(45, -108, 0.22, 84):
            hand_open(c, 0, 0, 0, skin)
        c.path(contour("-18,-150! -18,-164 -6,-164! -4,-148!"), mix(skin.tone, skin.shade, 0.6))
        for x, y, flip, tilt, colour in ((-10, -178, False, 4, "#180c24"), (30, -172, True, -4, hair)):
            with c.at(x, y, 0.27, tilt, flip):
                grown_profile(c, skin, wide=0, brow=tone(colour), nose=0.7 if flip else 1.1)
                if flip:
                    c.circle(-50, -18, 26, tone(mix(colour, "#080418", 0.3)))
                with form(c, CAP, tone(colour)):
                    mass(c, "-30,-76 10,-76 20,-56 -20,-50", tone(mix(colour, light, 0.6)), 6, 0.7)
                ear(c, -10, 6, skin, 0.8)


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
    # Few bars, and none across its eye.
    for x in (356, 524):
        c.segment(x, 232, x, 612, "#1a0c3c", 4)
    for y in (292, 520):
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
    with c.at(204, 590, 0.94, -4):
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
