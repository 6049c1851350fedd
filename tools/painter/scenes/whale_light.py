"""A lighthouse at the bottom of the sea, and those it shines for."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import along, contour, form, line, mass, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

DEEP, INK, WARM, PALE = "#07384c", "#021620", "#ffe2a0", "#bfe4d4"
LAMP = (446.0, 452.0)

# The great one in profile: along the back to the snout, under the jaw, and back along the throat.
WHALE = (
    "-120,40 -20,72 80,112 160,158 236,216 290,268 326,318 344,352 340,374 "
    "336,400 316,436 276,472 216,492 150,500 80,506 0,520 -120,560"
)
FLIPPER = (
    "96,452! 140,446 166,480 186,540 214,590 236,640 254,690 262,728 "
    "246,738! 226,716 196,684 160,640 128,590 104,530"
)
CALF = (
    "-2,10 -8,-6 6,-26 34,-44 74,-54 120,-50 164,-34 204,-18 238,-14! "
    "252,-34 276,-48 300,-46! 288,-28 270,-12 274,6 286,26! 262,20 244,4 "
    "206,14 160,30 112,42 64,44 26,34"
)


def _far_whale(c: Canvas, x: float, y: float, size: float, rot: float, tone: str, flip: bool = False) -> None:
    with c.at(x, y, size, rot, flip):
        c.path(contour(CALF), tone)
        c.path(contour("70,30 96,34 104,62 92,84! 74,60"), tone)


def _eye(c: Canvas, x: float, y: float, size: float) -> None:
    """Small and dark for so much head; heavy folds lie round it."""
    with c.at(x, y, size):
        mass(c, "-34,-4 -8,-20 20,-18 34,2 14,20 -16,18", "#062534", 8, 0.7)
        with form(c, "-15,2! -6,-8 7,-8 16,3! 7,9 -7,8", "#120a0c"):
            mass(c, "-6,6 4,8 12,4 6,0 -2,2", "#5a3a24", 2, 0.9)
        c.circle(5, -3, 1.9, "#fffbe8")
        for text, w, op in (
            ("-26,4 -10,-12 8,-12 26,6", 3.4, 0.7),
            ("-34,0 -12,-22 12,-22 34,0", 2.4, 0.45),
            ("-22,12 -4,17 20,12", 2.6, 0.55),
            ("-28,20 -4,26 24,20", 2, 0.35),
        ):
            line(c, text, "#8fc4c4", (0.5, w, 0.5), op)


def _great_whale(c: Canvas) -> None:
    with c.relief(0.1), form(c, WHALE, "#1c6480"):
        mass(c, "-140,20 60,90 200,180 120,230 -20,200 -140,190", "#0c4258", 30, 0.9)
        mass(c, "-140,170 40,210 120,330 60,430 -140,420", "#072c40", 34, 0.9)
        mass(c, "60,96 170,158 250,224 312,290 296,296 226,236 150,184 60,130", "#6ac0c4", 9, 0.6)
        mass(c, "230,236 300,276 350,350 320,366 250,340 210,290", "#e8c890", 18, 0.75)
        mass(c, "290,290 330,320 350,360 320,362 296,330", "#fff0c0", 9, 0.8)
        # Throat and jaw: pale, in pleats that run back under the eye.
        with c.group(
            clip=c.clip(
                contour(
                    "346,368! 290,384 230,386 184,404 148,440 60,430 -130,412 -130,580 80,540 220,520 380,440"
                )
            )
        ):
            c.rect(-140, 350, 520, 180, "#86b8b4")
            mass(c, "-150,380 60,400 150,430 150,560 -150,600", "#2a6478", 26, 0.95)
            mass(c, "220,380 350,370 340,420 280,470 220,470", "#fff0c4", 18, 0.95)
            mass(c, "60,470 180,486 290,462 330,430 330,520 60,520", "#3c7480", 12, 0.75)
            strands(
                c,
                "338,384 288,398 226,404 160,436 60,432 -130,410",
                "322,436 276,470 206,494 130,506 40,520 -130,560",
                11,
                ("#2f6a78", "#1c4e62"),
                (0.8, 3.4, 3.4, 3, 2, 1),
                2,
                0.8,
            )
        line(c, "345,368 290,384 230,386 192,397 162,412 138,428 122,444", INK, (1.5, 4, 5, 6, 5, 4, 1))
        line(c, "340,360 288,375 232,376 186,390", "#fff0c4", (0.6, 3, 3, 0.6), 0.6)
        for _ in range(26):
            x, y = c.r.uniform(170, 326), 0.0
            y = 214 + (x - 230) * 1.0 + c.r.uniform(26, 90)
            if y < 362 and x < 326:
                size = c.r.uniform(1.4, 4.2)
                c.circle(x + 0.8, y + 1.2, size, "#0c3c50", 0.6)
                c.circle(x, y, size, mix("#7ac4c0", WARM, c.r.random()), 0.8)
        for text in ("20,150 70,176 104,214", "-30,260 30,280 60,320", "110,250 130,272 138,300"):
            line(c, text, "#8fd0cc", (0.4, 2.2, 0.4), 0.45)
        for x, y, r in ((300, 430, 9), (286, 440, 6), (308, 444, 5), (64, 128, 8), (48, 132, 5)):
            c.circle(x + 1, y + 1.6, r, "#1c4454")
            c.circle(x, y, r * 0.9, "#f0e4c4")
            c.circle(x - 0.6, y - 0.4, r * 0.42, "#4a5a58")
    _eye(c, 138, 372, 0.95)


def _flipper(c: Canvas) -> None:
    with c.group(through=c.blur(16), opacity=0.6):
        c.path(contour("40,420 140,430 180,480 130,520 60,480"), "#031c2a")
    with c.relief(0.1), form(c, FLIPPER, "#2a7488"):
        mass(c, "80,440 130,470 150,560 220,690 240,750 120,640 80,540", "#0a3448", 14, 0.9)
        mass(c, "146,440 180,490 206,560 240,620 270,740 250,720 214,620 176,550", "#f4e0ac", 7, 0.9)
        strands(
            c,
            "120,470 150,560 240,724",
            "160,470 190,560 256,716",
            7,
            ("#5aa4a8", "#124a60"),
            (1, 3, 0.6),
            3,
            0.5,
        )
    mass(c, "40,420 110,424 158,444 150,470 110,484 60,470", "#1a5a74", 13, 0.95)
    for x, y in ((176, 500), (186, 540), (210, 580), (232, 628), (250, 676)):
        c.circle(x, y, 5, "#f0dca8")
        c.circle(x - 1, y + 1.6, 3.6, "#7aa8a0")


def _calf(c: Canvas) -> None:
    """It looks to the left; its nose is at the origin, three hundred long."""
    with c.relief(0.1):
        c.path(contour("116,30 140,36 150,66 136,84! 118,62"), "#0c4258")
        with form(c, CALF, "#2f7f94"):
            mass(c, "-10,-40 80,-70 240,-40 300,-60 300,-20 200,-10 90,-28 20,-16", "#0c4a62", 12, 0.9)
            with c.group(clip=c.clip(contour("-10,8! 24,10 56,14 76,26 140,22 210,6 200,40 60,70 -10,40"))):
                c.rect(-20, -10, 260, 90, "#d8e4c8")
                mass(c, "100,10 220,0 220,60 120,60", "#5a9ca0", 12, 0.9)
                mass(c, "-10,8 40,14 60,40 0,50", "#fff0c4", 8)
                strands(
                    c,
                    "0,14 50,20 90,28 190,14",
                    "20,36 60,44 110,40 190,18",
                    7,
                    ("#5a8a8c",),
                    (0.6, 2, 2, 0.6),
                    1,
                    0.8,
                )
            mass(c, "-10,10 -4,-12 16,-24 26,-8 10,8", "#fff0c0", 7, 0.85)
            line(c, "-4,9 24,14 50,18 68,16", INK, (0.8, 2.4, 2.4, 0.6))
            line(c, "20,-30 60,-44 110,-44", "#8fd4d0", (0.5, 3, 0.5), 0.7)
        with form(c, "84,30 112,28 122,52 118,84 100,104! 88,76 80,50", "#3c8c9c"):
            mass(c, "80,30 96,40 96,100 80,90", "#fff0c4", 5, 0.8)
        mass(c, "44,-8 56,-18 70,-14 74,0 60,8 48,4", "#062534", 4, 0.6)
        c.ellipse(59, -3, 6, 5, "#100a0c")
        c.circle(57, -5, 1.6, "#fffbe8")
        line(c, "48,-11 58,-15 70,-9", "#9fd8d0", (0.5, 1.8, 0.5), 0.6)


def _tower(c: Canvas) -> None:
    """It stands on (474, 800); the lamp is at ``LAMP``."""
    body = "420,490 414,600 402,720 392,806 548,806 528,720 498,600 482,490"
    d = "M" + " L".join(body.split()) + "Z"
    with c.relief(0):
        c.path(d, "#e4ddc4")
        with c.group(clip=c.clip(d)):
            for k in range(4):
                y0, h = 520 + k * 80, 40
                c.path(
                    (
                        f"M380,{y0 + 8} Q460,{y0 - 14 - k * 3} 560,{y0 + 8} V{y0 + h + 8} "
                        f"Q460,{y0 + h - 14 - k * 3} 380,{y0 + h + 8}Z"
                    ),
                    "#c8452f",
                )
            mass(c, "470,470 520,470 570,820 500,820 476,640", "#0a3444", 16, 0.85)
            mass(c, "400,470 430,480 412,640 400,820 380,820", "#12485a", 9, 0.6)
            mass(c, "424,490 462,488 466,560 428,560", "#ffe8b0", 12, 0.55)
            mass(c, "380,760 560,760 560,830 380,830", "#0a3c40", 16, 0.8)
            for x, y in ((440, 600), (452, 690)):
                c.path(
                    contour(
                        f"{x - 8},{y + 14}! {x - 8},{y - 6} {x},{y - 14} {x + 8},{y - 6} {x + 8},{y + 14}!"
                    ),
                    "#5a2410",
                )
                c.path(
                    contour(
                        f"{x - 5},{y + 12}! {x - 5},{y - 4} {x},{y - 10} {x + 5},{y - 4} {x + 5},{y + 12}!"
                    ),
                    "#ffd070",
                )
            c.path(contour("436,808! 436,766 454,748 472,766 472,808!"), "#3a1a14")
            c.path(contour("441,808! 441,770 454,756 467,770 467,808!"), "#ffb84c")
            line(c, "454,758 454,806", "#8a3c14", (1, 2, 2))
        # Gallery, lantern and cap, seen from a little below.
        c.path(contour("402,496! 404,482! 450,474 500,482! 502,496! 450,488"), "#7a2c24")
        c.path(contour("402,496 450,488 502,496 484,506 450,500 420,506"), "#2c1418")
        for x in range(408, 500, 13):
            c.segment(x, 482, x, 462, "#2c1418", 2)
        line(c, "404,464 450,457 500,464", "#2c1418", (2.4, 2.4, 2.4))
        c.path("M424,480 L426,424 H472 L476,480 Q450,472 424,480Z", c.vert("#fff4c8", "#ffffff", "#ffd880"))
        for x in (438, 461):
            c.segment(x, 424, x, 476, "#6a3420", 2.4)
        with form(c, "416,426! 424,410 438,394 448,378 460,394 474,410 484,426! 450,420", "#c8452f"):
            mass(c, "452,370 490,420 480,440 456,420", "#4a1418", 6, 0.9)
            mass(c, "416,430 450,416 484,430 450,432", "#ffcf80", 4, 0.9)
        c.circle(449, 376, 5, "#e8b060")


def _fish(c: Canvas, x: float, y: float, size: float, rot: float, lit: float) -> None:
    """It swims to the right, a hundred long."""
    with c.at(x, y, size / 100, rot):
        c.path(contour("-34,0! -64,-28 -58,0! -66,26"), mix("#8a2c18", "#ff9a3c", lit))
        with form(c, "-40,0 -10,-26 24,-22 50,0 24,20 -10,24", mix("#b0401c", "#ffb04c", lit)):
            mass(c, "-40,4 0,8 50,4 20,30 -20,30", "#7a2418", 7, 0.8)
            mass(c, "0,-26 30,-24 52,0 30,0 10,-12", "#fff0c0", 6, 0.8)
            line(c, "4,-24 0,0 4,24", "#fff4dc", (4, 8, 4), 0.9)
        c.path(contour("-10,-24! 0,-40 22,-22!"), mix("#8a2c18", "#ff9a3c", lit))
        c.circle(32, -4, 6, "#fff8e0")
        c.circle(33.5, -4, 3.6, "#140808")


def _weed(c: Canvas, x: float, y: float, h: float, tones: tuple[str, str], lean: float) -> None:
    """A broad ribbon that sways, with a lit edge."""
    sway = c.r.uniform(0, 6)
    way = [
        (x + math.sin(sway + k * 1.1) * h * 0.07 + lean * h * (k / 6) ** 1.6, y - h * k / 6) for k in range(7)
    ]
    w = 5 + h * 0.055
    c.limb(way, (w * 0.6, w, w * 1.1, w, w * 0.7, 1), tones[0])
    c.limb([(a + w * 0.24, b) for a, b in way], (1, w * 0.3, w * 0.34, w * 0.3, w * 0.2, 0.5), tones[1], 0.7)


def _floor(c: Canvas) -> None:
    with form(c, "-20,800 80,770 190,786 300,770 380,790 480,784 560,776 640,790 640,940 -20,940", "#0a4450"):
        mass(c, "300,776 420,770 560,776 620,800 520,830 360,820", "#c8b078", 14, 0.6)
        mass(c, "-20,830 200,830 400,860 640,850 640,940 -20,940", "#02202c", 20)
        for _ in range(40):
            x, y = c.r.uniform(0, 600), c.r.uniform(796, 880)
            line(
                c,
                f"{x},{y} {x + 24},{y - 4} {x + 52},{y + 1}",
                c.r.choice(("#2a7478", "#052c38", "#8a9c78")),
                (0.4, 2.4, 0.4),
                0.5,
            )
    for text, tone, lit in (
        (
            "352,822 368,786 400,774 430,784 446,812 430,830 370,834",
            "#0c3c48",
            "360,800 384,776 420,776 400,796",
        ),
        ("500,824 514,790 548,780 590,790 616,826 570,842", "#07303c", "506,806 526,782 560,784 534,800"),
    ):
        with form(c, text, tone):
            mass(c, lit, "#8fb098", 7, 0.8)


def _keeper(c: Canvas) -> None:
    """Somebody on the gallery, small and dark before the lamp, who has come out to look."""
    coat = "#1c2233"
    with c.at(411, 485, 1.1):
        for text in ("-3,-17 -4,-8 -4,0", "3,-17 4,-8 5,0"):
            line(c, text, "#0f1420", (5, 4.4, 4))
        c.path(contour("-5,-33! 5,-33! 7,-22 9,-12! -8,-12! -7,-22"), coat)
        line(c, "-4,-31 -11,-25 -17,-19", coat, (4.4, 4, 3))
        line(c, "4,-31 9,-36 8,-43", coat, (4.4, 4, 3))
        c.ellipse(-1, -38.6, 4.2, 4.8, "#4a3434")
        c.path(contour("-7,-40! -5,-45 3,-45 5,-40! -1,-41"), "#0f1420")
        line(c, "8,-24 9,-14 6,-2", "#ffd890", (0.5, 1.4, 0.5), 0.8)
    line(c, "402,465 411,463 424,461", "#2c1418", (2, 2, 2))


@scene("p13", "abyss", Light(strength=0.0, focus=(250, 380)), by_hand=True)
def lighthouse_for_whales(c: Canvas) -> None:
    nature.wash(c, "#0c5a6c", "#0a4c60", "#063448", "#032030")
    nature.clouds(c, "#2d9a98", 0.3, 0.004, 0.008, 0, 700, 0.5)
    nature.shafts(c, 330, -160, 9, 0.55, 900, math.pi / 2, 0.4, PALE, 0.07)
    _far_whale(c, 300, 96, 0.42, 8, "#1c7480", True)
    _far_whale(c, 30, 640, 0.55, -8, "#0c5060")
    with c.group(through=c.blur(10)):
        c.path(contour("-20,700 90,660 200,690 320,676 440,700 620,650 620,820 -20,820"), "#0c5462", op=0.8)
    c.glow(*LAMP, 330, "#ffe6a8", 0.75)
    nature.beam(c, [LAMP, (150, 280), (150, 484)], "#ffdf98", 0.5, 10)
    _floor(c)
    for _ in range(12):
        x = c.r.uniform(330, 600)
        _weed(c, x, 830, c.r.uniform(50, 110), ("#0c5048", "#6aa878"), 0.12)
    _tower(c)
    for x in (400, 424, 486, 512, 540):
        _weed(c, x, 826, c.r.uniform(30, 70), ("#0a4440", "#5a9c70"), 0.1)
    with c.at(398, 322, 0.78, -42):
        _calf(c)
    _great_whale(c)
    _flipper(c)
    nature.beam(c, [(LAMP[0] - 10, LAMP[1]), (180, 300), (180, 494)], "#ffe8b0", 0.3, 8)
    c.glow(*LAMP, 150, "#fff3cf", 0.9)
    _keeper(c)
    for x, y, size, rot, lit in (
        (330, 556, 42, -24, 1.0),
        (364, 606, 30, -36, 0.8),
        (308, 618, 36, -12, 0.7),
    ):
        _fish(c, x, y, size, rot, lit)
    for spots in ("350,344 366,300 352,250 372,190", "212,520 220,500 214,470"):
        for k, (bx, by) in enumerate(along(spots, 3)):
            r = 2 + (k * 37 % 5) * 0.9
            c.circle(bx + c.r.uniform(-8, 8), by, r, "#bfe4dc", 0.35)
            c.ring(bx, by, r, r, "#f0fff4", 1, 0.8)
    with c.group(through=c.blur(2.5)):
        for x, h, lean in (
            (-6, 230, 0.2),
            (40, 300, 0.12),
            (78, 190, 0.24),
            (128, 150, 0.1),
            (572, 210, -0.14),
            (606, 280, -0.1),
        ):
            _weed(c, x, 915, h, ("#02262c", "#0f5a54"), lean)
        c.path(contour("-20,880 80,850 190,872 320,884 460,866 560,850 640,880 640,930 -20,930"), "#01161f")
