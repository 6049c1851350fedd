"""A camp where the grown-ups keep their feet."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

FIRE = (286, 770)
DARK, WARM = "#140a2c", "#ffb050"


def _room(c: Canvas) -> None:
    nature.wash(c, "#1a0f38", "#2a1650", "#341a50", "#1c0e30")
    c.rect(0, 470, 600, 34, "#3a2258")
    c.rect(0, 500, 600, 8, "#120828")
    c.path("M-10,548 H610 V910 H-10Z", c.vert("#3a1838", "#5a2434", "#2c1024"))
    fx, fy = FIRE
    for k, (r, tone) in enumerate(
        ((560, "#5a2038"), (440, "#74303a"), (330, "#94443c"), (230, "#b86040"), (150, "#dc8848"))
    ):
        with c.group(through=c.blur(20)):
            c.ellipse(fx, fy + 20, r, r * 0.3, tone, 0.75 - 0.05 * k)
    with c.group(clip=c.clip("M0,556 H600 V900 H0Z")):
        for ring, (r, count) in enumerate(((178, 26), (262, 34), (356, 42))):
            for k in range(count):
                a = math.tau * k / count
                px, py = fx + math.cos(a) * r, fy + 26 + math.sin(a) * r * 0.31
                near = max(0.1, 1 - r / 420)
                tone = mix(("#2c3a6c", "#c8a048", "#2c5a54")[(k + ring) % 3], "#5a2434", 1 - near)
                c.ellipse(px, py, 11 + ring * 2, 4 + ring, tone, 0.85)
            c.ring(fx, fy + 26, r + 20, (r + 20) * 0.31, mix("#e8b860", "#5a2434", 0.4 + ring * 0.15), 3, 0.6)


def _shoe(c: Canvas, tone: str) -> None:
    """A brown brogue that points to the right; its heel is at the origin."""
    with c.relief(0.3):
        c.path(contour("-10,54! 196,54! 200,66! 120,68 60,64 40,70! -10,70!"), "#140a14")
        with form(c, "-12,54! -14,20 0,-4 46,-12 92,-4 118,12 160,24 190,36 200,54!", tone):
            mass(c, "-20,60 -14,10 10,0 60,40 200,50 200,70", "#1c0a14", 12, 0.9)
            mass(c, "92,-2 122,10 160,22 188,36 196,48 150,36 110,22", "#ffc078", 5, 0.95)
            line(c, "130,16 122,34 128,54", "#2a1010", (1, 2.4, 1))
            for k in range(7):
                c.circle(138 + k * 8, 36 + k * 2, 1.6, "#2a1010")
            line(c, "40,-12 60,14 110,18 126,14", "#2a1010", (1, 2.4, 2, 1))
        for k in range(4):
            line(
                c,
                f"{62 + k * 14},{-8 + k * 4} {66 + k * 14},{4 + k * 3} {82 + k * 13},{2 + k * 4}",
                "#120810",
                (2, 3, 2),
            )


def _trouser(c: Canvas, text: str, lit: str, far: float) -> None:
    cloth = mix("#34406c", DARK, far)
    with c.relief(0.15), form(c, text, cloth):
        xs = [float(w.split(",")[0]) for w in text.replace("!", "").split()]
        left, right = min(xs), max(xs)
        wide = right - left
        mass(
            c,
            f"{left + wide * 0.4},170 {left + wide * 0.62},170 "
            f"{left + wide * 0.7},660 {left + wide * 0.5},660",
            lighter(cloth, 0.2),
            14,
            0.6,
        )
        mass(
            c,
            f"{left - 10},170 {left + wide * 0.3},170 {left + wide * 0.4},420 "
            f"{left + wide * 0.5},700 {left - 10},700",
            "#0c0824",
            18,
            0.95,
        )
        mass(c, lit, mix("#f0a060", DARK, far * 0.8), 9, 0.9)
        mid = left + wide * 0.62
        line(c, f"{mid},170 {mid + 4},400 {mid - 2},690", mix("#0c0824", cloth, 0.4), (2, 5, 2), 0.7)
        for y, reach in ((560, 0.5), (606, 0.7), (640, 0.4)):
            line(
                c,
                f"{right},{y - 10} {right - 24},{y + 2} {right - 60 * reach - 10},{y - 4}",
                mix("#0c0824", cloth, 0.4),
                (0.6, 4, 0.6),
                0.45,
            )


def _man(c: Canvas) -> None:
    _trouser(
        c,
        "176,170! 268,170! 272,360 264,500 264,648! 190,656! 186,480 176,330",
        "262,230 276,240 272,420 266,664 226,664 246,480",
        0.25,
    )
    with c.group(through=c.blur(6)):
        c.path(contour("184,684 240,688 326,684 336,696 250,702 186,698"), "#1c0818", op=0.8)
    with c.at(194, 648, 0.66):
        _shoe(c, "#8a4e2c")
    _trouser(
        c,
        ("6,170! 146,170! 160,330 164,480 168,600 174,676! 140,690 92,688 66,676! 50,520 24,360"),
        "152,220 166,240 176,420 184,700 112,700 140,540 150,380",
        0.0,
    )
    with c.relief(0.1), form(c, "78,676! 168,676! 166,724! 86,726!", "#d8b890"):
        mass(c, "70,670 110,670 116,730 70,730", DARK, 7, 0.9)
        for k in range(5):
            c.segment(76, 684 + k * 10, 172, 682 + k * 10, "#a8343c", 3.4, 0.9)
    with c.at(78, 716, 0.9):
        _shoe(c, "#7a4426")


def _leg(c: Canvas, far: float) -> None:
    """In a stocking and a low red shoe, seen from the side; the toe points to the fire."""
    cloth, shoe = mix("#8a5070", DARK, far), mix("#c02c3c", DARK, far)
    with c.relief(0.15):
        with form(
            c,
            "478,150! 468,260 470,360 480,460 486,536 474,574 446,598! 470,622 522,622 545,604! "
            "538,566 550,512 578,430 600,345 606,260 596,150!",
            cloth,
        ):
            mass(
                c,
                "560,140 630,140 630,360 580,480 552,560 556,640 524,640 530,540 556,430 570,300",
                "#20102f",
                18,
                0.95,
            )
            mass(
                c,
                "520,150 570,150 574,300 548,430 520,540 506,540 526,420 530,300",
                mix(cloth, "#20102f", 0.5),
                16,
                0.8,
            )
            mass(
                c,
                "470,150 466,260 468,360 480,470 488,540 474,578 "
                "440,602 462,600 500,560 502,520 494,440 488,340 490,240",
                mix("#ffc088", DARK, far * 0.8),
                7,
                0.9,
            )
            line(c, "590,180 592,280 582,360 556,450 540,530 536,580", "#20102f", (1, 2, 2, 1), 0.6)
        with form(
            c,
            "546,594! 550,612 549,638! 524,638! 520,630 470,634 "
            "440,639 396,639! 384,632 390,616 412,606 446,596! "
            "458,614 490,622 520,612",
            shoe,
        ):
            mass(c, "380,640 400,626 480,632 560,600 560,650 380,650", "#4a0c20", 5, 0.9)
            mass(c, "386,626 396,612 420,604 446,600 436,612 406,620", mix("#ffb890", DARK, far), 4, 0.95)
        line(c, "384,640 440,641 520,637", "#20080f", (2, 3, 2))
        line(
            c, "446,596 462,615 492,622 522,611 546,594", mix("#ff9a80", DARK, far), (1, 2.4, 1.6, 2, 1), 0.8
        )


def _woman(c: Canvas) -> None:
    with c.group(through=c.blur(7)):
        c.path(contour("290,608 380,602 470,604 478,616 380,624 296,620"), "#1c0818", op=0.75)
    with c.group("translate(-84,-30)"):
        _leg(c, 0.36)
    with c.group(through=c.blur(8)):
        c.path(contour("370,640 460,632 570,636 580,648 460,656"), "#1c0818", op=0.7)
    _leg(c, 0.08)


def _flame(c: Canvas) -> None:
    x, y = FIRE
    c.glow(x, y - 60, 420, "#ff9038", 0.85)
    with c.relief(0):
        for tone, grow, shift, soft in (
            ("#d83c1c", 0.92, 0, 4),
            ("#f47a20", 0.74, 6, 3),
            ("#ffb840", 0.54, 14, 3),
            ("#fff2b8", 0.32, 24, 3),
        ):
            shape = (
                "-70,0 -84,-40 -62,-84 -70,-126! -40,-104 -34,-150 -8,-214! 0,-160 "
                "28,-130 34,-168! 62,-120 58,-84 82,-50 70,0 30,20 -30,20"
            )
            with c.group(f"translate({x},{y - shift + 10}) scale({grow})"), c.group(through=c.blur(soft)):
                c.path(contour(shape), tone)
    with c.relief(0.3):
        for ax, ay, bx, by, w in ((-96, 26, 70, -4, 26), (96, 24, -64, -6, 26), (-60, 40, 84, 34, 28)):
            c.limb([(x + ax, y + ay), (x + bx, y + by)], (w, w * 0.85), "#3a1a18")
            line(
                c,
                (f"{x + ax},{y + ay - 7} {x + (ax + bx) / 2},{y + (ay + by) / 2 - 8} {x + bx},{y + by - 6}"),
                "#ff9a50",
                (2, 4, 2),
                0.9,
            )
            c.ellipse(x + ax, y + ay, w * 0.36, w * 0.5, "#c88050")
            c.ring(x + ax, y + ay, w * 0.2, w * 0.3, "#6a3420", 2)
        for k in range(13):
            a = math.pi * (0.02 + 0.96 * k / 12)
            cx, cy = x - math.cos(a) * 128, y + 34 + math.sin(a) * 30
            if cx < 250:
                continue
            tone = ("#c84a5c", "#4a8a94", "#e0b04c", "#e8e0d0")[k % 4]
            c.ellipse(cx, cy + 3, 17, 11, darker(tone, 0.6))
            c.ellipse(cx, cy, 16, 9.5, mix(tone, WARM, 0.25))
            for dx in (-4, 4):
                c.circle(cx + dx, cy, 2, darker(tone, 0.7))
    for _ in range(46):
        sx, sy = x + c.r.gauss(0, 60), y - 150 - c.r.uniform(0, 330)
        r = c.r.uniform(0.8, 2.6)
        c.circle(sx, sy, r, c.r.choice(("#ffd070", "#ff9a40", "#fff2b8")), 0.9)


def _teddy(c: Canvas) -> None:
    """It sits on the origin, turned to the left, a hundred and ninety tall; loved to pieces."""
    fur, dark, lit = "#a8703c", "#4a2430", "#ffc880"
    with c.group(through=c.blur(7)):
        c.path(contour("-60,0 60,-6 150,4 120,20 0,20"), "#1c0818", op=0.7)
    with c.relief(0.25):
        with form(c, "10,-28 50,-34 84,-22 92,-2 70,10 20,8", darker(fur, 0.35)):
            mass(c, "60,-40 100,-20 90,14 50,14", dark, 8)
        with form(c, "-44,-10 -52,-50 -40,-90 -10,-108 26,-102 52,-76 60,-34 50,0 0,8", fur):
            mass(c, "10,-110 60,-90 70,0 10,16 40,-40", dark, 14, 0.95)
            mass(c, "-54,-10 -54,-60 -36,-96 -28,-60 -34,-10", lit, 9, 0.9)
        line(c, "-30,-100 -40,-56 -34,-4", darker(fur, 0.5), (0.6, 1.6, 0.6))
        with form(c, "4,-62! 36,-66! 38,-34! 8,-30!", "#4a7a8c"):
            mass(c, "20,-70 44,-66 44,-30 24,-30", dark, 6, 0.8)
        for x, y in ((4, -58), (4, -46), (36, -58), (37, -44), (14, -31), (28, -33)):
            c.segment(x - 4, y, x + 4, y, "#f4e0b8", 1.8)
        with form(c, "-20,-20 -50,-30 -92,-26 -112,-8 -104,8 -70,12 -20,10", fur):
            mass(c, "-20,0 -110,4 -100,20 -10,20", dark, 7, 0.9)
            mass(c, "-20,-24 -60,-30 -100,-24 -112,-10 -90,-16 -50,-18", lit, 5, 0.9)
        with form(c, "-96,-38 -82,-36 -76,-14 -84,10 -102,12 -118,-6 -114,-28", lighter(fur, 0.3)):
            mass(c, "-100,-40 -76,-30 -76,10 -90,16 -90,-16", dark, 6, 0.6)
            mass(c, "-112,-20 -104,-26 -98,-14 -106,-6", "#ffe8b8", 4)
        c.segment(-62, -60, -176, -112, "#3a1c14", 5)
        c.segment(-62, -62, -176, -114, "#c88850", 1.6)
        with c.at(-184, -116, 1.0, 24):
            c.rect(-16, -14, 30, 26, "#fff0dc", 9)
            c.rect(-16, 0, 30, 12, "#d88a50", 6, 0.8)
        with form(c, "14,-96 -6,-98 -36,-84 -62,-74 -76,-62 -72,-48 -54,-46 -24,-56 10,-66", fur):
            mass(c, "14,-70 -30,-50 -70,-44 -70,-36 10,-40", dark, 6, 0.9)
            mass(c, "0,-98 -40,-84 -70,-70 -60,-66 -10,-84", lit, 5, 0.9)
        for x, y in ((-44, -182), (34, -186)):
            with form(
                c,
                (
                    f"{x - 20},{y + 4} {x - 14},{y - 16} {x + 6},{y - 20} {x + 20},{y - 6} {x + 16},{y + 14} "
                    f"{x - 6},{y + 18}"
                ),
                fur,
            ):
                mass(c, f"{x - 8},{y} {x},{y - 12} {x + 10},{y - 4} {x + 6},{y + 10}", "#7a3c3c", 4)
        with form(c, "-58,-130 -54,-162 -28,-184 8,-186 40,-168 50,-134 36,-106 4,-94 -32,-98", fur):
            mass(c, "0,-190 60,-170 60,-90 0,-90 26,-130", dark, 13, 0.95)
            mass(c, "-60,-130 -50,-168 -20,-186 -30,-150 -40,-120", lit, 9, 0.95)
        with form(c, "-72,-122 -62,-142 -34,-146 -18,-130 -22,-108 -44,-98 -66,-104", lighter(fur, 0.35)):
            mass(c, "-34,-146 -14,-130 -20,-100 -44,-98 -34,-116", dark, 6, 0.5)
        c.path(contour("-76,-130 -66,-140 -52,-136 -56,-124 -68,-120"), "#2a1018")
        line(c, "-62,-122 -58,-112 -44,-110", "#2a1018", (1, 2.2, 1))
        c.circle(-34, -152, 6.6, "#1c0c14")
        c.circle(-36, -154.4, 2.2, "#ffe8b0")
        c.path("M2,-160 l11,11 M13,-160 l-11,11", "none", "#2a1018", 3)
        strands(
            c,
            "-26,-186 -20,-196 -24,-204",
            "20,-188 24,-198 18,-206",
            7,
            (fur, darker(fur, 0.3)),
            (5, 4, 0.6),
            4,
        )
        with form(c, "-36,-102 -4,-94 34,-104 40,-94 8,-82 -34,-88", "#c8343c"):
            mass(c, "4,-100 50,-110 40,-80 6,-80", "#4a1024", 6)
        c.path(contour("-22,-92! -44,-82 -40,-66! -20,-78 -4,-68! -8,-88"), "#e04848")


def _hedgehog(c: Canvas) -> None:
    """It stands on the origin and looks into the fire on its right, a hundred and fifty long."""
    c.shade(0, 2, 86, 13, 0.8, "#1c0818")
    with c.relief(0.2):
        with form(c, "24,-50 44,-50 60,-40 74,-29 90,-20 96,-14! 92,-7 80,-1 60,5 20,8 10,-20", "#d09a70"):
            mass(c, "10,12 24,-6 60,0 94,-4 80,16", "#6a3430", 6, 0.75)
            mass(c, "36,-54 62,-40 96,-16 80,-12 56,-18 40,-24", "#ffe8b8", 5, 0.9)
        with form(c, "-72,2 -78,-26 -62,-60 -26,-82 12,-78 38,-58 46,-34 38,-12 26,4", "#3a2228"):
            mass(c, "10,-84 44,-60 50,-20 30,6 20,-30", "#c8803c", 11, 0.7)
            mass(c, "-90,10 -80,-40 -50,-60 -50,10", "#160c1c", 14, 0.8)
        spots = []
        for _ in range(300):
            a, far = c.r.uniform(math.pi * 0.98, math.pi * 2.04), math.sqrt(c.r.random())
            spots.append((far, a))
        for far, a in sorted(spots, reverse=True):
            x, y = -18 + math.cos(a) * 58 * far, 2 + math.sin(a) * 78 * far
            lean = a - 0.5 * far + c.r.uniform(-0.2, 0.2)
            n = c.r.uniform(15, 23)
            ex, ey = x + math.cos(lean) * n, y + math.sin(lean) * n
            warm = max(0.0, min(1.0, (x + 20) / 60))
            line(
                c,
                f"{x},{y} {(x + ex) / 2},{(y + ey) / 2} {ex},{ey}",
                mix("#2a1a22", "#8a4c30", warm),
                (3.4, 2.8, 0.6),
            )
            mx, my = x + (ex - x) * 0.55, y + (ey - y) * 0.55
            line(
                c,
                f"{mx},{my} {(mx + ex) / 2},{(my + ey) / 2} {ex},{ey}",
                mix("#7a6060", "#ffd090", warm),
                (1.6, 1.4, 0.4),
                0.75,
            )
        with form(c, "26,-38 30,-52 42,-54 48,-44 42,-34", "#8a5644"):
            mass(c, "36,-54 50,-48 46,-36 38,-40", "#ffc890", 3, 0.7)
        c.ellipse(64, -24, 4.2, 4.8, "#160a0c")
        c.circle(65.6, -26, 1.6, "#ffffff")
        line(c, "57,-30 64,-32 71,-28", "#7a4434", (0.6, 2, 0.6), 0.8)
        c.ellipse(95, -14, 5.4, 5, "#1c0f14")
        c.circle(96.6, -15.8, 1.6, "#ffd8b0")
        line(c, "90,-7 80,-6 72,-9", "#5a2c2c", (1, 2, 0.6))
        for x in (24, 52):
            c.path(contour(f"{x},0 {x + 8},-4 {x + 18},2 {x + 16},7 {x + 2},7"), "#8a5440")


def _cloth(c: Canvas) -> None:
    hem = "-20,150 40,176 100,156 160,182 220,158 280,186 340,160 400,186 460,160 520,184 580,158 640,176"
    with c.group("translate(0,16)", c.blur(9)):
        c.path(contour(f"-20,-20! 640,-20! 640,176! {' '.join(reversed(hem.split()))}"), DARK, op=0.8)
    with (
        c.relief(0.1),
        form(
            c,
            f"640,-20! 640,176! {' '.join(reversed(hem.split()[:-1]))} -20,-20!",
            c.vert("#5a3a6c", "#a86a7c", "#f4c898"),
        ),
    ):
        strands(
            c,
            "-20,-20 -10,70 -20,170",
            "620,-20 610,70 620,170",
            44,
            ("#3a2050", "#c88a8c", "#7a4a74", "#ffe0b8"),
            (5, 12, 0.6),
            10,
            0.4,
        )
        for k in range(8):
            x, y = 24 + k * 80, 116 + (k % 2) * 8
            for j in range(5):
                a = math.tau * j / 5 + k
                c.circle(x + math.cos(a) * 8, y + math.sin(a) * 8, 5.4, "#c8343c")
            c.circle(x, y, 4, "#f4c860")
            for side in (-1, 1):
                c.path(
                    contour(
                        f"{x + side * 12},{y + 4}! {x + side * 24},{y - 8} {x + side * 34},{y + 2}! "
                        f"{x + side * 24},{y + 8}"
                    ),
                    "#4a7a5c",
                )
    line(c, hem, "#fff0c8", (3, 5, 3, 5, 3, 5, 3, 5, 3, 5, 3))


@scene("p10", "violet", Light(strength=0.0, focus=(300, 700)), by_hand=True)
def camp_under_the_table(c: Canvas) -> None:
    _room(c)
    _man(c)
    _woman(c)
    _cloth(c)
    _flame(c)
    with c.at(106, 846, 1.06):
        _hedgehog(c)
    with c.at(456, 826, 0.96):
        _teddy(c)
    with c.at(290, 850, 0.6, -9), c.relief(0.05):
        with c.group(through=c.blur(3)):
            c.rect(-46, -22, 100, 62, "#1c0818", op=0.6)
        c.path("M-50,-28 H50 V32 H-50Z", c.vert("#fff0d0", "#c8907c"))
        c.path("M-50,-28 L0,8 L50,-28", "none", "#9a6a64", 2.4)
        c.circle(0, 6, 8, "#c8303a")
