"""Decks of one's own: what is refused, and in which line."""

import pytest

from stolek.core.cards import read_deck, write_deck
from stolek.core.errors import DeckError
from stolek.games.daynight import GAME
from stolek.testing.covers import covers

TEXT = write_deck(GAME.default_deck())


def fault(text: str) -> DeckError:
    with pytest.raises(DeckError) as caught:
        read_deck(text, GAME.deck_faults)
    return caught.value


def line_of(text: str, needle: str) -> int:
    return text[: text.index(needle)].count("\n") + 1


def test_the_written_deck_reads_back() -> None:
    assert read_deck(TEXT, GAME.deck_faults) == GAME.default_deck()


@covers("DN-2")
@pytest.mark.parametrize(
    ("bad", "word"),
    [
        ("green-7-T", "not a colour"),
        ("orange-14-T", "not a value"),
        ("orange-07-T", "not a value"),
        ("orange-7-5", "neither 1-4 stars"),
        ("orange-7", "colour-value-stars"),
    ],
)
def test_an_impossible_face_is_named_with_its_line(bad: str, word: str) -> None:
    text = TEXT.replace("pink-4-2", bad, 1)
    error = fault(text)
    assert word in error.fault
    assert error.line == line_of(text, f'"{bad}"')


@covers("DN-2")
def test_a_missing_card_and_a_missing_value_are_told() -> None:
    assert "26 pink cards" in fault(TEXT.replace('  "pink-4-2",\n', "", 1)).fault
    swapped = TEXT.replace('"pink-4-2"', '"pink-3-3"').replace('"pink-4-1"', '"pink-3-3"')
    assert "no pink 4" in fault(swapped).fault


def test_another_group_is_refused() -> None:
    assert "one group" in fault(TEXT.replace('mark = "all"', 'mark = "some"')).fault
