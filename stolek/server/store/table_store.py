"""Tables in a database: the store's interface.

Its promises (only the newest epoch writes, and only the next row) are kept by the databases' own subclasses.
In SQLite it is the one thread that writes: it knows where each table stands, and asks the file only about a
table it has not met since the last rollback. PostgreSQL's are in ``postgres_tables.py``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import chain

import msgspec
from msgspec.structs import astuple

from stolek.driver.live_table import Saving
from stolek.server.store.database import Database, Steps, Write, steps
from stolek.server.store.sqlite import SqliteDatabase
from stolek.table.history import DONE_MOST
from stolek.table.lobby_cards import SavedCard, TableCard
from stolek.table.store import Batch, HeldAnswer, KeptTable, NotSavedError, Row, SavedGame, Times

_cards = msgspec.json.Decoder(TableCard)
_saved = msgspec.json.Decoder(SavedCard)
_times = msgspec.json.Decoder(Times)
_ROWS_AT_ONCE = 64
ROWS = {
    count: f"INSERT INTO journal VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'] * count)}"  # noqa: S608
    for count in range(_ROWS_AT_ONCE, 0, -1)
}
_HELD = "table_id, game, seat, prompt, by, cid, action"
_HOLD = f"INSERT INTO held ({_HELD}) VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608 (names of ours)
_HELD_TOO_MANY = "SELECT DISTINCT table_id FROM held GROUP BY table_id, by, seat HAVING count(*) > ?"
_LET_GO = """
    DELETE FROM held WHERE table_id = ?1 AND id NOT IN (
        SELECT id FROM (
            SELECT id, row_number() OVER (PARTITION BY by, seat ORDER BY id DESC) AS age
            FROM held WHERE table_id = ?1
        ) AS aged WHERE age <= ?2
    )
"""
_STANDS = (
    "SELECT (SELECT epoch FROM epochs WHERE table_id = ?1), "
    "(SELECT max(seq) FROM journal WHERE table_id = ?1)"
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
_SEATS_MOST = 12
_KNOWN_MOST = 20_000


class TableStore(ABC):
    """Rows, held answers and cards of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Writing ------------------------------------------------------------------------------------------

    def create(self, batch: Batch) -> Awaitable[int]:
        def work() -> Steps[int]:
            epoch = yield from self._new_epoch(batch.table)
            yield from self._write(batch, epoch)
            return epoch

        return self._database.transact(work)

    def append(self, batch: Batch, epoch: int) -> Saving:
        saving = Saving()
        self._database.submit(lambda: self._write(batch, epoch), saving.settle, self._quickly(batch, epoch))
        return saving

    def _quickly(self, batch: Batch, epoch: int) -> Callable[[], bool] | None:
        """How the batch is written without a question, where that can be."""
        return None

    async def take_over(self, table: str) -> KeptTable | None:
        if not await self._database.read("SELECT 1 FROM journal WHERE table_id = ? LIMIT 1", table):
            return None
        epoch = await self._take(table)
        # What was appended under an older epoch is all there by now, and no more will come.
        held = await self._database.read(f"SELECT {_HELD} FROM held WHERE table_id = ? ORDER BY id", table)  # noqa: S608
        times = await self._database.read("SELECT times FROM times WHERE table_id = ?", table)
        return KeptTable(
            epoch,
            await self.rows(table),
            [HeldAnswer(*each) for each in held],
            _times.decode(times[0][0]) if times else None,
        )

    async def _take(self, table: str) -> int:
        return await self._database.transact(lambda: self._new_epoch(table))

    @abstractmethod
    async def seize(self, table: str) -> None:
        """Takes a table from whatever other server has it."""

    def delete(self, tables: Sequence[str]) -> Awaitable[None]:
        """Everything about these tables. Whoever still has one in memory cannot write it any more."""

        def work() -> Steps[None]:
            for table in tables:
                yield from steps([Write(sql, (table,)) for sql in _DELETE])
                self._deleted(table)

        return self._database.transact(work)

    async def let_go_of_held(self) -> None:
        """Of each person's held answers at a chair only as many stay as a table knows again when it is read
        back: an older one was in a window that has closed long ago, and its message is not known again."""
        for (table,) in await self._database.scan(_HELD_TOO_MANY, DONE_MOST):
            await self._database.write([Write(_LET_GO, (table, DONE_MOST))])

    # Reading ------------------------------------------------------------------------------------------

    async def count(self) -> int:
        """How many tables there are."""
        ((count,),) = await self._database.read("SELECT count(*) FROM epochs")
        return int(count)

    async def running(self) -> Sequence[str]:
        return [table for (table,) in await self._database.read("SELECT table_id FROM times WHERE runs = 1")]

    async def rows(self, table: str) -> Sequence[Row]:
        found = await self._database.read("SELECT * FROM journal WHERE table_id = ? ORDER BY seq", table)
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
            "SELECT card, seat FROM games JOIN players USING (table_id, number)"
            " WHERE person = ? ORDER BY started DESC, number DESC, table_id, seat LIMIT ?",
            person,
            _GAMES_MOST * _SEATS_MOST,
        )
        seats: dict[bytes, list[int]] = {}
        for card, seat in found:
            seats.setdefault(card, []).append(seat)
        games = [*seats.items()][:_GAMES_MOST]
        return [msgspec.structs.replace(_saved.decode(card), seats=tuple(sat)) for card, sat in games]

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

    @abstractmethod
    def _new_epoch(self, table: str) -> Steps[int]:
        """From now on whoever called this is the table's only writer."""

    @abstractmethod
    def _append(self, batch: Batch, epoch: int) -> Steps[None]:
        """The batch's rows: only under the newest epoch, and only right after the last row there is."""

    @abstractmethod
    def _deleted(self, table: str) -> None:
        """Nothing of it is there any more."""

    def _write(self, batch: Batch, epoch: int) -> Steps[None]:
        for place, row in enumerate(batch.rows, start=batch.first):
            if row.seq != place:
                raise NotSavedError(f"table {batch.table}: row {place} is missing")
        yield from self._append(batch, epoch)
        for held in batch.held:
            yield Write(_HOLD, astuple(held))
        if batch.card is not None:
            yield from self._write_card(batch.card, batch.at)
        if batch.saved is not None:
            yield from self._write_saved(batch.saved)
        if batch.times is not None:
            kept = (batch.table, int(batch.times.runs), msgspec.json.encode(batch.times))
            yield Write("INSERT OR REPLACE INTO times VALUES (?, ?, ?)", kept)

    def _write_card(self, card: TableCard, at: int) -> Steps[None]:
        values = (card.id, at, msgspec.json.encode(card))
        yield Write("INSERT OR REPLACE INTO tables VALUES (?, ?, ?)", values)
        people = tuple([person.id for person in card.people])
        if self._is_written(card.id, "holders", people):
            return
        yield Write("DELETE FROM holders WHERE table_id = ?", (card.id,))
        for person in people:
            yield Write("INSERT INTO holders VALUES (?, ?)", (person, card.id))

    def _write_saved(self, saved: SavedGame) -> Steps[None]:
        card = saved.card
        values = (card.table, card.number, card.started, msgspec.json.encode(card))
        yield Write("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?)", values)
        if self._is_written(card.table, "players", (card.number, saved.players)):
            return
        for person, seat in saved.players:
            players = (person, card.table, card.number, seat)
            yield Write("INSERT OR IGNORE INTO players VALUES (?, ?, ?, ?)", players)

    def _is_written(self, table: str, what: str, values: object) -> bool:
        """Whether these are known to be there already; from now on they are."""
        return False


class SqliteTableStore(TableStore):
    """Tables in the SQLite file."""

    def __init__(self, database: SqliteDatabase) -> None:
        super().__init__(database)
        self._stands: dict[str, tuple[int | None, int]] = {}
        """Epoch and next row of tables, as the transaction under way has them. The writer's alone."""
        self._written: dict[str, dict[str, object]] = {}
        """Who sits and plays at tables, as it was written last."""
        self._rows: list[Row] = []
        """Rows of the transaction under way that are not written yet."""
        database.when_rolled_back(self._forget)
        database.when_collected(self._write_rows)

    async def seize(self, table: str) -> None:
        """No other server has this file."""

    def _where(self, table: str) -> Steps[tuple[int | None, int]]:
        found = self._stands.get(table)
        if found is None:
            if len(self._stands) >= _KNOWN_MOST:
                self._stands.clear()
            yield from steps(self._write_rows())
            ((epoch, last),) = yield Write(_STANDS, (table,))
            found = self._stands[table] = epoch, 0 if last is None else last + 1
        return found

    def _new_epoch(self, table: str) -> Steps[int]:
        raise_it, read_it = _NEW_EPOCH
        yield Write(raise_it, (table,))
        ((epoch,),) = yield Write(read_it, (table,))
        self._written.pop(table, None)
        _, following = yield from self._where(table)
        self._stands[table] = int(epoch), following
        return int(epoch)

    def _append(self, batch: Batch, epoch: int) -> Steps[None]:
        held_by, following = yield from self._where(batch.table)
        if held_by != epoch:
            raise NotSavedError(f"table {batch.table} was taken over")
        if following != batch.first:
            raise NotSavedError(f"table {batch.table}: what came before was not saved")
        self._rows += batch.rows
        self._stands[batch.table] = epoch, following + len(batch.rows)

    def _quickly(self, batch: Batch, epoch: int) -> Callable[[], bool] | None:
        more = batch.held or batch.card is not None or batch.saved is not None or batch.times is not None
        return None if more else partial(self._collect, batch, epoch)

    def _collect(self, batch: Batch, epoch: int) -> bool:
        """Rows of a table that is known to stand right before them."""
        rows, first = batch.rows, batch.first
        if self._stands.get(batch.table) != (epoch, first):
            return False
        for place, row in enumerate(rows, first):
            if row.seq != place:
                return False
        self._rows += rows
        self._stands[batch.table] = epoch, first + len(rows)
        return True

    def _deleted(self, table: str) -> None:
        self._stands.pop(table, None)
        self._written.pop(table, None)

    def _is_written(self, table: str, what: str, values: object) -> bool:
        if len(self._written) >= _KNOWN_MOST:
            self._written.clear()
        known = self._written.setdefault(table, {})
        is_there = known.get(what) == values
        known[what] = values
        return is_there

    def _write_rows(self) -> list[Write]:
        rows, self._rows = self._rows, []
        return insert_rows(rows)

    def _forget(self) -> None:
        self._stands.clear()
        self._written.clear()
        self._rows.clear()


def insert_rows(rows: Sequence[Row]) -> list[Write]:
    """Many rows in few statements."""
    pieces = [rows[at : at + _ROWS_AT_ONCE] for at in range(0, len(rows), _ROWS_AT_ONCE)]
    return [Write(ROWS[len(some)], [*chain.from_iterable(map(astuple, some))]) for some in pieces]
