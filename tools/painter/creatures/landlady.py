"""A hen in curlers who lets an egg, and the chick that has come to see it."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.hand import along, contour, feather, form, line, mass, round_limb, row

GOWN, DEEP, LIT = "#8f5a98", "#33224e", "#e4b4d0"
WHITE, SHADE, SUN = "#f4ece0", "#9a90ac", "#fffaea"
WINDOW = (40.0, 40.0)


def _curler(c: Canvas, x: float, y: float, rot: float) -> None:
    with c.at(x, y, 0.86, rot):
        with form(c, "-17,-9! 17,-9! 20,0 17,9! -17,9! -20,0", "#5aa4b4"):
            mass(c, "-20,2 20,2 20,12 -20,12", "#1f4460", 4, 0.85)
            mass(c, "-18,-9 18,-9 14,-4 -16,-4", "#d8f4f0", 2, 0.9)
        for dx in (-11, -4, 3, 10):
            line(c, f"{dx},-9 {dx + 3},0 {dx},9", "#d8f4f0", (1.4, 1.4, 1.4), 0.7)


def _spoon(c: Canvas) -> None:
    with c.relief(0.1), c.group("rotate(13,520,250)"):
        round_limb(c, "540,440 526,250 520,150", (11, 9, 11), "#b0b4bc", "#4a4460", "#ffffff", WINDOW)
        with form(c, "520,158 498,134 488,100 494,66 514,44 536,62 546,98 540,134", "#b8bcc6"):
            mass(c, "520,40 550,60 548,130 520,160 530,100", "#4a4664", 7, 0.9)
            mass(c, "500,70 512,56 512,110 504,120", "#ffffff", 4, 0.95)
            mass(c, "510,120 522,96 534,110 524,146", "#e8c890", 5, 0.6)


def landlady(c: Canvas) -> None:
    """She stands in the egg as in a bay window, her spoon beside her, and looks down to the left."""
    _spoon(c)
    with c.relief(0.1):
        with form(c, "292,330 288,280 304,244 334,224 376,236 408,220 444,236 464,266 468,330", GOWN):
            mass(c, "400,220 480,240 480,340 390,340 410,280", DEEP, 16, 0.9)
            mass(c, "286,290 300,244 334,226 330,256 308,290 304,330", LIT, 8, 0.8)
            for fold in ("320,262 316,300 322,334", "430,262 440,300 434,334"):
                line(c, fold, DEEP, (1, 6, 2), 0.6)
        with form(c, "324,230! 344,226 372,272! 404,222! 424,232! 400,300 376,330! 350,300", "#f0d0dc"):
            mass(c, "376,280 410,230 426,232 400,300 378,330", "#7a5a84", 6, 0.85)
            mass(c, "350,270 374,276 372,330 350,300", "#b08aa8", 5, 0.6)
        # Neck and head.
        with form(
            c,
            "350,262 334,236 330,206 322,180 317,158 321,138 332,116 352,102 376,98 400,110 412,140 416,180 "
            "414,216 404,248 376,276",
            WHITE,
        ):
            mass(c, "384,96 420,120 424,240 380,284 372,240 394,200 396,150", SHADE, 13, 0.95)
            mass(c, "324,140 344,112 368,106 350,130 340,170 346,220 334,220", SUN, 8, 0.95)
            for _ in range(60):
                x, y = 336 + c.r.uniform(0, 76), 186 + c.r.uniform(0, 80)
                line(
                    c, f"{x - 4},{y - 5} {x},{y + 2} {x + 5},{y - 5}",
                    c.r.choice(("#c8bcc8", "#fffdf4", "#a89cb4")), (0.6, 1.8, 0.6), 0.6,
                )  # fmt: skip
        with form(
            c, "338,112 326,92 338,82 342,64 360,74 372,52 386,70 404,62 408,84 402,110 376,98", "#d8382f"
        ):
            mass(c, "372,52 412,60 406,112 376,104", "#7a1430", 6, 0.85)
            mass(c, "330,92 344,70 356,76 346,98", "#ff9070", 4, 0.8)
        for x, y, rot in ((414.0, 96.0, 30.0), (424, 136, 8), (426, 178, -10)):
            _curler(c, x, y, rot)
        with form(c, "322,172 310,184 308,204 318,216 330,206 332,184", "#d8382f"):
            mass(c, "322,176 334,180 330,212 320,212", "#7a1430", 4, 0.8)
        with form(c, "324,132! 306,138 290,154 282,174! 300,168 320,164 330,152", "#f0a43c"):
            mass(c, "284,172 304,160 330,152 320,168 290,178", "#a8582c", 4, 0.85)
            mass(c, "320,134 304,142 292,158 310,148", "#ffe8a8", 3, 0.9)
        c.path(contour("322,164! 304,168 294,176! 308,180 322,174!"), "#c8742c")
        line(c, "286,172 304,166 324,163", "#5a2a20", (1, 2.2, 1.2))
        # The eye looks down over the glasses, under a heavy lid.
        c.ellipse(350, 136, 13, 12, "#fff6e4")
        c.circle(344, 142, 6.6, "#3a2030")
        c.circle(342, 140, 1.9, "#ffffff")
        c.path(contour("335,136! 340,122 354,120 365,134! 354,131 344,131"), "#d8c4d0")
        line(c, "334,137 344,131 354,131 366,136", "#3a2030", (1, 3, 3, 1))
        line(c, "338,116 350,110 364,116", "#a89cb4", (1, 4, 1))
        c.ring(331, 160, 17, 16, "#5a3a2c", 3.4)
        c.ellipse(331, 160, 15.4, 14.4, "#e8f6ff", 0.35)
        line(c, "322,154 328,149 334,150", "#ffffff", (1, 2.6, 1), 0.9)
        line(c, "347,156 372,150 396,148", "#5a3a2c", (2.6, 2.6, 2))
        line(c, "315,156 308,152 304,150", "#5a3a2c", (2.4, 2.4, 1.4))
        # The wing that holds the spoon: a short sleeve, then feathers bent round the handle.
        row(
            c, "470,296 480,276 484,256", "556,262 562,236 548,206", 5, 27,
            ("#a89cb8", "#c4b8c8", "#dcd2d8", WHITE), SHADE, 0.14,
        )  # fmt: skip
        row(
            c,
            "458,292 470,268 476,248",
            "516,286 528,258 524,226",
            5,
            25,
            ("#c4b8c8", WHITE, SUN),
            SHADE,
            0.1,
        )
        with form(c, "420,236! 446,234 470,244 488,262! 486,284 470,304! 446,306 428,288", GOWN):
            mass(c, "424,270 450,290 478,288 490,264 488,310 440,320 420,300", DEEP, 8, 0.9)
            mass(c, "424,236 450,236 474,250 462,262 440,252", LIT, 6, 0.6)
            for fold in ("440,250 450,272 450,298", "460,258 466,276 464,296"):
                line(c, fold, DEEP, (1, 4, 1), 0.5)
        line(c, "490,258 486,284 468,306", "#f0d0dc", (8, 12, 8))


def resting_wing(c: Canvas) -> None:
    """Her other wing, which lies on the edge of the shell."""
    with c.relief(0.1):
        with c.group(through=c.blur(5)):
            c.path(contour("262,316 318,318 330,350 300,366 264,352"), "#6a5468", op=0.55)
        with form(
            c, "344,230! 314,234 284,254 264,284 256,312! 286,322 316,314! 326,292 340,270 352,250", GOWN
        ):
            mass(c, "350,236 336,280 316,320 296,324 316,280", DEEP, 8, 0.85)
            mass(c, "330,232 290,252 262,300 274,306 300,270", LIT, 6, 0.75)
            for fold in ("300,262 312,280 314,300", "286,280 296,294 298,310"):
                line(c, fold, DEEP, (1, 4, 1), 0.6)
        for root, tip, tone in (
            ((308.0, 314.0), (324.0, 350.0), "#d0c4d0"),
            ((297.0, 316.0), (306.0, 360.0), "#e8dcdc"),
            ((284.0, 316.0), (286.0, 362.0), WHITE),
            ((272.0, 314.0), (266.0, 354.0), SUN),
        ):
            feather(c, root, tip, 20, tone, SHADE, 0.05)
        line(c, "256,310 286,322 316,313", "#f0d0dc", (9, 14, 9))


YELLOW, AMBER, PALE = "#f6cc50", "#a8602c", "#fff4b0"


def _down(c: Canvas, text: str, inside: int, box: tuple[float, float, float, float]) -> None:
    """Down round an edge, and softer within."""
    way = along(text + " " + text.split(maxsplit=1)[0], 10)
    cx, cy = sum(x for x, _ in way) / len(way), sum(y for _, y in way) / len(way)
    for x, y in way[::2]:
        a = math.atan2(y - cy, x - cx) + c.r.uniform(-0.5, 0.5)
        n = c.r.uniform(4, 8)
        tone = PALE if y < cy and x < cx + 10 else ("#d8982c" if y > cy else YELLOW)
        c.limb([(x, y), (x + math.cos(a) * n, y + math.sin(a) * n)], (5, 0.6), tone, 0.85)
    x0, y0, x1, y1 = box
    with c.group(clip=c.clip(contour(text))):
        for _ in range(inside):
            x, y = c.r.uniform(x0, x1), c.r.uniform(y0, y1)
            a = math.atan2(y - cy, x - cx) + c.r.uniform(-0.4, 0.4)
            n = c.r.uniform(5, 10)
            tone = c.r.choice(("#fff0a0", "#e0a838", "#fbdc78"))
            c.limb([(x, y), (x + math.cos(a) * n, y + math.sin(a) * n + 2)], (0.6, 1.8, 0.3), tone, 0.5)


def caller(c: Canvas) -> None:
    """It looks up to the right, shell still on its head, a tulip behind its back; stands on the origin."""
    with c.group(through=c.blur(8)):
        c.path(contour("-70,-4 20,-14 120,-4 180,14 100,26 -50,20"), "#4a3448", op=0.75)
    with c.relief(0.1):
        line(c, "-66,-92 -86,-124 -88,-168 -82,-192", "#5a9a4c", (6, 6, 5, 4))
        with form(c, "-84,-142! -104,-152 -114,-176 -112,-196! -98,-180 -90,-160", "#4f8a44"):
            mass(c, "-110,-190 -100,-160 -84,-142 -96,-146", "#b8e08c", 3, 0.7)
        with form(
            c,
            "-82,-188 -100,-196 -106,-222 -102,-240! -92,-228 -82,-246! -72,-228 -62,-242! -58,-220 -66,-196",
            "#d8405c",
        ):
            mass(c, "-80,-240 -60,-240 -60,-196 -76,-190", "#7a1438", 5, 0.8)
            mass(c, "-104,-232 -96,-222 -96,-200 -104,-204", "#ffb0b0", 3, 0.9)
        for x, lean in ((-18, -6), (36, 6)):
            line(c, f"{x},-36 {x + lean},-18 {x + lean},-4", "#c8702c", (10, 8, 8))
            for dx, dy in ((-20, 4), (4, 9), (25, 2)):
                line(
                    c, f"{x + lean},-6 {x + lean + dx * 0.6},{-2 + dy * 0.6} {x + lean + dx},{dy}",
                    "#e8944c", (9, 7, 2),
                )  # fmt: skip
        body = (
            "-92,-96 -112,-126! -80,-126 -46,-140 0,-150 44,-140 78,-108 84,-70 60,-36 0,-22 -54,-32 -84,-60"
        )
        head = "-40,-136 -52,-176 -36,-216 4,-236 46,-228 72,-198 72,-160 50,-128 0,-116"
        with form(c, body, YELLOW):
            mass(c, "-96,-60 0,-44 90,-70 80,-10 -80,-10", AMBER, 15, 0.9)
            mass(c, "-90,-116 -40,-140 -10,-130 -40,-96 -84,-90", PALE, 11, 0.9)
            mass(c, "50,-110 84,-90 70,-50 54,-60", "#ffb04c", 9, 0.9)
        _down(c, body, 150, (-90, -140, 80, -30))
        with c.group(through=c.blur(7)):
            c.path(contour("-44,-138 0,-122 50,-130 66,-116 20,-102 -36,-116"), AMBER, op=0.6)
        with form(c, head, YELLOW):
            mass(c, "-30,-130 20,-124 74,-150 60,-110 -10,-106", AMBER, 9, 0.7)
            mass(c, "-48,-186 -24,-222 14,-230 -6,-200 -30,-160", PALE, 9, 0.9)
            mass(c, "40,-190 72,-190 70,-160 48,-160", "#ffb04c", 8, 0.6)
        _down(c, head, 110, (-50, -230, 72, -120))
        # A wing, a little away from the body, hides the stalk.
        with form(
            c,
            "-14,-112 -44,-116 -76,-104 -96,-84! -76,-78 -88,-66! -58,-66 -66,-54! -34,-62 -12,-84",
            "#eebc44",
        ):
            mass(c, "-20,-96 -60,-72 -70,-54 -30,-58 -8,-84", AMBER, 7, 0.8)
            mass(c, "-30,-114 -60,-108 -84,-90 -60,-98", PALE, 4, 0.8)
    with c.relief(0.05):
        # The beak is all but shut.
        with form(c, "64,-196! 84,-208 104,-222! 96,-200 84,-188 66,-182!", "#f0a03c"):
            mass(c, "66,-196 90,-210 102,-220 84,-204", "#ffe6a8", 2.5, 0.9)
        with form(c, "65,-185! 80,-188 93,-198! 84,-180 67,-174!", "#d0722c"):
            mass(c, "66,-178 82,-180 88,-186 78,-172", "#7a3428", 2, 0.6)
    # Its eye is turned up.
    mass(c, "24,-200 40,-214 58,-204 54,-186 34,-184", "#c8862c", 5, 0.5)
    c.ellipse(43, -198, 8.6, 9.4, "#fff0cc", rot=-20)
    c.ellipse(45, -200, 7.2, 8, "#2a1814", rot=-20)
    c.circle(48, -204, 2.4, "#ffffff")
    line(c, "30,-200 36,-210 48,-212 54,-204", "#5a3020", (0.8, 2.6, 2.4, 0.8))
    with c.at(0, -230, 0.94, -14), c.relief(0.1):
        with form(
            c,
            "-48,12! -36,-22 -6,-42 26,-34 48,-6 50,16! 36,4 26,18! 12,4 0,20! -14,6 -28,20! -38,6",
            "#fff4e4",
        ):
            mass(c, "0,-44 50,-24 54,24 14,22 22,-8", "#7a7088", 9, 0.9)
            mass(c, "-40,0 -24,-26 -4,-36 -14,-10", "#ffffff", 5, 0.9)
        line(c, "-48,12 -38,6 -28,20 -14,6 0,20 12,4 26,18 36,4 50,16", "#a8785c", (2, 2.6, 2), 0.9)
        line(c, "-14,-30 -4,-20 -10,-8 -2,2", "#a89078", (1.6, 1.4, 0.6), 0.8)
