"""The deck of the box as numbers: 40 cards, those of fewer players first, of 28 types (DU-1, DU-2)."""

from __future__ import annotations

from collections import Counter

from stolek.core.cards import Deck, Face
from stolek.games.dnup.deck import MARKS, STARRED, cards_for
from stolek.games.dnup.game import Dnup
from stolek.games.dnup.model import VALUES, card

_DECK = Dnup().default_deck()
CARDS: tuple[Face, ...] = tuple(face for mark in MARKS for face in sorted(_DECK.marked(mark)))
"""Lower value first. The cards of so many players are the first ones."""

NUMBER: dict[int, int] = {seats: len(cards_for(_DECK, seats)) for seats in (2, 3, 4, 5)}
TYPES: tuple[Face, ...] = tuple(sorted(set(CARDS), key=card))
TYPE: dict[Face, int] = {face: n for n, face in enumerate(TYPES)}
TYPE_OF = tuple(TYPE[face] for face in CARDS)
LOW = tuple(card(face).active for face in CARDS)
HIGH = tuple(card(face).inactive for face in CARDS)
STAR = CARDS.index(STARRED)
TWIN_OF = tuple(
    next((other for other, like in enumerate(CARDS) if like == face and other != n), n)
    for n, face in enumerate(CARDS)
)
"""The other card with the same values, or the card itself: there are never three alike."""

COUNT: dict[int, tuple[int, ...]] = {
    seats: tuple(CARDS[:number].count(face) for face in TYPES) for seats, number in NUMBER.items()
}
TOP = len(VALUES)


def is_known(deck: Deck) -> bool:
    """Whether this is the deck the nets have learned with."""
    return all(Counter(cards_for(deck, seats)) == Counter(CARDS[:n]) for seats, n in NUMBER.items())
