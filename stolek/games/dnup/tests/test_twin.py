"""The array twin of the rules against the rules: real games replayed in both, step by step."""

import multiprocessing
import os
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product

import numpy as np
import pytest

from stolek.core import Budget, Observation, Seat
from stolek.games.dnup import BOTS, GAME
from stolek.games.dnup.fast import casual, twin
from stolek.games.dnup.fast.thinking import table_of
from stolek.games.dnup.learned import player
from stolek.games.dnup.model import Lay, RoundVoided
from stolek.games.dnup.tests.build import faces, table
from stolek.games.dnup.tests.replay import Replay

SETUPS = list(product((2, 3, 4, 5), (50, 120, 500)))
SLICES = 20
GAMES = 100_000 // SLICES


def replayed(first: int, last: int) -> Counter[str]:
    """The games of these numbers, each set-up has its turn; why rounds were void in them."""
    found: Counter[str] = Counter()
    for number in range(first, last):
        replay = Replay(number, *SETUPS[number % len(SETUPS)])
        replay.to_the_end()
        found["games"] += 1
        found.update(e.why for move in replay.play.moves for e in move.events if isinstance(e, RoundVoided))
    return found


def test_games_replayed_in_the_twin_step_by_step() -> None:
    found = replayed(0, len(SETUPS))
    assert found["games"] == len(SETUPS)
    assert found["repeated"] > 0
    assert found["too-long"] > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_the_casual_bot_as_arrays_does_what_the_bot_does(seats: int) -> None:
    """Mostly: each deals worlds of its own, and with other luck the bot itself differs in 3 % of choices."""
    replay = Replay(1, seats, 500)
    rng, luck = random.Random(3), np.random.default_rng(3)
    alike = []
    for _ in range(100):
        ((seat, prompt),) = replay.play.prompts.items()
        view = GAME.view(replay.play.state, seat)
        action = BOTS["casual"]().decide(Observation(view, prompt), rng, Budget())
        numbers = luck.random(twin.luck_shape(replay.course, 1, Budget().worlds))
        found, _ = casual.choose(np, replay.course, replay.table, numbers)
        alike.append(int(found[0]) == player.choice(view, action))
        over, again = replay.do(seat, action)
        if over:
            break
        if again:
            replay.deal()
    assert len(alike) > 30
    assert sum(alike) / len(alike) > 0.88


def test_the_casual_bot_as_arrays_wins_with_a_last_set_that_beats_one_of_its_own() -> None:
    """DU-R9: two players; the cards that would come back do not count any more."""
    course = table(["6/1 6/7", "2/4 3/8 5/7 1/9"], {(0, 1): "5/2 5/8", (1, 1): "1/5* 1/7 1/8"}, turn=(0, 2))
    view = GAME.view(course.state, Seat(0))
    c, t = table_of(np, view)
    found, _ = casual.choose(np, c, t, np.random.default_rng(1).random(twin.luck_shape(c, 1, 8)))
    assert found[0] == player.choice(view, Lay(faces("6/1 6/7")))


@pytest.mark.full
@pytest.mark.parametrize("part", range(SLICES))
def test_a_hundred_thousand_games_replayed_in_the_twin(part: int) -> None:
    """A twentieth of them: the run can be stopped and resumed in between."""
    first = 1_000 + part * GAMES
    steps = [(n, min(n + 50, first + GAMES)) for n in range(first, first + GAMES, 50)]
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        assert sum(pool.map(replayed, *zip(*steps, strict=True)), Counter())["games"] == GAMES
