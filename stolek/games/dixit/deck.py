"""The pictures of the box, and what a deck of one's own must keep to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from stolek.core.cards import Deck, DeckFault, DeckGroup, Face
from stolek.core.game import Setup
from stolek.games.dixit.asking import full_hand, gives_two
from stolek.games.dixit.model import Options

PICTURES = 84  # DX-1
LEAST = 26  # three hands of seven and a round of five


@cache
def default_deck() -> Deck:
    faces = tuple(Face(f"p{number:02}") for number in range(1, PICTURES + 1))
    return Deck("Stolek’s pictures", (DeckGroup("all", faces),))


def deck_faults(deck: Deck) -> Iterator[DeckFault]:
    for group in deck.groups:
        if group.mark != "all":
            yield DeckFault(
                f'a group is marked {group.mark!r}; pictures have one group, "all"', mark=group.mark
            )
    for face, copies in Counter(deck.cards).items():
        if copies > 1:
            yield DeckFault(f"the picture {face!r} is there {copies} times", face=face)
    if deck.size < LEAST:
        yield DeckFault(f"there are {deck.size} pictures; the smallest table needs {LEAST}")


def cards_needed(setup: Setup[Options]) -> int:
    """All hands and one round's cards must come from the deck."""
    on_table = 5 if gives_two(setup) else setup.seats
    if setup.variant == "team":
        on_table = setup.seats // 2 + 1
    return setup.seats * full_hand(setup) + on_table


def setup_faults(setup: Setup[Options]) -> Iterator[str]:
    needed = cards_needed(setup)
    if setup.deck.size < needed:
        yield f"{setup.seats} players need at least {needed} pictures, the deck has {setup.deck.size}"
