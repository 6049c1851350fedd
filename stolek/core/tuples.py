"""Tuples that hold one thing for each seat or place, with one of them changed: what folds are made of."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replace_at(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with this value in this place."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def without(row: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The row without the first such value."""
    place = row.index(value)
    return row[:place] + row[place + 1 :]
