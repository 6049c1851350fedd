"""Why a move is advised: true of what lies there, and about nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.core import Seat
from stolek.core.say import Who
from stolek.games.dnup import ADVICE, GAME
from stolek.games.dnup.model import Action, Add, Lay, Rotate, TakeSet
from stolek.games.dnup.tests.build import faces, spot, table

HAND = "1/5 2/5 7/3"
SETS = {1: "4/9", 2: "7/9 7/8"}


@pytest.mark.parametrize(
    ("hand", "sets", "action", "why", "facts"),
    [
        (HAND, SETS, Rotate(), "rotate", {"before": 3, "after": 2}),
        (HAND, SETS, Lay(faces("7/3")), "returns", {"who": Who(Seat(1))}),
        (HAND, {2: "9/3 9/4"}, Lay(faces("1/5")), "free", {}),
        ("3/6 3/7 5/8", {1: "4/9"}, Lay(faces("3/6 3/7")), "lay", {}),
        ("3/6 3/7", {}, Lay(faces("3/6 3/7")), "out", {}),
        (HAND, SETS, Add(faces("7/3")[0], spot(2)), "add", {"who": Who(Seat(2))}),
        ("9/4 5/8", SETS, TakeSet(spot(1)), "take", {}),
        ("8/4 5/8", SETS, TakeSet(spot(1)), None, {}),
    ],
)
def test_why(hand: str, sets: dict[Any, str], action: Action, why: str | None, facts: dict[str, Any]) -> None:
    course = table([hand, "2/9 2/6 6/8", "3/10 4/10"], sets)
    (prompt,) = GAME.prompts(course.state).values()
    (option,) = [each for each in prompt.options if each.action == action]
    said = ADVICE(GAME.view(course.state, Seat(0)).shown, option)
    assert said.key == ("advice-plain" if why is None else f"dnup-advice-{why}")
    assert {name: said.args[name] for name in facts} == facts


def test_a_beaten_set_is_counted_with_the_hand_it_goes_back_to() -> None:
    course = table([HAND, "2/9 2/6 6/8", "3/10 4/10"], SETS)
    (prompt,) = GAME.prompts(course.state).values()
    (option,) = [each for each in prompt.options if each.action == Lay(faces("7/3"))]
    cards: Any = ADVICE(GAME.view(course.state, Seat(0)).shown, option).args["cards"]
    assert cards.args == {"count": 4}
