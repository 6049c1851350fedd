"""Two hands that are a bridge, and those who meet on it."""

from __future__ import annotations

import math
from typing import NamedTuple

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.drawn import elephant, fox, sparrow, stag
from tools.painter.hand import contour, form, line, mass, points, round_limb, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

WARM, INK = "#fff0c4", "#24142c"
SUN: Point = (-160, -420)


class Skin(NamedTuple):
    tone: str
    deep: str
    nail: str

    @property
    def lit(self) -> str:
        return mix(self.tone, WARM, 0.66)


PALE, BROWN = Skin("#eda880", "#7c3450", "#f8c4b4"), Skin("#a8643e", "#3c1834", "#d89a80")


def _finger(c: Canvas, way: str, w: float, skin: Skin, nail: float = 1.0) -> None:
    """From its knuckle over two joints to its tip, seen from above its back."""
    spots = points(way)
    swell = (1.04, 0.92, 0.96, 0.82, 0.82, 0.7, 0.42)
    with c.group(through=c.blur(3), opacity=0.4):
        line(c, " ".join(f"{x + 2},{y + w * 0.2}" for x, y in spots), skin.deep, [w * s for s in swell])
    line(c, way, mix(skin.deep, INK, 0.3), [w * s + 1.6 for s in swell])

    def joints() -> None:
        bx, by = spots[-1]
        mass(
            c,
            f"{bx - w * 0.5},{by - w * 0.5} {bx + w * 0.5},{by - w * 0.5} "
            f"{bx + w * 0.5},{by + w * 0.5} {bx - w * 0.5},{by + w * 0.5}",
            "#e8604c",
            w * 0.3,
            0.3,
        )
        for k in range(1, len(spots) - 1):
            x, y = spots[k]
            dx, dy = spots[k + 1][0] - spots[k - 1][0], spots[k + 1][1] - spots[k - 1][1]
            far = math.hypot(dx, dy)
            ux, uy = dx / far, dy / far
            nx, ny = (uy, -ux) if ux > 0 else (-uy, ux)
            r = w * (0.34 if k == 1 else 0.26)
            px, py = x + nx * w * 0.16, y + ny * w * 0.16
            with c.group(through=c.blur(w * 0.1)):
                c.ellipse(px, py, r * 1.1, r * 0.8, mix(skin.lit, "#ff9a7c", 0.35), 0.4)
            for s in (-0.3, 0.06, 0.4):
                qx, qy = px + ux * r * s, py + uy * r * s
                line(
                    c,
                    f"{qx + nx * r * 0.8},{qy + ny * r * 0.8} {qx + ux * s * 4},{qy + uy * s * 4} "
                    f"{qx - nx * r * 0.8},{qy - ny * r * 0.8}",
                    skin.deep,
                    (0.4, 1.4, 0.4),
                    0.42,
                )

    round_limb(c, way, [w * s for s in swell], skin.tone, skin.deep, skin.lit, SUN, joints)
    if nail:
        (ax, ay), (bx, by) = spots[-2:]
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        up = -1 if bx > ax else 1
        with c.at(bx, by, w / 28, turn), c.relief(0):
            c.ellipse(0.6, up * 4.2 * nail, 8.4, 5.2, mix(skin.tone, skin.deep, 0.4))
            c.ellipse(1.2, up * 4.4 * nail, 7.4, 4.3, skin.nail)
            c.ellipse(0, up * 5.4 * nail, 4, 1.4, "#fffaf0", 0.7)


def _knuckle(c: Canvas, x: float, y: float, r: float, skin: Skin) -> None:
    with c.group(through=c.blur(r * 0.4)):
        c.ellipse(x + 2, y + r * 0.6, r * 1.1, r * 0.6, skin.deep, 0.5)
        c.ellipse(x - 2, y - r * 0.2, r, r * 0.66, mix(skin.lit, "#ff9a7c", 0.3), 0.55)


def _root(c: Canvas, way: str, w: float, skin: Skin) -> None:
    """Where a finger grows out of the back of the hand there is no edge."""
    (ax, ay), (bx, by) = points(way)[:2]
    with c.group(through=c.blur(3.4)):
        ex, ey = ax + (bx - ax) * 0.36, ay + (by - ay) * 0.36
        line(
            c, f"{ax},{ay} {(ax + ex) / 2},{(ay + ey) / 2} {ex},{ey}", skin.tone, (w * 0.9, w * 0.7, w * 0.3)
        )
        line(c, f"{ax},{ay - 5} {ex},{ey - 5}", skin.lit, (w * 0.3, w * 0.2), 0.7)


def _thumb(c: Canvas, given: tuple[str, float, float], skin: Skin) -> None:
    """It leaves the edge of the palm; its ball and the web to the forefinger lead over, without an edge."""
    way, w, nail = given
    _finger(c, way, w, skin, nail)
    (ax, ay), (bx, by), (ex, ey), _ = points(way)
    tone = mix(skin.tone, skin.deep, 0.32)
    with c.group(through=c.blur(5)):
        line(
            c,
            f"{ax},{ay} {(ax + bx) / 2},{(ay + by) / 2} {bx * 0.8 + ex * 0.2},{by * 0.8 + ey * 0.2}",
            tone,
            (w * 1.4, w * 1.1, w * 0.5),
        )


def _cuff(c: Canvas, text: str, folds: tuple[str, str], rim: str, tone: str, dark: str) -> None:
    with form(c, text, tone):
        strands(c, *folds, 9, (mix(tone, INK, 0.5), mix(tone, WARM, 0.28)), (1, 6, 4), 7, 0.6)
        mass(c, dark, INK, 24, 0.65)
    with c.group(through=c.blur(6), opacity=0.6):
        line(c, " ".join(f"{x},{y - 12}" for x, y in points(rim)), INK, (10, 14, 14, 10))
    line(c, rim, mix(tone, INK, 0.45), (20, 24, 24, 20))
    line(c, rim, mix(tone, WARM, 0.4), (14, 18, 18, 14))


PALE_WAYS = (
    ("152,532 203,508 228,504 248,510", 23, 1.0),
    ("166,542 233,524 272,524 297,532", 27, 1.0),
    ("170,563 242,556 286,558 311,566", 29, 1.0),
    ("164,592 230,592 268,600 294,611", 28, 1.0),
    ("80,634 134,652 170,666 204,684", 46, 0.4),
)


def _left(c: Canvas) -> None:
    skin = PALE
    with c.relief(0.1):
        for way, w, nail in PALE_WAYS[:4]:
            _finger(c, way, w, skin, nail)
        with form(
            c,
            "-60,1030! -40,810 -16,700 8,616 38,568 84,540 124,520 150,514 168,520 174,534 187,538 190,552 "
            "198,562 196,576 194,592 188,606 176,622 160,636 142,650 124,668 106,684 88,704 "
            "76,744 80,820 100,1030!",
            skin.tone,
        ):
            mass(
                c,
                "120,1030 60,1030 48,800 60,690 96,656 150,618 200,600 200,650 120,690",
                skin.deep,
                18,
                0.85,
            )
            mass(
                c,
                "-80,930 -30,730 10,610 60,556 150,514 170,524 110,556 60,596 30,680 -10,930",
                skin.lit,
                12,
                0.75,
            )
            mass(c, "20,600 50,574 80,566 70,590 40,610", "#ff9a7c", 9, 0.3)
            mass(c, "96,684 76,744 80,830 96,1030 108,1030 94,820 90,744", "#ffc89a", 4, 0.5)
            # Sinews from the wrist to the knuckles, hollows between them.
            for text in (
                "62,584 110,558 158,545",
                "66,594 118,572 168,566",
                "70,576 110,545 148,532",
            ):
                line(c, text, skin.deep, (0.8, 5, 2), 0.28)
        _thumb(c, PALE_WAYS[4], skin)
        for way, w, _ in PALE_WAYS[:4]:
            _root(c, way, w, skin)
        with c.relief(0):
            for x, y, r in ((154, 527, 10), (172, 544, 11), (180, 566, 12), (174, 592, 12)):
                _knuckle(c, x, y, r, skin)


BROWN_WAYS = (
    ("474,512 426,494 402,494 384,502", 22, 1.0),
    ("464,524 396,508 360,510 336,520", 26, 1.0),
    ("456,546 386,540 348,544 326,556", 28, 1.0),
    ("464,574 396,578 354,588 330,602", 27, 1.0),
    ("562,626 514,644 480,660 446,680", 45, 0.4),
)


def _right(c: Canvas) -> None:
    skin = BROWN
    with c.relief(0.1):
        for way, w, nail in BROWN_WAYS[:4]:
            _finger(c, way, w, skin, nail)
        with form(
            c,
            "690,1030! 660,810 636,700 612,596 588,546 556,518 512,500 486,494 468,500 462,512 "
            "450,514 446,526 "
            "440,534 436,548 440,560 440,574 446,590 458,608 472,624 490,640 510,660 530,680 "
            "542,700 548,742 542,820 "
            "522,1030!",
            skin.tone,
        ):
            mass(c, "700,1030 690,560 604,544 596,640 604,800 590,1030", skin.deep, 24, 0.85)
            mass(c, "430,584 480,590 540,620 560,700 530,700 510,630 440,620", skin.deep, 12, 0.8)
            mass(c, "590,548 550,514 486,494 462,506 500,524 550,548 580,600", skin.lit, 9, 0.7)
            mass(c, "542,704 548,800 530,1030 552,1030 572,820 560,714", skin.lit, 8, 0.5)
            for text in (
                "560,560 510,536 474,526",
                "556,572 504,556 462,548",
                "562,548 520,524 486,514",
            ):
                line(c, text, skin.deep, (0.8, 5, 2), 0.4)
        _thumb(c, BROWN_WAYS[4], skin)
        for way, w, _ in BROWN_WAYS[:4]:
            _root(c, way, w, skin)
        with c.relief(0):
            for x, y, r in ((480, 507, 9), (464, 524, 10), (455, 546, 11), (460, 573, 11)):
                _knuckle(c, x, y, r, skin)


def _gorge(c: Canvas) -> None:
    nature.sky(c, ("#34508c", "#8a90bc", "#f0b0a0", "#ffe2b0"), (0, 0.34, 0.62, 0.84))
    nature.clouds(c, "#ffe8d4", 0.7, 0.004, 0.013, 0, 470, 0.48)
    for under, over in (
        (
            "300,210 380,150 440,160 490,110 560,120 640,90 640,240 460,226",
            "350,190 392,158 446,168 494,120 560,130 630,110 630,170 470,176",
        ),
        (
            "-40,330 -40,240 40,236 90,206 150,230 200,280 260,310 140,330",
            "-40,270 36,246 88,216 140,240 170,276 80,270",
        ),
    ):
        mass(c, under, "#9a8cba", 14, 0.75)
        mass(c, over, "#ffe2cc", 10, 0.8)
    c.glow(330, 632, 400, "#fff0c0", 0.9)
    nature.shafts(c, 330, 632, 7, 1.0, 620, -1.57, 0.3, "#ffe6b8", 0.05)
    nature.birds(c, 7, 330, 90, 470, 150, "#3a3468", 9)
    for text, tone, lit in (
        (
            "-20,610! 60,560 130,590 190,650 240,700 296,760 300,930! -20,930!",
            "#b894b8",
            "60,556 130,586 200,656 180,670 90,610",
        ),
        (
            "620,590! 540,560 480,600 420,650 380,690 340,750 330,930! 620,930!",
            "#b08cb4",
            "540,556 470,600 410,664 440,650 520,590",
        ),
    ):
        with form(c, text, tone):
            mass(c, lit, "#ffe0c0", 8, 0.7)
            mass(c, "-20,760 620,760 620,930 -20,930", "#8a6aa0", 40, 0.7)
    floor = c.linear([(0, "#f0d0b8", 0), (0.3, "#dcb0b8", 1), (1, "#8a6aa4", 1)], (0, 0), (0, 1))
    c.rect(0, 650, 600, 260, floor)
    # The river, and mist where it comes from.
    with form(
        c,
        "306,676 320,700 296,730 300,770 336,810 320,860 250,930! 450,930! 420,860 410,800 "
        "372,756 360,716 352,676",
        "#8ab4d0",
    ):
        mass(c, "300,670 350,670 366,720 340,760 300,740", "#fff2c8", 10, 0.95)
        mass(c, "400,790 440,930 360,930 380,840", "#3a5a94", 16, 0.8)
        mass(c, "250,940 320,860 340,830 350,880 330,940", "#f6d8c0", 14, 0.6)
        for _ in range(46):
            t = c.r.random() ** 0.8
            x = 330 + 26 * math.sin(t * 5) + c.r.uniform(-50, 50) * (0.25 + t)
            y, n = 690 + t * 220, 5 + t * 34
            line(
                c,
                f"{x - n},{y} {x},{y - 1 - t * 2} {x + n},{y}",
                c.r.choice(("#fff6dc", "#fff6dc", "#4a78a8")),
                (0.3, 1 + t * 3, 0.3),
                0.7,
            )
    nature.fog(c, 694, 40, 0.95, "#ffe8d0", 10)
    for text, tone, lit, cracks in (
        (
            "-20,700! 60,690 140,700 190,730! 206,776 232,800 226,850 262,900 256,930! -20,930!",
            "#6a4a80",
            "140,700 192,730 208,776 236,800 230,850 266,900 256,940 240,900 206,850 210,806 184,776 170,740",
            (
                "150,730 160,790 146,850",
                "196,790 190,840 206,900",
                "112,740 120,820 100,900",
                "220,860 226,900 220,930",
            ),
        ),
        (
            "620,690! 540,694 470,706 432,740! 430,786 404,812 416,856 390,900 396,930! 620,930!",
            "#4c386e",
            "430,740 428,786 404,812 414,856 388,900 404,930 418,900 436,856 424,816 446,790",
            ("470,740 462,800 476,850", "440,830 452,880 440,930", "510,750 500,820 520,900"),
        ),
    ):
        with form(c, text, tone):
            mass(c, "-20,830 620,830 620,940 -20,940", "#2c2458", 26, 0.7)
            mass(c, lit, "#ffb890", 4, 0.8)
            for crack in cracks:
                line(c, crack, "#2c2050", (0.6, 4, 0.8), 0.5)
            for _ in range(60):
                x, y = c.r.uniform(0, 600), c.r.uniform(700, 900)
                line(
                    c,
                    f"{x},{y} {x + 8},{y + 3} {x + 18},{y + 2}",
                    c.r.choice(("#8a6a9c", "#3a2c60")),
                    (0.4, 2.4, 0.4),
                    0.5,
                )
    for x, y, h in (
        (150, 706, 30),
        (168, 716, 38),
        (188, 734, 24),
        (452, 726, 36),
        (438, 742, 24),
        (474, 714, 30),
    ):
        nature.fir(c, x, y, h, "#3a2c5c")
    # Somebody rows home beneath them.
    with c.at(352, 812, 0.9, -4):
        with c.group(through=c.blur(4), opacity=0.6):
            c.ellipse(2, 12, 34, 6, "#20305c")
        line(c, "-8,-2 -34,8 -44,14", INK, (2.4, 2.4, 4))
        line(c, "2,-30 2,-12 0,0", "#2c2450", (10, 15, 14))
        c.circle(4, -36, 7, "#e0a080")
        c.path(contour("-12,-38! 4,-50 18,-38!"), "#c8503c")
        with form(c, "-34,-4! -22,0 20,0 36,-8! 28,10 18,14 -16,14 -28,10", "#7a3a3c"):
            mass(c, "-34,4 36,4 30,20 -30,20", INK, 4, 0.7)
        line(c, "28,-6 30,-22 34,-28", INK, (2, 2, 1.6))
        c.circle(36, -22, 4.4, "#fff2b0")
    c.glow(384, 792, 34, "#ffe08a", 0.9)


def _thread(c: Canvas) -> None:
    """Round both forefingers; nobody says who tied it."""
    line(c, "271,612 282,650 306,672 330,668 348,640 356,600", "#8a1c34", (2.6, 2.6, 2.6, 2.6))
    for x, y, turn in ((270, 600, 8), (355, 587, -14)):
        with c.at(x, y, 1, turn):
            line(c, "-2,-14 3,0 -1,14", "#c8283c", (4, 4, 4))
            line(c, "2,-14 7,0 3,14", "#a01c34", (3, 3, 3))
            c.path(contour("1,-11! -16,-24 -18,-10! -8,-8"), "#d8384c")
            c.path(contour("1,-11! 16,-26 20,-12! 10,-8"), "#d8384c")
            c.circle(1, -11, 3.4, "#a01c34")


@scene("p40", "rosedawn", Light(strength=0.0, focus=(300, 480)), by_hand=True)
def bridge_of_hands(c: Canvas) -> None:
    _gorge(c)
    with c.group("rotate(-4,316,520)"):
        with c.group("translate(22,-40) scale(0.93)"):
            _right(c)
            _left(c)
            _thread(c)
            with c.group(through=c.blur(5), opacity=0.75):
                c.path(contour("44,578 120,556 196,544 206,556 140,580 60,594"), PALE.deep)
                c.path(contour("500,530 548,520 590,524 580,540 520,544"), BROWN.deep)
                c.path(contour("386,538 430,526 500,528 540,520 520,544 420,552"), BROWN.deep)
            with c.at(524, 524, 0.7, 3):
                stag(c)
            with c.at(134, 560, 0.8, -10):
                elephant(c)
            with c.at(82, 406, 0.32, -6, True):
                sparrow(c)
            with c.at(430, 534, 0.82, 4):
                fox(c)
        _cuff(
            c,
            "-80,790! 0,768 70,776 122,806! 136,940! -80,940!",
            ("-60,790 -60,860 -66,930", "116,806 124,870 128,930"),
            "-50,786 4,768 68,776 118,802",
            "#3a5c98",
            "60,780 140,790 150,940 40,940",
        )
        _cuff(
            c,
            "500,816! 560,782 640,780 700,800! 700,940! 488,940!",
            ("506,816 500,870 494,940", "680,800 680,860 680,930"),
            "504,812 556,784 620,776 670,784",
            "#94405a",
            "610,780 700,780 700,940 580,940",
        )
    c.glow(330, 640, 150, "#fff0c0", 0.25)
