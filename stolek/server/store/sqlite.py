"""The only memory of the server: one SQLite file. What ``append`` has returned for is on the disk.

One thread writes; everything that arrives while a commit is under way goes into the next one (group
commit). The journal knows rows and bytes; it refuses to know games, rules and people.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from stolek.core.errors import StolekError

log = logging.getLogger("stolek.journal")

FILE = "stolek.sqlite"
LOCK = "stolek.lock"
RowKind: TypeAlias = Literal["game", "table", "chat"]

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE journal (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('game', 'table', 'chat')),
        game INTEGER NOT NULL,
        seat INTEGER,
        by TEXT,
        cid TEXT,
        action BLOB NOT NULL,
        events BLOB NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq),
        UNIQUE (table_id, by, cid)
    ) WITHOUT ROWID;
    CREATE TABLE held (
        id INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        game INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        prompt INTEGER NOT NULL,
        by TEXT,
        cid TEXT,
        action BLOB NOT NULL,
        UNIQUE (table_id, by, cid)
    );
    CREATE INDEX held_by_table ON held (table_id, id);
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        avatar INTEGER NOT NULL,
        lang TEXT
    ) WITHOUT ROWID;
    CREATE TABLE links (
        hash BLOB PRIMARY KEY,
        link BLOB NOT NULL,
        expires INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        changed INTEGER NOT NULL,
        card BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE holders (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX holders_by_table ON holders (table_id);
    CREATE TABLE games (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        started INTEGER NOT NULL,
        card BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE players (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        PRIMARY KEY (person, table_id, number, seat)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE decks (
        owner TEXT NOT NULL,
        id TEXT NOT NULL,
        deck BLOB NOT NULL,
        bytes INTEGER NOT NULL,
        made INTEGER NOT NULL,
        used INTEGER NOT NULL,
        PRIMARY KEY (owner, id)
    ) WITHOUT ROWID;
    CREATE INDEX decks_by_id ON decks (id);
    CREATE INDEX decks_by_use ON decks (used);
    """,
)
"""One script for each version of the database, from the first day on; never edit one that was released."""


class Row(msgspec.Struct, frozen=True):
    """One row: a move, a change of the table around it, or a line of chat. ``game`` counts rematches."""

    table: str
    seq: int
    kind: RowKind
    game: int
    seat: int | None
    by: str | None
    cid: str | None
    action: bytes
    events: bytes
    at: int


class Held(msgspec.Struct, frozen=True):
    """An answer in an open window: durable at once, a row only when the window closes."""

    table: str
    game: int
    seat: int
    prompt: int
    by: str | None
    cid: str | None
    action: bytes


class Write(NamedTuple):
    """One statement of a transaction."""

    sql: str
    values: tuple[Any, ...]


class NotSavedError(StolekError):
    """The disk did not take it: nothing was changed."""


class _Job(NamedTuple):
    writes: Sequence[Write]
    done: asyncio.Future[None]


_APPEND = "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_HOLD = "INSERT INTO held (table_id, game, seat, prompt, by, cid, action) VALUES (?, ?, ?, ?, ?, ?, ?)"


class Journal:
    """The file, its writer thread and its reader."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock = _lock(folder / LOCK)
        path = folder / FILE
        if not path.exists():
            path.touch(mode=0o600)
        self._writer = _connect(path)
        try:
            _migrate(self._writer, path)
        except BaseException:
            self._writer.close()
            self._lock.close()
            raise
        self._reader = _connect(path)
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()
        self.commits = 0

    def close(self) -> None:
        """Finishes what was asked for, then lets go of the file."""
        self._jobs.put(None)
        self._thread.join()
        with self._reading:
            self._reader.close()
        self._writer.close()
        self._lock.close()

    # Writing ------------------------------------------------------------------------------------------

    async def write(self, writes: Sequence[Write]) -> None:
        """All of these or none; durable when it returns. Raises ``NotSavedError``."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(writes, done))
        await asyncio.shield(done)

    async def append(self, rows: Iterable[Row], also: Sequence[Write] = ()) -> None:
        """Appends rows, and in the same transaction whatever else follows from them."""
        await self.write([*(Write(_APPEND, msgspec.structs.astuple(row)) for row in rows), *also])

    async def hold(self, held: Held) -> None:
        """Keeps an answer until its window closes."""
        await self.write([Write(_HOLD, msgspec.structs.astuple(held))])

    def _work(self) -> None:
        while True:
            batch: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self._settle(batch, self._commit(batch))
            if job is None:
                return

    def _commit(self, batch: Sequence[_Job]) -> dict[int, sqlite3.Error]:
        failed: dict[int, sqlite3.Error] = {}
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for place, job in enumerate(batch):
                error = self._execute(job)
                if error is not None:
                    failed[place] = error
            self._make_durable()
        except sqlite3.Error as error:
            log.error("commit failed: %s", type(error).__name__)  # noqa: TRY400 (values stay out of the log)
            with contextlib.suppress(sqlite3.Error):
                self._writer.execute("ROLLBACK")
            return dict.fromkeys(range(len(batch)), error)
        self.commits += 1
        return failed

    def _execute(self, job: _Job) -> sqlite3.Error | None:
        """One job inside the group's transaction: its failure takes back nothing but itself."""
        self._writer.execute("SAVEPOINT job")
        try:
            for sql, values in job.writes:
                self._writer.execute(sql, values)
        except sqlite3.Error as error:
            self._writer.execute("ROLLBACK TO job")
            return error
        finally:
            self._writer.execute("RELEASE job")
        return None

    def _make_durable(self) -> None:
        self._writer.execute("COMMIT")

    def _settle(self, batch: Sequence[_Job], failed: dict[int, sqlite3.Error]) -> None:
        def settle() -> None:
            for place, job in enumerate(batch):
                if job.done.done():
                    continue
                if place in failed:
                    job.done.set_exception(NotSavedError(f"not saved ({type(failed[place]).__name__})"))
                else:
                    job.done.set_result(None)

        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            batch[0].done.get_loop().call_soon_threadsafe(settle)

    # Reading ------------------------------------------------------------------------------------------

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query gives, without holding up the loop."""
        return await asyncio.to_thread(self._read, sql, values)

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    async def rows(self, table: str, game: int | None = None) -> list[Row]:
        """Everything that happened at a table, or in one game there, in order."""
        found = await self.read(
            "SELECT * FROM journal WHERE table_id = ? AND (? IS NULL OR game = ?) ORDER BY seq",
            table,
            game,
            game,
        )
        return [Row(*row) for row in found]

    async def held(self, table: str) -> list[Held]:
        """Every answer ever held at a table, oldest first."""
        columns = "table_id, game, seat, prompt, by, cid, action"
        found = await self.read(f"SELECT {columns} FROM held WHERE table_id = ? ORDER BY id", table)  # noqa: S608
        return [Held(*row) for row in found]


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # macOS alone: there an fsync stops short of the disk
    connection.execute("PRAGMA foreign_keys = ON")
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


@contextlib.contextmanager
def _sentence(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError:
        raise StolekError(
            f"another Stolek is using {path.parent}: stop it, or choose another folder with --data"
        ) from None


def _lock(path: Path) -> Any:
    """Holds the folder for this process; the system lets go of it even after kill -9."""
    handle = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)
    try:
        with _sentence(path):
            if sys.platform == "win32":
                import msvcrt  # noqa: PLC0415

                msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl  # noqa: PLC0415

                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except StolekError:
        handle.close()
        raise
    return handle
