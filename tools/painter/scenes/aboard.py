"""Who looks out of the tin fish, each round the middle of a window, and the duck it meets."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass


def duck(c: Canvas) -> None:
    """Of rubber, looking to the left, two hundred long; it floats on the origin."""
    with c.relief(0.15):
        with form(
            c,
            "-84,-8 -92,-40 -60,-70 -10,-66 40,-68 84,-84 108,-98! 108,-58 92,-18 60,10 0,18 -56,14",
            "#f8c430",
        ):
            mass(c, "-90,-10 0,-4 100,-40 100,30 -90,30", "#b8642c", 14, 0.9)
            mass(c, "-84,-50 -40,-68 30,-62 20,-40 -60,-36", "#fff4a8", 9, 0.9)
            mass(c, "-80,0 60,0 70,30 -80,30", "#8a5aa8", 10, 0.5)
        with form(c, "-8,-44 30,-54 76,-50 66,-22 30,-8 0,-18", "#f0b428"):
            mass(c, "0,-20 30,-14 70,-30 60,0 10,0", "#b06428", 7, 0.8)
            for k in range(3):
                line(
                    c,
                    f"{20 + k * 14},-18 {40 + k * 12},-24 {58 + k * 6},-34",
                    "#a85c28",
                    (0.6, 2.4, 0.6),
                    0.8,
                )
        with form(c, "-96,-92 -88,-132 -52,-150 -12,-140 8,-108 2,-74 -30,-56 -72,-60", "#fccc3c"):
            mass(c, "-60,-60 0,-60 16,-110 -2,-130 -14,-90 -40,-74", "#b8642c", 10, 0.85)
            mass(c, "-92,-104 -80,-134 -50,-146 -54,-120 -76,-100", "#fff8b8", 7, 0.95)
        with form(
            c, "-84,-106! -110,-112 -134,-100 -140,-92! -124,-86 -136,-78! -112,-70 -86,-78!", "#e8642c"
        ):
            mass(c, "-84,-82 -112,-78 -138,-80 -110,-64 -84,-70", "#8a2c30", 5, 0.8)
            mass(c, "-90,-104 -112,-108 -128,-100 -106,-98", "#ffc080", 4, 0.9)
        line(c, "-140,-92 -120,-90 -96,-92", "#8a2c30", (0.6, 2.4, 0.8))
    c.ellipse(-66, -112, 9.5, 11, "#3a2018")
    c.ellipse(-67, -112, 8, 9.5, "#140c14")
    c.circle(-71, -117, 3.4, "#ffffff")


def _against_light(c: Canvas, text: str, edge: str) -> None:
    """Somebody before a lamp: dark, a little warmer where the light reaches round, a bright edge."""
    with form(c, text, "#4a2038"):
        mass(c, "-70,70 -60,0 -30,-40 -16,-30 -18,10 -24,70", "#26103a", 9, 0.9)
        mass(c, "-6,30 20,20 40,60 0,70", "#8a4440", 9, 0.5)
    line(c, edge, "#ffd890", (0.6, 2, 2, 0.6), 0.9)


def captain(c: Canvas) -> None:
    """He has his eye at the periscope."""
    for x, w in ((40, 12), (38, 3)):
        line(c, f"{x},-70 {x},-10 {x},70", "#5a3030" if w > 9 else "#d89c58", (w, w, w))
    line(c, "40,-16 26,-16 13,-16", "#4a2434", (9, 8, 12))
    line(c, "40,6 52,10 62,8", "#4a2434", (6, 5, 7))
    _against_light(
        c,
        "-66,70 -62,46 -48,32 -31,24 -26,12 -30,2 -30,-13! -35,-17! -33,-31 -18,-39 -3,-36 3,-28! 12,-24! "
        "1,-20 1,-15! 8,-7 2,-4! 7,0 6,9 1,17 -3,24! -10,17 -14,20 -10,28 6,38 22,70",
        "2,-29 -16,-38 -31,-31 -34,-21",
    )


def mate(c: Canvas) -> None:
    """She waits for what he will say."""
    c.circle(-25, -25, 10, "#4a2038")
    _against_light(
        c,
        "-50,60 -40,34 -18,24 -11,16 -13,8 -24,2 -26,-14 -20,-30 -4,-37 10,-33 17,-22 17,-15! "
        "23,-5 18,-2! 19,2 16,4! 18,8 14,15 4,16 4,24 22,32 34,60",
        "17,-20 8,-34 -6,-38 -20,-31",
    )
    line(c, "17,-15 22,-6 18,-2", "#ffd890", (0.6, 1.8, 0.6), 0.8)


def goldfish(c: Canvas) -> None:
    for text in ("18,0 40,-22 50,-16! 38,0 52,16! 40,22", "-6,-14 6,-30 18,-26! 12,-10"):
        with form(c, text, "#f08030"):
            mass(c, text, "#ffd080", 8, 0.6)
    with form(c, "-30,2 -18,-14 4,-17 22,-6 24,6 8,16 -14,15", "#f88c34"):
        mass(c, "-30,6 0,8 24,4 10,22 -20,20", "#b83c2c", 5, 0.8)
        mass(c, "-22,-10 0,-16 14,-8 -8,-6", "#ffe090", 4, 0.9)
        for k in range(4):
            line(c, f"{-6 + k * 7},-7 {-3 + k * 7},0 {-6 + k * 7},7", "#c85428", (0.6, 1.8, 0.6), 0.8)
    c.circle(-17, -2, 5.4, "#fff4d8")
    c.circle(-18, -3.4, 3, "#140c14")
    c.path(contour("-30,4 -36,6 -30,9"), "#b83c2c")
    for x, y, r in ((-34, -18, 3), (-28, -28, 4), (30, 28, 2.4)):
        c.ring(x, y, r, r, "#ffffff", 1.4, 0.9)
