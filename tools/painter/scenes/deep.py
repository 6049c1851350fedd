"""Under water."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.scenes import scene


def _deep(c: Canvas, *tones: str) -> None:
    nature.wash(c, *tones)
    nature.shafts(c, 320, -160, 9, 0.5, 1000, math.pi / 2, 0.35, c.p.light, 0.06)


@scene("p13", "abyss")
def lighthouse_for_whales(c: Canvas) -> None:
    nature.wash(c, "#01202c", "#054456", "#0a5c68", "#032430")
    nature.clouds(c, "#2d8a8c", 0.35, 0.004, 0.008, 0, 900, 0.5)
    nature.ridge(c, 720, 60, "#0a4a56", "#06303c")
    nature.fog(c, 740, 60, 0.35, "#2d8a8c")
    lamp = (420.0, 470.0)
    nature.beam(c, [lamp, (-40, 120), (-40, 400)], "#ffe9b0", 0.6, 10)
    nature.beam(c, [lamp, (660, 250), (660, 470)], "#ffe9b0", 0.4, 10)
    with c.group(through=c.body("#ffe9c0", -3, -3, 0.55, 26, 0.7, 0.35)), c.at(190, 240, 1.75, 8, True):
        creatures.whale(c, "#1f5f78", "#b0d8d0")
    with (
        c.group(through=c.body("#ffe9c0", -2, 2, 0.5, 12, 0.5, 0.3), opacity=0.85),
        c.at(150, 520, 0.7, -6, True),
    ):
        creatures.whale(c, "#1a5468", "#8fc0bc")
    with c.group(opacity=0.5), c.at(500, 110, 0.55, 4, True):
        creatures.whale(c, "#0f4a5c", "#3f8a90")
    nature.ridge(c, 812, 40, "#042834", "#021a24")
    c.blob([(300, 860), (330, 790), (390, 770), (460, 772), (520, 800), (560, 870)], "#052c36")
    spot = built.lighthouse(c, 420, 790, 394, "#d8e4d4", "#b8503c")
    c.glow(*spot, 240, "#fff3cf", 0.9)
    for _ in range(34):
        x = c.r.uniform(0, 600)
        nature.weed(c, x, 905, c.r.uniform(50, 180), c.r.choice(("#0a4a44", "#12604f", "#063a3c")))
    for x, y in ((330, 560), (120, 380), (520, 640)):
        nature.bubbles(c, x, y, 9, 150)
    creatures.shoal(
        c,
        [(300, 650, 26), (330, 672, 22), (270, 676, 24), (350, 640, 20), (300, 690, 20)],
        "#ffb65c",
        "#c9603c",
        4,
    )


@scene("p16", "abyss")
def garden_in_the_helmet(c: Canvas) -> None:
    _deep(c, "#0a6470", "#064654", "#022834")
    nature.clouds(c, "#3f9a98", 0.35, 0.004, 0.01, 0, 900, 0.5)
    with c.group(through=c.body("#ffe9c0", -5, 5, 0.6, 34, 0.9, 0.5, "#1a0c10")):
        c.path(
            "M60,920 C70,760 150,700 210,690 H390 C450,700 530,760 540,920Z",
            c.horiz("#d9a45c", "#b3783c", "#5a3420"),
        )
        c.path(
            "M180,690 Q170,640 190,620 H410 Q430,640 420,690 Q300,730 180,690Z",
            c.horiz("#e8bc70", "#a86c34", "#4a2818"),
        )
        c.path(
            "M300,130 C450,130 510,250 510,390 C510,540 450,640 300,640 C150,640 90,540 90,390 "
            "C90,250 150,130 300,130Z",
            c.horiz("#f0c87c", "#c98a44", "#6b3f22"),
        )
        c.rect(268, 92, 64, 50, "#a86c34", 10)
        for s in (-1, 1):
            c.ellipse(300 + s * 210, 400, 26, 60, "#a86c34")
    for k in range(20):
        a = math.tau * k / 20
        c.circle(
            300 + math.cos(a) * 174,
            400 + math.sin(a) * 178,
            9,
            c.radial("#ffe6a8", "#8a5228", cx=0.3, cy=0.3),
        )
    for k in range(6):
        c.circle(120 + k * 72, 790 + abs(k - 2.5) * 16, 14, c.radial("#ffe6a8", "#8a5228"))
    c.circle(300, 400, 158, "#5a3420")
    circle = "M300,256 A144,144 0 1 1 299.9,256Z"
    with c.group(clip=c.clip(circle)):
        c.rect(150, 250, 300, 300, c.vert("#8fd0e0", "#d8f0dc", "#fff3c4"))
        nature.clouds(c, "#ffffff", 0.8, 0.008, 0.02, 250, 420, 0.44)
        c.path("M150,470 q80,-40 150,-8 t150,-12 v110 h-300Z", "#8fb860")
        nature.tree(c, 350, 500, 190, "#5a3424", 0.5, 6, 0.05, 15, ("#f0a3a0", "#ffd0c8", "#e8706c"), 5, 9)
        c.path("M150,500 q90,-24 170,0 t140,-4 v70 h-300Z", "#5f9a4c")
        for _ in range(26):
            nature.flower(
                c,
                c.r.uniform(170, 430),
                c.r.uniform(508, 545),
                c.r.uniform(5, 10),
                c.r.choice(("#e8604c", "#ffffff", "#f2b25c", "#8d5ac0")),
                "#ffe39a",
            )
        with c.at(232, 506, 0.62):
            creatures.hare(c, "#c9a880")
        with c.at(250, 340, 0.3, -8):
            creatures.flying(c, "#3d6f9c")
    c.path("M196,330 A130,130 0 0 1 280,272", "none", "#ffffff", 13, 0.6)
    c.ring(300, 400, 146, 146, "#e8bc70", 12)
    c.path("M300,256 V546 M156,400 H446", "none", "#8a5a30", 9, 0.9)
    for x, y, s, flip in ((520, 210, 70, True), (70, 250, 52, False), (90, 610, 66, False)):
        with c.at(x, y, s / 100, 4, flip):
            creatures.fish(c, "#3fa8a8", "#125a68", "#ffe9b8")
    c.line([(332, 110), (420, 60), (410, -10)], "#3a2a24", 14)
    nature.bubbles(c, 200, 130, 10, 140)


@scene("p17", "nocturne")
def bell_below(c: Canvas) -> None:
    nature.sky(c, ("#f0b890", "#ffdcae", "#ffe9c8", "#ffe9c8"), (0, 0.12, 0.2, 1))
    nature.clouds(c, "#ffffff", 0.6, 0.004, 0.012, 0, 190, 0.46)
    nature.ridge(c, 168, 20, "#c99a94", trees=10)
    c.rect(0, 190, 600, 720, c.vert("#7f9ac8", "#2f4f92", "#16286a", "#0a1240"))
    for _ in range(70):
        t = c.r.random() ** 2
        tone = c.r.choice(("#ffe9c8", "#5f86c8", "#e8b0a0"))
        nature.dash(c, c.r.uniform(-20, 600), 192 + t * 90, c.r.uniform(20, 90), 3, tone, 0.5 * (1 - t))
    with c.captured() as bark, c.group(through=c.rim("#fff6dc", -2, 1)):
        built.boat(c, 408, 178, 156, "#2a1a30")
        people.figure(c, 410, 188, 104, "#2a1a30", "brim", "#e8604c", (30, 30), flip=True)
    c.add("".join(bark))
    c.mirror(bark, 196, 0.35)
    nature.shafts(c, 300, 150, 8, 0.6, 620, math.pi / 2, 0.35, "#ffe0c0", 0.07)
    behind = ((66, 700, 96, "#22387c"), (520, 690, 104, "#22387c"))
    for x, top, w, tone in behind:
        built.house(c, x, 920, w, 920 - top, tone, "#16265c", "#5c76b0", rows=3, glow=False, steep=1.0)
    with c.group(through=c.body("#b9d0f4", -3, -4, 0.5, 16, 0.6, 0.4)):
        c.path(
            "M176,920 L190,420 H424 L438,920Z M226,470 V650 H388 V470 Q388,440 307,436 Q226,440 226,470Z",
            c.horiz("#5a78bc", "#2f4a94", "#14225c"),
        )
        c.poly([(164, 424), (307, 236), (450, 424)], c.horiz("#4a66ac", "#1c2e74"))
        c.rect(168, 648, 276, 22, c.horiz("#6f8ccc", "#24387c"), 4)
    c.path("M226,650 V484 Q226,436 307,436 Q388,436 388,484 V650Z", "#0a1238")
    c.glow(307, 556, 300, "#ffc870", 0.75)
    c.line([(384, 158), (352, 260), (318, 380), (304, 462)], "#fff0cf", 4)
    with c.group(through=c.rim("#fff3cf", -3, 2)), c.group("rotate(-15,307,470)"):
        c.circle(307, 640, 19, "#8a5a28")
        things.lathe(c, "bell", 307, 630, 176, "#d9963c", "#fff0b8")
    for k in range(3):
        c.ring(307, 560, 160 + k * 56, 140 + k * 48, "#ffe6b0", 4, 0.5 - k * 0.13)
    for row in range(6):
        for k in range(4):
            x, y = 206 + k * 58 + (row % 2) * 26, 690 + row * 38
            c.rect(x, y, 40, 20, "#8fa8dc", 4, 0.13)
    built.door(c, 272, 920, 74, 120, "#5a3a44")
    c.path("M276,796 a33,33 0 0 1 66,0Z", "#ffd98f", op=0.9)
    for x, top, w, roof in ((130, 800, 130, "#2a2458"), (492, 810, 124, "#30285c")):
        built.house(
            c, x, 930, w, 930 - top, "#2c4690", roof, "#ffd98f", rows=1, columns=2, door=False, steep=0.85
        )
    for x, y, size, rot, flip in (
        (96, 420, 104, -24, True), (142, 520, 70, -8, True), (60, 590, 84, 12, True),
        (520, 470, 92, -20, False), (540, 590, 70, 8, False), (486, 390, 58, -30, False),
    ):  # fmt: skip
        with c.at(x, y, size / 100, rot, flip):
            creatures.fish(c, "#cfe0fa", "#6a86c4", "#10101c")
    for _ in range(16):
        nature.weed(c, c.r.choice((c.r.uniform(0, 60), c.r.uniform(380, 440), c.r.uniform(180, 260))), 915,
                    c.r.uniform(50, 120), "#0c1c48")  # fmt: skip
    nature.bubbles(c, 360, 640, 9, 200)
