"""The deck of the box and what a deck of one's own must keep to (DU-1, DU-2)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from stolek.core.cards import Deck, DeckFault, Face
from stolek.games.dnup.model import STAR, VALUES, card, filed

SIZE = 40
MARKS = ("always", "third", "second", "first")
USED = {2: 1, 3: 2, 4: 3, 5: 4}
"""DU-2: how many of the groups above take part."""

STARRED = Face(f"1/5{STAR}")
MOST_WAYS = 4_096
"""Every way to lay a value is an option on its own, so there is an end to how many copies can help."""


@cache
def cards_for(deck: Deck, seats: int) -> tuple[Face, ...]:
    """DU-2: the cards that take part, in canonical order."""
    return deck.marked(*MARKS[: USED[seats]])


def deck_faults(deck: Deck) -> Iterator[DeckFault]:
    """DU-1: 40 cards of two different values, the lower written first, one of them the starred 1/5. DU-2: in
    four groups, of which the first is always there and must be enough for two."""
    for group in deck.groups:
        if group.mark not in MARKS:
            known = ", ".join(MARKS)
            yield DeckFault(f"a group is marked {group.mark!r}; the groups are: {known}", mark=group.mark)
            return
    for face in (face for group in deck.groups for face in group.cards):
        fault = _card_fault(face)
        if fault is not None:
            yield DeckFault(f"{face!r} is not a card: {fault}", face=face)
            return
    if deck.size != SIZE:
        yield DeckFault(f"there are {deck.size} cards, there must be {SIZE} (DU-1)")
    if STARRED not in deck.marked("always"):
        yield DeckFault(f'the starred card, {STARRED}, must be in the group "always": it begins (DU-5)')
    if deck.cards.count(STARRED) > 1:
        yield DeckFault(f"there is only one starred card, {STARRED} (DU-1)", face=STARRED)
    for seats in USED:
        if len(cards_for(deck, seats)) < seats:
            yield DeckFault(f"{seats} players would not get a card each (DU-2, DU-3)")
    for value in VALUES:
        if _ways_to_lay(value, deck.cards) > MOST_WAYS:
            yield DeckFault(f"there are too many different ways to lay cards of value {value}")


def _card_fault(face: Face) -> str | None:
    try:
        shown = card(face)
    except ValueError as error:
        return str(error)
    if filed(face) != face:
        return f"the lower value comes first, {filed(face)}"
    if shown.star and face != STARRED:
        return f"only {STARRED} bears the star"
    return None


def _ways_to_lay(value: int, faces: Iterable[Face]) -> int:
    copies = Counter(face for face in faces if value in (card(face).active, card(face).inactive))
    return math.prod(count + 1 for count in copies.values())
