"""What is wrong with a solid scene before it is painted: things that nothing holds, slivers at the frame.

A body is held if it meets the ground or a body that is held. What may fly or float in a scene says so
by standing in ``FLYING``: there the reason is given in a word.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tools.painter.solid.field import COUNT, GROUND, KIND, PLACE, SIZE, TURN, body_distance
from tools.painter.solid.model import Stage, rendered
from tools.painter.solid.space import Numbers, vec

# Cards in which something is in the air, under water or hung from above the frame, and what.
FLYING = {
    "p69": "cranes", "p81": "a hat",
}  # fmt: skip
MARGIN = 0.034
LEAST = 0.002  # of the picture: what is cut by the frame shows at least so much


def _anchors(row: Numbers) -> Iterator[Numbers]:
    """Places inside a primitive from which its neighbours are looked for."""
    place = row[PLACE : PLACE + 3]
    turn = row[TURN : TURN + 9].reshape(3, 3).T
    yield place
    size = row[SIZE : SIZE + 3]
    kind = int(row[KIND])
    if kind == 1:
        yield place + turn @ vec((0, size[0], 0))
    elif kind in (0, 2):
        for axis in range(3):
            for side in (-0.9, 0.9):
                step = np.zeros(3)
                step[axis] = size[axis] * side
                yield place + turn @ step
    elif row[COUNT] > 0:
        for y in (-0.4, 0.4):
            yield place + turn @ vec((0, y * size[0], 0))


def unsupported(stage: Stage, slack: float = 0.03) -> list[int]:
    """Bodies that neither stand on the ground nor touch anything that does, by number."""
    bodies, rows, table, _, _ = stage.arrays()
    grounds = [n for n in range(len(bodies)) if int(rows[int(bodies[n, 0]), KIND]) == GROUND]
    biggest = int(np.argmax(np.where(np.isin(np.arange(len(bodies)), grounds), 0, bodies[:, 5])))
    held = set(grounds) or {biggest}
    waiting = set(range(len(bodies))) - held
    fresh = list(held)
    while fresh:
        base = fresh.pop()
        for n in sorted(waiting):
            far = float(np.linalg.norm(bodies[n, 2:5] - bodies[base, 2:5]))
            if far > bodies[n, 5] + bodies[base, 5] + slack:
                continue
            if _meet(bodies, rows, table, n, base, slack) or _meet(bodies, rows, table, base, n, slack):
                waiting.discard(n)
                held.add(n)
                fresh.append(n)
    return sorted(waiting)


def _meet(bodies: Numbers, rows: Numbers, table: Numbers, one: int, other: int, slack: float) -> bool:
    first, count = int(bodies[one, 0]), int(bodies[one, 1])
    for row in rows[first : first + count]:
        for x, y, z in _anchors(row):
            inside = max(0.0, -body_distance(bodies[one], rows, table, x, y, z))
            if body_distance(bodies[other], rows, table, x, y, z) < inside * 1.1 + slack:
                return True
    return False


def slivers(stage: Stage, zoom: float = 0.2) -> list[int]:
    """Bodies of which the frame shows only a thin strip, by number."""
    width, height = round(600 * zoom), round(900 * zoom)
    which = rendered(stage, width, height)[..., 7].astype(int)
    edge = round(width * MARGIN) + 1
    inner = which[edge:-edge, edge:-edge]
    rim = np.concatenate((inner[0], inner[-1], inner[:, 0], inner[:, -1]))
    sizes = stage.arrays()[0][:, 5]
    cut = []
    for n in sorted(set(rim.tolist()) - {-1}):
        shown = int((inner == n).sum())
        x, y, scale = stage.camera.seen(stage.arrays()[0][n, 2:5], width, height)
        whole = np.pi * (sizes[n] * scale) ** 2
        away = not (edge < x < width - edge and edge < y < height - edge)
        if away and shown < LEAST * inner.size and shown < 0.2 * whole:
            cut.append(n)
    return cut
