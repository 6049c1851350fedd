"""A cloud on a leash that has seen another one."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, feather, form, line, mass, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.cloud_walkers import (
    RED,
    RED_DEEP,
    bloom,
    fist_up,
    frog,
    umbrella,
    walker,
)

ROWS = (
    ((306.0, 150.0, 50.0), (364, 116, 62), (428, 126, 54), (480, 152, 50)),
    ((262, 192, 44), (346, 176, 52), (412, 172, 56), (526, 190, 38)),
    ((300, 212, 44), (366, 214, 52), (440, 212, 54), (494, 214, 38)),
)
"""The cloud from its far top to its near belly: places and sizes of its billows."""
Flower = tuple[float, float, float, float, str, float]
FLOWERS: tuple[Flower, ...] = (
    (300, 716, 676, 9, "#e86a84", -8),
    (334, 722, 686, 8, "#f6e6d0", 6),
    (516, 726, 680, 10, "#c884d0", 8),
    (560, 736, 690, 10, "#f0a84c", 10),
    (540, 770, 712, 13, "#e8687c", 12),
    (330, 776, 716, 14, "#f0b84c", -12),
    (566, 820, 744, 18, "#f6e6d0", 14),
    (352, 850, 764, 19, "#8a9ae0", -10),
    (330, 900, 812, 24, "#e85c70", -14),
    (560, 900, 806, 25, "#f0b84c", 16),
)


def _avenue(c: Canvas) -> None:
    """Trees in the haze, a meadow, and the walk that leads away under the cloud."""
    x: float
    y: float
    r: float
    for y, tone, soft, puffs in (
        (612, "#c4ccb8", 8, ((40, 70), (150, 52), (250, 60), (360, 48), (450, 56), (560, 70))),
        (640, "#a4b498", 7, ((-10, 90), (90, 58), (600, 84))),
    ):
        with c.group(through=torn(c, tone, 0.05, soft, 1.1, 4)):
            for x, r in puffs:
                for dx, dy, k in ((-0.6, 0.1, 0.6), (0.5, 0.0, 0.66), (0, -0.5, 0.7), (0, 0.3, 0.8)):
                    c.ellipse(x + dx * r, y - r * 0.5 + dy * r, r * k, r * k * 0.8, "#fff")
    # One big tree at the left edge, its light side to the evening.
    c.limb([(40, 250), (30, 480), (22, 690)], (26, 34, 52), "#6a6450")
    c.limb([(34, 260), (20, 480), (4, 690)], (6, 9, 14), "#e8d8a4", 0.8)
    crown = (("#6c8460", 16.0, 22.0, 1.0), ("#8fa468", 0, 0, 0.92), ("#c4c480", -26, -28, 0.8))
    for tone, dx, dy, k in crown:
        with c.group(through=torn(c, tone, 0.045, 8, 1.1, 4)):
            for x, y, r in ((-10.0, 150.0, 84.0), (70, 90, 74), (20, 240, 70), (110, 190, 58), (-20, 40, 80)):
                c.ellipse(x + dx, y + dy, r * k, r * k * 0.8, "#fff")
    nature.fog(c, 640, 46, 0.6, "#f4ecd0")
    c.path(
        contour("-20,672! 160,656 340,650 470,648 620,656! 620,920! -20,920!"),
        c.vert("#b8bc88", "#8a9858", "#54683c"),
    )
    with form(
        c,
        "430,650! 446,650! 452,690 440,740 420,800 400,920! 60,920! 150,830 270,760 370,708 420,676",
        "#dccca8",
    ):
        mass(c, "440,650 470,700 440,800 420,930 330,930 400,780 424,700", "#a08c78", 12, 0.6)
        mass(c, "60,930 170,820 300,750 300,790 200,870 160,930", "#f8ecc8", 12, 0.7)
        for _ in range(70):
            t = c.r.random()
            x, y, n = 440 - t * 240 + c.r.uniform(-20, 40) * (0.3 + t), 660 + t * 240, 5 + t * 34
            line(
                c,
                f"{x},{y} {x + n / 2},{y - 1} {x + n},{y}",
                c.r.choice(("#b8a484", "#f0e4c0", "#9c8a74")),
                (0.4, 1 + t * 2, 0.4),
                0.6,
            )
    nature.grass(c, -10, 200, lambda _: 700 + c.r.uniform(0, 170), 90, 18, ("#6a8040", "#98a058", "#4c6838"))
    nature.grass(c, 450, 610, lambda _: 690 + c.r.uniform(0, 170), 90, 18, ("#6a8040", "#98a058", "#4c6838"))


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
    for row, puffs in enumerate(ROWS):
        dim = row * 0.2
        for tone, dx, dy, share, soft in (
            ("#66748c", 5.0, 14.0, 1.0, 12),
            (mix("#98a4b4", "#66748c", dim), 0, 2, 0.97, 9),
            (mix("#ccd0ce", "#8a98ac", dim), -6, -8, 0.88, 9),
            (mix("#f0ead8", "#a8b0bc", dim), -10, -14, 0.72, 9),
            (mix("#fff6dc", "#c0c4c8", dim), -15, -20, 0.5, 10),
        ):
            with c.group(through=torn(c, tone, 0.028, soft, 0.7, 3.4)):
                for x, y, r in puffs:
                    c.ellipse(x + dx * r / 50, y + dy * r / 50, r * share, r * share * 0.86, "#fff")
    mass(c, "250,236 320,248 400,254 480,244 530,224 500,262 400,276 300,264", "#4a566c", 14, 0.6)
    # The ring of its collar shows beneath.
    line(c, "318,222 322,244 332,258", RED_DEEP, (14, 16, 10))
    line(c, "316,222 320,242 330,255", RED, (10, 12, 7))
    c.ring(334, 262, 8, 9, "#f0c860", 4)


def _rain(c: Canvas) -> None:
    for _ in range(190):
        x, y = c.r.uniform(276, 528), c.r.uniform(270, 800)
        n = c.r.uniform(16, 40)
        line(
            c,
            f"{x},{y} {x + 2.4},{y - n / 2} {x + 5},{y - n}",
            c.r.choice(("#f4f6f0", "#dfeaf0", "#8fa4b8")),
            (2.2, 1.8, 0.4),
            c.r.uniform(0.4, 0.85),
        )


def _flowers(c: Canvas) -> None:
    for x, foot, y, r, tone, tilt in FLOWERS:
        w = r / 20
        with c.relief(0.1):
            stem = [(x + tilt * -0.6, foot), (x + 3, (foot + y) / 2), (x, y)]
            c.limb(stem, (6 * w, 5 * w, 3.4 * w), "#3f6a34")
            mid = (foot + y) / 2
            for side, dy in ((-1, 0.0), (1, 16)):
                feather(
                    c,
                    (x + 2, mid + dy * w),
                    (x + side * r * 1.5, mid + dy * w - r * 0.9),
                    r * 0.6,
                    "#4f7c3c" if side > 0 else "#88ac54",
                    "#c8dc8c",
                    0.16 * side,
                )
        bloom(c, x, y, r, tone, tilt)


def _leash(c: Canvas) -> None:
    for tone, w, dx in ((RED_DEEP, 5.4, 1.0), (RED, 4.0, 0.0), ("#ff9a78", 1.2, -0.8)):
        line(c, f"{335 + dx},270 {330 + dx},400 {294 + dx},520 {284 + dx},548", tone, (w, w, w, w))
    for tone, w, dx in ((RED_DEEP, 5.4, 1.0), (RED, 4.0, 0.0)):
        line(c, f"{284 + dx},546 {296 + dx},600 {276 + dx},626 {268 + dx},592 {284 + dx},550", tone, (w,) * 5)


@scene("p77", "milk", Light(strength=0.0, focus=(320, 420)), by_hand=True)
def walking_the_cloud(c: Canvas) -> None:
    nature.sky(c, ("#8ea8b4", "#bccbc8", "#ece4c8", "#f8dca4"), (0, 0.34, 0.6, 0.76))
    nature.clouds(c, "#f4f0e0", 0.5, 0.004, 0.012, 0, 560, 0.46)
    c.glow(-40, 480, 520, "#ffe6a8", 0.9)
    _avenue(c)
    with c.at(80, 261, 0.6):
        _other(c)
    _cloud(c)
    _rain(c)
    _flowers(c)
    with c.at(248, 354, 0.56):
        umbrella(c)
        frog(c)
    walker(c)
    _leash(c)
    fist_up(c)
    nature.grass(c, 390, 610, 912, 34, 36, ("#5a7438", "#88984c", "#3c5830", "#b8b868"))
    nature.grass(c, -10, 110, 912, 26, 40, ("#5a7438", "#88984c", "#3c5830"))
