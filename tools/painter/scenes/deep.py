"""Under water."""

from __future__ import annotations

import math

from tools.painter import creatures, nature, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import lighter
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _deep(c: Canvas, *tones: str) -> None:
    nature.wash(c, *tones)
    nature.shafts(c, 320, -160, 9, 0.5, 1000, math.pi / 2, 0.35, c.p.light, 0.06)


def _letter(c: Canvas, kind: int, seal: str) -> None:
    """Post a hundred long: a letter, an airmail letter, a picture postcard or a parcel."""
    match kind % 4:
        case 0:
            things.envelope(c, 0, 0, 100, "#fff6e0", seal)
        case 1:
            c.rect(-50, -30, 100, 60, "#fffaf0", 3)
            for side, tone in ((-50, "#c2402f"), (-26, "#3d6f9c"), (-2, "#c2402f"), (22, "#3d6f9c")):
                for y in (-30, 24):
                    c.path(f"M{side + 4},{y} h12 l-4,6 h-12Z", tone)
            c.path("M-30,2 h40 M-30,12 h30", "none", "#8a7a6c", 3)
            c.rect(22, -18, 16, 18, seal, 2)
        case 2:
            c.rect(-50, -32, 100, 64, "#fffaf0", 2)
            c.rect(-44, -26, 88, 52, c.vert("#8fc8e0", "#f6e0b0", "#d9a860"))
            c.path("M-44,8 l24,-22 l16,14 l14,-20 l34,28 v18 h-88Z", "#5f8a6c")
            c.circle(-24, -14, 7, "#fff3b0")
        case _:
            c.rect(-46, -34, 92, 68, c.diag("#d8b078", "#b3854c", "#7a5630"), 4)
            c.path("M-46,0 H46 M-6,-34 V34", "none", seal, 5)
            c.path("M-6,0 q-18,-16 -20,0 q4,10 20,0 q16,-16 20,-2 q-4,12 -20,2Z", "none", seal, 4)


@scene("p14", "verdigris")
def letters_swim_home(c: Canvas) -> None:
    _deep(c, "#d8f0d8", "#7fccc0", "#2f8f94", "#0f4a5a")
    nature.clouds(c, "#f3fff0", 0.6, 0.006, 0.02, -60, 240, 0.45)
    nature.ridge(c, 790, 40, "#d9c090", "#8f8460")
    for k in range(12):
        nature.weed(
            c,
            20 + k * 20 + (300 if k > 5 else 0),
            900,
            c.r.uniform(90, 220),
            c.r.choice(("#2f7a5c", "#1f6a5c", "#4f9a60")),
        )
    c.shade(390, 824, 120, 20, 0.4)
    with c.group(through=c.body("#fff3c4", 3, 3, 0.5, 18, 0.7, 0.4)):
        c.rect(376, 640, 34, 190, c.horiz("#8a2f24", "#5a1c1c"))
        c.path(
            "M318,650 V516 Q318,440 392,440 Q466,440 466,516 V650Z", c.horiz("#f08a5c", "#c9402f", "#7c2024")
        )
        c.path("M318,636 H466 V654 H318Z", "#8a2424")
    c.rect(340, 520, 104, 22, "#3a1014", 8)
    c.glow(392, 530, 90, "#ffe6a0", 0.7)
    c.rect(348, 556, 88, 46, "#fbf0d6", 4)
    c.path("M356,568 h70 M356,580 h54", "none", "#8a6a5c", 4)
    c.path("M466,520 q28,-34 60,-20 l-6,20 q-26,-8 -54,16Z", "#ffd98f")
    trail = [
        (392, 500),
        (300, 440),
        (176, 470),
        (110, 380),
        (180, 270),
        (330, 250),
        (450, 180),
        (400, 90),
        (260, 70),
    ]
    for k, (x, y) in enumerate(trail):
        size = 100 - k * 7
        ahead = trail[min(k + 1, len(trail) - 1)]
        behind = trail[max(k - 1, 0)]
        turn = math.degrees(math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]))
        seal = ("#c2543d", "#3d6f9c", "#8a3f7a")[k % 3]
        with c.at(x, y, size / 100, turn):
            c.path("M-44,0 Q-70,-26 -88,-28 Q-74,0 -90,26 Q-70,22 -44,0Z", c.horiz(seal, lighter(seal, 0.5)))
            c.path("M6,-28 Q-8,-52 -26,-50 Q-22,-34 -20,-28Z M0,28 Q-10,46 -24,44 Q-20,34 -18,28Z", seal)
            _letter(c, k, seal)
            c.circle(34, -14, 5.5, "#10101c")
            c.circle(35.5, -15.5, 1.8, "#ffffff")
    nature.bubbles(c, 250, 420, 10, 170, "#ffffff")
    nature.bubbles(c, 470, 400, 8, 140, "#ffffff")
    with c.at(110, 836, 0.6):
        c.path("M-60,10 C-60,-50 60,-50 60,10 Q0,-6 -60,10Z", c.vert("#f0a3a0", "#c0605c"))
        for k in range(-3, 4):
            c.line([(0, 4), (k * 16, -36)], "#8a3a44", 2, 0.6)


@scene("p16", "abyss", Light(focus=(300, 420)))
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
