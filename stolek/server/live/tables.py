"""The tables in memory: made new, read back from the journal when somebody comes, let go when idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence

from stolek.core import registry
from stolek.core.errors import Refused, StolekError
from stolek.core.game import make_setup
from stolek.server.http.lobby_types import NewPlay, NewTable
from stolek.server.live.history import Book, Draft, start, with_end
from stolek.server.live.table import House, Rest, Table
from stolek.server.store import cards
from stolek.server.store.sqlite import Held
from stolek.table import chairs as chair_rules
from stolek.table import events as table_events
from stolek.table.events import BotSet, Created, DeckChosen, HostMoved, Renamed, Seated, TableEvent
from stolek.table.levels import levels, usual_level
from stolek.table.messages import Person

log = logging.getLogger("stolek.tables")

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread when typed from another screen
_ID_LENGTH = 10


class Tables:
    """Every live table by its id."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._idle_since: dict[str, float] = {}
        self._waking: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in list(self._live.values())))
        await asyncio.gather(*self._waking, return_exceptions=True)

    @property
    def live(self) -> Sequence[Table]:
        return tuple(self._live.values())

    @property
    def on_offer(self) -> Sequence[Table]:
        """Tables open to all that have not begun and where somebody is, newest first."""
        records = ((table, table.book.record) for table in reversed(self._live.values()))
        return [t for t, record in records if t.lines and record.open and record.phase == "setup"]

    async def get(self, table: str) -> Table | None:
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
        entry = registry.get(wanted.game)
        events = _opening_events(host, wanted)
        bots = [(c, level) for c, level in enumerate(wanted.bots or ()) if level is not None]
        created = events[0]
        assert isinstance(created, Created)
        for chair, level in bots:
            _check_level(entry, level)
            if not 0 < chair < created.chairs:
                raise StolekError("a bot's chair must be there, and the first chair is yours")
        drafts = [Draft((*events, *(BotSet(c, level) for c, level in bots)), host.id)]
        return await self._begin(created, drafts)

    async def play(self, host: Person, wanted: NewPlay) -> str:
        """One-tap play: the person against bots, started at once; raises ``StolekError``."""
        entry = registry.get(wanted.game)
        level = wanted.level or usual_level(entry)
        _check_level(entry, level)
        table = NewTable(wanted.game, wanted.variant, wanted.options, wanted.chairs)
        events = _opening_events(host, table)
        created = events[0]
        assert isinstance(created, Created)
        bots = (BotSet(chair, level) for chair in range(1, created.chairs))
        record = table_events.evolve(None, created)
        drafts = start(record, entry, Draft((*events, *bots), host.id), secrets.token_bytes(32))
        return await self._begin(created, with_end(record, entry.game, drafts))

    async def rename(self, person: Person) -> None:
        """Lets the live tables of this person know their new name or face."""
        for table in self.live:
            if any(p.id == person.id and p != person for p in table.book.record.people):
                with contextlib.suppress(StolekError):
                    await table.ask(person.id, lambda _: (Renamed(person),))

    async def deck_changed(self, owner: str, deck: str) -> None:
        """Lets the live tables that chose this deck know how it is now, or that it is gone."""
        for table in self.live:
            own = table.book.record.deck
            if own is not None and (own.owner, own.id) == (owner, deck):
                await self._freshen(table)

    async def _freshen(self, table: Table) -> None:
        own = table.book.record.deck
        if own is None:
            return
        stored = await self.house.decks.get(own.owner, own.id)
        now = None if stored is None else stored.at_table()

        def take(live: Table) -> tuple[TableEvent, ...]:
            record = live.book.record
            stale = record.deck is not None and record.deck.id == own.id and record.deck != now
            return (DeckChosen(now),) if stale and record.phase != "playing" else ()

        with contextlib.suppress(StolekError):
            await table.ask(None, take)

    async def _begin(self, created: Created, drafts: Sequence[Draft]) -> str:
        book = Book(table_events.evolve(None, created), self.house.settings.frames_most)
        now = int(time.time())
        await self.house.journal.append(book.rows_for(drafts, now), cards.writes_for(book, drafts, now))
        book.adopt(drafts, now)
        self._live[created.id] = self._run(book, ())
        return created.id

    async def _load(self, table: str) -> Table | None:
        rows = await self.house.journal.rows(table)
        if not rows:
            return None
        held = await self.house.journal.held(table)
        book = Book.read(rows, held, self.house.settings.frames_most)
        self._live[table] = live = self._run(book, held)
        await self._freshen(live)
        return live

    def _run(self, book: Book, held: Sequence[Held]) -> Table:
        table = Table(self.house, book, held, self._forget)
        if any(chair.bot is not None for chair in book.record.chairs):
            waking = asyncio.create_task(self.house.desk.wake(table.entry))
            self._waking.add(waking)
            waking.add_done_callback(self._waking.discard)
        return table

    def _forget(self, table: Table) -> None:
        name = table.book.record.id
        if self._live.get(name) is table:
            del self._live[name]
        self._idle_since.pop(name, None)

    async def _sweep(self) -> None:
        """Lets go of tables nobody has watched for a while."""
        idle = self.house.settings.idle_seconds
        while True:
            await asyncio.sleep(min(30.0, idle / 2))
            now = time.monotonic()
            for name, table in self._live.items():
                if table.lines:
                    self._idle_since.pop(name, None)
                elif now - self._idle_since.setdefault(name, now) >= idle:
                    table.inbox.put_nowait(Rest())


def _opening_events(host: Person, wanted: NewTable) -> tuple[TableEvent, ...]:
    game = registry.get(wanted.game).game
    variant = game.info.variant(wanted.variant)
    official = [n for n in variant.seats if n not in variant.unofficial] or list(variant.seats)
    chairs = wanted.chairs or official[len(official) // 2]
    setup = make_setup(game, chairs, wanted.variant, wanted.options)
    name = "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
    created = Created(
        id=name,
        game=wanted.game,
        variant=setup.variant,
        options=chair_rules.options_of(setup),
        chairs=chairs,
        open=wanted.open,
        host=host.id,
    )
    return created, Seated(0, host)


def _check_level(entry: registry.Entry, level: str) -> None:
    if level not in entry.bots:
        known = ", ".join(levels(entry))
        raise StolekError(f"{entry.game.info.id} has no bot {level!r}; it has: {known}")


def give_chair(table: Table, chair: int, holder: str | None, to: Person) -> tuple[TableEvent, ...]:
    """What happens when a seat link is opened; raises ``Refused`` if the chair has changed hands since."""
    record = table.book.record
    there = record.chairs[chair].person if chair < len(record.chairs) else None
    if chair >= len(record.chairs) or (there.id if there else None) != holder:
        raise Refused(chair_rules.CHAIR_TAKEN)
    if there == to:
        return ()
    if record.phase == "playing" and record.chairs_of(to.id):  # nobody looks into a second hand
        raise Refused(chair_rules.GAME_RUNNING)
    seated = Seated(chair, to)
    if holder is not None and record.host == holder and record.chairs_of(holder) == (chair,):
        return seated, HostMoved(to.id)
    return (seated,)
