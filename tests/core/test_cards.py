"""Deck files: a fault is named with its line, and what is written can be read."""

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolek.core.cards import Deck, DeckFault, DeckGroup, Face, FaceWords, read_deck, write_deck
from stolek.core.errors import DeckError

GOOD = """\
# "bad" in a comment is no card
name = "Test"

[[group]]
mark = "first"
cards = [
  "a",
  "b",
]

[[group]]
mark = "second"
cards = ["a", 'c']
"""


def no_faults(deck: Deck) -> Iterator[DeckFault]:
    return iter(())


def fault(text: str) -> DeckError:
    with pytest.raises(DeckError) as error:
        read_deck(text, no_faults)
    return error.value


def test_a_deck_is_read_and_sorted() -> None:
    deck = read_deck(GOOD, no_faults)
    assert deck.name == "Test"
    assert deck.cards == ("a", "a", "b", "c")
    assert deck.marked("second") == ("a", "c")
    assert deck.marked("second", "first") == deck.cards
    assert deck.marked("third") == ()


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ('"b",', '"b', 8, "not valid TOML"),
        ('name = "Test"', "name = 3", 2, "Expected `str`, got `int`"),
        ('mark = "second"', "mark = 2", 12, "Expected `str`, got `int`"),
        ("cards = ['a', 'c']".replace("'a'", '"a"'), 'cards = "ac"', 13, "Expected `array`"),
        ("[\"a\", 'c']", '["a", 7]', 13, "Expected `str`, got `int`"),
        ('mark = "second"', 'mark = "second"\ncolour = "red"', 13, "unknown field `colour`"),
        ('mark = "second"\n', "", 11, "missing required field `mark`"),
        ('name = "Test"', 'name = "Test"\nauthor = "me"', 3, "unknown field `author`"),
        ('name = "Test"\n', "", None, "missing required field `name`"),
    ],
)
def test_a_broken_file_is_named_by_line_and_fault(old: str, new: str, line: int | None, says: str) -> None:
    assert old in GOOD
    error = fault(GOOD.replace(old, new))
    assert error.line == line
    assert says in error.fault
    assert str(error).startswith(f"line {line}: ") == (line is not None)


@pytest.mark.parametrize(
    ("found", "line"),
    [
        (DeckFault("too many a", face=Face("a")), 13),  # the last copy is the one too many
        (DeckFault("no b", face=Face("b")), 8),
        (DeckFault("no c", face=Face("c")), 13),
        (DeckFault("no second", mark="second"), 12),
        (DeckFault("no bad", face=Face("bad")), None),
        (DeckFault("no more"), None),
    ],
)
def test_a_games_fault_is_named_by_line(found: DeckFault, line: int | None) -> None:
    with pytest.raises(DeckError) as error:
        read_deck(GOOD, lambda deck: [found, DeckFault("a second fault")])
    assert (error.value.line, error.value.fault) == (line, found.fault)


WORDS = """
[[words]]
face = "c"
title = "A boat"
tags = ["water", "far away"]

[[words]]
face = "a"
alt = "Two people in a boat."
"""


def test_a_deck_may_have_words_for_its_faces() -> None:
    deck = read_deck(GOOD + WORDS, no_faults)
    boat = FaceWords(Face("c"), "A boat", ("water", "far away"))
    assert deck.words == (boat, FaceWords(Face("a"), alt="Two people in a boat."))
    assert deck.words_of([Face("c"), Face("b"), Face("c")]) == (boat,)
    assert read_deck(GOOD, no_faults).words_of([Face("c")]) == ()
    assert read_deck(write_deck(deck), no_faults) == deck
    assert len({deck, read_deck(GOOD, no_faults)}) == 2  # decks are keys of what games keep


def test_a_deck_without_words_is_stored_as_ever() -> None:
    assert b"words" not in msgspec.json.encode(read_deck(GOOD, no_faults))
    deck = read_deck(GOOD + WORDS, no_faults)
    assert msgspec.json.decode(msgspec.json.encode(deck), type=Deck) == deck


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ('face = "a"', 'face = "z"', 21, "no card of this deck"),
        ('face = "a"', 'face = "c"', 21, "'c' has words 2 times"),
        ('alt = "Two', 'smell = "Two', 22, "unknown field `smell`"),
    ],
)
def test_wrong_words_are_named_by_line(old: str, new: str, line: int, says: str) -> None:
    error = fault(GOOD + WORDS.replace(old, new))
    assert (error.line, says in error.fault) == (line, True)


words = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=12)
decks = st.builds(
    Deck, words, st.lists(st.builds(DeckGroup, words, st.lists(words.map(Face)).map(tuple))).map(tuple)
)


@given(decks, words)
def test_a_deck_survives_writing_and_reading(deck: Deck, note: str) -> None:
    if deck.groups:
        assert read_deck(write_deck(deck, note), no_faults) == deck
    else:
        assert "group" in fault(write_deck(deck, note)).fault
