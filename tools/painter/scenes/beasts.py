"""Animals who are larger, wiser or stranger than they ought to be."""

from __future__ import annotations

from tools.painter import built, nature, things
from tools.painter.canvas import Canvas
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _clock_on_a_sledge(c: Canvas) -> None:
    """A big alarm clock tied to a sledge that somebody has left standing."""
    c.shade(170, 872, 120, 12, 0.35, "#3a4a80")
    with c.group(through=c.rim("#fff3d8", 2, 2)):
        c.path("M92,866 H226 Q262,866 262,834 Q262,820 250,822", "none", "#8a4a34", 8)
        c.path("M118,864 V838 M206,864 V838", "none", "#6a3428", 7)
        c.path("M92,838 H236 L230,824 H100Z", c.vert("#c2603c", "#7a3428"))
        for x in (142, 194):
            c.limb([(x, 806), (x + (x - 168) * 0.3, 824)], (9, 8), "#8a6030")
        for x, turn in ((138, -28), (198, 28)):
            with c.at(x, 720, 1, turn):
                c.path("M-25,10 C-25,-16 25,-16 25,10Z", c.vert("#ffe9a8", "#c98a34"))
                c.segment(0, -8, 0, -16, "#8a6030", 5)
        c.path("M150,706 Q168,692 186,706", "none", "#8a6030", 5)
        c.circle(168, 764, 56, c.radial("#ffd98a", "#d9903c", "#7a4420", cx=0.36, cy=0.3))
    things.clock(c, 168, 764, 45, "#fff8e4", "#3a2434", 6.98, 5.9)
    c.path("M104,826 Q150,800 232,826 M128,800 L214,826", "none", "#3a2434", 3.4, 0.9)
    c.line([(254, 830), (286, 850), (330, 846), (360, 856)], "#c9a878", 4)


@scene("p62", "nocturne", Light(backdrop=0.0, focus=(330, 600)))
def mountain_asleep(c: Canvas) -> None:
    nature.sky(c, ("#0c1640", "#26407c", "#6f86b8", "#e0b8b8"), (0, 0.3, 0.55, 0.8))
    nature.stars(c, 130, 330)
    nature.clouds(c, "#c9d4f0", 0.4, 0.004, 0.013, 60, 430, 0.48)
    nature.ridge(c, 480, 70, "#8f9fc8", "#b8c0dc")
    with c.group(through=c.body("#f6f8ff", -4, 6, 0.5, 44, 0.7, 0.4, "#1a2048")):
        c.blob(
            [(-60, 760), (-30, 560), (80, 420), (220, 350), (350, 370), (424, 446), (444, 526), (480, 560),
             (526, 606), (546, 640), (544, 676), (510, 712), (440, 760)],
            c.vert("#7a86b4", "#4a5688", "#343e6c"),
        )  # fmt: skip
        with c.relief(0.25):
            c.circle(440, 500, 36, "#6a76a6")
    with c.relief(-0.6):
        c.circle(445, 505, 18, "#5a5f92")
    snow = [(-40, 610), (20, 500), (110, 414), (220, 356), (340, 372), (400, 436), (362, 424), (326, 470),
            (286, 428), (240, 500), (190, 440), (150, 530), (100, 480), (60, 590), (10, 580)]  # fmt: skip
    c.blob(snow, c.vert("#ffffff", "#c9d6ee"))
    c.path("M454,622 q18,13 40,0", "none", "#141a40", 6)
    c.ellipse(536, 632, 21, 16, "#141a40")
    c.ellipse(530, 626, 7, 4, "#8a94c0", 0.8)
    c.path("M500,690 q22,6 40,-10", "none", "#141a40", 4)
    with c.group(through=c.blur(5)):
        for k in range(3):
            c.circle(534 + k * 4, 566 - k * 46, 11 + k * 8, "#e8ecf8", 0.45 - k * 0.1)
    for x, y, w in ((120, 470, 34), (168, 436, 40), (216, 414, 36), (268, 420, 44), (320, 440, 34)):
        built.house(c, x, y, w, w * 0.8, "#5a4a6c", "#a8badc", rows=1, columns=2, steep=0.9)
    c.path("M196,396 h26 v-70 l-13,-36 l-13,36Z", "#4a3f6c")
    c.rect(203, 344, 12, 16, "#ffd98f")
    for x, y in ((140, 420), (284, 370)):
        with c.group(through=c.blur(3)):
            for k in range(5):
                c.circle(x + k * 8, y - k * 26, 6 + k * 4, "#e8ecf8", 0.5 - k * 0.08)
    for k in range(13):
        x = 10 + k * 26
        nature.fir(c, x, 640 + (k * 37 % 60), 60 + (k * 29 % 50), "#1f2a58", "#e4ecf8")
    c.path("M-10,760 Q150,700 330,748 T610,736 V910 H-10Z", c.vert("#f4f8ff", "#a8bade"))
    c.limb([(424, 742), (462, 772), (508, 784)], (60, 78, 62), c.vert("#5a669a", "#3a4474"))
    for k in range(4):
        c.limb([(520 + k * 3, 762 + k * 14), (546 - abs(k - 1.5) * 4, 766 + k * 14)], (11, 3), "#e8ecf8")
    line = [(40, 880), (120, 830), (230, 842), (300, 810), (340, 764), (320, 700), (250, 650), (230, 560),
            (200, 470)]  # fmt: skip
    c.line(line, "#7f94c8", 9, 0.6)
    for k in range(9):
        c.ellipse(300 + k * 14, 846 - k * 5 + (k % 2) * 9, 5.4, 2.8, "#7f94c8", 0.8, -18)
    _clock_on_a_sledge(c)
    nature.snow(c, 120, 0, 900)
