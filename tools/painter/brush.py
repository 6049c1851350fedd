"""The brush: an image painted again with strokes, coarse to fine, along its own edges.

Works on arrays; knows nothing about scenes. The same image and seed give the same strokes.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
import numpy.typing as npt

Image = npt.NDArray[np.float32]
Layer = tuple[float, float]

CARD_LAYERS: Sequence[Layer] = ((28, 0.0), (14, 0.03), (8, 0.033), (4.4, 0.026), (2.4, 0.019))
HAND_LAYERS: Sequence[Layer] = ((24, 0.0), (12, 0.03), (7, 0.03), (4, 0.024), (2.2, 0.015), (1.6, 0.012))
WIDE_LAYERS: Sequence[Layer] = ((34, 0.0), (17, 0.03), (9, 0.03), (4.5, 0.03))
SMALL_LAYERS: Sequence[Layer] = ((20, 0.0), (10, 0.03), (6, 0.03), (3.4, 0.026), (2.2, 0.02))

_DIRECTIONS = 24
_VARIANTS = 3
_PAD = 96


def _bank(radius: float, dice: np.random.Generator) -> Image:
    """Bristle masks: direction x variant x side x side."""
    length = int(radius * 3.2)
    side = int(length * 1.3) | 1
    yy, xx = np.mgrid[0:side, 0:side].astype(np.float32) - side // 2
    masks = np.empty((_DIRECTIONS, _VARIANTS, side, side), np.float32)
    for direction in range(_DIRECTIONS):
        angle = np.pi * direction / _DIRECTIONS
        along = xx * np.cos(angle) + yy * np.sin(angle)
        straight = -xx * np.sin(angle) + yy * np.cos(angle)
        for variant in range(_VARIANTS):
            across = straight + (variant - 1) * 0.12 * along**2 / (length * 0.9)
            hairs = cv2.GaussianBlur(dice.random((1, 64)).astype(np.float32), (0, 0), 0.8)[0]
            hairs = (hairs - hairs.min()) / (np.ptp(hairs) + 1e-6)
            column = np.clip((across / (radius * 1.1) + 0.5) * 63, 0, 63).astype(int)
            edge = np.clip(1 - (np.abs(across) / (radius * 0.55)) ** 4, 0, 1)
            ends = np.clip(1 - (np.abs(along) / (length * 0.56)) ** 6, 0, 1)
            masks[direction, variant] = edge * ends * (0.62 + 0.38 * hairs[column])
    return masks


def flow(image: Image, sigma: float) -> tuple[Image, Image]:
    """The direction along edges, and how sure it is (structure tensor)."""
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    gx = cv2.Sobel(grey, cv2.CV_32F, 1, 0, ksize=3)
    gy = cv2.Sobel(grey, cv2.CV_32F, 0, 1, ksize=3)
    a = cv2.GaussianBlur(gx * gx, (0, 0), sigma)
    b = cv2.GaussianBlur(gx * gy, (0, 0), sigma)
    c = cv2.GaussianBlur(gy * gy, (0, 0), sigma)
    angle = 0.5 * np.arctan2(2 * b, a - c) + np.pi / 2
    return angle.astype(np.float32), np.sqrt((a - c) ** 2 + 4 * b * b).astype(np.float32)


def _directions(goal: Image, radius: float, swirl: Image, way: Image | None) -> Image:
    """How strokes of one layer run: along edges, round the forms, or as the brush pleases."""
    angle, sure = flow(goal, max(radius * 0.6, 2))
    angle = np.where(sure > 1.5e-4, angle, swirl * 1.6 + (0.15 if radius > 5 else 0.0))
    if way is not None:
        angle = np.where(np.isfinite(way) & ((sure < 2e-3) | (radius > 5)), way, angle)
    return angle


def repaint(
    image: Image, seed: int, layers: Sequence[Layer] = CARD_LAYERS, jitter: float = 0.02,
    way: Image | None = None, care: Image | None = None,
) -> Image:  # fmt: skip
    """Paint ``image`` (BGR, 0..1) again. Strokes of one layer that cannot touch each other are
    laid down together, which is what makes this fast without changing the result's look.

    ``way`` is how strokes run round the forms (NaN: along the picture's own edges); ``care`` 0..1 is how
    much detail a place is given: little of it loses edges.
    """
    dice = np.random.default_rng(seed)
    height, width = image.shape[:2]
    base = cv2.GaussianBlur(image, (0, 0), 30)
    padded = cv2.copyMakeBorder(base, _PAD, _PAD, _PAD, _PAD, cv2.BORDER_REPLICATE)
    # The fourth channel is the thickness of the paint.
    canvas = np.dstack((padded, np.zeros(padded.shape[:2], np.float32)))
    flat, stride = canvas.reshape(-1, 4), canvas.shape[1]
    swirl = cv2.GaussianBlur(dice.standard_normal((height, width)).astype(np.float32), (0, 0), 60)
    swirl = swirl / np.abs(swirl).max()
    for radius, threshold in layers:
        goal: Image = np.asarray(cv2.GaussianBlur(image, (0, 0), max(radius * 0.3, 0.5)), np.float32)
        angle = _directions(goal, radius, swirl, way)
        masks = _bank(radius, dice)
        side = masks.shape[2]
        step = max(radius * 0.5, 2.0)
        grid = np.meshgrid(
            np.arange(int(np.ceil(height / step))), np.arange(int(np.ceil(width / step))),
            indexing="ij",
        )  # fmt: skip
        rows, columns = grid[0].ravel(), grid[1].ravel()
        ys = np.clip(rows * step + dice.uniform(-step, step, rows.shape), 0, height - 1)
        xs = np.clip(columns * step + dice.uniform(-step, step, rows.shape), 0, width - 1)
        ys, xs = ys.astype(int), xs.astype(int)
        current = canvas[_PAD : _PAD + height, _PAD : _PAD + width, :3]
        missed = cv2.blur(np.abs(current - goal).mean(axis=2), (max(int(radius), 3),) * 2)
        kept = missed[ys, xs] > (threshold if care is None else threshold / care[ys, xs])
        rows, columns, ys, xs = rows[kept], columns[kept], ys[kept], xs[kept]
        count = len(ys)
        if not count:
            continue
        fine = radius <= 5
        colours = goal[ys, xs] + dice.normal(0, jitter, (count, 1)) * (0.6 if fine else 1.0)
        colours = np.clip(colours + dice.normal(0, jitter * 0.55, (count, 3)), 0, 1)
        colours = colours.astype(np.float32)
        turn = (angle[ys, xs] % np.pi) / np.pi * _DIRECTIONS + dice.normal(0, 0.8, count)
        turn = turn.round().astype(int) % _DIRECTIONS
        variant = dice.integers(0, _VARIANTS, count)
        apart = int(np.ceil(side / step)) + 2
        heap = (rows % apart) * apart + columns % apart
        opacity, thickness = (0.85, 0.7) if fine else (0.93, 1.0)
        offset = np.arange(side) - side // 2
        around = (offset[:, None] * stride + offset).ravel()
        order = np.argsort(heap, kind="stable")
        borders = np.searchsorted(heap[order], np.arange(apart * apart + 1))
        for which in dice.permutation(apart * apart):
            chosen = order[borders[which] : borders[which + 1]]
            if not len(chosen):
                continue
            mask = masks[turn[chosen], variant[chosen]].reshape(len(chosen), -1)
            spots = ((ys[chosen] + _PAD) * stride + xs[chosen] + _PAD)[:, None] + around
            under = flat[spots]
            change = np.empty_like(under)
            change[..., :3] = colours[chosen, None]
            change[..., 3] = mask * thickness
            change -= under
            change *= (mask * opacity)[..., None]
            under += change
            flat[spots] = under
    inner = canvas[_PAD : _PAD + height, _PAD : _PAD + width]
    painted = inner[..., :3]
    relief = cv2.GaussianBlur(np.ascontiguousarray(inner[..., 3]), (0, 0), 0.7)
    bump = cv2.Sobel(relief, cv2.CV_32F, 1, 0, ksize=3) + cv2.Sobel(relief, cv2.CV_32F, 0, 1, ksize=3)
    lit = painted * (1 + np.clip(bump, -1, 1)[..., None] * 0.05)
    painting: Image = np.clip(lit, 0, 1).astype(np.float32)
    return painting


def _noise(dice: np.random.Generator, shape: tuple[int, int], sigma: float) -> Image:
    grain = cv2.GaussianBlur(dice.standard_normal(shape).astype(np.float32), (0, 0), sigma)
    even: Image = (grain / grain.std()).astype(np.float32)
    return even


def finish(image: Image, seed: int, vignette: float = 0.38, frame: bool = True) -> Image:
    """Grain, vignette, a soft S-curve, warmth, and (for cards) a torn edge of cream paper."""
    dice = np.random.default_rng(seed + 9)
    height, width = image.shape[:2]
    shape = (height, width)
    grain = _noise(dice, shape, 0.8) * 0.32 + _noise(dice, shape, 2.2) * 0.2
    out = image * (1 + grain[..., None] * 0.022)
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    far = np.hypot((xx - width / 2) / (width * 0.62), (yy - height * 0.48) / (height * 0.62))
    out = out * (1 - vignette * np.clip(far - 0.45, 0, 1) ** 1.6)[..., None]
    out = np.clip(out, 0, 1)
    out = out * out * (3 - 2 * out) * 0.35 + out * 0.65
    out = out * np.array((0.94, 0.975, 1.0), np.float32)
    if frame:
        margin = width * 0.032
        corner = width * 0.035
        qx = np.abs(xx - width / 2) - (width / 2 - margin - corner)
        qy = np.abs(yy - height / 2) - (height / 2 - margin - corner)
        outside = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))
        edge = outside + np.minimum(np.maximum(qx, qy), 0) - corner
        edge = edge + _noise(dice, shape, 2.5) * 0.8 + _noise(dice, shape, 14) * 1.1
        paper = np.clip(0.5 + edge / 1.6, 0, 1)[..., None]
        cream = np.array((0.84, 0.92, 0.955), np.float32) * (1 + grain[..., None] * 0.035)
        dip = (1 - 0.16 * np.exp(-np.maximum(edge, 0) / 3))[..., None]
        out = out * (1 - paper) + cream * dip * paper
    finished: Image = np.clip(out, 0, 1).astype(np.float32)
    return finished
