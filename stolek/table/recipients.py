"""Who is sent what: new rows for every line at a table, and the whole table for one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from operator import eq

from stolek.table import outgoing
from stolek.table.effects import Send
from stolek.table.events import TableRecord
from stolek.table.history import History
from stolek.table.messages import Noted, Person
from stolek.table.outgoing import Attendance, KeptRow

_NO_MATTER = Attendance()
"""Who is here: that makes no difference to what is shown of a plain row."""


def row(kept: KeptRow, lines: Mapping[int, Person], asker: int | None) -> list[Send]:
    """The message of one plain row for every line, for whoever asked last: it is their verdict. Those who
    only watch get the same bytes, unless they did this or count rows of their own."""
    sends: list[Send] = []
    verdict: list[Send] = []
    shared: tuple[bytes, ...] | None = None
    told, eyes, by, heard = kept.told, kept.eyes, kept.by, kept.untold.heard
    begun = outgoing.begun_for_all(kept)
    for line, you in lines.items():
        person = you.id
        if told is not None and person not in told:
            if line == asker and kept.cid is not None:
                verdict.append(Send(line, (outgoing.done(kept.cid, kept.row_for(person)),)))
            continue
        if person in eyes or person == by or person in heard:
            said: tuple[bytes, ...] = (outgoing.update(kept, person, _NO_MATTER, begun),)
        else:
            said = shared = shared or (outgoing.update(kept, person, _NO_MATTER, begun),)
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
    noted = (outgoing.encode(Noted(news)),) if news else ()
    shared: tuple[bytes, ...] | None = None
    moved = before.phase == "playing" and before.chairs is not history.record.chairs
    for line in sorted(lines, key=partial(eq, asker)):
        you = lines[line]
        is_whole = moved and before.chairs_of(you.id) != history.record.chairs_of(you.id)
        if is_whole:
            yield Send(line, noted)  # before the log in which it stands already
            yield whole(history, line, you, attendance)
        elif _is_told_apart(kept, you.id):
            yield Send(line, (*outgoing.updates(kept, you.id, attendance), *noted))
        else:
            shared = shared or (*outgoing.updates(kept, you.id, attendance), *noted)
            yield Send(line, shared)
        if line == asker and first.cid is not None and (is_whole or not first.is_for(you.id)):
            yield Send(line, (outgoing.done(first.cid, first.row_for(you.id)),))


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
    table = outgoing.welcome(last, history.scene, you, attendance, logs, history.chat)
    return Send(line, (table,), whole=True)
