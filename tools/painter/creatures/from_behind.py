"""People seen from behind: a head of hair, a back, heels, and somebody on a ladder.

Light comes from the right; draw them mirrored where it comes from the left.
"""

from __future__ import annotations

from typing import NamedTuple

from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import Cloth, cuff, hand_open, jointed
from tools.painter.creatures.people_parts import FAIR, INK, Skin
from tools.painter.hand import form, line, mass, strands
from tools.painter.palettes import mix

SUN: Point = (900.0, -500.0)


class Hair(NamedTuple):
    tone: str = "#7a4426"
    deep: str = "#3a1a18"
    lit: str = "#f0b070"


def back_head(c: Canvas, hair: Hair, skin: Skin = FAIR, short: bool = False) -> None:
    """Fifty from the middle to the rim; the neck goes down from (0, 30)."""
    with c.relief(0.1):
        with form(c, "-17,26 -17,66! 17,66! 17,26 0,16", mix(skin.tone, skin.shade, 0.35)):
            mass(c, "-20,30 20,30 16,50 -20,70", skin.shade, 6, 0.7)
        for x, side in ((-45.0, -1), (45.0, 1)):
            tone = mix(skin.tone, skin.shade, 0.1 if side > 0 else 0.5)
            with form(c, f"{x - 7},-8 {x},-14 {x + 8},-6 {x + 6},10 {x},16 {x - 7},10", tone):
                mass(
                    c, f"{x - side * 10},-10 {x},-4 {x - side * 2},14 {x - side * 10},14", skin.shade, 3, 0.7
                )
        low = 32 if short else 46
        with form(
            c,
            f"-46,-16 -34,-46 0,-56 34,-46 46,-14 44,14 32,{low} 14,{low + 6} -14,{low + 6} -32,{low} -44,12",
            hair.tone,
        ):
            mass(c, "-60,-30 -26,-40 -18,10 10,60 -60,60", hair.deep, 11, 0.85)
            mass(c, "10,-60 40,-44 56,0 40,30 34,0 22,-30", hair.lit, 8, 0.7)
            for k in range(17):
                x = -42 + k * 5.2
                bow = x * 0.28
                line(
                    c,
                    f"4,-50 {x * 0.8 + bow},-22 {x + bow * 0.6},12 {x * 0.62},{low + 4}",
                    (hair.deep, hair.lit, hair.tone)[(k * 2 + k // 3) % 3],
                    (0.8, 2.6, 2.4, 0.6),
                    0.55,
                )


def heel(c: Canvas, x: float, y: float, cloth: Cloth, rot: float = 0.0, scale: float = 1.0) -> None:
    """A shoe from behind; its sole lies on (x, y)."""
    with c.at(x, y, scale, rot), c.relief(0.1):
        with form(c, "-11,0! -13,-14 -10,-26! 0,-23 10,-26! 13,-14 12,0!", cloth.tone):
            mass(c, "-16,-26 -4,-24 -6,4 -16,4", cloth.shade, 3, 0.85)
            mass(c, "6,-24 12,-20 12,-2 8,-2", cloth.lit, 2, 0.8)
        line(c, "-12,1 0,2 13,1", mix(cloth.shade, INK, 0.6), (5, 5, 5))


def fist(c: Canvas, x: float, y: float, rot: float, skin: Skin = FAIR, scale: float = 1.0) -> None:
    """The back of a hand that has closed round something beyond it; the wrist at the origin."""
    with c.at(x, y, scale, rot), c.relief(0.1):
        with form(c, "-10,6 -13,-8 -15,-20 -9,-29 3,-31 13,-26 15,-14 11,-2 10,6", skin.tone):
            mass(c, "-18,6 -8,2 -6,-28 -20,-26", skin.shade, 4, 0.75)
            mass(c, "6,-30 16,-22 14,-4 9,-10", skin.lit, 3, 0.7)
        for k, px in enumerate((-7.5, 0.0, 7.0)):
            line(
                c,
                f"{px},{-29 + abs(k - 1) * 2} {px + 0.6},-22 {px + 0.4},-16",
                skin.shade,
                (1.8, 1.5, 0.4),
                0.7,
            )


def climber(
    c: Canvas,
    top: Cloth,
    low: Cloth,
    shoes: Cloth,
    hair: Hair,
    skin: Skin = FAIR,
    skirt: bool = True,
    reach: bool = False,
    legs: Cloth | None = None,
    left: tuple[Point, Point] = ((-64, -112), (-48, -168)),
) -> None:
    """On a ladder that stands beyond, some four hundred from the lower sole to the upper hand.

    The hips are at the origin; ``left`` is that elbow and wrist. With ``reach`` the right hand is
    stretched out, open, to somebody above.
    """
    bare = legs or Cloth(skin.tone, skin.shade, skin.lit)
    with c.relief(0.1):
        cloth = bare if skirt else low
        jointed(c, (-14, 0), (-38, 44), (-26, 96), (40, 34, 21), cloth, SUN, 0.12, not skirt)
        jointed(c, (15, 0), (20, 66), (14, 140), (40, 33, 21), cloth, SUN, 0.12, not skirt)
        heel(c, -26, 112, shoes, -4)
        heel(c, 13, 158, shoes, 3, 1.04)
        if skirt:
            with form(
                c,
                "-25,-58! 0,-54 25,-58! 36,-16 44,24 50,52! 20,62 -6,62 -34,54 -60,44! -54,14 -38,-22",
                low.tone,
            ):
                mass(c, "-70,50 -60,0 -30,-60 -14,-30 -20,70", low.shade, 12, 0.9)
                mass(c, "-70,40 60,46 60,76 -70,70", low.shade, 8, 0.55)
                mass(c, "18,-56 34,-50 58,56 34,64 26,0", low.lit, 7, 0.8)
                strands(
                    c,
                    "-20,-56 -38,-6 -52,44",
                    "20,-56 32,0 42,54",
                    9,
                    (low.shade, low.lit),
                    (0.8, 3.4, 1),
                    3,
                    0.6,
                )
        else:
            with form(c, "-26,-58! 26,-58! 34,-20 36,12 18,24 0,14! -16,26 -36,16 -34,-20", low.tone):
                mass(c, "-44,30 -40,-40 -14,-50 -16,30", low.shade, 10, 0.85)
                mass(c, "14,-50 34,-40 40,14 22,20", low.lit, 7, 0.6)
            line(c, "1,16 2,-6 0,-24", low.shade, (3, 2.4, 0.6), 0.8)
        jointed(c, (-26, -116), *left, (32, 26, 19), darkened(top), SUN)
        with form(
            c,
            "-31,-128 -14,-139 14,-139 31,-128 36,-106 31,-80 27,-54! 0,-48 -27,-54! -32,-82 -36,-108",
            top.tone,
        ):
            mass(c, "-44,-130 -20,-140 -12,-100 -16,-44 -44,-44", top.shade, 11, 0.9)
            mass(c, "16,-136 36,-124 38,-90 30,-54 22,-84", top.lit, 7, 0.85)
            line(c, "-12,-112 -18,-90 -10,-76", top.shade, (0.6, 2.4, 0.6), 0.6)
            line(c, "20,-62 8,-58 -8,-62", top.shade, (0.6, 2.4, 0.6), 0.6)
        x, y = left[1]
        fist(c, x, y - 4, -4, skin, 0.84)
        cuff(c, left[0], (x, y - 2), 21, top.lit, top.shade)
        if reach:
            jointed(c, (26, -118), (70, -162), (94, -226), (34, 26, 18), top, SUN)
            hand_open(c, 95, -230, 4, skin, 0.86)
            cuff(c, (70, -162), (94, -228), 20, top.lit, top.shade)
        else:
            jointed(c, (26, -118), (56, -168), (40, -228), (34, 27, 19), top, SUN)
            fist(c, 40, -232, -8, skin, 0.86)
            cuff(c, (56, -168), (40, -230), 21, top.lit, top.shade)
        with c.at(0, -168, 0.62, 2):
            back_head(c, hair, skin, not skirt)


def darkened(cloth: Cloth) -> Cloth:
    return Cloth(mix(cloth.tone, cloth.shade, 0.35), cloth.shade, mix(cloth.lit, cloth.tone, 0.5))
