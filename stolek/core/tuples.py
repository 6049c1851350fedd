"""Tuples that hold one thing for each seat or place, with one of them changed: what folds are made of."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def replace_at(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with this value in this place."""
    changed = [*row]
    changed[place] = value
    return tuple(changed)


def without(row: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The row without the first such value."""
    left = [*row]
    left.remove(value)
    return tuple(left)


def not_the_same(old: tuple[Any, ...], new: tuple[Any, ...]) -> list[int]:
    """The places, as far as both go, in which another thing lies now; it may be equal."""
    places, place = [], 0
    for was, now in zip(old, new):  # noqa: B905 (and with a word on it it is not compiled)
        if was is not now:
            places.append(place)
        place += 1  # noqa: SIM113 (nor is what pairs are counted by)
    return places
