"""Who is there when a train comes into the room, and what is ready."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.people_parts import INK, Skin, head
from tools.painter.hand import contour, form, line, mass, round_limb, strands
from tools.painter.palettes import mix

BOY = Skin("#e8b088", "#6a4a5c", "#fff0c4", "#e0705c")
DARK, GOLD, UMBER = "#10162c", "#ffe4a0", "#4a2a18"
DAY = (200.0, 250.0)


def boy(c: Canvas) -> None:
    """In his night things; he holds up the green disc, and a case is ready. His feet at the origin."""
    cloth, deep, lit = "#c8d4dc", "#3f5470", "#fffdf0"
    with c.group(through=c.blur(8), opacity=0.75):
        c.path(contour("-30,-4 40,-10 130,14 140,30 20,20 -30,10"), "#0c0a10")
    with c.relief(0.1):
        for x, far in ((22.0, True), (-14, False)):
            round_limb(
                c,
                f"{x},-110 {x + 1},-60 {x - 2},-16",
                (40, 34, 27),
                mix(cloth, deep, 0.45 if far else 0),
                deep,
                lit,
                (-400, -300),
            )
            with form(c, f"{x - 34},2! {x - 30},-14 {x - 8},-22 {x + 13},-16 {x + 14},4!", "#b85a4c"):
                mass(c, f"{x},-20 {x + 16},-16 {x + 16},8 {x - 10},8", INK, 5, 0.7)
        with form(c, "-40,-96! -42,-160 -30,-196 0,-208 30,-198 46,-160 48,-92! 0,-84", cloth):
            mass(c, "10,-210 60,-200 60,-80 16,-80 26,-150", deep, 12, 0.9)
            mass(c, "-42,-100 -40,-160 -26,-194 -16,-150 -24,-100", lit, 7, 0.9)
            for _ in range(16):
                x, y = c.r.uniform(-38, 44), c.r.uniform(-195, -96)
                for k in range(3):
                    a = k * math.pi / 3
                    c.segment(
                        x - math.cos(a) * 4,
                        y - math.sin(a) * 4,
                        x + math.cos(a) * 4,
                        y + math.sin(a) * 4,
                        "#5a8ab0",
                        1.4,
                    )
        # The far arm hangs on to a worn strap; the near one is up.
        round_limb(
            c, "36,-184 62,-150 66,-112", (32, 26, 20), mix(cloth, deep, 0.4), deep, cloth, (-400, -300)
        )
        c.circle(66, -104, 10, mix(BOY.tone, BOY.shade, 0.3))
    with c.at(0, -246, 1.02, -8, flip=True):
        c.path(contour("-16,30! 14,38 12,62 -14,62"), mix(BOY.tone, BOY.shade, 0.4))
        head(c, "#3a2418", BOY, 1.05, "42,24 35,31 27,28", "14,-27 25,-35 36,-31")
        hair = (
            "38,-36 40,-52 26,-50 16,-66 0,-60 -16,-72 -28,-60 -46,-58 -46,-42 "
            "-58,-26 -52,18 -36,36! -27,12 -16,0 -12,-22 6,-36 16,-30 26,-38"
        )
        with form(c, hair, "#5a3420"):
            mass(c, "-60,-40 -30,-60 -20,-20 -30,40 -60,30", "#1c0f10", 8, 0.85)
            strands(
                c,
                "30,-42 0,-60 -40,-40",
                "20,-32 -6,-30 -30,20",
                14,
                ("#9a6438", "#3a2014", "#c88a50"),
                (1, 3, 1),
                3,
            )
    with c.relief(0.1):
        line(c, "-74,-236 -66,-286 -60,-326", "#4a2a1c", (7, 7, 7))
        line(c, "-76,-236 -68,-286 -62,-326", "#d8a878", (2, 2, 2))
        c.circle(-60, -346, 31, "#12302c")
        c.circle(-61, -347, 29, "#fffaf0")
        c.circle(-61, -347, 22, "#2f9a5c")
        mass(c, "-61,-325 -40,-340 -44,-330 -56,-324", "#125038", 4, 0.8)
        c.ellipse(-68, -356, 9, 6, "#c8f4c0", 0.8)
        round_limb(c, "-24,-184 -56,-178 -72,-226", (34, 28, 21), cloth, deep, lit, (-400, -300))
        c.circle(-73, -238, 11.5, BOY.tone)
        for k in range(3):
            line(
                c,
                f"-84,{-244 + k * 6} -76,{-246 + k * 6} -66,{-243 + k * 6}",
                BOY.shade,
                (0.8, 1.6, 0.8),
                0.8,
            )


def chair(c: Canvas) -> None:
    wood, lit = "#8a5030", "#e8b078"
    with c.group(through=c.blur(8), opacity=0.8):
        c.path(contour("470,860 560,850 620,870 620,900 500,894"), "#0c0a10")
    with c.relief(0.1):
        for text, w in (
            ("508,726 506,790 502,862", 12), ("592,720 594,780 598,850", 12),
            ("574,560 580,640 586,720", 13), ("486,770 482,830 476,884", 13),
        ):  # fmt: skip
            line(c, text, INK, (w + 3, w + 3, w))
            line(c, text, wood, (w, w, w - 3))
        line(c, "571,564 577,640 583,716", lit, (2, 3, 2), 0.8)
        line(c, "483,772 479,830 473,880", lit, (2, 3, 2), 0.9)
        for y in (580.0, 616, 652):
            line(c, f"578,{y} 600,{y - 4} 630,{y - 8}", wood, (11, 11, 11))
            line(c, f"578,{y - 3} 600,{y - 7} 630,{y - 11}", lit, (2, 2, 2), 0.8)
        with form(c, "470,752! 556,704! 630,716! 630,760! 484,784!", "#a83c3c"):
            mass(c, "480,770 640,740 640,780 480,800", INK, 8, 0.8)
            mass(c, "474,752 556,706 590,712 500,760", "#ff9a80", 8, 0.6)
    # The cap.
    with c.group(through=c.blur(5), opacity=0.8):
        c.ellipse(548, 738, 52, 12, INK)
    with c.relief(0.1):
        with form(
            c, "496,726 500,700 496,684 516,668 552,662 588,672 598,690 592,712 596,728 546,740", "#d0342c"
        ):
            mass(c, "546,656 610,670 610,740 550,744", "#5a0c1c", 10, 0.8)
            mass(c, "500,690 520,670 550,666 526,684 510,700", "#ffb090", 5, 0.9)
        with form(c, "497,706 546,718 595,708 596,728 546,740 496,728", "#241820"):
            mass(c, "546,710 600,706 600,740 546,744", "#060408", 5, 0.7)
        with form(c, "494,728! 480,744 500,754 540,756 566,744 574,736! 540,742", "#140e14"):
            line(c, "488,744 510,749 540,750", "#c8c8d8", (1, 4, 1), 0.8)
        c.circle(530, 722, 9, "#f4c850")
        c.circle(528, 720, 4, "#fff8d8")


def case(c: Canvas) -> None:
    with c.group(through=c.blur(7), opacity=0.85):
        c.path(contour("330,880 430,872 480,886 470,904 350,904"), "#0c0a10")
    with c.relief(0.1):
        line(c, "366,806 376,786 412,784 420,804", UMBER, (7, 8, 7))
        with form(c, "336,806! 436,800! 452,808! 454,872! 440,884! 338,882!", "#b8703c"):
            mass(c, "400,790 470,800 470,890 410,890", UMBER, 12, 0.85)
            mass(c, "336,806 400,802 380,820 340,850", "#ffd8a0", 9, 0.6)
        for x in (360.0, 414.0):
            line(c, f"{x},804 {x + 1},844 {x + 1},882", "#5a2c1c", (10, 10, 10))
            c.rect(x - 6, 828, 13, 11, GOLD, 2)
        for x, y, tone in ((386.0, 826.0, "#e8dcc0"), (384, 858, "#5a8ab0")):
            with c.at(x, y, 1.0, 12):
                c.rect(-14, -9, 28, 18, tone, 2)
                c.path("M-10,6 L-2,-4 L4,2 L8,-2 L12,6Z", "#3f6a5c")


def portrait(c: Canvas) -> None:
    with c.group(through=c.blur(7), opacity=0.6):
        c.ellipse(552, 262, 54, 72, DARK)
    c.ellipse(544, 250, 52, 70, "#8a5a24")
    c.ellipse(542, 248, 50, 68, "#d8a440")
    c.ellipse(543, 250, 40, 57, "#5a2c34")
    with c.group(clip=c.clip("M503,250 A40,57 0 1 1 583,250 A40,57 0 1 1 503,250Z")):
        with form(c, "500,310! 512,286 540,276 570,288 590,314!", "#3a4a6c"):
            mass(c, "540,270 600,280 600,320 540,320", DARK, 8, 0.8)
        c.path(contour("532,284! 530,262 556,262 556,284 544,292"), "#c89080")
        with form(c, "522,236 526,218 542,208 560,214 566,236 558,260 542,270 528,258", "#ecc4a0"):
            mass(c, "546,206 572,216 570,270 540,274 552,240", "#8a4a54", 7, 0.7)
        for x in (532.0, 549.0):
            c.ellipse(x, 236, 5, 5.6, "#fffaf0")
            c.circle(x - 2, 237, 3.2, INK)
            line(c, f"{x - 6},226 {x},221 {x + 6},225", "#4a2a20", (0.8, 2, 0.8))
        c.ellipse(537, 256, 4, 4.6, "#7a2430")
        line(c, "538,238 533,246 538,248", "#8a4a54", (0.6, 1.6, 0.6))
        with form(c, "514,220 540,206 578,212 586,206 568,196 556,182 530,186 526,204 508,212", "#8a2f44"):
            mass(c, "550,180 590,200 580,216 550,210", DARK, 6, 0.7)
        strands(
            c, "536,196 516,182 500,184", "540,190 524,172 506,168", 7, ("#f0d8b0", "#fff4dc"), (3, 4, 0.6), 3
        )
        line(c, "580,300 588,250 570,214", "#3a4a6c", (18, 16, 12))
        c.circle(568, 210, 8, "#ecc4a0")


def driver(c: Canvas) -> None:
    """He has forgotten how it stops; a brush is still in his hand."""
    with c.at(420, 424, 0.62, -8, flip=True):
        with form(c, "-50,96! -44,50 -10,38 26,44 44,96!", "#e8dcc0"):
            mass(c, "-50,50 -10,40 -10,100 -60,100", "#6a5a6c", 8, 0.8)
        head(
            c,
            "#5a3a28",
            Skin("#e8b48c", "#8a5a54", "#fff0c8", "#e07a5c"),
            1.1,
            "40,26 34,30 28,26",
            "12,-22 24,-34 36,-30",
        )
        c.path(contour("42,18 56,20 58,27 44,25 34,27 26,22"), "#5a3a28")
        c.ellipse(34, 32, 6, 6, "#6a1c28")
        with form(c, "-54,-24 -40,-54 -4,-72 40,-60 54,-36 30,-30 0,-36 -30,-26", "#b83a3c"):
            mass(c, "-60,-30 -30,-60 0,-70 -10,-40 -40,-20", "#4a1024", 7, 0.8)
        c.circle(2, -72, 5, "#b83a3c")
    round_limb(c, "420,470 392,486 366,468", (22, 20, 15), "#e8dcc0", "#6a5a6c", "#fff8e4", DAY)
    c.circle(362, 464, 9, "#e8b48c")
    line(c, "372,488 358,458 346,430", "#8a5a30", (4, 4, 3))
    c.path(contour("348,434! 338,428 336,410 344,400! 352,414 352,428"), "#3f8ab0")
