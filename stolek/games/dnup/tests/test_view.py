"""What can be seen, what is remembered, and worlds that fit it."""

import random
from collections import Counter

from msgspec.structs import replace

from stolek.core import Seat, Seeded
from stolek.core.game import make_setup
from stolek.games.dnup import GAME
from stolek.games.dnup.model import Rung, State, filed
from stolek.games.dnup.tests.build import Course, faces, opened, spot, table
from stolek.games.dnup.view import past_hands, unseen
from stolek.testing.covers import covers
from stolek.testing.recorded_game import at_random, record

HANDS = ["5/1* 6/2 6/7 3/8", "3/9 1/6 4/8", "2/6 9/2 4/7"]


@covers("DU-R11")
def test_sets_show_both_values_to_everyone() -> None:
    course = table(HANDS, {1: "3/4 3/6"})
    for viewer in (Seat(0), Seat(1), None):
        (lying,) = GAME.view(course.state, viewer).shown.sets
        assert (lying.spot, lying.faces, lying.back) == (spot(1), faces("3/4 3/6"), faces("4/3 6/3"))
        assert (lying.value, lying.size, lying.last_lap) == (3, 2, False)


@covers("DU-R11", "DU-3")
def test_hands_are_secret_but_their_size_is_not() -> None:
    course = table(HANDS)
    assert GAME.view(course.state, Seat(1)).shown.hand == course.state.hands[1]
    assert GAME.view(course.state, None).shown.hand == ()
    for viewer in (Seat(0), Seat(2), None):
        shown = GAME.view(course.state, viewer).shown
        assert [seat.hand_count for seat in shown.seats] == [4, 3, 3]
    other = replace(course.state, hands=(course.state.hands[0], *map(faces, ("8/4 9/3 6/1", "7/4 2/9 6/2"))))
    other = replace(other, past=(replace(other.past[0], hands=other.hands),))
    assert GAME.view(other, Seat(0)) == GAME.view(course.state, Seat(0))


@covers("DU-R11")
def test_discards_are_only_counted() -> None:
    course = table(HANDS, {1: "3/4 3/6"}).rotate()
    view = GAME.view(course.state, Seat(0))
    assert view.shown.discard_count == 2
    assert view.memory.discards == faces("3/4 3/6")
    assert not hasattr(view.shown, "discards")


def test_the_ladder_says_what_each_size_has_to_beat() -> None:
    shown = GAME.view(table(HANDS, {1: "3/4 3/6", 2: "10/2"}).state, Seat(0)).shown
    assert shown.ladder == (
        Rung(1, 10, closed=True, spot=spot(2)),
        Rung(2, 3, closed=False, spot=spot(1)),
        Rung(3, None, closed=False, spot=None),
        Rung(4, None, closed=False, spot=None),
    )
    six = table(HANDS, {1: "1/5* 1/6 1/7 1/8 1/9 1/10"})
    assert [rung.above for rung in GAME.view(six.state, None).shown.ladder] == [None] * 5 + [1, None]


def test_who_is_out_and_whose_set_waits() -> None:
    course = table(["3/4", *HANDS[1:]], tokens=(1, 0, 2)).lay("3/4")
    shown = GAME.view(course.state, Seat(1)).shown
    assert [seat.out for seat in shown.seats] == [True, False, False]
    assert [seat.tokens for seat in shown.seats] == [3, 0, 2]
    assert (shown.out, shown.goal, shown.areas, shown.turn) == (0, 4, 1, spot(1))
    assert shown.sets[0].last_lap
    two = GAME.view(opened(2).state, None).shown
    assert (two.goal, two.areas) == (2, 2)


def world(course: Course, viewer: int | None, seed: int) -> State:
    seen = GAME.view(course.state, None if viewer is None else Seat(viewer))
    return GAME.determinize(seen, Seeded(b"world", seed))


def test_a_card_that_went_back_to_a_hand_is_known_there_until_it_is_played() -> None:
    course = table(HANDS, {1: "3/4 3/6"}).lay("6/2 6/7")
    assert course.state.known == ((), faces("4/3 6/3"), ())
    played = course.lay("4/3")
    assert played.state.known == ((), faces("6/3"), ())
    twice = table(["6/2 6/7 3/8", "6/4 4/7", "2/6 9/2"], {1: "4/6"}).lay("6/2")
    assert twice.state.known[1] == faces("6/4")
    assert twice.hand(1) == "4/7 6/4 6/4"
    assert twice.rotate().lay("9/2").rotate().state.known[1] == faces("4/6")
    assert twice.rotate().rotate().rotate().lay("4/6").state.known[1] == ()  # it may have been either copy


def test_rotating_a_hand_turns_what_is_known_of_it() -> None:
    course = table(HANDS, {1: "3/4 3/6"}).lay("6/2 6/7").rotate()
    assert course.state.known == ((), faces("3/4 3/6"), ())
    assert course.state.rotated == (False, True, False)
    taken = table(HANDS, {1: "3/4 3/6"}).take(1)
    assert taken.state.known == (faces("4/3 6/3"), (), ())


def played_on(seats: int, seed: int, moves: int) -> Course:
    course = opened(seats, seed=b"%d" % seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if course.state.turn is None:
            break
        course = course.act(rng.choice(course.options()))
    return course


def test_a_world_keeps_what_is_known_of_other_hands_and_of_the_star() -> None:
    stars = 0
    for seed in range(60):
        course = played_on(2 + seed % 4, seed, seed % 37)
        for viewer in range(course.state.setup.seats):
            fits = world(course, viewer, seed)
            assert fits.hands[viewer] == course.state.hands[viewer]
            for seat, known in enumerate(course.state.known):
                left = list(fits.hands[seat])
                for face in known:
                    left.remove(face)
            seen = GAME.view(course.state, Seat(viewer))
            if seen.memory.star in unseen(seen):
                stars += 1
                assert seen.shown.starter is not None
                assert seen.memory.star in map(filed, fits.hands[seen.shown.starter])
            assert GAME.view(fits, Seat(viewer)) == seen
    assert stars > 20


def test_worlds_differ_in_what_is_unseen_and_in_nothing_else() -> None:
    course = played_on(3, 5, 9)
    worlds = {world(course, 0, seed).hands for seed in range(20)}
    assert len(worlds) == 20
    assert len({hands[0] for hands in worlds}) == 1
    assert len(unseen(GAME.view(course.state, Seat(0)))) == sum(
        len(course.state.hands[seat]) - len(course.state.known[seat]) for seat in (1, 2)
    )


def test_a_world_remembers_as_many_positions_as_the_table() -> None:
    """Rotations go round in circles in every world: the void round comes at the same turn."""
    for seed in range(5):
        course = opened(3, seed=b"circle%d" % seed)
        for _ in range(8):
            course = course.rotate()
        other = Course(world(course, 1, seed), [])
        assert other.state.hands != course.state.hands
        for _ in range(4):
            course, other = course.rotate(), other.rotate()
        assert course.state.voids == other.state.voids == 1


def test_past_hands_leave_out_what_is_still_unseen() -> None:
    course = table(HANDS, {1: "3/4 3/6"}).lay("6/2 6/7").rotate()
    memory = GAME.view(course.state, Seat(0)).memory
    assert memory.own_past[:2] == (faces(HANDS[0]), faces("3/8 5/1*"))
    first, second, third = past_hands(memory)
    assert [first[0], second[0]] == [faces("6/2 6/7"), ()]
    assert [first[1], second[1], third[1]] == [(), faces("4/3 6/3"), faces("3/4 3/6")]
    assert [past.rotated[1] for past in memory.past] == [False, False, True]
    assert past_hands(GAME.view(course.state, None).memory)[0] == (faces("6/2 6/7"), (), ())


def test_what_is_remembered_of_the_past_was_so() -> None:
    turned_since = somebody_out = 0
    for game in range(12):
        setup = make_setup(GAME, 2 + game % 4)
        for turn in record(GAME, setup, bytes([game]), at_random(random.Random(game))).turns:
            state: State = turn.state
            seen = past_hands(GAME.view(state, None).memory)
            for past, known, hands in zip(state.past, state.past_seen, seen, strict=True):
                assert known.out == past.out
                for hand, was in zip(hands, past.hands, strict=True):
                    assert Counter(hand) <= Counter(was)
                somebody_out += known.out is not None
                turned_since += known.rotated != state.rotated and any(hands)
    assert somebody_out > 0
    assert turned_since > 0
