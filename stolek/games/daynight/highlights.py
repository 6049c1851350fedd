"""What is told again after a game: the richest catch, the closest colour, the round that could not settle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolek.core.game import Highlight
from stolek.core.say import Who, say
from stolek.games.daynight.model import ColourWon, Event, RoundBegan, State, Taken, TimeFlipped
from stolek.games.daynight.telling import say_face

_STARS_LEAST = 3
_MARGIN_MOST = 2
_FLIPS_LEAST = 3


def highlights(told: Sequence[tuple[Event, State]]) -> Iterator[Highlight]:
    """At most one of each kind; the first of equals."""
    catches = [(at, e) for at, (e, _) in enumerate(told) if isinstance(e, Taken)]
    at, catch = max(catches, key=lambda each: (each[1].stars, -each[0]), default=(0, None))
    if catch is not None and catch.stars >= _STARS_LEAST:
        words = say(
            "daynight-highlight-catch", who=Who(catch.seat), card=say_face(catch.face), stars=catch.stars
        )
        yield Highlight(words, at, (catch.seat,), (catch.face,))
    margins = [(_margin(e), at, e) for at, (e, _) in enumerate(told) if isinstance(e, ColourWon)]
    close = min(margins, key=lambda each: each[:2], default=None)
    if close is not None and close[0] <= _MARGIN_MOST:
        margin, at, won = close
        colour = say(f"daynight-colour-{won.colour}")
        seats = tuple(taker.seat for taker in won.takers)
        yield Highlight(
            say("daynight-highlight-close", colour=colour, round=told[at][1].round, margin=margin), at, seats
        )
    yield from _restless(told)


def _margin(won: ColourWon) -> int:
    """How far the winning sum was from the next one; a colour alone is far from everything."""
    mine = next(each.total for each in won.sums if each.colour == won.colour)
    others = [each.total for each in won.sums if each.cards and each.colour != won.colour]
    return min((abs(mine - total) for total in others), default=_MARGIN_MOST + 1)


def _restless(told: Sequence[tuple[Event, State]]) -> Iterator[Highlight]:
    """The round in which the time turned most often."""
    flips, most, where = 0, 0, 0
    for at, (event, _) in enumerate(told):
        if isinstance(event, RoundBegan):
            flips = 0
        elif isinstance(event, TimeFlipped):
            flips += 1
            if flips > most:
                most, where = flips, at
    if most >= _FLIPS_LEAST:
        yield Highlight(say("daynight-highlight-flips", round=told[where][1].round, count=most), where)
