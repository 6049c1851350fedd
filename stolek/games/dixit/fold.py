"""What events do to the state. Total and pure: no rules, no chance, no refusals."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from stolek.core.cards import Face
from stolek.core.tuples import replace_at
from stolek.games.dixit.model import (
    Ballot,
    CardOffered,
    CardsGiven,
    ClueGiven,
    Discarded,
    Drawn,
    Ended,
    Event,
    HandSeen,
    HandsPassed,
    LaidOut,
    Offer,
    Revealed,
    RoundBegan,
    Scored,
    Shuffled,
    State,
    TeamCardShown,
    Told,
    VoteCast,
)

T = TypeVar("T")


def evolve(s: State, e: Event) -> State:
    match e:
        case VoteCast(seat=seat, ballot=Ballot() as ballot):
            return replace(s, ballots=replace_at(s.ballots, seat, ballot))
        case CardsGiven(seat=seat, faces=tuple() as faces):
            held = tuple(sorted(s.hands[seat] + s.given[seat]))
            return replace(
                s,
                hands=replace_at(s.hands, seat, _without(held, faces)),
                given=replace_at(s.given, seat, faces),
            )
        case Drawn(seat=seat, cards=tuple() as cards):
            hand = tuple(sorted(s.hands[seat] + cards))
            return replace(s, pile=s.pile[len(cards) :], hands=replace_at(s.hands, seat, hand))
        case CardOffered(seat=seat, face=str() as face):
            return replace(s, offers=replace_at(s.offers, seat, Offer(seat, face)))
        case ClueGiven():
            return _clue(s, e)
        case LaidOut(table=table):
            return replace(s, phase="vote", table=table)
        case TeamCardShown(seat=int() as seat, face=str() as face):
            return replace(s, team_cards=replace_at(s.team_cards, seat, face))
        case Revealed():
            return _revealed(s, e)
        case Scored(scores=scores):
            points = tuple(old + score.total for old, score in zip(s.points, scores, strict=True))
            return replace(s, points=points, story=(*s.story[:-1], replace(s.story[-1], scores=scores)))
        case Discarded(faces=faces):
            return replace(
                s,
                discards=tuple(sorted(s.discards + faces)),
                table=(),
                given=((),) * len(s.given),
                team_cards=(None,) * len(s.team_cards),
                ballots=(None,) * len(s.ballots),
            )
        case RoundBegan(number=number, storyteller=storyteller):
            return replace(
                s,
                phase="tell",
                round=number,
                storyteller=storyteller,
                clue=None,
                offers=(None,) * len(s.offers),
            )
        case HandSeen(seat=seat, cards=tuple() as cards):
            return replace(s, known=replace_at(s.known, seat, replace_at(s.known[seat], seat, cards)))
        case HandsPassed():
            return replace(s, hands=_to_the_left(s.hands), known=tuple(map(_to_the_left, s.known)))
        case Shuffled(pile=tuple() as pile):
            return replace(s, pile=pile, discards=())
        case Ended(outcome=outcome):
            return replace(s, phase="over", outcome=outcome)
    raise ValueError(f"a redacted event cannot be folded: {type(e).__name__}")


def _clue(s: State, e: ClueGiven) -> State:
    s = replace(s, phase="give", storyteller=e.seat, clue=e.text)
    if not isinstance(e.face, str):
        return s
    hand = _without(s.hands[e.seat], (e.face,))
    return replace(s, hands=replace_at(s.hands, e.seat, hand), given=replace_at(s.given, e.seat, (e.face,)))


def _revealed(s: State, e: Revealed) -> State:
    """Now everyone knows what has left each hand."""
    told = Told(e.storyteller, s.clue or "", s.table, e.owners, e.ballots, ())
    known = tuple(
        tuple(_left_of(faces, s.given[holder]) for holder, faces in enumerate(row)) for row in s.known
    )
    return replace(s, story=(*s.story, told), known=known)


def _to_the_left(row: tuple[T, ...]) -> tuple[T, ...]:
    return (row[-1], *row[:-1])


def _without(hand: tuple[Face, ...], faces: tuple[Face, ...]) -> tuple[Face, ...]:
    rest = list(hand)
    for face in faces:
        rest.remove(face)
    return tuple(rest)


def _left_of(faces: tuple[Face, ...], gone: tuple[Face, ...]) -> tuple[Face, ...]:
    return tuple(face for face in faces if face not in gone)
