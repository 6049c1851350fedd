"""The table around a game, as events and their fold: chairs, host, set-up. Pure."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from stolek.core.cards import Deck
from stolek.core.game import Outcome
from stolek.table.messages import Classroom, Deadline, PaceName, Person

Phase: TypeAlias = Literal["setup", "playing", "over"]
OptionValue: TypeAlias = str | int | bool
Options: TypeAlias = dict[str, OptionValue]


class ChairRecord(msgspec.Struct, frozen=True):
    """A place: a person, a bot, or a bot that covers for a person. ``until_back``: it does so because they
    were away, and stops when they come back; ``once``: or when it has decided what they owe."""

    person: Person | None = None
    bot: str | None = None
    ready: bool = False
    until_back: bool = False
    once: bool = False

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None


class OwnDeck(msgspec.Struct, frozen=True):
    """A deck of somebody's own: where its pictures are kept, whose it is, its cards with their words.

    ``mark`` changes with anything in it."""

    id: str
    owner: str
    mark: str
    deck: Deck

    @property
    def unsaid(self) -> int:
        """How many pictures nobody has described for those who cannot see them."""
        return self.deck.size - sum(bool(words.alt) for words in self.deck.words)


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of a table: who sat where at its end (None: a bot), how it ended, with whose deck."""

    number: int
    game: str
    variant: str
    people: tuple[Person | None, ...]
    outcome: Outcome
    deck: OwnDeck | None = None


class TableRecord(msgspec.Struct, frozen=True):
    """Everything about a table but the cards. ``number`` counts its games, 0 before the first; ``played`` are
    those that were played to their end.

    ``seed`` and ``setup`` belong to the running game and never leave the server before its end. ``deck`` is
    played with from the next game on, ``dealt`` is that of the running or last one; None: the game's own.
    ``lesson``: its first game is this one. ``players`` are all who have held a chair in the running or last
    game; ``removed`` and ``muted`` are those whom the host has sent away or silenced. ``classroom``: it
    belongs to a class, and its host is the teacher, who has no chair."""

    id: str
    game: str
    variant: str
    options: Options
    chairs: tuple[ChairRecord, ...]
    open: bool
    host: str | None
    phase: Phase = "setup"
    number: int = 0
    seed: str | None = None
    setup: bytes = b""
    deck: OwnDeck | None = None
    dealt: OwnDeck | None = None
    players: frozenset[str] = frozenset()
    removed: tuple[Person, ...] = ()
    muted: frozenset[str] = frozenset()
    pace: PaceName = "normal"
    holds: bool = True
    hints: bool = True
    deadline: Deadline = Deadline()
    played: tuple[PlayedGame, ...] = ()
    lesson: str | None = None
    classroom: Classroom | None = None

    def is_removed(self, person: str) -> bool:
        return bool(self.removed) and any(gone.id == person for gone in self.removed)

    def chairs_of(self, person: str) -> tuple[int, ...]:
        return tuple([i for i, c in enumerate(self.chairs) if c.person is not None and c.person.id == person])

    def holds_chair(self, person: str, chair: int) -> bool:
        there = self.chairs[chair].person if 0 <= chair < len(self.chairs) else None
        return there is not None and there.id == person

    @property
    def paused(self) -> bool:
        return self.classroom is not None and self.classroom.paused

    @property
    def has_bots(self) -> bool:
        return any([c.bot is not None for c in self.chairs])  # noqa: C419 (for every move)

    @property
    def people(self) -> tuple[Person, ...]:
        """Everyone who holds a chair, once, in the order of the chairs."""
        return tuple({c.person.id: c.person for c in self.chairs if c.person is not None}.values())


# Events -----------------------------------------------------------------------------------------------


class _Event(msgspec.Struct, frozen=True, tag_field="is", forbid_unknown_fields=True):
    pass


class Created(_Event, frozen=True, tag="created", omit_defaults=True):
    id: str
    game: str
    variant: str
    options: Options
    chairs: int
    open: bool
    host: str
    lesson: str | None = None


class Seated(_Event, frozen=True, tag="seated"):
    """A person holds this chair now, whoever did before."""

    chair: int
    person: Person


class Left(_Event, frozen=True, tag="left"):
    """The chair's person is gone for good; ``bot`` plays on, if a game is running."""

    chair: int
    bot: str | None


class BotSet(_Event, frozen=True, tag="bot-set", omit_defaults=True):
    """A bot sits here, or covers for the chair's person; None: no more. ``until_back``: they were away, or
    their time was up; ``once``: it does so for one decision."""

    chair: int
    level: str | None
    until_back: bool = False
    once: bool = False


class ReadySet(_Event, frozen=True, tag="ready-set"):
    chairs: tuple[int, ...]
    ready: bool


class Changed(_Event, frozen=True, tag="changed"):
    variant: str
    options: Options
    chairs: int
    open: bool


class DeckChosen(_Event, frozen=True, tag="deck-chosen"):
    """The pictures to play with from the next game on; None: the game's own."""

    deck: OwnDeck | None


class HostMoved(_Event, frozen=True, tag="host-moved"):
    host: str | None


class Renamed(_Event, frozen=True, tag="renamed"):
    """A person goes by another name or face."""

    person: Person


class RemovedSet(_Event, frozen=True, tag="removed-set"):
    """The host has sent this person away from the table, or lets them come again."""

    person: Person
    removed: bool


class MutedSet(_Event, frozen=True, tag="muted-set"):
    """The host has taken the word from this person, or given it back."""

    person: Person
    muted: bool


class PaceSet(_Event, frozen=True, tag="pace-set"):
    """How fast the table is, whether it holds at moments, whether it helps with hints."""

    pace: PaceName
    holds: bool
    hints: bool


class DeadlineSet(_Event, frozen=True, tag="deadline-set"):
    """How long decisions may take; the clocks begin anew."""

    deadline: Deadline


class ClassroomSet(_Event, frozen=True, tag="classroom-set"):
    """The table belongs to this class, whose teacher says how it is there."""

    classroom: Classroom


class Started(_Event, frozen=True, tag="started"):
    """A game begins; its opening is the next row. ``setup`` is the journal's JSON of it."""

    number: int
    rules: int
    setup: msgspec.Raw
    seed: str


class Finished(_Event, frozen=True, tag="finished", omit_defaults=True):
    """The game is over; the row before has its last events. ``outcome`` is added to rows that were stored
    without one."""

    number: int
    outcome: Outcome | None = None


class GameChosen(_Event, frozen=True, tag="game-chosen"):
    """The table is set up for another game; who sits where in it."""

    game: str
    variant: str
    options: Options
    chairs: tuple[ChairRecord, ...]
    deck: OwnDeck | None


TableEvent: TypeAlias = (
    Created
    | Seated
    | Left
    | BotSet
    | ReadySet
    | Changed
    | DeckChosen
    | HostMoved
    | Renamed
    | RemovedSet
    | MutedSet
    | PaceSet
    | DeadlineSet
    | ClassroomSet
    | Started
    | Finished
    | GameChosen
)

_events = msgspec.json.Decoder(tuple[TableEvent, ...])
_encoder = msgspec.json.Encoder(order="deterministic")


def encode_events(events: tuple[TableEvent, ...]) -> bytes:
    """For the journal only: a start holds the seed."""
    return _encoder.encode(events)


def decode_events(raw: bytes) -> tuple[TableEvent, ...]:
    return _events.decode(raw)


# The fold ---------------------------------------------------------------------------------------------


def evolve(record: TableRecord | None, event: TableEvent) -> TableRecord:
    """The table after this event."""
    if isinstance(event, Created):
        return TableRecord(
            id=event.id,
            game=event.game,
            variant=event.variant,
            options=event.options,
            chairs=(ChairRecord(),) * event.chairs,
            open=event.open,
            host=event.host,
            lesson=event.lesson,
        )
    if record is None:
        raise ValueError("a table begins by being created")
    return _evolve(record, event)


def _evolve(record: TableRecord, event: TableEvent) -> TableRecord:
    change: dict[str, Any]
    match event:
        case Seated(chair, person):
            playing = {person.id} if record.phase == "playing" else set()
            change = {
                "chairs": _with(record, chair, ChairRecord(person)),
                "players": record.players | playing,
            }
        case Left(chair, bot):
            change = {"chairs": _with(record, chair, ChairRecord(bot=bot))}
        case BotSet(chair, level, until_back, once):
            kept = msgspec.structs.replace(record.chairs[chair], bot=level, until_back=until_back, once=once)
            change = {"chairs": _with(record, chair, kept)}
        case ReadySet(chairs, ready):
            changed = [
                msgspec.structs.replace(c, ready=ready) if i in chairs else c
                for i, c in enumerate(record.chairs)
            ]
            change = {"chairs": tuple(changed)}
        case Changed(variant, options, count, offered):
            grown = record.chairs + (ChairRecord(),) * (count - len(record.chairs))
            change = {"variant": variant, "options": options, "chairs": grown[:count], "open": offered}
        case DeckChosen(deck):
            change = {"deck": deck}
        case PaceSet(pace, holds, hints):
            change = {"pace": pace, "holds": holds, "hints": hints}
        case DeadlineSet(deadline):
            change = {"deadline": deadline}
        case ClassroomSet(classroom):
            change = {"classroom": classroom}
        case HostMoved(host):
            change = {"host": host}
        case Renamed(person):
            renamed = [
                msgspec.structs.replace(c, person=person)
                if c.person is not None and c.person.id == person.id
                else c
                for c in record.chairs
            ]
            change = {"chairs": tuple(renamed)}
        case RemovedSet(person, removed):
            others = tuple(gone for gone in record.removed if gone.id != person.id)
            change = {"removed": (*others, person) if removed else others}
        case MutedSet(person, muted):
            change = {"muted": record.muted | {person.id} if muted else record.muted - {person.id}}
        case Started(number, _, setup, seed):
            calm = tuple(msgspec.structs.replace(c, ready=False) for c in record.chairs)
            change = {
                "number": number,
                "setup": bytes(setup),
                "seed": seed,
                "phase": "playing",
                "chairs": calm,
                "dealt": record.deck,
                "lesson": record.lesson if number == 1 else None,
                "players": frozenset(person.id for person in record.people),
            }
        case Finished(number, outcome):
            change = {"phase": "over"}
            if outcome is not None:
                people = tuple(chair.person for chair in record.chairs)
                played = PlayedGame(number, record.game, record.variant, people, outcome, record.dealt)
                change["played"] = (*record.played, played)
        case GameChosen(game, variant, options, chairs, deck):
            change = {"game": game, "variant": variant, "options": options, "chairs": chairs, "deck": deck}
            change |= {"phase": "setup", "seed": None, "setup": b"", "dealt": None}
        case Created():
            raise ValueError("a table is created once")
    return msgspec.structs.replace(record, **change)


def _with(record: TableRecord, chair: int, now: ChairRecord) -> tuple[ChairRecord, ...]:
    return (*record.chairs[:chair], now, *record.chairs[chair + 1 :])
