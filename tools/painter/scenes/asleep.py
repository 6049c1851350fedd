"""A mountain that is a bear asleep, and a boy who holds the hammer of the alarm clock."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.sleeping_mountain import head, keeper, paws
from tools.painter.hand import contour, form, line, mass, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

BACK = "-40,900! -40,520 20,430 90,352 168,286 250,238 340,222 430,240 500,288 560,360 620,440 640,900!"
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


def _mountain(c: Canvas) -> None:
    with c.relief(0.05):
        with form(c, BACK, COAT):
            mass(c, "330,260 460,300 640,480 640,900 300,900 380,560", DEEP, 40, 0.9)
            mass(c, "-40,540 40,420 120,360 110,560 -40,800", "#5a70b4", 24, 0.6)
            # Fur that is woods and scree.
            for _ in range(420):
                x, y = c.r.uniform(-10, 610), c.r.uniform(300, 820)
                n = c.r.uniform(14, 28)
                lean = (x - 330) / 300
                line(
                    c,
                    f"{x},{y} {x + lean * n * 0.5},{y + n * 0.5} {x + lean * n},{y + n}",
                    c.r.choice(("#5a70b0", "#24306a", "#1a2456", "#6f86c4")),
                    (0.6, 3, 0.4),
                    0.4,
                )
        with form(
            c,
            "60,384 168,286 250,238 340,222 430,240 500,288 560,360 580,392! 560,384 546,420 526,380 500,372 "
            "484,430 462,376 430,352 410,404 384,350 350,340 320,400 296,340 262,332 236,396 214,344 "
            "180,340 150,396 132,352",
            "#e6edff",
        ):
            mass(c, "380,230 520,290 600,400 520,440 420,380 400,300", "#6f84c4", 22, 0.9)
            mass(c, "60,380 180,300 300,300 420,330 540,380 520,440 130,420", "#8ea4dc", 16, 0.7)
            mass(c, "170,280 260,236 340,224 320,250 240,276", "#ffffff", 8, 0.9)
    for k in range(17):
        x = 330 + (k * 83) % 280
        y = 470 + (k * 59) % 150 + (x - 330) * 0.12
        nature.fir(c, x, y, 54 + (k * 31) % 40, mix("#0c1438", "#2a3a78", 0.5 * (k % 2)), "#b8c8f0")


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
    keeper(c)
    for _ in range(80):
        x, y = c.r.uniform(10, 590), c.r.uniform(10, 880)
        c.circle(x, y, c.r.choice((1.4, 2.0, 2.8)), "#ffffff", c.r.choice((0.5, 0.7, 0.9)))
