"""How much time is left of each decision that somebody owes, and when each was last at the table.

In real time the clocks run while people play; over days they run as long as anybody has the table in memory,
and what is left of them is kept with it. Has no clock: whoever calls says how late it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import ceil
from typing import Final

import msgspec

from stolek.core.ids import Seat
from stolek.table.events import TableRecord
from stolek.table.history import History
from stolek.table.messages import DAY, TimesLeft
from stolek.table.outside_lookups import Lookups
from stolek.table.people_messages import Zone
from stolek.table.store import LastHere, TimeLeft, Times

RENEW_SECONDS: Final = 600.0
"""So often what is left is kept again."""
REMIND_SECONDS: Final = 12 * 3600.0
"""Whoever has no more than that left over days is told so: it lies before the deadline also after a night."""
_GAP = 2 * RENEW_SECONDS
"""More than that did not go by: the machine was asleep, and nobody could have played."""


class _Clock(msgspec.Struct):
    prompt: int
    left: float
    asked: int
    reminded: bool = False


class Deadlines:
    """The clocks of one table."""

    def __init__(self, history: History, times: Times | None, lookups: Lookups) -> None:
        times = times or Times()
        self._lookups = lookups
        self._rule = history.record.deadline
        self._clocks: dict[Seat, _Clock] = {}
        if times.game == history.record.number:
            self._clocks = {Seat(t.seat): _Clock(t.prompt, t.left, t.asked, t.reminded) for t in times.left}
        self._last_here = dict(times.here)
        self._here: frozenset[str] = frozenset()
        self._came: dict[str, LastHere] = {}
        self._since: float | None = None
        self._kept = times
        self._kept_at = 0.0
        self._is_new = self._to_keep = False

    @property
    def is_used(self) -> bool:
        return bool(self._rule.seconds or self._clocks)

    @property
    def is_busy(self) -> bool:
        """Whether a clock runs, or there is something to be told or kept."""
        return self.is_used or self._is_new or self._kept.runs

    # What goes by -------------------------------------------------------------------------------------

    def follow(self, history: History, runs: bool, now: float) -> list[Seat]:
        """The time since it was last called has gone by for whoever still owes an answer; gives those who
        owe a new one. A rule that was set (again) begins all clocks anew."""
        rule, was = history.record.deadline, self._clocks
        if self._since is not None:
            gone = self._counted(self._since, now)
            for clock in was.values():
                clock.left -= gone
        stood, self._since = self._since is None, now if runs else None
        owed = _owed(history) if rule.seconds else {}
        if rule is not self._rule:
            self._rule, was = rule, {}
        self._clocks = {s: was[s] for s, p in owed.items() if s in was and was[s].prompt == p}
        new = [seat for seat in owed if seat not in self._clocks]
        for seat in new:
            self._clocks[seat] = _Clock(owed[seat], rule.seconds, int(now))
        self._is_new = self._is_new or bool(new) or len(was) != len(self._clocks) or stood == runs
        return new

    def _counted(self, start: float, end: float) -> float:
        if not self._rule.over_days:
            return end - start
        end = min(end, start + _GAP)
        return sum(to - at for at, to, counts in self._days(start, end) if counts)

    def _days(self, start: float, end: float) -> Iterator[tuple[float, float, bool]]:
        """The time between, in pieces that lie within one day of the table's time zone, and whether they
        count."""
        zone = self._rule.weekend
        if zone is None:
            yield start, end, True
            return
        while start < end:
            day = int(start + 60 * self._minutes_east(zone, start)) // DAY  # day 0 was a Thursday
            midnight = (day + 1) * DAY
            midnight -= 60 * self._minutes_east(zone, midnight - 60 * self._minutes_east(zone, start))
            to = min(end, max(midnight, start + 1))
            yield start, to, (day + 3) % 7 < 5
            start = to

    def _minutes_east(self, zone: Zone, at: float) -> int:
        return zone if isinstance(zone, int) else self._lookups.minutes_east(zone, at) or 0

    def _due(self, left: float) -> float:
        assert self._since is not None
        if left <= 0:
            return self._since + left
        for at, to, counts in self._days(self._since, self._since + left + 40 * DAY):
            if counts and left <= to - at:
                return at + left
            left -= to - at if counts else 0
        return self._since + left

    @property
    def wake_at(self) -> float | None:
        """When the next time is up, or what is left is to be kept."""
        due = [self._kept_at + RENEW_SECONDS] if self._kept.runs else []
        if self._clocks and self._since is not None:
            lefts = [clock.left for clock in self._clocks.values()]
            if self._rule.over_days:
                lefts += [c.left - REMIND_SECONDS for c in self._clocks.values() if not c.reminded]
            due.append(self._due(min(lefts)))
        return min(due) if due else None

    def least(self, seats: Collection[Seat]) -> tuple[int | None, int | None]:
        """Since when the first of these seats is asked, and how many seconds the hastiest of them has
        left."""
        clocks = [self._clocks[seat] for seat in seats if seat in self._clocks]
        if not clocks:
            return None, None
        least = min(clock.left for clock in clocks)
        left = least if self._since is None else self._due(least) - self._since
        return min(clock.asked for clock in clocks), max(0, ceil(left))

    def late(self) -> list[Seat]:
        """Those whose time is up."""
        return [seat for seat, clock in self._clocks.items() if clock.left <= 0]

    def soon_late(self) -> list[Seat]:
        """Those whose time over days is nearly up; each is named once for a decision."""
        if not self._rule.over_days:
            return []
        found = [s for s, c in self._clocks.items() if not c.reminded and 0 < c.left <= REMIND_SECONDS]
        for seat in found:
            self._clocks[seat].reminded = True
        self._to_keep = self._to_keep or bool(found)
        return found

    # What is told and kept ----------------------------------------------------------------------------

    def news(self, record: TableRecord) -> TimesLeft | None:
        """What everyone is to be told, if it is other than what they were told."""
        is_new, self._is_new = self._is_new, False
        return self.tell(record) if is_new else None

    def tell(self, record: TableRecord) -> TimesLeft:
        """What is left for each chair."""
        clocks = [self._clocks.get(Seat(chair)) for chair in range(len(record.chairs))]
        runs, since = self._since is not None, self._since or 0.0
        return TimesLeft(
            left=tuple(
                None if c is None else ceil(1000 * max(0.0, self._due(c.left) - since if runs else c.left))
                for c in clocks
            ),
            asked=tuple(None if c is None else c.asked for c in clocks),
            runs=runs,
        )

    def last_here(self, person: str) -> LastHere | None:
        """When somebody was last here before now."""
        return self._last_here.get(person)

    def came(self, person: str) -> LastHere | None:
        """When somebody came who is here now."""
        return self._came.get(person)

    def see(self, history: History, here: frozenset[str], now: float) -> None:
        """Takes note of those who have left or come."""
        mark = _mark(history, now)
        for person in self._here - here:
            self._last_here[person] = mark
        self._came = {person: self._came.get(person, mark) for person in here}
        self._here = here

    def keep(self, history: History, now: float) -> Times | None:
        """What is to be kept now, if anything is."""
        record = history.record
        runs = record.deadline.over_days and record.phase == "playing"
        if not runs and not self._kept.runs:
            return None
        left = tuple(
            TimeLeft(s, c.prompt, ceil(c.left), c.asked, c.reminded) for s, c in self._clocks.items()
        )
        asked = [(each.seat, each.prompt) for each in left]
        same = runs == self._kept.runs and asked == [(each.seat, each.prompt) for each in self._kept.left]
        same = same and not self._to_keep and self._last_here == self._kept.here
        if same and now < self._kept_at + RENEW_SECONDS:
            return None
        self._to_keep = False
        seated = {person.id for person in record.people}
        self._last_here = {person: mark for person, mark in self._last_here.items() if person in seated}
        self._kept = Times(record.number, runs, left if runs else (), dict(self._last_here))
        self._kept_at = now
        here = {person: _mark(history, now) for person in self._here & seated}
        return msgspec.structs.replace(self._kept, here={**self._last_here, **here})


def _mark(history: History, now: float) -> LastHere:
    return LastHere(int(now), history.record.number, len(history.play.moves) if history.play else 0)


def _owed(history: History) -> dict[Seat, int]:
    """The decisions that people owe, by seat. A window has a clock of its own."""
    play, record = history.play, history.record
    if play is None or record.phase != "playing":
        return {}
    return {
        seat: prompt.id
        for seat, prompt in play.prompts.items()
        if prompt.owed and prompt.kind != "window" and record.chairs[seat].bot is None
    }
