"""What a move costs inside the server, without sockets: ``python -m tools.server_bench.inside``.

Four people at each table play the same games of Day & Night again and again. Their frames are put into the
server's own websockets, whose transport only counts what is written; SQLite is real. Of every piece of the
game the cheapest run counts, so that figures are repeatable on a machine that does other things as well.
``--stacks FILE`` keeps what the loop's thread was doing at every tick of CPU time, one stack a line.
``--count`` is for a machine that is never quiet: once as many moves have been made, callgrind counts the
instructions of the rest, of all threads:

    valgrind --tool=callgrind --instr-atstart=no python -m tools.server_bench.inside --count --runs 1
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import cast

import msgspec
import uvicorn
import uvloop
from uvicorn.server import ServerState
from websockets.protocol import State
from websockets.server import ServerProtocol

from stolek.driver.live_table import LiveTable
from stolek.server import garbage_collection
from stolek.server.app import make_app
from stolek.server.http.uvicorn_protocols import Addresses, DirectWebsocket, Turn, masked
from stolek.server.live.connection import Connection
from stolek.server.services import Services
from stolek.server.settings import Settings
from stolek.table.effects import Said
from stolek.table.messages import PROTOCOL, Hello, Person, Rematch, Sit, Start
from stolek.table.opening import NewTable
from tools.server_bench.stolek_server import UNLIMITED

SEATS = 4
PIECE = 500
"""So many moves are a piece; the cheapest of its runs counts."""


class _Transport:
    """Where a websocket writes to."""

    written = 0
    writes = 0

    def write(self, data: bytes) -> None:
        _Transport.written += len(data)
        _Transport.writes += 1

    def is_closing(self) -> bool:
        return False


def _websocket(turn: Turn, config: uvicorn.Config) -> DirectWebsocket:
    """The server's websocket, as after the shaking of hands."""
    made = DirectWebsocket(Addresses(1, ()), turn, config=config, server_state=ServerState(), app_state={})
    made.conn = ServerProtocol(state=State.OPEN)
    made.transport = cast("asyncio.Transport", _Transport())
    return made


class Game:
    """One table with its people."""

    def __init__(
        self,
        number: int,
        table: LiveTable,
        turn: Turn,
        config: uvicorn.Config,
        services: Services,
        seats: int = SEATS,
    ) -> None:
        self.table = table
        self._seats = range(seats)
        self._chance = random.Random(number)
        self._cids = 0
        people = [Person(f"{number} {seat}", f"P{seat}", 1) for seat in self._seats]
        self._people = people
        self._lines = [_websocket(turn, config) for _ in people]
        self._connections = [
            Connection(line, person, "", table, services)
            for line, person in zip(self._lines, people, strict=True)
        ]
        for connection in self._connections:
            connection.join(Hello(table.record.id, PROTOCOL))
        for seat in self._seats[1:]:
            self._wish(seat, Sit(self._cid(), seat))
        self._wish(0, Start(self._cid()))

    def _wish(self, seat: int, wish: Sit | Start | Rematch) -> None:
        line = self._connections[seat].number
        self.table.take(Said(line, self._people[seat], wish, self._chance.randbytes(32)))

    def _cid(self) -> str:
        self._cids += 1
        return f"c-{self._cids}"

    def frames(self) -> list[tuple[int, bytes]]:
        """What everybody who is asked says now."""
        play = self.table.table.history.play
        assert play is not None
        if not play.prompts:
            for seat in self._seats:
                self._wish(seat, Rematch(self._cid()))
            return []
        said: list[tuple[int, bytes]] = []
        for seat, prompt in play.prompts.items():
            if prompt.owed:
                option = prompt.options[self._chance.randrange(len(prompt.options))].n
                answer = b'{"is":"answer","cid":"%s","seat":%d,"prompt":%d,"option":%d}'
                said.append((seat, masked(answer % (self._cid().encode(), seat, prompt.id, option))))
        return said

    def hear(self, said: list[tuple[int, bytes]]) -> None:
        for seat, frame in said:
            self._lines[seat].data_received(frame)

    @property
    def is_busy(self) -> bool:
        return bool(self.table._waiting)


class Costs(msgspec.Struct):
    """Seconds of CPU: of the loop's thread, and of the others."""

    moves: int = 0
    loop: float = 0.0
    others: float = 0.0


async def at_rest(games: list[Game]) -> None:
    """Returns when everything that was said is answered."""
    while any(game.is_busy for game in games):  # noqa: ASYNC110 (nobody says when)
        await asyncio.sleep(0.001)
    await asyncio.sleep(0)


async def _round(games: list[Game], costs: Costs) -> None:
    said = [game.frames() for game in games]
    await at_rest(games)
    own, everything = time.thread_time(), time.process_time()
    for game, frames in zip(games, said, strict=True):
        game.hear(frames)
    await at_rest(games)
    own, everything = time.thread_time() - own, time.process_time() - everything
    costs.moves += sum(map(len, said))
    costs.loop += own
    costs.others += everything - own


async def play(
    folder: Path, tables: int, moves: int, keep: Counter[str] | None, counted: bool = False
) -> list[Costs]:
    services = Services(Settings(data=folder, **UNLIMITED))
    turn, games = Turn(), []
    config = uvicorn.Config(make_app(services), lifespan="off", log_config=None)
    for number in range(tables):
        host = Person(f"{number} 0", "P0", 1)
        name = await services.tables.create(host, NewTable("daynight", "base", chairs=SEATS))
        table = await services.tables.get(name)
        assert table is not None
        games.append(Game(number, table, turn, config, services))
    await asyncio.sleep(0.1)
    _Transport.written = _Transport.writes = 0
    if keep is not None:
        _watch(keep)
    if counted:
        first = Costs()
        while first.moves < moves:
            await _round(games, first)
        _callgrind("-i", "on")
    pieces = [Costs()]
    while sum(piece.moves for piece in pieces) < moves:
        if pieces[-1].moves >= PIECE:
            pieces.append(Costs())
        await _round(games, pieces[-1])
    signal.setitimer(signal.ITIMER_PROF, 0)
    if counted:
        _callgrind("-d")
        _callgrind("-i", "off")
    await services.close()
    return pieces


def _callgrind(*how: str) -> None:
    """Tells the valgrind that this process runs in."""
    subprocess.run(["callgrind_control", *how, str(os.getpid())], check=True, stdout=subprocess.DEVNULL)


def _watch(keep: Counter[str]) -> None:
    def look(_: int, frame: FrameType | None) -> None:
        stack = []
        while frame is not None:
            code = frame.f_code
            stack.append(f"{code.co_filename.rpartition('/')[2]}:{code.co_qualname}")
            frame = frame.f_back
        keep[";".join(reversed(stack))] += 1

    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.server_bench.inside")
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--moves", type=int, default=5_000)
    parser.add_argument("--runs", type=int, default=6)
    parser.add_argument("--stacks", type=Path)
    parser.add_argument("--count", action="store_true")
    asked = parser.parse_args()
    stacks: Counter[str] = Counter()
    garbage_collection.look_little()
    runs = []
    for _ in range(asked.runs):
        with tempfile.TemporaryDirectory() as folder:
            keep = None if asked.stacks is None else stacks
            runs.append(uvloop.run(play(Path(folder), asked.tables, asked.moves, keep, asked.count)))
    moves = sum(piece.moves for piece in runs[0])
    pieces = [*zip(*runs, strict=True)]
    loop = sum(min(run.loop for run in piece) for piece in pieces)
    others = sum(min(run.others for run in piece) for piece in pieces)
    print(
        f"{moves} moves at {asked.tables} tables: {1e6 * loop / moves:.0f} µs of CPU a move in the loop's "
        f"thread, {1e6 * others / moves:.0f} in others; {_Transport.written / moves:,.0f} bytes and "
        f"{_Transport.writes / moves:.2f} writes a move"
    )
    if asked.stacks is not None:
        asked.stacks.write_text("\n".join(f"{stack} {count}" for stack, count in stacks.items()))


if __name__ == "__main__":
    main()
