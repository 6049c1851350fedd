"""Snow, weather, gardens and open country."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter, mix
from tools.painter.scenes import scene


@scene("p73", "milk")
def drawn_with_skates(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.radial("#a8d0de", "#6fa4bc", "#47809c", r=0.75))
    nature.clouds(c, "#e4f4f8", 0.4, 0.005, 0.005, -200, 1100, 0.48)
    for _ in range(9):
        x, y = c.r.uniform(40, 560), c.r.uniform(60, 840)
        points = [(x, y)]
        for _ in range(5):
            x, y = x + c.r.uniform(-70, 70), y + c.r.uniform(-60, 60)
            points.append((x, y))
        c.path("M" + " L".join(f"{a:.0f},{b:.0f}" for a, b in points), "none", "#ffffff", 1.6, 0.6)
    bird = (
        [
            (470, 236),
            (420, 190),
            (350, 196),
            (310, 250),
            (250, 300),
            (150, 330),
            (70, 420),
            (160, 400),
            (220, 420),
            (150, 500),
            (110, 620),
            (200, 560),
            (270, 540),
            (260, 640),
            (300, 740),
            (350, 640),
            (370, 540),
            (430, 470),
            (470, 380),
            (450, 300),
            (470, 236),
        ],
        [(470, 236), (520, 226), (560, 246), (510, 260), (462, 262)],
        [(310, 380), (330, 450), (400, 460), (450, 400), (400, 350), (320, 340)],
    )
    for stroke in bird:
        c.line([(x + 3, y + 4) for x, y in stroke], "#2f5f7c", 7, 0.6)
        c.line(stroke, "#ffffff", 6.5)
    c.ring(424, 234, 10, 10, "#ffffff", 4)
    c.line([(540, 700), (470, 760), (420, 690), (470, 620), (404, 560), (352, 600)], "#ffffff", 4, 0.9)
    for k in range(20):
        a = math.tau * k / 20
        x, y = 300 + math.cos(a) * 330, 450 + math.sin(a) * 480
        c.blob(
            [
                (x - 70, y),
                (x - 40, y - 60),
                (x + 30, y - 66),
                (x + 76, y - 10),
                (x + 50, y + 60),
                (x - 30, y + 64),
            ],
            "#f6fafc",
        )
    for k in range(26):
        a = math.tau * k / 26 + c.r.uniform(-0.06, 0.06)
        x, y = 300 + math.cos(a) * c.r.uniform(300, 350), 450 + math.sin(a) * c.r.uniform(440, 500)
        r = c.r.uniform(26, 46)
        c.shade(x + 14, y + 16, r * 1.2, r * 1.2, 0.4)
        for ring in range(4):
            n = 9
            pts = []
            for q in range(n * 2):
                rr = r * (1 - ring * 0.24) * (1 if q % 2 == 0 else 0.68)
                ang = math.tau * q / (n * 2) + ring * 0.3
                pts.append((x + math.cos(ang) * rr, y + math.sin(ang) * rr))
            c.poly(pts, mix("#2f5a58", "#e8f2f4", ring * 0.28))
    x, y = 352, 604
    c.shade(x + 16, y + 20, 34, 22, 0.5)
    with c.group(filter=c.rim("#ffffff", -2, 2)), c.at(x, y, 0.95, 20):
        c.limb([(-6, 10), (-22, 30), (-40, 34)], (11, 9, 7), "#2b3a45")
        c.limb([(6, 10), (14, 34), (10, 50)], (11, 9, 7), "#2b3a45")
        c.ellipse(0, 0, 24, 19, "#c2402f")
        c.limb([(-18, -4), (-48, -12)], (11, 8), "#c2402f")
        c.limb([(18, -4), (46, -20)], (11, 8), "#c2402f")
        c.circle(0, -6, 14, "#3a2a2c")
        c.limb([(-8, 4), (-20, 30), (-10, 52)], (8, 7, 3), "#f2b25c")
    with c.at(130, 770, 0.6, -14):
        creatures.fox(c, "#d9653b")
    for k in range(9):
        c.ellipse(170 + k * 17, 788 - k * 10 + (k % 2) * 8, 4, 3, "#7fa4b8", 0.8)


@scene("p74", "verdigris")
def guest_in_the_glasshouse(c: Canvas) -> None:
    nature.sky(c, ("#8fb0c0", "#c4d4d8", "#e4e8e4", "#f0f0ea"))
    nature.snow(c, 70, 0, 400)
    c.path("M-10,420 Q150,400 300,416 T610,410 V910 H-10Z", "#f0f4f4")
    shape = "M40,900 V330 C60,180 180,70 300,60 C420,70 540,180 560,330 V900Z"
    with c.group(clip=c.clip(shape)):
        c.rect(30, 50, 540, 860, c.vert("#f6f0c0", "#d8e8b0", "#8fc08c", "#3f7a58"))
        c.glow(300, 260, 330, "#fff6c0", 0.7)
        for k in range(9):
            x = 50 + k * 62
            c.limb(
                [(x, 900), (x + c.r.uniform(-20, 20), 560), (x + c.r.uniform(-30, 30), 300)],
                (15, 11, 7),
                "#5f7a44",
            )
            for q in range(7):
                nature.leaf(
                    c,
                    x + c.r.uniform(-16, 16),
                    300 + c.r.uniform(-40, 60),
                    c.r.uniform(90, 140),
                    -200 + q * 36,
                    c.r.choice(("#2f7a4c", "#4f9a50", "#1f5f44", "#7fb458")),
                    "#b8d890",
                )
        for x, rot, h in (
            (80, -24, 260),
            (140, 6, 200),
            (520, 20, 270),
            (470, -10, 210),
            (200, -16, 150),
            (420, 18, 160),
        ):
            nature.fern(c, x, 900, h, rot, c.r.choice(("#1f5f44", "#2f7a4c", "#3f8a50")))
        c.rect(30, 790, 540, 120, c.vert("#a8804c", "#5f4028"))
    c.shade(300, 842, 150, 24, 0.5)
    c.ellipse(306, 846, 150, 24, "#a8d8e4", 0.75)
    with c.group(filter=c.body("#ffffff", -4, 4, 0.35, 26, 0.8, 0.2, "#3f6a80")):
        c.circle(300, 752, 98, "#f8fcfd")
        c.circle(300, 610, 70, "#f8fcfd")
        c.circle(300, 500, 50, "#fbfdfd")
    for x, y in ((284, 490), (316, 490)):
        c.circle(x, y, 6, "#1c2a30")
    c.path("M300,502 L352,512 L300,516Z", "#e0793d")
    c.path("M280,526 q20,12 40,0", "none", "#1c2a30", 3, dash="4 5")
    for y in (590, 618, 646):
        c.circle(300, y, 6, "#1c2a30")
    c.path("M246,462 Q300,480 356,460 L330,452 L326,400 Q300,390 274,400 L270,452Z", "#2a3a34")
    c.path("M271,450 L272,436 Q300,448 329,436 L330,450 Q300,462 271,450Z", "#c2402f")
    c.path(
        "M254,544 Q300,572 348,542 L350,562 Q326,574 330,640 L308,644 L310,580 Q270,580 252,562Z", "#e0603c"
    )
    c.limb([(236, 600), (180, 560), (150, 520)], (9, 7, 4), "#5a3a24")
    c.limb([(364, 600), (424, 570), (440, 540)], (9, 7, 4), "#5a3a24")
    c.line([(440, 560), (444, 520), (440, 490)], "#3f7a44", 4)
    c.glow(440, 476, 80, "#ffc0b0", 0.8)
    nature.flower(c, 440, 476, 27, "#ff7a6c", "#ffe39a", 8)
    for x, y in ((226, 700), (376, 730), (300, 846), (256, 656)):
        c.ellipse(x, y, 4, 8, "#8fd0e4")
    for x, y, s, rot, tone in (
        (170, 400, 0.3, 20, "#3d6fc0"),
        (420, 350, 0.26, -24, "#e0793d"),
        (150, 640, 0.22, -10, "#f2b25c"),
    ):
        with c.at(x, y, s, rot):
            creatures.moth(c, tone, lighter(tone, 0.4), "#1b2a2c", "#fff3cf", "#1b2a2c")
    c.path(shape, "none", "#f6fbf6", 13)
    for k in range(1, 6):
        x = 40 + k * 520 / 6
        c.segment(x, 900, x, 330, "#f6fbf6", 4, 0.75)
        c.line([(x, 332), ((x * 2 + 300) / 3, 190), (300, 62)], "#f6fbf6", 4, 0.75)
    for y in (330, 470, 620, 770):
        c.segment(40, y, 560, y, "#f6fbf6", 4, 0.7)
    c.path(
        "M24,330 C44,170 180,50 300,42 C420,50 556,170 576,330 L556,320 C530,190 420,84 300,76 C180,84 70,190 44,320Z",
        "#ffffff",
        op=0.92,
    )


@scene("p75", "nocturne")
def lost_mitten(c: Canvas) -> None:
    nature.wash(c, "#2a3f78", "#4a63a0", "#8fa4d0", "#c9d4ec")
    nature.stars(c, 80, 280)
    for k in range(14):
        nature.fir(
            c,
            c.r.uniform(-30, 630),
            c.r.uniform(380, 430),
            c.r.uniform(150, 330),
            c.r.choice(("#26386c", "#324680", "#1c2c5a")),
            "#c9d8f0",
        )
    nature.fog(c, 410, 50, 0.5, "#c9d4ec")
    c.path("M-10,420 Q180,380 330,420 T610,404 V910 H-10Z", c.vert("#eef4ff", "#c4d2ee", "#8fa4d4"))
    c.glow(330, 600, 380, "#ffc070", 0.6)
    with c.group(filter=c.body("#ffe6c0", -4, 5, 0.5, 30, 0.7, 0.5, "#2a0c20")), c.at(320, 800, 1.9, 10):
        c.path(
            "M-84,0 C-96,-90 -90,-170 -60,-206 C-30,-236 40,-232 66,-196 C90,-160 92,-80 84,0Z",
            c.horiz("#e8604c", "#c23a3a", "#7c1c30"),
        )
        c.limb([(-70, -70), (-112, -100), (-128, -140)], (70, 60, 44), "#c23a3a")
        c.path("M-96,-8 H96 V46 Q0,66 -96,46Z", c.horiz("#fff6e4", "#e8d4bc", "#b39a90"))
        for k in range(10):
            c.segment(-86 + k * 19, -4, -86 + k * 19, 50, "#b39a90", 3, 0.7)
        for row in range(3):
            for k in range(-3, 4):
                c.path(f"M{k * 24 - 8},{-60 - row * 52} l8,-10 l8,10 l-8,10Z", "#fff6e4", op=0.85)
    with c.at(320, 800, 1.9, 10):
        c.arch(0, 48, 56, 92, "#5a1c24")
        c.arch(0, 48, 46, 84, c.vert("#ffe9a8", "#f0a850"))
        for x, y in ((-44, -116), (44, -116)):
            c.circle(x, y, 21, "#fff6e4")
            c.circle(x, y, 16, "#ffe39a")
            c.path(f"M{x},{y - 16} v32 M{x - 16},{y} h32", "none", "#8a3a34", 3)
        c.rect(24, -262, 22, 56, "#6b4a4c", 3)
        c.path("M14,-206 q20,-22 44,0", "none", "#6b4a4c", 6)
    for x, y in ((404, 592), (240, 562)):
        c.glow(x, y, 100, "#ffd080", 0.7)
    for k in range(6):
        c.circle(470 + k * 10, 280 - k * 36, 12 + k * 6, "#f4f8ff", 0.6 - k * 0.08)
    c.glow(300, 850, 150, "#ffd080", 0.8)
    with c.at(292, 884, 0.72):
        creatures.mouse(c, "#7a6a78")
    with c.group(filter=c.rim("#ffe6c0", -2, 1)), c.at(112, 850, 0.95):
        creatures.hare(c, "#e8ecf4", "#d99aa0")
    with c.group(filter=c.rim("#ffe6c0", 2, 1)), c.at(520, 858, 0.9, flip=True):
        creatures.fox(c, "#d9653b")
    for k in range(8):
        c.ellipse(60 + k * 3 + (k % 2) * 18, 620 + k * 28, 6 + k * 0.6, 4 + k * 0.4, "#7f94c8", 0.7)
    nature.snow(c, 170, 0, 900)


@scene("p76", "sand")
def summer_below_the_ice(c: Canvas) -> None:
    nature.sky(c, ("#8f9fb8", "#b8c0cc", "#dcdcdc", "#e8e4dc"), (0, 0.15, 0.28, 1))
    for k in range(16):
        nature.fir(c, c.r.uniform(-20, 620), 290, c.r.uniform(60, 150), "#7f90a0", "#eef2f4")
    nature.fog(c, 280, 40, 0.6, "#eef0f0")
    c.path("M-10,292 H610 V392 H-10Z", c.vert("#fbfdfe", "#d4e4ec"))
    people.figure(c, 236, 344, 116, "#2b3444", "hood", "#c2402f", (34, 46))
    c.path("M196,346 h44 v-34 h-44Z", "#8a5a34")
    c.segment(276, 290, 340, 250, "#5a3a24", 4)
    c.line([(340, 250), (342, 330), (340, 460)], "#4a4a54", 1.8)
    things.lantern(c, 160, 300, 44, "#2b3444")
    ice = "M-10,392 H296 L306,436 H376 L386,392 H610 V446 Q500,466 400,452 L380,440 H300 L290,452 Q160,470 -10,446Z"
    c.rect(-10, 430, 620, 480, c.vert("#8fd8e8", "#f6f0c0", "#fbe0a0"))
    nature.disc(c, 470, 560, 46, "#fffbe0", "#ffcf6b", 4, 0.8)
    nature.clouds(c, "#ffffff", 0.7, 0.005, 0.014, 440, 680, 0.45)
    c.path("M-10,740 Q150,690 300,730 T610,716 V910 H-10Z", c.vert("#a8c860", "#5f9a48"))
    nature.tree(c, 110, 800, 250, "#6b4028", 0.5, 6, 0.04, 19, ("#4f9a48", "#8fc050", "#c9dc70"), 6, 11)
    c.path("M-10,800 Q180,770 330,800 T610,790 V910 H-10Z", c.vert("#7fb050", "#3f7a40"))
    for _ in range(70):
        nature.flower(
            c,
            c.r.uniform(0, 600),
            c.r.uniform(800, 890),
            c.r.uniform(7, 13),
            c.r.choice(("#e8604c", "#ffffff", "#f2b25c", "#8d5ac0", "#e88aa0")),
            "#ffe39a",
        )
    c.path(ice, c.vert("#e8f4fa", "#a8d0e0", "#7fb8d0"), op=0.94)
    for _ in range(24):
        x = c.r.choice((c.r.uniform(0, 280), c.r.uniform(400, 590)))
        y = c.r.uniform(400, 436)
        c.path(
            f"M{x:.0f},{y:.0f} l{c.r.uniform(-24, 24):.0f},{c.r.uniform(4, 16):.0f}",
            "none",
            "#ffffff",
            2,
            0.7,
        )
    c.glow(340, 420, 90, "#fff6c0", 0.9)
    c.line([(340, 460), (344, 520), (338, 590), (346, 640)], "#4f8a44", 4)
    nature.leaf(c, 341, 560, 40, 20, "#5f9a48")
    nature.leaf(c, 341, 600, 40, 160, "#5f9a48")
    nature.flower(c, 340, 470, 30, "#ff6a5c", "#ffe39a", 9)
    with c.at(470, 836, 0.9, flip=True):
        creatures.hare(c, "#c9a070")
    for x, y, s, rot, tone in (
        (230, 620, 0.3, 20, "#e0793d"),
        (420, 690, 0.24, -20, "#3d6fc0"),
        (560, 660, 0.2, 10, "#f2b25c"),
    ):
        with c.at(x, y, s, rot):
            creatures.moth(c, tone, lighter(tone, 0.4), "#2a1c28", "#fff3cf", "#2a1c28")
    c.path("M250,840 l90,-22 l50,14 l-92,26Z", "#e8604c", op=0.9)
    c.path("M262,838 l90,-20 M276,843 l88,-20", "none", "#fff6e4", 3, 0.8)
    nature.snow(c, 70, 0, 380)


@scene("p77", "milk")
def walking_the_cloud(c: Canvas) -> None:
    nature.sky(c, ("#7fa8b8", "#b8ccc4", "#f0e6c8", "#fbe0b0"))
    nature.clouds(c, "#ffffff", 0.5, 0.004, 0.012, 0, 500, 0.48)
    nature.ridge(c, 620, 36, "#b8c0a0", "#c9ccac")
    nature.ridge(c, 700, 24, "#9fae84", "#b0b890", trees=8)
    c.path("M-10,770 Q200,740 330,764 T610,750 V910 H-10Z", c.vert("#c9b078", "#8a6f4c"))
    path = [(-20, 840), (160, 820), (330, 830), (620, 800)]
    c.limb(path, (60, 52, 46, 36), "#e8d8ac")
    for _ in range(120):
        x = c.r.gauss(410, 74)
        y = 800 + c.r.gauss(0, 16)
        tone = c.r.choice(("#e8604c", "#f2b25c", "#ffffff", "#8d5ac0", "#e88aa0"))
        c.segment(x, y + 12, x, y, "#4f8a48", 2.4)
        nature.flower(c, x, y, c.r.uniform(6, 12), tone, "#ffe39a")
    nature.grass(c, 320, 500, 826, 60, 26, ("#4f8a48", "#6fa858", "#3f7a44"))
    with c.group(filter=c.body("#ffffff", -4, 5, 0.5, 26, 0.9, 0.4, "#2f4460")):
        for x, y, r in (
            (310, 420, 52),
            (366, 366, 74),
            (440, 352, 80),
            (506, 400, 58),
            (410, 424, 78),
            (470, 436, 50),
            (340, 450, 40),
        ):
            c.circle(x, y, r, "#a8bccc")
        c.limb([(536, 400), (572, 360), (584, 330)], (34, 26, 16), "#a8bccc")
    for _ in range(110):
        x, y = c.r.uniform(300, 520), c.r.uniform(486, 770)
        c.segment(x, y, x - 4, y + 18, "#4f7f9c", 2.2, 0.65)
    c.ring(296, 446, 20, 28, "#c2402f", 7)
    c.line([(284, 460), (220, 560), (170, 640), (152, 700)], "#c2402f", 3.4)
    people.figure(c, 118, 830, 190, "#2b3a45", "brim", "#c2543d", (18, 66), rim="#fff8e4")
    with c.at(236, 836, 0.62):
        creatures.cat(c, "#3a3438", tail_up=True)
    things.umbrella(c, 236, 706, 96, ("#3d6f9c", "#f6efdc"), "#3a2a24", 0)
    built.house(c, 546, 716, 56, 44, "#f6e6c8", "#a8503c", rows=1, columns=2)


@scene("p78", "violet")
def storm_takes_root(c: Canvas) -> None:
    nature.sky(c, ("#140c30", "#2f1f5c", "#5a3f84", "#8a6a9c"))
    nature.clouds(c, "#1a1038", 0.8, 0.004, 0.011, 0, 500, 0.46)
    nature.clouds(c, "#9f7ac0", 0.5, 0.004, 0.012, 0, 460, 0.5)
    nature.rain(c, 150, -10, 36, "#cfc0f0", 0.4)
    c.rect(0, 700, 600, 210, c.vert("#4a3468", "#1a1034"))
    for _ in range(60):
        nature.dash(
            c,
            c.r.uniform(-20, 600),
            c.r.uniform(712, 890),
            c.r.uniform(20, 90),
            3,
            c.r.choice(("#c8b0f0", "#120a2b")),
            0.35,
        )
    c.glow(300, 330, 460, "#b0a0ff", 0.7)

    def fork(x: float, y: float, a: float, length: float, w: float, depth: int) -> None:
        points = [(x, y)]
        for _ in range(5):
            a += c.r.uniform(-0.34, 0.34)
            x, y = x + math.cos(a) * length / 5, y + math.sin(a) * length / 5
            points.append((x, y))
        d = "M" + " L".join(f"{p:.1f},{q:.1f}" for p, q in points)
        c.path(d, "none", "#8f7aff", w * 2.6, 0.35)
        c.path(d, "none", "#fff9e4", w)
        if depth:
            for s in (-1, 1):
                fork(
                    x,
                    y,
                    a * 0.55 - math.pi / 2 * 0.45 + s * c.r.uniform(0.32, 0.62),
                    length * 0.74,
                    w * 0.66,
                    depth - 1,
                )
        elif c.r.random() < 0.7:
            c.glow(x, y, 30, "#58d0c8", 0.8)
            c.circle(x, y, 4, "#d8fff6")

    fork(300, 690, -math.pi / 2, 210, 12, 5)
    for s in (-1, -0.5, 0.5, 1):
        c.path(f"M300,690 l{s * 24:.0f},8 l{s * 30:.0f},-4 l{s * 40:.0f},12", "none", "#fff9e4", 5, 0.9)
    with c.group(filter=c.body("#f0e4ff", -3, 4, 0.5, 16, 0.9, 0.2)), c.at(300, 790, 1.2, 180):
        c.path("M0,-8 V96 q0,24 -18,24 q-16,0 -16,-16", "none", "#c9a06c", 7)
        edges = (-130, -80, -28, 28, 80, 130)
        for k in range(5):
            a, b = edges[k], edges[k + 1]
            c.path(
                f"M0,-10 Q{a * 0.86},-8 {a},82 Q{(a + b) / 2},62 {b},82 Q{b * 0.86},-8 0,-10Z",
                ("#e8604c", "#b8383c")[k % 2],
            )
    c.path("M150,700 Q300,724 450,700 L446,690 Q300,712 154,690Z", "#fff0e4", op=0.5)
    with c.group(filter=c.rim("#e8e0ff", -2, -1)), c.at(512, 830, 0.9, flip=True):
        creatures.hare(c, "#4a3a6c")
    with c.group(filter=c.rim("#e8e0ff", -2, -1)), c.at(96, 850, 0.9):
        creatures.fox(c, "#8a4a60", "#d8c0d8")
    things.book(c, 300, 872, 90, "#2f6f80", "#f0e4f0")


@scene("p79", "sand")
def shirts_migrate(c: Canvas) -> None:
    nature.sky(c, ("#3f90b8", "#8fc8d8", "#dcecd8", "#f6e6b0"))
    nature.clouds(c, "#ffffff", 0.85, 0.004, 0.011, 0, 600, 0.45)
    nature.ridge(c, 700, 40, "#c9c080", "#b8a868")
    c.path("M-10,770 Q160,730 330,764 T610,748 V910 H-10Z", c.vert("#b8b060", "#7a8440"))
    built.house(c, 80, 780, 130, 120, "#fbeed8", "#c2503c", rows=2, columns=2)
    for x in (190, 560):
        c.limb([(x, 850), (x, 610)], (11, 9), "#7a4a30")
        c.limb([(x - 24, 622), (x + 24, 622)], (7, 7), "#7a4a30")
    c.line([(190, 622), (370, 664), (560, 622)], "#5a4438", 2.2)

    def shirt(x: float, y: float, s: float, tone: str, rot: float, wings: float) -> None:
        with c.group(filter=c.body("#ffffff", -2, 3, 0.4, 9, 0.7, 0.2, "#3a3050")), c.at(x, y, s, rot):
            up = -70 * wings
            c.path(
                f"M-22,-30 C-50,{-34 + up * 0.3} -84,{-20 + up} -112,{-10 + up} L-100,{16 + up} C-78,{8 + up * 0.7} -54,0 -30,4 "
                f"L-34,62 Q0,76 34,62 L30,4 C54,0 78,{8 + up * 0.7} 100,{16 + up} L112,{-10 + up} C84,{-20 + up} 50,{-34 + up * 0.3} "
                "22,-30 Q0,-14 -22,-30Z",
                c.vert(lighter(tone, 0.35), tone),
            )
            for k in range(4):
                c.circle(0, -8 + k * 18, 2.600, darker(tone, 0.45))
            c.path("M-22,-30 Q0,-14 22,-30 L14,-14 L0,-8 L-14,-14Z", darker(tone, 0.18))

    shirt(262, 680, 0.62, "#e8604c", 0, -0.4)
    shirt(400, 692, 0.62, "#fff6e4", 6, 0.2)
    shirt(500, 580, 0.66, "#3d8a94", -20, 0.7)
    for x, y, s, tone, rot, wings in (
        (410, 470, 0.74, "#f2b25c", -16, 1.0),
        (270, 410, 0.62, "#fff6e4", -10, 0.6),
        (160, 470, 0.56, "#8d6ac0", -24, 1.0),
        (330, 290, 0.52, "#e8604c", -12, 0.8),
        (470, 300, 0.5, "#fff6e4", -18, 0.4),
        (210, 230, 0.42, "#3d8a94", -10, 1.0),
        (360, 170, 0.36, "#f2b25c", -14, 0.7),
        (250, 120, 0.28, "#fff6e4", -10, 1.0),
        (420, 110, 0.26, "#e8604c", -12, 0.6),
    ):
        shirt(x, y, s, tone, rot, wings)
    c.rect(212, 800, 92, 50, c.horiz("#d9a860", "#8a5a30"), 8)
    c.path("M218,802 q20,-26 42,-6 q20,-22 40,6Z", "#fff6e4")
    with c.at(390, 850, 0.85):
        c.path("M-26,-96 C-44,-60 -46,-20 -40,0 H40 C46,-22 30,-70 22,-96Z", "#3d6f9c")
        c.path("M-14,-70 L-24,0 H24 L14,-70Z", "#fff6e4")
        c.limb([(-22, -88), (-46, -116), (-40, -150)], (15, 12, 10), "#e8b890")
        c.limb([(20, -88), (48, -108), (60, -140)], (15, 12, 10), "#e8b890")
        c.circle(0, -116, 20, "#e8b890")
        c.path(
            "M-21,-118 Q-20,-142 2,-140 Q24,-138 20,-112 Q8,-130 -21,-118Z M14,-136 a13,13 0 1 1 14,-8Z",
            "#6b3c24",
        )
    nature.grass(c, 0, 600, 890, 90, 34, ("#7a8440", "#5f7034", "#a0a050"))


@scene("p80", "nocturne")
def nursery_of_lamps(c: Canvas) -> None:
    nature.wash(c, "#101a44", "#24386c", "#3f5484", "#2a3458")
    nature.clouds(c, "#8fa0d0", 0.35, 0.004, 0.011, 0, 600, 0.48)
    for k in range(7):
        c.segment(k * 100, 0, k * 100, 560, "#0c1436", 7, 0.6)
    for y in (150, 350):
        c.segment(0, y, 600, y, "#0c1436", 7, 0.6)
    nature.stars(c, 90, 520, 2.2)
    c.rect(0, 560, 600, 24, c.vert("#8a6040", "#5a3a2c"))
    c.rect(0, 584, 600, 330, c.vert("#2a2440", "#161428"))
    c.rect(0, 770, 600, 24, c.vert("#8a6040", "#5a3a2c"))
    with c.group(filter=c.body("#e4ecff", -4, 4, 0.5, 22, 0.8, 0.3)), c.at(420, 190, 1.3, -28):
        c.limb([(70, 40), (150, 20), (140, -70), (60, -60)], (13, 13, 13, 13), "#5f8a94")
        c.path("M-60,-60 H70 L84,90 H-74Z", c.horiz("#a8d0d4", "#5f94a0", "#2f5464"))
        c.limb([(-66, 50), (-130, 10), (-170, -60)], (34, 22, 16), "#5f94a0")
        c.ellipse(-178, -72, 34, 15, "#3f6f80", 1, -50)
        c.ellipse(5, -60, 66, 13, "#24405a")
    for _ in range(120):
        t = c.r.random()
        x = 186 - 70 * t + c.r.gauss(0, 8 + 30 * t) + 20
        y = 190 + 330 * t * t + 60 * t
        z = c.r.uniform(1.4, 4.4)
        c.circle(x, y, z, c.r.choice(("#fff3cf", "#ffffff", "#ffe39a")), 0.95)
    c.glow(170, 420, 190, "#ffe9b0", 0.6)
    rows = (
        ((80, 560, 1.0, 4), (190, 560, 1.1, 3), (310, 560, 1.0, 2), (420, 560, 0.95, 1), (525, 560, 0.9, 0)),
        ((70, 770, 1.0, 1), (180, 770, 1.05, 2), (300, 770, 1.1, 4), (420, 770, 1.0, 3), (530, 770, 1.0, 5)),
    )
    for row in rows:
        for x, y, s, grown in row:
            h = (6, 30, 56, 84, 112, 120)[grown] * s
            if grown:
                c.limb(
                    [(x, y - 50 * s), (x + 6, y - 50 * s - h * 0.5), (x, y - 50 * s - h)],
                    (6, 5, 4),
                    "#4f8a5c",
                )
                nature.leaf(c, x + 2, y - 60 * s - h * 0.3, 34 * s, -30, "#5f9a64")
                nature.leaf(c, x + 2, y - 60 * s - h * 0.4, 34 * s, -150, "#4f8a5c")
            if grown >= 3:
                c.glow(x, y - 50 * s - h - 16, 110 * s, "#ffd98f", 0.85)
                with c.at(x, y - 50 * s - h - 4, s * 0.62, 180):
                    c.path("M-10,0 H10 L12,14 H-12Z", "#c98a3c")
                    c.path(
                        "M-11,14 C-34,34 -30,70 0,72 C30,70 34,34 11,14Z",
                        c.radial("#fffdf0", "#ffe9a0", "#f2b25c"),
                    )
            elif grown == 2:
                c.glow(x, y - 50 * s - h, 50, "#ffd98f", 0.7)
                c.ellipse(x, y - 50 * s - h - 6, 11, 16, "#fff0b8")
            elif grown == 1:
                c.circle(x, y - 52 * s - h, 6, "#d8e8a0")
            if grown == 5:
                c.circle(x + 20, y - 150, 5, "#fff3cf")
            c.path(
                f"M{x - 34 * s},{y - 54 * s} H{x + 34 * s} L{x + 26 * s},{y} H{x - 26 * s}Z",
                c.horiz("#e09060", "#b3603c", "#5f2c24"),
            )
            c.rect(x - 38 * s, y - 62 * s, 76 * s, 14 * s, c.horiz("#e8a070", "#b3603c", "#6d3428"), 3)
    with c.group(filter=c.rim("#ffe9b8", -2, 1)), c.at(150, 884, 0.9):
        creatures.cat(c, "#141834", "#ffe39a")
    things.book(c, 440, 880, 100, "#7c2a38", "#fff3e0", 4)


@scene("p81", "ember")
def the_one_who_looks_away(c: Canvas) -> None:
    nature.sky(c, ("#3f6f9c", "#9fb8b8", "#fbd890", "#f6a850"))
    nature.clouds(c, "#fff0c8", 0.6, 0.004, 0.012, 0, 420, 0.46)
    nature.disc(c, 130, 250, 66, "#fff6cf", "#ffb84c", 3.6, 0.9)
    nature.ridge(c, 430, 20, "#a8703c", "#8a7a3c", trees=10)
    c.rect(0, 440, 600, 470, c.vert("#8a8a34", "#4a6030", "#24381f"))

    def sunflower(x: float, y: float, r: float, away: bool, base: float) -> None:
        c.limb([(x + 4, base), (x - 4, (y + base) / 2), (x, y)], (r * 0.2, r * 0.17, r * 0.15), "#4f7a34")
        for side, k in ((-150, 0.35), (-30, 0.55)):
            nature.leaf(c, x, y + (base - y) * k, r * 1.25, side, "#5f8a3c", "#a8c060")
        tilt = -0.28 if not away else 0.2
        if away:
            c.circle(x, y, r * 0.8, "#4f7a34")
        for ring, (length, tone) in enumerate(((1.0, "#f0a020"), (0.9, "#ffcf3c"))):
            for k in range(18):
                a = math.tau * (k + ring * 0.5) / 18
                c.ellipse(
                    x + math.cos(a) * r * 0.72 + tilt * r * 0.1,
                    y + math.sin(a) * r * 0.72,
                    r * 0.36 * length,
                    r * 0.13,
                    mix(tone, "#c96a1c", 0.3 if math.sin(a) > 0.3 else 0),
                    1,
                    math.degrees(a),
                )
        if away:
            for k in range(9):
                a = math.tau * k / 9
                c.ellipse(
                    x + math.cos(a) * r * 0.4,
                    y + math.sin(a) * r * 0.4,
                    r * 0.3,
                    r * 0.15,
                    "#6f9a44",
                    1,
                    math.degrees(a),
                )
            c.circle(x, y, r * 0.3, "#4f7a34")
        else:
            c.circle(x + tilt * r * 0.2, y, r * 0.52, c.radial("#8a5a28", "#4a2814", "#2a140c"))

    for row, (y, r, count) in enumerate(((470, 20, 13), (520, 30, 10), (590, 44, 8))):
        for k in range(count):
            sunflower(
                (k + 0.5 + (row % 2) * 0.3) * 600 / count + c.r.uniform(-10, 10),
                y + c.r.uniform(-10, 10),
                r,
                False,
                y + 150,
            )
    with c.group(filter=c.rim("#ffe6a0", 2, 1)):
        c.limb([(470, 760), (470, 400)], (12, 10), "#5a3420")
        c.limb([(372, 474), (568, 466)], (10, 10), "#5a3420")
        c.path(
            "M420,450 Q470,436 520,450 L530,620 L500,604 L470,626 L440,604 L410,620Z",
            c.horiz("#6f86a8", "#3f5484"),
        )
        c.path("M420,452 L364,466 L366,494 L424,500Z M520,452 L576,458 L574,486 L518,498Z", "#4a6094")
        c.circle(470, 408, 33, "#e8cf98")
        c.path("M416,390 Q470,410 526,388 L498,376 L488,326 Q468,316 450,328 L444,378Z", "#6b3c24")
        for k in range(5):
            c.segment(366 - k * 5, 480, 346 - k * 2, 492 + k * 3, "#e8c060", 3)
            c.segment(574 + k * 4, 474, 590, 486 + k * 3, "#e8c060", 3)
    c.rect(452, 540, 22, 22, "#c2402f")
    with c.at(392, 470, 0.5):
        creatures.raven(c, "#1c1820")
    with c.at(548, 462, 0.46, flip=True):
        creatures.raven(c, "#1c1820")
    for x, y, r in ((80, 690, 74), (530, 740, 70), (220, 800, 84), (420, 846, 70)):
        sunflower(x, y, r, False, 920)
    sunflower(330, 664, 86, True, 920)
    with c.at(330, 600, 0.44):
        creatures.songbird(c, "#3d6f9c", "#f6e6c8")


@scene("p82", "milk")
def between_two_moves(c: Canvas) -> None:
    nature.sky(c, ("#6f8ea0", "#a9bdbd", "#e2d8c2", "#f1dfc0"))
    nature.disc(c, 440, 170, 50, halo=4.5, op=0.7)
    nature.clouds(c, "#ffffff", 0.6, 0.003, 0.008, 0, 700, 0.45)
    dark, haze = c.p.dark, c.p.haze
    for kind, x, h, far in (
        ("rook", 60, 250, 0.75),
        ("bishop", 210, 330, 0.7),
        ("pawn", 336, 190, 0.72),
        ("queen", 548, 360, 0.68),
    ):
        things.lathe(c, kind, x, 640, h, mix(dark, haze, far), mix(dark, "#fff8e4", far + 0.12), False)
    nature.fog(c, 630, 100, 0.75)
    things.lathe(c, "queen", 462, 740, 500, mix(dark, haze, 0.42), "#efe6cf", False)
    nature.fog(c, 735, 90, 0.75)
    things.lathe(c, "king", 142, 806, 640, mix(dark, haze, 0.12), "#e9dcc0", False)
    for j in range(8):
        y1, y2 = 776 + (j / 8) ** 1.6 * 140, 776 + ((j + 1) / 8) ** 1.6 * 140
        for i in range(-9, 10):
            if (i + j) % 2:
                continue
            k1, k2 = (y1 - 690) / 90, (y2 - 690) / 90
            c.poly(
                [
                    (300 + i * 44 * k1, y1),
                    (300 + (i + 1) * 44 * k1, y1),
                    (300 + (i + 1) * 44 * k2, y2),
                    (300 + i * 44 * k2, y2),
                ],
                dark,
                round(0.16 + 0.06 * j, 2),
            )
    nature.fog(c, 790, 60, 0.6)
    things.lathe(c, "pawn", 530, 880, 190, "#b8503c", "#f6c0a0", False)
    spot = people.figure(c, 318, 866, 84, "#1b2730", "brim", "#c2543d", (30, 56))
    people.lamp_in_hand(c, spot, 8, "#ffb65c")
    with c.at(136, 166, 0.56):
        creatures.raven(c, "#2b3a45")
    nature.birds(c, 6, 250, 120, 400, 280, mix(dark, haze, 0.3), 8)
    with c.at(400, 876, 0.4):
        creatures.cat(c, "#2b3a45", tail_up=True)


@scene("p83", "sand")
def sea_runs_out_into_sand(c: Canvas) -> None:
    nature.wash(c, "#5a2c34", "#8a4440", "#b3603f", "#6d3030")
    for k in range(9):
        c.path(f"M{k * 74 - 20},0 Q{k * 74 + 20},450 {k * 74 - 14},900", "none", "#4a1f28", 20, 0.3)
    c.rect(0, 800, 600, 110, c.vert("#5a3020", "#2a1410"))
    c.shade(300, 812, 240, 26, 0.6)
    glass = "M166,150 C166,330 276,380 288,446 C276,512 166,560 166,760 L434,760 C434,560 324,512 312,446 C324,380 434,330 434,150Z"
    c.glow(300, 450, 420, "#ffe0a0", 0.5)
    with c.group(clip=c.clip(glass)):
        c.rect(150, 140, 300, 310, c.vert("#bfe4ec", "#8fd0dc", "#3f9ab0", "#1f5f80"))
        c.rect(150, 140, 300, 76, c.vert("#f6f0d8", "#d8ecec"))
        nature.shafts(c, 300, 200, 5, 0.5, 260, math.pi / 2, 0.5, "#ffffff", 0.1)
        with c.at(360, 218, 0.62, 4):
            built.ship(c, 0, 0, 100, "#5a3020", "#fff6e4", "#cf4a35")
        c.path("M150,218 q20,-10 40,0 t40,0 t40,0 t40,0 t40,0 t40,0 t40,0 v8 h-300Z", "#ffffff", op=0.8)
        with c.at(240, 300, 0.42, 14):
            creatures.whale(c, "#24506c", "#d8e8e8")
        creatures.shoal(
            c, [(330, 330, 24), (300, 370, 20), (350, 290, 22), (308, 400, 15)], "#ffb060", "#cf4a35", 60
        )
        c.rect(150, 446, 300, 320, c.vert("#f6c890", "#fbe0b0", "#ffe9c0"))
        c.rect(296, 440, 8, 230, "#3f9ab0")
        c.rect(298, 440, 3, 230, "#bfe4ec")
        c.path("M150,770 C200,700 260,664 300,656 C340,664 400,700 450,770Z", c.vert("#e8b870", "#b3703c"))
        c.path("M300,656 C340,664 400,700 450,770 H330Z", "#8a4f30", op=0.5)
        for k, (x, y) in enumerate(((206, 734), (238, 716), (268, 702))):
            with c.at(x, y, 0.2 - k * 0.02):
                creatures.horse(c, "#6d3a28", "#3a1c14")
        c.limb([(380, 742), (384, 700), (378, 670)], (8, 6, 5), "#6b4426")
        for k in range(6):
            nature.leaf(c, 378, 670, 36, -190 + k * 40, "#5f8a44")
        c.ellipse(300, 662, 26, 6, "#3f9ab0")
    c.path(glass, "none", "#fff8e4", 6, 0.85)
    c.path("M190,190 C192,300 240,356 264,396", "none", "#ffffff", 11, 0.5)
    c.path("M410,730 C408,630 352,560 334,520", "none", "#ffffff", 8, 0.4)
    with c.group(filter=c.body("#ffe6b0", -3, 4, 0.5, 12, 0.8, 0.3)):
        for y in (104, 756):
            c.rect(124, y, 352, 44, c.horiz("#d9a04f", "#9a6030", "#4a2818"), 10)
        for x in (140, 460):
            c.rect(x - 11, 140, 22, 630, c.horiz("#d9a04f", "#8a5228", "#4a2818"), 8)
            for y in (300, 446, 600):
                c.circle(x, y, 17, c.radial("#f0c880", "#8a5228"))
    with c.at(92, 812, 0.42):
        creatures.mouse(c, "#b39a80")
    things.key(c, 540, 812, 50, "#f2c060", 60)


@scene("p84", "rosedawn")
def line_over_the_library(c: Canvas) -> None:
    nature.sky(c, ("#4a5f9c", "#a890b8", "#f6b8a0", "#ffe6b8"))
    nature.clouds(c, "#fff6e8", 0.75, 0.004, 0.011, 0, 900, 0.45)
    nature.ridge(c, 700, 40, "#c0a0b4", "#e0bcb8")
    nature.fog(c, 740, 120, 0.7, "#fff0e0")
    tones = ("#8a3f4c", "#3d6f8a", "#c98a3c", "#5a4a80", "#4f7a68", "#b3604c", "#2f4f6c")
    deck = 452.0
    for x, n in ((40, 17), (196, 20), (352, 22), (508, 18)):
        y = 900.0
        while y > deck + 24:
            h = c.r.uniform(18, 32)
            w = c.r.uniform(84, 112)
            dx = c.r.uniform(-9, 9)
            tone = tones[c.r.randrange(len(tones))]
            c.rect(x - w / 2 + dx, y - h, w, h, c.horiz(lighter(tone, 0.2), tone, darker(tone, 0.4)), 3)
            c.rect(x - w / 2 + dx + w * 0.12, y - h, w * 0.05, h, lighter(tone, 0.5))
            c.rect(x - w / 2 + dx + w * 0.8, y - h + 3, w * 0.2, h - 6, "#fff3dc")
            y -= h
        c.rect(x - 60, deck + 10, 120, y - deck - 6 if y > deck + 10 else 4, darker(tones[n % 7], 0.2))
    with c.group(filter=c.rim("#fff6e0", -2, 2)):
        for k, x in enumerate((-40, 116, 272, 428, 584)):
            c.rect(x, deck, 158, 24, c.vert(lighter(tones[k], 0.25), tones[k], darker(tones[k], 0.4)), 3)
            c.rect(x + 6, deck + 18, 146, 9, "#fff3dc")
    c.rect(-10, deck - 5, 620, 5, "#4a3444")
    loads = ((64, "#7fb060"), (188, "#f0c060"), (312, "#d9653b"))
    for x, tone in loads:
        c.path(
            f"M{x - 50},{deck - 12} H{x + 50} L{x + 56},{deck - 42} H{x - 56}Z", c.vert("#8a5a4c", "#4a2f3c")
        )
        for wx in (-30, 30):
            c.circle(x + wx, deck - 10, 9, "#2a2547")
            c.circle(x + wx, deck - 10, 3, "#f2b25c")
        c.segment(x + 50, deck - 16, x + 76, deck - 16, "#2a2547", 4)
        if x == 64:
            nature.tree(
                c, x, deck - 40, 110, "#5a3a34", 0.5, 5, 0, 9, ("#f8c0d0", "#ffffff", "#ef93b0"), 5, 7
            )
        elif x == 188:
            c.path(f"M{x - 52},{deck - 42} q52,-40 104,0Z", "#f0d090")
            things.umbrella(c, x, deck - 128, 86, ("#e8604c", "#fff6e4"), "#8a5a3c", 6)
        else:
            nature.foliage(c, x, deck - 64, 50, 32, ("#8a2f24", "#c9482f", "#f0883c", "#ffc060"), 60, 9)
    with c.group(filter=c.rim("#fff6e0", -2, 2)):
        built.locomotive(c, 462, deck - 4, 190, "#2f3f6c", "#f2b25c")
    for k in range(7):
        c.circle(
            492 - k * 44 + c.r.uniform(-8, 8), deck - 140 - k * 26, 18 + k * 8, "#fffaf0", 0.75 - k * 0.08
        )
    with c.at(250, 890, 0.66):
        creatures.mouse(c, "#6a5a6c")
    built.ladder(c, (306, 900), (312, 480), 17, 14, 18, "#8a5a3c", 4)
    people.figure(c, 310, 700, 62, "#2a2547", "brim", "#e8604c", (8, 92), rim="#fff6e0")
    nature.clouds(c, "#ffffff", 0.8, 0.005, 0.013, 720, 980, 0.44)
