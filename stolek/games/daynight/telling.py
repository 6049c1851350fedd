"""What happens, in words of the catalogue: keys and parameters, never sentences."""

from __future__ import annotations

from functools import cache

from stolek.core.cards import Face
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
    Spot,
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
    match sight.event:
        case Shuffled(pile_count=pile, removed_count=removed, dealt_from=seat):
            return (say("daynight-event-shuffled", pile=pile, removed=removed, who=Who(seat)),)
        case Drawn(seat=seat, count=count, cards=tuple() as cards):
            return (say("daynight-event-drawn-own", who=Who(seat), count=count, cards=say_faces(cards)),)
        case Drawn(seat=seat, count=count):
            return (say("daynight-event-drawn", who=Who(seat), count=count),)
        case RoundBegan(number=number):
            return (say("daynight-event-round", number=number),)
        case PileCardTurned(face=face):
            return (say("daynight-event-pile-card", card=say_face(face)),)
        case LastRoundCalled():
            return (say("daynight-event-last-round"),)
        case TimeFlipped(spot=spot, time=time):
            return (_tell_flip(spot, time),)
        case CardChosen(seat=seat, again=again, face=str() as face):
            key = "daynight-event-chosen-own-again" if again else "daynight-event-chosen-own"
            return (say(key, who=Who(seat), card=say_face(face)),)
        case CardChosen(seat=seat, again=again):
            return (say("daynight-event-chosen-again" if again else "daynight-event-chosen", who=Who(seat)),)
        case Revealed(faces=faces):
            return tuple(
                say("daynight-event-revealed", who=Who(seat), card=say_face(face))  # type: ignore[arg-type]
                for seat, face in enumerate(faces)
            )
        case ColourWon():
            return _tell_won(sight.event)
        case NoColourWon(tied=tied, sums=sums):
            total = next(each.total for each in sums if each.colour == tied[0])
            return (say("daynight-event-no-colour", colours=tuple(map(say_colour, tied)), total=total),)
        case Taken(seat=seat, face=face, stars=stars):
            return (say("daynight-event-taken", who=Who(seat), card=say_face(face), stars=stars),)
        case Declined(seat=seat):
            return (say("daynight-event-declined", who=Who(seat)),)
        case Swept(faces=faces):
            return (say("daynight-event-swept", count=len(faces)),)
        case Ended(outcome=outcome):
            winners = tuple(Who(seat) for seat in outcome.winners)
            stars = max(outcome.scores)
            if len(winners) == 1:
                return (say("daynight-event-ended", who=winners[0], stars=stars),)
            return (say("daynight-event-ended-shared", winners=winners, stars=stars),)
    raise ValueError(f"no words for {type(sight.event).__name__}")


def _tell_flip(spot: Spot, time: str) -> Say:
    if spot.seat is None:
        return say(f"daynight-event-flip-pile-{time}")
    return say(f"daynight-event-flip-{time}", who=Who(spot.seat))


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
