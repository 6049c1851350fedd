"""A beetle with a lock in its back, and the collector who has found it."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, round_limb
from tools.painter.palettes import lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.collector import LENS, face, fist, lens

DARK, FIRE = "#2a1420", "#ffd070"
HOLE = (318, 650)


def _pinned(c: Canvas, x: float, y: float, tone: str, s: float, rot: float) -> None:
    with c.at(x, y, s, rot), c.relief(0.1):
        with c.group(through=c.blur(4)):
            c.ellipse(8, 12, 30, 40, DARK, 0.6)
        for side in (-1, 1):
            for k in range(3):
                line(
                    c,
                    f"{side * 18},{-14 + k * 18} {side * 40},{-24 + k * 22} {side * 48},{-6 + k * 26}",
                    "#2a1418",
                    (5, 4, 1.4),
                )
        with form(c, "0,-24 22,-18 28,10 18,40 0,48 -18,40 -28,10 -22,-18", tone):
            mass(c, "6,-24 30,-10 30,40 0,50 10,10", "#1c0c1c", 7, 0.85)
            mass(c, "-20,-14 -6,-20 -10,10 -20,20", lighter(tone, 0.8), 4, 0.9)
            line(c, "0,-24 1,10 0,48", "#1c0c1c", (1, 2, 1))
        with form(c, "-14,-24 -10,-42 10,-42 14,-24 0,-18", mix(tone, "#1c0c1c", 0.5)):
            mass(c, "-10,-40 0,-42 -4,-28", lighter(tone, 0.6), 3, 0.8)
        line(c, "2,0 8,-30 14,-66", "#d8dce0", (2.4, 2.4, 2.4))
        c.circle(14, -68, 6, "#e8e4e0")
        c.circle(12, -70, 2.4, "#ffffff")
        c.rect(-24, 60, 50, 16, "#f4e4c0")
        for k in range(2):
            c.segment(-18, 65 + k * 6, 16 - k * 10, 65 + k * 6, "#6a4c3c", 1.6)


def _butterfly(c: Canvas) -> None:
    with c.at(488, 536, 0.82, 14), c.relief(0.05):
        with c.group(through=c.blur(5)):
            c.path(contour("-76,-30 0,20 76,-40 70,70 0,40 -60,80"), DARK, op=0.5)
        for side in (-1, 1):
            for text, tone in (
                (
                    (
                        f"{side * 4},0 {side * 30},-50 {side * 84},-70! {side * 88},-24 "
                        f"{side * 50},10 {side * 9},12"
                    ),
                    "#d8642c",
                ),
                (f"{side * 4},10 {side * 46},12 {side * 66},40 {side * 44},74! {side * 18},50", "#e8a03c"),
            ):
                with form(c, text, tone):
                    mass(c, text, lighter(tone, 0.6), 14, 0.5)
                    for k in range(5):
                        line(
                            c,
                            f"{side * 4},4 {side * 40},{-40 + k * 24} {side * 92},{-76 + k * 36}",
                            "#3a1418",
                            (1, 2, 2),
                            0.8,
                        )
                c.path(contour(text), "none", "#2a1018", 5)
            for px, py in ((70, -50), (72, -34), (52, 50)):
                c.circle(side * px, py, 4, "#fff0d0")
        line(c, "0,-22 0,10 0,44", "#2a1418", (6, 10, 3))
        for side in (-1, 1):
            line(c, f"0,-20 {side * 10},-44 {side * 22},-56", "#2a1418", (1.4, 1.4, 2.4))
        line(c, "0,2 5,-30 9,-60", "#d8dce0", (2.2, 2.2, 2.2))
        c.circle(9, -62, 6, "#d83c34")
        c.circle(7, -64, 2, "#ffd0c0")


def _leg(c: Canvas, text: str, toes: str) -> None:
    """A jointed leg: a thick thigh, a thin shank with thorns, a foot."""
    spots = [tuple(float(v) for v in word.split(",")) for word in text.split()]
    (ax, ay), (bx, by), (dx, dy) = spots
    with c.group(through=c.blur(5)):
        line(c, f"{ax + 10},{ay + 22} {bx + 12},{by + 26} {dx + 4},{dy + 6}", DARK, (18, 14, 6), 0.55)
    green = "#1c5a48"
    line(c, toes, "#14241c", (8, 6, 4, 1.6))
    round_limb(
        c,
        f"{bx},{by} {(bx + dx) / 2},{(by + dy) / 2} {dx},{dy}",
        (15, 11, 8),
        green,
        "#08140f",
        "#8fe0a0",
        HOLE,
    )
    for k in range(4):
        t = 0.25 + k * 0.2
        sx, sy = bx + (dx - bx) * t, by + (dy - by) * t
        out = 1 if dx > HOLE[0] else -1
        line(c, f"{sx},{sy} {sx + out * 5},{sy + 3} {sx + out * 10},{sy + 9}", "#14241c", (4, 3, 0.5))
    round_limb(
        c,
        f"{ax},{ay} {(ax + bx) / 2},{(ay + by) / 2 - 6} {bx},{by}",
        (22, 24, 14),
        green,
        "#08140f",
        "#a8f0a8",
        HOLE,
    )
    c.circle(bx, by, 8.4, "#14382c")
    c.circle(bx - 2, by - 3, 3, "#a8e8b0")


def _beetle(c: Canvas) -> None:
    with c.group(through=c.blur(14)):
        c.path(contour("190,600 320,560 470,620 490,760 420,870 280,880 180,800"), DARK, op=0.75)
    for text, toes in (
        ("228,560 150,540 112,474", "112,474 104,456 92,446 84,440"),
        ("408,556 470,520 482,462", "482,462 486,446 498,436 508,434"),
        ("196,660 104,668 62,742", "62,742 54,764 46,776 36,784"),
        ("440,650 520,640 546,716", "546,716 548,738 556,750 560,762"),
        ("220,780 150,780 126,822", "126,822 118,836 112,842 104,852"),
        ("424,776 500,822 510,880", "510,880 514,900 520,910 526,918"),
    ):
        _leg(c, text, toes)
    with c.relief(0.1):
        for text in ("290,452 246,430 226,388 190,376", "336,452 384,432 410,396 452,388"):
            line(c, text, "#14241c", (7, 5, 4, 3))
            x, y = (float(v) for v in text.split()[-1].split(","))
            for k in range(3):
                line(c, f"{x},{y} {x - 6 + k * 6},{y - 8} {x - 12 + k * 12},{y - 14}", "#14241c", (4, 5, 3))
        for side in (-1, 1):
            line(
                c,
                f"{313 + side * 10},442 {313 + side * 30},424 {313 + side * 16},408",
                "#14241c",
                (12, 10, 2),
            )
        with form(c, "268,486 272,452 296,436 330,436 354,452 358,486 313,500", "#1c5a48"):
            mass(c, "268,460 300,436 330,440 300,452 284,480", "#a8f0b0", 6, 0.9)
            mass(c, "330,450 360,460 360,500 320,500", "#08140f", 7, 0.8)
        for x in (276, 350):
            c.ellipse(x, 460, 11, 13, "#0c0c10")
            c.ellipse(x - 2, 456, 5, 6, "#f8d880", 0.95)
            c.circle(x - 4, 453, 2, "#ffffff")
        with form(
            c, "216,556 226,506 268,480 313,476 358,480 402,506 414,556 360,584 313,590 264,584", "#237a58"
        ):
            mass(c, "216,540 250,496 313,480 350,490 290,502 244,540", "#b8ffb8", 9, 0.9)
            mass(c, "340,500 410,510 420,560 350,590 370,550", "#0a2a2c", 11, 0.9)
            mass(c, "230,560 313,574 390,560 380,590 240,590", "#d8b050", 8, 0.8)
            line(c, "313,484 315,530 313,586", "#08241c", (1, 3, 1), 0.7)
        wing = (
            "318,566 400,566 452,606 472,680 458,760 414,826 330,868 318,870 306,868 222,832 "
            "176,766 162,684 180,606 234,566"
        )
        with form(c, wing, "#1f7a54"):
            mass(c, "160,640 200,580 300,570 260,640 230,760 180,760", "#8af0a0", 20, 0.55)
            mass(c, "400,570 480,640 480,780 400,850 330,880 400,760 430,660", "#08242c", 22, 0.95)
            mass(c, "180,760 260,840 320,872 260,880 160,800", "#1c3a7a", 18, 0.7)
            mass(c, "250,600 318,580 390,600 410,680 370,740 318,756 262,736 232,680", "#e8b040", 26, 0.75)
            for side in (-1, 1):
                for k in range(6):
                    x = 26 + k * 24
                    text = (
                        f"{318 + side * (14 + k * 15)},{572 + k * 4} "
                        f"{318 + side * x * 1.02},{690 + k * 2} "
                        f"{318 + side * (10 + k * 16)},{860 - k * k * 4}"
                    )
                    line(c, text, "#0c3a30", (1, 4, 1), 0.75)
                    moved = " ".join(f"{float(w.split(',')[0]) - 3},{w.split(',')[1]}" for w in text.split())
                    line(c, moved, "#a8f0a0", (0.5, 2, 0.5), 0.6)
            mass(c, "196,620 214,590 250,580 226,612 212,660 200,680", "#f4fff0", 5, 0.95)
            line(c, "318,568 320,700 318,868", "#06201c", (3, 6, 3))
        line(c, "184,606 164,684 178,764 224,830", "#b8f0c0", (1, 3, 3, 1), 0.8)
        x, y = HOLE
        with form(
            c,
            f"{x},{y - 58} {x + 30},{y - 44} {x + 42},{y} {x + 30},{y + 46} {x},{y + 64} "
            f"{x - 30},{y + 46} {x - 42},{y} {x - 30},{y - 44}",
            "#c8903c",
        ):
            mass(c, f"{x + 10},{y - 50} {x + 50},{y} {x + 20},{y + 70} {x + 24},{y}", "#5a2c18", 8, 0.9)
            mass(c, f"{x - 36},{y - 30} {x - 10},{y - 56} {x},{y - 50} {x - 26},{y - 10}", "#fff0b0", 5, 0.9)
        for dy in (-44, 48):
            c.circle(x, y + dy, 4.6, "#6a3c1c")
            c.segment(x - 3, y + dy - 2, x + 3, y + dy + 2, "#f8d890", 1.4)
        c.circle(x, y - 10, 17, "#fffbe0")
        c.path(contour(f"{x - 8},{y - 4}! {x + 8},{y - 4}! {x + 15},{y + 36}! {x - 15},{y + 36}!"), "#fff4c0")
    c.glow(x, y, 200, "#ffc860", 0.8)


def _key(c: Canvas) -> None:
    with c.group(through=c.blur(5)):
        line(c, "40,818 120,808 180,806", DARK, (14, 14, 14), 0.6)
    with c.at(36, 804, 1.1, -8), c.relief(0.2):
        for tone, d in (("#5a3414", 2.0), ("#e0a848", -1.0)):
            for px, py in ((0, -12), (-14, 8), (14, 8)):
                c.ring(px + d, py + d, 12, 12, tone, 6)
        round_limb(c, "24,4 80,4 132,4", (10, 10, 9), "#d89c40", "#5a3014", "#fff0b0", (300, -100))
        for px, h in ((112, 24), (126, 30)):
            c.path(contour(f"{px - 5},4! {px + 5},4! {px + 5},{4 + h}! {px - 5},{4 + h}!"), "#b87c30")
        c.ring(34, 4, 4, 9, "#8a5420", 4)


@scene("p71", "sand", Light(strength=0.0, focus=(290, 440)), by_hand=True)
def locked_beetle(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#1c1018", "#3a2024", "#4a2c24"))
    with c.group("rotate(-7,300,450)"):
        for k in range(4):
            c.rect(470 + k * 44, -60, 38, 460, mix("#4a2c20", DARK, 0.3 + 0.15 * k))
            for j in range(6):
                c.circle(489 + k * 44, -20 + j * 74, 4, "#a87c3c", 0.7)
        face(c)
        with form(c, "-80,398! 700,398! 700,450! -80,450!", "#8a4c28"):
            mass(c, "-80,396 700,396 700,410 -80,410", "#f0b870", 4, 0.9)
            mass(c, "-80,436 700,436 700,456 -80,456", "#2a1018", 6, 0.9)
            for k in range(8):
                line(
                    c,
                    f"-80,{412 + k * 5} 200,{410 + k * 5 + k % 3} 460,{414 + k * 4} 700,{411 + k * 5}",
                    "#5a2c18",
                    (1, 2, 1, 1),
                    0.5,
                )
        with form(c, "-80,448! 700,448! 700,1000! -80,1000!", "#d8b078"):
            mass(c, "-80,440 700,440 700,480 -80,480", "#4a2824", 12, 0.9)
            mass(c, "-80,460 60,460 40,960 -80,960", "#6a4438", 30, 0.9)
            mass(c, "540,460 700,460 700,960 500,960", "#5a3834", 34, 0.9)
            mass(c, "160,560 318,520 480,570 520,700 440,840 200,840 120,700", "#ffe0a0", 40, 0.9)
            for k in range(5):
                line(
                    c,
                    f"-80,{560 + k * 96} 300,{556 + k * 96} 700,{562 + k * 96}",
                    "#a87c50",
                    (1, 1.6, 1),
                    0.5,
                )
        _pinned(c, 66, 560, "#b8342c", 0.9, -10)
        _butterfly(c)
        _key(c)
        _beetle(c)
        with c.group(through=c.blur(12)):
            c.path(
                f"M{HOLE[0] - 10},{HOLE[1]} L{LENS[0] - 90},{LENS[1] + 60} "
                f"L{LENS[0] + 110},{LENS[1] + 60} L{HOLE[0] + 10},{HOLE[1]}Z",
                c.linear([(0, "#ffd070", 0.34), (1, "#ffd070", 0.0)], (0.6, 1), (0.4, 0)),
            )
        lens(c)
        fist(c)
    c.glow(250, 330, 240, "#ffb860", 0.22)
