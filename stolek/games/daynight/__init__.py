"""Day & Night: simultaneous play under a sun that may set at any moment."""

from stolek.games.daynight.advice import ADVICE
from stolek.games.daynight.game import DayNight
from stolek.games.daynight.levels import BOTS
from stolek.games.daynight.spoken import QUIET, SPOKEN
from stolek.games.daynight.terminal import draw_table

GAME = DayNight()
TERMINAL = draw_table

__all__ = ["ADVICE", "BOTS", "GAME", "QUIET", "SPOKEN", "TERMINAL"]
