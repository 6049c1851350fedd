"""What a teacher and the pupils of a class ask and are told, as types. TypeScript is made from here."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from stolek.core.game import Outcome
from stolek.table.game_messages import Position
from stolek.table.messages import AVATARS, NAME_MOST, Cover, Person, SetBot, Start, TableState
from stolek.table.opening import NewTable

TABLES_MOST = 12


class NewClass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A class to begin: so many tables, laid alike. ``approves``: what pupils write is read by you first."""

    table: NewTable
    tables: Annotated[int, msgspec.Meta(ge=1, le=TABLES_MOST)]
    approves: bool = False


class ClassMade(msgspec.Struct, frozen=True):
    """The code of a class; null: you have none now."""

    code: str | None


class JoinClass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pupil is called in this class and nowhere else."""

    name: Annotated[str, msgspec.Meta(max_length=4 * NAME_MOST)]
    avatar: Annotated[int, msgspec.Meta(ge=1, le=AVATARS)]


class UnreadMove(msgspec.Struct, frozen=True):
    """What somebody has written as a move and nobody else may see yet."""

    seat: int
    cid: str
    text: str


class ClassTable(msgspec.Struct, frozen=True):
    """A table of a class as a spectator sees it; ``unread`` is there for the teacher alone."""

    table: TableState
    position: Position | None
    outcome: Outcome | None
    unread: tuple[UnreadMove, ...]


class ClassView(msgspec.Struct, frozen=True):
    """A class. ``yours``: you are its teacher; ``pupil``: you are in it; ``seated``: at this table.
    ``waiting`` are pupils without a chair."""

    code: str
    yours: bool
    pupil: bool
    seated: str | None
    tables: tuple[ClassTable, ...]
    waiting: tuple[Person, ...]


# What a teacher wants ---------------------------------------------------------------------------------


class _Wish(msgspec.Struct, frozen=True, tag_field="is", forbid_unknown_fields=True):
    pass


class RuleClass(_Wish, frozen=True, tag="rule"):
    """Pause all tables, or go on; read what is written before others do, or not. What is null stays."""

    paused: bool | None = None
    approves: bool | None = None


class Begin(_Wish, frozen=True, tag="begin"):
    """A game begins at every table where somebody sits and none is running."""

    cid: str


class Move(_Wish, frozen=True, tag="move"):
    """A pupil sits at this table from now on; null: at none."""

    person: str
    table: str | None


class Judge(_Wish, frozen=True, tag="judge"):
    """What was written fits and is played, or is written anew."""

    table: str
    seat: int
    cid: str
    fits: bool


class AtTable(_Wish, frozen=True, tag="at-table"):
    """What a host may do at one table: begin, put a bot on a chair, let one play for somebody."""

    table: str
    wish: Start | SetBot | Cover


class AddTable(_Wish, frozen=True, tag="add-table"):
    """One more table, laid like the others."""


class EndClass(_Wish, frozen=True, tag="end-class"):
    """The lesson is over: tables, games and pupils are deleted."""


ClassWish: TypeAlias = RuleClass | Begin | Move | Judge | AtTable | AddTable | EndClass
