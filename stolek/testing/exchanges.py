"""What to exchange for another world: cards of a shuffle, or an answer; chosen by places, not by traffic."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from stolek.core.cards import Face
from stolek.core.ids import Viewer
from stolek.testing.entitled import faces_seen, hidden_places
from stolek.testing.recorded_game import Course, Turn

ANSWERS_EACH = 2
"""Of each kind of answer, so many are exchanged for another."""
OTHER_ANSWERS = 3
"""So many others are tried instead of one."""


class Exchange(msgspec.Struct, frozen=True):
    """What is exchanged, and in which move: two places of one of its shuffles, or its action."""

    move: int
    called: str
    names: dict[str, str] = {}
    draw: int = -1
    places: tuple[int, int] = (0, 0)
    action: Any = None


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


# Which worlds to try ----------------------------------------------------------------------------------


class Stage(msgspec.Struct, frozen=True):
    """From one shuffle up to the move of the next one: the draw of the move, and the order it gave."""

    move: int
    draw: int
    after: int
    end: int
    order: tuple[Face, ...]


def stages(course: Course) -> list[Stage]:
    shuffles = [
        (turn.move.seq, number, draw)
        for turn in course.turns
        for number, draw in enumerate(turn.luck)
        if draw.n is None and len(draw.result) > 1
    ]
    ends = [*(move for move, _, _ in shuffles[1:]), len(course.turns)]
    return [
        Stage(move, number, draw.after, max(end, move + 1), draw.result)
        for (move, number, draw), end in zip(shuffles, ends, strict=True)
    ]


def card_exchanges(course: Course, viewer: Viewer, rng: random.Random) -> Iterator[tuple[Exchange, int]]:
    """Pairs of cards from a shuffle to exchange, with the moves a twin has to run to count: one pair that
    stays hidden from the viewer as long as any, and one card of each place that is hidden at some moment."""
    by_kind: dict[tuple[type, bool], list[Stage]] = defaultdict(list)
    for stage in stages(course):
        events = course.turns[stage.move].move.events
        event = type(events[min(stage.after, len(events) - 1)])
        by_kind[event, stage.move == 0].append(stage)
    for some in by_kind.values():
        stage = rng.choice(some)
        lasts = _hidden_until(course, viewer, stage)
        longest = sorted(lasts, key=lambda face: (-lasts[face], rng.random()))
        if len(longest) > 1:
            yield _cards(course, stage, longest[0], longest[1], rng), (stage.end - stage.move + 1) // 2
        moment = course.turns[rng.randrange(stage.move, stage.end)]
        hidden = {face for face, last in lasts.items() if last >= moment.move.seq}
        by_place: dict[str, list[Face]] = defaultdict(list)
        for place in hidden_places(course.game, moment.state, viewer):
            here = [filed for filed in map(course.game.filed, place.faces) if filed in hidden]
            by_place[place.name] += here
        for here in by_place.values():
            one = rng.choice(here) if here else None
            others = sorted(hidden - {one})
            if one is not None and others:
                yield _cards(course, stage, one, rng.choice(others), rng), moment.move.seq - stage.move


def _hidden_until(course: Course, viewer: Viewer, stage: Stage) -> dict[Face, int]:
    """For each card of a shuffle the last move, before the next shuffle, after which the viewer has not been
    able to look at it."""
    game = course.game
    lasts: dict[Face, int] = {}
    left = {game.filed(face) for face in stage.order}
    for turn in course.turns[stage.move : stage.end]:
        first = stage.after if turn.move.seq == stage.move else 0
        for state in turn.states[first:]:
            for face in left & faces_seen(game, state, viewer):
                lasts[face] = turn.move.seq - 1
                left.discard(face)
    return lasts | dict.fromkeys(left, stage.end)


def _cards(course: Course, stage: Stage, one: Face, other: Face, rng: random.Random) -> Exchange:
    game = course.game
    where = [
        rng.choice([n for n, face in enumerate(stage.order) if game.filed(face) == wanted])
        for wanted in (one, other)
    ]
    pairs = list(zip(game.sides(one), game.sides(other), strict=True))
    names: dict[str, str] = {**dict(pairs), **{there: here for here, there in pairs}}
    return Exchange(stage.move, f"{one} and {other}", names, stage.draw, (where[0], where[1]))


def answer_exchanges(course: Course, viewer: Viewer, rng: random.Random) -> Iterator[list[Exchange]]:
    """For some answers of each kind: others that could have been given instead."""
    by_kind: dict[type, list[Turn]] = defaultdict(list)
    for turn in course.turns[1:]:
        if turn.move.seat != viewer:
            by_kind[type(turn.move.action)].append(turn)
    for kind, turns in by_kind.items():
        for turn in rng.sample(turns, min(ANSWERS_EACH, len(turns))):
            assert turn.move.seat is not None, "only the opening is nobody's move"
            offered = course.turns[turn.move.seq - 1].prompts[turn.move.seat].options
            others = [_answered(option.action, turn.move.action) for option in offered]
            others = [each for each in others if each != turn.move.action]
            rng.shuffle(others)
            others.sort(key=lambda each: type(each) is not kind)
            yield [
                Exchange(turn.move.seq, f"seat {turn.move.seat}'s {turn.move.action} and {each}", action=each)
                for each in others[:OTHER_ANSWERS]
            ]


def _answered(option: Any, like: Any) -> Any:
    """The option's action with the words of the answer that was given, if both have any."""
    if hasattr(option, "text") and hasattr(like, "text"):
        return msgspec.structs.replace(option, text=like.text)
    return option
