"""The four boxes on the start page, and the wanderers people choose as their picture.

Square pictures with one idea each; none of them shows a card of the deck.
"""

from __future__ import annotations

import math

from tools.painter import built, nature, things
from tools.painter.canvas import Canvas, num, polyline
from tools.painter.palettes import darker, lighter, mix
from tools.painter.people import figure

SIDE = 660


def box_daynight() -> Canvas:
    """One globe, half sun and half moon, over someone who stands on the border."""
    c = Canvas(11, "rosedawn", SIDE, SIDE)
    nature.sky(c, ("#5a6fae", "#c99bb0", "#f6b487", "#ffe0a6"))
    nature.clouds(c, "#fff3d8", 0.7, 0.005, 0.014, 30, 420, 0.46)
    edge = c.linear([(0, "#000", 1), (0.46, "#000", 1), (0.54, "#fff", 1), (1, "#fff", 1)], (0, 0), (1, 0.06))
    dark_half = c.define(f'<mask id="{{id}}"><rect width="{SIDE}" height="{SIDE}" fill="{edge}"/></mask>')
    with c.group(mask=dark_half):
        nature.sky(c, ("#0a1230", "#16265a", "#33508a", "#7480ae"))
        nature.stars(c, 150, 430)
        nature.clouds(c, "#8fa3d6", 0.35, 0.004, 0.012, 0, 460, 0.5)
    x, y, r = 330, 250, 140
    c.glow(x - 20, y, 420, "#ffdf9a", 0.8)
    for k in range(9):
        a = math.pi / 2 + 0.16 + k * (math.pi - 0.32) / 8
        c.poly(
            [
                (x + math.cos(a) * (r + 16), y + math.sin(a) * (r + 16)),
                (x + math.cos(a - 0.06) * (r + 30), y + math.sin(a - 0.06) * (r + 30)),
                (x + math.cos(a) * (r + 64), y + math.sin(a) * (r + 64)),
                (x + math.cos(a + 0.06) * (r + 30), y + math.sin(a + 0.06) * (r + 30)),
            ],
            "#ffe3a0",
        )
    c.path(
        f"M{x},{y - r} A{r},{r} 0 0 0 {x},{y + r}Z",
        c.radial("#fff6d2", "#ffd978", "#f0a24a", cx=0.6, cy=0.4, r=0.9),
    )
    c.path(
        f"M{x},{y - r} A{r},{r} 0 0 1 {x},{y + r}Z",
        c.radial("#f3efdd", "#c9cde0", "#8b97c4", cx=0.3, cy=0.4, r=0.9),
    )
    for cx, cy, q in ((378, 206, 20), (414, 264, 26), (366, 310, 15), (352, 250, 9), (430, 206, 10)):
        c.ellipse(cx, cy, q, q * 0.86, "#8f9ac4", 0.55)
    rows = ((440, "#d79a8c", "#5f6ba2"), (500, "#a8687c", "#3c487f"), (566, "#57386a", "#1c2450"))
    for k, (base, warm, cold) in enumerate(rows):
        fill = c.linear([(0, warm, 1), (0.45, warm, 1), (0.56, cold, 1), (1, cold, 1)], (0, 0), (1, 0))
        line = [
            (xx, base - math.sin(xx * 0.011 + k * 2.1) * 22 - math.sin(xx * 0.027 + k) * 9)
            for xx in range(-10, 680, 8)
        ]
        c.path(polyline(line) + " L680,680 L-20,680Z", fill)
        if k < 2:
            nature.fog(c, base + 36, 34, 0.35, "#e9c7c0")
    figure(c, 330, 574, 80, "#170f2c", "point", "#e8604c", rim="#fff0cd")
    return c


def _season(c: Canvas, top: bool) -> None:
    half = SIDE // 2
    leaves: tuple[str, ...]
    if top:
        c.rect(0, 0, SIDE, half, c.vert("#3f83a5", "#8fc0bd", "#e8d6a6", "#f6c286"))
        nature.clouds(c, "#fff1c8", 0.6, 0.005, 0.015, 0, 260, 0.47)
        nature.disc(c, 478, 122, 50, "#fff1c8", halo=4.5)
        trunk, ground = "#3a2019", "#8a5a3c"
        leaves = ("#d9653b", "#f2b25c", "#e8604c", "#ffd98f", "#8fb04a")
    else:
        c.rect(0, 0, SIDE, half, c.vert("#140e33", "#33205e", "#5f3c86", "#b57aa6"))
        nature.clouds(c, "#e0b0d8", 0.45, 0.005, 0.015, 0, 260, 0.47)
        nature.stars(c, 90, 220)
        nature.moon(c, 478, 122, 50, "#ffe9d8", 3.4)
        trunk, ground = "#120a2b", "#2b1a55"
        leaves = ("#58d0c8", "#b9e9ff", "#8ad6d0", "#ffe0d0")
    with c.group(clip=c.clip_rect(0, 0, SIDE, half)):
        nature.ridge(c, 292, 18, mix(ground, "#e5c294" if top else "#a571a6", 0.45), trees=12)
        nature.fog(c, 296, 26, 0.4)
        nature.ridge(c, 322, 5, ground)
        c.r.seed(5)
        nature.tree(c, 250, 330, 300, trunk, 0.52, 7, 0, 26, leaves, 5 if top else 4)
        c.rect(0, 324, SIDE, 8, trunk)
        figure(c, 404, 326, 66, trunk, "point", "#e8604c" if top else "#ffe08a", rim="#fff1c8", flip=True)


def box_dnup() -> Canvas:
    """One tree, one wanderer; below the line the other way up, in another season."""
    c = Canvas(3, "sand", SIDE, SIDE)
    with c.group(clip=c.clip_rect(0, 0, SIDE, SIDE // 2)):
        _season(c, True)
    with c.group(f"rotate(180,{SIDE / 2},{SIDE / 2})"), c.group(clip=c.clip_rect(0, 0, SIDE, SIDE // 2)):
        _season(c, False)
    c.path("M0,330 q80,-4 160,0 t160,0 t160,0 t180,0", "none", "#fff1c8", 3, 0.75)
    return c


WALLS = ("#c9694f", "#d99a56", "#7f9d84", "#5e86a3", "#9a6f93", "#c77f6a", "#d2ab6a", "#6f9a9b",
         "#7c79a8", "#b8626a")  # fmt: skip


def _tower(c: Canvas, x: float, y: float, w: float, floor: float) -> None:
    lamp = "#ffe39a"
    for i, tone in enumerate(WALLS):
        top = y - (i + 1) * floor
        j = (-4, 5, -2, 4, -5, 3, -3, 5, -4, 2)[i]
        c.rect(
            x - w / 2 + j, top, w, floor + 1, c.horiz(lighter(tone, 0.28), tone, mix(tone, "#1b1d3a", 0.45))
        )
        c.rect(x - w / 2 + j - 4, top + floor - 4, w + 8, 5, mix(tone, "#1b1030", 0.5))
        for q, wx in enumerate((-34, 0, 34)):
            if i == 0 and q == 1:
                c.arch(x + j, top + floor - 4, 26, floor * 0.75, "#4a2a24")
                continue
            lit = (i * 3 + q * 5) % 4 != 0
            c.rect(
                x + wx - 8 + j,
                top + floor * 0.22,
                16,
                floor * 0.5,
                lamp if lit else mix(tone, "#1b1d3a", 0.62),
                2,
            )
            c.segment(x + wx + j, top + floor * 0.22, x + wx + j, top + floor * 0.72, "#4a2a24", 1.5)
    t = y - 10 * floor
    c.rect(x + 22, t - 66, 14, 34, "#6d2f3a")
    c.poly(
        [(x - w / 2 - 14, t + 4), (x - 10, t - 62), (x + 10, t - 62), (x + w / 2 + 14, t + 4)],
        c.horiz("#8a4048", "#6d2f3a", "#3f1c30"),
    )
    c.circle(x, t - 20, 10, lamp)
    for i in range(10):
        c.glow(x, y - (i + 0.5) * floor, 90, "#ffcf7d", 0.24)


def box_numberloor() -> Canvas:
    """A house of ten floors, and balloons that carry you up and down."""
    c = Canvas(31, "verdigris", SIDE, SIDE)
    nature.sky(c, ("#1f5a78", "#5aa0a6", "#f0cf9c", "#f7b27e"))
    nature.clouds(c, "#fff4da", 0.8, 0.004, 0.012, 40, 560, 0.44)
    nature.disc(c, 150, 430, 54, "#fff2c8", halo=4.5)
    nature.ridge(c, 566, 22, "#6f8f86", trees=18)
    nature.fog(c, 588, 30, 0.5, "#ffe6c4")
    _tower(c, 352, 600, 124, 45)
    nature.ridge(c, 606, 8, "#1f3a3c", trees=10)
    for x, y, r, tone in (
        (196, 188, 58, "#c2543d"),
        (500, 262, 44, "#3d6f9c"),
        (496, 100, 27, "#6a3f96"),
        (128, 372, 24, "#3f7a3a"),
    ):
        things.balloon(c, x, y, r, (tone, "#fbf0d6"))
    c.line([(196, 276), (250, 370), (290, 420)], "#2a1b20", 1.6, 0.8)
    figure(c, 196, 278, 28, "#1c1320", scarf="#e8604c")
    nature.birds(c, 8, 420, 330, 640, 470, "#25434a", 7)
    figure(c, 236, 608, 48, "#12201f", "point", "#ffcf6b", rim="#ffe6c4")
    return c


def box_dixit() -> Canvas:
    """A door ajar in the middle of the sea, with an evening behind it that is not ours."""
    c = Canvas(3, "verdigris", SIDE, SIDE)
    nature.sky(c, places=(0, 0.32, 0.54, 0.68))
    nature.clouds(c, "#eef2cf", 0.6, 0.004, 0.016, 0, 430, 0.47)
    nature.clouds(c, "#0f3b3f", 0.55, 0.005, 0.02, 0, 320, 0.5)
    nature.sea(c, 420, glitter_x=310, density=110, spread=60)
    c.glow(310, 290, 400, "#ffd98f", 0.8)
    x, y, w, h = 232, 120, 160, 318
    with c.captured() as doorway:
        c.rect(x - 16, y - 16, w + 32, h + 16, "#0d2a2d")
        c.rect(x, y, w, h, c.vert("#fff6cf", "#ffcf7d", "#f08a4b"))
        c.circle(x + 100, y + 112, 34, "#fffbe0")
        c.path(f"M{x},{y + 220} q50,-40 90,-8 t70,-14 v120 h-160Z", "#c9673d")
        c.path(f"M{x},{y + 262} q60,-30 160,4 v52 h-160Z", "#7d3a34")
        nature.birds(c, 9, x + 16, y + 40, x + 90, y + 170, "#7d3a34", 7)
        c.poly(
            [(x + w, y), (x + w + 96, y - 34), (x + w + 96, y + 344), (x + w, y + 318)],
            c.horiz("#1d5457", "#0b2b30"),
        )
        for top, low in ((24, 130), (172, 300)):
            c.poly(
                [
                    (x + w + 18, y + top),
                    (x + w + 78, y + top - 16),
                    (x + w + 78, y + low + 8),
                    (x + w + 18, y + low),
                ],
                "#0a2328",
                0.7,
            )
        c.circle(x + w + 84, y + 164, 6, "#ffd98f")
    c.add("".join(doorway))
    c.mirror(doorway, y + h, 0.55)
    nature.shafts(c, 310, y + h, 7, 0.55, 380, math.pi / 2, 0.5, "#ffd98f", 0.09)
    with c.captured() as rower, c.group(through=c.rim("#ffd98f", -2, 1)):
        built.boat(c, 130, 566, 128, "#07191c")
        c.segment(160, 560, 208, 600, "#07191c", 4)
        figure(c, 128, 572, 80, "#07191c", "brim", "#c2543d", (34, 40))
    c.add("".join(rower))
    c.mirror(rower, 590, 0.4)
    nature.fog(c, 428, 22, 0.5)
    return c


HATS = {
    "point": "M-62,-8 Q0,18 66,-6 Q30,-44 -18,-128 Q-26,-56 -62,-8Z",
    "brim": "M-78,-6 Q0,22 80,-6 L42,-20 L38,-74 Q0,-92 -38,-74 L-42,-20Z",
    "bun": "M-46,-2 a46,44 0 0 1 92,0 Q0,-26 -46,-2Z M-22,-44 a24,24 0 1 1 44,0Z",
    "crown": "M-46,-10 L-58,-78 L-24,-46 L0,-92 L24,-46 L58,-78 L46,-10 Q0,6 -46,-10Z",
    "feather": "M-70,-4 Q0,20 70,-4 L40,-20 Q0,-70 -40,-20Z M28,-26 Q50,-104 104,-112 "
               "Q92,-54 40,-18Z",
    "beret": "M-52,-6 Q-78,-44 -20,-62 Q52,-76 70,-34 Q66,-6 46,-4 Q0,-24 -52,-6Z "
             "M6,-64 q-2,-14 8,-18 l4,6 q-6,4 -4,12Z",
    "top": "M-72,-8 Q0,18 74,-8 L40,-20 L48,-118 Q0,-132 -48,-118 L-40,-20Z",
    "straw": "M-104,6 Q0,26 106,4 Q60,-20 40,-26 Q30,-66 0,-68 Q-30,-66 -40,-26 Q-60,-20 -104,6Z",
    "cap": "M-46,-4 Q-50,-58 4,-60 Q52,-56 48,-14 Q80,-12 92,6 Q60,2 40,-8 Q-4,-22 -46,-4Z",
    "turban": "M-52,2 Q-66,-62 0,-72 Q66,-62 52,2 Q20,-26 -10,-24 Q-40,-18 -52,2Z",
    "horns": "M-48,0 Q-46,-60 0,-62 Q46,-60 48,0 Q0,-26 -48,0Z M-40,-30 Q-80,-44 -72,-92 "
             "Q-56,-58 -26,-52Z M40,-30 Q80,-44 72,-92 Q56,-58 26,-52Z",
    "bonnet": "M-58,50 Q-70,-66 0,-68 Q70,-66 58,50 Q44,-20 0,-26 Q-44,-20 -58,50Z",
}  # fmt: skip

# Palette, cloak, scarf, hat: told apart by shape first and by colour second.
WANDERERS = (
    ("nocturne", "#3b2f63", "#e8604c", "point"), ("rosedawn", "#1f5a5e", "#ffd98f", "brim"),
    ("verdigris", "#5a2a4a", "#f2b25c", "hood"), ("ember", "#2f4a2a", "#fbf0d6", "bun"),
    ("sand", "#2a3f78", "#e8604c", "crown"), ("violet", "#e6d9bb", "#58d0c8", "feather"),
    ("abyss", "#b5502f", "#ffe6a3", "beret"), ("milk", "#8a2f4a", "#f3dca6", "straw"),
    ("nocturne", "#c98a2e", "#fbf0d6", "turban"), ("verdigris", "#7a3f96", "#ffe6a3", "cap"),
    ("rosedawn", "#233a6e", "#e8604c", "top"), ("sand", "#1f6b52", "#fff1c8", "bonnet"),
    ("ember", "#24406e", "#f2b25c", "horns"), ("abyss", "#d8c7a0", "#e8604c", "point"),
    ("milk", "#2f5f73", "#c2543d", "hood"), ("violet", "#7c2a38", "#ffe08a", "crown"),
    ("sand", "#6a3f96", "#ffd98f", "top"), ("nocturne", "#1f6b62", "#f0a3a0", "straw"),
    ("verdigris", "#c2543d", "#fbf0d6", "feather"), ("ember", "#e6d9bb", "#4fb3b0", "beret"),
    ("rosedawn", "#5a7a3a", "#fff2cf", "horns"), ("milk", "#3b2f63", "#f2b25c", "bun"),
    ("abyss", "#8d4a93", "#ffb65c", "bonnet"), ("violet", "#1d5457", "#f0a3a0", "cap"),
)  # fmt: skip


def wanderer(index: int) -> Canvas:
    """A faceless traveller seen to the shoulders, hat and scarf against a big pale globe."""
    palette, cloak, scarf, hat = WANDERERS[index]
    c = Canvas(60 + index, palette, 320, 320)
    nature.sky(c)
    nature.clouds(c, c.p.light, 0.5, 0.006, 0.014, 0, 320, 0.46)
    right = index % 2 == 0
    nature.disc(c, 212 if right else 104, 116, 74, halo=3)
    nature.ridge(c, 262, 20, c.tint(0.6), trees=5)
    x, y = (148, 152) if right else (168, 152)
    skin = mix(("#4a3448", "#6b4a44", "#3c2c3c", "#7a5a4c")[index % 4], c.p.haze, 0.18)
    cloth = c.linear(
        [(0, lighter(cloak, 0.14), 1), (0.6, cloak, 1), (1, darker(cloak, 0.55), 1)], (0, 0), (1, 0.4)
    )
    with c.group(through=c.rim(c.p.light, -3 if right else 3, 2)):
        c.path(
            f"M{x - 26},{y + 52} C{x - 84},{y + 84} {x - 122},{y + 150} {x - 126},340 "
            f"H{x + 126} C{x + 122},{y + 150} {x + 84},{y + 84} {x + 26},{y + 52}Z",
            cloth,
        )
        with c.at(x, y, 1, flip=not right):
            if hat == "hood":
                c.path("M-56,62 Q-72,-62 6,-72 Q74,-56 58,62 Q0,90 -56,62Z", cloth)
                c.ellipse(4, 10, 36, 46, darker(skin, 0.25))
            else:
                c.ellipse(0, 14, 42, 48, skin)
                c.path(HATS[hat], cloth)
                if hat in ("brim", "top", "straw", "feather"):
                    c.path("M-42,-20 Q0,-6 42,-20 L41,-34 Q0,-20 -41,-34Z", scarf)
                if hat == "turban":
                    c.circle(0, -38, 9, scarf)
                    c.path(
                        "M-50,-10 Q-10,-50 46,-40 M-40,-40 Q0,-66 52,-14", "none", darker(cloak, 0.4), 4, 0.7
                    )
            c.path(
                "M-50,54 Q0,86 52,50 Q58,72 44,80 Q90,104 112,96 Q92,134 24,96 Q-30,98 -54,78Z",
                c.vert(lighter(scarf, 0.2), darker(scarf, 0.2)),
            )
            for k in range(3):
                c.path(
                    f"M{num(-34 + k * 26)},{num(66 + k % 2 * 6)} q8,8 6,18",
                    "none",
                    darker(scarf, 0.4),
                    2.4,
                    0.6,
                )
    return c
