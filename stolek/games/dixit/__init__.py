"""Dixit Odyssey: pictures, clues and votes, for three to twelve people in three games."""

from stolek.games.dixit.bot import BOTS
from stolek.games.dixit.game import Dixit
from stolek.games.dixit.spoken import QUIET, SPOKEN
from stolek.games.dixit.terminal import draw_table

GAME = Dixit()
TERMINAL = draw_table

__all__ = ["BOTS", "GAME", "QUIET", "SPOKEN", "TERMINAL"]
