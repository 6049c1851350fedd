"""Animals in our own silhouettes, most of them looking to the right.

Each is drawn around (0, 0) of the canvas' present place, feet on the line y = 0, about 100 units
tall unless said otherwise: put them somewhere with ``canvas.at``.
"""

from __future__ import annotations

from tools.painter.creatures.four_legged import (
    elephant,
    fox,
    horse,
    mouse,
    sheep,
    stag,
)
from tools.painter.creatures.water import fish, whale
<<<<<<< HEAD
from tools.painter.creatures.winged import heron, moth, penguin, raven, songbird
=======
from tools.painter.creatures.winged import flying, moth, penguin, raven, songbird
>>>>>>> pics-3

__all__ = [
    "elephant",
    "fish",
    "fox",
<<<<<<< HEAD
    "heron",
=======
    "hare",
>>>>>>> pics-3
    "horse",
    "moth",
    "mouse",
    "penguin",
    "raven",
    "sheep",
    "songbird",
    "stag",
    "whale",
]
