"""What a rule writes on, and the doors by which an action comes to the rules.

Emitting applies the event, so rules read the state they made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from stolek.core.chance import Chance
from stolek.core.errors import Refused
from stolek.core.ids import Seat
from stolek.core.prompt import Ask

if TYPE_CHECKING:
    from stolek.core.game import Game, Setup

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741  (State Action Event View Options)


class Tape(Generic[S, E]):
    """The running state, the chance of this move, the events written so far, and the state after each."""

    __slots__ = ("chance", "events", "evolve", "state", "states")

    def __init__(self, evolve: Callable[[S, E], S], state: S, chance: Chance) -> None:
        self.evolve, self.state, self.chance = evolve, state, chance
        self.events: list[E] = []
        self.states: list[S] = []

    def emit(self, event: E) -> None:
        self.state = state = self.evolve(self.state, event)
        self.events.append(event)
        self.states.append(state)


def act(game: Game[S, A, E, V, O], s: S, seat: Seat, a: A, chance: Chance) -> tuple[S, list[E]]:
    """The only door in: check, then decide. Raises ``Refused``, and then nothing has changed."""
    tape = acted(game, s, seat, a, chance)
    return tape.state, tape.events


def begin(game: Game[S, A, E, V, O], setup: Setup[O], chance: Chance) -> tuple[S, list[E]]:
    """Move 0: the opening."""
    tape = begun(game, setup, chance)
    return tape.state, tape.events


def acted(game: Game[S, A, E, V, O], s: S, seat: Seat, a: A, chance: Chance) -> Tape[S, E]:
    """Like ``act``, with the state after each event."""
    why = game.check(s, seat, a)
    if why is not None:
        raise Refused(why)
    tape: Tape[S, E] = Tape(game.evolve, s, chance)
    game.decide(tape, seat, a)
    return tape


def chosen(game: Game[S, A, E, V, O], s: S, ask: Ask[A], n: int, chance: Chance) -> Tape[S, E]:
    """Like ``acted``, for the action of this number among those that the rules have just offered in this
    state: what is offered is not refused (the contract holds every game to that), so nothing is checked.
    An action that asks for words is not whole yet, and is not for here."""
    tape: Tape[S, E] = Tape(game.evolve, s, chance)
    game.decide(tape, ask.seat, ask.actions[n])
    return tape


def begun(game: Game[S, A, E, V, O], setup: Setup[O], chance: Chance) -> Tape[S, E]:
    """Like ``begin``, with the state after each event."""
    tape: Tape[S, E] = Tape(game.evolve, game.initial(setup), chance)
    game.open_game(tape)
    return tape
