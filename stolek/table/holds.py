"""Moments, at which a table of people holds: who leads, who still looks, when it goes on by itself.

Knows how far each screen is with showing, for nothing goes on before people have seen it. In memory only:
after a restart it is forgotten. Has no clock: whoever calls says how late it is.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from stolek.core.game import Variant
from stolek.core.ids import Seat
from stolek.table import outgoing
from stolek.table.effects import Looked, Send
from stolek.table.events import TableRecord
from stolek.table.messages import AtMoment, GoOn, Hold, MomentOver, PaceName, Person, Shown
from stolek.table.outgoing import KeptRow
from stolek.table.whole_table import PastMoment

_SLOWER: dict[PaceName, float] = {"calm": 2.0, "normal": 1.0, "brisk": 0.5}
_CHILDREN = 2.0
_ALONE = 0.3
"""Who plays alone against bots looks, and need not wait for others who do."""
_LET_GO_SECONDS = 3.0
_HOLD_SECONDS = 90.0
"""So long somebody may look; a phone that was put away does not stop the evening."""
SHOWING_SECONDS = 10.0
"""A screen that says nothing for so long after a row is not waited for."""


def slowness(record: TableRecord, variant: Variant) -> float:
    """The factor on pauses, windows and moments of this table."""
    return _SLOWER[record.pace] * (_CHILDREN if variant.for_children else 1.0)


class _Moment(msgspec.Struct):
    """What is being looked at. ``goes_at`` None: it does not go on by itself yet."""

    number: int
    kept: KeptRow
    event: str
    leader: Seat | None
    seconds: float
    opened: float
    holders: dict[str, float] = {}
    goes_at: float | None = None

    def hold(self, person: str, looks: bool, now: float) -> None:
        if looks:
            self.holders[person] = now + _HOLD_SECONDS
            self.goes_at = None
        elif self.holders.pop(person, None) is not None and not self.holders:
            self.goes_at = now + min(_LET_GO_SECONDS, self.seconds)


class Moments:
    """The moment at which a table holds, if it does, and how far every screen is."""

    def __init__(self) -> None:
        self.present: frozenset[str] = frozenset()
        self._now: _Moment | None = None
        self._count = 0
        self._is_news = False
        self._over: list[int] = []
        self._screens: set[int] = set()
        self._readers: dict[int, tuple[str, int]] = {}

    @property
    def holds(self) -> bool:
        return self._now is not None

    @property
    def is_busy(self) -> bool:
        """Whether it holds, or there is something to be said of it."""
        return self._now is not None or self._is_news or bool(self._over)

    @property
    def wake_at(self) -> float:
        assert self._now is not None
        if self._now.holders:
            return min(self._now.holders.values())
        return self._now.opened + SHOWING_SECONDS if self._now.goes_at is None else self._now.goes_at

    def _players(self, record: TableRecord) -> dict[Seat, str]:
        """Who plays with their own hands and is here, by seat."""
        seats = ((Seat(i), c.person) for i, c in enumerate(record.chairs) if c.bot is None)
        return {seat: who.id for seat, who in seats if who is not None and who.id in self.present}

    def is_played(self, record: TableRecord) -> bool:
        """Whether anybody plays with their own hands and is here."""
        return bool(self._players(record))

    def is_alone(self, record: TableRecord) -> bool:
        """Whether one person plays, and nobody else has a chair or looks on."""
        return len(self.present) == 1 and self.present == {person.id for person in record.people}

    # What people and their screens say ----------------------------------------------------------------

    def look(self, record: TableRecord, looked: Looked, now: float) -> None:
        """A screen says how far it is; whoever plays says to wait, whoever leads to go on."""
        moment, you = self._now, looked.you.id
        match looked.what:
            case Shown(row):
                self._readers[looked.line] = (you, row)
                if looked.screen and looked.line not in self._screens:
                    self._screens.add(looked.line)
                    self._is_news = True
            case Hold(hold) if moment is not None and record.chairs_of(you):
                moment.hold(you, hold, now)
                self._is_news = True
            case GoOn(number) if moment is not None and moment.number == number:
                if self._may_go_on(record, moment, you, looked.screen):
                    self._end(moment)

    def gone(self, line: int) -> None:
        self._readers.pop(line, None)
        self._screens.discard(line)

    def _may_go_on(self, record: TableRecord, moment: _Moment, person: str, screen: bool) -> bool:
        """The game's leader, else the host, else anyone who plays; or a big screen. Not while others look."""
        if moment.holders.keys() - {person}:
            return False
        here = self._players(record)
        leader = here.get(moment.leader) if moment.leader is not None else None
        if leader is None and record.host in here.values():
            leader = record.host
        return screen or person == leader or (leader is None and person in here.values())

    # What follows -------------------------------------------------------------------------------------

    def begin(self, record: TableRecord, row: KeptRow, past: PastMoment, slower: float, now: float) -> bool:
        """Holds at this moment, if anybody plays who could look."""
        here = set(self._players(record).values())
        if not here or not record.holds:
            return False
        event, _, moment = past
        self._count += 1
        seconds = moment.seconds * slower * (_ALONE if len(here) == 1 else 1.0)
        tag = str(event.__struct_config__.tag)
        self._now = _Moment(self._count, row, tag, moment.leader, seconds, now)
        return True

    def _watch(self, record: TableRecord, moment: _Moment, now: float) -> None:
        """Forgets holders who left or looked long enough; starts the clock once everyone sees it; ends it."""
        for one in [o for o, until in moment.holders.items() if o not in self.present or until <= now]:
            moment.hold(one, False, now)
            self._is_news = True
        seen = all(moment.kept.row_for(one) <= row for one, row in self._farthest(record).items())
        seen = seen or now >= moment.opened + SHOWING_SECONDS
        if seen and moment.goes_at is None and not moment.holders:
            moment.goes_at = now + moment.seconds
            self._is_news = True
        over = moment.goes_at is not None and moment.goes_at <= now
        past = not record.holds or record.number != moment.kept.record.number
        if over or past or not self._players(record):
            self._end(moment)

    def _end(self, moment: _Moment) -> None:
        """Goes on; what came after the moment in its row is shown only now."""
        self._now = None
        self._over.append(moment.number)
        for line, (person, row) in self._readers.items():
            self._readers[line] = (person, min(row, moment.kept.row_for(person) - 1))

    def is_behind(self, record: TableRecord, last: KeptRow, rows: int) -> bool:
        """Whether a screen of somebody who plays has more than so many rows still to show."""
        if not self._readers:
            return False
        return any(last.row_for(one) - row > rows for one, row in self._farthest(record).items())

    def _farthest(self, record: TableRecord) -> dict[str, int]:
        """How far the farthest screen is of each who plays and whose screens say it."""
        here = set(self._players(record).values())
        rows: dict[str, int] = {}
        for person, row in self._readers.values():
            if person in here:
                rows[person] = max(row, rows.get(person, row))
        return rows

    # What is said of it -------------------------------------------------------------------------------

    def news(self, record: TableRecord, lines: Mapping[int, Person], now: float) -> list[Send]:
        """What has changed since it was last asked, for everyone."""
        if self._now is not None:
            self._watch(record, self._now, now)
        sends: list[Send] = []
        if self._over:
            over = tuple(outgoing.encode(MomentOver(number)) for number in self._over)
            sends = [Send(line, over) for line in lines]
            self._over.clear()
        if self._is_news:
            sends += self.tell(record, lines, now)
        self._is_news = False
        return sends

    def tell(self, record: TableRecord, lines: Mapping[int, Person], now: float) -> list[Send]:
        """The moment as it is, if the table holds."""
        moment = self._now
        if moment is None:
            return []
        people = {person.id: person for person in record.people}
        holders = tuple(people[one] for one in moment.holders if one in people)
        goes_in = None if moment.goes_at is None else max(0, round(1000 * (moment.goes_at - now)))
        sends = []
        for line, you in lines.items():
            row = moment.kept.row_for(you.id)
            yours = self._may_go_on(record, moment, you.id, line in self._screens)
            told = AtMoment(moment.number, row, moment.event, moment.leader, holders, goes_in, yours)
            sends.append(Send(line, (outgoing.encode(told),)))
        return sends
