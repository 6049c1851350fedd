"""Tables, saved games and finished ones as the lobby gives them."""

from __future__ import annotations

from typing import Literal

import msgspec

from stolek.core.cards import FaceWords
from stolek.core.game import Highlight, Outcome
from stolek.core.say import Say
from stolek.table.events import Options, TableRecord
from stolek.table.messages import Person, Standing


class DeskLine(msgspec.Struct, frozen=True):
    """Whom a table waits for: ``yours``: for you; ``names``: for those; ``asked``: since that second of the
    calendar; ``left``: so many seconds are left for it. ``moves``: so many since you were last there."""

    yours: bool
    names: tuple[str, ...]
    asked: int | None
    left: int | None
    moves: int


class TableCard(msgspec.Struct, frozen=True):
    """A table as the lobby lists it. ``yours``: you hold a chair here. ``desk`` is known while the table is
    in memory, as those over days are. ``lesson``: it teaches its game."""

    id: str
    game: str
    variant: str
    options: Options
    chairs: int
    free: int
    people: tuple[Person, ...]
    host: Person | None
    phase: Literal["setup", "playing", "over"]
    open: bool
    yours: bool
    desk: DeskLine | None = None
    lesson: bool = False


class SavedCard(msgspec.Struct, frozen=True):
    """A game you played at a table. ``outcome`` is null, and the file not to be had, until its end."""

    table: str
    number: int
    game: str
    variant: str
    names: tuple[str, ...]
    seats: tuple[int, ...]
    started: int
    outcome: Outcome | None


class FinishedCard(msgspec.Struct, frozen=True):
    """A finished game of a table: who sat where (null: a bot), how it ended, and what is told again of it."""

    number: int
    game: str
    variant: str
    started: int
    people: tuple[Person | None, ...]
    outcome: Outcome
    highlights: tuple[Highlight, ...]


class Evening(msgspec.Struct, frozen=True):
    """All finished games of a table, and the score over them."""

    table: str
    games: tuple[FinishedCard, ...]
    standings: tuple[Standing, ...]


class ReplayStep(msgspec.Struct, frozen=True):
    """One event as its viewer may see it, its words, and the table right after it. ``at`` is its number in
    the whole game, ``move`` that of its move, ``by`` whose move it was."""

    at: int
    move: int
    by: int | None
    event: msgspec.Raw
    says: tuple[Say, ...]
    view: msgspec.Raw


class Replay(msgspec.Struct, frozen=True):
    """A finished game through one seat's eyes (null: a spectator's). ``words`` are those of own pictures.
    ``reviewed``: who played may ask where another move was better."""

    game: FinishedCard
    seat: int | None
    steps: tuple[ReplayStep, ...]
    words: tuple[FaceWords, ...]
    reviewed: bool = False


class BetterMove(msgspec.Struct, frozen=True):
    """A decision of yours, after the event ``at``, where another option was worth more: by so many percent of
    the win, give or take the ``margin`` (two standard errors). ``sure``: hardly by chance."""

    at: int
    chosen: Say
    better: Say
    why: Say | None
    percent: int
    margin: int
    sure: bool


class Review(msgspec.Struct, frozen=True):
    """How far a game is looked over for one player: so many of their decisions of ``total``; ``weighed``: of
    how many of these the bot could say what they were worth. ``moments`` come when all are done."""

    done: int
    total: int
    weighed: int = 0
    moments: tuple[BetterMove, ...] = ()


class Recap(msgspec.Struct, frozen=True):
    """What has happened in the running game since you were last at its table, at that second, through your
    own eyes. The first step, which says nothing, is what you saw last. Steps are counted as you were told."""

    since: int | None = None
    steps: tuple[ReplayStep, ...] = ()


def table_card(record: TableRecord, person: str | None = None) -> TableCard:
    """A table as the lobby lists it, for this person."""
    return TableCard(
        id=record.id,
        game=record.game,
        variant=record.variant,
        options=record.options,
        chairs=len(record.chairs),
        free=sum(chair.person is None for chair in record.chairs),
        people=record.people,
        host=next((p for p in record.people if p.id == record.host), None),
        phase=record.phase,
        open=record.open,
        yours=person is not None and bool(record.chairs_of(person)),
        lesson=record.lesson is not None,
    )


def players(record: TableRecord) -> tuple[tuple[str, int], ...]:
    """Everyone who plays, with their seat."""
    holders = enumerate(chair.person for chair in record.chairs)
    return tuple((person.id, seat) for seat, person in holders if person is not None)


def saved_card(record: TableRecord, started: int, outcome: Outcome | None) -> SavedCard:
    """The running or last game of a table; ``seats`` are added for whoever looks."""
    return SavedCard(
        table=record.id,
        number=record.number,
        game=record.game,
        variant=record.variant,
        names=tuple(c.person.name if c.person else f"({c.bot})" for c in record.chairs),
        seats=(),
        started=started,
        outcome=outcome,
    )
