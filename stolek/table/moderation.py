"""What a host may do about people: give somebody a bot's chair, send somebody away, silence them. Pure."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeAlias

from stolek.core.errors import Refused, illegal
from stolek.core.registry import Entry
from stolek.table import chairs
from stolek.table.events import MutedSet, RemovedSet, Seated, TableEvent, TableRecord
from stolek.table.messages import Admit, AskChair, Mute, Person, Remove
from stolek.table.visitors import Visitors, may_ask

HostMessage: TypeAlias = Admit | Remove | Mute

MUTED: Final = illegal("ST-2", "refused-muted")
NOT_YOURSELF: Final = illegal("ST-2", "refused-not-yourself")
NOBODY_ASKS: Final = illegal("ST-2", "refused-nobody-asks")
NOBODY_KNOWN: Final = illegal("ST-2", "refused-nobody-known")
HAD_CHAIR: Final = illegal("ST-2", "refused-had-chair")


def check_welcome(record: TableRecord, who: Person) -> None:
    """Whoever was sent away says nothing here; raises ``Refused``."""
    if record.is_removed(who.id):
        raise Refused(chairs.REMOVED)


def check_asking(record: TableRecord, who: Person, wish: AskChair) -> None:
    """Whether this person may ask for this chair; raises ``Refused``."""
    if record.phase != "playing":
        raise Refused(chairs.NO_GAME_RUNNING)
    if not 0 <= wish.chair < len(record.chairs):
        raise Refused(chairs.NO_SUCH_CHAIR)
    chair = record.chairs[wish.chair]
    if chair.person is not None or chair.bot is None:
        raise Refused(chairs.CHAIR_TAKEN)
    if not may_ask(record, who.id):
        raise Refused(HAD_CHAIR)


def decide(
    record: TableRecord, entry: Entry, who: Person, wish: HostMessage, visitors: Visitors
) -> tuple[TableEvent, ...]:
    """What follows from a host's wish about somebody; raises ``Refused``."""
    if record.host != who.id:
        raise Refused(chairs.ONLY_HOST)
    if wish.person == who.id:
        raise Refused(NOT_YOURSELF)
    match wish:
        case Admit(_, person, admit):
            return _admit(record, person, admit, visitors)
        case Remove(_, person, removed):
            somebody = _known(record, person, visitors)
            gone = _chairs_left(record, entry, somebody, visitors.present) if removed else ()
            return (*gone, RemovedSet(somebody, removed))
        case Mute(_, person, muted):
            return (MutedSet(_known(record, person, visitors), muted),)


def _admit(record: TableRecord, person: str, admit: bool, visitors: Visitors) -> tuple[TableEvent, ...]:
    chair, somebody = visitors.asking.get(person), visitors.find(person)
    if chair is None or somebody is None:
        raise Refused(NOBODY_ASKS)
    del visitors.asking[person]
    return (Seated(chair, chairs.distinct(record, somebody)),) if admit else ()


def _known(record: TableRecord, person: str, visitors: Visitors) -> Person:
    """This person, who is here, has a chair, or was sent away."""
    for known in (*record.people, *record.removed):
        if known.id == person:
            return known
    here = visitors.find(person)
    if here is None:
        raise Refused(NOBODY_KNOWN)
    return here


def _chairs_left(
    record: TableRecord, entry: Entry, somebody: Person, present: Collection[str]
) -> tuple[TableEvent, ...]:
    return tuple(
        event
        for chair in record.chairs_of(somebody.id)
        for event in chairs.stand(record, entry, somebody, chair, present)
    )
