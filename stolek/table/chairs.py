"""What people may do at a table besides playing: the rules of chairs, host and set-up. Pure.

Given the table and who asks for what, ``decide`` says what happens (as events) or refuses with a reason.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, TypeAlias

import msgspec

from stolek.core.cards import Deck
from stolek.core.errors import Illegal, Refused, StolekError, illegal
from stolek.core.game import AnyGame, Setup, make_setup
from stolek.core.registry import Entry
from stolek.table import evening
from stolek.table.evening import SETUP_IMPOSSIBLE
from stolek.table.events import (
    BotSet,
    ChairRecord,
    Changed,
    DeadlineSet,
    DeckChosen,
    HostMoved,
    Left,
    Options,
    OwnDeck,
    PaceSet,
    ReadySet,
    Renamed,
    Seated,
    TableEvent,
    TableRecord,
)
from stolek.table.messages import (
    AVATARS,
    NAME_MOST,
    Change,
    Cover,
    NextGame,
    Person,
    Ready,
    Rematch,
    SetBot,
    SetDeadline,
    SetPace,
    Sit,
    Stand,
    Start,
)
from stolek.table.outside_lookups import Lookups

TableMessage: TypeAlias = (
    Sit | Stand | Ready | Start | SetBot | SetPace | SetDeadline | Change | Cover | Rematch | NextGame
)

NO_SUCH_CHAIR: Final = illegal("ST-2", "refused-no-such-chair")
CHAIR_TAKEN: Final = illegal("ST-2", "refused-chair-taken")
NOT_YOUR_CHAIR: Final = illegal("ST-2", "refused-not-your-chair")
NOT_SEATED: Final = illegal("ST-2", "refused-not-seated")
ONLY_HOST: Final = illegal("ST-2", "refused-only-host")
GAME_RUNNING: Final = illegal("ST-2", "refused-game-running")
NO_GAME_RUNNING: Final = illegal("ST-2", "refused-no-game-running")
NO_SUCH_LEVEL: Final = illegal("ST-2", "refused-no-such-level")
CHAIRS_HELD: Final = illegal("ST-2", "refused-chairs-held")
STILL_HERE: Final = illegal("ST-2", "refused-still-here")
NO_OWN_DECKS: Final = illegal("ST-2", "refused-no-own-decks")
DECK_AT_OPEN_TABLE: Final = illegal("ST-2", "refused-deck-open")
OPEN_WITH_DECK: Final = illegal("ST-2", "refused-open-deck")
ONE_CHAIR: Final = illegal("ST-2", "refused-one-chair")
NO_CHAIR_FREE: Final = illegal("ST-2", "refused-no-chair-free")
REMOVED: Final = illegal("ST-2", "refused-removed")


def options_of(setup: Setup[Any]) -> Options:
    """Every option of a set-up with its value, by name."""
    options: Options = msgspec.to_builtins(setup.options)
    return options


def decide(
    record: TableRecord,
    entry: Entry,
    who: Person,
    message: TableMessage,
    present: Collection[str],
    absent: Collection[str],
) -> tuple[TableEvent, ...]:
    """What follows from this wish; raises ``Refused``. ``present`` are the ids of those connected, ``absent``
    of those for whom others may let a bot play.

    What begins a game (a start, a rematch that all want) is not among the events: it needs a seed.
    """
    match message:
        case Sit(_, chair):
            return _sit(record, who, chair)
        case Stand(_, chair):
            return stand(record, entry, who, chair, present)
        case Ready(_, ready):
            return (ReadySet(_own_chairs(record, who), ready),)
        case Start():
            _host_before_game(record, who)
            return ()
        case SetBot(_, chair, level):
            return _set_bot(record, entry, who, chair, level)
        case SetPace():
            return (_set_pace(record, who, message),)
        case SetDeadline(_, deadline):
            if record.host != who.id:
                raise Refused(ONLY_HOST)
            if not deadline.is_known:
                raise Refused(SETUP_IMPOSSIBLE)
            return (DeadlineSet(deadline),)
        case Change():
            return (_change(record, entry.game, who, message),)
        case Cover():
            return _cover(record, entry, who, message, absent)
        case Rematch():
            if record.phase != "over":
                raise Refused(GAME_RUNNING if record.phase == "playing" else NO_GAME_RUNNING)
            return (ReadySet(_own_chairs(record, who), True),)
        case NextGame():
            _host_before_game(record, who)
            return (evening.next_game(record, message),)


def all_want_more(record: TableRecord, present: Collection[str]) -> bool:
    """Whether everyone still here has asked for another game."""
    here = [c for c in record.chairs if c.person is not None and c.person.id in present]
    return bool(here) and all(c.ready for c in here)


def fill(record: TableRecord, entry: Entry) -> tuple[TableEvent, ...]:
    """Bots for the empty chairs."""
    level = entry.usual_level
    return tuple(BotSet(i, level) for i, chair in enumerate(record.chairs) if chair.empty)


def distinct(record: TableRecord, who: Person) -> Person:
    """This person as they are called at this table, where nobody else has that name or that face."""
    others = [person for person in record.people if person.id != who.id]
    names = {person.name.casefold() for person in others}
    faces = {person.avatar for person in others}
    name, number = who.name, 2
    while name.casefold() in names:
        name, number = f"{who.name[: NAME_MOST - 3]} {number}", number + 1
    avatar = who.avatar
    while avatar in faces:
        avatar = avatar % AVATARS + 1
    return Person(who.id, name, avatar)


def rename(record: TableRecord, who: Person) -> tuple[TableEvent, ...]:
    """What follows for the table if somebody goes by this name and face now."""
    now = distinct(record, who)
    return (Renamed(now),) if any(p.id == who.id and p != now for p in record.people) else ()


def next_host(record: TableRecord, gone: str, present: Collection[str]) -> HostMoved:
    """Who is host after this one: the next person here, else the next person, else nobody."""
    others = [p.id for p in record.people if p.id != gone]
    here = [p for p in others if p in present]
    return HostMoved(next(iter(here or others), None))


def _sit(record: TableRecord, who: Person, wanted: int | None) -> tuple[TableEvent, ...]:
    if record.phase == "playing":
        raise Refused(GAME_RUNNING)
    empty = (number for number, each in enumerate(record.chairs) if each.empty)
    chair = next(empty, None) if wanted is None else wanted
    if chair is None:
        raise Refused(NO_CHAIR_FREE)
    if _chair(record, chair).person is not None:
        raise Refused(CHAIR_TAKEN)
    if record.chairs_of(who.id) and record.host != who.id:  # nobody sits on all the chairs of others
        raise Refused(ONE_CHAIR)
    seated = Seated(chair, distinct(record, who))
    return (seated,) if record.host is not None else (seated, HostMoved(who.id))


def stand(
    record: TableRecord, entry: Entry, who: Person, chair: int, present: Collection[str]
) -> tuple[TableEvent, ...]:
    held = _chair(record, chair)
    if held.person is None or held.person.id != who.id:
        raise Refused(NOT_YOUR_CHAIR)
    bot = (held.bot or entry.usual_level) if record.phase == "playing" else None
    left = Left(chair, bot)
    if record.host == who.id and record.chairs_of(who.id) == (chair,):
        return left, next_host(record, who.id, present)
    return (left,)


def _set_bot(
    record: TableRecord, entry: Entry, who: Person, chair: int, level: str | None
) -> tuple[TableEvent, ...]:
    _host_before_game(record, who)
    if _chair(record, chair).person is not None:
        raise Refused(CHAIR_TAKEN)
    _known_level(entry, level)
    if level is not None:
        no_bots_refused(record, entry.game)
    return (BotSet(chair, level),)


def _set_pace(record: TableRecord, who: Person, wanted: SetPace) -> TableEvent:
    if record.host != who.id:
        raise Refused(ONLY_HOST)
    holds = record.holds if wanted.holds is None else wanted.holds
    hints = record.hints if wanted.hints is None else wanted.hints
    return PaceSet(wanted.pace or record.pace, holds, hints)


def no_bots_refused(record: TableRecord, game: AnyGame) -> None:
    """Raises ``Refused`` where the set-up cannot be played by bots."""
    own = None if record.deck is None else record.deck.deck
    why = game.refuses_bots(_setup(game, len(record.chairs), record.variant, record.options, own))
    if why is not None:
        raise Refused(why)


def _change(record: TableRecord, game: AnyGame, who: Person, message: Change) -> TableEvent:
    _host_before_game(record, who)
    chairs = len(record.chairs) if message.chairs is None else message.chairs
    options = record.options if message.options is None else {**record.options, **message.options}
    own = None if record.deck is None else record.deck.deck
    setup = _setup(game, chairs, message.variant or record.variant, options, own)
    if any(chair.person is not None for chair in record.chairs[chairs:]):
        raise Refused(CHAIRS_HELD)
    why = game.refuses_bots(setup)
    if why is not None and any(chair.bot is not None for chair in record.chairs[:chairs]):
        raise Refused(why)
    offered = record.open if message.open is None else message.open
    if offered and own is not None:
        raise Refused(OPEN_WITH_DECK)
    return Changed(setup.variant, options_of(setup), chairs, offered)


def _setup(game: AnyGame, chairs: int, variant: str, options: Options, own: Deck | None) -> Setup[Any]:
    """The set-up, with somebody's own deck or the game's; raises ``Refused``."""
    try:
        setup = make_setup(game, chairs, variant, options)
        needed = game.cards_needed(setup)
        if own is None or own.size >= needed:
            return make_setup(game, chairs, variant, options, own)
    except StolekError:
        raise Refused(SETUP_IMPOSSIBLE) from None
    raise Refused(illegal("ST-2", "refused-deck-small", count=own.size, needed=needed, players=chairs))


def may_bring_deck(record: TableRecord, game: AnyGame, who: str) -> Illegal | None:
    """Why this person may not play with a deck of their own here; None if they may."""
    if not game.info.own_pictures:
        return NO_OWN_DECKS
    if record.host != who:
        return ONLY_HOST
    if record.phase == "playing":
        return GAME_RUNNING
    return DECK_AT_OPEN_TABLE if record.open else None


def choose_deck(record: TableRecord, game: AnyGame, who: str, own: OwnDeck | None) -> tuple[TableEvent, ...]:
    """What follows when the host chooses a deck, or the game's own; raises ``Refused``."""
    why = may_bring_deck(record, game, who)
    if why is not None and not (own is None and why is DECK_AT_OPEN_TABLE):
        raise Refused(why)
    if own is not None:
        _setup(game, len(record.chairs), record.variant, record.options, own.deck)
    return () if own == record.deck else (DeckChosen(own),)


def without_lost_deck(record: TableRecord, lookups: Lookups) -> tuple[TableEvent, ...]:
    """A deck that its owner has taken away in the meantime is not dealt again."""
    own = record.deck
    return () if own is None or lookups.has_deck(own.owner, own.id) else (DeckChosen(None),)


def _cover(
    record: TableRecord, entry: Entry, who: Person, message: Cover, absent: Collection[str]
) -> tuple[TableEvent, ...]:
    held = _chair(record, message.chair)
    if record.phase != "playing":
        raise Refused(NO_GAME_RUNNING)
    if held.person is None:
        raise Refused(NOT_YOUR_CHAIR)
    own = held.person.id == who.id
    if not own:
        _may_cover_for(record, who, held, message, absent)
    _known_level(entry, message.level)
    level = message.level or entry.usual_level
    return (BotSet(message.chair, level if message.cover else None, message.cover and not own),)


def _may_cover_for(
    record: TableRecord, who: Person, held: ChairRecord, message: Cover, absent: Collection[str]
) -> None:
    """Somebody who is gone must not hold up the others; only they themselves take over again."""
    at_table = record.chairs_of(who.id) or record.host == who.id
    if not at_table or not message.cover or held.bot is not None:
        raise Refused(NOT_YOUR_CHAIR)
    if held.person is None or held.person.id not in absent:
        raise Refused(STILL_HERE)


def back(record: TableRecord, person: str) -> tuple[TableEvent, ...]:
    """Whoever comes back has their chairs again, from the bots that played because they were away."""
    own = record.chairs_of(person)
    return tuple(BotSet(chair, None) for chair in own if record.chairs[chair].until_back)


def time_is_up(record: TableRecord, entry: Entry, chair: int) -> tuple[TableEvent, ...]:
    """What follows when somebody has not decided in time."""
    return (BotSet(chair, entry.usual_level, until_back=True, once=record.deadline.then == "once"),)


def _chair(record: TableRecord, chair: int) -> ChairRecord:
    if not 0 <= chair < len(record.chairs):
        raise Refused(NO_SUCH_CHAIR)
    return record.chairs[chair]


def _own_chairs(record: TableRecord, who: Person) -> tuple[int, ...]:
    own = record.chairs_of(who.id)
    if not own:
        raise Refused(NOT_SEATED)
    return own


def _host_before_game(record: TableRecord, who: Person) -> None:
    if record.host != who.id:
        raise Refused(ONLY_HOST)
    if record.phase == "playing":
        raise Refused(GAME_RUNNING)


def _known_level(entry: Entry, level: str | None) -> None:
    if level is not None and level not in entry.bots:
        raise Refused(NO_SUCH_LEVEL)


def may_give(record: TableRecord, who: str, chair: int) -> Illegal | None:
    """Why this person may not give the chair away by a link; None if they may."""
    if not 0 <= chair < len(record.chairs):
        return NO_SUCH_CHAIR
    holder = record.chairs[chair].person
    if holder is not None:
        return None if holder.id == who else NOT_YOUR_CHAIR
    if record.phase == "playing":  # whoever opens it would look into a bot's hand
        return GAME_RUNNING
    return None if record.host == who else ONLY_HOST


def give_chair(record: TableRecord, chair: int, holder: str | None, to: Person) -> tuple[TableEvent, ...]:
    """What happens when a seat link is opened; raises ``Refused`` if the chair has changed hands since."""
    there = record.chairs[chair].person if chair < len(record.chairs) else None
    if chair >= len(record.chairs) or (there.id if there else None) != holder:
        raise Refused(CHAIR_TAKEN)
    if there is not None and there.id == to.id:  # perhaps by another name: it may be taken at this table
        return ()
    if record.phase == "playing" and (there is None or record.chairs_of(to.id)):  # nobody sees a second hand
        raise Refused(GAME_RUNNING)
    if record.is_removed(to.id):
        raise Refused(REMOVED)
    seated = Seated(chair, distinct(record, to))
    if holder is not None and record.host == holder and record.chairs_of(holder) == (chair,):
        return seated, HostMoved(to.id)
    return (seated,)
