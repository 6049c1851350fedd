"""One turn: discard, then exactly one of four actions (DU-6, DU-7)."""

import pytest

from stolek.core import Seat, redact
from stolek.core.cards import Face
from stolek.core.errors import NOT_OFFERED, NOT_YOUR_TURN
from stolek.core.visibility import HIDDEN
from stolek.games.dnup import GAME
from stolek.games.dnup.model import (
    Add,
    Added,
    Discarded,
    HandRotated,
    Laid,
    Lay,
    Returned,
    Rotate,
    Taken,
    TakeSet,
    TurnBegan,
)
from stolek.games.dnup.tests.build import Course, faces, spot, table
from stolek.testing.covers import covers

OTHERS = ["3/9 1/6 5/8", "2/6 9/2 4/8"]


@covers("DU-6")
def test_a_turn_begins_by_discarding_the_own_set() -> None:
    course = table(["4/8 5/7", *OTHERS], {1: "2/7 2/9", 2: "9/1"}).rotate()
    gone = course.one(Discarded)
    assert (gone.spot, gone.faces, gone.why) == (spot(1), faces("2/7 2/9"), "turn")
    assert course.kinds() == ["HandRotated", "Discarded", "TurnBegan"]
    assert course.lying() == {(2, 1): "9/1"}
    assert course.state.discards == faces("2/7 2/9")
    assert course.turn == spot(1)


@covers("DU-6")
def test_discards_are_out_of_the_round_and_nothing_else_is_discarded() -> None:
    course = table(["4/7 4/8 5/7", *OTHERS], {2: "9/1"}).lay("4/7 4/8").rotate()
    assert course.all(Discarded) == [Discarded(spot(2), faces("9/1"), "turn", ("DU-6",))]  # type: ignore[arg-type]
    assert course.state.discards == ("1/9",)
    assert course.lying() == {(0, 1): "4/7 4/8"}


@covers("DU-6")
def test_exactly_one_action_is_done() -> None:
    before = table(["4/8 5/7", *OTHERS])
    for after in (before.lay("4/8"), before.rotate()):
        assert after.turn.seat == 1
        assert [event.number for event in after.all(TurnBegan)] == [2]
        assert GAME.check(after.state, Seat(0), Rotate()) == NOT_YOUR_TURN


@covers("DU-6a")
def test_laying_moves_cards_from_the_hand_to_the_table() -> None:
    course = table(["4/7 4/8 5/7", *OTHERS]).lay("4/7 4/8")
    laid = course.one(Laid)
    assert (laid.spot, laid.faces, laid.value, laid.left) == (spot(0), faces("4/7 4/8"), 4, 1)
    assert course.hand(0) == "5/7"
    assert course.lying() == {(0, 1): "4/7 4/8"}


@covers("DU-6a")
def test_a_set_need_not_be_all_cards_of_its_value() -> None:
    course = table(["4/6 4/7 4/8 5/7", *OTHERS])
    ways = [action.faces for action in course.options() if isinstance(action, Lay)]
    fours = [way for way in ways if way[0].startswith("4/")]
    assert fours == [
        faces(text) for text in ("4/6", "4/7", "4/8", "4/6 4/7", "4/6 4/8", "4/7 4/8", "4/6 4/7 4/8")
    ]
    assert course.lay("4/6 4/8").hand(0) == "4/7 5/7"


@covers("DU-6a")
def test_a_higher_set_of_the_same_size_sends_the_other_back() -> None:
    course = table(["6/2 6/7 5/7", *OTHERS], {1: "4/6 4/8", 2: "9/3"}).lay("6/2 6/7")
    back = course.one(Returned)
    assert (back.spot, back.faces, back.back, back.by) == (
        spot(1),
        faces("4/6 4/8"),
        (Face("6/4"), Face("8/4")),
        spot(0),
    )
    assert course.hand(1) == "1/6 3/9 5/8 6/4 8/4"
    assert course.lying() == {(0, 1): "6/2 6/7", (2, 1): "9/3"}
    assert course.kinds() == ["Laid", "Returned", "TurnBegan"]


@covers("DU-6a")
@pytest.mark.parametrize(("laid", "legal"), [("5/7 5/8", False), ("7/4 7/5", True), ("5/7", True)])
def test_a_lower_set_of_the_same_size_cannot_be_laid(laid: str, legal: bool) -> None:
    course = table(["5/7 5/8 7/4 7/5 3/8", *OTHERS], {1: "6/2 6/4"})
    assert course.offers(Lay(faces(laid))) == legal
    if not legal:
        assert course.refusal(Lay(faces(laid))) == ("DU-6a", "too-low")


def e1(single: str, three: str) -> Course:
    hand = "7/1 8/2 8/3 6/1 6/2 6/3 7/3 7/4 1/6 2/9 2/4 2/6 1/7 3/4 3/5 3/6 3/8 5/1* 5/2 5/3 9/1 9/2"
    return table([hand, "1/8 2/10", "1/9 2/5"], {1: single, 2: three})


@covers("DU-E1")
def test_example_what_may_be_laid() -> None:
    for course, single, three in ((e1("7/5", "6/4 6/5 6/7"), 7, 6), (e1("8/1", "4/2 4/6 4/7"), 8, 4)):
        sizes = {
            (int(a.faces[0].split("/")[0]), len(a.faces)) for a in course.options() if isinstance(a, Lay)
        }
        assert {value for value, size in sizes if size == 1} == {
            v for v in (1, 2, 3, 5, 6, 7, 8, 9) if v > single
        }
        assert {value for value, size in sizes if size == 3} == {v for v in (2, 3, 5, 6, 7) if v > three}
        assert {value for value, size in sizes if size == 2} == {1, 2, 3, 5, 6, 7, 8, 9}
        assert {value for value, size in sizes if size == 4} == {3}


@covers("DU-R8")
def test_equal_value_at_equal_size_never_beats() -> None:
    course = table(["4/7 4/8 5/7 5/8", *OTHERS], {1: "5/2", 2: "4/6"})
    assert course.refusal(Lay(faces("5/7"))) == ("DU-R8", "equal")
    course = table(["4/7 4/8 5/7 5/8", *OTHERS], {1: "4/6", 2: "4/2 4/3"})
    assert course.refusal(Add(Face("4/7"), spot(1))) == ("DU-R8", "equal")
    assert course.refusal(Lay(faces("4/7 4/8"))) == ("DU-R8", "equal")
    assert not course.offers(Lay(faces("4/7 4/8")))


@covers("DU-6b")
def test_adding_makes_an_opponents_set_grow() -> None:
    course = table(["4/8 5/7", *OTHERS], {1: "5/2 5/8", 2: "9/1"}).add("5/7", 1)
    added = course.one(Added)
    assert (added.seat, added.face, added.to, added.value, added.left) == (0, "5/7", spot(1), 5, 1)
    assert added.faces == faces("5/2 5/7 5/8")
    assert course.hand(0) == "4/8"
    assert course.all(Discarded)[0].faces == faces("5/2 5/7 5/8")  # the next turn is the owner's


@covers("DU-6b")
def test_the_added_card_must_have_the_sets_value() -> None:
    course = table(["4/8 5/7", *OTHERS], {1: "5/2 5/8", 2: "9/1"})
    assert course.refusal(Add(Face("4/8"), spot(1))) == ("DU-6b", "other-value")
    assert course.refusal(Add(Face("5/9"), spot(1))) == ("DU-6b", "not-in-hand")
    assert course.refusal(Add(Face("5/7"), spot(0))) == ("DU-6b", "no-set")
    assert course.offers(Add(Face("5/7"), spot(1)))
    assert not course.offers(Add(Face("5/7"), spot(2)))


@covers("DU-6b", "DU-E2")
@pytest.mark.parametrize(
    ("hand", "single", "pair"), [("3/6 8/2", "3/4", "5/2 5/8"), ("2/6 8/2", "2/4", "7/3 7/5")]
)
def test_a_grown_set_must_be_higher_than_the_one_of_its_new_size(hand: str, single: str, pair: str) -> None:
    course = table([hand, *OTHERS], {1: single, 2: pair})
    add = Add(faces(hand)[0], spot(1))
    assert not course.offers(add)
    assert course.refusal(add) == ("DU-6b", "too-low")


@covers("DU-6b", "DU-E3")
@pytest.mark.parametrize(
    ("face", "single", "pair", "back"),
    [("5/7", "5/2", "3/4 3/6", "4/3 6/3"), ("8/3", "8/4", "4/6 4/7", "6/4 7/4")],
)
def test_a_grown_set_sends_the_lower_one_of_its_new_size_back(
    face: str, single: str, pair: str, back: str
) -> None:
    course = table([f"{face} 1/7", *OTHERS], {1: single, 2: pair}).add(face, 1)
    returned = course.one(Returned)
    assert (returned.spot, returned.by, returned.back) == (spot(2), spot(1), faces(back))
    assert set(faces(back)) <= set(course.state.hands[2])
    assert len(course.state.hands[2]) == 5


@covers("DU-6c", "DU-7")
def test_a_taken_set_comes_to_the_hand_rotated() -> None:
    course = table(["4/8 5/7", *OTHERS], {1: "2/7 2/9", 2: "9/1"}).take(1)
    taken = course.one(Taken)
    assert (taken.seat, taken.spot, taken.back) == (0, spot(1), (Face("7/2"), Face("9/2")))
    assert course.hand(0) == "4/8 5/7 7/2 9/2"
    assert course.hand(1) == "1/6 3/9 5/8"
    assert course.lying() == {(2, 1): "9/1"}


@covers("DU-6c")
def test_only_a_set_that_is_there_can_be_taken() -> None:
    course = table(["4/8 5/7", *OTHERS], {1: "2/7 2/9"})
    assert [a.at for a in course.options() if isinstance(a, TakeSet)] == [spot(1)]
    assert course.refusal(TakeSet(spot(2))) == ("DU-6c", "no-set")
    assert course.refusal(TakeSet(spot((1, 2)))) == ("DU-6c", "no-set")


@covers("DU-E4")
@pytest.mark.parametrize(("lying", "values"), [("2/5 2/7 2/9", [5, 7, 9]), ("1/6 1/8 1/9", [6, 8, 9])])
def test_example_taking_a_set(lying: str, values: list[int]) -> None:
    course = table(["10/3", "3/9 1/7", "2/6 9/2", "4/8 4/6"], {1: lying}).take(1)
    assert [int(face.split("/")[0]) for face in course.state.hands[0]] == [*values, 10]


@covers("DU-6d")
def test_rotating_turns_every_card_of_the_hand() -> None:
    course = table(["1/5* 4/8 5/7", *OTHERS]).rotate()
    assert course.hand(0) == "5/1* 7/5 8/4"
    assert course.hand(1) == "1/6 3/9 5/8"
    event = course.one(HandRotated)
    assert (event.seat, event.count, event.faces) == (0, 3, faces("5/1* 7/5 8/4"))
    assert redact(event, Seat(0)).event == event
    assert redact(event, Seat(1)).event.faces is HIDDEN
    assert redact(event, None).event.count == 3


@covers("DU-7")
def test_every_card_from_the_table_to_a_hand_is_rotated() -> None:
    beaten = table(["6/7 3/8", *OTHERS], {1: "1/5*"}).lay("6/7")
    assert "5/1*" in beaten.state.hands[1]
    taken = table(["6/7 3/8", *OTHERS], {1: "1/5*"}).take(1)
    assert "5/1*" in taken.state.hands[0]


@covers("DU-R3")
def test_ones_own_set_is_never_added_to_or_taken() -> None:
    course = table(["5/7 4/8", "1/6 3/8"], {(0, 2): "5/2", (1, 1): "9/2 9/3"}, turn=(0, 1))
    assert course.refusal(Add(Face("5/7"), spot((0, 2)))) == ("DU-R3", "own-set")
    assert course.refusal(TakeSet(spot((0, 2)))) == ("DU-R3", "own-set")
    assert [a for a in course.options() if isinstance(a, (Add, TakeSet))] == [TakeSet(spot((1, 1)))]


@covers("DU-R4")
def test_rotating_is_always_possible() -> None:
    course = table(["1/6", *OTHERS], {1: "9/2", 2: "8/1 8/2"})
    assert course.options()[-1] == Rotate()
    assert course.offers(Rotate())
    assert not course.offers(Lay(faces("1/6")))


@covers("DU-R7")
def test_a_set_may_be_taken_right_after_the_own_one_was_discarded() -> None:
    course = table(["4/8 5/7", *OTHERS], {1: "2/7 2/9", 0: "6/1"}, turn=2).rotate()
    assert [event.why for event in course.all(Discarded)] == ["turn"]
    course = course.take(1)
    assert course.kinds()[-3:] == ["TurnBegan", "Taken", "TurnBegan"]
    assert course.hand(0) == "4/8 5/7 7/2 9/2"


@covers("DU-R10")
def test_an_added_card_is_discarded_with_the_set() -> None:
    course = table(["4/8 5/7", *OTHERS], {1: "5/2"}).add("5/7", 1)
    assert course.one(Discarded).faces == faces("5/2 5/7")
    assert course.state.discards == faces("2/5 5/7")


@covers("DU-R10")
def test_an_added_card_is_returned_to_the_owner_of_the_set() -> None:
    course = table(["4/8 5/7", "6/1 6/2 1/6", "2/6 9/2"], {2: "5/2"}).add("5/7", 2).lay("6/1 6/2")
    assert course.one(Returned).spot == spot(2)
    assert course.hand(2) == "2/5 2/6 7/5 9/2"
    assert course.hand(0) == "4/8"


def test_cards_are_offered_in_canonical_order_only() -> None:
    course = table(["4/7 4/8 5/7", *OTHERS])
    why = course.why_not(Lay((Face("4/8"), Face("4/7"))))
    assert why == NOT_OFFERED


def test_who_has_not_the_turn_may_do_nothing() -> None:
    course = table(["4/7 4/8 5/7", *OTHERS], {1: "2/5"})
    for seat in (1, 2, 3, -1):
        for action in (Rotate(), Lay(faces("3/9")), TakeSet(spot(1)), Add(Face("2/6"), spot(1))):
            assert GAME.check(course.state, Seat(seat), action) == NOT_YOUR_TURN


def test_refusals_say_what_would_be_needed() -> None:
    course = table(["4/7 4/8 5/7 6/2", *OTHERS], {1: "6/1 6/4", 2: "5/2"})
    assert course.why_not(Lay(faces("4/7 4/8"))).reason.args == {"size": 2, "value": 6}
    assert course.why_not(Lay(faces("5/7"))).reason.args == {"size": 1, "value": 5}
    assert course.why_not(Add(Face("4/7"), spot(1))).reason.args == {"value": 6}
    assert course.why_not(Add(Face("5/7"), spot(2))).reason.args == {"size": 2, "value": 6}


def test_events_cite_the_rules_that_made_them() -> None:
    course = table(["6/2 6/7 5/7", *OTHERS], {1: "4/6 4/8", 2: "5/3"})
    assert course.lay("6/2 6/7").one(Laid).rules == ("DU-6a",)
    assert course.lay("6/2 6/7").one(Returned).rules == ("DU-6a", "DU-7")
    assert course.add("5/7", 2).one(Added).rules == ("DU-6b",)
    assert course.add("5/7", 2).one(Returned).rules == ("DU-6b", "DU-7")
    assert course.take(2).one(Taken).rules == ("DU-6c", "DU-7")
    assert course.rotate().one(HandRotated).rules == ("DU-6d",)
    assert course.rotate().one(Discarded).rules == ("DU-6",)
