"""A long-case clock with an evening in it, and a child on the pendulum; the light comes out of the case."""

from __future__ import annotations

import math

from tools.painter import nature, things
from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import Cloth
from tools.painter.creatures.from_behind import Hair
from tools.painter.creatures.on_swing import Sitter, sitter
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, form, line, mass, round_limb, torn
from tools.painter.relief import Light
from tools.painter.scenes import scene

SKIN = Skin("#e8b08c", "#8a4468", "#ffe8b0", "#e86c5c")
EVENING: Point = (330, 560)
INK = "#160a24"
WOOD, DEEP, LIT = "#8a4634", "#2a0f2c", "#f4b078"
CASE = "158,306! 300,292 444,306! 444,668! 158,668!"


def _room(c: Canvas) -> None:
    c.rect(
        0, 0, 600, 900, c.linear([(0, "#3f2a6c", 1), (0.5, "#2c1c54", 1), (1, "#180e36", 1)], (0, 0), (1, 1))
    )
    with c.relief(0):
        for k in range(13):
            x = k * 50 + 4.0
            c.rect(x, 0, 22, 724, "#20134a", op=0.5)
            for j in range(9):
                y = 40.0 + j * 84 + (k % 2) * 42
                c.path(
                    contour(f"{x + 36},{y - 13}! {x + 43},{y} {x + 36},{y + 13}! {x + 29},{y}"),
                    "#5a3f8c",
                    op=0.6,
                )
        mass(c, "-20,-20 120,-20 90,400 60,720 -20,720", "#0e0726", 40, 0.7)
        mass(c, "520,-20 620,-20 620,720 540,720", "#0e0726", 30, 0.75)
        c.path("M0,694 H600 V728 H0Z", c.vert("#4a2f5c", "#20103a"))
        line(c, "0,696 300,696 600,696", "#8a6494", (2, 3, 2), 0.7)
        # Pictures on the wall: a baby, a child, and one that is still empty.
        for age, x, y, w, h in ((0, 520.0, 214.0, 56.0, 74.0), (1, 526, 336, 46, 64), (2, 522, 448, 54, 74)):
            with form(c, f"{x},{y}! {x + w},{y + 3}! {x + w},{y + h}! {x},{y + h}!", "#b07c48"):
                mass(
                    c,
                    f"{x + w * 0.5},{y} {x + w + 6},{y} {x + w + 6},{y + h} {x + w * 0.5},{y + h}",
                    "#4a2440",
                    8,
                    0.8,
                )
            c.rect(x + 7, y + 9, w - 14, h - 17, "#c8b4b8")
            mx, my = x + w / 2, y + h * 0.45
            if age == 0:
                c.ellipse(mx, my + 14, 15, 20, "#e8e0e4")
                c.circle(mx, my - 5, 12, "#f4f0ee")
                c.circle(mx, my - 4, 8, "#b88478")
                line(c, f"{mx - 12},{my + 10} {mx},{my + 16} {mx + 12},{my + 24}", "#9a8cb0", (1, 3, 1))
            elif age == 1:
                c.path(
                    contour(
                        f"{mx - 15},{y + h - 9}! {mx - 8},{my + 10} {mx + 8},{my + 10} {mx + 15},{y + h - 9}!"
                    ),
                    "#a8783c",
                )
                c.circle(mx, my, 9, "#b88478")
                c.path(
                    contour(
                        f"{mx - 10},{my} {mx - 6},{my - 11} "
                        f"{mx + 8},{my - 9} {mx + 24},{my + 2}! {mx + 8},{my}"
                    ),
                    "#5a2c28",
                )
            else:
                line(c, f"{mx - 12},{my + 18} {mx},{my} {mx + 14},{my - 22}", "#efe4e4", (1, 6, 1), 0.7)
    c.path("M-10,728 H610 V910 H-10Z", c.vert("#3a2044", "#1c0f2c"))
    for k in range(15):
        x = (k - 7) * 62.0
        line(
            c, f"{300 + x * 0.72},728 {300 + x * 1.1},800 {300 + x * 1.7},910", "#120820", (1.4, 2.4, 4), 0.8
        )
    for _ in range(60):
        t = c.r.random()
        x = 300 + c.r.uniform(-400, 400) * (0.7 + t)
        line(c, f"{x},{734 + t * 160} {x + (x - 300) * 0.03},{746 + t * 160}", "#5a3450", (1, 2, 1), 0.6)


def _evening(c: Canvas) -> None:
    """What is in the case: hills, a tree, somebody who calls."""
    with form(c, CASE, "#20245c"):
        c.rect(150, 290, 300, 390, c.vert("#181c50", "#3c3c84", "#a8648c", "#ff9c74", "#ffdc98"))
        nature.stars(c, 40, 430, 1.6, x0=160, x1=440, y0=300)
        c.glow(352, 590, 260, "#ffe0a0", 0.9)
        for y, tone in ((500.0, "#c87a90"), (530, "#ffb48c"), (476, "#7a5694")):
            with c.group(through=torn(c, tone, 0.02, 8, 1.2, 3, 2.4), opacity=0.8):
                c.ellipse(320 + (y - 500), y, 130, 15, "#fff")
        for text, tone, lit in (
            ("140,600! 200,574 280,590 350,572 460,594! 460,680! 140,680!", "#8a5a8c", "#ffc89c"),
            ("140,622! 220,602 300,618 390,600 460,612! 460,690! 140,690!", "#5c4480", "#f0a080"),
            ("140,648! 210,628 300,642 400,622 460,634! 460,690! 140,690!", "#3a3058", "#c88468"),
        ):
            with form(c, text, tone):
                mass(c, "290,560 420,560 440,650 300,650", lit, 14, 0.6)
        line(c, "340,684 350,656 330,630 344,610 336,594", "#ffdca0", (20, 13, 8, 5, 2), 0.8)
        # The tree, and its other swing.
        round_limb(
            c, "404,668 400,620 408,570 400,530", (26, 19, 15, 9), "#3a1c38", "#180a26", "#d88a60", (340, 580)
        )
        line(c, "404,566 372,548 350,550", "#2c1430", (9, 6, 3))
        for tone, dx, dy in (("#241440", 6, 8), ("#4a2c58", 0, 0), ("#a85c60", -12, 8)):
            with c.group(f"translate({dx},{dy})", torn(c, tone, 0.06, 8, 1.0, 4)):
                c.ellipse(412, 500, 52 - abs(dx), 44 - abs(dx), "#fff")
        # She has called twice.
        with c.at(352, 656, 0.8):
            c.path(contour("-7,-22 0,-28 7,-22 13,6! -13,6!"), "#5a1c44")
            c.circle(0, -34, 6.6, "#3a1430")
            line(c, "6,-20 17,-32 20,-44", "#5a1c44", (4, 3.4, 3))
            line(c, "-6,-20 -14,-10 -17,-1", "#5a1c44", (4, 3.4, 3))
            c.circle(-18, 3, 4, "#fff0b0")
            c.glow(-18, 3, 22, "#ffd070", 0.9)
        mass(c, "150,290 190,290 176,680 150,680", "#0c0826", 12, 0.75)
        mass(c, "430,290 450,290 450,680 434,680", "#0c0826", 8, 0.6)
        mass(c, "150,286 450,286 450,330 150,330", "#0c0826", 16, 0.9)


def _works(c: Canvas) -> None:
    with c.relief(0.2):
        for x, y, r, teeth, turn in (
            (232.0, 322.0, 40.0, 13, 0.1),
            (372, 318, 46, 15, 0.3),
            (300, 300, 26, 10, 0.0),
        ):
            things.gear(c, x, y + 3, r, teeth, "#3a1c28", "#120820", turn)
            things.gear(c, x, y, r, teeth, "#c8923c", "#2a1024", turn)
            mass(
                c,
                f"{x - r},{y} {x},{y + r * 0.2} {x + r},{y} {x + r},{y - r} {x - r},{y - r}",
                "#1c0c28",
                r * 0.2,
                0.6,
            )


def _clock(c: Canvas) -> None:
    with c.group(through=c.blur(14)):
        c.path(contour("460,80 520,120 530,730 470,760"), "#0a0520", op=0.85)
    with c.relief(0.1):
        # Its right flank, in shade.
        for text in (
            "484,168! 510,184! 510,292! 484,298!",
            "456,296! 488,300! 488,690! 456,690!",
            "482,664! 520,668! 520,728! 482,744!",
        ):
            with form(c, text, "#3c1a34"):
                mass(c, text.replace("!", ""), "#160824", 8, 0.5)
        # Plinth, waist and hood.
        frame = (
            "118,296! 484,296! 484,316! 462,320! 462,664! 486,668! 494,676! 494,732! 108,732! 108,676! "
            "116,668! 140,664! 140,320! 118,316!"
        )
        d = contour(frame) + contour(CASE)
        c.add(f'<path d="{d}" fill="{WOOD}" fill-rule="evenodd"/>')
        for text in ("140,320! 158,306! 158,668! 140,664!", "444,306! 462,320! 462,664! 444,668!"):
            with form(c, text, "#a8583c"):
                mass(c, text.replace("!", ""), "#5a2434", 3, 0.5)
        line(c, "157,310 157,480 157,668", LIT, (3, 5, 3), 0.9)
        line(c, "445,310 445,480 445,668", LIT, (3, 4, 3), 0.75)
        line(c, "158,668 300,668 444,668", "#ffdca0", (4, 6, 4), 0.95)
        with form(c, "108,676! 494,676! 494,732! 108,732!", WOOD):
            mass(c, "108,676 200,676 180,756 100,756", DEEP, 20, 0.9)
            mass(c, "380,676 500,676 500,760 400,760", DEEP, 26, 0.9)
            mass(c, "180,674 420,674 400,690 200,690", LIT, 6, 0.8)
        c.path(contour("156,690! 446,690! 446,720! 156,720!"), "none", "#4a1c30", 4)
        line(c, "156,720 300,721 446,720", "#e09a6c", (1.4, 2, 1.4), 0.8)
        with form(c, "98,728! 504,728! 512,750! 90,750!", "#5c2a34"):
            mass(c, "98,728 504,728 504,736 98,736", "#c87c5c", 3, 0.7)
        hood = "112,300! 112,184 132,110 190,54 300,24 410,54 468,110 488,184 488,300!"
        with form(c, hood, WOOD):
            mass(c, "380,20 500,120 500,310 430,310 440,180 400,90", DEEP, 22, 0.9)
            mass(c, "100,300 100,180 160,60 260,20 200,80 150,160 140,300", "#5a2438", 16, 0.8)
            mass(c, "130,270 470,270 480,310 120,310", LIT, 10, 0.5)
            for k in range(11):
                r = 150 + k * 6
                line(
                    c,
                    " ".join(
                        f"{300 + math.cos(math.radians(a)) * r},{192 + math.sin(math.radians(a)) * r}"
                        for a in (190 + k * 3, 230, 270, 310, 350 - k * 2)
                    ),
                    "#5a2434",
                    (0.6, 1.8, 0.6),
                    0.5,
                )
        line(c, "112,302 300,298 488,302", "#4a1c2c", (10, 12, 10))
        line(c, "112,298 300,293 488,298", LIT, (2, 4, 2), 0.8)
        for x in (124.0, 476):
            round_limb(c, f"{x},290 {x},220 {x},150", (19, 16, 17), "#a0583c", DEEP, LIT, (300, 330))
            for y in (150, 290):
                c.ellipse(x, y, 14, 6, "#c8883c")
    with c.relief(0.15):
        c.circle(300, 172, 132, "#3a1428")
        c.circle(300, 172, 126, "#c8923c")
        c.circle(300, 172, 117, "#5a2c2c")
        things.clock(c, 300, 172, 112, "#f4e4c8", INK, 11.94, 11.55)
        with c.group(clip=c.clip("M188,172 a112,112 0 1 0 224,0 a112,112 0 1 0 -224,0Z")):
            mass(c, "180,60 420,60 420,140 340,110 230,130 190,200", "#6a4a7c", 26, 0.6)
            mass(c, "220,250 300,270 380,250 360,290 240,290", "#ffc888", 14, 0.8)
        # Somewhere there has to be a key for this.
        c.circle(300, 226, 8, INK)
        c.path("M297,228 L294,246 H306 L303,228Z", INK)


def _door(c: Canvas) -> None:
    """The glass door, flung open towards us."""
    with c.relief(0.1):
        outer, inner = "140,312! 44,282! 44,712! 140,664!", "126,334! 60,314! 60,680! 126,646!"
        with c.group(through=c.blur(9)):
            c.path(contour("56,700 140,664 150,740 60,800"), "#0a0520", op=0.6)
        c.add(f'<path d="{contour(outer)}{contour(inner)}" fill="#6a3232" fill-rule="evenodd"/>')
        line(c, "140,312 140,480 140,664", LIT, (3, 4, 3), 0.7)
        line(c, "126,336 126,480 126,644", "#ffd8a0", (2, 3, 2), 0.8)
        line(c, "45,284 45,500 45,710", "#2a0f28", (4, 5, 4), 0.9)
        with c.group(opacity=0.3, blend="screen"):
            c.path(contour(inner), c.horiz("#5a4a9c", "#e09a78"))
            c.poly([(64, 480), (124, 380), (124, 430), (64, 540)], "#ffffff", 0.5)
        c.circle(56, 500, 7, "#e8b860")


def _light(c: Canvas) -> None:
    """It falls on the floor, and in it a shadow that is not a child's."""
    with c.group(through=c.blur(7), blend="screen"):
        c.path(
            contour("150,750! 450,750! 560,920! 30,920!"), c.vert("#e89a58", "#a85c48", "#6a3448"), op=0.95
        )
    with (
        c.group(through=c.blur(2)),
        c.group("translate(262,750) skewX(8) scale(1.05,-0.86)"),
    ):
        for text in (
            "-16,-30! -25,-66 -21,-98 -6,-112 12,-108 20,-92 16,-60 14,-30!",
            "16,-108 34,-112 33,-94 26,-86",
            "11,-127! 14,-146! 33,-144! 33,-126!",
        ):
            c.path(contour(text), "#190a30")
        c.circle(22, -119, 11, "#190a30")
        line(c, "4,-127 20,-129 40,-125", "#190a30", (4, 5, 4))
        line(c, "-9,-36 -10,-16 -12,0", "#190a30", (14, 11, 10))
        line(c, "8,-36 9,-16 7,0", "#190a30", (14, 11, 10))
        line(c, "2,-102 28,-78 46,-76", "#190a30", (15, 11, 8))
        line(c, "40,-82 48,-86 52,-76 56,0", "#190a30", (4, 5, 5, 4))


def _child(c: Canvas) -> None:
    """On a plank under the pendulum's bar, facing us, the eyes shut; the whole swings to the left."""
    with c.at(300, 286, 1.0, 9), c.relief(0.1):
        _bob(c)
        for tone, w in (("#4a2430", 13.0), ("#c8923c", 9.0)):
            line(c, "0,0 0,12 0,30", tone, (w, w, w))
        for x in (-58.0, 58):
            for tone, w in (("#4a2430", 6.4), ("#ffdc98", 3.8)):
                line(c, f"{x},34 {x},160 {x},272", tone, (w, w, w))
        line(c, "-68,34 0,30 68,34", "#4a2430", (13, 15, 13))
        line(c, "-68,33 0,29 68,33", "#c8923c", (9, 11, 9))
        line(c, "-60,30 0,26 62,30", "#fff0b0", (1, 3, 1), 0.8)
        with form(c, "-76,258! 76,258! 80,276! -80,276!", "#a8683c"):
            mass(c, "-84,270 84,270 84,282 -84,282", "#4a2030", 3, 0.9)
            mass(c, "-76,256 76,256 76,261 -76,261", "#f0b878", 2, 0.8)
        with c.at(0, 262, 1.0):
            sitter(
                c,
                Sitter(
                    Cloth("#e0a038", "#7a3440", "#fff0b8"), Cloth("#4a4a94", "#181440", "#8a84c8"),
                    Hair("#7a3c28", "#3a1420", "#d8905c"), SKIN, Cloth("#f0e4dc", "#8a74a8", "#ffffff"),
                    (None, Cloth("#d83440", "#6a1034", "#ff9a88")), 60, 8, 4,
                ),
            )  # fmt: skip


def _bob(c: Canvas) -> None:
    """The pendulum's weight, beneath the seat."""
    with c.group(through=c.blur(8)):
        c.ellipse(4, 362, 66, 54, INK, 0.5)
    line(c, "0,270 0,300 0,330", "#c8923c", (12, 12, 12))
    with c.at(-240, -292):
        c.circle(240, 656, 50, "#5a2c2c")
        with form(c, "240,608 288,656 240,704 192,656", "#d89c3c"):
            mass(c, "190,656 240,676 290,656 264,710 206,710", "#6a2c34", 14, 0.9)
            mass(c, "246,610 280,630 286,656 264,646", "#fff4c0", 8, 0.85)
            mass(c, "198,638 218,616 236,612 212,646", "#b0703c", 6, 0.7)
        c.ring(240, 656, 32, 32, "#8a4c34", 2.4, 0.7)


def _floor_things(c: Canvas) -> None:
    with c.group(through=c.blur(6)):
        c.ellipse(500, 852, 60, 10, "#0a0418", 0.9)
        c.ellipse(112, 834, 56, 8, "#0a0418", 0.9)
    with c.at(496, 850, 0.98, -6), c.relief(0.1):
        with form(c, "-48,0! -50,-24 -38,-46 -18,-48! -8,-34 6,-34 30,-24 50,-16 54,0!", "#d83440"):
            mass(c, "-20,-40 10,-30 60,-10 60,10 -10,10 0,-14", "#5a0c30", 8, 0.85)
            mass(c, "-48,-4 -46,-28 -36,-42 -30,-30 -34,-6", "#ff9a88", 5, 0.8)
        c.ellipse(-24, -46, 15, 5, "#2a0c20", 1, -4)
        c.path("M-50,0 H55 V8 Q0,12 -48,8Z", "#fff0e0")
        for k in range(3):
            line(
                c,
                f"{-8 + k * 9},{-34 + k * 3} {-1 + k * 9},{-27 + k * 3} {6 + k * 10},{-26 + k * 4}",
                "#fff0e0",
                (2, 2.6, 2),
            )
        line(c, "0,-30 18,-48 34,-42", "#fff0e0", (2, 2, 1.4))
    with c.relief(0.2):
        things.key(c, 112, 826, 60, "#f0c468", 78)


@scene("p31", "violet", Light(strength=0.0, focus=(300, 470)), by_hand=True)
def swing_in_the_clock(c: Canvas) -> None:
    _room(c)
    _evening(c)
    _works(c)
    _clock(c)
    _light(c)
    _door(c)
    with c.group(through=c.blur(20), blend="screen", opacity=0.5):
        c.path(contour("170,330 430,330 430,670 170,670"), "#8a4c34")
    _child(c)
    _floor_things(c)
