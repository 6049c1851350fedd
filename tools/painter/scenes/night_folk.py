"""Animals of the night, and of the sky."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter import built, creatures, nature
from tools.painter.canvas import Canvas, Point, sampled
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _wing(c: Canvas, arm: Sequence[Point], start: float, end: float, long: float) -> None:
    """A stork's wing: black flight feathers fanned along the arm, white coverts over them."""
    spine = sampled(arm, 6)
    last = len(spine) - 1
    for black, count, reach, wide in ((True, 21, 1.0, 19), (False, 17, 0.58, 24)):
        for k in range(count):
            t = k / (count - 1)
            x, y = spine[round(t * last)]
            a = math.radians(start + (end - start) * t)
            length = long * reach * (0.72 + 0.5 * t)
            tip = (x + math.cos(a) * length, y + math.sin(a) * length)
            mid = ((x * 2 + tip[0]) / 3, (y * 2 + tip[1]) / 3)
            tone = mix("#3a3346", "#1f1b2c", k % 2) if black else mix("#fffaf0", "#d8d0d0", k % 2 * 0.4)
            c.limb([(x, y), mid, tip], (wide, wide, wide * 0.34), tone)
    with c.relief(0.2):
        c.limb(arm, (40, 30, 14), "#fffaf0")


@scene("p70", "sand", Light((0.6, -0.4, 0.75), backdrop=0.0, focus=(300, 300)))
def express_delivery(c: Canvas) -> None:
    x: float
    y: float
    nature.sky(c, ("#2a4a78", "#5f86a4", "#e0b894", "#f6a868"))
    nature.clouds(c, "#ffdcb0", 0.7, 0.004, 0.012, 60, 800, 0.46)
    nature.stars(c, 60, 260)
    nature.ridge(c, 740, 30, "#b07a68", "#8a5a50", trees=8)
    c.rect(446, 596, 40, 150, c.horiz("#b8705c", "#8a4a44", "#5a3038"))
    c.rect(438, 590, 56, 14, "#6d3a3c")
    for x, y, w, h, wall, roof in (
        (150, 910, 90, 120, "#8a5a58", "#5a3040"), (330, 910, 100, 110, "#9a6a58", "#4a2c3c"),
        (268, 920, 84, 176, "#a8746a", "#6d3440"), (60, 930, 120, 170, "#b8846c", "#7a3a3c"),
        (196, 940, 104, 130, "#946068", "#8a4238"), (400, 930, 108, 140, "#b08070", "#6a3446"),
        (516, 940, 150, 190, "#a87060", "#7c3c40"), (306, 950, 96, 100, "#c08a6c", "#5a3040"),
    ):  # fmt: skip
        built.house(c, x, y, w, h, wall, roof, "#ffdf94", 2, 2, False, 0.8)
    for _ in range(60):
        a = c.r.uniform(-1, 1)
        x, y = 466 + a * 52, 582 - a * a * 8 + c.r.uniform(-10, 9)
        c.limb(
            [(x - 18, y - a * 6), (x + 18, y + a * 6)],
            (4.5, 3),
            c.r.choice(("#6b4426", "#8a5a34", "#b3804c")),
        )
    with c.group(through=c.rim("#fff1d8", 2, 2)), c.at(470, 576, 0.62, 0, True):
        creatures.heron(c, "#f6f0e4", "#cf5a35", "#f6f0e4")
        c.path("M-58,-78 Q-30,-100 4,-92 Q-20,-76 -58,-78Z", "#2a2430")
    light = c.body("#fff6dc", -3, 4, 0.32, 18, 0.7, 0.12, "#2a2438")
    with c.group(through=light):
        _wing(c, [(300, 322), (288, 250), (236, 176)], 14, -64, 100)
        c.limb([(420, 350), (490, 362), (552, 366)], (7, 6, 5), "#d05a38")
        c.limb([(412, 358), (480, 374), (540, 382)], (7, 6, 5), "#b84a30")
        c.path("M400,330 L468,338 L456,352 L470,366 L398,368Z", "#fffaf0")
    with c.group(through=light):
        c.blob([(228, 338), (270, 316), (340, 312), (410, 328), (440, 350), (400, 376), (330, 390),
                (262, 376)], c.vert("#fffdf6", "#f3ece0", "#c9bcb8"))  # fmt: skip
        c.limb([(256, 346), (206, 350), (164, 322), (140, 318)], (54, 28, 24, 26), "#fffaf0")
        c.circle(138, 320, 19, "#fffaf0")
        c.path("M128,308 L52,352 Q60,360 78,354 L132,336Z", c.horiz("#e8784c", "#c04a30"))
    c.path("M126,322 L60,354", "none", "#8a2f24", 2)
    c.circle(132, 315, 4.6, "#1c1620")
    c.circle(131, 314, 1.5, "#ffffff")
    with c.group(through=light):
        _wing(c, [(326, 342), (362, 260), (392, 172)], 54, -50, 112)
    bx, by = 126, 512
    c.glow(bx, by, 170, "#ffe6b0", 0.6)
    cloth = c.vert("#fffaf0", "#e8d4b8", "#c9a888")
    c.path(f"M88,346 C60,400 46,450 {bx - 64},{by} L{bx - 20},{by + 20} C80,440 92,400 88,346Z", cloth)
    c.path(f"M88,346 C120,390 184,450 {bx + 64},{by} L{bx + 20},{by + 20} C150,450 110,400 88,346Z", cloth)
    c.circle(88, 346, 9, "#fff6e4")
    c.path(f"M{bx - 82},{by - 6} A82,20 -8 0 1 {bx + 80},{by - 24}", "none", "#d8b47c", 7, 0.9)
    c.circle(bx, by, 52, c.radial("#9fe0ec", "#3f8fc0", "#14386c", cx=0.36, cy=0.3))
    with c.at(bx, by, 0.9):
        for d in (
            "M-40,-20 q14,-22 36,-18 q10,14 -6,22 q-4,18 -18,14 q-14,-4 -12,-18Z",
            "M10,-4 q22,-8 30,6 q2,20 -16,28 q-16,-12 -14,-34Z",
        ):
            c.path(d, "#86bf68")
    c.path(f"M{bx - 82},{by - 6} A82,20 -8 0 0 {bx + 80},{by - 24}", "none", "#fff1c8", 7)
    with c.group(through=c.rim("#8a5a48", 2, -3, 0.7)), c.at(bx, by):
        c.path(
            "M-66,-2 Q-54,72 0,76 Q54,72 66,-2 Q36,36 0,36 Q-36,36 -66,-2Z",
            c.vert("#fffdf4", "#f0dcc0", "#c9a484"),
        )
        c.path("M-42,34 Q-22,58 -4,64 M40,34 Q26,56 10,64 M-8,40 Q-4,54 2,62", "none", "#a8846c", 2.6, 0.7)
    nature.birds(c, 5, 250, 480, 400, 560, "#5a3a3c", 9)
