"""Somebody has to paint the evening; a cat has been in the bucket."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, hand_grip, jointed, shoe
from tools.painter.creatures.people_parts import Skin, head
from tools.painter.hand import contour, form, line, mass, round_limb, strands
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.blue_paws import INK, WET, cat, near_roof

DAY = (700.0, 420.0)
SKIN = Skin("#dc9a70", "#7a3c54", "#ffe0a0", "#e0685c")
NIGHT = ("#0e1746", "#15225c", "#1b2d70", "#101c50")
CLOTH, SHADE, LIT = "#d8ccb4", "#3c3c6c", "#fff2cc"
BANDS = (
    (16.0, 640.0), (60, 612), (104, 566), (150, 470), (196, 372), (242, 330), (288, 302), (334, 262),
    (380, 236), (426, 196), (472, 160), (518, 122), (562, 84),
)  # fmt: skip
DRIPS = (
    (548.0, 128.0, 236.0, 9.0), (506, 128, 176, 7), (430, 176, 330, 10), (396, 176, 246, 7),
    (352, 220, 330, 8),
    (318, 264, 306, 6), (282, 310, 420, 9), (120, 540, 640, 9), (70, 584, 640, 7),
)  # fmt: skip


def _sky(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#fbe9ae", "#fbdc94", "#f8c47c", "#f0a070"))
    nature.clouds(c, "#fffbe8", 0.8, 0.004, 0.012, 240, 760, 0.45)
    c.glow(640, 560, 420, "#fff4c0", 0.9)
    for k, (y, end) in enumerate(BANDS):
        c.limb([(-20, y + 3), (end * 0.5, y - 4), (end - 20, y)], (56, 58, 52), NIGHT[k % 4])
        # Bristles: the end of a stroke runs dry.
        for _ in range(34):
            yy = y + c.r.uniform(-27, 27)
            far = end + c.r.uniform(-26, 26)
            c.limb(
                [(far - c.r.uniform(60, 160), yy - 2), (far - 20, yy), (far, yy + 1)],
                (4, 3.4, 0.6),
                NIGHT[c.r.randrange(4)],
            )
        for _ in range(26):
            x, yy = c.r.uniform(-30, end - 60), y + c.r.uniform(-26, 26)
            n = c.r.uniform(50, 170)
            c.limb(
                [(x, yy), (x + n / 2, yy - 2), (min(x + n, end - 10), yy)],
                (0.6, 2, 0.6),
                c.r.choice(("#2c428c", "#0a1038", "#23367c")),
                0.6,
            )
    for x, top, low, w in DRIPS:
        c.limb([(x, top - 20), (x + 1, (top + low) / 2), (x, low)], (w * 1.3, w * 0.7, w * 0.9), INK)
        c.ellipse(x, low, w * 0.8, w * 1.25, INK)
        c.ellipse(x - w * 0.2, low - w * 0.1, w * 0.2, w * 0.5, WET, 0.9)
    for _ in range(64):
        k = c.r.randrange(len(BANDS))
        y, end = BANDS[k]
        x, yy, r = c.r.uniform(20, max(30, end - 70)), y + c.r.uniform(-20, 20), c.r.uniform(1, 2.6)
        c.circle(x, yy, r, "#fff2c0", c.r.uniform(0.5, 1))
    for x, y, r in (
        (92.0, 92.0, 13.0),
        (196, 54, 10),
        (330, 96, 12),
        (60, 232, 10),
        (150, 186, 8),
        (84, 386, 9),
        (460, 42, 10),
        (262, 140, 7),
    ):
        c.glow(x, y, r * 4, "#ffe8a8", 0.6)
        for turn in (0.0, 45.0):
            with c.at(x, y, r / 10 * (1 if turn == 0 else 0.55), turn):
                c.path("M0,-12 L2.2,-2.2 L12,0 L2.2,2.2 L0,12 L-2.2,2.2 L-12,0 L-2.2,-2.2Z", "#fff6d0")


def _colleague(c: Canvas) -> None:
    """Far out, another one has begun somewhere else."""
    for _ in range(30):
        x, y = c.r.gauss(546, 16), c.r.gauss(470, 9)
        c.limb([(x - 24, y), (x, y - 1), (x + 18, y)], (1, 5, 0.6), c.r.choice(NIGHT), 0.85)
    c.circle(540, 466, 1.6, "#fff2c0")
    c.circle(556, 472, 1.3, "#fff2c0")
    for x, y in ((520, 640), (534, 640)):
        c.segment(x, y, x + 20 - (x - 520) * 0.5, 490, "#6a4438", 2.4)
    for k in range(9):
        y = 630 - k * 15
        c.segment(521 + k * 2, y, 535 + k * 1.4, y, "#6a4438", 1.8)
    line(c, "531,556 533,540 536,522", "#4a5a84", (7, 9, 7))
    c.circle(538, 513, 5, "#a8705c")
    line(c, "537,526 546,514 551,496", "#4a5a84", (4, 3, 2))


def _roofs(c: Canvas) -> None:
    for row, (base, high, wide, far) in enumerate(
        ((664.0, 66.0, 46.0, 0.6), (712, 92, 64, 0.36), (772, 124, 92, 0.12))
    ):
        x = -30.0 - row * 17
        while x < 620:
            w = wide * c.r.uniform(0.8, 1.25)
            h = high * c.r.uniform(0.75, 1.15)
            day = min(1.0, max(0.0, (x - 60) / 420))
            wall = mix(mix("#38467c", "#e0a878", day), "#f0b088" if day > 0.5 else "#5a5c94", far)
            roof = mix(mix("#26305e", "#b4583c", day), "#e8a080" if day > 0.5 else "#54568c", far)
            top = base - h
            c.path(f"M{x},{base + 60} V{top} H{x + w} V{base + 60}Z", wall)
            c.path(f"M{x + w * 0.62},{base + 60} V{top} H{x + w} V{base + 60}Z", lighter(wall, 0.3 * day))
            peak = top - w * c.r.uniform(0.45, 0.75)
            c.path(f"M{x - 5},{top + 3} L{x + w * 0.5},{peak} L{x + w + 5},{top + 3}Z", roof)
            c.path(
                f"M{x + w * 0.5},{peak} L{x + w + 5},{top + 3} L{x + w * 0.66},{top + 3}Z",
                lighter(roof, 0.35 * day + 0.08),
            )
            if row and c.r.random() < 0.7:
                cx = x + w * c.r.uniform(0.15, 0.3)
                c.path(f"M{cx},{top - 6} V{peak - 2} H{cx + 10} V{top - 16}Z", darker(roof, 0.25))
            for wx in (0.22, 0.6):
                for wy in (0.22, 0.62):
                    if c.r.random() < 0.75:
                        lit = c.r.random() > day + 0.1
                        px, py, s = x + w * wx, top + h * wy, w * 0.14
                        if lit:
                            c.glow(px + s / 2, py + s * 0.6, s * 2.4, "#ffc860", 0.5)
                        c.rect(px, py, s, s * 1.35, "#ffd880" if lit else darker(wall, 0.35))
            x += w * 0.96
        nature.fog(c, base - 6, 34, 0.28, "#f4c498")


def _ladder(c: Canvas) -> None:
    wood, deep, lit = "#a8703c", "#3a2030", "#ffd890"
    for k in range(17):
        t = k / 16.5
        y = 900 - 740 * t
        ax, bx = 96 + 198 * t, 206 + 150 * t
        round_limb(c, f"{ax},{y} {(ax + bx) / 2},{y + 1} {bx},{y}", (13 - 6 * t,) * 3, wood, deep, lit, DAY)
    round_limb(c, "92,920 190,536 294,148", (23, 17, 11), wood, deep, lit, DAY)
    round_limb(c, "212,920 286,536 358,148", (24, 18, 11), lighter(wood, 0.1), deep, lit, DAY)


def _bucket(c: Canvas) -> None:
    """It hangs from a rung."""
    with c.at(128, 716, 1.0, 3), c.relief(0.15):
        c.path("M-44,-34 Q0,-130 46,-34", "none", "#3a3848", 4.4)
        c.path("M-44,-35 Q0,-131 46,-35", "none", "#d8d4c8", 1.6)
        with form(c, "-46,-38! 46,-38! 38,44! -38,44!", "#98a0ac"):
            mass(c, "-50,-40 -10,-40 -12,50 -50,50", "#2c3050", 12, 0.85)
            mass(c, "24,-40 44,-40 38,50 26,50", "#fff0c4", 6, 0.85)
            for y in (-20, 32):
                line(c, f"-46,{y} 0,{y + 6} 46,{y}", "#5a6078", (2, 3, 2), 0.7)
            for x, low, w in ((-22, 20, 9), (4, 44, 10), (26, 2, 8)):
                c.limb([(x, -40), (x + 1, (low - 40) / 2), (x, low)], (w * 1.5, w * 0.8, w), INK)
                c.circle(x - 1, low, w * 0.55, INK)
                c.circle(x - 2, low - 2, 1.6, WET)
        c.ellipse(0, -38, 46, 12, "#c8ccd0")
        c.ellipse(0, -38, 41, 9.6, INK)
        for x, y in ((-20, -40), (4, -36), (18, -41), (-6, -42)):
            c.circle(x, y, 1.8, "#fff2c0")
        line(c, "-30,-42 -10,-45 14,-45", WET, (0.6, 2.4, 0.6), 0.9)


def _painter(c: Canvas) -> None:
    blouse, blouse_deep = "#c4523c", "#4a1838"
    with c.relief(0.12):
        # The far leg, bent, and the far arm that holds the rail.
        far = Cloth(mix(CLOTH, SHADE, 0.35), SHADE, LIT)
        jointed(c, (212, 470), (284, 496), (236, 566), (66, 54, 32), far, DAY, 0.1)
        shoe(c, 232, 584, 2, Cloth("#5a3430", "#1c1020", "#c88a60"), 1.0)
        sleeve = Cloth(mix(blouse, blouse_deep, 0.35), blouse_deep, "#f0a070")
        jointed(c, (230, 344), (262, 404), (304, 380), (46, 38, 26), sleeve, DAY)
        hand_grip(c, 300, 382, 74, SKIN, 0.9)
        # The near leg stands.
        shoe(c, 196, 628, 2, Cloth("#7a4434", "#1c1020", "#f0b878"), 1.12)
        jointed(c, (188, 462), (202, 544), (196, 608), (74, 56, 36), Cloth(CLOTH, SHADE, LIT), DAY, 0.12)
        line(c, "178,604 196,610 214,604", mix(CLOTH, SHADE, 0.15), (9, 10, 9))
        # Overalls over a shirt with its sleeves turned up.
        with form(c, "158,380 164,330 184,302 214,292 246,302 258,332 256,384 220,410 180,408", blouse):
            mass(c, "150,380 160,320 190,296 196,330 188,400", blouse_deep, 12, 0.9)
            mass(c, "238,296 262,330 260,390 246,380", "#ffb47c", 7, 0.7)
        with form(c, "150,474 152,420 168,386! 186,352! 232,346! 250,380! 248,430 240,478 196,496", CLOTH):
            mass(c, "140,480 150,400 190,350 186,420 190,500 150,500", SHADE, 15, 0.85)
            mass(c, "234,350 256,390 248,480 232,480 236,410", LIT, 7, 0.85)
            c.path(contour("196,374! 232,370! 230,400 214,406 198,402!"), mix(CLOTH, SHADE, 0.25))
            for x, y, r in ((212, 440, 9), (226, 452, 5), (202, 462, 6), (176, 410, 6), (220, 386, 6)):
                c.ellipse(x, y, r, r * 0.8, INK, 0.95, 20)
            for text in ("160,430 186,444 214,446", "170,470 196,478 226,474"):
                line(c, text, SHADE, (0.6, 4, 0.6), 0.5)
        for text in ("188,354 194,320 206,296", "230,350 236,322 234,300"):
            line(c, text, mix(CLOTH, SHADE, 0.2), (9, 10, 9))
            line(
                c,
                " ".join(f"{float(p.split(',')[0]) + 2},{p.split(',')[1]}" for p in text.split()),
                LIT,
                (2, 3, 2),
                0.8,
            )
        for x, y in ((189, 356), (231, 352)):
            c.circle(x, y, 4.4, "#e8c060")
        # The neck.
        round_limb(c, "216,306 222,286 228,270", (34, 30, 30), SKIN.tone, SKIN.shade, SKIN.lit, DAY)
    with c.at(236, 236, 1.16, -24):
        # A plait flies; a kerchief keeps the rest.
        round_limb(
            c, "-36,10 -62,30 -66,58 -84,74", (20, 18, 15, 8), "#8a3c20", "#3a1428", "#f0a050", (200, 0)
        )
        for text in ("-44,10 -50,24 -58,28", "-58,24 -60,40 -72,46", "-62,44 -66,58 -78,60"):
            line(c, text, "#3a1428", (1, 3, 1), 0.7)
        line(c, "-72,66 -66,72 -62,70", "#3f8a94", (6, 7, 6))
        head(c, "#6a2c1c", SKIN, 0.86, mouth="42,25 34,31 25,27", brow="14,-22 25,-31 36,-31")
        with form(c, "30,-44 12,-32 0,-18 -3,0 -8,16 -22,28 -38,18 -44,-6 -40,-34 -10,-54", "#8a3c20"):
            strands(
                c,
                "28,-46 4,-30 -8,14",
                "-10,-54 -36,-36 -36,14",
                12,
                ("#c86a34", "#5a2018", "#e89a50"),
                (1, 3, 1),
                2,
            )
        with form(c, "40,-34! 22,-60 -8,-70 -38,-56 -52,-24 -44,8! -30,-6 -6,-28 20,-38", "#d0442f"):
            mass(c, "-54,-30 -30,-56 -20,-20 -44,12", "#5a1430", 8, 0.85)
            mass(c, "40,-36 22,-60 0,-68 10,-48 30,-38", "#ffa878", 5, 0.8)
            for x, y in ((14, -50), (-8, -56), (-28, -44), (-12, -38), (6, -40), (-36, -20), (30, -42)):
                c.circle(x, y, 2.6, "#fff0d0", 0.95)
        with form(c, "-44,4! -62,0 -76,10 -66,16 -76,28 -58,24 -42,12!", "#d0442f"):
            mass(c, "-76,14 -44,10 -50,30 -80,30", "#5a1430", 4, 0.8)
        c.circle(20, 18, 2.4, INK)
        c.circle(8, 26, 1.8, INK)
    with c.relief(0.12):
        # The arm that paints.
        round_limb(c, "318,314 364,264 402,216", (34, 31, 21), SKIN.tone, SKIN.shade, SKIN.lit, DAY)
        jointed(
            c, (214, 326), (304, 330), (350, 274), (58, 48, 38), Cloth(blouse, blouse_deep, "#ffb880"), DAY
        )
        mass(c, "190,306 222,298 232,320 222,350 196,352", blouse, 5)
        line(c, "326,262 342,280 352,298", "#b8483c", (12, 15, 12))
        line(c, "322,266 337,284 346,300", blouse_deep, (2, 3, 2), 0.7)
        line(c, "332,260 347,277 357,294", "#ff9a78", (2, 4, 2), 0.8)
        # The brush: a pole, a ferrule, wet bristles.
        round_limb(c, "372,296 410,212 438,150", (9, 9, 10), "#b8804c", "#3a2030", "#ffe0a0", DAY)
        for k in range(4):
            round_limb(
                c,
                f"{396 + k * 5},{222 - k * 9} {410 + k * 4},{224 - k * 9} {418 + k * 4},{216 - k * 9}",
                (10, 10.5, 8),
                SKIN.tone,
                SKIN.shade,
                SKIN.lit,
                DAY,
            )
        round_limb(c, "394,206 402,194 414,192", (11, 10, 8), SKIN.tone, SKIN.shade, SKIN.lit, DAY)
    with c.at(442, 144, 1.0, 22), c.relief(0.1):
        with form(c, "-34,4! 34,4! 36,-20! -36,-20!", "#b0b0b4"):
            mass(c, "-40,8 -8,8 -8,-24 -40,-24", "#3c4060", 6, 0.8)
            mass(c, "16,6 34,6 34,-22 20,-22", "#fff4d0", 4, 0.8)
        with form(c, "-36,-19! 36,-19! 42,-50 30,-66 10,-74 -16,-70 -40,-58", INK):
            strands(
                c,
                "-34,-20 -38,-44 -40,-60",
                "34,-20 40,-44 34,-64",
                24,
                ("#0a1038", "#2c428c", "#3f5aa8", INK),
                (2, 3, 1),
                3,
            )
            mass(c, "14,-20 36,-22 40,-50 24,-60", WET, 6, 0.6)


@scene("p48", "nocturne", Light(strength=0.0, focus=(330, 320)), by_hand=True)
def second_coat(c: Canvas) -> None:
    _sky(c)
    _colleague(c)
    _roofs(c)
    _ladder(c)
    _bucket(c)
    _painter(c)
    near_roof(c)
    cat(c)
    for x, y, r in ((430.0, 378.0, 7.0), (282, 470, 7), (396, 300, 5)):
        c.ellipse(x, y, r * 0.8, r * 1.3, INK)
        c.ellipse(x - 1.6, y - 1, 1.4, 2.6, WET)
