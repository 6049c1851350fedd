"""What each person at a table gets to see of a row: the only place where messages about a game are built.

What is new in a row comes from ``differences``; whole tables go through ``view`` and the wire codec. Knows no
socket and no disk.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from operator import eq
from typing import TYPE_CHECKING, Any, Final

import msgspec

from stolek.core import codec
from stolek.core.game import AnyGame, Outcome
from stolek.core.ids import Seat, Viewer
from stolek.core.play import Move, Play
from stolek.core.say import Say
from stolek.core.visibility import is_told
from stolek.table.effects import Send
from stolek.table.events import TableRecord
from stolek.table.messages import ChatLine, Done, NotDone, Noted, Person, Problem, ServerMessage
from stolek.table.whole_table import Attendance, Scene, table_state, welcome, whole_position

if TYPE_CHECKING:
    from stolek.table.history import History

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


class KeptRow:
    """One journal row in memory, ready to be shown to anyone, now or later.

    ``eyes``: through whose eyes those look who play the game. ``positions``: what is new to each viewer, as
    JSON that goes into a position with a seat; ``dark``: those who may not know whose move it was.
    ``table``: the row changed the table around the game, ``news`` is what everybody hears of it. ``told``:
    the people who are told of this row, if not everyone is; ``untold`` counts such rows so far. ``bare``:
    what was to be shown of it is here no more."""

    __slots__ = (
        *("bare", "by", "chat", "cid", "dark", "eyes", "in_window", "new_eyes", "news", "outcome"),
        *("positions", "record", "row", "seat", "table", "told", "untold"),
    )

    def __init__(
        self,
        row: int,
        by: str | None,
        cid: str | None,
        seat: Seat | None,
        record: TableRecord,
        eyes: dict[str, tuple[Viewer, ...]],
        table: bool,
        positions: dict[Viewer, bytes],
        dark: frozenset[Viewer],
        new_eyes: NewEyes | None,
        in_window: bool,
        outcome: Outcome | None,
        chat: ChatLine | None,
        news: tuple[Say, ...],
        told: frozenset[str] | None,
        untold: Untold,
    ) -> None:
        self.row, self.by, self.cid, self.seat = row, by, cid, seat
        self.record, self.eyes, self.table = record, eyes, table
        self.positions, self.dark, self.new_eyes = positions, dark, new_eyes
        self.in_window, self.outcome, self.chat, self.news = in_window, outcome, chat, news
        self.told, self.untold = told, untold
        self.bare = False

    def without_positions(self) -> KeptRow:
        """The same row, with nothing left to be shown of it."""
        bare = KeptRow(
            *(self.row, self.by, self.cid, self.seat, self.record, self.eyes, self.table, {}, self.dark),
            *(None, self.in_window, self.outcome, self.chat, self.news, self.told, self.untold),
        )
        bare.bare = True
        return bare

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


# What a person sees -----------------------------------------------------------------------------------


def eyes(record: TableRecord, seats: int) -> dict[str, tuple[Viewer, ...]]:
    """Whoever holds seats of a game, and which. After a game there may be more chairs than it had seats."""
    held: dict[str, tuple[Viewer, ...]] = {}
    for n, chair in enumerate(record.chairs[:seats]):
        if chair.person is not None:
            held[chair.person.id] = (*held.get(chair.person.id, ()), Seat(n))
    return held


def people_told(record: TableRecord, play: Play, move: Move) -> frozenset[str]:
    """Who hears of a move of which not everyone does."""
    if move.seq in play.second_thoughts:
        seats = [move.seat]
    else:
        seats = [Seat(n) for n in range(len(record.chairs)) if any(is_told(e, Seat(n)) for e in move.events)]
    people = [record.chairs[seat].person for seat in seats if seat is not None]
    return frozenset(person.id for person in people if person is not None)


def updates(rows: Iterable[KeptRow], person: str, attendance: Attendance) -> list[bytes]:
    """Those of these rows that this person is told of."""
    return [update(kept, person, attendance) for kept in rows if kept.told is None or person in kept.told]


def update(kept: KeptRow, person: str, attendance: Attendance) -> bytes:
    """This row for this person, who is told of it: an ``Update``, put together from what is JSON already."""
    looks = kept.eyes.get(person, _LOOKS_ON)
    pieces = [_beginning(kept, kept.row_for(person), looks)]
    if kept.by == person:
        pieces.append(_verdict(kept))
    pieces.append(_positions(kept, person, looks, attendance))
    if kept.table:
        pieces += (b',"table":', _encode(table_state(kept.record, person, attendance)))
    pieces.append(_end(kept))
    return b"".join(pieces)


def _beginning(kept: KeptRow, row: int, looks: tuple[Viewer, ...]) -> bytes:
    seat = _mover(kept, looks) if kept.dark else kept.seat
    if seat is None:
        return b'{"is":"update","row":%d' % row
    return b'{"is":"update","row":%d,"by":%d' % (row, seat)


def _verdict(kept: KeptRow) -> bytes:
    """What whoever did this is told besides: that it is done."""
    return b"" if kept.cid is None else b',"cid":' + _encode(kept.cid)


def _end(kept: KeptRow) -> bytes:
    """What is the same for everyone."""
    if kept.chat is None and kept.outcome is None:  # as nearly always
        return b"}"
    chat = b"" if kept.chat is None else b',"chat":' + _encode(kept.chat)
    return chat + (b"}" if kept.outcome is None else b',"outcome":' + _encode(kept.outcome) + b"}")


def _mover(kept: KeptRow, looks: tuple[Viewer, ...]) -> Seat | None:
    """Whose move it was; nobody else learns it where every event keeps its ``seat`` secret from them."""
    known = kept.seat in looks or not kept.dark.issuperset(looks)
    return kept.seat if known else None


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


# Who is sent what --------------------------------------------------------------------------------------

_NO_MATTER = Attendance()
"""Who is here: that makes no difference to what is shown of a plain row."""


def row(kept: KeptRow, lines: dict[int, Person], asker: int | None) -> list[Send]:
    """The message of one plain row for every line, for whoever asked last: it is their verdict. Those who
    only watch get the same bytes, unless they did this or count rows of their own."""
    sends: list[Send] = []
    verdict: list[Send] = []
    shared: tuple[bytes, ...] | None = None
    told, eyes, by, heard, positions = kept.told, kept.eyes, kept.by, kept.untold.heard, kept.positions
    begun = end = None
    if positions and told is None and not (kept.dark or kept.untold.rows):  # it begins alike for everyone
        begun, end = _beginning(kept, kept.row, _LOOKS_ON), b"}]" + _end(kept)
    for line, you in lines.items():
        person = you.id
        if told is not None and person not in told:
            if line == asker and kept.cid is not None:
                verdict.append(Send(line, (done(kept.cid, kept.row_for(person)),)))
            continue
        looks = eyes.get(person)
        watches = looks is None and person != by and person not in heard
        if watches and shared is not None:
            said = shared
        elif begun is None or end is None or (looks is not None and len(looks) > 1):
            said = (update(kept, person, _NO_MATTER),)
        else:
            viewer = None if looks is None else looks[0]
            is_done = _verdict(kept) if person == by else b""
            new = positions.get(viewer, b"")
            said = (b"".join((begun, is_done, b',"positions":[', _begun(viewer), new, end)),)
        if watches:
            shared = said
        (verdict if line == asker else sends).append(Send(line, said))
    return sends + verdict


def rows(
    history: History,
    lines: Mapping[int, Person],
    kept: Sequence[KeptRow],
    before: TableRecord,
    attendance: Attendance,
    asker: int | None,
) -> Iterator[Send]:
    """The same for any rows. Whoever sees a running game through other eyes from here on is shown it
    whole."""
    first = kept[0]
    news = tuple([each for row in kept for each in row.news])
    noted = (encode(Noted(news)),) if news else ()
    shared: tuple[bytes, ...] | None = None
    moved = before.phase == "playing" and before.chairs is not history.record.chairs
    for line in sorted(lines, key=partial(eq, asker)):
        you = lines[line]
        is_whole = moved and before.chairs_of(you.id) != history.record.chairs_of(you.id)
        if is_whole:
            yield Send(line, noted)  # before the log in which it stands already
            yield whole(history, line, you, attendance)
        elif _is_told_apart(kept, you.id):
            yield Send(line, (*updates(kept, you.id, attendance), *noted))
        else:
            shared = shared or (*updates(kept, you.id, attendance), *noted)
            yield Send(line, shared)
        if line == asker and first.cid is not None and (is_whole or not first.is_for(you.id)):
            yield Send(line, (done(first.cid, first.row_for(you.id)),))


def _is_told_apart(kept: Sequence[KeptRow], person: str) -> bool:
    """Whether somebody may be sent other bytes than those who only watch."""
    last = kept[-1]
    return (
        person in last.record.players
        or person in last.untold.heard
        or any(person == each.by or each.record.chairs_of(person) for each in kept)
    )


def whole(history: History, line: int, you: Person, attendance: Attendance) -> Send:
    """The whole table, as it stands for this person."""
    last = history.last
    looks = last.eyes_of(you.id)
    history.show_whole(looks)
    logs = {viewer: history.log(viewer) for viewer in looks}
    row = last.row_for(you.id)
    table = welcome(row, last.record, history.scene, you, attendance, logs, history.chat)
    return Send(line, (encode(table),), whole=True)
