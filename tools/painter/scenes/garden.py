"""Gardens, fields, and time standing in them."""

from __future__ import annotations

from tools.painter import creatures, nature, people, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene


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
