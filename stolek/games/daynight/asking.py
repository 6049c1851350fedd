"""Who is asked what, and what is refused with which rule. ``rules.py`` says what happens then."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import cache, lru_cache

from stolek.core.cards import Face
from stolek.core.errors import GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN, Illegal, illegal
from stolek.core.ids import RuleId, Seat
from stolek.core.prompt import Ask, Effect
from stolek.core.say import Say, say
from stolek.games.daynight.model import Action, Choose, Decline, State, Step, Take, card
from stolek.games.daynight.rules import cards_to_take, may_decline, next_taker
from stolek.games.daynight.telling import say_face

# What is asked -----------------------------------------------------------------------------------------


def asks(s: State) -> Iterator[Ask[Action]]:
    if s.step == "over":
        return
    if s.step == "taking":
        yield _to_take(s)
        return
    for place, hand in enumerate(s.hands):
        ask = _remembered(Seat(place), s.step, hand, s.chosen[place])
        if ask.actions:
            yield ask


def first_owed(s: State) -> Ask[Action] | None:
    """The first of these questions whose answer is waited for."""
    if s.step == "over":
        return None
    if s.step == "taking":
        return _to_take(s)
    seat = Seat(s.chosen.index(None))
    return _to_choose(seat, s.step, s.hands[seat], None)


def _to_take(s: State) -> Ask[Action]:
    seat = next_taker(s)
    assert seat is not None, "a table without a taker is cleared at once"
    takes: tuple[Action, ...] = tuple(map(_take, sorted(set(cards_to_take(s)))))
    actions = (*takes, Decline()) if may_decline(s) else takes
    return Ask(seat, "choice", "daynight-prompt-take", RuleId("DN-10"), actions)


def _to_choose(seat: Seat, step: Step, hand: tuple[Face, ...], chosen: Face | None) -> Ask[Action]:
    faces = dict.fromkeys(hand)
    if chosen is not None:
        del faces[chosen]
    key, rule = _CHOOSING[step]
    return Ask(seat, "commit", key, rule, tuple(map(_choose, faces)), chosen is None)


_remembered = lru_cache(maxsize=4096)(_to_choose)
"""Much is asked again and again while others choose."""
_CHOOSING = {
    "first": ("daynight-prompt-first", RuleId("DN-6")),
    "second": ("daynight-prompt-second", RuleId("DN-7")),
}
_choose, _take = cache(Choose), cache(Take)


def scene(_: State) -> Hashable:
    """Labels and effects follow from the action alone."""
    return ()


def label(_: State, action: Action) -> Say:
    match action:
        case Choose(face):
            return say("daynight-do-choose", card=say_face(face))
        case Take(face):
            return say("daynight-do-take", card=say_face(face))
        case Decline():
            return say("daynight-do-decline")


def effects(_s: State, _seat: Seat, action: Action) -> tuple[Effect, ...]:
    """What a card adds to its colour, and that it flips the time (DN-6); the stars it brings (DN-10)."""
    match action:
        case Choose(face):
            adds = Effect("daynight-effect-adds", faces=(face,), numbers=(card(face).value,))
            return (adds, Effect("daynight-effect-flips")) if card(face).flips_time else (adds,)
        case Take(face):
            return (Effect("daynight-effect-stars", numbers=(card(face).stars,)),)
        case Decline():
            return ()


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
