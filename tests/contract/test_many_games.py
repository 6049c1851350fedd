"""The long run: ten thousand games of every game, over all its seat counts, options and endings."""

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from operator import add

import pytest

from stolek.testing import contract
from stolek.testing.cases import cases
from tests.contract.games import PACKAGES, entry

GAMES = 10_000
CHUNK = 250


def chunk(package: str, number: int) -> contract.Report:
    """One piece of the run, for a process of its own; costly laws look at fewer positions of more games."""
    return contract.run(entry(package), games=CHUNK, seed=1000 + number, share=0.06, eyes=1)


@pytest.mark.full
@pytest.mark.parametrize("package", PACKAGES)
def test_ten_thousand_games_keep_the_contract(package: str, capsys: pytest.CaptureFixture[str]) -> None:
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        numbers = range(GAMES // CHUNK)
        report = reduce(add, pool.map(chunk, [package] * len(numbers), numbers))
    with capsys.disabled():
        print(f"\n{report}")
    report.demand()
    assert report.games == GAMES
    assert len(report.setups) == len(cases(entry(package).game))
