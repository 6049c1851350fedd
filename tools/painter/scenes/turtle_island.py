"""An island that swims, and how it is made to."""

from __future__ import annotations

import math
from itertools import pairwise

from tools.painter.canvas import Canvas
from tools.painter.creatures.cabbage_driver import cabbage, driver
from tools.painter.hand import along, contour, feather, form, line, mass, round_limb, torn
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
    for text in ("74,264 68,350 60,436", "104,304 106,370 110,430"):
        line(c, text, "#5a3c30", (2.4, 2.4, 2.4))
    c.path(contour("52,436! 116,428! 119,436! 55,445!"), "#b86c3c")
    line(c, "53,437 116,429", "#ffd8a0", (2, 2))


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


SEAMS = (
    ("-60,560 -80,600 -96,644", -96.0),
    ("30,520 6,580 -4,646", -4.0),
    ("126,488 112,570 106,650", 106.0),
    ("224,474 224,560 222,650", 222.0),
    ("314,486 326,560 326,640", 326.0),
    ("376,510 400,570 404,626", 404.0),
    ("420,540 446,590 454,612", 454.0),
)


def _shell(c: Canvas) -> None:
    """Tall plates that follow the dome, and a rim of small ones over the water."""
    dark = "#3a3634"
    with c.relief(0.05), form(c, SHELL, "#8a7248"):
        for k, ((left, _), (right, _)) in enumerate(pairwise(SEAMS)):
            down, back = left.split(), right.split()[::-1]
            tone = mix("#b8a05a", "#4a5450", min(1.0, k / 5.4))
            with form(c, " ".join(f"{q}!" for q in (*down, *back)), tone):
                (ax, ay), (bx, by) = (tuple(map(float, q.split(","))) for q in (down[0], right.split()[0]))
                x, y, w = (ax + bx) / 2, (ay + by) / 2 + 74, abs(bx - ax)
                for _ in range(34):
                    a = c.r.uniform(0, math.tau)
                    ux, uy = math.cos(a) * w * 0.52, math.sin(a) * 84
                    line(
                        c,
                        f"{x + ux * 0.25},{y - 14 + uy * 0.25} {x + ux * 0.6},{y + uy * 0.6} "
                        f"{x + ux},{y + uy}",
                        c.r.choice(("#f0cc80", "#6a4c34", mix(tone, "#8a9a50", 0.6))),
                        (1, 6, 2),
                        0.28,
                    )
                for q in (1.0, 0.74, 0.5, 0.3):
                    ring = " ".join(
                        f"{x + dx * w * 0.4 * q:.0f},{y + dy * 56 * q - (1 - q) * 20:.0f}"
                        for dx, dy in ((-0.9, -1), (0.8, -1), (1.05, 0.1), (0.8, 1), (-0.8, 1), (-1.05, 0.1))
                    )
                    c.path(contour(ring), "none", mix(tone, dark, 0.7), 1.8, 0.55)
                mass(
                    c, f"{x - w * 0.4},{y - 60} {x + w * 0.1},{y - 70} {x},{y - 10} {x - w * 0.36},{y + 10}",
                    lighter(tone, 0.62), 13, 0.7,
                )  # fmt: skip
                mass(c, f"{x - w},{y + 50} {x + w},{y + 40} {x + w},{y + 90} {x - w},{y + 90}", dark, 12, 0.5)
        for text, _ in SEAMS:
            line(c, text, dark, (3, 4.4, 4), 0.75)
            near = " ".join(f"{float(q.split(',')[0]) + 3.4},{q.split(',')[1]}" for q in text.split())
            line(c, near, "#f0d090", (0.8, 1.6, 1), 0.5)
        # The rim turns outwards.
        rim = "-40,650 106,652 222,652 326,641 404,627 462,606"
        with form(c, rim + " 470,690 300,730 100,730 -40,720", "#97793f"):
            mass(c, "240,650 480,600 480,720 240,740", SHADE, 22, 0.8)
            mass(c, "-40,656 110,656 220,656 200,668 -40,672", "#f4d08c", 6, 0.75)
            for k in range(10):
                x = -30.0 + k * 51
                y = 651 - max(0.0, (x - 222) / 240) ** 1.6 * 42
                line(c, f"{x},{y} {x + 8},{y + 26} {x + 6},{y + 60}", dark, (2, 3.4, 3), 0.7)
        line(c, rim, dark, (4, 5, 5, 4, 3), 0.8)
        mass(c, "280,470 480,520 480,720 250,730 350,640 380,560", SHADE, 40, 0.6)
        mass(c, "-40,686 240,692 470,660 470,740 -40,740", "#123a58", 12, 0.8)
        # Days have been counted.
        for k in range(3):
            x, y = 138.0 + k * 27, 574 + k * 4
            for j in range(4 if k < 2 else 2):
                line(c, f"{x + j * 4.6},{y} {x + j * 4.6 - 1},{y + 17}", "#fff0c8", (1.6, 2, 1.4), 0.85)
            if k < 2:
                line(c, f"{x - 4},{y + 14} {x + 18},{y + 2}", "#fff0c8", (1.4, 2, 1.2), 0.85)
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
            "330,676 396,672 452,694 496,742 520,806 524,866! 494,846 456,804 408,770 350,746 320,720",
            "350,690 440,706 500,770 518,840",
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


def _foam(c: Canvas) -> None:
    """Where it meets the water: dim below, a broken light along the edge, ripples that lead away."""
    edge = "-20,688 60,700 180,712 300,711 372,699 420,704 466,694"
    with c.group(through=c.blur(7), opacity=0.6):
        line(c, " ".join(f"{x},{y + 9}" for x, y in along(edge, 2)), "#0c3048", (16, 26, 24, 18, 8))
    with c.group(through=torn(c, "#eefaf0", 0.05, 2.4, 1.1, 4)):
        line(c, edge, "#fff", (6, 8, 9, 7, 6, 7, 3))
    for k in range(34):
        x = c.r.uniform(-10, 590)
        y = 712 + k * 1.6 + c.r.uniform(-6, 6) - max(0.0, x - 470) * 0.06
        w = c.r.uniform(10, 34)
        line(c, f"{x - w},{y + 2} {x},{y - 1.6} {x + w},{y + 2}", "#d8f0e4", (0.4, 2.4 - k * 0.03, 0.4), 0.6)


@scene("p19", "sand", Light(strength=0.0, focus=(380, 480)), by_hand=True)
def island_that_swims(c: Canvas) -> None:
    _sky(c)
    _sea(c)
    _other(c)
    c.shade(230, 720, 320, 50, 0.6, "#123a58")
    _flippers(c)
    with c.group("translate(-30,4)"):
        _cottage(c)
    _shell(c)
    _tree(c)
    _head(c)
    with c.group("translate(-16,0)"):
        driver(c)
        cabbage(c, 552, 480)
    _foam(c)
    for k, (x, y) in enumerate(((120, 826), (186, 850))):
        with c.at(x, y, 0.8 + 0.1 * k, -8):
            c.path(contour("20,0! 8,-9 -8,-9 -20,0 -8,9 8,9"), "#e89858", op=0.75)
            c.path(contour("-16,0 -30,-10! -27,0 -30,10!"), "#c8703c", op=0.75)
            c.circle(10, -2, 2, "#1c3048")
    c.glow(40, 330, 420, "#ffe8b0", 0.28)
