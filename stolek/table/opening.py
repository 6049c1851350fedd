"""How tables and games begin: a new table from what its host wants, a new game with its seed. Pure.

A table's id and a game's seed are chance, so whoever asks brings them.
"""

from __future__ import annotations

from functools import reduce
from typing import Annotated

import msgspec

from stolek.core import codec, registry
from stolek.core.errors import Refused, StolekError
from stolek.core.game import make_setup
from stolek.core.play import Play
from stolek.core.registry import Entry
from stolek.table import chairs as chair_rules
from stolek.table import events as table_events
from stolek.table import lessons
from stolek.table.evening import SETUP_IMPOSSIBLE
from stolek.table.events import (
    BotSet,
    ClassroomSet,
    Created,
    Options,
    Seated,
    Started,
    TableEvent,
    TableRecord,
)
from stolek.table.history import Draft
from stolek.table.messages import Classroom, Person

CHAIRS_MOST = 12


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up; you are its host and sit on the first chair.

    ``bots`` has a level (or null for an empty chair) for each chair; left out, all other chairs are empty."""

    game: str
    variant: str | None = None
    options: Options | None = None
    chairs: Annotated[int, msgspec.Meta(ge=1, le=CHAIRS_MOST)] | None = None
    bots: tuple[str | None, ...] | None = None
    open: bool = False


class NewPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One-tap play: you against bots of this level (or the usual one), started at once.

    ``lesson``: this lesson of the game, which says how it is set up; ``options`` may add the language."""

    game: str
    variant: str | None = None
    options: Options | None = None
    chairs: Annotated[int, msgspec.Meta(ge=1, le=CHAIRS_MOST)] | None = None
    level: str | None = None
    lesson: str | None = None


def new_table(table: str, host: Person, wanted: NewTable) -> list[Draft]:
    """A table with its host on the first chair; raises ``StolekError``."""
    entry = registry.get(wanted.game)
    created = _created(table, host, wanted)
    bots = [(chair, level) for chair, level in enumerate(wanted.bots or ()) if level is not None]
    for chair, level in bots:
        _check_level(entry, level)
        if not 0 < chair < created.chairs:
            raise StolekError("a bot's chair must be there, and the first chair is yours")
    events: tuple[TableEvent, ...] = (
        created,
        Seated(0, host),
        *(BotSet(chair, level) for chair, level in bots),
    )
    return [Draft(events, host.id)]


def new_class_table(table: str, teacher: Person, wanted: NewTable, classroom: Classroom) -> list[Draft]:
    """A table of a class: the teacher is its host and has no chair; raises ``StolekError``."""
    return [Draft((_created(table, teacher, wanted), ClassroomSet(classroom)), teacher.id)]


def new_play(table: str, host: Person, wanted: NewPlay, seed: bytes) -> list[Draft]:
    """The person against bots, started at once; raises ``StolekError``."""
    entry = registry.get(wanted.game)
    level = wanted.level or entry.usual_level
    _check_level(entry, level)
    asked = NewTable(wanted.game, wanted.variant, wanted.options, wanted.chairs)
    if wanted.lesson is not None:
        taught = lessons.get(wanted.game, wanted.lesson)
        options = {**(wanted.options or {}), **taught.options}
        asked = NewTable(wanted.game, taught.variant, options, taught.chairs)
        seed = bytes.fromhex(taught.seed)
    created = msgspec.structs.replace(_created(table, host, asked), lesson=wanted.lesson)
    bots = (BotSet(chair, level) for chair in range(1, created.chairs))
    draft = Draft((created, Seated(0, host), *bots), host.id)
    return start(table_events.evolve(None, created), entry, draft, seed)


def _created(table: str, host: Person, wanted: NewTable) -> Created:
    game = registry.get(wanted.game).game
    variant = game.info.variant(wanted.variant)
    official = [n for n in variant.seats if n not in variant.unofficial] or list(variant.seats)
    chairs = wanted.chairs or official[len(official) // 2]
    setup = make_setup(game, chairs, wanted.variant, wanted.options)
    return Created(
        id=table,
        game=wanted.game,
        variant=setup.variant,
        options=chair_rules.options_of(setup),
        chairs=chairs,
        open=wanted.open,
        host=host.id,
    )


def _check_level(entry: Entry, level: str) -> None:
    if level not in entry.bots:
        known = ", ".join(entry.levels)
        raise StolekError(f"{entry.game.info.id} has no bot {level!r}; it has: {known}")


def start(record: TableRecord, entry: Entry, draft: Draft, seed: bytes) -> list[Draft]:
    """The draft with a new game after its events, and the game's opening. Empty chairs get bots."""
    assert isinstance(draft.what, tuple)
    before = reduce(table_events.evolve, draft.what, record)
    filled = chair_rules.fill(before, entry)
    game = entry.game
    own = None if before.deck is None else before.deck.deck
    try:
        setup = make_setup(game, len(before.chairs), before.variant, before.options, own)
    except StolekError:  # what could be set up once may be refused by newer rules
        raise Refused(SETUP_IMPOSSIBLE) from None
    why = game.refuses_bots(setup)
    if why is not None and any(chair.person is None for chair in before.chairs):
        raise Refused(why)
    raw = msgspec.Raw(codec.encode_setup(setup))
    started = Started(before.number + 1, setup.rules, raw, seed.hex())
    opening = Play(game, setup, seed).opening()
    events: tuple[TableEvent, ...] = (*draft.what, *filled, started)
    return [msgspec.structs.replace(draft, what=events), Draft(opening)]
