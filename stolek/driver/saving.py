"""A batch on its way to the disk: who waits for it is called at once, without a turn of the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator

from stolek.table.store import NotSavedError


class Saving:
    """Not ``is_done`` until it is durable, or until ``why`` says why it is not. It can be awaited, too."""

    __slots__ = ("_tell", "is_done", "why")

    def __init__(self) -> None:
        self.is_done = False
        self.why: Exception | None = None
        self._tell: Callable[[], None] | None = None

    @classmethod
    def of(cls, under_way: Awaitable[None]) -> Saving:
        """Of what any store gives."""
        if isinstance(under_way, Saving):
            return under_way
        saving, task = cls(), asyncio.ensure_future(under_way)
        task.add_done_callback(lambda done: saving.settle(_why_not(done)))
        return saving

    def when_done(self, tell: Callable[[], None]) -> None:
        """Whom to call then: one at most."""
        self._tell = tell

    def settle(self, why: Exception | None) -> None:
        self.is_done, self.why = True, why
        if self._tell is not None:
            self._tell()

    def __await__(self) -> Generator[None, None, None]:
        if not self.is_done:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._tell = lambda: None if waiting.done() else waiting.set_result(None)
            yield from waiting
        if self.why is not None:
            raise self.why


def _why_not(done: asyncio.Future[None]) -> Exception | None:
    if done.cancelled():
        return NotSavedError("it was given up")
    why = done.exception()
    return why if why is None or isinstance(why, Exception) else NotSavedError(type(why).__name__)
