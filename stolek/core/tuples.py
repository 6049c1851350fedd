"""Tuples that hold one thing for each seat or place, with one of them changed: what folds are made of."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replace_at(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with this value in this place."""
    return (*row[:place], value, *row[place + 1 :])
