"""Half an hour with people who come, leave and misbehave: ``python -m tools.server_bench.soak``.

Tables of four people and tables of one with bots play on while lines are dropped in the middle of a move,
people come again, and strangers send rubbish, floods and nothing. At the end every move that was acknowledged
must be in the database, once, and the server must not have grown since its tables were full of games.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import os
import random
import sqlite3
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, ClassVar

import uvloop

from tools.server_bench.load import Load
from tools.server_bench.process import Process
from tools.server_bench.stolek_side import PROTOCOL, StolekPlayer, StolekSide, new_person
from tools.server_bench.websocket import connect

_BOTS_SHARE = 10
"""One table in so many has one person and bots."""
_RUBBISH = (
    b"",
    b"{",
    b"[" * 9_000,
    b'{"is":"start"}',
    b'{"is":"hello","table":"x","protocol":1}',
    b"\xff\xfe",
)
_CHAT = b'{"is":"chat","cid":"%d-%d","text":"la"}'


class Stranger:
    """Counts what comes to somebody who is not expected to stay."""

    received = 0

    def fail(self, why: str) -> None:
        """Being shown the door is what strangers are here for."""


class Guest(StolekPlayer):
    """Somebody who may lose the line at any time and comes again with what has no verdict yet."""

    acknowledged: ClassVar[set[tuple[str, str]]] = set()
    lost_lines: ClassVar[list[str]] = []
    is_away = False
    received = 0
    _unsettled: dict[str, Any]

    def fail(self, why: str) -> None:
        """The line was lost without our doing: the page would come again, too."""
        self.lost_lines.append(why)
        self._returning = asyncio.create_task(self.lose_line(1.0))

    def answer(self) -> None:
        if self._prompt is not None:
            super().answer()
        else:  # asked anew after coming back, and answered already
            self.load.in_flight -= 1

    def _send(self, message: dict[str, Any]) -> None:
        if message["is"] == "answer":
            self._unsettled = message
        super()._send(message)

    def _verdict(self, cid: str) -> None:
        if cid == self._pending:
            self.acknowledged.add((self._table, cid))
        super()._verdict(cid)

    def own_line(self) -> None:
        """From now on a lost line is this guest's own business."""
        assert self._socket is not None
        self._socket.meter = self

    async def lose_line(self, seconds: float) -> None:
        """The line is gone in the midst of whatever it was, and comes again."""
        assert self._socket is not None
        self.is_away = True
        self._socket.abort()
        await asyncio.sleep(seconds)
        if self._asked == (self._number, -1):
            self._asked = (0, 0)  # perhaps the wish for another game was lost
        while True:
            self._welcomed = asyncio.get_running_loop().create_future()
            try:
                await self.come()
                break
            except OSError:
                await asyncio.sleep(1.0)
        if self._pending is not None:
            self.sent_at = time.perf_counter()
            self._send(self._unsettled)
        self.is_away = False


class GuestSide(StolekSide):
    player = Guest

    async def fill(self, load: Load, ports: tuple[int, ...], tables: int) -> list[Any]:
        guests: list[Any] = await super().fill(load, ports, tables)
        for guest in guests:
            guest.meter = guest
            guest.own_line()
        return guests


async def come_and_go(
    guests: list[Guest], rng: random.Random, counts: Counter[str], stop: asyncio.Event
) -> None:
    """Every now and then somebody is gone for a while; returns when everybody is back."""
    async with asyncio.TaskGroup() as away:
        while not stop.is_set():
            await asyncio.sleep(0.25)
            guest = rng.choice(guests)
            if not guest.is_away:
                away.create_task(guest.lose_line(rng.random() * 8))
                counts["people left and came again"] += 1


async def misbehave(port: int, guests: list[Guest], rng: random.Random, counts: Counter[str]) -> None:
    """Strangers, one after the other, with cookies of their own."""
    web = http.client.HTTPConnection("127.0.0.1", port)
    cookies = [new_person(web) for _ in range(20)]
    web.close()
    number = 0
    while True:
        await asyncio.sleep(0.5)
        number += 1
        kind = rng.choice(("silent", "rubbish", "pings", "resumes", "chat", "requests"))
        hello = b'{"is":"hello","table":"%s","protocol":%d}' % (rng.choice(guests)._table.encode(), PROTOCOL)
        if kind in ("silent", "requests"):
            path = rng.choice((b"/a%00b", b"//api/me", b"/" + b"a" * 3_000, b"/api/saved/T/-1"))
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET " + path + (b" HTTP/1.1\r\nhost: x\r\n\r\n" if kind == "requests" else b""))
            await asyncio.sleep(1)
            writer.close()
        else:
            headers = {"Cookie": rng.choice(cookies)}
            try:
                line = await connect(port, "/ws", headers, lambda _: None, Stranger())
            except OSError:
                continue
            sent = {
                "rubbish": [rng.choice(_RUBBISH)],
                "pings": [hello, *[b'{"is":"ping","at":1}'] * 300],
                "resumes": [hello, *[b'{"is":"resume","row":-1}'] * 50],
                "chat": [hello, *(_CHAT % (number, n) for n in range(20))],
            }[kind]
            if kind == "resumes":
                line.pause_reading()
            for message in sent:
                line.send(message)
            await asyncio.sleep(1)
            line.abort()
        counts[f"times {kind}"] += 1


async def soak(tables: int, minutes: float, rate: float) -> None:
    rng, counts = random.Random(1), Counter[str]()
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        server = Process([*StolekSide().command(folder), "limited"], folder / "server.log")
        stack.callback(server.end)
        load, few = Load(rate), max(1, tables // _BOTS_SHARE)
        guests: list[Any] = await GuestSide(with_bots=True).fill(load, server.ports, few)
        guests += await GuestSide().fill(load, server.ports, tables - few)
        load.start()
        stop = asyncio.Event()
        going = asyncio.create_task(come_and_go(guests, rng, counts, stop))
        strange = asyncio.create_task(misbehave(server.ports[0], guests, rng, counts))
        began, cpu, sizes = time.monotonic(), server.cpu_seconds(), []
        for minute in range(round(minutes)):
            await asyncio.sleep(max(0.0, began + 60 * (minute + 1) - time.monotonic()))
            load.check()
            sizes.append(server.resident() / 1e6)
            waits, load.waits = sorted(load.waits), []
            print(
                f"minute {minute + 1}: {sizes[-1]:.0f} MB, {load.moves} moves, {load.games} games, p50 "
                f"{1000 * waits[len(waits) // 2]:.0f} ms, p99 {1000 * waits[len(waits) * 99 // 100]:.0f} ms, "
                f"load average {os.getloadavg()[0]:.1f}",
                flush=True,
            )
        stop.set()
        await going
        await load.eventually(lambda: not any(guest.is_away for guest in guests), "everyone is back")
        assert not strange.done(), strange
        strange.cancel()
        load.pause()
        await load.eventually(lambda: not load.in_flight, "every answer has its verdict")
        spent = server.cpu_seconds() - cpu
        for guest in guests:
            guest.leave()
        await server.at_rest()
        kept = Counter(_moves_kept(folder))
        lost = Guest.acknowledged - kept.keys()
        twice = [each for each, times in kept.items() if times > 1]
        errors = [line for line in (folder / "server.log").read_text().splitlines() if " ERROR " in line]
    print(f"{load.moves} moves acknowledged, {len(lost)} of them lost, {len(twice)} kept twice")
    print(f"{len(Guest.lost_lines)} lines lost without anybody's doing {Counter(Guest.lost_lines)}")
    print(f"{spent / (60 * minutes):.2f} of a core; {dict(counts)}")
    print(f"memory after a third of the time {sizes[len(sizes) // 3]:.0f} MB, at the end {sizes[-1]:.0f} MB")
    print(f"{len(errors)} errors in the log" + "".join(f"\n  {line}" for line in errors[:5]))


def _moves_kept(folder: Path) -> list[tuple[str, str]]:
    with sqlite3.connect(folder / "stolek.sqlite") as journal:
        return journal.execute(
            "SELECT table_id, cid FROM journal WHERE kind = 'game' AND cid IS NOT NULL"
        ).fetchall()


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.server_bench.soak")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--rate", type=float, default=100.0, help="moves of people a second, in all")
    asked = parser.parse_args()
    uvloop.run(soak(asked.tables, asked.minutes, asked.rate))


if __name__ == "__main__":
    main()
