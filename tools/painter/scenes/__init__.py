"""One small function a card; a module gathers the cards of one kind of place.

Scenes only draw. Titles, words and seeds stand in the deck's data file.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.painter.canvas import Canvas


@dataclass(frozen=True)
class Scene:
    palette: str
    draw: Callable[[Canvas], None]


SCENES: dict[str, Scene] = {}


def scene(card: str, palette: str) -> Callable[[Callable[[Canvas], None]], Callable[[Canvas], None]]:
    """Register the drawing of one card; an id may be taken only once."""

    def keep(draw: Callable[[Canvas], None]) -> Callable[[Canvas], None]:
        if card in SCENES:
            raise ValueError(f"{card} is drawn twice")
        SCENES[card] = Scene(palette, draw)
        return draw

    return keep
