"""Bots where there are no processes: each is asked in turn, in the worker itself, between two messages."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable

from stolek.core import registry
from stolek.core.bot import Budget
from stolek.table.effects import BotAnswered, BotFailed, Question


class BotsInTurn:
    """Asks bots one after the other. A bot that fails is reported; the table decides who answers instead."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    def ask(
        self,
        question: Question,
        wanted: Callable[[Question], bool],
        tell: Callable[[BotAnswered | BotFailed], None],
    ) -> None:
        """Puts a question; ``tell`` hears of the answer, unless nobody wants it when its turn comes."""
        task = asyncio.ensure_future(self._think(question, wanted, tell))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(
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
                bot = registry.get(question.game).bots[question.level]()
                rng = random.Random(secrets.randbits(64))
                action = bot.decide(question.observation, rng, self._budget)
            except Exception:  # noqa: BLE001 (whatever it is: a weaker bot is asked)
                tell(BotFailed(question))
            else:
                tell(BotAnswered(question, action))
