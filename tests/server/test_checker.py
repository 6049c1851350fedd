"""The checker notices what it is there for: faults planted into the true record of a real table."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from tests.server import checker
from tests.server.live import Message, run, running
from tests.server.load import progress, promises, tables_under_load

pytestmark = pytest.mark.sqlite("reads the journal from the file")

_ROW = ("table", "seq", "kind", "game", "seat", "by", "cid", "action", "events", "at")
Row = dict[str, Any]


@dataclass(frozen=True)
class Record:
    """The journal of one table, and what people there were promised and shown."""

    rows: list[Row]
    held: set[tuple[str, str, str]]
    promised: dict[tuple[str, str], list[tuple[str, int]]]
    shown: dict[str, list[Message]]

    def judge_promises(self) -> None:
        rows = [(row["table"], row["seq"], row["by"], row["cid"]) for row in self.rows]
        checker.check_promises(rows, self.held, self.promised)

    def judge_shown(self) -> None:
        rows = sorted(self.rows, key=lambda row: int(row["seq"]))
        columns = ("kind", "game", "seat", "events", "action")
        truth = checker.fold(tuple(row[each] for each in columns) for row in rows)
        for person, messages in self.shown.items():
            assert checker.check(truth, person, messages) > 0

    def with_rows(self, rows: list[Row]) -> Record:
        return replace(self, rows=rows)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    folder = tmp_path_factory.mktemp("record")
    found: list[Record] = []

    async def scenario() -> None:
        async with running(folder) as server, tables_under_load(server, 1, 2) as players:
            await progress(players, 20)
        with sqlite3.connect(folder / "stolek.sqlite") as file:
            journal = file.execute("SELECT * FROM journal ORDER BY seq")
            rows = [dict(zip(_ROW, row, strict=True)) for row in journal]
            held = {*file.execute("SELECT table_id, by, cid FROM held")}
        file.close()
        shown = {player.person: player.messages for player in players}
        found.append(Record(rows, held, promises(players), shown))

    run(scenario)
    return found[0]


def test_a_true_record_is_believed(record: Record) -> None:
    record.judge_promises()
    record.judge_shown()


def _moves(record: Record) -> list[int]:
    """Where two moves of two people stand one after the other."""
    rows = record.rows
    pairs = itertools.pairwise(rows)
    found = [a["seq"] for a, b in pairs if {a["kind"], b["kind"]} == {"game"} and a["cid"] and b["cid"]]
    return [at for at in found if rows[at]["by"] != rows[at + 1]["by"]]


def _lost(record: Record) -> Record:
    at = _moves(record)[1]
    return record.with_rows([row for row in record.rows if row["seq"] != at])


def _lost_and_closed_up(record: Record) -> Record:
    at = _moves(record)[1]
    return record.with_rows([{**r, "seq": r["seq"] - (r["seq"] > at)} for r in _lost(record).rows])


def _lost_at_the_end(record: Record) -> Record:
    last = max(row for said in record.promised.values() for _, row in said)
    return record.with_rows(record.rows[:last])


def _doubled(record: Record) -> Record:
    """A move whose acknowledgement was not heard was sent again, and carried out again."""
    rows = [*record.rows, {**record.rows[_moves(record)[1]], "seq": len(record.rows)}]
    return replace(record, rows=rows, promised={})


def _written_by_two(record: Record) -> Record:
    """Both writers' rows are there."""
    other = {**record.rows[_moves(record)[1]], "by": "somebody", "cid": "else"}
    return record.with_rows([*record.rows, other])


def _written_over(record: Record) -> Record:
    """The other writer's row is there instead."""
    at = _moves(record)[1]
    return record.with_rows([*record.rows[:at], {**record.rows[at + 1], "seq": at}, *record.rows[at + 1 :]])


def _swapped(record: Record) -> Record:
    at = _moves(record)[1]
    places = {at: at + 1, at + 1: at}
    return record.with_rows([{**row, "seq": places.get(row["seq"], row["seq"])} for row in record.rows])


def _acknowledged_in_another_order(record: Record) -> Record:
    return replace(record, promised={who: said[::-1] for who, said in record.promised.items()})


@pytest.mark.parametrize(
    "plant",
    [
        _lost,
        _lost_and_closed_up,
        _lost_at_the_end,
        _doubled,
        _written_by_two,
        _written_over,
        _swapped,
        _acknowledged_in_another_order,
    ],
)
def test_a_broken_promise_is_noticed(record: Record, plant: Callable[[Record], Record]) -> None:
    with pytest.raises(AssertionError):
        plant(record).judge_promises()


def _shown_an_older_table(record: Record) -> Record:
    """One person heard from a second writer, to whom the last move had not come."""
    person, messages = next(iter(record.shown.items()))
    *before, last = [at for at, message in enumerate(messages) if message.get("positions")]
    older = {**messages[last], "positions": messages[before[-1]]["positions"]}
    return replace(record, shown={person: [*messages[:last], older, *messages[last + 1 :]]})


@pytest.mark.parametrize("plant", [_lost_and_closed_up, _written_over, _swapped, _shown_an_older_table])
def test_what_nobody_wrote_and_somebody_saw_is_noticed(
    record: Record, plant: Callable[[Record], Record]
) -> None:
    with pytest.raises(AssertionError):
        plant(record).judge_shown()
