"""Cards that ask something: a pair of scales, a flock on threads, a hand in the soil."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.palettes import darker, lighter
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.model import Stage
from tools.painter.solid.space import Camera, spin


def _paper_crane(s: Stage, tone: str) -> None:
    """A folded crane about one long, flying along z."""
    paper, shade = (
        s.mat(tone, lighter(tone, 0.4), "plain", 2, soft=0.5),
        s.mat(darker(tone, 0.12), tone, "plain", 2, soft=0.5),
    )
    with s.body():
        s.sheet(
            (0, 0, 0), [(-0.34, 0.06), (0, -0.2), (0.34, 0.06), (0, 0.16)], paper, 0.05, yaw=90, round_=0.004
        )
        s.sheet(
            (0, 0.16, 0.4), [(-0.1, -0.16), (0.08, -0.12), (0.16, 0.3), (0.08, 0.3)], shade, 0.015, yaw=-90
        )
        s.sheet((0, 0.42, 0.58), [(-0.04, 0.02), (0.22, -0.1), (0.06, 0.07)], paper, 0.013, yaw=-90)
        s.sheet((0, 0.14, -0.44), [(0.12, -0.16), (-0.08, -0.1), (-0.3, 0.34)], shade, 0.015, yaw=-90)
    for side in (-1, 1):
        with s.at(0, 0.1, 0, roll=side * 24):
            s.sheet(
                (side * 0.36, 0, 0),
                [(side * -0.36, -0.2), (side * 0.42, -0.26), (side * 0.5, -0.02), (side * -0.36, 0.2)][
                    ::side
                ],
                paper if side > 0 else shade,
                0.006,
                bend=0.15,
                pitch=90,
            )


@solid("p69")
def one_of_the_flock(seed: int) -> Stage:
    s = Stage(
        seed,
        "milk",
        Camera((0.0, -0.9, 5.0), (0.0, 0.45, 0.0), 50, roll=5),
        sky="#c0d4ec",
        ground="#d8c8b8",
        fill=0.75,
        haze="#a8c8e4",
        thin=0.06,
        clear=4,
    )
    b = s.back
    b.rect(0, 0, 600, 900, b.vert("#2f6ab0", "#6aa4d4", "#bcd8e4"))
    nature.clouds(b, "#ffffff", 0.9, 0.004, 0.011, 100, 900, 0.42)
    s.sun((-0.7, 0.9, 0.5), "#fff0cc", 1.7, 0.06)
    tones = ("#e86a5c", "#f0b848", "#6ab0a0", "#f3e8d8", "#8a7ac8", "#e89ab0", "#5a94c8")
    spots = (
        (90, 690, 2.6, 40),
        (520, 760, 3.0, -30),
        (130, 400, 3.9, 60),
        (525, 575, 4.4, -50),
        (90, 160, 4.8, 30),
        (520, 210, 5.2, -40),
        (300, 700, 4.8, 20),
        (400, 110, 6.4, -20),
        (220, 90, 7.4, 40),
        (235, 560, 6.6, -60),
        (400, 610, 7.4, 50),
        (330, 240, 8.8, 10),
        (180, 290, 8.0, -30),
        (440, 350, 9.0, 40),
    )
    line = s.mat("#f8f4ea")
    for k, (px, py, far, yaw) in enumerate(spots):
        x, y, z = s.camera.out(px, py, far)
        s.cone((x, y + 0.08, z), (x, y + 8, z), 0.0028 * far, 0.0028 * far, line)
        with s.at(x, y, z, yaw=yaw, pitch=s.r.uniform(-8, 8), roll=s.r.uniform(-10, 10), scale=0.8):
            _paper_crane(s, tones[k % 7])
    white, black, red = (
        s.mat("#fbf6ec", "#d8d4d0", "streaks", 9, soft=0.5),
        s.mat("#2a2830", "#14141c", "streaks", 9),
        s.mat("#c8302c"),
    )
    x, y, z = s.camera.out(262, 440, 4.7)
    with s.at(x, y, z, yaw=62, pitch=-14, roll=-16, scale=0.95):
        with s.body():
            s.cone((0, 0, -0.3), (0, 0.04, 0.22), 0.17, 0.15, white)
            s.limb(
                [(0, 0.05, 0.28), (0, 0.12, 0.62), (0, 0.3, 0.86), (0, 0.36, 1.1)],
                (0.12, 0.07, 0.05, 0.045),
                white,
                0.06,
            )
            s.ball((0, 0.38, 1.16), (0.065, 0.06, 0.085), white, 0.03)
            s.ball((0, 0.43, 1.15), (0.04, 0.025, 0.05), red)
            s.cone((0, 0.37, 1.22), (0, 0.33, 1.52), 0.028, 0.006, s.mat("#4a4438"))
        beasts.eyes(s, 0.05, 0.4, 1.18, 0.014)
        for side in (-1, 1):
            s.limb(
                [(side * 0.05, -0.06, -0.36), (side * 0.06, -0.1, -0.9), (side * 0.06, -0.06, -1.3)],
                (0.03, 0.02, 0.02),
                black,
            )
            with s.at(side * 0.1, 0.08, 0.08, turn=spin(0, 0, side * 42) @ spin(side * 4)):
                beasts.wing(s, side, 1.3, s.mat("#fbf6ec", "#c8ccd4", "streaks", 9, soft=0.5), black)
    sx, _, _ = s.camera.seen((x, y, z))
    s.front.line(
        [(sx + 40, -10), (sx + 46, 60), (sx + 30, 120), (sx + 52, 168), (sx + 44, 190)], "#f8f4ea", 2.4
    )
    s.focus = (x, y, z)
    return s
