"""A running game: which answer belongs to which question, and what is refused for what reason."""

import pytest

from stolek.core.errors import Refused
from stolek.core.game import make_setup
from stolek.core.ids import Seat
from stolek.core.play import Play, commitment
from tests.core.whisper import Began, Hush, Said, Whisper, WhisperGame

P, Q, R = Seat(0), Seat(1), Seat(2)
GAME = WhisperGame()


@pytest.fixture
def play() -> Play:
    return Play.start(GAME, make_setup(GAME, 3), b"seed")


def refusal(play: Play, seat: Seat, prompt: int, option: int, text: str | None = None) -> str:
    with pytest.raises(Refused) as refused:
        play.answer(seat, prompt, option, text)
    return refused.value.why.rule


def test_the_opening_is_move_0_of_nobody(play: Play) -> None:
    assert len(play.moves) == 1
    assert (play.moves[0].seq, play.moves[0].seat, play.moves[0].action) == (0, None, None)
    assert play.moves[0].events == (Began(1),)
    assert {prompt.id for prompt in play.prompts.values()} == {0}


def test_other_seats_moves_do_not_make_an_answer_stale(play: Play) -> None:
    play.submit(P, Hush())
    play.submit(Q, Hush())
    assert play.prompts[R].id == 0
    assert play.answer(R, 0, 0) == Hush()


def test_a_seats_own_move_makes_its_old_answers_stale(play: Play) -> None:
    play.submit(P, Hush())
    assert play.prompts[P].id == 1
    assert refusal(play, P, 0, 0) == "ST-3"
    assert play.answer(P, 1, 0) == Hush()


def test_an_equal_question_after_an_own_answer_is_a_new_question(play: Play) -> None:
    """A doubled message must not answer the next question, even one that reads the same."""
    play.submit(P, Hush())
    before = play.prompts[P]
    play.submit(P, Whisper("ab"))
    assert play.prompts[P].options == before.options
    assert refusal(play, P, before.id, 0) == "ST-3"


def test_the_close_of_a_choice_makes_every_answer_stale(play: Play) -> None:
    for seat in (P, Q, R):
        play.submit(seat, Hush())
    assert {prompt.id for prompt in play.prompts.values()} == {3}
    assert refusal(play, P, 1, 0) == "ST-3"


def test_who_has_chosen_owes_nothing_but_may_change_their_mind(play: Play) -> None:
    play.submit(P, Hush())
    assert not play.prompts[P].owed
    assert play.prompts[Q].owed
    assert play.submit(P, Whisper("ab")).events == (Said(P, "ab"),)


def test_who_is_not_asked_is_told_so(play: Play) -> None:
    assert refusal(play, Seat(7), 0, 0) == "ST-1"


@pytest.mark.parametrize("option", [-1, 2, 99])
def test_what_is_not_offered_is_refused(play: Play, option: int) -> None:
    assert refusal(play, P, 0, option) == "ST-2"


def test_a_text_where_none_is_asked_is_refused(play: Play) -> None:
    assert refusal(play, P, 0, 0, "hello") == "ST-2"


@pytest.mark.parametrize("text", [None, "", "a", "  a  ", "abcdef"])
def test_a_text_that_does_not_fit_is_refused(play: Play, text: str | None) -> None:
    assert refusal(play, P, 0, 1, text) == "ST-5"


@pytest.mark.parametrize(("text", "kept"), [("ab", "ab"), ("  a \n b ", "a b"), ("ábčde", "ábčde")])
def test_a_text_that_fits_is_trimmed(play: Play, text: str, kept: str) -> None:
    assert play.answer(P, 0, 1, text) == Whisper(kept)


def test_the_limits_of_a_text_are_in_the_refusal(play: Play) -> None:
    with pytest.raises(Refused) as refused:
        play.answer(P, 0, 1, "a")
    assert refused.value.why.reason.args == {"least": 2, "most": 5}


def test_after_the_end_everything_is_refused(play: Play) -> None:
    for _ in range(2):
        for seat in (P, Q, R):
            play.submit(seat, Hush())
    assert play.outcome is not None
    assert refusal(play, P, 6, 0) == "ST-4"
    with pytest.raises(Refused, match="ST-4"):
        play.submit(P, Hush())


def test_considering_changes_nothing(play: Play) -> None:
    state, prompts = play.state, dict(play.prompts)
    step = play.consider(P, Whisper("ab"))
    assert (play.state, dict(play.prompts), len(play.moves)) == (state, prompts, 1)
    play.adopt(step)
    assert play.state == step.state
    assert play.moves[-1] == step.move


def test_a_refusal_changes_nothing(play: Play) -> None:
    state = play.state
    with pytest.raises(Refused, match="ST-2"):
        play.submit(P, Whisper("far too long"))
    assert (play.state, len(play.moves)) == (state, 1)


def test_replayed_moves_give_the_same_questions(play: Play) -> None:
    for seat in (P, Q, P, R, Q):
        play.submit(seat, Hush())
    again = Play(GAME, play.setup, play.seed)
    for move in play.moves:
        again.replay(move)
    assert again.state == play.state
    assert dict(again.prompts) == dict(play.prompts)


def test_the_commitment_of_a_seed_is_its_sha_256() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
