"""A glasshouse at night where lamps grow in pots; a mole reads to the one that has not lit yet."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.reading_mole import LAMP, paws_on_book, reading_mole
from tools.painter.hand import contour, form, line, mass, round_limb
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

FAR: Point = (250, 430)


def _at(dx: float, dy: float, k: float) -> Point:
    """A point of the house ``k`` times as near as its far wall."""
    return FAR[0] + dx * k, FAR[1] + dy * k


def _house(c: Canvas) -> None:
    nature.sky(c, ("#0a1436", "#1a2f66", "#35548f", "#6f86b4"))
    nature.stars(c, 110, 480, 2.0)
    with c.relief(0):
        # What grows outside, dark against the sky.
        bush = ((-1, 0), (-0.8, -0.2), (-0.3, -0.5), (0.2, -0.6), (0.8, -0.1), (1, 0))
        for x, y, s in ((40.0, 470.0, 90.0), (120, 486, 56), (420, 470, 70), (520, 450, 120), (590, 440, 90)):
            c.blob(
                [(x + s * dx, y + (s * dy or 60)) for dx, dy in bush],
                "#13224e",
            )
        iron, edge = "#0d1838", "#7f9cc8"
        for k, w in ((1.0, 2.4), (1.5, 3.0), (2.2, 4.0), (3.3, 5.5), (5.0, 8.0)):
            for dx in (-45, 45):
                eave, ridge, base = _at(dx, -35, k), _at(0, -70, k), _at(dx, 50, k)
                c.segment(*eave, *ridge, iron, w)
                c.segment(*eave, *base, iron, w)
                c.segment(
                    eave[0] - dx * w * 0.01, eave[1], base[0] - dx * w * 0.01, base[1], edge, w * 0.3, 0.9
                )
                c.segment(eave[0], eave[1] + w * 0.4, ridge[0], ridge[1] + w * 0.4, edge, w * 0.28, 0.8)
        for dx, dy in ((-45, -35), (45, -35), (-45, 8), (45, 8), (-22, -52), (22, -52), (0, -70)):
            (ax, ay), (bx, by) = _at(dx, dy, 1), _at(dx, dy, 9)
            c.segment(ax, ay, bx, by, iron, 4.4)
            c.segment(ax, ay + 2, bx, by + 2, edge, 1.2, 0.6)
        for x in (-22, 0, 22):
            c.segment(*_at(x, -52, 1), *_at(x, 50, 1), iron, 2)
        # Panes that catch the lamps.
        for dx, dy, k, n in (
            (-45, -20, 2.3, 3.1),
            (-45, 20, 3.4, 4.8),
            (-34, -43, 2.3, 3.2),
            (34, -43, 3.4, 4.8),
            (45, -10, 2.3, 3.2),
        ):
            a, b = _at(dx, dy, k), _at(dx, dy, n)
            a2, b2 = _at(dx, dy - 10, k), _at(dx, dy - 10, n)
            c.poly([a, b, b2, a2], "#ffdc98", 0.2)
        # The path between the benches.
        c.poly(
            [_at(-45, 50, 1), _at(45, 50, 1), (620, 860), (620, 920), (-20, 920), (-20, 730)],
            c.vert("#4a3f5c", "#3a2a38", "#1c1220"),
        )
    c.glow(250, 470, 300, "#ffc870", 0.35)
    with c.relief(0):
        for side in (-1, 1):
            c.poly(
                [
                    _at(side * 46, 30, 1),
                    _at(side * 22, 30, 1),
                    _at(side * 22, 30, 7.4),
                    _at(side * 46, 30, 7.4),
                ],
                c.vert("#b07a4c", "#6a4230"),
            )
            c.poly(
                [
                    _at(side * 22, 30, 1),
                    _at(side * 22, 30, 7.4),
                    _at(side * 22, 37, 7.4),
                    _at(side * 22, 37, 1),
                ],
                "#e0a868",
            )
            c.poly(
                [
                    _at(side * 22, 37, 1),
                    _at(side * 22, 37, 7.4),
                    _at(side * 22, 62, 7.4),
                    _at(side * 22, 62, 1),
                ],
                "#2a1c34",
            )


def _pot(c: Canvas, x: float, y: float, s: float, glow: Point = LAMP) -> None:
    """A clay pot that stands on (x, y), a hundred wide at ``s`` 1."""
    with c.group(through=c.blur(4 * s)):
        c.ellipse(x - 8 * s, y, 52 * s, 9 * s, "#0c0818", 0.8)
    near = glow[0] > x
    with c.at(x, y, s), c.relief(0.1):
        with form(c, "-44,-78! 44,-78! 36,-4 30,2 0,6 -30,2 -36,-4", "#b4603c"):
            mass(
                c,
                "-50,-80 -20,-80 -24,10 -50,10" if near else "50,-80 20,-80 24,10 50,10",
                "#4a1f34",
                10,
                0.9,
            )
            mass(c, "20,-80 44,-80 36,0 18,4" if near else "-20,-80 -44,-80 -36,0 -18,4", "#f0a070", 8, 0.7)
            mass(c, "-50,-80 50,-80 50,-66 -50,-66", "#4a1f2c", 5, 0.8)
        with form(c, "-50,-96! 50,-96! 48,-74 0,-68 -48,-74", "#c87048"):
            mass(
                c,
                "-54,-100 -20,-100 -24,-60 -54,-60" if near else "54,-100 20,-100 24,-60 54,-60",
                "#5a2838",
                8,
                0.8,
            )
            mass(
                c,
                "14,-100 52,-100 50,-70 20,-70" if near else "-14,-100 -52,-100 -50,-70 -20,-70",
                "#ffb884",
                6,
                0.6,
            )
        c.ellipse(0, -96, 50, 11, "#8a4a34")
        c.ellipse(0, -95, 44, 8.6, "#2a1820")


def _leaf(c: Canvas, root: Point, tip: Point, wide: float, tone: str) -> None:
    (ax, ay), (bx, by) = root, tip
    px, py = -(by - ay) * wide, (bx - ax) * wide
    mx, my = (ax + bx) / 2, (ay + by) / 2
    with form(c, f"{ax},{ay}! {mx - px},{my - py} {bx},{by}! {mx + px},{my + py}", tone):
        mass(
            c,
            f"{ax},{ay} {mx},{my} {bx},{by} {mx + px * 1.4},{my + py * 1.4}",
            mix(tone, "#0c2440", 0.6),
            3,
            0.8,
        )
    line(
        c, f"{ax},{ay} {mx - px * 0.1},{my - py * 0.1} {bx},{by}", mix(tone, "#fff0b0", 0.5), (0.6, 1.8, 0.4)
    )


def _bulb(c: Canvas, x: float, y: float, s: float, rot: float, lit: float) -> None:
    """Its neck is at (x, y), the glass above it; ``rot`` turns it; ``lit`` from 0 to 1."""
    if lit:
        a = math.radians(rot - 90)
        c.glow(
            x + math.cos(a) * 44 * s,
            y + math.sin(a) * 44 * s,
            150 * s * (0.4 + lit),
            "#ffcf7a",
            0.5 + 0.4 * lit,
        )
    with c.at(x, y, s, rot), c.relief(0.1):
        glass = (
            c.radial("#fffef4", "#fff0b8", "#ffc860", cy=0.4)
            if lit > 0.5
            else c.radial("#e8c890", "#8fa09a", "#4a6a80", cy=0.45)
        )
        c.path(contour("-13,-12 -18,-26 -30,-46 -26,-72 0,-84 26,-72 30,-46 18,-26 13,-12"), glass)
        if lit > 0.5:
            line(c, "-6,-20 -10,-44 -4,-52 0,-44 4,-52 10,-44 6,-20", "#e0862c", (1.4, 2, 2, 2, 1.4), 0.8)
        else:
            line(c, "-6,-16 -9,-40 -4,-47 0,-40 4,-47 9,-40 6,-16", "#5a3a34", (1.4, 1.8, 1.8, 1.8, 1.4))
            c.glow(0, -44, 34, "#ff9a4c", 0.85)
            line(c, "-9,-40 -4,-47 0,-40 4,-47 9,-40", "#ffd890", (1, 2, 1))
        line(c, "-19,-60 -14,-70 -5,-75", "#ffffff", (1, 4.4, 1), 0.9)
        with form(c, "-14,-14! 14,-14! 12,8 6,14 -6,14 -12,8", "#b8843c"):
            mass(c, "2,-16 16,-16 14,16 2,16", "#5a3420", 4, 0.8)
        for y2 in (-9, -2, 5):
            line(c, f"-13,{y2} 0,{y2 + 3} 13,{y2}", "#5a3420", (1, 2, 1))
        # Sepals hold it.
        for dx in (-1, 1):
            c.path(contour(f"0,16! {dx * 14},10 {dx * 22},-12! {dx * 6},4"), "#4f8a50")


def _rows(c: Canvas) -> None:
    """Pots on both benches, smaller and smaller; one has come up as something else."""
    for k, left, right in ((1.25, 2, 3), (1.6, 3, 2), (2.1, 2, 3), (2.8, 1, 0), (3.9, 4, 0)):
        for dx, kind in ((-34, left), (34, right)):
            if not kind:
                continue
            x, y = _at(dx, 32, k)
            s = k * 0.165
            _pot(c, x, y, s)
            top, h = y - 94 * s, (0, 22, 60, 96, 74)[kind] * s
            line(c, f"{x},{top} {x + 5 * s},{top - h * 0.5} {x},{top - h}", "#5f9a58", (8 * s, 6 * s, 5 * s))
            _leaf(c, (x, top - h * 0.2), (x - 36 * s, top - h * 0.2 - 20 * s), 0.26, "#6aa458")
            _leaf(c, (x, top - h * 0.3), (x + 34 * s, top - h * 0.3 - 24 * s), 0.26, "#4f8a50")
            if kind == 4:
                c.glow(x + 8 * s, top - h - 50 * s, 170 * s, "#e8f0ff", 0.9)
                with c.at(x, top - h, s * 1.5):
                    c.path(contour("-4,2! 30,-8 38,-40 18,-66 -6,-72! 14,-54 16,-30"), "#fffdf0")
                    mass(c, "20,-10 34,-20 36,-44 28,-40 26,-20", "#c8c8e8", 3, 0.8)
            elif kind > 1:
                _bulb(c, x, top - h, s * 0.9, c.r.uniform(-8, 8), 0.9)


def _can(c: Canvas) -> None:
    """It hangs from a chain and pours stars."""
    with c.relief(0.1):
        for k in range(9):
            y = -2 + k * 9.4
            c.ring(392, y, 3.2 if k % 2 else 1.4, 5.4, "#0c1838", 2.4)
            c.ring(391, y, 3.2 if k % 2 else 1.4, 5.4, "#b8cce4", 1.8)
    with c.at(446, 176, 0.98, -27), c.relief(0.1):
        line(c, "-52,-56 -40,-104 0,-122 40,-104 54,-56", "#1c3a50", (10, 10, 10, 10, 10))
        line(c, "-52,-58 -40,-106 0,-125 40,-106", "#8ac8c8", (3, 3.4, 3, 1))
        line(c, "68,-44 116,-56 142,-24 124,30 76,48", "#1c3a50", (13, 13, 13, 13, 13))
        line(c, "70,-46 114,-58 140,-24 122,28 78,46", "#7ab8bc", (3, 4, 3, 4, 3))
        round_limb(
            c,
            "-64,54 -104,30 -138,-20 -172,-58",
            (38, 28, 22, 18),
            "#3f7f88",
            "#123048",
            "#f0d8a0",
            (-160, 240),
        )
        with form(c, "-62,-58! 66,-58! 82,78 60,88 0,92 -62,88 -74,78", "#3f828a"):
            mass(c, "20,-60 90,-60 100,90 30,96", "#102a48", 18, 0.9)
            mass(c, "-80,40 -60,96 20,96 60,84 -20,70", "#f4d49c", 10, 0.75)
            mass(c, "-66,-60 -40,-60 -46,60 -76,60", "#9ad8d4", 9, 0.7)
            for text in ("-66,-30 0,-22 70,-30", "-72,60 0,70 80,60"):
                line(c, text, "#173a50", (2, 3.4, 2), 0.8)
            for x, y in ((-30.0, 10.0), (14, 34), (40, -4)):
                c.ellipse(x, y, 7, 4, "#8a4c34", 0.5)
        c.ellipse(2, -58, 64, 13, "#8ac8c8")
        c.ellipse(2, -57, 57, 9.6, "#0c2038")
        c.ellipse(-16, -56, 26, 5, "#fff4c8", 0.6)
        with form(c, "-162,-62! -176,-46! -206,-62 -204,-84 -186,-94!", "#c8964c"):
            mass(c, "-206,-96 -180,-96 -196,-60 -210,-60", "#fff0b8", 4, 0.8)
        c.ellipse(-196, -78, 9, 20, "#7a5428", rot=-32)


def _star(c: Canvas, x: float, y: float, r: float, tone: str) -> None:
    turn = c.r.uniform(0, 1.5)
    points = " ".join(
        f"{x + math.cos(turn + math.tau * k / 10) * (r if k % 2 else r * 0.45):.1f},"
        f"{y + math.sin(turn + math.tau * k / 10) * (r if k % 2 else r * 0.45):.1f}!"
        for k in range(10)
    )
    c.path(contour(points), tone)


def _poured(c: Canvas) -> None:
    for k in range(4):
        c.glow(226 - 18 * k - 4 * k * k, 226 + 74 * k, 84, "#ffe9b0", 0.3)
    for _ in range(90):
        t = c.r.random() ** 0.8
        x = 246 - 60 * t - 62 * t * t + c.r.gauss(0, 7 + 17 * t)
        y = 196 + 90 * t + 300 * t * t + c.r.gauss(0, 9)
        _star(c, x, y, c.r.uniform(3, 8.5), c.r.choice(("#fff3cf", "#ffffff", "#ffe08a", "#ffcf6a")))


def _elder(c: Canvas) -> None:
    """One that is grown bends over the book as a reading lamp."""
    _pot(c, 66, 792, 0.98)
    with c.relief(0.1):
        round_limb(
            c,
            "66,698 56,620 66,530 104,440 160,380 214,370 246,396 249,420",
            (15, 13, 12, 11, 10, 9, 8, 8),
            "#4f8a50",
            "#123a40",
            "#f0e89a",
            LAMP,
        )
        for root, tip, tone in (
            ((58.0, 628.0), (10.0, 590.0), "#3f7a4c"),
            ((60, 590), (126, 560), "#7ab060"),
            ((92, 464), (42, 420), "#3f7a4c"),
            ((150, 388), (132, 330), "#4f8a50"),
        ):
            _leaf(c, root, tip, 0.26, tone)
    c.glow(248, 470, 230, "#ffd080", 0.75)
    _bulb(c, 249, 430, 0.94, 180, 1.0)


def _bed(c: Canvas) -> None:
    with c.relief(0.2):
        with form(
            c, "-20,842! 60,826 170,836 270,800 340,770 460,758 560,768 620,790 620,920! -20,920!", "#4a3038"
        ):
            mass(c, "-20,880 200,870 420,850 620,860 620,930 -20,930", "#160c18", 16, 0.9)
            mass(c, "120,840 270,806 330,786 350,800 280,830 140,856", "#c8864c", 8, 0.7)
        for _ in range(64):
            x = c.r.uniform(0, 590)
            y = c.r.uniform(834 - max(0.0, x - 240) * 0.16, 880)
            r = c.r.uniform(2.5, 7)
            c.ellipse(x, y, r, r * 0.7, c.r.choice(("#2a1820", "#6a4644", "#8a5c4c")))
            c.ellipse(x - r * 0.3, y - r * 0.25, r * 0.4, r * 0.24, "#d89a68", 0.7)


def _book(c: Canvas) -> None:
    with c.relief(0.1):
        with c.group(through=c.blur(7)):
            c.path(contour("206,800 300,812 430,800 440,820 300,836 200,820"), "#0c0610", op=0.8)
        c.path(contour("196,790! 226,706! 310,726! 420,700! 448,784! 312,812!"), "#8a2438")
        line(c, "196,790 312,812 448,784", "#d8646a", (1.4, 3, 1.4))
        with form(c, "204,780! 230,702 266,698 308,716! 310,798 270,776", "#fff4d4"):
            mass(c, "280,700 314,714 314,800 286,784", "#b88a78", 7, 0.8)
            for k in range(5):
                line(
                    c,
                    f"{234 - k * 4},{716 + k * 12} {262 - k * 2},{713 + k * 13} {290 - k},{722 + k * 13}",
                    "#7a5a68",
                    (1, 2, 1),
                    0.85,
                )
        with form(c, "308,716! 346,692 392,686 416,694! 440,774 380,770 310,798", "#fbe8c4"):
            mass(c, "306,716 326,704 334,780 308,800", "#a87a74", 7, 0.85)
            mass(c, "390,680 430,690 450,780 410,776", "#8a6a80", 10, 0.6)
            # The picture in it: a lamp that is lit.
            c.glow(372, 722, 22, "#ffb84c", 0.9)
            c.ellipse(372, 718, 8, 10, "#f0a83c")
            line(c, "372,730 373,742 370,754", "#4f8a50", (3, 3, 2))
            line(c, "372,744 362,738 356,740", "#4f8a50", (1, 4, 1))
            line(c, "350,760 372,757 396,756", "#7a5a68", (1, 2, 1))


def _late_one(c: Canvas) -> None:
    """It is not lit yet, but it leans over the page, and one leaf follows the line."""
    _pot(c, 150, 866, 1.0)
    with c.relief(0.1):
        round_limb(
            c,
            "150,774 132,722 134,664 158,618 188,610 204,626",
            (14, 12, 11, 10, 9, 8),
            "#6aa458",
            "#1c4a44",
            "#fff0a8",
            LAMP,
        )
        _leaf(c, (134, 700), (72, 664), 0.27, "#4f8a50")
        line(c, "136,730 176,724 212,736", "#5f9a58", (7, 6, 5))
        with c.group(through=c.blur(3)):
            c.path(contour("206,744! 232,742 262,756! 232,760"), "#7a5058", op=0.8)
        _leaf(c, (206, 734), (262, 748), 0.24, "#7ab860")
    _bulb(c, 208, 634, 0.72, 146, 0.3)


@scene("p80", "nocturne", Light(strength=0.0, focus=(270, 600)), by_hand=True)
def nursery_of_lamps(c: Canvas) -> None:
    _house(c)
    _rows(c)
    _can(c)
    _poured(c)
    reading_mole(c)
    _elder(c)
    _bed(c)
    _book(c)
    paws_on_book(c)
    _late_one(c)
