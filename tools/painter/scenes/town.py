"""Roofs, streets and walking houses."""

from __future__ import annotations

import math

from tools.painter import creatures, nature
from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene


@scene("p27", "milk", Light(backdrop=1))
def one_red_umbrella(c: Canvas) -> None:
    r: float
    x: float
    y: float
    nature.wash(c, "#4a5a68", "#5f707c", "#3f4c5a")
    for j in range(16):
        for i in range(11):
            x, y = i * 62 + (j % 2) * 31 - 10, j * 60
            c.rect(x - 29, y - 27, 58, 54, mix("#566674", "#3a4652", c.r.random()), 7)
    spots: list[tuple[float, float, float]] = [(318.0, 470.0, 92.0)]
    for _ in range(2600):
        r = c.r.uniform(42, 66)
        x, y = c.r.uniform(-20, 620), c.r.uniform(-20, 920)
        if all(math.hypot(x - a, y - b) > (r + q) * 0.9 for a, b, q in spots):
            spots.append((x, y, r))
    for x, y, r in spots[1:]:
        turn = c.r.uniform(0, 1)
        tone = mix("#2b3440", "#5a6674", c.r.random())
        c.shade(x + 12, y + 16, r * 1.15, r * 1.15, 0.6)
        for k in range(8):
            a0, a1 = math.tau * k / 8 + turn, math.tau * (k + 1) / 8 + turn
            lit = 0.5 + 0.5 * math.cos((a0 + a1) / 2 - 3.9)
            am = (a0 + a1) / 2
            with c.relief(3):
                c.path(
                    f"M{x:.1f},{y:.1f} L{x + math.cos(a0) * r:.1f},{y + math.sin(a0) * r:.1f} "
                    f"Q{x + math.cos(am) * r * 0.86:.1f},{y + math.sin(am) * r * 0.86:.1f} "
                    f"{x + math.cos(a1) * r:.1f},{y + math.sin(a1) * r:.1f}Z",
                    mix(darker(tone, 0.4), lighter(tone, 0.28), lit),
                )
        c.circle(x, y, 4, "#c9c9c0")
    x, y, r = spots[0]
    c.shade(x + 16, y + 20, r * 1.2, r * 1.2, 0.7)
    for k in range(8):
        a0, a1 = math.tau * k / 8, math.tau * (k + 1) / 8
        am = (a0 + a1) / 2
        lit = 0.5 + 0.5 * math.cos(am - 0.8)
        c.path(
            f"M{x},{y} L{x + math.cos(a0) * r:.1f},{y + math.sin(a0) * r:.1f} "
            f"Q{x + math.cos(am) * r * 0.9:.1f},{y + math.sin(am) * r * 0.9:.1f} "
            f"{x + math.cos(a1) * r:.1f},{y + math.sin(a1) * r:.1f}Z",
            mix("#8a1f24", "#e8503c", lit),
        )
    with c.relief(0):
        c.circle(x, y, 70, c.radial("#bfe6e8", "#5fa8b4", "#2f6f80"))
    for k in range(3):
        c.ring(x - 10, y + 8, 20 + k * 15, 20 + k * 15, "#ffffff", 1.6, 0.4)
    for dx, dy, rot, s in ((-24, -20, 30, 0.46), (28, 8, 160, 0.42), (-8, 36, -60, 0.38)):
        with c.at(x + dx, y + dy, s, rot):
            creatures.fish(c, "#ffa84f", "#e8602f")
    c.circle(x + 4, y - 34, 8, "#7fa860")
    c.circle(x + 14, y - 38, 6, "#f0a3b0")
    nature.rain(c, 190, -5, 24, "#e8eef0", 0.4)
