"""Cards, the deal and who begins: DU-1 to DU-5."""

from collections import Counter

import pytest

from stolek.core import Seat, redact
from stolek.core.cards import Face
from stolek.core.visibility import HIDDEN
from stolek.games.dnup import GAME
from stolek.games.dnup.deck import cards_for
from stolek.games.dnup.model import (
    Add,
    Dealt,
    Lay,
    RoundBegan,
    Shuffled,
    TableSet,
    TurnBegan,
    card,
    filed,
    turned,
)
from stolek.games.dnup.tests.build import dealt, deck_of, deck_order, faces, opened, spot, table
from stolek.testing.covers import covers


@covers("DU-1")
def test_a_card_shows_one_value_up_and_one_down_and_turning_swaps_them() -> None:
    assert (card(Face("3/8")).active, card(Face("3/8")).inactive) == (3, 8)
    assert turned(Face("3/8")) == "8/3"
    assert turned(turned(Face("3/8"))) == "3/8"


@covers("DU-1")
def test_there_are_40_cards_and_one_of_them_bears_the_star() -> None:
    cards = GAME.default_deck().cards
    assert len(cards) == 40
    assert [face for face in cards if card(face).star] == ["1/5*"]
    assert turned(Face("1/5*")) == "5/1*"


@covers("DU-2")
@pytest.mark.parametrize(("seats", "count", "each"), [(2, 26, 13), (3, 30, 10), (4, 36, 9), (5, 40, 8)])
def test_fewer_players_take_out_more_symbols(seats: int, count: int, each: int) -> None:
    course = opened(seats)
    assert len(cards_for(GAME.default_deck(), seats)) == count
    assert [len(hand) for hand in course.state.hands] == [each] * seats
    assert GAME.census(course.state) == GAME.deck_for(course.state.setup)


@covers("DU-2")
def test_each_symbol_goes_with_its_number_of_players() -> None:
    deck = GAME.default_deck()
    gone = {seats: Counter(deck.cards) - Counter(cards_for(deck, seats)) for seats in (2, 3, 4, 5)}
    assert gone[5] == Counter()
    assert gone[4] == Counter(deck.marked("first"))
    assert gone[3] == Counter(deck.marked("first", "second"))
    assert gone[2] == Counter(deck.marked("first", "second", "third"))


@covers("DU-3")
def test_a_new_round_begins_by_shuffling_all_cards_orientation_too() -> None:
    course = dealt(deck_order(3, "1/6", "1/5*"), [1, 0, 1] + [0] * 27)
    assert course.one(Shuffled).count == 30
    assert course.state.hands[0][:2] == ("1/5*", "1/6")
    assert "6/1" in course.state.hands[0]  # the other 1/6 was shuffled upside down
    assert course.state.pile == ()


@covers("DU-3")
def test_a_hand_is_taken_up_as_dealt_and_seen_by_its_holder_only() -> None:
    course = opened(4)
    for seat, event in enumerate(course.all(Dealt)):
        assert event.faces == course.state.hands[event.seat]
        assert redact(event, Seat(seat)).event.faces == event.faces
        assert redact(event, Seat((seat + 1) % 4)).event.faces is HIDDEN
        assert redact(event, None).event == Dealt(event.seat, 9, HIDDEN)
    assert redact(course.one(Shuffled), Seat(0)).event.pile is HIDDEN


@covers("DU-3")
def test_a_single_card_is_never_rotated_to_play_it() -> None:
    course = table(["4/8 5/7", "1/6 3/9", "2/6 2/9"], {1: "8/1"})
    assert course.refusal(Lay(faces("8/4"))) == ("DU-3", "other-way-up")
    assert course.refusal(Add(Face("8/4"), spot(1))) == ("DU-3", "other-way-up")
    assert course.refusal(Lay(faces("4/9"))) == ("DU-6a", "not-in-hand")
    assert course.refusal(Lay(faces("4/8 4/8"))) == ("DU-6a", "not-in-hand")


@covers("DU-4", "DU-E8")
def test_a_set_has_the_value_of_its_cards_and_their_number_as_size() -> None:
    four = TableSet(spot(0), faces("3/4 3/5 3/7 3/9"))
    assert (four.value, four.size) == (3, 4)
    five = TableSet(spot(0), faces("2/4 2/4 2/6 2/9 2/10"))
    assert (five.value, five.size) == (2, 5)


@covers("DU-4", "DU-E8")
def test_a_set_is_one_card_or_more_of_one_active_value() -> None:
    course = table(["3/4 3/5 3/8 3/9 5/3 4/8", "1/6 2/9", "2/6 9/2"])
    assert course.offers(Lay(faces("3/4")))
    assert course.offers(Lay(faces("3/4 3/5 3/8 3/9")))
    assert course.refusal(Lay(faces("3/4 4/8"))) == ("DU-4", "mixed")
    assert course.refusal(Lay(faces("3/5 5/3"))) == ("DU-4", "mixed")
    assert course.refusal(Lay(())) == ("DU-4", "no-cards")
    laid = course.lay("3/4 3/5 3/8 3/9").state.sets[0]
    assert (laid.value, laid.size) == (3, 4)


@covers("DU-5")
@pytest.mark.parametrize(("place", "starter"), [(0, 0), (9, 0), (10, 1), (29, 2)])
@pytest.mark.parametrize("flip", [0, 1])
def test_the_holder_of_the_star_begins_whichever_way_up_it_is(place: int, starter: int, flip: int) -> None:
    order = deck_order(3, "1/5*")
    order[0], order[place] = order[place], order[0]
    course = dealt(order, [flip if n == place else 0 for n in range(30)])
    began = course.one(RoundBegan)
    assert (began.round, began.starter, began.star, began.rules) == (1, starter, "1/5*", ("DU-5",))
    assert course.turn == spot(starter)
    assert course.one(TurnBegan).number == 1


@covers("DU-5")
def test_then_it_goes_clockwise_and_the_star_need_not_be_played() -> None:
    course = table(["5/1* 2/6 3/8", "4/7 5/8 3/9", "6/2 7/3 4/8"], turn=0)
    seats = [course.turn.seat]
    for card_laid in ("2/6", "4/7", "6/2", "5/1*"):
        course = course.lay(card_laid) if card_laid != "5/1*" else course.rotate()
        seats.append(course.turn.seat)
    assert seats == [0, 1, 2, 0, 1]


UNEVEN = deck_of(
    always=[*["1/5*", "2/6", "3/7"], *["1/6"] * 4, *["2/4"] * 4, *["3/9"] * 3],
    first=["4/9"] * 26,
)


@covers("DU-R6")
def test_an_uneven_deck_gives_the_first_seat_the_extra_cards_of_the_first_round() -> None:
    course = opened(4, deck=UNEVEN)
    assert [event.seat for event in course.all(Dealt)] == [0, 1, 2, 3]
    assert [len(hand) for hand in course.state.hands] == [4, 4, 3, 3]
    assert course.one(Shuffled).dealt_from == 0


@covers("DU-R6")
@pytest.mark.parametrize("starter", [0, 2, 3])
def test_later_rounds_deal_extra_cards_from_the_left_of_the_last_starter(starter: int) -> None:
    hands = ["3/7", "1/6", "1/6", "1/6"]
    course = table(hands, turn=0, deck=UNEVEN, out=Seat(1), starter=Seat(starter))
    after = course.lay("3/7")
    first = (starter + 1) % 4
    assert after.one(Shuffled).dealt_from == first
    counts = [len(hand) for hand in after.state.hands]
    assert [counts[(first + n) % 4] for n in range(4)] == [4, 4, 3, 3]


@covers("DU-R12")
def test_tokens_never_run_out() -> None:
    """Eighteen tokens are given out here; the box has sixteen."""
    course = table(["3/7", *["1/6 2/9"] * 4], tokens=(3, 3, 3, 3, 3))
    assert sum(course.lay("3/7").state.tokens) == 17
    assert course.lay("3/7").state.tokens[0] == 5


def test_census_names_cards_without_their_orientation() -> None:
    course = opened(2)
    rotated = course.rotate()
    assert GAME.census(course.state) == GAME.census(rotated.state)
    assert all(filed(face) == face for face in GAME.census(rotated.state))


def test_before_the_deal_all_cards_are_in_the_pile() -> None:
    before = GAME.initial(opened(4).state.setup)
    assert GAME.census(before) == GAME.deck_for(before.setup)
    assert (before.round, before.voids, before.turns, before.turn, before.starter) == (0, 0, 0, None, None)
    assert (before.tokens, before.out, before.outcome) == ((0, 0, 0, 0), None, None)
    assert before.hands == before.known == ((), (), (), ())
    assert (before.rotated, before.sets, before.discards, before.past) == ((False,) * 4, (), (), ())
