"""Hands that carry."""

from __future__ import annotations

from tools.painter import creatures, nature
from tools.painter.canvas import Canvas
from tools.painter.palettes import lighter
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _watering_can(c: Canvas) -> None:
    """Standing on y = 0, its body around x = 0, pouring to the left."""
    tin = c.horiz("#e4ecec", "#a8b8bc", "#5f747c")
    c.path("M34,-82 Q88,-78 70,-36 Q58,-14 38,-16", "none", "#7f9298", 9)
    c.path("M-24,-88 Q4,-132 40,-86", "none", "#8fa2a8", 8)
    c.path("M-34,-22 L-38,-46 L-84,-96 L-96,-86 L-58,-30Z", c.diag("#dfe8e8", "#7f9298"))
    c.path("M-104,-78 L-80,-110 L-74,-98 L-92,-74Z", "#6f848c")
    c.path("M-38,-88 H38 L44,0 H-44Z", tin)
    c.ellipse(0, -88, 38, 9, "#4a5c64")
    c.path("M-40,-62 H40 M-43,-14 H43", "none", "#dfe8e8", 3, 0.7)
    for k in range(8):
        x, y = -98 + k % 4 * 6, -88 + k * 2
        c.path(f"M{x},{y} Q{x - 22 - k * 2},{y + 18} {x - 30 - k * 3},{y + 74}", "none", "#8fd0e8", 2.4, 0.8)


@scene("p41", "verdigris", Light(backdrop=0.0))
def the_hand_blossoms(c: Canvas) -> None:
    x: float
    y: float
    nature.sky(c, ("#bfe0d4", "#dcecd4", "#f6f0d0", "#fbe6c0"))
    nature.clouds(c, "#ffffff", 0.8, 0.004, 0.01, 0, 700, 0.45)
    nature.ridge(c, 690, 34, "#8fb08c", "#a8c498", trees=5)
    c.path("M0,752 Q150,716 300,740 T600,738 V910 H0Z", c.vert("#8fb058", "#5f8a44", "#3f6434"))
    skin, deep = "#e0a880", "#9a6250"
    tips = (((206, 590), (186, 500), (170, 412)), ((268, 570), (262, 470), (258, 362)),
            ((330, 574), (342, 478), (352, 376)), ((382, 606), (414, 530), (436, 450)))  # fmt: skip
    bark = "#7a4a3c"
    with c.group(through=c.body("#fff6dc", -4, 4, 0.42, 22, 0.7, 0.18, "#5a2a2c")):
        for finger in tips:
            c.limb(finger, (60, 52, 36), skin)
        c.limb([(212, 760), (150, 690), (128, 640), (120, 596)], (80, 62, 48, 34), skin)
        c.blob(
            [
                (206, 850),
                (196, 780),
                (180, 690),
                (176, 600),
                (230, 556),
                (310, 548),
                (380, 570),
                (416, 622),
                (408, 700),
                (392, 790),
                (386, 850),
            ],
            c.horiz(lighter(skin, 0.2), skin, deep),
        )
    for x, y, rot, h in (
        (170, 412, -0.34, 190),
        (258, 362, -0.1, 235),
        (352, 376, 0.12, 235),
        (436, 450, 0.36, 190),
        (120, 596, -0.1, 136),
    ):
        for s, long in ((-1, 18), (0.1, 30), (1, 22)):
            c.limb(
                [(x + s * 3, y - 16), (x + s * 14 - rot * 10, y + 6), (x + s * 11 - rot * 30, y + long)],
                (15, 8, 1.5),
                bark,
            )
        nature.tree(
            c, x, y + 6, h, bark, 0.5, 5, rot, 24, ("#f8c0c8", "#ffe6ea", "#ef93a8", "#fbd4da"), 8, 10, False
        )
    for _ in range(34):
        c.ellipse(c.r.uniform(50, 560), c.r.uniform(420, 840), 5, 3, "#f8c0c8", 0.9, c.r.uniform(0, 180))
    c.shade(298, 694, 120, 36, 0.5, "#5a2a24")
    c.ellipse(296, 640, 88, 22, "#4a2e1e")
    for dx in (-40, 2, 42):
        c.ellipse(
            296 + dx, 632 - (dx == 2) * 6, 23, 28, c.radial("#ffffff", "#a8d8e8", "#5f9ab8", cx=0.38, cy=0.3)
        )
    for _ in range(150):
        a = c.r.uniform(-1, 1)
        depth = c.r.uniform(0, 1)
        x, y = 296 + a * (96 - 26 * depth), 648 + depth * 46 - a * a * (10 + 26 * depth)
        c.limb(
            [(x - 20, y - 5 + c.r.uniform(-6, 6) - a * 8), (x + 20, y - 5 + c.r.uniform(-6, 6) + a * 8)],
            (5, 3),
            c.r.choice(("#8a5a34", "#6b4426", "#b3804c", "#c99a64")),
        )
    c.blob([(204, 760), (236, 712), (300, 694), (356, 704), (392, 740), (380, 790), (300, 812), (226, 806)],
           c.fade([(0, lighter(skin, 0.2), 0.95), (0.6, skin, 0.8), (1, skin, 0)]))  # fmt: skip
    c.line([(214, 742), (262, 726), (312, 742), (344, 786)], deep, 4, 0.5)
    c.path(
        "M70,850 Q130,806 206,818 Q296,852 386,818 Q470,804 536,850 Q560,920 300,920 Q40,920 70,850Z",
        c.vert("#8fb058", "#5f8a44", "#3f6434"),
    )
    c.path("M196,822 Q296,856 398,822 Q380,842 298,848 Q214,842 196,822Z", "#4a3424", op=0.8)
    with c.at(374, 640, 0.72, flip=True):
        creatures.songbird(c, "#3d7f9c", "#f0904c")
    nature.grass(c, 20, 210, 770, 60, 40, ("#7fa050", "#5f8a44", "#a8c060"))
    nature.grass(c, 390, 590, 770, 60, 40, ("#7fa050", "#5f8a44", "#a8c060"))
    nature.grass(c, 130, 470, 876, 60, 30, ("#7fa050", "#5f8a44", "#a8c060"))
    with c.at(96, 800, 0.78):
        creatures.hare(c, "#a88a70")
    c.shade(500, 800, 70, 12, 0.5)
    with c.at(508, 800, 0.86):
        _watering_can(c)
    nature.grass(c, 30, 580, 872, 80, 30, ("#4f7a3c", "#5f8a44", "#8fae54"))
