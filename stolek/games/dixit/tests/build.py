"""Tables for tests: a round with given pictures and votes, played through the one door in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from stolek.core import Refused, Scripted, Seat, Seeded
from stolek.core.cards import Face
from stolek.core.errors import Illegal
from stolek.core.event_tape import begin
from stolek.core.game import make_setup
from stolek.games.dixit import GAME
from stolek.games.dixit.model import Scored, State, Tell, Vote
from stolek.testing.rule_test_table import SoFar

CLUE = "a promise"


class Course(SoFar[State]):
    def act(self, seat: int, action: Any, shuffle: Sequence[str] | None = None) -> Course:
        return self.after(GAME, seat, action, None if shuffle is None else Scripted([shuffle]))

    def hand(self, seat: int) -> tuple[Face, ...]:
        return self.state.hands[seat]

    def place_of(self, seat: int, card: int = 0) -> int:
        return self.state.table.index(self.state.given[seat][card]) + 1

    def ballots(self, seat: int) -> list[Vote]:
        """The votes this seat is offered."""
        actions = [option.action for option in GAME.prompts(self.state)[Seat(seat)].options]
        return [action for action in actions if isinstance(action, Vote)]

    def gains(self) -> dict[int, list[tuple[str, int]]]:
        """What each seat got in the last round: rules and points."""
        scored = self.all(Scored)[-1]
        return {score.seat: [(p.rule, p.points) for p in score.points] for score in scored.scores}

    def totals(self) -> list[int]:
        return [score.total for score in self.all(Scored)[-1].scores]


def refused(course: Course, seat: int, action: object) -> Illegal:
    with pytest.raises(Refused) as caught:
        course.act(seat, action)
    return caught.value.why


def refusal(course: Course, seat: int, action: object) -> str:
    """The rule by which it is refused."""
    return refused(course, seat, action).rule


def opened(seats: int, variant: str = "base", **options: Any) -> Course:
    options.setdefault("first_storyteller", "seat-1")
    setup = make_setup(GAME, seats, variant, options)
    state, events = begin(GAME, setup, Seeded(b"test", 0))
    return Course(state, events)


def told(seats: int, variant: str = "base", **options: Any) -> Course:
    """The storyteller is seat 0 and has told."""
    course = opened(seats, variant, **options)
    face = None if variant == "party" else course.hand(0)[0]
    return course.act(0, Tell(face, CLUE))


def given(course: Course) -> Course:
    """Everyone gives the first cards there are; in teams the lower seat gives and the partner accepts."""
    while course.state.phase == "give":
        prompts = GAME.prompts(course.state)
        seat = next(seat for seat, prompt in prompts.items() if prompt.owed)
        course = course.act(seat, prompts[seat].options[0].action)
    return course


def laid_out(seats: int, variant: str = "base", **options: Any) -> Course:
    return given(told(seats, variant, **options))


def votes(course: Course, ballots: Mapping[int, Sequence[int]], red: int | None = None) -> Course:
    """Ballots name the SEATS whose cards are voted for (first card); ``red`` too."""
    for seat, targets in ballots.items():
        places = tuple(sorted(course.place_of(target) for target in targets))
        token = course.place_of(red) if red is not None and seat == course.state.storyteller else None
        course = course.act(seat, Vote(places, token))
    return course
