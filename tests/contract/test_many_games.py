"""The long run: ten thousand games of every game, over all its seat counts, options and endings.

A game whose games are long may ask for fewer in its own ``tests/bars.toml``: ``games``, in whole thousands.
"""

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from operator import add

import pytest

from stolek.testing import contract
from stolek.testing.setups import cases
from tests.bars import bars
from tests.contract.games import PACKAGES, entry

GAMES = 10_000
CHUNK = 100
SLICES = 10


def chunk(package: str, number: int) -> contract.Report:
    """One piece of the run, for a process of its own; costly laws look at fewer positions of more games. Each
    piece goes on with the set-ups where the one before it stopped."""
    every = cases(entry(package).game)
    first = number * CHUNK % len(every)
    order = every[first:] + every[:first]
    return contract.run(entry(package), games=CHUNK, seed=1000 + number, only=order, share=0.06, eyes=1)


@pytest.mark.full
@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("package", PACKAGES)
def test_ten_thousand_games_keep_the_contract(
    package: str, part: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """A tenth of them: the run can be stopped and resumed between tenths."""
    games = bars(entry(package)).get("games", GAMES) // SLICES
    pieces = games // CHUNK
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        numbers = range(part * pieces, (part + 1) * pieces)
        report = reduce(add, pool.map(chunk, [package] * len(numbers), numbers))
    with capsys.disabled():
        print(f"\n{report}")
    report.demand()
    assert report.games == games
    assert len(report.setups) == min(games, len(cases(entry(package).game)))
