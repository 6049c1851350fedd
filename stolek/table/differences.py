"""What is new to each viewer of a running game, between what they were last shown and what they see now.

What all viewers share (the public part of the view, an event as most see it and its words) is built and
encoded once. Everything goes through ``public``, ``own``, ``redact`` and the wire codec: two views of one
viewer are compared, never two states.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET

from stolek.core import codec
from stolek.core.game import AnyGame
from stolek.core.ids import Seat, Viewer
from stolek.core.play import Step
from stolek.core.prompt import Prompt
from stolek.core.visibility import Sight, is_aside, is_told, seers, without
from stolek.table.game_messages import Asked, Position

Prompts = Mapping[Seat, Prompt[Any]]


def waited_for(prompts: Prompts) -> tuple[int, ...]:
    """The seats that owe an answer."""
    return tuple(sorted([seat for seat, prompt in prompts.items() if prompt.owed]))


def asked_of_all(prompts: Prompts, viewer: Viewer) -> str | None:
    """For whoever only looks on: what those who owe an answer are asked, if it is one thing."""
    keys = {prompt.key for prompt in prompts.values() if prompt.owed} if viewer is None else ()
    return min(keys) if len(keys) == 1 else None


def sent_prompt(asked: Prompt[Any] | None, before: Prompt[Any] | None = None) -> Asked | None:
    """A prompt for somebody who was asked this before."""
    if asked is None:
        return None
    return Asked(
        seat=asked.seat,
        kind=asked.kind,
        key=asked.key,
        rule=asked.rule,
        id=asked.id,
        owed=asked.owed,
        options=codec.wire_options(asked.options, () if before is None else before.options),
        default=asked.default,
        seconds=asked.seconds,
    )


class _Eye:
    """What one viewer was last shown."""

    __slots__ = ("asks", "own", "prompt", "waiting")

    def __init__(self, own: Any, prompts: Prompts, viewer: Viewer) -> None:
        self.own, self.prompt, self.waiting = own, _asked(prompts, viewer), waited_for(prompts)
        self.asks = asked_of_all(prompts, viewer)


class LastShown:
    """What the viewers of one game were last shown: spectators, and the seats that people hold."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self._public = game.public(state)
        self._eyes: dict[Viewer, _Eye] = {}

    def look_through(self, viewers: Collection[Viewer], state: Any, prompts: Prompts) -> None:
        """From now on these are the viewers; the new ones are shown all of this state."""
        self._eyes = {
            viewer: self._eyes.get(viewer) or _Eye(self._game.own(state, viewer), prompts, viewer)
            for viewer in viewers
        }

    def pass_over(self, state: Any, prompts: Prompts) -> None:
        """As if everyone had been shown this."""
        self._public = self._game.public(state)
        viewers = tuple(self._eyes)
        self._eyes = {}
        self.look_through(viewers, state, prompts)

    def step(
        self, step: Step, prompts: Prompts, hears: Callable[[Viewer], bool] | None = None
    ) -> dict[Viewer, Position]:
        """What is new to each viewer who is told of this step. Without ``hears`` everyone is; with it, it is
        a secret of those who hear of it and see some of it, and nothing that is public changes."""
        events = step.move.events
        told, everyone = self._eyes, hears is None
        if hears is not None:
            told = {v: eye for v, eye in told.items() if hears(v) and any(is_told(e, v) for e in events)}
        public_part, own_part = self._game.public, self._game.own
        shown: dict[Viewer, list[bytes]] = {viewer: [] for viewer in told}
        late: dict[Viewer, bytes] = {}  # what a viewer sees change by an event they are not told of
        for event, state in zip(events, step.along, strict=True):
            public = b""
            if everyone:
                now = public_part(state)
                public = codec.wire_difference(self._public, now)
                self._public = now
            secrets, aside = seers(event), is_aside(event.__class__)
            seen: dict[tuple[str, ...], tuple[bytes, bytes]] = {}
            for viewer, eye in told.items():
                change = public
                own = own_part(state, viewer)
                if own != eye.own:
                    change = _joined(public, codec.wire_difference(eye.own, own))
                    eye.own = own
                if late and viewer in late:
                    change = _joined(late.pop(viewer), change)
                if secrets or not seen:
                    hidden = tuple([name for name, seats in secrets if viewer not in seats])
                    if aside and len(hidden) == len(secrets):
                        if change:
                            late[viewer] = change
                        continue
                    found = seen.get(hidden)
                    if found is None:
                        head = _happening(self._game, without(event, hidden))
                        found = seen[hidden] = head, _with_change(head, public)
                    head, usual = found
                shown[viewer].append(usual if change is public else _with_change(head, change))
        waiting = waited_for(prompts)
        joined: dict[tuple[int, ...], msgspec.Raw] = {}  # most see the same, and it is kept for a while
        found_new: dict[Viewer, Position] = {}
        for viewer, eye in told.items():
            pieces = shown[viewer]
            same = tuple(map(id, pieces))
            if same not in joined:
                joined[same] = msgspec.Raw(b"[" + b",".join(pieces) + b"]")
            happenings = joined[same] if pieces else UNSET
            found_new[viewer] = _position(viewer, eye, happenings, late.get(viewer), prompts, waiting)
        return found_new


@lru_cache(maxsize=2048)
def _happening(game: AnyGame, event: Any) -> bytes:
    """A redacted event and its words, without what it changes and without the closing brace. Much happens
    again and again: that somebody has chosen a card, that a round begins."""
    sight = Sight(None, event)
    return codec.wire_happening(sight, game.tell(sight))[:-1]


def _with_change(happening: bytes, change: bytes) -> bytes:
    return happening + b',"set":{' + change + b"}}" if change else happening + b"}"


def _joined(one: bytes, other: bytes) -> bytes:
    return one + b"," + other if one and other else one or other


def _asked(prompts: Prompts, viewer: Viewer) -> Prompt[Any] | None:
    return None if viewer is None else prompts.get(viewer)


def _position(
    viewer: Viewer,
    eye: _Eye,
    happenings: msgspec.Raw | msgspec.UnsetType,
    late: bytes | None,
    prompts: Prompts,
    waiting: tuple[int, ...],
) -> Position:
    asked = _asked(prompts, viewer)
    prompt: Asked | msgspec.UnsetType | None = UNSET
    if asked is not eye.prompt:
        prompt = sent_prompt(asked, eye.prompt)
        eye.prompt = asked
    asks = asked_of_all(prompts, viewer)
    new, other = waiting != eye.waiting, asks != eye.asks
    eye.waiting, eye.asks = waiting, asks
    return Position(
        seat=viewer,
        happenings=happenings,
        set=UNSET if late is None else msgspec.Raw(b"{" + late + b"}"),
        prompt=prompt,
        waiting=waiting if new else UNSET,
        asks=asks if other else UNSET,
    )
