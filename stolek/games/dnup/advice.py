"""Why a strong player would make this move, in one sentence of what everyone at that seat can see."""

from __future__ import annotations

from collections.abc import Iterable

from stolek.core.cards import Face
from stolek.core.prompt import Option
from stolek.core.say import Say, Who, say
from stolek.games.dnup.model import Action, Add, Lay, Rotate, Shown, TakeSet, turned, value_of
from stolek.games.dnup.telling import say_count, say_set


def why(shown: Shown, option: Option[Action]) -> Say:
    effects = {effect.key: effect for effect in option.effects}
    if "dnup-effect-out" in effects:
        return say("dnup-advice-out")
    returned = effects.get("dnup-effect-returns")
    if returned is not None and returned.seats[0] != shown.viewer:
        owner = returned.seats[0]
        cards = shown.seats[owner].hand_count + len(returned.faces)
        return say("dnup-advice-returns", who=Who(owner), cards=say_count(cards))
    match option.action:
        case Lay(faces) if len(faces) > 1:
            return say("dnup-advice-lay", cards=say_count(len(faces)))
        case Lay(faces) if all(each.size > 1 for each in shown.sets):
            return say("dnup-advice-free", set=say_set(faces))
        case Add(_, spot):
            return say("dnup-advice-add", who=Who(spot.seat))
        case TakeSet(spot):
            taken = next(each.back for each in shown.sets if each.spot == spot)
            return _why_group(shown, taken)
        case Rotate():
            return _why_turn(shown)
    return say("advice-plain")


def _why_group(shown: Shown, taken: tuple[Face, ...]) -> Say:
    """Cards that come to the hand turned, and make the most of one value that it then has."""
    values = [value_of(face) for face in (*shown.hand, *taken)]
    group = max(map(value_of, taken), key=values.count)
    if values.count(group) <= len([face for face in taken if value_of(face) == group]):
        return say("advice-plain")
    return say(
        "dnup-advice-take", set=say("dnup-set", count=values.count(group), value=say("dnup-value", n=group))
    )


def _why_turn(shown: Shown) -> Say:
    """Fewer different values are fewer turns to be rid of them."""
    before, after = _kinds(shown.hand), _kinds(map(turned, shown.hand))
    return say("dnup-advice-rotate", before=before, after=after) if after < before else say("advice-plain")


def _kinds(faces: Iterable[Face]) -> int:
    return len(set(map(value_of, faces)))


ADVICE = why
