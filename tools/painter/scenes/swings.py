"""Those whom the birds take along, and the ride they have come from."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, shoe
from tools.painter.creatures.from_behind import Hair
from tools.painter.creatures.on_swing import Sitter, sitter
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, form, line, mass, row, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

COOL, WARM, DUSK = "#8f8cc4", "#fff2d4", "#5a4a80"
SKIN = Skin("#e8b494", "#8a4a70", "#fff0c8", "#ec7a6c")
SOCKS = Cloth("#f0e4e4", "#8a7cb0", "#fffaf0")


def _wing(c: Canvas) -> None:
    """The left one from beneath, its shoulder at the origin, three hundred and thirty to the tip."""
    shaft = "#8484b8"
    row(
        c, "-108,-56 -170,-76 -236,-70", "-136,96 -246,64 -338,-44", 9, 40,
        ("#c0bce0", "#d8d4ec", "#f0e4ec", "#fff2dc"), shaft, 0.07,
    )  # fmt: skip
    row(
        c, "-2,8 -50,-26 -112,-58", "-10,112 -70,112 -142,96", 9, 38,
        ("#9c98cc", "#aca8d4", "#c0bce0"), shaft, 0.05,
    )  # fmt: skip
    row(
        c, "-2,0 -64,-42 -226,-74", "-6,64 -96,42 -256,-38", 15, 30,
        ("#b0acd8", "#ccc8e6", "#e4deee", "#fbeee8"), "", 0.06,
    )  # fmt: skip
    row(
        c, "-2,0 -64,-46 -214,-78", "-4,34 -80,8 -230,-54", 15, 24,
        ("#c8c4e4", "#e0dcee", "#f6ece8", "#fff6e4"), "", 0.06,
    )  # fmt: skip
    with form(c, "4,24! 2,-6 -50,-42 -112,-76 -180,-92 -248,-78! -180,-74 -112,-56 -56,-20", "#f0e8ee"):
        mass(c, "10,30 0,4 -56,-26 -112,-60 -112,-40 -50,-8", COOL, 7, 0.7)


def _dove(c: Canvas) -> None:
    """From behind and beneath, its body at the origin; it flies away from us and looks to the right."""
    with c.relief(0.1):
        with c.at(-14, -30, 1.0, 10):
            _wing(c)
        with c.at(16, -34, 0.96, -24, flip=True):
            _wing(c)
        with form(c, "4,-58 0,-84 16,-104 38,-104 50,-90! 62,-84 50,-80! 46,-62 36,-44", "#ece6f0"):
            mass(c, "-4,-50 0,-100 18,-104 16,-60", COOL, 6, 0.8)
            mass(c, "26,-106 50,-100 46,-60 36,-60", WARM, 5, 0.9)
        c.path(contour("48,-92! 60,-90 70,-82! 58,-80 48,-80!"), "#d8906c")
        c.circle(40, -90, 3.4, "#3a2440")
        with form(c, "0,-66 28,-54 40,-20 38,24 24,70 0,84 -24,70 -38,24 -38,-20 -26,-54", "#dcd6ea"):
            mass(c, "-50,-50 -16,-50 -10,20 -10,90 -50,70", COOL, 13, 0.85)
            mass(c, "16,-60 40,-30 42,30 28,50 26,-10", WARM, 8, 0.9)
            down = ("#b4b0d8", "#fbf4f4")
            strands(c, "-24,-40 -26,0 -18,50", "24,-40 28,0 20,50", 9, down, (0.8, 3, 0.6), 4, 0.5)
        row(
            c, "-20,58 0,66 20,58", "-74,142 2,176 74,138", 8, 34,
            ("#a8a4d4", "#ccc8e8", "#f0e8ee", "#fff4e0"), "#8484b8", 0,
        )  # fmt: skip
        row(
            c, "-18,40 0,48 18,40", "-36,92 0,108 36,90", 6, 26,
            ("#b8b4dc", "#dcd8ee", "#fbf2ec"), "", 0,
        )  # fmt: skip


def _feet(c: Canvas) -> None:
    for x in (-20.0, 18):
        line(c, f"{x * 0.8},-46 {x},-26 {x},-10", "#c87470", (9, 7, 7))
        for k in (-6, 0, 6):
            line(c, f"{x + k * 0.5},-14 {x + k},-2 {x + k},9", "#b85a5c", (5, 6, 4))
            line(c, f"{x + k * 0.5 + 1},-13 {x + k + 1},-3 {x + k + 1},4", "#f0a08c", (1.6, 2, 0.6))


def _swing(c: Canvas) -> None:
    """Its seat at the origin, its bar three hundred above."""
    with c.relief(0.1):
        for x in (-78.0, 78):
            for tone, w in (("#4a3458", 6.0), ("#e8cca8", 3.4)):
                line(c, f"{x},4 {x * 0.99},-150 {x * 0.97},-300", tone, (w, w, w))
        line(c, "-92,-300 0,-303 92,-300", "#4a2c40", (15, 15, 15))
        line(c, "-92,-302 0,-305 92,-302", "#c88a5c", (11, 11, 11))
        line(c, "-80,-305 0,-308 88,-305", "#ffe0a8", (1, 3, 2))
        with form(c, "-96,-8! 96,-8! 98,8! -98,8!", "#3f7f94"):
            mass(c, "-100,3 100,3 100,14 -100,14", "#1c3a58", 3, 0.9)
            mass(c, "-90,-10 96,-10 96,-5 -90,-5", "#a8e0dc", 2, 0.8)
        for x in (-78, 78):
            line(c, f"{x - 7},4 {x},9 {x + 7},4", "#4a3458", (3, 5, 3))


def _rider(c: Canvas, top: Cloth, low: Cloth, hair: Hair, look: float) -> None:
    """She sits on the swing, faces us and looks down at the fair."""
    _swing(c)
    shoes = Cloth("#6a2c4c", "#2c1028", "#e88aa0")
    with c.at(0, 4, 1.2):
        sitter(
            c, Sitter(top, low, hair, SKIN, SOCKS, (shoes, shoes), 65, look * 1.6, look, False, -1.0),
        )  # fmt: skip


def _fair(c: Canvas) -> None:
    """Far down: the ride, and chairs that still hang on it."""
    x, y, rx, ry = 150.0, 768.0, 116.0, 30.0
    for px, py, n, tone in (
        (40.0, 838.0, 34.0, "#c87a90"),
        (300, 822, 30, "#b0708e"),
        (392, 800, 22, "#a8789c"),
    ):
        for share, t in ((1.0, tone), (0.4, mix(tone, WARM, 0.55))):
            c.path(contour(f"{px - n * share},{py + 30}! {px},{py - n}! {px + n * share},{py + 30}!"), t)
    c.path(
        contour(f"{x - 14},{y} {x - 18},900! {x + 20},900! {x + 15},{y}"),
        c.horiz("#b87a90", "#f8d8b8", "#e8a890"),
    )
    for k in range(9):
        a = math.tau * (k + 0.3) / 9
        if k in (2, 6):
            continue
        hx, hy = x + math.cos(a) * rx * 0.94, y + math.sin(a) * ry * 0.9
        sx, sy = x + math.cos(a) * (rx + 38), y + math.sin(a) * (ry + 8) + 62
        c.segment(hx, hy, sx, sy, "#5a4470", 1.4)
        c.segment(sx - 5, sy + 8, sx + 6, sy + 8, "#4a2c50", 3)
        c.ellipse(sx, sy, 4.4, 7, ("#e8b04c", "#5a8ab0", "#c85c5c")[k % 3])
        c.circle(sx, sy - 9, 3.6, "#4a2c3c")
    for k in range(20):
        a0, a1 = (math.tau * j / 20 for j in (k, k + 1))
        tone = mix(("#d8504c", "#fbecd4")[k % 2], DUSK, 0.34 - 0.24 * math.cos(a0 - 0.6))
        rim = [(x + math.cos(a) * rx, y + math.sin(a) * ry) for a in (a0, a1)]
        c.poly([(x, y - 62), *rim], tone)
    for k in range(26):
        a = math.pi * (k + 0.5) / 26
        px, py = x + math.cos(a) * rx, y + math.sin(a) * ry
        c.circle(px, py + 3, 4, ("#f0c050", "#d8504c", "#3f8a94")[k % 3])
        c.circle(px, py, 1.8, "#fff8d8")
    c.circle(x, y - 64, 5, "#f8dc90")
    line(c, f"{x},{y - 66} {x},{y - 84}", "#7a4a5c", (2, 2))
    c.path(contour(f"{x},{y - 86}! {x + 22},{y - 80} {x},{y - 72}!"), "#d8504c")
    c.glow(x, y + 30, 190, "#ffd890", 0.4)


def _taken(
    c: Canvas, x: float, y: float, n: float, turn: float, flip: bool, top: Cloth | None = None
) -> None:
    """A bird with a swing and somebody on it, or nobody any more."""
    with c.at(x, y, n, turn, flip):
        with c.at(0, -420, 0.92, -6):
            _dove(c)
        if top:
            low = Cloth(top.shade, mix(top.shade, "#1c1030", 0.5), top.tone)
            _rider(c, top, low, Hair("#a87058", "#6a4468", "#f0c8a0"), 4)
        else:
            _swing(c)
        with c.at(0, -304):
            _feet(c)


@scene("p44", "rosedawn", Light(strength=0.0, focus=(320, 400)), by_hand=True)
def swings_come_loose(c: Canvas) -> None:
    nature.sky(c, ("#56639f", "#9c8fc2", "#f0b4a8", "#ffe0b0"), (0, 0.34, 0.66, 0.82))
    c.glow(520, 560, 480, "#ffe8a8", 0.95)
    for text, tone, soft in (
        ("-40,470 60,430 150,450 220,430 260,470 150,500 20,506", "#f4c0bc", 9),
        ("330,610 420,560 520,584 640,540 640,650 480,640 390,650", "#ffe4c4", 10),
        ("-40,640 60,604 170,620 240,650 120,672 -40,676", "#fbd4c0", 8),
        ("400,60 470,34 550,50 640,26 640,104 520,96", "#b8b0d8", 9),
    ):
        with c.group(through=torn(c, tone, 0.022, soft, 0.9, 2.6), opacity=0.85):
            c.path(contour(text), "#fff")
    for text, tone in (
        ("-10,716 110,690 240,712 380,686 500,704 610,684! 610,910! -10,910!", "#d8a0ac"),
        ("-10,770 140,736 300,764 470,732 610,752! 610,910! -10,910!", "#b484a4"),
        ("-10,850 120,826 300,846 480,812 610,828! 610,910! -10,910!", "#8a6494"),
    ):
        c.path(contour(text), tone)
    nature.fog(c, 720, 40, 0.6, "#ffe8cc")
    _fair(c)
    _taken(c, 520, 640, 0.2, 4, False, Cloth("#d88a80", "#8a5080", "#ffe8d0"))
    # One seat is empty, and a shoe falls.
    _taken(c, 84, 566, 0.3, -9, True)
    with c.at(112, 640, 0.34, 118):
        shoe(c, 0, 0, 0, Cloth("#4a7aa0", "#2a2c60", "#e8e0d8"))
    c.glow(520, 560, 260, "#ffe8b0", 0.4)
    with c.at(336, 230, 0.92, -8):
        _dove(c)
    with c.at(322, 660, 1.0, 5):
        _rider(
            c, Cloth("#c8403c", "#5a1444", "#ffb488"), Cloth("#d8584c", "#6a1c4c", "#ffc49c"),
            Hair("#7a4028", "#3a1830", "#e89c60"), -6,
        )  # fmt: skip
    with c.at(347, 357, 1.0, 5):
        _feet(c)
    for x, y, turn in ((470, 470, 30), (118, 330, 60), (436, 752, -20)):
        with c.at(x, y, 0.8, turn):
            row(c, "0,0 1,1", "34,-4 35,-3", 1, 12, ("#fff6ee",), "#a8a8c8", 0.1)
