"""A mitten that is a house in the snow; a fox has the end of its yarn, and a mouse begs it not to pull."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.mitten_folk import begging_mouse, leaning_hare, yarn_fox
from tools.painter.hand import along, contour, form, line, mass, round_limb, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

MITTEN = (
    "92,622 72,552 42,484 30,412 50,362 92,350 126,384 148,440! 142,366 156,290 196,226 260,196 "
    "330,202 388,246 418,330 428,430 424,530 412,622!"
)


def _far(c: Canvas) -> None:
    nature.sky(c, ("#0a1230", "#1a2b5e", "#3f5a98", "#a9a4c0"))
    nature.stars(c, 70, 420, 1.8)
    with c.relief(0):
        c.path(contour("-20,560! 90,520 220,540 360,500 500,470 620,440 640,920! -20,920!"), "#4a6098")
        _searcher(c)
        c.path(contour("-20,600! 120,560 300,580 460,520 620,494 640,920! -20,920!"), "#7487b8")
        # Its steps from where it went first.
        for x, y, s in ((560.0, 520.0, 0.5), (524, 534, 0.6), (560, 560, 0.78)):
            with c.at(x, y, s, -14):
                c.path(contour("-26,0 -14,-9 8,-8 12,-2! 24,-8 34,-2 26,7 10,5! -12,9"), "#3a4c86")
                line(c, "-24,4 0,10 26,8", "#c8d4ee", (1, 3, 1))
    for x, y, h in ((24.0, 590.0, 120.0), (74, 584, 84), (458, 546, 84), (434, 560, 110)):
        _fir(c, x, y, h)


def _searcher(c: Canvas) -> None:
    """Whoever lost it comes back beyond the hills, as tall as they are, and has only one left."""
    tone, haze = "#16224e", "#4a5c98"
    c.glow(505, 330, 330, "#98a8dc", 0.95)
    c.glow(434, 372, 190, "#c8a080", 0.5)
    c.glow(434, 372, 120, "#ffd890", 0.6)
    with c.group(through=c.blur(0.9)), c.relief(0), c.at(-18, 0):
        coat = (
            "504,326 520,316 546,318 566,330 580,362 590,410 600,470 612,560! "
            "480,560! 484,480 490,410 494,360"
        )
        # An arm is held out with the lantern, the other hangs, with the mitten that is left.
        round_limb(c, "512,344 488,366 456,352", (30, 26, 18), tone, "#101a40", "#8a6a70", (452, 400))
        with form(c, coat, tone):
            mass(c, "470,560 484,420 500,330 512,330 504,420 500,560", "#c89478", 7, 0.6)
            mass(c, "470,460 620,460 620,570 470,570", haze, 24, 0.6)
            for y in (366, 402, 438):
                c.circle(522, y, 3.4, "#3a4a80")
        with form(c, "560,336 584,352 602,410 606,456! 580,460! 574,410", mix(tone, "#000014", 0.2)):
            mass(c, "560,336 574,410 580,460 588,460 578,400", "#2c3c74", 4, 0.7)
        with form(c, "578,456! 608,452! 612,476 602,494 588,490 578,484 566,480 570,470", "#8a2c40"):
            mass(c, "596,452 616,452 612,496 594,494", "#3a1030", 4, 0.8)
        # The head in a cap, turned to the light, and a scarf that blows.
        with form(
            c,
            "500,320 506,310! 501,308 496,302! 498,298 494,295! 497,290 486,282! 495,270 496,256 512,244 "
            "540,244 556,260 558,290 548,312 530,322",
            "#2c3058",
        ):
            mass(c, "480,280 492,254 506,252 508,280 510,314 492,320", "#f0b890", 4, 0.95)
        with form(c, "490,262! 493,240 510,220 536,216 558,232 566,270! 540,256 514,254", "#3c2450"):
            mass(c, "486,264 492,238 512,218 508,256", "#d8846c", 4, 0.9)
        line(c, "490,260 520,250 566,272", "#4a5484", (8, 10, 8))
        line(c, "490,259 502,254 514,251", "#d8a890", (5, 5, 2), 0.8)
        c.circle(540, 212, 12, mix(tone, haze, 0.3))
        with form(
            c,
            "500,318 530,326 560,312 564,324 590,330 622,318! 612,336 624,348! 584,346 540,340 502,334",
            "#2c2450",
        ):
            mass(c, "496,316 520,322 518,338 498,336", "#d8846c", 4, 0.8)
    with c.at(-18, 0):
        line(c, "452,350 452,360", "#141c3a", (2, 2))
        c.path(contour("444,360! 460,360! 463,390! 441,390!"), "#fff0c0")
        for x in (442, 452, 462):
            c.segment(x, 360, x, 390, "#3a2c3c", 1.6)
        line(c, "440,360 452,355 464,360", "#2a2038", (3, 5, 3))
        line(c, "440,391 452,392 464,391", "#2a2038", (3, 3, 3))


def _fir(c: Canvas, x: float, y: float, h: float) -> None:
    with c.relief(0):
        c.segment(x, y + 6, x, y - h * 0.3, "#141c3a", 6)
        for k in range(5):
            w, top = h * (0.34 - 0.056 * k), y - h * (0.12 + 0.17 * k)
            c.path(
                contour(
                    f"{x},{top - h * 0.3}! {x + w * 0.4},{top - h * 0.1} {x + w},{top}! "
                    f"{x + w * 0.3},{top - 5} "
                    f""
                    f"{x},{top + 4} {x - w * 0.4},{top - 4} {x - w},{top}! {x - w * 0.4},{top - h * 0.1}"
                ),
                "#1c2c58",
            )
            line(
                c,
                f"{x - w * 0.1},{top - h * 0.22} {x - w * 0.42},{top - h * 0.08} {x - w * 0.9},{top - 2}",
                "#a9b8dc",
                (2, 7, 2),
            )
            line(c, f"{x + w * 0.1},{top - h * 0.18} {x + w * 0.8},{top - 3}", "#7088bc", (1, 4, 1))


def _ground(c: Canvas) -> None:
    with c.relief(0):
        c.path(
            contour("-20,668! 100,640 300,652 460,610 620,590 640,920! -20,920!"),
            c.vert("#a9b8de", "#8497c8", "#5a6ca6"),
        )
        mass(c, "-20,700 100,676 320,690 620,640 620,680 320,730 -20,740", "#c8d4f0", 14, 0.6)
        mass(c, "400,700 500,660 620,640 640,760 520,800 400,780", "#4a5c98", 18, 0.6)
        # The open door lays its light on the snow.
        with c.group(through=c.blur(12)):
            c.path(contour("146,738! 246,738! 380,800 470,880! 60,890!"), "#ffdc98", op=0.85)
        with c.group(through=c.blur(6)):
            c.path(contour("156,740! 238,740! 300,800 330,850! 120,850!"), "#fff2cc", op=0.8)
        with c.group(through=c.blur(5), opacity=0.75):
            c.path(contour("192,748 214,746 262,800 286,838 236,846 214,800"), "#a8785c")


def _stitches(c: Canvas, cx: float, half: float, top: float, low: float, lean: float = 0.0) -> None:
    """Rows of knitted stitches round a form; they crowd together towards its sides."""
    rows, columns = int((low - top) / 17), 21
    for j in range(rows):
        y = top + j * 17
        for i in range(columns):
            a = (i + 0.5 - columns / 2) / columns * math.pi
            x = cx + half * math.sin(a) + lean * (low - y)
            w = half * math.cos(a) * math.pi / columns * 0.5
            if w < 2.2:
                continue
            lit = 0.5 + 0.5 * math.sin(a * 1.1 - 0.2) * -1
            dy = 9 * (1 - math.cos(a)) * (1 if j > rows / 2 else -1) * abs(j - rows / 2) / rows
            tone = mix("#7a1028", mix("#d8342c", "#ff7a50", lit * 0.7), 0.35 + 0.55 * lit)
            for side in (-1, 1):
                line(
                    c,
                    f"{x + side * w * 0.95},{y + dy - 6} {x + side * w * 0.6},{y + dy + 2} {x},{y + dy + 10}",
                    tone if side < 0 else mix(tone, "#5a0a22", 0.22),
                    (w * 0.5, w * 0.98, w * 0.3),
                    0.92,
                )


def _mitten(c: Canvas) -> None:
    with c.group(through=c.blur(14), opacity=0.8):
        c.path(contour("60,720 240,700 440,700 520,730 460,764 240,770 80,760"), "#26356e")
    with c.relief(0.1), form(c, MITTEN, "#8a1428"):
        with c.group(
            clip=c.clip(contour("92,640 60,552 20,484 20,400 50,350 92,340 136,384 150,450! 150,640!"))
        ):
            _stitches(c, 92, 66, 338, 640, -0.05)
        with c.group(
            clip=c.clip(contour("150,640! 148,440! 136,366 150,280 196,216 260,180 420,200 460,640!"))
        ):
            _stitches(c, 284, 148, 186, 640)
        mass(c, "150,440 140,500 150,630 176,630 168,520", "#3a0620", 9, 0.85)
        mass(c, "404,260 440,340 440,640 350,640 390,540 402,400", "#2a0a3a", 22, 0.85)
        mass(c, "20,400 50,500 84,620 20,620", "#3a0a34", 12, 0.6)
        mass(c, "160,270 210,214 270,196 300,210 220,250 180,320", "#ff9a78", 16, 0.35)
        mass(c, "92,600 410,600 410,640 92,640", "#2a0620", 10, 0.6)
    # Snow has stayed on top.
    with c.relief(0.3):
        for text in (
            (
                "172,262 196,222 258,190 330,196 386,240 378,258 352,240 326,246 296,226 262,236 236,228 "
                "210,256 190,258"
            ),
            "36,402 46,362 88,344 120,370 106,378 88,368 68,382 54,380",
        ):
            with form(c, text, "#e4ecff"):
                x, y = along(text)[0]
                mass(
                    c,
                    f"{x},{y + 4} {x + 90},{y - 26} {x + 210},{y - 10} {x + 210},{y + 20} {x},{y + 20}",
                    "#8ea2d8",
                    6,
                    0.7,
                )


def _cuff(c: Canvas) -> None:
    with (
        c.relief(0.1),
        form(c, "82,616 100,602 250,612 404,602 424,616 432,690 438,748! 250,766 70,748! 74,690", "#d8dcec"),
    ):
        for k in range(25):
            a = (k + 0.5 - 12.5) / 25 * math.pi
            x, w = 254 + 180 * math.sin(a), 180 * math.cos(a) * 0.075
            lit = 0.5 - 0.5 * math.sin(a)
            line(
                c,
                f"{x},604 {x + math.sin(a) * 4},680 {x + math.sin(a) * 8},770",
                mix("#8a90bc", "#fff6e4", lit),
                (w, w * 1.3, w * 1.2),
            )
            line(
                c,
                f"{x + w},{606} {x + w + math.sin(a) * 4},680 {x + w + math.sin(a) * 8},770",
                "#5a5c90",
                (2, 3.4, 3.4),
                0.7,
            )
            for j in range(9):
                y = 612.0 + j * 17
                line(c, f"{x - w * 0.5},{y} {x},{y + 6} {x + w * 0.5},{y}", "#9aa0c4", (0.4, 1.6, 0.4), 0.6)
        mass(c, "360,600 450,600 450,770 380,770", "#4a548c", 20, 0.75)
        mass(c, "80,596 420,596 420,622 250,630 80,624", "#4a3460", 8, 0.6)
        mass(c, "70,730 440,730 440,770 70,770", "#7a88bc", 10, 0.6)
    # A red hem, and here it is coming undone.
    with c.relief(0.1):
        for k in range(58):
            x = 74.0 + k * 6.3
            y = 728 + 13 * math.cos((x - 254) / 184 * 1.45)
            if 296 < x < 366 or 100 < x < 262:
                continue
            tone = mix("#f0503c", "#6a1030", max(0.0, (x - 120) / 330))
            for side in (-1, 1):
                line(c, f"{x + side * 3},{y - 11} {x + side * 2},{y - 2} {x},{y + 8}", tone, (2, 4, 2))
        for x, y in ((300.0, 730.0), (309, 735), (319, 729), (330, 734), (341, 728), (352, 733), (361, 729)):
            line(
                c,
                f"{x - 5},{y - 12} {x - 4},{y} {x},{y + 5} {x + 4},{y} {x + 5},{y - 12}",
                "#fff2e0",
                (2, 3, 3, 3, 2),
            )
            c.ellipse(x, y - 3, 2.2, 4.4, "#5a4a78", 0.8)


def _rooms(c: Canvas) -> None:
    with c.relief(0):
        # The larder in the thumb.
        c.ellipse(86, 446, 33, 40, "#4a2818", rot=-6)
        c.ellipse(86, 447, 27, 34, c.radial("#fff0b8", "#ffc45c", "#c8702c"), rot=-6)
        for x, tone in ((72, "#b8283c"), (88, "#7a2c6a"), (103, "#d8782c")):
            c.rect(x - 7, 443, 13, 18, tone, 3)
            c.rect(x - 8, 438, 15, 6, "#fff6e0", 2)
            c.rect(x - 4, 447, 3, 9, "#ffd0b0", 1)
        line(c, "58,463 86,464 114,462", "#5a3018", (5, 5, 5))
        line(c, "62,474 86,480 110,474", "#c8a070", (2, 3, 2))
        c.glow(86, 446, 76, "#ffc870", 0.6)
        # A round window, where somebody leans out.
        c.circle(270, 402, 66, "#4a2818")
        c.circle(270, 402, 57, c.radial("#fff4c4", "#ffcf70", "#d8803c"))
        c.path(contour("213,396! 214,430 232,452 222,380 238,346! 222,366"), "#c8603c")
        c.path(contour("327,396! 326,430 308,452 320,380 302,346! 318,366"), "#a8482c")
        c.glow(270, 402, 130, "#ffc870", 0.5)
    with c.relief(0.1):
        c.path(contour("138,748! 138,660 150,614 194,592 240,614 254,660 256,750!"), "#4a2818")
        c.path(
            contour("148,748! 148,664 158,626 194,606 232,626 244,664 246,750!"),
            c.vert("#ffe9a8", "#ffd880", "#f0a850"),
        )
        # Inside: a stair up, a hook with a scarf.
        for k in range(5):
            c.poly(
                [
                    (206 + k * 8, 736 - k * 17),
                    (246, 736 - k * 17),
                    (246, 754 - k * 17),
                    (206 + k * 8, 754 - k * 17),
                ],
                mix("#c8742c", "#ffdc90", 0.2 + 0.1 * k),
            )
        line(c, "160,648 168,652", "#7a4420", (3, 3))
        line(c, "168,650 164,678 170,712", "#3f8a80", (6, 8, 9))
        # The leaf stands open.
        with form(c, "148,748! 146,662 152,634! 118,618 104,650 102,764!", "#7a4a2c"):
            mass(c, "130,620 152,630 150,750 136,756", "#ffc878", 5, 0.7)
            for x in (114, 128, 140):
                line(c, f"{x},626 {x - 1},700 {x - 1},764", "#3a2018", (1.4, 1.6, 1.4))
        c.circle(112, 696, 4, "#f0c060")
        with form(c, "120,744 260,744! 274,762 246,768 118,768 108,760", "#b8845c"):
            mass(c, "100,758 280,758 280,780 100,780", "#5a3830", 4)
        line(c, "124,746 190,745 258,746", "#ffe8b8", (1, 3, 1))
    c.glow(196, 690, 150, "#ffcf80", 0.55)


def _yarn(c: Canvas, text: str) -> None:
    with c.relief(0.1):
        line(
            c,
            " ".join(f"{float(q.split(',')[0]) + 3},{float(q.split(',')[1]) + 5}" for q in text.split()),
            "#2a1c4c",
            (6, 6),
            0.5,
        )
        line(c, text, "#8a1428", (7, 7))
        line(c, text, "#f0503c", (4.6, 4.6))
        way = along(text, 6)
        for (ax, ay), (bx, by) in zip(way[::2], way[1::2], strict=False):
            c.segment(ax - 1.6, ay - 1.6, bx + 1.6, by + 1.6, "#ffb08c", 1.2, 0.8)


def _chimney(c: Canvas) -> None:
    with c.relief(0.1):
        for dy, tone, op in ((0, "#4a5c94", 0.8), (-7, "#b8c0dc", 0.75)):
            with c.group(f"translate({-dy},{dy})", torn(c, tone, 0.02, 7, 1.2, 3), opacity=op):
                c.path(
                    contour(
                        "338,140 330,106 350,78 346,50 376,20 420,6 470,20 440,44 416,64 400,92 384,114 "
                        "366,140"
                    ),
                    "#fff",
                )
        round_limb(c, "350,226 352,180 352,146", (34, 34, 34), "#7a5a58", "#2a1c34", "#d8a890", (120, 160))
        line(c, "330,146 352,142 374,146", "#4a3440", (12, 13, 12))
        line(c, "331,140 352,136 373,140", "#eef2ff", (6, 8, 6))
        line(c, "326,226 352,218 380,232", "#e4ecff", (10, 14, 10))


@scene("p75", "nocturne", Light(strength=0.0, focus=(290, 650)), by_hand=True)
def the_lost_mitten(c: Canvas) -> None:
    _far(c)
    _ground(c)
    _chimney(c)
    _mitten(c)
    _cuff(c)
    _rooms(c)
    leaning_hare(c)
    begging_mouse(c)
    with c.relief(0):
        for text in (
            "-20,752 40,736 110,756 90,790 -20,800",
            "262,764 330,754 430,752 520,760 440,780 300,780",
        ):
            with c.group(through=c.blur(3)):
                c.path(contour(text), "#b4c2e6")
    _yarn(c, "308,640 304,676 316,730 338,774 346,800 328,812 314,796 328,774 352,762 366,748 365,730")
    yarn_fox(c)
    _yarn(c, "330,640 318,634 307,640 308,654")
    for _ in range(90):
        x, y = c.r.uniform(10, 590), c.r.uniform(10, 880)
        c.circle(x, y, c.r.choice((1.4, 2.0, 3.0)), "#ffffff", c.r.choice((0.5, 0.75, 0.9)))
