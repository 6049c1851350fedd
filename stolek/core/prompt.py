"""What a seat is asked, and every answer it may give. Holds no rules and no words."""

from __future__ import annotations

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


class Option(msgspec.Struct, Generic[A], frozen=True, gc=False, omit_defaults=True):
    """One choice: its number, what it does, how it is called, what would follow."""

    n: int
    action: A
    say: Say
    effects: tuple[Effect, ...] = ()
    blank: Blank | None = None


class Prompt(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """A question to one seat.

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
