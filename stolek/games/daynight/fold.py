"""What events do to the state. Total and pure: no rules, no chance, no refusals."""

from __future__ import annotations

from msgspec.structs import replace

from stolek.core.cards import Face
from stolek.core.ids import Seat
from stolek.core.tuples import replace_at
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
    match e:
        case CardChosen(seat=seat, face=str() as face):
            return replace(s, chosen=replace_at(s.chosen, seat, face))
        case Taken():
            return _taken(s, e)
        case Revealed():
            return _revealed(s, e)
        case Drawn(seat=seat, cards=tuple() as cards):
            hand = tuple(sorted(s.hands[seat] + cards))
            return replace(s, pile=s.pile[len(cards) :], hands=replace_at(s.hands, seat, hand))
        case TimeFlipped(time=time):
            return replace(s, time=time)
        case ColourWon(colour=colour, takers=takers, barred=barred):
            return replace(s, winning=colour, takers=takers, barred=barred)
        case Declined(seat=seat):
            return replace(s, declined=(*s.declined, seat))
        case NoColourWon():
            return s
        case Swept(faces=faces):
            return replace(s, lying=(), discards=tuple(sorted(s.discards + faces)))
        case RoundBegan(number=number):
            return replace(s, round=number, step="first", winning=None, takers=(), barred=(), declined=())
        case PileCardTurned(face=face):
            return replace(s, pile=s.pile[1:], lying=(Lying(Spot(None), face),))
        case LastRoundCalled():
            return replace(s, last=True)
        case Shuffled(pile=tuple() as pile, removed=tuple() as removed, dealt_from=dealt_from):
            return replace(s, pile=pile, removed=removed, dealt_from=dealt_from)
        case Ended(outcome=outcome):
            return replace(s, step="over", outcome=outcome)
    raise ValueError(f"a redacted event cannot be folded: {type(e).__name__}")


def _revealed(s: State, e: Revealed) -> State:
    turned = tuple(Lying(Spot(Seat(seat), e.second), face) for seat, face in enumerate(e.faces))
    return replace(
        s,
        step="taking" if e.second else "second",
        lying=s.lying + turned,
        hands=tuple(_without(hand, face) for hand, face in zip(s.hands, e.faces, strict=True)),
        chosen=(None,) * len(s.chosen),
    )


def _taken(s: State, e: Taken) -> State:
    lying = tuple(replace(each, taker=e.seat) if each.spot == e.spot else each for each in s.lying)
    return replace(s, lying=lying, collected=replace_at(s.collected, e.seat, (*s.collected[e.seat], e.face)))


def _without(hand: tuple[Face, ...], face: Face) -> tuple[Face, ...]:
    place = hand.index(face)
    return hand[:place] + hand[place + 1 :]
