"""A live table: one task, its only writer, with an inbox by which everything comes that can happen here.

A move is considered, made durable, adopted and then shown, in this order. People, bots, clocks and the
lobby use the same inbox. Knows no rules of any game and no sockets, only lines that take bytes.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from functools import reduce
from typing import Protocol, TypeAlias

import msgspec

from stolek import words
from stolek.core import registry
from stolek.core.errors import GAME_OVER, Refused, illegal
from stolek.core.ids import Seat
from stolek.server.live.bots import BotDesk
from stolek.server.live.history import Book, Draft, start, with_end
from stolek.server.live.pace import BotSaid, Tender, WindowDue
from stolek.server.logs import outline
from stolek.server.settings import Settings
from stolek.server.store import cards
from stolek.server.store.deck_store import DeckStore
from stolek.server.store.sqlite import Held, Journal, NotSavedError
from stolek.table import chairs, outgoing
from stolek.table import events as table_events
from stolek.table.events import DeckChosen, HostMoved, Renamed, TableEvent
from stolek.table.messages import (
    CHAT_MOST,
    Answer,
    Chat,
    ChatLine,
    NotDone,
    Person,
    Reacted,
    Reaction,
    Rematch,
    Start,
)
from stolek.table.outgoing import Attendance, Frame

log = logging.getLogger("stolek.table")

NOT_SAVED = illegal("ST-2", "refused-not-saved")
EMPTY_CHAT = illegal("ST-5", "refused-text", least=1, most=CHAT_MOST)
CHAIR_GONE = illegal("ST-2", "refused-chair-taken")
Wish: TypeAlias = Answer | Chat | chairs.TableMessage


class Line(Protocol):
    """A connection as a table sees it: whose it is, and where messages go in. ``push`` never waits."""

    @property
    def person(self) -> str: ...
    def push(self, messages: Sequence[bytes]) -> None: ...
    def welcome(self, message: bytes) -> None: ...
    def hang_up(self) -> None: ...


class House(msgspec.Struct, frozen=True):
    """What all tables share."""

    settings: Settings
    journal: Journal
    desk: BotDesk
    decks: DeckStore


# What comes by the inbox ------------------------------------------------------------------------------


class Joined(msgspec.Struct, frozen=True):
    """A line wants everything after this row (-1: everything)."""

    line: Line
    you: Person
    row: int


class Gone(msgspec.Struct, frozen=True):
    line: Line


class Said(msgspec.Struct, frozen=True):
    line: Line
    you: Person
    wish: Wish


class Waved(msgspec.Struct, frozen=True):
    """A passing sign. It leaves no trace, so it waits for nothing and is not acknowledged."""

    person: str
    what: Reaction


class HostAway(msgspec.Struct, frozen=True):
    host: str


class Asked(msgspec.Struct, frozen=True):
    """A request of the lobby; its answer goes into the future."""

    wish: Callable[[Table], Sequence[TableEvent]]
    by: str | None
    done: asyncio.Future[None]


class Rest(msgspec.Struct, frozen=True):
    """Nobody has been here for a while."""


Item: TypeAlias = Joined | Gone | Said | Waved | BotSaid | WindowDue | HostAway | Asked | Rest


class Table:
    """One table. ``over`` is called once, when the table leaves memory."""

    def __init__(self, house: House, book: Book, held: Sequence[Held], over: Callable[[Table], None]) -> None:
        self.house = house
        self.book = book
        self.entry = registry.get(book.record.game)
        self.lines: dict[Line, Person] = {}
        self.guests: set[str] = set()
        self.inbox: asyncio.Queue[Item] = asyncio.Queue()
        self._over = over
        self._tender = Tender(self, held)
        self._task = asyncio.create_task(self._run(), name=f"table {book.record.id}")

    @property
    def attendance(self) -> Attendance:
        record = self.book.record
        present = frozenset(line.person for line in self.lines)
        seated = {person.id for person in record.people}
        return self._tender.attend(Attendance(present, len(present - seated)))

    async def ask(self, by: str | None, wish: Callable[[Table], Sequence[TableEvent]]) -> None:
        """Carries out a wish of the lobby in turn; raises ``Refused``."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait(Asked(wish, by, done))
        await done

    async def stop(self) -> None:
        """Leaves memory now; the journal has everything."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # The task -----------------------------------------------------------------------------------------

    async def _run(self) -> None:
        item: Item | None = None
        try:
            self._tender.tend()
            while True:
                item = await self.inbox.get()
                if isinstance(item, Rest) and not self.lines and self.inbox.empty():
                    return
                await self._handle(item)
        except Exception as error:  # noqa: BLE001 (whatever it is: start afresh from the journal)
            log.error("table %s fell over: %s", self.book.record.id, outline(error))  # noqa: TRY400
            if isinstance(item, Asked) and not item.done.done():
                item.done.set_exception(Refused(NOT_SAVED))
        finally:
            self._close()

    def _close(self) -> None:
        self._over(self)
        self._tender.close()
        for line in self.lines:
            line.hang_up()
        while not self.inbox.empty():
            item = self.inbox.get_nowait()
            if isinstance(item, Asked) and not item.done.done():
                item.done.set_exception(Refused(NOT_SAVED))

    async def _handle(self, item: Item) -> None:
        match item:
            case Joined(line, you, row):
                await self._join(line, you, row)
            case Gone(line):
                self._leave(line)
            case Said(line, you, wish):
                await self._hear(line, you, wish)
            case Waved(person, what):
                self._pass_on(person, what)
            case BotSaid():
                await self._tender.bot_said(item)
            case WindowDue():
                await self._tender.window_due(item)
            case HostAway(host):
                await self._replace_host(host)
            case Asked(wish, by, done):
                await self._grant(wish, by, done)
            case Rest():
                pass

    # Coming and going ---------------------------------------------------------------------------------

    async def _join(self, line: Line, you: Person, row: int) -> None:
        new = line not in self.lines
        self.lines[line] = you
        self.guests.add(you.id)
        missed = self.book.frames_after(row, you.id)
        if missed is None:
            line.welcome(self._welcome(you))
        else:
            line.push([outgoing.encode(outgoing.update(f, you.id, self.attendance)) for f in missed])
        if new:
            self._announce()
            if any(p.id == you.id and p != you for p in self.book.record.people):
                await self.commit([Draft((Renamed(you),), you.id)])
            self._watch_host()
            self._tender.tend()

    def _leave(self, line: Line) -> None:
        if self.lines.pop(line, None) is not None:
            self._announce()
            self._watch_host()

    def _pass_on(self, person: str, what: Reaction) -> None:
        """Everyone sees what somebody at the table makes of it; those who only look on are not at it."""
        for seated in self.book.record.people:
            if seated.id == person:
                message = outgoing.encode(Reacted(seated, what))
                for line in self.lines:
                    line.push([message])

    def _announce(self) -> None:
        message = outgoing.encode(outgoing.presence(self.book.record, self.attendance))
        for line in self.lines:
            line.push([message])

    def _welcome(self, you: Person) -> bytes:
        logs = {v: self.book.log(v) for v in outgoing.viewers(self.book.last, you.id)}
        return outgoing.encode(outgoing.welcome(self.book.last, you, self.attendance, logs, self.book.chat))

    def _watch_host(self) -> None:
        """A host who is gone for long is replaced by somebody who is here."""
        host = self.book.record.host
        if host is not None and host not in self.attendance.present:
            loop = asyncio.get_running_loop()
            loop.call_later(self.house.settings.away_seconds, self.inbox.put_nowait, HostAway(host))

    async def _replace_host(self, host: str) -> None:
        record, present = self.book.record, self.attendance.present
        if record.host != host or host in present:
            return
        event = chairs.next_host(record, host, present)
        if isinstance(event, HostMoved) and event.host in present:
            await self.commit([Draft((event,))])

    # What people want ---------------------------------------------------------------------------------

    async def _hear(self, line: Line, you: Person, wish: Wish) -> None:
        known = self.book.done(you.id, wish.cid)
        if known is not None:
            line.push([outgoing.done(wish.cid, known)])
            return
        try:
            match wish:
                case Answer():
                    await self._answer(line, you, wish)
                case Chat(cid, text, phrase):
                    said = _chat_line(you, text, phrase if self._is_phrase(phrase) else None)
                    await self.commit([Draft(said, you.id, cid)], line)
                case _:
                    await self.commit(self._table_drafts(you, wish), line)
        except Refused as refused:
            line.push([outgoing.not_done(NotDone(wish.cid, refused.why))])
        except NotSavedError:
            line.push([outgoing.not_done(NotDone(wish.cid, NOT_SAVED))])
            raise

    def _is_phrase(self, key: str | None) -> bool:
        """Whether the game has this sentence for the talk at its table."""
        ours = key is not None and key.startswith(f"{self.entry.game.info.id}-phrase-")
        return ours and words.load("en", self.entry.folder).has(key or "")

    async def _answer(self, line: Line, you: Person, wish: Answer) -> None:
        record, play = self.book.record, self.book.play
        if wish.seat not in record.chairs_of(you.id):
            raise Refused(chairs.NOT_YOUR_CHAIR)
        if play is None or record.phase != "playing":
            raise Refused(GAME_OVER)
        seat = Seat(wish.seat)
        action = play.answer(seat, wish.prompt, wish.option, wish.text)
        step = play.consider(seat, action)
        if play.prompts[seat].kind == "window":
            await self._tender.hold(seat, action, you.id, wish.cid)
            line.push([outgoing.done(wish.cid, self.book.last.row_for(you.id))])
            await self._tender.close_window_of_bots()
        else:
            await self.commit([Draft(step, you.id, wish.cid)], line)

    def _table_drafts(self, you: Person, wish: chairs.TableMessage) -> list[Draft]:
        present = self.attendance.present
        events = chairs.decide(self.book.record, self.entry, you, wish, present)
        after = reduce(table_events.evolve, events, self.book.record)
        agreed = isinstance(wish, Rematch) and chairs.all_want_more(after, present)
        draft = Draft(events, you.id, wish.cid, msgspec.json.encode(wish))
        if agreed or isinstance(wish, Start):
            draft = msgspec.structs.replace(draft, what=(*events, *self._without_lost_deck()))
            return start(self.book.record, self.entry, draft, secrets.token_bytes(32))
        return [draft]

    def _without_lost_deck(self) -> tuple[TableEvent, ...]:
        """A deck that its owner has taken away in the meantime is not dealt again."""
        own = self.book.record.deck
        return () if own is None or self.house.decks.has(own.owner, own.id) else (DeckChosen(None),)

    async def _grant(
        self, wish: Callable[[Table], Sequence[TableEvent]], by: str | None, done: asyncio.Future[None]
    ) -> None:
        try:
            events = tuple(wish(self))
            if events:
                await self.commit([Draft(events, by)])
        except Refused as refused:
            if not done.done():
                done.set_exception(refused)
        else:
            if not done.done():
                done.set_result(None)

    # The way of a move --------------------------------------------------------------------------------

    async def commit(self, drafts: Sequence[Draft], line: Line | None = None) -> None:
        """Durable first, then true, then shown to everyone, then acknowledged to whoever asked."""
        book, now = self.book, int(time.time())
        drafts = with_end(book.record, self.entry.game, drafts)
        await self.house.journal.append(book.rows_for(drafts, now), cards.writes_for(book, drafts, now))
        phase = book.record.phase
        frames = book.adopt(drafts, now)
        if book.record.phase != phase:
            log.info("table %s: game %d %s", book.record.id, book.record.number, book.record.phase)
        self._tender.moved()
        self._show(frames, line, drafts[0].cid)
        self._tender.tend()

    def _show(self, frames: Sequence[Frame], line: Line | None, cid: str | None) -> None:
        """Everything is built before the first message goes out, so that none overtakes another.

        Those who only watch get the same bytes, unless they did this or count rows of their own."""
        attendance = self.attendance
        seated = {person.id for frame in frames for person in frame.record.people}
        seated.update(frames[-1].asides.heard)
        built: dict[str | None, list[bytes]] = {}
        parcels: list[tuple[Line, list[bytes]]] = []
        for each in self.lines:
            special = each.person in seated or any(frame.by == each.person for frame in frames)
            key = each.person if special else None
            if key not in built:
                own = [frame for frame in frames if frame.is_for(each.person)]
                built[key] = [outgoing.encode(outgoing.update(f, each.person, attendance)) for f in own]
            parcels.append((each, built[key]))
        for each, messages in parcels:
            each.push(messages)
        if line is not None and cid is not None:
            line.push([outgoing.done(cid, frames[0].row_for(line.person))])


def _chat_line(you: Person, text: str, phrase: str | None) -> ChatLine:
    said = " ".join(text.split())
    if not 1 <= len(said) <= CHAT_MOST:
        raise Refused(EMPTY_CHAT)
    return ChatLine(you, said, phrase)
