"""A corridor under water, seen from its surface: above it a squirrel in a paper boat, below it a goldfish."""

from __future__ import annotations

from tools.painter import things
from tools.painter.canvas import Canvas, Point
from tools.painter.hand import along, contour, form, line, mass, round_limb, strands
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

VX, VY = 452.0, 400.0
FLAME: Point = (398.0, 424.0)
INK = "#10141c"
SURFACE = "-20,562 60,556 130,562 220,568 320,564 420,570 500,563 560,568 620,562"


def _at(side: int, t: float, up: float) -> Point:
    """On the left (-1) or right (1) wall, ``t`` from the far end, ``up`` below the eye."""
    return VX + side * (51 if side < 0 else 40) * t, VY + up * t


def _door(c: Canvas, side: int, near: float, far: float, tone: str) -> None:
    def quad(a: float, b: float, top: float, low: float) -> list[Point]:
        return [_at(side, a, top), _at(side, b, top), _at(side, b, low), _at(side, a, low)]

    wide = near - far
    c.poly(quad(far - wide * 0.08, near + wide * 0.1, -55, 60), "#0c2a2c")
    c.poly(quad(far, near, -52, 60), tone)
    for top, low in ((-46, -20), (-14, 10), (16, 52)):
        a, b = far + wide * 0.16, near - wide * 0.16
        c.poly(quad(a, b, top, low), mix(tone, "#1c1018", 0.45))
        c.poly(quad(a + wide * 0.06, b - wide * 0.03, top + 2.4, low), mix(tone, "#ffb070", 0.12))
    x, y = _at(side, near - wide * 0.1 if side < 0 else far + wide * 0.1, -6)
    c.circle(x, y, near * 1.05, "#3a2014")
    c.circle(x + near * 0.2, y - near * 0.2, near * 0.8, "#e8b45c")
    # The number plate.
    x, y = _at(side, (near + far) / 2, -49)
    c.ellipse(x, y + near * 1.2, near * 1.9, near * 1.3, "#e0b870", 0.9)


def _hall(c: Canvas) -> None:
    c.rect(0, 0, 600, 900, "#123a3c")
    c.poly([(197, -2), (654, -2), (492, 320), (401, 320)], c.vert("#0a1f24", "#3a7468"))
    for k in range(1, 7):
        t = 1.0 + k * k * 0.16
        (ax, ay), (bx, by) = _at(-1, t, -80), _at(1, t, -80)
        c.segment(ax, ay, bx, by, "#08181c", 1 + t, 0.5)
    c.poly([(-2, -312), (401, 320), (401, 470), (-2, 940)], c.horiz("#1c4c4a", "#2c6c62", "#5c9c84"))
    c.poly([(760, -216), (492, 320), (492, 470), (760, 862)], c.horiz("#6aa88c", "#2c625c", "#123a3c"))
    # Paper on the walls, and a rail.
    for side in (-1, 1):
        for k in range(26):
            t = 1.0 + k * 0.33
            (ax, ay), (bx, by) = _at(side, t, -80), _at(side, t, 60)
            c.segment(ax, ay, bx, by, "#0e3436", 0.5 + t * 0.4, 0.35)
        (ax, ay), (bx, by) = _at(side, 1, -60), _at(side, 9, -60)
        c.segment(ax, ay, bx, by, "#9ac8a4", 3, 0.35)
    for side, near, far, tone in (
        (-1, 1.7, 1.3, "#8a5434"),
        (1, 1.75, 1.3, "#a8683c"),
        (-1, 3.1, 2.25, "#8a4c30"),
        (1, 3.1, 2.3, "#8a4a30"),
        (-1, 6.9, 4.6, "#94502f"),
        (1, 6.2, 4.2, "#6a3428"),
    ):
        _door(c, side, near, far, tone)
    # The end, and the one door that is open; somebody stands in it.
    c.rect(401, 320, 91, 140, c.vert("#5a9478", "#98c09c"))
    c.rect(420, 338, 56, 120, "#143838")
    c.rect(424, 342, 48, 116, c.vert("#fff8d8", "#ffe6a0", "#ffc870"))
    with c.group(through=c.blur(0.8)):
        c.path(
            contour("446,424! 448,396 452,384 449,374 454,367 461,374 459,384 464,396 466,424!"), "#8a4c2c"
        )
        line(c, "462,392 470,386 468,374", "#8a4c2c", (4, 3.4, 3))
    c.poly([(424, 342), (442, 350), (442, 440), (424, 458)], c.horiz("#6a3424", "#b8703c"))
    c.glow(452, 392, 210, "#ffe0a0", 0.75)


def _surface(c: Canvas) -> None:
    """Seen almost along itself; then the section of what is under it."""
    top = [(401.0, 418.0), (492.0, 418.0), (640.0, 484.0), (640.0, 575.0), (-20.0, 575.0), (-20.0, 567.0)]
    c.poly(top, c.linear([(0, "#ffe6a8", 1), (0.22, "#8ac0a0", 1), (1, "#2c7a78", 1)], (0, 0), (0, 1)))
    for _ in range(170):
        t = c.r.random() ** 0.7
        y = 419 + 146 * t
        w = (6 + 80 * t) * c.r.uniform(0.3, 1)
        left, right = max(-20, 401 - (y - 418) * 2.83), min(620, 492 + (y - 418) * 2.24)
        x = c.r.uniform(left + 4, max(left + 6, right - w))
        warm = abs(x + w / 2 - 448 + (y - 418) * 0.5) < 24 + 60 * t and c.r.random() < 0.7
        line(
            c,
            f"{x},{y} {x + w / 2},{y - 1 - t * 2} {x + w},{y}",
            "#fff0bc" if warm else c.r.choice(("#134c50", "#9ad0b4", "#0e3c44")),
            (0.3, 0.8 + 3 * t, 0.3),
            0.8 if warm else 0.5,
        )


def _under(c: Canvas) -> None:
    with c.group(clip=c.clip(contour(SURFACE + " 620,910! -20,910!"))):
        c.rect(-20, 540, 640, 380, c.vert("#1f7a7c", "#125a66", "#0c3c50", "#0a2438"))
        with c.group(opacity=0.55):
            c.poly([(-2, 560), (300, 500), (300, 512), (-2, 940)], "#174f54")
            for near, far in ((6.9, 4.6), (3.1, 2.25)):
                pts = [_at(-1, far, 10), _at(-1, near, 10), _at(-1, near, 60), _at(-1, far, 60)]
                c.poly(pts, "#6a4438")
        # The runner on the floor.
        for half, tone in ((50, "#0c3446"), (32, "#8a2c40"), (27, "#d0703c"), (24, "#a83840")):
            far, near = 2.9, 9.2
            c.poly(
                [
                    (VX - half * far, VY + 60 * far),
                    (VX + half * far * 1.1, VY + 60 * far),
                    (VX + half * near * 1.1, VY + 60 * near),
                    (VX - half * near, VY + 60 * near),
                ],
                tone,
                0.75,
            )
        for k in range(7):
            t = 3.2 + k * 0.85
            for dx in (-8, 8):
                x, y = VX + dx * t, VY + 60 * t
                c.path(
                    contour(f"{x - 5 * t},{y}! {x},{y - 3.4 * t} {x + 5 * t},{y}! {x},{y + 3.4 * t}"),
                    "#e0a058",
                    op=0.5,
                )
        c.rect(-20, 540, 640, 380, c.vert("#2c9490", "#1a6a74", "#0e4658"), op=0.34)
        # Light that comes down from the candle, and what it draws on the floor.
        for x0, x1, op in ((210, 270, 0.22), (300, 370, 0.4), (410, 540, 0.3), (90, 150, 0.14)):
            with c.group(through=c.blur(14), opacity=op):
                c.path(contour(f"370,560! 400,560! {x1 + 40},910! {x0 - 30},910!"), "#ffe0a0")
        for _ in range(26):
            x, y = c.r.gauss(350, 150), c.r.uniform(770, 890)
            w = c.r.uniform(20, 60)
            line(
                c,
                f"{x - w},{y} {x - w * 0.3},{y - 6} {x + w * 0.3},{y + 3} {x + w},{y - 3}",
                "#fff0c0",
                (0.4, 2.4, 2, 0.4),
                0.4,
            )
        mass(c, "-20,600 60,560 90,700 60,910 -20,910", "#061c2c", 34, 0.75)
        mass(c, "560,600 620,560 620,910 500,910", "#061c2c", 34, 0.6)
    line(c, SURFACE, "#d8f4dc", (3, 5, 4, 6, 4, 5, 3), 0.9)
    line(c, SURFACE.replace(",56", ",57").replace(",55", ",57"), "#0c4450", (2, 7, 2), 0.4)


def _boat(c: Canvas, inside: bool) -> None:
    if inside:
        with c.relief(0.1), form(c, "80,482! 254,450! 436,468! 400,520 330,544 160,544!", "#a89078"):
            mass(c, "92,496 200,516 240,560 120,560", "#3a4450", 10, 0.7)
            mass(c, "300,516 420,484 400,530 300,540", "#ffe0a0", 8, 0.8)
        return
    with c.relief(0.1):
        hull = "66,478! 254,530! 446,464! 392,584! 254,594! 122,584!"
        with form(c, hull, "#f0e4c8"):
            c.poly([(66, 478), (254, 530), (254, 596), (122, 584)], c.horiz("#5a7c7c", "#b8b8a0", "#dcd0b4"))
            c.poly([(254, 530), (446, 464), (392, 584), (254, 594)], c.horiz("#f8ecd0", "#fff6dc", "#d8ccb0"))
            mass(c, "120,566 260,580 400,566 396,620 110,620", "#2c7478", 9, 0.75)
            mass(c, "270,526 440,466 420,500 330,530 270,548", "#fff8dc", 7, 0.95)
            for x, y, n in ((300, 548, 60), (306, 558, 44), (160, 540, 44), (172, 550, 56)):
                line(c, f"{x},{y} {x + n / 2},{y - 3} {x + n},{y - 7}", "#a87058", (0.6, 2, 0.6), 0.5)
        c.path(contour("66,478! 254,520! 446,464! 254,532!"), "#fffbe8")
        line(c, "254,528 253,560 254,593", "#8a8470", (1, 2.4, 1), 0.8)


def _head(c: Canvas, fur: str, deep: str, lit: str) -> None:
    # Far ear, head, near ear.
    with form(c, "10,-36! 12,-62 22,-84! 34,-62 34,-36!", "#8a3c24"):
        pass
    strands(c, "14,-60 16,-80 14,-96", "28,-64 26,-84 30,-98", 9, ("#c8642c", "#6a2820"), (4, 3, 0.4), 3)
    head = "-54,4 -50,-24 -26,-44 8,-46 34,-34 52,-14 70,4! 76,12 70,22 52,28 30,38 -2,44 -34,36 -50,22"
    with form(c, head, fur):
        mass(c, "-60,0 -30,-20 -20,20 0,50 -50,50", deep, 11, 0.85)
        mass(c, "10,-48 40,-34 60,-10 40,-8 16,-24", lit, 6, 0.85)
        mass(c, "20,14 50,10 74,20 50,34 10,48 0,34", "#ffeccc", 6, 0.95)
        strands(
            c,
            "-40,-20 -10,-40 20,-40",
            "-46,20 -14,10 14,-2",
            46,
            ("#c8642c", "#94401f", "#d88848"),
            (0.5, 1.4, 0.3),
            12,
            0.35,
        )
    with form(c, "-26,-34! -30,-64 -24,-90! -2,-68 4,-38!", fur):
        c.path(contour("-20,-40! -22,-62 -18,-76! -6,-62 -4,-42!"), "#5a2028")
        mass(c, "-6,-70 6,-40 -4,-36", lit, 3, 0.8)
    strands(
        c,
        "-28,-66 -32,-84 -40,-100",
        "-12,-76 -16,-90 -16,-106",
        12,
        ("#d8742c", "#6a2820", "#f0a860"),
        (4, 3.4, 0.4),
        3,
    )
    c.path(contour("66,2! 76,4 78,14 70,16!"), "#2a1014")
    line(c, "68,20 56,25 46,22", INK, (0.8, 2.4, 0.8))
    c.path(contour("58,25! 60,34 65,33 64,23!"), "#fffaf0")
    # It looks down, almost shut against the light.
    c.path(contour("14,-6! 22,-17 34,-16 41,-4! 32,3 22,3"), "#2a0f10")
    c.ellipse(34, -2, 4.4, 4.6, "#7a4018")
    c.circle(35, -8, 2.2, "#fff8e0")
    c.path(contour("11,-5! 20,-20 34,-19 43,-5! 34,-11 22,-11"), "#943c24")
    line(c, "12,-5 22,-11 34,-11 43,-4", INK, (0.8, 2.6, 2.4, 0.8))
    line(c, "16,6 26,8 38,4", "#ffd8a0", (0.6, 2.4, 0.6), 0.8)
    for text in ("58,18 84,26 100,40", "56,20 78,34 88,50", "60,14 88,14 106,20"):
        line(c, text, "#fff6e0", (0.8, 1.4, 0.3), 0.8)


def _squirrel(c: Canvas) -> None:
    fur, deep, lit = "#b8562c", "#4a1c28", "#ffcf80"
    with c.relief(0.1):
        # Its tail stands up behind it.
        tail = (
            "170,520 128,478 112,420 122,362 152,326 188,322 206,346 196,372 176,382 182,410 204,446 220,500"
        )
        with form(c, tail, fur):
            mass(c, "168,530 120,480 104,420 116,350 150,316 150,360 140,420 170,490", deep, 12, 0.85)
            mass(c, "172,336 206,340 200,374 178,384 184,420 210,460 190,450 160,400", lit, 8, 0.7)
        outer, inner = (
            along("160,516 122,440 116,384 130,342 168,316 204,330", 12),
            along("196,500 168,420 160,380 172,362 190,350 204,340", 12),
        )
        for k, ((ox, oy), (ix, iy)) in enumerate(zip(outer, inner, strict=True)):
            for share in (0.0, 0.2, 0.4, 0.6, 0.8):
                for _ in range(2):
                    q = share + c.r.uniform(-0.12, 0.12)
                    x, y = ix + (ox - ix) * q, iy + (oy - iy) * q
                    (ax, ay), (bx, by) = outer[max(k - 3, 0)], outer[min(k + 3, len(outer) - 1)]
                    dx, dy = (bx - ax) * 0.4 + (ox - ix) * 0.24, (by - ay) * 0.4 + (oy - iy) * 0.24
                    tone = mix(
                        lit if q < 0.3 else "#d87c3c",
                        "#6a2820",
                        min(1.0, max(0.0, q * 0.9 + c.r.uniform(-0.3, 0.3))),
                    )
                    line(
                        c, f"{x},{y} {x + dx * 0.6},{y + dy * 0.5} {x + dx},{y + dy}", tone, (1, 3, 0.4), 0.7
                    )
        # Nightshirt.
        with form(c, "196,540 188,486 204,438 236,418 270,424 296,452 304,500 306,544!", "#c8dce0"):
            mass(c, "180,540 190,470 220,420 226,470 220,550", "#3c5c78", 12, 0.85)
            mass(c, "270,420 300,450 308,540 286,540 280,480", "#fff0c8", 8, 0.9)
            for k in range(6):
                x = 206 + k * 17
                line(c, f"{x + 8},430 {x},480 {x - 2},546", "#6a94b0", (1, 3, 3), 0.7)
        # The far arm on the rim.
        round_limb(c, "272,452 290,484 292,512", (30, 26, 18), "#b8ccd0", "#4a6478", "#fff0c8", FLAME)
        with form(c, "274,512 284,503 298,506 306,518 300,530 280,528", fur):
            mass(c, "274,520 306,522 300,534 278,532", deep, 3, 0.7)
        for x in (284, 292, 299):
            line(c, f"{x},516 {x + 1},524 {x},530", "#5a2420", (2.4, 3, 1.4))
    with c.at(264, 398, 1.12, 31), c.relief(0.1):
        _head(c, fur, deep, lit)
    with c.relief(0.1):
        # A nightcap that hangs behind.
        with form(
            c,
            (
                "212,372! 226,344 262,334 298,346! 284,338 256,322 "
                "222,330 190,356 172,392 176,404 190,392 204,378"
            ),
            "#a8303c",
        ):
            mass(c, "212,380 230,344 180,380 176,410", "#4a1030", 7, 0.8)
            mass(c, "240,330 270,330 296,346 262,338", "#ffa878", 4, 0.8)
        c.circle(178, 406, 11, "#f4e6cc")
        mass(c, "168,404 176,418 186,416 178,408", "#8a7a88", 3, 0.7)
        # The near arm holds the candle out over the water.
        round_limb(c, "232,456 288,496 364,474", (42, 36, 22), "#c8dce0", "#3c5c78", "#fff4cc", FLAME)
        line(c, "358,464 366,474 368,486", "#fff4d8", (10, 12, 8))
        with c.at(398, 466):
            c.path(contour("-26,0! 26,0! 18,11 -18,11!"), "#c8923c")
            c.ellipse(0, 0, 26, 6, "#8a5424")
            c.ellipse(0, -1, 21, 4.4, "#f4cc78")
            with form(c, "-8,-1! -8,-34 0,-37 8,-34! 8,-1!", "#fff0d0"):
                mass(c, "-10,0 -2,-10 -4,-40 -12,-40", "#c88a5c", 3, 0.7)
            line(c, "8,-32 10,-20 9,-12", "#fff8e4", (3, 4.4, 3))
        with form(c, "364,470 376,463 388,467 390,477 380,485 366,483", fur):
            mass(c, "364,477 390,477 382,487 366,487", deep, 3, 0.7)
        for y in (469, 475):
            line(c, f"376,{y} 384,{y + 1} 389,{y + 3}", "#6a2820", (1, 2, 0.8))
    things.flame(c, 398, 430, 32, 0.8)


def _goldfish(c: Canvas) -> None:
    """It has come up from below and looks at the light; the origin is in its middle."""
    gold, deep, lit = "#f08030", "#8a1c34", "#fff0a8"
    fin = ("#ffd070", "#e8602c", "#fff0b0", "#d04a2c")
    with c.relief(0.1):
        for shape, first, last in (
            (
                "104,-8! 150,-50 206,-70 238,-44! 214,-22 236,2 222,22! 160,14 112,18!",
                "108,-6 160,-40 226,-54",
                "112,14 164,12 216,14",
            ),
            (
                "106,8! 150,26 196,30 214,54! 190,62 196,92 172,112! 146,72 108,30!",
                "112,12 160,30 206,52",
                "108,24 140,62 172,104",
            ),
        ):
            with form(c, shape, "#e8702c"):
                strands(c, first, last, 26, fin, (1, 4, 0.6), 4, 0.8)
        with form(c, "-52,-66! -30,-120 34,-132 92,-92! 96,-62 112,-34! 30,-66", "#f08838"):
            strands(c, "-50,-66 -34,-92 -12,-122", "104,-36 94,-66 88,-90", 24, fin, (1, 4, 0.6), 4, 0.8)
        with form(c, "24,60! 52,74 74,110 70,130! 44,124 16,90!", "#d85c2c"):
            strands(c, "22,66 40,90 54,122", "30,62 56,80 70,120", 8, fin, (0.6, 3, 0.5), 2, 0.7)
        body = (
            "-142,-2 -124,-32 -86,-60 -30,-76 34,-68 84,-40 116,-10 118,14 84,44 30,70 -30,76 -88,56 -128,22"
        )
        with form(c, body, gold):
            mass(c, "-150,16 -90,28 0,26 80,16 124,-6 100,60 0,100 -110,80", deep, 16, 0.9)
            mass(c, "-140,-14 -90,-60 -30,-80 40,-70 80,-44 20,-48 -50,-40 -100,-14", lit, 11, 0.9)
            for k in range(11):
                for j in range(7):
                    x, y = -44 + k * 15.0, -52 + j * 17 + (k % 2) * 8.5
                    line(c, f"{x - 5},{y - 9} {x + 5},{y} {x - 5},{y + 9}", "#b8402c", (0.5, 2.2, 0.5), 0.55)
                    line(c, f"{x - 8},{y - 6} {x + 1},{y} {x - 8},{y + 6}", "#ffd080", (0.4, 1.4, 0.4), 0.5)
        line(c, "-66,-60 -46,-20 -50,22 -70,56", "#a83428", (1, 6, 6, 1), 0.85)
        line(c, "-72,-54 -54,-18 -58,20 -76,50", "#ffc878", (0.6, 3, 3, 0.6), 0.8)
        mass(c, "-128,20 -100,14 -80,30 -100,44", "#ff9a70", 7, 0.7)
        with form(c, "-36,24! -10,34 26,72 20,104! -24,88 -48,48!", "#ffa848"):
            strands(c, "-32,28 -4,48 16,96", "-42,44 -28,72 -2,94", 10, fin, (0.8, 3.4, 0.5), 2, 0.85)
        # The eye rolls up to the light under a lid.
        c.ellipse(-98, -16, 19, 18, "#a83428")
        c.ellipse(-99, -17, 16.4, 15.6, "#fff4d0")
        with c.group(clip=c.clip("M-115.4,-17 a16.4,15.6 0 1 0 32.8,0 a16.4,15.6 0 1 0 -32.8,0Z")):
            c.circle(-103, -25, 10, "#b8702c")
            c.circle(-103.6, -26.4, 6, "#1c0c14")
            c.circle(-106, -30, 2.4, "#ffffff")
            mass(c, "-120,-36 -96,-38 -78,-24 -84,-12 -92,-28", "#8a3c24", 3, 0.7)
        line(c, "-115,-25 -104,-35 -90,-33 -81,-22", "#7a2420", (1, 4, 4, 1))
        with form(c, "-150,-8 -140,-20 -128,-14 -128,4 -136,12 -148,8", "#ffb868"):
            c.ellipse(-143, -2, 5, 7, "#6a1424")
            mass(c, "-150,4 -130,4 -134,14 -148,14", deep, 3, 0.7)


def _key(c: Canvas) -> None:
    """It has brought a key, with the number of a room."""
    with c.relief(0.1):
        line(c, "304,632 292,650 290,676", "#f0d090", (2.4, 2, 2.4))
        c.path(contour("300,630! 322,640 318,652! 296,644"), "#f0a050")
        with c.at(288, 676, 1.0, 6):
            for dx, tone in ((2.5, "#5a3414"), (0, "#f0c458")):
                c.ring(dx, 14, 13, 13, tone, 6)
                line(c, f"{dx},28 {dx},56 {dx},84", tone, (7, 7, 7))
                for y in (66, 80):
                    line(c, f"{dx},{y} {dx + 9},{y} {dx + 17},{y}", tone, (8, 8, 8))
            line(c, "-2,30 -2,56 -2,82", "#fff4c0", (1, 2.2, 1))
            line(c, "-9,8 -4,3 4,2", "#fff4c0", (1, 2.4, 1))
        with c.at(284, 678, 1.0, 26):
            line(c, "0,0 -14,16 -20,28", "#f0d090", (2, 2, 2))
            with form(c, "-34,28! -12,26! -8,62! -32,66!", "#d8483c"):
                mass(c, "-22,26 -4,26 -4,68 -20,68", "#7a1c34", 4, 0.7)
            c.circle(-22, 34, 2.4, "#3a1020")
            line(c, "-27,46 -21,44 -21,58", "#fff0d0", (2, 2.6, 2.6))


def _far_fish(c: Canvas) -> None:
    for x, y, s, rot in ((176, 700, 0.24, 12), (118, 742, 0.3, -4), (212, 770, 0.17, 16)):
        with c.group(opacity=0.42), c.at(x, y, s, rot, True):
            _goldfish(c)


@scene("p01", "verdigris", Light(strength=0.0, focus=(330, 520)), by_hand=True)
def tide_in_the_corridor(c: Canvas) -> None:
    _hall(c)
    _surface(c)
    # How far the candle reaches on the near wall.
    c.glow(FLAME[0] - 60, FLAME[1] + 10, 330, "#ffc070", 0.6)
    _boat(c, True)
    _squirrel(c)
    _under(c)
    _far_fish(c)
    _boat(c, False)
    with c.at(420, 712, 0.87, 34):
        _goldfish(c)
    _key(c)
