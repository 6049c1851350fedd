"""Moves per CPU second, waits, bytes and memory of the server, beside boardgame.io with the same game.

    python -m tools.server_bench                        the three sizes, both servers by turns
    python -m tools.server_bench --quick                a few seconds, to see that it works
    python -m tools.server_bench --only stolek --tables 50
    python -m tools.server_bench --tables 1000 --rate 500 --beats
    python -m tools.server_bench --bots --confined --tables 50 --rate 12      a small machine, human pace
    python -m tools.server_bench.soak                   half an hour with people who come, go and misbehave

Real websockets on loopback, four people a table, whole games one after another, no bots. Absolute figures
belong to the machine and to what else runs on it; the ratios come from runs by turns. On a machine whose
load average is above its cores, the waits are those of its scheduler: only CPU, bytes and memory say much.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

import msgspec
import uvloop

from tools import dev
from tools.server_bench.boardgame_side import BoardgameSide
from tools.server_bench.load import Load
from tools.server_bench.process import Process
from tools.server_bench.stolek_side import StolekSide

Side: TypeAlias = StolekSide | BoardgameSide
SEATS = 4
WARM_SECONDS = 2.0


class Size(msgspec.Struct, frozen=True):
    """So many tables; ``rate``: moves a second in all, None: as fast as it goes; ``beats``: everybody says
    that they are there when their page would, to a server that wants to hear it."""

    tables: int
    rate: float | None = None
    beats: bool = False

    def __str__(self) -> str:
        how = "flat out" if self.rate is None else f"{self.rate:g} moves a second"
        return f"{self.tables} tables, {how}{', beats' if self.beats else ''}"


SIZES = (Size(50), Size(200), Size(1000, 500.0, beats=True))
QUICK = (Size(5), Size(10, 50.0))


class Figures(msgspec.Struct, frozen=True):
    """What one run found. Memory in bytes; ``server_cores`` and ``client_cores`` are shares of one core."""

    moves: int
    moves_a_second: float
    moves_a_cpu_second: float
    p50_ms: float
    p99_ms: float
    bytes_a_move: float
    server_cores: float
    client_cores: float
    idle_memory: int
    memory_a_table: float
    memory_a_socket: float
    memory_after: int
    bots_missed: int
    """Answers of bots that came too late or not at all, so that a weaker one was asked."""
    busy: float
    """How many processes of this machine wanted to run, its load average, when the run was over."""


async def measure(side: Side, size: Size, seconds: float) -> Figures:
    """One server from its start to its end under one load."""
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        server = Process(side.command(folder), folder / "server.log")
        stack.callback(server.end)
        idle = await server.at_rest()
        load = Load(size.rate)
        players: Any = await side.fill(load, server.ports, size.tables)
        filled = await server.at_rest()
        watchers = await side.look_on(load, players)
        watched = await server.at_rest()
        for watcher in watchers:
            watcher.leave()
        await server.at_rest()
        load.start()
        if size.beats:
            load.beat(players)
        await asyncio.sleep(WARM_SECONDS)
        with no_garbage_collection():
            load.waits.clear()
            moves, received, cpu = load.moves, load.received, server.cpu_seconds()
            own, began = time.process_time(), time.perf_counter()
            await asyncio.sleep(seconds)
            took, own = time.perf_counter() - began, time.process_time() - own
            moves, received = load.moves - moves, load.received - received
            cpu, waits = server.cpu_seconds() - cpu, sorted(load.waits)
        await load.stop()
        after = server.resident()
        missed = (folder / "server.log").read_text().count("bot daynight/")
        for player in players:
            player.leave()
    return Figures(
        moves=moves,
        moves_a_second=moves / took,
        moves_a_cpu_second=moves / cpu,
        p50_ms=1000 * waits[len(waits) // 2],
        p99_ms=1000 * waits[len(waits) * 99 // 100],
        bytes_a_move=received / moves,
        server_cores=cpu / took,
        client_cores=own / took,
        idle_memory=idle,
        memory_a_table=(filled - idle) / size.tables,
        memory_a_socket=(watched - filled) / size.tables,
        memory_after=after,
        bots_missed=missed,
        busy=os.getloadavg()[0],
    )


@contextlib.contextmanager
def no_garbage_collection() -> Iterator[None]:
    """The client's own pauses are not the server's."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


# What is printed --------------------------------------------------------------------------------------

LINES: tuple[tuple[str, Callable[[Figures], float], str], ...] = (
    ("moves a CPU second", lambda f: f.moves_a_cpu_second, "{:,.0f}"),
    ("moves a second", lambda f: f.moves_a_second, "{:,.0f}"),
    ("p50, ms", lambda f: f.p50_ms, "{:,.1f}"),
    ("p99, ms", lambda f: f.p99_ms, "{:,.1f}"),
    ("bytes sent a move, to all four", lambda f: f.bytes_a_move, "{:,.0f}"),
    ("server, cores", lambda f: f.server_cores, "{:.2f}"),
    ("load client, cores", lambda f: f.client_cores, "{:.2f}"),
    ("memory idle, MB", lambda f: f.idle_memory / 1e6, "{:,.0f}"),
    ("memory a resting table with its sockets, KB", lambda f: f.memory_a_table / 1e3, "{:,.0f}"),
    (
        "memory a resting table beyond its sockets, KB",
        lambda f: (f.memory_a_table - SEATS * f.memory_a_socket) / 1e3,
        "{:,.0f}",
    ),
    ("memory after the run, MB", lambda f: f.memory_after / 1e6, "{:,.0f}"),
    ("bots' answers missed", lambda f: f.bots_missed, "{:,.0f}"),
    ("load average of the machine", lambda f: f.busy, "{:.1f}"),
)


def table(size: Size, found: dict[str, list[Figures]]) -> str:
    """The medians of the runs side by side; the last column is the first server's figure by the second's."""
    names = list(found)
    width = max(len(name) for name, _, _ in LINES)
    shown = [f"{size}".ljust(width) + "".join(f"{name:>15}" for name in names)]
    if len(names) == 2:
        shown[0] += f"{'ratio':>10}"
    for label, of, form in LINES:
        values = [median(of(figures) for figures in found[name]) for name in names]
        line = label.ljust(width) + "".join(f"{form.format(value):>15}" for value in values)
        if len(values) == 2 and values[1]:
            line += f"{values[0] / values[1]:>10.2f}"
        shown.append(line)
    return "\n".join(shown)


def run(sides: list[Side], size: Size, seconds: float, rounds: int) -> dict[str, list[Figures]]:
    """By turns, so that what else the machine does falls on both."""
    found: dict[str, list[Figures]] = {side.name: [] for side in sides}
    for number in range(rounds):
        for side in sides:
            figures = uvloop.run(measure(side, size, seconds))
            found[side.name].append(figures)
            print(
                f"  {size}, {side.name}, run {number + 1}: {figures.moves_a_cpu_second:,.0f} moves a CPU "
                f"second, p50 {figures.p50_ms:.1f} ms, p99 {figures.p99_ms:.1f} ms",
                file=sys.stderr,
                flush=True,
            )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="tools.server_bench", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--quick", action="store_true", help="small and short: figures mean little")
    parser.add_argument("--only", choices=["stolek", "boardgame.io"], help="one server alone")
    parser.add_argument("--tables", type=int, help="one size instead of the three")
    parser.add_argument("--rate", type=float, help="moves a second in all; without it as fast as it goes")
    parser.add_argument("--beats", action="store_true", help="pages say that they are there")
    parser.add_argument("--seconds", type=float, help="how long each run is measured")
    parser.add_argument("--bots", action="store_true", help="one person a table, Stolek alone")
    parser.add_argument("--confined", action="store_true", help="Stolek on one core, 1 GB a process")
    parser.add_argument("--rounds", type=int, default=2, help="runs of each server at each size")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if not Path("/proc/self/stat").exists():
        sys.exit("The server's bench reads CPU time and memory from /proc, which only Linux has.")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that servers are ended, too
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    sides: list[Side] = []
    if asked.only != "boardgame.io":
        sides.append(StolekSide(asked.bots, asked.confined))
    if asked.only != "stolek" and not asked.bots:
        peer = BoardgameSide()
        try:
            peer.install()
        except dev.Trouble as trouble:
            sys.exit(str(trouble))
        sides.append(peer)
    sizes: tuple[Size, ...] = QUICK if asked.quick else SIZES
    if asked.tables is not None:
        sizes = (Size(asked.tables, asked.rate, asked.beats),)
    seconds = asked.seconds or (1.5 if asked.quick else 10.0)
    everything = []
    for size in sizes:
        found = run(sides, size, seconds, asked.rounds)
        everything.append({"size": size, "runs": found})
        if not asked.json:
            print(table(size, found), end="\n\n", flush=True)
    if asked.json:
        print(msgspec.json.encode(everything).decode())


if __name__ == "__main__":
    main()
