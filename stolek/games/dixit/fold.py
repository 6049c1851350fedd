"""What events do to the state. Total and pure: no rules, no chance, no refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from stolek.core.cards import Face
from stolek.core.tuples import replace_at
from stolek.core.visibility import told
from stolek.games.dixit.model import (
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
    return _CHANGES[e.__class__](s, e)


def _drawn(s: State, e: Drawn) -> State:
    cards = told(e.cards, e)
    hand = tuple(sorted(s.hands[e.seat] + cards))
    return replace(s, pile=s.pile[len(cards) :], hands=replace_at(s.hands, e.seat, hand))


def _round_began(s: State, e: RoundBegan) -> State:
    return replace(
        s,
        phase="tell",
        round=e.number,
        storyteller=e.storyteller,
        clue=None,
        offers=(None,) * len(s.offers),
    )


def _clue(s: State, e: ClueGiven) -> State:
    s = replace(s, phase="give", storyteller=e.seat, clue=e.text)
    if not isinstance(e.face, str):
        return s
    hand = _without(s.hands[e.seat], (e.face,))
    return replace(s, hands=replace_at(s.hands, e.seat, hand), given=replace_at(s.given, e.seat, (e.face,)))


def _hand_seen(s: State, e: HandSeen) -> State:
    own = replace_at(s.known[e.seat], e.seat, told(e.cards, e))
    return replace(s, known=replace_at(s.known, e.seat, own))


def _cards_given(s: State, e: CardsGiven) -> State:
    faces = told(e.faces, e)
    held = tuple(sorted(s.hands[e.seat] + s.given[e.seat]))
    return replace(
        s,
        hands=replace_at(s.hands, e.seat, _without(held, faces)),
        given=replace_at(s.given, e.seat, faces),
    )


def _card_offered(s: State, e: CardOffered) -> State:
    return replace(s, offers=replace_at(s.offers, e.seat, Offer(e.seat, told(e.face, e))))


def _team_card_shown(s: State, e: TeamCardShown) -> State:
    return replace(s, team_cards=replace_at(s.team_cards, told(e.seat, e), told(e.face, e)))


def _vote_cast(s: State, e: VoteCast) -> State:
    return replace(s, ballots=replace_at(s.ballots, e.seat, told(e.ballot, e)))


def _revealed(s: State, e: Revealed) -> State:
    """Now everyone knows what has left each hand."""
    told = Told(e.storyteller, s.clue or "", s.table, e.owners, e.ballots, ())
    known = s.known
    if any(map(any, known)):
        known = tuple([tuple(map(_left_of, row, s.given)) for row in known])
    return replace(s, story=(*s.story, told), known=known)


def _scored(s: State, e: Scored) -> State:
    points = tuple(old + score.total for old, score in zip(s.points, e.scores, strict=True))
    return replace(s, points=points, story=(*s.story[:-1], replace(s.story[-1], scores=e.scores)))


def _discarded(s: State, e: Discarded) -> State:
    return replace(
        s,
        discards=tuple(sorted(s.discards + e.faces)),
        table=(),
        given=((),) * len(s.given),
        team_cards=(None,) * len(s.team_cards),
        ballots=(None,) * len(s.ballots),
    )


def _hands_passed(s: State, _: HandsPassed) -> State:
    return replace(s, hands=_to_the_left(s.hands), known=tuple(map(_to_the_left, s.known)))


def _to_the_left(row: tuple[T, ...]) -> tuple[T, ...]:
    return (row[-1], *row[:-1])


def _without(hand: tuple[Face, ...], faces: tuple[Face, ...]) -> tuple[Face, ...]:
    rest = list(hand)
    for face in faces:
        rest.remove(face)
    return tuple(rest)


def _left_of(faces: tuple[Face, ...], gone: tuple[Face, ...]) -> tuple[Face, ...]:
    return tuple(face for face in faces if face not in gone)


_CHANGES: Mapping[type, Callable[[State, Any], State]] = {
    Shuffled: lambda s, e: replace(s, pile=told(e.pile, e), discards=()),
    Drawn: _drawn,
    RoundBegan: _round_began,
    ClueGiven: _clue,
    HandSeen: _hand_seen,
    CardsGiven: _cards_given,
    CardOffered: _card_offered,
    LaidOut: lambda s, e: replace(s, phase="vote", table=e.table),
    TeamCardShown: _team_card_shown,
    VoteCast: _vote_cast,
    Revealed: _revealed,
    Scored: _scored,
    Discarded: _discarded,
    HandsPassed: _hands_passed,
    Ended: lambda s, e: replace(s, phase="over", outcome=e.outcome),
}
"""By type, at once: a ``match`` asks whether the event is of each type before the right one."""
