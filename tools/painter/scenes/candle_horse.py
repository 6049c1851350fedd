"""An attic, a candle, a rocking horse; and the shadow the candle makes of it."""

from __future__ import annotations

from tools.painter.canvas import Canvas, Point
from tools.painter.hand import contour, form, line, mass, round_limb, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene
from tools.painter.scenes.rocking_horse import rocking_horse

FLAME: Point = (92.0, 676.0)
GLOOM = "#1f0c20"

STALLION = (
    "86,296! 82,278 100,242 124,204 148,178! 152,138! 176,172 214,166 262,176 306,200 344,210 400,220 "
    "448,210 492,218 516,244 522,290 540,336 564,376! 556,424 570,454 584,474! 560,482! 540,440 534,392 "
    "494,352 452,332 400,336 344,334 300,330 258,352 204,376 156,420 138,452! 112,444! 118,426 148,396 "
    "192,346 226,318 218,282 208,258 184,258 156,286 122,312 100,314"
)


def _attic(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, c.fade([(0, "#ffd890", 1), (0.16, "#f8b45c", 1), (0.45, "#d07c3a", 1),
                                   (0.74, "#a04e30", 1),
                                   (1, "#6a2c34", 1)], 0.24, 0.66, 0.9))  # fmt: skip
    x = 0.0
    while x < 600:
        w = c.r.uniform(34, 52)
        line(c, f"{x},0 {x + 1},340 {x},654", "#4a1c20", (2, 2.4, 2), 0.5)
        line(c, f"{x + 3},0 {x + 4},340 {x + 3},654", "#ffc880", (1, 1.4, 1), 0.25)
        for _ in range(3):
            a, y = x + c.r.uniform(8, w - 6), c.r.uniform(20, 560)
            line(c, f"{a},{y} {a + 3},{y + 40} {a},{y + 90}", "#6a3020", (0.3, 1.6, 0.3), 0.35)
        x += w
    for x, y in ((62, 120), (430, 92), (548, 520), (330, 560), (250, 60)):
        c.ellipse(x, y, 5, 8, "#4a1c1c", 0.6)
        c.ring(x, y, 8, 13, "#6a3020", 1.4, 0.5)


def _shadow(c: Canvas) -> None:
    with c.group(through=c.blur(2.2), opacity=0.93):
        # Far legs, mane, tail.
        for text, widths in (
            ("276,316 220,326 186,352 214,392 240,410", (46, 30, 18, 14, 12)),
            ("462,312 442,372 452,410 430,452 418,474", (58, 36, 22, 15, 13)),
        ):
            line(c, text, GLOOM, widths)
        c.path(contour("244,402! 262,416! 246,428! 232,414!"), GLOOM)
        c.path(contour("426,466! 410,486! 392,478! 408,462!"), GLOOM)
        c.path(contour(STALLION), GLOOM)
        strands(
            c,
            "150,176 190,130 230,120 282,92",
            "330,212 376,176 414,180 470,140",
            30,
            (GLOOM,),
            (16, 15, 9, 0.6),
            16,
            1,
        )
        strands(
            c,
            "146,182 132,196 118,190 104,206",
            "160,176 140,170 124,176 112,172",
            5,
            (GLOOM,),
            (9, 8, 5, 0.5),
            5,
            1,
        )
        strands(
            c,
            "506,232 544,190 566,160 600,138",
            "520,262 566,262 586,252 620,270",
            22,
            (GLOOM,),
            (12, 16, 10, 0.6),
            14,
            1,
        )
    # A hole in the boards, just where its eye is; the moon is behind it.
    with c.at(134, 226, 1, 38):
        c.ellipse(0, 0, 12, 7.4, "#4a2030")
        c.ellipse(0, 0.4, 9.6, 5.4, "#cfe6f4")
        c.circle(-2.4, 1, 3.6, "#2c3c64")
    c.glow(134, 226, 44, "#bcd8f0", 0.6)
    for text in ("112,238 -20,470 -20,620 140,238",):
        with c.group(through=c.blur(6), opacity=0.16):
            c.path(contour(text), "#cfe6f4")


def _roof(c: Canvas) -> None:
    """Rafters: nearer than the wall, so they are dark."""
    with c.relief(0.1):
        for text, lit in (
            ("-20,-20! 236,-20! -20,262!", "236,-20 108,118 -20,262"),
            ("620,-20! 452,-20! 620,150!", "452,-20 530,60 620,150"),
        ):
            c.path(contour(text), "#1c0a1c")
            line(c, lit, "#4a2024", (30, 32, 36))
            line(
                c,
                " ".join(
                    f"{float(q.split(',')[0]) + (6 if lit[0] == '2' else -6)},{float(q.split(',')[1]) + 12}"
                    for q in lit.split()
                ),
                "#b8642c",
                (3, 5, 8),
                0.8,
            )
        # A cobweb where they meet the wall.
        for k in range(5):
            line(
                c,
                (f"-4,276 {20 + k * 20},{284 - k * 30} {46 + k * 34},{300 - k * 50}"),
                "#f4c890",
                (0.8, 0.8, 0.8),
                0.35,
            )


def _floor(c: Canvas) -> None:
    c.path(
        "M-10,640 H610 V910 H-10Z",
        c.fade(
            [(0, "#ffdc98", 1), (0.2, "#e09040", 1), (0.55, "#8a4428", 1), (1, "#34142a", 1)], 0.18, 0.5, 0.85
        ),
    )
    c.path("M-10,626 H610 V648 H-10Z", c.horiz("#e89c50", "#d8843c", "#7a3828", "#3a1626"))
    line(c, "-10,627 240,627 610,627", "#ffdc98", (3, 3, 1), 0.7)
    line(c, "-10,649 240,649 610,649", "#4a1c1c", (3, 3, 3), 0.8)
    for k in range(-9, 14):
        x = 210 + k * 34.0
        line(c, f"{x},649 {210 + k * 52},760 {210 + k * 92},910", "#4a1c1c", (1.4, 2.4, 3.4), 0.6)
        line(c, f"{x + 2},649 {214 + k * 52},760 {216 + k * 92},910", "#ffc070", (0.6, 1, 1.4), 0.3)
    for _ in range(90):
        x, y = c.r.uniform(0, 600), c.r.uniform(655, 890)
        n = c.r.uniform(10, 40)
        line(
            c,
            (f"{x},{y} {x + (x - 210) * 0.04},{y + n / 2} {x + (x - 210) * 0.09},{y + n}"),
            "#5a2820",
            (0.3, 1.6, 0.3),
            0.4,
        )


def _cast(c: Canvas) -> None:
    """On the floor, away from the candle."""
    with c.group(through=c.blur(8), opacity=0.82):
        c.path(
            contour("196,836 300,846 420,836 540,800 620,740 620,668 500,690 420,740 300,786 190,800"),
            "#24091c",
        )
        c.path(contour("140,800 240,850 400,862 560,830 560,812 400,836 250,826"), "#1c0714")


def _luggage(c: Canvas) -> None:
    """An old suitcase, and on it a rag rabbit that has seen it too."""
    with c.relief(0.1):
        with c.group(through=c.blur(6), opacity=0.7):
            c.path(contour("452,722 600,700 620,728 470,746"), "#1c0714")
        with form(c, "446,636! 600,628! 620,632! 620,722! 600,726! 450,728!", "#a8623c"):
            mass(c, "540,620 630,620 630,740 560,740", "#240c20", 20, 0.85)
            mass(c, "440,630 470,632 466,730 440,730", "#ffc070", 7, 0.8)
            for x in (484, 566):
                line(c, f"{x},632 {x + 2},680 {x + 1},728", "#3a1a20", (15, 15, 15))
                line(c, f"{x - 6},632 {x - 4},680 {x - 5},728", "#d88c50", (2, 2, 2), 0.8)
                c.rect(x - 9, 664, 19, 15, "#e0b058", 2)
                c.rect(x - 4, 668, 9, 7, "#3a1a20", 1)
            line(c, "446,664 530,660 620,658", "#3a1a20", (2, 2.6, 2))
        line(c, "447,637 520,632 620,629", "#ffcf88", (2, 3, 1), 0.9)
    with c.at(524, 634, 0.96, -6), c.relief(0.1):
        rag, shade, lit = "#a8a4a4", "#4a3858", "#ffe4b0"
        for text in ("-20,-6 -30,6 -34,22", "14,-6 18,8 12,26"):
            round_limb(c, text, (24, 20, 17), rag, shade, lit, (-400, 0))
        for x, y in ((-36, 28), (10, 32)):
            c.ellipse(x, y, 12, 8, "#c8b0a8")
        with form(c, "-34,2 -36,-30 -20,-58 6,-60 26,-34 28,0 0,8", rag):
            mass(c, "4,-60 34,-30 34,10 0,12 10,-20", shade, 8, 0.85)
            mass(c, "-40,0 -34,-36 -20,-56 -24,-20", lit, 5, 0.7)
            line(c, "-8,-54 -6,-24 -8,4", shade, (1, 1.6, 1), 0.8)
            for y in (-46, -34, -22, -10):
                line(c, f"-12,{y} -7,{y + 1} -2,{y}", shade, (1, 1.6, 1), 0.9)
        with form(c, "4,-28! 22,-36! 30,-18! 12,-10!", "#b8484c"):
            mass(c, "16,-36 34,-30 30,-10 14,-10", "#4a1430", 4, 0.7)
        round_limb(c, "-26,-46 -44,-30 -48,-10", (15, 13, 13), rag, shade, lit, (-400, 0))
        round_limb(c, "18,-44 34,-28 30,-8", (15, 13, 13), mix(rag, shade, 0.5), shade, rag, (-400, 0))
        # It has thrown its head back.
        with c.at(-6, -74, 1, 20):
            for text, w in (
                ("14,-24 40,-34 58,-14 60,16", (15, 19, 18, 10)),
                ("-2,-28 12,-52 34,-54 46,-34", (15, 19, 18, 10)),
            ):
                round_limb(c, text, w, rag, shade, lit, (-400, 0))
            with form(c, "-34,2 -32,-18 -14,-32 10,-30 26,-12 24,10 6,24 -18,22", rag):
                mass(c, "6,-34 32,-10 26,20 0,30 12,0", shade, 7, 0.8)
                mass(c, "-36,0 -30,-20 -14,-32 -20,-6", lit, 4, 0.8)
                line(c, "-10,-32 -14,-10 -30,4", shade, (0.8, 1.6, 0.8), 0.8)
            c.circle(-20, -8, 6, "#1c0a14")
            c.circle(-21.4, -9.6, 1.8, "#fff4d8")
            for dx, dy in ((-1.6, 1), (1.4, 1.4)):
                c.circle(-20 + dx, -7 + dy, 0.8, "#9a8c90")
            line(c, "-2,-12 6,-4", "#1c0a14", (2, 2))
            line(c, "6,-12 -2,-4", "#1c0a14", (2, 2))
            line(c, "-26,10 -20,14 -14,11", "#3a1424", (0.8, 2, 0.8))


def _candle(c: Canvas) -> None:
    with c.relief(0.1):
        with c.group(through=c.blur(5), opacity=0.7):
            c.ellipse(100, 846, 74, 14, "#3a1018")
        with form(c, "22,822! 40,848 92,856 144,848 162,822! 120,834 64,834", "#c08a3c"):
            mass(c, "20,840 90,850 164,836 150,866 30,866", "#4a2014", 6, 0.85)
        c.ellipse(92, 822, 71, 15, "#d8a048")
        c.ellipse(92, 820, 60, 11, "#8a5424")
        c.ellipse(86, 819, 46, 8, "#ffe2a0", 0.8)
        with c.group():
            line(c, "158,824 184,818 186,838 166,846", "#c08a3c", (7, 8, 8, 6))
            line(c, "160,822 182,818 184,830", "#ffe8a8", (2, 2.6, 1))
        with form(
            c,
            ("70,822! 70,720 74,704! 84,708 100,702 112,708! 114,760 116,822! 104,828 84,828"),
            c.vert("#fff2c8", "#ffdca0", "#d89860"),
        ):
            mass(c, "104,700 120,720 120,830 104,830", "#c87848", 5, 0.6)
            mass(c, "70,704 84,710 80,760 70,820", "#fffbe8", 4, 0.9)
        for text, w in (
            ("78,712 76,748 78,772", (8, 8, 11)),
            ("106,708 108,732 107,744", (7, 7, 10)),
            ("94,708 94,720 94,728", (7, 6, 8)),
        ):
            line(c, text, "#fff0cc", w)
            line(c, text, "#ffffff", [q * 0.3 for q in w], 0.8)
        line(c, "93,706 91,696 86,688", "#3a1a14", (2.6, 2.6, 2))
    c.glow(*FLAME, 300, "#ffcf80", 0.75)
    c.glow(*FLAME, 110, "#fff0c0", 0.7)
    # It bows as if somebody had galloped past.
    with c.at(90, 694, 0.62, -16):
        c.path("M0,4 C-34,-10 -26,-44 -14,-104 C22,-54 34,-10 0,4Z", "#ffac40")
        c.path("M0,2 C-20,-8 -16,-34 -8,-72 C12,-38 18,-8 0,2Z", "#fff8d8")
        c.path("M0,4 C-8,0 -7,-14 -2,-20 C5,-14 7,-2 0,4Z", "#7aa0e0", op=0.7)


@scene("p04", "ember", Light(strength=0.0, focus=(290, 480)), by_hand=True)
def what_the_candle_sees(c: Canvas) -> None:
    _attic(c)
    _shadow(c)
    _roof(c)
    _floor(c)
    _cast(c)
    _luggage(c)
    with c.at(340, 850, 0.88, 3):
        rocking_horse(c, ((FLAME[0] - 340) / 0.88, (FLAME[1] - 850) / 0.88))
    _candle(c)
