"""From a drawing to a picture file: rasterise, repaint, finish, encode.

Knows sizes and file formats; which scene is painted is somebody else's choice.
"""

from __future__ import annotations

import io

import cv2
import numpy as np
import resvg_py
from PIL import Image as Pillow

from tools.painter.brush import CARD_LAYERS, SOLID_LAYERS, Image, finish, repaint
from tools.painter.canvas import Canvas

CARD_SIZE = (600, 900)
CARD_ZOOM = 1.25
CARD_QUALITY = 78

cv2.setNumThreads(1)


def rasterised(canvas: Canvas, zoom: float) -> Image:
    png = resvg_py.svg_to_bytes(
        svg_string=canvas.svg(), zoom=zoom, skip_system_fonts=True, background="#000000"
    )
    pixels = np.asarray(Pillow.open(io.BytesIO(bytes(png))).convert("RGB"), np.float32)
    return np.ascontiguousarray(pixels[..., ::-1] / np.float32(255))


def rasterised_over(canvas: Canvas, zoom: float, image: Image) -> Image:
    """The drawing laid over an image of the same size; where nothing is drawn the image stays."""
    if not canvas.drawn:
        return image
    png = resvg_py.svg_to_bytes(svg_string=canvas.svg(), zoom=zoom, skip_system_fonts=True)
    pixels = np.asarray(Pillow.open(io.BytesIO(bytes(png))).convert("RGBA"), np.float32) / np.float32(255)
    pixels = np.asarray(cv2.resize(pixels, (image.shape[1], image.shape[0])), np.float32)
    cover = pixels[..., 3:]
    return np.asarray(image * (1 - cover) + pixels[..., 2::-1] * cover, np.float32)


def pillow(image: Image, size: tuple[int, int]) -> Pillow.Image:
    small = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    return Pillow.fromarray(np.rint(small[..., ::-1] * 255).astype(np.uint8), "RGB")


def webp(picture: Pillow.Image, quality: int) -> bytes:
    buffer = io.BytesIO()
    picture.save(buffer, "WEBP", quality=quality, method=6)
    return buffer.getvalue()


def card_picture(canvas: Canvas) -> bytes:
    """A picture card as the bytes of its WebP file."""
    drawn = rasterised(canvas, CARD_ZOOM)
    painted = repaint(drawn, canvas.seed, [(r * CARD_ZOOM**0.5, t) for r, t in CARD_LAYERS])
    return webp(pillow(finish(painted, canvas.seed), CARD_SIZE), CARD_QUALITY)


def solid_picture(image: Image, way: Image, care: Image, seed: int, zoom: float = CARD_ZOOM) -> Image:
    """An image developed from a solid scene, painted; ``zoom`` below 1 is a draft."""
    layers = [(max(r * zoom**0.5, 1.6), t) for r, t in SOLID_LAYERS]
    return finish(repaint(image, seed, layers, 0.03, way, care), seed, 0.25)
