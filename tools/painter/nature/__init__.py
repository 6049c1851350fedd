"""Skies, water, hills, weather and trees.

Draws surroundings on a canvas; people, animals and things are drawn elsewhere.
"""

from __future__ import annotations

from tools.painter.nature.air import (
    beam,
    birds,
    clouds,
    crescent,
    disc,
    fog,
    moon,
    rain,
    shafts,
    sky,
    snow,
    stars,
    wash,
)
from tools.painter.nature.land import hills, ridge
from tools.painter.nature.plants import Ground, fern, fir, flower, grass, leaf, pine, tree
from tools.painter.nature.water import bubbles, dash, sea, weed

__all__ = [
    "Ground",
    "beam",
    "birds",
    "bubbles",
    "clouds",
    "crescent",
    "dash",
    "disc",
    "fern",
    "fir",
    "flower",
    "fog",
    "grass",
    "hills",
    "leaf",
    "moon",
    "pine",
    "rain",
    "ridge",
    "sea",
    "shafts",
    "sky",
    "snow",
    "stars",
    "tree",
    "wash",
    "weed",
]
