"""What the host of a server does with what is stored: deleting and barring.

A person is deleted from everything: a table where nobody else sat goes whole; where others sat, a stranger
without a past takes their place in the journal and their lines of chat are blanked. What they typed as a move
belongs to the game. While a table is changed in the store it is in nobody's memory.
"""

from __future__ import annotations

import contextlib
import ipaddress
import time
from functools import partial
from typing import Any, Final

import msgspec

from stolek.server.http.host_types import Barred, Counts
from stolek.server.http.presence import Presence
from stolek.server.live.tables import LiveTables
from stolek.server.store.database import Database, Steps, Write
from stolek.server.store.deck_store import DeckStore
from stolek.server.store.people import People
from stolek.server.store.retention import blanked
from stolek.server.store.table_store import TableStore
from stolek.table.messages import Person
from stolek.table.visitors import SCREEN

KICK_SECONDS: Final = 3600
_CLASS_SECONDS = 43_200
_ALONE = "SELECT 1 FROM {} WHERE table_id = ? AND person != ? LIMIT 1"
_TABLES_OF = (
    "SELECT table_id FROM holders WHERE person = ?1 UNION SELECT table_id FROM players WHERE person = ?1"
    " UNION SELECT table_id FROM journal WHERE by = ?1"
)

_NAMED = "SELECT id FROM people WHERE id = ?1 UNION SELECT person FROM pupils WHERE person = ?1"


class HostActions:
    """What the host of one server can do."""

    def __init__(
        self,
        database: Database,
        store: TableStore,
        tables: LiveTables,
        people: People,
        decks: DeckStore,
        presence: Presence,
    ) -> None:
        self._database = database
        self._store = store
        self._tables = tables
        self._people = people
        self._decks = decks
        self._presence = presence

    async def open(self) -> None:
        found = await self._database.read("SELECT kind, id, until FROM barred")
        self._presence.barred = {row[1]: Barred(*row) for row in found}

    # Who may come -------------------------------------------------------------------------------------

    async def bar(self, who: str, seconds: int | None = None) -> None:
        """Keeps a person (by id) or an address out from now on, or for so long."""
        until = None if seconds is None else int(time.time()) + seconds
        await self._bar(Barred("address" if _is_address(who) else "person", who, until))
        self.hang_up_barred()

    def hang_up_barred(self) -> None:
        """Ends the connections of those who are barred."""
        for table in self._tables.live:
            for line in tuple(table.lines.values()):
                owner = line.person.removeprefix(SCREEN)
                if self._presence.is_barred(owner, *self._presence.lines.get(owner, ())):
                    line.hang_up()

    async def close_table(self, table: str) -> None:
        """Nobody comes to this table any more; what happened at it stays stored."""
        await self._bar(Barred("table", table, None))
        async with self._tables.apart(table):
            pass

    async def allow(self, who: str) -> None:
        await self._database.write([Write("DELETE FROM barred WHERE id = ?", (who,))])
        self._presence.barred.pop(who, None)

    async def _bar(self, barred: Barred) -> None:
        values = (barred.kind, barred.id, barred.until)
        await self._database.write([Write("INSERT OR REPLACE INTO barred VALUES (?, ?, ?)", values)])
        self._presence.barred[barred.id] = barred

    async def knows_person(self, who: str) -> bool:
        """Whether somebody has this id, here now or in what is stored; any address is known."""
        if who in self._presence.lines or who in self._presence.barred or _is_address(who):
            return True
        return bool(await self._database.scan(f"{_TABLES_OF} UNION {_NAMED}", who))

    async def knows_table(self, table: str) -> bool:
        return bool(await self._read("SELECT 1 FROM tables WHERE id = ?", table))

    # Deleting -----------------------------------------------------------------------------------------

    async def delete_table(self, table: str) -> Counts:
        async with self._tables.apart(table):
            counts = await self._counts("WHERE id = ?1", "WHERE table_id = ?1", table)
            await self._store.delete([table])
        return counts

    async def delete_game(self, table: str, number: int) -> Counts:
        """A saved game; with the last one of a table goes the table."""
        numbers = [row[0] for row in await self._read("SELECT number FROM games WHERE table_id = ?", table)]
        if numbers == [number]:
            return await self.delete_table(table)
        gone = [
            Write(f"DELETE FROM {name} WHERE table_id = ? AND number = ?", (table, number))  # noqa: S608
            for name in ("games", "players")
        ]
        await self._database.write(gone)
        return Counts(games=numbers.count(number))

    async def end_class(self, code: str) -> None:
        """Everything about a class: its tables with all that happened there, its pupils, itself. Whoever was
        somebody on this server before stays who they were."""
        tables = await self._read("SELECT tables FROM classes WHERE id = ?", code)
        for table in (table for (known,) in tables for table in known.split()):
            await self.delete_table(table)
        pupils = await self._read("SELECT person FROM pupils WHERE class_id = ? AND known = 0", code)
        await self._database.write(
            [
                Write("DELETE FROM pupils WHERE class_id = ?", (code,)),
                Write("DELETE FROM classes WHERE id = ?", (code,)),
            ]
        )
        for (person,) in pupils:
            await self.delete_person(person)

    async def end_old_classes(self, now: int) -> None:
        """A lesson is over by the next day, whether its teacher has thought of it or not."""
        for (code,) in await self._read("SELECT id FROM classes WHERE made < ?", now - _CLASS_SECONDS):
            await self.end_class(code)

    async def delete_person(self, person: str) -> Counts:
        """Everything about a person: see the top of this file."""
        for (code,) in await self._read("SELECT id FROM classes WHERE teacher = ?", person):
            await self.end_class(code)
        await self._database.write([Write("DELETE FROM pupils WHERE person = ?", (person,))])
        decks = await self._decks.of(person)
        for deck in decks:
            await self._decks.delete(person, deck.id)
            await self._tables.decks_changed(person)
        tables = games = 0
        for (table,) in await self._database.scan(_TABLES_OF, person):
            others = [await self._read(_ALONE.format(name), table, person) for name in ("holders", "players")]
            if any(others):
                stranger = self._people.stranger()
                async with self._tables.apart(table):
                    await self._database.transact(partial(_forget, table=table, person=person, now=stranger))
            else:
                counts = await self.delete_table(table)
                tables, games = tables + counts.tables, games + counts.games
        await self._people.forget(person)
        return Counts(tables, games, 1, len(decks))

    # Counting -----------------------------------------------------------------------------------------

    async def stored(self) -> Counts:
        """How much there is."""
        return await self._counts("", "")

    async def _counts(self, of_tables: str, of_games: str, *values: Any) -> Counts:
        ((tables, games, people, decks),) = await self._read(
            f"SELECT (SELECT count(*) FROM tables {of_tables}), (SELECT count(*) FROM games {of_games}),"  # noqa: S608
            " (SELECT count(*) FROM people), (SELECT count(*) FROM decks)",
            *values,
        )
        return Counts(tables, games, *((0, 0) if values else (people, decks)))

    async def _read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._database.read(sql, *values)


def _is_address(who: str) -> bool:
    with contextlib.suppress(ValueError):
        return bool(ipaddress.ip_address(who))
    return False


# Inside a transaction ---------------------------------------------------------------------------------


def _forget(table: str, person: str, now: Person) -> Steps[None]:
    """Puts a stranger where this person was."""
    stranger = msgspec.to_builtins(now)
    seen = yield Write("SELECT seq, kind, by, action, events FROM journal WHERE table_id = ?", (table,))
    for seq, kind, by, action, events in seen:
        new_action, new_events = action, events
        if kind != "game":
            new_action, new_events = _replaced(action, person, stranger), _replaced(events, person, stranger)
        if kind == "chat" and by == person:
            new_action = blanked(new_action)
        values = (stranger["id"] if by == person else by, new_action, new_events)
        if values != (by, action, events):
            change = "UPDATE journal SET by = ?, action = ?, events = ? WHERE table_id = ? AND seq = ?"
            yield Write(change, (*values, table, seq))
    held = "UPDATE held SET by = ? WHERE table_id = ? AND by = ?"
    yield Write(held, (stranger["id"], table, person))
    for (card,) in (yield Write("SELECT card FROM tables WHERE id = ?", (table,))):
        yield Write("UPDATE tables SET card = ? WHERE id = ?", (_replaced(card, person, stranger), table))
    played = (
        "SELECT number, seat, card FROM players JOIN games USING (table_id, number)"
        " WHERE table_id = ? AND person = ?"
    )
    for number, seat, raw in (yield Write(played, (table, person))):
        card = msgspec.json.decode(raw)
        card["names"][seat] = stranger["name"]
        renamed = (msgspec.json.encode(card), table, number)
        yield Write("UPDATE games SET card = ? WHERE table_id = ? AND number = ?", renamed)
    for name in ("holders", "players"):
        yield Write(f"DELETE FROM {name} WHERE table_id = ? AND person = ?", (table, person))  # noqa: S608


def _replaced(raw: bytes, person: str, stranger: dict[str, Any]) -> bytes:
    if person.encode() not in raw:
        return raw

    def walk(value: Any) -> Any:
        match value:
            case {"id": found, "name": _, "avatar": _} if found == person:
                return stranger
            case dict():
                return {key: walk(each) for key, each in value.items()}
            case list():
                return [walk(each) for each in value]
        return stranger["id"] if value == person else value

    return msgspec.json.encode(walk(msgspec.json.decode(raw)))
