"""A card of a ride: a submarine like a fish."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.scenes import solid
from tools.painter.solid import beasts
from tools.painter.solid.figure import head
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import Look
from tools.painter.solid.space import Camera, spin, vec


def _tank(s: Stage) -> None:
    """A porthole full of water, about one wide, and a goldfish looking out along z."""
    gold, fin = s.mat("#f8902c", "#e0501c", "scales", 26, shine=0.5), s.mat("#f8b050", "#e8702c", soft=0.6)
    s.ball((0, 0, -0.06), (0.72, 0.72, 0.1), s.mat("#4fb0c4", "#9fe0dc", "fade", 1.4, shine=0.8, glow=0.35))
    with s.at(0.02, -0.02, 0.2, yaw=-58, scale=0.5):
        with s.body():
            s.ball((0, 0, 0), (0.34, 0.46, 0.62), gold)
            s.ball((0, -0.04, 0.6), (0.13, 0.12, 0.08), fin, 0.04)
        s.sheet(
            (0, 0, -0.95),
            [(0.45, 0.06), (-0.3, 0.62), (-0.12, 0), (-0.3, -0.62), (0.45, -0.06)],
            fin,
            0.05,
            yaw=-90,
        )
        s.sheet(
            (0, 0.52, -0.1), [(-0.4, -0.12), (0.34, -0.12), (-0.1, 0.34), (-0.4, 0.26)], fin, 0.04, yaw=-90
        )
        beasts.eyes(s, 0.29, 0.12, 0.36, 0.11, ring="#fff2d0")
    bubble = s.mat("#e8fbff", shine=1.0, glow=0.5)
    for x, y, r in ((0.3, 0.3, 0.05), (0.22, 0.46, 0.035), (0.36, 0.12, 0.03)):
        s.ball((x, y, 0.22), r, bubble)


@solid("p20")
def the_tin_fish(seed: int) -> Stage:
    s = Stage(
        seed,
        "violet",
        Camera((-0.7, 2.02, 8.6), (-0.16, 1.3, 0.0), 49, roll=-9),
        sky="#8a90d0",
        ground="#4a4080",
        fill=0.45,
        haze="#6a5aa0",
        thin=0.05,
        clear=7,
    )
    b = s.back
    _, line, _ = s.camera.seen((0.0, 2.0, -60.0))
    with b.group(f"rotate({s.camera.roll},300,{line:.0f})"):
        b.rect(-200, -200, 1000, line + 202, b.vert("#d88a98", "#f0a890", "#f8cc9c", "#ffe8c0"))
        b.rect(-200, line, 1000, 1100 - line, b.vert("#c890b0", "#7a62a8", "#3a2f70", "#1c1848"))
        for k in range(6):
            top = -60 + k * 130
            corners = [(top, line), (top + 60, line), (top - 60, 960), (top - 190, 960)]
            nature.beam(b, corners, "#ffd8c8", 0.2, 14)
    nature.clouds(b, "#fff0dc", 0.7, 0.004, 0.012, 0, 230, 0.44)
    s.sun((-0.5, 0.9, 0.6), "#ffe0c0", 1.9, 0.07)
    tin = s.mat("#c88a4c", "#8a5430", "scales", 3.4, contrast=0.5, shine=0.6, gloss=26)
    dark = s.mat("#8a5430", "#5a3420", "staves", 16, shine=0.5)
    brass, lit = s.mat("#e0b458", "#a87a2c", shine=0.8), s.mat("#f0b060", "#b86a34", glow=0.3)
    holes = (-0.72, 0.06, 0.8)
    with s.at(0.0, 0.55, 0.0, yaw=-16, roll=5):
        with s.body():
            s.cone((-0.75, 0, 0), (0.9, 0.04, 0), 0.82, 0.86, tin)
            s.cone((-0.75, 0, 0), (-1.9, 0.1, 0), 0.8, 0.26, tin, 0.3)
            s.cone((0.9, 0.04, 0), (1.5, -0.02, 0), 0.84, 0.5, tin, 0.2)
            for x in holes:
                s.ball((x, 0.06, 0.72), (0.34, 0.34, 0.46), lit, 0.02, carves=True)
        for x in (-1.2, -0.33, 0.44, 1.2):
            s.ring((x, 0.03, 0), 0.86 if abs(x) < 1 else 0.74, 0.035, dark, axis=(1, 0, 0))
        s.ball((1.58, 0.34, 0.34), 0.16, s.mat("#fff4d8", glow=0.8))
        s.ring((1.5, 0.34, 0.4), 0.17, 0.04, brass, axis=(0.6, 0, 0.6))
        s.limb([(1.5, -0.3, 0.5), (1.72, -0.26, 0.3), (1.86, -0.22, 0.0)], (0.05, 0.05), dark)
        fin = s.mat("#b8603c", "#7a3420", "streaks", 8, shine=0.4)
        tail = [(0.2, -0.1), (-0.7, -0.72), (-0.52, 0.0), (-0.7, 0.78), (0.2, 0.16)]
        s.sheet((-2.0, 0.1, 0), tail, fin, 0.03, round_=0.02)
        s.sheet(
            (-0.1, 0.86, 0), [(-0.7, -0.1), (0.6, -0.1), (-0.2, 0.5), (-0.7, 0.44)], fin, 0.03, round_=0.02
        )
        side = [(0.25, 0.1), (-0.2, 0.2), (-0.75, -0.34), (-0.3, -0.3)]
        s.sheet((0.1, -0.5, 0.7), side, fin, 0.03, round_=0.02, pitch=-40)
        for x in holes:
            s.ring((x, 0.06, 0.8), 0.32, 0.06, brass, axis=(0, 0, 1))
            s.lamp((x, 0.3, 0.9), "#ffc878", 1.0, 0.3, soft=0)
        with s.at(holes[0], 0.06, 0.72, scale=0.44):
            _tank(s)
        with s.at(0.42, 0.82, 0):
            s.lathe((0, 0, 0), [(0, 0), (0.34, 0), (0.3, 0.34), (0, 0.34)], tin, round_=0.03)
            s.cone((0, 0.3, 0), (0, 1.3, 0), 0.06, 0.06, brass)
            s.cone((0, 1.3, 0), (0.2, 1.36, 0.05), 0.075, 0.085, brass)
            s.ball((0.27, 1.37, 0.07), 0.07, s.mat("#8fd8e8", shine=1.0, glow=0.4))
        faces = []
        for n, x in enumerate(holes[1:]):
            look = (
                Look(hair="#a8562c", style="bob", smile=0.5),
                Look(hair="#d8d0c8", beard="#e0d8d0", hat="cap", hat_colour="#2f4a6c", brow=0.6),
            )[n]
            spot = vec(s.world(x, 0.04, 0.62))
            faces.append((look, spot))
    for look, spot in faces:
        head(s, look, spot, spin(-14, 0, 4), 0.17, vec(s.camera.eye) - spot)
    surface = s.mat("#d8a8b8", "#a880b0", step=2, mirror=0.4, shine=0.5)
    s.box((0, 1.985, -6.0), (12, 0.012, 8.0), surface, 0.002)
    with s.at(1.28, 1.95, 0.5, yaw=-64, scale=0.5):
        yellow = s.mat("#f8c828", "#f0a018", shine=0.4)
        with s.body():
            s.ball((0, 0.2, -0.1), (0.42, 0.32, 0.52), yellow)
            s.cone((0, 0.3, -0.4), (0, 0.52, -0.68), 0.16, 0.04, yellow, 0.12)
            s.ball((0, 0.72, 0.24), 0.3, yellow, 0.12)
            s.ball((0, 0.66, 0.55), (0.16, 0.06, 0.14), s.mat("#f07028"), 0.02)
        beasts.eyes(s, 0.15, 0.8, 0.47, 0.05)
    for px, py, far, turn in (
        (110, 700, 6.5, 60),
        (165, 745, 7.0, 70),
        (470, 790, 6.0, -60),
        (90, 800, 8.0, 50),
    ):
        with s.at(*s.camera.out(px, py, far), yaw=turn, scale=0.12), s.body():
            s.ball((0, 0, 0), (0.35, 0.6, 1), s.mat("#e89ab8", "#a85a90", "fade", 2))
            s.sheet((0, 0, -1.2), [(-0.3, 0), (0.35, 0.6), (0.35, -0.6)], s.mat("#e89ab8"), 0.05, yaw=90)
    for px, py, r in ((96, 470, 7), (80, 430, 5), (104, 395, 9), (88, 350, 5)):
        s.front.ring(px, py, r, r, "#fff0f4", 1.8, 0.7)
    s.focus = (0.3, 0.7, 0.9)
    return s
