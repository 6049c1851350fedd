"""Players of Dixit. They see an observation, never a state."""

from stolek.core.bot import Bot, RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "easy": RandomBot, "casual": RandomBot}
