"""A wolf at the water, and who looks back at it."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas, Points
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SHORE = 540
# The contour of the wolf from the nose over ears, back and tail to the near legs and the throat.
WOLF = (
    "M462,530 Q455,516 437,506 Q424,497 414,484 L404,468 Q402,444 390,420 Q378,432 371,454 "
    "Q366,436 354,424 Q349,440 351,458 L338,446 L332,452 Q322,414 296,398 L288,404 Q256,404 232,410 "
    "Q190,412 158,398 Q132,392 116,402 Q88,420 70,458 Q54,492 30,516 Q62,514 84,488 L86,496 Q106,470 118,448 "
    "Q112,470 118,482 Q104,496 108,510 L112,540 Q130,548 150,541 Q146,530 130,528 Q126,512 142,494 "
    "Q166,474 178,458 L190,470 L198,460 Q236,478 262,478 L270,490 L280,482 Q284,500 292,512 L300,544 "
    "Q320,552 340,544 Q334,532 320,530 Q314,508 322,490 L332,502 L338,488 L350,500 L356,490 Q372,504 392,512 "
    "Q412,530 436,538 Q452,542 462,530Z"
)
FAR_LEGS = (
    "M150,450 Q176,486 166,502 L176,536 Q192,542 204,536 Q200,528 188,524 Q184,500 206,470Z "
    "M330,480 Q346,510 352,530 Q366,540 382,534 Q376,524 364,520 Q352,490 356,470Z"
)


def _fur(c: Canvas, along: Points, lean: float, size: float, tones: tuple[str, ...], count: int) -> None:
    """Tapering hairs set along a line, leaning ``lean`` degrees."""
    for k in range(count):
        t = k / count * (len(along) - 1)
        i = int(t)
        (ax, ay), (bx, by) = along[i], along[i + 1]
        x = ax + (bx - ax) * (t - i) + c.r.uniform(-7, 7)
        y = ay + (by - ay) * (t - i) + c.r.uniform(-5, 5)
        a = math.radians(lean + c.r.uniform(-16, 16))
        n = size * c.r.uniform(0.6, 1.3)
        tip = (x + math.cos(a) * n, y + math.sin(a) * n)
        c.limb(
            [(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2 + 2), tip], (3.2, 2.6, 0.6), c.r.choice(tones), 0.8
        )


def _wolf(c: Canvas) -> None:
    with c.relief(0.25):
        c.path(FAR_LEGS, "#0c1330")
    with c.relief(0.7):
        c.path(WOLF, c.vert("#7f90bc", "#4a5a8c", "#26325e", "#141c40"))
    with c.relief(0):
        with c.group(clip=c.clip(WOLF)):
            c.path("M100,470 Q160,440 190,470 T300,480 T350,470 L420,540 H100Z", "#0c1330", op=0.45)
            _fur(
                c,
                [(352, 470), (300, 420), (230, 424), (160, 414), (110, 430)],
                158,
                22,
                ("#9fb0d8", "#5c6ea4", "#c2cfec"),
                110,
            )
            _fur(c, [(340, 480), (290, 450), (220, 440), (140, 440)], 150, 24, ("#3a4a7c", "#55669a"), 80)
            _fur(c, [(112, 424), (84, 462), (52, 502)], 120, 22, ("#7f90bc", "#33427a"), 46)
            _fur(c, [(330, 468), (344, 486), (362, 494)], 118, 20, ("#a9b6d8", "#6c7db0"), 34)
            c.path("M404,470 Q414,490 437,506 L462,530 Q440,520 414,512 Q400,500 392,486Z", "#a9b6d8", op=0.5)
        c.path("M390,420 Q380,436 376,456 Q384,450 394,452 Q396,436 390,420Z", "#1a2248")
        for line in (
            "M116,402 Q134,390 158,397 Q190,411 232,409",
            "M240,407 Q262,402 288,403 L297,398 Q318,410 331,446",
            "M354,424 Q362,434 369,450",
            "M390,420 Q402,444 405,468 Q416,490 438,506 L455,518",
        ):
            c.path(line, "none", "#f2f6ff", 3.2, 0.9)
        c.path("M447,516 Q458,514 463,528 Q458,536 450,531Z", "#070a18")
        c.path("M404,490 Q412,486 420,495 Q411,499 404,490Z", "#070a18")
        c.circle(412.5, 492, 3.1, "#ffcf5c")
        c.circle(412.8, 492.4, 1.3, "#070a18")
        c.path("M456,534 Q440,534 424,524", "none", "#070a18", 2.2)


def _sheep(c: Canvas) -> None:
    """The same stance in wool, drawn upright; the water turns it over."""
    face = c.vert("#8a6a62", "#5a4148")
    with c.relief(0.5):
        for x, far in ((168, 1), (330, 1), (130, 0), (296, 0)):
            leg = mix("#5a4148", "#7fa0a8", 0.35 * far)
            c.limb([(x, 450), (x + 6, 500), (x + 2, 532)], (30, 16, 14), leg)
            c.path(f"M{x - 8},530 h20 l7,12 h-30Z", "#33262e")
    puffs = [(96 + 26 * k, 440 - 34 * math.sin(k / 9 * math.pi) - 8 * (k % 2)) for k in range(10)]
    with c.relief(0.5):
        c.blob(
            [
                (84, 440),
                (110, 392),
                (200, 372),
                (300, 384),
                (352, 426),
                (344, 464),
                (260, 480),
                (150, 480),
                (90, 466),
            ],
            "#f4ecd8",
        )
        for row, (dy, tone) in enumerate(
            ((36, "#cdbfae"), (20, "#e6dac4"), (4, "#f6eedc"), (-10, "#fffaf0"))
        ):
            for k, (x, y) in enumerate(puffs):
                c.circle(x + 11 * (row % 2), y + dy, 24 + (k * 7 + row * 5) % 9, tone)
    with c.relief(0.6):
        for k in range(14):
            x, y = 318 + k * 6, 424 + k * 4
            c.circle(
                x + c.r.uniform(-6, 6), y + 28 - (k * 23) % 54, 19, ("#e6dac4", "#f6eedc", "#fffaf0")[k % 3]
            )
        c.path(
            "M388,446 Q414,452 428,482 Q452,500 462,524 Q460,542 440,540 Q414,530 396,510 Q372,482 388,446Z",
            face,
        )
        c.path("M392,462 Q362,462 346,486 Q366,496 392,480Z", "#6a4c50")
        for x, y, r in ((372, 442, 22), (392, 440, 19), (408, 452, 14)):
            c.circle(x, y, r, "#fffaf0")
    with c.relief(0):
        c.ellipse(420, 488, 8, 6, "#fff3d0", rot=35)
        c.ellipse(421, 489, 4.5, 3, "#1a1016", rot=35)
        c.path("M458,528 Q446,532 436,524", "none", "#33262e", 2.4)


def _day_below(c: Canvas) -> None:
    c.rect(0, SHORE, 600, 370, c.vert("#a8cf8c", "#cfe6c0", "#a8dcec", "#5cb0dc"))
    nature.disc(c, 486, 800, 46, "#fffbe0", "#ffd880", 3.4, 1.0)
    with c.group(through=c.blur(1.4)):
        for k in range(6):
            x = -20 + k * 128
            c.limb([(x, SHORE), (x + 8, 640)], (14, 9), "#8a7a5c", 0.6)
            nature.foliage(
                c, x, 640 + (k * 53) % 50, 74, 54, ("#6fa24c", "#8fbe5c", "#b4d67c", "#dcecaa"), 40, 15
            )
    with c.group(f"translate(0,{SHORE * 2 + 6}) scale(1,-1)"):
        _sheep(c)
    for k in range(40):
        t = (k / 40) ** 0.9
        nature.dash(
            c,
            c.r.uniform(-40, 560),
            SHORE + 20 + t * 340,
            24 + t * 110,
            1 + t * 2.6,
            c.r.choice(("#ffffff", "#eaf8ff")),
            0.4,
        )


@scene("p66", "nocturne", Light((0.45, -0.75, 0.6), backdrop=0.0, focus=(440, 530)))
def what_the_water_sees(c: Canvas) -> None:
    nature.sky(c, ("#060b22", "#14224e", "#34508a", "#8fa6c8"), (0, 0.25, 0.45, 0.58))
    nature.stars(c, 90, 330)
    nature.moon(c, 470, 170, 84, halo=3.2)
    with c.relief(0.1):
        for k in range(22):
            tall = 120 + (k * 97) % 150
            nature.fir(
                c, k * 30 - 10 + c.r.uniform(-8, 8), 520, tall, mix("#101b42", "#3c5488", 0.6 * (k % 2))
            )
    nature.fog(c, 480, 80, 0.5, "#a9bcd8")
    _day_below(c)
    c.path(
        "M-10,508 Q90,500 190,512 T360,530 Q390,538 402,544 Q300,552 190,548 T-10,556Z",
        c.vert("#2c3c66", "#080d26"),
    )
    c.path("M-10,557 Q80,549 190,549 T402,545", "none", "#fffdf0", 3, 0.75)
    for k in range(7):
        nature.flower(
            c, 40 + k * 47, 566 + (k * 29) % 16, 9, ("#ffffff", "#f7a8b8", "#ffe08a")[k % 3], "#e8903c"
        )
    _wolf(c)
    for k in range(3):
        c.ring(460, 541, 22 + k * 34, 3.5 + k * 4, "#ffffff", 2.6, 0.9 - k * 0.24)
    with c.relief(0.1):
        for k in range(9):
            x = 548 + k * 8
            c.limb(
                [(x, 910), (x - 14 + k * 2, 700), (x - 50 + k * 9, 380 + (k * 67) % 120)],
                (9, 6, 1),
                "#050818",
            )
        for x, y in ((520, 470), (560, 410)):
            c.limb([(x, y), (x + 3, y + 56)], (13, 13), "#0e0a18")
    nature.grass(c, 0, 110, 566, 40, 60, ("#050818", "#14224c"))
