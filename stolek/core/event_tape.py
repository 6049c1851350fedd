"""What a rule writes on: emitting applies the event, so rules read the state they made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from stolek.core.chance import Chance

S = TypeVar("S")
E = TypeVar("E")


class Tape(msgspec.Struct, Generic[S, E], eq=False, gc=False):
    """The running state, the chance of this move, the events written so far, and the state after each."""

    evolve: Callable[[S, E], S]
    state: S
    chance: Chance
    events: list[E] = []
    states: list[S] = []

    def emit(self, event: E) -> None:
        self.state = state = self.evolve(self.state, event)
        self.events.append(event)
        self.states.append(state)
