"""Why a strong player would do this, in one sentence of what everyone at that seat can see."""

from __future__ import annotations

from stolek.core.cards import Face
from stolek.core.prompt import Option
from stolek.core.say import Say, say
from stolek.games.numberloor.model import Action, EndTurn, Lay, Shown, TakeOver, card
from stolek.games.numberloor.telling import say_face


def why(shown: Shown, option: Option[Action]) -> Say:
    match option.action:
        case Lay(face, _):
            return _why_lay(shown, option, face)
        case TakeOver():
            return say("numberloor-advice-take-over")
        case EndTurn() if not _fits(shown, {number for pile in shown.floors for number in pile.reach}):
            return say("numberloor-advice-end")
    return say("advice-plain")


def _why_lay(shown: Shown, option: Option[Action], face: Face) -> Say:
    left = list(shown.hand)
    left.remove(face)
    if not left:
        return say("numberloor-advice-last")
    opened = {number for effect in option.effects for number in effect.numbers}
    follow = [each for each in left if card(each).is_floor and card(each).number in opened]
    if follow:
        return say("numberloor-advice-goes-on", card=say_face(follow[0]))
    return say("numberloor-advice-fewer", count=len(left)) if card(face).is_floor else say("advice-plain")


def _fits(shown: Shown, numbers: set[int]) -> bool:
    return any(card(face).is_floor and card(face).number in numbers for face in shown.hand)


ADVICE = why
