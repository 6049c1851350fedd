"""Names the moments that look different on the table, and stages rare ones, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from stolek.core.cards import Face
from stolek.core.game import make_setup
from stolek.core.ids import Seat
from stolek.core.prompt import Prompt
from stolek.games.numberloor.deck import cards_of
from stolek.games.numberloor.game import Numberloor
from stolek.games.numberloor.model import Action, Event, Laid, Shown, State, card

_LARGE = (7, 24)
_LONG_CHAIN = ("f5", "f5", "b2", "f7", "f9", "f1", "b3", "f4", "f4", "b1", "f5")


def moment(shown: Shown, prompt: Prompt[Action] | None, event: Event | None) -> str | None:
    """None leaves the naming to the gallery: what is asked, what has just happened."""
    if event is not None:
        return None
    if shown.outcome is not None:
        return "result"
    if prompt is None:
        return "watch"
    if shown.active != shown.viewer:
        return "window" if shown.phase == "window" else "watch with an order to give"
    if shown.choosing_top:
        return "ask which balloon on top"
    if shown.chain:
        return "ask with a chain"
    sign = "" if shown.balloon is None else f" under {card(shown.balloon).sign}"
    return f"ask{sign}" + (", drawn" if shown.drew else "")


def staged(game: Numberloor, variant: str, seats: int) -> Iterator[tuple[str, State]]:
    """Hands that a real game seldom has, and a chain longer than its strip."""
    setup = make_setup(game, seats, variant)
    deck = cards_of(variant, setup.deck)
    spread = tuple(deck[place * 37 % len(deck)] for place in range(len(deck)))
    beginner = variant == "beginner"
    for count in _LARGE:
        hand = tuple(sorted(spread[:count]))
        state = replace(
            game.initial(setup),
            turn=9,
            active=Seat(0),
            pile=spread[count + 6 * seats :],
            floors=((Face("f4"),), (Face("f8"),)) if beginner else ((Face("f4"),),),
            balloons=() if beginner else (Face("b2"),),
            hands=(hand, *(spread[:6] for _ in range(seats - 1))),
            stars=tuple(seat % 3 for seat in range(seats)),
        )
        yield f"ask with {count} cards", state
        if not beginner:
            chain = tuple(Laid(Face(face), None if face[0] == "b" else 0) for face in _LONG_CHAIN)
            yield f"ask with {count} cards and a long chain", replace(state, chain=chain)
            yield f"watch with {count} cards and a long chain", replace(state, chain=chain, active=Seat(1))
        else:
            yield f"watch with {count} cards", replace(state, active=Seat(1))
