"""On the sea, in bottles of it, and above it."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature
from tools.painter.canvas import Canvas
from tools.painter.relief import Light
from tools.painter.scenes import scene


@scene("p19", "sand")
def island_that_swims(c: Canvas) -> None:
    nature.sky(c, ("#5fa8c4", "#a8d4d0", "#f6e6bc", "#fff1c8"), (0, 0.25, 0.48, 1))
    nature.clouds(c, "#ffffff", 0.85, 0.004, 0.011, 0, 430, 0.45)
    c.rect(0, 470, 600, 440, c.vert("#8fd0c8", "#2f8f9c", "#0f4f6c", "#0a2f4c"))
    nature.shafts(c, 330, 400, 8, 0.6, 640, math.pi / 2, 0.35, "#fff1c8", 0.07)
    with c.group(through=c.body("#fff1c8", -3, 4, 0.5, 22, 0.7, 0.4, "#0a2033")):
        for joints, widths in (
            (((180, 620), (110, 680), (64, 750), (50, 826)), (66, 74, 50, 8)),
            (((404, 630), (462, 690), (492, 764), (478, 846)), (62, 76, 52, 8)),
            (((140, 570), (86, 572), (48, 604)), (44, 32, 8)),
        ):
            c.limb(joints, widths, c.horiz("#7fa860", "#3f6f4c"))
        c.blob(
            [(400, 540), (448, 532), (480, 508), (512, 488), (542, 496), (558, 522), (553, 546), (526, 562),
             (496, 572), (464, 598), (400, 616)],
            c.horiz("#5f8450", "#8fb064"),
        )  # fmt: skip
        c.blob(
            [(82, 560), (118, 484), (270, 446), (410, 484), (456, 560), (392, 648), (270, 674), (146, 648)],
            c.vert("#b3804c", "#7a5234", "#3f2c28"),
        )
    for x, y, w, h in ((150, 556, 52, 50), (212, 566, 58, 66), (272, 570, 58, 72), (332, 566, 58, 66),
                       (394, 554, 52, 48), (176, 624, 50, 30), (238, 640, 56, 30), (304, 640, 56, 30),
                       (366, 622, 50, 30)):  # fmt: skip
        plate = [(x - w * 0.48, y), (x - w * 0.24, y - h / 2), (x + w * 0.24, y - h / 2), (x + w * 0.48, y),
                 (x + w * 0.24, y + h / 2), (x - w * 0.24, y + h / 2)]  # fmt: skip
        c.blob(plate, c.diag("#d8a868", "#9a6a40", "#6a442c"), 0.85, 0.5)
        c.blob([(x + (px - x) * 0.5, y + (py - y) * 0.5) for px, py in plate], "#e8c088", 0.4, 0.5)
    c.circle(526, 516, 6.5, "#10101c")
    c.circle(528, 514, 2.2, "#ffffff")
    c.path("M522,548 Q540,552 552,540", "none", "#3f6434", 3)
    c.blob(
        [(92, 508), (160, 444), (270, 416), (380, 442), (446, 508), (356, 496), (270, 506), (176, 496)],
        c.vert("#a8c860", "#5f8f44"),
    )
    nature.tree(
        c, 250, 446, 320, "#5a3424", 0.48, 6, -0.06, 30, ("#5f9a4c", "#8fb850", "#c9d870", "#3f7a44"), 8, 13
    )
    c.segment(178, 302, 174, 400, "#3a2418", 2.4)
    c.segment(206, 300, 204, 402, "#3a2418", 2.4)
    c.rect(166, 398, 46, 8, "#8a3a2c", 2)
    built.house(c, 362, 462, 58, 46, "#f6e6c8", "#cf4a35", rows=1, columns=2)
    with c.group(through=c.blur(4)):
        for k in range(5):
            c.circle(378 + k * 12, 370 - k * 24, 8 + k * 3.4, "#ffffff", 0.6 - k * 0.09)
    c.rect(0, 468, 600, 3, "#ffffff", op=0.35)
    for _ in range(46):
        t = c.r.random()
        nature.dash(
            c,
            c.r.uniform(-20, 600),
            472 + t * t * 70,
            c.r.uniform(20, 80),
            3,
            c.r.choice(("#ffffff", "#2f8f9c")),
            0.45,
        )
    creatures.shoal(
        c,
        [(120, 770, 34), (160, 800, 28), (100, 820, 30), (300, 780, 24), (530, 700, 32)],
        "#ffb060",
        "#cf4a35",
        2,
    )
    with c.group(opacity=0.85), c.at(60, 470, 0.3):
        c.limb([(-70, -4), (-96, -26), (-112, -34)], (26, 22, 24), "#6f8f70")
        c.blob([(-92, 0), (-64, -34), (0, -52), (64, -34), (92, 0)], c.vert("#8fa868", "#7a8a68"))
        nature.tree(c, 6, -44, 128, "#6a5a50", 0.5, 5, 0.1, 14, ("#b07898", "#d8a0b8", "#e8c0cc"), 9, 16)


@scene("p23", "rosedawn", Light(backdrop=0.0))
def passengers_of_a_slow_cloud(c: Canvas) -> None:
    nature.sky(c)
    nature.clouds(c, "#fff0dd", 0.75, 0.004, 0.012, 120, 760, 0.45)
    nature.clouds(c, "#7d6a9c", 0.45, 0.006, 0.016, 0, 420, 0.5)
    built.city(c, 218, 408, lambda x: 382 + abs(x - 314) * 0.13, 34, 19, "#4a3a6c", "#ffdf8a", 1.15)
    with c.group(through=c.body("#fff0d8", -4, -5, 0.6, 40, 0.8, 0.5, "#2a2350")), c.at(316, 470, 2.02, -4):
        creatures.whale(c, "#9a86b4", "#f6dcc8", "#2a2350")
    for x in (230, 300, 360):
        c.line([(x, 540), (x + 4, 620), (x + 2, 676)], "#3a2f5c", 2)
    for x, size, flip in ((244, 0.52, False), (284, 0.44, True), (330, 0.56, False), (366, 0.42, True)):
        with c.group(through=c.rim("#fff0d8", -1.6, 1)), c.at(x, 690, size, 0, flip):
            creatures.penguin(c)
    c.path("M206,676 H390 L372,724 H224Z", c.vert("#b3683c", "#6d3a44"))
    for k in range(6):
        c.rect(222 + k * 27, 688, 15, 15, "#ffe39a", 2)
    c.path("M200,676 H396 l-6,-10 H206Z", "#7a4048")
    c.path("M314,655 Q330,662 346,654 L344,662 Q330,669 316,662Z", "#e8604c")
    nature.clouds(c, "#ffe9d6", 0.95, 0.005, 0.013, 600, 930, 0.42)
    nature.clouds(c, "#ffffff", 0.8, 0.006, 0.015, 700, 960, 0.44)
    nature.birds(c, 14, 60, 600, 200, 800, c.p.dark, 9)
    c.line([(348, 660), (430, 590), (500, 610)], "#3a2f5c", 1.6)
    with c.at(508, 606, 0.6, 20):
        c.poly([(0, -60), (34, 0), (0, 50), (-34, 0)], "#e8604c")
        c.poly([(0, -60), (34, 0), (0, 0)], "#fff2cf")
        c.poly([(0, 50), (-34, 0), (0, 0)], "#fff2cf")
        c.line([(0, 50), (-10, 80), (8, 104), (-6, 130)], "#e8604c", 3)
