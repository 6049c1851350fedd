"""The deck of the box, the cards of each variant, and what a deck of one's own must keep to (NF-1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from stolek.core.cards import Deck, DeckFault, Face
from stolek.games.numberloor.model import FLOORS, card

MARKS = ("plain", "red", "blue")
BLUE_BALLOONS = 6  # NF-7
MEDIUM_MOST = 3  # NF-21
LEAST_DAY_FLOORS = 36  # five hands of six, two in the middle, and something to draw


@lru_cache(maxsize=16)
def cards_of(variant: str, deck: Deck) -> tuple[Face, ...]:
    """NF-7: full plays without the blue dots; NF-21: medium without the red; NF-22: day floors only."""
    match variant:
        case "full":
            return deck.marked("plain", "red")
        case "medium":
            return deck.marked("plain", "blue")
        case _:
            return tuple(face for face in deck.marked(*MARKS) if card(face).is_floor and not card(face).night)


def deck_faults(deck: Deck) -> Iterator[DeckFault]:
    for group in deck.groups:
        if group.mark not in MARKS:
            yield DeckFault(
                f"a group is marked {group.mark!r}; there are {', '.join(MARKS)}", mark=group.mark
            )
            return
    for group in deck.groups:
        for face in group.cards:
            try:
                shown = card(face)
            except ValueError as error:
                yield DeckFault(f"{face!r} is not a card: {error}", face=face)
                return
            if shown.night and group.mark != "red":
                yield DeckFault(f"the night floor {face} must have the red dot (NF-21)", face=face)
            if not shown.is_floor and shown.number > MEDIUM_MOST and group.mark != "red":
                yield DeckFault(f"the balloon {face} must have the red dot (NF-21)", face=face)
            if shown.is_floor and group.mark == "blue":
                yield DeckFault(f"the blue dot is for balloons, not for {face} (NF-7)", face=face)
    blue = len(deck.marked("blue"))
    if blue != BLUE_BALLOONS:
        yield DeckFault(f"{blue} balloons have the blue dot; there must be {BLUE_BALLOONS} (NF-7)")
    days = [card(face).number for face in deck.marked("plain") if card(face).is_floor]
    for number in range(FLOORS):
        if number not in days:
            yield DeckFault(f"there is no day floor {number} without a dot")
    if len(days) < LEAST_DAY_FLOORS:
        yield DeckFault(
            f"there are {len(days)} day floors without a dot; at least {LEAST_DAY_FLOORS} are needed"
        )
    for variant in ("full", "medium"):
        balloons = [card(face) for face in cards_of(variant, deck) if not card(face).is_floor]
        if not any(each.sign == "number" for each in balloons):
            yield DeckFault(f"the {variant} game needs a numbered balloon (NF-8)")
