"""Paper cranes on threads, and the one that is not of paper."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass, row, torn
from tools.painter.palettes import darker, lighter, mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SKY = "#7fb2de"
# Folded paper: each face with how light it is.
FACES = (
    ("-20,-18 52,-16 96,-132", 0.34),
    ("20,-18 52,-16 96,-132", 0.14),
    ("-60,4 -142,-98 -24,22", 0.24),
    ("-142,-98 -12,-30 -24,22", -0.22),
    ("54,8 124,-122 20,24", 0.3),
    ("124,-122 8,-26 20,24", -0.3),
    ("124,-122 170,-80 108,-92", 0.1),
    ("-66,2 -2,-32 -6,72", -0.05),
    ("-2,-32 62,6 -6,72", -0.32),
    ("-50,-10 4,6 -76,150", 0.36),
    ("4,6 54,-8 -76,150", 0.08),
)


def _cloud(c: Canvas, text: str, scale: float, under: str) -> None:
    for tone, dy, soft in (("#fffaf0", 0, 12), ("#f0e6e2", 26, 14), ("#c9d4e6", 54, 18), (under, 92, 26)):
        with c.group(
            f"translate({dy * 0.2},{dy * scale})", torn(c, tone, 0.014 / scale, soft * scale, 0.9, 3)
        ):
            c.path(contour(text), "#fff")


def _paper(
    c: Canvas,
    x: float,
    y: float,
    scale: float,
    rot: float,
    tone: str,
    flip: bool = False,
    haze: float = 0.0,
    print_: str = "",
) -> None:
    """A folded crane on its thread."""
    top = (x + (y + 60) * (0.06 + 0.05 * (x - 300) / 300), -60)
    c.line(
        [(x, y), ((x + top[0]) / 2 + 2, (y + top[1]) / 2), top],
        mix("#fffaf0", SKY, haze * 0.7),
        0.9 + scale * 0.6,
        0.85,
    )
    with c.at(x, y, scale, rot, flip), c.relief(0.05):
        for text, bright in FACES:
            base = lighter(tone, bright) if bright > 0 else darker(tone, -bright)
            corners = " ".join(w + "!" for w in text.split())
            with form(c, corners, mix(base, SKY, haze)):
                if print_ == "dots":
                    for k in range(60):
                        c.circle(
                            -130 + k % 12 * 24 + k // 12 % 2 * 12,
                            -110 + k // 12 * 44,
                            5,
                            lighter(tone, 0.7),
                            0.8,
                        )
                elif print_ == "news":
                    for k in range(32):
                        c.segment(-130, -120 + k * 8, 150, -128 + k * 8, "#4a4650", 2.2, 0.5)
                elif print_ == "stripes":
                    for k in range(16):
                        c.segment(-140 + k * 20, -130, -100 + k * 20, 130, lighter(tone, 0.6), 5, 0.7)
                mass(
                    c,
                    text.split()[0] + " " + text.split()[1] + " " + text.split()[1],
                    lighter(tone, 0.8),
                    8,
                    0.5,
                )
            c.path(contour(corners), "none", mix(lighter(tone, 0.6), SKY, haze), 1.2, 0.7)


def _wing(c: Canvas, lit: bool) -> None:
    """A wing from beneath, pointing up from the shoulder; the sun comes through the hand feathers."""
    glow = (
        ("#d4d8ea", "#dfe0ee", "#efe8ea", "#fff3e0", "#fff6e4", "#ffffff")
        if lit
        else ("#9aa6cc", "#a8b2d6", "#b9c2e0", "#ccd2ea", "#dcdff0", "#e8eaf6")
    )
    shaft = "#8a90b4"
    row(
        c,
        "-34,-14 -10,-70 30,-130 56,-176 70,-214 72,-240",
        "-96,-16 -122,-90 -128,-170 -122,-238 -104,-296 -84,-330",
        13,
        30,
        ("#1c1e34", "#242842", "#2e3352", "#3a3f60", "#50567c"),
        "#5c6288",
        -0.03,
    )
    row(
        c,
        "62,-196 72,-226 78,-246 80,-262 80,-270",
        "-108,-300 -92,-362 -58,-412 -10,-442 34,-446",
        9,
        25,
        glow,
        shaft,
        -0.05,
    )
    row(
        c,
        "0,-14 20,-70 52,-130 78,-186 84,-226 84,-262",
        "-60,-20 -74,-90 -66,-160 -46,-226 -26,-280 10,-330",
        18,
        26,
        ("#b6bcda", "#c3c9e2", "#d6d8ea", "#ece6ea", "#fff0dc"),
        shaft,
        -0.04,
    )
    row(
        c,
        "30,-14 44,-70 68,-130 90,-184 92,-226 88,-262",
        "-20,-20 -26,-84 -10,-150 14,-212 34,-258 56,-300",
        20,
        22,
        ("#ccd0e6", "#d8daec", "#e6e4ee", "#f6eee8"),
        "",
        -0.04,
    )
    with form(
        c,
        (
            "20,0! 60,-14 66,-60 84,-126 104,-176 104,-216 96,-262 84,-286! 78,-240 "
            "66,-190 44,-130 22,-70 0,-14"
        ),
        "#f4f2f6",
    ):
        mass(c, "0,0 50,-10 56,-70 80,-150 70,-200 40,-130 10,-60", "#aab2d4", 9, 0.8)
    line(
        c,
        "60,-14 66,-60 84,-126 104,-176 104,-216 96,-262 60,-350 34,-446",
        "#fffdf4" if lit else "#dfe4f6",
        (1, 4, 4, 3, 2, 0.5),
    )


def _crane(c: Canvas) -> None:
    """Seen from beneath; its head points to the right of its own frame."""
    with c.group("scale(1,0.72) skewX(16)"), c.relief(0.12):
        _wing(c, False)
    with c.relief(0.3):
        for y, bend in ((5, 14), (-7, 2)):
            line(c, f"-60,{y} -140,{y + bend} -236,{y + bend * 1.6}", "#1c1e34", (9, 6, 4))
            for dy in (-10, 0, 9):
                line(c, f"-234,{y + bend * 1.6} -268,{y + bend * 1.6 + dy}", "#1c1e34", (3.4, 1))
        row(
            c,
            "-60,-18 -66,0 -60,18",
            "-120,-30 -138,0 -120,30",
            7,
            22,
            ("#dfe0ee", "#f4f2f6", "#c3c9e2"),
            "#9aa0c0",
            0,
        )
        with c.group("scale(1,-1)"):
            _wing(c, True)
        with form(
            c,
            (
                "-84,0 -50,-24 0,-34 50,-28 92,-14 130,-9 170,-10 206,-16 226,-22 240,-20 "
                "246,-12 238,-4 220,0 "
                "176,8 130,12 92,20 50,32 0,36 -50,24"
            ),
            "#f6f4f6",
        ):
            mass(c, "-90,0 -50,-30 0,-40 60,-34 96,-16 60,-6 0,-4 -60,0", "#8f9ac6", 9, 0.9)
            mass(c, "-60,30 0,40 50,36 100,20 90,12 40,22 -20,24", "#fff6e0", 5)
            mass(c, "112,-14 160,-16 210,-20 226,-10 214,4 160,12 116,14 100,2", "#20223a", 5, 0.95)
            mass(c, "214,-26 250,-28 250,-8 226,-4", "#ffffff", 3)
            mass(c, "218,-26 240,-26 242,-19 224,-17", "#d23a34", 1.5)
        c.path(contour("242,-20! 270,-19 302,-14! 272,-10 240,-6!"), "#5a5248")
        line(c, "244,-15 272,-15 300,-14", "#e8dcc0", (1, 2, 0.4))
        c.circle(233, -12, 3, "#14121c")
        c.circle(234, -13, 1, "#ffffff")


@scene("p69", "milk", Light(strength=0.0, focus=(310, 420)), by_hand=True)
def one_of_the_flock(c: Canvas) -> None:
    nature.sky(c, ("#1f4f94", "#3f7fc0", "#8fc0e4", "#f4e6d0"), (0, 0.32, 0.66, 1))
    _cloud(
        c,
        ("-60,700 40,640 120,560 220,580 260,650 380,660 420,600 520,560 660,620 660,980 -60,980"),
        1.0,
        "#a8cbe6",
    )
    _cloud(c, "380,250 440,210 520,180 640,210 640,330 460,330", 0.6, "#62a0d4")
    c.glow(560, 60, 420, "#fff0c8", 0.5)
    for x, y, s, rot, tone, flip in (
        (300, 176, 0.22, 8, "#e8a0b0", True),
        (96, 226, 0.26, -10, "#f0c060", False),
        (548, 470, 0.24, 4, "#e87a5c", True),
        (240, 700, 0.24, -6, "#8a7ac8", False),
        (70, 470, 0.34, 12, "#6ab0a0", False),
    ):
        _paper(c, x, y, s, rot, tone, flip, 0.42)
    _paper(c, 478, 150, 0.5, 10, "#f3ead8", True, 0.12, "news")
    _paper(c, 120, 100, 0.46, -8, "#e8b048", False, 0.15, "dots")
    with c.at(300, 424, 0.88, -38):
        _crane(c)
    c.line([(286, 412), (318, 344), (284, 296), (324, 244), (306, 218)], "#fffaf0", 2.6)
    for dx in (-9, 1, 10):
        c.segment(307, 220, 306 + dx, 200, "#fffaf0", 1.4)
    _paper(c, 438, 800, 0.62, -6, "#2f8f92", True, 0.0, "stripes")
    _paper(c, 112, 742, 1.0, 8, "#d2483c", False)
