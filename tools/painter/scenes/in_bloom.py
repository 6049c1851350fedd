"""She came with the shears, and then it began to play."""

from __future__ import annotations

import math

from tools.painter import creatures, nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.flower_listener import listener
from tools.painter.hand import contour, form, line, mass, strands, torn
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

GOLD, WINE = "#fff0b0", "#6a1440"
PETAL = (
    "0,20! -26,-30 -64,-80 -92,-136 -90,-182 -66,-196 -58,-214 -30,-218 -14,-232 10,-222 32,-226 "
    "50,-206 76,-202 88,-172 94,-134 66,-80 28,-30"
)


def _petal(c: Canvas, turn: float, size: float, tone: str, shaded: float) -> None:
    with c.at(0, 0, size, turn):
        with form(c, PETAL, tone):
            mass(c, "-100,-120 -40,-60 0,-60 50,-70 100,-120 60,40 -60,40", WINE, 22, 0.75)
            mass(c, "-90,-190 -40,-226 40,-230 90,-190 60,-150 0,-170 -60,-150", lighter(tone, 0.6), 14, 0.85)
            if shaded:
                mass(c, "10,20 40,-80 60,-230 120,-200 120,0", darker(tone, 0.55), 20, shaded)
            for k in range(13):
                a = (k - 6) / 6
                x = a * 74
                n = 196 - 40 * a * a
                line(
                    c, f"{a * 10},-10 {x * 0.5},{-n * 0.45} {x},{-n}", mix(WINE, tone, 0.35), (3, 2, 0.4), 0.5
                )
                if k % 2:
                    line(
                        c,
                        f"{a * 12 + 4},-60 {x * 0.62 + 5},{-n * 0.6} {x + 6},{-n * 0.96}",
                        lighter(tone, 0.5),
                        (0.6, 2, 0.4),
                        0.6,
                    )
        line(
            c,
            "-92,-150 -90,-182 -66,-196 -58,-214 -30,-218 -14,-232 10,-222 32,-226 50,-206 76,-202 88,-172",
            lighter(tone, 0.75),
            (1, 3.4, 3, 3.4, 1),
            0.9,
        )


def _flower(c: Canvas) -> None:
    """The horn, its throat at the origin; it opens to the right."""
    with c.relief(0.1):
        # The tube behind.
        with form(
            c, "-150,176! -120,90 -84,20 -40,-40 40,-60 70,20 30,60 -20,110 -60,180 -84,236!", "#d8607c"
        ):
            mass(c, "0,40 60,40 -40,240 -100,240 -60,120", WINE, 16, 0.8)
            mass(c, "-150,170 -110,60 -60,-10 -50,20 -96,110 -120,190", "#ffc0b0", 9, 0.8)
            strands(
                c,
                "-130,170 -90,70 -30,-10",
                "-86,220 -40,120 30,40",
                9,
                ("#8a2450", "#f08a94"),
                (2, 3, 3),
                4,
                0.6,
            )
        with form(
            c, "-176,196 -160,120! -136,170 -104,150! -98,196 -62,196! -84,250 -116,292 -150,276", "#4a8a3c"
        ):
            mass(c, "-130,150 -60,190 -90,260 -130,300 -120,220", "#1f4a34", 9, 0.8)
            mass(c, "-180,190 -160,130 -146,180 -160,240", "#b8e088", 6, 0.8)
        with c.group("scale(0.8,1) rotate(8)"):
            for turn, size, tone, shaded in (
                (-62, 1.0, "#f07a94", 0.0), (76, 0.98, "#e0587c", 0.4), (4, 1.06, "#ff94a4", 0.0),
                (150, 0.96, "#c84470", 0.55), (-136, 0.98, "#e8688a", 0.35),
            ):  # fmt: skip
                _petal(c, turn, size, tone, shaded)
        with form(c, "-8,-58 34,-46 56,-8 46,36 10,58 -30,44 -48,4 -38,-38", "#4a0c30"):
            mass(c, "-20,-40 30,-34 44,10 10,44 -24,20", "#8a1c3c", 12)
            mass(c, "-4,-20 24,-14 26,14 2,24", "#ffb050", 10, 0.95)
        for k in range(16):
            a = math.tau * k / 16
            line(
                c,
                (
                    f"{4 + math.cos(a) * 24},{math.sin(a) * 26} {4 + math.cos(a) * 46},{math.sin(a) * 50} "
                    f"{4 + math.cos(a) * 84},{math.sin(a) * 96}"
                ),
                "#7a1038",
                (5, 3, 0.5),
                0.7,
            )
        # The column with its pollen, out towards her.
        c.limb([(6, 4), (60, 0), (112, 14)], (15, 11, 8), "#f0a050")
        line(c, "6,0 60,-4 110,10", GOLD, (2, 4, 2), 0.9)
        for k in range(30):
            t, a = k / 30, k * 2.4
            x, y = 52 + 66 * t, 2 + 14 * t + math.sin(a) * 17
            c.segment(52 + 60 * t, 2 + 12 * t, x, y, "#e89050", 1.8)
            c.circle(x, y, 4.4, ("#ffd860", "#fff0a0", "#f0b03c")[k % 3])
        for dx, dy in ((122, 4), (128, 14), (124, 24), (118, 30)):
            c.circle(dx, dy, 5.4, "#d8344c")


def _machine(c: Canvas) -> None:
    with c.group(through=c.blur(10)):
        c.path(contour("10,850 200,836 400,846 420,872 200,886 -10,880"), "#2c2430", op=0.75)
    with c.relief(0.1):
        c.poly([(4, 716), (250, 700), (352, 736), (96, 760)], c.diag("#d8a068", "#8a5438"))
        with form(c, "4,716! 96,760! 92,876! -2,816!", "#6a3c2c"):
            mass(c, "0,720 96,760 96,780 0,740", "#d89a68", 5, 0.7)
        with form(c, "96,760! 352,736! 356,848! 92,876!", "#a8683c"):
            mass(c, "260,740 360,736 360,850 240,864", "#4a2428", 18, 0.85)
            mass(c, "96,760 352,736 352,750 96,776", "#f0c088", 4, 0.8)
            for k in range(9):
                line(
                    c,
                    f"96,{776 + k * 12} 220,{766 + k * 12 + (k % 3) * 3} 354,{754 + k * 11}",
                    "#5a3024",
                    (0.5, 2, 0.5),
                    0.5,
                )
            c.path(contour("130,790! 314,772! 314,826! 130,846!"), "none", "#e0a868", 3, 0.8)
        with c.at(180, 722, 1.0, -3):
            c.ellipse(4, 6, 132, 27, "#241820", 0.7)
            c.ellipse(0, 0, 132, 26, "#14121c")
            for k in range(6):
                c.ring(0, 0, 124 - k * 15, 24 - k * 3, "#4a4658" if k % 2 else "#2c2a38", 1.5)
            c.path("M0,0 L-128,-8 A132,26 0 0 1 -96,-18Z", "#c8ccd8", op=0.5)
            c.path("M0,0 L126,10 A132,26 0 0 1 100,17Z", "#c8ccd8", op=0.35)
            c.ellipse(0, 0, 40, 9, "#d8405c")
            c.ellipse(0, 0, 5, 2, "#fff0d0")


def _stem(c: Canvas) -> None:
    """Out of the groove it grew, by way of the arm."""
    with c.relief(0.1):
        line(c, "286,722 280,690 246,664 200,664 172,690 164,712", "#3a7a34", (16, 14, 12, 11, 9, 3))
        line(c, "282,716 274,690 246,670 204,668", "#b8e088", (2, 3, 2, 1), 0.8)
        c.path(contour("160,704! 170,706! 163,724!"), "#e8e0c0")
        c.limb(
            [(288, 730), (306, 650), (254, 590), (150, 560), (98, 500), (112, 430)],
            (26, 25, 26, 28, 32, 46),
            "#4a8a3c",
        )
        line(c, "282,716 296,650 248,600 144,570 88,506 96,440", "#c8e890", (2, 5, 5, 6, 8, 4), 0.7)
        line(c, "298,716 314,650 262,582 160,550 120,500 134,440", "#1f4a34", (2, 6, 6, 7, 8, 4), 0.7)
        c.ellipse(290, 738, 30, 11, "#4a2c1c")
        c.ellipse(288, 733, 27, 10, "#d8a850")
        c.ellipse(288, 730, 17, 6, "#3a6a30")
        c.path(contour("274,732! 276,710 302,708 303,732! 290,737"), "#4a8a3c")
        for text, vein, tone in (
            ("250,592! 290,540 350,530 404,556! 360,596 300,610", "252,592 320,566 400,557", "#4f9a44"),
            ("140,562! 90,580 40,640 26,700! 90,676 130,620", "140,564 84,630 30,694", "#3f8a40"),
            ("300,664! 344,640 390,650 414,686! 366,694 326,688", "302,664 356,668 410,684", "#6ab050"),
        ):
            with form(c, text, tone):
                mass(c, text, darker(tone, 0.5), 14, 0.35)
                mass(c, vein + " 300,500 100,540", lighter(tone, 0.5), 12, 0.5)
            line(c, vein, "#d8f0a0", (2.4, 2, 0.6), 0.9)


@scene("p53", "milk", Light(strength=0.0, focus=(330, 390)), by_hand=True)
def gramophone_in_bloom(c: Canvas) -> None:
    nature.wash(c, "#b4d0d0", "#dce8d8", "#f4ecd4", "#d8d8b0")
    c.glow(200, 120, 420, "#fff8dc", 0.5)
    for tone, spots, soft in (
        ("#a8c4b0", ((60, 420, 120), (200, 380, 90), (420, 360, 120), (560, 400, 100), (320, 410, 90)), 14),
        ("#7aa48c", ((-10, 540, 110), (120, 560, 80), (330, 540, 90), (480, 560, 80), (600, 520, 100)), 12),
        ("#5a8a70", ((20, 650, 90), (220, 660, 80), (420, 640, 90), (560, 680, 80)), 10),
    ):
        with c.group(through=torn(c, tone, 0.03, soft, 0.6, 2.2)):
            for x, y, r in spots:
                c.ellipse(x, y, r, r * 0.8, "#fff")
    for _ in range(34):
        c.circle(
            c.r.uniform(0, 600),
            c.r.uniform(500, 700),
            c.r.uniform(2, 5),
            c.r.choice(("#f8d0d4", "#fff4d8", "#e89aa4", "#f0d070")),
            0.8,
        )
    c.path("M-10,776 H610 V910 H-10Z", c.vert("#e8dcc4", "#b8a48c", "#7a685c"))
    for k in range(5):
        line(c, f"-10,{790 + k * 26} 300,{786 + k * 28} 610,{792 + k * 27}", "#8a7664", (1, 2.6, 1), 0.5)
    _machine(c)
    _stem(c)
    # One has been cut before.
    with c.relief(0.1):
        line(c, "296,734 312,716 322,688", "#2f6a34", (15, 14, 13))
        line(c, "292,730 308,712 318,690", "#8ac870", (2, 3, 2), 0.7)
        c.ellipse(322, 686, 7.4, 3.6, "#e8f2c0", rot=-14)
        for text in (
            "48,724 66,714 84,722 66,731",
            "316,748 334,739 350,744 332,752",
        ):
            with form(c, text, "#d87a90"):
                mass(c, text, WINE, 6, 0.3)
            px, py = (float(v) for v in text.split()[0].split(","))
            line(
                c, f"{px + 4},{py - 1} {px + 16},{py - 4} {px + 30},{py - 4}", "#8a2450", (0.6, 1.6, 0.6), 0.6
            )
    c.glow(230, 336, 260, "#ffe0a8", 0.3)
    with c.at(206, 330, 1.0):
        _flower(c)
    with c.group("translate(478,930) scale(1.07) translate(-504,-930)"):
        listener(c)
    # What is heard.
    for x, y, s, turn, pair in (
        (424, 236, 0.66, -10, True),
        (486, 156, 0.58, 12, False),
        (420, 112, 0.46, -6, False),
    ):
        with c.at(x, y, s, turn), c.relief(0.1), c.group(opacity=0.62):
            for dx in (0, 34) if pair else (0,):
                c.ellipse(dx, 0, 11, 8, "#3a1438", rot=-20)
                c.segment(dx + 9, -3, dx + 9, -48, "#3a1438", 3.4)
            if pair:
                c.path("M7,-50 L45,-50 L45,-40 L7,-40Z", "#3a1438")
            else:
                line(c, "9,-48 26,-34 20,-18", "#3a1438", (5, 4, 1))
    for x, y, s, rot, tone in (
        (76, 150, 0.3, -24, "#3f7ab0"),
        (540, 96, 0.26, 26, "#e89a3c"),
        (536, 290, 0.18, 14, "#8a6ac0"),
    ):
        with c.at(x, y, s, rot):
            creatures.moth(c, tone, lighter(tone, 0.4), "#2b2a3a", "#fff3cf", "#2b2a3a")
