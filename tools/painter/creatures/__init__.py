"""Animals in our own silhouettes, most of them looking to the right.

Each is drawn around (0, 0) of the canvas' present place, feet on the line y = 0, about 100 units
tall unless said otherwise: put them somewhere with ``canvas.at``.
"""

from __future__ import annotations

from tools.painter.creatures.water import fish
from tools.painter.creatures.winged import moth, raven

__all__ = ["fish", "moth", "raven"]
