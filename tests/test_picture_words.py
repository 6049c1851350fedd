"""The words of the picture deck: themes and clues, in every language that has them."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

DECK = Path(__file__).parents[1] / "stolek" / "games" / "dixit" / "deck" / "deck.toml"
LANGUAGES = ("cs", "en")
DISTANCES = ("near", "far", "farther")
LONGEST = 60


@pytest.fixture(scope="module")
def deck() -> dict[str, Any]:
    return tomllib.loads(DECK.read_text(encoding="utf-8"))


def clues(deck: dict[str, Any], language: str) -> Iterator[tuple[str, str]]:
    for card in deck["card"]:
        for distance in DISTANCES:
            for clue in card["clues"][language][distance]:
                yield card["id"], clue


def test_about_eighty_themes_named_in_every_language(deck: dict[str, Any]) -> None:
    assert 75 <= len(deck["themes"]) <= 85
    for names in deck["themes"].values():
        assert set(LANGUAGES) <= set(names)
        assert all(name.strip() == name and name for name in names.values())


def test_every_card_has_4_to_7_weighted_themes_of_the_list(deck: dict[str, Any]) -> None:
    for card in deck["card"]:
        assert 4 <= len(card["themes"]) <= 7, card["id"]
        assert set(card["themes"]) <= set(deck["themes"]), card["id"]
        assert all(0 < weight <= 1 for weight in card["themes"].values()), card["id"]


def test_every_theme_lies_on_4_to_9_cards(deck: dict[str, Any]) -> None:
    count = Counter(theme for card in deck["card"] for theme in card["themes"])
    assert {theme: count[theme] for theme in deck["themes"] if not 4 <= count[theme] <= 9} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_clues_at_three_distances_short_and_never_twice(deck: dict[str, Any], language: str) -> None:
    for card in deck["card"]:
        assert [len(card["clues"][language][distance]) for distance in DISTANCES] == [4, 4, 4], card["id"]
    texts = [clue for _, clue in clues(deck, language)]
    assert all(clue == " ".join(clue.split()) and 1 <= len(clue) <= LONGEST for clue in texts)
    twice = [clue for clue, count in Counter(map(str.casefold, texts)).items() if count > 1]
    assert twice == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_never_is_the_title(deck: dict[str, Any], language: str) -> None:
    titles = {card["id"]: card["title"][language].casefold() for card in deck["card"]}
    given_away = [(card, clue) for card, clue in clues(deck, language) if clue.casefold() == titles[card]]
    assert given_away == []
