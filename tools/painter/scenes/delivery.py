"""A stork brings a planet in a cloth; the one on the nest reaches for it, and there are others already."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.storks import bearer, mother
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

PLANET = (352.0, 432.0)


def _sky(c: Canvas) -> None:
    nature.sky(c, ("#23406e", "#55809e", "#e2bd98", "#f8b070"), (0, 0.36, 0.64, 0.86))
    nature.stars(c, 60, 260)
    nature.clouds(c, "#ffdcb0", 0.75, 0.004, 0.012, 60, 760, 0.46)
    c.glow(20, 640, 420, "#ffd890", 0.95)
    nature.disc(c, 66, 628, 40, "#fff2c4", "#ffd27c")


def _house(c: Canvas, x: float, y: float, w: float, h: float, far: float, lit: bool) -> None:
    wall, roof = mix("#7c4e58", "#e8b48c", far), mix("#59263c", "#e0a488", far)
    with c.relief(0):
        c.path(contour(f"{x - w},920! {x - w},{y}! {x + w},{y}! {x + w},920!"), wall)
        c.path(contour(f"{x - w * 1.2},{y + 4}! {x},{y - h}! {x + w * 1.2},{y + 4}!"), roof)
        c.path(
            contour(f"{x - w * 1.2},{y + 4}! {x},{y - h}! {x - w * 0.3},{y + 4}!"), mix(roof, "#ff9c6c", 0.45)
        )
        c.path(
            contour(
                f"{x + w * 0.4},{y - h * 0.4}! {x + w * 0.4},{y - h * 0.95}! "
                f"{x + w * 0.7},{y - h * 0.95}! {x + w * 0.7},{y}!"
            ),
            roof,
        )
        if lit:
            for dx in (-0.5, 0.3):
                c.glow(x + w * dx + w * 0.1, y + 26, w * 0.9, "#ffcf80", 0.6)
                c.rect(x + w * dx, y + 14, w * 0.28, w * 0.42, "#ffe6a4", 1)


def _town(c: Canvas) -> None:
    for x, y, w, h, far, lit in (
        (210.0, 742.0, 34.0, 46.0, 0.62, False), (270, 748, 30, 54, 0.6, True),
        (150, 752, 36, 50, 0.56, False),
        (330, 756, 36, 46, 0.55, False), (570, 760, 40, 60, 0.5, True), (96, 790, 46, 66, 0.3, True),
        (232, 800, 50, 70, 0.26, True), (320, 812, 44, 64, 0.2, False), (160, 830, 52, 76, 0.1, True),
        (34, 836, 50, 70, 0.06, False), (270, 862, 50, 64, 0.0, True),
    ):  # fmt: skip
        _house(c, x, y, w, h, far, lit)
    nature.fog(c, 780, 60, 0.4, "#ffd8b0")


def _chimney(c: Canvas) -> None:
    with c.relief(0.05):
        with form(c, "352,694! 546,694! 556,920! 344,920!", "#a45c4c"):
            for j in range(9):
                y = 712.0 + j * 24
                for k in range(6):
                    x = 336 + k * 44 + (j % 2) * 22
                    tone = c.r.choice(("#b8684f", "#96503f", "#c4785a", "#8a4640"))
                    c.rect(x + 2, y + 2, 40, 20, tone, 2)
            mass(c, "480,690 560,690 560,920 500,920", "#3a1c34", 18, 0.85)
            mass(c, "340,700 372,700 372,920 340,920", "#ffc088", 9, 0.7)
            mass(c, "340,690 560,690 560,740 340,730", "#3a1c34", 9, 0.8)
        with form(c, "336,676! 562,676! 560,702! 338,702!", "#8a4a44"):
            mass(c, "470,670 570,670 570,710 480,710", "#3a1c34", 8, 0.8)
            mass(c, "336,674 420,674 420,684 336,684", "#ffc088", 4, 0.8)


def _others(c: Canvas) -> None:
    """Who lies in the nest already."""
    with c.relief(0.1):
        for x, y, r, tone, dark, lit in (
            (356.0, 634.0, 34.0, "#d0603c", "#5a1c30", "#ffc890"),
            (418, 634, 25, "#e8dcc8", "#7a6c8c", "#fffaf0"),
        ):
            ball = f"{x - r},{y} {x},{y - r} {x + r},{y} {x},{y + r}"
            with form(c, ball, tone):
                mass(
                    c,
                    f"{x},{y - r} {x + r * 1.2},{y - r} {x + r},{y + r} {x - r * 0.4},{y + r}",
                    dark,
                    r * 0.3,
                    0.85,
                )
                mass(
                    c,
                    f"{x - r},{y} {x - r * 0.7},{y - r * 0.8} {x},{y - r} {x - r * 0.5},{y - r * 0.2}",
                    lit,
                    r * 0.18,
                    0.9,
                )
                for dx, dy, q in ((-0.3, 0.1, 0.2), (0.2, -0.4, 0.16), (0.3, 0.3, 0.22)):
                    c.ellipse(x + dx * r, y + dy * r, q * r, q * r * 0.8, dark, 0.35)


def _nest(c: Canvas, front: bool) -> None:
    tones = ("#6a4428", "#8f6036", "#b88a50", "#4a2c20", "#d8b070")
    if not front:
        with c.relief(0.1):
            c.ellipse(450, 636, 146, 38, "#4a2c24")
            strands(c, "308,630 380,600 450,596", "450,596 520,600 592,630", 14, tones, (4, 5, 1), 10)
        return
    with (
        c.relief(0.1),
        form(c, "300,626 340,650 450,662 560,650 600,626 590,668 540,694 450,704 360,694 312,668", "#5f3c26"),
    ):
        mass(c, "450,640 610,620 600,700 460,710", "#2a1420", 14, 0.8)
    for _ in range(150):
        t = c.r.uniform(0, 1)
        a = math.pi * t
        x, y = 450 - math.cos(a) * 148, 630 + math.sin(a) * 46 + c.r.uniform(-6, 20)
        n, lean = c.r.uniform(26, 58), c.r.uniform(-0.35, 0.35) + math.cos(a) * -0.5
        tone = mix(c.r.choice(tones), "#2a1420", 0.6 * max(0.0, t - 0.35))
        c.limb(
            [(x - n / 2, y - lean * n * 0.4), (x, y + c.r.uniform(-2, 4)), (x + n / 2, y + lean * n * 0.4)],
            (2, c.r.uniform(3.4, 5.4), 1.4), tone,
        )  # fmt: skip


def _tuck(c: Canvas) -> None:
    """Straw that stands up before her breast."""
    for _ in range(110):
        x, y = c.r.uniform(440, 592), 664 - abs(c.r.uniform(-180, 180)) * 0.1
        n, lean = c.r.uniform(18, 40), c.r.uniform(-0.8, 0.8)
        tone = mix(c.r.choice(("#8f6036", "#b88a50", "#4a2c20", "#d8b070")), "#2a1420", 0.5 * (x - 440) / 152)
        c.limb([(x - n * 0.7, y + 8), (x, y), (x + n * 0.6, y - 6 - lean * n * 0.3)], (2, 4, 1.2), tone)


def _bundle(c: Canvas) -> None:
    """The planet in its cloth, which shines a little of its own."""
    x, y = PLANET
    r = 58.0
    c.glow(x, y, 190, "#bfeaff", 0.6)
    linen, dusk = "#f6e8d4", "#a8849c"
    with c.relief(0.1):
        # The strap behind.
        with form(
            c,
            "376,250! 384,290 398,340 412,396 424,438! 404,436 392,392 380,340 370,296",
            mix(linen, dusk, 0.5),
        ):
            mass(c, "372,252 392,330 404,436 392,420 376,330", "#6a4a6c", 5, 0.6)
        line(c, "266,452 300,424 420,396 440,412", "#c89a60", (5, 5, 5, 5))
        turned = [(math.cos(math.tau * k / 8) * r, math.sin(math.tau * k / 8) * r) for k in range(8)]
        ball = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in turned)
        with form(c, ball, "#3f94c4"):
            with c.at(x, y, 0.96, -12):
                for text, tone in (
                    ("-44,-30 -20,-52 6,-50 14,-38 -4,-30 -2,-18 -18,-10 -30,-18", "#8ac068"),
                    ("-10,-6 12,-10 30,2 28,22 16,40 6,54 -4,34 -8,16 -22,8", "#a8c464"),
                    ("30,-42 52,-26 58,-2 46,-8 36,-20", "#8ac068"),
                    ("-58,0 -44,8 -40,26 -52,30", "#8ac068"),
                ):
                    with form(c, text, tone):
                        mass(c, "-60,30 60,20 60,70 -60,70", "#2f6a58", 8, 0.6)
                for text in (
                    "-50,-12 -20,-22 10,-18 40,-26",
                    "-40,30 -10,24 20,30 44,22",
                    "-10,-44 10,-42 30,-48",
                ):
                    line(c, text, "#f8ffff", (2, 6, 6, 1), 0.75)
            mass(
                c,
                f"{x},{y - r} {x + r},{y - 30} {x + r},{y + r} {x - 20},{y + r} {x + 24},{y}",
                "#14285c",
                14,
                0.8,
            )
            mass(
                c,
                f"{x - r},{y + 6} {x - 50},{y - 30} {x - 16},{y - r} {x - 24},{y - 30} {x - 44},{y}",
                "#fff0c8",
                6,
                0.9,
            )
        line(c, "272,454 330,462 412,436 446,408", "#f4dcae", (4, 7, 7, 3))
        # The sling beneath, and the strap in front.
        with form(
            c,
            "284,424! 296,448 322,470 352,474 384,464 410,438 424,420! 432,452 418,488 388,512 "
            "350,518 312,506 290,474",
            linen,
        ):
            mass(c, "380,470 434,420 430,500 370,524 350,510", dusk, 10, 0.85)
            mass(c, "286,430 300,454 330,474 320,490 292,470", "#fffaf0", 5, 0.9)
            for text in ("300,456 330,494 356,510", "324,472 350,498 372,508", "408,446 392,484 360,512"):
                line(c, text, "#8a6484", (1, 4, 1), 0.6)
        with form(
            c, "374,250! 362,290 330,340 300,392 282,428! 306,450 312,410 340,356 368,300 382,262!", linen
        ):
            mass(c, "378,260 366,300 330,380 308,446 320,380 354,310", dusk, 5, 0.75)
            line(c, "372,258 340,330 292,420", "#fffaf0", (2, 5, 4), 0.8)


@scene("p70", "sand", Light(strength=0.0, focus=(370, 380)), by_hand=True)
def express_delivery(c: Canvas) -> None:
    _sky(c)
    _town(c)
    _chimney(c)
    with c.at(37, 64, 0.9):
        _nest(c, False)
    with c.at(56, 87, 0.86):
        mother(c)
    with c.at(37, 64, 0.9):
        _others(c)
        _nest(c, True)
        _tuck(c)
    with c.at(84, 56, 0.78):
        bearer(c)
    _bundle(c)
    # The knot in its beak.
    with c.relief(0.1), form(c, "364,244 376,238 388,246 386,258 374,262 364,256", "#fff4e4"):
        mass(c, "376,240 390,246 388,260 374,262", "#a8849c", 3, 0.8)
    for text in ("370,246! 350,236 342,220! 362,222 376,240!", "380,244! 398,232 410,234! 400,250 384,256!"):
        with c.relief(0.1), form(c, text, "#f6e8d4"):
            mass(c, "370,240 410,250 384,256 360,240", "#a8849c", 3, 0.6)
