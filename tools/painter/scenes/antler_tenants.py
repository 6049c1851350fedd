"""Who lives in the antlers, and one more who asks for a room."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, row
from tools.painter.palettes import darker, lighter

SUN = (-200.0, 420.0)


def bird(c: Canvas, tone: str, belly: str) -> None:
    """It looks to the right and stands on the origin, a hundred long."""
    with c.relief(0.15):
        for x in (-2, 8):
            line(c, f"{x},-8 {x + 1},0 {x},6", "#6a4030", (3, 2.4, 2.4))
            for dx in (-6, 6, 10):
                line(c, f"{x},5 {x + dx},8", "#6a4030", (2.2, 1))
        row(c, "-22,-18 -20,-13", "-62,4 -54,10", 3, 12, (darker(tone, 0.5), darker(tone, 0.3)), "", 0)
        with form(
            c, "-34,-14 -26,-34 -8,-50 2,-64 18,-74 36,-70 44,-56 42,-40 36,-22 18,-6 -8,-4 -26,-6", tone
        ):
            mass(c, "44,-50 44,-20 14,0 -20,-2 0,-14 22,-22 30,-46", belly, 5)
            mass(c, "-34,-10 0,-2 24,-4 10,8 -34,4", darker(tone, 0.6), 5, 0.7)
            mass(c, "-20,-40 2,-64 20,-74 14,-60 -6,-42", lighter(tone, 0.55), 4, 0.9)
        row(
            c,
            "-2,-46 8,-34 12,-22",
            "-38,-20 -30,-10 -16,-6",
            6,
            13,
            (darker(tone, 0.4), darker(tone, 0.15), lighter(tone, 0.25)),
            "",
            -0.06,
        )
        c.path(contour("41,-62! 54,-58 62,-52! 50,-51 41,-52!"), "#e8a83c")
        line(c, "42,-56 52,-54 60,-52", "#6a3a20", (0.6, 1.6, 0.4))
        c.circle(31, -60, 5, "#fff4dc")
        c.circle(31.6, -60, 3.8, "#140c14")
        c.circle(32.6, -61.6, 1.3, "#ffffff")


def lantern(c: Canvas, x: float, y: float, size: float, drop: float, lit: bool = True) -> None:
    """A room in the antlers is let where its lantern burns; one is dark."""
    with c.relief(0.1):
        c.segment(x, y, x, y + drop, "#2c2028", 2.2)
        with c.at(x, y + drop, size / 50):
            if lit:
                c.glow(0, 26, 120, "#ffb850", 0.75)
            tones = ("#fffbe0", "#ffdc80", "#f09a38") if lit else ("#7a8698", "#5a6478", "#3c4458")
            c.path(contour("-9,8! 9,8! 14,38! -14,38!"), c.radial(*tones, cy=0.6))
            if lit:
                with c.group(through=c.blur(1.6)):
                    c.path(contour("0,12! 5,26 0,36 -5,26"), "#ffffff")
            for text in ("-9,8 -14,38", "9,8 14,38", "0,8 0,38"):
                line(c, text, "#2c2028", (2, 2))
            c.path(contour("-15,9! -5,-2 5,-2 15,9!"), "#3a2a30")
            c.path(contour("-17,38! 17,38! 13,45! -13,45!"), "#3a2a30")
            line(c, "-14,8 -5,-1 2,-1", "#f0c890", (1, 2, 1), 0.9)
            c.ellipse(-1, -3, 10, 3, "#fbfcf8")
            c.ring(0, -6, 4, 4, "#2c2028", 2)


def house(c: Canvas) -> None:
    """It stands on the crown, between the antlers; somebody has put the light on."""
    with c.at(322, 486, 1.0, -5), c.relief(0.15):
        with form(c, "-34,6! -33,-44! 0,-74! 33,-44! 34,6!", "#f2e2c4"):
            mass(c, "6,-80 40,-44 40,10 12,10", "#7a6a80", 8, 0.85)
            mass(c, "-40,10 -36,-46 -24,-50 -26,10", "#fff6dc", 5, 0.9)
            for k in range(5):
                line(
                    c, f"-36,{-34 + k * 9} 0,{-36 + k * 9} 36,{-34 + k * 9}", "#a88a70", (0.8, 1.2, 0.8), 0.5
                )
        c.path("M16,-58 V-92 H28 V-46Z", "#a85a44")
        c.path("M23,-58 V-92 H28 V-46Z", "#5a2c34")
        c.path(contour("13,-92! 31,-92! 30,-99 14,-99"), "#fbfcf8")
        with form(c, "-46,-34! 0,-86! 46,-34! 36,-30! 0,-70! -36,-30!", "#c04430"):
            mass(c, "0,-90 50,-34 36,-26 0,-70", "#5a1a2c", 5, 0.8)
        with form(
            c,
            "-48,-36! -40,-50 -14,-80 0,-92 14,-80 42,-50 48,-36! 34,-44 20,-52 8,-66 -4,-66 -16,-54 -28,-50",
            "#fbfcfa",
        ):
            mass(c, "6,-90 50,-40 40,-36 10,-66", "#a8bcd4", 5, 0.9)
        c.glow(-13, -22, 50, "#ffb040", 0.6)
        c.path("M-23,-34 H-3 V-14 H-23Z", "#5a3424")
        c.path("M-21,-32 H-5 V-16 H-21Z", "#ffdc78")
        c.path("M-13,-32 V-16 M-21,-24 H-5", "none", "#5a3424", 2)
        c.path("M-9,-16 V-22 Q-6,-26 -5,-22 V-16Z", "#7a4028")
        c.path("M6,6 V-18 Q14,-28 22,-18 V6Z", "#3f6a6c")
        c.circle(18.6, -6, 1.7, "#f0c860")
        c.circle(0, -52, 6, "#5a3424")
        c.circle(0, -52, 4.4, "#ffdc78")
        with form(c, "-44,8 -30,-2 0,3 30,-3 46,8 30,18 -28,18", "#fbfcfa"):
            mass(c, "4,8 50,4 40,20 0,20", "#a8bcd4", 4, 0.8)
    for k, r in enumerate((5.0, 7, 10, 13)):
        with c.group(through=c.blur(3 + k)):
            c.ellipse(340 + k * 9 + (k % 2) * 6, 382 - k * 22, r * 1.2, r, "#f6f4ee", 0.75 - k * 0.1)


def newcomer(c: Canvas) -> None:
    """A robin with one wing in a sling and everything it owns."""
    with c.group(through=c.blur(6)):
        c.path(contour("56,868 116,862 196,870 186,884 76,886"), "#6a84a4", op=0.8)
    with c.at(110, 866, 0.84), c.relief(0.15):
        for x in (-8, 16):
            line(c, f"{x},-20 {x + 1},-4 {x},6", "#6a4030", (5, 4, 4))
            for dx in (-11, 9, 16):
                line(c, f"{x},5 {x + dx},10", "#6a4030", (4, 1.6))
        row(c, "-42,-34 -38,-26 -34,-18", "-96,-6 -90,4 -80,10", 4, 17, ("#4a3834", "#6a5044"), "#2c1c1c", 0)
        with form(
            c,
            "-54,-34 -46,-70 -26,-98 -16,-126 8,-146 38,-144 56,-122 "
            "56,-96 50,-62 36,-26 8,-10 -26,-12 -46,-20",
            "#8a6a54",
        ):
            mass(c, "60,-120 62,-80 44,-36 10,-16 -6,-30 16,-60 14,-90 30,-120", "#e0642c", 8)
            mass(c, "-40,-20 0,-14 34,-24 40,-40 30,-8 -20,0", "#e8dcd0", 7, 0.9)
            mass(c, "20,-60 60,-60 50,-20 20,-16", "#8a3434", 9, 0.6)
            mass(c, "-52,-40 -40,-80 -16,-124 8,-146 0,-110 -22,-80", "#f0d4a4", 8, 0.8)
        # The near wing lies bound against its side.
        row(
            c, "-22,-96 -6,-78 4,-58", "-66,-34 -48,-22 -24,-22", 7, 20,
            ("#5a4438", "#7a5c48", "#9a7860"), "#3a2824", -0.08,
        )  # fmt: skip
        for text, w in (("-42,-72 -12,-56 22,-62 50,-70", 15), ("-46,-56 -16,-40 14,-44 42,-50", 13)):
            line(c, text, "#98a0b8", (w + 2, w + 2, w + 2, w))
            line(c, text, "#f4eee2", (w - 1, w, w, w - 2))
        line(c, "-30,-86 0,-52 18,-30", "#98a0b8", (12, 13, 10))
        line(c, "-30,-86 0,-52 18,-30", "#fffaf0", (10, 11, 8))
        # It looks up.
        c.path(contour("52,-134! 66,-142 82,-148! 72,-132 56,-122!"), "#4a3a38")
        line(c, "54,-130 66,-136 78,-144", "#c8a888", (0.6, 2, 0.6))
        c.circle(36, -126, 8, "#f6e6cc")
        c.circle(37.4, -127.4, 6.4, "#140c10")
        c.circle(39.6, -130, 2.2, "#ffffff")
        line(c, "26,-138 36,-142 46,-138", "#4a3428", (0.8, 2.6, 0.8))
        with c.at(84, 0, 1.0, 4):
            with c.group(through=c.blur(4)):
                c.path(contour("-34,6 40,2 56,10 -20,16"), "#6a84a4", op=0.8)
            with form(c, "-34,-40! 34,-44! 36,6! -34,8!", "#9a5a34"):
                mass(c, "0,-50 40,-46 40,12 6,12", "#3c1c28", 9, 0.8)
                mass(c, "-36,-42 -22,-42 -22,10 -36,10", "#f0b878", 5, 0.8)
                for x in (-18, 18):
                    line(c, f"{x},-44 {x},8", "#5a3020", (6, 6))
            c.path("M-12,-42 V-50 Q0,-58 12,-52 V-43", "none", "#3c1c20", 5)
            c.rect(-5, -28, 10, 9, "#f0c860")
            line(c, "-34,-40 0,-43 34,-45", "#fbfcf8", (2, 4, 2))
    with c.group(through=c.blur(5), opacity=0.75):
        for x, y, rx in ((150, 768, 12.0), (132, 788, 9), (158, 792, 7)):
            c.ellipse(x, y, rx, rx * 0.7, "#ffffff")
