"""A girl with a rod, and what hangs from it to steer by."""

from __future__ import annotations

from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import (
    Cloth,
    child_profile,
    ear,
    hand_grip,
    jointed,
    mix_skin,
    shoe,
)
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, form, line, mass, round_limb, strands
from tools.painter.palettes import mix

SHADE = "#1c3048"


def driver(c: Canvas) -> None:
    """A girl on the edge of the shell, who steers with a cabbage on a rod."""
    sun: Point = (-40, 300)
    coat, jeans = Cloth("#e8b040", "#a85c40", "#fff0b0"), Cloth("#4a6488", "#22304c", "#b8c8c8")
    far = Cloth("#c08838", "#7a4038", "#e8c080")
    skin = Skin("#eeb48e", "#a0605a", "#fff0c8", "#e8786a")
    c.shade(352, 520, 52, 9, 0.6, SHADE)
    with c.relief(0.1):
        jointed(
            c, (352, 506), (406, 506), (412, 552), (34, 27, 20), Cloth("#38506e", "#1a2640", "#7a90a0"), sun
        )
        shoe(c, 414, 574, 12, Cloth("#8a3430", "#4a1824", "#d8786a"), 0.62)
        jointed(c, (366, 444), (404, 458), (428, 434), (22, 19, 14), far, sun)
    line(c, "372,516 420,458 492,372 556,318", "#7a4a2c", (7, 6, 4, 1.6))
    line(c, "372,513 420,455 492,370", "#f0c890", (1.6, 1.6, 0.8), 0.8)
    with c.relief(0.1):
        hand_grip(c, 427, 437, 62, mix_skin(skin, 0.3), 0.42)
        with form(c, "328,516! 326,480 332,448 346,430 366,430 378,444 380,476 384,512! 356,522", coat.tone):
            mass(c, "360,426 390,430 390,520 358,526 366,480", coat.shade, 9, 0.75)
            mass(c, "328,510 330,460 346,432 352,440 340,480 338,514", coat.lit, 5, 0.6)
        jointed(c, (344, 508), (396, 516), (398, 564), (36, 29, 21), jeans, sun)
        shoe(c, 399, 588, 16, Cloth("#b84438", "#5a1c28", "#f0a080"), 0.66)
        line(c, "326,514 354,524 384,514", coat.shade, (3, 5, 3), 0.7)
    # The head is lifted to the cabbage; a plait down her back.
    with c.relief(0.1):
        with form(c, "350,436! 352,416 374,416 374,438! 362,444", mix(skin.tone, skin.shade, 0.4)):
            pass
        round_limb(c, "340,410 330,440 328,474", (13, 12, 7), "#6a3424", "#34161c", "#b87048", sun)
        c.circle(328, 474, 4.4, "#c8443c")
    with c.at(364, 398, 0.43, -8):
        child_profile(c, skin, "#5a6a3c", "#5a2c20", 0.85, -1.4, "calm")
        ear(c, -8, 6, skin, 0.9)
        with form(
            c,
            "36,-46 10,-40 -4,-16 -20,-6 -22,22 -34,46 -56,40 -66,4 -62,-40 -34,-70 10,-74",
            "#6a3424",
        ):
            strands(
                c, "20,-66 -40,-50 -56,-10 -46,36", "30,-48 0,-36 -20,-6 -34,40", 9,
                ("#8a4c30", "#4a2018", "#b87048"), (1, 5, 5, 1), 3, 0.7,
            )  # fmt: skip
    with c.at(362, 374, 0.96, -8), c.relief(0.1):
        with form(c, "-38,6! -22,-4 20,-8 40,-2! 30,6 0,10 -26,12", "#d8bc80"):
            mass(c, "-40,10 0,6 40,0 30,14 -20,16", "#8a5c40", 3, 0.7)
        with form(c, "-22,-2! -20,-18 -4,-26 14,-22 22,-6! 0,-1", "#ead8a0"):
            mass(c, "4,-26 26,-20 22,0 6,0", "#a8784c", 5, 0.7)
        line(c, "-22,-3 0,0 22,-6", "#b8483c", (4, 5, 4))
    with c.relief(0.1):
        jointed(c, (352, 446), (384, 486), (408, 466), (25, 21, 15), coat, sun)
        hand_grip(c, 406, 468, 58, skin, 0.45)
    line(c, "556,318 558,380 552,452", "#5a4a50", (1.8, 1.8, 1.8))


def cabbage(c: Canvas, x: float, y: float) -> None:
    for text, tone in (
        (f"{x - 34},{y - 4} {x - 26},{y - 34} {x - 4},{y - 30} {x - 6},{y + 10}", "#6a9c54"),
        (f"{x + 34},{y - 6} {x + 24},{y - 36} {x + 2},{y - 30} {x + 8},{y + 10}", "#3f7050"),
    ):
        c.path(contour(text), tone)
    with (
        c.relief(0.1),
        form(
            c,
            f"{x - 28},{y} {x - 20},{y - 24} {x},{y - 30} {x + 20},{y - 24} {x + 28},{y} "
            f"{x + 18},{y + 22} {x},{y + 27} {x - 18},{y + 22}",
            "#a8cc70",
        ),
    ):
        mass(
            c,
            f"{x + 4},{y - 30} {x + 30},{y - 20} {x + 30},{y + 20} {x},{y + 30} {x + 12},{y}",
            "#2f6048",
            8,
            0.8,
        )
        mass(c, f"{x - 24},{y - 14} {x - 6},{y - 28} {x},{y - 10} {x - 18},{y + 6}", "#f8ffc0", 5, 0.9)
        for k in range(5):
            line(
                c,
                f"{x},{y + 24} {x - 16 + k * 8},{y} {x - 24 + k * 12},{y - 20}",
                "#eaf4b8",
                (2.6, 1.8, 0.5),
                0.8,
            )
