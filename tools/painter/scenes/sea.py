"""On the sea, in bottles of it, and above it."""

from __future__ import annotations

from tools.painter import built, creatures, nature
from tools.painter.canvas import Canvas
from tools.painter.relief import Light
from tools.painter.scenes import scene


@scene("p23", "rosedawn", Light(backdrop=0.0))
def passengers_of_a_slow_cloud(c: Canvas) -> None:
    nature.sky(c)
    nature.clouds(c, "#fff0dd", 0.75, 0.004, 0.012, 120, 760, 0.45)
    nature.clouds(c, "#7d6a9c", 0.45, 0.006, 0.016, 0, 420, 0.5)
    built.city(c, 218, 408, lambda x: 382 + abs(x - 314) * 0.13, 34, 19, "#4a3a6c", "#ffdf8a", 1.15)
    with c.group(through=c.body("#fff0d8", -4, -5, 0.6, 40, 0.8, 0.5, "#2a2350")), c.at(316, 470, 2.02, -4):
        creatures.whale(c, "#9a86b4", "#f6dcc8", "#2a2350")
    for x in (230, 300, 360):
        c.line([(x, 540), (x + 4, 620), (x + 2, 676)], "#3a2f5c", 2)
    for x, size, flip in ((244, 0.52, False), (284, 0.44, True), (330, 0.56, False), (366, 0.42, True)):
        with c.group(through=c.rim("#fff0d8", -1.6, 1)), c.at(x, 690, size, 0, flip):
            creatures.penguin(c)
    c.path("M206,676 H390 L372,724 H224Z", c.vert("#b3683c", "#6d3a44"))
    for k in range(6):
        c.rect(222 + k * 27, 688, 15, 15, "#ffe39a", 2)
    c.path("M200,676 H396 l-6,-10 H206Z", "#7a4048")
    c.path("M314,655 Q330,662 346,654 L344,662 Q330,669 316,662Z", "#e8604c")
    nature.clouds(c, "#ffe9d6", 0.95, 0.005, 0.013, 600, 930, 0.42)
    nature.clouds(c, "#ffffff", 0.8, 0.006, 0.015, 700, 960, 0.44)
    nature.birds(c, 14, 60, 600, 200, 800, c.p.dark, 9)
    c.line([(348, 660), (430, 590), (500, 610)], "#3a2f5c", 1.6)
    with c.at(508, 606, 0.6, 20):
        c.poly([(0, -60), (34, 0), (0, 50), (-34, 0)], "#e8604c")
        c.poly([(0, -60), (34, 0), (0, 0)], "#fff2cf")
        c.poly([(0, 50), (-34, 0), (0, 0)], "#fff2cf")
        c.line([(0, 50), (-10, 80), (8, 104), (-6, 130)], "#e8604c", 3)
