"""Numberloor: floors, balloons and a hand to be rid of, at three levels of difficulty."""

from __future__ import annotations

from stolek.core.bot import Bot, RandomBot
from stolek.games.numberloor.advice import ADVICE
from stolek.games.numberloor.bot import Casual, Easy
from stolek.games.numberloor.game import Numberloor
from stolek.games.numberloor.learned.player import Strong
from stolek.games.numberloor.spoken import QUIET, SPOKEN
from stolek.games.numberloor.terminal import draw_table

GAME = Numberloor()
TERMINAL = draw_table
BOTS: dict[str, type[Bot]] = {"random": RandomBot, "easy": Easy, "casual": Casual, "strong": Strong}

__all__ = ["ADVICE", "BOTS", "GAME", "QUIET", "SPOKEN", "TERMINAL"]
