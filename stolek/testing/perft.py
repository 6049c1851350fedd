"""How many ways there are to play on from a position, counted exactly and pinned in a game's ``perft.toml``.

A count that changes means that the rules allow something else than before. Only owed decisions count, and
of several seats that owe one the lowest goes first, so that the order of a simultaneous choice is no choice.
"""

from __future__ import annotations

import random
import tomllib
from typing import Any

import msgspec

from stolek.core.chance import Seeded
from stolek.core.event_tape import act
from stolek.core.game import AnyGame, make_setup
from stolek.testing.recorded_game import at_random, record


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, reached by so many random moves of a seeded game, and its counts at depth 1, 2, 3 …"""

    seats: int
    counts: tuple[int, ...]
    variant: str | None = None
    options: dict[str, Any] = {}
    seed: str = "perft"
    after: int = 0


class _File(msgspec.Struct, forbid_unknown_fields=True):
    position: list[Position]


def read(text: str) -> tuple[Position, ...]:
    """The positions of a ``perft.toml``."""
    return tuple(msgspec.convert(tomllib.loads(text), _File).position)


def counted(game: AnyGame, position: Position) -> Position:
    """The position with the counts it really has, to the depth of those it was given."""
    setup = make_setup(game, position.seats, position.variant, position.options)
    seed = position.seed.encode()
    course = record(game, setup, seed, at_random(random.Random(position.seed)), moves=position.after)
    counts = [0] * len(position.counts)
    _count(game, course.last, seed, len(course.turns), counts, 0)
    return msgspec.structs.replace(position, counts=tuple(counts))


def _count(game: AnyGame, state: Any, seed: bytes, move: int, counts: list[int], depth: int) -> None:
    owing = [prompt for prompt in game.prompts(state).values() if prompt.owed]
    if not owing:
        return
    prompt = min(owing, key=lambda each: each.seat)
    counts[depth] += len(prompt.options)
    if depth + 1 < len(counts):
        for option in prompt.options:
            after, _ = act(game, state, prompt.seat, option.action, Seeded(seed, move))
            _count(game, after, seed, move + 1, counts, depth + 1)


def write(positions: tuple[Position, ...]) -> str:
    """The positions as a ``perft.toml``."""
    lines = ["# Ways to play on at depth 1, 2, 3 …, counted exactly; `make golden` writes the counts anew."]
    for position in positions:
        lines += ["", "[[position]]"]
        for name in ("variant", "seats", "options", "seed", "after", "counts"):
            value = getattr(position, name)
            if value or name == "counts":
                lines.append(f"{name} = {_toml(value)}")
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return msgspec.json.encode(value).decode()
