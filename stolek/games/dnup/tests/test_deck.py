"""Decks of one's own: what is refused, and in which line."""

import pytest

from stolek.core.cards import Deck, Face, read_deck, write_deck
from stolek.core.errors import DeckError
from stolek.games.dnup import GAME
from stolek.games.dnup.model import card
from stolek.games.dnup.tests.build import deck_of
from stolek.testing.covers import covers

TEXT = write_deck(GAME.default_deck())


def fault(text: str) -> DeckError:
    with pytest.raises(DeckError) as caught:
        read_deck(text, GAME.deck_faults)
    return caught.value


def faults(deck: Deck) -> list[str]:
    return [each.fault for each in GAME.deck_faults(deck)]


def line_of(text: str, needle: str) -> int:
    return text[: text.index(needle)].count("\n") + 1


def test_the_written_deck_reads_back() -> None:
    assert read_deck(TEXT, GAME.deck_faults) == GAME.default_deck()


@covers("DU-1", "DU-R12")
@pytest.mark.parametrize(
    ("bad", "word"),
    [
        ("3/3", "differ"),
        ("0/7", "not a value"),
        ("3/11", "not a value"),
        ("3/07", "not a value"),
        ("37", "slash"),
        ("8/3", "lower value comes first, 3/8"),
        ("3/8*", "only 1/5* bears the star"),
    ],
)
def test_an_impossible_face_is_named_with_its_line(bad: str, word: str) -> None:
    text = TEXT.replace('"2/10"', f'"{bad}"', 1)
    error = fault(text)
    assert word in error.fault
    assert error.line == line_of(text, f'"{bad}"')


@covers("DU-R12")
def test_the_two_values_of_every_card_differ() -> None:
    assert all(card(face).active != card(face).inactive for face in GAME.default_deck().cards)
    with pytest.raises(ValueError, match="differ"):
        card(Face("4/4"))


@covers("DU-1")
def test_a_missing_card_and_a_missing_star_are_told() -> None:
    assert "39 cards" in fault(TEXT.replace('  "2/10",\n', "", 1)).fault
    assert "starred" in fault(TEXT.replace('"1/5*"', '"1/5"')).fault
    assert "only one starred" in fault(TEXT.replace('"2/10"', '"1/5*"')).fault


def test_another_group_is_refused() -> None:
    error = fault(TEXT.replace('mark = "third"', 'mark = "fourth"'))
    assert "always, third, second, first" in error.fault
    assert error.line == line_of(TEXT, '"third"')


@covers("DU-2")
def test_a_star_that_some_would_play_without_is_refused() -> None:
    moved = TEXT.replace('"1/5*"', '"2/3"').replace('"1/10"', '"1/5*"')
    assert "must be in the group" in fault(moved).fault


def test_everyone_must_get_a_card() -> None:
    found = faults(deck_of(always=["1/5*"], first=["2/6"] * 39))
    assert [each.split(" would")[0] for each in found] == ["2 players", "3 players", "4 players"]


def test_too_many_ways_to_lay_are_refused() -> None:
    many = [f"1/{other}" for other in range(2, 11)] * 4
    assert any(
        "ways to lay cards of value 1" in each
        for each in faults(deck_of(always=["1/5*", *many, *["2/3"] * 3]))
    )
