"""What events do to the state. Total and pure: no rules, no chance, no refusals."""

from __future__ import annotations

from msgspec.structs import replace

from stolek.core.tuples import replace_at
from tests.template_game.model import (
    Drawn,
    Ended,
    Event,
    Kept,
    Shuffled,
    State,
    Thrown,
    ThrownUnseen,
    TurnedUp,
)


def evolve(s: State, e: Event) -> State:
    match e:
        case Shuffled(pile=tuple() as pile, out=str() as out, first=first):
            return replace(s, pile=pile, out=out, first=first)
        case Drawn(seat=seat, face=str() as face):
            # A seat that has thrown its card decides by drawing; a card dealt at the start decides nothing.
            decided = s.decided + (s.thrown[seat] is not None)
            return replace(s, pile=s.pile[1:], hands=replace_at(s.hands, seat, face), decided=decided)
        case Kept():
            return replace(s, decided=s.decided + 1)
        case Thrown(seat=seat, face=face) | ThrownUnseen(seat=seat, face=str() as face):
            return replace(s, hands=replace_at(s.hands, seat, None), thrown=replace_at(s.thrown, seat, face))
        case TurnedUp():
            return replace(s, open=True)
        case Ended(outcome=outcome):
            return replace(s, outcome=outcome)
    raise ValueError(f"a redacted event cannot be folded: {type(e).__name__}")
