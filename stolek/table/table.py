"""One table: whatever comes to it goes through ``handle``, and everything that follows is in what that gives.

Pure: no clock (whoever calls says how late it is), no disk (rows to store are data), no sockets (messages
are bytes for a numbered line), no random (seeds come with the item). Knows no rules of any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Protocol

import msgspec

from stolek.core import codec, registry
from stolek.core.errors import GAME_OVER, Refused, illegal
from stolek.core.ids import Seat
from stolek.core.play import Step
from stolek.core.prompt import Prompt
from stolek.core.say import Who, say
from stolek.table import chairs as chair_rules
from stolek.table import events as table_events
from stolek.table import lobby_cards as cards
from stolek.table import outgoing
from stolek.table.effects import (
    Asker,
    BotAnswered,
    BotFailed,
    ChairGiven,
    DeckChanged,
    DeckWanted,
    Effects,
    Gone,
    Item,
    Joined,
    Looked,
    PersonChanged,
    Question,
    Said,
    Send,
    Signed,
    Tick,
    Wish,
)
from stolek.table.events import DeckChosen, HostMoved, Renamed, TableEvent, TableRecord
from stolek.table.history import Draft, History
from stolek.table.messages import (
    CHAT_MOST,
    Answer,
    Chat,
    ChatLine,
    NotDone,
    Person,
    Problem,
    Reacted,
    Reaction,
    Rematch,
    Start,
)
from stolek.table.opening import start
from stolek.table.outgoing import Attendance, KeptRow
from stolek.table.pace import Pace, Timing, any_option, is_open
from stolek.table.store import Batch, HeldAnswer, KeptTable, Row, SavedGame
from stolek.table.text import clean_line

NOT_SAVED = illegal("ST-2", "refused-not-saved")
EMPTY_CHAT = illegal("ST-5", "refused-text", least=1, most=CHAT_MOST)


class Lookups(Protocol):
    """What a table has to ask outside, answered at once and from memory."""

    def has_phrase(self, game: str, key: str) -> bool:
        """Whether the game has this sentence for the talk at its table."""

    def has_deck(self, owner: str, deck: str) -> bool:
        """Whether this person's own deck is still there."""


class _Outbox:
    """What is to be stored and said of one item, while it is handled."""

    def __init__(self, table: str, first: int, at: int) -> None:
        self.table, self.first, self.at = table, first, at
        self.rows: list[Row] = []
        self.held: list[HeldAnswer] = []
        self.card: cards.TableCard | None = None
        self.saved: SavedGame | None = None
        self.sends: list[Send] = []
        self.questions: list[Question] = []
        self.notes: list[str] = []

    @property
    def batch(self) -> Batch | None:
        if not self.rows and not self.held:
            return None
        kept = (tuple(self.rows), tuple(self.held), self.card, self.saved)
        return Batch(self.table, self.first, self.at, *kept)


class Table:
    """A table and its game. ``rows_kept``: so many rows are kept ready for those who resume."""

    def __init__(
        self, history: History, timing: Timing, lookups: Lookups, held: Iterable[HeldAnswer] = ()
    ) -> None:
        self.history = history
        self.entry = registry.get(history.record.game)
        self._lookups = lookups
        self._lines: dict[int, Person] = {}
        self._pace = Pace(self.entry, timing, history, held)

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
        return self._pace.wake_at

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
            case Said(line, you, wish, seed):
                asker = Asker(line, wish.cid)
                self._hear(out, line, you, wish, seed, now)
            case Signed(person, what):
                self._pass_on(out, person, what)
            case Looked():
                self._pace.moments.look(self.record, item, now)
            case BotAnswered(question, action):
                if not self._pace.bot_answered(self.history, question, action):
                    self._ask_again(out, question)
            case BotFailed(question):
                self._ask_again(out, question)
            case Tick():
                pass
            case _:
                try:
                    by, events = self._lobby_events(item)
                    if events:
                        self._commit(out, [Draft(events, by)], now)
                except Refused as why:
                    refused = why.why
        out.sends.extend(self._pace.keep_showing(self.history, self._lines, now))
        if self._pace.is_due(self.history, now):
            self._do_what_is_due(out, now)
            out.sends.extend(self._pace.keep_showing(self.history, self._lines, now))
        return Effects(
            self.record, out.batch, out.sends, out.questions, refused, asker, self.wake_at, out.notes
        )

    def _outbox(self, now: float) -> _Outbox:
        return _Outbox(self.record.id, self.history.rows, int(now))

    # Coming and going ---------------------------------------------------------------------------------

    @property
    def _present(self) -> frozenset[str]:
        return frozenset(person.id for person in self._lines.values())

    def _attendance(self, now: float) -> Attendance:
        present = self._present
        seated = {person.id for person in self.record.people}
        return self._pace.attend(Attendance(present, len(present - seated)), now)

    def _join(self, out: _Outbox, line: int, you: Person, row: int, now: float) -> None:
        new = line not in self._lines
        self._lines[line] = you
        missed = self.history.kept_after(row, you.id)
        attendance = self._attendance(now)
        out.sends.extend(self._pace.moments.tell(self.record, {line: you}, now))
        if missed is None:
            history, last = self.history, self.history.last
            logs = {v: history.log(v) for v in outgoing.viewers(last.record, last.seats, you.id)}
            whole = outgoing.welcome(last, history.scene, you, attendance, logs, history.chat)
            out.sends.append(Send(line, (whole,), whole=True))
        elif missed:
            updates = tuple(outgoing.update(kept, you.id, attendance) for kept in missed)
            out.sends.append(Send(line, updates))
        if new:
            self._announce(out, now)
            if any(p.id == you.id and p != you for p in self.record.people):
                self._commit(out, [Draft((Renamed(you),), you.id)], now)
            self._pace.watch_host(self.record.host, self._present, now)
            self._ask_bots(out, now)

    def _leave(self, out: _Outbox, line: int, now: float) -> None:
        if self._lines.pop(line, None) is not None:
            self._pace.moments.gone(line)
            self._announce(out, now)
            self._pace.watch_host(self.record.host, self._present, now)

    def _pass_on(self, out: _Outbox, person: str, what: Reaction) -> None:
        """Everyone sees what somebody at the table makes of it; those who only look on are not at it."""
        for seated in self.record.people:
            if seated.id == person:
                self._to_all(out, outgoing.encode(Reacted(seated, what)))

    def _announce(self, out: _Outbox, now: float) -> None:
        self._to_all(out, outgoing.encode(outgoing.presence(self.record, self._attendance(now))))

    def _to_all(self, out: _Outbox, message: bytes) -> None:
        out.sends.extend(Send(line, (message,)) for line in self._lines)

    # What people want ---------------------------------------------------------------------------------

    def _hear(self, out: _Outbox, line: int, you: Person, wish: Wish, seed: bytes, now: float) -> None:
        known = self.history.done(you.id, wish.cid)
        if known is not None:
            out.sends.append(Send(line, (outgoing.done(wish.cid, known),)))
            return
        try:
            match wish:
                case Answer():
                    self._answer(out, line, you, wish, now)
                case Chat(cid, text, phrase):
                    said = _chat_line(you, text, phrase if self._is_phrase(phrase) else None)
                    self._commit(out, [Draft(said, you.id, cid)], now, line)
                case _:
                    self._commit(out, self._table_drafts(you, wish, seed), now, line)
        except Refused as refused:
            out.sends.append(Send(line, (outgoing.not_done(NotDone(wish.cid, refused.why)),)))

    def _is_phrase(self, key: str | None) -> bool:
        game = self.record.game
        ours = key is not None and key.startswith(f"{game}-phrase-")
        return ours and self._lookups.has_phrase(game, key or "")

    def _answer(self, out: _Outbox, line: int, you: Person, wish: Answer, now: float) -> None:
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

    def _table_drafts(self, you: Person, wish: chair_rules.TableMessage, seed: bytes) -> list[Draft]:
        record, present = self.record, self._present
        events = chair_rules.decide(record, self.entry, you, wish, present)
        after = reduce(table_events.evolve, events, record)
        agreed = isinstance(wish, Rematch) and chair_rules.all_want_more(after, present)
        draft = Draft(events, you.id, wish.cid, msgspec.json.encode(wish))
        if agreed or isinstance(wish, Start):
            draft = msgspec.structs.replace(draft, what=(*events, *self._without_lost_deck()))
            return start(record, self.entry, draft, seed)
        return [draft]

    def _without_lost_deck(self) -> tuple[TableEvent, ...]:
        """A deck that its owner has taken away in the meantime is not dealt again."""
        own = self.record.deck
        return () if own is None or self._lookups.has_deck(own.owner, own.id) else (DeckChosen(None),)

    def _lobby_events(self, item: Item) -> tuple[str | None, tuple[TableEvent, ...]]:
        """Who wants it and what follows from a request of the lobby; raises ``Refused``."""
        record = self.record
        match item:
            case PersonChanged(person):
                known = any(p.id == person.id and p != person for p in record.people)
                return person.id, (Renamed(person),) if known else ()
            case ChairGiven(chair, holder, to):
                return to.id, chair_rules.give_chair(record, chair, holder, to)
            case DeckWanted(by, deck):
                return by, chair_rules.choose_deck(record, self.entry.game, by, deck)
            case DeckChanged(changed, deck):
                own = record.deck
                stale = own is not None and own.id == changed and own != deck
                return None, (DeckChosen(deck),) if stale and record.phase != "playing" else ()
        raise TypeError(f"not a request of the lobby: {item!r}")

    # What happens by itself ---------------------------------------------------------------------------

    def _ask_bots(self, out: _Outbox, now: float) -> None:
        """Bots play, and windows open, only while somebody is here."""
        if self._lines:
            out.questions.extend(self._pace.ask(self.history, now))
            self._pace.open_window(self.history, now)

    def _ask_again(self, out: _Outbox, failed: Question) -> None:
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

    def _do_what_is_due(self, out: _Outbox, now: float) -> None:
        while (due := self._pace.due_bot(self.history, now)) is not None:
            prompt, action = due
            if prompt.kind == "window":
                self._hold(out, prompt, action, None, None)
            else:
                self._commit(out, [Draft(self._bot_step(prompt.seat, action))], now)
            self._close_windows(out, now)
        self._close_windows(out, now)
        host = self._pace.host_is_missed(now)
        if host is not None and self.record.host == host and host not in self._present:
            event = chair_rules.next_host(self.record, host, self._present)
            if isinstance(event, HostMoved) and event.host in self._present:
                self._commit(out, [Draft((event,))], now)

    def _bot_step(self, seat: Seat, action: object) -> Step:
        play = self.history.play
        assert play is not None
        try:
            return play.consider(seat, action)
        except Refused:  # the table has moved on during the pause
            return play.consider(seat, any_option(self.history, seat))

    def _close_windows(self, out: _Outbox, now: float) -> None:
        while self._pace.window_is_over(self.history, now):
            self._commit(out, self._pace.close_window(self.history), now)

    def _hold(
        self, out: _Outbox, prompt: Prompt[object], action: object, by: str | None, cid: str | None
    ) -> None:
        record = self.record
        raw = codec.encode_action(action)
        out.held.append(HeldAnswer(record.id, record.number, prompt.seat, prompt.id, by, cid, raw))
        self._pace.hold(prompt, action, by)
        if by is not None and cid is not None:
            self.history.remember(by, cid)

    # The way of a move --------------------------------------------------------------------------------

    def _commit(self, out: _Outbox, drafts: Iterable[Draft], now: float, line: int | None = None) -> None:
        """Drafts become rows and are shown to everyone. What whoever asked is shown says by its ``cid`` that
        it is done; where nothing is shown to them, they are told so."""
        history, phase = self.history, self.record.phase
        rows, kept, steps = history.take(drafts, int(now))
        out.rows.extend(rows)
        if any(each.table for each in kept):
            self._write_cards(out, kept)
        if self.record.phase != phase:
            out.notes.append(f"game {self.record.number} {self.record.phase}")
        self._pace.moved(history)
        if self._pace.took_rows(history, steps, now):  # said before its row, which is held at it
            out.sends.extend(self._pace.moments.tell(self.record, self._lines, now))
        self._ask_bots(out, now)  # before it is shown: a window that opens now says how long it is open
        self._show(out, kept, now, line)
        first = kept[0]
        if line is not None and first.by is not None and first.cid is not None and not first.is_for(first.by):
            out.sends.append(Send(line, (outgoing.done(first.cid, first.row_for(first.by)),)))

    def _write_cards(self, out: _Outbox, kept: Sequence[KeptRow]) -> None:
        """The cards that change with these rows. Who sits down after a game has not played it."""
        history, record = self.history, self.record
        out.card = cards.table_card(record)
        ends = kept[-1].table and kept[-1].record.phase == "over" and kept[0].record.phase != "over"
        if record.phase == "playing" or ends:
            outcome = None if history.play is None else history.play.outcome
            holders = enumerate(chair.person for chair in record.chairs)
            players = tuple((person.id, seat) for seat, person in holders if person is not None)
            out.saved = SavedGame(cards.saved_card(record, history.started, outcome), players)

    def _show(self, out: _Outbox, kept: Sequence[KeptRow], now: float, asker: int | None) -> None:
        """The messages of these rows for every line, built once for those who are shown the same; whoever
        asked for them is told last, as it is their verdict.

        Those who only watch get the same bytes, unless they did this or count rows of their own."""
        attendance = self._attendance(now)
        seated = {person.id for each in kept for person in each.record.people}
        seated.update(kept[-1].untold.heard)
        seated.update(each.by for each in kept if each.by is not None)
        built: dict[str | None, tuple[bytes, ...]] = {}
        for line, you in sorted(self._lines.items(), key=lambda each: each[0] == asker):
            key = you.id if you.id in seated else None
            if key not in built:
                own = [each for each in kept if each.is_for(you.id)]
                built[key] = tuple(outgoing.update(k, you.id, attendance) for k in own)
            out.sends.append(Send(line, built[key]))


def _chat_line(you: Person, text: str, phrase: str | None) -> ChatLine:
    said = clean_line(text)
    if not 1 <= len(said) <= CHAT_MOST:
        raise Refused(EMPTY_CHAT)
    return ChatLine(you, said, phrase)
