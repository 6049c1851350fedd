"""What may be laid, and who may act: NF-6, NF-10 to NF-20, NF-23, NF-24 as questions about a state.

``rules.py`` says what happens; this module says what is possible, and why not."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from operator import itemgetter

from stolek.core.cards import Face
from stolek.core.errors import GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN, Illegal, illegal
from stolek.core.ids import RuleId, Seat, clockwise
from stolek.core.prompt import Ask, Effect
from stolek.core.say import Say
from stolek.games.numberloor.model import (
    EVERY_BALLOON,
    EVERY_FLOOR,
    FLOORS,
    NIGHT_FLOORS,
    Action,
    ChooseTop,
    Decline,
    Draw,
    EndTurn,
    GiveOrder,
    Lay,
    Order,
    Pass,
    State,
    TakeOver,
    card,
)
from stolek.games.numberloor.telling import say_action

ORDERS: tuple[Order, ...] = ("ask", "take", "decline")
NEAREST = 2  # NF-15


# Which floors follow on which: NF-6, NF-11, NF-15 to NF-17, NF-23 -------------------------------------


@cache
def reach(top: int, balloon: Face | None) -> tuple[int, ...]:
    """The numbers that may be laid on this floor while this balloon is open (None: the beginners' game)."""
    steps = {top + 1, top - 1} if balloon is None else _carried(top, balloon)  # NF-23
    near = {top} | steps  # NF-R1: the same number always
    return tuple(sorted({number % FLOORS for number in near}))  # NF-6, NF-R5


def _carried(top: int, balloon: Face) -> set[int]:
    shown = card(balloon)
    match shown.sign:
        case "number":  # NF-11
            return {top + shown.number, top - shown.number}
        case "near":  # NF-15
            return {top + step for step in range(-NEAREST, NEAREST + 1)}
        case "even":  # NF-16
            return set(range(0, FLOORS, 2))
        case "odd":
            return set(range(1, FLOORS, 2))
        case "skip":  # NF-17: only the very number of the top floor
            return set()


@cache
def fitting(top: Face, balloon: Face | None) -> frozenset[Face]:
    """The floors with one of the numbers that may be laid on this one."""
    reached = reach(card(top).number, balloon)
    return frozenset([face for face in EVERY_FLOOR if card(face).number in reached])


def top_floor(s: State, pile: int = 0) -> int:
    return card(s.floors[pile][-1]).number


def open_balloon(s: State) -> Face | None:
    return s.balloons[-1] if s.balloons else None


def playable(s: State, face: Face, pile: int) -> bool:
    """Whether this floor may be laid on this pile as it lies."""
    return card(face).number in reach(top_floor(s, pile), open_balloon(s))


def holds_floor(hand: Collection[Face]) -> bool:
    return not EVERY_FLOOR.isdisjoint(hand)


def follows(top: Face, is_open: Face | None, hand: Collection[Face]) -> bool:
    """NF-R3, exactly: whether some order of the hand's balloons makes one of its floors playable."""
    return not fitting(top, is_open).isdisjoint(hand) or follows_balloon(top, hand)


def follows_balloon(top: Face, hand: Collection[Face]) -> bool:
    """Only the last balloon laid is open, so it is enough to try each of them as that one."""
    for balloon in EVERY_BALLOON.intersection(hand):  # noqa: SIM110  (as below)
        if not fitting(top, balloon).isdisjoint(hand):
            return True
    return False


def floor_laid(s: State) -> bool:
    for laid in s.chain:  # noqa: SIM110  (asked for every option: a generator would cost more than the rest)
        if laid.pile is not None:
            return True
    return False


def may_lay_balloons(s: State) -> bool:
    """NF-12; NF-R4: before the first floor only if a floor can still follow: all of a hand's or none."""
    return floor_laid(s) or follows_balloon(s.floors[0][-1], s.hands[s.active])


def is_choosing_top(s: State) -> bool:
    """NF-14, NF-R15: the last floor is laid and only balloons are left."""
    hand = s.hands[s.active]
    return bool(hand) and EVERY_FLOOR.isdisjoint(hand) and floor_laid(s)


def can_be_taken_over(s: State) -> bool:
    """NF-18, NF-R7: after a floor and a balloon in this turn. NF-20: not once the floors are gone."""
    if not may_take_over(s) or EVERY_FLOOR.isdisjoint(s.hands[s.active]) or not floor_laid(s):
        return False
    return s.setup.options.takeover_after == "floor" or None in [laid.pile for laid in s.chain]


def may_take_over(s: State) -> bool:
    """NF-21: only the full game has night floors."""
    return s.setup.variant == "full" and s.setup.options.takeover == "on"


def others(s: State) -> tuple[Seat, ...]:
    """Everyone but the active player, the nearest clockwise first."""
    return _after(s.active, s.setup.seats)


@cache
def _after(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return clockwise(seat, seats)[1:]


def night_floors(s: State, hand: tuple[Face, ...]) -> tuple[Face, ...]:
    """NF-R7: those of a hand a turn can be taken over with: that fit the pile as it lies, or any."""
    if NIGHT_FLOORS.isdisjoint(hand):  # most hands have none
        return ()
    fits = s.setup.options.night_floor == "fits"
    fit = fitting(s.floors[0][-1], open_balloon(s)) if fits else EVERY_FLOOR
    return tuple([face for face in dict.fromkeys(hand) if face in NIGHT_FLOORS and face in fit])


def cards_to_recycle(s: State) -> tuple[Face, ...]:
    """NF-5: the played cards, except the top card of each pile."""
    played = tuple(face for pile in s.floors for face in pile[:-1])
    return played + s.balloons[:-1]


def target(seats: int) -> int:
    """NF-4."""
    return 5 if seats <= 3 else 3


# What is refused --------------------------------------------------------------------------------------


def check(s: State, seat: Seat, action: Action) -> Illegal | None:
    if s.phase == "over":
        return GAME_OVER
    if not 0 <= seat < s.setup.seats:
        return NOT_YOUR_TURN
    match action:
        case Decline() | TakeOver():
            return _check_answer(s, seat, action)
        case GiveOrder():
            return _check_order(s, seat, action.order)
        case _:
            return _check_turn(s, seat, action)


def _check_turn(s: State, seat: Seat, action: Action) -> Illegal | None:
    if seat != s.active:
        return NOT_YOUR_TURN
    if s.phase == "window":
        return illegal("NF-R7", "numberloor-refused-window")
    if is_choosing_top(s):
        return _check_top(s, action)
    return _check_step(s, action)


def _check_step(s: State, action: Action) -> Illegal | None:
    match action:
        case Lay():
            return _check_lay(s, action.face, action.pile)
        case Draw():
            return _check_draw(s)
        case Pass():
            return _check_pass(s)
        case EndTurn():
            return _check_end(s)
    return NOT_OFFERED


def _check_top(s: State, action: Action) -> Illegal | None:
    if not isinstance(action, ChooseTop):
        return illegal("NF-14", "numberloor-refused-choose-top")
    if action.face not in s.hands[s.active]:
        return illegal("NF-14", "numberloor-refused-not-in-hand")
    return None


def _check_lay(s: State, face: Face, pile: int) -> Illegal | None:
    if face not in s.hands[s.active]:
        return illegal("NF-10", "numberloor-refused-not-in-hand")
    if not card(face).is_floor:
        return _check_balloon(s, pile)
    if not 0 <= pile < len(s.floors):
        return illegal("NF-2", "numberloor-refused-no-such-pile")
    if not playable(s, face, pile):
        number = card(face).number
        return illegal(_why_not(s), "numberloor-refused-floor", number=number, top=top_floor(s, pile))
    return None


def _why_not(s: State) -> str:
    balloon = open_balloon(s)
    if balloon is None:
        return "NF-23"
    signs = {"number": "NF-11", "near": "NF-15", "even": "NF-16", "odd": "NF-16", "skip": "NF-17"}
    return signs[card(balloon).sign]


def _check_balloon(s: State, pile: int) -> Illegal | None:
    if pile != 0:
        return illegal("NF-2", "numberloor-refused-no-such-pile")
    return None if may_lay_balloons(s) else illegal("NF-R4", "numberloor-refused-corner")


def _check_draw(s: State) -> Illegal | None:
    if s.setup.variant == "beginner":
        return illegal("NF-24", "numberloor-refused-draw-beginner")
    if s.chain or s.taker:
        return illegal("NF-R13" if s.taker else "NF-13", "numberloor-refused-draw-laid")
    if s.drew is not None:
        return illegal("NF-R3", "numberloor-refused-draw-again")
    if follows(s.floors[0][-1], open_balloon(s), s.hands[s.active]):
        return illegal("NF-R3", "numberloor-refused-can-lay")
    return None


def _check_pass(s: State) -> Illegal | None:
    if s.chain:
        rule = "NF-R17" if s.setup.variant == "beginner" else "NF-10"
        return illegal(rule, "numberloor-refused-pass-laid")
    if s.setup.variant != "beginner" and s.drew is None:
        return illegal("NF-13", "numberloor-refused-pass-early")
    return None


def _check_end(s: State) -> Illegal | None:
    return None if floor_laid(s) else illegal("NF-10", "numberloor-refused-end")


def _check_order(s: State, seat: Seat, order: Order) -> Illegal | None:
    if not may_take_over(s) or seat == s.active or s.phase == "window":
        return NOT_OFFERED
    if order == s.orders[seat] or order not in ORDERS:
        return NOT_OFFERED
    return None


def _check_answer(s: State, seat: Seat, action: TakeOver | Decline) -> Illegal | None:
    if s.phase != "window":
        return illegal("NF-18", "numberloor-refused-no-window")
    if seat == s.active:
        return NOT_OFFERED
    if action not in window_answers(s, seat):
        fits = "night" if s.setup.options.night_floor == "fits" else "night-any"
        rule, key = (
            ("NF-R7", f"numberloor-refused-{fits}")
            if isinstance(action, TakeOver)
            else ("ST-2", "refused-not-offered")
        )
        return illegal(rule, key)
    return None


# What is asked ----------------------------------------------------------------------------------------


def asks(s: State) -> Iterator[Ask[Action]]:
    if s.phase == "over":
        return
    if s.phase == "window":
        for seat in others(s):
            yield _window(s, seat)
        return
    yield _turn(s)
    if may_take_over(s):
        for seat in others(s):
            yield _order(seat, s.orders[seat])


def first_owed(s: State) -> Ask[Action] | None:
    """The first of these questions whose answer is waited for."""
    if s.phase == "turn":
        return _turn(s)
    if s.phase == "over":
        return None
    for seat in others(s):
        if s.answers[seat] is None:
            return _window(s, seat)
    raise AssertionError("a window closes with the last answer")


def _turn(s: State) -> Ask[Action]:
    laid = floor_laid(s)
    if laid and is_choosing_top(s):
        tops = tuple(map(ChooseTop, dict.fromkeys(s.hands[s.active])))
        return Ask(s.active, "choice", "numberloor-prompt-top", RuleId("NF-14"), tops)
    actions = _lays(s)
    if laid:
        actions.append(_END)  # NF-10
    elif not s.chain:
        if not actions and _check_draw(s) is None:  # nobody draws who can lay (NF-R3)
            actions.append(_DRAW)
        if _check_pass(s) is None:
            actions.append(_PASS)
    key, rule = _BEGINNER if s.setup.variant == "beginner" else _OTHERS
    return Ask(s.active, "choice", key, rule, tuple(actions))


_BEGINNER = "numberloor-prompt-beginner", RuleId("NF-23")
_OTHERS = "numberloor-prompt-turn", RuleId("NF-10")
_END, _DRAW, _PASS = EndTurn(), Draw(), Pass()
_top = itemgetter(-1)


def _lays(s: State) -> list[Action]:
    """Every card that may be laid, in the order of the hand, where equal ones are side by side."""
    lays = _laying(tuple(map(_top, s.floors)), open_balloon(s), may_lay_balloons(s))
    found: list[Action] = []
    before = None
    for face in s.hands[s.active]:
        if face != before and face in lays:
            found += lays[face]
        before = face
    return found


@cache
def _laying(tops: tuple[Face, ...], balloon: Face | None, balloons: bool) -> Mapping[Face, tuple[Lay, ...]]:
    """How each card is laid: on every pile where it may be or, as if on the first, on the balloons."""
    piles = [fitting(top, balloon) for top in tops]
    if balloons:
        piles[0] |= EVERY_BALLOON
    return {
        face: tuple([Lay(face, n) for n, pile in enumerate(piles) if face in pile])
        for face in frozenset().union(*piles)
    }


def window_answers(s: State, seat: Seat) -> tuple[Action, ...]:
    """A standing order leaves a single answer, so nobody need be asked who does not want to be (NF-R7)."""
    floors = night_floors(s, s.hands[seat])
    if not floors or s.orders[seat] == "decline":
        return (_DECLINE,)
    takes = tuple(map(_take_over, floors))
    return takes[:1] if s.orders[seat] == "take" else (_DECLINE, *takes)


_DECLINE, _take_over = Decline(), cache(TakeOver)


def _window(s: State, seat: Seat) -> Ask[Action]:
    """Who has answered may answer again until the window closes."""
    owed, seconds = s.answers[seat] is None, s.setup.options.window_seconds
    return Ask(
        seat, "window", "numberloor-prompt-window", _TAKING_OVER, window_answers(s, seat), owed, 0, seconds
    )


_TAKING_OVER = RuleId("NF-18")


@cache
def _order(seat: Seat, present: Order) -> Ask[Action]:
    given: tuple[Action, ...] = tuple(GiveOrder(order) for order in ORDERS if order != present)
    return Ask(seat, "choice", "numberloor-prompt-order", RuleId("NF-R7"), given, owed=False)


def label(_: State, action: Action) -> Say:
    return say_action(action)


def effects(s: State, _: Seat, action: Action) -> tuple[Effect, ...]:
    """Which floors could follow (NF-11) if this card lay on top."""
    if not isinstance(action, Lay):
        return ()
    shown = card(action.face)
    opened = reach(shown.number, open_balloon(s)) if shown.is_floor else reach(top_floor(s), action.face)
    return (Effect("numberloor-effect-opens", numbers=opened),)
