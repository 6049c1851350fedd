"""Weather that is kept, and a fish that leaves."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, spread, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

PUFF = (
    "-96,34 -104,6 -88,-16 -66,-22 -62,-50 -34,-66 -10,-60 8,-84 40,-80 "
    "56,-56 82,-54 98,-30 92,-8 108,14 98,40 "
    "70,48 30,44 -10,52 -60,46"
)


def _fish(c: Canvas) -> None:
    """A goldfish that leaps to the right; nearly three hundred long, round its own middle."""
    with c.relief(0.1):
        for text, first, last in (
            (
                "-80,-12 -120,-44 -160,-86 -196,-100! -178,-56 -152,-6 -96,4",
                "-84,-10 -130,-52 -190,-98",
                "-84,0 -120,-10 -156,-10",
            ),
            (
                "-90,0 -150,-4 -172,24 -196,72! -150,66 -110,44 -80,16",
                "-84,2 -130,4 -168,24",
                "-84,10 -130,44 -194,72",
            ),
            (
                "46,-44 30,-86 -10,-98 -60,-84 -84,-62! -58,-50 -50,-32 0,-46",
                "40,-46 20,-80 -10,-94",
                "-46,-34 -60,-50 -80,-62",
            ),
            ("22,38 6,66 -20,88 -44,90! -34,64 -24,40", "18,40 4,64 -30,88", "-20,40 -28,60 -42,88"),
        ):
            with form(c, text, "#f07c30"):
                mass(c, text, "#ffc060", 12, 0.5)
            strands(c, first, last, 9, ("#c8481c", "#ffd890", "#e8642c"), (1, 2.6, 0.8), 3, 0.8)
        with form(
            c,
            (
                "106,0! 96,-18 76,-36 40,-50 0,-54 -46,-40 -82,-16 -98,0 -82,16 -44,38 "
                "4,48 52,42 84,28 100,14!"
            ),
            "#f4842c",
        ):
            mass(c, "-110,0 -40,8 40,10 110,20 90,60 0,70 -80,40", "#b83c24", 12, 0.9)
            mass(c, "-80,-20 -40,-46 0,-58 50,-54 90,-26 40,-34 -20,-30", "#ffd878", 8, 0.95)
            for k, x in enumerate(range(-72, 44, 15)):
                for j in range(6):
                    y = -42 + j * 16 + (k % 2) * 8
                    if abs(y) < 42 - abs(x + 6) * 0.24:
                        line(
                            c,
                            f"{x},{y - 7} {x + 9},{y} {x},{y + 7}",
                            mix("#ffdc90", "#a8341c", (y + 44) / 90),
                            (0.8, 2.4, 0.8),
                            0.75,
                        )
            mass(c, "50,-44 74,-40 104,-10 104,10 90,24 60,36 52,0", "#ff9c40", 5, 0.9)
            line(c, "50,-40 36,-10 40,20 52,36", "#b83c20", (1, 4, 4, 1))
            mass(c, "96,-20 110,-4 106,12 98,4", "#fff0c0", 3, 0.9)
        with form(c, "26,10 8,6 -22,20 -36,42! -10,42 16,32", "#ffa850"):
            strands(
                c, "22,12 0,14 -34,40", "24,26 8,34 -14,42", 6, ("#c8481c", "#fff0b8"), (1, 2.4, 0.8), 2, 0.8
            )
        line(c, "107,-1 101,5 94,7", "#8a3018", (3, 2.6, 0.8))
        mass(c, "98,8 106,4 104,13 96,15", "#ffd8a0", 2, 0.8)
        c.circle(77, -14, 8.4, "#c8641c")
        c.circle(77.6, -14.4, 7, "#f4c878")
        c.circle(78, -14.6, 5, "#1a0c14")
        c.circle(79.6, -16.6, 1.6, "#ffffff")


def _cloud(c: Canvas) -> None:
    """A grey cloud, heavy below and lit from the right, two hundred wide, round its own middle."""
    with c.group(through=torn(c, "#6f809c", 0.03, 5, 0.9, 4)):
        c.path(contour(PUFF), "#fff")
    with c.group(clip=c.clip(contour(PUFF))):
        for x, y, r in (
            (-78, 6, 34), (84, -4, 38), (-44, -28, 42), (70, -26, 36), (24, -44, 44),
            (-10, -14, 44), (40, 0, 42), (-46, 16, 36), (0, 22, 34),
        ):  # fmt: skip
            with c.group(through=c.blur(5)):
                c.circle(x, y, r, "#62708e", 0.8)
                c.circle(x + r * 0.16, y - r * 0.14, r * 0.8, "#8492ac", 0.85)
                c.circle(x + r * 0.34, y - r * 0.3, r * 0.5, "#b4bcc8" if x < 20 else "#f0dcc0", 0.8)
        mass(c, "-120,24 -60,28 0,34 60,28 120,20 120,74 -120,74", "#35425f", 11, 0.9)


def _bars(c: Canvas, front: bool) -> None:
    """A round cage three hundred wide that hangs from (0, -300); its floor is at 190."""
    for k in range(9):
        a = math.pi * (k + 0.5) / 9
        x = -math.cos(a) * 138
        y = math.sin(a) * 26 * (1 if front else -1)
        tones = ("#5a4228", "#e8b868") if front else ("#4a4440", "#8a7c68")
        wide = 6.4 if front else 4
        text = (
            f"0,-262 {x * 0.5:.0f},{-240 + y * 0.2:.0f} {x * 0.9:.0f},{-176 + y * 0.6:.0f} "
            f"{x:.0f},{-90 + y:.0f} {x:.0f},{60 + y:.0f} {x:.0f},{186 + y:.0f}"
        )
        line(c, text, tones[0], (wide, wide, wide))
        line(
            c,
            " ".join(f"{float(w.split(',')[0]) + 1.4:.1f},{w.split(',')[1]}" for w in text.split()),
            tones[1],
            (1.6, 1.8, 1.8),
        )
    for y, r in ((-90, 138), (60, 138)):
        half = " ".join(
            (
                f"{-math.cos(math.pi * t / 8) * r:.0f},"
                f"{y + math.sin(math.pi * t / 8) * (26 if front else -26):.0f}"
            )
            for t in range(9)
        )
        line(c, half, "#6a4c2c" if front else "#4a4440", (7, 8, 7))
        if front:
            line(c, half, "#f4c878", (1, 2, 3))


def _bird(c: Canvas, x: float, y: float, s: float, rot: float, up: float) -> None:
    with c.at(x, y, s, rot), c.relief(0):
        c.path(contour("-22,2! -8,-4 10,-5 22,-2! 12,4 -6,5 -30,10!"), "#6a4450")
        c.path(contour(f"4,-3! -4,{-16 * up} -20,{-30 * up}! -14,{-14 * up} -8,-1!"), "#7a5058")
        c.path(contour(f"8,-3! 8,{-18 * up} -2,{-36 * up}! 18,{-16 * up} 12,-1!"), "#5a3848")


def _window(c: Canvas) -> None:
    """A wall with an open window, and birds far out."""
    x: float
    y: float
    c.rect(
        0,
        0,
        600,
        900,
        c.linear([(0, "#5c7480", 1), (0.5, "#8a9c98", 1), (1, "#b8b49c", 1)], (0, 0.2), (1, 0)),
    )
    for k in range(12):
        c.rect(k * 52 - 8, 0, 20, 720, "#4c6472", 0, 0.16)
    x0, y0, x1, y1 = 340.0, 70.0, 640.0, 560.0
    c.rect(x0 - 26, y0 - 26, 340, y1 - y0 + 52, c.horiz("#c8b898", "#fff4dc"))
    with c.group(clip=c.clip_rect(x0, y0, x1 - x0, y1 - y0)):
        c.rect(x0, y0, 300, 500, c.vert("#7ab0c8", "#f4dcb0", "#ffc878", "#ffe8b8"))
        c.glow(520, 330, 300, "#fff4c8", 1.0)
        for text, tone in (
            ("330,190 390,160 450,176 520,140 620,160 620,220 480,216 380,222", "#fff6e0"),
            ("420,300 480,276 560,290 640,270 640,320 500,324", "#ffe4b8"),
        ):
            with c.group(through=torn(c, tone, 0.016, 9, 0.9, 3)):
                c.path(contour(text), "#fff")
        c.path(contour("330,500! 400,462 460,476 530,440 640,470! 640,580! 330,580!"), "#b8a088")
        c.path(contour("330,530! 420,510 500,522 640,500! 640,580! 330,580!"), "#8a8468")
        for x, y, s, rot, up in (
            (404, 196, 1.0, -16, 1.0),
            (462, 150, 0.8, -10, -0.5),
            (522, 226, 0.7, -20, 0.8),
            (384, 268, 0.6, -12, 0.9),
            (436, 112, 0.5, -14, 0.6),
            (470, 262, 0.5, -8, -0.4),
        ):
            _bird(c, x, y, s, rot, up)
    for x, w in ((x0 - 4, 14), (494, 12)):
        c.rect(x, y0 - 6, w, y1 - y0 + 10, c.horiz("#8a7a60", "#fff8e4"))
    c.rect(500, 296, 140, 11, "#e8d8b8")
    c.rect(500, 304, 140, 3, "#8a7a60")
    with c.relief(0.05), form(c, "300,556! 620,556! 620,592! 292,592!", "#e8d8b4"):
        mass(c, "290,580 620,578 620,600 290,600", "#8a7a68", 5)
    with c.relief(0.1):
        c.segment(540, 22, 620, 22, "#7a5a34", 6)
        with form(c, "560,20! 620,20! 620,640! 556,640 572,520 536,420 556,300 530,180", "#f4dcb4"):
            strands(
                c,
                "556,20 530,180 556,300 540,420 560,640",
                "640,20 630,180 640,300 630,420 640,640",
                12,
                ("#c8a888", "#fff4dc", "#e8c89c", "#b89484"),
                (3, 9, 10, 6),
                8,
                0.75,
            )
    with c.group(through=c.blur(18), blend="screen", opacity=0.5):
        c.path(
            "M350,100 L500,560 L330,900 L-40,900 L-40,520Z",
            c.linear([(0, "#ffe8b0", 1), (1, "#3a3020", 1)], (1, 0), (0, 1)),
        )


def _table(c: Canvas) -> None:
    """A table, and a picture somebody painted of the cloud as it was."""
    c.shade(256, 214, 70, 14, 0.5, "#2b3a45")
    with c.group("rotate(-5,256,130)"):
        c.rect(204, 62, 108, 134, c.horiz("#7a5a34", "#d8ac68"), 3)
        c.rect(216, 74, 84, 110, c.vert("#5a9cc0", "#c8e4e0"))
        with c.at(258, 134, 0.34), c.group(through=torn(c, "#fffaf0", 0.03, 6, 0.9, 3)):
            c.path(contour(PUFF), "#fff")
    with c.relief(0.05):
        c.rect(-10, 738, 620, 170, c.vert("#b88a58", "#8a5c3c", "#4a3028"))
        for k in range(5):
            y = 752 + k * 34
            line(c, f"-20,{y + 6} 200,{y - 3} 400,{y + 5} 620,{y}", "#5a3828", (1, 2.6, 1.6, 1), 0.5)
        c.rect(-10, 734, 620, 7, "#f0cc90")
    c.glow(420, 790, 260, "#ffd890", 0.4)


def _cage(c: Canvas) -> None:
    """The cage and its rain, which drips on the table."""
    c.shade(150, 800, 190, 30, 0.6, "#2a1c20")
    with c.at(173, 420, 0.93):
        for k in range(14):
            c.ring(0, -292 - k * 16, 4, 9, "#4a3a2c", 3.4)
        c.ring(0, -276, 15, 17, "#5a4228", 6)
        c.ring(-1, -277, 14, 16, "#e8b868", 1.8)
        with form(c, "-150,190 -120,160 0,150 120,160 150,190 120,222 0,232 -120,222", "#3a5468"):
            mass(c, "-100,190 0,170 120,184 60,214 -60,212", "#a8ccd8", 8, 0.9)
        _bars(c, False)
        c.glow(20, -10, 150, "#e8e4d0", 0.25)
        for _ in range(60):
            x, y = c.r.uniform(-88, 92), c.r.uniform(24, 186)
            line(
                c,
                f"{x},{y} {x - 2},{y + 9} {x - 4},{y + 18}",
                c.r.choice(("#4f86ac", "#d0e8f0")),
                (0.6, 2.6, 1.2),
                0.85,
            )
        for _ in range(9):
            x, y = c.r.uniform(-90, 90), c.r.uniform(180, 206)
            c.ring(x, y, 12, 3.4, "#e8f6f8", 1.6, 0.8)
        with c.at(4, -20, 1.16):
            _cloud(c)
        _bars(c, True)
        with form(
            c,
            ("-154,188! -120,212 0,224 120,212 154,188! 158,216! 120,242 0,254 -120,242 -158,216!"),
            "#a8743c",
        ):
            mass(c, "-160,190 -60,214 -40,260 -160,240", "#4a2c20", 9, 0.9)
            mass(c, "60,214 154,186 160,220 100,240", "#ffd890", 7, 0.9)
        # The lock hangs from the lower hoop.
        c.path(contour("-42,96! -43,82 -33,74 -23,82 -22,96!", closed=False), "none", "#3c2a20", 5)
        c.path(contour("-42,95! -43,82 -33,74 -23,82 -22,95!", closed=False), "none", "#c0b8a8", 2)
        with form(c, "-48,95! -32,97 -16,94! -15,116 -32,121 -48,117!", "#b88848"):
            mass(c, "-50,108 -12,106 -12,126 -50,126", "#5a3420", 5, 0.7)
            mass(c, "-34,94 -16,93 -16,104 -28,104", "#ffe6a8", 4, 0.7)
        c.circle(-32, 106, 2.6, "#2a1810")
        c.path("M-32,106 l-2,8 h4Z", "#2a1810")
    for x, y, h in ((60, 690, 22), (150, 700, 30), (250, 686, 20), (112, 742, 14), (214, 726, 18)):
        c.path(contour(f"{x},{y - h}! {x + 6},{y} {x},{y + 7} {x - 6},{y}"), "#6aa4c0")
        c.circle(x + 1.6, y + 1, 1.8, "#ffffff")
    # What has dripped down lies on the wood; the window is in it.
    with c.group(through=c.blur(3), opacity=0.5):
        c.path(contour("36,816 90,800 200,802 272,810 282,824 226,836 120,838 50,830"), "#2c1a18")
    pool = (
        "40,814 66,803 112,806 146,797 206,799 236,806 274,808 282,817 248,826 206,824 166,833 104,829 62,826"
    )
    with form(c, pool, "#86a0a4"):
        mass(c, "36,810 110,802 130,812 90,832 40,830", "#5c747c", 8, 0.8)
        mass(c, "150,796 246,802 280,812 220,822 140,818", "#ffecc8", 7, 0.75)
    for x, y, rx in ((112, 815, 16.0), (112, 815, 8), (214, 813, 12)):
        c.ring(x, y, rx, rx * 0.22, "#f4fcf8", 1.2, 0.75)
    line(c, "62,826 104,829 166,832 206,824 248,825", "#fff4dc", (0.5, 1.8, 0.5), 0.6)


def _bowl(c: Canvas) -> None:
    """The bowl the fish has left, and the drops on its way."""
    bx, by, r = 432.0, 728.0, 98.0
    with c.group(through=c.blur(7), opacity=0.75):
        c.path(
            contour(
                f"{bx - 70},{by + 92} {bx + 40},{by + 84} {bx + 60},{by + 100} {bx - 60},{by + 140} "
                f"{bx - 200},{by + 168} {bx - 190},{by + 140}"
            ),
            "#4a2c2c",
        )
    bowl = contour(
        f"{bx - 60},{by - 84}! {bx - 92},{by - 40} {bx - r},{by + 14} {bx - 76},{by + 68} "
        f"{bx - 40},{by + 92}! "
        f"{bx + 40},{by + 92}! {bx + 76},{by + 68} {bx + r},{by + 14} {bx + 92},{by - 40} "
        f"{bx + 60},{by - 84}!"
    )
    c.path(bowl, "#e4f0ea", op=0.4)
    with c.relief(0.1), c.group(clip=c.clip(bowl)):
        with form(
            c,
            (
                f"{bx - 110},{by - 58} {bx - 60},{by - 64} {bx - 20},{by - 56} {bx + 6},{by - 64} "
                f"{bx + 30},{by - 56} {bx + 70},{by - 64} "
                f"{bx + 110},{by - 58} {bx + 110},{by + 100}! {bx - 110},{by + 100}!"
            ),
            "#6ab8c4",
        ):
            mass(
                c,
                (
                    f"{bx - 110},{by} {bx - 60},{by + 40} {bx},{by + 60} {bx + 20},{by + 110} "
                    f"{bx - 120},{by + 110}"
                ),
                "#2a6c8c",
                14,
                0.9,
            )
            mass(
                c,
                (f"{bx + 20},{by + 10} {bx + 84},{by - 10} {bx + 90},{by + 40} {bx + 40},{by + 50}"),
                "#f4f0c8",
                12,
                0.8,
            )
            for k in range(26):
                c.ellipse(
                    bx - 70 + k * 5.6,
                    by + 84 + c.r.uniform(-7, 8),
                    8,
                    6,
                    c.r.choice(("#d8a078", "#a8786c", "#f0d0a0", "#7a8c98")),
                )
            strands(
                c,
                f"{bx - 52},{by + 88} {bx - 60},{by + 50} {bx - 46},{by + 10}",
                f"{bx - 20},{by + 88} {bx - 26},{by + 56} {bx - 10},{by + 26}",
                7,
                ("#2f7a54", "#6ab070"),
                (5, 6, 0.6),
                10,
            )
        line(
            c,
            f"{bx - 100},{by - 60} {bx - 60},{by - 64} {bx - 20},{by - 56} {bx + 6},{by - 64}",
            "#f4fffa",
            (3, 4, 3, 2),
        )
        line(
            c,
            (f"{bx + 6},{by - 64} {bx + 30},{by - 56} {bx + 70},{by - 64} {bx + 100},{by - 60}"),
            "#f4fffa",
            (2, 3, 4, 3),
        )
    c.path(bowl, "none", "#eafaf6", 3, 0.85)
    c.ring(bx, by - 84, 60, 11, "#ffffff", 4, 0.9)
    line(c, f"{bx - 84},{by + 10} {bx - 80},{by - 32} {bx - 60},{by - 64}", "#ffffff", (2, 8, 2), 0.85)
    line(c, f"{bx + 82},{by + 30} {bx + 74},{by + 56} {bx + 54},{by + 78}", "#ffffff", (1, 5, 1), 0.7)
    way = f"{bx - 4},{by - 70} {bx - 66},{by - 170} 356,480 344,460"
    for k, (x, y) in enumerate(spread(way, 14)):
        for _ in range(2):
            s = c.r.uniform(3, 9) * (1 - k * 0.02)
            px, py = x + c.r.gauss(0, 13), y + c.r.gauss(0, 11)
            c.ellipse(px, py, s * 0.8, s, "#8accd4", 0.9)
            c.circle(px + s * 0.2, py - s * 0.3, s * 0.32, "#ffffff")
    # The water still stands up where it went out: one thin sheet that leans after the fish.
    sheet = "384,652! 390,626 386,596 374,562! 396,588 410,612 430,624 452,618 470,600! 466,630 478,652!"
    with form(c, sheet, "#a4d4d6"):
        mass(c, "380,656 400,620 384,570 370,570 376,656", "#4f9cb0", 5, 0.6)
        mass(c, "378,566 404,606 430,630 470,604 456,650 420,640 396,610", "#f0fcf6", 5, 0.8)
        for text in ("398,650 402,620 392,592", "424,650 424,636 412,622", "450,650 456,634 466,610"):
            line(c, text, "#ffffff", (0.6, 2, 0.6), 0.8)
    for x, y, n in ((370, 552, 4.2), (474, 590, 4.0), (482, 572, 2.4)):
        c.circle(x, y, n, "#9fd0d6")
        c.circle(x + n * 0.3, y - n * 0.3, n * 0.4, "#ffffff")
    line(c, f"{bx - 58},{by - 80} {bx},{by - 74} {bx + 58},{by - 80}", "#eafcf8", (2, 6, 2), 0.9)


@scene("p11", "milk", Light(strength=0.0, focus=(330, 400)), by_hand=True)
def cloud_in_a_cage(c: Canvas) -> None:
    _window(c)
    _table(c)
    _cage(c)
    _bowl(c)
    with c.at(430, 396, 0.9, -46):
        _fish(c)
    nature.beam(c, [(380, 80), (560, 80), (400, 900), (60, 900)], "#fff1c8", 0.14, 20)
