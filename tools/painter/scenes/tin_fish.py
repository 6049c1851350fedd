"""A submarine in the shape of a fish, and what its periscope has met."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.hand import along, contour, form, line, mass, round_limb, strands
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.aboard import captain, duck, goldfish, mate

DEEP, WARM, FOAM = "#1c1048", "#ffd080", "#f0e4ff"
LEVEL = "-20,322 90,304 200,300 320,278 430,262 530,240 620,228"
BODY = (
    "262,6! 246,-44 196,-92 110,-122 10,-130 -90,-112 -176,-70 -236,-26 -256,2 -232,26 -160,68 "
    "-70,104 30,120 130,108 206,72 250,34"
)
TAIL = (
    "-226,-16 -254,-66 -284,-116 -306,-134! -310,-80 -292,-30 -276,0 -294,40 -312,90 -310,136! "
    "-276,104 -248,56 -226,20"
)


def _sky(c: Canvas) -> None:
    c.rect(0, 0, 600, 400, c.vert("#e89a8c", "#f4b898", "#ffdca8", "#fff0c8"))
    c.glow(90, 150, 260, "#fff4d0", 0.9)
    for text, tone in (
        ("-40,90 60,60 180,74 260,52 300,84 180,104 40,112", "#fff0e0"),
        ("330,60 420,34 520,44 640,20 640,80 480,88", "#f8d0c0"),
    ):
        mass(c, text, tone, 10, 0.8)


def _water(c: Canvas) -> None:
    x: float
    y: float
    with form(c, LEVEL + " 640,240! 640,940! -40,940!", "#6a4aa8"):
        c.rect(-40, 200, 700, 740, c.vert("#9a7ad0", "#6a48a8", "#3f2880", "#1c1048"))
        for k in range(6):
            x = -60 + k * 120
            with c.group(through=c.blur(16), blend="screen", opacity=0.3):
                c.path(f"M{x},250 L{x + 60},250 L{x + 240},900 L{x + 90},900Z", c.vert("#d8c0ff", "#201040"))
        for text, tone, op in (
            ("-40,760 60,690 140,730 200,700 260,790 300,940 -40,940", "#2a1860", 0.9),
            ("380,940 440,800 500,820 560,740 640,780 640,940", "#2a1860", 0.9),
        ):
            mass(c, text, tone, 7, op)
        for _ in range(60):
            x, y = c.r.uniform(0, 600), c.r.uniform(320, 420)
            w = c.r.uniform(12, 34)
            line(c, f"{x - w},{y + 4} {x},{y - 2} {x + w},{y - 6}", "#c8b0f0", (0.4, 2, 0.4), 0.4)
        for x in (30, 64, 540, 572, 596):
            h = c.r.uniform(120, 240)
            strands(
                c,
                f"{x - 10},900 {x - 24},{900 - h * 0.5} {x},{900 - h}",
                f"{x + 10},900 {x + 4},{900 - h * 0.5} {x + 20},{900 - h * 0.9}",
                3,
                ("#3a2478", "#4f3490", "#2a1860"),
                (9, 13, 1),
                10,
            )


def _surface(c: Canvas) -> None:
    line(c, LEVEL, "#fff4e8", (3, 6, 4, 7, 5, 6, 3), 0.95)
    line(
        c,
        " ".join(f"{x.split(',')[0]},{float(x.split(',')[1]) + 8}" for x in LEVEL.split()),
        "#7a58b8",
        (2, 5, 3, 5, 2),
        0.7,
    )
    for x, y, w in ((266, 290, 40), (440, 262, 96)):
        for k in range(3):
            line(
                c,
                f"{x - w - k * 8},{y + 5 + k * 5} {x},{y + 12 + k * 5} {x + w + k * 8},{y - 12 + k * 5}",
                FOAM,
                (0.6, 3, 0.6),
                0.8 - 0.2 * k,
            )


def _under(c: Canvas) -> None:
    """What of the duck is below the surface, dim in the water."""
    with c.group(clip=c.clip(contour(LEVEL + " 640,640! -40,640!"))), c.group(through=c.blur(3)):
        c.path(
            contour("396,240 400,268 430,292 486,298 540,282 574,250 560,210 420,220"),
            c.vert("#f0c070", "#d09888", "#9a6cb8"),
            op=0.85,
        )


def _periscope(c: Canvas) -> None:
    round_limb(c, "262,440 260,330 262,236", (30, 27, 25), "#b8803c", "#4a2440", "#ffe4a0", (60, 200))
    for y in (300, 360):
        line(c, f"246,{y} 260,{y + 5} 276,{y}", "#7a4c34", (5, 6, 5))
    round_limb(
        c, "262,244 264,204 284,186 306,184", (26, 30, 33, 38), "#c8903c", "#4a2440", "#fff0b8", (120, 60)
    )
    c.ellipse(318, 184, 13, 25, "#5a3428", 1, 4)
    c.ellipse(320, 184, 10, 21, "#a8d8e8", 1, 4)
    # In the glass: the duck.
    c.ellipse(321, 188, 6, 9, "#f8c430")
    c.circle(320, 180, 5, "#f8c430")
    c.circle(319, 179, 1.6, "#140c14")
    c.ellipse(317, 172, 3, 5, "#ffffff", 0.9, 20)


def _glass(c: Canvas, x: float, y: float, r: float, wet: bool) -> None:
    """The light of a cabin."""
    tones = (
        [(0, "#c8f0f0", 1), (0.6, "#58b0c8", 1), (1, "#1c4a80", 1)]
        if wet
        else [(0, "#fff4c0", 1), (0.6, "#f8bc58", 1), (1, "#a85c30", 1)]
    )
    c.circle(x, y, r, c.fade(tones, 0.5, 0.4, 0.62))


def _ring(c: Canvas, x: float, y: float, r: float) -> None:
    c.ring(x + 2, y + 3, r + 7, r + 7, "#3a1c38", 12, 0.8)
    c.ring(x, y, r + 6, r + 6, "#c88c3c", 12)
    c.ring(x - 1, y - 1, r + 8, r + 8, "#f8d890", 2.4, 0.9)
    c.ring(x, y, r + 1, r + 1, "#5a3028", 3)
    for k in range(10):
        a = math.tau * k / 10
        c.circle(x + math.cos(a) * (r + 6), y + math.sin(a) * (r + 6), 2.4, "#6a4028")
    with c.group(opacity=0.7):
        line(
            c,
            f"{x - r * 0.8},{y + r * 0.1} {x - r * 0.66},{y - r * 0.5} {x - r * 0.2},{y - r * 0.84}",
            "#ffffff",
            (1, 6, 1),
        )


def _clipped(c: Canvas, x: float, y: float, r: float) -> str:
    return c.clip(f"M{x - r},{y} a{r},{r} 0 1 0 {2 * r},0 a{r},{r} 0 1 0 {-2 * r},0Z")


def _gear(c: Canvas, x: float, y: float, r: float, teeth: int) -> None:
    text = " ".join(
        f"{x + math.cos(a) * rr:.1f},{y + math.sin(a) * rr:.1f}!"
        for k in range(teeth)
        for a, rr in (
            (math.tau * (k - 0.26) / teeth, r * 0.8),
            (math.tau * (k - 0.16) / teeth, r),
            (math.tau * (k + 0.16) / teeth, r),
            (math.tau * (k + 0.26) / teeth, r * 0.8),
        )
    )
    with form(c, text, "#d8a048"):
        mass(c, f"{x},{y} {x + r},{y - r} {x + r},{y + r} {x - r * 0.4},{y + r}", "#5a2c40", r * 0.3, 0.8)
        mass(c, f"{x - r},{y - r * 0.6} {x},{y - r} {x - r * 0.3},{y}", "#fff0b0", r * 0.2, 0.7)
    c.circle(x, y, r * 0.34, "#3a1c38")


def _boat(c: Canvas) -> None:
    """It swims to the right; five hundred long, round its own middle."""
    x: float
    y: float
    copper, shade = "#b8663c", "#3a1850"
    with c.relief(0.1):
        for text, first, last in (
            (
                TAIL,
                "-226,-10 -262,-66 -304,-128",
                "-226,14 -262,60 -306,128",
            ),
            (
                "-120,-96 -110,-170 -70,-206! 0,-200 90,-180 130,-120! 40,-128",
                "-110,-100 -96,-150 -66,-196",
                "120,-118 90,-150 40,-186",
            ),
        ):
            with form(c, text, "#8a3c44"):
                mass(c, text, "#d87850", 20, 0.4)
            strands(c, first, last, 8, ("#e8a070", "#5a2440"), (3, 5, 2), 3, 0.8)
        with form(c, BODY, copper):
            mass(c, "-260,20 -60,60 120,70 262,10 262,140 -260,140", shade, 24, 0.95)
            mass(c, "-200,-60 -80,-124 60,-134 190,-100 120,-90 -20,-96 -140,-60", "#f8c8d0", 14, 0.75)
            mass(c, "180,-60 240,-40 262,0 230,40 180,60 170,0", "#e8905c", 16, 0.8)
            for x in (-196, -150, -50, 72, 176):
                h = 128 - abs(x) * 0.34
                line(
                    c,
                    f"{x},{-h} {x + 18},{-h * 0.4} {x + 18},{h * 0.4} {x},{h}",
                    "#5a2838",
                    (5, 6, 6, 5),
                    0.9,
                )
                line(
                    c,
                    f"{x - 5},{-h} {x + 13},{-h * 0.4} {x + 13},{h * 0.4} {x - 5},{h}",
                    "#f0b080",
                    (1, 2, 2, 1),
                    0.6,
                )
                for k in range(9):
                    t = k / 8 * 2 - 1
                    bow = 18 * (1 - t * t)
                    c.circle(x + bow - 12, t * h, 3, "#6a3440")
                    c.circle(x + bow - 13, t * h - 1, 1.4, "#ffd8a8")
            for j in range(4):
                for k in range(16):
                    x, y = -210 + k * 26 + (j % 2) * 13, -112 + j * 20
                    if x > 150 or abs(y) > 122 - abs(x) * 0.4:
                        continue
                    line(
                        c,
                        f"{x - 12},{y} {x},{y + 11} {x + 12},{y}",
                        mix("#f8d0b0", "#6a3040", j / 4),
                        (1, 2.6, 1),
                        0.7,
                    )
            for _ in range(60):
                x, y = c.r.uniform(-230, 240), c.r.uniform(-110, 110)
                c.ellipse(
                    x,
                    y,
                    c.r.uniform(4, 14),
                    c.r.uniform(2, 6),
                    c.r.choice(("#58a08c", "#d8885c", "#8a4440")),
                    0.18,
                )
            # The mouth, a grille.
            with form(c, "262,14! 236,22 206,36 190,52 214,60 244,44", "#2a1038"):
                for k in range(5):
                    line(
                        c,
                        f"{198 + k * 12},{62 - k * 4} {200 + k * 12},{46 - k * 6} {204 + k * 12},26",
                        "#c88c3c",
                        (3, 3, 3),
                    )
            line(c, "262,14 236,22 206,36 188,54", "#f0b880", (2, 4, 4, 1))
        # An open hatch shows how it works.
        with form(c, "-206,-30! -160,-44! -148,26! -198,34!", "#2a1038"):
            _gear(c, -184, -8, 21, 9)
            _gear(c, -160, 18, 16, 8)
        line(c, "-206,-30 -160,-44 -148,26 -198,34 -206,-30", "#e8a868", (3, 3, 3, 3, 3))
        with form(c, "30,70 74,64 96,96 70,150 20,176! 16,140 14,104", "#8a3c44"):
            mass(c, "60,66 96,90 70,150 40,160 60,110", shade, 10, 0.8)
        strands(c, "36,76 28,120 24,166", "84,84 76,120 50,154", 6, ("#e8a070", "#5a2440"), (3, 4, 1), 2, 0.8)
    for x, y, r, who in ((-70, 0, 58, captain), (54, -4, 49, mate), (150, -8, 37, goldfish)):
        _glass(c, x, y, r, who is goldfish)
        with (
            c.relief(0),
            c.group(clip=_clipped(c, x, y, r)),
            c.at(x, y + (0 if who is goldfish else 6), r / 50),
        ):
            if who is goldfish:
                line(c, "-60,-20 -20,-26 20,-16 60,-22", "#ffffff", (2, 3, 3, 2), 0.8)
                with c.at(0, 6, 1.1, 0, True):
                    who(c)
            else:
                who(c)
        _ring(c, x, y, r)
    c.glow(-70, -4, 150, WARM, 0.16)
    c.glow(54, -6, 120, WARM, 0.16)
    c.circle(222, -36, 22, "#5a2838")
    c.circle(222, -36, 18, "#f8c860")
    c.circle(225, -37, 12, "#fff8d8")
    c.ring(222, -36, 21, 21, "#e8b060", 4)
    line(c, "202,-52 220,-62 240,-52", "#5a2838", (2, 8, 2))


def _plug(c: Canvas) -> None:
    """At the bottom of the sea, with its chain."""
    c.shade(318, 858, 170, 26, 0.8, DEEP)
    # It does not quite shut: from beneath comes light.
    c.glow(300, 872, 210, "#ffc880", 0.6)
    with c.group(through=c.blur(7), blend="screen", opacity=0.3):
        for ax, bx, top in ((222, 168, 760), (420, 478, 760)):
            c.path(
                f"M{ax - 9},866 L{bx - 26},{top} L{bx + 26},{top} L{ax + 9},866Z",
                c.vert("#1c1048", "#ffd890"),
            )
    with c.group(through=c.blur(2)):
        line(c, "206,862 260,876 324,880 384,876 440,862", "#ffe8b0", (2, 8, 10, 8, 2))
    with c.relief(0.1):
        with form(c, "210,846! 230,812 300,800 370,804 424,822 436,850! 410,872 320,880 230,870", "#4a3a78"):
            mass(c, "200,846 330,856 450,842 440,866 320,874 210,866", DEEP, 9, 0.85)
            mass(c, "224,826 290,804 370,806 330,822 250,836", "#c8a8f0", 8, 0.8)
        line(c, "212,848 320,866 434,852", "#8a6cc0", (2, 5, 2), 0.8)
    c.ring(326, 800, 20, 24, "#2a1848", 9)
    c.ring(325, 799, 20, 24, "#c8b0e0", 5)
    way = along("330,780 374,744 436,762 500,800 562,744 600,640 612,520 620,400", 6)
    for k, (x, y) in enumerate(way):
        tone = mix("#c8b0e0", "#6a48a8", k / len(way))
        c.circle(x + 1.5, y + 2, 6.2, DEEP, 0.8)
        c.circle(x, y, 5.6, tone)
        c.circle(x - 1.6, y - 1.8, 1.8, "#ffffff", 0.8)


def _shoal(c: Canvas) -> None:
    for k in range(9):
        x, y, s = (
            462 + k % 3 * 42 + c.r.uniform(-12, 12),
            610 + k // 3 * 46 + c.r.uniform(-14, 14),
            c.r.uniform(0.7, 1.15),
        )
        tone = mix("#f0a0b8", "#6a4aa8", (k // 3) * 0.24)
        with c.at(x, y, s, 26 + c.r.uniform(-14, 14)), c.relief(0.1):
            c.path(contour("-16,0 -32,-12! -28,0 -32,12!"), darker(tone, 0.3))
            with form(c, "22,0! 10,-10 -6,-11 -20,0 -6,10 10,10", tone):
                mass(c, "-20,4 0,6 20,2 10,14 -10,14", "#5a2c70", 4, 0.7)
                mass(c, "-10,-8 6,-10 14,-6 0,-4", lighter(tone, 0.7), 3, 0.8)
            c.circle(12, -2.4, 2.6, "#fff6f0")
            c.circle(12.6, -2.4, 1.5, "#1c1030")


@scene("p20", "violet", Light(strength=0.0, focus=(320, 430)), by_hand=True)
def the_tin_fish(c: Canvas) -> None:
    _sky(c)
    _water(c)
    with c.at(478, 254, 0.84, -8):
        duck(c)
    with c.group(through=c.blur(9), opacity=0.5):
        c.path(contour("340,280 540,250 560,280 460,320 360,310"), "#4a2c88")
    _under(c)
    _periscope(c)
    _surface(c)
    with c.group(through=c.blur(10), blend="screen", opacity=1.0):
        c.path(
            "M512,452 L700,380 L700,640 L514,482Z",
            c.linear([(0, "#ffe8a0", 0.8), (1, "#ffd080", 0.1)], (0, 0.3), (0.6, 0.6)),
        )
    with c.at(-14, -32):
        _plug(c)
    _shoal(c)
    with c.at(312, 540, 0.92, -11):
        _boat(c)
    for _ in range(26):
        x, y = c.r.gauss(66, 20), c.r.uniform(380, 560)
        r = c.r.uniform(3, 10)
        c.ring(x, y - r * 4, r, r, FOAM, 1.8, 0.8)
        c.circle(x - r * 0.3, y - r * 4.3, r * 0.24, "#ffffff", 0.9)
    c.glow(90, 150, 340, "#fff0d0", 0.25)
