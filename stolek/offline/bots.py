"""Bots where there are no processes: each is asked in turn, in the worker itself, between two messages.

What only bots read comes when one of them misses it, or before, when somebody opens a table with bots.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any

from stolek.core import registry
from stolek.core.bot import Budget, Observation
from stolek.driver.bot_warm_up import first_questions
from stolek.table.effects import BotAnswered, BotFailed, Question

Fetch = Callable[[str], Awaitable[bool]]
"""Brings what only the bots of a game read; False: there is nothing."""


class BotsInTurn:
    """Asks bots one after the other. A bot that fails is reported; the table decides who answers instead."""

    def __init__(self, budget: Budget, fetch: Fetch) -> None:
        self._budget = budget
        self._fetch = fetch
        self._ready: set[tuple[str, str]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    def ask(
        self,
        question: Question,
        wanted: Callable[[Question], bool],
        tell: Callable[[BotAnswered | BotFailed], None],
    ) -> None:
        """Puts a question; ``tell`` hears of the answer, unless nobody wants it when its turn comes."""
        self._start(self._answer(question, wanted, tell))

    def make_ready(self, game: str, levels: Iterable[str]) -> None:
        """Lets each think once: some read whole dictionaries before their first answer."""
        for level in {(game, level) for level in levels} - self._ready:
            self._ready.add(level)
            self._start(self._try(*level))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, game: str, level: str) -> None:
        with contextlib.suppress(Exception):  # the first answer will say so
            for seen in first_questions(registry.get(game).game):
                async with self._turn:
                    await asyncio.sleep(0)
                    await self._think(game, level, seen)

    async def _answer(
        self,
        question: Question,
        wanted: Callable[[Question], bool],
        tell: Callable[[BotAnswered | BotFailed], None],
    ) -> None:
        async with self._turn:
            await asyncio.sleep(0)  # what people have said in the meantime comes first
            if not wanted(question):
                return
            try:
                action = await self._think(question.game, question.level, question.observation)
            except Exception:  # noqa: BLE001 (whatever it is: a weaker bot is asked)
                tell(BotFailed(question))
            else:
                tell(BotAnswered(question, action))

    async def _think(self, game: str, level: str, seen: Observation[Any, Any]) -> Any:
        bot, rng = registry.get(game).bots[level](), random.Random(secrets.randbits(64))
        try:
            return bot.decide(seen, rng, self._budget)
        except FileNotFoundError:
            if not await self._fetch(game):
                raise
            return bot.decide(seen, rng, self._budget)
