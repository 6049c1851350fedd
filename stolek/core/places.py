"""Where things lie and who may look there: said once by each game, apart from what it sends.

``places(state)`` of a game names every place of the table: what cards lie in it, what else is settled there
(a vote, an order, whose turn it is) and who may know it: whoever may look there, or has seen everything go
there (a discard pile that may not be looked through is a place for all). Every card is in exactly one place.
A card that everyone saw go into a hand lies in a place of its own, for all, and is in everyone's view. One
that only some saw on its way to a place they may not know needs nothing more: it lay where they saw it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from stolek.core.cards import Face
from stolek.core.ids import Seat, Viewer


class Place(msgspec.Struct, frozen=True, gc=False):
    """One place. ``seen_by`` None: everyone, spectators too. ``quiet``: others do not even notice when
    something changes in it."""

    name: str
    seat: Seat | None
    faces: tuple[Face, ...]
    fact: Any
    seen_by: tuple[Seat, ...] | None
    quiet: bool = False


def for_all(name: str, faces: Iterable[Face] = (), *, fact: Any = None, seat: int | None = None) -> Place:
    """A place that everyone may look into, or whose contents everyone has seen."""
    return Place(name, None if seat is None else Seat(seat), tuple(faces), fact, None)


def for_seat(
    name: str, seat: int, faces: Iterable[Face] = (), *, fact: Any = None, quiet: bool = False
) -> Place:
    """A place that only one seat knows; the others see how many cards there are, or that there is a fact."""
    return Place(name, Seat(seat), tuple(faces), fact, (Seat(seat),), quiet)


def for_nobody(name: str, faces: Iterable[Face] = (), *, fact: Any = None, seat: int | None = None) -> Place:
    """A place that nobody may look into: a face-down pile, cards taken out."""
    return Place(name, None if seat is None else Seat(seat), tuple(faces), fact, ())


def may_look(place: Place, viewer: Viewer) -> bool:
    return place.seen_by is None or (viewer is not None and viewer in place.seen_by)
