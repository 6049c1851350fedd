"""Animals who are larger, wiser or stranger than they ought to be."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import lighter, mix
from tools.painter.scenes import scene


def _antler(c: Canvas, x: float, y: float, side: int, tone: str) -> None:
    """One antler like a leafless tree: a beam that bends out and in again, tines with twigs."""

    def put(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + side * px, y + py) for px, py in points]

    c.limb(
        put((0, 0), (44, -62), (128, -112), (186, -190), (190, -290), (148, -372)),
        (30, 24, 20, 17, 12, 4),
        tone,
    )
    for points, widths in (
        (((34, -54), (28, -110), (44, -150)), (14, 10, 3)),
        (((88, -94), (86, -170), (66, -236), (80, -300)), (16, 13, 9, 3)),
        (((78, -222), (44, -262), (38, -318)), (8, 6, 2)),
        (((160, -140), (208, -172), (226, -226)), (12, 9, 3)),
        (((188, -222), (150, -270), (128, -330), (112, -352)), (13, 10, 7, 3)),
        (((140, -292), (104, -316), (92, -340)), (7, 5, 2)),
        (((192, -280), (216, -318), (214, -352)), (10, 7, 2)),
        (((210, -190), (232, -196)), (6, 2)),
        (((168, -338), (186, -372), (182, -396)), (7, 5, 2)),
        (((36, -108), (14, -134)), (6, 2)),
        (((48, -262), (26, -276)), (5, 2)),
        (((84, -150), (112, -190), (114, -216)), (7, 5, 2)),
        (((70, -246), (54, -280)), (5, 2)),
        (((176, -168), (150, -196), (142, -226)), (8, 5, 2)),
        (((222, -214), (212, -240)), (4, 2)),
        (((130, -330), (138, -362)), (4, 2)),
    ):
        c.limb(put(*points), widths, tone)


@scene("p61", "milk")
def antlers_full_of_tenants(c: Canvas) -> None:
    x: float
    y: float
    size: float
    nature.sky(c, ("#6f90b0", "#a8bcc8", "#dfe2d8", "#f3ead8"))
    nature.clouds(c, "#ffffff", 0.7, 0.004, 0.01, 0, 800, 0.45)
    for k in range(11):
        nature.fir(c, 4 + k * 60 + c.r.uniform(-14, 14), 850, 170 + (k * 67) % 150, "#93acb8", "#f0f6fa")
    nature.fog(c, 800, 150, 0.75, "#f3f4ee")
    fur, deep = "#a87650", "#6d4630"
    for side in (-1, 1):
        with c.group(through=c.body("#fff8e4", -2, 3, 0.45, 8, 0.7, 0.3)):
            _antler(c, 300 + side * 34, 546, side, "#5a4034")
    with c.group(through=c.body("#fff8e4", -3, 4, 0.45, 26, 0.7, 0.25)):
        for side in (-1, 1):
            c.limb(
                [(300 + side * 58, 584), (300 + side * 124, 552), (300 + side * 176, 566)], (26, 50, 6), fur
            )
        c.path(
            "M238,640 C232,730 190,800 120,910 H480 C410,800 368,730 362,640Z", c.vert(deep, fur, "#c99a70")
        )
    for side in (-1, 1):
        c.limb(
            [(300 + side * 76, 580), (300 + side * 124, 562), (300 + side * 164, 568)], (10, 24, 3), "#e0b496"
        )
    for _ in range(54):
        a, far = c.r.uniform(-1, 1), c.r.random()
        x, y = 300 + a * (40 + 74 * far), 750 + far * 130 - abs(a) * 40
        c.limb(
            [(x, y - 26), (x + a * 6, y + 10)],
            (9, 1.5),
            mix("#fbf2e0", "#c9a074", 0.2 + 0.5 * c.r.random()),
            0.4,
        )
    with c.group(through=c.body("#fff8e4", -3, 4, 0.4, 20, 0.7, 0.2)):
        c.blob(
            [(300, 528), (344, 536), (372, 572), (374, 612), (352, 668), (342, 716), (330, 752), (300, 764),
             (270, 752), (258, 716), (248, 668), (226, 612), (228, 572), (256, 536)],
            c.vert("#8a5c3c", fur, "#b98a62"),
        )  # fmt: skip
    c.blob([(300, 560), (318, 610), (316, 680), (300, 706), (284, 680), (282, 610)], "#7a5036", 0.55)
    c.blob([(300, 694), (336, 716), (330, 750), (300, 762), (270, 750), (264, 716)], "#f3e6d0")
    c.path("M274,706 Q300,692 326,706 Q324,730 300,738 Q276,730 274,706Z", "#2a1c1c")
    c.ellipse(290, 706, 9, 4, "#8a7a78", 0.8)
    c.path("M300,736 V750 M300,750 Q286,758 276,750 M300,750 Q314,758 324,750", "none", "#4a2e28", 3)
    for side in (-1, 1):
        c.ellipse(300 + side * 50, 618, 19, 17, "#f0dcc0", 0.9, side * 24)
        c.ellipse(300 + side * 50, 618, 12, 13, "#1c1418", 1, side * 20)
        c.circle(300 + side * 50 - 4, 613, 4, "#ffffff")
        c.line([(300 + side * 34, 592), (300 + side * 52, 588), (300 + side * 68, 600)], deep, 5, 0.8)
    built.house(c, 300, 536, 74, 56, "#f6e6c8", "#b8402f", rows=1, columns=2)
    c.path("M258,538 Q300,520 342,538 Q330,550 300,546 Q270,550 258,538Z", "#fbfdfd")
    for x, y, drop, size in (
        (186, 456, 26, 56), (104, 386, 28, 48), (222, 288, 20, 40), (46, 350, 18, 34), (88, 240, 18, 36),
        (420, 460, 26, 56), (504, 378, 28, 46), (554, 352, 18, 34), (470, 232, 20, 38),
    ):  # fmt: skip
        c.segment(x, y - 4, x, y + drop, "#3a2a24", 2.4)
        things.lantern(c, x, y + drop - 4, size, "#3a2a24")
    for x, y, size, tone, flip in (
        (222, 397, 0.5, "#3d6f9c", False), (240, 271, 0.44, "#c2543d", False),
        (84, 151, 0.46, "#d9973c", False), (378, 397, 0.5, "#c2543d", True),
        (448, 196, 0.46, "#3d6f9c", True), (550, 196, 0.4, "#4f7a5c", True),
        (154, 196, 0.42, "#6f7a9c", True),
    ):  # fmt: skip
        with c.at(x, y, size, 0, flip):
            creatures.songbird(c, tone, "#f6e6c8")
    for dx in (-15, 0, 15):
        c.ellipse(394 + dx, 262 - (dx == 0) * 3, 9, 12, c.radial("#ffffff", "#bfe0ec", "#7fb0c4"))
    for _ in range(70):
        a = c.r.uniform(-1, 1)
        x, y = 394 + a * 34, 278 - a * a * 10 + c.r.uniform(-8, 9)
        c.limb(
            [(x - 13, y - a * 5), (x + 13, y + a * 5)],
            (3.6, 2),
            c.r.choice(("#7a5438", "#b08454", "#5a3c28")),
        )
    nature.snow(c, 150, 0, 900)


@scene("p62", "nocturne")
def mountain_asleep(c: Canvas) -> None:
    nature.sky(c, ("#0c1640", "#26407c", "#6f86b8", "#e0b8b8"), (0, 0.3, 0.55, 0.8))
    nature.stars(c, 130, 330)
    nature.clouds(c, "#c9d4f0", 0.4, 0.004, 0.013, 60, 430, 0.48)
    nature.ridge(c, 480, 70, "#8f9fc8", "#b8c0dc")
    with c.group(through=c.body("#f6f8ff", -4, 6, 0.5, 44, 0.7, 0.4, "#1a2048")):
        c.blob(
            [(-60, 760), (-30, 560), (80, 420), (220, 350), (350, 370), (424, 446), (444, 526), (480, 560),
             (526, 606), (546, 640), (544, 676), (510, 712), (440, 760)],
            c.vert("#7a86b4", "#4a5688", "#343e6c"),
        )  # fmt: skip
        c.circle(446, 506, 34, "#4a5688")
        c.circle(384, 462, 30, "#56629a")
    c.circle(448, 508, 18, "#8a94c0")
    snow = [(-40, 610), (20, 500), (110, 414), (220, 356), (340, 372), (400, 436), (362, 424), (326, 470),
            (286, 428), (240, 500), (190, 440), (150, 530), (100, 480), (60, 590), (10, 580)]  # fmt: skip
    c.blob(snow, c.vert("#ffffff", "#c9d6ee"))
    c.path("M454,622 q18,13 40,0", "none", "#141a40", 6)
    c.ellipse(536, 632, 21, 16, "#141a40")
    c.ellipse(530, 626, 7, 4, "#8a94c0", 0.8)
    c.path("M500,690 q22,6 40,-10", "none", "#141a40", 4)
    with c.group(through=c.blur(5)):
        for k in range(3):
            c.circle(534 + k * 4, 566 - k * 46, 11 + k * 8, "#e8ecf8", 0.45 - k * 0.1)
    for x, y, w in ((120, 470, 34), (168, 436, 40), (216, 414, 36), (268, 420, 44), (320, 440, 34)):
        built.house(c, x, y, w, w * 0.8, "#5a4a6c", "#eef4fc", rows=1, columns=2, steep=0.9)
    c.path("M196,396 h26 v-70 l-13,-36 l-13,36Z", "#4a3f6c")
    c.rect(203, 344, 12, 16, "#ffd98f")
    for x, y in ((140, 420), (284, 370)):
        with c.group(through=c.blur(3)):
            for k in range(5):
                c.circle(x + k * 8, y - k * 26, 6 + k * 4, "#e8ecf8", 0.5 - k * 0.08)
    for k in range(13):
        x = 10 + k * 26
        nature.fir(c, x, 640 + (k * 37 % 60), 60 + (k * 29 % 50), "#1f2a58", "#e4ecf8")
    c.path("M-10,760 Q150,700 330,748 T610,736 V910 H-10Z", c.vert("#f4f8ff", "#a8bade"))
    c.limb([(424, 742), (462, 772), (508, 784)], (60, 78, 62), c.vert("#5a669a", "#3a4474"))
    for k in range(4):
        c.limb([(520 + k * 3, 762 + k * 14), (546 - abs(k - 1.5) * 4, 766 + k * 14)], (11, 3), "#e8ecf8")
    line = [(40, 880), (120, 830), (230, 842), (300, 810), (340, 764), (320, 700), (250, 650), (230, 560),
            (200, 470)]  # fmt: skip
    c.line(line, "#7f94c8", 9, 0.6)
    for x, y, h in ((120, 834, 58), (168, 842, 46), (206, 846, 38)):
        spot = people.figure(c, x, y, h, "#1a1f44", "hood", "#e8604c" if h > 50 else "", (26, 60))
        if h > 50:
            people.lamp_in_hand(c, spot, 6)
    nature.snow(c, 120, 0, 900)


@scene("p63", "ember")
def fox_paints_the_autumn(c: Canvas) -> None:
    nature.sky(c, ("#8fc0c4", "#c9dcc0", "#f6eccc", "#fbe6b8"))
    nature.clouds(c, "#ffffff", 0.7, 0.004, 0.012, 0, 420, 0.46)
    nature.ridge(c, 440, 50, "#a8c0a8", "#b8ccb0")
    nature.ridge(c, 520, 50, "#8fb088", "#9fba90")
    half = c.clip("M-10,0 H330 C300,300 380,420 320,560 C280,660 360,760 330,910 H-10Z")
    with c.group(clip=half):
        nature.ridge(c, 500, 60, "#e0904c", "#d9743c")
        for _ in range(26):
            x = c.r.uniform(-10, 330)
            nature.foliage(
                c, x, c.r.uniform(500, 560), 34, 40, ("#8a2f24", "#c9482f", "#f0883c", "#ffc060"), 36, 10
            )
    for _ in range(16):
        x = c.r.uniform(340, 610)
        nature.foliage(
            c, x, c.r.uniform(510, 560), 32, 40, ("#2f5a3c", "#4f8a50", "#7fb068", "#b8d890"), 36, 10
        )
    c.path("M-10,600 Q200,560 340,590 T610,580 V910 H-10Z", c.vert("#c9a850", "#8a8a40", "#5a6a34"))
    with c.group(clip=half):
        c.path("M-10,600 Q200,560 340,590 T610,580 V910 H-10Z", c.vert("#f0a04c", "#c9602f", "#7c2a24"))
    for side, tones in (
        (110, ("#7c2420", "#c93f2a", "#f0803c", "#ffc860")),
        (508, ("#24503c", "#3f8048", "#6fae58", "#b0d880")),
    ):
        c.limb([(side, 740), (side - 4, 600), (side + 6, 460)], (36, 26, 18), "#4a2a1c")
        nature.foliage(c, side, 370, 120, 130, tones, 190, 17)
    brush = [(392, 700), (330, 690), (268, 640), (250, 560), (290, 480), (330, 450)]
    c.limb([(x - 10, y + 30) for x, y in brush[3:]], (70, 60, 30), "#f08a3c", 0.5)
    with c.group(through=c.body("#fff0d0", -3, 4, 0.45, 18, 0.8, 0.3, "#4a1420")):
        c.limb(brush, (30, 46, 60, 62, 48, 8), "#d95f2c")
        c.limb(brush[4:], (46, 6), "#ffb84c")
        with c.at(410, 790, 2.0):
            c.blob(
                [(14, -72), (-6, -66), (-26, -36), (-32, -10), (-22, 0), (14, 0), (24, -14), (24, -50)],
                "#d95f2c",
            )
            c.blob([(20, -58), (8, -54), (4, -20), (16, -8), (24, -26)], "#fbeedb")
            c.limb([(10, -40), (12, -16), (14, -1)], (14, 10, 8), "#b84a24")
            c.limb([(22, -40), (24, -16), (26, -1)], (13, 10, 8), "#d95f2c")
            c.limb([(13, -12), (14, -1)], (9, 8), "#2a1a20")
            c.limb([(25, -12), (26, -1)], (9, 8), "#2a1a20")
            c.path("M2,-88 L2,-116 L20,-98Z M22,-98 L36,-112 L36,-90Z", "#d95f2c")
            c.path("M5,-94 L6,-108 L16,-98Z", "#2a1a20")
            c.path("M-2,-86 C2,-102 28,-106 38,-92 L64,-74 Q52,-66 38,-66 C22,-60 4,-66 -2,-86Z", "#d95f2c")
            c.path("M64,-74 Q52,-66 38,-66 C28,-62 18,-64 12,-68 C26,-74 46,-72 64,-74Z", "#fbeedb")
    c.circle(537, 640, 6, "#2a1a20")
    c.path("M470,620 q10,-8 18,2 q-10,6 -18,-2Z", "#2a1a20")
    for x, tone in ((210, "#c93f2a"), (268, "#f0a040"), (156, "#8a2f24")):
        c.path(f"M{x - 24},796 H{x + 24} L{x + 19},848 H{x - 19}Z", c.horiz("#eef2f4", "#a8b4bc", "#6f7c88"))
        c.ellipse(x, 796, 24, 7, tone)
        c.path(f"M{x + 6},800 q2,22 8,30 q4,-14 2,-30Z", tone)
    for _ in range(40):
        c.ellipse(
            c.r.uniform(20, 360),
            c.r.uniform(560, 880),
            7,
            4,
            c.r.choice(("#c93f2a", "#f0a040", "#ffd070")),
            0.9,
            c.r.uniform(0, 180),
        )


@scene("p65", "verdigris")
def slow_carousel(c: Canvas) -> None:
    x: float
    y: float
    nature.sky(c, ("#3f7a80", "#8fb8a8", "#e8e0b0", "#f6d890"))
    nature.clouds(c, "#fffbe0", 0.6, 0.004, 0.012, 0, 620, 0.46)
    nature.ridge(c, 720, 24, "#8fae84", "#6f9a74", trees=16)
    for k in range(26):
        x, h = k * 25 - 14 + c.r.uniform(-8, 8), c.r.uniform(240, 600) * (0.7 + 0.3 * abs(k - 12) / 12)
        tip = x + c.r.uniform(-90, 90)
        c.limb([(x, 910), (x + (tip - x) * 0.2, 910 - h * 0.6), (tip, 910 - h)], (17, 12, 1.5),
               mix("#5f9a5c", "#2f6a48", c.r.random()))  # fmt: skip
    c.path("M0,812 Q150,790 320,806 T600,796 V910 H0Z", c.vert("#6f9a50", "#2f5a34", "#24442c"))
    cx, base = 252, 650
    with c.group(through=c.body("#fff6dc", -3, 4, 0.4, 20, 0.8, 0.2)), c.at(272, 830, 2.06):
        creatures.snail(c, "#d9a878", "#4a2a24")
    c.path("M60,834 Q300,822 500,836", "none", "#fbf4d8", 5, 0.5)
    bowl = (
        f"M{cx - 190},{base + 6} C{cx - 176},{base + 92} {cx - 104},{base + 140} {cx},{base + 142} "
        f"C{cx + 104},{base + 140} {cx + 176},{base + 92} {cx + 190},{base + 6}Z"
    )
    with c.group(through=c.body("#fff6dc", -3, 4, 0.45, 24, 0.7, 0.15)):
        c.path(bowl, c.horiz("#e8b070", "#b8703c", "#6d3a2c"))
    with c.group(clip=c.clip(bowl)):
        spiral = [
            (cx + 8 + math.cos(k * 0.5) * (12 + k * 6.4), base + 56 + math.sin(k * 0.5) * (6 + k * 3.5))
            for k in range(32)
        ]
        c.line(spiral, "#6d3a2c", 9, 0.75)
        c.line([(x - 3, y - 5) for x, y in spiral], "#ffd9a0", 4, 0.6)
    with c.group(through=c.body("#fff6dc", -3, 4, 0.4, 24, 0.7, 0.2)):
        c.ellipse(cx, base + 8, 198, 36, "#8a3f3c")
        c.ellipse(cx, base - 6, 198, 34, c.horiz("#f6e0a8", "#d9a860", "#8a5a38"))
        c.rect(cx - 32, 380, 64, 262, c.horiz("#fff0d8", "#e0a090", "#7a4048"))
    for k in range(7):
        c.path(
            f"M{cx - 32},{408 + k * 34} Q{cx},{428 + k * 34} {cx + 32},{408 + k * 34}",
            "none",
            "#c2543d",
            4,
            0.7,
        )
    for k, (dx, tone) in enumerate(((-76, "#c2543d"), (72, "#3d6f9c"), (-150, "#fff6ea"), (148, "#f2b25c"))):
        x, foot = cx + dx, base - (18 if k < 2 else 0)
        y = foot - 46 - (0, 20, 6, 16)[k]
        c.segment(x, 372, x, foot + 2, "#e8c060", 5)
        with c.at(x - 4, y + 40, 0.46 if k > 1 else 0.38, -6):
            creatures.horse(c, tone, lighter(tone, 0.5) if k != 2 else "#d8a0a0")
    with c.group(through=c.body("#fff6dc", -3, 4, 0.45, 24, 0.7, 0.2)):
        c.path(
            f"M{cx},{170} C{cx + 40},270 {cx + 140},320 {cx + 212},360 "
            f"Q{cx},410 {cx - 212},360 C{cx - 140},320 {cx - 40},270 {cx},170Z",
            "#fff6e4",
        )
        for k in range(0, 7, 2):
            a, b = -212 + k * 424 / 7, -212 + (k + 1) * 424 / 7
            c.path(
                f"M{cx},176 Q{cx + a * 0.4},300 {cx + a},362 L{cx + b},362 Q{cx + b * 0.4},300 {cx},176Z",
                "#2f6f9c",
            )
        for k in range(12):
            c.path(f"M{cx - 212 + k * 35.3},364 q17.6,38 35.3,0Z", "#7a4a86" if k % 2 else "#f2c060")
    for k in range(13):
        c.glow(cx - 206 + k * 34.4, 368, 26, "#fff3c0", 0.8)
        c.circle(cx - 206 + k * 34.4, 368, 4.5, "#fffbe0")
    c.segment(cx, 172, cx, 116, "#7a4a34", 5)
    c.path(f"M{cx},116 q26,-14 52,4 q-22,8 0,22 q-28,-8 -52,0Z", "#c2543d")
    nature.grass(c, 20, 580, 866, 110, 66, ("#4f8a48", "#6fa854", "#2f6a3c"))
    c.shade(462, 866, 80, 10, 0.5)
    with c.group(through=c.rim("#fff6dc", -1.6, 1.4)), c.at(470, 866, 0.98, flip=True):
        back = creatures.hedgehog(c, "#6b4a34", "#d9b080")
        for x, y in back[1:-1]:
            for far in (0.55, 0.78, 1.0):
                px, py = -6 + (x + 6) * far, -8 + (y + 8) * far
                c.limb(
                    [(px, py), (px - 9 + (x + 6) * 0.12, py - 9)],
                    (4, 1),
                    "#e0c498" if far != 0.78 else "#3a2418",
                )
    for k in range(15):
        x, y = 44 + k * 22 + c.r.uniform(-8, 8), c.r.uniform(842, 874)
        nature.flower(c, x, y, c.r.uniform(6, 11), ("#ffffff", "#f2b25c", "#e88aa0")[k % 3], "#c2543d")
