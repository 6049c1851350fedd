"""Snow, ice, and what keeps warm in it."""

from __future__ import annotations

import math

from tools.painter import creatures, nature
from tools.painter.canvas import Canvas
from tools.painter.palettes import mix
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
