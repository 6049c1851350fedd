"""Games that began by an older version of the rules end by it."""

from msgspec.structs import replace

from stolek.games.daynight import GAME
from stolek.games.daynight.model import ColourWon
from stolek.games.daynight.tests.build import Course, before_choice


def cited(plays: list[tuple[str, str]], stars: tuple[int, ...], rules: int) -> tuple[str, ...]:
    """The rules that are cited when these cards have been played by night, by this version of the rules."""
    course = before_choice([(*play, "purple-1-3") for play in plays], "purple-13-4", "night", stars)
    state = replace(course.state, setup=replace(course.state.setup, rules=rules))
    course = Course(state, [])
    for step in (0, 1):
        for seat, play in enumerate(plays):
            course = course.choose(seat, play[step])
    return course.one(ColourWon).rules


def test_new_games_are_played_by_version_2() -> None:
    assert GAME.info.version == 2
    assert before_choice([("orange-1-4",)] * 2).state.setup.rules == 2


def test_version_1_left_out_that_stars_decided_for_one_of_three() -> None:
    blue = [("blue-2-3", "orange-9-2"), ("blue-2-3", "pink-12-3"), ("blue-2-3", "pink-13-4")]
    assert cited(blue, (2, 5, 5), 1) == ("DN-8", "DN-11", "DN-13", "DN-R4")
    assert cited(blue, (2, 5, 5), 2) == ("DN-8", "DN-11", "DN-12", "DN-13", "DN-R4")


def test_version_1_cited_the_ruling_for_three_when_two_were_equal() -> None:
    blue = [("blue-2-3", "orange-9-2"), ("blue-2-3", "pink-12-3"), ("blue-3-2", "pink-13-4")]
    assert cited(blue, (3, 3, 0), 1) == ("DN-8", "DN-11", "DN-13", "DN-R4")
    assert cited(blue, (3, 3, 0), 2) == ("DN-8", "DN-11", "DN-13")


def test_all_else_was_as_it_is() -> None:
    alone = [("blue-2-3", "orange-9-2"), ("pink-2-3", "pink-12-3")]
    two = [("blue-2-3", "orange-9-2"), ("blue-2-3", "pink-12-3")]
    for rules in (1, 2):
        assert cited(alone, (0, 0), rules) == ("DN-8",)
        assert cited(two, (0, 0), rules) == ("DN-8", "DN-11", "DN-13")
        assert cited(two, (3, 2), rules) == ("DN-8", "DN-11", "DN-12")
