"""The factory that makes clouds, and who keeps its gate."""

from __future__ import annotations

from tools.painter import nature
from tools.painter.canvas import Canvas, Point
from tools.painter.creatures import drawn
from tools.painter.hand import contour, form, line, mass, strands, torn
from tools.painter.palettes import mix
from tools.painter.relief import Light
from tools.painter.scenes import scene

DUSK = "#4a3560"


def _wall(far: float, high: float) -> Point:
    """A place on the long wall: 1 is near and grows with the distance, 0 the ground and 1 the eaves."""
    return -200 + 840 / far, 620 + (815 - 620 - high * 475) / far


def _quad(c: Canvas, near: float, far: float, low: float, high: float, fill: str, op: float = 1.0) -> None:
    c.poly([_wall(near, low), _wall(near, high), _wall(far, high), _wall(far, low)], fill, op)


def _chimney(c: Canvas, x: float, top: float, base: float, w: float, haze: float) -> None:
    def tone(colour: str) -> str:
        return mix(colour, "#e8b8a8", haze)

    side = c.horiz(tone("#f0a080"), tone("#c86a58"), tone("#7a3a50"), tone("#582c4c"))
    c.poly([(x - w * 0.38, top), (x + w * 0.38, top), (x + w * 0.5, base), (x - w * 0.5, base)], side)
    for k in range(1, 4):
        y = top + k * (base - top) / 4.2
        c.path(
            (
                f"M{x - w * 0.42},{y} Q{x},{y + 9} {x + w * 0.42},{y} v{w * 0.12} Q{x},{y + w * 0.2} "
                f"{x - w * 0.42},{y + w * 0.12}Z"
            ),
            c.horiz(tone("#fff0d0"), tone("#e8c8b0"), tone("#8a6a80")),
        )
    c.path(
        f"M{x - w * 0.46},{top} h{w * 0.92} v{w * 0.24} h{-w * 0.92}Z",
        c.horiz(tone("#c87860"), tone("#7a3448"), tone("#3f2040")),
    )
    c.ellipse(x, top, w * 0.46, w * 0.1, tone("#2c1838"))


def _works(c: Canvas) -> None:
    with c.relief(0.1):
        _chimney(c, 92, 372, 590, 40, 0.4)
        _chimney(c, 236, 300, 590, 58, 0.2)
        _chimney(c, 486, 262, 560, 96, 0.0)
        for k in range(9):
            near, far = 1 + k * 0.36, 1 + (k + 1) * 0.36
            peak = _wall(near, 1.34 if k else 1.36)
            c.poly([_wall(near, 1), peak, _wall(far, 1)], mix("#6a3450", "#c88a88", k / 14))
            glass = [
                ((1 - t) * p[0] + t * q[0], (1 - t) * p[1] + t * q[1])
                for p, q, t in (
                    (_wall(near, 1), peak, 0.25),
                    (peak, _wall(far, 1), 0.14),
                    (_wall(near, 1), _wall(far, 1), 0.72),
                )
            ]
            c.poly(glass, mix("#ffdc90", "#e8b8a0", k / 12))
        wall = [_wall(0.95, 0), _wall(0.95, 1), _wall(4.3, 1), _wall(4.3, 0)]
        c.poly(wall, c.horiz("#b07078", "#a85458", "#8a3f50", "#5a2c48"))
    with c.relief(0):
        for k in range(26):
            a, b = _wall(0.95, k / 26), _wall(4.3, k / 26)
            c.segment(*a, *b, "#4a2440", 1.0, 0.35)
        for k in range(10):
            near = 1.72 + k * 0.27
            for low in (0.2, 0.58):
                lit = (k * 7 + round(low * 10)) % 5 != 0
                _quad(c, near, near + 0.16, low, low + 0.26, "#3f2040")
                _quad(
                    c, near + 0.012, near + 0.148, low + 0.015, low + 0.245, "#ffd890" if lit else "#5a4468"
                )
                c.segment(*_wall(near + 0.08, low), *_wall(near + 0.08, low + 0.26), "#3f2040", 2)
                c.segment(*_wall(near, low + 0.13), *_wall(near + 0.16, low + 0.13), "#3f2040", 2)
        arch = [
            _wall(1.06, 0),
            _wall(1.06, 0.56),
            _wall(1.16, 0.72),
            _wall(1.28, 0.76),
            _wall(1.4, 0.7),
            _wall(1.5, 0.54),
            _wall(1.5, 0),
        ]
        c.path("M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in arch) + "Z", "#1c1030", "#e0a888", 9)
        c.glow(500, 800, 150, "#ff8a40", 0.55)
        for k in range(5):
            c.segment(*_wall(1.09 + k * 0.04, 0.02), *_wall(1.09 + k * 0.04, 0.5 + 0.04 * k), "#0c0818", 4)


def _cloud_sheep(c: Canvas, x: float, y: float, scale: float, flip: bool, born: bool = False) -> None:
    """Smoke that has thought of something."""
    body = "-100,-10 -96,-52 -60,-78 -10,-88 44,-80 86,-56 98,-12 84,24 40,40 -16,42 -70,34"
    with c.at(x, y, scale, flip=flip), c.relief(0):
        for legs in (
            "-60,20 -70,70 -52,78 -40,30",
            "-16,30 -14,84 4,82 8,30",
            "30,30 44,80 60,70 52,24",
            "62,20 84,62 96,50 84,10",
        ):
            if not born:
                with c.group(opacity=0.85, through=torn(c, "#d8b4c4", 0.03, 7, 0.8, 4)):
                    c.path(contour(legs), "#fff")
        if born:
            with c.group(through=torn(c, "#ecd4d0", 0.022, 10, 0.9, 4)):
                c.path(contour("-50,20 -36,70 -26,110 -34,150 34,150 26,100 50,60 70,10"), "#fff")
        for tone, dx, dy, soft in (
            ("#c79ab4", 6, 12, 8),
            ("#ecc8c4", 0, 4, 9),
            ("#fae6d8", -6, -6, 11),
            ("#fffaf0", -22, -20, 19),
        ):
            with c.group(f"translate({dx},{dy})", torn(c, tone, 0.026, soft, 0.85, 4)):
                c.path(contour(body), "#fff")
        with form(
            c, "74,-62 92,-80 118,-78 138,-62 156,-38 160,-22 148,-12 128,-16 106,-28 84,-36", "#f0d4cc"
        ):
            mass(c, "80,-40 110,-30 150,-10 160,-20 130,-30 100,-50", "#b98aa8", 7)
            mass(c, "80,-66 100,-82 130,-70 120,-60 96,-66", "#fff4e4", 5)
        c.path(contour("86,-66 62,-60 50,-40! 74,-38 92,-52"), "#d8acb8")
        line(c, "116,-58 124,-52 133,-52", "#7a4a6c", (1, 3, 1))
        line(c, "150,-22 142,-22 136,-26", "#7a4a6c", (1, 2.4, 1))
        with c.group(through=torn(c, "#fffaf0", 0.05, 5, 0.8, 4)):
            c.path(contour("70,-70 74,-96 98,-100 112,-84 96,-70"), "#fff")


def _sheep(
    c: Canvas, x: float, y: float, scale: float, far: float = 0.0, up: float = 0.0, scarf: str = ""
) -> None:
    """A real one, looking to the right; ``up`` lifts its head by degrees. The light comes from the left."""

    def tone(colour: str) -> str:
        return mix(colour, "#c89098", far)

    with c.at(x, y, scale):
        with c.group(through=c.blur(5)):
            c.path(contour("-70,-2 40,-10 170,-8 260,2 180,12 20,12"), "#2a1636", op=0.6)
        with c.relief(0.2):
            for lx, shade, foot in ((-58, 1, -2), (44, 1, -2), (-38, 0, 4), (62, 0, 4)):
                leg = tone("#4a2c40" if shade else "#7a5050")
                c.path(
                    contour(
                        f"{lx - 13},-60 {lx - 8},-30 {lx - 6},-14 {lx - 9},{foot - 4} {lx - 7},{foot}! "
                        f"{lx + 12},{foot}! {lx + 9},-12 {lx + 7},-32 {lx + 15},-60"
                    ),
                    leg,
                )
                c.path(
                    contour(f"{lx - 9},{foot - 9}! {lx + 10},{foot - 9}! {lx + 14},{foot}! {lx - 9},{foot}!"),
                    tone("#24141f"),
                )
        wool = (
            "-98,-82 -94,-120 -62,-146 -14,-154 36,-150 76,-132 90,-98 80,-64 44,-46 -10,-40 -60,-44 -90,-58"
        )
        for wool_tone, dx, dy, soft in (
            ("#8a6684", 4, 7, 4),
            ("#c9a4a8", 2, 2, 5),
            ("#ecd2c4", -4, -4, 8),
            ("#fff6e2", -18, -14, 20),
        ):
            with c.group(f"translate({dx},{dy})", torn(c, tone(wool_tone), 0.06, soft, 0.55, 5)):
                c.path(contour(wool), "#fff")
        with c.group(clip=c.clip(contour(wool))), c.relief(0):
            for _ in range(46):
                px, py = c.r.uniform(-95, 85), c.r.uniform(-148, -48)
                deep = (px + 95) / 400 + (py + 148) / 160
                n = c.r.uniform(5, 9)
                curl = f"M{px - n},{py} Q{px - n},{py - n} {px},{py - n} T{px + n * 0.7},{py + n * 0.4}"
                c.path(curl, "none", tone("#fffaf0" if c.r.random() > deep else "#9a7690"), 2.2, 0.35)
        with c.at(72, -132, 1, -up), c.relief(0.15):
            if scarf:
                with form(c, "-24,-18 0,8 22,24 14,44 -16,34 -40,6", scarf):
                    mass(c, "0,10 24,20 20,50 -10,40", "#1c1030", 6, 0.5)
                c.path(contour("6,34 26,36 30,84! 8,86!"), mix(scarf, "#1c1030", 0.3))
            with form(
                c,
                "-14,6 -18,-18 -2,-36 24,-40 46,-34 70,-22 82,-10 80,4 66,10 44,10 24,18 6,24",
                tone("#8a5c58"),
            ):
                mass(c, "-14,20 20,20 50,12 84,8 80,24 10,36", tone("#43243a"), 6)
                mass(c, "-12,-20 10,-40 44,-34 74,-18 50,-22 20,-26 -4,-12", tone("#d09a80"), 5)
            c.path(contour("0,-14 -24,-24 -46,-16! -34,-2 -8,0"), tone("#a06c64"))
            c.path(contour("-6,-11 -24,-16 -36,-13! -26,-5"), tone("#5a3040"))
            c.ellipse(34, -18, 6.4, 5.2, tone("#fff2d8"))
            c.ellipse(36, -19, 3.4, 4, "#160c18")
            c.circle(37, -20.5, 1.2, "#ffffff")
            line(c, "26,-23 34,-26 42,-22", tone("#43243a"), (1, 2.2, 0.6))
            line(c, "82,-2 72,4 60,4", "#2c1626", (0.8, 2, 0.5))
            line(c, "78,-11 74,-9 73,-6", "#2c1626", (0.8, 2.2, 0.8))
            with c.group(through=torn(c, tone("#fff2dc"), 0.06, 4, 0.7, 5)):
                c.path(contour("-26,-14 -16,-48 10,-56 30,-44 16,-30 -4,-26"), "#fff")


COAT = (
    "-36,-322 -60,-284 -58,-240 -50,-204 -62,-164 -74,-124! -30,-114 20,-114 86,-128! "
    "76,-164 64,-204 72,-262 54,-314 10,-334"
)


def _wolf_head(c: Canvas, fur: str, dark: str, lit: str, red: str) -> None:
    """In profile, round a place between his eyes, with a porter's cap."""
    with form(c, "-34,-40 -36,-76 -22,-112! 2,-78 6,-44", "#5a4560"):
        mass(c, "-30,-40 -28,-80 -20,-100 -10,-70", "#b07a80", 4, 0.8)
    with form(c, drawn.WOLF_HEAD, fur):
        mass(c, "-100,52 -60,42 -20,44 20,60 50,90 90,40 60,0 30,20 -20,34 -60,34", "#e8d8d0", 7)
        mass(c, "20,-60 60,-20 90,30 70,70 50,40 36,0", dark, 12, 0.9)
        mass(c, "-106,20 -96,4 -60,-10 -36,-20 -22,-42 -4,-50 -12,-24 -40,4 -70,14", lit, 6, 0.9)
        mass(c, "-20,8 10,4 30,30 10,44 -14,34", "#a88c98", 8, 0.9)
    # The ruff: short fur that lies one way, darker to the back.
    with c.group(through=torn(c, "#6f5b70", 0.05, 3, 0.9, 5)):
        c.path(contour("34,-30 56,-8 84,26 78,60 50,66 22,50 24,10"), "#fff")
    for k in (3, 2, 1, 0):
        x, y = k * 10, k * 13
        strands(
            c,
            f"{38 + x},{y - 38} {54 + x},{y - 22} {62 + x},{y}",
            f"{k * 7 - 4},{28 + k * 8} {k * 7 + 4},{42 + k * 8} {k * 7 + 6},{58 + k * 8}",
            34,
            ("#7a6676", "#8a7484", "#6a5568", "#a08c98", "#94808e"),
            (3, 4.4, 0.5),
            6,
            0.8,
        )
    with form(c, "-8,-44 -8,-84 8,-124! 34,-82 36,-42", fur):
        mass(c, "0,-46 2,-84 8,-108 24,-78 24,-50", "#3a2440", 4)
        mass(c, "-10,-40 -8,-90 8,-124 4,-90 2,-44", lit, 4, 0.9)
    c.path(contour("-108,16! -92,8 -84,16 -90,28 -102,32"), "#160c18")
    c.circle(-100, 15, 2.4, "#c8b0b8")
    line(c, "-98,36 -76,39 -52,36 -34,30", "#24141f", (1.6, 3, 2.4, 0.8))
    c.path(contour("-66,36! -60,46 -56,34!"), "#fff8e8")
    c.path(contour("-52,5! -42,-6 -28,-8 -18,-2! -28,7 -42,9"), "#160c18")
    c.path(contour("-47,4! -40,-3 -29,-4 -24,-1! -32,5 -40,6"), "#ffc84a")
    c.ellipse(-39, 2, 3, 4, "#160c18")
    c.circle(-40, 0.5, 1.1, "#ffffff")
    line(c, "-54,-4 -40,-13 -24,-12", dark, (1, 3, 1.4), 0.7)
    with form(c, "-44,-44 -44,-70 -20,-82 16,-80 28,-66 26,-44 -8,-50", red):
        mass(c, "0,-90 40,-80 40,-40 6,-44", "#4a1030", 7)
    c.path(contour("-46,-36! -46,-50! -8,-58 28,-50! 28,-37! -8,-46"), "#e8b050")


def _wolf(c: Canvas) -> None:
    """On his hind legs, facing left, 430 tall without his ears; the evening falls on his face."""
    fur, dark, lit, red = "#8a7484", "#3f2c4a", "#e8c0a0", "#a82c3a"
    with c.group(through=c.blur(6)):
        c.path(contour("-60,-6 60,-14 200,-16 300,-6 200,8 0,10"), "#1c0e2a", op=0.7)
    with c.relief(0.15):
        with form(c, "60,-130 104,-128 140,-92 156,-44 142,-2! 128,-40 96,-72 62,-84", dark):
            mass(c, "70,-120 110,-116 140,-80 150,-40 120,-70", "#6a5470", 8)
        strands(
            c,
            "70,-126 110,-118 142,-80 152,-34",
            "66,-92 96,-76 124,-44 140,-2",
            16,
            ("#2c1c38", "#5a4460", "#75607a"),
            (8, 10, 0.5),
            8,
        )
        # He stands on his toes, as wolves do: knee forward, hock back.
        for dx, tone, lift in ((-50, "#5a4660", -4), (14, fur, 2)):
            with form(
                c,
                (
                    f"{dx - 22},-150! {dx + 52},-150! {dx + 56},-118 {dx + 42},-88 {dx + 48},-62 "
                    f"{dx + 34},-34 {dx + 24},-14 {dx + 22},{lift}! {dx - 30},{lift + 1} "
                    f"{dx - 42},{lift - 7} "
                    f"{dx - 34},{lift - 18} {dx - 8},-24 {dx + 8},-40 {dx + 14},-60 "
                    f"{dx - 4},-86 {dx - 20},-118"
                ),
                tone,
            ):
                mass(
                    c,
                    (f"{dx + 24},-150 {dx + 70},-150 {dx + 60},-50 {dx + 30},10 {dx + 18},-10 {dx + 34},-60"),
                    dark,
                    7,
                )
                mass(c, f"{dx - 30},-160 {dx + 70},-160 {dx + 60},-112 {dx - 30},-110", dark, 6, 0.7)
                mass(
                    c,
                    (f"{dx - 20},-116 {dx - 8},-116 {dx + 8},-80 {dx + 18},-60 {dx + 8},-62 {dx - 8},-86"),
                    lit,
                    4,
                    0.5,
                )
            for k in range(3):
                c.path(
                    contour(
                        f"{dx - 40 + k * 12},{lift - 8}! {dx - 48 + k * 12},{lift + 1}! "
                        f"{dx - 34 + k * 12},{lift + 1}!"
                    ),
                    "#160c18",
                )
        c.path(contour("-60,-292 -92,-262 -112,-236 -96,-222 -66,-236 -44,-262"), "#6a1c34")
        with form(c, COAT, red):
            mass(c, "0,-340 80,-320 110,-40 20,-20 30,-180", "#4a1030", 22, 0.95)
            mass(c, "-40,-320 -70,-270 -96,-40 -70,-36 -50,-200", "#e8603f", 12, 0.9)
            for text in ("-30,-196 -38,-156 -46,-120", "30,-198 38,-160 40,-118", "54,-200 62,-160 70,-124"):
                with c.group(through=c.blur(2)):
                    line(c, text, "#4a1030", (1, 6, 8), 0.6)
            line(c, "-44,-310 -30,-250 -20,-196 -26,-118", "#3a0c24", (1, 3, 3, 2))
            mass(c, "-60,-210 70,-206 70,-190 -58,-194", "#2a0c20", 2)
            line(c, "-76,-128 -30,-119 20,-119 88,-132", "#e8b050", (4, 5, 5, 4))
        c.path(contour("-40,-208! -22,-211 -22,-193! -39,-191!"), "#e8b050")
        for k in range(4):
            for x in (-50 + abs(k - 1.5) * -3, -14 - k):
                if k != 2:
                    c.circle(x, -288 + k * 44, 6, "#7a4a20")
                    c.circle(x - 1, -289 + k * 44, 4.4, "#ffd070")
        with c.at(-6, -356, 1.0, 8):
            _wolf_head(c, fur, dark, lit, red)
        c.path(contour("-40,-326 -8,-312 34,-318 56,-300 50,-284 6,-288 -34,-300 -52,-312!"), "#7a1c30")
        line(c, "-50,-311 -8,-300 50,-290", "#e8b050", (1, 3, 1))
        board = "-136,-296! -72,-316! -50,-222! -116,-204!"
        with form(c, board, "#8a5a38"):
            pass
        with form(c, "-130,-288! -78,-304! -60,-230! -112,-216!", "#fff4dc"):
            for k in range(6):
                c.segment(-118 + k * 4, -278 + k * 11, -84 + k * 4, -288 + k * 11, "#8a6a7c", 2.6)
            for k in range(3):
                c.path(f"M{-126 + k * 4},{-276 + k * 11} l4,5 l7,-11", "none", "#b82c3a", 2.6)
            mass(c, "-80,-310 -50,-230 -70,-222 -96,-300", "#b89098", 8, 0.6)
        c.path(contour("-114,-305! -92,-312! -90,-302! -111,-296!"), "#c8a060")
        for k in range(3):
            c.path(
                contour(
                    f"{-142 + k * 3},{-268 + k * 13} {-128 + k * 3},{-272 + k * 13} "
                    f"{-120 + k * 3},{-266 + k * 13} "
                    f"{-130 + k * 3},{-258 + k * 13}"
                ),
                mix(fur, "#5a4560", 0.4),
            )
        with form(
            c,
            ("16,-312 48,-300 66,-262 66,-214 46,-186 4,-186 -40,-204! -34,-240! 0,-232 18,-242 8,-272"),
            "#b8323c",
        ):
            mass(c, "40,-300 80,-260 70,-190 10,-180 -30,-198 0,-206 40,-214", "#4a1030", 11)
            mass(c, "10,-300 4,-260 14,-240 -30,-236 -20,-226 20,-236 26,-280", "#e8603f", 6, 0.8)
        c.path(contour("-28,-244! -44,-240 -50,-208 -34,-200! -26,-222"), "#e8b050")
        with form(c, "-40,-238 -60,-244 -76,-236 -80,-224 -68,-216 -54,-206 -42,-208", fur):
            mass(c, "-40,-220 -70,-220 -60,-204 -40,-204", dark, 4)
            line(c, "-76,-230 -64,-232 -56,-228", dark, (1, 2.4, 1))
            line(c, "-72,-222 -62,-224 -54,-220", dark, (1, 2.4, 1))
        line(c, "-58,-214 -74,-236 -92,-262", "#e8b050", (4.5, 4.5, 3.6))
        line(c, "-90,-259 -95,-267", "#24141f", (3, 0.6))


@scene("p29", "rosedawn", Light(strength=0.0, focus=(360, 620)), by_hand=True)
def weather_works(c: Canvas) -> None:
    nature.sky(c, ("#4a5c8c", "#9a90b4", "#f0b8a0", "#ffe0a8"), (0, 0.26, 0.5, 0.72))
    nature.clouds(c, "#ffd8b8", 0.5, 0.003, 0.014, 200, 640, 0.5)
    c.glow(-20, 600, 460, "#ffd890", 0.8)
    c.path(contour("-20,640! 60,612 150,622 260,606 620,622 620,700! -20,700!"), "#b07a90")
    c.rect(0, 640, 600, 270, c.vert("#c88a80", "#8a5468", "#4a2c50"))
    _works(c)
    _cloud_sheep(c, 486, 74, 0.42, True)
    _cloud_sheep(c, 166, 136, 1.02, False)
    _cloud_sheep(c, 478, 172, 0.66, False, True)
    _cloud_sheep(c, 238, 250, 0.4, True, True)
    with c.group(clip=c.clip("M0,690 L600,780 V900 H0Z")):
        for _ in range(80):
            far = c.r.random() ** 1.4
            y = 700 + far * 200
            x, n = c.r.uniform(-20, 620), 10 + far * 34
            c.ellipse(x, y, n, n * 0.26, c.r.choice(("#d89a88", "#5a3458", "#6d4060", "#b87a78")), 0.22)
    _sheep(c, 72, 704, 0.34, 0.4, 4)
    _sheep(c, 176, 728, 0.48, 0.28, 30)
    _sheep(c, 78, 776, 0.66, 0.14, -4, "#4a7a98")
    _sheep(c, 218, 862, 1.02, 0, 20, "#e0a03c")
    with c.at(476, 872, 1.12):
        _wolf(c)
