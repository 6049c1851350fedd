"""What can be looked up without opening a table: the lobby's cards and the games somebody played.

Written in the same transaction as the rows they follow from, so they never disagree with the journal.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stolek.core.game import Outcome
from stolek.core.play import Step
from stolek.server.http.lobby_types import SavedCard, TableCard
from stolek.server.live.history import Book, Draft, after
from stolek.server.store.sqlite import Journal, Write
from stolek.table.events import Finished, Started, TableRecord

_cards = msgspec.json.Decoder(TableCard)
_saved = msgspec.json.Decoder(SavedCard)


def table_card(record: TableRecord, person: str | None = None) -> TableCard:
    """A table as the lobby lists it, for this person."""
    host = next((p for p in record.people if p.id == record.host), None)
    return TableCard(
        id=record.id,
        game=record.game,
        variant=record.variant,
        options=record.options,
        chairs=len(record.chairs),
        free=sum(chair.person is None for chair in record.chairs),
        people=record.people,
        host=host,
        phase=record.phase,
        open=record.open,
        yours=person is not None and bool(record.chairs_of(person)),
    )


def put_table(record: TableRecord, now: int) -> list[Write]:
    """Puts the table as it is now on the shelf."""
    card = msgspec.json.encode(table_card(record))
    values = (record.id, now, card)
    return [
        Write("INSERT OR REPLACE INTO tables VALUES (?, ?, ?)", values),
        Write("DELETE FROM holders WHERE table_id = ?", (record.id,)),
        *(Write("INSERT INTO holders VALUES (?, ?)", (p.id, record.id)) for p in record.people),
    ]


def put_game(record: TableRecord, started: int, outcome: Outcome | None) -> list[Write]:
    """Puts the running game on the shelf of everyone who holds a chair."""
    names = tuple(c.person.name if c.person else f"({c.bot})" for c in record.chairs)
    card = SavedCard(
        table=record.id,
        number=record.number,
        game=record.game,
        variant=record.variant,
        names=names,
        seats=(),
        started=started,
        outcome=outcome,
    )
    values = (record.id, record.number, started, msgspec.json.encode(card))
    return [
        Write("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?)", values),
        *(
            Write("INSERT OR IGNORE INTO players VALUES (?, ?, ?, ?)", (c.person.id, *values[:2], seat))
            for seat, c in enumerate(record.chairs)
            if c.person is not None
        ),
    ]


def writes_for(book: Book, drafts: Sequence[Draft], now: int) -> list[Write]:
    """What changes on the shelf when these drafts become rows."""
    events = [e for d in drafts if isinstance(d.what, tuple) for e in d.what]
    if not events:
        return []
    record = after(book.record, drafts)
    ends = any(isinstance(e, Finished) for e in events)
    if record.phase != "playing" and not ends:  # who sits down after a game has not played it
        return put_table(record, now)
    started = now if any(isinstance(e, Started) for e in events) else book.started
    states = [d.what.state for d in drafts if isinstance(d.what, Step)]
    state = states[-1] if states else book.play and book.play.state
    outcome = None if state is None else book.game.outcome(state)
    return put_table(record, now) + put_game(record, started, outcome)


async def tables_of(journal: Journal, person: str, most: int = 50) -> Sequence[TableCard]:
    """Tables where this person holds a chair, the last used first."""
    found = await journal.read(
        "SELECT card FROM tables JOIN holders ON table_id = id WHERE person = ?"
        " ORDER BY changed DESC LIMIT ?",
        person,
        most,
    )
    return [msgspec.structs.replace(_cards.decode(card), yours=True) for (card,) in found]


async def games_of(journal: Journal, person: str, most: int = 200) -> Sequence[SavedCard]:
    """Games this person has played, newest first."""
    found = await journal.read(
        "SELECT card, group_concat(seat) FROM games JOIN players USING (table_id, number)"
        " WHERE person = ? GROUP BY table_id, number ORDER BY started DESC LIMIT ?",
        person,
        most,
    )
    return [
        msgspec.structs.replace(_saved.decode(card), seats=tuple(sorted(map(int, seats.split(",")))))
        for card, seats in found
    ]


async def game_of(journal: Journal, person: str, table: str, number: int) -> SavedCard | None:
    """One game of this person's; None if they did not play it."""
    found = await journal.read(
        "SELECT card FROM games JOIN players USING (table_id, number)"
        " WHERE person = ? AND table_id = ? AND number = ? LIMIT 1",
        person,
        table,
        number,
    )
    return _saved.decode(found[0][0]) if found else None
