"""Every game, variant, seat count and option value keeps the contract. There is no exemption list."""

import os
import random
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

from stolek.core import codec
from stolek.core.bot import Budget, Observation
from stolek.core.game import make_setup
from stolek.core.play import Play
from stolek.core.visibility import redact
from stolek.testing import contract, hypothesis_strategies
from stolek.testing.hypothesis_table import table_of
from stolek.testing.setups import Case, few_cases
from tests.contract.games import PACKAGES, entry

ASKED_AGAIN = 0.3  # how often a bot that owes nothing is asked all the same
GAMES_EACH = 2  # all mixtures of seats and options are in test_many_games.py
CASES = [
    pytest.param(package, case, id=f"{entry(package).game.info.id}-{case.name}")
    for package in PACKAGES
    for case in few_cases(entry(package).game)
]
TABLES = [
    pytest.param(package, variant.id, seats, id=f"{entry(package).game.info.id}-{variant.id}-{seats}p")
    for package in PACKAGES
    for variant in entry(package).game.info.variants
    for seats in variant.seats
]


@pytest.mark.parametrize(("package", "case"), CASES)
def test_every_law_holds(package: str, case: Case) -> None:
    report = contract.run(entry(package), games=GAMES_EACH, only=[case])
    assert report.breaches == ()
    assert report.games == GAMES_EACH


@pytest.mark.parametrize("package", PACKAGES)
def test_at_least_half_of_the_games_have_a_twin(package: str) -> None:
    some = few_cases(entry(package).game)
    contract.run(entry(package), games=len(some), only=some, share=0, eyes=3).demand()


@pytest.mark.parametrize("package", PACKAGES)
def test_hypothesis_finds_no_way_to_break_a_table(package: str) -> None:
    machine = table_of(entry(package).game)
    run_state_machine_as_test(machine, settings=settings(max_examples=12, stateful_step_count=60))


@pytest.mark.parametrize("package", PACKAGES)
@settings(max_examples=15)
@given(data=st.data())
def test_a_game_stopped_anywhere_can_be_saved_and_goes_on_alike(package: str, data: st.DataObject) -> None:
    game = entry(package).game
    course = data.draw(hypothesis_strategies.cut_courses(game))
    play = Play(game, course.setup, course.seed)
    for turn in course.turns:
        play.replay(turn.move)
    back = codec.verify(game, codec.read_header(codec.save(play)))
    assert back.state == course.last
    assert dict(back.prompts) == course.turns[-1].prompts


@pytest.mark.parametrize(("package", "variant", "seats"), TABLES)
def test_every_bot_answers_with_an_option(package: str, variant: str, seats: int) -> None:
    found = entry(package)
    rng = random.Random(f"{variant}{seats}")
    play = Play.start(found.game, make_setup(found.game, seats, variant), b"bots")
    bots = [make() for make in found.bots.values()]
    while play.prompts:
        seat = min(seat for seat, prompt in play.prompts.items() if prompt.owed)
        since = [redact(event, seat) for event in play.moves[-1].events]
        seen = Observation(found.game.view(play.state, seat), play.prompts[seat], tuple(since))
        bot = bots[len(play.moves) % len(bots)]
        play.submit(seat, bot.decide(seen, rng, Budget(seconds=0.02, worlds=3)))
        settled = [prompt for prompt in play.prompts.values() if not prompt.owed]
        if settled and rng.random() < ASKED_AGAIN:
            prompt = rng.choice(settled)
            again = Observation(found.game.view(play.state, prompt.seat), prompt)
            answer = bot.decide(again, rng, Budget(seconds=0.02, worlds=3))
            assert found.game.check(play.state, prompt.seat, answer) is None
    assert play.outcome is not None


_FINGERPRINT = """
import hashlib, random, sys
from stolek.core import codec
from stolek.testing.setups import cases
from stolek.testing.golden import random_play, transcript
from tests.contract.games import entry
game = entry(sys.argv[1]).game
seen = hashlib.sha256()
for case in cases(game)[:12]:
    play = random_play(game, case.setup, b"order")
    seen.update(codec.save(play) + transcript(play, 0).encode())
print(seen.hexdigest())
"""


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_depends_on_the_order_of_a_set(package: str) -> None:
    """The same games in two processes whose sets and dicts of strings are in different orders."""
    prints = {
        subprocess.run(
            [sys.executable, "-c", _FINGERPRINT, package],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(prints) == 1
