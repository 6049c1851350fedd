"""People without faces: wanderers, hands, masks.

Draws them; who they are is left to whoever looks.
"""

from __future__ import annotations

from tools.painter.canvas import Canvas, Point
from tools.painter.palettes import darker, lighter, mix


def figure(
    c: Canvas, x: float, y: float, h: float, colour: str = "", hat: str = "", scarf: str = "",
    arm: Point | None = None, rim: str = "", flip: bool = False, cloak: float = 1.0,
    rim_x: float = -1.6,
) -> Point:  # fmt: skip
    """A small cloaked wanderer standing on (x, y); where the hand is comes back.

    ``arm`` is the hand's place in hundredths of the height, seen from the feet, y up.
    """
    tone = colour or c.p.dark
    u = h / 100
    with c.group(through=c.rim(rim, rim_x, 1.0) if rim else ""), c.at(x, y, u, flip=flip):
        c.path("M-7,0 L-9,-24 L-2,-24 L-1,-1Z M5,0 L2,-24 L9,-24 L12,-1Z", tone)
        w = 22 * cloak
        c.path(f"M-3,-76 C-10,-66 {-w},-34 {-w - 3},-17 Q0,-11 {w * 0.75},-18 C14,-40 11,-66 5,-76Z", tone)
        c.ellipse(1.5, -84, 9.5, 10.5, tone)
        if hat == "point":
            c.path("M-15,-86 Q0,-92 16,-87 Q6,-98 -8,-118 Q-7,-100 -15,-86Z", tone)
        elif hat == "brim":
            c.path("M-16,-88 Q2,-93 19,-88 L10,-92 L9,-104 Q1,-108 -7,-104 L-8,-92Z", tone)
        elif hat == "hood":
            c.path("M-12,-70 Q-16,-98 4,-101 Q16,-98 13,-78 Q4,-66 -12,-70Z", tone)
        elif hat == "hair":
            c.path(
                "M-10,-82 Q-12,-97 2,-97 Q14,-97 12,-84 Q14,-72 10,-66 Q14,-84 2,-90 "
                "Q-6,-86 -8,-64 Q-16,-72 -10,-82Z",
                tone,
            )
        if arm:
            c.path(f"M5,-66 Q{arm[0] * 0.6},-58 {arm[0]},{-arm[1]}", "none", tone, 6)
        if scarf:
            c.path("M8,-75 Q-2,-70 -9,-77 Q-28,-80 -44,-68 Q-30,-70 -12,-69 Q0,-63 9,-70Z", scarf)
    side = -1 if flip else 1
    return (x + side * arm[0] * u, y - arm[1] * u) if arm else (x, y)


def lamp_in_hand(c: Canvas, spot: Point, size: float, colour: str = "#ffe1a0") -> None:
    """A lantern hanging from a wanderer's hand."""
    x, y = spot
    c.segment(x, y, x, y + size, c.p.dark, 1.4)
    c.glow(x, y + size * 1.8, size * 7, colour, 0.95)
    c.rect(x - size * 0.45, y + size, size * 0.9, size * 1.3, "#fff3cf", size * 0.25)
    c.rect(x - size * 0.55, y + size * 0.85, size * 1.1, size * 0.25, c.p.dark)
    c.rect(x - size * 0.55, y + size * 2.2, size * 1.1, size * 0.25, c.p.dark)


def hand(c: Canvas, tone: str, shadow: str, curl: float = 0.0, sleeve: str = "", spread: float = 1.0) -> None:
    """An open hand in units of about 100 x 200, wrist at (0, 0), fingers upwards, thumb left.

    ``curl`` 0 is straight, 1 bends the fingertips in; ``spread`` fans the fingers.
    """
    skin = c.horiz(lighter(tone, 0.22), tone, shadow)
    lengths = (66, 80, 74, 54)
    roots = ((-30, -96), (-9, -104), (13, -102), (33, -92))
    for i, ((rx, ry), length) in enumerate(zip(roots, lengths, strict=True)):
        lean = (i - 1.4) * 9 * spread
        bend = curl * (18 - i * 3)
        c.limb(
            [
                (rx, ry + 14),
                (rx + lean * 0.5, ry - length * 0.5),
                (rx + lean + bend * 0.4, ry - length * (1 - 0.14 * curl) + bend * 0.2),
            ],
            (21, 18.5, 12.5),
            skin,
        )
    c.limb(
        [(-24, -34), (-50, -56), (-62 - 6 * spread, -88), (-60 - 8 * spread, -108)], (30, 24, 18, 12), skin
    )
    c.blob(
        [(-27, 6), (-34, -40), (-42, -84), (-32, -106), (0, -112), (34, -102), (45, -76), (36, -34), (27, 6)],
        skin,
    )
    c.line([(-26, -40), (-8, -52), (2, -80)], shadow, 2.4, 0.55)
    c.line([(-34, -78), (0, -84), (36, -66)], shadow, 2.2, 0.4)
    if sleeve:
        c.path(
            "M-38,-8 Q0,6 38,-8 L52,150 H-52Z", c.horiz(lighter(sleeve, 0.15), sleeve, darker(sleeve, 0.5))
        )
        c.path("M-40,-10 Q0,6 40,-10 L42,10 Q0,24 -42,10Z", lighter(sleeve, 0.35))


MASK = "M0,-50 C30,-52 40,-34 38,-8 C36,22 18,48 0,54 C-18,48 -36,22 -38,-8 C-40,-34 -30,-52 0,-50Z"


def mask(
    c: Canvas, x: float, y: float, size: float, tone: str, hollow: str = "", mark: str = "", rot: float = 0.0
) -> None:
    """A theatre mask with feathers: a shell with openings."""
    dark = hollow or c.p.dark
    paint = mark or c.p.accent
    with c.at(x, y, size / 100, rot):
        for k in range(-3, 4):
            c.limb([(k * 8, -44), (k * 15, -74), (k * 19, -96)], (9, 11, 3), mix(paint, tone, 0.2 * abs(k)))
        c.path(MASK, c.radial(lighter(tone, 0.35), tone, darker(tone, 0.4), cx=0.38, cy=0.3, r=0.8))
        for s in (-1, 1):
            c.path(f"M{s * 7},-10 Q{s * 18},-22 {s * 29},-12 Q{s * 18},-2 {s * 7},-10Z", dark)
        c.path("M-14,28 Q0,40 14,28 Q0,32.2 -14,28Z", dark)
        c.path("M0,-6 Q5,8 3,14 Q0,17 -4,14", "none", darker(tone, 0.35), 2.2)
