"""A database as the store sees it: statements, and transactions made of them. Knows neither which database it
is nor what is kept there.

The work of a transaction is a generator: it yields statements and is sent what each gives. So the same work
is done in SQLite's writer thread and, with waiting in between, by PostgreSQL. Statements are written as
SQLite reads them; ``postgres.py`` puts the few that differ into PostgreSQL's words.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from stolek.table.store import NotSavedError

T = TypeVar("T")
Rows: TypeAlias = list[tuple[Any, ...]]


class Write(NamedTuple):
    """One statement of a transaction."""

    sql: str
    values: Sequence[Any]


Steps: TypeAlias = Generator[Write, Rows, T]
Tell: TypeAlias = Callable[[NotSavedError | None], None]
"""Hears that something is durable, or why not."""
Work: TypeAlias = Callable[[], Steps[T]]
"""What a transaction does; it may refuse with ``NotSavedError``. Called once more if it has to be redone."""


class Database(Protocol):
    """Where everything of a server is kept."""

    commits: int

    @property
    def queued(self) -> int:
        """Work that waits for a commit."""

    @property
    def size(self) -> int:
        """Bytes of the database, where that is known."""

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Finishes what was asked for, then lets go."""

    def transact(self, work: Work[T]) -> Awaitable[T]:
        """All of this work or none of it, in the order of the calls. It is under way when this returns, and
        durable when it has been awaited; that raises ``NotSavedError`` if it was not saved."""

    def submit(self, work: Work[None], tell: Tell, quickly: Callable[[], bool] | None = None) -> None:
        """The same for whoever does not wait but is told. ``quickly`` may do the work without a statement,
        where that can be; it gives whether it has."""

    async def write(self, writes: Sequence[Write]) -> None:
        """All of these statements or none."""

    async def read(self, sql: str, *values: Any) -> Rows:
        """What a query gives, without holding up the loop."""

    async def scan(self, sql: str, *values: Any) -> Rows:
        """The same for what may take long: it keeps no other reader waiting."""


def steps(writes: Sequence[Write]) -> Steps[None]:
    """Work that is nothing but statements."""
    for each in writes:  # noqa: UP028 (a list is sent nothing)
        yield each
