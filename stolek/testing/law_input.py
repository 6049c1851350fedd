"""What every law is given: one recorded game, and how closely it is looked at."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, TypeAlias

import msgspec

from stolek.core.cards import Face
from stolek.core.ids import RuleId, Seat, Viewer
from stolek.testing.recorded_game import Course, Prompts
from stolek.testing.strange_actions import universe

CORE_RULES = frozenset(RuleId(f"ST-{n}") for n in range(1, 6))
_QUOTED = re.compile(rb'"([^"\\]*)"')
encoder = msgspec.json.Encoder(order="deterministic")


class Fault(msgspec.Struct, frozen=True):
    """Something that breaks a law: after which move, and how."""

    move: int
    what: str


class Look:
    """How closely one game is looked at: laws that cost much visit only some of its positions.

    ``rng`` is set anew for each law, so that what one law sees does not depend on which others were asked."""

    def __init__(self, course: Course, name: str, share: float) -> None:
        self.course = course
        self._name = name
        self.rng = self._chance("look")
        ends = (0, len(course.turns) - 1)
        self.turns = [turn for turn in course.turns if turn.move.seq in ends or self.rng.random() < share]
        self.rules = CORE_RULES | frozenset(course.game.rulebook.ids)

    def begin(self, law: str) -> None:
        self.rng = self._chance(law)

    def _chance(self, what: str) -> random.Random:
        return random.Random(f"{self._name}/{what}")

    @cached_property
    def actions(self) -> tuple[Any, ...]:
        """Actions that were offered somewhere, and strange ones."""
        return universe(self.course, self._chance("actions"))

    @cached_property
    def _faces(self) -> dict[bytes, Face]:
        game = self.course.game
        return {side.encode(): face for face in game.deck_for(self.course.setup) for side in game.sides(face)}

    @cached_property
    def _box(self) -> tuple[bytes, ...]:
        return encoder.encode(self.course.setup), encoder.encode(self.course.setup.deck)

    def faces_named(self, raw: bytes) -> set[Face]:
        """Cards whose faces stand in this JSON, by the names they have in the deck."""
        return {self._faces[name] for name in _QUOTED.findall(raw) if name in self._faces}

    def faces_in_view(self, state: Any, viewer: Viewer) -> set[Face]:
        """Cards that stand in the view; that a card is in the box tells nobody where it is."""
        raw = encoder.encode(self.course.game.view(state, viewer))
        for box in self._box:
            raw = raw.replace(box, b"null")
        return self.faces_named(raw)


Law: TypeAlias = Callable[[Look], Iterator[Fault]]


def public(prompts: Prompts) -> dict[Seat, tuple[Any, ...]]:
    """What everyone may know of who is asked what. In a window, who has answered stays a secret."""
    return {
        seat: (prompt.kind, prompt.key, prompt.kind == "window" or prompt.owed)
        for seat, prompt in prompts.items()
    }


def called(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
