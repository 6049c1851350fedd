"""Close corners of a house: tables, sills, skirting boards, cages and mirrors."""

from __future__ import annotations

from tools.painter import creatures, nature
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
