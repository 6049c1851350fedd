"""What is told again after a game: the largest set, the largest catch, the narrowest escape."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolek.core.game import Highlight
from stolek.core.ids import Seat
from stolek.core.say import Who, say
from stolek.games.dnup.model import Added, Event, Laid, State, Taken, WentOut

_LEAST = 3


def highlights(told: Sequence[tuple[Event, State]]) -> Iterator[Highlight]:
    """At most one of each kind; the first of equals."""
    sets = [(at, e) for at, (e, _) in enumerate(told) if isinstance(e, Laid | Added)]
    at, made = max(sets, key=lambda each: (len(each[1].faces), -each[0]), default=(0, None))
    if made is not None and len(made.faces) >= _LEAST:
        seat = made.spot.seat if isinstance(made, Laid) else made.seat
        words = say("dnup-highlight-set", who=Who(seat), count=len(made.faces), value=made.value)
        yield Highlight(words, at, (seat,), made.faces)
    catches = [(at, e) for at, (e, _) in enumerate(told) if isinstance(e, Taken)]
    at, taken = max(catches, key=lambda each: (len(each[1].faces), -each[0]), default=(0, None))
    if taken is not None and len(taken.faces) >= _LEAST:
        whose = taken.spot.seat
        words = say("dnup-highlight-taken", who=Who(taken.seat), whose=Who(whose), count=len(taken.faces))
        yield Highlight(words, at, (taken.seat, whose), taken.faces)
    yield from _escape(told)


def _escape(told: Sequence[tuple[Event, State]]) -> Iterator[Highlight]:
    """Somebody went out while another had only one card left."""
    for at, (event, state) in enumerate(told):
        if not isinstance(event, WentOut) or event.place != 1:
            continue
        close = [Seat(p) for p, hand in enumerate(state.hands) if p != event.seat and len(hand) == 1]
        if close:
            words = say("dnup-highlight-escape", who=Who(event.seat), other=Who(close[0]))
            yield Highlight(words, at, (event.seat, close[0]))
            return
