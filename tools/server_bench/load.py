"""Who answers when, and what is counted: the same for every server. Knows no server and no game."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

_PATIENCE = 120.0
_BEAT_SECONDS = 0.5


class Player(ABC):
    """One person at one table, connected, who answers whatever they are asked."""

    def __init__(self, load: Load, seat: int) -> None:
        self.load = load
        self.seat = seat
        self.sent_at = 0.0

    @abstractmethod
    def answer(self) -> None:
        """Sends the answer that is owed."""

    def beat(self) -> None:  # noqa: B027 (some need not)
        """Looks whether it is time to say that they are there, where a server wants to hear it."""


class Load:
    """All the people of a run. A move is counted when its mover is first told that it is done.

    ``witnessed`` counts the same moves in another way: as the first person of each table sees them happen.
    """

    def __init__(self, rate: float | None = None) -> None:
        self.rate = rate
        self.waits: list[float] = []
        self.moves = 0
        self.witnessed = 0
        self.games = 0
        self.in_flight = 0
        self.received = 0
        self.troubles: list[str] = []
        self._paused = True
        self._owed: deque[Player] = deque()
        self._pacing: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None

    def fail(self, why: str) -> None:
        self.troubles.append(why)

    def check(self) -> None:
        """Raises if anything has gone wrong."""
        if self.troubles:
            raise RuntimeError(f"{len(self.troubles)} troubles, the first: {self.troubles[0]}")

    async def carry_out(self, work: Awaitable[object]) -> None:
        """Waits for this, but not past the first trouble: then nothing may come any more."""
        task = asyncio.ensure_future(work)
        while not task.done():
            await asyncio.wait({task}, timeout=0.2)
            if self.troubles:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                self.check()
        await task

    # One move -----------------------------------------------------------------------------------------

    def owes(self, player: Player) -> None:
        """Somebody is asked: they answer at once, or when it is their turn."""
        if self._paused or self.rate is not None:
            self._owed.append(player)
        else:
            self._send(player)

    def _send(self, player: Player) -> None:
        self.in_flight += 1
        player.sent_at = time.perf_counter()
        player.answer()

    def done(self, player: Player) -> None:
        self.waits.append(time.perf_counter() - player.sent_at)
        self.moves += 1
        self.in_flight -= 1

    # Everyone -----------------------------------------------------------------------------------------

    def start(self) -> None:
        self._paused = False
        if self.rate is not None:
            random.Random(0).shuffle(self._owed)
            self._pacing = asyncio.create_task(self._pace(self.rate))
            return
        waiting, self._owed = self._owed, deque()
        for player in waiting:
            self._send(player)

    async def _pace(self, rate: float) -> None:
        """The one who has been asked for longest answers next, so many a second."""
        began, sent = time.perf_counter(), 0
        while True:
            due = int((time.perf_counter() - began) * rate)
            while sent < due and self._owed:
                self._send(self._owed.popleft())
                sent += 1
            sent = due
            await asyncio.sleep(0.5 / rate)

    def beat(self, players: Sequence[Player]) -> None:
        """From now on each of these looks every half second whether it is time to say that they are there."""
        self._beating = asyncio.create_task(self._beat(players))

    async def _beat(self, players: Sequence[Player]) -> None:
        began, said = time.perf_counter(), 0
        while True:
            due = int((time.perf_counter() - began) * len(players) / _BEAT_SECONDS)
            for number in range(said, due):
                players[number % len(players)].beat()
            said = due
            await asyncio.sleep(0.005)

    def pause(self) -> None:
        self._paused = True
        if self._beating is not None:
            self._beating.cancel()
        if self._pacing is not None:
            self._pacing.cancel()

    async def stop(self) -> None:
        """Nobody answers any more; returns when every answer has its verdict and everyone has seen it."""
        self.pause()
        await self.eventually(lambda: not self.in_flight and self.moves == self.witnessed, "moves agree")

    async def eventually(self, condition: Callable[[], bool], what: str) -> None:
        """Waits until it is so, or raises with what was counted."""
        until = time.monotonic() + _PATIENCE
        while not condition():  # (what is waited for happens in callbacks)
            self.check()
            if time.monotonic() > until:
                raise TimeoutError(
                    f"waited in vain ({what}): {self.moves} moves acknowledged, {self.witnessed} seen, "
                    f"{self.in_flight} without a verdict"
                )
            await asyncio.sleep(0.02)
        self.check()
