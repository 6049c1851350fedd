"""A forest in a light bulb; a stag and an astronaut meet with the glass between them."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.bulb_callers import astronaut, moth, stag
from tools.painter.hand import contour, form, line, mass, round_limb, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

BULB = (
    "176,176! 300,176! 304,226 322,276 366,332 420,400 444,480 436,568 392,650 318,704 238,720 158,704 "
    "84,650 40,568 32,480 56,400 110,332 154,276 172,226"
)
LAMP = (238.0, 330.0)


def _dark(c: Canvas) -> None:
    nature.wash(c, "#03121c", "#07303c", "#04202c")
    c.glow(240, 460, 520, "#e8c860", 0.5)
    # Others hang there, one with a sea in it.
    for x, y, s, lit in ((84.0, 150.0, 0.2, True), (556, 330, 0.13, False), (392, 84, 0.11, False)):
        with c.at(x, y, s), c.relief(0):
            line(c, f"0,{-y / s - 100} 2,-560 0,-330", "#02090e", (14, 14, 14))
            c.path(contour("-60,-330! 60,-330! 62,-250! -62,-250!"), "#1c2a2c")
            text = (
                "-60,-250! 60,-250! 70,-190 190,-60 206,40 160,170 0,230 -160,170 -206,40 -190,-60 -70,-190"
            )
            with form(c, text, "#0d4a58" if lit else "#0a2a34"):
                if lit:
                    mass(c, "-220,40 0,20 220,40 220,240 -220,240", "#3fb0b0", 10, 0.9)
                    c.path(
                        contour(
                            "-96,50 -84,10 -40,-14 10,-6 46,20 70,4! 72,-22 92,-36! 96,-6 "
                            "120,-2! 92,30 60,60 0,80"
                        ),
                        "#0b3444",
                    )
                    c.circle(-62, 20, 7, "#d8f0dc")
                    c.circle(60, -90, 26, "#fff0c0")
                mass(c, "-190,-40 -150,-110 -90,-170 -120,-60 -160,40", "#8fd0c8", 12, 0.5)
        if lit:
            c.glow(x, y, 90, "#7fe0d0", 0.5)


def _forest(c: Canvas) -> None:
    with form(c, BULB, "#e4dc98"):
        c.rect(20, 170, 440, 560, c.vert("#f8e29a", "#f0e09a", "#b4cc88", "#3f8460"))
        c.glow(*LAMP, 240, "#fff0b0", 0.6)
        for far, base, tall, tone in (
            (0, 600, 210, "#a4c488"),
            (1, 626, 240, "#6fa878"),
            (2, 650, 200, "#3f8464"),
        ):
            for k in range(10):
                x = 26.0 + k * 46 + far * 17
                nature.fir(c, x, base + (k % 3) * 8, tall * (0.6 + ((k * 37 + far * 23) % 40) / 100), tone)
            nature.fog(c, base - 30, 50, 0.5, "#fbf6c8")
        nature.shafts(c, *LAMP, 7, 0.8, 460, op=0.4, colour="#fff6c0")
        c.path(contour("10,650! 90,626 180,640 280,652 380,634 460,640! 460,740! 10,740!"), "#3f7a44")
        mass(c, "180,640 330,640 400,630 420,660 300,680", "#c8d870", 10, 0.6)
        for x, rot, h in ((70.0, -26.0, 110.0), (104, 8, 130), (136, 30, 96), (56, -48, 80)):
            nature.fern(c, x, 690, h, rot, c.r.choice(("#2f6a3c", "#1f5a38", "#4f9048")))
        with c.group(through=c.blur(6)):
            c.path(contour("190,676 300,664 380,668 390,684 280,696 200,692"), "#173a2c", op=0.7)
        with c.at(292, 690, 0.95):
            stag(c)
        for x, y, s in ((120.0, 694.0, 1.0), (148.0, 704.0, 0.7)):
            with c.at(x, y, s), c.relief(0.1):
                line(c, "0,0 1,-14 0,-26", "#f4e4cc", (9, 8, 8))
                with form(c, "-22,-22 -16,-38 0,-46 16,-38 22,-22 0,-16", "#d8402f"):
                    mass(c, "0,-50 26,-40 24,-16 8,-16", "#5a1028", 5, 0.7)
                for dx, dy in ((-9, -32), (3, -38), (11, -28)):
                    c.circle(dx, dy, 3, "#fff4e0")
        nature.grass(c, 20, 450, 716, 90, 34, ("#2a5a34", "#3f7a3c", "#1c4630"))
        mass(
            c,
            "20,480 40,600 120,690 240,716 360,690 430,600 444,500 470,700 240,760 0,700",
            "#0c3a3c",
            18,
            0.75,
        )
        mass(c, "180,180 160,270 60,400 36,480 20,400 100,300", "#8a8040", 14, 0.45)
        mass(c, "300,180 320,270 420,400 442,480 460,400 380,300", "#5a7a50", 14, 0.5)
        # Breath on the glass, where the noses meet.
        with c.group(through=torn(c, "#fdfbe6", 0.03, 8, 0.8, 2), opacity=0.45):
            c.ellipse(440, 506, 12, 26, "#fff")


def _glass(c: Canvas) -> None:
    line(
        c, "172,226 154,276 110,332 56,400 32,480 40,568 84,650 158,704", "#f4ffe8", (1, 3, 5, 6, 5, 2), 0.75
    )
    line(
        c,
        "304,226 322,276 366,332 420,400 444,480 436,568 392,650 318,704 238,720",
        "#e8f4c0",
        (1, 2, 3, 4, 3, 1),
        0.7,
    )
    with c.group(through=c.blur(3), opacity=0.55):
        c.path(contour("62,470! 70,412 112,352 136,330! 106,380 86,430 82,486!"), "#ffffff")
        c.path(contour("72,520! 88,514 98,560 116,596! 90,574!"), "#ffffff")
    # The wires, and the coil between them that is this forest's sun.
    line(c, "222,196 214,250 196,316", "#8a7040", (3, 3, 2.4))
    line(c, "254,196 262,250 280,316", "#8a7040", (3, 3, 2.4))
    coil = "196,316 206,336 214,318 224,338 234,320 244,338 254,320 264,336 280,316"
    c.glow(*LAMP, 130, "#ffe08a", 0.6)
    line(c, coil, "#f09430", (5, 8, 8, 8, 5))
    line(c, coil, "#fffbe0", (2.4, 4, 4, 4, 2.4))
    with c.relief(0.1):
        line(c, "240,-20 238,30 238,70", "#140e10", (13, 13, 13))
        with form(c, "196,64! 280,64! 288,84! 190,84!", "#2a2024"):
            mass(c, "196,64 230,64 226,84 190,84", "#8a8070", 5, 0.6)
        with form(c, "172,84! 304,84! 306,186! 240,196 170,186!", "#b88c48"):
            mass(c, "250,80 310,80 310,200 262,200", "#2c1c18", 14, 0.9)
            mass(c, "180,84 200,84 202,190 180,190", "#fff0b8", 6, 0.85)
            for k in range(4):
                y = 102.0 + k * 22
                line(c, f"168,{y - 3} 238,{y + 7} 308,{y - 1}", "#4a3018", (5, 7, 5), 0.8)
                line(c, f"168,{y + 3} 238,{y + 13} 308,{y + 5}", "#ffe09a", (2, 3, 1), 0.6)


def _ladder(c: Canvas) -> None:
    """It comes down out of the dark, clear of the glass."""
    for a, b in (((502.0, 920.0), (452.0, -30.0)), ((578.0, 920.0), (510.0, -30.0))):
        way = f"{a[0]},{a[1]} {(a[0] + b[0]) / 2},{(a[1] + b[1]) / 2} {b[0]},{b[1]}"
        round_limb(c, way, (15, 13, 10), "#a8743c", "#2c1a1c", "#ffe0a0", (240, 420))
    for k in range(20):
        t = k / 20 + 0.02
        x0, x1 = 502 - 50 * t, 578 - 68 * t
        y0 = y1 = 920 - 950 * t
        line(
            c,
            f"{x0 - 4},{y0} {(x0 + x1) / 2},{(y0 + y1) / 2} {x1 + 4},{y1}",
            mix("#8a5a30", "#c89050", t),
            (8, 8, 8),
        )
        line(
            c,
            f"{x0},{y0 - 2} {(x0 + x1) / 2},{(y0 + y1) / 2 - 2} {x1},{y1 - 2}",
            "#ffe8b0",
            (2, 2.4, 0.6),
            0.8,
        )


@scene("p59", "abyss", Light(strength=0.0, focus=(400, 500)), by_hand=True)
def forest_in_a_bulb(c: Canvas) -> None:
    _dark(c)
    c.glow(238, 460, 380, "#ffe08a", 0.75)
    line(c, "218,-20 217,60 216,140", "#140e10", (12, 12, 12))
    with c.at(2, 62, 0.9):
        _forest(c)
        _glass(c)
    with c.at(-46, 0):
        _ladder(c)
    with c.at(6, 70, 0.92):
        astronaut(c)
    for x, y, s, rot in (
        (96.0, 806.0, 1.25, 24.0),
        (56, 300, 0.5, 60),
        (344, 236, 0.42, -30),
        (300, 812, 0.6, -24),
    ):
        with c.at(x, y, s, rot):
            moth(c)
