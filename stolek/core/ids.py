"""The names everything else is keyed by. Knows nothing of people: a seat is a place at the table."""

from __future__ import annotations

from functools import cache
from typing import NewType, TypeAlias

Seat = NewType("Seat", int)
"""0 … n-1, fixed when the game starts; seat + 1 is the player to the left (clockwise)."""

Viewer: TypeAlias = Seat | None
"""Who looks: a seat, or None for a spectator."""

RuleId = NewType("RuleId", str)
"""``DN-8``, ``DU-R5``, ``ST-1``: the id a rule has in the rulebook, the code, the tests and on screen."""


@cache
def clockwise(start: int, seats: int) -> tuple[Seat, ...]:
    """All seats once, clockwise, beginning with ``start``."""
    return tuple(Seat((start + k) % seats) for k in range(seats))


@cache
def cite(*rules: str) -> tuple[RuleId, ...]:
    """These rules, as an event names them."""
    return tuple(map(RuleId, rules))
