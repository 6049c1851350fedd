"""When things happen at a table by themselves: bots' pauses, windows, moments, deadlines, a host who is away.

Keeps which bots were asked, answers held in an open window, the moment at which the table holds, how far each
device is with showing, and deadlines. Has no clock: whoever calls says how late it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from stolek.core import codec, registry
from stolek.core.bot import Observation, babbled
from stolek.core.chance import Seeded
from stolek.core.errors import Refused
from stolek.core.ids import Seat
from stolek.core.play import Play, Step
from stolek.core.prompt import Prompt
from stolek.core.visibility import Sight, sights
from stolek.table import lessons, outgoing
from stolek.table.deadlines import Deadlines
from stolek.table.effects import Question, Send
from stolek.table.events import TableRecord
from stolek.table.history import Draft, History, Taken
from stolek.table.holds import SHOWING_SECONDS, Moments, slowness
from stolek.table.messages import Clock, Person
from stolek.table.outside_lookups import Lookups
from stolek.table.store import HeldAnswer, Times
from stolek.table.whole_table import Attendance

_WINDOW_SECONDS = 8.0
"""How long a window is open when the game does not say."""
_AHEAD = 2
"""Bots are at most so many rows ahead of the slowest screen of somebody who plays."""
_NO_MOVE = 1 << 40
"""Chance for what is no move of a game: numbers that no move has."""


class Timing(msgspec.Struct, frozen=True):
    """How fast a table is. ``window_seconds`` None: as long as the game says; ``holds``: at moments. After
    ``cover_seconds`` others may let a bot play for somebody who is away."""

    bot_pause: float = 0.45
    window_seconds: float | None = None
    away_seconds: float = 60.0
    holds: bool = True
    cover_seconds: float = 20.0


class _Asked(msgspec.Struct):
    """A bot that was asked. It thinks while people look; its answer waits for the end of the pause."""

    question: Question
    due: float
    action: Any = msgspec.UNSET


class _Answer(msgspec.Struct, frozen=True):
    """An answer kept until its window closes."""

    prompt: int
    action: Any
    by: str | None


class Pace:
    """The bots, the windows and the deadlines of one table."""

    def __init__(
        self,
        timing: Timing,
        history: History,
        lookups: Lookups,
        held: Iterable[HeldAnswer],
        times: Times | None,
    ) -> None:
        self._timing = timing
        self._asked: dict[tuple[int, Seat, int], _Asked] = {}
        self._answers: dict[Seat, _Answer] = {}
        self._window: int | None = None
        self._closes_at: float | None = None
        self._host_away: tuple[str, float] | None = None
        self._held_up = self._waits_to_open = False
        self.moments = Moments()
        self.deadlines = Deadlines(history, times, lookups)
        for each in held:
            if history.record.phase == "playing" and each.game == history.record.number:
                action = codec.decode_action(history.game, each.action)
                self._answers[Seat(each.seat)] = _Answer(each.prompt, action, each.by)
        self.moved(history)

    def due_at(self, history: History) -> float | None:
        """When something is due next. While the table holds that is the moment's end, and no bot's answer."""
        due = [] if self._host_away is None else [self._host_away[1]]
        late = history.moved_at + SHOWING_SECONDS
        if self.moments.holds:
            return min([*due, self.moments.wake_at])
        if self._asked:
            answers = [asked.due for asked in self._asked.values() if asked.action is not msgspec.UNSET]
            due += [max(at, late) for at in answers] if self._held_up else answers
        if self._closes_at is not None:
            due.append(self._closes_at)
        elif self._window is not None and self._waits_to_open:
            due.append(late)
        if self.deadlines.wake_at is not None:
            due.append(self.deadlines.wake_at)
        return min(due) if due else None

    def is_at_rest(self, record: TableRecord) -> bool:
        """Whether nothing here depends on how late it is, as nearly always among people."""
        waits = self._asked or self._window is not None or self._host_away is not None
        return not (waits or self.moments.is_busy or record.deadline.seconds or self.deadlines.is_busy)

    def is_due(self, history: History, now: float) -> bool:
        """Whether anything happens by itself now."""
        self._held_up = self._is_behind(history, _AHEAD, now)
        due = self.due_at(history)
        return (due is not None and due <= now) or self.window_is_over(history, now)

    def attend(self, attendance: Attendance, now: float) -> Attendance:
        """Adds what is known of an open window; only a seat's own answer is ever told, and to itself."""
        if self._window is None:
            return attendance
        left = None if self._closes_at is None else max(0, round(1000 * (self._closes_at - now)))
        answered = frozenset((seat, answer.prompt) for seat, answer in self._answers.items())
        return msgspec.structs.replace(attendance, answered=answered, closes_in=left)

    def moved(self, history: History) -> None:
        """After rows, but for a plain move at rest: forgets answers to questions that are closed."""
        asked = _windows(history)
        if self._answers:
            self._answers = {
                seat: a for seat, a in self._answers.items() if seat in asked and asked[seat].id == a.prompt
            }
        window = min([p.id for p in asked.values()]) if asked else None
        if window != self._window:
            self._closes_at = None
        self._window = window
        if self._asked:
            self._asked = {key: each for key, each in self._asked.items() if is_open(history, each.question)}

    # Bots ---------------------------------------------------------------------------------------------

    def ask(self, history: History, now: float) -> list[Question]:
        """Asks every bot that owes an answer."""
        play = history.play
        if play is None or history.record.phase != "playing" or not history.record.has_bots:
            return []
        owed = {seat: p for seat, p in play.prompts.items() if p.owed and seat not in self._answers}
        people_owe = any(_level(history, seat) is None for seat in owed)
        questions = []
        for seat, prompt in owed.items():
            level = _level(history, seat)
            waits = prompt.kind == "race" and people_owe
            key = (history.record.number, seat, prompt.id)
            if level is not None and not waits and key not in self._asked:
                slower = self._slowness(history)
                pause = 0.0 if prompt.kind == "window" else self._timing.bot_pause * slower
                asked = question(history, play, prompt, level)
                script = lessons.scripted(history.record, play, seat)
                self._asked[key] = _Asked(asked, now + pause, msgspec.UNSET if script is None else script)
                if script is None:
                    questions.append(asked)
        return questions

    def bot_answered(self, history: History, question: Question, action: Any) -> bool:
        """Keeps a bot's answer until its pause is over; false if that is no answer."""
        asked, play = self._waits_for(history, question), history.play
        if asked is None or play is None:
            return True  # nobody waits for it any more
        if play.game.check(play.state, question.seat, action) is not None:
            return False
        asked.action = action
        return True

    def bot_failed(self, history: History, question: Question) -> Question | None:
        """The same question for a weaker bot; None below the weakest, where any option will do."""
        asked = self._waits_for(history, question)
        if asked is None:
            return None
        level = registry.get(question.game).weaker_level(question.level)
        if level is None:
            asked.action = any_option(history, question.seat)
            return None
        asked.question = msgspec.structs.replace(question, level=level)
        return asked.question

    def _waits_for(self, history: History, question: Question) -> _Asked | None:
        asked = self._asked.get((question.number, question.seat, question.prompt))
        same = asked is not None and asked.question.level == question.level and is_open(history, question)
        return asked if same else None

    def due_bot(self, history: History, now: float) -> tuple[Prompt[Any], Any] | None:
        """The next answer of a bot whose pause is over, once; none while the table holds or is far ahead."""
        self._held_up = self._is_behind(history, _AHEAD, now)
        if self.moments.holds or self._held_up:
            return None
        for key, asked in self._asked.items():
            if asked.action is msgspec.UNSET or asked.due > now:
                continue
            del self._asked[key]
            seat = asked.question.seat
            if _level(history, seat) is not None and history.play is not None:
                return history.play.prompts[seat], asked.action
            return self.due_bot(history, now)
        return None

    # Windows ------------------------------------------------------------------------------------------

    def hold(self, prompt: Prompt[Any], action: Any, by: str | None) -> None:
        """Keeps an answer, known to nobody else until the window closes."""
        self._answers[prompt.seat] = _Answer(prompt.id, action, by)

    def _window_seconds(self, history: History) -> float:
        fixed = self._timing.window_seconds
        asked = (p.seconds for p in _windows(history).values() if p.seconds is not None)
        usual = max(asked, default=_WINDOW_SECONDS) * self._slowness(history)
        return usual if fixed is None else fixed

    def open_window(self, history: History, now: float) -> bool:
        """Starts the clock of a window that asks people, once every screen that will show it does: it is open
        for its whole time. True if it started now. Over days too: who is away is silent, or has given an
        order; a window that waited for everybody would cost days a card."""
        self._waits_to_open = False
        if self._window is None or self._closes_at is not None or not _people_asked(history):
            return False
        if self.moments.is_alone(history.record) and lessons.goes_on(history.record, history.play):
            return False  # whoever learns has all the time in the world
        self._waits_to_open = self.moments.holds or self._is_behind(history, 0, now)
        if self._waits_to_open or not (self.moments.present or history.record.deadline.over_days):
            return False
        self._closes_at = now + self._window_seconds(history)
        return True

    def open_again(self) -> None:
        """An open window begins anew, with all its time."""
        self._closes_at = None

    def window_is_over(self, history: History, now: float) -> bool:
        """Every window that asks people is open equally long, however fast they answer. One that asks no
        people closes as soon as its bots have answered; so does one that leaves the only person here nothing
        to choose, for nobody is there to learn anything from it."""
        if self._window is None or self.moments.holds:
            return False
        if self._closes_at is not None and self._closes_at <= now:
            return True
        asked = _windows(history)
        if _people_asked(history) and not self.moments.is_alone(history.record):
            return False
        forced = {s for s, p in asked.items() if _level(history, s) is None and len(p.options) == 1}
        return self._answers.keys() | forced >= asked.keys()

    def close_window(self, history: History) -> Iterator[Draft]:
        """All answers become rows at once and in the order of the seats: nothing tells who was quick.

        Whoever takes a draft makes it the truth before asking for the next."""
        self._closes_at = None
        play, answers = history.play, dict(self._answers)
        assert play is not None
        for seat, asked in sorted(_windows(history).items()):
            prompt = play.prompts.get(seat)
            if prompt is None or prompt.kind != "window" or not prompt.owed:
                continue
            answer = answers.get(seat)
            yield Draft(_step(play, asked, answer), None if answer is None else answer.by)

    def _slowness(self, history: History) -> float:
        return slowness(history.record, history.game.info.variant(history.record.variant))

    def took_rows(self, history: History, taken: Taken, now: float) -> bool:
        """After rows have become the truth: true if the table holds at a moment in them."""
        if taken.moment is None or not self._timing.holds:
            return False
        return self.moments.begin(history.record, *taken.moment, self._slowness(history), now)

    def keep_showing(self, history: History, lines: Mapping[int, Person], now: float) -> list[Send]:
        """The clocks of a moment and of a window begin when everyone sees them. What is to be said of it."""
        sends = self.moments.news(history.record, lines, now)
        if self.open_window(history, now) and self._closes_at is not None:
            clock = outgoing.encode(Clock(round(1000 * (self._closes_at - now))))
            sends += [Send(line, (clock,)) for line in lines]
        return sends

    def _is_behind(self, history: History, rows: int, now: float) -> bool:
        late = now >= history.moved_at + SHOWING_SECONDS
        return not late and self.moments.is_behind(history.record, history.last, rows)

    # Deadlines ----------------------------------------------------------------------------------------

    def follow(self, history: History, now: float) -> list[Seat]:
        """Lets time go by for those who owe a decision; gives those who owe a new one. In real time it goes
        by while somebody plays and the table does not hold."""
        record = history.record
        if not record.deadline.seconds and not self.deadlines.is_used:
            return []
        runs = record.deadline.over_days or (not self.moments.holds and self.moments.is_played(record))
        runs = runs and record.phase == "playing" and not record.paused
        return self.deadlines.follow(history, runs, now)

    # The host -----------------------------------------------------------------------------------------

    def watch_host(self, record: TableRecord, present: frozenset[str], now: float) -> None:
        """A host who is gone for long is replaced by somebody who is here; over days for a decision's
        time."""
        host = record.host
        self.moments.present = present
        if host is None or host in present:
            self._host_away = None
        elif self._host_away is None or self._host_away[0] != host:
            days = record.deadline.seconds if record.deadline.over_days else 0
            self._host_away = (host, now + max(self._timing.away_seconds, days))

    def host_is_missed(self, now: float) -> str | None:
        """The host who has been away for too long, once."""
        if self._host_away is None or self._host_away[1] > now:
            return None
        host, self._host_away = self._host_away[0], None
        return host


def is_open(history: History, question: Question) -> bool:
    """Whether anybody still waits for the answer to this question."""
    asked = None if history.play is None else history.play.prompts.get(question.seat)
    current = asked is not None and asked.id == question.prompt and asked.owed
    return current and question.number == history.record.number


def any_option(history: History, seat: Seat) -> Any:
    """An answer when no bot has one: any option, by the game's seed."""
    assert history.play is not None
    options = history.play.prompts[seat].options
    return babbled(options[Seeded(history.play.seed, _NO_MOVE + history.rows).below(len(options))])


def bot_step(history: History, seat: Seat, action: Any) -> Step:
    """The step of a bot's answer; of any option if the table has moved on during its pause."""
    assert history.play is not None
    try:
        return history.play.consider(seat, action)
    except Refused:
        return history.play.consider(seat, any_option(history, seat))


def _level(history: History, seat: Seat) -> str | None:
    return history.record.chairs[seat].bot


def _windows(history: History) -> Mapping[Seat, Prompt[Any]]:
    if history.play is None:
        return {}
    return {seat: p for seat, p in history.play.prompts.items() if p.kind == "window" and p.owed}


def _people_asked(history: History) -> bool:
    return any(_level(history, seat) is None for seat in _windows(history))


def question(history: History, play: Play, prompt: Prompt[Any], level: str) -> Question:
    """What a bot is asked: all that this seat knows."""
    seat, record = prompt.seat, history.record
    seen = Observation(play.game.view(play.state, seat), prompt, _since_last_move(play, seat))
    return Question(record.id, record.game, record.number, seat, prompt.id, level, seen)


def _step(play: Play, asked: Prompt[Any], answer: _Answer | None) -> Step:
    """The step of an answer; of the default when there is none or it no longer goes."""
    silent = babbled(next((o for o in asked.options if o.n == asked.default), asked.options[0]))
    try:
        return play.consider(asked.seat, silent if answer is None else answer.action)
    except Refused:
        return play.consider(asked.seat, silent)


def _since_last_move(play: Play, seat: Seat) -> tuple[Sight, ...]:
    own = max((m.seq for m in play.moves if m.seat == seat), default=-1)
    later = play.moves[own:] if own >= 0 else play.moves
    heard = (move for move in later if play.is_told(move, seat))
    return sights((event for move in heard for event in move.events), seat)
