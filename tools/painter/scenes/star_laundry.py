"""A lane at night where stars hang out to dry; we stand behind the child who has taken one."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.star_thief import FAR, keeper, left_wall, peg, right_wall, star, thief


def _window(c: Canvas, at: object, x0: float, x1: float, v0: float, v1: float, lit: bool) -> None:
    place = left_wall if at == "left" else right_wall
    a, b, d, e = place(x0, v0), place(x1, v0), place(x1, v1), place(x0, v1)
    frame = f"{a}! {b}! {d}! {e}!"
    with form(c, frame, "#ffc860" if lit else "#16204c"):
        if lit:
            mass(c, frame.replace("!", ""), "#ffe9a8", 6, 0.5)
        else:
            mass(c, frame.replace("!", ""), "#3a4c8c", 8, 0.5)
    c.path(contour(frame), "none", "#0c1030" if not lit else "#5a3030", 4)
    m, n = place((x0 + x1) / 2, v0), place((x0 + x1) / 2, v1)
    line(c, f"{m} {n}", "#0c1030" if not lit else "#5a3030", (3, 3))
    vm = (v0 + v1) / 2
    line(c, f"{place(x0, vm)} {place(x1, vm)}", "#0c1030" if not lit else "#5a3030", (3, 3))
    sill = f"{place(x0 - 4, v1)}! {place(x1 + 4, v1)}! {place(x1 + 4, v1 + 22)}! {place(x0 - 4, v1 + 22)}!"
    with form(c, sill, "#5a5f94"):
        mass(c, sill.replace("!", ""), "#9a94b4", 3, 0.4)


def _lane(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#0a1234", "#1a2860", "#3a4c94", "#5a64a8"))
    # The far end: a house with a gable, an arch under it.
    with c.relief(0):
        c.path(contour("232,690! 232,420! 322,340! 412,420! 412,690!"), "#4a5ca0")
        c.path(contour("222,426! 322,330! 422,426! 412,432 322,352 232,432"), "#141c48")
        c.path(contour("286,690! 286,596 322,560 358,596 358,690!"), "#0c1234")
        for x, y in ((276.0, 470.0), (346, 470)):
            c.rect(x, y, 22, 30, "#e8b050" if x > 300 else "#16204c")
        with c.group(through=c.blur(16), blend="screen"):
            c.ellipse(322, 470, 80, 60, "#6a5a70", 0.6)
    for side, place in (("left", left_wall), ("right", right_wall)):
        s = -1 if side == "left" else 1
        near, far = (-10.0, 246.0) if side == "left" else (610.0, 398.0)
        wall = f"{place(near, -760)}! {place(far, -760)}! {place(far, 900)}! {place(near, 940)}!"
        with form(c, wall, "#44529a" if side == "left" else "#3c488c"):
            mass(c, f"{near},900 {near},300 {near - s * 90},420 {far},560 {far},680", "#10184c", 44, 0.75)
            for inward, y, r, op in ((60, 130.0, 110.0, 0.65), (130, 260, 90, 0.6), (190, 360, 70, 0.6)):
                x = near - s * inward
                mass(
                    c, f"{x - r},{y} {x},{y - r * 0.7} {x + r},{y} {x},{y + r * 0.8}", "#c8946c", r * 0.3, op
                )
            for _ in range(60):
                x = c.r.uniform(min(near, far), max(near, far))
                v = c.r.uniform(-700, 900)
                line(
                    c,
                    f"{place(x, v)} {place(x + 14, v)}",
                    c.r.choice(("#5a64a0", "#1c2558", "#8a7890")),
                    (1, 4),
                    0.4,
                )
        eave = f"{place(near, -790)}! {place(far, -790)}! {place(far, -736)}! {place(near, -730)}!"
        c.path(contour(eave), "#0a0e2c")
    for at, x0, x1, v0, v1, lit in (
        ("left", 16.0, 78.0, -60.0, 200.0, False), ("left", 120, 158, -120, 160, True),
        ("left", 186, 208, -160, 120, False), ("left", 18, 76, 330, 560, True),
        ("left", 186, 208, 330, 560, False), ("left", 122, 156, -640, -380, False),
        ("right", 420, 440, -120, 140, True), ("right", 420, 440, 340, 560, False),
    ):  # fmt: skip
        _window(c, at, x0, x1, v0, v1, lit)
    # A door at the left.
    with form(
        c,
        f"{left_wall(112, 380)}! {left_wall(164, 380)}! {left_wall(164, 900)}! {left_wall(112, 905)}!",
        "#27456c",
    ):
        mass(c, "100,480 130,480 130,760 100,760", "#0c1636", 9, 0.8)
    # Cobbles.
    with form(c, "-20,940! 246,676! 398,676! 620,940!", "#2a3268"):
        mass(c, "120,900 322,640 480,900", "#4c5088", 40, 0.7)
        for row in range(15):
            y = 684 + row * row * 1.02 + row * 2
            n = 9
            for k in range(-n, n + 1):
                x = FAR[0] + (k + 0.5 * (row % 2)) * (8 + row * 3.4) * 1.2
                w, h = (8 + row * 3.4) * 0.52, 2.4 + row * 0.86
                tone = mix("#3c4682", "#8a7898", c.r.random() * 0.6)
                c.ellipse(x, y, w, h, darker(tone, 0.5), 0.8)
                c.ellipse(x, y - h * 0.2, w * 0.88, h * 0.76, tone, 0.75)
    with c.group(through=c.blur(26), blend="screen"):
        c.ellipse(220, 850, 170, 40, "#b87830", 0.75)
        c.ellipse(470, 830, 130, 36, "#a87030", 0.7)


def _shirt(c: Canvas, x: float, y: float, s: float, tone: str, rot: float = 0.0) -> None:
    deep, lit = darker(tone, 0.55), lighter(tone, 0.55)
    with (
        c.at(x, y, s, rot),
        form(
            c,
            (
                "-40,0! -18,2 0,10 18,2 40,0! 62,30 74,52! 50,66 42,50! 44,90 "
                "48,124! 10,130 -20,124 -46,128! -42,86 -42,50! -52,66 -74,52! -62,28"
            ),
            tone,
        ),
    ):
        mass(c, "-80,40 -44,40 -30,130 -60,130", deep, 10, 0.8)
        mass(c, "-50,100 0,116 60,100 60,140 -60,140", deep, 10, 0.7)
        mass(c, "-40,-4 40,-4 60,30 30,24 -30,24", lit, 9, 0.8)
        mass(c, "26,20 44,50 48,120 36,124 30,70", lit, 7, 0.5)
        line(c, "-14,30 -8,80 -18,122", deep, (1, 5, 2), 0.6)
        line(c, "18,30 12,80 22,124", deep, (1, 4, 2), 0.5)
    for dx in (-30, 30):
        peg(c, x + dx * s, y - 2 * s, s * 0.9)


def _hung(c: Canvas, x: float, y: float, r: float, rot: float) -> None:
    star(c, x, y + r * 0.92, r, rot)
    peg(c, x, y, r / 44)


def _lines(c: Canvas) -> None:
    for text, wide in (
        (f"{left_wall(206, -330)} 322,392 {right_wall(428, -330)}", 1.4),
        (f"{left_wall(150, -250)} 240,318 322,330 410,318 {right_wall(480, -220)}", 2.0),
        ("-10,92 110,150 240,178 330,180 440,160 610,84", 3.0),
    ):
        line(c, text, "#efe2c8", [wide] * 3, 0.95)
    for x, y, r in ((276.0, 386.0, 12.0), (322, 391, 13), (366, 386, 11)):
        _hung(c, x, y, r, 10)
    _shirt(c, 299, 388, 0.2, "#b85c68")
    _shirt(c, 345, 388, 0.2, "#4a8a8c")
    for x, y, r, rot in ((222.0, 312.0, 21.0, -8.0), (322, 329, 24, 6), (424, 314, 20, -4)):
        _hung(c, x, y, r, rot)
    _shirt(c, 272, 323, 0.42, "#d8a048", 3)
    _shirt(c, 376, 323, 0.42, "#c86a80", -3)
    # The near line: a star, a sheet that is a piece of the night, two empty pegs, a shirt, a star.
    with form(
        c,
        "44,124! 90,142 140,158 186,170! 196,240 188,310 200,356! 150,350 104,362 56,344! 62,270 50,190",
        "#131a4c",
    ):
        for _ in range(50):
            c.circle(
                c.r.uniform(50, 196), c.r.uniform(140, 356), c.r.random() ** 2 * 1.8 + 0.5, "#fff2cc", 0.9
            )
        mass(c, "60,330 90,250 150,220 190,170 200,200 150,260 100,350", "#5a64b0", 14, 0.55)
        mass(c, "110,150 130,240 116,360 90,360 100,240", "#050820", 9, 0.8)
        mass(c, "168,166 176,250 168,350 156,350 160,240", "#050820", 7, 0.7)
        line(c, "46,126 90,144 140,160 186,172", "#8a90d0", (2, 4, 2), 0.7)
    for x, y in ((60, 128), (116, 151), (174, 167)):
        peg(c, x, y, 1.0)
    for x, y in ((112.0, 384.0), (150, 372), (62, 372)):
        c.path(contour(f"{x},{y - 9}! {x + 4},{y} {x},{y + 5} {x - 4},{y}"), "#5a64b0")
    for x, rot in ((262.0, -10.0), (292, 14)):
        peg(c, x, 178, 1.15, rot)
    line(c, "262,196 266,206 264,216", "#ffe9a8", (1, 2, 0.6), 0.9)
    _shirt(c, 366, 174, 0.82, "#3f8a8c", -6)
    _hung(c, 462, 150, 42, 8)


def _basket(c: Canvas) -> None:
    with c.group(through=c.blur(9)):
        c.path(contour("340,862 460,850 600,858 600,900 400,900"), "#060820", op=0.85)
    with c.relief(0.1):
        c.ellipse(472, 756, 112, 30, "#5a3824")
    for x, y, r, rot in (
        (410.0, 736.0, 36.0, -20.0),
        (470, 722, 42, 8),
        (532, 738, 36, 24),
        (440, 758, 34, 40),
        (502, 760, 36, -10),
    ):
        star(c, x, y, r, rot, 0.6)
    with c.relief(0.1):
        with form(
            c,
            "360,758! 410,786 472,792 534,786 584,758! 570,820 552,866! 472,880 392,866! 376,820",
            "#a87440",
        ):
            for j in range(8):
                for k in range(15):
                    x, y = 360 + k * 16 + (j % 2) * 8, 782 + j * 12
                    line(
                        c,
                        f"{x - 9},{y + 2} {x},{y - 4} {x + 9},{y + 2}",
                        c.r.choice(("#d8a058", "#7a4a30", "#b88448")),
                        (2, 8, 2),
                    )
            mass(c, "350,760 410,770 400,880 360,880", "#2c1838", 16, 0.85)
            mass(c, "480,870 560,780 590,760 590,890", "#2c1838", 22, 0.8)
            mass(c, "380,776 472,796 560,776 540,800 472,812 400,800", "#ffdc8c", 8, 0.8)
        line(c, "360,758 410,787 472,793 534,787 584,758", "#e8b468", (9, 12, 12, 12, 9))
        for s in (-1, 1):
            x = 472 + s * 106
            line(c, f"{x},770 {x + s * 20},740 {x - s * 4},726", "#8a5a34", (8, 9, 7))


@scene("p24", "nocturne", Light(strength=0.0, focus=(230, 620)), by_hand=True)
def washing_day_of_the_stars(c: Canvas) -> None:
    _lane(c)
    _lines(c)
    keeper(c)
    _basket(c)
    with c.group("translate(0,-34)"):
        thief(c)
    nature.grass(c, -10, 90, 906, 12, 30, ("#0c1438", "#1c2858"))
