"""Those who came to the hedgehog's birthday, each drawn where it sits."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.hand import along, contour, feather, form, line, mass
from tools.painter.palettes import darker, mix


def owl(c: Canvas) -> None:
    with c.at(494, 330, 1.0, 4), c.relief(0.1):
        with form(
            c,
            "-52,0 -66,-50 -60,-104 -44,-140 -50,-172! -22,-158 20,-160 46,-176! "
            "44,-142 60,-100 58,-40 40,6 0,22 -30,18",
            "#7a4a34",
        ):
            mass(c, "10,-170 70,-170 70,30 10,20 30,-60", "#1d0b1e", 16, 0.9)
            mass(c, "-66,-120 -40,-120 -40,10 -66,10", "#e88a4c", 12, 0.8)
        for row in range(5):
            for k in range(5):
                x, y = -34 + k * 15 + row % 2 * 7, -74 + row * 17
                tone = mix("#f0b878", "#4a2430", min(1, max(0.0, (x + 34) / 80)))
                feather(c, (x, y), (x - 1, y + 24), 15, darker(tone, 0.4))
                feather(c, (x, y), (x - 2, y + 20), 12, tone)
        for k in range(5):
            feather(
                c,
                (40 - k * 3, -80 + k * 12),
                (54 - k * 4, 0 + k * 9),
                20,
                mix("#4a2430", "#8a5038", k / 5),
                "#2a1018",
            )
        for sx, r in ((-1, 29), (1, 26)):
            x = sx * 24 - 4
            for k in range(20):
                a = math.tau * k / 20
                tone = mix("#f4b470", "#5a2c34", 0.5 + 0.5 * math.cos(a))
                feather(c, (x, -112), (x + math.cos(a) * r * 1.22, -112 + math.sin(a) * r * 1.22), 9, tone)
            c.circle(x, -112, r * 0.66, "#2a1018")
            c.circle(x, -112, r * 0.58, "#f8b840")
            c.circle(x - 5, -107, r * 0.34, "#180810")
            c.circle(x - 8, -110, 3, "#fff6d8")
            line(c, f"{x - r * 0.7},-120 {x},{-133 + 2 * sx} {x + r * 0.7},-120", "#3c1820", (2, 7, 3))
        c.path(contour("-12,-106! -4,-112 4,-106! -6,-82!"), "#d8923c")
        line(c, "-10,-104 -7,-94 -6,-84", "#ffe0a0", (1, 2.4, 0.6))
        for x in (-22, 8):
            for d in (-8, 0, 8):
                line(c, f"{x + d},10 {x + d - 1},20 {x + d - 1},28", "#c88a3c", (6, 6, 2))


FIRE, EDGE = "#ffb860", "#ffe0a0"


def _fur(c: Canvas, text: str, tone: str, count: int, long: float, op: float = 0.8) -> None:
    """Hairs that stand out along an edge the light comes over."""
    way = along(text, 16)
    for _ in range(count):
        k = c.r.randrange(len(way) - 1)
        (x, y), (ex, ey) = way[k], way[k + 1]
        n = math.hypot(ex - x, ey - y) or 1.0
        a = math.atan2(ey - y, ex - x) + c.r.uniform(0.3, 0.8)
        reach = long * c.r.uniform(0.6, 1.2)
        x, y = x + (ex - x) / n * c.r.uniform(0, n), y + (ey - y) / n * c.r.uniform(0, n)
        c.limb([(x, y), (x + math.cos(a) * reach, y + math.sin(a) * reach)], (2, 0.4), tone, op)


def hare(c: Canvas) -> None:
    """From behind, dark before the candles; it sits on the origin, two hundred and seventy tall."""
    with c.relief(0.1):
        c.shade(0, 0, 110, 16, 0.9, "#12060f")
        for text, edge in (
            (
                "-40,-166 -58,-214 -62,-262 -46,-286 -28,-258 -20,-206 -16,-170",
                "-44,-286 -28,-258 -20,-206 -17,-176",
            ),
            ("-8,-172 0,-222 14,-268 34,-282 40,-250 28,-202 16,-164", "34,-284 42,-250 30,-202 18,-168"),
        ):
            with form(c, text, "#4a2a2c"):
                mass(c, "-60,-290 -40,-290 -30,-160 -60,-160", "#241028", 7, 0.8)
            line(c, edge, FIRE, (1, 3.4, 3, 1), 0.9)
        with form(
            c,
            "-46,-148 -40,-174 -12,-188 20,-176 30,-150 24,-124 54,-96 72,-48 70,-4! 0,8 -76,0! "
            "-80,-48 -66,-96 -40,-122",
            "#4a2a2c",
        ):
            mass(c, "-90,10 -80,-90 -40,-180 -10,-150 -30,-60 0,10", "#1d0b20", 16, 0.9)
            lit = "14,-184 36,-150 30,-124 60,-96 80,-40 78,0 56,0 56,-50 36,-92 14,-124 18,-150"
            mass(c, lit, FIRE, 6, 0.8)
            line(c, "-40,-122 -8,-112 24,-124", "#1d0b20", (1, 6, 1), 0.6)
            line(c, "10,-70 40,-54 48,-10", "#1d0b20", (1, 6, 2), 0.7)
        _fur(c, "24,-124 54,-96 72,-48 71,-8", FIRE, 60, 11)
        _fur(c, "-12,-188 20,-176 30,-150", FIRE, 30, 8)
        with c.group(through=c.blur(1.2)):
            c.ellipse(-10, -16, 24, 20, "#a87868")
            c.ellipse(-4, -22, 15, 12, "#f0c8a0", 0.8)


def squirrel(c: Canvas) -> None:
    """From behind, its tail up along its back; it sits on the origin, two hundred tall."""
    with c.relief(0.1):
        c.shade(4, 0, 84, 14, 0.9, "#12060f")
        for x, tip in ((-30.0, -38.0), (10, 16)):
            with form(c, f"{x - 12},-146 {tip - 2},-176! {x + 13},-148", "#6a2c20"):
                mass(c, f"{x - 14},-180 {x - 2},-180 {x - 2},-140 {x - 14},-140", FIRE, 4, 0.8)
            line(c, f"{tip - 1},-172 {tip - 3},-184 {tip - 8},-192", "#8a3c24", (6, 4, 0.6))
        with form(
            c,
            "-40,-122 -38,-146 -10,-158 18,-148 24,-124 18,-100 42,-60 44,-10! 0,6 -50,-4! -52,-50 -36,-92",
            "#5a2a26",
        ):
            mass(c, "10,-160 50,-60 50,10 10,10", "#2a1018", 12, 0.9)
            lit = "-12,-162 -44,-146 -46,-120 -42,-92 -58,-50 -54,0 -38,-4 -38,-50 -26,-92 -30,-120 -26,-142"
            mass(c, lit, FIRE, 5, 0.85)
        _fur(c, "-50,-6 -52,-50 -36,-92 -40,-122 -30,-150", FIRE, 60, 8)
        tail = (
            "20,2 34,-26 58,-52 62,-92 52,-128 62,-166 92,-182 118,-168 122,-146! 106,-152 98,-134 "
            "112,-92 108,-44 82,-8 48,4"
        )
        with form(c, tail, "#5a2a26"):
            mass(c, "90,-180 130,-170 130,0 60,10 92,-50 96,-110", "#1d0b20", 9, 0.9)
            mass(c, "18,0 30,-30 54,-56 58,-94 48,-128 60,-170 94,-186 74,-158 66,-128 74,-90 68,-50 44,-20",
                 "#d87a3c", 6, 0.85)  # fmt: skip
        edge = "24,-6 36,-28 58,-54 61,-92 52,-128 62,-164 90,-181"
        line(c, edge, EDGE, (0.8, 2, 2, 2.4, 2, 2, 0.8), 0.6)
        _fur(c, edge, FIRE, 46, 9, 0.7)
