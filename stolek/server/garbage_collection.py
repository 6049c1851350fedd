"""Python's search for garbage that holds itself, in pieces too small to be noticed.

Nearly everything of ours is freed without it. What survives one look is therefore not looked through again,
until nobody moves for a while: to look through all that a thousand tables hold takes tenths of a second.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from typing import Any

_MADE = 2_000
"""So many new things are looked through at once, in a millisecond or two."""
_NEVER = 1_000_000


def look_little() -> None:
    """From now on new things alone are looked through. For a process that is a server and nothing else."""
    gc.set_threshold(_MADE, _NEVER, _NEVER)
    gc.callbacks.append(_keep_what_is_left)
    look_through_all()


def look_through_all() -> None:
    """Finds all there is, in a process that looks little. Nothing else happens meanwhile."""
    if _keep_what_is_left in gc.callbacks:
        gc.unfreeze()
        gc.collect()


def _keep_what_is_left(phase: str, _: Mapping[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()
