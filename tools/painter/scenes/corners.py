"""Close corners of a house: tables, sills, skirting boards, cages and mirrors."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, things
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _waltzing_mice(c: Canvas, dress: str) -> None:
    """A pair in each other's arms, seventy wide, feet on y = 0."""
    with c.at(-18, 0, 0.9):
        creatures.mouse(c, "#5a3440", "#d99a98")
        c.path("M-16,-46 L-24,-6 L-4,-14 L6,0 L18,-10 L16,-46Z", "#2a2a4c")
        c.path("M8,-50 L16,-44 L8,-38 L0,-44Z", "#fff1d0")
    with c.at(26, 0, 0.86, flip=True):
        creatures.mouse(c, "#8a5a5c", "#f0b8b0")
        c.path("M-10,-52 Q-30,-26 -46,2 Q0,12 36,2 Q26,-26 14,-52Z", dress)
        c.path("M-38,-6 Q0,6 30,-6", "none", "#fff6e4", 3, 0.7)
    c.limb([(-12, -40), (4, -46), (12, -42)], (7, 6, 5), "#5a3440")
    c.limb([(20, -46), (34, -58), (40, -66)], (6, 5, 5), "#8a5a5c")


@scene("p08", "ember", Light((0.7, -0.3, 0.7)))
def ball_behind_the_wall(c: Canvas) -> None:
    c.rect(0, 0, 600, 640, c.vert("#2f5f5c", "#24484c", "#1a3438"))
    for k in range(13):
        c.segment(k * 50, 0, k * 50, 400, "#1a3a3c", 10, 0.35)
        for j in range(4):
            nature.flower(c, k * 50 + 25, 50 + j * 100 + k % 2 * 50, 9, "#3f7a70", "#c98a4c", 5)
    c.rect(0, 400, 600, 340, c.vert("#f0dcb8", "#c9a880"))
    c.rect(0, 400, 600, 12, "#fff1d0")
    c.rect(0, 426, 600, 5, "#8a6a50", op=0.6)
    c.rect(0, 732, 600, 170, c.vert("#8a4a2c", "#4a2018"))
    for k in range(-8, 9):
        c.segment(380 + k * 62, 732, 380 + k * 140, 900, "#2a1010", 3, 0.6)
    hole = "M262,734 V590 A142,142 0 0 1 546,590 V734Z"
    c.path(hole, "#4a2a20", "#4a2a20", 16)
    with c.group(clip=c.clip(hole)):
        c.rect(250, 430, 310, 310, c.vert("#8a2f3a", "#e0793d", "#ffd98f"))
        for k in range(5):
            c.arch(318 + k * 43, 660, 30, 104, "#7c2a38", 0.75)
            c.segment(318 + k * 43, 560, 318 + k * 43, 660, "#e0a060", 2, 0.7)
        for x in (284, 524):
            c.rect(x - 13, 480, 26, 260, c.horiz("#fff1d0", "#c98a5c"))
            c.rect(x - 18, 474, 36, 14, "#fff1d0")
        c.ellipse(404, 744, 180, 78, c.vert("#d9843c", "#ffe6b0"))
        c.ring(404, 732, 110, 34, "#fff1d0", 4, 0.6)
        c.segment(404, 440, 404, 506, "#7a4426", 4)
        c.ring(404, 520, 64, 14, "#ffd98f", 5)
        for k in range(-3, 4):
            x, y = 404 + k * 21, 516 + (3 - abs(k)) * 6
            c.segment(404, 500, x, y, "#ffd98f", 2)
            c.rect(x - 3, y - 14, 6, 14, "#fff6e4")
            c.glow(x, y - 18, 44, "#fff3c0", 0.8)
            c.path(f"M{x},{y - 28} q7,10 0,14 q-7,-4 0,-14Z", "#fffbe6")
        for x, y, s, dress in (
            (406, 690, 0.5, "#8d5ac0"),
            (334, 716, 0.74, "#4fb3b0"),
            (476, 720, 0.76, "#d9484c"),
        ):
            c.shade(x, y + 2, 52 * s, 9 * s, 0.5)
            with c.at(x, y, s):
                _waltzing_mice(c, dress)
    c.glow(404, 600, 330, "#ffc878", 0.5)
    nature.beam(c, [(272, 734), (536, 734), (590, 900), (200, 900)], "#ffd98f", 0.4, 10)
    fur = "#1c101a"
    with c.relief(0), c.group(through=c.rim("#ffd08a", -2.6, 0.6, 0.95)):
        c.limb([(40, 880), (150, 852), (250, 876), (330, 852), (356, 812)], (34, 30, 26, 22, 10), fur)
        c.blob([(-80, 920), (-70, 560), (-30, 420), (60, 380), (140, 430), (176, 540), (190, 680), (186, 800),
                (210, 868), (196, 890), (60, 920)], fur)  # fmt: skip
        c.path("M-34,270 L-30,130 L62,214Z M108,210 L206,128 L194,288Z", fur)
        c.blob([(-60, 330), (-20, 232), (60, 200), (140, 208), (200, 268), (222, 326), (236, 350), (226, 378),
                (190, 408), (120, 440), (20, 440), (-50, 400)], fur)  # fmt: skip
        c.limb([(150, 640), (186, 760), (208, 868)], (70, 54, 46), fur)
        c.limb([(196, 872), (236, 876)], (36, 30), fur)
    c.path("M126,216 L190,156 L180,258Z", "#6d3a40", op=0.75)
    c.ellipse(168, 302, 33, 29, "#0c060c")
    c.ellipse(169, 302, 29, 26, c.radial("#f4ff9c", "#c9e058", "#6f9a34", cx=0.6, cy=0.5))
    c.ellipse(178, 303, 7, 24, "#10101c")
    c.circle(166, 291, 6, "#ffffff")
    c.path("M222,346 Q238,340 240,354 Q232,364 222,358Z", "#c98080")
    c.path("M226,366 Q206,386 184,380", "none", "#4a2a34", 3)
    c.path("M206,364 L330,340 M206,372 L338,372 M202,380 L322,408", "none", "#f3e4d0", 2.2, 0.85)
    for k in range(3):
        c.line([(214 + k * 13, 888), (216 + k * 13, 878), (213 + k * 13, 870)], "#4a2a34", 2.4)


def _drop(x: float, y: float, r: float) -> str:
    """The outline of a raindrop on a pane."""
    return (
        f"M{x:.1f},{y - r * 1.15:.1f} C{x + r * 1.1:.1f},{y - r * 0.7:.1f} "
        f"{x + r * 1.1:.1f},{y + r:.1f} {x:.1f},{y + r:.1f} C{x - r * 1.1:.1f},{y + r:.1f} "
        f"{x - r * 1.1:.1f},{y - r * 0.7:.1f} {x:.1f},{y - r * 1.15:.1f}Z"
    )


def _sunny_garden(c: Canvas) -> None:
    """What the golden drop shows: about 130 wide, standing on y = 0."""
    for k in range(12):
        a = math.tau * k / 12
        c.segment(
            8 + math.cos(a) * 13,
            -74 + math.sin(a) * 13,
            8 + math.cos(a) * 19,
            -74 + math.sin(a) * 19,
            "#ffb040",
            1.8,
        )
    nature.disc(c, 8, -74, 10, "#fff3a0", "#ffb040", 3.6, 0.9)
    c.ellipse(-44, 16, 70, 30, "#8fae54")
    c.ellipse(34, 20, 80, 34, "#6f9a4c")
    with c.group(through=c.blur(0.8)):
        for k in range(7):
            c.circle(35 + k * 1.6 + math.sin(k * 2.0) * 2, -46 - k * 6.4, 2.6 + k * 0.9, "#fffdf4", 0.92)
    built.house(c, 22, 4, 50, 30, "#fff0d0", "#c2402f", rows=1, columns=3, glow=False)
    for k, (x, y) in enumerate(((26, 8), (22, 13), (14, 18.5), (3, 24.5))):
        c.ellipse(x, y, 4 + k * 1.1, 1.7 + k * 0.5, "#f3dca6")
    c.limb([(-38, 10), (-37, -14), (-40, -34)], (9, 6.6, 5), "#5a3420")
    c.limb([(-38, -20), (-22, -30), (-6, -31)], (5, 3.6, 2), "#5a3420")
    for dx, dy, rx, ry in ((-42, -46, 25, 18), (-24, -50, 16, 12), (-56, -36, 14, 11)):
        nature.foliage(c, dx, dy, rx, ry, ("#c2402f", "#e8743c", "#f2a848", "#ffcf6b"), 60, 6.4)
    c.path("M-19,-30 L-20,-3 M-10,-31 L-9,-3", "none", "#6b4028", 1.2)
    c.rect(-23, -4, 17, 2.6, "#b8402f", 1)
    for x, y in ((-58, 16), (-14, 10), (48, 14), (58, 10), (-30, 20)):
        nature.flower(c, x, y, 3, "#ffffff", "#f2b25c", 5)


def _jar_of_drops(c: Canvas) -> None:
    """A jam jar in which somebody keeps drops, one of them lit; its lid lies beside it."""
    c.ellipse(318, 848, 42, 12, "#6f6048")
    c.ellipse(318, 843, 42, 12, c.horiz("#f3e2b8", "#c2a05c", "#7a5c30"))
    c.ellipse(318, 842, 33, 8, "#8f743c", 0.7)
    jar = (
        "M150,716 Q150,734 138,744 Q130,752 130,770 V834 Q130,850 148,850 H252 Q270,850 270,834 "
        "V770 Q270,752 262,744 Q250,734 250,716Z"
    )
    c.path(jar, c.horiz("#eef4ee", "#b8ccc8", "#8fa4a4"), op=0.55)
    for x, y, r, lit in (
        (158, 830, 19, False),
        (242, 832, 17, False),
        (200, 822, 25, True),
        (164, 790, 16, False),
        (238, 792, 19, False),
        (202, 776, 14, False),
    ):
        if lit:
            c.glow(x, y, 90, "#ffd070", 0.9)
        c.circle(
            x,
            y,
            r,
            c.radial(
                *(("#fffbe0", "#ffd878", "#c98a3c") if lit else ("#eef4f0", "#8fa8b0", "#4a6472")),
                cx=0.36,
                cy=0.3,
                r=0.8,
            ),
        )
        c.path(
            f"M{x - r * 0.55:.1f},{y - r * 0.1:.1f} "
            f"q{r * 0.1:.1f},{-r * 0.45:.1f} {r * 0.5:.1f},{-r * 0.5:.1f}",
            "none",
            "#ffffff",
            2.2,
            0.8,
        )
    with c.at(200, 824, 0.36, 180):
        built.house(c, 0, 14, 46, 34, "#fff3d8", "#c2543d", "#8a4a20", rows=1, glow=False)
    c.path(jar, "none", "#f6faf4", 3.4, 0.85)
    c.ellipse(200, 716, 50, 8, "#dfe8e2", 0.5)
    c.ring(200, 716, 50, 8, "#f6faf4", 3.4, 0.9)
    c.path("M146,764 V820", "none", "#ffffff", 7, 0.6)


@scene("p09", "milk")
def drops_on_the_pane(c: Canvas) -> None:
    nature.sky(c, ("#4f6c80", "#7f9aa6", "#aebcb6", "#c9c2ae"))
    nature.hills(c, 470, 3, 50, 70, near="#4a6472", far="#9aacac")
    nature.rain(c, 110, -8, 50, "#dfe9ea", 0.25, 0, 720)
    nature.clouds(c, "#e8ece4", 0.6, 0.003, 0.02, 0, 760, 0.44)
    big = (322.0, 318.0, 208.0)
    grey = ((98, 170, 58), (520, 92, 46), (104, 560, 74), (524, 604, 54))
    beads: list[tuple[float, float, float]] = [*grey]
    for _ in range(400):
        r = c.r.choice((7.0, 9.0, 13.0))
        x, y = c.r.uniform(36, 564), c.r.uniform(30, 690)
        clear = all(math.hypot(x - a, y - b) > r + q + 20 for a, b, q in (*beads, big))
        if clear and len(beads) < 26:
            beads.append((x, y, r))
    for x, y, r in beads:
        shape = _drop(x, y, r)
        with c.group(clip=c.clip(shape)):
            c.rect(x - r * 1.3, y - r * 1.3, r * 2.6, r * 2.6,
                   c.vert("#2f4a58", "#6f8e9a", "#dfe6de", "#f6efdc"))  # fmt: skip
            if r > 20:
                with c.at(x, y - r * 0.3, r / 56, 180):
                    c.ellipse(0, 14, 90, 20, "#3a5260")
                    built.house(c, 0, 2, 46, 36, "#8a9aa0", "#3f4f5c", "#e8e4cc", rows=1, glow=False)
        c.path(shape, "none", "#2b3a45", max(1.2, r * 0.04), 0.5)
        c.path(f"M{x - r * 0.5:.1f},{y + r * 0.1:.1f} q{-r * 0.1:.1f},{-r * 0.5:.1f} "
               f"{r * 0.3:.1f},{-r * 0.7:.1f}", "none", "#ffffff", max(1.4, r * 0.05), 0.85)  # fmt: skip
    x, y, r = big
    shape = _drop(x, y, r)
    c.path("M322,84 Q330,40 320,-10", "none", "#eaf0ea", 26, 0.35)
    c.glow(x, y, 400, "#ffd98f", 0.55)
    with c.group(clip=c.clip(shape)):
        c.rect(x - r, y - r * 1.2, r * 2, r * 2.3, c.vert("#4f7a44", "#e8b860", "#f8dc98", "#6fb8dc"))
        with c.at(x, y - r * 0.3, 3.0, 180):
            _sunny_garden(c)
    c.path(shape, "none", "#7a5a30", 5, 0.6)
    c.path("M160,380 Q150,280 214,196", "none", "#ffffff", 7, 0.6)
    c.path("M420,480 Q380,516 326,516", "none", "#ffffff", 8, 0.6)
    for edge in (0, 582):
        c.rect(edge, 0, 18, 760, c.horiz("#fff8ea", "#c9bfa8"))
    c.rect(0, 0, 600, 16, "#e8dcc4")
    c.rect(0, 726, 600, 30, c.vert("#fff8ea", "#b8ac94"))
    c.rect(0, 756, 600, 150, c.vert("#d9cdb4", "#8f8674"))
    nature.beam(c, [(230, 756), (420, 756), (470, 900), (120, 900)], "#ffd98f", 0.4, 12)
    c.shade(220, 846, 170, 18, 0.5)
    _jar_of_drops(c)
    c.path("M430,760 L440,840 H516 L526,760Z", c.horiz("#d98a60", "#b3603c", "#6d3426"))
    for k in range(11):
        nature.leaf(
            c, 478, 760, 80 + (k * 37) % 50, -170 + k * 16, mix("#4f8a5c", "#24503c", k % 3 / 3), "#a8c890"
        )


def _teddy(c: Canvas, tone: str) -> None:
    """A worn toy bear sitting on (0, 0), turned to the left, roasting something on a stick."""
    fur = c.horiz(lighter(tone, 0.35), tone, darker(tone, 0.45))
    c.segment(-36, -40, -98, -66, "#4a2430", 3.4)
    c.rect(-110, -76, 20, 17, "#fff1e4", 6)
    c.limb([(20, -14), (40, -6), (46, -2)], (26, 24, 20), darker(tone, 0.3))
    c.ellipse(4, -34, 31, 35, fur)
    c.ellipse(-6, -32, 17, 23, lighter(tone, 0.4), 0.55)
    c.limb([(-8, -12), (-30, -8), (-42, -10)], (25, 24, 22), fur)
    c.ellipse(-47, -10, 10, 12, lighter(tone, 0.45))
    c.limb([(-12, -54), (-28, -46), (-38, -40)], (17, 16, 14), fur)
    for x, y in ((-22, -112), (20, -110)):
        c.circle(x, y, 12, darker(tone, 0.2))
        c.circle(x, y, 7, darker(tone, 0.45))
    c.circle(-3, -88, 29, fur)
    c.ellipse(-19, -80, 13, 10, lighter(tone, 0.5))
    c.ellipse(-26, -84, 5, 4, "#2a1420")
    c.circle(-14, -96, 4, "#1a0c14")
    c.path("M8,-102 l8,8 M16,-102 l-8,8", "none", "#2a1420", 2.6)
    c.path("M2,-62 L-6,-20 M-8,-52 l10,3 M-10,-42 l10,3", "none", darker(tone, 0.6), 2, 0.7)


@scene("p10", "violet", Light((0.0, 0.3, 0.8), 0.6, focus=(310, 720), lamps=0.2))
def camp_under_the_table(c: Canvas) -> None:
    x: float
    nature.wash(c, "#1a0f38", "#2f1a52", "#4a2a5c")
    c.rect(0, 610, 600, 300, c.vert("#5a3060", "#23123c"))
    for i in range(6):
        for _ in (-1, 1):
            c.ring(300, 740, 90 + i * 44, 24 + i * 13, "#8d4a93" if i % 2 else "#c98a9c", 5, 0.4)
    c.glow(300, 680, 420, "#ffb060", 0.8)
    for x, w, tone in ((40, 46, "#3a1a3c"), (560, 46, "#3a1a3c")):
        c.path(
            f"M{x - w / 2},150 L{x - w / 4},720 H{x + w / 4} L{x + w / 2},150Z",
            c.horiz("#6b3a4c", tone, "#1a0c24"),
        )
    legs = (
        (130, "#24305c", "#14101f", 1),
        (196, "#24305c", "#14101f", 1),
        (398, "#8a4a3c", "#5a2418", -1),
        (470, "#8a4a3c", "#5a2418", -1),
    )
    for x, cloth, shoe, s in legs:
        c.limb(
            [(x, 130), (x + s * 6, 320), (x, 520), (x + s * 4, 640)],
            (62, 56, 44, 40),
            c.horiz(lighter(cloth, 0.1), cloth, darker(cloth, 0.5)),
        )
        c.blob(
            [
                (x - 26, 640),
                (x + 22, 634),
                (x + 30, 660),
                (x + s * 60, 676),
                (x + s * 58, 694),
                (x - s * 28, 694),
                (x - s * 32, 664),
            ],
            shoe,
        )
    c.path(
        "M-10,-10 H610 V190 Q590,250 560,196 Q530,262 494,200 Q462,268 424,202 Q392,272 352,204 "
        "Q318,274 280,204 Q244,272 208,202 Q172,268 138,200 Q104,262 70,196 Q34,250 -10,190Z",
        c.vert("#fff1e4", "#f0c4b8", "#b87a98"),
    )
    for k in range(13):
        c.path(f"M{k * 48},0 Q{k * 48 + 12},90 {k * 48 + 4},190", "none", "#a8688c", 2, 0.5)
    for k in range(9):
        nature.flower(c, 36 + k * 66, 120 + (k % 2) * 22, 13, "#c2543d", "#ffd98f")
    things.envelope(c, 538, 792, 54, "#fff1d8", "#c2543d", -20)
    for rot in (20, -24, 70):
        with c.at(300, 760, 1, rot):
            c.limb([(-56, 0), (56, 0)], (13, 11), "#4a2430")
    for dx, h in ((-14, 52), (14, 60), (0, 92)):
        things.flame(c, 300 + dx, 758, h)
    with c.group(through=c.rim("#ffd090", -2, 1)), c.at(164, 812, 0.95):
        back = creatures.hedgehog(c, "#5a3a3c", "#d9a880")
        for x, y in back[1:-1]:
            for _ in range(3):
                c.limb([(x, y), (x * 1.18 + c.r.uniform(-5, 5), y * 1.22)], (3.4, 0.6), "#8a6058")
    with c.group(through=c.rim("#ffd090", 2, 1)), c.at(440, 830, 1.0):
        _teddy(c, "#a86c3c")
    for _ in range(40):
        c.circle(300 + c.r.gauss(0, 40), c.r.uniform(380, 720), c.r.uniform(1, 2.8), "#ffd98f", 0.8)


@scene("p11", "milk", Light((0.7, -0.5, 0.7), backdrop=0.8))
def cloud_in_a_cage(c: Canvas) -> None:
    x: float
    y: float
    built.room(c, 650, ("#8fa8a8", "#c4cdbf", "#d9d3bd"), ("#b39a78", "#6f5844"), 8)
    c.rect(330, 96, 200, 380, "#f6efdc")
    c.rect(344, 110, 172, 352, c.vert("#f2b25c", "#f6d090", "#fbeed0"))
    c.path("M344,410 q60,-40 100,-10 t72,-16 v78 h-172Z", "#c9a070")
    nature.birds(c, 9, 360, 160, 500, 340, "#7a5a4c", 8)
    c.path("M430,110 V462 M344,286 H516", "none", "#f6efdc", 8)
    nature.beam(c, [(344, 110), (516, 462), (330, 900), (-60, 900), (0, 560)], "#fff1c8", 0.3, 12)
    c.segment(210, 0, 210, 160, "#2b3a45", 4)
    c.shade(226, 786, 150, 24, 0.35)
    c.rect(120, 610, 190, 18, "#7a5238", 4)
    for x in (138, 292):
        c.limb([(x, 626), (x + (x - 215) * 0.12, 790)], (14, 10), "#6b4630")
    c.rect(44, 92, 116, 140, c.horiz("#c99a5c", "#8a6034"), 4)
    c.rect(56, 104, 92, 116, c.vert("#6f9ab0", "#c4d8d0"))
    puffs = (
        (142, 412, 28),
        (168, 384, 36),
        (206, 358, 46),
        (250, 378, 38),
        (280, 410, 28),
        (230, 408, 40),
        (186, 414, 38),
    )
    for x, y, r in puffs:
        c.circle(102 + (x - 212) * 0.42, 172 + (y - 395) * 0.42, r * 0.42, "#fffaf0")
    with c.group(through=c.body("#f6faff", -3, 5, 0.55, 18, 0.9, 0.15, "#2f3f5c")):
        for x, y, r in puffs:
            c.circle(x, y, r, c.vert("#c4d0dc", "#7f90a8"))
        c.path("M116,424 Q130,446 172,444 Q212,456 254,444 Q298,446 306,422 Q212,408 116,424Z", "#66778f")
    for x, y, r in ((196, 350, 16), (164, 380, 12), (246, 370, 13)):
        c.path(f"M{x - r},{y + r * 0.3} q{r * 0.2},{-r} {r * 1.2},{-r * 0.9}", "none", "#f6faff", 4, 0.7)
    for _ in range(46):
        x, y = c.r.uniform(140, 284), c.r.uniform(440, 580)
        c.segment(x, y, x - 3, y + 14, "#4f7f9c", 2.2, 0.8)
    c.ellipse(212, 588, 96, 12, "#7fa8b8")
    with c.group(through=c.rim("#fff8e4", -1.4, 1.2)):
        things.cage(c, 212, 594, 220, 420, "#4a3a30")
    for x, y in ((120, 640), (232, 648), (300, 640)):
        c.segment(x, 628, x, y, "#4f7f9c", 2, 0.7)
        c.ellipse(x, y + 4, 3, 6, "#7fa8c8")
    c.path("M400,652 h116 l-12,150 h-92Z", c.horiz("#c98a5c", "#8a5234"))
    with c.at(458, 650, 1):
        c.circle(0, -66, 66, "#dff0f0", 0.55)
        c.path("M-64,-76 A66,66 0 1 0 64,-76 Q0,-58 -64,-76Z", "#8fc0c8", op=0.8)
        c.ring(0, -66, 66, 66, "#ffffff", 3, 0.8)
        c.ellipse(0, -128, 34, 8, "#ffffff", 0.6)
        c.path("M-40,-96 q-10,30 4,60", "none", "#ffffff", 5, 0.8)
    with c.at(520, 420, 0.52, -30):
        creatures.fish(c, "#f08a4b", "#c2402f")
    for k in range(5):
        c.circle(474 + k * 9, 548 - k * 22, 4, "#8fc0d8")


@scene("p12", "violet", Light((-0.55, -0.65, 0.75), backdrop=0.7))
def mirror_says_otherwise(c: Canvas) -> None:
    built.room(c, 690, ("#1d123c", "#3a1f5c", "#5a2f6c"), ("#4a2a50", "#160c28"), 8)
    nature.beam(c, [(-20, 60), (140, -20), (520, 760), (250, 900)], "#f0a3a0", 0.22, 16)
    shape = (
        "M330,130 C430,130 500,230 500,380 C500,540 430,640 330,640 C230,640 160,540 160,380 "
        "C160,230 230,130 330,130Z"
    )
    with c.group(through=c.body("#ffe6b0", -3, 3, 0.5, 10, 0.9, 0.3)):
        c.path("M230,700 L250,600 M430,700 L410,600", "none", "#b3803c", 16)
        c.path(shape, "#c9954c", "#c9954c", 44)
        for k in range(18):
            a = math.tau * k / 18
            c.circle(330 + math.cos(a) * 186, 385 + math.sin(a) * 270, 13, "#e0b060")
        c.path("M286,104 Q330,40 374,104 Q330,84 286,104Z", "#e0b060")
    with c.group(clip=c.clip(shape)):
        c.rect(150, 120, 360, 540, c.vert("#3f7f9c", "#8fd0d8", "#ffe6c0", "#f0b090"))
        nature.clouds(c, "#ffffff", 0.6, 0.006, 0.014, 120, 460, 0.46)
        c.path("M150,470 q80,-50 170,-14 t190,-20 v90 h-360Z", "#7a9a90")
        c.rect(150, 500, 360, 150, c.vert("#8fc8cc", "#3f7f9c"))
        for _ in range(40):
            nature.dash(
                c, c.r.uniform(150, 480), c.r.uniform(504, 640), c.r.uniform(10, 60), 3, "#fff6e0", 0.5
            )
        with c.at(340, 570, 1.7, flip=True):
            creatures.swan(c, "#fffaf0")
        c.path("M170,300 L330,130 M190,420 L420,150", "none", "#ffffff", 12, 0.18)
    c.shade(300, 800, 190, 26, 0.5)
    things.chair(c, 214, 812, 300, "#3a1f34")
    with c.group(through=c.rim("#ffc0b0", -2.4, 2)), c.at(214, 664, 1.5):
        creatures.raven(c, "#140c22")
    for x, y, rot in ((420, 800, 20), (470, 850, -40), (120, 860, 70)):
        with c.at(x, y, 0.9, rot):
            c.path("M0,0 C10,-14 40,-18 60,0 C40,10 14,10 0,0Z", "#fff6ea")
            c.path("M-14,4 Q20,-4 58,0", "none", "#b87a98", 1.8)
