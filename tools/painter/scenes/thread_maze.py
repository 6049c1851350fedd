"""A hedge maze at dusk, and the one who holds the end of the thread."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from tools.painter.canvas import Canvas, Point
from tools.painter.creatures.figure import (
    Cloth,
    child_profile,
    cuff,
    ear,
    hand_pinch,
    hand_pinch_tip,
    jointed,
)
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, feather, form, line, mass, strands
from tools.painter.palettes import lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.maze_walkers import hare, stag, walker

SKIN = Skin("#eab890", "#84464c", "#ffe8b8", "#e87a60")
COAT = Cloth("#b82430", "#4a0c2c", "#ff9a64")
DEEP, WARM = "#0b2226", "#ffd468"
TALL = 1.5
RINGS = ((2.9, (195, 225)), (5.2, (318, 342)), (7.5, (234, 251)), (9.8, (248, 262)))
SPOKES = (
    (40, 5.2, 7.5),
    (205, 5.2, 7.5),
    (150, 7.5, 9.8),
    (292, 7.5, 9.8),
    (20, 7.5, 9.8),
    (110, 2.9, 5.2),
    (262, 5.2, 7.5),
)


def _seen(x: float, z: float, up: float = 0.0) -> tuple[float, float, float]:
    """Where a place of the garden is in the picture, and how large a metre is there."""
    size = 700 / (22 + z)
    return 262 + x * size, -205 + (16 - up) * size, size


def _round(r: float, degrees: float) -> Point:
    a = math.radians(degrees)
    return math.cos(a) * r, math.sin(a) * r


def _posts() -> list[Point]:
    """The hedges as a chain of places."""
    found = []
    for r, (start, end) in RINGS:
        count = int(r * 21)
        for k in range(count):
            degrees = 360 * k / count
            if not start < degrees < end:
                found.append(_round(r, degrees))
    for degrees, near, far in SPOKES:
        found += [_round(near + (far - near) * k / 9, degrees) for k in range(1, 9)]
    return found


def _post(c: Canvas, x: float, z: float) -> None:
    """A piece of hedge: its front lit if it looks at the tree, a top with leaves that catch the light."""
    px, foot, size = _seen(x, z)
    top = _seen(x, z, TALL)[1]
    r = math.hypot(x, z)
    faces = z / r
    near = max(0.0, 1 - r / 11)
    front = mix("#0d3236", mix("#3f7a4c", "#e8cc5c", near), max(0.0, faces * 0.9 + 0.05))
    front = mix(front, DEEP, 0.25 if faces < 0 else 0)
    crown = mix("#1c5a4c", "#b8c85c", near * 0.8)
    w = size * 0.36
    c.path(
        contour(
            f"{px - w},{foot + size * 0.1}! {px - w},{top}! {px + w},{top}! {px + w},{foot + size * 0.1}!"
        ),
        mix(front, DEEP, 0.22),
    )
    c.ellipse(px, top, w * 1.25, size * 0.26, mix(crown, DEEP, 0.2))
    s = size * 0.13
    for _ in range(9):
        up = c.r.random()
        lx, ly = px + c.r.uniform(-w, w) * 0.95, foot + size * 0.08 + (top - foot) * up
        tone = mix(mix(front, DEEP, 0.55 * (1 - up)), lighter(front, 0.2), c.r.uniform(0, 0.5))
        a = c.r.uniform(0.9, 2.2)
        feather(c, (lx, ly), (lx + math.cos(a) * s * 1.5, ly + math.sin(a) * s * 1.5), s * 1.1, tone)
    for _ in range(8):
        a = c.r.uniform(0, math.tau)
        lx = px + math.cos(a) * w * 1.2 * c.r.random()
        ly = top + math.sin(a) * size * 0.24 * c.r.random()
        inward = -(math.cos(a) * x + math.sin(a) * z * -1) / max(r, 0.1)
        tone = mix(
            mix(crown, DEEP, 0.25),
            lighter(crown, 0.35),
            max(0.0, min(1.0, 0.4 + 0.5 * inward + c.r.uniform(-0.3, 0.3))),
        )
        b = c.r.uniform(0, math.tau)
        feather(c, (lx, ly), (lx + math.cos(b) * s * 1.4, ly + math.sin(b) * s), s, tone)


def _tree(c: Canvas) -> None:
    x, y, size = _seen(0, 0)
    c.glow(x, y - size * 3.6, 300, WARM, 0.8)
    for text, w in (
        (f"{x},{y} {x - 4},{y - 50} {x + 4},{y - 96}", (26, 15, 10)),
        (f"{x},{y - 54} {x - 24},{y - 92} {x - 44},{y - 120}", (11, 8, 3)),
        (f"{x + 2},{y - 60} {x + 24},{y - 100} {x + 40},{y - 126}", (10, 7, 3)),
    ):
        line(c, text, "#6a3c20", w)
    for _ in range(320):
        a, far = c.r.uniform(0, math.tau), math.sqrt(c.r.random())
        lx, ly = x + math.cos(a) * 84 * far, y - 136 + math.sin(a) * 66 * far
        lit = 0.5 - (ly - (y - 150)) / 150 + c.r.uniform(-0.3, 0.3)
        tone = mix("#c8802c", "#fff4b0", max(0.0, min(1.0, lit)))
        b = c.r.uniform(0, math.tau)
        feather(c, (lx, ly), (lx + math.cos(b) * 17, ly + math.sin(b) * 14), 12, tone)
    c.glow(x, y - 140, 150, "#fff0b0", 0.7)


def _way() -> list[Point]:
    """Where the thread lies, from the entrance to the walker's hand."""
    spots = ((9.7, 252), (9.0, 251), (8.5, 247), (7.6, 244), (6.9, 243), (6.4, 243))
    return [_round(r, degrees) for r, degrees in spots]


def _maze(c: Canvas) -> None:
    for k in range(22):
        r = 13.5 - k * 0.6
        x, _, size = _seen(0, 0)
        _, far, _ = _seen(0, r)
        _, near, _ = _seen(0, -r)
        c.ellipse(
            x, (far + near) / 2, r * size * 1.1, (near - far) / 2, mix("#1c4a48", "#f0c878", (k / 21) ** 1.05)
        )
    posts = _posts()
    with c.group(through=c.blur(5)):
        for x, z in posts:
            r = math.hypot(x, z)
            for k in range(1, 5):
                px, py, size = _seen(x * (1 + 0.3 * k / r), z * (1 + 0.3 * k / r))
                c.ellipse(px, py, size * 0.5, size * 0.32, DEEP, 0.35)
    things: list[tuple[float, Callable[[], None]]] = [(z, partial(_post, c, x, z)) for x, z in posts]
    things.append((0.0, lambda: _tree(c)))

    def stand(spot: Point, draw: Callable[[Canvas], None], tall: float, flip: bool = False) -> None:
        px, py, size = _seen(*spot)

        def put() -> None:
            with c.at(px, py, size * tall / 100, 0, flip):
                draw(c)

        things.append((spot[1], put))

    stand(_round(6.4, 238), walker, 2.1)
    stand(_round(6.5, 338), stag, 1.7)
    stand(_round(9.1, 258), hare, 1.5)
    px, py, size = _seen(*_round(6.4, 238))
    laid = [_seen(*spot)[:2] for spot in _way()]
    laid.append((px + size * 0.9, py - size * 0.5))
    laid.append((px + size * 0.72, py - size * 1.62))
    shadow = " ".join(f"{x + 2:.0f},{y + 5:.0f}" for x, y in laid[:-2])
    thread = " ".join(f"{x:.0f},{y:.0f}" for x, y in laid)
    things.append((-8.9, lambda: line(c, shadow, DEEP, (4, 3, 3), 0.5)))
    things.append((-9.0, lambda: line(c, thread, "#e0303a", (4, 3.4, 2.8))))
    for _, draw in sorted(things, key=lambda thing: -thing[0]):
        draw()


def _wool(c: Canvas, x: float, y: float, r: float) -> None:
    with (
        c.relief(0.1),
        form(
            c,
            " ".join(
                f"{x + math.cos(k * 0.785) * r:.0f},{y + math.sin(k * 0.785) * r:.0f}" for k in range(8)
            ),
            "#c8202c",
        ),
    ):
        for turn in range(7):
            a = turn * 0.9
            for k in range(9):
                off = (k - 4) * r * 0.2
                ux, uy = math.cos(a), math.sin(a)
                bow = r * 0.3
                tone = mix(
                    "#e83c40",
                    "#7a1028",
                    min(1.0, max(0.0, 0.4 + (off * -uy + 0) / r * 0.6 + c.r.uniform(-0.2, 0.2))),
                )
                line(
                    c,
                    f"{x - ux * r - uy * off},{y - uy * r + ux * off} "
                    f"{x - uy * (off + bow * 0.5)},{y + ux * (off + bow * 0.5)} "
                    f"{x + ux * r - uy * off},{y + uy * r + ux * off}",
                    tone,
                    (2, 4.4, 2),
                    0.85,
                )
        mass(
            c,
            f"{x},{y + r * 0.2} {x + r},{y - r * 0.3} {x + r},{y + r} {x - r * 0.4},{y + r}",
            "#3a0c28",
            r * 0.2,
            0.75,
        )
        mass(
            c,
            f"{x - r * 0.9},{y - r * 0.3} {x - r * 0.3},{y - r * 0.9} "
            f"{x + r * 0.1},{y - r * 0.7} {x - r * 0.5},{y - r * 0.1}",
            "#ff9a70",
            r * 0.14,
            0.7,
        )


def _girl(c: Canvas) -> None:
    """Near, in profile to the left, from the breast up; she looks down into the maze."""
    hair, deep, mid, lit = "#7a3822", "#2a1420", "#5c2a1e", "#96502e"
    with c.relief(0.1):
        strands(
            c,
            "440,520 500,540 540,620 560,720 540,800",
            "480,500 560,520 620,620 630,740 600,860",
            90,
            (deep, "#3c1a1c", mid, mid, hair),
            (4, 7, 7, 5, 0.8),
            9,
        )
        with form(
            c, "404,700 440,716 470,700 560,730 640,780 640,940 300,940 306,860 340,790 370,740", "#b82430"
        ):
            mass(c, "470,700 640,760 640,940 440,940 480,800", "#3a0c28", 24, 0.9)
            mass(c, "370,730 410,704 420,760 350,860 310,900 320,830", "#ff8a5c", 13, 0.8)
            for k in range(8):
                line(
                    c,
                    f"{372 + k * 30},{752 + k * 4} {350 + k * 34},{830} {330 + k * 36},930",
                    "#7a1428",
                    (1, 3, 2),
                    0.6,
                )
        with form(c, "404,664 410,714 446,736 486,716 480,640", "#c88a70"):
            mass(c, "440,660 490,640 490,740 450,730", "#4a2438", 12, 0.7)
        line(c, "396,712 440,742 496,718", "#d83c40", (22, 26, 20))
        line(c, "392,704 424,728 450,732", "#ff9a70", (2, 6, 2), 0.8)
        with c.at(430, 606, 1.42, -9, True):
            child_profile(c, SKIN, "#3f6a4c", "#5a2818", 0.95, 2.5, "smile")
        strands(
            c,
            "384,542 372,520 400,492 450,484",
            "470,640 500,600 500,540 470,490",
            80,
            (hair, lit, mid, hair),
            (2, 5, 5, 2),
            4,
        )
        strands(
            c,
            "380,544 400,510 450,500 500,530 530,600 520,690",
            "380,534 396,488 460,470 540,510 580,620 590,740",
            90,
            (hair, mid, mid, lit, deep),
            (2, 6, 7, 6, 5, 0.8),
            6,
        )
        mass(c, "520,520 580,600 600,740 560,740 540,640", deep, 16, 0.6)
        strands(
            c,
            "380,540 396,506 440,490",
            "384,536 400,494 462,480",
            7,
            ("#ffc070", "#e88a48"),
            (0.6, 2, 0.6),
            5,
            0.5,
        )
        # The hair is drawn back behind her ear.
        with c.at(430, 606, 1.42, -9, True):
            ear(c, -22, 0, SKIN, 0.92)
        line(c, "384,512 420,478 490,476 546,520", "#2f7f7c", (4, 14, 16, 8))
        line(c, "384,510 412,482 450,472", "#f0e0a0", (1, 4, 1), 0.8)
    jointed(c, (508, 800), (408, 908), (296, 812), (132, 104, 64), COAT, (200, 300))
    cuff(c, (408, 908), (292, 808), 66, "#e8dcb8", "#6a5a5c")


@scene("p51", "verdigris", Light(strength=0.0, focus=(330, 520)), by_hand=True)
def thread_in_the_maze(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#0f3b3f", "#1c5452", "#123c3e", "#0b2226"))
    for k in range(15):
        x = -20 + k * 46 + c.r.uniform(-12, 12)
        mass(
            c,
            f"{x - 40},130 {x - 26},{60 + k % 3 * 12} {x},{20 + k % 4 * 14} {x + 30},70 {x + 40},134",
            mix("#0b2c30", "#1c4c4a", k % 3 / 3),
            5,
        )
    _maze(c)
    c.rect(0, 700, 600, 200, c.linear([(0, "#0b2226", 0), (1, "#0b2226", 0.85)], (0, 0), (0, 1)))
    with form(c, "-20,846! 200,838! 620,850! 620,920! -20,920!", "#4a6a64"):
        mass(c, "-20,846 300,840 300,856 -20,862", "#f0d890", 6, 0.8)
        mass(c, "-20,880 620,876 620,920 -20,920", DEEP, 10, 0.9)
        for x in (60, 250, 430):
            line(c, f"{x},844 {x + 4},870 {x + 2},910", DEEP, (2, 3, 2), 0.7)
    _girl(c)
    c.shade(140, 872, 96, 15, 0.85, DEEP)
    _wool(c, 138, 812, 62)
    hand_pinch(c, 284, 798, -26, SKIN, 1.95)
    px, py, _ = _seen(*_round(9.7, 252))
    for text in (f"236,708 {px + 50},{py + 6} {px},{py}", "236,708 224,736 192,750 160,760"):
        line(c, text, "#e0303a", (4.4, 4, 3.8))
        line(c, text, "#ff9070", (1.2, 1, 0.8), 0.7)
    hand_pinch_tip(c, 284, 798, -26, SKIN, 1.95)
