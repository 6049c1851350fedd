"""Pictures in pictures, puzzles and dolls inside dolls."""

from __future__ import annotations

from tools.painter import creatures, nature, things
from tools.painter.canvas import Canvas
from tools.painter.scenes import scene


@scene("p46", "milk")
def year_of_frames(c: Canvas) -> None:
    nature.wash(c, "#c9c0a8", "#e4dac0", "#b3a68c")
    seasons = (
        (46, 56, 508, 790, ("#8fb8d0", "#dfe6d8", "#f6f0e0"), "#e8eef4", "winter", "#8a5a34"),
        (112, 150, 380, 606, ("#c9743c", "#f0b060", "#fbe0a0"), "#b3743f", "autumn", "#c9a04f"),
        (176, 246, 262, 424, ("#3f90c0", "#8fd0e0", "#f6f6d0"), "#5f9a48", "summer", "#6b3c3c"),
        (232, 330, 158, 262, ("#d8b8e0", "#f6dce8", "#fff6e8"), "#a8cc80", "spring", "#d9b468"),
    )
    for x, y, w, h, air, ground, season, gold in seasons:
        with c.group(clip=c.clip_rect(x, y, w, h)):
            c.rect(x, y, w, h, c.vert(*air))
            nature.clouds(c, "#ffffff", 0.5, 0.006, 0.014, y, y + h * 0.6, 0.46)
            low = y + h * 0.84
            c.path(
                f"M{x},{low} q{w * 0.3},{-h * 0.06} {w * 0.55},0 t{w * 0.45},{-h * 0.02} v{h} h{-w}Z", ground
            )
            tones = {
                "winter": (),
                "autumn": ("#d9502f", "#f0a040", "#a83a2c"),
                "summer": ("#3f7f3c", "#6fa848", "#2f6a3c"),
                "spring": ("#f8c0d0", "#ffffff", "#ef93b0"),
            }
            bare = season == "winter"
            for tx in (x + w * 0.1, x + w * 0.9):
                nature.tree(
                    c, tx, low + 8, h * 0.62, "#4a342c", 0.5, 6, 0, w * 0.035, tones[season], 4, w * 0.022
                )
            if bare:
                nature.snow(c, 130, y, y + h, x0=x, x1=x + w)
            if season == "autumn":
                for _ in range(50):
                    c.ellipse(
                        c.r.uniform(x, x + w),
                        c.r.uniform(y + h * 0.3, y + h),
                        6,
                        3.4,
                        c.r.choice(tones["autumn"]),
                        0.9,
                        c.r.uniform(0, 180),
                    )
            if season == "summer":
                for _ in range(40):
                    nature.flower(
                        c, c.r.uniform(x, x + w), c.r.uniform(low + 4, y + h), 5, "#fff6e4", "#f2b25c"
                    )
            if season == "spring":
                c.arch(x + w / 2, low + 8, 46, 92, "#7a4a34")
                c.arch(x + w / 2, low + 8, 36, 84, c.vert("#fffbe0", "#ffe39a"))
                c.glow(x + w / 2, low - 30, 110, "#fff3b0", 0.9)
        things.picture_frame(c, x, y, w, h, gold, 26 if w > 300 else 18)
    for px, py, s, rot in (
        (120, 790, 0.78, -30),
        (196, 700, 0.55, -36),
        (262, 610, 0.36, -42),
        (308, 540, 0.22, -46),
    ):
        with c.at(px, py, s, rot):
            creatures.flying(c, "#c2403a", "#e87a5c")
    c.shade(474, 838, 60, 8, 0.4, "#5a7a9c")
    for x, turn in ((488, 3), (440, -4)):
        with c.at(x, 834, 0.86, turn):
            c.path(
                "M-18,-74 H14 L15,-26 Q36,-22 38,-2 Q38,2 32,2 H-16 Q-20,2 -20,-4Z",
                c.horiz("#e06a54", "#c2403a", "#7a2030"),
            )
            c.path("M-20,0 H38 V7 H-20Z", "#5a1c28")
            c.ellipse(-2, -74, 17, 5, "#3a1420")
    for dx, dy, lean in ((0, -50, -6), (12, -38, 10)):
        c.limb([(492, 776), (490 + dx * 0.6, 776 + dy * 0.6), (490 + dx, 776 + dy)], (3.4, 3, 3), "#4f8a4c")
        with c.at(490 + dx, 776 + dy, 0.8, lean):
            c.path(
                "M0,2 C-16,-4 -14,-24 -8,-30 L-2,-18 L3,-32 L8,-18 L14,-28 C18,-16 14,-2 0,2Z",
                c.vert("#c8a0e8", "#7a4aa8"),
            )
    nature.leaf(c, 490, 772, 40, -60, "#5f9a48")
    nature.leaf(c, 490, 772, 34, -125, "#4f8a4c")
