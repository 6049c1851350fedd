"""How many moves a second: ``python -m tests.server.bench [--tables 50] [--seconds 10] [--json]``.

A real server in a process of its own, four people a table in closed loop over websockets, every move on
the disk before anyone hears of it. Absolute figures belong to the machine they were measured on.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

import msgspec

from stolek.core import registry
from tests.server.load import Process, progress, tables_under_load

SEATS = 4


async def measure(game: str, tables: int, seconds: float) -> dict[str, float | int | str]:
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        server = await process.start()
        try:
            async with tables_under_load(server, tables, SEATS, keep=False, game=game) as players:
                await progress(players, 2)
                for player in players:
                    player.waits.clear()
                began = time.perf_counter()
                await asyncio.sleep(seconds)
                took = time.perf_counter() - began
                waits = sorted(wait for player in players for wait in player.waits)
        finally:
            process.kill()
    cuts = statistics.quantiles(waits, n=100)
    return {
        "game": game,
        "tables": tables,
        "people": tables * SEATS,
        "moves": len(waits),
        "moves_per_second": round(len(waits) / took, 1),
        "p50_ms": round(1000 * cuts[49], 2),
        "p99_ms": round(1000 * cuts[98], 2),
    }


def _game() -> str:
    """The first game that four can play and in which people answer at once, without the table's clock."""
    for game in registry.ids():
        if SEATS in registry.get(game).game.info.variants[0].seats:
            return game
    return "tiny"


def main() -> None:
    parser = argparse.ArgumentParser(description="moves a second over real sockets, each durable first")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--game", default=_game())
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = asyncio.run(measure(asked.game, asked.tables, asked.seconds))
    if asked.json:
        print(msgspec.json.encode(found).decode())
    else:
        print(
            f"server, {found['game']}: {found['tables']} tables, {found['people']} people in closed loop: "
            f"{found['moves_per_second']} moves/s, p50 {found['p50_ms']} ms, p99 {found['p99_ms']} ms"
        )


if __name__ == "__main__":
    main()
