"""Horses that are waves."""

from __future__ import annotations

from tools.painter import built, nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, points, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

# Head, neck and chest from the poll over face, muzzle, jaw, throat, chest, and back along the crest.
BUST = (
    "0,0! 22,4 50,24 76,62 100,104 118,136 133,152 143,166 145,182 138,193! "
    "132,201 120,203 108,196 98,180 "
    "84,162 66,148 44,142 22,130 4,106 -10,84! -6,128 4,178 30,230 56,280 "
    "66,330 50,400 -190,400 -196,300 "
    "-184,210 -158,134 -120,70 -70,22 -30,2"
)
EAR = "-8,8 -14,-14 -6,-46! 10,-28 16,-4 10,10"
FAR_EAR = "18,6 16,-12 28,-38! 38,-18 34,8"
# A foreleg lifted at the knee, from the elbow.
LEG = (
    "-40,-36 30,-38 88,-28 122,-20 144,-12! 154,4 148,22 136,34 130,52 127,70 134,80 128,94 136,104! "
    "104,112! 100,98 104,86 101,78 108,60 112,42 106,26! 88,22 44,32 0,44 -40,46"
)
HOOF = "101,104! 137,97! 150,116! 106,128!"


def _leg(c: Canvas, x: float, y: float, scale: float, rot: float, lit: str, shade: str) -> None:
    with c.at(x, y, scale, rot):
        with form(c, LEG, lit):
            mass(c, "-60,12 50,18 100,20 112,40 104,80 92,80 96,30 40,54 -60,60", shade, 7, 0.9)
            mass(c, "-60,-50 0,-44 10,50 -60,60", shade, 9, 0.7)
            mass(c, "110,-8 130,-8 136,8 124,16 112,8", mix(shade, lit, 0.6), 4, 0.6)
            mass(c, "134,-14 152,2 146,20 138,10", "#ffffff", 3, 0.7)
            mass(c, "100,80 112,76 108,110 98,108", shade, 3, 0.9)
            line(c, "20,-26 70,-16 112,-6", shade, (1, 3, 1), 0.6)
            line(c, "118,36 116,56 112,76", mix(shade, "#0c1838", 0.3), (0.8, 2, 0.8), 0.7)
        with form(c, HOOF, mix(shade, "#0c1838", 0.4)):
            mass(c, "126,98 150,112 140,120 128,112", lit, 3, 0.5)
        line(c, "102,106 120,104 137,99", mix(lit, "#ffffff", 0.5), (3, 5, 3), 0.9)


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
                mass(c, "-200,110 -120,100 -50,180 -10,290 -10,400 -210,400", tone("#1d3268"), 26, 0.95)
                mass(c, "-60,70 -8,70 2,120 20,190 44,250 60,330 40,410 -60,400 -30,280 -50,180", blue, 16)
                mass(c, "4,96 30,118 64,134 92,152 110,178 96,190 70,164 30,150 -6,128", blue, 7, 0.95)
                mass(c, "-12,80 6,84 14,104 26,126 6,124 -16,110", deep, 6, 0.7)
                mass(c, "-70,40 -20,60 -16,90 -60,120 -140,150 -130,90", blue, 16, 0.6)
                mass(c, "58,72 74,92 96,128 116,152 104,152 84,126 62,98", blue, 6, 0.55)
                mass(c, "30,14 54,30 80,68 104,108 122,138 112,142 88,112 62,74 36,40", warm, 3)
                mass(c, "10,96 26,78 48,84 54,104 40,122 22,116", warm, 8, 0.75)
                mass(c, "-30,130 -8,170 14,230 40,290 30,310 0,250 -20,200 -40,160", warm, 14, 0.3)
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
        light, dark = (
            [tone(t) for t in ("#ffffff", "#f4f8ff", "#fff0c8", "#b9cdea", "#86a6d8")],
            [blue, deep, tone("#9fb8de")],
        )
        strands(
            c,
            "-4,2 -60,20 -130,10 -220,50 -330,40",
            "-150,180 -200,220 -260,200 -330,250 -420,230",
            34,
            dark,
            (9, 16, 12, 5, 0.5),
            22,
        )
        strands(
            c,
            "4,-2 -50,-8 -120,-30 -200,6 -300,-18",
            "-130,120 -180,160 -240,140 -310,190 -400,160",
            44,
            light,
            (7, 13, 9, 4, 0.5),
            24,
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


@scene("p22", "nocturne", Light(strength=0.0, focus=(340, 520)), by_hand=True)
def white_horses(c: Canvas) -> None:
    nature.sky(c, ("#070d28", "#132252", "#2f4c88", "#7f98c4"), (0, 0.2, 0.36, 0.5))
    nature.stars(c, 90, 260)
    nature.clouds(c, "#5a74ac", 0.7, 0.004, 0.013, 60, 420, 0.46)
    nature.clouds(c, "#060b22", 0.9, 0.005, 0.016, 0, 330, 0.5)
    spot = (508, 196)
    nature.beam(c, [spot, (-40, 330), (-40, 700)], "#ffe9b0", 0.75, 10)
    nature.beam(c, [spot, (640, 120), (640, 190)], "#ffe9b0", 0.5, 8)
    c.path(
        contour("420,420! 440,392 470,372 486,352 520,344 548,360 580,372 620,400 620,430! 420,430!"),
        "#0a1230",
    )
    built.lighthouse(c, 508, 352, 190, "#d8dcea", "#b04a40")
    _gull(c, 200, 214, 0.62, -14, "#f2f5fc", "#7f96c8")
    _gull(c, 322, 118, 0.36, 8, "#c2cfe8", "#5c76b0")
    _sea(c, 404, ("#46669c", "#1c3670", "#122656"), 6, 90)
    _horse(c, 402, 372, 0.5, -16, 0.5)
    _foam(c, "230,470 300,440 380,450 440,470 470,500 300,500", 0.5, 0.4)
    _horse(c, 176, 356, 0.72, -8, 0.28)
    _foam(c, "-40,560 40,500 120,520 220,520 300,500 360,540 300,600 100,620 -40,620", 0.8, 0.2)
    _leg(c, 480, 520, 0.7, -20, "#c4d2ea", "#5474b0")
    _horse(c, 478, 452, 0.62, -4, 0.16)
    _foam(c, "300,640 380,590 460,580 540,600 620,570 620,680 300,690", 0.8)
    _leg(c, 296, 700, 1.4, -22, "#b9cbe8", "#3c5a98")
    _leg(c, 262, 724, 1.5, -10, "#f0f4fc", "#5474b0")
    _horse(c, 258, 452, 1.24, -6, 0)
    _foam(c, ("-60,770 20,706 110,726 170,800 270,836 350,872 430,868 520,850 640,800 640,960 -60,960"), 1.3)
