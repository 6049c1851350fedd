"""What the doors of the server have in common: one bundle that requests and connections are given."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TypeAlias

from litestar.di import NamedDependency

from stolek.server.bots import BotDesk
from stolek.server.deckstore import DeckStore
from stolek.server.journal import Journal
from stolek.server.limits import Buckets
from stolek.server.people import People, load_secret
from stolek.server.settings import Settings
from stolek.server.table import House
from stolek.server.tables import Tables


class Doors:
    """The journal, the people and the tables of one running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.journal = Journal(settings.data)
        self.people = People(self.journal, load_secret(settings.data))
        self.desk = BotDesk(settings.bot_budget, settings.bot_patience)
        self.decks = DeckStore(self.journal, settings)
        self.tables = Tables(House(settings, self.journal, self.desk, self.decks))
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

    async def open(self) -> None:
        self.tables.open()
        await self.decks.open()

    async def close(self) -> None:
        await self.decks.close()
        await self.tables.close()
        await self.desk.close()
        self.journal.close()


GivenDoors: TypeAlias = NamedDependency[Doors]
