"""What happens, in words of the catalogue: keys and parameters, never sentences."""

from __future__ import annotations

from stolek.core.cards import Face
from stolek.core.ids import Seat
from stolek.core.say import Say, Who, say
from stolek.core.visibility import Sight
from tests.template_game.model import Drawn, Ended, Kept, Shuffled, Thrown, ThrownUnseen, TurnedUp, value


def say_face(face: Face) -> Say:
    return say("highcard-face", value=value(face))


def tell(sight: Sight) -> tuple[Say, ...]:
    match sight.event:
        case Shuffled(pile_count=count, first=first):
            return (say("highcard-event-shuffled", count=count, who=Who(first)),)
        case Drawn(seat=seat, face=str() as face):
            return (say("highcard-event-drawn-own", who=Who(seat), card=say_face(face)),)
        case Drawn(seat=seat):
            return (say("highcard-event-drawn", who=Who(seat)),)
        case Kept(seat=seat):
            return (say("highcard-event-kept", who=Who(seat)),)
        case Thrown(seat=seat, face=face) | ThrownUnseen(seat=seat, face=str() as face):
            return (say("highcard-event-thrown", who=Who(seat), card=say_face(face)),)
        case ThrownUnseen(seat=seat):
            return (say("highcard-event-thrown-unseen", who=Who(seat)),)
        case TurnedUp(faces=faces):
            return tuple(
                say("highcard-event-turned-up", who=Who(Seat(seat)), card=say_face(face))
                for seat, face in enumerate(faces)
            )
        case Ended(outcome=outcome):
            return (say("highcard-event-ended", winners=tuple(map(Who, outcome.winners))),)
    raise ValueError(f"no words for {type(sight.event).__name__}")
