"""Who sees what of an event. A secret is declared on its field; this is the only place that hides.

``card: Annotated[Face | Hidden, Secret(to="seat")]`` is seen by the seat in the field ``seat``; ``to`` may
also name a field with several seats, or be ``NOBODY``. What is seen later is a later event.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec

from stolek.core.ids import Viewer

Hidden = msgspec.UnsetType
"""The type of what a viewer may not see; it is left out of what is sent."""

HIDDEN: Final = msgspec.UNSET
NOBODY: Final = "nobody"


class Secret(msgspec.Struct, frozen=True):
    """Marks a field that only some seats see."""

    to: str


class Sight(msgspec.Struct, frozen=True):
    """An event as one viewer sees it: the only form in which events reach the wire."""

    viewer: Viewer
    event: Any


@cache
def secrets_of(event_type: type) -> tuple[tuple[str, str], ...]:
    """The (field, to) pairs of an event type's secrets."""
    found = []
    for name, hint in get_type_hints(event_type, include_extras=True).items():
        if get_origin(hint) is not Annotated:
            continue
        for mark in get_args(hint)[1:]:
            if isinstance(mark, Secret):
                if mark.to != NOBODY and mark.to not in event_type.__annotations__:
                    raise TypeError(f"{event_type.__name__}.{name}: no field {mark.to!r} to see it")
                found.append((name, mark.to))
    return tuple(found)


def redact(event: Any, viewer: Viewer) -> Sight:
    """The event with everything hidden that this viewer may not see."""
    gone = {name: HIDDEN for name, to in secrets_of(event.__class__) if not _may_see(event, to, viewer)}
    return Sight(viewer, msgspec.structs.replace(event, **gone) if gone else event)


def _may_see(event: Any, to: str, viewer: Viewer) -> bool:
    if viewer is None or to == NOBODY:
        return False
    seats = getattr(event, to)
    return viewer in seats if isinstance(seats, tuple) else bool(seats == viewer)
