"""Names the moments that look different on the table, and stages rare ones, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from stolek.core.cards import Face
from stolek.core.game import make_setup
from stolek.core.ids import Seat
from stolek.core.prompt import Prompt
from stolek.games.dnup.deck import cards_for
from stolek.games.dnup.game import Dnup
from stolek.games.dnup.model import Action, Event, Shown, Spot, State, TableSet, in_order, turned, value_of

_LARGE = (13, 20)
_LYING = {
    1: ((1, "7/5 7/2"), (2, "3/4 3/6 3/9"), (3, "10/3"), (4, "2/5 2/6 2/7 2/9")),
    2: ((1, "4/9 4/8"), (3, "1/6 1/7 1/8"), (2, "10/2")),
}
"""Sets by number of areas, each with its place; how places are spots for two players, ``_spot`` knows."""


def moment(shown: Shown, prompt: Prompt[Action] | None, event: Event | None) -> str | None:
    """None leaves the naming to the gallery: what is asked, what has just happened."""
    if event is not None:
        return None
    if shown.outcome is not None:
        return "result"
    lap = " in the last lap" if any(each.last_lap for each in shown.sets) else ""
    if prompt is None:
        return f"watch{lap}"
    area = "" if shown.turn is None or shown.areas == 1 else f" for area {shown.turn.area}"
    return f"ask{area}{lap}"


def staged(game: Dnup, variant: str, seats: int) -> Iterator[tuple[str, State]]:
    """A full table with the largest hands, one's own turn and another's."""
    setup = make_setup(game, seats, variant)
    areas = 2 if seats == 2 else 1
    deck = cards_for(game.default_deck(), seats)
    lying = tuple(
        TableSet(_spot(place, areas), tuple(map(Face, text.split())))
        for place, text in _LYING[areas]
        if areas == 2 or place < seats
    )
    spread = tuple(
        face if place % 2 else turned(face)
        for place, face in enumerate(deck[place * 7 % len(deck)] for place in range(len(deck)))
    )
    for count in _LARGE:
        hand = in_order(spread[:count])
        pair = [face for face in hand if value_of(face) == 8][:2]
        state = replace(
            game.initial(setup),
            round=2,
            turns=30,
            starter=Seat(0),
            turn=Spot(Seat(0)),
            hands=(hand, *(spread[: 3 + 4 * seat] for seat in range(1, seats))),
            sets=tuple(sorted(lying, key=lambda each: each.spot)),
            tokens=tuple(seat % 2 + seat // 2 for seat in range(seats)),
        )
        yield f"ask with {count} cards", state
        yield (
            f"watch with {count} cards",
            replace(
                state,
                turn=Spot(Seat(1)),
                sets=(*state.sets, TableSet(Spot(Seat(0)), tuple(pair))) if pair else state.sets,
            ),
        )


def _spot(place: int, areas: int) -> Spot:
    if areas == 1:
        return Spot(Seat(place))
    return Spot(Seat(place % 2), 2 if place > 1 else 1)
