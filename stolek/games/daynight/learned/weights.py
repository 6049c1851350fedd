"""The nets that come with the game."""

from __future__ import annotations

from functools import cache
from importlib import resources

from stolek.core.weights import Rows, unpacked
from stolek.games.daynight.learned.features import LAYOUT

FILE = "weights.bin"


@cache
def shipped() -> dict[str, dict[str, Rows]]:
    return unpacked((resources.files(__package__) / FILE).read_bytes(), LAYOUT)
