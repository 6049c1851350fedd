"""Those who walk in the maze, each standing on the origin."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass

DEEP = "#0b2226"


def walker(c: Canvas) -> None:
    """A boy who has the thread in his hand and looks up at her; a hundred tall, feet at the origin."""
    with c.relief(0.1):
        c.shade(-16, 2, 40, 8, 0.8, DEEP)
        for text in ("-6,-38 -9,-20 -10,-2", "7,-38 10,-20 13,-1"):
            line(c, text, "#2a3450", (12, 10, 8))
        for x in (-13, 15):
            line(c, f"{x - 4},-1 {x},0 {x + 6},1", "#3a2018", (6, 7, 5))
        with form(c, "-17,-34 -16,-62 -8,-74 8,-74 17,-62 18,-34 0,-30", "#e8c060"):
            mass(c, "-20,-70 -6,-72 -8,-30 -20,-30", "#8a6a3c", 4, 0.8)
        line(c, "12,-66 26,-64 38,-78", "#e8c060", (10, 8, 7))
        c.circle(40, -81, 5, "#f0c49c")
        line(c, "-13,-66 -20,-52 -16,-40", "#c89a4c", (9, 8, 6))
        c.circle(0, -86, 14, "#f0c49c")
        c.path(contour("-15,-86 -14,-102 2,-106 16,-98 14,-90 4,-96 -8,-94"), "#4a2c1c")
        for x in (1, 9):
            c.ellipse(x, -88, 2.2, 2.8, "#1a1018")
        c.ellipse(6, -79.5, 2.4, 1.8, "#8a3c34")


def stag(c: Canvas) -> None:
    """A stag with his head turned to us; the thread has caught in his antlers. Two hundred tall."""
    with c.relief(0.1):
        c.shade(20, 2, 90, 12, 0.8, DEEP)
        for text in (
            "-30,-70 -34,-36 -30,-2",
            "-12,-66 -10,-34 -14,0",
            "58,-70 66,-40 58,-2",
            "76,-74 80,-40 82,-4",
        ):
            line(c, text, "#5a3020", (16, 9, 7))
        with form(
            c, "-50,-118 -30,-130 20,-122 64,-124 92,-106 92,-74 70,-60 20,-64 -20,-56 -46,-70", "#9a5a34"
        ):
            mass(c, "-50,-80 0,-70 90,-80 90,-50 -50,-50", "#3a1c24", 9, 0.9)
            mass(c, "-50,-124 -20,-134 30,-124 10,-110 -30,-106", "#f8c070", 6, 0.9)
        with form(c, "-20,-110 -34,-92 -58,-100 -66,-130 -62,-164 -36,-166 -26,-138", "#a8643c"):
            mass(c, "-36,-160 -24,-130 -20,-90 -40,-96 -44,-130", "#4a2428", 6, 0.8)
            mass(c, "-66,-150 -54,-164 -52,-120 -62,-110", "#ffd080", 5, 0.9)
        with form(
            c,
            "-66,-176 -60,-190 -44,-192 -30,-184 -28,-168 -34,-150 -40,-128 -48,-122 -57,-128 -62,-150",
            "#b87040",
        ):
            mass(c, "-40,-190 -26,-184 -30,-150 -42,-124 -44,-160", "#5a2c2c", 5, 0.8)
            mass(c, "-64,-180 -54,-190 -52,-150 -58,-140", "#ffd488", 4, 0.9)
        for text in ("-64,-178 -84,-190 -92,-182 -78,-170", "-30,-176 -12,-190 -2,-184 -14,-170"):
            c.path(contour(text), "#8a4c30")
        c.path(contour("-56,-132 -47,-135 -40,-131 -44,-122 -52,-122"), "#2a1418")
        for x in (-59, -37):
            c.ellipse(x, -167, 3.4, 4, "#1a0c10")
            c.circle(x - 1, -169, 1.3, "#fff0c8")
        for flip in (-1, 1):
            x = -47 + flip * 10
            for text, w in (
                (
                    (f"{x},-188 {x + flip * 18},-214 {x + flip * 34},-232 {x + flip * 30},-268"),
                    (8, 6, 5, 1.5),
                ),
                (f"{x + flip * 14},-208 {x + flip * 10},-228 {x + flip * 14},-244", (5, 4, 1)),
                (f"{x + flip * 30},-230 {x + flip * 48},-240 {x + flip * 52},-262", (5, 4, 1)),
                (f"{x + flip * 33},-248 {x + flip * 20},-262 {x + flip * 22},-276", (4, 3, 1)),
            ):
                line(c, text, "#e8c890" if flip < 0 else "#a8845c", w)
        for text in (
            "-92,-236 -60,-226 -30,-240 -8,-232",
            "-82,-246 -50,-238 -20,-250 0,-240",
            "-70,-222 -46,-212 -24,-224",
        ):
            line(c, text, "#d82c34", (3, 3.4, 3))


def hare(c: Canvas) -> None:
    """Upright, ears up, seventy tall."""
    with c.relief(0.1):
        c.shade(0, 0, 26, 6, 0.8, DEEP)
        with form(c, "-18,0 -20,-22 -10,-38 6,-38 18,-20 18,0", "#c8a078"):
            mass(c, "2,-40 22,-20 20,2 6,2", "#5a3c40", 5, 0.8)
        with form(c, "-12,-38 -12,-52 0,-58 12,-52 12,-38 0,-34", "#d8b088"):
            mass(c, "4,-58 14,-50 14,-34 4,-34", "#6a4848", 4, 0.8)
        for x, lean in ((-6, -3), (6, 6)):
            c.path(
                contour(f"{x - 4},-54 {x + lean - 6},-76 {x + lean},-90! {x + lean + 5},-74 {x + 4},-54"),
                "#c8a078",
            )
        for x in (-6, 4):
            c.ellipse(x, -48, 2.2, 2.8, "#1a0c10")
