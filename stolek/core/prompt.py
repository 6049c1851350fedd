"""What a seat is asked, and every answer it may give. Holds no rules and no words.

The rules put an ``Ask``: actions, and nothing about them. What people see of it is a ``Prompt``, in which
every action is an ``Option`` with its label and its effects; ``Game.prompt`` makes it when somebody looks.
"""

from __future__ import annotations

from itertools import count
from typing import Generic, Literal, TypeAlias, TypeVar

import msgspec

from stolek.core.cards import Face
from stolek.core.ids import RuleId, Seat
from stolek.core.say import Say

A = TypeVar("A")

PromptKind: TypeAlias = Literal["choice", "commit", "race", "window"]


class Effect(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A public consequence of a choice that the client may draw before it is made."""

    key: str
    seats: tuple[Seat, ...] = ()
    faces: tuple[Face, ...] = ()
    numbers: tuple[int, ...] = ()


class Blank(msgspec.Struct, frozen=True, gc=False):
    """An open text that goes with a choice, with its limits in characters after trimming."""

    least: int
    most: int


class Choice(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """One choice as the rules and bots know it: its number and what it does."""

    n: int
    action: A
    blank: Blank | None = None


class Option(msgspec.Struct, Generic[A], frozen=True, gc=False, omit_defaults=True):
    """One choice as people see it: its number, what it does, how it is called, what would follow."""

    n: int
    action: A
    say: Say
    effects: tuple[Effect, ...] = ()
    blank: Blank | None = None


Offered: TypeAlias = Choice[A] | Option[A]
"""A choice, whether or not people look at it."""


class Ask(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """A question as the rules put it: who is asked, and every action that may answer it, in a pinned order.

    ``blank`` are the limits of the text that an action with a field ``text`` asks for. The rest is as in
    ``Prompt``."""

    seat: Seat
    kind: PromptKind
    key: str
    rule: RuleId
    actions: tuple[A, ...]
    owed: bool = True
    default: int | None = None
    seconds: int | None = None
    blank: Blank | None = None

    @property
    def options(self) -> tuple[Choice[A], ...]:
        """The same actions by number, as bots ask for them: they need not know whether people look on."""
        if self.blank is None:
            return tuple(map(Choice, count(), self.actions))
        return tuple([Choice(n, action, self.blank_of(action)) for n, action in enumerate(self.actions)])

    def blank_of(self, action: A) -> Blank | None:
        return self.blank if hasattr(action, "text") else None


class Prompt(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """A question to one seat, as people see it.

    ``id`` is the number of the move at which this seat's prompt last changed, among those the seat was
    told of (stamped by ``Play``), so other seats' moves never make an answer stale. ``owed=False``: the
    seat has answered and may still change its mind. ``default``: the option number that silence means.
    ``seconds``: how long a window stays open at a live table, however fast it is answered.
    """

    seat: Seat
    kind: PromptKind
    key: str
    rule: RuleId
    options: tuple[Option[A], ...]
    owed: bool = True
    default: int | None = None
    seconds: int | None = None
    id: int = 0
