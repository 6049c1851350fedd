"""DN-16 and DN-17 with their rulings, the examples of the rules page, and what stays open to view."""

import random

import pytest
from msgspec.structs import replace

from stolek.core import Budget, Observation, Refused, Seat, Seeded, act
from stolek.core.cards import Face
from stolek.core.event_tape import begin
from stolek.core.game import make_setup
from stolek.games.daynight import BOTS, GAME
from stolek.games.daynight.model import (
    Choose,
    ColourWon,
    Drawn,
    Ended,
    LastRoundCalled,
    NoColourWon,
    PileCardTurned,
    RoundBegan,
)
from stolek.games.daynight.rules import rounds
from stolek.games.daynight.tests.build import Course, before_choice, played
from stolek.testing.covers import covers

ONE_TAKER = [("orange-12-3", "pink-5-2"), ("blue-6-1", "blue-2-3"), ("purple-4-2", "blue-1-4")]


def whole_game(seats: int, seed: bytes = b"end", **options: str | bool) -> Course:
    setup = make_setup(GAME, seats, options=options)
    state, events = begin(GAME, setup, Seeded(seed, 0))
    rng = random.Random(seed)
    move = 0
    while prompts := GAME.prompts(state):
        seat = next(seat for seat, prompt in prompts.items() if prompt.owed)
        seen = Observation(GAME.view(state, seat), prompts[seat])
        move += 1
        action = BOTS["random"]().decide(seen, rng, Budget())
        state, more = act(GAME, state, seat, action, Seeded(seed, move))
        events += more
    return Course(state, events)


@covers("DN-16")
def test_after_the_last_round_the_game_is_over() -> None:
    course = played(ONE_TAKER, turned="purple-3-3", last=True)
    taker = next(iter(GAME.prompts(course.state)))
    course = course.take(taker, "purple-3-3")
    assert len(course.all(Ended)) == 1
    assert not course.all(RoundBegan)
    assert GAME.prompts(course.state) == {}
    with pytest.raises(Refused) as refused:
        course.act(0, Choose(Face("purple-1-3")))
    assert refused.value.why.rule == "ST-4"


@covers("DN-16")
def test_the_last_round_is_called_once() -> None:
    for seats in (2, 3, 4, 5):
        course = whole_game(seats)
        assert len(course.all(LastRoundCalled)) == 1
        assert course.state.last


@covers("DN-R2")
@pytest.mark.parametrize(
    ("ending", "expected"),
    [
        ("empty-pile", {2: 9, 3: 9, 4: 8, 5: 8}),
        ("one-more", {2: 9, 3: 9, 4: 9, 5: 8}),
        ("full-refill", {2: 8, 3: 8, 4: 8, 5: 7}),
    ],
)
def test_rounds_of_each_ending(ending: str, expected: dict[int, int]) -> None:
    for seats, number in expected.items():
        course = whole_game(seats, ending=ending)
        assert course.state.round == number
        assert rounds(course.state.setup.options.ending, seats, 108) == number
        assert GAME.view(course.state, None).shown.rounds == number


@covers("DN-R2")
def test_a_round_that_begins_with_an_empty_pile_turns_no_card() -> None:
    course = whole_game(3, ending="empty-pile")
    assert len(course.all(RoundBegan)) == 9
    assert len(course.all(PileCardTurned)) == 8


@covers("DN-R3")
@pytest.mark.parametrize(
    ("pile", "start", "counts"),
    [
        (4, 1, {1: 2, 2: 1, 0: 1}),
        (2, 2, {2: 1, 0: 1}),
        (0, 0, {}),
        (5, 0, {0: 2, 1: 2, 2: 1}),
        (6, 2, {2: 2, 0: 2, 1: 2}),
    ],
)
def test_a_short_pile_is_dealt_round_from_the_drawn_seat(
    pile: int, start: int, counts: dict[int, int]
) -> None:
    course = played(ONE_TAKER, turned="purple-3-3", pile=["orange-1-4"] * pile, ending="one-more")
    course.state = replace(course.state, dealt_from=Seat(start))
    course = course.take(next(iter(GAME.prompts(course.state))), "purple-3-3")
    assert [(draw.seat, draw.count) for draw in course.all(Drawn)] == list(counts.items())


@covers("DN-R3")
def test_after_the_last_round_nobody_draws() -> None:
    course = played(ONE_TAKER, turned="purple-3-3", last=True)
    course = course.take(next(iter(GAME.prompts(course.state))), "purple-3-3")
    assert not course.all(Drawn)


def ranks_with(*piles: tuple[str, ...]) -> tuple[int, ...]:
    """The ranks when a last round without a winning colour ends with these collections."""
    hands = [("orange-9-2",), ("blue-9-2",), ("purple-1-4",)]
    course = before_choice(hands, last=True)
    collected = tuple(tuple(map(Face, pile)) for pile in piles)
    course.state = replace(course.state, step="second", collected=collected)
    for seat, hand in enumerate(hands):
        course = course.choose(seat, hand[0])
    assert len(course.all(NoColourWon)) == 1
    return course.one(Ended).outcome.ranks


@covers("DN-17")
def test_most_stars_win_whatever_the_number_of_cards() -> None:
    assert ranks_with(("blue-13-4",), ("blue-12-3", "blue-7-T"), ("blue-6-1", "pink-5-T", "pink-6-T")) == (
        1,
        2,
        3,
    )


@covers("DN-17")
def test_on_equal_stars_more_cards_win() -> None:
    assert ranks_with(("blue-1-4",), ("pink-1-4",), ("pink-3-3", "pink-6-1")) == (2, 2, 1)


@covers("DN-17")
def test_equal_in_stars_and_cards_there_are_several_winners() -> None:
    assert ranks_with(("blue-1-4",), ("pink-1-4",), ("pink-3-3",)) == (1, 1, 3)
    assert ranks_with(("blue-12-3",), ("pink-1-4", "blue-7-T"), ("orange-1-4", "pink-7-T")) == (3, 1, 1)


@covers("DN-17")
def test_the_outcome_has_stars_as_scores_and_names_its_rules() -> None:
    course = played(ONE_TAKER, turned="purple-3-3", last=True, stars=(5, 2, 0))
    taker = next(iter(GAME.prompts(course.state)))
    outcome = course.take(taker, "pink-5-2").one(Ended).outcome
    stars = [5, 2, 0]
    stars[taker] += 2
    assert outcome.scores == tuple(stars)
    assert outcome.reason == "daynight-ended"
    assert outcome.rules == ("DN-16", "DN-17")


@covers("DN-R9")
def test_open_discards_are_shown_and_closed_ones_remembered() -> None:
    for allowed in (True, False):
        course = played(ONE_TAKER, turned="purple-3-3", open_discards=allowed)
        course = course.take(next(iter(GAME.prompts(course.state))), "purple-3-3")
        seen = GAME.view(course.state, Seat(1))
        assert seen.shown.discards == (course.state.discards if allowed else None)
        assert seen.shown.discard_count == 6
        assert seen.memory.discards == course.state.discards


# Examples ---------------------------------------------------------------------------------------------

E1 = [("orange-9-2", "pink-5-2"), ("blue-6-1", "pink-10-2"), ("orange-12-3", "purple-4-2")]


@covers("DN-E1")
def test_example_day_or_night() -> None:
    day = played(E1, turned="purple-3-3").one(ColourWon)
    assert (day.colour, day.sums[0].total) == ("orange", 21)
    assert [each.seat for each in day.takers] == [2, 0]
    night = played(E1, turned="purple-3-3", time="night").one(ColourWon)
    assert (night.colour, night.sums[1].total) == ("blue", 6)
    assert [each.seat for each in night.takers] == [1]


@covers("DN-E2")
def test_example_equal_sums() -> None:
    course = played([("orange-13-4", "pink-2-2"), ("blue-6-1", "blue-7-1")], turned="purple-3-3")
    assert course.one(NoColourWon).tied == ("orange", "blue")
    assert [draw.count for draw in course.all(Drawn)] == [2, 2]


@covers("DN-E3")
def test_example_equal_values() -> None:
    plays = [("pink-4-2", "blue-10-2"), ("pink-4-1", "blue-12-3"), ("pink-9-2", "orange-13-4")]
    other = {"turned": "orange-12-3", "time": "night"}
    fewer = played(plays, stars=(5, 2, 0), **other).one(ColourWon)
    assert [each.seat for each in fewer.takers] == [1, 0, 2]
    equal = played(plays, stars=(3, 3, 0), **other).one(ColourWon)
    assert [each.seat for each in equal.takers] == [2]


@covers("DN-E4")
def test_example_two_cards_of_one_colour() -> None:
    plays = [("pink-2-3", "pink-5-2"), ("pink-6-1", "blue-12-3"), ("blue-13-4", "orange-13-4")]
    won = played(plays, turned="orange-12-3", time="night").one(ColourWon)
    assert [(each.seat, each.value) for each in won.takers] == [(1, 6), (0, 7)]


@covers("DN-E5")
def test_example_three_symbols() -> None:
    plays = [("pink-7-T", "pink-5-2"), ("blue-6-T", "blue-12-3"), ("blue-8-T", "orange-13-4")]
    course = played(plays, turned="purple-1-4")
    assert course.state.time == "night"


@covers("DN-E6")
def test_example_blue_all_alone() -> None:
    plays = [("pink-7-1", "pink-5-2"), ("orange-6-1", "orange-12-3"), ("purple-8-1", "orange-13-4")]
    course = played(plays, turned="blue-2-3", time="night")
    assert course.one(ColourWon).colour == "blue"
    assert course.one(ColourWon).takers == ()
    assert [draw.count for draw in course.all(Drawn)] == [2, 2, 2]
