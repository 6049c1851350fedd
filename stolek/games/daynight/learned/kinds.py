"""The deck of the box as numbers: 104 types of card, 26 kinds in each of four colours (DN-2)."""

from __future__ import annotations

from collections import Counter

from stolek.core.cards import Deck, Face
from stolek.games.daynight.game import DayNight
from stolek.games.daynight.model import COLOURS, card

_COUNTS = Counter(DayNight().default_deck().cards)
FACES: tuple[Face, ...] = tuple(
    sorted(_COUNTS, key=lambda face: (COLOURS.index(card(face).colour), card(face).value, face))
)
"""Each type of card: colours in their order, then by value."""

TYPES = len(FACES)
KINDS = TYPES // len(COLOURS)
MOST_SEATS = 5
INDEX: dict[Face, int] = {face: n for n, face in enumerate(FACES)}
COLOUR = tuple(COLOURS.index(card(face).colour) for face in FACES)
VALUE = tuple(card(face).value for face in FACES)
STARS = tuple(card(face).stars for face in FACES)
FLIPS = tuple(int(card(face).flips_time) for face in FACES)
COUNT = tuple(_COUNTS[face] for face in FACES)
CARDS = tuple(kind for kind in range(TYPES) for _ in range(COUNT[kind]))
"""The 108 cards, each by its type."""

COPY = tuple(CARDS[:n].count(kind) for n, kind in enumerate(CARDS))
"""For each of the 108 cards how many like it come before it."""

ORDER = tuple(sorted(FACES).index(face) for face in FACES)
"""The place of a type in the order in which hands are kept."""


def is_known(deck: Deck) -> bool:
    """Whether this is the deck the nets have learned with."""
    return Counter(deck.cards) == _COUNTS
