"""What the engine has to say: keys and parameters, never sentences. Refuses to know a language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from stolek.core.ids import Seat


class Who(msgspec.Struct, frozen=True, gc=False, tag="who", tag_field="is", omit_defaults=True):
    """A player, named by whoever renders the words (people choose their own names).

    ``was`` is who played the seat then, where that is not who plays it now; ``bot``: a bot did, alone or
    (with ``was``) for that person."""

    seat: Seat
    was: str | None = None
    bot: bool = False


class OwnFace(msgspec.Struct, frozen=True, gc=False, tag="own-face", tag_field="is"):
    """A card that no catalogue has words for, named by whoever renders them (``Deck.words``)."""

    face: str


class Say(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="say", tag_field="is"):
    """A message of a catalogue with its arguments; arguments may be messages themselves."""

    key: str
    args: dict[str, Arg] = {}

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args.items(), key=lambda item: item[0]))))


class Several(msgspec.Struct, frozen=True, gc=False, tag="several", tag_field="is"):
    """A list that is read as one: "Jana, Petr and you"."""

    items: tuple[Piece, ...]


Piece: TypeAlias = int | str | Who | Say
Arg: TypeAlias = int | str | Who | OwnFace | Say | Several
Words: TypeAlias = Callable[[Say], str]
"""Whoever puts a message into the words of a language."""
Name: TypeAlias = Callable[[int], str]
"""What the player on a seat is called."""


def say(key: str, **args: Any) -> Say:
    """A ``Say`` from keyword arguments; tuples become ``Several``."""
    return Say(key, {k: Several(v) if isinstance(v, tuple) else v for k, v in args.items()})
