"""The parts of one running server in one bundle, which every request and connection is given."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency

from stolek.server.http.limits import Buckets
from stolek.server.live.bots import BotPool
from stolek.server.live.tables import LiveTables
from stolek.server.settings import Settings
from stolek.server.store.deck_store import DeckStore
from stolek.server.store.people import People, load_secret
from stolek.server.store.sqlite import Database
from stolek.server.store.table_store import TableStore
from stolek.table.store import Store


class Services:
    """The store, the people and the tables of one running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.data)
        self.people = People(self.database, load_secret(settings.data))
        self.bots = BotPool(settings.bot_budget, settings.bot_patience, settings.bot_workers)
        self.decks = DeckStore(self.database, settings)
        self.store: Store = TableStore(self.database)
        self.tables = LiveTables(settings, self.store, self.bots, self.decks)
        self.person_rate = Buckets(settings.person_per_second, settings.person_burst, settings.people_most)
        self.table_rate = Buckets(
            settings.new_tables_per_minute / 60, settings.new_tables_burst, settings.people_most
        )
        self.picture_rate = Buckets(
            settings.pictures_per_second, settings.pictures_burst, settings.people_most
        )
        self.deck_rate = Buckets(
            settings.new_decks_per_hour / 3600, settings.new_decks_burst, settings.people_most
        )
        self.bringing: set[str] = set()
        self.connections: Counter[str] = Counter()
        self.links = asyncio.Lock()
        self.restart: Callable[[], None] | None = None
        """Starts this server anew; None where that cannot be done."""
        self.restarting = False

    async def open(self) -> None:
        self.tables.open()
        await self.decks.open()

    async def close(self) -> None:
        await self.decks.close()
        await self.tables.close()
        await self.bots.close()
        self.database.close()


GivenServices: TypeAlias = NamedDependency[Services]
AnyRequest: TypeAlias = Request[Any, Any, Any]
