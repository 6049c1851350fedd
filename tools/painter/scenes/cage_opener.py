"""The girl who opens the cage of the last book."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import (
    Cloth,
    child_profile,
    cuff,
    ear,
    hand_grip,
    jointed,
    mix_skin,
    shoe,
)
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import form, line, mass, strands
from tools.painter.palettes import mix

SKIN = Skin("#d89a74", "#7a3448", "#ffe2ac", "#e0644c")
SUN: Point = (256.0, 548.0)


def girl(c: Canvas) -> None:
    dress, deep, lit = "#2a7078", "#0f2440", "#a8dcc0"
    with c.relief(0.1):
        # The far hand still holds the ladder.
        far = Cloth("#1f5660", "#0c1c34", "#4a8c8a")
        jointed(c, (446, 444), (498, 478), (540, 440), (34, 28, 20), far, SUN)
        cuff(c, (498, 478), (541, 439), 21, "#e0d0bc", "#8a7088")
        hand_grip(c, 543, 436, 78, mix_skin(SKIN, 0.35), 0.66)
        # Legs: the weight on the near one.
        for hip, knee, ankle, tone in (
            ((450, 610), (468, 674), (476, 722), "#8a3040"),
            ((416, 610), (400, 678), (402, 736), "#b83c48"),
        ):
            jointed(c, hip, knee, ankle, (40, 29, 18), Cloth(tone, "#4a1434", "#f08c74"), SUN, 0.2, False)
        shoe(c, 476, 744, -8, Cloth("#4a2028", "#14060f", "#c07860"), 0.86, True)
        shoe(c, 400, 760, 2, Cloth("#5a2830", "#1c0a14", "#e08c6c"), 0.92, True)
        # Dress.
        with form(
            c,
            (
                "396,424! 420,416 446,424 460,462 456,512 470,566 490,622 496,648! "
                "468,656 434,648 404,656 370,646! 376,612 392,560 396,506 388,462"
            ),
            dress,
        ):
            mass(c, "440,410 480,430 484,540 530,660 450,670 456,580 436,500", deep, 18, 0.9)
            mass(c, "380,430 402,424 404,500 396,570 380,640 356,650 372,590 384,520", lit, 9, 0.75)
            strands(
                c,
                "398,516 392,570 382,642",
                "456,516 468,570 486,642",
                9,
                (deep, "#3f8a88", "#17405a"),
                (1, 4, 2),
                4,
                0.7,
            )
            line(c, "390,508 424,520 464,508", deep, (4, 6, 4), 0.8)
            line(c, "390,506 424,517 464,505", "#e8b85c", (3, 5, 3))
            for x in (386.0, 408, 431, 454, 477):
                c.circle(x, 630 + (x % 7), 4, "#f0c874", 0.9)
        line(c, "371,645 404,654 434,647 468,655 495,647", "#e8c07c", (2, 4, 3, 3, 2))
        # Neck, collar.
        line(c, "426,426 425,404 424,386", SKIN.shade, (27, 25, 25))
        line(c, "423,424 421,404 420,386", SKIN.tone, (21, 21, 21))
        with form(c, "390,424! 402,412 422,420 446,410! 462,424 446,440 420,434 400,440", "#f8ecd4"):
            mass(c, "424,416 466,420 448,444 424,436", "#8a7088", 5, 0.8)
    # A plait flies out behind.
    with c.relief(0.1):
        for k in range(6):
            x, y = 462 + k * 5 + 4 * math.sin(k * 1.1), 386 + k * 18
            with form(
                c,
                (
                    f"{x - 15},{y - 4} {x - 4},{y - 15} {x + 13},{y - 6} "
                    f"{x + 14},{y + 8} {x},{y + 15} {x - 13},{y + 8}"
                ),
                "#3a1c24",
            ):
                mass(
                    c, f"{x - 14},{y - 2} {x - 4},{y - 13} {x + 8},{y - 6} {x - 4},{y + 2}", "#b06848", 3, 0.8
                )
        line(c, "480,490 484,498 485,503", "#d8383c", (13, 15, 11))
        strands(
            c, "478,500 478,514 474,530", "490,500 494,514 496,530", 9, ("#3a1c24", "#8a4c3c"), (5, 4, 0.6), 3
        )
    with c.at(412, 358, 0.82, 0, flip=True), c.relief(0.1):
        child_profile(c, SKIN, "#3a2c24", "#2c141c", 0.86, 1.0, "calm")
        ear(c, -14, 2, SKIN, 0.78)
        hair = "38,-42! 24,-66 -10,-76 -46,-62 -64,-28 -62,10 -46,34! -32,26 -26,6 -22,-14 -6,-26 16,-34"
        with form(c, hair, "#4a241f"):
            mass(c, "-70,-40 -44,-10 -36,36 -70,40", "#1c0c14", 10, 0.8)
            mass(c, "38,-44 14,-68 -24,-66 -36,-44 -10,-44 14,-44", "#c07448", 8, 0.7)
            strands(
                c,
                "32,-46 -4,-66 -46,-46 -54,26",
                "28,-40 2,-38 -22,-14 -38,28",
                16,
                ("#6a3830", "#2c141c", "#8a4c3c"),
                (0.6, 2, 2, 0.6),
                3,
                0.6,
            )
        line(c, "-52,-34 -36,-60 -2,-76 6,-76", "#d8383c", (4, 6, 5, 3))
    with c.relief(0.1):
        # The near arm reaches out to the little door and holds its rim.
        near = Cloth(dress, deep, mix(dress, lit, 0.6))
        jointed(c, (414, 450), (358, 488), (302, 460), (42, 34, 22), near, SUN)
        cuff(c, (358, 488), (301, 459), 23, "#f8ecd4", "#8a7088")
        hand_grip(c, 297, 458, -86, SKIN, 0.74, True)
