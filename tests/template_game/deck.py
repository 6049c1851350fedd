"""The deck of the box and what a deck of one's own must keep to (HC-1)."""

from __future__ import annotations

from collections.abc import Iterator

from stolek.core.cards import Deck, DeckFault
from tests.template_game.model import value

COUNT = 8


def deck_faults(deck: Deck) -> Iterator[DeckFault]:
    """HC-1: eight cards with values from 1 to 7."""
    for face in deck.cards:
        try:
            value(face)
        except ValueError as error:
            yield DeckFault(f"{face!r} is not a card: {error}", face=face)
    if len(deck.cards) != COUNT:
        yield DeckFault(f"there are {len(deck.cards)} cards, there must be {COUNT} (HC-1)")
