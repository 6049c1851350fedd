"""Who is told outside of the table that something waits for them there, and who reminds whom. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from stolek.core.errors import Refused, illegal
from stolek.core.ids import Seat
from stolek.core.say import Say, say
from stolek.table import chairs
from stolek.table.effects import Notice, NoticeKind
from stolek.table.events import TableRecord
from stolek.table.history import History
from stolek.table.messages import Nudge, Person
from stolek.table.outbox import Outbox

NUDGE_SECONDS: Final = 6 * 3600.0
"""Nobody is reminded of the same decision more often."""
NUDGED: Final = illegal("ST-2", "refused-nudged")
NOT_WAITED_FOR: Final = illegal("ST-2", "refused-not-waited-for")


def notices(
    record: TableRecord, kind: NoticeKind, seats: Iterable[int], here: frozenset[str], by: str | None = None
) -> Iterator[Notice]:
    """For the people on these seats who are not here, each once; in real time there are none."""
    if not record.deadline.over_days:
        return
    holders = [record.chairs[seat].person for seat in seats]
    for person in {p.id: p for p in holders if p is not None and p.id not in here}.values():
        yield Notice(person.id, record.id, record.game, kind, by)


class Nudges:
    """Who was reminded of what, and when."""

    def __init__(self) -> None:
        self._last: dict[tuple[Seat, int], float] = {}

    def nudge(
        self, history: History, who: Person, wish: Nudge, here: frozenset[str], now: float, out: Outbox
    ) -> Say:
        """Sends somebody a notice; gives what everybody is told of it. Raises ``Refused``."""
        record, play = history.record, history.play
        if not record.chairs_of(who.id):
            raise Refused(chairs.NOT_SEATED)
        if not 0 <= wish.chair < len(record.chairs):
            raise Refused(chairs.NO_SUCH_CHAIR)
        chair, seat = record.chairs[wish.chair], Seat(wish.chair)
        asked = play.prompts.get(seat) if play is not None and record.phase == "playing" else None
        if asked is None or not asked.owed or chair.person is None or chair.bot is not None:
            raise Refused(NOT_WAITED_FOR)
        if chair.person.id in here:
            raise Refused(chairs.STILL_HERE)
        if now < self._last.get((seat, asked.id), -NUDGE_SECONDS) + NUDGE_SECONDS:
            raise Refused(NUDGED)
        self._last = {(seat, asked.id): now, **{k: at for k, at in self._last.items() if k[0] != seat}}
        out.notices.append(Notice(chair.person.id, record.id, record.game, "nudge", who.name))
        return say("table-nudged", name=chair.person.name, by=who.name)
