"""The catalogues name the pictures as the deck file does; what happens is told as it happened."""

import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from stolek.core import Seat, redact
from stolek.core.say import Say, Who
from stolek.games.dixit import GAME
from stolek.games.dixit.lexicon import DISTANCES
from stolek.games.dixit.model import CardsGiven, Give, Revealed, VoteCast
from stolek.games.dixit.tests.build import laid_out, told, votes

FOLDER = resources.files("stolek.games.dixit")
DECK = tomllib.loads((FOLDER / "deck" / "deck.toml").read_text(encoding="utf-8"))


def flat(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    return "".join(str(each.value) for each in pattern.elements if isinstance(each, ast.TextElement))


MORE = {
    file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8"))
    for file in (FOLDER / "deck" / "words").iterdir()
}
"""Languages whose words of the pictures have a file of their own."""


def texts(language: str) -> dict[str, tuple[str, str]]:
    """Title and description of every picture in this language."""
    if language in MORE:
        return {card["id"]: (words["title"], words["alt"]) for card, words in cards_in(language)}
    return {card["id"]: (card["title"][language], card["alt"][language]) for card in DECK["card"]}


def cards_in(language: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    return [(card, MORE[language][card["id"]]) for card in DECK["card"]]


@pytest.mark.parametrize("language", ["cs", "en", *sorted(MORE)])
def test_titles_and_descriptions_are_those_of_the_deck_file(language: str) -> None:
    text = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    messages = {m.id.name: m for m in FluentParser().parse(text).body if isinstance(m, ast.Message)}
    for card, (title, alt) in texts(language).items():
        message = messages[f"dixit-picture-{card}"]
        assert flat(message.value) == title
        assert flat(message.attributes[0].value) == alt


@pytest.mark.parametrize("language", sorted(MORE))
def test_a_language_in_a_file_of_its_own_has_every_theme_and_nine_clues_a_picture(language: str) -> None:
    assert set(MORE[language]["themes"]) == set(DECK["themes"])
    clues = [clue for _, words in cards_in(language) for distance in DISTANCES for clue in words[distance]]
    assert all(len(words[distance]) == 3 for _, words in cards_in(language) for distance in DISTANCES)
    assert all(clue == " ".join(clue.split()) and 1 <= len(clue) <= 60 for clue in clues)
    assert [clue for clue, count in Counter(map(str.casefold, clues)).items() if count > 1] == []
    titles = {title.casefold() for title, _ in texts(language).values()}
    assert [clue for clue in clues if clue.casefold() in titles] == []


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
