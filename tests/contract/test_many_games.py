"""The long run: ten thousand games of every game, over all its seat counts, options and endings.

A game whose games are long may ask for fewer in its own ``tests/bars.toml``: ``games``, in whole hundreds.
"""

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from operator import add

import pytest

from stolek.testing import contract
from stolek.testing.cases import cases
from tests.bars import bars
from tests.contract.games import PACKAGES, entry

GAMES = 10_000
CHUNK = 100


def chunk(package: str, number: int) -> contract.Report:
    """One piece of the run, for a process of its own; costly laws look at fewer positions of more games. Each
    piece goes on with the set-ups where the one before it stopped."""
    every = cases(entry(package).game)
    first = number * CHUNK % len(every)
    order = every[first:] + every[:first]
    return contract.run(entry(package), games=CHUNK, seed=1000 + number, only=order, share=0.06, eyes=1)


@pytest.mark.full
@pytest.mark.parametrize("package", PACKAGES)
def test_ten_thousand_games_keep_the_contract(package: str, capsys: pytest.CaptureFixture[str]) -> None:
    games = bars(entry(package)).get("games", GAMES)
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        numbers = range(games // CHUNK)
        report = reduce(add, pool.map(chunk, [package] * len(numbers), numbers))
    with capsys.disabled():
        print(f"\n{report}")
    report.demand()
    assert report.games == games
    assert len(report.setups) == len(cases(entry(package).game))
