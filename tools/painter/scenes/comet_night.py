"""The night of the comet, and the child that found what fell from it."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, feather, form, line, mass, round_limb, strands
from tools.painter.palettes import darker, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

DARK, PALE, WARM = "#160f35", "#d8e4ff", "#ffc870"
COMET = (410, 196)
BLOOM = (424, 700)


def _comet(c: Canvas) -> None:
    x, y = COMET
    c.glow(x - 40, y - 20, 330, "#b8c4ff", 0.55)
    for text, widths, tone, op, soft in (
        (f"{x},{y} 280,120 150,78 -30,50", (60, 90, 120, 190), "#8a9cf0", 0.4, 16),
        (f"{x},{y} 290,134 170,100 -30,96", (46, 56, 70, 90), "#d8d0ff", 0.55, 10),
        (f"{x + 2},{y} 310,146 200,112 40,84", (40, 34, 24, 6), "#ffffff", 0.8, 5),
    ):
        with c.group(through=c.blur(soft)):
            line(c, text, tone, widths, op)
    strands(
        c,
        f"{x - 8},{y - 20} 300,110 160,50 -30,-10",
        f"{x - 10},{y + 20} 290,160 150,134 -30,150",
        34,
        ("#ffffff", "#c8d0ff", "#f0c8ff", "#8fa0f0"),
        (1, 3, 2.4, 0.4),
        16,
        0.55,
    )
    c.glow(x, y, 90, "#ffffff", 1.0)
    c.circle(x, y, 21, "#f4f4ff")
    c.circle(x + 3, y + 2, 15, "#ffffff")
    for _ in range(26):
        t = c.r.random()
        c.circle(
            x - 420 * t + c.r.gauss(0, 20),
            y - 140 * t + c.r.gauss(0, 30),
            c.r.uniform(0.8, 2.2),
            "#ffffff",
            0.8,
        )


def _watcher(c: Canvas, wide: float, coat: str, hat: str, lean: float, skirt: bool) -> None:
    """Somebody who looks up to the left through a telescope; the feet at the origin, two hundred tall."""
    c.shade(16, 2, 70, 9, 0.8, DARK)
    with c.relief(0.05), c.group(f"rotate({lean})"):
        dim = mix(coat, DARK, 0.55)
        if not skirt:
            for x in (-wide * 0.42, wide * 0.34):
                line(
                    c,
                    f"{x},-70 {x + 1},-30 {x},-4",
                    mix(dim, DARK, 0.4),
                    (wide * 0.66, wide * 0.44, wide * 0.36),
                )
                line(c, f"{x - 14},-1 {x - 4},-3 {x + 7},-2", "#0c0820", (6, 9, 8))
        hem = -4 if skirt else -52
        flare = 1.5 if skirt else 1.12
        with form(
            c,
            f"{-wide * flare},{hem}! {-wide * 1.02},-80 {-wide * 0.8},-120 {-wide * 0.6},-146 "
            f"{-4},-154 {wide * 0.6},-148 "
            f"{wide * 0.9},-120 {wide},-80 {wide * flare * 1.06},{hem}! {wide * 0.2},{hem + 6}",
            dim,
        ):
            mass(
                c,
                f"{wide * 0.1},-156 {wide * 1.3},-150 {wide * 1.7},0 {wide * 0.3},0",
                DARK,
                wide * 0.4,
                0.85,
            )
            mass(
                c,
                f"{-wide * 1.7},{hem} {-wide * 1.1},-90 {-wide * 0.7},-150 {-4},-158 "
                f"{-wide * 0.5},-110 {-wide * 0.9},{hem}",
                mix(coat, PALE, 0.6),
                wide * 0.16,
                0.9,
            )
            line(c, f"{wide * 0.2},-140 {wide * 0.3},-90 {wide * 0.2},{hem}", DARK, (1, 3, 2), 0.6)
        line(c, "-46,-206 -76,-242 -104,-276", "#2c1c40", (15, 18, 22))
        line(c, "-28,-184 -44,-204 -58,-220", "#2c1c40", (9, 11, 12))
        line(c, "-32,-190 -62,-228 -102,-278", "#d8b070", (1.6, 2.4, 3))
        line(c, "-60,-222 -66,-229 -70,-233", "#e8c890", (16, 17, 17))
        c.circle(-106, -278, 10.4, "#c8d8ff")
        with form(
            c,
            "-20,-156 -30,-170 -32,-180 -36,-188! -28,-192 -20,-198 -6,-200 8,-190 12,-174 6,-158",
            mix("#d8a488", DARK, 0.25),
        ):
            mass(c, "0,-204 16,-190 12,-150 -6,-156 -4,-180", mix("#5a2c4c", DARK, 0.3), 5, 0.9)
            mass(c, "-36,-188 -20,-200 -8,-200 -20,-186 -26,-172", "#fff0f0", 3, 0.9)
        for a, b, w in (("-8,-140 -44,-142 -50,-196", 0.0, 1.0), ("-2,-134 -58,-138 -76,-226", 0.2, 0.9)):
            line(
                c,
                a,
                mix(mix(coat, DARK, 0.4 + b), PALE, 0.12),
                (wide * 0.66 * w, wide * 0.52 * w, wide * 0.36 * w),
            )
            hx, hy = (float(v) for v in a.split()[-1].split(","))
            c.ellipse(hx - 2, hy - 3, 8, 7, mix("#d8a488", DARK, 0.2), 1, -40)
        if hat == "top":
            c.path(contour("-30,-190! 22,-176! 28,-184! -24,-200!"), "#1c1230")
            with form(c, "-22,-196! 14,-186! 30,-236! -12,-248!", "#241a40"):
                mass(c, "-26,-190 -14,-250 0,-246 -8,-192", mix("#5a5090", PALE, 0.3), 4, 0.9)
        elif hat == "bun":
            c.path(contour("-24,-194 -14,-206 6,-206 18,-190 16,-168 8,-160 6,-182 -8,-190"), "#4a2440")
            c.circle(20, -202, 13, "#4a2440")
            mass(c, "10,-206 20,-214 26,-206 18,-200", "#a87cb8", 3, 0.8)
        elif hat == "cap":
            c.path(contour("-26,-192 -18,-208 4,-212 18,-196 16,-184 -6,-190"), "#3a3a78")
            c.path(contour("-26,-192 -42,-196 -40,-202! -20,-200"), "#2a2a5c")
            line(c, "-22,-198 -8,-209 8,-207", "#a8b4f0", (1, 3, 1))
        else:
            strands(
                c,
                "-18,-196 0,-204 16,-186",
                "-2,-214 22,-206 30,-160",
                22,
                ("#c86438", "#8a3a38", "#5a2440"),
                (5, 8, 1),
                6,
            )


def _bloom(c: Canvas) -> None:
    """The flower that gives the light; it bends to the child."""
    x, y = BLOOM
    c.glow(x, y, 320, WARM, 0.75)
    round_limb(
        c,
        f"{x + 34},{y + 150} {x + 40},{y + 90} {x + 26},{y + 40} {x + 6},{y + 6}",
        (9, 8, 7, 6),
        "#4f8a50",
        "#1c2c40",
        "#d8f090",
        (x, y),
    )
    for text in (
        f"{x + 36},{y + 110} {x + 70},{y + 84} {x + 96},{y + 92} {x + 70},{y + 108}",
        f"{x + 38},{y + 134} {x + 10},{y + 104} {x - 14},{y + 104} {x + 8},{y + 126}",
    ):
        with form(c, text, "#4f8a50"):
            mass(c, text, "#c8e880", 9, 0.6)
    for ring, (far, wide, tones) in enumerate(
        ((74, 30, ("#d84c3c", "#e8703c")), (52, 24, ("#f8a040", "#ffbc58")), (28, 18, ("#ffe08c", "#fff0b8")))
    ):
        count = 9 - ring
        for k in range(count):
            a = math.tau * k / count + ring * 0.35
            reach = far * c.r.uniform(0.84, 1.08)
            tip = (x + math.cos(a) * reach - 8, y + math.sin(a) * reach * 0.82 - 2)
            feather(c, (x, y), tip, wide, darker(tones[0], 0.12))
            feather(c, (x, y), (tip[0] * 0.94 + x * 0.06, tip[1] * 0.94 + y * 0.06), wide * 0.8, tones[k % 2])
    c.circle(x - 4, y - 1, 12, "#fffbe8")
    c.glow(x, y, 90, "#fff4c8", 0.6)
    for _ in range(16):
        px, py = x + c.r.gauss(0, 60), y - abs(c.r.gauss(30, 60))
        c.circle(px, py, c.r.uniform(1, 2.6), "#fff4c8", 0.9)


def _hand(c: Canvas, x: float, y: float, rot: float, far: float) -> None:
    """An open hand, palm to the light; the wrist at the origin, fingers to the right."""
    skin, shade = mix("#e8ac84", "#6a3450", far), mix("#7a3450", DARK, far * 0.5)
    with c.at(x, y, 1.0, rot):
        for text, w in (
            ("18,-10 40,-18 58,-10", (13, 12, 8)),
            ("22,-3 48,-8 66,2", (13, 12, 8)),
            ("22,6 46,4 62,12", (13, 11, 8)),
            ("18,12 38,14 52,20", (12, 10, 7)),
        ):
            round_limb(c, text, w, skin, shade, "#fff0c0", (80, -60))
        with c.relief(0.1), form(c, "-8,-14 12,-18 28,-12 30,8 22,18 4,20 -8,14", skin):
            mass(c, "-10,4 20,10 28,20 -8,24", shade, 6, 0.8)
            mass(c, "4,-20 30,-14 30,0 14,-6", "#fff0c0", 5, 0.8)
        round_limb(c, "4,-10 18,-28 34,-34", (14, 12, 8), skin, shade, "#fff0c0", (80, -60))


def _child(c: Canvas) -> None:
    """It kneels, in a nightshirt and boots, and holds its hands round the light."""
    c.shade(190, 862, 200, 26, 0.9, DARK)
    light = BLOOM
    with c.relief(0.1):
        # The legs under it, one boot seen from the side.
        with form(c, "60,800 120,770 230,780 300,820 304,852 200,868 90,866", "#6a5a98"):
            mass(c, "40,810 160,800 260,850 200,880 40,880", DARK, 14, 0.9)
            mass(c, "220,776 306,816 300,850 270,830", "#ffd49c", 9, 0.8)
        with form(c, "20,812! 24,790 60,782 110,800 120,846! 100,866 16,866 10,850", "#c8a03c"):
            mass(c, "0,840 120,844 120,880 0,880", DARK, 8, 0.9)
            mass(c, "40,788 80,788 110,806 60,806", "#ffe8a0", 5, 0.7)
        line(c, "12,862 60,868 104,864", "#2a1c30", (6, 9, 6))
        with form(
            c,
            "150,628 120,650 92,710 76,780 82,826 140,842 220,836 282,812 300,790 280,740 "
            "262,690 246,650 210,628",
            "#a8a0d8",
        ):
            mass(c, "60,840 84,700 130,640 160,640 140,720 130,850", DARK, 22, 0.85)
            mass(c, "250,650 310,780 270,820 220,830 240,740", "#ffd8a0", 18, 0.95)
            for k in range(7):
                line(
                    c,
                    f"{150 + k * 14},{660 + k * 4} {128 + k * 22},{740} {110 + k * 28},{834 - k * 3}",
                    "#5a4c94",
                    (1, 4, 2),
                    0.6,
                )
            for k in range(5):
                line(
                    c,
                    f"{236 + k * 8},{690 + k * 18} {242 + k * 6},{740 + k * 8} {236 + k * 6},{800 + k}",
                    "#fff0d0",
                    (1, 3, 1),
                    0.6,
                )
        strands(
            c,
            "140,640 128,690 96,724 60,730",
            "190,636 150,716 110,756 50,770",
            18,
            ("#b83c50", "#d85c5c", "#7a2444"),
            (9, 12, 11, 8),
            4,
        )
    _hand(c, 330, 708, -14, 0.35)
    round_limb(
        c,
        "218,664 262,706 300,714 334,708",
        (46, 38, 30, 24),
        mix("#a8a0d8", DARK, 0.4),
        mix("#a8a0d8", DARK, 0.7),
        "#d8a8a8",
        light,
    )
    with c.at(196, 556, 1.12, 14, True), c.relief(0.1):
        _face(c)
    with c.relief(0.1):
        line(c, "132,628 176,656 238,640", "#c84854", (24, 32, 24))
        line(c, "196,650 224,648 244,636", "#ffb090", (2, 8, 3), 0.9)
        line(c, "150,640 176,652 196,652", "#7a2444", (2, 5, 2), 0.8)
    _bloom(c)
    round_limb(c, "176,682 214,746 272,776 332,764", (58, 50, 38, 28), "#a8a0d8", "#5a4c94", "#f4d8c8", light)
    line(c, "322,748 330,764 330,782", "#e8e0ff", (6, 9, 6))
    _hand(c, 344, 764, -22, 0.0)


def _face(c: Canvas) -> None:
    """In profile to the left of its own frame, lit from below, looking down."""
    with form(
        c,
        "-48,-58 -62,-30 -65,-10 -64,2 -70,13 -79,22! -75,31 -66,34 -68,40 -64,45 -66,52 -60,60 "
        "-56,74 -36,90 2,86 40,62 "
        "60,20 50,-40 6,-74",
        "#e8b490",
    ):
        mass(c, "-60,-80 40,-80 70,0 50,80 10,90 14,20 0,-30 -50,-40", "#5a3060", 17, 0.9)
        mass(c, "-90,10 -60,20 -50,60 -30,90 -60,90 -80,50", "#fff0c0", 8, 0.95)
        mass(c, "-64,-14 -52,-16 -54,10 -66,6", "#ffe0b0", 4, 0.8)
        mass(c, "-50,24 -26,18 -14,40 -34,52 -50,42", "#f08868", 8, 0.75)
    line(c, "-66,43 -56,45 -46,38", "#8a2c3c", (1.4, 3.6, 0.8))
    line(c, "-78,27 -72,31 -66,29", "#a85c4c", (0.6, 2, 0.6), 0.8)
    c.path(contour("-57,-2! -48,-13 -31,-6! -34,9 -49,13"), "#fff4e8")
    c.ellipse(-48, 2, 7.4, 8.6, "#3a2c5c")
    c.ellipse(-49, 3, 4, 4.8, "#0c0814")
    c.circle(-52, 5, 2.4, "#ffe8a0")
    line(c, "-58,-4 -48,-14 -28,-5", "#2a1428", (1.4, 3.6, 1.4))
    line(c, "-56,-44 -42,-45 -24,-33", "#7a4848", (1, 3.6, 1))
    with form(c, "18,6 30,-6 42,2 42,24 28,38 20,28", "#d89a80"):
        mass(c, "24,6 36,4 32,26 24,28", "#6a3450", 3, 0.8)
    strands(
        c,
        "-44,-54 -20,-40 6,-20 14,20 8,44",
        "-20,-80 40,-80 76,-30 76,40 52,76",
        40,
        ("#3a1c38", "#5a2c40", "#2a1430", "#8a4c48"),
        (4, 10, 11, 9, 0.8),
        7,
    )
    strands(
        c,
        "-50,-52 -54,-36 -44,-22",
        "-16,-48 -20,-30 -14,-10",
        12,
        ("#3a1c38", "#8a4c48", "#5a2c40"),
        (7, 6, 0.6),
        4,
    )
    with form(c, "-58,-44! -54,-76 -28,-104 16,-112 56,-92 80,-52 82,-26! 40,-50 -10,-54", "#2f7a94"):
        mass(c, "10,-116 90,-90 90,-20 50,-40 40,-80", DARK, 12, 0.9)
        mass(c, "-56,-60 -40,-96 0,-108 -20,-80 -40,-56", "#a8c8f0", 6, 0.8)
        for k in range(9):
            line(c, f"{-50 + k * 15},-52 {-40 + k * 12},-80 {-14 + k * 6},-104", "#1c4a6c", (1, 2.4, 1), 0.7)
    line(c, "-60,-42 -8,-54 44,-44 84,-22", "#e8e0d0", (13, 15, 15, 13))
    line(c, "-60,-38 -20,-47 16,-46", "#ffe8b8", (3, 5, 1), 0.9)
    for _ in range(46):
        a, far = c.r.uniform(0, math.tau), math.sqrt(c.r.random()) * 19
        x, y = 24 + math.cos(a) * far, -120 + math.sin(a) * far
        line(
            c,
            f"{x},{y} {x + math.cos(a) * 5},{y + math.sin(a) * 5} "
            f"{x + math.cos(a) * 9},{y + math.sin(a) * 9}",
            mix("#e8e0d0", "#5a5090", max(0, min(1, 0.4 + (x - 24) / 30))),
            (4, 3, 0.8),
        )


def _land(c: Canvas) -> None:
    mass(c, "-40,560 120,520 260,560 420,530 640,560 640,700 -40,700", "#3a2468", 6)
    for _ in range(30):
        x, y = c.r.uniform(20, 320), c.r.uniform(562, 590)
        c.circle(x, y, c.r.uniform(1, 2.2), "#ffd890", 0.9)
    with form(c, "-40,640 120,610 300,630 470,604 640,596! 640,940! -40,940!", "#2a2058"):
        mass(
            c,
            "-40,640 120,608 300,628 470,602 640,592 640,612 460,622 300,648 120,628 -40,660",
            "#7a6ab0",
            8,
            0.8,
        )
        mass(c, "330,800 420,770 560,800 600,860 420,900 300,870", "#e8a058", 34, 0.75)
        mass(c, "-40,860 640,890 640,940 -40,940", DARK, 20, 0.9)


def _grass(c: Canvas, low: float, high: float, count: int) -> None:
    for _ in range(count):
        x, y = c.r.uniform(-10, 610), c.r.uniform(low, high)
        near = max(0.0, 1 - math.hypot(x - BLOOM[0] - 20, (y - BLOOM[1] - 120) * 1.5) / 230)
        tone = mix(
            c.r.choice(("#1c1848", "#2f2a68", "#3f3a80")),
            c.r.choice(("#ffd070", "#c8d878", "#e89850")),
            near * 0.85,
        )
        h = c.r.uniform(12, 34)
        bend = c.r.uniform(-10, 10)
        line(c, f"{x},{y} {x + bend * 0.3},{y - h * 0.6} {x + bend},{y - h}", tone, (3, 2.4, 0.4), 0.9)


@scene("p35", "violet", Light(strength=0.0, focus=(320, 650)), by_hand=True)
def everyone_looks_up(c: Canvas) -> None:
    nature.sky(c, ("#150e3c", "#30206c", "#6a3f98", "#c884a8"))
    nature.clouds(c, "#7a54b0", 0.5, 0.004, 0.012, 200, 560, 0.45)
    nature.stars(c, 150, 520)
    _comet(c)
    _land(c)
    for x, y, s, wide, coat, hat, lean, skirt in (
        (78, 656, 0.94, 26, "#6a5ab0", "cap", 3, False),
        (366, 648, 0.94, 38, "#8a4a80", "bun", 0, True),
        (448, 640, 0.8, 58, "#4a6aa0", "", -3, False),
        (530, 660, 1.14, 30, "#5a4a94", "top", 4, False),
    ):
        with c.at(x, y, s, 0, x < 200):
            _watcher(c, wide, coat, hat, lean, skirt)
    _grass(c, 640, 760, 160)
    _child(c)
    _grass(c, 830, 920, 150)
