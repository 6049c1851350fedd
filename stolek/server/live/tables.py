"""The tables of a server: those on offer, their own decks, bots made ready, and idle ones let go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence

import msgspec

from stolek import words
from stolek.core import registry
from stolek.core.errors import StolekError, outline
from stolek.driver.live_table import LiveTable
from stolek.driver.tables import Tables
from stolek.server import garbage_collection, time_zones
from stolek.server.http.presence import Presence
from stolek.server.live.bots import BotPool
from stolek.server.metrics import Metrics
from stolek.server.nodes import Elsewhere, Nodes
from stolek.server.settings import Settings
from stolek.server.store.deck_store import DeckStore
from stolek.server.store.table_store import TableStore
from stolek.table.effects import DeckChanged, Notice, Tick
from stolek.table.lobby_cards import TableCard
from stolek.table.pace import Timing
from stolek.table.table import Table

_CLEAN_SECONDS = 6 * 3600.0
"""So long a server that is never at rest goes on without looking through everything for garbage."""

log = logging.getLogger("stolek.tables")


class LiveTables(Tables):
    """Every table of this server that is in memory."""

    def __init__(
        self,
        settings: Settings,
        store: TableStore,
        bots: BotPool,
        decks: DeckStore,
        presence: Presence,
        metrics: Metrics,
        nodes: Nodes | None = None,
    ) -> None:
        timing = Timing(
            settings.bot_pause,
            settings.window_seconds,
            settings.away_seconds,
            settings.holds,
            settings.cover_seconds,
        )
        super().__init__(store, bots, timing, _Lookups(decks), settings.rows_kept)
        self._settings = settings
        self._tables = store
        self._pool = bots
        self._decks = decks
        self._presence = presence
        self._metrics = metrics
        self._nodes = nodes
        self._apart: dict[str, asyncio.Event] = {}
        self._idle_since: dict[str, float] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._last_looked = 0.0
        self._warmed = False
        self.notify: Callable[[Notice], None] | None = None
        """Hears of what people elsewhere are to know."""

    def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    def waiting_for(self, person: str, table: str | None) -> int | None:
        """At how many tables in memory somebody is waited for, or whether at this one, if it is."""
        live = self.live if table is None else [t for t in self.live if t.record.id == table]
        return sum(each.table.waits_for(person) for each in live) if live or table is None else None

    def desk(self, card: TableCard, person: str) -> TableCard:
        """The card with what is known of the table now."""
        live = self._live.get(card.id)
        return card if live is None else msgspec.structs.replace(card, desk=live.table.desk_line(person))

    def expect_people(self) -> None:
        """Somebody looks at what there is to play: bots are made ready. A server at rest has none."""
        self._last_looked = time.monotonic()
        if self._settings.warm_bots and not self._warmed:
            self._warmed = True
            for game in registry.ids():
                self._pool.warm(game, (None,))

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self.live))

    @property
    def on_offer(self) -> Sequence[LiveTable]:
        """Tables open to all that have not begun and where somebody is, newest first."""
        if not self._settings.open_tables:
            return ()
        newest = reversed(self._live.values())
        return [t for t in newest if t.lines and t.record.open and t.record.phase == "setup"]

    def has(self, table: str) -> bool:
        """Whether it is in memory here."""
        return table in self._live

    async def get(self, table: str) -> LiveTable | None:
        while table in self._apart:
            await self._apart[table].wait()
        if self._nodes is not None:
            self._nodes.check()
        return None if self._presence.is_barred(table) else await super().get(table)

    @contextlib.asynccontextmanager
    async def apart(self, table: str) -> AsyncIterator[None]:
        """While this lasts the table is not in memory: whoever comes to it waits."""
        while table in self._apart:
            await self._apart[table].wait()
        self._apart[table] = asyncio.Event()
        try:
            if table in self._loading:
                await asyncio.gather(self._loading[table], return_exceptions=True)
            if table in self._live:
                await self._live[table].stop()
            await self._tables.seize(table)
            yield
        finally:
            self._apart.pop(table).set()

    def drop_all(self) -> None:
        """This server may show none of its tables any more."""
        for table in self.live:
            table.drop()

    async def taken(self, what: str) -> None:
        """Another node has taken a table: "TABLE NODE"; or "" any number of them."""
        taken, _, node = what.partition(" ")
        for table in self.live:
            if self._nodes is not None and node != self._nodes.id and taken in ("", table.record.id):
                try:
                    await self._nodes.look_up(table.record.id)
                except Elsewhere:
                    table.drop()

    def hang_up(self, person: str, devices: Collection[str]) -> None:
        """Ends the connections of these devices of a person, wherever they are."""
        for table in self.live:
            for line in tuple(table.lines.values()):
                if getattr(line, "owner", None) == person and getattr(line, "device", None) in devices:
                    line.hang_up()

    async def decks_changed(self, owner: str) -> None:
        """Lets the live tables that chose a deck of this person know how it is now, or that it is gone."""
        for table in self.live:
            if table.record.deck is not None and table.record.deck.owner == owner:
                await self._freshen(table)

    async def _freshen(self, table: LiveTable) -> None:
        own = table.record.deck
        if own is None:
            return
        stored = await self._decks.get(own.owner, own.id)
        with contextlib.suppress(StolekError):
            await table.ask(DeckChanged(own.id, None if stored is None else stored.at_table()))

    async def _load(self, table: str) -> LiveTable | None:
        live = await super()._load(table)
        if live is not None:
            await self._freshen(live)
        return live

    def _keep(self, table: Table, epoch: int) -> LiveTable:
        chairs, ready = table.record.chairs, self._settings.warm_bots
        levels = {chair.bot for chair in chairs if chair.bot or (ready and chair.empty)}
        self._pool.warm(table.record.game, levels, soon=True)
        live = super()._keep(table, epoch)
        live.moves = self._metrics.moves
        live.notify = self.notify
        return live

    def _forget(self, table: LiveTable) -> None:
        super()._forget(table)
        self._idle_since.pop(table.record.id, None)

    async def _wake_running(self) -> None:
        """Tables over days are in memory whether somebody is there or not: their time goes by."""
        try:
            for table in await self._store.running():
                live = None if table in self._live else await self.get(table)
                if live is not None:
                    live.take(Tick())
        except StolekError as error:  # the next look is soon
            log.error("a table over days was not taken up: %s", outline(error))  # noqa: TRY400

    async def _sweep(self) -> None:
        """Lets go of tables nobody has watched for a while, and of bots when there is no table. Garbage is
        looked for when nobody moves."""
        idle = self._settings.idle_seconds
        rows: dict[str, int] = {}
        clean_at: float | None = None
        while True:
            await self._wake_running()
            await asyncio.sleep(min(30.0, idle / 2))
            now, before, rows = time.monotonic(), rows, {}
            for table in self.live:
                rows[table.record.id] = table.table.history.rows
                if before.get(table.record.id) == rows[table.record.id]:
                    table.table.history.rest()
                if table.lines or table.runs:
                    self._idle_since.pop(table.record.id, None)
                elif now - self._idle_since.setdefault(table.record.id, now) >= idle:
                    await table.stop()
            if rows != before:
                clean_at = clean_at or now + _CLEAN_SECONDS
            if clean_at is not None and (rows == before or now >= clean_at):
                clean_at = None
                garbage_collection.look_through_all()
            if not self.live and now - self._last_looked >= idle:
                self._warmed = False
                await self._pool.let_go()


class _Lookups:
    """What a table asks outside of itself."""

    def __init__(self, decks: DeckStore) -> None:
        self._decks = decks

    def has_phrase(self, game: str, key: str) -> bool:
        return words.load("en", registry.get(game).folder).has(key)

    def has_deck(self, owner: str, deck: str) -> bool:
        return self._decks.has(owner, deck)

    def minutes_east(self, zone: str, at: float) -> int | None:
        return time_zones.minutes_east(zone, at)
