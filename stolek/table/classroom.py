"""A table of a class: where pupils sit, what the teacher allows, what waits to be read. Pure.

A class is no more than ordinary tables with one host, who has no chair at any of them.
"""

from __future__ import annotations

from typing import Final

import msgspec

from stolek.core.errors import Refused, illegal
from stolek.core.game import Outcome
from stolek.core.play import Play
from stolek.core.registry import Entry
from stolek.table import chairs, outgoing
from stolek.table.effects import Send
from stolek.table.events import ClassroomSet, Seated, TableEvent, TableRecord
from stolek.table.game_messages import Position
from stolek.table.history import History
from stolek.table.messages import Answer, Person, TableState
from stolek.table.visitors import may_ask
from stolek.table.whole_table import Attendance, table_state, whole_position

PAUSED: Final = illegal("ST-2", "refused-paused")
NOT_FITTING: Final = illegal("ST-2", "refused-not-fitting")
UNREAD_NO_MORE: Final = illegal("ST-2", "refused-unread-no-more")
NO_CLASS: Final = illegal("ST-2", "refused-no-class")


class Written(msgspec.Struct, frozen=True):
    """A move with words of a pupil's own that the teacher has not read yet. Forgotten when the table is: the
    pupil's page sends it again."""

    line: int
    you: Person
    wish: Answer


class Unread:
    """What waits for the teacher, one for each seat."""

    def __init__(self) -> None:
        self._by_seat: dict[int, Written] = {}

    @property
    def all(self) -> tuple[Written, ...]:
        return tuple(self._by_seat.values())

    def keep(self, written: Written, row: int) -> list[Send]:
        """Keeps it in place of what the seat wrote before, of which nobody hears any more."""
        before = self._by_seat.get(written.wish.seat)
        self._by_seat[written.wish.seat] = written
        if before is None or before.wish.cid == written.wish.cid:
            return []
        return [Send(written.line, (outgoing.done(before.wish.cid, row),))]

    def late(self, play: Play | None) -> list[Written]:
        """What was written for a question that is closed by now: somebody was faster, or the game is over."""
        prompts = {} if play is None else {int(seat): prompt.id for seat, prompt in play.prompts.items()}
        return [each for each in self.all if prompts.get(each.wish.seat) != each.wish.prompt]

    def take(self, seat: int, cid: str) -> Written:
        """What was written by this wish, which waits no more; raises ``Refused``."""
        if seat not in self._by_seat or self._by_seat[seat].wish.cid != cid:
            raise Refused(UNREAD_NO_MORE)
        return self._by_seat.pop(seat)


class Glance(msgspec.Struct, frozen=True):
    """A table as whoever only looks at it sees it, and what waits for the teacher."""

    table: TableState
    position: Position | None
    outcome: Outcome | None
    unread: tuple[Written, ...]


def glance(history: History, attendance: Attendance, unread: Unread) -> Glance:
    scene = history.scene
    return Glance(
        table_state(history.record, None, attendance),
        None if scene is None else whole_position(scene, None, attendance),
        None if scene is None else scene.outcome,
        unread.all,
    )


def rule(record: TableRecord, paused: bool | None, approves: bool | None) -> tuple[TableEvent, ...]:
    """What follows when the teacher pauses the table or wants to read; raises ``Refused``."""
    before = record.classroom
    if before is None:
        raise Refused(NO_CLASS)
    now = msgspec.structs.replace(
        before,
        paused=before.paused if paused is None else paused,
        approves=before.approves if approves is None else approves,
    )
    return () if now == before else (ClassroomSet(now),)


def place(record: TableRecord, entry: Entry, person: Person, here: bool) -> tuple[TableEvent, ...]:
    """A pupil sits down on the first chair that is free, or else a bot's, or leaves; raises ``Refused``.

    In a running game a bot plays on for who leaves, and only who has seen no hand of it takes one over."""
    if record.classroom is None:
        raise Refused(NO_CLASS)
    own = record.chairs_of(person.id)
    if not here:
        return tuple(event for chair in own for event in chairs.stand(record, entry, person, chair, ()))
    if own:
        return ()
    if record.phase == "playing" and not may_ask(record, person.id):
        raise Refused(chairs.NO_CHAIR_FREE)
    free = [number for number, chair in enumerate(record.chairs) if chair.person is None]
    if not free:
        raise Refused(chairs.NO_CHAIR_FREE)
    chair = min(free, key=lambda number: (record.chairs[number].bot is not None, number))
    return (Seated(chair, chairs.distinct(record, person)),)
