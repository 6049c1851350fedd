"""Animals drawn with contours that several cards share."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, feather, form, line, mass, row, strands
from tools.painter.palettes import darker, mix

# In profile, looking to the left; the middle of the brow is near the origin, the nose a hundred away.
WOLF_HEAD = (
    "-104,24 -100,10! -66,-4 -38,-16 -24,-38 -6,-50 30,-48 52,-24 62,4 84,30! "
    "62,34 74,62! 48,56 44,80! 22,62 "
    "4,50 -24,42 -60,46 -86,50 -98,42"
)


def sparrow(c: Canvas) -> None:
    """It looks to the left and stands on the origin, some two hundred long."""
    with c.relief(0.2):
        line(c, "22,-8 26,8 20,22", "#8a4a34", (4, 3.4, 3))
        line(c, "4,-6 4,8 -4,20", "#a85c40", (4, 3.4, 3))
        for x, y in ((20, 22), (-4, 20)):
            for dx, dy in ((-11, 3), (-5, 7), (9, 5)):
                line(c, f"{x},{y} {x + dx},{y + dy}", "#8a4a34", (3, 1.4))
        row(c, "54,-38 62,-30 64,-22", "112,-44 118,-30 112,-18", 4, 13, ("#5a3c30", "#7a5240"), "#2c1c18", 0)
        with form(
            c,
            (
                "-52,-52 -62,-38 -58,-20 -38,-6 -8,2 26,0 54,-14 72,-34 56,-54 26,-68 "
                "-6,-72 -24,-84 -44,-90 -66,-84 -76,-68 -72,-54 -60,-46"
            ),
            "#a8765a",
        ):
            mass(c, "-60,-40 -40,-10 10,4 50,-12 70,-30 30,-30 -10,-34 -40,-56 -66,-54", "#f0d8b8", 9)
            mass(c, "-40,-8 10,10 60,-12 70,-24 40,-16 0,-10", "#7a5460", 6, 0.8)
            mass(c, "-80,-70 -60,-90 -36,-88 -16,-72 10,-70 -30,-76 -60,-78", "#7a3c28", 5)
            mass(c, "-74,-60 -62,-64 -50,-50 -56,-34 -64,-40", "#2c1c20", 4, 0.9)
        row(
            c,
            "-14,-56 4,-40 20,-28",
            "30,-62 56,-44 52,-24",
            7,
            18,
            ("#6a4434", "#8a5c44", "#b88460", "#d8a878"),
            "#3a2420",
            0.1,
        )
        row(c, "-18,-58 -8,-46 4,-34", "14,-66 28,-50 24,-32", 6, 15, ("#8a5c44", "#c8966c"), "#3a2420", 0.1)
        c.path(contour("-72,-72! -92,-64 -104,-52! -88,-54 -70,-58!"), "#5a4a48")
        line(c, "-100,-54 -86,-60 -74,-64", "#c8a888", (0.6, 2, 1))
        c.circle(-60, -70, 7.6, "#e8cba0")
        c.circle(-60, -70, 5.4, "#160c10")
        c.circle(-61.6, -72, 1.7, "#ffffff")
        line(c, "-68,-78 -58,-80 -48,-74", "#f0d8b8", (0.6, 2.6, 0.6))


def raven(c: Canvas) -> None:
    """It looks to the right and stands on the origin, a hundred and twenty tall."""
    with c.relief(0.2):
        for x in (-6, 8):
            line(c, f"{x - 2},-16 {x},-4 {x + 2},2", "#1a1420", (6, 4, 4))
            for dx in (-9, 4, 12):
                line(c, f"{x + 2},0 {x + dx},5", "#1a1420", (3.4, 1.6))
        row(c, "-40,-34 -34,-26 -30,-18", "-98,14 -90,22 -78,24", 4, 16, ("#0c0a18", "#1c1830"), "#3a3660", 0)
        with form(
            c,
            (
                "74,-84! 52,-96 40,-104 20,-110 0,-100 -14,-80 -30,-58 -46,-34 -40,-14 "
                "-14,-8 14,-12 34,-30 44,-56 48,-76"
            ),
            "#1c1a2c",
        ):
            mass(c, "-20,-80 0,-100 30,-108 50,-96 20,-98 0,-84 -30,-50", "#6a6a9c", 5, 0.9)
            mass(c, "10,-20 40,-30 50,-60 40,-60 24,-34", "#08060f", 7, 0.9)
        row(
            c,
            "0,-74 -10,-56 -16,-40",
            "-60,-12 -46,-2 -26,0",
            7,
            20,
            ("#12101f", "#24223c", "#3a3a60"),
            "#08060f",
            -0.08,
        )
        row(
            c, "6,-78 2,-62 -2,-48", "-34,-38 -22,-28 -8,-26", 6, 17, ("#1c1a2e", "#34345a"), "#08060f", -0.08
        )
        line(c, "48,-84 62,-84 75,-82", "#5a5a78", (1, 2, 0.4))
        c.circle(33, -91, 4, "#08060f")
        c.circle(33.6, -91.6, 2.8, "#d8b060")
        c.circle(34, -92, 1.5, "#08060f")


def sunflower(c: Canvas, r: float, petals: tuple[str, str], seeds: int, behind: bool = False) -> None:
    """A flower of radius ``r`` round the origin; ``behind`` shows its green back."""
    gold, deep = petals
    for ring, (reach, wide, tone) in enumerate(((1.0, 0.3, deep), (0.92, 0.26, gold))):
        for k in range(19):
            a = math.tau * (k + ring * 0.5) / 19 + c.r.uniform(-0.06, 0.06)
            far = r * reach * c.r.uniform(0.9, 1.06)
            end = (math.cos(a) * far + math.sin(a) * r * 0.05, math.sin(a) * far)
            shade = mix(tone, deep, 0.5 + 0.5 * math.sin(a))
            feather(
                c,
                (math.cos(a) * r * 0.36, math.sin(a) * r * 0.36),
                end,
                r * wide,
                shade,
                darker(deep, 0.25),
                0.05,
            )
    if behind:
        for share in (0.62, 0.48, 0.34):
            for k in range(13):
                a = math.tau * k / 13 + share * 4
                x, y = math.cos(a) * r * share, math.sin(a) * r * share
                tone = mix("#6a9440", "#1f4028", 0.5 + 0.5 * math.sin(a))
                feather(c, (0, 0), (x, y), r * 0.27, darker(tone, 0.35))
                feather(c, (0, 0), (x * 0.95, y * 0.95), r * 0.22, tone)
        return
    c.circle(0, 0, r * 0.5, "#3a1a10")
    c.circle(
        0,
        0,
        r * 0.47,
        c.fade([(0, "#3c2410", 1), (0.42, "#2a120c", 1), (0.6, "#7a3c14", 1), (1, "#4a200c", 1)]),
    )
    for k in range(seeds):
        a, far = k * 2.39996, math.sqrt((k + 0.5) / seeds) * r * 0.45
        tone = "#c8862c" if far > r * 0.27 else "#6a4420"
        c.circle(math.cos(a) * far, math.sin(a) * far, r * 0.022 + 0.5, tone, 0.85)


def hedgehog(c: Canvas) -> None:
    """It stands on the origin, looks up to the right, a hundred and thirty long."""
    with c.group(through=c.blur(5)):
        c.path(contour("-60,-2 40,-6 90,2 30,12 -50,10"), "#0c2418", op=0.7)
    with c.relief(0.2):
        for x in (-34, -10, 26, 44):
            c.path(contour(f"{x - 8},-10 {x - 8},2! {x + 12},3! {x + 8},-12"), "#6a4430")
        strands(
            c,
            "-74,-10 -78,-40 -96,-58",
            "30,-66 46,-84 62,-104",
            60,
            ("#3a2418", "#5a3c28", "#8a6444"),
            (8, 6, 0.5),
            8,
        )
        strands(
            c,
            "-66,-4 -60,-30 -76,-46",
            "34,-50 40,-64 46,-86",
            54,
            ("#4a3020", "#8a6444", "#c8a070", "#2a180f"),
            (7, 6, 0.5),
            8,
        )
        with form(
            c,
            (
                "-70,-6 -40,-20 0,-26 26,-44 44,-58 60,-56 76,-50 94,-48! 100,-40 88,-34 "
                "74,-26 56,-8 20,0 -40,2"
            ),
            "#c89a70",
        ):
            mass(c, "-70,0 -20,-10 40,-14 70,-24 60,4 -60,10", "#6a4030", 8, 0.9)
            mass(c, "40,-58 62,-56 90,-48 70,-42 48,-44", "#f8dcb0", 5, 0.9)
        strands(
            c,
            "-60,-8 -50,-26 -66,-34",
            "38,-44 40,-56 38,-74",
            46,
            ("#5a3c28", "#c8a070", "#e8c898", "#3a2418"),
            (6, 5, 0.5),
            7,
        )
        c.path(contour("28,-52 30,-68 44,-70 50,-58 42,-48"), "#a87050")
        c.circle(68, -46, 4.6, "#1c0f0c")
        c.circle(69.6, -48, 1.6, "#ffffff")
        c.circle(98, -45, 5.4, "#1c0f0c")
        line(c, "90,-36 80,-33 72,-34", "#4a2418", (0.6, 2, 0.6))
