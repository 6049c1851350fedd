"""Theatre, puppets and masks."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter
from tools.painter.relief import Light
from tools.painter.scenes import scene

SKIN, SKIN_SHADE = "#e8b48c", "#8a4a48"


def _in_the_stalls(c: Canvas) -> None:
    """The only two who came: a top hat, and a goldfish in its bowl."""
    c.path("M278,950 V865 Q278,842 316,842 Q354,842 354,865 V950Z", c.vert("#a8384a", "#4a1422"))
    with c.group(through=c.rim("#ffd98f", 1.6, 2.4)):
        c.path("M284,838 L278,770 Q316,758 354,770 L348,838Z", c.horiz("#5a5a78", "#24243c", "#0c0c18"))
        c.ellipse(316, 770, 38, 9, "#34344c")
        c.path("M283,824 Q316,836 349,824 L348,840 Q316,852 284,840Z", "#4fb3b0")
        c.path(
            "M262,838 Q316,866 370,838 Q376,846 362,854 Q316,874 270,854 Q256,846 262,838Z",
            c.horiz("#4a4a64", "#1c1c30", "#0c0c18"),
        )
    c.glow(424, 810, 70, "#ffd98f", 0.5)
    c.circle(424, 810, 34, "#dff4f4", 0.5)
    c.path("M391,804 A34,34 0 1 0 457,804 Q424,814 391,804Z", "#6fc0cc", op=0.75)
    with c.at(424, 820, 0.36, -8, True):
        creatures.fish(c, "#ffa860", "#e0502f")
    c.ring(424, 810, 34, 34, "#fff6e4", 2.6, 0.85)
    c.ellipse(424, 778, 17, 4, "#fff6e4", 0.7)


@scene("p36", "ember", Light((0.2, -0.6, 0.8)))
def sea_on_stage(c: Canvas) -> None:
    nature.wash(c, "#ffe6b0", "#f6c07c", "#e08a5c")
    nature.shafts(c, 300, 40, 9, 0.7, 700, math.pi / 2, 0.45, "#fff6dc", 0.08)
    for x, y, s in ((190, 170, 1.0), (400, 130, 1.2), (300, 230, 0.8)):
        c.segment(x, 0, x, y - 20 * s, "#8a4a34", 1.6)
        for dx, r in ((-34, 22), (0, 32), (34, 22)):
            c.circle(x + dx * s, y, r * s, "#fff6e4")
        c.rect(x - 52 * s, y, 104 * s, 22 * s, "#fff6e4", 11 * s)
    rows = ((470, "#8fd0cc", 26), (530, "#4fa8b0", 30), (600, "#2f8090", 36), (670, "#1f5f78", 40))
    for k, (y, tone, amp) in enumerate(rows):
        if k == 2:
            with c.at(300, 566, 1.25, -4):
                built.ship(c, 0, 0, 150, "#7a3a2c", "#fff6e4", "#c2402f")
            c.segment(286, 0, 286, 446, "#8a4a34", 1.6)
        d = f"M-60,{y + 200} V{y}"
        step = 62
        for i in range(12):
            x = -60 + i * step + (k % 2) * 26
            d += (
                f" C{x + 18},{y - amp * 1.6} {x + 52},{y - amp * 1.5} {x + 50},{y - amp * 0.3} "
                f"Q{x + 34},{y - amp * 0.9} {x + 28},{y - amp * 0.1} Q{x + 44},{y + 8} {x + step},{y}"
            )
        c.path(d + f" V{y + 200}Z", c.vert(lighter(tone, 0.25), tone, darker(tone, 0.3)))
    with c.at(430, 470, 0.95, -40):
        creatures.fish(c, "#ffa860", "#e0502f")
    with c.at(176, 520, 0.75, -28, True):
        creatures.fish(c, "#ffa860", "#e0502f")
    for _ in range(16):
        c.circle(c.r.gauss(410, 22), c.r.gauss(524, 12), c.r.uniform(2, 5), "#f0fbff", 0.9)
    c.rect(0, 716, 600, 40, c.vert("#8a4a2c", "#4a2018"))
    for k in range(9):
        c.glow(40 + k * 65, 740, 46, "#fff0b0", 0.7)
        c.path(f"M{22 + k * 65},756 q18,-34 36,0Z", "#ffe6a0")
    c.path(
        "M-10,-10 H610 V70 Q560,120 510,72 Q450,130 400,76 Q350,136 300,78 Q250,136 200,76 Q150,130 "
        "90,72 Q40,120 -10,70Z",
        c.vert("#7c1c2c", "#c2343c", "#6d1828"),
    )
    c.path(
        "M-10,72 Q40,122 90,74 Q150,132 200,78 Q250,138 300,80 Q350,138 400,78 Q450,132 510,74 Q560,122 "
        "610,72",
        "none",
        "#f2c060",
        7,
    )
    things.curtain(c, -1, 150, "#b32c38", 760)
    things.curtain(c, 1, 450, "#b32c38", 760)
    c.rect(0, 756, 600, 150, c.vert("#2a0f1c", "#160812"))
    for row, (y, r) in enumerate(((812, 30), (880, 38))):
        for k in range(9):
            x = k * 74 + row * 30 - 10
            if row == 1 and k == 4:
                continue
            c.path(
                f"M{x - r},{y + 70} V{y - r * 0.4} Q{x - r},{y - r} {x},{y - r} Q{x + r},{y - r} "
                f"{x + r},{y - r * 0.4} V{y + 70}Z",
                c.vert("#7a2030", "#2a0c18"),
            )
    _in_the_stalls(c)


@scene("p39", "nocturne", Light(backdrop=0.8))
def nobody_at_the_party(c: Canvas) -> None:
    nature.wash(c, "#7a2430", "#a83c3c", "#6d1f30")
    for k in range(13):
        c.path(
            f"M{k * 50 - 10},0 Q{k * 50 + 24},450 {k * 50 - 6},900 H{k * 50 + 16} Q{k * 50 + 44},450 "
            f"{k * 50 + 12},0Z",
            "#4a121f",
            op=0.45,
        )
    outline = (
        "M300,150 C220,150 170,200 150,300 C90,460 60,680 40,920 H560 C540,680 510,460 450,300 "
        "C430,200 380,150 300,150Z"
    )
    with c.group(through=c.body("#ffd0a8", -4, 4, 0.5, 26, 0.8, 0.3)):
        c.path(outline, c.horiz("#2a3468", "#1a2050", "#0c1030"))
        c.path(
            "M300,90 C230,90 190,150 194,230 C200,300 250,330 300,330 C350,330 400,300 406,230 C410,150 "
            "370,90 300,90Z",
            c.horiz("#34407c", "#1f2858", "#0c1030"),
        )
    gap = (
        "M300,140 C256,140 236,180 240,226 C246,270 262,300 232,420 C200,560 190,760 190,920 H410 "
        "C410,760 400,560 368,420 C338,300 354,270 360,226 C364,180 344,140 300,140Z"
    )
    with c.group(clip=c.clip(gap)):
        c.rect(180, 130, 240, 800, c.vert("#0a1030", "#24408c", "#6a5aa0", "#e8a890"))
        nature.clouds(c, "#9fb0f0", 0.5, 0.006, 0.01, 150, 800, 0.46)
        nature.stars(c, 170, 800, 2.6, x0=190, x1=410, y0=140)
        for k in range(7):
            nature.pine(c, 196 + k * 34, 830 - (k % 3) * 8, 70 + (k * 31) % 40, "#0c1438")
        c.path("M180,808 q120,-18 250,0 v130 h-250Z", "#0c1438")
    c.path(gap, "none", "#f2c060", 5, 0.9)
    c.segment(360, 540, 388, 712, "#c99a48", 9)
    with c.group(through=c.rim("#fff6dc", -2, 2)):
        c.limb([(440, 380), (520, 470), (500, 580), (452, 600)], (70, 60, 44, 36), "#141a44")
        with c.at(440, 600, 0.62, -84):
            people.hand(c, "#fff6ea", "#c9b8b8", 0.7, spread=0.5)
    with c.group(through=c.body("#ffffff", -3, 3, 0.4, 14, 0.8, 0.3)):
        people.mask(c, 350, 456, 170, "#fff6ea", "#1a1030", "#e8604c", -8)
    for x, y, s, rot in ((214, 334, 0.3, -20), (160, 244, 0.42, -12), (104, 150, 0.52, -22)):
        with c.at(x, y, s, rot, True):
            creatures.flying(c, "#dfe6ff", "#9fb0f0")
