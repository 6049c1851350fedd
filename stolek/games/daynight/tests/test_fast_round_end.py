"""The bots' fast twin of the rules gives the same takers and the same stars."""

import random

from stolek.core.cards import Face
from stolek.games.daynight import GAME
from stolek.games.daynight.fast_round_end import NO_PLAYER, quick, settle
from stolek.games.daynight.model import ColourWon, NoColourWon, Take, Taken, card
from stolek.games.daynight.tests.build import STARS, Course, played


def _greedy(course: Course) -> Course:
    while GAME.prompts(course.state) and course.state.step == "taking":
        seat, prompt = next(iter(GAME.prompts(course.state).items()))
        faces = [option.action.face for option in prompt.options if isinstance(option.action, Take)]
        course = course.take(seat, max(faces, key=lambda face: card(face).stars))
    return course


def test_settle_agrees_with_the_rules_on_thousands_of_tables() -> None:
    rng = random.Random(8)
    deck = GAME.default_deck().cards
    decided = 0
    for _ in range(1_500):
        seats = rng.choice((2, 3, 4, 5))
        faces = rng.sample(deck, 2 * seats + 1)
        plays = [(faces[2 * k], faces[2 * k + 1]) for k in range(seats)]
        stars = [rng.choice(list(STARS)) for _ in range(seats)]
        course = _greedy(played(plays, turned=faces[-1], stars=stars))
        decided += bool(course.all(ColourWon))
        expected: list[int | None] = [None] * seats
        for taken in course.all(Taken):
            expected[taken.seat] = taken.stars
        flips = sum(card(face).flips_time for face in faces[:-1])
        table = [(NO_PLAYER, quick(Face(faces[-1])))]
        table += [(seat, quick(face)) for seat, play in enumerate(plays) for face in play]
        assert settle(flips % 2 == 0, table, stars) == expected
        assert bool(course.all(NoColourWon)) != bool(course.all(ColourWon))
    assert decided > 1_000
