"""Houses that move out, the last of which looks back at its cat."""

from __future__ import annotations

import itertools

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, feather, form, line, mass, round_limb
from tools.painter.palettes import darker, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SHADE, SUN, HAZE = "#3a2a48", "#ffdc90", "#e5c294"
LOW = (560, 400)


def _sky(c: Canvas) -> None:
    c.rect(0, 0, 600, 480, c.vert("#2f6f8f", "#7fb0b2", "#e6cf9f", "#f8b868"))
    c.glow(*LOW, 330, "#fff0b8", 1.0)
    for text, tone in (
        ("-40,130 80,100 200,120 330,96 380,120 240,150 60,156", "#e8d8b8"),
        ("180,230 320,206 440,220 620,190 620,236 460,250 300,252", "#f8d098"),
        ("-40,300 60,286 150,300 120,318 -40,324", "#f0c8a0"),
    ):
        mass(c, text, tone, 9, 0.85)
    for text, tone in (
        ("-40,452 60,410 160,436 260,404 380,440 500,420 640,440 640,500 -40,500", "#c89a7c"),
        ("-40,470 120,446 300,462 460,446 640,460 640,520 -40,520", "#b8845c"),
    ):
        mass(c, text, tone, 3)


def _sand(c: Canvas) -> None:
    with form(c, "-20,462! 200,452 420,460 620,450! 620,920! -20,920!", "#d8a868"):
        mass(c, "300,450 640,440 640,600 420,640 280,540", "#ffdc98", 40, 0.8)
        mass(c, "-20,640 200,700 420,820 640,860 640,940 -20,940", "#7a5048", 40, 0.8)
        for k in range(46):
            y = 470 + (k / 46) ** 1.5 * 430
            w = 40 + (y - 460) * 0.5
            x = c.r.uniform(-40, 600)
            line(
                c,
                f"{x - w},{y + 4} {x - w * 0.3},{y - 3} {x + w * 0.3},{y + 3} {x + w},{y - 4}",
                c.r.choice(("#fff0b8", "#8a5c48", "#a87850")),
                (0.5, 2.4, 2, 0.5),
                0.4,
            )
    # Long shadows come towards us.
    for text in (
        "330,664 380,640 300,740 150,880 20,900 -20,860 160,760",
        "240,560 262,556 200,600 90,660 60,650",
        "128,512 142,510 100,534 40,560 20,552",
        "478,760 500,752 420,830 260,930 200,920",
    ):
        with c.group(through=c.blur(8), opacity=0.6):
            c.path(contour(text), SHADE)


def _leg(c: Canvas, text: str, w: float, toes: bool = True) -> None:
    """A scaly leg; its last place is the ankle."""
    round_limb(c, text, (w, w * 0.8, w * 0.72, w * 0.8), "#c8843c", "#4a2838", "#ffe0a0", LOW)
    spots = [tuple(float(v) for v in p.split(",")) for p in text.split()]
    for (ax, ay), (bx, by) in itertools.pairwise(spots[1:]):
        for k in range(5):
            t = (k + 0.5) / 5
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            line(
                c,
                f"{x - w * 0.34},{y} {x},{y + w * 0.16} {x + w * 0.34},{y}",
                "#7a4a2c",
                (0.6, w * 0.1, 0.6),
                0.7,
            )
    if toes:
        x, y = spots[-1]
        for dx, dy in ((-2.1, 0.5), (-0.9, 1.1), (1.2, 0.8), (1.3, -0.1)):
            line(
                c,
                f"{x},{y} {x + dx * w * 0.6},{y + dy * w * 0.5} {x + dx * w},{y + dy * w}",
                "#b8743c",
                (w * 0.7, w * 0.5, w * 0.2),
            )
            line(
                c,
                f"{x + dx * w * 0.94},{y + dy * w * 0.94} {x + dx * w * 1.2},{y + dy * w * 1.1}",
                "#3a2430",
                (w * 0.22, 0.8),
            )


def _trousers(c: Canvas, x: float, y: float, s: float) -> None:
    """Feathers where a leg comes out of a house."""
    for row in range(3):
        for k in range(6 - row):
            fx = x + (k - (5 - row) / 2) * 13 * s
            fy = y - 4 * s + row * 15 * s
            tone = mix("#5a342c", "#e8a860", max(0.0, min(1.0, 0.1 + k * 0.17 + c.r.uniform(-0.1, 0.1))))
            feather(c, (fx, fy), (fx + c.r.uniform(-4, 4) * s, fy + 32 * s), 15 * s, darker(tone, 0.35))
            feather(c, (fx, fy), (fx + c.r.uniform(-3, 3) * s, fy + 28 * s), 12 * s, tone)


def _case(c: Canvas, w: float, tone: str) -> None:
    """A suitcase that hangs from the origin."""
    h = w * 0.7
    line(
        c,
        f"{-w * 0.18},{h * 0.3} {-w * 0.14},{h * 0.04} {w * 0.14},{h * 0.04} {w * 0.18},{h * 0.3}",
        "#3a2430",
        (5, 5, 5, 5),
    )
    with (
        c.relief(0.1),
        form(c, f"{-w / 2},{h * 0.28}! {w / 2},{h * 0.28}! {w / 2},{h * 1.28}! {-w / 2},{h * 1.28}!", tone),
    ):
        mass(
            c,
            f"{-w * 0.6},{h * 0.2} {-w * 0.1},{h * 0.2} {-w * 0.2},{h * 1.4} {-w * 0.6},{h * 1.4}",
            SHADE,
            w * 0.1,
            0.8,
        )
        mass(
            c,
            f"{w * 0.3},{h * 0.2} {w * 0.6},{h * 0.2} {w * 0.6},{h * 1.3} {w * 0.4},{h * 1.3}",
            SUN,
            w * 0.06,
            0.8,
        )
        for k in (-0.28, 0.28):
            c.rect(k * w - w * 0.05, h * 0.28, w * 0.1, h, "#d8a050")


def _far(c: Canvas, x: float, y: float, s: float, wall: str, roof: str, haze: float, tall: float) -> None:
    """A house that is already on its way, seen from behind."""

    def tone(colour: str) -> str:
        return mix(colour, HAZE, haze)

    with c.at(x, y, s), c.relief(0.05):
        for text in ("-26,-92 -42,-50 -36,-4", "28,-92 42,-56 52,-14"):
            line(c, text, tone("#a86c3c"), (18, 11, 9))
        for fx, fy in ((-36, -4), (52, -14)):
            for dx, dy in ((-18, 6), (4, 11), (18, 4)):
                line(c, f"{fx},{fy} {fx + dx},{fy + dy}", tone("#a86c3c"), (8, 3))
        top = -96 - tall
        with form(c, f"-62,-96! 60,-90! 64,{top}! -60,{top - 4}!", tone(wall)):
            mass(c, f"-70,-90 -10,-90 -20,{top - 10} -70,{top - 10}", tone(SHADE), 14, 0.7)
            mass(c, f"40,-90 70,-90 70,{top} 46,{top}", tone(SUN), 8, 0.8)
            mass(c, "-70,-110 70,-106 70,-80 -70,-80", tone(SHADE), 8, 0.6)
        with form(c, f"-82,{top + 8}! -6,{top - 72}! 4,{top - 72}! 84,{top + 10}!", tone(roof)):
            mass(c, f"-90,{top + 10} -4,{top - 80} -10,{top + 10}", tone(SHADE), 10, 0.6)
            mass(c, f"10,{top - 70} 40,{top - 40} 84,{top + 8} 60,{top + 8}", tone(SUN), 8, 0.7)
        c.poly([(26, top - 40), (42, top - 26), (42, top - 66), (26, top - 66)], tone("#8a4a40"))
        c.rect(-14, top + 30, 28, 34, tone("#4a4a5c"))
        with c.at(-10, top - 78, 0.7, -6):
            _case(c, 70, tone("#8a5a44"))
        line(c, f"-40,{top - 30} -8,{top - 34} 30,{top - 30}", tone("#5a3c38"), (2.4, 2.4, 2.4))


def _window(c: Canvas, x: float, y: float, look: float) -> None:
    """A lit window with a blind half down, like a lid; the lamp in it is the pupil."""
    with c.at(x, y):
        c.rect(-31, -45, 62, 88, "#5a3a38", 4)
        c.rect(-25, -39, 50, 76, c.vert("#f8c060", "#ffe8a0", "#f0a848"))
        c.ellipse(-7, 12, 12.5, 16, "#7a3c2c", 0.85)
        c.circle(-9, 8, 4.6, "#fffbe0")
        with form(c, f"-26,-40! 26,-40! 26,{-6 - look}! -26,{-6 + look}!", "#b8c0a8"):
            for k in range(5):
                line(
                    c, f"-26,{-34 + k * 8} 0,{-34 + k * 8} 26,{-34 + k * 8}", "#6a7c70", (1.4, 1.4, 1.4), 0.8
                )
        line(c, f"-27,{-5 + look} 0,-4 27,{-5 - look}", "#4a3c38", (3, 4, 3))
        c.rect(-35, 36, 70, 9, "#e8d8b8", 2)
        line(c, "-35,46 0,47 35,46", SHADE, (1, 3, 1), 0.7)
    c.glow(x, y, 70, "#ffd070", 0.35)


def _last(c: Canvas) -> None:
    """It has stopped with one foot in the air, a case in its claws, and leans back."""
    _leg(c, "470,470 498,530 474,588 480,648", 26)
    _trousers(c, 468, 470, 1.15)
    with c.group("rotate(-5,400,460)"), c.relief(0.05):
        with form(c, "292,236! 470,226! 480,470! 300,478!", "#e8d0a8"):
            mass(c, "280,230 350,230 350,480 290,480", "#7a6a80", 22, 0.85)
            mass(c, "430,226 490,226 490,480 450,480", SUN, 14, 0.8)
            mass(c, "280,440 490,436 490,490 280,490", SHADE, 12, 0.7)
            mass(c, "280,226 490,216 490,262 280,270", SHADE, 10, 0.7)
            for text in ("296,300 380,296 478,292", "298,388 390,384 480,380", "384,232 388,350 392,476"):
                line(c, text, "#7a4c38", (10, 10, 10))
                line(c, text, "#a87050", (2, 3, 2), 0.8)
            for _ in range(50):
                x, y = c.r.uniform(296, 476), c.r.uniform(236, 470)
                line(
                    c,
                    f"{x},{y} {x + 8},{y + 1} {x + 15},{y}",
                    c.r.choice(("#c8a880", "#fff0d0", "#a88868")),
                    (0.5, 2, 0.5),
                    0.5,
                )
        with form(c, "470,226! 530,252! 536,452! 480,470!", "#ffe0a0"):
            mass(c, "470,226 490,230 500,470 480,476", "#c89468", 8, 0.7)
            mass(c, "470,430 540,420 540,480 470,480", "#8a5c50", 8, 0.6)
            c.poly([(496, 300), (518, 306), (520, 364), (498, 362)], "#6a4c50")
        with form(c, "258,250! 352,118! 374,112! 516,206! 492,236! 474,220! 386,236 300,248!", "#a84438"):
            mass(c, "250,256 350,110 372,112 360,180 330,250", "#5a2438", 14, 0.8)
            for j in range(6):
                for k in range(9):
                    x = 276 + k * 25 + j * 9 + (j % 2) * 8
                    y = 244 - j * 21 - k * 2.4
                    if x > 492 - j * 15:
                        continue
                    line(
                        c,
                        f"{x - 11},{y - 6} {x},{y + 3} {x + 11},{y - 7}",
                        mix("#e08a60", "#6a2434", c.r.random()),
                        (1, 3, 1),
                        0.8,
                    )
        with form(c, "474,220! 374,112! 440,130! 552,262! 532,258!", "#e87850"):
            mass(c, "380,116 440,130 552,262 540,262", "#ffc888", 10, 0.8)
        line(c, "352,118 374,112 440,130", "#ffd8a8", (3, 4, 2), 0.9)
        with form(c, "318,96! 346,92! 350,140! 322,170!", "#a86450"):
            mass(c, "312,90 330,90 330,170 316,170", SHADE, 5, 0.7)
        c.rect(313, 86, 38, 11, "#c88468")
        # The face of the house.
        _window(c, 338, 336, 5)
        _window(c, 434, 330, -5)
        c.arch(388, 476, 44, 62, "#5a3a38")
        c.arch(388, 476, 34, 56, c.horiz("#4a8a80", "#2a5a5c"))
        c.circle(398, 450, 3, "#f8d070")
        line(c, "330,280 344,276 360,282", "#7a4c38", (2, 6, 3))
        line(c, "414,280 430,272 444,274", "#7a4c38", (3, 6, 2))
    with c.group(through=c.blur(4), opacity=0.7):
        line(c, "330,70 320,44 346,22 340,-10", "#e8e0d0", (8, 16, 20, 22))
    _leg(c, "344,484 300,524 286,568 316,592", 26, False)
    _trousers(c, 342, 482, 1.15)
    with c.at(318, 602, 1.0, 6):
        _case(c, 92, "#7a4434")
    for text in ("316,590 300,606 304,618", "318,592 318,610 314,622", "320,590 334,604 332,618"):
        line(c, text, "#b8743c", (14, 11, 5))
        line(c, text, "#ffd8a0", (3, 2, 1), 0.6)


def _sign(c: Canvas) -> None:
    with c.relief(0.1):
        round_limb(c, "530,900 528,760 524,640", (26, 24, 22), "#8a5c40", "#3a2438", "#ffd8a0", (640, 400))
        with form(c, "470,650! 592,640! 620,668! 594,696! 472,702!", "#a8744c"):
            mass(c, "464,676 620,670 600,700 470,706", "#5a3440", 8, 0.8)
            for k in range(4):
                line(
                    c,
                    f"474,{658 + k * 11} 530,{656 + k * 11} 596,{652 + k * 10}",
                    "#6a4434",
                    (0.8, 1.8, 0.8),
                    0.7,
                )
    # An owl, that looks at the cat.
    with c.at(520, 644, 0.82), c.relief(0.1):
        with form(
            c, "-34,2 -42,-40 -38,-84 -28,-104! -10,-96 14,-98 30,-108! 34,-80 40,-40 30,2 0,10", "#8a644c"
        ):
            mass(c, "-44,-90 -16,-90 -14,6 -44,6", SHADE, 9, 0.7)
            mass(c, "22,-100 42,-80 42,0 28,4", SUN, 7, 0.9)
            for j in range(4):
                for k in range(4):
                    x, y = -22 + k * 13 + j % 2 * 6, -48 + j * 13
                    feather(c, (x, y), (x, y + 15), 11, mix("#d8b488", "#6a4a44", c.r.uniform(0, 0.6)))
        for x, r in ((-18, 16), (10, 16)):
            c.circle(x, -72, r, "#e8cca0")
            c.circle(x - 2, -70, r * 0.6, "#f0a83c")
            c.circle(x - 4, -68, r * 0.36, "#140c14")
            c.circle(x - 6, -71, 1.8, "#ffffff")
            line(
                c, f"{x - 15},{-78 - (x > 0) * 2} {x},-87 {x + 15},{-80 + (x > 0) * 2}", "#5a3c34", (1, 5, 2)
            )
        c.path(contour("-9,-66! -2,-70 4,-66! -4,-52!"), "#5a3c34")
        for x in (-16, 10):
            for d in (-6, 0, 6):
                line(c, f"{x + d},4 {x + d},14", "#d8a050", (5, 3))


def _home(c: Canvas) -> None:
    """Where the house stood: a paler patch, its doormat and a bowl."""
    with c.group(through=c.blur(3)):
        c.path(contour("40,742! 300,722! 420,800! 130,860!"), "#8a5c48", op=0.55)
        c.path(contour("58,746! 294,730! 396,798! 138,846!"), "#e8c48c", op=0.75)
    with c.relief(0.05), form(c, "30,846! 236,822! 270,872! 40,902!", "#8a5a3c"):
        for k in range(16):
            line(
                c,
                f"{34 + k * 13},{846 - k * 1.5} {40 + k * 14},{872 - k * 1.4} "
                f"{44 + k * 14.4},{900 - k * 1.8}",
                "#5a3828",
                (1, 3, 1),
                0.6,
            )
        mass(c, "200,822 270,830 270,880 220,880", SUN, 12, 0.6)
    c.shade(318, 846, 56, 12, 0.7, SHADE)
    with c.relief(0.1), form(c, "270,820! 362,816! 350,848 316,856 282,848", "#5a8aa8"):
        mass(c, "264,820 300,820 300,856 270,856", SHADE, 6, 0.8)
        mass(c, "336,816 364,816 350,846 334,850", SUN, 4, 0.8)
    c.ellipse(316, 819, 46, 9, "#8ab4c8")
    c.ellipse(316, 820, 37, 6, "#3a4a60")


def _cat(c: Canvas) -> None:
    """From behind, one ear turned; it does not understand."""
    with c.group(through=c.blur(8)):
        c.path(contour("40,880 180,860 220,880 120,910 20,905"), SHADE, op=0.8)
    with c.relief(0.1):
        line(c, "168,870 216,880 252,868 262,842 250,830", "#4a3c44", (30, 27, 23, 18, 8))
        line(c, "172,862 216,870 246,860 256,842", "#d8a878", (3, 6, 5, 3), 0.8)
        with form(
            c, "34,884 26,812 40,736 70,676 104,650 146,664 178,728 194,812 190,882 112,900", "#4f4048"
        ):
            mass(c, "150,660 184,720 204,820 196,890 170,880 176,800 150,720", "#f0b878", 9, 0.9)
            mass(c, "20,740 60,690 80,720 60,840 70,900 20,900", "#1c1428", 14, 0.85)
            line(c, "112,680 108,760 112,890", "#2a2030", (2, 6, 3), 0.6)
        for sx, text in (
            (-1, "58,590 48,530 62,510! 84,540 98,572"),
            (1, "128,570 150,530 176,518! 174,556 160,596"),
        ):
            with form(c, text, "#4f4048"):
                if sx > 0:
                    mass(c, "150,530 178,516 178,560 164,590", "#f8c088", 4, 0.95)
        with form(
            c, "46,640 44,600 64,570 104,560 146,570 168,600 166,642 138,672 104,680 70,670", "#574850"
        ):
            mass(c, "136,564 172,596 172,650 140,676 150,620", "#f8c088", 7, 0.95)
            mass(c, "40,600 64,580 70,660 50,660", "#1c1428", 8, 0.7)
        for k in range(3):
            for sx in (-1, 1):
                line(
                    c,
                    f"{106 + sx * 52},{640 + k * 5} {106 + sx * 78},{636 + k * 8} "
                    f"{106 + sx * 98},{640 + k * 11}",
                    "#f4e0c8",
                    (1, 1.4, 0.4),
                    0.8,
                )
        for k in range(5):
            line(
                c,
                f"{66 + k * 2},{700 + k * 34} {110},{690 + k * 36} {156 + k * 7},{700 + k * 34}",
                "#2a2030",
                (1, 8, 1),
                0.45,
            )
        for _ in range(170):
            t = c.r.random()
            y = 580 + 300 * t
            half = 58 if t < 0.3 else 58 + (t - 0.3) * 34
            x = 108 + c.r.uniform(-1, 1) * half
            warm = max(0.0, min(1.0, (x - 116) / 60))
            tone = mix(c.r.choice(("#3a2c38", "#6a5860", "#2a2030")), "#ffc890", warm)
            line(c, f"{x},{y} {x - 1},{y + 9} {x + 1},{y + 18}", tone, (0.8, 2.2, 0.4), 0.6)


@scene("p26", "sand", Light(strength=0.0, focus=(330, 440)), by_hand=True)
def houses_leave(c: Canvas) -> None:
    _sky(c)
    _sand(c)
    _far(c, 60, 486, 0.34, "#c8b090", "#7a6a78", 0.45, 110)
    _far(c, 136, 512, 0.56, "#b88468", "#4a7a80", 0.25, 130)
    _far(c, 240, 562, 0.86, "#c8a878", "#6a4a5c", 0.1, 90)
    for k in range(11):
        t = k / 10
        x, y = 400 - 330 * t + (k % 2) * 22 * (1 - t), 690 - 196 * t**0.7
        s = 1.3 - t
        for dx, dy in ((-9, 2), (-3, 6), (8, 3)):
            line(c, f"{x},{y} {x + dx * s},{y + dy * s}", "#7a5048", (3 * s, 1.4 * s), 0.8)
    _home(c)
    c.shade(484, 664, 60, 11, 0.8, SHADE)
    _last(c)
    _sign(c)
    _cat(c)
    c.glow(*LOW, 420, SUN, 0.28)
