"""A whale that carries a town through the evening, and whoever rides below it."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.town_whale import BODY, INK, town_whale
from tools.painter.hand import contour, form, line, mass, round_limb
from tools.painter.relief import Light
from tools.painter.scenes import scene

SUN: Point = (640, 600)


def _sky(c: Canvas) -> None:
    nature.sky(c, ("#33427a", "#8a74a8", "#f0b098", "#c8889c"), (0, 0.38, 0.72, 1))
    nature.clouds(c, "#fff0dd", 0.7, 0.004, 0.013, 60, 640, 0.47)
    nature.clouds(c, "#5a4c88", 0.5, 0.005, 0.016, 0, 420, 0.5)
    c.glow(*SUN, 420, "#ffe2a0", 0.95)
    # Far off goes another one, and nobody has lit a lamp there.
    with c.at(40, 676, 0.19), c.group(opacity=0.8):
        c.path(contour(BODY), "#9a7c9c")
        for x, h in ((200, 120), (240, 170), (282, 130), (330, 190), (376, 120)):
            c.poly([(x, 230), (x, 230 - h), (x + 17, 190 - h), (x + 34, 230 - h), (x + 34, 230)], "#8a6c94")
        c.path(contour("110,170! 60,140 30,80! 80,90 112,140 130,60! 160,110 140,180"), "#9a7c9c")


def _heap(c: Canvas, spots: tuple[tuple[float, float, float], ...]) -> None:
    """Heaps of cloud out of many puffs; the sun finds their right sides, their feet are lost in haze."""
    stops = [(0, "#fff6dc", 1.0), (0.35, "#ffdfc0", 1.0), (0.7, "#eab4a8", 0.9), (1, "#c088a0", 0.0)]
    puffs = [
        (x + c.r.gauss(0, r * 0.55), y + c.r.gauss(0, r * 0.3), r * c.r.uniform(0.22, 0.6))
        for x, y, r in spots
        for _ in range(12)
    ]
    with c.relief(0), c.group(through=c.blur(1.4)):
        for x, y, r in spots:
            mass(c, f"{x - r},{y} {x},{y - r * 0.7} {x + r},{y} {x},{y + r}", "#b07c9c", 10)
        for x, y, r in sorted(puffs, key=lambda puff: puff[1]):
            c.ellipse(x, y, r * 1.15, r, c.fade(stops, 0.64, 0.22, 0.8))


def _flipper(c: Canvas) -> None:
    with c.group(through=c.blur(12)):
        c.path(contour("250,420 330,430 300,500 210,470"), "#1a1440", op=0.6)
    with (
        c.relief(0.1),
        form(
            c,
            (
                "338,414 300,404 254,424 206,470 172,524 156,584! "
                "184,576 204,562 232,556 268,530 308,494 340,464 352,440"
            ),
            "#5f5490",
        ),
    ):
        mass(c, "330,404 250,420 176,510 146,590 160,540 200,470", "#251f4e", 12, 0.7)
        mass(c, "350,440 330,476 260,536 200,568 160,584 230,528 300,470", "#ffc0a0", 9, 0.75)
        for k in range(5):
            line(c, f"{326 - k * 4},{424 + k * 9} {256 - k * 3},{470 + k * 10} {200 + k * 2},{530 + k * 6}",
                 "#3a3470", (0.6, 2.4, 0.6), 0.6)  # fmt: skip


def _ropes(c: Canvas) -> None:
    # A belt round the body, and four ropes from it.
    with c.group(clip=c.clip(contour(BODY))):
        line(c, "340,150 334,210 332,310 350,430 392,530", "#1a1440", [24] * 5, 0.4)
        line(c, "346,150 340,210 338,310 354,430 392,530", "#3a2030", [18] * 5)
        line(c, "346,150 340,210 338,310 354,430 392,530", "#b8743c", [15] * 5)
        line(c, "351,150 345,210 343,310 359,430 396,530", "#ffd090", (2, 3, 4, 4, 3), 0.8)
        line(c, "341,150 335,210 333,310 348,430 386,530", "#5a2c34", (2, 3, 4, 4, 3), 0.8)
    for x, y, ex, ey in (
        (374, 500, 196, 664),
        (384, 506, 262, 656),
        (392, 506, 420, 656),
        (398, 504, 494, 662),
    ):
        line(c, f"{x},{y} {(x + ex) / 2},{(y + ey) / 2 + 3} {ex},{ey}", "#3a2438", (4, 4, 4))
        line(
            c, f"{x + 1},{y} {(x + ex) / 2 + 1},{(y + ey) / 2 + 3} {ex + 1},{ey}", "#f0c890", (1.6, 1.6, 1.6)
        )
    c.circle(386, 508, 10, "#3a2030")
    c.circle(386, 507, 7, "#e0a850")
    c.circle(386, 507, 3.4, "#5a3040")


def _penguin(c: Canvas, turn: float, flip: bool = False, chick: bool = False, open_: bool = False) -> None:
    """Stands on the origin, a hundred and fifty tall; the head in profile, ``turn`` lifts it."""
    coat, deep, belly = ("#948ca4", "#4a4468", "#efe8e8") if chick else ("#2b2d54", "#0c0c28", "#fff2e0")
    with form(c, "-40,10 -46,-40 -40,-80 -26,-106 0,-114 26,-106 40,-80 46,-40 40,10", coat):
        mass(c, "-60,10 -60,-90 -40,-120 -16,-120 -30,-90 -34,0", deep, 7, 0.9)
        mass(c, "26,-120 50,-90 54,0 40,10 38,-60", "#c88c94", 5, 0.7)
    with form(c, "-28,10 -34,-40 -24,-78 0,-94 26,-78 36,-40 30,10", belly):
        mass(c, "-40,10 -40,-60 -20,-90 -10,-60 -20,10", "#8a80b0", 8, 0.9)
        mass(c, "16,-76 34,-50 34,10 22,10", "#ffe4a8", 6, 0.9)
        mass(c, "-24,-74 0,-98 26,-76 10,-64 -10,-64", "#f0a848" if not chick else "#e8e0e0", 6, 0.8)
    with c.at(0, -114, 1.06, turn, flip=flip):
        if open_:
            c.path(contour("26,6! 40,14 52,22! 36,20 22,16"), "#b85c1c")
        c.path(contour("24,-10! 42,-8 62,4! 42,8 24,10"), "#f0a030")
        line(c, "28,8 44,7 60,4", "#8a3c14", (2, 2, 0.8))
        with form(c, "-32,30 -36,0 -26,-24 0,-36 24,-27 34,-6 28,18 12,36 -14,40", coat):
            mass(c, "-40,30 -40,-20 -14,-36 -20,0 -14,40", deep, 6, 0.9)
            mass(c, "-10,-38 20,-34 34,-10 24,-18 6,-28", "#8a8cc0", 4, 0.7)
        with form(c, "2,2 6,-16 20,-18 31,-4 27,16 12,28 -6,30 -18,20 -8,14", belly):
            mass(c, "-20,20 0,16 10,30 -10,36", "#f0a848" if not chick else "#d8ccd4", 5, 0.95)
        c.ellipse(15, -7, 7.6, 8.4, "#ffffff")
        c.circle(17.4, -7.6, 5.6, INK)
        c.circle(19.4, -9.8, 1.9, "#ffffff")
        line(c, "6,-14 14,-18 23,-14", INK, (0.8, 2.2, 0.8))


def _wing(c: Canvas, text: str, widths: tuple[float, ...] = (21, 20, 8)) -> None:
    round_limb(c, text, widths, "#2b2d54", "#0e0e2c", "#666aa8", SUN)


def _passengers(c: Canvas) -> None:
    # The one with the kite leans back.
    with c.at(214, 716, 0.98, -10):
        _penguin(c, 30, flip=True, open_=True)
        with form(c, "-32,-90 0,-78 34,-92 36,-76 0,-62 -34,-74", "#c8404c"):
            mass(c, "-36,-92 -10,-84 -14,-62 -36,-70", "#5a1838", 4, 0.8)
        line(c, "-26,-78 -48,-64 -66,-74 -84,-64", "#c8404c", (10, 12, 12, 8))
    _wing(c, "186,654 160,632 142,596")
    # A chick that has to stretch, looks at the whale.
    with c.at(290, 714, 0.7, 3):
        _penguin(c, -44, chick=True)
        for k in range(6):
            x = -10 + k * 4
            line(c, f"{x},-146 {x - 3},-156 {x - 8 + k},-164", "#948ca4", (4, 3, 0.5))
    # The conductor: a cap, a whistle.
    with c.at(484, 716, 0.96, 6):
        _penguin(c, 14, flip=True)
        with c.group("rotate(10,0,-114)"):
            with form(c, "-36,-134 -32,-162 0,-172 32,-162 38,-132 0,-144", "#3a5a8c"):
                mass(c, "6,-172 40,-160 40,-130 14,-140", "#141c48", 5, 0.8)
                mass(c, "-36,-136 -32,-160 -14,-168 -20,-140", "#9ab8e0", 4, 0.6)
            line(c, "-48,-128 -30,-138 0,-146 36,-130", "#141a3c", (3, 8, 8, 4))
            line(c, "-34,-137 0,-150 36,-135", "#f0c050", (1, 3, 1))
    # And the one who shows the whale a ticket.
    with c.at(376, 722, 1.06, 2):
        _penguin(c, -42, open_=True)
        with c.group("rotate(-26,0,-114)"):
            with form(c, "-36,-136 -34,-156 -10,-166 16,-160 26,-144 0,-148", "#8a3c58"):
                mass(c, "-36,-140 -30,-158 -10,-164 -14,-146", "#3a1438", 3, 0.9)
                mass(c, "0,-162 20,-158 26,-146 8,-148", "#e08a8c", 3, 0.7)
            c.circle(-8, -169, 7, "#f4d8b8")
    _wing(c, "402,650 430,622 438,574", (24, 22, 9))
    with c.group("translate(-8,-16) rotate(9,450,560)"):
        with form(c, "428,582! 428,542! 472,542! 472,582!", "#fff2c8"):
            mass(c, "426,566 474,572 474,586 426,586", "#d8a878", 3, 0.8)
        c.path("M434,552 H464 M434,561 H458 M434,570 H461", "none", "#b8485c", 2.6)
    line(c, "436,580 440,566 446,560", "#2b2d54", (9, 8, 6))
    c.glow(450, 560, 60, "#fff0b0", 0.4)
    _wing(c, "344,648 330,668 330,688", (20, 18, 9))


def _gondola(c: Canvas) -> None:
    wood, deep, lit = "#a85a3c", "#3a1a38", "#ffc888"
    with c.relief(0.1):
        with form(
            c,
            (
                "160,664! 250,680 350,684 450,680 534,660! 524,724 "
                "500,776 462,800 350,808 240,802 196,776 172,724"
            ),
            wood,
        ):
            mass(c, "150,660 240,680 260,810 180,810", deep, 22, 0.9)
            mass(c, "160,770 350,790 520,760 500,820 200,820", deep, 14, 0.9)
            mass(c, "480,670 540,660 520,760 490,780 480,720", lit, 12, 0.85)
            for k in range(5):
                y = 702.0 + k * 22
                line(
                    c,
                    f"{166 + k * 8},{y - 6} 350,{y + 8} {530 - k * 8},{y - 10}",
                    "#5a2838",
                    (1.4, 2.4, 1.4),
                    0.8,
                )
            for k in range(6):
                x, y = 212 + k * 53, 738 - abs(k - 2.6) * 3
                c.circle(x, y, 17, "#5a2c34")
                c.circle(x, y, 14, c.radial("#fff6c8", "#ffd060", "#e8963c"))
                c.path(f"M{x - 14},{y} H{x + 14} M{x},{y - 14} V{y + 14}", "none", "#6a3440", 2.4)
        with form(
            c, "150,652! 250,668 350,672 450,668 544,648! 542,668 450,688 350,692 250,688 156,672", "#c8784c"
        ):
            mass(c, "150,672 350,684 540,664 540,690 350,700 150,690", "#5a2838", 5, 0.9)
            mass(c, "430,660 544,646 540,660 450,674", "#ffe0a8", 5, 0.8)
        line(c, "152,654 250,669 350,673 450,669 542,650", "#ffe0b0", (2, 3, 3, 3, 2), 0.8)
    c.glow(350, 740, 190, "#ffc060", 0.35)
    # The anchor has caught a cloud of its own, that must come along.
    with c.group("translate(0,-30)"):
        line(c, "186,766 150,800 128,846", "#3a2438", (3.4, 3.4, 3.4))
        line(c, "128,838 124,858 120,874", "#3a3454", (6, 6, 6))
        line(c, "94,862 104,884 120,886 138,880 142,858", "#3a3454", (2, 8, 9, 8, 2))
        line(c, "98,866 106,882 120,884", "#c8b0b8", (1, 2, 1), 0.8)
        line(c, "112,846 128,850 142,850", "#3a3454", (4, 5, 4))
        c.ring(129, 836, 7, 7, "#3a3454", 3.4)


def _kite(c: Canvas) -> None:
    line(c, "142,598 114,562 90,520", "#fff2dc", (1.8, 1.6, 1.6))
    with c.at(88, 500, 0.84, -24), c.relief(0.1):
        line(c, "0,62 -16,92 6,118 -14,150 2,172", "#e8b050", (3, 3, 3, 3, 1))
        for x, y, r in ((-12, 88, 30), (3, 116, -30), (-10, 146, 40)):
            with c.at(x, y, 1, r):
                c.poly([(0, 0), (-13, -8), (-13, 8)], "#fff2d4")
                c.poly([(0, 0), (13, -8), (13, 8)], "#d8a04c")
        with form(c, "0,-62! 44,-6! 0,62! -44,-6!", "#d8443c"):
            c.poly([(0, -62), (44, -6), (0, -6)], "#fff2d4")
            c.poly([(0, 62), (-44, -6), (0, -6)], "#f4dcc0")
            mass(c, "-50,-10 0,-70 0,70", "#6a2450", 14, 0.55)
        line(c, "0,-62 1,0 0,62", "#6a2c34", (2.4, 2.4, 2.4))
        line(c, "-44,-6 0,-9 44,-6", "#6a2c34", (2.4, 2.4, 2.4))


@scene("p23", "rosedawn", Light(strength=0.0, focus=(410, 460)), by_hand=True)
def passengers_of_a_slow_cloud(c: Canvas) -> None:
    _sky(c)
    nature.birds(c, 9, 470, 40, 590, 150, "#3a3468", 9)
    town_whale(c)
    _ropes(c)
    _flipper(c)
    _heap(
        c,
        (
            (470, 830, 40), (600, 790, 62), (530, 810, 48), (574, 850, 56), (500, 862, 44),
            (96, 868, 30), (160, 872, 34), (128, 856, 34),
        ),
    )  # fmt: skip
    _kite(c)
    with c.group(clip=c.clip_rect(0, 0, 600, 690)):
        _passengers(c)
    _gondola(c)
    _heap(
        c,
        (
            (10, 880, 50), (60, 900, 46), (116, 890, 40), (176, 906, 44), (250, 916, 50), (330, 910, 52),
            (420, 912, 50), (470, 900, 46), (560, 908, 60), (610, 890, 50),
        ),
    )  # fmt: skip
