"""Gardens, fields, and time standing in them."""

from __future__ import annotations

from tools.painter import creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _mole(c: Canvas) -> None:
    """A mole in dark glasses, up to his waist in a heap of earth on (0, 0)."""
    coat = "#4a4468"
    c.blob([(0, -92), (-26, -80), (-34, -44), (-32, -8), (32, -8), (34, -44), (26, -80)],
           c.horiz(lighter(coat, 0.3), coat, darker(coat, 0.4)))  # fmt: skip
    c.ellipse(3, -54, 17, 12, "#e8a8a0")
    c.ellipse(5, -58, 8, 6, "#c2607c")
    for x in (-13, 15):
        c.circle(x, -74, 11, "#10101c")
        c.path(f"M{x - 6},-78 q5,-5 9,-2", "none", "#cfd8ff", 2.4, 0.9)
    c.path("M-3,-76 Q1,-80 5,-76 M-24,-76 L-31,-80 M26,-76 L32,-80", "none", "#10101c", 3)
    c.path("M-14,-44 L-36,-48 M-14,-40 L-34,-38 M20,-44 L42,-48 M20,-40 L40,-38", "none", "#cfc8e0", 1.2, 0.7)
    for s in (-1, 1):
        c.ellipse(s * 34, -20, 15, 10, "#e8a8a0", 1, s * 18)
        for k in range(4):
            c.segment(s * (24 + k * 7), -15 + k, s * (25 + k * 8), -5 + k, "#fff1e4", 2.6)
    c.blob(
        [(-66, 8), (-48, -10), (-22, -16), (4, -10), (28, -16), (52, -8), (70, 8)],
        c.vert("#7a5040", "#3a2430"),
    )
    for x, y in ((-40, -2), (-8, -4), (22, -6), (46, 0)):
        c.ellipse(x, y, 7, 4, "#8a6048", 0.8)


@scene("p80", "nocturne")
def nursery_of_lamps(c: Canvas) -> None:
    y: float
    nature.wash(c, "#101a44", "#24386c", "#3f5484", "#2a3458")
    nature.clouds(c, "#8fa0d0", 0.35, 0.004, 0.011, 0, 600, 0.48)
    for k in range(7):
        c.segment(k * 100, 0, k * 100, 560, "#0c1436", 7, 0.6)
    for y in (150, 350):
        c.segment(0, y, 600, y, "#0c1436", 7, 0.6)
    nature.stars(c, 90, 520, 2.2)
    c.rect(0, 560, 600, 24, c.vert("#8a6040", "#5a3a2c"))
    c.rect(0, 584, 600, 330, c.vert("#2a2440", "#161428"))
    c.rect(0, 770, 600, 24, c.vert("#8a6040", "#5a3a2c"))
    with c.group(through=c.body("#e4ecff", -4, 4, 0.5, 22, 0.8, 0.3)), c.at(396, 190, 1.14, -28):
        c.limb([(70, 40), (150, 20), (140, -70), (60, -60)], (13, 13, 13, 13), "#5f8a94")
        c.path("M-60,-60 H70 L84,90 H-74Z", c.horiz("#a8d0d4", "#5f94a0", "#2f5464"))
        c.limb([(-66, 50), (-130, 10), (-170, -60)], (34, 22, 16), "#5f94a0")
        c.ellipse(-178, -72, 34, 15, "#3f6f80", 1, -50)
        c.ellipse(5, -60, 66, 13, "#24405a")
    for _ in range(120):
        t = c.r.random()
        x = 186 - 70 * t + c.r.gauss(0, 8 + 30 * t) + 20
        y = 190 + 330 * t * t + 60 * t
        z = c.r.uniform(1.4, 4.4)
        c.circle(x, y, z, c.r.choice(("#fff3cf", "#ffffff", "#ffe39a")), 0.95)
    c.glow(170, 420, 190, "#ffe9b0", 0.6)
    rows = (
        ((80, 560, 1.0, 4), (190, 560, 1.1, 3), (310, 560, 1.0, 2), (420, 560, 0.95, 1), (525, 560, 0.9, 0)),
        ((70, 770, 1.0, 1), (180, 770, 1.05, 2), (300, 770, 1.1, 4), (420, 770, 1.0, 3), (530, 770, 1.0, 5)),
    )
    for row in rows:
        for x, y, s, grown in row:
            h = (6, 30, 56, 84, 112, 120)[grown] * s
            if grown:
                c.limb(
                    [(x, y - 50 * s), (x + 6, y - 50 * s - h * 0.5), (x, y - 50 * s - h)],
                    (6, 5, 4),
                    "#4f8a5c",
                )
                nature.leaf(c, x + 2, y - 60 * s - h * 0.3, 34 * s, -30, "#5f9a64")
                nature.leaf(c, x + 2, y - 60 * s - h * 0.4, 34 * s, -150, "#4f8a5c")
            if grown >= 3:
                c.glow(x, y - 50 * s - h - 16, 110 * s, "#ffd98f", 0.85)
                with c.at(x, y - 50 * s - h - 4, s * 0.62, 180):
                    c.path("M-10,0 H10 L12,14 H-12Z", "#c98a3c")
                    c.path(
                        "M-11,14 C-34,34 -30,70 0,72 C30,70 34,34 11,14Z",
                        c.radial("#fffdf0", "#ffe9a0", "#f2b25c"),
                    )
            elif grown == 2:
                c.glow(x, y - 50 * s - h, 50, "#ffd98f", 0.7)
                c.ellipse(x, y - 50 * s - h - 6, 11, 16, "#fff0b8")
            elif grown == 1:
                c.circle(x, y - 52 * s - h, 6, "#d8e8a0")
            if grown == 5:
                c.circle(x + 20, y - 150, 5, "#fff3cf")
            c.path(
                f"M{x - 34 * s},{y - 54 * s} H{x + 34 * s} L{x + 26 * s},{y} H{x - 26 * s}Z",
                c.horiz("#e09060", "#b3603c", "#5f2c24"),
            )
            c.rect(x - 38 * s, y - 62 * s, 76 * s, 14 * s, c.horiz("#e8a070", "#b3603c", "#6d3428"), 3)
    with c.group(through=c.rim("#ffe9b8", -2, 2)), c.at(150, 868, 0.84):
        _mole(c)
    things.book(c, 430, 846, 110, "#7c2a38", "#fff3e0", 4)


@scene("p82", "milk", Light(strength=0.45, backdrop=0.0, focus=(350, 650)))
def between_two_moves(c: Canvas) -> None:
    nature.sky(c, ("#6f8ea0", "#a9bdbd", "#e2d8c2", "#f1dfc0"))
    nature.disc(c, 440, 170, 50, halo=4.5, op=0.7)
    nature.clouds(c, "#ffffff", 0.6, 0.003, 0.008, 0, 700, 0.45)
    dark, haze = c.p.dark, c.p.haze
    for kind, x, h, far in (
        ("rook", 60, 250, 0.75),
        ("bishop", 210, 330, 0.7),
        ("pawn", 336, 190, 0.72),
        ("queen", 548, 360, 0.68),
    ):
        things.lathe(c, kind, x, 640, h, mix(dark, haze, far), mix(dark, "#fff8e4", far + 0.12), False)
    nature.fog(c, 630, 100, 0.75)
    things.lathe(c, "queen", 462, 740, 500, mix(dark, haze, 0.42), "#efe6cf", False)
    nature.fog(c, 735, 90, 0.75)
    things.lathe(c, "king", 142, 806, 640, mix(dark, haze, 0.12), "#e9dcc0", False)
    for j in range(8):
        y1, y2 = 776 + (j / 8) ** 1.6 * 140, 776 + ((j + 1) / 8) ** 1.6 * 140
        for i in range(-9, 10):
            if (i + j) % 2:
                continue
            k1, k2 = (y1 - 690) / 90, (y2 - 690) / 90
            c.poly(
                [
                    (300 + i * 44 * k1, y1),
                    (300 + (i + 1) * 44 * k1, y1),
                    (300 + (i + 1) * 44 * k2, y2),
                    (300 + i * 44 * k2, y2),
                ],
                dark,
                round(0.16 + 0.06 * j, 2),
            )
    nature.fog(c, 790, 60, 0.6)
    things.lathe(c, "pawn", 524, 868, 190, "#b8503c", "#f6c0a0", False)
    spot = people.figure(c, 318, 852, 88, "#1b2730", "brim", "#c2543d", (30, 56))
    people.lamp_in_hand(c, spot, 8, "#ffb65c")
    with c.at(136, 166, 0.56):
        creatures.raven(c, "#2b3a45")
    nature.birds(c, 6, 250, 120, 400, 280, mix(dark, haze, 0.3), 8)
    c.line([(306, 820), (334, 848), (382, 846)], "#1b2730", 2.4)
    c.shade(408, 862, 44, 7, 0.5)
    with c.at(408, 846, 1.0):
        c.rect(-28, -4, 56, 8, "#7a4a34", 3)
        c.path("M-17,-4 L-14,-48 H14 L17,-4Z", c.horiz("#fff3d8", "#d8bc94", "#8a6a50"))
        c.path(
            "M-23,-46 V-70 H-12 V-62 H-6 V-70 H6 V-62 H12 V-70 H23 V-46Z",
            c.horiz("#fff3d8", "#d8bc94", "#8a6a50"),
        )
        c.arch(0, -14, 10, 20, "#4a3430")
        c.segment(0, -66, 0, -96, "#4a3430", 3)
        c.path("M1,-96 L24,-89 L1,-80Z", "#c2543d")
        for x in (-19, 19):
            c.circle(x, 6, 9, "#1b2730")
            c.circle(x, 6, 3.4, "#e8c8a0")
