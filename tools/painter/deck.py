"""The deck's scenes by card id, and the painting of one card.

A card's seed stands in the deck's data file; what is on it stands in a scene.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
import tomllib
from pathlib import Path
from typing import Any

from tools.painter import scenes as scene_package
from tools.painter.brush import CARD_LAYERS, HAND_LAYERS
from tools.painter.canvas import Canvas
from tools.painter.relief import lit
from tools.painter.scenes import SCENES
from tools.painter.studio import CARD_ZOOM, attended, card_picture, rasterised

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "stolek" / "games" / "dixit" / "deck"
DATA = FOLDER / "deck.toml"
DRAFTS = ROOT / "out" / "drafts"
DRAFT_ZOOM = 0.5


@functools.cache
def cards() -> list[str]:
    for module in pkgutil.iter_modules(scene_package.__path__):
        importlib.import_module(f"{scene_package.__name__}.{module.name}")
    return sorted(SCENES)


@functools.cache
def data() -> dict[str, dict[str, Any]]:
    """The cards of the data file by id."""
    listed = tomllib.loads(DATA.read_text(encoding="utf-8"))["card"]
    return {card["id"]: card for card in listed}


def _seed(card: str) -> int:
    return int(data().get(card, {}).get("seed", int(card[1:])))


def drawn(card: str) -> Canvas:
    cards()
    scene = SCENES[card]
    canvas = Canvas(_seed(card), scene.palette, lit=True)
    scene.draw(canvas)
    return canvas


def painted(card: str, zoom: float = CARD_ZOOM) -> bytes:
    """The card as the bytes of its WebP file; a draft is painted from a coarser image."""
    canvas, light = drawn(card), SCENES[card].light
    image, way = lit(canvas, rasterised(canvas, zoom), light)
    image, care = attended(image, light.focus[0] * zoom, light.focus[1] * zoom, zoom)
    layers, hard = (HAND_LAYERS, 0.3) if SCENES[card].by_hand else (CARD_LAYERS, 1.0)
    return card_picture(image, way, care, _seed(card), zoom, layers, hard)


def paint_draft(card: str) -> Path:
    """A quick coarse painting, to look at while drawing."""
    DRAFTS.mkdir(parents=True, exist_ok=True)
    path = DRAFTS / f"{card}.webp"
    path.write_bytes(painted(card, DRAFT_ZOOM))
    return path


def paint(card: str) -> Path:
    path = FOLDER / f"{card}.webp"
    path.write_bytes(painted(card))
    return path
