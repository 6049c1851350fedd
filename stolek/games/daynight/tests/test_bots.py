"""What the bots do in positions where a person would know."""

import random

import pytest

from stolek.core import Budget, Observation, Seat
from stolek.core.cards import Face
from stolek.games.daynight import BOTS, GAME
from stolek.games.daynight.model import Choose, Take
from stolek.games.daynight.tests.build import Course, before_choice, played


def answer(level: str, course: Course, seat: int, seed: int = 1) -> Choose | Take:
    prompt = GAME.prompts(course.state)[Seat(seat)]
    seen = Observation(GAME.view(course.state, Seat(seat)), prompt)
    action = BOTS[level]().decide(seen, random.Random(seed), Budget())
    assert action in [option.action for option in prompt.options]
    return action  # type: ignore[no-any-return]


@pytest.mark.parametrize("level", ["easy", "casual"])
def test_takes_the_most_stars(level: str) -> None:
    course = played([("orange-12-3", "pink-5-T"), ("blue-1-4", "pink-10-2")], turned="purple-3-3")
    seat = next(iter(GAME.prompts(course.state)))
    assert answer(level, course, seat) == Take(Face("blue-1-4"))


def test_casual_turns_the_night_to_win_a_lost_round() -> None:
    """By day orange is far ahead with nothing of mine in it; by night my lone blue wins."""
    hands = [("orange-13-4", "orange-12-3"), ("blue-2-3", "pink-9-T", "pink-9-2")]
    course = before_choice(hands, turned="orange-11-3")
    course = course.choose(0, "orange-13-4").choose(1, "blue-2-3")
    assert answer("casual", course, 1) == Choose(Face("pink-9-T"))


def test_casual_strengthens_the_colour_that_wins_by_day() -> None:
    hands = [("orange-2-3", "pink-4-2"), ("blue-12-3", "blue-13-4", "purple-1-4")]
    course = before_choice(hands, turned="purple-3-3").choose(0, "orange-2-3").choose(1, "blue-12-3")
    assert answer("casual", course, 1) == Choose(Face("blue-13-4"))


@pytest.mark.parametrize("level", sorted(BOTS))
def test_every_level_may_change_its_mind_and_plays_a_single_card(level: str) -> None:
    course = before_choice([("orange-2-3", "pink-4-2"), ("blue-12-3",)]).choose(0, "pink-4-2")
    assert answer(level, course, 0) == Choose(Face("orange-2-3"))
    assert answer(level, course, 1) == Choose(Face("blue-12-3"))


def test_the_same_luck_gives_the_same_answer() -> None:
    course = before_choice([("orange-2-3", "pink-4-2", "blue-7-T"), ("blue-12-3", "pink-1-4")])
    assert len({answer("casual", course, 0, seed=5) for _ in range(4)}) == 1
