"""The train of the seasons, and who climbs up to it."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.people_parts import INK
from tools.painter.hand import contour, form, line, mass, round_limb, torn
from tools.painter.palettes import mix

NIGHT, DAWN = "#2a2450", "#ffdca8"


def _wagon(c: Canvas, tone: str) -> None:
    """Two hundred long, its wheels on the origin; seen from below."""
    with c.relief(0.1):
        for x in (-62.0, 58.0):
            c.circle(x + 3, -14, 23, INK)
            c.circle(x, -14, 21, "#5a4a5c")
            c.circle(x, -14, 14, INK)
            for k in range(4):
                a = k * math.pi / 4 + 0.3
                c.segment(
                    x - math.cos(a) * 19,
                    -14 - math.sin(a) * 19,
                    x + math.cos(a) * 19,
                    -14 + math.sin(a) * 19,
                    "#a88a84",
                    3.4,
                )
            c.circle(x, -14, 5, "#e8c080")
        with form(c, "-104,-82! 100,-72! 96,-24! -100,-28!", tone):
            mass(c, "-110,-44 110,-40 110,-16 -110,-16", NIGHT, 9, 0.85)
            mass(c, "60,-84 110,-80 110,-20 80,-20", DAWN, 9, 0.7)
            for k in range(6):
                line(
                    c,
                    f"{-76 + k * 32},-82 {-75 + k * 31},-52 {-74 + k * 31},-24",
                    mix(tone, NIGHT, 0.6),
                    (2, 2.4, 2),
                    0.8,
                )
        line(c, "-106,-83 0,-78 102,-73", mix(tone, "#ffe8c0", 0.5), (5, 6, 6))
        line(c, "-102,-29 0,-27 98,-25", INK, (4, 5, 4))
        line(c, "98,-36 116,-34 128,-32", INK, (6, 5, 5))


def spring(c: Canvas) -> None:
    _wagon(c, "#8a4a5c")
    with c.relief(0.1):
        mass(c, "-90,-80 0,-92 90,-74 90,-66 -90,-74", "#5a3a34", 4)
        round_limb(
            c,
            "-6,-76 2,-120 -12,-168 -4,-204",
            (34, 26, 22, 16),
            "#6a4438",
            "#2c1830",
            "#f0b090",
            (400, -200),
        )
        for text in (
            "-6,-150 -50,-190 -92,-206",
            "-4,-140 40,-186 92,-200",
            "-8,-180 -34,-236 -50,-262",
            "0,-186 36,-240 50,-262",
        ):
            line(c, text, "#5a3834", (15, 9, 4))
    for tone, dx, dy, soft, share in (
        ("#a85a88", 8, 14, 6, 1.0),
        ("#e890ac", 0, 2, 6, 0.94),
        ("#f8c0cc", 6, -8, 5, 0.74),
        ("#fff0ec", 16, -18, 4, 0.46),
    ):
        with c.group(through=torn(c, tone, 0.055, soft, 1.2, 4)):
            for x, y, n in (
                (-100.0, -214.0, 44.0), (-58, -262, 54), (4, -292, 60), (64, -262, 56),
                (108, -212, 46), (0, -232, 58), (-54, -208, 40), (56, -204, 40),
            ):  # fmt: skip
                c.circle(x + dx, y + dy, n * share, "#fff")
    for k in range(70):
        a, n = k * 2.39996, math.sqrt((k + 0.5) / 70)
        x, y = 4 + math.cos(a) * n * 140, -240 + math.sin(a) * n * 96
        r = c.r.uniform(4, 7)
        for j in range(5):
            b = j * math.tau / 5 + k
            c.ellipse(
                x + math.cos(b) * r * 0.6,
                y + math.sin(b) * r * 0.6,
                r * 0.5,
                r * 0.42,
                "#fffafa" if a % 6.28 > 3.6 else "#f8ccd8",
                0.9,
            )
        c.circle(x, y, r * 0.26, "#d8507c")


def beach(c: Canvas) -> None:
    _wagon(c, "#4f6a90")
    with c.relief(0.1):
        with form(c, "-100,-80! -70,-96 -20,-104 40,-98 80,-84 98,-72!", "#f0d498"):
            mass(c, "-110,-84 -20,-92 40,-90 60,-70 -100,-70", "#b0806c", 6, 0.7)
        # The parasol.
        line(c, "26,-92 6,-170 -10,-232", "#f4e8d0", (6, 6, 5))
        with form(
            c,
            (
                "-98,-196 -84,-234 -46,-262 -14,-266 26,-256 62,-228 76,-190! "
                "52,-200 26,-186! 0,-200 -28,-184! -54,-198 -76,-186!"
            ),
            "#d8402f",
        ):
            for text in (
                "-14,-268! -46,-246 -54,-194! -28,-182! -20,-220",
                "-14,-268! 14,-240 26,-184! 52,-198! 44,-236",
                "-14,-268! -76,-240 -98,-194! -120,-220",
            ):
                c.path(contour(text), "#fbf4e4")
            mass(c, "-110,-190 -60,-210 0,-206 0,-176 -110,-176", NIGHT, 10, 0.5)
            mass(c, "20,-262 70,-230 84,-190 56,-200 40,-236", DAWN, 8, 0.6)
        # Somebody has left a bucket and a straw hat.
        with form(c, "-76,-120! -46,-120! -50,-88! -72,-88!", "#3f8a8c"):
            mass(c, "-80,-122 -62,-122 -64,-86 -80,-86", NIGHT, 4, 0.7)
        line(c, "-76,-120 -61,-140 -46,-120", "#f4ead4", (2.4, 2.4, 2.4))
        with form(c, "-30,-104 -18,-110 -10,-128 8,-130 14,-114 24,-108 -2,-100", "#f0d080"):
            mass(c, "-34,-100 0,-106 26,-106 0,-96", "#8a5a3c", 4, 0.7)
        line(c, "-15,-112 0,-110 14,-114", "#c8402f", (4, 5, 4))


def autumn(c: Canvas) -> None:
    _wagon(c, "#a8703c")
    for tone, dx, dy, share in (
        ("#8a3424", 8, 12, 1.0),
        ("#d8622c", 0, 0, 0.94),
        ("#f0983c", 8, -10, 0.72),
        ("#ffd068", 16, -20, 0.42),
    ):
        with c.group(through=torn(c, tone, 0.06, 5, 1.3, 4)):
            for x, y, n in (
                (-70.0, -104.0, 36.0),
                (-30, -140, 46),
                (24, -146, 48),
                (70, -108, 38),
                (0, -108, 46),
            ):
                c.circle(x + dx, y + dy, n * share, "#fff")
    for k in range(34):
        a, n = k * 2.39996, math.sqrt((k + 0.5) / 34)
        x, y, r = math.cos(a) * n * 92, -126 + math.sin(a) * n * 56, c.r.uniform(8, 13)
        with c.at(x, y, 1.0, c.r.uniform(0, 360)):
            c.path(
                contour(
                    f"0,{-r}! {r * 0.3},{-r * 0.4} {r},{-r * 0.3}! {r * 0.45},{r * 0.2} "
                    f"{r * 0.5},{r}! 0,{r * 0.5} "
                    f"{-r * 0.5},{r}! {-r * 0.45},{r * 0.2} {-r},{-r * 0.3}! {-r * 0.3},{-r * 0.4}"
                ),
                c.r.choice(("#c8402c", "#f0a840", "#e8742c", "#8a2c28")),
            )


def engine(c: Canvas) -> None:
    """It goes away to the right, three hundred long."""
    with c.relief(0.1):
        for x, r in ((-96.0, 34.0), (-14, 34), (62, 26), (112, 24)):
            c.circle(x, -r, r, INK)
            c.circle(x, -r, r * 0.82, "#a83434")
            c.circle(x, -r, r * 0.62, INK)
            for k in range(4):
                a = k * math.pi / 4
                c.segment(
                    x - math.cos(a) * r * 0.8,
                    -r - math.sin(a) * r * 0.8,
                    x + math.cos(a) * r * 0.8,
                    -r + math.sin(a) * r * 0.8,
                    "#d8604c",
                    4,
                )
        line(c, "-100,-34 -40,-30 66,-28", "#e8e0e0", (8, 8, 7))
        with form(c, "-140,-66! 140,-60! 144,-44! -140,-48!", "#8a2c34"):
            pass
        with form(c, "-30,-66! -30,-140 -20,-152 110,-144 132,-130 138,-100 132,-62!", "#34508c"):
            mass(c, "-40,-90 140,-84 140,-50 -40,-50", NIGHT, 12, 0.9)
            mass(c, "-30,-150 110,-146 134,-130 100,-126 -20,-132", DAWN, 6, 0.85)
            for x in (20.0, 70):
                line(c, f"{x},-150 {x + 3},-110 {x},-62", "#e8b850", (6, 7, 6))
        with form(c, "-138,-66! -138,-212! -34,-204! -30,-66!", "#2c4274"):
            mass(c, "-140,-210 -110,-210 -110,-60 -140,-60", NIGHT, 10, 0.7)
            c.path(contour("-116,-184! -60,-180! -60,-136! -116,-138!"), "#ffe0a0")
        with form(c, "-154,-212! -140,-230 -40,-222 -16,-202!", "#a83c34"):
            mass(c, "-150,-212 -20,-204 -20,-196 -150,-204", INK, 4, 0.8)
        with form(c, "88,-140! 86,-190 74,-212! 126,-208! 114,-188 112,-138!", "#24304c"):
            mass(c, "104,-212 130,-210 116,-140 106,-140", DAWN, 4, 0.7)
        c.path(contour("22,-148! 24,-172 40,-180 56,-170 58,-146!"), "#e8b850")


def ladder(c: Canvas, a: tuple[float, float], b: tuple[float, float], w: float, rungs: int) -> None:
    for k in range(rungs):
        t = (k + 0.6) / rungs
        n = w * (1 - 0.22 * t)
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        line(c, f"{x - n},{y + 2} {x},{y + 1} {x + n},{y}", INK, (w * 0.26, w * 0.26, w * 0.26))
        line(c, f"{x - n},{y} {x},{y - 1} {x + n},{y - 2}", "#c8905c", (w * 0.16, w * 0.16, w * 0.18))
    for s in (-1, 1):
        text = (
            f"{a[0] + s * w},{a[1]} {(a[0] + b[0]) / 2 + s * w * 0.89},{(a[1] + b[1]) / 2} "
            f"{b[0] + s * w * 0.78},{b[1]}"
        )
        line(c, text, INK, (w * 0.36, w * 0.34, w * 0.3))
        line(c, text, "#8a5838" if s < 0 else "#d89c64", (w * 0.26, w * 0.24, w * 0.2))
