"""The array twin of the rules against the rules: real games replayed in both, step by step."""

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import cast, get_args

import pytest

from stolek.games.daynight.fast import twin
from stolek.games.daynight.model import Ending, Taking
from stolek.games.daynight.rules import rounds
from stolek.games.daynight.tests.replay import Replay

ENDINGS = cast("tuple[Ending, ...]", get_args(Ending))
SETUPS = list(product((2, 3, 4, 5), ENDINGS, cast("tuple[Taking, ...]", get_args(Taking))))
SLICES = 10
GAMES = 100_000 // SLICES


def replayed(first: int, last: int) -> int:
    """The games of these numbers; each set-up has its turn."""
    for number in range(first, last):
        Replay(number, *SETUPS[number % len(SETUPS)]).to_the_end()
    return last - first


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_games_replayed_in_the_twin_step_by_step(setup: int) -> None:
    for number in (setup, setup + len(SETUPS)):
        assert replayed(number, number + 1) == 1


@pytest.mark.full
@pytest.mark.parametrize("part", range(SLICES))
def test_a_hundred_thousand_games_replayed_in_the_twin(part: int) -> None:
    """A tenth of them: the run can be stopped and resumed between tenths."""
    first = 1_000 + part * GAMES
    steps = [(n, min(n + 250, first + GAMES)) for n in range(first, first + GAMES, 250)]
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        assert sum(pool.map(replayed, *zip(*steps, strict=True))) == GAMES


@pytest.mark.parametrize(("seats", "ending"), list(product((2, 3, 4, 5), ENDINGS)))
def test_a_course_has_as_many_rounds_as_the_rules_say(seats: int, ending: Ending) -> None:
    assert twin.course(seats, ending).rounds == rounds(ending, seats, twin.DECK)
