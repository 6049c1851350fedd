"""A railway on pillars of books, seen from the valley, and somebody who climbs to it."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth
from tools.painter.creatures.from_behind import Hair, climber
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, form, line, mass, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.season_train import autumn, beach, engine, ladder, spring

NIGHT, DAWN, HAZE = "#2a2450", "#ffdca8", "#e8b4b4"
BINDINGS = (
    "#a83c34",
    "#2f6a78",
    "#c89040",
    "#5a4a8a",
    "#5f8450",
    "#8a4c30",
    "#b8587c",
    "#34507c",
    "#d8c08c",
    "#7a2f4a",
)
GIRL = Skin("#e8b088", "#8a4a64", "#ffe8c0", "#e8705c")
RED = Cloth("#c8443c", "#5a1438", "#ffb088")
BLUE = Cloth("#2f5f84", "#16244c", "#a8d0dc")
BROWN = Cloth("#6a3a2c", "#24101c", "#e8a070")
TIGHTS = Cloth("#8a4a5c", "#34163c", "#e8a8a0")
END = (900.0, 700.0)
"""Where the line vanishes."""
SUN = (900.0, 400.0)
FOOT, TOP = (322.0, 890.0), (218.0, 322.0)
"""Where her ladder stands, and where it leans on the deck."""


def size(x: float) -> float:
    return (END[0] - x) / 930


def deck(x: float, high: float) -> float:
    """How low the deck is in the picture at ``x``; ``high`` 0 at its top, 1 at its lower edge."""
    return END[1] - (510 - 84 * high) * size(x)


def _pillar(c: Canvas, x: float, wide: float, far: float, gone: int = -1) -> None:
    """Of shut books; ``x`` is its edge towards us, the right side has the light."""
    s = size(x)
    low, high = END[1] + 196 * s, deck(x, 1.0)
    left, right = wide * 0.42 * s, wide * 0.58 * s
    y, k = low, int(x) % 7
    gone += k if gone >= 0 else 0

    def tone(colour: str, dark: float) -> str:
        return mix(mix(colour, NIGHT, dark), HAZE, far)

    def back(px: float, py: float) -> float:
        """The far end of a side lies nearer to the height of the eye."""
        return py + (END[1] - py) * abs(px - x) / (wide * 4.6 * s)

    while y > high + 4:
        thick = min(s * c.r.uniform(19, 36), y - high)
        if y - thick - high < 12 * s:
            thick = y - high
        dx = c.r.uniform(-9, 9) * s if y < low - 10 else 0
        a, b, m = x - left + dx - c.r.uniform(0, 8) * s, x + right + dx + c.r.uniform(0, 8) * s, x + dx
        top = y - thick
        cover = BINDINGS[(k * 3) % len(BINDINGS)]
        spine_left = k % 2 == 0
        for px, dark, spine in ((a, 0.55, spine_left), (b, 0.0, not spine_left)):
            quad = [(m, top), (px, back(px, top)), (px, back(px, y)), (m, y)]
            if spine:
                c.poly(quad, tone(cover, dark))
                if thick > 9:
                    for share in (0.16, 0.24, 0.76, 0.84):
                        qx = m + (px - m) * share
                        c.segment(
                            qx,
                            back(qx, top) + 1.5,
                            qx,
                            back(qx, y) - 1.5,
                            tone("#f0c870", dark * 0.8),
                            2.4 * s,
                            0.9,
                        )
                    q1, q2 = m + (px - m) * 0.36, m + (px - m) * 0.64
                    ym = (back(q1, top) + back(q1, y)) / 2
                    c.segment(
                        q1,
                        ym,
                        q2,
                        (back(q2, top) + back(q2, y)) / 2,
                        tone("#f0c870", dark * 0.8),
                        thick * 0.14,
                        0.85,
                    )
                c.segment(
                    m,
                    top + thick * 0.24,
                    px,
                    back(px, top) + thick * 0.24,
                    tone(mix(cover, "#ffe8c0", 0.6), dark),
                    thick * 0.12,
                    0.55,
                )
            elif k == gone:
                # Where a volume is gone there is light.
                c.poly(
                    quad,
                    c.linear([(0, "#fff6d0", 1), (0.7, "#ffd070", 1), (1, "#e8904c", 1)], (0, 0), (1, 0)),
                )
                c.segment(m, top + 2, px, back(px, top) + 2, "#6a2c3c", 3, 0.8)
                c.glow(m + 16, (top + y) / 2, 130 * s, "#ffd080", 0.75)
            else:
                c.poly(quad, tone("#f4e4c4" if dark == 0 else "#c8b0a8", dark * 0.9))
                for t in (0.3, 0.5, 0.7):
                    c.segment(
                        m,
                        top + thick * t,
                        px,
                        back(px, top) + (back(px, y) - back(px, top)) * t,
                        tone("#a8847c", dark),
                        max(1.0, thick * 0.05),
                        0.7,
                    )
                for yy in (0.06, 0.94):
                    c.segment(
                        m,
                        top + thick * yy,
                        px,
                        back(px, top) + (back(px, y) - back(px, top)) * yy,
                        tone(cover, dark),
                        thick * 0.14,
                    )
        c.segment(a, back(a, y), m, y, tone(NIGHT, 0.4), 1.8 * s + 0.6, 0.8)
        c.segment(m, y, b, back(b, y), tone(NIGHT, 0.2), 1.8 * s + 0.6, 0.7)
        y, k = top, k + 1
    mass(
        c,
        (
            f"{x - left - 10 * s},{high} {x + right + 10 * s},{high} "
            f"{x + right},{high + 70 * s} {x - left},{high + 70 * s}"
        ),
        NIGHT,
        12 * s,
        0.7,
    )


def _deck(c: Canvas) -> None:
    x, k = -40.0, 0
    c.poly(
        [(-40, deck(-40, 0.9)), (640, deck(640, 0.9)), (640, deck(640, 1.5)), (-40, deck(-40, 1.5))],
        "#3a2c54",
    )
    while x < 640:
        wide = 74 * size(x) * c.r.uniform(0.8, 1.25)
        far = min(0.6, max(0.0, (x - 180) / 800))
        tone = mix(BINDINGS[(k * 7 + 2) % len(BINDINGS)], HAZE, far)
        a, b = x, min(x + wide, 650)
        quad = [(a, deck(a, 0)), (b, deck(b, 0)), (b, deck(b, 1)), (a, deck(a, 1))]
        if k % 3:
            c.poly(quad, mix(tone, NIGHT, 0.28))
            for share in (0.22, 0.78):
                c.segment(
                    a + 2,
                    deck(a, share),
                    b - 2,
                    deck(b, share),
                    mix("#f0c870", HAZE, far),
                    2.6 * size(x),
                    0.9,
                )
        else:
            c.poly(quad, mix("#e0ccb4", HAZE, far))
            for share in (0.3, 0.5, 0.7):
                c.segment(a, deck(a, share), b, deck(b, share), "#8a6c70", 1.2, 0.7)
            for share in (0.05, 0.95):
                c.segment(a, deck(a, share), b, deck(b, share), mix(tone, NIGHT, 0.3), 7 * size(x))
        c.segment(b, deck(b, 0), b, deck(b, 1), NIGHT, 2.4 * size(x) + 0.4, 0.8)
        x, k = x + wide, k + 1
    line(c, f"-40,{deck(-40, 0)} 300,{deck(300, 0)} 640,{deck(640, 0)}", "#ffe0b0", (5, 3.4, 2), 0.95)
    line(c, f"-40,{deck(-40, -0.1)} 300,{deck(300, -0.1)} 640,{deck(640, -0.1)}", "#4a4460", (9, 6, 3))


def _valley(c: Canvas) -> None:
    c.rect(
        0,
        0,
        600,
        900,
        c.linear(
            [
                (0, "#5a5ca0", 1),
                (0.36, "#a88ab8", 1),
                (0.62, "#f0b0a4", 1),
                (0.78, "#ffdcac", 1),
                (1, "#ffe8c0", 1),
            ],
            (0, 0),
            (0.3, 0.8),
        ),
    )
    c.glow(560, 640, 420, "#ffe6b0", 0.9)
    nature.clouds(c, "#ffe0d0", 0.75, 0.004, 0.012, 0, 520, 0.46)
    for text, tone in (
        ("-10,650 90,612 200,640 320,600 430,636 540,606 610,626! 610,760! -10,760!", "#d8a0b0"),
        ("-10,690 120,658 240,684 380,654 500,680 610,664! 610,780! -10,780!", "#b888a4"),
    ):
        c.path(contour(text), tone)
    nature.fog(c, 690, 40, 0.6, "#ffe0d0")
    c.path(
        contour("-10,724 140,708 300,722 460,706 610,716! 610,910! -10,910!"),
        c.vert("#c890a0", "#8a6a8c", "#4a4068"),
    )
    with form(c, "610,728! 480,734 400,752 470,770 560,790 520,824 440,856! 610,880!", "#f8d0b0"):
        mass(c, "620,780 540,800 470,850 620,890", "#8a7ab0", 12, 0.8)
        for k in range(9):
            y = 742.0 + k * 15
            line(c, f"{470 + k * 8},{y} 540,{y + 2} 600,{y - 1}", "#fff4d8", (0.6, 2.4, 0.6), 0.8)
    for _ in range(120):
        x, y = c.r.uniform(-10, 610), c.r.uniform(735, 890)
        n = 6 + (y - 730) * 0.12
        line(
            c,
            f"{x},{y} {x + n * 0.2},{y - n * 0.6} {x + n * 0.5},{y - n}",
            c.r.choice(("#5f5478", "#a8809c", "#3f3a60", "#d8a8a8")),
            (2, 2, 0.5),
            0.6,
        )


def _smoke(c: Canvas) -> None:
    puffs = (
        (531, 378, 14),
        (538, 350, 20),
        (530, 312, 28),
        (500, 270, 36),
        (458, 236, 42),
        (412, 196, 48),
        (392, 140, 52),
        (430, 86, 56),
        (500, 56, 60),
    )
    for tone, share, dx, dy, soft in (
        ("#a888b4", 1.0, -5, 7, 8),
        ("#d4b0bc", 0.94, -2, 3, 8),
        ("#f8d8c8", 0.76, 6, -3, 7),
        ("#fff8ea", 0.46, 12, -7, 6),
    ):
        with c.group(through=torn(c, tone, 0.026, soft, 0.9, 4)):
            for x, y, r in puffs:
                for ax, ay, k in ((0, 0, 1.0), (0.7, -0.5, 0.62), (-0.66, -0.42, 0.58), (0.3, 0.6, 0.5)):
                    c.circle(x + dx * r * 0.03 + ax * r, y + dy * r * 0.03 + ay * r, r * share * k, "#fff")


def _strapped_book(c: Canvas) -> None:
    """A volume on her back, and a plait over it."""
    with c.at(1, -96, 1.0, 4), c.relief(0.1):
        with c.group(through=c.blur(5), opacity=0.6):
            c.poly([(-26, -22), (24, -24), (26, 34), (-28, 36)], "#3a0c2c")
        with form(c, "-24,-30! 22,-30! 23,30! -24,30!", "#c89040"):
            mass(c, "-30,-34 -10,-34 -14,34 -30,34", "#6a3428", 9, 0.8)
            mass(c, "8,-30 24,-30 24,20 14,20", "#ffe0a0", 6, 0.7)
            c.path("M-17,-23 H16 V22 H-17Z", "none", "#f8e0a0", 1.6, 0.8)
        c.poly([(-24, 30), (23, 30), (25, 37), (-22, 37)], "#f8ecd0")
        line(c, "-24,38 0,38 25,38", "#6a3428", (3, 3, 3))
        line(c, "-25,4 0,5 25,3", "#5a2c30", (4, 4, 4))
        line(c, "-1,-31 0,0 0,31", "#5a2c30", (4, 4, 4))
    with c.relief(0.1):
        for k in range(5):
            with c.at(1.0 + k, -138.0 + k * 10), form(c, "1,-8 9,-2 7,8 0,12 -7,6 -8,-3", "#7a4024"):
                mass(c, "3,-8 11,0 5,8", "#f0a868", 2, 0.8)
                mass(c, "-10,-6 -3,0 -5,10 -11,8", "#34141c", 2, 0.7)
        line(c, "1,-88 6,-87 11,-88", "#f0c860", (5, 6, 5))
        line(c, "6,-86 8,-78 7,-70", "#7a4024", (7, 6, 1))


@scene("p84", "rosedawn", Light(strength=0.0, focus=(250, 330)), by_hand=True)
def the_line_over_the_library(c: Canvas) -> None:
    _valley(c)
    _smoke(c)
    for x, far in ((572.0, 0.6), (518, 0.48), (436, 0.3)):
        s = size(x)
        with c.group(through=c.blur(6), opacity=0.5):
            y = END[1] + 196 * s
            c.poly(
                [(x - 50 * s, y), (x + 100 * s, y - 6), (x - 320 * s, y + 60 * s), (x - 420 * s, y + 50 * s)],
                NIGHT,
            )
        _pillar(c, x, 168, far)
    ladder(c, (404, 806), (424, deck(424, 0.9)), 7, 17)
    with c.group(through=c.blur(14), opacity=0.6):
        c.poly([(60, 870), (260, 850), (60, 910), (-60, 910)], NIGHT)
    _pillar(c, 132, 220, 0.0, 8)
    with c.group(through=c.blur(10), opacity=0.7):
        c.poly(
            [(-40, deck(-40, 1.2)), (640, deck(640, 1.2)), (640, deck(640, 1.7)), (-40, deck(-40, 1.8))],
            NIGHT,
        )
    _deck(c)
    turn = math.degrees(math.atan2(510, 930))
    for x, draw, n in ((492.0, engine, 0.9), (380, autumn, 0.96), (264, beach, 1.02), (112, spring, 0.9)):
        with c.at(x, deck(x, -0.08), size(x) * n, turn * (0.55 if x < 200 else 0.8)):
            draw(c)
    with c.group(through=c.blur(7), opacity=0.5):
        c.poly([(236, 330), (300, 380), (300, 420), (220, 400)], NIGHT)
    ladder(c, FOOT, TOP, 52, 14)
    for k in range(15):
        x, y = 60 + c.r.uniform(-40, 300), 210 + c.r.uniform(0, 640)
        with c.at(x, y, c.r.uniform(0.6, 1.3), c.r.uniform(0, 360)):
            c.path(contour("-6,0! 0,-4 6,0! 0,4"), ("#f8c8d4", "#fff0f0", "#e890ac")[k % 3])
    with c.at(268, 627, 1.02, -9):
        climber(
            c,
            RED,
            BLUE,
            BROWN,
            Hair("#7a4024", "#34141c", "#f0a868"),
            GIRL,
            legs=TIGHTS,
            left=((-62, -92), (-43, -150)),
        )
        _strapped_book(c)
    nature.grass(c, -10, 610, 904, 40, 40, ("#3f3a60", "#5f5478", "#8a6a8c"))
