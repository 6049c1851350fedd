"""DX-10 to DX-13 with their rulings and examples; the points of party and team."""

from stolek.games.dixit.model import Scored
from stolek.games.dixit.tests.build import laid_out, votes
from stolek.testing.covers import covers


@covers("DX-10")
def test_all_found_it_the_storyteller_gets_nothing() -> None:
    course = votes(laid_out(4), {1: [0], 2: [0], 3: [0]})
    assert course.gains() == {0: [], 1: [("DX-10", 2)], 2: [("DX-10", 2)], 3: [("DX-10", 2)]}
    assert course.state.points == (0, 2, 2, 2)


@covers("DX-10")
def test_nobody_found_it_the_storyteller_gets_nothing() -> None:
    course = votes(laid_out(4), {1: [2], 2: [3], 3: [1]})
    assert course.gains()[0] == []
    assert [gain[0] for seat, gain in course.gains().items() if seat] == [("DX-10", 2)] * 3


@covers("DX-11")
def test_some_found_it_three_for_them_and_the_storyteller() -> None:
    course = votes(laid_out(4), {1: [0], 2: [3], 3: [0]})
    gains = course.gains()
    assert gains[0] == [("DX-11", 3)]
    assert gains[1] == [("DX-11", 3)]
    assert gains[2] == []
    assert gains[3] == [("DX-11", 3), ("DX-12", 1)]


@covers("DX-12")
def test_one_point_for_each_vote_at_most_three_never_for_the_storyteller() -> None:
    course = votes(laid_out(6), {1: [0], 2: [1], 3: [1], 4: [1], 5: [1]})
    gains = course.gains()
    assert gains[1] == [("DX-11", 3), ("DX-12", 3)]
    assert gains[0] == [("DX-11", 3)]
    course = votes(laid_out(4), {1: [0], 2: [0], 3: [1]})
    assert course.gains()[1] == [("DX-11", 3), ("DX-12", 1)]


@covers("DX-13")
def test_found_with_a_single_vote_from_seven_players() -> None:
    ballots = {1: [0], 2: [0, 1], 3: [1], 4: [1], 5: [1], 6: [2]}
    gains = votes(laid_out(7), ballots).gains()
    assert gains[1] == [("DX-11", 3), ("DX-13", 1), ("DX-12", 3)]
    assert gains[2] == [("DX-11", 3), ("DX-12", 1)]
    six = {seat: targets for seat, targets in ballots.items() if seat < 6 and len(targets) == 1}
    assert ("DX-13", 1) not in votes(laid_out(6), {**six, 2: [0]}).gains()[1]


@covers("DX-R2")
def test_the_extra_point_counts_when_all_found_it_and_beyond_the_cap() -> None:
    ballots = {seat: [0] for seat in range(1, 7)}
    gains = votes(laid_out(7), ballots | {2: [0, 1], 3: [0, 1], 4: [0, 1], 5: [0, 1]}).gains()
    assert gains[1] == [("DX-10", 2), ("DX-13", 1), ("DX-12", 3)]
    assert gains[2] == [("DX-10", 2)]


@covers("DX-R3")
def test_either_of_two_votes_finds_and_each_counts_for_its_card() -> None:
    gains = votes(laid_out(7), {1: [2, 3], 2: [0, 3], 3: [4], 4: [3], 5: [3], 6: [3]}).gains()
    assert gains[2] == [("DX-11", 3), ("DX-12", 1)]
    assert gains[3] == [("DX-12", 3)]


@covers("DX-E1")
def test_example_some_found_it() -> None:
    assert votes(laid_out(5), {1: [0], 2: [0], 3: [1], 4: [1]}).totals() == [3, 5, 3, 0, 0]


@covers("DX-E2")
def test_example_nobody_found_it() -> None:
    assert votes(laid_out(5), {1: [2], 2: [1], 3: [1], 4: [1]}).totals() == [0, 5, 3, 2, 2]


@covers("DX-E3")
def test_example_one_vote_or_two() -> None:
    some = votes(laid_out(8), {1: [0], 2: [0, 3], **{seat: [7] for seat in range(3, 7)}, 7: [6]}).gains()
    assert some[1] == [("DX-11", 3), ("DX-13", 1)]
    assert some[2] == [("DX-11", 3)]
    everyone = votes(laid_out(8), {1: [0], **{seat: [0, seat - 1] for seat in range(2, 8)}})
    assert everyone.gains()[1][:2] == [("DX-10", 2), ("DX-13", 1)]
    assert everyone.gains()[2][0] == ("DX-10", 2)
    assert everyone.gains()[0] == []


# Party ------------------------------------------------------------------------------------------------


@covers("DX-P5")
def test_as_many_points_as_green_votes_own_included_at_most_five() -> None:
    ballots = {0: [1], 1: [1], 2: [1], 3: [4], 4: [4], 5: [5]}
    gains = votes(laid_out(6, "party"), ballots, red=0).gains()
    assert [gains[seat] for seat in (0, 1, 2)] == [[("DX-P5", 3)]] * 3
    assert [gains[seat] for seat in (3, 4)] == [[("DX-P5", 2)]] * 2
    many = votes(laid_out(7, "party"), {seat: [1] for seat in range(7)}, red=0)
    assert many.totals() == [5] * 7


@covers("DX-P6")
def test_under_the_red_vote_nothing() -> None:
    gains = votes(laid_out(6, "party"), {0: [1], 1: [1], 2: [1], 3: [4], 4: [4], 5: [4]}, red=1).gains()
    assert gains[0] == gains[1] == gains[2] == [("DX-P6", 0)]
    assert gains[3] == [("DX-P5", 3)]


@covers("DX-P7")
def test_a_lone_vote_scores_nothing() -> None:
    gains = votes(laid_out(6, "party"), {0: [1], 1: [1], 2: [2], 3: [3], 4: [1], 5: [1]}, red=5).gains()
    assert gains[2] == [("DX-P7", 0)]
    assert gains[3] == [("DX-P7", 0)]


@covers("DX-R7")
def test_the_voters_score_not_the_owner() -> None:
    course = votes(laid_out(6, "party"), {0: [1], 1: [2], 2: [1], 3: [1], 4: [2], 5: [1]}, red=3)
    assert course.totals() == [4, 2, 4, 4, 2, 4]


@covers("DX-R8")
def test_the_red_vote_is_no_green_vote_and_may_lie_anywhere() -> None:
    course = votes(laid_out(6, "party"), {0: [1], 1: [2], 2: [2], 3: [3], 4: [3], 5: [3]}, red=1)
    assert course.totals() == [0, 2, 2, 3, 3, 3]
    own = votes(laid_out(6, "party"), {0: [2], 1: [2], 2: [2], 3: [3], 4: [3], 5: [3]}, red=0)
    assert own.totals() == [3] * 6


@covers("DX-E4")
def test_example_party_points() -> None:
    ballots = {**{seat: [3] for seat in range(6)}, 6: [2], 7: [2], 8: [8]}
    assert votes(laid_out(9, "party"), ballots, red=2).totals() == [5] * 6 + [0, 0, 0]


# Teams: seats 0 and 4 are partners, 1 and 5, 2 and 6, 3 and 7; the lower seat gives -------------------


@covers("DX-T5")
def test_points_by_team_without_the_extra_of_seven_players() -> None:
    course = votes(laid_out(8, "team"), {5: [0], 6: [1], 7: [1]})
    gains = course.gains()
    assert gains[0] == gains[4] == [("DX-11", 3)]
    assert gains[1] == gains[5] == [("DX-11", 3), ("DX-12", 2)]
    assert gains[2] == gains[6] == []
    assert course.state.points == (3, 5, 0, 0, 3, 5, 0, 0)


@covers("DX-R9")
def test_all_or_nobody_is_two_a_team() -> None:
    course = votes(laid_out(8, "team"), {5: [2], 6: [3], 7: [2]})
    assert course.totals() == [0, 2, 4, 3, 0, 2, 4, 3]


@covers("DX-R9")
def test_votes_on_the_storytellers_partner_count_for_their_team() -> None:
    gains = votes(laid_out(8, "team"), {5: [4], 6: [4], 7: [4]}).gains()
    assert gains[0] == gains[4] == [("DX-12", 3)]
    assert gains[1] == [("DX-10", 2)]


@covers("DX-R9")
def test_a_vote_for_the_own_partners_card_brings_nothing() -> None:
    gains = votes(laid_out(8, "team"), {5: [1], 6: [0], 7: [1]}).gains()
    assert gains[1] == gains[5] == [("DX-12", 1)]


def test_scoring_names_every_rule_that_gave_points() -> None:
    scored = votes(laid_out(4), {1: [0], 2: [3], 3: [0]}).one(Scored)
    assert scored.rules == ("DX-11", "DX-12")
