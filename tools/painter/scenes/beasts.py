"""Animals who are larger, wiser or stranger than they ought to be."""

from __future__ import annotations

from tools.painter import built, creatures, nature, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _antler(c: Canvas, x: float, y: float, side: int, tone: str) -> None:
    """One antler like a leafless tree: a beam that bends out and in again, tines with twigs."""

    def put(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + side * px, y + py) for px, py in points]

    c.limb(
        put((0, 0), (44, -62), (128, -112), (186, -190), (190, -290), (148, -372)),
        (30, 24, 20, 17, 12, 4),
        tone,
    )
    for points, widths in (
        (((34, -54), (28, -110), (44, -150)), (14, 10, 3)),
        (((88, -94), (86, -170), (66, -236), (80, -300)), (16, 13, 9, 3)),
        (((78, -222), (44, -262), (38, -318)), (8, 6, 2)),
        (((160, -140), (208, -172), (226, -226)), (12, 9, 3)),
        (((188, -222), (150, -270), (128, -330), (112, -352)), (13, 10, 7, 3)),
        (((140, -292), (104, -316), (92, -340)), (7, 5, 2)),
        (((192, -280), (216, -318), (214, -352)), (10, 7, 2)),
        (((210, -190), (232, -196)), (6, 2)),
        (((168, -338), (186, -372), (182, -396)), (7, 5, 2)),
        (((36, -108), (14, -134)), (6, 2)),
        (((48, -262), (26, -276)), (5, 2)),
        (((84, -150), (112, -190), (114, -216)), (7, 5, 2)),
        (((70, -246), (54, -280)), (5, 2)),
        (((176, -168), (150, -196), (142, -226)), (8, 5, 2)),
        (((222, -214), (212, -240)), (4, 2)),
        (((130, -330), (138, -362)), (4, 2)),
    ):
        c.limb(put(*points), widths, tone)


@scene("p61", "milk", Light(backdrop=0.0))
def antlers_full_of_tenants(c: Canvas) -> None:
    x: float
    y: float
    size: float
    nature.sky(c, ("#6f90b0", "#a8bcc8", "#dfe2d8", "#f3ead8"))
    nature.clouds(c, "#ffffff", 0.7, 0.004, 0.01, 0, 800, 0.45)
    for k in range(11):
        nature.fir(c, 4 + k * 60 + c.r.uniform(-14, 14), 850, 170 + (k * 67) % 150, "#93acb8", "#f0f6fa")
    nature.fog(c, 800, 150, 0.75, "#f3f4ee")
    fur, deep = "#a87650", "#6d4630"
    for side in (-1, 1):
        with c.group(through=c.body("#fff8e4", -2, 3, 0.45, 8, 0.7, 0.3)):
            _antler(c, 300 + side * 34, 546, side, "#5a4034")
    with c.group(through=c.body("#fff8e4", -3, 4, 0.45, 26, 0.7, 0.25)):
        for side in (-1, 1):
            c.limb(
                [(300 + side * 58, 584), (300 + side * 124, 552), (300 + side * 176, 566)], (26, 50, 6), fur
            )
        c.path(
            "M238,640 C232,730 190,800 120,910 H480 C410,800 368,730 362,640Z", c.vert(deep, fur, "#c99a70")
        )
    for side in (-1, 1):
        c.limb(
            [(300 + side * 76, 580), (300 + side * 124, 562), (300 + side * 164, 568)], (10, 24, 3), "#e0b496"
        )
    for _ in range(54):
        a, far = c.r.uniform(-1, 1), c.r.random()
        x, y = 300 + a * (40 + 74 * far), 750 + far * 130 - abs(a) * 40
        c.limb(
            [(x, y - 26), (x + a * 6, y + 10)],
            (9, 1.5),
            mix("#fbf2e0", "#c9a074", 0.2 + 0.5 * c.r.random()),
            0.4,
        )
    with c.group(through=c.body("#fff8e4", -3, 4, 0.4, 20, 0.7, 0.2)):
        c.blob(
            [(300, 528), (344, 536), (372, 572), (374, 612), (352, 668), (342, 716), (330, 752), (300, 764),
             (270, 752), (258, 716), (248, 668), (226, 612), (228, 572), (256, 536)],
            c.vert("#8a5c3c", fur, "#b98a62"),
        )  # fmt: skip
    c.blob([(300, 560), (318, 610), (316, 680), (300, 706), (284, 680), (282, 610)], "#7a5036", 0.55)
    c.blob([(300, 694), (336, 716), (330, 750), (300, 762), (270, 750), (264, 716)], "#f3e6d0")
    c.path("M274,706 Q300,692 326,706 Q324,730 300,738 Q276,730 274,706Z", "#2a1c1c")
    c.ellipse(290, 706, 9, 4, "#8a7a78", 0.8)
    c.path("M300,736 V750 M300,750 Q286,758 276,750 M300,750 Q314,758 324,750", "none", "#4a2e28", 3)
    for side in (-1, 1):
        c.ellipse(300 + side * 50, 618, 19, 17, "#f0dcc0", 0.9, side * 24)
        c.ellipse(300 + side * 50, 618, 12, 13, "#1c1418", 1, side * 20)
        c.circle(300 + side * 50 - 4, 613, 4, "#ffffff")
        c.line([(300 + side * 34, 592), (300 + side * 52, 588), (300 + side * 68, 600)], deep, 5, 0.8)
    built.house(c, 300, 536, 74, 56, "#f6e6c8", "#b8402f", rows=1, columns=2)
    c.path("M258,538 Q300,520 342,538 Q330,550 300,546 Q270,550 258,538Z", "#fbfdfd")
    for x, y, drop, size in (
        (186, 456, 26, 56), (104, 386, 28, 48), (222, 288, 20, 40), (46, 350, 18, 34), (88, 240, 18, 36),
        (420, 460, 26, 56), (504, 378, 28, 46), (554, 352, 18, 34), (470, 232, 20, 38),
    ):  # fmt: skip
        c.segment(x, y - 4, x, y + drop, "#3a2a24", 2.4)
        things.lantern(c, x, y + drop - 4, size, "#3a2a24")
    for x, y, size, tone, flip in (
        (222, 397, 0.5, "#3d6f9c", False), (240, 271, 0.44, "#c2543d", False),
        (84, 151, 0.46, "#d9973c", False), (378, 397, 0.5, "#c2543d", True),
        (448, 196, 0.46, "#3d6f9c", True), (550, 196, 0.4, "#4f7a5c", True),
        (154, 196, 0.42, "#6f7a9c", True),
    ):  # fmt: skip
        with c.at(x, y, size, 0, flip):
            creatures.songbird(c, tone, "#f6e6c8")
    for dx in (-15, 0, 15):
        c.ellipse(394 + dx, 262 - (dx == 0) * 3, 9, 12, c.radial("#ffffff", "#bfe0ec", "#7fb0c4"))
    for _ in range(70):
        a = c.r.uniform(-1, 1)
        x, y = 394 + a * 34, 278 - a * a * 10 + c.r.uniform(-8, 9)
        c.limb(
            [(x - 13, y - a * 5), (x + 13, y + a * 5)],
            (3.6, 2),
            c.r.choice(("#7a5438", "#b08454", "#5a3c28")),
        )
    nature.snow(c, 150, 0, 900)


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
