"""Close corners of a house: tables, sills, skirting boards, cages and mirrors."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter
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


@scene("p08", "ember")
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
    with c.group(through=c.rim("#ffd08a", -2.6, 0.6, 0.95)):
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


@scene("p10", "violet")
def camp_under_the_table(c: Canvas) -> None:
    x: float
    nature.wash(c, "#1a0f38", "#2f1a52", "#4a2a5c")
    c.rect(0, 610, 600, 300, c.vert("#5a3060", "#23123c"))
    for i in range(6):
        for _ in (-1, 1):
            c.ring(300, 740, 90 + i * 44, 24 + i * 13, "#8d4a93" if i % 2 else "#c98a9c", 5, 0.4)
    c.glow(300, 680, 420, "#ffb060", 0.8)
    for x, w, tone in ((40, 46, "#3a1a3c"), (560, 46, "#3a1a3c")):
        c.path(
            f"M{x - w / 2},150 L{x - w / 4},720 H{x + w / 4} L{x + w / 2},150Z",
            c.horiz("#6b3a4c", tone, "#1a0c24"),
        )
    legs = (
        (130, "#24305c", "#14101f", 1),
        (196, "#24305c", "#14101f", 1),
        (398, "#8a4a3c", "#5a2418", -1),
        (470, "#8a4a3c", "#5a2418", -1),
    )
    for x, cloth, shoe, s in legs:
        c.limb(
            [(x, 130), (x + s * 6, 320), (x, 520), (x + s * 4, 640)],
            (62, 56, 44, 40),
            c.horiz(lighter(cloth, 0.1), cloth, darker(cloth, 0.5)),
        )
        c.blob(
            [
                (x - 26, 640),
                (x + 22, 634),
                (x + 30, 660),
                (x + s * 60, 676),
                (x + s * 58, 694),
                (x - s * 28, 694),
                (x - s * 32, 664),
            ],
            shoe,
        )
    c.path(
        "M-10,-10 H610 V190 Q590,250 560,196 Q530,262 494,200 Q462,268 424,202 Q392,272 352,204 "
        "Q318,274 280,204 Q244,272 208,202 Q172,268 138,200 Q104,262 70,196 Q34,250 -10,190Z",
        c.vert("#fff1e4", "#f0c4b8", "#b87a98"),
    )
    for k in range(13):
        c.path(f"M{k * 48},0 Q{k * 48 + 12},90 {k * 48 + 4},190", "none", "#a8688c", 2, 0.5)
    for k in range(9):
        nature.flower(c, 36 + k * 66, 120 + (k % 2) * 22, 13, "#c2543d", "#ffd98f")
    things.envelope(c, 424, 744, 54, "#fff1d8", "#c2543d", -20)
    for rot in (20, -24, 70):
        with c.at(300, 760, 1, rot):
            c.limb([(-56, 0), (56, 0)], (13, 11), "#4a2430")
    for dx, h in ((-14, 52), (14, 60), (0, 92)):
        things.flame(c, 300 + dx, 758, h)
    with c.group(through=c.rim("#ffd090", -2, 1)), c.at(164, 812, 0.95):
        back = creatures.hedgehog(c, "#5a3a3c", "#d9a880")
        for x, y in back[1:-1]:
            for _ in range(3):
                c.limb([(x, y), (x * 1.18 + c.r.uniform(-5, 5), y * 1.22)], (3.4, 0.6), "#8a6058")
    with c.group(through=c.rim("#ffd090", -2, 1)), c.at(424, 820, 0.9, flip=True):
        creatures.mouse(c, "#8a7a8c")
        c.segment(-30, -30, -64, -62, "#4a2430", 3)
        c.circle(-66, -64, 8, "#fff1e4")
    for _ in range(40):
        c.circle(300 + c.r.gauss(0, 40), c.r.uniform(380, 720), c.r.uniform(1, 2.8), "#ffd98f", 0.8)


@scene("p12", "violet")
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
