"""Three nodes on one PostgreSQL, and faults: nothing acknowledged is lost or doubled, never two writers.

A few in `make test`, two hundred in `make test-full`; kill -9 on SQLite is in ``test_kill.py``."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import faults
from tests.server.live import run
from tests.server.postgres import Postgres

PARTS = 20
EACH = 10


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be stopped without others noticing."""
    made = Postgres()
    yield made
    made.remove()


@pytest.mark.xdist_group("postgres")
def test_nothing_is_lost_when_a_node_dies_another_sleeps_and_the_database_restarts(
    tmp_path: Path, own_postgres: Postgres
) -> None:
    _suffer(tmp_path, own_postgres, ("kill", "stop", "restart database"), seed=0)


@pytest.mark.full
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_faults_lose_no_acknowledged_move(tmp_path: Path, own_postgres: Postgres, part: int) -> None:
    kinds = random.Random(part).choices(faults.KINDS, weights=(3, 3, 1, 1, 1, 1), k=EACH)
    found = _suffer(tmp_path, own_postgres, kinds, seed=part)
    times = " ".join(f"{seconds:.2f}" for seconds in sorted(found.takeovers))
    moves = f"{found.moves} moves acknowledged, none lost or doubled"
    print(f"{dict(found.done)}: {moves}; taken over in {times} s")


def _suffer(
    folder: Path, postgres: Postgres, kinds: tuple[str, ...] | list[str], seed: int
) -> faults.Campaign:
    found: list[faults.Campaign] = []

    async def scenario() -> None:
        found.append(await faults.campaign(folder, postgres, kinds, seed))

    run(scenario, patience=1_200)
    return found[0]
