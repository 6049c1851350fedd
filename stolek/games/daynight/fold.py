"""What events do to the state. Total and pure: no rules, no chance, no refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from stolek.core.ids import Seat
from stolek.core.tuples import replace_at, without
from stolek.core.visibility import told
from stolek.games.daynight.model import (
    CardChosen,
    ColourWon,
    Declined,
    Drawn,
    Ended,
    Event,
    LastRoundCalled,
    Lying,
    NoColourWon,
    PileCardTurned,
    Revealed,
    RoundBegan,
    Shuffled,
    Spot,
    State,
    Swept,
    Taken,
    TimeFlipped,
)


def evolve(s: State, e: Event) -> State:
    return _CHANGES[e.__class__](s, e)


def _shuffled(s: State, e: Shuffled) -> State:
    return replace(s, pile=told(e.pile, e), removed=told(e.removed, e), dealt_from=e.dealt_from)


def _drawn(s: State, e: Drawn) -> State:
    cards = told(e.cards, e)
    hand = tuple(sorted(s.hands[e.seat] + cards))
    return replace(s, pile=s.pile[len(cards) :], hands=replace_at(s.hands, e.seat, hand))


def _round_began(s: State, e: RoundBegan) -> State:
    return replace(s, round=e.number, step="first", winning=None, takers=(), barred=(), declined=())


def _card_chosen(s: State, e: CardChosen) -> State:
    return replace(s, chosen=replace_at(s.chosen, e.seat, told(e.face, e)))


def _revealed(s: State, e: Revealed) -> State:
    turned = tuple(map(Lying, _spots(len(e.faces), e.second), e.faces))
    return replace(
        s,
        step="taking" if e.second else "second",
        lying=s.lying + turned,
        hands=tuple(map(without, s.hands, e.faces)),
        chosen=(None,) * len(s.chosen),
    )


@cache
def _spots(seats: int, second: bool) -> tuple[Spot, ...]:
    return tuple(Spot(Seat(seat), second) for seat in range(seats))


def _taken(s: State, e: Taken) -> State:
    lying = tuple([replace(each, taker=e.seat) if each.spot == e.spot else each for each in s.lying])
    return replace(s, lying=lying, collected=replace_at(s.collected, e.seat, (*s.collected[e.seat], e.face)))


_CHANGES: Mapping[type, Callable[[State, Any], State]] = {
    Shuffled: _shuffled,
    Drawn: _drawn,
    RoundBegan: _round_began,
    PileCardTurned: lambda s, e: replace(s, pile=s.pile[1:], lying=(Lying(Spot(None), e.face),)),
    LastRoundCalled: lambda s, _: replace(s, last=True),
    TimeFlipped: lambda s, e: replace(s, time=e.time),
    CardChosen: _card_chosen,
    Revealed: _revealed,
    ColourWon: lambda s, e: replace(s, winning=e.colour, takers=e.takers, barred=e.barred),
    NoColourWon: lambda s, _: s,
    Taken: _taken,
    Declined: lambda s, e: replace(s, declined=(*s.declined, e.seat)),
    Swept: lambda s, e: replace(s, lying=(), discards=tuple(sorted(s.discards + e.faces))),
    Ended: lambda s, e: replace(s, step="over", outcome=e.outcome),
}
"""By type, at once: a ``match`` asks whether the event is of each type before the right one."""
