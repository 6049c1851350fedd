"""Close-ups: fruit, globes, bulbs, telephones and other things on a table or a sill."""

from __future__ import annotations

from tools.painter import built, creatures, nature
from tools.painter.canvas import Canvas
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _climbing_astronaut(c: Canvas) -> None:
    """Seen from behind on a ladder, the lower foot at (0, 0), a hundred and ten tall."""
    suit, shade = "#f4efe4", "#a8b4b8"
    tone = c.horiz(suit, "#d8dcd8", shade)
    c.limb([(-9, -40), (-13, -20), (-10, -3)], (17, 15, 15), tone)
    c.limb([(9, -40), (16, -30), (11, -17)], (17, 15, 15), tone)
    c.rect(-19, -4, 19, 8, "#c2543d", 3)
    c.rect(2, -18, 19, 8, "#c2543d", 3)
    c.limb([(-16, -68), (-23, -82), (-15, -99)], (13, 12, 11), tone)
    c.limb([(16, -68), (25, -72), (15, -84)], (13, 12, 11), tone)
    c.rect(-20, -76, 40, 42, tone, 12)
    c.circle(0, -90, 19, c.radial("#ffffff", "#dfe6e4", "#8fa4a8", cx=0.36, cy=0.3))
    c.path("M-17,-84 Q0,-76 17,-84", "none", "#8fa4a8", 3)
    c.rect(-14, -72, 28, 32, c.horiz("#d8e0e0", "#8a989c"), 6)
    c.path("M-14,-58 H14 M0,-72 V-40", "none", "#6a787c", 2.4)
    c.circle(8, -47, 3, "#e8604c")


@scene("p59", "abyss", Light(strength=0.75, backdrop=0.0))
def forest_in_a_bulb(c: Canvas) -> None:
    nature.wash(c, "#04141c", "#08303a", "#051c24")
    for _ in range(26):
        c.circle(c.r.uniform(0, 600), c.r.uniform(0, 900), c.r.uniform(14, 50), "#1f6a6c", 0.16)
    c.line([(300, -10), (306, 60), (298, 130)], "#1a1410", 9)
    with c.group(through=c.body("#ffe6b0", -3, 2, 0.6, 14, 0.9, 0.3)):
        c.path("M244,130 H356 V236 Q300,256 244,236Z", c.horiz("#e0b868", "#8a6028", "#3a2410"))
        for k in range(4):
            c.path(f"M244,{150 + k * 24} Q300,{166 + k * 24} 356,{150 + k * 24}", "none", "#4a3014", 5, 0.8)
    bulb = (
        "M246,236 C240,330 92,380 92,560 C92,700 190,790 300,790 C410,790 "
        "508,700 508,560 C508,380 360,330 354,236 Q300,256 246,236Z"
    )
    c.glow(300, 560, 430, "#ffdf90", 0.75)
    with c.group(clip=c.clip(bulb)):
        c.rect(80, 230, 440, 570, c.vert("#fff0b8", "#e8e8a0", "#8fc088", "#2f7a60"))
        nature.clouds(c, "#fffdf0", 0.6, 0.006, 0.012, 300, 600, 0.46)
        for k in range(9):
            nature.fir(c, 110 + k * 48, 690 - (k % 3) * 10, 150 + (k * 47) % 110, "#4f9a78")
        nature.fog(c, 670, 50, 0.5, "#f0f6c8")
        c.path("M80,690 q110,-50 220,-10 t220,-20 v160 h-440Z", "#3f7a44")
        for x, rot, h in ((180, -30, 150), (220, 12, 120), (420, 24, 160), (380, -16, 110), (460, 44, 120)):
            nature.fern(c, x, 730, h, rot, c.r.choice(("#2f6a3c", "#1f5a38", "#5f9a48")))
        c.path("M80,740 q120,-30 220,0 t220,-6 v90 h-440Z", "#2a5a34")
        with c.group(through=c.rim("#fff6cf", -2, 2)), c.at(262, 744, 0.85):
            creatures.stag(c, "#8a5a34", "#4a2c1c")
        for x, y in ((350, 752), (376, 760)):
            c.limb([(x, y), (x, y - 16)], (7, 6), "#fbeed8")
            c.path(f"M{x - 15},{y - 14} q15,-24 30,0Z", "#d9402f")
    built.ladder(c, (420, 900), (346, 300), 22, 12, 22, "#c99a5c", 5)
    c.path(
        "M262,250 Q300,330 280,400 M338,250 Q300,330 320,400 M280,400 q20,-26 40,0", "none", "#c98a3c", 3, 0.9
    )
    c.glow(300, 396, 120, "#fff6cf", 0.9)
    c.path(bulb, "none", "#f0fff0", 4, 0.75)
    c.path("M128,540 C130,450 200,400 236,360", "none", "#ffffff", 13, 0.5)
    for x, y, s, rot in ((70, 380, 0.26, 40), (540, 430, 0.32, -30), (480, 250, 0.2, -60)):
        with c.at(x, y, s, rot):
            creatures.moth(c, "#d8c8a0", "#b8a078", "#3a2c1c", "#fff3cf", "#3a2c1c")
    with c.group(through=c.rim("#fff6cf", 1.6, 1.6)), c.at(406, 842, 0.92, -7):
        _climbing_astronaut(c)
