"""Rain on a pane, and what one keeps of it."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, feather, form, line, mass, strands, torn
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SILL = 722
BIG = (218, 330)
# A drop that hangs heavy, two hundred wide round the origin.
DROP = (
    "0,-136 26,-118 62,-76 92,-22 100,34 82,88 40,118 0,124 -40,118 -82,88 -100,34 -92,-22 -62,-76 -26,-118"
)


def _street(c: Canvas) -> None:
    """What is outside: grey houses out of focus, a lamp, somebody who leaves."""
    c.rect(0, 0, 600, 760, c.vert("#6f8894", "#a3b4b6", "#c9cdc2", "#8f9c9c"))
    with c.group(through=c.blur(7)), c.relief(0):
        for x, w, top, tone in (
            (-30, 170, 300, "#5c707c"),
            (120, 120, 350, "#7a8c94"),
            (420, 110, 340, "#74868e"),
            (510, 140, 270, "#566a76"),
        ):
            c.rect(x, top, w, 420, tone)
            c.poly([(x - 12, top + 4), (x + w / 2, top - 90), (x + w + 12, top + 4)], darker(tone, 0.35))
            for j in range(4):
                for i in range(2):
                    c.rect(x + w * (0.2 + 0.42 * i), top + 30 + j * 76, w * 0.2, 40, "#3c4c58")
        c.path(contour("220,760! 262,520 300,470 330,520 420,760!"), "#a8b2ae")
        c.limb([(392, 640), (392, 470)], (9, 6), "#3c4854")
        c.ellipse(392, 458, 15, 18, "#f4e8c0")
        c.limb([(316, 596), (318, 540)], (22, 12), "#2c3844")
        c.path(contour("280,548 318,514 356,548 318,540"), "#2c3844")
        c.limb([(470, 660), (476, 560), (466, 470)], (16, 12, 5), "#46545c")
        for a in range(7):
            c.line([(474, 560 - a * 14), (474 + (a % 2 * 2 - 1) * (50 + a * 4), 500 - a * 22)], "#46545c", 4)
    nature.clouds(c, "#e4e8e2", 0.5, 0.004, 0.02, 0, 600, 0.46)


def _reflection(c: Canvas) -> None:
    """Who stands before the window, as the pane shows her: half a face that looks at the golden drop."""
    skin, shade = "#e8d4c4", "#4c5c6c"
    with c.group(opacity=0.62), c.relief(0):
        with c.group(through=c.blur(3)):
            c.path(
                contour(
                    "640,80! 640,760! 380,760! 396,690 440,640 448,590 420,470 400,330 420,200 480,120 560,80"
                ),
                "#35424e",
            )
        with form(
            c,
            (
                "470,180 540,160 640,170! 640,600! 560,606 512,586 470,548 444,498 "
                "430,450 424,410 414,384 422,360 430,330 426,296 434,240"
            ),
            skin,
        ):
            mass(c, "540,160 660,160 660,620 560,620 600,500 590,300", shade, 30, 0.9)
            mass(c, "430,380 470,400 520,420 560,520 560,600 500,580 440,500", "#a8988f", 18, 0.7)
            mass(c, "432,240 470,190 540,180 500,230 450,260", "#fff2e0", 14, 0.8)
            mass(c, "440,400 470,398 486,430 452,446", "#d8947f", 14, 0.6)
        hair = ("#2a343e", "#46545f", "#39454f")
        strands(
            c,
            "480,150 430,220 398,330 392,500",
            "520,150 456,226 424,320 414,450",
            12,
            hair,
            (10, 18, 14, 2),
            10,
            0.95,
        )
        strands(c, "468,176 448,226 440,268", "650,110 640,190 626,276", 20, hair, (12, 18, 1.5), 6, 0.95)
        for x, y, w, outer in ((462, 352, 34, 28), (566, 350, 36, 40)):
            c.path(
                contour(
                    f"{x - w},{y + 2}! {x - w * 0.4},{y - 15} {x + w * 0.4},{y - 15} {x + w},{y + 4}! "
                    f"{x + w * 0.3},{y + 13} {x - w * 0.4},{y + 13}"
                ),
                "#f8f4ec",
            )
            c.circle(x - 9, y, 13, "#5a4a3c")
            c.circle(x - 10, y, 6.5, "#161a20")
            c.circle(x - 14, y - 4, 3.6, "#ffe8a8")
            line(
                c,
                f"{x - w},{y + 2} {x - w * 0.4},{y - 16} {x + w * 0.4},{y - 16} {x + w},{y + 5}",
                "#26303a",
                (2, 5, 5, 2),
            )
            line(
                c,
                (f"{x - w - 2},{y - outer} {x - 8},{y - 42} {x + w},{y - 68 + outer}"),
                "#39454f",
                (2, 7, 2),
            )
        line(c, "500,340 488,390 470,424 478,440 500,444", shade, (1, 2, 3, 3, 1), 0.7)
        line(c, "456,492 486,486 520,490 548,498", "#8a5a58", (2, 6, 5, 1.5))
        line(c, "470,508 494,512 522,506", "#c88a80", (1, 6, 1), 0.8)


def _home(c: Canvas) -> None:
    """A garden in the sun, drawn upright round the origin, some two hundred wide."""
    c.rect(-140, -160, 280, 320, c.vert("#6fb8e0", "#bfe4f0", "#fff0c0", "#ffd470"))
    nature.disc(c, 40, -84, 22, "#fffbe0", "#ffd060", 3, 0.9)
    for x, y, s in ((-66, -92, 0.8), (86, -104, 0.5)):
        with c.group(through=torn(c, "#ffffff", 0.05, 4, 0.8, 4)):
            c.path(
                contour(
                    f"{x - 34 * s},{y} {x - 14 * s},{y - 14 * s} {x + 8 * s},{y - 16 * s} {x + 30 * s},{y} "
                    f"{x},{y + 8 * s}"
                ),
                "#fff",
            )
    c.path(
        contour("-150,40! -90,20 -30,34 40,16 150,34! 150,160! -150,160!"),
        c.vert("#a8d468", "#5a9a44", "#2f6a34"),
    )
    c.path(contour("-20,160! -30,100 0,70 -30,46 -14,44 16,70 -4,104 30,160!"), "#f4dca0")
    with c.relief(0.1):
        c.poly([(-84, -12), (-20, -18), (-20, 50), (-84, 46)], "#fff4dc")
        c.poly([(-20, -18), (14, -8), (14, 40), (-20, 50)], "#d8b48c")
        c.poly([(-94, -8), (-52, -62), (-10, -66), (-14, -14)], c.horiz("#e8503c", "#c83a30"))
        c.poly([(-10, -66), (22, -2), (-14, -14)], "#8a2428")
        c.poly([(-72, -60), (-60, -62), (-60, -40), (-72, -34)], "#b86a50")
        for k in range(4):
            c.circle(-64 + k * 7, -72 - k * 11, 5 + k * 2.4, "#ffffff", 0.8 - k * 0.12)
        for x in (-74, -44):
            c.rect(x, 2, 15, 19, "#7ab8d8")
            c.segment(x + 7.5, 2, x + 7.5, 21, "#fff4dc", 2)
        c.poly([(-8, 12), (4, 14), (4, 44), (-8, 47)], "#3a7a8c")
        c.limb([(76, 64), (72, 10), (78, -30)], (17, 12, 9), "#6a4428")
        c.limb([(74, -2), (46, -20), (24, -22)], (8, 6, 4), "#6a4428")
    for tone, dx, dy in (("#2f6a34", 6, 8), ("#5a9a44", 0, 0), ("#a8d468", -8, -9)):
        with c.group(f"translate({dx},{dy})", torn(c, tone, 0.07, 6, 0.9, 4)):
            c.path(contour("30,-30 36,-62 66,-82 100,-76 122,-48 116,-18 84,-8 52,-14"), "#fff")
    c.segment(32, -22, 24, 32, "#4a2c1c", 1.6)
    c.segment(50, -18, 44, 34, "#4a2c1c", 1.6)
    c.rect(21, 32, 26, 4, "#8a4a2c")
    c.path(contour("28,32 26,14 32,6 40,14 42,32"), "#d8483c")
    c.circle(33, 1, 6.6, "#e8b890")
    c.path(contour("26,2 28,-7 38,-7 40,0 34,-3"), "#5a3420")
    c.limb([(30, 32), (22, 40), (16, 36)], (5, 4, 3), "#3a4a7c")


def _grey_home(c: Canvas) -> None:
    c.rect(-120, -140, 240, 280, c.vert("#8fa4ac", "#c3ccc6", "#dfe0d4"))
    c.path("M-120,40 H120 V140 H-120Z", "#4c5f68")
    c.poly([(-44, -10), (36, -10), (36, 52), (-44, 52)], "#7f8f94")
    c.poly([(-56, -8), (-4, -62), (48, -8)], "#3f505a")
    c.rect(-30, 6, 20, 20, "#2a3740")
    c.rect(8, 4, 18, 48, "#35434d")
    c.rect(14, -58, 12, 30, "#4a5a64")


def _bead(c: Canvas, x: float, y: float, r: float, lit: bool = False) -> None:
    """A drop on the glass: the world in it stands on its head; dark above, bright below."""
    d = contour(DROP)
    with c.at(x, y, r / 100):
        with c.group(through=c.blur(5)):
            c.path(contour(DROP), "#2c3a44", op=0.5)
        with c.relief(0.1):
            c.path(d, "#8fa4ac")
        with c.relief(0), c.group(clip=c.clip(d)):
            with c.at(0, 4, 0.88 if lit else 1.15, 180):
                if lit:
                    _home(c)
                    c.rect(-140, -160, 280, 320, "#ffb838", op=0.24)
                elif r > 8:
                    _grey_home(c)
                else:
                    c.rect(-120, -140, 240, 280, c.vert("#b4c4c4", "#5c707a"))
            mass(
                c,
                (
                    "-110,-20 -96,-60 -40,-120 0,-146 40,-120 96,-60 110,-20 80,-40 40,-96 "
                    "0,-112 -40,-96 -80,-40"
                ),
                "#1c2a34" if not lit else "#6a3c14",
                9,
                0.75,
            )
            mass(
                c,
                "-90,70 -40,122 0,132 40,122 90,70 60,96 0,110 -60,96",
                "#ffffff" if not lit else "#fff4c8",
                7,
                0.95,
            )
        mass(c, "-62,-40 -40,-74 -26,-66 -42,-30 -58,-8", "#ffffff", 3, 0.9)
        c.path(d, "none", "#35444e" if not lit else "#8a5a24", 3, 0.6)


def _jar(c: Canvas) -> None:
    """Kept drops, standing on the origin, a hundred and forty tall."""
    glass = "-62,-4 -66,-30 -66,-100 -54,-122 -48,-134! 48,-134! 54,-122 66,-100 66,-30 62,-4 0,6"
    with c.group(through=c.blur(6)):
        c.path(contour("-60,0 60,-8 130,10 60,18 -50,14"), "#3a2a24", op=0.5)
    with c.relief(0.15):
        with form(c, glass, c.horiz("#dfe8e4", "#b4c4c4", "#8fa0a4")):
            for k, (x, y, r) in enumerate(
                (
                    (-40, -22, 22),
                    (4, -20, 24),
                    (44, -24, 20),
                    (-24, -56, 21),
                    (20, -60, 22),
                    (50, -64, 16),
                    (-48, -88, 17),
                    (-6, -94, 20),
                    (34, -96, 16),
                )
            ):
                gold = k in (3, 7)
                c.circle(x, y, r, "#35505c" if not gold else "#c8862c")
                c.circle(
                    x,
                    y + 2,
                    r * 0.9,
                    c.vert("#4c6a76", "#9fb8be", "#e8f0ea")
                    if not gold
                    else c.vert("#d89a3c", "#ffd878", "#fff8d8"),
                )
                c.poly(
                    [(x - r * 0.4, y - r * 0.2), (x + r * 0.4, y - r * 0.2), (x, y + r * 0.3)],
                    "#4a5c66" if not gold else "#c83a30",
                )
                c.circle(x - r * 0.36, y - r * 0.42, r * 0.16, "#ffffff")
            mass(c, "-66,-100 -50,-100 -52,-10 -66,-20", "#ffffff", 4, 0.7)
            mass(c, "66,-100 50,-90 54,-6 70,-10", "#4c5f68", 6, 0.6)
        c.ellipse(0, -134, 50, 10, "#e8f0ec")
        c.ellipse(0, -134, 43, 7, "#7f9298")
        line(c, "-50,-134 0,-124 50,-134", "#ffffff", (2, 3.4, 2))
        c.path(contour("-58,-70! 6,-66! 6,-36! -58,-40!"), "#fff4dc", op=0.92)
        for k in range(3):
            line(c, f"-50,{-62 + k * 8} -28,{-63 + k * 8} {-4 - k * 9},{-60 + k * 8}", "#5a4a44", (1, 1.8, 1))


def _plant(c: Canvas) -> None:
    with c.relief(0.2):
        for k in range(15):
            a = math.radians(-168 + k * 11.4)
            reach = 110 + (k * 53) % 80
            end = (math.cos(a) * reach, -84 + math.sin(a) * reach + 20)
            tone = mix("#6a9a5c", "#1f4434", (k % 4) / 4 + (k > 9) * 0.2)
            c.limb(
                [(0, -70), (end[0] * 0.5, -84 + math.sin(a) * reach * 0.66), end],
                (4, 3, 2),
                darker(tone, 0.3),
            )
            feather(
                c,
                (end[0] * 0.52, -84 + math.sin(a) * reach * 0.6),
                (end[0], end[1]),
                44,
                darker(tone, 0.35),
                "",
                0.1,
            )
            feather(
                c,
                (end[0] * 0.52, -84 + math.sin(a) * reach * 0.6),
                (end[0] * 0.97, end[1] - 3),
                37,
                tone,
                lighter(tone, 0.4),
                0.1,
            )
        for x, y in ((-70, -210), (-58, -222), (-80, -224), (-64, -206), (-74, -214)):
            for j in range(5):
                a = math.tau * j / 5
                c.circle(x + math.cos(a) * 6, y + math.sin(a) * 6, 5, "#c8485a" if j % 2 else "#e06a74")
            c.circle(x, y, 3, "#fff0c0")
        with form(c, "-62,-84! 62,-84! 48,10! -46,10!", "#b8623c"):
            mass(c, "0,-90 70,-90 60,20 10,20 30,-40", "#4a2424", 14, 0.9)
            mass(c, "-60,-80 -40,-80 -36,10 -50,10", "#f0a878", 6, 0.8)
        with form(c, "-70,-96! 70,-96! 66,-70! -66,-70!", "#c8704a"):
            mass(c, "10,-100 80,-100 70,-66 30,-66", "#5a2c28", 9, 0.9)
            mass(c, "-70,-94 -30,-94 -40,-74 -66,-74", "#ffc090", 4, 0.8)


@scene("p09", "milk", Light(strength=0.0, focus=(250, 380)), by_hand=True)
def drops_on_the_pane(c: Canvas) -> None:
    _street(c)
    _reflection(c)
    x, y = BIG
    beads: list[tuple[float, float, float]] = [
        (92, 122, 40),
        (392, 110, 34),
        (70, 590, 46),
        (420, 610, 40),
        (330, 640, 30),
        (486, 250, 26),
        (524, 560, 34),
        (182, 640, 26),
        (330, 64, 22),
    ]
    for _ in range(600):
        r = c.r.choice((4, 5, 6, 8, 11, 15))
        px, py = c.r.uniform(30, 580), c.r.uniform(26, 700)
        on_face = math.hypot(px - 515, py - 350) < 100 and r > 5
        if (
            not on_face
            and math.hypot((px - x) * 0.9, (py - y) * 0.75) > 150 + r
            and all(math.hypot(px - a, py - b) > (r + q) * 1.3 + 5 for a, b, q in beads)
            and len(beads) < 90
        ):
            beads.append((px, py, r))
    for px, py, length in ((92, 80, 150), (218, 200, 260), (420, 570, 200), (486, 230, 120), (70, 550, 90)):
        line(
            c, f"{px - 3},{py - length} {px + 4},{py - length * 0.5} {px},{py}", "#e8f0ee", (4, 10, 16), 0.45
        )
        line(
            c,
            f"{px + 2},{py - length} {px + 8},{py - length * 0.5} {px + 5},{py}",
            "#35444e",
            (1, 2, 3),
            0.35,
        )
    for px, py, size in beads:
        _bead(c, px, py, size)
    c.glow(x, y + 20, 330, "#ffcf70", 0.75)
    _bead(c, x, y, 150, True)
    c.glow(x - 30, y + 150, 120, "#fff0b0", 0.5)
    for edge, wide in ((0, 34), (588, 12)):
        c.rect(edge, 0, wide, SILL, c.horiz("#f4ead4", "#a89c88", "#5c5a58"))
    c.rect(0, 0, 600, 26, c.vert("#d8ccb8", "#8a8274"))
    c.path(f"M0,{SILL - 14} H600 V{SILL + 16} H0Z", c.vert("#f8f0de", "#a89c88"))
    c.path(f"M0,{SILL + 16} H600 V910 H0Z", c.vert("#d8c8ac", "#a88c74", "#5a4a48"))
    for _ in range(24):
        gx, gy = c.r.uniform(-20, 560), c.r.uniform(SILL + 26, 890)
        n = c.r.uniform(60, 200)
        line(
            c,
            f"{gx},{gy} {gx + n / 2},{gy - 3} {gx + n},{gy}",
            c.r.choice(("#8a705c", "#f0e0c4", "#7a6250")),
            (0.4, 2, 0.4),
            0.5,
        )
    with c.group(through=c.blur(14), blend="screen", opacity=0.8):
        c.path(contour("150,746 290,744 330,800 260,850 130,840 90,790"), "#d88a2c")
    with c.group(through=c.blur(4), blend="screen", opacity=0.7):
        c.path(contour("176,760 240,756 262,790 210,812 160,800"), "#ffd880")
    with c.at(382, 836, 0.98):
        _jar(c)
    with c.at(536, 858, 1.12):
        _plant(c)
    with c.at(286, 862, 1, -12), c.relief(0.2):
        c.ellipse(4, 8, 42, 12, "#3a2a24", 0.5)
        c.ellipse(0, 0, 42, 14, "#7a4438")
        c.ellipse(0, -6, 42, 13, c.horiz("#f0b078", "#c8704c", "#7a3a34"))
