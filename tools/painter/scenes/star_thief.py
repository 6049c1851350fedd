"""Who is about on the washing day of the stars: one who counts, one who has taken one, and the stars."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import Cloth, cuff, hand_hold, hand_point, jointed
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, form, line, mass, round_limb, strands

SKIN = Skin("#d89878", "#6a2c4c", "#ffe6a8", "#e8705c")
STAR: Point = (212, 694)
INK = "#140e24"
FAR: Point = (322, 610)


def left_wall(x: float, v: float) -> str:
    """A place on the left wall: how far in, and the height it has at the near edge."""
    return f"{x},{v + (FAR[1] - v) * x / FAR[0]}"


def right_wall(x: float, v: float) -> str:
    return f"{x},{v + (FAR[1] - v) * (600 - x) / (600 - FAR[0])}"


def star(c: Canvas, x: float, y: float, r: float, rot: float = 0.0, soft: float = 1.0) -> None:
    """One washed star; it shines."""
    spots = []
    for k in range(10):
        a = math.radians(rot - 90 + k * 36)
        far = r if k % 2 == 0 else r * 0.5
        spots.append(f"{x + math.cos(a) * far:.1f},{y + math.sin(a) * far:.1f}" + ("" if k % 2 == 0 else "!"))
    text = " ".join(spots)
    c.glow(x, y, r * 3.2, "#ffd878", 0.7 * soft)
    with form(c, text, "#ffe79a"):
        mass(
            c,
            f"{x - r},{y} {x},{y + r * 0.2} {x + r},{y} {x + r},{y + r} {x - r},{y + r}",
            "#f0a848",
            r * 0.2,
            0.75,
        )
        mass(
            c,
            f"{x - r * 0.5},{y - r * 0.3} {x},{y - r} {x + r * 0.4},{y - r * 0.2} {x},{y + r * 0.1}",
            "#fffbe4",
            r * 0.16,
            0.95,
        )
        for k in range(5):
            a = math.radians(rot - 90 + k * 72)
            c.segment(x, y, x + math.cos(a) * r * 0.8, y + math.sin(a) * r * 0.8, "#f4c060", r * 0.04, 0.8)


def peg(c: Canvas, x: float, y: float, s: float, rot: float = 0.0) -> None:
    with c.at(x, y, s, rot):
        c.path(contour("-5,-16! 5,-16! 4,14! 1,18! 0,6! -1,18! -4,14!"), "#c8925c")
        c.path("M-5,-4 H5", "none", "#5a3a30", 2.4)


def keeper(c: Canvas) -> None:
    """He leans out of his window and counts; he has come to the empty pegs."""
    with c.relief(0.1):
        opening = (
            f"{right_wall(462, -60)}! {right_wall(584, -60)}! {right_wall(584, 470)}! {right_wall(462, 470)}!"
        )
        with form(c, opening, "#f0a848"):
            mass(c, "450,330 500,330 500,520 450,520", "#a8503c", 16, 0.8)
            mass(c, "520,290 590,290 590,420 530,400", "#ffe9a0", 16, 0.9)
            for k, x in enumerate((480, 500, 522, 546)):
                line(c, f"{right_wall(x, -60)} {right_wall(x - 6, 120)}", "#8a3c34", (2, 3), 0.7)
                c.circle(x - 6, 226 + (546 - x) * 0.9, 5 + k, "#a8503c")
            mass(c, "556,-20 590,-20 590,360 566,330 550,200", "#8a3040", 7, 0.9)
            for k in range(4):
                line(c, f"{560 + k * 8},20 {556 + k * 8},180 {566 + k * 6},350", "#4a1834", (2, 4, 2), 0.7)
            mass(c, "464,260 476,250 476,470 464,480", "#6a2c38", 5, 0.8)
        c.path(contour(opening), "none", "#5a3234", 9)
    with c.at(512, 424, 0.98), c.relief(0.1):
        # Nightshirt, leaning on the sill.
        with form(c, "-66,128! -62,40 -34,-6 20,-10 62,10 80,58!", "#c8c4dc"):
            mass(c, "10,-10 80,10 90,60 10,110 20,40", "#5a548c", 14, 0.9)
            mass(c, "-70,130 -60,30 -30,0 -24,30 -46,120", "#fff0c8", 9, 0.8)
        # Arm along the sill, arm that points up.
        round_limb(c, "-40,44 -74,36 -98,10", (34, 28, 20), "#c8c4dc", "#5a548c", "#fff0c8", (-200, -200))
        hand_point(c, -98, 12, -28, SKIN, 0.86)
        # Head, turned down to the child.
        with form(c, "-52,-30 -48,-62 -20,-82 16,-78 36,-54 36,-22 20,4 -10,14 -38,4", "#dca486"):
            mass(c, "4,-80 44,-50 40,0 4,16 16,-30", "#8a4c60", 10, 0.85)
            mass(c, "-56,-40 -44,-66 -20,-80 -28,-50 -40,-20", "#ffe8b8", 7, 0.85)
            mass(c, "-34,-26 -18,-30 -12,-16 -28,-12", "#e8705c", 6, 0.6)
        with form(c, "-54,-34 -70,-26 -76,-12 -64,-6 -50,-12", "#e8a88a"):
            mass(c, "-60,-12 -50,-20 -48,-4 -66,-4", "#a85c5c", 4, 0.8)
        for x, y in ((-46, -36), (-12, -38)):
            with form(
                c,
                f"{x - 11},{y + 1}! {x - 4},{y - 7} {x + 5},{y - 7} {x + 11},{y}! "
                f"{x + 3},{y + 6} {x - 5},{y + 6}",
                "#fff6e4",
            ):
                c.circle(x - 4, y + 1, 5.2, INK)
                c.circle(x - 5.4, y - 1.6, 1.5, "#ffffff")
                mass(
                    c,
                    f"{x - 14},{y - 9} {x + 12},{y - 9} {x + 10},{y - 4} {x - 10},{y - 4}",
                    "#a85c5c",
                    2,
                    0.8,
                )
            line(
                c,
                f"{x - 12},{y + 1} {x - 4},{y - 8} {x + 5},{y - 8} {x + 12},{y}",
                "#4a2430",
                (1, 2.6, 2.4, 1),
            )
            line(c, f"{x - 13},{y - 15} {x},{y - 20} {x + 13},{y - 14}", "#f4f0ea", (2, 6, 3))
        strands(
            c, "-58,-4 -46,6 -30,-2 -8,-4 20,-10", "-70,48 -56,66 -36,76 -10,66 16,40", 22,
            ("#f4f2f0", "#c8c0d4", "#fff8e0", "#9a90b4"), (5, 7, 6, 5, 1), 6,
        )  # fmt: skip
        with form(c, "-62,-2 -40,-12 -16,-6 14,-16 34,-24 30,10 20,44 -8,70 -38,82 -62,60 -72,28", "#eae6ea"):
            mass(c, "0,-10 40,-20 30,50 -20,90 0,30", "#8a80b0", 10, 0.85)
            mass(c, "-70,10 -50,0 -40,40 -54,64", "#fff8e4", 7, 0.9)
            for k in range(9):
                x = -58 + k * 10
                line(
                    c, f"{x},{2 + k % 2 * 4} {x - 2},{34} {x * 0.7 - 14},{66}", "#a8a0c4", (0.8, 2, 0.6), 0.7
                )
        line(c, "-56,6 -46,0 -32,6", "#8a4450", (1, 3.4, 1))
        line(c, "-66,-2 -50,-10 -38,-4 -22,-8 -8,2", "#fbf8f4", (3, 9, 6, 9, 2))
        # Nightcap.
        with form(
            c, "-52,-56! -34,-96 6,-118 44,-98 66,-56 72,-24! 54,-36 46,-54 40,-44! 10,-72 -24,-72", "#4a5ca8"
        ):
            mass(c, "10,-120 60,-80 76,-20 50,-40 30,-70", "#1c2460", 10, 0.85)
            mass(c, "-50,-60 -30,-96 0,-112 -20,-84", "#a8b4ec", 7, 0.7)
        line(c, "-54,-54 -24,-74 10,-74 42,-46", "#f0ece4", (12, 15, 14, 10))
        c.circle(72, -16, 12, "#f0ece4")
    with c.relief(0.1):
        sill = (
            f"{right_wall(444, 462)}! {right_wall(612, 462)}! {right_wall(612, 506)}! {right_wall(444, 506)}!"
        )
        with form(c, sill, "#7a6a8c"):
            mass(c, sill.replace("!", ""), "#e8b478", 5, 0.5)


def thief(c: Canvas) -> None:
    gown, deep, lit = "#a83a44", "#3a1034", "#ffb870"
    with c.group(through=c.blur(8)):
        c.ellipse(214, 884, 110, 16, "#060820", 0.9)
    with c.relief(0.1):
        for x, turn in ((184.0, -8.0), (240, 8)):
            jointed(c, (x, 806), (x + turn * 0.2, 832), (x, 860), (32, 28, 22), SKIN, STAR, 0.12, False)
            line(c, f"{x - 13},850 {x},854 {x + 13},850", "#f0e4d0", (9, 11, 9))
            with form(
                c,
                f"{x - 14},856! {x},852 {x + 14},856! {x + 18},874 {x + 19},888! {x - 19},888! {x - 18},874",
                "#7a3a2c",
            ):
                mass(c, f"{x - 22},872 {x + 22},874 {x + 22},892 {x - 22},892", "#2c1224", 4, 0.8)
                mass(c, f"{x - 12},854 {x + 12},854 {x + 8},866 {x - 8},866", "#e89a5c", 3, 0.8)
                line(c, f"{x},856 {x},868 {x},880", "#2c1224", (1, 2, 1))
            line(c, f"{x - 19},888 {x},890 {x + 19},888", "#140a1c", (5, 5, 5))
        with form(
            c,
            (
                "150,566 186,548 240,548 272,566 282,620 280,680 300,760 322,826! "
                "270,846 210,838 150,848 104,826! 128,750 146,680 144,620"
            ),
            gown,
        ):
            mass(c, "100,560 170,560 170,680 140,760 150,850 90,850", deep, 20, 0.9)
            mass(c, "260,560 300,600 330,830 280,850 270,740", deep, 16, 0.7)
            mass(c, "160,640 212,620 266,640 280,720 250,790 180,790 148,720", "#f08a3c", 22, 0.85)
            mass(c, "160,556 212,540 264,556 250,574 180,574", lit, 9, 0.8)
            for text in (
                "190,760 176,800 168,846",
                "232,760 244,800 250,842",
                "210,770 212,806 210,840",
                "160,720 138,780 122,830",
                "266,730 290,790 306,830",
            ):
                line(c, text, deep, (1, 7, 3), 0.75)
            line(c, "106,824 150,844 210,834 270,842 320,824", "#f4d8c8", (3, 5, 5, 5, 3))
    with c.group(through=c.blur(7)):
        c.ellipse(STAR[0] + 4, STAR[1] + 14, 58, 46, "#7a1c24", 0.8)
    star(c, *STAR, 64, -8, 1.2)
    with c.relief(0.1):
        # Arms behind the back, the fingers round the star.
        cloth = Cloth(gown, deep, lit)
        for side in (-1, 1):
            elbow, wrist = (STAR[0] + side * 94, 646.0), (STAR[0] + side * 62, 708.0)
            jointed(c, (STAR[0] + side * 46, 574), elbow, wrist, (46, 38, 27), cloth, STAR)
            cuff(c, elbow, wrist, 30, "#f4e0cc", "#8a5a64")
            hand_hold(c, STAR[0] + side * 57, 713, -side * 62, SKIN, 0.92, side > 0)
        c.glow(*STAR, 90, "#ffe08a", 0.45)
        # Neck and head from behind, turned up to the right.
        with form(c, "190,520! 238,518! 240,556 214,566 186,558", SKIN.tone):
            mass(c, "180,520 210,520 204,566 180,566", SKIN.shade, 6, 0.9)
        line(c, "174,560 212,572 252,558", "#f4d8c8", (6, 10, 6))
    with c.at(216, 470, 1.0, 12), c.relief(0.1):
        with form(
            c,
            "-64,4 -62,-38 -36,-68 4,-74 44,-62 64,-32 68,-6 78,4! 72,12 70,28 56,48 22,60 -20,58 -50,40",
            SKIN.tone,
        ):
            mass(c, "-70,0 20,-20 40,60 -60,70", SKIN.shade, 12, 0.8)
            mass(c, "52,-40 68,-10 72,20 58,40 54,0", SKIN.lit, 6, 0.9)
            mass(c, "44,8 60,6 62,26 50,32", SKIN.cheek, 5, 0.6)
        line(c, "62,-12 68,-17 76,-17", INK, (2, 3, 1))
        line(c, "56,-28 64,-32 70,-28", "#5a2c20", (1, 4, 1))
        with form(c, "30,-4 42,-10 48,2 42,16 32,14", SKIN.tone):
            mass(c, "28,-4 38,-4 38,16 28,16", "#a8504c", 3, 0.8)
        hair = "-70,10 -68,-44 -36,-78 8,-84 50,-70 66,-40! 54,-30 46,-12 34,-2 24,24 12,48 -16,62 -48,46"
        with form(c, hair, "#6a341f"):
            strands(
                c,
                "-4,-82 -50,-60 -66,0 -44,46",
                "-2,-82 -10,-40 -8,10 -12,58",
                44,
                ("#7e4024", "#562818", "#8c4c2a", "#6a341f"),
                (1, 3, 2.6, 0.6),
                4,
                0.75,
            )
            strands(
                c,
                "2,-82 40,-60 46,-20 26,14",
                "0,-82 8,-40 6,10 2,54",
                42,
                ("#8a4a28", "#5a2a1a", "#9c5830", "#743a22"),
                (1, 3, 2.6, 0.6),
                4,
                0.75,
            )
            mass(c, "-80,0 -60,-60 -40,-60 -40,50 -60,50", "#1c0f28", 10, 0.8)
            mass(c, "-20,-82 20,-86 56,-62 40,-56 0,-70", "#ffd08a", 6, 0.8)
            line(c, "-2,-82 -6,-20 -8,58", "#2a1016", (1.4, 2.6, 2))
        for way in ("-36,44 -56,66 -60,94 -70,116", "14,50 26,74 24,100 34,122"):
            line(c, way, "#3c1a18", (26, 23, 19, 6))
            line(c, way, "#8a4626", (21, 18, 15, 4))
            pts = [tuple(map(float, q.split(","))) for q in way.split()]
            for k in range(6):
                t = k / 6 * (len(pts) - 1)
                i = min(int(t), len(pts) - 2)
                x = pts[i][0] + (pts[i + 1][0] - pts[i][0]) * (t - i)
                y = pts[i][1] + (pts[i + 1][1] - pts[i][1]) * (t - i)
                line(
                    c,
                    f"{x - 9},{y - 4} {x},{y + 5} {x + 9},{y - 3}",
                    "#3c1a18" if k % 2 else "#d08a4c",
                    (1, 3.4, 1),
                    0.8,
                )
            ex, ey = pts[-2]
            for d in (-1, 1):
                c.path(contour(f"{ex},{ey + 8}! {ex + d * 18},{ey - 2} {ex + d * 20},{ey + 16}!"), "#4a8a9c")
