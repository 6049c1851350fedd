"""Bots at work: a process of their own, a budget, and an answer in any case.

A bot that crashes or takes too long is replaced for this decision by the game's casual bot, and if that
fails too by the first option. Knows observations only; what a bot is not shown cannot leave here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import random
import secrets
from collections.abc import Callable
from multiprocessing.pool import Pool
from typing import Any

from stolek.core.bot import Bot, Budget, Observation, babbled
from stolek.core.registry import Entry
from stolek.table.levels import usual_level

log = logging.getLogger("stolek.bots")
_START_SECONDS = 60.0


def _decide(make: Callable[[], Bot], observation: Observation[Any, Any], seed: int, budget: Budget) -> Any:
    return make().decide(observation, random.Random(seed), budget)


def _load(make: Callable[[], Bot]) -> None:
    """Loads a bot's game into the process: being told of the bot is enough."""


class BotDesk:
    """Asks bots, one decision at a time, in a process that is started when first needed."""

    def __init__(self, budget: Budget, patience: float) -> None:
        self._budget = budget
        self._patience = patience
        self._pool: Pool | None = None
        self._loaded: set[Callable[[], Bot]] = set()
        self._turn = asyncio.Lock()

    async def decide(
        self, entry: Entry, level: str, observation: Observation[Any, Any], legal: Callable[[Any], bool]
    ) -> Any:
        """A legal action, whatever happens to the bot."""
        for name in dict.fromkeys((level, usual_level(entry))):
            if name not in entry.bots:
                continue
            action = await self._ask(entry.bots[name], observation, f"{entry.game.info.id}/{name}")
            if action is not None and legal(action):
                return action
        log.warning("no bot of %s answered: the first option is taken", entry.game.info.id)
        return babbled(observation.prompt.options[0])

    async def wake(self, entry: Entry) -> None:
        """Starts the process and loads the game, so that the first bot need not be waited for."""
        async with self._turn:
            with contextlib.suppress(Exception):  # if it cannot be, the first decision will say so
                await self._process(entry.bots[usual_level(entry)])

    async def close(self) -> None:
        """Ends the process, even one that hangs."""
        async with self._turn:
            await self._end_process()

    async def _ask(self, make: Callable[[], Bot], observation: Observation[Any, Any], name: str) -> Any:
        async with self._turn:
            try:
                pool = await self._process(make)
                job = (make, observation, secrets.randbits(64), self._budget)
                return await self._result(pool, self._patience, _decide, *job)
            except TimeoutError:
                log.warning("bot %s took more than %.1f s", name, self._patience)
                await self._end_process()
            except Exception as error:  # noqa: BLE001 (a stranger's bot may raise anything)
                log.warning("bot %s failed: %s", name, type(error).__name__)
        return None

    async def _process(self, make: Callable[[], Bot]) -> Pool:
        """The process with this bot loaded; neither start nor loading is taken off a bot's time."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = await asyncio.to_thread(context.Pool, 1)
            self._loaded.clear()
        if make not in self._loaded:
            await self._result(self._pool, _START_SECONDS, _load, make)
            self._loaded.add(make)
        return self._pool

    async def _end_process(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(_end, pool)

    @staticmethod
    async def _result(pool: Pool, patience: float, work: Callable[..., Any], *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()

        def settle(value: Any, error: BaseException | None) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(value)
            else:
                answer.set_exception(error)

        def report(value: Any, error: BaseException | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(settle, value, error)

        pool.apply_async(
            work,
            arguments,
            callback=lambda value: report(value, None),
            error_callback=lambda error: report(None, error),
        )
        return await asyncio.wait_for(answer, patience)


def _end(pool: Pool) -> None:
    pool.terminate()
    pool.join()
