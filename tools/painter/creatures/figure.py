"""Limbs with joints, hands in their gestures, feet and faces for people drawn by hand.

A limb goes through its joints: shoulder, elbow, wrist, or hip, knee, ankle. Hands stand with the wrist at the
origin and point up. Light comes from ``toward``, a place in the picture.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tools.painter.canvas import Canvas, Point, num
from tools.painter.creatures.people_parts import FAIR, INK, Skin
from tools.painter.hand import contour, form, line, mass
from tools.painter.palettes import mix


class Cloth(NamedTuple):
    """The tone of a cloth, its shade and what the light makes of it."""

    tone: str
    shade: str
    lit: str


def _text(spots: list[tuple[float, float, bool]]) -> str:
    return " ".join(f"{num(x)},{num(y)}{'!' if sharp else ''}" for x, y, sharp in spots)


def jointed(
    c: Canvas,
    top: Point,
    joint: Point,
    end: Point,
    widths: tuple[float, float, float],
    cloth: Cloth | Skin,
    toward: Point,
    calf: float = 0.0,
    folds: bool = True,
    bands: str = "",
) -> None:
    """An arm or a leg: round at the top, bony outside at the joint, a crease inside, a taper below.

    ``calf`` swells the back of the lower part, in shares of the joint's width; ``bands`` colours stripes.
    """
    (ax, ay), (bx, by), (ex, ey) = top, joint, end
    first, last = math.hypot(bx - ax, by - ay) or 1.0, math.hypot(ex - bx, ey - by) or 1.0
    ux, uy = (bx - ax) / first, (by - ay) / first
    vx, vy = (ex - bx) / last, (ey - by) / last
    turn = ux * vy - uy * vx
    side = -1.0 if turn > 0 else 1.0
    # The outer side of the bend lies to the right of the way when it turns left, and the other way round.
    nx, ny = -uy * side, ux * side
    mx, my = -vy * side, vx * side
    bend = min(1.0, abs(turn) + (1.0 if ux * vx + uy * vy < 0 else 0.0))
    ox, oy = nx + mx, ny + my
    far = math.hypot(ox, oy) or 1.0
    ox, oy = ox / far, oy / far
    a, b, e = widths[0] / 2, widths[1] / 2, widths[2] / 2
    swell = b * calf
    spots = [
        (ax - ux * a * 0.7, ay - uy * a * 0.7, False),
        (ax + nx * a, ay + ny * a, False),
        (ax + ux * first * 0.55 + nx * (a + b) * 0.5, ay + uy * first * 0.55 + ny * (a + b) * 0.5, False),
        (bx + ox * b * (1.0 + 0.22 * bend), by + oy * b * (1.0 + 0.22 * bend), False),
        (bx + vx * last * 0.34 + mx * b * 0.98, by + vy * last * 0.34 + my * b * 0.98, False),
        (ex + mx * e, ey + my * e, True),
        (ex - mx * e, ey - my * e, True),
        (
            bx + vx * last * 0.36 - mx * (b * 0.98 + swell),
            by + vy * last * 0.36 - my * (b * 0.98 + swell),
            False,
        ),
        (bx - ox * b * (0.96 - 0.2 * bend), by - oy * b * (0.96 - 0.2 * bend), bend > 0.5),
        (ax + ux * first * 0.5 - nx * (a + b) * 0.5, ay + uy * first * 0.5 - ny * (a + b) * 0.5, False),
        (ax - nx * a, ay - ny * a, False),
    ]
    with c.relief(0.1), form(c, _text(spots), cloth.tone):
        if bands:
            _stripes(c, top, joint, end, widths, bands)
        for (px, py), (qx, qy), w in ((top, joint, a + b), (joint, end, b + e)):
            lx, ly = toward[0] - (px + qx) / 2, toward[1] - (py + qy) / 2
            dx, dy = (qx - px), (qy - py)
            length = math.hypot(dx, dy) or 1.0
            sx, sy = -dy / length, dx / length
            if sx * lx + sy * ly < 0:
                sx, sy = -sx, -sy
            gx, gy = dx / length * w * 0.3, dy / length * w * 0.3
            dark = [
                (px - gx - sx * w * 0.16, py - gy - sy * w * 0.16, False),
                (qx + gx - sx * w * 0.14, qy + gy - sy * w * 0.14, False),
                (qx + gx - sx * w * 0.8, qy + gy - sy * w * 0.8, False),
                (px - gx - sx * w * 0.8, py - gy - sy * w * 0.8, False),
            ]
            mass(c, _text(dark), cloth.shade, w * 0.12, 0.85)
            bright = [
                (px + sx * w * 0.24, py + sy * w * 0.24, False),
                (qx + sx * w * 0.22, qy + sy * w * 0.22, False),
                (qx + sx * w * 0.6, qy + sy * w * 0.6, False),
                (px + sx * w * 0.6, py + sy * w * 0.6, False),
            ]
            mass(c, _text(bright), cloth.lit, w * 0.08, 0.75)
        if folds:
            cx, cy = bx - ox * b * 0.8, by - oy * b * 0.8
            for k, reach in ((-0.6, 0.9), (0.0, 1.1), (0.6, 0.9)):
                fx, fy = ox * 0.85 + (vx - ux) * 0.3 + vx * k, oy * 0.85 + (vy - uy) * 0.3 + vy * k
                line(
                    c,
                    f"{cx},{cy} {cx + fx * b * reach * 0.5 + vx * 2},{cy + fy * b * reach * 0.5 + vy * 2} "
                    f"{cx + fx * b * reach},{cy + fy * b * reach}",
                    cloth.shade,
                    (2, 2, 0.5),
                    0.5,
                )


def _stripes(
    c: Canvas, top: Point, joint: Point, end: Point, widths: tuple[float, float, float], tone: str
) -> None:
    for (ax, ay), (bx, by), w in ((top, joint, widths[0]), (joint, end, widths[1])):
        length = math.hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / length, (by - ay) / length
        count = round(length / 22)
        for k in range(count):
            t = length * (k + 0.5) / count
            x, y = ax + ux * t, ay + uy * t
            c.limb(
                [(x - uy * w, y + ux * w), (x + ux * 5, y + uy * 5), (x + uy * w, y - ux * w)],
                (10, 10, 10),
                tone,
            )


def cuff(c: Canvas, elbow: Point, wrist: Point, wide: float, tone: str, shade: str) -> None:
    """The end of a sleeve, across the wrist."""
    dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    length = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / length * wide / 2, dx / length * wide / 2
    ux, uy = dx / length * wide * 0.1, dy / length * wide * 0.1
    x, y = wrist
    text = f"{x - nx},{y - ny} {x + ux},{y + uy} {x + nx},{y + ny}"
    line(c, text, shade, (wide * 0.32, wide * 0.36, wide * 0.32))
    line(c, text, tone, (wide * 0.24, wide * 0.28, wide * 0.24))


def _finger(c: Canvas, text: str, w: float, skin: Skin, lit: bool = True) -> None:
    line(c, text, mix(skin.shade, INK, 0.15), (w + 1.8, w + 1.8, w * 0.66 + 1.8))
    line(c, text, skin.tone, (w, w, w * 0.66))
    if lit:
        line(c, text, mix(skin.tone, skin.lit, 0.7), (w * 0.2, w * 0.4, w * 0.2), 0.6)


def _palm(c: Canvas, text: str, skin: Skin, shade: str) -> None:
    with form(c, text, skin.tone):
        mass(c, shade, skin.shade, 3.4, 0.6)


def hand_open(
    c: Canvas, x: float, y: float, rot: float, skin: Skin = FAIR, scale: float = 1.0, flip: bool = False
) -> None:
    """Open, seen on its palm; the thumb on the left."""
    with c.at(x, y, scale, rot, flip), c.relief(0.1):
        for text, w in (
            ("11,-22 16,-34 20,-43", 6.6),
            ("5,-24 8,-42 10,-54", 7.4),
            ("-1.5,-25 -2,-45 -2,-59", 7.8),
            ("-8,-23 -11,-40 -13,-52", 7.4),
        ):
            _finger(c, text, w, skin)
        _finger(c, "-8,-8 -19,-20 -24,-32", 8, skin)
        _palm(
            c,
            "-9,6 -10,-6 -12,-16 -12,-25 -4,-28 8,-27 14,-22 14,-12 10,-2 9,6",
            skin,
            "4,8 16,4 16,-24 10,-20 8,-8",
        )
        line(c, "-9,-8 -3,-13 -4,-22", skin.shade, (0.6, 1.8, 0.5), 0.7)
        line(c, "-7,-21 2,-19 11,-20", skin.shade, (0.5, 1.4, 0.5), 0.6)


def hand_grip(
    c: Canvas, x: float, y: float, rot: float, skin: Skin = FAIR, scale: float = 1.0, flip: bool = False
) -> None:
    """Closed round a rod that lies across it at y = -17; fingers in front, the thumb under them.

    Draw the rod first.
    """
    with c.at(x, y, scale, rot, flip), c.relief(0.1):
        deep = mix(skin.shade, INK, 0.15)
        c.path(contour("-12,6 -17,-6 -18,-22 -12,-33 2,-36 14,-32 18,-22 16,-6 11,6"), deep)
        _palm(
            c, "-11,6 -16,-6 -17,-22 -11,-32 2,-35 13,-31 17,-22 15,-6 10,6", skin, "0,8 16,4 20,-26 10,-14"
        )
        for k, (px, up, low) in enumerate(
            ((-11.5, -30, -13), (-3.8, -33, -10), (4, -32.5, -9.5), (11.4, -29, -11))
        ):
            text = f"{px},{up} {px - 0.6},{(up + low) / 2} {px + 0.6},{low}"
            line(c, text, deep, (8.4, 9.6, 8))
            line(c, text, mix(skin.tone, skin.shade, 0.06 * k), (7, 8.2, 6.6))
            line(c, f"{px - 1},{up + 3} {px - 1.4},{up + 9}", mix(skin.tone, skin.lit, 0.8), (2.6, 1), 0.8)
        line(c, "-15,-5 -8,-6 3,-5", deep, (10, 9.6, 7))
        line(c, "-15,-5 -8,-6 3,-5", skin.tone, (8.4, 8, 5.4))
        line(c, "-13,-7 -5,-8 2,-7", mix(skin.tone, skin.lit, 0.7), (1, 2.2, 0.8), 0.7)


def hand_pinch(
    c: Canvas, x: float, y: float, rot: float, skin: Skin = FAIR, scale: float = 1.0, flip: bool = False
) -> None:
    """Thumb and forefinger meet at (-3, -50); the others are bent behind them."""
    with c.at(x, y, scale, rot, flip), c.relief(0.1):
        for text, w in (
            ("12,-16 22,-24 18,-33 10,-32", 7),
            ("10,-20 21,-32 15,-41 6,-38", 7.6),
            ("7,-23 17,-40 10,-48 3,-44", 8),
        ):
            _finger(c, text, w, mix_skin(skin, 0.18))
        _finger(c, "2,-24 11,-38 6,-48 -2,-51", 8.4, skin)
        _palm(c, "-8,6 -11,-8 -10,-20 -3,-28 8,-27 15,-18 12,-4 9,6", skin, "4,8 14,2 18,-22 10,-18 6,-6")
    hand_pinch_tip(c, x, y, rot, skin, scale, flip)


def hand_pinch_tip(
    c: Canvas, x: float, y: float, rot: float, skin: Skin = FAIR, scale: float = 1.0, flip: bool = False
) -> None:
    """The thumb alone, once more, to lie over what is held."""
    with c.at(x, y, scale, rot, flip), c.relief(0.1):
        _finger(c, "-7,-12 -12,-28 -10,-40 -4,-49", 8.6, skin)
        _palm(c, "-9,-6 -12,-16 -8,-22 -3,-16 -4,-6", skin, "-4,-4 -2,-18 0,-10")


def hand_hold(
    c: Canvas, x: float, y: float, rot: float, skin: Skin = FAIR, scale: float = 1.0, flip: bool = False
) -> None:
    """Bent round a thing as large as a ball whose middle lies at (16, -34): fingers over it from the left.

    Draw the thing first.
    """
    with c.at(x, y, scale, rot, flip), c.relief(0.1):
        for text, w in (
            ("-3,-30 4,-48 18,-56 28,-52", 7.4),
            ("-5,-25 6,-42 21,-47 31,-42", 7.8),
            ("-5,-19 8,-34 23,-37 32,-31", 7.6),
            ("-3,-12 9,-25 22,-27 29,-21", 7),
        ):
            _finger(c, text, w, skin)
        _palm(c, "-8,6 -13,-8 -12,-24 -5,-34 2,-31 4,-16 8,-4 9,6", skin, "2,8 10,4 4,-14 0,-10 -4,0")
        line(c, "-6,-26 0,-29", skin.shade, (0.6, 1.6), 0.6)


def hand_point(
    c: Canvas, x: float, y: float, rot: float, skin: Skin = FAIR, scale: float = 1.0, flip: bool = False
) -> None:
    """The forefinger out, the others bent, the thumb on them."""
    with c.at(x, y, scale, rot, flip), c.relief(0.1):
        _finger(c, "-7,-24 -8,-42 -7,-58", 7.8, skin)
        for text in ("-1,-25 1,-37 0,-22", "5,-24 8,-34 6,-20", "10,-20 14,-29 11,-16"):
            _finger(c, text, 8, skin)
        _palm(c, "-9,6 -12,-8 -12,-22 -6,-27 6,-24 14,-16 11,-2 9,6", skin, "4,8 14,2 16,-20 8,-10")
        _finger(c, "-10,-8 -8,-20 2,-25", 7.6, skin)


def mix_skin(skin: Skin, share: float) -> Skin:
    return Skin(
        mix(skin.tone, skin.shade, share), skin.shade, mix(skin.lit, skin.tone, min(1, share * 3)), skin.cheek
    )


def shoe(
    c: Canvas, x: float, y: float, rot: float, cloth: Cloth, scale: float = 1.0, flip: bool = False
) -> None:
    """Seen from the side, the toe to the right; its sole on the origin, the ankle above it, sixty long."""
    with c.at(x, y, scale, rot, flip), c.relief(0.1):
        with form(c, "-13,-26! 0,-23 13,-26! 17,-15 30,-11 43,-7 47,0! 18,0 6,-1 -14,0! -17,-10", cloth.tone):
            mass(c, "-20,2 -18,-8 10,-6 30,-3 50,-4 50,4", cloth.shade, 3, 0.85)
            mass(c, "-12,-26 -4,-22 -6,-12 -14,-12", cloth.lit, 2.4, 0.5)
            mass(c, "18,-14 34,-10 40,-6 26,-8", cloth.lit, 2, 0.8)
        line(c, "-15,1 14,1.4 47,1", mix(cloth.shade, INK, 0.6), (3.4, 3, 3.6))


def ear(c: Canvas, x: float, y: float, skin: Skin, scale: float = 1.0, flip: bool = False) -> None:
    with c.at(x, y, scale, 6, flip), c.relief(0.1):
        with form(c, "-6,-14 4,-18 12,-12 12,0 7,10 0,17 -6,13 -7,0", skin.tone):
            mass(c, "-8,-12 0,-12 4,4 -2,16 -9,14", skin.shade, 2.6, 0.6)
        line(c, "-3,-11 5,-13 8,-5 5,3 1,6", skin.shade, (0.6, 2.2, 2, 0.6), 0.8)
        line(c, "-2,-3 3,-2 2,6", skin.shade, (0.5, 1.8, 0.5), 0.7)


def side_eye(c: Canvas, x: float, y: float, iris: str, wide: float = 1.0, down: float = 0.0) -> None:
    """An eye seen from the side, looking right: a wedge under a heavy lid. ``down`` lowers the look."""
    with c.at(x, y):
        h = 8 * wide
        c.path(contour(f"-12,1! -4,{-h * 0.8} 6,{-h} 10,-2 8,{h * 0.62} -2,{h * 0.6}"), "#fff6e8")
        with form(c, f"-12,1! -4,{-h * 0.8} 6,{-h} 10,-2 8,{h * 0.62} -2,{h * 0.6}", "#fff6e8"):
            c.ellipse(6.4, -1.4 + down, 4.6, 6.6 * max(wide, 0.8), iris)
            c.ellipse(7.2, -1.2 + down, 2.6, 4 * max(wide, 0.8), INK)
            mass(c, f"-14,-2 0,{-h - 3} 12,{-h} 10,{-h * 0.5} -2,{-h * 0.35}", "#7a5a68", 2, 0.55)
        c.circle(7.6, -4 + down, 1.4, "#ffffff")
        line(c, f"-14,2 -4,{-h * 0.9} 7,{-h - 0.6} 13,{-h * 0.7}", INK, (0.8, 3.4, 3, 1))
        line(c, f"-13,{-h * 0.7} -4,{-h * 1.6} 7,{-h * 1.5}", "#8a5650", (0.5, 1.5, 0.5), 0.7)
        line(c, f"-8,{h * 0.62} 0,{h * 0.8} 8,{h * 0.6}", "#8a5650", (0.5, 1.4, 0.5), 0.7)


def child_profile(
    c: Canvas,
    skin: Skin = FAIR,
    iris: str = "#4a6a4c",
    brow: str = "#6a3a24",
    wide: float = 1.0,
    down: float = 0.0,
    mouth: str = "smile",
) -> None:
    """Looking right, a hundred and twenty tall: a high brow, a snub nose, a small chin."""
    with form(
        c,
        "-48,-20 -40,-52 -10,-66 24,-60 42,-42 46,-24 45,-12 47,-4 55,6 58,12 54,16! 46,17 45,20! "
        "50,24 50,28 46,31! 49,34 47,40 41,42 42,49 36,57 22,58 4,50 -14,40 -40,20",
        skin.tone,
    ):
        mass(c, "-60,-30 -20,-30 -6,10 -4,40 30,62 -10,70 -60,40", skin.shade, 11, 0.6)
        mass(c, "24,-64 50,-40 46,-10 62,10 48,10 34,-16", skin.lit, 5, 0.75)
        mass(c, "14,14 28,10 34,22 24,32 12,26", skin.cheek, 6, 0.6)
        mass(c, "36,48 46,38 48,44 40,56", skin.lit, 3, 0.6)
        mass(c, "44,16 56,15 50,20", skin.shade, 2, 0.7)
    if mouth == "open":
        c.path(contour("50,26! 44,26 37,29 41,35 49,34!"), "#6a1c28")
        mass(c, "40,33 48,32 46,36", "#d86a6c", 1.4, 0.9)
    elif mouth == "smile":
        line(c, "50,31 42,32 35,27", "#a03a40", (1, 2.8, 0.8))
    else:
        line(c, "50,31 43,31 38,32", "#a03a40", (1, 2.8, 0.8))
    line(c, "46,30 49,26", "#d8605c", (1, 2), 0.6)
    line(c, "46,14 50,11 53,14", skin.shade, (0.4, 1.6, 0.8), 0.9)
    if wide:
        side_eye(c, 30, -5, iris, wide, down)
    else:
        line(c, "18,-6 30,0 42,-5", INK, (0.8, 3.4, 0.8))
    line(c, f"16,{-18 - 3 * wide} 28,{-25 - 3 * wide} 42,{-24 - 2 * wide}", brow, (1, 3.6, 1))


def grown_profile(
    c: Canvas,
    skin: Skin = FAIR,
    iris: str = "#3a5a6c",
    brow: str = "#3a2420",
    wide: float = 0.85,
    down: float = 0.0,
    nose: float = 1.0,
    lips: str = "#b8483f",
) -> None:
    """Looking right, a hundred and thirty tall: a longer face, a nose of its own, a jaw."""
    n = 10 * nose
    with form(
        c,
        f"-46,-18 -40,-50 -12,-66 22,-62 38,-46 43,-28 41,-16! 44,-8 "
        f"{46 + n * 0.7},6 {48 + n},13 {45 + n * 0.6},18! "
        "44,20 44,23! 49,28 49,31 45,33! 48,36 46,41 41,43! 45,50 43,60 34,65 18,60 2,48 -12,40 -40,22",
        skin.tone,
    ):
        mass(c, "-60,-30 -20,-30 -8,10 -2,38 22,62 -10,70 -60,40", skin.shade, 10, 0.7)
        mass(c, f"24,-64 46,-40 42,-10 {48 + n},10 46,8 34,-14", skin.lit, 5, 0.75)
        mass(c, "12,14 28,10 32,24 20,34 8,26", skin.cheek, 7, 0.4)
        mass(c, "36,58 46,48 46,56 40,64", skin.lit, 3, 0.6)
    line(c, "49,33 42,33 35,31", mix(lips, INK, 0.4), (1, 2.4, 0.8))
    line(c, "44,29 48,29 49,31", lips, (1.4, 4, 2), 0.9)
    line(c, "43,37 47,37", lips, (2, 3.6), 0.9)
    line(c, f"{42 + n * 0.4},16 {45 + n * 0.5},12 {48 + n * 0.6},16", skin.shade, (0.4, 2, 0.8), 0.9)
    if wide:
        side_eye(c, 28, -10, iris, wide, down)
    else:
        line(c, "14,-9 26,-4 38,-8", INK, (0.8, 3, 0.8))
        for k in range(4):
            line(c, f"{22 + k * 5},{-5} {24 + k * 6},{1}", INK, (1.6, 0.5))
    line(c, "14,-24 26,-31 40,-26", brow, (1, 3.6, 1))
