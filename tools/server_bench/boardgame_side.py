"""boardgame.io under load: socket.io 4 over a websocket, as its own client speaks it.

It has it easier than Stolek: nothing is kept on a disk, matches need no credentials, and a new game is a
new match that the same sockets join.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import shutil
from pathlib import Path
from typing import Any

import msgspec

from tools import dev
from tools.server_bench.load import Load, Player
from tools.server_bench.websocket import Websocket, connect

SEATS = 4
SOURCE = Path(__file__).parent / "boardgame_io"
HOME = dev.CACHE / "boardgame_io"
_SPACE = b"/daynight,"


class _Lying(msgspec.Struct):
    face: str
    taker: int | None


class _View(msgspec.Struct):
    step: str
    waiting: list[int]
    hand: list[str]
    lying: list[_Lying]


class _Context(msgspec.Struct):
    gameover: dict[str, list[int]] | None = None


class _State(msgspec.Struct):
    view: _View = msgspec.field(name="G")
    ctx: _Context = msgspec.field()
    number: int = msgspec.field(name="_stateID")


class _Payload(msgspec.Struct):
    player: str = msgspec.field(name="playerID", default="")


class _Action(msgspec.Struct):
    type: str
    payload: _Payload


class _Entry(msgspec.Struct):
    action: _Action


class _Sync(msgspec.Struct):
    state: _State


_decode_update = msgspec.json.Decoder(tuple[str, str, _State, list[_Entry]]).decode
_decode_sync = msgspec.json.Decoder(tuple[str, str, _Sync]).decode


class BoardgamePlayer(Player):
    """A person's browser at one match."""

    def __init__(self, load: Load, ports: tuple[int, ...], match: str, seat: int | None) -> None:
        super().__init__(load, -1 if seat is None else seat)
        self._ports = ports
        self._id = None if seat is None else str(seat)
        self.match = match
        self.others: list[BoardgamePlayer] = []
        self._socket: Websocket | None = None
        self._chance = random.Random(f"{match} {seat}")
        self._state: _State | None = None
        self._pending = False
        self._synced = ""
        self._again: asyncio.Task[None] | None = None
        self._joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def come(self) -> None:
        """Is connected and has been shown the match."""
        path = "/socket.io/?EIO=4&transport=websocket"
        self._socket = await connect(self._ports[0], path, {}, self._hear, self.load)
        self._socket.send(b"40" + _SPACE)
        await self._joined

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.close()

    def join(self, match: str) -> None:
        self.match = match
        self._emit("sync", match, self._id, None, SEATS)

    def answer(self) -> None:
        assert self._state is not None
        view = self._state.view
        if view.step == "taking":
            move, faces = "take", [each.face for each in view.lying if each.taker is None]
        else:
            move, faces = "choose", view.hand
        payload = {"type": move, "args": [self._chance.choice(faces)], "playerID": self._id}
        self._emit(
            "update", {"type": "MAKE_MOVE", "payload": payload}, self._state.number, self.match, self._id
        )

    def _emit(self, *what: Any) -> None:
        assert self._socket is not None
        self._socket.send(b"42" + _SPACE + msgspec.json.encode(what))

    # What is heard ------------------------------------------------------------------------------------

    def _hear(self, raw: bytes) -> None:
        body = raw[12:]  # after 42/daynight,
        if body.startswith(b'["update"'):
            _, match, state, log = _decode_update(body)
            if match == self.match:
                self._count(log)
                self._look(state)
        elif body.startswith(b'["sync"'):
            _, self._synced, shown = _decode_sync(body)
            self._state = shown.state
            if all(player._synced == self.match for player in self.others):
                for player in self.others:  # not before: whoever is still joining would miss a move
                    player._think()
            if not self._joined.done():
                self._joined.set_result(None)
        elif raw.startswith(b"40" + _SPACE):
            self.join(self.match)
        elif raw == b"2":
            assert self._socket is not None
            self._socket.send(b"3")
        elif raw[:1] != b"0" and not body.startswith(b'["matchData"'):
            self.load.fail(raw[:200].decode())

    def _count(self, log: list[_Entry]) -> None:
        for entry in log:
            if entry.action.type != "MAKE_MOVE":
                continue
            if self.seat == 0:
                self.load.witnessed += 1
            if entry.action.payload.player == self._id:
                self._pending = False
                self.load.done(self)

    def _look(self, state: _State) -> None:
        self._state = state
        self._think()

    def _think(self) -> None:
        assert self._state is not None
        state = self._state
        if state.ctx.gameover is not None:
            if self.seat == 0:
                self.load.games += 1
                self._again = asyncio.create_task(self._new_match())
        elif self.seat in state.view.waiting and not self._pending:
            self._pending = True
            self.load.owes(self)

    async def _new_match(self) -> None:
        try:
            match = await asyncio.to_thread(_new_match, self._ports[1])
        except OSError as error:
            self.load.fail(f"no new match: {error}")
            return
        for player in self.others:
            player.join(match)


class BoardgameSide:
    """How to start it, fill its tables and look on. ``install`` before."""

    name = "boardgame.io"

    def __init__(self, *flags: str) -> None:
        self._flags = flags

    def install(self) -> None:
        """Its packages, as locked, into the cache; only when they changed."""
        inputs = sorted(SOURCE.iterdir())
        mark = dev.stamp(HOME, "npm")
        if dev.is_fresh(mark, inputs):
            return
        HOME.mkdir(parents=True, exist_ok=True)
        for source in inputs:
            shutil.copy(source, HOME)
        print("Installing boardgame.io from npm ...", flush=True)
        command = [dev.find_npm(), "--prefix", str(HOME), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        dev.run(
            command,
            "npm could not install boardgame.io: see its message above; is the network there?",
            timeout=dev.NPM_TIMEOUT,
        )
        mark.write_text(dev.digest(inputs))

    def command(self, _folder: Path) -> list[str]:
        return [node(), str(HOME / "server.mjs"), *self._flags]

    async def fill(self, load: Load, ports: tuple[int, ...], tables: int) -> list[BoardgamePlayer]:
        """So many tables full of people, each with a game begun."""
        web = http.client.HTTPConnection("127.0.0.1", ports[1])
        crowd = []
        for _ in range(tables):
            match = _create(web)
            people = [BoardgamePlayer(load, ports, match, seat) for seat in range(SEATS)]
            for player in people:
                player.others = people
            crowd.append(people)
        web.close()
        gate = asyncio.Semaphore(20)
        await load.carry_out(asyncio.gather(*(self._begin(gate, people) for people in crowd)))
        return [player for people in crowd for player in people]

    async def _begin(self, gate: asyncio.Semaphore, people: list[BoardgamePlayer]) -> None:
        async with gate:
            for player in people:
                await player.come()

    async def look_on(self, load: Load, players: list[BoardgamePlayer]) -> list[BoardgamePlayer]:
        """One more device at each of these tables, which only watches."""
        made = []
        for first in players[::SEATS]:
            watcher = BoardgamePlayer(load, first._ports, first.match, None)
            await watcher.come()
            made.append(watcher)
        return made


def node() -> str:
    """The node beside the npm that is used."""
    folder = Path(dev.find_npm()).parent
    return shutil.which("node", path=str(folder)) or "node"


def _new_match(port: int) -> str:
    web = http.client.HTTPConnection("127.0.0.1", port)
    try:
        return _create(web)
    finally:
        web.close()


def _create(web: http.client.HTTPConnection) -> str:
    body = json.dumps({"numPlayers": SEATS})
    web.request("POST", "/games/daynight/create", body, {"Content-Type": "application/json"})
    return str(json.loads(web.getresponse().read())["matchID"])
