"""Two towns that hang opposite one another, and two children half way."""

from __future__ import annotations

from tools.painter import nature, things
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import (
    Cloth,
    child_profile,
    cuff,
    ear,
    hand_grip,
    hand_open,
    jointed,
    shoe,
)
from tools.painter.creatures.people_parts import FAIR, INK, Skin
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SKIN, BLUSH, LIT, _ = FAIR
SKIN_ALL, SIDE = Cloth(SKIN, BLUSH, LIT), (600.0, 500.0)


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


def _child(c: Canvas, cloth: str, deep: str, hair: str, girl: bool) -> None:
    """On the left of the ladder; one hand holds it, the other is stretched out to the far side."""
    hair_lit = mix(hair, "#ffc880", 0.45)
    with c.relief(0.1):
        # Both feet are on rungs, one hand is round another.
        trousers = SKIN_ALL if girl else Cloth("#3f5a78", "#1c2c48", "#a8c0c8")
        shoes = Cloth("#7a2c34", "#2c1018", "#e88a70") if girl else Cloth("#5a3a28", "#20101a", "#c8905c")
        wool = Cloth(cloth, deep, mix(cloth, LIT, 0.75))
        jointed(c, (212, 756), (232, 822), (266, 858), (44, 34, 20), darkened(trousers), SIDE, 0.2, False)
        shoe(c, 276, 872, 8, shoes, 0.86)
        jointed(c, (226, 758), (288, 766), (284, 802), (46, 36, 22), trousers, SIDE, 0.2, False)
        shoe(c, 290, 818, 0, shoes, 0.92)
        jointed(c, (230, 636), (262, 694), (304, 676), (32, 26, 18), darkened(wool), SIDE)
        hand_grip(c, 306, 674, 12, FAIR, 0.74)
        if girl:
            text = (
                "214,606! 240,600 264,616 276,660 278,704 300,744 316,780! 280,792 "
                "240,798 196,796 160,782! 178,730 190,680 194,636"
            )
        else:
            text = "212,606! 240,600 264,616 274,664 272,716 270,768! 236,782 188,772! 188,700 192,640"
        with form(c, text, cloth):
            mass(c, "150,800 184,700 190,600 222,606 224,700 220,800", deep, 14, 0.9)
            mass(c, "170,770 310,770 320,810 160,810", deep, 9, 0.5)
            mass(c, "244,606 268,620 284,700 310,770 280,770 258,690", mix(cloth, LIT, 0.75), 8, 0.8)
            if girl:
                strands(
                    c,
                    "206,700 190,750 172,792",
                    "274,700 286,744 304,786",
                    8,
                    (deep, mix(cloth, LIT, 0.6)),
                    (1, 4, 1),
                    5,
                    0.6,
                )
            else:
                for y in range(630, 780, 26):
                    line(c, f"184,{y + 4} 230,{y + 10} 280,{y}", mix(cloth, LIT, 0.75), (7, 8, 7), 0.7)
        if girl:
            line(c, "190,694 230,704 280,698", "#c2543d", (8, 10, 8))
        c.path(contour("222,612! 220,580 250,580 250,612 238,622"), mix(SKIN, BLUSH, 0.4))
        with c.at(246, 548, 1.0, -36):
            if girl:
                strands(
                    c,
                    "-30,-30 -70,0 -96,50 -150,70",
                    "-30,10 -60,40 -90,80 -130,96",
                    18,
                    (hair, hair_lit, mix(hair, INK, 0.4)),
                    (8, 10, 8, 1),
                    6,
                )
            with c.at(-3, 0, 0.88):
                iris, mouth = ("#4a6a4c", "smile") if girl else ("#5a3a20", "open")
                child_profile(c, FAIR, iris, mix(hair, INK, 0.3), 1.0, -1, mouth)
                ear(c, -14, 6, FAIR, 0.9)
            with form(
                c,
                ("26,-44 34,-30 14,-34 2,-20 -6,-4 -20,-8 -22,14 -34,26 -48,4 -48,-30 -28,-58 2,-64 24,-58"),
                hair,
            ):
                mass(c, "-30,-58 6,-64 26,-50 0,-46 -24,-30", hair_lit, 6, 0.9)
            if girl:
                c.path(contour("-44,10! -66,-6 -62,24! -46,18 -40,38! -30,22"), "#c2543d")
            else:
                with form(
                    c, "-50,-26! -46,-56 -10,-76 24,-66 34,-44! 62,-42 66,-34 30,-36 -10,-40", "#2f7a80"
                ):
                    mass(c, "-50,-20 -50,-60 -20,-60 -20,-36", "#123a4a", 7, 0.8)
        jointed(c, (240, 634), (298, 610), (318, 546), (38, 30, 19), wool, SIDE)
        cuff(c, (298, 610), (319, 544), 21, mix(cloth, LIT, 0.6), deep)
        hand_open(c, 320, 538, 4, FAIR, 0.86)


def darkened(cloth: Cloth | Skin) -> Cloth:
    return Cloth(mix(cloth.tone, cloth.shade, 0.35), cloth.shade, mix(cloth.lit, cloth.tone, 0.5))


@scene("p25", "verdigris", Light(strength=0.0, focus=(300, 460)), by_hand=True)
def two_towns(c: Canvas) -> None:
    nature.wash(c, "#b88a68", "#f0cc98", "#f8e2b4", "#b4ccac", "#347a7c")
    nature.clouds(c, "#fffbe6", 0.75, 0.004, 0.01, 160, 760, 0.45)
    c.glow(300, 450, 300, "#fff6d0", 0.7)
    far_red, far_green = ("#cc8a68", "#b87058", "#a86a58"), ("#7aaa9c", "#5f968e", "#5a8a88")
    red, green = ("#b85a3c", "#8a3428", "#4a1c24"), ("#3a807c", "#1f5a60", "#0c2c38")
    with c.group("rotate(180,300,450)"), c.at(0, 900):
        _town(c, far_red, ((90, 84, 200, -4), (250, 90, 170, 4), (470, 80, 214, -6)))
        _town(c, red, ((24, 104, 120, 6), (148, 96, 84, -6), (440, 100, 96, -5), (556, 108, 150, 6)))
    with c.at(0, 900):
        _town(c, far_green, ((70, 80, 190, 5), (360, 84, 160, -5), (500, 90, 216, 4)))
        _town(c, green, ((36, 112, 140, -6), (144, 86, 90, 4), (430, 92, 84, 6), (540, 116, 130, -5)))
    # Ladder.
    for x0, x1 in ((268, 268), (334, 334)):
        line(c, f"{x0 + 3},-20 {x0 + 3},450 {x1 + 3},920", "#3a2420", (13, 13, 13))
        line(c, f"{x0},-20 {x0},450 {x1},920", "#8a5a3c", (10, 10, 10))
        line(c, f"{x0 - 2},-20 {x0 - 2},450 {x1 - 2},920", "#e8b880", (2, 3, 2), 0.8)
    for k in range(17):
        y = 12 + k * 54
        line(c, f"262,{y + 4} 300,{y + 5} 340,{y + 3}", "#3a2420", (9, 9, 9))
        line(c, f"262,{y} 300,{y + 1} 340,{y - 1}", "#a8704a", (8, 8, 8))
        line(c, f"266,{y - 2} 300,{y - 1} 336,{y - 3}", "#f0c890", (1, 2.4, 1), 0.8)
    # His rungs are twelve lower than hers.
    with c.group("rotate(180,300,450) translate(0,12)"):
        _child(c, "#c8482f", "#5a1828", "#2c1a1c", False)
    _child(c, "#f0b838", "#a85c28", "#8a4424", True)
    # What travels between.
    c.line([(118, 362), (112, 414), (122, 494)], "#3a2a24", 2)
    things.toy_balloon(c, 118, 310, 44, "#e0793d", (118, 372), "#3a2a24")
    things.envelope(c, 122, 492, 104, "#a4cadc", "#c2543d", -8)
    with c.group("rotate(180,196,200)"):
        things.toy_balloon(c, 196, 200, 30, "#3f8a94", (190, 300), "#3a2a24")
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
