"""Who is asked what, and what is refused with which rule. ``rules.py`` says what happens then."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import count

from stolek.core.cards import Face
from stolek.core.errors import GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN, Illegal, illegal
from stolek.core.ids import RuleId, Seat
from stolek.core.prompt import Effect, Option, Prompt
from stolek.core.say import say
from stolek.games.daynight.model import Action, Choose, Decline, State, Step, Take, card
from stolek.games.daynight.rules import cards_to_take, may_decline, next_taker
from stolek.games.daynight.telling import say_face

# What is asked -----------------------------------------------------------------------------------------


def prompts(s: State) -> Mapping[Seat, Prompt[Action]]:
    if s.step == "over":
        return {}
    if s.step == "taking":
        prompt = _to_take(s)
        return {prompt.seat: prompt}
    step, asked = s.step, {}
    for place, (hand, chosen) in enumerate(zip(s.hands, s.chosen, strict=True)):
        prompt = _remembered(Seat(place), step, hand, chosen)
        if prompt.options:
            asked[prompt.seat] = prompt
    return asked


def first_owed(s: State) -> Prompt[Action] | None:
    """The first of these prompts whose answer is waited for."""
    if s.step == "over":
        return None
    if s.step == "taking":
        return _to_take(s)
    seat = Seat(s.chosen.index(None))
    return _to_choose(seat, s.step, s.hands[seat], None)


def _to_take(s: State) -> Prompt[Action]:
    seat = next_taker(s)
    assert seat is not None, "a table without a taker is cleared at once"
    return Prompt(seat, "choice", "daynight-prompt-take", RuleId("DN-10"), _takes(s))


def _to_choose(seat: Seat, step: Step, hand: tuple[Face, ...], chosen: Face | None) -> Prompt[Action]:
    faces = dict.fromkeys(hand)
    if chosen is not None:
        del faces[chosen]
    options = tuple(map(_choice, count(), faces))
    rule = RuleId("DN-6" if step == "first" else "DN-7")
    return Prompt(seat, "commit", f"daynight-prompt-{step}", rule, options, chosen is None)


_remembered = lru_cache(maxsize=4096)(_to_choose)
"""Much is asked again and again while others choose."""


@cache
def _choice(n: int, face: Face) -> Option[Action]:
    label = say("daynight-do-choose", card=say_face(face))
    shown = card(face)
    effects = [Effect("daynight-effect-adds", faces=(face,), numbers=(shown.value,))]
    if shown.flips_time:
        effects.append(Effect("daynight-effect-flips"))
    return Option(n, Choose(face), label, tuple(effects))


def _takes(s: State) -> tuple[Option[Action], ...]:
    faces = sorted(set(cards_to_take(s)))
    takes = tuple(map(_taking, count(), faces))
    return (*takes, _declining(len(takes))) if may_decline(s) else takes


@cache
def _taking(n: int, face: Face) -> Option[Action]:
    label = say("daynight-do-take", card=say_face(face))
    return Option(n, Take(face), label, (Effect("daynight-effect-stars", numbers=(card(face).stars,)),))


@cache
def _declining(n: int) -> Option[Action]:
    return Option(n, Decline(), say("daynight-do-decline"))


# What is refused ---------------------------------------------------------------------------------------


def check(s: State, seat: Seat, action: Action) -> Illegal | None:
    """Why not, with the rule that says so."""
    if s.step == "over":
        return GAME_OVER
    if not 0 <= seat < s.setup.seats:
        return NOT_YOUR_TURN
    match action:
        case Choose():
            return _check_choice(s, seat, action.face)
        case Take():
            return _check_order(s, seat) or _check_taking(s, action.face)
        case Decline():
            return _check_order(s, seat) or _check_declining(s)


def _check_choice(s: State, seat: Seat, face: Face) -> Illegal | None:
    if s.step == "taking":
        return NOT_OFFERED
    if s.chosen[seat] == face:
        return illegal("DN-R8", "daynight-refused-lies-already")
    if face not in s.hands[seat]:
        return illegal("DN-6", "daynight-refused-not-in-hand")
    return None


def _check_order(s: State, seat: Seat) -> Illegal | None:
    if s.step != "taking":
        return NOT_OFFERED
    if next_taker(s) == seat:
        return None
    if any(each.seat == seat for each in s.barred):
        return illegal("DN-13", "daynight-refused-barred")
    if all(each.seat != seat for each in s.takers):
        return illegal("DN-10", "daynight-refused-no-winning-card")
    return illegal("DN-11", "daynight-refused-not-your-place")


def _check_taking(s: State, face: Face) -> Illegal | None:
    if face not in cards_to_take(s):
        if any(face in faces for faces in s.collected):
            return illegal("DN-R5", "daynight-refused-collected")
        return illegal("DN-10", "daynight-refused-not-on-table")
    return None


def _check_declining(s: State) -> Illegal | None:
    if may_decline(s):
        return None
    reason = "must-take" if s.setup.options.taking == "must" else "must-take-starless"
    return illegal("DN-14", f"daynight-refused-{reason}")
