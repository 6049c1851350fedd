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


def rows(
    history: History,
    lines: Mapping[int, Person],
    kept: Sequence[KeptRow],
    before: TableRecord,
    attendance: Attendance,
    asker: int | None,
) -> Iterator[Send]:
    """The messages of these rows for every line, for whoever asked last: it is their verdict. Those who
    only watch get the same bytes, unless they did this or count rows of their own. Whoever sees a running
    game through other eyes from here on is shown it whole."""
    first, last = kept[0], kept[-1]
    own = {*last.untold.heard, *last.record.players, *[each.by for each in kept if each.by is not None]}
    own.update([c.person.id for each in kept for c in each.record.chairs if c.person is not None])
    news = tuple([each for row in kept for each in row.news])
    noted = (outgoing.encode(Noted(news)),) if news else ()
    built: dict[str | None, tuple[bytes, ...]] = {}
    moved = before.phase == "playing" and before.chairs is not history.record.chairs
    for line in sorted(lines, key=partial(eq, asker)):
        you = lines[line]
        key = you.id if you.id in own else None
        is_whole = moved and before.chairs_of(you.id) != history.record.chairs_of(you.id)
        if is_whole:
            yield Send(line, noted)  # before the log in which it stands already
            yield whole(history, line, you, attendance)
        else:
            if key not in built:
                told = [outgoing.update(each, you.id, attendance) for each in kept if each.is_for(you.id)]
                built[key] = (*told, *noted)
            yield Send(line, built[key])
        if line == asker and first.cid is not None and (is_whole or not first.is_for(you.id)):
            yield Send(line, (outgoing.done(first.cid, first.row_for(you.id)),))


def whole(history: History, line: int, you: Person, attendance: Attendance) -> Send:
    """The whole table, as it stands for this person."""
    last = history.last
    logs = {viewer: history.log(viewer) for viewer in outgoing.viewers(last.record, last.seats, you.id)}
    table = outgoing.welcome(last, history.scene, you, attendance, logs, history.chat)
    return Send(line, (table,), whole=True)
