"""NF-18 to NF-20 with their rulings: taking over, windows, standing orders."""

import pytest

from stolek.core import HIDDEN, Play, Refused, Seat, is_told, redact
from stolek.core.cards import Face
from stolek.core.errors import NOT_OFFERED, illegal
from stolek.core.game import make_setup
from stolek.games.numberloor import GAME
from stolek.games.numberloor.model import (
    CardLaid,
    Decline,
    Draw,
    EndTurn,
    GiveOrder,
    Lay,
    Order,
    OrderGiven,
    Skipped,
    StarWon,
    TakenOver,
    TakeOver,
    WindowAnswered,
    WindowClosed,
    WindowOpened,
)
from stolek.games.numberloor.tests.build import Course, table
from stolek.testing.covers import covers

HANDS = ["f5 b2 f9 f9 f3", "f1 n7 f2", "f1 n5 n7 f4", "f8 f8"]
NIGHT7, NIGHT5 = TakeOver(Face("n7")), TakeOver(Face("n5"))


def refusal(course: Course, seat: int, action: object) -> str:
    with pytest.raises(Refused) as refused:
        course.act(seat, action)
    return refused.value.why.rule


def window(hands: list[str] = HANDS, **options: object) -> Course:
    """Seat 0 has laid floor 5 and balloon 2; the others are asked."""
    course = table(hands, **options)  # type: ignore[arg-type]
    return course.lay("f5").act(0, Lay(Face("b2")))


@covers("NF-18")
def test_in_ones_own_turn_a_night_floor_is_a_floor() -> None:
    course = table(["n5 f9", "f1"]).lay("n5")
    assert course.state.floors[0][-1] == "n5"


@covers("NF-18")
def test_a_turn_can_be_taken_over_after_a_floor_and_a_balloon() -> None:
    course = table(HANDS)
    assert refusal(course, 1, NIGHT7) == "NF-18"
    course = course.act(0, Lay(Face("f5")))
    assert course.state.phase == "turn"
    course = course.act(0, Lay(Face("b2")))
    assert course.state.phase == "window"
    course = course.act(1, NIGHT7).act(2, Decline()).act(3, Decline())
    assert (course.one(TakenOver).seat, course.one(TakenOver).loser) == (1, 0)
    assert course.state.active == 1
    assert course.state.floors[0][-1] == "n7"
    assert course.all(CardLaid)[-1].rule == "NF-18"


@covers("NF-19")
def test_the_taker_plays_on_then_the_player_to_the_right() -> None:
    course = window().act(2, NIGHT7).act(1, Decline()).act(3, Decline())
    assert course.state.active == 2
    assert EndTurn() in course.offered()
    course = course.lay("n5").end()
    assert course.state.active == 1
    assert course.act(1, course.offered()[0]).state.active in (1, 2)


@covers("NF-20")
def test_who_holds_only_balloons_cannot_be_taken_over() -> None:
    course = table(["b2 f7 b1", "n7 f1", "n5"]).lay("b2").act(0, Lay(Face("f7")))
    assert not course.all(WindowOpened)
    assert course.all(StarWon)


@covers("NF-R7")
def test_everyone_else_is_asked_alike() -> None:
    course = window()
    assert sorted(course.asked()) == [1, 2, 3]
    for prompt in course.asked().values():
        assert (prompt.kind, prompt.default, prompt.seconds, prompt.owed) == ("window", 0, 2, True)
        assert prompt.options[0].action == Decline()
    assert course.offered(1) == [Decline(), NIGHT7]
    assert course.offered(2) == [Decline(), NIGHT5, NIGHT7]
    assert course.offered(3) == [Decline()]
    assert refusal(course, 0, EndTurn()) == "NF-R7"
    assert refusal(course, 0, Decline()) == "ST-2"


@covers("NF-R7")
def test_the_night_floor_must_fit_and_be_held() -> None:
    course = window(["f5 b2 f9 f9", "f1 n6", "n7"])
    assert course.offered(1) == [Decline()]
    for missing in (TakeOver(Face("n6")), NIGHT7):
        assert GAME.check(course.state, Seat(1), missing) == illegal("NF-R7", "numberloor-refused-night")


@covers("NF-R7")
def test_as_an_option_any_night_floor_takes_over() -> None:
    hands = ["f5 b2 f9 f9", "f1 n6", "n7 f7"]
    course = window(hands, night_floor="any")
    assert course.offered(1) == [Decline(), TakeOver(Face("n6"))]
    assert GAME.check(course.state, Seat(1), NIGHT7) == illegal("NF-R7", "numberloor-refused-night-any")
    course = course.act(1, TakeOver(Face("n6"))).act(2, NIGHT7)
    assert (course.one(TakenOver).seat, course.state.floors[0][-1]) == (1, "n6")
    assert course.state.active == 1


@covers("NF-R7")
def test_a_standing_order_takes_with_whatever_may_be_taken_with() -> None:
    for night_floor, answer in (("fits", Decline()), ("any", TakeOver(Face("n6")))):
        course = table(["f5 b2 f9 f9", "f1 n6", "f1"], night_floor=night_floor).act(1, GiveOrder("take"))
        course = course.lay("f5").act(0, Lay(Face("b2")))
        assert course.offered(1) == [answer]


@covers("NF-R7")
def test_answers_are_secret_and_may_be_changed_until_the_window_closes() -> None:
    course = window().act(1, NIGHT7)
    answer = course.one(WindowAnswered)
    assert redact(answer, Seat(1)).event.answer == answer.answer
    assert redact(answer, Seat(2)).event.answer is HIDDEN
    assert not course.asked()[Seat(1)].owed
    course = course.act(1, Decline()).act(2, Decline()).act(3, Decline())
    assert not course.all(TakenOver)
    assert len(course.all(WindowClosed)) == 1
    assert course.state.active == 0


@covers("NF-R7")
def test_after_each_card_everyone_is_asked_again_and_the_nearest_wins() -> None:
    course = window().all_decline()
    course = course.act(0, Lay(Face("f3")))
    assert len(course.all(WindowOpened)) == 2
    hands = ["f5 b2 f9 f9 f3", "f1", "n7 f4", "n5 f4"]
    course = window(hands).act(3, NIGHT5).act(2, NIGHT7).act(1, Decline())
    assert course.one(TakenOver).seat == 2


@covers("NF-R7")
def test_the_options_of_taking_over() -> None:
    floor_only = table(HANDS, takeover_after="floor").act(0, Lay(Face("f5")))
    assert floor_only.state.phase == "window"
    off = window(takeover="off")
    assert off.state.phase == "turn"
    assert list(off.asked()) == [0]
    assert window(window_seconds=7).asked()[Seat(1)].seconds == 7


@covers("NF-R7")
def test_a_standing_order_answers_for_its_seat() -> None:
    course = table(HANDS)
    prompt = course.asked()[Seat(1)]
    assert not prompt.owed
    assert [option.action for option in prompt.options] == [GiveOrder("take"), GiveOrder("decline")]
    course = course.act(1, GiveOrder("take")).act(2, GiveOrder("decline")).act(3, GiveOrder("take"))
    order = course.all(OrderGiven)[0]
    assert [viewer for viewer in (Seat(0), Seat(1), Seat(2), None) if is_told(order, viewer)] == [1]
    hidden = redact(order, Seat(2)).event
    assert (hidden.seat, hidden.order) == (HIDDEN, HIDDEN)
    assert redact(order, Seat(1)).event.order == "take"
    assert GAME.view(course.state, Seat(1)).shown.order == "take"
    assert GAME.view(course.state, Seat(2)).shown.order == "decline"
    assert refusal(course, 1, GiveOrder("take")) == "ST-2"
    assert refusal(course, 0, GiveOrder("take")) == "ST-2"
    course = course.lay("f5").act(0, Lay(Face("b2")))
    assert [course.offered(seat) for seat in (1, 2, 3)] == [[NIGHT7], [Decline()], [Decline()]]
    assert refusal(course, 1, GiveOrder("ask")) == "ST-2"
    assert refusal(course, 2, NIGHT7) == "NF-R7"
    with pytest.raises(Refused) as refused:
        course.act(1, Decline())
    assert refused.value.why == NOT_OFFERED


@covers("NF-R7")
def test_no_number_of_a_question_tells_of_anothers_order() -> None:
    def asked(*orders: Order) -> list[int]:
        play = Play.start(GAME, make_setup(GAME, 3, "full", {"starter": "1"}), b"orders")
        for order in orders:
            play.submit(Seat(1), GiveOrder(order))
        first = play.prompts[Seat(0)]
        play.submit(Seat(0), first.options[0].action)
        return [first.id, play.prompts[Seat(0)].id, play.prompts[Seat(2)].id]

    assert asked("take", "decline", "ask") == asked() == [0, 1, 0]


@covers("NF-R8")
def test_after_a_take_over_to_the_left_as_an_option() -> None:
    course = window(after_takeover="left").act(2, NIGHT7).act(1, Decline()).act(3, Decline()).end()
    assert course.state.active == 3


@covers("NF-R9")
def test_the_loser_keeps_the_cards_and_their_skip_skips_nobody() -> None:
    hands = ["f5 skip f9 f9", "n5 f1", "f1 f1"]
    course = table(hands).lay("f5").act(0, Lay(Face("skip"))).act(1, NIGHT5).act(2, Decline())
    assert course.state.hands[0] == ("f9", "f9")
    assert course.state.stars == (0, 0, 0)
    assert not course.end().all(Skipped)


@covers("NF-R13")
def test_a_taker_can_be_taken_over_and_counts_anew() -> None:
    hands = ["f5 b2 f9 f9 n3 n7", "n7 b4 f1 f1", "n3 n5 f1"]
    course = window(hands).act(1, NIGHT7).act(2, Decline())
    assert course.state.phase == "turn"
    assert course.state.chain[0].face == "n7"
    course = course.act(1, Lay(Face("b4")))
    assert course.state.phase == "window"
    course = course.act(0, TakeOver(Face("n3"))).act(2, Decline())
    assert course.state.active == 0
    assert course.end().state.active == 2


@covers("NF-R13")
def test_a_taker_may_stop_never_draws_and_gets_a_star_like_anyone() -> None:
    course = window().act(1, NIGHT7).act(2, Decline()).act(3, Decline())
    assert refusal(course, 1, Draw()) == "NF-R13"
    assert EndTurn() in course.offered()
    star = window(["f5 b2 f9 f9", "n7 b1", "f1"]).act(1, NIGHT7).act(2, Decline())
    assert star.one(StarWon).seat == 1
    assert star.state.active == 0


@covers("NF-R20")
@pytest.mark.parametrize(("after", "following"), [("right", 1), ("left", 3)])
def test_after_a_takers_star_the_turn_passes_as_after_any_take_over(after: str, following: int) -> None:
    for hand in ("n7", "n7 b1", "n7 f9"):
        hands = ["f5 b2 f9 f9", "f1", hand, "f2"]
        course = window(hands, after_takeover=after).act(1, Decline()).act(2, NIGHT7).act(3, Decline())
        if hand == "n7 f9":
            course = course.lay("f9")
        assert course.one(StarWon).seat == 2
        assert course.state.active == following


@covers("NF-R14")
def test_a_taker_who_ends_on_a_skip() -> None:
    hands = ["f5 b2 f9 f9", "n7 skip f1", "f1 f1", "f2 f2"]
    course = window(hands).act(1, NIGHT7).act(2, Decline()).act(3, Decline())
    course = course.act(1, Lay(Face("skip"))).all_decline().end()
    assert course.one(Skipped).seat == 0
    assert course.state.active == 1


@covers("NF-R16")
def test_a_skipped_player_may_still_take_over_the_following_turn() -> None:
    hands = ["f5 skip f9", "n9 f9", "f5 b4 f1 f3"]
    course = table(hands).lay("f5", "skip").end()
    assert (course.one(Skipped).seat, course.state.active) == (1, 2)
    course = course.lay("f5").act(2, Lay(Face("b4")))
    assert course.offered(1) == [Decline(), TakeOver(Face("n9"))]
