"""dnup: cards with two values, sets that beat each other, and whatever comes back comes back upside down."""

from stolek.games.dnup.advice import ADVICE
from stolek.games.dnup.game import Dnup
from stolek.games.dnup.levels import BOTS
from stolek.games.dnup.spoken import QUIET, SPOKEN
from stolek.games.dnup.terminal import draw_table

GAME = Dnup()
TERMINAL = draw_table

__all__ = ["ADVICE", "BOTS", "GAME", "QUIET", "SPOKEN", "TERMINAL"]
