"""A wolf at the water, and who looks back at it."""

from __future__ import annotations

import math

from tools.painter import nature
from tools.painter.canvas import Canvas
from tools.painter.creatures import drawn
from tools.painter.hand import contour, form, line, mass, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

SHORE = 500
# From the frame over back and nape to the ruff, the chest and the near leg.
WOLF = (
    "-40,290 20,236 90,216 150,222 206,246 262,286 320,330 350,400 330,440! "
    "306,436! 300,470! 276,450! 262,486! "
    "244,464! 236,500 226,516 230,536 236,552! 176,556 166,530 158,490 "
    "130,462 60,470 -40,480"
)
SHEEP = (
    "-40,300 10,236 60,240 100,210 160,222 200,226 240,262 262,312 258,372 "
    "240,430 196,466 120,476 60,466 10,482 -40,470"
)
FACE = (
    "258,290 276,268 308,262 334,280 356,312 382,352 408,398 430,444 438,474 "
    "426,492 404,494 378,476 346,452 312,430 "
    "282,402 262,360 252,322"
)


def _night(c: Canvas) -> None:
    nature.sky(c, ("#050a20", "#101d4a", "#2c4684", "#6f8cb8"), (0, 0.22, 0.42, 0.58))
    nature.stars(c, 90, 330)
    nature.moon(c, 424, 196, 118, halo=2.8)
    with c.relief(0.1):
        for k in range(20):
            tall = 110 + (k * 97) % 150
            nature.fir(
                c, k * 32 - 10 + c.r.uniform(-8, 8), 506, tall, mix("#16244e", "#4a659c", 0.7 * (k % 2))
            )
    nature.fog(c, 470, 90, 0.55, "#9fb4d4")


def _fur(c: Canvas, box: tuple[float, float, float, float], count: int, size: float) -> None:
    """Tufts all over a part of the body, the lower ones first, moonlit along the back."""
    x0, y0, x1, y1 = box
    spots = sorted(((c.r.uniform(y0, y1), c.r.uniform(x0, x1)) for _ in range(count)), reverse=True)
    for y, x in spots:
        ridge = 236 + max(0.0, x - 130) * 0.34 + abs(x - 110) * 0.08
        deep = min(1.0, max(0.0, (y - ridge) / 190))
        tone = mix(
            c.r.choice(("#a9b8e0", "#7f92c4", "#6a7cb0", "#c8d4f0")),
            "#121c44",
            min(0.96, deep * 1.15 + c.r.uniform(0, 0.2)),
        )
        n = size * c.r.uniform(0.7, 1.3)
        a = math.radians(150 - deep * 34 + c.r.uniform(-14, 14))
        dx, dy = math.cos(a) * n, math.sin(a) * n
        c.limb([(x, y), (x + dx * 0.5, y + dy * 0.4), (x + dx, y + dy)], (5, 4.4, 0.5), tone, 0.9)


def _wolf(c: Canvas) -> None:
    fur, dark, lit = "#6a7cae", "#141e48", "#d4dff8"
    with c.relief(0.1):
        c.path(contour("30,420 80,430 92,480 88,520 104,552! 44,556 38,520 24,470"), "#0a1230")
        with form(c, WOLF, "#26345f"):
            _fur(c, (-30, 220, 350, 500), 900, 34)
            mass(c, "-60,400 60,380 160,420 230,470 230,500 120,500 -60,500", "#080e26", 18, 0.8)
            mass(c, "166,500 236,500 240,560 166,560", "#0c1434", 8, 0.6)
        line(c, "-30,284 24,236 90,216 150,222 206,246 250,278", "#eef4ff", (1, 4, 4, 3, 1), 0.9)
        for k in range(3):
            c.path(contour(f"{182 + k * 17},548! {189 + k * 17},563! {196 + k * 17},548!"), "#060a1c")
    with c.at(322, 374, 1.34, 42, True), c.relief(0.1):
        with form(c, "-34,-40 -36,-76 -22,-112! 2,-78 6,-44", "#26345f"):
            mass(c, "-36,-60 -26,-104 -14,-90 -26,-50", lit, 4, 0.9)
        with form(c, drawn.WOLF_HEAD, fur):
            mass(c, "-100,52 -60,44 -20,40 20,50 60,90 90,40 70,10 40,30 -20,30 -60,34", dark, 8, 0.9)
            mass(c, "10,-50 60,-30 90,30 70,70 40,50 30,0", "#33427a", 12, 0.9)
            mass(c, "-106,16 -96,4 -62,-10 -36,-20 -22,-42 -4,-50 -10,-30 -40,2 -70,12", lit, 6, 0.95)
            mass(c, "-16,4 12,0 30,24 10,40 -12,30", "#8fa0cc", 8, 0.8)
        with form(c, "-8,-44 -8,-84 8,-124! 34,-82 36,-42", fur):
            mass(c, "2,-46 4,-84 10,-108 26,-78 26,-50", "#101840", 4)
            mass(c, "-10,-40 -8,-90 8,-124 2,-90 0,-44", lit, 3, 0.95)
        c.path(contour("-108,14! -92,6 -84,14 -90,27 -103,30"), "#060a1c")
        c.circle(-101, 13, 2.2, "#c8d4f0")
        line(c, "-99,36 -76,40 -50,34 -30,24 -20,20", "#060a1c", (1.6, 3, 2.4, 0.8))
        c.path(contour("-54,3! -44,-7 -28,-9 -18,-2! -28,6 -44,8"), "#060a1c")
        c.path(contour("-49,2! -42,-4 -29,-5 -24,-1! -32,4 -42,5"), "#ffc848")
        c.ellipse(-41, 0.6, 2.8, 4, "#060a1c")
        c.circle(-42.5, -1, 1.1, "#ffffff")
        line(c, "-58,-3 -44,-14 -24,-15", dark, (1, 4, 2))
    with c.relief(0.1):
        _fur(c, (262, 296, 312, 330), 46, 36)
        _fur(c, (256, 330, 326, 400), 90, 38)
        _fur(c, (262, 396, 330, 446), 60, 34)


def _sheep(c: Canvas) -> None:
    """The same stance in wool, drawn upright; the water turns it over."""
    with c.relief(0.2):
        for foot, far in ((60, 1), (184, 0)):
            c.path(
                contour(
                    f"{foot},440 {foot + 4},490 {foot},548! {foot + 38},548! {foot + 34},490 {foot + 44},440"
                ),
                mix("#6a4a48", "#8aa0a8", 0.4 * far),
            )
            c.path(contour(f"{foot - 2},536! {foot + 40},536! {foot + 44},552! {foot - 4},552!"), "#2c2028")
        for tone, dx, dy, soft in (
            ("#7f7aa0", 6, 12, 5),
            ("#b4accb", 0, 0, 6),
            ("#dcd6dc", -6, -18, 14),
            ("#fbf6ea", -14, -44, 30),
        ):
            with c.group(f"translate({dx},{dy})", torn(c, tone, 0.045, soft, 0.6, 5)):
                c.path(contour(SHEEP), "#fff")
        for _ in range(90):
            x, y = c.r.uniform(-20, 240), c.r.uniform(236, 456)
            n = c.r.uniform(6, 11)
            c.path(
                f"M{x - n},{y} Q{x - n},{y - n} {x},{y - n} T{x + n * 0.7},{y + n * 0.4}",
                "none",
                c.r.choice(("#a89cb8", "#fffdf6")),
                2.6,
                0.55,
            )
        with form(c, "286,280 316,262 350,264 372,282! 350,292 316,300", "#8a6460"):
            mass(c, "300,290 340,284 372,284 340,300 310,304", "#4a3038", 5)
        with form(c, FACE, "#a07c74"):
            mass(c, "250,330 280,400 340,446 400,490 440,490 400,510 300,470 240,380", "#5a3c44", 12, 0.9)
            mass(c, "290,264 330,276 370,336 424,440 404,450 350,370 300,300", "#f4d8bc", 11, 0.95)
            mass(c, "396,460 430,460 436,490 400,492", "#c89a90", 6, 0.9)
        with form(c, "262,300 230,300 196,326 188,346! 222,346 254,336", "#b08a80"):
            mass(c, "250,310 214,322 200,340 240,334", "#e8a8a0", 5, 0.9)
        c.ellipse(346, 344, 13, 10.5, "#fff6e4", rot=40)
        c.ellipse(350, 347, 8.5, 7, "#3a2418", rot=40)
        c.ellipse(351, 348, 6, 3, "#0c0a10", rot=40)
        c.circle(347, 342, 2.2, "#ffffff")
        line(c, "328,340 340,328 360,334", "#4a3038", (1, 3.4, 1))
        line(c, "434,482 412,486 392,476", "#4a3038", (1, 3, 0.8))
        c.path(contour("424,456! 434,460 433,468 424,466"), "#4a3038")
        with c.group(through=torn(c, "#fffdf6", 0.05, 7, 0.7, 4)):
            c.path(contour("232,300 240,262 272,240 312,240 328,262 306,282 276,290 256,312"), "#fff")


def _day(c: Canvas) -> None:
    """What the water shows: turned over, and trembling a little."""
    c.rect(0, SHORE, 600, 410, c.vert("#9fd08c", "#c8ecd4", "#a8e0f4", "#58b4e4"))
    nature.disc(c, 424, 812, 60, "#fffbe0", "#ffd060", 3.4, 1.0)
    tremble = c.define(
        '<filter id="{id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" '
        'baseFrequency=".006 .03" numOctaves="2" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" '
        'in2="n" scale="5" xChannelSelector="R" yChannelSelector="G"/></filter>'
    )
    with c.group(through=tremble), c.group(f"translate(0,{SHORE * 2 + 4}) scale(1,-1)"):
        for tone, dy, soft in (("#4f9a58", 0, 10), ("#7fc068", -12, 10), ("#bfe48c", -28, 14)):
            with c.group(f"translate({-dy * 0.3},{dy})", torn(c, tone, 0.03, soft, 1.0, 4)):
                c.path(
                    contour("-40,470 -30,330 40,290 60,200 160,150 240,190 250,270 300,330 330,480"), "#fff"
                )
                c.path(contour("470,500 480,420 520,360 580,330 640,340 640,500"), "#fff")
        c.path(contour("-20,470! 120,470 240,492 340,502! -20,506!"), "#6fb25c")
        _sheep(c)
        for k in range(16):
            spot = 6 + k * 21
            if spot < 330:
                low = 478 + (k * 29) % 20 + spot * 0.02
                nature.flower(
                    c,
                    spot,
                    low,
                    9 + k % 3 * 2,
                    ("#ffffff", "#f7a0b4", "#ffd860", "#ff8a70")[k % 4],
                    "#e8903c",
                )
    for _ in range(70):
        far = c.r.random() ** 0.9
        x, y, n = c.r.uniform(-60, 580), SHORE + 14 + far * 380, 30 + far * 130
        line(
            c,
            f"{x},{y} {x + n / 2},{y - 2} {x + n},{y}",
            c.r.choice(("#ffffff", "#eaf8ff", "#5aa8c8")),
            (0.4, 1.4 + far * 2.6, 0.4),
            0.45,
        )


@scene("p66", "nocturne", Light(strength=0.0, focus=(380, 430)), by_hand=True)
def what_the_water_sees(c: Canvas) -> None:
    _night(c)
    _day(c)
    with form(
        c, ("-20,476! 90,486 180,506 260,540 316,512 300,500! 330,503 200,540 120,560! -20,560!"), "#0c1434"
    ):
        pass
    with form(c, "-20,486! 80,500 170,520 250,520 330,503! 270,540 170,556 60,562 -20,560!", "#16224c"):
        mass(c, "-20,484 90,500 200,520 330,500 330,510 200,530 -20,506", "#6a80b4", 6, 0.8)
    _wolf(c)
    c.path(contour("-20,556! 80,556 180,560 240,552! 180,578 60,580 -20,576!"), "#0a1230")
    for k in range(4):
        c.ring(424, 502, 20 + k * 40, 3.4 + k * 5, "#ffffff", 3 - k * 0.4, 0.9 - k * 0.2)
    c.path(f"M330,{SHORE + 3} H600", "none", "#fffdf0", 2.6, 0.7)
    with c.relief(0.1):
        for k in range(8):
            x = 556 + k * 9
            c.limb(
                [(x, 910), (x - 8 + k, 700), (x - 34 + k * 8, 330 + (k * 67) % 140)], (10, 7, 1), "#04081a"
            )
            line(
                c,
                f"{x},910 {x - 8 + k},700 {x - 34 + k * 8},{330 + (k * 67) % 140}",
                "#3c5488",
                (1, 2, 0.4),
                0.6,
            )
        for x, y in ((540, 420), (578, 352)):
            c.limb([(x, y), (x + 4, y + 66)], (15, 15), "#1c1220")
            line(c, f"{x - 4},{y} {x - 1},{y + 60}", "#8a9ac8", (1, 2.6, 1), 0.8)
    nature.grass(c, -10, 150, 584, 44, 60, ("#04081a", "#16224c"))
