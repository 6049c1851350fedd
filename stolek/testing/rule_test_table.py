"""A table in a test of rules, and everything that happened on the way to it. A game adds what seats do."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

import msgspec

from stolek.core.chance import Chance, Seeded
from stolek.core.event_tape import act
from stolek.core.game import AnyGame
from stolek.core.ids import Seat

S = TypeVar("S")
E = TypeVar("E")


class SoFar(msgspec.Struct, Generic[S]):
    state: S
    events: list[Any]

    def after(self, game: AnyGame, seat: int, action: Any, chance: Chance | None = None) -> Self:
        """The table after this action; raises ``Refused``."""
        luck = Seeded(b"test", len(self.events)) if chance is None else chance
        state, events = act(game, self.state, Seat(seat), action, luck)
        return type(self)(state, [*self.events, *events])

    def all(self, kind: type[E]) -> list[E]:
        """What happened of this kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        """The only event of this kind."""
        (found,) = self.all(kind)
        return found
