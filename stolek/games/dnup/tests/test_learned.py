"""The learned players: the same numbers with NumPy and without, weights that fit, and whole games."""

import json
import random
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import msgspec
import numpy as np
import pytest

from stolek.core import Budget, Observation, Seat
from stolek.core.cards import Deck, DeckGroup, Face
from stolek.core.game import make_setup
from stolek.core.play import Play
from stolek.core.weights import arrays
from stolek.games.dnup import BOTS, GAME
from stolek.games.dnup.fast import thinking
from stolek.games.dnup.fast.search import likelihood
from stolek.games.dnup.learned import player
from stolek.games.dnup.learned.cards import is_known
from stolek.games.dnup.learned.features import WIDTH, features
from stolek.games.dnup.model import View
from stolek.games.dnup.tests.build import table
from stolek.testing import golden

GOLDEN = Path(__file__).parent / "wishes.json"
"""Rewritten by ``STOLEK_GOLDEN=rewrite pytest`` on this file, when other weights are shipped."""


def positions() -> Iterator[View]:
    """What whoever has the turn sees in games played at random."""
    rng = random.Random(8)
    for number in range(12):
        play = Play.start(GAME, make_setup(GAME, 2 + number % 4), number.to_bytes(4, "big"))
        for _ in range(40):
            if not play.prompts:
                break
            ((seat, prompt),) = play.prompts.items()
            if rng.random() < 0.1:
                yield GAME.view(play.state, seat)
            play.submit(seat, rng.choice(prompt.options).action)


@pytest.fixture
def without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "numpy", lambda: None)


def wishes(view: View) -> list[float]:
    return [round(wish, 4) for wish in player.wishes(view)]


def difference(every: int) -> float:
    """The greatest between what the net wants and what it wanted."""
    stored: list[list[float]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    found = list(positions())
    assert len(stored) == len(found) > 30
    pairs = list(zip(found, stored, strict=True))[::every]
    return max(abs(a - b) for view, then in pairs for a, b in zip(wishes(view), then, strict=True))


def test_the_net_wants_with_numpy_what_it_wanted() -> None:
    if golden.is_rewriting():
        lines = [json.dumps(wishes(view)) for view in positions()]
        GOLDEN.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    assert difference(1) < 2e-3


@pytest.mark.usefixtures("without_numpy")
def test_the_net_wants_without_numpy_what_it_wanted() -> None:
    assert difference(5) < 2e-3


def test_the_weights_are_small_and_for_the_numbers_they_are_given() -> None:
    data = (resources.files("stolek.games.dnup.learned") / player.FILE).read_bytes()
    data += (resources.files("stolek.games.dnup.fast") / thinking.CRITIC).read_bytes()
    assert len(data) < 2_000_000
    assert len(player.shipped()["actor"]["x"][0]) == WIDTH == len(features(next(positions())))


@pytest.mark.usefixtures("without_numpy")
@pytest.mark.parametrize(("seats", "level"), [(2, "master"), (3, "strong")])
def test_whole_games_can_be_played_without_numpy(seats: int, level: str) -> None:
    play = Play.start(GAME, make_setup(GAME, seats), b"plain")
    rng = random.Random(4)
    while play.prompts:
        ((seat, prompt),) = play.prompts.items()
        bot = BOTS[level if seat == 0 else "easy"]()
        play.submit(seat, bot.decide(Observation(GAME.view(play.state, seat), prompt), rng, Budget()))
    assert play.outcome is not None


@pytest.mark.parametrize("seats", [2, 4])
def test_master_goes_out_when_that_wins_the_round_and_thinks_alike_with_the_same_luck(seats: int) -> None:
    play = Play.start(GAME, make_setup(GAME, seats), b"ahead")
    rng = random.Random(6)
    thought = 0
    while play.prompts and thought < 2:
        ((seat, prompt),) = play.prompts.items()
        seen = Observation(GAME.view(play.state, seat), prompt)
        out = [o.action for o in prompt.options if any(e.key == "dnup-effect-out" for e in o.effects)]
        if out:
            thought += 1
            chosen = [BOTS["master"]().decide(seen, random.Random(7), Budget()) for _ in range(2)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in out
        play.submit(seat, BOTS["casual"]().decide(seen, rng, Budget()))
    assert thought == 2


def test_worlds_are_likely_in_which_the_others_would_have_laid_what_lies_there() -> None:
    """Who laid two 6s and kept none of them is believed rather than who kept three."""
    course = table(["1/7 2/4 3/8 4/8", "9/2 8/1 5/2", "5/1* 7/1"], {1: "6/1 6/2"})
    kept = table(["1/7 2/4 3/8 4/8", "6/3 6/4 6/7", "5/1* 7/1"], {1: "6/1 6/2"})
    found = []
    for each in (course, kept):
        known = tuple(each.state.hands[seat] if seat else () for seat in range(3))
        c, t = thinking.table_of(np, GAME.view(msgspec.structs.replace(each.state, known=known), Seat(0)))
        nets = arrays(player.shipped()["actor"])
        found.append(float(likelihood(np, c, nets, t, (t.hand[:, None], t.up[:, None]))[0, 0]))
    assert found[0] > found[1] + 0.5, found


def test_a_deck_of_ones_own_is_played_as_the_casual_bot_would() -> None:
    """The net knows the cards of the box alone."""
    box = GAME.default_deck().groups
    other = {Face("1/7"): Face("1/10")}
    deck = Deck("own", tuple(DeckGroup(g.mark, tuple(other.get(f, f) for f in g.cards)) for g in box))
    assert not is_known(deck)
    assert is_known(GAME.default_deck())
    play = Play.start(GAME, make_setup(GAME, 3, deck=deck), b"own")
    ((seat, prompt),) = play.prompts.items()
    seen = Observation(GAME.view(play.state, seat), prompt)
    answers = {level: BOTS[level]().decide(seen, random.Random(1), Budget()) for level in list(BOTS)[2:]}
    assert answers["strong"] == answers["master"] == answers["casual"]
