"""Pictures in pictures, maps, mazes, puzzles and dolls inside dolls."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter, mix
from tools.painter.scenes import scene


@scene("p45", "verdigris")
def train_leaves_the_painting(c: Canvas) -> None:
    built.room(c, 690, ("#1f5552", "#2f7068", "#3f8074"), ("#8a5a3c", "#4a2c20"), 8)
    for j in range(10):
        for i in range(9):
            c.path(f"M{30 + i * 68},{24 + j * 70} q12,-20 24,0 q-12,20 -24,0Z", "#1a4a48", op=0.5)
    x, y, w, h = 84, 96, 350, 420
    c.shade(280, 330, 290, 330, 0.5)
    with c.group(clip=c.clip_rect(x, y, w, h)):
        c.rect(x, y, w, h, c.vert("#6fa8c8", "#c9dcc8", "#f6e0a8", "#e8b070"))
        nature.clouds(c, "#ffffff", 0.7, 0.006, 0.015, 90, 380, 0.45)
        c.path("M84,360 l70,-130 l50,70 l60,-110 l90,150 l90,-60 v240 h-360Z", "#8fa0b0")
        c.path("M154,230 l-18,34 l20,-8 l14,12 l4,-12Z M264,190 l-24,46 l24,-10 l22,14 l8,-12Z", "#ffffff")
        c.path("M84,400 q90,-40 180,-10 t180,-20 v200 h-360Z", "#7fa060")
        for k in range(9):
            nature.fir(c, 96 + k * 40, 440 + (k % 3) * 14, 60 + (k * 23) % 40, "#2f5f4c")
    things.picture_frame(c, x, y, w, h, "#d9a94f", 34)
    for k in range(7):
        t = k / 6
        c.circle(
            360 - 200 * t + c.r.uniform(-8, 8),
            420 - 240 * t * (0.6 + 0.4 * t),
            16 + 34 * t,
            "#fffaf0",
            0.75 - 0.5 * t,
        )
    rail = [(84, 470), (220, 474), (330, 520), (420, 620), (470, 740), (500, 910)]
    for k in range(30):
        t = k / 29
        i = min(int(t * 5), 4)
        f = t * 5 - i
        px = rail[i][0] + (rail[i + 1][0] - rail[i][0]) * f
        py = rail[i][1] + (rail[i + 1][1] - rail[i][1]) * f
        half = 10 + 44 * t
        c.segment(px - half, py + 4, px + half, py - 2, "#3a2418", 4 + 6 * t)
    for s in (-1, 1):
        c.line([(px + s * (7 + 30 * i / 5), py) for i, (px, py) in enumerate(rail)], "#c9c4b8", 4.5)
    with c.group(filter=c.rim("#fff3c4", 2, 2)):
        built.wagon(c, 118, 472, 86, "#8a2f34", "#ffe39a")
        built.wagon(c, 208, 478, 96, "#2f6f73", "#ffe39a")
        with c.group("rotate(17,340,540)"):
            built.wagon(c, 316, 534, 124, "#8a2f34", "#ffe39a")
        with c.group("rotate(38,450,680)"):
            built.locomotive(c, 424, 668, 210, "#1f2a44", "#e0a13d")
    c.glow(520, 700, 150, "#fff0b0", 0.9)
    things.chair(c, 100, 850, 190, "#6b3c26")
    with c.at(108, 752, 0.7):
        creatures.sleeping_cat(c, "#d98a4c")
    things.suitcase(c, 236, 850, 84, "#b5602f", "#4a2a24")


@scene("p46", "milk")
def year_of_frames(c: Canvas) -> None:
    nature.wash(c, "#c9c0a8", "#e4dac0", "#b3a68c")
    seasons = (
        (46, 56, 508, 790, ("#8fb8d0", "#dfe6d8", "#f6f0e0"), "#e8eef4", "winter", "#8a5a34"),
        (112, 150, 380, 606, ("#c9743c", "#f0b060", "#fbe0a0"), "#b3743f", "autumn", "#c9a04f"),
        (176, 246, 262, 424, ("#3f90c0", "#8fd0e0", "#f6f6d0"), "#5f9a48", "summer", "#6b3c3c"),
        (232, 330, 158, 262, ("#d8b8e0", "#f6dce8", "#fff6e8"), "#a8cc80", "spring", "#d9b468"),
    )
    for x, y, w, h, air, ground, season, gold in seasons:
        with c.group(clip=c.clip_rect(x, y, w, h)):
            c.rect(x, y, w, h, c.vert(*air))
            nature.clouds(c, "#ffffff", 0.5, 0.006, 0.014, y, y + h * 0.6, 0.46)
            low = y + h * 0.84
            c.path(
                f"M{x},{low} q{w * 0.3},{-h * 0.06} {w * 0.55},0 t{w * 0.45},{-h * 0.02} v{h} h{-w}Z", ground
            )
            tones = {
                "winter": (),
                "autumn": ("#d9502f", "#f0a040", "#a83a2c"),
                "summer": ("#3f7f3c", "#6fa848", "#2f6a3c"),
                "spring": ("#f8c0d0", "#ffffff", "#ef93b0"),
            }
            bare = season == "winter"
            for tx in (x + w * 0.1, x + w * 0.9):
                nature.tree(
                    c, tx, low + 8, h * 0.62, "#4a342c", 0.5, 6, 0, w * 0.035, tones[season], 4, w * 0.022
                )
            if bare:
                nature.snow(c, 130, y, y + h, x0=x, x1=x + w)
            if season == "autumn":
                for _ in range(50):
                    c.ellipse(
                        c.r.uniform(x, x + w),
                        c.r.uniform(y + h * 0.3, y + h),
                        6,
                        3.4,
                        c.r.choice(tones["autumn"]),
                        0.9,
                        c.r.uniform(0, 180),
                    )
            if season == "summer":
                for _ in range(40):
                    nature.flower(
                        c, c.r.uniform(x, x + w), c.r.uniform(low + 4, y + h), 5, "#fff6e4", "#f2b25c"
                    )
            if season == "spring":
                c.arch(x + w / 2, low + 8, 46, 92, "#7a4a34")
                c.arch(x + w / 2, low + 8, 36, 84, c.vert("#fffbe0", "#ffe39a"))
                c.glow(x + w / 2, low - 30, 110, "#fff3b0", 0.9)
        things.picture_frame(c, x, y, w, h, gold, 26 if w > 300 else 18)
    for px, py, s, rot in (
        (120, 790, 0.78, -30),
        (196, 700, 0.55, -36),
        (262, 610, 0.36, -42),
        (308, 540, 0.22, -46),
    ):
        with c.at(px, py, s, rot):
            creatures.flying(c, "#c2403a", "#e87a5c")
    with c.at(500, 862, 0.7, flip=True):
        creatures.mouse(c, "#7a6a60")


@scene("p47", "sand")
def the_last_piece(c: Canvas) -> None:
    nature.sky(c, ("#3f86a8", "#8fc4c8", "#f0e0b0", "#f6c07c"))
    nature.clouds(c, "#fffaf0", 0.8, 0.004, 0.012, 0, 460, 0.45)
    nature.ridge(c, 520, 60, "#b8a888", "#c9b48c")
    nature.ridge(c, 600, 44, "#8fa070", "#7f9060")
    c.limb([(360, 560), (300, 640), (420, 740), (300, 910)], (10, 34, 60, 130), "#7fb8c8")
    built.house(c, 150, 680, 90, 70, "#f6e6c8", "#cf4a35", rows=1, columns=2)
    nature.tree(c, 486, 700, 260, "#5a3424", 0.5, 6, 0, 22, ("#5f8a44", "#8fa850", "#c9b84c"), 5, 11)
    for k in range(7):
        with c.at(60 + k * 30, 790 + (k % 3) * 24, 0.4):
            creatures.sheep(c, "#fff6e4", "#4a3430")
    size = 120

    def tab(x0: float, y0: float, x1: float, y1: float, out: int) -> str:
        dx, dy = x1 - x0, y1 - y0
        nx, ny = -dy * 0.24 * out, dx * 0.24 * out

        def at(t: float, k: float) -> str:
            return f"{x0 + dx * t + nx * k:.1f},{y0 + dy * t + ny * k:.1f}"

        return (
            f" L{at(0.36, 0)} C{at(0.42, 0.1)} {at(0.3, 0.7)} {at(0.36, 0.9)} C{at(0.42, 1.15)} "
            f"{at(0.58, 1.15)} {at(0.64, 0.9)} C{at(0.7, 0.7)} {at(0.58, 0.1)} {at(0.64, 0)} "
            f"L{x1:.1f},{y1:.1f}"
        )

    def piece(x: float, y: float, s: float) -> str:
        return (
            f"M{x},{y}"
            + tab(x, y, x + s, y, -1)
            + tab(x + s, y, x + s, y + s, 1)
            + tab(x + s, y + s, x, y + s, 1)
            + tab(x, y + s, x, y, -1)
            + "Z"
        )

    for j in range(1, 8):
        for i in range(5):
            sign = 1 if (i + j) % 2 else -1
            c.path(
                f"M{i * size},{j * size}" + tab(i * size, j * size, (i + 1) * size, j * size, sign),
                "none",
                "#5a4434",
                2.6,
                0.7,
            )
    for i in range(1, 5):
        for j in range(8):
            sign = 1 if (i * 2 + j) % 2 else -1
            c.path(
                f"M{i * size},{j * size}" + tab(i * size, j * size, i * size, (j + 1) * size, sign),
                "none",
                "#5a4434",
                2.6,
                0.7,
            )
    hole = piece(240, 360, size)
    with c.group(clip=c.clip(hole)):
        c.rect(180, 300, 260, 260, c.vert("#0a1030", "#1f2f70", "#5a4f9c"))
        nature.stars(c, 70, 540, 3, "#fff3cf", 190, 420, 320)
        nature.crescent(c, 316, 414, 26, "#ffe9b8")
    c.path(hole, "none", "#2a1c18", 6)
    with c.group(filter=c.rim("#fff6dc", -2, 2)):
        with c.at(366, 190, 1.0, -4, True):
            creatures.flying(c, "#1c1c2c", "#3f4468", "#2a2a3a")
        with c.group("rotate(16,270,230)"):
            got = piece(236, 200, 74)
            c.path(got, c.vert("#1f2f70", "#5a4f9c"))
            with c.group(clip=c.clip(got)):
                nature.stars(c, 26, 290, 2.4, "#fff3cf", 226, 320, 190)


@scene("p48", "rosedawn")
def painting_the_night(c: Canvas) -> None:
    nature.sky(c, ("#f0a880", "#f6c898", "#ffe0b0", "#fff0cc"))
    nature.clouds(c, "#fff6e4", 0.8, 0.004, 0.011, 60, 760, 0.45)
    night = (
        "M-10,-10 H610 V250 C580,300 560,250 540,300 C530,350 500,340 480,290 C460,250 440,420 410,430 "
        "C380,420 380,330 350,340 C330,350 320,470 290,470 C262,466 268,380 236,380 C204,384 200,300 "
        "170,330 C140,420 110,330 84,300 C60,270 40,330 -10,300Z"
    )
    with c.group(clip=c.clip(night)):
        c.rect(-10, -10, 620, 520, c.vert("#0a1238", "#1f2f70", "#3a3f8c"))
        nature.clouds(c, "#6f7fc8", 0.4, 0.004, 0.012, 0, 460, 0.48)
        nature.stars(c, 150, 460, 2.8, "#fff3cf")
    for x, y in ((290, 520), (410, 474), (140, 430), (236, 430)):
        c.ellipse(x, y, 5, 9, "#2a3480")
    nature.ridge(c, 780, 30, "#c08a98", "#a87090", trees=10)
    nature.ridge(c, 850, 14, "#5a3f6c", "#3a2a52")
    with c.group(filter=c.rim("#fff6e0", 2, 1)):
        built.ladder(c, (250, 868), (338, 470), 30, 20, 14, "#6b3c34", 7)
        c.segment(420, 868, 344, 470, "#5a3030", 7)
    people.figure(c, 318, 606, 132, "#3a2048", "brim", "#e8604c", (26, 96), rim="#fff6e0")
    c.segment(350, 480, 396, 408, "#8a5a3c", 6)
    with c.at(404, 396, 1, 32):
        c.rect(-24, -16, 48, 20, "#5a3a3c", 4)
        c.path("M-24,-16 L-28,-46 Q-10,-38 0,-50 Q12,-38 28,-46 L24,-16Z", "#1f2f70")
    for x, tone in ((150, "#1f2f70"), (470, "#f2b25c")):
        c.path(f"M{x - 34},800 H{x + 34} L{x + 28},866 H{x - 28}Z", c.horiz("#e4e8ee", "#a8b0bc", "#6f7888"))
        c.ellipse(x, 800, 34, 9, tone)
        c.path(f"M{x - 20},804 q4,26 -2,36 q-6,-10 -6,-34Z", tone)
        c.path(f"M{x - 32},806 q32,-50 64,0", "none", "#6f7888", 3)
    c.glow(150, 796, 70, "#8f9ff0", 0.7)
    for _ in range(12):
        c.circle(150 + c.r.uniform(-24, 24), 800 + c.r.uniform(-5, 5), c.r.uniform(1, 2.4), "#fff3cf")
    with c.at(544, 862, 0.75, flip=True):
        creatures.cat(c, "#3a2048", tail_up=True)
    for k in range(4):
        c.ellipse(514 - k * 34, 872 + (k % 2) * 8, 7, 4.500, "#1f2f70", 0.85)


@scene("p49", "ember")
def dolls_within(c: Canvas) -> None:
    built.room(c, 640, ("#2f5a5c", "#3f7472", "#4f8480"), ("#8a4a2c", "#4a2018"), 7)
    c.rect(0, 622, 600, 280, c.vert("#b3683c", "#7a3c28"))
    c.path("M0,622 H600 V640 H0Z", "#e0985c")

    def doll(x: float, y: float, s: float, robe: str, trim: str, season: int) -> None:
        shape = (
            "M0,-200 C36,-200 52,-172 50,-146 C48,-128 44,-120 52,-104 C74,-76 74,-16 56,0 H-56 C-74,-16 "
            "-74,-76 -52,-104 C-44,-120 -48,-128 -50,-146 C-52,-172 -36,-200 0,-200Z"
        )
        c.shade(x, y, 80 * s, 13 * s, 0.5)
        with c.group(filter=c.body("#ffe6b8", -3, 3, 0.5, 14, 0.8, 0.25)), c.at(x, y, s):
            c.path(shape, c.horiz(lighter(robe, 0.2), robe, darker(robe, 0.45)))
            c.ellipse(0, -152, 31, 34, "#fbe6c8")
            c.path(
                "M-31,-156 Q-28,-190 0,-188 Q28,-190 31,-156 Q18,-176 0,-174 Q-18,-176 -31,-156Z", "#4a2418"
            )
            c.circle(-17, -140, 6, "#f0988a", 0.7)
            c.circle(17, -140, 6, "#f0988a", 0.7)
            c.path("M-52,-106 Q0,-86 52,-106 L54,-96 Q0,-74 -54,-96Z", trim)
        belly = f"M{x},{y - 88 * s} a{40 * s},{40 * s} 0 1 1 -0.1,0Z"
        sky, land = (
            ("#bfe0f4", "#a8cc70"),
            ("#6fc0e0", "#4f9a48"),
            ("#f6c070", "#b3603c"),
            ("#5f86c0", "#f0f6fc"),
        )[season]
        with c.group(clip=c.clip(belly)):
            c.rect(x - 50 * s, y - 96 * s, 100 * s, 100 * s, c.vert(sky, lighter(sky, 0.5)))
            c.path(f"M{x - 50 * s},{y - 36 * s} q{40 * s},{-22 * s} {100 * s},0 v{50 * s} h{-100 * s}Z", land)
            leaves = (("#ffffff", "#f8c0d0"), ("#2f7a3c", "#6fb048"), ("#d9502f", "#f0a040"), ())[season]
            nature.tree(c, x, y - 24 * s, 54 * s, "#3a2418", 0.52, 5, 0, 5 * s, leaves, 4, 5 * s)
            if season == 3:
                nature.snow(c, 24, y - 90 * s, y - 12 * s, largest=2.4, x0=x - 40 * s, x1=x + 40 * s)
        c.path(belly, "none", trim, 4 * s + 1)

    doll(180, 660, 1.7, "#c2402f", "#f2c060", 0)
    doll(420, 700, 1.45, "#2f6f8f", "#ffe39a", 1)
    doll(130, 800, 1.05, "#c98a2e", "#fff0d4", 2)
    doll(300, 842, 0.8, "#6a3f86", "#f2c060", 3)
    with c.group(filter=c.body("#ffe6b8", -3, 3, 0.5, 10, 0.8, 0.25)):
        c.path(
            "M408,842 C394,832 396,800 412,790 H468 C484,800 486,832 472,842Z",
            c.horiz("#8fb060", "#5f8a44", "#2f4a28"),
        )
        c.ellipse(440, 790, 28, 8, "#2a1810")
        with c.at(516, 830, 0.5, 100):
            c.path(
                "M-56,0 C-60,-60 -40,-90 0,-90 C40,-90 60,-60 56,0Z", c.horiz("#8fb060", "#5f8a44", "#2f4a28")
            )
    c.glow(440, 776, 130, "#ffe39a", 0.9)
    c.limb([(440, 790), (444, 766), (440, 744)], (4, 3.4, 2.6), "#3f8a4c")
    nature.leaf(c, 441, 768, 26, -36, "#5fae5c")
    nature.leaf(c, 441, 762, 26, -150, "#5fae5c")
    c.rect(360, 60, 190, 250, "#e8d0a8")
    c.rect(374, 74, 162, 222, c.vert("#f6b870", "#ffe0a8"))
    c.path("M455,74 V296 M374,180 H536", "none", "#e8d0a8", 8)
    nature.birds(c, 5, 386, 100, 520, 170, "#7a4a34", 8)


@scene("p50", "sand")
def map_of_the_fox(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#4a2c20", "#6b4028", "#3a2018"))
    for k in range(9):
        c.segment(0, k * 110 + 20, 600, k * 110 + 8, "#2a1610", 3, 0.5)
    paper = [
        (40, 70),
        (180, 52),
        (330, 66),
        (470, 48),
        (566, 72),
        (556, 240),
        (572, 430),
        (556, 640),
        (566, 830),
        (420, 852),
        (260, 838),
        (120, 856),
        (34, 834),
        (46, 640),
        (30, 430),
        (48, 240),
    ]
    c.blob([(x + 12, y + 16) for x, y in paper], "#1a0c08", 0.5, 0.6)
    c.blob(paper, c.diag("#f6e6bc", "#ecd4a0", "#d9b478"), tension=0.6)
    sea = c.clip("M40,70 H566 V830 H34Z")
    with c.group(clip=sea):
        for k in range(110):
            x, y = c.r.uniform(50, 540), c.r.uniform(80, 820)
            c.path(f"M{x:.0f},{y:.0f} q7,-6 14,0 q7,-6 14,0", "none", "#5f9aa4", 2, 0.55)
    land = [
        (150, 560),
        (112, 500),
        (130, 420),
        (190, 380),
        (250, 350),
        (290, 300),
        (300, 220),
        (330, 270),
        (372, 262),
        (400, 214),
        (416, 280),
        (452, 320),
        (500, 360),
        (470, 392),
        (430, 404),
        (420, 470),
        (440, 560),
        (430, 640),
        (380, 680),
        (300, 690),
        (240, 700),
        (170, 760),
        (110, 740),
        (90, 680),
        (130, 620),
        (180, 620),
    ]
    for grow, tone in ((18, "#8fc0c0"), (9, "#bcd8c4")):
        c.path("M" + " L".join(f"{x},{y}" for x, y in land) + "Z", "none", tone, grow * 2, 0.7)
    c.blob(land, c.vert("#c98a4c", "#a8b060", "#8fa058", "#d9a868"), tension=0.5)
    c.path("M" + " L".join(f"{x},{y}" for x, y in land) + "Z", "none", "#5a3420", 2.4, 0.35)
    c.circle(392, 326, 9, "#2f6f8f")
    c.circle(498, 362, 7, "#2a1810")
    for x, y in (
        (200, 470),
        (228, 452),
        (256, 470),
        (214, 510),
        (246, 504),
        (340, 620),
        (370, 606),
        (396, 624),
    ):
        c.path(f"M{x - 18},{y} L{x},{y - 30} L{x + 18},{y}Z", "#8a6a4c")
        c.path(f"M{x},{y - 30} L{x + 18},{y} L{x + 4},{y}Z", "#5a4030")
        c.path(f"M{x - 6},{y - 20} L{x},{y - 30} L{x + 6},{y - 20}Z", "#fff6e4")
    for k in range(16):
        x, y = 300 + c.r.gauss(0, 36), 430 + c.r.gauss(0, 24)
        nature.fir(c, x, y, 30, "#3f6f4c")
    c.line([(392, 334), (370, 400), (400, 480), (350, 560), (400, 650)], "#4f8fb0", 4)
    for x, y in ((350, 500), (290, 580), (170, 690)):
        built.house(c, x, y, 22, 16, "#fff1d8", "#cf4a35", rows=1, glow=False)
    c.line([(170, 680), (220, 640), (284, 590), (340, 510), (330, 420), (386, 360)], "#b8302a", 4, 1, "3 11")
    c.path("M376,344 l20,20 M396,344 l-20,20", "none", "#b8302a", 6)
    with c.at(492, 560, 0.8):
        built.ship(c, 0, 0, 90, "#5a3020", "#fff6e4", "#cf4a35")
    with c.at(470, 760, 0.8):
        c.limb([(-70, 10), (-50, -24), (-28, 10)], (13, 18, 13), "#3f7f86")
        c.limb([(-10, 10), (12, -30), (34, 10)], (13, 19, 13), "#3f7f86")
        c.limb([(48, 10), (58, -40), (84, -40)], (15, 15, 9), "#3f7f86")
    x, y = 122, 190
    for k in range(16):
        a = math.tau * k / 16
        r = 62 if k % 4 == 0 else 40 if k % 2 == 0 else 24
        for s in (-1, 1):
            c.poly(
                [
                    (x, y),
                    (x + math.cos(a) * r, y + math.sin(a) * r),
                    (x + math.cos(a + s * 0.24) * 13, y + math.sin(a + s * 0.24) * 13),
                ],
                "#b8302a" if s > 0 else "#3a2a24",
            )
    c.ring(x, y, 48, 48, "#5a3a24", 2)
    for x, y, rot in ((546, 82, 0), (60, 820, 180)):
        with c.at(x, y, 1, rot):
            c.path("M-30,-34 Q20,-30 26,30 Q10,10 -12,6 Q-8,-14 -30,-34Z", "#c9a468")
    c.circle(536, 848, 30, c.radial("#ffe6a0", "#c98a3c", "#6b4020"))
    c.circle(536, 848, 22, "#fff6e0")
    c.path("M536,832 l6,16 l-6,16 l-6,-16Z", "#b8302a")


@scene("p51", "verdigris")
def thread_through_the_maze(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#d8c890", "#c9b880", "#b3a26c"))
    cx, cy = 300.0, 440.0
    gaps = (0.4, 3.3, 1.6, 4.9, 2.6, 5.9, 0.9)
    radii = [70 + k * 58 for k in range(7)]
    for k, r in reversed(list(enumerate(radii))):
        gap, width = gaps[k], 34 / r
        a0, a1 = gap + width, gap + math.tau - width
        for lift, tone, thick in ((9, "#1f4430", 34), (0, "#3f7a48", 32), (-5, "#5f9a58", 18)):
            x0, y0 = cx + math.cos(a0) * r, cy + math.sin(a0) * r + lift
            x1, y1 = cx + math.cos(a1) * r, cy + math.sin(a1) * r + lift
            c.add(
                f'<path d="M{x0:.1f},{y0:.1f} A{r},{r} 0 1 1 {x1:.1f},{y1:.1f}" fill="none" '
                f'stroke="{tone}" stroke-width="{thick}" stroke-linecap="round"/>'
            )
        for _ in range(int(r * 0.55)):
            a = c.r.uniform(a0, a1)
            rr = r + c.r.uniform(-13, 13)
            c.circle(
                cx + math.cos(a) * rr,
                cy + math.sin(a) * rr - 3,
                c.r.uniform(2.5, 6),
                c.r.choice(("#6fae60", "#2f6a40", "#8fc078", "#4f8a50")),
                0.8,
            )
    for k, a in ((1, 0.9), (2, 3.0), (3, 0.2), (4, 4.2), (5, 1.3)):
        r0, r1 = radii[k], radii[k + 1]
        c.segment(
            cx + math.cos(a) * r0,
            cy + math.sin(a) * r0,
            cx + math.cos(a) * r1,
            cy + math.sin(a) * r1,
            "#3f7a48",
            30,
        )
    path: list[tuple[float, float]] = [(cx, cy)]
    angle = gaps[0]
    for k in range(7):
        goal = gaps[k]
        lane = radii[k] - 29 if k else 20
        turn = (goal - angle + math.pi) % math.tau - math.pi
        for s in range(7):
            a = angle + turn * s / 6
            path.append((cx + math.cos(a) * lane, cy + math.sin(a) * lane))
        angle = goal
    path += [(cx + math.cos(angle) * 450, cy + math.sin(angle) * 450), (330, 872)]
    path = [(x, y) for x, y in path if -20 < x < 620]
    c.line(path[:-2], "#d9302a", 5)
    c.circle(cx, cy, 46, "#e8dca8")
    c.shade(cx + 10, cy + 14, 54, 40, 0.4)
    nature.foliage(c, cx, cy - 14, 42, 40, ("#8a3a2c", "#c9603c", "#e89850", "#ffd98f"), 90, 9)
    c.glow(cx, cy - 10, 110, "#ffe6a0", 0.6)
    with c.at(118, 300, 0.6, 30):
        creatures.hare(c, "#f6efe0")
    with c.group(opacity=0.95), c.at(478, 640, 0.62, flip=True):
        c.shade(0, 2, 60, 12, 0.5)
        creatures.stag(c, "#5a3a30", "#2a1a16")
    people.figure(c, 196, 676, 62, "#2a1c34", "hood", "#e0793d", (26, 50))
    c.circle(214, 646, 8, "#d9302a")
    c.shade(300, 900, 400, 50, 0.4)
    with c.at(90, 822, 0.9):
        c.circle(0, 0, 40, c.radial("#ff8a70", "#d9302a", "#7c1818", cx=0.35, cy=0.3))
        for k in range(6):
            c.path(f"M-34,{-16 + k * 7} q34,{-24 + k * 9} 68,{k * 2}", "none", "#8a1c1c", 2.4, 0.7)
    c.line([(120, 838), (200, 850), (260, 800), (300, 850), (352, 870)], "#d9302a", 5)
    things.lantern(c, 520, 800, 66, "#2a1c14")
