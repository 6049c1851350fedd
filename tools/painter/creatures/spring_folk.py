"""An old woman, a bird that flies ahead of her, and a child in such a coat."""

from __future__ import annotations

from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import Cloth, jointed
from tools.painter.hand import contour, feather, form, line, mass, round_limb, row, strands
from tools.painter.palettes import mix


def child_at_door(c: Canvas, door: Point) -> None:
    """On the threshold, in such a coat; she looks back and waves."""
    with c.at(door[0] - 5, door[1] + 54, 0.98), c.relief(0.05):
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


def back_looking_bird(c: Canvas) -> None:
    """It flies ahead, inwards, and looks back for her; a hundred and fifty across."""
    red, deep, lit = "#d8452f", "#6a1428", "#ffb070"
    with c.relief(0.1):
        # The far wing, the fork of the tail.
        row(
            c,
            "2,-8 14,-10 28,-14",
            "10,-92 34,-86 60,-70",
            7,
            15,
            ("#7a1828", "#a02c30", "#c84838"),
            "#4a0c1c",
            0.12,
        )
        for tip, bend in (((-92.0, 34.0), 0.1), ((-84, 54), -0.1)):
            feather(c, (-26, 14), tip, 15, "#8a1c2c", "#4a0c1c", bend)
        feather(c, (-24, 14), (-74, 40), 17, "#c03a2c", "#4a0c1c", 0)
        with form(c, "-42,22 -26,0 0,-12 26,-18 44,-20 54,-10 50,4 34,18 8,28 -20,30", red):
            mass(c, "-46,26 -16,24 20,18 44,6 24,36 -24,40", deep, 6, 0.85)
            mass(c, "14,-14 40,-20 54,-8 48,4 30,-2", lit, 5, 0.7)
        # The near wing, swept up and back.
        row(
            c,
            "-18,4 -6,-4 12,-8",
            "-92,-48 -66,-78 -26,-92",
            9,
            17,
            ("#8a1c2c", "#b83428", "#e0603c"),
            "#4a0c1c",
            -0.12,
        )
        row(c, "-14,8 0,2 14,-4", "-50,-26 -34,-44 -8,-54", 7, 14, ("#b83428", "#f0905c"), "#4a0c1c", -0.08)
        # The head is turned round, back to the left.
        with form(c, "24,-16 22,-32 32,-44 48,-46 60,-36 60,-20 50,-10 34,-8", red):
            mass(c, "46,-48 62,-36 60,-12 48,-12 52,-28", lit, 4, 0.8)
            mass(c, "22,-28 28,-18 40,-8 20,-8", deep, 4, 0.6)
        c.path(contour("27,-37! 14,-36 4,-31! 15,-28 26,-27!"), "#f0b050")
        line(c, "26,-32 16,-32 6,-31", "#7a3a1c", (1.6, 1.4, 0.6))
        c.ellipse(37, -34, 4, 4.4, "#1a0a10")
        c.circle(35.6, -35.8, 1.4, "#ffffff")
        line(c, "31,-39 37,-41.5 43,-38", deep, (0.8, 2, 0.8))


LIT_FROM = (428.0, 408.0)
WOOL, DARK, WARM = "#ac2c2c", "#4a0f24", "#f08a60"
BARE = Cloth("#eebb96", "#94586a", "#fff0c8")


def _foot(c: Canvas, x: float, y: float, rot: float = 0.0) -> None:
    """Bare, from the side, the toes to the right; the ankle on (x, y)."""
    with c.at(x, y, 1.0, rot), c.relief(0.1):
        with form(
            c,
            "-13,-26! 12,-26! 12,-12 20,-2 36,5 50,9 56,15 52,20 40,21 22,18 8,20 -8,21 -18,18 -19,8 -13,-6",
            BARE.tone,
        ):
            mass(c, "-24,-30 -6,-30 -6,-4 -10,24 -26,24", BARE.shade, 5, 0.8)
            mass(c, "-20,17 20,14 60,17 60,28 -20,28", BARE.shade, 3, 0.7)
            mass(c, "8,-26 16,-14 26,-2 46,6 38,10 16,4 4,-14", BARE.lit, 3, 0.8)
            c.circle(-3, -5, 5, mix(BARE.tone, BARE.lit, 0.5))
            line(c, "-9,-3 -3,1 3,-3", BARE.shade, (0.6, 1.8, 0.6), 0.6)
        line(c, "41,20 44,15 50,13", BARE.shade, (0.6, 1.8, 0.6), 0.8)
        c.ellipse(53, 13.4, 2.6, 1.6, "#ffe6d0", 0.9, 24)


COAT_EDGE = (
    "152,408! 124,420 102,456 96,512 101,560 92,620 84,700 74,778! 112,792 160,790 206,776! "
    "214,730 240,694! 274,692 314,672! 325,634 312,602 280,586 248,574! "
    "238,540 240,500 234,458 224,430 206,410!"
)


def _coat(c: Canvas) -> None:
    """Long, of wool; one knee is drawn up beneath it, the foot already on the sill."""
    with c.group(through=c.blur(10)):
        c.path(contour("84,852 150,840 250,842 270,858 180,872 90,868"), "#2c4464", op=0.75)
    with c.relief(0.1):
        jointed(c, (166, 640), (160, 736), (154, 822), (66, 50, 27), BARE, LIT_FROM, 0.22, False)
        _foot(c, 155, 838)
        line(c, "128,860 166,866 216,860", "#f4f8ff", (3, 8, 2))
        jointed(c, (196, 616), (296, 626), (288, 684), (66, 50, 28), BARE, LIT_FROM, 0.12, False)
        with c.group(through=c.blur(5), opacity=0.6):
            c.path(contour("262,722 300,714 352,718 346,730 280,732"), "#3c2010")
        _foot(c, 289, 700)
        with form(c, COAT_EDGE, WOOL):
            # Turned from the light: the back, what hangs behind, the hollow beneath the knee.
            mass(c, "150,400 90,430 60,620 50,800 126,800 132,700 146,610 128,540 126,460", DARK, 18, 0.95)
            mass(c, "206,800 170,800 186,720 200,660 236,664 330,684 316,700 246,706 224,740", DARK, 13, 0.9)
            mass(c, "250,576 226,560 204,590 216,626 250,640 236,600", DARK, 9, 0.6)
            # Lit: the breast, the thigh and the knee.
            mass(c, "212,414 246,430 252,540 236,560 224,500", WARM, 9, 0.65)
            mass(c, "244,570 290,580 336,620 326,676 304,664 296,622 262,604", WARM, 9, 0.8)
            mass(c, "150,640 180,640 172,780 140,780", WARM, 16, 0.24)
            for text in (
                "246,576 214,596 176,604 140,590", "248,582 222,620 196,690 188,780",
                "236,602 252,640 262,688",
                "304,640 288,660 284,690", "150,610 136,690 122,788", "176,620 164,700 158,788",
                "160,470 150,520 156,566",
            ):  # fmt: skip
                line(c, text, "#5a1024", (0.8, 5.6, 2), 0.6)
            for text in ("256,588 246,630 252,684", "196,626 178,700 174,786", "292,606 312,630 308,668"):
                line(c, text, WARM, (0.8, 4, 1.4), 0.42)
            for _ in range(80):
                x, y = c.r.uniform(80, 320), c.r.uniform(430, 780)
                line(c, f"{x},{y} {x + 3},{y + 8}", c.r.choice(("#e06a50", "#7a1828")), (0.5, 1.4, 0.5), 0.4)
        line(c, "75,776 112,790 160,788 205,774", "#6a1428", (3, 7, 7, 3))
        line(c, "241,693 276,691 313,671", "#e8785c", (2, 6, 3))
        for y in (452.0, 492, 532):
            c.circle(226, y, 5, "#3a0c1c")
            c.circle(227, y - 1, 3.4, "#e8c078")
        # Snow is still on her back.
        for text in ("126,418 107,446 99,486", "152,404 136,408 122,420"):
            line(c, text, "#eef4f8", (2, 10, 3))


def _head(c: Canvas) -> None:
    """In profile to the right, a kerchief, white hair."""
    with c.relief(0.1):
        # Neck and head: profile to the right, a kerchief, white hair.
        with form(c, "160,380! 206,384! 214,416 190,430 158,420", "#d89c80"):
            mass(c, "150,380 180,384 176,430 150,420", "#8a4a50", 6, 0.8)
        face = (
            "150,330 166,296 196,286 218,296 226,314 228,326 "
            "238,342 248,354! 240,362 232,364 236,372 231,378! "
            "234,386 229,392 228,404 214,412 188,408 166,394"
        )
        with form(c, face, "#eebb96"):
            mass(c, "146,320 180,300 186,350 200,400 220,416 160,410", "#a8605c", 10, 0.75)
            mass(c, "200,286 226,306 232,330 248,354 236,362 228,344 214,320", "#fff0c4", 5, 0.85)
            mass(c, "204,360 222,356 226,374 212,382 200,372", "#e07a64", 6, 0.6)
            for text in (
                "222,362 218,374 222,386",
                "198,344 190,350 186,358",
                "200,352 194,360 192,366",
                "206,312 214,310 222,312",
            ):
                line(c, text, "#a8605c", (0.5, 1.8, 0.5), 0.75)
        line(c, "237,373 229,376 220,374 216,369", "#7a2c34", (1, 2.8, 2, 0.6))
        # A small bright eye in its folds.
        with form(c, "209,338! 215,333 222,333 227,338! 221,341 213,341", "#f8e8d4"):
            c.ellipse(221, 336.6, 3.8, 4.6, "#2c4458")
            c.circle(222, 336.4, 2.4, "#101018")
            c.circle(223.2, 335, 1.1, "#ffffff")
        line(c, "205,340 213,332 222,331.6 229,337", "#5a2c34", (0.8, 2.6, 2.4, 0.8))
        line(c, "207,332 214,326.6 224,326.6", "#a8605c", (0.6, 2, 0.6), 0.8)
        line(c, "209,344 217,346 225,343", "#a8605c", (0.5, 1.6, 0.5), 0.8)
        line(c, "205,321 215,315 226,319", "#e8e4dc", (1, 4, 1.4))
        strands(
            c,
            "190,296 182,316 176,344",
            "214,290 200,304 190,328",
            14,
            ("#f4f0e8", "#c8c4c4", "#ffffff"),
            (3, 3, 0.6),
            3,
        )
        scarf = (
            "212,284! 190,276 162,282 138,304 126,344 130,384 "
            "146,408 172,418 200,418 214,410! 196,404 182,384 "
            "176,350 184,312 200,296"
        )
        with form(c, scarf, "#3f6a7c"):
            mass(c, "210,270 150,280 120,340 130,400 170,430 160,390 150,350 164,310", "#14283c", 11, 0.85)
            mass(c, "212,284 192,296 178,340 184,384 172,360 174,316 190,288", "#a8d0c8", 5, 0.75)
            for k in range(13):
                x, y = 134 + (k * 29) % 60, 296 + k * 9
                c.circle(x, y, 3.2, "#e8d8b0", 0.85)
                c.circle(x, y, 1.3, "#c8402f", 0.9)
        with form(
            c, "206,408! 222,414 240,430! 226,434 212,424! 214,440 206,452! 198,436 198,418", "#4f8090"
        ):
            mass(c, "200,410 212,424 206,450 196,440", "#1c3448", 4, 0.8)
        line(c, "160,282 140,304 130,336", "#eef4f8", (1, 7, 1))


def _arm(c: Canvas) -> None:
    with c.relief(0.1):
        # The arm, the cuff, the open hand.
        with c.group(through=c.blur(7)):
            c.path(contour("150,500 190,544 230,566 290,540 300,560 230,596 170,560"), DARK, op=0.7)
        sleeve = (
            "136,448 160,434 184,444 204,474 226,496! 256,486 "
            "288,466 304,460! 318,492! 296,508 262,534 232,550 "
            "206,546 174,520 146,486"
        )
        with form(c, sleeve, WOOL):
            mass(c, "130,450 150,500 190,540 230,556 310,510 310,500 250,524 214,524 176,488", DARK, 10, 0.9)
            mass(c, "160,436 186,448 206,476 228,500 300,462 308,474 250,508 214,508 184,476", WARM, 9, 0.55)
            for text in ("226,496 220,514 224,534", "232,494 234,512 244,526", "216,486 206,506 204,526"):
                line(c, text, DARK, (3, 3, 0.6), 0.7)
            for _ in range(20):
                x, y = c.r.uniform(150, 300), c.r.uniform(446, 540)
                line(c, f"{x},{y} {x + 3},{y + 7}", c.r.choice(("#e06a50", "#7a1828")), (0.5, 1.4, 0.5), 0.4)
        round_limb(c, "302,484 310,477", (31, 30), "#e8dcc8", "#8a7088", "#fff8e0", LIT_FROM)
        for text in ("334,462 350,456 362,446", "334,460 348,446 356,434"):
            line(c, text, "#a8605c", (10, 8.4, 5))
            line(c, text, "#eebb96", (8, 6.6, 3.4))
        with form(c, "308,474 320,458 334,450 344,458 342,472 328,484 316,486", "#eebb96"):
            mass(c, "306,480 326,486 346,470 330,474", "#a8605c", 4, 0.7)
            mass(c, "318,458 334,450 344,458 330,462", "#fff0c4", 3, 0.8)
        for text in ("338,470 354,468 368,462", "334,476 348,478 360,476", "322,458 322,446 328,436"):
            line(c, text, "#a8605c", (10, 8.4, 5))
            line(c, text, "#f4c8a0", (8, 6.6, 3.4))


def old_climber(c: Canvas) -> None:
    """Old, barefoot; one foot is on the frame, her hand goes out after the bird."""
    _coat(c)
    _head(c)
    _arm(c)
