"""Who sees what of an event. Every field says so itself; this is the only place that hides.

``seat: Open[Seat]`` is seen by everyone. ``card: Annotated[Face | Hidden, Secret(to="seat")]`` is seen by the
seat in the field ``seat``; ``to`` may also name a field with several seats, or be ``NOBODY``. A field that
says neither is refused. What is seen later is a later event. An event all of whose fields are secrets is not
told at all to those who see none of them, not even that it happened.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import Annotated, Any, Final, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from stolek.core.ids import Viewer

Hidden = msgspec.UnsetType
"""The type of what a viewer may not see; it is left out of what is sent."""

HIDDEN: Final = msgspec.UNSET
NOBODY: Final = "nobody"
_NOBODY: Final[frozenset[Viewer]] = frozenset()
T = TypeVar("T")


class Secret(msgspec.Struct, frozen=True, gc=False):
    """Marks a field that only some seats see."""

    to: str


class Everyones(msgspec.Struct, frozen=True, gc=False):
    """Marks a field that everyone sees. ``passing``: their view has it only at the end of the move."""

    passing: bool = False


Open: TypeAlias = Annotated[T, Everyones()]
"""``Open[Seat]``: a field that everyone sees."""

Passing: TypeAlias = Annotated[T, Everyones(passing=True)]
"""``Passing[Face]``: everyone sees it, and a later event of the same move puts it before them."""


class EventBase(msgspec.Struct, frozen=True, gc=False, tag_field="is"):
    """What the events of a game are made from. Frozen and made of tuples, they are never part of a cycle."""


class Sight(msgspec.Struct, frozen=True, gc=False):
    """An event as one viewer sees it: the only form in which events reach the wire."""

    viewer: Viewer
    event: Any


@cache
def secrets_of(event_type: type) -> tuple[tuple[str, str], ...]:
    """The (field, to) pairs of an event type's secrets; raises ``TypeError`` for a field that does not say
    who sees it, and for a secret that cannot be kept."""
    hints = get_type_hints(event_type, include_extras=True)
    found = []
    for name in event_type.__struct_fields__:  # type: ignore[attr-defined]
        where = f"{event_type.__name__}.{name}"
        inner, *marks = get_args(hints[name]) if get_origin(hints[name]) is Annotated else (hints[name],)
        said = [mark for mark in marks if isinstance(mark, Secret | Everyones)]
        if len(said) != 1:
            raise TypeError(
                f"{where}: who sees it? Mark it Open[...] or Annotated[..., Secret(to=...)], once"
            )
        if isinstance(said[0], Secret):
            if said[0].to != NOBODY and said[0].to not in hints:
                raise TypeError(f"{where}: there is no field {said[0].to!r} to see it")
            if Hidden not in get_args(inner):
                raise TypeError(f"{where}: a secret may be hidden, so its type must allow Hidden")
            found.append((name, said[0].to))
        if any(isinstance(mark, Secret) for mark in _marks_inside(inner, set())):
            raise TypeError(f"{where}: a secret inside a field would not be kept: mark the whole field")
    return tuple(found)


@cache
def is_passing(event_type: type, name: str) -> bool:
    """Whether what this field tells is in a view only at the end of the move."""
    hint = get_type_hints(event_type, include_extras=True)[name]
    return any(isinstance(mark, Everyones) and mark.passing for mark in get_args(hint)[1:])


def event_types(events: Any) -> tuple[type, ...]:
    """The types of a game's events: ``GameTypes.event`` is one of them or their union."""
    return get_args(events) or (events,)


def _marks_inside(hint: Any, seen: set[Any]) -> Iterator[Any]:
    """Every mark in a type, however deep, the fields of structs included."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in seen:
        seen.add(hint)
        for inner in get_type_hints(hint, include_extras=True).values():
            yield from _marks_inside(inner, seen)
    if get_origin(hint) is Annotated:
        yield from get_args(hint)[1:]
    for inner in get_args(hint):
        yield from _marks_inside(inner, seen)


def told(field: T | Hidden, event: Any) -> T:
    """What a secret field of this event says: folding needs all of it."""
    if field is HIDDEN:
        raise ValueError(f"a redacted event cannot be folded: {type(event).__name__}")
    return field


def redact(event: Any, viewer: Viewer) -> Sight:
    """The event with everything hidden that this viewer may not see."""
    return Sight(viewer, without(event, hidden_fields(event, viewer)))


def without(event: T, hidden: tuple[str, ...]) -> T:
    """The event with these fields hidden."""
    return msgspec.structs.replace(event, **dict.fromkeys(hidden, HIDDEN)) if hidden else event  # type: ignore[type-var]


def hidden_fields(event: Any, viewer: Viewer) -> tuple[str, ...]:
    """The fields of this event that this viewer may not see."""
    return tuple([name for name, seats in seers(event) if viewer not in seats])


def is_told(event: Any, viewer: Viewer) -> bool:
    """Whether this viewer hears of the event at all."""
    return not is_aside(event.__class__) or any(viewer in seats for _, seats in seers(event))


def is_told_to_all(events: Iterable[Any]) -> bool:
    """Whether everyone hears of some of these events."""
    for event in events:  # noqa: SIM110 (for every move)
        if not is_aside(event.__class__):
            return True
    return False


def not_knowing_whose(events: Sequence[Any], viewers: Collection[Viewer]) -> frozenset[Viewer]:
    """The viewers from whom every one of these events keeps its ``seat``."""
    for event in events:
        if not _hides_seat(event.__class__):
            return _NOBODY
    return frozenset(v for v in viewers if all("seat" in hidden_fields(e, v) for e in events))


@cache
def _hides_seat(event: type) -> bool:
    return any(name == "seat" for name, _ in secrets_of(event))


def seers(event: Any) -> list[tuple[str, tuple[Any, ...]]]:
    """The secrets of this event, each with the seats that see it."""
    secrets = secrets_of(event.__class__)
    if not secrets:
        return []
    found = []
    for name, to in secrets:
        seats = () if to == NOBODY else getattr(event, to)
        found.append((name, seats if isinstance(seats, tuple) else () if seats is None else (seats,)))
    return found


@cache
def is_aside(event_type: type) -> bool:
    """Whether all its fields are secrets, so that those who see none are not told of it."""
    fields = set(event_type.__struct_fields__)  # type: ignore[attr-defined]
    return bool(fields) and fields == {name for name, _ in secrets_of(event_type)}


def sights(events: Iterable[Any], viewer: Viewer) -> tuple[Sight, ...]:
    """The events this viewer is told of, as they see them."""
    return tuple(redact(event, viewer) for event in events if is_told(event, viewer))
