"""What each person at a table gets to see of a row: the only place where messages about a game are built.

What is new in a row comes from ``differences``; whole tables go through ``view`` and the wire codec. Knows no
socket and no disk.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import UNSET

from stolek.core import codec
from stolek.core.game import AnyGame, Outcome
from stolek.core.ids import Seat, Viewer
from stolek.core.play import Move, commitment
from stolek.core.prompt import Prompt
from stolek.core.say import Say
from stolek.core.visibility import hidden_fields, is_told, is_told_to_all, secrets_of
from stolek.table.differences import asked_of_all, sent_prompt, waited_for
from stolek.table.evening import standings
from stolek.table.events import OwnDeck, TableRecord
from stolek.table.game_messages import Position
from stolek.table.messages import (
    Chair,
    ChatLine,
    Done,
    NotDone,
    Person,
    Problem,
    ServerMessage,
    TableDeck,
    TableState,
    Welcome,
)
from stolek.table.visitors import may_ask

_encode: Final = msgspec.json.Encoder().encode
_LOOKS_ON: Final[tuple[Viewer, ...]] = (None,)


def encode(message: ServerMessage) -> bytes:
    """A message as it goes over the wire."""
    return _encode(message)


def done(cid: str, row: int) -> bytes:
    return encode(Done(cid, row))


def not_done(refused: NotDone) -> bytes:
    return encode(refused)


def problem(key: str, fatal: bool) -> bytes:
    return encode(Problem(Say(key), fatal))


class Scene(msgspec.Struct, frozen=True):
    """The cards after a row: the state, what is asked, how it ended."""

    game: AnyGame
    seats: int
    state: Any
    prompts: Mapping[Seat, Prompt[Any]]
    outcome: Outcome | None


class Untold(msgspec.Struct, frozen=True):
    """How many rows so far not everyone was told of, and how many of them each person was.

    Rows are counted for each person without those kept from them: a gap would tell of a secret."""

    rows: int = 0
    heard: Mapping[str, int] = {}

    def plus(self, told: frozenset[str]) -> Untold:
        return Untold(self.rows + 1, {**self.heard, **{one: self.heard.get(one, 0) + 1 for one in told}})

    def kept_from(self, person: str) -> int:
        return self.rows - self.heard.get(person, 0)


class NewEyes(msgspec.Struct, frozen=True):
    """A row after which people look through other eyes than before: the table until then, and the cards."""

    before: TableRecord
    scene: Scene


class KeptRow(msgspec.Struct, frozen=True, gc=False):
    """One journal row in memory, ready to be shown to anyone, now or later.

    ``eyes``: through whose eyes those look who play the game. ``positions``: what is new to each viewer, as
    JSON that goes into a position with a seat; ``dark``: those who may not know whose move it was.
    ``table``: the row changed the table around the game, ``news`` is what everybody hears of it. ``told``:
    the people who are told of this row, if not everyone is; ``untold`` counts such rows so far."""

    row: int
    by: str | None
    cid: str | None
    seat: Seat | None
    record: TableRecord
    eyes: Mapping[str, tuple[Viewer, ...]]
    table: bool = False
    positions: Mapping[Viewer, bytes] = {}
    dark: frozenset[Viewer] = frozenset()
    new_eyes: NewEyes | None = None
    in_window: bool = False
    outcome: Outcome | None = None
    chat: ChatLine | None = None
    news: tuple[Say, ...] = ()
    told: frozenset[str] | None = None
    untold: Untold = Untold()
    bare: bool = False
    """What was to be shown of it is here no more."""

    def without_positions(self) -> KeptRow:
        return msgspec.structs.replace(self, positions={}, new_eyes=None, bare=True)

    @property
    def is_plain(self) -> bool:
        """Whether who is here, and how long a window is open, makes no difference to what is shown of it."""
        return not (self.table or self.in_window or self.new_eyes is not None)

    def eyes_of(self, person: str) -> tuple[Viewer, ...]:
        """Through whose eyes a person looks: their own seats, or a spectator's."""
        return self.eyes.get(person, _LOOKS_ON)

    def is_for(self, person: str) -> bool:
        return self.told is None or person in self.told

    def row_for(self, person: str) -> int:
        """The number of this row, or of the last one before it, as this person counts."""
        return self.row - self.untold.kept_from(person) if self.untold.rows else self.row


class Attendance(msgspec.Struct, frozen=True):
    """Who is connected, how many only watch, and what is known of an open window: the (seat, prompt)
    pairs that have answered, each told to its own seat alone, and the milliseconds left."""

    present: frozenset[str] = frozenset()
    spectators: int = 0
    answered: frozenset[tuple[Seat, int]] = frozenset()
    closes_in: int | None = None


# What a person sees -----------------------------------------------------------------------------------


def table_state(record: TableRecord, person: str | None, attendance: Attendance) -> TableState:
    """The table around the game. The seed is shown only after the end."""
    over = record.phase == "over"
    return TableState(
        id=record.id,
        game=record.game,
        variant=record.variant,
        options=record.options,
        chairs=tuple(
            Chair(
                person=chair.person,
                bot=chair.bot,
                ready=chair.ready,
                connected=chair.person is not None and chair.person.id in attendance.present,
                yours=person is not None and chair.person is not None and chair.person.id == person,
            )
            for chair in record.chairs
        ),
        open=record.open,
        host=record.host,
        phase=record.phase,
        game_number=record.number,
        spectators=attendance.spectators,
        commitment=None if record.seed is None else commitment(bytes.fromhex(record.seed)),
        seed=record.seed if over else None,
        deck=_table_deck(record.deck if record.phase == "setup" else record.dealt),
        muted=tuple(sorted(record.muted)),
        removed=record.removed,
        may_ask=person is not None and may_ask(record, person),
        pace=record.pace,
        holds=record.holds,
        hints=record.hints,
        deadline=record.deadline,
        evening=standings(record.played),
        lesson=record.lesson,
        classroom=record.classroom,
    )


def _table_deck(own: OwnDeck | None) -> TableDeck | None:
    if own is None:
        return None
    return TableDeck(own.deck.name, own.owner, own.deck.size, own.unsaid, own.mark)


def eyes(record: TableRecord, seats: int) -> dict[str, tuple[Viewer, ...]]:
    """Whoever holds seats of a game, and which. After a game there may be more chairs than it had seats."""
    held: dict[str, tuple[Viewer, ...]] = {}
    for n, chair in enumerate(record.chairs[:seats]):
        if chair.person is not None:
            held[chair.person.id] = (*held.get(chair.person.id, ()), Seat(n))
    return held


def people_told(record: TableRecord, events: Sequence[Any]) -> frozenset[str] | None:
    """Who hears of these events; None: everyone, as of everything that is not secret as a whole."""
    if not events or is_told_to_all(events):
        return None
    seats = map(Seat, range(len(record.chairs)))
    return holders(record, (seat for seat in seats if any(is_told(event, seat) for event in events)))


def holders(record: TableRecord, seats: Iterable[Seat | None]) -> frozenset[str]:
    """The people on these seats."""
    chairs = (record.chairs[seat].person for seat in seats if seat is not None)
    return frozenset(person.id for person in chairs if person is not None)


def updates(rows: Iterable[KeptRow], person: str, attendance: Attendance) -> list[bytes]:
    """Those of these rows that this person is told of."""
    return [update(kept, person, attendance) for kept in rows if kept.told is None or person in kept.told]


def update(kept: KeptRow, person: str, attendance: Attendance, begun: bytes | None = None) -> bytes:
    """This row for this person, who is told of it: an ``Update``, put together from what is JSON already.
    ``begun``: how it begins, where that is known."""
    looks = kept.eyes.get(person, _LOOKS_ON)
    said = _begun_for(kept, person, looks) if begun is None else begun
    if kept.by == person and kept.cid is not None:
        said += b',"cid":' + _encode(kept.cid)
    new = kept.positions
    if new and len(looks) == 1 and not kept.in_window:  # as most are
        said += b',"positions":[' + _begun(looks[0]) + new.get(looks[0], b"") + b"}]"
    else:
        said += _positions(kept, person, looks, attendance)
    if kept.table:
        said += b',"table":' + _encode(table_state(kept.record, person, attendance))
    if kept.chat is not None:
        said += b',"chat":' + _encode(kept.chat)
    if kept.outcome is not None:
        said += b',"outcome":' + _encode(kept.outcome)
    return said + b"}"


def begun_for_all(kept: KeptRow) -> bytes | None:
    """How the update of this row begins for everyone; None: not for all alike."""
    if kept.dark or kept.untold.rows:
        return None
    seat = kept.seat
    if seat is None:
        return b'{"is":"update","row":%d' % kept.row
    return b'{"is":"update","row":%d,"by":%d' % (kept.row, seat)


def _begun_for(kept: KeptRow, person: str, looks: tuple[Viewer, ...]) -> bytes:
    seat = _mover(kept, looks) if kept.dark else kept.seat
    said = b'{"is":"update","row":%d' % kept.row_for(person)
    return said if seat is None else said + b',"by":%d' % seat


def _mover(kept: KeptRow, looks: tuple[Viewer, ...]) -> Seat | None:
    """Whose move it was; nobody else learns it where every event keeps its ``seat`` secret from them."""
    known = kept.seat in looks or not kept.dark.issuperset(looks)
    return kept.seat if known else None


def in_the_dark(move: Move, viewers: Collection[Viewer]) -> frozenset[Viewer]:
    """The viewers from whom every event of a move keeps its ``seat``."""
    for event in move.events:
        if not _hides_seat(event.__class__):
            return frozenset()
    return frozenset(v for v in viewers if all("seat" in hidden_fields(e, v) for e in move.events))


@cache
def _hides_seat(event: type) -> bool:
    return any(name == "seat" for name, _ in secrets_of(event))


def _positions(kept: KeptRow, person: str, looks: tuple[Viewer, ...], attendance: Attendance) -> bytes:
    end = b"}"
    if kept.in_window and attendance.closes_in is not None:
        end = b',"closes_in":%d}' % attendance.closes_in
    if kept.positions:
        found = [_begun(viewer) + kept.positions.get(viewer, b"") for viewer in looks]
    elif kept.new_eyes is not None:
        scene = kept.new_eyes.scene
        was = eyes(kept.new_eyes.before, scene.seats).get(person, _LOOKS_ON)
        if was == looks:
            return b""
        whole = msgspec.structs.replace(attendance, closes_in=None)
        found = [_begun(v) if v in was else _encode(whole_position(scene, v, whole))[:-1] for v in looks]
    else:
        return b""
    return b',"positions":[' + (end + b",").join(found) + end + b"]"


@cache
def _begun(viewer: Viewer) -> bytes:
    return b'{"seat":null' if viewer is None else b'{"seat":%d' % viewer


def beginning(new: bytes, viewer: Viewer, game: AnyGame, state: Any) -> bytes:
    """The first position of a game: it starts from the whole view of the table before the first event."""
    return b',"view":' + bytes(codec.wire_view(game.view(state, viewer))) + new


def welcome(
    kept: KeptRow,
    scene: Scene | None,
    you: Person,
    attendance: Attendance,
    logs: Mapping[Viewer, Sequence[Say]],
    chat: Collection[ChatLine],
) -> bytes:
    """The whole table after this row for this person."""
    positions: tuple[Position, ...] = ()
    if scene is not None:
        positions = tuple(
            whole_position(scene, viewer, attendance, tuple(logs[viewer])) for viewer in kept.eyes_of(you.id)
        )
    return _encode(
        Welcome(
            row=kept.row_for(you.id),
            you=you,
            table=table_state(kept.record, you.id, attendance),
            positions=positions,
            chat=tuple(chat),
            outcome=None if scene is None else scene.outcome,
        )
    )


def whole_position(
    scene: Scene, viewer: Viewer, attendance: Attendance, log: tuple[Say, ...] = ()
) -> Position:
    """All that lies before a viewer."""
    asked = None if viewer is None else scene.prompts.get(viewer)
    if asked is not None and (asked.seat, asked.id) in attendance.answered:
        asked = msgspec.structs.replace(asked, owed=False)
    in_window = any(p.kind == "window" for p in scene.prompts.values())
    return Position(
        seat=viewer,
        view=codec.wire_view(scene.game.view(scene.state, viewer)),
        prompt=sent_prompt(asked),
        waiting=waited_for(scene.prompts),
        asks=(asked_of_all(scene.prompts) if viewer is None else None) or UNSET,
        log=log,
        closes_in=attendance.closes_in if in_window else None,
    )
