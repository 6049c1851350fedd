"""What a server has done and how it is, in the text format of Prometheus. Knows no person and no card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import stolek
from stolek.driver.live_table import Moves

if TYPE_CHECKING:
    from stolek.server.services import Services


class Metrics:
    """Counts that only grow. The tables count their ``moves`` themselves."""

    def __init__(self) -> None:
        self.moves = Moves()

    def text(self, services: Services) -> str:
        return "\n".join([*self._lines(services), ""])

    def _lines(self, services: Services) -> Iterator[str]:
        live = services.tables.live
        yield from _metric("stolek_moves_total", "counter", "Moves.", self.moves.by, "by")
        yield from self._latency()
        yield from _metric("stolek_tables", "gauge", "Tables in memory.", len(live))
        busy = sum(bool(table.lines) for table in live)
        yield from _metric("stolek_tables_watched", "gauge", "Tables where somebody is.", busy)
        lines = sum(sum(each.values()) for each in services.presence.lines.values())
        yield from _metric("stolek_connections", "gauge", "Open connections.", lines)
        yield from _metric("stolek_people", "gauge", "People connected.", len(services.presence.lines))
        commits = services.database.commits
        yield from _metric("stolek_commits_total", "counter", "Commits of the database.", commits)
        queued = services.database.queued
        yield from _metric("stolek_commit_queue", "gauge", "Batches waiting for a commit.", queued)
        yield from _metric("stolek_database_bytes", "gauge", "The database.", services.database.size)
        yield from _metric("stolek_bot_processes", "gauge", "Processes of bots.", services.bots.processes)
        waiting = services.bots.waiting
        yield from _metric("stolek_bot_questions_waiting", "gauge", "Questions no bot has begun.", waiting)
        version = {stolek.__version__: 1}
        yield from _metric("stolek_info", "gauge", "The version that runs.", version, "version")

    def _latency(self) -> Iterator[str]:
        name, total = "stolek_move_seconds", 0
        yield f"# HELP {name} From a person's move to its news on the way to everyone, saved."
        yield f"# TYPE {name} histogram"
        for edge, count in zip((*Moves.STEPS, "+Inf"), self.moves.took, strict=True):
            total += count
            yield f'{name}_bucket{{le="{edge}"}} {total}'
        yield f"{name}_sum {self.moves.seconds:.6f}"
        yield f"{name}_count {total}"


def _metric(name: str, kind: str, what: str, value: float | dict[str, int], label: str = "") -> Iterator[str]:
    yield f"# HELP {name} {what}"
    yield f"# TYPE {name} {kind}"
    if isinstance(value, dict):
        yield from (f'{name}{{{label}="{each}"}} {count}' for each, count in value.items())
    else:
        yield f"{name} {value}"
