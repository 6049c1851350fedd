"""The end of a round and of the game, and rounds that go in circles: DU-8 to DU-10, DU-R5, DU-R14."""

import pytest

from stolek.core import Seat, redact
from stolek.core.errors import GAME_OVER
from stolek.games.dnup import GAME
from stolek.games.dnup.model import (
    Dealt,
    Discarded,
    Ended,
    Laid,
    Returned,
    Rotate,
    RoundBegan,
    RoundEnded,
    RoundVoided,
    RoundWon,
    Shuffled,
    Taken,
    TakeSet,
    TurnBegan,
    WentOut,
)
from stolek.games.dnup.tests.build import Course, faces, opened, spot, table
from stolek.testing.covers import covers

# The first and the second one out: DU-8, DU-9, DU-10 --------------------------------------------------


def first_out(**fields: object) -> Course:
    """Seat 0 of four has laid its last pair."""
    hands = ["3/4 3/6", "5/7 5/8 6/2", "4/6 4/7 9/2", "2/5 2/9 8/1"]
    return table(hands, **fields).lay("3/4 3/6")  # type: ignore[arg-type]


@covers("DU-8")
def test_the_first_one_out_gets_two_tokens_and_the_round_goes_on() -> None:
    course = first_out(tokens=(1, 0, 0, 0))
    out = course.one(WentOut)
    assert (out.seat, out.place, out.gained, out.total) == (0, 1, 2, 3)
    assert out.rules == ("DU-8",)
    assert course.state.tokens == (3, 0, 0, 0)
    assert course.state.out == 0
    assert course.turn == spot(1)
    assert course.lying() == {(0, 1): "3/4 3/6"}
    assert course.kinds() == ["Laid", "WentOut", "TurnBegan"]


@covers("DU-8")
def test_the_first_one_out_takes_no_more_turns_and_its_set_stays_one_lap() -> None:
    course = first_out().rotate().rotate()
    assert course.lying() == {(0, 1): "3/4 3/6"}
    course = course.rotate()
    assert course.turn == spot(1)
    gone = course.one(Discarded)
    assert (gone.spot, gone.why, gone.faces) == (spot(0), "lap", faces("3/4 3/6"))
    assert gone.rules == ("DU-8",)
    assert [event.number for event in course.all(TurnBegan)] == [2, 3, 4, 5]
    why = GAME.check(course.state, Seat(0), Rotate())
    assert why is not None
    assert (why.rule, why.reason.key) == ("DU-8", "dnup-refused-out")
    course = course.rotate().rotate().rotate()
    assert course.turn == spot(1)
    assert len(course.all(Discarded)) == 1


@covers("DU-8", "DU-E5")
def test_a_beaten_set_of_a_player_who_is_out_is_discarded() -> None:
    course = first_out().lay("5/7 5/8")
    gone = course.one(Discarded)
    assert (gone.spot, gone.why, gone.faces) == (spot(0), "beaten", faces("3/4 3/6"))
    assert gone.rules == ("DU-8",)
    assert course.all(Returned) == []
    assert course.state.hands[0] == ()
    assert course.state.discards == faces("3/4 3/6")
    assert course.lying() == {(1, 1): "5/7 5/8"}


@covers("DU-8")
def test_a_set_beaten_by_the_first_one_out_goes_back() -> None:
    course = table(["6/1 6/2", "5/7 5/8 6/3", "4/6 9/2"], {1: "2/4 2/7"}).lay("6/1 6/2")
    assert course.kinds() == ["Laid", "WentOut", "Returned", "TurnBegan"]
    assert course.hand(1) == "4/2 5/7 5/8 6/3 7/2"


@covers("DU-9")
def test_the_second_one_out_gets_one_token_and_the_round_ends_at_once() -> None:
    course = table(["", "5/7 5/8", "4/6 9/2"], turn=1, out=Seat(0), tokens=(2, 0, 1)).lay("5/7 5/8")
    out = course.one(WentOut)
    assert (out.seat, out.place, out.gained, out.total) == (1, 2, 1, 1)
    assert out.rules == ("DU-9",)
    assert course.one(RoundEnded).tokens == (2, 1, 1)
    assert course.kinds()[:4] == ["Laid", "WentOut", "RoundEnded", "Shuffled"]
    assert course.one(RoundBegan).round == 2
    assert len(course.all(Dealt)) == 3
    state = course.state
    assert (state.round, state.turns, state.out, state.sets, state.discards) == (2, 1, None, (), ())
    assert [len(hand) for hand in state.hands] == [10, 10, 10]


@covers("DU-8", "DU-9")
def test_the_second_one_out_leaves_no_set_that_waits() -> None:
    """Only the first one's does; and when the game is over, nothing waits for a turn any more."""
    course = table(["", "5/7", "4/6 9/2"], {0: "3/4 3/6"}, turn=1, out=Seat(0), tokens=(2, 0, 1))
    shown = GAME.view(course.state, Seat(2)).shown
    assert [(each.spot, each.last_lap) for each in shown.sets] == [(spot(0), True)]
    second = GAME.evolve(course.state, WentOut(Seat(1), 2, 1, 1, ()))
    assert (second.out, second.tokens) == (0, (2, 1, 1))
    won_by_the_second = table(["", "5/7", "4/6 9/2"], {0: "3/4"}, turn=1, out=Seat(0), tokens=(2, 3, 0))
    won_by_the_first = table(["1/6", "5/7", "4/6 9/2"], {0: "3/4"}, turn=1, tokens=(0, 2, 0))
    for course in (won_by_the_second, won_by_the_first):
        shown = GAME.view(course.lay("5/7").state, Seat(2)).shown
        assert shown.outcome is not None
        assert [(each.spot, each.last_lap) for each in shown.sets] == [(spot(0), False), (spot(1), False)]


@covers("DU-10")
@pytest.mark.parametrize(
    ("tokens", "out", "result", "ranks"),
    [
        ((2, 3, 0), None, (4, 3, 0), (1, 2, 3)),
        ((3, 3, 3), None, (5, 3, 3), (1, 2, 2)),
        ((3, 2, 2), Seat(2), (4, 2, 2), (1, 2, 2)),
    ],
)
def test_four_tokens_win_at_once(
    tokens: tuple[int, ...], out: Seat | None, result: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    hands = ["3/4", "5/7 5/8", "" if out else "4/6 9/2"]
    course = table(hands, {1: "2/5"}, tokens=tokens, out=out).lay("3/4")
    assert course.kinds() == ["Laid", "WentOut", "Ended"]
    outcome = course.one(Ended).outcome
    assert (outcome.scores, outcome.ranks, outcome.reason) == (result, ranks, "dnup-ended-tokens")
    assert outcome.rules == ("DU-10",)
    assert GAME.outcome(course.state) == outcome
    assert GAME.prompts(course.state) == {}
    for seat in range(3):
        assert GAME.check(course.state, Seat(seat), Rotate()) == GAME_OVER


@covers("DU-10")
def test_three_tokens_do_not_win() -> None:
    course = table(["3/4", "5/7 5/8", "4/6 9/2"], tokens=(1, 3, 3)).lay("3/4")
    assert course.state.outcome is None
    course = table(["3/4", "5/7 5/8", ""], tokens=(2, 3, 3), out=Seat(2)).lay("3/4")
    assert course.state.outcome is None
    assert course.state.tokens == (3, 3, 3)


# Rulings about going out ------------------------------------------------------------------------------


@covers("DU-R1")
def test_the_last_card_may_be_added_and_leaves_no_set_behind() -> None:
    course = table(["5/7", "1/6 3/8", "4/6 9/2", "2/9 8/1"], {2: "5/2"}).add("5/7", 2)
    assert course.one(WentOut).rules == ("DU-8", "DU-R1")
    assert (course.state.out, course.state.tokens) == (0, (2, 0, 0, 0))
    assert course.lying() == {(2, 1): "5/2 5/7"}
    course = course.rotate().rotate().rotate()
    assert course.turn == spot(1)
    assert [event.spot for event in course.all(Discarded)] == [spot(2)]


@covers("DU-R1")
def test_adding_the_last_card_ends_a_round_too() -> None:
    second = table(["5/7", "1/6 3/8", ""], {1: "5/2"}, out=Seat(2)).add("5/7", 1)
    assert second.kinds()[:3] == ["Added", "WentOut", "RoundEnded"]
    assert second.one(WentOut).rules == ("DU-9", "DU-R1")
    two = table(["5/7", "1/6 3/8"], {(1, 2): "5/2"}, turn=(0, 2)).add("5/7", (1, 2))
    assert two.one(RoundWon).rules == ("DU-14", "DU-R1")


@covers("DU-R2")
def test_the_set_of_a_player_who_is_out_can_be_added_to_and_taken() -> None:
    course = table(["", "3/8 5/7 6/2", "4/6 9/2"], {0: "3/4"}, turn=1, out=Seat(0))
    assert course.offers(TakeSet(spot(0)))
    assert course.take(0).hand(1) == "3/8 4/3 5/7 6/2"
    grown = course.add("3/8", 0)
    assert grown.lying() == {(0, 1): "3/4 3/8"}
    after = grown.rotate()
    gone = after.one(Discarded)
    assert (gone.spot, gone.faces, gone.why, gone.rules) == (spot(0), faces("3/4 3/8"), "lap", ("DU-8",))
    assert after.turn == spot(1)


@covers("DU-R9")
def test_a_last_card_that_ends_the_round_beats_nothing() -> None:
    course = table(["", "5/7 5/8", "4/6 9/2"], {2: "3/4 3/6"}, turn=1, out=Seat(0)).lay("5/7 5/8")
    assert course.kinds()[:3] == ["Laid", "WentOut", "RoundEnded"]
    assert course.all(Returned) == []
    game = table(["5/7", "1/6 3/8", "4/6 9/2"], {1: "3/4"}, tokens=(3, 0, 0)).lay("5/7")
    assert game.kinds() == ["Laid", "WentOut", "Ended"]
    assert game.hand(1) == "1/6 3/8"


# Going round in circles: DU-R5, DU-R14 ----------------------------------------------------------------


def circling(**fields: object) -> Course:
    return table(["3/4 1/6", "5/7 1/8", "4/6 9/2"], **fields)  # type: ignore[arg-type]


@covers("DU-R5")
def test_a_round_is_void_when_a_position_comes_up_for_the_third_time() -> None:
    course = circling()
    for _ in range(11):
        course = course.rotate()
    assert course.all(RoundVoided) == []  # six turns bring the hands back: it has come up twice
    assert len(course.state.past) == 12
    course = course.rotate()
    void = course.one(RoundVoided)
    assert (void.why, void.turns, void.running, void.rules) == ("repeated", 13, 1, ("DU-R5",))
    assert course.kinds()[-7:] == [
        "RoundVoided",
        "Shuffled",
        "Dealt",
        "Dealt",
        "Dealt",
        "RoundBegan",
        "TurnBegan",
    ]
    assert course.state.tokens == (0, 0, 0)
    assert (course.state.round, course.state.voids, len(course.state.past)) == (2, 1, 1)


@covers("DU-R5")
def test_another_seat_to_act_or_another_card_makes_another_position() -> None:
    same = table(["4/6 6/4", "4/6 6/4", "4/6 6/4"])
    for turn in range(2, 7):
        same = same.rotate()
        assert same.turn.seat == (turn - 1) % 3
    assert same.all(RoundVoided) == []
    assert same.rotate().one(RoundVoided).turns == 7  # the hands never change, the seat comes up again


@covers("DU-R5")
def test_a_round_goes_in_circles_also_when_somebody_is_out() -> None:
    course = table(["", "5/7 1/8", "4/6 9/2"], turn=1, out=Seat(0), tokens=(2, 0, 0))
    for _ in range(7):
        course = course.rotate()
    assert course.all(RoundVoided) == []
    assert course.rotate().one(RoundVoided).turns == 9


@covers("DU-R5")
def test_positions_from_before_a_discard_are_forgotten() -> None:
    course = circling()
    for _ in range(6):
        course = course.rotate()
    course = course.lay("3/4").rotate().rotate()  # comes round and is discarded
    assert len(course.all(Discarded)) == 1
    assert len(course.state.past) == 1
    for _ in range(11):
        course = course.rotate()
    assert course.all(RoundVoided) == []


@covers("DU-R5")
def test_a_position_is_that_of_the_start_of_a_turn_after_its_discard() -> None:
    """What lay there before the discard, or while the turn was played, never counts."""
    course = table(["3/4 1/6", "5/7 1/8", "4/6 9/2"], {1: "9/1"}).rotate()
    assert course.kinds() == ["HandRotated", "Discarded", "TurnBegan"]
    (only,) = course.state.past
    assert (only.turn, only.sets) == (spot(1), ())
    course = course.lay("5/7")
    assert [past.turn.seat for past in course.state.past] == [1, 2]
    assert [len(past.sets) for past in course.state.past] == [0, 1]


@covers("DU-R5")
@pytest.mark.parametrize("limit", [50, 60])
def test_a_round_is_void_when_it_reaches_its_turns(limit: int) -> None:
    options = {"void_after": limit}
    nearly = circling(options=options, turns=limit - 2).rotate()
    assert (nearly.state.turns, nearly.all(RoundVoided)) == (limit, [])
    void = nearly.rotate().one(RoundVoided)
    assert (void.why, void.turns, void.round) == ("too-long", limit, 1)


@covers("DU-R5")
def test_the_last_turn_of_all_may_still_end_the_round() -> None:
    course = table(["3/4", "5/7 1/8", ""], options={"void_after": 50}, turns=49, out=Seat(2)).lay("3/4")
    assert course.all(RoundVoided) == []
    assert course.one(RoundEnded).round == 1


@covers("DU-R5")
def test_whoever_was_out_first_keeps_the_tokens_of_a_void_round() -> None:
    course = table(["", "5/7 1/8", "4/6 9/2"], turn=1, out=Seat(0), tokens=(2, 1, 0), turns=499).rotate()
    assert course.one(RoundVoided).turns == 500
    assert course.state.tokens == (2, 1, 0)
    assert course.state.out is None


@covers("DU-R5")
def test_a_skipped_seat_takes_no_turn() -> None:
    course = table(["", "5/7 1/8", "4/6 9/2"], turn=2, out=Seat(0), turns=10).rotate()
    assert course.turn == spot(1)
    assert course.state.turns == 12


@covers("DU-R14")
def test_the_third_void_round_running_ends_the_game() -> None:
    course = circling(turns=499, voids=2, tokens=(1, 3, 3)).rotate()
    assert course.one(RoundVoided).running == 3
    assert course.all(Shuffled) == []
    outcome = course.one(Ended).outcome
    assert (outcome.ranks, outcome.scores, outcome.winners) == ((3, 1, 1), (1, 3, 3), (1, 2))
    assert (outcome.reason, outcome.rules) == ("dnup-ended-void", ("DU-R14",))


@covers("DU-R14")
def test_a_round_that_counts_breaks_the_row_of_void_ones() -> None:
    assert circling(turns=499, voids=1).rotate().state.voids == 2
    course = table(["3/4", "5/7 1/8", ""], voids=2, out=Seat(2)).lay("3/4")
    assert course.state.voids == 0
    two = table(["3/4 1/6", "5/7 1/8"], voids=2, turns=499, tokens=(0, 1), turn=(0, 2)).rotate()
    assert two.one(Ended).outcome.ranks == (2, 1)


def test_no_game_is_longer_than_it_says() -> None:
    """Every round that counts is preceded by as many void ones as can be, and as long as can be."""
    for seats in (2, 3, 4, 5):
        setup = opened(seats, void_after=50).state.setup
        counting = 3 if seats == 2 else seats + 1
        assert GAME.longest(setup) == counting * 3 * 50


def test_a_shuffle_clears_the_table_for_a_new_round() -> None:
    course = table(["5/7 1/8", "4/6 9/2", ""], {0: "3/4"}, turn=1, out=Seat(2), voids=1, tokens=(0, 1, 2))
    course = course.rotate()
    assert course.state.rotated == (False, True, False)
    pile = faces("1/5* 2/6 3/7")
    after = GAME.evolve(course.state, Shuffled(2, pile, 3, Seat(1)))
    assert (after.round, after.turns, after.starter, after.turn, after.out) == (2, 0, None, None, None)
    assert after.hands == after.known == ((), (), ())
    assert (after.rotated, after.sets, after.discards, after.past) == ((False,) * 3, (), (), ())
    assert (after.pile, after.voids, after.tokens) == (pile, 1, (0, 1, 2))
    shown = GAME.view(after, Seat(0)).shown
    assert (shown.pile_count, [seat.out for seat in shown.seats]) == (3, [False] * 3)


def test_a_redacted_event_cannot_be_folded() -> None:
    course = opened(3)
    hidden = redact(course.all(Dealt)[0], None).event
    with pytest.raises(ValueError, match="cannot be folded: Dealt"):
        GAME.evolve(course.state, hidden)


def test_a_whole_game_can_be_told_by_its_events() -> None:
    course = opened(3)
    seen = course.state
    while course.state.turn is not None and len(course.events) < 4000:
        course = course.act(course.options()[len(course.events) % len(course.options())])
    state = GAME.initial(seen.setup)
    for event in course.events:
        state = GAME.evolve(state, event)
    assert state == course.state
    assert {Laid, Taken} <= {type(event) for event in course.events}
