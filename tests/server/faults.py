"""Several nodes on one PostgreSQL, people at their tables, and everything that can go wrong in between.

Faults are real: kill -9, SIGSTOP and SIGCONT, PostgreSQL stopped as by a power cut and started again, the
network between a node and the database cut (loudly or silently), clocks hours apart. What people were
told is held against the journal afterwards by ``checker.py``, which knows nothing of the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Self
from urllib.parse import urlsplit

import asyncpg

from tests.server import checker, tiny
from tests.server.live import Server, eventually
from tests.server.load import Player, Process, progress, promises, tables_under_load
from tests.server.postgres import Postgres

CLOCKS = (0.0, 3_700.0, -5_400.0, 95.0)
KINDS = ("kill", "stop", "pause", "restart database", "cut", "silence")
_LEASE = 3.0


class Wire:
    """The network between one node and the database, or between a visitor and a server."""

    def __init__(self, target: int) -> None:
        self._target = target
        self.silent = False
        """Bytes go in and nothing comes out."""
        self.broken = False
        self._hushed: set[asyncio.Task[Any]] = set()
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self._server.close()
        self._hushed.clear()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def hush(self) -> None:
        """Lines that are open now stay so and say nothing more; who comes anew is heard."""
        self._hushed |= self._tasks

    def cut(self) -> None:
        for line in tuple(self._lines):
            line.transport.abort()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(writer)
        here = asyncio.current_task()
        assert here is not None
        self._tasks.add(here)
        there: asyncio.StreamWriter | None = None
        try:
            if self.broken:
                return
            back, there = await asyncio.open_connection("127.0.0.1", self._target)
            self._lines.add(there)
            both = [
                asyncio.ensure_future(self._pump(here, *pair)) for pair in ((reader, there), (back, writer))
            ]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for each in both:
                each.cancel()
            await asyncio.gather(*both, return_exceptions=True)
        except OSError:
            pass
        finally:
            self._tasks.discard(here)
            for line in (writer, there):
                if line is not None:
                    self._lines.discard(line)
                    line.transport.abort()

    async def _pump(
        self, line: asyncio.Task[Any], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                while self.silent or line in self._hushed:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
                writer.write(data)
                await writer.drain()


@dataclass
class Campaign:
    """What has happened so far."""

    done: Counter[str] = field(default_factory=Counter)
    takeovers: list[float] = field(default_factory=list)
    """Seconds from the loss of a node to the next acknowledged move at each of its tables."""
    moves: int = 0
    relayed: int = 0


class Cluster:
    """Nodes, their wires and the database."""

    def __init__(self, folder: Path, postgres: Postgres, nodes: int) -> None:
        self.folder = folder
        self.postgres = postgres
        self.address = ""
        self.wires = [Wire(postgres.port) for _ in range(nodes)]
        self.processes: list[Process] = []
        self.servers: list[Server] = []
        self._held: set[tuple[str, str, str]] = set()

    async def __aenter__(self) -> Self:
        self.address = await asyncio.to_thread(self.postgres.new_database)
        name = urlsplit(self.address).path
        for number, wire in enumerate(self.wires):
            await wire.open()
            through = f"postgresql://postgres@127.0.0.1:{wire.port}{name}"
            process = Process(self.folder / f"node{number}", through, CLOCKS[number % len(CLOCKS)])
            self.processes.append(process)
            self.servers.append(await process.start())
        return self

    async def __aexit__(self, *_: object) -> None:
        for process in self.processes:
            process.kill()
        for wire in self.wires:
            await wire.close()

    async def ask(self, sql: str) -> list[Any]:
        connection = await asyncpg.connect(self.address)
        try:
            return list(await connection.fetch(sql))
        finally:
            await connection.close()

    async def held(self) -> set[tuple[str, str, str]]:
        """Every answer that was held so far; a server that starts lets go of those that are long over."""
        self._held |= {tuple(row) for row in await self.ask("SELECT table_id, by, cid FROM held")}
        return self._held

    async def tables_of(self, number: int) -> list[str]:
        port = self.processes[number].port
        owned = "SELECT table_id FROM epochs JOIN nodes ON id = node WHERE address LIKE '%:{}'"
        return [row[0] for row in await self.ask(owned.format(port))]

    async def suffer(self, kind: str, victim: int, rng: random.Random) -> None:
        """One fault, from its beginning to the end of its cause."""
        process, wire = self.processes[victim], self.wires[victim]
        match kind:
            case "kill":
                process.kill()
                await asyncio.sleep(rng.uniform(0, 2 * _LEASE))
                await self.held()
                await process.start()
            case "stop" | "pause":
                process.signal(signal.SIGSTOP)
                await asyncio.sleep(rng.uniform(1.5, 2.5) * _LEASE if kind == "stop" else _LEASE / 4)
                process.signal(signal.SIGCONT)
            case "restart database":
                await asyncio.to_thread(self.postgres.stop)
                await asyncio.sleep(rng.uniform(0, _LEASE))
                await asyncio.to_thread(self.postgres.start)
            case "cut":
                wire.broken = True
                wire.cut()
                await asyncio.sleep(rng.uniform(0, 2) * _LEASE)
                wire.broken = False
            case "silence":
                wire.silent = True
                await asyncio.sleep(rng.uniform(0.3, 2) * _LEASE)
                wire.silent = False


LOSSES: Sequence[Literal["kill", "stop"]] = ("kill", "stop")
"""Faults after which a node's tables have to be taken over."""


async def campaign(
    folder: Path, postgres: Postgres, faults: Sequence[str], seed: int, nodes: int = 3
) -> Campaign:
    """Plays through these faults; raises ``AssertionError`` if anybody was told what is not so."""
    rng = random.Random(seed)
    found = Campaign()
    async with Cluster(folder, postgres, nodes) as cluster:
        first, *others = cluster.servers
        game = tiny.ENTRY.game.info.id
        async with tables_under_load(first, 3, 2, others, pause=0.03, game=game) as players:
            await progress(players, 3)
            for kind in faults:
                await _fault(cluster, players, kind, rng, found)
        await _check(cluster, players, found)
    return found


async def _fault(
    cluster: Cluster, players: list[Player], kind: str, rng: random.Random, found: Campaign
) -> None:
    counts = [len(await cluster.tables_of(number)) for number in range(len(cluster.processes))]
    most = max(range(len(counts)), key=counts.__getitem__)
    victim = most if kind in LOSSES else rng.randrange(len(counts))
    owned = await cluster.tables_of(victim)
    since = time.monotonic()
    suffering = asyncio.create_task(cluster.suffer(kind, victim, rng))
    if kind in LOSSES:
        for table in owned:
            here = [player for player in players if player.table == table]

            def again(here: list[Player] = here) -> list[float]:
                made = [promise.at for player in here for promise in player.promises[-9:]]
                return [at - since for at in made if at > since + 0.3]

            await eventually(lambda again=again: bool(again()), patience=120)  # type: ignore[misc]
            found.takeovers.append(min(again()))
    await suffering
    await progress(players, 2)
    found.done[kind] += 1


async def _check(cluster: Cluster, players: list[Player], found: Campaign) -> None:
    """Every client's record against the journal, by ``checker.py``."""
    columns = "table_id, seq, by, cid, kind, game, seat, events, action"
    journal = [
        tuple(row) for row in await cluster.ask(f"SELECT {columns} FROM journal ORDER BY table_id, seq")
    ]
    checker.check_promises([row[:4] for row in journal], await cluster.held(), promises(players))
    for player in players:
        truth = checker.fold(row[4:] for row in journal if row[0] == player.table)
        assert checker.check(truth, player.person, player.messages) > 0
        found.moves += len(player.promises)
