"""A wet pane from outside, and a child behind it who would like to keep the one golden drop."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import hand_open
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, feather, form, line, mass, round_limb, strands
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.drop_worlds import bead

BIG: Point = (170, 262)
SKIN = Skin("#dba88a", "#5f4058", "#ffe2a8", "#e0705c")
INK = "#1c1820"


def _room(c: Canvas) -> None:
    """They have only just moved in, or are about to move out."""
    c.rect(
        0, 0, 600, 900, c.linear([(0, "#46586e", 1), (0.5, "#344458", 1), (1, "#1a2434", 1)], (0, 0), (1, 1))
    )
    with c.group(through=c.blur(3)), c.relief(0):
        # A door stands open, the passage is dark.
        c.path("M486,150 H600 V760 H486Z", "#586474")
        c.path("M500,164 H600 V760 H500Z", "#17191f")
        c.poly([(500, 164), (536, 190), (536, 760), (500, 760)], "#6e7c88")
        c.circle(528, 470, 5, "#e0c080")
        # Where a picture hung the wall is lighter.
        c.path("M318,84 H440 V212 H318Z", "#768896", op=0.7)
        line(c, "379,76 379,70 379,66", "#20202a", (4, 4, 4))
        # A bare bulb.
        line(c, "250,-10 252,50 254,92", INK, (2.4, 2.4, 2.4))
        c.rect(248, 90, 12, 16, "#2a2420")
        c.circle(254, 118, 14, "#b8b0a0")
        # Boxes.
        for x, y, w, h, tone in (
            (50.0, 596.0, 176.0, 180.0, "#8a6844"),
            (72, 470, 120, 128, "#9a7850"),
            (400, 640, 150, 140, "#7a5c40"),
        ):
            with form(c, f"{x},{y}! {x + w},{y - 6}! {x + w},{y + h}! {x},{y + h}!", tone):
                mass(
                    c,
                    f"{x + w * 0.5},{y - 10} {x + w + 9},{y - 10} {x + w + 9},{y + h} {x + w * 0.6},{y + h}",
                    "#2f2a30",
                    22,
                    0.85,
                )
                c.rect(x + w * 0.42, y - 8, w * 0.16, h + 9, "#c8b08c", op=0.6)
                line(
                    c,
                    f"{x + 16},{y + h * 0.5} {x + 40},{y + h * 0.48} {x + 62},{y + h * 0.5}",
                    "#4a3428",
                    (2, 5, 2),
                )
        with form(c, "92,470! 120,424! 152,440! 160,470!", "#b88a5c"):
            mass(c, "130,420 164,440 164,474 140,474", "#5a4438", 6, 0.8)


def _hair(c: Canvas, first: str, last: str, count: int) -> None:
    strands(c, first, last, count, ("#5a3426", "#2c1a20", "#7a4a30", "#3c2224"), (4, 7, 5, 0.6), 7, 0.95)


def _child(c: Canvas) -> None:
    wool, deep, lit = "#8a4450", "#2c1a30", "#f0b890"
    with c.relief(0.1):
        with form(c, "214,800! 226,690 268,640 330,618 372,640 430,616 500,634 556,690 580,800!", wool):
            mass(c, "400,620 600,620 600,820 420,820 440,700", deep, 26, 0.9)
            mass(c, "216,800 230,690 270,646 330,626 300,670 264,720 250,800", lit, 14, 0.6)
            for k in range(30):
                x = 222 + k * 12.4
                line(c, f"{x},{806} {x + 3},{720} {x + 12 - k * 0.5},{640}", deep, (1.4, 2.4, 1), 0.45)
        with form(c, "338,560! 424,560! 432,632 384,656 330,630", SKIN.tone):
            mass(c, "330,560 440,560 436,600 396,612 350,596", SKIN.shade, 12, 0.6)
            mass(c, "410,580 440,580 440,640 404,630", SKIN.shade, 10, 0.5)
        line(c, "318,622 352,652 392,658 444,622", wool, (20, 26, 26, 20))
        line(c, "316,614 352,642 392,648 446,614", lit, (2, 5, 3, 1), 0.5)
    with c.at(396, 432, 1.04, -8), c.relief(0.1):
        # Hair behind.
        with form(
            c,
            (
                "-104,120 -128,60 -134,-30 -112,-110 -60,-158 6,-170 74,-158 "
                "124,-112 146,-40 142,50 122,124 84,140 90,60 -70,60 -72,136"
            ),
            "#38211f",
        ):
            mass(c, "60,-150 150,-60 150,140 90,140 100,0", "#120c18", 16, 0.8)
        _hair(c, "-70,-140 -124,-60 -128,30 -98,126", "-60,-60 -92,-10 -92,40 -78,130", 16)
        _hair(c, "90,-130 140,-40 142,40 100,136", "70,-60 104,-10 112,40 90,130", 16)
        face = (
            "-96,-20 -92,-80 -50,-124 10,-132 70,-116 104,-70 "
            "108,-10 100,50 78,98 42,132 6,144 -28,136 -62,106 -86,58"
        )
        with form(c, face, SKIN.tone):
            mass(c, "30,-140 120,-100 120,60 60,150 0,160 40,110 74,40 60,-50", SKIN.shade, 24, 0.85)
            mass(c, "-110,-60 -60,-110 -20,-110 -30,-40 -20,20 -40,100 -70,110 -110,20", SKIN.lit, 26, 0.6)
            mass(c, "-84,34 -56,24 -36,44 -46,70 -74,70", SKIN.cheek, 10, 0.7)
            mass(c, "38,36 70,28 86,50 66,74 42,66", SKIN.cheek, 11, 0.5)
            mass(c, "-110,-100 0,-140 110,-100 100,-60 0,-84 -90,-60", "#7a4a44", 12, 0.6)
            mass(c, "-24,110 6,102 34,112 20,126 -12,126", "#a86858", 7, 0.5)
            for x, y in (
                (-62, 30),
                (-52, 40),
                (-40, 30),
                (-70, 44),
                (50, 38),
                (62, 30),
                (40, 30),
                (70, 46),
                (-30, 38),
            ):
                c.circle(x, y, 2.1, "#a05c48", 0.7)
        # Eyes that look up to the drop.
        for x, w, dx in ((-46.0, 26.0, -8.0), (46, 24, -7)):
            with form(
                c,
                (
                    f"{x - w},4! {x - w * 0.6},-14 {x},-20 {x + w * 0.7},-13 "
                    f"{x + w},4! {x + w * 0.5},15 {x - w * 0.5},15"
                ),
                "#fff6e6",
            ):
                mass(c, f"{x - w},-30 {x + w},-30 {x + w},-12 {x},-16 {x - w},-8", "#6a5468", 5, 0.8)
                c.circle(x + dx, -6, 15.5, "#3a2418")
                c.circle(x + dx, -6, 13.8, "#7a4a24")
                mass(c, f"{x + dx - 12},0 {x + dx},10 {x + dx + 12},0 {x + dx},4", "#d8943c", 3, 0.9)
                c.circle(x + dx, -6, 7.6, "#0c080c")
                c.ellipse(x + dx - 5, -11, 3.8, 4.8, "#ffe9a0")
                c.circle(x + dx + 6, 1, 2.4, "#fff6e0", 0.8)
            line(
                c,
                f"{x - w - 2},5 {x - w * 0.6},-15 {x},-22 {x + w * 0.7},-15 {x + w + 2},5",
                INK,
                (1.4, 4, 5, 4, 1.4),
            )
            line(c, f"{x - w * 0.5},17 {x},21 {x + w * 0.5},17", "#7a4a48", (0.6, 2.4, 0.6))
            line(c, f"{x - w * 0.8},-22 {x},-31 {x + w * 0.85},-22", "#8a5450", (0.6, 2.4, 0.6), 0.7)
        line(c, "-80,-44 -54,-58 -20,-56", "#4a2a24", (1.4, 6.4, 2))
        line(c, "24,-58 54,-60 82,-46", "#3c221f", (2, 6.4, 1.4))
        # A short nose, a mouth that is about to ask.
        mass(c, "10,-6 22,20 26,48 12,60 10,30", "#a8685c", 7, 0.5)
        mass(c, "-8,0 4,0 6,36 -6,40", "#ffe8c0", 6, 0.55)
        with c.group(through=c.blur(1.6)):
            c.path(contour("-16,50 -8,42 6,40 18,48 20,57 8,62 -8,62 -16,57"), "#e4b490")
        mass(c, "-10,44 4,42 8,50 -6,52", "#ffe8c4", 4, 0.8)
        mass(c, "2,54 20,50 20,62 4,64", "#9a5c54", 3, 0.6)
        line(c, "-11,59 -7,62 -3,60", "#7a3c38", (1, 2.6, 0.8))
        line(c, "6,61 11,62 15,58", "#6a3034", (0.8, 2.6, 1))
        line(c, "-1,70 0,76 2,82", "#a8685c", (0.6, 3, 0.8), 0.5)
        with form(c, "-24,95! -12,89 -3,87 0,89 4,87 14,89 26,95! 14,99 0,98 -12,99", "#b4564f"):
            mass(c, "0,86 26,90 26,100 4,100", "#7a3038", 4, 0.7)
        with form(c, "-24,95! -12,96 0,97 14,96 26,95! 16,107 2,110 -12,107", "#cc6e64"):
            mass(c, "-10,98 6,98 4,104 -8,104", "#f4a894", 3, 0.9)
            mass(c, "4,104 26,96 16,112 4,112", "#8a4044", 4, 0.7)
        line(c, "-25,95 -10,96 0,97.6 12,96 27,95", "#6a242c", (0.8, 2.4, 2, 2.4, 0.8))
        mass(c, "-14,112 14,112 8,120 -8,120", "#a86858", 4, 0.5)
        # Fringe.
        with form(
            c,
            (
                "-104,-16 -110,-90 -60,-146 6,-162 76,-144 118,-84 116,-12! "
                "102,-50 82,-74 44,-84 2,-86 -36,-82 -70,-66 -90,-42"
            ),
            "#432722",
        ):
            _hair(c, "-10,-160 -70,-140 -100,-80 -100,-40", "10,-160 -20,-130 -30,-100 -30,-78", 12)
            _hair(c, "0,-160 10,-130 10,-100 8,-80", "20,-160 80,-130 110,-80 108,-40", 14)
            mass(c, "-100,-80 -60,-140 -30,-150 -60,-110 -84,-60", "#d8945c", 7, 0.6)


def _hand_on_pane(c: Canvas) -> None:
    with c.relief(0.1):
        round_limb(c, "580,822 558,780 530,746", (68, 60, 48), "#7a3c4c", "#241626", "#c88470", BIG)
        line(c, "506,742 528,732 552,742", "#a85c60", (11, 14, 11))
        hand_open(c, 524, 726, -10, SKIN, 1.92)
        # Where it is pressed against the glass it is pale.
        with c.at(524, 726, 1.92, -10), c.group(through=c.blur(1.2), opacity=0.8):
            for x, y in ((20, -42), (10, -53), (-2, -58), (-13, -51), (-24, -31)):
                c.ellipse(x, y, 3, 4, "#ffe8d0")
            c.ellipse(8, -21, 6, 3, "#f8d4b4")
            c.ellipse(-5, -9, 4.4, 6, "#f8d4b4")


def _jar(c: Canvas) -> None:
    """Held up from inside: what was kept so far. Its mouth is open below the drop."""
    with c.relief(0.1):
        round_limb(c, "262,806 262,764 236,724", (62, 54, 44), "#8a4450", "#2c1a30", "#ffc890", BIG)
        for text in ("250,690 272,664 276,640", "252,704 282,690 292,670"):
            round_limb(c, text, (20, 19, 16), SKIN.tone, "#8a5a60", "#f6cfa4", BIG)
    glass = "148,742 140,716 140,608 152,584 158,566! 262,566! 268,584 280,608 280,716 272,742 210,752"
    with c.relief(0.1):
        with form(c, glass, "#5c6c72"):
            for k, (x, y, r) in enumerate(
                (
                    (166, 724, 23),
                    (212, 728, 25),
                    (256, 722, 22),
                    (186, 688, 22),
                    (234, 690, 23),
                    (158, 664, 16),
                    (264, 660, 16),
                    (208, 656, 19),
                )
            ):
                gold = k in (3, 6)
                c.circle(x, y, r, "#2a3c46" if not gold else "#a8682c")
                c.circle(
                    x,
                    y + 2,
                    r * 0.9,
                    c.vert("#4c6a76", "#9fb8be", "#f0f4f0")
                    if not gold
                    else c.vert("#d89a3c", "#ffd878", "#fff8d8"),
                )
                wall, roof = "#f8e4bc", "#d8442c"
                house = ((0.34, -0.42, 0.12, wall), (0.5, 0.08, 0.58, roof))
                for half, y0, y1, tone in house if gold else ():
                    tip = 0.06 if tone == roof else half
                    c.poly(
                        [(x - r * half, y + r * y0), (x + r * half, y + r * y0),
                         (x + r * tip, y + r * y1), (x - r * tip, y + r * y1)], tone, 0.9,
                    )  # fmt: skip
                c.circle(x - r * 0.36, y - r * 0.42, r * 0.17, "#ffffff")
            mass(c, "140,600 156,600 156,740 140,730", "#ffffff", 5, 0.6)
            mass(c, "150,574 270,574 270,600 150,600", "#ffd88c", 9, 0.55)
            mass(c, "284,600 262,610 264,750 290,740", "#1f2830", 8, 0.8)
        c.ellipse(210, 566, 55, 12, "#eef4ee")
        c.ellipse(210, 567, 47, 8, "#6a5a44")
        line(c, "156,566 210,577 264,566", "#ffffff", (2, 4, 2))
    # Fingers on this side of it, long enough to hold it.
    with c.relief(0.1):
        for text, w in (
            ("128,684 146,674 168,672", 15),
            ("124,700 148,691 174,691", 15.5),
            ("125,717 148,709 172,710", 15),
            ("132,733 150,727 167,728", 13.5),
        ):
            round_limb(c, text, (w, w, w * 0.8), SKIN.tone, "#8a5a60", "#f6cfa4", BIG)
            tip_x, tip_y = (float(v) for v in text.split()[-1].split(","))
            c.ellipse(tip_x + 2, tip_y, w * 0.22, w * 0.28, "#fff0dc", 0.7)


def _plant(c: Canvas) -> None:
    with c.relief(0.2):
        for k in range(13):
            a = math.radians(-172 + k * 13.5)
            reach = 70 + (k * 53) % 60
            end = (math.cos(a) * reach, -74 + math.sin(a) * reach)
            tone = mix("#6a8a5c", "#1c3430", (k % 4) / 4 + (k > 6) * 0.25)
            c.limb(
                [(0, -60), (end[0] * 0.5, -74 + math.sin(a) * reach * 0.7), end], (4, 3, 2), darker(tone, 0.3)
            )
            feather(c, (end[0] * 0.5, -74 + math.sin(a) * reach * 0.6), end, 40, darker(tone, 0.4), "", 0.1)
            feather(
                c,
                (end[0] * 0.52, -74 + math.sin(a) * reach * 0.62),
                (end[0] * 0.96, end[1] - 3),
                32,
                tone,
                lighter(tone, 0.3),
                0.1,
            )
        with form(c, "-46,-64! 46,-64! 36,20! -34,20!", "#a85c40"):
            mass(c, "0,-70 56,-70 50,30 6,30 20,-30", "#3c2028", 12, 0.9)
            mass(c, "-46,-64 -30,-64 -26,20 -38,20", "#f0b088", 5, 0.7)
        with form(c, "-53,-74! 53,-74! 50,-52! -50,-52!", "#b8684a"):
            mass(c, "6,-76 60,-76 60,-50 20,-50", "#4a262c", 8, 0.9)


def _pane(c: Canvas) -> None:
    """What lies on the glass: a cool sheen, breath with something drawn in it, water."""
    with c.group(through=c.blur(20), blend="screen", opacity=0.3):
        c.poly([(40, 40), (230, 40), (40, 420)], "#9ab4c0")
        c.poly([(420, 40), (580, 40), (580, 330), (300, 900), (120, 900)], "#6a8490")
    with c.group(through=c.blur(11), opacity=0.7):
        c.path(contour("436,584 444,552 480,528 520,532 546,560 540,600 500,622 456,616"), "#dfe6e4")
    for text in (
        "454,598 454,566 484,544 512,566 512,596 454,598",
        "446,570 484,538 520,570",
        "496,548 496,536 503,536 503,552",
        "478,597 478,578 490,578 490,596",
    ):
        line(c, text, "#4a4448", (2.6, 3.4, 2.6), 0.75)


@scene("p09", "milk", Light(strength=0.0, focus=(260, 360)), by_hand=True)
def drops_on_the_pane(c: Canvas) -> None:
    _room(c)
    _child(c)
    x, y = BIG
    with c.group(through=c.blur(4)):
        c.rect(0, 786, 600, 120, "#3a3634")
    with c.at(366, 784, 0.8):
        _plant(c)
    with c.relief(0), c.group(through=c.blur(24), blend="screen", opacity=0.55):
        c.path(contour("262,380 310,320 350,350 330,440 330,520 290,500"), "#e89a3c")
        c.path(contour("200,560 280,600 300,680 250,640"), "#a8601c")
    _hand_on_pane(c)
    _jar(c)
    _pane(c)
    beads: list[tuple[float, float, float]] = [
        (84, 104, 26), (338, 92, 36), (92, 480, 40), (534, 286, 30), (470, 170, 20),
        (96, 668, 18), (256, 96, 14), (426, 76, 16), (532, 92, 24),
    ]  # fmt: skip
    for _ in range(700):
        r = c.r.choice((3, 4, 5, 6, 8, 11))
        px, py = c.r.uniform(44, 560), c.r.uniform(44, 770)
        on_face = math.hypot((px - 396) / 1.0, (py - 440) / 1.25) < 124
        on_jar = 130 < px < 296 and 550 < py < 750
        if (
            not on_face
            and not (on_jar and r > 4)
            and math.hypot((px - x) * 0.9, (py - y) * 0.75) > 126 + r
            and all(math.hypot(px - a, py - b) > (r + q) * 1.3 + 5 for a, b, q in beads)
            and len(beads) < 120
        ):
            beads.append((px, py, r))
    for px, py, length in ((84, 80, 60), (170, 150, 130), (534, 266, 190), (88, 440, 120), (470, 150, 90)):
        line(c, f"{px - 3},{py - length} {px + 4},{py - length * 0.5} {px},{py}", "#c8d8da", (4, 10, 16), 0.4)
        line(
            c, f"{px + 3},{py - length} {px + 9},{py - length * 0.5} {px + 6},{py}", "#10161c", (1, 2, 3), 0.5
        )
    for k, (px, py, size) in enumerate(beads):
        bead(c, px, py, size, street=k)
    c.glow(x, y + 10, 420, "#ffc050", 1.0)
    c.glow(x, y + 10, 240, "#ffd070", 0.7)
    bead(c, x, y, 124, True)
    c.glow(x + 10, y + 140, 110, "#fff0b0", 0.55)
    # The frame from outside, a wet sill.
    with c.relief(0.1):
        for text, tone in (
            ("0,0! 42,0! 42,820! 0,820!", "#8a9a9c"),
            ("566,0! 600,0! 600,820! 566,820!", "#5c6c72"),
            ("0,0! 600,0! 560,42! 40,42!", "#76868a"),
        ):
            with form(c, text, tone):
                mass(c, "30,0 44,0 44,820 34,820", "#2a343c", 5, 0.9)
                mass(c, "560,0 576,0 576,820 566,820", "#2a343c", 5, 0.9)
                mass(c, "40,32 566,32 566,44 40,44", "#2a343c", 4, 0.8)
                mass(c, "0,0 10,0 10,900 0,900", "#dce4e0", 8, 0.7)
        with form(c, "0,790! 600,790! 600,910! 0,910!", "#7f8f92"):
            mass(c, "0,784 600,784 600,806 0,806", "#1c242c", 7, 0.85)
            mass(c, "60,812 380,806 460,830 200,846 60,836", "#ffdc94", 14, 0.6)
            mass(c, "0,870 600,860 600,910 0,910", "#34444c", 14, 0.9)
            line(c, "0,846 300,842 600,846", "#3c4c54", (3, 4, 3), 0.8)
            for _ in range(34):
                px, py = c.r.uniform(10, 590), c.r.uniform(812, 890)
                c.ellipse(px, py, c.r.uniform(4, 13), c.r.uniform(1.4, 3.4), "#dfe8e8", 0.55)
    with c.at(436, 858, 1.0, -14), c.relief(0.1):
        mass(c, "-40,6 20,0 56,8 10,18", "#1c242c", 5, 0.8)
        with form(c, "-40,0! -14,-18 4,-8 24,-20 30,-4 56,0! 30,8 22,18 2,10 -16,16", "#c8702c"):
            mass(c, "-40,4 0,4 56,2 30,22 -20,20", "#6a2c24", 6, 0.8)
            line(c, "-38,0 0,0 50,0", "#f0b060", (2, 2, 1))
        line(c, "54,0 66,-4 76,-2", "#8a4c2c", (3, 2.4, 2))
    nature.rain(c, 44, -8, 64, "#dfeaec", 0.5)
