"""Who is connected, from where, and who may not come in. Knows no table."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Iterator

from stolek.server.http.host_types import Barred


class Presence:
    """The connections of people to this server, and those who are barred from it."""

    def __init__(self) -> None:
        self.lines: dict[str, Counter[str]] = {}
        """Addresses from which each person is connected, with how many lines."""
        self.barred: dict[str, Barred] = {}

    @contextlib.contextmanager
    def connected(self, person: str, address: str) -> Iterator[None]:
        lines = self.lines.setdefault(person, Counter())
        lines[address] += 1
        try:
            yield
        finally:
            lines[address] -= 1
            lines += Counter()  # forgets what is down to nothing
            if not lines:
                self.lines.pop(person, None)

    def is_barred(self, *ids: str) -> bool:
        """Whether any of these (a person, an address, a table) may not come in now."""
        return bool(self.barred) and any(self._bars(each) for each in ids)

    def _bars(self, each: str) -> bool:
        found = self.barred.get(each)
        return found is not None and (found.until is None or time.time() < found.until)
