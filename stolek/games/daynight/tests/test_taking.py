"""DN-8 to DN-15: the winning colour, who takes, in which order, and clearing up."""

import pytest

from stolek.core import Refused, Seat
from stolek.core.cards import Face
from stolek.core.errors import NOT_OFFERED, Illegal, illegal
from stolek.games.daynight import GAME
from stolek.games.daynight.model import (
    Choose,
    ColourSum,
    ColourWon,
    Decline,
    Declined,
    Drawn,
    NoColourWon,
    RoundBegan,
    Spot,
    Swept,
    Take,
    Taken,
    Taker,
)
from stolek.games.daynight.tests.build import Course, before_choice, played
from stolek.testing.covers import covers

MIXED = [
    ("orange-9-2", "pink-5-2"),
    ("blue-6-1", "pink-10-2"),
    ("orange-12-3", "purple-4-2"),
]


@covers("DN-8")
def test_by_day_the_highest_sum_wins() -> None:
    won = played(MIXED, turned="purple-3-3").one(ColourWon)
    assert won.colour == "orange"
    assert won.sums == (
        ColourSum("orange", 21, 2),
        ColourSum("blue", 6, 1),
        ColourSum("pink", 15, 2),
        ColourSum("purple", 7, 2),
    )
    assert won.rules[0] == "DN-8"


@covers("DN-8")
def test_by_night_the_lowest_sum_wins() -> None:
    assert played(MIXED, turned="purple-3-3", time="night").one(ColourWon).colour == "blue"


@covers("DN-8")
def test_the_card_from_the_pile_counts() -> None:
    assert played(MIXED, turned="pink-8-1").one(ColourWon).colour == "pink"


@covers("DN-9")
def test_a_shared_best_sum_wins_nothing() -> None:
    course = played(MIXED, turned="pink-6-1")
    lost = course.one(NoColourWon)
    assert lost.tied == ("orange", "pink")
    assert lost.rules == ("DN-8", "DN-9")
    assert not course.all(Taken)
    assert not course.all(ColourWon)
    assert len(course.all(Swept)) == 1
    assert course.one(RoundBegan).number == 2


@covers("DN-9")
def test_a_tie_below_the_best_does_not_matter() -> None:
    plays = [("orange-9-2", "pink-6-1"), ("blue-6-1", "orange-2-3")]
    assert played(plays, turned="purple-9-2").one(ColourWon).colour == "orange"


@covers("DN-10")
def test_who_played_the_colour_takes_one_card_of_any_colour() -> None:
    course = played(MIXED, turned="purple-3-3")
    assert list(GAME.prompts(course.state)) == [2]
    course = course.take(2, "pink-10-2")
    taken = course.one(Taken)
    assert (taken.seat, taken.face, taken.spot, taken.stars) == (2, "pink-10-2", Spot(Seat(1), True), 2)
    assert taken.rules == ("DN-10",)
    assert course.state.collected[2] == ("pink-10-2",)
    assert list(GAME.prompts(course.state)) == [0]


@covers("DN-10")
def test_the_pile_card_may_be_taken() -> None:
    course = played(MIXED, turned="purple-3-3").take(2, "purple-3-3")
    assert course.one(Taken).spot == Spot(None)


@covers("DN-10")
def test_taken_cards_and_strangers_are_refused() -> None:
    course = played(MIXED, turned="purple-3-3")
    with pytest.raises(Refused) as refused:
        course.take(1, "orange-9-2")
    assert refused.value.why.reason.key == "daynight-refused-no-winning-card"
    assert refused.value.why.rule == "DN-10"
    with pytest.raises(Refused) as refused:
        course.take(2, "blue-13-4")
    assert refused.value.why.rule == "DN-10"


def test_no_card_can_be_chosen_while_others_take() -> None:
    course = played(MIXED, turned="purple-3-3")
    with pytest.raises(Refused) as refused:
        course.act(2, Choose(Face("purple-1-3")))
    assert refused.value.why.rule == "ST-2"


def test_each_choice_names_its_stars() -> None:
    prompt = GAME.prompts(played(MIXED, turned="purple-3-3").state)[Seat(2)]
    faces = {"orange-9-2", "pink-5-2", "blue-6-1", "pink-10-2", "orange-12-3", "purple-4-2", "purple-3-3"}
    assert [option.action for option in prompt.options] == [Take(Face(face)) for face in sorted(faces)]
    assert [option.n for option in prompt.options] == list(range(7))
    stars = {option.action: option.effects[0].numbers for option in prompt.options}
    assert stars[Take(Face("orange-12-3"))] == (3,)
    assert (prompt.kind, prompt.key, prompt.rule) == ("choice", "daynight-prompt-take", "DN-10")
    assert prompt.options[0].say.key == "daynight-do-take"
    assert prompt.options[0].effects[0].key == "daynight-effect-stars"


def test_equal_cards_on_the_table_are_one_choice_taken_from_the_first_spot() -> None:
    plays = [("orange-7-T", "pink-1-4"), ("orange-7-T", "orange-2-3")]
    course = played(plays, turned="blue-9-2")
    actions = [option.action for option in GAME.prompts(course.state)[Seat(1)].options]
    assert actions.count(Take(Face("orange-7-T"))) == 1
    course = course.take(1, "orange-7-T")
    assert course.one(Taken).spot == Spot(Seat(0))
    assert course.take(0, "orange-7-T").all(Taken)[1].spot == Spot(Seat(1))


@covers("DN-11")
def test_by_day_the_highest_value_takes_first() -> None:
    won = played(MIXED, turned="purple-3-3").one(ColourWon)
    assert won.takers == (Taker(Seat(2), 12, 0), Taker(Seat(0), 9, 0))
    assert "DN-11" in won.rules


@covers("DN-11")
def test_by_night_the_lowest_value_takes_first() -> None:
    plays = [("blue-4-2", "pink-12-3"), ("blue-2-3", "orange-13-4")]
    won = played(plays, turned="purple-12-3", time="night").one(ColourWon)
    assert [each.seat for each in won.takers] == [1, 0]


@covers("DN-11")
def test_both_cards_in_the_colour_are_added() -> None:
    plays = [("orange-9-2", "orange-2-3"), ("orange-10-2", "blue-6-1")]
    won = played(plays, turned="purple-3-3").one(ColourWon)
    assert won.takers == (Taker(Seat(0), 11, 0), Taker(Seat(1), 10, 0))


@covers("DN-11")
def test_out_of_turn_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        played(MIXED, turned="purple-3-3").take(0, "pink-5-2")
    assert refused.value.why.rule == "DN-11"


@covers("DN-11")
def test_one_taker_needs_no_order() -> None:
    won = played([("orange-9-2", "pink-5-2"), ("blue-6-1", "blue-1-4")], turned="purple-3-3").one(ColourWon)
    assert won.rules == ("DN-8",)


EQUAL = [("orange-9-2", "pink-5-2"), ("orange-9-T", "blue-10-2"), ("orange-2-3", "purple-4-2")]


@covers("DN-12")
def test_equal_values_fewer_stars_first() -> None:
    won = played(EQUAL, turned="purple-3-3", time="night", stars=(5, 2, 0)).one(ColourWon)
    assert [(each.seat, each.stars) for each in won.takers] == [(1, 2), (0, 5), (2, 0)]
    assert won.rules == ("DN-8", "DN-11", "DN-12")


@covers("DN-13")
def test_equal_in_value_and_stars_takes_nothing() -> None:
    course = played(EQUAL, turned="purple-3-3", time="night", stars=(3, 3, 0))
    won = course.one(ColourWon)
    assert [each.seat for each in won.barred] == [0, 1]
    assert [each.seat for each in won.takers] == [2]
    assert "DN-13" in won.rules
    assert "DN-12" not in won.rules
    with pytest.raises(Refused) as refused:
        course.take(0, "pink-5-2")
    assert refused.value.why == illegal("DN-13", "daynight-refused-barred")


@covers("DN-13")
def test_if_all_are_equal_nobody_takes_and_the_round_is_over() -> None:
    plays = [("orange-9-2", "pink-5-2"), ("orange-9-T", "blue-10-2")]
    course = played(plays, turned="purple-3-3", time="night")
    won = course.one(ColourWon)
    assert won.takers == ()
    assert len(won.barred) == 2
    assert won.rules == ("DN-8", "DN-11", "DN-13")
    assert course.one(RoundBegan).number == 2
    assert course.state.barred == ()


@covers("DN-14")
def test_a_card_must_be_taken_though_no_star_is_left() -> None:
    plays = [("orange-9-T", "blue-5-T"), ("pink-7-T", "purple-6-T")]
    course = played(plays)
    assert list(GAME.prompts(course.state)) == [0]
    prompt = GAME.prompts(course.state)[Seat(0)]
    assert all(isinstance(option.action, Take) for option in prompt.options)
    assert course.take(0, "blue-5-T").one(Taken).rules == ("DN-10", "DN-14")


@covers("DN-14")
def test_everyone_in_turn_takes_though_no_star_is_left() -> None:
    course = played([("orange-9-T", "blue-5-T"), ("orange-8-T", "purple-6-T")], time="day")
    course = course.take(0, "blue-5-T")
    assert list(GAME.prompts(course.state)) == [1]
    assert [taken.seat for taken in course.take(1, "purple-6-T").all(Taken)] == [0, 1]


def declining(course: Course, seat: int) -> Illegal | None:
    return GAME.check(course.state, Seat(seat), Decline())


@covers("DN-14")
def test_nobody_declines_unless_the_table_allows_it() -> None:
    course = played(MIXED, turned="purple-3-3")
    assert Decline() not in [option.action for option in GAME.prompts(course.state)[Seat(2)].options]
    assert declining(course, 2) == illegal("DN-14", "daynight-refused-must-take")


@covers("DN-14")
def test_a_card_may_be_declined_while_one_with_stars_is_left() -> None:
    course = played(MIXED, turned="purple-3-3", taking="may")
    *takes, last = GAME.prompts(course.state)[Seat(2)].options
    assert all(isinstance(option.action, Take) for option in takes)
    assert (last.n, last.action, last.say.key) == (7, Decline(), "daynight-do-decline")
    course = course.act(2, Decline())
    assert course.one(Declined).rules == ("DN-14",)
    assert list(GAME.prompts(course.state)) == [0]
    course = course.act(0, Decline())
    assert not course.all(Taken)
    assert len(course.one(Swept).faces) == 7
    assert (course.state.collected, course.state.declined) == (((), (), ()), ())
    assert course.one(RoundBegan).number == 2


@covers("DN-14")
def test_who_declined_and_who_took_is_told_apart() -> None:
    course = played(MIXED, turned="purple-3-3", taking="may").act(2, Decline())
    assert course.state.declined == (2,)
    assert GAME.view(course.state, None).shown.declined == (2,)
    assert GAME.check(course.state, Seat(2), Take(Face("pink-5-2"))) == illegal(
        "DN-11", "daynight-refused-not-your-place"
    )
    course = course.take(0, "pink-5-2")
    assert [(taken.seat, taken.face) for taken in course.all(Taken)] == [(0, "pink-5-2")]


@covers("DN-14")
def test_without_a_star_left_a_card_must_be_taken_at_every_table() -> None:
    plays = [("orange-9-T", "blue-5-T"), ("orange-8-1", "purple-6-T")]
    course = played(plays, time="night", taking="may")
    assert declining(course, 0) is None
    course = course.take(0, "orange-8-1")
    assert declining(course, 1) == illegal("DN-14", "daynight-refused-must-take-starless")
    assert all(isinstance(option.action, Take) for option in GAME.prompts(course.state)[Seat(1)].options)


def test_declining_is_refused_out_of_turn_and_out_of_place() -> None:
    course = played(MIXED, turned="purple-3-3", taking="may")
    assert declining(course, 0) == illegal("DN-11", "daynight-refused-not-your-place")
    assert declining(course, 1) == illegal("DN-10", "daynight-refused-no-winning-card")
    assert declining(before_choice([("orange-1-4",)] * 2, taking="may"), 0) == NOT_OFFERED
    barred = played(EQUAL, turned="purple-3-3", time="night", stars=(3, 3, 0), taking="may")
    assert declining(barred, 0) == illegal("DN-13", "daynight-refused-barred")


@covers("DN-15")
def test_discards_draws_and_time_after_a_round() -> None:
    course = played(MIXED, turned="purple-3-3", pile=["blue-1-4"] * 20, time="night")
    course = course.take(1, "orange-12-3")
    assert course.one(Swept).faces == (
        "purple-3-3",
        "orange-9-2",
        "blue-6-1",
        "pink-5-2",
        "pink-10-2",
        "purple-4-2",
    )
    assert course.state.discards == tuple(sorted(course.one(Swept).faces))
    assert [(draw.seat, draw.count, draw.rule) for draw in course.all(Drawn)] == [
        (0, 2, "DN-15"),
        (1, 2, "DN-15"),
        (2, 2, "DN-15"),
    ]
    assert [len(hand) for hand in course.state.hands] == [4, 4, 4]
    assert course.state.time == "night"
    assert course.state.lying[0].face == "blue-1-4"
    assert (course.state.winning, course.state.takers, course.state.barred) == (None, (), ())


@covers("DN-R1")
def test_a_colour_without_a_card_does_not_compete() -> None:
    plays = [("orange-9-2", "orange-5-2"), ("blue-6-1", "blue-10-2")]
    assert played(plays, time="night").one(ColourWon).colour == "orange"


@covers("DN-R1")
def test_a_single_colour_wins_by_day_and_by_night() -> None:
    plays = [("orange-9-2", "orange-5-2"), ("orange-6-1", "orange-10-2")]
    for time in ("day", "night"):
        assert played(plays, time=time).one(ColourWon).colour == "orange"


@covers("DN-R4")
def test_of_three_equal_values_only_equal_stars_are_barred() -> None:
    plays = [("orange-9-2", "pink-5-2"), ("orange-9-1", "blue-10-2"), ("orange-9-2", "purple-4-2")]
    won = played(plays, turned="purple-2-3", stars=(3, 5, 3)).one(ColourWon)
    assert [each.seat for each in won.barred] == [0, 2]
    assert [each.seat for each in won.takers] == [1]
    assert won.rules == ("DN-8", "DN-11", "DN-12", "DN-13", "DN-R4")


NINES = [("orange-9-2", "pink-5-2"), ("orange-9-1", "blue-10-2"), ("orange-9-2", "purple-4-2")]


@covers("DN-R4")
def test_two_equal_ones_beside_a_third_value_are_no_case_of_three() -> None:
    won = played(EQUAL, turned="purple-3-3", time="night", stars=(3, 3, 0)).one(ColourWon)
    assert won.rules == ("DN-8", "DN-11", "DN-13")
    two_and_two = [*EQUAL[:2], ("orange-2-3", "purple-4-2"), ("orange-2-3", "purple-1-4")]
    won = played(two_and_two, turned="purple-3-3", time="night", stars=(3, 3, 0, 0)).one(ColourWon)
    assert len(won.barred) == 4
    assert won.rules == ("DN-8", "DN-11", "DN-13")


@covers("DN-R4")
def test_three_equal_in_everything_take_nothing() -> None:
    won = played(NINES, turned="purple-2-3", stars=(3, 3, 3)).one(ColourWon)
    assert (won.takers, len(won.barred)) == ((), 3)
    assert won.rules == ("DN-8", "DN-11", "DN-13", "DN-R4")


@covers("DN-12")
def test_stars_decide_for_the_one_of_three_equals_who_takes() -> None:
    won = played(NINES, turned="purple-2-3", stars=(2, 5, 5)).one(ColourWon)
    assert ([each.seat for each in won.takers], [each.seat for each in won.barred]) == ([0], [1, 2])
    assert won.rules == ("DN-8", "DN-11", "DN-12", "DN-13", "DN-R4")


@covers("DN-12")
def test_three_equal_values_with_three_counts_of_stars_all_take() -> None:
    won = played(NINES, turned="purple-2-3", stars=(5, 3, 2)).one(ColourWon)
    assert [each.seat for each in won.takers] == [2, 1, 0]
    assert won.rules == ("DN-8", "DN-11", "DN-12")


@covers("DN-R5")
def test_collected_cards_do_not_count_and_cannot_be_taken() -> None:
    course = played(MIXED, turned="purple-3-3", stars=(5, 5, 0))
    assert course.one(ColourWon).sums[1] == ColourSum("blue", 6, 1)
    with pytest.raises(Refused) as refused:
        course.take(2, "blue-2-3")
    assert refused.value.why.rule == "DN-R5"


@covers("DN-R7")
def test_a_colour_only_the_pile_shows_wins_and_nobody_takes() -> None:
    course = played(MIXED[:2], turned="purple-1-4", time="night")
    won = course.one(ColourWon)
    assert (won.colour, won.takers, won.barred) == ("purple", (), ())
    assert won.rules == ("DN-8", "DN-R7")
    assert course.one(RoundBegan).number == 2
    assert len(course.all(Drawn)) == 2
