"""A tree of lightning that has taken root in an umbrella, and two who watch it; it is the only light."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas, Point, polyline
from tools.painter.creatures.storm_watchers import reaching_hare, watching_fox
from tools.painter.hand import contour, form, line, mass, round_limb, torn
from tools.painter.relief import Light
from tools.painter.scenes import scene

INK = "#120a24"


def _storm(c: Canvas) -> None:
    nature.sky(c, ("#0e0826", "#241650", "#55398a", "#9a76b0"))
    with c.group(through=c.blur(30)):
        c.ellipse(310, 250, 270, 250, "#7a5ac0", 0.8)
        c.ellipse(320, 300, 150, 200, "#c8a4f0", 0.7)
    layers = ((74, "#a886d8", 0.7), (48, "#6a4ca8", 0.85), (22, "#35225f", 0.95), (-6, "#170d36", 1.0))
    for dy, tone, op in layers:
        with c.group(f"translate(0,{dy})", torn(c, tone, 0.014, 14, 1.2, 3, 1.7), opacity=op):
            c.path(
                contour(
                    "-60,-120! 660,-120! 660,190 590,120 540,40 450,10 330,-10 200,10 90,30 50,130 "
                    "30,230 -60,260"
                ),
                "#fff",
            )
            c.ellipse(590, 330 + dy, 90, 36, "#fff")
            c.ellipse(0, 380 + dy, 80, 34, "#fff")
    # Far off the next ones have come up.
    with c.relief(0):
        c.path(
            contour("-20,640! 90,610 200,634 330,616 450,632 540,604 620,622 640,760! -20,760!"), "#4a3480"
        )
        for x, y, h in ((252.0, 622.0, 52.0), (404, 612, 30)):
            c.glow(x, y - h * 0.6, h * 1.3, "#a890ff", 0.6)
            _bolt(c, x, y, -math.pi / 2, h * 0.4, 3.6, 3, 0.5)
        c.path(contour("-20,690! 120,662 300,680 480,660 620,684 640,920! -20,920!"), "#2a1c54")


def _jagged(c: Canvas, x: float, y: float, a: float, length: float, w: float) -> tuple[list[Point], float]:
    way = [(x, y)]
    turn = c.r.choice((-1, 1))
    for _ in range(5):
        turn = -turn
        step = length / 5 * c.r.uniform(0.7, 1.3)
        bent = a + turn * c.r.uniform(0.2, 0.62)
        x, y = x + math.cos(bent) * step, y + math.sin(bent) * step
        way.append((x, y))
    return way, w


def _ribbon(way: list[Point], wide: float, narrow: float) -> str:
    left, right = [], []
    for i, (x, y) in enumerate(way):
        (ax, ay), (bx, by) = way[max(i - 1, 0)], way[min(i + 1, len(way) - 1)]
        n = math.hypot(bx - ax, by - ay) or 1.0
        half = (wide + (narrow - wide) * i / (len(way) - 1)) / 2
        left.append((x - (by - ay) / n * half, y + (bx - ax) / n * half))
        right.append((x + (by - ay) / n * half, y - (bx - ax) / n * half))
    return polyline(left + right[::-1]) + "Z"


def _grown(
    c: Canvas, x: float, y: float, a: float, length: float, w: float, depth: int, lift: float
) -> list[tuple[list[Point], float, float]]:
    way, _ = _jagged(c, x, y, a, length, w)
    found = [(way, w, w * 0.62)]
    if depth:
        ex, ey = way[-1]
        spread = (-0.55, 0.5) if c.r.random() < 0.7 else (-0.75, 0.05, 0.7)
        for s in spread:
            turned = a + s * c.r.uniform(0.75, 1.25)
            turned += (-math.pi / 2 - turned) * 0.12 * lift
            found += _grown(c, ex, ey, turned, length * c.r.uniform(0.68, 0.86), w * 0.6, depth - 1, lift)
    return found


def _bolt(c: Canvas, x: float, y: float, a: float, length: float, w: float, depth: int, lift: float) -> None:
    for way, wide, narrow in _grown(c, x, y, a, length, w, depth, lift):
        c.path(_ribbon(way, wide, narrow), "#e4d8ff")


def _tree(c: Canvas) -> None:
    trunk = [
        (322.0, 700.0),
        (314.0, 640.0),
        (334.0, 590.0),
        (318.0, 536.0),
        (342.0, 486.0),
        (322.0, 436.0),
        (330.0, 404.0),
    ]
    limbs: list[tuple[list[Point], float, float]] = [(trunk, 26, 17)]
    for x, y, a, length, w, depth in (
        (330.0, 404.0, -2.15, 120.0, 14.0, 4),
        (330, 404, -1.1, 118, 14, 4),
        (322, 436, -2.75, 104, 9, 3),
        (342, 486, -0.42, 96, 8, 3),
        (330, 404, -1.62, 110, 11, 4),
    ):
        limbs += _grown(c, x, y, a, length, w, depth, 0.6)
    ends = [way[-1] for way, wide, _ in limbs if wide < 3]
    with c.relief(0):
        with c.group(through=c.blur(16), blend="screen", opacity=0.75):
            for way, wide, narrow in limbs:
                c.path(_ribbon(way, wide * 3 + 10, narrow * 3 + 10), "#7a5cff")
        with c.group(through=c.blur(4), blend="screen"):
            for way, wide, narrow in limbs:
                c.path(_ribbon(way, wide * 1.6 + 4, narrow * 1.6 + 4), "#9a84ff")
        for way, wide, narrow in limbs:
            c.path(_ribbon(way, wide + 1.4, narrow + 1.4), "#cdbcff")
        for way, wide, narrow in limbs:
            c.path(_ribbon(way, wide * 0.66, narrow * 0.66), "#fffdf0")
        # It is in leaf: small cold flames.
        for x, y in ends:
            for _ in range(3):
                a, n = c.r.uniform(-2.8, 0.2), c.r.uniform(9, 19)
                px, py = x + c.r.gauss(0, 6), y + c.r.gauss(0, 6)
                tone = c.r.choice(("#58d0c8", "#8ff0e0", "#c8fff4", "#f0a3e8"))
                qx, qy = px + math.cos(a) * n, py + math.sin(a) * n
                bx, by = math.sin(a) * n * 0.32, -math.cos(a) * n * 0.32
                mx, my = (px + qx) / 2, (py + qy) / 2
                c.path(
                    contour(f"{px},{py}! {mx + bx},{my + by} {qx},{qy}! {mx - bx},{my - by}"), tone, op=0.9
                )
        for x, y in ends[::3]:
            c.glow(x, y, 30, "#58d0c8", 0.55)


def _nest(c: Canvas) -> None:
    """Somebody has moved in already."""
    with c.at(238, 388, 0.86), c.relief(0.1):
        with form(c, "-44,-8! -34,20 -8,32 20,28 40,8 46,-10! 20,-2 -20,-2", "#4a3050"):
            for _ in range(40):
                x, y = c.r.uniform(-44, 40), c.r.uniform(-8, 30)
                line(
                    c,
                    (f"{x - 12},{y + 3} {x},{y} {x + 14},{y - 5}"),
                    c.r.choice(("#8a6a78", "#2a1838", "#c8a4b0")),
                    (0.6, 2.2, 0.6),
                )
        with form(
            c, "-34,-6! -30,-28 -10,-38 6,-44 10,-62 26,-68 40,-58 44,-50! 42,-40 34,-20 24,-4!", "#2a2038"
        ):
            mass(c, "10,-70 50,-66 44,-30 26,-4 20,-30 14,-50", "#b89ac8", 4, 0.8)
            mass(c, "-30,-28 0,-40 10,-20 -10,-16 -30,-10", "#5a4468", 5, 0.9)
        c.path(contour("43,-56! 62,-52! 44,-47!"), "#e8a848")
        c.circle(32, -55, 4, "#fff4dc")
        c.circle(33.4, -55.4, 2.4, INK)
        line(c, "-30,-14 -52,-30 -66,-34", "#2a2038", (8, 8, 3))


def _umbrella(c: Canvas) -> None:
    """It lies on its back, the point in the ground; the light shines through the cloth."""
    with c.group(through=c.blur(10)):
        c.ellipse(330, 796, 120, 16, "#08041a", 0.9)
    with c.relief(0.1):
        # Roots come out through the cloth.
        line(c, "326,790 324,806 322,830", "#5a4038", (7, 6, 4))
        with form(
            c,
            (
                "186,640! 216,664 258,668 300,690 340,672 386,676 424,654 "
                "458,640! 446,700 416,752 372,786 326,796 276,782 230,748 200,704"
            ),
            "#c8323c",
        ):
            mass(c, "186,630 220,640 240,760 330,810 250,800 190,720", "#3a0a34", 16, 0.9)
            mass(c, "458,630 440,720 380,790 330,800 400,730 430,660", "#4a0f38", 16, 0.85)
            mass(c, "260,668 390,668 390,730 326,772 270,726", "#ff8458", 20, 0.95)
            mass(c, "296,680 352,672 350,716 322,742 298,716", "#ffdca0", 13, 0.9)
            for text in (
                "258,668 276,740 322,794",
                "300,690 308,740 324,794",
                "340,672 346,740 328,794",
                "386,676 380,740 332,794",
                "216,664 244,736 318,794",
                "424,654 412,730 336,794",
            ):
                line(c, text, "#5a1030", (1.4, 3, 2), 0.9)
                line(
                    c,
                    " ".join(f"{float(q.split(',')[0]) + 4},{q.split(',')[1]}" for q in text.split()),
                    "#ff9a70",
                    (1, 2, 1),
                    0.7,
                )
        # The far rim, seen over the near one.
        c.path(
            contour(
                "186,640! 230,622 270,626 322,610 372,622 416,618 "
                "458,640! 424,654 386,676 340,672 300,690 258,668 216,664"
            ),
            "#8a1c38",
        )
        mass(c, "230,636 322,622 420,632 400,656 340,662 300,676 250,656", "#ff9a78", 9, 0.9)
        mass(c, "280,640 322,628 366,640 340,658 304,664", "#fff2d0", 8, 0.95)
        for x, y in ((230, 623), (270, 627), (372, 623), (416, 619)):
            line(c, f"{x},{y} {(x + 322) / 2},{y + 22} 322,664", "#4a2438", (2, 2.4, 2.4))
        line(
            c,
            "186,640 216,664 258,668 300,690 340,672 386,676 424,654 458,640",
            "#ffd0a8",
            (2, 3, 3, 3, 3, 3, 2),
        )


def _handle(c: Canvas) -> None:
    with c.relief(0.1):
        line(c, "324,664 350,600 366,540", "#5a4a5c", (6, 6, 6))
        line(c, "322,664 348,600 364,540", "#f0e0ff", (2, 2, 2))
        round_limb(
            c,
            "363,556 372,522 386,496 406,492 416,508 412,526",
            (11, 12, 12, 12, 12, 10),
            "#a8683c",
            "#3a1a2c",
            "#ffe8c8",
            (330, 520),
        )


def _ground(c: Canvas) -> None:
    with c.relief(0):
        c.path(
            contour("-20,716! 120,704 300,716 480,702 620,714 640,920! -20,920!"),
            c.vert("#3f2f70", "#1c1240", "#0e0828"),
        )
        with c.group(through=c.blur(16), blend="screen"):
            c.ellipse(324, 786, 220, 54, "#8a68c8", 0.8)
            c.ellipse(324, 790, 110, 28, "#f0c0d0", 0.6)
        # Shadows run away from the light.
        with c.group(through=c.blur(9), opacity=0.85):
            c.path(contour("190,856! 60,850 -60,900! -60,960! 140,900"), "#080420")
            c.path(contour("430,846! 560,846 660,890! 660,960! 500,900"), "#080420")
        # Roots of it under the grass.
        for k, a in enumerate((0.1, 0.35, 0.75, 2.3, 2.75, 3.05)):
            for way, wide, narrow in _grown(
                c, 322, 800, a * 0.5 if k < 3 else math.pi - (math.pi - a) * 0.5, 58, 5, 2, 0.0
            ):
                c.path(_ribbon(way, wide * 2.4, narrow * 2.4), "#8a6cff", op=0.3)
                c.path(_ribbon(way, wide * 0.8, narrow * 0.8), "#efe4ff", op=0.9)
    nature.grass(c, -10, 610, 742, 18, 70, ("#4a3a84", "#6a54a4", "#2f2260"), -0.3)
    nature.grass(c, 150, 500, 800, 20, 60, ("#7a64b8", "#a88ad0", "#3f2f78"), -0.3)


def _book(c: Canvas) -> None:
    """Open at the page that says how one does it; the wind turns a leaf."""
    with c.group(through=c.blur(7)):
        c.path(contour("210,862 330,850 440,862 450,886 330,896 200,888"), "#060218", op=0.9)
    with c.relief(0.1):
        c.path(contour("212,872! 236,832! 326,846! 412,828! 440,868! 330,888!"), "#5a2438")
        with form(c, "220,866! 242,826 290,828 326,842! 328,880 284,866", "#f0e2e8"):
            mass(c, "300,828 330,840 330,886 306,876", "#8a74a8", 6, 0.9)
            for k in range(4):
                line(
                    c,
                    f"{236 - k * 4},{840 + k * 7} {262 - k * 3},{839 + k * 8} {292 - k * 2},{844 + k * 9}",
                    "#6a5488",
                    (1, 2, 1),
                    0.8,
                )
        with form(c, "326,842! 362,826 404,822 432,862! 376,862 328,880", "#fff6ee"):
            mass(c, "326,842 344,834 350,872 328,884", "#9a84b0", 6, 0.9)
            line(c, "384,860 382,848 384,838", "#5a4488", (2.6, 2, 1))
            for text in ("383,846 374,838 368,838", "383,842 392,836 398,837", "383,840 378,832 380,828"):
                line(c, text, "#5a4488", (1.8, 1.6, 0.8))
            line(c, "370,856 384,862 398,855", "#c8323c", (3, 4, 3))
        with form(c, "326,842! 338,806 366,790 386,796! 366,814 346,838", "#fff2f4"):
            mass(c, "340,840 346,812 380,796 360,816", "#a890c0", 5, 0.9)


@scene("p78", "violet", Light(strength=0.0, focus=(310, 540)), by_hand=True)
def storm_takes_root(c: Canvas) -> None:
    _storm(c)
    nature.rain(c, 120, -14, 40, "#d8c8ff", 0.4, 0, 700)
    _ground(c)
    c.glow(324, 420, 420, "#a890ff", 0.5)
    _tree(c)
    _nest(c)
    _umbrella(c)
    with c.relief(0), c.group(through=c.blur(5), blend="screen", opacity=0.8):
        c.path(_ribbon([(322, 676), (316, 640), (334, 590)], 22, 22), "#e8dcff")
    _handle(c)
    with c.group("translate(14,122) scale(0.86)"):
        watching_fox(c)
    with c.group("translate(66,122) scale(0.86)"):
        reaching_hare(c)
    with c.group("translate(66,180) scale(0.8)"):
        _book(c)
    for _ in range(26):
        x, y, a = c.r.uniform(20, 560), c.r.uniform(60, 470), c.r.uniform(2.4, 3.6)
        ux, uy = math.cos(a) * 7, math.sin(a) * 6
        tone = c.r.choice(("#8ff0e0", "#58d0c8", "#f0a3e8"))
        line(c, f"{x},{y} {x + ux},{y + uy} {x + ux * 2},{y + uy * 1.6}", tone, (0.5, 4, 0.5), 0.8)
    nature.rain(c, 26, -18, 56, "#efe6ff", 0.45, 300, 880)
    nature.grass(c, -10, 190, 906, 40, 60, ("#140c34", "#2a1c58", "#4a3a84"), -0.3)
    nature.grass(c, 420, 610, 906, 40, 60, ("#140c34", "#2a1c58", "#4a3a84"), -0.3)
