"""A rope over a town, and who holds it."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures import drawn
from tools.painter.creatures.figure import Cloth, cuff, ear, hand_grip, jointed, mix_skin
from tools.painter.creatures.people_parts import Skin
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
    """Far too long, and going down on the left, where a little bird has sat down."""
    line(c, "56,466 300,436 536,410", "#3a1c30", (15, 13, 9))
    line(c, "56,464 300,434 535,409", "#b8745c", (12, 10, 6))
    line(c, "56,460 300,430 534,406", SUN, (3, 4, 2), 0.9)


def _slipper(c: Canvas, x: float, y: float, scale: float) -> None:
    """Seen from behind; the rope presses into its sole at the origin."""
    with c.at(x, y, scale, 28):
        with form(c, "-13,-26! -15,-10 -12,4 0,9 12,4 15,-10 13,-26! 0,-22", SHOES.tone):
            mass(c, "2,-28 18,-28 16,10 0,10", SHOES.shade, 5, 0.8)
            mass(c, "-14,-24 -6,-22 -8,-4 -14,-4", SHOES.lit, 3, 0.7)
        line(c, "-12,4 0,9 12,4", NIGHT, (1.5, 3, 1.5), 0.7)


def _walker(c: Canvas) -> None:
    """From behind: one foot before the other, every thought on the next step."""
    teal, deep, lit = "#3f7f98", "#152250", "#a8d8d0"
    _pole(c)
    with c.relief(0.1):
        _slipper(c, 333, 596, 0.84)
        with form(
            c,
            "322,446! 366,446! 368,490 361,540 349,588! 335,592 323,586! 333,540 329,490",
            mix(teal, deep, 0.3),
        ):
            mass(c, "346,440 380,440 372,600 336,600 350,520", deep, 9, 0.8)
            mass(c, "318,440 336,440 338,600 318,600", deep, 7, 0.6)
        _slipper(c, 304, 636, 1.0)
        with form(c, "267,446! 326,446! 319,490 314,560 316,622! 303,628 288,622! 278,570 266,506", teal):
            mass(c, "304,470 330,470 326,630 304,630 306,540", deep, 9, 0.8)
            mass(c, "266,440 288,440 290,520 296,620 284,626 272,540", lit, 7, 0.65)
            for text in ("286,596 300,602 316,598", "288,610 302,614 316,610"):
                line(c, text, deep, (0.6, 2.4, 0.6), 0.5)
        with form(
            c, "272,436! 320,428 362,438! 368,462 364,480 340,480 318,476 298,484 270,480 266,462", teal
        ):
            mass(c, "322,420 380,430 376,510 330,500", deep, 12, 0.8)
            mass(c, "262,440 290,446 288,490 268,486", lit, 8, 0.6)
            line(c, "319,446 320,464 318,478", deep, (1, 3, 1), 0.5)
        # The arms leave from under the shoulders; the hands lie over the pole.
        jointed(c, (276, 340), (226, 392), (190, 428), (46, 36, 25), SLEEVE, LEFT_SUN, 0, False, "#c8344c")
        jointed(c, (360, 340), (414, 376), (448, 400), (46, 36, 25), SLEEVE, LEFT_SUN, 0, False, "#c8344c")
        body = (
            "300,308! 276,316 256,336 258,362 266,400 272,446! "
            "320,458 362,448! 368,402 378,364 380,336 360,316 334,308!"
        )
        with form(c, body, "#f4e2cc"):
            for k in range(7):
                y = 330 + k * 21
                line(c, f"240,{y + 4} 318,{y - 8 + k * 2} 396,{y + 4}", "#c8344c", (11, 12, 11))
            mass(c, "344,300 400,310 390,460 330,460 346,400 352,340", "#4a1c5c", 14, 0.85)
            mass(c, "318,330 326,330 324,440 314,440", "#7a4c84", 5, 0.55)
            mass(c, "276,344 304,340 300,390 282,392", SUN, 8, 0.5)
            mass(c, "250,320 272,314 268,380 278,446 262,440 254,370", SUN, 7, 0.75)
            mass(c, "288,374 306,380 312,410 296,404", "#7a4c84", 7, 0.35)
        line(c, "272,444 318,456 362,446", "#4a2050", (15, 17, 15))
        line(c, "273,440 296,447 318,450", "#c87aa0", (1, 3, 1), 0.8)
        strands(
            c,
            "300,450 270,462 226,446 172,468",
            "306,460 272,480 232,470 186,500",
            7,
            ("#4a2050", "#8a3c6c", "#6a2c60"),
            (6, 10, 9, 2),
            4,
        )
        line(c, "292,450 304,462 314,452", "#6a2c60", (8, 14, 8))
    cuff(c, (226, 392), (190, 428), 26, "#f4e2cc", "#7a4c84")
    cuff(c, (414, 376), (448, 400), 26, "#f4e2cc", "#7a4c84")
    hand_grip(c, 186, 435, 184, SKIN, 0.74)
    hand_grip(c, 454, 405, 172, SKIN, 0.74, True)
    _head(c)


def _head(c: Canvas) -> None:
    """The back of it, turned a little to the right, so that one cheek is seen."""
    with c.relief(0.1):
        with form(c, "296,286! 298,318 318,326 338,318 342,288!", mix(SKIN.tone, SKIN.shade, 0.35)):
            mass(c, "320,280 350,284 346,330 322,330", SKIN.shade, 6, 0.8)
            mass(c, "294,294 338,290 338,302 296,306", SKIN.shade, 4, 0.6)
        with form(
            c, "318,212 346,222 356,246 357,262 352,278 342,294 326,300 300,294 286,262 294,226", SKIN.tone
        ):
            mass(c, "330,220 370,240 366,290 330,310", SKIN.shade, 8, 0.7)
        with form(
            c,
            "291,284 280,262 279,236 293,213 320,204 342,211 352,230 351,248 345,256 342,266 340,278 "
            "338,292 330,304 320,308 308,305 297,298",
            "#3a2038",
        ):
            mass(c, "278,250 286,222 308,206 306,222 292,242 290,276", "#e0905c", 6, 0.75)
            strands(
                c,
                "308,204 278,228 284,300",
                "326,202 366,230 344,304",
                40,
                ("#3a2038", "#5a3040", "#2a1428", "#7a4848"),
                (2, 4, 1),
                4,
                0.6,
            )
            mass(c, "340,206 366,220 356,300 330,308 342,262", "#1c0e24", 9, 0.6)
        ear(c, 344, 266, mix_skin(SKIN, 0.3), 0.5)
        # The wind from the right takes its ends.
        strands(
            c,
            "312,206 284,222 272,246 256,258",
            "322,286 302,300 288,306 270,312",
            30,
            ("#3a2038", "#5a3040", "#2a1428", "#8a5048"),
            (2, 6, 5, 0.6),
            6,
            0.85,
        )


@scene("p42", "violet", Light(strength=0.0, focus=(320, 440)), by_hand=True)
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
    town(c)
    with c.group(through=c.blur(18)):
        c.rect(-40, 112, 680, 46, "#f0a890", op=0.75)
    c.rect(0, 120, 600, 790, c.vert("#e8a898", "#a070a8", "#5a4088", "#2c2058"), op=0.5)
    watchers(c)
    with c.at(448, 304, 0.28, -4, True):
        _far_crow(c)
    way = "200,752 250,696 304,636 333,598 386,462 446,306"
    line(c, way, "#3a2050", (14, 12, 10, 8, 6, 4))
    line(c, way, "#f8e4bc", (10, 8.6, 7, 5.6, 4, 2.4))
    for rx, ry in spread(way, 30):
        line(c, f"{rx - 3},{ry - 4} {rx},{ry} {rx + 3},{ry + 4}", "#a8744c", (0.6, 1.6, 0.6), 0.8)
    _walker(c)
    with c.at(84, 450, 0.5, -6, True):
        drawn.sparrow(c)
    with c.group("translate(-40,180) scale(0.8)"):
        _near_crow(c)
    # What hangs out of its beak.
    line(c, "206,748 196,764 198,790", "#f8e4bc", (10, 9, 8))
    strands(
        c, "192,786 190,806 180,826", "204,786 206,808 214,826", 6, ("#f0d8b0", "#b8946c"), (4, 3, 0.6), 3
    )
