"""A child who has taken hold of an hourglass, and the room behind her."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, child_profile, cuff, hand_grip, jointed
from tools.painter.creatures.people_parts import INK, Skin
from tools.painter.hand import contour, form, line, mass, strands

GIRL = Skin("#eab088", "#94505a", "#ffe9bc", "#e2705c")
RED = Cloth("#c8452f", "#5a1630", "#ffa070")


def _window(c: Canvas) -> None:
    """The shore outside, where the sea has gone; a boat lies on its side."""
    view = "-20,40! 214,62! 214,566! -20,600!"
    with c.relief(0), form(c, view, c.vert("#9fc0bc", "#f2d8a0", "#f8c884", "#d8a468")):
        c.glow(60, 236, 260, "#fff0c0", 0.9)
        nature.clouds(c, "#fff6e0", 0.7, 0.006, 0.02, 40, 250, 0.46)
        c.path(contour("-20,330 60,318 140,326 230,316! 230,620! -20,620!"), "#d8ac74")
        line(c, "-20,328 60,317 140,325 230,315", "#b88a68", (3, 5, 4, 2), 0.8)
        for k in range(9):
            y = 346.0 + k * 25
            line(c, f"-20,{y} 60,{y - 8} 130,{y + 4} 230,{y - 6}", "#a8784c", (1, 3 + k * 0.5, 1), 0.5)
            line(c, f"-20,{y + 5} 60,{y - 3} 130,{y + 9} 230,{y}", "#fbe4b0", (1, 2 + k * 0.4, 1), 0.6)
        for x, y, w in ((30.0, 420.0, 40.0), (150, 470, 30), (60, 520, 54)):
            c.ellipse(x, y, w, w * 0.16, "#9ad0cc")
            line(c, f"{x - w * 0.8},{y + 1} {x},{y + w * 0.1} {x + w * 0.8},{y}", "#fff6dc", (0.5, 2, 0.5))
        with c.at(132, 386, 1.0, 14):
            c.path(contour("-10,20 60,12 90,22 40,32"), "#8a5c44", op=0.7)
            line(c, "2,-2 12,-44 18,-84", "#5a3428", (4, 3.4, 2))
            line(c, "10,-50 30,-40 50,-24", "#5a3428", (2.4, 2, 1.6))
            with form(c, "-44,-12! 0,-2 48,-14! 36,12 8,22 -26,14", "#a83c34"):
                mass(c, "-44,8 0,8 50,-6 40,30 -30,30", "#4a1c28", 5, 0.9)
            line(c, "-44,-12 0,-2 48,-14", "#ffe4b4", (1.6, 2.4, 1.6))
        for k in range(7):
            c.ellipse(196 - k * 14, 430 + k * 17 + (k % 2) * 5, 3 + k * 0.5, 1.6 + k * 0.2, "#8a5c3c", 0.8)
    with c.relief(0.1):
        line(c, "214,40 214,320 214,580", "#3a1c1c", (26, 26, 26))
        line(c, "208,40 208,320 208,580", "#c88a58", (7, 8, 7))
        line(c, "-20,34 100,44 230,58", "#4a2622", (22, 22, 22))
        line(c, "-20,30 100,40 230,54", "#c88a58", (5, 6, 5))
        line(c, "-20,318 90,316 214,318", "#4a2622", (9, 9, 9))
        line(c, "100,50 102,320 100,590", "#4a2622", (11, 11, 11))
        line(c, "95,50 97,320 95,590", "#e0a468", (3, 3, 3))
        with form(c, "-20,566! 236,556! 250,596! -20,622!", "#9a6244"):
            mass(c, "-20,594 250,580 250,630 -20,630", "#3a1a1c", 7, 0.9)
            mass(c, "-20,566 230,556 230,568 -20,580", "#ffdca0", 4, 0.8)
        with form(c, "222,-10! 290,-10! 286,120 262,250 240,352! 226,350! 230,180", "#b8603c"):
            mass(c, "256,-10 300,-10 290,200 250,350 240,350", "#5a2430", 12, 0.85)
            strands(
                c,
                "232,-10 232,150 232,340",
                "284,-10 274,160 240,346",
                9,
                ("#f0a868", "#7a3434"),
                (2, 5, 2),
                4,
                0.6,
            )


def _small_glass(c: Canvas, x: float, y: float, n: float, rot: float, top: str, low: str, wood: str) -> None:
    with c.at(x, y, n, rot), c.relief(0.1):
        bulb = "-15,-34! -20,-20 -3,0 -20,20 -15,34! 15,34! 20,20 3,0 20,-20 15,-34!"
        with form(c, bulb, "#c8b498"):
            c.rect(-22, -22, 44, 22, top)
            c.path(contour("-22,36! -10,20 0,12 10,20 22,36!"), low)
            line(c, "-13,-28 -16,-18 -8,-8", "#fff8e0", (1, 3, 1), 0.9)
        for s in (-1, 1):
            with form(c, f"-26,{s * 34 - 5}! 26,{s * 34 - 5}! 26,{s * 34 + 5}! -26,{s * 34 + 5}!", wood):
                mass(c, f"4,{s * 34 - 6} 30,{s * 34 - 6} 30,{s * 34 + 6} 4,{s * 34 + 6}", INK, 5, 0.8)
        for x2 in (-23, 23):
            line(c, f"{x2},-34 {x2},0 {x2},34", wood, (4, 5, 4))


def room(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.horiz("#a86848", "#7a4440", "#4a2834"))
    for k in range(8):
        x = 250 + k * 52
        line(c, f"{x},-10 {x + 2},380 {x},800", "#3a1c2a", (16, 18, 16), 0.32)
    c.glow(250, 250, 420, "#f0b070", 0.35)
    _window(c)
    # A shelf with other times on it.
    with c.group(through=c.blur(8), opacity=0.7):
        c.path(contour("420,160 620,150 620,184 430,184"), INK)
    with c.relief(0.1):
        c.poly([(408, 140), (620, 134), (620, 152), (412, 156)], "#8a5840")
        line(c, "408,140 500,137 620,134", "#f4bc80", (3, 4, 3))
    _small_glass(c, 448, 97, 1.0, 0, "#f0f4f0", "#dfe8ee", "#7a4a34")
    _small_glass(c, 520, 97, 1.0, 0, "#3c4480", "#ffe08c", "#5a3a3c")
    _small_glass(c, 586, 112, 0.9, 88, "#c8502c", "#e8943c", "#7a4a34")


def girl(c: Canvas) -> None:
    """She stands behind the table, looks to the left, at the whale."""
    red, deep = "#c8452f", "#5a1630"
    with c.relief(0.1):
        with form(c, "430,810! 424,640 430,560 452,510 490,490 540,492 590,520 640,580! 640,810!", red):
            mass(c, "520,480 640,520 640,820 500,820 540,640", deep, 26, 0.85)
            mass(c, "430,560 452,512 480,500 462,570 452,680 440,800 420,800", "#ff9a68", 9, 0.8)
            strands(
                c,
                "462,540 470,660 456,800",
                "590,560 570,680 590,800",
                12,
                ("#8a2430", "#e8684a"),
                (1, 4, 1),
                8,
                0.5,
            )
        with form(c, "500,430! 506,470 496,496 512,520 538,518 560,498 556,466 562,430!", GIRL.tone):
            mass(c, "524,430 566,430 566,500 540,524 528,490", GIRL.shade, 8, 0.85)
            mass(c, "500,440 530,452 550,448 540,470 510,466", GIRL.shade, 6, 0.8)
        jointed(c, (484, 566), (500, 716), (428, 664), (76, 60, 42), RED, (60, 250))
        with form(
            c, "452,512 474,492 500,514 520,520 548,508 560,490 578,504 556,540 512,552 470,540", "#fbecd0"
        ):
            mass(c, "510,520 580,500 570,550 510,560", "#a87a80", 7, 0.8)
            line(c, "474,494 500,518 520,522", "#b8888a", (1, 2.4, 1))
    with c.at(522, 378, 1.6, -6):
        # Hair behind.
        with form(c, "30,-60 58,-34 66,6 58,46 34,66 16,50 20,0", "#4a1c1c"):
            strands(c, "40,-50 56,0 40,58", "60,-30 64,10 56,40", 6, ("#8a3c28", "#2c1014"), (2, 4, 2), 3)
        with c.at(5, -2, 0.98, 3, True):
            child_profile(c, GIRL, "#4f7a4c", "#5a2418", 1.15, -1, "open")
        for x, y in ((-28.0, 12.0), (-22, 15), (-16, 11), (-25, 18)):
            c.circle(x, y, 1, "#b86848", 0.8)
        # Hair: a fringe, and a plait that falls forward.
        hair = (
            "-37,-42 -30,-64 0,-78 36,-69 58,-42 62,-6 50,30! 40,24 30,36 22,24 16,-2 8,-20 "
            "0,-42 -12,-42 -20,-51 -30,-45"
        )
        with form(c, hair, "#7a2f20"):
            mass(c, "20,-60 60,-50 70,30 30,40 30,0", "#2c0f18", 10, 0.9)
            mass(c, "-34,-44 -26,-64 2,-72 20,-64 -4,-58 -20,-44", "#f09a58", 5, 0.8)
            strands(
                c,
                "-24,-58 -26,-46 -30,-36",
                "24,-66 40,-30 32,30",
                22,
                ("#c86838", "#4a1c18", "#9a4426"),
                (1, 3, 1),
                3,
                0.8,
            )
        for k in range(6):
            t = k / 5
            x, y = 42 + 12 * math.sin(t * 2.6), 30 + 74 * t
            with form(
                c,
                f"{x - 12},{y - 8} {x},{y - 14} {x + 12},{y - 6} {x + 8},{y + 9} {x - 8},{y + 9}",
                "#7a2f20",
            ):
                mass(c, f"{x},{y - 10} {x + 14},{y} {x + 6},{y + 12}", "#2c0f18", 4, 0.9)
                line(c, f"{x - 9},{y - 4} {x - 3},{y - 8} {x + 2},{y - 4}", "#e08a50", (0.6, 2.6, 0.6))
        c.path(contour("34,108! 50,104 62,112! 56,118 64,134! 46,122 30,132! 40,118"), "#f0c040")


def hands(c: Canvas) -> None:
    """The near one has hold of the upper board, the other of a post."""
    with c.group(through=c.blur(8), opacity=0.6):
        c.path(contour("520,120 556,140 590,260 600,420 570,480 556,300"), "#2a0c18")
    with form(c, "556,530 590,506 660,470! 660,660! 600,640 566,600", "#a8362e"):
        mass(c, "600,500 660,470 660,660 590,640 610,570", "#4a122c", 12, 0.8)
        mass(c, "556,540 586,508 610,500 590,540 574,590", "#e8684a", 7, 0.7)
    jointed(c, (640, 560), (634, 356), (548, 208), (96, 74, 46), RED, (300, 250))
    # The other has a post.
    with c.group(through=c.blur(7), opacity=0.6):
        c.path(contour("372,660 400,672 410,690 380,690"), "#2a0c18")
    cuff(c, (500, 716), (426, 662), 42, "#fbecd0", "#a87a80")
    hand_grip(c, 416, 656, -80, GIRL, 1.42)
    with c.relief(0.1):
        with form(c, "520,206! 508,180 500,150 506,120 522,106 546,112 558,140 562,184!", GIRL.tone):
            mass(c, "530,110 566,120 570,210 540,210", GIRL.shade, 8, 0.7)
        for k, (x, y) in enumerate(((540.0, 108.0), (524, 102), (508, 104), (494, 112))):
            text = (
                f"{x + 4},{y + 34} {x - 2},{y + 6} {x - 16},{y + 2} "
                f"{x - 24},{y + 18} {x - 22},{y + 34 - k * 3}"
            )
            line(c, text, GIRL.shade, (17, 18, 17, 15, 11))
            line(c, text, GIRL.tone, (14, 15, 14, 12, 8))
            line(c, f"{x - 2},{y + 8} {x - 14},{y + 3} {x - 22},{y + 14}", GIRL.lit, (1, 4, 1), 0.7)
            c.ellipse(x - 22, y + 29 - k * 3, 4, 5, "#f6c8b0")
    line(c, "516,206 540,196 566,190", "#fbecd0", (13, 14, 13))
