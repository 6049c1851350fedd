"""What the bots do with clues, and that they play every variant to its end."""

import random

import pytest

from stolek.core import Budget, Observation, Play, Seat
from stolek.core.game import make_setup
from stolek.games.dixit import BOTS, GAME
from stolek.games.dixit.clues import spoken_form
from stolek.games.dixit.lexicon import lexicon
from stolek.games.dixit.model import ClueGiven, Scored, Tell, Vote
from stolek.games.dixit.tests.build import opened


def play(variant: str, seats: int, level: str, seed: int, **options: object) -> Play:
    setup = make_setup(GAME, seats, variant, {"first_storyteller": "random", **options})
    game = Play.start(GAME, setup, seed=bytes([seed]))
    bots = [BOTS[level]() for _ in range(seats)]
    rng = random.Random(seed)
    while game.outcome is None:
        seat = next(seat for seat, prompt in game.prompts.items() if prompt.owed)
        seen = Observation(GAME.view(game.state, seat), game.prompts[seat])
        game.submit(seat, bots[seat].decide(seen, rng, Budget()))
    return game


def clues(game: Play) -> list[str]:
    return [e.text for move in game.moves for e in move.events if isinstance(e, ClueGiven)]


@pytest.mark.parametrize(
    ("variant", "seats"), [("base", 3), ("base", 6), ("base", 12), ("party", 8), ("team", 6)]
)
@pytest.mark.parametrize("level", ["easy", "casual", "strong"])
def test_bots_play_every_variant_to_its_end(variant: str, seats: int, level: str) -> None:
    game = play(variant, seats, level, seed=5)
    assert game.outcome is not None
    told = clues(game)
    assert all(1 <= len(clue) <= 200 for clue in told)
    assert len(set(map(spoken_form, told))) == len(told)


def test_clues_are_told_in_the_tables_language() -> None:
    told = set(clues(play("base", 4, "casual", 3, clues="cs")))
    known = {clue for entry in lexicon().values() for by in entry.clues["cs"].values() for clue in by}
    assert told <= known


def test_storytellers_score_about_as_often_as_people_hope() -> None:
    told = scored = 0
    for seed in range(12):
        for move in play("base", 4, "casual", seed).moves:
            for event in move.events:
                if isinstance(event, Scored):
                    told += 1
                    scored += "DX-11" in event.rules
    assert told > 100
    assert 0.4 < scored / told < 0.95


def test_nobody_votes_for_a_barred_place() -> None:
    game = play("base", 5, "casual", 9)
    votes = [move for move in game.moves if isinstance(move.action, Vote)]
    assert len(votes) > 10


def test_a_spoken_table_gets_no_typed_clue() -> None:
    course = opened(4, spoken=True)
    prompt = GAME.prompts(course.state)[Seat(0)]
    seen = Observation(GAME.view(course.state, Seat(0)), prompt)
    action = BOTS["casual"]().decide(seen, random.Random(1), Budget())
    assert isinstance(action, Tell)
    assert action.text == ""
