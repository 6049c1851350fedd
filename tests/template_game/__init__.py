"""High Card: keep your card or swap it, once. The template of a game."""

from tests.template_game.bot import BOTS
from tests.template_game.game import HighCard
from tests.template_game.spoken import SPOKEN
from tests.template_game.terminal import TERMINAL

GAME = HighCard()

__all__ = ["BOTS", "GAME", "SPOKEN", "TERMINAL"]
