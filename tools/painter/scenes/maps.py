"""Country seen from above: maps and mazes."""

from __future__ import annotations

import math

from tools.painter import built, nature
from tools.painter.canvas import Canvas, sampled, smooth
from tools.painter.palettes import darker, lighter
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _sea_serpent(c: Canvas, tone: str, wave: str) -> None:
    """A serpent of old maps swimming left, two hundred long, the water's surface at y = 0."""
    back = darker(tone, 0.3)
    for x, r in ((10, 27), (62, 21)):
        c.limb(
            [(x - r, 6), (x - r * 0.72, -r * 0.9), (x, -r * 1.5), (x + r * 0.72, -r * 0.9), (x + r, 6)],
            (15, 17, 18, 16, 13),
            tone,
        )
        for k in range(5):
            a = math.pi * (k + 1) / 6
            px, py = x - math.cos(a) * r * 0.98, -math.sin(a) * r * 1.72
            c.path(
                f"M{px - 5:.1f},{py + 4:.1f} L{px - 3:.1f},{py - 9:.1f} L{px + 6:.1f},{py + 3:.1f}Z",
                "#b8502f",
            )
        c.line(
            [(x - r, 2), (x - r * 0.62, -r * 0.8), (x, -r * 1.2), (x + r * 0.62, -r * 0.8), (x + r, 2)],
            lighter(tone, 0.45),
            3,
            0.8,
        )
    c.limb([(92, 6), (100, -16), (116, -26), (120, -38)], (11, 9, 6, 3), tone)
    c.path("M119,-34 Q104,-50 108,-60 Q118,-54 122,-42 Q130,-54 140,-54 Q138,-40 119,-34Z", "#b8502f")
    c.limb([(-34, 8), (-30, -24), (-46, -52), (-58, -68)], (22, 20, 18, 18), tone)
    c.line([(-40, 4), (-37, -22), (-51, -48)], lighter(tone, 0.45), 4, 0.8)
    for k in range(5):
        x, y = -20 - k * 6 - (k > 2) * 4, -10 - k * 13
        c.path(f"M{x - 2},{y + 6} L{x + 11},{y - 4} L{x - 4},{y - 8}Z", "#b8502f")
    c.blob(
        [(-50, -80), (-64, -86), (-84, -76), (-100, -66), (-102, -60), (-84, -60), (-66, -54), (-52, -60)],
        tone,
    )
    c.path("M-62,-58 L-92,-50 L-94,-56 L-70,-63Z", back)
    c.path("M-58,-82 L-50,-98 L-46,-76Z M-50,-74 L-34,-84 L-44,-64Z", "#b8502f")
    c.circle(-72, -72, 4, "#fff6e0")
    c.circle(-73, -72, 2, "#10101c")
    c.path("M-102,-62 q-12,2 -18,-6 M-110,-62 q-8,4 -12,4", "none", "#b8302a", 2.4)
    for x in (-58, -18, 34, 82):
        c.path(f"M{x},8 q9,-8 18,0 q9,-8 18,0", "none", wave, 3.4)
    c.path(
        "M-50,16 q10,-7 20,0 q10,-7 20,0 q10,-7 20,0 q10,-7 20,0 q10,-7 20,0 q10,-7 20,0",
        "none",
        wave,
        3,
        0.7,
    )


@scene("p50", "sand", Light(backdrop=0.6))
def map_of_the_fox(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.vert("#4a2c20", "#6b4028", "#3a2018"))
    for k in range(9):
        c.segment(0, k * 110 + 20, 600, k * 110 + 8, "#2a1610", 3, 0.5)
    paper = [
        (40, 70),
        (180, 52),
        (330, 66),
        (470, 48),
        (566, 72),
        (556, 240),
        (572, 430),
        (556, 640),
        (566, 830),
        (420, 852),
        (260, 838),
        (120, 856),
        (34, 834),
        (46, 640),
        (30, 430),
        (48, 240),
    ]
    c.blob([(x + 12, y + 16) for x, y in paper], "#1a0c08", 0.5, 0.6)
    with c.relief(0.25):
        c.blob(paper, c.diag("#f6e6bc", "#ecd4a0", "#d9b478"), tension=0.6)
    sea = c.clip("M40,70 H566 V830 H34Z")
    with c.group(clip=sea):
        for _ in range(110):
            x, y = c.r.uniform(50, 540), c.r.uniform(80, 820)
            c.path(f"M{x:.0f},{y:.0f} q7,-6 14,0 q7,-6 14,0", "none", "#5f9aa4", 2, 0.55)
    land = [
        (150, 560),
        (112, 500),
        (130, 420),
        (190, 380),
        (250, 350),
        (290, 300),
        (300, 220),
        (330, 270),
        (372, 262),
        (400, 214),
        (416, 280),
        (452, 320),
        (500, 360),
        (470, 392),
        (430, 404),
        (420, 470),
        (440, 560),
        (430, 640),
        (380, 680),
        (300, 690),
        (240, 700),
        (170, 760),
        (110, 740),
        (90, 680),
        (130, 620),
        (180, 620),
    ]
    coast = [
        (x + c.r.uniform(-4.5, 4.5), y + c.r.uniform(-4.5, 4.5)) for x, y in sampled([*land, land[0]], 5)[:-1]
    ]
    outline = smooth(coast, True)
    with c.relief(0):
        for grow, tone, op in ((26, "#8fc0c0", 0.4), (17, "#8fc0c0", 0.7), (8, "#bcd8c4", 0.9)):
            c.path(outline, "none", tone, grow * 2, op)
    with c.relief(0.3), c.group(through=c.body("#fff3cf", -3, 4, 0.4, 20, 0.5, 0.25, "#5a3420")):
        c.path(outline, c.vert("#d98a4c", "#c8a860", "#8fa058", "#d9a868"))
    c.path(outline, "none", "#5a3420", 2.6, 0.6)
    c.line([(426, 372), (446, 366), (470, 368)], "#5a3420", 2.4, 0.7)
    for dy in (-6, 4):
        c.line([(462, 380 + dy), (500, 392 + dy * 2), (536, 398 + dy * 3)], "#5a3420", 1.8, 0.6)
    c.circle(392, 326, 9, "#2f6f8f")
    c.circle(498, 362, 7, "#2a1810")
    for x, y in (
        (200, 470),
        (228, 452),
        (256, 470),
        (214, 510),
        (246, 504),
        (340, 620),
        (370, 606),
        (396, 624),
    ):
        c.path(f"M{x - 18},{y} L{x},{y - 30} L{x + 18},{y}Z", "#8a6a4c")
        c.path(f"M{x},{y - 30} L{x + 18},{y} L{x + 4},{y}Z", "#5a4030")
        c.path(f"M{x - 6},{y - 20} L{x},{y - 30} L{x + 6},{y - 20}Z", "#fff6e4")
    for _ in range(16):
        x, y = 300 + c.r.gauss(0, 36), 430 + c.r.gauss(0, 24)
        nature.fir(c, x, y, 30, "#3f6f4c")
    c.line([(392, 334), (370, 400), (400, 480), (350, 560), (400, 650)], "#4f8fb0", 4)
    c.path("M338,500 L352,474 L366,500Z", "#fff1d8", "#5a3420", 2)
    c.path("M348,500 L352,484 L357,500Z", "#5a3420")
    c.path("M278,582 L282,552 H298 L302,582Z M280,552 L290,540 L300,552Z", "#b8a08c", "#5a3420", 2)
    c.ring(170, 684, 13, 6, "#5a3420", 3)
    c.path("M159,684 v-22 M181,684 v-22 M155,662 L170,650 L185,662Z", "#8a5a34", "#5a3420", 3)
    c.line([(170, 680), (220, 640), (284, 590), (340, 510), (330, 420), (386, 360)], "#b8302a", 4, 1, "3 11")
    c.path("M376,344 l20,20 M396,344 l-20,20", "none", "#b8302a", 6)
    with c.at(492, 560, 0.8):
        built.ship(c, 0, 0, 90, "#5a3020", "#fff6e4", "#cf4a35")
    with c.at(436, 772, 0.86):
        _sea_serpent(c, "#3f7f86", "#3f8494")
    x, y = 122, 190
    for k in range(16):
        a = math.tau * k / 16
        r = 62 if k % 4 == 0 else 40 if k % 2 == 0 else 24
        for s in (-1, 1):
            c.poly(
                [
                    (x, y),
                    (x + math.cos(a) * r, y + math.sin(a) * r),
                    (x + math.cos(a + s * 0.24) * 13, y + math.sin(a + s * 0.24) * 13),
                ],
                "#b8302a" if s > 0 else "#3a2a24",
            )
    c.ring(x, y, 48, 48, "#5a3a24", 2)
    for x, y, rot in ((546, 82, 0), (60, 820, 180)):
        with c.at(x, y, 1, rot):
            c.path("M-30,-34 Q20,-30 26,30 Q10,10 -12,6 Q-8,-14 -30,-34Z", "#c9a468")
    c.circle(112, 800, 30, c.radial("#ffe6a0", "#c98a3c", "#6b4020"))
    c.circle(112, 800, 22, "#fff6e0")
    c.path("M112,784 l6,16 l-6,16 l-6,-16Z", "#b8302a")
