"""What the bots do in positions where a person would know."""

import random

import pytest

from stolek.core import Budget, Observation, Seat
from stolek.core.cards import Face
from stolek.core.game import make_setup
from stolek.core.play import Play
from stolek.games.dnup import BOTS, GAME
from stolek.games.dnup.model import Action, Add, Lay, Rotate
from stolek.games.dnup.planning import turns_needed
from stolek.games.dnup.tests.build import Course, faces, spot, table

OTHERS = ["1/6 1/7 2/4 3/9 5/8", "2/6 9/2 4/8 3/5 1/9"]


def answer(level: str, course: Course, seed: int = 1, worlds: int = 24) -> Action:
    prompt = GAME.prompts(course.state)[course.turn.seat]
    seen = Observation(GAME.view(course.state, course.turn.seat), prompt)
    action: Action = BOTS[level]().decide(seen, random.Random(seed), Budget(worlds=worlds))
    assert action in [option.action for option in prompt.options]
    return action


def test_casual_goes_out_when_it_can() -> None:
    assert answer("casual", table(["6/1 6/2 6/7", *OTHERS])) == Lay(faces("6/1 6/2 6/7"))
    assert answer("casual", table(["5/7", *OTHERS], {1: "5/2", 2: "9/1"})) == Add(Face("5/7"), spot(1))


def test_casual_sees_that_a_rotation_makes_one_set_of_its_hand() -> None:
    assert answer("casual", table(["1/6 2/6 3/6 4/6", *OTHERS])) == Rotate()


def test_casual_wins_with_the_second_of_two_turns() -> None:
    """Two players, area 1: the 3s first, then the 8 goes; the other way round it could not."""
    course = table(["3/4 3/6 8/2", "1/6 2/9 4/8 5/7"], {(1, 1): "7/1"}, turn=(0, 1))
    after = course.act(answer("casual", course))
    assert after.turn == spot((0, 2))
    assert after.act(answer("casual", after)).state.tokens == (1, 0)


def test_casual_lays_what_nobody_can_beat() -> None:
    """All that is unseen is in the opponent's hand; it has no pair above the 7s."""
    course = table(
        ["7/1 7/3 2/8", "1/6 1/8 2/9 4/6 5/6"], {}, turn=(0, 2), known=((), faces("1/6 1/8 2/9 4/6 5/6"))
    )
    assert answer("casual", course) == Lay(faces("7/1 7/3"))


def test_casual_stops_a_player_with_one_card_left() -> None:
    """Seat 1 holds a known 6: only a single 6 or more keeps it from going out."""
    hands = ["8/2 2/5 2/9 3/7", "6/3", "1/6 4/8 5/7 9/2"]
    course = table(hands, known=((), faces("6/3"), ()))
    assert answer("casual", course) == Lay(faces("8/2"))


def test_fewer_groups_need_fewer_turns_either_way_up() -> None:
    assert turns_needed(()) == 0
    assert turns_needed(faces("3/4 3/6")) < turns_needed(faces("3/4 5/6"))
    assert turns_needed(faces("4/3 6/3 8/3")) < turns_needed(faces("4/3 6/2 8/1"))
    assert turns_needed(faces("2/4 2/6 2/7 5/3 8/3")) < turns_needed(faces("2/4 2/6 2/7 5/3 8/9"))


def test_easy_goes_out_when_it_can_and_else_is_not_always_right() -> None:
    assert {str(answer("easy", table(["6/1 6/2 6/7", *OTHERS]), seed)) for seed in range(20)} == {
        str(Lay(faces("6/1 6/2 6/7")))
    }
    course = table(["1/6 1/7 1/8 9/2 9/3", *OTHERS])
    laid = [answer("easy", course, seed) for seed in range(40)]
    assert len(set(map(str, laid))) > 1
    assert laid.count(answer("casual", course)) > 8


@pytest.mark.parametrize("level", sorted(BOTS))
def test_the_same_luck_gives_the_same_answer(level: str) -> None:
    course = table(["1/6 1/7 1/8 9/2 9/3", *OTHERS], {1: "8/3"})
    assert len({str(answer(level, course, seed=5)) for _ in range(4)}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_casual_finishes_rounds_without_going_in_circles(seats: int) -> None:
    for seed in range(3):
        play = Play.start(GAME, make_setup(GAME, seats), b"casual%d" % seed)
        rng = random.Random(seed)
        bot = BOTS["casual"]()
        while play.prompts:
            ((seat, prompt),) = play.prompts.items()
            seen = Observation(GAME.view(play.state, Seat(seat)), prompt)
            play.submit(seat, bot.decide(seen, rng, Budget(worlds=4)))
        assert play.outcome is not None
        assert play.outcome.reason != "dnup-ended-void"
