"""A hen of brass on eggs of her own."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures import drawn
from tools.painter.hand import contour, feather, form, line, mass, strands
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

EGG = (222, 742)
HEN = (
    "178,214 204,190 240,190 268,214 286,262 312,330 356,384 420,396 470,384 "
    "520,350 566,352! 594,390 586,430 "
    "556,530 500,616 420,676 300,700 206,668 152,600 132,520 142,440 166,376 "
    "184,316 178,274 168,246"
)


def _brass(x: float, y: float) -> str:
    """Brass at a place: the window's light from the left, the egg's from below, verdigris in the shade."""
    window = max(0.0, 1 - math.hypot((x - 170) * 0.9, y - 210) / 330)
    egg = max(0.0, 1 - math.hypot(x - EGG[0], (y - EGG[1]) * 0.9) / 300)
    base = mix("#b8803a", "#2c3f38", min(1.0, max(0.0, (x - 170) / 420 + (y - 380) / 900)))
    return mix(mix(base, "#f4eec0", window * 0.75), "#ffb040", egg * 0.85)


def _plate(c: Canvas, x: float, y: float, tip_x: float, tip_y: float, size: float) -> None:
    """One feather of brass: a dark edge, a bright streak, a rivet."""
    tone = mix(_brass(x, y), "#4a2c18", c.r.uniform(0, 0.22))
    feather(c, (x, y), (tip_x, tip_y), size, mix(tone, "#1c140f", 0.72))
    feather(c, (x, y), (tip_x, tip_y - 2), size * 0.92, tone)
    mx, my = (x + tip_x * 2) / 3, (y + tip_y * 2) / 3
    line(
        c,
        (
            f"{mx - size * 0.2},{(y + my) / 2} {mx - size * 0.22},{my} "
            f"{tip_x - size * 0.12},{tip_y - size * 0.25}"
        ),
        lighter(tone, 0.45),
        (0.6, size * 0.1, 0.6),
        0.6,
    )
    c.circle(mx + size * 0.12, my - size * 0.1, size * 0.06, darker(tone, 0.6))


def _gear(c: Canvas, x: float, y: float, r: float, teeth: int, tilt: float, rot: float, tone: str) -> None:
    """A cogwheel lying on its side: ``tilt`` is how much of its height one sees."""
    ring = []
    for k in range(teeth * 4):
        a = math.tau * (k + 0.5) / (teeth * 4)
        far = r if k % 4 in (0, 1) else r * 0.8
        ring.append(f"{math.cos(a) * far:.1f},{math.sin(a) * far:.1f}!")
    for dy, fill in ((r * 0.16, darker(tone, 0.65)), (0, tone)):
        place = f"translate({x},{y + dy}) rotate({rot}) scale(1,{tilt})"
        with c.group(place), c.relief(0.1), form(c, " ".join(ring), fill):
            if not dy:
                mass(c, f"{-r},{-r} {r * 0.6},{-r} 0,0 {-r},{r * 0.6}", lighter(tone, 0.55), r * 0.2, 0.8)
                mass(c, f"{r},{r} {r},0 0,{r * 0.4} {-r * 0.4},{r}", darker(tone, 0.5), r * 0.2, 0.8)
                c.ring(0, 0, r * 0.62, r * 0.62, darker(tone, 0.6), r * 0.07)
                for k in range(5):
                    a = math.tau * k / 5
                    c.circle(math.cos(a) * r * 0.42, math.sin(a) * r * 0.42, r * 0.13, "#160e10")
                c.circle(0, 0, r * 0.16, "#160e10")
                c.circle(-1, -1, r * 0.09, lighter(tone, 0.5))


def _room(c: Canvas) -> None:
    nature.wash(c, "#123230", "#1c4a44", "#12302e", "#0a1a1c")
    for k in range(9):
        x = k * 76 - 10
        c.rect(x, -10, 74, 920, c.horiz("#1f4c46", "#173c3a", "#0f2a2a"), op=0.75)
        for _ in range(5):
            y = c.r.uniform(0, 880)
            line(
                c,
                f"{x + c.r.uniform(8, 60)},{y} {x + c.r.uniform(8, 60)},{y + 90}",
                "#0a2020",
                (0.4, 2.4, 0.4),
                0.6,
            )
    c.circle(116, 134, 132, "#0a1c1c")
    c.circle(
        116, 134, 118, c.fade([(0, "#fffbe0", 1), (0.5, "#d8ecc0", 1), (1, "#7fb8a0", 1)], 0.4, 0.4, 0.7)
    )
    for a in (20, 80, 140):
        dx, dy = math.cos(math.radians(a)) * 118, math.sin(math.radians(a)) * 118
        c.segment(116 - dx, 134 - dy, 116 + dx, 134 + dy, "#12302e", 7)
    c.ring(116, 134, 120, 120, "#2c5c50", 9)
    for x, y, r, t, rot in ((520, 60, 92, 14, 6), (420, -6, 60, 10, 0), (590, 190, 52, 9, 12)):
        _gear(c, x, y, r, t, 1.0, rot, "#1f4440")
    for k in range(15):
        c.ring(356 + (k % 2) * 1.5, k * 15, 3.4 + 3 * (k % 2), 8, "#2c5c50", 3)
    c.path(contour("340,226 356,220 372,226 378,250! 334,250!"), "#1c3c38")
    c.glow(116, 134, 330, "#e8f8d0", 0.5)
    with c.group(through=c.blur(22), opacity=0.4, blend="screen"):
        c.path(
            "M40,220 L220,60 L620,560 L300,800Z",
            c.linear([(0, "#e8f8d0", 0.9), (1, "#e8f8d0", 0)], (0, 0), (0.8, 1)),
        )


def _key(c: Canvas) -> None:
    brass = c.linear([(0, "#ffe9a8", 1), (0.5, "#b87f38", 1), (1, "#4a3018", 1)], (0, 0), (1, 0.6))
    with c.relief(0.3):
        c.path(contour("386,402! 392,330! 412,326! 418,398!"), c.horiz("#f4d890", "#a8702c", "#3c2818"))
        for k in range(3):
            c.path(
                contour(
                    f"{387 - k},{380 - k * 20} 402,{386 - k * 20} {418 - k},{378 - k * 20} "
                    f"{418 - k},{384 - k * 20} 402,{392 - k * 20} {387 - k},{386 - k * 20}"
                ),
                "#4a3018",
            )
        loops = (
            "402,336 372,326 340,302 334,262 356,238 388,250 404,284 416,246 448,228 472,248 470,290 440,322"
        )
        c.path(contour(loops), "#24180f")
        c.path(
            contour(
                "402,332 374,321 345,299 339,264 358,244 385,255 404,298 419,251 448,234 "
                "466,252 464,287 438,317"
            ),
            brass,
        )
        for hole in ("388,304 362,292 354,268 364,258 380,268", "418,300 424,268 446,250 454,264 448,288"):
            c.path(contour(hole), "#173c3a")
            c.path(contour(hole), "none", "#3c2818", 3)
        line(c, "344,272 352,252 366,247", "#fffbe0", (1, 4, 1))


def _egg(c: Canvas, x: float, y: float, scale: float, rot: float, bright: float) -> None:
    shell = "0,-42 22,-30 34,-2 30,26 12,42 -12,42 -30,26 -34,-2 -22,-30"
    with c.at(x, y, scale, rot), c.relief(0.3), form(c, shell, mix("#b8c0a0", "#ffe9b0", bright)):
        mass(c, "10,-50 50,-20 40,50 -20,50 20,20", mix("#3a4a3c", "#d88030", bright), 11, 0.9)
        mass(c, "-20,-34 0,-38 -10,-10 -26,0", "#fffdf0", 6, 0.8)
        for _ in range(34):
            c.ellipse(
                c.r.uniform(-32, 32),
                c.r.uniform(-40, 40),
                c.r.uniform(0.8, 3.4),
                c.r.uniform(0.8, 2.6),
                "#4a3a28",
                0.7,
            )


def _hen(c: Canvas) -> None:
    with c.relief(0.1):
        _key(c)
        with form(c, HEN, "#2c2418"):
            # Rows that follow the breast: large below, small at the neck, none quite like the next.
            for r in range(26):
                t = r / 25
                y = 672 - 448 * t
                size = 44 - 25 * t
                left, right = 112 + 60 * t, 600 - 290 * t
                count = round((right - left) / (size * 0.82))
                for k in range(count):
                    x = left + (right - left) * (k + 0.5 * (r % 2)) / count + c.r.uniform(-2, 2)
                    bow = 16 * math.sin((x - left) / (right - left) * math.pi)
                    fan = (x - 300) * 0.07
                    n = size * c.r.uniform(1.1, 1.3)
                    _plate(c, x, y + bow - 6, x - 5 + fan, y + bow - 6 + n, size * c.r.uniform(0.92, 1.06))
            mass(c, "470,360 620,260 620,720 330,720 460,640 520,520", "#0c1a1a", 30, 0.8)
            mass(c, "290,300 340,390 300,460 262,400 262,320", "#0c1a1a", 14, 0.5)
        for length, count, size in ((210, 7, 46), (150, 6, 42), (96, 5, 36)):
            for k in range(count):
                a = math.radians(-74 + k * (66 / count))
                x, y = 470 + k * 12, 428 + k * 9
                _plate(c, x, y, x + math.cos(a) * length, y + math.sin(a) * length, size)
        # The wing lies on her side, well below the key.
        with c.group(through=c.blur(12), opacity=0.7):
            c.path(contour("330,500 420,470 520,480 580,520 540,590 440,640 370,630 330,570"), "#0c1614")
        for r, (x0, y0, count, reach, size) in enumerate(
            ((348, 492, 8, 152, 40), (334, 482, 8, 106, 36), (322, 476, 8, 66, 32))
        ):
            for k in range(count):
                a = math.radians(76 - k * 8.4 - r * 2)
                x, y = x0 + k * 13, y0 - k * 3 + r * 2
                _plate(c, x, y, x + math.cos(a) * reach, y + math.sin(a) * reach, size)
        with form(c, "306,486 318,458 352,444 396,446 432,462 448,482 420,486 380,480 340,490", "#a8753a"):
            mass(c, "304,486 330,452 390,444 380,462 330,476", "#fff0b8", 6, 0.6)
            mass(c, "380,490 450,470 450,500 360,500", "#3a2616", 7, 0.8)
        # The key stands in a collar on her back.
        c.ellipse(402, 404, 40, 15, "#2c1e12")
        with form(c, "364,402 380,391 402,388 424,391 440,402 424,414 402,417 380,414", "#a8753a"):
            mass(c, "360,404 380,388 410,386 400,400 376,408", "#fff0b8", 5, 0.7)
            mass(c, "400,418 444,404 430,396 410,408", "#3a2616", 4, 0.7)
        c.path(
            contour("389,404! 391,366! 413,364! 416,402! 402,407"), c.horiz("#f4d890", "#a8702c", "#3c2818")
        )
        for k in range(5):
            a = math.pi * (k + 0.5) / 5
            c.circle(402 - math.cos(a) * 32, 403 + math.sin(a) * 9, 2, "#3c2818")
        with form(c, "166,250 172,214 200,188 240,188 268,212 276,252 262,292 226,304 192,292", "#c8943c"):
            mass(c, "240,186 284,220 280,300 220,310 250,280 256,236", "#4a3420", 11, 0.9)
            mass(c, "168,240 176,208 204,190 232,192 200,208 186,240", "#fff6cc", 6, 0.95)
            mass(c, "186,292 230,306 250,290 220,292", "#ffb040", 6, 0.8)
        line(c, "184,294 224,304 262,290", "#24180f", (2, 4, 2))
        for k in range(6):
            c.circle(194 + k * 13, 289 + 4 * math.sin(k / 5 * 3.14), 2.2, "#4a3018")
        comb = (
            "184,204 176,172 188,150! 202,172 204,134! 222,162 232,124! 244,160 "
            "264,140! 262,176 280,184! 266,214 236,192 206,192"
        )
        with form(c, comb, "#c8342c"):
            mass(c, "230,120 290,140 280,220 230,200 246,170", "#5a0f20", 8, 0.9)
            mass(c, "180,190 188,156 200,180 206,140 216,170 200,196", "#ff9a70", 4, 0.9)
        with form(c, "172,232! 146,240 112,268! 140,272 168,268! 176,250", "#e8b850"):
            mass(c, "112,270 140,256 176,258 170,276", "#6a3c18", 4, 0.9)
        line(c, "114,267 142,260 172,254", "#3c2010", (0.8, 2.4, 1))
        for text in (
            "164,270 150,296 154,324 170,332 180,312 180,280",
            "184,282 178,304 184,326 198,328 204,308 198,288",
        ):
            with form(c, text, "#c8342c"):
                mass(c, "170,280 186,290 190,330 166,340 176,310", "#5a0f20", 5, 0.8)
                mass(c, "156,284 162,290 158,316 152,310", "#ff9a70", 3, 0.9)
        c.circle(206, 240, 23, "#24180f")
        c.circle(206, 240, 21, c.linear([(0, "#fff0b8", 1), (1, "#7a4a20", 1)], (0, 0), (1, 1)))
        c.circle(206, 240, 15.5, "#f4ecd0")
        c.circle(202, 245, 9, "#c8601c")
        c.circle(201, 246.5, 5.4, "#140a0c")
        c.circle(205, 241, 2, "#ffffff")
        line(c, "184,232 200,220 220,224 230,236", "#5a3818", (1.5, 6, 5, 1.5))
        for k in range(8):
            a = math.tau * k / 8
            c.circle(206 + math.cos(a) * 19, 240 + math.sin(a) * 19, 1.6, "#3c2410")


def _nest(c: Canvas) -> None:
    """Far wires, the eggs, near wires and wheels."""
    with c.group(through=c.blur(12)):
        c.path(contour("60,700 200,660 420,670 580,700 600,800 60,820"), "#0a1010", op=0.85)
    tones = ("#8a6a3c", "#c8964c", "#4a5c50", "#6a4a2c", "#e0b870")
    strands(
        c,
        "-20,726 160,684 330,690 470,676 630,712",
        "-30,800 180,770 330,790 470,764 640,790",
        44,
        tones,
        (3, 4, 4, 3),
        26,
    )
    c.glow(EGG[0], EGG[1] - 10, 220, "#f4b850", 0.6)
    _egg(c, 128, 738, 1.02, -14, 0.4)
    _egg(c, 318, 736, 1.06, 12, 0.35)
    _egg(c, EGG[0], EGG[1] - 6, 1.3, -3, 0.72)
    x, y = EGG
    crack = (
        f"{x - 40},{y - 14}! {x - 24},{y - 26}! {x - 14},{y - 8}! {x + 2},{y - 28}! "
        f"{x + 14},{y - 10}! {x + 26},{y - 26}! {x + 42},{y - 12}!"
    )
    c.path(
        contour(
            crack
            + (
                f" {x + 30},{y - 12}! {x + 15},{y + 4}! {x + 2},{y - 16}! {x - 14},{y + 4}! "
                f"{x - 26},{y - 14}!"
            )
        ),
        "#fffbe8",
    )
    line(c, crack.replace("!", ""), "#8a4a1c", (1, 2, 2, 2, 2, 1), 0.7)
    nature.shafts(c, x, y - 16, 9, 1.3, 330, -1.6, 0.5, "#ffd880", 0.05)
    c.glow(x, y - 16, 74, "#fff0c0", 0.75)
    strands(
        c,
        "-30,770 150,790 300,798 440,784 640,756",
        "-40,880 170,900 300,910 440,900 650,880",
        50,
        tones,
        (3, 4.5, 4.5, 3),
        30,
    )
    for gx, gy, r, teeth, rot, tone in (
        (402, 762, 66, 12, -6, "#a8783c"),
        (60, 800, 54, 10, 8, "#c8964c"),
        (520, 776, 74, 13, 4, "#7a6a48"),
        (180, 838, 58, 11, -4, "#d8a04c"),
        (316, 846, 70, 12, 6, "#b07a3a"),
        (452, 858, 56, 10, -8, "#5c6a54"),
        (86, 882, 60, 11, 5, "#6a5a3c"),
        (560, 880, 58, 10, 0, "#4a5a50"),
    ):
        lit = max(0.0, 1 - math.hypot(gx - x, gy - y) / 330)
        _gear(c, gx, gy, r, teeth, 0.46, rot, mix(mix(tone, "#1c2c2a", 0.45), "#ffb850", lit * 0.7))
    for k in range(7):
        sx, sy = 236 + k * 9, 800 + (k % 2) * 3
        c.ring(sx, sy, 7, 13, "#e0b870", 2.6)


@scene("p30", "verdigris", Light(strength=0.0, focus=(200, 600)), by_hand=True)
def clockwork_hen(c: Canvas) -> None:
    _room(c)
    _hen(c)
    _nest(c)
    c.shade(470, 768, 60, 8, 0.7, "#0a1010")
    with c.at(452, 742, 0.9, 2):
        drawn.sparrow(c)
