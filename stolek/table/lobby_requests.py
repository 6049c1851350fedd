"""What follows at a table from the lobby's requests: another name, a chair link, a deck. Pure."""

from __future__ import annotations

from stolek.core.game import AnyGame
from stolek.table import chairs
from stolek.table.effects import ChairGiven, DeckChanged, DeckWanted, Item, PersonChanged
from stolek.table.events import DeckChosen, TableEvent, TableRecord


def decide(record: TableRecord, game: AnyGame, item: Item) -> tuple[str | None, tuple[TableEvent, ...]]:
    """Who wants it and what follows; raises ``Refused``."""
    match item:
        case PersonChanged(person):
            return person.id, chairs.rename(record, person)
        case ChairGiven(chair, holder, to):
            return to.id, chairs.give_chair(record, chair, holder, to)
        case DeckWanted(by, deck):
            return by, chairs.choose_deck(record, game, by, deck)
        case DeckChanged(changed, deck):
            own = record.deck
            stale = own is not None and own.id == changed and own != deck
            return None, (DeckChosen(deck),) if stale and record.phase != "playing" else ()
    raise TypeError(f"not a request of the lobby: {item!r}")
