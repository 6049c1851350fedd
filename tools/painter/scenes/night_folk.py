"""Animals of the night, and of the sky."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import mix
from tools.painter.scenes import scene


@scene("p66", "nocturne")
def what_the_water_sees(c: Canvas) -> None:
    nature.sky(c, ("#0a1234", "#1f3468", "#4a6698", "#9fb0c4"), (0, 0.25, 0.45, 0.56))
    nature.stars(c, 130, 380)
    nature.moon(c, 150, 150, 56, halo=3.6)
    nature.clouds(c, "#8fa4d0", 0.35, 0.004, 0.012, 40, 440, 0.48)
    for _ in range(24):
        nature.fir(
            c,
            c.r.uniform(-20, 620),
            500,
            c.r.uniform(120, 280),
            c.r.choice(("#14224c", "#1c2d5c", "#0f1a3c")),
        )
    nature.fog(c, 480, 50, 0.45, "#8fa4c8")
    c.rect(0, 500, 600, 410, c.vert("#b8c4d4", "#5c76a8", "#24386c", "#0c1640"))
    with c.group(clip=c.clip_rect(0, 520, 600, 390)):
        c.rect(0, 520, 600, 400, c.vert("#f6d8b0", "#e8b8a0", "#a894b0"), op=0.75)
        nature.disc(c, 150, 800, 60, "#fff6d0", "#ffcf8f", 3.4, 0.8)
        for _ in range(14):
            nature.foliage(
                c,
                c.r.uniform(0, 600),
                c.r.uniform(540, 580),
                40,
                30,
                ("#a8c070", "#8fae60", "#c9d890", "#7f9a58"),
                26,
                11,
            )
        with c.group("translate(0,1042) scale(1,-1)", through=c.blur(0.8)), c.at(330, 520, 2.1):
            creatures.sheep(c, "#fffaf0", "#5a4448")
        for k in range(6):
            nature.flower(c, 60 + k * 96, 560 + (k * 29 % 30), 8, "#ffffff", "#f2b25c")
        for _ in range(70):
            t = c.r.random()
            nature.dash(
                c,
                c.r.uniform(-40, 600),
                526 + t * 370,
                20 + t * 90,
                1 + t * 3,
                c.r.choice(("#ffffff", "#5c76a8", "#f6d8b0")),
                0.35,
            )
    c.path("M-10,512 Q150,494 300,508 T610,500 V526 Q300,544 -10,530Z", "#0c1638")
    with c.group(through=c.rim("#e4ecff", -2.4, 2.4, 0.95)), c.at(318, 516, 2.1):
        creatures.wolf(c, "#26345e", True)
    for k in range(3):
        c.ring(498, 528, 22 + k * 24, 5 + k * 5, "#ffffff", 2, 0.7 - k * 0.2)
    nature.grass(c, 0, 240, 526, 60, 44, ("#0c1638", "#14224c"))
    nature.grass(c, 520, 600, 520, 24, 50, ("#0c1638", "#14224c"))


@scene("p67", "ember")
def birthday_of_the_hedgehog(c: Canvas) -> None:
    nature.wash(c, "#14141f", "#231c2a", "#2f2228", "#1a1218")
    for k in range(9):
        x = k * 78 + c.r.uniform(-20, 20)
        c.limb(
            [(x, 910), (x + c.r.uniform(-16, 16), 450), (x + c.r.uniform(-30, 30), -20)],
            (c.r.uniform(30, 64), 34, 26),
            mix("#2a1f28", "#3f2c30", c.r.random()),
        )
    c.glow(280, 540, 520, "#ffb050", 0.7)
    nature.fog(c, 700, 80, 0.25, "#e08a4c")
    c.path("M-10,720 Q150,690 300,716 T610,706 V910 H-10Z", c.vert("#5a3a28", "#2a1a18"))
    with c.group(through=c.body("#ffd890", -2, -4, 0.5, 22, 0.8, 0.4)), c.at(286, 742, 3.3):
        creatures.hedgehog(c, "#6b4430", "#d9a878")
    waxes = ("#fbeed8", "#e8604c", "#4fb3b0", "#f2b25c")
    for far, count, h in ((164, 9, 92), (104, 6, 84)):
        for k in range(count):
            a = math.pi + (k + 0.5) * math.pi / count
            x, y = 266 + math.cos(a) * far, 716 + math.sin(a) * far * 0.98
            tall = h * c.r.uniform(0.7, 1.05)
            with c.at(x, y, 1, math.cos(a) * 18):
                things.candle(c, 0, 8, tall, waxes[(k + count) % 4], 17, halo=0.3)
    for x, y, s, flip, kind in (
        (96, 770, 0.75, False, 0),
        (500, 800, 0.8, True, 1),
        (556, 770, 0.6, True, 0),
    ):
        with c.group(through=c.rim("#ffd890", -2 if not flip else 2, 1)), c.at(x, y, s, flip=flip):
            if kind:
                creatures.hare(c, "#7a5a48")
            else:
                creatures.mouse(c, "#6a5a58")
    with c.group(through=c.rim("#ffd890", 0, -2)), c.at(520, 330, 0.9):
        creatures.owl(c, "#4a3430", "#c9a47c")
    c.limb([(610, 340), (540, 334), (440, 350)], (26, 20, 8), "#241a1c")
    c.path("M84,806 h44 l-5,34 h-34Z", "#4fb3b0")
    c.path("M106,806 v34 M84,818 h44", "none", "#ffe6a3", 4)
    for _ in range(70):
        c.circle(c.r.gauss(290, 130), c.r.uniform(120, 560), c.r.uniform(0.8, 2.6), "#ffd98f", 0.85)
    nature.grass(c, 0, 600, 900, 60, 40, ("#1a1218", "#2a1a18", "#3a2420"))


@scene("p68", "nocturne")
def the_moth_keeps_the_house_warm(c: Canvas) -> None:
    x: float
    y: float
    nature.sky(c, ("#10183f", "#2a3a74", "#5f6a9c", "#b89ab0"))
    nature.clouds(c, "#9fb0dc", 0.4, 0.004, 0.012, 0, 700, 0.48)
    nature.stars(c, 120, 500)
    nature.ridge(c, 760, 30, "#3a4678", "#26305c", trees=16)
    c.rect(176, 470, 250, 330, c.horiz("#a8887c", "#7a5f6c", "#43365c"))
    for j in range(2):
        for i in range(3):
            x, y = 222 + i * 78, 560 + j * 110
            if (i, j) == (1, 1):
                continue
            c.glow(x, y, 80, "#ffc978", 0.6)
            c.rect(x - 25, y - 34, 50, 68, "#4a3040")
            c.rect(x - 20, y - 29, 40, 58, "#ffe39a")
            c.path(f"M{x},{y - 29} v58 M{x - 20},{y} h40", "none", "#4a3040", 4)
    c.arch(300, 800, 62, 110, "#3a2434")
    c.arch(300, 800, 50, 100, c.vert("#3d7f8a", "#24505f"))
    with c.group(through=c.body("#ffe9c8", 0, -5, 0.5, 30, 0.9, 0.45)), c.at(300, 380, 2.75):
        creatures.moth(c, "#4f6aa8", "#c98a6c", "#1b1d3a", "#ffe39a", "#3a2c44")
    for s in (-1, 1):
        for k in range(8):
            t = k / 8
            x, y = 300 + s * (60 + 200 * t), 330 - 150 * t + 30 * math.sin(k)
            c.circle(x, y, 4, "#ffe9b8", 0.9)
    nature.ridge(c, 806, 8, "#141a40", "#0a1026")
    built.street_lamp(c, 90, 812, 190, "#0f1434", lit=False)
    people.figure(c, 488, 822, 76, "#0c1130", "point", "#e8604c", (26, 78), rim="#ffe9b8")
    c.segment(508, 764, 540, 700, "#c9a878", 3)
    c.ring(548, 684, 20, 22, "#c9a878", 3)
    c.path("M530,692 Q548,760 566,692", "#ffffff", op=0.35)
    nature.grass(c, 0, 600, 905, 70, 50, ("#0a1026", "#141a40"))


@scene("p69", "rosedawn")
def one_of_them_is_real(c: Canvas) -> None:
    nature.sky(c, ("#2f5f9c", "#5f90c0", "#a8c8d8", "#f0e0cc"))
    nature.clouds(c, "#ffffff", 0.8, 0.004, 0.011, 0, 900, 0.45)
    spots: list[tuple[float, float, float]] = [(316, 392, 0.95)]
    tries = 0
    while len(spots) < 24 and tries < 5000:
        tries += 1
        s = c.r.uniform(0.4, 0.66)
        x, y = c.r.uniform(60, 540), c.r.uniform(70, 840)
        if all(math.hypot(x - a, y - b) > 96 * (s + q) for a, b, q in spots):
            spots.append((x, y, s))
    tones = (
        ("#ffffff", "#c94a3c"),
        ("#fbe6c8", "#e0903c"),
        ("#ffffff", "#4f7fae"),
        ("#fff0f0", "#c0608c"),
        ("#f6fbe8", "#5f9a6c"),
    )
    for k, (x, y, s) in enumerate(spots[1:]):
        light, shadow = tones[k % 5]
        c.segment(x + 4 * s, y - 4, x + 4 * s, -10, "#fffaf0", 1.3, 0.55)
        with c.at(x, y, s, c.r.uniform(-14, 6)):
            creatures.crane(c, light, shadow)
    x, y, s = spots[0]
    c.glow(x, y, 170, "#fff6dc", 0.7)
    with c.group(through=c.body("#ffffff", -2, 3, 0.35, 10, 0.8, 0.2, "#3a3a5c")), c.at(x - 10, y, 1.2, -14):
        creatures.flying(c, "#fbfbf6", "#e8e8ec", "#e0a13d")
        c.limb([(50, -8), (84, -20), (104, -16)], (12, 8, 7), "#fbfbf6")
        c.path("M106,-21 L138,-16 L106,-11Z", "#3a3438")
        c.circle(104, -20, 6, "#d9342f")
        c.path("M-68,-94 L-84,-98 L-60,-78Z M96,-84 L110,-90 L92,-70Z", "#2a2a34")
        c.limb([(-30, 6), (-92, 26)], (3, 2.4), "#3a3438")
    c.line([(x, y - 60), (x - 6, y - 130), (x + 14, y - 190)], "#fffaf0", 1.6, 0.9)
    for dx, dy in ((-70, 120), (60, 150), (-20, 210)):
        c.ellipse(x + dx, y + dy, 10, 3.4, "#ffffff", 0.95, 40)


@scene("p70", "sand")
def express_delivery(c: Canvas) -> None:
    nature.sky(c, ("#2a4a78", "#5f86a4", "#e0b894", "#f6a868"))
    nature.clouds(c, "#ffdcb0", 0.7, 0.004, 0.012, 60, 800, 0.46)
    nature.stars(c, 60, 260)
    nature.ridge(c, 800, 30, "#8a5a50", "#6d4040", trees=6)
    built.city(c, -20, 620, 850, 46, 30, "#4a2c34", "#ffd98f", 0.9)
    nature.ridge(c, 850, 8, "#46261f")
    with (
        c.group(through=c.body("#fff6dc", -3, 5, 0.45, 24, 0.8, 0.3, "#2a2030")),
        c.at(330, 330, 2.0, -8, True),
    ):
        c.limb([(-34, 4), (-100, 14), (-140, 10)], (8, 5, 3), "#cf5a35")
        creatures.flying(c, "#fffaf0", "#e8e4e0", "#cf4a35")
        c.path(
            "M-70,-96 C-62,-78 -62,-70 -50,-58 C-48,-44 -36,-38 -32,-28 L-46,-34 C-60,-56 -70,-74 -84,-92Z",
            "#2a2430",
        )
        c.path(
            "M96,-84 C86,-66 84,-58 70,-46 C66,-34 54,-24 44,-14 L62,-24 C84,-46 98,-66 108,-82Z", "#2a2430"
        )
        c.limb([(50, -8), (80, -16), (104, -8)], (16, 12, 12), "#fffaf0")
        c.path("M106,-14 L168,6 L106,2Z", "#cf5a35")
        c.circle(104, -11, 2.4, "#10101c")
    bx, by = 84, 470
    c.line([(10 + bx - 12, 340), (bx - 30, 400), (bx - 50, 446)], "#fff6e4", 5)
    c.line([(bx - 2, 340), (bx + 34, 400), (bx + 54, 446)], "#fff6e4", 5)
    c.glow(bx, by + 10, 180, "#ffe6b0", 0.8)
    c.circle(bx, by, 58, c.radial("#8fd8e8", "#3f8fc0", "#14386c", cx=0.36, cy=0.3))
    for d in (
        "M-40,-20 q14,-22 36,-18 q10,14 -6,22 q-4,18 -18,14 q-14,-4 -12,-18Z",
        "M10,6 q22,-8 30,6 q2,20 -16,28 q-16,-12 -14,-34Z",
        "M-20,30 q10,-6 18,2 q-4,12 -14,10Z",
    ):
        with c.at(bx, by, 1):
            c.path(d, "#7fb860")
    c.path(
        f"M{bx - 66},{by + 4} Q{bx},{by + 120} {bx + 66},{by + 4} Q{bx + 40},{by + 66} "
        f"{bx},{by + 68} Q{bx - 40},{by + 66} {bx - 66},{by + 4}Z",
        c.vert("#fffaf0", "#e0c8a8"),
    )
    c.ring(bx, by - 4, 82, 17, "#fff1c8", 4, 0.8)
    for x, y in ((220, 790), (420, 776)):
        c.rect(x - 14, y - 46, 28, 60, "#4a2c34")
        c.path(f"M{x - 40},{y - 46} q40,26 80,0 l-8,12 q-32,12 -64,0Z", "#8a5a34")
    with c.at(420, 734, 0.42):
        creatures.heron(c, "#f6f0e4", "#cf5a35", "#2a2430")
    nature.birds(c, 6, 380, 520, 560, 660, "#46261f", 9)


@scene("p72", "violet")
def net_for_stars(c: Canvas) -> None:
    nature.sky(c, ("#100a30", "#2a1a58", "#5a3a84", "#b070a0"))
    nature.clouds(c, "#a070c0", 0.4, 0.004, 0.011, 0, 900, 0.48)
    nature.stars(c, 90, 700, 1.6)
    for x, lean in ((10, 0.16), (590, -0.16)):
        nature.tree(c, x, 920, 1000, "#150b2c", 0.4, 5, lean, 74, ("#241444", "#34205c"), 3, 14)
    cx, cy = 310.0, 400.0
    spokes = 16
    reach = [260 + 50 * math.sin(k * 2.3) + (40 if k % 4 == 0 else 0) for k in range(spokes)]
    angle = [math.tau * k / spokes + 0.1 for k in range(spokes)]
    for k in range(spokes):
        c.segment(
            cx,
            cy,
            cx + math.cos(angle[k]) * reach[k] * 1.2,
            cy + math.sin(angle[k]) * reach[k] * 1.2,
            "#e8dcf4",
            1.8,
            0.8,
        )
    for ring in range(1, 11):
        t = ring / 10.5
        for k in range(spokes):
            n = (k + 1) % spokes
            x0, y0 = cx + math.cos(angle[k]) * reach[k] * t, cy + math.sin(angle[k]) * reach[k] * t
            x1, y1 = cx + math.cos(angle[n]) * reach[n] * t, cy + math.sin(angle[n]) * reach[n] * t
            mx, my = (x0 + x1) / 2, (y0 + y1) / 2
            c.path(
                f"M{x0:.1f},{y0:.1f} "
                f"Q{mx + (cx - mx) * 0.13:.1f},{my + (cy - my) * 0.13 + 3:.1f} {x1:.1f},{y1:.1f}",
                "none",
                "#e8dcf4",
                1.5,
                0.75,
            )
            if (k * 7 + ring * 3) % 17 == 0 and ring > 2:
                c.glow(x0, y0, 64, "#ffe0a0", 0.9)
                points = [
                    (
                        x0 + math.cos(math.tau * q / 10 - 1.57) * (17 if q % 2 == 0 else 8),
                        y0 + math.sin(math.tau * q / 10 - 1.57) * (17 if q % 2 == 0 else 8),
                    )
                    for q in range(10)
                ]
                c.poly(points, "#fff3c0")
            elif (k + ring * 2) % 5 == 0:
                c.circle(x0, y0, 3, "#c8fff4", 0.9)
    sx, sy = 240.0, 556.0
    with c.group(through=c.body("#ffe0d0", -3, 3, 0.5, 10, 0.9, 0.3)):
        for s in (-1, 1):
            for k, (mx, my, ex, ey) in enumerate(
                ((46, -54, 84, -20), (58, -22, 96, 26), (52, 14, 80, 66), (36, 34, 46, 92))
            ):
                c.path(
                    f"M{sx},{sy} Q{sx + s * mx},{sy + my} {sx + s * ex},{sy + ey}",
                    "none",
                    "#3a1c4c",
                    6 - k * 0.4,
                )
        c.ellipse(sx, sy + 22, 36, 42, c.radial("#8a5aa0", "#4a2464", "#1f0c34", cx=0.36, cy=0.3))
        c.circle(sx, sy - 22, 21, "#5a3074")
        c.path(
            f"M{sx - 26},{sy - 30} Q{sx},{sy - 22} {sx + 26},{sy - 30} "
            f"L{sx + 15},{sy - 36} L{sx + 14},{sy - 62} H{sx - 14} L{sx - 15},{sy - 36}Z",
            "#120a24",
        )
    c.circle(sx - 7, sy - 18, 3.4, "#fff3c0")
    c.circle(sx + 7, sy - 18, 3.4, "#fff3c0")
    c.path("M150,690 q150,60 300,0 l-26,120 q-124,50 -248,0Z", c.horiz("#b3804c", "#7a4a34", "#3f2430"))
    for k in range(7):
        c.path(f"M{164 + k * 44},{706 + 12 * math.sin(k)} l{-6 + k * 2},106", "none", "#3f2430", 3, 0.6)
    c.glow(300, 700, 190, "#ffe0a0", 0.9)
    for x, y in ((220, 700), (280, 690), (340, 696), (390, 704), (310, 716)):
        points = [
            (
                x + math.cos(math.tau * q / 10 - 1.2) * (22 if q % 2 == 0 else 10),
                y + math.sin(math.tau * q / 10 - 1.2) * (22 if q % 2 == 0 else 10),
            )
            for q in range(10)
        ]
        c.poly(points, "#ffefb0")
    c.path("M150,690 q150,60 300,0 l-4,18 q-146,58 -292,0Z", "#c9925c")
    nature.grass(c, 0, 600, 900, 90, 60, ("#150b2c", "#241444"))
