"""A wolf at the water, and who looks back at it and holds out a flower."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.wolf_and_ewe import ewe, wolf
from tools.painter.hand import contour, feather, form, line, mass, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SHORE, NEAR = 462, 514
"""Where the far bank meets the water, and where the wolf's world is turned over."""
WHOLE = "translate(76,90) scale(.82)"
"""It makes room for all of both animals."""


def _night(c: Canvas) -> None:
    nature.sky(c, ("#050a20", "#0e1a46", "#27407e", "#6484b4"), (0, 0.22, 0.4, 0.53))
    nature.stars(c, 90, 330)
    nature.clouds(c, "#8fa4d0", 0.4, 0.003, 0.014, 20, 330, 0.5)
    nature.moon(c, 496, 128, 58, halo=3.6)
    with c.relief(0):
        c.path(
            contour("-20,420! 60,372 150,340 230,372 320,350 420,392 520,360 620,330 620,480! -20,480!"),
            c.vert("#2f4a88", "#5f7cb0"),
        )
        for k in range(22):
            tall = 80 + (k * 97) % 120
            x = k * 29 - 10 + c.r.uniform(-8, 8)
            nature.fir(c, x, 466, tall, mix("#101c46", "#3f588f", 0.8 * (k % 2)))
    nature.fog(c, 440, 60, 0.6, "#a9bcd8")


def _day(c: Canvas) -> None:
    """What the water shows: turned over, and trembling a little."""
    c.rect(0, SHORE, 600, 450, c.vert("#d8f0d0", "#c4ecec", "#8ed4f0", "#4aa4dc"))
    c.glow(496, 820, 330, "#fff2b0", 0.9)
    tremble = c.define(
        '<filter id="{id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" '
        'baseFrequency=".005 .025" numOctaves="2" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" '
        'in2="n" scale="5" xChannelSelector="R" yChannelSelector="G"/></filter>'
    )
    with c.group(through=tremble):
        nature.disc(c, 496, 824, 44, "#fffbe0", "#ffd060", 3.0, 1.0)
        with c.group(f"translate(0,{SHORE * 2}) scale(1,-1)"):
            for tone, dy, soft in (("#8fc08c", 0, 9), ("#b4dc9c", -14, 10)):
                with c.group(f"translate({dy * 0.3},{-dy * 0.5})", torn(c, tone, 0.03, soft, 1.0, 4)):
                    c.path(
                        contour("-20,470! 60,380 160,366 260,400 380,396 470,376 560,340 620,330 620,470!"),
                        "#fff",
                    )
            c.path(contour("-20,462! 620,462! 620,442 400,446 200,440 -20,448!"), "#9ed07c")
        with c.group(f"translate(0,{NEAR * 2}) scale(1,-1)"):
            ground = "-20,474! 50,472 130,480 220,482 290,488 344,501 392,514! -20,514!"
            with form(c, ground, "#63b054"):
                mass(c, "-20,472 60,470 140,478 240,482 350,492 240,496 100,490 -20,490", "#c8e08a", 4, 0.9)
                mass(c, "-20,504 380,504 380,520 -20,520", "#2f7a4c", 4, 0.7)
            with c.group(WHOLE):
                ewe(c)
            for k in range(15):
                spot = 14 + k * 21
                nature.flower(
                    c,
                    spot,
                    500 - (k * 29) % 15,
                    8 + k % 3 * 2,
                    ("#ffffff", "#f7a0b4", "#ffd860", "#ff8a70")[k % 4],
                    "#e8903c",
                )
    for _ in range(60):
        far = c.r.random() ** 0.9
        x, y, n = c.r.uniform(-60, 580), SHORE + 10 + far * 420, 24 + far * 110
        tone = c.r.choice(("#ffffff", "#eaf8ff", "#4a9cc4"))
        line(c, f"{x},{y} {x + n / 2},{y - 2} {x + n},{y}", tone, (0.4, 1.2 + far * 2.4, 0.4), 0.4)


def _far_flock(c: Canvas) -> None:
    """Two that graze on the other side, and what the water makes of them."""
    for x, s in ((556.0, 1.25), (508, 0.85)):
        with c.at(x, SHORE + 2, s), c.relief(0):
            for dx in (-10, -6, 8, 12):
                c.segment(dx, -8, dx, 0, "#141c40", 2.6)
            c.path(contour("-17,-14 -12,-24 0,-27 12,-24 17,-14 10,-7 -10,-7"), "#c4cce8")
            mass(c, "-17,-14 -8,-16 10,-14 17,-12 10,-6 -10,-6", "#4a5688", 3, 0.8)
            c.path(contour("-13,-19 -21,-15 -25,-6 -18,-6 -12,-12"), "#1c1e40")
        with c.at(x, SHORE + 3, s), c.group("scale(1,-1)"), c.relief(0):
            for text in ("-9,-14 -10,-6 -9,0", "-5,-14 -5,-6 -4,0", "11,-16 14,-8 11,0", "15,-16 18,-8 16,0"):
                line(c, text, "#44586a", (4, 2.4, 2.4))
            c.path(contour("-12,-15 -13,-22 -4,-26 10,-24 18,-22 19,-16 10,-14 0,-11"), "#44586a")
            line(c, "17,-21 25,-15 27,-5", "#44586a", (3, 5, 1))
            c.path(contour("-8,-23 -11,-33! -15,-28 -19,-34! -20,-27 -32,-21! -21,-17 -12,-16"), "#44586a")


def _bank(c: Canvas) -> None:
    with c.relief(0.1):
        with c.group(through=c.blur(5), opacity=0.6):
            c.path(contour("-20,508! 120,510 260,510 372,512 330,520 200,522 60,522 -20,522!"), "#0c1638")
        with form(
            c,
            "-20,474! 50,472 130,480 220,482 290,488 344,501 392,514! -20,514!",
            "#1b2852",
        ):
            mass(c, "-20,472 60,470 140,478 240,482 350,492 240,494 100,488 -20,488", "#6a84b8", 5, 0.8)
            mass(c, "-20,506 120,506 300,500 360,500 300,516 100,526 -20,530", "#0a1230", 4, 0.8)
        line(c, "-20,515 100,514.4 240,515 392,514", "#d8f4e4", (1.4, 2, 1.6, 0.4), 0.5)
        for x, y, r in (
            (344.0, 510.0, 9.0),
            (328, 513, 6),
            (312, 514, 4),
            (180, 513, 5),
            (194, 514, 7),
            (62, 512, 9),
            (46, 514, 5),
        ):
            low, high, n = y + r * 0.4, y - r * 0.5, r * 0.5
            with form(c, f"{x - r},{low} {x - n},{high} {x + n},{high} {x + r},{low}", "#2c3a68"):
                mass(c, f"{x - r},{y - r} {x + r},{y - r} {x + n},{y - 1} {x - n},{y}", "#8fa4d0", 2)


def _dandelion(c: Canvas) -> None:
    """Held by the ewe; its blossom comes out of the water."""
    with c.relief(0.1):
        line(c, "408,555 428,554 446,534 456,500", "#5a9a48", (4, 5, 5, 4.6))
        for k in range(3):
            c.ring(456, 501, 12 + k * 17, 2.4 + k * 2.6, "#ffffff", 2.6 - k * 0.5, 0.95 - k * 0.25)
        line(c, "456,500 466,474 466,442", "#6aa84c", (4.6, 4.4, 3.4))
        line(c, "457,498 467,474 467,442", "#d8f0a0", (1, 1.6, 1), 0.8)
        line(c, "452,503 460,506 468,503", "#eaffe8", (1, 3, 1), 0.9)
    c.glow(466, 426, 110, "#ffe08a", 0.75)
    with c.at(466, 428, 0.86, 8), c.relief(0.1):
        c.path(contour("-9,4! 0,18 9,4!"), "#4f8a40")
        for reach, tone, count in (
            (30, "#d88a1c", 18),
            (25, "#ffb82c", 15),
            (17, "#ffd858", 12),
            (9, "#fff0a0", 8),
        ):
            for k in range(count):
                a = math.tau * k / count + reach
                end = (math.cos(a) * reach, math.sin(a) * reach * 0.7 - 4)
                feather(c, (0, -2), end, 8, mix(tone, "#a85c18", 0.2 + 0.2 * math.sin(a)))
    for x, y in ((458.0, 464.0), (474, 476)):
        c.ellipse(x, y, 2, 3.4, "#e8fbff", 0.9)


@scene("p66", "nocturne", Light(strength=0.0, focus=(420, 460)), by_hand=True)
def what_the_water_sees(c: Canvas) -> None:
    _night(c)
    _day(c)
    with c.group(through=c.blur(1.6)):
        c.path(f"M0,{SHORE} H600", "none", "#f4fff0", 3, 0.6)
    _far_flock(c)
    _bank(c)
    # The day shines up out of the water.
    c.glow(420, 540, 260, "#fff2b8", 0.5)
    with c.group(WHOLE):
        wolf(c)
    nature.grass(c, -10, 350, 502, 14, 60, ("#0a1230", "#16224c", "#31457c"))
    _dandelion(c)
