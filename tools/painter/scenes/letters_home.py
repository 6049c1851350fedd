"""Letters with fins swim home into a postbox; a seal waits for one of them."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

LAMP = (440.0, 400.0)
"""The light in the postbox, that falls out of its door."""
COAT, DEEP, LIT = "#6f8790", "#0d2c3c", "#ffdc98"


def _water(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#d4ecd0", "#7cc4b4", "#2c8488", "#12505e", "#0a3442"))
    nature.shafts(c, 200, -120, 8, 0.55, 900, math.pi / 2, 0.4, "#f4ffe0", 0.09)
    with c.group(through=c.blur(14)):
        c.path(contour("380,-40! 620,-40! 620,300 560,240 500,120"), "#1c6a74", op=0.4)
    # The far sea bed.
    with c.group(through=c.blur(4)), c.relief(0):
        c.path(
            contour("-20,700! 80,640 150,668 250,640 330,676 420,650 520,690 620,660! 620,920! -20,920!"),
            "#1a5c66",
        )
    for x, n, lean in ((300, 150, 18), (322, 110, 10), (352, 170, -16), (560, 220, -26), (580, 170, -12)):
        with c.group(through=c.blur(2.5)):
            line(
                c,
                f"{x},770 {x + lean},{770 - n / 3} {x - lean / 2},{770 - n * 0.7} {x + lean},{770 - n}",
                "#1c6a64",
                (13, 12, 9, 1),
                0.8,
            )


def _sand(c: Canvas) -> None:
    with form(c, "-20,800! 120,770 300,786 460,800 620,780! 620,920! -20,920!", "#4f8a80"):
        mass(c, "300,776 420,786 560,790 560,850 420,880 280,850", "#e0bc78", 24, 0.75)
        mass(c, "-20,860 200,850 620,880 620,930 -20,930", "#123c48", 16, 0.8)
        for k in range(11):
            x, y = 270 + (k * 67) % 330, 800 + k * 8
            line(
                c,
                f"{x - 60},{y + 3} {x - 10},{y - 3} {x + 50},{y + 2}",
                "#fff0c0" if k < 6 else "#2c6a6c",
                (0.5, 2.6, 0.5),
                0.5,
            )


def _letter(
    c: Canvas,
    kind: int,
    tone: str,
    look: tuple[float, float] = (1.6, 0.0),
    shut: bool = False,
    loved: bool = False,
) -> None:
    """Post with fins, a hundred and thirty long; it swims to the right."""
    pale, dark = lighter(tone, 0.45), darker(tone, 0.35)
    # Fins of veil: tail, back, belly.
    with c.relief(0.08):
        for shape, first, last in (
            (
                "-40,-4! -62,-22 -90,-40! -84,-14 -92,-2 -82,12 -88,36! -62,20 -40,6!",
                "-42,-3 -62,-18 -88,-36",
                "-42,4 -62,16 -86,32",
            ),
            ("20,-28! 8,-50 -22,-58! -18,-44 -26,-28!", "18,-30 4,-46 -20,-55", "-20,-29 -20,-38 -21,-50"),
            ("6,28! -4,44 -26,52! -22,38 -22,28!", "4,29 -6,42 -24,49", "-18,29 -20,36 -23,46"),
        ):
            with form(c, shape, tone):
                strands(c, first, last, 8, (pale, dark, "#fff4d8"), (0.8, 2, 0.5), 1.5, 0.7)
    paper = "-47,-29! 0,-32 48,-28! 50,0 48,29! 0,32 -47,29! -50,0"
    with c.relief(0.1), form(c, paper, ("#fff4dc", "#fffaf0", "#fff6e4", "#d8b078")[kind % 4]):
        match kind % 4:
            case 0:
                mass(c, "-50,34 0,4 50,34", "#e8cfa8", 3, 0.8)
                line(c, "-48,30 -22,10 -2,-2", "#b8946c", (1.6, 1.6, 1.2))
                line(c, "48,30 24,10 2,-2", "#b8946c", (1.6, 1.6, 1.2))
                with form(c, "-47,-30! 48,-29! 22,-6 2,9 -20,-6", "#fffaf0"):
                    mass(c, "-30,-8 0,12 30,-10 0,2", "#d8b890", 3, 0.8)
                line(c, "-47,-28 -20,-6 2,9 22,-6 48,-27", "#a8845c", (1.4, 1.8, 2, 1.8, 1.4))
                if loved:
                    c.path(contour("1,20! -12,6 -12,-4 -4,-6 1,0! 6,-6 14,-4 14,6"), "#c23a34")
                    c.path(contour("-9,2 -8,-2 -4,-2 -5,2"), "#ff9a80")
                else:
                    c.circle(1, 8, 8, dark)
                    c.circle(-1, 6, 3, tone)
            case 1:
                for k, side in enumerate(range(-46, 48, 15)):
                    for y in (-31, 25):
                        c.path(f"M{side + 3},{y} h9 l-4,6 h-9Z", ("#c2402f", "#3d6f9c")[k % 2])
                for y, n in ((-2, 40), (8, 30)):
                    line(c, f"-34,{y} {-34 + n},{y}", "#8a7a6c", (2, 2))
            case 2:
                c.path("M-42,-24 L40,-24 L40,24 L-42,24Z", c.vert("#8fc8e0", "#f6e0b0", "#d9a860"))
                c.path(contour("-42,4! -20,-14 -6,0 10,-16 24,0 40,8! 40,24! -42,24!"), "#5f8a6c")
                c.circle(-26, -12, 6, "#fff3b0")
            case _:
                line(c, "-48,0 0,2 48,0", tone, (5, 5, 5))
                line(c, "-8,-31 -6,0 -8,31", tone, (5, 5, 5))
        mass(c, "-56,-34 -40,-34 -36,34 -56,34", "#a8885c", 7, 0.6)
    if kind % 4 == 3:
        for text in ("-7,0 -24,-14 -26,4 -7,0", "-7,0 8,-16 14,0 -7,0"):
            line(c, text, darker(tone, 0.2), (2.5, 4, 4, 2.5))
    if kind:
        with c.relief(0.08), form(c, "16,4! 4,22 -18,30! -12,14 -2,4!", tone):
            strands(c, "14,5 2,20 -16,28", "0,5 -6,14 -11,20", 5, (pale, dark), (0.8, 2, 0.5), 1, 0.7)
    if shut:
        line(c, "28,-13 34,-9 41,-13", "#3a2430", (1, 2.6, 1))
    else:
        c.ellipse(34, -14, 7, 7.6, "#ffffff")
        c.ring(34, -14, 7, 7.6, "#6a4a44", 1.2)
        c.ellipse(34 + look[0], -14 + look[1], 4, 4.8, "#1c1420")
        c.circle(33 + look[0], -16 + look[1], 1.4, "#ffffff")
        line(c, "26,-20 33,-23 42,-19", "#6a4a44", (0.8, 2.2, 0.8))
    line(c, "49,6 43,9 37,7", "#8a3a34", (0.8, 2.4, 0.8))


def _shoal(c: Canvas) -> None:
    """They come from far away in one long bend; each has its own size and fins."""
    for x, y, s, rot, kind, tone, haze in (
        (486, 62, 0.20, 190, 0, "#8a5a9c", 0.65),
        (440, 66, 0.23, 186, 1, "#c2543d", 0.6),
        (386, 70, 0.27, 182, 2, "#3d6f9c", 0.5),
        (322, 84, 0.32, 172, 3, "#c2543d", 0.42),
        (254, 108, 0.38, 160, 1, "#8a5a9c", 0.34),
        (188, 154, 0.46, 138, 0, "#3d7f9c", 0.24),
        (140, 226, 0.55, 100, 2, "#d87a3c", 0.14),
        (160, 296, 0.60, 40, 3, "#3d6f9c", 0.06),
        (244, 344, 0.72, 10, 1, "#a84a7c", 0.0),
        (360, 354, 0.80, -2, 2, "#e0743c", 0.0),
    ):
        turned = rot > 90
        with c.group(opacity=1 - haze * 0.55), c.at(x, y, s, rot - 180 if turned else rot, turned):
            _letter(c, kind, mix(tone, "#8fccbc", haze))


def _post(c: Canvas) -> None:
    with c.group(through=c.blur(9)):
        c.path(contour("452,800 500,792 600,800 600,836 500,830 450,822"), "#0c3038", op=0.75)
    with c.relief(0.1):
        with form(c, "484,500! 522,500! 526,690 522,814! 478,818! 486,690", "#7a4a30"):
            mass(c, "500,560 540,560 540,820 506,820", "#2a1a24", 8, 0.85)
            mass(c, "470,570 486,570 490,820 470,820", "#e8b070", 5, 0.8)
            for text in ("494,580 492,680 498,800", "506,600 510,700 502,790"):
                line(c, text, "#3a2020", (0.6, 2, 0.6), 0.7)
        strands(
            c,
            "466,828 468,806 460,788",
            "530,824 526,802 536,782",
            12,
            ("#2f7a5c", "#1c5a50", "#5aa070"),
            (5, 4, 0.5),
            4,
        )


def _box(c: Canvas) -> None:
    """It leans, its door hangs open; it is bedtime in there."""
    with c.relief(0.1):
        barrel = "392,330 430,288 500,270 566,284 604,340! 604,560! 470,590!"
        with form(c, barrel, "#b83428"):
            mass(c, "430,300 500,264 570,280 600,320 500,300", "#f0805c", 10, 0.85)
            mass(c, "480,470 620,430 620,600 460,600", "#4a0f20", 20, 0.9)
            mass(c, "540,300 620,330 620,560 560,540", "#6a1624", 16, 0.7)
            for x in (520.0, 578):
                line(c, f"{x - 30},274 {x},360 {x + 4},570", "#7a1c22", (2, 3, 2), 0.7)
            line(c, "440,296 500,276 560,288", "#ffe0b0", (1, 5, 1), 0.7)
        with form(c, "462,584! 606,552! 606,580! 470,612!", "#6a1c20"):
            pass
        # The flag is up.
        line(c, "548,440 546,350 550,286", "#d8a83c", (8, 7, 7))
        with form(c, "546,286! 576,270 602,284! 596,304 602,326! 574,314 548,326!", "#ffd35c"):
            mass(c, "546,326 600,330 600,306 560,310", "#b86a24", 5, 0.8)
        c.circle(548, 438, 8, "#8a5a20")
        c.circle(547, 436, 5, "#ffe08a")
        front = "352,572! 350,420 362,356 396,318 436,322 466,366 476,440 480,598!"
        c.path(contour(front), "#8a2420")
        inside = "364,566! 362,424 374,366 400,334 430,338 454,376 464,444 468,590!"
    with form(c, inside, "#7a2c1c"):
        c.path(
            contour(inside),
            c.fade(
                [(0, "#fff6c8", 1), (0.4, "#ffd070", 1), (0.8, "#d8782c", 1), (1, "#8a3420", 1)],
                0.55,
                0.4,
                0.7,
            ),
        )
        for y in (446.0, 506.0):
            c.path(contour(f"360,{y}! 470,{y + 8}! 470,{y + 16}! 360,{y + 6}!"), "#8a4424")
    # Two who are in bed already.
    for x, y, s, kind, tone in ((414.0, 484.0, 0.6, 0, "#8a5a9c"), (412, 546, 0.62, 1, "#3d7f9c")):
        with c.at(x, y, s, 4):
            _letter(c, kind, tone, shut=True)
    with form(c, "372,560! 376,540 410,538 462,548 470,594!", "#3d7f78"):
        strands(
            c, "380,544 420,542 462,552", "372,562 420,572 468,590", 5, ("#e8d090", "#2a5a5c"), (3, 3, 2), 0
        )
    c.circle(418, 362, 9, "#fffbe4")
    line(c, "418,336 418,346 418,352", "#6a3420", (2, 2, 2))
    line(
        c,
        "352,572 350,420 362,356 396,318 436,322 466,366 476,440 480,598",
        "#f08a5c",
        (5, 5, 5, 6, 5, 4, 3, 3),
        0.9,
    )
    with c.relief(0.1):
        # The door: it hangs from its hinge and is lit from above.
        door = "350,568! 482,598! 470,640 428,668 372,654 340,610"
        with form(c, door, "#c8402c"):
            mass(c, "350,560 480,590 470,620 360,600", "#ffd888", 9, 0.9)
            mass(c, "330,620 380,640 470,630 440,680 340,670", "#6a1820", 9, 0.85)
        line(c, "340,610 372,654 428,668 470,640", "#5a1018", (2, 5, 5, 2))
        line(c, "350,570 414,586 482,600", "#ffe8b0", (3, 3, 3))
    c.glow(*LAMP, 330, "#ffc870", 0.5)


def _spilt(c: Canvas) -> None:
    """What falls out of the door."""
    with c.group(through=c.blur(26), opacity=0.26):
        c.path(contour("356,300! 356,510! 470,540! 440,850! 170,850! 120,430!"), "#ffd890")


def _seal(c: Canvas) -> None:
    """Near and large: it lifts its head to the letter, a flipper half raised."""
    with c.group(through=c.blur(10)):
        c.path(contour("120,850 300,846 380,868 340,890 120,900"), "#082a34", op=0.8)
    with c.relief(0.1):
        body = (
            "-30,930! -30,742 10,690 58,642 88,590 106,548 138,514 182,498 222,506 250,532 264,556 284,566 "
            "298,580 298,598 284,612 262,622 242,634 232,660 240,712 262,770 288,840 300,930!"
        )
        with form(c, body, COAT):
            mass(c, "-40,930 -40,700 60,620 96,560 150,510 130,600 110,700 130,800 170,930", DEEP, 26, 0.92)
            mass(c, "140,650 190,640 230,640 226,670 214,700 160,700", DEEP, 14, 0.6)
            mass(c, "216,506 250,524 270,556 300,576 300,600 276,590 250,570 226,540", LIT, 8, 0.95)
            mass(c, "246,720 266,770 292,840 310,930 282,930 262,830 236,750", LIT, 12, 0.85)
            mass(c, "226,640 240,636 236,690 244,716 232,700", LIT, 5, 0.7)
            for _ in range(60):
                x, y = c.r.uniform(0, 260), c.r.uniform(530, 900)
                if x > 170 and y < 660:
                    continue
                n = c.r.uniform(2, 8)
                c.ellipse(x, y, n * 1.3, n, "#1c3c4c", 0.5, 30)
            # Muzzle: a pale pad with whiskers.
            mass(c, "250,572 276,566 300,580 298,604 274,614 252,602", "#e8dcc0", 5, 0.9)
            mass(c, "244,606 272,610 262,626 240,630", "#2c4450", 5, 0.8)
        with form(c, "282,563 292,564 300,573 300,582 292,584 284,576", "#1a1c28"):
            mass(c, "286,564 296,566 298,572 290,570", "#c8d8d0", 2, 0.8)
        line(c, "291,585 288,594 278,604 262,606 250,600", "#14222c", (1.4, 2.6, 2.8, 2.4, 0.6))
        for x, y in ((268, 580), (276, 584), (266, 590), (275, 594), (283, 589)):
            c.circle(x, y, 1.5, "#3a4a50")
        for text in (
            "276,585 300,612 306,640",
            "268,590 284,622 284,652",
            "282,590 312,606 326,624",
            "266,582 276,616 268,640",
        ):
            line(c, text, "#fff6dc", (1.7, 1.3, 0.4), 0.9)
        # The eye: large, wet, the lid lifted.
        mass(c, "196,548 214,530 244,538 250,560 230,574 204,568", DEEP, 6, 0.75)
        with form(c, "203,556! 212,540 230,538 243,550! 240,564 224,570 210,566", "#0c0c14"):
            mass(c, "222,562 240,552 242,566 228,572", "#7a4a2c", 4, 0.95)
            c.circle(233, 547, 4.2, "#fffbe8")
            c.circle(217, 559, 2.2, "#9fd0cc", 0.9)
        line(c, "200,558 211,540 230,536 246,551", "#081824", (1.4, 4, 3.6, 1))
        line(c, "208,568 224,574 240,567", "#c8c8b0", (0.6, 2, 0.6), 0.6)
        for x, y in ((226, 522), (233, 519), (219, 522)):
            line(c, f"{x},{y + 4} {x + 5},{y - 8} {x + 13},{y - 14}", "#fff6dc", (1.6, 1.2, 0.4), 0.8)
        line(c, "164,566 158,572 160,580", DEEP, (2, 4, 1))
        # The flipper, half raised towards it.
        with c.group(through=c.blur(8)):
            c.path(contour("140,770 220,780 280,760 270,800 180,820"), DEEP, op=0.7)
        with form(
            c,
            "104,770 140,724 196,714 246,704 284,690 316,678 328,686 330,700 334,712 330,724 324,738 "
            "308,752 290,768 262,784 226,796 176,806 124,812",
            COAT,
        ):
            mass(c, "110,812 180,790 250,772 336,722 340,780 240,830 120,840", DEEP, 11, 0.92)
            mass(c, "170,738 250,708 318,678 334,690 296,706 230,730", LIT, 8, 0.85)
            for text in ("322,704 286,726 244,742", "326,722 288,746 254,758", "310,746 280,762 256,770"):
                line(c, text, DEEP, (2.6, 2, 0.5), 0.7)
            mass(c, "90,730 128,712 168,726 150,800 120,830 90,820", "#4c6876", 14, 1.0)
        for x, y in ((326, 686), (333, 704), (330, 723), (314, 746)):
            line(c, f"{x - 3},{y - 1} {x + 4},{y - 3} {x + 10},{y}", "#1a1c28", (4, 3, 0.6))


def _snail(c: Canvas) -> None:
    """It started long before the others."""
    with c.group(through=c.blur(5)):
        c.ellipse(476, 866, 66, 9, "#082a34", 0.8)
    with c.at(470, 862, 0.9), c.relief(0.12):
        with form(
            c, "62,2! 20,4 -40,4 -78,2! -84,-14 -82,-34 -70,-38 -60,-28 -50,-14 0,-20 40,-12", "#8a5058"
        ):
            mass(c, "-90,8 0,-4 70,4 70,14 -90,14", "#5a3040", 6, 0.8)
            mass(c, "-84,-34 -70,-38 -60,-20 -80,-10", "#f0cc90", 4, 0.7)
        for text in ("-76,-34 -84,-52 -86,-64", "-68,-36 -70,-54 -66,-66"):
            line(c, text, "#8a5058", (5, 3, 3))
        for x, y in ((-86, -66), (-66, -68)):
            c.circle(x, y, 4.6, "#fff6e0")
            c.circle(x - 1, y - 1.6, 2.4, "#1c1420")
        with form(c, "44,-8 50,-34 40,-62 12,-78 -18,-70 -34,-46 -34,-22 -20,-6 14,-2", "#a8583c"):
            mass(c, "60,0 50,-60 20,-30 -30,0 20,10", "#4a1c2c", 10, 0.9)
            mass(c, "-34,-44 -18,-70 10,-76 -4,-56 -22,-36", "#ffd498", 6, 0.9)
            line(
                c,
                "-28,-10 -26,-46 4,-64 32,-46 30,-22 10,-14 -6,-26 0,-42 14,-40",
                "#5a2430",
                (2, 4, 4, 4, 4, 3, 3, 2, 1),
                0.9,
            )
        with c.at(6, -84, 0.5, -8):
            c.path("M-46,-28 h92 v56 h-92Z", "#fff4dc")
            line(c, "-46,-28 0,6 46,-28", "#b8946c", (2, 2.4, 2))
            c.circle(0, 4, 8, "#3d6f9c")
        line(c, "-12,-70 6,-94 28,-70", "#6a4a34", (2, 2, 2))


def _weeds(c: Canvas) -> None:
    for x, n, lean, tone in (
        (548, 210, -22, "#124a48"),
        (572, 270, -34, "#0c3a40"),
        (592, 180, -20, "#124a48"),
        (524, 110, 14, "#1c5c54"),
    ):
        line(
            c,
            f"{x},910 {x + lean},{900 - n / 3} {x - lean * 0.4},{900 - n * 0.7} {x + lean},{900 - n}",
            tone,
            (17, 17, 12, 1),
        )
        line(
            c,
            f"{x - 5},900 {x + lean - 6},{900 - n / 3} {x - lean * 0.4 - 4},{900 - n * 0.7}",
            "#7fae7c",
            (1, 3, 0.5),
            0.6,
        )


@scene("p14", "verdigris", Light(strength=0.0, focus=(330, 570)), by_hand=True)
def letters_swim_home(c: Canvas) -> None:
    _water(c)
    _sand(c)
    _post(c)
    with c.at(4, -62):
        _box(c)
    _shoal(c)
    _spilt(c)
    _seal(c)
    with c.at(378, 622, 0.98, 10, True):
        _letter(c, 0, "#d8506c", (2.2, 1.0), loved=True)
    # Stamps that have come off.
    for x, y, rot, tone in ((92, 440, 20, "#c2543d"), (300, 250, -24, "#3d6f9c"), (420, 742, 14, "#8a5a9c")):
        with c.at(x, y, 1, rot):
            c.path("M-9,-11 h18 v22 h-18Z", "#fff6e0")
            c.path("M-6,-8 h12 v16 h-12Z", tone)
    # One has a black edge, and swims the other way.
    with c.at(516, 142, 0.34, -56):
        _letter(c, 0, "#2c2430")
    nature.bubbles(c, 318, 540, 7, 150, "#ffffff")
    nature.bubbles(c, 120, 440, 6, 120, "#ffffff")
    _snail(c)
    _weeds(c)
