"""A test for every rule of High Card, by its id."""

from collections import Counter
from typing import Any

import pytest

from stolek.core.cards import Deck, DeckGroup, Face
from stolek.core.chance import Scripted
from stolek.core.errors import Refused, illegal
from stolek.core.event_tape import act, begin
from stolek.core.game import make_setup
from stolek.core.ids import RuleId, Seat
from stolek.core.visibility import redact
from stolek.testing.covers import covers
from tests.template_game import GAME
from tests.template_game.model import Action, Drawn, Keep, State, Swap, Thrown, ThrownUnseen, View

ORDER = ("c1", "c2", "c6", "c4", "c5", "c7", "c3", "c4")
"""Shuffled like this: c1 is out, the first to be dealt gets c2, the next c6 …"""


def dealt(seats: int, order: tuple[str, ...] = ORDER, first: int = 0, **setup: Any) -> State:
    state, _ = begin(GAME, make_setup(GAME, seats, **setup), Scripted([order], [first]))
    return state


def played(state: State, *actions: Action) -> State:
    """The next seats in turn do this."""
    for action in actions:
        ((seat, _),) = GAME.prompts(state).items()
        state, _ = act(GAME, state, seat, action, Scripted())
    return state


def ranks(state: State) -> tuple[int, ...]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.ranks


@covers("HC-1")
def test_the_box_has_eight_cards_with_two_fours() -> None:
    count = Counter(GAME.default_deck().cards)
    assert count == {"c1": 1, "c2": 1, "c3": 1, "c4": 2, "c5": 1, "c6": 1, "c7": 1}


@covers("HC-1")
@pytest.mark.parametrize("cards", [["c1"] * 7, ["c1"] * 9, ["c1"] * 7 + ["c8"], ["c1"] * 7 + ["x1"]])
def test_another_deck_has_eight_cards_from_1_to_7(cards: list[str]) -> None:
    deck = Deck("mine", (DeckGroup("all", tuple(map(Face, cards))),))
    assert list(GAME.deck_faults(deck))
    assert not list(GAME.deck_faults(GAME.default_deck()))


@covers("HC-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_is_out_and_everyone_has_one(seats: int) -> None:
    state = dealt(seats)
    assert state.out == "c1"
    assert state.hands == ORDER[1 : 1 + seats]
    assert state.pile == ORDER[1 + seats :]


@covers("HC-2")
def test_nobody_sees_the_card_that_is_out_nor_anothers_card() -> None:
    state = dealt(2)
    seen: View = GAME.view(state, Seat(0))
    assert seen.shown.card == "c2"
    assert [seat.face for seat in seen.shown.seats] == [None, None]
    assert "c1" not in str(seen.shown)


@covers("HC-2")
def test_what_a_viewer_may_see_of_an_event_is_not_enough_for_the_fold() -> None:
    dealt_to_0 = Drawn(Seat(0), Face("c2"), RuleId("HC-2"))
    with pytest.raises(ValueError, match=r"^a redacted event cannot be folded: Drawn$"):
        GAME.evolve(dealt(2), redact(dealt_to_0, None).event)


@covers("HC-3")
def test_the_seat_that_was_drawn_begins_and_it_goes_clockwise() -> None:
    state = dealt(3, first=2)
    asked: list[Seat] = []
    while GAME.prompts(state):
        asked += GAME.prompts(state)
        state = played(state, Keep())
    assert asked == [2, 0, 1]


@covers("HC-3")
def test_who_keeps_has_the_same_card_and_who_swaps_the_top_one() -> None:
    state = played(dealt(3), Keep(), Swap())
    assert state.hands == ("c2", "c5", "c4")
    assert state.thrown == (None, "c6", None)


@covers("HC-4")
def test_without_a_pile_nobody_swaps() -> None:
    state = played(dealt(4), Swap(), Swap(), Swap())
    assert state.pile == ()
    assert [option.action for option in GAME.prompts(state)[Seat(3)].options] == [Keep()]
    with pytest.raises(Refused) as refused:
        played(state, Swap())
    assert refused.value.why == illegal("HC-4", "highcard-refused-no-pile")


@covers("HC-5")
def test_the_highest_card_wins_and_all_are_shown() -> None:
    state = played(dealt(3), Keep(), Keep(), Keep())
    assert ranks(state) == (3, 1, 2)
    shown = GAME.view(state, None).shown
    assert [seat.face for seat in shown.seats] == ["c2", "c6", "c4"]


@covers("HC-6")
def test_in_the_other_variant_the_lowest_card_wins() -> None:
    assert ranks(played(dealt(3, variant="low"), Keep(), Keep(), Keep())) == (1, 3, 2)


@covers("HC-R1")
def test_equal_cards_share_their_place() -> None:
    order = ("c7", "c4", "c2", "c4", "c1", "c3", "c5", "c6")
    assert ranks(played(dealt(3, order), Keep(), Keep(), Keep())) == (1, 3, 1)


@covers("HC-R2")
@pytest.mark.parametrize(("open_throws", "kind"), [(True, Thrown), (False, ThrownUnseen)])
def test_thrown_cards_lie_open_or_not(open_throws: bool, kind: type) -> None:
    state = dealt(2, options={"open_throws": open_throws})
    state, events = act(GAME, state, Seat(0), Swap(), Scripted())
    assert isinstance(events[0], kind)
    others = GAME.view(state, Seat(1)).shown.seats[0]
    assert others.has_thrown
    assert others.thrown == ("c2" if open_throws else None)
    assert GAME.view(state, Seat(0)).memory.own_thrown == "c2"


@covers("HC-E1")
def test_example_of_a_short_game() -> None:
    state = dealt(3)
    assert state.hands == ("c2", "c6", "c4")
    state = played(state, Swap(), Keep(), Keep())
    assert state.hands == ("c5", "c6", "c4")
    assert ranks(state) == (2, 1, 3)
