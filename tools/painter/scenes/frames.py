"""Pictures in pictures, puzzles and dolls inside dolls."""

from __future__ import annotations

import math

from tools.painter import built, creatures, nature, things
from tools.painter.canvas import Canvas, Points, sampled
from tools.painter.relief import Light
from tools.painter.scenes import scene


def _on_track(track: Points, share: float) -> tuple[float, float, float]:
    """A place on the track and the slope there, in degrees."""
    line = sampled(track, 24)
    at = round(share * (len(line) - 1))
    before, after = line[max(at - 3, 0)], line[min(at + 3, len(line) - 1)]
    return *line[at], math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))


def _smoke(c: Canvas, points: Points, small: float, large: float) -> None:
    """One thick trail along the points, billowing where it is oldest."""
    line = sampled(points, 7)
    with c.group(through=c.blur(1.6), opacity=0.92):
        for shade, tone in ((5, "#b8bcb8"), (0, "#fffaf0")):
            for k, (x, y) in enumerate(line):
                t = k / (len(line) - 1)
                r = small + (large - small) * t
                c.circle(x + math.sin(k * 2.4) * r * 0.7, y + math.cos(k * 1.7) * r * 0.6 + shade, r, tone)


@scene("p45", "verdigris", Light(backdrop=0.7))
def train_leaves_the_painting(c: Canvas) -> None:
    built.room(c, 690, ("#1f5552", "#2f7068", "#3f8074"), ("#8a5a3c", "#4a2c20"), 8)
    for j in range(10):
        for i in range(9):
            c.path(f"M{30 + i * 68},{24 + j * 70} q12,-20 24,0 q-12,20 -24,0Z", "#1a4a48", op=0.5)
    x, y, w, h = 78, 78, 376, 360
    c.shade(280, 270, 300, 300, 0.5)
    with c.group(clip=c.clip_rect(x, y, w, h)):
        c.rect(x, y, w, h, c.vert("#6fa8c8", "#c9dcc8", "#f6e0a8", "#e8b070"))
        nature.clouds(c, "#ffffff", 0.7, 0.006, 0.015, 70, 320, 0.45)
        c.path("M78,330 l76,-140 l50,70 l64,-116 l94,156 l100,-60 v240 h-390Z", c.vert("#7f92a8", "#b8c4bc"))
        c.path("M154,190 l-20,38 l22,-8 l14,12 l4,-12Z M268,144 l-26,50 l26,-10 l22,14 l8,-12Z", "#ffffff")
        c.path("M78,352 q90,-40 190,-14 t200,-20 v140 h-390Z", c.vert("#8fae68", "#5f8a50"))
        for k in range(10):
            nature.fir(c, 90 + k * 40, 350 + (k % 3) * 10, 50 + (k * 23) % 36, "#2f5f4c")
    things.picture_frame(c, x, y, w, h, "#d9a94f", 34)
    _smoke(c, [(530, 592), (528, 540), (494, 470), (440, 420), (380, 372), (340, 310), (280, 270)], 6, 22)
    track = [(78, 386), (130, 386), (190, 408), (262, 480), (340, 580), (412, 668), (494, 706), (624, 716)]
    line = sampled(track, 6)
    for k in range(10, len(line), 5):
        px, py = line[k]
        if py > 470 and py < 690:
            c.segment(px - 6, py, px - 12, 780, "#4a2c1c", 9)
            c.segment(px + 12, py - 14, px + 20, 748, "#3a2016", 8)
            c.segment(px - 10, py + 60, px + 18, py + 40, "#4a2c1c", 5)
    count = len(line) - 1
    for k, (px, py) in enumerate(line):
        t = k / count
        gauge = 7 + 17 * t
        c.segment(
            px - gauge * 0.4, py + gauge * 0.4, px + gauge * 0.7, py - gauge * 1.15, "#4a2c1c", 3.5 + 5 * t
        )
    for rail in (1.0, 0.0):
        c.line(
            [
                (px + (7 + 17 * k / count) * 0.5 * rail, py - (7 + 17 * k / count) * 0.8 * rail)
                for k, (px, py) in enumerate(line)
            ],
            "#7f7a74" if rail else "#d8d2c4",
            4.5,
        )
    with c.group(through=c.rim("#fff3c4", 2, 2)):
        for share, wide, tone in ((0.075, 66, "#8a2f34"), (0.25, 88, "#2f6f73"), (0.45, 122, "#8a2f34")):
            px, py, slope = _on_track(track, share)
            with c.group(f"translate({px:.1f},{py - 2:.1f}) rotate({slope:.1f})"):
                built.wagon(c, 0, 0, wide, tone, "#ffe39a")
        px, py, slope = _on_track(track, 0.765)
        with c.group(f"translate({px:.1f},{py - 2:.1f}) rotate({slope - 2:.1f})"):
            built.locomotive(c, 0, 0, 190, "#24345c", "#e0a13d")
    c.glow(548, 664, 130, "#fff0b0", 0.9)
    things.chair(c, 116, 866, 190, "#6b3c26")
    with c.group(through=c.rim("#fff3c4", 2, 2)), c.at(118, 772, 0.86):
        c.path(
            "M-34,-6 Q-38,-34 -30,-40 Q0,-54 30,-40 Q38,-34 34,-6 Q0,4 -34,-6Z",
            c.horiz("#e0604c", "#b03434", "#6a1c28"),
        )
        c.path("M-35,-16 Q0,-4 35,-16 L35,-5 Q0,7 -35,-5Z", "#2a1c28")
        c.path("M2,-2 Q30,2 46,4 Q40,-10 30,-8 Q16,-2 2,-2Z", "#16101c")
        c.circle(2, -12, 5.4, "#f2c45c")
    c.segment(206, 862, 192, 744, "#3a2016", 6)
    c.circle(190, 728, 24, "#fff3d8")
    c.circle(190, 728, 17, "#3f8a5c")
    c.shade(300, 862, 70, 10, 0.5)
    things.suitcase(c, 300, 862, 96, "#b5602f", "#4a2a24")


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
