"""What was found out of a thing that never changes, remembered while the very same thing is asked about."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")
K = TypeVar("K")


def remembered(most: int) -> Callable[[Callable[[K], T]], Callable[[K], T]]:
    """Remembers by identity, where to compare would cost as much as to find out. Each thing is held as long
    as it is remembered, so that nothing else can get its place in memory."""

    def decorate(find_out: Callable[[K], T]) -> Callable[[K], T]:
        known: dict[int, tuple[Any, T]] = {}

        @wraps(find_out)
        def look_up(of: K) -> T:
            found = known.get(id(of))
            if found is None:
                if len(known) >= most:
                    known.clear()
                found = known[id(of)] = of, find_out(of)
            return found[1]

        return look_up

    return decorate
