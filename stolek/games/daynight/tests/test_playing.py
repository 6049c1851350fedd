"""DN-5 to DN-7: the pile's card, the first cards, the second cards."""

import pytest

from stolek.core import HIDDEN, Refused, Seat, redact
from stolek.core.cards import Face
from stolek.core.ids import RuleId
from stolek.games.daynight import GAME
from stolek.games.daynight.model import (
    CardChosen,
    Choose,
    ColourWon,
    Lying,
    PileCardTurned,
    Revealed,
    RoundBegan,
    Spot,
    Take,
    TimeFlipped,
)
from stolek.games.daynight.tests.build import before_choice, dealt, opened
from stolek.testing.covers import covers

THREE = [
    ("orange-9-2", "pink-5-2"),
    ("blue-6-1", "pink-10-2"),
    ("orange-12-3", "purple-4-2"),
]


def deck_with(turned: str) -> list[str]:
    """The whole deck with this card on top of the pile after the deal for three."""
    deck = list(GAME.default_deck().cards)
    deck.remove(Face(turned))
    return [*deck[: 33 + 21], turned, *deck[33 + 21 :]]


@covers("DN-5")
def test_the_top_card_is_turned_beside_the_time_card() -> None:
    course = dealt(deck_with("blue-12-3"))
    assert course.one(PileCardTurned).face == "blue-12-3"
    assert course.state.lying == (Lying(Spot(None), Face("blue-12-3")),)
    assert course.state.time == "day"
    assert not course.all(TimeFlipped)


@covers("DN-5")
def test_a_time_symbol_from_the_pile_flips_at_once() -> None:
    course = dealt(deck_with("blue-7-T"))
    assert course.state.time == "night"
    assert course.one(TimeFlipped) == TimeFlipped(Spot(None), "night", RuleId("DN-5"))
    assert course.state.step == "first"


@covers("DN-6")
def test_cards_lie_face_down_until_everyone_has_chosen() -> None:
    course = before_choice(THREE).choose(0, "orange-9-2").choose(2, "orange-12-3")
    assert not course.all(Revealed)
    assert course.state.lying == ()
    hidden = redact(course.all(CardChosen)[0], Seat(1)).event
    assert hidden.seat == 0
    assert hidden.face is HIDDEN
    shown = GAME.view(course.state, Seat(1)).shown
    assert [seat.has_chosen for seat in shown.seats] == [True, False, True]
    assert [seat.hand_count for seat in shown.seats] == [1, 2, 1]
    assert shown.chosen is None
    assert GAME.view(course.state, Seat(0)).shown.chosen == "orange-9-2"
    assert GAME.view(course.state, Seat(0)).shown.hand == ("pink-5-2",)


@covers("DN-6")
def test_all_are_turned_up_together() -> None:
    course = before_choice(THREE).choose(1, "blue-6-1").choose(0, "orange-9-2").choose(2, "orange-12-3")
    assert not course.one(Revealed).second
    assert course.one(Revealed).faces == ("orange-9-2", "blue-6-1", "orange-12-3")
    assert [(lying.spot, lying.face) for lying in course.state.lying] == [
        (Spot(Seat(0)), "orange-9-2"),
        (Spot(Seat(1)), "blue-6-1"),
        (Spot(Seat(2)), "orange-12-3"),
    ]
    assert course.state.hands == (("pink-5-2",), ("pink-10-2",), ("purple-4-2",))
    assert course.state.chosen == (None, None, None)
    assert course.state.step == "second"


@covers("DN-6")
def test_two_symbols_turn_the_time_there_and_back() -> None:
    hands = [("orange-7-T", "pink-5-2"), ("blue-7-T", "pink-10-2"), ("orange-12-3", "purple-4-2")]
    course = before_choice(hands).choose(0, "orange-7-T").choose(1, "blue-7-T").choose(2, "orange-12-3")
    assert [(flip.spot.seat, flip.time, flip.rule) for flip in course.all(TimeFlipped)] == [
        (0, "night", "DN-6"),
        (1, "day", "DN-6"),
    ]
    assert course.state.time == "day"


@covers("DN-6")
def test_a_card_of_another_hand_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        before_choice(THREE).choose(0, "blue-6-1")
    assert refused.value.why.rule == "DN-6"


@covers("DN-7")
def test_second_cards_join_the_first_and_flip_too() -> None:
    hands = [("orange-9-2", "pink-5-T"), ("blue-6-1", "pink-10-2"), ("orange-12-3", "purple-4-2")]
    course = before_choice(hands)
    for seat, face in enumerate(("orange-9-2", "blue-6-1", "orange-12-3")):
        course = course.choose(seat, face)
    assert not course.all(ColourWon)
    for seat, face in enumerate(("pink-5-T", "pink-10-2", "purple-4-2")):
        course = course.choose(seat, face)
    assert [reveal.second for reveal in course.all(Revealed)] == [False, True]
    assert len(course.state.lying) == 6
    assert course.state.lying[3].spot == Spot(Seat(0), second=True)
    assert course.one(TimeFlipped) == TimeFlipped(Spot(Seat(0), second=True), "night", RuleId("DN-7"))


@covers("DN-7")
def test_the_second_question_names_its_rule() -> None:
    course = before_choice(THREE)
    first = GAME.prompts(course.state)[Seat(0)]
    assert (first.rule, first.kind, first.key) == ("DN-6", "commit", "daynight-prompt-first")
    for seat, face in enumerate(("orange-9-2", "blue-6-1", "orange-12-3")):
        course = course.choose(seat, face)
    second = GAME.prompts(course.state)[Seat(0)]
    assert (second.rule, second.key) == ("DN-7", "daynight-prompt-second")
    assert [option.action for option in second.options] == [Choose(Face("pink-5-2"))]


@covers("DN-R8")
def test_a_chosen_card_may_be_changed_until_the_last_has_chosen() -> None:
    course = before_choice(THREE).choose(0, "orange-9-2")
    prompt = GAME.prompts(course.state)[Seat(0)]
    assert not prompt.owed
    assert [option.action for option in prompt.options] == [Choose(Face("pink-5-2"))]
    course = course.choose(0, "pink-5-2")
    assert [chosen.again for chosen in course.all(CardChosen)] == [False, True]
    course = course.choose(1, "blue-6-1").choose(2, "orange-12-3")
    assert course.one(Revealed).faces[0] == "pink-5-2"


@covers("DN-R8")
def test_the_card_that_lies_there_cannot_be_chosen_again() -> None:
    with pytest.raises(Refused) as refused:
        before_choice(THREE).choose(0, "orange-9-2").choose(0, "orange-9-2")
    assert refused.value.why.rule == "DN-R8"


@covers("DN-R8")
def test_who_has_nothing_to_change_to_is_not_asked() -> None:
    course = before_choice([("blue-6-1",), ("pink-5-2", "pink-4-2")]).choose(0, "blue-6-1")
    assert list(GAME.prompts(course.state)) == [1]


def test_nothing_can_be_taken_while_cards_are_chosen() -> None:
    with pytest.raises(Refused) as refused:
        before_choice(THREE, turned="blue-2-3").act(0, Take(Face("blue-2-3")))
    assert refused.value.why.rule == "ST-2"


def test_a_seat_that_is_not_there_is_refused() -> None:
    for seat in (-1, 3):
        refusal = GAME.check(before_choice(THREE).state, Seat(seat), Choose(Face("orange-9-2")))
        assert refusal is not None
        assert refusal.rule == "ST-1"


def test_choices_say_what_they_do() -> None:
    prompt = GAME.prompts(before_choice([("orange-7-T", "pink-5-2"), ("blue-6-1",)]).state)[Seat(0)]
    time, plain = prompt.options
    assert [(effect.key, effect.numbers) for effect in time.effects] == [
        ("daynight-effect-adds", (7,)),
        ("daynight-effect-flips", ()),
    ]
    assert time.effects[0].faces == ("orange-7-T",)
    assert [(effect.key, effect.numbers) for effect in plain.effects] == [("daynight-effect-adds", (5,))]
    assert [option.n for option in prompt.options] == [0, 1]
    assert time.say.key == "daynight-do-choose"


def test_equal_cards_are_one_choice() -> None:
    prompt = GAME.prompts(before_choice([("orange-7-T", "orange-7-T"), ("blue-6-1",)]).state)[Seat(0)]
    assert [option.action for option in prompt.options] == [Choose(Face("orange-7-T"))]


def test_a_new_round_asks_everyone() -> None:
    course = opened(5)
    assert course.one(RoundBegan).number == 1
    assert list(GAME.prompts(course.state)) == [0, 1, 2, 3, 4]
    assert all(prompt.owed for prompt in GAME.prompts(course.state).values())
