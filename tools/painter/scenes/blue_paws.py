"""A cat that has been in the blue, and the roof it sits on."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, jointed
from tools.painter.hand import contour, form, line, mass, round_limb
from tools.painter.palettes import darker, lighter, mix

INK, WET = "#16245e", "#5f7cc8"


def cat(c: Canvas) -> None:
    """It has walked through the dark blue, and looks up as if it had not."""
    tone, deep, lit = "#f0e2c8", "#5c5484", "#fffae0"
    with c.group(through=c.blur(8)):
        c.path(contour("340,792 400,784 500,778 540,786 480,806 380,812"), "#2a1a38", op=0.75)
    with c.at(430, 790, 1.12), c.relief(0.12):
        round_limb(c, "58,-12 104,-4 124,20 112,52 120,74", (22, 21, 19, 17, 8), tone, deep, lit, (400, -300))
        with form(c, "-34,2 -44,-44 -38,-92 -20,-126 12,-132 38,-104 64,-60 72,-18 54,4 10,8", tone):
            mass(c, "-50,10 -50,-60 -34,-110 -8,-100 -16,-50 -14,10", deep, 13, 0.85)
            mass(c, "20,-120 44,-96 72,-40 70,-10 54,-40 34,-90", lit, 8, 0.95)
            mass(c, "10,0 24,-34 50,-40 66,-10 50,10", "#d0bcb0", 7, 0.7)
            for k in range(4):
                line(
                    c,
                    f"{30 + k * 9},{-104 + k * 20} {20 + k * 9},{-94 + k * 20} {12 + k * 9},{-92 + k * 19}",
                    "#c08a5c",
                    (6, 5, 1),
                    0.75,
                )
        line(c, "20,2 44,-8 62,-6", deep, (1, 3, 1), 0.6)
        # Feet: three of them are blue.
        round_limb(c, "-6,-84 -18,-40 -22,-4", (30, 22, 19), tone, deep, lit, (400, -300))
        for x, y in ((-26.0, 0.0), (40, 3)):
            with form(
                c,
                f"{x - 17},{y + 4} {x - 14},{y - 10} {x + 4},{y - 14} {x + 18},{y - 6} {x + 16},{y + 6} "
                f"{x},{y + 8}",
                INK,
            ):
                mass(c, f"{x},{y - 14} {x + 18},{y - 6} {x + 10},{y}", WET, 4, 0.9)
            for dx in (-6, 4):
                line(c, f"{x + dx},{y + 6} {x + dx + 1},{y}", "#0a1038", (2, 1))
        jointed(
            c,
            (-16, -96),
            (-34, -58),
            (-70, -70),
            (36, 27, 19),
            Cloth(tone, deep, lit),
            (400, -300),
            folds=False,
        )
        with form(c, "-62,-82 -74,-84 -88,-78 -94,-68 -88,-58 -74,-58 -62,-60", INK):
            mass(c, "-88,-78 -74,-84 -64,-80 -76,-74", WET, 3, 0.9)
            line(c, "-93,-71 -87,-70 -83,-71", "#0a1038", (2, 1))
            line(c, "-91,-63 -86,-64 -82,-66", "#0a1038", (2, 1))
        c.limb([(-80, -60), (-80, -50), (-81, -42)], (5, 3, 6), INK)
        with c.at(-14, -152, 1.06, -10):
            with form(c, "-46,4 -44,-22 -46,-62! -18,-40 12,-42 34,-66! 42,-24 46,2 32,26 4,34 -28,28", tone):
                mass(c, "-50,-60 -30,-40 -30,20 -50,20", deep, 9, 0.8)
                mass(c, "20,-50 40,-30 48,4 34,26 26,0", lit, 7, 0.9)
                mass(c, "-30,14 0,6 24,16 10,34 -20,32", "#fffaf0", 5, 0.9)
                c.path(contour("-42,-54! -22,-38! -40,-26!"), "#d89a8c")
                c.path(contour("31,-58! 17,-40! 36,-28!"), "#e8a890")
                for text in ("-14,-40 -12,-30 -12,-22", "0,-42 1,-30 0,-20", "13,-41 12,-31 10,-24"):
                    line(c, text, "#c08a5c", (5, 4, 1), 0.85)
            for x in (-20, 17):
                with form(
                    c, f"{x - 12},-3! {x - 6},-14 {x + 5},-14 {x + 12},-3! {x + 5},5 {x - 6},5", "#a8c058"
                ):
                    c.ellipse(x - 2, -7, 4.6, 8.4, "#0c0a18")
                    c.circle(x - 4, -10, 2, "#ffffff")
                line(c, f"{x - 13},-2 {x - 6},-14 {x + 5},-14 {x + 13},-2", "#2a1a2c", (1, 2.6, 2.6, 1))
            c.path(contour("-10,11! 4,10! -3,17!"), "#c8605c")
            line(c, "-3,16 -4,22 -12,24", "#5a2c38", (1.6, 2, 0.8))
            line(c, "-3,16 -1,22 8,23", "#5a2c38", (1.6, 2, 0.8))
            for k in range(3):
                line(c, f"-22,{13 + k * 4} -44,{8 + k * 7} -66,{6 + k * 10}", "#fffdf0", (1.6, 1.4, 0.4), 0.9)
                line(c, f"16,{13 + k * 4} 40,{8 + k * 6} 60,{4 + k * 9}", "#fffdf0", (1.6, 1.4, 0.4), 0.9)


def near_roof(c: Canvas) -> None:
    with c.relief(0.1):
        # A chimney that has caught a drop.
        with form(c, "20,650! 96,640! 98,860! 22,870!", "#7a4a50"):
            mass(c, "10,640 60,640 60,870 10,870", "#241c44", 14, 0.9)
            for j in range(12):
                y = 660.0 + j * 18
                line(c, f"20,{y} 60,{y - 3} 98,{y - 6}", "#3c2440", (1.6, 1.6, 1.6), 0.7)
                for k in range(3):
                    x = 30.0 + k * 28 + (j % 2) * 14
                    c.segment(x, y, x, y + 17, "#3c2440", 1.4, 0.7)
            mass(c, "84,640 100,640 100,860 88,860", "#f0a070", 4, 0.8)
        c.path(contour("12,652! 104,640! 104,626! 12,636!"), "#8a5858")
        line(c, "14,637 60,632 104,627", "#f8b888", (2, 3, 3))
        shape = "-20,838! 140,812 320,800 480,792 620,796! 620,930! -20,930!"
        with form(c, shape, c.horiz("#3a3664", "#8a4448", "#c8643f")):
            for j in range(5):
                for k in range(26):
                    x = -20.0 + k * 26 + (j % 2) * 13
                    y = 846 - x * 0.07 + j * 26 + max(0, x - 400) * 0.05
                    day = min(1.0, max(0.0, x / 560))
                    tone = mix(
                        mix("#3c3a6a", "#34305c", c.r.random()), mix("#c8683f", "#a84c38", c.r.random()), day
                    )
                    c.path(
                        contour(
                            f"{x - 13},{y - 14}! {x + 13},{y - 16}! {x + 13},{y + 6} {x},{y + 13} "
                            f"{x - 13},{y + 7}"
                        ),
                        tone,
                    )
                    line(
                        c,
                        f"{x - 12},{y + 8} {x},{y + 14} {x + 12},{y + 7}",
                        darker(tone, 0.55),
                        (1, 2.6, 1),
                        0.8,
                    )
                    line(
                        c,
                        f"{x + 2},{y - 8} {x + 9},{y - 6} {x + 10},{y + 2}",
                        lighter(tone, 0.45),
                        (0.6, 2.4, 0.6),
                        0.6,
                    )
        for k in range(16):
            x = -10.0 + k * 42
            y = 832 - x * 0.075 + max(0, x - 380) * 0.07
            day = min(1.0, max(0.0, x / 560))
            with form(
                c,
                f"{x - 23},{y + 7} {x - 21},{y - 9} {x},{y - 14} {x + 21},{y - 10} {x + 23},{y + 6}",
                mix("#46447a", "#d8784c", day),
            ):
                mass(
                    c,
                    f"{x - 24},{y + 10} {x},{y} {x + 24},{y + 8} {x},{y + 16}",
                    mix("#1c1a44", "#6a2c38", day),
                    4,
                    0.8,
                )
                mass(
                    c,
                    f"{x},{y - 14} {x + 18},{y - 11} {x + 14},{y - 4} {x + 2},{y - 7}",
                    mix("#7a78b4", "#ffd0a0", day),
                    3,
                    0.8,
                )
    for k, (x, y) in enumerate(
        ((592.0, 806.0), (564, 796), (540, 808), (576, 842), (536, 858), (492, 850), (452, 872), (404, 858))
    ):
        with c.at(x, y, 0.9, -70 + k * 9):
            c.ellipse(0, 0, 8, 7, INK)
            for dx, dy in ((-9, -7), (-3, -11), (4, -11), (10, -6)):
                c.circle(dx, dy, 3, INK)
            c.ellipse(-2, -2, 2.4, 1.6, WET)
