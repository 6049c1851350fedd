"""A mountain that is a bear asleep, and a boy who holds the hammer of the alarm clock."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.sleeping_mountain import head, keeper, paws
from tools.painter.hand import along, contour, form, line, mass, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

BACK = (
    "-40,900! -40,520 20,430 90,352 168,286 250,238 340,222 410,234 470,268 520,296 560,330 600,372 "
    "640,420! 640,900!"
)
COAT, DEEP, MOON = "#394a86", "#131a42", "#a9bde8"


def _night(c: Canvas) -> None:
    nature.sky(c, ("#060b24", "#122050", "#2c4484", "#7f93bd"), (0, 0.3, 0.55, 0.8))
    nature.stars(c, 130, 420, 2.2)
    nature.clouds(c, "#7f93c8", 0.4, 0.003, 0.012, 20, 400, 0.5)
    # Another mountain far off has ears too.
    with (
        c.relief(0),
        form(
            c,
            "-20,470! 4,290 26,250 22,226 40,218 54,240 92,238 104,216 122,222 122,246 170,320 220,470!",
            "#334c8e",
        ),
    ):
        mass(c, "4,290 26,240 56,236 100,236 130,250 160,300 120,286 90,300 60,280 20,310", "#8fa6dc", 5, 0.8)
        mass(c, "120,240 240,480 160,480 100,300", "#1c2c64", 12, 0.7)


def _house(c: Canvas, x: float, y: float, w: float, h: float, lit: bool) -> None:
    with c.relief(0):
        c.path(contour(f"{x - w},{y}! {x - w},{y - h}! {x + w},{y - h}! {x + w},{y}!"), "#2c2450")
        c.path(contour(f"{x + w * 0.3},{y}! {x + w * 0.3},{y - h}! {x + w},{y - h}! {x + w},{y}!"), "#4a3f78")
        c.path(
            contour(f"{x - w * 1.3},{y - h + 3}! {x},{y - h * 2.1}! {x + w * 1.3},{y - h + 3}!"), "#dfe8ff"
        )
        c.path(
            contour(f"{x},{y - h * 2.1}! {x + w * 1.3},{y - h + 3}! {x + w * 0.3},{y - h + 3}!"), "#8ea2d8"
        )
        if lit:
            c.glow(x - w * 0.3, y - h * 0.5, w * 3.2, "#ffc870", 0.75)
            c.rect(x - w * 0.62, y - h * 0.76, w * 0.56, h * 0.5, "#ffe09a", 1)


def _village(c: Canvas) -> None:
    for x, y, w, h, lit in (
        (250.0, 252.0, 15.0, 19.0, True),
        (296, 236, 14, 20, True),
        (404, 244, 16, 20, True),
        (446, 266, 15, 19, False),
        (484, 294, 15, 19, True),
    ):
        _house(c, x, y, w, h, lit)
    # The church, its bell tied up in a cloth.
    with c.relief(0):
        c.path(contour("328,232! 328,150! 358,150! 358,232!"), "#2c2450")
        c.path(contour("347,232! 347,150! 358,150! 358,232!"), "#4a3f78")
        c.path(contour("322,152! 343,74! 364,152!"), "#dfe8ff")
        c.path(contour("343,74! 364,152! 347,152!"), "#8ea2d8")
        c.arch(342, 186, 15, 24, "#ffe09a")
        c.ellipse(342, 177, 5, 6, "#3a2a4a")
        c.path(contour("336,180! 348,180! 350,186! 344,192 334,188!"), "#d8503c")
        c.segment(343, 76, 343, 62, "#dfe8ff", 2)
        c.segment(338, 67, 348, 67, "#dfe8ff", 2)
        c.rect(338, 204, 8, 16, "#ffd88a", 1)
    c.glow(342, 178, 50, "#ffc870", 0.7)
    for tone, dy in (("#5a6ca8", 0), ("#a9b8dc", -6)):
        with c.group(f"translate({-dy},{dy})", torn(c, tone, 0.02, 6, 1.2, 3), opacity=0.7):
            c.path(contour("290,190 284,160 300,130 292,96 320,60 316,100 308,134 306,170"), "#fff")
            c.path(contour("408,200 404,170 418,140 412,110 440,80 432,116 426,146 420,180"), "#fff")


SNOW = (
    "34,436 78,372 120,330 168,286 250,238 340,222 410,234 470,268 520,296 560,330 600,372 640,420! 640,470! "
    "600,436 560,404 512,392 470,356 430,350 380,330 330,344 280,330 240,350 200,350 156,384 104,398 60,424"
)


def _pelt(c: Canvas, count: int) -> None:
    """Fur, combed down from the spine; it grows darker away from the moon."""
    for _ in range(count):
        x, y = c.r.uniform(-10, 620), c.r.uniform(330, 800)
        n = c.r.uniform(12, 26)
        lean = (x - 300) / 340
        lit = max(0.0, min(1.0, 0.75 - x / 620 - (y - 380) / 900 + c.r.uniform(-0.3, 0.3)))
        line(
            c,
            f"{x},{y} {x + lean * n * 0.4 + 2},{y + n * 0.5} {x + lean * n * 0.9},{y + n}",
            mix("#1c2860", "#7f96d4", lit),
            (0.5, 2.2, 0.4),
            0.5,
        )


def _mountain(c: Canvas) -> None:
    """A shoulder that is a peak, a back that is a ridge, and a haunch drawn up behind."""
    with c.relief(0.05):
        with form(c, BACK, COAT):
            mass(c, "330,300 460,320 640,480 640,900 300,900 380,560", DEEP, 40, 0.75)
            mass(c, "-40,540 40,420 120,360 110,560 -40,800", "#5a70b4", 24, 0.6)
            _pelt(c, 900)
            # The dip between shoulder and haunch; the haunch, round, its upper side in the moon.
            mass(c, "300,330 350,420 360,560 390,700 330,720 300,560 270,420", DEEP, 24, 0.7)
            haunch = "392,640 396,540 436,462 500,424 570,430 640,470 640,820 420,820"
            mass(c, haunch, "#3c4f90", 10, 0.9)
            mass(c, "470,560 640,520 640,840 430,840 400,700", DEEP, 36, 0.85)
            mass(c, "400,580 412,520 452,466 512,440 580,446 520,470 456,520 424,590", "#93a8e0", 12, 0.6)
        with c.group(clip=c.clip(contour("380,420! 640,400! 640,800! 380,800!"))):
            for _ in range(320):
                a, far = c.r.uniform(-3.0, -0.4), c.r.uniform(0.5, 1.0)
                x, y = 530 + math.cos(a) * 136 * far, 570 + math.sin(a) * 146 * far
                n = c.r.uniform(10, 22)
                dx, dy = math.cos(a) * 0.2 + 0.25, 0.9
                line(
                    c,
                    f"{x},{y} {x + dx * n * 0.5 - 1},{y + dy * n * 0.5} {x + dx * n},{y + dy * n}",
                    mix("#22306c", "#9fb4ea", max(0.0, far - 0.5) * 1.6 * c.r.random()),
                    (0.5, 2.2, 0.4),
                    0.55,
                )
        with form(c, SNOW, "#e6edff"):
            mass(c, "380,230 520,290 640,420 600,470 480,400 400,300", "#6f84c4", 22, 0.85)
            mass(
                c,
                "60,392 180,316 300,310 420,320 560,390 640,450 560,440 300,380 130,430",
                "#8ea4dc",
                16,
                0.7,
            )
            mass(c, "170,280 260,236 340,224 320,250 240,276", "#ffffff", 8, 0.9)
        # Its edge lies in the fur.
        low = along(
            "40,434 70,414 104,398 156,382 200,348 240,348 280,328 330,342 380,328 430,348 470,354 "
            "512,390 600,432",
            18,
        )
        for x, y in low:
            for _ in range(3):
                n, dx = c.r.uniform(8, 34), c.r.uniform(-3, 3) + (x - 300) * 0.022
                tone = mix("#d4defc", "#7088c8", min(1.0, x / 600 + c.r.uniform(-0.1, 0.2)))
                line(
                    c,
                    f"{x + c.r.uniform(-5, 5)},{y - 10} {x + dx * 0.5},{y + n * 0.4} {x + dx * 1.6},{y + n}",
                    tone,
                    (2, 5, 0.5),
                    0.85,
                )
    # A wood along the ridge, small against it.
    for x, y, h in (
        (136, 322, 34),
        (158, 306, 44),
        (176, 288, 30),
        (190, 284, 36),
        (530, 316, 40),
        (556, 338, 30),
    ):
        nature.fir(c, x, y, h, "#16205a", "#b8c8f0")


def _snowfield(c: Canvas) -> None:
    with c.relief(0):
        c.path(
            contour("-20,800! 60,772 200,790 330,776 460,752 620,730! 620,920! -20,920!"),
            c.vert("#c4d2f4", "#93a6dc", "#6478b8"),
        )
        mass(c, "-20,790 120,780 300,800 330,850 -20,880", "#4a5ca0", 18, 0.7)
        mass(c, "300,790 430,770 560,790 560,880 330,890", "#ffdca0", 26, 0.85)
        # The way he came.
        for x, y, s in (
            (54.0, 862.0, 0.62),
            (104, 872, 0.64),
            (154, 862, 0.62),
            (206, 872, 0.64),
            (258, 862, 0.62),
        ):
            with c.at(x, y, s, -4):
                c.path(contour("-24,0 -14,-9 8,-8 12,-2! 24,-8 32,-2 26,7 10,5! -12,9"), "#4a5ca0")
                line(c, "-22,4 0,10 26,8", "#e8eeff", (1, 2.6, 1))


@scene("p62", "nocturne", Light(strength=0.0, focus=(330, 640)), by_hand=True)
def the_mountain_is_asleep(c: Canvas) -> None:
    _night(c)
    _mountain(c)
    _village(c)
    _snowfield(c)
    c.glow(392, 760, 300, "#ffc870", 0.55)
    head(c)
    paws(c)
    # Its breath.
    with c.group(through=torn(c, "#dfe8ff", 0.02, 9, 0.8, 2), opacity=0.55):
        for x, y, r in ((412.0, 636.0, 12.0), (436, 610, 17), (444, 570, 22), (462, 528, 25), (456, 480, 28)):
            c.circle(x, y, r, "#fff")
            c.circle(x + r * 0.7, y - r * 0.5, r * 0.66, "#fff")
    with c.group("translate(592,884) scale(0.88) translate(-600,-884)"):
        keeper(c)
    for _ in range(80):
        x, y = c.r.uniform(10, 590), c.r.uniform(10, 880)
        c.circle(x, y, c.r.choice((1.4, 2.0, 2.8)), "#ffffff", c.r.choice((0.5, 0.7, 0.9)))
