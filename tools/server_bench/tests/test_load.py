"""The load client counts what it says it counts: each acknowledged move once, with a wait of its own."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tools import dev
from tools.server_bench.boardgame_side import BoardgameSide
from tools.server_bench.load import Load
from tools.server_bench.process import Process
from tools.server_bench.stolek_side import PING_SECONDS, SAY_SECONDS, StolekPlayer, StolekSide


async def play(side: StolekSide | BoardgameSide, folder: Path, rate: float | None, least: int) -> Load:
    """Two tables until so many moves are made and a game is over, then everyone stops."""
    server = Process(side.command(folder), folder / "server.log")
    try:
        load = Load(rate)
        people: Any = await side.fill(load, server.ports, 2)
        load.start()
        await load.eventually(lambda: load.moves >= least, "enough moves")
        await load.stop()
        for player in people:
            player.leave()
        return load
    finally:
        server.end()


def check_counts(load: Load, least: int) -> None:
    assert load.troubles == []
    assert load.moves >= least
    assert len(load.waits) == load.moves == load.witnessed
    assert min(load.waits) > 0


def moves_on_disk(folder: Path) -> int:
    """The answers of people that the server has kept, each under the cid it came with."""
    with sqlite3.connect(next(folder.glob("*.sqlite"))) as journal:
        (found,) = journal.execute("SELECT count(*) FROM journal WHERE kind = 'game' AND cid IS NOT NULL")
    return int(found[0])


def test_every_acknowledged_move_is_counted_once(tmp_path: Path) -> None:
    """More moves than two games have, so that the next game is among them."""
    load = asyncio.run(play(StolekSide(), tmp_path, None, 200))
    check_counts(load, 200)
    assert load.games >= 1
    assert moves_on_disk(tmp_path) == load.moves


def test_a_paced_load_waits_for_its_turn(tmp_path: Path) -> None:
    load = asyncio.run(play(StolekSide(), tmp_path, 100.0, 50))
    check_counts(load, 50)
    assert moves_on_disk(tmp_path) == load.moves


@pytest.mark.full
def test_the_peer_is_counted_alike(tmp_path: Path) -> None:
    side = BoardgameSide()
    side.install()
    load = asyncio.run(play(side, tmp_path, None, 200))
    check_counts(load, 200)
    assert load.games >= 1


def test_a_page_of_the_load_says_that_it_is_there_as_seldom_as_a_real_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    script = (dev.ROOT / "web" / "src" / "lib" / "socket.ts").read_text()
    for name, seconds in (("PING_MS", PING_SECONDS), ("SAY_MS", SAY_SECONDS)):
        found = re.search(rf"^const {name} = ([\d_]+);$", script, re.MULTILINE)
        assert found is not None
        assert int(found[1]) == 1000 * seconds
    now = 100.0
    sent: list[bytes] = []
    monkeypatch.setattr(time, "monotonic", lambda: now)

    async def pings(*steps: tuple[float, bool]) -> list[int]:
        nonlocal now
        player, counts = StolekPlayer(Load(), 0, "", "t", 0), []
        monkeypatch.setattr(player, "_socket", SimpleNamespace(send=sent.append))
        for after, hears in steps:
            now += after
            if hears:
                player._hear(b'{"is":"pong","at":1}')
            player.beat()
            counts.append(len(sent))
        return counts

    # Nothing was ever said; the answer is there; nothing heard for long; it waits; the answer; nothing said
    # for long, though much was heard.
    steps = (0.0, True), (1.5, True), (2.5, False), (5.0, False), (0.1, True), (2.0, True), (2.0, True)
    assert asyncio.run(pings(*steps)) == [1, 1, 2, 2, 3, 3, 3]
