"""What all messages of the socket have in common, and who people are in them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

Cid: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Message(msgspec.Struct, frozen=True, tag_field="is", forbid_unknown_fields=True):
    pass


class Person(msgspec.Struct, frozen=True):
    """A person as others see them. ``id`` is public; it is not what logs a person in."""

    id: str
    name: str
    avatar: int
