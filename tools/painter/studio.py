"""From a drawing to a picture file: rasterise, repaint, finish, encode.

Knows sizes and file formats; which scene is painted is somebody else's choice.
"""

from __future__ import annotations

import io
from collections.abc import Sequence

import cv2
import numpy as np
import resvg_py
from PIL import Image as Pillow

from tools.painter.brush import Image, Layer, finish, repaint
from tools.painter.canvas import Canvas
from tools.painter.pencil import drawn_over

CARD_SIZE = (600, 900)
CARD_ZOOM = 1.25
CARD_QUALITY = 71

cv2.setNumThreads(1)


def rasterised(canvas: Canvas, zoom: float) -> Image:
    png = resvg_py.svg_to_bytes(
        svg_string=canvas.svg(), zoom=zoom, skip_system_fonts=True, background="#000000"
    )
    pixels = np.asarray(Pillow.open(io.BytesIO(bytes(png))).convert("RGB"), np.float32)
    return np.ascontiguousarray(pixels[..., ::-1] / np.float32(255))


def pillow(image: Image, size: tuple[int, int]) -> Pillow.Image:
    small = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    return Pillow.fromarray(np.rint(small[..., ::-1] * 255).astype(np.uint8), "RGB")


def webp(picture: Pillow.Image, quality: int) -> bytes:
    buffer = io.BytesIO()
    picture.save(buffer, "WEBP", quality=quality, method=6)
    return buffer.getvalue()


def attended(image: Image, x: float, y: float, zoom: float) -> tuple[Image, Image]:
    """The image with edges lost far from where one should look, and the care given to each place."""
    height, width = image.shape[:2]
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot((xx - x) / width, (yy - y) / height * 1.2)
    care = np.clip(1.25 - 1.0 * away, 0.4, 1.0).astype(np.float32)
    soft = cv2.GaussianBlur(image, (0, 0), 2.2 * zoom)
    lost = np.clip((0.62 - care) * 2.2, 0, 0.85)[..., None]
    return np.asarray(image * (1 - lost) + soft * lost, np.float32), care


def card_picture(
    image: Image, way: Image, care: Image, seed: int, zoom: float, layers: Sequence[Layer], hard: float = 1.0
) -> bytes:
    """A picture card as the bytes of its WebP file; ``zoom`` below 1 is a draft."""
    zoomed = [(max(r * zoom**0.5, 1.6), t) for r, t in layers]
    painted = drawn_over(repaint(image, seed, zoomed, 0.03, way, care), image, way, care, seed, zoom, hard)
    return webp(pillow(finish(painted, seed, 0.25), CARD_SIZE), CARD_QUALITY)
