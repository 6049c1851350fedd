"""What a game measures of its bots beyond winning: figures with their bars, and what it measures with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from stolek.core.say import Say


class Figure(msgspec.Struct, frozen=True):
    """One figure. ``name`` is for programs, ``say`` for people; ``count`` is over how many it was taken.

    A share must reach its bar, milliseconds must stay under it; without a bar it is only told."""

    name: str
    say: Say
    value: float
    unit: Literal["share", "ms"]
    count: int
    bar: float | None = None

    @property
    def holds(self) -> bool:
        if self.bar is None:
            return True
        return self.value >= self.bar if self.unit == "share" else self.value < self.bar


class Workbench(msgspec.Struct, frozen=True):
    """What a game's bench is given: test data it may not ship, a clock (the engine has none), how long to go
    on, and the extras to do without."""

    data: Mapping[str, Any]
    clock: Callable[[], float]
    rounds: int
    bare: bool = False
