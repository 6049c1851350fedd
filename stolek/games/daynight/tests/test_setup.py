"""DN-1 to DN-4: before the first round."""

from collections import Counter

import pytest

from stolek.core import HIDDEN, Seat, redact
from stolek.games.daynight import GAME
from stolek.games.daynight.model import COLOURS, Drawn, Shuffled, card
from stolek.games.daynight.tests.build import opened
from stolek.testing.covers import covers


@covers("DN-1")
def test_the_sun_is_up() -> None:
    for seats in (2, 3, 4, 5):
        assert GAME.initial(opened(seats).state.setup).time == "day"


@covers("DN-2")
def test_108_cards_27_of_each_colour_with_values_1_to_13() -> None:
    cards = [card(face) for face in GAME.default_deck().cards]
    assert len(cards) == 108
    assert Counter(each.colour for each in cards) == dict.fromkeys(COLOURS, 27)
    for colour in COLOURS:
        assert {each.value for each in cards if each.colour == colour} == set(range(1, 14))
    assert all(each.flips_time != (1 <= each.stars <= 4) for each in cards)


@covers("DN-3")
def test_cards_are_taken_out_by_the_number_of_players() -> None:
    for seats, out in ((3, 33), (4, 16), (5, 3)):
        state = opened(seats).state
        assert len(state.removed) == out
        turned = len(state.lying)
        assert len(state.pile) == 108 - out - 7 * seats - turned


@covers("DN-3")
def test_nobody_learns_which_cards_are_out() -> None:
    course = opened(4)
    for viewer in (None, *map(Seat, range(4))):
        seen = redact(course.one(Shuffled), viewer).event
        assert seen.removed is HIDDEN
        assert seen.pile is HIDDEN


@covers("DN-3")
def test_the_cards_are_shuffled() -> None:
    orders = {opened(4, seed=bytes([n])).state.pile for n in range(5)}
    assert len(orders) == 5


@covers("DN-4")
def test_seven_cards_each() -> None:
    for seats in (2, 3, 4, 5):
        assert [len(hand) for hand in opened(seats).state.hands] == [7] * seats


@covers("DN-4")
def test_a_hand_is_seen_by_its_seat_alone() -> None:
    course = opened(3)
    deal = course.all(Drawn)[1]
    assert redact(deal, Seat(1)).event.cards == deal.cards
    assert redact(deal, Seat(0)).event.cards is HIDDEN
    assert redact(deal, None).event.cards is HIDDEN
    assert GAME.view(course.state, Seat(0)).shown.hand == course.state.hands[0]
    assert GAME.view(course.state, None).shown.hand == ()


@covers("DN-4")
def test_what_others_see_of_a_deal_is_not_enough_for_the_fold() -> None:
    course = opened(3)
    with pytest.raises(ValueError, match=r"^a redacted event cannot be folded: Drawn$"):
        GAME.evolve(course.state, redact(course.all(Drawn)[1], None).event)


@covers("DN-R6")
def test_two_players_take_out_54() -> None:
    state = opened(2).state
    assert len(state.removed) == 54
    assert GAME.info.variant("base").unofficial == (2,)
