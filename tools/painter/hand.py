"""Drawing by hand: contours through placed points, masses of light and shade inside them, strands.

For flat scenes whose light is painted and not computed. Knows nothing about what is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from tools.painter.canvas import Canvas, Point, Points, num, polyline, sampled

REACH = 0.36
"""How far along a piece its curve keeps the direction of its end."""


def placed(text: str) -> list[tuple[float, float, bool]]:
    """``"10,20 30,5! 50,20"`` as points; ``!`` marks a corner."""
    found = []
    for word in text.split():
        x, _, y = word.rstrip("!").partition(",")
        found.append((float(x), float(y), word.endswith("!")))
    return found


def points(text: str) -> list[Point]:
    return [(x, y) for x, y, _ in placed(text)]


def contour(text: str, closed: bool = True) -> str:
    """A path through placed points, soft everywhere but at the corners."""
    spots = placed(text)
    count = len(spots)

    def heading(i: int, leaving: bool) -> Point:
        x, y, corner = spots[i]
        open_end = not closed and i in (0, count - 1)
        before, after = spots[(i - 1) % count], spots[(i + 1) % count]
        if corner or open_end:
            dx, dy = (after[0] - x, after[1] - y) if leaving else (x - before[0], y - before[1])
        else:
            dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        return dx / length, dy / length

    pieces = [f"M{num(spots[0][0])},{num(spots[0][1])}"]
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        (ax, ay, _), (bx, by, _) = spots[i], spots[j]
        pull = math.hypot(bx - ax, by - ay) * REACH
        (ux, uy), (vx, vy) = heading(i, True), heading(j, False)
        pieces.append(
            f"C{num(ax + ux * pull)},{num(ay + uy * pull)} {num(bx - vx * pull)},{num(by - vy * pull)} "
            ""
            f"{num(bx)},{num(by)}"
        )
    return " ".join(pieces) + ("Z" if closed else "")


@contextmanager
def form(c: Canvas, text: str, fill: str) -> Iterator[None]:
    """A closed contour; what is drawn inside the block stays within it."""
    d = contour(text)
    c.path(d, fill)
    with c.relief(0), c.group(clip=c.clip(d)):
        yield


def mass(c: Canvas, text: str, tone: str, soft: float = 8, op: float = 1.0) -> None:
    """A soft patch of light or shade."""
    with c.group(through=c.blur(soft), opacity=op):
        c.path(contour(text), tone)


def line(c: Canvas, text: str, tone: str, widths: Sequence[float] = (0.6, 3, 0.6), op: float = 1.0) -> None:
    """A drawn line that swells and tapers."""
    c.limb(points(text), widths, tone, op)


def swelling(text: str, widths: Sequence[float]) -> list[tuple[float, float, float]]:
    """The soft way through placed points, and how wide a limb along it is at each of them."""
    way = along(text)
    last = max(len(way) - 1, 1)
    parts = len(widths) - 1
    found = []
    for i, (x, y) in enumerate(way):
        k = min(int(i / last * parts), parts - 1)
        share = i / last * parts - k
        found.append((x, y, widths[k] + (widths[k + 1] - widths[k]) * share))
    return found


def round_limb(
    c: Canvas,
    text: str,
    widths: Sequence[float],
    tone: str,
    shade: str,
    light: str,
    toward: Point,
    inside: Callable[[], None] | None = None,
) -> None:
    """A limb lit from a place: shade along the side that looks away from it, light along the other."""
    way = swelling(text, widths)
    left, right, dark, bright = [], [], [], []
    for i, (x, y, w) in enumerate(way):
        (ax, ay, _), (bx, by, _) = way[max(i - 1, 0)], way[min(i + 1, len(way) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length, (bx - ax) / length
        left.append((x + nx * w / 2, y + ny * w / 2))
        right.append((x - nx * w / 2, y - ny * w / 2))
        far = math.hypot(toward[0] - x, toward[1] - y) or 1.0
        ux, uy = (toward[0] - x) / far, (toward[1] - y) / far
        if i % 4 == 0 or i == len(way) - 1:
            dark.append((x - ux * w * 0.36, y - uy * w * 0.36))
            bright.append((x + ux * w * 0.27, y + uy * w * 0.27))
    d = polyline(left + right[::-1]) + "Z"
    for (x, y, w), fill in ((way[0], tone), (way[-1], tone)):
        c.circle(x, y, w / 2, fill)
    c.path(d, tone)
    with c.relief(0), c.group(clip=c.clip(d)):
        size = max(widths)
        with c.group(through=c.blur(size * 0.1)):
            c.limb(dark, [w * 0.5 for w in widths], shade)
        with c.group(through=c.blur(size * 0.07)):
            c.limb(bright, [w * 0.22 for w in widths], light)
        if inside:
            inside()


def between(first: Points, last: Points, share: float) -> list[Point]:
    return [(a + (p - a) * share, b + (q - b) * share) for (a, b), (p, q) in zip(first, last, strict=True)]


def strands(
    c: Canvas,
    first: str,
    last: str,
    count: int,
    tones: Sequence[str],
    widths: Sequence[float] = (5, 4, 0.5),
    stray: float = 6,
    op: float = 0.95,
) -> None:
    """Hair, feathers, folds: strands that lead over from one line to another of as many points."""
    a, b = points(first), points(last)
    for k in range(count):
        t = (k + c.r.uniform(-0.4, 0.4)) / max(count - 1, 1)
        way = between(a, b, t)
        grown = [
            (x + c.r.uniform(-stray, stray) * i / len(way), y + c.r.uniform(-stray, stray) * i / len(way))
            for i, (x, y) in enumerate(way)
        ]
        size = c.r.uniform(0.6, 1.25)
        c.limb(grown, [w * size for w in widths], c.r.choice(tones), op)


def torn(
    c: Canvas,
    tone: str,
    fine: float = 0.03,
    soft: float = 10,
    wild: float = 1.2,
    hard: float = 4,
    stretch: float = 1.0,
) -> str:
    """A filter that turns a shape into foam, smoke or dry brush of one tone; its edge breaks up."""
    return c.define(
        '<filter id="{id}" x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB">'
        f'<feGaussianBlur in="SourceGraphic" stdDeviation="{num(soft)}" result="s"/>'
        f'<feTurbulence type="fractalNoise" baseFrequency="{fine / stretch:.4f} {fine:.4f}" numOctaves="4" '
        f'seed="{c.r.randint(1, 999)}"/>'
        '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="n"/>'
        f'<feComposite in="s" in2="n" operator="arithmetic" k2="1" k3="{num(wild)}" '
        f'k4="{num(-0.5 - wild / 2)}"/>'
        f'<feComponentTransfer result="a"><feFuncA type="linear" slope="{num(hard)}"/></feComponentTransfer>'
        f'<feFlood flood-color="{tone}"/><feComposite in2="a" operator="in"/></filter>'
    )


def along(text: str, per_piece: int = 8) -> list[Point]:
    return sampled(points(text), per_piece)


def feather(
    c: Canvas, root: Point, tip: Point, width: float, tone: str, shaft: str = "", bend: float = 0.0
) -> None:
    """One feather with a rounded end; ``bend`` bows it sideways, in shares of its length."""
    (ax, ay), (bx, by) = root, tip
    dx, dy = bx - ax, by - ay
    px, py = -dy, dx
    length = math.hypot(dx, dy) or 1.0

    def at(along_: float, across: float) -> str:
        side = across * width / length + bend * math.sin(along_ * math.pi)
        return f"{num(ax + dx * along_ + px * side)},{num(ay + dy * along_ + py * side)}"

    c.path(
        contour(
            " ".join(
                (
                    at(0, 0.2),
                    at(0.4, 0.46),
                    at(0.8, 0.5),
                    at(0.96, 0.3),
                    at(1, 0),
                    at(0.95, -0.34),
                    at(0.75, -0.5),
                    at(0.4, -0.42),
                    at(0, -0.2),
                )
            )
        ),
        tone,
    )
    if shaft:
        c.line([tuple(map(float, at(t, 0).split(","))) for t in (0.05, 0.5, 0.94)], shaft, 0.9, 0.6)  # type: ignore[misc]


def spread(text: str, count: int) -> list[Point]:
    """So many points, evenly counted along the soft curve through the placed ones."""
    way = along(text, 24)
    return [way[round(k / max(count - 1, 1) * (len(way) - 1))] for k in range(count)]


def row(
    c: Canvas,
    roots: str,
    tips: str,
    count: int,
    width: float,
    tones: Sequence[str],
    shaft: str = "",
    bend: float = 0.06,
) -> None:
    """A row of feathers from one curve to another; the later ones lie on top. Tones lead over along it."""
    for k, (root, tip) in enumerate(zip(spread(roots, count), spread(tips, count), strict=True)):
        feather(c, root, tip, width * c.r.uniform(0.92, 1.08), tones[k * len(tones) // count], shaft, bend)
