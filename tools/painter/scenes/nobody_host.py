"""A host without a body: he has lowered his mask, and a child looks where a face should be."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.drawn import stag
from tools.painter.creatures.masked_host import CLOTH, DAWN, DEEP, EDGE, arms, child, mask
from tools.painter.hand import contour, form, line, mass, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _hall(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#3a0f1c", "#7a2028", "#8f2c2c", "#4a1420"))
    strands(
        c,
        "-10,-10 0,300 -14,620 -6,840",
        "610,-10 604,300 614,620 606,840",
        30,
        ("#4a0c1c", "#380814", "#5a1420"),
        (13, 17, 14, 18),
        7,
        0.75,
    )
    strands(
        c,
        "-4,-10 6,300 -6,620 0,840",
        "616,-10 610,300 620,620 612,840",
        26,
        ("#b83c38", "#a03034"),
        (4, 7, 5, 6),
        6,
        0.5,
    )
    c.path(
        contour("-20,806! 200,796 420,800 620,806! 620,920! -20,920!"),
        c.vert("#3a1c20", "#6a3a2c", "#3a1a20"),
    )
    for k in range(7):
        line(c, f"{-40 + k * 110},806 {-80 + k * 124},850 {-130 + k * 138},910", "#2a1018", (1, 2, 3), 0.6)
    # The lanterns of the party, on their string.
    line(c, "-10,40 150,96 300,84 460,70 620,20", "#2a0c14", (2, 2, 2))
    with c.group(through=c.blur(1.2)), c.relief(0.1):
        for x, y, tone in ((30.0, 64.0, "#e8a84c"), (548, 60, "#e8a84c")):
            c.glow(x, y + 24, 120, "#ffb060", 0.5)
            with form(
                c,
                f"{x - 9},{y} {x + 9},{y} {x + 23},{y + 18} "
                f"{x + 21},{y + 36} {x + 8},{y + 50} {x - 8},{y + 50} "
                f"{x - 21},{y + 36} {x - 23},{y + 18}",
                tone,
            ):
                mass(
                    c,
                    f"{x - 12},{y + 10} {x + 12},{y + 10} {x + 12},{y + 42} {x - 12},{y + 42}",
                    "#fff0b8",
                    9,
                    0.9,
                )
                for k in range(3):
                    line(
                        c,
                        f"{x - 24},{y + 12 + k * 12} {x},{y + 16 + k * 12} {x + 24},{y + 12 + k * 12}",
                        "#8a3a24",
                        (1, 1.6, 1),
                        0.6,
                    )
            line(c, f"{x - 8},{y} {x},{y - 1} {x + 8},{y}", "#3a1418", (4, 5, 4))


def _night(c: Canvas, shape: str) -> None:
    with form(c, shape, "#0c1440"):
        c.path(
            "M100,60 H620 V930 H100Z",
            c.linear(
                [
                    (0, "#050820", 1),
                    (0.3, "#101c54", 1),
                    (0.52, "#2c3f8c", 1),
                    (0.66, "#7a5a9c", 1),
                    (0.75, "#f0a070", 1),
                    (0.79, "#ffe0a0", 1),
                    (0.8, "#ffe0a0", 1),
                    (1, "#3a3450", 1),
                ],
                (0, 60),
                (0, 930),
                True,
            ),
        )
        for tone, w, op in (("#8fa0e0", 60.0, 0.3), ("#e0e4ff", 26, 0.3)):
            with c.group(through=torn(c, tone, 0.02, 12, 1.1, 3), opacity=op):
                line(c, "300,90 380,240 350,380 420,560", "#fff", (w * 0.5, w, w * 0.8, w))
        for _ in range(190):
            x, y = c.r.uniform(180, 500), 110 + 460 * c.r.random() ** 1.2
            c.circle(x, y, c.r.choice((0.8, 1.1, 1.5, 2.4)), "#fffbe8", c.r.uniform(0.5, 1))
        for x, y, r in ((352, 190, 4.2), (404, 176, 3.6), (376, 250, 2.6), (330, 470, 3), (392, 420, 3.4)):
            for a in (0.0, math.pi / 2):
                dx, dy = math.cos(a) * r * 3.4, math.sin(a) * r * 3.4
                line(c, f"{x - dx},{y - dy} {x},{y} {x + dx},{y + dy}", "#fffbe8", (0.3, 1.6, 0.3), 0.9)
            c.circle(x, y, r * 0.7, "#ffffff")
        c.glow(*DAWN, 190, "#ffd890", 0.8)
        for y, tone, step, n in (
            (716, "#8a6a94", 19, 52.0),
            (742, "#4a4478", 25, 84),
            (780, "#1c2450", 36, 132),
        ):
            for k in range(22):
                x = 150 + k * step + c.r.uniform(-6, 6)
                size = n * c.r.uniform(0.7, 1.15)
                if n > 100 and 262 < x < 366:
                    continue
                for j in range(4):
                    w, top = size * (0.1 + 0.055 * j), y - size + j * size * 0.2
                    c.path(
                        contour(
                            f"{x},{top}! {x + w},{top + size * 0.36}! {x},{top + size * 0.3} "
                            f"{x - w},{top + size * 0.36}!"
                        ),
                        tone,
                    )
                c.path(f"M{x - 1.6},{y - 10} h3.2 v40 h-3.2Z", tone)
        c.path(
            contour("140,786! 250,770 330,762 420,772 520,782! 520,930! 140,930!"),
            c.vert("#5a5a6c", "#1c2c3c"),
        )
        mass(c, "296,764 350,764 380,830 400,930 200,930 250,840", "#ffd08c", 16, 0.7)
        for _ in range(110):
            x, y = c.r.uniform(170, 480), c.r.uniform(790, 900)
            n = 8 + (y - 780) * 0.16
            line(
                c,
                f"{x},{y} {x + 1},{y - n * 0.6} {x + c.r.uniform(-6, 6)},{y - n}",
                c.r.choice(("#1c3a3c", "#2f5a4c", "#c89a70", "#12242c")),
                (2, 1.6, 0.4),
                0.8,
            )
    with form(c, shape, "none"):
        _deer(c)


def _deer(c: Canvas) -> None:
    """It has come to the edge of the wood and looks out at the child."""
    with c.group(through=c.blur(4)):
        c.path(contour("286,826 330,818 384,826 340,834"), "#10182c", op=0.8)
    with c.at(348, 824, 0.54):
        stag(c)


def _cloak_back(c: Canvas) -> None:
    with c.group(through=c.blur(18)):
        c.path(contour("250,330 180,560 120,930! 640,930! 600,500 520,320 440,90 300,90"), "#14040c", op=0.7)


GAP = (
    "372,324! 330,380 282,470 246,580 222,700 204,800 190,930! "
    "486,930! 470,800 452,690 432,560 416,440 396,360"
)
HOOD_IN = "314,132 372,106 424,126 446,190 440,262 412,312 378,338 344,322 312,276 298,208"


def _cloak(c: Canvas) -> None:
    outline = (
        "382,52 316,70 276,130 262,210 268,280 226,330 188,420 "
        "166,560 142,740 120,930! 640,930! 610,700 580,520 548,390 "
        "512,324 496,284 502,200 486,118 444,66"
    )
    with c.relief(0.1), form(c, outline, CLOTH):
        mass(c, "440,40 620,200 640,930 480,930 470,700 450,480 480,300", DEEP, 34, 0.95)
        mass(c, "120,930 150,700 190,430 230,500 200,700 180,930", DEEP, 16, 0.6)
        mass(c, "262,220 276,130 316,70 384,52 350,76 300,130 286,220", EDGE, 10, 0.6)
        for text in ("500,330 540,560 570,920", "470,360 510,640 530,920", "540,420 580,700 610,920"):
            line(c, text, "#3f4a8c", (1, 10, 4), 0.6)
        for text in ("520,350 560,600 590,920", "450,380 486,640 506,920"):
            line(c, text, DEEP, (1, 12, 5), 0.7)
        for text in ("224,370 190,560 160,920", "256,400 212,580 178,920"):
            line(c, text, DEEP, (1, 8, 3), 0.7)
        for text in ("300,84 276,160 284,280", "440,76 486,150 480,290"):
            line(c, text, DEEP, (1, 7, 3), 0.5)
    _night(c, GAP)
    _night_hood(c)
    # The hem of the night: a cord of gold, lit from within.
    for text in (
        "372,324 330,380 282,470 246,580 222,700 204,800 190,930",
        "372,324 396,360 416,440 432,560 452,690 470,800 486,930",
    ):
        line(c, text, "#5a3418", (6, 8, 9, 9, 10, 10, 10))
        line(c, text, "#f0b858", (3, 4, 5, 6, 7, 6, 5))
    for text in ("262,530 234,640 214,740", "440,610 456,700 466,780"):
        line(c, text, "#fff0c0", (1, 4, 1), 0.9)
    with c.relief(0.12):
        c.circle(374, 336, 15, "#5a3418")
        c.circle(372, 334, 12, "#e8a848")
        c.circle(369, 330, 4.4, "#fff4d0")


def _night_hood(c: Canvas) -> None:
    """Nobody is in it; it is dark, and very far."""
    with form(c, HOOD_IN, "#060a24"):
        c.path(
            contour(HOOD_IN),
            c.fade([(0, "#2c3f94", 1), (0.5, "#101c58", 1), (1, "#04061c", 1)], 0.5, 0.62, 0.62),
        )
        with c.group(through=torn(c, "#aab4f0", 0.025, 9, 1.1, 3), opacity=0.4):
            line(c, "330,300 360,220 420,140", "#fff", (26, 34, 18))
        for _ in range(70):
            c.circle(
                c.r.uniform(300, 446),
                c.r.uniform(112, 330),
                c.r.choice((0.8, 1.1, 1.6, 2.2)),
                "#fffbe8",
                c.r.uniform(0.5, 1),
            )
        # Two are a little brighter, where eyes would be.
        for x, y, r in ((346, 214, 5.2), (398, 202, 5.2)):
            c.glow(x, y, 26, "#cfd8ff", 0.8)
            for dx, dy in ((1, 0), (0, 1)):
                line(
                    c,
                    f"{x - dx * r * 3},{y - dy * r * 3} {x},{y} {x + dx * r * 3},{y + dy * r * 3}",
                    "#ffffff",
                    (0.3, 2.4, 0.3),
                )
            c.circle(x, y, r * 0.6, "#ffffff")
    c.path(contour(HOOD_IN), "none", "#5a3418", 8)
    c.path(contour(HOOD_IN), "none", "#f0b858", 4)


def _birds(c: Canvas) -> None:
    """They leave him, one after the other."""
    for x, y, s, rot, tone in (
        (262, 624, 0.46, -22, 0.3),
        (232, 262, 0.36, -34, 0.15),
        (214, 138, 0.6, -16, 0.0),
    ):
        with c.at(x, y, s, rot, True), c.relief(0.08):
            pale, dim = mix("#fff6ec", "#8a8ac8", tone), mix("#b8b4d8", "#4a4a8c", tone)
            far = "2,-6! 10,-44 34,-84 74,-112! 66,-88 74,-84! 58,-66 60,-58! 44,-36 26,-10!"
            with form(c, far, dim):
                strands(
                    c,
                    "4,-8 14,-46 66,-104",
                    "24,-10 44,-40 62,-62",
                    7,
                    ("#6a6a9c", pale),
                    (0.6, 2, 0.5),
                    1,
                    0.6,
                )
            with form(c, "-30,4! -64,-4 -96,2! -84,10 -98,20! -64,18 -30,12!", dim):
                strands(
                    c,
                    "-32,5 -64,0 -92,4",
                    "-32,11 -64,14 -92,18",
                    5,
                    ("#6a6a9c", pale),
                    (0.6, 2, 0.5),
                    1,
                    0.6,
                )
            with form(c, "-46,10 -24,-4 10,-13 32,-17 48,-10 48,2 26,13 -14,17", pale):
                mass(c, "-46,16 0,11 44,5 20,24 -30,24", "#e8a888", 5, 0.8)
            near = (
                "-18,0! -34,-34 -62,-66 -104,-88! -92,-68 -98,-62! "
                "-80,-46 -82,-38! -62,-24 -62,-16! -38,2 14,2!"
            )
            with form(c, near, pale):
                mass(c, "-20,6 -60,-14 -100,-70 -60,-30", dim, 5, 0.8)
                strands(
                    c,
                    "-14,0 -40,-40 -98,-84",
                    "6,0 -40,-8 -70,-24",
                    9,
                    (dim, "#8a8ab8"),
                    (0.6, 2, 0.5),
                    1,
                    0.6,
                )
            c.path(contour("46,-9! 58,-4 65,0! 55,2 46,1!"), "#e8a848")
            c.circle(39, -7, 2.4, "#1a1020")


def _floor(c: Canvas) -> None:
    """The wood has begun to come out over the hem."""
    with c.group(through=c.blur(14), opacity=0.6):
        c.path(contour("190,880! 480,880! 520,930! 150,930!"), "#ffcf8c")
    for _ in range(60):
        x = c.r.uniform(150, 520)
        n = c.r.uniform(14, 40)
        line(
            c,
            f"{x},905 {x + 2},{900 - n * 0.6} {x + c.r.uniform(-10, 10)},{900 - n}",
            c.r.choice(("#12242c", "#1c3a3c", "#2f5a4c", "#6a7a5c")),
            (4, 3, 0.5),
            0.95,
        )
    for x, y in ((300, 868), (352, 880), (402, 866)):
        line(c, f"{x},900 {x + 1},{y + 10} {x},{y}", "#2f5a4c", (2.4, 2, 2))
        for k in range(5):
            a = math.tau * k / 5 - 0.4
            c.ellipse(x + math.cos(a) * 5, y + math.sin(a) * 4, 4, 3, "#e8e4ff")
        c.circle(x, y, 2.6, "#f0b858")


@scene("p39", "nocturne", Light(strength=0.0, focus=(250, 600)), by_hand=True)
def nobody_at_the_party(c: Canvas) -> None:
    _hall(c)
    _cloak_back(c)
    _cloak(c)
    _floor(c)
    mask(c)
    arms(c)
    _birds(c)
    c.glow(*DAWN, 260, "#ffc880", 0.35)
    child(c)
