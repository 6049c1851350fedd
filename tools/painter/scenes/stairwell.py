"""A ball of yarn, and who holds its other end."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas, Point, sampled
from tools.painter.hand import contour, form, line, mass, strands
from tools.painter.palettes import darker, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

FUR, SHEEN, WARM = "#1a1030", "#463a78", "#ffb878"
CX, CY, TOTAL = 256.0, 284.0, 62


def _spot(k: float, across: float, lift: float = 0.0) -> Point:
    """A place on the stairs: ``across`` runs from the wall (0) to the well (1), ``lift`` towards the eye."""
    a = math.tau * k / 24 + 1.1
    r = (760 * (1 - k / TOTAL) ** 1.45 + 50) * (1 - 0.34 * across) * (1 + lift)
    return CX + math.cos(a) * r * 0.92, CY + math.sin(a) * r


def _stairs(c: Canvas) -> None:
    for k in range(TOTAL - 1, -17, -1):
        depth = max(0.0, k / TOTAL)

        def lit(tone: str, glow: str, power: float, share: float = depth) -> str:
            return mix(tone, glow, share**power)

        a, b, d, e = _spot(k, 0), _spot(k + 1, 0), _spot(k + 1, 1), _spot(k, 1)
        below = [_spot(k, 1, -0.05), _spot(k + 1, 1, -0.05)]
        c.poly([e, d, below[1], below[0]], lit("#160a30", "#d88a58", 1.6))
        c.poly(
            [a, b, d, e],
            c.linear(
                [(0, lit("#2a1a56", "#c88a70", 2.2), 1), (1, lit("#5a3a8c", "#ffdca0", 1.7), 1)], a, e, True
            ),
        )
        rug = [_spot(k, 0.2), _spot(k + 1, 0.2), _spot(k + 1, 0.8), _spot(k, 0.8)]
        c.poly(
            rug,
            c.linear(
                [(0, lit("#561238", "#d8604c", 1.6), 1), (1, lit("#a8284c", "#ffa070", 1.5), 1)],
                rug[0],
                rug[3],
                True,
            ),
        )
        for share in (0.25, 0.75):
            c.segment(
                *_spot(k, share),
                *_spot(k + 1, share),
                lit("#c88a4c", "#ffe0a0", 1.4),
                3.4 * (1 - depth) + 0.5,
                0.8,
            )
        # The tread's edge is lit, the riser behind it dark.
        c.poly([a, e, _spot(k + 0.13, 1), _spot(k + 0.13, 0)], lit("#0e0624", "#8a3c38", 1.8), 0.75)
        c.segment(
            *_spot(k, 0.02), *_spot(k, 0.98), lit("#a8709c", "#fff0c8", 1.2), 3 * (1 - depth) + 0.6, 0.8
        )
        rail = 6.0 * (1 - depth) + 1
        tone = lit("#7a3c34", "#ffd08a", 1.2)
        c.segment(*_spot(k + 0.5, 0.98), *_spot(k + 0.5, 0.98, 0.07), darker(tone, 0.25), rail * 0.7)
        c.segment(
            *_spot(k + 0.46, 0.98), *_spot(k + 0.46, 0.98, 0.07), lit("#d88a5c", "#fff4d0", 1.2), rail * 0.22
        )
    for tone, wide, dr in (("#3a1420", 11, 0.07), ("#a85c3c", 7, 0.073), ("#ffd49a", 2.4, 0.066)):
        for k2 in range(-32, 2 * TOTAL - 2):
            k1 = k2 / 2
            near = 1 - max(0.0, k1) / TOTAL
            c.segment(
                *_spot(k1, 0.98, dr),
                *_spot(k1 + 0.5, 0.98, dr),
                mix(tone, "#ffe8b0", (1 - near) ** 1.6),
                wide * near + 0.8,
            )


def _small_cat(c: Canvas) -> None:
    """It holds the end of the thread and looks up; a hundred tall, stands on the origin."""
    with c.relief(0.1):
        line(c, "24,-8 48,-4 58,-24 46,-40", "#24123a", (10, 9, 7, 4))
        with form(
            c,
            (
                "-22,0! -26,-24 -20,-50 -28,-66 -30,-84 -30,-112! -14,-100 2,-100 "
                "20,-112! 20,-84 16,-66 "
                "26,-44 32,-16 28,0!"
            ),
            "#24123a",
        ):
            mass(c, "10,-110 30,-110 40,0 14,0 8,-60", "#7a3c54", 5, 0.8)
        line(c, "-18,-48 -34,-56 -44,-70", "#24123a", (13, 11, 10))
        for x in (-15, 6):
            c.ellipse(x, -84, 5.4, 6, "#b8fff0")
            c.ellipse(x, -85, 2, 5, "#10081c")
        c.path(contour("-7,-75 -1,-75 -4,-71"), "#e88a90")


def _head(c: Canvas) -> None:
    """Turned to the left and up to the light; some two hundred wide."""
    for text, inner in (
        ("38,-84 66,-112 100,-150! 108,-96 100,-40 70,-50", "60,-82 80,-104 96,-132! 98,-90 90,-60"),
        ("-84,-30 -92,-84 -84,-152! -50,-118 -18,-88 -40,-60", "-74,-66 -78,-100 -76,-130! -52,-106 -38,-84"),
    ):
        with form(c, text, FUR):
            mass(c, inner, "#8a4468", 5)
            mass(c, "-100,-150 -80,-156 -72,-120 -84,-60 -100,-60", WARM, 4, 0.8)
        strands(
            c,
            inner.split(" ")[-1] + " 0,-60",
            inner.split(" ")[1] + " -20,-70" if text[0] == "-" else inner.split(" ")[1] + " 40,-70",
            5,
            (FUR, SHEEN),
            (2, 5, 0.5),
            5,
            0.8,
        )
    with form(
        c,
        (
            "-94,-18 -84,-58 -50,-90 0,-100 48,-90 86,-58 102,-10 100,34 112,60! "
            "84,62 66,82! 40,84 4,94 "
            "-34,96 -64,84 -80,62 -98,40 -100,10"
        ),
        FUR,
    ):
        mass(c, "40,-90 110,-60 120,80 40,110 70,40 76,-20", "#0a0518", 14)
        mass(c, "-80,-60 -40,-92 20,-96 10,-70 -30,-60 -70,-36", SHEEN, 10, 0.8)
        mass(c, "-106,-20 -90,-50 -74,-60 -82,-10 -86,40 -64,84 -90,80 -110,30", WARM, 7, 0.85)
        mass(c, "-84,30 -56,20 -20,28 -4,52 -20,84 -56,88 -82,66", "#3c2c5c", 9)
        mass(c, "-92,40 -70,36 -66,60 -60,84 -90,76", "#ffc890", 6, 0.8)
        mass(c, "-58,-40 -44,-34 -36,10 -50,20 -62,0", "#4a3868", 6, 0.9)
    strands(c, "84,-30 100,0 116,30", "30,76 44,90 52,112", 26, (FUR, "#2c2050", "#0e081e"), (6, 6, 0.5), 8)
    strands(
        c, "-60,-60 -40,-78 -10,-92", "60,-50 66,-70 70,-86", 20, (FUR, SHEEN, "#2c2050"), (2, 3, 0.5), 6, 0.7
    )
    for x, y, rx, ry, tilt in ((-66, -14, 18, 22, -8), (14, -16, 28, 25, 8)):
        c.ellipse(x, y, rx + 4.5, ry + 4, "#07030f", 1, tilt)
        c.ellipse(x, y, rx, ry, c.radial("#eaffb0", "#a8e870", "#2f9c84", cx=0.35, cy=0.6, r=0.7), 1, tilt)
        c.ellipse(x - rx * 0.28, y - 2, rx * 0.3, ry * 0.82, "#07030f", 1, tilt)
        c.circle(x - rx * 0.42, y - ry * 0.42, rx * 0.2, "#ffffff")
        c.circle(x + rx * 0.2, y + ry * 0.4, rx * 0.1, "#ffffff", 0.8)
    line(c, "-14,-34 14,-44 46,-28", "#07030f", (1, 6, 2))
    line(c, "-88,-28 -68,-40 -48,-30", "#07030f", (1, 5, 1))
    with form(c, "-74,24! -56,20 -38,26! -48,40 -58,44 -66,38", "#d87888"):
        mass(c, "-76,20 -56,18 -54,28 -70,34", "#ffc8b8", 3)
    line(c, "-57,42 -56,54 -66,64 -78,60", "#07030f", (2, 2.6, 2.6, 0.6))
    line(c, "-56,54 -42,66 -22,60", "#07030f", (2.6, 2.6, 0.6))
    for x, y, dx, dy in (
        (-84, 46, -66, -8),
        (-82, 54, -70, 12),
        (-18, 46, 96, -10),
        (-16, 54, 98, 14),
        (-20, 60, 86, 36),
    ):
        line(
            c, f"{x},{y} {x + dx * 0.5},{y + dy * 0.3 - 5} {x + dx},{y + dy}", "#e8d0d8", (1.6, 1.8, 0.4), 0.8
        )


def _cat(c: Canvas) -> None:
    """The big one at the top of the stairs, a paw on the ball; drawn where it sits."""
    with c.relief(0.1):
        with form(
            c,
            (
                "330,610 304,660 296,720 306,790 322,850 330,920! 640,930! 640,690 "
                "600,630 540,590 470,570 390,580"
            ),
            FUR,
        ):
            mass(c, "480,600 620,640 660,930 460,930 540,800 530,690", "#0a0518", 24)
            mass(c, "420,600 520,610 580,680 540,720 470,660", SHEEN, 18, 0.7)
            mass(c, "290,690 310,630 340,610 326,690 324,800 300,920 260,920 290,820", WARM, 9, 0.75)
            mass(c, "440,760 520,740 580,800 560,840 500,800 450,830", SHEEN, 16, 0.6)
        strands(
            c,
            "330,620 314,670 300,740",
            "440,650 410,730 370,800",
            40,
            (FUR, "#2c2050", SHEEN, "#0e081e"),
            (6, 7, 0.5),
            10,
        )
        strands(
            c,
            "322,620 304,664 294,716",
            "360,640 344,690 330,750",
            20,
            ("#c8805c", "#7a4a60", "#4a3060"),
            (3, 4, 0.5),
            8,
            0.8,
        )
        with (
            c.group("translate(130,0)"),
            form(c, "420,770 360,800 330,850 300,880 284,912! 420,920! 470,860 470,800", FUR),
        ):
            mass(c, "280,910 300,872 340,836 370,800 350,850 320,900", "#8a5a68", 7, 0.7)
            mass(c, "400,790 440,790 430,860 380,920 350,900", SHEEN, 12, 0.5)
        with form(
            c, ("326,730 318,790 316,850 300,870 284,880 280,894! 372,896! 384,870 392,800 400,730"), FUR
        ):
            mass(c, "270,920 286,880 310,850 312,780 318,730 336,740 330,840 316,900", WARM, 6, 0.85)
            mass(c, "370,740 410,730 390,830 380,920 350,920 362,830", "#07030f", 9)
        for x in (302, 324, 348):
            line(c, f"{x},895 {x + 1},884 {x + 8},874", "#05030c", (3, 3, 1))
        line(c, "650,800 600,866 520,890 450,884 424,900", "#0a0518", (50, 46, 42, 34, 22), 0.9)
        line(c, "650,792 600,856 520,880 450,874 420,890", FUR, (46, 42, 38, 30, 18))
        line(c, "600,840 520,864 450,860 418,880", SHEEN, (3, 7, 6, 1), 0.7)
        # The paw that keeps the ball from rolling on.
        with form(
            c,
            (
                "380,690 340,672 300,690 258,716 226,724 206,730 196,746 200,764 218,774 "
                "246,772 284,768 330,764 372,752"
            ),
            FUR,
        ):
            mass(c, "196,740 226,722 260,712 310,686 350,676 310,702 262,730 220,740", WARM, 5, 0.9)
            mass(c, "210,780 260,762 330,752 380,740 380,780 230,790", "#07030f", 7)
        for x, y in ((206, 752), (217, 762), (233, 767)):
            line(c, f"{x},{y + 7} {x + 4},{y - 2} {x + 14},{y - 6}", "#05030c", (3, 3, 0.6))
            line(c, f"{x - 1},{y + 8} {x - 5},{y + 14} {x - 4},{y + 19}", "#f4e4d8", (3, 2.4, 0.5))
        with c.at(418, 556, 1.06, 8):
            _head(c)


def _ball(c: Canvas, bx: float, by: float, r: float) -> None:
    c.shade(bx + 34, by + r * 0.86, r * 1.4, r * 0.3, 0.9, "#0a0418")
    c.circle(bx, by, r, c.radial("#d8fff4", "#5ad8cc", "#1c8a90", "#0c3c58", cx=0.36, cy=0.24, r=0.85))
    with (
        c.relief(0),
        c.group(clip=c.clip(f"M{bx - r},{by} a{r},{r} 0 1 0 {r * 2},0 a{r},{r} 0 1 0 {-r * 2},0Z")),
    ):
        for turn, count, tones in (
            (-32, 15, ("#0f5a68", "#2aa0a0", "#8af0e0")),
            (64, 9, ("#0f5a68", "#48c8c0", "#b8fff0")),
            (14, 6, ("#1c7a84", "#6ae4d8", "#e0fff8")),
        ):
            with c.group(f"rotate({turn},{bx},{by})"):
                for k in range(count):
                    y = by - r + 2 * r * (k + 0.5) / 15 + (r * 0.25 if count < 15 else 0)
                    tone = mix(tones[1], tones[0] if y > by else tones[2], abs(y - by) / r * 0.7)
                    c.line([(bx - r, y + 18), (bx, y - 12), (bx + r, y + 18)], tones[0], 7.5)
                    c.line([(bx - r, y + 17), (bx, y - 13), (bx + r, y + 17)], tone, 4.6)
        mass(
            c,
            (
                f"{bx - r},{by + r * 0.5} {bx},{by + r * 0.66} {bx + r},{by - r * 0.2} {bx + r},{by + r} "
                f"{bx - r},{by + r}"
            ),
            "#0a2448",
            14,
            0.75,
        )
        mass(
            c,
            (
                f"{bx - r * 0.6},{by - r * 0.5} {bx - r * 0.2},{by - r * 0.9} {bx + r * 0.4},{by - r * 0.85} "
                f"{bx},{by - r * 0.55}"
            ),
            "#fff4d0",
            10,
            0.8,
        )


@scene("p06", "violet", Light(strength=0.0, focus=(330, 520)), by_hand=True)
def stairwell(c: Canvas) -> None:
    nature.wash(c, "#1a0f3c", "#0c0622")
    c.glow(CX, CY, 420, "#d8705c", 0.7)
    _stairs(c)
    c.ellipse(CX, CY, 58, 62, c.radial("#fffdf0", "#fff4cc", "#ffdc90"))
    c.glow(CX, CY, 330, "#ffd890", 0.95)
    with c.group(through=c.blur(30), blend="multiply", opacity=0.75):
        c.path(contour("-40,940 -40,820 120,900 260,800 300,620 460,470 640,560 640,940"), "#4a3070")
    bx, by, r = 148.0, 770.0, 82.0
    way = [_spot(k / 2, 0.68 + 0.07 * math.sin(k * 0.47)) for k in range(56, 107)]
    thread = sampled(
        [
            (bx - 50, by - 60),
            (bx - 44, by - 92),
            (bx - 10, by - 126),
            (bx + 50, by - 138),
            *way,
            (CX - 48, CY + 26),
            (CX - 27, CY - 6),
        ],
        6,
    )
    c.line([(x + 3, y + 6) for x, y in thread[16:]], "#2a0a2c", 6, 0.5)
    for tone, wide in (("#1f8c90", 1.2), ("#a0fff0", 0.62)):
        for k in range(0, len(thread) - 6, 6):
            c.limb(thread[k : k + 7], [wide * (7 - 4.6 * (k + d) / len(thread)) for d in (0, 6)], tone)
    c.shade(CX + 6, CY + 46, 34, 6, 0.6, "#a85c3c")
    with c.at(CX + 2, CY + 46, 0.74):
        _small_cat(c)
    _ball(c, bx, by, r)
    _cat(c)
