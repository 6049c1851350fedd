"""Machines that make more than they were built for."""

from __future__ import annotations

import math

from tools.painter import built, nature, things
from tools.painter.canvas import Canvas, sampled
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene


@scene("p31", "violet", Light(backdrop=0.7))
def swing_in_the_clock(c: Canvas) -> None:
    built.room(c, 770, ("#241446", "#4a2a6c", "#6a3f78"), ("#4a2a50", "#1a0f30"), 8)
    for k in range(10):
        c.rect(k * 64, 0, 30, 752, "#1d1040", op=0.25)
    c.shade(300, 862, 230, 26, 0.6)
    with c.group(through=c.body("#ffd9b8", -4, 4, 0.5, 22, 0.7, 0.4)):
        c.path(
            "M130,860 V792 H156 V330 H130 V250 Q130,60 300,40 Q470,60 470,250 V330 H444 V792 H470 V860Z",
            c.horiz("#b3683c", "#7a3f34", "#3a1a2c"),
        )
        c.circle(300, 34, 20, "#c98a4c")
    c.circle(300, 214, 132, "#4a2430")
    things.clock(c, 300, 214, 116, "#fff0d8", "#3a1a34", 11.93, 11.6)
    c.path("M190,350 H410 V770 H190Z", "#2a1026")
    with c.group(clip=c.clip_rect(190, 350, 220, 420)):
        c.rect(190, 350, 220, 420, c.vert("#1a2458", "#5a5a9c", "#f0a890", "#ffdcae"))
        nature.stars(c, 40, 520, 2, x0=190, x1=410, y0=350)
        c.path("M190,690 q60,-40 120,-8 t110,-10 v110 h-230Z", "#6a4a7c")
        c.path("M190,724 q70,-24 120,0 t110,-4 v60 h-230Z", "#3a2a58")
        nature.tree(c, 362, 730, 110, "#241440", 0.5, 5, 0, 7)
        for k in range(2):
            things.gear(c, 232 + k * 130, 376, 34, 10, "#d9a04f", "#2a1026", 0.2 * k)
        with c.group("rotate(12,300,350)"):
            c.segment(284, 350, 284, 640, "#ffe0a8", 3.4)
            c.segment(316, 350, 316, 640, "#ffe0a8", 3.4)
            c.circle(300, 668, 38, c.radial("#fff6d0", "#f2c060", "#a86c30", cx=0.36, cy=0.3))
            c.rect(268, 630, 64, 9, "#a86c30", 3)
            with c.group(through=c.rim("#fff3d0", 1.6, 1)), c.at(298, 632, 0.78):
                c.path("M-14,-52 C-22,-30 -24,-8 -22,2 L20,2 C24,-10 14,-34 8,-52Z", "#c2406c")
                c.limb([(12, -2), (34, 4), (44, 30)], (12, 10, 8), "#3a1a34")
                c.limb([(4, -2), (24, 8), (32, 34)], (12, 10, 8), "#2a1026")
                c.ellipse(47, 33, 9, 5, "#e0584c")
                c.ellipse(35, 37, 9, 5, "#f0c8a8")
                c.circle(-4, -64, 12, "#f0c8a8")
                c.path(
                    "M-16,-64 Q-18,-80 0,-78 Q12,-74 8,-64 Q-2,-72 -8,-60 Q-18,-46 -32,-50 Q-18,-56 -16,-64Z",
                    "#5a2418",
                )
                c.line([(-8, -46), (-16, -62), (-18, -86)], "#f0c8a8", 5)
                c.line([(6, -46), (20, -60), (22, -86)], "#f0c8a8", 5)
    c.rect(186, 346, 228, 428, "none")
    c.path("M190,350 H410 V770 H190Z", "none", "#c98a4c", 10)
    c.path("M210,760 L250,360 M230,766 L262,420", "none", "#ffffff", 9, 0.16)
    c.shade(516, 850, 44, 9, 0.6)
    with c.group(through=c.rim("#ffd9b8", 2, 2)), c.at(516, 850, 0.68, 6):
        c.path(
            "M-46,0 C-52,-24 -34,-44 -14,-44 L4,-50 Q14,-40 30,-28 C50,-22 54,-12 50,0Z",
            c.vert("#e0584c", "#8a2434"),
        )
        c.path("M-48,0 H52 V7 H-46Z", "#fff0d8")
        c.ellipse(-9, -46, 17, 6, "#3a1024", 1, -14)
        c.path("M6,-36 L24,-40 M12,-28 L32,-31", "none", "#fff0d8", 4)
    things.key(c, 96, 846, 60, "#ffd98f", 80)


def _scissors(c: Canvas, steel: str, grip: str) -> None:
    """Lying half open, points to the left, a hundred and twenty long."""
    for s in (-1, 1):
        c.path(f"M6,{s * 3} L-66,{s * -16} Q-40,{s * -2} 2,{s * 9}Z", c.horiz("#ffffff", steel))
        c.limb([(0, s * -2), (20, s * 10), (30, s * 16)], (9, 8, 8), grip)
        c.ring(44, s * 22, 17, 12, grip, 7)
    c.circle(0, 0, 4.4, "#7a6a80")


def _rooster(c: Canvas) -> None:
    """A cock standing on (0, 0) that looks to the right, a hundred and thirty tall."""
    for k, tone in enumerate(("#24505c", "#1a3448", "#3a6f68", "#24405c", "#5a2c4c")):
        c.limb(
            [(-30, -56), (-58 - k * 4, -84 - k * 5), (-74 + k * 2, -64 - k * 6), (-82 + k * 7, -34 - k * 9)],
            (14, 13, 11, 3),
            tone,
        )
    c.path("M-4,-22 L-8,0 M-8,0 h14 M10,-22 L12,0 M12,0 h14", "none", "#d98a2c", 4)
    c.blob([(34, -72), (20, -62), (-8, -58), (-40, -62), (-38, -36), (-12, -18), (18, -22), (36, -44)],
           c.vert("#d9743c", "#a8402c", "#6a2430"))  # fmt: skip
    c.limb([(20, -52), (34, -80), (32, -104)], (40, 27, 19), c.vert("#f6c060", "#d9803c"))
    for k in range(5):
        c.limb(
            [(22 + k * 5, -84), (12 + k * 7, -58), (8 + k * 8, -40)],
            (8, 9, 2),
            mix("#f6c060", "#c2602c", k % 2),
        )
    c.path("M4,-54 C-22,-58 -40,-44 -44,-34 C-20,-26 2,-30 4,-54Z", "#7a2c34")
    c.circle(34, -108, 13, "#e8a048")
    c.path("M22,-114 Q18,-132 28,-126 Q30,-140 38,-128 Q46,-138 46,-122 Q48,-114 42,-112Z", "#d9302c")
    c.path("M44,-112 L62,-106 L44,-102Z", "#f0c060")
    c.limb([(44, -100), (46, -88)], (9, 11), "#d9302c")
    c.circle(38, -110, 3, "#10101c")


@scene("p33", "rosedawn", Light((0.3, -0.7, 0.75), backdrop=0.2))
def night_on_the_needle(c: Canvas) -> None:
    x: float
    y: float
    nature.wash(c, "#f6d0a8", "#f0b098", "#d08a98", "#8a5f8c")
    nature.clouds(c, "#fff2d8", 0.5, 0.004, 0.012, 0, 500, 0.46)
    c.rect(0, 640, 600, 270, c.vert("#8a4a3c", "#5a2c34"))
    with c.group(through=c.body("#ffe6c0", -4, 5, 0.5, 22, 0.9, 0.25)):
        c.path("M60,640 H560 Q572,640 572,652 V700 H48 V652 Q48,640 60,640Z", c.vert("#6a3a3c", "#4a2430"))
        c.path(
            "M470,646 V300 Q470,246 416,246 H186 Q150,246 150,284 V400 H206 V346 Q206,330 222,330 "
            "H368 Q392,330 392,356 V646Z",
            c.horiz("#3a5c8c", "#24386c", "#141e44"),
        )
        c.circle(506, 388, 62, "#24386c")
    c.circle(506, 388, 46, "#d08a98")
    for k in range(6):
        a = math.tau * k / 6 + 0.3
        c.segment(506, 388, 506 + math.cos(a) * 48, 388 + math.sin(a) * 48, "#24386c", 8)
    c.circle(506, 388, 14, "#f2b25c")
    edge = "M-20,690 C40,664 100,622 178,612"
    night = edge + " C186,690 190,760 236,910 H-20Z"
    day = "M178,612 C280,604 360,634 440,664 S560,690 620,694 V910 H236 C190,760 186,690 178,612Z"
    with c.group(clip=c.clip(night)):
        c.rect(-20, 600, 420, 320, c.vert("#101848", "#2a3a86", "#141c54"))
        nature.clouds(c, "#7f8fd0", 0.5, 0.006, 0.014, 620, 900, 0.47)
        nature.stars(c, 110, 900, 3.4, "#fff3cf", 0, 260, 630)
        nature.crescent(c, 100, 790, 44, "#ffe9b8")
    with c.group(clip=c.clip(day)):
        c.rect(160, 600, 460, 320, c.vert("#ffe6b4", "#ffcf9c", "#f6a890", "#e88a8c"))
        nature.clouds(c, "#fff8e4", 0.8, 0.004, 0.016, 640, 900, 0.46)
        for x, y, z in (
            (290, 720, 15),
            (350, 690, 11),
            (330, 784, 17),
            (276, 832, 13),
            (392, 742, 12),
            (560, 752, 11),
        ):
            wings = f"q{z * 0.6},{-z * 0.5} {z},{z * 0.4} q{z * 0.5},{-z * 0.9} {z},{-z * 0.5}"
            c.path(f"M{x - z},{y - z * 0.3} {wings}", "none", "#a0486c", 4)
    for d in (
        "M90,650 C110,740 104,820 80,910",
        "M30,676 C44,760 34,840 10,910",
        "M150,622 C156,740 170,820 186,910",
    ):
        c.path(d, "none", "#060a2c", 7, 0.35)
    for d in (
        "M300,612 C330,700 340,800 380,910",
        "M420,656 C440,740 450,820 480,910",
        "M540,684 C552,760 560,840 580,910",
    ):
        c.path(d, "none", "#a8485c", 7, 0.22)
    seam = [(178.0, 612.0), (185.0, 690.0), (202.0, 790.0), (236.0, 905.0)]
    c.line(seam, "#2a1a44", 5, 0.6)
    for k, (x, y) in enumerate(sampled(seam, 7)):
        if k > 1:
            c.segment(x - 10, y + 3, x + 11, y - 4, "#fffbe8", 5)
    c.rect(168, 400, 20, 74, c.horiz("#ffffff", "#c9c9d4", "#7f7f94"))
    c.rect(158, 416, 40, 26, "#f2b25c", 4)
    c.path("M190,470 V600 M190,596 h14 q8,0 8,10 M190,596 h-20 q-10,0 -10,10", "none", "#a8a8b8", 7)
    c.limb([(177, 470), (177, 560), (178, 626)], (7, 6, 1.6), "#f4f6fa")
    c.path(
        "M150,604 Q160,596 168,604 L170,628 H146Z M188,604 Q200,596 210,604 L214,628 H186Z",
        c.vert("#f0f2f8", "#9a9aac"),
    )
    c.path("M300,246 v-26 h-16 v-14 h52 v14 h-16 v26Z", "#4a2430")
    c.rect(284, 150, 52, 58, c.horiz("#fffdf0", "#ffe39a", "#e8a84c"), 8)
    for k in range(5):
        c.segment(284, 160 + k * 11, 336, 156 + k * 11, "#c98a3c", 2, 0.6)
    c.rect(278, 144, 64, 9, "#8a5a3c", 3)
    c.rect(278, 204, 64, 9, "#8a5a3c", 3)
    c.line(
        [(286, 180), (236, 178), (200, 226), (166, 300), (164, 380), (177, 430), (177, 560)], "#fff8d8", 3.4
    )
    c.glow(310, 180, 130, "#ffe9a0", 0.9)
    for x in (236, 310, 400):
        c.path(f"M{x - 14},288 q14,-18 28,0 q-14,14 -28,0Z", "#f2b25c", op=0.9)
    c.shade(466, 764, 70, 12, 0.45)
    with c.group(through=c.rim("#fff3d0", 2, 1)), c.at(466, 764, 1.02, flip=True):
        _rooster(c)
    c.shade(452, 838, 70, 12, 0.4)
    with c.at(446, 826, 1.0, 14):
        _scissors(c, "#b8bcd0", "#d9484c")
