"""Machines that make more than they were built for."""

from __future__ import annotations

from tools.painter import built, nature, things
from tools.painter.canvas import Canvas
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
