"""The drawing surface: SVG shapes, gradients, filters and groups, with one seeded dice.

Knows how to write shapes down and nothing about what they mean; things, animals and weather are
drawn with it elsewhere, and turning the drawing into paint is the brush's business.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tools.painter.palettes import PALETTES, Palette, channels, mix

Point = tuple[float, float]
Points = Sequence[Point]


def num(value: float) -> str:
    """A coordinate, short and never in exponent form."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def polyline(points: Points) -> str:
    return "M" + " L".join(f"{num(x)},{num(y)}" for x, y in points)


def smooth(points: Points, closed: bool = False, tension: float = 1.0) -> str:
    """A path that bends softly through all points (Catmull-Rom turned into Bézier curves)."""
    count = len(points)
    pieces = [f"M{num(points[0][0])},{num(points[0][1])}"]
    for i in range(count if closed else count - 1):
        before = points[(i - 1) % count] if closed or i > 0 else points[i]
        here, there = points[i], points[(i + 1) % count]
        after = points[(i + 2) % count] if closed or i + 2 < count else there
        k = tension / 6
        a = (here[0] + (there[0] - before[0]) * k, here[1] + (there[1] - before[1]) * k)
        b = (there[0] - (after[0] - here[0]) * k, there[1] - (after[1] - here[1]) * k)
        pieces.append(f"C{num(a[0])},{num(a[1])} {num(b[0])},{num(b[1])} {num(there[0])},{num(there[1])}")
    return " ".join(pieces) + ("Z" if closed else "")


def sampled(points: Points, per_piece: int = 8) -> list[Point]:
    """Points along the soft curve through ``points``."""
    result: list[Point] = []
    for i in range(len(points) - 1):
        p0, p1 = points[max(i - 1, 0)], points[i]
        p2, p3 = points[i + 1], points[min(i + 2, len(points) - 1)]
        for step in range(per_piece):
            t = step / per_piece
            a, b = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t
            c, d = -2 * t**3 + 3 * t**2, t**3 - t**2
            result.append(
                (
                    a * p1[0] + b * (p2[0] - p0[0]) / 2 + c * p2[0] + d * (p3[0] - p1[0]) / 2,
                    a * p1[1] + b * (p2[1] - p0[1]) / 2 + c * p2[1] + d * (p3[1] - p1[1]) / 2,
                )
            )
    result.append(points[-1])
    return result


class Canvas:
    """Shapes laid over one another; ``r`` is the only source of chance."""

    def __init__(
        self, seed: int, palette: str, width: int = 600, height: int = 900, lit: bool = False
    ) -> None:  # fmt: skip
        """``lit``: light is thrown on the drawing later (``relief``), so shapes bring little of their own."""
        self.lit = lit
        self.seed = seed
        self.r = random.Random(seed)
        self.p: Palette = PALETTES[palette]
        self.w, self.h = width, height
        self._defs: list[str] = []
        self._shapes: list[str] = []
        self._ids = 0

    # -- writing down ---------------------------------------------------------------------

    def _id(self) -> str:
        self._ids += 1
        return f"k{self._ids}"

    def define(self, text: str) -> str:
        """Keep a definition written with ``{id}`` in it; the way to refer to it comes back."""
        name = self._id()
        self._defs.append(text.replace("{id}", name))
        return f"url(#{name})"

    def add(self, fragment: str) -> None:
        self._shapes.append(fragment)

    @property
    def drawn(self) -> bool:
        return bool(self._shapes)

    def svg(self) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.w} {self.h}" '
            f'width="{self.w}" height="{self.h}"><defs>{"".join(self._defs)}</defs>'
            f"{''.join(self._shapes)}</svg>"
        )

    @contextmanager
    def captured(self) -> Iterator[list[str]]:
        """Draw into a list of its own, to be laid down later, perhaps more than once."""
        outer, self._shapes = self._shapes, []
        inner = self._shapes
        try:
            yield inner
        finally:
            self._shapes = outer

    @contextmanager
    def group(
        self,
        transform: str = "",
        through: str = "",
        opacity: float = 1.0,
        clip: str = "",
        mask: str = "",
        blend: str = "",
    ) -> Iterator[None]:
        parts = []
        if transform:
            parts.append(f'transform="{transform}"')
        if through:
            parts.append(f'filter="{through}"')
        if opacity < 1:
            parts.append(f'opacity="{num(opacity)}"')
        if clip:
            parts.append(f'clip-path="{clip}"')
        if mask:
            parts.append(f'mask="{mask}"')
        if blend:
            parts.append(f'style="mix-blend-mode:{blend}"')
        self.add(f"<g {' '.join(parts)}>")
        try:
            yield
        finally:
            self.add("</g>")

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1.0, rot: float = 0.0, flip: bool = False
    ) -> Iterator[None]:
        """Draw around (0, 0) in units of ``scale``, turned and perhaps mirrored."""
        sideways = -scale if flip else scale
        with self.group(f"translate({num(x)},{num(y)}) rotate({num(rot)}) scale({sideways:.4f},{scale:.4f})"):
            yield

    @contextmanager
    def relief(self, share: float) -> Iterator[None]:
        """How round what is drawn here looks once it is lit: 1 a body, 0.3 a petal, 0 a mark, -1 a hollow."""
        self.add(f'<g data-relief="{num(share)}">')
        try:
            yield
        finally:
            self.add("</g>")

    # -- fills ----------------------------------------------------------------------------

    def linear(
        self, stops: Sequence[tuple[float, str, float]], start: Point, end: Point,
        absolute: bool = False,
    ) -> str:  # fmt: skip
        units = ' gradientUnits="userSpaceOnUse"' if absolute else ""
        body = "".join(
            f'<stop offset="{num(o)}" stop-color="{c}" stop-opacity="{num(a)}"/>' for o, c, a in stops
        )
        return self.define(
            f'<linearGradient id="{{id}}" x1="{num(start[0])}" y1="{num(start[1])}" '
            f'x2="{num(end[0])}" y2="{num(end[1])}"{units}>{body}</linearGradient>'
        )

    def _even(self, colours: Sequence[str]) -> list[tuple[float, str, float]]:
        last = max(1, len(colours) - 1)
        return [(i / last, colour, 1.0) for i, colour in enumerate(colours)]

    def vert(self, *colours: str) -> str:
        return self.linear(self._even(colours), (0, 0), (0, 1))

    def horiz(self, *colours: str) -> str:
        return self.linear(self._even(colours), (0, 0), (1, 0))

    def diag(self, *colours: str) -> str:
        return self.linear(self._even(colours), (0, 0), (1, 1))

    def radial(self, *colours: str, cx: float = 0.5, cy: float = 0.5, r: float = 0.6) -> str:
        return self.fade([(o, c, a) for o, c, a in self._even(colours)], cx, cy, r)

    def fade(
        self, stops: Sequence[tuple[float, str, float]],
        cx: float = 0.5, cy: float = 0.5, r: float = 0.5,
    ) -> str:  # fmt: skip
        body = "".join(
            f'<stop offset="{num(o)}" stop-color="{c}" stop-opacity="{num(a)}"/>' for o, c, a in stops
        )
        return self.define(
            f'<radialGradient id="{{id}}" cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}">{body}</radialGradient>'
        )

    # -- shapes ---------------------------------------------------------------------------

    def path(
        self, d: str, fill: str = "none", stroke: str = "", width: float = 0.0,
        op: float = 1.0, dash: str = "",
    ) -> None:  # fmt: skip
        parts = [f'd="{d}" fill="{fill}"']
        if stroke:
            parts.append(
                f'stroke="{stroke}" stroke-width="{num(width)}" '
                'stroke-linecap="round" stroke-linejoin="round"'
            )
        if op < 1:
            parts.append(f'opacity="{num(op)}"')
        if dash:
            parts.append(f'stroke-dasharray="{dash}"')
        self.add(f"<path {' '.join(parts)}/>")

    def poly(self, points: Points, fill: str, op: float = 1.0) -> None:
        self.path(polyline(points) + "Z", fill, op=op)

    def blob(self, points: Points, fill: str, op: float = 1.0, tension: float = 1.0) -> None:
        """A closed soft shape through the points."""
        self.path(smooth(points, True, tension), fill, op=op)

    def line(self, points: Points, colour: str, width: float = 2.0, op: float = 1.0, dash: str = "") -> None:
        """A soft line through the points."""
        self.path(smooth(points), "none", colour, width, op, dash)

    def segment(
        self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 2.0,
        op: float = 1.0,
    ) -> None:  # fmt: skip
        self.path(polyline([(x1, y1), (x2, y2)]), "none", colour, width, op)

    def limb(self, points: Points, widths: Sequence[float], fill: str, op: float = 1.0) -> None:
        """A soft line whose thickness changes on the way: tails, necks, legs, branches."""
        spine = sampled(points)
        left: list[Point] = []
        right: list[Point] = []
        last = len(spine) - 1
        for i, (x, y) in enumerate(spine):
            ahead, behind = spine[min(i + 1, last)], spine[max(i - 1, 0)]
            dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
            length = math.hypot(dx, dy) or 1.0
            where = i / last * (len(widths) - 1)
            k = min(int(where), len(widths) - 2) if len(widths) > 1 else 0
            nxt = widths[min(k + 1, len(widths) - 1)]
            half = (widths[k] + (nxt - widths[k]) * (where - k)) / 2
            left.append((x - dy / length * half, y + dx / length * half))
            right.append((x + dy / length * half, y - dx / length * half))
        self.path(polyline(left + right[::-1]) + "Z", fill, fill, 0.3, op)
        for (x, y), width in ((spine[0], widths[0]), (spine[-1], widths[-1])):
            if width > 0.5:
                self.circle(x, y, width / 2, fill, op)

    def circle(self, x: float, y: float, r: float, fill: str, op: float = 1.0) -> None:
        self.ellipse(x, y, r, r, fill, op)

    def ellipse(
        self, x: float, y: float, rx: float, ry: float, fill: str, op: float = 1.0,
        rot: float = 0.0,
    ) -> None:  # fmt: skip
        turn = f' transform="rotate({num(rot)},{num(x)},{num(y)})"' if rot else ""
        self.add(
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" '
            f'fill="{fill}" opacity="{num(op)}"{turn}/>'
        )

    def ring(
        self, x: float, y: float, rx: float, ry: float, colour: str, width: float,
        op: float = 1.0,
    ) -> None:  # fmt: skip
        self.add(
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="none" '
            f'stroke="{colour}" stroke-width="{num(width)}" opacity="{num(op)}"/>'
        )

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str, rx: float = 0.0,
        op: float = 1.0,
    ) -> None:  # fmt: skip
        self.add(
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" '
            f'rx="{num(rx)}" fill="{fill}" opacity="{num(op)}"/>'
        )

    def arch(self, x: float, y: float, w: float, h: float, fill: str, op: float = 1.0) -> None:
        """A round-headed opening standing on (x, y), its middle at x."""
        half = w / 2
        self.path(
            f"M{num(x - half)},{num(y)} V{num(y - h + half)} A{num(half)},{num(half)} 0 0 1 "
            f"{num(x + half)},{num(y - h + half)} V{num(y)}Z", fill, op=op,
        )  # fmt: skip

    # -- light and filters ----------------------------------------------------------------

    def glow(self, x: float, y: float, r: float, colour: str = "", op: float = 0.8) -> None:
        """Light added around a point."""
        tone = colour or self.p.light
        fill = self.fade([(0, tone, op), (0.18, tone, op * 0.55), (0.5, tone, op * 0.18), (1, tone, 0)])
        self.add(
            f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}" style="mix-blend-mode:screen"/>'
        )

    def shade(self, x: float, y: float, rx: float, ry: float, op: float = 0.5,
              colour: str = "") -> None:  # fmt: skip
        """A soft shadow on the ground."""
        tone = colour or self.p.dark
        fill = self.fade([(0, tone, op), (0.55, tone, op * 0.6), (1, tone, 0)])
        self.ellipse(x, y, rx, ry, fill)

    def blur(self, amount: float) -> str:
        return self.define(
            '<filter id="{id}" x="-60%" y="-60%" width="220%" height="220%">'
            f'<feGaussianBlur stdDeviation="{num(amount)}"/></filter>'
        )

    def rim(self, colour: str, dx: float = -1.6, dy: float = 1.4, op: float = 0.9,
            soft: float = 1.2) -> str:  # fmt: skip
        """A thin edge of light; it lies on the side opposite to (dx, dy)."""
        op *= 0.7 if self.lit else 1.0
        return self.define(
            '<filter id="{id}" x="-20%" y="-20%" width="140%" height="140%" '
            'color-interpolation-filters="sRGB">'
            f'<feOffset in="SourceAlpha" dx="{num(dx)}" dy="{num(dy)}" result="o"/>'
            f'<feGaussianBlur in="o" stdDeviation="{num(soft)}" result="b"/>'
            f'<feFlood flood-color="{colour}" flood-opacity="{num(op)}"/>'
            '<feComposite in2="b" operator="out"/><feComposite in2="SourceAlpha" operator="in" '
            'result="r"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="r"/>'
            "</feMerge></filter>"
        )

    def body(
        self, rim: str = "", dx: float = -3.0, dy: float = 4.0, shade: float = 0.5,
        depth: float = 18.0, rim_op: float = 0.8, mottle: float = 0.5, dark: str = "",
    ) -> str:  # fmt: skip
        """Roundness for a flat shape: shadow on one side, a lit edge on the other, mottling.

        Light comes from the side opposite to (dx, dy).
        """
        if self.lit:
            rim_op, mottle = rim_op * 0.3, 0.0
        light = rim or self.p.light
        deep = dark or self.p.dark
        length = math.hypot(dx, dy) or 1.0
        ux, uy = dx / length, dy / length
        sr, sg, sb = (v / 255 for v in channels(deep))
        lr, lg, lb = (v / 255 for v in channels(light))
        noise = self.r.randint(1, 99)
        return self.define(
            '<filter id="{id}" x="-25%" y="-25%" width="150%" height="150%" '
            'color-interpolation-filters="sRGB">'
            f'<feOffset in="SourceAlpha" dx="{num(-ux * depth * 1.3)}" '
            f'dy="{num(-uy * depth * 1.3)}" result="o1"/>'
            f'<feGaussianBlur in="o1" stdDeviation="{num(depth)}" result="b1"/>'
            f'<feFlood flood-color="{deep}" flood-opacity="{num(shade)}"/>'
            '<feComposite in2="b1" operator="out" result="s"/>'
            '<feComposite in="s" in2="SourceAlpha" operator="in" result="s2"/>'
            f'<feOffset in="SourceAlpha" dx="{num(dx)}" dy="{num(dy)}" result="o2"/>'
            '<feGaussianBlur in="o2" stdDeviation="1.8" result="b2"/>'
            f'<feFlood flood-color="{light}" flood-opacity="{num(rim_op)}"/>'
            '<feComposite in2="b2" operator="out"/>'
            '<feComposite in2="SourceAlpha" operator="in" result="r"/>'
            f'<feTurbulence type="fractalNoise" baseFrequency=".016 .024" numOctaves="4" '
            f'seed="{noise}" result="n"/>'
            f'<feColorMatrix in="n" values="0 0 0 0 {sr:.3f} 0 0 0 0 {sg:.3f} 0 0 0 0 {sb:.3f} '
            f'{num(mottle * 2)} 0 0 0 {num(-mottle * 0.86)}"/>'
            '<feComposite in2="SourceAlpha" operator="in" result="md"/>'
            f'<feColorMatrix in="n" values="0 0 0 0 {lr:.3f} 0 0 0 0 {lg:.3f} 0 0 0 0 {lb:.3f} '
            f'0 {num(mottle * 1.7)} 0 0 {num(-mottle * 0.74)}"/>'
            '<feComposite in2="SourceAlpha" operator="in" result="ml"/>'
            '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="md"/>'
            '<feMergeNode in="ml"/><feMergeNode in="s2"/><feMergeNode in="r"/></feMerge></filter>'
        )

    def clip(self, d: str) -> str:
        return self.define(f'<clipPath id="{{id}}"><path d="{d}"/></clipPath>')

    def clip_rect(self, x: float, y: float, w: float, h: float) -> str:
        return self.clip(f"M{num(x)},{num(y)} h{num(w)} v{num(h)} h{num(-w)}Z")

    def mirror(
        self, fragment: Sequence[str], y: float, op: float = 0.45, blur: float = 2.0,
        squash: float = 0.85, wobble: float = 22.0,
    ) -> None:  # fmt: skip
        """What was captured, seen again upside down in water whose surface begins at y."""
        ripple = self.define(
            '<filter id="{id}" x="-10%" y="-10%" width="120%" height="120%">'
            '<feTurbulence type="fractalNoise" baseFrequency=".006 .06" numOctaves="2" '
            f'seed="{self.r.randint(1, 99)}" result="n"/>'
            f'<feDisplacementMap in="SourceGraphic" in2="n" scale="{num(wobble)}" '
            'xChannelSelector="R" yChannelSelector="G"/>'
            f'<feGaussianBlur stdDeviation="{num(blur)}"/></filter>'
        )
        with (
            self.group(through=ripple, opacity=op),
            self.group(f"translate(0,{num(y * (1 + squash))}) scale(1,{num(-squash)})"),
        ):
            self.add("".join(fragment))

    def tint(self, share: float, colour: str = "") -> str:
        """The palette's dark, or ``colour``, seen through ``share`` of haze."""
        return mix(colour or self.p.dark, self.p.haze, share)
