"""Why a move is advised: true of what lies there, and about nothing that is hidden."""

from __future__ import annotations

import pytest

from stolek.core import Seat
from stolek.core.cards import Face
from stolek.games.numberloor import ADVICE, GAME
from stolek.games.numberloor.model import Action, EndTurn, Lay
from stolek.games.numberloor.telling import say_face
from stolek.games.numberloor.tests.build import Course, table


def _why(course: Course, action: Action) -> tuple[str, dict[str, object]]:
    prompt = GAME.prompts(course.state)[Seat(0)]
    (option,) = [each for each in prompt.options if each.action == action]
    said = ADVICE(GAME.view(course.state, Seat(0)).shown, option)
    return said.key, dict(said.args)


@pytest.mark.parametrize(
    ("hand", "lay", "why", "facts"),
    [
        ("f6", "f6", "last", {}),
        ("f6 f7 f2", "f6", "goes-on", {"card": say_face(Face("f7"))}),
        ("f6 f9 f2", "f6", "fewer", {"count": 2}),
        ("b3 f8 f2", "b3", "goes-on", {"card": say_face(Face("f2"))}),
    ],
)
def test_why_a_card_is_laid(hand: str, lay: str, why: str, facts: dict[str, object]) -> None:
    assert _why(table([hand, "f1", "f1"]), Lay(Face(lay))) == (f"numberloor-advice-{why}", facts)


def test_why_a_turn_is_ended() -> None:
    ended = table(["f6 f9 f2", "f1", "f1"]).act(0, Lay(Face("f6")))
    assert _why(ended, EndTurn()) == ("numberloor-advice-end", {})
    could = table(["f6 f7 f2", "f1", "f1"]).act(0, Lay(Face("f6")))
    assert _why(could, EndTurn()) == ("advice-plain", {})
