"""A violin under sail, its captain, and a fish that brings back what fell overboard."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.cricket_captain import captain, captains_arms
from tools.painter.hand import contour, form, line, mass, round_limb, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

LANTERN = (554.0, 494.0)
WOOD, DEEP, LIT = "#b8622c", "#3a1424", "#ffd48c"


def _on(u: float, v: float, down: float = 0.0) -> Point:
    """A place on the belly: so far along from the tail, so far across towards us."""
    return 56 + u * 1.2 + v * 0.2, 676 - u * 0.37 + v * 0.5 + down


def _way(spots: str, down: float = 0.0) -> str:
    found = []
    for word in spots.split():
        u, _, v = word.rstrip("!").partition(",")
        x, y = _on(float(u), float(v), down)
        found.append(f"{x:.1f},{y:.1f}{'!' if word.endswith('!') else ''}")
    return " ".join(found)


NEAR = "0,0 8,48 34,82 78,92 116,80 138,58! 150,52 168,46 190,48 206,58! 222,70 250,72 280,60 300,36 306,10"
FAR = (
    "306,-10 300,-36 280,-60 250,-72 222,-70 206,-58! 190,-48 "
    "168,-46 150,-52 138,-58! 116,-80 78,-92 34,-82 8,-48"
)


def _sky(c: Canvas) -> None:
    c.rect(0, 0, 600, 620, c.vert("#2c3568", "#5c4f86", "#a8688c", "#e8937c", "#ffc888"))
    with c.group(through=c.blur(30)):
        c.path(contour("300,420 620,380 640,520 620,560 280,560"), "#ffe2a0", op=0.9)
    nature.clouds(c, "#ffcfa8", 0.5, 0.004, 0.014, 120, 420, 0.46)
    for text, w in (
        ("-20,150 120,128 260,150", 22),
        ("360,76 480,60 620,80", 18),
        ("-20,330 90,316 200,330", 14),
    ):
        with c.group(through=torn(c, "#e8a08c", 0.02, 9, 1.2, 3, 3)):
            line(c, text, "#fff", (2, w, 2))
    # Far off, somebody's piano is under way as well.
    with c.group(through=c.blur(0.7)), c.at(58, 560, 0.86, -8):
        c.path(contour("-40,-12! 34,-12! 28,8! -34,8!"), "#4f3260")
        c.path(contour("-34,-16! 30,-16! 20,-34 26,-54 -6,-64!"), "#4f3260")
        line(c, "-4,-60 -22,-36 -32,-14", "#e89a7c", (1, 2, 1), 0.8)
        line(c, "10,-14 4,-36 2,-50", "#4f3260", (2, 2, 2))
        c.circle(-22, -2, 3.4, "#fff0b0")
        c.glow(-22, -2, 30, "#ffe0a0", 0.8)


def _sea(c: Canvas) -> None:
    c.path("M-10,566 L610,490 V910 H-10Z", c.vert("#f0a488", "#b8709a", "#6a4a8c", "#33316c", "#1c2050"))
    with c.group(through=c.blur(10)):
        c.path(contour("430,512! 620,490! 620,640 520,640 460,580"), "#ffd090", op=0.75)


def _swell(
    c: Canvas, top: float, amp: float, phase: float, tone: str, back: str, width: float, gap: float
) -> None:
    """One wave: a hill of water, and five lines along it."""

    def at(x: float, k: float) -> float:
        return (
            top
            - 0.115 * (x - 300)
            + amp * math.sin(x * 0.0125 + phase)
            + k * gap * (1 + 0.35 * math.sin(x * 0.009 + phase * 2))
        )

    xs = range(-30, 661, 23)
    crest = " ".join(f"{x},{at(x, 0) - 14:.1f}" for x in xs)
    with form(c, crest + " 660,960! -30,960!", tone):
        c.path(contour(crest + " 660,960! -30,960!"), c.vert(mix(tone, "#ffc8a0", 0.28), tone, back))
        for k in range(5):
            line(c, " ".join(f"{x},{at(x, k):.1f}" for x in xs), "#ffe9cc", (width, width * 1.3, width), 0.85)
        line(c, " ".join(f"{x},{at(x, 0) - 12:.1f}" for x in xs), "#ffd8b0", (1, 3, 1), 0.5)


def _note(
    c: Canvas, x: float, y: float, s: float, rot: float = 0, pair: bool = False, tone: str = "#221a3c"
) -> None:
    with c.at(x, y, s, rot), c.relief(0.1):
        for dx, dy in ((0.0, 0.0), (46, -8)) if pair else ((0.0, 0.0),):
            line(c, f"{dx + 12},{dy - 4} {dx + 13},{dy - 34} {dx + 12},{dy - 66}", tone, (4, 4, 4))
            with c.group(f"rotate(-24,{dx},{dy})"):
                c.ellipse(dx, dy, 15, 11, tone)
                c.ellipse(dx + 3, dy - 4, 7, 3, "#e89a7c", 0.8)
        if pair:
            c.path(contour("10,-68! 60,-76! 60,-62! 10,-54!"), tone)
        else:
            c.path(contour("11,-68! 16,-52 34,-40 30,-22! 28,-36 12,-46!"), tone)


def _hull(c: Canvas) -> None:
    with c.group(through=c.blur(12)):
        c.path(contour(_way("-20,20 30,130 140,120 250,104 290,60 300,0", 50)), "#1a1644", op=0.75)
    with c.relief(0.1):
        # The ribs, on the side towards us.
        near = _way(NEAR)
        low = " ".join(reversed(_way(NEAR.replace("!", ""), 58).split()))
        with form(c, near + " " + low, "#8a4424"):
            mass(
                c,
                _way("-20,20 30,110 120,110 150,70 240,100 320,50 320,80 240,140 100,150 -20,90", 30),
                DEEP,
                14,
                0.9,
            )
            mass(c, _way("206,58 240,76 290,54 312,10 312,40 280,80 230,90", 8), LIT, 9, 0.75)
            mass(c, _way("20,70 60,94 110,84 100,92 60,104", 4), "#e89a58", 6, 0.7)
        belly = _way(NEAR + " " + FAR)
        with form(c, belly, WOOD):
            c.path(
                contour(belly),
                c.linear([(0, "#7a3420", 1), (0.45, "#c06a30", 1), (1, "#ffc878", 1)], (0, 0.6), (1, 0.2)),
            )
            mass(c, _way("0,30 30,90 120,96 140,60 60,50 20,0"), "#6a2a20", 14, 0.7)
            mass(c, _way("140,40 200,44 260,66 300,30 250,40 180,26"), "#7a3a24", 10, 0.5)
            strands(
                c,
                _way("4,-30 80,-60 160,-40 300,-40"),
                _way("4,40 80,70 160,44 300,30"),
                22,
                ("#8a4424", "#e8a058", "#6a3020"),
                (1, 1.6, 0.8),
                1.5,
                0.35,
            )
            inner = _way(
                "8,0 16,44 38,74 78,82 112,72 136,50! 150,44 168,38 190,40 206,50! 222,60 250,62 276,52 "
                "294,32 299,0 294,-32 276,-52 250,-62 222,-60 206,-50! 190,-40 168,-38 150,-44 136,-50! "
                "112,-72 78,-82 38,-74 16,-44"
            )
            c.path(contour(inner), "none", "#4a1c18", 2.2, 0.7)
        c.path(contour(belly), "none", "#4a1c18", 4, 0.8)
        line(c, _way("306,10 300,36 280,60 250,72 222,70 206,58"), "#ffe0a0", (2, 4, 2))
        for s in (-1, 1):
            line(
                c,
                _way(
                    f"112,{s * 44} 118,{s * 50} 130,{s * 46} 150,{s * 34} "
                    f"172,{s * 24} 184,{s * 20} 190,{s * 26}"
                ),
                "#2a0c14",
                (5, 6, 5, 6, 5),
            )
            for u, v in ((114, 46), (187, 24)):
                c.circle(*_on(u, s * v), 5, "#2a0c14")
        # Neck, scroll and pegs rise out of the water.
        neck = [_on(284, -4), (438, 547), (472, 528), (502, 505), (526, 475), (537, 448), (529, 428)]
        round_limb(
            c,
            " ".join(f"{x:.0f},{y:.0f}" for x, y in neck),
            (26, 25, 23, 21, 20, 18, 12),
            "#8a4424",
            DEEP,
            LIT,
            (560, 600),
        )
        line(
            c,
            "537,456 541,429 523,412 504,425 511,444 526,439 523,430",
            "#5a2418",
            (17, 17, 15, 13, 11, 9, 4),
        )
        line(c, "535,452 538,430 523,416 508,427 513,441 523,438", "#f0b060", (4, 6, 5, 4, 3, 1))
        for x, y, dx, dy in (
            (494, 506, -20, -18),
            (512, 486, -20, -18),
            (510, 504, 20, 18),
            (526, 486, 20, 16),
        ):
            line(c, f"{x},{y} {x + dx * 0.6},{y + dy * 0.6} {x + dx},{y + dy}", "#2a1420", (5, 6, 12))
        board = (
            f"{_way('150,-9!')} {_way('240,-12')} {_way('300,-15', -7)} 470,525! "
            f"480,537! {_way('300,12', -6)} {_way('240,11')} {_way('150,9!')}"
        )
        c.path(contour(board), "#241420")
        line(c, f"{_way('160,7')} {_way('300,11', -6)} 477,536", "#8a5a58", (1, 2, 1))
        c.path(contour(_way("16,-14! 66,-9! 66,9! 16,14! 6,0")), "#241420")
        for v in (-6, -2, 2, 6):
            a, b = _on(60, v * 1.2), _on(112, v * 1.8)
            c.line(
                [
                    a,
                    (b[0], b[1] - 16),
                    _on(240, v),
                    _on(300, v, -6),
                    (475 + v * 0.5, 531 + v * 0.7),
                    (506, 500),
                ],
                "#fff2d0",
                1.3,
                0.9,
            )
        with form(
            c,
            (
                f"{_way('108,-26!')} {_way('112,-20!', -20)} "
                f"{_way('112,20!', -20)} {_way('108,28!')} {_way('110,0', -6)}"
            ),
            "#f0c888",
        ):
            mass(c, _way("100,-30 120,-30 112,0 100,10"), "#8a5430", 4, 0.8)


def _sail(c: Canvas) -> None:
    line(c, f"{_way('176,0')} 250,330 262,70", "#4a241c", (13, 10, 5))
    line(c, f"{_way('177,3')} 253,330 263,74", "#e8a060", (3, 2.4, 1))
    jib = "254,140! 190,250 118,400 92,500! 150,506 212,486 242,470! 248,300"
    sheet = (
        "270,84! 366,150 448,260 492,372 500,424! 470,434 452,452! 390,500 322,516 262,508! 274,420 282,260"
    )
    with c.relief(0.12):
        with form(c, jib, "#e8c4a8"):
            mass(c, "240,140 200,260 130,400 90,510 140,500 190,400 236,280", "#8a5a7c", 18, 0.85)
            mass(c, "250,200 250,470 200,490 226,340", "#ffe8b8", 14, 0.8)
            for k in range(5):
                y = 392 + k * 12
                line(
                    c,
                    f"{146 - k * 6},{y + 8} {200 - k * 3},{y + 6} 246,{y - 6}",
                    "#6a4458",
                    (1.4, 1.6, 1.4),
                    0.8,
                )
        with form(c, sheet, "#fff0cc"):
            mass(c, "262,70 300,110 316,260 300,420 270,520 250,500", "#b87a84", 18, 0.8)
            mass(c, "420,220 510,380 510,470 430,490 450,400", "#c88a80", 14, 0.55)
            mass(c, "330,180 400,260 430,380 390,470 340,480 350,340", "#fffbe4", 20, 0.9)
            for bank, spread in ((214, 0.5), (318, 0.86), (420, 1.0)):
                for k in range(5):
                    y = bank + k * 11
                    right = 404 + (bank - 214) * 0.36 + k * 4
                    line(
                        c,
                        (
                            f"{292 - spread * 4},{y + 4} "
                            f"{(292 + right) / 2},{y + 16 * spread} {right},{y - 8 * spread}"
                        ),
                        "#7a5058",
                        (1.2, 1.9, 1.2),
                        0.85,
                    )
        with form(c, "452,452! 470,434 500,424! 490,446 470,462!", "#d89a80"):
            mass(c, "460,440 490,426 486,440", "#fff0c8", 4, 0.8)
    for x, y, s, rot in (
        (318, 240, 0.4, 6),
        (356, 250, 0.42, 2),
        (394, 228, 0.4, -8),
        (312, 356, 0.46, 8),
        (360, 352, 0.5, 0),
        (420, 354, 0.48, -10),
        (322, 452, 0.5, 6),
        (374, 460, 0.52, -2),
    ):
        _note(c, x, y, s, rot, tone="#3a2440")
    # Two have come off the corner.
    _note(c, 470, 486, 0.5, 24, tone="#3a2440")
    line(c, f"500,426 420,500 {_way('250,40')}", "#4a241c", (1.6, 1.6, 1.6), 0.8)


def _lantern(c: Canvas) -> None:
    x, y = LANTERN
    line(c, f"536,424 548,416 {x},428 {x},{y - 20}", "#2a1420", (3, 3, 2.4, 2))
    c.glow(x, y + 14, 250, "#ffc870", 0.55)
    c.glow(x, y + 14, 60, "#fff0b0", 0.9)
    with c.at(x, y), c.relief(0.1):
        c.path(contour("-9,-22! 9,-22! 17,-8! -17,-8!"), "#3a1c24")
        c.path(contour("-15,-8! 15,-8! 12,30! -12,30!"), "#fff2b8")
        c.path(contour("0,2 7,16 0,26 -7,16"), "#ffb040")
        for dx in (-14, 0, 14):
            c.segment(dx, -8, dx * 0.8, 30, "#3a1c24", 2.4)
        c.path(contour("-15,30! 15,30! 12,38! -12,38!"), "#3a1c24")


def _fish(c: Canvas) -> None:
    """It has come up with the note in its mouth."""
    tone, deep, lit = "#2f8a94", "#142a54", "#ffe0a0"
    with c.at(432, 764, 1.12, 38), c.relief(0.12):
        with form(c, "-20,-30! 0,-58 40,-62 66,-40! 60,-30 40,-26!", "#e86a4c"):
            strands(
                c,
                "-16,-32 4,-52 36,-60",
                "38,-28 50,-36 62,-40",
                8,
                ("#ffc890", "#a83440"),
                (0.8, 2.4, 0.5),
                1,
                0.7,
            )
        body = (
            "-104,4 -84,-16 -50,-32 -6,-38 44,-28 96,-2 150,10! "
            "150,40! 90,38 40,44 -10,42 -54,34 -88,24! -98,16"
        )
        with form(c, body, tone):
            mass(c, "-110,20 -60,26 0,30 80,30 150,30 140,60 0,60 -90,50", deep, 9, 0.85)
            mass(c, "-100,2 -80,-18 -44,-34 0,-40 40,-30 0,-24 -50,-16", lit, 7, 0.85)
            mass(c, "-88,14 -50,14 -30,26 -60,34", "#f0dcb8", 7, 0.8)
            for k in range(7):
                for j in range(3):
                    x, y = -18 + k * 16.0, -16.0 + j * 16 + (k % 2) * 8
                    line(c, f"{x + 5},{y - 6} {x - 2},{y} {x + 5},{y + 6}", "#123a58", (0.5, 2, 0.5), 0.7)
            line(c, "-40,-28 -30,0 -40,30", "#123a58", (1, 4, 1.4), 0.8)
        with form(c, "-22,14! 0,30 4,58 -10,66! -24,50 -32,28!", "#f08a5c"):
            strands(
                c,
                "-22,16 -4,34 -4,60",
                "-30,24 -24,44 -12,62",
                6,
                ("#ffd8a0", "#a83440"),
                (0.8, 2.2, 0.5),
                1,
                0.7,
            )
        line(c, "-103,6 -92,10 -78,8", "#0c1c34", (2, 3, 0.8))
        with form(c, "-82,-8 -72,-18 -58,-15 -53,-4 -60,6 -74,6", "#fff2d8"):
            c.circle(-70, -7, 8.6, "#d89030")
            c.circle(-71, -8, 5.4, "#160c1c")
            c.circle(-73, -10.6, 2, "#ffffff")
        line(c, "-83,-8 -72,-18 -58,-16 -52,-6", "#0c1c34", (1, 4.4, 4, 1))
    for x, y, w, h in ((470.0, 806.0, 62.0, 5.0), (424, 812, 40, 5)):
        with c.group(through=torn(c, "#ffeeda", 0.05, 4, 1.3, 4)):
            c.ellipse(x, y, w, h, "#fff")
    for _ in range(26):
        c.circle(c.r.uniform(380, 560), c.r.uniform(736, 806), c.r.uniform(1.2, 3.6), "#fff2e0", 0.95)


@scene("p52", "rosedawn", Light(strength=0.0, focus=(300, 620)), by_hand=True)
def violin_under_sail(c: Canvas) -> None:
    _sky(c)
    _sea(c)
    _swell(c, 580, 6, 0.6, "#a8688c", "#6a4a8c", 1.2, 6)
    _swell(c, 632, 9, 2.2, "#7a548c", "#4a3f80", 1.6, 9)
    with c.at(20, -2):
        _sail(c)
    _hull(c)
    _lantern(c)
    captain(c)
    for k in range(7):
        x = 470 + c.r.uniform(-20, 70)
        line(
            c,
            f"{x - 26},{548 + k * 13} {x},{545 + k * 13} {x + 26},{542 + k * 13}",
            "#ffd898",
            (0.5, 3, 0.5),
            0.7,
        )
    _swell(c, 722, 9, 4.0, "#5f4e96", "#2f2c68", 2.2, 14)
    _fish(c)
    captains_arms(c)
    _note(c, 338, 694, 0.9, -14)
    _swell(c, 838, 14, 0.4, "#46408a", "#1a1c4c", 3, 16)
    for x, y, s, rot, pair in (
        (206, 778, 0.9, -8, False),
        (122, 862, 0.9, 6, True),
    ):
        _note(c, x, y, s, rot, pair)
