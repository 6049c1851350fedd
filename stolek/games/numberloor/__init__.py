"""Numberloor: floors, balloons and a hand to be rid of, at three levels of difficulty."""

from stolek.core.cards import Deck
from stolek.games.numberloor.bot import BOTS
from stolek.games.numberloor.game import Numberloor
from stolek.games.numberloor.terminal import TERMINAL
from stolek.words import Words

GAME = Numberloor()


def PRINT(deck: Deck, words: Words) -> bytes:  # noqa: N802 (an export of the package, as GAME is)
    """The deck as a PDF; what draws it is loaded only when somebody prints."""
    from stolek.games.numberloor.printing import sheets  # noqa: PLC0415

    return sheets(deck, words)


__all__ = ["BOTS", "GAME", "PRINT", "TERMINAL"]
