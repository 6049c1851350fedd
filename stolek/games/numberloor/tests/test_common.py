"""NF-1 to NF-9, NF-21, NF-22: cards, dealing, stars, recycling."""

from collections import Counter

import pytest
from msgspec.structs import replace

from stolek.core import HIDDEN, Refused, Scripted, Seat, redact
from stolek.core.cards import Deck, Face, read_deck, write_deck
from stolek.core.errors import DeckError, StolekError
from stolek.core.event_tape import begin
from stolek.core.game import make_setup
from stolek.games.numberloor import GAME
from stolek.games.numberloor.asking import reach
from stolek.games.numberloor.deck import cards_of
from stolek.games.numberloor.model import (
    ChooseTop,
    Draw,
    Drawn,
    Ended,
    Lay,
    MiddleLaid,
    Misdealt,
    Pass,
    Recycled,
    Shuffled,
    StarWon,
    TurnBegan,
    card,
)
from stolek.games.numberloor.tests.build import Course, dealt, opened, table
from stolek.testing.covers import covers


def refusal(course: Course, seat: int, action: object) -> str:
    with pytest.raises(Refused) as refused:
        course.act(seat, action)
    return refused.value.why.rule


def deck(variant: str) -> list[str]:
    return list(cards_of(variant, GAME.default_deck()))


def front(variant: str, *first: str) -> list[str]:
    """The variant's cards with these on top."""
    rest = deck(variant)
    for face in first:
        rest.remove(face)
    return [*first, *rest]


@covers("NF-1")
def test_floors_carry_0_to_9_balloons_a_number_or_a_sign() -> None:
    cards = Counter(deck("full"))
    assert {face for face in cards if face[0] == "f"} == {f"f{n}" for n in range(10)}
    assert {face for face in cards if card(Face(face)).night} == {f"n{n}" for n in range(10)}
    assert {face for face in cards if face.startswith("b")} == {"b1", "b2", "b3", "b4", "b5"}
    assert {"near", "even", "odd", "skip"} <= set(cards)
    for bad in ("f10", "b0", "b6", "x", "", "n", "fx"):
        with pytest.raises(ValueError, match="a card is"):
            card(Face(bad))


@covers("NF-2")
def test_floors_and_balloons_have_a_pile_each() -> None:
    course = table(["f5 b3", "f1 f1"])
    assert refusal(course, 0, Lay(Face("f5"), 1)) == "NF-2"
    assert refusal(course, 0, Lay(Face("b3"), 1)) == "NF-2"
    course = course.lay("f5")
    assert course.state.floors == (("f5", "f5"),)


@covers("NF-2")
def test_the_middle_is_open_to_all() -> None:
    shown = GAME.view(opened().state, None).shown
    assert len(shown.floors) == 1
    assert shown.balloon is not None


@covers("NF-3")
def test_an_empty_hand_wins_a_star_and_six_cards_and_the_turn_passes_on() -> None:
    course = table(["f5", "f1 f1", "f1"]).lay("f5")
    assert course.one(StarWon).stars == 1
    assert course.state.stars == (1, 0, 0)
    draw = course.one(Drawn)
    assert (draw.seat, draw.count, draw.rule) == (0, 6, "NF-3")
    assert course.one(TurnBegan).seat == 1


@covers("NF-4")
@pytest.mark.parametrize(("seats", "enough"), [(2, 5), (3, 5), (4, 3), (5, 3)])
def test_enough_stars_win(seats: int, enough: int) -> None:
    hands = ["f5", *["f1"] * (seats - 1)]
    before = table(hands, stars=[enough - 2, *[0] * (seats - 1)]).lay("f5")
    assert not before.all(Ended)
    assert GAME.view(before.state, None).shown.target == enough
    course = table(hands, stars=[enough - 1, *[1] * (seats - 1)]).lay("f5")
    outcome = course.one(Ended).outcome
    assert outcome.winners == (0,)
    assert outcome.rules == ("NF-4",)
    assert outcome.ranks == (1, *[2] * (seats - 1))
    assert course.asked() == {}


@covers("NF-5")
def test_an_empty_pile_is_made_anew_but_for_the_tops() -> None:
    course = table(["b1", "f1 f1"], pile=["f8"], played=["f3", "f4"], floor="f5")
    course = course.act(0, course.offered()[0], shuffle=["f4", "f3"])
    assert course.one(Recycled).count == 2
    assert [(draw.count, draw.cards) for draw in course.all(Drawn)] == [(1, ("f8",)), (1, ("f4",))]
    assert course.state.floors == (("f5",),)
    assert course.state.balloons == ("b1",)
    assert redact(course.one(Recycled), Seat(0)).event.pile is HIDDEN


@covers("NF-5")
def test_played_balloons_come_back_too() -> None:
    course = table(["f5 f9 f9", "f1", "f1"], pile=[])
    course.state = course.lay("f5").state
    course.state = replace(course.state, balloons=(Face("b2"), Face("near"), Face("b1")), chain=())
    course.state = replace(course.state, hands=((Face("b4"),), (Face("f1"),), (Face("f1"),)))
    course = course.act(0, course.offered()[0])
    assert course.one(Recycled).count == 3
    assert course.state.balloons == ("b1",)


@covers("NF-6")
def test_floors_go_round() -> None:
    assert reach(9, Face("b2")) == (1, 7, 9)
    assert reach(0, Face("b3")) == (0, 3, 7)
    assert reach(0, None) == (0, 1, 9)


@covers("NF-7")
def test_the_blue_balloons_are_out_and_everyone_has_six() -> None:
    course = opened(4)
    assert len(deck("full")) == 100
    assert Counter(deck("full"))["b1"] == 4
    assert [len(hand) for hand in course.state.hands] == [6] * 4
    deal = course.all(Drawn)[2]
    assert redact(deal, Seat(2)).event.cards == deal.cards
    assert redact(deal, Seat(1)).event.cards is HIDDEN
    with pytest.raises(ValueError, match=r"^a redacted event cannot be folded: Drawn$"):
        GAME.evolve(course.state, redact(deal, Seat(1)).event)


@covers("NF-7")
def test_a_hand_of_balloons_only_is_dealt_again() -> None:
    floors = ["f0", "f1", "f2", "f3", "f4", "f5"]
    bad = front("full", *floors, "b1", "b2", "b3", "b4", "b5", "skip")
    good = front("full", *floors, "b1", "b2", "b3", "b4", "b5", "f9")
    course = dealt([bad, good, _middle_rest(good[12:])], 2)
    assert course.one(Misdealt).seats == (1,)
    assert len(course.all(Shuffled)) == 2
    assert course.state.hands == (tuple(floors), ("b1", "b2", "b3", "b4", "b5", "f9"))


@covers("NF-7")
def test_everyone_with_balloons_only_is_named_in_the_order_of_the_seats() -> None:
    bad = front("full", *("b1", "b2", "b3", "b4", "b5", "skip") * 2)
    good = front("full", *("f0", "f1", "f2", "f3", "f4", "f5") * 2)
    course = dealt([bad, good, _middle_rest(good[12:])], 2)
    assert course.one(Misdealt).seats == (0, 1)


@covers("NF-8")
def test_no_numbered_balloon_left_for_the_middle_is_dealt_again() -> None:
    plain, red, blue = GAME.default_deck().groups
    few = [face for face in plain.cards if face not in ("b1", "b2", "b3")]
    red = replace(red, cards=tuple(face for face in red.cards if face[0] == "n"))
    groups = (replace(plain, cards=(*few, Face("b1"))), red, blue)
    setup = make_setup(GAME, 2, "full", {"starter": "1"}, Deck("few numbers", groups))
    rest = list(cards_of("full", setup.deck))
    rest.remove(Face("b1"))
    dealt_out, left = [Face("b1"), *rest], [*rest, Face("b1")]
    course = Course(*begin(GAME, setup, Scripted([dealt_out, left, left[13:-1]])))
    assert course.one(Misdealt).seats == ()
    assert course.one(MiddleLaid).balloon == "b1"
    assert [say.key for say in GAME.tell(redact(course.one(Misdealt), None))] == [
        "numberloor-event-misdealt-middle"
    ]


def _middle_rest(pile: list[str]) -> list[str]:
    """What is shuffled back after the first floor and the first numbered balloon were found."""
    rest = list(pile)
    rest.remove(next(face for face in pile if card(Face(face)).is_floor))
    rest.remove(next(face for face in pile if face[0] == "b"))
    return rest


@covers("NF-8")
def test_a_floor_and_a_numbered_balloon_begin() -> None:
    for n in range(12):
        middle = opened(3, seed=bytes([n])).one(MiddleLaid)
        assert [card(face).is_floor for face in middle.floors] == [True]
        assert middle.balloon is not None
        assert card(middle.balloon).sign == "number"
        assert not card(middle.balloon).is_floor


@covers("NF-R18")
def test_what_is_met_on_the_way_is_shuffled_back() -> None:
    hands = ["f0", "f1", "f2", "f3", "f4", "f5", "f0", "f1", "f2", "f3", "f4", "f5"]
    pile = front("full", *hands, "skip", "even", "n7", "near", "b4")
    course = dealt([pile, _middle_rest(pile[12:])], 2)
    middle = course.one(MiddleLaid)
    assert (middle.floors, middle.balloon) == (("n7",), "b4")
    assert len(course.state.pile) == 100 - 12 - 2
    assert {"skip", "even", "near"} <= set(course.state.pile)
    assert redact(middle, Seat(0)).event.pile is HIDDEN


@covers("NF-9")
def test_turns_go_clockwise() -> None:
    course = table(["f5 f9", "f5 f9", "f5 f9"]).lay("f5").end()
    assert course.state.active == 1
    course = course.lay("f5").end().lay("f5").end()
    assert [began.seat for began in course.all(TurnBegan)] == [1, 2, 0]


@covers("NF-R2")
def test_the_host_can_name_the_youngest() -> None:
    assert opened(4, starter="3").state.active == 2
    assert {opened(4, seed=bytes([n]), starter="4").state.active for n in range(12)} == {3}
    drawn = {opened(4, seed=bytes([n])).state.active for n in range(30)}
    assert drawn == {0, 1, 2, 3}


@covers("NF-R2")
def test_a_seat_that_is_not_at_the_table_cannot_begin() -> None:
    for seats in (2, 3, 4):
        assert opened(seats, starter=str(seats)).state.active == seats - 1
        with pytest.raises(StolekError, match=f"seat {seats + 1} cannot begin; the seats are 1 to {seats}"):
            opened(seats, starter=str(seats + 1))


@covers("NF-21")
def test_medium_has_no_red_dots_and_no_taking_over() -> None:
    cards = Counter(deck("medium"))
    assert sum(cards.values()) == 88
    assert cards["b1"] == 6
    assert not any(card(Face(face)).night or face in ("b4", "b5") for face in cards)
    course = table(["f5 b2 f9 f9", "f1", "f1"], variant="medium").lay("f5", "b2")
    assert course.state.phase == "turn"
    assert list(course.asked()) == [0]


@covers("NF-22")
def test_beginners_have_day_floors_only_and_two_piles() -> None:
    assert len(deck("beginner")) == 60
    assert all(face[0] == "f" for face in deck("beginner"))
    course = opened(5, "beginner")
    assert [len(pile) for pile in course.state.floors] == [1, 1]
    assert course.state.balloons == ()
    assert [len(hand) for hand in course.state.hands] == [6] * 5
    assert course.one(MiddleLaid).balloon is None
    assert {drawn.rule for drawn in course.all(Drawn)} == {"NF-22"}


@covers("NF-R11")
def test_six_new_cards_may_be_balloons_only() -> None:
    course = table(["f5", "f1 f1"], pile=["b1", "b2", "b3", "b4", "skip", "near", "f1"]).lay("f5")
    assert not course.all(Misdealt)
    assert course.state.hands[0] == ("b1", "b2", "b3", "b4", "near", "skip")


@covers("NF-R10")
def test_too_few_cards_draw_what_there_is() -> None:
    course = table(["f5", "f1 f1"], pile=["f8"], played=["f3"]).lay("f5")
    assert sum(draw.count for draw in course.all(Drawn)) == 3
    assert len(course.state.hands[0]) == 3


@covers("NF-R10")
def test_a_circle_without_a_card_laid_or_drawn_ends_the_game() -> None:
    course = table(["f9", "f9", "f9"], pile=[], stars=[1, 3, 3])
    for seat in range(3):
        course = course.act(seat, course.offered()[0])
        assert not course.all(Ended)
        course = course.act(seat, Pass())
    outcome = course.one(Ended).outcome
    assert outcome.winners == (1, 2)
    assert outcome.rules == ("NF-R10",)
    assert outcome.reason == "numberloor-ended-stalemate"


@covers("NF-R10")
def test_a_card_drawn_on_the_way_breaks_the_circle() -> None:
    course = table(["f9", "f9"], pile=["f9", "f9"])
    for seat in (0, 1):
        course = course.act(seat, course.offered()[0]).act(seat, Pass())
    assert not course.all(Ended)
    assert course.state.idle == 1
    course = course.act(0, course.offered()[0]).act(0, Pass())
    assert course.all(Ended)


@covers("NF-R10")
def test_a_card_laid_on_the_way_breaks_the_circle() -> None:
    course = table(["f9", "f5", "f9"], pile=[])
    course = course.act(0, Draw()).act(0, Pass())
    assert course.state.idle == 1
    course = course.lay("f5")  # a star; the only card there is goes to the empty hand
    assert (course.state.pile, course.state.hands[1]) == ((), ("f5",))
    for seat in (2, 0):
        course = course.act(seat, Draw()).act(seat, Pass())
        assert not course.all(Ended)
    assert course.state.idle == 2


@covers("NF-R19")
def test_the_turn_limit_ends_the_game() -> None:
    course = table(["f5 f9", "f5 f9"], turn_limit=10, stars=[0, 2])
    course.state = replace(course.state, turn=9)
    course = course.lay("f5").end()
    assert not course.all(Ended)
    outcome = course.lay("f5").end().one(Ended).outcome
    assert outcome.winners == (1,)
    assert outcome.rules == ("NF-R19",)
    assert outcome.reason == "numberloor-ended-limit"


def test_decks_of_ones_own() -> None:
    text = write_deck(GAME.default_deck())
    assert read_deck(text, GAME.deck_faults) == GAME.default_deck()
    for old, new, word in (
        ('"near"', '"far"', "not a card"),
        ('mark = "blue"', 'mark = "green"', "marked"),
        ('  "f4",\n', "", "no day floor 4"),
    ):
        with pytest.raises(DeckError, match=word):
            read_deck(text.replace(old, new), GAME.deck_faults)
    with pytest.raises(DeckError, match="red dot"):
        read_deck(text.replace('"b1"', '"n1"', 1), GAME.deck_faults)


@covers("NF-21")
def test_a_balloon_above_three_has_the_red_dot() -> None:
    text = write_deck(GAME.default_deck()).replace('"b1"', '"b4"', 1)
    with pytest.raises(DeckError, match=r"b4 must have the red dot \(NF-21\)"):
        read_deck(text, GAME.deck_faults)


@covers("NF-7")
def test_six_balloons_have_the_blue_dot() -> None:
    head, _, blue = write_deck(GAME.default_deck()).rpartition("[[group]]")
    for found, old, new in (("5 balloons", '  "b1",\n', ""), ("not for f1", '"b1"', '"f1"')):
        with pytest.raises(DeckError, match=rf"{found} .*\(NF-7\)"):
            read_deck(f"{head}[[group]]{blue.replace(old, new, 1)}", GAME.deck_faults)


@covers("NF-22")
def test_a_dot_takes_no_day_floor_from_the_beginners() -> None:
    text = write_deck(GAME.default_deck()).replace('"n0"', '"f0"')
    dotted = read_deck(text, GAME.deck_faults)
    assert len(cards_of("beginner", dotted)) == 61
    assert len(cards_of("medium", dotted)) == 88


def test_after_the_end_nothing_goes() -> None:
    course = table(["f5", "f1"], stars=[4, 0]).lay("f5")
    assert refusal(course, 1, Lay(Face("f1"))) == "ST-4"


def test_seats_and_turns_are_checked() -> None:
    course = table(["f5 f9", "f5"])
    assert refusal(course, 1, Lay(Face("f5"))) == "ST-1"
    assert refusal(course, 7, Lay(Face("f5"))) == "ST-1"
    assert refusal(course, 0, ChooseTop(Face("b1"))) == "ST-2"
