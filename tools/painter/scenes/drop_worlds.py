"""Drops on a pane, each with the world in it upside down, and one in which the sun shines."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, torn

# A drop that hangs heavy, two hundred wide round the origin.
DROP = (
    "0,-136 26,-118 62,-76 92,-22 100,34 82,88 40,118 0,124 -40,118 -82,88 -100,34 -92,-22 -62,-76 -26,-118"
)


def _home(c: Canvas) -> None:
    """A garden in the sun, drawn upright round the origin, some two hundred and forty wide."""
    c.rect(-140, -170, 280, 340, c.vert("#58a4d4", "#a8dcf0", "#fff0c0", "#ffd070"))
    nature.disc(c, 52, -108, 21, "#fffbe0", "#ffd060", 3.2, 0.95)
    for x, y, s in ((-30.0, -118.0, 1.0), (96, -40, 0.6)):
        with c.group(through=torn(c, "#ffffff", 0.05, 4, 0.8, 4)):
            c.ellipse(x, y, 34 * s, 12 * s, "#fff")
    with form(c, "-150,12! -100,-14 -40,6 20,-12 90,-22 150,4! 150,60! -150,60!", "#88b87c"):
        mass(c, "-150,0 -90,-14 -40,8 -60,40 -150,50", "#d8e09c", 10, 0.8)
    with form(c, "-150,34! -70,20 0,30 80,18 150,30! 150,180! -150,180!", "#76b04c"):
        mass(c, "-150,30 -60,24 -30,60 -80,120 -150,120", "#d4e878", 16, 0.85)
        mass(c, "40,60 150,40 150,180 0,180", "#2c6a3c", 22, 0.85)
        for _ in range(70):
            x, y = c.r.uniform(-130, 130), c.r.uniform(44, 150)
            line(
                c,
                f"{x},{y} {x + 1},{y - 4} {x + 3},{y - 8}",
                c.r.choice(("#a8d860", "#3f8a40", "#e8f0a0")),
                (1, 2, 0.4),
            )
        for _ in range(26):
            c.circle(
                c.r.uniform(-120, 30),
                c.r.uniform(70, 140),
                2.4,
                c.r.choice(("#ff7a70", "#fff4f0", "#ffd050")),
            )
    with form(c, "-16,52! 6,54! 14,80 -10,112 26,170! -50,170! -46,116 -22,84", "#f8e2ac"):
        mass(c, "0,60 20,70 10,110 40,170 0,170 -14,110", "#c89a60", 7, 0.7)
    # The house: two walls, a roof of tiles, somebody who waves in the door.
    with form(c, "-84,-30! -14,-40! -14,58! -84,50!", "#fff2d8"):
        mass(c, "-40,-40 -10,-40 -10,60 -30,60", "#f0c890", 8, 0.8)
        mass(c, "-90,-34 -10,-44 -10,-26 -90,-18", "#a87858", 5, 0.8)
    with form(c, "-14,-40! 44,-26! 44,48! -14,58!", "#c89a80"):
        mass(c, "-14,-40 44,-30 44,-8 -14,-20", "#6a4458", 6, 0.8)
    with form(c, "-98,-24! -60,-92! 16,-100! -6,-34!", "#e0503c"):
        for k in range(5):
            line(
                c,
                f"{-94 + k * 8},{-30 - k * 14} {-50 + k * 5},{-35 - k * 14} {-6 + k * 4},{-40 - k * 14}",
                "#9a2c30",
                (1.6, 2.2, 1.6),
                0.8,
            )
        mass(c, "-100,-26 -64,-92 -40,-94 -70,-30", "#ff9c70", 9, 0.8)
    with form(c, "16,-100! 56,-18! 42,-22 -6,-36!", "#a83038"):
        mass(c, "16,-100 60,-20 30,-28", "#5a1c34", 8, 0.7)
    with form(c, "-74,-86! -58,-90! -58,-122! -74,-120!", "#c8785c"):
        mass(c, "-66,-124 -56,-124 -56,-86 -64,-86", "#6a3440", 3, 0.8)
    with c.group(through=c.blur(3), opacity=0.85):
        line(c, "-66,-124 -60,-142 -74,-156 -60,-176", "#ffffff", (6, 10, 13, 18))
    for x, y in ((-72.0, -12.0), (-44, -16)):
        with form(c, f"{x},{y}! {x + 18},{y - 2}! {x + 18},{y + 22}! {x},{y + 22}!", "#ffd870"):
            c.rect(x + 8, y - 4, 2, 30, "#8a5a3c")
            c.rect(x, y + 9, 20, 2, "#8a5a3c")
    c.poly([(6, 2), (28, 5), (28, 50), (6, 54)], "#3a1c28")
    c.poly([(28, 5), (38, 12), (38, 56), (28, 50)], "#2f7a8c")
    c.path(contour("11,53! 11,30 16,22 22,30 23,52!"), "#e8b848")
    c.circle(17, 17, 5.4, "#f0c09c")
    line(c, "21,30 28,22 30,12", "#f0c09c", (4, 3.4, 3))
    # The tree, its swing.
    line(c, "88,70 84,20 92,-30", "#6a4428", (19, 13, 9))
    line(c, "86,-4 64,-22 46,-24", "#6a4428", (8, 6, 4))
    for tone, dx, dy in (("#2f6a34", 6, 8), ("#5a9a44", 0, 0), ("#b4dc68", -10, -10)):
        with c.group(f"translate({dx},{dy})", torn(c, tone, 0.07, 6, 0.9, 4)):
            c.ellipse(92, -66, 46 - abs(dx), 38 - abs(dx), "#fff")
    c.segment(54, -24, 60, 40, "#4a2c1c", 1.8)
    c.segment(72, -18, 80, 38, "#4a2c1c", 1.8)
    line(c, "56,41 70,40 84,38", "#c83c34", (5, 5, 5))
    for k in range(8):
        x = -128 + k * 13
        c.path(f"M{x},82 v-20 l4,-6 l4,6 v20Z", "#ffffff")
    line(c, "-130,72 -80,72 -24,74", "#ffffff", (3, 3, 3))


def _grey_home(c: Canvas, street: int) -> None:
    """The street as it is, in the rain: each drop has another piece of it."""
    c.rect(-130, -150, 260, 300, c.vert("#6f848e", "#b4c4c4", "#e4e6dc"))
    with c.group(through=c.blur(2)):
        c.path("M-130,40 H130 V150 H-130Z", "#55676f")
        if street % 4 == 0:
            c.poly([(-54, 44), (-54, -16), (44, -16), (44, 44)], "#93a2a4")
            c.poly([(10, -16), (44, -16), (44, 44), (10, 44)], "#6a7a80")
            c.poly([(-72, -10), (-8, -76), (62, -10)], "#2f3e4a")
            c.rect(20, -74, 16, 34, "#4a5a64")
            c.rect(-32, 4, 24, 40, "#2f3e4a")
        elif street % 4 == 1:
            for x, w, h in ((-96, 44, 60), (-50, 38, 104), (-10, 46, 76), (38, 36, 120), (76, 50, 66)):
                c.rect(x, 44 - h, w, h, "#7f9096" if x % 4 else "#95a4a6")
                c.poly([(x - 4, 46 - h), (x + w / 2, 20 - h), (x + w + 4, 46 - h)], "#34454f")
        elif street % 4 == 2:
            c.rect(-14, -60, 34, 104, "#7f9096")
            c.poly([(-20, -58), (3, -130), (26, -58)], "#2f3e4a")
            c.poly([(20, 44), (20, -6), (90, -6), (90, 44)], "#93a2a4")
            c.poly([(12, -2), (50, -40), (98, -2)], "#3f4e5a")
        else:
            line(c, "-30,60 -28,10 -34,-40", "#3f4a50", (12, 8, 5))
            for x, y, r in ((-34, -60, 40), (-66, -36, 26), (0, -34, 28)):
                c.circle(x, y, r, "#5a6c68")
            line(c, "60,50 60,-30 60,-70", "#34404a", (5, 4, 4))
            c.circle(60, -76, 10, "#f0e4b8")
        c.path(contour("-60,150! -30,44! -8,44! 30,150!"), "#b4c0be")


def bead(c: Canvas, x: float, y: float, r: float, lit: bool = False, street: int = 0) -> None:
    """A drop on the glass: the world in it stands on its head; dark above, bright below."""
    d = contour(DROP)
    with c.at(x, y, r / 100):
        with c.group("translate(6,10)", c.blur(6)):
            c.path(d, "#14181f", op=0.6)
        with c.relief(0.1):
            c.path(d, "#8fa4ac")
        with c.relief(0), c.group(clip=c.clip(d)):
            with c.at(0, -2, 0.9 if lit else 1.15, 180):
                if lit:
                    _home(c)
                    c.rect(-140, -170, 280, 340, "#ffae30", op=0.12)
                    mass(c, "-120,-120 0,-150 120,-120 100,-60 0,-80 -100,-60", "#ffd870", 20, 0.6)
                elif r > 12:
                    _grey_home(c, street)
                else:
                    c.rect(-120, -140, 240, 280, c.vert("#c4d0ce", "#5c707a"))
            rim = (
                "-110,-20 -96,-60 -40,-120 0,-146 40,-120 96,-60 "
                "110,-20 84,-44 40,-100 0,-116 -40,-100 -84,-44"
            )
            mass(c, rim, "#141d26" if not lit else "#5a2c14", 9, 0.75)
            low = "-90,70 -40,122 0,132 40,122 90,70 64,100 0,116 -64,100"
            mass(c, low, "#ffffff" if not lit else "#fff4c8", 6, 0.95)
            if lit:
                mass(c, "84,-40 110,30 84,96 60,110 90,40", "#7a3c1c", 8, 0.6)
        mass(c, "-70,-30 -50,-68 -42,-64 -58,-28 -68,-4", "#ffffff", 3, 0.95)
        c.circle(48, 78, 7 if lit else 9, "#ffffff", 0.8)
        c.path(d, "none", "#2a3640" if not lit else "#8a5a24", 2.4, 0.6)
