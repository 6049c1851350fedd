"""Who lives off a hand in bloom and sows another: a bird, a hare, a watering can."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.creatures.people_parts import INK
from tools.painter.hand import contour, form, line, mass, round_limb, row, strands
from tools.painter.palettes import mix

SHADE, LIT = "#7c4258", "#ffe2ac"
"""The hand where the light does not fall, and where it does."""


def bird(c: Canvas) -> None:
    """On the edge of the nest, bent down to whoever comes."""
    for x in (0, 12):
        line(c, f"{x},-8 {x + 2},0 {x},6", "#6a3a34", (4, 3.4, 3))
    row(c, "-30,-34 -26,-26 -20,-20", "-84,-58 -84,-46 -76,-36", 4, 14, ("#174a78", "#2a6c9c"), "#0c2c50", 0)
    with form(
        c, "84,-40! 62,-54 44,-64 22,-62 0,-54 -24,-46 -36,-30 -20,-12 10,-4 38,-10 54,-26 66,-34", "#2f86b4"
    ):
        mass(c, "64,-36 40,-20 34,0 -10,0 0,-14 30,-30 44,-44", "#f09a58", 6, 0.95)
        mass(c, "-30,-40 10,-58 40,-64 56,-58 20,-48 -10,-40", "#bfeaf0", 5, 0.8)
    row(
        c,
        "16,-46 10,-34 0,-22",
        "-50,-44 -44,-30 -30,-20",
        6,
        15,
        ("#1f5c8c", "#3a8ebc", "#7cc4dc"),
        "#0f3a60",
        0.08,
    )
    c.path(contour("60,-52! 86,-38! 64,-38!"), "#e8a848")
    line(c, "62,-43 74,-40 85,-38", "#7a4420", (0.6, 1.6, 0.4))
    c.ellipse(50, -48, 4.6, 5, "#0c1420")
    c.circle(52, -49, 1.5, "#ffffff")


def hare(c: Canvas) -> None:
    """It stands on the origin and looks up to the left."""
    fur, deep, lit = "#b98a62", "#4c3448", "#ffe6b4"
    with c.group("translate(22,6)", c.blur(7), 0.75):
        c.ellipse(20, 0, 96, 13, "#0c2c2c")
    c.circle(78, -26, 17, "#f0dcc0")
    c.ellipse(83, -20, 12, 11, "#a88c90")
    # The arm behind, up to the handle.
    line(c, "-10,-176 -30,-160 -52,-152", mix(fur, deep, 0.35), (34, 26, 18))
    with form(
        c,
        "14,-222 48,-196 72,-140 86,-80 84,-30 66,0! -38,0! -34,-40 -38,-84 -48,-130 -44,-176 -26,-214",
        fur,
    ):
        mass(c, "20,-210 60,-190 110,-60 90,20 20,10 50,-60 40,-140", deep, 16, 0.8)
        mass(c, "-40,-190 -20,-180 -18,-100 -14,-20 -44,0 -60,-120", "#fff0cc", 9, 0.9)
    strands(
        c,
        "-40,-176 -44,-130 -36,-60",
        "-6,-150 -10,-100 -14,-40",
        22,
        ("#fff4d8", "#f0d0a4", lit),
        (1, 3, 0.4),
        8,
        0.8,
    )
    strands(
        c,
        "36,-196 58,-150 70,-96",
        "6,-150 20,-120 40,-90",
        20,
        (mix(fur, deep, 0.4), mix(fur, deep, 0.2)),
        (1, 2.6, 0.4),
        6,
        0.45,
    )
    with form(c, "-10,-14 0,-60 30,-88 64,-84 86,-50 80,-14 50,2 10,2", fur):
        mass(c, "40,-90 100,-60 90,10 30,10 60,-30", deep, 10, 0.8)
        mass(c, "-4,-40 14,-76 40,-84 26,-60 10,-30", lit, 6, 0.6)
    with form(c, "-66,2! -72,-8 -58,-18 -24,-22 20,-24 54,-14 56,3!", mix(fur, "#ffe6b4", 0.2)):
        mass(c, "-30,-4 30,-10 60,-14 60,8 -40,8", deep, 5, 0.8)
        for x in (-60, -50):
            line(c, f"{x},-10 {x - 3},-4 {x - 2},1", deep, (0.6, 2, 1))
    # Head, thrown back.
    with c.at(-8, -240, 1.06, 20):
        for text, inner in (
            (
                "14,-34! 14,-86 24,-136 42,-164! 54,-120 52,-66 42,-26!",
                "30,-44! 28,-90 36,-134 41,-148! 46,-110 43,-66!",
            ),
            (
                "-14,-36! -32,-84 -34,-134 -24,-168! -4,-140 8,-86 12,-34!",
                "-5,-46! -18,-88 -24,-130 -22,-150! -10,-126 0,-84!",
            ),
        ):
            with form(c, text, fur):
                mass(c, "10,-170 80,-170 80,-20 20,-20 36,-100", deep, 8, 0.6)
            c.path(contour(inner), "#e49c90")
            with c.group(clip=c.clip(contour(inner))):
                mass(c, "10,-160 70,-150 70,-30 20,-40 30,-100", "#8c4a5c", 6, 0.7)
        with form(
            c, "-62,2 -58,-10 -42,-24 -22,-40 8,-46 36,-32 46,-4 38,26 10,40 -18,36 -44,28 -60,16", fur
        ):
            mass(c, "0,50 40,30 60,-10 30,-40 30,0 10,26", deep, 9, 0.8)
            mass(c, "-64,14 -40,10 -20,20 0,34 -30,44 -64,30", "#fff0d0", 6, 0.95)
            mass(c, "-50,-20 -22,-42 6,-46 -10,-30 -30,-18", lit, 5, 0.8)
        c.path(contour("-32,-8! -24,-18 -10,-18 -2,-8! -10,0 -24,0"), "#fff4dc")
        c.ellipse(-19, -10, 8, 9, "#7a4420")
        c.ellipse(-20, -10.6, 5, 6, "#160a0c")
        c.circle(-22.4, -13.6, 2, "#ffffff")
        line(c, "-35,-6 -25,-18 -10,-19 0,-7", INK, (0.8, 3, 3, 0.8))
        c.path(contour("-64,2! -60,-7 -50,-5! -54,6"), "#d0686c")
        line(c, "-56,7 -50,16 -38,18", INK, (0.8, 2.2, 0.6))
        for a, b in ((-20, 4), (-14, 16), (-4, 26)):
            line(c, f"-46,10 -62,{10 + b * 0.4} -84,{a + b}", "#fff4dc", (1.2, 1.2, 0.4), 0.8)


def can(c: Canvas) -> None:
    tin, deep, lit = "#c8583c", "#5c1c30", "#ffc890"
    line(c, "-30,-44 0,-84 34,-44", deep, (8, 9, 8))
    line(c, "-30,-46 -2,-85 30,-50", tin, (4, 5, 3))
    with form(c, "-36,18! -44,-6! -98,-56! -108,-46! -62,8! -40,38!", tin):
        mass(c, "-30,40 -60,14 -106,-44 -90,-44 -50,0", deep, 5, 0.8)
    with form(c, "-118,-40! -90,-68! -84,-62! -108,-34!", "#e8a868"):
        mass(c, "-112,-30 -90,-56 -80,-60 -100,-30", deep, 3, 0.7)
    with form(c, "-36,-44! 0,-50 36,-44! 42,40! 0,47 -42,40!", tin):
        mass(c, "10,-50 50,-50 50,50 0,50 20,0", deep, 9, 0.9)
        mass(c, "-34,-44 -20,-44 -24,40 -40,38", lit, 6, 0.85)
        for y in (-30, 26):
            line(c, f"-40,{y} 0,{y + 7} 41,{y}", deep, (1, 2.4, 1), 0.7)
    c.ellipse(0, -44, 36, 7, deep)


def seedling(c: Canvas) -> None:
    """A hand one hand high, come up last night."""
    with c.group(through=c.blur(4), opacity=0.7):
        c.ellipse(12, 2, 40, 7, "#0c2c2c")
    for text, widths in (
        ("-7,-34 -14,-52 -15,-66", (12, 10, 7)), ("0,-36 -1,-58 2,-75", (12, 10, 7)),
        ("8,-34 13,-54 17,-68", (11, 10, 7)), ("13,-28 22,-42 29,-52", (10, 9, 6)),
        ("-9,-18 -22,-30 -27,-44", (13, 10, 7)),
    ):  # fmt: skip
        round_limb(c, text, widths, "#eab088", SHADE, LIT, (-200, -160))
    with form(c, "-13,4! -12,-14 -16,-28 -8,-40 8,-40 17,-30 14,-12 14,4!", "#eab088"):
        mass(c, "4,-40 20,-36 18,6 6,6", SHADE, 4, 0.85)
        mass(c, "-16,-30 -8,-36 -8,0 -14,4", LIT, 3, 0.7)
    for x, y, rot in ((2, -75, -30.0), (2, -75, 40)):
        with c.at(x, y, 1, rot):
            c.path(contour("0,0! -7,-8 0,-20! 7,-8"), "#a8d068")
    with form(c, "-44,8 -30,-2 -12,-5 14,-4 34,0 46,8 0,14", "#5a3a2c"):
        mass(c, "-40,4 -20,-4 0,-4 -10,6", "#c8965c", 3, 0.8)
