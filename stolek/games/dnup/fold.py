"""What events do to the state. Total and pure: no rules, no chance, no refusals."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from stolek.core.cards import Face
from stolek.core.ids import Seat
from stolek.core.tuples import replace_at
from stolek.core.visibility import told
from stolek.games.dnup.model import (
    Added,
    Dealt,
    Discarded,
    Ended,
    Event,
    HandRotated,
    Laid,
    PastSeen,
    Position,
    Returned,
    RoundBegan,
    RoundEnded,
    RoundVoided,
    RoundWon,
    Shuffled,
    Spot,
    State,
    TableSet,
    Taken,
    TurnBegan,
    Uncovered,
    WentOut,
    filed,
    in_order,
    turned_all,
)


def evolve(s: State, e: Event) -> State:
    return _CHANGES[e.__class__](s, e)


def _turn_began(s: State, e: TurnBegan) -> State:
    """DU-R5: the position is remembered once a turn, after the discard."""
    past = Position(e.turn, s.out, s.hands, s.sets)
    seen = PastSeen(e.turn, s.out, s.known, s.sets, s.rotated)
    return replace(s, turn=e.turn, turns=e.number, past=(*s.past, past), past_seen=(*s.past_seen, seen))


def _shuffled(s: State, e: Shuffled) -> State:
    nobody: tuple[tuple[Face, ...], ...] = ((),) * s.setup.seats
    return replace(
        s,
        round=e.round,
        turns=0,
        starter=None,
        turn=None,
        pile=told(e.pile, e),
        hands=nobody,
        known=nobody,
        rotated=(False,) * s.setup.seats,
        sets=(),
        discards=(),
        out=None,
        past=(),
        past_seen=(),
        uncovered=(),
    )


def _dealt(s: State, e: Dealt) -> State:
    return replace(s, pile=s.pile[e.count :], hands=replace_at(s.hands, e.seat, told(e.faces, e)))


def _laid(s: State, e: Laid) -> State:
    return _with_set(_without_cards(s, e.spot.seat, e.faces), TableSet(e.spot, e.faces))


def _added(s: State, e: Added) -> State:
    return _with_set(_without_cards(s, e.seat, (e.face,)), TableSet(e.to, e.faces))


def _hand_rotated(s: State, e: HandRotated) -> State:
    return replace(
        s,
        hands=replace_at(s.hands, e.seat, told(e.faces, e)),
        known=replace_at(s.known, e.seat, turned_all(s.known[e.seat])),
        rotated=replace_at(s.rotated, e.seat, not s.rotated[e.seat]),
    )


def _discarded(s: State, e: Discarded) -> State:
    discards = in_order((*s.discards, *map(filed, e.faces)))
    return replace(_without_set(s, e.spot), discards=discards, past=(), past_seen=(), uncovered=())


def _went_out(s: State, e: WentOut) -> State:
    first = e.seat if e.place == 1 else s.out
    return replace(s, out=first, tokens=replace_at(s.tokens, e.seat, e.total))


def _with_set(s: State, new: TableSet) -> State:
    sets = [each for each in s.sets if each.spot != new.spot]
    insort(sets, new, key=attrgetter("spot"))
    return replace(s, sets=tuple(sets))


def _without_set(s: State, spot: Spot) -> State:
    return replace(s, sets=tuple([each for each in s.sets if each.spot != spot]))


def _with_cards(s: State, seat: Seat, faces: Iterable[Face]) -> State:
    """Everyone saw these cards lie on the table."""
    return replace(
        s,
        hands=replace_at(s.hands, seat, in_order((*s.hands[seat], *faces))),
        known=replace_at(s.known, seat, in_order((*s.known[seat], *faces))),
    )


def _without_cards(s: State, seat: Seat, faces: Iterable[Face]) -> State:
    hand, known = list(s.hands[seat]), list(s.known[seat])
    new: list[Face] = []
    for face in faces:
        hand.remove(face)
        if face in known:
            known.remove(face)
        else:
            new.append(face)
    news = (Uncovered(seat, tuple(new), s.rotated[seat], len(s.past)),) if new else ()
    return replace(
        s,
        hands=replace_at(s.hands, seat, tuple(hand)),
        known=s.known if len(known) == len(s.known[seat]) else replace_at(s.known, seat, tuple(known)),
        uncovered=s.uncovered + news,
    )


_CHANGES: Mapping[type, Callable[[State, Any], State]] = {
    Shuffled: _shuffled,
    Dealt: _dealt,
    RoundBegan: lambda s, e: replace(s, starter=e.starter),
    TurnBegan: _turn_began,
    Laid: _laid,
    Added: _added,
    Returned: lambda s, e: _with_cards(_without_set(s, e.spot), e.spot.seat, e.back),
    Taken: lambda s, e: _with_cards(_without_set(s, e.spot), e.seat, e.back),
    HandRotated: _hand_rotated,
    Discarded: _discarded,
    WentOut: _went_out,
    RoundWon: lambda s, e: replace(s, tokens=replace_at(s.tokens, e.seat, e.total)),
    RoundEnded: lambda s, _: replace(s, voids=0),
    RoundVoided: lambda s, e: replace(s, voids=e.running),
    Ended: lambda s, e: replace(s, turn=None, outcome=e.outcome),
}
"""By type, at once: a ``match`` asks whether the event is of each type before the right one."""
