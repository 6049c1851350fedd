"""A stump that is a record, and the tree that rises from it while it plays."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, round_limb, strands
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import listening_bear, scene

X, Y, RX, RY = 268.0, 628.0, 206.0, 106.0
"""The top of the stump."""

LEAVES = ("#c9602f", "#e8983c", "#8a3a24", "#a84a28", "#d9b04c", "#6a2c2c")


def _rim(share: float = 1.0, wob: float = 1.0) -> list[tuple[float, float]]:
    """Round the stump, or a ring inside it."""
    found = []
    for k in range(44):
        a = math.tau * k / 44
        r = share * (1 + wob * (0.022 * math.sin(a * 3 + 0.6) + 0.016 * math.sin(a * 5 + 2)))
        found.append((X + math.cos(a) * RX * r, Y + math.sin(a) * RY * r))
    return found


def _leaf(c: Canvas, x: float, y: float, size: float, tone: str) -> None:
    flat = c.r.uniform(0.4, 0.62)
    with c.group(f"translate({x:.1f},{y:.1f}) scale(1,{flat:.2f}) rotate({c.r.uniform(0, 360):.0f})"):
        s = size / 2
        if size > 15:
            c.ellipse(2, 4, s, s * 0.5, "#1c0a18", 0.5)
        c.path(
            contour(
                f"{-s},0! {-s * 0.3},{-s * 0.5} {s * 0.5},{-s * 0.36} "
                f"{s},0! {s * 0.4},{s * 0.4} {-s * 0.4},{s * 0.46}"
            ),
            tone,
        )
        if size > 15:
            line(c, f"{-s * 1.3},0 0,{-s * 0.06} {s * 0.9},0", darker(tone, 0.4), (1.8, 1.6, 0.6), 0.8)
            line(
                c,
                f"{-s * 0.4},{-s * 0.32} {s * 0.2},{-s * 0.3} {s * 0.7},{-s * 0.14}",
                lighter(tone, 0.45),
                (0.4, 2, 0.4),
                0.7,
            )


def _wood(c: Canvas) -> None:
    """Evening between the trunks, and the ground before them."""
    c.rect(0, 0, 600, 330, c.vert("#2a1026", "#5a2034", "#b84a34", "#f09a4c"))
    c.glow(250, 250, 330, "#ffc060", 0.75)
    for depth, count, tone, w in ((0.0, 16, "#a8483c", 12), (0.5, 11, "#6a2836", 22)):
        for k in range(count):
            x = 600 * (k + 0.5) / count + c.r.uniform(-16, 16)
            if abs(x - 262) < 70 + depth * 60:
                continue
            foot = 262 + depth * 60 + c.r.uniform(-8, 8)
            line(
                c,
                f"{x + c.r.uniform(-8, 8)},-20 {x},{foot * 0.6} {x},{foot}",
                tone,
                (w * 0.7, w * 0.86, w * 1.2),
            )
            side = 1 if x < 262 else -1
            line(c, f"{x + side * w * 0.3},0 {x + side * w * 0.36},{foot - 8}", "#f8a860", (1, 3, 1), 0.5)
    c.path(
        contour("-10,268! 120,258 300,252 480,260 610,272! 610,910! -10,910!"),
        c.vert("#e08844", "#b05a38", "#8a3e34", "#6c2e36", "#4c1f34"),
    )
    for k in range(420):
        t = (k + 1) / 420
        y = 262 + 640 * t**1.25
        x = c.r.uniform(-20, 620)
        near = math.exp(-(((x - X) / 400) ** 2) - ((y - 640) / 380) ** 2)
        tone = mix(mix(c.r.choice(LEAVES), "#f0a050", 0.5 * (1 - t)), "#2c1030", max(0.0, 0.6 - near) * t)
        _leaf(c, x, y, 5 + 30 * t * c.r.uniform(0.7, 1.2), tone)
    # Two trunks that nobody has cut stand nearer.
    for text, dark, lit in (
        (
            "-20,-20! 56,-20! 58,200 62,340 84,410 112,442! 60,436 40,452 -20,440!",
            "-30,-20 20,-20 16,300 20,460 -30,460",
            "50,-20 62,-20 62,330 86,420 70,424 52,340",
        ),
        (
            "620,-20! 546,-20! 544,160 538,280 520,330 498,352! 546,350 570,362 620,352!",
            "590,-20 630,-20 630,370 580,370 584,200",
            "552,-20 540,-20 536,290 512,344 534,336 550,280",
        ),
    ):
        with c.group(through=c.blur(8)):
            c.path(contour(text), "#1c0a18", op=0.6)
        with form(c, text, "#542434"):
            mass(c, dark, "#1c0a1c", 14, 0.9)
            mass(c, lit, "#e8884c", 6, 0.75)
            for _ in range(60):
                x, y, n = c.r.uniform(-10, 610), c.r.uniform(-10, 400), c.r.uniform(20, 60)
                line(c, f"{x},{y} {x + 2},{y + n / 2} {x},{y + n}", "#2a1020", (0.5, 3, 0.5), 0.6)


def _far(c: Canvas) -> None:
    """Other stumps, and two hares that dance."""
    for x, y, s in ((120.0, 330.0, 0.6), (196, 298, 0.36), (330, 292, 0.34)):
        with c.at(x, y, s):
            c.ellipse(4, 28, 60, 12, "#4a1824", 0.6)
            with form(c, "-44,0! -46,18 -60,30! 60,30! 46,16 44,0!", "#7a3a30"):
                mass(c, "10,0 60,0 60,40 20,40", "#3a1424", 8, 0.8)
            c.ellipse(0, 0, 44, 15, "#f0b868")
            for r in (34, 24, 14, 5):
                c.ring(0, 0, r, r * 0.34, "#a85c34", 2.4)
    with c.at(120, 328, 0.78):
        for x, flip in ((-23, False), (25, True)):
            with c.at(x, 0, 1, 8 if flip else -8, flip):
                c.path(contour("-2,2 -15,-12 -13,-32 -2,-42 8,-36 11,-16 8,2!"), "#7a3836")
                c.path(contour("-9,-44 -7,-56 3,-62 13,-56 18,-49 10,-41 -3,-38"), "#7a3836")
                line(c, "-4,-56 -12,-72 -18,-90", "#7a3836", (5, 8, 2))
                line(c, "1,-58 -3,-76 -6,-94", "#7a3836", (5, 7, 2))
                line(c, "4,-34 14,-38 23,-48", "#7a3836", (6, 5, 5))
                line(c, "0,-2 8,0 16,3", "#7a3836", (7, 6, 3))
                c.circle(-14, -8, 4, "#ffe0b0")
                line(c, "8,-60 16,-52 9,-38 9,-14", "#ffd08a", (1, 3, 3, 1), 0.95)


def _stump(c: Canvas) -> None:
    with c.group(through=c.blur(16)):
        c.path(contour("20,796 110,750 430,750 580,796 500,846 270,858 70,844"), "#14061a", op=0.8)
    side = (
        "62,624! 66,700 52,756 12,806 70,802 116,800 142,834 186,812 240,806 282,840 318,808 380,806 "
        "430,826 446,794 530,804 486,750 470,700 474,624! 270,650"
    )
    with c.relief(0.1):
        with form(c, side, "#6a3428"):
            mass(c, "300,620 500,620 560,840 330,860", "#1c0a1c", 34, 0.85)
            mass(c, "40,780 270,800 540,790 540,860 10,860", "#1c0a1c", 14, 0.9)
            mass(c, "60,620 270,720 474,620 474,652 270,752 64,656", "#f0984c", 11, 0.75)
            strands(
                c,
                "70,650 74,720 40,800",
                "466,650 462,720 500,800",
                60,
                ("#2a1020", "#3a1824", "#96502f", "#b8683c"),
                (5, 5, 2),
                10,
                0.75,
            )
            for x, y in ((150, 770), (360, 760)):
                mass(c, f"{x - 16},{y} {x},{y - 24} {x + 15},{y} {x},{y + 22}", "#14061a", 3, 0.9)
                line(c, f"{x - 15},{y - 2} {x},{y - 26} {x + 15},{y - 2}", "#b8683c", (1, 3, 1), 0.7)
        c.blob([(x, y + 7) for x, y in _rim(1.03)], "#3a1820")
        c.blob(_rim(1.03), "#8a4a2c")
        c.blob(_rim(0.965), c.radial("#ffe8a8", "#f6bc68", "#d88a48", "#b8683c", r=0.56))
        r, k = 0.93, 0
        while r > 0.33:
            pts = _rim(r, 1 + 0.4 * math.sin(k))
            deep = k % 4 == 0
            c.line([*pts, pts[0]], "#6a2c18" if deep else "#96502a", 3 if deep else 1.8, 0.85)
            if c.r.random() < 0.6:
                c.line([(x - 1, y + 2) for x, y in pts[20:34]], "#fff0b8", 1.4, 0.7)
            r -= c.r.uniform(0.026, 0.05)
            k += 1
        for a in (0.5, 2.3, 4.1):
            pts = [_rim(t)[int(a / math.tau * 44)] for t in (1.0, 0.85, 0.7)]
            c.limb(pts, (5, 3, 0.6), "#4a1c18", 0.8)
        # The groove that is playing.
        ring = _rim(0.6, 0.8)
        c.line([*ring, ring[0]], "#fff6c8", 4, 0.95)
        c.glow(X, Y, 150, "#ffd070", 0.45)
        c.ellipse(X + 1, Y + 2, 62, 32, "#6a1424")
        c.ellipse(X, Y, 60, 31, c.radial("#f0685c", "#c8303c", "#96202f"))
        line(c, f"{X - 36},{Y - 12} {X},{Y - 21} {X + 36},{Y - 12}", "#ffe6b8", (1.4, 2.6, 1.4))
        line(c, f"{X - 32},{Y + 13} {X},{Y + 21} {X + 32},{Y + 13}", "#ffe6b8", (1.4, 2.6, 1.4))
        c.ellipse(X, Y, 8, 4.4, "#2a0c18")


def _tree_of_light(c: Canvas) -> None:
    """As tall as it was."""
    c.glow(X - 6, 250, 330, "#ffb850", 0.4)
    gold = "#ffdc88"
    with c.group(blend="screen"):
        with c.group(through=c.blur(9)):
            c.path(
                contour(
                    "96,620! 178,560 204,430 196,300 236,240 300,240 330,310 322,430 348,560 440,620! 268,600"
                ),
                c.linear([(0, "#f0a040", 0.1), (0.7, "#f8b050", 0.35), (1, "#ffd070", 0.65)], (0, 0), (0, 1)),
            )
        strands(
            c,
            "92,604 186,530 208,400 190,280",
            "440,608 346,530 318,400 330,280",
            22,
            (gold, "#ffb860", "#fff2c0"),
            (0.6, 3.4, 3, 1.6),
            8,
            0.5,
        )
        tips: list[tuple[float, float]] = []

        def branch(x: float, y: float, a: float, n: float, w: float, left: int) -> None:
            ex, ey = x + math.cos(a) * n, y + math.sin(a) * n
            bend = c.r.uniform(-0.12, 0.12) * n
            mx, my = (x + ex) / 2 - math.sin(a) * bend, (y + ey) / 2 + math.cos(a) * bend
            c.limb([(x, y), (mx, my), (ex, ey)], (w, w * 0.8, w * 0.6), gold)
            tips.append((ex, ey))
            if left:
                for turn in (-1, 1):
                    branch(
                        ex,
                        ey,
                        a + turn * c.r.uniform(0.26, 0.56),
                        n * c.r.uniform(0.7, 0.84),
                        w * 0.62,
                        left - 1,
                    )

        with c.group(opacity=0.6):
            for foot, low, x, a, n in (
                (96.0, 606.0, 204.0, -2.35, 84.0),
                (190, 566, 230, -1.9, 96),
                (268, 556, 258, -1.55, 104),
                (346, 566, 286, -1.2, 96),
                (440, 606, 312, -0.78, 84),
            ):
                knee = x + (foot - x) * 0.3
                way = [(foot, low), (knee, 510), (x + (258 - x) * 0.16, 410), (x, 300)]
                c.limb(way, (2, 9, 12, 10), gold)
                branch(x, 302, a, n, 10, 4)
        for x, y in tips:
            for _ in range(2):
                lx, ly = x + c.r.gauss(0, 12), y + c.r.gauss(0, 11)
                if 14 < lx < 586 and ly > 14:
                    s, a = c.r.uniform(6, 12), c.r.uniform(0, math.tau)
                    c.limb(
                        [
                            (lx, ly),
                            (lx + math.cos(a) * s * 0.5, ly + math.sin(a) * s * 0.5),
                            (lx + math.cos(a) * s, ly + math.sin(a) * s),
                        ],
                        (0.6, s * 0.55, 0.4),
                        c.r.choice(("#ffe8a0", "#ffc860", "#ff9c50", "#fff6d0")),
                        0.85,
                    )


def _arm(c: Canvas) -> None:
    """A twig with a thorn, on a brass post."""
    with c.group(through=c.blur(4)):
        c.path(contour("424,692! 390,716 330,712 308,694! 330,720 396,726"), "#3a1410", op=0.7)
    with c.group("translate(420,690) scale(1.16) translate(-446,-678)"), c.relief(0.1):
        c.ellipse(432, 678, 25, 14, "#5a2c18")
        c.ellipse(431, 673, 24, 13, "#d8a048")
        c.ellipse(429, 671, 15, 7.4, "#fff0b0")
        round_limb(c, "431,672 431,658 430,648", (12, 10, 12), "#c88c3c", "#5a2c18", "#fff0b0", (X, Y))
        round_limb(
            c,
            "436,644 400,660 372,690 336,684",
            (13, 11, 10, 9),
            "#7a4430",
            "#2a1020",
            "#ffc878",
            (X, Y - 60),
        )
        line(c, "398,662 396,648 404,638", "#6a3828", (5, 4, 2))
        c.path(contour("404,640! 414,624 428,622! 420,638!"), "#c8743c")
        with form(c, "344,672! 320,676 306,686 310,696 330,696 346,696!", "#e0ac54"):
            mass(c, "340,684 350,700 310,704 312,692", "#6a3418", 4, 0.9)
        line(c, "316,692 313,699 312,706", "#2a1020", (4, 3, 1))


def _mushrooms(c: Canvas) -> None:
    for x, y, s, lean in ((104.0, 834.0, 0.92, -6), (66, 856, 0.66, -14), (142, 858, 0.56, 10)):
        with c.group(through=c.blur(4)):
            c.ellipse(x - 6, y + 2, 34 * s, 9 * s, "#14061a", 0.8)
        with c.at(x, y, s, lean), c.relief(0.1):
            with form(c, "-12,0 -9,-34 -10,-54! 10,-54! 10,-34 14,0 0,5", "#f4dcc0"):
                mass(c, "-14,4 -12,-54 -4,-54 -2,4", "#8a5058", 5, 0.8)
            c.path(contour("-40,-50! -20,-42 20,-42 40,-50! 16,-60 -16,-60"), "#b07a68")
            with form(c, "-42,-50! -36,-76 -14,-92 14,-92 36,-76 42,-50! 14,-56 -14,-56", "#d0402f"):
                mass(c, "-46,-46 -40,-84 -14,-70 -18,-48", "#5a1028", 8, 0.85)
                mass(c, "10,-92 36,-78 40,-58 26,-70", "#ffb070", 5, 0.8)
                for dx, dy, r in ((-20, -70, 6), (2, -80, 7), (20, -66, 5.4), (-2, -60, 4.6)):
                    c.ellipse(dx, dy, r, r * 0.76, "#fff2dc")


def _axe(c: Canvas) -> None:
    """It lies in the leaves, and has begun to bud."""
    with c.at(-42, -22):
        with c.group(through=c.blur(5)):
            c.path(contour("330,872 440,856 560,812 578,850 520,872 400,888"), "#0c0414", op=0.85)
        with c.relief(0.1):
            round_limb(
                c,
                "316,868 390,856 460,850 526,826",
                (17, 13, 13, 14),
                "#b8743c",
                "#4a1c20",
                "#ffd090",
                (300, 600),
            )
            for x, y in ((350, 862), (420, 853), (480, 845)):
                line(c, f"{x},{y} {x + 20},{y - 3} {x + 40},{y - 4}", "#7a4020", (0.4, 1.6, 0.4), 0.7)
            with form(c, "500,814! 538,796! 552,832! 514,852!", "#5a5468"):
                mass(c, "520,830 552,820 552,850 516,856", "#1c1428", 5, 0.9)
            with form(c, "514,850! 552,832! 566,862 584,880! 548,892 506,888! 516,870", "#a0a0ac"):
                mass(c, "550,830 590,880 560,886 548,856", "#3c3850", 6, 0.8)
                mass(c, "506,888 546,890 584,880 578,874 544,880 512,878", "#fff0d8", 2, 0.9)
            line(c, "420,848 414,828 424,808", "#7a9a3c", (5, 4, 2.4))
            for text, tone in (
                ("424,812! 408,806 398,790! 416,788 426,802", "#8ab048"),
                ("423,810! 432,790 450,784! 450,802 436,812", "#b8d060"),
            ):
                c.path(contour(text), tone)


@scene("p55", "ember", Light(strength=0.0, focus=(330, 540)), by_hand=True)
def the_tree_remembers_a_song(c: Canvas) -> None:
    _wood(c)
    _far(c)
    with c.group(through=c.blur(14)):
        c.path(contour("470,720 600,690 610,770 500,790"), "#14061a", op=0.7)
    listening_bear.body(c)
    _stump(c)
    _tree_of_light(c)
    listening_bear.arms(c)
    listening_bear.head(c)
    _arm(c)
    with c.at(140, 606, 1.0):
        listening_bear.bird(c)
    _mushrooms(c)
    _axe(c)
