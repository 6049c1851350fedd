"""A ball of yarn, and who holds its other end."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas, Point, sampled
from tools.painter.hand import between, contour, form, line, mass, points
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


def _fur(c: Canvas, first: str, last: str, count: int, tones: tuple[str, ...], op: float = 0.7) -> None:
    """Short hairs all over a place, each along the way that leads from one line to the other."""
    a, b = points(first), points(last)
    for _ in range(count):
        way = between(a, b, c.r.random())
        k = c.r.uniform(0, len(way) - 1.01)
        i = int(k)
        (x0, y0), (x1, y1) = way[i], way[i + 1]
        x, y = x0 + (x1 - x0) * (k - i), y0 + (y1 - y0) * (k - i)
        n = math.hypot(x1 - x0, y1 - y0) or 1.0
        reach = c.r.uniform(9, 17)
        dx, dy = (x1 - x0) / n * reach, (y1 - y0) / n * reach
        c.limb([(x, y), (x + dx * 0.5 + c.r.uniform(-2, 2), y + dy * 0.5), (x + dx, y + dy)], (1, 2.2, 0.4),
               c.r.choice(tones), op)  # fmt: skip


def _cat(c: Canvas) -> None:
    """The big one, from behind, at the top of the stairs; it sits on the origin and looks down."""
    tones = ("#241a46", "#352a62", "#120a24")
    with c.relief(0.1):
        c.shade(20, 0, 190, 30, 0.9, "#07030f")
        # The tail lies round to the right, its tip up.
        for tone, dx, w in (("#0c0618", 0.0, 0.0), (FUR, -1.0, -5.0)):
            way = f"{40 + dx},-14 96,2 {146 + dx},-10 {168 + dx},-56 {152 + dx},-104 {160 + dx},-140"
            line(c, way, tone, (40 + w, 40 + w, 38 + w, 34 + w, 28 + w, 12))
        line(c, "86,-8 132,-18 154,-56 140,-102 148,-138", SHEEN, (1, 6, 8, 7, 1), 0.6)
        body = (
            "-40,-262 -66,-226 -78,-180 -90,-128 -118,-84 -136,-36 -124,2! 124,6! 138,-34 118,-88 "
            "88,-132 78,-180 66,-226 40,-262"
        )
        with form(c, body, FUR):
            mass(c, "30,-270 90,-220 150,-30 130,20 40,20 60,-120", "#0a0518", 20)
            mass(c, "-50,-250 -10,-250 0,-160 -20,-90 -70,-110 -80,-180", SHEEN, 18, 0.55)
            mass(c, "-46,-262 -70,-226 -84,-170 -96,-124 -128,-76 -150,-30 -132,8 -126,-36 -108,-82 -80,-130 "
                    "-69,-180 -58,-226", WARM, 5, 0.9)  # fmt: skip
            mass(c, "-60,-120 -84,-90 -100,-40 -90,0 -64,-10 -70,-60", SHEEN, 12, 0.5)
            mass(c, "-34,-100 -46,-50 -30,0 30,0 46,-50 34,-100 0,-130", "#0a0518", 16, 0.8)
            _fur(c, "-50,-252 -72,-180 -100,-90 -124,-6", "50,-252 72,-180 100,-90 124,-6", 420, tones)
            _fur(c, "-60,-244 -82,-170 -112,-86 -132,-10", "-52,-240 -72,-160 -98,-80 -116,-6", 80,
                 ("#d88a6c", "#8a5068"), 0.4)  # fmt: skip
            line(c, "4,-236 6,-180 0,-120 2,-70", "#0a0518", (1, 8, 9, 2), 0.6)
            for text in ("-92,-104 -58,-92 -42,-56 -50,-8", "92,-108 58,-94 44,-56 52,-6"):
                line(c, text, "#07030f", (1, 6, 7, 2), 0.7)
        for side in (-1, 1):
            s = side
            ear = f"{s * 76},-318 {s * 82},-366 {s * 70},-420! {s * 36},-392 {s * 12},-362 {s * 40},-320"
            with form(c, ear, FUR):
                mass(c, f"{s * 12},-362 {s * 40},-390 {s * 60},-400 {s * 44},-340", "#0a0518", 8, 0.8)
                if side < 0:
                    mass(c, "-90,-320 -86,-366 -68,-424 -64,-408 -77,-360 -76,-320", WARM, 3, 0.95)
                else:
                    mass(c, "14,-362 40,-394 72,-424 60,-392 38,-366 24,-350", WARM, 4, 0.7)
                _fur(c, f"{s * 68},-412 {s * 66},-330", f"{s * 30},-384 {s * 40},-330", 30, tones)
        head = (
            "-30,-376 0,-380 34,-374 66,-350 84,-312 84,-278 96,-256! 76,-250 60,-232 30,-222 0,-220 "
            "-30,-222 "
            "-60,-232 -76,-250 -96,-256! -84,-280 -84,-312 -66,-350"
        )
        with form(c, head, FUR):
            mass(c, "20,-380 80,-350 100,-250 40,-210 40,-290", "#0a0518", 16)
            mass(c, "-60,-350 -20,-378 20,-376 10,-330 -30,-300 -60,-300", SHEEN, 14, 0.65)
            rim = "-30,-384 -72,-356 -92,-312 -90,-280 -104,-254 -84,-244 -79,-280 -78,-312 -62,-344 -28,-371"
            mass(c, rim, WARM, 4, 0.95)
            _fur(c, "-10,-372 -60,-340 -80,-290 -70,-240", "10,-372 60,-340 80,-290 70,-240", 260, tones)
            _fur(c, "-30,-380 -72,-350 -88,-300 -92,-258", "-24,-370 -62,-338 -79,-296 -80,-254", 50,
                 ("#d88a6c", "#a86070"), 0.4)  # fmt: skip
            line(c, "4,-368 2,-320 0,-268", "#0a0518", (0.6, 5, 1), 0.5)
        # The nape: the fur of the head runs out over the shoulders.
        mass(c, "-62,-240 -40,-216 0,-208 40,-216 62,-240 40,-230 0,-224 -40,-230", "#07030f", 7, 0.5)
        _fur(c, "-54,-252 -60,-216 -66,-176", "54,-252 60,-216 66,-176", 170, tones, 0.9)
        for text, op in (
            ("-82,-270 -116,-276 -150,-268", 0.9), ("-84,-276 -118,-290 -152,-292", 0.9),
            ("-80,-264 -112,-262 -142,-246", 0.8), ("86,-270 116,-274 140,-266", 0.4),
            ("84,-264 112,-260 132,-248", 0.4),
        ):  # fmt: skip
            line(c, text, "#ffe0d0", (1.6, 1.6, 0.4), op)


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
        c.path(contour("-40,940 -40,840 120,910 280,850 420,760 640,640 640,940"), "#4a3070")
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
    with c.at(404, 886, 1.0, -3):
        _cat(c)
