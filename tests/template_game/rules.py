"""The rules of High Card, in the order of its rulebook. Emits events; ``fold.py`` makes state of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from stolek.core.errors import GAME_OVER, NOT_YOUR_TURN, Illegal, illegal
from stolek.core.event_tape import Tape as CoreTape
from stolek.core.game import Outcome, Setup
from stolek.core.ids import RuleId, Seat, clockwise
from stolek.core.prompt import Ask, Effect
from stolek.core.say import Say, say
from tests.template_game.model import (
    Action,
    Drawn,
    Ended,
    Event,
    Keep,
    Kept,
    Options,
    Shuffled,
    State,
    Swap,
    Thrown,
    ThrownUnseen,
    TurnedUp,
    value,
)

Tape: TypeAlias = CoreTape[State, Event]


# Set-up: HC-2 -----------------------------------------------------------------------------------------


def initial(setup: Setup[Options]) -> State:
    nobody = (None,) * setup.seats
    return State(
        setup=setup,
        pile=(),
        out=None,
        hands=nobody,
        thrown=nobody,
        first=Seat(0),
        decided=0,
        open=False,
        outcome=None,
    )


def open_game(tape: Tape) -> None:
    """HC-2: shuffle, take one card out unseen, deal one to each."""
    setup = tape.state.setup
    cards = tape.chance.shuffle(setup.deck.cards)
    first = Seat(tape.chance.below(setup.seats))
    tape.emit(Shuffled(pile=cards[1:], out=cards[0], pile_count=len(cards) - 1, first=first))
    for seat in clockwise(first, setup.seats):
        draw(tape, seat, RuleId("HC-2"))


def draw(tape: Tape, seat: Seat, rule: RuleId) -> None:
    tape.emit(Drawn(seat, tape.state.pile[0], rule))


# Keep or swap: HC-3, HC-4 -----------------------------------------------------------------------------


def whose_turn(s: State) -> Seat | None:
    """HC-3: each seat once, clockwise from the one that begins."""
    if s.decided == s.setup.seats:
        return None
    return clockwise(s.first, s.setup.seats)[s.decided]


def keep_card(tape: Tape, seat: Seat) -> None:
    tape.emit(Kept(seat))


def swap_card(tape: Tape, seat: Seat) -> None:
    """HC-3: the own card goes away, the top one of the pile comes; HC-R2: face up, or face down."""
    own = tape.state.hands[seat]
    assert own is not None, "everyone has been dealt a card"
    tape.emit(Thrown(seat, own) if tape.state.setup.options.open_throws else ThrownUnseen(seat, own))
    draw(tape, seat, RuleId("HC-3"))


# The end: HC-5, HC-6 ----------------------------------------------------------------------------------


def end_game(tape: Tape) -> None:
    """HC-5: the highest card wins; HC-6: in the variant ``low`` the lowest; HC-R1: equal ones share."""
    faces = tuple(face for face in tape.state.hands if face is not None)
    tape.emit(TurnedUp(faces))
    low = tape.state.setup.variant == "low"
    values = tuple(map(value, faces))
    strength = [-each if low else each for each in values]
    ranks = tuple(1 + sum(other > mine for other in strength) for mine in strength)
    rule = RuleId("HC-6" if low else "HC-5")
    tape.emit(Ended(Outcome(ranks, values, "highcard-ended", (rule,))))


# What is asked, what is refused -----------------------------------------------------------------------


def asks(s: State) -> Iterator[Ask[Action]]:
    seat = whose_turn(s)
    if seat is not None:
        actions = (Keep(), Swap()) if s.pile else (Keep(),)
        yield Ask(seat, "choice", "highcard-prompt-decide", RuleId("HC-3"), actions)


def label(_: State, action: Action) -> Say:
    return say("highcard-do-swap" if isinstance(action, Swap) else "highcard-do-keep")


def effects(_s: State, _seat: Seat, _: Action) -> tuple[Effect, ...]:
    """Nothing that could be drawn before it is known."""
    return ()


def check(s: State, seat: Seat, action: Action) -> Illegal | None:
    turn = whose_turn(s)
    if turn is None:
        return GAME_OVER
    if seat != turn:
        return NOT_YOUR_TURN
    if isinstance(action, Swap) and not s.pile:
        return illegal("HC-4", "highcard-refused-no-pile")
    return None


def decide(tape: Tape, seat: Seat, action: Action) -> None:
    match action:
        case Keep():
            keep_card(tape, seat)
        case Swap():
            swap_card(tape, seat)
    if whose_turn(tape.state) is None:
        end_game(tape)


def longest(setup: Setup[Options]) -> int:
    """HC-3: one decision each."""
    return setup.seats
