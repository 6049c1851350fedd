"""Close corners of a house: tables, sills, skirting boards, cages and mirrors."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, things
from tools.painter.canvas import Canvas
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _waltzing_mice(c: Canvas, dress: str) -> None:
    """A pair in each other's arms, seventy wide, feet on y = 0."""
    with c.at(-18, 0, 0.9):
        creatures.mouse(c, "#5a3440", "#d99a98")
        c.path("M-16,-46 L-24,-6 L-4,-14 L6,0 L18,-10 L16,-46Z", "#2a2a4c")
        c.path("M8,-50 L16,-44 L8,-38 L0,-44Z", "#fff1d0")
    with c.at(26, 0, 0.86, flip=True):
        creatures.mouse(c, "#8a5a5c", "#f0b8b0")
        c.path("M-10,-52 Q-30,-26 -46,2 Q0,12 36,2 Q26,-26 14,-52Z", dress)
        c.path("M-38,-6 Q0,6 30,-6", "none", "#fff6e4", 3, 0.7)
    c.limb([(-12, -40), (4, -46), (12, -42)], (7, 6, 5), "#5a3440")
    c.limb([(20, -46), (34, -58), (40, -66)], (6, 5, 5), "#8a5a5c")


@scene("p08", "ember", Light((0.7, -0.3, 0.7)))
def ball_behind_the_wall(c: Canvas) -> None:
    c.rect(0, 0, 600, 640, c.vert("#2f5f5c", "#24484c", "#1a3438"))
    for k in range(13):
        c.segment(k * 50, 0, k * 50, 400, "#1a3a3c", 10, 0.35)
        for j in range(4):
            nature.flower(c, k * 50 + 25, 50 + j * 100 + k % 2 * 50, 9, "#3f7a70", "#c98a4c", 5)
    c.rect(0, 400, 600, 340, c.vert("#f0dcb8", "#c9a880"))
    c.rect(0, 400, 600, 12, "#fff1d0")
    c.rect(0, 426, 600, 5, "#8a6a50", op=0.6)
    c.rect(0, 732, 600, 170, c.vert("#8a4a2c", "#4a2018"))
    for k in range(-8, 9):
        c.segment(380 + k * 62, 732, 380 + k * 140, 900, "#2a1010", 3, 0.6)
    hole = "M262,734 V590 A142,142 0 0 1 546,590 V734Z"
    c.path(hole, "#4a2a20", "#4a2a20", 16)
    with c.group(clip=c.clip(hole)):
        c.rect(250, 430, 310, 310, c.vert("#8a2f3a", "#e0793d", "#ffd98f"))
        for k in range(5):
            c.arch(318 + k * 43, 660, 30, 104, "#7c2a38", 0.75)
            c.segment(318 + k * 43, 560, 318 + k * 43, 660, "#e0a060", 2, 0.7)
        for x in (284, 524):
            c.rect(x - 13, 480, 26, 260, c.horiz("#fff1d0", "#c98a5c"))
            c.rect(x - 18, 474, 36, 14, "#fff1d0")
        c.ellipse(404, 744, 180, 78, c.vert("#d9843c", "#ffe6b0"))
        c.ring(404, 732, 110, 34, "#fff1d0", 4, 0.6)
        c.segment(404, 440, 404, 506, "#7a4426", 4)
        c.ring(404, 520, 64, 14, "#ffd98f", 5)
        for k in range(-3, 4):
            x, y = 404 + k * 21, 516 + (3 - abs(k)) * 6
            c.segment(404, 500, x, y, "#ffd98f", 2)
            c.rect(x - 3, y - 14, 6, 14, "#fff6e4")
            c.glow(x, y - 18, 44, "#fff3c0", 0.8)
            c.path(f"M{x},{y - 28} q7,10 0,14 q-7,-4 0,-14Z", "#fffbe6")
        for x, y, s, dress in (
            (406, 690, 0.5, "#8d5ac0"),
            (334, 716, 0.74, "#4fb3b0"),
            (476, 720, 0.76, "#d9484c"),
        ):
            c.shade(x, y + 2, 52 * s, 9 * s, 0.5)
            with c.at(x, y, s):
                _waltzing_mice(c, dress)
    c.glow(404, 600, 330, "#ffc878", 0.5)
    nature.beam(c, [(272, 734), (536, 734), (590, 900), (200, 900)], "#ffd98f", 0.4, 10)
    fur = "#1c101a"
    with c.relief(0), c.group(through=c.rim("#ffd08a", -2.6, 0.6, 0.95)):
        c.limb([(40, 880), (150, 852), (250, 876), (330, 852), (356, 812)], (34, 30, 26, 22, 10), fur)
        c.blob([(-80, 920), (-70, 560), (-30, 420), (60, 380), (140, 430), (176, 540), (190, 680), (186, 800),
                (210, 868), (196, 890), (60, 920)], fur)  # fmt: skip
        c.path("M-34,270 L-30,130 L62,214Z M108,210 L206,128 L194,288Z", fur)
        c.blob([(-60, 330), (-20, 232), (60, 200), (140, 208), (200, 268), (222, 326), (236, 350), (226, 378),
                (190, 408), (120, 440), (20, 440), (-50, 400)], fur)  # fmt: skip
        c.limb([(150, 640), (186, 760), (208, 868)], (70, 54, 46), fur)
        c.limb([(196, 872), (236, 876)], (36, 30), fur)
    c.path("M126,216 L190,156 L180,258Z", "#6d3a40", op=0.75)
    c.ellipse(168, 302, 33, 29, "#0c060c")
    c.ellipse(169, 302, 29, 26, c.radial("#f4ff9c", "#c9e058", "#6f9a34", cx=0.6, cy=0.5))
    c.ellipse(178, 303, 7, 24, "#10101c")
    c.circle(166, 291, 6, "#ffffff")
    c.path("M222,346 Q238,340 240,354 Q232,364 222,358Z", "#c98080")
    c.path("M226,366 Q206,386 184,380", "none", "#4a2a34", 3)
    c.path("M206,364 L330,340 M206,372 L338,372 M202,380 L322,408", "none", "#f3e4d0", 2.2, 0.85)
    for k in range(3):
        c.line([(214 + k * 13, 888), (216 + k * 13, 878), (213 + k * 13, 870)], "#4a2a34", 2.4)


@scene("p11", "milk", Light((0.7, -0.5, 0.7), backdrop=0.8))
def cloud_in_a_cage(c: Canvas) -> None:
    x: float
    y: float
    built.room(c, 650, ("#8fa8a8", "#c4cdbf", "#d9d3bd"), ("#b39a78", "#6f5844"), 8)
    c.rect(330, 96, 200, 380, "#f6efdc")
    c.rect(344, 110, 172, 352, c.vert("#f2b25c", "#f6d090", "#fbeed0"))
    c.path("M344,410 q60,-40 100,-10 t72,-16 v78 h-172Z", "#c9a070")
    nature.birds(c, 9, 360, 160, 500, 340, "#7a5a4c", 8)
    c.path("M430,110 V462 M344,286 H516", "none", "#f6efdc", 8)
    nature.beam(c, [(344, 110), (516, 462), (330, 900), (-60, 900), (0, 560)], "#fff1c8", 0.3, 12)
    c.segment(210, 0, 210, 160, "#2b3a45", 4)
    c.shade(226, 786, 150, 24, 0.35)
    c.rect(120, 610, 190, 18, "#7a5238", 4)
    for x in (138, 292):
        c.limb([(x, 626), (x + (x - 215) * 0.12, 790)], (14, 10), "#6b4630")
    c.rect(44, 92, 116, 140, c.horiz("#c99a5c", "#8a6034"), 4)
    c.rect(56, 104, 92, 116, c.vert("#6f9ab0", "#c4d8d0"))
    puffs = (
        (142, 412, 28),
        (168, 384, 36),
        (206, 358, 46),
        (250, 378, 38),
        (280, 410, 28),
        (230, 408, 40),
        (186, 414, 38),
    )
    for x, y, r in puffs:
        c.circle(102 + (x - 212) * 0.42, 172 + (y - 395) * 0.42, r * 0.42, "#fffaf0")
    with c.group(through=c.body("#f6faff", -3, 5, 0.55, 18, 0.9, 0.15, "#2f3f5c")):
        for x, y, r in puffs:
            c.circle(x, y, r, c.vert("#c4d0dc", "#7f90a8"))
        c.path("M116,424 Q130,446 172,444 Q212,456 254,444 Q298,446 306,422 Q212,408 116,424Z", "#66778f")
    for x, y, r in ((196, 350, 16), (164, 380, 12), (246, 370, 13)):
        c.path(f"M{x - r},{y + r * 0.3} q{r * 0.2},{-r} {r * 1.2},{-r * 0.9}", "none", "#f6faff", 4, 0.7)
    for _ in range(46):
        x, y = c.r.uniform(140, 284), c.r.uniform(440, 580)
        c.segment(x, y, x - 3, y + 14, "#4f7f9c", 2.2, 0.8)
    c.ellipse(212, 588, 96, 12, "#7fa8b8")
    with c.group(through=c.rim("#fff8e4", -1.4, 1.2)):
        things.cage(c, 212, 594, 220, 420, "#4a3a30")
    for x, y in ((120, 640), (232, 648), (300, 640)):
        c.segment(x, 628, x, y, "#4f7f9c", 2, 0.7)
        c.ellipse(x, y + 4, 3, 6, "#7fa8c8")
    c.path("M400,652 h116 l-12,150 h-92Z", c.horiz("#c98a5c", "#8a5234"))
    with c.at(458, 650, 1):
        c.circle(0, -66, 66, "#dff0f0", 0.55)
        c.path("M-64,-76 A66,66 0 1 0 64,-76 Q0,-58 -64,-76Z", "#8fc0c8", op=0.8)
        c.ring(0, -66, 66, 66, "#ffffff", 3, 0.8)
        c.ellipse(0, -128, 34, 8, "#ffffff", 0.6)
        c.path("M-40,-96 q-10,30 4,60", "none", "#ffffff", 5, 0.8)
    with c.at(520, 420, 0.52, -30):
        creatures.fish(c, "#f08a4b", "#c2402f")
    for k in range(5):
        c.circle(474 + k * 9, 548 - k * 22, 4, "#8fc0d8")


@scene("p12", "violet", Light((-0.55, -0.65, 0.75), backdrop=0.7))
def mirror_says_otherwise(c: Canvas) -> None:
    built.room(c, 690, ("#1d123c", "#3a1f5c", "#5a2f6c"), ("#4a2a50", "#160c28"), 8)
    nature.beam(c, [(-20, 60), (140, -20), (520, 760), (250, 900)], "#f0a3a0", 0.22, 16)
    shape = (
        "M330,130 C430,130 500,230 500,380 C500,540 430,640 330,640 C230,640 160,540 160,380 "
        "C160,230 230,130 330,130Z"
    )
    with c.group(through=c.body("#ffe6b0", -3, 3, 0.5, 10, 0.9, 0.3)):
        c.path("M230,700 L250,600 M430,700 L410,600", "none", "#b3803c", 16)
        c.path(shape, "#c9954c", "#c9954c", 44)
        for k in range(18):
            a = math.tau * k / 18
            c.circle(330 + math.cos(a) * 186, 385 + math.sin(a) * 270, 13, "#e0b060")
        c.path("M286,104 Q330,40 374,104 Q330,84 286,104Z", "#e0b060")
    with c.group(clip=c.clip(shape)):
        c.rect(150, 120, 360, 540, c.vert("#3f7f9c", "#8fd0d8", "#ffe6c0", "#f0b090"))
        nature.clouds(c, "#ffffff", 0.6, 0.006, 0.014, 120, 460, 0.46)
        c.path("M150,470 q80,-50 170,-14 t190,-20 v90 h-360Z", "#7a9a90")
        c.rect(150, 500, 360, 150, c.vert("#8fc8cc", "#3f7f9c"))
        for _ in range(40):
            nature.dash(
                c, c.r.uniform(150, 480), c.r.uniform(504, 640), c.r.uniform(10, 60), 3, "#fff6e0", 0.5
            )
        with c.at(340, 570, 1.7, flip=True):
            creatures.swan(c, "#fffaf0")
        c.path("M170,300 L330,130 M190,420 L420,150", "none", "#ffffff", 12, 0.18)
    c.shade(300, 800, 190, 26, 0.5)
    things.chair(c, 214, 812, 300, "#3a1f34")
    with c.group(through=c.rim("#ffc0b0", -2.4, 2)), c.at(214, 664, 1.5):
        creatures.raven(c, "#140c22")
    for x, y, rot in ((420, 800, 20), (470, 850, -40), (120, 860, 70)):
        with c.at(x, y, 0.9, rot):
            c.path("M0,0 C10,-14 40,-18 60,0 C40,10 14,10 0,0Z", "#fff6ea")
            c.path("M-14,4 Q20,-4 58,0", "none", "#b87a98", 1.8)
