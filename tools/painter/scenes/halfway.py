"""Two towns that hang opposite one another, and two children half way."""

from __future__ import annotations

from tools.painter import nature, things
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth
from tools.painter.creatures.from_behind import Hair, climber
from tools.painter.creatures.people_parts import FAIR, INK
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

LIT = FAIR.lit
STOCKINGS = Cloth("#c88a70", "#6a3448", "#ffd8b0")


def _house(c: Canvas, x: float, w: float, h: float, tones: tuple[str, str, str], lean: float) -> None:
    """It stands on y = 0; tones of wall, roof and shade."""
    wall, roof, deep = tones
    a, b = x - w / 2, x + w / 2
    with c.relief(0):
        with form(c, f"{a},40! {a + lean},{-h}! {b + lean},{-h}! {b},40!", wall):
            mass(c, f"{a - 20},60 {a + lean},{-h} {a + w * 0.4},{-h} {a + w * 0.3},60", deep, w * 0.14, 0.7)
            mass(c, f"{a},{-h - 10} {b},{-h - 10} {b},{-h + 16} {a},{-h + 16}", deep, 7, 0.9)
            for row in range(3):
                for k in range(2):
                    wx, wy = a + w * (0.26 + 0.46 * k) + lean * (0.8 - row * 0.3), -h + 36 + row * 52
                    dark = (row * 2 + k + int(x)) % 3 == 0
                    c.path(
                        contour(
                            f"{wx - 12},{wy + 18}! {wx - 12},{wy - 12} {wx},{wy - 20} {wx + 12},{wy - 12} "
                            f"{wx + 12},{wy + 18}!"
                        ),
                        mix(deep, INK, 0.4),
                    )
                    c.path(
                        contour(
                            f"{wx - 9},{wy + 15}! {wx - 9},{wy - 11} {wx},{wy - 16} {wx + 9},{wy - 11} "
                            f"{wx + 9},{wy + 15}!"
                        ),
                        mix(deep, wall, 0.3) if dark else "#ffd98a",
                    )
                    c.segment(wx, wy - 16, wx, wy + 15, deep, 2)
                    c.segment(wx - 9, wy, wx + 9, wy, deep, 2)
                    c.segment(wx - 15, wy + 19, wx + 15, wy + 19, mix(wall, LIT, 0.5), 3)
        c.path(
            contour(
                f"{b - w * 0.32 + lean},{-h - w * 0.3}! {b - w * 0.32 + lean},{-h - w * 0.8}! "
                f"{b - w * 0.12 + lean},{-h - w * 0.8}! {b - w * 0.12 + lean},{-h - 4}!"
            ),
            deep,
        )
        with form(
            c,
            (f"{a - 12 + lean},{-h + 4}! {x + lean * 1.6},{-h - w * 0.82}! {b + 12 + lean},{-h + 4}!"),
            roof,
        ):
            mass(
                c,
                (f"{a - 20 + lean},{-h + 10} {x + lean * 1.6},{-h - w * 0.9} {x - w * 0.06},{-h + 10}"),
                deep,
                9,
                0.7,
            )
            for k in range(1, 6):
                y = -h - w * 0.82 + k * w * 0.15
                line(
                    c,
                    f"{x - w * 0.11 * k + lean},{y} {x + lean},{y + 5} {x + w * 0.11 * k + lean},{y}",
                    mix(roof, LIT, 0.35),
                    (0.5, 2.4, 0.5),
                    0.6,
                )


def _town(
    c: Canvas, tones: tuple[str, str, str], sizes: tuple[tuple[float, float, float, float], ...]
) -> None:
    for x, w, h, lean in sizes:
        _house(c, x, w, h, tones, lean)


def _girl(c: Canvas) -> None:
    """On the ladder, from behind; one hand is stretched up to the other town."""
    dress = Cloth("#f0b838", "#a0522c", "#fff0b8")
    hair = Hair("#8a4424", "#3c1a18", "#f0b070")
    climber(c, dress, dress, Cloth("#7a2c34", "#2c1018", "#e88a70"), hair, FAIR, True, True, STOCKINGS)
    with c.relief(0.1):
        line(c, "-28,-54 0,-48 28,-54", "#c2543d", (8, 9, 8))
        fall = "-27,-176 -30,-140 -34,-100 -26,-66 -6,-58! 4,-74 22,-64! 32,-104 30,-140 27,-176"
        with form(c, fall, hair.tone):
            mass(c, "-40,-180 -20,-180 -16,-100 -20,-56 -40,-60", hair.deep, 7, 0.85)
            mass(c, "14,-176 34,-176 36,-100 24,-60 16,-100", hair.lit, 6, 0.75)
            tones = (hair.deep, hair.lit, hair.tone)
            strands(c, "-24,-178 -28,-130 -24,-64", "24,-178 28,-130 24,-66", 15, tones, (1, 3, 0.8), 3, 0.6)
        for text in ("-2,-154! -24,-166 -26,-142", "2,-154! 24,-166 26,-142"):
            with form(c, text, "#c2543d"):
                mass(c, "-30,-150 30,-150 30,-136 -30,-136", "#5a1828", 4, 0.7)
        c.circle(0, -154, 5, "#d8705a")


def _boy(c: Canvas) -> None:
    """He hangs from his own town as she stands in hers: a jersey, braces, a cap."""
    hair = Hair("#4a2a20", "#1c1018", "#c88a5c")
    jersey = Cloth("#c8543c", "#5a1828", "#ffc090")
    trousers = Cloth("#3f5a78", "#1c2448", "#b8ccd0")
    climber(c, jersey, trousers, Cloth("#5a3a28", "#20101a", "#d8a068"), hair, FAIR, False, True)
    with c.relief(0.1):
        for text in ("-20,-134 -8,-110 4,-84 14,-54", "20,-134 8,-110 -4,-84 -14,-54"):
            line(c, text, "#5a2c28", (7, 7, 7))
            line(c, text, "#e8c88c", (4.6, 4.6, 4.6))
        with c.at(0, -172, 0.62):
            with form(c, "-48,-6 -46,-40 -22,-62 22,-62 46,-40 48,-6! 30,4 0,8 -30,4", "#2f7a80"):
                mass(c, "-60,0 -50,-60 -20,-60 -20,10", "#123a4a", 9, 0.85)
                mass(c, "14,-62 46,-40 50,0 34,4 30,-34", "#a8e0d0", 6, 0.8)
                for text in ("0,-64 0,-30 0,8", "-2,-62 -24,-40 -28,4", "2,-62 24,-40 28,4"):
                    line(c, text, "#123a4a", (1, 2.4, 1.4), 0.7)
            c.circle(0, -63, 6, "#3f8a8c")


@scene("p25", "verdigris", Light(strength=0.0, focus=(300, 460)), by_hand=True)
def two_towns(c: Canvas) -> None:
    nature.wash(c, "#b07c5c", "#e8bc88", "#e8d0a0", "#a0c0a4", "#347a7c")
    nature.clouds(c, "#fffbe6", 0.75, 0.004, 0.01, 160, 760, 0.45)
    c.glow(300, 450, 300, "#fff6d0", 0.3)
    far_red, far_green = ("#cc8a68", "#b87058", "#a86a58"), ("#7aaa9c", "#5f968e", "#5a8a88")
    red, green = ("#b85a3c", "#8a3428", "#4a1c24"), ("#3a807c", "#1f5a60", "#0c2c38")
    with c.group("rotate(180,300,450)"), c.at(0, 900):
        _town(c, far_red, ((90, 84, 200, -4), (250, 90, 170, 4), (470, 80, 214, -6)))
        _town(c, red, ((24, 104, 120, 6), (148, 96, 84, -6), (440, 100, 96, -5), (556, 108, 150, 6)))
    with c.at(0, 900):
        _town(c, far_green, ((70, 80, 190, 5), (360, 84, 160, -5), (500, 90, 216, 4)))
        _town(c, green, ((36, 112, 140, -6), (144, 86, 90, 4), (430, 92, 84, 6), (540, 116, 130, -5)))
    for x in (256.0, 344):
        line(c, f"{x + 3},-20 {x + 3},450 {x + 3},920", "#3a2420", (14, 14, 14))
        line(c, f"{x},-20 {x},450 {x},920", "#8a5a3c", (11, 11, 11))
        line(c, f"{x - 2},-20 {x - 2},450 {x - 2},920", "#e8b880", (2, 3, 2), 0.8)
    for k in range(23):
        y = 6 + k * 40
        line(c, f"252,{y + 4} 300,{y + 5} 348,{y + 4}", "#3a2420", (9, 9, 9))
        line(c, f"252,{y} 300,{y + 1} 348,{y}", "#a8704a", (8, 8, 8))
        line(c, f"256,{y - 2} 300,{y - 1} 344,{y - 2}", "#f0c890", (1, 2.4, 1), 0.8)
    c.glow(384, 446, 190, "#fff6cc", 0.4)
    # His rungs are twelve higher than hers.
    with c.group("rotate(180,300,450) translate(0,12)"), c.at(300, 708, 0.86, 0, flip=True):
        _boy(c)
    with c.at(300, 708, 0.86):
        _girl(c)
    # What travels between.
    c.line([(118, 362), (112, 414), (122, 494)], "#3a2a24", 2)
    things.toy_balloon(c, 118, 310, 44, "#e0793d", (118, 372), "#3a2a24")
    things.envelope(c, 122, 492, 104, "#a4cadc", "#c2543d", -8)
    line(c, "512,250 508,400 506,520", "#5a4030", (3, 3, 3))
    with c.at(506, 590, 2.0):
        c.path("M-25,-4 q25,-66 50,0", "none", "#6a4028", 4)
        for dx, dy, tone in ((-14, -4, "#c83428"), (13, -5, "#d8503c"), (0, -11, "#e0402c")):
            with form(c, f"{dx - 11},{dy} {dx},{dy - 11} {dx + 11},{dy} {dx},{dy + 11}", tone):
                mass(
                    c,
                    f"{dx - 12},{dy} {dx - 4},{dy + 4} {dx + 10},{dy + 8} {dx - 8},{dy + 14}",
                    "#5a1020",
                    3,
                    0.8,
                )
                c.circle(dx + 3, dy - 5, 2.4, "#ffd0b0", 0.9)
        with form(c, "-28,-1! 28,-1! 20,34! 0,38 -20,34!", "#c08a50"):
            mass(c, "-30,-2 -10,-2 -10,40 -30,40", "#5a3020", 6, 0.8)
            for k in range(5):
                line(c, f"-27,{5 + k * 7} 0,{8 + k * 7} 27,{5 + k * 7}", "#7a4a2c", (1, 2, 1), 0.8)
        line(c, "-29,-1 0,2 29,-1", "#e8bc80", (4, 5, 4))
