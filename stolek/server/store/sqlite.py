"""The only memory of the server: one SQLite file. What was awaited here is on the disk.

One thread writes; everything that arrives while a commit is under way goes into the next one (group
commit). Knows statements and transactions; refuses to know tables, games and people.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import queue
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from stolek.core.errors import StolekError, outline
from stolek.server.store.checkup import check, in_words
from stolek.server.store.database import Rows, Steps, Tell, Work, Write, steps
from stolek.server.store.same_core import SameCore
from stolek.server.store.schema import MIGRATIONS
from stolek.table.store import NotSavedError

log = logging.getLogger("stolek.store")

FILE = "stolek.sqlite"
LOCK = "stolek.lock"
T = TypeVar("T")
_COMMIT = Write("COMMIT", ())


class _Job:
    """``tell`` hears in the loop what the work gave, or the error."""

    __slots__ = ("quickly", "tell", "work")

    def __init__(
        self, work: Work[Any], tell: Callable[[Any], None], quickly: Callable[[], bool] | None = None
    ) -> None:
        self.work, self.tell, self.quickly = work, tell, quickly


class SqliteDatabase:
    """The file, its writer thread and its reader."""

    def __init__(self, folder: Path, used_before: bool = False) -> None:
        path = self._path = folder / FILE
        with in_words(path), contextlib.ExitStack() as undo:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = undo.enter_context(lock(folder / LOCK))
            check(path, used_before)
            if not path.exists():
                path.touch(mode=0o600)
            self._writer = undo.enter_context(contextlib.closing(_connect(path)))
            _migrate(self._writer, path)
            self._writer.execute("PRAGMA temp_store = MEMORY")  # what a statement might take back: no file
            self._reader = undo.enter_context(contextlib.closing(_connect(path)))
            undo.pop_all()
        self._reading = threading.Lock()
        self._gathered: list[_Job] = []
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._writing = threading.Thread(target=self._run, name="store", daemon=True)
        self._writing.start()
        self._beside_loop = SameCore(self._writing)
        self.commits = 0
        self._taken_back: list[Callable[[], None]] = []
        self._collected: Callable[[], Sequence[Write]] = tuple

    def when_rolled_back(self, forget: Callable[[], None]) -> None:
        """``forget`` is called by the writer whenever work that was done has not happened after all."""
        self._taken_back.append(forget)

    def when_collected(self, write: Callable[[], Sequence[Write]]) -> None:
        """``write`` gives the statements for what was done ``quickly``: before any other work, and at the
        end. Each statement gives the interpreter away and has to wait for it again."""
        self._collected = write

    async def open(self) -> None:
        """It is open from the start."""

    async def close(self) -> None:
        self.shut()

    def shut(self) -> None:
        """Finishes what was asked for, then lets go of the file."""
        self._hand_over()
        self._jobs.put(None)
        self._writing.join()
        with self._reading:
            self._reader.close()
        self._writer.close()
        self._lock.close()

    # Writing ------------------------------------------------------------------------------------------

    def transact(self, work: Work[T]) -> Awaitable[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._gather(_Job(work, partial(_resolve, done)))
        return done

    def submit(self, work: Work[None], tell: Tell, quickly: Callable[[], bool] | None = None) -> None:
        self._gather(_Job(work, tell, quickly))

    def _gather(self, job: _Job) -> None:
        if not self._gathered:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)

    def _hand_over(self) -> None:
        """What was asked for in one turn of the loop goes to the writer at once: each time it has to be
        woken."""
        if self._gathered:
            self._beside_loop.follow()
            self._jobs.put(self._gathered)
            self._gathered = []

    async def write(self, writes: Sequence[Write]) -> None:
        await asyncio.shield(self.transact(lambda: steps(writes)))

    def _run(self) -> None:
        while True:
            batch: list[_Job] = []
            jobs = self._jobs.get()
            while jobs is not None:
                batch += jobs
                try:
                    jobs = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self._settle(batch, self._commit(batch))
            if jobs is None:
                return

    def _commit(self, batch: Sequence[_Job]) -> list[Any]:
        """What each job gives, or the error it failed with. If any fails, all are done again one by one, so
        that it takes back nothing but itself."""
        try:
            try:
                results, last = self._all_quickly(batch) or self._all(batch)
            except Exception:  # noqa: BLE001 (whatever it is: the others go on)
                results, last = self._one_by_one(batch)
            try:
                self._make_durable(*last)
            except sqlite3.IntegrityError:  # a row was refused
                results, last = self._one_by_one(batch)
                self._make_durable(*last)
        except sqlite3.Error as error:
            log.error("commit failed: %s", type(error).__name__)  # noqa: TRY400 (values stay out of the log)
            with contextlib.suppress(sqlite3.Error):
                self._roll_back()
            return [error for _ in batch]
        self.commits += 1
        return results

    def _all_quickly(self, batch: Sequence[_Job]) -> tuple[list[Any], Write] | None:
        """Moves and nothing else, as most batches are: one statement, which is a transaction by itself."""
        for job in batch:
            if job.quickly is None:
                return None
        for job in batch:
            if job.quickly is not None and not job.quickly():
                self._forget()
                return None
        writes = self._collected()
        if len(writes) != 1:
            self._writer.execute("BEGIN IMMEDIATE")
            for each in writes:
                self._writer.execute(*each)
        return [None] * len(batch), writes[0] if len(writes) == 1 else _COMMIT

    def _all(self, batch: Sequence[_Job]) -> tuple[list[Any], Write]:
        self._writer.execute("BEGIN IMMEDIATE")
        results: list[Any] = []
        for job in batch:
            if job.quickly is not None and job.quickly():
                results.append(None)
            else:
                self._write_collected()
                results.append(self._follow(job.work()))
        self._write_collected()
        return results, _COMMIT

    def _one_by_one(self, batch: Sequence[_Job]) -> tuple[list[Any], Write]:
        self._roll_back()
        self._writer.execute("BEGIN IMMEDIATE")
        return [self._do(job) for job in batch], _COMMIT

    def _write_collected(self) -> None:
        for each in self._collected():
            self._writer.execute(*each)

    def _do(self, job: _Job) -> Any:
        """One job inside the group's transaction: its failure takes back nothing but itself."""
        self._writer.execute("SAVEPOINT job")
        try:
            result = self._follow(job.work())
            self._write_collected()
        except Exception as error:  # noqa: BLE001 (whatever it is: the thread and the others go on)
            self._forget()
            self._writer.execute("ROLLBACK TO job")
            return error
        else:
            return result
        finally:
            self._writer.execute("RELEASE job")

    def _follow(self, work: Steps[T]) -> T:
        """Does what the work says step by step."""
        try:
            step = next(work)
            while True:
                step = work.send(self._writer.execute(step.sql, step.values).fetchall())
        except StopIteration as end:
            result: T = end.value
            return result

    def _forget(self) -> None:
        for forget in self._taken_back:
            forget()

    def _roll_back(self) -> None:
        self._forget()
        if self._writer.in_transaction:
            self._writer.execute("ROLLBACK")

    def _make_durable(self, sql: str, values: Sequence[Any]) -> None:
        """The statement after which everything is on the disk."""
        self._writer.execute(sql, values)

    def _settle(self, batch: Sequence[_Job], results: Sequence[Any]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_tell_all, batch, results)

    # Reading ------------------------------------------------------------------------------------------

    async def read(self, sql: str, *values: Any) -> Rows:
        return await asyncio.to_thread(self._read, sql, values)

    async def scan(self, sql: str, *values: Any) -> Rows:
        def work() -> Rows:
            with contextlib.closing(_connect(self._path)) as connection:
                return connection.execute(sql, values).fetchall()

        return await asyncio.to_thread(work)

    @property
    def queued(self) -> int:
        return len(self._gathered) + self._jobs.qsize()

    @property
    def size(self) -> int:
        return self._path.stat().st_size

    def _read(self, sql: str, values: tuple[Any, ...]) -> Rows:
        with self._reading:
            return self._reader.execute(sql, values).fetchall()


def _tell_all(batch: Sequence[_Job], results: Sequence[Any]) -> None:
    for job, result in zip(batch, results, strict=True):
        failed = isinstance(result, Exception)
        try:
            job.tell(NotSavedError(f"not saved ({type(result).__name__})") if failed else result)
        except Exception as error:  # noqa: BLE001 (whatever it is: the others are told)
            log.error("telling failed: %s", outline(error))  # noqa: TRY400


def _resolve(done: asyncio.Future[Any], result: Any) -> None:
    if done.done():
        return
    if isinstance(result, NotSavedError):
        done.set_exception(result)
    else:
        done.set_result(result)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # macOS alone: there an fsync stops short of the disk
    connection.execute("PRAGMA foreign_keys = ON")
    connection.create_function("chat_text", 1, lambda raw: json.loads(raw)["text"], deterministic=True)
    return connection


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StolekError(
            f"{path} was written by a newer Stolek (database version {version}, this one knows up to "
            f"{len(MIGRATIONS)}): update Stolek, or choose another folder with --data"
        )
    for number in range(version, len(MIGRATIONS)):
        connection.executescript(
            f"BEGIN IMMEDIATE; {MIGRATIONS[number]}; PRAGMA user_version = {number + 1}; COMMIT;"
        )


def lock(path: Path) -> Any:
    """Holds the folder for this process; the system lets go of it even after kill -9."""
    handle = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415

            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise StolekError(
            f"another Stolek is using {path.parent}: stop it, or choose another folder with --data"
        ) from None
    return handle
