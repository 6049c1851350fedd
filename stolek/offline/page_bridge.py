"""Between the page's JavaScript and the worker: bytes and promises on one side, Python's on the other.

Only this module runs nowhere but in a browser.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from pyodide.ffi import to_js  # type: ignore[import-not-found]

from stolek.offline.worker import Worker


class _BrowserShelf:
    """The browser's database: ``web/src/offline/shelf.ts``."""

    def __init__(self, shelf: Any) -> None:
        self._shelf = shelf

    async def put(self, table: str, number: int, batch: bytes, summary: bytes) -> bool:
        return bool(await self._shelf.put(table, number, to_js(batch), to_js(summary)))

    async def batches(self, table: str) -> Sequence[bytes]:
        return [raw.to_bytes() for raw in await self._shelf.batches(table)]

    async def summaries(self) -> Sequence[bytes]:
        return [raw.to_bytes() for raw in await self._shelf.summaries()]

    async def me(self) -> bytes | None:
        kept = await self._shelf.me()
        return None if kept is None else bytes(kept.to_bytes())

    async def keep_me(self, me: bytes) -> None:
        await self._shelf.keepMe(to_js(me))


class _Page:
    """What the page's worker calls."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self.open, self.close, self.hear = worker.open, worker.close, worker.hear

    async def request(self, method: str, path: str, body: str, lang: str) -> Any:
        answer = await self._worker.request(method, path, body, lang)
        return to_js([answer.status, answer.body.decode()])


def start(
    shelf: Any, post: Callable[[int, str | None], None], fetch: Callable[[str], Awaitable[bool]]
) -> _Page:
    """The worker's tables, over the browser's database. ``fetch`` brings what the bots of a game read."""
    return _Page(Worker(_BrowserShelf(shelf), post, fetch=fetch))
