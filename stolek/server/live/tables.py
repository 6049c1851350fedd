"""The tables in memory: made new, read back from the store when somebody comes, let go when idle."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence

from stolek import words
from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.server.live.bots import BotPool
from stolek.server.live.live_table import LiveTable
from stolek.server.settings import Settings
from stolek.server.store.deck_store import DeckStore
from stolek.table.effects import DeckChanged, PersonChanged
from stolek.table.history import Draft
from stolek.table.messages import Person
from stolek.table.opening import NewPlay, NewTable, new_play, new_table
from stolek.table.pace import Timing
from stolek.table.replay import FinishedGame, what_if
from stolek.table.store import Store
from stolek.table.table import Table

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread when typed from another screen
_ID_LENGTH = 10
_SEED_BYTES = 32


class LiveTables:
    """Every table in memory by its id."""

    def __init__(self, settings: Settings, store: Store, bots: BotPool, decks: DeckStore) -> None:
        self._settings = settings
        self._store = store
        self._bots = bots
        self._decks = decks
        self._timing = Timing(settings.bot_pause, settings.window_seconds, settings.away_seconds)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._idle_since: dict[str, float] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        if self._settings.warm_bots:
            for game in registry.ids():
                self._bots.warm(game, (None,))

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self.live))

    @property
    def live(self) -> Sequence[LiveTable]:
        return tuple(self._live.values())

    @property
    def on_offer(self) -> Sequence[LiveTable]:
        """Tables open to all that have not begun and where somebody is, newest first."""
        newest = reversed(self._live.values())
        return [t for t in newest if t.lines and t.record.open and t.record.phase == "setup"]

    async def get(self, table: str) -> LiveTable | None:
        """The table with this id, read back if it is not in memory; None if there never was one."""
        if table in self._live:
            return self._live[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def create(self, host: Person, wanted: NewTable) -> str:
        """Sets up a table with its host on the first chair; raises ``StolekError``."""
        return await self._begin(new_table(_new_id(), host, wanted))

    async def play(self, host: Person, wanted: NewPlay) -> str:
        """One-tap play: the person against bots, started at once; raises ``StolekError``."""
        return await self._begin(new_play(_new_id(), host, wanted, secrets.token_bytes(_SEED_BYTES)))

    async def go_on(self, host: Person, found: FinishedGame, at: int, seat: int) -> str:
        """What if: a table of this person's own that goes on from there; raises ``Refused``."""
        return await self._begin(what_if(_new_id(), host, found, at, seat))

    async def rename(self, person: Person) -> None:
        """Lets the live tables of this person know their new name or face."""
        for table in self.live:
            if any(p.id == person.id and p != person for p in table.record.people):
                with contextlib.suppress(StolekError):
                    await table.ask(PersonChanged(person))

    async def deck_changed(self, owner: str, deck: str) -> None:
        """Lets the live tables that chose this deck know how it is now, or that it is gone."""
        for table in self.live:
            own = table.record.deck
            if own is not None and (own.owner, own.id) == (owner, deck):
                await self._freshen(table)

    async def _freshen(self, table: LiveTable) -> None:
        own = table.record.deck
        if own is None:
            return
        stored = await self._decks.get(own.owner, own.id)
        with contextlib.suppress(StolekError):
            await table.ask(DeckChanged(own.id, None if stored is None else stored.at_table()))

    async def _begin(self, drafts: Sequence[Draft]) -> str:
        table, batch = Table.create(
            drafts, time.time(), self._timing, self._lookups(), self._settings.rows_kept
        )
        epoch = await self._store.create(batch)
        self._keep(table, epoch)
        return table.record.id

    async def _load(self, table: str) -> LiveTable | None:
        kept = await self._store.take_over(table)
        if kept is None:
            return None
        live = self._keep(
            Table.read(kept, self._timing, self._lookups(), self._settings.rows_kept), kept.epoch
        )
        await self._freshen(live)
        return live

    def _lookups(self) -> _Lookups:
        return _Lookups(self._decks)

    def _keep(self, table: Table, epoch: int) -> LiveTable:
        live = LiveTable(table, epoch, self._store, self._bots, self._forget)
        self._live[table.record.id] = live
        self._bots.warm(table.record.game, {chair.bot for chair in table.record.chairs if chair.bot})
        return live

    def _forget(self, table: LiveTable) -> None:
        name = table.record.id
        if self._live.get(name) is table:
            del self._live[name]
        self._idle_since.pop(name, None)

    async def _sweep(self) -> None:
        """Lets go of tables nobody has watched for a while."""
        idle = self._settings.idle_seconds
        while True:
            await asyncio.sleep(min(30.0, idle / 2))
            now = time.monotonic()
            for table in self.live:
                if table.lines:
                    self._idle_since.pop(table.record.id, None)
                elif now - self._idle_since.setdefault(table.record.id, now) >= idle:
                    await table.stop()


class _Lookups:
    """What a table asks outside of itself."""

    def __init__(self, decks: DeckStore) -> None:
        self._decks = decks

    def has_phrase(self, game: str, key: str) -> bool:
        return words.load("en", registry.get(game).folder).has(key)

    def has_deck(self, owner: str, deck: str) -> bool:
        return self._decks.has(owner, deck)


def _new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
