"""The 84 pictures on paper, with backs and the rules. Decides nothing."""

from __future__ import annotations

from importlib import resources

from stolek.core.cards import Deck, Face
from stolek.games.dixit.game import Dixit
from stolek.printing import Card, printed
from stolek.words import Words

SIZE = (60.0, 90.0)


def sheets(deck: Deck, words: Words) -> bytes:
    """Every picture of the box, then the rules."""
    return printed(Dixit(), deck, words, draw, size=SIZE)


def draw(face: Face, mark: str) -> Card:  # noqa: ARG001 (all pictures are in one group)
    """A picture as it was painted."""
    return Card(picture=(resources.files(__package__) / "deck" / f"{face}.webp").read_bytes())
