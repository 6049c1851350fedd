"""A page and its browser's database, in Python: what drives a worker in these tests."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from stolek.offline.bots import Fetch
from stolek.offline.worker import Worker
from stolek.table.messages import PROTOCOL
from stolek.table.pace import Timing
from tests.server.unfolding import Unfolding

AT_ONCE = Timing(bot_pause=0, window_seconds=0.01, holds=False)
PATIENCE = 60
Message = dict[str, Any]
T = TypeVar("T")


class MemoryShelf:
    """Bytes by table and number, as a browser's database keeps them."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int], bytes] = {}
        self.sheets: dict[str, bytes] = {}
        self.person: bytes | None = None
        self.full = False

    async def put(self, table: str, number: int, batch: bytes, summary: bytes) -> bool:
        if self.full or (table, number) in self.kept or (number and (table, number - 1) not in self.kept):
            return False
        self.kept[table, number] = batch
        self.sheets[table] = summary
        return True

    async def batches(self, table: str) -> Sequence[bytes]:
        return [raw for (of, _), raw in sorted(self.kept.items()) if of == table]

    async def summaries(self) -> Sequence[bytes]:
        return list(self.sheets.values())

    async def me(self) -> bytes | None:
        return self.person

    async def keep_me(self, me: bytes) -> None:
        self.person = me


class Page:
    """A page: one worker, one line to one table, and what it heard."""

    def __init__(self, shelf: MemoryShelf, *fetch: Fetch) -> None:
        self.worker = Worker(shelf, self._hear, AT_ONCE, *fetch)
        self.heard: list[Message] = []
        self.closed = False
        self._unfolding = Unfolding()
        self._cids = itertools.count()
        self._news = asyncio.Event()

    def _hear(self, line: int, text: str | None) -> None:
        self.closed = self.closed or text is None
        if text is not None:
            self.heard.append(self._unfolding.whole(json.loads(text)))
        self._news.set()

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        answer = await self.worker.request(method, path, json.dumps(body))
        assert answer.status == status, answer
        return json.loads(answer.body)

    async def sit_down(self, table: str) -> None:
        self.worker.open(1)
        await self.say({"is": "hello", "table": table, "protocol": PROTOCOL})

    async def say(self, message: Message) -> None:
        await self.worker.hear(1, json.dumps(message))

    async def until(self, condition: Callable[[], T | None]) -> T:
        """Waits until it is so; the clock only ends a wait that would never end."""
        while not (found := condition()):
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        return found

    def asked(self) -> Message | None:
        """The question that waits for an answer now, as the page would show it."""
        for message in reversed(self.heard):
            positions: list[Message] = message.get("positions", [])
            if positions:
                prompts = [position["prompt"] for position in positions]
                return next((prompt for prompt in prompts if prompt is not None and prompt["owed"]), None)
        return None

    def outcome(self) -> Message | None:
        return next((m["outcome"] for m in reversed(self.heard) if m.get("outcome")), None)

    async def answer(self, rng: random.Random, prompt: Message) -> None:
        option = rng.choice(prompt["options"])
        text = "a few words" if option.get("blank") else None
        said = {"prompt": prompt["id"], "seat": prompt["seat"], "option": option["n"], "text": text}
        cid = f"c{id(self)}-{next(self._cids)}"
        await self.say({"is": "answer", "cid": cid, **said})
        await self.until(lambda: any(m.get("cid") == cid for m in self.heard))

    async def play_out(self, rng: random.Random, moves: int = 100_000) -> None:
        """Plays on at random, to the end or so many moves."""
        for _ in range(moves):
            await self.until(lambda: self.asked() or self.outcome())
            prompt = self.asked()
            if self.outcome() or prompt is None:
                return
            await self.answer(rng, prompt)
