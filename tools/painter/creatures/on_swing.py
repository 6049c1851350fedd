"""A child that sits on a swing and faces us, its head bent; the seat's front edge is at the origin."""

from __future__ import annotations

from typing import NamedTuple

from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import Cloth, cuff, jointed
from tools.painter.creatures.from_behind import Hair, fist
from tools.painter.creatures.people_parts import INK, Skin
from tools.painter.hand import form, line, mass, strands
from tools.painter.palettes import mix

DOWN = 18.0
"""How far the body sinks into the lap."""


class Sitter(NamedTuple):
    """What it wears, how far out the ropes are, where it bends its head, and whether it dreams."""

    top: Cloth
    low: Cloth
    hair: Hair
    skin: Skin
    socks: Cloth
    shoes: tuple[Cloth | None, Cloth | None]
    reach: float = 60.0
    tilt: float = 0.0
    look: float = 0.0
    dreams: bool = True
    blown: float = 1.0
    toward: Point = (260.0, -240.0)


def _leg(c: Canvas, s: Sitter, side: int, foot: Point, worn: Cloth | None) -> None:
    skin = Cloth(s.skin.tone, s.skin.shade, s.skin.lit)
    knee = (side * 26.0, 18.0)
    mid = ((knee[0] + foot[0]) / 2 + side * 4, (knee[1] + foot[1]) / 2)
    jointed(c, knee, mid, foot, (31, 27, 18), skin, s.toward, 0, False)
    low = (mid[0] * 0.36 + foot[0] * 0.64, mid[1] * 0.36 + foot[1] * 0.64)
    jointed(c, low, ((low[0] + foot[0]) / 2, (low[1] + foot[1]) / 2), foot, (24, 22, 20), s.socks, s.toward,
            0, False)  # fmt: skip
    line(
        c,
        f"{low[0] - 12},{low[1] - 9} {low[0]},{low[1] - 6} {low[0] + 12},{low[1] - 9}",
        s.socks.lit,
        (4, 6, 4),
    )
    tone = worn or s.socks
    with c.at(foot[0], foot[1], 1.0, side * 7):
        with form(c, "-11,-5! 0,-2 11,-5! 15,10 13,24 5,32 -5,32 -13,24 -15,10", tone.tone):
            mass(c, "-20,-8 -6,-8 -8,14 -2,36 -20,36", tone.shade, 4, 0.85)
            mass(c, "2,4 12,6 10,20 4,22", tone.lit, 3, 0.7)
        if worn:
            line(c, "-12,6 0,10 12,6", mix(tone.shade, INK, 0.3), (3.4, 4, 3.4))


def _clothes(c: Canvas, s: Sitter) -> None:
    top, low = s.top, s.low
    body = "-24,-58! 0,-52 24,-58! 28,-96 32,-118 24,-134 10,-140 -10,-140 -24,-134 -32,-118 -28,-96"
    with c.at(0, DOWN), form(c, body, top.tone):
        mass(c, "-40,-140 -16,-140 -10,-100 -14,-50 -40,-50", top.shade, 10, 0.75)
        mass(c, "14,-136 34,-128 34,-90 26,-60 18,-90", top.lit, 7, 0.7)
        line(c, "-4,-130 -6,-96 -3,-62", top.shade, (0.6, 2, 0.6), 0.4)
    skirt = (
        "-25,-44! 0,-39 25,-44! 40,-26 50,-6 60,27! 44,34 28,30 12,35 0,31 -14,35 -28,30 -44,34 -60,27! "
        "-50,-6 -40,-26"
    )
    with form(c, skirt, low.tone):
        mass(c, "-76,-40 -40,-46 -34,-14 -46,40 -76,40", low.shade, 10, 0.75)
        mass(c, "-66,22 -26,25 0,14 26,25 66,22 66,44 -66,44", low.shade, 6, 0.85)
        mass(c, "-5,-10 5,-10 10,36 -8,36", low.shade, 5, 0.5)
        mass(c, "-30,-46 30,-46 36,-34 0,-28 -36,-34", low.shade, 5, 0.75)
        mass(c, "-40,-6 -10,-12 10,-12 42,-6 46,6 20,2 -20,2 -44,6", low.lit, 6, 0.4)
        mass(c, "16,-8 40,-10 50,8 40,24 24,16", low.lit, 8, 0.45)
        for text in (
            "-18,-40 -34,-14 -44,32",
            "16,-40 36,-14 45,32",
            "-9,-38 -17,-8 -28,30",
            "8,-38 18,-8 27,30",
        ):
            line(c, text, low.shade, (0.8, 3.4, 0.8), 0.5)
        line(c, "20,-40 46,-18 54,12", low.lit, (0.6, 3, 0.8), 0.5)
    line(c, "-60,26 -44,33 -28,29 -14,34 0,30 12,34 28,29 44,33 60,26", mix(low.tone, low.lit, 0.5),
         (2, 4, 4, 4, 2))  # fmt: skip


def _head(c: Canvas, s: Sitter) -> None:
    skin, hair, d = s.skin, s.hair, s.look
    with form(c, "-10,-156! 10,-156! 12,-138 0,-132 -12,-138", mix(skin.tone, skin.shade, 0.4)):
        mass(c, "-14,-160 14,-160 10,-146 -10,-146", skin.shade, 4, 0.8)
    line(c, "-18,-138 0,-131 18,-138", mix(s.top.lit, "#ffffff", 0.3), (5, 7, 5))
    with c.at(0, -176, 0.88, s.tilt):
        face = "-32,-12 -31,8 -24,24 -11,34 0,36 11,34 24,24 31,8 32,-12 24,-38 0,-48 -24,-38"
        with form(c, face, skin.tone):
            mass(c, "-40,-40 -16,-40 -20,0 -10,26 4,40 -40,40", skin.shade, 9, 0.5)
            mass(c, f"{d + 6},-30 30,-24 34,6 20,20 {d + 10},0", skin.lit, 7, 0.45)
            for x in (-18.0, 18.0):
                mass(c, f"{x + d - 7},11 {x + d},7 {x + d + 7},11 {x + d},18", skin.cheek, 4, 0.6)
            mass(c, "-34,-36 34,-36 32,-16 0,-22 -32,-14", hair.deep, 5, 0.4)
        for side in (-1, 1):
            # The side that turns away is a little narrower.
            w = 7.0 - side * d * 0.12
            x = d + side * (13.5 - side * d * 0.12)
            if s.dreams:
                line(c, f"{x - w},2 {x},6 {x + w},2", INK, (1, 2.6, 1))
                for k in (-0.7, 0.0, 0.7):
                    line(c, f"{x + k * w},5 {x + k * w * 1.3},9", INK, (1.4, 0.5))
            else:
                with form(c, f"{x - w},2 {x},-1.6 {x + w},2 {x},6", "#f6e4d8"):
                    c.ellipse(x + d * 0.3, 2.6, 3.8, 4, INK)
                    c.circle(x + d * 0.3 + 1.2, 1.4, 0.8, "#ffffff")
                line(c, f"{x - w - 1},3 {x},-2.4 {x + w + 1},3", INK, (1, 2.8, 1))
            line(c, f"{x - w},-10 {x},-13 {x + w},-10", mix(hair.tone, hair.deep, 0.5), (0.8, 2.4, 0.8))
        n = d * 1.25
        mass(c, f"{n - 3},8 {n + 3},8 {n + 4},15 {n - 4},15", skin.lit, 2, 0.8)
        line(c, f"{n - 4},14 {n},16.5 {n + 4},14", skin.shade, (0.5, 1.8, 0.5), 0.9)
        line(c, f"{d - 5},24 {d},26 {d + 5},23.5", "#a04048", (0.8, 2.4, 0.8))
        cap = (
            "-35,6! -39,-22 -28,-50 0,-60 28,-50 39,-22 35,6! 31,-4 29,-20 20,-32! 8,-26 -6,-22 -20,-24! "
            "-28,-14 -31,-4"
        )
        with form(c, cap, hair.tone):
            mass(c, "-44,10 -42,-40 -20,-56 -22,-30 -30,-6", hair.deep, 7, 0.75)
            mass(c, "2,-58 28,-48 36,-26 22,-38 6,-44", hair.lit, 5, 0.65)
        strands(
            c, "0,-58 -22,-46 -34,-24 -34,2", "4,-58 4,-44 -4,-34 -14,-26", 9,
            (mix(hair.tone, hair.deep, 0.45), mix(hair.tone, hair.lit, 0.3)), (0.8, 2, 1.8, 0.5), 2, 0.5,
        )  # fmt: skip
        strands(
            c, "4,-58 24,-48 35,-26 34,2", "6,-58 12,-46 18,-38 22,-32", 8,
            (mix(hair.tone, hair.deep, 0.4), mix(hair.tone, hair.lit, 0.45)), (0.8, 2, 1.8, 0.5), 2, 0.5,
        )  # fmt: skip


def _long_hair(c: Canvas, s: Sitter) -> None:
    """Behind the head; the ride blows it aside."""
    b = s.blown
    way = (
        f"{b * -29},-200 {b * -33},-174 {b * -26},-150 {b * -16},-136 {b * 12},-134 {b * 52},-140 "
        f"{b * 82},-150! {b * 66},-156 {b * 92},-168! {b * 62},-172 {b * 44},-186 {b * 29},-202"
    )
    with form(c, way, s.hair.tone):
        mass(c, f"-50,-210 0,-200 {b * 30},-160 {b * 90},-150 0,-120 -50,-130", s.hair.deep, 8, 0.75)
        mass(c, f"{b * 30},-194 {b * 50},-186 {b * 92},-176 {b * 60},-170", s.hair.lit, 4, 0.6)


def sitter(c: Canvas, s: Sitter) -> None:
    """The seat and the ropes are drawn before; they pass at ``reach``."""
    with c.relief(0.1):
        with c.at(0, DOWN):
            _long_hair(c, s)
        # The ankles are crossed.
        _leg(c, s, 1, (-12, 99), s.shoes[1])
        _leg(c, s, -1, (14, 106), s.shoes[0])
        _clothes(c, s)
        with c.at(0, DOWN):
            for side, up in ((-1, -116.0), (1, -108.0)):
                elbow, wrist = (side * (s.reach - 9), -74.0), (side * s.reach, up)
                jointed(c, (side * 26, -120), elbow, wrist, (30, 25, 18), s.top, s.toward, folds=False)
                cuff(c, elbow, wrist, 19, s.top.lit, s.top.shade)
                fist(c, wrist[0], wrist[1] - 3, side * 5, s.skin, 0.74)
            _head(c, s)
