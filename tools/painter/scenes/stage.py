"""Theatre, circus, puppets, masks and hands."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter, mix
from tools.painter.scenes import scene

SKIN, SKIN_SHADE = "#e8b48c", "#8a4a48"


@scene("p36", "ember")
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
    x, y = 316, 872
    c.path(
        f"M{x - 40},910 V{y - 20} Q{x - 40},{y - 44} {x},{y - 44} Q{x + 40},{y - 44} {x + 40},{y - 20} V910Z",
        "#a8303c",
    )
    c.path(
        f"M{x - 36},{y - 42} Q{x},{y - 30} {x + 38},{y - 44} L{x + 20},{y - 50} L{x + 18},{y - 84} "
        f"Q{x},{y - 92} {x - 18},{y - 84} L{x - 20},{y - 50}Z",
        "#10101c",
    )
    c.path(
        f"M{x - 20},{y - 50} L{x - 19},{y - 60} Q{x},{y - 50} {x + 19},{y - 60} L{x + 20},{y - 50} "
        f"Q{x},{y - 40} {x - 20},{y - 50}Z",
        "#4fb3b0",
    )


@scene("p37", "violet")
def cutting_the_strings(c: Canvas) -> None:
    nature.wash(c, "#120a2b", "#23123f", "#1a0c30")
    c.path(
        "M240,-20 H420 L560,780 Q330,860 80,780Z",
        c.linear([(0, "#ffe0c0", 0.55), (1, "#ffe0c0", 0.12)], (0, 0), (0, 1)),
    )
    c.ellipse(318, 790, 250, 62, "#f0b8a0", 0.6)
    c.ellipse(318, 790, 180, 40, "#ffe0c0", 0.6)
    with c.group(filter=c.body("#ffe6d0", -4, 5, 0.5, 22, 0.7, 0.3, "#2a0c2c")), c.at(330, 236, 1.3, 4):
        people.pinch(c, SKIN, SKIN_SHADE, "#3a2468")
    with c.group(filter=c.rim("#ffe0c0", -2, 2)):
        c.limb([(170, 250), (330, 236), (480, 222)], (13, 17, 13), "#7a4a34")
        c.limb([(316, 190), (330, 290)], (13, 12), "#8a5a3c")
    px, py = 318, 600
    ends = {(176, 250): (216, 560), (474, 224): (420, 470), (320, 282): (318, 452)}
    for (x1, y1), (x2, y2) in ends.items():
        c.segment(x1, y1, x2, y2, "#fff3e0", 1.8, 0.9)
    c.line([(250, 244), (246, 330), (232, 388)], "#fff3e0", 1.8, 0.9)
    c.line([(236, 470), (262, 520), (240, 560), (280, 620)], "#fff3e0", 1.8, 0.8)
    c.line([(400, 232), (404, 320), (430, 380), (414, 420)], "#fff3e0", 1.8, 0.9)
    with c.group(filter=c.body("#fff0dc", -3, 3, 0.45, 12, 0.8, 0.3)):
        for x0, kx, fx in ((-20, -30, -42), (20, 34, 30)):
            c.limb([(px + x0, py + 60), (px + kx, py + 120), (px + fx, py + 186)], (26, 20, 16), "#2f8a90")
            c.blob(
                [
                    (px + fx - 14, py + 180),
                    (px + fx + 12, py + 180),
                    (px + fx + 32, py + 200),
                    (px + fx - 14, py + 204),
                ],
                "#7a2040",
            )
            c.circle(px + kx, py + 120, 12, "#e0b080")
        c.path(
            f"M{px - 40},{py - 40} H{px + 40} L{px + 52},{py + 76} L{px + 20},{py + 62} L{px},{py + 84} "
            f"L{px - 20},{py + 62} L{px - 52},{py + 76}Z",
            c.horiz("#f08a7c", "#c2406c", "#6d1c50"),
        )
        c.limb([(px - 34, py - 24), (px - 76, py - 10), (px - 100, py - 44)], (22, 18, 15), "#c2406c")
        c.limb([(px + 34, py - 24), (px + 84, py - 40), (px + 100, py - 128)], (22, 18, 15), "#c2406c")
        c.circle(px - 76, py - 10, 11, "#e0b080")
        c.circle(px + 84, py - 40, 11, "#e0b080")
        c.ellipse(px, py - 86, 36, 42, c.radial("#fff0dc", "#e8c09c", "#a87860", cx=0.36, cy=0.3))
        c.path(
            f"M{px - 38},{py - 96} Q{px - 30},{py - 140} {px},{py - 138} Q{px + 34},{py - 138} "
            f"{px + 40},{py - 96} Q{px + 66},{py - 150} {px + 22},{py - 168} Q{px - 20},{py - 176} "
            f"{px - 38},{py - 96}Z",
            "#58d0c8",
        )
        c.circle(px + 52, py - 142, 11, "#ffe39a")
    c.circle(px - 14, py - 86, 4, "#2a1030")
    c.circle(px + 12, py - 86, 4, "#2a1030")
    c.circle(px - 24, py - 72, 6, "#e8706c", 0.6)
    c.circle(px + 22, py - 72, 6, "#e8706c", 0.6)
    with c.group(filter=c.rim("#ffffff", -1.5, 1.5)), c.at(418, 424, 0.85, -70):
        c.limb([(-6, 0), (60, 26), (92, 34)], (8, 9, 1), "#dfe6f0")
        c.limb([(-6, 0), (60, -26), (92, -34)], (8, 9, 1), "#b8c4d4")
        c.ring(-38, -18, 20, 15, "#ffcf6b", 8)
        c.ring(-38, 18, 20, 15, "#ffcf6b", 8)
        c.circle(4, 0, 5, "#6b7a8c")
    c.shade(318, 806, 120, 18, 0.6)
    for x, y in ((160, 820), (470, 840), (250, 858)):
        c.line([(x, y), (x + 30, y - 10), (x + 50, y + 8), (x + 84, y - 4)], "#fff3e0", 2, 0.7)


@scene("p38", "sand")
def one_face_is_out(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#7a3a2c", "#a8543a", "#7a3a2c"))
    for j in range(19):
        for i in range(13):
            c.path(f"M{i * 50},{j * 50} l25,25 l-25,25 l-25,-25Z", "#8a4430", op=0.45)
    tones = ("#f6e6c8", "#e0a860", "#8fb0a8", "#d9694f", "#c9b8d0", "#f3dca6", "#7f9ab8")
    n = 0
    for row in range(4):
        for column in range(3):
            x, y = 120 + column * 180, 146 + row * 204
            c.segment(x, y - 96, x, y - 40, "#3a1c18", 2.4)
            c.circle(x, y - 98, 6, "#f2c060")
            if (row, column) == (2, 1):
                n += 1
                c.glow(x, y, 150, "#ffe6a0", 0.6)
                c.ellipse(x, y, 62, 82, "#e8b47c", 0.75)
                c.ellipse(x, y, 50, 70, "#f6d8a0", 0.7)
                c.segment(x, y - 96, x + 6, y - 20, "#3a1c18", 2.4)
                with c.at(x + 10, y + 2, 0.7, 20):
                    creatures.moth(c, "#2f5f8c", "#e0793d", "#1b1d3a", "#ffe39a", "#2a1a20")
                continue
            c.shade(x + 10, y + 14, 84, 96, 0.6)
            things_tone = tones[n % len(tones)]
            with c.group(filter=c.body("#fff6dc", -3, 3, 0.45, 16, 0.7, 0.35, "#2a1018")):
                people.mask(
                    c,
                    x,
                    y,
                    156,
                    things_tone,
                    n % 7,
                    "#1c0c10",
                    ("#c2402f", "#2f6f8f", "#f2b25c", "#3f6f4c")[n % 4],
                    (-4, 3, -2, 5)[n % 4],
                )
            n += 1


@scene("p39", "nocturne")
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
    with c.group(filter=c.body("#ffd0a8", -4, 4, 0.5, 26, 0.8, 0.3)):
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
        c.path("M180,800 q60,-50 120,-10 t130,-14 v160 h-250Z", "#2a3468")
        for k in range(7):
            nature.pine(c, 196 + k * 34, 830 - (k % 3) * 8, 70 + (k * 31) % 40, "#0c1438")
    c.path(gap, "none", "#f2c060", 5, 0.9)
    with c.group(filter=c.rim("#fff6dc", -2, 2)):
        c.limb([(440, 380), (520, 470), (496, 570), (440, 590)], (70, 60, 44, 36), "#141a44")
        with c.at(424, 590, 0.62, -86):
            people.hand(c, "#fff6ea", "#c9b8b8", 0.7, spread=0.5)
        c.segment(380, 690, 410, 560, "#f2c060", 7)
    with c.group(filter=c.body("#ffffff", -3, 3, 0.4, 14, 0.8, 0.3)):
        people.mask(c, 372, 470, 170, "#fff6ea", 2, "#1a1030", "#e8604c", 10)
    for x, y, s, rot in ((210, 330, 0.3, -20), (150, 240, 0.42, -12), (90, 150, 0.55, -22)):
        with c.at(x, y, s, rot, True):
            creatures.flying(c, "#dfe6ff", "#9fb0f0")
    c.circle(300, 356, 13, c.radial("#fff6d0", "#c98a3c"))


@scene("p40", "rosedawn")
def bridge_of_hands(c: Canvas) -> None:
    nature.sky(c, ("#3f6f9c", "#8fb0c8", "#f6d8b0", "#ffc890"))
    nature.clouds(c, "#fff6e8", 0.7, 0.004, 0.012, 0, 640, 0.46)
    nature.ridge(c, 600, 60, "#c09ab0", "#e0b8b0")
    nature.ridge(c, 760, 50, "#8a6a90", "#6a4f80", trees=10)
    nature.fog(c, 780, 120, 0.5, "#ffe9d8")
    c.poly(
        [(-10, 400), (60, 410), (120, 470), (150, 620), (130, 910), (-10, 910)], c.horiz("#8a5a70", "#4a3058")
    )
    c.poly(
        [(610, 380), (550, 400), (490, 450), (460, 600), (480, 910), (610, 910)],
        c.horiz("#6a4468", "#3a2448"),
    )
    for k in range(12):
        nature.pine(
            c, c.r.choice((c.r.uniform(0, 70), c.r.uniform(540, 600))), 416, c.r.uniform(40, 90), "#4a3058"
        )
    with c.group(filter=c.body("#fff2dc", -3, 5, 0.5, 22, 0.8, 0.35, "#4a1a3c")):
        with c.at(0, 520, 1.62, 87):
            people.hand(c, "#f0b898", "#a85a60", 0.2, "#3d5f92", 0.35)
        with c.at(602, 514, 1.62, -87), c.group("scale(-1,1)"):
            people.hand(c, "#c98a6c", "#7a4448", 0.2, "#8a3f5c", 0.35)
    with c.at(56, 462, 0.4):
        creatures.elephant(c, "#6a5a7c")
    walkers = ((206, 46, "hood", "#e8604c"), (238, 38, "", ""), (276, 50, "brim", "#f2b25c"))
    for x, h, hat, scarf in walkers:
        people.figure(c, x, 450, h, "#2a2547", hat, scarf, (30, 60))
    with c.at(344, 446, 0.46, flip=True):
        creatures.fox(c, "#d9653b")
    with c.at(548, 440, 0.42, flip=True):
        creatures.stag(c, "#7a5a58", "#4a3048")
    nature.birds(c, 9, 200, 560, 420, 760, "#4a3058", 9)
    c.line([(300, 700), (290, 780), (310, 900)], "#9fb8d8", 16, 0.7)
    with c.at(330, 210, 0.5, -8):
        creatures.flying(c, "#fff6e8", "#e0b8b0")


@scene("p41", "verdigris")
def the_hand_blossoms(c: Canvas) -> None:
    nature.sky(c, ("#bfe0d4", "#dcecd4", "#f6f0d0", "#fbe6c0"))
    nature.clouds(c, "#ffffff", 0.8, 0.004, 0.01, 0, 700, 0.45)
    nature.ridge(c, 700, 30, "#8fb08c", "#a8c498")
    c.rect(0, 740, 600, 170, c.vert("#6b4a34", "#3a2620"))
    c.path("M0,750 Q150,716 300,742 T600,736 V770 H0Z", "#7fa050")
    with c.group(filter=c.body("#fff6dc", -4, 4, 0.5, 24, 0.7, 0.4, "#3a1a24")), c.at(300, 760, 2.0):
        people.hand(c, "#d9a078", "#8a5448", 0, "", 1.15)
    for tx, ty, rot, h in (
        (188, 394, -0.5, 210),
        (232, 388, -0.22, 230),
        (318, 394, 0.06, 240),
        (386, 452, 0.42, 210),
        (158, 546, -0.72, 170),
    ):
        nature.tree(
            c, tx, ty + 24, h, "#7a4a3c", 0.5, 5, rot, 15, ("#f8c0c8", "#ffe6ea", "#ef93a8"), 4, 9, False
        )
    for k in range(30):
        x = c.r.uniform(60, 560)
        c.ellipse(x, c.r.uniform(420, 800), 5, 3, "#f8c0c8", 0.9, c.r.uniform(0, 180))
    with c.at(300, 640, 0.5):
        for _ in range(60):
            a = c.r.uniform(0, math.pi)
            x, y = math.cos(a) * 90, math.sin(a) * 26
            c.limb(
                [(x - 24, y + c.r.uniform(-8, 8)), (x + 24, y + c.r.uniform(-8, 8))],
                (5, 3),
                c.r.choice(("#8a5a34", "#6b4426", "#b3804c")),
            )
        for dx in (-44, 0, 44):
            c.ellipse(dx, -4, 24, 30, c.radial("#ffffff", "#a8d8e0", "#5f9ab0"))
    with c.at(400, 600, 0.75, flip=True):
        creatures.songbird(c, "#3d7f9c", "#f0904c")
    nature.grass(c, 0, 600, 760, 110, 40, ("#7fa050", "#5f8a44", "#a8c060"))
    with c.at(96, 752, 0.55):
        creatures.hare(c, "#a88a70")
    c.limb([(480, 752), (486, 660)], (7, 6), "#6b4a34")
    c.path("M446,690 q40,-40 80,0 l-8,60 h-64Z", c.horiz("#c9d4d4", "#7f9298"))
    c.limb([(520, 700), (566, 676), (580, 650)], (12, 10, 14), "#8fa2a8")
    for k in range(6):
        c.segment(574 + k * 3, 640 - k * 2, 590 + k * 3, 652 + k * 3, "#7fb8d0", 2)


@scene("p42", "violet")
def the_rope_is_held_by_birds(c: Canvas) -> None:
    nature.sky(c, ("#24144c", "#5a3484", "#b86a9c", "#f6b8a0"), (0, 0.3, 0.62, 0.9))
    nature.clouds(c, "#f0a8c0", 0.45, 0.004, 0.012, 60, 740, 0.47)
    left, right = (86.0, 250.0), (520.0, 196.0)
    for (x, y), flip in ((left, False), (right, True)):
        with c.group(filter=c.rim("#ffe0d0", -2, 2)), c.at(x, y, 0.95, 8, not flip):
            creatures.flying(c, "#2a1648", "#4a2a6c")
    c.line([(124, 262), (300, 352), (484, 212)], "#fff0e0", 3)
    x, y = 292.0, 344.0
    with c.group(filter=c.body("#fff0e0", -2, 2, 0.4, 8, 0.9, 0.2)), c.at(x, y, 1.25, -3):
        c.limb([(0, -58), (-4, -30), (-4, 0)], (15, 11, 8), "#2f8a90")
        c.limb([(2, -58), (20, -34), (14, -4)], (15, 11, 8), "#246a74")
        c.path("M-14,-104 L16,-104 L12,-54 L-10,-54Z", "#e8706c")
        for k in range(3):
            c.rect(-13, -98 + k * 16, 28, 6, "#fff0e0")
        c.limb([(-12, -98), (-44, -86), (-66, -90)], (10, 8, 7), "#f0c8a8")
        c.limb([(14, -98), (44, -88), (66, -96)], (10, 8, 7), "#f0c8a8")
        c.limb([(-140, -80), (0, -90), (140, -102)], (4, 6, 4), "#4a2418")
        c.circle(1, -120, 14, "#f0c8a8")
        c.path("M-14,-122 Q-12,-140 4,-138 Q18,-136 16,-122 Q2,-130 -14,-122Z", "#3a1a24")
        with c.at(130, -106, 0.24):
            creatures.songbird(c, "#58d0c8", "#ffe0d0")
    built.city(c, -30, 630, 800, 70, 26, "#3a2060", "#ffcf8f", 0.85)
    nature.ridge(c, 800, 10, "#2a1648")
    for row in range(4):
        for k in range(17):
            cx = k * 38 + (row % 2) * 19 + c.r.uniform(-4, 4)
            cy = 822 + row * 26
            tone = mix("#4a2a6c", "#120a2b", row / 3.4)
            c.circle(cx, cy - 12, 9, mix(tone, "#f0b8a0", 0.28))
            c.path(
                f"M{cx - 15},{cy + 22} Q{cx - 13},{cy - 4} {cx},{cy - 4} Q{cx + 13},{cy - 4} {cx + 15},{cy + 22}Z",
                tone,
            )
            if (k + row * 3) % 5 == 0:
                c.limb([(cx + 8, cy + 4), (cx + 16, cy - 22)], (6, 5), tone)
    c.line([(240, 836), (240, 800)], "#c98a4c", 4)
    c.line([(340, 836), (340, 800)], "#c98a4c", 4)
    c.path("M232,800 Q290,850 348,800", "none", "#fff0e0", 3)
    for k in range(6):
        c.segment(
            246 + k * 16, 806 + 12 - abs(k - 2.5) * 4, 250 + k * 16, 826 - abs(k - 2.5) * 5, "#fff0e0", 1.6
        )


@scene("p43", "nocturne")
def big_top(c: Canvas) -> None:
    nature.wash(c, "#f0a878", "#f6c890", "#ffe0b0")
    nature.ridge(c, 760, 20, "#b8705c", "#8a4a4c", trees=14)
    tent = "M300,90 C350,220 440,330 600,400 V820 H0 V400 C160,330 250,220 300,90Z"
    with c.group(filter=c.body("#fff3d8", -3, 4, 0.5, 30, 0.6, 0.3)):
        with c.group(clip=c.clip(tent)):
            for k in range(11):
                a = 300 + (k - 5.5) * 130
                b = 300 + (k - 4.5) * 130
                c.poly([(300, 80), (a, 430), (a, 830), (b, 830), (b, 430)], "#c2343c" if k % 2 else "#fff0d4")
    d = "M0,400"
    for k in range(12):
        d += f" Q{k * 50 + 25},{452 - abs(k - 5.5) * 4} {k * 50 + 50},{400}"
    c.path(d + " V380 H0Z", "#f2c060")
    c.segment(300, 96, 300, 30, "#6b3a2c", 6)
    c.path("M300,30 q30,-14 56,4 q-24,8 0,24 q-28,-8 -56,0Z", "#2f6f8f")
    opening = "M300,330 C250,500 190,640 150,830 H450 C410,640 350,500 300,330Z"
    with c.group(clip=c.clip(opening)):
        c.rect(140, 320, 320, 520, c.vert("#060a28", "#14206a", "#3a4aa0", "#8a78b8"))
        nature.clouds(c, "#8f9fe8", 0.5, 0.007, 0.012, 360, 800, 0.46)
        nature.stars(c, 160, 800, 2.8, x0=150, x1=450, y0=340)
    c.path(opening, "none", "#f2c060", 6)
    for s in (-1, 1):
        c.path(
            f"M300,330 C{300 + s * 50},500 {300 + s * 110},640 {300 + s * 150},830 H{300 + s * 196} "
            f"C{300 + s * 170},700 {300 + s * 140},640 {300 + s * 150},600 C{300 + s * 110},480 "
            f"{300 + s * 60},420 300,330Z",
            c.horiz("#8a1f2c", "#d9434a"),
        )
    nature.moon(c, 300, 770, 62, "#fff0c8", 2.6)
    with c.group(filter=c.body("#fff3d8", -2, -3, 0.5, 12, 0.8, 0.3)), c.at(296, 716, 0.82):
        creatures.elephant(c, "#6a7aa8")
        c.path("M-40,-144 Q0,-160 44,-138 L40,-96 Q0,-88 -44,-104Z", "#c2343c")
        c.path("M-44,-106 Q0,-90 40,-98", "none", "#f2c060", 6)
    with c.at(290, 590, 0.36):
        creatures.mouse(c, "#e8d8d0")
    c.rect(0, 826, 600, 80, c.vert("#b3744c", "#6d3f38"))
    for x, h, hat in ((60, 60, "brim"), (96, 40, ""), (520, 64, "hair"), (556, 44, "point")):
        people.figure(c, x, 862, h, "#2a1830", hat, "#f2c060" if h < 50 else "")
    things.toy_balloon(c, 106, 760, 15, "#2f6f8f", (106, 836), "#2a1830")
    things.toy_balloon(c, 84, 772, 13, "#f2c060", (104, 836), "#2a1830")


@scene("p44", "rosedawn")
def swings_come_loose(c: Canvas) -> None:
    nature.sky(c, ("#3f6f9c", "#8fb0c4", "#f6d8b8", "#ffc8a0"))
    nature.clouds(c, "#fffaf0", 0.85, 0.004, 0.011, 0, 760, 0.45)
    nature.ridge(c, 800, 24, "#a8809c", "#7a5a80", trees=18)
    with c.group(filter=c.body("#fff6e0", -3, 4, 0.45, 18, 0.8, 0.3)):
        c.path("M276,850 L286,420 H314 L324,850Z", c.horiz("#fff0d8", "#e8a890", "#8a4a6c"))
        c.path(
            "M300,250 C330,320 420,370 520,390 L500,430 Q300,470 100,430 L80,390 C180,370 270,320 300,250Z",
            "#fff0d8",
        )
        for k in range(9):
            a, b = 80 + k * 440 / 9, 80 + (k + 1) * 440 / 9
            if k % 2:
                c.path(
                    f"M300,256 Q{(300 + a) / 2},{330} {a},{392} L{b},{392} Q{(300 + b) / 2},{330} 300,256Z",
                    "#e8604c",
                )
        for k in range(10):
            c.path(f"M{84 + k * 43},400 q21,46 43,0Z", "#3d8a94" if k % 2 else "#f2b25c")
    c.circle(300, 240, 15, "#f2b25c")
    for x in range(110, 500, 32):
        c.circle(x, 398, 4.4, "#fffbe0")
    seats = (
        (110, 432, 52, 610, False),
        (196, 446, 170, 640, False),
        (404, 446, 440, 628, False),
        (490, 432, 560, 590, False),
    )
    for x1, y1, x2, y2, _free in seats:
        c.segment(x1, y1, x2 - 10, y2, "#5a3a5c", 1.8)
        c.segment(x1, y1, x2 + 10, y2, "#5a3a5c", 1.8)
        c.rect(x2 - 16, y2, 32, 7, "#8a3f5c", 2)
    for k, (x, y, tone) in enumerate(((52, 610, "#2f6f8f"), (440, 628, "#5a2a4a"))):
        with c.at(x, y, 0.62):
            c.path("M-10,-48 C-18,-26 -18,-6 -16,0 H18 C20,-12 12,-34 8,-48Z", tone)
            c.limb([(8, -2), (26, 6), (28, 28)], (10, 8, 7), "#3a2547")
            c.circle(0, -60, 11, "#f0c8a8")
            c.path("M-12,-60 Q-12,-76 2,-74 Q14,-72 11,-60 Q0,-68 -12,-60Z", "#5a2418" if k else "#2a1a20")
    for x, y, rot in ((120, 170, -22), (470, 120, 16), (330, 90, -8)):
        with c.at(x, y, 0.95, rot):
            for s in (-1, 1):
                with c.at(s * 40, -44, 0.34, 0, s > 0):
                    creatures.flying(c, "#fff6e8", "#e8a890")
                c.line([(s * 40, -36), (s * 22, 10), (s * 12, 62)], "#5a3a5c", 1.6)
            c.rect(-17, 60, 34, 7, "#8a3f5c", 2)
            if x != 330:
                c.path(
                    "M-10,12 C-18,34 -18,54 -16,60 H18 C20,48 12,26 8,12Z",
                    "#e8604c" if x < 200 else "#3d8a94",
                )
                c.limb([(8, 58), (26, 64), (34, 82)], (8, 7, 6), "#3a2547")
                c.circle(0, 0, 11, "#f0c8a8")
                c.path("M-12,0 Q-12,-16 2,-14 Q14,-12 11,0 Q0,-8 -12,0Z", "#3a1a24")
    c.ellipse(300, 856, 170, 26, "#8a5a70")
    for k in range(9):
        people.figure(
            c,
            40 + k * 66,
            884,
            46 + (k * 17) % 18,
            mix("#2a2547", "#5a3a5c", k % 3 / 3),
            ("brim", "", "hair")[k % 3],
            "",
            (10, 88) if k % 2 else None,
        )
