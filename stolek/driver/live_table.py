"""The driver of one table: what comes goes into the table, what follows goes to store, lines, bots and timer.

The rows of an effect are durable before anything of it goes out, and effects go out in the order in which
they came. The next item is handled while the last commit is under way. If the store refuses, this table is
thrown away and read back by the next visitor. Knows no rules, neither of games nor of tables.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from bisect import bisect_left
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from typing import Final, Literal, Protocol, TypeAlias

from stolek.core.errors import Refused, outline
from stolek.table import outgoing
from stolek.table.classroom import Glance
from stolek.table.effects import (
    BotAnswered,
    BotFailed,
    Dozed,
    Effects,
    Gone,
    Item,
    Joined,
    Line,
    LobbyItem,
    Notice,
    Question,
    Said,
    Signed,
    Tick,
    Wish,
)
from stolek.table.events import TableRecord
from stolek.table.messages import Answer, NotDone, Person, Reaction, Rematch, Start
from stolek.table.store import Batch, ComeAgainError, NotSavedError, Store
from stolek.table.table import NOT_SAVED, Table

log = logging.getLogger("stolek.table")
Mover: TypeAlias = Literal["person", "bot"]
_SEED_BYTES = 32
_BEGINS: Final = (Start, Rematch)
"""What may begin a game."""
_LOOK_AGAIN = 60.0
"""After so many seconds a timer looks at the calendar again: it may have been moved, or the machine slept."""


class Clock:
    """The calendar's seconds as a table needs them: they never run backwards."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def __call__(self) -> float:
        now = time.monotonic()
        self._ahead = max(self._ahead, time.time() - now)
        return now + self._ahead


class Bots(Protocol):
    """Whoever asks bots. ``tell`` hears of the answer, unless nobody wants it when its turn comes."""

    def ask(
        self,
        question: Question,
        wanted: Callable[[Question], bool],
        tell: Callable[[BotAnswered | BotFailed], None],
    ) -> None: ...


class Saving:
    """Not ``is_done`` until it is durable, or until ``why`` says why it is not. It can be awaited, too."""

    __slots__ = ("_tell", "is_done", "why")

    def __init__(self) -> None:
        self.is_done = False
        self.why: Exception | None = None
        self._tell: Callable[[], None] | None = None

    @classmethod
    def of(cls, under_way: Awaitable[None]) -> Saving:
        """Of what any store gives."""
        if isinstance(under_way, Saving):
            return under_way
        saving, task = cls(), asyncio.ensure_future(under_way)
        task.add_done_callback(lambda done: saving.settle(_why_not(done)))
        return saving

    def when_done(self, tell: Callable[[], None]) -> None:
        """Whom to call then: one at most."""
        self._tell = tell

    def settle(self, why: Exception | None) -> None:
        self.is_done, self.why = True, why
        if self._tell is not None:
            self._tell()

    def __await__(self) -> Generator[None, None, None]:
        if not self.is_done:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._tell = lambda: None if waiting.done() else waiting.set_result(None)
            yield from waiting
        if self.why is not None:
            raise self.why


class Moves:
    """How many moves were carried out, and how long those of people took until their news went out: by steps
    of seconds, and beyond the last."""

    STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

    def __init__(self) -> None:
        self.by: dict[str, int] = {"person": 0, "bot": 0}
        self.took = [0] * (len(self.STEPS) + 1)
        self.seconds = 0.0

    def add(self, mover: Mover, seconds: float) -> None:
        self.by[mover] += 1
        if mover == "person":
            self.took[bisect_left(self.STEPS, seconds)] += 1
            self.seconds += seconds


class _Waiting:
    """Effects that wait for their rows, and for those before them."""

    __slots__ = ("effects", "mover", "saving", "since", "verdict")

    def __init__(
        self,
        effects: Effects,
        saving: Saving | None,
        verdict: asyncio.Future[None] | None,
        mover: Mover | None,
        since: float,
    ) -> None:
        self.effects, self.saving, self.verdict = effects, saving, verdict
        self.mover, self.since = mover, since


class LiveTable:
    """A table in memory. ``over`` is called once, when it leaves."""

    def __init__(
        self,
        table: Table,
        epoch: int,
        store: Store,
        bots: Bots,
        over: Callable[[LiveTable], None],
    ) -> None:
        self.table = table
        self.record: TableRecord = table.record
        """The table as it is on the disk: what requests may be told."""
        self.lines: dict[int, Line] = {}
        self.guests: set[str] = set()
        """Everyone who has come in by the link."""
        self.moves: Moves | None = None
        """Where every move is counted when its news have gone out."""
        self.notify: Callable[[Notice], None] | None = None
        """Hears of what people elsewhere are to know."""
        self._epoch = epoch
        self._store = store
        self._bots = bots
        self._over = over
        self._clock = Clock()
        self._waiting: deque[_Waiting] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._wake_at: float | None = None
        self._closed = False
        self._last: _Waiting | None = None
        self._stopping: asyncio.Future[None] | None = None

    # What comes ---------------------------------------------------------------------------------------

    def join(self, line: Line, you: Person, row: int = -1) -> None:
        self.lines[line.number] = line
        self.guests.add(you.id)
        self.take(Joined(line.number, you, row))
        if self._closed:
            line.hang_up()

    def leave(self, line: Line) -> None:
        if self.lines.pop(line.number, None) is not None:
            self.take(Gone(line.number))

    def doze(self, line: Line, hidden: bool) -> None:
        self.take(Dozed(line.number, hidden))

    def say(self, line: Line, you: Person, wish: Wish) -> None:
        seed = secrets.token_bytes(_SEED_BYTES) if isinstance(wish, _BEGINS) else b""
        self.take(Said(line.number, you, wish, seed))

    def sign(self, person: str, what: Reaction) -> None:
        self.take(Signed(person, what))

    def glance(self) -> Glance:
        """The table as whoever only looks at it sees it."""
        return self.table.glance(self._clock())

    async def ask(self, item: LobbyItem) -> None:
        """Carries out a request of the lobby; raises ``Refused``. Durable when it returns."""
        verdict: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(item, verdict)
        await verdict

    def take(self, item: Item, verdict: asyncio.Future[None] | None = None, now: float | None = None) -> None:
        """Handles an item and lets out what follows, as soon as it is durable."""
        if self._closed:
            _refuse(verdict)
            return
        since = time.perf_counter()
        try:
            effects = self.table.handle(item, self._clock() if now is None else now)
        except Exception as error:  # noqa: BLE001 (whatever it is: start afresh from the store)
            log.error("table %s fell over: %s", self.record.id, outline(error))  # noqa: TRY400
            _refuse(verdict)
            self._close()
            return
        saving, batch = None, effects.batch
        if batch is not None:
            saving = Saving.of(self._store.append(batch, self._epoch))
            saving.when_done(self._go_on)
        self._waiting.append(_Waiting(effects, saving, verdict, mover_of(item, batch), since))
        if effects.wake_at != self._wake_at:
            self._set_timer(effects.wake_at)
        if saving is None and len(self._waiting) == 1:
            self._go_on()

    # What follows -------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Lets out everything whose rows, and those before them, are durable."""
        while self._waiting and not self._closed:
            waiting = self._waiting[0]
            saving, mover = waiting.saving, waiting.mover
            if saving is not None:
                if not saving.is_done:
                    return
                if saving.why is not None:
                    self._not_saved(tell=not isinstance(saving.why, ComeAgainError))
                    return
            self._waiting.popleft()
            self._let_out(waiting.effects, waiting.verdict)
            if mover is not None and saving is not None and self.moves is not None:
                self.moves.add(mover, time.perf_counter() - waiting.since)
            if waiting is self._last:
                self._stopped()

    def _let_out(self, effects: Effects, verdict: asyncio.Future[None] | None) -> None:
        self.record = effects.record
        for note in effects.notes:
            log.info("table %s: %s", self.record.id, note)
        for send in effects.sends:
            line = self.lines.get(send.line)
            if line is None:
                continue
            if send.whole:
                line.welcome(send.messages[0])
            else:
                line.push(send.messages)
        for number in effects.hang_up:
            gone = self.lines.pop(number, None)
            if gone is not None:
                gone.hang_up()
        if self.notify is not None:
            for notice in effects.notices:
                self.notify(notice)
        for question in effects.questions:
            self._bots.ask(question, self.table.awaits, self._bot_said)
        if verdict is not None and not verdict.done():
            if effects.refused is None:
                verdict.set_result(None)
            else:
                verdict.set_exception(Refused(effects.refused))

    def _bot_said(self, said: BotAnswered | BotFailed) -> None:
        self.take(said)

    def _set_timer(self, wake_at: float | None) -> None:
        self._wake_at = wake_at
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if wake_at is not None:
            delay = min(_LOOK_AGAIN, max(0.0, wake_at - self._clock()))
            self._timer = asyncio.get_running_loop().call_later(delay, self._tick)

    def _tick(self) -> None:
        self._wake_at = self._timer = None
        self.take(Tick())

    # The end ------------------------------------------------------------------------------------------

    @property
    def runs(self) -> bool:
        """Whether it goes on with nobody there."""
        return self.record.deadline.over_days and self.record.phase == "playing"

    async def stop(self) -> None:
        """Leaves memory as soon as everything under way is durable; the store has everything."""
        if self._waiting and not self._closed:
            self._last, self._stopping = self._waiting[-1], asyncio.get_running_loop().create_future()
            await self._stopping
        self._close()

    def _stopped(self) -> None:
        if self._stopping is not None and not self._stopping.done():
            self._stopping.set_result(None)

    def drop(self) -> None:
        """Leaves memory at once, with what is under way: somebody else may have it by now."""
        self._not_saved(tell=False)

    def _not_saved(self, tell: bool) -> None:
        """Nothing of what waits has happened: whoever asked for it is told so, or comes again unasked."""
        for waiting in self._waiting:
            asker = waiting.effects.asker if tell else None
            line = None if asker is None else self.lines.get(asker.line)
            if asker is not None and line is not None:
                line.push([outgoing.not_done(NotDone(asker.cid, NOT_SAVED))])
            _refuse(waiting.verdict)
        self._waiting.clear()
        self._close()

    def _close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._stopped()
        self._over(self)
        self._set_timer(None)
        for line in self.lines.values():
            line.hang_up()
        for waiting in self._waiting:
            _refuse(waiting.verdict)


def mover_of(item: Item, batch: Batch | None) -> Mover | None:
    """Whose move this was, if it was one."""
    if isinstance(item, Said):
        return "person" if isinstance(item.wish, Answer) else None
    # A bot's move is made when its pause is over, whatever comes then.
    moved = batch is not None and any(row.seat is not None and row.by is None for row in batch.rows)
    return "bot" if moved else None


def _refuse(verdict: asyncio.Future[None] | None) -> None:
    if verdict is not None and not verdict.done():
        verdict.set_exception(Refused(NOT_SAVED))


def _why_not(done: asyncio.Future[None]) -> Exception | None:
    if done.cancelled():
        return NotSavedError("it was given up")
    why = done.exception()
    return why if why is None or isinstance(why, Exception) else NotSavedError(type(why).__name__)
