"""Instruments that are something else as well."""

from __future__ import annotations

import math

from tools.painter import nature, things
from tools.painter.canvas import Canvas
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _violin(c: Canvas) -> None:
    """Lying with its neck up (y down to the chin rest): 62 below the middle, 292 above."""
    side = ("C30,-152 52,-138 49,-112 C47,-98 41,-94 47,-84 C34,-80 29,-66 30,-58 C31,-44 40,-38 54,-34 "
            "C57,-26 64,-10 63,12 C61,48 32,62 0,62")  # fmt: skip
    other = ("C-32,62 -61,48 -63,12 C-64,-10 -57,-26 -54,-34 C-40,-38 -31,-44 -30,-58 "
             "C-29,-66 -34,-80 -47,-84 C-41,-94 -47,-98 -49,-112 C-52,-138 -30,-152 0,-150Z")  # fmt: skip
    outline = f"M0,-150 {side} {other}"
    c.rect(-7, -252, 14, 110, "#5a2a1a", 3)
    c.path("M-9,-250 L-7,-284 Q-14,-306 4,-306 Q18,-302 12,-290 Q6,-284 8,-276 L9,-250Z", "#8a4624")
    c.circle(3, -296, 4.6, "#4a2014")
    for y, s in ((-262, -1), (-270, 1), (-278, -1)):
        c.limb([(s * 6, y), (s * 22, y - 2)], (5, 8), "#2a1410")
    c.path(outline, c.horiz("#f0a860", "#c8702f", "#8a4020"))
    c.path(outline, "none", "#4a1e10", 4, 0.8)
    with c.group("translate(0,-4) scale(.9,.93)"):
        c.path(outline, "none", "#6d301c", 1.8, 0.7)
    for s in (-1, 1):
        hole = f"C{s * 34},-60 {s * 20},-50 {s * 28},-36 C{s * 32},-28 {s * 40},-28 {s * 38},-22"
        c.path(f"M{s * 22},-70 {hole}", "none", "#2a1008", 4.4)
        c.circle(s * 22, -70, 4, "#2a1008")
        c.circle(s * 38, -22, 4.6, "#2a1008")
    c.path("M-8,-250 H8 L11,-88 H-11Z", "#241418")
    c.path("M-9,2 H9 L15,40 Q0,54 -15,40Z", "#241418")
    c.path("M-22,-46 Q0,-54 22,-46 L20,-38 H-20Z", "#e8c088")
    for x in (-6, -2, 2, 6):
        c.segment(x * 0.8, -262, x * 1.4, 6, "#fff2d8", 1.3, 0.95)


def _cricket(c: Canvas) -> None:
    """A cricket in a tail coat, sitting on the end of the violin and looking to the left."""
    green = c.diag("#b8d070", "#6f9a44", "#345c34")
    c.limb([(196, 540), (226, 584), (250, 604)], (26, 22, 2), "#3a2450")
    c.limb([(206, 536), (238, 566), (270, 580)], (20, 16, 2), "#2a1a40")
    c.limb([(172, 596), (180, 560), (184, 524)], (40, 46, 36), green)
    c.path(
        "M166,524 Q184,508 206,522 Q216,560 206,598 L176,600 Q192,560 166,524Z", c.horiz("#5a3a6c", "#2f1c48")
    )
    c.path("M162,528 L182,536 L168,596 L154,592Z", "#e8604c")
    c.limb([(178, 592), (226, 536), (236, 528)], (22, 16, 9), "#5f8a40")
    c.limb([(236, 528), (222, 566), (206, 606), (186, 614)], (7, 6, 6, 5), "#3f6a34")
    c.line([(170, 470), (150, 430), (116, 408), (92, 420)], "#3f5a2c", 2.6)
    c.line([(178, 468), (174, 424), (150, 388), (128, 384)], "#3f5a2c", 2.6)
    c.blob([(150, 480), (166, 464), (194, 468), (206, 492), (194, 516), (172, 520), (154, 506)], green)
    c.circle(168, 486, 9.5, "#fff3d0")
    c.circle(164, 487, 5, "#1a1428")
    c.path("M152,506 q10,6 20,2", "none", "#2f4a28", 2.6)
    c.path("M166,520 L184,514 L186,528Z M186,524 L204,514 L202,530Z", "#fff6e8")


@scene("p52", "rosedawn", Light((-0.55, -0.6, 0.75), backdrop=0.0))
def violin_under_sail(c: Canvas) -> None:
    with c.group("rotate(-7,300,470) translate(-60,-94) scale(1.2)"):
        nature.sky(c, ("#2a3a6c", "#7a6a9c", "#e89a8c", "#ffd8a0"), (0, 0.3, 0.58, 0.74))
        nature.clouds(c, "#ffe6cc", 0.6, 0.004, 0.013, 40, 600, 0.46)
        c.rect(0, 640, 600, 270, c.vert("#f0b098", "#8a6a94", "#2a2a5c"))
    with c.group("rotate(-7,300,470)"):
        c.limb([(300, 640), (306, 400), (312, 120)], (11, 8, 4), "#4a2a24")
        c.path("M320,142 Q474,250 488,500 Q400,544 314,530Z", c.horiz("#fff6e0", "#fff0d0", "#e0c098"))
        for k in range(5):
            y = 290 + k * 15
            c.line([(330, y), (380, y - 6), (424 + k * 4, y + 6)], "#8a6a5c", 1.8, 0.8)
            y = 416 + k * 15
            c.line([(326, y), (390, y - 4), (458 + k * 2, y + 8)], "#8a6a5c", 1.8, 0.8)
        for x, y in ((346, 320), (372, 306), (402, 326), (350, 456), (390, 438), (430, 464)):
            things.note(c, x, y, 28, "#2a2048")
        c.path("M301,186 Q216,310 204,480 Q250,524 300,520Z", c.horiz("#e0a890", "#fff0d8"))
        for k in range(6):
            y = 660 + k * 44
            points = [(x, y + math.sin(x * 0.018 + k) * (10 + 3 * k)) for x in range(-20, 640, 20)]
            c.line(points, "#fff2d8", 2.6, 0.85 if k else 0)
        c.shade(300, 690, 250, 26, 0.55)
        with c.group(through=c.body("#ffe9c8", -3, -4, 0.4, 18, 0.8, 0.15)), c.at(168, 612, 1.18, 90):
            _violin(c)
        c.line([(x, 676 + math.sin(x * 0.018 + 0.4) * 9) for x in range(-20, 640, 20)], "#fff2d8", 3, 0.9)
        for x, y, pair in (
            (330, 734, True),
            (200, 776, False),
            (476, 744, False),
            (500, 826, True),
            (380, 850, False),
            (236, 850, True),
        ):
            things.note(c, x, y, 46, "#2a2048", pair, c.r.uniform(-10, 10))
        left, right = (122.0, 528.0), (140.0, 560.0)
        with c.group(through=c.rim("#fff2d8", -2, 1)):
            _cricket(c)
        with c.group(through=c.rim("#fff2d8", -1.6, 1)):
            c.line([(164, 438), (112, 560), (72, 742)], "#7a4428", 7)
            c.line([(156, 436), (96, 560), (62, 736)], "#fff6ea", 3)
            c.limb([(166, 440), (160, 434)], (9, 9), "#2a1a1c")
            c.limb([(74, 728), (71, 744)], (10, 9), "#2a1a1c")
        for hand, elbow in ((left, (142, 534)), (right, (166, 560))):
            c.limb([(178, 528), elbow, hand], (9, 7, 5), "#4f7a3c")
            c.circle(*hand, 5, "#7fa850")
        for k in range(3):
            c.ring(68, 748, 20 + k * 18, 4 + k * 3, "#fff2d8", 2.4, 0.8 - k * 0.2)
        things.lantern(c, 508, 622, 52, "#3a2430")
        nature.birds(c, 7, 60, 120, 220, 260, "#2a2547", 9)
