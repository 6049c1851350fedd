"""Finished games looked over by bots, in the background: decision by decision, each in a bot's process.

Between two of them whoever plays has their turn. What was found is in memory for a while. Knows no rules.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from stolek.core import registry
from stolek.core.bot import Worth
from stolek.core.ids import Seat
from stolek.driver.live_table import Bots
from stolek.table.effects import BotAnswered, BotFailed, Question
from stolek.table.lobby_cards import Review
from stolek.table.replay import FinishedGame
from stolek.table.review import Decision, better_moves, decisions, weighing_level
from stolek.table.store import Row

_KEPT = 256
_AT_ONCE = 2

Wanted = tuple[str, int, int, str]
"""Table, number of the game, seat, and whose decisions."""


class Reviews:
    """Every review under way or done lately."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._found: OrderedDict[Wanted, Review] = OrderedDict()
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def get(self, wanted: Wanted) -> Review | None:
        """How far it is; None: nobody has asked for it."""
        return self._found.get(wanted)

    def begin(self, wanted: Wanted, rows: Sequence[Row]) -> Review:
        """Starts to look a game over."""
        self._found[wanted] = Review(0, 1)
        while len(self._found) > _KEPT:
            self._found.popitem(last=False)
        task = asyncio.create_task(self._look_over(wanted, rows))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return self._found[wanted]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look_over(self, wanted: Wanted, rows: Sequence[Row]) -> None:
        try:
            async with self._room:
                await self._weigh_all(wanted, rows)
        except BaseException:
            self._found.pop(wanted, None)  # whoever asks again starts it anew
            raise

    async def _weigh_all(self, wanted: Wanted, rows: Sequence[Row]) -> None:
        table, number, seat, person = wanted
        game = await asyncio.to_thread(FinishedGame, rows, number)
        entry = registry.get(game.record.game)
        level = weighing_level(entry)
        every = () if level is None else await asyncio.to_thread(decisions, game, Seat(seat), person)
        weighed: list[tuple[Decision, Sequence[Worth]]] = []
        for done, decision in enumerate(every):
            self._tell(wanted, Review(done, len(every)))
            assert level is not None
            worths = await self._ask(f"review of {table}", entry.game.info.id, number, level, decision)
            if worths:
                weighed.append((decision, worths))
        moments = await asyncio.to_thread(better_moves, entry, weighed)
        self._tell(wanted, Review(len(every), len(every), len(weighed), moments))

    def _tell(self, wanted: Wanted, review: Review) -> None:
        if wanted in self._found:
            self._found[wanted] = review

    async def _ask(
        self, turn: str, game: str, number: int, level: str, decision: Decision
    ) -> Sequence[Worth]:
        prompt = decision.prompt
        question = Question(
            turn, game, number, prompt.seat, prompt.id, level, decision.observation, weigh=True
        )
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def tell(said: BotAnswered | BotFailed) -> None:
            if not answer.done():
                answer.set_result(said.action if isinstance(said, BotAnswered) else ())

        self._bots.ask(question, lambda _: not answer.done(), tell)
        found: Sequence[Worth] = await answer
        return found
