"""Tables in the SQLite file: the store's interface.

Its promises (only the newest epoch writes, and only the next row) are kept by the one thread that writes: it
knows where each table stands, and asks the file only about a table it has not met since the last rollback.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Sequence

import msgspec

from stolek.server.store.sqlite import Database
from stolek.table.lobby_cards import SavedCard, TableCard
from stolek.table.store import Batch, HeldAnswer, KeptTable, NotSavedError, Row, SavedGame, Times

_cards = msgspec.json.Decoder(TableCard)
_saved = msgspec.json.Decoder(SavedCard)
_times = msgspec.json.Decoder(Times)
_ROWS = {
    count: f"INSERT INTO journal VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'] * count)}"  # noqa: S608
    for count in (64, 16, 4, 1)
}
_HELD = "table_id, game, seat, prompt, by, cid, action"
_HOLD = f"INSERT INTO held ({_HELD}) VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608 (names of ours)
_STANDS = (
    "SELECT (SELECT epoch FROM epochs WHERE table_id = ?1), "
    "(SELECT seq FROM journal WHERE table_id = ?1 ORDER BY rowid DESC LIMIT 1)"
)
_NEW_EPOCH = (
    "INSERT INTO epochs VALUES (?, 1) ON CONFLICT (table_id) DO UPDATE SET epoch = epoch + 1",
    "SELECT epoch FROM epochs WHERE table_id = ?",
)
_BY_TABLE = ("journal", "held", "holders", "games", "players", "times", "waiting_notices")
_DELETE = (
    "DELETE FROM tables WHERE id = ?",
    *(
        f"DELETE FROM {each} WHERE table_id = ?"  # noqa: S608 (names of ours)
        for each in (*_BY_TABLE, "epochs")
    ),
)
_TABLES_MOST = 50
_GAMES_MOST = 200
_KNOWN_MOST = 20_000


class TableStore:
    """Rows, held answers and cards of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._stands: dict[str, tuple[int | None, int]] = {}
        """Epoch and next row of tables, as the transaction under way has them. The writer's alone."""
        self._rows: list[Row] = []
        """Rows of the transaction under way that are not written yet."""
        database.when_rolled_back(self._forget)
        database.when_collected(self._write_rows)

    # Writing ------------------------------------------------------------------------------------------

    def create(self, batch: Batch) -> Awaitable[int]:
        def work(connection: sqlite3.Connection) -> int:
            epoch = self._new_epoch(connection, batch.table)
            self._write(connection, batch, epoch)
            return epoch

        return self._database.transact(work)

    def append(self, batch: Batch, epoch: int) -> Awaitable[None]:
        return self._database.transact(
            lambda connection: self._write(connection, batch, epoch), collects=True
        )

    async def take_over(self, table: str) -> KeptTable | None:
        if not await self._database.read("SELECT 1 FROM journal WHERE table_id = ? LIMIT 1", table):
            return None
        epoch = await self._database.transact(lambda connection: self._new_epoch(connection, table))
        # What was appended under an older epoch is all there by now, and no more will come.
        held = await self._database.read(f"SELECT {_HELD} FROM held WHERE table_id = ? ORDER BY id", table)  # noqa: S608
        times = await self._database.read("SELECT times FROM times WHERE table_id = ?", table)
        return KeptTable(
            epoch,
            await self.rows(table),
            [HeldAnswer(*each) for each in held],
            _times.decode(times[0][0]) if times else None,
        )

    def delete(self, tables: Sequence[str]) -> Awaitable[None]:
        """Everything about these tables. Whoever still has one in memory cannot write it any more."""

        def work(connection: sqlite3.Connection) -> None:
            for table in tables:
                for sql in _DELETE:
                    connection.execute(sql, (table,))
                self._stands.pop(table, None)

        return self._database.transact(work)

    # Reading ------------------------------------------------------------------------------------------

    async def count(self) -> int:
        """How many tables there are."""
        ((count,),) = await self._database.read("SELECT count(*) FROM epochs")
        return int(count)

    async def running(self) -> Sequence[str]:
        return [table for (table,) in await self._database.read("SELECT table_id FROM times WHERE runs = 1")]

    async def rows(self, table: str) -> Sequence[Row]:
        found = await self._database.read("SELECT * FROM journal WHERE table_id = ? ORDER BY rowid", table)
        return [Row(*row) for row in found]

    async def tables_of(self, person: str) -> Sequence[TableCard]:
        found = await self._database.read(
            "SELECT card FROM tables JOIN holders ON table_id = id WHERE person = ?"
            " ORDER BY changed DESC LIMIT ?",
            person,
            _TABLES_MOST,
        )
        return [msgspec.structs.replace(_cards.decode(card), yours=True) for (card,) in found]

    async def games_of(self, person: str) -> Sequence[SavedCard]:
        found = await self._database.read(
            "SELECT card, group_concat(seat) FROM games JOIN players USING (table_id, number)"
            " WHERE person = ? GROUP BY table_id, number ORDER BY started DESC, number DESC LIMIT ?",
            person,
            _GAMES_MOST,
        )
        return [
            msgspec.structs.replace(_saved.decode(card), seats=tuple(sorted(map(int, seats.split(",")))))
            for card, seats in found
        ]

    async def game_of(self, person: str, table: str, number: int) -> SavedCard | None:
        found = await self._database.read(
            "SELECT card FROM games JOIN players USING (table_id, number)"
            " WHERE person = ? AND table_id = ? AND number = ? LIMIT 1",
            person,
            table,
            number,
        )
        return _saved.decode(found[0][0]) if found else None

    # Inside a transaction -----------------------------------------------------------------------------

    def _where(self, connection: sqlite3.Connection, table: str) -> tuple[int | None, int]:
        found = self._stands.get(table)
        if found is None:
            if len(self._stands) >= _KNOWN_MOST:
                self._stands.clear()
            self._write_rows(connection)
            epoch, last = connection.execute(_STANDS, (table,)).fetchone()
            found = self._stands[table] = epoch, 0 if last is None else last + 1
        return found

    def _new_epoch(self, connection: sqlite3.Connection, table: str) -> int:
        raise_it, read_it = _NEW_EPOCH
        connection.execute(raise_it, (table,))
        (epoch,) = connection.execute(read_it, (table,)).fetchone()
        self._stands[table] = int(epoch), self._where(connection, table)[1]
        return int(epoch)

    def _write(self, connection: sqlite3.Connection, batch: Batch, epoch: int) -> None:
        """Only under the newest epoch, and only right after the last row there is."""
        held_by, following = self._where(connection, batch.table)
        if held_by != epoch:
            raise NotSavedError(f"table {batch.table} was taken over")
        if following != batch.first:
            raise NotSavedError(f"table {batch.table}: what came before was not saved")
        for row in batch.rows:
            if row.seq != following:
                raise NotSavedError(f"table {batch.table}: row {following} is missing")
            self._rows.append(row)
            following += 1
        for held in batch.held:
            connection.execute(_HOLD, msgspec.structs.astuple(held))
        if batch.card is not None:
            _write_card(connection, batch.card, batch.at)
        if batch.saved is not None:
            _write_saved(connection, batch.saved)
        if batch.times is not None:
            kept = (batch.table, int(batch.times.runs), msgspec.json.encode(batch.times))
            connection.execute("INSERT OR REPLACE INTO times VALUES (?, ?, ?)", kept)
        self._stands[batch.table] = epoch, following

    def _write_rows(self, connection: sqlite3.Connection) -> None:
        rows, self._rows = self._rows, []
        for count, sql in _ROWS.items():
            while len(rows) >= count:
                some, rows = rows[:count], rows[count:]
                connection.execute(sql, [value for row in some for value in msgspec.structs.astuple(row)])

    def _forget(self) -> None:
        self._stands.clear()
        self._rows.clear()


def _write_card(connection: sqlite3.Connection, card: TableCard, at: int) -> None:
    raw = msgspec.json.encode(card)
    connection.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?)", (card.id, at, raw))
    connection.execute("DELETE FROM holders WHERE table_id = ?", (card.id,))
    holders = [(person.id, card.id) for person in card.people]
    connection.executemany("INSERT INTO holders VALUES (?, ?)", holders)


def _write_saved(connection: sqlite3.Connection, saved: SavedGame) -> None:
    card = saved.card
    values = (card.table, card.number, card.started, msgspec.json.encode(card))
    connection.execute("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?)", values)
    players = [(person, card.table, card.number, seat) for person, seat in saved.players]
    connection.executemany("INSERT OR IGNORE INTO players VALUES (?, ?, ?, ?)", players)
