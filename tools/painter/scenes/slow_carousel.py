"""A merry-go-round that has all the time in the world."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SLUG, GLEAM, COOL = "#c89c68", "#ffe8b4", "#2c5458"
HORSE = (
    "-62,-18 -50,-34 -22,-38 10,-36 30,-46 44,-66 54,-84 62,-94! 66,-84 "
    "78,-76 92,-62 98,-52 92,-44 80,-48 68,-54 60,-50 "
    "56,-34 50,-18 58,-4 74,0 84,-8! 90,2 76,14 54,10 38,0 30,6 36,22 26,36! "
    "16,34 22,22 14,6 -20,4 -34,8 -30,22 "
    "-44,40! -56,36 -46,20 -50,4 -70,14 -84,34! -92,26 -80,6 -66,-6"
)


def _horse(
    c: Canvas, x: float, y: float, scale: float, flip: bool, coat: str, saddle: str, shade: float
) -> None:
    """A wooden horse on its twisted pole."""
    c.segment(x, y - 210 * scale, x, y + 92 * scale, "#6a4420", 9 * scale)
    c.segment(
        x - 1.5 * scale,
        y - 210 * scale,
        x - 1.5 * scale,
        y + 92 * scale,
        mix("#ffe9a0", "#2c4a44", shade),
        3.6 * scale,
    )

    def tone(colour: str) -> str:
        return mix(colour, "#1f4a4c", shade)

    with c.at(x, y, scale, -4, flip), c.relief(0.2):
        strands(
            c,
            "-60,-26 -84,-30 -100,-10 -110,16",
            "-58,-16 -78,-14 -88,6 -92,30",
            8,
            [tone(t) for t in ("#f4e4c0", "#c89a58", "#8a5a34")],
            (8, 9, 6, 0.6),
            5,
        )
        with form(c, HORSE, tone(coat)):
            mass(c, "-90,20 -60,-10 0,-8 40,-10 60,0 90,4 80,30 -80,50", tone(darker(coat, 0.55)), 8, 0.9)
            mass(c, "-56,-34 -20,-40 20,-38 50,-76 70,-88 60,-60 30,-30 -40,-24", tone("#fffdf0"), 6, 0.9)
        strands(
            c,
            "62,-94 46,-92 34,-76 20,-64",
            "34,-46 22,-44 12,-38 2,-34",
            11,
            [tone(t) for t in ("#f4e4c0", "#c89a58", "#fff6dc")],
            (6, 8, 5, 0.6),
            4,
        )
        c.path(contour("-18,-40! 14,-40! 20,-14 4,-4 -16,-12"), tone(saddle))
        c.path(contour("-20,-40 -24,-50 -10,-46 10,-46 20,-50 16,-39"), tone("#7a3424"))
        line(c, "64,-80 74,-66 84,-50", tone("#c83a34"), (2, 2, 2))
        line(c, "84,-54 60,-44 20,-40", tone("#c83a34"), (1.6, 1.6, 1.6))
        c.circle(71, -74, 3.4, tone("#1c0c14"))
        line(c, "88,-46 82,-50 78,-52", tone("#5a2c28"), (0.6, 1.8, 0.6))
        line(c, "20,-8 34,-14 48,-22", tone("#d8a040"), (3, 3, 3))


def _carousel(c: Canvas) -> None:
    """The house of the snail; its middle stands on the origin, some four hundred wide."""
    with c.relief(0.1):
        c.path(
            contour("-196,-6 -120,26 0,38 120,26 196,-6! 186,34 110,66 0,76 -110,66 -186,34!"),
            c.vert("#f4e4c4", "#3f8a94", "#16383f"),
        )
        c.path(
            contour("-196,-8 -120,-34 0,-42 120,-34 196,-8 120,26 0,38 -120,26"),
            c.horiz("#e0a860", "#b87840", "#6a4028"),
        )
        for k in range(13):
            a = math.pi * (k + 0.5) / 13
            x, y = -math.cos(a) * 188, 22 + math.sin(a) * 30
            c.circle(x, y, 5.5, "#fff6c8")
            c.glow(x, y, 20, "#ffe08a", 0.7)
        c.path(
            contour("-34,-250! 34,-250! 30,-160 32,0! 0,14 -32,0! -30,-160"),
            c.horiz("#f4e8cc", "#c8a878", "#5a4a3c"),
        )
        for k in range(4):
            with c.group(clip=c.clip(contour("-34,-250! 34,-250! 30,-160 32,0! 0,14 -32,0! -30,-160"))):
                line(c, f"-50,{-230 + k * 66} 0,{-200 + k * 66} 50,{-206 + k * 66}", "#c83a34", (16, 18, 16))
        for k in range(5):
            x, y = (-26, 26, -2, -16, 18)[k], -150 + k * 26
            c.glow(x, y, 40, "#fff0a8", 0.2)
        _horse(c, -124, -78, 0.78, False, "#f4ecdc", "#c83a34", 0.08)
        _horse(c, 42, -56, 1.0, False, "#f8f0e0", "#2f6a9c", 0.0)
        # A pole with nothing on it, only the worn place where a saddle was.
        c.segment(134, -250, 134, 20, "#6a4420", 8)
        c.segment(132.6, -250, 132.6, 20, "#ffe9a0", 3)
        for x, w in ((-188, 11), (190, 11)):
            c.path(
                f"M{x - w / 2},-236 L{x - w / 2},-6 H{x + w / 2} V-236Z",
                c.horiz("#fff0c0", "#c8944c", "#5a3820"),
            )
        # The roof: gores that run up to a point, a scalloped edge with bulbs.
        apex = (6, -430)
        for k in range(12):
            a0, a1 = (math.pi * j / 12 for j in (k, k + 1))
            x0, y0 = -math.cos(a0) * 224, -232 + math.sin(a0) * 44
            x1, y1 = -math.cos(a1) * 224, -232 + math.sin(a1) * 44
            light = 1 - k / 11
            base = ("#2f7fa8", "#fff4dc")[k % 2]
            fill = mix(darker(base, 0.5), lighter(base, 0.35), light)
            c.path(
                (
                    f"M{x0:.1f},{y0:.1f} Q{(x0 * 0.34 + apex[0]):.1f},{(y0 - 96):.1f} "
                    f"{apex[0]},{apex[1]} Q{(x1 * 0.34 + apex[0]):.1f},{(y1 - 96):.1f} "
                    f"{x1:.1f},{y1:.1f}Z"
                ),
                fill,
            )
            c.path(
                (f"M{x0:.1f},{y0:.1f} Q{(x0 + x1) / 2:.1f},{(y0 + y1) / 2 + 46:.1f} {x1:.1f},{y1:.1f}Z"),
                mix(darker("#c83a34", 0.4), "#f07a58", light)
                if k % 2
                else mix(darker("#e8b048", 0.5), "#ffe09a", light),
            )
            c.circle((x0 + x1) / 2, (y0 + y1) / 2 + 24, 5, "#fffbe0")
            c.glow((x0 + x1) / 2, (y0 + y1) / 2 + 24, 26, "#ffe08a", 0.7)
        line(c, "-224,-232 -160,-200 0,-188 160,-200 224,-232", "#ffe9a8", (3, 5, 5, 5, 3))
        c.segment(6, -486, 6, -424, "#8a5a2c", 5)
        c.circle(6, -430, 12, "#f4c860")
        with form(c, "8,-486! 40,-492 62,-476 92,-480! 74,-464 86,-448! 56,-450 34,-442 8,-452!", "#d8402f"):
            mass(c, "40,-490 60,-470 50,-440 30,-446", "#6a1420", 6, 0.7)


SNAIL = (
    "18,806! 70,784 150,762 240,750 330,744 392,722 428,680 450,630 472,594 506,574 540,578 562,600 "
    "566,622 552,640 528,650 510,672 498,708 496,744 512,772 540,792 566,806! 300,812"
)


def _stalk(c: Canvas, text: str, x: float, y: float, far: float) -> None:
    line(c, text, mix(SLUG, COOL, 0.35 + far * 0.4), (17, 11, 9, 9))
    line(c, text, mix(GLEAM, COOL, 0.2 + far), (4, 3, 2, 2), 0.8)
    c.circle(x, y, 10, mix(SLUG, COOL, 0.4 + far * 0.4))
    c.circle(x + 2, y - 1, 7.4, "#140e14")
    c.circle(x - 1, y - 4, 2.2, GLEAM)


def _snail(c: Canvas) -> None:
    with c.relief(0.2):
        _stalk(c, "528,590 540,552 560,520 574,492", 576, 488, 0.3)
        with form(c, SNAIL, SLUG):
            low = "10,800 120,776 330,776 430,748 480,690 500,640 560,650 620,800 600,860 0,860"
            mass(c, low, mix(SLUG, COOL, 0.75), 16, 0.95)
            mass(c, "520,640 560,610 590,640 540,720 520,800 480,800 490,720", "#14343c", 12, 0.7)
            lit = "330,742 396,718 432,672 456,620 484,586 520,576 500,604 474,640 456,690 420,742 360,764"
            mass(c, lit, GLEAM, 9, 0.95)
            mass(c, "60,788 150,762 260,752 340,748 300,768 120,784", GLEAM, 6, 0.6)
            for _ in range(210):
                t = c.r.random()
                px, py = 60 + t * 440, c.r.uniform(590, 800)
                tone = c.r.choice((mix(SLUG, GLEAM, 0.5), mix(SLUG, COOL, 0.6), COOL))
                turn = -20 - 170 * max(0.0, t - 0.7)
                c.ellipse(px, py, c.r.uniform(4, 9), c.r.uniform(1.6, 3), tone, 0.4, turn)
            line(c, "40,804 200,800 400,796 552,800", "#e8c890", (0.6, 3, 3, 0.6), 0.4)
            mass(c, "546,596 566,604 566,626 550,628", "#e0a888", 6, 0.5)
        # The two short feelers.
        for text in ("560,606 578,610 592,622", "552,628 568,636 580,650"):
            line(c, text, mix(SLUG, COOL, 0.45), (10, 7, 7.6))
            line(c, text, mix(SLUG, GLEAM, 0.4), (2.6, 2, 2), 0.7)
        _stalk(c, "500,590 500,544 508,504 520,466", 521, 462, 0.0)


def _blades(
    c: Canvas, count: int, foot: float, low: float, high: float, tones: tuple[str, ...], wide: float
) -> None:
    for k in range(count):
        x = -30 + k * 660 / count + c.r.uniform(-12, 12)
        tall = c.r.uniform(low, high)
        lean = c.r.uniform(-110, 110)
        mid = (x + lean * 0.2, foot - tall * 0.6)
        tip = (x + lean, foot - tall)
        tone = c.r.choice(tones)
        c.limb([(x, foot), mid, tip], (wide, wide * 0.8, 0.6), tone)
        c.limb(
            [(x - wide * 0.2, foot), (mid[0] - wide * 0.2, mid[1]), tip],
            (1, wide * 0.24, 0.4),
            lighter(tone, 0.22),
            0.5,
        )


def _strayed(c: Canvas) -> None:
    """One of its horses, with its saddle still on, climbs away into the evening."""
    x, y = 424, 222
    c.glow(x, y, 120, "#f4ecc0", 0.4)
    with c.at(x, y, 0.72, -16), c.relief(0.1):
        strands(c, "-60,-26 -84,-30 -100,-10 -118,4", "-58,-16 -78,-14 -92,2 -108,18", 8,
                ("#e8e0c0", "#b8b490"), (8, 9, 6, 0.6), 5)  # fmt: skip
        with form(c, HORSE, "#eef0de"):
            mass(c, "-90,20 -60,-10 0,-8 40,-10 60,0 90,4 80,30 -80,50", "#6f9c90", 8, 0.85)
        strands(c, "62,-94 46,-92 30,-80 10,-74", "34,-46 22,-44 6,-44 -10,-46", 11,
                ("#f4e4c0", "#c8b88c", "#fff6dc"), (6, 7, 5, 0.6), 4)  # fmt: skip
        c.path(contour("-18,-40! 14,-40! 20,-14 4,-4 -16,-12"), "#c8803c")
        c.path(contour("-20,-40 -24,-50 -10,-46 10,-46 20,-50 16,-39"), "#7a4434")
        c.circle(71, -74, 3, "#2c2430")


def _mantle(c: Canvas) -> None:
    """The soft rim of the snail in which its house sits."""
    with (
        c.relief(0.15),
        form(
            c,
            "34,758! 64,780 140,800 226,806 318,798 384,772 420,736 446,718! 452,756 436,790 400,812 "
            "300,822 140,822 52,812 20,796",
            mix(SLUG, COOL, 0.3),
        ),
    ):
        mass(c, "20,806 140,816 300,814 440,790 440,830 20,830", COOL, 7, 0.9)
        mass(
            c, "40,766 140,802 226,808 318,800 386,774 430,734 444,744 390,792 300,808 140,808", GLEAM, 4, 0.6
        )
        for k in range(26):
            x = 60 + k * 14.5
            y = 796 + 14 * math.sin(math.pi * (x - 40) / 390)
            c.ellipse(x, y, c.r.uniform(4, 7), 2.4, mix(SLUG, COOL, c.r.choice((0.1, 0.6))), 0.5)


@scene("p65", "verdigris", Light(strength=0.0, focus=(300, 600)), by_hand=True)
def slow_carousel(c: Canvas) -> None:
    nature.sky(c, ("#123a46", "#2f6c6c", "#8cb894", "#f4dca4"), (0, 0.3, 0.6, 0.86))
    nature.stars(c, 40, 260, 1.6, "#f4f4d8")
    nature.clouds(c, "#d8e4b8", 0.4, 0.004, 0.011, 120, 520, 0.5)
    c.glow(420, 640, 420, "#ffe4a0", 0.6)
    with c.relief(0.1):
        with c.group(through=c.blur(4)):
            _blades(c, 26, 810, 300, 640, ("#6fa48c", "#84b494", "#98c098"), 18)
        with c.group(through=c.blur(1.6)):
            _blades(c, 17, 815, 240, 560, ("#3f7c70", "#4f8c74", "#357064"), 22)
    _strayed(c)
    nature.fog(c, 770, 40, 0.5, "#e8e0a8")
    c.path(
        contour("-20,782! 120,768 300,776 470,770 620,784! 620,920! -20,920!"),
        c.vert("#4f7c54", "#1f4c40", "#0a2428"),
    )
    for _ in range(130):
        x, y = c.r.uniform(-10, 610), 782 + c.r.random() * 90
        n = c.r.uniform(10, 28)
        c.limb(
            [(x, y), (x + n * 0.2, y - n * 0.7), (x + c.r.uniform(-14, 20), y - n)],
            (4, 3, 0.5),
            c.r.choice(("#5f8c54", "#2c5c48", "#88a85c", "#1c463c")),
        )
    with c.group(through=c.blur(9)):
        c.path(contour("10,806 260,796 520,800 600,812 400,836 80,830"), "#06201f", op=0.85)
    with c.at(0, 48, 0.94):
        _snail(c)
    with c.at(226, 736, 0.84, -3):
        with c.group(through=c.blur(10), opacity=0.7):
            c.path(contour("-150,40 0,70 150,40 130,90 0,104 -130,90"), "#142c30")
        _carousel(c)
    _mantle(c)
    c.glow(226, 630, 330, "#ffd890", 0.5)
    c.glow(226, 640, 150, "#ffe8b0", 0.2)
    for x, y, r, tone in ((420, 846, 12, "#fff8e8"), (474, 864, 15, "#f7c0c4"), (520, 838, 10, "#fff8e8")):
        c.limb([(x, 910), (x + 3, y + 20), (x, y)], (3, 3, 2), "#1c463c")
        nature.flower(c, x, y, r, tone, "#e8a850")
    with c.relief(0.1):
        blades = (
            ("604,920 596,720 588,480 540,250", "#0a2a2e"),
            ("566,930 588,820 606,700 616,620", "#123c38"),
            ("-2,920 10,680 6,440 50,180", "#0a2a2e"),
        )
        for text, tone in blades:
            line(c, text, tone, (40, 34, 20, 0.6))
            line(c, text, "#3f7c68", (3, 5, 3, 0.4), 0.6)
