"""A tent with a night in it, and one seat left."""

from __future__ import annotations

from tools.painter import nature, things
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import (
    Cloth,
    child_profile,
    cuff,
    ear,
    grown_profile,
    hand_grip,
    hand_open,
    jointed,
    shoe,
)
from tools.painter.creatures.people_parts import Skin, limb
from tools.painter.hand import contour, form, line, mass, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

WARM, DEEP, HIDE, NIGHT = "#ffe0a0", "#2a3064", "#7c84ac", "#0d1440"
MOON = (398, 700, 152)
TENT = (420.0, 500.0)
FACE = Skin("#e8b490", "#6a3c60", "#ffe8b0", "#e8806a")


def _folds(c: Canvas, left: list[tuple[float, float]], right: list[tuple[float, float]], count: int) -> None:
    """A striped cloth between two lines of three points each."""
    for k in range(count):
        a, b = k / count, (k + 1) / count
        sides = [
            [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in zip(left, right, strict=True)]
            for t in (a, b)
        ]
        (x0, y0), (x1, y1), (x2, y2) = sides[0]
        (u0, v0), (u1, v1), (u2, v2) = sides[1]
        tone = ("#b8283a", "#f0dcc0")[k % 2]
        fill = c.linear(
            [
                (0, mix(tone, NIGHT, 0.62), 1),
                (0.5, mix(tone, "#7a3a70", 0.25), 1),
                (1, mix(tone, WARM, 0.2), 1),
            ],
            (0, 0),
            (1, 0),
        )
        c.path(
            f"M{x0:.1f},{y0:.1f} Q{x1:.1f},{y1:.1f} {x2:.1f},{y2:.1f} L{u2:.1f},{v2:.1f} "
            f"Q{u1:.1f},{v1:.1f} {u0:.1f},{v0:.1f}Z",
            fill,
        )


def _night(c: Canvas) -> None:
    c.rect(0, 100, 600, 800, c.vert("#0a1038", "#16205c", "#2c3c84", "#4a4c8c"))
    with c.group(through=torn(c, "#8f9ce0", 0.02, 22, 1.3, 1.6), opacity=0.5):
        c.path(contour("60,760 180,560 300,400 480,200 560,190 500,330 360,500 240,680 140,820"), "#fff")
    with c.group(through=torn(c, "#e4d8f4", 0.04, 12, 1.5, 2.0), opacity=0.5):
        c.path(contour("110,720 220,560 330,420 470,250 500,260 420,380 320,500 220,650"), "#fff")
    nature.stars(c, 170, 880, 2.6, y0=150)


def _chair(c: Canvas) -> None:
    """Empty, its feet on the origin, a hundred and ten tall, its back to the right."""
    gold, dim = "#e8b44c", "#7a4a30"
    for x, y in ((40, -8), (-8, -14)):
        line(c, f"{x},-44 {x + 1},{y}", dim, (6, 5))
    with form(c, "12,-46! 12,-112 24,-124 42,-122 52,-108 52,-46!", gold):
        mass(c, "34,-126 60,-110 60,-40 40,-40 40,-90", dim, 6, 0.8)
    with form(c, "18,-52! 18,-104 28,-114 40,-112 46,-102 46,-52!", "#c8283c"):
        mass(c, "34,-116 50,-100 50,-50 36,-50", "#5a1030", 6, 0.9)
        for x, y in ((25, -98), (37, -98), (31, -82), (25, -66), (37, -66)):
            c.circle(x, y, 1.8, "#5a1030", 0.8)
    with form(c, "-26,-46! 10,-56 52,-50! 34,-34 -20,-34", "#c8283c"):
        mass(c, "-26,-40 10,-44 40,-36 40,-28 -26,-28", "#5a1030", 5, 0.7)
        mass(c, "-20,-46 10,-54 40,-50 10,-46", "#f0788a", 4, 0.6)
    for x, y in ((-21, -2), (34, 2)):
        line(c, f"{x},-38 {x - 1},{y}", gold, (7, 5.4))
    line(c, "-26,-38 0,-33 34,-34", gold, (5, 5, 5))
    c.circle(32, -124, 5, "#fff0b8")


def _elephant(c: Canvas) -> None:
    """On its toes at the origin, facing left, three hundred and thirty tall; lit from beneath."""
    with c.relief(0.1):
        for text in (
            "-60,-130 -44,-60 -32,-8 -34,2! -8,6 8,1! 6,-40 10,-120",
            "50,-130 36,-70 12,-10 8,1! 28,6 46,2! 62,-60 100,-130",
        ):
            with form(c, text, mix(HIDE, DEEP, 0.66)):
                mass(c, f"{text}", DEEP, 12, 0.4)
                mass(c, "-40,-50 60,-60 60,14 -40,14", WARM, 12, 0.35)
        line(c, "160,-226 190,-196 196,-150 186,-116", mix(HIDE, DEEP, 0.4), (13, 9, 6, 4))
        strands(
            c, "180,-122 178,-100 170,-84", "192,-122 194,-100 192,-80", 9, (DEEP, "#141a40"), (3, 3, 0.6), 3
        )
        with form(
            c,
            (
                "-120,-200 -110,-262 -60,-300 10,-312 90,-298 "
                "150,-254 172,-190 164,-150 140,-96 112,-50 98,-14 "
                "92,10! 64,13 36,7! 42,-40 46,-82 30,-106 -10,-104 -22,-80 -30,-40 -30,6! -56,13 -82,8! "
                "-82,-30 -92,-70 -110,-130"
            ),
            HIDE,
        ):
            mass(
                c, "90,-320 190,-270 200,-150 130,-60 110,20 86,20 100,-70 130,-150 110,-240", DEEP, 22, 0.85
            )
            mass(c, "-120,-280 -40,-250 -20,-180 -40,-110 -130,-130", DEEP, 20, 0.7)
            mass(c, "-60,-316 20,-326 110,-306 150,-260 90,-280 10,-292 -50,-280", "#a8b4e4", 9, 0.8)
            mass(c, "-14,-112 30,-114 60,-90 40,-60 20,-84 -10,-84", DEEP, 9, 0.8)
            mass(c, "-20,-134 30,-140 96,-120 120,-86 60,-100 10,-116", WARM, 12, 0.75)
            mass(c, "-90,-70 -78,-64 -66,-20 -64,14 -90,14 -90,-30", WARM, 8, 0.8)
            mass(c, "-44,-90 -24,-90 -24,14 -40,14", WARM, 6, 0.55)
            mass(c, "36,-84 56,-84 54,-30 54,14 32,14", WARM, 8, 0.8)
            for x, y in ((-84, -20), (-86, -36), (-88, -54), (40, -24), (42, -42), (46, -60)):
                line(c, f"{x},{y} {x + 22},{y + 5} {x + 44},{y}", DEEP, (0.6, 1.8, 0.6), 0.5)
            for x in (-74, -58, -42, 44, 60, 76):
                c.ellipse(x, 7, 7, 6, "#f0dcc0", 0.85)
        # A cloth of the circus, and the seat on it.
        with form(
            c, "-44,-304! 20,-316 92,-298! 104,-250 106,-206! 60,-192 0,-190 -52,-206! -54,-260", "#a82848"
        ):
            mass(c, "50,-320 120,-300 120,-190 60,-190 74,-250", "#3a1040", 14, 0.9)
            mass(c, "-60,-300 20,-316 30,-300 -50,-280", "#e87a8a", 7, 0.7)
        line(c, "-52,-206 0,-190 60,-192 106,-206", "#e8b44c", (5, 6, 6, 5))
        for k in range(17):
            fx = -50 + k * 9.7
            fy = -204 + 13 * (1 - ((k - 8) / 8) ** 2)
            line(c, f"{fx},{fy} {fx + 1},{fy + 13}", mix("#e8b44c", "#5a2c40", 0.05 * k), (2.6, 3.4))
        with c.at(4, -300, 0.88, 3):
            _chair(c)
        # Head: the far ear, the head with its trunk, the near ear.
        with form(c, "-160,-318 -190,-352 -228,-346 -240,-306 -222,-266 -196,-262", mix(HIDE, DEEP, 0.5)):
            mass(c, "-170,-320 -200,-340 -226,-320 -220,-280 -196,-270", "#7a5a8c", 8, 0.8)
            mass(c, "-240,-300 -222,-262 -200,-262 -214,-284", WARM, 5, 0.6)
        with form(
            c,
            (
                "-70,-290 -96,-326 -138,-334 -176,-316 -200,-280 -208,-238 -216,-196 -230,-152 -247,-112 "
                "-262,-86 -268,-62! -250,-46 -232,-52! -222,-84 -200,-120 "
                "-180,-152 -160,-172 -130,-168 -100,-186 -80,-230"
            ),
            HIDE,
        ):
            mass(c, "-80,-300 -110,-270 -130,-220 -150,-180 -90,-170 -60,-230", DEEP, 14, 0.8)
            mass(c, "-208,-280 -190,-312 -140,-336 -96,-326 -130,-316 -170,-292 -190,-262", "#a8b4e4", 8, 0.8)
            mass(c, "-150,-262 -120,-256 -124,-230 -150,-232", DEEP, 9, 0.6)
            mass(
                c,
                (
                    "-150,-196 -170,-160 -204,-110 -226,-76 -236,-44 "
                    "-222,-50 -200,-100 -150,-160 -110,-176 -120,-200"
                ),
                WARM,
                9,
                0.9,
            )
            mass(c, "-216,-240 -204,-180 -230,-130 -262,-76 -276,-80 -240,-140", mix(HIDE, DEEP, 0.4), 7, 0.6)
            for k in range(11):
                t = k / 10
                fx, fy = -210 - 52 * t**1.2, -206 + 138 * t
                line(
                    c,
                    f"{fx},{fy} {fx + 20},{fy + 10} {fx + 38 - 14 * t},{fy + 14}",
                    DEEP,
                    (0.5, 2, 0.5),
                    0.55,
                )
        with form(c, "-172,-176 -170,-156 -150,-148 -126,-164", mix(HIDE, WARM, 0.35)):
            mass(c, "-172,-178 -126,-172 -130,-160 -168,-166", DEEP, 4, 0.8)
        with form(
            c,
            "-184,-196! -178,-178 -190,-164 -214,-154 -236,-156! -214,-144 -186,-148 -166,-166 -166,-188!",
            "#f6ead0",
        ):
            mass(c, "-190,-196 -160,-196 -170,-176 -200,-160", "#6a5a80", 5, 0.8)
        with form(
            c,
            "-94,-296 -60,-326 -6,-318 28,-276 32,-226 8,-178 -26,-152 -50,-150! -62,-180 -86,-214 -102,-252",
            mix(HIDE, "#8a90b8", 0.5),
        ):
            mass(
                c,
                "-80,-280 -50,-304 -10,-296 12,-260 10,-220 -20,-180 -50,-190 -80,-230",
                "#8a6890",
                14,
                0.75,
            )
            mass(c, "-104,-300 -60,-300 -70,-240 -60,-190 -110,-230", DEEP, 9, 0.7)
            mass(c, "30,-226 6,-176 -40,-146 -60,-160 -30,-172 0,-200", WARM, 6, 0.85)
            mass(c, "-70,-328 -6,-322 30,-276 14,-284 -20,-306 -60,-310", "#b4c0ec", 5, 0.8)
            for text in (
                "-70,-270 -40,-240 -20,-196",
                "-60,-284 -20,-262 2,-226",
                "-76,-250 -58,-220 -46,-186",
            ):
                line(c, text, DEEP, (0.6, 2.2, 0.6), 0.45)
        # The look goes down to the child.
        c.path(contour("-178,-246! -168,-256 -154,-254 -148,-244! -158,-236 -170,-236"), "#1a1430")
        c.ellipse(-166, -243, 6.4, 6.4, "#5a3418")
        c.ellipse(-167, -242, 4, 4.4, "#0a0818")
        c.circle(-170, -244, 2, "#fff6e0")
        line(c, "-184,-246 -168,-260 -146,-252", mix(HIDE, DEEP, 0.7), (2, 5, 2))
        line(c, "-180,-234 -166,-229 -150,-234", DEEP, (0.8, 2, 0.8), 0.8)
        line(c, "-186,-262 -170,-276 -150,-270", DEEP, (0.8, 2.4, 0.8), 0.6)


def _ticket(c: Canvas) -> None:
    c.glow(0, 0, 70, "#ffe8a8", 0.7)
    with form(c, "-34,-14! -22,-16! 30,-14! 34,-4 30,6! 28,16! -30,14! -34,4!", "#fbe6b0"):
        mass(c, "-34,4 30,6 30,20 -34,20", "#c88a50", 5, 0.7)
        c.path("M-24,-10 H22 V10 H-24Z", "none", "#b8283a", 2.4)
        nature_star = "M0,-7 L2,-2 L7,-2 L3,1.6 L4.6,7 L0,3.6 L-4.6,7 L-3,1.6 L-7,-2 L-2,-2Z"
        c.path(nature_star, "#b8283a")


def _pair(c: Canvas) -> None:
    """A father with a child on his shoulders, near and from behind."""
    coat, coat_deep, coat_lit = "#3a3468", "#120e34", "#e8a878"
    dress, dress_deep = "#d8a03c", "#6a3040"
    with c.relief(0.1):
        # The child: body, the far leg is hidden.
        with c.at(-10, 22):
            with form(c, "48,610! 74,592 104,596 120,622 122,670 126,730! 60,752 24,730! 34,670", dress):
                mass(c, "20,600 56,600 60,670 60,760 10,760", dress_deep, 14, 0.95)
                mass(c, "104,590 130,620 136,740 112,740 112,660", WARM, 7, 0.8)
            c.path(contour("70,606! 72,572 104,570 106,604 90,616"), mix(FACE.tone, FACE.shade, 0.45))
            with c.at(96, 536, 0.96, -32):
                strands(
                    c,
                    "-30,-40 -58,-10 -76,34 -110,54",
                    "-24,14 -48,34 -66,60 -96,86",
                    17,
                    ("#4a2438", "#8a4438", "#6a3038"),
                    (8, 9, 7, 1),
                    6,
                )
                with c.at(-3, 0, 0.88):
                    child_profile(c, FACE, "#4a6a7c", "#4a2428", 1.05, -2, "open")
                    ear(c, -16, 6, FACE, 0.9)
                with form(
                    c,
                    (
                        "26,-44 34,-30 14,-34 2,-20 -6,-4 -20,-8 -22,14 "
                        "-34,26 -48,4 -48,-30 -28,-58 2,-64 24,-58"
                    ),
                    "#6a3038",
                ):
                    mass(c, "-10,-60 20,-62 30,-40 10,-44", "#e0985c", 5, 0.9)
                    mass(c, "-50,-30 -30,-50 -24,10 -40,20", "#2c1430", 7, 0.8)
            yellow = Cloth(dress, dress_deep, WARM)
            jointed(c, (100, 628), (148, 626), (170, 574), (36, 29, 18), yellow, TENT)
            cuff(c, (148, 626), (171, 572), 20, WARM, dress_deep)
            hand_open(c, 172, 566, 22, FACE, 0.82)
        # The father: coat, head, the near leg over his shoulder, his hand on it.
        with form(
            c,
            "-20,760! 20,736 70,730 120,742 158,770 196,830 214,920! -20,920!",
            coat,
        ):
            mass(c, "-30,740 40,750 90,800 70,920 -30,920", coat_deep, 22, 0.9)
            mass(c, "140,750 170,776 204,830 224,920 196,920 170,830 130,772", coat_lit, 7, 0.8)
        c.path(contour("96,752! 98,716 152,714 158,762 120,776"), mix(FACE.tone, FACE.shade, 0.7))
        with c.at(140, 690, 1.14, -16):
            with c.at(-3, -2, 0.88):
                skin = Skin(mix(FACE.tone, "#7a4a60", 0.2), FACE.shade, FACE.lit, "#d07a68")
                grown_profile(c, skin, "#4a3a2c", "#2c1c30", 0.9, -2, 1.5)
                ear(c, -14, 6, skin)
            with form(
                c,
                (
                    "30,-46 38,-34 8,-36 -2,-16 -6,-2 -20,-10 -24,8 "
                    "-16,24 -26,38 -46,22 -52,-20 -34,-58 2,-66 24,-60"
                ),
                "#342038",
            ):
                mass(c, "-4,-64 22,-62 34,-42 10,-48", "#c88a5c", 5, 0.8)
            line(c, "44,20 36,19 27,26", "#342038", (5, 8, 2))
        # The child's near leg comes over the shoulder and hangs down before the coat.
        stocking = Cloth(mix("#3f6a80", coat_deep, 0.1), coat_deep, "#b8c8b0")
        jointed(c, (62, 736), (146, 764), (136, 852), (62, 48, 26), stocking, TENT, 0.15)
        shoe(c, 140, 880, 6, Cloth("#8a3038", "#2c1028", "#e89a80"), 1.0)
        with form(c, "6,750! 26,712 70,704 104,718 128,738 126,760! 104,778 50,776 10,782!", dress):
            mass(c, "0,764 30,730 60,750 124,764 100,790 0,794", dress_deep, 9, 0.9)
            mass(c, "70,700 118,730 126,748 84,724", WARM, 5, 0.6)
        sleeve = Cloth(mix(coat, coat_deep, 0.1), coat_deep, mix(coat_lit, coat, 0.4))
        jointed(c, (34, 800), (48, 900), (106, 846), (66, 52, 32), sleeve, TENT)
        cuff(c, (48, 900), (108, 844), 32, "#d8c8b8", coat_deep)
        hand_grip(c, 116, 834, 78, FACE, 0.98)


def _others(c: Canvas) -> None:
    """Backs before the moon: a woman in a hat, a girl with balloons."""
    with c.relief(0.1):
        for x, y, r, tone, foot in (
            (470, 610, 40, "#3f8aa8", (486, 700)),
            (556, 560, 44, "#d84a54", (512, 740)),
        ):
            c.line([foot, ((foot[0] + x) / 2 + 8, (foot[1] + y) / 2), (x, y + r)], "#f0dcc0", 1.6, 0.8)
            c.line([foot, (474, 830)], "#f0dcc0", 1.6, 0.8)
            things.toy_balloon(c, x, y, r, tone, (x, y + r + 6), "#f0dcc0")
            with c.group(through=c.blur(6), blend="screen", opacity=0.7):
                c.path(
                    contour(
                        f"{x - r},{y + 4} {x - r * 0.6},{y + r * 0.7} {x},{y + r} {x - r * 0.3},{y + r * 0.5}"
                    ),
                    WARM,
                )
        with form(c, "470,920! 480,850 500,812 540,796 584,806 620,840! 620,920!", "#5a2c5c"):
            mass(c, "520,800 630,810 630,930 540,930 560,860", "#180c34", 18, 0.9)
            mass(c, "466,920 480,850 506,808 530,800 506,840 490,920", WARM, 6, 0.8)
        with form(c, "518,806! 522,740 544,720 572,730 580,760 572,806!", "#3a1c34"):
            mass(c, "516,800 518,744 536,724 534,760 530,806", "#e8985c", 5, 0.8)
        with form(c, "488,744! 516,734 520,700 548,684 580,696 590,730 624,738! 600,758 530,762", "#a8384c"):
            mass(c, "540,690 620,700 630,770 560,760", "#2c0c30", 10, 0.9)
            mass(c, "488,746 516,738 522,700 540,686 532,730 520,752", "#ffc890", 5, 0.8)
        with form(c, "330,920! 342,878 370,858 404,854 436,866 456,920!", "#2f5a78"):
            mass(c, "390,850 470,870 470,930 410,930", "#0c1840", 12, 0.9)
            mass(c, "336,920 346,874 372,856 390,856 364,880 352,920", WARM, 5, 0.8)
        with form(c, "352,816 356,782 386,762 420,770 438,800 432,838 406,862 374,856 356,838", "#8a4a34"):
            mass(c, "400,760 450,780 440,860 400,866 416,816", "#2c1430", 10, 0.9)
            mass(c, "350,820 356,780 386,760 404,764 372,790 366,840", "#ffb870", 5, 0.85)
            line(c, "396,764 394,810 398,860", "#2c1430", (1.5, 2.4, 1.5), 0.8)
        for side, text in ((-1, "352,830 330,850 326,890"), (1, "438,826 460,846 466,880")):
            strands(
                c,
                text,
                " ".join(f"{float(w.split(',')[0]) + 12},{float(w.split(',')[1]) + 6}" for w in text.split()),
                7,
                ("#8a4a34", "#5a2c30") if side > 0 else ("#e89858", "#8a4a34"),
                (6, 8, 1),
                4,
            )
            c.circle(352 if side < 0 else 440, 829, 8, "#d8405c")
        limb(c, "440,880 466,868 474,834", (24, 18, 13), "#2f5a78", "#0c1840")
        c.circle(475, 830, 9, FACE.tone)


@scene("p43", "nocturne", Light(strength=0.0, focus=(250, 420)), by_hand=True)
def big_top(c: Canvas) -> None:
    nature.wash(c, "#f8b878", "#f0c890", "#c87a70", "#4a4a80")
    _night(c)
    x, y, r = MOON
    nature.moon(c, x, y, r, "#ffeebc", 2.9, 0.9)
    with (
        c.relief(0),
        c.group(clip=c.clip(f"M{x - r},{y} a{r},{r} 0 1 0 {2 * r},0 a{r},{r} 0 1 0 {-2 * r},0Z")),
    ):
        mass(
            c,
            f"{x + 40},{y - 160} {x + 170},{y - 60} {x + 170},{y + 160} {x},{y + 170} {x + 100},{y + 60}",
            "#c89868",
            26,
            0.7,
        )
        mass(
            c,
            f"{x - 80},{y - r + 20} {x},{y - r - 6} {x + 90},{y - r + 22} {x},{y - r + 40}",
            "#6a5070",
            9,
            0.7,
        )
    with c.at(x + 22, y - r + 6, 0.93):
        _elephant(c)
    with c.at(170, 488, 0.96, -34):
        _ticket(c)
    # The tent: curtains drawn aside, roof and scallops, a late afternoon outside.
    with c.relief(0.1):
        _folds(c, [(-30, 120), (-30, 500), (-30, 920)], [(262, 120), (96, 330), (70, 920)], 9)
        _folds(c, [(640, 120), (640, 500), (640, 920)], [(452, 120), (572, 380), (556, 920)], 7)
        with c.group(through=c.blur(12)):
            c.path("M-20,140 H620 V176 H-20Z", "#0a0c30", op=0.8)
        roof = [(300 + (k - 7) * 96, k) for k in range(15)]
        for k in range(14):
            tone = ("#c8303c", "#f6e2c4")[k % 2]
            edge = mix(tone, "#4a2c60", 0.12 + 0.5 * abs(k - 4) / 10)
            c.poly(
                [(300, -120), (roof[k][0], 136), (roof[k + 1][0], 136)],
                c.vert(mix(tone, "#fff0d0", 0.1), edge),
            )
        for k in range(16):
            px = -24 + k * 44
            tone = ("#e8b040", "#c8303c", "#f6e2c4")[k % 3]
            with form(
                c,
                (
                    f"{px - 22},126! {px + 22},126! {px + 22},140 "
                    f"{px + 12},164 {px},170 {px - 12},164 {px - 22},140"
                ),
                mix(tone, "#3a2450", 0.15 + 0.4 * abs(px - 260) / 360),
            ):
                mass(c, f"{px - 4},128 {px + 26},128 {px + 22},176 {px},176", "#2a1440", 6, 0.5)
        line(c, "-20,128 300,128 620,128", "#7a2038", (7, 7, 7))
        c.path("M-10,-10 H140 L-10,92Z", c.diag("#7ab0c8", "#f8d8a0"))
        c.path("M610,-10 H470 L610,84Z", c.diag("#f8c890", "#e8987a"))
    _others(c)
    _pair(c)
