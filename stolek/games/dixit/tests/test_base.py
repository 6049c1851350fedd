"""DX-1 to DX-9, DX-14 to DX-16: the base game but its points."""

import pytest
from msgspec.structs import replace

from stolek.core import HIDDEN, Seat, Seeded, act, redact
from stolek.core.cards import Face
from stolek.core.errors import StolekError, text_does_not_fit
from stolek.core.event_tape import begin
from stolek.core.game import make_setup
from stolek.games.dixit import GAME
from stolek.games.dixit.model import (
    Accept,
    CardsGiven,
    ClueGiven,
    Discarded,
    Drawn,
    Ended,
    Give,
    LaidOut,
    OfferCard,
    Revealed,
    RoundBegan,
    Shuffled,
    Tell,
    Vote,
    VoteCast,
)
from stolek.games.dixit.tests.build import (
    CLUE,
    Course,
    given,
    laid_out,
    opened,
    refusal,
    refused,
    told,
    votes,
)
from stolek.testing.covers import covers


@covers("DX-1")
def test_84_pictures_six_each_in_secret() -> None:
    for seats in (4, 6, 12):
        course = opened(seats)
        assert [len(hand) for hand in course.state.hands] == [6] * seats
        assert len(course.state.pile) == 84 - 6 * seats
    deal = course.all(Drawn)[1]
    assert redact(deal, Seat(1)).event.cards == deal.cards
    assert redact(deal, Seat(0)).event.cards is HIDDEN
    assert redact(course.one(Shuffled), Seat(1)).event.pile is HIDDEN


@covers("DX-2")
def test_one_vote_to_six_players_two_from_seven() -> None:
    for seats, each in ((3, 1), (6, 1), (7, 2), (12, 2)):
        assert GAME.view(opened(seats).state, None).shown.votes_each == each
        most = max(len(ballot.places) for ballot in laid_out(seats).ballots(1))
        assert most == each


@covers("DX-3")
def test_the_storyteller_moves_to_the_left() -> None:
    course = votes(laid_out(4), {1: [2], 2: [3], 3: [2]})
    assert course.state.storyteller == 1
    assert [(began.number, began.storyteller) for began in course.all(RoundBegan)] == [(1, 0), (2, 1)]
    assert list(GAME.prompts(course.state)) == [1]
    assert refusal(course, 2, Tell(course.hand(2)[0], CLUE)) == "DX-3"


@covers("DX-4")
def test_the_storyteller_picks_in_secret_and_gives_a_clue() -> None:
    course = told(4)
    clue = course.one(ClueGiven)
    assert (clue.seat, clue.text, clue.raced) == (0, CLUE, False)
    assert redact(clue, Seat(0)).event.face == clue.face
    assert redact(clue, Seat(1)).event.face is HIDDEN
    assert course.state.given[0] == (clue.face,)
    assert clue.face not in course.hand(0)
    assert GAME.view(course.state, Seat(2)).shown.clue == CLUE


@covers("DX-4")
def test_only_a_card_of_the_own_hand() -> None:
    course = opened(4)
    assert refusal(course, 0, Tell(course.hand(1)[0], CLUE)) == "DX-4"
    assert refusal(course, 0, Tell(None, CLUE)) == "DX-4"


@covers("DX-5")
def test_every_other_player_gives_one_card_in_secret() -> None:
    course = told(4)
    assert sorted(GAME.prompts(course.state)) == [1, 2, 3]
    face = course.hand(2)[3]
    course = course.act(2, Give((face,)))
    gave = course.one(CardsGiven)
    assert (gave.seat, gave.count, gave.again) == (2, 1, False)
    assert redact(gave, Seat(0)).event.faces is HIDDEN
    assert redact(gave, Seat(2)).event.faces == (face,)
    assert course.state.phase == "give"
    assert refusal(course, 0, Give((course.hand(0)[0],))) == "DX-5"
    assert refusal(course, 1, Give((face,))) == "DX-5"
    assert refusal(course, 1, Give(course.hand(1)[:2])) == "DX-5"


@covers("DX-5")
def test_a_given_card_may_be_changed_until_all_are_in() -> None:
    course = told(4)
    first, second = course.hand(1)[:2]
    course = course.act(1, Give((first,))).act(1, Give((second,)))
    assert course.state.given[1] == (second,)
    assert first in course.hand(1)
    assert not GAME.prompts(course.state)[Seat(1)].owed
    assert course.all(CardsGiven)[-1].again
    assert refusal(course, 1, Give((second,))) == "ST-2"


@covers("DX-6")
def test_all_cards_are_shuffled_and_laid_out() -> None:
    course = told(4)
    faces = [course.state.given[0][0], *(course.hand(seat)[0] for seat in (1, 2, 3))]
    course = course.act(1, Give((faces[1],))).act(2, Give((faces[2],)))
    assert not course.all(LaidOut)
    order = [faces[2], faces[0], faces[3], faces[1]]
    course = course.act(3, Give((faces[3],)), shuffle=order)
    assert course.one(LaidOut).table == tuple(order)
    assert course.state.phase == "vote"


@covers("DX-7")
def test_everyone_but_the_storyteller_votes_never_for_their_own() -> None:
    course = laid_out(5)
    assert sorted(GAME.prompts(course.state)) == [1, 2, 3, 4]
    own = course.place_of(2)
    assert GAME.view(course.state, Seat(2)).shown.barred == (own,)
    assert refusal(course, 2, Vote((own,))) == "DX-7"
    assert refusal(course, 0, Vote((own,))) == "DX-7"
    places = [ballot.places for ballot in course.ballots(2)]
    assert places == [(place,) for place in range(1, 6) if place != own]


@covers("DX-7")
def test_votes_are_secret() -> None:
    course = laid_out(4)
    course = course.act(1, Vote((course.place_of(2),)))
    cast = course.one(VoteCast)
    assert redact(cast, Seat(1)).event.ballot == cast.ballot
    assert redact(cast, Seat(2)).event.ballot is HIDDEN
    assert GAME.view(course.state, Seat(2)).shown.ballot is None
    assert [seat.voted for seat in GAME.view(course.state, Seat(2)).shown.seats] == [
        False,
        True,
        False,
        False,
    ]


@covers("DX-8")
def test_the_second_vote_goes_on_a_second_card() -> None:
    course = laid_out(7)
    a, b, c = sorted(course.place_of(seat) for seat in (0, 2, 3))
    assert course.act(1, Vote((a, b))).state.ballots[1] is not None
    assert refusal(course, 1, Vote((a, a))) == "DX-8"
    assert refusal(course, 1, Vote((a, b, c))) == "DX-8"
    assert refusal(laid_out(6), 1, Vote((1, 2))) in {"DX-8", "DX-7"}


@covers("DX-9")
def test_when_all_have_voted_everything_is_shown() -> None:
    course = laid_out(4)
    table = course.state.table
    cards = course.state.given
    course = votes(course, {1: [0], 2: [3]})
    assert not course.all(Revealed)
    course = votes(course, {3: [0]})
    shown = course.one(Revealed)
    assert shown.storyteller == 0
    assert [cards[owner][0] for owner in shown.owners] == list(table)
    assert [ballot is None for ballot in shown.ballots] == [True, False, False, False]
    last = GAME.view(course.state, None).shown.last
    assert last is not None
    assert (last.clue, last.table, last.owners) == (CLUE, table, shown.owners)


@covers("DX-14")
def test_the_round_is_discarded_and_hands_are_full_again() -> None:
    course = laid_out(4)
    table = course.state.table
    course = votes(course, {1: [2], 2: [3], 3: [2]})
    assert course.one(Discarded).faces == table
    assert set(course.state.discards) == set(table)
    assert [len(hand) for hand in course.state.hands] == [6, 6, 6, 6]
    assert [draw.seat for draw in course.all(Drawn)[4:]] == [1, 2, 3, 0]


@covers("DX-14", "DX-R15")
def test_a_short_pile_is_dealt_out_then_the_discards_are_shuffled() -> None:
    course = laid_out(12)
    assert len(course.state.pile) == 12
    rest = course.state.pile[:2]
    course.state = replace(course.state, pile=rest, discards=course.state.pile[2:])
    course = votes(course, {seat: [0] for seat in range(1, 12)})
    shuffles = course.all(Shuffled)
    assert len(shuffles) == 2
    assert shuffles[1].count == 22
    draws = course.all(Drawn)[12:]
    assert [draw.seat for draw in draws] == [*range(1, 12), 0]
    assert (draws[0].cards, draws[1].cards) == ((rest[0],), (rest[1],))
    assert course.state.discards == ()


def after_round(points: list[int], finish: str, number: int) -> Course:
    course = laid_out(4, finish=finish)
    course.state = replace(course.state, points=tuple(points), round=number)
    return votes(course, {1: [2], 2: [3], 3: [2]})


@covers("DX-15")
def test_thirty_points_end_the_game_after_the_round() -> None:
    course = after_round([0, 28, 0, 0], "round", 5)
    assert course.one(Ended).outcome.winners == (1,)
    assert course.one(Ended).outcome.rules == ("DX-15",)
    assert GAME.prompts(course.state) == {}
    assert not after_round([0, 27, 0, 0], "round", 5).all(Ended)


@covers("DX-R14")
def test_finish_the_lap_so_that_all_tell_equally_often() -> None:
    assert not after_round([0, 28, 0, 0], "lap", 5).all(Ended)
    assert after_round([0, 28, 0, 0], "lap", 8).all(Ended)


@covers("DX-R5")
def test_equal_points_share_and_points_above_thirty_count() -> None:
    outcome = after_round([0, 29, 30, 32], "round", 4).one(Ended).outcome
    assert outcome.scores == (0, 31, 34, 35)
    assert outcome.ranks == (4, 3, 2, 1)
    assert after_round([0, 30, 28, 27], "round", 4).one(Ended).outcome.winners == (1, 2)


@covers("DX-16")
def test_three_players_hold_seven_and_give_two() -> None:
    assert [len(hand) for hand in opened(3).state.hands] == [7, 7, 7]
    assert [len(hand) for hand in opened(3, three_player_hand=6).state.hands] == [6, 6, 6]
    assert [len(hand) for hand in opened(4, three_player_hand=7).state.hands] == [6] * 4
    course = told(3)
    prompt = GAME.prompts(course.state)[Seat(1)]
    assert (prompt.key, prompt.rule, len(prompt.options)) == ("dixit-prompt-give-two", "DX-16", 21)
    assert refusal(course, 1, Give(course.hand(1)[:1])) == "DX-16"
    assert refusal(course, 1, Give(course.hand(2)[:2])) == "DX-16"
    course = given(course)
    assert len(course.state.table) == 5
    course = votes(course, {1: [0], 2: [1]})
    assert [len(hand) for hand in course.state.hands] == [7, 7, 7]


@covers("DX-R4")
def test_both_own_cards_are_barred_and_count_together() -> None:
    course = laid_out(3)
    mine = sorted(course.place_of(1, card) for card in (0, 1))
    assert list(GAME.view(course.state, Seat(1)).shown.barred) == mine
    for place in mine:
        assert refusal(course, 1, Vote((place,))) == "DX-7"
    course = course.act(2, Vote((course.place_of(1, 1),))).act(1, Vote((course.place_of(2),)))
    assert course.gains()[1] == [("DX-10", 2), ("DX-12", 1)]


@covers("DX-R1")
def test_the_race_the_first_clue_to_arrive_tells() -> None:
    course = opened(5, first_storyteller="race")
    prompts = GAME.prompts(course.state)
    assert {prompt.kind for prompt in prompts.values()} == {"race"}
    assert sorted(prompts) == [0, 1, 2, 3, 4]
    course = course.act(3, Tell(course.hand(3)[2], CLUE))
    assert course.one(ClueGiven).raced
    assert course.state.storyteller == 3
    assert sorted(GAME.prompts(course.state)) == [0, 1, 2, 4]
    assert [len(hand) for hand in course.state.hands] == [6, 6, 6, 5, 6]


@covers("DX-R1")
def test_the_first_storyteller_can_be_drawn_or_seat_one() -> None:
    starters = set()
    for n in range(20):
        setup = make_setup(GAME, 5, options={"first_storyteller": "random"})
        starters.add(begin(GAME, setup, Seeded(bytes([n]), 0))[0].storyteller)
    assert len(starters) > 2
    assert opened(5, first_storyteller="seat-1").state.storyteller == 0


@covers("DX-R12")
def test_a_clue_has_1_to_200_characters_and_no_ragged_edges() -> None:
    course = opened(4)
    face = course.hand(0)[0]
    for text in ("", "x" * 201, " x", "x ", "a  b", "a\nb", "\u200b", "\u2060\u200d", "\x00"):
        assert refused(course, 0, Tell(face, text)) == text_does_not_fit(1, 200)
    for text in ("x", "x" * 200, "<b>žluťoučký</b> 🐎", "שלום", "🐎", "?"):
        assert course.act(0, Tell(face, text)).state.clue == text


@covers("DX-R12")
def test_spoken_clues_stay_empty() -> None:
    course = opened(4, spoken=True)
    face = course.hand(0)[0]
    assert refusal(course, 0, Tell(face, CLUE)) == "DX-R12"
    assert GAME.prompts(course.state)[Seat(0)].options[0].blank is None
    course = given(course.act(0, Tell(face)))
    assert course.state.clue == ""
    last = GAME.view(votes(course, {1: [2], 2: [3], 3: [2]}).state, None).shown.last
    assert last is not None
    assert last.clue == ""


@covers("DX-R13")
def test_before_the_reveal_nothing_tells_whose_card_lies_where() -> None:
    course = laid_out(4)
    for event in course.events:
        match redact(event, Seat(1)).event:
            case CardsGiven(seat=seat, faces=faces) if seat != 1:
                assert faces is HIDDEN
            case ClueGiven(face=face):
                assert face is HIDDEN
    shown = GAME.view(course.state, Seat(1)).shown
    assert shown.last is None
    assert shown.table == course.state.table


@covers("DX-R13")
def test_places_are_drawn_afresh() -> None:
    places = set()
    for n in range(12):
        course = told(4)
        for seat in (1, 2):
            course = course.act(seat, Give((course.hand(seat)[0],)))
        state, _ = act(GAME, course.state, Seat(3), Give((course.hand(3)[0],)), Seeded(b"places", n))
        places.add(state.table.index(state.given[0][0]))
    assert places == {0, 1, 2, 3}


@covers("DX-R16")
def test_a_vote_may_be_changed_and_none_may_be_missing() -> None:
    course = laid_out(4)
    course = votes(course, {1: [2]})
    assert not GAME.prompts(course.state)[Seat(1)].owed
    assert refusal(course, 1, Vote((course.place_of(2),))) == "ST-2"
    assert refusal(course, 2, Vote(())) == "DX-8"
    course = votes(course, {1: [3]})
    assert course.all(VoteCast)[-1].again
    course = votes(course, {2: [3], 3: [2]})
    assert course.gains()[3] == [("DX-10", 2), ("DX-12", 2)]


@covers("DX-R18")
def test_votes_never_run_out_with_twelve_players() -> None:
    course = laid_out(12)
    for seat in range(1, 12):
        places = [place for place in range(1, 13) if place != course.place_of(seat)][:2]
        course = course.act(seat, Vote(tuple(places)))
    assert sum(len(ballot.places) for ballot in course.one(Revealed).ballots if ballot) == 22


def test_between_reveal_and_points_the_story_has_no_points_yet() -> None:
    course = votes(laid_out(4), {1: [2], 2: [3]})
    later = votes(course, {3: [2]})
    state = course.state
    for event in later.events[len(course.events) :]:
        state = GAME.evolve(state, event)
        if isinstance(event, Revealed):
            assert state.story[-1].scores == ()
    assert len(state.story[-1].scores) == 4


def test_what_was_hidden_cannot_be_folded() -> None:
    course = opened(4)
    deal = course.all(Drawn)[0]
    with pytest.raises(ValueError, match="cannot be folded: Drawn"):
        GAME.evolve(course.state, redact(deal, Seat(1)).event)


def test_after_the_end_everything_is_refused() -> None:
    course = after_round([0, 40, 0, 0], "round", 5)
    assert refusal(course, 1, Tell(course.hand(1)[0], CLUE)) == "ST-4"


def test_out_of_phase_and_out_of_seat_is_refused() -> None:
    course = told(4)
    assert refusal(course, 0, Tell(course.hand(0)[0], CLUE)) == "ST-2"
    assert refusal(course, 1, Vote((1,))) == "ST-2"
    assert refusal(opened(4), 1, Give((Face("p01"),))) == "ST-2"
    assert refusal(course, 4, Give((Face("p01"),))) == "ST-1"
    assert refusal(course, -1, Give((Face("p01"),))) == "ST-1"


def test_every_refusal_says_why() -> None:
    tell, give, vote = opened(4), told(4), laid_out(4)
    teams, voting = told(8, "team"), laid_out(8, "team")
    offered = teams.act(1, OfferCard(teams.hand(1)[0]))
    p01 = Face("p01")
    said = [
        (tell, 1, Tell(tell.hand(1)[0], CLUE), "not-storyteller"),
        (opened(6, "party"), 0, Tell(p01, CLUE), "no-card-yet"),
        (tell, 0, Tell(tell.hand(1)[0], CLUE), "not-in-hand"),
        (opened(4, spoken=True), 0, Tell(tell.hand(0)[0], CLUE), "spoken"),
        (give, 0, Give(give.hand(0)[:1]), "storyteller-gives-not"),
        (give, 1, Give(give.hand(1)[:2]), "how-many"),
        (give, 1, Give(give.hand(2)[:1]), "not-in-hand"),
        (teams, 1, Give(teams.hand(1)[:1]), "offer-first"),
        (teams, 4, Accept(), "team-of-storyteller"),
        (teams, 1, OfferCard(teams.hand(2)[0]), "not-in-hand"),
        (teams, 1, Accept(), "offer-order"),
        (offered, 1, Accept(), "team-settled"),
        (voting, 0, Vote((1,)), "no-vote"),
        (vote, 1, Vote((vote.place_of(1),)), "own-card"),
        (vote, 1, Vote(()), "ballot"),
    ]
    for course, seat, action, reason in said:
        assert refused(course, seat, action).reason.key == f"dixit-refused-{reason}"


def test_a_deck_too_small_for_the_table_is_refused() -> None:
    deck = GAME.default_deck()
    small = replace(deck, groups=(replace(deck.groups[0], cards=deck.groups[0].cards[:30]),))
    assert make_setup(GAME, 3, deck=small).seats == 3
    with pytest.raises(StolekError, match="35 pictures"):
        make_setup(GAME, 5, deck=small)
