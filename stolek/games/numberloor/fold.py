"""What events do to the state. Total and pure: no rules, no chance, no refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from stolek.core.tuples import replace_at, without
from stolek.core.visibility import told
from stolek.games.numberloor.model import (
    CardLaid,
    Drawn,
    Ended,
    Event,
    Laid,
    MiddleLaid,
    Misdealt,
    OrderGiven,
    Passed,
    Recycled,
    Shuffled,
    Skipped,
    StarWon,
    State,
    TakenOver,
    TurnBegan,
    WindowAnswered,
    WindowClosed,
    WindowOpened,
)

STUCK = "NF-13"


def evolve(s: State, e: Event) -> State:
    return _CHANGES[e.__class__](s, e)


def _middle_laid(s: State, e: MiddleLaid) -> State:
    balloons = () if e.balloon is None else (e.balloon,)
    return replace(s, pile=told(e.pile, e), floors=tuple((face,) for face in e.floors), balloons=balloons)


def _turn_began(s: State, e: TurnBegan) -> State:
    return replace(s, turn=e.number, active=e.seat, taker=False, drew=None, chain=())


def _laid(s: State, e: CardLaid) -> State:
    return replace(
        s,
        idle=0,
        chain=(*s.chain, Laid(e.face, e.pile)),
        hands=replace_at(s.hands, e.seat, without(s.hands[e.seat], e.face)),
        floors=s.floors if e.pile is None else replace_at(s.floors, e.pile, (*s.floors[e.pile], e.face)),
        balloons=(*s.balloons, e.face) if e.pile is None else s.balloons,
    )


def _drawn(s: State, e: Drawn) -> State:
    cards = told(e.cards, e)
    hand = tuple(sorted(s.hands[e.seat] + cards))
    drew = (s.drew or 0) + len(cards) if e.rule == STUCK else s.drew
    return replace(
        s,
        pile=s.pile[len(cards) :],
        hands=replace_at(s.hands, e.seat, hand),
        drew=drew,
    )


def _recycled(s: State, e: Recycled) -> State:
    floors = tuple(each[-1:] for each in s.floors)
    return replace(s, pile=told(e.pile, e), floors=floors, balloons=s.balloons[-1:])


def _order_given(s: State, e: OrderGiven) -> State:
    return replace(s, orders=replace_at(s.orders, told(e.seat, e), told(e.order, e)))


def _taken_over(s: State, e: TakenOver) -> State:
    return replace(s, phase="turn", active=e.seat, taker=True, drew=None, chain=())


_CHANGES: Mapping[type, Callable[[State, Any], State]] = {
    Shuffled: lambda s, e: replace(s, pile=told(e.pile, e)),
    Drawn: _drawn,
    Misdealt: lambda s, _: replace(s, hands=((),) * len(s.hands)),
    MiddleLaid: _middle_laid,
    TurnBegan: _turn_began,
    CardLaid: _laid,
    Passed: lambda s, e: replace(s, idle=s.idle + 1 if e.idle else 0),
    Recycled: _recycled,
    Skipped: lambda s, _: s,
    OrderGiven: _order_given,
    WindowOpened: lambda s, _: replace(s, phase="window", answers=(None,) * len(s.answers)),
    WindowAnswered: lambda s, e: replace(s, answers=replace_at(s.answers, e.seat, e.answer)),
    WindowClosed: lambda s, _: replace(s, phase="turn"),
    TakenOver: _taken_over,
    StarWon: lambda s, e: replace(s, stars=replace_at(s.stars, e.seat, e.stars)),
    Ended: lambda s, e: replace(s, phase="over", outcome=e.outcome),
}
"""By type, at once: a ``match`` asks whether the event is of each type before the right one."""
