"""A driver of tables without a server: a store in memory, a clock moved by hand, bots in this process.

It keeps the promise that every driver keeps: rows are stored before anything of them goes out.
"""

from __future__ import annotations

import itertools
import random
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from stolek.core import registry
from stolek.core.bot import Budget
from stolek.server import time_zones
from stolek.table.effects import (
    BotAnswered,
    BotFailed,
    Effects,
    Gone,
    Item,
    Joined,
    Question,
    Said,
    Tick,
    Wish,
)
from stolek.table.history import Draft
from stolek.table.lobby_cards import SavedCard, TableCard
from stolek.table.messages import Answer, Person
from stolek.table.outside_lookups import Lookups
from stolek.table.pace import Timing
from stolek.table.store import Batch, HeldAnswer, KeptTable, NotSavedError, Row, Store, Times
from stolek.table.table import Table
from tests.server.unfolding import Unfolding, verdict

Message = dict[str, Any]
ROWS_KEPT = 10_000
_numbers = itertools.count()


class _Nothing:
    """No phrase is known and no deck is there; clocks go as everywhere."""

    def has_phrase(self, game: str, key: str) -> bool:
        return False

    def has_deck(self, owner: str, deck: str) -> bool:
        return False

    def minutes_east(self, zone: str, at: float) -> int | None:
        return time_zones.minutes_east(zone, at)


NOTHING: Lookups = _Nothing()


class MemoryStore:
    """The store's interface and promises in as few lines as possible."""

    def __init__(self) -> None:
        self._epochs: dict[str, int] = {}
        self._rows: dict[str, list[Row]] = {}
        self._held: dict[str, list[HeldAnswer]] = {}
        self._cards: dict[str, TableCard] = {}
        self._times: dict[str, Times] = {}
        self._saved: dict[tuple[str, int], tuple[SavedCard, tuple[tuple[str, int], ...]]] = {}

    async def create(self, batch: Batch) -> int:
        self._rows[batch.table], self._held[batch.table], self._epochs[batch.table] = [], [], 1
        await self.append(batch, 1)
        return 1

    async def take_over(self, table: str) -> KeptTable | None:
        if table not in self._rows:
            return None
        self._epochs[table] += 1
        rows, held = tuple(self._rows[table]), tuple(self._held[table])
        return KeptTable(self._epochs[table], rows, held, self._times.get(table))

    async def append(self, batch: Batch, epoch: int) -> None:
        rows, held = self._rows[batch.table], self._held[batch.table]
        if epoch != self._epochs[batch.table] or batch.first != len(rows):
            raise NotSavedError("an old epoch, or not the next batch")
        if [row.seq for row in batch.rows] != list(range(len(rows), len(rows) + len(batch.rows))):
            raise NotSavedError("rows are not in order")
        kept: list[Row | HeldAnswer] = [*rows, *held, *batch.rows, *batch.held]
        wishes = [(each.by, each.cid) for each in kept if each.cid]
        if len(wishes) != len(set(wishes)):
            raise NotSavedError("twice the same wish")
        rows.extend(batch.rows)
        held.extend(batch.held)
        if batch.card is not None:
            self._cards[batch.table] = batch.card
        if batch.times is not None:
            self._times[batch.table] = batch.times
        if batch.saved is not None:
            card = batch.saved.card
            self._saved[card.table, card.number] = (card, batch.saved.players)

    async def running(self) -> Sequence[str]:
        return [table for table, times in self._times.items() if times.runs]

    async def rows(self, table: str) -> Sequence[Row]:
        return tuple(self._rows[table])

    async def tables_of(self, person: str) -> Sequence[TableCard]:
        return [c for c in self._cards.values() if any(p.id == person for p in c.people)]

    async def games_of(self, person: str) -> Sequence[SavedCard]:
        found = []
        for card, players in reversed(self._saved.values()):
            seats = tuple(seat for who, seat in players if who == person)
            if seats:
                found.append(msgspec.structs.replace(card, seats=seats))
        return found

    async def game_of(self, person: str, table: str, number: int) -> SavedCard | None:
        known = [c for c in await self.games_of(person) if (c.table, c.number) == (table, number)]
        return known[0] if known else None


class Device:
    """Somebody's line: everything it heard, and what that makes of the table."""

    def __init__(self, you: Person) -> None:
        self.you = you
        self.number = next(_numbers)
        self.heard: list[Message] = []
        self.row = -1
        self.here = False
        self._unfolding = Unfolding()

    def hear(self, raw: bytes) -> None:
        message = self._unfolding.whole(msgspec.json.decode(raw))
        self.heard.append(message)
        if message["is"] == "welcome":
            self.row = message["row"]
        if message["is"] == "update":
            assert message["row"] == self.row + 1, "rows come one after the other"
            self.row = message["row"]

    @property
    def table(self) -> Message:
        return next(dict(m["table"]) for m in reversed(self.heard) if m.get("table"))

    def position(self, seat: int | None) -> Message:
        return next(
            dict(p) for m in reversed(self.heard) for p in m.get("positions", ()) if p["seat"] == seat
        )

    def owed(self) -> list[Message]:
        """The questions that seats of this person owe an answer to, as last heard."""
        last: Message = next((m for m in reversed(self.heard) if m.get("positions")), {})
        asked = [p["prompt"] for p in last.get("positions", ())]
        return [prompt for prompt in asked if prompt is not None and prompt["owed"]]

    def told(self, kind: str) -> list[Message]:
        return [
            h["event"]
            for m in self.heard
            for p in m.get("positions", ())
            for h in p["happenings"]
            if h["event"]["is"] == kind
        ]

    def verdict(self, cid: str) -> Message:
        (said,) = [m for m in self.heard if m.get("cid") == cid]  # by an update or by ``done``: never neither
        return verdict(said)


class Driver:
    """One table, driven by hand."""

    def __init__(self, store: Store, timing: Timing = Timing(), seed: int = 0) -> None:  # noqa: B008
        self.store = store
        self.timing = timing
        self.rng = random.Random(seed)
        self.now = 1_000_000.0
        self.devices: dict[int, Device] = {}
        self.questions: deque[Question] = deque()
        self.wake_at: float | None = None
        self.notes: list[str] = []
        self._table: Table | None = None
        self._epoch = 0
        self._wishes = itertools.count()

    @property
    def table(self) -> Table:
        assert self._table is not None, "nobody has opened the table"
        return self._table

    async def create(self, drafts: Sequence[Draft]) -> None:
        self._table, batch = Table.create(drafts, self.now, self.timing, NOTHING, ROWS_KEPT)
        self._epoch = await self.store.create(batch)

    async def read_back(self) -> None:
        """As after a crash: the table is what the store has, and everyone comes again."""
        kept = await self.store.take_over(self.table.record.id)
        assert kept is not None
        self._table, self._epoch = Table.read(kept, self.timing, NOTHING, ROWS_KEPT), kept.epoch
        self.questions.clear()
        self.wake_at = None
        for device in [d for d in self.devices.values() if d.here]:
            await self.take(Joined(device.number, device.you, device.row))

    async def take(self, item: Item) -> Effects:
        effects = self.table.handle(item, self.now)
        if effects.batch is not None:
            await self.store.append(effects.batch, self._epoch)
        for send in effects.sends:
            for raw in send.messages:
                self.devices[send.line].hear(raw)
        self.questions.extend(effects.questions)
        self.notes.extend(effects.notes)
        self.wake_at = effects.wake_at
        return effects

    async def sit_in(self, device: Device) -> None:
        """A device comes, or comes back with the rows it has."""
        self.devices[device.number] = device
        device.here = True
        await self.take(Joined(device.number, device.you, device.row))

    async def walk_out(self, device: Device) -> None:
        device.here = False
        await self.take(Gone(device.number))

    async def say(self, device: Device, kind: type[Any], *fields: Any, **more: Any) -> Message:
        cid = f"w{next(self._wishes)}"
        wish: Wish = kind(cid, *fields, **more)
        await self.take(Said(device.number, device.you, wish, self.rng.randbytes(32)))
        return device.verdict(cid)

    async def answer(self, device: Device, prompt: Message, option: Message | None = None) -> Message:
        chosen = option or self.rng.choice(prompt["options"])
        text = "a few words" if chosen["blank"] else None
        return await self.say(device, Answer, prompt["seat"], prompt["id"], chosen["n"], text)

    async def bots_answer(self, fails: Callable[[Question], bool] = lambda _: False) -> None:
        """Every bot that was asked thinks, here and now."""
        while self.questions:
            question = self.questions.popleft()
            if not self.table.awaits(question):
                continue
            if fails(question):
                await self.take(BotFailed(question))
                continue
            bot = registry.get(question.game).bots[question.level]()
            try:
                action = bot.decide(question.observation, self.rng, Budget(seconds=0.01, worlds=1))
            except RuntimeError:
                await self.take(BotFailed(question))
            else:
                await self.take(BotAnswered(question, action))

    async def wait(self) -> None:
        """Moves the clock to when something is due."""
        assert self.wake_at is not None, "nothing is ever going to happen"
        self.now = max(self.now, self.wake_at)
        await self.take(Tick())
