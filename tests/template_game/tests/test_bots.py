"""Bots answer with what is offered, and the better ones win more."""

import random

import pytest
from msgspec.structs import replace

from stolek.core.bot import Budget, Observation
from stolek.core.cards import Face
from stolek.core.game import make_setup
from stolek.core.play import Play
from tests.template_game import BOTS, GAME
from tests.template_game.model import Keep, Swap


def winner_share(better: str, games: int) -> float:
    """How often seat 0 wins with a better bot, against one that plays anything."""
    rng = random.Random(1)
    bots = (BOTS[better](), BOTS["random"]())
    wins = 0.0
    for game in range(games):
        play = Play.start(GAME, make_setup(GAME, 2), str(game).encode())
        while play.prompts:
            ((seat, prompt),) = play.prompts.items()
            seen = Observation(GAME.view(play.state, seat), prompt)
            play.submit(seat, bots[seat].decide(seen, rng, Budget()))
        assert play.outcome is not None
        wins += play.outcome.ranks[0] == 1
    return wins / games


def test_a_casual_bot_beats_chance() -> None:
    assert winner_share("casual", 400) > 0.56


@pytest.mark.parametrize("level", ["easy", "casual"])
@pytest.mark.parametrize(("variant", "keeps"), [("base", "c7"), ("low", "c1")])
def test_the_best_card_is_kept_and_the_worst_is_not(level: str, variant: str, keeps: str) -> None:
    throws = {"c7": "c1", "c1": "c7"}[keeps]
    for card, wanted in ((keeps, Keep()), (throws, Swap())):
        play = Play.start(GAME, make_setup(GAME, 2, variant), b"bots")
        ((seat, prompt),) = play.prompts.items()
        view = GAME.view(play.state, seat)
        seen = Observation(replace(view, shown=replace(view.shown, card=Face(card))), prompt)
        assert BOTS[level]().decide(seen, random.Random(0), Budget()) == wanted
