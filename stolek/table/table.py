"""One table: whatever comes to it goes through ``handle``, and everything that follows is in what that gives.

Pure: no clock (whoever calls says how late it is), no disk (rows to store are data), no sockets (messages
are bytes for a numbered line), no random (seeds come with the item). Knows no rules of any game. Moves are in
``running_table.py``; here is everything else that people do at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import msgspec

from stolek.core.errors import Refused, illegal
from stolek.core.registry import Entry
from stolek.table import chairs as chair_rules
from stolek.table import events as table_events
from stolek.table import moderation, outgoing, reminders, talk
from stolek.table.classroom import NOT_FITTING, PAUSED, Glance, glance, place, rule
from stolek.table.effects import (
    AdviceWanted,
    BotAnswered,
    BotFailed,
    ChairGiven,
    DeckChanged,
    DeckWanted,
    Dozed,
    Effects,
    Gone,
    Item,
    Joined,
    Judged,
    Looked,
    Ordered,
    PersonChanged,
    Placed,
    Queried,
    Question,
    Ruled,
    Said,
    Send,
    Signed,
    Tick,
)
from stolek.table.events import DeckChosen, TableEvent, TableRecord
from stolek.table.explanations import answers
from stolek.table.history import Draft, History
from stolek.table.lobby_cards import DeskLine, Recap
from stolek.table.messages import (
    Answer,
    Chat,
    NotDone,
    Noted,
    Person,
    Reacted,
    Reaction,
    Rematch,
    SetDeadline,
    Start,
)
from stolek.table.opening import start
from stolek.table.outside_lookups import Lookups
from stolek.table.pace import Timing
from stolek.table.people_messages import AskChair, Nudge
from stolek.table.running_table import RunningTable
from stolek.table.store import Batch, KeptTable

NOT_SAVED = illegal("ST-2", "refused-not-saved")
NO_SUCH_ZONE = illegal("ST-2", "fault-time-zone")


class Table(RunningTable):
    """A table and its game. ``rows_kept``: so many rows are kept ready for those who resume."""

    @classmethod
    def create(
        cls, drafts: Sequence[Draft], now: float, timing: Timing, lookups: Lookups, rows_kept: int
    ) -> tuple[Table, Batch]:
        """A new table of these drafts, and the batch with which it is created."""
        first = drafts[0].what
        assert isinstance(first, tuple)
        table = cls(History.begin(first[0], rows_kept), timing, lookups)
        out = Effects(table.record, table.history.rows, int(now))
        table._commit(out, drafts, now)
        batch = out.batch
        assert batch is not None
        return table, batch

    @classmethod
    def read(cls, kept: KeptTable, timing: Timing, lookups: Lookups, rows_kept: int) -> Table:
        """A table as the store has it."""
        return cls(History.read(kept.rows, kept.held, rows_kept), timing, lookups, kept.held, kept.times)

    def waits_for(self, person: str) -> bool:
        return bool(reminders.waits_for(self.history, person))

    def desk_line(self, person: str) -> DeskLine | None:
        return reminders.desk_line(self.history, self._pace.deadlines, person)

    def recap(self, person: str) -> Recap:
        return reminders.recap(self.history, self._pace.deadlines, person)

    def _attend_to(self, out: Effects, item: Item, now: float) -> None:
        match item:
            case Joined(line, you, row):
                self._join(out, line, you, row, now)
            case Gone(line):
                self._leave(out, line, now)
            case Dozed(line, hidden):
                self._visitors.hide(line, hidden)
                self._welcome_back(out, line, now)
            case Signed(person, what):
                self._pass_on(out, person, what)
            case Queried(line, you, seat):
                told = answers(self.history, you.id, seat) if line in self._lines else None
                out.sends.extend(() if told is None else (Send(line, (outgoing.encode(told),)),))
            case AdviceWanted(line, you, wish):
                if line in self._lines:
                    self._advisor.ask(self.history, line, you, wish, out)
            case BotAnswered(Question(advice=True)) | BotFailed(Question(advice=True)):
                self._advisor.hear(self.history, item, self._lines, out)
            case Looked():
                self._pace.moments.look(self.record, item, now)
            case BotAnswered(question, action):
                if not self._pace.bot_answered(self.history, question, action):
                    self._ask_again(out, question)
            case BotFailed(question):
                self._ask_again(out, question)
            case Tick():
                self._look(out, now)
                self._ask_bots(out, now)
            case _:
                try:
                    self._carry_out(out, item, now)
                except Refused as why:
                    out.refused = why.why

    def _carry_out(self, out: Effects, item: Item, now: float) -> None:
        """A request of the lobby; raises ``Refused``."""
        match item:
            case Judged():
                self._judge(out, item, now)
            case Ordered(you, wish, seed):
                self._commit(out, self._table_drafts(you, wish, seed, now), now)
            case _:
                by, events = _decided(self.record, self.history.entry, item)
                if isinstance(item, PersonChanged):
                    self._rename(out, item.person, now)
                if events:
                    self._commit(out, [Draft(events, by)], now)
                if isinstance(item, Ruled):
                    self._follow(out, item, now)

    # Coming and going ---------------------------------------------------------------------------------

    def _join(self, out: Effects, line: int, you: Person, row: int, now: float) -> None:
        if self._is_removed(you):
            self._turn_away(out, line)
            return
        new = line not in self._lines
        self._lines[line] = you
        missed = self.history.kept_after(row, you.id)
        attendance = self._attendance(now)
        out.sends.extend(self._pace.moments.tell(self.record, {line: you}, now))
        if self.record.deadline.seconds:
            out.sends.append(Send(line, (outgoing.encode(self._pace.deadlines.tell(self.record)),)))
        if missed is None:
            out.sends.append(outgoing.whole(self.history, line, you, attendance))
        elif missed:
            updates = tuple(outgoing.update(kept, you.id, attendance) for kept in missed)
            out.sends.append(Send(line, updates))
        if new:
            self._look(out, now)
            self._announce(out, now)
            renamed = chair_rules.rename(self.record, you)
            if renamed and self.record.classroom is None:
                self._commit(out, [Draft(renamed, you.id)], now)
            self._welcome_back(out, line, now)
            self._pace.watch_host(self.record, self._present, now)
            self._ask_bots(out, now)

    def _leave(self, out: Effects, line: int, now: float) -> None:
        if self._lines.pop(line, None) is not None:
            self._pace.moments.gone(line)
            self._look(out, now)
            self._announce(out, now)
            self._pace.watch_host(self.record, self._present, now)

    def _rename(self, out: Effects, person: Person, now: float) -> None:
        for line in [line for line, you in self._lines.items() if you.id == person.id]:
            self._lines[line] = person
        self._announce(out, now)

    def _welcome_back(self, out: Effects, line: int, now: float) -> None:
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

    def _pass_on(self, out: Effects, person: str, what: Reaction) -> None:
        """Everyone sees what somebody at the table makes of it; those who only look on are not at it."""
        for seated in self.record.people:
            if seated.id == person and person not in self.record.muted and self.record.classroom is None:
                self._to_all(out, outgoing.encode(Reacted(seated, what)))

    # What people want ---------------------------------------------------------------------------------

    def _grant(self, out: Effects, said: Said, now: float) -> None:
        line, you, wish = said.line, said.you, said.wish
        match wish:
            case Chat(cid, text, phrase):
                known = phrase is not None and self._lookups.has_phrase(self.record.game, phrase)
                told = talk.chat_line(self.record, you, text, phrase if known else None)
                self._commit(out, [Draft(told, you.id, cid)], now, line)
            case AskChair(cid, chair):
                moderation.check_asking(self.record, you, wish)
                self._visitors.asking[you.id] = chair
                self._announce(out, now)
                self._say_done(out, line, you, cid)
            case Nudge(cid):
                news = self._nudges.nudge(self.history, you, wish, self._visitors.here, now, out)
                self._to_all(out, outgoing.encode(Noted((news,))))
                self._say_done(out, line, you, cid)
            case Answer():
                raise TypeError("a move is no wish of this kind")
            case _:
                self._commit(out, self._table_drafts(you, wish, said.seed, now), now, line)

    def _table_drafts(
        self, you: Person, wish: chair_rules.TableMessage | moderation.HostMessage, seed: bytes, now: float
    ) -> list[Draft]:
        record, present = self.record, self._present
        zone = wish.deadline.weekend if isinstance(wish, SetDeadline) else None
        if isinstance(zone, str) and self._lookups.minutes_east(zone, now) is None:
            raise Refused(NO_SUCH_ZONE)
        if isinstance(wish, moderation.HostMessage):
            events = moderation.decide(record, self.history.entry, you, wish, self._visitors)
        else:
            absent = self._visitors.absent(now)
            events = chair_rules.decide(record, self.history.entry, you, wish, present, absent)
        after = reduce(table_events.evolve, events, record)
        agreed = isinstance(wish, Rematch) and chair_rules.all_want_more(after, present)
        draft = Draft(events, you.id, wish.cid, msgspec.json.encode(wish))
        if agreed or isinstance(wish, Start):
            draft = msgspec.structs.replace(
                draft, what=(*events, *chair_rules.without_lost_deck(record, self._lookups))
            )
            return start(record, self.history.entry, draft, seed)
        return [draft]

    # A class ------------------------------------------------------------------------------------------

    def _look_after_all(self, out: Effects, now: float) -> None:
        super()._look_after_all(out, now)
        if self._unread.all and not self.record.paused:
            for late in self._unread.late(self.history.play):  # nobody has to read it, and its pupil is told
                self._judge(out, Judged(late.wish.seat, late.wish.cid, True), now)

    def glance(self, now: float) -> Glance:
        """The table as whoever only looks at it sees it, and what waits to be read by the teacher."""
        return glance(self.history, self._attendance(now), self._unread)

    def _follow(self, out: Effects, ruled: Ruled, now: float) -> None:
        """What goes on when a teacher lets it: windows open anew, what was to be read is not any more."""
        if ruled.paused is False:
            self._pace.open_again()
            self._ask_bots(out, now)
        if ruled.approves is False and not self.record.paused:
            for written in self._unread.all:
                self._judge(out, Judged(written.wish.seat, written.wish.cid, True), now)

    def _judge(self, out: Effects, judged: Judged, now: float) -> None:
        if self.record.paused:
            raise Refused(PAUSED)
        line, you, wish = msgspec.structs.astuple(self._unread.take(judged.seat, judged.cid))
        why = None if judged.fits else NOT_FITTING
        try:
            if why is None:
                self._answer(out, line, you, wish, now, read=True)
        except Refused as refused:
            why = refused.why
        if why is not None:
            out.sends.append(Send(line, (outgoing.not_done(NotDone(wish.cid, why)),)))


def _decided(record: TableRecord, entry: Entry, item: Item) -> tuple[str | None, tuple[TableEvent, ...]]:
    """Of the other requests of the lobby: who wants it and what follows; raises ``Refused``."""
    match item:
        case PersonChanged(person):
            return person.id, chair_rules.rename(record, person)
        case ChairGiven(chair, holder, to):
            return to.id, chair_rules.give_chair(record, chair, holder, to)
        case DeckWanted(by, deck):
            return by, chair_rules.choose_deck(record, entry.game, by, deck)
        case DeckChanged(changed, deck):
            own = record.deck
            stale = own is not None and own.id == changed and own != deck
            return None, (DeckChosen(deck),) if stale and record.phase != "playing" else ()
        case Ruled(paused, approves):
            return record.host, rule(record, paused, approves)
        case Placed(person, here):
            return record.host, place(record, entry, person, here)
    raise TypeError(f"not a request of the lobby: {item!r}")
