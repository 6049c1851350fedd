"""What happens, in words of the catalogue: keys and parameters, never sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from stolek.core.cards import Face
from stolek.core.ids import Seat
from stolek.core.say import Say, Who, say
from stolek.core.visibility import Sight
from stolek.games.daynight.model import (
    CardChosen,
    Colour,
    ColourWon,
    Declined,
    Drawn,
    Ended,
    LastRoundCalled,
    NoColourWon,
    PileCardTurned,
    Revealed,
    RoundBegan,
    Shuffled,
    Swept,
    Taken,
    TimeFlipped,
    card,
)


@cache
def say_face(face: Face) -> Say:
    shown = card(face)
    colour = say(f"daynight-colour-{shown.colour}")
    if shown.flips_time:
        return say("daynight-face-time", colour=colour, value=shown.value)
    return say("daynight-face", colour=colour, value=shown.value, stars=shown.stars)


def say_colour(colour: Colour) -> Say:
    return say(f"daynight-colour-{colour}")


def say_faces(faces: tuple[Face, ...]) -> tuple[Say, ...]:
    return tuple(map(say_face, faces))


def tell(sight: Sight) -> tuple[Say, ...]:
    event = sight.event
    for kind in event.__class__.__mro__:  # nearly always the first
        words = _WORDS.get(kind)
        if words is not None:
            return words(event)
    raise ValueError(f"no words for {type(event).__name__}")


def _tell_drawn(e: Drawn) -> tuple[Say, ...]:
    if isinstance(e.cards, tuple):
        return (say("daynight-event-drawn-own", who=Who(e.seat), count=e.count, cards=say_faces(e.cards)),)
    return (say("daynight-event-drawn", who=Who(e.seat), count=e.count),)


def _tell_chosen(e: CardChosen) -> tuple[Say, ...]:
    if isinstance(e.face, str):
        key = "daynight-event-chosen-own-again" if e.again else "daynight-event-chosen-own"
        return (say(key, who=Who(e.seat), card=say_face(e.face)),)
    return (say("daynight-event-chosen-again" if e.again else "daynight-event-chosen", who=Who(e.seat)),)


def _tell_revealed(e: Revealed) -> tuple[Say, ...]:
    return tuple(
        [
            say("daynight-event-revealed", who=Who(Seat(seat)), card=say_face(face))
            for seat, face in enumerate(e.faces)
        ]
    )


def _tell_flip(e: TimeFlipped) -> tuple[Say, ...]:
    if e.spot.seat is None:
        return (say(f"daynight-event-flip-pile-{e.time}"),)
    return (say(f"daynight-event-flip-{e.time}", who=Who(e.spot.seat)),)


def _tell_no_colour(e: NoColourWon) -> tuple[Say, ...]:
    total = next(each.total for each in e.sums if each.colour == e.tied[0])
    return (say("daynight-event-no-colour", colours=tuple(map(say_colour, e.tied)), total=total),)


def _tell_ended(e: Ended) -> tuple[Say, ...]:
    winners = tuple(Who(seat) for seat in e.outcome.winners)
    stars = max(e.outcome.scores)
    if len(winners) == 1:
        return (say("daynight-event-ended", who=winners[0], stars=stars),)
    return (say("daynight-event-ended-shared", winners=winners, stars=stars),)


def _tell_won(e: ColourWon) -> tuple[Say, ...]:
    total = next(each.total for each in e.sums if each.colour == e.colour)
    lines = [say("daynight-event-won", colour=say_colour(e.colour), total=total)]
    if e.takers:
        lines.append(say("daynight-event-order", order=tuple(Who(each.seat) for each in e.takers)))
    if e.barred:
        lines.append(say("daynight-event-barred", barred=tuple(Who(each.seat) for each in e.barred)))
    if not e.takers and not e.barred:
        lines.append(say("daynight-event-nobody-takes"))
    return tuple(lines)


_WORDS: Mapping[type, Callable[[Any], tuple[Say, ...]]] = {
    Shuffled: lambda e: (
        say(
            "daynight-event-shuffled",
            pile=e.pile_count,
            removed=e.removed_count,
            who=Who(e.dealt_from),
        ),
    ),
    Drawn: _tell_drawn,
    RoundBegan: lambda e: (say("daynight-event-round", number=e.number),),
    PileCardTurned: lambda e: (say("daynight-event-pile-card", card=say_face(e.face)),),
    LastRoundCalled: lambda _: (say("daynight-event-last-round"),),
    TimeFlipped: _tell_flip,
    CardChosen: _tell_chosen,
    Revealed: _tell_revealed,
    ColourWon: _tell_won,
    NoColourWon: _tell_no_colour,
    Taken: lambda e: (say("daynight-event-taken", who=Who(e.seat), card=say_face(e.face), stars=e.stars),),
    Declined: lambda e: (say("daynight-event-declined", who=Who(e.seat)),),
    Swept: lambda e: (say("daynight-event-swept", count=len(e.faces)),),
    Ended: _tell_ended,
}
"""By type, at once, as in ``fold.py``."""
