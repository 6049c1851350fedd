"""What a client reads of the server's messages. ``stolek.table.messages`` has them as they are written;
what is raw JSON there is plain data here, until the game it belongs to is known."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from stolek.core.game import Outcome
from stolek.core.say import Say
from stolek.table.messages import (
    AtMoment,
    ChatLine,
    Clock,
    Done,
    MomentOver,
    NotDone,
    Noted,
    Person,
    Pong,
    Presence,
    Problem,
    Reacted,
    TableState,
    TimesLeft,
)


class Happening(msgspec.Struct, frozen=True):
    event: dict[str, Any]
    says: tuple[Say, ...]
    set: dict[str, Any] = {}


class Position(msgspec.Struct, frozen=True):
    seat: int | None
    view: dict[str, Any] | UnsetType = UNSET
    happenings: tuple[Happening, ...] = ()
    set: dict[str, Any] = {}
    prompt: Any = UNSET
    waiting: tuple[int, ...] | UnsetType = UNSET
    log: tuple[Say, ...] = ()
    offered: dict[str, Any] = {}
    """The last options of each kind of prompt; found here, not sent."""

    def after(self, before: Position | None) -> Position:
        """The whole position, where this one says only what is other than before."""
        if self.view is not UNSET or before is None:
            before = Position(self.seat, self.view or {}, prompt=None, waiting=())
        view = before.view or {}
        for change in (*(happening.set for happening in self.happenings), self.set):
            view = changed(view, change)
        prompt = before.prompt if self.prompt is UNSET else _whole_prompt(self.prompt, before.offered)
        return msgspec.structs.replace(
            self,
            view=view,
            prompt=prompt,
            offered=before.offered
            if prompt is None
            else {**before.offered, prompt["kind"]: prompt["options"]},
            waiting=before.waiting if self.waiting is UNSET else self.waiting,
        )


def changed(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The view with these fields; of one that ends with ``+``, a list, only some elements are named."""
    view = dict(view)
    for name, value in change.items():
        field = name.removesuffix("+")
        if field == name:
            view[field] = value
        else:
            new = {int(place): element for place, element in value.items()}
            view[field] = [*{**dict(enumerate(view[field])), **new}.values()]
    return view


def _whole_prompt(asked: Any, offered: dict[str, Any]) -> Any:
    """A prompt with all its options; those of the last one of its kind are only named by their numbers."""
    if asked is None:
        return None
    known = offered.get(asked["kind"], ())
    options = [
        {**known[option], "n": n} if isinstance(option, int) else option
        for n, option in enumerate(asked["options"])
    ]
    return {**asked, "options": options}


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="is"):
    row: int
    you: Person
    table: TableState
    positions: tuple[Position, ...]
    outcome: Outcome | None


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="is"):
    row: int
    cid: str | None = None
    positions: tuple[Position, ...] = ()
    table: TableState | None = None
    chat: ChatLine | None = None
    outcome: Outcome | None = None


Heard: TypeAlias = (
    Welcome
    | Update
    | Presence
    | Noted
    | Reacted
    | AtMoment
    | MomentOver
    | Clock
    | TimesLeft
    | Done
    | NotDone
    | Problem
    | Pong
)
decoder: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)
