"""NF-10 to NF-17, NF-23, NF-24: what may be laid, drawing, passing, skip."""

import pytest
from msgspec.structs import replace

from stolek.core import Refused, Seat, Seeded
from stolek.core.cards import Face
from stolek.core.say import Say, say
from stolek.games.numberloor import GAME
from stolek.games.numberloor.model import (
    CardLaid,
    ChooseTop,
    Draw,
    Drawn,
    Ended,
    EndTurn,
    Lay,
    Pass,
    Passed,
    Skipped,
    StarWon,
    TurnBegan,
)
from stolek.games.numberloor.tests.build import Course, table
from stolek.testing.covers import covers

ALL = "f0 f1 f2 f3 f4 f5 f6 f7 f8 f9"


def refusal(course: Course, seat: int, action: object) -> str:
    with pytest.raises(Refused) as refused:
        course.act(seat, action)
    return refused.value.why.rule


@covers("NF-10")
def test_a_turn_has_one_several_or_all_cards_and_at_least_a_floor() -> None:
    course = table(["f5 f6 b2 f9", "f1"])
    assert refusal(course, 0, EndTurn()) == "NF-10"
    course = course.lay("b2")
    assert refusal(course, 0, EndTurn()) == "NF-10"
    assert refusal(course, 0, Pass()) == "NF-10"
    course = course.lay("f5")
    assert EndTurn() in course.offered()
    assert refusal(course, 0, Lay(Face("f1"))) == "NF-10"
    assert course.end().state.active == 1


@covers("NF-11")
def test_the_same_or_the_balloons_distance_above_or_below() -> None:
    course = table([ALL, "f1"], floor="f5", balloon="b3")
    assert course.floors_offered() == {2, 5, 8}
    assert refusal(course, 0, Lay(Face("f6"))) == "NF-11"
    course = course.lay("f8")
    assert course.one(CardLaid).rule == "NF-11"
    assert course.floors_offered() == {1, 5}


@covers("NF-12")
def test_any_balloon_at_any_time_the_last_is_open() -> None:
    course = table(["f5 f5 f7 f9 b2 b4 near", "f1 f1"], balloon="b1").lay("f5", "b4", "near", "b2")
    assert GAME.view(course.state, None).shown.balloon == "b2"
    assert course.floors_offered() == {5, 7}
    assert course.all(CardLaid)[1].rule == "NF-12"
    assert course.all(CardLaid)[1].pile is None


@covers("NF-13")
def test_who_cannot_make_a_turn_draws_two_then_may_pass() -> None:
    course = table(["f9", "f1 f1"], pile=["f8", "f6", "f0"])
    assert course.offered() == [Draw()]
    assert refusal(course, 0, Pass()) == "NF-13"
    course = course.act(0, Draw())
    assert course.one(Drawn).cards == ("f8", "f6")
    assert course.one(Drawn).rule == "NF-13"
    assert course.offered() == [Lay(Face("f6")), Pass()]
    assert GAME.view(course.state, Seat(1)).shown.drew
    passed = course.act(0, Pass())
    assert passed.one(Passed).rule == "NF-13"
    assert passed.state.active == 1
    assert refusal(course.lay("f6"), 0, Draw()) == "NF-13"


@covers("NF-R3")
def test_drawing_is_only_for_those_who_cannot_lay_and_once() -> None:
    assert refusal(table(["f5", "f1"]), 0, Draw()) == "NF-R3"
    with_balloon = table(["f9 b4", "f1"], floor="f5", balloon="b1")
    assert refusal(with_balloon, 0, Draw()) == "NF-R3"
    assert table(["b2 b3", "f1"]).offered() == [Draw()]
    again = table(["f9", "f1"], pile=["f9", "f9", "f9"]).act(0, Draw())
    assert again.offered() == [Pass()]
    assert refusal(again, 0, Draw()) == "NF-R3"


@covers("NF-13")
def test_only_cards_drawn_to_make_a_turn_count_as_drawn_in_it() -> None:
    course = table(["f9", "f1 f1"], pile=["f8"], played=["f3", "f4"]).act(0, Draw())
    assert (len(course.all(Drawn)), course.state.drew) == (2, 2)
    skipped = table(["f5 skip f9", "f1", "f1"], turn_limit=10)
    skipped.state = replace(skipped.state, turn=10)
    skipped = skipped.lay("f5", "skip").end()
    assert skipped.one(Drawn).rule == "NF-17"
    assert not GAME.view(skipped.state, None).shown.drew


@covers("NF-R3")
def test_can_make_a_turn_is_exact_for_large_hands() -> None:
    course = table(["f9 " + "b1 b2 b3 " * 8, "f1"], floor="f5", balloon="b1")
    assert course.offered() == [Draw()]
    course = table(["f9 " + "b1 b2 b3 " * 7 + "b4", "f1"], floor="f5", balloon="b1")
    assert Draw() not in course.offered()


@covers("NF-R4")
def test_before_the_first_floor_a_balloon_must_leave_a_floor_playable() -> None:
    course = table(["f6 b3 b4", "f1"], floor="f5", balloon="b1")
    assert refusal(course, 0, Lay(Face("b3"))) == "NF-R4"
    assert [a for a in course.offered() if isinstance(a, Lay)] == [Lay(Face("f6"))]
    course = table(["f9 b3 b4", "f1"], floor="f5", balloon="b1")
    assert course.offered() == [Lay(Face("b3")), Lay(Face("b4"))]
    assert course.lay("b3").offered() == [Lay(Face("b4"))]
    after = table(["f5 f6 b3", "f1"], floor="f5", balloon="b1").lay("f5")
    assert Lay(Face("b3")) in after.offered()


@covers("NF-14")
def test_with_all_floors_laid_the_balloons_follow() -> None:
    course = table(["f5 b2 skip b2", "f1 f1", "f1"]).lay("f5")
    assert course.offered() == [ChooseTop(Face("b2")), ChooseTop(Face("skip"))]
    assert course.asked()[Seat(0)].rule == "NF-14"
    assert refusal(course, 0, EndTurn()) == "NF-14"
    assert refusal(course, 0, ChooseTop(Face("near"))) == "NF-14"
    course = course.act(0, ChooseTop(Face("b2")))
    assert course.state.balloons == ("b1", "b2", "skip", "b2")
    assert [laid.rule for laid in course.all(CardLaid)][1:] == ["NF-14"] * 3
    assert course.one(StarWon).seat == 0


@covers("NF-R15")
def test_equal_balloons_go_down_by_themselves_and_none_is_a_star_at_once() -> None:
    course = table(["f5 b2 b2", "f1 f1"]).lay("f5")
    assert course.state.balloons == ("b1", "b2", "b2")
    assert len(course.all(StarWon)) == 1
    assert len(table(["f5", "f1 f1"]).lay("f5").all(StarWon)) == 1


@covers("NF-15")
def test_nearest_floors() -> None:
    course = table([ALL, "f1"], floor="f5", balloon="near")
    assert course.floors_offered() == {3, 4, 5, 6, 7}
    assert refusal(course, 0, Lay(Face("f8"))) == "NF-15"


@covers("NF-16")
def test_any_even_or_any_odd_floor() -> None:
    even = table([ALL, "f1"], floor="f5", balloon="even")
    assert even.floors_offered() == {0, 2, 4, 5, 6, 8}
    assert refusal(even, 0, Lay(Face("f7"))) == "NF-16"
    odd = table([ALL, "f1"], floor="f4", balloon="odd")
    assert odd.floors_offered() == {1, 3, 4, 5, 7, 9}
    assert refusal(odd, 0, Lay(Face("f2"))) == "NF-16"


@covers("NF-R5")
def test_signs_go_round_and_zero_is_even() -> None:
    assert table([ALL, "f1"], floor="f0", balloon="near").floors_offered() == {0, 1, 2, 8, 9}
    assert 0 in table([ALL, "f1"], floor="f5", balloon="even").floors_offered()
    assert 0 not in table([ALL, "f1"], floor="f5", balloon="odd").floors_offered()


@covers("NF-R1")
def test_the_same_number_under_every_balloon() -> None:
    for balloon in ("b1", "b5", "near", "even", "odd", "skip"):
        assert 5 in table([ALL, "f1"], floor="f5", balloon=balloon).floors_offered()
        assert 4 in table([ALL, "f1"], floor="f4", balloon=balloon).floors_offered()


@covers("NF-17")
def test_a_skip_laid_last_costs_the_next_player_the_turn() -> None:
    course = table(["f5 skip f9 f9", "f1", "f1"]).lay("f5", "skip").end()
    assert course.one(Skipped).seat == 1
    draw = course.one(Drawn)
    assert (draw.seat, draw.count, draw.rule) == (1, 2, "NF-17")
    assert course.state.active == 2


@covers("NF-17")
def test_under_an_open_skip_only_the_very_number() -> None:
    course = table([ALL, "f1"], floor="f5", balloon="skip")
    assert course.floors_offered() == {5}
    assert refusal(course, 0, Lay(Face("f6"))) == "NF-17"


@covers("NF-R6")
def test_a_skip_laid_earlier_or_left_open_skips_nobody() -> None:
    earlier = table(["f5 f5 skip f9", "f1", "f1"]).lay("skip", "f5").end()
    assert not earlier.all(Skipped)
    left = table(["f5 f9", "f1", "f1"], balloon="skip").lay("f5").end()
    assert not left.all(Skipped)
    assert left.state.active == 1


@covers("NF-R12")
def test_star_first_then_the_skip() -> None:
    course = table(["f5 skip", "f1 f1", "f1 f1"]).lay("f5")
    assert [(type(e).__name__) for e in course.events[-5:]] == [
        "StarWon",
        "Drawn",
        "Skipped",
        "Drawn",
        "TurnBegan",
    ]
    assert course.state.active == 2
    won = table(["f5 skip", "f1 f1"], stars=[4, 0]).lay("f5")
    assert len(won.all(Ended)) == 1
    assert not won.all(Skipped)
    assert not won.all(Drawn)


@covers("NF-R16")
def test_two_players_a_skip_gives_the_turn_back() -> None:
    course = table(["f5 skip f9", "f1 n9"]).lay("f5", "skip").end()
    assert course.state.active == 0
    assert course.one(TurnBegan).seat == 0


@covers("NF-23")
def test_beginners_lay_same_or_neighbour_on_either_pile() -> None:
    course = table([ALL, "f1"], variant="beginner", floors=["f4", "f9"])
    offered = {(action.face, action.pile) for action in course.offered() if isinstance(action, Lay)}
    assert offered == {("f3", 0), ("f4", 0), ("f5", 0), ("f8", 1), ("f9", 1), ("f0", 1)}
    assert refusal(course, 0, Lay(Face("f6"))) == "NF-23"
    assert refusal(course, 0, Lay(Face("f4"), 2)) == "NF-2"
    course = course.lay("f3").lay("f2").lay("f8", pile=1)
    assert [pile[-1] for pile in course.state.floors] == ["f2", "f8"]
    assert {laid.rule for laid in course.all(CardLaid)} == {"NF-23"}
    assert course.end().state.active == 1


@covers("NF-24")
def test_beginners_pass_and_draw_two() -> None:
    course = table(["f3 f6", "f1"], variant="beginner", floors=["f3", "f9"], pile=["f7", "f8", "f0"])
    assert Pass() in course.offered()
    assert refusal(course, 0, Draw()) == "NF-24"
    course = course.act(0, Pass())
    assert course.one(Passed).rule == "NF-24"
    assert (course.one(Drawn).count, course.one(Drawn).rule) == (2, "NF-24")
    assert course.state.active == 1
    assert course.state.hands[0] == ("f3", "f6", "f7", "f8")


@covers("NF-R17")
def test_beginners_do_not_pass_after_laying() -> None:
    course = table(["f3 f6", "f1"], variant="beginner", floors=["f3", "f9"]).lay("f3")
    assert refusal(course, 0, Pass()) == "NF-R17"
    assert EndTurn() in course.offered()


def test_beginners_with_nothing_to_draw_end_in_a_stalemate() -> None:
    course = table(["f6", "f6"], variant="beginner", floors=["f3", "f9"], pile=[])
    course = course.act(0, Pass()).act(1, Pass())
    assert course.one(Ended).outcome.rules == ("NF-R10",)


def test_choices_say_what_they_open() -> None:
    prompt = table(["f5 b3 f8", "f1"], floor="f5", balloon="b1").asked()[Seat(0)]
    opens = {
        option.action.face: option.effects[0].numbers
        for option in prompt.options
        if isinstance(option.action, Lay)
    }
    assert opens == {"b3": (2, 5, 8), "f5": (4, 5, 6)}
    beginner = table(["f3", "f1"], variant="beginner", floors=["f3", "f9"]).asked()[Seat(0)]
    assert beginner.options[0].effects[0].numbers == (2, 3, 4)


# Examples ---------------------------------------------------------------------------------------------


@covers("NF-E1")
def test_example_a_long_turn() -> None:
    course = table(["f5 f7 f9 b3 f6 f3 f0", "f1", "f1"], floor="f3", balloon="b2")
    course = course.lay("f5", "f7", "f9", "b3", "f6", "f3")
    assert course.state.floors[0][-1] == "f3"
    assert EndTurn() in course.offered()


@covers("NF-E2")
def test_example_up_and_down() -> None:
    assert table([ALL, "f1"], floor="f5", balloon="b3").floors_offered() == {2, 5, 8}


@covers("NF-E3")
def test_example_round_the_corner() -> None:
    assert table([ALL, "f1"], floor="f9", balloon="b2").floors_offered() == {1, 7, 9}
    assert table([ALL, "f1"], floor="f0", balloon="b3").floors_offered() == {0, 3, 7}


@covers("NF-E4")
def test_example_each_top_anew() -> None:
    course = table([ALL + " f7", "f1"], floor="f5", balloon="near")
    assert course.floors_offered() == {3, 4, 5, 6, 7}
    assert course.lay("f7").floors_offered() == {5, 6, 7, 8, 9}


@covers("NF-E5")
def test_example_neighbours() -> None:
    course = table([ALL, "f1"], variant="beginner", floors=["f0", "f4"])
    shown = GAME.view(course.state, None).shown
    assert [pile.reach for pile in shown.floors] == [(0, 1, 9), (3, 4, 5)]


@covers("NF-E6")
def test_example_after_a_skip() -> None:
    course = table(["f5 skip f9", "f1", "f5 f6 b1 f0"], floor="f5").lay("f5", "skip").end()
    assert (course.one(Skipped).seat, course.state.active) == (1, 2)
    assert len(course.state.hands[1]) == 3
    assert course.floors_offered() == {5}
    assert course.lay("b1").floors_offered() == {5, 6}


def test_a_world_dealt_anew_keeps_the_promise_of_a_balloon_laid_first() -> None:
    course = table(["b4 f9 f9", "f1 f1"], floor="f5", balloon="b1", pile=["f0", "b2", "f3", "f3"]).lay("b4")
    seen = GAME.view(course.state, Seat(1))
    for number in range(20):
        world = GAME.determinize(seen, Seeded(bytes([number]), 0))
        assert GAME.prompts(world)[Seat(0)].options
        assert len(world.hands[0]) == 2


def reason(course: Course, action: object) -> Say:
    with pytest.raises(Refused) as refused:
        course.act(course.state.active, action)
    return refused.value.why.reason


def test_every_refusal_says_why_with_its_numbers() -> None:
    balloons = table(["f5 b2 skip b2", "f1 f1", "f1"]).lay("f5")
    assert reason(balloons, EndTurn()) == say("numberloor-refused-choose-top")
    assert reason(balloons, ChooseTop(Face("near"))) == say("numberloor-refused-not-in-hand")
    beginner = table([ALL, "f1"], variant="beginner", floors=["f4", "f9"])
    assert reason(beginner, Draw()) == say("numberloor-refused-draw-beginner")
    assert reason(beginner, Lay(Face("f6"), 1)) == say("numberloor-refused-floor", number=6, top=9)


def test_choosing_the_top_is_asked_in_words() -> None:
    prompt = table(["f5 b2 skip b2", "f1 f1", "f1"]).lay("f5").asked()[Seat(0)]
    assert (prompt.kind, prompt.key) == ("choice", "numberloor-prompt-top")
    labels = [option.say for option in prompt.options]
    assert labels == [
        say("numberloor-do-top", card=say("numberloor-face-balloon", number=2)),
        say("numberloor-do-top", card=say("numberloor-face-skip")),
    ]
