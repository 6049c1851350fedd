"""Who lives round the lodger's apple: a reader below, and an apple that has fallen."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass
from tools.painter.palettes import darker, mix


def reader_below(c: Canvas) -> None:
    """In the grass, looking up to the right; on his spines he carries what he has read."""
    with c.relief(0.1):
        with c.group(through=c.blur(10)):
            c.path(contour("-20,870 160,850 340,862 380,876 300,892 -20,894"), "#061a18", op=0.8)
        c.path(contour("-30,890! -20,800 20,720 90,668 170,660 240,700 270,780 250,880!"), "#3a2418")
        spines = sorted(
            ((math.radians(c.r.uniform(176, 318)), c.r.uniform(0.06, 1.0)) for _ in range(560)),
            key=lambda s: -s[1],
        )
        for k, (a, far) in enumerate(spines):
            if k == 210:
                for x, y, turn, tone in ((92.0, 690.0, -20, "#a83a4c"), (178, 664, 14, "#2f6a9a")):
                    with c.at(x, y, 1.9, turn):
                        c.path("M-26,8 L24,8 L28,-4 L-22,-4Z", "#f4e8cc")
                        c.segment(-24, 2, 25, 2, "#b89a7c", 0.8)
                        c.path("M-28,11 L24,11 L24,7 L-24,7Z", darker(tone, 0.3))
                        c.path("M-26,-3 L-22,-9 L31,-9 L28,-3Z", tone)
                        line(c, "-26,-3 -31,3 -28,10", tone, (3, 4, 3))
            x, y = 124 + math.cos(a) * far * 152, 862 + math.sin(a) * far * 196
            b = a - 0.34 + c.r.uniform(-0.22, 0.22)
            n = c.r.uniform(36, 52)
            ex, ey = x + math.cos(b) * n, y + math.sin(b) * n
            lit = 0.5 + 0.5 * math.cos(a + 1.1)
            line(
                c,
                f"{x},{y} {(x + ex) / 2},{(y + ey) / 2 - 2} {ex},{ey}",
                mix("#2a180f", "#4a3020", lit),
                (6, 5, 0.6),
            )
            mx, my = x + (ex - x) * 0.4, y + (ey - y) * 0.4
            line(
                c,
                f"{mx},{my} {(mx + ex) / 2},{(my + ey) / 2 - 1} {ex},{ey}",
                mix("#6a4a34", "#d8b48a", lit * c.r.uniform(0.6, 1)),
                (0.8, 2.2, 0.4),
            )
        with form(
            c,
            (
                "196,778 214,740 244,720 282,724 314,742 344,756 366,762 372,776 "
                "356,790 326,800 300,826 284,860 240,884! 190,884! 190,820"
            ),
            "#c8986c",
        ):
            mass(c, "190,790 240,800 300,800 330,800 300,890 180,890", "#6a4030", 12, 0.85)
            mass(c, "236,726 280,724 330,746 364,762 330,764 280,750 250,750", "#ffe6b0", 7, 0.9)
            for _ in range(230):
                x, y = c.r.uniform(196, 334), c.r.uniform(730, 880)
                back = max(0.0, 1 - (x - 196) / 80)
                n = c.r.uniform(10, 18) + back * 10
                line(
                    c,
                    f"{x},{y} {x - n * 0.5},{y + n * 0.4} {x - n * 0.8},{y + n}",
                    mix(
                        c.r.choice(("#a87850", "#e8c498", "#c89468")),
                        "#5a3826",
                        max(back * 0.6, (y - 790) / 160),
                    ),
                    (0.6, 1.8 + back, 0.4),
                    0.7,
                )
        for _ in range(46):
            y = c.r.uniform(722, 868)
            x = 206 + max(0.0, 780 - y) * 0.62 + c.r.uniform(-14, 4)
            n, b = c.r.uniform(26, 40), math.radians(c.r.uniform(196, 232))
            line(c, f"{x},{y} {x + math.cos(b) * n * 0.5},{y + math.sin(b) * n * 0.5 - 2} "
                    f"{x + math.cos(b) * n},{y + math.sin(b) * n}",
                 c.r.choice(("#5a3826", "#8a6444", "#c8a078")), (3, 3, 0.5), 0.9)  # fmt: skip
        with form(c, "232,752 230,728 246,716 264,724 266,744 250,758", "#a87050"):
            mass(c, "238,748 240,730 252,726 258,742", "#5a3028", 4, 0.8)
        c.circle(306, 757, 9, "#1c0f0c")
        c.ellipse(306, 758, 6, 6.4, "#4a2c1c")
        c.circle(307, 758, 4.4, "#0c0608")
        c.circle(309.5, 754, 2.6, "#ffffff")
        line(c, "294,748 306,741 318,746", "#6a4030", (1, 3.4, 1))
        c.ellipse(368, 768, 10, 9, "#1c0f14")
        c.circle(366, 764, 2.8, "#e8c8c0")
        line(c, "356,788 338,790 320,784", "#4a2418", (1, 2.6, 0.8))
        for x in (214, 266):
            with form(
                c, f"{x - 14},860! {x - 20},884 {x},890 {x + 26},888! {x + 20},872 {x + 8},856", "#8a5c40"
            ):
                mass(c, f"{x - 20},880 {x + 26},880 {x + 26},894 {x - 20},894", "#3a2018", 4, 0.8)


def fallen(c: Canvas) -> None:
    """The apple next door: it lies in the grass, brown, its window dark."""
    with c.group(through=c.blur(8), opacity=0.85):
        c.path(contour("356,876 410,864 476,872 460,890 380,892"), "#04140f")
    with c.at(412, 836, 1.0, -20), c.relief(0.1):
        line(c, "2,-32 0,-46 8,-58", "#3a2418", (6, 4.4, 4))
        c.path(contour("6,-50! 24,-66 46,-62! 34,-48 18,-46"), "#7a6a34")
        with form(
            c,
            "0,-34 -18,-46 -44,-38 -56,-8 -48,22 -26,42 -8,42 0,38 10,43 30,40 50,18 56,-10 44,-38 18,-46",
            "#9a4430",
        ):
            mass(c, "16,-50 60,-40 66,30 20,56 30,10 34,-20", "#3a141c", 11, 0.9)
            mass(c, "-60,0 -52,-34 -24,-46 -16,-36 -38,-22 -44,14", "#e8905c", 7, 0.7)
            mass(c, "-16,-48 0,-34 18,-48 12,-28 0,-22 -12,-28", "#3a141c", 5, 0.8)
            for text in ("-8,-26 -34,-6 -40,24", "8,-26 30,-8 36,20", "-46,10 -30,26 -10,34"):
                line(c, text, "#5a2420", (0.5, 2, 0.5), 0.5)
        with form(c, "-20,-10 -8,-18 6,-14 16,-4 14,12 4,20 -10,18 -20,8", "#cfa86c"):
            mass(c, "-24,-14 8,-20 20,0 4,-8 -10,-6", "#7a5634", 3, 0.8)
            with form(c, "-14,-6 -5,-12 5,-9 11,-1 10,9 2,14 -8,13 -14,6", "#10181a"):
                mass(c, "-14,8 12,4 10,18 -14,18", "#26322e", 4, 0.8)
        line(c, "-2,-12 -2,2 -3,14", "#6a4a30", (1.8, 1.8, 1.8))
        line(c, "-14,0 -2,2 11,2", "#6a4a30", (1.8, 1.8, 1.8))
