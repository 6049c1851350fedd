"""A cloud on a leash that has seen another one."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import along, contour, feather, form, line, mass, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.cloud_walkers import (
    RED,
    RED_DEEP,
    bloom,
    bowler_head,
    fists,
    frog,
    umbrella,
    walker,
)

CLOUD = (
    "262,246 236,240 214,222 206,196 220,172 246,164! 240,134 258,108 290,104! 300,72 338,56 374,66 396,88! "
    "418,78 440,90 448,112! 458,92 486,82 516,92 530,114! 552,118 566,140 562,166 548,182! 556,202 540,224 "
    "512,228! 490,244 462,238! 446,262 410,268 384,256! 360,276 322,274 302,258! 284,262"
)
Flower = tuple[float, float, float, float, str, float]
FAR: tuple[Flower, ...] = (
    (300, 742, 598, 22, "#e86a84", -14),
    (336, 748, 566, 18, "#f6e6d0", 8),
    (470, 742, 548, 24, "#c884d0", 10),
    (516, 748, 606, 26, "#f0a84c", 14),
    (556, 760, 690, 19, "#e8687c", 16),
    (272, 770, 692, 17, "#f0b84c", -16),
    (494, 760, 672, 17, "#f6e6d0", 8),
    (318, 770, 664, 20, "#8a9ae0", -8),
    (430, 745, 700, 16, "#f6c8b0", 0),
)
NEAR: tuple[Flower, ...] = (
    (296, 880, 806, 20, "#f6e6d0", -16),
    (524, 900, 782, 28, "#e85c70", 14),
    (566, 910, 838, 24, "#f0b84c", 20),
    (330, 900, 846, 18, "#c884d0", -6),
    (486, 900, 852, 20, "#f6e6d0", 6),
    (262, 900, 862, 17, "#e8687c", -16),
)


def _avenue(c: Canvas) -> None:
    """A row of planes that runs to the right, and the wet walk beside it."""
    for x, y, r in ((470.0, 588.0, 60.0), (560, 600, 44), (380, 570, 60), (620, 590, 60)):
        with c.group(through=torn(c, "#b4c4b8", 0.05, 8, 1.0, 4), opacity=0.9):
            c.ellipse(x, y, r, r * 0.7, "#fff")
    for x, foot, wide, top, haze in (
        (432.0, 662.0, 8.0, 560.0, 0.74),
        (376, 668, 11, 520, 0.62),
        (296, 680, 17, 440, 0.46),
        (164, 704, 30, 300, 0.28),
        (4, 760, 70, 60, 0.1),
    ):
        bark = mix("#5a5244", "#c8d0c4", haze)
        c.limb(
            [(x + wide * 0.3, top), (x, (top + foot) / 2), (x, foot)], (wide * 0.7, wide, wide * 1.5), bark
        )
        c.limb(
            [(x - wide * 0.36, top), (x - wide * 0.4, foot - wide)], (wide * 0.1, wide * 0.3),
            mix("#f0d8a0", "#c8d0c4", haze), 0.8,
        )  # fmt: skip
        for side, up in ((1, 0.2), (-1, 0.36)):
            c.limb(
                [
                    (x, top + (foot - top) * up),
                    (x + side * wide * 2, top + wide),
                    (x + side * wide * 3, top - wide),
                ],
                (wide * 0.5, wide * 0.3, wide * 0.1),
                bark,
            )
        size = wide * 4.6
        for tone, dx, dy, share in (
            (mix("#3c5a44", "#c8d0c4", haze), 10.0, 16.0, 1.0),
            (mix("#6a8a50", "#c8d0c4", haze), -6, -4, 0.9),
            (mix("#c8c070", "#d0d4c0", haze), -22, -22, 0.62),
        ):
            with c.group(through=torn(c, tone, 0.05, max(2.4, size * 0.07), 1.2, 4)):
                for ax, ay, r in ((-0.7, 0.0, 0.6), (0.6, -0.1, 0.62), (0, -0.5, 0.66), (0.1, 0.2, 0.5)):
                    k = size / 60
                    c.ellipse(
                        x + ax * size + dx * k,
                        top + ay * size * 0.7 + dy * k,
                        r * size * share,
                        r * size * 0.62 * share,
                        "#fff",
                    )
    nature.fog(c, 640, 46, 0.5, "#f0ead2")
    c.path(
        contour("-20,720! 160,690 340,668 470,654 620,648! 620,920! -20,920!"),
        c.vert("#a8b07c", "#7c8c4c", "#4c6238"),
    )
    # The walk comes from the right and passes under his feet.
    with form(
        c,
        "620,654! 540,658 430,676 300,712 150,770 -20,836! -20,930! 260,930! 330,840 420,764 520,704 "
        "620,676!",
        "#d8c8a4",
    ):
        mass(c, "620,650 430,680 200,760 -20,850 -20,800 300,690", "#a89078", 10, 0.6)
        mass(c, "-20,880 120,860 260,900 200,940 -20,940", "#8a7a74", 20, 0.7)
        for _ in range(60):
            t = c.r.random()
            x = 560 - t * 560 + c.r.uniform(-30, 60)
            y = 666 + t * 190 + c.r.uniform(-8, 40)
            n = 6 + t * 50
            line(
                c,
                f"{x},{y} {x + n / 2},{y - n * 0.1} {x + n},{y - n * 0.3}",
                c.r.choice(("#b8a484", "#f0e4c0", "#9c8a74")),
                (0.4, 1 + t * 2, 0.4),
                0.6,
            )
    nature.grass(c, 380, 610, lambda x: 700 + (560 - x) * 0.1, 90, 16, ("#6a8040", "#98a058", "#4c6838"))


def _other(c: Canvas) -> None:
    """Far down the walk somebody leads a smaller one, rosy with the evening."""
    with c.at(552, 668, 0.86), c.relief(0.1):
        c.ellipse(4, 2, 26, 4, "#7a6a64", 0.6)
        with form(c, "-10,0! -8,-34 -4,-52 6,-52 10,-34 18,0!", "#7a4468"):
            mass(c, "4,-56 20,-50 22,4 6,4", "#3a2448", 4, 0.8)
        line(c, "-2,-46 -14,-44 -20,-54", "#7a4468", (7, 5, 4))
        c.circle(2, -60, 7, "#d8a080")
        c.path(contour("-12,-63! -4,-74 8,-73 15,-62!"), "#e8d8a8")
        line(c, "-20,-54 -22,-96 -30,-128", RED, (1.6, 1.6, 1.6))
    for tone, dx, dy in (("#c88a8c", 3, 5), ("#f0b8a4", 0, 0), ("#ffe4c0", -5, -5)):
        with c.group(f"translate({dx},{dy})", torn(c, tone, 0.06, 4, 0.8, 5)):
            for x, y, r in ((500.0, 524.0, 18.0), (522, 514, 24), (545, 528, 17), (520, 532, 24)):
                c.ellipse(x, y, r, r * 0.76, "#fff")


def _cloud(c: Canvas) -> None:
    with c.group(through=torn(c, "#6a7c90", 0.03, 12, 1.0, 3), opacity=0.75):
        c.path(contour(CLOUD), "#fff")
    with c.relief(0.1), form(c, CLOUD, "#aeb9c4"):
        mass(
            c,
            "200,200 260,226 330,226 420,220 500,196 570,160 580,240 440,290 280,290 220,260",
            "#5a6a80",
            20,
            0.95,
        )
        mass(c, "290,262 350,240 410,250 470,230 440,280 320,290", "#3f4c66", 13, 0.85)
        for text, tone, soft in (
            ("206,196 220,170 250,166 262,190 250,214 226,220", "#e4e2d8", 8),
            ("242,136 260,108 292,104 310,128 300,160 262,164", "#f2ead6", 9),
            ("300,76 338,56 376,66 390,92 370,124 322,122 304,104", "#fbf2dc", 10),
            ("404,92 420,78 440,92 444,116 420,130", "#e8e2d4", 7),
            ("458,96 486,82 514,94 520,120 490,140 464,128", "#fbf0d8", 9),
            ("522,120 550,118 562,140 546,160 524,150", "#d8d4d0", 7),
        ):
            mass(c, text, tone, soft, 0.95)
        for text in (
            "300,160 312,138 304,112", "392,92 410,122 402,150", "262,190 270,206 262,226",
            "448,114 440,140 452,166", "520,118 530,140 522,162", "340,200 366,214 396,206",
        ):  # fmt: skip
            mass(
                c,
                text
                + " "
                + " ".join(
                    f"{float(p.split(',')[0]) + 12},{float(p.split(',')[1]) + 4}"
                    for p in reversed(text.split())
                ),
                "#7c8aa0",
                5,
                0.75,
            )
        mass(c, "206,190 226,164 246,166 236,180 218,204", "#ffdf9c", 5, 0.9)
        mass(c, "240,134 262,106 288,104 272,118 254,146", "#ffe6ac", 5, 0.9)
        mass(c, "300,74 336,56 356,60 330,74 312,98", "#fff0c4", 5, 0.9)
        mass(c, "458,96 480,83 500,86 480,96 468,116", "#ffedbc", 5, 0.8)
    # Its tail wags.
    with form(
        c, "258,200 224,196 198,176 184,146 182,114 194,92 210,94 216,112 214,132 226,148 250,158", "#c4cad0"
    ):
        mass(
            c,
            "250,150 222,150 210,128 208,100 222,104 226,136 260,160 250,200 214,196 240,176",
            "#7c8aa0",
            6,
            0.8,
        )
        mass(c, "182,120 192,94 206,92 196,120 204,156 224,184 200,176 184,148", "#fff0c8", 6, 0.95)
    for text in ("176,104 168,118 168,134", "228,84 238,96 238,110"):
        line(c, text, "#fff4d8", (0.6, 2.6, 0.6), 0.8)
    # The collar sits where the head begins.
    line(c, "447,104 458,134 463,174 460,214 452,246", RED_DEEP, (14, 19, 20, 18, 12))
    line(c, "445,104 455,134 460,174 457,214 449,244", RED, (10, 15, 16, 14, 9))
    line(c, "443,116 451,142 454,174 452,206", "#ff8a6c", (1, 4, 4, 1), 0.9)
    for x, y, r, tone in (
        (440, 106, 13, "#e8e2d4"),
        (458, 104, 12, "#c8ccd0"),
        (444, 252, 13, "#56647c"),
        (460, 246, 11, "#56647c"),
    ):
        with c.group(through=c.blur(2.4)):
            c.circle(x, y, r, tone)
    c.ring(451, 214, 9, 10, "#f0c860", 4)
    c.circle(449, 231, 8, "#c8902c")
    c.circle(448, 230, 6, "#f8d870")


def _rain(c: Canvas) -> None:
    for _ in range(190):
        x, y = c.r.uniform(262, 530), c.r.uniform(266, 770)
        n = c.r.uniform(16, 40)
        line(
            c,
            f"{x},{y} {x + 2.4},{y - n / 2} {x + 5},{y - n}",
            c.r.choice(("#f4f6f0", "#dfeaf0", "#8fa4b8")),
            (2.2, 1.8, 0.4),
            c.r.uniform(0.4, 0.85),
        )


def _flowers(c: Canvas, near: bool) -> None:
    for x, foot, y, r, tone, tilt in NEAR if near else FAR:
        with c.relief(0.1):
            c.limb([(x + tilt * -0.6, foot), (x + 3, (foot + y) / 2), (x, y)], (6, 5, 3.4), "#3f6a34")
            c.limb(
                [(x - 1.4 + tilt * -0.6, foot), (x + 1.6, (foot + y) / 2), (x - 1.4, y)],
                (1.6, 1.8, 1),
                "#a8c468",
            )
            mid = (foot + y) / 2
            for side, dy in ((-1, 0.0), (1, 16)):
                feather(
                    c,
                    (x + 2, mid + dy),
                    (x + side * r * 1.5, mid + dy - r * 0.9),
                    r * 0.6,
                    "#4f7c3c" if side > 0 else "#88ac54",
                    "#c8dc8c",
                    0.16 * side,
                )
        bloom(c, x, y, r, tone, tilt)


def _leash(c: Canvas) -> None:
    for tone, w, dx in ((RED_DEEP, 6.0, 1.0), (RED, 4.6, 0.0), ("#ff9a78", 1.4, -0.8)):
        line(c, f"{447 + dx},218 {370 + dx},330 {286 + dx},474", tone, (w, w, w))


def _puddle(c: Canvas) -> None:
    with form(c, "24,880! 80,858 170,862 226,876! 180,902 80,906", "#8fa4ac"):
        mass(c, "90,856 150,860 150,910 90,910", "#5a5250", 6, 0.7)
        mass(c, "24,884 60,866 80,880 50,900", "#f8e4b0", 6, 0.8)
        line(c, "60,888 110,884 160,890", "#e8f0ec", (0.6, 2.4, 0.6), 0.8)
        line(c, "120,896 160,894 200,886", "#e8f0ec", (0.6, 2, 0.6), 0.7)


@scene("p77", "milk", Light(strength=0.0, focus=(320, 420)), by_hand=True)
def walking_the_cloud(c: Canvas) -> None:
    nature.sky(c, ("#8ea8b4", "#bccbc8", "#ece4c8", "#f8dca4"), (0, 0.34, 0.62, 0.8))
    nature.clouds(c, "#f4f0e0", 0.6, 0.004, 0.012, 0, 560, 0.46)
    c.glow(-40, 480, 520, "#ffe6a8", 0.9)
    _avenue(c)
    with c.group("translate(6,-18)"):
        _other(c)
    _cloud(c)
    _flowers(c, False)
    _rain(c)
    with c.group("translate(-6,-9)"):
        umbrella(c)
        frog(c)
    _puddle(c)
    leans = "translate(14,0) rotate(-4,200,840)"
    with c.group(leans):
        walker(c)
    _leash(c)
    with c.group(leans):
        fists(c)
        bowler_head(c)
    _flowers(c, True)
    nature.grass(c, 250, 610, 912, 46, 40, ("#5a7438", "#88984c", "#3c5830", "#b8b868"))
    for x, y in along("300,700 420,720 540,716", 4):
        for dx in (-6, 6):
            line(
                c, f"{x},{y + 60} {x + dx * 0.6},{y + 54} {x + dx},{y + 50}", "#f4faf4", (0.5, 1.8, 0.5), 0.7
            )
