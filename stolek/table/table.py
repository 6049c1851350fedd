"""One table: whatever comes to it goes through ``handle``, and everything that follows is in what that gives.

Pure: no clock (whoever calls says how late it is), no disk (rows to store are data), no sockets (messages
are bytes for a numbered line), no random (seeds come with the item). Knows no rules of any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

import msgspec

from stolek.core import codec
from stolek.core.errors import GAME_OVER, Refused, illegal
from stolek.core.ids import Seat
from stolek.core.prompt import Prompt
from stolek.core.say import Who, say
from stolek.table import chairs as chair_rules
from stolek.table import events as table_events
from stolek.table import lobby_cards as cards
from stolek.table import lobby_requests, moderation, outgoing, recipients, talk
from stolek.table.answers import answers
from stolek.table.effects import (
    Asker,
    BotAnswered,
    BotFailed,
    Dozed,
    Effects,
    Gone,
    Item,
    Joined,
    Looked,
    PersonChanged,
    Queried,
    Question,
    Said,
    Send,
    Signed,
    Tick,
    Wish,
)
from stolek.table.events import DeckChosen, HostMoved, TableEvent, TableRecord
from stolek.table.history import Draft, History
from stolek.table.lookups import Lookups
from stolek.table.messages import (
    Admit,
    Answer,
    AskChair,
    Chat,
    Mute,
    NotDone,
    Noted,
    Person,
    Problem,
    Reacted,
    Reaction,
    Rematch,
    Remove,
    Start,
)
from stolek.table.opening import start
from stolek.table.outbox import Outbox
from stolek.table.outgoing import Attendance, KeptRow
from stolek.table.pace import Pace, Timing, bot_step, is_open
from stolek.table.store import Batch, HeldAnswer, KeptTable, SavedGame
from stolek.table.visitors import SCREEN, Visitors

NOT_SAVED = illegal("ST-2", "refused-not-saved")


class Table:
    """A table and its game. ``rows_kept``: so many rows are kept ready for those who resume."""

    def __init__(
        self, history: History, timing: Timing, lookups: Lookups, held: Iterable[HeldAnswer] = ()
    ) -> None:
        self.history = history
        self._lookups = lookups
        self._lines: dict[int, Person] = {}
        self._visitors = Visitors(self._lines, timing.cover_seconds)
        self._pace = Pace(timing, history, held)

    @classmethod
    def create(
        cls, drafts: Sequence[Draft], now: float, timing: Timing, lookups: Lookups, rows_kept: int
    ) -> tuple[Table, Batch]:
        """A new table of these drafts, and the batch with which it is created."""
        first = drafts[0].what
        assert isinstance(first, tuple)
        table = cls(History.begin(first[0], rows_kept), timing, lookups)
        out = table._outbox(now)
        table._commit(out, drafts, now)
        assert out.batch is not None
        return table, out.batch

    @classmethod
    def read(cls, kept: KeptTable, timing: Timing, lookups: Lookups, rows_kept: int) -> Table:
        """A table as the store has it."""
        return cls(History.read(kept.rows, kept.held, rows_kept), timing, lookups, kept.held)

    @property
    def record(self) -> TableRecord:
        return self.history.record

    @property
    def wake_at(self) -> float | None:
        due, noted = self._pace.wake_at, self._visitors.wake_at
        return noted if due is None else due if noted is None else min(due, noted)

    def awaits(self, question: Question) -> bool:
        """Whether anybody still waits for the answer to this question."""
        return is_open(self.history, question)

    def handle(self, item: Item, now: float) -> Effects:
        """What follows from this item. What it says is already the truth here, whether stored or not."""
        out = self._outbox(now)
        asker: Asker | None = None
        refused = None
        match item:
            case Joined(line, you, row):
                self._join(out, line, you, row, now)
            case Gone(line):
                self._leave(out, line, now)
            case Dozed(line, hidden):
                self._visitors.hide(line, hidden)
                self._welcome_back(out, line, now)
            case Said(line, you, wish, seed):
                asker = Asker(line, wish.cid)
                self._hear(out, line, you, wish, seed, now)
            case Signed(person, what):
                self._pass_on(out, person, what)
            case Queried(line, you, seat):
                told = answers(self.history, you.id, seat) if line in self._lines else None
                out.sends.extend(() if told is None else (Send(line, (outgoing.encode(told),)),))
            case Looked():
                self._pace.moments.look(self.record, item, now)
            case BotAnswered(question, action):
                if not self._pace.bot_answered(self.history, question, action):
                    self._ask_again(out, question)
            case BotFailed(question):
                self._ask_again(out, question)
            case Tick():
                self._look(out, now)
            case _:
                try:
                    by, events = lobby_requests.decide(self.record, self.history.entry.game, item)
                    if isinstance(item, PersonChanged):
                        self._rename(out, item.person, now)
                    if events:
                        self._commit(out, [Draft(events, by)], now)
                except Refused as why:
                    refused = why.why
        out.sends.extend(self._pace.keep_showing(self.history, self._lines, now))
        if self._pace.is_due(self.history, now):
            self._do_what_is_due(out, now)
            out.sends.extend(self._pace.keep_showing(self.history, self._lines, now))
        return out.effects(self.record, refused, asker, self.wake_at)

    def _outbox(self, now: float) -> Outbox:
        return Outbox(self.record.id, self.history.rows, int(now))

    # Coming and going ---------------------------------------------------------------------------------

    @property
    def _present(self) -> frozenset[str]:
        return self._visitors.present

    def _attendance(self, now: float) -> Attendance:
        present = self._present
        seated = {person.id for person in self.record.people}
        return self._pace.attend(Attendance(present, len(present - seated)), now)

    def _join(self, out: Outbox, line: int, you: Person, row: int, now: float) -> None:
        if self._is_removed(you):
            self._turn_away(out, line)
            return
        new = line not in self._lines
        self._lines[line] = you
        missed = self.history.kept_after(row, you.id)
        attendance = self._attendance(now)
        out.sends.extend(self._pace.moments.tell(self.record, {line: you}, now))
        if missed is None:
            out.sends.append(recipients.whole(self.history, line, you, attendance))
        elif missed:
            updates = tuple(outgoing.update(kept, you.id, attendance) for kept in missed)
            out.sends.append(Send(line, updates))
        if new:
            self._look(out, now)
            self._announce(out, now)
            renamed = chair_rules.rename(self.record, you)
            if renamed:
                self._commit(out, [Draft(renamed, you.id)], now)
            self._welcome_back(out, line, now)
            self._pace.watch_host(self.record.host, self._present, now)
            self._ask_bots(out, now)

    def _leave(self, out: Outbox, line: int, now: float) -> None:
        if self._lines.pop(line, None) is not None:
            self._pace.moments.gone(line)
            self._look(out, now)
            self._announce(out, now)
            self._pace.watch_host(self.record.host, self._present, now)

    def _rename(self, out: Outbox, person: Person, now: float) -> None:
        for line in [line for line, you in self._lines.items() if you.id == person.id]:
            self._lines[line] = person
        self._announce(out, now)

    def _is_removed(self, you: Person) -> bool:
        return self.record.is_removed(you.id.removeprefix(SCREEN))

    def _turn_away(self, out: Outbox, line: int) -> None:
        """Whom the host has sent away is told so and nothing more."""
        self._lines.pop(line, None)
        out.sends.append(Send(line, (outgoing.problem("problem-removed", fatal=True),)))
        out.hang_up.append(line)

    def _welcome_back(self, out: Outbox, line: int, now: float) -> None:
        """Whoever looks at the table again has the chairs that bots kept for them."""
        you = self._lines.get(line)
        if you is None:
            return
        self._look(out, now)
        back = chair_rules.back(self.record, you.id) if self._visitors.is_here(you.id) else ()
        if back:
            self._commit(out, [Draft(back, you.id)], now)
        else:
            self._announce(out, now)

    def _look(self, out: Outbox, now: float) -> None:
        """Sees who is here, and tells everybody of those who are away for long or back."""
        news = self._visitors.look(self.record, now)
        if news:
            self.history.note(news)
            self._to_all(out, outgoing.encode(Noted(news)))

    def _pass_on(self, out: Outbox, person: str, what: Reaction) -> None:
        """Everyone sees what somebody at the table makes of it; those who only look on are not at it."""
        for seated in self.record.people:
            if seated.id == person and person not in self.record.muted:
                self._to_all(out, outgoing.encode(Reacted(seated, what)))

    def _announce(self, out: Outbox, now: float) -> None:
        self._to_all(out, outgoing.encode(self._visitors.presence(self.record, now)))

    def _to_all(self, out: Outbox, message: bytes) -> None:
        out.sends.extend(Send(line, (message,)) for line in self._lines)

    # What people want ---------------------------------------------------------------------------------

    def _hear(self, out: Outbox, line: int, you: Person, wish: Wish, seed: bytes, now: float) -> None:
        known = self.history.done(you.id, wish.cid)
        if known is not None:
            out.sends.append(Send(line, (outgoing.done(wish.cid, known),)))
            return
        try:
            moderation.check_welcome(self.record, you)
            if line in self._lines:
                self._lines[line] = you  # perhaps by another name than before
            match wish:
                case Answer():
                    self._answer(out, line, you, wish, now)
                case Chat(cid, text, phrase):
                    known = phrase is not None and self._lookups.has_phrase(self.record.game, phrase)
                    said = talk.chat_line(self.record, you, text, phrase if known else None)
                    self._commit(out, [Draft(said, you.id, cid)], now, line)
                case AskChair(cid, chair):
                    moderation.check_asking(self.record, you, wish)
                    self._visitors.asking[you.id] = chair
                    self._announce(out, now)
                    out.sends.append(Send(line, (outgoing.done(cid, self.history.last.row_for(you.id)),)))
                case _:
                    self._commit(out, self._table_drafts(you, wish, seed, now), now, line)
        except Refused as refused:
            out.sends.append(Send(line, (outgoing.not_done(NotDone(wish.cid, refused.why)),)))

    def _answer(self, out: Outbox, line: int, you: Person, wish: Answer, now: float) -> None:
        record, play = self.record, self.history.play
        if wish.seat not in record.chairs_of(you.id):
            raise Refused(chair_rules.NOT_YOUR_CHAIR)
        if play is None or record.phase != "playing":
            raise Refused(GAME_OVER)
        seat = Seat(wish.seat)
        action = play.answer(seat, wish.prompt, wish.option, wish.text)
        step = play.consider(seat, action)
        prompt = play.prompts[seat]
        if prompt.kind == "window":
            self._hold(out, prompt, action, you.id, wish.cid)
            row = self.history.last.row_for(you.id)
            out.sends.append(Send(line, (outgoing.done(wish.cid, row),)))
        else:
            self._commit(out, [Draft(step, you.id, wish.cid)], now, line)

    def _table_drafts(
        self, you: Person, wish: chair_rules.TableMessage | moderation.HostMessage, seed: bytes, now: float
    ) -> list[Draft]:
        record, present = self.record, self._present
        if isinstance(wish, Admit | Remove | Mute):
            events = moderation.decide(record, self.history.entry, you, wish, self._visitors)
        else:
            absent = self._visitors.absent(now)
            events = chair_rules.decide(record, self.history.entry, you, wish, present, absent)
        after = reduce(table_events.evolve, events, record)
        agreed = isinstance(wish, Rematch) and chair_rules.all_want_more(after, present)
        draft = Draft(events, you.id, wish.cid, msgspec.json.encode(wish))
        if agreed or isinstance(wish, Start):
            draft = msgspec.structs.replace(draft, what=(*events, *self._without_lost_deck()))
            return start(record, self.history.entry, draft, seed)
        return [draft]

    def _without_lost_deck(self) -> tuple[TableEvent, ...]:
        """A deck that its owner has taken away in the meantime is not dealt again."""
        own = self.record.deck
        return () if own is None or self._lookups.has_deck(own.owner, own.id) else (DeckChosen(None),)

    # What happens by itself ---------------------------------------------------------------------------

    def _ask_bots(self, out: Outbox, now: float) -> None:
        """Bots play, and windows open, only while somebody is here."""
        if self._lines:
            out.questions.extend(self._pace.ask(self.history, now))
            self._pace.open_window(self.history, now)

    def _ask_again(self, out: Outbox, failed: Question) -> None:
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

    def _do_what_is_due(self, out: Outbox, now: float) -> None:
        while (due := self._pace.due_bot(self.history, now)) is not None:
            prompt, action = due
            if prompt.kind == "window":
                self._hold(out, prompt, action, None, None)
            else:
                self._commit(out, [Draft(bot_step(self.history, prompt.seat, action))], now)
            self._close_windows(out, now)
        self._close_windows(out, now)
        host = self._pace.host_is_missed(now)
        if host is not None and self.record.host == host and host not in self._present:
            event = chair_rules.next_host(self.record, host, self._present)
            if isinstance(event, HostMoved) and event.host in self._present:
                self._commit(out, [Draft((event,))], now)

    def _close_windows(self, out: Outbox, now: float) -> None:
        while self._pace.window_is_over(self.history, now):
            self._commit(out, self._pace.close_window(self.history), now)

    def _hold(
        self, out: Outbox, prompt: Prompt[object], action: object, by: str | None, cid: str | None
    ) -> None:
        record = self.record
        raw = codec.encode_action(action)
        out.held.append(HeldAnswer(record.id, record.number, prompt.seat, prompt.id, by, cid, raw))
        self._pace.hold(prompt, action, by)
        if by is not None and cid is not None:
            self.history.remember(by, cid)

    # The way of a move --------------------------------------------------------------------------------

    def _commit(self, out: Outbox, drafts: Iterable[Draft], now: float, line: int | None = None) -> None:
        """Drafts become rows and are shown to everyone. What whoever asked is shown says by its ``cid`` that
        it is done; where they are shown nothing, or the whole table, they are told so."""
        history, before = self.history, self.record
        rows, kept, steps = history.take(drafts, int(now))
        out.rows.extend(rows)
        is_plain = len(kept) == 1 and kept[0].is_plain  # as nearly all are
        if not is_plain and any(each.table for each in kept):
            self._write_cards(out, kept)
        if self.record.phase != before.phase:
            out.notes.append(f"game {self.record.number} {self.record.phase}")
        self._pace.moved(history)
        if self._pace.took_rows(history, steps, now):  # said before its row, which is held at it
            out.sends.extend(self._pace.moments.tell(self.record, self._lines, now))
        self._ask_bots(out, now)  # before it is shown: a window that opens now says how long it is open
        attendance = Attendance() if is_plain else self._attendance(now)
        out.sends.extend(recipients.rows(history, self._lines, kept, before, attendance, line))
        if not is_plain and any(each.table for each in kept):
            self._look(out, now)
            self._announce(out, now)
            for gone in [line for line, you in self._lines.items() if self._is_removed(you)]:
                self._turn_away(out, gone)

    def _write_cards(self, out: Outbox, kept: Sequence[KeptRow]) -> None:
        """The cards that change with these rows. Who sits down after a game has not played it."""
        history, record = self.history, self.record
        out.card = cards.table_card(record)
        ends = kept[-1].table and kept[-1].record.phase == "over" and kept[0].record.phase != "over"
        if record.phase == "playing" or ends:
            outcome = None if history.play is None else history.play.outcome
            out.saved = SavedGame(cards.saved_card(record, history.started, outcome), cards.players(record))
