"""The great hand that holds a puppet's bar."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass
from tools.painter.palettes import mix

INK = "#1a0822"
SKIN, SKIN_DEEP, SKIN_LIT = "#e0a48c", "#6a2c5c", "#ffe4c4"


def grip(c: Canvas) -> None:
    """The great hand round the bar, which lies along y = 0."""
    with c.relief(0.1):
        with form(
            c,
            (
                "-74,-240! 100,-240! 84,-160 82,-110 92,-56 84,-20 0,-16 -66,-14 "
                "-84,10 -96,-30 -90,-80 -76,-130 -70,-170"
            ),
            SKIN,
        ):
            mass(c, "-100,-200 -50,-200 -50,-100 -70,0 -110,0", SKIN_DEEP, 14, 0.9)
            mass(c, "-60,-170 90,-170 90,-120 0,-104 -70,-120", SKIN_DEEP, 16, 0.7)
            mass(c, "20,-110 90,-110 96,-30 60,-40 30,-60", SKIN_LIT, 12, 0.6)
            for x in (-22, 20, 58):
                line(c, f"{x * 0.7},-130 {x * 0.9},-90 {x},-50", SKIN_DEEP, (0.6, 4, 1), 0.35)
        # The thumb comes round from behind and shows under the bar.
        with form(c, "-84,2 -70,20 -44,34 -14,40 6,36 8,24 -14,14 -44,4 -64,-10", mix(SKIN, SKIN_DEEP, 0.25)):
            mass(c, "-90,20 -50,36 0,44 10,50 -90,60", SKIN_DEEP, 6, 0.8)
            c.path(contour("-12,20! 4,25 7,31 2,36 -14,36"), "#d8a89c")
        for x, top, tip in ((68, -60, 24), (31, -70, 31), (-8, -72, 33), (-47, -64, 27)):
            with form(
                c,
                (
                    f"{x - 19},{top + 20} {x - 9},{top} {x + 10},{top} {x + 20},{top + 20} {x + 22},-8 "
                    f"{x + 20},{tip - 12} {x + 10},{tip} {x - 8},{tip} {x - 20},{tip - 12} {x - 22},-8"
                ),
                SKIN,
            ):
                mass(
                    c,
                    f"{x - 34},{top} {x - 15},{top + 14} {x - 14},{tip - 8} {x - 30},{tip}",
                    SKIN_DEEP,
                    5,
                    0.75,
                )
                mass(
                    c,
                    (
                        f"{x - 26},{tip - 16} {x},{tip - 11} {x + 26},{tip - 16} "
                        f"{x + 26},{tip + 12} {x - 26},{tip + 12}"
                    ),
                    SKIN_DEEP,
                    5,
                    0.8,
                )
                mass(
                    c,
                    f"{x - 6},{top - 2} {x + 18},{top + 4} {x + 16},{top + 26} {x},{top + 22}",
                    SKIN_LIT,
                    6,
                    0.7,
                )
                mass(c, f"{x},-22 {x + 16},-24 {x + 15},2 {x + 2},4", SKIN_LIT, 5, 0.55)
                with c.group(through=c.blur(1)):
                    line(c, f"{x - 12},-26 {x},-23 {x + 13},-27", SKIN_DEEP, (0.5, 2.4, 0.5), 0.55)
            with c.group(through=c.blur(1.2)):
                line(
                    c,
                    f"{x - 20},{top + 24} {x - 23},-8 {x - 19},{tip - 10} {x - 9},{tip - 1}",
                    "#4a1c44",
                    (0.6, 2.4, 2.4, 0.6),
                    0.6,
                )
        with form(c, "-96,-250! 124,-250! 112,-166! 60,-146 0,-140 -50,-146 -90,-164!", "#4a2f8c"):
            mass(c, "-110,-260 -40,-260 -40,-140 -100,-140", INK, 14, 0.9)
            mass(c, "60,-260 130,-260 120,-160 80,-150", "#b49ae0", 10, 0.7)
        line(c, "-92,-163 -50,-146 0,-140 60,-146 112,-165", "#f0c868", (8, 10, 10, 10, 8))
