"""The table in spoken answers: what a viewer is shown, by topic. Knows no state and no language."""

from __future__ import annotations

from collections.abc import Iterator

from stolek.core.cards import Face
from stolek.core.say import Say, Who, say
from stolek.core.spoken import Spoken, aside, asked, listed, scored, seats_where
from stolek.games.dixit.model import Ballot, Shown, Told
from stolek.games.dixit.telling import say_face


def spoken(shown: Shown) -> Spoken:
    return {
        "now": tuple(_now(shown)),
        "clue": () if shown.clue is None else (_clue(shown.clue),),
        "hand": tuple(_hand(shown)),
        "table": tuple(_table(shown)),
        "score": scored(shown.outcome, _score(shown)),
        "more": tuple(_more(shown)),
        "pictures": tuple(_described(shown)),
    }


SPOKEN = spoken
QUIET = tuple(
    f"dixit-event-{each}"
    for each in (
        "shuffled",
        "drawn",
        "given",
        "given-again",
        "offered",
        "laid-out",
        "round",
        "voted",
        "voted-again",
        "voted-own",
        "voted-own-again",
        "voted-own-red",
        "revealed:others",
        "revealed-alone:others",
        "scored:others",
    )
)
"""What others do unseen, what one has just done oneself, others' pictures but the story's;
whose round it is, since clue and question say it."""


def _now(shown: Shown) -> Iterator[Say]:
    if shown.rounds is not None:
        yield say("dixit-table-round-of", round=shown.round, rounds=shown.rounds)
    else:
        yield say("dixit-table-round", round=shown.round)
    if shown.storyteller is not None:
        yield say("dixit-table-storyteller", who=Who(shown.storyteller))
    yield say(f"dixit-spoken-{shown.phase}")


def _clue(clue: str) -> Say:
    return say("dixit-table-clue", clue=clue) if clue else say("dixit-table-no-clue")


def _hand(shown: Shown) -> Iterator[Say]:
    if shown.viewer is not None and not shown.hand and shown.variant == "party":
        yield say("dixit-table-hand-hidden")
    yield from asked("dixit-table-hand", map(say_face, shown.hand))
    yield from aside(listed("dixit-spoken-given", map(say_face, shown.given)))
    offer = listed("dixit-spoken-offer", shown.offer and say_face(shown.offer))
    yield from offer if shown.phase == "give" else aside(offer)


def _table(shown: Shown) -> Iterator[Say]:
    places = _places(shown.table)
    own = [n for n, face in enumerate(shown.table) if face in shown.given]
    yield from asked("dixit-table-on-table", [each for n, each in enumerate(places) if n not in own])
    yield from aside(say("dixit-spoken-picture-own", card=places[n]) for n in own)
    yield from aside(listed("dixit-spoken-barred", shown.barred))
    if shown.ballot is not None:
        yield _ballot("dixit-spoken-ballot", shown.ballot)
    yield from aside(listed("dixit-spoken-voted", seats_where(seat.voted for seat in shown.seats)))
    yield from aside(listed("dixit-spoken-offered", seats_where(seat.offered for seat in shown.seats)))
    laid = [seat.given for seat in shown.seats] if shown.phase == "give" else None
    yield from aside(listed("dixit-spoken-laid", laid))


def _places(table: tuple[Face, ...]) -> list[Say]:
    return [say("dixit-spoken-picture", place=n, card=say_face(face)) for n, face in enumerate(table, 1)]


def _ballot(key: str, ballot: Ballot, **who: Who) -> Say:
    return say(key, places=ballot.places, red=ballot.red or 0, **who)


def _score(shown: Shown) -> Iterator[Say]:
    for seat, each in enumerate(shown.seats):
        yield from listed(Who(seat), say("dixit-table-points", points=each.points))  # type: ignore[arg-type]


def _more(shown: Shown) -> Iterator[Say]:
    if shown.last is not None:
        yield from _round(shown.last)
    for told in shown.story[:-1]:
        yield from _round(told)
    if shown.target is not None:
        yield say("dixit-table-target", target=shown.target)
    yield from listed("spoken-in-hand", [seat.hand_count for seat in shown.seats])
    if shown.phase != "give":
        yield from listed("dixit-spoken-laid", [seat.given for seat in shown.seats])
    yield from listed("spoken-pile", shown.pile_count)
    yield from listed("spoken-discards", shown.discard_count)


def _round(told: Told) -> Iterator[Say]:
    """A round that is over: clue, pictures and whose they were, votes, points."""
    yield say("dixit-spoken-round", who=Who(told.storyteller), clue=_clue(told.clue))
    for picture, owner in zip(_places(told.table), told.owners, strict=False):
        yield from listed(Who(owner), picture)
    for seat, ballot in enumerate(told.ballots):
        if ballot is not None:
            yield _ballot("dixit-spoken-vote-of", ballot, who=Who(seat))  # type: ignore[arg-type]
    for score in told.scores:
        for point in score.points:
            text = say("points", count=point.points)
            yield from listed(Who(score.seat), say("spoken-by-rule", what=text, rule=point.rule))


def _described(shown: Shown) -> Iterator[Say]:
    for n, face in enumerate(shown.table, 1):
        yield say("dixit-spoken-described-place", place=n, card=say_face(face))
    for face in shown.hand:
        yield say("dixit-spoken-described", card=say_face(face))
