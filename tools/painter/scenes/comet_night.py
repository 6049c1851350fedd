"""The night of the comet, and the child that found what fell from it."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import (
    Cloth,
    child_profile,
    cuff,
    grown_profile,
    hand_open,
    jointed,
    mix_skin,
)
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, feather, form, line, mass, round_limb, strands
from tools.painter.palettes import darker, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

DARK, PALE, WARM = "#160f35", "#d8e4ff", "#ffc870"
SKIN = Skin("#e8b490", "#6a3460", "#fff0c0", "#f08868")
COMET = (410, 196)
UP = (-200.0, -300.0)
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


def _watcher(c: Canvas, wide: float, coat: str, hat: str, tilt: float, nose: float, skirt: bool) -> None:
    """Somebody who looks up to the left through a telescope; the feet at the origin, two hundred tall."""
    c.shade(16, 2, 70, 9, 0.8, DARK)
    with c.relief(0.05), c.group():
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
        ends = [_turned(tilt, *spot) for spot in ((-44.0, -188.0), (-58.0, -206.0))]
        for (hx, hy), (ex, ey), (sx, sy), w, b in (
            (ends[1], (-54, -146), (2, -130), 0.5, 0.2),
            (ends[0], (-40, -134), (-4, -134), 0.6, 0.0),
        ):
            cloth = mix(mix(coat, DARK, 0.35 + b), PALE, 0.12)
            arm = Cloth(cloth, mix(cloth, DARK, 0.7), mix(cloth, PALE, 0.5))
            jointed(
                c, (sx, sy), (ex, ey), (hx, hy), (wide * w + 8, wide * w + 4, 13), arm, (-200, -300), 0, False
            )
        turning = f"rotate({tilt},-4,-150)"
        with c.group(turning):
            line(c, "-46,-206 -76,-242 -104,-276", "#2c1c40", (15, 18, 22))
            line(c, "-28,-184 -44,-204 -58,-220", "#2c1c40", (9, 11, 12))
            line(c, "-32,-190 -62,-228 -102,-278", "#d8b070", (1.6, 2.4, 3))
            line(c, "-60,-222 -66,-229 -70,-233", "#e8c890", (16, 17, 17))
            c.circle(-106, -278, 10.4, "#c8d8ff")
            c.path(contour("-16,-166! -14,-142 8,-142 8,-172!"), mix("#a8707c", DARK, 0.3))
            with c.at(-10, -178, 0.42, 20, True):
                grown_profile(c, SKIN, wide=0.7, brow="#2a1830", nose=nose)
            for x, y in ((-46, -192), (-61, -211)):
                c.ellipse(x, y, 9, 8, SKIN.shade, 1, 50)
                c.ellipse(x, y, 7.6, 6.8, SKIN.tone, 1, 50)
                for k in range(3):
                    line(
                        c,
                        f"{x - 5 + k * 4},{y - 5 + k * 3} {x - 1 + k * 3},{y + 2 + k * 2}",
                        SKIN.shade,
                        (1.2, 0.8),
                    )
            _hat(c, hat)


def _turned(degrees: float, x: float, y: float) -> Point:
    a, dx, dy = math.radians(degrees), x + 4, y + 150
    return -4 + dx * math.cos(a) - dy * math.sin(a), -150 + dx * math.sin(a) + dy * math.cos(a)


def _hat(c: Canvas, hat: str) -> None:
    with c.relief(0.05):
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


def _child(c: Canvas) -> None:
    """It kneels, in a nightshirt and boots, and holds its hands round the light."""
    c.shade(190, 862, 200, 26, 0.9, DARK)
    light = BLOOM
    with c.relief(0.1):
        # The legs under it, one boot seen from the side.
        jointed(c, (150, 762), (276, 812), (112, 842), (92, 62, 44), Cloth("#6a5a98", DARK, "#ffd49c"), light)
        with form(c, "20,812! 24,790 60,782 110,800 120,846! 100,866 16,866 10,850", "#c8a03c"):
            mass(c, "0,840 120,844 120,880 0,880", DARK, 8, 0.9)
            mass(c, "40,788 80,788 110,806 60,806", "#ffe8a0", 5, 0.7)
        line(c, "12,862 60,868 104,864", "#2a1c30", (6, 9, 6))
        with form(
            c,
            "150,628 120,650 96,710 78,770 74,812! 120,826 180,812 226,790! 262,776 276,752 "
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
    far = mix("#a8a0d8", DARK, 0.35)
    jointed(c, (224, 672), (282, 742), (336, 708), (48, 38, 26), Cloth(far, DARK, "#d8a8a8"), light)
    hand_open(c, 334, 712, 66, mix_skin(SKIN, 0.25), 1.1)
    with c.at(196, 556, 1.12, 14, True), c.relief(0.1):
        _face(c)
    with c.relief(0.1):
        line(c, "132,628 176,656 238,640", "#c84854", (24, 32, 24))
        line(c, "196,650 224,648 244,636", "#ffb090", (2, 8, 3), 0.9)
        line(c, "150,640 176,652 196,652", "#7a2444", (2, 5, 2), 0.8)
    _bloom(c)
    jointed(
        c, (178, 690), (238, 786), (330, 766), (66, 50, 32), Cloth("#a8a0d8", "#4a3c84", "#f4d8c8"), light
    )
    cuff(c, (238, 786), (330, 766), 34, "#e8e0ff", "#7a6ab0")
    hand_open(c, 334, 766, 58, SKIN, 1.25)


def _face(c: Canvas) -> None:
    """In profile to the left of its own frame, lit from below, looking down."""
    with c.at(-6, -4, 1.26, 0, True):
        child_profile(c, SKIN, "#4a3c7c", "#4a2438", 1.0, 2.5)
        mass(c, "52,2 30,20 28,50 14,66 50,60 60,20", "#fff0c0", 7, 0.6)
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
    # Each of them has the comet in the glass.
    for x, y, s, wide, coat, hat, tilt, nose, skirt in (
        (44, 656, 0.94, 26, "#6a5ab0", "cap", 0, 0.8, False),
        (352, 648, 0.94, 38, "#8a4a80", "bun", 34, 0.6, True),
        (446, 640, 0.8, 58, "#4a6aa0", "", 36, 1.3, False),
        (532, 660, 1.14, 30, "#5a4a94", "top", 20, 1.7, False),
    ):
        with c.at(x, y, s, 0, x < 400):
            _watcher(c, wide, coat, hat, tilt, nose, skirt)
    _grass(c, 640, 760, 160)
    _child(c)
    _grass(c, 830, 920, 150)
