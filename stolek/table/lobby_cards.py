"""Tables and saved games as the lobby lists them: what can be known without opening the table."""

from __future__ import annotations

from typing import Literal

import msgspec

from stolek.core.game import Outcome
from stolek.table.events import Options, OptionValue, TableRecord
from stolek.table.messages import Person

__all__ = ["OptionValue", "SavedCard", "TableCard", "saved_card", "table_card"]


class TableCard(msgspec.Struct, frozen=True):
    """A table as the lobby lists it. ``yours``: you hold a chair here."""

    id: str
    game: str
    variant: str
    options: Options
    chairs: int
    free: int
    people: tuple[Person, ...]
    host: Person | None
    phase: Literal["setup", "playing", "over"]
    open: bool
    yours: bool


class SavedCard(msgspec.Struct, frozen=True):
    """A game you played at a table. ``outcome`` is null, and the file not to be had, until its end."""

    table: str
    number: int
    game: str
    variant: str
    names: tuple[str, ...]
    seats: tuple[int, ...]
    started: int
    outcome: Outcome | None


def table_card(record: TableRecord, person: str | None = None) -> TableCard:
    """A table as the lobby lists it, for this person."""
    return TableCard(
        id=record.id,
        game=record.game,
        variant=record.variant,
        options=record.options,
        chairs=len(record.chairs),
        free=sum(chair.person is None for chair in record.chairs),
        people=record.people,
        host=next((p for p in record.people if p.id == record.host), None),
        phase=record.phase,
        open=record.open,
        yours=person is not None and bool(record.chairs_of(person)),
    )


def players(record: TableRecord) -> tuple[tuple[str, int], ...]:
    """Everyone who plays, with their seat."""
    holders = enumerate(chair.person for chair in record.chairs)
    return tuple((person.id, seat) for seat, person in holders if person is not None)


def saved_card(record: TableRecord, started: int, outcome: Outcome | None) -> SavedCard:
    """The running or last game of a table; ``seats`` are added for whoever looks."""
    return SavedCard(
        table=record.id,
        number=record.number,
        game=record.game,
        variant=record.variant,
        names=tuple(c.person.name if c.person else f"({c.bot})" for c in record.chairs),
        seats=(),
        started=started,
        outcome=outcome,
    )
