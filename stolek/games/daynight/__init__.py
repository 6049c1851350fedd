"""Day & Night: simultaneous play under a sun that may set at any moment."""

from stolek.core.bot import Bot, RandomBot
from stolek.games.daynight.advice import ADVICE
from stolek.games.daynight.bot import Casual, Easy
from stolek.games.daynight.game import DayNight
from stolek.games.daynight.learned.player import Master, Strong
from stolek.games.daynight.spoken import QUIET, SPOKEN
from stolek.games.daynight.terminal import draw_table

GAME = DayNight()
TERMINAL = draw_table
BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "easy": Easy,
    "casual": Casual,
    "strong": Strong,
    "master": Master,
}

__all__ = ["ADVICE", "BOTS", "GAME", "QUIET", "SPOKEN", "TERMINAL"]
