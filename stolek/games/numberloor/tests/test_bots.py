"""What the bots do in positions where a person would know; the chain search against brute force."""

import random
from itertools import permutations

import pytest

from stolek.core import Budget, Observation, Seat
from stolek.core.cards import Face
from stolek.games.numberloor import BOTS, GAME
from stolek.games.numberloor.asking import reach
from stolek.games.numberloor.best_chain import STAR, Hand, Search
from stolek.games.numberloor.model import Action, ChooseTop, Decline, EndTurn, Lay, TakeOver, card
from stolek.games.numberloor.tests.build import Course, table


def answer(level: str, course: Course, seat: int = 0) -> Action:
    prompt = GAME.prompts(course.state)[Seat(seat)]
    seen = Observation(GAME.view(course.state, Seat(seat)), prompt)
    action: Action = BOTS[level]().decide(seen, random.Random(1), Budget())
    assert action in [option.action for option in prompt.options]
    return action


def can_lay_all(top: int, balloon: Face, hand: tuple[Face, ...]) -> bool:
    """Tries every order of every card."""
    for order in permutations(hand):
        number, is_open = top, balloon
        floors = sum(card(face).is_floor for face in hand)
        for face in order:
            if not card(face).is_floor:
                is_open = face
            elif card(face).number in reach(number, is_open):
                number = card(face).number
                floors -= 1
            else:
                break
            if not floors:
                return True
    return False


def test_the_search_finds_a_star_exactly_when_there_is_one() -> None:
    rng = random.Random(4)
    deck = GAME.default_deck().marked("plain", "red")
    found = 0
    for _ in range(250):
        hand = tuple(sorted(rng.sample(deck, 6)))
        if not any(card(face).is_floor for face in hand):
            continue
        top, balloon = rng.randrange(10), rng.choice([Face("b1"), Face("b3"), Face("near"), Face("skip")])
        worth, _ = Search().best((top,), balloon, Hand.of(hand), may_stop=False)
        assert (worth >= STAR) == can_lay_all(top, balloon, hand)
        found += worth >= STAR
    assert 10 < found < 240


def test_casual_plays_a_whole_hand_down() -> None:
    course = table(["f5 f7 f9 b3 f6 f3", "f1 f1", "f1 f1"], floor="f3", balloon="b2")
    moves = 0
    while course.state.active == 0:
        course = course.act(0, answer("casual", course)).all_decline()
        moves += 1
    assert course.state.stars[0] == 1
    assert moves == 6


def test_casual_ends_with_a_skip_and_takes_over_when_it_can() -> None:
    course = table(["f5 skip f9 f9", "f1 f1", "f1"]).lay("f5")
    assert answer("casual", course) == Lay(Face("skip"))
    assert answer("casual", course.lay("skip")) == EndTurn()
    asked = table(["f5 b2 f9 f9", "n7 f1"]).lay("f5").act(0, Lay(Face("b2")))
    assert answer("casual", asked, 1) == TakeOver(Face("n7"))
    assert answer("easy", asked, 1) in (TakeOver(Face("n7")), Decline())


def test_casual_leaves_a_skip_on_top() -> None:
    course = table(["f5 b2 skip", "f1 f1"]).lay("f5")
    assert answer("casual", course) == ChooseTop(Face("skip"))


@pytest.mark.parametrize("variant", ["full", "medium", "beginner"])
def test_casual_is_quick_with_very_large_hands(variant: str) -> None:
    floors = "f0 f0 f1 f1 f2 f2 f3 f4 f4 f5 f6 f6 f7 f8 f8 f9"
    balloons = "" if variant == "beginner" else " b1 b1 b2 b2 b3 near even odd skip"
    course = table([floors + balloons, "f1"], variant=variant, floors=["f3", "f7"])
    assert isinstance(answer("casual", course), Lay)
