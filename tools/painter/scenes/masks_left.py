"""Masks that look after the one which has flown; lit by one lamp from above."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas, Point
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.relief import Light
from tools.painter.scenes import hung_masks, scene

DARK = "#081824"
PLACE: Point = (286, 286)
FACE = "-82,-72 -50,-114 0,-122 50,-114 82,-72 90,-6 72,66 36,116 0,132 -36,116 -72,66 -90,-6"


def _wall(c: Canvas) -> None:
    c.rect(-10, -10, 620, 920, c.vert("#1f5a68", "#1a4a5c", "#123448", "#0c2436"))
    for k in range(13):
        x = k * 50.0 - 8
        line(c, f"{x},-10 {x + 3},450 {x - 2},910", "#0a2030", (3, 3, 3), 0.7)
        line(c, f"{x + 4},-10 {x + 7},450 {x + 2},910", "#4a9498", (1, 1.6, 1), 0.5)
    mass(c, "-60,-60 80,-60 100,300 60,600 160,960 -60,960", DARK, 60, 0.9)
    mass(c, "660,-60 520,-60 500,300 560,600 420,960 660,960", DARK, 60, 0.9)
    mass(c, "200,20 372,20 452,300 470,520 300,600 120,520 130,300", "#f0b860", 46, 0.55)
    x, y = PLACE
    with c.at(x, y, 1.16), c.group(through=c.blur(12)):
        c.path(contour(FACE), "#ffd890", op=0.7)
    with c.at(x, y, 1.0), c.group(through=c.blur(3)):
        c.path(contour(FACE), "#fff2c8")
    mass(c, f"{x - 30},{y + 40} {x + 90},{y + 10} {x + 120},{y + 120} {x},{y + 140}", "#d89c5c", 14, 0.7)
    # The rope they hang on.
    line(c, "-20,92 140,128 300,140 460,120 620,70", "#0c1822", (8, 9, 9, 8), 0.7)
    line(c, "-20,86 140,122 300,134 460,114 620,64", "#c89858", (6, 7, 7, 6))
    for k in range(40):
        t = k / 39
        px, py = -20 + 640 * t, 86 + 50 * math.sin(t * math.pi) - 18 * t
        line(c, f"{px - 3},{py + 3} {px + 4},{py - 4}", "#6a4028", (1, 2, 1), 0.8)


def _lamp(c: Canvas) -> None:
    line(c, "330,-20 316,10 306,30", "#14101c", (5, 5, 5))
    c.path(contour("236,84! 378,72! 520,620! 90,640!"), c.vert("#fff0b0", "#f8c878"), op=0.13)
    with form(c, "292,26 320,22 336,34 384,74! 310,94 232,86! 280,38", "#c8443c"):
        mass(c, "220,90 270,40 296,20 290,60 270,100", "#ff9a6c", 9, 0.8)
        mass(c, "330,20 400,70 390,96 330,100 330,60", "#5a1430", 10, 0.9)
    c.ellipse(308, 82, 76, 13, "#fff6d0", 1, -5)
    c.glow(308, 90, 150, "#fff0b0", 0.9)


def _torn(c: Canvas) -> None:
    x = PLACE[0]
    line(c, f"{x},132 {x - 3},152 {x + 3},160 {x + 8},152", "#8a5a2c", (5, 5, 5, 3))
    line(c, f"{x + 1},158 {x - 8},184 {x + 9},206 {x - 2},232", "#b8303c", (5, 5, 5, 4))
    for dx, dy in ((-14, 18), (-4, 26), (7, 20), (14, 10)):
        line(
            c,
            f"{x - 2},230 {x - 2 + dx * 0.4},{232 + dy * 0.5} {x - 2 + dx},{230 + dy}",
            "#b8303c",
            (2.4, 2, 0.5),
        )


def _ribbons(c: Canvas, x: float, top: float, foot: float, low: float, tone: str) -> None:
    middle = f"{(x + foot) / 2 - 4},{(top + low) / 2}"
    line(c, f"{x + 4},{top} {middle} {foot + 6},{low}", DARK, (5, 5, 5), 0.6)
    line(c, f"{x},{top} {middle} {foot},{low}", tone, (5, 5, 5))
    c.circle(x, top, 6, tone)
    line(c, f"{x},{top} {x - 12},{top + 8} {x - 10},{top + 20}", tone, (4, 4, 2))


def _wing(c: Canvas, side: int, wide: float) -> None:
    with c.group(f"scale({side * wide},1)"):
        lower = "6,4! 44,10 84,22 104,56 92,92 68,108 60,140! 44,112 22,70"
        with form(c, lower, "#f0883a"):
            mass(c, "0,0 40,10 30,60 16,60", "#7a2c28", 9, 0.9)
            mass(c, "50,20 96,40 84,76 56,60", "#ffd070", 9, 0.9)
            for k in range(6):
                a = 0.3 + k * 0.2
                line(
                    c,
                    f"8,8 {40 * math.cos(a) + 6},{54 * math.sin(a) + 6} "
                    f"{118 * math.cos(a)},{130 * math.sin(a)}",
                    "#5a1c24",
                    (2.4, 2, 1.4),
                )
            line(
                c,
                "44,10 84,22 104,56 92,92 68,108 60,140 44,112 22,70",
                "#241228",
                (4, 14, 16, 16, 14, 10, 10, 4),
            )
            for x, y in ((97, 46), (96, 68), (86, 90), (66, 108), (46, 102)):
                c.circle(x, y, 3.2, "#fff0c0")
        c.circle(64, 60, 13, "#241228")
        c.circle(64, 60, 10, "#3fb0c0")
        c.circle(64, 60, 5, "#120a18")
        upper = "4,-8! 22,-58 64,-106 112,-126 140,-120! 146,-92 136,-54 140,-26! 112,2 64,16 20,12"
        with form(c, upper, "#2f7ad0"):
            mass(c, "0,-10 30,-50 50,-30 50,10 10,14", "#123078", 11, 0.9)
            mass(c, "60,-96 110,-112 124,-70 80,-50", "#7ad4f0", 12, 0.9)
            mass(c, "60,-10 120,-30 130,0 70,14", "#1c4ca0", 9, 0.7)
            for k in range(8):
                a = -1.05 + k * 0.15
                line(
                    c,
                    f"6,-6 {70 * math.cos(a)},{78 * math.sin(a)} {166 * math.cos(a)},{166 * math.sin(a)}",
                    "#101c50",
                    (3, 2.2, 1.4),
                )
            line(
                c,
                "22,-58 64,-106 112,-126 142,-120 146,-92 136,-54 142,-26 112,2 64,16",
                "#12102c",
                (5, 14, 22, 26, 24, 20, 20, 14, 5),
            )
            for x, y in ((84, -110), (108, -116), (130, -108), (137, -84), (130, -60), (131, -34), (110, -6)):
                c.circle(x, y, 3.6, "#fff0c0")
        # What is on its wings looks like eyes.
        with form(c, "54,-52! 70,-72 96,-72 114,-54! 98,-36 72,-36", "#12102c"):
            c.ellipse(84, -54, 24, 14, "#fff0c8")
            c.circle(84, -55, 14, "#e87a2c")
            c.circle(84, -55, 8, "#120a18")
            c.circle(80, -60, 3.4, "#ffffff")
        line(c, "50,-52 70,-75 96,-75 118,-54", "#120a18", (2, 6, 6, 2))


def _butterfly(c: Canvas) -> None:
    with c.group(through=c.blur(12)), c.at(306, 486, 1.14, 14):
        for side in (-1, 1):
            c.path(
                contour(
                    f"0,0 {side * 60},-100 {side * 130},-100 {side * 120},0 {side * 80},90 {side * 20},60"
                ),
                "#2a1824",
                op=0.62,
            )
    with c.at(334, 424, 1.16, 17), c.relief(0):
        _wing(c, -1, 1.02)
        _wing(c, 1, 0.92)
        for text, x, y in (("-3,-38 -16,-66 -40,-88", -40, -88), ("3,-38 12,-70 34,-94", 34, -94)):
            line(c, text, "#1c1018", (2.4, 2.4, 2))
            c.circle(x, y, 4.4, "#1c1018")
        with form(c, "0,-44 9,-36 9,-22 12,0 9,36 4,72 0,84 -4,72 -9,36 -12,0 -9,-22 -9,-36", "#3a2430"):
            mass(c, "-12,-30 -2,-30 -4,60 -10,40", "#d89c6c", 4, 0.9)
            for k in range(6):
                line(c, f"-9,{12 + k * 10} 0,{16 + k * 10} 9,{12 + k * 10}", "#120a14", (1.5, 2.4, 1.5))
        strands(c, "-8,-30 -14,-18", "8,10 14,16", 16, ("#d8b088", "#8a5a48", "#fff0d0"), (3, 0.6), 4)
    # A key on the rest of the string.
    line(c, "322,488 314,522 336,552 330,580", "#b8303c", (4, 4, 4, 3))
    with c.at(330, 596, 1.05, 12):
        for tone, dx in (("#5a3414", 2), ("#f0b848", 0), ("#fff0b0", -1.6)):
            k = 3 if dx < 0 else 8
            c.ring(dx, 0, 15, 15, tone, k)
            c.segment(dx, 15, dx, 76, tone, k)
            c.segment(dx, 72, dx + 20, 72, tone, k)
            c.segment(dx, 56, dx + 15, 56, tone, k * 0.8)


@scene("p38", "sand", Light(strength=0.0, focus=(330, 420)), by_hand=True)
def one_face_is_out(c: Canvas) -> None:
    _wall(c)
    for x, top, foot, low, tone in (
        (104, 117, 104, 160, "#e8b050"),
        (484, 112, 484, 160, "#b8303c"),
        (556, 90, 530, 420, "#e8b050"),
        (44, 104, 76, 400, "#d8c8b8"),
        (214, 133, 190, 620, "#8a5a8c"),
        (404, 128, 452, 700, "#3f9a9c"),
    ):
        _ribbons(c, x, top, foot, low, tone)
    _torn(c)
    _lamp(c)
    hung_masks.sun_moon(c)
    hung_masks.devil(c)
    hung_masks.pierrot(c)
    hung_masks.bird(c)
    hung_masks.king(c)
    hung_masks.jester(c)
    for _ in range(46):
        t = c.r.random()
        c.circle(300 + 40 * t + c.r.gauss(0, 16), 250 + 330 * t, c.r.uniform(1.2, 3), "#fff0b0", 0.9)
    _butterfly(c)
    c.glow(310, 250, 380, "#ffd890", 0.15)
