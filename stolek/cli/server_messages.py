"""What a client reads of the server's messages. ``stolek.table.messages`` has them as they are written;
what is raw JSON there is plain data here, until the game it belongs to is known."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from stolek.core.game import Outcome
from stolek.core.say import Say
from stolek.table.messages import (
    AtMoment,
    ChatLine,
    Clock,
    Done,
    MomentOver,
    NotDone,
    Person,
    Pong,
    Presence,
    Problem,
    Reacted,
    TableState,
)


class Happening(msgspec.Struct, frozen=True):
    event: dict[str, Any]
    says: tuple[Say, ...]


class Position(msgspec.Struct, frozen=True):
    seat: int | None
    view: Any
    prompt: Any
    waiting: tuple[int, ...]
    happenings: tuple[Happening, ...] = ()
    log: tuple[Say, ...] = ()


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="is"):
    row: int
    you: Person
    table: TableState
    positions: tuple[Position, ...]
    outcome: Outcome | None


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="is"):
    row: int
    positions: tuple[Position, ...]
    table: TableState | None
    chat: ChatLine | None
    outcome: Outcome | None


Heard: TypeAlias = (
    Welcome | Update | Presence | Reacted | AtMoment | MomentOver | Clock | Done | NotDone | Problem | Pong
)
decoder: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)
