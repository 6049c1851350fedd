"""The deck's scenes by card id, and the painting of one card.

A card's seed and palette stand in the deck's data file; what is on it stands in a scene.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
import tomllib
from pathlib import Path
from typing import Any

from tools.painter import scenes as scene_package
from tools.painter.canvas import Canvas
from tools.painter.scenes import SCENES, Scene
from tools.painter.studio import card_picture

FOLDER = Path(__file__).parents[2] / "stolek" / "games" / "dixit" / "deck"
DATA = FOLDER / "deck.toml"


@functools.cache
def scenes() -> dict[str, Scene]:
    for module in pkgutil.iter_modules(scene_package.__path__):
        importlib.import_module(f"{scene_package.__name__}.{module.name}")
    return dict(sorted(SCENES.items()))


@functools.cache
def data() -> dict[str, dict[str, Any]]:
    """The cards of the data file by id."""
    if not DATA.exists():
        return {}
    listed = tomllib.loads(DATA.read_text(encoding="utf-8"))["card"]
    return {card["id"]: card for card in listed}


def drawn(card: str) -> Canvas:
    scene = scenes()[card]
    seed = data().get(card, {}).get("seed", int(card[1:]))
    canvas = Canvas(seed, scene.palette)
    scene.draw(canvas)
    return canvas


def paint(card: str) -> Path:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{card}.webp"
    path.write_bytes(card_picture(drawn(card)))
    return path
