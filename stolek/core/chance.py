"""Chance as a function of (seed, move): nothing to store, every shuffle can be checked later.

The stream of move m is SHAKE-256(seed || m as 8 bytes, big-endian), read as 32-bit big-endian words.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice
from operator import mod
from typing import Any, Protocol, TypeVar

import msgspec

from stolek.core.errors import StolekError

T = TypeVar("T")
_SPAN = 1 << 32


class Chance(Protocol):
    """Where rules get their luck from."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        ...

    def shuffle(self, pool: Sequence[T]) -> tuple[T, ...]:
        """The pool in random order; the order it came in makes no difference."""
        ...


def fisher_yates(pool: Sequence[T], chance: Chance) -> tuple[T, ...]:
    """Fisher-Yates from the end, over the pool in canonical (sorted) order."""
    cards: list[Any] = sorted(pool)
    for last in range(len(cards) - 1, 0, -1):
        other = chance.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


@lru_cache(maxsize=256)
def _exchanges(size: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Of a shuffle, from the end: the places, among how many each is exchanged, and up to which word all are
    fair wherever they are drawn."""
    places = tuple(range(size - 1, 0, -1))
    choices = tuple([last + 1 for last in places])
    return places, choices, min([_SPAN - 1 - _SPAN % n for n in choices], default=_SPAN)


class Seeded(msgspec.Struct, eq=False, gc=False):
    """The chance of one move of a game with this seed. Most moves need none: nothing is made before it is
    asked for."""

    seed: bytes
    move: int
    words: Iterator[int] | None = None

    def below(self, n: int) -> int:
        if not 1 <= n <= _SPAN:
            raise ValueError(f"below() chooses among 1 to {_SPAN} possibilities, not {n}")
        words = self._stream()
        fair = _SPAN - _SPAN % n  # words from here on would favour the small numbers
        while (word := next(words)) >= fair:
            pass
        return word % n

    def shuffle(self, pool: Sequence[T]) -> tuple[T, ...]:
        """``fisher_yates`` with these words, drawn all at once: hardly ever is one of them not fair."""
        cards: list[Any] = sorted(pool)
        places, choices, fair = _exchanges(len(cards))
        words = self._stream()
        drawn = tuple(islice(words, len(places)))
        if max(drawn, default=0) > fair:
            self.words = chain(drawn, words)
            return fisher_yates(pool, self)
        for last, other in zip(places, map(mod, drawn, choices), strict=True):
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)

    def _stream(self) -> Iterator[int]:
        if self.words is None:
            self.words = _words(self.seed, self.move)
        return self.words


def _words(seed: bytes, move: int) -> Iterator[int]:
    """The stream of a move, read in pieces that grow fourfold: a longer one begins like a shorter one."""
    shake = hashlib.shake_256(seed + move.to_bytes(8, "big"))
    told, count = 0, 32
    while True:
        stream = shake.digest(4 * count)
        yield from struct.unpack_from(f">{count - told}I", stream, 4 * told)
        told, count = count, 4 * count


class Scripted:
    """Chance that does what a test says: whole shuffles and single numbers, in order."""

    def __init__(self, shuffles: Sequence[Sequence[Any]] = (), numbers: Sequence[int] = ()) -> None:
        self._shuffles = list(shuffles)
        self._numbers = list(numbers)

    def below(self, n: int) -> int:
        if not self._numbers:
            raise StolekError("the script has no number left: add one to Scripted(numbers=…)")
        number = self._numbers.pop(0)
        if not 0 <= number < n:
            raise StolekError(f"the script says {number}, but only 0 to {n - 1} is possible")
        return number

    def shuffle(self, pool: Sequence[T]) -> tuple[T, ...]:
        if not self._shuffles:
            raise StolekError("the script has no shuffle left: add one to Scripted(shuffles=…)")
        order = tuple(self._shuffles.pop(0))
        if sorted(order) != sorted(pool):  # type: ignore[type-var]
            raise StolekError("the scripted shuffle is not an order of the cards that are shuffled")
        return order


class Enumerated:
    """Every possible course of chance, one after the other, for exact counts.

    ``for chance in Enumerated.all(): …`` runs the body once for each combination of answers.
    """

    def __init__(self, prefix: Sequence[int]) -> None:
        self._prefix = list(prefix)
        self._taken: list[tuple[int, int]] = []

    @staticmethod
    def all() -> Iterator[Enumerated]:
        prefix: list[int] = []
        while True:
            run = Enumerated(prefix)
            yield run
            taken = run._taken
            while taken and taken[-1][0] == taken[-1][1] - 1:
                taken.pop()
            if not taken:
                return
            prefix = [number for number, _ in taken[:-1]] + [taken[-1][0] + 1]

    def below(self, n: int) -> int:
        place = len(self._taken)
        number = self._prefix[place] if place < len(self._prefix) else 0
        self._taken.append((number, n))
        return number

    def shuffle(self, pool: Sequence[T]) -> tuple[T, ...]:
        return fisher_yates(pool, self)
