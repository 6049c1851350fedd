"""A merry-go-round that has all the time in the world."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures import drawn
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SLUG = "#d8a868"
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
        _horse(c, -58, -96, 0.52, True, "#d8c8b0", "#2f7a84", 0.5)
        _horse(c, 86, -102, 0.52, True, "#c89a70", "#b84a3c", 0.5)
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
        _horse(c, -126, -72, 0.86, False, "#f4ecdc", "#c83a34", 0.08)
        _horse(c, 30, -50, 1.0, False, "#f8f0e0", "#2f6a9c", 0.0)
        _horse(c, 156, -82, 0.8, False, "#b87a4c", "#d8a040", 0.24)
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
    "22,778 60,748 120,730 220,722 320,716 376,700 410,660 430,608 448,566 "
    "474,542 506,544 528,568 530,602 516,638 "
    "502,680 510,724 534,754 562,776 574,794! 400,806 250,804 120,798 30,788!"
)


def _snail(c: Canvas) -> None:
    with c.relief(0.2):
        for text, far in (
            ("470,560 462,506 448,460 442,424", 0.35),
            ("506,556 516,504 526,468 538,440", 0.0),
        ):
            line(c, text, mix(SLUG, "#5a4430", far), (20, 14, 11, 10))
            line(c, text, mix("#ffe8b8", SLUG, far), (5, 4, 3, 2), 0.8)
        for x, y, far in ((440, 414, 0.3), (540, 430, 0.0)):
            c.circle(x, y, 17, mix("#f4dca8", "#5a4430", far))
            c.circle(x + 3, y + 1, 13, "#fffbe8")
            c.circle(x + 7, y + 6, 7.5, "#24140c")
            c.circle(x + 9, y + 3, 2.4, "#ffffff")
            line(c, f"{x - 16},{y - 7} {x},{y - 18} {x + 16},{y - 9}", mix(SLUG, "#5a3c24", 0.4), (3, 10, 3))
        with form(c, SNAIL, SLUG):
            mass(
                c,
                (
                    "20,800 60,756 200,756 330,756 410,730 452,680 470,610 500,680 510,740 "
                    "580,800 540,840 20,840"
                ),
                "#7a4a34",
                14,
                0.85,
            )
            mass(
                c,
                "420,640 440,580 474,544 508,546 470,570 454,620 440,670 400,712 390,700",
                "#fff0c8",
                8,
                0.95,
            )
            mass(c, "40,752 120,730 240,726 330,720 300,732 120,742", "#ffe8b8", 5, 0.8)
            strands(
                c,
                "40,790 200,798 400,798 560,788",
                "50,754 200,742 390,730 490,690",
                9,
                ("#a8744a", "#8a5a3c"),
                (1, 2.4, 2.4, 1),
                4,
                0.6,
            )
            for _ in range(70):
                px, py = c.r.uniform(50, 520), c.r.uniform(560, 780)
                c.ellipse(
                    px,
                    py,
                    c.r.uniform(2, 7),
                    c.r.uniform(1.4, 4),
                    c.r.choice(("#b87c4c", "#f0cc94", "#9a6440")),
                    0.5,
                )
            mass(c, "500,584 524,584 522,606 504,610", "#e88a68", 6, 0.7)
        line(c, "500,612 514,619 527,608", "#5a2c1c", (1, 3.2, 1))
        line(c, "524,596 544,606 554,622", SLUG, (9, 7, 5))
        line(c, "506,606 514,622 512,638", darker(SLUG, 0.2), (9, 7, 5))
        line(c, "30,786 200,804 400,808 570,796", "#3a2c1c", (1, 4, 4, 1), 0.6)


def _blades(
    c: Canvas, count: int, foot: float, low: float, high: float, tones: tuple[str, ...], wide: float
) -> None:
    for k in range(count):
        x = -30 + k * 660 / count + c.r.uniform(-12, 12)
        tall = c.r.uniform(low, high)
        lean = c.r.uniform(-90, 90)
        mid = (x + lean * 0.25, foot - tall * 0.6)
        tip = (x + lean, foot - tall)
        tone = c.r.choice(tones)
        c.limb([(x, foot), mid, tip], (wide, wide * 0.8, 0.6), tone)
        c.limb(
            [(x - wide * 0.2, foot), (mid[0] - wide * 0.2, mid[1]), tip],
            (1, wide * 0.24, 0.4),
            lighter(tone, 0.35),
            0.6,
        )


@scene("p65", "verdigris", Light(strength=0.0, focus=(330, 520)), by_hand=True)
def slow_carousel(c: Canvas) -> None:
    nature.sky(c, ("#4f9a98", "#9accb0", "#f4e8b4", "#fff0c0"), (0, 0.3, 0.62, 0.85))
    c.glow(60, 120, 420, "#fff6d0", 0.9)
    nature.clouds(c, "#fffbe8", 0.6, 0.004, 0.011, 0, 500, 0.5)
    with c.relief(0.1):
        with c.group(through=c.blur(3.5)):
            _blades(c, 34, 800, 420, 860, ("#a8cca0", "#8fbc94", "#c3dcac"), 18)
        with c.group(through=c.blur(1.4)):
            _blades(c, 26, 810, 300, 780, ("#6aa878", "#86b87c", "#5a9a74"), 22)
    nature.shafts(c, 40, 40, 7, 0.5, 900, 0.95, 0.5, "#fffbd8", 0.06)
    c.path(
        contour("-20,772! 120,756 300,766 470,760 620,774 620,920! -20,920!"),
        c.vert("#6a9a50", "#2c5c3c", "#12302a"),
    )
    for _ in range(130):
        x, y = c.r.uniform(-10, 610), 770 + c.r.random() * 90
        n = c.r.uniform(14, 40)
        c.limb(
            [(x, y), (x + n * 0.2, y - n * 0.7), (x + c.r.uniform(-14, 20), y - n)],
            (5, 4, 0.5),
            c.r.choice(("#7ab05c", "#3f7a48", "#a8cc70", "#2c5c3c")),
        )
    with c.group(through=c.blur(8)):
        c.path(contour("20,784 260,776 520,780 620,800 400,822 80,812"), "#0c2820", op=0.75)
    _snail(c)
    with c.at(214, 706, 0.88, -4):
        _carousel(c)
    with c.at(170, 868, 0.92, 0):
        drawn.hedgehog(c)
    for x, y, r, tone in (
        (440, 836, 15, "#ffffff"),
        (486, 858, 18, "#ffe08a"),
        (350, 866, 15, "#f7b0c0"),
        (548, 832, 14, "#ffffff"),
        (268, 850, 12, "#ffe08a"),
    ):
        c.limb([(x, 910), (x + 3, y + 20), (x, y)], (3, 3, 2), "#2c5c3c")
        nature.flower(c, x, y, r, tone, "#e8903c")
    with c.relief(0.1):
        blades = (
            ("604,920 592,700 586,460 596,200", "#123c34"),
            ("560,930 584,800 600,700 612,600", "#1c4c3c"),
            ("2,920 14,680 2,440 26,240", "#123c34"),
            ("46,930 34,850 14,780 -10,720", "#1c4c3c"),
        )
        for text, tone in blades:
            line(c, text, tone, (40, 34, 20, 0.6))
            line(c, text, "#5a9a60", (3, 5, 3, 0.4), 0.6)
        for x, y in ((588, 430), (590, 640), (8, 520)):
            c.ellipse(x, y, 6, 8, "#e8fff0", 0.85)
            c.circle(x - 2, y - 3, 2, "#ffffff")
