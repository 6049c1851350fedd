"""What is told again after a game: the longest chain, the boldest take-over, the narrowest escape."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolek.core.game import Highlight
from stolek.core.ids import Seat
from stolek.core.say import Who, say
from stolek.games.numberloor.model import CardLaid, Event, StarWon, State, TakenOver

_CHAIN_LEAST = 3


def highlights(told: Sequence[tuple[Event, State]]) -> Iterator[Highlight]:
    """At most one of each kind; the first of equals."""
    longest = max(
        ((len(s.chain), -at, e.seat) for at, (e, s) in enumerate(told) if isinstance(e, CardLaid)),
        default=(0, 0, Seat(0)),
    )
    count, before, seat = longest
    if count >= _CHAIN_LEAST:
        chain = tuple(laid.face for laid in told[-before][1].chain)
        yield Highlight(
            say("numberloor-highlight-chain", who=Who(seat), count=count), -before, (seat,), chain
        )
    taken = [(len(s.hands[e.loser]), at, e) for at, (e, s) in enumerate(told) if isinstance(e, TakenOver)]
    if taken:
        left, at, event = min(taken, key=lambda each: each[:2])
        both = {"who": Who(event.seat), "loser": Who(event.loser)}
        yield Highlight(
            say("numberloor-highlight-takeover", **both, count=left),
            at,
            (event.seat, event.loser),
            (event.face,),
        )
    yield from _escape(told)


def _escape(told: Sequence[tuple[Event, State]]) -> Iterator[Highlight]:
    """A star that was won while somebody else had only one card left."""
    for at, (event, state) in enumerate(told):
        if not isinstance(event, StarWon):
            continue
        close = [Seat(p) for p, hand in enumerate(state.hands) if p != event.seat and len(hand) == 1]
        if close:
            who, other = Who(event.seat), Who(close[0])
            yield Highlight(
                say("numberloor-highlight-escape", who=who, other=other), at, (event.seat, close[0])
            )
            return
