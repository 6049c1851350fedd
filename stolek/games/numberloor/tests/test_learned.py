"""The learned player: the same numbers with NumPy and without, weights that fit, and whole games."""

import json
import random
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from stolek.core import Budget, Observation, Seat
from stolek.core.cards import Deck, DeckGroup, Face
from stolek.core.game import make_setup
from stolek.core.play import Play
from stolek.core.prompt import Prompt
from stolek.games.numberloor import BOTS, GAME
from stolek.games.numberloor.learned import player
from stolek.games.numberloor.learned.cards import VARIANTS, is_known
from stolek.games.numberloor.learned.features import OPTION, SITUATION, options_of
from stolek.games.numberloor.model import Action, Lay, TakeOver, View
from stolek.games.numberloor.tests.build import table
from stolek.testing import golden

GOLDEN = Path(__file__).parent / "wishes.json"
"""Rewritten by ``STOLEK_GOLDEN=rewrite pytest`` on this file, when other weights are shipped."""


def positions() -> Iterator[tuple[View, Prompt[Action]]]:
    """What is seen by whoever has something to choose, in games played at random."""
    rng = random.Random(8)
    for number in range(12):
        setup = make_setup(GAME, 2 + number % 4, VARIANTS[number % 3])
        play = Play.start(GAME, setup, number.to_bytes(4, "big"))
        for _ in range(60):
            seat = next(seat for seat, prompt in play.prompts.items() if prompt.owed)
            prompt = play.prompts[seat]
            if len(prompt.options) > 1 and rng.random() < 0.15:
                yield GAME.view(play.state, seat), prompt
            play.submit(seat, rng.choice(prompt.options).action)


@pytest.fixture
def without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "numpy", lambda: None)


def wishes(view: View, prompt: Prompt[Action]) -> list[float]:
    options = options_of(view, [option.action for option in prompt.options], 4)
    return [round(wish, 4) for wish in player.wanted(view, options)]


def difference(every: int) -> float:
    """The greatest between what the net wants and what it wanted."""
    stored: list[list[float]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    found = list(positions())
    assert len(stored) == len(found) > 30
    pairs = list(zip(found, stored, strict=True))[::every]
    return max(abs(a - b) for seen, then in pairs for a, b in zip(wishes(*seen), then, strict=True))


def test_the_net_wants_with_numpy_what_it_wanted() -> None:
    if golden.is_rewriting():
        lines = [json.dumps(wishes(*seen)) for seen in positions()]
        GOLDEN.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    assert difference(1) < 2e-3


@pytest.mark.usefixtures("without_numpy")
def test_the_net_wants_without_numpy_what_it_wanted() -> None:
    assert difference(5) < 2e-3


def test_the_weights_are_small_and_for_the_numbers_they_are_given() -> None:
    data = (resources.files("stolek.games.numberloor.learned") / player.FILE).read_bytes()
    assert len(data) < 2_000_000
    actor = player.shipped()["actor"]
    assert (len(actor["s"][0]), len(actor["x"][0])) == (SITUATION, OPTION)


@pytest.mark.usefixtures("without_numpy")
@pytest.mark.parametrize(("seats", "variant"), [(2, "full"), (3, "full"), (5, "full")])
def test_whole_games_can_be_played_without_numpy(seats: int, variant: str) -> None:
    play = Play.start(GAME, make_setup(GAME, seats, variant), b"plain")
    rng = random.Random(4)
    while play.prompts:
        seat = next(seat for seat, prompt in play.prompts.items() if prompt.owed)
        seen = Observation(GAME.view(play.state, seat), play.prompts[seat])
        play.submit(seat, BOTS["strong" if seat == 0 else "easy"]().decide(seen, rng, Budget()))
    assert play.outcome is not None


def test_strong_plays_with_a_hand_too_large_to_plan_with() -> None:
    """Eight kinds of floors that do not fit, and two beyond them that do: the casual bot finds them."""
    course = table(["f0 f2 f3 f4 f6 f8 f9 n0 n5 n7", "f1 f1"], floor="f1", balloon="b4")
    prompt = course.asked()[course.state.active]
    seen = Observation(GAME.view(course.state, course.state.active), prompt)
    assert options_of(seen.view, [option.action for option in prompt.options], 4) == []
    action = BOTS["strong"]().decide(seen, random.Random(1), Budget())
    assert action in [option.action for option in prompt.options]


def test_strong_takes_over_when_that_is_a_star() -> None:
    asked = table(["f5 b2 f9 f9 f3 f1", "n7", "f1 f2 f3"]).lay("f5").act(0, Lay(Face("b2")))
    prompt = asked.asked()[Seat(1)]
    seen = Observation(GAME.view(asked.state, Seat(1)), prompt)
    assert isinstance(BOTS["strong"]().decide(seen, random.Random(1), Budget()), TakeOver)


def alike(play: Play) -> bool:
    """Whether strong and casual answer alike to whoever has the turn."""
    seat = play.state.active
    seen = Observation(GAME.view(play.state, seat), play.prompts[seat])
    levels = ("casual", "strong")
    first, second = (BOTS[level]().decide(seen, random.Random(1), Budget()) for level in levels)
    return bool(first == second)


@pytest.mark.parametrize("variant", ["medium", "beginner"])
def test_where_the_net_is_not_better_strong_plays_as_the_casual_bot_would(variant: str) -> None:
    for seed in range(8):
        assert alike(Play.start(GAME, make_setup(GAME, 4, variant), b"alike%d" % seed))


def test_a_deck_of_ones_own_is_played_as_the_casual_bot_would() -> None:
    """The net knows the cards of the box alone."""
    box = GAME.default_deck().groups
    groups = []
    for group in box:
        cards = list(group.cards)
        if Face("f3") in cards:
            cards[cards.index(Face("f3"))] = Face("f4")
        groups.append(DeckGroup(group.mark, tuple(cards)))
    deck = Deck("own", tuple(groups))
    assert not is_known("full", deck)
    assert is_known("full", GAME.default_deck())
    for seed in range(30):
        assert alike(Play.start(GAME, make_setup(GAME, 3, deck=deck), b"own%d" % seed))
