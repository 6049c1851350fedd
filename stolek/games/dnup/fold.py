"""What events do to the state. Total and pure: no rules, no chance, no refusals."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from stolek.core.cards import Face
from stolek.core.ids import Seat
from stolek.core.tuples import replace_at
from stolek.games.dnup.model import (
    Added,
    Dealt,
    Discarded,
    Ended,
    Event,
    HandRotated,
    Laid,
    Past,
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
    WentOut,
    filed,
    in_order,
    turned_all,
)


def evolve(s: State, e: Event) -> State:
    match e:
        case TurnBegan():
            return _turn_began(s, e)
        case Laid(spot=spot, faces=faces):
            return _with_set(_without_cards(s, spot.seat, faces), TableSet(spot, faces))
        case Added(seat=seat, face=face, to=to, faces=faces):
            return _with_set(_without_cards(s, seat, (face,)), TableSet(to, faces))
        case Returned(spot=spot, back=back):
            return _with_cards(_without_set(s, spot), spot.seat, back)
        case Taken(seat=seat, spot=spot, back=back):
            return _with_cards(_without_set(s, spot), seat, back)
        case HandRotated(seat=seat, faces=tuple() as faces):
            return replace(
                s,
                hands=replace_at(s.hands, seat, faces),
                known=replace_at(s.known, seat, turned_all(s.known[seat])),
                rotated=replace_at(s.rotated, seat, not s.rotated[seat]),
            )
        case Discarded(spot=spot, faces=faces):
            discards = in_order((*s.discards, *map(filed, faces)))
            return replace(_without_set(s, spot), discards=discards, past=(), past_seen=())
        case WentOut(seat=seat, place=place, total=total):
            first = seat if place == 1 else s.out
            return replace(s, out=first, tokens=replace_at(s.tokens, seat, total))
        case RoundWon(seat=seat, total=total):
            return replace(s, tokens=replace_at(s.tokens, seat, total))
        case RoundEnded():
            return replace(s, voids=0)
        case RoundVoided(running=running):
            return replace(s, voids=running)
        case Shuffled(round=number, pile=tuple() as pile):
            return _shuffled(s, number, pile)
        case Dealt(seat=seat, count=count, faces=tuple() as faces):
            return replace(s, pile=s.pile[count:], hands=replace_at(s.hands, seat, faces))
        case RoundBegan(starter=starter):
            return replace(s, starter=starter)
        case Ended(outcome=outcome):
            return replace(s, turn=None, outcome=outcome)
    raise ValueError(f"a redacted event cannot be folded: {type(e).__name__}")


def _turn_began(s: State, e: TurnBegan) -> State:
    """DU-R5: the position is remembered once a turn, after the discard."""
    past = Past(Position(e.turn, s.out, s.hands, s.sets), s.rotated)
    seen = PastSeen(e.turn, s.out, s.known, s.sets, s.rotated)
    return replace(s, turn=e.turn, turns=e.number, past=(*s.past, past), past_seen=(*s.past_seen, seen))


def _shuffled(s: State, number: int, pile: tuple[Face, ...]) -> State:
    nobody: tuple[tuple[Face, ...], ...] = ((),) * s.setup.seats
    return replace(
        s,
        round=number,
        turns=0,
        starter=None,
        turn=None,
        pile=pile,
        hands=nobody,
        known=nobody,
        rotated=(False,) * s.setup.seats,
        sets=(),
        discards=(),
        out=None,
        past=(),
        past_seen=(),
    )


def _with_set(s: State, new: TableSet) -> State:
    others = (each for each in s.sets if each.spot != new.spot)
    return replace(s, sets=tuple(sorted((*others, new), key=lambda each: each.spot)))


def _without_set(s: State, spot: Spot) -> State:
    return replace(s, sets=tuple(each for each in s.sets if each.spot != spot))


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
    past = _seen_in_the_past(s, seat, new) if new else s.past_seen
    return replace(
        s,
        hands=replace_at(s.hands, seat, tuple(hand)),
        known=replace_at(s.known, seat, tuple(known)),
        past_seen=past,
    )


def _seen_in_the_past(s: State, seat: Seat, faces: list[Face]) -> tuple[PastSeen, ...]:
    """Cards first seen now have been in this hand since the deal, turned as often as the hand was."""
    as_now, turned_over = tuple(faces), turned_all(faces)
    now = s.rotated[seat]
    return tuple(
        [
            replace(past, hands=replace_at(past.hands, seat, in_order(past.hands[seat] + cards)))
            for past in s.past_seen
            for cards in (as_now if past.rotated[seat] == now else turned_over,)
        ]
    )
