"""What happens at a table by itself (bots, windows, deadlines, a missing host), and how rows come to be.

Pure, as ``table.py``, which is this table with what people do at it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stolek.core import codec
from stolek.core.prompt import Prompt
from stolek.core.say import Who, say
from stolek.table import chairs as chair_rules
from stolek.table import lobby_cards as cards
from stolek.table import outgoing, reminders
from stolek.table.advice import Advisor
from stolek.table.classroom import Unread
from stolek.table.effects import Effects, NoticeKind, Question, Send
from stolek.table.events import BotSet, TableRecord
from stolek.table.history import Draft, History
from stolek.table.lookups import Lookups
from stolek.table.messages import (
    Noted,
    Person,
    Problem,
)
from stolek.table.outgoing import KeptRow
from stolek.table.pace import Pace, Timing, bot_step, is_open
from stolek.table.store import HeldAnswer, SavedGame, Times
from stolek.table.visitors import SCREEN, Visitors
from stolek.table.whole_table import Attendance


class RunningTable:
    """A table and its game, whoever comes to it."""

    def __init__(
        self,
        history: History,
        timing: Timing,
        lookups: Lookups,
        held: Iterable[HeldAnswer] = (),
        times: Times | None = None,
    ) -> None:
        self.history = history
        self._lookups = lookups
        self._lines: dict[int, Person] = {}
        self._pace = Pace(timing, history, lookups, held, times)
        self._visitors = Visitors(self._lines, timing.cover_seconds, self._pace.deadlines.last_here)
        self._nudges = reminders.Nudges()
        self._unread = Unread()
        self._advisor = Advisor()

    @property
    def record(self) -> TableRecord:
        return self.history.record

    @property
    def wake_at(self) -> float | None:
        due, noted = None if self.record.paused else self._pace.wake_at, self._visitors.wake_at
        return noted if due is None else due if noted is None else min(due, noted)

    def awaits(self, question: Question) -> bool:
        """Whether anybody still waits for the answer to this question."""
        return self._advisor.awaits(question) if question.advice else is_open(self.history, question)

    def _effects(self, now: float) -> Effects:
        return Effects(self.history.record, self.history.rows, int(now))

    @property
    def _present(self) -> frozenset[str]:
        return self._visitors.present

    def _attendance(self, now: float) -> Attendance:
        present = self._present
        seated = {person.id for person in self.record.people}
        return self._pace.attend(Attendance(present, len(present - seated)), now)

    def _is_removed(self, you: Person) -> bool:
        return self.record.is_removed(you.id.removeprefix(SCREEN))

    def _turn_away(self, out: Effects, line: int) -> None:
        """Whom the host has sent away is told so and nothing more."""
        self._lines.pop(line, None)
        out.sends.append(Send(line, (outgoing.problem("problem-removed", fatal=True),)))
        out.hang_up.append(line)

    def _look(self, out: Effects, now: float) -> None:
        """Sees who is here, and tells everybody of those who are away for long or back."""
        news = self._visitors.look(self.record, now)
        self._pace.deadlines.see(self.history, self._visitors.here, now)
        if news:
            self.history.note(news)
            self._to_all(out, outgoing.encode(Noted(news)))

    def _announce(self, out: Effects, now: float) -> None:
        self._to_all(out, outgoing.encode(self._visitors.presence(self.record, now)))

    def _to_all(self, out: Effects, message: bytes) -> None:
        out.sends.extend(Send(line, (message,)) for line in self._lines)

    def _ask_bots(self, out: Effects, now: float) -> None:
        """Bots play, and windows open, only while somebody is here; over days at any time."""
        if self._lines or self.record.deadline.over_days:
            out.questions.extend(self._pace.ask(self.history, now))
            self._pace.open_window(self.history, now)

    def _ask_again(self, out: Effects, failed: Question) -> None:
        """A bot that failed is replaced for this move by a weaker one."""
        again = self._pace.bot_failed(self.history, failed)
        name = f"{failed.game}/{failed.level}"
        if again is not None:
            out.notes.append(f"bot {name} is replaced by {again.level} for a move")
            out.questions.append(again)
        elif self.awaits(failed):
            out.notes.append(f"no bot below {name} is left: any option is taken")
            self._to_all(
                out, outgoing.encode(Problem(say("problem-bot-guessed", who=Who(failed.seat)), False))
            )

    def _let_time_pass(self, out: Effects, now: float) -> None:
        """It is so late now: whatever happens by itself does."""
        out.sends.extend(self._pace.keep_showing(self.history, self._lines, now))
        self._follow_time(out, now)
        if not self.record.paused and self._pace.is_due(self.history, now):
            self._do_what_is_due(out, now)
            self._follow_time(out, now)
            out.sends.extend(self._pace.keep_showing(self.history, self._lines, now))
        out.times = self._pace.deadlines.keep(self.history, now)

    def _do_what_is_due(self, out: Effects, now: float) -> None:
        while (due := self._pace.due_bot(self.history, now)) is not None:
            prompt, action = due
            if prompt.kind == "window":
                self._hold(out, prompt, action, None, None)
            else:
                seat = prompt.seat
                once = [Draft((BotSet(seat, None),))] if self.record.chairs[seat].once else []
                self._commit(out, [Draft(bot_step(self.history, seat, action)), *once], now)
            self._close_windows(out, now)
        self._close_windows(out, now)
        self._follow_time(out, now)
        self._notify(out, "soon", self._pace.deadlines.soon_late())
        for seat in self._pace.deadlines.late():
            self._commit(out, [Draft(chair_rules.time_is_up(self.record, self.history.entry, seat))], now)
            self._notify(out, "late", (seat,))
        host = self._pace.host_is_missed(now)
        host = None if self.record.classroom is not None else host  # a teacher is so for the whole lesson
        if host is not None and self.record.host == host and host not in self._present:
            event = chair_rules.next_host(self.record, host, self._present)
            if event.host in self._present:
                self._commit(out, [Draft((event,))], now)

    def _follow_time(self, out: Effects, now: float) -> None:
        """Time goes by for those who owe a decision; over days those who owe a new one are told."""
        asked = self._pace.follow(self.history, now)
        if asked:
            self._notify(out, "turn", asked)
        left = self._pace.deadlines.news(self.record)
        if left is not None:
            self._to_all(out, outgoing.encode(left))

    def _notify(self, out: Effects, kind: NoticeKind, seats: Iterable[int]) -> None:
        out.notices.extend(reminders.notices(self.record, kind, seats, self._visitors.here))

    def _close_windows(self, out: Effects, now: float) -> None:
        while self._pace.window_is_over(self.history, now):
            self._commit(out, self._pace.close_window(self.history), now)

    def _hold(
        self, out: Effects, prompt: Prompt[object], action: object, by: str | None, cid: str | None
    ) -> None:
        record, raw = self.record, codec.encode_action(action)
        out.held.append(HeldAnswer(record.id, record.number, prompt.seat, prompt.id, by, cid, raw))
        self._pace.hold(prompt, action, by)
        if by is not None and cid is not None:
            self.history.remember(by, cid, held=True)

    def _commit(self, out: Effects, drafts: Iterable[Draft], now: float, line: int | None = None) -> None:
        """Drafts become rows and are shown to everyone. What whoever asked is shown says by its ``cid`` that
        it is done; where they are shown nothing, or the whole table, they are told so."""
        history, before = self.history, self.record
        taken = history.take(drafts, int(now))
        kept = taken.kept
        out.rows.extend(taken.rows)
        is_plain = len(kept) == 1 and kept[0].is_plain and not kept[0].news  # as nearly all are
        of_table = not is_plain and any(each.table for each in kept)
        if of_table:
            self._write_cards(out, kept)
        if self.record.phase != before.phase:
            out.notes.append(f"game {self.record.number} {self.record.phase}")
            if self.record.phase == "over":
                self._notify(out, "over", range(len(self.record.chairs)))
        self._pace.moved(history)
        if self._pace.took_rows(history, taken, now):  # said before its row, which is held at it
            out.sends.extend(self._pace.moments.tell(self.record, self._lines, now))
        self._ask_bots(out, now)  # before it is shown: a window that opens now says how long it is open
        if is_plain:
            out.sends.extend(outgoing.row(kept[0], self._lines, line))
        else:
            attendance = self._attendance(now)
            out.sends.extend(outgoing.rows(history, self._lines, kept, before, attendance, line))
        if of_table:
            self._look(out, now)
            self._announce(out, now)
            for gone in [line for line, you in self._lines.items() if self._is_removed(you)]:
                self._turn_away(out, gone)

    def _write_cards(self, out: Effects, kept: Sequence[KeptRow]) -> None:
        """The cards that change with these rows. Who sits down after a game has not played it."""
        record, play = self.record, self.history.play
        out.card = cards.table_card(record)
        ends = kept[-1].table and kept[-1].record.phase == "over" and kept[0].record.phase != "over"
        if record.phase == "playing" or ends:
            outcome = None if play is None else play.outcome
            saved = cards.saved_card(record, self.history.started, outcome)
            out.saved = SavedGame(saved, cards.players(record))
