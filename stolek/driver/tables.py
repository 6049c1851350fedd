"""The tables in memory by their id: made new, or read back from the store when somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence

from stolek.core.errors import StolekError
from stolek.core.play import Play
from stolek.driver.live_table import Bots, LiveTable
from stolek.table.effects import PersonChanged
from stolek.table.history import Draft
from stolek.table.messages import CODE_LENGTH, Classroom, Person
from stolek.table.opening import NewPlay, NewTable, new_class_table, new_play, new_table
from stolek.table.outside_lookups import Lookups
from stolek.table.pace import Timing
from stolek.table.replay import FinishedGame, from_saved, what_if
from stolek.table.store import Store
from stolek.table.table import Table

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread when typed from another screen
_ID_LENGTH = 10
_CODE_LETTERS = "acdefhjkmnprtwxy34679"  # said, heard and read without mistaking one for another
_SEED_BYTES = 32


class Tables:
    """Every table in memory. ``rows_kept``: so many rows each keeps ready for those who resume."""

    def __init__(self, store: Store, bots: Bots, timing: Timing, lookups: Lookups, rows_kept: int) -> None:
        self._store = store
        self._bots = bots
        self._timing = timing
        self._lookups = lookups
        self._rows_kept = rows_kept
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    @property
    def live(self) -> Sequence[LiveTable]:
        return tuple(self._live.values())

    async def get(self, table: str) -> LiveTable | None:
        """The table with this id, read back if it is not in memory; None if there never was one."""
        if table in self._live:
            return self._live[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    def by_code(self, code: str) -> LiveTable | None:
        """The table in memory whose code this is, in whatever way it was typed."""
        typed = as_code(code)
        if typed is None:
            return None
        return next((table for name, table in self._live.items() if name.startswith(typed)), None)

    async def create(self, host: Person, wanted: NewTable) -> str:
        """Sets up a table with its host on the first chair; raises ``StolekError``."""
        return await self._begin(new_table(_new_id(), host, wanted))

    async def create_in_class(self, teacher: Person, wanted: NewTable, classroom: Classroom) -> str:
        """Sets up a table of a class, at which the teacher has no chair; raises ``StolekError``."""
        return await self._begin(new_class_table(_new_id(), teacher, wanted, classroom))

    async def play(self, host: Person, wanted: NewPlay) -> str:
        """One-tap play: the person against bots, started at once; raises ``StolekError``."""
        return await self._begin(new_play(_new_id(), host, wanted, secrets.token_bytes(_SEED_BYTES)))

    async def go_on(self, host: Person, found: FinishedGame, at: int, seat: int) -> str:
        """What if: a table of this person's own that goes on from there; raises ``Refused``."""
        return await self._begin(what_if(_new_id(), host, found, at, seat))

    async def open_saved(self, host: Person, play: Play, names: Sequence[str]) -> str:
        """A table of this person's own with a saved game on it, over or to be played on."""
        return await self._begin(from_saved(_new_id(), host, play, names))

    async def rename(self, person: Person) -> None:
        """Lets the live tables of this person know their new name or face."""
        for table in self.live:
            here = {*(p.id for p in table.record.people), *(line.person for line in table.lines.values())}
            if person.id in here:
                with contextlib.suppress(StolekError):
                    await table.ask(PersonChanged(person))

    async def _begin(self, drafts: Sequence[Draft]) -> str:
        table, batch = Table.create(drafts, time.time(), self._timing, self._lookups, self._rows_kept)
        epoch = await self._store.create(batch)
        self._keep(table, epoch)
        return table.record.id

    async def _load(self, table: str) -> LiveTable | None:
        kept = await self._store.take_over(table)
        if kept is None:
            return None
        return self._keep(Table.read(kept, self._timing, self._lookups, self._rows_kept), kept.epoch)

    def _keep(self, table: Table, epoch: int) -> LiveTable:
        live = LiveTable(table, epoch, self._store, self._bots, self._forget)
        self._live[table.record.id] = live
        return live

    def _forget(self, table: LiveTable) -> None:
        if self._live.get(table.record.id) is table:
            del self._live[table.record.id]


def as_code(typed: str) -> str | None:
    """The code that was typed in whatever way; None if it is none."""
    code = "".join(c for c in typed.lower() if c.isalnum())
    return code if len(code) == CODE_LENGTH else None


def _new_id() -> str:
    code = (secrets.choice(_CODE_LETTERS) for _ in range(CODE_LENGTH))
    rest = (secrets.choice(_LETTERS) for _ in range(_ID_LENGTH - CODE_LENGTH))
    return "".join((*code, *rest))
