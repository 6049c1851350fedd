"""Snow, ice, and what keeps warm in it."""

from __future__ import annotations

import math

from tools.painter import creatures, nature, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _skater(c: Canvas) -> None:
    """Gliding to the right on one leg, arms wide, seen a little from above; the blade at (0, 0)."""
    c.limb([(2, -6), (-2, -34), (4, -58)], (9, 11, 15), "#2b3a55")
    c.limb([(2, -58), (-34, -52), (-66, -60)], (15, 11, 8), "#2b3a55")
    c.limb([(-1, -4), (9, -3)], (9, 8), "#f6efe0")
    c.limb([(-66, -64), (-72, -56)], (9, 8), "#f6efe0")
    c.segment(-8, 1, 18, 1, "#3a4a5c", 2.6)
    c.segment(-74, -70, -80, -48, "#3a4a5c", 2.6)
    c.blob([(-14, -62), (-4, -50), (18, -54), (34, -76), (36, -92), (24, -96), (8, -82)], "#c9402f")
    c.path("M-16,-62 Q-34,-50 -30,-36 Q-6,-36 18,-50Z", "#a83028")
    c.limb([(26, -88), (52, -94), (80, -88)], (11, 9, 6), "#d9503c")
    c.limb([(24, -88), (2, -106), (-26, -110)], (11, 9, 6), "#c9402f")
    c.circle(82, -88, 5, "#f0c8a0")
    c.circle(-29, -110, 5, "#f0c8a0")
    c.limb([(30, -98), (6, -118), (-22, -128), (-46, -122)], (10, 9, 8, 3), "#f2b25c")
    c.circle(42, -106, 14, "#4a2e28")
    c.path("M29,-110 Q42,-128 56,-110 Q42,-104 29,-110Z", "#f6efe0")
    c.circle(40, -122, 5, "#f2b25c")


@scene("p73", "milk", Light(strength=0.9, backdrop=0.2))
def drawn_with_skates(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.radial("#b4d8e4", "#74a8c0", "#47809c", r=0.75))
    nature.clouds(c, "#e4f4f8", 0.4, 0.005, 0.005, -200, 1100, 0.48)
    for _ in range(12):
        x, y = c.r.uniform(40, 560), c.r.uniform(60, 840)
        points = [(x, y)]
        for _ in range(4):
            x, y = x + c.r.uniform(-50, 50), y + c.r.uniform(-46, 46)
            points.append((x, y))
        c.path("M" + " L".join(f"{a:.0f},{b:.0f}" for a, b in points), "none", "#ffffff", 1.4, 0.4)
    bird = [
        (392, 690), (420, 640), (380, 586), (300, 566), (250, 584), (196, 640), (120, 676), (178, 616),
        (208, 560), (150, 580), (92, 574), (168, 540), (218, 496), (200, 420), (142, 330), (112, 210),
        (186, 292), (236, 330), (208, 250), (206, 150), (262, 252), (322, 330), (352, 388), (392, 360),
        (436, 350), (472, 372), (524, 396), (470, 412), (452, 452), (414, 520), (350, 566), (300, 566),
    ]  # fmt: skip
    feathers = ([(322, 400), (270, 372), (222, 372)], [(316, 440), (262, 420), (214, 428)],
                [(300, 356), (252, 296), (232, 238)], [(330, 370), (292, 320), (268, 280)])  # fmt: skip
    for dx, dy, tone, wide, op in (
        (3, 5, "#2f5f7c", 7, 0.5),
        (0, 0, "#ffffff", 6.5, 1.0),
        (-1, -2, "#e4f4fa", 2, 0.9),
    ):
        c.line([(x + dx, y + dy) for x, y in bird], tone, wide, op)
        for feather in feathers:
            c.line([(x + dx, y + dy) for x, y in feather], tone, wide * 0.7, op)
        c.ring(432 + dx, 384 + dy, 8, 8, tone, wide * 0.6, op)
    with c.relief(0):
        for k in range(22):
            a = math.tau * k / 22
            x, y = 300 + math.cos(a) * 334, 450 + math.sin(a) * 482
            c.blob([(x - 70, y), (x - 40, y - 60), (x + 30, y - 66), (x + 76, y - 10), (x + 50, y + 60),
                    (x - 30, y + 64)], "#f6fafc")  # fmt: skip
        for x, y in ((60, 60), (540, 60), (60, 840), (540, 840)):
            c.circle(x, y, 84, "#f6fafc")
        c.path("M0,0 H600 V900 H0Z M40,40 V860 H560 V40Z", "#f6fafc")
    for k in range(28):
        a = math.tau * k / 28 + c.r.uniform(-0.06, 0.06)
        if 2.1 < a < 2.75:
            continue
        x, y = 300 + math.cos(a) * c.r.uniform(256, 264), 456 + math.sin(a) * (412 if a < math.pi else 394)
        h = c.r.uniform(62, 104)
        c.shade(x + 14, y + 4, h * 0.5, h * 0.14, 0.4)
        nature.fir(c, x, y + 6, h, mix("#2f5a58", "#4f7f80", c.r.random()), "#ffffff")
    c.shade(410, 702, 60, 10, 0.5)
    with c.group(through=c.rim("#ffffff", -2, 2)), c.at(396, 696, 1.08):
        _skater(c)
    c.path("M120,776 Q60,730 20,760 V860 H190 Q170,800 120,776Z", "#ffffff")
    c.shade(106, 830, 50, 9, 0.4)
    with c.group(through=c.rim("#fff6e4", -1.5, 1.5)), c.at(102, 830, 0.82):
        creatures.fox(c, "#d9653b")
    for k in range(8):
        c.ellipse(176 + k * 20, 842 + k * 3 + (k % 2) * 8, 5, 3.4, "#7fa4b8", 0.9)


def _fisher(c: Canvas) -> None:
    """An old man in a fur cap sitting on a box, turned to the right, about a hundred and twenty tall."""
    coat, fur = "#3f5a7c", "#b88a5c"
    c.path("M176,350 V310 H232 V350Z", c.horiz("#b3804c", "#7a5030"))
    c.path("M176,322 H232 M176,336 H232", "none", "#5a3820", 2)
    c.limb([(212, 312), (250, 310), (254, 344)], (24, 22, 17), "#4a4454")
    c.limb([(250, 346), (274, 347)], (17, 13), "#2a2430")
    c.path(
        "M184,316 C176,286 186,254 206,246 C226,246 236,266 236,290 L238,318Z",
        c.horiz(lighter(coat, 0.25), coat, darker(coat, 0.4)),
    )
    c.path("M184,310 Q210,324 240,312 L239,322 Q210,332 184,320Z", fur)
    c.limb([(210, 264), (234, 290), (260, 304)], (21, 18, 14), darker(coat, 0.15))
    c.circle(264, 306, 8.5, "#c2402f")
    c.path("M198,250 Q214,262 230,250 L232,240 H200Z", "#c2402f")
    c.path("M200,252 Q184,262 178,286 L192,284 Q196,266 208,258Z", "#c2402f")
    c.circle(216, 226, 18, "#e8b896")
    c.path("M222,232 Q238,228 236,242 Q230,254 214,248 Q206,240 208,232 Q216,238 222,232Z", "#f4f0ea")
    c.limb([(232, 222), (238, 228)], (6, 8), "#d89880")
    c.circle(225, 221, 2.2, "#2a1c20")
    c.path(
        "M194,226 Q192,198 216,198 Q240,200 238,216 Q224,212 208,218 L206,236 Q196,238 194,226Z",
        c.vert("#8a5a3c", "#5a3628"),
    )
    c.path("M198,214 Q218,204 240,212 L240,220 Q220,212 200,222Z", fur)


@scene("p76", "sand", Light(backdrop=0.0))
def summer_below_the_ice(c: Canvas) -> None:
    nature.sky(c, ("#8f9fb8", "#b8c0cc", "#dcdcdc", "#e8e4dc"), (0, 0.15, 0.28, 1))
    for _ in range(16):
        nature.fir(c, c.r.uniform(-20, 620), 290, c.r.uniform(60, 150), "#7f90a0", "#eef2f4")
    nature.fog(c, 280, 40, 0.6, "#eef0f0")
    c.path("M-10,292 H610 V392 H-10Z", c.vert("#fbfdfe", "#d4e4ec"))
    c.shade(222, 352, 90, 10, 0.3, "#6a7a90")
    _fisher(c)
    c.segment(262, 306, 346, 250, "#5a3a24", 5)
    c.line([(340, 250), (342, 330), (340, 460)], "#4a4a54", 1.8)
    things.lantern(c, 160, 300, 44, "#2b3444")
    ice = (
        "M-10,392 H296 L306,436 H376 L386,392 H610 V446 Q500,466 "
        "400,452 L380,440 H300 L290,452 Q160,470 -10,446Z"
    )
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
    c.path("M290,392 L302,440 H380 L392,392Z", c.vert("#3f7f9c", "#8fd8e8"))
    c.ellipse(341, 391, 58, 11, "#24506c")
    c.ellipse(341, 393, 50, 8, "#5fb0c8")
    c.path("M283,391 Q300,378 341,378 Q382,378 399,391", "none", "#ffffff", 5, 0.9)
    for x, y in ((276, 382), (404, 384), (416, 388)):
        c.poly([(x - 10, y + 5), (x - 2, y - 7), (x + 11, y + 4)], "#eaf6fc")
    c.line([(342, 330), (340, 400), (340, 460)], "#4a4a54", 1.8)
    c.glow(340, 450, 80, "#fff6c0", 0.7)
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
