"""kill -9 under load: what was acknowledged is there, in order, and play goes on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server import checker, tiny
from tests.server.live import run
from tests.server.load import Process, progress, promises, tables_under_load

pytestmark = pytest.mark.sqlite(
    "the files of one server survive its kill; nodes are killed in test_faults.py"
)

PARTS, EACH = 40, 25
"""A thousand kills in `make test-full`, besides those at twenty tables."""


def test_two_kills_lose_no_acknowledged_move(tmp_path: Path) -> None:
    _kill_and_check(tmp_path, tables=4, kills=2)


@pytest.mark.full
@pytest.mark.parametrize("part", range(PARTS))
def test_many_kills_lose_no_acknowledged_move(tmp_path: Path, part: int) -> None:
    moves = _kill_and_check(tmp_path, tables=4, kills=EACH, seed=part)
    print(f"4 tables, {EACH} kills: {moves} acknowledged moves, all there and in order")


@pytest.mark.full
def test_ten_kills_at_twenty_tables_lose_no_acknowledged_move(tmp_path: Path) -> None:
    moves = _kill_and_check(tmp_path, tables=20, kills=10)
    print(f"20 tables, 10 kills: {moves} acknowledged moves, all there and in order")


def _kill_and_check(folder: Path, tables: int, kills: int, seed: int = 0) -> int:
    process = Process(folder)
    rng = random.Random(seed)
    acknowledged: list[int] = []
    held: set[Any] = set()

    async def scenario() -> None:
        server = await process.start()
        async with tables_under_load(server, tables, seats=3, game=tiny.ENTRY.game.info.id) as players:
            await progress(players, 3)
            for _ in range(kills):
                await asyncio.sleep(rng.uniform(0.1, 1.5))
                process.kill()
                promised = promises(players)
                held.update(_stored(folder)[1])  # a server that starts lets go of those that are long over
                await process.start()
                checker.check_promises(_stored(folder)[0], held, promised)
                await progress(players, 3)
        for player in players:
            truth = checker.read(folder, player.table)
            assert checker.check(truth, player.person, player.messages) > 0
            assert set(player.refusals) <= {"ST-1", "ST-2", "ST-3"}, "a late answer in a race"
            written = (folder / "server.log").read_text()
            assert "stolek.table" in written, "nothing was logged, so nothing was searched"
            assert not [*checker.seeds_in(truth, written)]
            assert not checker.faces_in(truth, written)
        acknowledged.append(sum(len(player.promises) for player in players))

    try:
        run(scenario, patience=1_200)
    finally:
        process.kill()
    return acknowledged[0]


def _stored(folder: Path) -> tuple[list[Any], set[Any]]:
    with sqlite3.connect(f"file:{folder / 'stolek.sqlite'}?mode=ro", uri=True) as connection:
        rows = connection.execute("SELECT table_id, seq, by, cid FROM journal").fetchall()
        held = {*connection.execute("SELECT table_id, by, cid FROM held")}
    connection.close()
    return rows, held
