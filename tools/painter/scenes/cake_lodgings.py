"""A cake with rooms to let, and the gingerbread man who has come about one."""

from __future__ import annotations

import itertools
import math

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, round_limb
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.gingerbread import biscuit, case, cherry

DUSK, GLOW = "#34204a", "#ffcf7c"
# Each storey: its middle, half its width, where its icing and its foot are, how its sponge is coloured.
STOREYS = (
    (374, 92, 292, 412, "#c86a78"),
    (370, 152, 402, 592, "#e0a0a0"),
    (364, 216, 582, 812, "#8a4a3c"),
)


def _wall(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#4a3a70", "#8a5a88", "#d08a88", "#eba793"))
    for k in range(9):
        x = 20 + k * 74
        for j in range(9):
            y = 40 + j * 92 + (k % 2) * 46
            line(c, f"{x - 12},{y} {x},{y - 14} {x + 12},{y}", "#f0b8a8", (0.6, 3, 0.6), 0.25)
            c.circle(x, y + 8, 3, "#f0b8a8", 0.25)
    c.glow(372, 330, 360, GLOW, 0.7)
    for first, dip, last, count in (((-10, 300), 130, (330, 380), 9), ((-10, 420), 90, (230, 470), 6)):
        way = [
            (
                first[0] + (last[0] - first[0]) * t,
                first[1] + (last[1] - first[1]) * t + dip * math.sin(t * math.pi),
            )
            for t in (k / count for k in range(count + 1))
        ]
        line(c, " ".join(f"{x:.0f},{y:.0f}" for x, y in way), "#5a3060", (1.6, 1.6, 1.6), 0.8)
        for k, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(way)):
            tone = mix(("#d8606c", "#e8c088", "#6a9ab0")[k % 3], "#6a4478", 0.45 - 0.03 * k)
            tip = ((ax + bx) / 2 + c.r.uniform(-6, 6), (ay + by) / 2 + 46)
            with form(c, f"{ax + 3},{ay}! {bx - 3},{by}! {tip[0]},{tip[1]}!", tone):
                mass(c, f"{ax},{ay} {(ax + bx) / 2},{ay} {tip[0]},{tip[1]}", darker(tone, 0.4), 5, 0.7)
    # The shadow of the knife on the wall.
    with c.group(through=c.blur(9), opacity=0.45):
        c.path(contour("90,262! 560,150! 620,170! 620,214! 300,268 180,282"), DUSK)


def _knife(c: Canvas) -> None:
    with c.relief(0.05):
        blade = "96,196! 200,142 380,84 520,46! 548,108! 420,160 280,196 170,206"
        with form(c, blade, "#b8c0d0"):
            mass(c, "90,200 220,140 400,80 530,40 536,70 400,116 240,164", "#5a5480", 9, 0.9)
            mass(c, "130,206 300,172 440,130 550,92 556,116 420,172 280,204", "#fff4e4", 7, 0.95)
            mass(c, "300,178 380,150 430,140 420,166 340,186", "#ff9a70", 9, 0.8)
            mass(c, "470,110 520,96 526,112 480,128", "#f8c880", 6, 0.8)
            line(c, "120,200 300,168 546,100", "#8a8ca8", (1, 2, 1.4), 0.7)
        line(c, "100,198 170,205 280,195 420,159 546,108", "#ffffff", (1, 2.6, 2.6, 2, 1))
        with form(c, "512,44! 536,34 560,108! 536,116", "#d8a850"):
            mass(c, "510,40 530,34 536,70 520,70", "#fff0b0", 4, 0.9)
        with form(c, "534,36! 600,6 660,-16! 680,60! 610,86 558,108!", "#3a1c24"):
            mass(c, "534,34 610,0 660,-20 660,10 560,54", "#8a5048", 7, 0.9)
        for x, y in ((570, 58), (596, 46)):
            c.circle(x, y, 6, "#d8a850")
            c.circle(x - 1.6, y - 2, 2, "#fff4c8")


def _rim(x: float, half: float, top: float, share: float) -> tuple[float, float]:
    """A place on the near edge of a storey, seen from below, so that it bows up."""
    a = math.pi * (1 - share)
    return x + math.cos(a) * half, top - math.sin(a) * half * 0.2


def _candle(c: Canvas, x: float, y: float, tone: str, h: float) -> None:
    round_limb(
        c,
        f"{x},{y + 6} {x},{y - h * 0.5} {x},{y - h}",
        (11, 11, 10),
        tone,
        mix(tone, DUSK, 0.6),
        "#fff4d8",
        (x - 40, y - h),
    )
    for k in range(4):
        line(
            c,
            f"{x - 5},{y - 4 - k * h / 4} {x},{y - 8 - k * h / 4} {x + 5},{y - 12 - k * h / 4}",
            "#fff4e4",
            (1.6, 2.4, 1.6),
            0.8,
        )
    c.glow(x, y - h - 16, 60, GLOW, 0.55)
    sway = c.r.uniform(-4, 4)
    for share, fill in ((1.0, "#ff9430"), (0.72, "#ffd25c"), (0.44, "#fffbe0")):
        w, hh = 7 * share, 28 * share
        c.path(
            contour(
                f"{x - w},{y - h - 8} {x - w * 0.5 + sway * 0.4},{y - h - 6 - hh * 0.6} "
                f"{x + sway},{y - h - 6 - hh}! "
                f"{x + w * 0.6 + sway * 0.4},{y - h - 6 - hh * 0.55} {x + w},{y - h - 8} {x},{y - h - 3}"
            ),
            fill,
        )


def _window(c: Canvas, x: float, y: float, w: float, h: float, squeeze: float) -> None:
    w *= squeeze
    c.arch(x, y + 3, w + 14, h + 14, "#fff0e0")
    c.arch(x + 1, y + 3, w + 8, h + 9, "#a85c58")
    c.arch(x, y, w, h, c.vert("#fff2b8", "#ffd070", "#f0984c"))
    c.segment(x, y, x, y - h, "#8a4a3c", 3)
    c.segment(x - w / 2, y - h * 0.46, x + w / 2, y - h * 0.46, "#8a4a3c", 3)
    line(c, f"{x - w * 0.62},{y + 4} {x},{y + 7} {x + w * 0.62},{y + 4}", "#fff6ea", (6, 8, 6))
    c.glow(x, y - h * 0.5, w * 1.5, GLOW, 0.4)


def _storey(c: Canvas, k: int) -> None:
    x, half, top, foot, tone = STOREYS[k]
    arc = [_rim(x, half, top, t / 8) for t in range(9)]
    upper = " ".join(f"{px:.0f},{py:.0f}" for px, py in arc[1:-1])
    with (
        c.relief(0.05),
        form(
            c,
            f"{x - half},{foot}! {x - half},{top}! {upper} {x + half},{top}! {x + half},{foot}! "
            f"{x},{foot - half * 0.12}",
            tone,
        ),
    ):
        mass(
            c,
            f"{x + half * 0.3},{top - 60} {x + half * 1.2},{top - 60} "
            f"{x + half * 1.2},{foot + 30} {x + half * 0.5},{foot + 30}",
            DUSK,
            half * 0.2,
            0.85,
        )
        mass(
            c,
            f"{x - half * 1.1},{top - 30} {x - half * 0.7},{top - 30} "
            f"{x - half * 0.7},{foot} {x - half * 1.1},{foot}",
            mix(tone, DUSK, 0.6),
            half * 0.14,
            0.8,
        )
        mass(
            c,
            f"{x - half * 0.6},{top - 30} {x},{top - 60} {x + half * 0.1},{foot} {x - half * 0.5},{foot}",
            lighter(tone, 0.5),
            half * 0.2,
            0.55,
        )
        for _ in range(int(half * 1.3)):
            px, py = x + c.r.uniform(-half, half), c.r.uniform(top, foot)
            c.ellipse(
                px,
                py,
                c.r.uniform(1, 4),
                c.r.uniform(1, 2.6),
                c.r.choice((darker(tone, 0.4), lighter(tone, 0.35))),
                0.5,
            )
        for band in (0.36, 0.7):
            y = top + (foot - top) * band
            line(
                c,
                f"{x - half},{y + 6} {x},{y - half * 0.16 * (1 - band * 0.5)} {x + half},{y + 6}",
                "#fff0d8",
                (7, 9, 7),
                0.55,
            )


def _icing(c: Canvas, k: int) -> None:
    """It runs down over the edge, each drop another length, with a shadow beneath."""
    x, half, top, _, _ = STOREYS[k]
    spots = [_rim(x, half + 9, top - 16, t / 12) for t in range(13)]
    low = []
    drops = int(half / 13)
    for j in range(drops, -1, -1):
        px, py = _rim(x, half + 7, top + 6, j / drops)
        low.append(f"{px + 5:.0f},{py:.0f}")
        if j:
            qx, qy = _rim(x, half + 7, top + 6, (j - 0.5) / drops)
            reach = c.r.uniform(14, 48)
            low.append(f"{qx + 6:.0f},{qy + reach - 6:.0f}")
            low.append(f"{qx:.0f},{qy + reach:.0f}")
            low.append(f"{qx - 6:.0f},{qy + reach - 6:.0f}")
    text = " ".join(f"{px:.0f},{py:.0f}" for px, py in spots) + " " + " ".join(low)
    with c.group("translate(4,9)", c.blur(4), 0.6):
        c.path(contour(text), DUSK)
    with c.relief(0.15), form(c, text, "#f8e4dc"):
        mass(
            c,
            f"{x + half * 0.3},{top - 80} {x + half * 1.2},{top - 60} "
            f"{x + half * 1.2},{top + 80} {x + half * 0.5},{top + 80}",
            "#8a6a98",
            half * 0.16,
            0.8,
        )
        mass(
            c,
            f"{x - half * 1.1},{top - 40} {x - half * 0.8},{top - 40} "
            f"{x - half * 0.8},{top + 60} {x - half * 1.1},{top + 60}",
            "#b088a8",
            half * 0.1,
            0.8,
        )
        mass(
            c,
            f"{x - half * 0.5},{top - 60} {x + half * 0.1},{top - 70} {x},{top + 6} "
            f"{x - half * 0.5},{top + 10}",
            "#fffaf0",
            half * 0.1,
            0.9,
        )
    for j in range(drops):
        qx, qy = _rim(x, half + 7, top + 6, (j + 0.5) / drops)
        line(c, f"{qx - 3},{qy - 4} {qx - 3},{qy + 6} {qx - 2},{qy + 13}", "#ffffff", (0.6, 3, 0.6), 0.7)


def _lodger(c: Canvas, x: float, y: float) -> None:
    """A shape behind the lit pane, with one hand up."""
    with c.group(through=c.blur(0.8), opacity=0.85):
        back = f"{x + 6},{y - 30} {x + 15},{y - 22} {x + 17},{y}!"
        c.path(contour(f"{x - 18},{y}! {x - 16},{y - 22} {x - 6},{y - 30} {back}"), "#6a2c3c")
        c.ellipse(x, y - 40, 10, 12, "#6a2c3c")
        c.circle(x + 2, y - 54, 5.4, "#6a2c3c")
        line(c, f"{x - 13},{y - 18} {x - 20},{y - 32} {x - 15},{y - 50}", "#6a2c3c", (8, 6, 5))
        for dx in (-4, 0, 4):
            line(c, f"{x - 15},{y - 50} {x - 15 + dx},{y - 60}", "#6a2c3c", (3, 2))


def _door(c: Canvas, x: float, y: float) -> None:
    c.arch(x, y + 2, 102, 152, "#fff0e0")
    c.arch(x, y + 2, 88, 144, "#7a3c3c")
    c.arch(x, y, 78, 138, c.horiz("#4aa098", "#2a6a78", "#1c4460"))
    for dx in (-18, 0, 18):
        c.segment(x + dx, y, x + dx, y - 112, "#1c4a58", 2, 0.7)
    c.circle(x, y - 92, 13, "#ffd880")
    c.ring(x, y - 92, 13, 13, "#1c4a58", 3)
    c.circle(x - 28, y - 56, 5, "#f8d070")
    for k in range(3):
        w = 60 + k * 16
        with (
            c.relief(0.05),
            form(
                c,
                f"{x - w},{y + k * 16}! {x + w},{y + k * 16}! {x + w + 5},{y + 17 + k * 16}! "
                f"{x - w - 5},{y + 17 + k * 16}!",
                "#d8a05c",
            ),
        ):
            mass(
                c,
                f"{x - w},{y + k * 16} {x + w},{y + k * 16} {x + w},{y + 5 + k * 16} "
                f"{x - w},{y + 5 + k * 16}",
                "#ffe4a8",
                2,
                0.9,
            )
            mass(
                c,
                f"{x + 10},{y + k * 16} {x + w + 8},{y + k * 16} {x + w + 8},{y + 20 + k * 16} "
                f"{x + 20},{y + 20 + k * 16}",
                DUSK,
                10,
                0.6,
            )


@scene("p56", "rosedawn", Light(strength=0.0, focus=(250, 560)), by_hand=True)
def cake_lodgings(c: Canvas) -> None:
    _wall(c)
    with form(c, "-20,806! 620,794! 620,920! -20,920!", "#f4e8e0"):
        for j, (y, h) in enumerate(((796, 22), (818, 34), (852, 56))):
            for k in range(-4, 9):
                if (k + j) % 2:
                    near, far = 1 + j * 0.5, 1.5 + j * 0.5
                    x0 = 300 + (k * 70 - 130) * near
                    x1 = 300 + (k * 70 - 130) * far
                    c.poly([(x0, y), (x0 + 70 * near, y), (x1 + 70 * far, y + h), (x1, y + h)], "#c8404c")
        mass(c, "-20,800 150,800 240,920 -20,920", DUSK, 30, 0.7)
        mass(c, "500,800 620,790 620,920 440,920", DUSK, 30, 0.7)
        mass(c, "280,830 440,830 430,900 300,900", "#ffdc98", 22, 0.6)
    c.shade(370, 822, 300, 30, 0.85, DUSK)
    for k in range(3):
        _storey(c, k)
        x, half, top, foot, _ = STOREYS[k]
        wax = ("#f0a8b8", "#a8d0c8", "#f8d890", "#c8a8d8")
        for j, t in enumerate(((0.2, 0.8), (0.08, 0.92), (0.06, 0.3, 0.96))[k]):
            px, py = _rim(x, half, top - 14, t)
            _candle(c, px, py + 8, wax[(j + k) % 4], 52)
        _icing(c, k)
        spots = (
            ((-0.45, 0.8), (0.3, 0.94)),
            ((-0.62, 0.74), (-0.06, 1.0), (0.54, 0.8)),
            ((-0.62, 0.8), (0.62, 0.78)),
        )[k]
        for share, squeeze in spots:
            h = (50, 78, 92)[k]
            _window(
                c,
                x + share * half,
                foot - (26, 46, 62)[k] - (1 - share * share) * half * 0.1,
                (32, 48, 54)[k],
                h,
                squeeze,
            )
    _lodger(c, 361, 532)
    cherry(c, 374, 252, 27, True)
    _knife(c)
    _door(c, 352, 806)
    with c.group(through=c.blur(9), blend="screen", opacity=0.55):
        c.path(contour("318,812! 386,812! 430,900 300,900 250,900"), "#ffb860")
    with c.at(204, 872, 0.66, 0):
        case(c)
        biscuit(c)
    # The way he has come.
    for px, py, r in ((120.0, 884.0, 5.0), (96, 874, 3), (70, 888, 4), (140, 876, 2.4), (44, 878, 3)):
        c.ellipse(px, py, r, r * 0.6, "#c88a50")
    c.glow(380, 300, 300, GLOW, 0.25)
