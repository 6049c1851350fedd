"""DX-P1 to DX-P4, DX-P8, DX-P9; DX-T1 to DX-T4, DX-T6: how party and team are played."""

from msgspec.structs import replace

from stolek.core import HIDDEN, Seat, Seeded, redact
from stolek.core.cards import Face
from stolek.core.errors import illegal
from stolek.core.game import make_setup
from stolek.core.visibility import is_told
from stolek.games.dixit import GAME
from stolek.games.dixit.model import (
    Accept,
    CardOffered,
    CardsGiven,
    ClueGiven,
    Drawn,
    Ended,
    Give,
    HandSeen,
    HandsPassed,
    Instead,
    OfferCard,
    RoundBegan,
    TeamCardShown,
    Tell,
    Vote,
)
from stolek.games.dixit.tests.build import CLUE, Course, given, laid_out, opened, refusal, told, votes
from stolek.testing.covers import covers


def party_round(course: Course) -> Course:
    seats = course.state.setup.seats
    teller = course.state.storyteller
    assert teller is not None
    course = given(course if course.state.phase == "give" else course.act(teller, Tell(None, CLUE)))
    return votes(course, {seat: [0] for seat in range(seats)}, red=1)


@covers("DX-P1")
def test_party_hands_of_five_and_a_red_vote_for_the_storyteller() -> None:
    assert [len(hand) for hand in opened(6, "party").state.hands] == [5] * 6
    course = laid_out(6, "party")
    for seat in GAME.prompts(course.state):
        assert all((ballot.red is not None) == (seat == 0) for ballot in course.ballots(seat))


@covers("DX-P2")
def test_party_the_clue_comes_before_any_card() -> None:
    course = opened(6, "party")
    assert [option.action for option in GAME.prompts(course.state)[Seat(0)].options] == [Tell(None)]
    assert refusal(course, 0, Tell(course.hand(0)[0], CLUE)) == "DX-P2"
    assert all(GAME.view(course.state, Seat(seat)).shown.hand == () for seat in range(6))
    course = course.act(0, Tell(None, CLUE))
    assert course.one(ClueGiven).face is None
    assert len(course.all(HandSeen)) == 6
    assert GAME.view(course.state, Seat(2)).shown.hand == course.hand(2)


@covers("DX-P3")
def test_party_everyone_gives_a_card_the_storyteller_too() -> None:
    course = told(6, "party")
    assert sorted(GAME.prompts(course.state)) == [0, 1, 2, 3, 4, 5]
    assert GAME.prompts(course.state)[Seat(0)].rule == "DX-P3"
    assert refusal(course, 1, Give(course.hand(2)[:1])) == "DX-P3"
    assert refusal(course, 1, Give(course.hand(1)[:2])) == "DX-P3"
    assert len(given(course).state.table) == 6


@covers("DX-P4")
def test_party_everyone_votes_and_may_vote_for_their_own() -> None:
    course = laid_out(6, "party")
    assert sorted(GAME.prompts(course.state)) == [0, 1, 2, 3, 4, 5]
    assert course.act(2, Vote((course.place_of(2),))).state.ballots[2] is not None
    assert refusal(course, 0, Vote((1,))) == "DX-P4"
    assert refusal(course, 1, Vote((1,), 2)) == "DX-P4"
    assert refusal(course, 1, Vote((1, 2))) == "DX-P4"
    assert len(GAME.prompts(course.state)[Seat(0)].options) == 36


@covers("DX-P8")
def test_party_draw_one_and_pass_the_hand_to_the_left() -> None:
    course = laid_out(6, "party")
    kept = course.state.hands
    course = votes(course, {seat: [0] for seat in range(6)}, red=1)
    assert len(course.all(HandsPassed)) == 1
    for seat in range(6):
        assert set(kept[seat]) < set(course.hand((seat + 1) % 6))
    assert [len(hand) for hand in course.state.hands] == [5] * 6
    assert course.state.storyteller == 1


@covers("DX-R6")
def test_party_hands_of_six_as_an_option() -> None:
    course = party_round(told(6, "party", party_hand=6))
    assert [len(hand) for hand in course.state.hands] == [6] * 6
    assert {draw.count for draw in course.all(Drawn)} == {6, 1}


@covers("DX-R6")
def test_party_hands_of_five_and_then_of_six() -> None:
    course = opened(6, "party", party_hand="five-then-six", laps=2)
    assert [len(hand) for hand in course.state.hands] == [5] * 6
    for drawn in (2, 1, 1):
        before = len(course.events)
        course = party_round(course)
        draws = [event for event in course.events[before:] if isinstance(event, Drawn)]
        assert [draw.count for draw in draws] == [drawn] * 6
        assert [len(hand) for hand in course.state.hands] == [6] * 6


@covers("DX-R6")
def test_only_party_hands_grow() -> None:
    for variant, count in (("base", 6), ("team", 4)):
        course = opened(6, variant, party_hand="five-then-six")
        assert [len(hand) for hand in course.state.hands] == [count] * 6
        course = laid_out(6, variant, party_hand="five-then-six")
        for seat, prompt in GAME.prompts(course.state).items():
            course = course.act(seat, prompt.options[0].action)
        assert [len(hand) for hand in course.state.hands] == [count] * 6


@covers("DX-R6")
def test_hands_that_grow_need_as_many_pictures_as_hands_of_six() -> None:
    setups = [make_setup(GAME, 6, "party", {"party_hand": hand}) for hand in (5, 6, "five-then-six")]
    assert list(map(GAME.cards_needed, setups)) == [36, 42, 42]


@covers("DX-R11")
def test_party_nobody_sees_a_hand_before_the_clue_nor_the_card_drawn() -> None:
    course = party_round(told(6, "party"))
    for draw in course.all(Drawn):
        assert all(redact(draw, Seat(seat)).event.cards is HIDDEN for seat in range(6))
    seen = course.all(HandSeen)[2]
    assert redact(seen, Seat(2)).event.cards == seen.cards
    assert redact(seen, Seat(1)).event.cards is HIDDEN
    view = GAME.view(course.state, Seat(2))
    assert view.shown.hand == ()
    assert view.shown.seats[2].hand_count == 5


@covers("DX-R11")
def test_party_no_view_along_the_way_shows_the_card_drawn_or_the_hand_passed_on() -> None:
    """A table is shown after every event, not only after every move."""
    course = votes(laid_out(6, "party", laps=2), {seat: [0] for seat in range(5)}, red=1)
    state, before = course.state, len(course.events)
    hands: dict[str, list[tuple[Face, ...]]] = {}
    for event in votes(course, {5: [0]}).events[before:]:
        state = GAME.evolve(state, event)
        hands.setdefault(type(event).__name__, []).append(GAME.view(state, Seat(2)).shown.hand)
    assert hands["Scored"] == [course.hand(2)]
    assert [*hands["Drawn"], *hands["HandsPassed"], *hands["RoundBegan"]] == [()] * 8


@covers("DX-R11")
def test_party_a_seat_remembers_the_hand_it_passed_on() -> None:
    course = told(6, "party")
    hand = course.hand(2)
    course = given(course)
    gone = course.state.given[2]
    course = votes(course, {seat: [0] for seat in range(6)}, red=1)
    known = GAME.view(course.state, Seat(2)).memory.known
    assert set(known[3]) == set(hand) - set(gone)
    for n in range(5):
        world = GAME.determinize(GAME.view(course.state, Seat(2)), Seeded(b"w", n))
        assert set(known[3]) < set(world.hands[3])


@covers("DX-R11")
def test_party_a_known_picture_on_the_table_has_a_known_owner() -> None:
    course = party_round(told(6, "party"))
    passed = GAME.view(course.state, Seat(2)).memory.known[3]
    course = course.act(1, Tell(None, CLUE))
    for seat in range(6):
        face = passed[0] if seat == 3 else course.hand(seat)[0]
        course = course.act(seat, Give((face,)))
    for n in range(8):
        world = GAME.determinize(GAME.view(course.state, Seat(2)), Seeded(b"w", n))
        assert world.given[3] == (passed[0],)


@covers("DX-P9")
def test_party_ends_when_everyone_has_told() -> None:
    for laps in (1, 2):
        course = told(6, "party", laps=laps)
        while GAME.prompts(course.state):
            course = party_round(course)
        assert len(course.all(RoundBegan)) == 6 * laps
        assert course.one(Ended).outcome.rules == ("DX-P9",)
        assert len(course.all(HandsPassed)) == 6 * laps - 1


# Teams ------------------------------------------------------------------------------------------------


@covers("DX-T1")
def test_teams_of_two_opposite_each_other_with_hands_of_four() -> None:
    course = opened(8, "team")
    assert [len(hand) for hand in course.state.hands] == [4] * 8
    assert [seat.team for seat in GAME.view(course.state, None).shown.seats] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert GAME.info.variant("team").seats == (6, 8, 10, 12)


@covers("DX-T2")
def test_team_storyteller_picks_a_card_and_tells() -> None:
    course = told(8, "team")
    assert course.one(ClueGiven).face == course.state.given[0][0]
    assert GAME.prompts(opened(8, "team").state)[Seat(0)].rule == "DX-4"


@covers("DX-T3")
def test_team_the_storytellers_partner_gives_without_an_offer() -> None:
    course = told(8, "team")
    asked = GAME.prompts(course.state)[Seat(4)]
    assert (asked.kind, asked.key, asked.rule) == ("commit", "dixit-prompt-give", "DX-T3")
    assert refusal(course, 4, Give(course.hand(1)[:1])) == "DX-T3"
    assert refusal(course, 4, Give(course.hand(4)[:2])) == "DX-T3"
    assert refusal(course, 4, OfferCard(course.hand(4)[0])) == "DX-T3"
    assert refusal(course, 1, Give((course.hand(1)[0],))) == "DX-T3"
    course = course.act(4, Give((course.hand(4)[0],)))
    assert course.all(CardsGiven)[-1].seat == 4


@covers("DX-T3")
def test_team_exactly_one_partner_gives() -> None:
    course = laid_out(8, "team")
    for seat in (1, 2, 3):
        assert len(course.state.given[seat]) + len(course.state.given[seat + 4]) == 1


@covers("DX-T4")
def test_team_only_those_who_gave_no_card_vote() -> None:
    course = laid_out(8, "team")
    assert sorted(GAME.prompts(course.state)) == [5, 6, 7]
    assert refusal(course, 1, Vote((1,))) == "DX-T4"
    assert refusal(course, 0, Vote((1,))) == "DX-T4"
    assert refusal(course, 5, Vote((1, 2))) == "DX-T4"
    assert len(GAME.prompts(course.state)[Seat(5)].options) == 5


@covers("DX-T6")
def test_team_only_givers_draw_and_the_game_ends_after_the_laps() -> None:
    course = votes(laid_out(8, "team"), {5: [0], 6: [1], 7: [1]})
    assert [draw.seat for draw in course.all(Drawn)[8:]] == [1, 2, 3, 4, 0]
    assert [len(hand) for hand in course.state.hands] == [4] * 8
    course.state = replace(course.state, round=8)
    course = given(course.act(1, Tell(course.hand(1)[0], CLUE)))
    for seat in list(GAME.prompts(course.state)):
        course = course.act(seat, Vote((course.place_of(1),)))
    assert course.one(Ended).outcome.rules == ("DX-T6",)


@covers("DX-T6")
def test_team_both_partners_win_and_teams_are_ranked() -> None:
    course = laid_out(6, "team")
    course.state = replace(course.state, round=6, points=(9, 20, 20, 9, 20, 20))
    course = votes(course, {4: [2], 5: [1]})
    outcome = course.one(Ended).outcome
    assert outcome.winners == (1, 2, 4, 5)
    assert outcome.ranks == (3, 1, 1, 3, 1, 1)


@covers("DX-R10")
def test_team_the_first_offer_closes_the_others_chance() -> None:
    course = told(8, "team")
    assert GAME.prompts(course.state)[Seat(1)].kind == GAME.prompts(course.state)[Seat(5)].kind == "race"
    face = course.hand(5)[1]
    course = course.act(5, OfferCard(face))
    offer = course.one(CardOffered)
    assert redact(offer, Seat(1)).event.face is HIDDEN
    assert redact(offer, Seat(5)).event.face == face
    assert Seat(5) not in GAME.prompts(course.state)
    assert refusal(course, 1, OfferCard(course.hand(1)[0])) == "DX-R10"
    assert refusal(course, 5, Accept()) == "DX-R10"
    accepted = course.act(1, Accept())
    assert accepted.state.given[5] == (face,)
    assert refusal(accepted, 1, Accept()) == "DX-R10"
    instead = course.act(1, Instead(course.hand(1)[2]))
    assert instead.state.given[1] == (course.hand(1)[2],)
    assert instead.state.given[5] == ()
    assert face in instead.hand(5)
    assert refusal(instead, 5, OfferCard(face)) == "DX-R10"


@covers("DX-R10")
def test_team_nothing_can_be_accepted_before_an_offer() -> None:
    course = told(8, "team")
    assert refusal(course, 1, Accept()) == "DX-R10"
    assert refusal(course, 1, Instead(course.hand(1)[0])) == "DX-R10"
    assert refusal(course, 1, OfferCard(course.hand(2)[0])) == "DX-T3"
    assert refusal(told(6), 1, OfferCard(Face("p01"))) == "ST-2"


@covers("DX-R17")
def test_team_stories_go_clockwise_and_the_storytellers_card_lies_out() -> None:
    course = laid_out(8, "team")
    assert course.state.given[0][0] in course.state.table
    course = votes(course, {5: [0], 6: [1], 7: [1]})
    assert course.state.storyteller == 1


@covers("DX-E5")
def test_example_team_table() -> None:
    course = laid_out(8, "team")
    assert len(course.state.table) == 5
    assert len(GAME.prompts(course.state)) == 3


# A vote for one's own team: DX-R9 ---------------------------------------------------------------------


def test_by_default_nobody_is_shown_the_card_of_their_team() -> None:
    course = laid_out(8, "team")
    assert course.all(TeamCardShown) == []
    assert len(course.ballots(5)) == 5
    assert GAME.view(course.state, Seat(5)).shown.barred == ()


@covers("DX-R9")
def test_where_the_card_of_ones_team_is_barred_the_voter_is_shown_it() -> None:
    course = laid_out(8, "team", own_team_vote="barred")
    shown = course.all(TeamCardShown)
    assert [(event.seat, event.face) for event in shown] == [
        (seat, course.state.given[seat - 4][0]) for seat in (5, 6, 7)
    ]
    for event in shown:
        heard = [seat for seat in (None, *map(Seat, range(8))) if is_told(event, seat)]
        assert heard == [event.seat]
    assert {seat: GAME.view(course.state, Seat(seat)).shown.barred for seat in range(8)} == {
        **{seat: (course.place_of(seat),) for seat in range(5)},
        **{seat: (course.place_of(seat - 4),) for seat in (5, 6, 7)},
    }


@covers("DX-R9")
def test_a_barred_vote_is_neither_offered_nor_accepted() -> None:
    course = laid_out(8, "team", own_team_vote="barred")
    team = Vote((course.place_of(1),))
    assert team not in course.ballots(5)
    assert len(course.ballots(5)) == 4
    assert GAME.check(course.state, Seat(5), team) == illegal("DX-R9", "dixit-refused-team-card")
    assert GAME.check(course.state, Seat(6), team) is None
    assert GAME.check(laid_out(8, "team").state, Seat(5), team) is None


@covers("DX-R9")
def test_the_next_round_has_forgotten_whose_card_it_was() -> None:
    course = votes(laid_out(8, "team", own_team_vote="barred"), {5: [0], 6: [0], 7: [0]})
    assert course.state.phase == "tell"
    assert course.state.team_cards == (None,) * 8


def test_only_teams_have_cards_of_teams() -> None:
    for variant in ("base", "party"):
        assert laid_out(6, variant, own_team_vote="barred").all(TeamCardShown) == []


def test_a_world_that_fits_a_voters_view_leaves_the_card_with_the_partner() -> None:
    course = laid_out(8, "team", own_team_vote="barred")
    for n in range(8):
        world = GAME.determinize(GAME.view(course.state, Seat(5)), Seeded(b"world", n))
        assert world.given[1] == course.state.given[1]
        assert world.team_cards[5] == course.state.team_cards[5]
        assert world.team_cards[6] == world.given[2][0]
        assert world.team_cards[:5] == (None,) * 5
    seen = GAME.determinize(GAME.view(course.state, None), Seeded(b"world", 1))
    assert [card is None for card in seen.team_cards] == [True] * 5 + [False] * 3
