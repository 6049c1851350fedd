"""The players of Numberloor by level, the weakest first."""

from __future__ import annotations

from stolek.core.bot import Bot, RandomBot
from stolek.games.numberloor.bot import Casual, Easy
from stolek.games.numberloor.learned.player import Strong

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "easy": Easy, "casual": Casual, "strong": Strong}
