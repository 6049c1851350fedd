"""Games that began by an older version of the rules end by it."""

import pytest
from msgspec.structs import replace

from stolek.core import Seeded
from stolek.core.event_tape import begin
from stolek.core.game import make_setup
from stolek.games.numberloor import GAME
from stolek.games.numberloor.model import Drawn
from stolek.games.numberloor.tests.build import Course


def opened_by(
    rules: int, variant: str, seats: int = 2, starter: str = "random", seed: bytes = b"x"
) -> Course:
    setup = make_setup(GAME, seats, variant, {"starter": starter}, rules=rules)
    return Course(*begin(GAME, setup, Seeded(seed, 0)))


def test_new_games_are_played_by_version_2() -> None:
    assert GAME.info.version == 2
    assert make_setup(GAME, 2).rules == 2


@pytest.mark.parametrize(
    ("rules", "variant", "cited"),
    [(1, "beginner", "NF-7"), (2, "beginner", "NF-22"), (1, "full", "NF-7"), (2, "medium", "NF-7")],
)
def test_version_1_dealt_to_beginners_by_the_rule_of_the_full_game(
    rules: int, variant: str, cited: str
) -> None:
    assert {drawn.rule for drawn in opened_by(rules, variant).all(Drawn)} == {cited}


def test_version_1_drew_who_begins_when_the_seat_named_was_not_there() -> None:
    drawn = {opened_by(1, "full", starter="5", seed=bytes([n])).state.active for n in range(12)}
    assert drawn == {0, 1}
    for rules in (1, 2):
        assert opened_by(rules, "full", seats=3, starter="3").state.active == 2
    missing = replace(make_setup(GAME, 2, options={"starter": "5"}, rules=1), rules=2)
    assert list(GAME.setup_faults(missing)) == ["seat 5 cannot begin; the seats are 1 to 2"]
