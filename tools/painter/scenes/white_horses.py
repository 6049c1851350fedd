"""Horses that are waves."""

from __future__ import annotations

from tools.painter import built, nature
from tools.painter.canvas import Canvas
from tools.painter.creatures.figure import child_profile
from tools.painter.creatures.people_parts import Skin
from tools.painter.hand import contour, form, line, mass, points, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

# Head, neck and chest from the poll over face, muzzle, jaw, throat, chest, and back along the crest.
BUST = (
    "0,0! 22,4 50,24 76,62 100,104 118,136 133,152 143,166 145,182 138,193! "
    "132,201 120,203 108,196 98,180 "
    "84,162 66,148 44,142 20,130 0,108 -14,84! -24,126 -28,176 -18,226 4,276 24,322 24,372 0,430 "
    "-60,500! -330,500! -290,330 -240,216 -190,128 -132,62 -76,20 -30,2"
)
EAR = "-8,8 -14,-14 -6,-46! 10,-28 16,-4 10,10"
FAR_EAR = "18,6 16,-12 28,-38! 38,-18 34,8"


def _horse(c: Canvas, x: float, y: float, scale: float, rot: float, far: float) -> None:
    """One of them; ``far`` takes it back into the blue of the night."""

    def tone(colour: str) -> str:
        return mix(colour, "#4a6ca4", far)

    white, warm, blue, deep = tone("#e9f0fa"), tone("#fff3d2"), tone("#6f8fc4"), tone("#2c4680")
    ink = tone("#14224c")
    with c.at(x, y, scale, rot):
        with c.relief(0.15):
            c.path(contour(FAR_EAR), blue)
            with form(c, BUST, white):
                mass(c, "-330,200 -200,110 -150,190 -120,300 -130,520 -360,520", tone("#1d3268"), 26, 0.95)
                mass(c, "-110,70 -60,90 -66,190 -60,290 -90,420 -160,420 -170,250 -150,130", blue, 20, 0.9)
                mass(c, "-40,60 -4,84 -4,120 -26,150 -30,200 -62,210 -84,140 -76,80", deep, 13, 0.75)
                mass(c, "-62,180 -40,200 -34,260 -4,320 -14,350 -46,310 -62,250", blue, 9, 0.9)
                mass(c, "-30,150 -26,200 -8,250 18,300 12,316 -14,270 -32,220 -40,180", warm, 5, 0.8)
                mass(c, "-140,240 -96,280 -50,350 -44,420 -74,360 -112,310 -150,280", white, 14, 0.75)
                mass(c, "-52,330 -20,360 0,360 22,340 24,400 -20,450 -60,420", blue, 10, 0.8)
                mass(c, "-8,328 14,320 20,346 4,360 -12,350", warm, 6, 0.7)
                mass(c, "4,96 30,118 64,134 92,152 110,178 96,190 70,164 30,150 -6,128", blue, 7, 0.95)
                mass(c, "58,72 74,92 96,128 116,152 104,152 84,126 62,98", blue, 6, 0.55)
                mass(c, "30,14 54,30 80,68 104,108 122,138 112,142 88,112 62,74 36,40", warm, 3)
                mass(c, "10,96 26,78 48,84 54,104 40,122 22,116", warm, 8, 0.75)
                mass(c, "126,160 140,168 142,184 132,186 122,176", tone("#c9b4b8"), 4, 0.8)
            for text, widths in (
                ("42,52 50,46 60,50 66,58", (1, 3, 1)),
                ("42,60 50,66 60,66", (0.4, 1.4, 0.4)),
                ("46,44 56,41 66,47", (0.3, 1.2, 0.3)),
                ("138,193 126,188 114,182", (1, 3, 0.6)),
                ("-8,86 4,108 24,132 46,143", (0.5, 2, 0.5)),
                ("64,84 84,114 100,134", (0.4, 1.4, 0.4)),
                ("100,181 110,197 122,203", (0.5, 2, 0.5)),
            ):
                line(c, text, ink, widths, 0.9)
            c.path(contour("45,54! 51,48 59,49 65,58! 58,62 50,61"), ink)
            c.circle(57, 52, 1.8, "#fffdf0")
            c.path(contour("123,152! 130,150 136,158 134,167 127,164"), ink)
            with form(c, EAR, white):
                mass(c, "-4,6 -8,-20 -4,-44 4,-24 8,4", deep, 3, 0.8)
        light = [tone(t) for t in ("#ffffff", "#f4f8ff", "#fff0c8", "#b9cdea", "#86a6d8")]
        for text, share in (
            ("2,0 -40,-16 -110,-26 -200,-4 -300,-30 -340,30 -290,130 -230,230 -180,160 -130,90 -70,40", 0.0),
            ("-20,10 -90,20 -180,50 -290,60 -320,150 -250,240 -190,170 -130,90", 0.6),
        ):
            mass(c, text, mix(tone("#a9c2e8"), blue, share), 5)
        locks: tuple[tuple[str, str, int, tuple[str, ...], tuple[float, ...]], ...] = (
            (
                "-10,8 -70,30 -150,60 -240,90 -330,80",
                "-180,160 -214,214 -270,226 -330,262 -400,250",
                70,
                (blue, deep, tone("#9fb8de"), tone("#86a6d8")),
                (3, 6, 5, 2, 0.4),
            ),
            (
                "6,-2 -50,-14 -120,-34 -210,-2 -320,-30",
                "-150,110 -196,158 -250,150 -320,196 -400,180",
                110,
                (
                    tone("#ffffff"),
                    tone("#eef4ff"),
                    tone("#fff3d2"),
                    tone("#cfdcf2"),
                    tone("#a9c2e8"),
                    tone("#86a6d8"),
                ),
                (2, 5, 4, 2, 0.3),
            ),
            (
                "2,0 -20,14 -50,40 -90,70",
                "-110,60 -104,90 -120,130 -150,170",
                34,
                (tone("#eef4ff"), tone("#b9cdea"), blue),
                (3, 5, 3, 0.4),
            ),
        )
        for first, last, count, tones, swell in locks:
            strands(c, first, last, count, tones, swell, 26, 0.85)
        strands(
            c,
            "-220,230 -170,300 -150,400 -190,490",
            "-30,190 -24,270 -10,350 -40,480",
            22,
            (white, tone("#b9cdea"), blue),
            (0.4, 2.4, 3, 5),
            16,
            0.45,
        )
        strands(c, "6,2 22,2 38,10 48,26", "0,0 10,18 16,30 22,58", 9, light, (5, 7, 5, 0.4), 4)


def _sea(c: Canvas, y: float, tones: tuple[str, ...], rise: float, count: int) -> None:
    """A swell whose back catches the light in long strokes."""
    top = (
        f"-20,{y + rise} 90,{y + rise * 0.2} 210,{y - rise * 0.6} 330,{y} 460,{y + rise * 0.7} "
        f"620,{y - rise * 0.4}"
    )
    d = contour(top + " 620,920! -20,920!")
    c.path(d, c.vert(*tones))
    with c.group(clip=c.clip(d)):
        for _ in range(count):
            far = c.r.random() ** 1.6
            sx, sy = c.r.uniform(-40, 600), y + 20 + far * (900 - y)
            n = 30 + far * 120
            line(
                c,
                f"{sx},{sy} {sx + n * 0.5},{sy - 5} {sx + n},{sy + 3}",
                c.r.choice(("#9fc0e8", "#e8f2ff", "#0c1c48", "#0a1638")),
                (0.4, 2 + far * 4, 0.4),
                0.5,
            )


def _foam(c: Canvas, text: str, scale: float = 1.0, far: float = 0.0) -> None:
    """Broken water: white on top, bluer the deeper one looks into it."""
    d = contour(text)
    tones = (
        ("#f7fbff", 0, 8),
        ("#c3d6f0", 16, 9),
        ("#86a6d8", 38, 12),
        ("#3f64a6", 66, 16),
        ("#1f3c7c", 100, 20),
    )
    for tone, dy, soft in tones:
        through = torn(c, mix(tone, "#4a6ca4", far), 0.03 / scale, soft * scale, 1.25, 5, 1.5)
        with c.group(f"translate(0,{dy * scale})", through):
            c.path(d, "#fff")
    for _ in range(round(40 * scale)):
        x, y = c.r.choice(points(text))
        x, y = x + c.r.gauss(0, 40) * scale, y + c.r.gauss(-18, 22) * scale
        c.circle(x, y, c.r.uniform(0.6, 2.6) * scale, mix("#ffffff", "#4a6ca4", far), 0.9)


def _gull(c: Canvas, x: float, y: float, scale: float, rot: float, lit: str, shade: str) -> None:
    with c.at(x, y, scale, rot), c.relief(0.1):
        c.path(contour("6,-4 -10,-40 -40,-66 -92,-74! -50,-48 -30,-16 -8,8"), shade)
        c.path(contour("-60,10! -34,2 0,-8 26,-12 44,-8 54,-2! 44,4 20,12 -20,14"), lit)
        c.path(contour("-10,2 0,-46 34,-86 96,-104! 58,-70 40,-30 22,2"), lit)
        c.path(contour("62,-92 96,-104! 70,-80 58,-70"), "#26305a")
        c.path(contour("50,-5 66,0! 50,2"), "#e8a850")
        c.circle(42, -5, 1.8, "#14224c")


def _sleeper(c: Canvas) -> None:
    """A small boat with no oars, its middle at the origin; a child is asleep in it, a lantern at the bow."""
    with c.group(through=c.blur(7)):
        c.path(contour("-116,14 0,26 112,8 96,34 0,46 -100,36"), "#071236", op=0.8)
    c.glow(78, -46, 150, "#ffc870", 0.55)
    with c.relief(0.1):
        c.path(contour("-104,-22! -60,-30 20,-30 112,-34! 90,-4 -80,0!"), "#3a2430")
        # The pillow, the head on it, the blanket.
        with form(c, "-92,-18 -84,-34 -60,-38 -40,-32 -36,-12 -88,-6", "#e8e0dc"):
            mass(c, "-94,-16 -60,-14 -36,-16 -36,-4 -94,-2", "#7c88b0", 5, 0.8)
            mass(c, "-70,-40 -44,-38 -40,-28 -64,-32", "#fff0cc", 3, 0.8)
        with c.at(-48, -36, 0.3, -66):
            child_profile(c, Skin("#eebb94", "#8a5a70", "#ffe2a8", "#e87a60"), wide=0.0, mouth="calm")
            with form(
                c,
                "-56,20 -62,-20 -44,-58 -8,-74 28,-66 40,-50! 20,-46 0,-34 -12,-10 -18,12 -30,30",
                "#6a3a28",
            ):
                mass(c, "-60,-10 -30,-30 -10,-40 -20,20 -50,30", "#2c1828", 9, 0.7)
                mass(c, "-10,-70 24,-68 34,-52 8,-50", "#d89858", 5, 0.8)
        with form(c, "-34,-26! -22,-44 4,-50 30,-42 60,-34 92,-26! 88,-4 -30,0!", "#b8383c"):
            mass(c, "-40,-26 -24,-44 -20,-10 -36,2", "#5a1434", 7, 0.8)
            mass(c, "-40,-8 90,-12 90,6 -40,6", "#5a1434", 7, 0.8)
            mass(c, "6,-52 40,-42 84,-30 60,-26 20,-36", "#ffb878", 5, 0.85)
            for text in ("-4,-48 -8,-30 -4,-10", "24,-44 20,-28 26,-8", "52,-36 48,-24 54,-10"):
                line(c, text, "#7a1c38", (0.6, 2.6, 0.8), 0.6)
        # The near side, plank on plank.
        hull = "-112,-22! -60,-8 20,-8 118,-38! 112,-6 92,22 40,36 -50,36 -96,18"
        with form(c, hull, "#7a5040"):
            mass(c, "-116,4 0,16 110,-4 96,44 -100,44", "#241c3c", 9, 0.85)
            mass(c, "30,-12 118,-40 114,-14 60,4", "#ffc080", 6, 0.7)
            for dy in (10, 22):
                line(
                    c,
                    f"-106,{-20 + dy} -50,{-6 + dy} 30,{-6 + dy} 112,{-34 + dy}",
                    "#2c1c30",
                    (0.8, 2, 1),
                    0.7,
                )
        line(c, "-113,-23 -60,-9 20,-9 119,-39", "#c89468", (3, 5, 5, 3))
        line(c, "102,-34 100,-58 88,-70 76,-66", "#2c1c28", (4, 3.4, 2.6))
        line(c, "76,-66 76,-60", "#2c1c28", (1.6, 1.6))
        c.path(contour("68,-60! 84,-60! 82,-40! 70,-40!"), "#ffe6a0")
        c.path(contour("66,-60! 76,-67 86,-60!"), "#2c1c28")
        c.path(contour("68,-41! 84,-41! 84,-37! 68,-37!"), "#2c1c28")
    c.glow(76, -50, 46, "#fff0b8", 0.9)


@scene("p22", "nocturne", Light(strength=0.0, focus=(340, 520)), by_hand=True)
def white_horses(c: Canvas) -> None:
    nature.sky(c, ("#070d28", "#132252", "#2f4c88", "#7f98c4"), (0, 0.2, 0.36, 0.5))
    nature.stars(c, 90, 260)
    nature.clouds(c, "#5a74ac", 0.7, 0.004, 0.013, 60, 420, 0.46)
    nature.clouds(c, "#060b22", 0.9, 0.005, 0.016, 0, 330, 0.5)
    spot = (508, 196)
    nature.beam(c, [spot, (-40, 330), (-40, 700)], "#ffe9b0", 0.6, 16)
    nature.beam(c, [spot, (640, 120), (640, 190)], "#ffe9b0", 0.5, 8)
    c.path(
        contour("420,420! 440,392 470,372 486,352 520,344 548,360 580,372 620,400 620,430! 420,430!"),
        "#0a1230",
    )
    built.lighthouse(c, 508, 352, 190, "#d8dcea", "#b04a40")
    _gull(c, 200, 214, 0.62, -14, "#f2f5fc", "#7f96c8")
    _gull(c, 322, 118, 0.36, 8, "#c2cfe8", "#5c76b0")
    _sea(c, 404, ("#46669c", "#1c3670", "#122656"), 6, 90)
    _horse(c, 480, 404, 0.36, -24, 0.55)
    _foam(c, "330,530 380,492 440,476 500,486 560,480 620,500 620,540 340,540", 0.5, 0.5)
    _horse(c, 132, 306, 0.6, 8, 0.34)
    _foam(c, "-40,560 40,500 120,520 220,520 300,500 360,540 300,600 100,620 -40,620", 0.8, 0.25)
    _horse(c, 436, 470, 0.7, -13, 0.16)
    _foam(c, "290,730 360,690 430,676 500,690 560,676 640,640 640,760 300,760", 0.8, 0.1)
    _horse(c, 262, 416, 1.14, -6, 0)
    _foam(
        c,
        "-60,800 0,716 60,700 110,750 150,810 210,840 280,830 "
        "330,800 380,790 440,830 520,800 640,750 640,980 -60,980",
        1.3,
    )
    _foam(c, "20,790 90,748 150,772 210,742 270,772 330,756 350,800 300,836 160,850 40,840", 0.8, 0.06)
    with c.at(452, 782, 0.98, -5):
        _sleeper(c)
    _foam(c, "330,836 380,806 440,826 500,812 560,820 640,786 640,850 340,860", 0.6, 0.1)
    _foam(c, "240,930 300,850 350,836 400,850 470,890 640,850 640,990 240,990", 1.0)
