"""The night of the comet, and the child that found what fell from it."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, child_profile, jointed
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, feather, form, line, mass, points, round_limb, strands
from tools.painter.palettes import darker, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

DARK, PALE, WARM = "#160f35", "#d8e4ff", "#ffc870"
SKIN = Skin("#e8b490", "#6a3460", "#fff0c0", "#f08868")
COMET = (410, 196)
BLOOM = (462, 706)


def _comet(c: Canvas) -> None:
    x, y = COMET
    c.glow(x - 40, y - 20, 330, "#b8c4ff", 0.55)
    for text, widths, tone, op, soft in (
        (f"{x},{y} 280,120 150,78 -30,50", (60, 90, 120, 190), "#8a9cf0", 0.4, 16),
        (f"{x},{y} 290,134 170,100 -30,96", (46, 56, 70, 90), "#d8d0ff", 0.55, 10),
        (f"{x + 2},{y} 310,146 200,112 40,84", (40, 34, 24, 6), "#ffffff", 0.8, 5),
    ):
        with c.group(through=c.blur(soft)):
            line(c, text, tone, widths, op)
    strands(
        c,
        f"{x - 8},{y - 20} 300,110 160,50 -30,-10",
        f"{x - 10},{y + 20} 290,160 150,134 -30,150",
        34,
        ("#ffffff", "#c8d0ff", "#f0c8ff", "#8fa0f0"),
        (1, 3, 2.4, 0.4),
        16,
        0.55,
    )
    c.glow(x, y, 90, "#ffffff", 1.0)
    c.circle(x, y, 21, "#f4f4ff")
    c.circle(x + 3, y + 2, 15, "#ffffff")
    for _ in range(26):
        t = c.r.random()
        c.circle(
            x - 420 * t + c.r.gauss(0, 20),
            y - 140 * t + c.r.gauss(0, 30),
            c.r.uniform(0.8, 2.2),
            "#ffffff",
            0.8,
        )


def _dark(c: Canvas, text: str, lit: str, coat: str) -> None:
    """A piece of somebody who stands in the dark; ``lit`` is the side that has the comet's light."""
    with form(c, text, mix(coat, DARK, 0.62)):
        mass(c, lit, mix(coat, PALE, 0.5), 4, 0.85)


def _tube(c: Canvas, text: str, widths: tuple[float, float, float]) -> None:
    """A telescope drawn out in three: rings where the parts meet, the comet in its glass."""
    (x, y), *_, (fx, fy) = points(text)
    far = math.hypot(fx - x, fy - y)
    with c.at(x, y, 1.0, math.degrees(math.atan2(fy - y, fx - x))):
        for k, w in enumerate(widths):
            h, near, end = w * 0.66, far * k / 3, far * (k + 1) / 3
            with form(
                c, f"{near},{-h}! {end},{-h}! {end},{h}! {near},{h}!", ("#4a3c78", "#5a4a84", "#6a5a96")[k]
            ):
                mass(
                    c,
                    f"{near},{h * 0.1} {end},{h * 0.1} {end},{h * 2} {near},{h * 2}",
                    "#1c1238",
                    h * 0.3,
                    0.8,
                )
            c.segment(near, -h * 0.6, end, -h * 0.6, "#a89cd8", h * 0.24, 0.8)
            c.segment(end - 1.5, -h * 1.14, end - 1.5, h * 1.14, "#b8925c", 3.4)
        h = widths[-1] * 0.66
        c.ellipse(far + 0.5, 0, h * 0.34, h * 0.98, "#d8e4ff")


def _slim(c: Canvas) -> None:
    """In a cap, looking up to the right; feet at the origin, a hundred and eighty tall."""
    c.shade(0, 1, 50, 7, 0.8, DARK)
    for x in (-9, 9):
        line(c, f"{x - 1},-60 {x},-24 {x + 1},-3", "#181030", (15, 11, 9))
        line(c, f"{x - 4},-2 {x + 4},-3 {x + 13},-1", "#0c0820", (6, 7, 4))
    _dark(
        c,
        "-22,-40! -26,-90 -24,-122 -12,-138 4,-140 18,-130 22,-104 24,-70 26,-42! 0,-36",
        "4,-144 24,-130 30,-40 20,-40 16,-110",
        "#5a4a9c",
    )
    _dark(
        c,
        "-16,-150 -10,-168 6,-174 20,-166 23,-154 14,-142 0,-138",
        "6,-178 28,-164 22,-144 14,-156",
        "#5e3e72",
    )
    _dark(
        c, "-18,-150! -20,-166 -6,-180 10,-180 22,-172! 6,-164 -8,-156", "0,-184 24,-176 14,-170", "#3f6a94"
    )
    _tube(c, "22,-160 52,-188 84,-218", (6, 8, 11))
    line(c, "4,-128 36,-142 48,-180", mix("#5a4a9c", DARK, 0.45), (14, 12, 9))
    c.circle(49, -184, 6.4, mix(SKIN.tone, DARK, 0.55))


def _wide(c: Canvas) -> None:
    """In a long skirt, her hair put up, on a stool, for she is small; she looks up to the left."""
    c.shade(0, 1, 60, 7, 0.8, DARK)
    for x in (-26, 26):
        line(c, f"{x * 0.8},-32 {x},0", "#181030", (6, 5))
    c.path(contour("-34,-36! 34,-36! 34,-29! -34,-29!"), "#2a1c4a")
    line(c, "-28,-35 0,-36 28,-35", "#7a6ab0", (1, 2, 1), 0.8)
    _dark(
        c,
        "-42,-36! -40,-74 -30,-106 -26,-128 -10,-142 10,-142 26,-130 30,-106 40,-72 44,-36! 0,-32",
        "-4,-146 -26,-134 -36,-100 -48,-36 -30,-36 -22,-100",
        "#8a4a80",
    )
    _dark(
        c,
        "16,-152 12,-170 -4,-176 -18,-168 -22,-156 -14,-144 2,-140",
        "-4,-180 -26,-166 -20,-146 -12,-158",
        "#5e3e72",
    )
    _dark(c, "19,-146! 22,-168 8,-180 -8,-179 -18,-172! -4,-166 4,-152", "0,-184 -20,-176 -8,-170", "#6a2c50")
    c.circle(22, -178, 9.5, "#3a1c40")
    _tube(c, "-20,-162 -36,-182 -54,-206", (6, 7, 9))
    line(c, "-2,-130 -30,-140 -34,-176", mix("#8a4a80", DARK, 0.45), (17, 14, 9))
    c.circle(-34, -180, 6.6, mix(SKIN.tone, DARK, 0.55))


def _bent(c: Canvas) -> None:
    """Bent over the eyepiece of a big telescope on three legs; he is round, and does not look up at all."""
    c.shade(-20, 1, 90, 8, 0.8, DARK)
    for text in ("-52,-112 -84,-50 -98,0", "-52,-112 -44,-50 -40,-2", "-52,-112 -20,-50 -8,0"):
        line(c, text, "#181030", (7, 6, 5))
        line(c, text, "#6a5aa0", (1, 2, 1), 0.7)
    for x in (24, 46):
        line(c, f"{x + 6},-60 {x + 2},-24 {x + 4},-3", "#181030", (22, 16, 11))
        line(c, f"{x + 8},-2 {x},-3 {x - 9},-1", "#0c0820", (6, 8, 4))
    _tube(c, "-4,-92 -56,-124 -106,-154", (13, 20, 27))
    _dark(
        c,
        "8,-44! 2,-74 12,-104 34,-124 58,-120 72,-94 70,-60 62,-42! 36,-38",
        "60,-126 34,-132 8,-108 -4,-80 8,-80 26,-108 50,-116",
        "#4a6aa0",
    )
    _dark(c, "8,-96 8,-114 22,-126 38,-122 42,-108 34,-94 20,-90", "24,-130 6,-116 4,-98 14,-108", "#5e3e72")
    _dark(c, "12,-118! 20,-130 36,-130 46,-116 44,-98! 34,-110 24,-116", "14,-126 34,-134 24,-122", "#8a4438")
    line(c, "40,-92 22,-72 6,-86", mix("#4a6aa0", DARK, 0.4), (18, 14, 10))
    c.circle(2, -89, 6.4, mix(SKIN.tone, DARK, 0.55))


def _tall(c: Canvas) -> None:
    """In a top hat and a long coat, one hand behind his back; he looks up to the left."""
    c.shade(4, 1, 56, 7, 0.8, DARK)
    for x in (-9, 11):
        line(c, f"{x},-60 {x},-24 {x},-3", "#181030", (17, 13, 10))
        line(c, f"{x + 5},-2 {x - 4},-3 {x - 14},-1", "#0c0820", (6, 8, 4))
    _dark(
        c,
        "-28,-34! -24,-90 -28,-140 -20,-166 0,-176 22,-166 30,-136 28,-90 40,-34! 6,-42",
        "-2,-180 -24,-168 -34,-130 -32,-34 -22,-34 -20,-140",
        "#5a4a94",
    )
    line(c, "22,-152 46,-116 26,-92", mix("#5a4a94", DARK, 0.7), (17, 14, 10))
    with c.group("rotate(-12,0,-180)"):
        _dark(
            c,
            "17,-184 14,-206 -4,-212 -18,-206 -22,-190 -14,-178 2,-174",
            "-6,-216 -26,-204 -22,-180 -12,-192",
            "#5e3e72",
        )
        c.path(contour("-30,-207! 24,-212! 27,-204! -28,-199!"), "#181030")
        _dark(c, "-19,-206! -23,-250! 18,-254! 17,-209!", "-18,-206 -26,-252 -14,-252 -12,-206", "#4a3c78")
    _tube(c, "-24,-196 -58,-228 -98,-262", (7, 9, 13))
    line(c, "-10,-160 -50,-172 -54,-218", mix("#5a4a94", DARK, 0.45), (18, 14, 10))
    c.circle(-54, -223, 7, mix(SKIN.tone, DARK, 0.55))


def _bloom(c: Canvas) -> None:
    """The flower that gives the light; it bends to the child."""
    x, y = BLOOM
    c.glow(x, y, 320, WARM, 0.75)
    round_limb(
        c,
        f"{x + 34},{y + 150} {x + 40},{y + 90} {x + 26},{y + 40} {x + 6},{y + 6}",
        (9, 8, 7, 6),
        "#4f8a50",
        "#1c2c40",
        "#d8f090",
        (x, y),
    )
    for text in (
        f"{x + 36},{y + 110} {x + 70},{y + 84} {x + 96},{y + 92} {x + 70},{y + 108}",
        f"{x + 38},{y + 134} {x + 10},{y + 104} {x - 14},{y + 104} {x + 8},{y + 126}",
    ):
        with form(c, text, "#4f8a50"):
            mass(c, text, "#c8e880", 9, 0.6)
    for ring, (far, wide, tones) in enumerate(
        ((74, 30, ("#d8503c", "#ec7c48")), (52, 24, ("#f8a040", "#ffbc58")), (28, 18, ("#ffe08c", "#fff0b8")))
    ):
        count = 9 - ring
        for k in range(count):
            a = math.tau * k / count + ring * 0.35
            reach = far * c.r.uniform(0.84, 1.08)
            tip = (x + math.cos(a) * reach - 8, y + math.sin(a) * reach * 0.82 - 2)
            feather(c, (x, y), tip, wide, darker(tones[0], 0.12))
            feather(c, (x, y), (tip[0] * 0.94 + x * 0.06, tip[1] * 0.94 + y * 0.06), wide * 0.8, tones[k % 2])
    c.circle(x - 4, y - 1, 12, "#fffbe8")
    c.glow(x, y, 90, "#fff4c8", 0.6)
    for _ in range(16):
        px, py = x + c.r.gauss(0, 60), y - abs(c.r.gauss(30, 60))
        c.circle(px, py, c.r.uniform(1, 2.6), "#fff4c8", 0.9)


def _mitten(c: Canvas, x: float, y: float, rot: float, tone: str, lit: str) -> None:
    """Seen on its back, the fingers away from the wrist at the origin, the thumb on the left."""
    with c.at(x, y, 1.0, rot), c.relief(0.1):
        for text in (
            "-9,-8! -22,-14 -28,-26 -20,-32 -10,-24! ",
            "-14,2! -15,-18 -13,-40 0,-50 13,-40 16,-18 13,2!",
        ):
            with form(c, text, tone):
                mass(c, "-30,-50 20,-60 14,-34 0,-40 -16,-28", lit, 6, 0.9)
                mass(c, "4,10 20,0 20,-30 10,-14", DARK, 6, 0.5)
        line(c, "-15,2 0,6 14,2", lit, (6, 8, 6), 0.8)


def _face(c: Canvas) -> None:
    """The child's head in its cap, a little bowed; the light comes up into the face."""
    with c.at(286, 576, 1.1, 7), c.relief(0.1):
        with form(c, "-50,-30 -60,4 -54,34 -36,56 -14,52 -6,20 -12,-20", "#4a2438"):
            strands(
                c,
                "-46,-30 -62,10 -50,52",
                "-10,-26 -8,10 -14,54",
                26,
                ("#3a1c38", "#5a2c3e", "#7a4440"),
                (3, 5, 2),
                3,
                0.8,
            )
            mass(c, "-16,0 0,0 -6,60 -26,60", "#d88858", 5, 0.5)
        child_profile(c, SKIN, "#4a5a78", "#8a4c40", 1.0, 2.2, "smile")
        mass(c, "-10,-50 30,-50 40,-34 20,-28 0,-10 -14,10", SKIN.shade, 7, 0.3)
        mass(c, "6,8 24,6 32,18 20,30 6,22", SKIN.cheek, 6, 0.5)
        strands(
            c,
            "-50,-30 -50,10 -44,50",
            "14,-34 2,-6 -6,30",
            22,
            ("#4a2438", "#6a3844", "#8a5048"),
            (6, 8, 1),
            3,
        )
        with form(c, "-58,-4! -68,-46 -52,-90 -8,-110 34,-96 54,-62 56,-34! 6,-34 -30,-20", "#2f7a94"):
            mass(c, "-80,10 -74,-60 -50,-96 -34,-90 -50,-50 -40,0", DARK, 12, 0.75)
            mass(c, "30,-90 60,-60 62,-20 34,-26 40,-60", "#ffd8a0", 9, 0.75)
            mass(c, "-34,-92 -8,-112 22,-104 -4,-92 -24,-74", "#b0c4f0", 8, 0.55)
            for k in range(7):
                x = -50.0 + k * 16
                line(
                    c, f"{x},-12 {x + (-x) * 0.2},-66 {x + (-4 - x) * 0.8},-106", "#1c4a6c", (1, 2.4, 1), 0.5
                )
        line(c, "-60,-6 -26,-20 8,-32 56,-36", "#5a5090", (19, 23, 22, 17))
        line(c, "-60,-8 -26,-22 8,-34 56,-38", "#b8acc4", (15, 19, 18, 13))
        line(c, "14,-32 38,-34 57,-36", "#ffe8c0", (2, 11, 9), 0.8)
        for _ in range(80):
            a, far = c.r.uniform(0, math.tau), math.sqrt(c.r.random()) * 15
            x, y = -12 + math.cos(a) * far, -116 + math.sin(a) * far
            line(
                c,
                (
                    f"{x},{y} {x + math.cos(a) * 4},{y + math.sin(a) * 4} "
                    f"{x + math.cos(a) * 8},{y + math.sin(a) * 8}"
                ),
                mix("#e8dcc8", "#5a5090", max(0, min(1, 0.5 - (x + 12) / 30))),
                (3.6, 3, 0.8),
            )


def _child(c: Canvas) -> None:
    """Kneeling on its heels, in profile: the coat lies over the knees, a boot shows behind."""
    c.shade(226, 872, 176, 18, 0.9, DARK)
    light = (470, 730)
    coat = Cloth("#6a5eae", "#33296c", "#d8a8a8")
    with c.relief(0.1):
        jointed(c, (296, 694), (350, 766), (410, 728), (44, 36, 26), Cloth("#4a4088", DARK, "#a07a98"), light)
        _mitten(c, 408, 730, 62, "#2a5c7c", "#e8b898")
        # The boot lies on its instep, the sole looks back.
        with form(c, "172,822 140,820! 126,826 96,846 70,858 62,872! 90,880 130,880 176,876", "#7a4a38"):
            mass(c, "60,884 180,884 180,858 120,866", "#2c1830", 6, 0.8)
            mass(c, "150,820 172,822 170,850 146,846", "#2c1830", 7, 0.6)
        line(c, "141,818 126,824 96,843 68,857 60,871", "#2a1830", (9, 9, 8, 8, 5))
        line(c, "140,816 125,821 96,840 68,855", "#6a5078", (2, 3, 3, 2), 0.8)
        with form(
            c,
            "244,634 202,652 170,700 148,756 134,812! 138,838 156,856 176,866! 240,878 310,876 358,866! "
            "378,846 366,816 336,792 306,764 304,740 318,704 310,660 284,632",
            coat.tone,
        ):
            mass(c, "110,870 120,780 160,690 224,640 196,730 190,790 196,830 210,880", DARK, 24, 0.7)
            mass(c, "290,640 330,650 340,720 318,750 296,740 300,690", "#b890b0", 11, 0.8)
            mass(c, "270,790 310,776 344,796 372,820 380,846 356,846 326,824 290,812", "#d8a89c", 10, 0.9)
            mass(c, "130,880 200,850 290,860 380,858 390,890 130,890", DARK, 12, 0.65)
            mass(c, "196,800 240,776 296,764 304,778 260,792 224,822 206,850", "#2a2060", 9, 0.65)
            mass(c, "262,660 296,690 290,740 250,760", "#2a2060", 12, 0.45)
            mass(c, "160,720 184,676 226,648 200,696 176,738", "#a8a4f0", 8, 0.5)
            for text in ("206,690 190,760 184,830", "286,790 250,816 236,866", "330,800 318,826 322,866"):
                with c.group(through=c.blur(1.4)):
                    line(c, text, "#2a2060", (0.6, 4.4, 2), 0.5)
        with form(c, "252,640 232,654 222,690 240,716 262,700 276,660", "#b83c50"):
            mass(c, "220,640 240,650 236,716 214,716", "#5a1c44", 7, 0.8)
        strands(
            c,
            "226,650 190,690 168,742 134,768",
            "246,662 212,704 190,752 154,786",
            16,
            ("#b83c50", "#c84c58", "#8a2c48"),
            (8, 9, 8, 5),
            3,
        )
    _face(c)
    # Wound up to the nose.
    with (
        c.relief(0.1),
        form(
            c,
            "228,640 240,622 268,618 296,620 320,617 343,607! 352,626 338,656 312,672 276,676 244,666",
            "#c04454",
        ),
    ):
        mass(c, "220,650 240,640 280,662 336,656 340,690 220,690", "#6a1c40", 8, 0.75)
        mass(c, "316,626 344,608 356,628 336,654 320,650", "#ffb090", 6, 0.85)
        mass(c, "230,636 246,622 280,620 262,632 240,644", "#e88088", 4, 0.6)
        for text in ("238,630 280,642 340,634", "234,644 276,660 334,650"):
            line(c, text, "#7a2444", (0.6, 3, 1), 0.6)
    with c.group("translate(100,168) scale(0.8)"):
        _bloom(c)
    jointed(c, (250, 700), (310, 786), (404, 770), (58, 44, 30), coat, light)
    _mitten(c, 402, 771, 52, "#2f7a94", "#ffd0a0")


def _steps(c: Canvas) -> None:
    """Bare feet went from here into the dark; what they trod on still glows."""
    for k, (x, y) in enumerate(((508, 868), (556, 846), (540, 806), (580, 786), (560, 756))):
        size = 1.25 - k * 0.15
        side = 1 if k % 2 else -1
        with c.group(f"translate({x},{y}) rotate({24 - k * 4}) scale({size * side},{size * 0.72})"):
            c.glow(0, 0, 40, WARM, 0.45)
            c.path(contour("-6,18 -10,6 -9,-8 2,-12 9,-6 6,6 4,18 -1,22"), "#ffdc90", op=0.8)
            for j in range(5):
                c.circle(-9 + j * 4.6, -17 - 3.4 * math.sin(j * 0.8), 2.7 - j * 0.25, "#ffe4a4", 0.85)


def _land(c: Canvas) -> None:
    mass(c, "-40,560 120,520 260,560 420,530 640,560 640,700 -40,700", "#3a2468", 6)
    for _ in range(30):
        x, y = c.r.uniform(20, 320), c.r.uniform(562, 590)
        c.circle(x, y, c.r.uniform(1, 2.2), "#ffd890", 0.9)
    with form(c, "-40,640 120,610 300,630 470,604 640,596! 640,940! -40,940!", "#2a2058"):
        mass(
            c,
            "-40,640 120,608 300,628 470,602 640,592 640,612 460,622 300,648 120,628 -40,660",
            "#7a6ab0",
            8,
            0.8,
        )
        mass(c, "330,800 420,770 560,800 600,860 420,900 300,870", "#e8a058", 34, 0.75)
        mass(c, "-40,860 640,890 640,940 -40,940", DARK, 20, 0.9)


def _grass(c: Canvas, low: float, high: float, count: int) -> None:
    for _ in range(count):
        x, y = c.r.uniform(-10, 610), c.r.uniform(low, high)
        near = max(0.0, 1 - math.hypot(x - BLOOM[0] - 20, (y - BLOOM[1] - 120) * 1.5) / 230)
        tone = mix(
            c.r.choice(("#1c1848", "#2f2a68", "#3f3a80")),
            c.r.choice(("#ffd070", "#c8d878", "#e89850")),
            near * 0.85,
        )
        h = c.r.uniform(12, 34)
        bend = c.r.uniform(-10, 10)
        line(c, f"{x},{y} {x + bend * 0.3},{y - h * 0.6} {x + bend},{y - h}", tone, (3, 2.4, 0.4), 0.9)


@scene("p35", "violet", Light(strength=0.0, focus=(320, 650)), by_hand=True)
def everyone_looks_up(c: Canvas) -> None:
    nature.sky(c, ("#150e3c", "#30206c", "#6a3f98", "#c884a8"))
    nature.clouds(c, "#7a54b0", 0.5, 0.004, 0.012, 200, 560, 0.45)
    nature.stars(c, 150, 520)
    _comet(c)
    _land(c)
    # Each of them has the comet in the glass.
    for x, y, s, who in (
        (60, 642, 0.92, _slim),
        (138, 634, 0.78, _wide),
        (440, 634, 0.96, _bent),
        (534, 650, 0.98, _tall),
    ):
        with c.at(x, y, s, 0, who is _wide), c.relief(0.05):
            who(c)
    _grass(c, 640, 760, 160)
    _steps(c)
    _child(c)
    _grass(c, 884, 930, 110)
