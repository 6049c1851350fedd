"""What has happened at a table: the fold of its rows, and the last rows ready to be shown. No clock, no disk.

The same three methods take what has just happened and what is read back from the store.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from functools import partial

import msgspec

from stolek.core import codec, registry
from stolek.core.errors import StolekError
from stolek.core.game import AnyGame
from stolek.core.ids import Seat, Viewer
from stolek.core.play import Move, Play, Step
from stolek.core.registry import Entry
from stolek.core.say import Say
from stolek.core.visibility import not_knowing_whose
from stolek.table import events as table_events
from stolek.table import outgoing
from stolek.table.differences import LastShown
from stolek.table.events import Created, Finished, GameChosen, Started, TableEvent, TableRecord
from stolek.table.messages import ChatLine
from stolek.table.news import GameLog, news_of
from stolek.table.outgoing import KeptRow, NewEyes, Untold
from stolek.table.store import HeldAnswer, Row
from stolek.table.whole_table import PastMoment, Scene

_CHAT_MOST = 100
_SHOWN_WHEN_READ = 16
"""So many of the rows read back are made ready for those who resume; whoever has missed more is welcomed."""
DONE_MOST = 50
"""So many of the last messages of a person are known again when they come a second time; what is older was
acknowledged long ago, and a move among them answers a question that is closed."""
_chat = msgspec.json.Decoder(ChatLine)


class Draft(msgspec.Struct, frozen=True):
    """Something about to become a row: a step of the game, events of the table, or a line of chat."""

    what: Step | tuple[TableEvent, ...] | ChatLine
    by: str | None = None
    cid: str | None = None
    action: bytes = b"null"


class Taken(msgspec.Struct):
    """What became of drafts: the rows to store, the same rows to show, and the game's last moment in them,
    with its row."""

    rows: list[Row] = []
    kept: list[KeptRow] = []
    moment: tuple[KeptRow, PastMoment] | None = None


class History:
    """The fold of a table's rows."""

    def __init__(self, record: TableRecord, rows_kept: int) -> None:
        self.record = record
        self.game: AnyGame = registry.get(record.game).game
        self.play: Play | None = None
        self.kept: deque[KeptRow] = deque(maxlen=rows_kept)
        self.chat: deque[ChatLine] = deque(maxlen=_CHAT_MOST)
        self.rows = 0
        self.started = 0
        self.moved_at = 0.0
        """When the last move was made, as far as anybody here has seen one."""
        self._untold = Untold()
        self._done: dict[str, dict[str, int]] = {}
        """The newest that each person was promised."""
        self._done_held: dict[str, dict[str, int]] = {}
        """Held answers apart: they are read after all rows."""
        self._log = GameLog(self.game)
        self._last_shown: LastShown | None = None
        self._shows = True
        self._eyes: dict[str, tuple[Viewer, ...]] = {}
        self._past: PastMoment | None = None

    @classmethod
    def begin(cls, created: TableEvent, rows_kept: int) -> History:
        """The history of a table that was just created."""
        if not isinstance(created, Created):
            raise StolekError("a table begins by being created")
        return cls(table_events.evolve(None, created), rows_kept)

    @classmethod
    def read(cls, rows: Sequence[Row], held: Iterable[HeldAnswer], rows_kept: int) -> History:
        """The history of a table as the store has it."""
        history = cls.begin(table_events.decode_events(rows[0].events)[0], rows_kept)
        history._shows = len(rows) <= _SHOWN_WHEN_READ
        for row in rows:
            if row.seq == len(rows) - _SHOWN_WHEN_READ:
                history._show_from_here()
            history._read(row)
        for answer in held:
            if answer.by is not None and answer.cid is not None:
                history.remember(answer.by, answer.cid, held=True)
        return history

    @property
    def entry(self) -> Entry:
        return registry.get(self.record.game)

    @property
    def last(self) -> KeptRow:
        return self.kept[-1]

    def done(self, by: str, cid: str) -> int | None:
        """The row after which this was carried out, as this person counts; None if it never was."""
        for promised in (self._done.get(by), self._done_held.get(by)):
            if promised is not None and cid in promised:
                return promised[cid]
        return None

    def eyes_of(self, person: str) -> tuple[Viewer, ...]:
        """The seats of the game that this person holds."""
        return self._eyes.get(person, ())

    def remember(self, by: str, cid: str, *, held: bool = False) -> None:
        done = (self._done_held if held else self._done).setdefault(by, {})
        done[cid] = self.last.row_for(by)
        if len(done) > DONE_MOST:
            del done[next(iter(done))]

    def log(self, viewer: Viewer) -> Sequence[Say]:
        return self._log.of(viewer, self.play)

    def times_up(self) -> list[tuple[int, Say]]:
        """Who was too late in the running game, and after how many moves."""
        return self._log.times_up()

    def show_whole(self, viewers: Collection[Viewer]) -> None:
        """Somebody is shown all that these see."""
        if self._last_shown is not None:
            self._last_shown.show_whole(viewers)

    def note(self, news: Iterable[Say]) -> None:
        """Puts into the log of the running game what was told of people."""
        self._log.note(len(self.play.moves) if self.play else 0, news)

    def kept_after(self, row: int, person: str) -> list[KeptRow] | None:
        """The rows of this person after this one; None when they are not all at hand."""
        last = self.last.row_for(person)
        if not 0 <= row <= last:
            return None
        later = [k for k in self.kept if not k.bare and k.is_for(person) and k.row_for(person) > row]
        return later if len(later) == last - row else None

    def rest(self) -> None:
        """Lets go of what can be made again: nobody here misses a row, and whoever comes gets the table."""
        last = self.last
        if not last.bare:
            self.kept.clear()
            self.kept.append(last.without_positions())
            self._log.forget()

    # From a draft or a stored row into memory ---------------------------------------------------------

    def take(self, drafts: Iterable[Draft], now: float) -> Taken:
        """Makes these drafts the truth, one after the other, and after the last step of a game that the
        game is over. Each is asked for when those before it are the truth already."""
        taken = Taken()
        for draft in drafts:
            self._take(draft, now, taken)
        play = self.play
        if play is not None and not play.prompts and play.moves and self.record.phase == "playing":
            self._take(Draft((Finished(self.record.number),)), now, taken)
        return taken

    def _take(self, draft: Draft, now: float, taken: Taken) -> None:
        what, by, cid, at = draft.what, draft.by, draft.cid, int(now)
        seq = self.rows
        match what:
            case Step(move):
                raw = codec.encode_action(move.action), codec.encode_events(move.events)
                past = self._past
                taken.kept.append(self._take_step(what, by, cid))
                self.moved_at = now
                if self._past is not past and self._past is not None:
                    taken.moment = taken.kept[-1], self._past
                row = Row(self.record.id, seq, "game", self.record.number, move.seat, by, cid, *raw, at)
            case ChatLine():
                raw = msgspec.json.encode(what), b"[]"
                taken.kept.append(self._take_chat(what, by, cid))
                row = Row(self.record.id, seq, "chat", self.record.number, None, by, cid, *raw, at)
            case _:
                raw = draft.action, table_events.encode_events(what)
                taken.kept.append(self._take_events(what, by, cid, at))
                row = Row(self.record.id, seq, "table", self.record.number, None, by, cid, *raw, at)
        taken.rows.append(row)

    def _read(self, row: Row) -> None:
        """One row read back. Raises ``StolekError`` when it cannot be the next one."""
        if row.seq != self.rows:
            raise StolekError(f"table {row.table}: row {self.rows} is missing")
        match row.kind:
            case "game":
                if self.play is None:
                    raise StolekError(f"table {row.table}: a move without a game")
                self._keep_step(replay_row(self.play, row), row.by, row.cid)
            case "chat":
                self._take_chat(_chat.decode(row.action), row.by, row.cid)
            case "table":
                self._take_events(table_events.decode_events(row.events), row.by, row.cid, row.at)

    def _take_step(self, step: Step, by: str | None, cid: str | None) -> KeptRow:
        if self.play is None:
            raise StolekError(f"table {self.record.id}: a move without a game")
        self.play.adopt(step)
        return self._keep_step(step, by, cid)

    def _keep_step(self, step: Step, by: str | None, cid: str | None) -> KeptRow:
        """This step as a row, with what is new to everyone who is told of it."""
        play, move = self.play, step.move
        assert play is not None
        assert self._last_shown is not None
        moments = tuple(map(self.game.moment, step.along, move.events))
        for at, moment in enumerate(moments):
            if moment is not None:
                self._past = PastMoment(move.events[at], step.along[at], moment)
        told = None if play.is_open else outgoing.people_told(self.record, play, move)
        positions: dict[Viewer, bytes] = {}
        if self._shows:
            hears = None if told is None else partial(play.is_told, move)
            positions = self._last_shown.step(step, moments, play.prompts, hears)
            if move.seq == 0:
                start = self.game.initial(play.setup)
                positions = {v: outgoing.beginning(p, v, self.game, start) for v, p in positions.items()}
        dark = not_knowing_whose(move.events, positions)
        return self._keep(by, cid, move.seat, positions=positions, dark=dark, told=told)

    def _take_chat(self, line: ChatLine, by: str | None, cid: str | None) -> KeptRow:
        if line.text:  # what was blanked is not shown any more
            self.chat.append(line)
        return self._keep(by, cid, chat=line)

    def _take_events(
        self, events: tuple[TableEvent, ...], by: str | None, cid: str | None, at: int
    ) -> KeptRow:
        before = self.record
        news = news_of(before, events, by)
        self._fold(events)
        if any(isinstance(event, Started) for event in events):
            self.play, self._past = new_play(self.record), None
            self._log = GameLog(self.game)
            self._last_shown = LastShown(self.game, self.play.state)
            self.started = at
        elif self.play is not None:
            self._log.changed(len(self.play.moves), before, self.record)
            self.note(news)
        new_eyes = None
        self._eyes = {} if self.play is None else outgoing.eyes(self.record, self.play.setup.seats)
        if self.play is not None and self._last_shown is not None:
            viewers = (None, *[viewer for looks in self._eyes.values() for viewer in looks])
            self._last_shown.look_through(viewers, self.play.state, self.play.prompts)
            scene = self.scene
            if scene is not None and _holders(before) != _holders(self.record):
                new_eyes = NewEyes(before, scene)
        return self._keep(by, cid, table=True, new_eyes=new_eyes, news=news)

    def _fold(self, events: Iterable[TableEvent]) -> None:
        """The record after these events; with the end of a game goes its outcome."""
        for told in events:
            event = told
            if isinstance(told, Finished) and self.play is not None:
                event = msgspec.structs.replace(told, outcome=self.play.outcome)
            self.record = table_events.evolve(self.record, event)
            if isinstance(event, GameChosen):
                self.game = registry.get(event.game).game
                self.play, self._last_shown = None, None
                self._log = GameLog(self.game)

    def _show_from_here(self) -> None:
        """What was read so far is shown to nobody any more but as a whole."""
        self._shows = True
        self.kept.clear()
        if self.play is not None and self._last_shown is not None:
            self._last_shown.pass_over(self.play.state, self.play.prompts)

    @property
    def scene(self) -> Scene | None:
        """The cards now; None before the first is dealt."""
        if self.play is None or not self.play.moves:
            return None
        play = self.play
        return Scene(self.game, play.setup.seats, play.state, play.prompts, play.outcome, self._past)

    def _keep(
        self,
        by: str | None,
        cid: str | None,
        seat: Seat | None = None,
        *,
        table: bool = False,
        positions: dict[Viewer, bytes] | None = None,
        dark: frozenset[Viewer] = frozenset(),
        new_eyes: NewEyes | None = None,
        chat: ChatLine | None = None,
        news: tuple[Say, ...] = (),
        told: frozenset[str] | None = None,
    ) -> KeptRow:
        if told is not None:
            self._untold = self._untold.plus(told)
        play = self.play if self.play is not None and self.play.moves else None
        kept = KeptRow(  # in the order of its fields: by name it takes many times as long
            self.rows,
            by,
            cid,
            seat,
            self.record,
            {} if play is None else self._eyes,
            table,
            positions or {},
            dark,
            new_eyes,
            play is not None and "window" in [p.kind for p in play.prompts.values()],
            None if play is None or play.prompts else play.outcome,
            chat,
            news,
            told,
            self._untold,
        )
        # The row that begins a game has whole views: whoever misses it is shown the whole table.
        begins = positions and play is not None and len(play.moves) == 1
        self.kept.append(kept.without_positions() if begins else kept)
        self.rows += 1
        if by is not None and cid is not None:
            self.remember(by, cid)
        return kept


def new_play(record: TableRecord) -> Play:
    """The game that was started last at this table, before its first move."""
    game = registry.get(record.game).game
    return Play(game, codec.decode_setup(game, record.setup), bytes.fromhex(record.seed or ""))


def replay_row(play: Play, row: Row) -> Step:
    """Folds the move that a row holds into its game."""
    seat = None if row.seat is None else Seat(row.seat)
    action = None if seat is None else codec.decode_action(play.game, row.action)
    return play.replay(Move(len(play.moves), seat, action, codec.decode_events(play.game, row.events)))


def _holders(record: TableRecord) -> list[str | None]:
    return [None if chair.person is None else chair.person.id for chair in record.chairs]
