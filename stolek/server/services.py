"""The parts of one running server in one bundle, which every request and connection is given."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency

from stolek.core.errors import outline
from stolek.server.host_actions import HostActions
from stolek.server.http.limits import Buckets
from stolek.server.http.presence import Presence
from stolek.server.http.relay import Relay
from stolek.server.http.uploads import Uploads
from stolek.server.http.uvicorn_protocols import Addresses
from stolek.server.live.bots import BotPool
from stolek.server.live.reviews import Reviews
from stolek.server.live.tables import LiveTables
from stolek.server.metrics import Metrics
from stolek.server.nodes import Nodes
from stolek.server.notices.service import Notices
from stolek.server.settings import Settings
from stolek.server.ssh_tunnel import PublicAddress
from stolek.server.store.classes import Classes
from stolek.server.store.database import Database
from stolek.server.store.deck_pictures import DatabasePictures, FolderPictures, Pictures
from stolek.server.store.deck_store import DeckStore
from stolek.server.store.people import People, has_secret, load_secret, share_token
from stolek.server.store.postgres import PostgresDatabase
from stolek.server.store.postgres_tables import PostgresTableStore
from stolek.server.store.retention import DAY, Keep, Marks, Old, Retention
from stolek.server.store.sqlite import SqliteDatabase
from stolek.server.store.table_store import SqliteTableStore, TableStore
from stolek.table import lobby_cards as cards

log = logging.getLogger("stolek.server")


class Services:
    """The store, the people and the tables of one running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database: Database
        self.store: TableStore
        self.nodes: Nodes | None = None
        pictures: Pictures
        if settings.database:
            shared = self.database = PostgresDatabase(settings.database, settings.lease_seconds)
            secret, pictures = shared.kept("secret"), DatabasePictures(shared)
            share_token(settings.data, shared.kept("token"))
            self.nodes = Nodes(shared, settings.lease_seconds)
            self.store = PostgresTableStore(shared, self.nodes)
        else:
            file = self.database = SqliteDatabase(settings.data, used_before=has_secret(settings.data))
            pictures = FolderPictures(settings.data)
            try:
                secret = load_secret(settings.data)
            except BaseException:
                file.shut()
                raise
            self.store = SqliteTableStore(file)
        self.people = People(self.database, secret)
        self.bots = BotPool(settings.bot_budget, settings.bot_patience, settings.bot_workers)
        self.reviews = Reviews(self.bots)
        marks = Marks(self.database, settings.grace_days)
        self.decks = DeckStore(self.database, settings, marks, pictures)
        self.classes = Classes(self.database)
        self.retention = Retention(self.database, self.store, marks)
        self.presence = Presence()
        self.metrics = Metrics()
        parts = (self.bots, self.decks, self.presence, self.metrics, self.nodes)
        self.tables = LiveTables(settings, self.store, *parts)
        self.notices = Notices(self.database, settings, secret)
        self.notices.waits_for = self.tables.waiting_for
        self.notices.address = self._address
        self.tables.notify = self.notices.hear
        self.host_actions = HostActions(
            self.database, self.store, self.tables, self.people, self.decks, self.presence
        )
        self.relay = (
            None
            if self.nodes is None
            else Relay(self.nodes, self.tables, self.people, self.classes, 2 * settings.lease_seconds)
        )
        self._tidying: asyncio.Task[None] | None = None
        self.person_rate = Buckets(settings.person_per_second, settings.person_burst, settings.people_most)
        self.table_rate = Buckets(
            settings.new_tables_per_minute / 60, settings.new_tables_burst, settings.people_most
        )
        self.code_rate = Buckets(settings.codes_per_second, settings.codes_burst, settings.people_most)
        self.notice_rate = Buckets(1 / 20, 5, settings.people_most)
        self.chat_rate = Buckets(settings.chat_per_second, settings.chat_burst, settings.people_most)
        self.reaction_rate = Buckets(
            settings.reactions_per_second, settings.reactions_burst, settings.people_most
        )
        self.advice_rate = Buckets(1 / 2, 12, settings.people_most)
        self.address_rate = Buckets(
            settings.address_tables_per_minute / 60, settings.address_tables_burst, settings.people_most
        )
        self.picture_rate = Buckets(
            settings.pictures_per_second, settings.pictures_burst, settings.people_most
        )
        self.deck_rate = Buckets(
            settings.new_decks_per_hour / 3600, settings.new_decks_burst, settings.people_most
        )
        self.uploads = Uploads(
            settings.uploads_most, settings.upload_seconds, settings.upload_bytes_per_second_least
        )
        self.connections: Counter[str] = Counter()
        self.addresses = Addresses(settings.address_connections_most, settings.trusted_proxies)
        self.links = asyncio.Lock()
        self.seating = asyncio.Lock()
        self.restart: Callable[[], None] | None = None
        """Starts this server anew; None where that cannot be done."""
        self.restarting = False
        self.public = PublicAddress()

    async def open(self) -> None:
        await self.database.open()
        if self.nodes is not None:
            await self._join(self.nodes)
        self.tables.open()
        await self.people.open()
        await self.decks.open()
        await self.host_actions.open()
        self.notices.open()
        self._tidying = asyncio.create_task(self._tidy_daily(), name="tidying")

    async def _join(self, nodes: Nodes) -> None:
        """Becomes one of several servers."""

        async def person_changed(person: str) -> None:
            self.people.forget_known(person)
            if any(person in {each.id for each in table.record.people} for table in self.tables.live):
                await self.tables.rename((await self.people.get(person)).person)

        async def device_changed(person: str) -> None:
            await self.people.open()
            self.tables.hang_up(person, self.people.revoked(person))

        async def deck_changed(owner: str) -> None:
            await self.decks.open()
            await self.tables.decks_changed(owner)

        async def bars_changed(_: str) -> None:
            await self.host_actions.open()
            self.host_actions.hang_up_barred()

        nodes.told = {
            "people": person_changed,
            "devices": device_changed,
            "decks": deck_changed,
            "barred": bars_changed,
            "taken": self.tables.taken,
        }
        nodes.lost = self.tables.drop_all
        nodes.gone = self._without
        nodes.offers = lambda: [cards.table_card(table.record) for table in self.tables.on_offer]
        await nodes.open()

    def _without(self, gone: set[str]) -> None:
        """These nodes have gone."""
        if self.relay is not None:
            self.relay.drop(gone)

    async def close(self) -> None:
        if self._tidying is not None:
            self._tidying.cancel()
            await asyncio.gather(self._tidying, return_exceptions=True)
        await self.notices.close()
        await self.tables.close()
        await self.reviews.close()
        await self.bots.close()
        if self.nodes is not None:
            await self.nodes.close()
        await self.database.close()

    def _address(self) -> str:
        """Where people find the page, as far as it is known."""
        return self.settings.public_address.rstrip("/") or self.public.now or self.public.https

    @property
    def keep(self) -> Keep:
        """How long what is kept on this server."""
        settings = self.settings
        return Keep(settings.keep_unplayed_days, settings.keep_games_days, settings.keep_chat_days)

    async def tidy(self) -> None:
        """Takes away what has been old for long enough. What is in memory is in use."""
        if self.nodes is not None and not self.nodes.leads:
            return
        now = int(time.time())
        decks = await self.decks.tidy(now)
        await self.host_actions.end_old_classes(now)
        here = {table.record.id for table in self.tables.live}
        gone = await self.retention.tidy(self.keep, now, here)
        if decks or gone.tables or gone.lines:
            log.info("taken away: %d decks, %d tables, %d lines of chat", decks, len(gone.tables), gone.lines)

    async def tidy_at_once(self, *, dry: bool) -> Old:
        """Takes away what is old without waiting for it to have been for days, or only says what it is."""
        now, here = int(time.time()), {table.record.id for table in self.tables.live}
        if dry:
            return await self.retention.old(self.keep, now, here)
        return await self.retention.tidy(self.keep, now, here, at_once=True)

    async def _tidy_daily(self) -> None:
        for hour in itertools.count():
            try:
                await (self.host_actions.end_old_classes(int(time.time())) if hour % 24 else self.tidy())
            except Exception as error:  # noqa: BLE001 (tomorrow is another day)
                log.error("not tidied: %s", outline(error))  # noqa: TRY400
            await asyncio.sleep(DAY / 24)


GivenServices: TypeAlias = NamedDependency[Services]
AnyRequest: TypeAlias = Request[Any, Any, Any]
