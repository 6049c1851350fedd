"""What a rule writes on: emitting applies the event, so rules read the state they made."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from stolek.core.chance import Chance

S = TypeVar("S")
E = TypeVar("E")
E_contra = TypeVar("E_contra", contravariant=True)


class Evolves(Protocol[S, E_contra]):
    def evolve(self, s: S, e: E_contra) -> S: ...


class Tape(Generic[S, E]):
    """The running state, the chance of this move, the events written so far, and the state after each."""

    __slots__ = ("_evolve", "chance", "events", "state", "states")

    def __init__(self, game: Evolves[S, E], state: S, chance: Chance) -> None:
        self._evolve = game.evolve
        self.state = state
        self.chance = chance
        self.events: list[E] = []
        self.states: list[S] = []

    def emit(self, event: E) -> None:
        self.state = state = self._evolve(self.state, event)
        self.events.append(event)
        self.states.append(state)
