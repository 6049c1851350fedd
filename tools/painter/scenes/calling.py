"""A telephone at the edge of a table, and who is on the line."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas, sampled
from tools.painter.creatures.drawn import sparrow
from tools.painter.hand import contour, feather, form, line, mass, strands, torn
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene, waiting_whale

RED, DEEP, GLOSS = "#cc2f2a", "#5c0f24", "#ff9a78"
EDGE = [(-20, 566), (90, 552), (190, 560), (300, 536), (450, 540), (540, 516), (640, 520)]


def _sea(c: Canvas) -> None:
    c.rect(0, 0, 600, 640, c.vert("#f4e4c4", "#a8cfc4", "#3f98a4", "#1f7088", "#2f94a0"))
    c.glow(40, -20, 420, "#fff0c0", 0.8)
    for _ in range(300):
        far = c.r.random() ** 0.7
        y = 20 + far * 580
        x, n = c.r.uniform(-40, 620), 8 + far * 74
        near_sun = math.exp(-(((x - 60 - far * 130) / (60 + far * 70)) ** 2))
        tone = (
            "#fff6da" if c.r.random() < near_sun else c.r.choice(("#0f5470", "#176880", "#7fc4c0", "#0c4a66"))
        )
        c.limb(
            [(x, y), (x + n * 0.5, y - far * 2 * c.r.uniform(-0.6, 1)), (x + n, y)],
            (0.4, 1 + far * 4.6, 0.4),
            tone,
            0.24 + 0.4 * near_sun,
        )


def _line_out(c: Canvas) -> None:
    """Out to the boat, half under water."""
    way = "46,566 34,528 58,486 44,446 84,412 146,392 212,372"
    line(c, way, "#0c4a5c", (8, 6, 5, 4, 3, 2), 0.5)
    line(c, way, "#b83a38", (5, 4, 3.4, 2.8, 2, 1.4), 0.85)
    for x, y, n in ((38.0, 528, 24), (56, 488, 22), (50, 446, 18), (84, 412, 16), (146, 393, 14)):
        line(c, f"{x - n},{y + 3} {x},{y} {x + n},{y + 4}", "#9fd4cc", (0.6, 3.4, 0.6), 0.8)


def _boat(c: Canvas) -> None:
    with c.at(236, 352, 0.86, -6), c.relief(0.05):
        with c.group(through=c.blur(3)):
            c.path(contour("-50,10 40,8 70,22 -20,30"), "#0c4458", op=0.6)
        c.path(contour("-60,-14! 0,-2! -10,18! -40,18!"), "#fffaf0")
        c.path(contour("60,-18! 0,-2! -10,18! 34,16!"), "#c3b8b0")
        c.path(contour("0,-58! -24,-4! 0,-2!"), "#fff4e0")
        c.path(contour("0,-58! 24,-6! 0,-2!"), "#b0a4a4")
        line(c, "-52,19 0,22 44,17", "#f4fff4", (1, 4, 1), 0.9)


def _table(c: Canvas) -> None:
    top = " ".join(f"{x},{y}" for x, y in EDGE) + " 640,920! -20,920!"
    with form(
        c, top, c.linear([(0, "#e0a868", 1), (0.5, "#b8773f", 1), (1, "#6d3c28", 1)], (0, 0), (0.7, 1))
    ):
        for k in range(6):
            y = 640 + k * 58 + k * k * 3
            line(c, f"-30,{y} 200,{y - 20} 420,{y - 42} 640,{y - 60}", "#4a2418", (3, 4, 4, 3), 0.8)
            line(c, f"-30,{y + 4} 200,{y - 16} 420,{y - 38} 640,{y - 56}", "#f0c088", (1, 2, 2, 1), 0.6)
            for _ in range(9):
                x = c.r.uniform(-20, 560)
                yy = y - (x + 30) * 0.09 - c.r.uniform(8, 50)
                n = c.r.uniform(50, 170)
                line(
                    c,
                    f"{x},{yy} {x + n / 2},{yy - n * 0.045 - 3} {x + n},{yy - n * 0.09}",
                    c.r.choice(("#7a4426", "#f0c48c", "#8a5430")),
                    (0.3, 1.8, 0.3),
                    0.5,
                )
    for tone, dy, wide, op in (("#2a5a64", 10, 26, 0.5), ("#ffffff", 0, 22, 1.0), ("#c8ecdc", -9, 12, 0.9)):
        with c.group(f"translate(0,{dy})", torn(c, tone, 0.03, 5, 1.5, 5), op):
            c.path(contour(" ".join(f"{x},{y}" for x, y in EDGE), False), "none", "#fff", wide)
    for x, y, w in ((60, 616, 40), (300, 590, 60), (520, 566, 44)):
        with c.group(through=torn(c, "#f4fff4", 0.04, 4, 1.1, 4), opacity=0.7):
            c.ellipse(x, y, w, 8, "#fff")


def _coil(c: Canvas, spine: list[tuple[float, float]], r: float) -> None:
    way = sampled(spine, 20)
    loops = []
    for k, (x, y) in enumerate(way):
        a = k * 0.9
        loops.append((x + math.cos(a) * r, y + math.sin(a) * r * 0.75))
    c.line([(x + 5, y + 8) for x, y in loops], "#3a1a14", 5, 0.4)
    c.line(loops, "#3c0a18", 6)
    c.line([(x - 1, y - 1) for x, y in loops], "#c83a34", 2.6)


def _phone(c: Canvas) -> None:
    with c.relief(0.3):
        with form(
            c,
            ("-128,92 -120,62 -96,14 -70,-34 -52,-56 54,-58 74,-36 104,14 128,62 134,92 116,108 -112,108"),
            RED,
        ):
            mass(c, "40,-60 80,-40 140,80 120,120 60,110 70,30", DEEP, 16)
            mass(c, "-140,90 0,100 140,86 130,120 -120,120", DEEP, 8, 0.9)
            mass(c, "-70,-36 -50,-50 -60,-10 -96,50 -116,70 -96,16", GLOSS, 7, 0.95)
            mass(c, "-30,-52 30,-54 34,-40 -30,-38", GLOSS, 5, 0.8)
        line(c, "-122,86 -60,97 60,97 128,84", DEEP, (2, 3, 3, 2), 0.8)
        with form(c, "-64,-52 -44,-70 46,-72 66,-54 48,-40 -46,-38", "#2c0818"):
            pass
        for x in (-52, 54):
            with form(
                c,
                (
                    f"{x - 30},-94 {x - 22},-102 {x - 13},-94 {x - 10},-74 {x + 10},-74 {x + 13},-95 "
                    f"{x + 22},-104 {x + 30},-96 {x + 26},-62 {x + 12},-50 {x - 12},-50 {x - 26},-60"
                ),
                RED,
            ):
                mass(c, f"{x + 4},-80 {x + 30},-100 {x + 30},-50 {x},-46", DEEP, 5)
                mass(c, f"{x - 30},-100 {x - 20},-104 {x - 18},-70 {x - 26},-70", GLOSS, 3)
    with c.relief(0.1):
        c.ellipse(4, 32, 64, 53, DEEP)
        c.ellipse(0, 28, 62, 52, "#f3e2c0")
        c.ellipse(
            0,
            28,
            62,
            52,
            c.linear([(0, "#fff8e0", 0.9), (0.5, "#e8cfa0", 0.2), (1, "#8a5a3c", 0.7)], (0, 0), (1, 1)),
        )
        for k in range(10):
            a = math.radians(-40 - k * 30)
            px, py = math.cos(a) * 46, 28 + math.sin(a) * 38
            c.ellipse(px, py, 9.6, 8.2, "#3a1420")
            c.ellipse(px + 1.4, py + 1.6, 7.4, 6, "#8a5048")
        c.ellipse(0, 28, 24, 20, "#c8943c")
        c.ellipse(-1, 27, 20, 16.4, "#fff6de")
        line(c, "26,42 44,54 54,62", "#b88a4a", (5, 5, 3))


def _trumpet(c: Canvas, x: float, y: float, scale: float, rot: float, tone: str) -> None:
    """A funnel flower that opens like a horn; its foot is at (x, y)."""
    a = math.radians(rot)
    with c.at(x + 68 * scale * math.cos(a), y + 68 * scale * math.sin(a), scale, rot), c.relief(0.2):
        with form(
            c, "-70,-4 -40,-8 -10,-18 14,-40 26,-56! 36,0 26,56! 12,40 -12,16 -40,6 -70,4", darker(tone, 0.12)
        ):
            mass(c, "-70,4 -10,8 10,40 26,60 -20,30", darker(tone, 0.6), 7, 0.9)
            mass(c, "-60,-6 -10,-18 20,-50 16,-30 -10,-10", lighter(tone, 0.6), 4, 0.9)
        with form(
            c, ("20,-60! 38,-50 46,-26 40,-6 52,4 46,28 38,52 22,60! 10,40 14,14 4,0 12,-20 8,-42"), tone
        ):
            mass(c, "10,-30 30,-24 34,0 30,24 12,34 6,0", darker(tone, 0.65), 8, 0.9)
            mass(c, "24,-60 44,-48 46,-30 32,-40", lighter(tone, 0.7), 4)
            strands(
                c,
                "24,0 30,-30 28,-54",
                "24,0 32,30 26,54",
                9,
                (lighter(tone, 0.5), darker(tone, 0.3)),
                (0.6, 1.6, 0.6),
                2,
                0.6,
            )
        for dy in (-7, 0, 8):
            line(c, f"18,{dy / 2} 34,{dy} 46,{dy * 1.3}", "#fff0b8", (1.4, 1.6, 1.2))
            c.circle(47, dy * 1.3, 3, "#e8a030")


def _daisy(c: Canvas, x: float, y: float, r: float, squash: float, rot: float, tone: str) -> None:
    with c.group(f"translate({x},{y}) rotate({rot}) scale(1,{squash})"), c.relief(0.15):
        for k in range(15):
            a = math.tau * k / 15 + c.r.uniform(-0.07, 0.07)
            shade = mix(tone, "#6a5080", 0.32 * (0.5 + 0.5 * math.sin(a + 0.6)))
            feather(
                c,
                (math.cos(a) * r * 0.2, math.sin(a) * r * 0.2),
                (math.cos(a) * r, math.sin(a) * r),
                r * 0.36,
                shade,
            )
        c.circle(0, 0, r * 0.32, "#b86a1c")
        c.circle(-r * 0.05, -r * 0.06, r * 0.26, "#f4b83c")


def _flowers(c: Canvas) -> None:
    stems = (
        ("-16,-50 -26,-140 -40,-262", "#5a9a50"),
        ("4,-50 10,-130 38,-226", "#3f7a44"),
        ("10,-50 0,-160 4,-316", "#4a8a4a"),
    )
    with c.relief(0.1):
        for text, tone in stems:
            line(c, text, darker(tone, 0.4), (7, 5.4, 4))
            line(c, text, tone, (4, 3.4, 2.4))
        strands(
            c,
            "-34,-50 -90,-130 -190,-190",
            "36,-50 90,-120 150,-210",
            15,
            ("#2c5c3c", "#7ab060", "#4a8a4a", "#a8c870"),
            (7, 8, 0.5),
            30,
        )
        for root, tip, w in (
            ((-24, -110), (-96, -120), 22),
            ((14, -120), (72, -150), 22),
            ((-20, -170), (-84, -214), 20),
            ((8, -190), (50, -176), 17),
            ((40, -80), (98, -62), 20),
            ((-50, -80), (-110, -60), 22),
        ):
            feather(c, root, tip, w, "#3f7a44", "#a8c870", 0.12)
            feather(
                c,
                root,
                ((root[0] + tip[0] * 3) / 4, (root[1] + tip[1] * 3) / 4 - 3),
                w * 0.4,
                "#7ab060",
                "",
                0.12,
            )
    _trumpet(c, -40, -260, 0.8, -118, "#c88ad0")
    _daisy(c, 4, -322, 32, 0.8, 10, "#fff6e8")
    _trumpet(c, 37, -224, 0.98, -48, "#f0b060")


def _receiver(c: Canvas) -> None:
    with c.group(through=c.blur(6)):
        c.path(contour("-96,30 0,16 110,26 150,44 60,52 -60,52"), "#2a1010", op=0.6)
    with c.relief(0.3):
        shape = (
            "-124,2 -112,-20 -84,-28 -62,-18 -36,-26 0,-30 40,-26 66,-18 88,-28 "
            "116,-18 126,4 118,28 92,38 66,30 60,12 30,2 -30,2 -58,14 -66,32 -92,40 "
            "-116,28"
        )
        with form(c, shape, RED):
            mass(c, "-130,30 -60,36 -40,4 30,4 60,30 130,30 130,50 -130,50", DEEP, 8)
            mass(
                c,
                ("-110,-18 -84,-26 -62,-14 -30,-22 40,-22 70,-14 100,-24 90,-12 60,-6 0,-16 -60,-6 -100,-6"),
                GLOSS,
                4,
                0.95,
            )
        for x in (-92, 93):
            c.ellipse(x, 32, 27, 9, "#3c0a18")
            for k in range(3):
                c.circle(x - 12 + k * 12, 33, 2.2, "#140408")


@scene("p60", "milk", Light(strength=0.0, focus=(380, 520)), by_hand=True)
def somebody_is_calling(c: Canvas) -> None:
    _sea(c)
    waiting_whale.fluke(c)
    _line_out(c)
    _boat(c)
    _table(c)
    waiting_whale.head(c)
    with c.at(404, 400, 0.62, -16):
        sparrow(c)
    with c.group(through=c.blur(9)):
        c.path(contour("40,850 160,872 300,836 290,790 200,790"), "#2a1010", op=0.6)
    # From the telephone over the edge of the table.
    for tone, dy, w, op in (("#2a1010", 6, 7.0, 0.4), ("#4c0c1c", 0, 6, 1.0), ("#d8483c", -1.4, 2.4, 0.9)):
        way = f"92,{770 + dy} 52,{740 + dy} 34,{690 + dy} 54,{630 + dy} 46,{562 + dy}"
        line(c, way, tone, (w, w, w, w * 0.8), op)
    with c.at(152, 770, 0.92, -4):
        with c.group("translate(-4,-14) scale(0.8,0.92)"):
            _flowers(c)
        _phone(c)
    _coil(c, [(262, 838), (310, 860), (372, 856), (392, 822)], 9)
    with c.at(446, 786, 0.86, -7):
        _receiver(c)
