"""Things a hand could hold, and furniture.

Each is drawn around a given place; no scene, no story.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter.canvas import Canvas, Point, num, polyline, sampled
from tools.painter.palettes import darker, lighter, mix

PROFILES: dict[str, Sequence[Point]] = {
    "king": ((30, 0), (30, 6), (24, 10), (25, 14), (15, 22), (11, 45), (10, 60), (18, 63), (18, 66),
             (12, 68), (16, 82), (19, 86), (5, 90), (3, 92), (3, 95), (7, 95), (7, 98), (3, 98),
             (3, 103), (0, 103)),
    "queen": ((29, 0), (29, 6), (23, 10), (24, 14), (14, 22), (10, 45), (9, 60), (17, 63), (17, 66),
              (11, 68), (17, 84), (21, 90), (12, 87), (8, 92), (4, 88), (4, 94), (0, 96)),
    "bishop": ((27, 0), (27, 6), (21, 10), (22, 14), (12, 22), (8, 48), (8, 58), (15, 61), (15, 64),
               (9, 66), (14, 74), (12, 82), (3, 92), (4, 95), (0, 97)),
    "pawn": ((24, 0), (24, 6), (18, 10), (19, 13), (10, 20), (7, 42), (14, 45), (14, 47), (8, 49),
             (13, 56), (14, 62), (12, 68), (7, 73), (0, 75)),
    "rook": ((28, 0), (28, 6), (22, 10), (23, 14), (15, 22), (13, 55), (19, 60), (20, 76), (13, 76),
             (13, 72), (7, 72), (7, 76), (0, 76)),
    "vase": ((16, 0), (17, 3), (14, 6), (24, 24), (30, 44), (26, 64), (13, 80), (11, 90), (17, 99),
             (18, 100), (0, 100)),
    "goblet": ((22, 0), (21, 4), (5, 9), (4, 34), (6, 42), (22, 58), (27, 80), (26, 100), (0, 100)),
    "bell": ((40, 0), (41, 4), (35, 12), (28, 34), (26, 60), (20, 76), (8, 84), (6, 92), (0, 94)),
}  # fmt: skip


def lathe(
    c: Canvas, kind: str, x: float, y: float, h: float, tone: str, light: str = "",
    left: bool = True,
) -> None:  # fmt: skip
    """A turned thing (chess piece, vase, bell) standing on (x, y), lit from one side."""
    k = h / 100
    profile = sampled(PROFILES[kind], 4)
    outline = [(x - max(r, 0) * k, y - v * k) for r, v in profile]
    outline += [(x + max(r, 0) * k, y - v * k) for r, v in reversed(profile)]
    bright = light or lighter(tone, 0.4)
    tones = (bright, mix(tone, bright, 0.35), tone, darker(tone, 0.4))
    c.path(polyline(outline) + "Z", c.horiz(*(tones if left else tones[::-1])))


def key(c: Canvas, x: float, y: float, size: float, colour: str, rot: float = 0.0) -> None:
    """A key hanging from (x, y) by its bow."""
    with c.at(x, y, size / 40, rot):
        c.ring(0, 7, 6.5, 6.5, colour, 3.2)
        c.path("M0,14 V38 M0,30 h8 M0,37 h10", "none", colour, 3.4)


def lantern(c: Canvas, x: float, y: float, size: float, metal: str, light: str = "#ffe1a0",
            lit: bool = True) -> None:  # fmt: skip
    """A lantern hanging from (x, y)."""
    s = size / 100
    if lit:
        c.glow(x, y + 55 * s, size * 1.7, light, 0.85)
    with c.at(x, y, s):
        c.ring(0, 8, 9, 9, metal, 4)
        c.path("M-10,16 H10 L30,36 H-30Z", metal)
        c.path("M-26,36 H26 L30,88 H-30Z", c.vert("#fff6d6", light) if lit else darker(metal, 0.1))
        c.path("M-26,36 L-30,88 M26,36 L30,88 M0,36 V88", "none", metal, 4)
        c.rect(-34, 88, 68, 12, metal, 3)


def flame(c: Canvas, x: float, y: float, h: float, halo: float = 0.9) -> None:
    """A flame standing on (x, y)."""
    c.glow(x, y - h * 0.5, h * 3.6, "#ffcf80", halo)
    with c.at(x, y, h / 100):
        c.path("M0,4 C-34,-10 -26,-44 0,-100 C26,-44 34,-10 0,4Z", "#ffb347")
        c.path("M0,2 C-18,-8 -14,-34 0,-66 C14,-34 18,-8 0,2Z", "#fff4c8")


def envelope(c: Canvas, x: float, y: float, w: float, paper: str, seal: str,
             rot: float = 0.0) -> None:  # fmt: skip
    with c.at(x, y, w / 100, rot):
        c.rect(-50, -32, 100, 64, c.diag(lighter(paper, 0.3), paper, darker(paper, 0.15)), 3)
        c.path("M-50,-30 L0,8 L50,-30", "none", darker(paper, 0.35), 2.2)
        c.path("M-50,31 L-12,0 M50,31 L12,0", "none", darker(paper, 0.25), 1.6)
        c.circle(0, 6, 8, seal)
        c.circle(-2, 4, 3, lighter(seal, 0.4), 0.7)


def clock(c: Canvas, x: float, y: float, r: float, face: str, ink: str, hour: float = 10.2,
          minute: float = 9.0, hands: bool = True) -> None:  # fmt: skip
    with c.relief(0.15):
        c.circle(x, y, r, c.radial(lighter(face, 0.4), face, darker(face, 0.18), cx=0.4, cy=0.35))
    c.ring(x, y, r, r, ink, r * 0.07)
    for k in range(12):
        a = math.tau * k / 12
        inner = 0.76 if k % 3 else 0.68
        c.segment(
            x + math.sin(a) * r * inner,
            y - math.cos(a) * r * inner,
            x + math.sin(a) * r * 0.87,
            y - math.cos(a) * r * 0.87,
            ink,
            r * (0.035 if k % 3 else 0.06),
        )
    if hands:
        for value, length, width in ((hour, 0.46, 0.07), (minute, 0.7, 0.045)):
            a = math.tau * value / 12
            c.limb(
                [
                    (x - math.sin(a) * r * 0.1, y + math.cos(a) * r * 0.1),
                    (x, y),
                    (x + math.sin(a) * r * length, y - math.cos(a) * r * length),
                ],
                (r * width, r * width * 1.3, r * 0.015),
                ink,
            )
        c.circle(x, y, r * 0.06, ink)


def gear(c: Canvas, x: float, y: float, r: float, teeth: int, tone: str, hole: str,
         turn: float = 0.0, spokes: int = 5) -> None:  # fmt: skip
    points: list[Point] = []
    for k in range(teeth):
        for share, far in ((0.0, 0.86), (0.22, 0.86), (0.3, 1.0), (0.62, 1.0), (0.7, 0.86)):
            a = math.tau * (k + share) / teeth + turn
            points.append((x + math.cos(a) * r * far, y + math.sin(a) * r * far))
    c.poly(points, c.diag(lighter(tone, 0.35), tone, darker(tone, 0.4)))
    c.circle(x, y, r * 0.66, hole)
    for k in range(spokes):
        a = math.tau * k / spokes + turn
        c.limb(
            [(x, y), (x + math.cos(a) * r * 0.7, y + math.sin(a) * r * 0.7)],
            (r * 0.18, r * 0.12),
            mix(tone, lighter(tone, 0.3), 0.4),
        )
    c.circle(x, y, r * 0.2, c.radial(lighter(tone, 0.4), darker(tone, 0.2)))
    c.circle(x, y, r * 0.07, hole)


def note(c: Canvas, x: float, y: float, size: float, colour: str, pair: bool = False,
         rot: float = 0.0) -> None:  # fmt: skip
    """A written musical note, drawn."""
    with c.at(x, y, size / 40, rot):
        c.ellipse(0, 0, 7, 5, colour, 1, -22)
        c.segment(6, -1, 6, -32, colour, 2.4)
        if pair:
            c.ellipse(24, -4, 7, 5, colour, 1, -22)
            c.segment(30, -5, 30, -36, colour, 2.4)
            c.poly([(5, -32), (31, -36), (31, -30), (5, -26)], colour)
        else:
            c.path("M6,-32 Q8,-22 17,-18 Q14,-22 8,-24Z", colour, colour, 1.6)


def balloon(
    c: Canvas, x: float, y: float, r: float, tones: Sequence[str], basket: str = "#2a1b20",
    rope: float = 1.1,
) -> None:  # fmt: skip
    """A hot-air balloon, its envelope around (x, y)."""
    count = 9

    def gore(s: float) -> str:
        return (
            f"C{num(x + s * r * 1.05)},{num(y - r * 1.02)} {num(x + s * r * 1.25)},"
            f"{num(y + r * 0.45)} {num(x + s * r * 0.22)},{num(y + r * 1.12)}"
        )

    for i in range(count):
        a = math.sin((-1 + 2 * i / count) * math.pi / 2)
        b = math.sin((-1 + 2 * (i + 1) / count) * math.pi / 2)
        c.path(
            f"M{num(x)},{num(y - r)} {gore(a)} L{num(x + b * r * 0.22)},{num(y + r * 1.12)} "
            f"C{num(x + b * r * 1.25)},{num(y + r * 0.45)} {num(x + b * r * 1.05)},"
            f"{num(y - r * 1.02)} {num(x)},{num(y - r)}Z", tones[i % len(tones)],
        )  # fmt: skip
    gloss = c.fade([(0, "#fff", 0.35), (0.45, "#fff", 0), (1, "#0a0518", 0.6)], 0.32, 0.3, 0.85)
    c.path(
        f"M{num(x)},{num(y - r)} {gore(-1)} L{num(x + r * 0.22)},{num(y + r * 1.12)} "
        f"C{num(x + r * 1.25)},{num(y + r * 0.45)} {num(x + r * 1.05)},{num(y - r * 1.02)} "
        f"{num(x)},{num(y - r)}Z",
        gloss,
    )
    low = y + r * (1.12 + rope * 0.35)
    for s in (-1, -0.4, 0.4, 1):
        c.segment(x + s * r * 0.2, y + r * 1.12, x + s * r * 0.15, low, basket, 1.3)
    c.poly(
        [
            (x - r * 0.17, low),
            (x + r * 0.17, low),
            (x + r * 0.13, low + r * 0.2),
            (x - r * 0.13, low + r * 0.2),
        ],
        basket,
    )


def toy_balloon(c: Canvas, x: float, y: float, r: float, tone: str, tied: Point | None = None,
                string: str = "") -> None:  # fmt: skip
    if tied:
        c.line(
            [(x, y + r * 1.2), ((x * 2 + tied[0]) / 3, (y + tied[1]) / 2), tied],
            string or c.p.light,
            1.3,
            0.75,
        )
    c.path(
        f"M{num(x - r * 0.14)},{num(y + r * 1.3)} L{num(x)},{num(y + r * 1.1)} "
        f"L{num(x + r * 0.14)},{num(y + r * 1.3)}Z",
        darker(tone, 0.2),
    )
    c.ellipse(
        x, y, r, r * 1.16, c.radial(lighter(tone, 0.55), tone, darker(tone, 0.45), cx=0.34, cy=0.28, r=0.85)
    )
