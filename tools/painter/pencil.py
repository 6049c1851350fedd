"""The drawing over the paint: pencil strokes that follow the forms, and a contour on the dark side of edges.

The same hand goes over every card, however it was drawn; works on arrays alone.
"""

from __future__ import annotations

import cv2
import numpy as np

from tools.painter.brush import Image, flow

SLANT = np.radians(-55.0)
"""How strokes run where nothing tells them."""
CONTOUR = np.array((0.30, 0.25, 0.32), np.float32)
"""What a contour leaves of the colour under it: a warm dark, never black."""


def _directions(image: Image, way: Image | None) -> tuple[Image, Image]:
    """How pencil strokes run (round forms, along edges, else slanted), and how sure that is, 0..1."""
    edge, sure = flow(image, 6)
    sure = np.minimum(sure, 0.03)
    x, y = np.cos(2 * edge) * sure, np.sin(2 * edge) * sure
    if way is not None:
        known = np.isfinite(way)
        angle = np.where(known, way, 0)
        x, y = (
            x + np.where(known, np.cos(2 * angle) * 0.03, 0),
            y + np.where(known, np.sin(2 * angle) * 0.03, 0),
        )
    x, y = (np.asarray(cv2.GaussianBlur(v.astype(np.float32), (0, 0), 5), np.float32) for v in (x, y))
    trust = np.clip(np.hypot(x, y) / 0.02, 0, 1)
    free = 0.006 * (1 - trust)
    x, y = x + np.cos(2 * SLANT) * free, y + np.sin(2 * SLANT) * free
    return (0.5 * np.arctan2(y, x)).astype(np.float32), trust.astype(np.float32)


def _drawn_out(values: Image, angle: Image, reach: int) -> Image:
    """The values smeared along the directions, ``reach`` points each way: noise becomes strokes."""
    tall, wide = values.shape
    yy, xx = np.mgrid[0:tall, 0:wide].astype(np.float32)
    dx, dy = np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)
    total = values.copy()
    for ahead in (1.0, -1.0):
        x, y, ux, uy = xx.copy(), yy.copy(), dx * ahead, dy * ahead
        for _ in range(reach):
            x, y = x + ux, y + uy
            moved = cv2.remap(values, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
            total += np.asarray(moved, np.float32)
            near = (cv2.remap(d, x, y, cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT) for d in (dx, dy))
            nx, ny = (np.asarray(d, np.float32) for d in near)
            same = np.where(nx * ux + ny * uy < 0, np.float32(-1), np.float32(1))
            ux, uy = nx * same, ny * same
    return np.asarray(total / (2 * reach + 1), np.float32)


def _contours(image: Image, zoom: float) -> Image:
    """0..1, a line on the dark side of every edge, drawn out along it."""
    light = cv2.cvtColor(image, cv2.COLOR_BGR2LAB)[..., 0] / 100
    calm = cv2.bilateralFilter(light, 7, 0.12, 4 * zoom)
    apart = cv2.GaussianBlur(calm, (0, 0), 2.6 * zoom) - cv2.GaussianBlur(calm, (0, 0), 1.3 * zoom)
    angle, _ = _directions(image, None)
    return np.asarray(
        np.clip((_drawn_out(apart.astype(np.float32), angle, 5) - 0.008) / 0.032, 0, 1), np.float32
    )


def drawn_over(
    painted: Image, goal: Image, way: Image, care: Image, seed: int, zoom: float, hard: float = 1.0
) -> Image:  # fmt: skip
    """The painting with pencil on it: more on forms and in shade, less on open ground and off the focus.

    ``hard`` is how hard it is pressed; cards drawn by hand want little.
    """
    dice = np.random.default_rng(seed + 5)
    shape = painted.shape[:2]
    angle, trust = _directions(goal, way)
    grain = cv2.GaussianBlur(dice.standard_normal(shape).astype(np.float32), (0, 0), 0.8 * zoom)
    strokes = _drawn_out(np.asarray(grain, np.float32), angle, round(14 * zoom))
    strokes = np.clip(strokes / strokes.std(), -2, 2)
    uneven = cv2.GaussianBlur(dice.standard_normal(shape).astype(np.float32), (0, 0), 26 * zoom)
    uneven = np.clip(uneven / uneven.std(), -1.5, 1.5)
    light = cv2.GaussianBlur(cv2.cvtColor(painted, cv2.COLOR_BGR2GRAY), (0, 0), 2)
    press = (
        hard * (0.035 + 0.05 * np.clip(1 - light * 1.6, 0, 1)) * (0.38 + 0.62 * trust) * (1 + 0.35 * uneven)
    )
    out = painted + (strokes * press)[..., None] * (0.25 + painted * 0.9)
    line = _contours(goal, zoom) * np.clip(0.75 + 0.3 * uneven, 0.25, 1) * np.clip(0.3 + care * 0.7, 0, 1)
    line = line * 0.85
    if hard < 1:
        # No dark ring round what shines, and a lighter contour.
        shining = cv2.dilate(goal.max(axis=2), np.ones((3, 3), np.uint8), iterations=round(3 * zoom))
        line = line * np.clip((0.97 - shining) / 0.2, 0.12, 1) * (0.45 + 0.55 * hard)
    line = line[..., None]
    return np.asarray(np.clip(out * (1 - line) + painted * CONTOUR * line, 0, 1), np.float32)
