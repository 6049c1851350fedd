"""Players of dnup. They see an observation, never a state."""

from __future__ import annotations

from stolek.core.bot import Bot, RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot}
