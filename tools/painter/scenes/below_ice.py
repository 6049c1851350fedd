"""What an old man draws up from under the ice."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, feather, form, line, mass, strands, torn
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

ICE, THICK = 424, 62
HOLE = 428


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
    with c.relief(0.2):
        c.limb([(548, 900), (534, 790), (520, 700), (506, 640)], (46, 34, 26, 16), "#6a4428")
        c.limb([(528, 740), (560, 690), (590, 660)], (18, 12, 6), "#6a4428")
        line(c, "540,890 526,790 512,700 500,640", "#c8905c", (6, 7, 5, 2), 0.7)
    for tone, dx, dy in (
        ("#24583a", 12, 18),
        ("#3f8a44", 4, 4),
        ("#7fbc54", -10, -10),
        ("#c8e480", -24, -26),
    ):
        with c.group(
            f"translate({dx},{dy})",
            torn(c, tone, 0.035, (10, 14, 22, 34)[(18, 4, -10, -26).index(dy)], 1.1, 4),
        ):
            c.path(
                contour("420,640 424,590 470,556 530,544 600,556 640,600 640,690 580,704 500,690 450,686"),
                "#fff",
            )
    for _ in range(24):
        x, y = c.r.uniform(430, 600), c.r.uniform(566, 690)
        c.circle(x, y, c.r.uniform(4, 7), "#d8402f")
        c.circle(x - 2, y - 2, 1.8, "#ffc0a0")


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
            mass(c, "-90,-70 -90,-140 -60,-200 -30,-180 -40,-110 0,-60 -40,-50", dark, 14, 0.9)
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
        strands(
            c,
            "-78,-78 -84,-66 -82,-54",
            "110,-66 112,-54 108,-44",
            54,
            ("#f0e4cc", "#d8c4a4", "#fff8ea"),
            (7, 7, 2),
            5,
        )
        with form(c, "58,-70! 102,-74! 100,-32 108,-14 138,-7 146,4! 64,5! 58,-24", "#6a6470"):
            mass(c, "50,-80 76,-80 78,10 50,10", dark, 7, 0.85)
            mass(c, "96,-70 102,-70 104,-20 140,-6 120,-6 100,-14", lit, 4, 0.7)
            line(c, "60,-46 80,-40 102,-46", dark, (1, 3, 1))
        # The rod, then what holds it.
        c.limb([(58, -104), (128, -158), (230, -222), (322, -262)], (8, 6, 4, 2), "#4a2c1c")
        line(c, "58,-106 128,-160 230,-224", "#c89058", (2, 2, 1))
        c.circle(92, -126, 10, "#3a3a48")
        c.circle(91, -127, 6, "#8a8a9c")
        # Head: cheek and nose, beard, fur hat.
        with form(
            c,
            ("0,-270 8,-292 40,-296 56,-284 58,-270! 74,-254 72,-244 58,-242 58,-232 40,-222 10,-228"),
            "#d89a7c",
        ):
            mass(c, "-6,-280 20,-280 24,-230 0,-230", "#7a4440", 7, 0.8)
            mass(c, "48,-292 60,-272 74,-252 60,-254 50,-268", "#ffe0c0", 4, 0.9)
            mass(c, "34,-258 54,-258 52,-244 36,-246", "#e0685c", 5, 0.7)
        c.path(contour("36,-272! 44,-277 52,-273! 45,-269"), "#2a1a1c")
        c.circle(48, -272.5, 1.2, "#ffffff")
        strands(
            c, "34,-286 42,-291 50,-288", "36,-280 44,-284 54,-280", 7, ("#f4f0ea", "#d0ccca"), (4, 5, 1), 2
        )
        strands(
            c,
            "6,-256 -6,-226 0,-186 14,-168",
            "60,-240 72,-222 62,-190 44,-164",
            46,
            ("#f8f4ee", "#d8d4d4", "#b4b0bc", "#ffffff"),
            (6, 9, 7, 0.5),
            7,
        )
        line(c, "48,-239 58,-236 66,-239", "#8a4440", (0.6, 2.4, 0.6))
        strands(
            c, "44,-246 56,-244 70,-234", "44,-240 52,-234 60,-226", 8, ("#ffffff", "#d8d4d4"), (5, 5, 0.6), 3
        )
        with form(c, "-20,-284 -18,-318 6,-340 36,-338 58,-320 60,-294! 20,-300", "#5a3c34"):
            mass(c, "-24,-290 -20,-330 10,-340 0,-300", "#24181f", 7, 0.9)
            mass(c, "30,-340 60,-320 60,-300 46,-312", "#d8a888", 5, 0.8)
        for count, first, last in (
            (34, "-26,-304 -22,-286 -16,-272", "62,-308 70,-296 70,-282"),
            (20, "-22,-282 -28,-250 -22,-218", "8,-284 10,-254 4,-222"),
        ):
            strands(c, first, last, count, ("#8a6450", "#b89070", "#6a4a40", "#d8b894"), (8, 9, 1.5), 5)
        with form(c, "-30,-214 0,-224 40,-214 56,-196 40,-182 0,-186 -30,-196", "#4f7a6c"):
            mass(c, "-30,-216 0,-216 -4,-184 -34,-190", "#1c2c34", 6, 0.8)
        strands(
            c,
            "8,-220 0,-190 8,-164",
            "56,-222 58,-192 46,-160",
            26,
            ("#f8f4ee", "#d8d4d4", "#ffffff"),
            (7, 8, 0.5),
            7,
        )
        with form(
            c,
            ("-44,-196 -12,-216 18,-200 30,-164 58,-142 92,-156! 104,-128! 70,-108 34,-104 -2,-122 -30,-154"),
            lighter(coat, 0.12),
        ):
            mass(c, "-50,-190 -30,-150 0,-114 40,-100 90,-116 60,-130 20,-146 0,-190", dark, 9, 0.85)
            mass(c, "-10,-214 20,-198 34,-164 60,-144 40,-150 14,-172", lit, 5, 0.7)
        strands(
            c,
            "84,-160 88,-146 92,-132",
            "98,-164 104,-146 108,-126",
            12,
            ("#f0e4cc", "#d8c4a4", "#fff8ea"),
            (7, 8, 3),
            3,
        )
        with form(c, "98,-158 114,-174 134,-172 142,-158 134,-142 116,-132 102,-136", "#b8443c"):
            mass(c, "98,-140 120,-142 140,-150 130,-134 104,-128", "#4a1424", 5, 0.8)
            line(c, "116,-172 124,-156 118,-142", "#4a1424", (0.8, 2.4, 0.8))
        line(c, "112,-166 124,-172 136,-166", "#ff9a80", (0.8, 2.4, 0.8))


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
    c.line([(492, 163), (470, 290), (HOLE, ICE)], "#f8f8f4", 1.6, 0.9)
    c.segment(HOLE, ICE, HOLE, 566, "#f4fcff", 1.8, 0.9)
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
    for x, y, s, tone in ((110, 640, 1.0, "#f08a3c"), (192, 580, 0.7, "#fff0a0"), (520, 530, 0.7, "#7a9af0")):
        with c.at(x, y, s, -20), c.relief(0.1):
            for side in (-1, 1):
                c.path(contour(f"0,0! {side * 14},-26 {side * 34},-30 {side * 32},-8 {side * 12},2"), tone)
                c.path(contour(f"0,2! {side * 16},4 {side * 24},18 {side * 10},22"), darker(tone, 0.2))
            line(c, "0,-10 0,4 0,18", "#2a1a18", (2, 4, 1))
    for _ in range(60):
        c.circle(c.r.uniform(0, 600), c.r.uniform(0, 400), c.r.uniform(0.8, 3), "#ffffff", 0.85)
