"""What is kept for so long and no longer: tables nobody uses with their games, what people wrote, decks.

Nothing goes at once. What is old is marked, and goes if it is still old after some days of grace. Whenever
the last look was too long ago, or in the future (the server was off, or its clock is wrong), all marks begin
anew: a clock that is a hundred days ahead deletes nothing. Knows no game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec

from stolek.server.store.database import Database, Rows, Write
from stolek.server.store.table_store import TableStore

DAY = 86_400
_GAP = 3 * DAY
_CHUNK = 200
_UNUSED = (
    "SELECT id FROM tables WHERE changed < ?1"
    " AND NOT EXISTS (SELECT 1 FROM journal WHERE table_id = id AND at >= ?1)"
)
_UNPLAYED = _UNUSED + " AND NOT EXISTS (SELECT 1 FROM games WHERE table_id = id)"  # noqa: S608
_SAID = "SELECT table_id, seq, action FROM journal WHERE kind = 'chat' AND at < ? AND chat_text(action) <> ''"
_BLANK = "UPDATE journal SET action = ? WHERE table_id = ? AND seq = ?"


class Keep(msgspec.Struct, frozen=True):
    """For how many days what is kept; 0: for ever."""

    unplayed_days: int = 0
    games_days: int = 0
    chat_days: int = 0


class Old(msgspec.Struct, frozen=True):
    """Tables that go with their games and journals, and how many lines of chat are blanked."""

    tables: Sequence[str] = ()
    lines: int = 0


class Marks:
    """Since when things of a kind have been old."""

    def __init__(self, database: Database, grace_days: int) -> None:
        self._database = database
        self._grace = grace_days * DAY

    async def due(self, kind: str, old: Iterable[str], now: int) -> list[str]:
        """Of what is old now, what has been old at every look for the days of grace; marks the rest."""
        last = await self._database.read("SELECT at FROM looks WHERE kind = ?", kind)
        steady = bool(last) and 0 <= now - last[0][0] <= _GAP
        marked = await self._database.read("SELECT name, since FROM leaving WHERE kind = ?", kind)
        since = {name: at for name, at in marked if steady}
        marks = {name: since.get(name, now) for name in old}
        due = [name for name, at in marks.items() if now - at >= self._grace]
        stay = [Write("INSERT INTO leaving VALUES (?, ?, ?)", (kind, *each)) for each in marks.items()]
        await self._database.write(
            [
                Write("DELETE FROM leaving WHERE kind = ?", (kind,)),
                *(each for each in stay if each.values[1] not in set(due)),
                Write("INSERT OR REPLACE INTO looks VALUES (?, ?)", (kind, now)),
            ]
        )
        return due


class Retention:
    """Tidies tables and chat of one server."""

    def __init__(self, database: Database, store: TableStore, marks: Marks) -> None:
        self._database = database
        self._store = store
        self._marks = marks

    async def old(self, keep: Keep, now: int, but: Collection[str] = ()) -> Old:
        """What is old by now, but for these tables: what would go after the days of grace."""
        found: set[str] = set()
        for days, query in ((keep.unplayed_days, _UNPLAYED), (keep.games_days, _UNUSED)):
            if days:
                found.update(row[0] for row in await self._database.read(query, now - days * DAY))
        return Old(sorted(found.difference(but)), len(await self._lines(keep, now)))

    async def tidy(self, keep: Keep, now: int, but: Collection[str] = (), *, at_once: bool = False) -> Old:
        """Deletes what has been old for the days of grace, or without any; gives what has gone."""
        old = await self.old(keep, now, but)
        due = old.tables if at_once else await self._marks.due("table", old.tables, now)
        for first in range(0, len(due), _CHUNK):
            await self._store.delete(due[first : first + _CHUNK])
        blank = at_once or await self._marks.due("chat", ["chat"], now)
        lines = await self._lines(keep, now) if blank else []
        for first in range(0, len(lines), _CHUNK):
            some = lines[first : first + _CHUNK]
            writes = [Write(_BLANK, (blanked(action), table, seq)) for table, seq, action in some]
            await self._database.write(writes)
        await self._store.let_go_of_held()
        return Old(due, len(lines))

    async def _lines(self, keep: Keep, now: int) -> Rows:
        if not keep.chat_days:
            return []
        return await self._database.scan(_SAID, now - keep.chat_days * DAY)


def blanked(raw: bytes) -> bytes:
    """A line of chat without what was said."""
    return msgspec.json.encode({**msgspec.json.decode(raw), "text": "", "phrase": None})
