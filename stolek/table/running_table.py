"""The moves of a table: people's, what happens by itself (bots, windows, deadlines), how rows come to be.

Pure, as ``table.py``, which is this table with everything else that people do at it. As long as nothing waits
at a table, a move asks none of its parts: each is looked at after everything else that comes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from stolek.core import codec
from stolek.core.errors import GAME_OVER, Refused
from stolek.core.ids import Seat
from stolek.core.prompt import Prompt
from stolek.core.say import Who, say
from stolek.table import chairs as chair_rules
from stolek.table import lobby_cards as cards
from stolek.table import moderation, outgoing, reminders
from stolek.table.advice import Advisor
from stolek.table.classroom import PAUSED, Unread, Written
from stolek.table.effects import Asker, Effects, Item, NoticeKind, Question, Said, Send
from stolek.table.events import BotSet, TableRecord
from stolek.table.history import Draft, History, Taken
from stolek.table.messages import Answer, NotDone, Noted, Person, Problem
from stolek.table.outgoing import KeptRow
from stolek.table.outside_lookups import Lookups
from stolek.table.pace import Pace, Timing, bot_step, is_open
from stolek.table.store import HeldAnswer, SavedGame, Times
from stolek.table.visitors import SCREEN, Visitors
from stolek.table.whole_table import Attendance


class RunningTable(ABC):
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
        self._rests = False
        """Whether nothing waits: no bot, window, moment, deadline or teacher. A plain move leaves it so."""
        self._wake_at: float | None = None

    def handle(self, item: Item, now: float) -> Effects:
        """What follows from this item. What it says is already the truth here, whether stored or not."""
        history = self.history
        out = Effects(history.record, history.rows, int(now))
        if isinstance(item, Said):
            self._hear(out, item, now)
        else:
            self._rests = False
            self._attend_to(out, item, now)
        if not self._rests:
            self._look_after_all(out, now)
        out.wake_at = self._wake_at
        out.record = history.record
        return out

    @abstractmethod
    def _attend_to(self, out: Effects, item: Item, now: float) -> None:
        """What follows from anything but somebody's wish."""

    @abstractmethod
    def _grant(self, out: Effects, said: Said, now: float) -> None:
        """What follows from any wish but a move; raises ``Refused``."""

    @property
    def record(self) -> TableRecord:
        return self.history.record

    @property
    def wake_at(self) -> float | None:
        due = None if self.record.paused else self._pace.due_at(self.history)
        noted = self._visitors.wake_at
        return noted if due is None else due if noted is None else min(due, noted)

    def awaits(self, question: Question) -> bool:
        """Whether anybody still waits for the answer to this question."""
        return self._advisor.awaits(question) if question.advice else is_open(self.history, question)

    @property
    def _present(self) -> frozenset[str]:
        return self._visitors.present

    def _attendance(self, now: float) -> Attendance:
        present = self._present
        seated = {person.id for person in self.record.people}
        return self._pace.attend(Attendance(present, len(present - seated)), now)

    def _is_removed(self, you: Person) -> bool:
        return self.record.is_removed(you.id.removeprefix(SCREEN))

    # Moves of people ----------------------------------------------------------------------------------

    def _hear(self, out: Effects, said: Said, now: float) -> None:
        """Somebody wants something, most of all to make a move."""
        history, line, you, wish = self.history, said.line, said.you, said.wish
        out.asker = Asker(line, wish.cid)
        known = history.done(you.id, wish.cid)
        if known is not None:
            out.sends.append(Send(line, (outgoing.done(wish.cid, known),)))
            return
        try:
            if history.record.removed:
                moderation.check_welcome(self.record, you)
            if line in self._lines:
                self._lines[line] = you  # perhaps by another name than before
            if isinstance(wish, Answer):
                self._answer(out, line, you, wish, now)
            else:
                self._rests = False
                self._grant(out, said, now)
        except Refused as refused:
            out.sends.append(Send(line, (outgoing.not_done(NotDone(wish.cid, refused.why)),)))

    def _answer(
        self, out: Effects, line: int, you: Person, wish: Answer, now: float, read: bool = False
    ) -> None:
        """Carries an answer out. At a table of a class what somebody wrote may first have to be ``read``."""
        history, play, seat = self.history, self.history.play, Seat(wish.seat)
        if seat not in history.eyes_of(you.id) and not self.record.holds_chair(you.id, seat):
            raise Refused(chair_rules.NOT_YOUR_CHAIR)
        if play is None or history.record.phase != "playing":
            raise Refused(GAME_OVER)
        if not self._rests and self.record.paused:
            raise Refused(PAUSED)
        action = play.answer(seat, wish.prompt, wish.option, wish.text)
        step = play.consider(seat, action)
        if wish.text and not read and self._is_read_first:
            out.sends.extend(self._unread.keep(Written(line, you, wish), history.last.row_for(you.id)))
            self._rests = False
            return
        prompt = play.prompts[seat]
        if prompt.kind == "window":
            self._hold(out, prompt, action, you.id, wish.cid)
            self._say_done(out, line, you, wish.cid)
        else:
            self._commit(out, (Draft(step, you.id, wish.cid),), now, line)

    @property
    def _is_read_first(self) -> bool:
        return self.record.classroom is not None and self.record.classroom.approves

    def _say_done(self, out: Effects, line: int, you: Person, cid: str) -> None:
        out.sends.append(Send(line, (outgoing.done(cid, self.history.last.row_for(you.id)),)))

    # Rows and who sees them ---------------------------------------------------------------------------

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

    def _look_after_all(self, out: Effects, now: float) -> None:
        """Every part of the table gets what it waits for. From then on a plain move need not ask."""
        if self._pace.is_at_rest(self.record):
            self._wake_at = self._visitors.wake_at
        else:
            self._let_time_pass(out, now)
            self._wake_at = self.wake_at
        waits = self.record.has_bots or self.record.paused or self._unread.all
        self._rests = not waits and self._pace.is_at_rest(self.record)

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
        self._rests = False
        record, raw = self.record, codec.encode_action(action)
        out.held.append(HeldAnswer(record.id, record.number, prompt.seat, prompt.id, by, cid, raw))
        self._pace.hold(prompt, action, by)
        if by is not None and cid is not None:
            self.history.remember(by, cid, held=True)

    def _commit(self, out: Effects, drafts: Iterable[Draft], now: float, line: int | None = None) -> None:
        """Drafts become rows and are shown to everyone. What whoever asked is shown says by its ``cid`` that
        it is done; where they are shown nothing, or the whole table, they are told so."""
        history, before = self.history, self.history.record
        taken = history.take(drafts, now)
        kept = taken.kept
        out.rows += taken.rows
        if len(kept) == 1 and kept[0].is_plain and not kept[0].news:  # as nearly all are
            if not self._rests or taken.moment is not None:
                self._follow_rows(out, taken, now)
            out.sends += outgoing.row(kept[0], self._lines, line)
            return
        of_table = any(each.table for each in kept)
        if of_table:
            self._write_cards(out, kept)
        if self.record.phase != before.phase:
            out.notes.append(f"game {self.record.number} {self.record.phase}")
            if self.record.phase == "over":
                self._notify(out, "over", range(len(self.record.chairs)))
        self._follow_rows(out, taken, now)
        attendance = self._attendance(now)
        out.sends.extend(outgoing.rows(history, self._lines, kept, before, attendance, line))
        if of_table:
            self._look(out, now)
            self._announce(out, now)
            for gone in [line for line, you in self._lines.items() if self._is_removed(you)]:
                self._turn_away(out, gone)

    def _follow_rows(self, out: Effects, taken: Taken, now: float) -> None:
        """What begins or ends with rows, before they are shown: a moment is said before its row, which is
        held at it, and a window that opens now says how long it is open."""
        self._rests = False
        self._pace.moved(self.history)
        if self._pace.took_rows(self.history, taken, now):
            out.sends.extend(self._pace.moments.tell(self.record, self._lines, now))
        self._ask_bots(out, now)

    def _write_cards(self, out: Effects, kept: Sequence[KeptRow]) -> None:
        """The cards that change with these rows. Who sits down after a game has not played it."""
        record, play = self.record, self.history.play
        out.card = cards.table_card(record)
        ends = kept[-1].table and kept[-1].record.phase == "over" and kept[0].record.phase != "over"
        if record.phase == "playing" or ends:
            outcome = None if play is None else play.outcome
            saved = cards.saved_card(record, self.history.started, outcome)
            out.saved = SavedGame(saved, cards.players(record))
