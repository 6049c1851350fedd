"""A request that is refused, as an exception. Knows words and status codes, nothing else."""

from __future__ import annotations

from typing import Any

from stolek.core.say import Say, say
from stolek.table.lobby_types import Fault


class FaultError(Exception):
    """A request that is refused: its status, and why in a catalogue's words."""

    def __init__(self, status: int, why: Say, rule: str | None = None) -> None:
        super().__init__(why.key)
        self.status = status
        self.fault = Fault(why, rule)


def fault(status: int, key: str, **args: Any) -> FaultError:
    return FaultError(status, say(key, **args))
