"""What a move costs in processor time when several servers share a PostgreSQL: in the node of its table, in
one that only relays, and in the database. ``python -m tools.server_bench.nodes [SECONDS]``"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.server.postgres import Postgres
from tools.server_bench.load import Load
from tools.server_bench.process import Process, cpu_seconds
from tools.server_bench.stolek_side import StolekSide

TABLES = 48
RATE = 200.0
WARM_SECONDS = 3.0


async def measure(postgres: Postgres | None, nodes: int, through: str, seconds: float) -> str:
    """One line of the table. ``through``: "own" node, "another" than the table's, or "any" of them."""
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        address = "" if postgres is None else await asyncio.to_thread(postgres.new_database)
        servers = []
        for number in range(nodes):
            folder = Path(name) / str(number)
            folder.mkdir()
            command = [sys.executable, "-m", "tools.server_bench.stolek_server", str(folder), "", address]
            servers.append(Process(command, folder / "log"))
            stack.callback(servers[-1].end)
        load, side = Load(RATE), StolekSide()
        ports = [server.ports[0] for server in servers]
        owners = ports[:1] if through == "another" else ports
        crowd = []
        for port in owners:
            ways = {"own": [port], "another": ports[1:], "any": ports}[through]
            crowd += side.crowd(load, port, TABLES // len(owners), ways)
        players = await side.seat(load, crowd)
        load.start()
        await asyncio.sleep(WARM_SECONDS)
        load.waits.clear()
        before, moves = _used(servers, postgres), load.moves
        await asyncio.sleep(seconds)
        after, moves = _used(servers, postgres), load.moves - moves
        waits = sorted(load.waits)
        await load.stop()
        for player in players:
            player.leave()
    *each, database = [1e6 * (now - then) / moves for now, then in zip(after, before, strict=True)]
    apart = " + ".join(f"{one:.0f}" for one in each)
    p50, p99 = (1000 * waits[len(waits) * part // 100] for part in (50, 99))
    kind = "SQLite" if postgres is None else "PostgreSQL"
    what = f"| {kind} | {nodes} | {through} | {moves / seconds:.0f} | {sum(each):.0f} ({apart})"
    return f"{what} | {database:.0f} | {p50:.1f} / {p99:.1f} |"


def _used(servers: Sequence[Process], postgres: Postgres | None) -> list[float]:
    database = 0.0
    if postgres is not None and postgres.process is not None:
        database = cpu_seconds(postgres.process.pid)
    return [*(server.cpu_seconds() for server in servers), database]


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    print("| database | nodes | come by | moves/s | node µs a move (each) | database µs | p50 / p99 ms |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    postgres = Postgres()
    try:
        print(asyncio.run(measure(None, 1, "own", seconds)), flush=True)
        for nodes, through in ((1, "own"), (2, "own"), (4, "own"), (2, "another"), (2, "any"), (4, "any")):
            print(asyncio.run(measure(postgres, nodes, through, seconds)), flush=True)
    finally:
        postgres.remove()
    print(f"load of the machine at the end: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
