"""What the host of a server asks and is told, as types. TypeScript is made from here."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from stolek.table.lobby_cards import TableCard
from stolek.table.messages import Person


class ServerCard(msgspec.Struct, frozen=True):
    """What is allowed on this server, and after how many days what is deleted (0: never)."""

    open_tables: bool
    own_pictures: bool
    chat: bool
    table_days: int
    chat_days: int
    deck_days: int


class HostTable(msgspec.Struct, frozen=True):
    """A table in memory; ``lines``: connections to it now."""

    card: TableCard
    lines: int


class HostPerson(msgspec.Struct, frozen=True):
    """Somebody who is connected, and from which addresses."""

    person: Person
    lines: int
    addresses: tuple[str, ...]


class Barred(msgspec.Struct, frozen=True):
    """Who may not come in (a person, an address), or a closed table. ``until`` in seconds; null: for good."""

    kind: Literal["person", "address", "table"]
    id: str
    until: int | None


class Counts(msgspec.Struct, frozen=True):
    """How many of each are stored, or were deleted. ``chats``: lines of chat."""

    tables: int = 0
    games: int = 0
    people: int = 0
    decks: int = 0
    chats: int = 0


class HostView(msgspec.Struct, frozen=True):
    """The server as its host sees it."""

    version: str
    tables: tuple[HostTable, ...]
    people: tuple[HostPerson, ...]
    barred: tuple[Barred, ...]
    stored: Counts


class _Wish(msgspec.Struct, frozen=True, tag_field="is", forbid_unknown_fields=True):
    pass


class Close(_Wish, tag="close", frozen=True):
    """Nobody comes to this table any more; it stays stored."""

    table: str


class Kick(_Wish, tag="kick", frozen=True):
    """Sends a person away for an hour."""

    person: str


class Ban(_Wish, tag="ban", frozen=True):
    """A person, by id, or an address may not come any more."""

    who: str


class Allow(_Wish, tag="allow", frozen=True):
    """A person, an address or a table that was barred is not any more."""

    who: str


class DeletePerson(_Wish, tag="delete-person", frozen=True):
    person: str


class DeleteTable(_Wish, tag="delete-table", frozen=True):
    table: str


class DeleteGame(_Wish, tag="delete-game", frozen=True):
    """A saved game; the last one of a table takes the table with it."""

    table: str
    number: int


class Tidy(_Wish, tag="tidy", frozen=True):
    """Deletes what is older than the settings say; ``dry``: only counts it."""

    dry: bool = True


class Restart(_Wish, tag="restart", frozen=True):
    """Starts the server anew; games go on."""


HostWish: TypeAlias = Close | Kick | Ban | Allow | DeletePerson | DeleteTable | DeleteGame | Tidy | Restart
