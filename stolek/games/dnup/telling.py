"""What happens, in words of the catalogue: keys and parameters, never sentences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from stolek.core.cards import Face
from stolek.core.say import Say, Who, say
from stolek.core.visibility import Sight
from stolek.games.dnup.model import (
    Added,
    Dealt,
    Discarded,
    Ended,
    HandRotated,
    Laid,
    Returned,
    RoundBegan,
    RoundEnded,
    RoundVoided,
    RoundWon,
    Shuffled,
    Taken,
    TurnBegan,
    WentOut,
    card,
    value_of,
)


@cache
def say_face(face: Face) -> Say:
    shown = card(face)
    key = "dnup-face-star" if shown.star else "dnup-face"
    return say(key, active=shown.active, inactive=shown.inactive)


def say_faces(faces: Iterable[Face]) -> tuple[Say, ...]:
    return tuple(map(say_face, faces))


def say_set(faces: tuple[Face, ...]) -> Say:
    """A set by its size and value: a pair of 4s."""
    return _say_set(len(faces), value_of(faces[0]))


@cache
def _say_set(count: int, value: int) -> Say:
    return say("dnup-set", count=count, value=say("dnup-value", n=value))


def say_count(count: int) -> Say:
    return say("dnup-cards", count=count)


def say_values(faces: Iterable[Face]) -> tuple[int, ...]:
    return tuple(map(value_of, faces))


def tell(sight: Sight) -> tuple[Say, ...]:
    match sight.event:
        case Shuffled(round=number, count=count):
            return (say("dnup-event-shuffled", number=number, count=count),)
        case Dealt(seat=seat, faces=tuple() as faces):
            return (say("dnup-event-dealt-faces", who=Who(seat), cards=say_faces(faces)),)
        case Dealt(seat=seat, count=count):
            return (say("dnup-event-dealt", who=Who(seat), cards=say_count(count)),)
        case RoundBegan(starter=seat):
            return (say("dnup-event-begins", who=Who(seat)),)
        case TurnBegan():
            return ()
        case Discarded(spot=spot, faces=faces, why=why):
            return (say(f"dnup-event-discarded-{why}", who=Who(spot.seat), set=say_set(faces)),)
        case Laid(spot=spot, faces=faces):
            key = "dnup-event-laid"
            return (say(key, who=Who(spot.seat), set=say_set(faces), cards=say_faces(faces)),)
        case Added(seat=seat, face=face, to=to, faces=faces):
            return (
                say(
                    "dnup-event-added",
                    who=Who(seat),
                    card=say_face(face),
                    owner=Who(to.seat),
                    set=say_set(faces),
                ),
            )
        case Returned():
            return (_tell_returned(sight.event),)
        case Taken(seat=seat, spot=spot, faces=faces, back=back):
            return (
                say(
                    "dnup-event-taken",
                    who=Who(seat),
                    owner=Who(spot.seat),
                    set=say_set(faces),
                    values=say_values(back),
                ),
            )
        case HandRotated(seat=seat, count=count):
            return (say("dnup-event-rotated", who=Who(seat), cards=say_count(count)),)
        case WentOut(seat=seat, place=place, total=total):
            return (say(f"dnup-event-out-{place}", who=Who(seat), total=total),)
        case RoundWon(seat=seat, total=total):
            return (say("dnup-event-round-won", who=Who(seat), total=total),)
        case RoundEnded(round=number):
            return (say("dnup-event-round-ended", number=number),)
        case RoundVoided(why=why, turns=turns):
            return (say(f"dnup-event-void-{why}", turns=turns),)
        case Ended(outcome=outcome):
            winners = tuple(Who(seat) for seat in outcome.winners)
            if len(winners) == 1:
                return (say("dnup-event-ended", who=winners[0]),)
            return (say("dnup-event-ended-shared", winners=winners),)
    raise ValueError(f"no words for {type(sight.event).__name__}")


def _tell_returned(e: Returned) -> Say:
    return say(
        "dnup-event-returned",
        who=Who(e.spot.seat),
        set=say_set(e.faces),
        values=say_values(e.back),
    )
