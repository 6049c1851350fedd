"""dnup: cards with two values, sets that beat each other, and whatever comes back comes back upside down."""

from stolek.core.bot import Bot, RandomBot
from stolek.games.dnup.advice import ADVICE
from stolek.games.dnup.bot import Casual, Easy
from stolek.games.dnup.game import Dnup
from stolek.games.dnup.learned.player import Master, Strong
from stolek.games.dnup.spoken import QUIET, SPOKEN
from stolek.games.dnup.terminal import draw_table

GAME = Dnup()
TERMINAL = draw_table
BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "easy": Easy,
    "casual": Casual,
    "strong": Strong,
    "master": Master,
}

__all__ = ["ADVICE", "BOTS", "GAME", "QUIET", "SPOKEN", "TERMINAL"]
