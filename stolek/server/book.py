"""A table's memory: the fold of its journal rows, and the last rows ready to be shown. No clock, no socket.

The same three doors take what was just made durable and what is read back after a restart.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from functools import reduce

import msgspec

from stolek.core import codec, registry
from stolek.core.errors import Refused, StolekError
from stolek.core.game import AnyGame, make_setup
from stolek.core.ids import Seat, Viewer
from stolek.core.play import Move, Play, Step
from stolek.core.registry import Entry
from stolek.core.say import Say
from stolek.server import manners, show
from stolek.server import record as table_record
from stolek.server.journal import Held, Row, RowKind
from stolek.server.messages import ChatLine
from stolek.server.record import Finished, Started, TableEvent, TableRecord
from stolek.server.show import Asides, Frame, Scene

_CHAT_MOST = 100
_chat = msgspec.json.Decoder(ChatLine)


class Draft(msgspec.Struct, frozen=True):
    """Something about to become a row: a step of the game, events of the table, or a line of chat."""

    what: Step | tuple[TableEvent, ...] | ChatLine
    by: str | None = None
    cid: str | None = None
    action: bytes = b"null"


def start(record: TableRecord, entry: Entry, draft: Draft, seed: bytes) -> list[Draft]:
    """The draft with a new game after its events, and the game's opening. Empty chairs get bots."""
    assert isinstance(draft.what, tuple)
    before = reduce(table_record.evolve, draft.what, record)
    filled = manners.fill(before, entry)
    game = entry.game
    own = None if before.deck is None else before.deck.deck
    try:
        setup = make_setup(game, len(before.chairs), before.variant, before.options, own)
    except StolekError:  # what could be set up once may be refused by newer rules
        raise Refused(manners.SETUP_IMPOSSIBLE) from None
    raw = msgspec.Raw(codec.encode_setup(setup))
    started = Started(before.number + 1, setup.rules, raw, seed.hex())
    opening = Play(game, setup, seed).opening()
    events = (*draft.what, *filled, started)
    return [msgspec.structs.replace(draft, what=events), Draft(opening)]


def with_end(record: TableRecord, game: AnyGame, drafts: Sequence[Draft]) -> list[Draft]:
    """The drafts, and after the last step of a game that the game is over."""
    last = drafts[-1].what
    if not isinstance(last, Step) or game.outcome(last.state) is None:
        return list(drafts)
    return [*drafts, Draft((Finished(after(record, drafts).number),))]


def after(record: TableRecord, drafts: Sequence[Draft]) -> TableRecord:
    """The table as these drafts will leave it."""
    events = [e for d in drafts if isinstance(d.what, tuple) for e in d.what]
    return reduce(table_record.evolve, events, record)


class Book:
    """What has happened at a table."""

    def __init__(self, record: TableRecord, frames_most: int) -> None:
        self.record = record
        self.game: AnyGame = registry.get(record.game).game
        self.play: Play | None = None
        self.frames: deque[Frame] = deque(maxlen=frames_most)
        self.chat: deque[ChatLine] = deque(maxlen=_CHAT_MOST)
        self.rows = 0
        self.started = 0
        self._asides = Asides()
        self._done: dict[tuple[str, str], int] = {}
        self._logs = show.Logs(self.game)

    @classmethod
    def read(cls, rows: Sequence[Row], held: Iterable[Held], frames_most: int) -> Book:
        """The book of a table as its journal tells it."""
        first = table_record.decode_events(rows[0].events)
        book = cls(table_record.evolve(None, first[0]), frames_most)
        for row in rows:
            book._take(row)
        for answer in held:
            if answer.by is not None and answer.cid is not None:
                book.remember(answer.by, answer.cid)
        return book

    @property
    def last(self) -> Frame:
        return self.frames[-1]

    @property
    def scene(self) -> Scene | None:
        return self.last.scene if self.frames else None

    def done(self, by: str, cid: str) -> int | None:
        """The row after which this was carried out, as this person counts; None if it never was."""
        return self._done.get((by, cid))

    def remember(self, by: str, cid: str) -> None:
        self._done[by, cid] = self.last.row_for(by)

    def log(self, viewer: Viewer) -> Sequence[Say]:
        return self._logs.of(viewer, self.play.moves if self.play else ())

    def frames_after(self, row: int, person: str) -> list[Frame] | None:
        """The rows of this person after this one; None when they are not all at hand."""
        last = self.last.row_for(person)
        if not 0 <= row <= last:
            return None
        later = [f for f in self.frames if f.is_for(person) and f.row_for(person) > row]
        return later if len(later) == last - row else None

    # From a draft to a row, and from there into memory ------------------------------------------------

    def rows_for(self, drafts: Sequence[Draft], now: int) -> list[Row]:
        """The journal rows of these drafts. Nothing changes yet."""
        number = self.record.number
        rows = []
        for place, draft in enumerate(drafts):
            seat: Seat | None = None
            kind: RowKind
            match draft.what:
                case Step(move):
                    kind, seat = "game", move.seat
                    action, events = codec.encode_action(move.action), codec.encode_events(move.events)
                case ChatLine():
                    kind, action, events = "chat", msgspec.json.encode(draft.what), b"[]"
                case _:
                    kind, action, events = "table", draft.action, table_record.encode_events(draft.what)
                    number = max([number, *(e.number for e in draft.what if isinstance(e, Started))])
            seq = self.rows + place
            rows.append(
                Row(self.record.id, seq, kind, number, seat, draft.by, draft.cid, action, events, now)
            )
        return rows

    def adopt(self, drafts: Sequence[Draft], now: int) -> list[Frame]:
        """Makes what is durable now the truth; gives the frames to show."""
        frames = []
        for draft in drafts:
            match draft.what:
                case Step(move):
                    frames.append(self._take_move(move, draft.by, draft.cid))
                case ChatLine():
                    frames.append(self._take_chat(draft.what, draft.by, draft.cid))
                case _:
                    frames.append(self._take_events(draft.what, draft.by, draft.cid, now))
        return frames

    def _take(self, row: Row) -> None:
        """One row read back. Raises ``StolekError`` when it cannot be the next one."""
        if row.seq != self.rows:
            raise StolekError(f"table {row.table}: row {self.rows} is missing")
        match row.kind:
            case "game":
                seat = None if row.seat is None else Seat(row.seat)
                action = None if seat is None else codec.decode_action(self.game, row.action)
                events = codec.decode_events(self.game, row.events)
                move = Move(len(self.play.moves) if self.play else 0, seat, action, events)
                self._take_move(move, row.by, row.cid)
            case "chat":
                self._take_chat(_chat.decode(row.action), row.by, row.cid)
            case "table":
                events = table_record.decode_events(row.events)
                self._take_events(events, row.by, row.cid, row.at)

    def _take_move(self, move: Move, by: str | None, cid: str | None) -> Frame:
        if self.play is None:
            raise StolekError(f"table {self.record.id}: a move without a game")
        states = show.states_along(self.game, self.play.state, move)
        self.play.adopt(show.step_of(move, self.play.state, states))
        return self._keep(
            Frame(self.rows, by, cid, move.seat, self.record, False, self._scene(), move.events, states)
        )

    def _take_chat(self, line: ChatLine, by: str | None, cid: str | None) -> Frame:
        self.chat.append(line)
        return self._keep(Frame(self.rows, by, cid, None, self.record, False, self.scene, chat=line))

    def _take_events(
        self, events: tuple[TableEvent, ...], by: str | None, cid: str | None, now: int
    ) -> Frame:
        self.record = reduce(table_record.evolve, events, self.record)
        for event in events:
            if not isinstance(event, Started):
                continue
            self.play = self._new_play()
            self._logs = show.Logs(self.game)
            self.started = now
        return self._keep(Frame(self.rows, by, cid, None, self.record, True, self._scene()))

    def _new_play(self) -> Play:
        seed = bytes.fromhex(self.record.seed or "")
        return Play(self.game, codec.decode_setup(self.game, self.record.setup), seed)

    def _scene(self) -> Scene | None:
        if self.play is None or not self.play.moves:
            return None
        play = self.play
        return Scene(self.game, play.setup.seats, play.state, play.prompts, play.outcome)

    def _keep(self, frame: Frame) -> Frame:
        told = show.people_told(frame.record, frame.events)
        if told is not None:
            self._asides = self._asides.plus(told)
        frame = msgspec.structs.replace(frame, told=told, asides=self._asides)
        self.frames.append(frame)
        self.rows += 1
        if frame.by is not None and frame.cid is not None:
            self._done[frame.by, frame.cid] = frame.row_for(frame.by)
        return frame
