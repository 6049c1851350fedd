"""Four frames, a year back to front, and an old woman who climbs in where she once came out."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.hand import contour, feather, form, line, mass, round_limb, row, strands, torn
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

FAR = (392.0, 372.0)
DOOR = (384.0, 452.0)
"""The light in the last door, that falls out through all the frames."""


def _quad(share: float, rot: float) -> list[Point]:
    """A frame's corners from the upper left, clockwise: the card drawn in towards a far point, and turned."""
    corners = [(FAR[0] + (x - FAR[0]) * share, FAR[1] + (y - FAR[1]) * share)
               for x, y in ((8.0, 6.0), (592.0, 6.0), (592.0, 894.0), (8.0, 894.0))]
    mx, my = sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4
    a = math.radians(rot)
    return [(mx + (x - mx) * math.cos(a) - (y - my) * math.sin(a),
             my + (x - mx) * math.sin(a) + (y - my) * math.cos(a)) for x, y in corners]


def _inset(quad: Sequence[Point], by: float) -> list[Point]:
    (ax, ay), (bx, by_), (cx, cy), (dx, dy) = quad
    return [(ax + by, ay + by), (bx - by, by_ + by), (cx - by, cy - by), (dx + by, dy - by)]


def _path(quad: Sequence[Point]) -> str:
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in quad) + "Z"


def _frame(c: Canvas, quad: Sequence[Point], wide: float, tone: str) -> None:
    """Four bars; what looks at the door is lit by it."""
    mid, inner = _inset(quad, wide * 0.55), _inset(quad, wide)
    with c.group("translate(4,7)", c.blur(7)):
        c.path(_path(quad) + _path(inner[::-1]), "#141824", op=0.6)
    for outer, to, lit in ((quad, mid, (0.0, 0.0, 0.1, 0.0)), (mid, inner, (-0.1, 0.12, 0.75, 0.45))):
        for k in range(4):
            a, b, d, e = outer[k], outer[(k + 1) % 4], to[(k + 1) % 4], to[k]
            share = lit[k]
            fill = mix(tone, "#ffe6a0", share) if share > 0 else darker(tone, 0.3 - share * 2)
            c.path(_path((a, b, d, e)), fill)
    for q, t, w in ((quad, darker(tone, 0.6), 2.4), (mid, lighter(tone, 0.35), 1.6), (inner, darker(tone, 0.5), 2)):
        c.path(_path(q), "none", t, w)
    for k in range(4):
        c.segment(*quad[k], *inner[k], darker(tone, 0.6), 1.4, 0.8)


def _branches(c: Canvas, x: float, y: float, n: float, a: float, w: float, tone: str, deep: int) -> list[Point]:
    ex, ey = x + math.cos(a) * n, y + math.sin(a) * n
    bend = c.r.uniform(-0.08, 0.08) * n
    line(c, f"{x},{y} {(x + ex) / 2 + bend},{(y + ey) / 2} {ex},{ey}", tone, (w, w * 0.85, w * 0.68))
    if not deep:
        return [(ex, ey)]
    ends: list[Point] = []
    for turn in (-0.5, 0.42):
        ends += _branches(c, ex, ey, n * c.r.uniform(0.66, 0.8), a + turn + c.r.uniform(-0.16, 0.16), w * 0.64, tone,
                          deep - 1)
    return ends


def _tree(c: Canvas, x: float, y: float, n: float, tone: str, crown: Sequence[str] = (), lean: float = 0.0) -> None:
    ends = _branches(c, x, y, n * 0.3, -math.pi / 2 + lean, n * 0.085, tone, 4 if not crown else 3)
    for k, leaf in enumerate(crown):
        with c.group(through=torn(c, leaf, 0.05, n * 0.03, 1.3, 4)):
            for ex, ey in ends:
                c.circle(ex + c.r.gauss(0, n * 0.03) - k * n * 0.015, ey - k * n * 0.03, n * (0.12 - 0.03 * k), "#fff")


def _winter(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#7f9cb4", "#b4c6cc", "#dfe2da"))
    nature.clouds(c, "#f2f4f2", 0.5, 0.005, 0.014, 0, 360, 0.46)
    for x, y, n, lean in ((52, 640, 330, 0.05), (574, 600, 380, -0.1), (20, 610, 210, 0.1)):
        _tree(c, x, y, n, "#4a4450", lean=lean)
    with form(c, "-20,630! 60,604 130,620 300,600 480,612 620,584! 620,920! -20,920!", "#dce6ec"):
        mass(c, "-20,780 200,740 420,760 620,720 620,920 -20,920", "#8fa8c0", 30, 0.85)
        mass(c, "-20,860 620,840 620,920 -20,920", "#5a7696", 22, 0.8)
        mass(c, "180,740 560,720 540,780 360,840 230,820", "#ffe2a8", 24, 0.8)
        for _ in range(26):
            x, y, n = c.r.uniform(0, 580), c.r.uniform(650, 890), c.r.uniform(20, 70)
            line(c, f"{x},{y} {x + n / 2},{y - 3} {x + n},{y}", "#fbfdff" if y < 820 else "#a8bcd0", (0.5, 2.4, 0.5), 0.6)


def _autumn(c: Canvas, x0: float, y0: float, x1: float, y1: float) -> None:
    w, h = x1 - x0, y1 - y0
    c.rect(x0, y0, w, h, c.vert("#b8583c", "#e89a4c", "#ffd890"))
    nature.clouds(c, "#ffe2b0", 0.5, 0.006, 0.014, y0, y0 + h * 0.5, 0.48)
    low = y0 + h * 0.74
    with form(c, f"{x0},{low}! {x0 + w * 0.3},{low - 26} {x0 + w * 0.7},{low - 8} {x1},{low - 30}! {x1},{y1 + 9}! "
                 f"{x0},{y1 + 9}!", "#b8682c"):
        mass(c, f"{x0},{y1 - 40} {x1},{y1 - 40} {x1},{y1 + 20} {x0},{y1 + 20}", "#6a2c24", 20, 0.8)
        mass(c, f"{x0 + w * 0.4},{low} {x0 + w * 0.9},{low} {x0 + w * 0.96},{y1} {x0 + w * 0.3},{y1}", "#ffd880", 20, 0.75)
    crown = ("#a83a2c", "#d9602f", "#f4a848")
    _tree(c, x0 + 34, low + 10, 290, "#4a2a24", crown, 0.06)
    _tree(c, x1 - 26, low + 20, 320, "#4a2a24", crown, -0.1)


def _summer(c: Canvas, x0: float, y0: float, x1: float, y1: float) -> None:
    w, h = x1 - x0, y1 - y0
    c.rect(x0, y0, w, h, c.vert("#3f90c4", "#8fd0e4", "#eef4d0"))
    nature.clouds(c, "#ffffff", 0.7, 0.008, 0.02, y0, y0 + h * 0.6, 0.5)
    low = y0 + h * 0.72
    with form(c, f"{x0},{low}! {x0 + w * 0.3},{low - 14} {x0 + w * 0.7},{low + 4} {x1},{low - 18}! {x1},{y1 + 9}! "
                 f"{x0},{y1 + 9}!", "#5f9a48"):
        mass(c, f"{x0},{y1 - 30} {x1},{y1 - 30} {x1},{y1 + 20} {x0},{y1 + 20}", "#24583a", 14, 0.8)
        mass(c, f"{x0 + w * 0.44},{low} {x0 + w * 0.84},{low} {x0 + w * 0.92},{y1} {x0 + w * 0.34},{y1}", "#f8f0a0", 14, 0.8)
    crown = ("#2c6a3c", "#4f9444", "#9fc860")
    _tree(c, x0 + 18, low + 6, 190, "#4a342c", crown, 0.05)
    _tree(c, x1 - 16, low + 10, 210, "#4a342c", crown, -0.08)
    for _ in range(34):
        x, y = c.r.uniform(x0, x1), c.r.uniform(low + 12, y1)
        c.circle(x, y, 2.6, "#fffaf0")
        c.circle(x, y, 1.1, "#f2b25c")


def _spring(c: Canvas, x0: float, y0: float, x1: float, y1: float) -> None:
    w, h = x1 - x0, y1 - y0
    c.rect(x0, y0, w, h, c.vert("#b8a8dc", "#f0cfe0", "#fff2dc"))
    low = y0 + h * 0.74
    with form(c, f"{x0},{low}! {x0 + w * 0.4},{low - 10} {x1},{low - 6}! {x1},{y1 + 9}! {x0},{y1 + 9}!", "#9cc878"):
        mass(c, f"{x0},{y1 - 20} {x1},{y1 - 20} {x1},{y1 + 20} {x0},{y1 + 20}", "#4f8a50", 9, 0.7)
    crown = ("#d8749a", "#f4aac4", "#ffe0ea")
    x, y = DOOR
    c.glow(x, y, 130, "#fff0b0", 0.9)
    with c.relief(0.1):
        c.path(f"M{x - 31},{y + 44} V{y - 22} A31,34 0 0 1 {x + 31},{y - 22} V{y + 44}Z", "#8a5a44")
        c.path(f"M{x - 25},{y + 44} V{y - 20} A25,29 0 0 1 {x + 25},{y - 20} V{y + 44}Z",
               c.vert("#fffdf0", "#fff4c4", "#ffdc80"))
        c.path(f"M{x + 25},{y + 44} V{y - 24} L{x + 46},{y - 14} V{y + 56}Z", "#a8684c")
        c.circle(x + 42, y + 20, 2, "#ffe6a0")
    _tree(c, x0 + 12, low + 4, 140, "#5a3a3c", crown, 0.1)
    _tree(c, x1 - 8, low + 6, 150, "#5a3a3c", crown, -0.14)
    c.path(contour(f"{x - 22},{y + 44}! {x + 22},{y + 44}! {x + 40},{y1}! {x - 50},{y1}!"), "#fff2b8", op=0.75)


def _girl(c: Canvas) -> None:
    """On the threshold, in such a coat; she looks back and waves."""
    with c.at(DOOR[0] - 5, DOOR[1] + 54, 0.98), c.relief(0.05):
        c.path(contour("-24,2 0,-3 20,2 2,6"), "#4a6a3c", op=0.7)
        for x in (-5, 4):
            line(c, f"{x},-18 {x - 1},-4 {x - 5},0", "#4a2c34", (5, 4.4, 4))
        with form(c, "-5,-47! 5,-47 10,-30 14,-12! 0,-9 -13,-12! -9,-30", "#c8382c"):
            mass(c, "-14,-10 -10,-40 -3,-46 -5,-10", "#6a1428", 3, 0.85)
        line(c, "6,-42 15,-36 17,-26", "#a82c28", (5.4, 4.6, 4))
        line(c, "-5,-42 -14,-50 -18,-62", "#c8382c", (5.4, 4.6, 4))
        c.circle(-18.6, -65, 2.8, "#f4c8a0")
        c.circle(0, -54, 8.6, "#4a2c24")
        c.ellipse(-2.2, -53, 6.8, 7.4, "#f4c8a0")
        c.path(contour("-9,-56! -7,-62 0,-64 7,-60 8,-52! 3,-58 -3,-59"), "#5a3428")
        line(c, "6,-52 13,-44 10,-36", "#5a3428", (4, 4, 1))
        c.circle(-5, -53, 1.1, "#2a1820")
        c.circle(-0.4, -53, 1.1, "#2a1820")
        line(c, "-5,-49.6 -3,-48.6 -0.6,-49.6", "#a8483c", (0.6, 1.3, 0.6))


def _bird(c: Canvas) -> None:
    """It flies ahead, inwards, and looks back for her; a hundred and thirty across."""
    red, deep, lit = "#d0402f", "#6a1428", "#ffb070"
    with c.relief(0.1):
        row(c, "-30,8 -34,14 -36,20", "-78,30 -80,42 -70,52", 4, 13, ("#8a1c2c", "#b83428"), "#4a0c1c", 0)
        row(c, "-6,-6 6,-4 16,-2", "-46,-66 -24,-76 4,-70", 8, 15, ("#8a1c2c", "#b83428", "#d8583c"), "#4a0c1c", -0.1)
        with form(c, "-38,16 -22,-4 4,-14 26,-24 42,-26 52,-16 50,-4 38,10 14,24 -14,26", red):
            mass(c, "-40,22 -10,20 20,16 40,6 20,34 -20,34", deep, 6, 0.85)
            mass(c, "10,-14 40,-26 52,-14 46,0 30,-6", lit, 5, 0.7)
        # The head is turned round, back to the left.
        with form(c, "20,-20 16,-34 24,-46 40,-48 52,-38 53,-22 42,-12 28,-12", red):
            mass(c, "40,-50 56,-36 52,-12 40,-14 44,-30", lit, 4, 0.8)
            mass(c, "16,-30 22,-20 34,-10 16,-10", deep, 4, 0.6)
        c.path(contour("21,-38! 8,-36 -1,-30! 10,-28 20,-28!"), "#e8a84c")
        line(c, "20,-33 10,-32 1,-30", "#7a3a1c", (1.6, 1.4, 0.6))
        c.ellipse(30, -35, 3.8, 4.2, "#1a0a10")
        c.circle(28.8, -36.6, 1.3, "#ffffff")
        line(c, "25,-40 30,-42 36,-39", deep, (0.8, 2, 0.8))
        row(c, "-2,2 10,4 22,2", "-26,62 -2,74 26,66", 8, 16, ("#8a1c2c", "#c83c2c", "#f08a5c"), "#4a0c1c", 0.1)
        row(c, "2,0 12,2 22,0", "-8,36 6,42 24,36", 6, 13, ("#b83428", "#f0905c"), "#4a0c1c", 0.08)


WOOL, DARK, WARM = "#b8302c", "#4a0f24", "#ffb878"


def _woman(c: Canvas) -> None:
    """Old, bent, barefoot; one foot is on the frame, her hand goes out after the bird."""
    with c.group(through=c.blur(10)):
        c.path(contour("70,846 150,836 270,838 290,856 180,872 80,866"), "#2c4464", op=0.75)
    with c.relief(0.1):
        # The foot she stands on, in the snow.
        with form(c, "138,800! 174,800! 176,826 196,838 216,846 214,854 176,856 144,852 136,830", "#e8b490"):
            mass(c, "130,800 154,800 156,860 130,860", "#8a5058", 8, 0.8)
            for x in (198, 205, 211):
                line(c, f"{x},842 {x + 3},850", "#8a5058", (0.8, 1.8, 0.8), 0.8)
        line(c, "132,856 170,862 222,858", "#f4f8ff", (3, 8, 2))
        # The other one, on the sill.
        with form(c, "262,668! 296,672! 294,704 300,718 326,730 340,740 334,748 304,748 276,744 268,716", "#f0bc94"):
            mass(c, "256,668 276,668 280,750 262,750", "#9a5a58", 7, 0.85)
            mass(c, "288,676 298,690 304,720 334,738 320,740 292,722", "#ffe6b8", 5, 0.8)
            for x in (322, 329, 335):
                line(c, f"{x},734 {x + 1},744", "#9a5a58", (0.8, 1.8, 0.8), 0.8)
        coat = (
            "150,408 118,424 96,470 88,540 86,640 76,740 68,812! 110,828 160,822 204,806! 214,770 236,722! "
            "272,714 308,692! 304,650 276,606 244,562 236,500 226,440 206,410"
        )
        with form(c, coat, WOOL):
            mass(c, "150,400 90,440 70,640 60,830 150,830 150,700 130,560 140,460", DARK, 24, 0.95)
            mass(c, "204,806 190,720 200,640 236,722", DARK, 12, 0.9)
            mass(c, "226,440 240,520 262,580 308,650 310,692 280,704 262,640 226,570 212,480", WARM, 11, 0.75)
            for text in ("150,480 130,620 112,800", "176,560 158,700 152,816", "206,560 244,620 286,700",
                         "196,590 214,660 236,716"):
                line(c, text, "#5a1024", (1, 6, 2), 0.6)
            for _ in range(60):
                x, y = c.r.uniform(80, 300), c.r.uniform(430, 820)
                line(c, f"{x},{y} {x + 3},{y + 8}", c.r.choice(("#e06a50", "#7a1828")), (0.5, 1.4, 0.5), 0.4)
        line(c, "74,812 112,824 160,818 202,802", "#6a1428", (3, 8, 8, 3))
        line(c, "238,718 272,710 306,690", "#e8785c", (3, 7, 3))
        for x, y in ((226, 470), (236, 520), (248, 566)):
            c.circle(x - 10, y, 5, "#3a0c1c")
            c.circle(x - 9, y - 1, 3.4, "#e8c078")
        # Snow is still on her back.
        for text in ("122,420 104,446 94,484", "150,404 132,410 118,424"):
            line(c, text, "#eef4f8", (2, 10, 3))
    light = DOOR
    with c.relief(0.1):
        # Neck and head: profile to the right, a kerchief, white hair.
        with form(c, "160,380! 206,384! 214,416 190,430 158,420", "#d89c80"):
            mass(c, "150,380 180,384 176,430 150,420", "#8a4a50", 6, 0.8)
        face = ("150,330 166,296 196,286 218,296 226,314 228,326 238,342 248,354! 240,362 232,364 236,372 231,378! "
                "234,386 229,392 228,404 214,412 188,408 166,394")
        with form(c, face, "#eebb96"):
            mass(c, "146,320 180,300 186,350 200,400 220,416 160,410", "#a8605c", 10, 0.75)
            mass(c, "200,286 226,306 232,330 248,354 236,362 228,344 214,320", "#fff0c4", 5, 0.85)
            mass(c, "204,360 222,356 226,374 212,382 200,372", "#e07a64", 6, 0.6)
            for text in ("222,362 218,374 222,386", "198,344 190,350 186,358", "200,352 194,360 192,366",
                         "206,312 214,310 222,312"):
                line(c, text, "#a8605c", (0.5, 1.8, 0.5), 0.75)
        line(c, "238,374 230,377 222,382", "#7a2c34", (1, 2.6, 0.8))
        # A small bright eye in its folds.
        with form(c, "207,337! 214,330 223,331 227,337! 220,341 212,341", "#fff6e4"):
            c.ellipse(221, 335.6, 4.2, 5, "#3a5a74")
            c.circle(222, 335.4, 2.6, "#141420")
            c.circle(223.4, 333.6, 1.2, "#ffffff")
        line(c, "204,338 213,328.6 224,329.6 229,336", "#5a2c34", (0.8, 2.4, 2.2, 0.8))
        line(c, "208,343 217,346 225,343", "#a8605c", (0.5, 1.6, 0.5), 0.8)
        line(c, "205,321 215,315 226,319", "#e8e4dc", (1, 4, 1.4))
        strands(c, "190,296 182,316 176,344", "214,290 200,304 190,328", 14, ("#f4f0e8", "#c8c4c4", "#ffffff"), (3, 3, 0.6), 3)
        scarf = ("212,284! 190,276 162,282 138,304 126,344 130,384 146,408 172,418 200,418 214,410! 196,404 182,384 "
                 "176,350 184,312 200,296")
        with form(c, scarf, "#3f6a7c"):
            mass(c, "210,270 150,280 120,340 130,400 170,430 160,390 150,350 164,310", "#14283c", 11, 0.85)
            mass(c, "212,284 192,296 178,340 184,384 172,360 174,316 190,288", "#a8d0c8", 5, 0.75)
            for k in range(13):
                x, y = 134 + (k * 29) % 60, 296 + k * 9
                c.circle(x, y, 3.2, "#e8d8b0", 0.85)
                c.circle(x, y, 1.3, "#c8402f", 0.9)
        with form(c, "206,408! 222,414 240,430! 226,434 212,424! 214,440 206,452! 198,436 198,418", "#4f8090"):
            mass(c, "200,410 212,424 206,450 196,440", "#1c3448", 4, 0.8)
        line(c, "160,282 140,304 130,336", "#eef4f8", (1, 7, 1))
        # The arm, the cuff, the open hand.
        round_limb(c, "162,462 206,512 248,520", (50, 44, 34), WOOL, DARK, WARM, light)
        round_limb(c, "244,520 282,500 304,482", (35, 30, 28), WOOL, DARK, WARM, light)
        round_limb(c, "302,484 310,477", (31, 30), "#e8dcc8", "#8a7088", "#fff8e0", light)
        for text in ("334,462 350,456 362,446", "334,460 348,446 356,434"):
            line(c, text, "#a8605c", (10, 8.4, 5))
            line(c, text, "#eebb96", (8, 6.6, 3.4))
        with form(c, "308,474 320,458 334,450 344,458 342,472 328,484 316,486", "#eebb96"):
            mass(c, "306,480 326,486 346,470 330,474", "#a8605c", 4, 0.7)
            mass(c, "318,458 334,450 344,458 330,462", "#fff0c4", 3, 0.8)
        for text in ("338,470 354,468 368,462", "334,476 348,478 360,476", "322,458 322,446 328,436"):
            line(c, text, "#a8605c", (10, 8.4, 5))
            line(c, text, "#f4c8a0", (8, 6.6, 3.4))


def _boots(c: Canvas) -> None:
    with c.group(through=c.blur(6)):
        c.path(contour("20,862 60,852 150,858 160,872 60,880"), "#2c4464", op=0.8)
    for x, y, rot in ((62, 858, -4), (106, 868, 5)):
        with c.at(x, y, 0.94, rot), c.relief(0.12):
            with form(c, "-20,-84! 16,-84! 14,-44 18,-28 40,-20 50,-6 48,4! -18,4! -22,-30", "#b8843c"):
                mass(c, "-24,-84 -6,-84 -8,0 -24,6", "#4a2a2c", 8, 0.9)
                mass(c, "4,-80 16,-80 14,-44 20,-26 44,-14 20,-16 6,-40", "#ffe0a0", 4, 0.7)
                for yy in (-62, -46, -32):
                    line(c, f"-2,{yy} 8,{yy + 3} 15,{yy}", "#5a3020", (1, 2.4, 1))
            c.path(contour("-20,2! 50,2! 50,10! -20,10!"), "#3a2028")
            c.ellipse(-2, -84, 18, 6, "#3a2028")
            line(c, "-20,-85 -2,-79 16,-85", "#e8b870", (2, 4, 2))
    with c.at(104, 788, 1.0, 4), c.relief(0.1):
        line(c, "0,6 -4,-20 2,-46", "#4f8a4c", (5, 4, 4))
        feather(c, (0, 2), (-26, -24), 13, "#3f7a44", "#8fc870", 0.14)
        feather(c, (0, 0), (24, -30), 12, "#5a9a50", "#a8d880", -0.14)
        for dx, tone in ((-9, "#7a4aa8"), (9, "#8a5ab8"), (0, "#b890e0")):
            c.path(contour(f"2,-42! {dx - 8},-56 {dx - 3},-76! {dx + 8},-60 {dx + 5},-46"), tone)


def _flakes(c: Canvas) -> None:
    for _ in range(80):
        x, y = c.r.uniform(20, 580), c.r.uniform(20, 860)
        if 150 < x < 520 and 110 < y < 740:
            continue
        c.circle(x, y, c.r.uniform(1.2, 4), "#ffffff", 0.9)
    for x, y, rot, tone in ((176, 214, 30, "#d9602f"), (208, 660, -20, "#c8442c"), (400, 800, 10, "#d9602f"),
                            (470, 770, 50, "#e89a3c"), (330, 812, -40, "#a83a2c"), (498, 690, -60, "#f0a848"),
                            (120, 250, 70, "#c8442c")):
        with c.at(x, y, 0.8, rot):
            c.path(contour("-16,0! -4,-9 8,-7 18,0! 8,7 -4,9"), tone)
            line(c, "-20,0 0,0 16,0", "#5a2420", (1.6, 1.4, 0.4))


@scene("p46", "milk", Light(strength=0.0, focus=(330, 420)), by_hand=True)
def year_of_frames(c: Canvas) -> None:
    _winter(c)
    places = ((0.73, -2.2, 26, "#a87c34", _autumn), (0.49, 2.4, 21, "#5a3040", _summer), (0.315, -2.6, 16, "#c8a050", _spring))
    for share, rot, wide, tone, season in places:
        quad = _quad(share, rot)
        with c.group(clip=c.clip(_path(quad))):
            season(c, min(x for x, _ in quad), min(y for _, y in quad), max(x for x, _ in quad), max(y for _, y in quad))
            if season is _spring:
                _girl(c)
    for share, rot, wide, tone, _ in places[::-1]:
        _frame(c, _quad(share, rot), wide, tone)
    c.glow(*DOOR, 330, "#ffe2a0", 0.4)
    with c.at(424, 560, 0.92, -6):
        _bird(c)
    _boots(c)
    _woman(c)
    _flakes(c)
    outer = _quad(1.0, 0)
    _frame(c, outer, 34, "#6a4430")
    for k in range(22):
        x = 46 + k * 24 + c.r.uniform(-8, 8)
        n = c.r.uniform(8, 34)
        line(c, f"{x},38 {x + 1},{38 + n / 2} {x},{38 + n}", "#eaf4fa", (6, 4, 0.6), 0.9)
