"""Python's search for garbage that holds itself, in pieces too small to be noticed.

Nearly everything of ours is freed without it. What survives one look is therefore not looked through again,
until nobody moves for a while: to look through all that a thousand tables hold takes tenths of a second.
Moves leave nothing that holds itself, however much of them is kept for a while: as long as nothing else has
ended, there is no look at all.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from typing import Any

_MADE = 2_000
"""So many new things are looked through at once, in a millisecond or two."""
_NEVER = 1_000_000


class _Garbage:
    """``expected``: since the last look something has ended that may hold itself."""

    expected = True


def expect() -> None:
    """Something has ended that may hold itself: a request, a connection, a bot's thought."""
    _Garbage.expected = True


def look_little() -> None:
    """From now on new things alone are looked through. For a process that is a server and nothing else."""
    gc.set_threshold(_MADE, _NEVER, _NEVER)
    gc.callbacks.append(_around_a_look)
    look_through_all()


def look_through_all() -> None:
    """Finds all there is, in a process that looks little. Nothing else happens meanwhile."""
    if _around_a_look in gc.callbacks:
        gc.unfreeze()
        gc.collect()


def _around_a_look(phase: str, about: Mapping[str, Any]) -> None:
    """What is kept is put where no look goes: after a look, or before one that is not worth its time."""
    if phase == "stop":
        gc.freeze()
        _Garbage.expected = False
    elif about["generation"] == 0 and not _Garbage.expected:
        gc.freeze()
