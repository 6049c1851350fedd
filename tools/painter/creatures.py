"""Animals in our own silhouettes, most of them looking to the right.

Each is drawn around (0, 0) of the canvas' present place, feet on the line y = 0, about 100 units
tall unless said otherwise: put them somewhere with ``canvas.at``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.painter.canvas import Canvas, Point
from tools.painter.palettes import darker, lighter, mix


def fish(c: Canvas, top: str, belly: str, eye: str = "#ffffff", fin: str = "") -> None:
    """A hundred long, its middle at (0, 0)."""
    edge = fin or belly
    c.path("M14,-19 Q0,-34 -16,-30 Q-12,-20 -8,-16Z M6,14 Q-4,28 -14,26 Q-8,16 -4,12Z", edge)
    c.path("M-22,0 Q-40,-16 -54,-22 Q-44,0 -56,21 Q-40,15 -22,4Z", edge)
    c.path("M50,0 C34,-20 0,-24 -28,-4 C0,24 34,20 50,0Z", c.vert(top, belly))
    c.path("M24,-15 Q16,0 24,14", "none", edge, 2, 0.8)
    c.path("M14,-9 Q8,0 14,9 M3,-11 Q-3,0 3,11 M-8,-9 Q-13,0 -8,9", "none", lighter(top, 0.35), 1.6, 0.7)
    c.circle(35, -4, 3.6, eye)
    c.circle(36, -4, 1.7, "#10101c")


def whale(c: Canvas, back: str, belly: str, eye: str = "#10101c") -> None:
    """Two hundred long, its middle at (0, 0)."""
    c.limb([(-78, -4), (-96, -26), (-104, -48)], (26, 15, 8), back)
    c.path(
        "M-104,-44 C-128,-62 -140,-58 -146,-70 C-126,-78 -110,-70 -102,-56 C-98,-74 -86,-86 "
        "-66,-82 C-70,-66 -84,-52 -104,-44Z",
        back,
    )
    c.blob(
        [
            (98, -2),
            (90, -32),
            (58, -50),
            (14, -54),
            (-34, -42),
            (-80, -16),
            (-84, 4),
            (-40, 26),
            (10, 42),
            (60, 40),
            (90, 22),
        ],
        c.vert(lighter(back, 0.12), back, darker(back, 0.25)),
    )
    c.path("M98,0 C88,30 50,44 10,42 C-20,36 -44,26 -60,16 C-20,22 30,20 60,6 C76,-2 90,-6 98,0Z", belly)
    for k in range(6):
        c.line(
            [(84 - k * 9, 8 + k * 2.4), (52 - k * 9, 24 + k * 1.6), (6 - k * 9, 30 - k * 1.4)],
            darker(belly, 0.35),
            1.3,
            0.7,
        )
    c.path("M30,18 C24,44 4,62 -18,62 C-14,44 -4,26 8,16Z", darker(back, 0.2))
    c.circle(60, -2, 3.4, eye)
    c.circle(61, -3, 1.1, "#ffffff")


def songbird(c: Canvas, tone: str, breast: str = "", beak: str = "#e0a13d") -> None:
    """Perched, a hundred from beak to tail, feet at (0, 0)."""
    c.limb([(-18, -22), (-40, -12), (-62, -2)], (18, 12, 9), darker(tone, 0.25))
    c.path("M-3,0 V-12 M7,0 V-12", "none", darker(tone, 0.5), 2.6)
    c.blob(
        [(38, -50), (26, -62), (10, -60), (-6, -46), (-28, -26), (-22, -12), (4, -8), (24, -16), (32, -34)],
        c.vert(lighter(tone, 0.2), tone, darker(tone, 0.2)),
    )
    if breast:
        c.blob([(33, -40), (20, -42), (6, -18), (8, -10), (22, -16), (31, -30)], breast)
    c.path("M12,-40 C-8,-44 -28,-26 -34,-14 C-12,-12 6,-18 12,-40Z", darker(tone, 0.3))
    c.path("M36,-54 L52,-48 L36,-45Z", beak)
    c.circle(27, -52, 3, "#10101c")
    c.circle(28, -53, 1, "#ffffff")


def raven(c: Canvas, tone: str, beak: str = "") -> None:
    """Perched, heavier than a songbird, feet at (0, 0)."""
    c.limb([(-18, -26), (-44, -8), (-66, 10)], (26, 20, 13), darker(tone, 0.2))
    c.path("M-4,0 L-6,-16 M8,0 L8,-16", "none", darker(tone, 0.4), 3.6)
    c.blob(
        [
            (40, -78),
            (26, -90),
            (10, -86),
            (2, -68),
            (-20, -46),
            (-30, -24),
            (-12, -10),
            (14, -14),
            (28, -34),
            (32, -60),
        ],
        c.diag(lighter(tone, 0.2), tone, darker(tone, 0.3)),
    )
    c.path("M6,-60 C-18,-52 -40,-26 -56,2 C-26,-4 4,-18 14,-44Z", darker(tone, 0.35))
    c.path("M-10,-38 L-44,-2 M0,-36 L-28,-6", "none", lighter(tone, 0.2), 1.6, 0.6)
    c.path("M34,-82 Q54,-82 66,-72 Q50,-70 36,-70Z", beak or darker(tone, 0.5))
    c.circle(28, -78, 2.8, "#fff3cf")


def flying(c: Canvas, tone: str, tip: str = "", beak: str = "") -> None:
    """A bird in flight seen from the side, wings up, two hundred from tip to tip."""
    far = darker(tone, 0.3)
    c.path("M6,-6 C20,-40 52,-74 96,-84 C86,-66 84,-58 70,-46 C66,-34 44,-14 22,4Z", far)
    c.path("M-34,4 L-82,20 L-70,6 L-84,-4Z", far)
    c.blob([(58, -6), (46, -15), (26, -12), (0, -10), (-34, 0), (-40, 6), (-10, 14), (24, 12), (46, 4)], tone)
    c.path(
        "M14,-6 C4,-46 -24,-84 -70,-96 C-62,-78 -62,-70 -50,-58 C-48,-44 -36,-38 -32,-28 C-26,-12 -14,4 8,8Z",
        c.diag(tip or lighter(tone, 0.25), tone),
    )
    c.path("M-60,-84 L-2,-14 M-44,-54 L-4,-8 M-32,-30 L-8,-2", "none", darker(tone, 0.35), 1.8, 0.5)
    c.path("M54,-10 L76,-4 L55,0Z", beak or darker(tone, 0.5))
    c.circle(48, -8, 2.4, "#10101c")


def swan(c: Canvas, tone: str, beak: str = "#e0793d") -> None:
    """Floating on y = 0."""
    c.limb([(34, -16), (58, -40), (50, -70), (34, -92), (50, -106), (62, -98)], (20, 15, 12, 11, 12, 9), tone)
    c.path("M62,-102 L82,-92 L64,-92Z", beak)
    c.circle(59, -101, 2, "#10101c")
    c.path("M-72,-38 C-40,-30 20,-40 50,-14 C46,4 -30,8 -56,-6 C-66,-16 -66,-26 -72,-38Z", tone)
    c.path(
        "M-78,-52 C-40,-64 14,-50 34,-14 C0,-6 -40,-6 -54,-18 C-50,-28 -66,-34 -78,-52Z",
        c.vert(lighter(tone, 0.4), darker(tone, 0.12)),
    )
    c.path(
        "M-60,-46 C-30,-48 0,-36 16,-18 M-52,-32 C-30,-34 -10,-26 4,-16", "none", darker(tone, 0.3), 1.8, 0.6
    )


def heron(c: Canvas, tone: str, beak: str = "#e0a13d", cap: str = "") -> None:
    """Standing on one leg, two hundred tall."""
    c.path("M4,-86 L2,0 M2,0 h14 M2,0 h-8 M14,-84 L24,-54 L10,-40", "none", darker(tone, 0.5), 4)
    c.blob(
        [(44, -112), (20, -124), (-20, -112), (-58, -78), (-30, -82), (6, -80), (34, -92)],
        c.vert(lighter(tone, 0.3), tone, darker(tone, 0.35)),
    )
    c.limb(
        [(34, -104), (54, -124), (40, -150), (26, -172), (38, -190), (54, -190)],
        (22, 13, 10, 10, 12, 11),
        lighter(tone, 0.15),
    )
    c.path("M54,-196 L100,-184 L54,-184Z", beak)
    c.path("M50,-196 Q30,-204 10,-194 Q30,-196 40,-190Z", cap or darker(tone, 0.6))
    c.circle(50, -191, 2.4, "#10101c")


def owl(c: Canvas, tone: str, face: str, eye: str = "#ffcf6b") -> None:
    """Perched and looking at you."""
    c.path("M-12,0 v-6 M-4,0 v-6 M6,0 v-6 M14,0 v-6", "none", "#c98a2e", 3.4)
    c.path(
        "M-30,-84 L-34,-106 Q-18,-102 0,-98 Q18,-102 34,-106 L30,-84 C40,-50 34,-14 0,-4 "
        "C-34,-14 -40,-50 -30,-84Z",
        c.horiz(lighter(tone, 0.2), tone, darker(tone, 0.35)),
    )
    for row in range(4):
        for k in range(-2 + row % 2, 3):
            c.path(f"M{k * 11 - 5},{-48 + row * 10} q5,9 10,0", "none", darker(tone, 0.4), 2)
    c.path(
        "M-30,-74 C-38,-50 -36,-24 -14,-8 C-26,-30 -26,-50 -30,-74Z M30,-74 C38,-50 36,-24 14,-8 "
        "C26,-30 26,-50 30,-74Z",
        darker(tone, 0.35),
    )
    for s in (-1, 1):
        c.circle(s * 14, -78, 15, face)
        c.circle(s * 13, -78, 9.5, eye)
        c.circle(s * 13, -78, 5.4, "#10101c")
        c.circle(s * 13 - 2, -80, 1.8, "#ffffff")
    c.path("M-5,-74 Q0,-78 5,-74 L0,-62Z", "#c98a2e")


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


def cat(c: Canvas, tone: str, eye: str = "", tail_up: bool = False) -> None:
    """Sitting, seen from behind or in outline; an eye colour turns its head to you."""
    if tail_up:
        c.limb([(-18, -6), (-44, -16), (-50, -52), (-36, -82), (-48, -98)], (12, 12, 10, 9, 6), tone)
    else:
        c.limb([(18, -6), (44, -2), (62, -14), (58, -30)], (12, 11, 9, 5), tone)
    c.blob(
        [(0, -70), (-17, -58), (-28, -24), (-26, -4), (-12, 0), (12, 0), (26, -4), (28, -24), (17, -58)],
        c.horiz(lighter(tone, 0.16), tone, darker(tone, 0.3)),
    )
    c.path(
        "M-21,-82 L-24,-110 L-6,-96 H6 L24,-110 L21,-82 C20,-66 10,-60 0,-60 C-10,-60 -20,-66 -21,-82Z",
        c.horiz(lighter(tone, 0.16), tone, darker(tone, 0.25)),
    )
    if eye:
        for s in (-1, 1):
            c.ellipse(s * 9, -82, 5, 5.6, eye)
            c.ellipse(s * 9, -82, 1.6, 4.6, "#10101c")
        c.path("M-3,-73 H3 L0,-70Z", "#c07a80")
        c.path(
            "M-12,-72 L-34,-76 M-12,-70 L-34,-68 M12,-72 L34,-76 M12,-70 L34,-68",
            "none",
            lighter(tone, 0.5),
            1.1,
            0.8,
        )


def sleeping_cat(c: Canvas, tone: str, mark: str = "") -> None:
    """Curled up on y = 0, a hundred and twenty wide."""
    c.blob(
        [(-58, -16), (-48, -42), (-14, -56), (26, -48), (52, -24), (54, -6), (20, 0), (-40, 0)],
        c.vert(lighter(tone, 0.2), tone, darker(tone, 0.3)),
    )
    for k in range(4):
        c.line(
            [(-30 + k * 16, -50 + abs(k - 1.4) * 4), (-26 + k * 16, -40), (-27 + k * 16, -30)],
            mark or darker(tone, 0.4),
            4,
            0.6,
        )
    c.limb([(-46, -8), (-10, -2), (24, -6), (40, -14)], (14, 15, 14, 8), darker(tone, 0.12))
    c.path("M20,-22 L18,-44 L34,-34 L46,-34 L58,-46 L58,-22 C58,-8 48,-4 39,-4 C30,-4 20,-10 20,-22Z", tone)
    c.path("M26,-22 q5,4 9,0 M43,-22 q5,4 9,0", "none", darker(tone, 0.6), 2)
    c.path("M37,-15 h5 l-2.5,3Z", "#c07a80")


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


def hare(c: Canvas, tone: str, ear: str = "#d99a8c") -> None:
    """Sitting up."""
    c.circle(-32, -12, 9, lighter(tone, 0.5))
    c.blob(
        [(8, -58), (-14, -52), (-34, -24), (-30, -2), (0, 0), (22, 0), (26, -12), (24, -42)],
        c.horiz(lighter(tone, 0.15), tone, darker(tone, 0.2)),
    )
    c.blob([(-20, -30), (-30, -10), (-16, 0), (6, -1), (4, -18), (-8, -30)], lighter(tone, 0.12))
    c.limb([(16, -36), (20, -16), (24, -1)], (12, 9, 8), darker(tone, 0.15))
    for dx, lean in ((6, -10), (14, 2)):
        c.limb([(dx, -76), (dx + lean * 0.7, -100), (dx + lean, -124)], (8, 13, 4), tone)
        c.limb([(dx, -84), (dx + lean * 0.7, -100), (dx + lean * 0.9, -116)], (3, 6, 2), ear)
    c.blob([(32, -64), (26, -78), (12, -82), (-2, -74), (-2, -58), (12, -52), (28, -54)], tone)
    c.circle(17, -69, 3.2, "#10101c")
    c.circle(18, -70, 1.1, "#ffffff")
    c.circle(32, -63, 2, ear)


def wolf(c: Canvas, tone: str, drinking: bool = False) -> None:
    """Standing, or with its muzzle down to y = 0."""
    c.limb([(-40, -56), (-62, -46), (-78, -22)], (12, 19, 4), tone)
    for x, bend in ((-36, -6), (-24, 5), (22, 4), (34, -3)):
        c.limb([(x, -42), (x + bend, -20), (x, 0)], (14, 8, 6), darker(tone, 0.25))
    c.blob(
        [(38, -70), (10, -66), (-30, -66), (-44, -56), (-42, -38), (-10, -30), (26, -34), (42, -48)],
        c.vert(lighter(tone, 0.25), tone, darker(tone, 0.3)),
    )
    if drinking:
        c.limb([(32, -56), (54, -40), (62, -26)], (30, 25, 19), tone)
        c.blob([(50, -36), (66, -36), (74, -22), (86, -4), (80, 0), (66, -8), (54, -20)], tone)
        c.path("M52,-36 L46,-52 L60,-42Z M60,-38 L60,-54 L70,-38Z", tone)
        c.circle(71, -19, 1.9, "#fff3cf")
    else:
        c.limb([(30, -60), (46, -76), (52, -86)], (32, 26, 21), tone)
        c.blob([(42, -90), (54, -98), (66, -92), (88, -80), (86, -74), (66, -74), (48, -78)], tone)
        c.path("M44,-92 L42,-110 L56,-98Z M56,-96 L60,-112 L66,-94Z", tone)
        c.circle(65, -86, 1.9, "#fff3cf")


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


def horse(c: Canvas, tone: str, mane: str) -> None:
    """Galloping, two hundred long."""
    c.limb([(-62, -84), (-92, -92), (-118, -74), (-132, -80)], (14, 20, 14, 2), mane)
    for joints in (
        ((-52, -66), (-78, -46), (-104, -40), (-116, -28)),
        ((-42, -60), (-52, -34), (-78, -22), (-90, -8)),
        ((38, -62), (66, -50), (84, -58), (98, -44)),
        ((30, -58), (46, -34), (72, -30), (78, -14)),
    ):
        c.limb(joints, (24, 14, 9, 8), darker(tone, 0.18))
    c.blob(
        [
            (50, -98),
            (20, -96),
            (-30, -100),
            (-62, -90),
            (-66, -64),
            (-40, -54),
            (10, -50),
            (44, -56),
            (58, -76),
        ],
        c.vert(lighter(tone, 0.25), tone, darker(tone, 0.3)),
    )
    c.limb([(44, -80), (66, -108), (80, -130)], (42, 28, 22), tone)
    c.blob([(70, -138), (84, -146), (98, -138), (118, -116), (112, -106), (94, -112), (78, -118)], tone)
    c.path("M74,-140 L72,-156 L84,-146Z", tone)
    for k in range(6):
        t = k / 5
        x, y = 76 - 40 * t, -146 + 50 * t
        c.limb([(x, y), (x - 22, y - 6), (x - 42, y + 8 + 4 * k)], (12, 10, 2), mane)
    c.circle(95, -130, 2.2, "#10101c")


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


def snail(c: Canvas, tone: str, horn: str = "") -> None:
    """The soft part only, two hundred long; the shell is the scene's own, around (-10, -70)."""
    c.blob(
        [
            (-120, 0),
            (-90, -14),
            (-40, -24),
            (30, -26),
            (66, -30),
            (84, -58),
            (100, -66),
            (114, -56),
            (112, -28),
            (96, -4),
            (60, 0),
        ],
        c.vert(lighter(tone, 0.25), tone, darker(tone, 0.3)),
    )
    for x, y in ((104, -104), (124, -98)):
        c.limb([(102, -60), ((102 + x) / 2 + 2, -82), (x, y)], (7, 5, 4), tone)
        c.circle(x, y - 2, 5, horn or darker(tone, 0.5))


def moth(c: Canvas, upper: str, lower: str, vein: str, eye: str, body: str) -> None:
    """Wings spread, two hundred wide, its middle at (0, 0), head up."""
    for s in (-1, 1):
        with c.group(f"scale({s},1)"):
            c.path(
                "M6,4 C30,22 70,34 74,66 C70,94 34,96 18,64 C10,46 6,24 6,4Z",
                c.radial(lighter(lower, 0.3), lower, darker(lower, 0.4), cx=0.3, cy=0.3, r=0.8),
            )
            c.path(
                "M5,-10 C22,-56 66,-84 104,-82 C112,-60 100,-14 72,8 C50,22 20,16 5,6Z",
                c.radial(lighter(upper, 0.3), upper, darker(upper, 0.45), cx=0.3, cy=0.4, r=0.9),
            )
            c.path(
                "M6,-6 C36,-30 70,-56 100,-76 M6,-2 C40,-16 76,-26 104,-46 M7,2 C34,2 64,2 88,-10 "
                "M8,8 C30,30 50,46 60,76 M8,6 C34,24 62,36 72,56",
                "none",
                vein,
                1.6,
                0.7,
            )
            for x, y, r in ((70, -42, 13), (46, 58, 9)):
                c.circle(x, y, r, vein)
                c.circle(x, y, r * 0.72, eye)
                c.circle(x - r * 0.15, y - r * 0.15, r * 0.34, "#10101c")
            c.line([(2, -24), (12, -44), (28, -54)], body, 2.2)
            for k in range(5):
                c.segment(6 + k * 4.5, -34 - k * 4.4, 12 + k * 4.5, -30 - k * 4.6, body, 1.2)
    c.limb([(0, -26), (0, 0), (0, 46)], (11, 16, 6), body)
    for k in range(4):
        c.segment(-6, 4 + k * 9, 6, 4 + k * 9, lighter(body, 0.35), 2, 0.7)


def mouse(c: Canvas, tone: str, ear: str = "#e0a6a0") -> None:
    """Standing upright, feet at (0, 0)."""
    c.line([(-12, -6), (-40, -2), (-56, -16), (-74, -10)], ear, 3)
    c.blob(
        [(4, -58), (-14, -44), (-20, -14), (-10, 0), (12, 0), (20, -16), (16, -44)],
        c.horiz(lighter(tone, 0.2), tone, darker(tone, 0.25)),
    )
    c.circle(-8, -88, 13, tone)
    c.circle(-8, -88, 8, ear)
    c.circle(14, -92, 13, tone)
    c.circle(14, -92, 8, ear)
    c.blob([(36, -64), (20, -80), (0, -82), (-12, -68), (-4, -54), (16, -52)], tone)
    c.circle(36, -64, 3, "#4a2a2a")
    c.circle(17, -70, 2.8, "#10101c")


def hedgehog(c: Canvas, tone: str, face: str) -> list[Point]:
    """Walking; the points of its back where spines could grow come back."""
    c.limb([(-26, -8), (-26, 0)], (10, 9), darker(face, 0.3))
    c.limb([(24, -8), (24, 0)], (10, 9), darker(face, 0.3))
    c.blob([(52, -26), (30, -34), (16, -6), (48, -6), (76, -13), (78, -18), (64, -24)], face)
    back = [
        (math.cos(a) * 52 - 6, -8 + math.sin(a) * 50) for a in (math.pi + k * math.pi / 11 for k in range(12))
    ]
    c.blob(
        [(-60, -4), *back[1:-1], (36, -10), (10, -3)], c.vert(lighter(tone, 0.15), tone, darker(tone, 0.3))
    )
    c.circle(78, -17, 4, "#10101c")
    c.circle(56, -21, 2.8, "#10101c")
    c.circle(44, -33, 6, darker(face, 0.2))
    return back


def jellyfish(c: Canvas, tone: str, light: str) -> None:
    """The bell on y = 0, tentacles hanging a hundred and fifty down."""
    for k in range(-4, 5):
        wave = c.r.uniform(-14, 14)
        c.line(
            [(k * 10, -4), (k * 11 + wave, 40), (k * 9 - wave, 84), (k * 12 + wave, 130)],
            mix(tone, light, 0.4),
            2.4,
            0.6,
        )
    for k in (-1, 0, 1):
        c.limb(
            [(k * 12, -6), (k * 15 + 8, 26), (k * 12 - 8, 56), (k * 17, 84)],
            (11, 10, 7, 1),
            mix(tone, light, 0.55),
            0.75,
        )
    c.path(
        "M-56,0 C-60,-66 60,-66 56,0 Q46,-12 37,0 Q28,-12 18,0 Q9,-12 0,0 Q-9,-12 -18,0 Q-28,-12 "
        "-37,0 Q-46,-12 -56,0Z",
        c.radial(light, mix(light, tone, 0.5), tone, cx=0.4, cy=0.25, r=0.9),
    )
    c.path("M-38,-18 C-34,-40 -14,-46 0,-46", "none", lighter(light, 0.5), 4, 0.7)


def crane(c: Canvas, light: str, shadow: str) -> None:
    """A folded paper crane in flight, two hundred wide."""
    c.poly([(6, 4), (44, -76), (78, -58), (28, 12)], mix(light, shadow, 0.4))
    c.poly([(-14, 12), (-92, -16), (-6, 36)], mix(light, shadow, 0.6))
    c.poly([(16, 12), (72, -30), (84, -34), (100, -16), (82, -22), (22, 36)], mix(light, shadow, 0.2))
    c.poly([(-20, 14), (4, -4), (34, 14), (8, 44)], mix(light, shadow, 0.45))
    c.poly([(-10, 10), (-76, -62), (-30, -82), (24, 8)], light)
    c.poly([(-30, -82), (24, 8), (4, 2), (-48, -72)], mix(light, shadow, 0.16))


def beetle(c: Canvas, shell: str, leg: str) -> None:
    """Seen from above, head up, two hundred long."""
    for s in (-1, 1):
        for y, reach, drop in ((-46, 58, -34), (-8, 70, 6), (30, 62, 46)):
            c.path(
                f"M{s * 30},{y} L{s * reach},{y + drop * 0.4} L{s * (reach + 16)},{y + drop}", "none", leg, 6
            )
        c.path(f"M{s * 8},-92 Q{s * 30},-118 {s * 14},-136", "none", leg, 7)
    c.ellipse(0, -82, 22, 18, leg)
    c.path("M-40,-52 Q0,-92 40,-52 L42,-40 H-42Z", c.horiz(lighter(shell, 0.2), shell, darker(shell, 0.4)))
    c.path("M0,-40 H-44 C-58,14 -40,76 0,88Z", c.horiz(shell, lighter(shell, 0.4), shell))
    c.path("M0,-40 H44 C58,14 40,76 0,88Z", c.horiz(shell, lighter(shell, 0.15), darker(shell, 0.45)))
    c.segment(0, -40, 0, 86, darker(shell, 0.6), 3)


def shoal(c: Canvas, spots: Sequence[tuple[float, float, float]], top: str, belly: str,
          rot: float = 0.0, flip: bool = False) -> None:  # fmt: skip
    """Several fish at (x, y, length)."""
    for x, y, length in spots:
        with c.at(x, y, length / 100, rot + c.r.uniform(-8, 8), flip):
            fish(c, top, belly)
