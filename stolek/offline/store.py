"""Tables kept on a shelf that only knows bytes by table and number. Here the shelf is a browser's database.

The promises of ``table.store``: a batch is on the shelf before the awaited call is over, and a batch that is
not the next one is refused by the shelf itself, so two open tabs cannot both write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec

from stolek.table.lobby_cards import SavedCard, TableCard
from stolek.table.store import Batch, KeptTable, NotSavedError, Row, SavedGame

_batch = msgspec.msgpack.Decoder(Batch)


class Shelf(Protocol):
    """Where bytes are kept. ``put`` gives False if there is something under this number already."""

    async def put(self, table: str, number: int, batch: bytes, summary: bytes) -> bool: ...

    async def batches(self, table: str) -> Sequence[bytes]: ...

    async def summaries(self) -> Sequence[bytes]: ...

    async def me(self) -> bytes | None: ...

    async def keep_me(self, me: bytes) -> None: ...


class _Summary(msgspec.Struct):
    """What the lobby lists of a table. Kept as JSON: the page reads it before the engine is loaded."""

    table: str
    card: TableCard | None = None
    saved: list[SavedGame] = []
    used: int = 0


class ShelfStore:
    """``table.store.Store`` over a shelf. Epochs count in this worker; the shelf keeps other workers out."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._numbers: dict[str, int] = {}
        self._rows: dict[str, int] = {}
        self._epochs: dict[str, int] = {}
        self._summaries: dict[str, _Summary] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def create(self, batch: Batch) -> int:
        self._numbers[batch.table] = self._rows[batch.table] = 0
        self._epochs[batch.table] = 1
        await self.append(batch, 1)
        return 1

    async def take_over(self, table: str) -> KeptTable | None:
        batches = await self._read(table)
        if not batches:
            return None
        self._numbers[table] = len(batches)
        epoch = self._epochs[table] = self._epochs.get(table, 0) + 1
        rows, held = _rows(batches), tuple(answer for batch in batches for answer in batch.held)
        self._rows[table] = len(rows)
        return KeptTable(epoch, rows, held)

    async def append(self, batch: Batch, epoch: int) -> None:
        async with self._one_at_a_time:
            if epoch != self._epochs.get(batch.table):
                raise NotSavedError("an old epoch")
            if batch.first != self._rows[batch.table]:  # the batch before was given up by its caller
                raise NotSavedError("rows before these are missing")
            number = self._numbers[batch.table]
            summary = await self._summarise(batch)
            kept = msgspec.msgpack.encode(batch), msgspec.json.encode(summary)
            if not await self._shelf.put(batch.table, number, *kept):
                self._epochs[batch.table] += 1  # nothing may be written after what is missing
                raise NotSavedError("not the next batch, or there is no room")
            self._numbers[batch.table] = number + 1
            self._rows[batch.table] += len(batch.rows)

    async def running(self) -> Sequence[str]:
        return ()  # nothing goes on here while nobody looks

    async def rows(self, table: str) -> Sequence[Row]:
        return _rows(await self._read(table))

    async def tables_of(self, person: str) -> Sequence[TableCard]:
        cards = [s.card for s in await self._newest() if s.card is not None]
        return [card for card in cards if any(p.id == person for p in card.people)]

    async def games_of(self, person: str) -> Sequence[SavedCard]:
        found = []
        for saved in (game for summary in await self._newest() for game in reversed(summary.saved)):
            seats = tuple(seat for who, seat in saved.players if who == person)
            if seats:
                found.append(msgspec.structs.replace(saved.card, seats=seats))
        return found

    async def game_of(self, person: str, table: str, number: int) -> SavedCard | None:
        known = [c for c in await self.games_of(person) if (c.table, c.number) == (table, number)]
        return known[0] if known else None

    async def _read(self, table: str) -> list[Batch]:
        return [_batch.decode(raw) for raw in await self._shelf.batches(table)]

    async def _known(self) -> dict[str, _Summary]:
        if self._summaries is None:
            found = [msgspec.json.decode(raw, type=_Summary) for raw in await self._shelf.summaries()]
            self._summaries = {summary.table: summary for summary in found}
        return self._summaries

    async def _newest(self) -> list[_Summary]:
        return sorted((await self._known()).values(), key=lambda s: s.used, reverse=True)

    async def _summarise(self, batch: Batch) -> _Summary:
        summary = (await self._known()).setdefault(batch.table, _Summary(batch.table))
        summary.card = batch.card or summary.card
        summary.used = batch.at
        if batch.saved is not None:
            others = [s for s in summary.saved if s.card.number != batch.saved.card.number]
            summary.saved = [*others, batch.saved]
        return summary


def _rows(batches: Sequence[Batch]) -> tuple[Row, ...]:
    return tuple(row for batch in batches for row in batch.rows)
