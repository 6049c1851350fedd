"""An hourglass with a sea in it, and somebody who is about to turn it over."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import Cloth, cuff, hand_open, jointed
from tools.painter.creatures.people_parts import INK, Skin
from tools.painter.hand import contour, form, line, mass, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SKIN = Skin("#eab890", "#7a3c44", "#fff0d0", "#e8805c")
GLASS = (
    "-112,-304! -142,-250 -146,-170 -108,-84 -40,-28 -10,0 -40,28 -108,84 -146,170 -142,250 -112,304! "
    "-60,320 0,326 60,320 112,304! 142,250 146,170 108,84 40,28 "
    "10,0 40,-28 108,-84 146,-170 142,-250 112,-304!"
)
WHALE = (
    "-92,-44 -70,-58 -30,-68 20,-66 62,-50 92,-24 104,-2 98,14 72,30 30,36 -14,28 -50,8 -82,-14 -112,-22! "
    "-128,-10 -152,-8 -168,-22! -146,-30 -134,-38 -138,-56 -132,-76! -114,-66 -104,-50"
)
CAMEL = (
    "-84,-104! -76,-114 -64,-116 -56,-108! -52,-94 -46,-76 "
    "-34,-64 -22,-66 -12,-82 2,-98 14,-96 24,-76 38,-66 50,-56 "
    "54,-40 46,-34 20,-32 -10,-30 -34,-34 -48,-46 -58,-66 -64,-90 -70,-98 -82,-96"
)
"""It walks to the left, a hundred and ten tall; its legs are drawn apart."""


def _whale(c: Canvas) -> None:
    """Its snout at (104, 0), looking right."""
    with c.relief(0.1):
        with form(c, WHALE, "#2f5f84"):
            mass(
                c, "-170,-80 -100,-50 -20,-66 60,-52 100,-10 60,-20 0,-40 -80,-30 -160,-10", "#17345c", 8, 0.8
            )
            with c.group(clip=c.clip(contour("110,4! 70,6 30,2 -6,10 -40,4 -60,0 -50,40 60,60 120,20"))):
                c.rect(-70, -10, 190, 70, "#dfe6d4")
                mass(c, "-60,10 0,30 60,30 60,60 -60,60", "#5f8c9c", 8, 0.9)
                strands(c, "102,6 50,12 -20,14", "92,18 40,34 -20,28", 6, ("#5a8090",), (0.6, 2, 0.6), 1, 0.8)
            mass(c, "-60,-60 -20,-68 30,-64 60,-50 10,-54 -40,-52", "#a8dcdc", 5, 0.8)
        line(c, "103,2 80,8 54,9 38,5 30,-2", INK, (1, 2.4, 2.4, 1.6, 0.4))
        c.path(contour("4,14 30,14 26,36 6,64! -6,50 -6,28"), "#23507a")
        line(c, "4,18 4,36 4,56", "#8fc0cc", (1, 3, 0.6), 0.8)
        mass(c, "36,-16 50,-22 60,-14 56,2 42,4", "#10284a", 5, 0.7)
        c.ellipse(50, -8, 5.4, 5, "#0a0812")
        c.circle(51.6, -9.8, 1.6, "#ffffff")
        line(c, "40,-9 49,-16 59,-11", "#8fb8cc", (0.5, 1.8, 0.5), 0.9)
        line(c, "41,-3 50,1 58,-4", "#8fb8cc", (0.5, 1.4, 0.5), 0.7)


def _fish(c: Canvas, x: float, y: float, n: float, rot: float, tone: str) -> None:
    with c.at(x, y, n, rot):
        c.path(contour("-14,0! 0,-8 14,-2 18,0 14,3 0,8"), tone)
        c.path(contour("-12,0! -22,-8 -26,-6! -22,0 -26,7! -20,7"), mix(tone, "#8a2c20", 0.4))
        line(c, "-4,-4 6,-5 12,-2", "#ffe4b0", (0.4, 2, 0.4))
        c.circle(11, -1.6, 1.4, INK)


def _sea(c: Canvas) -> None:
    """The upper half; the water stays level though the glass leans."""
    c.rect(-220, -340, 440, 360, c.vert("#f6ecc8", "#d8e8d8", "#a8d4d0"))
    c.glow(-120, -290, 160, "#fff6d0", 0.9)
    with c.group():
        c.rect(-240, -206, 480, 260, c.vert("#7cc8c4", "#2f9aa8", "#156e8c", "#0c4668", "#08304c"))
        c.glow(-110, -180, 190, "#d8fff0", 0.55)
        nature.shafts(c, -90, -220, 6, 0.4, 260, math.pi * 0.42, 0.4, "#e8fff4", 0.05)
        # Round and round, to the hole.
        for k in range(9):
            y, w = -4 - k * 11, 10 + k * 8.4
            line(
                c, f"{-w + 4},{y} {-w * 0.3},{y + 5 + k * 0.8} {w * 0.5},{y + 4} {w},{y - 5}",
                "#c8f4ec", (0.4, 2.4, 2, 0.4), 0.75 - k * 0.06,
            )  # fmt: skip
        with c.at(18, -118, 0.92, 3):
            _whale(c)
        for x, y, n, rot, tone in (
            (-92, -122, 0.9, 40, "#ff9a48"), (-74, -84, 0.8, 46, "#f0b040"), (-34, -52, 0.74, 60, "#ff8a4c"),
            (36, -46, 0.66, 130, "#f0b040"), (-8, -20, 0.52, 84, "#ff9a48"),
        ):  # fmt: skip
            _fish(c, x, y, n, rot, tone)
        with c.at(-64, -216, 0.72, -7), c.relief(0.1):
            line(c, "0,0 -2,-50 0,-92", "#4a2418", (4, 3.4, 2))
            c.path(contour("4,-88! 36,-56 44,-14! 20,-8 4,-10!"), "#fff6e4")
            c.path(contour("20,-70 40,-50 44,-14! 28,-10"), "#d0b8a8")
            c.path(contour("-4,-82! -34,-50 -36,-12! -16,-8 -4,-10!"), "#f4dcc0")
            c.path(contour("0,-94! 10,-100 22,-92! 10,-88 0,-84!"), "#cf3a30")
            with form(c, "-50,-12! 0,-4 50,-14! 38,16 -32,16", "#8a3428"):
                mass(c, "-50,4 0,4 50,-4 40,20 -40,20", "#3a1420", 4, 0.9)
            line(c, "-50,-12 0,-4 50,-14", "#ffd8a0", (1.4, 2.4, 1.4))
        with c.group(through=torn(c, "#fffdf0", 0.06, 3, 1.4, 5)):
            c.path(
                contour("-240,-206 -150,-212 -80,-202 -10,-210 60,-203 140,-211 240,-205", False),
                "none",
                "#fff",
                10,
            )
        line(c, "-180,-200 -90,-196 0,-203 90,-197 180,-203", "#3f9ca4", (1, 3, 2, 3, 1), 0.6)
        for x, y, n in ((40, -252, 1.0), (70, -268, 0.7), (18, -272, 0.6)):
            line(c, f"{x - 12 * n},{y - 4 * n} {x - 5 * n},{y - 6 * n} {x},{y}", INK, (0.6, 2.4 * n, 1.2))
            line(c, f"{x + 12 * n},{y - 5 * n} {x + 5 * n},{y - 6 * n} {x},{y}", INK, (0.6, 2.4 * n, 1.2))


def _camel(c: Canvas, tone: str, load: str, step: float) -> None:
    with c.relief(0.1):
        with c.group(through=c.blur(4), opacity=0.55):
            c.path(contour("-50,-2 20,-6 130,8 150,14 20,8"), "#8a4a30")
        for x, lean, far in ((-30, 8, 0.55), (38, -8, 0.55), (-38, -10, 0.2), (44, 8, 0.2)):
            k = lean * step
            line(c, f"{x},-44 {x + k * 0.3 + 2},-22 {x + k},0", mix(tone, INK, far), (13, 7, 5))
            line(c, f"{x + k + 2},0 {x + k - 6},1", mix(tone, INK, 0.6), (5, 4))
        line(c, "52,-52 60,-40 58,-26", mix(tone, INK, 0.5), (3, 2.4, 3))
        with form(c, CAMEL, tone):
            mass(c, "-60,-50 -10,-44 60,-50 60,-20 -60,-20", mix(tone, INK, 0.6), 7, 0.8)
            mass(
                c,
                "-84,-116 -56,-116 -44,-80 -30,-66 -10,-84 4,-100 20,-90 6,-84 -20,-60 -50,-70",
                "#ffe0a8",
                4,
                0.7,
            )
        with form(c, "-18,-72! 2,-90 26,-72! 34,-48 20,-38 -8,-38 -24,-48", load):
            mass(c, "4,-90 36,-70 36,-34 10,-34", mix(load, INK, 0.6), 5, 0.7)
        line(c, "-20,-50 4,-44 32,-50", "#fff0c8", (1, 2, 1), 0.8)


def _desert(c: Canvas) -> None:
    c.rect(-220, -10, 440, 340, c.vert("#f8d490", "#fbe6b8", "#f4c888", "#e0a060"))
    with c.group():
        c.glow(-60, 90, 190, "#fff8dc", 0.8)
        c.path(contour("-240,214 -150,186 -60,204 40,176 130,196 240,170! 240,420! -240,420!"), "#e4ae6c")
        c.path(
            contour("-240,250 -150,236 -70,206 -12,170 20,160 60,176 120,226 240,256! 240,420! -240,420!"),
            "#f0bc74",
        )
        mass(c, "20,158 60,172 130,226 250,260 250,420 60,420 40,300 60,230", "#a05c40", 12, 0.75)
        mass(c, "-150,236 -70,204 -10,170 14,164 -10,200 -70,250 -140,270", "#fff0c0", 8, 0.7)
        for k in range(6):
            y = 236 + k * 17
            line(c, f"-170,{y + 8} -90,{y - 6} -10,{y + 6} 60,{y - 2}", "#c8844c", (0.6, 2.4, 0.6), 0.6)
        # The pool the water makes, and the column itself.
        c.ellipse(2, 176, 46, 11, "#2f8fa0")
        c.ellipse(-6, 174, 34, 7, "#9ce0dc")
        with c.group(through=torn(c, "#f8fffa", 0.08, 3, 1.2, 4)):
            c.ellipse(0, 172, 24, 9, "#fff")
        c.limb([(0, -4), (1, 60), (0, 120), (0, 172)], (10, 9, 11, 15), "#3fa8b4")
        c.limb([(-2, -4), (-1, 60), (-2, 120), (-2, 172)], (4, 3, 4, 6), "#e8fff8")
        for _ in range(12):
            a = c.r.uniform(-2.8, -0.3)
            n = c.r.uniform(10, 34)
            c.circle(math.cos(a) * n, 168 + math.sin(a) * n, c.r.uniform(1, 2.6), "#f4fffa")
        # A palm beside it.
        c.limb([(104, 214), (104, 166), (96, 120), (82, 90)], (10, 7, 6, 5), "#6a4028")
        c.limb([(101, 210), (101, 166), (93, 122), (80, 92)], (3, 2, 2, 1), "#e8a868")
        for k, (dx, dy) in enumerate(
            ((-46, 6), (-36, -22), (-6, -38), (30, -30), (48, -2), (36, 26), (-26, 28))
        ):
            line(
                c,
                f"82,90 {82 + dx * 0.55},{90 + dy * 0.9 - 10} {82 + dx},{90 + dy}",
                ("#2f6a44", "#5f9a48", "#8ab850")[k % 3],
                (3, 11, 0.6),
            )
        for x, y in ((78, 96), (87, 97)):
            c.circle(x, y, 4.4, "#8a4a28")
        # The caravan goes to the water; he who leads it has stopped.
        for x, y, n, tone, load, step in (
            (52, 240, 0.5, "#8a5434", "#c8452f", -0.8),
            (-30, 272, 0.68, "#9a5c38", "#e8b04c", 1.2),
        ):
            with c.at(x, y, n):
                _camel(c, tone, load, step)
        with c.group("translate(-12,2)"):
            c.shade(-94, 268, 26, 6, 0.6, "#8a4a30")
            with form(c, "-108,268! -106,240 -102,226 -90,224 -84,240 -80,268! -94,272", "#f4ecd8"):
                mass(c, "-94,222 -82,230 -78,274 -92,274", "#8a7a94", 4, 0.8)
            c.circle(-97, 218, 7, "#6a3c30")
            c.path(contour("-106,218 -104,209 -96,206 -89,211 -89,222 -96,214"), "#c8452f")
            line(c, "-92,236 -80,242 -70,236", "#e8dcc8", (5, 4, 3))
            line(c, "-70,236 -66,212 -74,200", "#6a3c30", (1, 1, 0.8))


def _plate(c: Canvas, y: float, above: bool) -> None:
    """A round board, seen from ``above`` or from beneath."""
    wood, lit, dark = "#b8703c", "#ffcf8c", "#3c1a1c"
    with c.relief(0.1):
        rim = (
            f"-178,{y} -150,{y + 20} 0,{y + 32} 150,{y + 20} 178,{y} 178,{y + 30} "
            f"150,{y + 52} 0,{y + 64} -150,{y + 52} -178,{y + 30}"
        )
        if not above:
            rim = (
                f"-178,{y - 4} -150,{y + 10} 0,{y + 18} 150,{y + 10} 178,{y - 4} 178,{y - 34} "
                f"150,{y - 30} 0,{y - 26} -150,{y - 30} -178,{y - 34}"
            )
        if above:
            with form(
                c,
                (
                    f"-178,{y} -120,{y - 24} 0,{y - 32} 120,{y - 24} "
                    f"178,{y} 120,{y + 24} 0,{y + 32} -120,{y + 24}"
                ),
                "#c8844c",
            ):
                mass(c, f"20,{y - 34} 190,{y - 10} 180,{y + 30} 40,{y + 34}", dark, 16, 0.8)
                mass(c, f"-170,{y} -110,{y - 20} -60,{y - 20} -90,{y + 14} -140,{y + 14}", lit, 8, 0.8)
        with form(c, rim, wood):
            mass(c, f"30,{y - 40} 190,{y - 40} 190,{y + 80} 60,{y + 80}", dark, 22, 0.85)
            mass(c, f"-178,{y - 34} -130,{y - 30} -110,{y + 60} -178,{y + 50}", lit, 12, 0.8)
            for k in range(3):
                yy = y + (12 if above else -26) + k * 12
                bow = 28 if above else 12
                line(c, f"-176,{yy} 0,{yy + bow} 176,{yy}", "#5a2c20", (1, 2, 1), 0.7)
        if not above:
            line(c, f"-176,{y - 4} -100,{y + 13} 0,{y + 18} 100,{y + 13} 176,{y - 4}", dark, (2, 4, 2), 0.8)


def _post(c: Canvas, x: float, y0: float, y1: float, wide: float, far: bool = False) -> None:
    tone, lit, dark = ("#7a4430", "#a8683c", "#2c1418") if far else ("#a8602f", "#ffd08c", "#3a181a")
    parts = (
        (0.0, 0.7),
        (0.06, 1.3),
        (0.1, 0.7),
        (0.3, 1.0),
        (0.46, 0.7),
        (0.5, 1.5),
        (0.54, 0.7),
        (0.7, 1.0),
        (0.9, 0.7),
        (0.94, 1.3),
        (1.0, 0.7),
    )
    high = y1 - y0
    left = " ".join(f"{x - wide * w:.1f},{y0 + high * t:.1f}" for t, w in parts)
    right = " ".join(f"{x + wide * w:.1f},{y0 + high * t:.1f}" for t, w in reversed(parts))
    with c.relief(0.1), form(c, f"{left} {right}", tone):
        mass(c, f"{x + 1},{y0} {x + wide * 2},{y0} {x + wide * 2},{y1} {x + 1},{y1}", dark, 4, 0.85)
        line(
            c,
            f"{x - wide * 0.45},{y0} {x - wide * 0.45},{(y0 + y1) / 2} {x - wide * 0.45},{y1}",
            lit,
            (2, 4, 2),
            0.9,
        )


def _hourglass(c: Canvas) -> None:
    _plate(c, 316, True)
    _post(c, 20, -300, 300, 11, far=True)
    with c.relief(0):
        c.path(contour(GLASS), "#fff6e0", op=0.5)
        with c.group(clip=c.clip(contour(GLASS))):
            with c.group(clip=c.clip_rect(-240, -320, 480, 322)):
                _sea(c)
            with c.group(clip=c.clip_rect(-240, 0, 480, 330)):
                _desert(c)
            # Glass: dark where it turns away, lit where the window is.
            with c.group(through=c.blur(9), opacity=0.6):
                c.path(contour(GLASS), "none", "#10283c", 14)
        c.path(contour(GLASS), "none", "#fff4d8", 2.6, 0.75)
    line(c, "-118,-276 -134,-230 -134,-170 -112,-108", "#ffffff", (2, 9, 8, 1), 0.8)
    line(c, "-96,-92 -78,-68 -62,-54", "#ffffff", (1, 5, 1), 0.7)
    line(c, "-74,74 -112,120 -132,180 -130,236", "#ffffff", (1, 6, 7, 1), 0.7)
    line(c, "128,190 128,230 116,276", "#fff0c8", (1, 4, 1), 0.7)
    line(c, "130,-200 132,-170 120,-130", "#d8fff4", (1, 4, 1), 0.6)
    _post(c, -152, -310, 326, 14)
    _post(c, 148, -310, 326, 14)
    _plate(c, -312, False)


def _starfish(c: Canvas) -> None:
    arms = " ".join(
        f"{math.sin(a) * n:.1f},{-math.cos(a) * n * 0.62:.1f}"
        for k, a, n in ((k, k * math.pi / 5 + 0.3, 54 if k % 2 == 0 else 19) for k in range(10))
    )
    with c.group("translate(4,9)", c.blur(4), 0.8):
        c.path(contour(arms), "#1c0a10")
    with c.relief(0.1), form(c, arms, "#e8643c"):
        mass(c, "-10,0 60,-20 60,40 -20,40", "#7a1c28", 9, 0.75)
        mass(c, "-50,-10 -10,-30 0,-10 -30,0", "#ffc890", 6, 0.8)
        for k in range(0, 10, 2):
            a = k * math.pi / 5 + 0.3
            for t in (10, 20, 30, 40):
                c.circle(math.sin(a) * t, -math.cos(a) * t * 0.62, 3.2 - t * 0.04, "#ffe4b8", 0.95)


def _table(c: Canvas) -> None:
    with form(c, "-20,770! 640,742! 640,920! -20,920!", c.horiz("#b87844", "#8a5034", "#4a2424")):
        for y in (800.0, 846, 900):
            line(c, f"-20,{y} 300,{y - 10} 640,{y - 24}", "#3a1818", (3, 4, 3), 0.8)
            line(c, f"-20,{y + 4} 300,{y - 6} 640,{y - 20}", "#e8a868", (1, 2, 1), 0.6)
        for _ in range(40):
            x, y, n = c.r.uniform(-20, 600), c.r.uniform(780, 900), c.r.uniform(40, 130)
            line(
                c,
                f"{x},{y} {x + n / 2},{y - n * 0.02} {x + n},{y - n * 0.04}",
                c.r.choice(("#5a2c20", "#e0a060")),
                (0.3, 2, 0.3),
                0.5,
            )
        mass(c, "-20,770 220,760 140,820 -20,850", "#ffd898", 16, 0.75)
        mass(c, "90,800 220,812 380,806 560,800 620,840 520,876 330,862 150,836", "#160810", 11, 0.85)
    line(c, "-20,770 300,756 640,742", "#ffd8a0", (2, 3, 1), 0.7)


def _room(c: Canvas) -> None:
    """A quiet wall, and a window: outside the sea is gone already."""
    c.rect(0, 0, 600, 900, c.horiz("#a06850", "#7a4a48", "#4a2c3c", "#2c1a30"))
    mass(c, "-40,120 300,60 560,300 520,700 200,760 -40,700", "#d89868", 70, 0.5)
    mass(c, "460,-40 640,-40 640,900 520,900 480,500", "#1c1028", 60, 0.6)
    with c.group(clip=c.clip_rect(-20, 90, 166, 560)):
        c.rect(-20, 80, 200, 580, c.vert("#8fc0c4", "#d8e4cc", "#fbeabc", "#f4d090"))
        c.rect(-20, 470, 200, 200, c.vert("#f0c480", "#d8a064", "#b87c50"))
        for k in range(5):
            line(c, f"-20,{490 + k * 34} 60,{484 + k * 36} 150,{492 + k * 35}", "#b8784c", (1, 3, 1), 0.4)
        with c.at(78, 508, 0.8, 12), c.relief(0.1):
            c.shade(10, 12, 60, 8, 0.6, "#6a3828")
            line(c, "0,-8 -4,-60 -6,-96", "#5a3028", (4, 3, 2))
            with form(c, "-50,-16! 0,-6 52,-20! 38,12 -30,14", "#a8442f"):
                mass(c, "-50,2 0,2 50,-6 40,20 -40,20", "#4a1c20", 4, 0.9)
    with c.relief(0.05):
        for text, w in (
            ("150,88 150,360 150,660", 16),
            ("62,90 62,360 62,660", 7),
            ("-20,380 60,380 150,380", 8),
        ):
            line(c, text, "#4a2830", (w, w, w))
            line(
                c,
                " ".join(
                    f"{float(p.split(',')[0]) - w * 0.3},{float(p.split(',')[1]) - w * 0.2}"
                    for p in text.split()
                ),
                "#e8b080",
                (1, 1.6, 1),
                0.7,
            )
        line(c, "-20,86 60,86 160,86", "#4a2830", (16, 16, 16))
        line(c, "-20,660 60,660 172,660", "#5a3030", (22, 22, 22))
        line(c, "-20,650 60,650 172,650", "#ffd8a0", (2, 3, 1), 0.8)
    with c.group(through=c.blur(24), blend="screen", opacity=0.35):
        c.path("M150,120 L600,420 L600,800 L150,640Z", c.horiz("#ffe0a8", "#a86840"))


def _girl(c: Canvas) -> None:
    """Before it, from behind: the light of the sea on her cheek, a hand on the glass."""
    dress = Cloth("#3f7482", "#16283e", "#ffdca8")
    window = (-100.0, 400.0)
    with c.relief(0.1):
        jointed(c, (434, 800), (366, 778), (372, 684), (68, 52, 34), dress, window)
        hand_open(c, 372, 680, 4, SKIN, 0.98, True)
        cuff(c, (366, 778), (372, 684), 36, "#f4ecd8", "#7a8a94")
        with form(
            c, "448,752! 412,770 388,806 374,860 366,930! 640,930! 640,800 600,772 548,752", dress.tone
        ):
            mass(c, "520,740 660,760 660,940 540,940 560,820", dress.shade, 24, 0.95)
            mass(c, "410,766 440,758 420,820 400,940 350,940 376,850", dress.lit, 11, 0.75)
            for text in ("432,800 416,860 410,920", "560,790 572,850 574,920", "500,800 500,860 504,920"):
                line(c, text, dress.shade, (1, 4, 2), 0.6)
        with form(c, "462,722! 458,756 490,772 526,756 524,720!", mix(SKIN.tone, SKIN.shade, 0.4)):
            mass(c, "490,716 540,720 540,780 490,780", SKIN.shade, 9, 0.8)
            mass(c, "450,716 540,716 540,740 450,740", SKIN.shade, 6, 0.6)
        line(c, "444,758 488,780 546,756", "#f4ecd8", (10, 17, 10))
        line(c, "490,786 520,780 546,764", "#8a90a0", (2, 6, 3), 0.7)
        with form(
            c,
            "440,594 416,606 404,622 405,640 399,652 405,664 408,686 420,704 446,716 476,712 470,600",
            SKIN.tone,
        ):
            mass(c, "430,596 404,612 392,652 408,700 424,700 416,650", "#ffe0b8", 6, 0.7)
            mass(c, "440,590 480,590 480,720 440,720 432,690 446,640", SKIN.shade, 10, 0.7)
            mass(c, "416,662 432,658 436,680 420,684", SKIN.cheek, 5, 0.6)
        with form(
            c,
            "444,580 420,604 411,634 412,660 418,690 432,714 462,730 516,730 548,712 562,672 "
            "566,626 552,584 518,560 476,560 446,576",
            "#7a4428",
        ):
            strands(
                c,
                "480,560 418,596 406,650 424,716",
                "512,562 566,610 560,670 544,736",
                110,
                ("#7a4428", "#6a3822", "#865030", "#70402a"),
                (2, 3, 2.6, 1),
                5,
                0.55,
            )
            mass(c, "540,560 580,590 580,730 520,740 552,660", "#241020", 14, 0.85)
            mass(c, "424,596 470,562 454,600 440,660 436,710 416,690 408,640", "#ffc880", 9, 0.7)
        line(c, "422,606 486,588 556,600", "#2c5a70", (10, 13, 11))
        line(c, "426,602 464,588 500,586", "#a8dcd8", (1, 4, 1), 0.8)


@scene("p83", "sand", Light(strength=0.0, focus=(290, 330)), by_hand=True)
def sea_runs_out_into_sand(c: Canvas) -> None:
    _room(c)
    _table(c)
    with c.at(300, 420, 1.0):
        _hourglass(c)
    with c.group("translate(28,18)"):
        _girl(c)
    # What has got out: a star, its wet way over the boards.
    with c.relief(0):
        wet = "44,856 74,830 134,818 180,826 214,812 240,802 228,826 188,846 154,864 94,872"
        c.path(contour(wet), "#2f7f8c", op=0.75)
        mass(c, "64,852 104,832 154,830 124,848 84,860", "#e4fff4", 4, 0.8)
        for x, y, n in ((200.0, 852.0, 6), (218, 842, 4), (42, 832, 4)):
            c.ellipse(x, y, n, n * 0.6, "#7cc8cc")
    with c.at(108, 842, 0.95):
        _starfish(c)
