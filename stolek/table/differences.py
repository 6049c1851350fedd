"""What is new to each viewer of a running game, between what they were last shown and what they see now.

What all viewers share (the public part of the view, an event as most see it and its words) is built and
encoded once. Everything goes through ``public``, ``own``, ``redact`` and the wire codec: two views of one
viewer are compared, never two states.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from stolek.core import codec
from stolek.core.game import AnyGame, Moment
from stolek.core.ids import Seat, Viewer
from stolek.core.play import Step
from stolek.core.prompt import Prompt, PromptKind
from stolek.core.public_view import PublicView
from stolek.core.visibility import Sight, is_aside, is_told, seers, without
from stolek.table.game_messages import Asked

Prompts: TypeAlias = dict[Seat, Prompt[Any]]
Offered: TypeAlias = dict[PromptKind, dict[bytes, bytes]]
"""What the last prompt of each kind offered: the numbers of its options, by what they are without them."""
_encode: Final = msgspec.json.Encoder().encode


def waited_for(prompts: Prompts) -> tuple[int, ...]:
    """The seats that owe an answer."""
    return tuple(sorted([seat for seat, prompt in prompts.items() if prompt.owed]))


def asked_of_all(prompts: Prompts) -> str | None:
    """For whoever only looks on: what those who owe an answer are asked, if it is one thing."""
    asked = None
    for prompt in prompts.values():
        if prompt.owed and prompt.key != asked:
            if asked is not None:
                return None
            asked = prompt.key
    return asked


def sent_prompt(asked: Prompt[Any] | None, offered: Offered | None = None) -> Asked | None:
    """A prompt for somebody who was offered this before; from now on also what it offers."""
    if asked is None:
        return None
    offered = {} if offered is None else offered
    options, offered[asked.kind] = codec.wire_options(asked.options, offered.get(asked.kind, {}))
    return Asked(
        asked.seat,
        asked.kind,
        asked.key,
        asked.rule,
        asked.id,
        asked.owed,
        msgspec.Raw(options),
        asked.default,
        asked.seconds,
    )


class _Eye:
    """What one viewer was last shown. ``offered``: since they were shown all."""

    __slots__ = ("asks", "offered", "own", "prompt", "waiting")

    def __init__(self, own: Any, prompts: Prompts, viewer: Viewer) -> None:
        self.own, self.waiting = own, waited_for(prompts)
        self.offered: Offered
        self.prompt = None if viewer is None else prompts.get(viewer)
        self.asks = asked_of_all(prompts) if viewer is None else None
        self.forget_offers()

    def forget_offers(self) -> None:
        """As if nothing had been offered before what is now."""
        self.offered = {}
        sent_prompt(self.prompt, self.offered)


class _Seen:
    """What happens in a step, as most see it, and as each of those who see something else does: events in
    JSON. ``late``: what a viewer sees change by an event they are not told of."""

    __slots__ = ("late", "special", "usual")

    def __init__(self) -> None:
        self.usual: list[bytes] = []
        self.special: dict[Viewer, list[bytes]] = {}
        self.late: dict[Viewer, bytes] = {}

    def apart(self, viewer: Viewer) -> list[bytes]:
        """What this viewer sees, from now on apart from the others."""
        if viewer not in self.special:
            self.special[viewer] = self.usual.copy()
        return self.special[viewer]

    def others(self, usual: bytes, apart: Collection[Viewer] = ()) -> None:
        """All but these see this."""
        for viewer, pieces in self.special.items():
            if viewer not in apart:
                pieces.append(usual)
        self.usual.append(usual)


class _Public:
    """What everyone was last shown alike."""

    __slots__ = ("_all", "_followed", "_public")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._public = public = game.public
        self._followed = public.follow(state) if isinstance(public, PublicView) else None
        self._all = public(state) if self._followed is None else None

    def changed(self, state: Any, whole: bool) -> bytes:
        """What changes with this state, as fields in JSON."""
        followed = self._followed
        if followed is not None:
            return codec.wire_news(followed.shown, followed.news(state), whole=whole)
        before, self._all = self._all, self._public(state)
        return codec.wire_difference(before, self._all, whole=whole)


class LastShown:
    """What the viewers of one game were last shown: spectators, and the seats that people hold."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self._public = _Public(game, state)
        self._eyes: dict[Viewer, _Eye] = {}

    def look_through(self, viewers: Collection[Viewer], state: Any, prompts: Prompts) -> None:
        """From now on these are the viewers; the new ones are shown all of this state."""
        self._eyes = {
            viewer: self._eyes.get(viewer) or _Eye(self._game.own(state, viewer), prompts, viewer)
            for viewer in viewers
        }
        self.show_whole(viewers)

    def show_whole(self, viewers: Collection[Viewer]) -> None:
        """Somebody is shown all that these see now, and knows nothing of what was offered before."""
        for viewer in viewers:
            self._eyes[viewer].forget_offers()

    def pass_over(self, state: Any, prompts: Prompts) -> None:
        """As if everyone had been shown this."""
        self._public = _Public(self._game, state)
        viewers = tuple(self._eyes)
        self._eyes = {}
        self.look_through(viewers, state, prompts)

    def step(
        self,
        step: Step,
        moments: Sequence[Moment | None],
        prompts: Prompts,
        hears: Callable[[Viewer], bool] | None = None,
    ) -> dict[Viewer, bytes]:
        """What is new to each viewer who is told of this step: a ``Position`` in JSON, but for its beginning
        with the seat and its last brace. ``moments``: those of its events. Without ``hears`` everyone is
        told; with it, the step is a secret of those who hear of it and see some of it, and nothing that is
        public changes."""
        told = self._eyes
        if hears is not None:
            events = step.move.events
            told = {v: eye for v, eye in told.items() if hears(v) and any(is_told(e, v) for e in events)}
        seen = self._seen(step, moments, told, hears is None)
        usual, special, found = _happened(seen.usual), seen.special, {}
        waiting = waited_for(prompts)
        awaited = _awaited(waiting)
        for viewer, eye in told.items():
            new = [usual]
            if viewer in special:
                late = seen.late.get(viewer)
                new = [_happened(special[viewer]), b"" if late is None else b',"set":{' + late + b"}"]
            asked = prompts.get(viewer) if viewer is not None else None
            if asked is not eye.prompt:
                new += (b',"prompt":', _encode(sent_prompt(asked, eye.offered)))
                eye.prompt = asked
            if waiting != eye.waiting:
                new.append(awaited)
                eye.waiting = waiting
            if viewer is None and eye.asks != (asks := asked_of_all(prompts)):
                new += (b',"asks":', _encode(asks))
                eye.asks = asks
            found[viewer] = b"".join(new)
        return found

    def _seen(
        self, step: Step, moments: Sequence[Moment | None], told: dict[Viewer, _Eye], everyone: bool
    ) -> _Seen:
        """What these viewers see happen, and what they see change by it. Whoever sees no secret and nothing
        of their own change is shown what everybody is: nearly all are."""
        game, seen, events = self._game, _Seen(), step.move.events
        own_part, touches = game.own, game.touches
        whole = True in [is_aside(event.__class__) for event in events]  # it may come late, with others
        for at, event in enumerate(events):
            state, held = step.along[at], moments[at]
            public = self._public.changed(state, whole) if everyone else b""
            changes = {}
            touched = touches(event)
            for viewer in told if touched is None else touched:
                eye = told.get(viewer)
                if eye is None:
                    continue
                own = own_part(state, viewer)
                if own is not eye.own and own != eye.own:
                    changes[viewer] = codec.wire_difference(eye.own, own)
                    eye.own = own
            secrets = seers(event)
            moment = b"" if held is None else b',"moment":true'
            if secrets or changes or seen.late:
                self._see_apart(seen, event, secrets, public, changes, told, moment)
            else:
                seen.others(_with_change(_happening(game, event), public, moment))
        return seen

    def _see_apart(
        self,
        seen: _Seen,
        event: Any,
        secrets: list[tuple[str, tuple[Any, ...]]],
        public: bytes,
        changes: Mapping[Viewer, bytes],
        told: Collection[Viewer],
        moment: bytes,
    ) -> None:
        """An event of which these viewers do not all see the same."""
        game, aside = self._game, is_aside(event.__class__)
        hidden = tuple([name for name, _ in secrets])
        apart = {*changes, *seen.late, *[seat for _, seats in secrets for seat in seats]}
        for viewer in told if aside else apart.intersection(told):
            change = _joined(seen.late.pop(viewer, b""), _joined(public, changes.get(viewer, b"")))
            rest = tuple([name for name, seats in secrets if viewer not in seats])
            if not aside or len(rest) < len(hidden):
                told_apart = _with_change(_happening(game, without(event, rest)), change, moment)
                seen.apart(viewer).append(told_apart)
            elif change:
                seen.apart(viewer)
                seen.late[viewer] = change
        if not aside:
            seen.others(_with_change(_happening(game, without(event, hidden)), public, moment), apart)


@lru_cache(maxsize=1024)
def _awaited(waiting: tuple[int, ...]) -> bytes:
    return b',"waiting":' + _encode(waiting)


@lru_cache(maxsize=2048)
def _happening(game: AnyGame, event: Any) -> bytes:
    """A redacted event and its words, without what it changes and without the closing brace. Much happens
    again and again: that somebody has chosen a card, that a round begins."""
    sight = Sight(None, event)
    return codec.wire_happening(sight, game.tell(sight))[:-1]


def _with_change(happening: bytes, change: bytes, moment: bytes) -> bytes:
    if not change:
        return happening + moment + b"}"
    return b"".join((happening, b',"set":{', change, b"}", moment, b"}"))


def _joined(one: bytes, other: bytes) -> bytes:
    return one + b"," + other if one and other else one or other


def _happened(pieces: list[bytes]) -> bytes:
    return b',"happenings":[' + b",".join(pieces) + b"]" if pieces else b""
