"""A penguin half way up a scale of steps, and the door somebody left open."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, strands, torn
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.key_stair import on, place, shadow, stair

COAT, COAT_DEEP, COAT_LIT = "#252650", "#0c0a22", "#8a7ac4"


def _night(c: Canvas) -> None:
    nature.sky(c, ("#120c30", "#2c1a5c", "#5c2f80", "#c0708e"), (0, 0.36, 0.7, 1))
    nature.clouds(c, "#8a5ab0", 0.5, 0.003, 0.009, 60, 700, 0.47)
    nature.stars(c, 170, 640, 2.2)
    c.glow(452, 120, 420, "#e08a78", 0.55)
    # Another such stair, and another such door.
    with c.at(36, 130, 0.27), c.group(opacity=0.75):
        stair(c, (0, -9, 0), 6)
        c.glow(470, 120, 200, "#ffc870", 0.9)
        c.path(contour("430,170! 430,60! 500,52! 500,160!"), "#fff0b8")
    # Far below, roofs and a few who are awake.
    for x, y, w, h, lit in (
        (34.0, 812.0, 44.0, 30.0, True),
        (84, 800, 40, 44, False),
        (126, 818, 50, 26, True),
        (176, 808, 36, 40, True),
        (212, 822, 46, 24, False),
        (60, 836, 46, 30, False),
        (108, 844, 50, 26, True),
        (164, 842, 44, 30, False),
        (206, 848, 40, 26, True),
    ):
        c.path(f"M{x},{y + 90} V{y} H{x + w} V{y + 90}Z", "#3c2460")
        c.path(f"M{x + w * 0.6},{y + 90} V{y} H{x + w} V{y + 90}Z", "#56387c")
        c.path(f"M{x - 4},{y + 2} L{x + w / 2},{y - h} L{x + w + 4},{y + 2}Z", "#2a1848")
        c.path(f"M{x + w / 2},{y - h} L{x + w + 4},{y + 2} L{x + w * 0.62},{y + 2}Z", "#6a4084")
        if lit:
            for dx in (0.22, 0.62):
                c.glow(x + w * dx + 3, y + 14, 20, "#ffc860", 0.6)
                c.rect(x + w * dx, y + 9, 6, 9, "#ffdc88")
    for tone, dx, dy, op in (
        ("#5a3480", 14.0, 16.0, 0.8),
        ("#9a62a4", 0, 0, 0.85),
        ("#e8a8a4", -10, -12, 0.7),
    ):
        with c.group(f"translate({dx},{dy})", torn(c, tone, 0.02, 12, 0.9, 3, 1.6), op):
            for x, y, rx, ry in (
                (20, 748, 150, 30),
                (250, 782, 70, 20),
                (520, 830, 150, 40),
                (60, 908, 160, 26),
                (590, 700, 70, 20),
                (-10, 560, 80, 20),
            ):
                c.ellipse(x, y, rx, ry, "#fff")


def _door(c: Canvas) -> None:
    """It stands in the sky, wide open."""
    x, y = on(38.5, 0.5)
    with c.at(x + 14, y + 2, 0.98, 5), c.relief(0.1):
        c.glow(0, -70, 300, "#ffd890", 0.9)
        c.path(contour("-40,4! -42,-142! 44,-148! 44,2!"), "#7a4a38")
        c.path(contour("-40,4! -42,-142! -36,-142! -34,3!"), "#f0b878")
        c.path(contour("-42,-142! 44,-148! 44,-141! -40,-135!"), "#c08050")
        c.path(contour("-33,4! -34,-134! 37,-139! 37,2!"), c.vert("#fffbe0", "#fff0b4", "#ffd478"))
        with c.group(through=c.blur(3)):
            c.path(contour("-10,3! -6,-60 6,-96 20,-96 28,-60 32,2!"), "#ffffff", op=0.8)
        # The leaf, swung out.
        with form(c, "37,2! 37,-139! 92,-120! 92,34!", "#2f7c86"):
            mass(c, "60,-140 100,-130 100,40 60,30", "#123848", 10, 0.8)
            mass(c, "36,-140 46,-136 46,6 36,4", "#c8f0d8", 4, 0.8)
            for text in ("50,-112! 80,-102! 80,-52! 50,-58!", "50,-40! 80,-34! 80,14! 50,0!"):
                c.path(contour(text), "#1c5460")
        c.circle(84, -38, 4.4, "#f0c860")
        line(c, "37,2 37,-70 37,-139", "#f8e0a0", (2, 2, 2))


def _shoes(c: Canvas) -> None:
    """Whoever was here before took them off."""
    x, y = on(8.3, 0.8)
    for dx, dy in ((0.0, 0.0), (17, -2)):
        with c.at(x + dx * 1.3, y + dy - 5, 1.0, 14), c.relief(0.1):
            with form(c, "-18,2! -17,-14 -8,-18 0,-12 14,-8 22,-2 20,4!", "#d8402f"):
                mass(c, "-18,-2 22,-2 22,8 -18,8", "#5a1028", 3, 0.8)
                mass(c, "0,-12 14,-9 18,-4 4,-6", "#ffb090", 2, 0.9)
            c.ellipse(-10, -14, 7, 3.4, "#3a0c20", 1, 14)
            line(c, "-16,-12 -6,-9 0,-12", "#ff9a80", (1, 1.6, 1))


def _note(c: Canvas, x: float, y: float, size: float, turn: float, pair: bool) -> None:
    with c.at(x, y, size, turn), c.relief(0.05):
        c.glow(10, -14, 84, "#7ff0e4", 0.6)
        for dx in (0.0, 36) if pair else (0.0,):
            c.ellipse(dx, 0, 12.5, 9, "#3fb8b8", rot=-22)
            c.ellipse(dx - 1, -1, 10.5, 7, "#e4fff8", rot=-22)
            c.limb([(dx + 10, -3), (dx + 10, -30), (dx + 10, -54)], (4, 3.4, 4), "#c8fff4")
        if pair:
            c.path(contour("8,-58! 49,-56! 49,-44! 8,-46!"), "#c8fff4")
        else:
            line(c, "10,-54 20,-42 30,-30 26,-14", "#c8fff4", (6, 6, 4, 1))


def _feet(c: Canvas) -> None:
    for x, y in ((-26.0, 0.0), (30, 4)):
        with form(
            c,
            f"{x - 18},{y - 6} {x - 4},{y - 16} {x + 12},{y - 12} {x + 34},{y + 2} {x + 26},{y + 8} "
            f"{x + 14},{y + 5} {x + 4},{y + 11} {x - 8},{y + 6} {x - 20},{y + 8}",
            "#e8903c",
        ):
            mass(
                c,
                f"{x - 20},{y + 2} {x + 30},{y + 4} {x + 20},{y + 14} {x - 20},{y + 14}",
                "#6a2438",
                4,
                0.85,
            )
            mass(c, f"{x},{y - 14} {x + 16},{y - 9} {x + 26},{y} {x + 8},{y - 4}", "#ffdc90", 3, 0.9)


def _candle(c: Canvas, x: float, y: float) -> None:
    c.glow(x, y - 84, 210, "#ffb454", 0.85)
    with c.relief(0.1):
        c.ring(x - 22, y + 2, 11, 8, "#b8863c", 5)
        with form(
            c,
            f"{x - 32},{y - 6}! {x + 34},{y - 10}! {x + 24},{y + 9} {x},{y + 12} {x - 22},{y + 8}",
            "#c8964a",
        ):
            mass(c, f"{x - 34},{y + 2} {x + 30},{y} {x + 20},{y + 16} {x - 20},{y + 16}", "#4a2430", 5, 0.8)
        c.ellipse(x, y - 8, 33, 8, "#f0cc80")
        with form(
            c,
            f"{x - 12},{y - 8}! {x - 12},{y - 58}! {x - 4},{y - 62} {x + 12},{y - 56}! {x + 13},{y - 8}!",
            "#f8ead0",
        ):
            mass(c, f"{x - 14},{y - 6} {x - 14},{y - 50} {x - 4},{y - 46} {x - 4},{y - 6}", "#a87888", 4, 0.8)
            mass(
                c,
                f"{x - 12},{y - 62} {x + 12},{y - 60} {x + 12},{y - 40} {x - 8},{y - 44}",
                "#ffcc78",
                5,
                0.9,
            )
        c.limb([(x + 9, y - 56), (x + 12, y - 44), (x + 11, y - 34)], (6, 5, 6), "#fff4dc")
        line(c, f"{x},{y - 60} {x + 1},{y - 66} {x + 2},{y - 70}", "#2a1418", (2, 2, 2))
        c.path(
            contour(
                f"{x},{y - 62} {x - 11},{y - 78} {x - 4},{y - 98} "
                f"{x + 6},{y - 116}! {x + 13},{y - 92} {x + 12},{y - 74}"
            ),
            "#ff9c3c",
        )
        with c.group(through=c.blur(2)):
            c.path(
                contour(
                    f"{x},{y - 64} {x - 7},{y - 78} {x},{y - 94} "
                    f"{x + 5},{y - 104} {x + 9},{y - 86} {x + 8},{y - 72}"
                ),
                "#fff2b8",
            )


def _penguin(c: Canvas) -> None:
    """It has stopped, and looks up at the light; stands on the origin, three hundred tall."""
    with c.relief(0.12):
        _feet(c)
        with form(c, "-50,-30! -84,-10 -98,8! -62,6 -32,-4!", COAT):
            mass(c, "-98,8 -62,0 -38,-8 -38,6", COAT_DEEP, 4, 0.8)
        # The flipper that carries the light, further off.
        with form(c, "52,-206 78,-198 104,-184 134,-182 158,-188! 152,-172 128,-160 96,-156 64,-166", COAT):
            mass(c, "60,-196 100,-182 156,-190 140,-178 100,-172", "#f0a868", 4, 0.8)
            mass(c, "60,-170 100,-160 150,-172 120,-150 60,-156", COAT_DEEP, 4, 0.8)
        with form(
            c,
            "-10,-250 -42,-214 -68,-160 -78,-96 -68,-40 -44,-6 -8,3 40,3 70,-12 88,-60 92,-120 82,-176 "
            "62,-222 46,-250 16,-262",
            COAT,
        ):
            mass(c, "-90,-20 -90,-180 -50,-240 -34,-170 -46,-60 -24,4", COAT_DEEP, 14, 0.9)
            mass(c, "10,2 56,-6 96,-50 104,-130 92,-196 68,-230 40,-230 20,-190 4,-120 -4,-50", "#f4e4cc", 5)
            mass(c, "-8,2 -12,-80 8,-160 30,-206 36,-160 22,-80 34,2", "#8a70a4", 13, 0.85)
            mass(c, "64,-14 96,-70 102,-140 86,-206 72,-150 70,-66", "#ffe0a0", 9, 0.95)
            strands(
                c,
                "30,-190 16,-110 16,-26",
                "84,-190 92,-110 72,-26",
                22,
                ("#fff4e0", "#d8c0c0", "#f8dca8"),
                (0.6, 2, 0.5),
                6,
                0.16,
            )
            strands(
                c,
                "-36,-220 -64,-140 -58,-50",
                "4,-210 -22,-120 -14,-30",
                26,
                ("#3c3c74", "#14122e", "#4a4684"),
                (0.6, 3, 0.5),
                8,
                0.4,
            )
        # The head, thrown back: it looks up to the door.
        with c.at(18, -258, 1.0, -34):
            with form(c, "-34,34 -46,8 -42,-22 -22,-44 8,-48 34,-36 46,-16 46,6 40,26 26,44 -4,52", COAT):
                mass(c, "-50,20 -44,-30 -10,-30 -20,20 -10,56 -40,50", COAT_DEEP, 9, 0.8)
                mass(c, "-30,-36 0,-48 32,-36 44,-16 20,-30 -6,-36", "#7a74c0", 4, 0.7)
                mass(c, "2,20 24,12 38,18 36,40 12,54 -4,44", "#f0a03c", 4, 0.95)
                mass(c, "22,22 38,20 36,40 24,46", "#ffe8a8", 4, 0.95)
            with form(c, "42,-14! 64,-14 88,-8 110,6! 86,3 64,6 44,8!", "#2a2038"):
                mass(c, "46,-12 66,-13 92,-6 66,-6", "#b0a4d0", 2.5, 0.85)
            with form(c, "43,7! 64,6 86,4 106,8! 84,15 62,18 42,18!", "#e8843c"):
                mass(c, "44,14 64,14 98,10 64,22 44,22", "#7a2c30", 3, 0.7)
            line(c, "40,7 64,6 86,4 108,7", "#0c0818", (1, 2, 1.6, 0.6))
            # A small bright eye.
            c.path(contour("6,-10! 14,-19 26,-18 34,-9! 25,-4 14,-4"), "#0a0814")
            c.ellipse(20, -11, 6.4, 6.6, "#5a3418")
            c.ellipse(21, -11.6, 4.2, 4.6, "#0a0814")
            c.circle(23.4, -14, 2, "#fff4c8")
            line(c, "5,-9 14,-3 26,-3 35,-8", "#d8c4d8", (0.6, 1.8, 1.8, 0.6), 0.8)
            line(c, "2,-20 14,-27 28,-24", COAT_LIT, (0.6, 2.4, 0.6), 0.8)
        # A muffler.
        with form(
            c, "-42,-226! -10,-214 36,-214 76,-232! 82,-212 60,-194 14,-188 -30,-196 -48,-210", "#3f9a9a"
        ):
            mass(c, "-50,-220 -20,-210 -10,-186 -40,-192", "#123a52", 6, 0.85)
            mass(c, "40,-216 78,-232 80,-212 50,-202", "#c8f4dc", 5, 0.8)
            for k in range(6):
                line(
                    c,
                    f"{-34 + k * 20},{-220 + (k % 5) * 2} {-36 + k * 20},-204 {-32 + k * 20},-190",
                    "#f0c864",
                    (6, 6, 5),
                    0.9,
                )
        with form(
            c,
            "-36,-214! -70,-222 -104,-208 -138,-220! -132,-200 -142,-184! -104,-178 -70,-190 -36,-192!",
            "#358a8c",
        ):
            mass(c, "-140,-188 -100,-184 -60,-196 -40,-190 -60,-178 -140,-174", "#123a52", 5, 0.85)
            for x in (-62, -86, -112):
                line(c, f"{x},-220 {x - 4},-202 {x},-184", "#f0c864", (6, 6, 5), 0.9)
        strands(
            c,
            "-136,-218 -146,-216 -156,-218",
            "-138,-186 -148,-182 -158,-180",
            7,
            ("#3f9a9a", "#f0c864"),
            (2.4, 2, 1),
            2,
        )
        # The near flipper is held a little away, as on a ledge.
        with form(c, "-40,-196 -62,-184 -96,-134 -118,-80 -122,-56! -96,-66 -62,-104 -36,-150", COAT):
            mass(c, "-46,-194 -68,-174 -100,-124 -120,-70 -106,-90 -80,-134", COAT_LIT, 5, 0.6)
            mass(c, "-34,-150 -62,-102 -92,-66 -110,-58 -70,-70 -30,-120", COAT_DEEP, 6, 0.9)
    _candle(c, 128, -184)


@scene("p54", "violet", Light(strength=0.0, focus=(400, 620)), by_hand=True)
def stairs_in_the_key_of_night(c: Canvas) -> None:
    _night(c)
    _door(c)
    stair(c, place(7, 0.9, 0.4))
    _shoes(c)
    for x, y, size, turn, pair in (
        (128.0, 606.0, 0.84, -8.0, True),
        (214, 520, 0.62, 10, False),
        (150, 450, 0.46, 6, True),
    ):
        _note(c, x, y, size, turn, pair)
    x, y = on(4.2, 0.5)
    with c.group(through=c.blur(9)):
        c.path(
            contour(
                f"{x - 130},{y + 14} {x - 20},{y - 12} {x + 60},{y + 4} {x + 30},{y + 20} {x - 80},{y + 34}"
            ),
            "#120828",
            op=0.8,
        )
    shadow(c, 4.2, 0.5, 56)
    with c.at(x, y, 0.86):
        _penguin(c)
