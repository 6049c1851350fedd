"""The journal: durable before it says so, all or nothing, never two writers, never a newer file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stolek.core.errors import StolekError
from stolek.server.services import Services
from stolek.server.settings import Settings
from stolek.server.store.sqlite import FILE, MIGRATIONS, Held, Journal, NotSavedError, Row, Write
from tests.server.live import run, running

POSIX = os.name == "posix"
"""Elsewhere the folder of a person's data is theirs alone by where it is; modes say nothing."""


@contextmanager
def _journal(folder: Path) -> Iterator[Journal]:
    journal = Journal(folder)
    try:
        yield journal
    finally:
        journal.close()


def _row(seq: int, table: str = "t", by: str | None = None, cid: str | None = None) -> Row:
    return Row(table, seq, "chat", 0, None, by, cid, b"{}", b"[]", 0)


def test_rows_come_back_in_order_and_only_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        with _journal(tmp_path) as journal:
            await journal.append([_row(0), _row(1, by="ada", cid="c")])
            with pytest.raises(NotSavedError):
                await journal.append([_row(1)])
            with pytest.raises(NotSavedError):
                await journal.append([_row(2, by="ada", cid="c")])
            await journal.append([_row(2, by="bela", cid="c"), _row(3)])
            assert [row.seq for row in await journal.rows("t")] == [0, 1, 2, 3]

    run(scenario)


def test_a_transaction_is_all_or_nothing_and_fails_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        with _journal(tmp_path) as journal:
            await journal.append([_row(0)])
            results = await asyncio.gather(
                journal.append([_row(0, "other"), _row(1, "other")]),
                journal.append([_row(1), _row(0)]),
                journal.write([Write("INSERT INTO nowhere VALUES (1)", ())]),
                journal.append([_row(0, "third")]),
                return_exceptions=True,
            )
            assert [type(r) for r in results] == [type(None), NotSavedError, NotSavedError, type(None)]
            assert len(await journal.rows("t")) == 1
            assert len(await journal.rows("other")) == 2
            assert len(await journal.rows("third")) == 1

    run(scenario)


def test_what_waits_for_a_commit_shares_the_next_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        with _journal(tmp_path) as journal, _held(journal) as gate:
            first = asyncio.create_task(journal.append([_row(0, "first")]))
            await gate.reached()
            rest = [asyncio.create_task(journal.append([_row(0, f"t{n}")])) for n in range(200)]
            await asyncio.sleep(0)
            gate.open()
            await asyncio.gather(first, *rest)
            assert journal.commits == 2

    run(scenario)


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
def _held(journal: Journal) -> Iterator[_Gate]:
    """Holds every commit just before the disk until the gate opens."""
    gate, commit = _Gate(), journal._make_durable

    def stalled() -> None:
        gate.wait()
        commit()

    journal._make_durable = stalled  # type: ignore[method-assign]
    try:
        yield gate
    finally:
        gate.open()
        journal._make_durable = commit  # type: ignore[method-assign]


def test_stalling_the_commit_stalls_the_acknowledgement_and_everything_shown() -> None:
    async def scenario() -> None:
        async with running() as server, server.visitor() as ada, server.visitor() as bela:
            table = await ada.new_table(chairs=2)
            async with ada.at(table) as first, bela.at(table) as second:
                await second.settled("sit", chair=1)
                await first.settled("start")
                prompt = await first.owes(0)
                await second.owes(1)
                with _held(server.services.journal) as gate:
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

    run(scenario)


def test_when_the_disk_refuses_the_move_is_not_done_and_the_table_starts_afresh() -> None:
    async def scenario() -> None:
        async with running() as server, server.visitor() as ada:
            table = await ada.play(chairs=2)
            (live,) = server.services.tables.live
            async with ada.at(table) as device:
                prompt = await device.owes(0)
                await device.wait(lambda m: m["is"] == "update" and m["by"] == 1)
                journal, commit = server.services.journal, server.services.journal._make_durable

                def full() -> None:
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

    run(scenario)


def test_held_answers_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        held = Held("t", 1, 2, 3, "ada", "c", b"{}")
        with _journal(tmp_path) as journal:
            await journal.hold(held)
            with pytest.raises(NotSavedError):
                await journal.hold(held)
        with _journal(tmp_path) as journal:
            assert await journal.held("t") == [held]

    run(scenario)


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with _journal(tmp_path):
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
    with _journal(tmp_path), pytest.raises(StolekError, match="another Stolek is using"):
        Journal(tmp_path)
    with _journal(tmp_path):
        pass


def test_every_version_migrates_to_the_newest(tmp_path: Path) -> None:
    with _journal(tmp_path), sqlite3.connect(tmp_path / FILE) as connection:
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
