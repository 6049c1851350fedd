"""What happens, in words of the catalogue: keys and parameters, never sentences."""

from __future__ import annotations

from functools import cache

from stolek.core.cards import Face
from stolek.core.say import Say, Who, say
from stolek.core.visibility import Sight
from stolek.games.numberloor.model import (
    Action,
    Answered,
    CardLaid,
    ChooseTop,
    Decline,
    Draw,
    Drawn,
    Ended,
    EndTurn,
    GiveOrder,
    Lay,
    MiddleLaid,
    Misdealt,
    OrderGiven,
    Pass,
    Passed,
    Recycled,
    Shuffled,
    Skipped,
    StarWon,
    TakenOver,
    TakeOver,
    TurnBegan,
    WindowAnswered,
    WindowClosed,
    WindowOpened,
    card,
)


@cache
def say_face(face: Face) -> Say:
    shown = card(face)
    if shown.is_floor:
        return say("numberloor-face-night" if shown.night else "numberloor-face-floor", number=shown.number)
    if shown.sign == "number":
        return say("numberloor-face-balloon", number=shown.number)
    return say(f"numberloor-face-{shown.sign}")


@cache
def say_action(action: Action) -> Say:
    match action:
        case Lay(face, 0):
            return say("numberloor-do-lay", card=say_face(face))
        case Lay(face, pile):
            return say("numberloor-do-lay-on", card=say_face(face), pile=pile + 1)
        case ChooseTop(face):
            return say("numberloor-do-top", card=say_face(face))
        case TakeOver(face):
            return say("numberloor-do-take-over", card=say_face(face))
        case Draw():
            return say("numberloor-do-draw")
        case Pass():
            return say("numberloor-do-pass")
        case EndTurn():
            return say("numberloor-do-end")
        case Decline():
            return say("numberloor-do-decline")
        case GiveOrder(order):
            return say(f"numberloor-do-order-{order}")


def tell(sight: Sight) -> tuple[Say, ...]:
    line = _line(sight)
    return () if line is None else (line,)


def _line(sight: Sight) -> Say | None:
    match sight.event:
        case CardLaid(seat=seat, face=face):
            return say("numberloor-event-laid", who=Who(seat), card=say_face(face))
        case Drawn(seat=seat, count=count, cards=tuple() as cards) if count:
            return say(
                "numberloor-event-drawn-own", who=Who(seat), count=count, cards=tuple(map(say_face, cards))
            )
        case Drawn(seat=seat, count=count):
            return say(
                "numberloor-event-drawn" if count else "numberloor-event-drawn-none",
                who=Who(seat),
                count=count,
            )
        case TurnBegan(seat=seat):
            return say("numberloor-event-turn", who=Who(seat))
        case Passed(seat=seat):
            return say("numberloor-event-passed", who=Who(seat))
        case Recycled(count=count):
            return say("numberloor-event-recycled", count=count)
        case Skipped(seat=seat):
            return say("numberloor-event-skipped", who=Who(seat))
        case TakenOver(seat=seat, loser=loser):
            return say("numberloor-event-taken-over", who=Who(seat), loser=Who(loser))
        case StarWon(seat=seat, stars=stars):
            return say("numberloor-event-star", who=Who(seat), stars=stars)
        case Shuffled(pile_count=count):
            return say("numberloor-event-shuffled", count=count)
        case Misdealt(seats=()):
            return say("numberloor-event-misdealt-middle")
        case Misdealt(seats=seats):
            return say("numberloor-event-misdealt", players=tuple(map(Who, seats)))
        case MiddleLaid(floors=floors, balloon=balloon):
            faces = floors if balloon is None else (*floors, balloon)
            return say("numberloor-event-middle", cards=tuple(map(say_face, faces)))
        case OrderGiven(order=str() as order):
            return say(f"numberloor-event-order-{order}")
        case WindowAnswered(answer=Answered(face=str() as face)):
            return say("numberloor-event-answered-take", card=say_face(face))
        case WindowOpened() | WindowAnswered() | WindowClosed() | OrderGiven():
            return None  # a pause that is the same for everyone has no words
        case Ended(outcome=outcome):
            winners = tuple(map(Who, outcome.winners))
            if len(winners) == 1:
                return say("numberloor-event-ended", who=winners[0], stars=max(outcome.scores))
            return say("numberloor-event-ended-shared", winners=winners, stars=max(outcome.scores))
    raise ValueError(f"no words for {type(sight.event).__name__}")
