"""The things of High Card: faces, state, actions, events, view, options. No rules."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from stolek.core.cards import Face
from stolek.core.game import Outcome, Setup
from stolek.core.ids import RuleId, Seat, Viewer
from stolek.core.visibility import NOBODY, EventBase, Hidden, Open, Secret


def value(face: Face) -> int:
    """The value of a face such as ``c4``; raises ValueError if it is none."""
    letter, number = face[:1], face[1:]
    if letter != "c" or number not in ("1", "2", "3", "4", "5", "6", "7"):
        raise ValueError("a face is c1 to c7")
    return int(number)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HC-R2."""

    open_throws: bool = True


class State(msgspec.Struct, frozen=True):
    """The whole table. The top of the pile is first; ``hands`` is None before the deal."""

    setup: Setup[Options]
    pile: tuple[Face, ...]
    out: Face | None
    hands: tuple[Face | None, ...]
    thrown: tuple[Face | None, ...]
    first: Seat
    decided: int
    open: bool
    outcome: Outcome | None


# Actions ----------------------------------------------------------------------------------------------


class Keep(msgspec.Struct, frozen=True, tag="keep", tag_field="is"):
    """HC-3."""


class Swap(msgspec.Struct, frozen=True, tag="swap", tag_field="is"):
    """HC-3."""


Action: TypeAlias = Keep | Swap


# Events -----------------------------------------------------------------------------------------------


class Shuffled(EventBase, frozen=True, tag="shuffled"):
    """HC-2: one card is out, unseen; the rest is the pile. ``first`` begins (HC-3)."""

    pile: Annotated[tuple[Face, ...] | Hidden, Secret(to=NOBODY)]
    out: Annotated[Face | Hidden, Secret(to=NOBODY)]
    pile_count: Open[int]
    first: Open[Seat]


class Drawn(EventBase, frozen=True, tag="drawn"):
    """The top card of the pile goes to a seat (HC-2, HC-3)."""

    seat: Open[Seat]
    face: Annotated[Face | Hidden, Secret(to="seat")]
    rule: Open[RuleId]


class Kept(EventBase, frozen=True, tag="kept"):
    """HC-3."""

    seat: Open[Seat]


class Thrown(EventBase, frozen=True, tag="thrown"):
    """HC-3: a card is thrown away face up."""

    seat: Open[Seat]
    face: Open[Face]


class ThrownUnseen(EventBase, frozen=True, tag="thrown-unseen"):
    """HC-R2: a card is thrown away face down; only its owner knows it."""

    seat: Open[Seat]
    face: Annotated[Face | Hidden, Secret(to="seat")]


class TurnedUp(EventBase, frozen=True, tag="turned-up"):
    """HC-5: all cards in hand are shown, in seat order."""

    faces: Open[tuple[Face, ...]]


class Ended(EventBase, frozen=True, tag="ended"):
    """HC-5, HC-6."""

    outcome: Open[Outcome]


Event: TypeAlias = Shuffled | Drawn | Kept | Thrown | ThrownUnseen | TurnedUp | Ended


# View -------------------------------------------------------------------------------------------------


class SeatShown(msgspec.Struct, frozen=True):
    """What everyone sees of a player; ``face`` once all cards are turned up (HC-5)."""

    face: Face | None
    has_thrown: bool
    thrown: Face | None


class Shown(msgspec.Struct, frozen=True):
    """What lies before a viewer. ``card`` is the viewer's own."""

    viewer: Viewer
    variant: str
    options: Options
    pile_count: int
    first: Seat
    decided: int
    seats: tuple[SeatShown, ...]
    card: Face | None
    outcome: Outcome | None


class Own(msgspec.Struct, frozen=True):
    """What a viewer is shown of their own, by its names in ``Shown``."""

    viewer: Viewer = None
    card: Face | None = None


class Memory(msgspec.Struct, frozen=True):
    """What a seat saw and may not look at again: the card it threw away face down (HC-R2)."""

    setup: Setup[Options]
    own_thrown: Face | None


class View(msgspec.Struct, frozen=True):
    shown: Shown
    memory: Memory
