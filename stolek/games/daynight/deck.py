"""The deck of the box and what a deck of one's own must keep to (DN-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stolek.core.cards import Deck, DeckFault
from stolek.games.daynight.model import COLOURS, card, read_card

PER_COLOUR = 27
VALUES = range(1, 14)


def deck_faults(deck: Deck) -> Iterator[DeckFault]:
    """DN-2: four colours, 27 cards each, values 1-13, each card with the time symbol or 1-4 stars."""
    for group in deck.groups:
        if group.mark != "all":
            yield DeckFault(
                f'a group is marked {group.mark!r}; Day & Night has one group, "all"', mark=group.mark
            )
    for face in (face for group in deck.groups for face in group.cards):
        try:
            read_card(face)
        except ValueError as error:
            reason = error if face.count("-") == 2 else "a face is colour-value-stars or colour-value-T"
            yield DeckFault(f"{face!r} is not a card: {reason}", face=face)
            return
    counts = Counter(card(face).colour for face in deck.cards)
    for colour in COLOURS:
        if counts[colour] != PER_COLOUR:
            yield DeckFault(f"there are {counts[colour]} {colour} cards, there must be {PER_COLOUR} (DN-2)")
        values = {card(face).value for face in deck.cards if card(face).colour == colour}
        for value in VALUES:
            if value not in values:
                yield DeckFault(f"there is no {colour} {value} (DN-2)")
