"""Summer on the sill, and who would like to come in."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, strands, torn
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SILL = 664
GLOBE = (226, 470, 186)


def _penguin(c: Canvas, warm: str, cool: str) -> None:
    """In profile, looking to the left, a flipper laid on the glass before it; on the origin, 260 tall."""
    ink, coat = "#10162c", "#26304e"
    with c.relief(0.1):
        for x in (-52.0, -10):
            with form(c, f"{x},-14 {x + 34},-12 {x + 30},2! {x - 26},4! {x - 30},-4", "#2c2a38"):
                mass(c, f"{x - 30},-12 {x + 20},-12 {x},-4 {x - 26},-2", warm, 3, 0.5)
        with form(c, "44,-40 66,-14 84,14! 40,4 20,-6", ink):
            mass(c, "50,-36 70,-10 84,12 60,-4", cool, 4, 0.6)
        # The far flipper reaches out.
        with form(
            c,
            "-44,-160 -74,-172 -104,-196 -116,-202! -114,-184 -98,-162 -76,-142 -50,-130",
            mix(coat, ink, 0.4),
        ):
            mass(c, "-116,-204 -100,-190 -74,-168 -60,-160 -80,-162 -106,-184", warm, 3, 0.6)
        with form(
            c,
            "-14,-262 -38,-252 -50,-234 -52,-214 -48,-196 -54,-174 -70,-138 -80,-92 -78,-44 -64,-8 -30,2 "
            "24,2 56,-12 76,-60 78,-112 62,-160 44,-188 36,-208 36,-232 22,-252",
            coat,
        ):
            mass(
                c, "10,-270 60,-240 60,-190 100,-110 90,10 30,10 56,-60 50,-130 24,-190 14,-230", ink, 12, 0.9
            )
            mass(c, "40,-180 70,-150 82,-90 70,-40 66,-100 50,-150", cool, 5, 0.5)
            # The breast.
            with c.group(clip=c.clip(contour("-46,-190 -56,-170 -72,-138 -84,-92 -80,-40 -66,-4 -20,6 2,-30 "
                                             "8,-84 -2,-136 -16,-170 -30,-188"))):  # fmt: skip
                c.rect(-100, -210, 130, 230, "#eef0ee")
                mass(c, "-20,-190 20,-120 20,20 -40,20 -14,-60 -16,-130", mix(cool, "#5a6890", 0.5), 11, 0.85)
                mass(c, "-60,-180 -90,-100 -80,-20 -60,-10 -62,-100 -44,-170", warm, 9, 0.6)
                mass(c, "-60,-196 -20,-190 -8,-160 -40,-150 -64,-164", "#f0b04c", 9, 0.75)
            mass(c, "-50,-240 -30,-256 -8,-258 -30,-240 -46,-220", mix(coat, warm, 0.55), 5, 0.8)
        # The mark behind the ear.
        with form(c, "-22,-222 -4,-228 10,-214 6,-192 -10,-176 -26,-180 -18,-198", "#f0a83c"):
            mass(c, "-4,-230 14,-220 8,-180 -14,-172 0,-200", "#a8582c", 5, 0.7)
        # The near flipper hangs.
        with form(c, "22,-168 44,-146 52,-104 46,-60 34,-34! 20,-62 10,-104 8,-144", mix(coat, ink, 0.15)):
            mass(c, "34,-170 60,-120 44,-30 34,-60 36,-120", ink, 6, 0.85)
            mass(c, "12,-150 22,-160 20,-110 26,-60 14,-96", mix(coat, warm, 0.6), 4, 0.7)
        # The bill, long and a little bent.
        with form(c, "-44,-232! -68,-228 -92,-216 -102,-206! -84,-208 -64,-212 -46,-210!", ink):
            mass(c, "-46,-230 -70,-227 -94,-213 -70,-220", mix(coat, warm, 0.6), 2, 0.8)
        line(c, "-50,-212 -68,-214 -88,-209", "#f09a3c", (3, 5, 1))
        c.ellipse(-29, -228, 6.4, 6, "#0a0c18")
        c.ellipse(-29.6, -228, 4.6, 4.4, "#7a4a24")
        c.circle(-30.4, -228, 2.8, "#05060c")
        c.circle(-31.6, -230, 1.6, "#fff6dc")


def _window(c: Canvas) -> None:
    c.rect(0, 0, 600, SILL, c.vert("#070d26", "#142250", "#34508a", "#7f98c4"))
    nature.stars(c, 70, 300)
    with c.relief(0.1):
        for k in range(13):
            nature.fir(
                c,
                k * 50 + c.r.uniform(-12, 12),
                560,
                150 + (k * 71) % 160,
                mix("#14224c", "#3c5890", 0.7 * (k % 2)),
            )
    c.path(
        contour("-20,540! 120,510 280,536 420,508 620,530 620,690! -20,690!"), c.vert("#c8d8f0", "#7f98c8")
    )
    for _ in range(110):
        c.circle(c.r.uniform(0, 600), c.r.uniform(0, SILL), c.r.uniform(0.8, 3), "#ffffff", 0.8)
    with c.at(516, 682, 1.02):
        _penguin(c, "#ffd898", "#6a86c0")
    for _ in range(14):
        c.circle(c.r.uniform(420, 600), c.r.uniform(400, SILL), c.r.uniform(1.4, 2.8), "#ffffff", 0.8)
    # Its breath on the pane.
    with c.group(through=torn(c, "#e8f2ff", 0.03, 8, 1.0, 2.4), opacity=0.5):
        c.ellipse(412, 462, 18, 26, "#fff")
    for cx, cy, turn in ((34, 30, 20), (566, 36, 120)):
        for k in range(9):
            a = math.radians(turn + k * 9)
            n = c.r.uniform(50, 120)
            ex, ey = cx + math.cos(a) * n, cy + math.sin(a) * n
            c.segment(cx, cy, ex, ey, "#e8f4ff", 1.8, 0.6)
            for j in range(1, 6):
                px, py = cx + (ex - cx) * j / 6, cy + (ey - cy) * j / 6
                for side in (-1, 1):
                    b = a + side * 0.8
                    c.segment(
                        px, py, px + math.cos(b) * n * 0.16, py + math.sin(b) * n * 0.16, "#e8f4ff", 1.4, 0.5
                    )
    wood = ("#6a4a3c", "#4a3034", "#2a1a28")
    for x, w in ((-6, 30), (336, 22), (582, 30)):
        c.rect(x, 0, w, SILL, c.horiz("#d89a68", wood[0], wood[1], wood[2]))
    c.rect(0, 226, 600, 20, c.vert("#c88a60", wood[0], wood[2]))
    c.rect(0, 0, 600, 22, c.vert(wood[2], wood[0]))


def _beach(c: Canvas) -> None:
    """The summer in the globe, drawn round its middle for a radius of 186."""
    c.rect(-200, -200, 400, 400, c.vert("#3fa4d8", "#8fd8ec", "#e8f4d8", "#fff0c0"))
    nature.disc(c, 74, -96, 34, "#fffdf0", "#ffd860", 4, 1.0)
    for x, y, s in ((-90.0, -100.0, 1.0), (-10.0, -56.0, 0.7)):
        with c.group(through=torn(c, "#ffffff", 0.04, 6, 0.8, 4)):
            c.path(
                contour(
                    f"{x - 46 * s},{y} {x - 20 * s},{y - 20 * s} {x + 12 * s},{y - 22 * s} {x + 40 * s},{y} "
                    f"{x},{y + 10 * s}"
                ),
                "#fff",
            )
    c.rect(-200, 6, 400, 70, c.vert("#2f8fc0", "#4fc0cc", "#a8ecd8"))
    for _ in range(40):
        x, y, n = c.r.uniform(-190, 170), c.r.uniform(10, 66), c.r.uniform(10, 36)
        line(
            c,
            f"{x},{y} {x + n / 2},{y - 1.5} {x + n},{y}",
            c.r.choice(("#ffffff", "#d8fff0", "#1f78a8")),
            (0.3, 1.6, 0.3),
            0.7,
        )
    c.path(
        contour("-200,84! -120,66 -40,78 50,60 130,72 200,56! 200,200! -200,200!"),
        c.vert("#fff0c0", "#f0cc88", "#c8985c"),
    )
    line(c, "-200,82 -120,64 -40,76 50,58 130,70 200,54", "#ffffff", (3, 5, 4, 5, 4, 3))
    with c.relief(0.2):
        c.limb([(-104, 150), (-96, 60), (-70, -20), (-34, -78)], (24, 17, 13, 10), "#8a5a34")
        for k in range(9):
            t = k / 8
            x, y = -102 + 62 * t**1.4, 136 - 200 * t
            line(c, f"{x - 10},{y} {x},{y + 5} {x + 10},{y - 1}", "#4a2c1c", (1, 2.4, 1), 0.8)
        for k, (a, n) in enumerate(
            ((-170, 104), (-140, 84), (-104, 66), (-66, 76), (-34, 98), (-4, 108), (26, 92), (158, 96))
        ):
            r = math.radians(a)
            tip = (-34 + math.cos(r) * n, -80 + math.sin(r) * n * 0.6 + 34)
            mid = (-34 + math.cos(r) * n * 0.55, -80 + math.sin(r) * n * 0.7 - 14)
            tone = ("#2f7a4c", "#4fa05c", "#7fc468")[k % 3]
            c.limb([(-34, -80), mid, tip], (8, 26, 1), darker(tone, 0.3))
            c.limb([(-34, -82), (mid[0], mid[1] - 3), tip], (5, 18, 0.6), tone)
            c.line([(-34, -81), mid, tip], lighter(tone, 0.5), 1.4, 0.8)
        for x, y in ((-42, -66), (-26, -64), (-34, -58)):
            c.circle(x, y, 9, "#5a3420")
            c.circle(x - 2, y - 3, 3, "#b88058")
    with c.group(through=c.blur(4)):
        c.ellipse(74, 142, 90, 14, "#8a5a3c", 0.6)
    with c.relief(0.2):
        # A towel nobody lies on; footprints lead from it to the glass.
        c.path(contour("-34,150! 30,140! 50,156! -20,170!"), "#3f8fc8")
        c.path(contour("-8,146! 6,144! 26,160! 10,163!"), "#fff4dc")
        for k in range(4):
            c.ellipse(62 + k * 13, 158 - k * 4 + (k % 2) * 8, 5, 2.6, "#a8784c", 0.8, -14)
        c.segment(44, 146, 30, -30, "#fff4dc", 5)
        for k in range(8):
            a0, a1 = (math.pi * j / 8 for j in (k, k + 1))
            x0, x1 = 28 - math.cos(a0) * 78, 28 - math.cos(a1) * 78
            y0, y1 = -4 + math.sin(a0) * 12 - 0.2 * (x0 - 28), -4 + math.sin(a1) * 12 - 0.2 * (x1 - 28)
            tone = mix(("#e23a34", "#fff4e0")[k % 2], "#5a1c3c", 0.05 * k)
            c.path(
                (
                    f"M{x0:.1f},{y0:.1f} Q{(x0 + 28) / 2:.1f},{y0 - 44:.1f} 28,-50 "
                    f"Q{(x1 + 28) / 2:.1f},{y1 - 44:.1f} "
                    f"{x1:.1f},{y1:.1f} Q{(x0 + x1) / 2:.1f},{(y0 + y1) / 2 + 5:.1f} "
                    f"{x0:.1f},{y0:.1f}Z"
                ),
                tone,
            )
        c.circle(28, -51, 4, "#ffd860")
        # Who has got in: it stands before the glass and looks out.
        with c.group(through=c.blur(3)):
            c.ellipse(96, 150, 40, 7, "#8a5a3c", 0.6)
        with c.at(98, 152, 0.62, 0, True):
            _penguin(c, "#fff0c0", "#7a9cc8")


def _globe(c: Canvas) -> None:
    x, y, r = GLOBE
    c.glow(x, y, 380, "#ffd890", 0.6)
    ball = f"M{x - r},{y} a{r},{r} 0 1 0 {2 * r},0 a{r},{r} 0 1 0 {-2 * r},0Z"
    with c.group(clip=c.clip(ball)), c.relief(0), c.at(x, y):
        _beach(c)
        mass(
            c,
            (
                "-190,-40 -150,-130 -60,-186 60,-190 150,-130 190,-20 196,60 170,20 "
                "130,-90 40,-150 -50,-150 -130,-100"
            ),
            "#1c3468",
            12,
            0.6,
        )
        mass(c, "-186,20 -180,110 -90,186 60,190 160,120 130,140 40,168 -70,160 -150,90", "#1c2c5c", 14, 0.7)
    with c.relief(0):
        mass(
            c,
            (
                f"{x - 150},{y - 60} {x - 110},{y - 126} {x - 60},{y - 156} {x - 76},{y - 130} "
                f"{x - 116},{y - 90} {x - 134},{y - 40}"
            ),
            "#ffffff",
            4,
            0.9,
        )
        mass(
            c,
            f"{x + 120},{y + 100} {x + 150},{y + 50} {x + 158},{y + 64} {x + 132},{y + 112}",
            "#fff4d8",
            4,
            0.8,
        )
        c.ring(x, y, r, r, "#e8f4ff", 3, 0.7)
    # The foot it stands on, turned from one piece: a rim, a hollow, a broad step.
    with c.relief(0.2):
        for y0, y1, r0, r1, tone in (
            (716.0, 752.0, 158.0, 166.0, "#7a4630"),
            (664.0, 722.0, 122.0, 152.0, "#8a5034"),
            (636.0, 668.0, 130.0, 128.0, "#a06440"),
        ):
            rim = f"{x - r0 * 0.7},{y0 + 9} {x},{y0 + 14} {x + r0 * 0.7},{y0 + 9}"
            low = f"{x + r1 * 0.7},{y1 + 13} {x},{y1 + 19} {x - r1 * 0.7},{y1 + 13}"
            with form(c, f"{x - r0},{y0}! {rim} {x + r0},{y0}! {x + r1},{y1}! {low} {x - r1},{y1}!", tone):
                mass(
                    c,
                    f"{x + 30},{y0 - 10} {x + 180},{y0 - 10} {x + 180},{y1 + 30} {x + 60},{y1 + 30}",
                    "#34182a",
                    20,
                    0.9,
                )
                mass(
                    c,
                    f"{x - 150},{y1} {x - r0},{y0} {x - 70},{y0 + 10} {x - 90},{y1 + 6}",
                    "#f0b078",
                    10,
                    0.7,
                )
            line(c, f"{x - r0},{y0} {rim} {x + r0},{y0}",
                 "#e8b070", (2, 4, 4, 3, 1), 0.7)  # fmt: skip


def _hat(c: Canvas) -> None:
    """A woollen hat somebody has taken off."""
    with c.group(through=c.blur(6)):
        c.path(contour("-90,8 20,0 110,10 60,24 -60,22"), "#1c0f20", op=0.7)
    with c.relief(0.25):
        with form(c, "-84,-6 -70,-44 -34,-74 10,-80 52,-62 78,-28 84,4 0,12", "#c8343c"):
            mass(c, "20,-90 90,-60 96,10 30,14 50,-30", "#4a1024", 12, 0.9)
            mass(c, "-84,-10 -64,-50 -20,-74 -40,-40 -60,-6", "#ff9a78", 8, 0.8)
            strands(
                c,
                "-70,-4 -50,-44 -10,-76",
                "76,-4 56,-44 10,-78",
                15,
                ("#8a1c30", "#f4807a"),
                (2, 3, 1),
                3,
                0.5,
            )
            for k in range(9):
                x = -64 + k * 16
                c.path(f"M{x},-26 l8,-9 l8,9 l-8,9Z", "#fff0dc", op=0.9)
        with form(c, "-92,-6 -60,-14 0,-16 60,-12 92,0 90,18 0,24 -88,16", "#f4e4d0"):
            for k in range(24):
                line(
                    c, f"{-88 + k * 7.6},-14 {-86 + k * 7.6},4 {-88 + k * 7.6},22", "#b89a90", (1, 2, 1), 0.7
                )
            mass(c, "30,-14 96,-4 96,24 30,24", "#6a4a5c", 8, 0.7)
    strands(
        c,
        "-18,-74 -30,-96 -14,-112",
        "34,-78 44,-98 24,-112",
        40,
        ("#fff4e4", "#d8c4b8", "#ffffff"),
        (9, 9, 4),
        10,
    )


@scene("p58", "nocturne", Light(strength=0.0, focus=(300, 480)), by_hand=True)
def summer_under_glass(c: Canvas) -> None:
    _window(c)
    c.path(f"M0,{SILL} H600 V910 H0Z", c.vert("#9a684c", "#6a4438", "#34202c"))
    c.path(f"M0,{SILL} H600 v12 H0Z", "#e0a878")
    for _ in range(34):
        x, y, n = c.r.uniform(-20, 560), c.r.uniform(SILL + 20, 890), c.r.uniform(60, 220)
        line(
            c,
            f"{x},{y} {x + n / 2},{y - 3} {x + n},{y}",
            c.r.choice(("#4a2c28", "#c88a60", "#5a3830")),
            (0.4, 2.2, 0.4),
            0.6,
        )
    with c.group(through=c.blur(16)):
        c.ellipse(260, 756, 190, 26, "#1c0f20", 0.75)
    with c.group(through=c.blur(18), blend="screen", opacity=0.7):
        c.ellipse(150, 800, 170, 40, "#c87830")
    _globe(c)
    with c.relief(0.3):
        c.glow(508, 704, 250, "#ffb850", 0.8)
        c.path(
            contour("462,838! 470,812 546,812 554,838! 540,856 476,856"),
            c.horiz("#f0c078", "#a86a34", "#4a2c24"),
        )
        with form(c, "480,826! 480,748 490,742 500,752 508,744 520,750 534,746! 536,826!", "#f8ecd4"):
            mass(c, "514,740 540,740 540,830 520,830", "#b07a60", 8, 0.8)
            mass(c, "480,746 536,746 530,770 486,768", "#ffe09a", 6, 0.9)
        line(c, "484,752 483,780 486,800", "#fffdf4", (5, 6, 7))
        c.segment(508, 748, 509, 730, "#2a1a18", 2.6)
    for tone, k, soft in (("#ff8a30", 1.0, 3), ("#ffd060", 0.7, 2), ("#fffbe8", 0.4, 1)):
        with c.group(f"translate(509,738) scale({k})"), c.group(through=c.blur(soft)):
            c.path(contour("0,6 -13,-8 -12,-26 2,-58! 12,-28 13,-8"), tone)
    with c.at(132, 838, 1.0, -6):
        _hat(c)
