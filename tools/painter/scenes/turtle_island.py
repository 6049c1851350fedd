"""An island that swims, and how it is made to."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas, Point
from tools.painter.hand import contour, feather, form, line, mass, round_limb, strands
from tools.painter.palettes import lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SHADE, SUN, SEA = "#1c3048", "#ffe0a0", "#2f7f94"
SHELL = (
    "-30,668! -34,600 0,540 60,500 140,480 240,474 330,486 398,520 440,574 458,630 462,672! "
    "400,700 300,716 180,716 "
    "60,700"
)


def _sky(c: Canvas) -> None:
    c.rect(0, 0, 600, 470, c.vert("#3f8aa8", "#7fb8b8", "#e6d4a4", "#f8c888"))
    c.glow(60, 330, 330, "#fff0c0", 0.9)
    for text, tone in (
        ("340,120 420,80 500,90 620,60 620,170 480,180 380,160", "#f4ecd8"),
        ("-20,250 80,226 180,240 260,230 200,268 60,280", "#f8e4c0"),
        ("380,300 470,280 620,290 620,330 460,326", "#f8dcb8"),
    ):
        mass(c, text, tone, 12, 0.9)


def _sea(c: Canvas) -> None:
    c.rect(0, 428, 600, 480, c.vert("#a8ccb8", "#5aa4a8", "#2f7f94", "#1c5a78", "#123a58"))
    mass(c, "-20,428 240,428 200,470 120,520 -20,560", "#ffe8b0", 14, 0.7)
    for _ in range(170):
        y = 432 + (c.r.random() ** 1.6) * 460
        w = 8 + (y - 430) * 0.12 * c.r.uniform(0.5, 1.5)
        x = c.r.uniform(-20, 620)
        warm = max(0.0, 1 - math.hypot(x - 40, (y - 470) * 1.4) / 330)
        tone = mix(c.r.choice(("#1c5a78", "#7ac0bc", "#3f94a4", "#d8ecd8")), "#fff0c0", warm * 0.8)
        line(c, f"{x - w},{y + 2} {x},{y - 1.5} {x + w},{y + 2}", tone, (0.5, 1 + (y - 430) / 130, 0.5), 0.6)


def _other(c: Canvas) -> None:
    """Another such island, far off."""
    with c.at(498, 430, 0.5):
        c.path(contour("-90,4! -80,-30 -30,-52 30,-50 76,-30 92,4!"), "#6a9088")
        mass(c, "-80,-10 -60,-36 -20,-50 0,-30 -40,0", "#d8c898", 8, 0.8)
        line(c, "-20,-46 -22,-80 -16,-110", "#6a7878", (9, 7, 5))
        for x, y, r in ((-16, -130, 34), (-44, -112, 24), (14, -112, 26)):
            c.circle(x, y, r, "#7a9c88")
        mass(c, "-60,-120 -30,-160 0,-150 -20,-110", "#e8d8a0", 8, 0.7)
        c.path(contour("92,-2 110,-26 132,-22 140,-10 120,-4 110,6"), "#6a9088")
        line(c, "20,-52 70,-110 120,-120", "#6a7878", (3, 2, 1))
        line(c, "120,-120 124,-80 122,-50", "#6a7878", (1, 1, 1))
        c.circle(122, -44, 7, "#8ab07c")
        line(c, "-120,6 0,10 150,6", "#fff6e0", (1, 5, 1), 0.9)


def _tree(c: Canvas) -> None:
    bark, dark = "#7a4c34", "#3a2430"
    for text, w in (
        ("150,500 156,420 142,350 160,280 170,220", (46, 32, 28, 22, 12)),
        ("148,360 110,310 84,270 60,250", (20, 15, 11, 5)),
        ("152,330 200,290 238,250 270,236", (20, 15, 11, 5)),
        ("160,300 130,250 124,200", (14, 10, 5)),
        ("164,270 206,220 220,180", (14, 10, 5)),
    ):
        round_limb(c, text, w, bark, dark, "#e8b070", (-40, 330))
    for text in ("140,498 120,512 96,516", "164,500 184,514 212,516", "150,500 150,514 140,524"):
        line(c, text, bark, (16, 10, 3))
    mids = (
        *((150.0, 140.0, 92), (70.0, 210.0, 62), (246.0, 204.0, 68), (110.0, 120.0, 60)),
        *((210.0, 130.0, 66), (156.0, 220.0, 46), (40.0, 250.0, 36), (286.0, 240.0, 36)),
    )
    for x, y, r in mids:
        c.circle(x, y, r * 0.86, "#2a5a44")
    for x, y, r in mids:
        for _ in range(int(r * 3.4)):
            a, far = c.r.uniform(0, math.tau), math.sqrt(c.r.random())
            px, py = x + math.cos(a) * r * far, y + math.sin(a) * r * far
            light = 0.55 - (px - x) / r * 0.36 - (py - y) / r * 0.42 + c.r.uniform(-0.22, 0.22)
            tone = mix("#1f4a44", "#7aa048", max(0.0, min(1.0, light * 1.3)))
            tone = mix(tone, "#fff0a0", max(0.0, min(1.0, light * 1.6 - 0.95)))
            b = c.r.uniform(0.5, 2.6)
            feather(c, (px, py), (px + math.cos(b) * 17, py + math.sin(b) * 15), 11, tone)
    # The swing, which somebody has just left.
    for x0, x1 in ((66, 40), (86, 78)):
        line(c, f"{x0},262 {(x0 + x1) / 2},{340} {x1},{432 if x1 < 60 else 420}", "#5a3c30", (2.4, 2.4, 2.4))
    c.path(contour("30,430! 84,414! 88,422! 34,440!"), "#b86c3c")
    line(c, "31,431 84,415", "#ffd8a0", (2, 2))


def _cottage(c: Canvas) -> None:
    with c.group(through=c.blur(5)):
        c.path(contour("270,496 360,486 410,500 380,520 290,516"), SHADE, op=0.5)
    with c.relief(0.05):
        with form(c, "262,420! 300,426! 300,504! 262,498!", "#fff0d8"):
            mass(c, "256,420 280,420 280,500 256,500", SUN, 6, 0.8)
        with form(c, "300,426! 352,412! 352,490! 300,504!", "#c8b4a8"):
            mass(c, "330,410 360,410 360,500 340,500", "#7a7c90", 8, 0.7)
        with form(c, "252,424! 280,366! 334,352! 362,412! 304,430! 296,434!", "#c84a38"):
            mass(c, "304,432 300,380 340,350 366,416", "#7a2434", 6, 0.8)
            for k in range(5):
                line(
                    c,
                    f"{256 + k * 5},{420 - k * 11} {280},{424 - k * 12} {302},{428 - k * 14}",
                    "#ffb088",
                    (1, 2, 1),
                    0.6,
                )
        line(c, "280,366 292,400 300,432", "#ffd0a0", (2, 2.6, 2), 0.7)
        c.poly([(318, 336), (332, 332), (332, 362), (318, 366)], "#b8604c")
        c.arch(282, 501, 18, 40, "#3f7f7c")
        c.poly([(316, 440), (336, 435), (336, 462), (316, 467)], "#ffd870")
        line(c, "326,437 326,464", "#7a4c38", (2, 2))
    with c.group(through=c.blur(5), opacity=0.75):
        line(c, "326,330 318,300 338,270 326,236 350,200 344,160", "#f4ece0", (7, 14, 18, 22, 24, 6))


def _plate(x: float, y: float, w: float, h: float, corner: str = "") -> str:
    """A six-sided plate round a place."""
    sides = ((-1, 0), (-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1))
    return " ".join(f"{x + dx * w:.1f},{y + dy * h:.1f}{corner}" for dx, dy in sides)


def _shell(c: Canvas) -> None:
    with c.relief(0.1), form(c, SHELL, "#7a6a48"):
        mass(c, "280,470 480,520 480,720 240,730 330,640 360,560", SHADE, 34, 0.85)
        mass(c, "-40,560 40,506 140,480 200,500 120,560 60,640 -40,660", "#e8c078", 26, 0.8)
        rows: tuple[tuple[float, float, int], ...] = ((552, 1.0, 6), (610, 1.06, 6), (668, 1.1, 6))
        for j, (y, wide, count) in enumerate(rows):
            for k in range(count):
                t = (k + 0.5 * (j % 2)) / (count - 1) * 2 - 1
                x = 212 + math.sin(t * 1.35) * 240 * wide
                squeeze = max(0.25, math.cos(t * 1.25))
                w, h = 64 * squeeze, 34.0
                yy = y + t * t * 26
                tone = mix(
                    "#d8a860", "#4a4a48", max(0.0, min(1.0, (x + 20) / 470 + c.r.uniform(-0.08, 0.08)))
                )
                c.path(contour(_plate(x, yy, w, h, "!")), "#3a3430")
                c.path(contour(_plate(x, yy, w * 0.9, h * 0.88, "!")), tone)
                for q in (0.66, 0.34):
                    seam = contour(_plate(x, yy, w * 0.9 * q, h * 0.88 * q, "!"))
                    c.path(seam, "none", mix(tone, "#3a3430", 0.5), 1.4, 0.8)
                mass(
                    c,
                    f"{x - w * 0.7},{yy - h * 0.2} {x - w * 0.3},{yy - h * 0.76} "
                    f"{x + w * 0.1},{yy - h * 0.7} {x - w * 0.2},{yy}",
                    lighter(tone, 0.6),
                    5,
                    0.6,
                )
        mass(c, "-40,690 240,700 470,670 470,740 -40,740", "#123a58", 16, 0.8)
    grass = "-20,560 0,530 60,494 140,474 240,466 330,478 392,508 430,552"
    with form(
        c,
        grass + " 396,540 380,528 356,548 330,526 296,542 262,520 226,540 190,518 150,536 112,520 "
        "76,548 44,536 20,566",
        "#6a9448",
    ):
        mass(c, "240,460 440,500 440,570 300,560", "#2a5a44", 16, 0.8)
        mass(c, "-20,550 60,494 150,474 130,510 40,540", "#f0e48c", 10, 0.9)
    for _ in range(260):
        t = c.r.random()
        x = -10 + 430 * t
        y = 474 + ((x - 200) / 230) ** 2 * 74 + c.r.uniform(0, 52)
        s = c.r.uniform(8, 17)
        tone = mix(
            c.r.choice(("#f0e890", "#a8c058", "#7aa048")),
            c.r.choice(("#2a5a44", "#3f7048")),
            max(0.0, min(1.0, t * 1.2 - 0.1)),
        )
        line(c, f"{x},{y} {x + 1},{y - s * 0.6} {x + c.r.uniform(-5, 5)},{y - s}", tone, (3, 2, 0.4), 0.9)


def _flippers(c: Canvas) -> None:
    for text, seam in (
        (
            "330,680 420,676 480,712 530,776 560,850 556,892! 510,868 440,820 370,770 320,720",
            "350,700 440,740 548,880",
        ),
        ("-30,700 30,700 40,740 10,800 -30,850", "-20,710 10,750 -20,830"),
    ):
        with c.relief(0.1), form(c, text, "#6a9070"):
            mass(c, text.replace("!", ""), "#2a5a60", 26, 0.5)
            for _ in range(70):
                x, y = c.r.uniform(-30, 560), c.r.uniform(676, 890)
                c.ellipse(
                    x,
                    y,
                    c.r.uniform(7, 14),
                    c.r.uniform(5, 10),
                    c.r.choice(("#3f6a5c", "#8ab088", "#4f7c68")),
                    0.7,
                )
        line(c, seam, "#d8e8b0", (2, 5, 1), 0.6)
    with c.group(opacity=0.5):
        c.path(
            contour("-40,690! 320,676 470,668 640,690! 640,920! -40,920!"),
            c.vert("#3f94a4", "#1c5a78", "#123a58"),
        )
    for _ in range(26):
        x, y = c.r.uniform(-10, 600), c.r.uniform(712, 890)
        w = c.r.uniform(14, 46)
        line(
            c,
            f"{x - w},{y + 3} {x - w * 0.3},{y - 3} {x + w * 0.4},{y + 3} {x + w},{y}",
            "#a8dcd0",
            (0.5, 2.6, 2, 0.5),
            0.5,
        )


def _head(c: Canvas) -> None:
    """An old head out of the water, its eye on the cabbage."""
    with c.relief(0.1):
        with form(c, "368,700! 372,640 384,596 410,560 450,560 482,590 470,640 458,700!", "#7a9c6c"):
            mass(c, "440,560 500,590 480,710 430,710", SHADE, 14, 0.8)
            mass(c, "370,690 376,630 396,590 410,620 396,700", "#f0dc98", 10, 0.8)
            for k in range(6):
                line(
                    c,
                    f"{370 + k * 2},{620 + k * 14} {410},{632 + k * 15} {462},{616 + k * 14}",
                    "#3f5c50",
                    (1, 3.4, 1),
                    0.7,
                )
        with form(
            c,
            "372,566 374,520 400,486 440,474 480,486 512,512 534,540 540,562! 528,570 500,574 "
            "508,584! 484,600 440,606 400,600",
            "#8aac74",
        ):
            mass(c, "380,600 440,590 520,574 500,620 400,620", SHADE, 12, 0.85)
            mass(c, "372,540 400,490 440,476 480,490 440,510 400,540", "#fff0b0", 10, 0.85)
            mass(c, "490,510 540,550 520,566 490,550", "#d8c890", 7, 0.8)
            for _ in range(46):
                x, y = c.r.uniform(378, 500), c.r.uniform(484, 600)
                if math.hypot(x - 462, y - 530) < 34:
                    continue
                r = c.r.uniform(5, 10)
                c.ellipse(x, y, r, r * 0.8, mix("#5c8060", "#b8cc88", max(0, min(1, (580 - y) / 90))), 0.7)
        line(c, "538,563 510,566 482,562 452,572 430,568", "#2a3c3c", (1.6, 4, 3, 3, 1))
        line(c, "500,574 476,572 452,580", "#5c3c44", (1, 6, 1), 0.8)
    for k, (rx, ry) in enumerate(((27, 25), (22, 20))):
        c.ellipse(464, 528, rx, ry, ("#5c7c58", "#a8bc80")[k])
    c.ellipse(466, 528, 16.5, 16.5, "#2a2420")
    c.ellipse(466, 528, 15, 15, "#b8803c")
    c.circle(470, 524, 9.6, "#140f14")
    c.circle(474, 519, 3.6, "#ffffff")
    c.circle(463, 533, 2, "#ffe0a0")
    with form(c, "440,524! 446,508 464,502 482,508 490,522! 476,514 460,513", "#9ab47c"):
        mass(c, "446,510 464,502 480,508 464,510", "#fff0b8", 3, 0.8)
    line(c, "440,524 460,513 476,514 490,522", "#2a3c3c", (1.4, 3.4, 3, 1.4))
    for k in range(3):
        line(
            c,
            f"{438 + k * 2},{540 + k * 5} {456},{556 + k * 4} {482},{548 + k * 4}",
            "#4a6a54",
            (0.6, 2.2, 0.6),
            0.8,
        )


def _driver(c: Canvas) -> None:
    """A girl on the edge of the shell, who steers with a cabbage on a rod."""
    x: float
    y: float
    with c.at(372, 506, 1.15), c.relief(0.1):
        c.shade(6, 4, 40, 8, 0.6, SHADE)
        for text in ("6,-6 26,-2 34,22", "-2,-4 14,4 20,30"):
            line(c, text, "#3a5080", (13, 11, 8))
        for x, y in ((36, 24), (21, 32)):
            c.path(contour(f"{x - 6},{y - 4} {x - 6},{y + 5} {x + 10},{y + 6} {x + 9},{y}"), "#a83c34")
        with form(c, "-16,6 -18,-22 -10,-44 6,-48 16,-30 16,4", "#f0b840"):
            mass(c, "2,-48 20,-40 20,8 6,8", "#a86040", 5, 0.7)
        strands(
            c, "-14,-70 -24,-54 -22,-34", "-4,-78 -14,-50 -12,-34", 10, ("#5a2c20", "#8a4c30"), (6, 6, 1), 3
        )
        with form(c, "-14,-60 -10,-76 6,-80 18,-70 21,-61! 17,-58 16,-50 4,-44 -10,-48", "#f0c098"):
            mass(c, "-14,-60 -2,-60 2,-46 -12,-46", "#a86858", 4, 0.7)
        c.path(contour("-16,-60 -14,-80 4,-88 20,-76 16,-70 4,-74 -6,-64 -8,-52"), "#6a3424")
        c.ellipse(11, -64, 2.2, 2.8, "#1c1018")
        line(c, "10,-53 14,-52 17,-54", "#a84c40", (0.8, 1.8, 0.6))
        c.path(contour("-26,-72! -6,-82 24,-78! 12,-90 0,-98 -14,-92"), "#e8d8a0")
        line(c, "-26,-72 0,-80 25,-77", "#b8743c", (2, 3, 2))
    line(c, "384,474 440,410 504,352 556,318", "#8a5a34", (6, 5, 3.4, 1.6))
    line(c, "384,472 440,408 504,350", "#f0c890", (1.4, 1.4, 0.8))
    for text in ("370,462 386,470 400,458", "376,456 396,452 414,438"):
        line(c, text, "#f0b840", (12, 10, 8))
        x, y = (float(v) for v in text.split()[-1].split(","))
        c.circle(x, y, 5.6, "#f0c098")
    line(c, "556,318 558,380 552,452", "#5a4a50", (1.8, 1.8, 1.8))


def _cabbage(c: Canvas, x: float, y: float) -> None:
    for text, tone in (
        (f"{x - 34},{y - 4} {x - 26},{y - 34} {x - 4},{y - 30} {x - 6},{y + 10}", "#6a9c54"),
        (f"{x + 34},{y - 6} {x + 24},{y - 36} {x + 2},{y - 30} {x + 8},{y + 10}", "#3f7050"),
    ):
        c.path(contour(text), tone)
    with (
        c.relief(0.1),
        form(
            c,
            f"{x - 28},{y} {x - 20},{y - 24} {x},{y - 30} {x + 20},{y - 24} {x + 28},{y} "
            f"{x + 18},{y + 22} {x},{y + 27} {x - 18},{y + 22}",
            "#a8cc70",
        ),
    ):
        mass(
            c,
            f"{x + 4},{y - 30} {x + 30},{y - 20} {x + 30},{y + 20} {x},{y + 30} {x + 12},{y}",
            "#2f6048",
            8,
            0.8,
        )
        mass(c, f"{x - 24},{y - 14} {x - 6},{y - 28} {x},{y - 10} {x - 18},{y + 6}", "#f8ffc0", 5, 0.9)
        for k in range(5):
            line(
                c,
                f"{x},{y + 24} {x - 16 + k * 8},{y} {x - 24 + k * 12},{y - 20}",
                "#eaf4b8",
                (2.6, 1.8, 0.5),
                0.8,
            )


def _foam(c: Canvas) -> None:
    edge: list[Point] = [
        (-20, 690),
        (60, 703),
        (180, 716),
        (300, 714),
        (372, 700),
        (420, 706),
        (466, 696),
        (520, 704),
    ]
    text = " ".join(f"{x},{y}" for x, y in edge)
    line(c, text, "#1c5a78", (5, 9, 9, 8, 5), 0.6)
    for k in range(4):
        line(
            c,
            " ".join(f"{x + c.r.uniform(-6, 6):.0f},{y + k * 8 + c.r.uniform(-4, 4):.0f}" for x, y in edge),
            "#f4fff4",
            (1, 4 - k * 0.7, 3, 4 - k * 0.7, 1),
            0.9 - k * 0.2,
        )
    for _ in range(60):
        x = c.r.uniform(0, 520)
        c.circle(x, 708 + c.r.gauss(0, 7), c.r.uniform(1, 4), "#ffffff", 0.8)


@scene("p19", "sand", Light(strength=0.0, focus=(380, 480)), by_hand=True)
def island_that_swims(c: Canvas) -> None:
    _sky(c)
    _sea(c)
    _other(c)
    c.shade(230, 720, 320, 50, 0.6, "#123a58")
    _flippers(c)
    _cottage(c)
    _shell(c)
    _tree(c)
    _head(c)
    _driver(c)
    _cabbage(c, 552, 480)
    _foam(c)
    for k, (x, y) in enumerate(((120, 812), (170, 846), (236, 822), (78, 856))):
        with c.at(x, y, 0.8 + 0.1 * k, -8):
            c.path(contour("20,0! 8,-9 -8,-9 -20,0 -8,9 8,9"), "#e89858", op=0.75)
            c.path(contour("-16,0 -30,-10! -27,0 -30,10!"), "#c8703c", op=0.75)
            c.circle(10, -2, 2, "#1c3048")
    c.glow(40, 330, 420, "#ffe8b0", 0.28)
