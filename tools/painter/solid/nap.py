"""What grows on solids: hair, wool, leaves, grass, feathers, drawn as strokes where a material says so.

Works on the rendered image: each stroke takes its colour from the light at its root, runs the way the form
turns, and may leave the outline, so that an animal ends in fur and a crown in leaves.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from tools.painter.brush import Image

Outline = Callable[[float, float], list[tuple[float, float]]]
_SHIFT = 4


def _hair(bend: float, wide: float) -> list[tuple[float, float]]:
    """Root at (0, 0), tip at (1, 0): thick soon after its root, then ever thinner."""
    return [(0, 0), (0.25, wide + bend * 0.3), (0.6, wide * 0.7 + bend * 0.75), (1, bend),
            (0.6, bend * 0.75 - wide * 0.5), (0.25, bend * 0.3 - wide)]  # fmt: skip


def _leaf(bend: float, wide: float) -> list[tuple[float, float]]:
    return [(0, 0), (0.22, wide * 0.8), (0.5, wide + bend * 0.4), (0.8, wide * 0.5 + bend * 0.8), (1, bend),
            (0.8, bend * 0.8 - wide * 0.5), (0.5, bend * 0.4 - wide), (0.22, -wide * 0.8)]  # fmt: skip


def _plume(bend: float, wide: float) -> list[tuple[float, float]]:
    return [(0, -wide * 0.6), (0, wide * 0.6), (0.5, wide + bend * 0.4), (0.85, wide * 0.8 + bend),
            (1, bend), (0.85, bend - wide * 0.8), (0.5, bend * 0.4 - wide)]  # fmt: skip


def _curl(bend: float, wide: float) -> list[tuple[float, float]]:
    """A lock of wool: a fat comma."""
    turn = math.copysign(1.0, bend or 1.0)
    outer = [(0.5 - 0.5 * math.cos(a), turn * 0.62 * math.sin(a)) for a in np.linspace(0, 3.6, 9)]
    inner = [(0.5 - 0.5 * (1 - wide) * math.cos(a), turn * (0.62 - wide * 0.5) * math.sin(a))
             for a in np.linspace(3.4, 0.2, 8)]  # fmt: skip
    return outer + inner


@dataclass(frozen=True)
class Nap:
    """How one kind of growth is drawn; lengths in units of the material's step."""

    shape: Outline
    long: float
    wide: float
    bend: float
    """How much strokes bend, at random."""
    stray: float
    """How far strokes turn from their way, in radians."""
    out: float
    """How much they point away from the form."""
    pull: tuple[float, float]
    """A way all of them tend to, on the screen."""
    cover: float = 2.2
    """How often the ground is covered."""
    vary: float = 0.13
    spark: float = 0.0
    """How many strokes catch the light."""
    dark: float = 0.82
    """What the strokes underneath keep of the light."""
    edge: float = 0.0
    """How dark the contour of each is: single feathers are told apart by it."""


NAPS: dict[str, Nap] = {
    "fur": Nap(_hair, 0.6, 0.1, 0.12, 0.25, 0.8, (0.0, 0.6), 3.0, 0.08),
    "wool": Nap(_curl, 0.55, 0.5, 1.0, 3.0, 0.6, (0.0, 0.0), 2.4, 0.05, dark=0.91),
    "leaves": Nap(_leaf, 0.85, 0.26, 0.2, 0.9, 1.0, (0.0, 0.25), 2.4, 0.16),
    "needles": Nap(_hair, 0.9, 0.1, 0.1, 0.35, 1.2, (0.0, 0.5), 2.4, 0.14),
    "grass": Nap(_hair, 1.1, 0.07, 0.35, 0.3, 0.0, (0.0, -1.0), 2.2, 0.14),
    "waves": Nap(_hair, 1.8, 0.045, 0.2, 0.12, 0.35, (1.0, 0.0), 1.5, 0.14, 0.07),
    "feathers": Nap(_plume, 0.8, 0.34, 0.1, 0.14, 0.5, (0.0, 0.9), 2.2, 0.12, edge=0.42),
}
"""Hair and feathers are short where a form is small, so that faces stay faces."""
CLOSE = ("fur", "wool", "feathers")


def _bent(nx: Image, ny: Image, where: npt.NDArray[np.bool_]) -> Image:
    """The radius of the form at each place, in points."""
    grey = [cv2.GaussianBlur(np.where(where, n, 0).astype(np.float32), (0, 0), 2.0) for n in (nx, ny)]
    turn = sum(cv2.Sobel(g, cv2.CV_32F, 1 - a, a, ksize=3) ** 2 for g in grey for a in (0, 1))
    return np.asarray(1 / (np.sqrt(turn) / 8 + 1e-3), np.float32)


@dataclass
class Seen:
    """What the render tells: pattern and step of the material, points a metre, normal, distance."""

    kind: Image
    step: Image
    size: Image
    nx: Image
    ny: Image
    far: Image


def grown(image: Image, kinds: Sequence[str], seen: Seen, seed: int) -> Image:
    """The image with everything grown on it."""
    dice = np.random.default_rng(seed + 3)
    strokes: list[tuple[float, float, np.ndarray, np.ndarray]] = []
    covered = np.isin(seen.kind, [kinds.index(name) for name in NAPS])
    for name, nap in NAPS.items():
        where = seen.kind == kinds.index(name)
        if not where.any():
            continue
        ys, xs = np.nonzero(where)
        size = seen.size[ys, xs]
        long = nap.long * size / np.maximum(seen.step[ys, xs], 0.1)
        if name in CLOSE:
            long = np.minimum(long, 0.6 * _bent(seen.nx, seen.ny, where)[ys, xs] + 2)
        long = np.minimum(long, image.shape[0] * 0.05)
        chance = nap.cover / np.maximum(long * long * max(nap.wide, 0.12) * 0.8, 2.0)
        kept = (dice.random(len(ys)) < chance) & (long > 2.2)
        ys, xs, long, size = ys[kept], xs[kept], long[kept], size[kept]
        count = len(ys)
        # A clump turns together; single strokes stray from it.
        wave = cv2.GaussianBlur(dice.standard_normal(where.shape).astype(np.float32), (0, 0), 9)
        wave = (wave / (wave.std() + 1e-6))[ys, xs]
        dx = seen.nx[ys, xs] * nap.out + nap.pull[0]
        dy = -seen.ny[ys, xs] * nap.out + nap.pull[1]
        angle = np.arctan2(dy, dx) + wave * nap.stray * 0.6 + dice.normal(0, nap.stray * 0.6, count)
        long = long * dice.uniform(0.7, 1.25, count)
        bend = dice.normal(0, nap.bend, count)
        dark = dice.random(count) < 0.35
        shine = np.where(dice.random(count) < nap.spark, 1.9, 1.0)
        tone = np.where(dark, nap.dark, 1.07) * shine * (1 + dice.normal(0, nap.vary, count)) + wave * 0.04
        colour = image[ys, xs] * tone[:, None] * (1 + dice.normal(0, nap.vary * 0.25, (count, 3)))
        depth = seen.far[ys, xs] + dark * 0.01 + dice.normal(0, 0.01, count)
        for i in range(count):
            points = np.array(nap.shape(float(bend[i]), nap.wide), np.float64) * long[i]
            c, s = math.cos(angle[i]), math.sin(angle[i])
            turned = points @ np.array(((c, s), (-s, c))) + (xs[i], ys[i])
            reach = float(long[i] / size[i])
            if nap.edge:
                middle = turned.mean(axis=0)
                rim = middle + (turned - middle) * (1.05 + 1.6 / long[i])
                strokes.append(
                    (float(depth[i]) + 1e-5, reach, rim, np.clip(colour[i], 0, 1) * (1 - nap.edge))
                )
            strokes.append((float(depth[i]), reach, turned, np.clip(colour[i], 0, 1)))
    out = image.copy()
    for depth, reach, turned, tint in sorted(strokes, key=lambda s: -s[0]):
        _lay(out, turned, tint, seen.far, covered, depth, reach)
    return out


def _lay(
    out: Image, outline: np.ndarray, tint: np.ndarray, far: Image, covered: npt.NDArray[np.bool_],
    depth: float, reach: float,
) -> None:  # fmt: skip
    """One stroke, but for what stands before its root."""
    tall, wide = far.shape
    x0, y0 = (max(int(v) - 1, 0) for v in outline.min(axis=0))
    x1, y1 = min(int(outline[:, 0].max()) + 3, wide), min(int(outline[:, 1].max()) + 3, tall)
    if x0 >= x1 or y0 >= y1:
        return
    mask = np.zeros((y1 - y0, x1 - x0), np.uint8)
    cv2.fillPoly(
        mask, [np.rint((outline - (x0, y0)) * (1 << _SHIFT)).astype(np.int32)], 255, cv2.LINE_AA, _SHIFT
    )
    before = far[y0:y1, x0:x1] < depth - np.where(covered[y0:y1, x0:x1], reach * 1.5, 0.004)
    alpha = np.where(before, np.float32(0), mask * np.float32(1 / 255))[..., None]
    spot = out[y0:y1, x0:x1]
    spot += (tint.astype(np.float32) - spot) * alpha
