"""Tables in PostgreSQL: whoever takes one over writes it, and nobody else can.

The row of a table in ``epochs`` has its epoch, its node and how many rows it has. An append changes it first,
and only if epoch and place are still what the writer thinks: that is the check, and it locks the row until
the commit. A take-over changes the same row: it waits for an append under way, and every later one of the old
epoch finds another epoch there.
"""

from __future__ import annotations

from collections.abc import Sequence

from stolek.server.nodes import Elsewhere, Nodes
from stolek.server.store.database import Steps, Write, steps
from stolek.server.store.postgres import PostgresDatabase
from stolek.server.store.postgres_schema import CHANNEL
from stolek.server.store.table_store import TableStore, insert_rows
from stolek.table.store import Batch, ComeAgainError, KeptTable

_WHOSE = """
    SELECT node, address FROM epochs LEFT JOIN nodes
    ON id = node AND until > extract(epoch FROM clock_timestamp())
    WHERE table_id = ? FOR UPDATE OF epochs
"""
_MADE = "INSERT INTO epochs (table_id, epoch, node) VALUES (?, 0, ?) ON CONFLICT DO NOTHING"
_TAKEN = "UPDATE epochs SET epoch = epoch + 1, node = ? WHERE table_id = ? RETURNING epoch"
_CLAIMED = "UPDATE epochs SET following = ? WHERE table_id = ? AND epoch = ? AND following = ? RETURNING 1"
_FREE = """
    SELECT table_id FROM times WHERE runs = 1 AND NOT EXISTS (
        SELECT 1 FROM epochs JOIN nodes ON id = node
        WHERE epochs.table_id = times.table_id AND node <> ? AND until > extract(epoch FROM clock_timestamp())
    )
"""


class PostgresTableStore(TableStore):
    """The tables of all nodes, and the leases on them."""

    def __init__(self, database: PostgresDatabase, nodes: Nodes) -> None:
        super().__init__(database)
        self._shared = database
        self._nodes = nodes
        self._seized: set[str] = set()

    async def take_over(self, table: str) -> KeptTable | None:
        """As in every store; raises ``Elsewhere`` if another node that is alive has the table."""
        self._nodes.check()
        await self._nodes.look_up(table)
        return await super().take_over(table)

    async def seize(self, table: str) -> None:
        """Takes a table, if there is one, from whatever node has it."""
        if not await self._database.read("SELECT 1 FROM epochs WHERE table_id = ?", table):
            return
        self._seized.add(table)
        try:
            await self._take(table)
        finally:
            self._seized.discard(table)

    async def _take(self, table: str) -> int:
        """Apart from everything else: it may have to wait for a lock of the node that had it."""
        return await self._shared.alone(lambda: self._new_epoch(table))

    async def running(self) -> Sequence[str]:
        return [table for (table,) in await self._database.read(_FREE, self._nodes.id)]

    def _deleted(self, table: str) -> None:
        """Nothing is remembered here of where a table stands."""

    def _new_epoch(self, table: str) -> Steps[int]:
        yield Write(_MADE, (table, self._nodes.id))
        ((node, address),) = yield Write(_WHOSE, (table,))
        if node != self._nodes.id:
            if address is not None and table not in self._seized:
                raise Elsewhere(table, node, address)
            yield Write("SELECT pg_notify(?, ?)", (CHANNEL, f"taken {table} {self._nodes.id}"))
        ((epoch,),) = yield Write(_TAKEN, (self._nodes.id, table))
        return int(epoch)

    def _append(self, batch: Batch, epoch: int) -> Steps[None]:
        following = batch.first + len(batch.rows)
        claim = (following, batch.table, epoch, batch.first)
        if not (yield Write(_CLAIMED, claim)):
            raise ComeAgainError(f"table {batch.table} was taken over, or what came before was not saved")
        yield from steps(insert_rows(batch.rows))
