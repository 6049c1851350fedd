"""What the bots do with clues, and that they play every variant to its end."""

import random

import pytest

from stolek.core import Budget, Observation, Play, Seat
from stolek.core.cards import Face
from stolek.core.game import make_setup
from stolek.games.dixit import BOTS, GAME
from stolek.games.dixit.lexicon import lexicon, stems_of
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


@pytest.mark.parametrize(
    ("variant", "seats"), [("base", 3), ("base", 6), ("base", 12), ("party", 8), ("team", 6)]
)
@pytest.mark.parametrize("level", ["easy", "casual"])
def test_bots_play_every_variant_to_its_end(variant: str, seats: int, level: str) -> None:
    game = play(variant, seats, level, seed=5)
    assert game.outcome is not None
    clues = [e.text for move in game.moves for e in move.events if isinstance(e, ClueGiven)]
    assert all(1 <= len(clue) <= 200 for clue in clues)


def test_clues_are_told_in_the_tables_language() -> None:
    czech = play("base", 4, "casual", 3, clues="cs")
    texts = {e.text for move in czech.moves for e in move.events if isinstance(e, ClueGiven)}
    known = {c for entry in lexicon().entries.values() for by in entry.clues["cs"].values() for c in by}
    assert texts <= known


def test_storytellers_score_about_as_often_as_people_hope() -> None:
    told = scored = 0
    for seed in range(12):
        game = play("base", 4, "casual", seed)
        for move in game.moves:
            for event in move.events:
                if isinstance(event, Scored):
                    told += 1
                    scored += "DX-11" in event.rules
    assert told > 100
    assert 0.4 < scored / told < 0.95


@pytest.mark.parametrize(
    ("clue", "face"),
    [("whale carrying a city", "p23"), ("velryba", "p23"), ("chess kings", "p82"), ("Šachy v mlze", "p82")],
)
def test_plain_words_find_their_picture_among_six(clue: str, face: str) -> None:
    others = ["p02", "p05", "p31", "p49", "p75"]
    best = max([face, *others], key=lambda each: lexicon().likeness(clue, Face(each)))
    assert best == face


def test_stems_forget_case_accents_and_endings() -> None:
    assert stems_of("Velryby!") & stems_of("velrybou")
    assert stems_of("a I") == set()


def test_a_picture_of_ones_own_is_known_by_its_name_alone() -> None:
    assert lexicon().likeness("our lake house", Face("lake at dawn")) > 0
    assert lexicon().likeness("mountain", Face("lake at dawn")) == 0


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
