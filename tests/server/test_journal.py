"""The store: durable before it says so, all or nothing, never two writers, never a newer file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from stolek.core.errors import StolekError
from stolek.server.services import Services
from stolek.server.settings import Settings
from stolek.server.store.database import Rows, Steps, Write
from stolek.server.store.schema import MIGRATIONS
from stolek.server.store.sqlite import FILE, SqliteDatabase
from stolek.server.store.table_store import SqliteTableStore
from stolek.table.store import Batch, NotSavedError, Row
from tests.server.live import Server, eventually, run, running

pytestmark = pytest.mark.sqlite("how SQLite's writer commits; PostgreSQL's is in test_store.py")

POSIX = os.name == "posix"
"""Elsewhere the folder of a person's data is theirs alone by where it is; modes say nothing."""


@contextmanager
def _database(folder: Path) -> Iterator[SqliteDatabase]:
    database = SqliteDatabase(folder)
    try:
        yield database
    finally:
        database.shut()


def _file(server: Server) -> SqliteDatabase:
    database = server.services.database
    assert isinstance(database, SqliteDatabase)
    return database


def _row(seq: int, table: str = "t", by: str | None = None, cid: str | None = None) -> Row:
    return Row(table, seq, "chat", 0, None, by, cid, b"{}", b"[]", 0)


def _batch(*rows: Row) -> Batch:
    return Batch(rows[0].table, rows[0].seq, 0, rows)


async def test_what_comes_after_rows_in_the_same_commit_finds_them(tmp_path: Path) -> None:
    with _database(tmp_path) as database:
        store = SqliteTableStore(database)
        epoch = await store.create(_batch(_row(0)))
        free = threading.Event()

        def wait() -> Steps[None]:
            free.wait(60)
            yield from ()

        def count() -> Steps[Rows]:
            return (yield Write("SELECT count(*) FROM journal", ()))

        first = database.transact(wait)
        many = [store.append(_batch(_row(seq)), epoch) for seq in range(1, 90)]
        counted = database.transact(count)
        gone = store.delete(["t"])
        late = store.append(_batch(_row(90)), epoch)
        free.set()
        await asyncio.gather(first, *many, gone)
        assert await counted == [(90,)]
        with pytest.raises(NotSavedError):
            await late
        assert await store.rows("t") == []


async def test_a_table_written_by_an_older_version_is_taken_over(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as old:
        old.executescript(f"{MIGRATIONS[0]}; {MIGRATIONS[1]}; PRAGMA user_version = 2;")
        for seq, table in ((1, "t"), (0, "t"), (0, "a")):
            values = (table, seq, "chat", 0, None, "ada", f"c{seq}", b"{}", b"[]", 9)
            old.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    old.close()

    with _database(tmp_path) as database:
        store = SqliteTableStore(database)
        kept = await store.take_over("t")
        assert kept is not None
        assert kept.rows[1] == Row("t", 1, "chat", 0, None, "ada", "c1", b"{}", b"[]", 9)
        await store.append(_batch(_row(2)), kept.epoch)
        assert [row.seq for row in await store.rows("t")] == [0, 1, 2]
        assert len(await store.rows("a")) == 1


async def test_what_waits_for_a_commit_shares_the_next_one(tmp_path: Path) -> None:
    with _database(tmp_path) as database, _held(database) as gate:
        store = SqliteTableStore(database)
        first = store.create(_batch(_row(0, "first")))
        await gate.reached()
        rest = [store.create(_batch(_row(0, f"t{n}"))) for n in range(200)]
        gate.open()
        await asyncio.gather(first, *rest)
        assert database.commits == 2


async def test_the_writer_runs_on_the_core_of_the_loop(tmp_path: Path) -> None:
    if sys.platform != "linux":  # only there can a thread be told where to run
        return
    with _database(tmp_path) as database:
        writer, here = database._writing.native_id, os.sched_getaffinity(0)
        assert writer is not None
        try:
            for core in here:  # the loop is moved from core to core, and the writer comes along
                os.sched_setaffinity(0, {core})
                await database.write([])
                assert os.sched_getaffinity(writer) == {core}
        finally:
            os.sched_setaffinity(0, here)
        await database.write([])
        assert os.sched_getaffinity(0) == here, "the loop runs where the system wants it"


class _Gate:
    def __init__(self) -> None:
        self._closed = threading.Event()
        self._reached = threading.Event()

    def wait(self) -> None:
        self._reached.set()
        assert self._closed.wait(60)

    def open(self) -> None:
        self._closed.set()

    async def reached(self) -> None:
        assert await asyncio.to_thread(self._reached.wait, 60)


@contextmanager
def _held(database: SqliteDatabase) -> Iterator[_Gate]:
    """Holds every commit just before the disk until the gate opens."""
    gate, commit = _Gate(), database._make_durable

    def stalled(sql: str, values: Sequence[Any]) -> None:
        gate.wait()
        commit(sql, values)

    database._make_durable = stalled  # type: ignore[method-assign]
    try:
        yield gate
    finally:
        gate.open()
        database._make_durable = commit  # type: ignore[method-assign]


async def test_stalling_the_commit_stalls_the_acknowledgement_and_everything_shown() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as bela:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as first, bela.at(table) as second:
            await second.settled("sit", chair=1)
            await first.settled("start")
            prompt = await first.owes(0)
            await second.owes(1)
            with _held(_file(server)) as gate:
                move = asyncio.create_task(first.do("answer", seat=0, prompt=prompt["id"], option=0))
                await gate.reached()
                before = [len(device.messages) for device in (first, second)]
                await asyncio.sleep(0.3)
                assert [len(device.messages) for device in (first, second)] == before
                assert not move.done()
                async with bela.at(table) as late:
                    await late.wait_a_little()
                    assert not late.messages, "what is not durable is shown to nobody"
                    gate.open()
                    done = await move
                    assert (await late.welcome())["row"] == done["row"]
            assert done["is"] == "done"
            await second.wait(lambda m: m["is"] == "update" and m["row"] == done["row"])


async def test_when_the_disk_refuses_the_move_is_not_done_and_the_table_starts_afresh() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.play(chairs=2)
        (live,) = server.services.tables.live
        async with ada.at(table) as device:
            prompt = await device.owes(0)
            await device.wait(lambda m: m["is"] == "update" and m["by"] == 1)
            journal, commit = _file(server), _file(server)._make_durable

            def full(sql: str, values: Sequence[Any]) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            journal._make_durable = full  # type: ignore[method-assign]
            verdict = await device.do("answer", seat=0, prompt=prompt["id"], option=0)
            assert verdict["why"]["reason"]["key"] == "refused-not-saved"
            assert await device.closing() == 1012
            journal._make_durable = commit  # type: ignore[method-assign]
        async with ada.at(table) as device:
            assert (await device.owes(0))["id"] == prompt["id"]
            assert (await device.answer(0))["is"] == "done"
        assert server.services.tables.live[0] is not live


async def test_a_table_goes_on_while_its_last_row_is_being_written() -> None:
    """Whatever comes to a table during a commit is handled at once and shares the next commit."""

    async with running() as server, server.visitor() as ada:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as device:
            await device.settled("chat", text="one")
            before = _file(server).commits
            with _held(_file(server)) as gate:
                first = asyncio.create_task(device.do("chat", text="two"))
                await gate.reached()
                rest = [asyncio.create_task(device.do("chat", text=f"{n}")) for n in range(5)]
                (live,) = server.services.tables.live
                await eventually(lambda: len(live.table.history.chat) == 7)
                gate.open()
                done = [await each for each in (first, *rest)]
            assert [verdict["is"] for verdict in done] == ["done"] * 6
            assert sorted(d["row"] for d in done) == list(range(done[0]["row"], done[0]["row"] + 6))
            assert _file(server).commits == before + 2


async def test_whatever_waits_behind_a_row_that_is_not_saved_has_not_happened_either() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as bela:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as device, bela.at(table) as other:
            await other.welcome()
            await device.settled("chat", text="kept")
            database, gate = _file(server), _Gate()

            def full(sql: str, values: Sequence[Any]) -> None:
                gate.wait()
                raise sqlite3.OperationalError("database or disk is full")

            commit, database._make_durable = database._make_durable, full  # type: ignore[method-assign]
            first = asyncio.create_task(device.do("chat", text="lost"))
            await gate.reached()
            second = asyncio.create_task(other.do("sit", chair=1))
            link = asyncio.create_task(ada.web.patch("/api/me", json={"name": "Nobody"}))
            (live,) = server.services.tables.live
            await eventually(lambda: live.table.record.chairs[1].person is not None)
            assert live.record.chairs[1].person is None, "what requests are told is on the disk"
            gate.open()
            for verdict in (await first, await second):
                assert verdict["why"]["reason"]["key"] == "refused-not-saved"
            assert [await device.closing(), await other.closing()] == [1012, 1012]
            assert (await link).status_code == 503
            database._make_durable = commit  # type: ignore[method-assign]
        async with ada.at(table) as device:
            welcome = await device.welcome()
            assert [line["text"] for line in welcome["chat"]] == ["kept"]
            assert welcome["table"]["chairs"][1]["person"] is None
            assert (await device.settled("chat", text="again"))["row"] == welcome["row"] + 1


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with _database(tmp_path):
        pass
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(StolekError, match=r"newer Stolek .*: update Stolek, or choose another folder"):
        Services(Settings(data=tmp_path))
    # Nothing was touched and nothing stays locked.
    with pytest.raises(StolekError, match="newer"):
        Services(Settings(data=tmp_path))


def test_a_folder_has_one_server_at_a_time(tmp_path: Path) -> None:
    with _database(tmp_path), pytest.raises(StolekError, match="another Stolek is using"):
        SqliteDatabase(tmp_path)
    with _database(tmp_path):
        pass


def test_every_version_migrates_to_the_newest(tmp_path: Path) -> None:
    with _database(tmp_path), sqlite3.connect(tmp_path / FILE) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_only_the_owner_can_read_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def scenario() -> None:
        async with running(folder):
            for name in (FILE, "secret", "stolek.lock"):
                assert stat.S_IMODE((folder / name).stat().st_mode) == (0o600 if POSIX else 0o666), name
            assert stat.S_IMODE(folder.stat().st_mode) == (0o700 if POSIX else 0o777)

    before = os.umask(0)
    try:
        run(scenario)
    finally:
        os.umask(before)
