"""What the host of a server does with what is stored: deleting, barring, and letting go of what is old.

A person is deleted from everything: a table where nobody else sat goes whole; where others sat, a stranger
without a past takes their place in the journal and their lines of chat are blanked. What they typed as a move
belongs to the game. While a table is changed in the store it is in nobody's memory.

What has grown old is deleted by itself only if it was found old some days before and still is: a clock that
runs ahead for an afternoon deletes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import sqlite3
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec

from stolek.core.errors import outline
from stolek.server.http.host_types import Barred, Counts
from stolek.server.http.presence import Presence
from stolek.server.live.tables import LiveTables
from stolek.server.settings import Settings
from stolek.server.store.deck_store import DeckStore
from stolek.server.store.people import People
from stolek.server.store.sqlite import Database, Write
from stolek.table.messages import Person

log = logging.getLogger("stolek.upkeep")

_DAY: Final = 86_400
_GRACE_DAYS: Final = 3
KICK_SECONDS: Final = 3600
BLANK: Final = "…"
_OF_A_TABLE = ("journal", "held", "holders", "games", "players", "epochs")
_ALONE = "SELECT 1 FROM {} WHERE table_id = ? AND person != ? LIMIT 1"
_TABLES_OF = (
    "SELECT table_id FROM holders WHERE person = ?1 UNION SELECT table_id FROM players WHERE person = ?1"
    " UNION SELECT table_id FROM journal WHERE by = ?1"
)
_OLD_TABLES = (
    "SELECT id FROM tables WHERE changed < CASE WHEN EXISTS (SELECT 1 FROM games WHERE table_id = id)"
    " THEN ? ELSE ? END"
)
_OLD_CHAT = (
    "SELECT table_id, count(*) FROM journal WHERE kind = 'chat' AND at < ?"
    " AND instr(CAST(action AS TEXT), ?) = 0 GROUP BY table_id"
)
_BLANK_TEXT = f'"text":"{BLANK}"'


class Upkeep:
    """One server's upkeep."""

    def __init__(
        self,
        database: Database,
        tables: LiveTables,
        people: People,
        decks: DeckStore,
        presence: Presence,
        settings: Settings,
    ) -> None:
        self._database = database
        self._tables = tables
        self._people = people
        self._decks = decks
        self._presence = presence
        self._settings = settings
        self._daily: asyncio.Task[None] | None = None

    async def open(self) -> None:
        for row in await self._database.read("SELECT kind, id, until FROM barred"):
            self._presence.barred[row[1]] = Barred(*row)
        self._daily = asyncio.create_task(self._tidy_daily(), name="upkeep")

    async def close(self) -> None:
        if self._daily is not None:
            self._daily.cancel()
            await asyncio.gather(self._daily, return_exceptions=True)

    # Who may come -------------------------------------------------------------------------------------

    async def bar(self, who: str, seconds: int | None = None) -> None:
        """Keeps a person (by id) or an address out from now on, or for so long."""
        until = None if seconds is None else int(time.time()) + seconds
        await self._bar(Barred("address" if _is_address(who) else "person", who, until))
        for table in self._tables.live:
            for line in tuple(table.lines.values()):
                owner = line.person.removeprefix("screen of ")
                if owner == who or who in self._presence.lines.get(owner, ()):
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

    # Deleting -----------------------------------------------------------------------------------------

    async def delete_table(self, table: str) -> Counts:
        async with self._tables.apart(table):
            gone = [Write(f"DELETE FROM {name} WHERE table_id = ?", (table,)) for name in _OF_A_TABLE]  # noqa: S608
            counts = await self._counts("WHERE id = ?1", "WHERE table_id = ?1", table)
            await self._database.write([*gone, Write("DELETE FROM tables WHERE id = ?", (table,))])
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

    async def delete_person(self, person: str) -> Counts:
        """Everything about a person: see the top of this file."""
        decks = await self._decks.of(person)
        for deck in decks:
            await self._decks.delete(person, deck.id)
            await self._tables.deck_changed(person, deck.id)
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

    # What is old --------------------------------------------------------------------------------------

    async def tidy(self, *, dry: bool, grace: bool = False) -> Counts:
        """Deletes what is older than the settings say, or only counts it. ``grace``: no more than what was
        already old some days ago."""
        now = int(time.time())
        watched = {table.record.id for table in self._tables.live if table.lines}
        found = await self._database.scan(_OLD_TABLES, *self._edges(now))
        tables = [table for (table,) in found if table not in watched]
        edge = self._edge(now, self._settings.keep_chat_days)
        chats = dict(await self._database.scan(_OLD_CHAT, edge, _BLANK_TEXT))
        if grace:
            marked = await self._mark("table", tables, now), await self._mark("chat", list(chats), now)
            tables, chats = marked[0], {table: chats[table] for table in marked[1]}
        games = 0
        for table in tables:
            games += (await self._counts("WHERE id = ?1", "WHERE table_id = ?1", table)).games
            if not dry:
                await self.delete_table(table)
        for table in chats if not dry else ():
            await self._database.transact(partial(_blank_chat, table=table, edge=edge))
        return Counts(len(tables), games, 0, 0, sum(chats.values()))

    def _edges(self, now: int) -> tuple[int, int]:
        settings = self._settings
        return self._edge(now, settings.keep_games_days), self._edge(now, settings.keep_unplayed_days)

    def _edge(self, now: int, days: int) -> int:
        """What was last used before this is old; nothing is if nothing ever should be."""
        return now - days * _DAY if days else -1

    async def _mark(self, kind: str, old: Sequence[str], now: int) -> list[str]:
        """Takes note of what is old; gives those that have been for long enough."""
        marked = dict(await self._read("SELECT id, since FROM leaving WHERE kind = ?", kind))
        known = {each: since for each, since in marked.items() if since <= now}  # or the clock was wrong
        fresh = [
            Write("INSERT OR REPLACE INTO leaving VALUES (?, ?, ?)", (kind, each, now))
            for each in old
            if each not in known
        ]
        spared = [
            Write("DELETE FROM leaving WHERE kind = ? AND id = ?", (kind, each))
            for each in marked
            if each not in old
        ]
        await self._database.write([*fresh, *spared])
        return [each for each in old if known.get(each, now) <= now - _GRACE_DAYS * _DAY]

    async def _tidy_daily(self) -> None:
        while True:
            try:
                gone = await self.tidy(dry=False, grace=True)
                if gone != Counts():
                    log.info("old: %d tables deleted, %d lines of chat blanked", gone.tables, gone.chats)
            except Exception as error:  # noqa: BLE001 (tomorrow is another day)
                log.error("nothing old was deleted: %s", outline(error))  # noqa: TRY400
            await asyncio.sleep(_DAY)

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


def _forget(connection: sqlite3.Connection, table: str, person: str, now: Person) -> None:
    """Puts a stranger where this person was."""
    stranger = msgspec.to_builtins(now)
    seen = connection.execute(
        "SELECT seq, kind, by, action, events FROM journal WHERE table_id = ?", (table,)
    )
    for seq, kind, by, action, events in seen.fetchall():
        new_action, new_events = action, events
        if kind != "game":
            new_action, new_events = _replaced(action, person, stranger), _replaced(events, person, stranger)
        if kind == "chat" and by == person:
            new_action = _blanked(new_action)
        values = (stranger["id"] if by == person else by, new_action, new_events, table, seq)
        connection.execute(
            "UPDATE journal SET by = ?, action = ?, events = ? WHERE table_id = ? AND seq = ?", values
        )
    connection.execute(
        "UPDATE held SET by = ? WHERE table_id = ? AND by = ?", (stranger["id"], table, person)
    )
    for (card,) in connection.execute("SELECT card FROM tables WHERE id = ?", (table,)).fetchall():
        connection.execute(
            "UPDATE tables SET card = ? WHERE id = ?", (_replaced(card, person, stranger), table)
        )
    played = (
        "SELECT number, seat, card FROM players JOIN games USING (table_id, number)"
        " WHERE table_id = ? AND person = ?"
    )
    for number, seat, raw in connection.execute(played, (table, person)).fetchall():
        card = msgspec.json.decode(raw)
        card["names"][seat] = stranger["name"]
        renamed = (msgspec.json.encode(card), table, number)
        connection.execute("UPDATE games SET card = ? WHERE table_id = ? AND number = ?", renamed)
    for name in ("holders", "players"):
        connection.execute(f"DELETE FROM {name} WHERE table_id = ? AND person = ?", (table, person))  # noqa: S608


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


def _blanked(raw: bytes) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(raw), "text": BLANK, "phrase": None})


def _blank_chat(connection: sqlite3.Connection, table: str, edge: int) -> None:
    old = "SELECT seq, action FROM journal WHERE table_id = ? AND kind = 'chat' AND at < ?"
    for seq, action in connection.execute(old, (table, edge)).fetchall():
        values = (_blanked(action), table, seq)
        connection.execute("UPDATE journal SET action = ? WHERE table_id = ? AND seq = ?", values)
