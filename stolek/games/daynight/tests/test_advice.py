"""Why a card is advised: true of what lies there, and about nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.core import Seat
from stolek.games.daynight import ADVICE, GAME
from stolek.games.daynight.tests.build import Course, before_choice, played


def _why(course: Course, seat: int, face: str) -> tuple[str, dict[str, Any]]:
    prompt = GAME.prompts(course.state)[Seat(seat)]
    (option,) = [each for each in prompt.options if getattr(each.action, "face", None) == face]
    said = ADVICE(GAME.view(course.state, Seat(seat)).shown, option)
    return said.key, {name: getattr(arg, "key", arg) for name, arg in said.args.items()}


HAND = ("orange-9-1", "blue-4-2", "blue-8-1", "pink-2-T", "purple-5-1")


@pytest.mark.parametrize(
    ("turned", "face", "why", "facts"),
    [
        ("orange-10-1", "orange-9-1", "leads", {"colour": "daynight-colour-orange", "total": 19}),
        ("blue-10-1", "pink-2-T", "turns-own", {"time": "daynight-time-night", "total": 2}),
        ("orange-12-1", "blue-4-2", "hand", {"colour": "daynight-colour-blue", "count": 2}),
        ("orange-5-1", "purple-5-1", "level", {"total": 5}),
        (None, "purple-5-1", "leads", {"colour": "daynight-colour-purple", "total": 5}),
    ],
)
def test_why_a_first_card(turned: str | None, face: str, why: str, facts: dict[str, Any]) -> None:
    key, args = _why(before_choice([HAND, HAND, HAND], turned), 0, face)
    assert key == f"daynight-advice-{why}"
    assert {name: args[name] for name in facts} == facts


def test_why_a_second_card() -> None:
    course = before_choice([HAND, HAND, HAND], "orange-10-1")
    for seat, face in enumerate(("orange-9-1", "blue-4-2", "purple-5-1")):
        course = course.choose(seat, face)
    assert _why(course, 0, "blue-8-1") == (
        "daynight-advice-stays",
        {"colour": "daynight-colour-orange", "total": 19},
    )
    assert _why(course, 1, "purple-5-1")[0] == "advice-plain"
    turns = _why(course, 1, "pink-2-T")
    assert turns == (
        "daynight-advice-turns-own",
        {"time": "daynight-time-night", "colour": "daynight-colour-pink", "total": 2},
    )


def test_why_this_card_is_taken() -> None:
    course = played(
        [("orange-9-4", "pink-2-1"), ("blue-4-2", "pink-5-1"), ("blue-3-2", "pink-1-1")], "orange-10-1"
    )
    assert _why(course, 0, "orange-9-4") == ("daynight-advice-take", {"stars": 4})
    assert _why(course, 0, "pink-2-1")[0] == "advice-plain"
