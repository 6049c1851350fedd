"""What follows at a table from the lobby's requests: another name, a chair link, a deck. Pure."""

from __future__ import annotations

from stolek.core.registry import Entry
from stolek.table import chairs, classroom
from stolek.table.effects import ChairGiven, DeckChanged, DeckWanted, Item, PersonChanged, Placed, Ruled
from stolek.table.events import DeckChosen, TableEvent, TableRecord


def decide(record: TableRecord, entry: Entry, item: Item) -> tuple[str | None, tuple[TableEvent, ...]]:
    """Who wants it and what follows; raises ``Refused``."""
    match item:
        case PersonChanged(person):
            return person.id, chairs.rename(record, person)
        case ChairGiven(chair, holder, to):
            return to.id, chairs.give_chair(record, chair, holder, to)
        case DeckWanted(by, deck):
            return by, chairs.choose_deck(record, entry.game, by, deck)
        case DeckChanged(changed, deck):
            own = record.deck
            stale = own is not None and own.id == changed and own != deck
            return None, (DeckChosen(deck),) if stale and record.phase != "playing" else ()
        case Ruled(paused, approves):
            return record.host, classroom.rule(record, paused, approves)
        case Placed(person, here):
            return record.host, classroom.place(record, entry, person, here)
    raise TypeError(f"not a request of the lobby: {item!r}")
