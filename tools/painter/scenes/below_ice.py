"""What an old man draws up from under the ice."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, grown_profile, jointed
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, feather, form, line, mass, strands, torn
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

ICE, THICK = 424, 62
HOLE = 428
AGED = Skin("#dba283", "#8a5058", "#ffe4c8", "#d8705c")


def _winter(c: Canvas) -> None:
    c.rect(0, 0, 600, ICE + 20, c.vert("#7f93a4", "#aebcc4", "#d8dcda", "#f0e8dc"))
    nature.clouds(c, "#f4f4f0", 0.6, 0.004, 0.012, 0, 330, 0.46)
    with c.group(through=c.blur(2)), c.relief(0):
        c.path(contour("-20,330! 100,292 220,312 380,280 500,306 620,284 620,420! -20,420!"), "#b4c0c6")
        for k in range(24):
            nature.fir(
                c,
                k * 27 - 10,
                356 + (k * 31) % 14,
                40 + (k * 53) % 50,
                mix("#6a7f8c", "#a8b6bc", 0.5 * (k % 2)),
            )
    c.path(contour("-20,352! 140,346 320,358 620,346 620,440! -20,440!"), c.vert("#e4ecee", "#f8fafa"))
    for _ in range(46):
        x, y, n = c.r.uniform(-20, 580), c.r.uniform(362, 420), c.r.uniform(30, 120)
        line(
            c,
            f"{x},{y} {x + n / 2},{y - 2} {x + n},{y}",
            c.r.choice(("#b8c8d0", "#ffffff", "#9fb4c0")),
            (0.4, 2.4, 0.4),
            0.6,
        )


def _summer(c: Canvas) -> None:
    c.rect(0, ICE + 2, 600, 490, c.vert("#3f9cb4", "#7fcfd0", "#d8f0c0", "#fff0a8"))
    nature.disc(c, 250, 716, 48, "#fffbe0", "#ffd060", 4, 1.0)
    with c.group(through=c.blur(5)), c.relief(0):
        c.path(contour("-20,790! 80,740 200,764 330,734 470,760 620,736 620,860! -20,860!"), "#a8d07c")
    c.path(
        contour("-20,812! 140,782 300,806 440,784 620,806 620,920! -20,920!"),
        c.vert("#9fd05c", "#4f9a44", "#24582c"),
    )
    nature.shafts(c, HOLE, ICE + 30, 6, 0.34, 520, math.pi / 2, 0.6, "#fffde8", 0.09)
    _tree(c)


def _tree(c: Canvas) -> None:
    """In blossom, whole, on the far hill; the light comes down through the hole."""
    x, y = 122.0, 786.0
    with c.group(through=c.blur(6)):
        c.path(contour(f"{x - 60},{y + 4} {x},{y - 4} {x + 40},{y + 4} {x - 14},{y + 12}"), "#4a8a48", op=0.6)
    ends: list[tuple[float, float]] = []
    with c.relief(0.1):
        for way, widths in (
            (((x - 2, y + 4), (x + 2, y - 30), (x - 4, y - 62), (x + 3, y - 112)), (15, 10, 7, 2)),
            (((x, y - 34), (x + 22, y - 58), (x + 46, y - 84)), (7, 5, 1.6)),
            (((x - 1, y - 40), (x - 26, y - 66), (x - 50, y - 84)), (7, 5, 1.6)),
            (((x - 2, y - 62), (x - 16, y - 92), (x - 30, y - 114)), (5, 4, 1.2)),
            (((x, y - 60), (x + 16, y - 90), (x + 32, y - 112)), (5, 4, 1.2)),
        ):
            c.limb(way, widths, "#6a4a40")
            ends += [way[-1], ((way[-2][0] + way[-1][0]) / 2, (way[-2][1] + way[-1][1]) / 2)]
        line(c, f"{x + 3},{y} {x + 5},{y - 30} {x},{y - 60}", "#c8986c", (3, 2.6, 1), 0.6)
    for tone, dx, dy, size, wild in (
        ("#c88ca0", -5, 9, 26, 1.5),
        ("#e8b0bc", -1, 3, 25, 1.6),
        ("#f8d4d4", 5, -4, 19, 1.7),
        ("#fff2e8", 10, -10, 11, 1.8),
    ):
        with c.group(through=torn(c, tone, 0.11, 4, wild, 3)):
            for px, py in ends:
                c.circle(px + dx, py + dy, size, "#fff")
    for _ in range(14):
        petal = (x + c.r.gauss(10, 50), y + c.r.uniform(-60, 14))
        c.ellipse(*petal, 2.4, 1.5, "#ffe4e4", 0.9, c.r.uniform(-60, 60))


def _ice(c: Canvas) -> None:
    low = ICE + THICK
    with c.relief(0.1):
        slab = (
            f"M-20,{ICE} H{HOLE - 58} L{HOLE - 44},{low - 4} Q200,{low + 14} -20,{low + 2}Z "
            f"M620,{ICE} H{HOLE + 58} L{HOLE + 44},{low - 4} Q540,{low + 10} "
            f"620,{low}Z"
        )
        c.path(slab, c.vert("#f4fcff", "#b8e0ea", "#6ab0c8", "#3f8cac"))
    with c.group(clip=c.clip(slab)), c.relief(0):
        for _ in range(22):
            x = c.r.uniform(0, 600)
            line(
                c,
                (f"{x},{ICE + 4} {x + c.r.uniform(-14, 14)},{ICE + 24} {x + c.r.uniform(-26, 26)},{low}"),
                c.r.choice(("#ffffff", "#e4f8ff", "#3f8cac")),
                (2.4, 1.4, 0.4),
                0.6,
            )
        for _ in range(70):
            c.circle(c.r.uniform(0, 600), c.r.uniform(ICE + 8, low), c.r.uniform(0.8, 3.4), "#f4fcff", 0.7)
    for side in (-1, 1):
        line(
            c,
            (f"{HOLE + side * 58},{ICE} {HOLE + side * 50},{ICE + 30} {HOLE + side * 44},{low - 4}"),
            "#ffffff",
            (3, 4, 2),
        )
    c.ellipse(HOLE, ICE + 1, 60, 9, "#2f7f98")
    c.ellipse(HOLE, ICE + 2, 50, 6, "#9fe4e4")
    for x, y, w in (
        (HOLE - 66, ICE - 3, 22),
        (HOLE + 64, ICE - 4, 26),
        (HOLE - 40, ICE - 7, 12),
        (HOLE + 38, ICE - 8, 14),
    ):
        c.ellipse(x, y, w, 8, "#b4ccd8")
        c.ellipse(x - 2, y - 2, w * 0.9, 6.4, "#ffffff")


def _flower_on_the_hook(c: Canvas) -> None:
    x, y = HOLE, 574
    line(c, f"{x},{y + 16} {x - 8},{y + 60} {x + 6},{y + 110} {x - 2},{y + 150}", "#2f6a34", (7, 6, 5, 4))
    line(c, f"{x - 1},{y + 16} {x - 9},{y + 60} {x + 5},{y + 110}", "#8fc860", (2.4, 2, 1))
    feather(c, (x - 5, y + 74), (x - 62, y + 40), 24, "#3f8a44", "#c8e480", 0.14)
    feather(c, (x + 3, y + 96), (x + 58, y + 72), 22, "#5aa048", "#c8e480", -0.14)
    strands(
        c,
        f"{x - 2},{y + 148} {x - 22},{y + 164} {x - 30},{y + 188}",
        f"{x - 2},{y + 148} {x + 20},{y + 166} {x + 26},{y + 192}",
        9,
        ("#8a5a34", "#c8986c"),
        (3, 2, 0.5),
        7,
    )
    for _ in range(9):
        c.circle(x + c.r.gauss(0, 14), y + 176 + c.r.uniform(0, 50), c.r.uniform(1, 3), "#6a4428")
    with c.relief(0.2):
        for ring, (count, reach, wide) in enumerate(((7, 62, 50), (6, 44, 40), (5, 26, 28))):
            for k in range(count):
                a = math.tau * k / count + ring * 0.5 + 0.3
                tip = (x + math.cos(a) * reach, y + math.sin(a) * reach * 0.8)
                tone = mix(
                    ("#c81f2c", "#e23a34", "#f4604a")[ring], "#5a0c24", 0.34 * (0.5 + 0.5 * math.sin(a))
                )
                feather(c, (x, y), tip, wide, darker(tone, 0.35))
                feather(
                    c,
                    (x, y),
                    (x + math.cos(a) * reach * 0.95, y + math.sin(a) * reach * 0.75),
                    wide * 0.88,
                    tone,
                    lighter(tone, 0.25),
                )
        c.circle(x, y, 11, "#3a1420")
        for k in range(12):
            a = math.tau * k / 12
            c.circle(x + math.cos(a) * 8, y + math.sin(a) * 7, 2.2, "#ffd860")


def _fisher(c: Canvas) -> None:
    """He sits, looking to the right down his line; feet on the origin, some three hundred tall."""
    coat, dark, lit = "#7a6248", "#2c2a3a", "#f4dcb8"
    with c.group(through=c.blur(7)):
        c.path(contour("-110,0 40,-8 180,-2 120,14 -80,14"), "#5a7484", op=0.6)
    with c.relief(0.2):
        with form(c, "-82,-76! 20,-80! 24,0! -78,2!", "#8a6440"):
            for k in range(1, 4):
                c.segment(-84, -76 + k * 19, 24, -78 + k * 19, "#4a3020", 2.4)
            mass(c, "-90,-80 -60,-80 -60,6 -90,6", "#2c2024", 9, 0.8)
            mass(c, "-84,-78 24,-82 24,-62 -84,-60", "#2c2024", 6, 0.7)
        with form(c, "84,-74! 122,-78! 122,-34 130,-16 158,-8 164,2! 90,3! 86,-26", "#4a4650"):
            mass(c, "80,-80 104,-80 104,10 80,10", dark, 6, 0.8)
        with form(
            c,
            (
                "-74,-72 -86,-130 -72,-188 -36,-222 4,-228 36,-212 50,-174 54,-134 "
                "66,-112 100,-106! 124,-84 116,-60! 70,-54 20,-58 -40,-62"
            ),
            coat,
        ):
            mass(c, "-90,-70 -90,-140 -60,-200 -30,-180 -40,-110 0,-60 -40,-50", dark, 18, 0.75)
            mass(c, "30,-210 52,-180 58,-130 70,-112 110,-104 90,-94 50,-104 36,-150", lit, 9, 0.8)
            strands(
                c,
                "-60,-200 -70,-140 -60,-70",
                "10,-200 10,-140 40,-70",
                8,
                (darker(coat, 0.4), lighter(coat, 0.25)),
                (1, 5, 2),
                8,
                0.5,
            )
        _fur(c, "-78,-68 -40,-60 20,-58 70,-56 112,-60", 15)
        with form(c, "58,-70! 102,-74! 100,-32 108,-14 138,-7 146,4! 64,5! 58,-24", "#6a6470"):
            mass(c, "50,-80 76,-80 78,10 50,10", dark, 7, 0.85)
            mass(c, "96,-70 102,-70 104,-20 140,-6 120,-6 100,-14", lit, 4, 0.7)
            line(c, "60,-46 80,-40 102,-46", dark, (1, 3, 1))
        _bowed_head(c)
        # The rod, which bends, then what holds it.
        c.limb(
            [(66, -112), (118, -154), (190, -208), (236, -226), (257, -222)], (8, 6.4, 4.4, 3, 1.8), "#4a2c1c"
        )
        line(c, "66,-114 118,-156 190,-210", "#c89058", (2, 2, 1))
        jointed(
            c,
            (-12, -176),
            (34, -106),
            (98, -138),
            (62, 50, 38),
            Cloth(lighter(coat, 0.06), mix(coat, dark, 0.7), mix(coat, lit, 0.5)),
            (300, -300),
        )
        with form(c, "96,-150 106,-168 124,-176 140,-166 142,-148 128,-136 106,-134", "#b8443c"):
            mass(c, "96,-140 120,-146 144,-150 130,-130 100,-128", "#4a1424", 5, 0.8)
            mass(c, "108,-168 126,-178 142,-164 126,-162", "#ff9a80", 4, 0.7)
        with form(c, "100,-152 112,-162 128,-160 134,-152 126,-146 108,-144", "#c8524a"):
            mass(c, "98,-146 128,-150 136,-146 110,-140", "#6a1c2c", 3, 0.7)
        _fur(c, "90,-156 98,-142 102,-126", 14)


def _fur(c: Canvas, text: str, wide: float) -> None:
    for tone, dx, dy, share in (("#b09c84", -1, 3, 1.0), ("#f4ead6", 1, -1, 0.72)):
        with c.group(f"translate({dx},{dy})", torn(c, tone, 0.12, 2, 1.1, 5)):
            line(c, text, "#fff", (wide * share, wide * 1.15 * share, wide * share))


def _bowed_head(c: Canvas) -> None:
    """In a hood, bent over the line: a cheek, a nose, a lowered look, a beard."""
    with c.at(34, -250, 0.64, 16):
        grown_profile(c, AGED, "#3c5868", AGED.tone, 0.8, 1.6, 0.9, "#a85848")
        line(c, "10,-27 25,-38 43,-37", "#b8b4b8", (3, 8, 3))
        line(c, "11,-28 25,-39 42,-38", "#f0ece8", (2, 6, 2))
        for text in ("8,-4 2,0 -2,6", "8,0 4,6 3,12", "14,16 24,22 26,30", "22,-40 32,-41 40,-36"):
            line(c, text, AGED.shade, (0.5, 2, 0.5), 0.5)
        beard = "-6,14 8,24 26,27 44,36 54,46 56,66 50,96 34,126 14,150! 12,124 0,100 -10,70 -14,40"
        with form(c, beard, "#d6d4d6"):
            mass(c, "-20,10 6,34 20,70 20,150 -20,120", "#7c8498", 10, 0.8)
            mass(c, "34,36 58,44 56,80 38,116 36,70", "#fffdf8", 7, 0.85)
            strands(
                c, "0,24 2,70 12,140", "46,38 50,70 26,134", 15,
                ("#f8f6f2", "#a8acbc", "#e4e2e2"), (1, 3, 0.6), 4, 0.6,
            )  # fmt: skip
        with form(c, "46,24 34,22 20,28 8,42! 26,42 42,38 56,42! 54,30", "#f0edea"):
            mass(c, "8,42 26,36 56,40 50,48 20,48", "#9aa0b4", 4, 0.6)
        hood = (
            "34,-76! -2,-92 -48,-84 -80,-50 -90,0 -84,52 -62,92! -30,116 8,108 22,96! "
            "2,70 -12,34 -14,-6 -6,-40 12,-62"
        )
        with form(c, hood, "#7a6248"):
            mass(c, "-20,-100 -90,-70 -110,20 -60,110 0,116 -30,70 -50,20 -46,-40", "#33303c", 16, 0.75)
            mass(c, "30,-80 -2,-90 -40,-76 -20,-60 10,-66", "#d8bc94", 9, 0.6)
            mass(c, "0,-60 -16,-20 -14,40 4,80 -26,60 -32,0 -20,-46", "#3a3038", 9, 0.55)
        _fur(c, "34,-78 8,-58 -8,-32 -13,0 -10,38 4,70 24,98", 26)


def _hare(c: Canvas) -> None:
    """On its hind legs, reaching up to the right; feet on the origin, some two hundred tall."""
    fur, dark, lit = "#a8805c", "#4a3434", "#f8e4b8"
    with c.group(through=c.blur(5)):
        c.path(contour("-50,-2 40,-6 70,2 20,12 -50,8"), "#1c4024", op=0.6)
    with c.relief(0.2):
        with form(c, "-26,-186 -42,-236 -40,-280 -24,-292! -8,-262 -4,-220 -8,-188", fur):
            mass(c, "-28,-196 -34,-240 -28,-276 -16,-250 -14,-200", "#d89a8c", 4, 0.9)
        c.circle(-52, -40, 17, "#f4e8d8")
        with form(c, "-30,-150 -48,-110 -56,-60 -44,-20 -10,-8 22,-16 34,-54 34,-100 22,-140 6,-160", fur):
            mass(c, "-60,-30 -60,-110 -36,-150 -28,-90 -30,-20", dark, 11, 0.9)
            mass(c, "10,-140 30,-100 30,-50 10,-30 0,-90", "#f4e0c8", 9, 0.95)
        with form(c, "-50,-50 -20,-66 8,-46 8,-18 40,-8 46,2! -30,4 -52,-12", lighter(fur, 0.08)):
            mass(c, "-56,-40 -30,-20 40,0 40,8 -50,8", dark, 7, 0.8)
        line(c, "14,-132 40,-146 62,-166", darker(fur, 0.3), (17, 14, 10))
        line(c, "4,-126 36,-132 62,-148", fur, (19, 15, 11))
        c.ellipse(65, -150, 8, 6.4, lighter(fur, 0.2), rot=-40)
        c.ellipse(65, -169, 7, 6, fur, rot=-40)
        with form(
            c, ("-24,-142 -32,-172 -18,-200 10,-208 34,-200 52,-184 56,-172! 46,-160 22,-148 0,-138"), fur
        ):
            mass(c, "-36,-160 -20,-150 20,-146 50,-160 30,-136 -20,-130", dark, 7, 0.8)
            mass(c, "0,-210 34,-202 54,-182 36,-186 10,-196", lit, 5, 0.9)
            mass(c, "28,-170 50,-174 46,-160 28,-156", "#fff4e0", 4, 0.9)
        with form(c, "-6,-196 -12,-250 2,-296 18,-304! 26,-262 20,-216 10,-194", lighter(fur, 0.1)):
            mass(c, "0,-206 0,-250 8,-288 16,-260 12,-210", "#e8a898", 4, 0.9)
        c.ellipse(22, -186, 5.6, 6.4, "#1c0f10")
        c.circle(24.4, -189, 2, "#ffffff")
        c.path(contour("50,-180! 58,-176 54,-170!"), "#8a3c40")
        for dy in (-5, 1, 7):
            line(c, f"44,-166 64,{-166 + dy} 80,{-170 + dy * 2}", "#fff4e0", (0.8, 1, 0.3), 0.9)


def _bucket(c: Canvas) -> None:
    """What he has caught so far."""
    with c.relief(0.2):
        for k, (x, y, tone) in enumerate(
            (
                (-20, -92, "#f4c040"),
                (4, -112, "#e87aa0"),
                (24, -90, "#ffffff"),
                (-4, -78, "#8a6ad0"),
                (34, -74, "#f08a40"),
            )
        ):
            line(c, f"{x * 0.3},-30 {x * 0.7},-60 {x},{y}", "#3f7a44", (4, 3.4, 2.6))
            for j in range(6):
                a = math.tau * j / 6 + k
                feather(
                    c, (x, y), (x + math.cos(a) * 17, y + math.sin(a) * 14), 13, darker(tone, 0.15 * (j % 2))
                )
            c.circle(x, y, 5, "#c87a2c")
        with form(c, "-36,-52! 36,-52! 28,2! -28,2!", "#8fa0ac"):
            mass(c, "-40,-56 -16,-56 -14,6 -36,6", "#3f4c58", 7, 0.8)
            mass(c, "18,-52 30,-52 24,0 16,0", "#f4fcff", 3, 0.9)
        line(c, "-36,-52 0,-46 36,-52", "#e4f0f4", (2, 3, 2))
        line(c, "-36,-50 -44,-20 -20,-2", "#4a5660", (2, 2.4, 2))


@scene("p76", "sand", Light(strength=0.0, focus=(330, 480)), by_hand=True)
def below_the_ice(c: Canvas) -> None:
    _winter(c)
    _summer(c)
    _ice(c)
    with c.at(76, 420, 0.9):
        _bucket(c)
    with c.at(176, 420, 0.98):
        _fisher(c)
    c.segment(HOLE, 202, HOLE, ICE, "#f8f8f4", 1.6, 0.9)
    c.segment(HOLE, ICE, HOLE, 566, "#f4fcff", 1.8, 0.9)
    for rx in (10, 22):
        c.ring(HOLE, ICE + 1, rx, rx * 0.17, "#e8fbfb", 1.3, 0.9)
    _flower_on_the_hook(c)
    for k in range(44):
        x, y = c.r.uniform(10, 590), c.r.uniform(820, 890)
        if abs(x - 470) > 20:
            c.limb([(x, y + 26), (x + c.r.uniform(-4, 4), y + 8), (x, y)], (3, 2.4, 1.6), "#2f6a34")
            nature.flower(
                c, x, y, 6 + (y - 820) * 0.1, ("#ffffff", "#ffd860", "#f7a0b4", "#c8a0f0")[k % 4], "#e8903c"
            )
    with c.at(300, 868, 0.94):
        _hare(c)
    for x, y, s, tone in ((534, 676, 0.9, "#f08a3c"), (212, 566, 0.62, "#fff0a0")):
        with c.at(x, y, s, -20), c.relief(0.1):
            for side in (-1, 1):
                c.path(contour(f"0,0! {side * 14},-26 {side * 34},-30 {side * 32},-8 {side * 12},2"), tone)
                c.path(contour(f"0,2! {side * 16},4 {side * 24},18 {side * 10},22"), darker(tone, 0.2))
            line(c, "0,-10 0,4 0,18", "#2a1a18", (2, 4, 1))
    for _ in range(60):
        c.circle(c.r.uniform(0, 600), c.r.uniform(0, 400), c.r.uniform(0.8, 3), "#ffffff", 0.85)
