"""One small function a card; a module gathers the cards of one kind of place.

Scenes only draw. Titles, words and seeds stand in the deck's data file.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.painter.canvas import Canvas
from tools.painter.relief import Light


@dataclass(frozen=True)
class Scene:
    palette: str
    draw: Callable[[Canvas], None]
    light: Light
    by_hand: bool = False
    """Drawn with contours and its light painted (``hand``): a finer brush, and less pencil over it."""


SCENES: dict[str, Scene] = {}


def scene(
    card: str, palette: str, light: Light | None = None, by_hand: bool = False
) -> Callable[[Callable[[Canvas], None]], Callable[[Canvas], None]]:
    """Register the drawing of one card; an id may be taken only once."""

    def keep(draw: Callable[[Canvas], None]) -> Callable[[Canvas], None]:
        if card in SCENES:
            raise ValueError(f"{card} is drawn twice")
        SCENES[card] = Scene(palette, draw, light or Light(), by_hand)
        return draw

    return keep
