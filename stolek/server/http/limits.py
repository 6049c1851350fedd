"""How fast somebody may come: token buckets. Knows no one and nothing of what they want."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """Fills with ``rate`` tokens a second up to ``burst``; every act takes one."""

    __slots__ = ("_at", "_burst", "_clock", "_level", "_rate")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._level = float(burst)
        self._at = clock()

    @property
    def is_empty(self) -> bool:
        self._fill()
        return self._level < 1

    def take(self, now: float | None = None) -> bool:
        """``now``: by the same clock, where somebody has looked at it already."""
        self._fill(now)
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def _fill(self, now: float | None = None) -> None:
        now = self._clock() if now is None else now
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """A bucket for each key; the ones unused for longest are forgotten first."""

    def __init__(self, rate: float, burst: int, most: int) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def is_empty(self, key: str) -> bool:
        """Whether nothing can be taken now."""
        return key in self._by_key and self._by_key[key].is_empty

    def take(self, key: str, now: float | None = None) -> bool:
        bucket = self._by_key.get(key)
        if bucket is None:
            bucket = self._by_key[key] = Bucket(self._rate, self._burst)
            if len(self._by_key) > self._most:
                self._by_key.popitem(last=False)
        self._by_key.move_to_end(key)
        return bucket.take(now)
