"""A wardrobe with a winter behind the coats, and who has come out of it with a lantern."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.lantern_stag import LAMP, child, drift, lantern, stag

INK = "#0c0a1e"
OPENING = "116,84! 544,70! 544,700! 116,716!"


def _room(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#3a1a34", "#4c2238", "#2a1228"))
    for k in range(5):
        for j in range(13):
            x, y = 14 + k * 26.0, 20 + j * 62 + (k % 2) * 31
            c.path(contour(f"{x},{y - 9}! {x + 5},{y} {x},{y + 9}! {x - 5},{y}"), "#8a4a5c", op=0.5)
    c.path("M-10,700 H610 V910 H-10Z", c.vert("#4a2632", "#2a1426"))
    for k in range(-8, 12):
        line(c, f"{300 + k * 44},700 {300 + k * 62},790 {300 + k * 88},910", "#160a1c", (1.4, 2.4, 3.6), 0.8)


def _fir(c: Canvas, x: float, y: float, h: float, tone: str, snow: str) -> None:
    c.segment(x, y + 8, x, y - h * 0.4, mix(tone, INK, 0.5), h * 0.04)
    for k in range(6):
        w, top = h * (0.3 - 0.042 * k), y - h * (0.1 + 0.148 * k)
        c.path(
            contour(
                f"{x},{top - h * 0.26}! {x + w * 0.44},{top - h * 0.1} "
                f"{x + w},{top}! {x + w * 0.4},{top - 4} "
                f"{x},{top + 5} {x - w * 0.4},{top - 3} {x - w},{top}! {x - w * 0.44},{top - h * 0.1}"
            ),
            tone,
        )
        for side in (-1, 1):
            line(
                c,
                f"{x + side * w * 0.08},{top - h * 0.18} "
                f"{x + side * w * 0.42},{top - h * 0.075} {x + side * w * 0.94},{top - 1}",
                snow,
                (1, h * 0.03, 1),
                0.9 if side < 0 else 0.6,
            )


def _winter(c: Canvas) -> None:
    with c.group(clip=c.clip(contour(OPENING))):
        c.rect(100, 60, 460, 680, c.vert("#0c1438", "#1c3068", "#4a6aa8", "#a8c0e0"))
        nature.stars(c, 50, 300, 1.8, x0=120, x1=540, y0=80)
        c.glow(250, 210, 190, "#c8dcff", 0.5)
        for k in range(11):
            _fir(c, 120 + k * 42, 520 + (k % 3) * 8, 170 + (k * 61) % 90, "#3c5690", "#7c96c8")
        mass(c, "100,480 540,480 560,560 100,560", "#8aa4d4", 22, 0.7)
        c.path(
            contour("100,560! 200,528 300,540 420,520 560,540! 560,740! 100,740!"),
            c.vert("#9ab0dc", "#7c96cc"),
        )
        _fir(c, 520, 640, 420, "#1a2c60", "#dce8fa")
        c.path(
            contour("100,610! 190,590 300,606 420,590 560,600! 560,740! 100,740!"),
            c.vert("#b8c8ec", "#8ea4d8"),
        )
        mass(c, "180,600 330,596 360,720 150,720", "#f0c890", 20, 0.28)
        mass(c, "400,600 560,600 560,740 400,740", "#6a82c0", 20, 0.6)
        # The walls of the wardrobe.
        for text, tone in (
            ("116,84! 150,112! 150,650! 116,716!", "#3a1a24"),
            ("544,70! 516,104! 516,640! 544,700!", "#5a2c28"),
        ):
            c.path(contour(text), tone)
        c.path(contour("116,84! 544,70! 516,104! 150,112!"), "#1c0c18")
        line(c, "516,300 516,500 516,640", "#d88c50", (1, 3, 1), 0.7)


def _others(c: Canvas) -> None:
    """They wait farther off, with lanterns of their own."""
    for x, y, s, flip in ((318.0, 528.0, 0.5, True), (226, 512, 0.36, False)):
        with c.at(x, y, s, 0, flip):
            dark = "#22306a"
            c.path(
                contour(
                    "-34,-46 -20,-56 20,-54 38,-62 48,-84! 62,-92 76,-84 "
                    "70,-76! 58,-72 52,-48 40,-34 20,-30 -24,-30 -36,-36"
                ),
                dark,
            )
            for a, b in ((-28, -30), (-20, -16), (24, 22), (32, 36)):
                line(c, f"{a},-40 {b},-18 {b},2", dark, (8, 4.4, 4))
            for text in (
                "52,-88 44,-108 50,-128",
                "46,-110 36,-118 34,-130",
                "58,-88 66,-108 62,-128",
                "66,-108 76,-116 80,-128",
            ):
                line(c, text, dark, (4, 3, 1))
            line(c, "74,-80 76,-70", dark, (2, 2))
            c.circle(76, -62, 7, "#fff0b8")
            c.glow(76, -62, 60, "#ffc860", 0.95)


def _coat(
    c: Canvas, x: float, top: float, low: float, w: float, tone: str, deep: str, lit: str, sway: float = 0
) -> None:
    """It hangs from the rail; the light comes from below in the middle."""
    line(
        c,
        (f"{x},{top - 4} {x + 5},{top - 16} {x - 2},{top - 22} {x - 7},{top - 15}"),
        "#c8c8d8",
        (2.4, 2.4, 2.4, 2),
    )
    line(c, f"{x - w * 0.34},{top + 22} {x},{top} {x + w * 0.34},{top + 22}", "#b88850", (5, 6, 5))
    with c.relief(0.1):
        for side in (-1, 1):
            sx = x + side * w * 0.4
            with form(
                c,
                f"{sx - side * w * 0.1},{top + 26} {sx + side * w * 0.12},{top + 44} "
                f"{sx + side * w * 0.17 + sway},{top + 150} "
                f"{sx + side * w * 0.13 + sway},{top + (low - top) * 0.64}! "
                f"{sx - side * w * 0.14 + sway},{top + (low - top) * 0.63}! "
                f"{sx - side * w * 0.16},{top + 120}",
                mix(tone, deep, 0.3),
            ):
                mass(c, f"{sx},{top} {sx + side * 40},{top} {sx + side * 40},{low} {sx},{low}", deep, 8, 0.6)
        shape = (
            f"{x - 8},{top + 10}! {x - w * 0.36},{top + 24} {x - w * 0.42},{top + 60} "
            f"{x - w * 0.4},{top + 150} {x - w * 0.5 + sway},{low - 6}! "
            f"{x - w * 0.2 + sway},{low + 6} {x + w * 0.2 + sway},{low - 2} {x + w * 0.5 + sway},{low + 4}! "
            f"{x + w * 0.4},{top + 150} {x + w * 0.42},{top + 60} "
            f"{x + w * 0.36},{top + 24} {x + 8},{top + 10}!"
        )
        with form(c, shape, tone):
            far = 1 if x > 300 else -1
            mass(
                c,
                (
                    f"{x + far * w * 0.1},{top} {x + far * w * 0.7},{top} "
                    f"{x + far * w * 0.7},{low + 20} {x + far * w * 0.2},{low + 20}"
                ),
                deep,
                12,
                0.85,
            )
            mass(
                c,
                (f"{x - w},{top - 10} {x + w},{top - 10} {x + w},{top + 90} {x - w},{top + 70}"),
                deep,
                26,
                0.8,
            )
            mass(
                c,
                f"{x - far * w * 0.5},{top + 160} {x - far * w * 0.2},{top + 200} "
                f"{x - far * w * 0.1},{low + 10} {x - far * w * 0.6},{low + 10}",
                lit,
                10,
                0.75,
            )
            for share in (-0.24, -0.04, 0.2):
                line(
                    c,
                    f"{x + w * share},{top + 120} {x + w * share * 1.1 + sway * 0.4},{(top + low) / 2} "
                    f"{x + w * share * 1.3 + sway},{low + 4}",
                    deep,
                    (0.6, 4, 3),
                    0.6,
                )
            line(
                c,
                (f"{x + 2},{top + 44} {x + 2},{(top + low) / 2} {x + 4 + sway},{low}"),
                deep,
                (1.4, 2, 2.4),
                0.9,
            )
            for k in range(4):
                c.circle(x + 9, top + 78 + k * 44, 4.4, mix("#f0c878", deep, 0.3))
        c.path(
            contour(
                f"{x - 9},{top + 8}! {x - w * 0.22},{top + 48}! {x},{top + 70}! "
                f"{x + w * 0.22},{top + 48}! {x + 9},{top + 8}! {x},{top + 20}"
            ),
            mix(tone, lit, 0.25),
        )


def _coats(c: Canvas, left: bool) -> None:
    if left:
        _coat(c, 196, 146, 420, 84, "#2a6c74", "#0c2038", "#a8d8b0", 4)
        _coat(c, 158, 148, 470, 90, "#7a5a34", "#2a1428", "#ffd890", 0)
    else:
        _coat(c, 486, 138, 440, 76, "#c88a34", "#4a1c2c", "#ffe8a0", -6)
        _coat(c, 520, 138, 676, 92, "#5c3c80", "#1c1038", "#e0a8b0", -8)
    # Snow lies on the shoulders.
    for x, y in ((134.0, 176.0), (222, 176), (470, 166), (540, 168)):
        if (x < 300) == left:
            line(c, f"{x - 12},{y + 4} {x},{y - 3} {x + 13},{y + 5}", "#e4edfc", (3, 9, 3))


def _frame(c: Canvas) -> None:
    with c.relief(0.1):
        line(c, "118,130 320,124 544,116", "#3a1c1c", (11, 11, 11))
        line(c, "118,127 320,121 544,113", "#d89c60", (3, 4, 3), 0.9)
        frame = "88,40! 574,24! 574,744! 88,764!"
        c.add(f'<path d="{contour(frame)}{contour(OPENING)}" fill="#6a3626" fill-rule="evenodd"/>')
        with c.group(clip=c.clip(contour("88,40! 116,60! 116,740! 88,764!"))):
            mass(c, "80,30 104,30 104,780 80,780", "#2a1020", 6, 0.8)
        line(c, "117,90 117,400 117,712", "#f0a868", (1, 4, 4), 0.85)
        line(c, "545,90 545,400 545,698", "#ffc078", (1, 4, 4), 0.85)
        with form(c, "70,52! 330,-6 600,20! 600,62! 330,58 76,80!", "#7a4230"):
            mass(c, "60,40 340,-20 610,0 610,30 330,20 70,66", "#2c1020", 9, 0.8)
            line(c, "80,74 330,52 600,56", "#e89c60", (1, 3, 1), 0.7)
            for k in range(7):
                x = 130 + k * 72.0
                line(
                    c,
                    (f"{x - 20},{44 - k * 2} {x},{28 - k * 1.4} {x + 20},{44 - k * 2}"),
                    "#3a1820",
                    (1, 4, 1),
                    0.8,
                )
        with form(c, "84,704! 580,690! 580,752! 84,770!", "#6a3626"):
            mass(c, "84,736 580,724 580,770 84,780", "#240e1c", 8, 0.9)
            mass(c, "150,700 400,694 380,716 170,722", "#ffc078", 8, 0.8)
        # The left leaf stands open, towards us.
        with form(c, "88,48! 8,-10! 8,840! 88,756!", "#54291f"):
            mass(c, "60,20 92,40 92,760 60,790", "#a8603c", 12, 0.8)
            for top, low in ((110, 380), (430, 690)):
                c.path(contour(f"70,{top}! 38,{top * 1.1 - 40}! 38,{low * 1.1 - 40}! 70,{low}!"), "#2c1220")
                line(c, f"70,{top} 70,{low}", "#d88c50", (2, 3, 2), 0.8)
        c.circle(22, 420, 8, "#3a1a14")
        c.circle(20, 418, 6.4, "#f0c068")


def _spill(c: Canvas) -> None:
    """Snow has come over the sill and lies on the floor."""
    with c.relief(0.2):
        with c.group(through=c.blur(7), opacity=0.7):
            c.path(contour("70,760 200,730 480,720 560,780 500,870 300,890 90,870 40,820"), "#12081c")
        with form(
            c,
            (
                "118,690! 220,676 330,690 440,672 544,684! 556,740 540,800 "
                "470,850 380,842 300,872 200,852 110,866 60,822 84,770 112,736"
            ),
            "#a8bae6",
        ):
            mass(c, "40,800 120,840 300,850 480,820 560,760 570,900 40,900", "#5a6cb0", 14, 0.85)
            mass(c, "150,690 330,684 380,760 320,830 180,820", "#f8dcb0", 24, 0.7)
            mass(c, "440,680 560,690 550,780 470,800", "#8498d0", 18, 0.7)
            for _ in range(40):
                x, y = c.r.uniform(90, 520), c.r.uniform(700, 850)
                line(c, f"{x - 10},{y} {x},{y - 2} {x + 12},{y + 1}", "#ffffff", (0.4, 1.8, 0.4), 0.6)


def _prints(c: Canvas) -> None:
    """Small ones that come out, and go on over the boards."""
    for x, y, s, rot in (
        (452.0, 716.0, 0.5, 30),
        (470, 744, 0.6, 24),
        (458, 776, 0.74, 16),
        (486, 808, 0.86, 22),
        (480, 846, 1.0, 14),
        (520, 872, 1.1, 30),
    ):
        with c.group(f"translate({x},{y}) scale({s},{s * 0.6:.2f}) rotate({rot})"):
            tone = "#5468a8" if y < 830 else "#a8bce4"
            for dx, dy, r in ((0, 0, 9), (-9, -13, 4.4), (0, -17, 4.6), (9, -13, 4.4)):
                c.ellipse(dx, dy, r, r * 1.1, tone, 0.85)


@scene("p07", "nocturne", Light(strength=0.0, focus=(250, 500)), by_hand=True)
def snow_among_the_coats(c: Canvas) -> None:
    _room(c)
    _winter(c)
    _coats(c, True)
    _frame(c)
    _spill(c)
    c.glow(*LAMP, 320, "#ffb050", 0.42)
    _others(c)
    drift(c)
    stag(c)
    _prints(c)
    _coats(c, False)
    lantern(c)
    child(c)
    for _ in range(80):
        x, y = c.r.uniform(110, 560), c.r.uniform(90, 850)
        c.circle(x, y, c.r.choice((1.2, 1.8, 2.8)), "#ffffff", c.r.choice((0.5, 0.75, 0.9)))
