"""Numberloor: floors, balloons and a hand to be rid of, at three levels of difficulty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolek.core.cards import Deck
from stolek.games.numberloor.bot import BOTS
from stolek.games.numberloor.game import Numberloor
from stolek.games.numberloor.spoken import QUIET, SPOKEN
from stolek.games.numberloor.terminal import TERMINAL

if TYPE_CHECKING:  # a browser's worker has no renderer of words
    from stolek.words import Words

GAME = Numberloor()


def PRINT(deck: Deck, words: Words) -> bytes:  # noqa: N802 (an export of the package, as GAME is)
    """The deck as a PDF; what draws it is loaded only when somebody prints."""
    from stolek.games.numberloor.printing import sheets  # noqa: PLC0415

    return sheets(deck, words)


__all__ = ["BOTS", "GAME", "PRINT", "QUIET", "SPOKEN", "TERMINAL"]
