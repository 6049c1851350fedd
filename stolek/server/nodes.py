"""Several servers on one PostgreSQL: which of them has which table, and what each has to know of the others.

Every server is a node. It says again and again that it is alive, which is good for ``lease_seconds`` by the
database's clock: no two machines' clocks are ever compared. A table belongs to the node that took it over
last; when that node has been silent for too long, the next visitor's node takes it. That only says who should
write. That nobody else can is the promise of the epoch (``store/postgres_tables.py``).

By its own clock a node stops a little before the others think so: it then lets go of all its tables, so that
nobody is shown an old one. Changes of people, decks and bars come as notices of the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from stolek.core.errors import outline
from stolek.driver.tables import as_code
from stolek.server.store.database import Write
from stolek.server.store.postgres import PostgresDatabase, ask, is_away, shut
from stolek.server.store.postgres_schema import CHANNEL
from stolek.table.lobby_cards import TableCard
from stolek.table.store import ComeAgainError

if TYPE_CHECKING:
    from stolek.server.store.postgres import Connection

log = logging.getLogger("stolek.nodes")

_NOW = "extract(epoch FROM clock_timestamp())"
_BEAT = f"""
    WITH beat AS (
        INSERT INTO nodes VALUES (?1, ?2, {_NOW} + ?3, ?4)
        ON CONFLICT (id) DO UPDATE SET until = {_NOW} + ?3, offers = ?4
    )
    SELECT id, address, offers, until - {_NOW} FROM nodes WHERE until > {_NOW} AND id <> ?1
"""  # noqa: S608 (names of ours)
_OWNER = f"""
    SELECT node, address, until - {_NOW} FROM epochs JOIN nodes ON id = node
    WHERE table_id = ? AND until > {_NOW}
"""  # noqa: S608
_BY_CODE = f"""
    SELECT card FROM tables JOIN epochs ON table_id = tables.id JOIN nodes ON nodes.id = node
    WHERE tables.id COLLATE "C" >= ?1 AND tables.id COLLATE "C" < ?2 AND until > {_NOW} LIMIT 1
"""  # noqa: S608
_BEFORE_ME = "DELETE FROM nodes WHERE address = ? AND id <> ?"
_LONG_GONE = 3600.0
_JUST_AFTER = 0.02
_START_SECONDS = 60.0
_offers = msgspec.json.Decoder(list[TableCard])
Told = Callable[[str], Awaitable[None]]


class Elsewhere(ComeAgainError):
    """Another node has this table, for so many seconds at least."""

    def __init__(self, table: str, node: str, address: str, left: float = 0.0) -> None:
        super().__init__(f"node {node} has table {table}")
        self.table = table
        self.node = node
        self.address = address
        self.left = left


class Other(msgspec.Struct, frozen=True):
    """Another node that is alive: where it is, and its tables on offer."""

    address: str
    offers: Sequence[TableCard]


class Nodes:
    """This node and what it knows of the others."""

    def __init__(self, database: PostgresDatabase, lease_seconds: float) -> None:
        self.id = secrets.token_hex(6)
        self.address = ""
        """Where other nodes reach this one."""
        self.others: dict[str, Other] = {}
        self.offers: Callable[[], Sequence[TableCard]] = tuple
        self.lost: Callable[[], None] = lambda: None
        """This node has no lease any more: it may show nothing of its tables."""
        self.gone: Callable[[set[str]], None] = lambda _: None
        """These nodes have gone."""
        self.told: dict[str, Told] = {}
        """What to do about each kind of notice, which names one thing."""
        self._database = database
        self._lease = lease_seconds
        self._until = 0.0
        self._pause = lease_seconds / 4
        self._task: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        self._telling: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        late = _clock() + _START_SECONDS
        while not self.has_lease:
            try:
                self._connection = await self._connect()
                # Whoever was at this address is no longer: its tables need not wait for the end of its lease.
                await ask(self._connection, Write(_BEFORE_ME, (self.address, self.id)))
                await self._beat(self._connection)
            except Exception as error:
                if not is_away(error, self._connection) or _clock() > late:
                    raise
                await shut(self._connection)
                await asyncio.sleep(self._lease / 10)
        self._task = asyncio.create_task(self._live(), name="node")

    async def close(self) -> None:
        """The others may have its tables now."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._telling, return_exceptions=True)
        await shut(self._connection)
        with contextlib.suppress(ComeAgainError):
            await self._database.write([Write("DELETE FROM nodes WHERE id = ?", (self.id,))])

    @property
    def has_lease(self) -> bool:
        return _clock() < self._until

    def check(self) -> None:
        """Raises ``ComeAgainError`` if this node has to be silent."""
        if not self.has_lease:
            self.lost()
            raise ComeAgainError("this node has no lease")

    async def look_up(self, table: str) -> None:
        """Raises ``Elsewhere`` if another node has this table."""
        for node, address, left in await self._database.read(_OWNER, table):
            if node != self.id:
                raise Elsewhere(table, node, address, left)

    async def by_code(self, code: str) -> TableCard | None:
        """The table of whatever node whose code this is."""
        start = as_code(code)
        found = [] if start is None else await self._database.read(_BY_CODE, start, start + "~")
        return msgspec.json.decode(found[0][0], type=TableCard) if found else None

    @property
    def leads(self) -> bool:
        """Whether this is the node that tidies for all."""
        return all(self.id < other for other in self.others)

    # The lease ----------------------------------------------------------------------------------------

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            self._pause = self._lease / 4
            if not self.has_lease:
                self.lost()
            try:
                async with asyncio.timeout(self._lease / 2):
                    if self._connection is None or self._connection.is_closed():
                        self._connection = await self._connect()
                    await self._beat(self._connection)
            except Exception as error:  # noqa: BLE001 (whatever it is: the next beat comes)
                log.warning("not heard by the database: %s", outline(error))
                if self._connection is not None:
                    self._connection.terminate()
                    self._connection = None

    async def _connect(self) -> Connection:
        connection = await self._database.connect()
        await connection.execute(
            "SET synchronous_commit = off"
        )  # who is alive need not be known after a crash
        await connection.add_listener(CHANNEL, self._hear)
        await ask(connection, Write(f"DELETE FROM nodes WHERE until < {_NOW} - ?", (_LONG_GONE,)))  # noqa: S608
        for tell in self.told.values():  # whatever was told meanwhile was not heard
            await tell("")
        return connection

    async def _beat(self, connection: Connection) -> None:
        sent = _clock()
        offers = msgspec.json.encode(list(self.offers()))
        found = await ask(connection, Write(_BEAT, (self.id, self.address, self._lease, offers)))
        others = {node: Other(address, _offers.decode(raw)) for node, address, raw, _ in found}
        # A node that falls silent is missed at the very end of its lease, not at some beat after it.
        self._pause = min([self._lease / 4, *(left + _JUST_AFTER for *_, left in found)])
        gone, self.others = set(self.others.keys() - others.keys()), others
        self._until = sent + self._lease
        if gone:
            self.gone(gone)

    def _hear(self, *said: Any) -> None:
        kind, _, about = str(said[-1]).partition(" ")
        if kind in self.told:
            task = asyncio.ensure_future(self._tell(kind, about))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, kind: str, about: str) -> None:
        try:
            await self.told[kind](about)
        except Exception as error:  # noqa: BLE001 (it is read again when the connection is made again)
            log.warning("notice of %s not followed: %s", kind, outline(error))


def _clock() -> float:
    """Seconds that also pass while the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()
