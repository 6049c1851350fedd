"""What a table does by itself: asks its bots, keeps the time of windows. Answers come back by the inbox."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from stolek.core import codec
from stolek.core.bot import Observation, babbled
from stolek.core.errors import Refused
from stolek.core.game import AnyGame
from stolek.core.ids import Seat
from stolek.core.play import Play, Step
from stolek.core.prompt import Prompt
from stolek.core.visibility import Sight, sights
from stolek.server.live.history import Draft
from stolek.server.store.sqlite import Held
from stolek.table.outgoing import Attendance

if TYPE_CHECKING:
    from stolek.server.live.table import Table

_WINDOW_SECONDS = 8.0
"""How long a window is open when the game does not say."""


class BotSaid(msgspec.Struct, frozen=True):
    """A bot's answer to the prompt it was asked then; perhaps nobody waits for it any more."""

    number: int
    seat: Seat
    prompt: int
    action: Any


class WindowDue(msgspec.Struct, frozen=True):
    """The time of a window is over."""

    number: int
    window: int


class _Answer(msgspec.Struct, frozen=True):
    """An answer kept until its window closes."""

    prompt: int
    action: Any
    by: str | None


class Tender:
    """The bots and the clock of one table."""

    def __init__(self, table: Table, held: Sequence[Held]) -> None:
        self._table = table
        self._asked: dict[tuple[int, Seat, int], asyncio.Task[None]] = {}
        self._answers: dict[Seat, _Answer] = {}
        self._window: int | None = None
        self._deadline: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        game = table.entry.game
        for each in held:
            if each.game == table.book.record.number:
                action = codec.decode_action(game, each.action)
                self._answers[Seat(each.seat)] = _Answer(each.prompt, action, each.by)
        self.moved()

    def close(self) -> None:
        for task in self._asked.values():
            task.cancel()
        self._stop_timer()

    def attend(self, attendance: Attendance) -> Attendance:
        """Adds what is known of an open window; only a seat's own answer is ever told, and to itself."""
        if self._window is None:
            return attendance
        left = None
        if self._deadline is not None:
            left = max(0, round(1000 * (self._deadline - asyncio.get_running_loop().time())))
        answered = frozenset((seat, answer.prompt) for seat, answer in self._answers.items())
        return msgspec.structs.replace(attendance, answered=answered, closes_in=left)

    # After every row ----------------------------------------------------------------------------------

    def moved(self) -> None:
        """Forgets answers to questions that are closed."""
        asked = self._windows()
        self._answers = {
            seat: a for seat, a in self._answers.items() if seat in asked and asked[seat].id == a.prompt
        }
        self._window = min((p.id for p in asked.values()), default=None)
        if self._window is None:
            self._stop_timer()
        self._asked = {key: task for key, task in self._asked.items() if self._is_current(*key)}

    def _is_current(self, number: int, seat: Seat, prompt: int) -> bool:
        book = self._table.book
        asked = None if book.play is None else book.play.prompts.get(seat)
        return number == book.record.number and asked is not None and asked.id == prompt and asked.owed

    def tend(self) -> None:
        """Asks every bot that owes an answer and starts a window's clock; only while somebody is here."""
        table, play = self._table, self._table.book.play
        if play is None or not table.lines or table.book.record.phase != "playing":
            return
        number = table.book.record.number
        owed = {seat: p for seat, p in play.prompts.items() if p.owed and seat not in self._answers}
        people_owe = any(self._level(seat) is None for seat in owed)
        for seat, prompt in owed.items():
            level = self._level(seat)
            waits = prompt.kind == "race" and people_owe
            if level is not None and not waits and (number, seat, prompt.id) not in self._asked:
                self._ask(number, prompt, level)
        self._start_timer(number)

    def _level(self, seat: Seat) -> str | None:
        return self._table.book.record.chairs[seat].bot

    # Bots ---------------------------------------------------------------------------------------------

    def _ask(self, number: int, prompt: Prompt[Any], level: str) -> None:
        play = self._table.book.play
        assert play is not None
        seen = Observation(
            play.game.view(play.state, prompt.seat), prompt, _since_last_move(play, prompt.seat)
        )
        thinking = asyncio.create_task(self._think(number, level, seen, play.game, play.state))
        self._asked[number, prompt.seat, prompt.id] = thinking

    async def _think(
        self, number: int, level: str, seen: Observation[Any, Any], game: AnyGame, state: Any
    ) -> None:
        house, prompt = self._table.house, seen.prompt
        if prompt.kind != "window":
            await asyncio.sleep(house.settings.bot_pause)
        action = await house.desk.decide(
            self._table.entry, level, seen, lambda a: game.check(state, prompt.seat, a) is None
        )
        self._table.inbox.put_nowait(BotSaid(number, prompt.seat, prompt.id, action))

    async def bot_said(self, said: BotSaid) -> None:
        """Carries out a bot's answer, if it is still wanted."""
        self._asked.pop((said.number, said.seat, said.prompt), None)
        play = self._table.book.play
        current = self._is_current(said.number, said.seat, said.prompt)
        if play is None or not current or self._level(said.seat) is None:
            return
        prompt = play.prompts[said.seat]
        if prompt.kind == "window":
            await self.hold(said.seat, said.action, None, None)
            await self.close_window_of_bots()
            return
        try:
            step = play.consider(said.seat, said.action)
        except Refused:  # the table has moved on while it thought: anything still offered will do
            step = play.consider(said.seat, babbled(prompt.options[0]))
        await self._table.commit([Draft(step)])

    # Windows ------------------------------------------------------------------------------------------

    def _windows(self) -> dict[Seat, Prompt[Any]]:
        play = self._table.book.play
        if play is None:
            return {}
        return {seat: p for seat, p in play.prompts.items() if p.kind == "window" and p.owed}

    def _people_asked(self) -> bool:
        return any(self._level(seat) is None for seat in self._windows())

    async def hold(self, seat: Seat, action: Any, by: str | None, cid: str | None) -> None:
        """Keeps an answer: durable at once, known to nobody else until the window closes."""
        book = self._table.book
        assert book.play is not None
        prompt = book.play.prompts[seat].id
        held = Held(book.record.id, book.record.number, seat, prompt, by, cid, codec.encode_action(action))
        await self._table.house.journal.hold(held)
        self._answers[seat] = _Answer(prompt, action, by)
        if by is not None and cid is not None:
            book.remember(by, cid)

    def _start_timer(self, number: int) -> None:
        """Every window that asks people is open equally long, however fast they answer."""
        if self._window is None or self._timer is not None or not self._people_asked():
            return
        loop = asyncio.get_running_loop()
        self._deadline = loop.time() + self._window_seconds()
        due = WindowDue(number, self._window)
        self._timer = loop.call_at(self._deadline, self._table.inbox.put_nowait, due)

    def _window_seconds(self) -> float:
        fixed = self._table.house.settings.window_seconds
        asked = (p.seconds for p in self._windows().values() if p.seconds is not None)
        return max(asked, default=_WINDOW_SECONDS) if fixed is None else fixed

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._deadline = None

    async def window_due(self, due: WindowDue) -> None:
        """The time is over: silence means the default."""
        if self._table.book.record.number == due.number and self._window == due.window:
            await self._close_window()

    async def close_window_of_bots(self) -> None:
        """A window that asks no people closes as soon as its bots have answered."""
        if (
            self._window is not None
            and not self._people_asked()
            and self._answers.keys() >= self._windows().keys()
        ):
            await self._close_window()

    async def _close_window(self) -> None:
        """All answers become rows at once and in the order of the seats: nothing tells who was quick."""
        self._stop_timer()
        play = self._table.book.play
        assert play is not None
        trial = copy.copy(play)
        trial.moves = list(play.moves)
        drafts = []
        for seat, asked in sorted(self._windows().items()):
            prompt = trial.prompts.get(seat)
            if prompt is None or prompt.kind != "window" or not prompt.owed:
                continue
            answer = self._answers.get(seat)
            step = _step(trial, asked, answer)
            trial.adopt(step)
            drafts.append(Draft(step, None if answer is None else answer.by))
        await self._table.commit(drafts)


def _step(trial: Play, asked: Prompt[Any], answer: _Answer | None) -> Step:
    """The step of an answer; of the default when there is none or it no longer goes."""
    silent = babbled(next((o for o in asked.options if o.n == asked.default), asked.options[0]))
    try:
        return trial.consider(asked.seat, silent if answer is None else answer.action)
    except Refused:
        return trial.consider(asked.seat, silent)


def _since_last_move(play: Play, seat: Seat) -> tuple[Sight, ...]:
    own = max((m.seq for m in play.moves if m.seat == seat), default=-1)
    later = play.moves[own:] if own >= 0 else play.moves
    return sights((event for move in later for event in move.events), seat)
