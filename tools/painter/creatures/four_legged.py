"""Animals on four legs."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas, Point
from tools.painter.palettes import darker, lighter, mix


def fox(c: Canvas, tone: str, white: str = "#fbeedb", dark: str = "#2a1a20") -> None:
    """Sitting, with the tail around its feet."""
    c.limb([(-20, -14), (-56, -6), (-72, -30), (-62, -58)], (18, 28, 30, 4), tone)
    c.limb([(-70, -40), (-68, -50), (-62, -59)], (20, 13, 3), white)
    c.blob(
        [(14, -72), (-6, -66), (-26, -36), (-32, -10), (-22, 0), (14, 0), (24, -14), (24, -50)],
        c.horiz(lighter(tone, 0.15), tone, darker(tone, 0.25)),
    )
    c.blob([(20, -58), (8, -54), (4, -20), (16, -8), (24, -26)], white)
    c.limb([(10, -40), (12, -16), (14, -1)], (14, 10, 8), darker(tone, 0.12))
    c.limb([(22, -40), (24, -16), (26, -1)], (13, 10, 8), tone)
    c.limb([(13, -12), (14, -1)], (9, 8), dark)
    c.limb([(25, -12), (26, -1)], (9, 8), dark)
    c.path("M2,-88 L2,-116 L20,-98Z M22,-98 L36,-112 L36,-90Z", tone)
    c.path("M5,-94 L6,-108 L16,-98Z", dark)
    c.path("M-2,-86 C2,-102 28,-106 38,-92 L64,-74 Q52,-66 38,-66 C22,-60 4,-66 -2,-86Z", tone)
    c.path("M64,-74 Q52,-66 38,-66 C28,-62 18,-64 12,-68 C26,-74 46,-72 64,-74Z", white)
    c.circle(63, -75, 3.4, dark)
    c.path("M30,-85 q5,-4 9,1 q-5,3 -9,-1Z", dark)


def stag(c: Canvas, tone: str, antler: str, legs: bool = True, horns: bool = True) -> list[Point]:
    """Standing, head high; the tips of its antlers come back (in its own units)."""
    if legs:
        for x, bend in ((-34, -4), (-24, 4), (22, 3), (32, -2)):
            c.limb([(x, -44), (x + bend, -22), (x + bend * 0.4, 0)], (12, 6, 5), darker(tone, 0.25))
    c.limb([(-42, -62), (-50, -58), (-52, -50)], (8, 8, 4), lighter(tone, 0.3))
    c.blob(
        [
            (42, -78),
            (18, -72),
            (-22, -72),
            (-44, -66),
            (-46, -44),
            (-30, -36),
            (6, -34),
            (30, -40),
            (42, -54),
        ],
        c.vert(lighter(tone, 0.25), tone, darker(tone, 0.3)),
    )
    c.limb([(32, -58), (46, -84), (50, -104)], (30, 19, 15), tone)
    c.blob([(44, -104), (50, -115), (62, -112), (80, -100), (78, -94), (62, -95), (50, -98)], tone)
    c.limb([(46, -110), (34, -114), (26, -112)], (4, 9, 2), tone)
    c.circle(61, -106, 1.9, "#10101c")
    c.circle(79, -98, 2.4, "#10101c")
    tips: list[Point] = []
    if horns:
        for s, far in ((-1, 0.75), (1, 1.0)):
            beam = [(52.0, -113.0), (52 + s * 16, -130), (52 + s * 30, -150), (52 + s * 26, -178)]
            c.limb(beam, (5, 4.4, 3.6, 1.6), mix(antler, tone, (1 - far) * 0.7))
            tips.append(beam[-1])
            for k, (dx, dy) in enumerate(((4, -24), (14, -26), (20, -20))):
                px, py = 52 + s * (12 + 8 * k), -126 - 14 * k
                end = (px + s * (dx + 4), py + dy)
                c.limb(
                    [(px, py), (px + s * dx * 0.8, py + dy * 0.4), end],
                    (3.6, 2.8, 1.2),
                    mix(antler, tone, (1 - far) * 0.7),
                )
                tips.append(end)
    return tips


def sheep(c: Canvas, wool: str, face: str) -> None:
    for x in (-20, -10, 12, 22):
        c.limb([(x, -22), (x, 0)], (6, 5), face)
    for k in range(13):
        a = math.tau * k / 13
        c.circle(
            math.cos(a) * 27,
            -38 + math.sin(a) * 16,
            13,
            mix(wool, darker(wool, 0.3), 0.5 + 0.5 * math.sin(a)),
        )
    c.ellipse(0, -40, 29, 18, lighter(wool, 0.2))
    c.limb([(32, -50), (44, -46), (50, -38)], (17, 15, 10), face)
    c.limb([(32, -54), (24, -52), (20, -46)], (4, 8, 3), darker(face, 0.2))
    c.circle(30, -58, 8, wool)


def elephant(c: Canvas, tone: str, tusk: str = "#fff3d8") -> None:
    """Walking, two hundred long and a hundred and fifty tall."""
    dark = darker(tone, 0.28)
    for x in (-58, 34):
        c.limb([(x, -70), (x - 6, -34), (x - 2, -3)], (38, 30, 30), dark)
    c.limb([(-84, -92), (-98, -64), (-96, -44)], (6, 5, 4), dark)
    c.blob(
        [
            (60, -132),
            (20, -146),
            (-40, -142),
            (-80, -116),
            (-86, -76),
            (-60, -52),
            (0, -46),
            (50, -56),
            (70, -90),
        ],
        c.vert(lighter(tone, 0.22), tone, darker(tone, 0.25)),
    )
    for x in (-44, 50):
        c.limb([(x, -74), (x + 4, -34), (x + 4, -3)], (40, 32, 32), tone)
    c.blob([(58, -142), (84, -148), (108, -128), (110, -100), (92, -82), (64, -88)], tone)
    c.limb([(100, -104), (116, -72), (114, -36), (126, -14), (138, -18)], (34, 24, 17, 13, 9), tone)
    c.limb([(98, -88), (116, -80), (130, -90)], (8, 6, 1.5), tusk)
    c.blob([(66, -142), (44, -134), (34, -104), (44, -78), (64, -78), (76, -104)], dark)
    c.circle(94, -116, 3, "#10101c")
