"""Bots at work: processes of their own, side by side, each with one question at a time and a budget.

Tables take turns, so that a table full of bots keeps nobody waiting. A bot that crashes or misses its time
is reported as failed; who answers instead is the table's business. Knows observations only: what a bot is
not shown cannot leave here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from multiprocessing.pool import Pool
from typing import Any, NamedTuple

from stolek.core import registry
from stolek.core.bot import Bot, Budget, Observation
from stolek.table.effects import BotAnswered, BotFailed, Question
from stolek.table.levels import usual_level

log = logging.getLogger("stolek.bots")
_START_SECONDS = 60.0
_LOWER_PRIORITY = 5


class _Job(NamedTuple):
    question: Question
    wanted: Callable[[Question], bool]
    tell: Callable[[BotAnswered | BotFailed], None]


class BotPool:
    """Asks bots in as many processes as there are cores; each is started when it is first needed."""

    def __init__(self, budget: Budget, patience: float, workers: int | None = None) -> None:
        self._budget = budget
        self._patience = patience
        self._most = workers or os.cpu_count() or 1
        self._idle: list[_Worker] = []
        self._workers: list[_Worker] = []
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(
        self,
        question: Question,
        wanted: Callable[[Question], bool],
        tell: Callable[[BotAnswered | BotFailed], None],
    ) -> None:
        """Puts a question; ``tell`` hears of the answer, unless nobody wants it when its turn comes."""
        self._waiting.setdefault(question.table, deque()).append(_Job(question, wanted, tell))
        self._go_on()

    def warm(self, games: Iterable[str]) -> None:
        """Starts a process and loads these games, so that the first bot need not be waited for."""
        worker = self._free_worker()
        if worker is not None:
            entries = map(registry.get, games)
            self._start(self._load(worker, [entry.bots[usual_level(entry)] for entry in entries]))

    async def close(self) -> None:
        """Ends all processes, even one that hangs."""
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    def _go_on(self) -> None:
        """Gives the next questions to whoever is free, one table after the other."""
        while self._waiting and (worker := self._free_worker()) is not None:
            table, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._waiting[table] = jobs
            if job.wanted(job.question):
                self._start(self._serve(worker, job))
            else:
                self._idle.append(worker)

    def _free_worker(self) -> _Worker | None:
        if self._idle:
            return self._idle.pop()
        if len(self._workers) >= self._most:
            return None
        worker = _Worker()
        self._workers.append(worker)
        return worker

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, worker: _Worker, job: _Job) -> None:
        question = job.question
        entry = registry.get(question.game)
        name = f"{question.game}/{question.level}"
        outcome: BotAnswered | BotFailed = BotFailed(question)
        try:
            make = entry.bots[question.level]
            await worker.load(make)
            work = (make, question.observation, secrets.randbits(64), self._budget)
            outcome = BotAnswered(question, await worker.do(self._patience, _decide, *work))
        except TimeoutError:
            log.warning("bot %s took more than %.1f s", name, self._patience)
            await worker.end()
        except Exception as error:  # noqa: BLE001 (a stranger's bot may raise anything)
            log.warning("bot %s failed: %s", name, type(error).__name__)
        self._idle.append(worker)
        job.tell(outcome)
        self._go_on()

    async def _load(self, worker: _Worker, makes: Iterable[Callable[[], Bot]]) -> None:
        for make in makes:
            with contextlib.suppress(Exception):  # if it cannot be, the first decision will say so
                await worker.load(make)
        self._idle.append(worker)
        self._go_on()


class _Worker:
    """One process, and the bots it has loaded."""

    def __init__(self) -> None:
        self._process: Pool | None = None
        self._loaded: set[Callable[[], Bot]] = set()

    async def load(self, make: Callable[[], Bot]) -> None:
        """Neither the start nor the loading is taken off a bot's time."""
        if self._process is None:
            context = multiprocessing.get_context("spawn")
            self._process = await asyncio.to_thread(context.Pool, 1, _stand_back)
            self._loaded.clear()
        if make not in self._loaded:
            await self.do(_START_SECONDS, _load, make)
            self._loaded.add(make)

    async def do(self, patience: float, work: Callable[..., Any], *arguments: Any) -> Any:
        assert self._process is not None
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

        self._process.apply_async(
            work,
            arguments,
            callback=lambda value: report(value, None),
            error_callback=lambda error: report(None, error),
        )
        return await asyncio.wait_for(answer, patience)

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await asyncio.to_thread(_end, process)


# In the process ---------------------------------------------------------------------------------------


def _stand_back() -> None:
    """A bot's thinking never keeps a move of people waiting."""
    if hasattr(os, "nice"):
        os.nice(_LOWER_PRIORITY)


def _decide(make: Callable[[], Bot], observation: Observation[Any, Any], seed: int, budget: Budget) -> Any:
    return make().decide(observation, random.Random(seed), budget)


def _load(make: Callable[[], Bot]) -> None:
    """Loads a bot's game into the process: being told of the bot is enough."""


def _end(process: Pool) -> None:
    process.terminate()
    process.join()
