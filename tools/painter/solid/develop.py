"""From a solid scene to an image for the brush: render, lay over the background, glow, tone, edges to lose.

Also tells the brush how strokes should run (round the forms) and where it may be careless.
"""

from __future__ import annotations

import cv2
import numpy as np

from tools.painter.brush import Image
from tools.painter.solid.model import KINDS, Stage, rendered
from tools.painter.solid.nap import Seen, grown
from tools.painter.studio import attended, rasterised, rasterised_over

RENDERED = 0.85
"""How fine a scene is rendered, in parts of a card; hair and leaves are drawn as fine as the paint."""


def developed(stage: Stage, zoom: float) -> tuple[Image, Image, Image]:
    """The image (BGR, 0..1), the way strokes run (radians, NaN where they may choose), and the care due."""
    width, height = round(600 * zoom), round(900 * zoom)
    fine = min(zoom, RENDERED)
    solid = rendered(stage, round(600 * fine), round(900 * fine)).astype(np.float32)
    if fine < zoom:
        solid = np.dstack(
            (
                cv2.resize(solid[..., :4], (width, height), interpolation=cv2.INTER_CUBIC),
                cv2.resize(solid[..., 4:], (width, height), interpolation=cv2.INTER_NEAREST),
            )
        )
    hit = solid[..., 7] >= 0
    back = cv2.resize(rasterised(stage.back, zoom), (width, height))
    light = np.maximum(solid[..., 2::-1], 0)
    toned = np.clip(1 - np.exp(-1.25 * light), 0, 1) ** (1 / 2.2)
    cover = cv2.GaussianBlur(hit.astype(np.float32), (0, 0), 0.6 * zoom)[..., None]
    filled = np.where(
        hit[..., None],
        toned,
        cv2.inpaint((toned * 255).astype(np.uint8), (~hit).astype(np.uint8), 2, cv2.INPAINT_TELEA).astype(
            np.float32
        )
        / 255,
    )
    image = filled * cover + back * (1 - cover)
    metre = (height / 2 / stage.camera.lens / np.maximum(solid[..., 4], 0.1)).astype(np.float32)
    far = np.where(hit, solid[..., 4], np.inf)
    seen = Seen(np.where(hit, solid[..., 8], -1), solid[..., 9], metre, solid[..., 5], solid[..., 6], far)
    image = grown(np.asarray(image, np.float32), KINDS, seen, stage.seed)
    own = np.clip(solid[..., 3:4] * 0.5, 0, 1) * toned
    for size, share in ((6, 0.35), (24, 0.35), (70, 0.3)):
        image = 1 - (1 - image) * (1 - share * cv2.GaussianBlur(own, (0, 0), size * zoom))
    image = rasterised_over(stage.front, zoom, image.astype(np.float32))
    x, y = solid[..., 5], solid[..., 6]
    way = np.where(hit & (np.hypot(x, y) > 0.3), np.arctan2(x, y), np.nan)
    care = np.ones((height, width), np.float32)
    if stage.focus is not None:
        px, py, _ = stage.camera.seen(stage.focus, width, height)
        image, care = attended(image, px, py, zoom)
    return image.astype(np.float32), way.astype(np.float32), care
