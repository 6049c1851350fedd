"""People who never stop playing: they answer at once, come back after a drop, remember every promise."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from stolek.server.store.people import COOKIE
from tests.server.live import Message, Server, Visitor, eventually
from tests.server.unfolding import Unfolding

_IMPATIENT: Any = {"open_timeout": 2, "ping_interval": 1, "ping_timeout": 1.5, "close_timeout": 0.1}
"""With more servers than one nobody waits long for one that is silent."""
_SILENT = 1011
_GONE = (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError)


class Process:
    """A server in another process, which can be killed and started again at the same place."""

    def __init__(self, folder: Path, database: str = "", clock: float = 0.0) -> None:
        self.folder = folder
        self.port = 0
        self._more = (database, str(clock)) if database else ()
        self._process: subprocess.Popen[str] | None = None
        self._log = folder / "server.log"

    async def start(self) -> Server:
        self.folder.mkdir(exist_ok=True)
        with self._log.open("a") as log:
            place = (str(self.folder), str(self.port), *self._more)
            command = [sys.executable, "-m", "tests.server.served", *place]
            self._process = await asyncio.to_thread(
                subprocess.Popen, command, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        said = await asyncio.to_thread(self._process.stdout.readline)
        assert said, self._log.read_text()
        self.port = int(said)
        return Server(self.port, self.folder, None)

    def signal(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def kill(self) -> None:
        """kill -9 (on Windows what comes closest): no time to finish anything."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


@dataclass
class Promise:
    """An acknowledged move."""

    row: int
    person: str
    cid: str
    at: float


@dataclass
class Player:
    """One person at one table, seat by seat the same in every game there."""

    servers: Sequence[Server]
    """Any of them will do: the next one is tried when one does not answer."""
    cookie: str
    table: str
    seat: int
    pause: float = 0.0
    """Seconds they look at what they are asked before they answer."""
    row: int = -1
    promises: list[Promise] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    _unfolding: Unfolding = field(default_factory=Unfolding)
    _pending: Message | None = None
    _asked: tuple[int, int] | None = None
    _number: int = 0
    _count: int = 0

    @property
    def person(self) -> str:
        return self.cookie.partition(".")[0]

    async def play(self) -> None:
        """Until cancelled, through every drop. As behind a proxy a server that hangs up is asked again, one
        that says nothing is left for the next."""
        servers = itertools.cycle(self.servers)
        server = next(servers)
        while True:
            heard, silent = len(self.messages), False
            try:
                async with connect(
                    f"ws://127.0.0.1:{server.port}/ws",
                    additional_headers={"cookie": f"{COOKIE}={self.cookie}"},
                    max_size=None,
                    compression=None,
                    **(_IMPATIENT if len(self.servers) > 1 else {}),
                ) as line:
                    await self._converse(line)
            except ConnectionClosed as closed:
                silent = closed.sent is not None and closed.sent.code == _SILENT
            except _GONE:
                pass
            if silent or len(self.messages) == heard:
                server = next(servers)
            await asyncio.sleep(0.05)

    async def _converse(self, line: ClientConnection) -> None:
        await self._send(line, {"is": "hello", "table": self.table, "row": self.row})
        if self._pending is not None:
            await self._send(line, self._pending)
        async for raw in line:
            message = self._unfolding.whole(msgspec.json.decode(raw))
            self.messages.append(message)
            await self._hear(line, message)

    async def _hear(self, line: ClientConnection, message: Message) -> None:
        waits_for = None if self._pending is None else self._pending["cid"]
        if message["is"] in ("done", "update") and waits_for is not None and message["cid"] == waits_for:
            self.promises.append(Promise(message["row"], self.person, message["cid"], time.monotonic()))
            self._pending = None
        match message["is"]:
            case "welcome":
                assert message["row"] >= self.row, "what was shown is gone"
                await self._look(line, message)
            case "update":
                assert message["row"] <= self.row + 1, "a row was left out"
                if message["row"] == self.row + 1:
                    await self._look(line, message)
            case "not-done" if self._pending is not None and message["cid"] == self._pending["cid"]:
                self.refusals.append(message["why"]["rule"])
                self._pending = None

    async def _look(self, line: ClientConnection, message: Message) -> None:
        self.row = message["row"]
        table = message["table"]
        if table is not None:
            self._number = table["game_number"]
            if table["phase"] == "over" and not table["chairs"][self.seat]["ready"]:
                await self._want(line, {"is": "rematch"})
        for position in message["positions"]:
            prompt = position["prompt"]
            if position["seat"] != self.seat or not prompt or not prompt["owed"]:
                continue
            if self._asked != (self._number, prompt["id"]):
                self._asked = (self._number, prompt["id"])
                option = prompt["options"][self._count % len(prompt["options"])]
                answer = {"is": "answer", "seat": self.seat, "prompt": prompt["id"], "option": option["n"]}
                if option["blank"]:
                    answer["text"] = "a few words"
                await self._want(line, answer)

    async def _want(self, line: ClientConnection, wish: Message) -> None:
        self._count += 1
        if self.pause:
            await asyncio.sleep(self.pause)
        self._pending = {**wish, "cid": f"{self.seat}-{self._count}"}
        await self._send(line, self._pending)

    @staticmethod
    async def _send(line: ClientConnection, message: Message) -> None:
        await line.send(msgspec.json.encode(message).decode())


@contextlib.asynccontextmanager
async def tables_under_load(
    server: Server, tables: int, seats: int, others: Sequence[Server] = (), pause: float = 0.0, **wanted: Any
) -> AsyncIterator[list[Player]]:
    """This many tables full of people, all playing; ``others``: more servers of the same tables."""
    servers = (server, *others)
    players: list[Player] = []
    async with contextlib.AsyncExitStack() as stack:
        crowd: list[Visitor] = [await stack.enter_async_context(server.visitor()) for _ in range(seats)]
        for _ in range(tables):
            table = await crowd[0].new_table(chairs=seats, **wanted)
            for seat, person in enumerate(crowd):
                if seat > 0:
                    link = await crowd[0].post(f"/api/tables/{table}/links", chair=seat)
                    await person.post(f"/api/links/{link['path'].removeprefix('/link/')}")
                first = len(players) % len(servers)
                near = (*servers[first:], *servers[:first])
                players.append(Player(near, person.cookie, table, seat, pause))
        tasks = [asyncio.create_task(player.play()) for player in players]
        for player in players[::seats]:
            async with crowd[0].at(player.table) as host:
                await host.settled("start")
        try:
            yield players
        finally:
            for task in tasks:
                task.cancel()
            failures = await asyncio.gather(*tasks, return_exceptions=True)
    for failure in failures:
        if isinstance(failure, Exception):
            raise failure


async def progress(players: list[Player], moves: int) -> None:
    """Waits until every table has seen this many more moves acknowledged."""

    def counted() -> dict[str, int]:
        made: dict[str, int] = {}
        for player in players:
            made[player.table] = made.get(player.table, 0) + len(player.promises)
        return made

    before = counted()
    await eventually(
        lambda: all(now >= before[table] + moves for table, now in counted().items()), patience=300
    )


def promises(players: Iterable[Player]) -> dict[tuple[str, str], list[tuple[str, int]]]:
    """What each person at each table was promised by now."""
    return {(p.table, p.person): [(promise.cid, promise.row) for promise in p.promises] for p in players}
