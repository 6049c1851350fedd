"""What every store promises, on both databases: in order, all or nothing, never two writers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from stolek.server.nodes import Nodes
from stolek.server.store.database import Database, Write
from stolek.server.store.postgres import PostgresDatabase
from stolek.server.store.postgres_tables import PostgresTableStore
from stolek.server.store.retention import Keep, Marks, Retention
from stolek.server.store.sqlite import SqliteDatabase
from stolek.server.store.table_store import SqliteTableStore, TableStore
from stolek.table.history import DONE_MOST
from stolek.table.store import Batch, HeldAnswer, NotSavedError, Row
from tests.server import postgres

Opened: TypeAlias = Callable[[], AbstractAsyncContextManager[tuple[Database, TableStore]]]
_LEASE = 30.0


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Opens the same database each time."""

    @asynccontextmanager
    async def sqlite() -> AsyncIterator[tuple[Database, TableStore]]:
        database = SqliteDatabase(tmp_path)
        yield database, SqliteTableStore(database)
        await database.close()

    if request.param == "sqlite":
        return sqlite
    address = postgres.server().new_database()

    @asynccontextmanager
    async def shared() -> AsyncIterator[tuple[Database, TableStore]]:
        database = PostgresDatabase(address, _LEASE)
        await database.open()
        nodes = Nodes(database, _LEASE)
        await nodes.open()
        yield database, PostgresTableStore(database, nodes)
        await nodes.close()
        await database.close()

    return shared


def _row(seq: int, table: str = "t", by: str | None = None, cid: str | None = None) -> Row:
    return Row(table, seq, "chat", 0, None, by, cid, b"{}", b"[]", 0)


def _batch(*rows: Row) -> Batch:
    return Batch(rows[0].table, rows[0].seq, 0, rows)


async def test_rows_come_back_in_order_and_only_once(opened: Opened) -> None:
    async with opened() as (_database, store):
        epoch = await store.create(_batch(_row(0), _row(1, by="ada", cid="c")))
        with pytest.raises(NotSavedError):
            await store.append(_batch(_row(1)), epoch)
        with pytest.raises(NotSavedError):
            await store.append(_batch(_row(3)), epoch)
        await store.append(_batch(_row(2, by="bela", cid="c"), _row(3)), epoch)
        assert [row.seq for row in await store.rows("t")] == [0, 1, 2, 3]


async def test_whoever_takes_a_table_over_is_its_only_writer(opened: Opened) -> None:
    async with opened() as (_database, store):
        old = await store.create(_batch(_row(0)))
        kept = await store.take_over("t")
        assert kept is not None
        assert (kept.epoch > old, len(kept.rows)) == (True, 1)
        with pytest.raises(NotSavedError):
            await store.append(_batch(_row(1)), old)
        with pytest.raises(NotSavedError):
            await store.append(Batch("t", 1, 0, held=(HeldAnswer("t", 1, 2, 3, "ada", "c", b"{}"),)), old)
        await store.append(_batch(_row(1)), kept.epoch)
        assert [row.seq for row in await store.rows("t")] == [0, 1]
        again = await store.take_over("t")
        assert again is not None
        assert again.held == []
        assert await store.take_over("nowhere") is None


async def test_nothing_is_written_after_something_that_was_lost(opened: Opened) -> None:
    """Batches under way behind one that fails fail as well, whichever commit they are in."""

    async with opened() as (_database, store):
        epoch = await store.create(_batch(_row(0)))
        results = await asyncio.gather(
            store.append(_batch(_row(1), _row(1)), epoch),
            store.append(_batch(_row(3)), epoch),
            store.append(Batch("t", 3, 0, held=(HeldAnswer("t", 1, 2, 3, None, None, b"{}"),)), epoch),
            return_exceptions=True,
        )
        assert all(isinstance(result, NotSavedError) for result in results)
        kept = await store.take_over("t")
        assert kept is not None
        assert (len(kept.rows), kept.held) == (1, [])


async def test_a_transaction_is_all_or_nothing_and_fails_alone(opened: Opened) -> None:
    async with opened() as (database, store):
        epoch = await store.create(_batch(_row(0)))
        results = await asyncio.gather(
            store.create(_batch(_row(0, "other"), _row(1, "other"))),
            store.append(_batch(_row(1), _row(0)), epoch),
            database.write([Write("INSERT INTO nowhere VALUES (1)", ())]),
            store.create(_batch(_row(0, "third"))),
            return_exceptions=True,
        )
        assert [isinstance(result, NotSavedError) for result in results] == [False, True, True, False]
        assert len(await store.rows("t")) == 1
        assert len(await store.rows("other")) == 2
        assert len(await store.rows("third")) == 1


async def test_held_answers_come_back(opened: Opened) -> None:
    held = HeldAnswer("t", 1, 2, 3, "ada", "c", b"{}")
    async with opened() as (_database, store):
        epoch = await store.create(_batch(_row(0)))
        await store.append(Batch("t", 1, 0, held=(held,)), epoch)
        with pytest.raises(NotSavedError):
            await store.append(Batch("t", 1, 0, held=(held,)), epoch)
    async with opened() as (_, store):
        kept = await store.take_over("t")
        assert kept is not None
        assert kept.held == [held]


async def test_of_held_answers_as_many_stay_as_are_known_again(opened: Opened) -> None:
    def held(number: int, by: str | None, seat: int) -> HeldAnswer:
        return HeldAnswer("t", 1, seat, number, by, by and f"{number}-{seat}", b"{}")

    answers = [held(n, by, seat) for n in range(DONE_MOST + 20) for by, seat in (("ada", 0), (None, 1))]
    rare = [held(0, "bela", 2), held(0, "ada", 3)]
    other = HeldAnswer("u", 1, 0, 0, "ada", "c", b"{}")
    async with opened() as (database, store):
        epoch = await store.create(_batch(_row(0)))
        elsewhere = await store.create(_batch(_row(0, "u")))
        await store.append(Batch("t", 1, 0, held=(*rare, *answers)), epoch)
        await store.append(Batch("u", 1, 0, held=(other,)), elsewhere)
        retention = Retention(database, store, Marks(database, grace_days=7))
        await retention.tidy(Keep(), 0)
        kept, also = await store.take_over("t"), await store.take_over("u")
        assert kept is not None
        assert also is not None
        assert kept.held == [*rare, *answers[-2 * DONE_MOST :]]
        assert also.held == [other]
        await retention.tidy(Keep(), 0)
        assert len(await database.read("SELECT 1 FROM held")) == 2 * DONE_MOST + 3
