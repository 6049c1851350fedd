"""Two players with two areas each: DU-11 to DU-14."""

import pytest

from stolek.core.cards import Face
from stolek.games.dnup import GAME
from stolek.games.dnup.model import (
    Add,
    Discarded,
    Ended,
    Laid,
    Lay,
    Returned,
    RoundBegan,
    RoundEnded,
    RoundWon,
    TurnBegan,
)
from stolek.games.dnup.tests.build import dealt, deck_order, faces, spot, table
from stolek.testing.covers import covers

MINE = "3/4 3/6 6/1 6/2 8/2"
THEIRS = "1/6 2/9 4/8 5/7"


@covers("DU-11")
def test_a_player_takes_a_turn_for_area_1_and_then_one_for_area_2() -> None:
    course = table([MINE, THEIRS], turn=(0, 1))
    turns = [course.turn]
    for _ in range(4):
        course = course.rotate()
        turns.append(course.turn)
    assert turns == [spot((0, 1)), spot((0, 2)), spot((1, 1)), spot((1, 2)), spot((0, 1))]


@covers("DU-11")
def test_each_turn_discards_and_lays_in_its_own_area() -> None:
    sets = {(0, 1): "9/3", (0, 2): "2/5 2/6", (1, 1): "7/1 7/3 7/4", (1, 2): "1/7 1/8 1/9 1/6"}
    course = table([MINE, THEIRS], sets, turn=(1, 2)).rotate()
    assert [(event.spot, event.why) for event in course.all(Discarded)] == [(spot((0, 1)), "turn")]
    course = course.lay("8/2")
    assert course.one(Laid).spot == spot((0, 1))
    assert [event.spot for event in course.all(Discarded)] == [spot((0, 1)), spot((0, 2))]
    course = course.lay("6/1 6/2")
    assert course.all(Laid)[1].spot == spot((0, 2))
    assert course.lying() == {(0, 1): "8/2", (0, 2): "6/1 6/2", (1, 2): "1/6 1/7 1/8 1/9"}


@covers("DU-12")
def test_a_lower_set_conflicts_with_ones_own_other_set() -> None:
    course = table([MINE, THEIRS], {(0, 1): "4/6 4/7"}, turn=(0, 2))
    assert course.refusal(Lay(faces("3/4 3/6"))) == ("DU-12", "too-low")
    theirs = table([MINE, THEIRS], {(1, 1): "4/6 4/7"}, turn=(0, 2))
    assert theirs.refusal(Lay(faces("3/4 3/6"))) == ("DU-6a", "too-low")


@covers("DU-12")
def test_a_card_cannot_be_added_either_where_ones_own_set_is_in_the_way() -> None:
    course = table([MINE, THEIRS], {(0, 1): "4/6 4/7", (1, 1): "3/8"}, turn=(0, 2))
    assert course.refusal(Add(Face("3/4"), spot((1, 1)))) == ("DU-12", "too-low")
    theirs = table([MINE, THEIRS], {(1, 1): "3/8", (1, 2): "4/6 4/7"}, turn=(0, 2))
    assert theirs.refusal(Add(Face("3/4"), spot((1, 1)))) == ("DU-6b", "too-low")


@covers("DU-12")
def test_an_added_card_may_send_ones_own_set_home() -> None:
    course = table([MINE, THEIRS], {(0, 1): "4/6 4/7", (1, 1): "8/1"}, turn=(0, 2)).add("8/2", (1, 1))
    assert course.one(Returned).spot == spot((0, 1))
    assert course.one(Returned).rules == ("DU-6b", "DU-7", "DU-12")
    assert course.hand(0) == "3/4 3/6 6/1 6/2 6/4 7/4"


def test_that_an_opponents_set_beats_their_own_other_one_is_no_matter_of_du_12() -> None:
    course = table([MINE, THEIRS], {(1, 1): "8/1", (1, 2): "4/6 4/7"}, turn=(0, 2)).add("8/2", (1, 1))
    assert course.one(Returned).spot == spot((1, 2))
    assert course.one(Returned).rules == ("DU-6b", "DU-7")


@covers("DU-12", "DU-E6")
def test_a_higher_set_sends_ones_own_other_set_back() -> None:
    course = table([MINE, THEIRS], {(0, 1): "4/6 4/8"}, turn=(0, 2)).lay("6/1 6/2")
    back = course.one(Returned)
    assert (back.spot, back.by) == (spot((0, 1)), spot((0, 2)))
    assert back.rules == ("DU-6a", "DU-7", "DU-12")
    assert course.hand(0) == "3/4 3/6 6/4 8/2 8/4"
    assert course.lying() == {(0, 2): "6/1 6/2"}


@covers("DU-13")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_holder_of_the_star_begins_with_one_turn_for_area_2(starter: int) -> None:
    order = deck_order(2, "1/5*")
    if starter == 1:
        order = order[::-1]
    course = dealt(order, seats=2)
    assert course.one(RoundBegan).starter == starter
    assert course.one(RoundBegan).rules == ("DU-5", "DU-13")
    assert course.turn == spot((starter, 2))
    assert course.rotate().turn == spot((1 - starter, 1))
    assert [event.number for event in course.all(TurnBegan)] == [1]


@covers("DU-14")
def test_the_last_card_wins_the_round_at_once() -> None:
    course = table(["6/1 6/2", THEIRS], turn=(0, 1), tokens=(0, 1)).lay("6/1 6/2")
    assert course.kinds()[:4] == ["Laid", "RoundWon", "RoundEnded", "Shuffled"]
    assert (course.one(RoundWon).seat, course.one(RoundWon).total) == (0, 1)
    assert course.one(RoundEnded).tokens == (1, 1)
    assert course.state.tokens == (1, 1)
    assert course.state.outcome is None
    assert course.state.round == 2


@covers("DU-14")
def test_two_rounds_win_the_game() -> None:
    course = table(["6/1 6/2", THEIRS], turn=(0, 1), tokens=(1, 1)).lay("6/1 6/2")
    assert course.kinds() == ["Laid", "RoundWon", "Ended"]
    outcome = course.one(Ended).outcome
    assert (outcome.ranks, outcome.scores, outcome.reason) == ((1, 2), (2, 1), "dnup-ended-rounds")
    assert outcome.rules == ("DU-14",)
    assert GAME.prompts(course.state) == {}


@covers("DU-R9", "DU-E7")
def test_winning_comes_before_ones_own_set_comes_back() -> None:
    course = table(["6/1 6/2", THEIRS], {(0, 1): "4/6 4/8"}, turn=(0, 2)).lay("6/1 6/2")
    assert course.one(RoundWon).seat == 0
    assert course.all(Returned) == []
    won = table(["6/1 6/2", THEIRS], {(0, 1): "4/6 4/8"}, turn=(0, 2), tokens=(1, 0)).lay("6/1 6/2")
    assert won.state.hands[0] == ()
    assert won.one(Ended).outcome.winners == (0,)


@covers("DU-R13")
def test_in_a_turn_for_area_1_the_old_set_in_area_2_still_conflicts() -> None:
    course = table([MINE, THEIRS], {(0, 2): "4/6 4/7"}, turn=(0, 1))
    assert course.refusal(Lay(faces("3/4 3/6"))) == ("DU-12", "too-low")
    after = course.lay("6/1 6/2")
    assert after.one(Returned).spot == spot((0, 2))
    assert after.all(Discarded) == []
    assert after.lying() == {(0, 1): "6/1 6/2"}


@covers("DU-R13")
def test_in_a_turn_for_area_2_the_set_in_area_2_is_gone_before() -> None:
    course = table([MINE, THEIRS], {(0, 2): "4/6 4/7"}, turn=(0, 1)).rotate()
    assert course.one(Discarded).spot == spot((0, 2))
    assert course.turn == spot((0, 2))
    assert course.offers(Lay(faces("2/8")))


@covers("DU-11")
def test_both_areas_of_the_opponent_can_be_reached() -> None:
    course = table([MINE, "1/6 2/9"], {(1, 1): "3/8", (1, 2): "8/1 8/3"}, turn=(0, 1))
    assert course.offers(Add(Face("8/2"), spot((1, 2))))
    assert course.take((1, 2)).hand(0) == "1/8 3/4 3/6 3/8 6/1 6/2 8/2"
    assert course.take((1, 1)).lying() == {(1, 2): "8/1 8/3"}
