"""Keeps a thread on the core on which another one runs.

Threads of one interpreter take turns. On a core of its own a thread that waits for its turn is woken each
time the other lets go for an instant, once for every socket that is read, and nearly always in vain.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
import threading
from collections.abc import Callable


def _core_here() -> Callable[[], int] | None:
    """How to ask for the core this thread runs on, where a thread can be kept on one."""
    if sys.platform != "linux":
        return None
    found: Callable[[], int] | None = getattr(ctypes.PyDLL(None), "sched_getcpu", None)
    return found


class SameCore:
    """One thread and where it was put. The other is free to go wherever the system wants it."""

    def __init__(self, thread: threading.Thread) -> None:
        self._thread = thread
        self._core_here = _core_here()
        self._core = -1

    def follow(self) -> None:
        """Has the thread run from now on where its caller does."""
        if self._core_here is None or (core := self._core_here()) == self._core:
            return
        self._core = core
        if sys.platform == "linux" and self._thread.native_id is not None:
            with contextlib.suppress(OSError):  # where that is forbidden it runs anywhere
                os.sched_setaffinity(self._thread.native_id, {core})
