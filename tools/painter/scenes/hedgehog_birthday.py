"""A hedgehog whose spines are candles, on its birthday."""

from __future__ import annotations

import math

from tools.painter.canvas import Canvas
from tools.painter.creatures.drawn import hedgehog
from tools.painter.hand import along, contour, feather, form, line, mass, round_limb, strands
from tools.painter.palettes import lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.birthday_guests import hare, owl, squirrel

NIGHT, FIRE = "#1d0b1e", "#ffb050"
BLAZE = (250, 430)


def _lit(tone: str, x: float, y: float) -> str:
    """A tone as the candles light it at a place."""
    near = max(0.0, 1 - math.hypot(x - BLAZE[0], y - BLAZE[1]) / 420)
    return mix(mix(tone, NIGHT, 0.55), mix(tone, FIRE, 0.5), near)


def _wood(c: Canvas) -> None:
    x: float
    y: float
    c.rect(0, 0, 600, 900, c.vert("#0e0e2c", "#1c1a44", "#3c2448", "#5a2c34"))
    c.glow(*BLAZE, 430, "#ff8a3c", 0.75)
    for x, w, deep in ((150, 34, 0.5), (262, 26, 0.62), (352, 42, 0.4), (418, 22, 0.6)):
        text = (
            f"{x - w},-20! {x + w * 0.8},-20! {x + w * 0.7},400 {x + w},760! "
            f"{x - w * 1.2},760! {x - w * 0.8},400"
        )
        with form(c, text, mix("#5a2c38", "#2a2048", deep)):
            side = 1 if x < BLAZE[0] else -1
            mass(
                c,
                f"{x - side * w * 1.4},-20 {x},-20 {x},760 {x - side * w * 1.4},760",
                "#1d0b1e",
                w * 0.4,
                0.85,
            )
            mass(c, f"{x - w},-20 {x + w},-20 {x + w},180 {x - w},180", "#1d0b1e", 60, 0.9)
    for _ in range(16):
        x, y = c.r.uniform(110, 520), c.r.uniform(20, 330)
        near = max(0.0, 1 - math.hypot(x - 220, y - 400) / 430)
        a = c.r.uniform(-0.9, 0.9) + 1.6
        s = c.r.uniform(14, 30)
        feather(
            c,
            (x, y),
            (x + math.cos(a) * s, y + math.sin(a) * s),
            s * 0.5,
            mix("#2a1024", "#c8642c", near * near * 1.4),
            "",
            0.1,
        )
    for x, y, r in ((434, 516, 3), (456, 509, 2.6), (474, 513, 2.2), (488, 506, 1.8)):
        c.glow(x, y, r * 9, "#ffc060", 0.9)
        c.circle(x, y, r, "#ffe8a0")
    for x, y in ((226, 120), (237, 121)):
        c.ellipse(x, y, 3.4, 2.6, "#ffdc80", 0.9)
    for x, w, side in ((22, 60, 1), (614, 70, -1)):
        edge = x + side * w
        with form(
            c,
            f"{x - side * 120},-20! {edge},-20! {edge - side * 14},200 {edge - side * 4},420 "
            f"{edge - side * 20},640 "
            f"{edge + side * 20},800! {x - side * 120},830!",
            "#3c1820",
        ):
            strands(
                c,
                f"{edge},-20 {edge - side * 12},300 {edge},800",
                f"{edge - side * 120},-20 {edge - side * 130},300 {edge - side * 110},800",
                18,
                ("#2a0f1c", "#5a2820", "#1d0b1e", "#4a2020"),
                (4, 7, 4),
                12,
                0.8,
            )
            mass(
                c,
                f"{edge + side * 4},200 {edge - side * 14},420 {edge},660 "
                f"{edge - side * 20},660 {edge - side * 32},420 "
                f"{edge - side * 12},200",
                "#d8743c",
                10,
                0.6 if side > 0 else 0.8,
            )
    c.path(contour("620,318! 560,326 480,336 424,346 390,342! 424,352 480,352 560,352 620,362!"), "#2c1018")
    line(c, "600,324 520,336 440,346 396,344", "#b8643c", (3, 9, 7, 2))
    c.path(contour("452,346! 440,372 418,384! 446,380 464,352!"), "#2c1018")


def _candle(
    c: Canvas,
    x: float,
    y: float,
    angle: float,
    length: float,
    tone: str,
    lean: float = 0.0,
) -> None:
    """A candle that grows out of the back and bends up; ``lean`` blows its flame sideways."""
    ux, uy = math.cos(angle), math.sin(angle)
    mx, my = x + ux * length * 0.55, y + uy * length * 0.55
    tx, ty = x + ux * length * 0.94, y + uy * length * 0.94 - length * 0.06
    far = max(0.0, min(1.0, (x - 210) / 200))
    base = mix(tone, "#7a3a3c", 0.12 + 0.25 * far)
    text = f"{x},{y} {mx},{my} {tx},{ty}"
    round_limb(
        c, text, (17, 15.5, 14), base, mix(base, "#4a1838", 0.75), lighter(tone, 0.7), (tx - 60, ty - 10)
    )
    c.ellipse(tx, ty, 7, 3.4, "#fff4c8")
    for k in range(2):
        px, py = tx + (6 if k else -5), ty + 1
        line(
            c,
            f"{px},{py} {px - ux * 6},{py + 12 + k * 8} {px - ux * 8},{py + 16 + k * 11}",
            lighter(tone, 0.55),
            (4, 4, 5),
        )
    line(c, f"{tx},{ty} {tx + 1},{ty - 5} {tx + 1 + lean * 0.2},{ty - 9}", "#3a1810", (2, 2, 1.6))
    c.glow(tx + lean * 0.4, ty - 20, 56, "#ffb050", 0.5)
    h = c.r.uniform(30, 38)
    sway = lean + c.r.uniform(-3, 3)
    for share, fill in ((1.0, "#ff9430"), (0.74, "#ffd25c"), (0.46, "#fffbe0")):
        w, hh = 8.4 * share, h * share
        c.path(
            contour(
                f"{tx - w},{ty - 9 - h * 0.14} {tx - w * 0.5 + sway * 0.4},{ty - 6 - hh * 0.62} "
                f"{tx + sway},{ty - 7 - hh}! "
                f"{tx + w * 0.7 + sway * 0.4},{ty - 6 - hh * 0.55} {tx + w},{ty - 9 - h * 0.12} "
                f"{tx},{ty - 5}"
            ),
            fill,
        )


def _hedgehog(c: Canvas) -> None:
    x: float
    y: float
    c.shade(220, 800, 270, 40, 0.9, "#12060f")
    cx, cy = 186.0, 640.0
    with c.relief(0.1):
        _foot(c, 150, 798, 60, "#4a2824", "#1d0b1e")
        _foot(c, 286, 800, 54, "#5a3028", "#1d0b1e")
        tones = ("#f8e4c0", "#f0d0a8", "#e8d4a0", "#e8b8a0", "#fff0d0")
        rows = ((0.96, 9, 124), (0.78, 7, 122), (0.58, 5, 112))
        for depth, (share, count, length) in enumerate(rows):
            for k in range(count):
                a = 2.74 - (k + 0.5 * (depth % 2)) * 2.1 / (count - 1)
                x, y = cx + math.cos(a) * 178 * share, cy - math.sin(a) * 160 * share
                for _ in range(7):
                    b = a + c.r.uniform(-0.12, 0.12)
                    px, py = x + c.r.uniform(-14, 14), y + c.r.uniform(-4, 18)
                    reach = c.r.uniform(40, 66)
                    line(
                        c,
                        f"{px},{py} {px + math.cos(b) * reach * 0.5},{py - math.sin(b) * reach * 0.55} "
                        f"{px + math.cos(b) * reach},{py - math.sin(b) * reach}",
                        c.r.choice(("#5a2c20", "#8a4a2c", "#3a1a1c", "#c8743c")),
                        (7, 5, 0.6),
                    )
                _candle(
                    c, x, y, -a * 0.86 - 0.2, length * c.r.uniform(0.56, 1.12), tones[(k * 3 + depth) % 5]
                )
        with form(
            c,
            "14,716 0,670 34,600 100,548 190,530 290,540 352,590 366,660 352,724 310,752 "
            "240,764 170,760 90,764 40,750",
            "#6a3c2c",
        ):
            mass(c, "0,716 110,730 250,736 370,700 370,800 0,800", "#2e1420", 16, 0.85)
            mass(c, "60,590 180,536 300,556 260,600 120,610", "#c8743c", 18, 0.8)
            mass(c, "250,690 340,680 350,736 270,750", "#b8704c", 16, 0.7)
        for row in range(7):
            for k in range(26):
                a = 3.1 - k * 2.5 / 25 + c.r.uniform(-0.05, 0.05)
                share = 0.86 - row * 0.13
                x, y = cx + math.cos(a) * 180 * share + 10, cy + 30 - math.sin(a) * 130 * share
                reach = c.r.uniform(40, 58)
                b = a + 0.1
                tone = mix("#d8863c", "#3a1a20", min(1.0, row * 0.2 + c.r.uniform(0, 0.5)))
                line(
                    c,
                    f"{x},{y} {x + math.cos(b) * reach * 0.5},{y - math.sin(b) * reach * 0.55} "
                    f"{x + math.cos(b) * reach},{y - math.sin(b) * reach}",
                    tone,
                    (6, 5, 0.5),
                )
        _foot(c, 76, 806, 74, "#7a4630", "#3a1824")
        _foot(c, 318, 806, 62, "#9a5c3c", "#451a2a")
        _flank(c)
        _face(c)


def _foot(c: Canvas, x: float, y: float, long: float, tone: str, shade: str) -> None:
    """A short leg and the foot it stands on, the heel at the place."""
    c.shade(x + 20, y + 2, long * 0.9, 9, 0.9, "#12060f")
    with form(
        c,
        f"{x - 20},{y - 74} {x + 24},{y - 76} {x + 26},{y - 34} {x + long * 0.62},{y - 24} "
        f"{x + long},{y - 10} {x + long + 1},{y}! {x - 10},{y + 2}! {x - 18},{y - 14}",
        tone,
    ):
        mass(c, f"{x - 30},{y - 70} {x - 2},{y - 60} {x - 4},{y - 16} {x + long},{y - 3} {x + long},{y + 8} "
                f"{x - 30},{y + 8}", shade, 6, 0.85)  # fmt: skip
        mass(c, f"{x + 16},{y - 36} {x + long * 0.7},{y - 24} {x + long},{y - 10} {x + 30},{y - 18}",
             mix(tone, FIRE, 0.45), 4, 0.8)  # fmt: skip
    for k in range(4):
        px, py = x + long - 30 + k * 9, y - 7 + k * 1.2
        line(
            c, f"{px - 4},{py - 6} {px + 1},{py} {px + 2},{py + 6}", mix(shade, "#12060f", 0.4), (0.6, 2, 0.6)
        )
        line(c, f"{px + 4},{py + 3} {px + 9},{py + 5} {px + 13},{py + 9}", "#2a1014", (4, 3, 0.8))


def _flank(c: Canvas) -> None:
    """The soft coat below the spines: it hangs over the tops of the legs."""
    for x, y in along("70,712 120,690 200,684 280,680 340,668", 30):
        for _ in range(2):
            px, py = x + c.r.uniform(-8, 8), y - c.r.uniform(-10, 70)
            a, reach = c.r.uniform(1.9, 2.7), c.r.uniform(26, 44)
            tone = c.r.choice(("#4a2420", "#6a3424", "#8a4a2c", "#3a1a20", "#a8683c"))
            line(
                c,
                f"{px},{py} {px + math.cos(a) * reach * 0.5 - 3},{py + math.sin(a) * reach * 0.4} "
                f"{px + math.cos(a) * reach},{py + math.sin(a) * reach * 0.7}",
                tone,
                (3, 5, 0.5),
                0.85,
            )
    for low in range(3):
        for x, edge in along("24,724 70,748 150,752 240,750 310,738 352,716", 22):
            y = edge + c.r.uniform(-22, 2) - low * 16
            reach, a = c.r.uniform(20, 34), c.r.uniform(1.9, 2.4)
            warm = 0.25 + 0.55 * max(0.0, (x - 150) / 200) + low * 0.1
            tone = mix(
                c.r.choice(("#4a2824", "#5a3028", "#6a3c2c")), "#d89058", min(1.0, warm * c.r.uniform(0.2, 1))
            )
            line(
                c,
                f"{x},{y} {x + math.cos(a) * reach * 0.5 + 3},{y + math.sin(a) * reach * 0.5} "
                f"{x + math.cos(a) * reach},{y + math.sin(a) * reach * 0.9}",
                tone,
                (2, 4, 0.5),
                0.9,
            )


def _face(c: Canvas) -> None:
    """Puffed cheeks, and eyes on the one flame it can reach."""
    with form(c, "296,604 270,650 284,700 306,716 330,690 334,640", "#7a4434"):
        mass(c, "300,620 284,660 300,700 316,680 316,640", "#d8845c", 6, 0.7)
    with form(
        c,
        "306,640 314,592 344,566 380,566 408,586 430,610 456,626 478,632! 486,646 472,656 "
        "450,662 446,676 434,700 "
        "404,730 360,740 322,724 304,690",
        "#c88a5c",
    ):
        mass(c, "300,700 340,700 390,716 440,690 430,750 300,760", "#4a1c30", 13, 0.9)
        mass(c, "326,590 350,570 384,566 420,596 460,628 430,624 390,600 350,600", "#ffe0a0", 8, 0.95)
        mass(c, "380,660 410,644 434,660 430,690 404,704 382,690", "#f0b078", 8, 0.9)
        mass(c, "396,690 424,688 440,676 430,704 404,716", "#8a4440", 6, 0.7)
        mass(c, "300,620 330,640 340,700 310,720", "#7a3c34", 9, 0.7)
    for layer in range(4):
        for k in range(19):
            t = k / 18
            x = 336 - 30 * math.sin(t * math.pi * 0.9) - layer * 11 + c.r.uniform(-4, 4)
            y = 574 + 142 * t + c.r.uniform(-5, 5)
            a = -2.3 - 1.3 * t + c.r.uniform(-0.2, 0.2)
            reach = c.r.uniform(30, 48)
            tone = c.r.choice(("#4a2420", "#8a4a2c", "#6a3424", "#d8944c" if t < 0.6 else "#5a2c24"))
            line(
                c,
                f"{x},{y} {x + math.cos(a) * reach * 0.5},{y + math.sin(a) * reach * 0.5 - 3} "
                f"{x + math.cos(a) * reach},{y + math.sin(a) * reach}",
                tone,
                (7, 5, 0.5),
            )
    strands(
        c,
        "348,574 372,568 396,580",
        "330,548 356,540 384,548",
        14,
        ("#c8783c", "#8a4a2c", "#ffd890"),
        (6, 4, 0.5),
        6,
    )
    for _ in range(46):
        x, y = c.r.uniform(326, 420), c.r.uniform(600, 716)
        line(
            c,
            f"{x},{y} {x - 6},{y + 3} {x - 13},{y + 4}",
            c.r.choice(("#e8b07c", "#a86844", "#f8d0a0")),
            (0.6, 1.8, 0.4),
            0.6,
        )
    c.ellipse(476, 636, 16, 13, "#1c0c14", 1, 12)
    c.ellipse(472, 630, 5, 3, "#fff0d0", 0.95, 20)
    # The lips.
    mass(c, "434,664 448,656 462,662 458,674 440,678", "#a85c50", 3, 0.9)
    c.ellipse(457, 666, 3.6, 4.4, "#2a0c18")
    line(c, "448,658 456,659 460,663", "#f0b898", (0.6, 2, 0.6), 0.9)
    c.ellipse(392, 622, 15, 17, "#3a1a20", 1, 14)
    c.ellipse(393, 621, 13, 15, "#1a0a10", 1, 14)
    c.ellipse(398, 613, 5.4, 6, "#ffcf70", 1, 14)
    c.circle(399, 611, 3, "#fffbe8")
    mass(c, "382,632 392,638 402,632 392,634", "#c8783c", 2, 0.8)
    line(c, "374,616 384,602 400,600 410,608", "#5a2c24", (1.4, 4, 3, 1))
    line(c, "366,594 384,582 404,584", "#7a3c28", (1, 6, 1.6))


def _gift(c: Canvas) -> None:
    c.shade(4, 4, 70, 12, 0.9, "#12060f")
    with c.at(0, 0, 1.0, -4), c.relief(0.1):
        with form(c, "-52,-58! 16,-66! 16,4! -50,0!", "#2f8a86"):
            mass(c, "-56,-20 20,-30 20,10 -56,10", "#123a4c", 10, 0.8)
        with form(c, "16,-66! 54,-56! 52,-2! 16,4!", "#174a58"):
            mass(c, "16,-66 30,-62 30,4 16,4", "#0c2434", 8, 0.6)
        with form(c, "-56,-74! 6,-84! 58,-70! 56,-54! 16,-62! -56,-54!", "#58b8ac"):
            mass(c, "-56,-78 6,-86 40,-76 0,-72", "#ffe0a0", 5, 0.9)
        for x0, x1 in ((-24, -8),):
            c.poly([(x0, -72), (x1, -74), (x1, 2), (x0, 1)], "#f0c060")
        line(c, "-16,-78 -44,-92 -50,-110 -28,-108 -14,-80", "#f8d070", (5, 9, 9, 8, 3))
        line(c, "-14,-78 8,-100 26,-108 22,-92 -12,-78", "#d89a40", (4, 8, 9, 7, 3))


def _ground(c: Canvas) -> None:
    with form(c, "-20,700 100,690 300,696 480,690 620,702! 620,920! -20,920!", "#5a2c20"):
        mass(c, "-20,730 60,740 40,920 -20,920", NIGHT, 20, 0.5)
        mass(c, "560,730 620,730 620,920 500,920", NIGHT, 30, 0.5)
        mass(c, "330,740 470,750 520,820 400,880 180,880 200,800", "#d8803c", 30, 0.8)
        mass(c, "-20,890 620,890 620,920 -20,920", NIGHT, 16, 0.6)
        for _ in range(170):
            x, y = c.r.uniform(0, 600), c.r.uniform(708, 900)
            near = max(0.0, 1 - math.hypot(x - 390, (y - 790) * 1.6) / 260)
            tone = mix(
                c.r.choice(("#2a1018", "#4a2020", "#6a3420")),
                c.r.choice(("#ffb050", "#e8703c", "#c89040")),
                near * 0.8,
            )
            a = c.r.uniform(-0.5, 0.5)
            s = c.r.uniform(6, 15)
            feather(c, (x, y), (x + math.cos(a) * s, y + math.sin(a) * s * 0.6), s * 0.5, tone)


def _late(c: Canvas) -> None:
    """Far back between the trunks another one, small, with a single candle."""
    c.glow(506, 618, 90, "#ffb050", 0.8)
    with c.at(510, 696, 0.5, 0, True):
        hedgehog(c)
    with c.group(through=c.blur(8), opacity=0.45):
        c.path(contour("470,690 480,664 540,660 560,694"), "#3a1c34")
    c.limb([(511, 664), (510, 634)], (6, 5.6), "#f4d0a0")
    c.limb([(509, 662), (508, 636)], (1.6, 1.6), "#fff4d8")
    c.glow(510, 622, 26, "#ffd890", 0.9)
    for n, fill in ((1.0, "#ff9c3c"), (0.62, "#fff0b0")):
        left = f"{510 - 4 * n},630 {509 - 3 * n},{628 - 8 * n}"
        right = f"{511 + 3 * n},{628 - 8 * n} {510 + 4 * n},630"
        c.path(contour(f"{left} 510,{630 - 20 * n}! {right} 510,633"), fill)


@scene("p67", "ember", Light(strength=0.0, focus=(330, 600)), by_hand=True)
def hedgehog_birthday(c: Canvas) -> None:
    _wood(c)
    owl(c)
    _ground(c)
    _late(c)
    with c.at(98, 84, 0.8), c.relief(0.1):
        _hedgehog(c)
        _candle(c, 372, 572, -0.72, 92, "#f8e4c0", 26)
        strands(
            c,
            "360,580 368,572 378,572",
            "352,556 368,540 392,546",
            9,
            ("#c8783c", "#8a4a2c", "#ffd890"),
            (6, 5, 0.5),
            4,
        )
    with c.at(262, 852, 0.6):
        _gift(c)
    with c.at(92, 886, 0.66):
        hare(c)
    with c.at(482, 890, 0.68):
        squirrel(c)
    with c.at(392, 884, 0.46, 2):
        squirrel(c)
    c.glow(250, 430, 330, "#ff9a40", 0.3)
