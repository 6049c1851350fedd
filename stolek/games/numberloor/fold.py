"""What events do to the state. Total and pure: no rules, no chance, no refusals."""

from __future__ import annotations

from msgspec.structs import replace

from stolek.core.cards import Face
from stolek.core.tuples import replace_at
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
    match e:
        case CardLaid():
            return _laid(s, e)
        case WindowAnswered(seat=seat):
            return replace(s, answers=replace_at(s.answers, seat, e.answer))
        case WindowOpened():
            return replace(s, phase="window", answers=(None,) * len(s.answers))
        case WindowClosed():
            return replace(s, phase="turn")
        case TurnBegan(seat=seat, number=number):
            return replace(s, turn=number, active=seat, taker=False, drew=None, chain=())
        case Drawn(seat=seat, cards=tuple() as cards):
            return _drawn(s, e, cards)
        case TakenOver(seat=seat):
            return replace(s, phase="turn", active=seat, taker=True, drew=None, chain=())
        case Passed(idle=idle):
            return replace(s, idle=s.idle + 1 if idle else 0)
        case StarWon(seat=seat, stars=stars):
            return replace(s, stars=replace_at(s.stars, seat, stars))
        case Recycled(pile=tuple() as pile):
            return replace(
                s, pile=pile, floors=tuple(each[-1:] for each in s.floors), balloons=s.balloons[-1:]
            )
        case OrderGiven(seat=int() as seat, order=str() as order):
            return replace(s, orders=replace_at(s.orders, seat, order))
        case Skipped():
            return s
        case Shuffled(pile=tuple() as pile):
            return replace(s, pile=pile)
        case Misdealt():
            return replace(s, hands=((),) * len(s.hands))
        case MiddleLaid(floors=floors, balloon=balloon, pile=tuple() as pile):
            balloons = () if balloon is None else (balloon,)
            return replace(s, pile=pile, floors=tuple((face,) for face in floors), balloons=balloons)
        case Ended(outcome=outcome):
            return replace(s, phase="over", outcome=outcome)
    raise ValueError(f"a redacted event cannot be folded: {type(e).__name__}")


def _laid(s: State, e: CardLaid) -> State:
    hand = s.hands[e.seat]
    place = hand.index(e.face)
    return replace(
        s,
        idle=0,
        chain=(*s.chain, Laid(e.face, e.pile)),
        hands=replace_at(s.hands, e.seat, hand[:place] + hand[place + 1 :]),
        floors=s.floors if e.pile is None else replace_at(s.floors, e.pile, (*s.floors[e.pile], e.face)),
        balloons=(*s.balloons, e.face) if e.pile is None else s.balloons,
    )


def _drawn(s: State, e: Drawn, cards: tuple[Face, ...]) -> State:
    hand = tuple(sorted(s.hands[e.seat] + cards))
    drew = (s.drew or 0) + len(cards) if e.rule == STUCK else s.drew
    return replace(
        s,
        pile=s.pile[len(cards) :],
        hands=replace_at(s.hands, e.seat, hand),
        drew=drew,
    )
