"""A cricket in a tail coat that rows with a violin's bow."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, round_limb

GREEN, DARK, GLINT = "#86a04a", "#1f3a34", "#ffe69a"


def _tails(c: Canvas) -> None:
    """They lie behind it on the belly, short of the edge."""
    for text, tone in (
        ("112,596! 92,622 72,650 64,668! 92,672 124,664 150,640!", "#2a1a40"),
        ("126,604! 112,634 100,658 96,676! 122,676 148,662 170,636!", "#40285c"),
    ):
        with form(c, text, tone):
            mass(c, text, "#1a1030", 8, 0.4)
            mass(c, "130,620 170,630 150,660 110,680 120,650", "#8a5a8c", 6, 0.5)


def captain(c: Canvas) -> None:
    """It kneels on the tailpiece, rows with the bow, and bends down to the fish."""
    with c.group(through=c.blur(8)):
        c.path(contour("70,636 140,616 220,620 240,650 150,668 80,660"), "#2a0c18", op=0.75)
    with c.relief(0.12):
        # Feelers.
        line(c, "184,420 170,350 120,300 62,312 36,356", "#4a5a30", (4.4, 3.4, 2.6, 2, 1))
        line(c, "204,416 210,344 176,276 120,248 84,262", "#5a6c36", (4.4, 3.4, 2.6, 2, 1))
    _tails(c)
    with c.relief(0.12):
        with form(
            c,
            "100,622 104,580 122,530 146,498 184,494 214,512 226,548 222,590 206,626 160,640 120,636",
            GREEN,
        ):
            mass(c, "90,640 100,560 140,500 150,560 140,640", DARK, 12, 0.9)
        coat = "96,622 102,572 122,520 150,490 190,488 216,506 214,522! 196,540 190,580 184,634! 140,640"
        with form(c, coat, "#4a2c68"):
            mass(c, "80,640 96,560 140,490 156,520 130,580 130,650", "#160c2a", 14, 0.9)
            mass(c, "176,486 214,504 214,524 194,540 190,600 182,560 180,520", "#c88aa0", 8, 0.8)
        with form(c, "196,506! 222,520 230,556 224,600 206,630! 188,634! 192,580 198,540", "#fff4e0"):
            mass(c, "186,560 206,560 204,640 184,640", "#b88aa0", 7, 0.8)
            for y in (552, 578, 604):
                c.circle(214, y, 3, "#c8963c")
        # It kneels: a lap in dark trousers, under it the shins cannot be seen.
        with form(
            c, "124,640! 136,616 166,606 200,608 230,618 246,634 240,650 214,658 170,660 136,656", "#352050"
        ):
            mass(c, "120,640 150,636 200,644 244,640 240,664 130,668", "#140a24", 7, 0.85)
            mass(c, "180,612 214,614 240,630 226,634 200,622", "#8a6090", 5, 0.8)
            line(c, "150,640 180,646 214,648", "#140a24", (0.8, 3, 0.8), 0.7)
    # Head: long, lowered to the right.
    with c.relief(0.12):
        c.path(contour("192,500! 214,494 232,502! 236,516 214,520 196,514"), "#fff8ea")
        head = (
            "172,420 190,402 216,398 240,410 258,436 268,466 264,488 246,502 222,504 196,496 176,474 168,446"
        )
        with form(c, head, "#94ac52"):
            mass(c, "160,420 184,400 190,460 220,500 200,520 160,470", DARK, 11, 0.9)
            mass(c, "216,398 244,410 262,440 270,480 252,486 244,450 226,420", GLINT, 7, 0.9)
            line(c, "180,432 184,466 206,490", "#3f5a34", (1, 3, 1), 0.8)
            mass(c, "232,476 250,472 250,490 234,492", "#e88a6c", 6, 0.6)
        # A large faceted eye under a heavy lid; it looks down to the right.
        with form(c, "210,430 222,418 240,422 250,438 250,456 238,464 220,460 210,446", "#d8964a"):
            mass(c, "204,420 222,416 222,464 206,450", "#6a2c3c", 7, 0.9)
            mass(c, "240,424 254,434 250,460 240,450", "#fff0b0", 5, 0.9)
            for k in range(22):
                c.circle(212 + (k * 7) % 40, 428 + (k * 11) % 34, 1.4, "#7a3a34", 0.5)
            c.ellipse(238, 450, 9, 11, "#1c0c1c", rot=-20)
            c.circle(241, 444, 3, "#ffffff")
        with form(c, "206,436 214,416 238,414 252,432 252,440! 238,432 222,434 210,446!", "#7a9444"):
            mass(c, "220,412 246,420 252,434 230,424", GLINT, 4, 0.7)
        line(c, "209,446 222,434 238,432 253,441", "#22301c", (1.6, 3, 3, 1))
        line(c, "212,404 226,394 242,398", "#3f5a34", (2, 4, 1))
        line(c, "238,489 249,487 259,480", "#2f3a20", (0.8, 2.6, 0.8))
        line(c, "254,492 262,504 272,506", "#5a7038", (4, 3, 1))
        line(c, "246,498 250,510 258,514", "#5a7038", (4, 3, 1))
        # A bow tie.
        c.path(contour("214,512! 196,500 192,522! "), "#c2402f")
        c.path(contour("214,512! 236,502 236,526!"), "#e8604c")
        c.circle(214, 512, 5, "#8a2430")


def captains_arms(c: Canvas) -> None:
    """The near arm holds the bow, the other one goes down to the fish."""
    with c.relief(0.12):
        line(c, "192,552 150,644 100,746 48,838", "#5a2c1c", (8, 7, 7, 9))
        line(c, "191,552 150,641 101,742", "#f0b070", (1.4, 2, 2))
        line(c, "206,562 164,656 116,752 62,840", "#fff2dc", (3, 3.6, 3.6, 3))
        line(c, "190,550 198,560 208,562", "#2a1420", (12, 12, 9))
        line(c, "47,832 51,846 64,842", "#2a1420", (10, 11, 7))
    light = (420.0, 600.0)
    # The reaching arm: sleeve, cuff, a hand of three.
    with c.relief(0.12):
        round_limb(c, "208,536 240,572 268,610", (34, 29, 24), "#4a2c68", "#160c2a", "#d890a0", light)
        round_limb(c, "262,602 272,616", (25, 25), "#fff4e0", "#b88aa0", "#ffffff", light)
        round_limb(c, "270,616 284,634 292,650", (13, 11, 12), "#86a04a", DARK, GLINT, light)
        for text in ("290,648 304,654 316,650", "292,652 306,664 318,666", "288,654 296,670 306,680"):
            line(c, text, DARK, (9, 7.5, 4))
            line(c, text, "#a8bc5c", (7, 5.5, 2.4))
        # The one with the bow.
        round_limb(c, "172,518 138,548 136,584", (36, 33, 26), "#553274", "#160c2a", "#b87a98", light)
        round_limb(c, "136,580 141,592", (27, 27), "#fff4e0", "#b88aa0", "#ffffff", light)
        round_limb(c, "141,594 152,606 164,610", (13, 13, 15), "#86a04a", DARK, GLINT, light)
        for text in ("160,600 174,596 186,602", "160,609 174,607 184,613", "158,617 170,619 178,624"):
            line(c, text, DARK, (9, 8.4, 6))
            line(c, text, "#a0b858", (7, 6.4, 4))
