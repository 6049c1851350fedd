"""The players of dnup by level, the weakest first."""

from __future__ import annotations

from stolek.core.bot import Bot, RandomBot
from stolek.games.dnup.bot import Casual, Easy
from stolek.games.dnup.learned.player import Master, Strong

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "easy": Easy,
    "casual": Casual,
    "strong": Strong,
    "master": Master,
}
