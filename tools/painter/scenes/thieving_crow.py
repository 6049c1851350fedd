"""A crow in flight, seen from the side."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import feather, form, line, mass, row, strands
from tools.painter.palettes import mix


def _wing(c: Canvas, near: bool) -> None:
    """Raised, seen from beneath, pointing up from the shoulder."""
    dark = ("#0c0c18", "#14142a", "#1c1e3a", "#242a4c") if near else ("#1c1a2c", "#26243c", "#302e4c")
    glow = (
        ("#14142a", "#1c2040", "#2c3462", "#34407a", "#465490") if near else ("#26243c", "#34304e", "#4a4468")
    )
    row(
        c,
        "-34,-14 -10,-70 30,-130 56,-176 72,-240",
        "-96,-16 -122,-90 -128,-170 -118,-250 -84,-330",
        13,
        34,
        dark,
        "#4a4c78",
        -0.03,
    )
    row(
        c,
        "62,-196 74,-230 80,-256 80,-270",
        "-112,-306 -92,-372 -40,-434 44,-452",
        8,
        29,
        glow,
        "#6a6c9c",
        -0.05,
    )
    row(
        c,
        "0,-14 20,-70 52,-130 78,-186 84,-262",
        "-60,-20 -74,-90 -66,-160 -46,-226 10,-330",
        17,
        28,
        dark,
        "#4a4c78",
        -0.04,
    )
    row(
        c,
        "30,-14 44,-70 68,-130 90,-184 88,-262",
        "-20,-20 -26,-84 -10,-150 14,-212 56,-300",
        18,
        24,
        glow,
        "",
        -0.04,
    )
    with form(
        c,
        "20,0! 60,-14 66,-60 84,-126 104,-176 104,-216 96,-262 84,-286! 78,-240 66,-190 44,-130 22,-70 0,-14",
        "#1a1a30",
    ):
        mass(
            c,
            "60,-10 80,-60 100,-150 110,-220 96,-270 90,-200 70,-120 50,-50",
            "#5c5a80" if near else "#46425e",
            6,
            0.9,
        )


def crow(c: Canvas) -> None:
    """It flies to the right of its own frame and looks back with one eye."""
    x: float
    y: float
    with c.group("translate(40,-10) rotate(34) scale(0.94,0.84)"), c.relief(0.1):
        _wing(c, False)
    with c.group("translate(-20,0) rotate(-32) scale(0.92)"), c.relief(0.1):
        _wing(c, True)
    with c.relief(0.15):
        row(
            c,
            "-130,-14 -140,4 -132,22",
            "-262,-40 -290,0 -258,44",
            7,
            36,
            ("#0c0c18", "#1c1e38", "#14142a"),
            "#4a4c78",
            0,
        )
        for x, y in ((-60, 52), (-34, 58)):
            line(c, f"{x},{y} {x - 30},{y + 22} {x - 66},{y + 18}", "#14121c", (16, 9, 6))
            for dy in (-7, 2, 11):
                line(
                    c,
                    f"{x - 62},{y + 18} {x - 84},{y + 18 + dy} {x - 92},{y + 26 + dy}",
                    "#14121c",
                    (5, 4, 1),
                )
        with form(
            c,
            "176,-24 156,-58 120,-74 82,-66 50,-46 -10,-42 -80,-34 -134,-22 -150,4 -128,28 "
            "-70,56 0,68 60,56 106,34 "
            "150,18 172,0",
            "#16162a",
        ):
            mass(c, "-150,20 -60,70 20,80 90,50 150,20 60,26 -40,34 -120,16", "#4f62b8", 12, 0.85)
            mass(c, "80,-66 120,-78 160,-60 176,-34 130,-54 90,-50 20,-40 -60,-34 -20,-50", "#6a648c", 7, 0.7)
            for _ in range(80):
                x, y = c.r.uniform(-120, 110), c.r.uniform(-30, 58)
                tone = mix("#24284c", "#6a78c0", max(0.0, min(1.0, (y + 10) / 70)))
                feather(
                    c,
                    (x, y),
                    (x - 26, y + c.r.uniform(0, 8)),
                    12,
                    mix(tone, "#0c0c18", c.r.uniform(0.2, 0.7)),
                )
            for k in range(60):
                x, y = 126 - k % 12 * 9 + c.r.uniform(-4, 4), -52 + k // 12 * 17 + c.r.uniform(-4, 4)
                tone = mix(mix("#14142a", "#5a68b8", max(0.0, (y + 20) / 70)), "#0c0c18", c.r.uniform(0, 0.4))
                feather(c, (x, y), (x - 30, y + 10), 13, mix(tone, "#06060e", 0.5))
                feather(c, (x, y), (x - 28, y + 8), 10, tone)
        with form(c, "166,-40! 204,-40 244,-26 268,-2! 226,-8 172,-8", "#2a2830"):
            mass(c, "160,-44 210,-44 250,-26 200,-26", "#d8b890", 4, 0.9)
        with form(c, "168,-4! 216,2 250,10! 214,20 164,16", "#1c1a22"):
            mass(c, "170,12 220,18 250,12 210,24", "#6a78c0", 3, 0.8)
        strands(
            c, "150,-50 160,-30 160,-4", "184,-38 204,-30 196,-12", 12, ("#0c0c18", "#2a2830"), (4, 4, 0.5), 4
        )
    c.circle(136, -36, 13.5, "#0a0a14")
    c.circle(136, -36, 11, "#e8b040")
    c.circle(137, -33, 6, "#0a0610")
    c.circle(139.6, -36, 2.2, "#fff6d8")
    line(c, "120,-44 136,-53 154,-44", "#0a0a14", (2, 5.4, 2))
    mass(c, "122,-50 138,-58 152,-50 138,-54", "#c89c80", 2, 0.9)
