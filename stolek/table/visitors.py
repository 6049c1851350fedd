"""Who is at a table now, by their lines: here, asleep or away, since when, and who asks for a chair.

Forgotten when the table is: nothing of this is stored. No clock: whoever calls says how late it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

import msgspec

from stolek.core.say import Say, say
from stolek.table.events import TableRecord
from stolek.table.messages import Asking, Person, Presence
from stolek.table.store import LastHere

State: TypeAlias = Literal["here", "asleep", "away"]
SCREEN = "screen of "
"""How the id of a big screen begins; whose device it is follows."""
_NOTED_AFTER = 5.0
"""Seconds after which everybody is told that somebody is away; a page that is loaded again is quicker."""
_ASLEEP_FACTOR = 3
"""Somebody who only sleeps is waited for longer than somebody without a line, so many times."""
_GUESTS_MOST = 20


class _Seen(msgspec.Struct):
    """How somebody with a chair was last seen. ``told``: everybody knows that they are away; None: nobody has
    seen them leave, so nothing is said of it."""

    state: State
    since: float
    told: bool | None = False


class Visitors:
    """The people whose lines these are. ``lines`` belongs to the table, which adds and removes them."""

    def __init__(
        self, lines: Mapping[int, Person], cover_seconds: float, last_here: Callable[[str], LastHere | None]
    ) -> None:
        self._lines = lines
        self._at_least = self._cover_seconds = cover_seconds
        self._last_here = last_here
        self._hidden: set[int] = set()
        self._seen: dict[str, _Seen] = {}
        self.asking: dict[str, int] = {}
        """Who asks the host for which chair of a bot."""

    @property
    def present(self) -> frozenset[str]:
        return frozenset(person.id for person in self._lines.values())

    @property
    def here(self) -> frozenset[str]:
        """Those with a device that shows the page."""
        return frozenset(person.id for line, person in self._lines.items() if line not in self._hidden)

    @property
    def wake_at(self) -> float | None:
        """When everybody is to be told next that somebody is away."""
        due = [s.since for s in self._seen.values() if s.state == "away" and s.told is False]
        return min(due) + _NOTED_AFTER if due else None

    def find(self, person: str) -> Person | None:
        return next((each for each in self._lines.values() if each.id == person), None)

    def hide(self, line: int, hidden: bool) -> None:
        (self._hidden.add if hidden else self._hidden.discard)(line)

    def look(self, record: TableRecord, now: float) -> tuple[Say, ...]:
        """Takes note of who is here now; gives what everybody is to be told of it."""
        self._hidden &= self._lines.keys()
        days = record.deadline.seconds if record.deadline.over_days else 0
        self._cover_seconds = max(self._at_least, days)
        seated = {person.id: person for person in record.people}
        self.asking = {
            person: chair
            for person, chair in self.asking.items()
            if person in self.present and may_ask(record, person) and _has_bot_alone(record, chair)
        }
        self._seen = {person: seen for person, seen in self._seen.items() if person in seated}
        news = []
        for person in seated.values():
            state, seen = self._state(person.id), self._seen.get(person.id)
            if seen is None or seen.state != state:
                if seen is not None and seen.told and state != "away":
                    news.append(say("table-back", name=person.name))
                last = self._last_here(person.id) if seen is None and state == "away" else None
                since = now if last is None else min(now, last.at)
                self._seen[person.id] = seen = _Seen(state, since, None if seen is None else False)
            if state == "away" and seen.told is False and now >= seen.since + _NOTED_AFTER:
                seen.told = True
                news.append(say("table-away", name=person.name))
        heard = record.phase == "playing" and self._lines and not record.deadline.over_days
        return tuple(news) if heard else ()

    def is_here(self, person: str) -> bool:
        return self._state(person) == "here"

    def _state(self, person: str) -> State:
        theirs = [line for line, who in self._lines.items() if who.id == person]
        if not theirs:
            return "away"
        return "asleep" if self._hidden.issuperset(theirs) else "here"

    def _cover_at(self, person: str) -> float | None:
        """From when on others may let a bot play for this person; None: they are here."""
        seen = self._seen.get(person)
        if seen is None or seen.state == "here":
            return None
        slow = seen.state == "asleep" and self._cover_seconds == self._at_least
        return seen.since + self._cover_seconds * (_ASLEEP_FACTOR if slow else 1)

    def absent(self, now: float) -> frozenset[str]:
        """Those for whom others may let a bot play now."""
        due = {person: self._cover_at(person) for person in self._seen}
        return frozenset(person for person, at in due.items() if at is not None and at <= now)

    def presence(self, record: TableRecord, now: float) -> Presence:
        present, chairs = self.present, record.chairs
        people = [None if chair.person is None else chair.person.id for chair in chairs]
        seated = {person.id for person in record.people}
        guests = {p.id: p for p in self._lines.values() if p.id not in seated and not is_screen(p.id)}
        asking = ((guests.get(person), chair) for person, chair in self.asking.items())
        return Presence(
            connected=tuple(person in present for person in people),
            spectators=len([each for each in present - seated if not is_screen(each)]),
            asleep=tuple(p is not None and p in present and self._state(p) == "asleep" for p in people),
            cover_in=tuple(
                None if p is None or c.bot is not None else _left(self._cover_at(p), now)
                for p, c in zip(people, chairs, strict=True)
            ),
            guests=tuple(guests.values())[:_GUESTS_MOST],
            asking=tuple(Asking(person, chair) for person, chair in asking if person is not None),
            last_here=tuple(map(self._seen_at, people)) if record.deadline.over_days else (),
        )

    def _seen_at(self, person: str | None) -> int | None:
        last = None if person is None or self._state(person) == "here" else self._last_here(person)
        return None if last is None else last.at


def is_screen(person: str) -> bool:
    return person.startswith(SCREEN)


def may_ask(record: TableRecord, person: str) -> bool:
    """A hand is seen by nobody who has seen another: only who has held no chair in this game may have one."""
    fits = record.phase == "playing" and person not in record.players
    return fits and any(_has_bot_alone(record, chair) for chair in range(len(record.chairs)))


def _has_bot_alone(record: TableRecord, chair: int) -> bool:
    there = record.chairs[chair] if 0 <= chair < len(record.chairs) else None
    return there is not None and there.person is None and there.bot is not None


def _left(at: float | None, now: float) -> int | None:
    return None if at is None else max(0, round(1000 * (at - now)))
