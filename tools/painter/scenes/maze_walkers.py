"""Those who walk in the maze, each standing on the origin."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, hand_open, hand_pinch, jointed, shoe
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, form, line, mass
from tools.painter.palettes import mix

DEEP = "#0b2226"
BOOT = Cloth("#5a3424", "#1c1014", "#c89060")


def walker(c: Canvas) -> None:
    """A boy who has the thread in his hand and looks up at her; a hundred tall, feet at the origin."""
    skin, toward = Skin("#f0c49c", "#8a5448", "#fff0cc", "#e87a60"), (60.0, -160.0)
    coat, legs = Cloth("#e0b448", "#7a5434", "#fff0b0"), Cloth("#3a4a74", "#161c34", "#8aa0c0")
    c.shade(-10, 2, 40, 8, 0.8, DEEP)
    with c.relief(0.1):
        jointed(c, (7, -38), (11, -21), (10, -7), (15, 12, 9), legs, toward, 0.1, False)
        shoe(c, 11, 1, 0, BOOT, 0.34)
        jointed(c, (-7, -38), (-10, -21), (-12, -7), (15, 12, 9), legs, toward, 0.1, False)
        shoe(c, -13, 1, 0, BOOT, 0.34, True)
        jointed(c, (-14, -62), (-23, -48), (-19, -36), (12, 10, 7), coat, toward, 0, False)
        hand_open(c, -19, -35, 186, skin, 0.22)
        jointed(c, (12, -63), (27, -57), (36, -71), (13, 10, 7), coat, toward, 0, False)
        c.path(contour("-5,-66! -5,-74 5,-74 5,-66!"), mix(skin.tone, skin.shade, 0.5))
        with form(c, "-15,-62! -9,-69 0,-67 9,-69 16,-62! 16,-50 20,-30! 0,-26 -19,-30! -16,-48", coat.tone):
            mass(c, "-22,-66 -8,-68 -8,-28 -22,-24", coat.shade, 4, 0.8)
            mass(c, "6,-68 18,-62 20,-34 12,-32", coat.lit, 3, 0.7)
            line(c, "1,-66 1,-46 2,-28", coat.shade, (0.8, 1.4, 0.8), 0.8)
            for y in (-58, -48, -38):
                c.circle(4, y, 1.3, coat.shade)
        line(c, "-7,-68 0,-65 7,-68", "#c8344c", (4, 5, 4))
        hand_pinch(c, 37, -72, 10, skin, 0.27)
        # The face, turned up and a little to the right.
        with form(c, "-13,-92 -13,-84 -9,-76 0,-71 8,-75 13,-84 13,-94 0,-106", skin.tone):
            mass(c, "-15,-98 -8,-98 -6,-80 0,-70 -12,-74", skin.shade, 3, 0.6)
            mass(c, "6,-98 14,-94 12,-80 8,-84", skin.lit, 2, 0.6)
            mass(c, "6,-82 11,-82 10,-77 6,-77", skin.cheek, 1.6, 0.6)
            mass(c, "-8,-82 -3,-82 -4,-77 -8,-77", skin.cheek, 1.6, 0.5)
        c.ellipse(-14, -85, 2.6, 3.6, mix(skin.tone, skin.shade, 0.3))
        for x in (-4.4, 6.4):
            c.ellipse(x, -88, 2.7, 2.5, "#fff6e8")
            c.ellipse(x + 0.6, -88.4, 1.6, 1.9, "#2a1c20")
            line(c, f"{x - 3},-88 {x},-91 {x + 3},-88.6", "#2a1418", (0.4, 1.2, 0.4))
            line(c, f"{x - 3},-93 {x},-95 {x + 3},-93.6", "#4a2c1c", (0.5, 1.4, 0.5))
        line(c, "1.6,-88 3.4,-84 1.4,-83", skin.shade, (0.4, 1, 0.6))
        line(c, "-2,-78.6 2,-77.4 5.6,-79", "#8a3c34", (0.5, 1.4, 0.5))
        with form(
            c, "-14,-86! -17,-98 -9,-109 4,-110 15,-103 15,-90! 10,-97 0,-99 -8,-96 -11,-90", "#4a2c1c"
        ):
            mass(c, "0,-110 12,-106 14,-98 4,-102", "#b8784c", 2, 0.8)


def stag(c: Canvas) -> None:
    """A stag in profile to the left; the thread has caught in his antlers. Two hundred tall."""
    c.shade(14, 2, 90, 12, 0.8, DEEP)
    with c.relief(0.1):
        for text, widths, tone in (
            ("-22,-76 -20,-50 -22,-42 -20,-12 -22,-2", (17, 10, 9, 5.6, 7), "#5a3224"),
            ("50,-84 44,-60 60,-42 54,-16 52,-2", (26, 14, 9, 5.6, 7), "#5a3224"),
            ("-38,-78 -40,-50 -38,-42 -40,-12 -43,0", (18, 11, 9.6, 6, 8), "#8a5032"),
            ("66,-92 58,-62 74,-43 68,-16 66,0", (32, 16, 9.6, 6, 8), "#8a5032"),
        ):
            line(c, text, tone, widths)
            x, y = (float(v) for v in text.split()[-1].split(","))
            c.path(contour(f"{x - 5},{y + 2}! {x - 3},{y - 6}! {x + 4},{y - 6}! {x + 5},{y + 2}!"), "#20141c")
        c.path(contour("80,-112 92,-104 90,-92! 82,-96"), "#e8d0a8")
        body = (
            "-50,-114 -34,-128 0,-123 40,-126 70,-120 84,-102 82,-82 70,-66 44,-70 12,-62 -16,-60 "
            "-38,-70 -52,-92"
        )
        with form(c, body, "#9a5a34"):
            mass(c, "-60,-80 -10,-68 90,-84 90,-50 -50,-50", "#3a1c24", 8, 0.9)
            mass(c, "-44,-122 0,-126 70,-124 70,-112 10,-110 -40,-106", "#f8c070", 5, 0.9)
            mass(c, "44,-110 70,-110 78,-80 56,-72", "#b87040", 6, 0.7)
        with form(
            c,
            "-16,-120 -26,-138 -42,-164 -58,-174! -68,-158 -64,-140 -60,-116 -54,-92 -36,-78 -20,-92",
            "#a8643c",
        ):
            mass(c, "-34,-164 -10,-120 -20,-80 -36,-80 -40,-130", "#4a2428", 6, 0.8)
            mass(c, "-70,-160 -58,-164 -54,-120 -48,-96 -60,-100", "#ffd8a0", 4, 0.8)
        c.path(contour("-46,-172! -28,-186 -18,-184! -26,-172 -42,-164"), "#7a4430")
        with form(
            c,
            "-44,-174 -54,-182 -66,-178 -78,-168 -94,-158 -102,-150 -100,-142! -90,-141 -76,-146 -62,-146 "
            "-50,-152 -42,-162",
            "#b87040",
        ):
            mass(c, "-60,-142 -80,-144 -96,-140 -50,-150 -44,-160 -40,-150", "#5a2c2c", 4, 0.8)
            mass(c, "-56,-182 -70,-174 -92,-158 -84,-156 -64,-168", "#ffd488", 3, 0.9)
        c.path(contour("-103,-151! -96,-153 -96,-146 -101,-145"), "#2a1418")
        line(c, "-99,-144 -92,-144 -84,-147", "#3a1c20", (0.8, 1.4, 0.4))
        c.ellipse(-67, -166, 3.6, 3.4, "#1a0c10")
        c.circle(-68, -167.4, 1.2, "#fff0c8")
        line(c, "-73,-168 -67,-171 -61,-168", "#4a2424", (0.5, 1.6, 0.5))
        for dx, tone in ((12, "#a8845c"), (0, "#e8c890")):
            for text, w in (
                ("-54,-180 -44,-206 -24,-224 -24,-250 -36,-272", (8, 6.4, 5.4, 4, 1.4)),
                ("-50,-192 -64,-206 -76,-226", (5, 4, 1)),
                ("-34,-216 -46,-232 -52,-252", (5, 4, 1)),
                ("-24,-238 -8,-252 -4,-270", (4.4, 3.6, 1)),
            ):
                with c.group(f"translate({dx},{-dx * 0.2})"):
                    line(c, text, tone, w)
        for text in (
            "-66,-214 -46,-204 -26,-218",
            "-58,-236 -40,-222 -14,-232 0,-222",
            "-44,-250 -24,-240 -6,-248",
        ):
            line(c, text, "#d82c34", (3, 3.4, 3))
        line(c, "-66,-214 -76,-190 -70,-176 -80,-132", "#d82c34", (2.6, 3, 1.6))


def hare(c: Canvas) -> None:
    """Upright, turned a little to the left, ears up, ninety tall."""
    fur, dark, pale = "#c09468", "#4a3434", "#f4e0bc"
    c.shade(2, 0, 28, 6, 0.8, DEEP)
    with c.relief(0.1):
        c.circle(21, -8, 6, pale)
        for text in ("4,-60 4,-78 11,-92! 15,-78 11,-60", "-7,-60 -11,-80 -6,-94! 2,-80 1,-60"):
            with form(c, text, fur):
                mass(c, text, "#d89880", 3, 0.45)
        with form(c, "-15,0! -16,-14 -12,-30 -8,-40 8,-40 14,-28 21,-12 18,0!", fur):
            mass(c, "4,-40 22,-24 24,2 8,2", dark, 5, 0.8)
            mass(c, "-14,-6 -12,-30 -4,-36 0,-20 -4,-2", pale, 4, 0.8)
        with form(c, "2,0! 0,-12 8,-20 18,-16 22,-4 20,1!", fur):
            mass(c, "8,-18 22,-12 22,2 12,2", dark, 3, 0.7)
        for x in (-9, -3):
            line(c, f"{x},-28 {x - 3},-20 {x - 2},-15", mix(fur, pale, 0.4), (5, 4.4, 4))
        for x in (-10, 12):
            line(c, f"{x - 6},-1 {x},-2 {x + 6},-1", mix(fur, pale, 0.3), (4, 5, 4))
        with form(c, "-12,-44 -11,-56 -2,-64 9,-60 13,-48 8,-38 -2,-36 -10,-38", fur):
            mass(c, "4,-62 14,-52 12,-36 4,-38", dark, 3, 0.7)
            mass(c, "-14,-46 -4,-46 -2,-38 -10,-36", pale, 2, 0.9)
        c.ellipse(-7, -50, 2.2, 2.8, "#1a0c10")
        c.ellipse(4, -51, 2.4, 3, "#1a0c10")
        c.circle(-7.6, -51, 0.8, "#ffffff")
        c.circle(3.4, -52, 0.8, "#ffffff")
        c.path(contour("-6,-45! -2,-45! -4,-42.6!"), "#8a4440")
        for y in (-42, -40):
            line(c, f"-6,{y} -13,{y + 1} -18,{y + 4}", pale, (0.6, 0.6, 0.3), 0.8)
            line(c, f"0,{y} 8,{y + 2} 13,{y + 4}", pale, (0.6, 0.6, 0.3), 0.8)
