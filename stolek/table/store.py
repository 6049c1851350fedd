"""The store as a table sees it: what is kept, and the interface that keeps it. Knows no database.

A batch is all or nothing. It is written under an epoch: whoever takes a table over gets a new one, and from
then on every batch of an older epoch is refused, inside the same transaction. A batch also says how many
rows the table had before it, so that nothing is ever written after something that was lost.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from stolek.core.errors import StolekError
from stolek.table.lobby_cards import SavedCard, TableCard

RowKind: TypeAlias = Literal["game", "table", "chat"]


class Row(msgspec.Struct, frozen=True, gc=False):
    """One row: a move, a change of the table around it, or a line of chat. ``game`` counts rematches."""

    table: str
    seq: int
    kind: RowKind
    game: int
    seat: int | None
    by: str | None
    cid: str | None
    action: bytes
    events: bytes
    at: int


class HeldAnswer(msgspec.Struct, frozen=True):
    """An answer in an open window: durable at once, a row only when the window closes."""

    table: str
    game: int
    seat: int
    prompt: int
    by: str | None
    cid: str | None
    action: bytes


class SavedGame(msgspec.Struct, frozen=True):
    """The card of a running or finished game, and who has played it on which seat."""

    card: SavedCard
    players: tuple[tuple[str, int], ...]


class TimeLeft(msgspec.Struct, frozen=True):
    """A decision that somebody owes: so many seconds of its time are left. ``asked``: since when, by the
    calendar; ``reminded``: they were told that it is nearly up."""

    seat: int
    prompt: int
    left: int
    asked: int
    reminded: bool = False


class LastHere(msgspec.Struct, frozen=True):
    """When somebody was last at the table, by the calendar, and how many moves of which game they had
    seen."""

    at: int
    game: int
    moves: int


class Times(msgspec.Struct, frozen=True):
    """What is kept of a table over days besides its rows, renewed every few minutes while it is in memory:
    time stands still while nobody has the table. ``runs``: it is to be in somebody's memory whether people
    are there or not; ``here``: by person."""

    game: int = 0
    runs: bool = False
    left: tuple[TimeLeft, ...] = ()
    here: dict[str, LastHere] = {}


class Batch(msgspec.Struct, frozen=True, gc=False):
    """What a table wants kept, all of it or nothing. ``first``: so many rows the table had before;
    there may be no new one. ``times`` stand for all that were kept before.

    ``card`` and ``saved`` are what can be looked up without opening the table; they change with the rows
    they follow from, so they never disagree with them."""

    table: str
    first: int
    at: int
    rows: tuple[Row, ...] = ()
    held: tuple[HeldAnswer, ...] = ()
    card: TableCard | None = None
    saved: SavedGame | None = None
    times: Times | None = None


class KeptTable(msgspec.Struct, frozen=True):
    """Everything that is kept of a table, and the epoch under which it may be written from now on."""

    epoch: int
    rows: Sequence[Row]
    held: Sequence[HeldAnswer]
    times: Times | None = None


class NotSavedError(StolekError):
    """The store did not take it: nothing was changed."""


class ComeAgainError(NotSavedError):
    """The store could not say that it took it, or somebody else has the table by now. Whoever asked for it
    comes again and asks again: what was saved is known by its ``cid``."""


class Store(Protocol):
    """Where tables are kept. Writing is under way when a method returns, in the order of the calls, and
    durable when what it returned has been awaited; that raises ``NotSavedError`` if it was not."""

    def create(self, batch: Batch) -> Awaitable[int]:
        """The first rows of a new table; gives its epoch."""

    def take_over(self, table: str) -> Awaitable[KeptTable | None]:
        """A table under a new epoch: nobody who had it before can write any more. None: there is none."""

    def append(self, batch: Batch, epoch: int) -> Awaitable[None]:
        """What happened next. Refused if the epoch is old or the batch is not the next one."""

    def running(self) -> Awaitable[Sequence[str]]:
        """Tables whose ``times`` say that they run: whoever starts takes them over if nobody has them."""

    def rows(self, table: str) -> Awaitable[Sequence[Row]]:
        """Everything that happened at a table, in order, for those who only read."""

    def tables_of(self, person: str) -> Awaitable[Sequence[TableCard]]:
        """Tables where this person holds a chair, the last used first."""

    def games_of(self, person: str) -> Awaitable[Sequence[SavedCard]]:
        """Games this person has played, newest first."""

    def game_of(self, person: str, table: str, number: int) -> Awaitable[SavedCard | None]:
        """One game of this person's; None if they did not play it."""
