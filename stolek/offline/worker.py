"""What the page's worker calls: requests of the lobby, and lines to tables (docs/wire.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from stolek.core.bot import Budget
from stolek.driver.live_table import LiveTable
from stolek.driver.tables import Tables
from stolek.offline.bots import BotsInTurn, Fetch
from stolek.offline.lobby import ONLY_PERSON, Answer, Lobby
from stolek.offline.store import Shelf, ShelfStore
from stolek.table import outgoing
from stolek.table.effects import AdviceWanted, Looked, Queried
from stolek.table.messages import (
    PROTOCOL,
    AskAdvice,
    ClientMessage,
    GoOn,
    Hello,
    Hidden,
    Hold,
    Person,
    Ping,
    Pong,
    Query,
    React,
    Resume,
    Shown,
)
from stolek.table.pace import Timing

_ROWS_KEPT = 64
BUDGET = Budget(seconds=0.15, worlds=12)
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

Post = Callable[[int, str | None], None]
"""Hands a message to the page for one of its lines; None: the line is closed."""


class _Line:
    """A line of the page to a table."""

    def __init__(self, number: int, post: Post) -> None:
        self.number = number
        self.person = ONLY_PERSON
        self._post = post
        self.table: LiveTable | None = None

    def push(self, messages: Sequence[bytes]) -> None:
        for message in messages:
            self._post(self.number, message.decode())

    def welcome(self, message: bytes) -> None:
        self.push([message])

    def hang_up(self) -> None:
        self._post(self.number, None)


class _NoLookups:
    """Nothing is known of ready sentences, own decks and time zones: all need others at the table."""

    def has_phrase(self, game: str, key: str) -> bool:
        return False

    def has_deck(self, owner: str, deck: str) -> bool:
        return False

    def minutes_east(self, zone: str, at: float) -> int | None:
        return None


async def _nothing(_game: str) -> bool:
    return False


class Worker:
    """All tables of one browser."""

    def __init__(
        self,
        shelf: Shelf,
        post: Post,
        timing: Timing = Timing(),  # noqa: B008
        fetch: Fetch = _nothing,
    ) -> None:
        self._post = post
        self._bots = BotsInTurn(BUDGET, fetch)
        store = ShelfStore(shelf)
        tables = Tables(store, self._bots, timing, _NoLookups(), _ROWS_KEPT)
        self._lobby = Lobby(shelf, store, tables)
        self._lines: dict[int, _Line] = {}

    async def request(self, method: str, path: str, body: str, lang: str = "") -> Answer:
        """One request of the lobby, without ``/api`` before it, from a page in this language."""
        return await self._lobby.answer(method, path, body.encode(), lang)

    def open(self, line: int) -> None:
        """A page opens a line; the first message on it says ``hello``."""
        self._lines[line] = _Line(line, self._post)

    def close(self, line: int) -> None:
        gone = self._lines.pop(line, None)
        if gone is not None and gone.table is not None:
            gone.table.leave(gone)

    async def hear(self, number: int, text: str) -> None:
        """A message on a line. What cannot be read closes it, as the server would."""
        line = self._lines.get(number)
        if line is None:
            return
        try:
            message = _decoder.decode(text)
        except msgspec.DecodeError:
            self._end(line, "problem-not-understood")
            return
        you = (await self._lobby.me()).person
        match message:
            case Hello():
                await self._hello(line, you, message)
            case Ping(at):
                line.push([outgoing.encode(Pong(at))])
            case _ if line.table is None:
                self._end(line, "problem-no-hello")
            case Resume(row):
                line.table.join(line, you, row)
            case Hidden(hidden):
                line.table.doze(line, hidden)
            case React(what):
                line.table.sign(you.id, what)
            case Shown() | Hold() | GoOn():
                line.table.take(Looked(line.number, you, message))
            case Query(seat):
                line.table.take(Queried(line.number, you, seat))
            case AskAdvice():
                line.table.take(AdviceWanted(line.number, you, message))
            case _:
                line.table.say(line, you, message)

    async def _hello(self, line: _Line, you: Person, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            self._end(line, "problem-protocol")
            return
        table = await self._lobby.find(hello.table)
        if table is None:
            self._end(line, "problem-no-table")
            return
        line.table = table
        table.join(line, you, hello.row)
        record = table.record
        self._bots.make_ready(record.game, (chair.bot for chair in record.chairs if chair.bot))

    def _end(self, line: _Line, problem: str) -> None:
        line.push([outgoing.problem(problem, fatal=True)])
        line.hang_up()
        self.close(line.number)
