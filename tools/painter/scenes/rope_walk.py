"""A rope over a town, and who holds it."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures import drawn
from tools.painter.creatures.figure import Cloth, cuff, hand_grip, jointed, shoe
from tools.painter.creatures.people_parts import INK, Skin
from tools.painter.hand import contour, form, line, mass, row, spread, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.dusk_town import NIGHT, SUN, town, watchers

SKIN = Skin("#f0bc9c", "#7a4078", "#ffeac0", "#ec7a70")
LEFT_SUN = (-500.0, 100.0)
SLEEVE, SHOES = Cloth("#f4e2cc", "#7a4c84", "#fff4d8"), Cloth("#c8506c", NIGHT, "#ffb8b0")


def _far_crow(c: Canvas) -> None:
    """In flight, a rope's end in its beak at the origin; it looks right, two hundred and fifty long."""
    ink, blue, shine = "#14102c", "#2c2858", "#7a78b8"
    with c.relief(0.1):
        row(c, "-196,20 -186,34 -172,44", "-290,40 -282,76 -254,98", 6, 30, (ink, "#1c1a3c"), "#3a3870", 0)
        # The far wing, high.
        with c.at(-112, -30, 0.9, 14):
            row(
                c,
                "-6,-120 -30,-160 -70,-196",
                "20,-250 -60,-290 -150,-270",
                7,
                34,
                ("#1a1638", "#2a2654"),
                "#4a4884",
                0.05,
            )
            row(
                c,
                "10,-10 10,-60 -4,-118",
                "110,-110 110,-190 60,-250",
                7,
                38,
                ("#0e0b22", "#1a1638"),
                "#3a3870",
                0.06,
            )
        with form(
            c,
            (
                "14,-2! -8,-14 -30,-22 -50,-40 -80,-48 -106,-36 -140,-14 "
                "-190,8 -206,30 -180,46 -120,50 -70,36 -40,14 -22,8! -6,8"
            ),
            blue,
        ):
            mass(c, "-210,30 -140,30 -70,14 -30,6 -60,60 -200,60", ink, 10, 0.9)
            mass(c, "-100,-40 -70,-50 -40,-36 -60,-28 -100,-20 -160,4", shine, 6, 0.6)
        with form(c, "20,0! 4,-12 -16,-20 -34,-18! -30,2 -26,12! -4,12", "#3a3450"):
            mass(c, "20,0 -10,2 -30,4 -26,16 0,14", "#0c0818", 3, 0.9)
            mass(c, "-20,-18 4,-12 16,-4 -10,-10", "#c8b0c0", 2, 0.7)
        c.circle(-46, -20, 7, "#0a0818")
        c.circle(-46, -20, 5, "#d8a84c")
        c.circle(-44.6, -21, 3, "#0a0818")
        c.circle(-46.4, -22.4, 1.3, "#ffffff")
        line(c, "-56,-24 -46,-31 -34,-24", ink, (1, 4, 2))
        with c.at(-120, -10, 1.0, -30):
            row(
                c,
                "-6,-140 -34,-186 -76,-226",
                "40,-276 -60,-330 -170,-316",
                7,
                38,
                ("#2c2860", "#4a4690", "#8a78b8"),
                "#7a78b8",
                0.05,
            )
            row(
                c,
                "16,-10 16,-66 0,-136",
                "150,-80 150,-170 84,-262",
                7,
                44,
                ("#1c1844", "#3a3678", "#5a5498"),
                "#4a4884",
                0.08,
            )
            row(
                c,
                "4,-6 4,-60 -10,-140",
                "88,-56 86,-124 30,-206",
                7,
                34,
                ("#2c2860", "#4a4690", "#7a70b0"),
                "#5a58a0",
                0.08,
            )
            with form(c, "-24,20 -38,-60 -50,-150 -84,-232! -60,-214 -26,-150 0,-70 20,-10 6,24", blue):
                mass(c, "-30,0 -46,-90 -70,-200 -54,-190 -30,-80 -16,0", shine, 6, 0.7)


def _near_crow(c: Canvas) -> None:
    """Close to us, lower left; it has the rope across its beak and an eye on the walker."""
    ink, blue, shine = "#100c26", "#2a2656", "#8a84c4"
    with c.relief(0.1):
        # The wing on the far side, thrown up.
        row(
            c,
            "60,800 30,730 -10,670",
            "40,470 -30,480 -110,540",
            7,
            64,
            ("#2a2860", "#3c3a7c", "#504c94"),
            "#3f3c74",
            0.05,
        )
        row(c, "96,800 70,730 30,660", "120,560 70,540 0,540", 6, 46, ("#1c1a48", "#2c2a64"), "#3a3870", 0.06)
        # The near wing, down along the frame.
        row(
            c,
            "150,880 220,900 300,930",
            "470,800 500,880 520,950",
            6,
            66,
            ("#1c1844", "#2c2860", "#3f3a7a"),
            "#5a58a0",
            0.1,
        )
        row(
            c,
            "120,860 180,890 250,920",
            "330,800 380,850 420,920",
            6,
            52,
            ("#2c2860", "#3f3a7c", "#524c92"),
            "#6a68b0",
            0.1,
        )
        with form(
            c,
            (
                "206,706 192,672 160,648 118,640 74,656 38,694 6,752 -40,800! "
                "-40,940! 250,940! 236,880 218,830 208,780 214,744"
            ),
            blue,
        ):
            mass(c, "206,760 190,740 150,760 120,840 160,940 260,940 250,860", ink, 18, 0.9)
            mass(c, "50,680 96,646 150,646 190,672 140,668 90,690 40,760 0,800", shine, 10, 0.75)
            strands(
                c,
                "120,656 60,700 0,780",
                "206,730 190,800 210,900",
                30,
                (ink, "#3f3a7a", "#1e1a42", "#6a66ac"),
                (2, 8, 0.6),
                8,
                0.6,
            )
        # The beak.
        with form(
            c, "196,674 226,664 262,664 296,676 318,696 322,716! 300,706 268,702 236,706 206,712!", "#3c3654"
        ):
            mass(c, "200,700 260,694 320,716 300,720 200,720", ink, 5, 0.9)
            mass(c, "200,676 240,664 290,672 314,692 270,680 220,682", "#d8b8c8", 4, 0.8)
        with form(c, "204,722 236,724 272,726 300,736! 262,744 226,742 204,738", "#2a2444"):
            mass(c, "204,734 260,738 296,738 240,748 204,744", ink, 4, 0.9)
        for k in range(12):
            line(
                c,
                f"{188 + k * 2},{674 + k * 3} {206 + k * 3},{672 + k * 3} {226 + k * 3},{676 + k * 3}",
                (ink, "#4a4684")[k % 2],
                (1, 4, 0.6),
            )
        # The eye: it looks up at the one who walks.
        mass(c, "136,676 160,664 184,676 180,700 156,708 138,698", ink, 6, 0.9)
        c.ellipse(162, 686, 19, 18, "#0a0718")
        c.ellipse(162, 686, 15.4, 15, "#e0a83c")
        c.ellipse(164, 684, 14, 13, "#f8d878", 0.6)
        c.ellipse(167, 680, 8.4, 9.4, "#0a0718")
        c.circle(162, 676, 3.4, "#ffffff")
        line(c, "138,680 154,664 174,664 190,680", ink, (2, 7, 6, 2))
        line(c, "140,668 156,656 176,656", shine, (1, 3, 1), 0.8)
        line(c, "144,700 162,708 180,700", "#5a5698", (0.6, 3, 0.6), 0.8)


def _pole(c: Canvas) -> None:
    """Far too long, and going down on the right, where a little bird has sat down."""
    line(c, "84,246 300,322 524,414", "#3a1c30", (11, 14, 17))
    line(c, "83,244 299,320 523,412", "#c8845c", (8, 11, 13))
    line(c, "82,241 298,316 522,408", SUN, (2, 4, 3), 0.9)


def _walker(c: Canvas) -> None:
    """Up on one leg, the other flung out; the face is turned to the bird."""
    teal, deep, lit = "#3f7f98", "#152250", "#a8d8d0"
    with c.relief(0.1):
        # Knees give way; both soles are on the rope.
        trousers = Cloth(teal, deep, lit)
        jointed(c, (324, 440), (362, 536), (342, 632), (62, 46, 28), trousers, LEFT_SUN, 0.25)
        shoe(c, 346, 656, -22, SHOES, 1.0, True)
        jointed(c, (290, 446), (232, 550), (262, 662), (62, 46, 28), trousers, LEFT_SUN, 0.25)
        shoe(c, 266, 690, -36, SHOES, 1.1, True)
        # The sash flies.
        strands(
            c,
            "284,428 236,424 190,396 150,398",
            "288,442 240,446 196,424 158,436",
            7,
            ("#4a2050", "#8a3c6c", "#6a2c60"),
            (8, 12, 10, 2),
            4,
        )
        # The arms leave from under the shoulders.
        jointed(c, (270, 306), (212, 360), (184, 316), (48, 38, 26), SLEEVE, LEFT_SUN, 0, False, "#c8344c")
        jointed(c, (342, 304), (424, 322), (434, 372), (48, 38, 26), SLEEVE, LEFT_SUN, 0, False, "#c8344c")
        body = (
            "250,292! 270,272 318,266 354,286! 364,326 360,366 "
            "352,408 350,440! 318,456 278,444! 272,400 254,340"
        )
        with form(c, body, "#f4e2cc"):
            for k in range(8):
                y = 288 + k * 22
                line(c, f"236,{y - 4} 296,{y + 9} 378,{y - 6}", "#c8344c", (12, 13, 12))
            mass(c, "322,230 370,250 370,450 310,460 336,340", "#4a1c5c", 15, 0.85)
            mass(c, "250,256 282,244 280,320 292,440 268,440 256,330", SUN, 8, 0.6)
        line(c, "276,432 312,446 352,432", "#4a2050", (18, 20, 18))
        line(c, "278,427 300,436 318,438", "#c87aa0", (1, 3, 1), 0.8)
    with c.group("translate(0,26)"):
        _pole(c)
    cuff(c, (212, 360), (184, 316), 28, "#f4e2cc", "#7a4c84")
    cuff(c, (424, 322), (434, 372), 28, "#f4e2cc", "#7a4c84")
    hand_grip(c, 174, 323, 20, SKIN, 0.92)
    hand_grip(c, 438, 378, 201, SKIN, 0.92, True)
    with c.group("translate(0,26)"):
        _head(c)


def _head(c: Canvas) -> None:
    with form(c, "282,252! 288,216 328,216 332,250 308,262", mix(SKIN.tone, SKIN.shade, 0.5)):
        mass(c, "284,212 330,212 326,236 290,240", SKIN.shade, 6, 0.8)
    with c.at(312, 178, 1.06, 12), c.relief(0.1):
        for s in (-1, 1):
            c.ellipse(s * 49, 8, 10, 14, mix(SKIN.tone, SKIN.shade, 0.1 if s < 0 else 0.5))
        with form(
            c, "0,-62 34,-54 50,-26 50,10 38,42 18,60 2,64 -18,58 -38,40 -50,10 -50,-26 -34,-54", SKIN.tone
        ):
            mass(c, "14,-60 60,-40 56,40 14,70 26,20", SKIN.shade, 11, 0.65)
            mass(c, "-52,-30 -36,-40 -22,-14 -30,24 -40,30", SKIN.lit, 7, 0.9)
            for s in (-1, 1):
                mass(
                    c,
                    f"{s * 26 + 4 - 12},16 {s * 26 + 4},10 {s * 26 + 16},18 {s * 26 + 4},28",
                    SKIN.cheek,
                    6,
                    0.6,
                )
        # Both eyes go down to the right.
        for s in (-1, 1):
            x = s * 19 + 6
            c.ellipse(x, -6, 13.4, 15, "#fffaf0")
            c.ellipse(x + 5, 1, 7.6, 8.4, "#5a3a6c")
            c.ellipse(x + 5.6, 1.6, 5, 5.8, INK)
            c.circle(x + 3.4, -2, 2, "#ffffff")
            line(c, f"{x - 14},-7 {x - 4},-21 {x + 13},-10", INK, (0.8, 2.8, 0.8))
            line(c, f"{x - 11},5 {x},10 {x + 12},6", SKIN.shade, (0.5, 1.8, 0.5), 0.7)
        line(c, "-30,-28 -16,-37 -2,-36", "#3a1c30", (1.4, 5, 2))
        line(c, "16,-37 32,-38 44,-28", "#3a1c30", (2, 5, 1.4))
        line(c, "6,0 13,14 12,20 3,21", SKIN.shade, (0.6, 2, 2.4, 0.8))
        with form(c, "-6,38 4,32 20,33 24,40 16,50 2,50", "#5a1428"):
            mass(c, "-2,34 18,32 18,37 0,38", "#fff4e4", 1.5)
            mass(c, "0,46 16,46 14,54 2,54", "#d8606c", 2)
        # Hair on end.
        hair = (
            "-52,6 -58,-28 -44,-58 -12,-74 24,-72 50,-52 57,-20 52,6! "
            "46,-10 44,-26 26,-46 6,-50 -14,-46 -36,-36 -44,-12"
        )
        with form(c, hair, "#3a2038"):
            mass(c, "10,-80 60,-50 60,0 40,-20 20,-50", "#140a1e", 8, 0.9)
            mass(c, "-56,-20 -46,-56 -14,-72 -20,-56 -44,-34", "#e0905c", 5, 0.9)
        strands(
            c,
            "-44,-52 -58,-66 -66,-70",
            "44,-56 54,-72 64,-80",
            17,
            ("#3a2038", "#5a3040", "#2a1428"),
            (9, 7, 0.6),
            7,
        )
        strands(
            c,
            "-30,-60 -36,-78 -34,-92",
            "30,-64 32,-84 38,-96",
            11,
            ("#3a2038", "#a0604c", "#2a1428"),
            (8, 6, 0.6),
            9,
        )
        for x, y in ((70, -30), (78, 4), (-70, -14)):
            c.path(contour(f"{x},{y - 11}! {x + 5},{y + 2} {x},{y + 8} {x - 5},{y + 2}"), "#cdeeff")


@scene("p42", "violet", Light(strength=0.0, focus=(320, 300)), by_hand=True)
def held_by_birds(c: Canvas) -> None:
    nature.wash(c, "#54408c", "#d88a98", "#ffc890", "#3a2a68", "#3a2a68")
    c.rect(0, 0, 600, 170, c.vert("#4a3c8c", "#a8608c", "#f0a088", "#ffd8a0"))
    c.glow(90, 110, 300, "#ffe0a0", 0.9)
    nature.clouds(c, "#ffb890", 0.8, 0.004, 0.03, 0, 130, 0.44)
    c.path(
        contour("-10,124 70,96 150,112 240,92 330,112 420,98 520,116 610,104! 610,180! -10,180!"),
        c.horiz("#f0a88c", "#a8709c"),
    )
    for x, h in ((452, 44), (470, 30), (180, 34), (500, 26), (120, 24)):
        c.path(
            contour(
                f"{x - 5},136! {x - 4},{122 - h * 0.5}! {x},{114 - h}! {x + 4},{122 - h * 0.5}! {x + 5},136!"
            ),
            "#b0789c",
        )
    with c.group(through=c.blur(1.6)):
        town(c)
    c.rect(0, 120, 600, 790, c.vert("#d090a4", "#a070a8", "#6a4c90", "#3c2c6c"), op=0.42)
    watchers(c)
    with c.group(through=c.blur(26), opacity=0.5):
        c.path(contour("90,110 500,110 540,300 480,480 380,560 200,560 90,470 60,260"), "#e0a09c")
    with c.at(488, 598, 0.4, -4, True):
        _far_crow(c)
    way = "200,752 232,724 266,692 346,657 420,628 486,600"
    line(c, way, "#3a2050", (14, 13, 12, 10, 7, 5))
    line(c, way, "#f8e4bc", (10, 9, 8, 6.4, 4.4, 2.8))
    for rx, ry in spread(way, 26):
        line(c, f"{rx - 3},{ry - 4} {rx},{ry} {rx + 3},{ry + 4}", "#a8744c", (0.6, 1.8, 0.6), 0.8)
    with c.at(506, 428, 0.54, 8):
        drawn.sparrow(c)
    _walker(c)
    with c.group("translate(-40,180) scale(0.8)"):
        _near_crow(c)
    # What hangs out of its beak.
    line(c, "206,748 196,764 198,790", "#f8e4bc", (10, 9, 8))
    strands(
        c, "192,786 190,806 180,826", "204,786 206,808 214,826", 6, ("#f0d8b0", "#b8946c"), (4, 3, 0.6), 3
    )
