"""Twin worlds: swap two cards a viewer never saw, replay the same actions; the viewer must not notice.

The base game's luck is recorded. In the twin every shuffle comes out with the two faces exchanged, and an
action of another player that names one of them names the other. As long as every action stays legal, every
byte the viewer gets after every event has to be the same. A swap that makes an action illegal is no twin
and proves nothing; so does one in which chance is asked for something else. A game that shuffles again
(a new round) hides cards again, so the exchange may begin with any of its shuffles.

Rules that pick a hidden card should do so by ``shuffle``, not by ``below`` over a sorted hand: a number
means another card once faces are exchanged, and the twin would be a different game.
"""

from __future__ import annotations

import math
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from stolek.core.cards import Face
from stolek.core.game import AnyGame, act, begin
from stolek.core.ids import Viewer
from stolek.core.play import Move, Play, Step
from stolek.core.visibility import redact
from stolek.testing.laws import Fault, public
from stolek.testing.recorded_game import Course, Draw, Prompts, Turn, trail

T = TypeVar("T")
TRIES = 8
_encoder = msgspec.json.Encoder(order="deterministic")
_QUOTED = re.compile(rb'"([^"\\]*)"')


class Twin(msgspec.Struct, frozen=True):
    """A twin that was found: for whom, what was exchanged, and for how many moves it ran."""

    viewer: Viewer
    swapped: tuple[Face, Face]
    moves: int


class _NoTwin(Exception):
    """The exchange makes an action illegal or chance different: another game, not a twin."""


class _Exchanged:
    """The luck of the base game with two faces exchanged."""

    def __init__(self, draws: Sequence[Draw], names: dict[str, str]) -> None:
        self._draws = list(draws)
        self._names = names

    def _next(self, n: int | None) -> Any:
        if not self._draws or self._draws[0].n != n:
            raise _NoTwin
        return self._draws.pop(0).result

    def below(self, n: int) -> int:
        return int(self._next(n))

    def shuffle(self, pool: Sequence[T]) -> tuple[T, ...]:
        order: tuple[T, ...] = renamed(self._next(None), self._names)
        if Counter(order) != Counter(pool):
            raise _NoTwin
        return order


def renamed(value: Any, names: dict[str, str]) -> Any:
    """The value with these strings renamed, however deep they are in structs and tuples."""
    match value:
        case str():
            return names.get(value, value)
        case tuple():
            return tuple(renamed(item, names) for item in value)
        case msgspec.Struct():
            fields = {name: renamed(getattr(value, name), names) for name in value.__struct_fields__}
            return msgspec.structs.replace(value, **fields)
        case _:
            return value


def frames(
    game: AnyGame, events: Sequence[Any], states: Sequence[Any], prompts: Prompts, viewer: Viewer
) -> Iterator[bytes]:
    """What a viewer gets of a move: each event with words and the view right after it; then the prompt."""
    for event, state in zip(events, states, strict=True):
        sight = redact(event, viewer)
        yield _encoder.encode((sight.event, game.tell(sight), game.view(state, viewer)))
    own = None if viewer is None else prompts.get(viewer)
    yield _encoder.encode((own, sorted(public(prompts).items())))


class Stream:
    """All a viewer gets of a game, move by move, and the names in it."""

    def __init__(self, course: Course, viewer: Viewer) -> None:
        self.viewer = viewer
        self.moves = [
            tuple(frames(course.game, turn.move.events, turn.states, turn.prompts, viewer))
            for turn in course.turns
        ]
        # That a card is in the box tells nobody where it is.
        box = _encoder.encode(course.setup), _encoder.encode(course.setup.deck)
        self._names = [_names(sent, box) for sent in self.moves]
        self._names_at_last = [_names(sent[-2:], box) for sent in self.moves]

    def unseen(self, game: AnyGame, faces: Sequence[Face], start: int, moves: int) -> list[Face]:
        """The faces that are not seen, whichever way up, from the shuffle of move ``start`` on until so many
        moves are made. What was shown in that move before its shuffle does not count; since a view has a
        memory, what was shown after it is in the view at its end."""
        first = self._names_at_last if start else self._names
        seen = set[str]().union(first[start], *self._names[start + 1 : moves])
        return [face for face in faces if seen.isdisjoint(game.sides(face))]


def _names(sent: Sequence[bytes], box: Sequence[bytes]) -> set[str]:
    found: set[bytes] = set()
    for frame in sent:
        for part in box:
            frame = frame.replace(part, b"null")  # noqa: PLW2901
        found.update(_QUOTED.findall(frame))
    return {name.decode() for name in found}


def stages(course: Course) -> list[tuple[int, int]]:
    """From the move of each shuffle up to that of the next, or to the end."""
    starts = [turn.move.seq for turn in course.turns if any(draw.n is None for draw in turn.luck)]
    return list(zip(starts, [*starts[1:], len(course.turns)], strict=True))


def find_twin(
    course: Course, stream: Stream, rng: random.Random, share: float = 0, most: int | None = None
) -> Twin | Fault | None:
    """A twin as long as can be, over at least this share of the moves from one shuffle to the next, within
    the first ``most`` moves; a ``Fault`` when the viewer notices."""
    faces = sorted(set(course.game.deck_for(course.setup)))
    shuffles = stages(course)
    for start, end in rng.sample(shuffles, len(shuffles)):
        least = start + max(1, math.ceil(share * (end - start)))
        moves = most or len(course.turns)
        while moves >= least:
            unseen = stream.unseen(course.game, faces, start, moves)
            for _ in range(TRIES if len(unseen) > 1 else 0):
                first, second = rng.sample(unseen, 2)
                found = _twin(course, stream, first, second, start, moves)
                if found is not None:
                    return found
            moves = start + (moves - start) * 3 // 4
    return None


def _twin(
    course: Course, stream: Stream, first: Face, second: Face, start: int, moves: int
) -> Twin | Fault | None:
    pairs = list(zip(course.game.sides(first), course.game.sides(second), strict=True))
    names: dict[str, str] = {**dict(pairs), **{other: one for one, other in pairs}}
    play = Play(course.game, course.setup, course.seed)
    for turn in course.turns[:start]:
        play.adopt(Step(turn.move, turn.state))
    for turn in course.turns[start:moves]:
        try:
            # The move that ends in the first exchanged shuffle was still made with the old cards.
            action = turn.move.action if turn.move.seq == start else renamed(turn.move.action, names)
            sent = _twin_move(play, turn, action, _Exchanged(turn.luck, names), stream.viewer)
        except _NoTwin:
            return None
        if sent != stream.moves[turn.move.seq]:
            if not _goes_on_alike(course, play, turn, names, stream.viewer):
                return None
            who = "a spectator" if stream.viewer is None else f"seat {stream.viewer}"
            what = _difference(stream.moves[turn.move.seq], sent)
            return Fault(
                turn.move.seq, f"{who} never saw {first} and {second}, and notices their exchange: {what}"
            )
    return Twin(stream.viewer, (first, second), moves - start)


def _goes_on_alike(course: Course, play: Play, turn: Turn, names: dict[str, str], viewer: Viewer) -> bool:
    """Whether what was done next is legal in the twin too, up to the first answer that was owed. If not, the
    hidden card has decided by the rules who moves or what can be done (a turn that ends because nothing
    fits), and that is no leak."""
    for following in course.turns[turn.move.seq + 1 :]:
        seat, action = following.move.seat, renamed(following.move.action, names)
        assert seat is not None, "only the opening is nobody's move"
        if play.game.check(play.state, seat, action) is not None:
            return False
        if following.owed:
            return True
        try:
            _twin_move(play, following, action, _Exchanged(following.luck, names), viewer)
        except _NoTwin:
            return False
    return bool(play.prompts) == bool(course.turns[-1].prompts)


def _twin_move(play: Play, turn: Turn, action: Any, luck: _Exchanged, viewer: Viewer) -> tuple[bytes, ...]:
    game, move = play.game, turn.move
    if move.seat is None:
        state, events = begin(game, play.setup, luck)
    else:
        if game.check(play.state, move.seat, action) is not None:
            raise _NoTwin
        state, events = act(game, play.state, move.seat, action, luck)
    states = trail(game, play.state, events)
    play.adopt(Step(Move(move.seq, move.seat, action, tuple(events)), state))
    return tuple(frames(game, events, states, play.prompts, viewer))


def _difference(real: tuple[bytes, ...], twin: tuple[bytes, ...]) -> str:
    if len(real) != len(twin):
        return f"{len(real) - 1} events instead of {len(twin) - 1}"
    here, there = next((one, other) for one, other in zip(real, twin, strict=True) if one != other)
    place = next(n for n in range(len(here) + 1) if here[: n + 1] != there[: n + 1])
    around = slice(max(0, place - 40), place + 40)
    return f"…{here[around].decode(errors='replace')}… against …{there[around].decode(errors='replace')}…"
