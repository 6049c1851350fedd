"""Who is told outside of the table that something waits for them there, and who reminds whom. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from stolek.core.errors import Refused, illegal
from stolek.core.ids import Seat
from stolek.core.play import Move
from stolek.core.say import Say, say
from stolek.table import chairs, replay
from stolek.table.deadlines import Deadlines
from stolek.table.effects import Effects, Notice, NoticeKind
from stolek.table.events import TableRecord
from stolek.table.history import History
from stolek.table.lobby_cards import DeskLine, Recap
from stolek.table.messages import Nudge, Person

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


def waits_for(history: History, person: str) -> list[Seat]:
    """The seats of this person that the game waits for."""
    own = history.record.chairs_of(person)
    return [seat for seat in _asked(history) if seat in own]


def _asked(history: History) -> list[Seat]:
    """The seats of people whom the game waits for: it does not wait in a window, which closes by itself."""
    play, record = history.play, history.record
    if play is None or record.phase != "playing":
        return []
    owed = (p for p in play.prompts.values() if p.owed and p.kind != "window")
    return [prompt.seat for prompt in owed if record.chairs[prompt.seat].bot is None]


def desk_line(history: History, deadlines: Deadlines, person: str) -> DeskLine | None:
    """What a table says on this person's desk; None: nothing is played."""
    asked, record = _asked(history), history.record
    if record.phase != "playing":
        return None
    yours = waits_for(history, person)
    others = [record.chairs[seat].person for seat in asked]
    names = {p.id: p.name for p in others if p is not None and p.id != person}
    since, left = deadlines.least(yours or asked)
    return DeskLine(bool(yours), tuple(names.values()), since, left, len(_missed(history, deadlines, person)))


def recap(history: History, deadlines: Deadlines, person: str) -> Recap:
    """What this person has missed, through their own eyes."""
    last, missed = deadlines.last_here(person), _missed(history, deadlines, person)
    if last is None or history.play is None or not missed:
        return Recap()
    own, end = Seat(history.record.chairs_of(person)[0]), missed[-1].seq
    late = [each for each in history.times_up() if missed[0].seq <= each[0] <= end]
    return replay.recap(history.play, last.at, missed, own, late)


def _missed(history: History, deadlines: Deadlines, person: str) -> list[Move]:
    """The moves of the running game that this person is told of, from when they left until they came."""
    last, came = deadlines.last_here(person), deadlines.came(person)
    play, own, number = history.play, history.record.chairs_of(person), history.record.number
    if last is None or play is None or not own or (came is not None and came.game != number):
        return []
    first, end = last.moves if last.game == number else 0, None if came is None else came.moves
    moves = play.moves[first:end]
    return [move for move in moves if replay.is_heard(play, move, Seat(own[0]))]


class Nudges:
    """Who was reminded of what, and when."""

    def __init__(self) -> None:
        self._last: dict[tuple[Seat, int], float] = {}

    def nudge(
        self, history: History, who: Person, wish: Nudge, here: frozenset[str], now: float, out: Effects
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
