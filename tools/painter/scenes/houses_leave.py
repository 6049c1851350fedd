"""Houses that move out in a row, and the cat that stays where theirs stood."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, round_limb, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SHADE, SUN, HAZE = "#2f2a50", "#ffdc98", "#f0c898"
LOW = (-60, 440)


def _sky(c: Canvas) -> None:
    c.rect(0, 0, 600, 560, c.vert("#2c6078", "#6fa8ac", "#d8cfa4", "#fbd088", "#f6b068"))
    c.glow(20, 470, 420, "#fff0b8", 1.0)
    for text, tone, op in (
        ("-40,96 100,60 260,84 420,58 640,84 640,110 420,104 240,124 60,116", "#cfd8c0", 0.6),
        ("160,220 320,190 470,206 640,176 640,206 470,236 300,244", "#f4dcb0", 0.6),
        ("-40,300 80,284 210,296 150,318 -40,326", "#fff0c8", 0.7),
        ("340,330 480,312 640,322 640,344 480,346", "#f8cfa0", 0.6),
    ):
        mass(c, text, tone, 12, op)
    mass(c, "-40,506 60,480 180,500 300,476 430,500 540,486 640,498 640,560 -40,560", "#cf9c80", 4)


def _sand(c: Canvas) -> None:
    with form(c, "-20,524! 150,512 330,524 480,512 620,520! 620,920! -20,920!", "#dca868"):
        mass(c, "-40,510 200,506 330,540 200,640 -40,660", "#ffe0a0", 34, 0.9)
        mass(c, "240,640 420,600 640,600 640,940 300,940 180,820", "#9a6450", 60, 0.7)
        mass(c, "-40,800 200,830 640,800 640,940 -40,940", "#6a4450", 50, 0.6)
        for k in range(40):
            y = 534 + (k / 40) ** 1.6 * 370
            w = 30 + (y - 520) * 0.5
            x = c.r.uniform(-40, 600)
            line(
                c,
                f"{x - w},{y + 4} {x - w * 0.3},{y - 3} {x + w * 0.3},{y + 3} {x + w},{y - 4}",
                c.r.choice(("#fff0b8", "#8a5c48", "#b07c54")),
                (0.5, 2, 1.6, 0.5),
                0.35,
            )
    # Long shadows, away from the sun.
    for text, soft in (
        ("286,694 400,690 560,716 640,740 640,800 520,760 380,716", 9),
        ("216,592 270,590 340,604 400,622 330,616", 5),
        ("160,550 190,549 240,558 214,560", 3),
        ("64,724 90,720 330,800 420,836 300,806", 6),
        ("214,858 300,856 470,880 560,906 400,912 220,890", 9),
    ):
        with c.group(through=c.blur(soft), opacity=0.55):
            c.path(contour(text), SHADE)


def _leg(c: Canvas, text: str, haze: float, toes: str) -> None:
    """A wader's leg in feathered breeches; its second place is the joint, its last the ankle."""

    def tone(colour: str) -> str:
        return mix(colour, HAZE, haze)

    x, y = (float(v) for v in text.rsplit(maxsplit=1)[-1].split(","))
    for toe in toes.split():
        dx, dy = (float(v) for v in toe.split(","))
        line(c, f"{x},{y} {x + dx * 0.5},{y + dy * 0.3 - 2} {x + dx},{y + dy}", tone("#8a5434"), (9, 7, 2.5))
    round_limb(c, text, (15, 12, 11, 9.5), tone("#b8743c"), tone("#5a3038"), tone("#ffd898"), (400, -200))
    (ax, ay), (bx, by) = (tuple(float(v) for v in p.split(",")) for p in text.split()[:2])
    kx, ky = ax + (bx - ax) * 0.72, ay + (by - ay) * 0.72
    with form(
        c,
        f"{ax - 30},{ay - 6}! {ax + 30},{ay - 6}! {ax + 24},{ay + 22} "
        f"{kx + 12},{ky} {kx - 9},{ky + 4} {ax - 28},{ay + 26}",
        tone("#8a5a44"),
    ):
        strands(
            c,
            f"{ax - 28},{ay - 8} {ax - 22},{ay + 24} {kx - 7},{ky + 8}",
            f"{ax + 28},{ay - 8} {ax + 22},{ay + 20} {kx + 10},{ky + 4}",
            22,
            [tone(t) for t in ("#6a4038", "#9a6a4c", "#c8946a")],
            (5, 6, 2),
            4,
            0.8,
        )
        mass(c, f"{ax + 12},{ay - 8} {ax + 34},{ay - 8} {kx + 16},{ky} {kx + 4},{ky}", tone(SUN), 5, 0.7)
        mass(
            c,
            f"{ax - 40},{ay - 14} {ax + 40},{ay - 14} {ax + 36},{ay + 6} {ax - 36},{ay + 8}",
            tone(SHADE),
            5,
            0.7,
        )


def _case(c: Canvas, haze: float, cloth: str) -> None:
    """A suitcase on a rope; the knot is at the origin."""

    def tone(colour: str) -> str:
        return mix(colour, HAZE, haze)

    line(c, "0,0 1,18 0,36", tone("#e8c890"), (2.4, 2.4, 2.4))
    line(c, "-10,46 -7,37 7,37 10,46", tone("#4a2c34"), (3, 3.6, 3.6, 3))
    with form(c, "-30,47! -26,44 26,44 30,47! 32,84 29,90! -29,90! -32,84", tone(cloth)):
        mass(c, "-40,40 -8,40 -12,96 -40,96", tone(SHADE), 9, 0.7)
        mass(c, "16,40 40,40 40,92 24,92", tone(SUN), 6, 0.7)
        for x in (-17, 15):
            c.rect(x - 2.5, 42, 5, 50, tone("#d8a860"))


def _pane(c: Canvas, x: float, y: float, w: float, h: float, lit: bool, haze: float) -> None:
    frame, glass = mix("#4a3440", HAZE, haze), mix("#ffd070" if lit else "#3f4a68", HAZE, haze)
    c.rect(x - w / 2 - 4, y - h / 2 - 4, w + 8, h + 8, frame)
    c.rect(x - w / 2, y - h / 2, w, h, glass)
    if lit:
        c.path(
            contour(
                f"{x - w / 2},{y - h / 2}! {x - w * 0.1},{y - h / 2}! "
                f"{x - w * 0.38},{y + h * 0.1} {x - w / 2},{y + h / 2}!"
            ),
            "#c8743c",
            op=0.9,
        )
        c.path(
            contour(
                f"{x + w / 2},{y - h / 2}! {x + w * 0.1},{y - h / 2}! "
                f"{x + w * 0.38},{y + h * 0.1} {x + w / 2},{y + h / 2}!"
            ),
            "#c8743c",
            op=0.9,
        )
    else:
        mass(
            c,
            f"{x - w * 0.4},{y - h * 0.4} {x + w * 0.1},{y - h * 0.4} {x - w * 0.4},{y + h * 0.3}",
            mix("#8aa0b8", HAZE, haze),
            2,
            0.8,
        )
    line(c, f"{x},{y - h / 2} {x},{y} {x},{y + h / 2}", frame, (3, 3, 3))
    line(c, f"{x - w / 2},{y} {x},{y} {x + w / 2},{y}", frame, (3, 3, 3))
    line(
        c,
        f"{x - w / 2 - 7},{y + h / 2 + 6} {x},{y + h / 2 + 6} {x + w / 2 + 7},{y + h / 2 + 6}",
        mix("#d8c0a0", HAZE, haze),
        (5, 5, 5),
    )


def _house(c: Canvas, wall: str, roof: str, haze: float, lit: bool, case: str) -> None:
    """It walks to the right on the origin, four hundred tall, towards the sun."""

    def tone(colour: str) -> str:
        return mix(colour, HAZE, haze)

    with c.relief(0.05):
        _leg(c, "58,-152 40,-92 62,-54 92,-40", haze, "22,12 8,18 -10,14")
        _leg(c, "-34,-146 -64,-84 -48,-44 -34,-4", haze, "30,5 16,11 -4,10 -22,2")
        with form(c, "-88,-146! 56,-138! 56,-292! -88,-298!", tone(wall)):
            mass(c, "-100,-310 -40,-310 -60,-130 -100,-130", tone(SHADE), 22, 0.55)
            mass(c, "-100,-164 70,-158 70,-120 -100,-120", tone(SHADE), 12, 0.55)
            mass(c, "-100,-310 70,-300 70,-272 -100,-280", tone(SHADE), 9, 0.5)
            for _ in range(34):
                x, y = c.r.uniform(-84, 50), c.r.uniform(-286, -152)
                line(
                    c,
                    f"{x - 7},{y} {x},{y + 1} {x + 7},{y}",
                    tone(c.r.choice(("#fff0d0", "#6a5468"))),
                    (0.4, 1.6, 0.4),
                    0.35,
                )
        with form(c, "-88,-297! -18,-384! 56,-291!", tone(mix(wall, SHADE, 0.12))):
            mass(c, "-90,-290 -18,-390 -10,-390 -40,-290", tone(SHADE), 9, 0.5)
        with form(c, "56,-138! 116,-160! 116,-286! 56,-292!", tone(mix(wall, SUN, 0.65))):
            mass(c, "50,-150 124,-172 124,-140 50,-124", tone("#b87c58"), 7, 0.7)
            mass(c, "50,-300 124,-296 124,-270 50,-276", tone("#a8684c"), 6, 0.7)
            c.poly([(76, -250), (98, -250), (98, -206), (76, -203)], tone("#6a4c50"))
        with form(c, "-18,-394! 60,-396! 132,-276! 66,-280!", tone(mix(roof, SUN, 0.42))):
            for k in range(5):
                t = (k + 0.6) / 5.4
                line(
                    c,
                    f"{-18 + 84 * t},{-394 + 114 * t} "
                    f"{22 + 78 * t},{-395 + 116 * t} {60 + 72 * t},{-396 + 120 * t}",
                    tone(roof),
                    (2, 2.6, 2),
                    0.8,
                )
            mass(c, "40,-404 64,-400 140,-276 118,-276", tone(SUN), 8, 0.8)
        with form(
            c, "-18,-394! -104,-290! -96,-280! -18,-374! 58,-278! 66,-280!", tone(mix(roof, SHADE, 0.35))
        ):
            mass(c, "-16,-396 70,-284 56,-276 -18,-376", tone(mix(roof, SUN, 0.3)), 3, 0.9)
        with form(c, "10,-410! 32,-410! 32,-356! 10,-372!", tone("#a8604c")):
            mass(c, "4,-414 20,-414 18,-356 4,-356", tone(SHADE), 4, 0.7)
        c.rect(6, -414, 30, 7, tone("#c8846c"))
        _pane(c, -52, -248, 30, 38, False, haze)
        _pane(c, 16, -246, 30, 38, lit, haze)
        _pane(c, -18, -330, 18, 22, False, haze)
        _pane(c, -52, -192, 30, 34, False, haze)
        with form(c, "0,-142! -2,-208 4,-214 30,-213 35,-206 35,-140!", tone("#5a3440")):
            mass(c, "2,-210 14,-212 14,-140 2,-140", tone(SHADE), 4, 0.6)
        c.circle(29, -174, 2.4, tone("#e8c070"))
        line(c, "-82,-150 -104,-152 -116,-152", tone("#5a3c38"), (7, 6, 5))
        with c.at(-112, -150, 1.0, 7):
            _case(c, haze, tone(case))


def _sign(c: Canvas) -> None:
    """A signpost that points after them, and an owl on it."""
    with c.relief(0.1):
        round_limb(c, "72,724 70,600 71,452", (15, 13, 12), "#7a5040", SHADE, "#ffdca0", LOW)
        with form(c, "114,476! 50,479! 32,493! 50,509! 114,507!", "#9a6c4c"):
            mass(c, "30,498 80,500 120,494 120,516 30,516", SHADE, 6, 0.6)
            mass(c, "28,474 54,474 48,512 28,512", SUN, 6, 0.6)
            for k in range(2):
                line(
                    c,
                    f"48,{488 + k * 10} 80,{487 + k * 10} 110,{486 + k * 10}",
                    "#5a3c3c",
                    (0.6, 1.6, 0.6),
                    0.6,
                )
    with c.at(71, 452, 0.56), c.relief(0.1):
        with form(
            c, "-32,2 -42,-36 -38,-78 -30,-108! -12,-98 12,-98 30,-108! 38,-78 42,-36 32,2 0,10", "#7a5a50"
        ):
            mass(c, "-46,-90 -20,-96 -22,6 -46,6", SUN, 8, 0.85)
            mass(c, "14,-100 46,-80 46,4 20,8 24,-50", SHADE, 10, 0.7)
            for j in range(5):
                for k in range(4 + j % 2):
                    x, y = -20 + k * 13 - j % 2 * 6, -50 + j * 11
                    line(c, f"{x - 4},{y} {x},{y + 5} {x + 4},{y}", "#e8c8a0", (0.6, 2.4, 0.6), 0.6)
        for x in (-13, 15):
            c.ellipse(x, -74, 15, 16, "#c8a888")
            c.circle(x + 1, -73, 8, "#f0b040")
            c.circle(x + 2, -72, 4.8, "#140c14")
            c.circle(x + 0.4, -74.4, 1.6, "#ffffff")
        line(c, "-30,-96 -8,-88 1,-76 10,-88 32,-96", "#4a3640", (1, 6, 4, 6, 1))
        c.path(contour("-4,-72! 1,-76 6,-72! 1,-60!"), "#3a2a34")
        for x in (-12, 12):
            line(c, f"{x - 5},6 {x},12 {x + 5},6", "#c8904c", (4, 4, 4))


def _home(c: Canvas) -> None:
    """Where it stood: a paler patch, a doormat and a bowl."""
    with c.group(through=c.blur(5)):
        c.path(contour("60,806! 330,786! 470,850! 190,892!"), "#8a5c50", op=0.5)
        c.path(contour("78,808! 326,791! 448,848! 192,884!"), "#f0cf98", op=0.6)
    c.shade(352, 868, 44, 9, 0.6, SHADE)
    with c.relief(0.1), form(c, "312,840! 384,840! 374,866 348,872 322,866", "#5a8aa0"):
        mass(c, "350,836 390,836 390,876 356,876", SHADE, 6, 0.7)
        mass(c, "308,836 326,838 334,868 320,868", "#d8f0e0", 4, 0.7)
    c.ellipse(348, 840, 36, 7.5, "#8ab8c4")
    c.ellipse(348, 841, 29, 5, "#34405c")


def _cat(c: Canvas) -> None:
    """From behind, all its back turned to us; it does not understand."""
    fur, deep, edge = "#4a3c4a", "#1c162c", "#ffd49c"
    with c.relief(0.1):
        line(c, "232,862 272,876 306,872 322,852 314,836", fur, (26, 24, 20, 15, 8))
        line(c, "240,854 272,866 302,862 314,850", "#a87c70", (1, 4, 3, 1), 0.6)
        with form(
            c,
            "120,866 112,822 124,766 150,722 176,706 204,706 230,722 256,766 268,822 260,866 230,880 150,880",
            fur,
        ):
            strands(
                c,
                "176,704 128,770 118,866",
                "206,704 254,770 264,866",
                70,
                ("#3c3042", "#5a4a54"),
                (1, 2.6, 0.6),
                9,
                0.3,
            )
            mass(c, "210,704 280,740 290,900 214,890 240,830 232,770", deep, 18, 0.85)
            mass(c, "184,730 200,730 206,870 176,870", deep, 12, 0.4)
            mass(c, "100,880 104,810 124,752 158,714 172,712 144,760 130,810 134,880", edge, 8, 0.9)
        for text, tone in (
            ("140,664 136,634 138,612! 156,624 172,646", edge),
            ("208,646 224,624 242,612! 244,634 240,664", deep),
        ):
            with form(c, text, fur):
                mass(c, text, tone, 7, 0.6)
        with form(
            c,
            "136,676 142,654 164,642 190,639 216,642 238,654 244,676 240,698 222,716 190,722 158,716 140,698",
            fur,
        ):
            strands(
                c,
                "176,640 144,664 158,716",
                "204,640 236,664 222,716",
                46,
                ("#3c3042", "#5e4e58"),
                (1, 2.2, 0.6),
                5,
                0.3,
            )
            mass(c, "206,636 254,650 254,710 206,730 228,690", deep, 11, 0.75)
            mass(c, "130,700 132,662 158,640 178,640 152,660 146,690 152,714", edge, 6, 0.85)
            mass(c, "156,712 190,718 226,712 220,730 160,730", deep, 5, 0.6)
        for k in range(3):
            line(c, f"140,{690 + k * 6} 122,{688 + k * 8} 106,{692 + k * 11}", "#fff0d0", (1, 1.3, 0.4), 0.8)
            line(c, f"242,{690 + k * 6} 260,{688 + k * 8} 274,{692 + k * 11}", "#b8a8a8", (1, 1.3, 0.4), 0.6)


@scene("p26", "sand", Light(strength=0.0, focus=(350, 480)), by_hand=True)
def houses_leave(c: Canvas) -> None:
    _sky(c)
    _sand(c)
    for x, y, s, wall, roof, haze, lit, case in (
        (120.0, 534.0, 0.17, "#c8a890", "#8a6a78", 0.55, False, "#8a5a4c"),
        (174, 554, 0.29, "#b88c70", "#4f7a80", 0.38, False, "#9a5044"),
        (256, 594, 0.5, "#c8a078", "#a85848", 0.2, False, "#5a6a7a"),
        (402, 694, 1.08, "#b8a48c", "#2f6a74", 0.0, True, "#a8442f"),
    ):
        with c.at(x, y, s, 0, True):
            _house(c, wall, roof, haze, lit, case)
    for k in range(9):
        t = k / 8
        x, y = 372 - 56 * t + (k % 2) * 34 * (1 - t * 0.6), 800 - 94 * t
        s = 1.25 - t * 0.45
        for dx, dy in ((-14, -5), (-8, 5), (-15, 1), (7, 1)):
            line(c, f"{x},{y} {x + dx * s},{y + dy * s}", "#7a4c48", (3.4 * s, 1.6 * s), 0.7)
    _home(c)
    _sign(c)
    _cat(c)
    c.glow(*LOW, 480, SUN, 0.3)
