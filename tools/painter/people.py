"""People without faces: wanderers.

Draws them; who they are is left to whoever looks.
"""

from __future__ import annotations

from tools.painter.canvas import Canvas, Point


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
