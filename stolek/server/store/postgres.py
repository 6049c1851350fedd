"""Everything of a server in PostgreSQL, which several servers may share. What was awaited is on its disk.

As in SQLite one writer collects what arrives while a commit is under way into the next one; readers have
connections of their own. A database that does not answer for a while is waited for, but no longer than
``patience``: then nobody knows whether it was saved, and ``ComeAgainError`` says so. Knows statements and
transactions; refuses to know tables, games and people.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import threading
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar
from urllib.parse import urlsplit

from stolek.core.errors import StolekError
from stolek.server.store.database import Rows, Steps, Tell, Work, Write, steps
from stolek.server.store.postgres_schema import KEYS, OWN_MIGRATIONS, in_postgres
from stolek.server.store.schema import MIGRATIONS
from stolek.table.store import ComeAgainError, NotSavedError

if TYPE_CHECKING:
    import asyncpg

    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]

log = logging.getLogger("stolek.store")

T = TypeVar("T")
_LOCK = 7_865_421
"""The number of the lock under which one server at a time changes the schema."""
_READERS = 6
_AGAIN_SECONDS = 0.1
_READ_PATIENCE = 4
"""So many times longer is waited for what only reads, or takes a table over: nothing is in doubt then."""
_START_SECONDS = 30.0
_PLACEHOLDER = re.compile(r"\?(\d*)")
_INSERT_OR = re.compile(r"INSERT OR (REPLACE|IGNORE) INTO (\w+)(.*)", re.DOTALL)


class _Job(NamedTuple):
    work: Work[Any]
    done: asyncio.Future[Any]


class PostgresDatabase:
    """A database by its address. ``patience``: so many seconds it may be away before work is given up."""

    def __init__(self, address: str, patience: float) -> None:
        self._address = address
        self._patience = patience
        self._jobs: list[_Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writing: asyncio.Task[None] | None = None
        self._writer: Connection | None = None
        self._readers: asyncio.Queue[Connection | None] = asyncio.Queue()
        self.commits = 0
        self._known: dict[str, bytes] = _in_thread(self._prepare)

    def kept(self, name: str) -> bytes:
        """What all servers of this database share: "secret", "token"."""
        return self._known[name]

    async def open(self) -> None:
        for _ in range(_READERS):
            self._readers.put_nowait(None)
        self._writing = asyncio.create_task(self._write_all(), name="store")

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        if self._writing is not None:
            await self._writing
        for each in (self._writer, *(self._readers.get_nowait() for _ in range(self._readers.qsize()))):
            await shut(each)

    @property
    def queued(self) -> int:
        return len(self._jobs)

    @property
    def size(self) -> int:
        return 0

    # Writing ------------------------------------------------------------------------------------------

    def submit(self, work: Work[None], tell: Tell, quickly: Callable[[], bool] | None = None) -> None:
        self.transact(work).add_done_callback(lambda done: tell(_why_not(done)))

    def transact(self, work: Work[T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._closing:
            done.set_exception(ComeAgainError("the server is stopping"))
        else:
            self._jobs.append(_Job(work, done))
            self._wake.set()
        return done

    async def write(self, writes: Sequence[Write]) -> None:
        await asyncio.shield(self.transact(lambda: steps(writes)))

    async def _write_all(self) -> None:
        while self._jobs or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._jobs = self._jobs, []
            if not batch:
                continue
            results = await self._commit(batch)
            for job, result in zip(batch, results, strict=True):
                if job.done.done():
                    continue
                if isinstance(result, NotSavedError):
                    job.done.set_exception(result)
                elif isinstance(result, Exception):
                    job.done.set_exception(NotSavedError(f"not saved ({type(result).__name__})"))
                else:
                    job.done.set_result(result)

    async def _commit(self, batch: Sequence[_Job]) -> list[Any]:
        """What each job gives, or the error it failed with."""
        try:
            async with asyncio.timeout(self._patience):
                while True:
                    try:
                        if self._writer is None or self._writer.is_closed():
                            self._writer = await self.connect()
                        results = await self._done(self._writer, batch)
                        break
                    except Exception as error:
                        if not is_away(error, self._writer):
                            raise
                        log.warning("the database is away: %s", type(error).__name__)
                        self._drop_writer()
                        await asyncio.sleep(_AGAIN_SECONDS)
                await self._make_durable(self._writer)
        except Exception as error:  # noqa: BLE001 (whatever it is: nobody knows whether it was saved)
            log.error("commit failed: %s", type(error).__name__)  # noqa: TRY400 (values stay out of the log)
            self._drop_writer()
            return [ComeAgainError("the database does not answer") for _ in batch]
        self.commits += 1
        return results

    async def _done(self, connection: Connection, batch: Sequence[_Job]) -> list[Any]:
        """All jobs in one transaction, not yet committed. If any fails, all are done again one by one, so
        that it takes back nothing but itself."""
        await connection.execute("BEGIN")
        try:
            return [await _follow(connection, job.work()) for job in batch]
        except Exception as error:
            if is_away(error, connection):
                raise
            await connection.execute("ROLLBACK; BEGIN")
        return [await self._alone(connection, job) for job in batch]

    async def _alone(self, connection: Connection, job: _Job) -> Any:
        await connection.execute("SAVEPOINT job")
        try:
            result = await _follow(connection, job.work())
        except Exception as error:
            if is_away(error, connection):
                raise
            # its failure takes back nothing but itself
            await connection.execute("ROLLBACK TO job")
            return error
        await connection.execute("RELEASE job")
        return result

    async def _make_durable(self, connection: Connection) -> None:
        await connection.execute("COMMIT")

    def _drop_writer(self) -> None:
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None

    # Reading ------------------------------------------------------------------------------------------

    async def read(self, sql: str, *values: Any) -> Rows:
        return await self._apart(lambda connection: ask(connection, Write(sql, values)))

    async def alone(self, work: Work[T]) -> T:
        """A transaction that keeps no other waiting; in no order with others."""

        async def transaction(connection: Connection) -> T:
            async with connection.transaction():
                return await _follow(connection, work())

        return await self._apart(transaction)

    async def _apart(self, do: Callable[[Connection], Awaitable[T]]) -> T:
        connection = await self._readers.get()
        try:
            async with asyncio.timeout(_READ_PATIENCE * self._patience):
                while True:
                    try:
                        if connection is None or connection.is_closed():
                            connection = await self.connect()
                        return await do(connection)
                    except Exception as error:
                        if not is_away(error, connection):
                            raise
                        if connection is not None:
                            connection.terminate()
                        connection = None
                        await asyncio.sleep(_AGAIN_SECONDS)
        except TimeoutError:
            if connection is not None:
                connection.terminate()
            raise ComeAgainError("the database does not answer") from None
        finally:
            self._readers.put_nowait(connection)

    async def scan(self, sql: str, *values: Any) -> Rows:
        try:
            connection = await self.connect(quick=False)
        except Exception as error:
            raise ComeAgainError("the database does not answer") from error
        try:
            return await ask(connection, Write(sql, values))
        finally:
            await connection.close()

    # Connections --------------------------------------------------------------------------------------

    async def connect(self, *, quick: bool = True) -> Connection:
        """A new connection. A server that stops in the midst of a transaction loses it, and with it the locks
        that would keep the others waiting."""
        import asyncpg  # noqa: PLC0415 (only whoever uses PostgreSQL needs it)

        most = f"{int(self._patience * 1000)}"
        limits = {
            "idle_in_transaction_session_timeout": most,
            "lock_timeout": most,
            "statement_timeout": most,
        }
        settings = {"application_name": "stolek", **(limits if quick else {})}
        patience = self._patience if quick else _START_SECONDS
        return await asyncpg.connect(self._address, timeout=patience, server_settings=settings)

    async def _prepare(self) -> dict[str, bytes]:
        """Brings the database to this version; gives what all servers share."""
        where = urlsplit(self._address)
        try:
            connection = await self.connect(quick=False)
        except Exception as error:  # noqa: BLE001 (whatever it is: it is said)
            raise StolekError(
                f"the database at {where.hostname or 'this machine'} cannot be used ({str(error) or '…'}): "
                "is it running, and are name, password and database in its address right?"
            ) from None
        try:
            async with connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK})")
                await _migrate(connection)
            return dict(await ask(connection, Write("SELECT * FROM kept", ())))
        finally:
            await connection.close()


async def shut(connection: Connection | None) -> None:
    """Ends a connection, whatever state it is in."""
    if connection is not None:
        with contextlib.suppress(Exception):  # terminates it then
            await connection.close(timeout=1.0)


async def ask(connection: Connection, step: Write) -> Rows:
    """What one statement gives."""
    return [tuple(row) for row in await connection.fetch(translated(step.sql), *step.values)]


async def _follow(connection: Connection, work: Steps[T]) -> T:
    try:
        step = next(work)
        while True:
            step = work.send(await ask(connection, step))
    except StopIteration as end:
        result: T = end.value
        return result


@cache
def translated(sql: str) -> str:
    """A statement as PostgreSQL reads it."""
    numbers = iter(range(1, 10_000))
    found = _INSERT_OR.fullmatch(sql)
    if found is not None:
        what, table, rest = found.groups()
        sql = f"INSERT INTO {table}{rest} ON CONFLICT {KEYS[table] if what == 'REPLACE' else 'DO NOTHING'}"
    return _PLACEHOLDER.sub(lambda place: f"${place[1] or next(numbers)}", sql)


async def _migrate(connection: Connection) -> None:
    await connection.execute("CREATE TABLE IF NOT EXISTS versions (kind TEXT PRIMARY KEY, version BIGINT)")
    known: dict[str, int] = dict(await ask(connection, Write("SELECT kind, version FROM versions", ())))
    for kind, scripts in (("all", list(map(in_postgres, MIGRATIONS))), ("postgres", OWN_MIGRATIONS)):
        version = known.get(kind, 0)
        if version > len(scripts):
            raise StolekError(
                f"the database was written by a newer Stolek (version {version}, this one knows up to "
                f"{len(scripts)}): update Stolek, or choose another database"
            )
        for script in scripts[version:]:
            await connection.execute(script)
        values = (kind, len(scripts))
        set_it = "INSERT INTO versions VALUES ($1, $2) ON CONFLICT (kind) DO UPDATE SET version = $2"
        await connection.execute(set_it, *values)


def is_away(error: Exception, connection: Connection | None) -> bool:
    """Whether this says nothing of a statement, only that the database is away, or waits for a lock."""
    import asyncpg  # noqa: PLC0415

    away = (
        OSError,
        EOFError,
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,
        asyncpg.LockNotAvailableError,
    )
    return connection is None or connection.is_closed() or isinstance(error, away)


def _in_thread(work: Callable[[], Any]) -> Any:
    """Does asynchronous work in a thread with a loop of its own, whether or not this one has a loop."""
    found: list[Any] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            found.append(asyncio.run(work()))
        except BaseException as error:  # noqa: BLE001 (raised again below)
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    with contextlib.suppress(IndexError):
        raise failed[0]
    return found[0]


def _why_not(done: asyncio.Future[None]) -> NotSavedError | None:
    why = ComeAgainError("it was given up") if done.cancelled() else done.exception()
    return why if why is None or isinstance(why, NotSavedError) else NotSavedError(type(why).__name__)
