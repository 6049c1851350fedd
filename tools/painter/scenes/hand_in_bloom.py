"""A hand that is an orchard, and a hare that has sown another."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, jointed
from tools.painter.creatures.people_parts import INK
from tools.painter.hand import contour, form, line, mass, round_limb, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.hand_gardeners import LIT, SHADE, bird, can, hare, seedling

SUN = (-60.0, 380.0)
SKIN = "#dc9c74"
BARK = "#74443a"
FINGERS = (
    ("220,590 190,500 168,428 151,350 140,300", (66, 56, 53, 45, 34, 17)),
    ("268,580 255,478 247,396 240,312 244,262", (68, 58, 55, 47, 35, 18)),
    ("320,584 328,490 337,412 337,336 348,286", (66, 56, 53, 45, 34, 17)),
    ("366,612 394,536 412,474 421,418 438,378", (60, 48, 46, 40, 31, 15)),
)
THUMB = ("222,770 160,706 118,646 98,588 88,520", (104, 86, 62, 54, 44, 20))
TREES = (
    (140, 300, ((-20, -70, -46, -124), (10, -80, 26, -150))),
    (244, 262, ((-20, -70, -42, -130), (18, -80, 36, -150))),
    (348, 286, ((-10, -80, -16, -140), (30, -60, 76, -110))),
    (438, 378, ((10, -60, 6, -120), (30, -40, 72, -76))),
    (88, 520, ((-14, -40, -34, -72), (10, -46, 20, -86))),
)
CROWN = (
    (98, 176, 42), (130, 128, 54), (180, 158, 44), (150, 208, 40), (204, 112, 54), (270, 96, 58),
    (250, 160, 46), (334, 128, 54), (392, 166, 52), (436, 186, 40), (340, 188, 38), (446, 258, 42),
    (500, 272, 44), (482, 316, 34), (76, 430, 30), (56, 440, 24), (106, 412, 38),
    (100, 456, 26), (70, 462, 18),
)  # fmt: skip


def _far(c: Canvas) -> None:
    nature.sky(c, ("#1c5c60", "#4f9a90", "#b4d4b0", "#fbeec0"))
    c.glow(20, 600, 380, "#fff2c0", 0.95)
    with c.group(through=torn(c, "#f6f0d0", 0.012, 14, 1.3, 2, 3), opacity=0.6):
        for x, y, w in ((520.0, 420.0, 130.0), (60, 300, 90), (480, 120, 120)):
            c.ellipse(x, y, w, 18, "#fff")
    c.path(contour("-20,700! 90,660 210,690 330,648 460,672 620,636! 620,920! -20,920!"), "#8dbca0")
    # Others of its kind, as far as one can see.
    for x, y, n in ((470.0, 672.0, 1.0), (548, 656, 0.72), (396, 664, 0.5), (58, 680, 0.62)):
        with c.at(x, y, n, -4):
            for dx, dy in ((-26, -56), (-9, -70), (9, -68), (25, -52)):
                line(c, f"{dx * 0.4},-20 {dx * 0.8},{dy * 0.7} {dx},{dy}", "#a08c80", (13, 10, 6))
            line(c, "-8,-14 -28,-26 -36,-40", "#a08c80", (12, 9, 6))
            c.path(contour("-16,6! -15,-16 -18,-34 0,-40 18,-34 15,-14 16,6!"), "#a08c80")
            line(c, "-10,4 -12,-20 -12,-34", "#f0d4a8", (2, 5, 2), 0.7)
            with c.group(through=torn(c, "#f0c0bc", 0.07, 3, 1.3, 4)):
                for dx, dy in ((-30, -70), (-10, -88), (12, -86), (30, -66), (-40, -48)):
                    c.ellipse(dx, dy, 15, 12, "#fff")
    c.path(contour("-20,742! 120,716 280,738 430,708 620,726! 620,920! -20,920!"), "#6f9e68")
    mass(c, "-20,742 120,716 240,732 160,760 -20,780", "#f0eaa0", 10, 0.7)


def _ground(c: Canvas) -> None:
    with form(c, "-20,812! 90,790 250,776 420,782 620,800! 620,920! -20,920!", "#4f8248"):
        mass(c, "-20,806 110,790 240,790 150,850 -20,870", "#d8dc84", 14, 0.8)
        mass(c, "250,800 380,792 620,810 620,910 420,920 330,860", "#153c40", 16, 0.75)
        mass(c, "-20,880 300,890 620,880 620,920 -20,920", "#123834", 12, 0.7)


def _finger(c: Canvas, text: str, widths: tuple[float, ...]) -> None:
    def inside() -> None:
        spots = [tuple(map(float, w.split(","))) for w in text.split()]
        for i in (1, 2):
            (ax, ay), (x, y), (bx, by) = spots[i - 1], spots[i], spots[i + 1]
            length = math.hypot(bx - ax, by - ay)
            nx, ny = -(by - ay) / length, (bx - ax) / length
            w = widths[i + 1] * 0.4
            for off in (-3, 4):
                ox, oy = x + (bx - ax) / length * off, y + (by - ay) / length * off
                line(
                    c,
                    (
                        f"{ox - nx * w:.1f},{oy - ny * w:.1f} {ox:.1f},{oy + 4:.1f} "
                        f"{ox + nx * w:.1f},{oy + ny * w:.1f}"
                    ),
                    SHADE,
                    (0.4, 1.8, 0.4),
                    0.4,
                )
        (ax, ay), (bx, by) = spots[-2], spots[-1]
        with c.group(through=c.blur(9), opacity=0.85):
            c.limb([(ax + (bx - ax) * 0.3, ay + (by - ay) * 0.3), (bx, by)], (30, 60), BARK)

    round_limb(c, text, widths, SKIN, SHADE, LIT, SUN, inside)


def _bark(c: Canvas, text: str, widths: tuple[float, ...]) -> None:
    """The last joint of a finger is a trunk already; its roots run down the skin."""
    (ax, ay), (bx, by) = [tuple(map(float, w.split(","))) for w in text.split()][-2:]
    dx, dy = bx - ax, by - ay
    c.limb(
        [(ax + dx * 0.2, ay + dy * 0.2), (ax + dx * 0.6, ay + dy * 0.6), (bx + dx * 0.3, by + dy * 0.3)],
        (widths[-2] * 0.8, widths[-1] * 1.2, widths[-1]),
        BARK,
    )
    for k in range(9):
        s = (k / 4 - 1) * widths[-2] * 0.46
        low = c.r.uniform(-0.75, -0.1)
        tone = mix("#a86c50" if s < 0 else BARK, "#3c2028", max(0.0, s / widths[-2]) + c.r.random() * 0.25)
        line(
            c,
            f"{bx + s * 0.4 + dx * 0.2:.1f},{by + dy * 0.2:.1f} {ax + dx * 0.4 + s:.1f},{ay + dy * 0.4:.1f} "
            f"{ax + dx * low + s * 1.25:.1f},{ay + dy * low:.1f}",
            tone,
            (6, 6, 0.5),
        )


def _boughs(c: Canvas) -> None:
    for x, y, ways in TREES:
        for ax, ay, bx, by in ways:
            line(c, f"{x},{y + 6} {x + ax},{y + ay} {x + bx},{y + by}", BARK, (15, 9, 2))
            line(
                c,
                f"{x - 4},{y + 6} {x + ax - 3},{y + ay} {x + bx - 1},{y + by}",
                "#e0a888",
                (3, 2.6, 0.4),
                0.8,
            )
            for t in (0.45, 0.7, 0.9):
                px, py = x + ax * t * 1.2 + (bx - ax) * t * t * 0.5, y + by * t * 0.9
                for s in (-1, 1):
                    line(c, f"{px},{py} {px + s * 14},{py - 16} {px + s * 22},{py - 36}", BARK, (4, 3, 0.6))


def _clumps(c: Canvas, tone: str, dx: float, dy: float, share: float, fine: float, op: float = 1.0) -> None:
    with c.group(through=torn(c, tone, fine, 6, 1.5, 5), opacity=op):
        for x, y, n in CROWN:
            c.ellipse(x + dx * n, y + dy * n, n * share, n * share * 0.84, "#fff")


def _flower(c: Canvas, x: float, y: float, n: float, tone: str, turn: float) -> None:
    for k in range(5):
        a = turn + k * math.tau / 5
        c.ellipse(
            x + math.cos(a) * n * 0.6,
            y + math.sin(a) * n * 0.55,
            n * 0.62,
            n * 0.42,
            tone,
            1,
            math.degrees(a),
        )
    c.circle(x, y, n * 0.2, "#d85c7c")


def _blossom(c: Canvas) -> None:
    """Clusters with gaps: twigs and sky show between them, single flowers stand out at the edge."""
    with c.relief(0.1):
        _clumps(c, "#c86a8c", 0.06, 0.1, 0.84, 0.075)
        _clumps(c, "#e894a8", -0.04, -0.04, 0.8, 0.085)
        _clumps(c, "#f6b8c0", -0.2, -0.22, 0.58, 0.09)
        for x, y, n in CROWN:
            for _ in range(int(n / 2.6)):
                a, far = c.r.uniform(0, math.tau), n * 1.06 * math.sqrt(c.r.random())
                px, py = x + math.cos(a) * far, y + math.sin(a) * far * 0.86
                up = (x - px + y - py) / n / 2
                tone = mix("#e48aa0", "#fff0e4", min(1, max(0.05, 0.42 + up * 1.1)))
                _flower(c, px, py, c.r.uniform(4.5, 8), tone, c.r.uniform(0, 6))


def _nest(c: Canvas) -> None:
    straw = ("#8a5a34", "#5c3826", "#b8864c", "#d8b070")
    with c.group("translate(8,16)", c.blur(9), 0.8):
        c.ellipse(276, 648, 88, 34, "#4c1e34")
    c.ellipse(272, 628, 90, 28, "#38202a")
    strands(c, "186,622 220,604 272,598", "358,622 324,606 272,600", 16, straw, (3, 5, 1), 8)
    for x, y, n, rot in ((232.0, 620.0, 0.94, -12.0), (312, 622, 0.9, 14), (272, 614, 1.06, 2)):
        with c.at(x, y, n, rot), form(c, "0,-38 17,-24 22,0 14,20 0,26 -14,20 -22,0 -17,-24", "#7cc0d4"):
            mass(c, "4,-40 26,-20 26,30 -10,30 8,10", "#255c88", 6, 0.8)
            mass(c, "-18,-18 -6,-34 4,-28 -8,-6 -18,0", "#f4fff4", 4, 0.9)
            for _ in range(9):
                c.circle(c.r.uniform(-16, 16), c.r.uniform(-28, 16), c.r.uniform(0.8, 1.8), "#3a6a88", 0.7)
    # Somebody has come out of the middle one as far as the shoulders, the lid still on.
    with form(
        c,
        "253,604! 252,584 262,570 282,570 292,584 291,604! 284,610! 277,603! 271,611! 264,603! 258,610!",
        "#e8e4d4",
    ):
        mass(c, "276,566 300,580 296,616 280,612", "#6a7c98", 4, 0.8)
    c.path(contour("267,590! 273,587 279,590! 273,600!"), "#f0a040")
    for x in (264, 282):
        c.circle(x, 586, 3.6, INK)
        c.circle(x - 1, 584.8, 1.2, "#ffffff")
    with form(
        c, "250,577! 256,560 272,552 288,560 294,575! 287,571! 281,578! 274,571! 267,579! 259,572!", "#7cc0d4"
    ):
        mass(c, "274,548 300,560 298,584 280,580", "#255c88", 4, 0.8)
        mass(c, "256,572 262,560 272,556 266,566", "#f4fff4", 3, 0.8)
    for _ in range(150):
        a = c.r.uniform(-1, 1)
        low = c.r.random()
        x, y = 272 + a * (96 - 24 * low), 630 + low * 40 - a * a * (4 + 26 * low)
        tone = mix(c.r.choice(straw), "#40202c", max(0, a) * 0.5)
        if a < -0.4 and low < 0.5:
            tone = mix(tone, "#ffe2a0", 0.4)
        n, tip = c.r.uniform(14, 26), c.r.uniform(-7, 7)
        line(
            c,
            (
                f"{x - n:.1f},{y - 4 - a * n * 0.4 + tip:.1f} {x:.1f},{y:.1f} "
                f"{x + n:.1f},{y - 4 + a * -n * 0.5 - tip:.1f}"
            ),
            tone,
            (0.8, 4, 0.8),
        )


def _hand(c: Canvas) -> None:
    for text, widths in FINGERS:
        _finger(c, text, widths)
        _bark(c, text, widths)
    with form(
        c,
        (
            "176,900! 190,820 184,760 166,690 172,620 188,560 214,536 244,552 264,534 292,550 316,538 "
            "344,560 366,566 394,590 396,650 372,720 346,772 342,820 356,900!"
        ),
        SKIN,
    ):
        mass(c, "420,560 370,580 350,660 330,740 300,820 330,910 420,910", SHADE, 20, 0.95)
        mass(c, "204,600 272,570 350,596 350,660 272,690 200,660", SHADE, 18, 0.65)
        mass(c, "160,690 176,600 200,552 216,552 200,620 190,720 200,830 180,880", LIT, 10, 0.8)
        for text in ("226,560 232,548 240,544", "280,560 286,548 292,544", "338,570 342,560 350,556"):
            line(c, text, SHADE, (0.4, 4, 2), 0.7)
    _nest(c)
    # The heel of the hand stands before the nest and holds it.
    with form(
        c,
        "396,606 398,660 376,722 350,776 320,820 214,826 204,760 216,712 262,692 306,686 348,666 380,632",
        SKIN,
    ):
        mass(c, "430,590 392,630 366,710 338,770 320,830 430,830", SHADE, 18, 0.85)
        mass(c, "240,704 300,694 356,668 344,700 300,726 250,736", LIT, 14, 0.5)
    # Thumb, web and the ball under it are one piece of flesh.
    with form(
        c,
        "74,520! 72,560 84,608 106,654 138,708 164,758 180,804 196,838! "
        "222,818 240,772 244,728 228,690 200,662 172,634 146,602 124,562 104,518!",
        SKIN,
    ):
        mass(c, "252,690 246,760 226,824 250,830 280,740", SHADE, 12, 0.55)
        mass(c, "104,510 124,556 152,602 186,642 220,672 200,640 160,580 130,500", SHADE, 9, 0.6)
        mass(c, "60,520 84,520 92,570 116,626 156,694 196,790 186,850 150,780 90,660", LIT, 12, 0.8)
        mass(c, "176,690 204,682 226,706 224,750 200,764 182,730", LIT, 16, 0.45)
        for text in ("84,606 102,602 122,590", "90,618 108,614 128,602"):
            line(c, text, SHADE, (0.4, 1.8, 0.4), 0.45)
        with c.group(through=c.blur(9), opacity=0.85):
            c.limb([(96, 570), (88, 520)], (34, 60), BARK)
    _bark(c, *THUMB)
    with c.group(through=c.blur(1.6)):
        line(c, "238,706 246,738 238,784 220,824", SHADE, (0.6, 4, 3, 0.4), 0.55)
        line(c, "384,672 352,718 306,744 268,750", SHADE, (0.5, 3.4, 2.4, 0.4), 0.45)
    line(c, "198,826 250,840 300,836 340,820", SHADE, (0.6, 2.4, 2.4, 0.6), 0.55)


@scene("p41", "verdigris", Light(strength=0.0, focus=(300, 610)), by_hand=True)
def the_hand_blossoms(c: Canvas) -> None:
    _far(c)
    _ground(c)
    with c.at(-22, 0):
        _clumps(c, "#a84c70", 0.1, 0.14, 0.98, 0.045)
        _boughs(c)
        _hand(c)
        _blossom(c)
        with c.at(384, 606, 0.84, -4, True):
            bird(c)
    with form(c, "90,880 140,836 186,826 240,846 300,838 336,826 380,850 424,884 400,930 110,930", "#54382c"):
        mass(c, "96,866 140,836 200,832 220,860 140,880", "#c8985c", 8, 0.8)
        mass(c, "280,850 336,830 420,880 300,910", "#241820", 10, 0.85)
    with c.at(386, 840, 0.92):
        seedling(c)
    for k in range(9):
        x = 364 + k % 5 * 5
        line(
            c,
            f"{x},{748 + k % 5 * 4} {x - 6 + k},{786} {x - 4 + k * 2},{826 + k % 3 * 4}",
            "#d4f4ec",
            (0.6, 2.4, 0.8),
            0.9,
        )
    with c.at(494, 862, 0.92, -2):
        hare(c)
    with c.at(450, 732, 0.82, -32):
        can(c)
    fur = Cloth("#c4966c", "#5c3c48", "#ffe6b4")
    jointed(c, (508, 716), (522, 782), (464, 784), (50, 36, 24), fur, SUN, 0, False)
    with form(c, "470,772 456,770 442,774 436,782 442,790 458,794 472,796", mix(fur.tone, fur.lit, 0.25)):
        mass(c, "430,788 470,786 476,800 440,800", fur.shade, 3, 0.7)
    for x in (445, 453):
        line(c, f"{x - 6},{778} {x + 1},{782} {x + 4},{789}", fur.shade, (0.5, 1.6, 0.5), 0.7)
    line(c, "452,716 434,702 422,697", fur.tone, (15, 14, 10))
    line(c, "450,711 434,699 423,694", fur.lit, (1, 3, 2), 0.6)
    greens = ("#1f4c3c", "#3f7444", "#86a850")
    nature.grass(c, 20, 200, 872, 50, 34, ("#5f9048", "#a8b860", "#d8d07c"))
    nature.grass(c, 190, 360, 890, 44, 30, greens)
    nature.grass(c, 400, 590, 890, 40, 34, greens)
    for _ in range(40):
        px = c.r.uniform(30, 570)
        py = c.r.choice((c.r.uniform(810, 880), c.r.uniform(330, 800)))
        c.ellipse(px, py, 5, 2.8, mix("#ffe8dc", "#e890a4", px / 600), 0.95, c.r.uniform(0, 180))
