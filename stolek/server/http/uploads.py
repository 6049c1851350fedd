"""Who is bringing a file just now. Places are few: whoever is much too slow gives way to others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

_HEAD_START = 5.0


class Upload:
    """A file on its way: ``received`` so many bytes since ``began``."""

    def __init__(self, began: float, until: asyncio.Timeout) -> None:
        self.began = began
        self.received = 0
        self.is_here = False
        """Whether all of it has come: then it is no longer slow, whatever else takes long."""
        self.until = until


class Uploads:
    """At most so many at a time, and one a person. ``least``: bytes a second below which one is slow."""

    def __init__(self, most: int, seconds: float, least: int) -> None:
        self._most = most
        self._seconds = seconds
        self._least = least
        self._clock: Callable[[], float] = time.monotonic
        self.coming: dict[str, Upload] = {}

    def begin(self, person: str) -> Upload | None:
        """A place; None if there is none. Its ``until`` is the time in which the file has to come."""
        if person in self.coming:
            return None
        if len(self.coming) >= self._most:
            slow = self._slowest()
            if slow is None:
                return None
            self.coming.pop(slow).until.reschedule(0)
        upload = Upload(self._clock(), asyncio.timeout(self._seconds))
        self.coming[person] = upload
        return upload

    def end(self, person: str, upload: Upload) -> None:
        if self.coming.get(person) is upload:
            del self.coming[person]

    def _slowest(self) -> str | None:
        """Whoever is furthest behind the least that is expected."""
        behind = {
            person: self._least * (self._clock() - each.began - _HEAD_START) - each.received
            for person, each in self.coming.items()
            if not each.is_here and not each.until.expired()
        }
        worst = max(behind, key=lambda person: behind[person], default=None)
        return worst if worst is not None and behind[worst] > 0 else None
