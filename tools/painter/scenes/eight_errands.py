"""An octopus with an errand in every arm."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, round_limb, swelling
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SKIN, SHADE, LIT = "#d8623c", "#4a2460", "#ffb060"
LAMP = (508, 672)
HEAD = (
    "196,480 178,436 188,392 214,356 216,318 206,262 226,178 284,104 366,70 446,86 496,150 "
    "500,232 470,300 446,346 452,384 458,424 444,470 452,530 440,600 330,640 226,610 200,550"
)


def _arm(c: Canvas, text: str, widths: tuple[float, ...], side: int, dim: float = 0.0) -> None:
    """One arm; ``side`` says on which hand of its way the suckers sit."""
    way = swelling(text, widths)
    water = "#1c5a70"

    def marks() -> None:
        for _ in range(26):
            x, y, w = c.r.choice(way)
            c.ellipse(
                x + c.r.uniform(-0.4, 0.4) * w,
                y + c.r.uniform(-0.4, 0.4) * w,
                w * c.r.uniform(0.04, 0.12),
                w * c.r.uniform(0.04, 0.1),
                mix("#a83a34", water, dim),
                0.55,
            )

    with c.relief(0.1):
        round_limb(
            c,
            text,
            widths,
            mix(SKIN, water, dim),
            mix(SHADE, "#0c3048", dim),
            mix(LIT, water, dim),
            LAMP,
            marks,
        )
        gone = 0.0
        for i in range(6, len(way) - 1):
            (ax, ay, _), (x, y, w), (bx, by, _) = way[i - 1], way[i], way[i + 1]
            gone += math.hypot(x - ax, y - ay)
            if gone < w * 0.42 or w < 7:
                continue
            gone = 0
            length = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = -(by - ay) / length * side, (bx - ax) / length * side
            sx, sy, r = x + nx * w * 0.38, y + ny * w * 0.38, w * 0.17
            near = max(0.0, 1 - math.hypot(sx - LAMP[0], sy - LAMP[1]) / 420)
            rim = mix(mix("#c88a94", "#ffe0b0", near), water, dim)
            c.circle(sx, sy, r, mix("#7a2c48", water, dim))
            c.circle(sx, sy, r * 0.82, rim)
            c.circle(sx + nx, sy + ny, r * 0.4, mix("#8a3a50", water, dim))


def _eye(c: Canvas, x: float, y: float, r: float, lean: int) -> None:
    """A golden eye with a bar for a pupil under a heavy lid; it looks down to the right."""
    with form(c, _circle(x, y, r), "#f0c060"):
        mass(c, f"{x - r},{y - r} {x + r},{y - r} {x + r},{y - r * 0.2} {x - r},{y - r * 0.2}", "#8a4a2c", 5)
        mass(c, f"{x},{y + r * 0.3} {x + r},{y} {x + r},{y + r} {x},{y + r}", "#fff0b0", 5)
        for k in range(26):
            a = math.tau * k / 26
            line(
                c,
                f"{x + 3 + math.cos(a) * r * 0.3},{y + 6 + math.sin(a) * r * 0.3} "
                f"{x + math.cos(a) * r * 0.6},{y + math.sin(a) * r * 0.6} "
                f"{x + math.cos(a) * r},{y + math.sin(a) * r}",
                "#b87828",
                (0.4, 1.4, 0.6),
                0.7,
            )
        with c.group(f"rotate({-6 * lean},{x},{y})"):
            c.path(
                contour(
                    f"{x - 10},{y + 8} {x},{y} {x + 16},{y} {x + 25},{y + 8} {x + 20},{y + 18} "
                    f"{x + 6},{y + 21} {x - 7},{y + 17}"
                ),
                "#140a18",
            )
        c.ellipse(x + 17, y + 5, 4.6, 3.6, "#fffbe8")
        c.circle(x - 2, y + 11, 1.8, "#ffd890")
    lid = (
        f"{x - r - 8},{y + 6 - 10 * (lean > 0)}! {x - r},{y - r * 0.7} {x},{y - r - 9} "
        f"{x + r},{y - r * 0.7} "
        f"{x + r + 8},{y + 6 - 10 * (lean < 0)}! {x + r * 0.5},{y - r * 0.36 - 8 * lean} "
        f"{x},{y - r * 0.46} {x - r * 0.5},{y - r * 0.36 + 8 * lean}"
    )
    with form(c, lid, "#b8503c"):
        mass(
            c,
            f"{x - r},{y - r * 0.5} {x},{y - r - 4} {x + r},{y - r * 0.5} {x},{y - r * 0.7}",
            "#e88a68",
            4,
            0.9,
        )
    line(
        c,
        f"{x - r - 6},{y + 4 - 9 * (lean > 0)} {x - r * 0.5},{y - r * 0.36 + 8 * lean} {x},{y - r * 0.46} "
        f"{x + r * 0.5},{y - r * 0.36 - 8 * lean} {x + r + 6},{y + 4 - 9 * (lean < 0)}",
        "#3a1430",
        (2, 4, 4, 4, 2),
    )
    line(
        c,
        f"{x - r * 0.9},{y + r * 0.8} {x},{y + r * 1.22} {x + r * 0.95},{y + r * 0.7}",
        "#7a2c3c",
        (1, 3.4, 1),
        0.8,
    )


def _circle(x: float, y: float, r: float) -> str:
    return " ".join(
        f"{x + math.cos(k * math.tau / 8) * r:.1f},{y + math.sin(k * math.tau / 8) * r:.1f}" for k in range(8)
    )


def _head(c: Canvas) -> None:
    with c.relief(0.1), form(c, HEAD, SKIN):
        mass(
            c,
            "160,500 176,380 206,250 230,150 300,80 262,200 256,330 236,420 250,560 180,620",
            SHADE,
            22,
            0.85,
        )
        mass(c, "300,60 440,60 500,170 430,130 340,116 250,200 240,140", "#3c3a74", 18, 0.75)
        mass(c, "470,150 510,190 500,260 450,320 430,280 460,220", LIT, 14, 0.85)
        mass(c, "216,330 330,300 450,340 440,390 400,352 320,346 260,356 220,380", "#7a2c4c", 13, 0.7)
        mass(c, "400,470 446,440 470,560 430,590 400,540", LIT, 16, 0.85)
        mass(c, "240,480 330,500 390,480 380,560 400,640 220,640 230,560", "#8a344c", 20, 0.75)
        for _ in range(100):
            x, y = c.r.uniform(210, 500), c.r.uniform(76, 330)
            s = c.r.uniform(2, 9) * (0.5 + 0.5 * math.hypot(x - 370, y - 200) / 130)
            c.ellipse(x, y, s, s * c.r.uniform(0.6, 0.9), c.r.choice(("#a83a34", "#8a2c44", "#c04a34")), 0.5)
        for k in range(7):
            x = 262 + k * 26
            line(
                c,
                f"{x},{312 + (k % 3) * 8} {x + 20},{240 - (k % 2) * 14} {x + 44 - k},{170 + k % 4 * 10}",
                "#f09a70",
                (0.5, 2.4, 0.4),
                0.3,
            )
        mass(c, "262,156 292,116 346,92 330,118 286,152 270,190", "#9ad8d8", 8, 0.7)
    line(c, "218,214 240,150 296,102 360,79", "#8ad0d4", (0.6, 4, 0.6), 0.7)
    # The siphon, through which she sighs.
    with c.relief(0.1), form(c, "196,490 172,494 154,512 150,540! 172,546! 188,536 210,544", "#c0543c"):
        mass(c, "194,490 160,500 150,530 172,510", SHADE, 6, 0.8)
    c.ellipse(161, 541, 11, 5, "#3a1430", 1, 8)


def _web(c: Canvas) -> None:
    """Skin that runs over from the head into the arms, so that they grow out of it."""
    for text, tone, soft, op in (
        ("214,530 250,500 330,490 430,510 440,560 400,600 330,606 270,600 226,580", "#b04a40", 15, 0.95),
        ("206,470 230,470 240,540 222,580 204,540", "#7a3450", 10, 0.7),
        ("270,570 296,620 320,590 330,630 352,596 378,612 396,580 330,560", "#6a2848", 9, 0.75),
        ("392,520 436,500 452,548 420,590 400,570", "#f08a50", 13, 0.8),
    ):
        mass(c, text, tone, soft, op)


@scene("p15", "abyss", Light(strength=0.0, focus=(360, 440)), by_hand=True)
def eight_errands(c: Canvas) -> None:
    _water(c)
    _umbrella(c)
    _book(c)
    _arm(
        c,
        "260,560 180,510 132,450 108,388 112,338 142,322 154,346 128,362",
        (74, 56, 42, 32, 24, 17, 12, 6),
        1,
        0.22,
    )
    _arm(c, "410,520 486,440 536,350 548,270 544,200 532,150", (70, 54, 42, 32, 24, 17), -1, 0.2)
    _letter(c)
    _arm(c, "542,186 534,150 514,136 504,150 518,160", (21, 18, 14, 10, 5), -1, 0.15)
    _arm(c, "250,570 160,566 90,552 52,520 40,480 60,460 80,474", (70, 54, 40, 30, 22, 15, 7), -1, 0.12)
    _suitcase(c)
    _clock(c)
    _head(c)
    _eye(c, 254, 428, 37, 1)
    _eye(c, 386, 416, 40, -1)
    _arm(c, "410,540 490,524 544,502 562,452 554,412 524,400 514,426", (76, 58, 46, 36, 26, 18, 8), -1)
    _arm(c, "262,570 214,644 168,672 124,664 102,630 116,604 144,612", (78, 58, 46, 36, 26, 18, 8), 1)
    _cup(c)
    _arm(c, "296,570 268,676 216,738 160,742 120,722 112,696 136,690", (84, 64, 50, 38, 28, 19, 9), -1)
    _handle(c)
    _arm(c, "346,570 328,680 296,752 310,806 352,810 370,776 354,756", (84, 66, 52, 40, 29, 20, 9), 1)
    _key(c)
    _arm(c, "400,560 446,630 516,634 560,596 546,552 512,550 500,580", (82, 64, 48, 36, 26, 18, 9), 1)
    _lantern(c)
    _child(c)
    _web(c)
    _near(c)


def _water(c: Canvas) -> None:
    x: float
    nature.sky(c, ("#3f9498", "#18687a", "#0a3a50", "#051e2e"))
    for k in range(5):
        nature.beam(
            c,
            [(-20 + k * 110, -20), (60 + k * 120, -20), (190 + k * 130, 760), (20 + k * 120, 760)],
            "#c8fff0",
            0.15,
            16,
        )
    for x, h, tone in ((40, 330, "#17566a"), (590, 420, "#14485e"), (470, 240, "#175468")):
        mass(
            c,
            f"{x - 110},760 {x - 60},{760 - h} {x},{740 - h} {x + 70},{770 - h * 0.7} {x + 120},760",
            tone,
            9,
        )
    with form(c, "-20,664 120,700 300,752 460,790 620,836! 620,920! -20,920!", "#3a5a5c"):
        mass(c, "330,780 480,780 640,820 640,920 330,920", "#c89450", 26, 0.95)
        mass(c, "-20,680 130,720 220,800 60,920 -20,920", "#0c2c40", 30, 0.9)
        for _ in range(150):
            x = c.r.uniform(-10, 610)
            y = c.r.uniform(690 + x * 0.26, 900)
            near = max(0.0, 1 - math.hypot(x - LAMP[0], y - 800) / 300)
            c.ellipse(x, y, c.r.uniform(1.5, 6), c.r.uniform(1, 3), mix("#2a4a54", "#ffd890", near), 0.7)
    c.glow(470, 830, 250, "#ffb458", 0.5)
    c.shade(330, 800, 250, 40, 0.75, "#041420")


def _umbrella(c: Canvas) -> None:
    line(c, "132,400 128,300 104,140 96,66", "#2c2430", (6, 6, 6, 4))
    line(c, "134,398 130,300 106,140 98,66", "#c8a070", (1.4, 1.6, 1.6, 1))
    line(c, "132,396 136,424 154,428 160,410", "#6a3c24", (8, 9, 9, 7))
    with c.at(102, 150, 1.0, -12), c.relief(0.1):
        ribs = (-132, -84, -28, 34, 90, 132)
        c.path(contour("-126,8 -60,-8 0,-10 60,-6 128,8 60,22 0,26 -70,22"), "#3a1424")
        for k in range(5):
            a, b = ribs[k], ribs[k + 1]
            tone = ("#f0e4d0", "#d8443c")[k % 2]
            tone = mix(tone, "#1c4a70", (0.5, 0.28, 0.1, 0.22, 0.42)[k])
            d = (
                f"0,-96! {a * 0.5},-80 {a * 0.86},-46 {a},10! "
                f"{(a + b) / 2},{-2 + 14 * (k in (1, 2, 3))} {b},10! {b * 0.86},-46 {b * 0.5},-80"
            )
            with form(c, d, tone):
                mass(c, f"{a},20 {b},20 {b * 0.9},-16 {a * 0.9},-16", darker(tone, 0.5), 8, 0.7)
                mass(
                    c, f"{a * 0.3},-90 {b * 0.3},-94 {b * 0.6},-60 {a * 0.6},-60", lighter(tone, 0.5), 7, 0.5
                )
            line(c, f"0,-96 {b * 0.5},-80 {b * 0.86},-46 {b},10", "#5a2430", (1, 1.6, 1.4, 1), 0.8)
        c.path(contour("-4,-96! 0,-118 4,-96!"), "#2c2430")


def _letter(c: Canvas) -> None:
    with c.at(524, 112, 0.84, 16), c.relief(0.05):
        c.path(contour("-62,-40! 62,-40! 62,44! -62,44!"), "#e8e0cc")
        with form(c, "-62,-40! 62,-40! 62,44! -62,44!", "#e0dcc8"):
            mass(c, "-70,-50 -20,-50 -40,50 -70,50", "#8aa8b0", 12, 0.8)
            line(c, "-62,44 0,-2 62,44", "#8a8478", (1.4, 2, 1.4))
        with form(c, "-62,-40! 62,-40! 4,14 -4,14", "#f4ecd8"):
            mass(c, "-50,-40 -4,10 10,14 -70,-30", "#b8b8ac", 6, 0.7)
        line(c, "-62,-40 -2,13 62,-40", "#8a7c6c", (1.4, 2.4, 1.4))
        c.circle(0, 8, 11, "#8a2430")
        c.circle(-1, 6, 8.6, "#c83c3c")
        c.circle(-3, 3, 2.6, "#f0a090")


def _book(c: Canvas) -> None:
    with c.at(80, 462, 1.0, -14), c.relief(0.1):
        c.path(contour("-70,-44! -4,-34! 4,-34! 70,-46! 72,46! 4,54! -4,54! -72,46!"), "#2c3a6a")
        for sx in (-1, 1):
            d = f"{sx * 2},-36! {sx * 30},-52 {sx * 64},-48! {sx * 66},38! {sx * 32},34 {sx * 2},48!"
            with form(c, d, "#dcd8c4"):
                mass(c, f"{sx * 0},-40 {sx * 16},-40 {sx * 16},50 {sx * 0},50", "#6a7c84", 6, 0.9)
                for k in range(7):
                    line(
                        c,
                        f"{sx * 12},{-32 + k * 10} {sx * 34},{-38 + k * 10} "
                        f"{sx * (58 - k % 3 * 6)},{-36 + k * 10}",
                        "#5a5c68",
                        (1, 1.8, 1),
                        0.7,
                    )


def _clock(c: Canvas) -> None:
    with c.at(508, 392, 1.0, 9), c.relief(0.1):
        with form(c, "-54,64! -54,-16 -34,-60 0,-72 34,-60 54,-16 54,64!", "#8a4a2c"):
            mass(c, "-60,70 -60,-60 -30,-60 -40,0 -36,70", "#3a1a34", 9, 0.9)
            mass(c, "30,-60 60,-20 60,70 40,70", "#e8a060", 7, 0.8)
        c.path(contour("-66,62! 66,62! 70,80! -70,80!"), "#5a2c24")
        line(c, "-66,63 0,62 66,63", "#e8a868", (2, 3, 3))
        c.circle(0, -10, 42, "#c89448")
        c.circle(0, -10, 37, "#fff0cc")
        mass(c, "-34,-24 -10,-46 10,-46 -20,-10 -26,16", "#a8a894", 8, 0.8)
        for k in range(12):
            a = k * math.tau / 12
            c.segment(
                math.cos(a) * 29,
                -10 + math.sin(a) * 29,
                math.cos(a) * 34,
                -10 + math.sin(a) * 34,
                "#3a2430",
                3,
            )
        line(c, "0,-10 -5,-24 -9,-38", "#2a1420", (4, 3, 1))
        line(c, "0,-10 -9,-18 -17,-26", "#2a1420", (5, 4, 2))
        c.circle(0, -10, 4, "#c83c3c")


def _cup(c: Canvas) -> None:
    c.shade(176, 652, 50, 10, 0.6, "#2a0c24")
    with c.at(176, 620, 1.0, -7), c.relief(0.15):
        line(c, "-38,-30 -62,-26 -60,2 -30,8", "#4a8ab0", (10, 10, 9, 8))
        with form(c, "-42,-46! 42,-46! 38,-6 24,28! -24,28! -38,-6", "#6aaccc"):
            mass(c, "-50,-50 -18,-50 -24,40 -50,40", "#1c4a78", 10, 0.9)
            mass(c, "22,-46 44,-46 36,20 20,30", "#ffe0b0", 8, 0.9)
            line(c, "-40,-14 0,-8 40,-14", "#f4e8d0", (4, 5, 4), 0.9)
        c.ellipse(0, -46, 42, 11, "#8ac4d8")
        c.ellipse(0, -45, 36, 8, "#3a1c14")
        with c.group(through=c.blur(3), opacity=0.75):
            line(c, "0,-46 -14,-70 8,-92 -10,-116 6,-138", "#6a3c28", (34, 20, 17, 10, 3))
            line(c, "8,-48 22,-66 16,-84", "#8a5434", (12, 8, 2))


def _suitcase(c: Canvas) -> None:
    c.shade(124, 862, 140, 22, 0.8, "#041018")
    with c.at(120, 790, 1.0, 5), c.relief(0.1):
        with form(c, "-100,-60! 92,-60! 96,64! -96,66!", "#8a5434"):
            mass(c, "-110,-60 -40,-60 -60,70 -110,70", "#2a1c34", 16, 0.9)
            mass(c, "50,-60 96,-60 100,70 70,70", "#e8a868", 12, 0.9)
            mass(c, "-100,30 100,40 100,80 -100,80", "#2a1420", 12, 0.8)
        for x in (-60, 54):
            with form(c, f"{x - 11},-60! {x + 11},-60! {x + 11},65! {x - 11},65!", "#d0a050"):
                mass(c, f"{x - 11},-60 {x - 2},-60 {x - 2},65 {x - 11},65", "#6a4424", 3, 0.9)
            c.rect(x - 8, -6, 16, 14, "#f4d890", 2)
        line(c, "-98,-10 0,-6 94,-10", "#4a2420", (2, 2.4, 2))
        with c.at(8, 22, 1, -8):
            c.rect(-24, -16, 48, 32, "#e8dcb8", 2)
            c.path(contour("-14,6 -4,-8 6,2 14,-8 16,8"), "#3a8a8c")


def _handle(c: Canvas) -> None:
    line(c, "88,734 90,706 118,700 150,706 154,736", "#4a2420", (9, 9, 9, 9, 9))
    line(c, "92,730 94,710 118,704 146,708", "#c88858", (1, 2.4, 2.4, 1))
    _arm(c, "148,744 122,730 112,704 126,688 146,700", (34, 28, 22, 16, 7), -1)


def _key(c: Canvas) -> None:
    with c.at(374, 790, 1.0, 10), c.relief(0.2):
        for tone, dx in (("#6a4418", 1.5), ("#f0c050", -0.5)):
            c.ring(dx, 0, 15, 16, tone, 7)
            c.segment(dx, 16, dx, 74, tone, 7)
            c.segment(dx, 70, dx + 18, 70, tone, 7)
            c.segment(dx, 56, dx + 14, 56, tone, 6)
    _arm(c, "381,790 374,764 360,754 353,768 365,782", (22, 18, 14, 10, 5), 1)


def _lantern(c: Canvas) -> None:
    x, y = LAMP
    c.glow(x, y, 330, "#ffb458", 0.85)
    with c.at(x, y, 0.86, 6), c.relief(0.1):
        line(c, "-30,-58 -26,-98 4,-112 30,-94 32,-58", "#2a1c20", (4, 4, 4, 4, 4))
        with form(c, "-22,-66! 22,-66! 40,-42! -40,-42!", "#5a4438"):
            mass(c, "-40,-66 -8,-66 -16,-40 -40,-40", "#1c1424", 5)
        with form(c, "-34,-42! 34,-42! 40,46! -40,46!", "#ffcf70"):
            mass(c, "-24,-30 24,-30 26,40 -26,40", "#fff6c8", 9)
        c.path(contour("0,-24 12,4 10,26 0,34 -10,26 -12,4"), "#fffdf0")
        for dx in (-37, 0, 37):
            c.segment(dx * 0.9, -42, dx, 46, "#2a1c20", 4 if dx else 2.4)
        with form(c, "-44,46! 44,46! 50,66! -50,66!", "#6a5040"):
            mass(c, "-50,46 -10,46 -14,70 -50,70", "#1c1424", 5)
        line(c, "-44,47 0,46 44,47", "#ffe0a0", (2, 3, 2))
    c.glow(x, y, 120, "#fff0b0", 0.8)
    _arm(c, "536,588 512,584 503,572 515,563", (20, 17, 12, 5), 1)


def _child(c: Canvas) -> None:
    """A very small octopus that wants to be carried too."""
    c.shade(474, 868, 84, 14, 0.8, "#041018")
    for text, side in (
        ("498,836 526,850 540,866 524,872", -1),
        ("450,836 424,852 418,870 436,872", 1),
        ("484,844 500,862 494,874 480,870", -1),
        ("464,844 452,864 464,876 476,870", 1),
        ("498,826 528,816 542,790 530,772 520,784", -1),
    ):
        _arm(c, text, (26, 19, 13, 5), side)
    with c.relief(0.1):
        with form(
            c,
            "444,836 436,812 440,794 430,770 438,738 466,722 496,732 508,760 500,786 508,806 504,834 474,850",
            "#e87a54",
        ):
            mass(c, "420,850 430,730 450,720 446,790 452,820 460,860", SHADE, 9, 0.8)
            mass(c, "470,724 500,726 512,760 500,790 490,750", "#ffd890", 7, 0.95)
            mass(c, "450,800 476,792 500,800 496,790 474,784 452,790", "#8a344c", 5, 0.6)
            for _ in range(18):
                c.circle(c.r.uniform(440, 500), c.r.uniform(730, 786), c.r.uniform(1.5, 4), "#b8443c", 0.5)
        line(c, "434,764 444,738 462,728", "#9ad8d8", (0.6, 3, 0.6), 0.7)
    for x, y in ((454, 808), (488, 805)):
        c.circle(x, y, 16, "#7a2c3c")
        c.circle(x, y, 14.8, "#ffd470")
        c.ellipse(x - 4, y - 4, 8.6, 7, "#140a18", 1, -10)
        c.circle(x - 7, y - 7, 2.6, "#fffbe8")
        line(c, f"{x - 15},{y - 12} {x},{y - 18} {x + 14},{y - 13}", "#8a2c3c", (1, 3.4, 1))
    _arm(c, "452,832 424,822 404,796 408,760 398,742", (28, 22, 17, 12, 5), 1)


def _near(c: Canvas) -> None:
    for x, y, r in ((156, 520, 5), (140, 480, 8), (160, 440, 5), (150, 560, 3)):
        c.ring(x, y, r, r, "#e0fff8", 1.8, 0.8)
