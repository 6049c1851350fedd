"""High Card: keep your card or swap it, once. The template of a game."""

from tests.template_game.bot import BOTS
from tests.template_game.game import HighCard
from tests.template_game.spoken import SPOKEN
from tests.template_game.terminal import draw_table

GAME = HighCard()
TERMINAL = draw_table

__all__ = ["BOTS", "GAME", "SPOKEN", "TERMINAL"]
