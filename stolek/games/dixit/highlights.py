"""What is told again after a game: the best clue, the picture that led most astray, the narrowest escape."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolek.core.game import Highlight
from stolek.core.ids import Seat
from stolek.core.say import Who, say
from stolek.games.dixit.model import Event, Scored, State, Told

_ASTRAY_LEAST = 2


def highlights(told: Sequence[tuple[Event, State]]) -> Iterator[Highlight]:
    """At most one of each kind; the first of equals."""
    rounds = [(at, state.story[-1]) for at, (event, state) in enumerate(told) if isinstance(event, Scored)]
    if not rounds:
        return
    state = told[-1][1]
    if state.setup.variant == "party":
        yield from _most_votes(rounds, "dixit-highlight-favourite", party=True)
        return
    open_ended = [(at, one) for at, one in rounds if 0 < _found(one) < _voters(one)]
    best = min(open_ended, key=lambda each: abs(2 * _found(each[1]) - _voters(each[1])), default=None)
    if best is not None:
        yield _clue("dixit-highlight-clue", *best)
    yield from _most_votes(rounds, "dixit-highlight-astray", party=False)
    narrow = next((e for e in open_ended if _voters(e[1]) - _found(e[1]) == 1 and e is not best), None)
    if narrow is not None:
        yield _clue("dixit-highlight-escape", *narrow)


def _clue(key: str, at: int, one: Told) -> Highlight:
    args = {"who": Who(one.storyteller), "found": _found(one), "voters": _voters(one)}
    spoken = "-spoken" if one.clue == "" else ""
    words = {} if spoken else {"clue": one.clue}
    return Highlight(say(key + spoken, **args, **words), at, (one.storyteller,), (one.table[_place(one)],))


def _most_votes(rounds: Sequence[tuple[int, Told]], key: str, *, party: bool) -> Iterator[Highlight]:
    """The picture with the most votes, in a told story one that was not the storyteller's."""
    found = [
        (_votes(one, place), -at, place, one)
        for at, one in rounds
        for place, owner in enumerate(one.owners)
        if party or owner != one.storyteller
    ]
    count, before, place, one = max(found, key=lambda each: each[:2], default=(0, 0, 0, None))
    if one is not None and count >= _ASTRAY_LEAST:
        owner = one.owners[place]
        yield Highlight(say(key, who=Who(owner), count=count), -before, (owner,), (one.table[place],))


def _place(one: Told) -> int:
    return one.owners.index(one.storyteller)


def _votes(one: Told, place: int) -> int:
    return sum(place + 1 in ballot.places for ballot in one.ballots if ballot is not None)


def _found(one: Told) -> int:
    return _votes(one, _place(one))


def _voters(one: Told) -> int:
    return sum(b is not None for seat, b in enumerate(one.ballots) if Seat(seat) != one.storyteller)
