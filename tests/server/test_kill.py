"""kill -9 under load: what was acknowledged is there, in order, and play goes on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from tests.server import checker, tiny
from tests.server.live import run
from tests.server.load import Player, Process, Promise, progress, tables_under_load

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

    async def scenario() -> None:
        server = await process.start()
        async with tables_under_load(server, tables, seats=3, game=tiny.ENTRY.game.info.id) as players:
            await progress(players, 3)
            for _ in range(kills):
                await asyncio.sleep(rng.uniform(0.1, 1.5))
                process.kill()
                promised = {id(player): list(player.promises) for player in players}
                await process.start()
                _check_promises(folder, players, promised)
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


def _check_promises(folder: Path, players: list[Player], promised: dict[int, list[Promise]]) -> None:
    """Every acknowledged move stands in the journal where it was said to be, and no row is missing."""
    with sqlite3.connect(f"file:{folder / 'stolek.sqlite'}?mode=ro", uri=True) as connection:
        in_order = "SELECT table_id, seq, by, cid FROM journal ORDER BY table_id, seq"
        rows = connection.execute(in_order).fetchall()
        held = {tuple(r) for r in connection.execute("SELECT table_id, by, cid FROM held")}
    connection.close()
    by_table: dict[str, list[int]] = {}
    for table, seq, _, _ in rows:
        by_table.setdefault(table, []).append(seq)
    assert all(seqs == list(range(len(seqs))) for seqs in by_table.values())
    stored = {(table, by, cid): seq for table, seq, by, cid in rows if cid is not None}
    for player in players:
        places = []
        for promise in promised[id(player)]:
            key = (player.table, promise.person, promise.cid)
            if key in held:
                continue  # an answer in a window: it becomes a row when the window closes
            assert stored.get(key) == promise.row, f"{key} was acknowledged for row {promise.row}"
            places.append(promise.row)
        assert places == sorted(places)
