"""Actions nobody offered: what a broken or dishonest client might send. Knows types, not rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from stolek.core.cards import Face
from stolek.testing.recorded_game import Course

MOST_STRANGE = 150


def universe(course: Course, rng: random.Random) -> tuple[Any, ...]:
    """Every action that was offered anywhere in this game, and a handful of others made from them."""
    offered = {
        msgspec.json.encode(option.action): option.action
        for turn in course.turns
        for prompt in turn.prompts.values()
        for option in prompt.options
    }
    deck = course.game.deck_for(course.setup)
    faces = sorted({side for face in deck for side in course.game.sides(face)})
    strange = {
        msgspec.json.encode(other): other for action in offered.values() for other in changed(action, faces)
    }
    extra = [action for raw, action in strange.items() if raw not in offered]
    return (*offered.values(), *rng.sample(extra, min(len(extra), MOST_STRANGE)))


def changed(action: Any, faces: list[Face]) -> Iterator[Any]:
    """The action with one field changed to something else of its type."""
    for name in action.__struct_fields__:
        for value in _others(getattr(action, name), faces):
            yield msgspec.structs.replace(action, **{name: value})


def _others(value: Any, faces: list[Face]) -> Iterator[Any]:
    match value:
        case bool():
            yield not value
        case int():
            yield from (value - 1, value + 1)
        case str():
            yield from (face for face in faces if face != value)
            yield ""
        case tuple():
            yield value[1:]
            yield value + value[:1]
            yield value[::-1]
            for place, item in enumerate(value):
                for other in _others(item, faces):
                    yield (*value[:place], other, *value[place + 1 :])
        case msgspec.Struct():
            yield from changed(value, faces)
        case _:
            return
