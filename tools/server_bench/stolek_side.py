"""Stolek under load, by its wire alone (docs/wire.md). A new protocol is a change here and nowhere else."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from tools.server_bench.load import Load, Player
from tools.server_bench.websocket import Meter, Websocket, connect

PROTOCOL = 3
SEATS = 4
GAME = "daynight"
WATCHER = -1
GIGABYTE = 1 << 30
PING_SECONDS, SAY_SECONDS = 2.0, 4.0
"""A page asks for a sign of life when it has heard nothing for so long, or said nothing (socket.ts)."""


# What is read of the messages; everything else is skipped by the decoder -------------------------------


class _Prompt(msgspec.Struct):
    id: int
    owed: bool
    options: list[msgspec.Raw]


class _Position(msgspec.Struct):
    seat: int | None
    prompt: _Prompt | UnsetType | None = UNSET


class _Table(msgspec.Struct):
    phase: str
    game_number: int


class _Message(msgspec.Struct, tag_field="is"):
    pass


class _Welcome(_Message, tag="welcome"):
    positions: list[_Position]
    table: _Table


class _Update(_Message, tag="update"):
    by: int | None = None
    cid: str | None = None
    positions: list[_Position] = []
    table: _Table | None = None


class _Done(_Message, tag="done"):
    cid: str


class _NotDone(_Message, tag="not-done"):
    cid: str
    why: msgspec.Raw


class _Problem(_Message, tag="problem"):
    say: msgspec.Raw


class _Noted(_Message, tag="noted"):
    pass


class _Pong(_Message, tag="pong"):
    pass


class _Presence(_Message, tag="presence"):
    pass


_decode = msgspec.json.Decoder(
    _Welcome | _Update | _Done | _NotDone | _Problem | _Presence | _Noted | _Pong
).decode


class StolekPlayer(Player):
    """A person's browser at one table."""

    def __init__(
        self, load: Load, port: int, cookie: str, table: str, seat: int, people: int = SEATS
    ) -> None:
        super().__init__(load, seat)
        self._people = people
        self.meter: Meter = load
        self._port = port
        self._cookie = cookie
        self._table = table
        self._socket: Websocket | None = None
        self._chance = random.Random(f"{table} {seat}")
        self._number = 0
        self._asked = (0, -1)
        self._prompt: _Prompt | None = None
        self._cids = 0
        self._heard_at = self._said_at = 0.0
        self._pings = False
        self._pending: str | None = None
        self._wishes: dict[str, asyncio.Future[None]] = {}
        self._welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def come(self, watch: bool = False) -> None:
        """Is connected and has been shown the table."""
        headers = {"Cookie": self._cookie}
        self._socket = await connect(self._port, "/ws", headers, self._hear, self.meter)
        self._send({"is": "hello", "table": self._table, "protocol": PROTOCOL, "watch": watch})
        await self._welcomed

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.close()

    async def wish(self, **message: Any) -> None:
        """Something before the game; returns when it is done."""
        cid = self._cid()
        granted = self._wishes[cid] = asyncio.get_running_loop().create_future()
        self._send({**message, "cid": cid})
        await granted

    def answer(self) -> None:
        assert self._prompt is not None
        prompt, self._prompt = self._prompt, None
        self._pending = self._cid()
        answer = {"is": "answer", "cid": self._pending, "seat": self.seat, "prompt": prompt.id}
        self._send({**answer, "option": self._chance.randrange(len(prompt.options))})

    def beat(self) -> None:
        now = time.monotonic()
        if not self._pings and (now - self._heard_at > PING_SECONDS or now - self._said_at > SAY_SECONDS):
            self._pings = True
            self._send({"is": "ping", "at": int(time.time() * 1000)})

    def _cid(self) -> str:
        self._cids += 1
        return f"{self.seat}-{self._cids}"

    def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._said_at = time.monotonic()
        self._socket.send(msgspec.json.encode(message))

    # What is heard ------------------------------------------------------------------------------------

    def _hear(self, raw: bytes) -> None:
        self._heard_at, self._pings = time.monotonic(), False
        match _decode(raw):
            case _Update() as update:
                if update.by is not None and update.by < self._people and self.seat == 0:
                    self.load.witnessed += 1
                if update.cid is not None:
                    self._verdict(update.cid)
                if update.table is not None:
                    self._look_round(update.table)
                self._look(update.positions)
            case _Done(cid):
                self._verdict(cid)
            case _NotDone(cid, why):
                self.load.fail(f"refused: {bytes(why).decode()}")
            case _Welcome() as welcome:
                self._look_round(welcome.table)
                self._look(welcome.positions)
                if not self._welcomed.done():
                    self._welcomed.set_result(None)
            case _Problem(say):
                self.load.fail(bytes(say).decode())

    def _verdict(self, cid: str) -> None:
        """The first word of it counts, be it ``update`` or ``done``; the second is for nobody."""
        if cid == self._pending:
            self._pending = None
            self.load.done(self)
        elif (wish := self._wishes.pop(cid, None)) is not None:
            wish.set_result(None)

    def _look_round(self, table: _Table) -> None:
        self._number = table.game_number
        if self.seat != WATCHER and table.phase == "over" and self._asked != (self._number, -1):
            self._asked = (self._number, -1)
            self.load.games += self.seat == 0
            self._send({"is": "rematch", "cid": self._cid()})

    def _look(self, positions: list[_Position]) -> None:
        for position in positions:
            prompt = position.prompt
            if position.seat != self.seat or not isinstance(prompt, _Prompt) or not prompt.owed:
                continue
            if self._asked != (self._number, prompt.id):
                self._asked = (self._number, prompt.id)
                self._prompt = prompt
                self.load.owes(self)


class StolekSide:
    """How to start it, fill its tables and look on."""

    name = "Stolek"
    player: type[StolekPlayer] = StolekPlayer

    def __init__(self, with_bots: bool = False, confined: bool = False) -> None:
        self._people = 1 if with_bots else SEATS
        self._confined = confined

    def command(self, folder: Path) -> list[str]:
        small = ["taskset", "-c", "0", "prlimit", f"--as={GIGABYTE}"] if self._confined else []
        return [*small, sys.executable, "-m", "tools.server_bench.stolek_server", str(folder)]

    def crowd(self, load: Load, port: int, tables: int, ways: Sequence[int] = ()) -> list[list[StolekPlayer]]:
        """People at so many tables of this server, before anybody is connected, so that waiting here holds up
        nobody. ``ways``: the servers to which they connect in turn, if not to this."""
        web = http.client.HTTPConnection("127.0.0.1", port)
        way = itertools.cycle(ways or (port,))
        crowd = []
        for _ in range(tables):
            cookies = [new_person(web) for _ in range(self._people)]
            path = "/api/tables" if self._people > 1 else "/api/play"
            table = _post(web, cookies[0], path, {"game": GAME, "chairs": SEATS})["table"]
            crowd.append(
                [
                    self.player(load, next(way), cookie, table, n, self._people)
                    for n, cookie in enumerate(cookies)
                ]
            )
        web.close()
        return crowd

    async def fill(self, load: Load, ports: tuple[int, ...], tables: int) -> list[StolekPlayer]:
        """So many tables full of people, each with a game begun."""
        return await self.seat(load, self.crowd(load, ports[0], tables))

    async def seat(self, load: Load, crowd: list[list[StolekPlayer]]) -> list[StolekPlayer]:
        """All of them are connected and have begun."""
        gate = asyncio.Semaphore(20)
        await load.carry_out(asyncio.gather(*(self._begin(gate, people) for people in crowd)))
        return [player for people in crowd for player in people]

    async def _begin(self, gate: asyncio.Semaphore, people: list[StolekPlayer]) -> None:
        async with gate:
            for player in people:
                await player.come()
                if player.seat > 0:
                    await player.wish(**{"is": "sit", "chair": player.seat})
            if len(people) > 1:
                await people[0].wish(**{"is": "start"})

    async def look_on(self, load: Load, players: list[StolekPlayer]) -> list[StolekPlayer]:
        """One more device at each of these tables, which only watches."""
        made = []
        for host in players[:: self._people]:
            watcher = StolekPlayer(load, host._port, host._cookie, host._table, WATCHER)
            await watcher.come(watch=True)
            made.append(watcher)
        return made


def new_person(web: http.client.HTTPConnection) -> str:
    web.request("GET", "/api/me")
    answer = web.getresponse()
    answer.read()
    cookie = answer.headers["set-cookie"]
    assert cookie, f"no cookie: {answer.status}"
    return str(cookie).partition(";")[0]


def _post(web: http.client.HTTPConnection, cookie: str, path: str, body: dict[str, Any]) -> Any:
    web.request("POST", path, json.dumps(body), {"Cookie": cookie, "Content-Type": "application/json"})
    answer = web.getresponse()
    said = answer.read()
    assert answer.status == 201, said
    return json.loads(said)
