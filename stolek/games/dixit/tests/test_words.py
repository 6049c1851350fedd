"""The words of the pictures, in every language; and what happens is told as it happened."""

import re
from collections import Counter
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from stolek.core import Seat, redact
from stolek.core.say import Say, Who
from stolek.games.dixit import GAME
from stolek.games.dixit.lexicon import DISTANCES, lexicon, themes
from stolek.games.dixit.model import CardsGiven, Give, Revealed, VoteCast
from stolek.games.dixit.stems import LANGUAGES
from stolek.games.dixit.tests.build import laid_out, told, votes

LONGEST_CLUE = 60
LONGEST_DESCRIPTION = 250
CLUES = {"en": 4, "cs": 4}  # at each distance; 3 in the other languages


def flat(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    return "".join(str(each.value) for each in pattern.elements if isinstance(each, ast.TextElement))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_know_the_pictures_by_the_words_that_people_read(language: str) -> None:
    file = resources.files("stolek.games.dixit") / "deck" / "words" / f"{language}.ftl"
    read = {}
    for message in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(message, ast.Message):
            alt = next(each.value for each in message.attributes if each.id.name == "alt")
            read[message.id.name] = flat(message.value), flat(alt)
    assert read == {
        f"dixit-picture-{face}": (entry.title[language], entry.alt[language])
        for face, entry in lexicon().items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_a_title_and_one_or_two_sentences_of_its_own(language: str) -> None:
    alts = [entry.alt[language] for entry in lexicon().values()]
    assert len({*alts}) == len({entry.title[language] for entry in lexicon().values()}) == len(alts) == 84
    assert [alt for alt in alts if not 40 <= len(alt) <= LONGEST_DESCRIPTION] == []
    assert [alt for alt in alts if not 1 <= len(re.findall(r"[.!?](?:\s|$)", alt)) <= 2] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_at_three_distances_are_short_never_twice_and_never_a_title(language: str) -> None:
    by_distance = [entry.clues[language][distance] for entry in lexicon().values() for distance in DISTANCES]
    assert {len(clues) for clues in by_distance} == {CLUES.get(language, 3)}
    clues = [clue for each in by_distance for clue in each]
    assert all(clue == " ".join(clue.split()) and 1 <= len(clue) <= LONGEST_CLUE for clue in clues)
    assert [clue for clue, count in Counter(map(str.casefold, clues)).items() if count > 1] == []
    assert {clue.casefold() for clue in clues} & {
        entry.title[language].casefold() for entry in lexicon().values()
    } == set()


def test_every_picture_has_4_to_7_weighted_themes_and_every_theme_4_to_9_pictures() -> None:
    for face, entry in lexicon().items():
        assert 4 <= len(entry.themes) <= 7, face
        assert all(0 < weight <= 1 for weight in entry.themes.values()), face
    count = Counter(theme for entry in lexicon().values() for theme in entry.themes)
    assert {theme: count[theme] for theme in {*themes(), *count} if not 4 <= count[theme] <= 9} == {}


def lines(event: object, viewer: int | None = None) -> list[Say]:
    return list(GAME.tell(redact(event, None if viewer is None else Seat(viewer))))


def test_with_three_players_it_is_told_that_two_pictures_were_given() -> None:
    course = told(3)
    one, two, three = course.hand(1)[:3]
    course = course.act(1, Give((one, two))).act(1, Give((one, three)))
    first, again = [line for event in course.all(CardsGiven) for line in lines(event)]
    assert (first.key, first.args["count"]) == ("dixit-event-given", 2)
    assert (again.key, again.args["count"]) == ("dixit-event-given-again", 2)


def test_only_the_storyteller_hears_where_the_red_vote_lies_before_the_reveal() -> None:
    course = votes(laid_out(6, "party"), {0: [2]}, red=1)
    (own,) = lines(course.one(VoteCast), 0)
    assert own.key == "dixit-event-voted-own-red"
    assert own.args["red"] == course.place_of(1)
    (other,) = lines(course.one(VoteCast), 1)
    assert (other.key, set(other.args)) == ("dixit-event-voted", {"who"})


def test_a_reveal_marks_the_storytellers_picture_but_not_in_the_party_game() -> None:
    base = votes(laid_out(4), {1: [0], 2: [1], 3: [1]})
    keys = {line.args["place"]: line.key for line in lines(base.one(Revealed))}
    assert keys[base.one(Revealed).owners.index(Seat(0)) + 1] == "dixit-event-revealed-story"
    party = votes(laid_out(6, "party"), {seat: [0] for seat in range(6)}, red=1)
    said = lines(party.one(Revealed))
    assert {line.key for line in said} == {
        "dixit-event-revealed",
        "dixit-event-revealed-alone",
        "dixit-event-red",
    }
    assert Who(Seat(0)) in [line.args.get("who") for line in said]
