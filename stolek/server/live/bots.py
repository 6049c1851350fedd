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
import pickle
import random
import secrets
import signal
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Iterable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from stolek.core import registry
from stolek.core.bot import Bot, Budget, Observation, Weighs
from stolek.core.registry import Entry
from stolek.driver.bot_warm_up import first_questions
from stolek.server import garbage_collection
from stolek.table.effects import BotAnswered, BotFailed, Question

log = logging.getLogger("stolek.bots")
_START_SECONDS = 60.0
_COLD = 4
"""So many times the usual time a bot has for its first answer to a kind of question in a process."""
_BUSY_MOST = 3.0
_NICE = 5


def cores() -> int:
    """How many processors this process may use; a host may have given it fewer than there are."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def busy() -> float:
    """How many times longer everything takes on this machine than if it had nothing else to do: a bot is not
    given up because others keep the machine busy."""
    if not hasattr(os, "getloadavg"):
        return 1.0
    return min(_BUSY_MOST, max(1.0, os.getloadavg()[0] / cores()))


class _Job(NamedTuple):
    question: Question
    wanted: Callable[[Question], bool]
    tell: Callable[[BotAnswered | BotFailed], None]


class _Warming(NamedTuple):
    entry: Entry
    make: Callable[[], Bot]


class BotPool:
    """Asks bots in as many processes as there are cores; each is started when it is first needed."""

    def __init__(self, budget: Budget, patience: float, workers: int | None = None) -> None:
        self._budget = budget
        self._patience = patience
        self._most = workers or cores()
        self._idle: list[_Worker] = []
        self._workers: list[_Worker] = []
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._cold: deque[_Warming] = deque()
        self._growing = False
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

    def warm(self, game: str, levels: Iterable[str | None], soon: bool = False) -> None:
        """Loads bots of a game (None: the usual one) and lets each think once, so that the first need not be
        waited for: some read whole dictionaries before their first answer. ``soon``: before all others, for
        somebody sits at a table of this game."""
        entry = registry.get(game)
        names = {level or entry.usual_level for level in levels}
        for make in {entry.bots[name] for name in names if name in entry.bots}:
            if not any(make in worker.loaded for worker in self._workers):
                (self._cold.appendleft if soon else self._cold.append)(_Warming(entry, make))
        self._go_on()

    @property
    def processes(self) -> int:
        return len(self._workers)

    @property
    def waiting(self) -> int:
        """Questions that nobody has begun to answer."""
        return sum(map(len, self._waiting.values()))

    async def let_go(self) -> None:
        """Ends the processes that have nothing to do: the next question starts one anew."""
        self._cold.clear()
        resting, self._idle = self._idle, []
        self._workers = [worker for worker in self._workers if worker not in resting]
        await asyncio.gather(*(worker.end() for worker in resting))

    async def close(self) -> None:
        """Ends all processes, even one that hangs."""
        self._waiting.clear()
        self._cold.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    def _go_on(self) -> None:
        """Gives the next questions to whoever is free, one table after the other. If some have to wait, one
        more process is made ready meanwhile, so that no question waits for a cold one."""
        while self._waiting and (self._idle or not self._workers):
            table, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._waiting[table] = jobs
            if job.wanted(job.question):
                make = registry.get(job.question.game).bots.get(job.question.level)
                self._start(self._serve(self._worker_for(make), make, job))
        if self._waiting and len(self._workers) < self._most and not self._growing:
            self._growing = True
            question = next(iter(self._waiting.values()))[0].question
            entry = registry.get(question.game)
            make = entry.bots.get(question.level)
            warming = _Warming(entry, make or entry.bots[entry.usual_level])
            self._start(self._warm_up(self._new_worker(), warming))
        elif self._cold and not self._waiting and (self._idle or not self._workers):
            warming = self._cold.popleft()
            self._start(self._warm_up(self._worker_for(warming.make), warming))

    def _worker_for(self, make: Callable[[], Bot] | None) -> _Worker:
        """One that knows this bot already, else any, else a new one."""
        for worker in self._idle:
            if make in worker.loaded:
                self._idle.remove(worker)
                return worker
        return self._idle.pop() if self._idle else self._new_worker()

    def _new_worker(self) -> _Worker:
        worker = _Worker()
        self._workers.append(worker)
        return worker

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, worker: _Worker, make: Callable[[], Bot] | None, job: _Job) -> None:
        question = job.question
        name = f"{question.game}/{question.level}"
        outcome: BotAnswered | BotFailed = BotFailed(question)
        if make is not None:
            warm = (make, question.observation.prompt.key) in worker.warm
            patience = self._patience * (1 if warm else _COLD) * busy()
            try:
                work = _weigh if question.weigh else _decide
                action = await self._think(worker, make, question.observation, patience, work)
                outcome = BotAnswered(question, action)
            except TimeoutError:
                log.warning("bot %s took more than %.1f s", name, patience)
            except Exception as error:  # noqa: BLE001 (a stranger's bot may raise anything)
                log.warning("bot %s failed: %s", name, type(error).__name__)
        self._idle.append(worker)
        garbage_collection.expect()
        job.tell(outcome)
        self._go_on()

    async def _warm_up(self, worker: _Worker, job: _Warming) -> None:
        with contextlib.suppress(Exception):  # if it cannot be, the first decision will say so
            for seen in first_questions(job.entry.game):
                await self._think(worker, job.make, seen, self._patience * _COLD * busy(), _decide)
        self._growing = False
        self._idle.append(worker)
        self._go_on()

    async def _think(
        self,
        worker: _Worker,
        make: Callable[[], Bot],
        seen: Observation[Any, Any],
        patience: float,
        work: Callable[..., Any],
    ) -> Any:
        await worker.load(make)
        action = await worker.do(patience, work, make, seen, secrets.randbits(64), self._budget)
        worker.warm.add((make, seen.prompt.key))
        return action


class _Worker:
    """One process, and the bots it has loaded."""

    def __init__(self) -> None:
        self._process: asyncio.Future[_Process] | None = None
        self.loaded: set[Callable[[], Bot] | None] = set()
        self.warm: set[tuple[Callable[[], Bot], str]] = set()
        """Which bot has answered which kind of question here before: the first of a kind may take long."""

    async def load(self, make: Callable[[], Bot]) -> None:
        """Neither the start nor the loading is taken off a bot's time."""
        if self._process is not None and self._process.done() and not self._process.result().alive:
            await self.end()  # the system ends processes when memory is short
        if self._process is None:
            self._process = asyncio.ensure_future(asyncio.to_thread(_Process))
        try:
            await asyncio.shield(self._process)
        except OSError:  # no process can be had now; perhaps next time
            self._process = None
            raise
        if make not in self.loaded:
            await self.do(_START_SECONDS, _load, make)
            self.loaded.add(make)

    async def do(self, patience: float, work: Callable[..., Any], *arguments: Any) -> Any:
        """What the process answers. One that misses its time or is gone is ended; the next is a new one."""
        assert self._process is not None
        process = await asyncio.shield(self._process)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()

        def settle(value: Any, error: BaseException | None) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(value)
            else:
                answer.set_exception(error)

        def ask() -> None:
            value, error = process.ask(work, arguments)
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(settle, value, error)

        # A thread that nobody has to wait for: it ends with the process at the latest.
        threading.Thread(target=ask, daemon=True).start()
        try:
            return await asyncio.wait_for(answer, patience)
        except (TimeoutError, EOFError, OSError):
            await self.end()
            raise

    async def end(self) -> None:
        process, self._process = self._process, None
        self.loaded.clear()
        self.warm.clear()
        if process is not None:
            with contextlib.suppress(Exception):  # what never started need not be ended
                await asyncio.to_thread((await process).end)


class _Process:
    """Answers one question after the other over a line of its own.

    It is no ``multiprocessing.Pool``: ending one of those waits for ever if its process was killed."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_answer, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Any, BaseException | None]:
        """Waits for the answer, or for the end of the process."""
        try:
            self._line.send((work, arguments))
            answer: tuple[Any, BaseException | None] = self._line.recv()
        except Exception as error:  # noqa: BLE001 (it ended, or a stranger's bot answers with anything)
            return None, error
        return answer

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def end(self) -> None:
        self._process.kill()
        self._process.join()


# In the process ---------------------------------------------------------------------------------------


def _answer(line: Connection) -> None:
    """Answers until the server hangs up. Ctrl+C is for the server, and so is the processor when both want
    it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    while True:
        try:
            question = line.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            work, arguments = pickle.loads(question)  # noqa: S301 (from the server, which started this)
            answer = pickle.dumps((work(*arguments), None))
        except Exception as error:  # noqa: BLE001 (a stranger's bot may raise anything)
            answer = _failure(error)
        line.send_bytes(answer)


def _failure(error: Exception) -> bytes:
    """An exception as it can be sent: not every one can."""
    try:
        return pickle.dumps((None, error))
    except Exception:  # noqa: BLE001 (whatever its own way of being pickled raises)
        return pickle.dumps((None, RuntimeError(type(error).__name__)))


def _decide(make: Callable[[], Bot], observation: Observation[Any, Any], seed: int, budget: Budget) -> Any:
    return make().decide(observation, random.Random(seed), budget)


def _weigh(make: Callable[[], Bot], observation: Observation[Any, Any], seed: int, budget: Budget) -> Any:
    bot = make()
    return bot.weigh(observation, random.Random(seed), budget) if isinstance(bot, Weighs) else ()


def _load(make: Callable[[], Bot]) -> None:
    """Loads a bot's game into the process: being told of the bot is enough."""
