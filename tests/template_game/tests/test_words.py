"""The table of High Card as text; that all of it can be said in every language is a law of the house."""

from stolek.core import registry
from stolek.core.game import make_setup
from stolek.core.play import Play
from stolek.words import load
from tests import template_game

ENTRY = registry.entry_of(template_game)


def test_a_saved_table_can_be_drawn() -> None:
    words = load("en", ENTRY.folder, strict=True)
    play = Play.start(ENTRY.game, make_setup(ENTRY.game, 2), b"plain")
    shown = ENTRY.game.view(play.state, None).shown
    drawn = ENTRY.terminal(shown, words.say, lambda seat: f"Player {seat}")
    assert drawn.splitlines() == ["Pile: 5", "Player 0        : –", "Player 1        : –"]
